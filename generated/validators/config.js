// Compiled from a contract by npm run generate. Never edited.
var hs=Object.create;var We=Object.defineProperty;var us=Object.getOwnPropertyDescriptor;var ds=Object.getOwnPropertyNames;var fs=Object.getPrototypeOf,ys=Object.prototype.hasOwnProperty;var Xe=(a,s)=>()=>{try{return s||a((s={exports:{}}).exports,s),s.exports}catch(G){throw s=0,G}};var gs=(a,s,G,D)=>{if(s&&typeof s=="object"||typeof s=="function")for(let V of ds(s))!ys.call(a,V)&&
V!==G&&We(a,V,{get:()=>s[V],enumerable:!(D=us(s,V))||D.enumerable});return a};var _s=(a,s,G)=>(G=a!=null?hs(fs(a)):{},gs(s||!a||!a.__esModule?We(G,"default",{value:a,enumerable:!0}):
G,a));var ms=Xe(ke=>{"use strict";Object.defineProperty(ke,"__esModule",{value:!0});ke.formatNames=ke.fastFormats=
ke.fullFormats=void 0;function be(a,s){return{validate:a,compare:s}}ke.fullFormats={date:be(ts,He),time:be(
Be(!0),Je),"date-time":be(Qe(!0),rs),"iso-time":be(Be(),as),"iso-date-time":be(Qe(),ps),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:xs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:zs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Ss,int32:{type:"number",validate:Ls},
int64:{type:"number",validate:$s},float:{type:"number",validate:ss},double:{type:"number",validate:ss},
password:!0,binary:!0};ke.fastFormats={...ke.fullFormats,date:be(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,He),time:be(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Je),"date-time":be(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
rs),"iso-time":be(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,as),
"iso-date-time":be(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ps),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ke.formatNames=Object.keys(ke.fullFormats);function bs(a){return a%4===0&&(a%100!==0||a%400===0)}var ks=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ws=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ts(a){let s=ks.exec(a);if(!s)return!1;let G=+s[1],
D=+s[2],V=+s[3];return D>=1&&D<=12&&V>=1&&V<=(D===2&&bs(G)?29:ws[D])}function He(a,s){if(a&&s)return a>
s?1:a<s?-1:0}var Ce=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Be(a){
return function(G){let D=Ce.exec(G);if(!D)return!1;let V=+D[1],te=+D[2],e=+D[3],t=D[4],R=D[5]==="-"?
-1:1,b=+(D[6]||0),o=+(D[7]||0);if(b>23||o>59||a&&!t)return!1;if(V<=23&&te<=59&&e<60)return!0;let _=te-
o*R,v=V-b*R-(_<0?1:0);return(v===23||v===-1)&&(_===59||_===-1)&&e<61}}function Je(a,s){if(!(a&&s))return;
let G=new Date("2020-01-01T"+a).valueOf(),D=new Date("2020-01-01T"+s).valueOf();if(G&&D)return G-D}function as(a,s){
if(!(a&&s))return;let G=Ce.exec(a),D=Ce.exec(s);if(G&&D)return a=G[1]+G[2]+G[3],s=D[1]+D[2]+D[3],a>s?
1:a<s?-1:0}var Ge=/t|\s/i;function Qe(a){let s=Be(a);return function(D){let V=D.split(Ge);return V.length===
2&&ts(V[0])&&s(V[1])}}function rs(a,s){if(!(a&&s))return;let G=new Date(a).valueOf(),D=new Date(s).valueOf();
if(G&&D)return G-D}function ps(a,s){if(!(a&&s))return;let[G,D]=a.split(Ge),[V,te]=s.split(Ge),e=He(G,
V);if(e!==void 0)return e||Je(D,te)}var Ps=/\/|:/,Ns=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function xs(a){return Ps.test(a)&&Ns.test(a)}var es=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Ss(a){return es.lastIndex=0,es.test(a)}var vs=-(2**31),As=2**31-1;function Ls(a){return Number.
isInteger(a)&&a<=As&&a>=vs}function $s(a){return Number.isInteger(a)}function ss(){return!0}var qs=/[^\\]\\Z/;
function zs(a){if(qs.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var os=Xe(Ye=>{"use strict";Object.defineProperty(Ye,"__esModule",{value:!0});function is(a){let s=a.
length,G=0,D=0,V;for(;D<s;)G++,V=a.charCodeAt(D++),V>=55296&&V<=56319&&D<s&&(V=a.charCodeAt(D),(V&64512)===
56320&&D++);return G}Ye.default=is;is.code='require("ajv/dist/runtime/ucs2length").default'});var ns=_s(ms()),Cs=Fe,Bs=Fe;var S={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
s","admission","retry","breaker","drain","ledger","log","tracing","sandbox","upstreams","routes","mo\
dels","prices"],properties:{store:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$",
default:".tollgate"},store_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},store_connections:{
type:"integer",minimum:2,maximum:1e3,default:10},spool:{type:"string",minLength:1,maxLength:1024,pattern:"\
^[^\\x00-\\x1f]+$",default:".tollgate"},workers:{type:"integer",minimum:1,maximum:128,default:1},gateway:{
$ref:"#/components/schemas/Gateway",default:{}},mesh:{$ref:"#/components/schemas/Mesh",default:{}},metadata:{
$ref:"#/components/schemas/Metadata",default:{}},operator:{$ref:"#/components/schemas/Operator",default:{}},
limits:{$ref:"#/components/schemas/Limits",default:{}},admission:{$ref:"#/components/schemas/Admissi\
on",default:{}},retry:{$ref:"#/components/schemas/Retry",default:{}},breaker:{$ref:"#/components/sch\
emas/Breaker",default:{}},drain:{$ref:"#/components/schemas/Drain",default:{}},ledger:{$ref:"#/compo\
nents/schemas/Ledger",default:{}},log:{$ref:"#/components/schemas/Log",default:{}},tracing:{$ref:"#/\
components/schemas/Tracing",default:{}},sandbox:{$ref:"#/components/schemas/Sandbox",default:{}},payments:{
$ref:"#/components/schemas/Payments",default:{}},trusted_proxies:{type:"array",maxItems:64,default:[],
items:{type:"string",minLength:2,maxLength:64,pattern:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"}},upstreams:{
type:"object",default:{},maxProperties:256,propertyNames:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},
additionalProperties:{$ref:"#/components/schemas/Upstream"}},routes:{type:"object",default:{},maxProperties:4096,
propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{type:"array",maxItems:64,
items:{$ref:"#/components/schemas/Deployment"}}},models:{type:"object",default:{},maxProperties:4096,
propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{$ref:"#/components/schem\
as/ModelSettings"}},prices:{type:"object",default:{},maxProperties:4096,propertyNames:{$ref:"#/compo\
nents/schemas/RouteName"},additionalProperties:{$ref:"#/components/schemas/Price"}}}},re={type:"obje\
ct",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,default:"127.0\
.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8080},public_url:{type:"string",format:"\
uri",minLength:8,maxLength:1024},cors:{type:"boolean",default:!1},docs:{type:"boolean",default:!0}}},
he={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8082},docs:{type:"boolean",
default:!0}}},B={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8090},public_url:{type:"st\
ring",format:"uri",minLength:8,maxLength:1024},hosts:{type:"array",maxItems:64,default:[],items:{type:"\
string",minLength:1,maxLength:253,pattern:"^[A-Za-z0-9_.-]+$"}},console:{type:"boolean",default:!0},
docs:{type:"boolean",default:!0},token_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128,
default:"TOLLGATE_OPERATOR_TOKEN"},metrics_token_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128},metrics_open:{type:"boolean",default:!1}}},Q={type:"object",additionalProperties:!1,
properties:{concurrent:{type:"integer",minimum:1,maximum:1e5},queue_ms:{type:"integer",minimum:1,maximum:1e4,
default:500},body_bytes:{type:"integer",minimum:8388608,maximum:1099511627776,default:268435456},loop_delay_ms:{
type:"integer",minimum:10,maximum:36e5,default:200},heap_percent:{type:"integer",minimum:10,maximum:100,
default:85}}},ie={type:"object",additionalProperties:!1,properties:{attempts:{type:"integer",minimum:1,
maximum:10,default:3},free_failovers:{type:"integer",minimum:0,maximum:1e6,default:10},failover_share:{
type:"number",minimum:0,maximum:1,default:.2},repeat_share:{type:"number",minimum:0,maximum:1,default:.1}}},
oe={type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e3,
default:5},window:{type:"integer",minimum:2,maximum:1e3,default:20},open_ms:{type:"integer",minimum:10,
maximum:6e5,default:5e3}}},ne={type:"object",additionalProperties:!1,properties:{accept_ms:{type:"in\
teger",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,maximum:6e5,default:3e4},
streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},ye={type:"object",additionalProperties:!1,
properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,default:268435456},kept_days:{
type:"integer",minimum:2,maximum:36500,default:90}}},ue={type:"object",additionalProperties:!1,properties:{
level:{type:"string",enum:["debug","info","warn","error","silent"],default:"info"},format:{type:"str\
ing",enum:["auto","json","pretty"],default:"auto"}}},Me={type:"object",additionalProperties:!1,properties:{
enabled:{type:"boolean",default:!1}}},ve={type:"object",additionalProperties:!1,required:["public"],
properties:{public:{type:"boolean",default:!1}}},de={type:"string",maxLength:256,pattern:"^(\\*|[^\\x0\
0-\\x20\\x7f,*]{1,255}\\*?)$"},H={type:"object",additionalProperties:!1,properties:{kind:{type:"stri\
ng",enum:["chat","embeddings"],default:"chat"},input:{type:"array",minItems:1,maxItems:4,default:["t\
ext"],items:{type:"string",enum:["text","image","audio","file"]}},context_tokens:{type:"integer",minimum:1,
maximum:1e9},output_tokens:{type:"integer",minimum:1,maximum:1e9},dimensions:{type:"integer",minimum:1,
maximum:1e6},cache:{type:"string",enum:["auto"]},tokens_per_second:{type:"integer",minimum:1,maximum:1e6}}},
M={type:"object",additionalProperties:!1,required:["input","output"],properties:{input:{type:"string",
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cached_input:{type:"string",pattern:"^\
(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_input:{type:"string",pattern:"^(0|[1\
-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_1h_input:{type:"string",pattern:"^(0|[1-9\
][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},output:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[\
0-9]{1,9})?$",maxLength:32}}},Se=Object.prototype.hasOwnProperty,N=os().default,Ee=new RegExp("^[^\\x\
00-\\x1f]+$","u"),xe=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),js=new RegExp("^[A-Za-z0-9_.-]+$","u"),
Os=new RegExp("^[0-9a-fA-F.:]+(/[0-9]{1,3})?$","u"),Ts=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",
"u"),Ue=new RegExp("^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),ge=new RegExp("^(0|[1-9][0-9]{0,5\
})(\\.[0-9]{1,9})?$","u"),Ve=ns.fullFormats.uri,q={type:"object",additionalProperties:!1,properties:{
host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8081},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},contact:{type:"stri\
ng",minLength:3,maxLength:254,pattern:"^[^\\s@<>]+@[^\\s@<>]+$"},cors:{type:"boolean",default:!1},docs:{
type:"boolean",default:!0},agents:{type:"array",maxItems:64,default:["spec/agents"],items:{type:"str\
ing",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"}},on_broken_agent:{type:"string",enum:["\
refuse","skip"],default:"refuse"},allow_private:{type:"array",maxItems:64,default:[],items:{type:"st\
ring",minLength:8,maxLength:1024}},model:{type:"string",minLength:1,maxLength:256,default:"meta-llam\
a/llama-3.3-70b-instruct"},summaries:{type:"string",enum:["query","always"],default:"query"},write_tools:{
type:"boolean",default:!1},address_rpm:{type:"integer",minimum:0,maximum:1e9,default:0},unpaid_rpm:{
type:"integer",minimum:0,maximum:1e9,default:600},each_agent:{$ref:"#/components/schemas/AgentCaps",
default:{}},lenient:{$ref:"#/components/schemas/Lenient",default:{}},bounds:{$ref:"#/components/sche\
mas/Bounds",default:{}},tasks:{$ref:"#/components/schemas/Tasks",default:{}}}},pe={type:"object",additionalProperties:!1,
properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{type:"integer",minimum:1,maximum:1e6},
budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{
type:"string",enum:["day","month","total"]}}},Ae={type:"object",additionalProperties:!1,properties:{
arguments:{type:"boolean",default:!1},bearer:{type:"boolean",default:!1}}},W={type:"object",additionalProperties:!1,
properties:{turns:{type:"integer",minimum:1,maximum:100,default:8},tool_calls:{type:"integer",minimum:1,
maximum:1e3,default:12},query_ms:{type:"integer",minimum:100,maximum:6e5,default:6e4},tokens:{type:"\
integer",minimum:100,maximum:1e8,default:2e5},usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-\
9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{type:"integer",minimum:100,maximum:1e7,default:8e3}}},
ce={type:"object",additionalProperties:!1,properties:{workers:{type:"integer",minimum:0,maximum:1e3,
default:4},kept_days:{type:"integer",minimum:1,maximum:3650,default:7},waiting:{type:"integer",minimum:1,
maximum:1e6,default:1e3}}},Zs=new RegExp("^[^\\s@<>]+@[^\\s@<>]+$","u"),cs=new RegExp("^(0|[1-9][0-9\
]{0,6})(\\.[0-9]{1,9})?$","u");function Le(a,{instancePath:s="",parentData:G,parentDataProperty:D,rootData:V=a,
dynamicAnchors:te={}}={}){let e=null,t=0,R=Le.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&
(R.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){a.host===void 0&&(a.host="127.0.0.1"),a.port===
void 0&&(a.port=8081),a.cors===void 0&&(a.cors=!1),a.docs===void 0&&(a.docs=!0),a.agents===void 0&&(a.
agents=["spec/agents"]),a.on_broken_agent===void 0&&(a.on_broken_agent="refuse"),a.allow_private===void 0&&
(a.allow_private=[]),a.model===void 0&&(a.model="meta-llama/llama-3.3-70b-instruct"),a.summaries===void 0&&
(a.summaries="query"),a.write_tools===void 0&&(a.write_tools=!1),a.address_rpm===void 0&&(a.address_rpm=
0),a.unpaid_rpm===void 0&&(a.unpaid_rpm=600),a.each_agent===void 0&&(a.each_agent={}),a.lenient===void 0&&
(a.lenient={}),a.bounds===void 0&&(a.bounds={}),a.tasks===void 0&&(a.tasks={});for(let c in a)if(!Se.
call(q.properties,c)){let P={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:q,
data:a};e===null?e=[P]:e.push(P),t++}let b=a.host;if(typeof b=="string"){if(N(b)>253){let c={instancePath:s+
"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"mus\
t NOT have more than 253 characters",schema:253,parentSchema:q.properties.host,data:b};e===null?e=[c]:
e.push(c),t++}if(N(b)<1){let c={instancePath:s+"/host",schemaPath:"#/properties/host/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.
properties.host,data:b};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:s+"/host",schemaPath:"\
#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
host.type,parentSchema:q.properties.host,data:b};e===null?e=[c]:e.push(c),t++}let o=a.port;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let c={instancePath:s+"/port",schemaPath:"#/properties/port/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:q.properties.port.type,parentSchema:q.
properties.port,data:o};e===null?e=[c]:e.push(c),t++}if(typeof o=="number"){if(o>65535||isNaN(o)){let c={
instancePath:s+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:q.properties.port,data:o};e===
null?e=[c]:e.push(c),t++}if(o<0||isNaN(o)){let c={instancePath:s+"/port",schemaPath:"#/properties/po\
rt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.
properties.port,data:o};e===null?e=[c]:e.push(c),t++}}if(a.public_url!==void 0){let c=a.public_url;if(typeof c==
"string"){if(N(c)>1024){let P={instancePath:s+"/public_url",schemaPath:"#/properties/public_url/maxL\
ength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:q.properties.public_url,data:c};e===null?e=[P]:e.push(P),t++}if(N(c)<8){let P={instancePath:s+
"/public_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters",schema:8,parentSchema:q.properties.public_url,data:c};e===null?
e=[P]:e.push(P),t++}if(!Ve(c)){let P={instancePath:s+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:q.
properties.public_url,data:c};e===null?e=[P]:e.push(P),t++}}else{let P={instancePath:s+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:q.properties.public_url.type,parentSchema:q.properties.public_url,data:c};e===null?e=[P]:
e.push(P),t++}}if(a.contact!==void 0){let c=a.contact;if(typeof c=="string"){if(N(c)>254){let P={instancePath:s+
"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:q.properties.contact,data:c};e===null?
e=[P]:e.push(P),t++}if(N(c)<3){let P={instancePath:s+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:q.properties.contact,data:c};e===null?e=[P]:e.push(P),t++}if(!Zs.test(c)){let P={instancePath:s+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:q.properties.contact,data:c};e===null?e=[P]:e.push(P),t++}}else{let P={instancePath:s+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:q.properties.contact.type,parentSchema:q.properties.contact,data:c};e===null?e=[P]:
e.push(P),t++}}let _=a.cors;if(typeof _!="boolean"){let c={instancePath:s+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.
cors.type,parentSchema:q.properties.cors,data:_};e===null?e=[c]:e.push(c),t++}let v=a.docs;if(typeof v!=
"boolean"){let c={instancePath:s+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:q.properties.docs.type,parentSchema:q.properties.docs,
data:v};e===null?e=[c]:e.push(c),t++}let y=a.agents;if(Array.isArray(y)){if(y.length>64){let P={instancePath:s+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:q.properties.agents,data:y};e===null?e=[P]:e.
push(P),t++}let c=y.length;for(let P=0;P<c;P++){let j=y[P];if(typeof j=="string"){if(N(j)>1024){let A={
instancePath:s+"/agents/"+P,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:q.properties.
agents.items,data:j};e===null?e=[A]:e.push(A),t++}if(N(j)<1){let A={instancePath:s+"/agents/"+P,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:q.properties.agents.items,data:j};e===null?e=[A]:e.push(
A),t++}if(!Ee.test(j)){let A={instancePath:s+"/agents/"+P,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:q.properties.agents.items,data:j};e===null?e=[A]:e.push(
A),t++}}else{let A={instancePath:s+"/agents/"+P,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:q.properties.agents.items.type,parentSchema:q.
properties.agents.items,data:j};e===null?e=[A]:e.push(A),t++}}}else{let c={instancePath:s+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.
properties.agents.type,parentSchema:q.properties.agents,data:y};e===null?e=[c]:e.push(c),t++}let p=a.
on_broken_agent;if(typeof p!="string"){let c={instancePath:s+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
on_broken_agent.type,parentSchema:q.properties.on_broken_agent,data:p};e===null?e=[c]:e.push(c),t++}
if(!(p==="refuse"||p==="skip")){let c={instancePath:s+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:q.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:q.properties.on_broken_agent.enum,parentSchema:q.
properties.on_broken_agent,data:p};e===null?e=[c]:e.push(c),t++}let r=a.allow_private;if(Array.isArray(
r)){if(r.length>64){let P={instancePath:s+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:q.
properties.allow_private,data:r};e===null?e=[P]:e.push(P),t++}let c=r.length;for(let P=0;P<c;P++){let j=r[P];
if(typeof j=="string"){if(N(j)>1024){let A={instancePath:s+"/allow_private/"+P,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:q.properties.allow_private.items,data:j};e===null?
e=[A]:e.push(A),t++}if(N(j)<8){let A={instancePath:s+"/allow_private/"+P,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:q.properties.allow_private.items,data:j};e===null?e=[A]:e.push(A),
t++}}else{let A={instancePath:s+"/allow_private/"+P,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.allow_private.
items.type,parentSchema:q.properties.allow_private.items,data:j};e===null?e=[A]:e.push(A),t++}}}else{
let c={instancePath:s+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:q.properties.allow_private.type,parentSchema:q.properties.
allow_private,data:r};e===null?e=[c]:e.push(c),t++}let n=a.model;if(typeof n=="string"){if(N(n)>256){
let c={instancePath:s+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:q.properties.model,
data:n};e===null?e=[c]:e.push(c),t++}if(N(n)<1){let c={instancePath:s+"/model",schemaPath:"#/propert\
ies/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters",schema:1,parentSchema:q.properties.model,data:n};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:s+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:q.properties.model.type,parentSchema:q.properties.model,data:n};e===null?e=[c]:e.push(
c),t++}let i=a.summaries;if(typeof i!="string"){let c={instancePath:s+"/summaries",schemaPath:"#/pro\
perties/summaries/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
summaries.type,parentSchema:q.properties.summaries,data:i};e===null?e=[c]:e.push(c),t++}if(!(i==="qu\
ery"||i==="always")){let c={instancePath:s+"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"\
enum",params:{allowedValues:q.properties.summaries.enum},message:"must be equal to one of the allowe\
d values",schema:q.properties.summaries.enum,parentSchema:q.properties.summaries,data:i};e===null?e=
[c]:e.push(c),t++}let k=a.write_tools;if(typeof k!="boolean"){let c={instancePath:s+"/write_tools",schemaPath:"\
#/properties/write_tools/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.
properties.write_tools.type,parentSchema:q.properties.write_tools,data:k};e===null?e=[c]:e.push(c),t++}
let w=a.address_rpm;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w))){let c={instancePath:s+"/address_rpm",
schemaPath:"#/properties/address_rpm/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:q.properties.address_rpm.type,parentSchema:q.properties.address_rpm,data:w};e===null?
e=[c]:e.push(c),t++}if(typeof w=="number"){if(w>1e9||isNaN(w)){let c={instancePath:s+"/address_rpm",
schemaPath:"#/properties/address_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:q.properties.address_rpm,data:w};e===null?e=[c]:e.push(
c),t++}if(w<0||isNaN(w)){let c={instancePath:s+"/address_rpm",schemaPath:"#/properties/address_rpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.
properties.address_rpm,data:w};e===null?e=[c]:e.push(c),t++}}let T=a.unpaid_rpm;if(!(typeof T=="numb\
er"&&!(T%1)&&!isNaN(T))){let c={instancePath:s+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:q.properties.unpaid_rpm.type,
parentSchema:q.properties.unpaid_rpm,data:T};e===null?e=[c]:e.push(c),t++}if(typeof T=="number"){if(T>
1e9||isNaN(T)){let c={instancePath:s+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:q.
properties.unpaid_rpm,data:T};e===null?e=[c]:e.push(c),t++}if(T<0||isNaN(T)){let c={instancePath:s+"\
/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:q.properties.unpaid_rpm,data:T};e===null?e=[c]:
e.push(c),t++}}let I=a.each_agent;if(I&&typeof I=="object"&&!Array.isArray(I)){for(let c in I)if(!(c===
"rpm"||c==="parallel"||c==="budget_usd"||c==="budget_period")){let P={instancePath:s+"/each_agent",schemaPath:"\
#/components/schemas/AgentCaps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:pe,data:I};e===null?e=[P]:e.push(
P),t++}if(I.rpm!==void 0){let c=I.rpm;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let P={instancePath:s+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.rpm.type,parentSchema:pe.properties.rpm,
data:c};e===null?e=[P]:e.push(P),t++}if(typeof c=="number"){if(c>1e9||isNaN(c)){let P={instancePath:s+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:pe.properties.
rpm,data:c};e===null?e=[P]:e.push(P),t++}if(c<1||isNaN(c)){let P={instancePath:s+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:pe.properties.rpm,data:c};e===null?e=[P]:e.push(P),t++}}}
if(I.parallel!==void 0){let c=I.parallel;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let P={instancePath:s+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:pe.properties.parallel.type,parentSchema:pe.
properties.parallel,data:c};e===null?e=[P]:e.push(P),t++}if(typeof c=="number"){if(c>1e6||isNaN(c)){
let P={instancePath:s+"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/p\
arallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,
parentSchema:pe.properties.parallel,data:c};e===null?e=[P]:e.push(P),t++}if(c<1||isNaN(c)){let P={instancePath:s+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:pe.properties.
parallel,data:c};e===null?e=[P]:e.push(P),t++}}}if(I.budget_usd!==void 0){let c=I.budget_usd;if(typeof c==
"string"){if(N(c)>17){let P={instancePath:s+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:pe.properties.budget_usd,data:c};e===null?e=[P]:
e.push(P),t++}if(!cs.test(c)){let P={instancePath:s+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:pe.properties.budget_usd,data:c};e===null?e=[P]:
e.push(P),t++}}else{let P={instancePath:s+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:pe.properties.budget_usd.type,parentSchema:pe.properties.budget_usd,data:c};e===null?e=[P]:e.
push(P),t++}}if(I.budget_period!==void 0){let c=I.budget_period;if(typeof c!="string"){let P={instancePath:s+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.budget_period.type,
parentSchema:pe.properties.budget_period,data:c};e===null?e=[P]:e.push(P),t++}if(!(c==="day"||c==="m\
onth"||c==="total")){let P={instancePath:s+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:pe.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:pe.properties.budget_period.enum,parentSchema:pe.
properties.budget_period,data:c};e===null?e=[P]:e.push(P),t++}}}else{let c={instancePath:s+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:pe.type,parentSchema:pe,data:I};e===null?e=[c]:e.push(c),t++}let F=a.lenient;
if(F&&typeof F=="object"&&!Array.isArray(F)){F.arguments===void 0&&(F.arguments=!1),F.bearer===void 0&&
(F.bearer=!1);for(let j in F)if(!(j==="arguments"||j==="bearer")){let A={instancePath:s+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},
message:"must NOT have additional properties",schema:!1,parentSchema:Ae,data:F};e===null?e=[A]:e.push(
A),t++}let c=F.arguments;if(typeof c!="boolean"){let j={instancePath:s+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:Ae.properties.arguments.type,parentSchema:Ae.properties.arguments,data:c};e===
null?e=[j]:e.push(j),t++}let P=F.bearer;if(typeof P!="boolean"){let j={instancePath:s+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:Ae.properties.bearer.type,parentSchema:Ae.properties.bearer,
data:P};e===null?e=[j]:e.push(j),t++}}else{let c={instancePath:s+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ae.type,
parentSchema:Ae,data:F};e===null?e=[c]:e.push(c),t++}let E=a.bounds;if(E&&typeof E=="object"&&!Array.
isArray(E)){E.turns===void 0&&(E.turns=8),E.tool_calls===void 0&&(E.tool_calls=12),E.query_ms===void 0&&
(E.query_ms=6e4),E.tokens===void 0&&(E.tokens=2e5),E.usd===void 0&&(E.usd="0.50"),E.answer_tokens===
void 0&&(E.answer_tokens=8e3);for(let L in E)if(!(L==="turns"||L==="tool_calls"||L==="query_ms"||L===
"tokens"||L==="usd"||L==="answer_tokens")){let le={instancePath:s+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"\
must NOT have additional properties",schema:!1,parentSchema:W,data:E};e===null?e=[le]:e.push(le),t++}
let c=E.turns;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let L={instancePath:s+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:W.properties.turns.type,parentSchema:W.properties.turns,data:c};e===null?e=[L]:
e.push(L),t++}if(typeof c=="number"){if(c>100||isNaN(c)){let L={instancePath:s+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:W.properties.turns,data:c};e===null?e=[L]:e.push(L),
t++}if(c<1||isNaN(c)){let L={instancePath:s+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:W.properties.turns,data:c};e===null?e=[L]:e.push(L),t++}}let P=E.tool_calls;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P))){let L={instancePath:s+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:W.properties.tool_calls.type,parentSchema:W.properties.tool_calls,data:P};e===null?e=[L]:
e.push(L),t++}if(typeof P=="number"){if(P>1e3||isNaN(P)){let L={instancePath:s+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:W.properties.tool_calls,data:P};e===
null?e=[L]:e.push(L),t++}if(P<1||isNaN(P)){let L={instancePath:s+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:W.properties.tool_calls,data:P};e===null?e=[L]:e.push(L),
t++}}let j=E.query_ms;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let L={instancePath:s+"/bounds/qu\
ery_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:W.properties.query_ms.type,parentSchema:W.properties.query_ms,
data:j};e===null?e=[L]:e.push(L),t++}if(typeof j=="number"){if(j>6e5||isNaN(j)){let L={instancePath:s+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:W.properties.
query_ms,data:j};e===null?e=[L]:e.push(L),t++}if(j<100||isNaN(j)){let L={instancePath:s+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:W.properties.query_ms,data:j};
e===null?e=[L]:e.push(L),t++}}let A=E.tokens;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A))){let L={instancePath:s+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:W.properties.tokens.type,parentSchema:W.properties.
tokens,data:A};e===null?e=[L]:e.push(L),t++}if(typeof A=="number"){if(A>1e8||isNaN(A)){let L={instancePath:s+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:W.properties.
tokens,data:A};e===null?e=[L]:e.push(L),t++}if(A<100||isNaN(A)){let L={instancePath:s+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:W.properties.tokens,data:A};e===null?
e=[L]:e.push(L),t++}}let ae=E.usd;if(typeof ae=="string"){if(N(ae)>32){let L={instancePath:s+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:W.properties.usd,data:ae};
e===null?e=[L]:e.push(L),t++}if(!ge.test(ae)){let L={instancePath:s+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:W.properties.usd,data:ae};e===null?e=[L]:e.push(L),
t++}}else{let L={instancePath:s+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.usd.type,parentSchema:W.
properties.usd,data:ae};e===null?e=[L]:e.push(L),t++}let ee=E.answer_tokens;if(!(typeof ee=="number"&&
!(ee%1)&&!isNaN(ee))){let L={instancePath:s+"/bounds/answer_tokens",schemaPath:"#/components/schemas\
/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:W.properties.answer_tokens.type,parentSchema:W.properties.answer_tokens,data:ee};e===null?
e=[L]:e.push(L),t++}if(typeof ee=="number"){if(ee>1e7||isNaN(ee)){let L={instancePath:s+"/bounds/ans\
wer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:W.properties.
answer_tokens,data:ee};e===null?e=[L]:e.push(L),t++}if(ee<100||isNaN(ee)){let L={instancePath:s+"/bo\
unds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:W.properties.
answer_tokens,data:ee};e===null?e=[L]:e.push(L),t++}}}else{let c={instancePath:s+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.
type,parentSchema:W,data:E};e===null?e=[c]:e.push(c),t++}let u=a.tasks;if(u&&typeof u=="object"&&!Array.
isArray(u)){u.workers===void 0&&(u.workers=4),u.kept_days===void 0&&(u.kept_days=7),u.waiting===void 0&&
(u.waiting=1e3);for(let A in u)if(!(A==="workers"||A==="kept_days"||A==="waiting")){let ae={instancePath:s+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:ce,
data:u};e===null?e=[ae]:e.push(ae),t++}let c=u.workers;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){
let A={instancePath:s+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ce.properties.workers.type,
parentSchema:ce.properties.workers,data:c};e===null?e=[A]:e.push(A),t++}if(typeof c=="number"){if(c>
1e3||isNaN(c)){let A={instancePath:s+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:ce.properties.workers,data:c};e===null?e=[A]:e.push(A),t++}if(c<0||isNaN(c)){
let A={instancePath:s+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ce.
properties.workers,data:c};e===null?e=[A]:e.push(A),t++}}let P=u.kept_days;if(!(typeof P=="number"&&
!(P%1)&&!isNaN(P))){let A={instancePath:s+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ce.
properties.kept_days.type,parentSchema:ce.properties.kept_days,data:P};e===null?e=[A]:e.push(A),t++}
if(typeof P=="number"){if(P>3650||isNaN(P)){let A={instancePath:s+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:ce.properties.kept_days,data:P};e===null?e=[A]:e.
push(A),t++}if(P<1||isNaN(P)){let A={instancePath:s+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:ce.properties.kept_days,data:P};e===null?e=[A]:e.push(A),t++}}let j=u.
waiting;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let A={instancePath:s+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ce.properties.waiting.type,parentSchema:ce.properties.waiting,data:j};e===null?
e=[A]:e.push(A),t++}if(typeof j=="number"){if(j>1e6||isNaN(j)){let A={instancePath:s+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ce.properties.waiting,data:j};e===
null?e=[A]:e.push(A),t++}if(j<1||isNaN(j)){let A={instancePath:s+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ce.properties.waiting,data:j};e===null?e=[A]:e.push(A),
t++}}}else{let c={instancePath:s+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ce.type,parentSchema:ce,data:u};e===null?e=[c]:
e.push(c),t++}}else{let b={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:q.type,parentSchema:q,data:a};e===null?e=[b]:e.push(b),t++}return Le.
errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var O={type:"object",additionalProperties:!1,
properties:{all:{$ref:"#/components/schemas/Caps",default:{}},headers_ms:{type:"integer",minimum:100,
maximum:6e5,default:1e4},body_ms:{type:"integer",minimum:100,maximum:6e5,default:3e4},body_bytes:{type:"\
integer",minimum:1048576,maximum:268435456,default:33554432},connect_ms:{type:"integer",minimum:10,maximum:6e4,
default:3e3},first_byte_ms:{type:"integer",minimum:10,maximum:6e5,default:3e4},idle_ms:{type:"intege\
r",minimum:10,maximum:6e5,default:3e4},whole_ms:{type:"integer",minimum:10,maximum:36e5,default:28e4},
stream_ms:{type:"integer",minimum:10,maximum:864e5,default:6e5},keep_alive_ms:{type:"integer",minimum:10,
maximum:6e5,default:15e3},write_stall_ms:{type:"integer",minimum:10,maximum:6e5,default:6e4},after_disconnect_ms:{
type:"integer",minimum:0,maximum:5e3,default:5e3},reply_bytes:{type:"integer",minimum:1024,maximum:1073741824,
default:33554432},connections:{type:"integer",minimum:1,maximum:1e5,default:4096},unpriced:{type:"st\
ring",enum:["allow","refuse"],default:"allow"}}},X={type:"object",additionalProperties:!1,properties:{
rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function $e(a,{instancePath:s="",
parentData:G,parentDataProperty:D,rootData:V=a,dynamicAnchors:te={}}={}){let e=null,t=0,R=$e.evaluated;
if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){a.all===void 0&&(a.all={}),a.headers_ms===void 0&&(a.headers_ms=1e4),a.body_ms===void 0&&(a.body_ms=
3e4),a.body_bytes===void 0&&(a.body_bytes=33554432),a.connect_ms===void 0&&(a.connect_ms=3e3),a.first_byte_ms===
void 0&&(a.first_byte_ms=3e4),a.idle_ms===void 0&&(a.idle_ms=3e4),a.whole_ms===void 0&&(a.whole_ms=28e4),
a.stream_ms===void 0&&(a.stream_ms=6e5),a.keep_alive_ms===void 0&&(a.keep_alive_ms=15e3),a.write_stall_ms===
void 0&&(a.write_stall_ms=6e4),a.after_disconnect_ms===void 0&&(a.after_disconnect_ms=5e3),a.reply_bytes===
void 0&&(a.reply_bytes=33554432),a.connections===void 0&&(a.connections=4096),a.unpriced===void 0&&(a.
unpriced="allow");for(let u in a)if(!Se.call(O.properties,u)){let c={instancePath:s,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:O,data:a};e===null?e=[c]:e.push(c),t++}let b=a.all;
if(b&&typeof b=="object"&&!Array.isArray(b)){for(let u in b)if(!(u==="rpm"||u==="tpm"||u==="parallel"||
u==="budget_usd"||u==="budget_period")){let c={instancePath:s+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:X,data:b};e===null?e=[c]:e.push(c),t++}if(b.
rpm!==void 0){let u=b.rpm;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let c={instancePath:s+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:X.properties.rpm.type,parentSchema:X.properties.rpm,data:u};e===null?
e=[c]:e.push(c),t++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let c={instancePath:s+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:X.properties.rpm,data:u};e===null?e=[c]:e.push(
c),t++}if(u<1||isNaN(u)){let c={instancePath:s+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:X.properties.rpm,data:u};e===null?e=[c]:e.push(c),t++}}}if(b.tpm!==void 0){let u=b.tpm;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let c={instancePath:s+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:X.properties.tpm.type,parentSchema:X.properties.tpm,data:u};e===null?e=[c]:e.push(c),t++}if(typeof u==
"number"){if(u>1e12||isNaN(u)){let c={instancePath:s+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:X.properties.tpm,data:u};e===null?e=[c]:e.push(c),t++}if(u<1||
isNaN(u)){let c={instancePath:s+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:X.
properties.tpm,data:u};e===null?e=[c]:e.push(c),t++}}}if(b.parallel!==void 0){let u=b.parallel;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u))){let c={instancePath:s+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:X.
properties.parallel.type,parentSchema:X.properties.parallel,data:u};e===null?e=[c]:e.push(c),t++}if(typeof u==
"number"){if(u>1e6||isNaN(u)){let c={instancePath:s+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:X.properties.parallel,data:u};e===null?e=[c]:e.push(c),t++}
if(u<1||isNaN(u)){let c={instancePath:s+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:X.properties.parallel,data:u};e===null?e=[c]:e.push(c),t++}}}if(b.budget_usd!==void 0){
let u=b.budget_usd;if(typeof u=="string"){if(N(u)>17){let c={instancePath:s+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:X.properties.budget_usd,data:u};e===null?
e=[c]:e.push(c),t++}if(!cs.test(u)){let c={instancePath:s+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:X.properties.budget_usd,data:u};e===null?e=[c]:e.push(
c),t++}}else{let c={instancePath:s+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.
budget_usd.type,parentSchema:X.properties.budget_usd,data:u};e===null?e=[c]:e.push(c),t++}}if(b.budget_period!==
void 0){let u=b.budget_period;if(typeof u!="string"){let c={instancePath:s+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:X.properties.budget_period.type,parentSchema:X.properties.budget_period,data:u};
e===null?e=[c]:e.push(c),t++}if(!(u==="day"||u==="month"||u==="total")){let c={instancePath:s+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:X.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:X.properties.budget_period.enum,parentSchema:X.properties.budget_period,data:u};e===null?e=[c]:
e.push(c),t++}}}else{let u={instancePath:s+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:X.type,parentSchema:X,data:b};e===null?
e=[u]:e.push(u),t++}let o=a.headers_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let u={instancePath:s+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:O.properties.headers_ms.type,parentSchema:O.properties.headers_ms,data:o};e===
null?e=[u]:e.push(u),t++}if(typeof o=="number"){if(o>6e5||isNaN(o)){let u={instancePath:s+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:O.properties.headers_ms,data:o};e===null?e=[u]:e.
push(u),t++}if(o<100||isNaN(o)){let u={instancePath:s+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:O.properties.headers_ms,data:o};e===null?e=[u]:e.push(u),t++}}let _=a.body_ms;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_))){let u={instancePath:s+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:O.properties.body_ms.type,parentSchema:O.
properties.body_ms,data:_};e===null?e=[u]:e.push(u),t++}if(typeof _=="number"){if(_>6e5||isNaN(_)){let u={
instancePath:s+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:O.properties.body_ms,data:_};e===
null?e=[u]:e.push(u),t++}if(_<100||isNaN(_)){let u={instancePath:s+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:O.properties.body_ms,data:_};e===null?e=[u]:e.push(u),t++}}let v=a.body_bytes;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v))){let u={instancePath:s+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:O.properties.body_bytes.
type,parentSchema:O.properties.body_bytes,data:v};e===null?e=[u]:e.push(u),t++}if(typeof v=="number"){
if(v>268435456||isNaN(v)){let u={instancePath:s+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:O.properties.body_bytes,data:v};e===null?e=[u]:e.push(u),t++}if(v<1048576||isNaN(v)){let u={
instancePath:s+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:O.properties.
body_bytes,data:v};e===null?e=[u]:e.push(u),t++}}let y=a.connect_ms;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y))){let u={instancePath:s+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:O.properties.connect_ms.type,parentSchema:O.
properties.connect_ms,data:y};e===null?e=[u]:e.push(u),t++}if(typeof y=="number"){if(y>6e4||isNaN(y)){
let u={instancePath:s+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:O.properties.connect_ms,
data:y};e===null?e=[u]:e.push(u),t++}if(y<10||isNaN(y)){let u={instancePath:s+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:O.properties.connect_ms,data:y};e===null?e=[u]:e.push(u),t++}}let p=a.
first_byte_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:s+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:O.
properties.first_byte_ms.type,parentSchema:O.properties.first_byte_ms,data:p};e===null?e=[u]:e.push(
u),t++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let u={instancePath:s+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:O.properties.first_byte_ms,data:p};e===null?e=[u]:e.push(u),
t++}if(p<10||isNaN(p)){let u={instancePath:s+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:O.
properties.first_byte_ms,data:p};e===null?e=[u]:e.push(u),t++}}let r=a.idle_ms;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r))){let u={instancePath:s+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:O.properties.idle_ms.type,parentSchema:O.
properties.idle_ms,data:r};e===null?e=[u]:e.push(u),t++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let u={
instancePath:s+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:O.properties.idle_ms,data:r};e===
null?e=[u]:e.push(u),t++}if(r<10||isNaN(r)){let u={instancePath:s+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:O.properties.idle_ms,data:r};e===null?e=[u]:e.push(u),t++}}let n=a.whole_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let u={instancePath:s+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:O.properties.whole_ms.type,
parentSchema:O.properties.whole_ms,data:n};e===null?e=[u]:e.push(u),t++}if(typeof n=="number"){if(n>
36e5||isNaN(n)){let u={instancePath:s+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:O.
properties.whole_ms,data:n};e===null?e=[u]:e.push(u),t++}if(n<10||isNaN(n)){let u={instancePath:s+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:O.properties.whole_ms,data:n};e===null?e=[u]:e.push(u),
t++}}let i=a.stream_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let u={instancePath:s+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:O.properties.stream_ms.type,parentSchema:O.properties.stream_ms,data:i};e===null?e=[
u]:e.push(u),t++}if(typeof i=="number"){if(i>864e5||isNaN(i)){let u={instancePath:s+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:O.properties.stream_ms,data:i};e===null?e=[u]:e.push(u),t++}
if(i<10||isNaN(i)){let u={instancePath:s+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:O.properties.
stream_ms,data:i};e===null?e=[u]:e.push(u),t++}}let k=a.keep_alive_ms;if(!(typeof k=="number"&&!(k%1)&&
!isNaN(k))){let u={instancePath:s+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:O.properties.keep_alive_ms.type,parentSchema:O.
properties.keep_alive_ms,data:k};e===null?e=[u]:e.push(u),t++}if(typeof k=="number"){if(k>6e5||isNaN(
k)){let u={instancePath:s+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:O.properties.
keep_alive_ms,data:k};e===null?e=[u]:e.push(u),t++}if(k<10||isNaN(k)){let u={instancePath:s+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:O.properties.keep_alive_ms,data:k};e===null?e=[u]:e.push(
u),t++}}let w=a.write_stall_ms;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w))){let u={instancePath:s+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:O.properties.write_stall_ms.type,parentSchema:O.properties.write_stall_ms,
data:w};e===null?e=[u]:e.push(u),t++}if(typeof w=="number"){if(w>6e5||isNaN(w)){let u={instancePath:s+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:O.properties.write_stall_ms,data:w};
e===null?e=[u]:e.push(u),t++}if(w<10||isNaN(w)){let u={instancePath:s+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:O.properties.write_stall_ms,data:w};e===null?e=[u]:e.push(u),t++}}
let T=a.after_disconnect_ms;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T))){let u={instancePath:s+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:O.properties.after_disconnect_ms.type,parentSchema:O.properties.
after_disconnect_ms,data:T};e===null?e=[u]:e.push(u),t++}if(typeof T=="number"){if(T>5e3||isNaN(T)){
let u={instancePath:s+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:O.properties.
after_disconnect_ms,data:T};e===null?e=[u]:e.push(u),t++}if(T<0||isNaN(T)){let u={instancePath:s+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:O.properties.after_disconnect_ms,
data:T};e===null?e=[u]:e.push(u),t++}}let I=a.reply_bytes;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I))){
let u={instancePath:s+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:O.properties.reply_bytes.type,parentSchema:O.properties.
reply_bytes,data:I};e===null?e=[u]:e.push(u),t++}if(typeof I=="number"){if(I>1073741824||isNaN(I)){let u={
instancePath:s+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:O.properties.
reply_bytes,data:I};e===null?e=[u]:e.push(u),t++}if(I<1024||isNaN(I)){let u={instancePath:s+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:O.properties.reply_bytes,data:I};e===null?e=[u]:e.
push(u),t++}}let F=a.connections;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F))){let u={instancePath:s+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:O.properties.connections.type,parentSchema:O.properties.connections,data:F};
e===null?e=[u]:e.push(u),t++}if(typeof F=="number"){if(F>1e5||isNaN(F)){let u={instancePath:s+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:O.properties.connections,data:F};e===null?e=[u]:
e.push(u),t++}if(F<1||isNaN(F)){let u={instancePath:s+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:O.
properties.connections,data:F};e===null?e=[u]:e.push(u),t++}}let E=a.unpriced;if(typeof E!="string"){
let u={instancePath:s+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:O.properties.unpriced.type,parentSchema:O.properties.unpriced,
data:E};e===null?e=[u]:e.push(u),t++}if(!(E==="allow"||E==="refuse")){let u={instancePath:s+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:O.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:O.properties.unpriced.enum,parentSchema:O.
properties.unpriced,data:E};e===null?e=[u]:e.push(u),t++}}else{let b={instancePath:s,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:O.type,parentSchema:O,data:a};
e===null?e=[b]:e.push(b),t++}return $e.errors=e,t===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var U={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
Ms=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),Z={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},se={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_sec\
ret_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
ls=new RegExp("^https?://","u");function qe(a,{instancePath:s="",parentData:G,parentDataProperty:D,rootData:V=a,
dynamicAnchors:te={}}={}){let e=null,t=0,R=qe.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&
(R.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let b={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:Z.required,parentSchema:Z,data:a};e===null?e=[b]:e.push(b),t++}if(a.pay_to===
void 0){let b={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:Z.required,parentSchema:Z,data:a};e===null?
e=[b]:e.push(b),t++}if(a.asset===void 0){let b={instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:Z.required,
parentSchema:Z,data:a};e===null?e=[b]:e.push(b),t++}if(a.decimals===void 0){let b={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:Z.required,parentSchema:Z,data:a};e===null?e=[b]:e.push(b),t++}if(a.facilitator===
void 0){let b={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:Z.required,parentSchema:Z,data:a};
e===null?e=[b]:e.push(b),t++}for(let b in a)if(!Se.call(Z.properties,b)){let o={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must N\
OT have additional properties",schema:!1,parentSchema:Z,data:a};e===null?e=[o]:e.push(o),t++}if(a.path!==
void 0){let b=a.path;if(typeof b!="string"){let o={instancePath:s+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.path.type,
parentSchema:Z.properties.path,data:b};e===null?e=[o]:e.push(o),t++}if(!(b==="evm"||b==="solana")){let o={
instancePath:s+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:Z.properties.
path.enum},message:"must be equal to one of the allowed values",schema:Z.properties.path.enum,parentSchema:Z.
properties.path,data:b};e===null?e=[o]:e.push(o),t++}}if(a.pay_to!==void 0){let b=a.pay_to;if(typeof b==
"string"){if(N(b)>44){let o={instancePath:s+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:Z.
properties.pay_to,data:b};e===null?e=[o]:e.push(o),t++}if(N(b)<32){let o={instancePath:s+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:Z.properties.pay_to,data:b};e===null?e=[o]:e.push(o),t++}}else{
let o={instancePath:s+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:Z.properties.pay_to.type,parentSchema:Z.properties.pay_to,data:b};
e===null?e=[o]:e.push(o),t++}}if(a.asset!==void 0){let b=a.asset;if(typeof b=="string"){if(N(b)>44){
let o={instancePath:s+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:Z.properties.asset,
data:b};e===null?e=[o]:e.push(o),t++}if(N(b)<32){let o={instancePath:s+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:Z.properties.asset,data:b};e===null?e=[o]:e.push(o),t++}}else{let o={
instancePath:s+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Z.properties.asset.type,parentSchema:Z.properties.asset,data:b};e===null?e=[o]:
e.push(o),t++}}if(a.asset_name!==void 0){let b=a.asset_name;if(typeof b=="string"){if(N(b)>64){let o={
instancePath:s+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:Z.properties.asset_name,
data:b};e===null?e=[o]:e.push(o),t++}if(N(b)<1){let o={instancePath:s+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:Z.properties.asset_name,data:b};e===null?e=[o]:e.push(o),t++}}else{
let o={instancePath:s+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Z.properties.asset_name.type,parentSchema:Z.properties.
asset_name,data:b};e===null?e=[o]:e.push(o),t++}}if(a.asset_version!==void 0){let b=a.asset_version;
if(typeof b=="string"){if(N(b)>16){let o={instancePath:s+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:Z.properties.asset_version,data:b};e===null?e=[o]:e.push(o),t++}if(N(
b)<1){let o={instancePath:s+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Z.
properties.asset_version,data:b};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:s+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:Z.properties.asset_version.type,parentSchema:Z.properties.asset_version,data:b};
e===null?e=[o]:e.push(o),t++}}if(a.decimals!==void 0){let b=a.decimals;if(!(typeof b=="number"&&!(b%
1)&&!isNaN(b))){let o={instancePath:s+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:Z.properties.decimals.type,parentSchema:Z.
properties.decimals,data:b};e===null?e=[o]:e.push(o),t++}if(typeof b=="number"){if(b>18||isNaN(b)){let o={
instancePath:s+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:Z.properties.decimals,data:b};e===null?
e=[o]:e.push(o),t++}if(b<0||isNaN(b)){let o={instancePath:s+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Z.
properties.decimals,data:b};e===null?e=[o]:e.push(o),t++}}}if(a.facilitator!==void 0){let b=a.facilitator;
if(typeof b=="string"){if(N(b)>1024){let o={instancePath:s+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:Z.properties.facilitator,data:b};e===null?e=[o]:e.push(o),t++}if(!ls.
test(b)){let o={instancePath:s+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:Z.properties.facilitator,data:b};e===null?e=[o]:e.push(o),t++}if(!Ve(b)){let o={instancePath:s+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:Z.properties.facilitator,data:b};e===null?e=[o]:e.
push(o),t++}}else{let o={instancePath:s+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Z.properties.facilitator.type,parentSchema:Z.
properties.facilitator,data:b};e===null?e=[o]:e.push(o),t++}}if(a.facilitator_key_env!==void 0){let b=a.
facilitator_key_env;if(typeof b=="string"){if(N(b)>128){let o={instancePath:s+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:Z.properties.facilitator_key_env,data:b};
e===null?e=[o]:e.push(o),t++}if(!xe.test(b)){let o={instancePath:s+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:Z.
properties.facilitator_key_env,data:b};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:s+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:Z.properties.facilitator_key_env.type,parentSchema:Z.properties.
facilitator_key_env,data:b};e===null?e=[o]:e.push(o),t++}}if(a.facilitator_key_file!==void 0){let b=a.
facilitator_key_file;if(typeof b=="string"){if(N(b)>1024){let o={instancePath:s+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:Z.properties.facilitator_key_file,
data:b};e===null?e=[o]:e.push(o),t++}if(N(b)<1){let o={instancePath:s+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:Z.properties.facilitator_key_file,data:b};e===null?
e=[o]:e.push(o),t++}if(!Ee.test(b)){let o={instancePath:s+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:Z.properties.facilitator_key_file,
data:b};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:s+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:Z.properties.facilitator_key_file.type,parentSchema:Z.properties.facilitator_key_file,data:b};
e===null?e=[o]:e.push(o),t++}}if(a.facilitator_auth!==void 0){let b=a.facilitator_auth;if(b&&typeof b==
"object"&&!Array.isArray(b)){if(b.kind===void 0){let o={instancePath:s+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:se.required,parentSchema:se,data:b};e===null?e=[o]:e.push(
o),t++}if(b.key_id_env===void 0){let o={instancePath:s+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:se.required,parentSchema:se,data:b};e===null?e=[o]:
e.push(o),t++}if(b.key_secret_env===void 0){let o={instancePath:s+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:se.required,parentSchema:se,data:b};
e===null?e=[o]:e.push(o),t++}for(let o in b)if(!(o==="kind"||o==="key_id_env"||o==="key_secret_env")){
let _={instancePath:s+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have add\
itional properties",schema:!1,parentSchema:se,data:b};e===null?e=[_]:e.push(_),t++}if(b.kind!==void 0){
let o=b.kind;if(typeof o!="string"){let _={instancePath:s+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:se.properties.kind.type,parentSchema:se.properties.kind,data:o};e===null?e=[_]:
e.push(_),t++}if(o!=="cdp"){let _={instancePath:s+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:se.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:se.properties.kind.enum,parentSchema:se.
properties.kind,data:o};e===null?e=[_]:e.push(_),t++}}if(b.key_id_env!==void 0){let o=b.key_id_env;if(typeof o==
"string"){if(N(o)>128){let _={instancePath:s+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:se.properties.key_id_env,data:o};e===
null?e=[_]:e.push(_),t++}if(!xe.test(o)){let _={instancePath:s+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:se.properties.key_id_env,data:o};e===null?e=[_]:e.push(_),t++}}else{let _={
instancePath:s+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:se.properties.
key_id_env.type,parentSchema:se.properties.key_id_env,data:o};e===null?e=[_]:e.push(_),t++}}if(b.key_secret_env!==
void 0){let o=b.key_secret_env;if(typeof o=="string"){if(N(o)>128){let _={instancePath:s+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:se.properties.key_secret_env,data:o};e===null?e=[_]:e.push(_),t++}if(!xe.test(o)){let _={
instancePath:s+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:se.properties.
key_secret_env,data:o};e===null?e=[_]:e.push(_),t++}}else{let _={instancePath:s+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:se.properties.key_secret_env.type,parentSchema:se.
properties.key_secret_env,data:o};e===null?e=[_]:e.push(_),t++}}}else{let o={instancePath:s+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:se.type,parentSchema:se,data:b};e===null?e=[o]:e.push(o),t++}}if(a.
rpc_env!==void 0){let b=a.rpc_env;if(typeof b=="string"){if(N(b)>128){let o={instancePath:s+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:Z.properties.rpc_env,data:b};e===null?e=[
o]:e.push(o),t++}if(!xe.test(b)){let o={instancePath:s+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:Z.properties.rpc_env,data:b};
e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:s+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.rpc_env.type,
parentSchema:Z.properties.rpc_env,data:b};e===null?e=[o]:e.push(o),t++}}}else{let b={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,
data:a};e===null?e=[b]:e.push(b),t++}return qe.errors=e,t===0}qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ze(a,{instancePath:s="",parentData:G,parentDataProperty:D,rootData:V=a,dynamicAnchors:te={}}={}){
let e=null,t=0,R=ze.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.networks===void 0&&(a.networks={}),a.max_timeout_s===void 0&&
(a.max_timeout_s=120),a.per_payer===void 0&&(a.per_payer=8),a.unsettled===void 0&&(a.unsettled=1e3),
a.verify_ms===void 0&&(a.verify_ms=5e3),a.settle_ms===void 0&&(a.settle_ms=3e4),a.kept_hours===void 0&&
(a.kept_hours=24);for(let i in a)if(!(i==="networks"||i==="max_timeout_s"||i==="per_payer"||i==="uns\
ettled"||i==="verify_ms"||i==="settle_ms"||i==="kept_hours")){let k={instancePath:s,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:U,data:a};e===null?e=[k]:e.push(k),t++}let o=a.networks;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>16){let i={instancePath:s+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:U.properties.networks,data:o};e===null?
e=[i]:e.push(i),t++}for(let i in o){let k=t;if(typeof i=="string"&&!Ms.test(i)){let w={instancePath:s+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:U.properties.networks.propertyNames,data:i,propertyName:i};e===null?
e=[w]:e.push(w),t++}var b=k===t;if(!b){let w={instancePath:s+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name must be\
 valid",schema:U.properties.networks.propertyNames,parentSchema:U.properties.networks,data:o};e===null?
e=[w]:e.push(w),t++}}for(let i in o)qe(o[i],{instancePath:s+"/networks/"+i.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:o,parentDataProperty:i,rootData:V,dynamicAnchors:te})||(e=e===null?qe.errors:
e.concat(qe.errors),t=e.length)}else{let i={instancePath:s+"/networks",schemaPath:"#/properties/netw\
orks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.properties.networks.
type,parentSchema:U.properties.networks,data:o};e===null?e=[i]:e.push(i),t++}let _=a.max_timeout_s;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_))){let i={instancePath:s+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:U.properties.max_timeout_s.
type,parentSchema:U.properties.max_timeout_s,data:_};e===null?e=[i]:e.push(i),t++}if(typeof _=="numb\
er"){if(_>3600||isNaN(_)){let i={instancePath:s+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:U.properties.max_timeout_s,data:_};e===null?e=[i]:e.push(i),t++}if(_<30||isNaN(_)){let i={
instancePath:s+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:U.properties.max_timeout_s,
data:_};e===null?e=[i]:e.push(i),t++}}let v=a.per_payer;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){
let i={instancePath:s+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:U.properties.per_payer.type,parentSchema:U.properties.per_payer,
data:v};e===null?e=[i]:e.push(i),t++}if(typeof v=="number"){if(v>1e4||isNaN(v)){let i={instancePath:s+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:U.properties.per_payer,data:v};e===null?e=[i]:e.push(
i),t++}if(v<1||isNaN(v)){let i={instancePath:s+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:U.
properties.per_payer,data:v};e===null?e=[i]:e.push(i),t++}}let y=a.unsettled;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y))){let i={instancePath:s+"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:U.properties.unsettled.type,parentSchema:U.
properties.unsettled,data:y};e===null?e=[i]:e.push(i),t++}if(typeof y=="number"){if(y>1e6||isNaN(y)){
let i={instancePath:s+"/unsettled",schemaPath:"#/properties/unsettled/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:U.properties.unsettled,
data:y};e===null?e=[i]:e.push(i),t++}if(y<1||isNaN(y)){let i={instancePath:s+"/unsettled",schemaPath:"\
#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:U.properties.unsettled,data:y};e===null?e=[i]:e.push(i),t++}}let p=a.verify_ms;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let i={instancePath:s+"/verify_ms",schemaPath:"#/proper\
ties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:U.properties.
verify_ms.type,parentSchema:U.properties.verify_ms,data:p};e===null?e=[i]:e.push(i),t++}if(typeof p==
"number"){if(p>6e5||isNaN(p)){let i={instancePath:s+"/verify_ms",schemaPath:"#/properties/verify_ms/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:U.properties.verify_ms,data:p};e===null?e=[i]:e.push(i),t++}if(p<100||isNaN(p)){let i={
instancePath:s+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:U.properties.verify_ms,data:p};e===null?
e=[i]:e.push(i),t++}}let r=a.settle_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let i={instancePath:s+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:U.properties.settle_ms.type,parentSchema:U.properties.settle_ms,data:r};e===
null?e=[i]:e.push(i),t++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let i={instancePath:s+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:U.properties.settle_ms,data:r};e===null?e=[i]:e.
push(i),t++}if(r<100||isNaN(r)){let i={instancePath:s+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:U.properties.settle_ms,data:r};e===null?e=[i]:e.push(i),t++}}let n=a.kept_hours;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let i={instancePath:s+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:U.properties.kept_hours.
type,parentSchema:U.properties.kept_hours,data:n};e===null?e=[i]:e.push(i),t++}if(typeof n=="number"){
if(n>87600||isNaN(n)){let i={instancePath:s+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:U.
properties.kept_hours,data:n};e===null?e=[i]:e.push(i),t++}if(n<24||isNaN(n)){let i={instancePath:s+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:U.properties.kept_hours,data:n};e===null?e=
[i]:e.push(i),t++}}}else{let o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:U.type,parentSchema:U,data:a};e===null?e=[o]:e.push(o),t++}return ze.
errors=e,t===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var z={type:"object",additionalProperties:!1,
required:["base_url"],properties:{base_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},
provider:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9-]*$"},facts:{$ref:"#/components/schemas/\
ModelFacts"},key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},key_file:{type:"\
string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},auth:{$ref:"#/components/schemas/Aut\
h"},dialects:{type:"array",minItems:1,maxItems:4,items:{type:"string",enum:["chat","responses","mess\
ages","embeddings"]}},hosted_tools:{type:"object",maxProperties:32,propertyNames:{pattern:"^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$",maxLength:64},additionalProperties:{$ref:"#/components/sc\
hemas/HostedTool"}},forward_members:{type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:64,
pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"}},headers:{type:"object",maxProperties:32,additionalProperties:{
type:"string",maxLength:4096}},first_byte_ms:{type:"integer",minimum:10,maximum:6e5},idle_ms:{type:"\
integer",minimum:10,maximum:6e5}}},Ie={type:"string",enum:["bearer","x-api-key","api-key"]},we={type:"\
object",additionalProperties:!1,required:["usd_per_call"],properties:{usd_per_call:{type:"string",pattern:"\
^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",maxLength:32}}},Is=new RegExp("^[a-z][a-z0-9-]*$","u"),Ds=new RegExp(
"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$","u"),Rs=new RegExp("^(0|[1-9][0-9]{0,2})(\\.[0-9\
]{1,9})?$","u"),Pe=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$","u"),g={type:"object",additionalProperties:!1,
properties:{token_limit:{type:"string",enum:["max_tokens","max_completion_tokens"]},unknown_members:{
type:"string",enum:["refuses","obeys"]},members:{type:"object",maxProperties:128,propertyNames:{$ref:"\
#/components/schemas/MemberName"},additionalProperties:{$ref:"#/components/schemas/MemberClass"}},message_members:{
type:"object",maxProperties:32,propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{
type:"string",enum:["omit"]}},rename:{type:"object",maxProperties:32,propertyNames:{$ref:"#/componen\
ts/schemas/MemberName"},additionalProperties:{$ref:"#/components/schemas/MemberName"}},add:{type:"ob\
ject",maxProperties:32,propertyNames:{$ref:"#/components/schemas/MemberName"}},values:{type:"object",
maxProperties:32,propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{$ref:"\
#/components/schemas/MemberValues"}},system:{type:"string",enum:["any","leading","one_leading"]},order:{
type:"array",maxItems:2,items:{type:"string",enum:["alternate","no_user_after_tool"]}},prefill:{type:"\
string",enum:["takes","refuses"]},images_in_tool_results:{type:"string",enum:["keep","move"]},tool_names:{
type:"object",additionalProperties:!1,required:["max","pattern"],properties:{max:{type:"integer",minimum:16,
maximum:256},pattern:{type:"string",maxLength:128}}},tool_call_ids:{type:"object",additionalProperties:!1,
required:["length"],properties:{length:{type:"integer",minimum:8,maximum:64}}},tool_choice:{type:"ob\
ject",additionalProperties:!1,properties:{required:{type:"string",maxLength:32},named:{type:"boolean"}}},
response_format:{type:"array",maxItems:3,items:{type:"string",enum:["text","json_object","json_schem\
a"]}},user:{type:"object",additionalProperties:!1,required:["max"],properties:{max:{type:"integer",minimum:16,
maximum:1024}}},reasoning:{type:"object",additionalProperties:!1,properties:{member:{type:"string",enum:[
"both","reasoning","reasoning_content"]},back:{type:"string",enum:["always","with_tool_calls","never"]},
thinking:{type:"string",enum:["budget","effort","none"]}}},missing:{type:"object",additionalProperties:!1,
required:["member","value"],properties:{member:{$ref:"#/components/schemas/MemberName"},value:{type:"\
object",additionalProperties:!0}}},errors:{type:"array",maxItems:64,items:{$ref:"#/components/schema\
s/ErrorFact"}},request_id:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$"},remaining:{type:"array",
maxItems:8,items:{type:"object",additionalProperties:!1,required:["left","reset"],properties:{left:{
type:"string",maxLength:64,pattern:"^[a-z0-9-]+$"},reset:{type:"string",maxLength:64,pattern:"^[a-z0\
-9-]+$"}}}},cost:{type:"object",additionalProperties:!1,required:["member","per_usd"],properties:{member:{
$ref:"#/components/schemas/MemberName"},per_usd:{type:"integer",minimum:1,maximum:1e12}}}}},C={type:"\
string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},De={type:"string",enum:["free",
"bounded","times","priced","omit"]},K={type:"object",additionalProperties:!1,properties:{min:{type:"\
number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},words:{type:"object",
maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"array",maxItems:32,items:{
type:["string","number","boolean"]}},except:{type:"array",maxItems:32,items:{type:["string","number",
"boolean"]}}}},me={type:"object",additionalProperties:!1,required:["means"],properties:{status:{type:"\
integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},phrase:{type:"string",maxLength:512},
means:{type:"string",enum:["context_length","content_filter","model","key","quota","rate","overloade\
d","caller","member","system","reasoning"]}}},Ke=new RegExp("^[a-z0-9-]+$","u");function je(a,{instancePath:s="",
parentData:G,parentDataProperty:D,rootData:V=a,dynamicAnchors:te={}}={}){let e=null,t=0,R=je.evaluated;
if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){for(let p in a)if(!Se.call(g.properties,p)){let r={instancePath:s,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional\
 properties",schema:!1,parentSchema:g,data:a};e===null?e=[r]:e.push(r),t++}if(a.token_limit!==void 0){
let p=a.token_limit;if(typeof p!="string"){let r={instancePath:s+"/token_limit",schemaPath:"#/proper\
ties/token_limit/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
token_limit.type,parentSchema:g.properties.token_limit,data:p};e===null?e=[r]:e.push(r),t++}if(!(p===
"max_tokens"||p==="max_completion_tokens")){let r={instancePath:s+"/token_limit",schemaPath:"#/prope\
rties/token_limit/enum",keyword:"enum",params:{allowedValues:g.properties.token_limit.enum},message:"\
must be equal to one of the allowed values",schema:g.properties.token_limit.enum,parentSchema:g.properties.
token_limit,data:p};e===null?e=[r]:e.push(r),t++}}if(a.unknown_members!==void 0){let p=a.unknown_members;
if(typeof p!="string"){let r={instancePath:s+"/unknown_members",schemaPath:"#/properties/unknown_mem\
bers/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.unknown_members.
type,parentSchema:g.properties.unknown_members,data:p};e===null?e=[r]:e.push(r),t++}if(!(p==="refuse\
s"||p==="obeys")){let r={instancePath:s+"/unknown_members",schemaPath:"#/properties/unknown_members/\
enum",keyword:"enum",params:{allowedValues:g.properties.unknown_members.enum},message:"must be equal\
 to one of the allowed values",schema:g.properties.unknown_members.enum,parentSchema:g.properties.unknown_members,
data:p};e===null?e=[r]:e.push(r),t++}}if(a.members!==void 0){let p=a.members;if(p&&typeof p=="object"&&
!Array.isArray(p)){if(Object.keys(p).length>128){let r={instancePath:s+"/members",schemaPath:"#/prop\
erties/members/maxProperties",keyword:"maxProperties",params:{limit:128},message:"must NOT have more\
 than 128 properties",schema:128,parentSchema:g.properties.members,data:p};e===null?e=[r]:e.push(r),
t++}for(let r in p){let n=t;if(typeof r=="string"){if(N(r)>64){let i={instancePath:s+"/members",schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),
t++}if(N(r)<1){let i={instancePath:s+"/members",schemaPath:"#/components/schemas/MemberName/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C,
data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}if(!Pe.test(r)){let i={instancePath:s+"/members",
schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A\
-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-\
9_-]*$",parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:s+
"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}var b=n===
t;if(!b){let i={instancePath:s+"/members",schemaPath:"#/properties/members/propertyNames",keyword:"p\
ropertyNames",params:{propertyName:r},message:"property name must be valid",schema:g.properties.members.
propertyNames,parentSchema:g.properties.members,data:p};e===null?e=[i]:e.push(i),t++}}for(let r in p){
let n=p[r];if(typeof n!="string"){let i={instancePath:s+"/members/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MemberClass/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:De.type,parentSchema:De,data:n};e===null?e=[i]:e.push(i),t++}if(!(n==="free"||
n==="bounded"||n==="times"||n==="priced"||n==="omit")){let i={instancePath:s+"/members/"+r.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/enum",keyword:"enum",params:{
allowedValues:De.enum},message:"must be equal to one of the allowed values",schema:De.enum,parentSchema:De,
data:n};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:s+"/members",schemaPath:"#/propertie\
s/members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.members.
type,parentSchema:g.properties.members,data:p};e===null?e=[r]:e.push(r),t++}}if(a.message_members!==
void 0){let p=a.message_members;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
32){let r={instancePath:s+"/message_members",schemaPath:"#/properties/message_members/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:g.properties.message_members,data:p};e===null?e=[r]:e.push(r),t++}for(let r in p){let n=t;
if(typeof r=="string"){if(N(r)>64){let i={instancePath:s+"/message_members",schemaPath:"#/components\
/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}if(N(r)<
1){let i={instancePath:s+"/message_members",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C,
data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}if(!Pe.test(r)){let i={instancePath:s+"/message_\
members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_]\
[A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:s+
"/message_members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:C.type,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.
push(i),t++}var o=n===t;if(!o){let i={instancePath:s+"/message_members",schemaPath:"#/properties/mes\
sage_members/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name m\
ust be valid",schema:g.properties.message_members.propertyNames,parentSchema:g.properties.message_members,
data:p};e===null?e=[i]:e.push(i),t++}}for(let r in p){let n=p[r];if(typeof n!="string"){let i={instancePath:s+
"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_member\
s/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.message_members.additionalProperties.type,parentSchema:g.properties.message_members.additionalProperties,
data:n};e===null?e=[i]:e.push(i),t++}if(n!=="omit"){let i={instancePath:s+"/message_members/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_members/additionalProperties/enum",keyword:"\
enum",params:{allowedValues:g.properties.message_members.additionalProperties.enum},message:"must be\
 equal to one of the allowed values",schema:g.properties.message_members.additionalProperties.enum,parentSchema:g.
properties.message_members.additionalProperties,data:n};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:s+
"/message_members",schemaPath:"#/properties/message_members/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:g.properties.message_members.type,parentSchema:g.properties.message_members,
data:p};e===null?e=[r]:e.push(r),t++}}if(a.rename!==void 0){let p=a.rename;if(p&&typeof p=="object"&&
!Array.isArray(p)){if(Object.keys(p).length>32){let r={instancePath:s+"/rename",schemaPath:"#/proper\
ties/rename/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more tha\
n 32 properties",schema:32,parentSchema:g.properties.rename,data:p};e===null?e=[r]:e.push(r),t++}for(let r in p){
let n=t;if(typeof r=="string"){if(N(r)>64){let i={instancePath:s+"/rename",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}if(N(r)<
1){let i={instancePath:s+"/rename",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C,data:r,
propertyName:r};e===null?e=[i]:e.push(i),t++}if(!Pe.test(r)){let i={instancePath:s+"/rename",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,
data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:s+"/rename",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:C.type,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}var _=n===t;if(!_){
let i={instancePath:s+"/rename",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyName\
s",params:{propertyName:r},message:"property name must be valid",schema:g.properties.rename.propertyNames,
parentSchema:g.properties.rename,data:p};e===null?e=[i]:e.push(i),t++}}for(let r in p){let n=p[r];if(typeof n==
"string"){if(N(n)>64){let i={instancePath:s+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:C,data:n};e===null?e=[i]:e.push(i),t++}if(N(n)<1){
let i={instancePath:s+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters",schema:1,parentSchema:C,data:n};e===null?e=[i]:e.push(i),t++}if(!Pe.test(n)){let i={instancePath:s+
"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:n};e===null?e=[i]:e.
push(i),t++}}else{let i={instancePath:s+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:C.type,parentSchema:C,data:n};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:s+"/ren\
ame",schemaPath:"#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:g.properties.rename.type,parentSchema:g.properties.rename,data:p};e===null?e=[r]:e.push(
r),t++}}if(a.add!==void 0){let p=a.add;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).
length>32){let r={instancePath:s+"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProp\
erties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:g.properties.
add,data:p};e===null?e=[r]:e.push(r),t++}for(let r in p){let n=t;if(typeof r=="string"){if(N(r)>64){
let i={instancePath:s+"/add",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,
propertyName:r};e===null?e=[i]:e.push(i),t++}if(N(r)<1){let i={instancePath:s+"/add",schemaPath:"#/c\
omponents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}
if(!Pe.test(r)){let i={instancePath:s+"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.
push(i),t++}}else{let i={instancePath:s+"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,data:r,propertyName:r};
e===null?e=[i]:e.push(i),t++}var v=n===t;if(!v){let i={instancePath:s+"/add",schemaPath:"#/propertie\
s/add/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name must be \
valid",schema:g.properties.add.propertyNames,parentSchema:g.properties.add,data:p};e===null?e=[i]:e.
push(i),t++}}}else{let r={instancePath:s+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:g.properties.add.type,parentSchema:g.properties.add,data:p};
e===null?e=[r]:e.push(r),t++}}if(a.values!==void 0){let p=a.values;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(Object.keys(p).length>32){let r={instancePath:s+"/values",schemaPath:"#/properties/va\
lues/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 pr\
operties",schema:32,parentSchema:g.properties.values,data:p};e===null?e=[r]:e.push(r),t++}for(let r in p){
let n=t;if(typeof r=="string"){if(N(r)>64){let i={instancePath:s+"/values",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}if(N(r)<
1){let i={instancePath:s+"/values",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C,data:r,
propertyName:r};e===null?e=[i]:e.push(i),t++}if(!Pe.test(r)){let i={instancePath:s+"/values",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,
data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:s+"/values",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:C.type,parentSchema:C,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}var y=n===t;if(!y){
let i={instancePath:s+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyName\
s",params:{propertyName:r},message:"property name must be valid",schema:g.properties.values.propertyNames,
parentSchema:g.properties.values,data:p};e===null?e=[i]:e.push(i),t++}}for(let r in p){let n=p[r];if(n&&
typeof n=="object"&&!Array.isArray(n)){for(let i in n)if(!(i==="min"||i==="max"||i==="words"||i==="o\
nly"||i==="except")){let k={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberValues/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
message:"must NOT have additional properties",schema:!1,parentSchema:K,data:n};e===null?e=[k]:e.push(
k),t++}if(n.min!==void 0){let i=n.min;if(typeof i=="number"){if(i>1e6||isNaN(i)){let k={instancePath:s+
"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/min",schemaPath:"#/components/schemas/MemberVa\
lues/properties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <\
= 1000000",schema:1e6,parentSchema:K.properties.min,data:i};e===null?e=[k]:e.push(k),t++}if(i<-1e6||
isNaN(i)){let k={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/min",schemaPath:"\
#/components/schemas/MemberValues/properties/min/minimum",keyword:"minimum",params:{comparison:">=",
limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:K.properties.min,data:i};e===null?
e=[k]:e.push(k),t++}}else{let k={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/min",schemaPath:"#/components/schemas/MemberValues/properties/min/type",keyword:"type",params:{type:"\
number"},message:"must be number",schema:K.properties.min.type,parentSchema:K.properties.min,data:i};
e===null?e=[k]:e.push(k),t++}}if(n.max!==void 0){let i=n.max;if(typeof i=="number"){if(i>1e6||isNaN(
i)){let k={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/max",schemaPath:"#/c\
omponents/schemas/MemberValues/properties/max/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:K.properties.max,data:i};e===null?e=[k]:e.push(
k),t++}if(i<-1e6||isNaN(i)){let k={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/max",schemaPath:"#/components/schemas/MemberValues/properties/max/minimum",keyword:"minimum",params:{
comparison:">=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:K.properties.max,
data:i};e===null?e=[k]:e.push(k),t++}}else{let k={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/max",schemaPath:"#/components/schemas/MemberValues/properties/max/type",keyword:"type",
params:{type:"number"},message:"must be number",schema:K.properties.max.type,parentSchema:K.properties.
max,data:i};e===null?e=[k]:e.push(k),t++}}if(n.words!==void 0){let i=n.words;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(Object.keys(i).length>32){let k={instancePath:s+"/values/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/words",schemaPath:"#/components/schemas/MemberValues/properties/words/maxPrope\
rties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:K.properties.words,data:i};e===null?e=[k]:e.push(k),t++}for(let k in i){let w=i[k];if(typeof w==
"string"){if(N(w)>64){let T={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/wo\
rds/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberValues/propert\
ies/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT ha\
ve more than 64 characters",schema:64,parentSchema:K.properties.words.additionalProperties,data:w};e===
null?e=[T]:e.push(T),t++}}else{let T={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/words/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberValue\
s/properties/words/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:K.properties.words.additionalProperties.type,parentSchema:K.properties.words.additionalProperties,
data:w};e===null?e=[T]:e.push(T),t++}}}else{let k={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/words",schemaPath:"#/components/schemas/MemberValues/properties/words/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:K.properties.words.type,parentSchema:K.properties.
words,data:i};e===null?e=[k]:e.push(k),t++}}if(n.only!==void 0){let i=n.only;if(Array.isArray(i)){if(i.
length>32){let w={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/only",schemaPath:"\
#/components/schemas/MemberValues/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"\
must NOT have more than 32 items",schema:32,parentSchema:K.properties.only,data:i};e===null?e=[w]:e.
push(w),t++}let k=i.length;for(let w=0;w<k;w++){let T=i[w];if(typeof T!="string"&&typeof T!="number"&&
typeof T!="boolean"){let I={instancePath:s+"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/onl\
y/"+w,schemaPath:"#/components/schemas/MemberValues/properties/only/items/type",keyword:"type",params:{
type:K.properties.only.items.type},message:"must be string,number,boolean",schema:K.properties.only.
items.type,parentSchema:K.properties.only.items,data:T};e===null?e=[I]:e.push(I),t++}}}else{let k={instancePath:s+
"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/only",schemaPath:"#/components/schemas/MemberV\
alues/properties/only/type",keyword:"type",params:{type:"array"},message:"must be array",schema:K.properties.
only.type,parentSchema:K.properties.only,data:i};e===null?e=[k]:e.push(k),t++}}if(n.except!==void 0){
let i=n.except;if(Array.isArray(i)){if(i.length>32){let w={instancePath:s+"/values/"+r.replace(/~/g,
"~0").replace(/\//g,"~1")+"/except",schemaPath:"#/components/schemas/MemberValues/properties/except/\
maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items",schema:32,
parentSchema:K.properties.except,data:i};e===null?e=[w]:e.push(w),t++}let k=i.length;for(let w=0;w<k;w++){
let T=i[w];if(typeof T!="string"&&typeof T!="number"&&typeof T!="boolean"){let I={instancePath:s+"/v\
alues/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/except/"+w,schemaPath:"#/components/schemas/Membe\
rValues/properties/except/items/type",keyword:"type",params:{type:K.properties.except.items.type},message:"\
must be string,number,boolean",schema:K.properties.except.items.type,parentSchema:K.properties.except.
items,data:T};e===null?e=[I]:e.push(I),t++}}}else{let k={instancePath:s+"/values/"+r.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/except",schemaPath:"#/components/schemas/MemberValues/properties/except/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array",schema:K.properties.except.type,parentSchema:K.
properties.except,data:i};e===null?e=[k]:e.push(k),t++}}}else{let i={instancePath:s+"/values/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberValues/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:K.type,parentSchema:K,data:n};e===null?e=[i]:e.push(i),
t++}}}else{let r={instancePath:s+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:g.properties.values.type,parentSchema:g.properties.values,
data:p};e===null?e=[r]:e.push(r),t++}}if(a.system!==void 0){let p=a.system;if(typeof p!="string"){let r={
instancePath:s+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:g.properties.system.type,parentSchema:g.properties.system,data:p};e===
null?e=[r]:e.push(r),t++}if(!(p==="any"||p==="leading"||p==="one_leading")){let r={instancePath:s+"/\
system",schemaPath:"#/properties/system/enum",keyword:"enum",params:{allowedValues:g.properties.system.
enum},message:"must be equal to one of the allowed values",schema:g.properties.system.enum,parentSchema:g.
properties.system,data:p};e===null?e=[r]:e.push(r),t++}}if(a.order!==void 0){let p=a.order;if(Array.
isArray(p)){if(p.length>2){let n={instancePath:s+"/order",schemaPath:"#/properties/order/maxItems",keyword:"\
maxItems",params:{limit:2},message:"must NOT have more than 2 items",schema:2,parentSchema:g.properties.
order,data:p};e===null?e=[n]:e.push(n),t++}let r=p.length;for(let n=0;n<r;n++){let i=p[n];if(typeof i!=
"string"){let k={instancePath:s+"/order/"+n,schemaPath:"#/properties/order/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:g.properties.order.items.type,parentSchema:g.
properties.order.items,data:i};e===null?e=[k]:e.push(k),t++}if(!(i==="alternate"||i==="no_user_after\
_tool")){let k={instancePath:s+"/order/"+n,schemaPath:"#/properties/order/items/enum",keyword:"enum",
params:{allowedValues:g.properties.order.items.enum},message:"must be equal to one of the allowed va\
lues",schema:g.properties.order.items.enum,parentSchema:g.properties.order.items,data:i};e===null?e=
[k]:e.push(k),t++}}}else{let r={instancePath:s+"/order",schemaPath:"#/properties/order/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:g.properties.order.type,parentSchema:g.properties.
order,data:p};e===null?e=[r]:e.push(r),t++}}if(a.prefill!==void 0){let p=a.prefill;if(typeof p!="str\
ing"){let r={instancePath:s+"/prefill",schemaPath:"#/properties/prefill/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.prefill.type,parentSchema:g.properties.prefill,
data:p};e===null?e=[r]:e.push(r),t++}if(!(p==="takes"||p==="refuses")){let r={instancePath:s+"/prefi\
ll",schemaPath:"#/properties/prefill/enum",keyword:"enum",params:{allowedValues:g.properties.prefill.
enum},message:"must be equal to one of the allowed values",schema:g.properties.prefill.enum,parentSchema:g.
properties.prefill,data:p};e===null?e=[r]:e.push(r),t++}}if(a.images_in_tool_results!==void 0){let p=a.
images_in_tool_results;if(typeof p!="string"){let r={instancePath:s+"/images_in_tool_results",schemaPath:"\
#/properties/images_in_tool_results/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:g.properties.images_in_tool_results.type,parentSchema:g.properties.images_in_tool_results,
data:p};e===null?e=[r]:e.push(r),t++}if(!(p==="keep"||p==="move")){let r={instancePath:s+"/images_in\
_tool_results",schemaPath:"#/properties/images_in_tool_results/enum",keyword:"enum",params:{allowedValues:g.
properties.images_in_tool_results.enum},message:"must be equal to one of the allowed values",schema:g.
properties.images_in_tool_results.enum,parentSchema:g.properties.images_in_tool_results,data:p};e===
null?e=[r]:e.push(r),t++}}if(a.tool_names!==void 0){let p=a.tool_names;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.max===void 0){let r={instancePath:s+"/tool_names",schemaPath:"#/properties/tool_nam\
es/required",keyword:"required",params:{missingProperty:"max"},message:"must have required property \
'max'",schema:g.properties.tool_names.required,parentSchema:g.properties.tool_names,data:p};e===null?
e=[r]:e.push(r),t++}if(p.pattern===void 0){let r={instancePath:s+"/tool_names",schemaPath:"#/propert\
ies/tool_names/required",keyword:"required",params:{missingProperty:"pattern"},message:"must have re\
quired property 'pattern'",schema:g.properties.tool_names.required,parentSchema:g.properties.tool_names,
data:p};e===null?e=[r]:e.push(r),t++}for(let r in p)if(!(r==="max"||r==="pattern")){let n={instancePath:s+
"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:g.
properties.tool_names,data:p};e===null?e=[n]:e.push(n),t++}if(p.max!==void 0){let r=p.max;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))){let n={instancePath:s+"/tool_names/max",schemaPath:"#/properties/tool_\
names/properties/max/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.
properties.tool_names.properties.max.type,parentSchema:g.properties.tool_names.properties.max,data:r};
e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r>256||isNaN(r)){let n={instancePath:s+"/tool\
_names/max",schemaPath:"#/properties/tool_names/properties/max/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:256},message:"must be <= 256",schema:256,parentSchema:g.properties.tool_names.properties.max,
data:r};e===null?e=[n]:e.push(n),t++}if(r<16||isNaN(r)){let n={instancePath:s+"/tool_names/max",schemaPath:"\
#/properties/tool_names/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:16},
message:"must be >= 16",schema:16,parentSchema:g.properties.tool_names.properties.max,data:r};e===null?
e=[n]:e.push(n),t++}}}if(p.pattern!==void 0){let r=p.pattern;if(typeof r=="string"){if(N(r)>128){let n={
instancePath:s+"/tool_names/pattern",schemaPath:"#/properties/tool_names/properties/pattern/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:g.properties.tool_names.properties.pattern,data:r};e===null?e=[n]:e.push(n),t++}}else{let n={
instancePath:s+"/tool_names/pattern",schemaPath:"#/properties/tool_names/properties/pattern/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:g.properties.tool_names.properties.pattern.
type,parentSchema:g.properties.tool_names.properties.pattern,data:r};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:s+"/tool_names",schemaPath:"#/properties/tool_names/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:g.properties.tool_names.type,parentSchema:g.properties.
tool_names,data:p};e===null?e=[r]:e.push(r),t++}}if(a.tool_call_ids!==void 0){let p=a.tool_call_ids;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.length===void 0){let r={instancePath:s+"/tool_call\
_ids",schemaPath:"#/properties/tool_call_ids/required",keyword:"required",params:{missingProperty:"l\
ength"},message:"must have required property 'length'",schema:g.properties.tool_call_ids.required,parentSchema:g.
properties.tool_call_ids,data:p};e===null?e=[r]:e.push(r),t++}for(let r in p)if(r!=="length"){let n={
instancePath:s+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:g.properties.tool_call_ids,data:p};e===null?e=[n]:e.push(n),t++}if(p.length!==void 0){let r=p.
length;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:s+"/tool_call_ids/length",schemaPath:"\
#/properties/tool_call_ids/properties/length/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:g.properties.tool_call_ids.properties.length.type,parentSchema:g.properties.tool_call_ids.
properties.length,data:r};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r>64||isNaN(r)){let n={
instancePath:s+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties/length/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64",schema:64,parentSchema:g.
properties.tool_call_ids.properties.length,data:r};e===null?e=[n]:e.push(n),t++}if(r<8||isNaN(r)){let n={
instancePath:s+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties/length/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:8},message:"must be >= 8",schema:8,parentSchema:g.
properties.tool_call_ids.properties.length,data:r};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:s+
"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:g.properties.tool_call_ids.type,parentSchema:g.properties.tool_call_ids,
data:p};e===null?e=[r]:e.push(r),t++}}if(a.tool_choice!==void 0){let p=a.tool_choice;if(p&&typeof p==
"object"&&!Array.isArray(p)){for(let r in p)if(!(r==="required"||r==="named")){let n={instancePath:s+
"/tool_choice",schemaPath:"#/properties/tool_choice/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:g.
properties.tool_choice,data:p};e===null?e=[n]:e.push(n),t++}if(p.required!==void 0){let r=p.required;
if(typeof r=="string"){if(N(r)>32){let n={instancePath:s+"/tool_choice/required",schemaPath:"#/prope\
rties/tool_choice/properties/required/maxLength",keyword:"maxLength",params:{limit:32},message:"must\
 NOT have more than 32 characters",schema:32,parentSchema:g.properties.tool_choice.properties.required,
data:r};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:s+"/tool_choice/required",schemaPath:"\
#/properties/tool_choice/properties/required/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:g.properties.tool_choice.properties.required.type,parentSchema:g.properties.tool_choice.
properties.required,data:r};e===null?e=[n]:e.push(n),t++}}if(p.named!==void 0){let r=p.named;if(typeof r!=
"boolean"){let n={instancePath:s+"/tool_choice/named",schemaPath:"#/properties/tool_choice/propertie\
s/named/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:g.properties.tool_choice.
properties.named.type,parentSchema:g.properties.tool_choice.properties.named,data:r};e===null?e=[n]:
e.push(n),t++}}}else{let r={instancePath:s+"/tool_choice",schemaPath:"#/properties/tool_choice/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.tool_choice.type,
parentSchema:g.properties.tool_choice,data:p};e===null?e=[r]:e.push(r),t++}}if(a.response_format!==void 0){
let p=a.response_format;if(Array.isArray(p)){if(p.length>3){let n={instancePath:s+"/response_format",
schemaPath:"#/properties/response_format/maxItems",keyword:"maxItems",params:{limit:3},message:"must\
 NOT have more than 3 items",schema:3,parentSchema:g.properties.response_format,data:p};e===null?e=[
n]:e.push(n),t++}let r=p.length;for(let n=0;n<r;n++){let i=p[n];if(typeof i!="string"){let k={instancePath:s+
"/response_format/"+n,schemaPath:"#/properties/response_format/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:g.properties.response_format.items.type,parentSchema:g.properties.
response_format.items,data:i};e===null?e=[k]:e.push(k),t++}if(!(i==="text"||i==="json_object"||i==="\
json_schema")){let k={instancePath:s+"/response_format/"+n,schemaPath:"#/properties/response_format/\
items/enum",keyword:"enum",params:{allowedValues:g.properties.response_format.items.enum},message:"m\
ust be equal to one of the allowed values",schema:g.properties.response_format.items.enum,parentSchema:g.
properties.response_format.items,data:i};e===null?e=[k]:e.push(k),t++}}}else{let r={instancePath:s+"\
/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:g.properties.response_format.type,parentSchema:g.properties.response_format,
data:p};e===null?e=[r]:e.push(r),t++}}if(a.user!==void 0){let p=a.user;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.max===void 0){let r={instancePath:s+"/user",schemaPath:"#/properties/user/required",
keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'",schema:g.
properties.user.required,parentSchema:g.properties.user,data:p};e===null?e=[r]:e.push(r),t++}for(let r in p)
if(r!=="max"){let n={instancePath:s+"/user",schemaPath:"#/properties/user/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:g.properties.user,data:p};e===null?e=[n]:e.push(n),t++}if(p.max!==void 0){let r=p.max;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))){let n={instancePath:s+"/user/max",schemaPath:"#/properties/user/proper\
ties/max/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.
user.properties.max.type,parentSchema:g.properties.user.properties.max,data:r};e===null?e=[n]:e.push(
n),t++}if(typeof r=="number"){if(r>1024||isNaN(r)){let n={instancePath:s+"/user/max",schemaPath:"#/p\
roperties/user/properties/max/maximum",keyword:"maximum",params:{comparison:"<=",limit:1024},message:"\
must be <= 1024",schema:1024,parentSchema:g.properties.user.properties.max,data:r};e===null?e=[n]:e.
push(n),t++}if(r<16||isNaN(r)){let n={instancePath:s+"/user/max",schemaPath:"#/properties/user/prope\
rties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,
parentSchema:g.properties.user.properties.max,data:r};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:s+
"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"object"},message:"must be o\
bject",schema:g.properties.user.type,parentSchema:g.properties.user,data:p};e===null?e=[r]:e.push(r),
t++}}if(a.reasoning!==void 0){let p=a.reasoning;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let r in p)
if(!(r==="member"||r==="back"||r==="thinking")){let n={instancePath:s+"/reasoning",schemaPath:"#/pro\
perties/reasoning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.reasoning,data:p};
e===null?e=[n]:e.push(n),t++}if(p.member!==void 0){let r=p.member;if(typeof r!="string"){let n={instancePath:s+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.reasoning.properties.member.type,parentSchema:g.
properties.reasoning.properties.member,data:r};e===null?e=[n]:e.push(n),t++}if(!(r==="both"||r==="re\
asoning"||r==="reasoning_content")){let n={instancePath:s+"/reasoning/member",schemaPath:"#/properti\
es/reasoning/properties/member/enum",keyword:"enum",params:{allowedValues:g.properties.reasoning.properties.
member.enum},message:"must be equal to one of the allowed values",schema:g.properties.reasoning.properties.
member.enum,parentSchema:g.properties.reasoning.properties.member,data:r};e===null?e=[n]:e.push(n),t++}}
if(p.back!==void 0){let r=p.back;if(typeof r!="string"){let n={instancePath:s+"/reasoning/back",schemaPath:"\
#/properties/reasoning/properties/back/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:g.properties.reasoning.properties.back.type,parentSchema:g.properties.reasoning.properties.
back,data:r};e===null?e=[n]:e.push(n),t++}if(!(r==="always"||r==="with_tool_calls"||r==="never")){let n={
instancePath:s+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"e\
num",params:{allowedValues:g.properties.reasoning.properties.back.enum},message:"must be equal to on\
e of the allowed values",schema:g.properties.reasoning.properties.back.enum,parentSchema:g.properties.
reasoning.properties.back,data:r};e===null?e=[n]:e.push(n),t++}}if(p.thinking!==void 0){let r=p.thinking;
if(typeof r!="string"){let n={instancePath:s+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.reasoning.properties.thinking.type,parentSchema:g.properties.reasoning.properties.thinking,
data:r};e===null?e=[n]:e.push(n),t++}if(!(r==="budget"||r==="effort"||r==="none")){let n={instancePath:s+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/enum",keyword:"enum",params:{
allowedValues:g.properties.reasoning.properties.thinking.enum},message:"must be equal to one of the \
allowed values",schema:g.properties.reasoning.properties.thinking.enum,parentSchema:g.properties.reasoning.
properties.thinking,data:r};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:s+"/reasoning",schemaPath:"\
#/properties/reasoning/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.reasoning.type,parentSchema:g.properties.reasoning,data:p};e===null?e=[r]:e.push(r),t++}}
if(a.missing!==void 0){let p=a.missing;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){
let r={instancePath:s+"/missing",schemaPath:"#/properties/missing/required",keyword:"required",params:{
missingProperty:"member"},message:"must have required property 'member'",schema:g.properties.missing.
required,parentSchema:g.properties.missing,data:p};e===null?e=[r]:e.push(r),t++}if(p.value===void 0){
let r={instancePath:s+"/missing",schemaPath:"#/properties/missing/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'",schema:g.properties.missing.required,
parentSchema:g.properties.missing,data:p};e===null?e=[r]:e.push(r),t++}for(let r in p)if(!(r==="memb\
er"||r==="value")){let n={instancePath:s+"/missing",schemaPath:"#/properties/missing/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:g.properties.missing,data:p};e===null?e=[n]:e.push(n),t++}if(p.
member!==void 0){let r=p.member;if(typeof r=="string"){if(N(r)>64){let n={instancePath:s+"/missing/m\
ember",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r};e===null?e=[n]:e.push(
n),t++}if(N(r)<1){let n={instancePath:s+"/missing/member",schemaPath:"#/components/schemas/MemberNam\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:r};e===null?e=[n]:e.push(n),t++}if(!Pe.test(r)){let n={instancePath:s+"/missing/\
member",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-\
Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][\
A-Za-z0-9_-]*$",parentSchema:C,data:r};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:s+"/mi\
ssing/member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:C.type,parentSchema:C,data:r};e===null?e=[n]:e.push(n),t++}}if(p.value!==
void 0){let r=p.value;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let n={instancePath:s+"/missin\
g/value",schemaPath:"#/properties/missing/properties/value/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:g.properties.missing.properties.value.type,parentSchema:g.properties.
missing.properties.value,data:r};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:s+"/missing",
schemaPath:"#/properties/missing/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:g.properties.missing.type,parentSchema:g.properties.missing,data:p};e===null?e=[r]:e.push(r),
t++}}if(a.errors!==void 0){let p=a.errors;if(Array.isArray(p)){if(p.length>64){let n={instancePath:s+
"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:g.properties.errors,data:p};e===null?e=[n]:e.
push(n),t++}let r=p.length;for(let n=0;n<r;n++){let i=p[n];if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.means===void 0){let k={instancePath:s+"/errors/"+n,schemaPath:"#/components/schemas/ErrorFa\
ct/required",keyword:"required",params:{missingProperty:"means"},message:"must have required propert\
y 'means'",schema:me.required,parentSchema:me,data:i};e===null?e=[k]:e.push(k),t++}for(let k in i)if(!(k===
"status"||k==="code"||k==="phrase"||k==="means")){let w={instancePath:s+"/errors/"+n,schemaPath:"#/c\
omponents/schemas/ErrorFact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties",schema:!1,parentSchema:me,data:i};e===null?e=[w]:e.push(
w),t++}if(i.status!==void 0){let k=i.status;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){let w={instancePath:s+
"/errors/"+n+"/status",schemaPath:"#/components/schemas/ErrorFact/properties/status/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:me.properties.status.type,parentSchema:me.
properties.status,data:k};e===null?e=[w]:e.push(w),t++}if(typeof k=="number"){if(k>599||isNaN(k)){let w={
instancePath:s+"/errors/"+n+"/status",schemaPath:"#/components/schemas/ErrorFact/properties/status/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:me.
properties.status,data:k};e===null?e=[w]:e.push(w),t++}if(k<200||isNaN(k)){let w={instancePath:s+"/e\
rrors/"+n+"/status",schemaPath:"#/components/schemas/ErrorFact/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:200},message:"must be >= 200",schema:200,parentSchema:me.properties.
status,data:k};e===null?e=[w]:e.push(w),t++}}}if(i.code!==void 0){let k=i.code;if(typeof k=="string"){
if(N(k)>128){let w={instancePath:s+"/errors/"+n+"/code",schemaPath:"#/components/schemas/ErrorFact/p\
roperties/code/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters",schema:128,parentSchema:me.properties.code,data:k};e===null?e=[w]:e.push(w),t++}}else{
let w={instancePath:s+"/errors/"+n+"/code",schemaPath:"#/components/schemas/ErrorFact/properties/cod\
e/type",keyword:"type",params:{type:"string"},message:"must be string",schema:me.properties.code.type,
parentSchema:me.properties.code,data:k};e===null?e=[w]:e.push(w),t++}}if(i.phrase!==void 0){let k=i.
phrase;if(typeof k=="string"){if(N(k)>512){let w={instancePath:s+"/errors/"+n+"/phrase",schemaPath:"\
#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"maxLength",params:{limit:512},message:"\
must NOT have more than 512 characters",schema:512,parentSchema:me.properties.phrase,data:k};e===null?
e=[w]:e.push(w),t++}}else{let w={instancePath:s+"/errors/"+n+"/phrase",schemaPath:"#/components/sche\
mas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:me.properties.phrase.type,parentSchema:me.properties.phrase,data:k};e===null?e=[w]:e.push(w),
t++}}if(i.means!==void 0){let k=i.means;if(typeof k!="string"){let w={instancePath:s+"/errors/"+n+"/\
means",schemaPath:"#/components/schemas/ErrorFact/properties/means/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:me.properties.means.type,parentSchema:me.properties.means,data:k};
e===null?e=[w]:e.push(w),t++}if(!(k==="context_length"||k==="content_filter"||k==="model"||k==="key"||
k==="quota"||k==="rate"||k==="overloaded"||k==="caller"||k==="member"||k==="system"||k==="reasoning")){
let w={instancePath:s+"/errors/"+n+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/me\
ans/enum",keyword:"enum",params:{allowedValues:me.properties.means.enum},message:"must be equal to o\
ne of the allowed values",schema:me.properties.means.enum,parentSchema:me.properties.means,data:k};e===
null?e=[w]:e.push(w),t++}}}else{let k={instancePath:s+"/errors/"+n,schemaPath:"#/components/schemas/\
ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",schema:me.type,parentSchema:me,
data:i};e===null?e=[k]:e.push(k),t++}}}else{let r={instancePath:s+"/errors",schemaPath:"#/properties\
/errors/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.errors.
type,parentSchema:g.properties.errors,data:p};e===null?e=[r]:e.push(r),t++}}if(a.request_id!==void 0){
let p=a.request_id;if(typeof p=="string"){if(N(p)>64){let r={instancePath:s+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more\
 than 64 characters",schema:64,parentSchema:g.properties.request_id,data:p};e===null?e=[r]:e.push(r),
t++}if(!Ke.test(p)){let r={instancePath:s+"/request_id",schemaPath:"#/properties/request_id/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:g.properties.request_id,data:p};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:s+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:g.properties.request_id.type,parentSchema:g.properties.request_id,
data:p};e===null?e=[r]:e.push(r),t++}}if(a.remaining!==void 0){let p=a.remaining;if(Array.isArray(p)){
if(p.length>8){let n={instancePath:s+"/remaining",schemaPath:"#/properties/remaining/maxItems",keyword:"\
maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:g.properties.
remaining,data:p};e===null?e=[n]:e.push(n),t++}let r=p.length;for(let n=0;n<r;n++){let i=p[n];if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.left===void 0){let k={instancePath:s+"/remaining/"+n,schemaPath:"\
#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"left"},message:"m\
ust have required property 'left'",schema:g.properties.remaining.items.required,parentSchema:g.properties.
remaining.items,data:i};e===null?e=[k]:e.push(k),t++}if(i.reset===void 0){let k={instancePath:s+"/re\
maining/"+n,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:g.properties.remaining.items.required,parentSchema:g.
properties.remaining.items,data:i};e===null?e=[k]:e.push(k),t++}for(let k in i)if(!(k==="left"||k===
"reset")){let w={instancePath:s+"/remaining/"+n,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:g.properties.remaining.items,data:i};e===null?e=[w]:e.push(
w),t++}if(i.left!==void 0){let k=i.left;if(typeof k=="string"){if(N(k)>64){let w={instancePath:s+"/r\
emaining/"+n+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:g.
properties.remaining.items.properties.left,data:k};e===null?e=[w]:e.push(w),t++}if(!Ke.test(k)){let w={
instancePath:s+"/remaining/"+n+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:g.properties.remaining.items.properties.left,data:k};e===null?e=[w]:e.push(
w),t++}}else{let w={instancePath:s+"/remaining/"+n+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
remaining.items.properties.left.type,parentSchema:g.properties.remaining.items.properties.left,data:k};
e===null?e=[w]:e.push(w),t++}}if(i.reset!==void 0){let k=i.reset;if(typeof k=="string"){if(N(k)>64){
let w={instancePath:s+"/remaining/"+n+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:g.properties.remaining.items.properties.reset,data:k};e===null?e=[w]:e.push(w),
t++}if(!Ke.test(k)){let w={instancePath:s+"/remaining/"+n+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:g.properties.remaining.items.properties.
reset,data:k};e===null?e=[w]:e.push(w),t++}}else{let w={instancePath:s+"/remaining/"+n+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:g.properties.remaining.items.properties.reset.type,parentSchema:g.properties.remaining.
items.properties.reset,data:k};e===null?e=[w]:e.push(w),t++}}}else{let k={instancePath:s+"/remaining\
/"+n,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:g.properties.remaining.items.type,parentSchema:g.properties.remaining.items,data:i};
e===null?e=[k]:e.push(k),t++}}}else{let r={instancePath:s+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.remaining.
type,parentSchema:g.properties.remaining,data:p};e===null?e=[r]:e.push(r),t++}}if(a.cost!==void 0){let p=a.
cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let r={instancePath:s+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:g.properties.cost.required,parentSchema:g.properties.cost,
data:p};e===null?e=[r]:e.push(r),t++}if(p.per_usd===void 0){let r={instancePath:s+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:g.properties.cost.required,parentSchema:g.properties.cost,data:p};
e===null?e=[r]:e.push(r),t++}for(let r in p)if(!(r==="member"||r==="per_usd")){let n={instancePath:s+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.cost,data:p};e===null?
e=[n]:e.push(n),t++}if(p.member!==void 0){let r=p.member;if(typeof r=="string"){if(N(r)>64){let n={instancePath:s+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r};e===null?e=[n]:e.push(
n),t++}if(N(r)<1){let n={instancePath:s+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:r};e===null?e=[n]:e.push(n),t++}if(!Pe.test(r)){let n={instancePath:s+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:C,data:r};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:s+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:r};e===null?e=[n]:e.push(n),t++}}if(p.per_usd!==void 0){
let r=p.per_usd;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:s+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:g.properties.cost.properties.per_usd.type,parentSchema:g.properties.cost.properties.per_usd,
data:r};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r>1e12||isNaN(r)){let n={instancePath:s+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:g.properties.
cost.properties.per_usd,data:r};e===null?e=[n]:e.push(n),t++}if(r<1||isNaN(r)){let n={instancePath:s+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:g.properties.cost.properties.per_usd,
data:r};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:s+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.cost.type,
parentSchema:g.properties.cost,data:p};e===null?e=[r]:e.push(r),t++}}}else{let p={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.type,parentSchema:g,
data:a};e===null?e=[p]:e.push(p),t++}return je.errors=e,t===0}je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Oe(a,{instancePath:s="",parentData:G,parentDataProperty:D,rootData:V=a,dynamicAnchors:te={}}={}){
let e=null,t=0,R=Oe.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.base_url===void 0){let o={instancePath:s,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:z.required,parentSchema:z,data:a};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!Se.
call(z.properties,o)){let _={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:z,
data:a};e===null?e=[_]:e.push(_),t++}if(a.base_url!==void 0){let o=a.base_url;if(typeof o=="string"){
if(N(o)>1024){let _={instancePath:s+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:z.
properties.base_url,data:o};e===null?e=[_]:e.push(_),t++}if(!ls.test(o)){let _={instancePath:s+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:z.properties.base_url,data:o};e===
null?e=[_]:e.push(_),t++}if(!Ve(o)){let _={instancePath:s+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:z.
properties.base_url,data:o};e===null?e=[_]:e.push(_),t++}}else{let _={instancePath:s+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.
properties.base_url.type,parentSchema:z.properties.base_url,data:o};e===null?e=[_]:e.push(_),t++}}if(a.
provider!==void 0){let o=a.provider;if(typeof o=="string"){if(N(o)>64){let _={instancePath:s+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:z.properties.provider,data:o};e===null?e=
[_]:e.push(_),t++}if(!Is.test(o)){let _={instancePath:s+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:z.properties.provider,data:o};e===null?e=[_]:
e.push(_),t++}}else{let _={instancePath:s+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.provider.type,parentSchema:z.
properties.provider,data:o};e===null?e=[_]:e.push(_),t++}}if(a.facts!==void 0&&(je(a.facts,{instancePath:s+
"/facts",parentData:a,parentDataProperty:"facts",rootData:V,dynamicAnchors:te})||(e=e===null?je.errors:
e.concat(je.errors),t=e.length)),a.key_env!==void 0){let o=a.key_env;if(typeof o=="string"){if(N(o)>
128){let _={instancePath:s+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:z.properties.
key_env,data:o};e===null?e=[_]:e.push(_),t++}if(!xe.test(o)){let _={instancePath:s+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:z.properties.
key_env,data:o};e===null?e=[_]:e.push(_),t++}}else{let _={instancePath:s+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
key_env.type,parentSchema:z.properties.key_env,data:o};e===null?e=[_]:e.push(_),t++}}if(a.key_file!==
void 0){let o=a.key_file;if(typeof o=="string"){if(N(o)>1024){let _={instancePath:s+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:z.properties.key_file,data:o};e===null?e=[_]:e.push(
_),t++}if(N(o)<1){let _={instancePath:s+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:z.
properties.key_file,data:o};e===null?e=[_]:e.push(_),t++}if(!Ee.test(o)){let _={instancePath:s+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:z.properties.
key_file,data:o};e===null?e=[_]:e.push(_),t++}}else{let _={instancePath:s+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
key_file.type,parentSchema:z.properties.key_file,data:o};e===null?e=[_]:e.push(_),t++}}if(a.auth!==void 0){
let o=a.auth;if(typeof o!="string"){let _={instancePath:s+"/auth",schemaPath:"#/components/schemas/A\
uth/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ie.type,parentSchema:Ie,
data:o};e===null?e=[_]:e.push(_),t++}if(!(o==="bearer"||o==="x-api-key"||o==="api-key")){let _={instancePath:s+
"/auth",schemaPath:"#/components/schemas/Auth/enum",keyword:"enum",params:{allowedValues:Ie.enum},message:"\
must be equal to one of the allowed values",schema:Ie.enum,parentSchema:Ie,data:o};e===null?e=[_]:e.
push(_),t++}}if(a.dialects!==void 0){let o=a.dialects;if(Array.isArray(o)){if(o.length>4){let v={instancePath:s+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:4},message:"\
must NOT have more than 4 items",schema:4,parentSchema:z.properties.dialects,data:o};e===null?e=[v]:
e.push(v),t++}if(o.length<1){let v={instancePath:s+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:z.
properties.dialects,data:o};e===null?e=[v]:e.push(v),t++}let _=o.length;for(let v=0;v<_;v++){let y=o[v];
if(typeof y!="string"){let p={instancePath:s+"/dialects/"+v,schemaPath:"#/properties/dialects/items/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.dialects.items.
type,parentSchema:z.properties.dialects.items,data:y};e===null?e=[p]:e.push(p),t++}if(!(y==="chat"||
y==="responses"||y==="messages"||y==="embeddings")){let p={instancePath:s+"/dialects/"+v,schemaPath:"\
#/properties/dialects/items/enum",keyword:"enum",params:{allowedValues:z.properties.dialects.items.enum},
message:"must be equal to one of the allowed values",schema:z.properties.dialects.items.enum,parentSchema:z.
properties.dialects.items,data:y};e===null?e=[p]:e.push(p),t++}}}else{let _={instancePath:s+"/dialec\
ts",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray",schema:z.properties.dialects.type,parentSchema:z.properties.dialects,data:o};e===null?e=[_]:e.push(
_),t++}}if(a.hosted_tools!==void 0){let o=a.hosted_tools;if(o&&typeof o=="object"&&!Array.isArray(o)){
if(Object.keys(o).length>32){let _={instancePath:s+"/hosted_tools",schemaPath:"#/properties/hosted_t\
ools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 pr\
operties",schema:32,parentSchema:z.properties.hosted_tools,data:o};e===null?e=[_]:e.push(_),t++}for(let _ in o){
let v=t;if(typeof _=="string"){if(N(_)>64){let y={instancePath:s+"/hosted_tools",schemaPath:"#/prope\
rties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT \
have more than 64 characters",schema:64,parentSchema:z.properties.hosted_tools.propertyNames,data:_,
propertyName:_};e===null?e=[y]:e.push(y),t++}if(!Ds.test(_)){let y={instancePath:s+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(?!mcp|file_sea\
rch$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|file_search$|.*_preview$)[\
a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",parentSchema:z.properties.
hosted_tools.propertyNames,data:_,propertyName:_};e===null?e=[y]:e.push(y),t++}}var b=v===t;if(!b){let y={
instancePath:s+"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames",keyword:"propert\
yNames",params:{propertyName:_},message:"property name must be valid",schema:z.properties.hosted_tools.
propertyNames,parentSchema:z.properties.hosted_tools,data:o};e===null?e=[y]:e.push(y),t++}}for(let _ in o){
let v=o[_];if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.usd_per_call===void 0){let y={instancePath:s+
"/hosted_tools/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedToo\
l/required",keyword:"required",params:{missingProperty:"usd_per_call"},message:"must have required p\
roperty 'usd_per_call'",schema:we.required,parentSchema:we,data:v};e===null?e=[y]:e.push(y),t++}for(let y in v)
if(y!=="usd_per_call"){let p={instancePath:s+"/hosted_tools/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:we,data:v};
e===null?e=[p]:e.push(p),t++}if(v.usd_per_call!==void 0){let y=v.usd_per_call;if(typeof y=="string"){
if(N(y)>32){let p={instancePath:s+"/hosted_tools/"+_.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_pe\
r_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/maxLength",keyword:"maxL\
ength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:we.properties.
usd_per_call,data:y};e===null?e=[p]:e.push(p),t++}if(!Rs.test(y)){let p={instancePath:s+"/hosted_too\
ls/"+_.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/Hoste\
dTool/properties/usd_per_call/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-\
9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][\
0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:we.properties.usd_per_call,data:y};e===null?e=[p]:e.push(p),
t++}}else{let p={instancePath:s+"/hosted_tools/"+_.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_\
call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:we.properties.usd_per_call.type,parentSchema:we.properties.
usd_per_call,data:y};e===null?e=[p]:e.push(p),t++}}}else{let y={instancePath:s+"/hosted_tools/"+_.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:we.type,parentSchema:we,data:v};e===null?e=[y]:e.push(
y),t++}}}else{let _={instancePath:s+"/hosted_tools",schemaPath:"#/properties/hosted_tools/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:z.properties.hosted_tools.type,parentSchema:z.
properties.hosted_tools,data:o};e===null?e=[_]:e.push(_),t++}}if(a.forward_members!==void 0){let o=a.
forward_members;if(Array.isArray(o)){if(o.length>64){let v={instancePath:s+"/forward_members",schemaPath:"\
#/properties/forward_members/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:z.properties.forward_members,data:o};e===null?e=[v]:e.push(
v),t++}let _=o.length;for(let v=0;v<_;v++){let y=o[v];if(typeof y=="string"){if(N(y)>64){let p={instancePath:s+
"/forward_members/"+v,schemaPath:"#/properties/forward_members/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:z.properties.
forward_members.items,data:y};e===null?e=[p]:e.push(p),t++}if(N(y)<1){let p={instancePath:s+"/forwar\
d_members/"+v,schemaPath:"#/properties/forward_members/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:z.properties.forward_members.
items,data:y};e===null?e=[p]:e.push(p),t++}if(!Pe.test(y)){let p={instancePath:s+"/forward_members/"+
v,schemaPath:"#/properties/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:z.properties.forward_members.items,data:y};e===null?e=[p]:e.push(p),t++}}else{
let p={instancePath:s+"/forward_members/"+v,schemaPath:"#/properties/forward_members/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.forward_members.items.type,
parentSchema:z.properties.forward_members.items,data:y};e===null?e=[p]:e.push(p),t++}}}else{let _={instancePath:s+
"/forward_members",schemaPath:"#/properties/forward_members/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:z.properties.forward_members.type,parentSchema:z.properties.forward_members,
data:o};e===null?e=[_]:e.push(_),t++}}if(a.headers!==void 0){let o=a.headers;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(Object.keys(o).length>32){let _={instancePath:s+"/headers",schemaPath:"#/prope\
rties/headers/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more t\
han 32 properties",schema:32,parentSchema:z.properties.headers,data:o};e===null?e=[_]:e.push(_),t++}
for(let _ in o){let v=o[_];if(typeof v=="string"){if(N(v)>4096){let y={instancePath:s+"/headers/"+_.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLeng\
th",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters",schema:4096,
parentSchema:z.properties.headers.additionalProperties,data:v};e===null?e=[y]:e.push(y),t++}}else{let y={
instancePath:s+"/headers/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers\
/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.
properties.headers.additionalProperties.type,parentSchema:z.properties.headers.additionalProperties,
data:v};e===null?e=[y]:e.push(y),t++}}}else{let _={instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.headers.
type,parentSchema:z.properties.headers,data:o};e===null?e=[_]:e.push(_),t++}}if(a.first_byte_ms!==void 0){
let o=a.first_byte_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let _={instancePath:s+"/first_byt\
e_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:z.properties.first_byte_ms.type,parentSchema:z.properties.first_byte_ms,data:o};
e===null?e=[_]:e.push(_),t++}if(typeof o=="number"){if(o>6e5||isNaN(o)){let _={instancePath:s+"/firs\
t_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",
limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:z.properties.first_byte_ms,data:o};e===
null?e=[_]:e.push(_),t++}if(o<10||isNaN(o)){let _={instancePath:s+"/first_byte_ms",schemaPath:"#/pro\
perties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be \
>= 10",schema:10,parentSchema:z.properties.first_byte_ms,data:o};e===null?e=[_]:e.push(_),t++}}}if(a.
idle_ms!==void 0){let o=a.idle_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let _={instancePath:s+
"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:z.properties.idle_ms.type,parentSchema:z.properties.idle_ms,data:o};e===null?e=
[_]:e.push(_),t++}if(typeof o=="number"){if(o>6e5||isNaN(o)){let _={instancePath:s+"/idle_ms",schemaPath:"\
#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:z.properties.idle_ms,data:o};e===null?e=[_]:e.push(_),t++}if(o<10||
isNaN(o)){let _={instancePath:s+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:z.properties.idle_ms,
data:o};e===null?e=[_]:e.push(_),t++}}}}else{let o={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:z.type,parentSchema:z,data:a};e===null?e=[o]:
e.push(o),t++}return Oe.errors=e,t===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var J={
type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,maxLength:256},
on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},context_tokens:{
type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},weight:{type:"\
integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{$ref:"\
#/components/schemas/Price"},retry_after_sent:{type:"boolean",default:!0}}},Re={type:"string",enum:[
"context_length","content_filter","quota"]};function Te(a,{instancePath:s="",parentData:G,parentDataProperty:D,
rootData:V=a,dynamicAnchors:te={}}={}){let e=null,t=0,R=Te.evaluated;if(R.dynamicProps&&(R.props=void 0),
R.dynamicItems&&(R.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.tier===void 0&&(a.tier=
1),a.weight===void 0&&(a.weight=1),a.affinity===void 0&&(a.affinity=!0),a.retry_after_sent===void 0&&
(a.retry_after_sent=!0),a.upstream===void 0){let y={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"upstream"},message:"must have required property 'upstream'",schema:J.
required,parentSchema:J,data:a};e===null?e=[y]:e.push(y),t++}for(let y in a)if(!Se.call(J.properties,
y)){let p={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:J,data:a};
e===null?e=[p]:e.push(p),t++}if(a.upstream!==void 0){let y=a.upstream;if(typeof y=="string"){if(N(y)>
64){let p={instancePath:s+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLengt\
h",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:J.properties.
upstream,data:y};e===null?e=[p]:e.push(p),t++}if(N(y)<1){let p={instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters",schema:1,parentSchema:J.properties.upstream,data:y};e===null?e=[p]:e.push(p),t++}}else{
let p={instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:J.properties.upstream.type,parentSchema:J.properties.upstream,
data:y};e===null?e=[p]:e.push(p),t++}}if(a.model!==void 0){let y=a.model;if(typeof y=="string"){if(N(
y)>256){let p={instancePath:s+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:J.properties.
model,data:y};e===null?e=[p]:e.push(p),t++}if(N(y)<1){let p={instancePath:s+"/model",schemaPath:"#/p\
roperties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:J.properties.model,data:y};e===null?e=[p]:e.push(p),t++}}else{let p={
instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.properties.model.type,parentSchema:J.properties.model,data:y};e===null?e=[p]:
e.push(p),t++}}if(a.is!==void 0){let y=a.is;if(typeof y=="string"){if(N(y)>256){let p={instancePath:s+
"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxLength",params:{limit:256},message:"must NO\
T have more than 256 characters",schema:256,parentSchema:J.properties.is,data:y};e===null?e=[p]:e.push(
p),t++}if(N(y)<1){let p={instancePath:s+"/is",schemaPath:"#/properties/is/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.
is,data:y};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:s+"/is",schemaPath:"#/properties/i\
s/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.is.type,parentSchema:J.
properties.is,data:y};e===null?e=[p]:e.push(p),t++}}if(a.on!==void 0){let y=a.on;if(Array.isArray(y)){
if(y.length>8){let r={instancePath:s+"/on",schemaPath:"#/properties/on/maxItems",keyword:"maxItems",
params:{limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:J.properties.on,data:y};
e===null?e=[r]:e.push(r),t++}if(y.length<1){let r={instancePath:s+"/on",schemaPath:"#/properties/on/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.
properties.on,data:y};e===null?e=[r]:e.push(r),t++}let p=y.length;for(let r=0;r<p;r++){let n=y[r];if(typeof n!=
"string"){let i={instancePath:s+"/on/"+r,schemaPath:"#/components/schemas/Takeover/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:Re.type,parentSchema:Re,data:n};e===null?
e=[i]:e.push(i),t++}if(!(n==="context_length"||n==="content_filter"||n==="quota")){let i={instancePath:s+
"/on/"+r,schemaPath:"#/components/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:Re.enum},
message:"must be equal to one of the allowed values",schema:Re.enum,parentSchema:Re,data:n};e===null?
e=[i]:e.push(i),t++}}}else{let p={instancePath:s+"/on",schemaPath:"#/properties/on/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array",schema:J.properties.on.type,parentSchema:J.properties.
on,data:y};e===null?e=[p]:e.push(p),t++}}if(a.context_tokens!==void 0){let y=a.context_tokens;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let p={instancePath:s+"/context_tokens",schemaPath:"#/properties/conte\
xt_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.properties.
context_tokens.type,parentSchema:J.properties.context_tokens,data:y};e===null?e=[p]:e.push(p),t++}if(typeof y==
"number"){if(y>1e9||isNaN(y)){let p={instancePath:s+"/context_tokens",schemaPath:"#/properties/conte\
xt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 10000000\
00",schema:1e9,parentSchema:J.properties.context_tokens,data:y};e===null?e=[p]:e.push(p),t++}if(y<1||
isNaN(y)){let p={instancePath:s+"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.
context_tokens,data:y};e===null?e=[p]:e.push(p),t++}}}let b=a.tier;if(!(typeof b=="number"&&!(b%1)&&
!isNaN(b))){let y={instancePath:s+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:J.properties.tier.type,parentSchema:J.properties.tier,
data:b};e===null?e=[y]:e.push(y),t++}if(typeof b=="number"){if(b>16||isNaN(b)){let y={instancePath:s+
"/tier",schemaPath:"#/properties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"\
must be <= 16",schema:16,parentSchema:J.properties.tier,data:b};e===null?e=[y]:e.push(y),t++}if(b<1||
isNaN(b)){let y={instancePath:s+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.tier,data:b};e===
null?e=[y]:e.push(y),t++}}let o=a.weight;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let y={instancePath:s+
"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer",schema:J.properties.weight.type,parentSchema:J.properties.weight,data:o};e===null?e=[y]:
e.push(y),t++}if(typeof o=="number"){if(o>1e3||isNaN(o)){let y={instancePath:s+"/weight",schemaPath:"\
#/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <\
= 1000",schema:1e3,parentSchema:J.properties.weight,data:o};e===null?e=[y]:e.push(y),t++}if(o<1||isNaN(
o)){let y={instancePath:s+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.weight,data:o};e===
null?e=[y]:e.push(y),t++}}let _=a.affinity;if(typeof _!="boolean"){let y={instancePath:s+"/affinity",
schemaPath:"#/properties/affinity/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:J.properties.affinity.type,parentSchema:J.properties.affinity,data:_};e===null?e=[y]:e.push(
y),t++}if(a.usd_per_million!==void 0){let y=a.usd_per_million;if(y&&typeof y=="object"&&!Array.isArray(
y)){if(y.input===void 0){let p={instancePath:s+"/usd_per_million",schemaPath:"#/components/schemas/P\
rice/required",keyword:"required",params:{missingProperty:"input"},message:"must have required prope\
rty 'input'",schema:M.required,parentSchema:M,data:y};e===null?e=[p]:e.push(p),t++}if(y.output===void 0){
let p={instancePath:s+"/usd_per_million",schemaPath:"#/components/schemas/Price/required",keyword:"r\
equired",params:{missingProperty:"output"},message:"must have required property 'output'",schema:M.required,
parentSchema:M,data:y};e===null?e=[p]:e.push(p),t++}for(let p in y)if(!(p==="input"||p==="cached_inp\
ut"||p==="cache_write_input"||p==="cache_write_1h_input"||p==="output")){let r={instancePath:s+"/usd\
_per_million",schemaPath:"#/components/schemas/Price/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:M,
data:y};e===null?e=[r]:e.push(r),t++}if(y.input!==void 0){let p=y.input;if(typeof p=="string"){if(N(
p)>32){let r={instancePath:s+"/usd_per_million/input",schemaPath:"#/components/schemas/Price/propert\
ies/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 chara\
cters",schema:32,parentSchema:M.properties.input,data:p};e===null?e=[r]:e.push(r),t++}if(!ge.test(p)){
let r={instancePath:s+"/usd_per_million/input",schemaPath:"#/components/schemas/Price/properties/inp\
ut/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must\
 match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:M.properties.input,data:p};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:s+"/u\
sd_per_million/input",schemaPath:"#/components/schemas/Price/properties/input/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:M.properties.input.type,parentSchema:M.properties.input,
data:p};e===null?e=[r]:e.push(r),t++}}if(y.cached_input!==void 0){let p=y.cached_input;if(typeof p==
"string"){if(N(p)>32){let r={instancePath:s+"/usd_per_million/cached_input",schemaPath:"#/components\
/schemas/Price/properties/cached_input/maxLength",keyword:"maxLength",params:{limit:32},message:"mus\
t NOT have more than 32 characters",schema:32,parentSchema:M.properties.cached_input,data:p};e===null?
e=[r]:e.push(r),t++}if(!ge.test(p)){let r={instancePath:s+"/usd_per_million/cached_input",schemaPath:"\
#/components/schemas/Price/properties/cached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$\
"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.cached_input,data:p};e===
null?e=[r]:e.push(r),t++}}else{let r={instancePath:s+"/usd_per_million/cached_input",schemaPath:"#/c\
omponents/schemas/Price/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:M.properties.cached_input.type,parentSchema:M.properties.cached_input,data:p};
e===null?e=[r]:e.push(r),t++}}if(y.cache_write_input!==void 0){let p=y.cache_write_input;if(typeof p==
"string"){if(N(p)>32){let r={instancePath:s+"/usd_per_million/cache_write_input",schemaPath:"#/compo\
nents/schemas/Price/properties/cache_write_input/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:M.properties.cache_write_input,data:p};
e===null?e=[r]:e.push(r),t++}if(!ge.test(p)){let r={instancePath:s+"/usd_per_million/cache_write_inp\
ut",schemaPath:"#/components/schemas/Price/properties/cache_write_input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.cache_write_input,
data:p};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:s+"/usd_per_million/cache_write_input",
schemaPath:"#/components/schemas/Price/properties/cache_write_input/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:M.properties.cache_write_input.type,parentSchema:M.properties.
cache_write_input,data:p};e===null?e=[r]:e.push(r),t++}}if(y.cache_write_1h_input!==void 0){let p=y.
cache_write_1h_input;if(typeof p=="string"){if(N(p)>32){let r={instancePath:s+"/usd_per_million/cach\
e_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_write_1h_input/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:M.
properties.cache_write_1h_input,data:p};e===null?e=[r]:e.push(r),t++}if(!ge.test(p)){let r={instancePath:s+
"/usd_per_million/cache_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_writ\
e_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:M.properties.cache_write_1h_input,data:p};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:s+"/usd_per_million/cache_write_1h_input",schemaPath:"#/components/schemas/Price/proper\
ties/cache_write_1h_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.
properties.cache_write_1h_input.type,parentSchema:M.properties.cache_write_1h_input,data:p};e===null?
e=[r]:e.push(r),t++}}if(y.output!==void 0){let p=y.output;if(typeof p=="string"){if(N(p)>32){let r={
instancePath:s+"/usd_per_million/output",schemaPath:"#/components/schemas/Price/properties/output/ma\
xLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,
parentSchema:M.properties.output,data:p};e===null?e=[r]:e.push(r),t++}if(!ge.test(p)){let r={instancePath:s+
"/usd_per_million/output",schemaPath:"#/components/schemas/Price/properties/output/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.
output,data:p};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:s+"/usd_per_million/output",schemaPath:"\
#/components/schemas/Price/properties/output/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:M.properties.output.type,parentSchema:M.properties.output,data:p};e===null?e=[r]:
e.push(r),t++}}}else{let p={instancePath:s+"/usd_per_million",schemaPath:"#/components/schemas/Price\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:y};
e===null?e=[p]:e.push(p),t++}}let v=a.retry_after_sent;if(typeof v!="boolean"){let y={instancePath:s+
"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:J.properties.retry_after_sent.type,parentSchema:J.properties.
retry_after_sent,data:v};e===null?e=[y]:e.push(y),t++}}else{let b={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,data:a};
e===null?e=[b]:e.push(b),t++}return Te.errors=e,t===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ze(a,{instancePath:s="",parentData:G,parentDataProperty:D,rootData:V=a,dynamicAnchors:te={}}={}){
let e=null,t=0,R=Ze.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.store===void 0&&(a.store=".tollgate"),a.store_connections===
void 0&&(a.store_connections=10),a.spool===void 0&&(a.spool=".tollgate"),a.workers===void 0&&(a.workers=
1),a.gateway===void 0&&(a.gateway={}),a.mesh===void 0&&(a.mesh={}),a.metadata===void 0&&(a.metadata=
{}),a.operator===void 0&&(a.operator={}),a.limits===void 0&&(a.limits={}),a.admission===void 0&&(a.admission=
{}),a.retry===void 0&&(a.retry={}),a.breaker===void 0&&(a.breaker={}),a.drain===void 0&&(a.drain={}),
a.ledger===void 0&&(a.ledger={}),a.log===void 0&&(a.log={}),a.tracing===void 0&&(a.tracing={}),a.sandbox===
void 0&&(a.sandbox={}),a.payments===void 0&&(a.payments={}),a.trusted_proxies===void 0&&(a.trusted_proxies=
[]),a.upstreams===void 0&&(a.upstreams={}),a.routes===void 0&&(a.routes={}),a.models===void 0&&(a.models=
{}),a.prices===void 0&&(a.prices={}),a.gateway===void 0){let m={instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"gateway"},message:"must have required property 'gatew\
ay'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}if(a.mesh===void 0){let m={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mesh"},message:"m\
ust have required property 'mesh'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),
t++}if(a.metadata===void 0){let m={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"metadata"},message:"must have required property 'metadata'",schema:S.required,parentSchema:S,
data:a};e===null?e=[m]:e.push(m),t++}if(a.operator===void 0){let m={instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"operator"},message:"must have required property '\
operator'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}if(a.limits===void 0){
let m={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},message:"\
must have required property 'limits'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(
m),t++}if(a.admission===void 0){let m={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"admission"},message:"must have required property 'admission'",schema:S.required,parentSchema:S,
data:a};e===null?e=[m]:e.push(m),t++}if(a.retry===void 0){let m={instancePath:s,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"retry"},message:"must have required property 'retry'",
schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}if(a.breaker===void 0){let m={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breaker"},message:"\
must have required property 'breaker'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(
m),t++}if(a.drain===void 0){let m={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"drain"},message:"must have required property 'drain'",schema:S.required,parentSchema:S,
data:a};e===null?e=[m]:e.push(m),t++}if(a.ledger===void 0){let m={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ledger"},message:"must have required property 'ledg\
er'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}if(a.log===void 0){let m={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"mu\
st have required property 'log'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}
if(a.tracing===void 0){let m={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tracing"},message:"must have required property 'tracing'",schema:S.required,parentSchema:S,data:a};e===
null?e=[m]:e.push(m),t++}if(a.sandbox===void 0){let m={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sandbox"},message:"must have required property 'sandbox'",schema:S.
required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}if(a.upstreams===void 0){let m={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},message:"must have r\
equired property 'upstreams'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}
if(a.routes===void 0){let m={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
routes"},message:"must have required property 'routes'",schema:S.required,parentSchema:S,data:a};e===
null?e=[m]:e.push(m),t++}if(a.models===void 0){let m={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"models"},message:"must have required property 'models'",schema:S.
required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}if(a.prices===void 0){let m={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have requ\
ired property 'prices'",schema:S.required,parentSchema:S,data:a};e===null?e=[m]:e.push(m),t++}for(let m in a)
if(!Se.call(S.properties,m)){let d={instancePath:s,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,
parentSchema:S,data:a};e===null?e=[d]:e.push(d),t++}let y=a.store;if(typeof y=="string"){if(N(y)>1024){
let m={instancePath:s+"/store",schemaPath:"#/properties/store/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:S.properties.
store,data:y};e===null?e=[m]:e.push(m),t++}if(N(y)<1){let m={instancePath:s+"/store",schemaPath:"#/p\
roperties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:S.properties.store,data:y};e===null?e=[m]:e.push(m),t++}if(!Ee.test(
y)){let m={instancePath:s+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:S.properties.store,data:y};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:s+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:S.properties.store.type,parentSchema:S.properties.store,data:y};e===null?e=[m]:e.push(
m),t++}if(a.store_env!==void 0){let m=a.store_env;if(typeof m=="string"){if(N(m)>128){let d={instancePath:s+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:S.properties.store_env,data:m};e===null?
e=[d]:e.push(d),t++}if(!xe.test(m)){let d={instancePath:s+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:S.properties.store_env,
data:m};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:s+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:S.properties.
store_env.type,parentSchema:S.properties.store_env,data:m};e===null?e=[d]:e.push(d),t++}}let p=a.store_connections;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let m={instancePath:s+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:S.properties.store_connections.type,parentSchema:S.properties.store_connections,data:p};e===null?
e=[m]:e.push(m),t++}if(typeof p=="number"){if(p>1e3||isNaN(p)){let m={instancePath:s+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:S.properties.store_connections,data:p};
e===null?e=[m]:e.push(m),t++}if(p<2||isNaN(p)){let m={instancePath:s+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:S.properties.store_connections,data:p};e===null?e=[m]:e.push(m),
t++}}let r=a.spool;if(typeof r=="string"){if(N(r)>1024){let m={instancePath:s+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:S.properties.spool,data:r};e===null?e=[m]:e.push(m),t++}
if(N(r)<1){let m={instancePath:s+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:S.properties.
spool,data:r};e===null?e=[m]:e.push(m),t++}if(!Ee.test(r)){let m={instancePath:s+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:S.properties.spool,data:r};e===
null?e=[m]:e.push(m),t++}}else{let m={instancePath:s+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:S.properties.spool.type,parentSchema:S.
properties.spool,data:r};e===null?e=[m]:e.push(m),t++}let n=a.workers;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n))){let m={instancePath:s+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:S.properties.workers.type,parentSchema:S.properties.
workers,data:n};e===null?e=[m]:e.push(m),t++}if(typeof n=="number"){if(n>128||isNaN(n)){let m={instancePath:s+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:S.properties.workers,data:n};e===null?e=[m]:e.push(
m),t++}if(n<1||isNaN(n)){let m={instancePath:s+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:S.properties.
workers,data:n};e===null?e=[m]:e.push(m),t++}}let i=a.gateway;if(i&&typeof i=="object"&&!Array.isArray(
i)){i.host===void 0&&(i.host="127.0.0.1"),i.port===void 0&&(i.port=8080),i.cors===void 0&&(i.cors=!1),
i.docs===void 0&&(i.docs=!0);for(let l in i)if(!(l==="host"||l==="port"||l==="public_url"||l==="cors"||
l==="docs")){let x={instancePath:s+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:re,data:i};e===null?e=[x]:e.push(x),t++}let m=i.host;if(typeof m==
"string"){if(N(m)>253){let l={instancePath:s+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:re.properties.host,data:m};e===null?e=[l]:e.push(l),t++}if(N(
m)<1){let l={instancePath:s+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:re.properties.host,data:m};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:s+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:re.properties.host.type,parentSchema:re.properties.host,data:m};
e===null?e=[l]:e.push(l),t++}let d=i.port;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let l={instancePath:s+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:re.properties.port.type,parentSchema:re.properties.
port,data:d};e===null?e=[l]:e.push(l),t++}if(typeof d=="number"){if(d>65535||isNaN(d)){let l={instancePath:s+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:re.properties.
port,data:d};e===null?e=[l]:e.push(l),t++}if(d<0||isNaN(d)){let l={instancePath:s+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:re.properties.port,data:d};e===null?e=[l]:e.push(l),t++}}
if(i.public_url!==void 0){let l=i.public_url;if(typeof l=="string"){if(N(l)>1024){let x={instancePath:s+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:re.
properties.public_url,data:l};e===null?e=[x]:e.push(x),t++}if(N(l)<8){let x={instancePath:s+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:re.properties.
public_url,data:l};e===null?e=[x]:e.push(x),t++}if(!Ve(l)){let x={instancePath:s+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:re.properties.public_url,data:l};e===
null?e=[x]:e.push(x),t++}}else{let x={instancePath:s+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:re.properties.public_url.type,parentSchema:re.properties.public_url,data:l};e===null?e=
[x]:e.push(x),t++}}let h=i.cors;if(typeof h!="boolean"){let l={instancePath:s+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:re.properties.cors.type,parentSchema:re.properties.cors,data:h};e===null?e=[l]:
e.push(l),t++}let f=i.docs;if(typeof f!="boolean"){let l={instancePath:s+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:re.properties.docs.type,parentSchema:re.properties.docs,data:f};e===null?e=[l]:
e.push(l),t++}}else{let m={instancePath:s+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:re.type,parentSchema:re,data:i};
e===null?e=[m]:e.push(m),t++}Le(a.mesh,{instancePath:s+"/mesh",parentData:a,parentDataProperty:"mesh",
rootData:V,dynamicAnchors:te})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length);let k=a.metadata;
if(k&&typeof k=="object"&&!Array.isArray(k)){k.host===void 0&&(k.host="127.0.0.1"),k.port===void 0&&
(k.port=8082),k.docs===void 0&&(k.docs=!0);for(let f in k)if(!(f==="host"||f==="port"||f==="docs")){
let l={instancePath:s+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,
parentSchema:he,data:k};e===null?e=[l]:e.push(l),t++}let m=k.host;if(typeof m=="string"){if(N(m)>253){
let f={instancePath:s+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:he.properties.host,data:m};e===null?e=[f]:e.push(f),t++}if(N(m)<1){let f={instancePath:s+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:he.properties.
host,data:m};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:s+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:he.properties.host.type,parentSchema:he.properties.host,data:m};e===null?e=[f]:
e.push(f),t++}let d=k.port;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let f={instancePath:s+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:he.properties.port.type,parentSchema:he.properties.port,data:d};
e===null?e=[f]:e.push(f),t++}if(typeof d=="number"){if(d>65535||isNaN(d)){let f={instancePath:s+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:he.properties.port,
data:d};e===null?e=[f]:e.push(f),t++}if(d<0||isNaN(d)){let f={instancePath:s+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:he.properties.port,data:d};e===null?e=[f]:e.push(f),t++}}
let h=k.docs;if(typeof h!="boolean"){let f={instancePath:s+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:he.properties.docs.type,parentSchema:he.properties.docs,data:h};e===null?e=[f]:e.push(f),
t++}}else{let m={instancePath:s+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:he.type,parentSchema:he,data:k};e===null?
e=[m]:e.push(m),t++}let w=a.operator;if(w&&typeof w=="object"&&!Array.isArray(w)){w.host===void 0&&(w.
host="127.0.0.1"),w.port===void 0&&(w.port=8090),w.hosts===void 0&&(w.hosts=[]),w.console===void 0&&
(w.console=!0),w.docs===void 0&&(w.docs=!0),w.token_env===void 0&&(w.token_env="TOLLGATE_OPERATOR_TO\
KEN"),w.metrics_open===void 0&&(w.metrics_open=!1);for(let $ in w)if(!Se.call(B.properties,$)){let Y={
instancePath:s+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:$},message:"must NOT have additional properties",schema:!1,
parentSchema:B,data:w};e===null?e=[Y]:e.push(Y),t++}let m=w.host;if(typeof m=="string"){if(N(m)>253){
let $={instancePath:s+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:B.properties.host,data:m};e===null?e=[$]:e.push($),t++}if(N(m)<1){let $={instancePath:s+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:B.properties.
host,data:m};e===null?e=[$]:e.push($),t++}}else{let $={instancePath:s+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:B.properties.host.type,parentSchema:B.properties.host,data:m};e===null?e=[$]:e.
push($),t++}let d=w.port;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let $={instancePath:s+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:B.properties.port.type,parentSchema:B.properties.port,data:d};
e===null?e=[$]:e.push($),t++}if(typeof d=="number"){if(d>65535||isNaN(d)){let $={instancePath:s+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:B.properties.port,
data:d};e===null?e=[$]:e.push($),t++}if(d<0||isNaN(d)){let $={instancePath:s+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:B.properties.port,data:d};e===null?e=[$]:e.push($),t++}}
if(w.public_url!==void 0){let $=w.public_url;if(typeof $=="string"){if(N($)>1024){let Y={instancePath:s+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:B.
properties.public_url,data:$};e===null?e=[Y]:e.push(Y),t++}if(N($)<8){let Y={instancePath:s+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:B.properties.
public_url,data:$};e===null?e=[Y]:e.push(Y),t++}if(!Ve($)){let Y={instancePath:s+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:B.properties.public_url,data:$};
e===null?e=[Y]:e.push(Y),t++}}else{let Y={instancePath:s+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:B.properties.public_url.type,parentSchema:B.properties.public_url,data:$};e===null?
e=[Y]:e.push(Y),t++}}let h=w.hosts;if(Array.isArray(h)){if(h.length>64){let Y={instancePath:s+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:B.properties.hosts,
data:h};e===null?e=[Y]:e.push(Y),t++}let $=h.length;for(let Y=0;Y<$;Y++){let Ne=h[Y];if(typeof Ne=="\
string"){if(N(Ne)>253){let fe={instancePath:s+"/operator/hosts/"+Y,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:B.properties.hosts.items,data:Ne};e===null?e=
[fe]:e.push(fe),t++}if(N(Ne)<1){let fe={instancePath:s+"/operator/hosts/"+Y,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:B.properties.hosts.items,data:Ne};e===null?
e=[fe]:e.push(fe),t++}if(!js.test(Ne)){let fe={instancePath:s+"/operator/hosts/"+Y,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:B.
properties.hosts.items,data:Ne};e===null?e=[fe]:e.push(fe),t++}}else{let fe={instancePath:s+"/operat\
or/hosts/"+Y,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:B.properties.hosts.items.type,parentSchema:B.properties.
hosts.items,data:Ne};e===null?e=[fe]:e.push(fe),t++}}}else{let $={instancePath:s+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:B.properties.hosts.type,parentSchema:B.properties.hosts,data:h};e===null?e=[$]:
e.push($),t++}let f=w.console;if(typeof f!="boolean"){let $={instancePath:s+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:B.properties.console.type,parentSchema:B.properties.console,data:f};e===null?
e=[$]:e.push($),t++}let l=w.docs;if(typeof l!="boolean"){let $={instancePath:s+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:B.properties.docs.type,parentSchema:B.properties.docs,data:l};e===null?e=[$]:
e.push($),t++}let x=w.token_env;if(typeof x=="string"){if(N(x)>128){let $={instancePath:s+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:B.
properties.token_env,data:x};e===null?e=[$]:e.push($),t++}if(!xe.test(x)){let $={instancePath:s+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:B.properties.token_env,data:x};e===null?e=[$]:
e.push($),t++}}else{let $={instancePath:s+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.
properties.token_env.type,parentSchema:B.properties.token_env,data:x};e===null?e=[$]:e.push($),t++}if(w.
metrics_token_env!==void 0){let $=w.metrics_token_env;if(typeof $=="string"){if(N($)>128){let Y={instancePath:s+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:B.properties.metrics_token_env,data:$};e===null?e=[Y]:e.push(Y),t++}if(!xe.test(
$)){let Y={instancePath:s+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:B.properties.
metrics_token_env,data:$};e===null?e=[Y]:e.push(Y),t++}}else{let Y={instancePath:s+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:B.properties.metrics_token_env.type,parentSchema:B.
properties.metrics_token_env,data:$};e===null?e=[Y]:e.push(Y),t++}}let _e=w.metrics_open;if(typeof _e!=
"boolean"){let $={instancePath:s+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:B.
properties.metrics_open.type,parentSchema:B.properties.metrics_open,data:_e};e===null?e=[$]:e.push($),
t++}}else{let m={instancePath:s+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:B.type,parentSchema:B,data:w};e===null?
e=[m]:e.push(m),t++}$e(a.limits,{instancePath:s+"/limits",parentData:a,parentDataProperty:"limits",rootData:V,
dynamicAnchors:te})||(e=e===null?$e.errors:e.concat($e.errors),t=e.length);let T=a.admission;if(T&&typeof T==
"object"&&!Array.isArray(T)){T.queue_ms===void 0&&(T.queue_ms=500),T.body_bytes===void 0&&(T.body_bytes=
268435456),T.loop_delay_ms===void 0&&(T.loop_delay_ms=200),T.heap_percent===void 0&&(T.heap_percent=
85);for(let l in T)if(!(l==="concurrent"||l==="queue_ms"||l==="body_bytes"||l==="loop_delay_ms"||l===
"heap_percent")){let x={instancePath:s+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have\
 additional properties",schema:!1,parentSchema:Q,data:T};e===null?e=[x]:e.push(x),t++}if(T.concurrent!==
void 0){let l=T.concurrent;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let x={instancePath:s+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:Q.properties.concurrent.type,parentSchema:Q.
properties.concurrent,data:l};e===null?e=[x]:e.push(x),t++}if(typeof l=="number"){if(l>1e5||isNaN(l)){
let x={instancePath:s+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:Q.properties.concurrent,data:l};e===null?e=[x]:e.push(x),t++}if(l<1||isNaN(l)){
let x={instancePath:s+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.concurrent,data:l};e===null?e=[x]:e.push(x),t++}}}let m=T.queue_ms;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m))){let l={instancePath:s+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:Q.properties.queue_ms.type,parentSchema:Q.properties.queue_ms,data:m};e===null?e=[l]:
e.push(l),t++}if(typeof m=="number"){if(m>1e4||isNaN(m)){let l={instancePath:s+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:Q.properties.queue_ms,data:m};e===
null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:s+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:Q.properties.queue_ms,data:m};e===null?e=[l]:e.
push(l),t++}}let d=T.body_bytes;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let l={instancePath:s+"\
/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Q.properties.body_bytes.type,parentSchema:Q.
properties.body_bytes,data:d};e===null?e=[l]:e.push(l),t++}if(typeof d=="number"){if(d>1099511627776||
isNaN(d)){let l={instancePath:s+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:Q.properties.body_bytes,data:d};e===null?
e=[l]:e.push(l),t++}if(d<8388608||isNaN(d)){let l={instancePath:s+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:Q.properties.body_bytes,
data:d};e===null?e=[l]:e.push(l),t++}}let h=T.loop_delay_ms;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h))){let l={instancePath:s+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.
properties.loop_delay_ms.type,parentSchema:Q.properties.loop_delay_ms,data:h};e===null?e=[l]:e.push(
l),t++}if(typeof h=="number"){if(h>36e5||isNaN(h)){let l={instancePath:s+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:Q.properties.loop_delay_ms,
data:h};e===null?e=[l]:e.push(l),t++}if(h<10||isNaN(h)){let l={instancePath:s+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:Q.properties.loop_delay_ms,
data:h};e===null?e=[l]:e.push(l),t++}}let f=T.heap_percent;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){
let l={instancePath:s+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.properties.
heap_percent.type,parentSchema:Q.properties.heap_percent,data:f};e===null?e=[l]:e.push(l),t++}if(typeof f==
"number"){if(f>100||isNaN(f)){let l={instancePath:s+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:Q.properties.heap_percent,data:f};e===null?e=[l]:e.
push(l),t++}if(f<10||isNaN(f)){let l={instancePath:s+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:Q.properties.heap_percent,data:f};e===null?e=[l]:e.push(
l),t++}}}else{let m={instancePath:s+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,data:T};e===null?
e=[m]:e.push(m),t++}let I=a.retry;if(I&&typeof I=="object"&&!Array.isArray(I)){I.attempts===void 0&&
(I.attempts=3),I.free_failovers===void 0&&(I.free_failovers=10),I.failover_share===void 0&&(I.failover_share=
.2),I.repeat_share===void 0&&(I.repeat_share=.1);for(let l in I)if(!(l==="attempts"||l==="free_failo\
vers"||l==="failover_share"||l==="repeat_share")){let x={instancePath:s+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:ie,data:I};e===null?e=[x]:e.push(
x),t++}let m=I.attempts;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let l={instancePath:s+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ie.properties.attempts.type,parentSchema:ie.properties.attempts,
data:m};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"){if(m>10||isNaN(m)){let l={instancePath:s+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:ie.properties.attempts,
data:m};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:s+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ie.properties.attempts,data:m};e===null?e=[l]:e.push(l),
t++}}let d=I.free_failovers;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let l={instancePath:s+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:ie.properties.free_failovers.type,parentSchema:ie.
properties.free_failovers,data:d};e===null?e=[l]:e.push(l),t++}if(typeof d=="number"){if(d>1e6||isNaN(
d)){let l={instancePath:s+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:ie.properties.free_failovers,data:d};e===null?e=[l]:e.push(l),t++}if(d<
0||isNaN(d)){let l={instancePath:s+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:ie.properties.free_failovers,data:d};e===null?e=[l]:e.push(l),t++}}let h=I.
failover_share;if(typeof h=="number"){if(h>1||isNaN(h)){let l={instancePath:s+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ie.properties.failover_share,data:h};
e===null?e=[l]:e.push(l),t++}if(h<0||isNaN(h)){let l={instancePath:s+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:ie.properties.failover_share,data:h};e===null?
e=[l]:e.push(l),t++}}else{let l={instancePath:s+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:ie.properties.failover_share.type,parentSchema:ie.properties.failover_share,data:h};e===
null?e=[l]:e.push(l),t++}let f=I.repeat_share;if(typeof f=="number"){if(f>1||isNaN(f)){let l={instancePath:s+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ie.properties.
repeat_share,data:f};e===null?e=[l]:e.push(l),t++}if(f<0||isNaN(f)){let l={instancePath:s+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ie.properties.repeat_share,
data:f};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:s+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:ie.properties.repeat_share.type,parentSchema:ie.properties.repeat_share,data:f};
e===null?e=[l]:e.push(l),t++}}else{let m={instancePath:s+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ie.type,parentSchema:ie,
data:I};e===null?e=[m]:e.push(m),t++}let F=a.breaker;if(F&&typeof F=="object"&&!Array.isArray(F)){F.
failures===void 0&&(F.failures=5),F.window===void 0&&(F.window=20),F.open_ms===void 0&&(F.open_ms=5e3);
for(let f in F)if(!(f==="failures"||f==="window"||f==="open_ms")){let l={instancePath:s+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties",schema:!1,parentSchema:oe,data:F};e===null?e=[l]:e.push(
l),t++}let m=F.failures;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let f={instancePath:s+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:oe.properties.failures.type,parentSchema:oe.properties.
failures,data:m};e===null?e=[f]:e.push(f),t++}if(typeof m=="number"){if(m>1e3||isNaN(m)){let f={instancePath:s+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:oe.properties.
failures,data:m};e===null?e=[f]:e.push(f),t++}if(m<1||isNaN(m)){let f={instancePath:s+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:oe.properties.failures,data:m};
e===null?e=[f]:e.push(f),t++}}let d=F.window;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let f={instancePath:s+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:oe.properties.window.type,parentSchema:oe.properties.
window,data:d};e===null?e=[f]:e.push(f),t++}if(typeof d=="number"){if(d>1e3||isNaN(d)){let f={instancePath:s+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:oe.properties.
window,data:d};e===null?e=[f]:e.push(f),t++}if(d<2||isNaN(d)){let f={instancePath:s+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:oe.properties.window,data:d};e===null?e=[f]:
e.push(f),t++}}let h=F.open_ms;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:s+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:oe.properties.open_ms.type,parentSchema:oe.properties.
open_ms,data:h};e===null?e=[f]:e.push(f),t++}if(typeof h=="number"){if(h>6e5||isNaN(h)){let f={instancePath:s+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:oe.properties.
open_ms,data:h};e===null?e=[f]:e.push(f),t++}if(h<10||isNaN(h)){let f={instancePath:s+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:oe.properties.open_ms,data:h};
e===null?e=[f]:e.push(f),t++}}}else{let m={instancePath:s+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,
data:F};e===null?e=[m]:e.push(m),t++}let E=a.drain;if(E&&typeof E=="object"&&!Array.isArray(E)){E.accept_ms===
void 0&&(E.accept_ms=5e3),E.calls_ms===void 0&&(E.calls_ms=3e4),E.streams_ms===void 0&&(E.streams_ms=
6e4);for(let f in E)if(!(f==="accept_ms"||f==="calls_ms"||f==="streams_ms")){let l={instancePath:s+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:ne,
data:E};e===null?e=[l]:e.push(l),t++}let m=E.accept_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){
let f={instancePath:s+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ne.properties.accept_ms.
type,parentSchema:ne.properties.accept_ms,data:m};e===null?e=[f]:e.push(f),t++}if(typeof m=="number"){
if(m>6e5||isNaN(m)){let f={instancePath:s+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:ne.properties.accept_ms,data:m};e===null?e=[f]:e.push(f),t++}if(m<
0||isNaN(m)){let f={instancePath:s+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:ne.properties.accept_ms,data:m};e===null?e=[f]:e.push(f),t++}}let d=E.calls_ms;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d))){let f={instancePath:s+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:ne.properties.calls_ms.type,parentSchema:ne.properties.calls_ms,data:d};e===null?e=[f]:e.push(
f),t++}if(typeof d=="number"){if(d>6e5||isNaN(d)){let f={instancePath:s+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:ne.properties.calls_ms,data:d};e===null?e=[f]:e.
push(f),t++}if(d<0||isNaN(d)){let f={instancePath:s+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:ne.properties.calls_ms,data:d};e===null?e=[f]:e.push(f),t++}}let h=E.
streams_ms;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:s+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ne.properties.streams_ms.type,parentSchema:ne.properties.streams_ms,data:h};
e===null?e=[f]:e.push(f),t++}if(typeof h=="number"){if(h>36e5||isNaN(h)){let f={instancePath:s+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:ne.properties.
streams_ms,data:h};e===null?e=[f]:e.push(f),t++}if(h<0||isNaN(h)){let f={instancePath:s+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ne.properties.streams_ms,data:h};
e===null?e=[f]:e.push(f),t++}}}else{let m={instancePath:s+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,
data:E};e===null?e=[m]:e.push(m),t++}let u=a.ledger;if(u&&typeof u=="object"&&!Array.isArray(u)){u.spool_bytes===
void 0&&(u.spool_bytes=268435456),u.kept_days===void 0&&(u.kept_days=90);for(let h in u)if(!(h==="sp\
ool_bytes"||h==="kept_days")){let f={instancePath:s+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must N\
OT have additional properties",schema:!1,parentSchema:ye,data:u};e===null?e=[f]:e.push(f),t++}let m=u.
spool_bytes;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let h={instancePath:s+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:ye.properties.spool_bytes.type,parentSchema:ye.properties.spool_bytes,
data:m};e===null?e=[h]:e.push(h),t++}if(typeof m=="number"){if(m>1099511627776||isNaN(m)){let h={instancePath:s+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:ye.properties.spool_bytes,data:m};e===null?e=[h]:e.push(h),t++}if(m<65536||isNaN(m)){let h={
instancePath:s+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:ye.properties.spool_bytes,data:m};e===null?e=[h]:e.push(h),t++}}let d=u.kept_days;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d))){let h={instancePath:s+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:ye.properties.kept_days.type,parentSchema:ye.properties.kept_days,data:d};e===null?e=[h]:
e.push(h),t++}if(typeof d=="number"){if(d>36500||isNaN(d)){let h={instancePath:s+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:ye.properties.kept_days,data:d};
e===null?e=[h]:e.push(h),t++}if(d<2||isNaN(d)){let h={instancePath:s+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:ye.properties.kept_days,data:d};e===null?e=[h]:
e.push(h),t++}}}else{let m={instancePath:s+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ye.type,parentSchema:ye,data:u};e===null?
e=[m]:e.push(m),t++}let c=a.log;if(c&&typeof c=="object"&&!Array.isArray(c)){c.level===void 0&&(c.level=
"info"),c.format===void 0&&(c.format="auto");for(let h in c)if(!(h==="level"||h==="format")){let f={
instancePath:s+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:c};e===null?e=[f]:e.push(f),t++}let m=c.level;if(typeof m!="string"){let h={instancePath:s+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:ue.properties.level.type,parentSchema:ue.properties.level,data:m};
e===null?e=[h]:e.push(h),t++}if(!(m==="debug"||m==="info"||m==="warn"||m==="error"||m==="silent")){let h={
instancePath:s+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:ue.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:ue.properties.level.enum,parentSchema:ue.properties.level,data:m};e===null?e=[h]:e.push(h),
t++}let d=c.format;if(typeof d!="string"){let h={instancePath:s+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ue.properties.format.type,parentSchema:ue.properties.format,data:d};e===null?e=[h]:e.push(h),
t++}if(!(d==="auto"||d==="json"||d==="pretty")){let h={instancePath:s+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:ue.properties.format.
enum},message:"must be equal to one of the allowed values",schema:ue.properties.format.enum,parentSchema:ue.
properties.format,data:d};e===null?e=[h]:e.push(h),t++}}else{let m={instancePath:s+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.
type,parentSchema:ue,data:c};e===null?e=[m]:e.push(m),t++}let P=a.tracing;if(P&&typeof P=="object"&&
!Array.isArray(P)){P.enabled===void 0&&(P.enabled=!1);for(let d in P)if(d!=="enabled"){let h={instancePath:s+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:d},message:"must NOT have additional properties",schema:!1,parentSchema:Me,
data:P};e===null?e=[h]:e.push(h),t++}let m=P.enabled;if(typeof m!="boolean"){let d={instancePath:s+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:Me.properties.enabled.type,parentSchema:Me.properties.
enabled,data:m};e===null?e=[d]:e.push(d),t++}}else{let m={instancePath:s+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Me.
type,parentSchema:Me,data:P};e===null?e=[m]:e.push(m),t++}let j=a.sandbox;if(j&&typeof j=="object"&&
!Array.isArray(j)){if(j.public===void 0&&(j.public=!1),j.public===void 0){let d={instancePath:s+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:ve.required,parentSchema:ve,data:j};e===
null?e=[d]:e.push(d),t++}for(let d in j)if(d!=="public"){let h={instancePath:s+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties",schema:!1,parentSchema:ve,data:j};e===null?e=[h]:e.push(
h),t++}let m=j.public;if(typeof m!="boolean"){let d={instancePath:s+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ve.properties.public.type,parentSchema:ve.properties.public,data:m};e===null?
e=[d]:e.push(d),t++}}else{let m={instancePath:s+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:ve.type,parentSchema:ve,
data:j};e===null?e=[m]:e.push(m),t++}ze(a.payments,{instancePath:s+"/payments",parentData:a,parentDataProperty:"\
payments",rootData:V,dynamicAnchors:te})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length);let A=a.
trusted_proxies;if(Array.isArray(A)){if(A.length>64){let d={instancePath:s+"/trusted_proxies",schemaPath:"\
#/properties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:S.properties.trusted_proxies,data:A};e===null?e=[d]:e.push(
d),t++}let m=A.length;for(let d=0;d<m;d++){let h=A[d];if(typeof h=="string"){if(N(h)>64){let f={instancePath:s+
"/trusted_proxies/"+d,schemaPath:"#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:S.properties.
trusted_proxies.items,data:h};e===null?e=[f]:e.push(f),t++}if(N(h)<2){let f={instancePath:s+"/truste\
d_proxies/"+d,schemaPath:"#/properties/trusted_proxies/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:S.properties.trusted_proxies.
items,data:h};e===null?e=[f]:e.push(f),t++}if(!Os.test(h)){let f={instancePath:s+"/trusted_proxies/"+
d,schemaPath:"#/properties/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-\
9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:S.properties.trusted_proxies.items,data:h};e===null?e=[f]:e.
push(f),t++}}else{let f={instancePath:s+"/trusted_proxies/"+d,schemaPath:"#/properties/trusted_proxi\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:S.properties.trusted_proxies.
items.type,parentSchema:S.properties.trusted_proxies.items,data:h};e===null?e=[f]:e.push(f),t++}}}else{
let m={instancePath:s+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:S.properties.trusted_proxies.type,parentSchema:S.
properties.trusted_proxies,data:A};e===null?e=[m]:e.push(m),t++}let ae=a.upstreams;if(ae&&typeof ae==
"object"&&!Array.isArray(ae)){if(Object.keys(ae).length>256){let m={instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit:256},message:"must NOT h\
ave more than 256 properties",schema:256,parentSchema:S.properties.upstreams,data:ae};e===null?e=[m]:
e.push(m),t++}for(let m in ae){let d=t;if(typeof m=="string"&&!Ts.test(m)){let h={instancePath:s+"/u\
pstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',
schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:S.properties.upstreams.propertyNames,data:m,
propertyName:m};e===null?e=[h]:e.push(h),t++}var b=d===t;if(!b){let h={instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"prope\
rty name must be valid",schema:S.properties.upstreams.propertyNames,parentSchema:S.properties.upstreams,
data:ae};e===null?e=[h]:e.push(h),t++}}for(let m in ae)Oe(ae[m],{instancePath:s+"/upstreams/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:ae,parentDataProperty:m,rootData:V,dynamicAnchors:te})||(e=
e===null?Oe.errors:e.concat(Oe.errors),t=e.length)}else{let m={instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"must be object",schema:S.
properties.upstreams.type,parentSchema:S.properties.upstreams,data:ae};e===null?e=[m]:e.push(m),t++}
let ee=a.routes;if(ee&&typeof ee=="object"&&!Array.isArray(ee)){if(Object.keys(ee).length>4096){let m={
instancePath:s+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{
limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:S.properties.
routes,data:ee};e===null?e=[m]:e.push(m),t++}for(let m in ee){let d=t;if(typeof m=="string"){if(N(m)>
256){let h={instancePath:s+"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:de,
data:m,propertyName:m};e===null?e=[h]:e.push(h),t++}if(!Ue.test(m)){let h={instancePath:s+"/routes",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:de,data:m,propertyName:m};e===null?e=[h]:e.push(
h),t++}}else{let h={instancePath:s+"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:de.type,parentSchema:de,data:m,propertyName:m};
e===null?e=[h]:e.push(h),t++}var o=d===t;if(!o){let h={instancePath:s+"/routes",schemaPath:"#/proper\
ties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"property name mu\
st be valid",schema:S.properties.routes.propertyNames,parentSchema:S.properties.routes,data:ee};e===
null?e=[h]:e.push(h),t++}}for(let m in ee){let d=ee[m];if(Array.isArray(d)){if(d.length>64){let f={instancePath:s+
"/routes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,
parentSchema:S.properties.routes.additionalProperties,data:d};e===null?e=[f]:e.push(f),t++}let h=d.length;
for(let f=0;f<h;f++)Te(d[f],{instancePath:s+"/routes/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
f,parentData:d,parentDataProperty:f,rootData:V,dynamicAnchors:te})||(e=e===null?Te.errors:e.concat(Te.
errors),t=e.length)}else{let h={instancePath:s+"/routes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/routes/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:S.properties.routes.additionalProperties.type,parentSchema:S.properties.routes.additionalProperties,
data:d};e===null?e=[h]:e.push(h),t++}}}else{let m={instancePath:s+"/routes",schemaPath:"#/properties\
/routes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:S.properties.routes.
type,parentSchema:S.properties.routes,data:ee};e===null?e=[m]:e.push(m),t++}let L=a.models;if(L&&typeof L==
"object"&&!Array.isArray(L)){if(Object.keys(L).length>4096){let m={instancePath:s+"/models",schemaPath:"\
#/properties/models/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:S.properties.models,data:L};e===null?e=[m]:e.push(
m),t++}for(let m in L){let d=t;if(typeof m=="string"){if(N(m)>256){let h={instancePath:s+"/models",schemaPath:"\
#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters",schema:256,parentSchema:de,data:m,propertyName:m};e===null?e=[h]:e.push(
h),t++}if(!Ue.test(m)){let h={instancePath:s+"/models",schemaPath:"#/components/schemas/RouteName/pa\
ttern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must m\
atch pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",
parentSchema:de,data:m,propertyName:m};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:s+"/mo\
dels",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:de.type,parentSchema:de,data:m,propertyName:m};e===null?e=[h]:e.push(h),t++}var _=d===
t;if(!_){let h={instancePath:s+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:m},message:"property name must be valid",schema:S.properties.models.
propertyNames,parentSchema:S.properties.models,data:L};e===null?e=[h]:e.push(h),t++}}for(let m in L){
let d=L[m];if(d&&typeof d=="object"&&!Array.isArray(d)){d.kind===void 0&&(d.kind="chat"),d.input===void 0&&
(d.input=["text"]);for(let l in d)if(!(l==="kind"||l==="input"||l==="context_tokens"||l==="output_to\
kens"||l==="dimensions"||l==="cache"||l==="tokens_per_second")){let x={instancePath:s+"/models/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/ModelSettings/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:H,data:d};e===null?e=[x]:e.push(x),t++}let h=d.kind;if(typeof h!="stri\
ng"){let l={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#\
/components/schemas/ModelSettings/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.kind.type,parentSchema:H.properties.kind,data:h};e===null?e=[l]:
e.push(l),t++}if(!(h==="chat"||h==="embeddings")){let l={instancePath:s+"/models/"+m.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/enum",
keyword:"enum",params:{allowedValues:H.properties.kind.enum},message:"must be equal to one of the al\
lowed values",schema:H.properties.kind.enum,parentSchema:H.properties.kind,data:h};e===null?e=[l]:e.
push(l),t++}let f=d.input;if(Array.isArray(f)){if(f.length>4){let x={instancePath:s+"/models/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/in\
put/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,
parentSchema:H.properties.input,data:f};e===null?e=[x]:e.push(x),t++}if(f.length<1){let x={instancePath:s+
"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items",schema:1,parentSchema:H.properties.input,data:f};e===null?e=[x]:e.push(x),t++}let l=f.
length;for(let x=0;x<l;x++){let _e=f[x];if(typeof _e!="string"){let $={instancePath:s+"/models/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input/"+x,schemaPath:"#/components/schemas/ModelSettings/properties\
/input/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.
input.items.type,parentSchema:H.properties.input.items,data:_e};e===null?e=[$]:e.push($),t++}if(!(_e===
"text"||_e==="image"||_e==="audio"||_e==="file")){let $={instancePath:s+"/models/"+m.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/input/"+x,schemaPath:"#/components/schemas/ModelSettings/properties/input/\
items/enum",keyword:"enum",params:{allowedValues:H.properties.input.items.enum},message:"must be equ\
al to one of the allowed values",schema:H.properties.input.items.enum,parentSchema:H.properties.input.
items,data:_e};e===null?e=[$]:e.push($),t++}}}else{let l={instancePath:s+"/models/"+m.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/input/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.input.type,parentSchema:H.
properties.input,data:f};e===null?e=[l]:e.push(l),t++}if(d.context_tokens!==void 0){let l=d.context_tokens;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_toke\
ns/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.context_tokens.
type,parentSchema:H.properties.context_tokens,data:l};e===null?e=[x]:e.push(x),t++}if(typeof l=="num\
ber"){if(l>1e9||isNaN(l)){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:H.
properties.context_tokens,data:l};e===null?e=[x]:e.push(x),t++}if(l<1||isNaN(l)){let x={instancePath:s+
"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schem\
as/ModelSettings/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:H.properties.context_tokens,data:l};e===null?e=[x]:e.push(
x),t++}}}if(d.output_tokens!==void 0){let l=d.output_tokens;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l))){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"\
#/components/schemas/ModelSettings/properties/output_tokens/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer",schema:H.properties.output_tokens.type,parentSchema:H.properties.output_tokens,
data:l};e===null?e=[x]:e.push(x),t++}if(typeof l=="number"){if(l>1e9||isNaN(l)){let x={instancePath:s+
"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schema\
s/ModelSettings/properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:H.properties.output_tokens,data:l};e===null?
e=[x]:e.push(x),t++}if(l<1||isNaN(l)){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.output_tokens,data:l};e===null?e=[x]:e.push(x),t++}}}if(d.dimensions!==void 0){let l=d.dimensions;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.dimensions.type,
parentSchema:H.properties.dimensions,data:l};e===null?e=[x]:e.push(x),t++}if(typeof l=="number"){if(l>
1e6||isNaN(l)){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimension\
s",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.dimensions,
data:l};e===null?e=[x]:e.push(x),t++}if(l<1||isNaN(l)){let x={instancePath:s+"/models/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/di\
mensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:H.properties.dimensions,data:l};e===null?e=[x]:e.push(x),t++}}}if(d.cache!==void 0){let l=d.
cache;if(typeof l!="string"){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:H.properties.cache.type,parentSchema:H.properties.cache,
data:l};e===null?e=[x]:e.push(x),t++}if(l!=="auto"){let x={instancePath:s+"/models/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/e\
num",keyword:"enum",params:{allowedValues:H.properties.cache.enum},message:"must be equal to one of \
the allowed values",schema:H.properties.cache.enum,parentSchema:H.properties.cache,data:l};e===null?
e=[x]:e.push(x),t++}}if(d.tokens_per_second!==void 0){let l=d.tokens_per_second;if(!(typeof l=="numb\
er"&&!(l%1)&&!isNaN(l))){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.tokens_per_second.
type,parentSchema:H.properties.tokens_per_second,data:l};e===null?e=[x]:e.push(x),t++}if(typeof l=="\
number"){if(l>1e6||isNaN(l)){let x={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.
properties.tokens_per_second,data:l};e===null?e=[x]:e.push(x),t++}if(l<1||isNaN(l)){let x={instancePath:s+
"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.tokens_per_second,data:l};e===null?
e=[x]:e.push(x),t++}}}}else{let h={instancePath:s+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/ModelSettings/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:H.type,parentSchema:H,data:d};e===null?e=[h]:e.push(h),t++}}}else{let m={instancePath:s+
"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:S.properties.models.type,parentSchema:S.properties.models,data:L};e===null?e=[m]:e.
push(m),t++}let le=a.prices;if(le&&typeof le=="object"&&!Array.isArray(le)){if(Object.keys(le).length>
4096){let m={instancePath:s+"/prices",schemaPath:"#/properties/prices/maxProperties",keyword:"maxPro\
perties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:S.
properties.prices,data:le};e===null?e=[m]:e.push(m),t++}for(let m in le){let d=t;if(typeof m=="strin\
g"){if(N(m)>256){let h={instancePath:s+"/prices",schemaPath:"#/components/schemas/RouteName/maxLengt\
h",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:de,data:m,propertyName:m};e===null?e=[h]:e.push(h),t++}if(!Ue.test(m)){let h={instancePath:s+
"/prices",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:de,data:m,propertyName:m};e===null?
e=[h]:e.push(h),t++}}else{let h={instancePath:s+"/prices",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:de.type,parentSchema:de,
data:m,propertyName:m};e===null?e=[h]:e.push(h),t++}var v=d===t;if(!v){let h={instancePath:s+"/price\
s",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"\
property name must be valid",schema:S.properties.prices.propertyNames,parentSchema:S.properties.prices,
data:le};e===null?e=[h]:e.push(h),t++}}for(let m in le){let d=le[m];if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.input===void 0){let h={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/Price/required",keyword:"required",params:{missingProperty:"i\
nput"},message:"must have required property 'input'",schema:M.required,parentSchema:M,data:d};e===null?
e=[h]:e.push(h),t++}if(d.output===void 0){let h={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/Price/required",keyword:"required",params:{missingProperty:"\
output"},message:"must have required property 'output'",schema:M.required,parentSchema:M,data:d};e===
null?e=[h]:e.push(h),t++}for(let h in d)if(!(h==="input"||h==="cached_input"||h==="cache_write_input"||
h==="cache_write_1h_input"||h==="output")){let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/Price/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:M,
data:d};e===null?e=[f]:e.push(f),t++}if(d.input!==void 0){let h=d.input;if(typeof h=="string"){if(N(
h)>32){let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"\
#/components/schemas/Price/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:M.properties.input,data:h};e===null?e=
[f]:e.push(f),t++}if(!ge.test(h)){let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/input",schemaPath:"#/components/schemas/Price/properties/input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.input,data:h};
e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/input",schemaPath:"#/components/schemas/Price/properties/input/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:M.properties.input.type,parentSchema:M.properties.input,
data:h};e===null?e=[f]:e.push(f),t++}}if(d.cached_input!==void 0){let h=d.cached_input;if(typeof h==
"string"){if(N(h)>32){let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/ca\
ched_input",schemaPath:"#/components/schemas/Price/properties/cached_input/maxLength",keyword:"maxLe\
ngth",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:M.properties.
cached_input,data:h};e===null?e=[f]:e.push(f),t++}if(!ge.test(h)){let f={instancePath:s+"/prices/"+m.
replace(/~/g,"~0").replace(/\//g,"~1")+"/cached_input",schemaPath:"#/components/schemas/Price/proper\
ties/cached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:M.properties.cached_input,data:h};e===null?e=[f]:e.push(f),t++}}else{let f={
instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cached_input",schemaPath:"#/com\
ponents/schemas/Price/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:M.properties.cached_input.type,parentSchema:M.properties.cached_input,data:h};
e===null?e=[f]:e.push(f),t++}}if(d.cache_write_input!==void 0){let h=d.cache_write_input;if(typeof h==
"string"){if(N(h)>32){let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/ca\
che_write_input",schemaPath:"#/components/schemas/Price/properties/cache_write_input/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:M.
properties.cache_write_input,data:h};e===null?e=[f]:e.push(f),t++}if(!ge.test(h)){let f={instancePath:s+
"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache_write_input",schemaPath:"#/components/sc\
hemas/Price/properties/cache_write_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{\
0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.cache_write_input,data:h};e===null?
e=[f]:e.push(f),t++}}else{let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache_write_input",schemaPath:"#/components/schemas/Price/properties/cache_write_input/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:M.properties.cache_write_input.type,parentSchema:M.
properties.cache_write_input,data:h};e===null?e=[f]:e.push(f),t++}}if(d.cache_write_1h_input!==void 0){
let h=d.cache_write_1h_input;if(typeof h=="string"){if(N(h)>32){let f={instancePath:s+"/prices/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/cache_write_1h_input",schemaPath:"#/components/schemas/Price/proper\
ties/cache_write_1h_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mo\
re than 32 characters",schema:32,parentSchema:M.properties.cache_write_1h_input,data:h};e===null?e=[
f]:e.push(f),t++}if(!ge.test(h)){let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/cache_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_write_1h_input\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:M.properties.cache_write_1h_input,data:h};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:s+
"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache_write_1h_input",schemaPath:"#/components\
/schemas/Price/properties/cache_write_1h_input/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:M.properties.cache_write_1h_input.type,parentSchema:M.properties.cache_write_1h_input,
data:h};e===null?e=[f]:e.push(f),t++}}if(d.output!==void 0){let h=d.output;if(typeof h=="string"){if(N(
h)>32){let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/output",schemaPath:"\
#/components/schemas/Price/properties/output/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:M.properties.output,data:h};e===null?e=
[f]:e.push(f),t++}if(!ge.test(h)){let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/output",schemaPath:"#/components/schemas/Price/properties/output/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.output,
data:h};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:s+"/prices/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/output",schemaPath:"#/components/schemas/Price/properties/output/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:M.properties.output.type,parentSchema:M.properties.
output,data:h};e===null?e=[f]:e.push(f),t++}}}else{let h={instancePath:s+"/prices/"+m.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Price/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:M.type,parentSchema:M,data:d};e===null?e=[h]:e.push(h),t++}}}else{
let m={instancePath:s+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:S.properties.prices.type,parentSchema:S.properties.prices,data:le};
e===null?e=[m]:e.push(m),t++}}else{let y={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:S.type,parentSchema:S,data:a};e===null?e=[y]:e.push(y),
t++}return Ze.errors=e,t===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(a,{
instancePath:s="",parentData:G,parentDataProperty:D,rootData:V=a,dynamicAnchors:te={}}={}){let e=null,
t=0,R=Fe.evaluated;return R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),Ze(a,{instancePath:s,
parentData:G,parentDataProperty:D,rootData:V,dynamicAnchors:te})||(e=e===null?Ze.errors:e.concat(Ze.
errors),t=e.length),Fe.errors=e,t===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{Bs as default,Cs as validate};
