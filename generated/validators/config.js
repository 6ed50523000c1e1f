// Compiled from a contract by npm run generate. Never edited.
var ds=Object.create;var Qe=Object.defineProperty;var fs=Object.getOwnPropertyDescriptor;var ys=Object.getOwnPropertyNames;var gs=Object.getPrototypeOf,_s=Object.prototype.hasOwnProperty;var es=(a,t)=>()=>{try{return t||a((t={exports:{}}).exports,t),t.exports}catch(B){throw t=0,B}};var bs=(a,t,B,D)=>{if(t&&typeof t=="object"||typeof t=="function")for(let V of ys(t))!_s.call(a,V)&&
V!==B&&Qe(a,V,{get:()=>t[V],enumerable:!(D=fs(t,V))||D.enumerable});return a};var ks=(a,t,B)=>(B=a!=null?ds(gs(a)):{},bs(t||!a||!a.__esModule?Qe(B,"default",{value:a,enumerable:!0}):
B,a));var os=es(we=>{"use strict";Object.defineProperty(we,"__esModule",{value:!0});we.formatNames=we.fastFormats=
we.fullFormats=void 0;function ke(a,t){return{validate:a,compare:t}}we.fullFormats={date:ke(rs,Ye),time:ke(
He(!0),Ue),"date-time":ke(ss(!0),ms),"iso-time":ke(He(),ps),"iso-date-time":ke(ss(),is),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:vs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:js,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:As,int32:{type:"number",validate:qs},
int64:{type:"number",validate:Os},float:{type:"number",validate:as},double:{type:"number",validate:as},
password:!0,binary:!0};we.fastFormats={...we.fullFormats,date:ke(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ye),time:ke(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ue),"date-time":ke(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ms),"iso-time":ke(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ps),
"iso-date-time":ke(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
is),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
we.formatNames=Object.keys(we.fullFormats);function ws(a){return a%4===0&&(a%100!==0||a%400===0)}var Ps=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
xs=[0,31,28,31,30,31,30,31,31,30,31,30,31];function rs(a){let t=Ps.exec(a);if(!t)return!1;let B=+t[1],
D=+t[2],V=+t[3];return D>=1&&D<=12&&V>=1&&V<=(D===2&&ws(B)?29:xs[D])}function Ye(a,t){if(a&&t)return a>
t?1:a<t?-1:0}var Ge=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function He(a){
return function(B){let D=Ge.exec(B);if(!D)return!1;let V=+D[1],X=+D[2],e=+D[3],s=D[4],I=D[5]==="-"?-1:
1,_=+(D[6]||0),i=+(D[7]||0);if(_>23||i>59||a&&!s)return!1;if(V<=23&&X<=59&&e<60)return!0;let c=X-i*I,
P=V-_*I-(c<0?1:0);return(P===23||P===-1)&&(c===59||c===-1)&&e<61}}function Ue(a,t){if(!(a&&t))return;
let B=new Date("2020-01-01T"+a).valueOf(),D=new Date("2020-01-01T"+t).valueOf();if(B&&D)return B-D}function ps(a,t){
if(!(a&&t))return;let B=Ge.exec(a),D=Ge.exec(t);if(B&&D)return a=B[1]+B[2]+B[3],t=D[1]+D[2]+D[3],a>t?
1:a<t?-1:0}var Je=/t|\s/i;function ss(a){let t=He(a);return function(D){let V=D.split(Je);return V.length===
2&&rs(V[0])&&t(V[1])}}function ms(a,t){if(!(a&&t))return;let B=new Date(a).valueOf(),D=new Date(t).valueOf();
if(B&&D)return B-D}function is(a,t){if(!(a&&t))return;let[B,D]=a.split(Je),[V,X]=t.split(Je),e=Ye(B,
V);if(e!==void 0)return e||Ue(D,X)}var Ns=/\/|:/,Ss=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function vs(a){return Ns.test(a)&&Ss.test(a)}var ts=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function As(a){return ts.lastIndex=0,ts.test(a)}var Ls=-(2**31),$s=2**31-1;function qs(a){return Number.
isInteger(a)&&a<=$s&&a>=Ls}function Os(a){return Number.isInteger(a)}function as(){return!0}var zs=/[^\\]\\Z/;
function js(a){if(zs.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var cs=es(Ke=>{"use strict";Object.defineProperty(Ke,"__esModule",{value:!0});function ns(a){let t=a.
length,B=0,D=0,V;for(;D<t;)B++,V=a.charCodeAt(D++),V>=55296&&V<=56319&&D<t&&(V=a.charCodeAt(D),(V&64512)===
56320&&D++);return B}Ke.default=ns;ns.code='require("ajv/dist/runtime/ucs2length").default'});var hs=ks(os()),Gs=Be,Hs=Be;var v={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
nents/schemas/RouteName"},additionalProperties:{$ref:"#/components/schemas/Price"}}}},pe={type:"obje\
ct",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,default:"127.0\
.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8080},public_url:{type:"string",format:"\
uri",minLength:8,maxLength:1024},cors:{type:"boolean",default:!1},docs:{type:"boolean",default:!0}}},
ue={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8082},docs:{type:"boolean",
default:!0}}},G={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8090},public_url:{type:"st\
ring",format:"uri",minLength:8,maxLength:1024},hosts:{type:"array",maxItems:64,default:[],items:{type:"\
string",minLength:1,maxLength:253,pattern:"^[A-Za-z0-9_.-]+$"}},console:{type:"boolean",default:!0},
docs:{type:"boolean",default:!0},token_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128,
default:"TOLLGATE_OPERATOR_TOKEN"},metrics_token_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128},metrics_open:{type:"boolean",default:!1}}},Q={type:"object",additionalProperties:!1,
properties:{concurrent:{type:"integer",minimum:1,maximum:1e5},queue_ms:{type:"integer",minimum:1,maximum:1e4,
default:500},body_bytes:{type:"integer",minimum:8388608,maximum:1099511627776,default:268435456},loop_delay_ms:{
type:"integer",minimum:10,maximum:36e5,default:200},heap_percent:{type:"integer",minimum:10,maximum:100,
default:85}}},oe={type:"object",additionalProperties:!1,properties:{attempts:{type:"integer",minimum:1,
maximum:10,default:3},free_failovers:{type:"integer",minimum:0,maximum:1e6,default:10},failover_share:{
type:"number",minimum:0,maximum:1,default:.2},repeat_share:{type:"number",minimum:0,maximum:1,default:.1}}},
ne={type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e3,
default:5},window:{type:"integer",minimum:2,maximum:1e3,default:20},open_ms:{type:"integer",minimum:10,
maximum:6e5,default:5e3}}},ce={type:"object",additionalProperties:!1,properties:{accept_ms:{type:"in\
teger",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,maximum:6e5,default:3e4},
streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},ge={type:"object",additionalProperties:!1,
properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,default:268435456},kept_days:{
type:"integer",minimum:2,maximum:36500,default:90}}},de={type:"object",additionalProperties:!1,properties:{
level:{type:"string",enum:["debug","info","warn","error","silent"],default:"info"},format:{type:"str\
ing",enum:["auto","json","pretty"],default:"auto"}}},Re={type:"object",additionalProperties:!1,properties:{
enabled:{type:"boolean",default:!1}}},Le={type:"object",additionalProperties:!1,required:["public"],
properties:{public:{type:"boolean",default:!1}}},fe={type:"string",maxLength:256,pattern:"^(\\*|[^\\x0\
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
0-9]{1,9})?$",maxLength:32}}},Ae=Object.prototype.hasOwnProperty,N=cs().default,Se=new RegExp("^[^\\x\
00-\\x1f]+$","u"),ve=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),Ts=new RegExp("^[A-Za-z0-9_.-]+$","u"),
Zs=new RegExp("^[0-9a-fA-F.:]+(/[0-9]{1,3})?$","u"),Ms=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",
"u"),We=new RegExp("^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),_e=new RegExp("^(0|[1-9][0-9]{0,5\
})(\\.[0-9]{1,9})?$","u"),Ce=hs.fullFormats.uri,z={type:"object",additionalProperties:!1,properties:{
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
mas/Bounds",default:{}},tasks:{$ref:"#/components/schemas/Tasks",default:{}}}},me={type:"object",additionalProperties:!1,
properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{type:"integer",minimum:1,maximum:1e6},
budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{
type:"string",enum:["day","month","total"]}}},$e={type:"object",additionalProperties:!1,properties:{
arguments:{type:"boolean",default:!1},bearer:{type:"boolean",default:!1}}},K={type:"object",additionalProperties:!1,
properties:{turns:{type:"integer",minimum:1,maximum:100,default:8},tool_calls:{type:"integer",minimum:1,
maximum:1e3,default:12},query_ms:{type:"integer",minimum:100,maximum:6e5,default:6e4},tokens:{type:"\
integer",minimum:100,maximum:1e8,default:2e5},usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-\
9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{type:"integer",minimum:100,maximum:1e7,default:8e3}}},
he={type:"object",additionalProperties:!1,properties:{workers:{type:"integer",minimum:0,maximum:1e3,
default:4},kept_days:{type:"integer",minimum:1,maximum:3650,default:7},waiting:{type:"integer",minimum:1,
maximum:1e6,default:1e3}}},Is=new RegExp("^[^\\s@<>]+@[^\\s@<>]+$","u"),ls=new RegExp("^(0|[1-9][0-9\
]{0,6})(\\.[0-9]{1,9})?$","u");function qe(a,{instancePath:t="",parentData:B,parentDataProperty:D,rootData:V=a,
dynamicAnchors:X={}}={}){let e=null,s=0,I=qe.evaluated;if(I.dynamicProps&&(I.props=void 0),I.dynamicItems&&
(I.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){a.host===void 0&&(a.host="127.0.0.1"),a.port===
void 0&&(a.port=8081),a.cors===void 0&&(a.cors=!1),a.docs===void 0&&(a.docs=!0),a.agents===void 0&&(a.
agents=["spec/agents"]),a.on_broken_agent===void 0&&(a.on_broken_agent="refuse"),a.allow_private===void 0&&
(a.allow_private=[]),a.model===void 0&&(a.model="meta-llama/llama-3.3-70b-instruct"),a.summaries===void 0&&
(a.summaries="query"),a.write_tools===void 0&&(a.write_tools=!1),a.address_rpm===void 0&&(a.address_rpm=
0),a.unpaid_rpm===void 0&&(a.unpaid_rpm=600),a.each_agent===void 0&&(a.each_agent={}),a.lenient===void 0&&
(a.lenient={}),a.bounds===void 0&&(a.bounds={}),a.tasks===void 0&&(a.tasks={});for(let h in a)if(!Ae.
call(z.properties,h)){let w={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:z,
data:a};e===null?e=[w]:e.push(w),s++}let _=a.host;if(typeof _=="string"){if(N(_)>253){let h={instancePath:t+
"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"mus\
t NOT have more than 253 characters",schema:253,parentSchema:z.properties.host,data:_};e===null?e=[h]:
e.push(h),s++}if(N(_)<1){let h={instancePath:t+"/host",schemaPath:"#/properties/host/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:z.
properties.host,data:_};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/host",schemaPath:"\
#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
host.type,parentSchema:z.properties.host,data:_};e===null?e=[h]:e.push(h),s++}let i=a.port;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let h={instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:z.properties.port.type,parentSchema:z.
properties.port,data:i};e===null?e=[h]:e.push(h),s++}if(typeof i=="number"){if(i>65535||isNaN(i)){let h={
instancePath:t+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:z.properties.port,data:i};e===
null?e=[h]:e.push(h),s++}if(i<0||isNaN(i)){let h={instancePath:t+"/port",schemaPath:"#/properties/po\
rt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.
properties.port,data:i};e===null?e=[h]:e.push(h),s++}}if(a.public_url!==void 0){let h=a.public_url;if(typeof h==
"string"){if(N(h)>1024){let w={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxL\
ength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:z.properties.public_url,data:h};e===null?e=[w]:e.push(w),s++}if(N(h)<8){let w={instancePath:t+
"/public_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters",schema:8,parentSchema:z.properties.public_url,data:h};e===null?
e=[w]:e.push(w),s++}if(!Ce(h)){let w={instancePath:t+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:z.
properties.public_url,data:h};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:z.properties.public_url.type,parentSchema:z.properties.public_url,data:h};e===null?e=[w]:
e.push(w),s++}}if(a.contact!==void 0){let h=a.contact;if(typeof h=="string"){if(N(h)>254){let w={instancePath:t+
"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:z.properties.contact,data:h};e===null?
e=[w]:e.push(w),s++}if(N(h)<3){let w={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:z.properties.contact,data:h};e===null?e=[w]:e.push(w),s++}if(!Is.test(h)){let w={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:z.properties.contact,data:h};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:z.properties.contact.type,parentSchema:z.properties.contact,data:h};e===null?e=[w]:
e.push(w),s++}}let c=a.cors;if(typeof c!="boolean"){let h={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:z.properties.
cors.type,parentSchema:z.properties.cors,data:c};e===null?e=[h]:e.push(h),s++}let P=a.docs;if(typeof P!=
"boolean"){let h={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:z.properties.docs.type,parentSchema:z.properties.docs,
data:P};e===null?e=[h]:e.push(h),s++}let u=a.agents;if(Array.isArray(u)){if(u.length>64){let w={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:z.properties.agents,data:u};e===null?e=[w]:e.
push(w),s++}let h=u.length;for(let w=0;w<h;w++){let j=u[w];if(typeof j=="string"){if(N(j)>1024){let $={
instancePath:t+"/agents/"+w,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:z.properties.
agents.items,data:j};e===null?e=[$]:e.push($),s++}if(N(j)<1){let $={instancePath:t+"/agents/"+w,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:z.properties.agents.items,data:j};e===null?e=[$]:e.push(
$),s++}if(!Se.test(j)){let $={instancePath:t+"/agents/"+w,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:z.properties.agents.items,data:j};e===null?e=[$]:e.push(
$),s++}}else{let $={instancePath:t+"/agents/"+w,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.agents.items.type,parentSchema:z.
properties.agents.items,data:j};e===null?e=[$]:e.push($),s++}}}else{let h={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:z.
properties.agents.type,parentSchema:z.properties.agents,data:u};e===null?e=[h]:e.push(h),s++}let p=a.
on_broken_agent;if(typeof p!="string"){let h={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
on_broken_agent.type,parentSchema:z.properties.on_broken_agent,data:p};e===null?e=[h]:e.push(h),s++}
if(!(p==="refuse"||p==="skip")){let h={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:z.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:z.properties.on_broken_agent.enum,parentSchema:z.
properties.on_broken_agent,data:p};e===null?e=[h]:e.push(h),s++}let r=a.allow_private;if(Array.isArray(
r)){if(r.length>64){let w={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:z.
properties.allow_private,data:r};e===null?e=[w]:e.push(w),s++}let h=r.length;for(let w=0;w<h;w++){let j=r[w];
if(typeof j=="string"){if(N(j)>1024){let $={instancePath:t+"/allow_private/"+w,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:z.properties.allow_private.items,data:j};e===null?
e=[$]:e.push($),s++}if(N(j)<8){let $={instancePath:t+"/allow_private/"+w,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:z.properties.allow_private.items,data:j};e===null?e=[$]:e.push($),
s++}}else{let $={instancePath:t+"/allow_private/"+w,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.allow_private.
items.type,parentSchema:z.properties.allow_private.items,data:j};e===null?e=[$]:e.push($),s++}}}else{
let h={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:z.properties.allow_private.type,parentSchema:z.properties.
allow_private,data:r};e===null?e=[h]:e.push(h),s++}let n=a.model;if(typeof n=="string"){if(N(n)>256){
let h={instancePath:t+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:z.properties.model,
data:n};e===null?e=[h]:e.push(h),s++}if(N(n)<1){let h={instancePath:t+"/model",schemaPath:"#/propert\
ies/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters",schema:1,parentSchema:z.properties.model,data:n};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:z.properties.model.type,parentSchema:z.properties.model,data:n};e===null?e=[h]:e.push(
h),s++}let o=a.summaries;if(typeof o!="string"){let h={instancePath:t+"/summaries",schemaPath:"#/pro\
perties/summaries/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
summaries.type,parentSchema:z.properties.summaries,data:o};e===null?e=[h]:e.push(h),s++}if(!(o==="qu\
ery"||o==="always")){let h={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"\
enum",params:{allowedValues:z.properties.summaries.enum},message:"must be equal to one of the allowe\
d values",schema:z.properties.summaries.enum,parentSchema:z.properties.summaries,data:o};e===null?e=
[h]:e.push(h),s++}let k=a.write_tools;if(typeof k!="boolean"){let h={instancePath:t+"/write_tools",schemaPath:"\
#/properties/write_tools/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:z.
properties.write_tools.type,parentSchema:z.properties.write_tools,data:k};e===null?e=[h]:e.push(h),s++}
let x=a.address_rpm;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x))){let h={instancePath:t+"/address_rpm",
schemaPath:"#/properties/address_rpm/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:z.properties.address_rpm.type,parentSchema:z.properties.address_rpm,data:x};e===null?
e=[h]:e.push(h),s++}if(typeof x=="number"){if(x>1e9||isNaN(x)){let h={instancePath:t+"/address_rpm",
schemaPath:"#/properties/address_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:z.properties.address_rpm,data:x};e===null?e=[h]:e.push(
h),s++}if(x<0||isNaN(x)){let h={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.
properties.address_rpm,data:x};e===null?e=[h]:e.push(h),s++}}let A=a.unpaid_rpm;if(!(typeof A=="numb\
er"&&!(A%1)&&!isNaN(A))){let h={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:z.properties.unpaid_rpm.type,
parentSchema:z.properties.unpaid_rpm,data:A};e===null?e=[h]:e.push(h),s++}if(typeof A=="number"){if(A>
1e9||isNaN(A)){let h={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:z.
properties.unpaid_rpm,data:A};e===null?e=[h]:e.push(h),s++}if(A<0||isNaN(A)){let h={instancePath:t+"\
/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:z.properties.unpaid_rpm,data:A};e===null?e=[h]:
e.push(h),s++}}let E=a.each_agent;if(E&&typeof E=="object"&&!Array.isArray(E)){for(let h in E)if(!(h===
"rpm"||h==="parallel"||h==="budget_usd"||h==="budget_period")){let w={instancePath:t+"/each_agent",schemaPath:"\
#/components/schemas/AgentCaps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
message:"must NOT have additional properties",schema:!1,parentSchema:me,data:E};e===null?e=[w]:e.push(
w),s++}if(E.rpm!==void 0){let h=E.rpm;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let w={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:me.properties.rpm.type,parentSchema:me.properties.rpm,
data:h};e===null?e=[w]:e.push(w),s++}if(typeof h=="number"){if(h>1e9||isNaN(h)){let w={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:me.properties.
rpm,data:h};e===null?e=[w]:e.push(w),s++}if(h<1||isNaN(h)){let w={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:me.properties.rpm,data:h};e===null?e=[w]:e.push(w),s++}}}
if(E.parallel!==void 0){let h=E.parallel;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let w={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:me.properties.parallel.type,parentSchema:me.
properties.parallel,data:h};e===null?e=[w]:e.push(w),s++}if(typeof h=="number"){if(h>1e6||isNaN(h)){
let w={instancePath:t+"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/p\
arallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,
parentSchema:me.properties.parallel,data:h};e===null?e=[w]:e.push(w),s++}if(h<1||isNaN(h)){let w={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:me.properties.
parallel,data:h};e===null?e=[w]:e.push(w),s++}}}if(E.budget_usd!==void 0){let h=E.budget_usd;if(typeof h==
"string"){if(N(h)>17){let w={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:me.properties.budget_usd,data:h};e===null?e=[w]:
e.push(w),s++}if(!ls.test(h)){let w={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:me.properties.budget_usd,data:h};e===null?e=[w]:
e.push(w),s++}}else{let w={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:me.properties.budget_usd.type,parentSchema:me.properties.budget_usd,data:h};e===null?e=[w]:e.
push(w),s++}}if(E.budget_period!==void 0){let h=E.budget_period;if(typeof h!="string"){let w={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:me.properties.budget_period.type,
parentSchema:me.properties.budget_period,data:h};e===null?e=[w]:e.push(w),s++}if(!(h==="day"||h==="m\
onth"||h==="total")){let w={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:me.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:me.properties.budget_period.enum,parentSchema:me.
properties.budget_period,data:h};e===null?e=[w]:e.push(w),s++}}}else{let h={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:me.type,parentSchema:me,data:E};e===null?e=[h]:e.push(h),s++}let F=a.lenient;
if(F&&typeof F=="object"&&!Array.isArray(F)){F.arguments===void 0&&(F.arguments=!1),F.bearer===void 0&&
(F.bearer=!1);for(let j in F)if(!(j==="arguments"||j==="bearer")){let $={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},
message:"must NOT have additional properties",schema:!1,parentSchema:$e,data:F};e===null?e=[$]:e.push(
$),s++}let h=F.arguments;if(typeof h!="boolean"){let j={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:$e.properties.arguments.type,parentSchema:$e.properties.arguments,data:h};e===
null?e=[j]:e.push(j),s++}let w=F.bearer;if(typeof w!="boolean"){let j={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:$e.properties.bearer.type,parentSchema:$e.properties.bearer,
data:w};e===null?e=[j]:e.push(j),s++}}else{let h={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$e.type,
parentSchema:$e,data:F};e===null?e=[h]:e.push(h),s++}let R=a.bounds;if(R&&typeof R=="object"&&!Array.
isArray(R)){R.turns===void 0&&(R.turns=8),R.tool_calls===void 0&&(R.tool_calls=12),R.query_ms===void 0&&
(R.query_ms=6e4),R.tokens===void 0&&(R.tokens=2e5),R.usd===void 0&&(R.usd="0.50"),R.answer_tokens===
void 0&&(R.answer_tokens=8e3);for(let q in R)if(!(q==="turns"||q==="tool_calls"||q==="query_ms"||q===
"tokens"||q==="usd"||q==="answer_tokens")){let le={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},message:"\
must NOT have additional properties",schema:!1,parentSchema:K,data:R};e===null?e=[le]:e.push(le),s++}
let h=R.turns;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let q={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:K.properties.turns.type,parentSchema:K.properties.turns,data:h};e===null?e=[q]:
e.push(q),s++}if(typeof h=="number"){if(h>100||isNaN(h)){let q={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:K.properties.turns,data:h};e===null?e=[q]:e.push(q),
s++}if(h<1||isNaN(h)){let q={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:K.properties.turns,data:h};e===null?e=[q]:e.push(q),s++}}let w=R.tool_calls;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w))){let q={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:K.properties.tool_calls.type,parentSchema:K.properties.tool_calls,data:w};e===null?e=[q]:
e.push(q),s++}if(typeof w=="number"){if(w>1e3||isNaN(w)){let q={instancePath:t+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:K.properties.tool_calls,data:w};e===
null?e=[q]:e.push(q),s++}if(w<1||isNaN(w)){let q={instancePath:t+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:K.properties.tool_calls,data:w};e===null?e=[q]:e.push(q),
s++}}let j=R.query_ms;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let q={instancePath:t+"/bounds/qu\
ery_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:K.properties.query_ms.type,parentSchema:K.properties.query_ms,
data:j};e===null?e=[q]:e.push(q),s++}if(typeof j=="number"){if(j>6e5||isNaN(j)){let q={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:K.properties.
query_ms,data:j};e===null?e=[q]:e.push(q),s++}if(j<100||isNaN(j)){let q={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:K.properties.query_ms,data:j};
e===null?e=[q]:e.push(q),s++}}let $=R.tokens;if(!(typeof $=="number"&&!($%1)&&!isNaN($))){let q={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:K.properties.tokens.type,parentSchema:K.properties.
tokens,data:$};e===null?e=[q]:e.push(q),s++}if(typeof $=="number"){if($>1e8||isNaN($)){let q={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:K.properties.
tokens,data:$};e===null?e=[q]:e.push(q),s++}if($<100||isNaN($)){let q={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:K.properties.tokens,data:$};e===null?
e=[q]:e.push(q),s++}}let re=R.usd;if(typeof re=="string"){if(N(re)>32){let q={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:K.properties.usd,data:re};
e===null?e=[q]:e.push(q),s++}if(!_e.test(re)){let q={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:K.properties.usd,data:re};e===null?e=[q]:e.push(q),
s++}}else{let q={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.properties.usd.type,parentSchema:K.
properties.usd,data:re};e===null?e=[q]:e.push(q),s++}let se=R.answer_tokens;if(!(typeof se=="number"&&
!(se%1)&&!isNaN(se))){let q={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/components/schemas\
/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:K.properties.answer_tokens.type,parentSchema:K.properties.answer_tokens,data:se};e===null?
e=[q]:e.push(q),s++}if(typeof se=="number"){if(se>1e7||isNaN(se)){let q={instancePath:t+"/bounds/ans\
wer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:K.properties.
answer_tokens,data:se};e===null?e=[q]:e.push(q),s++}if(se<100||isNaN(se)){let q={instancePath:t+"/bo\
unds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:K.properties.
answer_tokens,data:se};e===null?e=[q]:e.push(q),s++}}}else{let h={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.
type,parentSchema:K,data:R};e===null?e=[h]:e.push(h),s++}let f=a.tasks;if(f&&typeof f=="object"&&!Array.
isArray(f)){f.workers===void 0&&(f.workers=4),f.kept_days===void 0&&(f.kept_days=7),f.waiting===void 0&&
(f.waiting=1e3);for(let $ in f)if(!($==="workers"||$==="kept_days"||$==="waiting")){let re={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:$},message:"must NOT have additional properties",schema:!1,parentSchema:he,
data:f};e===null?e=[re]:e.push(re),s++}let h=f.workers;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){
let $={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:he.properties.workers.type,
parentSchema:he.properties.workers,data:h};e===null?e=[$]:e.push($),s++}if(typeof h=="number"){if(h>
1e3||isNaN(h)){let $={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:he.properties.workers,data:h};e===null?e=[$]:e.push($),s++}if(h<0||isNaN(h)){
let $={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:he.
properties.workers,data:h};e===null?e=[$]:e.push($),s++}}let w=f.kept_days;if(!(typeof w=="number"&&
!(w%1)&&!isNaN(w))){let $={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:he.
properties.kept_days.type,parentSchema:he.properties.kept_days,data:w};e===null?e=[$]:e.push($),s++}
if(typeof w=="number"){if(w>3650||isNaN(w)){let $={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:he.properties.kept_days,data:w};e===null?e=[$]:e.
push($),s++}if(w<1||isNaN(w)){let $={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:he.properties.kept_days,data:w};e===null?e=[$]:e.push($),s++}}let j=f.
waiting;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let $={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:he.properties.waiting.type,parentSchema:he.properties.waiting,data:j};e===null?
e=[$]:e.push($),s++}if(typeof j=="number"){if(j>1e6||isNaN(j)){let $={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:he.properties.waiting,data:j};e===
null?e=[$]:e.push($),s++}if(j<1||isNaN(j)){let $={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:he.properties.waiting,data:j};e===null?e=[$]:e.push($),
s++}}}else{let h={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:he.type,parentSchema:he,data:f};e===null?e=[h]:
e.push(h),s++}}else{let _={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:z.type,parentSchema:z,data:a};e===null?e=[_]:e.push(_),s++}return qe.
errors=e,s===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var T={type:"object",additionalProperties:!1,
properties:{all:{$ref:"#/components/schemas/Caps",default:{}},headers_ms:{type:"integer",minimum:100,
maximum:6e5,default:1e4},body_ms:{type:"integer",minimum:100,maximum:6e5,default:3e4},body_bytes:{type:"\
integer",minimum:1048576,maximum:268435456,default:33554432},connect_ms:{type:"integer",minimum:10,maximum:6e4,
default:3e3},first_byte_ms:{type:"integer",minimum:10,maximum:6e5,default:3e4},idle_ms:{type:"intege\
r",minimum:10,maximum:6e5,default:3e4},whole_ms:{type:"integer",minimum:10,maximum:36e5,default:28e4},
stream_ms:{type:"integer",minimum:10,maximum:864e5,default:6e5},keep_alive_ms:{type:"integer",minimum:10,
maximum:6e5,default:15e3},write_stall_ms:{type:"integer",minimum:10,maximum:6e5,default:6e4},after_disconnect_ms:{
type:"integer",minimum:0,maximum:5e3,default:5e3},reply_bytes:{type:"integer",minimum:1024,maximum:1073741824,
default:33554432},connections:{type:"integer",minimum:1,maximum:1e5,default:4096},unpriced:{type:"st\
ring",enum:["allow","refuse"],default:"allow"}}},W={type:"object",additionalProperties:!1,properties:{
rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function Oe(a,{instancePath:t="",
parentData:B,parentDataProperty:D,rootData:V=a,dynamicAnchors:X={}}={}){let e=null,s=0,I=Oe.evaluated;
if(I.dynamicProps&&(I.props=void 0),I.dynamicItems&&(I.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){a.all===void 0&&(a.all={}),a.headers_ms===void 0&&(a.headers_ms=1e4),a.body_ms===void 0&&(a.body_ms=
3e4),a.body_bytes===void 0&&(a.body_bytes=33554432),a.connect_ms===void 0&&(a.connect_ms=3e3),a.first_byte_ms===
void 0&&(a.first_byte_ms=3e4),a.idle_ms===void 0&&(a.idle_ms=3e4),a.whole_ms===void 0&&(a.whole_ms=28e4),
a.stream_ms===void 0&&(a.stream_ms=6e5),a.keep_alive_ms===void 0&&(a.keep_alive_ms=15e3),a.write_stall_ms===
void 0&&(a.write_stall_ms=6e4),a.after_disconnect_ms===void 0&&(a.after_disconnect_ms=5e3),a.reply_bytes===
void 0&&(a.reply_bytes=33554432),a.connections===void 0&&(a.connections=4096),a.unpriced===void 0&&(a.
unpriced="allow");for(let f in a)if(!Ae.call(T.properties,f)){let h={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:T,data:a};e===null?e=[h]:e.push(h),s++}let _=a.all;
if(_&&typeof _=="object"&&!Array.isArray(_)){for(let f in _)if(!(f==="rpm"||f==="tpm"||f==="parallel"||
f==="budget_usd"||f==="budget_period")){let h={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:W,data:_};e===null?e=[h]:e.push(h),s++}if(_.
rpm!==void 0){let f=_.rpm;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let h={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:W.properties.rpm.type,parentSchema:W.properties.rpm,data:f};e===null?
e=[h]:e.push(h),s++}if(typeof f=="number"){if(f>1e9||isNaN(f)){let h={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:W.properties.rpm,data:f};e===null?e=[h]:e.push(
h),s++}if(f<1||isNaN(f)){let h={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:W.properties.rpm,data:f};e===null?e=[h]:e.push(h),s++}}}if(_.tpm!==void 0){let f=_.tpm;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let h={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:W.properties.tpm.type,parentSchema:W.properties.tpm,data:f};e===null?e=[h]:e.push(h),s++}if(typeof f==
"number"){if(f>1e12||isNaN(f)){let h={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:W.properties.tpm,data:f};e===null?e=[h]:e.push(h),s++}if(f<1||
isNaN(f)){let h={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:W.
properties.tpm,data:f};e===null?e=[h]:e.push(h),s++}}}if(_.parallel!==void 0){let f=_.parallel;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f))){let h={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.
properties.parallel.type,parentSchema:W.properties.parallel,data:f};e===null?e=[h]:e.push(h),s++}if(typeof f==
"number"){if(f>1e6||isNaN(f)){let h={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:W.properties.parallel,data:f};e===null?e=[h]:e.push(h),s++}
if(f<1||isNaN(f)){let h={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:W.properties.parallel,data:f};e===null?e=[h]:e.push(h),s++}}}if(_.budget_usd!==void 0){
let f=_.budget_usd;if(typeof f=="string"){if(N(f)>17){let h={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:W.properties.budget_usd,data:f};e===null?
e=[h]:e.push(h),s++}if(!ls.test(f)){let h={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:W.properties.budget_usd,data:f};e===null?e=[h]:e.push(
h),s++}}else{let h={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.
budget_usd.type,parentSchema:W.properties.budget_usd,data:f};e===null?e=[h]:e.push(h),s++}}if(_.budget_period!==
void 0){let f=_.budget_period;if(typeof f!="string"){let h={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:W.properties.budget_period.type,parentSchema:W.properties.budget_period,data:f};
e===null?e=[h]:e.push(h),s++}if(!(f==="day"||f==="month"||f==="total")){let h={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:W.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:W.properties.budget_period.enum,parentSchema:W.properties.budget_period,data:f};e===null?e=[h]:
e.push(h),s++}}}else{let f={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:W.type,parentSchema:W,data:_};e===null?
e=[f]:e.push(f),s++}let i=a.headers_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let f={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:T.properties.headers_ms.type,parentSchema:T.properties.headers_ms,data:i};e===
null?e=[f]:e.push(f),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let f={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:T.properties.headers_ms,data:i};e===null?e=[f]:e.
push(f),s++}if(i<100||isNaN(i)){let f={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:T.properties.headers_ms,data:i};e===null?e=[f]:e.push(f),s++}}let c=a.body_ms;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let f={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.properties.body_ms.type,parentSchema:T.
properties.body_ms,data:c};e===null?e=[f]:e.push(f),s++}if(typeof c=="number"){if(c>6e5||isNaN(c)){let f={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:T.properties.body_ms,data:c};e===
null?e=[f]:e.push(f),s++}if(c<100||isNaN(c)){let f={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:T.properties.body_ms,data:c};e===null?e=[f]:e.push(f),s++}}let P=a.body_bytes;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P))){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.properties.body_bytes.
type,parentSchema:T.properties.body_bytes,data:P};e===null?e=[f]:e.push(f),s++}if(typeof P=="number"){
if(P>268435456||isNaN(P)){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:T.properties.body_bytes,data:P};e===null?e=[f]:e.push(f),s++}if(P<1048576||isNaN(P)){let f={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:T.properties.
body_bytes,data:P};e===null?e=[f]:e.push(f),s++}}let u=a.connect_ms;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u))){let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:T.properties.connect_ms.type,parentSchema:T.
properties.connect_ms,data:u};e===null?e=[f]:e.push(f),s++}if(typeof u=="number"){if(u>6e4||isNaN(u)){
let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:T.properties.connect_ms,
data:u};e===null?e=[f]:e.push(f),s++}if(u<10||isNaN(u)){let f={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:T.properties.connect_ms,data:u};e===null?e=[f]:e.push(f),s++}}let p=a.
first_byte_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.
properties.first_byte_ms.type,parentSchema:T.properties.first_byte_ms,data:p};e===null?e=[f]:e.push(
f),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:T.properties.first_byte_ms,data:p};e===null?e=[f]:e.push(f),
s++}if(p<10||isNaN(p)){let f={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:T.
properties.first_byte_ms,data:p};e===null?e=[f]:e.push(f),s++}}let r=a.idle_ms;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r))){let f={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:T.properties.idle_ms.type,parentSchema:T.
properties.idle_ms,data:r};e===null?e=[f]:e.push(f),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let f={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:T.properties.idle_ms,data:r};e===
null?e=[f]:e.push(f),s++}if(r<10||isNaN(r)){let f={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:T.properties.idle_ms,data:r};e===null?e=[f]:e.push(f),s++}}let n=a.whole_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.properties.whole_ms.type,
parentSchema:T.properties.whole_ms,data:n};e===null?e=[f]:e.push(f),s++}if(typeof n=="number"){if(n>
36e5||isNaN(n)){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:T.
properties.whole_ms,data:n};e===null?e=[f]:e.push(f),s++}if(n<10||isNaN(n)){let f={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:T.properties.whole_ms,data:n};e===null?e=[f]:e.push(f),
s++}}let o=a.stream_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let f={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:T.properties.stream_ms.type,parentSchema:T.properties.stream_ms,data:o};e===null?e=[
f]:e.push(f),s++}if(typeof o=="number"){if(o>864e5||isNaN(o)){let f={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:T.properties.stream_ms,data:o};e===null?e=[f]:e.push(f),s++}
if(o<10||isNaN(o)){let f={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:T.properties.
stream_ms,data:o};e===null?e=[f]:e.push(f),s++}}let k=a.keep_alive_ms;if(!(typeof k=="number"&&!(k%1)&&
!isNaN(k))){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:T.properties.keep_alive_ms.type,parentSchema:T.
properties.keep_alive_ms,data:k};e===null?e=[f]:e.push(f),s++}if(typeof k=="number"){if(k>6e5||isNaN(
k)){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:T.properties.
keep_alive_ms,data:k};e===null?e=[f]:e.push(f),s++}if(k<10||isNaN(k)){let f={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:T.properties.keep_alive_ms,data:k};e===null?e=[f]:e.push(
f),s++}}let x=a.write_stall_ms;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x))){let f={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:T.properties.write_stall_ms.type,parentSchema:T.properties.write_stall_ms,
data:x};e===null?e=[f]:e.push(f),s++}if(typeof x=="number"){if(x>6e5||isNaN(x)){let f={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:T.properties.write_stall_ms,data:x};
e===null?e=[f]:e.push(f),s++}if(x<10||isNaN(x)){let f={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:T.properties.write_stall_ms,data:x};e===null?e=[f]:e.push(f),s++}}
let A=a.after_disconnect_ms;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A))){let f={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:T.properties.after_disconnect_ms.type,parentSchema:T.properties.
after_disconnect_ms,data:A};e===null?e=[f]:e.push(f),s++}if(typeof A=="number"){if(A>5e3||isNaN(A)){
let f={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:T.properties.
after_disconnect_ms,data:A};e===null?e=[f]:e.push(f),s++}if(A<0||isNaN(A)){let f={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:T.properties.after_disconnect_ms,
data:A};e===null?e=[f]:e.push(f),s++}}let E=a.reply_bytes;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E))){
let f={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:T.properties.reply_bytes.type,parentSchema:T.properties.
reply_bytes,data:E};e===null?e=[f]:e.push(f),s++}if(typeof E=="number"){if(E>1073741824||isNaN(E)){let f={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:T.properties.
reply_bytes,data:E};e===null?e=[f]:e.push(f),s++}if(E<1024||isNaN(E)){let f={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:T.properties.reply_bytes,data:E};e===null?e=[f]:e.
push(f),s++}}let F=a.connections;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F))){let f={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:T.properties.connections.type,parentSchema:T.properties.connections,data:F};
e===null?e=[f]:e.push(f),s++}if(typeof F=="number"){if(F>1e5||isNaN(F)){let f={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:T.properties.connections,data:F};e===null?e=[f]:
e.push(f),s++}if(F<1||isNaN(F)){let f={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:T.
properties.connections,data:F};e===null?e=[f]:e.push(f),s++}}let R=a.unpriced;if(typeof R!="string"){
let f={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:T.properties.unpriced.type,parentSchema:T.properties.unpriced,
data:R};e===null?e=[f]:e.push(f),s++}if(!(R==="allow"||R==="refuse")){let f={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:T.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:T.properties.unpriced.enum,parentSchema:T.
properties.unpriced,data:R};e===null?e=[f]:e.push(f),s++}}else{let _={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:a};
e===null?e=[_]:e.push(_),s++}return Oe.errors=e,s===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var U={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
Ds=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),Z={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},te={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_sec\
ret_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
us=new RegExp("^https?://","u");function ze(a,{instancePath:t="",parentData:B,parentDataProperty:D,rootData:V=a,
dynamicAnchors:X={}}={}){let e=null,s=0,I=ze.evaluated;if(I.dynamicProps&&(I.props=void 0),I.dynamicItems&&
(I.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let _={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:Z.required,parentSchema:Z,data:a};e===null?e=[_]:e.push(_),s++}if(a.pay_to===
void 0){let _={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:Z.required,parentSchema:Z,data:a};e===null?
e=[_]:e.push(_),s++}if(a.asset===void 0){let _={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:Z.required,
parentSchema:Z,data:a};e===null?e=[_]:e.push(_),s++}if(a.decimals===void 0){let _={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:Z.required,parentSchema:Z,data:a};e===null?e=[_]:e.push(_),s++}if(a.facilitator===
void 0){let _={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:Z.required,parentSchema:Z,data:a};
e===null?e=[_]:e.push(_),s++}for(let _ in a)if(!Ae.call(Z.properties,_)){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must N\
OT have additional properties",schema:!1,parentSchema:Z,data:a};e===null?e=[i]:e.push(i),s++}if(a.path!==
void 0){let _=a.path;if(typeof _!="string"){let i={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.path.type,
parentSchema:Z.properties.path,data:_};e===null?e=[i]:e.push(i),s++}if(!(_==="evm"||_==="solana")){let i={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:Z.properties.
path.enum},message:"must be equal to one of the allowed values",schema:Z.properties.path.enum,parentSchema:Z.
properties.path,data:_};e===null?e=[i]:e.push(i),s++}}if(a.pay_to!==void 0){let _=a.pay_to;if(typeof _==
"string"){if(N(_)>44){let i={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:Z.
properties.pay_to,data:_};e===null?e=[i]:e.push(i),s++}if(N(_)<32){let i={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:Z.properties.pay_to,data:_};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:Z.properties.pay_to.type,parentSchema:Z.properties.pay_to,data:_};
e===null?e=[i]:e.push(i),s++}}if(a.asset!==void 0){let _=a.asset;if(typeof _=="string"){if(N(_)>44){
let i={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:Z.properties.asset,
data:_};e===null?e=[i]:e.push(i),s++}if(N(_)<32){let i={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:Z.properties.asset,data:_};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Z.properties.asset.type,parentSchema:Z.properties.asset,data:_};e===null?e=[i]:
e.push(i),s++}}if(a.asset_name!==void 0){let _=a.asset_name;if(typeof _=="string"){if(N(_)>64){let i={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:Z.properties.asset_name,
data:_};e===null?e=[i]:e.push(i),s++}if(N(_)<1){let i={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:Z.properties.asset_name,data:_};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Z.properties.asset_name.type,parentSchema:Z.properties.
asset_name,data:_};e===null?e=[i]:e.push(i),s++}}if(a.asset_version!==void 0){let _=a.asset_version;
if(typeof _=="string"){if(N(_)>16){let i={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:Z.properties.asset_version,data:_};e===null?e=[i]:e.push(i),s++}if(N(
_)<1){let i={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Z.
properties.asset_version,data:_};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:Z.properties.asset_version.type,parentSchema:Z.properties.asset_version,data:_};
e===null?e=[i]:e.push(i),s++}}if(a.decimals!==void 0){let _=a.decimals;if(!(typeof _=="number"&&!(_%
1)&&!isNaN(_))){let i={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:Z.properties.decimals.type,parentSchema:Z.
properties.decimals,data:_};e===null?e=[i]:e.push(i),s++}if(typeof _=="number"){if(_>18||isNaN(_)){let i={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:Z.properties.decimals,data:_};e===null?
e=[i]:e.push(i),s++}if(_<0||isNaN(_)){let i={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Z.
properties.decimals,data:_};e===null?e=[i]:e.push(i),s++}}}if(a.facilitator!==void 0){let _=a.facilitator;
if(typeof _=="string"){if(N(_)>1024){let i={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:Z.properties.facilitator,data:_};e===null?e=[i]:e.push(i),s++}if(!us.
test(_)){let i={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:Z.properties.facilitator,data:_};e===null?e=[i]:e.push(i),s++}if(!Ce(_)){let i={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:Z.properties.facilitator,data:_};e===null?e=[i]:e.
push(i),s++}}else{let i={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Z.properties.facilitator.type,parentSchema:Z.
properties.facilitator,data:_};e===null?e=[i]:e.push(i),s++}}if(a.facilitator_key_env!==void 0){let _=a.
facilitator_key_env;if(typeof _=="string"){if(N(_)>128){let i={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:Z.properties.facilitator_key_env,data:_};
e===null?e=[i]:e.push(i),s++}if(!ve.test(_)){let i={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:Z.
properties.facilitator_key_env,data:_};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:Z.properties.facilitator_key_env.type,parentSchema:Z.properties.
facilitator_key_env,data:_};e===null?e=[i]:e.push(i),s++}}if(a.facilitator_key_file!==void 0){let _=a.
facilitator_key_file;if(typeof _=="string"){if(N(_)>1024){let i={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:Z.properties.facilitator_key_file,
data:_};e===null?e=[i]:e.push(i),s++}if(N(_)<1){let i={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:Z.properties.facilitator_key_file,data:_};e===null?
e=[i]:e.push(i),s++}if(!Se.test(_)){let i={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:Z.properties.facilitator_key_file,
data:_};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:Z.properties.facilitator_key_file.type,parentSchema:Z.properties.facilitator_key_file,data:_};
e===null?e=[i]:e.push(i),s++}}if(a.facilitator_auth!==void 0){let _=a.facilitator_auth;if(_&&typeof _==
"object"&&!Array.isArray(_)){if(_.kind===void 0){let i={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:te.required,parentSchema:te,data:_};e===null?e=[i]:e.push(
i),s++}if(_.key_id_env===void 0){let i={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:te.required,parentSchema:te,data:_};e===null?e=[i]:
e.push(i),s++}if(_.key_secret_env===void 0){let i={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:te.required,parentSchema:te,data:_};
e===null?e=[i]:e.push(i),s++}for(let i in _)if(!(i==="kind"||i==="key_id_env"||i==="key_secret_env")){
let c={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have add\
itional properties",schema:!1,parentSchema:te,data:_};e===null?e=[c]:e.push(c),s++}if(_.kind!==void 0){
let i=_.kind;if(typeof i!="string"){let c={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:te.properties.kind.type,parentSchema:te.properties.kind,data:i};e===null?e=[c]:
e.push(c),s++}if(i!=="cdp"){let c={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:te.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:te.properties.kind.enum,parentSchema:te.
properties.kind,data:i};e===null?e=[c]:e.push(c),s++}}if(_.key_id_env!==void 0){let i=_.key_id_env;if(typeof i==
"string"){if(N(i)>128){let c={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:te.properties.key_id_env,data:i};e===
null?e=[c]:e.push(c),s++}if(!ve.test(i)){let c={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:te.properties.key_id_env,data:i};e===null?e=[c]:e.push(c),s++}}else{let c={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:te.properties.
key_id_env.type,parentSchema:te.properties.key_id_env,data:i};e===null?e=[c]:e.push(c),s++}}if(_.key_secret_env!==
void 0){let i=_.key_secret_env;if(typeof i=="string"){if(N(i)>128){let c={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:te.properties.key_secret_env,data:i};e===null?e=[c]:e.push(c),s++}if(!ve.test(i)){let c={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:te.properties.
key_secret_env,data:i};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:te.properties.key_secret_env.type,parentSchema:te.
properties.key_secret_env,data:i};e===null?e=[c]:e.push(c),s++}}}else{let i={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:te.type,parentSchema:te,data:_};e===null?e=[i]:e.push(i),s++}}if(a.
rpc_env!==void 0){let _=a.rpc_env;if(typeof _=="string"){if(N(_)>128){let i={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:Z.properties.rpc_env,data:_};e===null?e=[
i]:e.push(i),s++}if(!ve.test(_)){let i={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:Z.properties.rpc_env,data:_};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.rpc_env.type,
parentSchema:Z.properties.rpc_env,data:_};e===null?e=[i]:e.push(i),s++}}}else{let _={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,
data:a};e===null?e=[_]:e.push(_),s++}return ze.errors=e,s===0}ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function je(a,{instancePath:t="",parentData:B,parentDataProperty:D,rootData:V=a,dynamicAnchors:X={}}={}){
let e=null,s=0,I=je.evaluated;if(I.dynamicProps&&(I.props=void 0),I.dynamicItems&&(I.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.networks===void 0&&(a.networks={}),a.max_timeout_s===void 0&&
(a.max_timeout_s=120),a.per_payer===void 0&&(a.per_payer=8),a.unsettled===void 0&&(a.unsettled=1e3),
a.verify_ms===void 0&&(a.verify_ms=5e3),a.settle_ms===void 0&&(a.settle_ms=3e4),a.kept_hours===void 0&&
(a.kept_hours=24);for(let o in a)if(!(o==="networks"||o==="max_timeout_s"||o==="per_payer"||o==="uns\
ettled"||o==="verify_ms"||o==="settle_ms"||o==="kept_hours")){let k={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:U,data:a};e===null?e=[k]:e.push(k),s++}let i=a.networks;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>16){let o={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:U.properties.networks,data:i};e===null?
e=[o]:e.push(o),s++}for(let o in i){let k=s;if(typeof o=="string"&&!Ds.test(o)){let x={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:U.properties.networks.propertyNames,data:o,propertyName:o};e===null?
e=[x]:e.push(x),s++}var _=k===s;if(!_){let x={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be\
 valid",schema:U.properties.networks.propertyNames,parentSchema:U.properties.networks,data:i};e===null?
e=[x]:e.push(x),s++}}for(let o in i)ze(i[o],{instancePath:t+"/networks/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:V,dynamicAnchors:X})||(e=e===null?ze.errors:e.
concat(ze.errors),s=e.length)}else{let o={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.properties.networks.
type,parentSchema:U.properties.networks,data:i};e===null?e=[o]:e.push(o),s++}let c=a.max_timeout_s;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let o={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:U.properties.max_timeout_s.
type,parentSchema:U.properties.max_timeout_s,data:c};e===null?e=[o]:e.push(o),s++}if(typeof c=="numb\
er"){if(c>3600||isNaN(c)){let o={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:U.properties.max_timeout_s,data:c};e===null?e=[o]:e.push(o),s++}if(c<30||isNaN(c)){let o={
instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:U.properties.max_timeout_s,
data:c};e===null?e=[o]:e.push(o),s++}}let P=a.per_payer;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P))){
let o={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:U.properties.per_payer.type,parentSchema:U.properties.per_payer,
data:P};e===null?e=[o]:e.push(o),s++}if(typeof P=="number"){if(P>1e4||isNaN(P)){let o={instancePath:t+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:U.properties.per_payer,data:P};e===null?e=[o]:e.push(
o),s++}if(P<1||isNaN(P)){let o={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:U.
properties.per_payer,data:P};e===null?e=[o]:e.push(o),s++}}let u=a.unsettled;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u))){let o={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:U.properties.unsettled.type,parentSchema:U.
properties.unsettled,data:u};e===null?e=[o]:e.push(o),s++}if(typeof u=="number"){if(u>1e6||isNaN(u)){
let o={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:U.properties.unsettled,
data:u};e===null?e=[o]:e.push(o),s++}if(u<1||isNaN(u)){let o={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:U.properties.unsettled,data:u};e===null?e=[o]:e.push(o),s++}}let p=a.verify_ms;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let o={instancePath:t+"/verify_ms",schemaPath:"#/proper\
ties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:U.properties.
verify_ms.type,parentSchema:U.properties.verify_ms,data:p};e===null?e=[o]:e.push(o),s++}if(typeof p==
"number"){if(p>6e5||isNaN(p)){let o={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:U.properties.verify_ms,data:p};e===null?e=[o]:e.push(o),s++}if(p<100||isNaN(p)){let o={
instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:U.properties.verify_ms,data:p};e===null?
e=[o]:e.push(o),s++}}let r=a.settle_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let o={instancePath:t+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:U.properties.settle_ms.type,parentSchema:U.properties.settle_ms,data:r};e===
null?e=[o]:e.push(o),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let o={instancePath:t+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:U.properties.settle_ms,data:r};e===null?e=[o]:e.
push(o),s++}if(r<100||isNaN(r)){let o={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:U.properties.settle_ms,data:r};e===null?e=[o]:e.push(o),s++}}let n=a.kept_hours;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let o={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:U.properties.kept_hours.
type,parentSchema:U.properties.kept_hours,data:n};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"){
if(n>87600||isNaN(n)){let o={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:U.
properties.kept_hours,data:n};e===null?e=[o]:e.push(o),s++}if(n<24||isNaN(n)){let o={instancePath:t+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:U.properties.kept_hours,data:n};e===null?e=
[o]:e.push(o),s++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:U.type,parentSchema:U,data:a};e===null?e=[i]:e.push(i),s++}return je.
errors=e,s===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var L={type:"object",additionalProperties:!1,
required:["base_url"],properties:{base_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},
provider:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9-]*$"},facts:{$ref:"#/components/schemas/\
ModelFacts"},key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},key_file:{type:"\
string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},ca_file:{type:"string",minLength:1,maxLength:1024,
pattern:"^[^\\x00-\\x1f]+$"},client_cert_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\
\\x00-\\x1f]+$"},client_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},
auth:{$ref:"#/components/schemas/Auth"},dialects:{type:"array",minItems:1,maxItems:4,items:{type:"st\
ring",enum:["chat","responses","messages","embeddings"]}},hosted_tools:{type:"object",maxProperties:32,
propertyNames:{pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",maxLength:64},additionalProperties:{
$ref:"#/components/schemas/HostedTool"}},forward_members:{type:"array",maxItems:64,items:{type:"stri\
ng",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"}},headers:{type:"object",maxProperties:32,
additionalProperties:{type:"string",maxLength:4096}},first_byte_ms:{type:"integer",minimum:10,maximum:6e5},
idle_ms:{type:"integer",minimum:10,maximum:6e5}}},Ee={type:"string",enum:["bearer","x-api-key","api-\
key"]},Pe={type:"object",additionalProperties:!1,required:["usd_per_call"],properties:{usd_per_call:{
type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",maxLength:32}}},Rs=new RegExp("^[a-z][\
a-z0-9-]*$","u"),Es=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$","u"),Vs=new RegExp(
"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),xe=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$","u"),b={type:"\
object",additionalProperties:!1,properties:{token_limit:{type:"string",enum:["max_tokens","max_compl\
etion_tokens"]},unknown_members:{type:"string",enum:["refuses","obeys"]},members:{type:"object",maxProperties:128,
propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{$ref:"#/components/sche\
mas/MemberClass"}},message_members:{type:"object",maxProperties:32,propertyNames:{$ref:"#/components\
/schemas/MemberName"},additionalProperties:{type:"string",enum:["omit"]}},rename:{type:"object",maxProperties:32,
propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{$ref:"#/components/sche\
mas/MemberName"}},add:{type:"object",maxProperties:32,additionalProperties:!0,propertyNames:{$ref:"#\
/components/schemas/MemberName"}},values:{type:"object",maxProperties:32,propertyNames:{$ref:"#/comp\
onents/schemas/MemberName"},additionalProperties:{$ref:"#/components/schemas/MemberValues"}},system:{
type:"string",enum:["any","leading","one_leading"]},order:{type:"array",maxItems:2,items:{type:"stri\
ng",enum:["alternate","no_user_after_tool"]}},prefill:{type:"string",enum:["takes","refuses"]},images_in_tool_results:{
type:"string",enum:["keep","move"]},tool_names:{type:"object",additionalProperties:!1,required:["max",
"pattern"],properties:{max:{type:"integer",minimum:16,maximum:256},pattern:{type:"string",maxLength:128}}},
tool_call_ids:{type:"object",additionalProperties:!1,required:["length"],properties:{length:{type:"i\
nteger",minimum:8,maximum:64}}},tool_choice:{type:"object",additionalProperties:!1,properties:{required:{
type:"string",maxLength:32},named:{type:"boolean"}}},response_format:{type:"array",maxItems:3,items:{
type:"string",enum:["text","json_object","json_schema"]}},user:{type:"object",additionalProperties:!1,
required:["max"],properties:{max:{type:"integer",minimum:16,maximum:1024}}},reasoning:{type:"object",
additionalProperties:!1,properties:{member:{type:"string",enum:["both","reasoning","reasoning_conten\
t"]},back:{type:"string",enum:["always","with_tool_calls","never"]},thinking:{type:"string",enum:["b\
udget","effort","none"]}}},missing:{type:"object",additionalProperties:!1,required:["member","value"],
properties:{member:{$ref:"#/components/schemas/MemberName"},value:{type:"object",additionalProperties:!0}}},
errors:{type:"array",maxItems:64,items:{$ref:"#/components/schemas/ErrorFact"}},request_id:{type:"st\
ring",maxLength:64,pattern:"^[a-z0-9-]+$"},remaining:{type:"array",maxItems:8,items:{type:"object",additionalProperties:!1,
required:["left","reset"],properties:{left:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$"},reset:{
type:"string",maxLength:64,pattern:"^[a-z0-9-]+$"}}}},cost:{type:"object",additionalProperties:!1,required:[
"member","per_usd"],properties:{member:{$ref:"#/components/schemas/MemberName"},per_usd:{type:"integ\
er",minimum:1,maximum:1e12}}}}},C={type:"string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z\
0-9_-]*$"},Ve={type:"string",enum:["free","bounded","times","priced","omit"]},ie={type:"object",additionalProperties:!1,
required:["means"],properties:{status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},
phrase:{type:"string",maxLength:512},means:{type:"string",enum:["context_length","content_filter","m\
odel","key","quota","rate","overloaded","caller","member","system","reasoning"]}}},Xe=new RegExp("^[\
a-z0-9-]+$","u"),ee={type:"object",additionalProperties:!1,properties:{min:{type:"number",minimum:-1e6,
maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},words:{type:"object",maxProperties:32,additionalProperties:{
type:"string",maxLength:64}},only:{type:"array",maxItems:32,items:{$ref:"#/components/schemas/Member\
Value"}},except:{type:"array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}}}},ae={anyOf:[
{type:"string",maxLength:256},{type:"number",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function Te(a,{
instancePath:t="",parentData:B,parentDataProperty:D,rootData:V=a,dynamicAnchors:X={}}={}){let e=null,
s=0,I=Te.evaluated;if(I.dynamicProps&&(I.props=void 0),I.dynamicItems&&(I.items=void 0),a&&typeof a==
"object"&&!Array.isArray(a)){for(let c in a)if(!(c==="min"||c==="max"||c==="words"||c==="only"||c===
"except")){let P={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:ee,
data:a};e===null?e=[P]:e.push(P),s++}if(a.min!==void 0){let c=a.min;if(typeof c=="number"){if(c>1e6||
isNaN(c)){let P={instancePath:t+"/min",schemaPath:"#/properties/min/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ee.properties.min,data:c};
e===null?e=[P]:e.push(P),s++}if(c<-1e6||isNaN(c)){let P={instancePath:t+"/min",schemaPath:"#/propert\
ies/min/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:ee.properties.min,data:c};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+
"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type:"number"},message:"must be num\
ber",schema:ee.properties.min.type,parentSchema:ee.properties.min,data:c};e===null?e=[P]:e.push(P),s++}}
if(a.max!==void 0){let c=a.max;if(typeof c=="number"){if(c>1e6||isNaN(c)){let P={instancePath:t+"/ma\
x",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000",schema:1e6,parentSchema:ee.properties.max,data:c};e===null?e=[P]:e.push(P),s++}if(c<
-1e6||isNaN(c)){let P={instancePath:t+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",
params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:ee.properties.
max,data:c};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+"/max",schemaPath:"#/properties\
/max/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ee.properties.max.type,
parentSchema:ee.properties.max,data:c};e===null?e=[P]:e.push(P),s++}}if(a.words!==void 0){let c=a.words;
if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length>32){let P={instancePath:t+"/wo\
rds",schemaPath:"#/properties/words/maxProperties",keyword:"maxProperties",params:{limit:32},message:"\
must NOT have more than 32 properties",schema:32,parentSchema:ee.properties.words,data:c};e===null?e=
[P]:e.push(P),s++}for(let P in c){let u=c[P];if(typeof u=="string"){if(N(u)>64){let p={instancePath:t+
"/words/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/words/additionalProperti\
es/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:ee.properties.words.additionalProperties,data:u};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:t+"/words/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/wo\
rds/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ee.
properties.words.additionalProperties.type,parentSchema:ee.properties.words.additionalProperties,data:u};
e===null?e=[p]:e.push(p),s++}}}else{let P={instancePath:t+"/words",schemaPath:"#/properties/words/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.properties.words.type,parentSchema:ee.
properties.words,data:c};e===null?e=[P]:e.push(P),s++}}if(a.only!==void 0){let c=a.only;if(Array.isArray(
c)){if(c.length>32){let u={instancePath:t+"/only",schemaPath:"#/properties/only/maxItems",keyword:"m\
axItems",params:{limit:32},message:"must NOT have more than 32 items",schema:32,parentSchema:ee.properties.
only,data:c};e===null?e=[u]:e.push(u),s++}let P=c.length;for(let u=0;u<P;u++){let p=c[u],r=s,n=!1,o=s;
if(typeof p=="string"){if(N(p)>256){let A={instancePath:t+"/only/"+u,schemaPath:"#/components/schema\
s/MemberValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more \
than 256 characters",schema:256,parentSchema:ae.anyOf[0],data:p};e===null?e=[A]:e.push(A),s++}}else{
let A={instancePath:t+"/only/"+u,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ae.anyOf[0].type,parentSchema:ae.anyOf[0],
data:p};e===null?e=[A]:e.push(A),s++}var _=o===s;n=n||_;let k=s;if(typeof p=="number"){if(p>1e6||isNaN(
p)){let A={instancePath:t+"/only/"+u,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ae.
anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}if(p<-1e6||isNaN(p)){let A={instancePath:t+"/only/"+u,
schemaPath:"#/components/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:ae.anyOf[1],data:p};e===null?
e=[A]:e.push(A),s++}}else{let A={instancePath:t+"/only/"+u,schemaPath:"#/components/schemas/MemberVa\
lue/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ae.anyOf[1].
type,parentSchema:ae.anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}var _=k===s;n=n||_;let x=s;if(typeof p!=
"boolean"){let A={instancePath:t+"/only/"+u,schemaPath:"#/components/schemas/MemberValue/anyOf/2/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ae.anyOf[2].type,parentSchema:ae.
anyOf[2],data:p};e===null?e=[A]:e.push(A),s++}var _=x===s;if(n=n||_,n)s=r,e!==null&&(r?e.length=r:e=
null);else{let A={instancePath:t+"/only/"+u,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf",schema:ae.anyOf,parentSchema:ae,data:p};e===
null?e=[A]:e.push(A),s++}}}else{let P={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:ee.properties.only.type,parentSchema:ee.properties.
only,data:c};e===null?e=[P]:e.push(P),s++}}if(a.except!==void 0){let c=a.except;if(Array.isArray(c)){
if(c.length>32){let u={instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"m\
axItems",params:{limit:32},message:"must NOT have more than 32 items",schema:32,parentSchema:ee.properties.
except,data:c};e===null?e=[u]:e.push(u),s++}let P=c.length;for(let u=0;u<P;u++){let p=c[u],r=s,n=!1,
o=s;if(typeof p=="string"){if(N(p)>256){let A={instancePath:t+"/except/"+u,schemaPath:"#/components/\
schemas/MemberValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have\
 more than 256 characters",schema:256,parentSchema:ae.anyOf[0],data:p};e===null?e=[A]:e.push(A),s++}}else{
let A={instancePath:t+"/except/"+u,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ae.anyOf[0].type,parentSchema:ae.anyOf[0],
data:p};e===null?e=[A]:e.push(A),s++}var i=o===s;n=n||i;let k=s;if(typeof p=="number"){if(p>1e6||isNaN(
p)){let A={instancePath:t+"/except/"+u,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ae.
anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}if(p<-1e6||isNaN(p)){let A={instancePath:t+"/except/"+
u,schemaPath:"#/components/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:ae.anyOf[1],data:p};e===null?
e=[A]:e.push(A),s++}}else{let A={instancePath:t+"/except/"+u,schemaPath:"#/components/schemas/Member\
Value/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ae.anyOf[1].
type,parentSchema:ae.anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}var i=k===s;n=n||i;let x=s;if(typeof p!=
"boolean"){let A={instancePath:t+"/except/"+u,schemaPath:"#/components/schemas/MemberValue/anyOf/2/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ae.anyOf[2].type,parentSchema:ae.
anyOf[2],data:p};e===null?e=[A]:e.push(A),s++}var i=x===s;if(n=n||i,n)s=r,e!==null&&(r?e.length=r:e=
null);else{let A={instancePath:t+"/except/"+u,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf",schema:ae.anyOf,parentSchema:ae,data:p};e===
null?e=[A]:e.push(A),s++}}}else{let P={instancePath:t+"/except",schemaPath:"#/properties/except/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:ee.properties.except.type,parentSchema:ee.
properties.except,data:c};e===null?e=[P]:e.push(P),s++}}}else{let c={instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.type,parentSchema:ee,data:a};
e===null?e=[c]:e.push(c),s++}return Te.errors=e,s===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ze(a,{instancePath:t="",parentData:B,parentDataProperty:D,rootData:V=a,dynamicAnchors:X={}}={}){
let e=null,s=0,I=Ze.evaluated;if(I.dynamicProps&&(I.props=void 0),I.dynamicItems&&(I.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!Ae.call(b.properties,p)){let r={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"\
must NOT have additional properties",schema:!1,parentSchema:b,data:a};e===null?e=[r]:e.push(r),s++}if(a.
token_limit!==void 0){let p=a.token_limit;if(typeof p!="string"){let r={instancePath:t+"/token_limit",
schemaPath:"#/properties/token_limit/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:b.properties.token_limit.type,parentSchema:b.properties.token_limit,data:p};e===null?e=
[r]:e.push(r),s++}if(!(p==="max_tokens"||p==="max_completion_tokens")){let r={instancePath:t+"/token\
_limit",schemaPath:"#/properties/token_limit/enum",keyword:"enum",params:{allowedValues:b.properties.
token_limit.enum},message:"must be equal to one of the allowed values",schema:b.properties.token_limit.
enum,parentSchema:b.properties.token_limit,data:p};e===null?e=[r]:e.push(r),s++}}if(a.unknown_members!==
void 0){let p=a.unknown_members;if(typeof p!="string"){let r={instancePath:t+"/unknown_members",schemaPath:"\
#/properties/unknown_members/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.
properties.unknown_members.type,parentSchema:b.properties.unknown_members,data:p};e===null?e=[r]:e.push(
r),s++}if(!(p==="refuses"||p==="obeys")){let r={instancePath:t+"/unknown_members",schemaPath:"#/prop\
erties/unknown_members/enum",keyword:"enum",params:{allowedValues:b.properties.unknown_members.enum},
message:"must be equal to one of the allowed values",schema:b.properties.unknown_members.enum,parentSchema:b.
properties.unknown_members,data:p};e===null?e=[r]:e.push(r),s++}}if(a.members!==void 0){let p=a.members;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>128){let r={instancePath:t+"/m\
embers",schemaPath:"#/properties/members/maxProperties",keyword:"maxProperties",params:{limit:128},message:"\
must NOT have more than 128 properties",schema:128,parentSchema:b.properties.members,data:p};e===null?
e=[r]:e.push(r),s++}for(let r in p){let n=s;if(typeof r=="string"){if(N(r)>64){let o={instancePath:t+
"/members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};e===
null?e=[o]:e.push(o),s++}if(N(r)<1){let o={instancePath:t+"/members",schemaPath:"#/components/schema\
s/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}if(!xe.test(r)){
let o={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"patte\
rn",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-\
]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,data:r,propertyName:r};
e===null?e=[o]:e.push(o),s++}var _=n===s;if(!_){let o={instancePath:t+"/members",schemaPath:"#/prope\
rties/members/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name \
must be valid",schema:b.properties.members.propertyNames,parentSchema:b.properties.members,data:p};e===
null?e=[o]:e.push(o),s++}}for(let r in p){let n=p[r];if(typeof n!="string"){let o={instancePath:t+"/\
members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:Ve.type,parentSchema:Ve,data:n};
e===null?e=[o]:e.push(o),s++}if(!(n==="free"||n==="bounded"||n==="times"||n==="priced"||n==="omit")){
let o={instancePath:t+"/members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/\
schemas/MemberClass/enum",keyword:"enum",params:{allowedValues:Ve.enum},message:"must be equal to on\
e of the allowed values",schema:Ve.enum,parentSchema:Ve,data:n};e===null?e=[o]:e.push(o),s++}}}else{
let r={instancePath:t+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:b.properties.members.type,parentSchema:b.properties.members,
data:p};e===null?e=[r]:e.push(r),s++}}if(a.message_members!==void 0){let p=a.message_members;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let r={instancePath:t+"/message_members",schemaPath:"\
#/properties/message_members/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must \
NOT have more than 32 properties",schema:32,parentSchema:b.properties.message_members,data:p};e===null?
e=[r]:e.push(r),s++}for(let r in p){let n=s;if(typeof r=="string"){if(N(r)>64){let o={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};
e===null?e=[o]:e.push(o),s++}if(N(r)<1){let o={instancePath:t+"/message_members",schemaPath:"#/compo\
nents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}if(!xe.
test(r)){let o={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Z\
a-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/message_members",schemaPath:"#/components/sch\
emas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}var i=n===s;if(!i){let o={instancePath:t+"/messa\
ge_members",schemaPath:"#/properties/message_members/propertyNames",keyword:"propertyNames",params:{
propertyName:r},message:"property name must be valid",schema:b.properties.message_members.propertyNames,
parentSchema:b.properties.message_members,data:p};e===null?e=[o]:e.push(o),s++}}for(let r in p){let n=p[r];
if(typeof n!="string"){let o={instancePath:t+"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/message_members/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:b.properties.message_members.additionalProperties.type,parentSchema:b.
properties.message_members.additionalProperties,data:n};e===null?e=[o]:e.push(o),s++}if(n!=="omit"){
let o={instancePath:t+"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/message_members/additionalProperties/enum",keyword:"enum",params:{allowedValues:b.properties.
message_members.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:b.
properties.message_members.additionalProperties.enum,parentSchema:b.properties.message_members.additionalProperties,
data:n};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:t+"/message_members",schemaPath:"#/p\
roperties/message_members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.
properties.message_members.type,parentSchema:b.properties.message_members,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.rename!==void 0){let p=a.rename;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.
keys(p).length>32){let r={instancePath:t+"/rename",schemaPath:"#/properties/rename/maxProperties",keyword:"\
maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:b.
properties.rename,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){let n=s;if(typeof r=="string"){
if(N(r)>64){let o={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,
data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}if(N(r)<1){let o={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[o]:e.push(o),
s++}if(!xe.test(r)){let o={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/rename",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}var c=n===s;if(!c){let o={instancePath:t+"/renam\
e",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"\
property name must be valid",schema:b.properties.rename.propertyNames,parentSchema:b.properties.rename,
data:p};e===null?e=[o]:e.push(o),s++}}for(let r in p){let n=p[r];if(typeof n=="string"){if(N(n)>64){
let o={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters",schema:64,parentSchema:C,data:n};e===null?e=[o]:e.push(o),s++}if(N(n)<1){let o={instancePath:t+
"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:n};e===null?e=[o]:e.push(o),s++}if(!xe.test(n)){let o={instancePath:t+"/rename/"+
r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:n};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,
parentSchema:C,data:n};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:t+"/rename",schemaPath:"\
#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.
rename.type,parentSchema:b.properties.rename,data:p};e===null?e=[r]:e.push(r),s++}}if(a.add!==void 0){
let p=a.add;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let r={instancePath:t+
"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProperties",params:{limit:32},message:"\
must NOT have more than 32 properties",schema:32,parentSchema:b.properties.add,data:p};e===null?e=[r]:
e.push(r),s++}for(let r in p){let n=s;if(typeof r=="string"){if(N(r)>64){let o={instancePath:t+"/add",
schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};e===null?e=[o]:
e.push(o),s++}if(N(r)<1){let o={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}if(!xe.test(r)){let o={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
a-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}var P=n===
s;if(!P){let o={instancePath:t+"/add",schemaPath:"#/properties/add/propertyNames",keyword:"propertyN\
ames",params:{propertyName:r},message:"property name must be valid",schema:b.properties.add.propertyNames,
parentSchema:b.properties.add,data:p};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:t+"/ad\
d",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:b.properties.add.type,parentSchema:b.properties.add,data:p};e===null?e=[r]:e.push(r),s++}}if(a.
values!==void 0){let p=a.values;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
32){let r={instancePath:t+"/values",schemaPath:"#/properties/values/maxProperties",keyword:"maxPrope\
rties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:b.properties.
values,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){let n=s;if(typeof r=="string"){if(N(r)>64){
let o={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,
propertyName:r};e===null?e=[o]:e.push(o),s++}if(N(r)<1){let o={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[o]:e.push(o),
s++}if(!xe.test(r)){let o={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/values",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:r,propertyName:r};e===null?e=[o]:e.push(o),s++}var u=n===s;if(!u){let o={instancePath:t+"/value\
s",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"\
property name must be valid",schema:b.properties.values.propertyNames,parentSchema:b.properties.values,
data:p};e===null?e=[o]:e.push(o),s++}}for(let r in p)Te(p[r],{instancePath:t+"/values/"+r.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:r,rootData:V,dynamicAnchors:X})||(e=e===null?
Te.errors:e.concat(Te.errors),s=e.length)}else{let r={instancePath:t+"/values",schemaPath:"#/propert\
ies/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.
values.type,parentSchema:b.properties.values,data:p};e===null?e=[r]:e.push(r),s++}}if(a.system!==void 0){
let p=a.system;if(typeof p!="string"){let r={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.system.type,
parentSchema:b.properties.system,data:p};e===null?e=[r]:e.push(r),s++}if(!(p==="any"||p==="leading"||
p==="one_leading")){let r={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:b.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:b.properties.system.enum,parentSchema:b.properties.system,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.order!==void 0){let p=a.order;if(Array.isArray(p)){if(p.length>2){let n={instancePath:t+
"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},message:"must \
NOT have more than 2 items",schema:2,parentSchema:b.properties.order,data:p};e===null?e=[n]:e.push(n),
s++}let r=p.length;for(let n=0;n<r;n++){let o=p[n];if(typeof o!="string"){let k={instancePath:t+"/or\
der/"+n,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:b.properties.order.items.type,parentSchema:b.properties.order.items,data:o};e===
null?e=[k]:e.push(k),s++}if(!(o==="alternate"||o==="no_user_after_tool")){let k={instancePath:t+"/or\
der/"+n,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:b.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:b.properties.order.items.
enum,parentSchema:b.properties.order.items,data:o};e===null?e=[k]:e.push(k),s++}}}else{let r={instancePath:t+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be \
array",schema:b.properties.order.type,parentSchema:b.properties.order,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.prefill!==void 0){let p=a.prefill;if(typeof p!="string"){let r={instancePath:t+"/prefil\
l",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:b.properties.prefill.type,parentSchema:b.properties.prefill,data:p};e===null?e=[r]:e.push(
r),s++}if(!(p==="takes"||p==="refuses")){let r={instancePath:t+"/prefill",schemaPath:"#/properties/p\
refill/enum",keyword:"enum",params:{allowedValues:b.properties.prefill.enum},message:"must be equal \
to one of the allowed values",schema:b.properties.prefill.enum,parentSchema:b.properties.prefill,data:p};
e===null?e=[r]:e.push(r),s++}}if(a.images_in_tool_results!==void 0){let p=a.images_in_tool_results;if(typeof p!=
"string"){let r={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images_in_tool_re\
sults/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.images_in_tool_results.
type,parentSchema:b.properties.images_in_tool_results,data:p};e===null?e=[r]:e.push(r),s++}if(!(p===
"keep"||p==="move")){let r={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images\
_in_tool_results/enum",keyword:"enum",params:{allowedValues:b.properties.images_in_tool_results.enum},
message:"must be equal to one of the allowed values",schema:b.properties.images_in_tool_results.enum,
parentSchema:b.properties.images_in_tool_results,data:p};e===null?e=[r]:e.push(r),s++}}if(a.tool_names!==
void 0){let p=a.tool_names;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let r={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
max"},message:"must have required property 'max'",schema:b.properties.tool_names.required,parentSchema:b.
properties.tool_names,data:p};e===null?e=[r]:e.push(r),s++}if(p.pattern===void 0){let r={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
pattern"},message:"must have required property 'pattern'",schema:b.properties.tool_names.required,parentSchema:b.
properties.tool_names,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="max"||r==="patte\
rn")){let n={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:b.properties.tool_names,data:p};e===null?e=[n]:e.push(n),s++}if(p.max!==
void 0){let r=p.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:b.properties.tool_names.properties.max.type,parentSchema:b.properties.
tool_names.properties.max,data:r};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"){if(r>256||isNaN(
r)){let n={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:b.
properties.tool_names.properties.max,data:r};e===null?e=[n]:e.push(n),s++}if(r<16||isNaN(r)){let n={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:b.properties.
tool_names.properties.max,data:r};e===null?e=[n]:e.push(n),s++}}}if(p.pattern!==void 0){let r=p.pattern;
if(typeof r=="string"){if(N(r)>128){let n={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:b.properties.tool_names.properties.pattern,
data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:b.properties.tool_names.properties.pattern.type,parentSchema:b.properties.tool_names.
properties.pattern,data:r};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.
properties.tool_names.type,parentSchema:b.properties.tool_names,data:p};e===null?e=[r]:e.push(r),s++}}
if(a.tool_call_ids!==void 0){let p=a.tool_call_ids;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
length===void 0){let r={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:b.properties.tool_call_ids.required,parentSchema:b.properties.tool_call_ids,data:p};e===
null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="length"){let n={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:b.properties.tool_call_ids,data:p};
e===null?e=[n]:e.push(n),s++}if(p.length!==void 0){let r=p.length;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let n={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:b.properties.tool_call_ids.
properties.length.type,parentSchema:b.properties.tool_call_ids.properties.length,data:r};e===null?e=
[n]:e.push(n),s++}if(typeof r=="number"){if(r>64||isNaN(r)){let n={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:b.properties.tool_call_ids.properties.length,
data:r};e===null?e=[n]:e.push(n),s++}if(r<8||isNaN(r)){let n={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:b.properties.tool_call_ids.properties.length,
data:r};e===null?e=[n]:e.push(n),s++}}}}else{let r={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.
properties.tool_call_ids.type,parentSchema:b.properties.tool_call_ids,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.tool_choice!==void 0){let p=a.tool_choice;if(p&&typeof p=="object"&&!Array.isArray(p)){
for(let r in p)if(!(r==="required"||r==="named")){let n={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:b.properties.tool_choice,data:p};
e===null?e=[n]:e.push(n),s++}if(p.required!==void 0){let r=p.required;if(typeof r=="string"){if(N(r)>
32){let n={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:b.properties.tool_choice.properties.required,data:r};e===null?e=[n]:e.push(
n),s++}}else{let n={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.
tool_choice.properties.required.type,parentSchema:b.properties.tool_choice.properties.required,data:r};
e===null?e=[n]:e.push(n),s++}}if(p.named!==void 0){let r=p.named;if(typeof r!="boolean"){let n={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:b.properties.tool_choice.properties.named.type,parentSchema:b.
properties.tool_choice.properties.named,data:r};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:b.properties.tool_choice.type,parentSchema:b.properties.tool_choice,data:p};e===
null?e=[r]:e.push(r),s++}}if(a.response_format!==void 0){let p=a.response_format;if(Array.isArray(p)){
if(p.length>3){let n={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:b.
properties.response_format,data:p};e===null?e=[n]:e.push(n),s++}let r=p.length;for(let n=0;n<r;n++){
let o=p[n];if(typeof o!="string"){let k={instancePath:t+"/response_format/"+n,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.
properties.response_format.items.type,parentSchema:b.properties.response_format.items,data:o};e===null?
e=[k]:e.push(k),s++}if(!(o==="text"||o==="json_object"||o==="json_schema")){let k={instancePath:t+"/\
response_format/"+n,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:b.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:b.
properties.response_format.items.enum,parentSchema:b.properties.response_format.items,data:o};e===null?
e=[k]:e.push(k),s++}}}else{let r={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:b.properties.response_format.
type,parentSchema:b.properties.response_format,data:p};e===null?e=[r]:e.push(r),s++}}if(a.user!==void 0){
let p=a.user;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let r={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:b.properties.user.required,parentSchema:b.properties.user,
data:p};e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="max"){let n={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:b.properties.user,data:p};e===null?
e=[n]:e.push(n),s++}if(p.max!==void 0){let r=p.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={
instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:b.properties.user.properties.max.type,parentSchema:b.
properties.user.properties.max,data:r};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"){if(r>1024||
isNaN(r)){let n={instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1024},message:"must be <= 1024",schema:1024,parentSchema:b.properties.
user.properties.max,data:r};e===null?e=[n]:e.push(n),s++}if(r<16||isNaN(r)){let n={instancePath:t+"/\
user/max",schemaPath:"#/properties/user/properties/max/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:16},message:"must be >= 16",schema:16,parentSchema:b.properties.user.properties.max,data:r};
e===null?e=[n]:e.push(n),s++}}}}else{let r={instancePath:t+"/user",schemaPath:"#/properties/user/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.user.type,parentSchema:b.
properties.user,data:p};e===null?e=[r]:e.push(r),s++}}if(a.reasoning!==void 0){let p=a.reasoning;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let r in p)if(!(r==="member"||r==="back"||r==="thinking")){
let n={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:b.properties.reasoning,data:p};e===null?e=[n]:e.push(n),s++}if(p.member!==void 0){let r=p.
member;if(typeof r!="string"){let n={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.
properties.reasoning.properties.member.type,parentSchema:b.properties.reasoning.properties.member,data:r};
e===null?e=[n]:e.push(n),s++}if(!(r==="both"||r==="reasoning"||r==="reasoning_content")){let n={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:b.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:b.properties.reasoning.properties.member.enum,parentSchema:b.properties.reasoning.
properties.member,data:r};e===null?e=[n]:e.push(n),s++}}if(p.back!==void 0){let r=p.back;if(typeof r!=
"string"){let n={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.reasoning.
properties.back.type,parentSchema:b.properties.reasoning.properties.back,data:r};e===null?e=[n]:e.push(
n),s++}if(!(r==="always"||r==="with_tool_calls"||r==="never")){let n={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:b.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:b.properties.
reasoning.properties.back.enum,parentSchema:b.properties.reasoning.properties.back,data:r};e===null?
e=[n]:e.push(n),s++}}if(p.thinking!==void 0){let r=p.thinking;if(typeof r!="string"){let n={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:b.properties.reasoning.properties.thinking.type,parentSchema:b.
properties.reasoning.properties.thinking,data:r};e===null?e=[n]:e.push(n),s++}if(!(r==="budget"||r===
"effort"||r==="none")){let n={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:b.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:b.properties.reasoning.properties.
thinking.enum,parentSchema:b.properties.reasoning.properties.thinking,data:r};e===null?e=[n]:e.push(
n),s++}}}else{let r={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:b.properties.reasoning.type,parentSchema:b.
properties.reasoning,data:p};e===null?e=[r]:e.push(r),s++}}if(a.missing!==void 0){let p=a.missing;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:b.properties.missing.required,parentSchema:b.properties.missing,
data:p};e===null?e=[r]:e.push(r),s++}if(p.value===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:b.properties.missing.required,parentSchema:b.properties.missing,
data:p};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="member"||r==="value")){let n={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:b.properties.
missing,data:p};e===null?e=[n]:e.push(n),s++}if(p.member!==void 0){let r=p.member;if(typeof r=="stri\
ng"){if(N(r)>64){let n={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:C,data:r};e===null?e=[n]:e.push(n),s++}if(N(r)<1){let n={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:C,data:r};e===null?e=[n]:e.push(n),s++}
if(!xe.test(r)){let n={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r};e===null?e=[n]:
e.push(n),s++}}else{let n={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:r};e===null?e=[n]:e.push(n),s++}}if(p.value!==void 0){let r=p.value;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){let n={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.missing.
properties.value.type,parentSchema:b.properties.missing.properties.value,data:r};e===null?e=[n]:e.push(
n),s++}}}else{let r={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:b.properties.missing.type,parentSchema:b.properties.
missing,data:p};e===null?e=[r]:e.push(r),s++}}if(a.errors!==void 0){let p=a.errors;if(Array.isArray(
p)){if(p.length>64){let n={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:b.properties.
errors,data:p};e===null?e=[n]:e.push(n),s++}let r=p.length;for(let n=0;n<r;n++){let o=p[n];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.means===void 0){let k={instancePath:t+"/errors/"+n,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:ie.required,parentSchema:ie,data:o};e===null?e=[k]:e.push(
k),s++}for(let k in o)if(!(k==="status"||k==="code"||k==="phrase"||k==="means")){let x={instancePath:t+
"/errors/"+n,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,parentSchema:ie,
data:o};e===null?e=[x]:e.push(x),s++}if(o.status!==void 0){let k=o.status;if(!(typeof k=="number"&&!(k%
1)&&!isNaN(k))){let x={instancePath:t+"/errors/"+n+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ie.
properties.status.type,parentSchema:ie.properties.status,data:k};e===null?e=[x]:e.push(x),s++}if(typeof k==
"number"){if(k>599||isNaN(k)){let x={instancePath:t+"/errors/"+n+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:ie.properties.status,data:k};e===null?e=[x]:e.push(x),s++}if(k<
200||isNaN(k)){let x={instancePath:t+"/errors/"+n+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:ie.properties.status,data:k};e===null?e=[x]:e.push(x),s++}}}if(o.code!==
void 0){let k=o.code;if(typeof k=="string"){if(N(k)>128){let x={instancePath:t+"/errors/"+n+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:ie.properties.code,data:k};
e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/errors/"+n+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:ie.properties.code.type,parentSchema:ie.properties.code,data:k};e===null?e=[x]:e.push(x),
s++}}if(o.phrase!==void 0){let k=o.phrase;if(typeof k=="string"){if(N(k)>512){let x={instancePath:t+
"/errors/"+n+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:ie.
properties.phrase,data:k};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/errors/"+n+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ie.properties.phrase.type,parentSchema:ie.properties.phrase,
data:k};e===null?e=[x]:e.push(x),s++}}if(o.means!==void 0){let k=o.means;if(typeof k!="string"){let x={
instancePath:t+"/errors/"+n+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.means.type,parentSchema:ie.
properties.means,data:k};e===null?e=[x]:e.push(x),s++}if(!(k==="context_length"||k==="content_filter"||
k==="model"||k==="key"||k==="quota"||k==="rate"||k==="overloaded"||k==="caller"||k==="member"||k==="\
system"||k==="reasoning")){let x={instancePath:t+"/errors/"+n+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:ie.properties.means.enum},
message:"must be equal to one of the allowed values",schema:ie.properties.means.enum,parentSchema:ie.
properties.means,data:k};e===null?e=[x]:e.push(x),s++}}}else{let k={instancePath:t+"/errors/"+n,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:ie.type,parentSchema:ie,data:o};e===null?e=[k]:e.push(k),s++}}}else{let r={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:b.properties.errors.type,parentSchema:b.properties.errors,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.request_id!==void 0){let p=a.request_id;if(typeof p=="string"){if(N(p)>64){let r={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:b.properties.request_id,data:p};e===null?
e=[r]:e.push(r),s++}if(!Xe.test(p)){let r={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:b.properties.request_id,data:p};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:b.properties.request_id.type,parentSchema:b.
properties.request_id,data:p};e===null?e=[r]:e.push(r),s++}}if(a.remaining!==void 0){let p=a.remaining;
if(Array.isArray(p)){if(p.length>8){let n={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:b.properties.remaining,data:p};e===null?e=[n]:e.push(n),s++}let r=p.length;for(let n=0;n<
r;n++){let o=p[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.left===void 0){let k={instancePath:t+
"/remaining/"+n,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:b.properties.remaining.items.required,parentSchema:b.
properties.remaining.items,data:o};e===null?e=[k]:e.push(k),s++}if(o.reset===void 0){let k={instancePath:t+
"/remaining/"+n,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:b.properties.remaining.items.required,parentSchema:b.
properties.remaining.items,data:o};e===null?e=[k]:e.push(k),s++}for(let k in o)if(!(k==="left"||k===
"reset")){let x={instancePath:t+"/remaining/"+n,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:b.properties.remaining.items,data:o};e===null?e=[x]:e.push(
x),s++}if(o.left!==void 0){let k=o.left;if(typeof k=="string"){if(N(k)>64){let x={instancePath:t+"/r\
emaining/"+n+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:b.
properties.remaining.items.properties.left,data:k};e===null?e=[x]:e.push(x),s++}if(!Xe.test(k)){let x={
instancePath:t+"/remaining/"+n+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:b.properties.remaining.items.properties.left,data:k};e===null?e=[x]:e.push(
x),s++}}else{let x={instancePath:t+"/remaining/"+n+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.
remaining.items.properties.left.type,parentSchema:b.properties.remaining.items.properties.left,data:k};
e===null?e=[x]:e.push(x),s++}}if(o.reset!==void 0){let k=o.reset;if(typeof k=="string"){if(N(k)>64){
let x={instancePath:t+"/remaining/"+n+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:b.properties.remaining.items.properties.reset,data:k};e===null?e=[x]:e.push(x),
s++}if(!Xe.test(k)){let x={instancePath:t+"/remaining/"+n+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:b.properties.remaining.items.properties.
reset,data:k};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/remaining/"+n+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:b.properties.remaining.items.properties.reset.type,parentSchema:b.properties.remaining.
items.properties.reset,data:k};e===null?e=[x]:e.push(x),s++}}}else{let k={instancePath:t+"/remaining\
/"+n,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:b.properties.remaining.items.type,parentSchema:b.properties.remaining.items,data:o};
e===null?e=[k]:e.push(k),s++}}}else{let r={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:b.properties.remaining.
type,parentSchema:b.properties.remaining,data:p};e===null?e=[r]:e.push(r),s++}}if(a.cost!==void 0){let p=a.
cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let r={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:b.properties.cost.required,parentSchema:b.properties.cost,
data:p};e===null?e=[r]:e.push(r),s++}if(p.per_usd===void 0){let r={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:b.properties.cost.required,parentSchema:b.properties.cost,data:p};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="member"||r==="per_usd")){let n={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:b.properties.cost,data:p};e===null?
e=[n]:e.push(n),s++}if(p.member!==void 0){let r=p.member;if(typeof r=="string"){if(N(r)>64){let n={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r};e===null?e=[n]:e.push(
n),s++}if(N(r)<1){let n={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:r};e===null?e=[n]:e.push(n),s++}if(!xe.test(r)){let n={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:C,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:r};e===null?e=[n]:e.push(n),s++}}if(p.per_usd!==void 0){
let r=p.per_usd;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:b.properties.cost.properties.per_usd.type,parentSchema:b.properties.cost.properties.per_usd,
data:r};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"){if(r>1e12||isNaN(r)){let n={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:b.properties.
cost.properties.per_usd,data:r};e===null?e=[n]:e.push(n),s++}if(r<1||isNaN(r)){let n={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:b.properties.cost.properties.per_usd,
data:r};e===null?e=[n]:e.push(n),s++}}}}else{let r={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.cost.type,
parentSchema:b.properties.cost,data:p};e===null?e=[r]:e.push(r),s++}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,
data:a};e===null?e=[p]:e.push(p),s++}return Ze.errors=e,s===0}Ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Me(a,{instancePath:t="",parentData:B,parentDataProperty:D,rootData:V=a,dynamicAnchors:X={}}={}){
let e=null,s=0,I=Me.evaluated;if(I.dynamicProps&&(I.props=void 0),I.dynamicItems&&(I.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.base_url===void 0){let i={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:L.required,parentSchema:L,data:a};e===null?e=[i]:e.push(i),s++}for(let i in a)if(!Ae.
call(L.properties,i)){let c={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:L,
data:a};e===null?e=[c]:e.push(c),s++}if(a.base_url!==void 0){let i=a.base_url;if(typeof i=="string"){
if(N(i)>1024){let c={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:L.
properties.base_url,data:i};e===null?e=[c]:e.push(c),s++}if(!us.test(i)){let c={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:L.properties.base_url,data:i};e===
null?e=[c]:e.push(c),s++}if(!Ce(i)){let c={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:L.
properties.base_url,data:i};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.
properties.base_url.type,parentSchema:L.properties.base_url,data:i};e===null?e=[c]:e.push(c),s++}}if(a.
provider!==void 0){let i=a.provider;if(typeof i=="string"){if(N(i)>64){let c={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:L.properties.provider,data:i};e===null?e=
[c]:e.push(c),s++}if(!Rs.test(i)){let c={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:L.properties.provider,data:i};e===null?e=[c]:
e.push(c),s++}}else{let c={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:L.properties.provider.type,parentSchema:L.
properties.provider,data:i};e===null?e=[c]:e.push(c),s++}}if(a.facts!==void 0&&(Ze(a.facts,{instancePath:t+
"/facts",parentData:a,parentDataProperty:"facts",rootData:V,dynamicAnchors:X})||(e=e===null?Ze.errors:
e.concat(Ze.errors),s=e.length)),a.key_env!==void 0){let i=a.key_env;if(typeof i=="string"){if(N(i)>
128){let c={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:L.properties.
key_env,data:i};e===null?e=[c]:e.push(c),s++}if(!ve.test(i)){let c={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:L.properties.
key_env,data:i};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
key_env.type,parentSchema:L.properties.key_env,data:i};e===null?e=[c]:e.push(c),s++}}if(a.key_file!==
void 0){let i=a.key_file;if(typeof i=="string"){if(N(i)>1024){let c={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:L.properties.key_file,data:i};e===null?e=[c]:e.push(
c),s++}if(N(i)<1){let c={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:L.
properties.key_file,data:i};e===null?e=[c]:e.push(c),s++}if(!Se.test(i)){let c={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.
key_file,data:i};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
key_file.type,parentSchema:L.properties.key_file,data:i};e===null?e=[c]:e.push(c),s++}}if(a.ca_file!==
void 0){let i=a.ca_file;if(typeof i=="string"){if(N(i)>1024){let c={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more \
than 1024 characters",schema:1024,parentSchema:L.properties.ca_file,data:i};e===null?e=[c]:e.push(c),
s++}if(N(i)<1){let c={instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:L.
properties.ca_file,data:i};e===null?e=[c]:e.push(c),s++}if(!Se.test(i)){let c={instancePath:t+"/ca_f\
ile",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.
ca_file,data:i};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/ca_file",schemaPath:"#/pr\
operties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
ca_file.type,parentSchema:L.properties.ca_file,data:i};e===null?e=[c]:e.push(c),s++}}if(a.client_cert_file!==
void 0){let i=a.client_cert_file;if(typeof i=="string"){if(N(i)>1024){let c={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:L.properties.client_cert_file,
data:i};e===null?e=[c]:e.push(c),s++}if(N(i)<1){let c={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:L.properties.client_cert_file,data:i};e===null?e=[c]:
e.push(c),s++}if(!Se.test(i)){let c={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.client_cert_file,data:i};
e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
client_cert_file.type,parentSchema:L.properties.client_cert_file,data:i};e===null?e=[c]:e.push(c),s++}}
if(a.client_key_file!==void 0){let i=a.client_key_file;if(typeof i=="string"){if(N(i)>1024){let c={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:L.properties.client_key_file,
data:i};e===null?e=[c]:e.push(c),s++}if(N(i)<1){let c={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:L.properties.client_key_file,data:i};e===null?e=[c]:e.
push(c),s++}if(!Se.test(i)){let c={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.client_key_file,data:i};
e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
client_key_file.type,parentSchema:L.properties.client_key_file,data:i};e===null?e=[c]:e.push(c),s++}}
if(a.auth!==void 0){let i=a.auth;if(typeof i!="string"){let c={instancePath:t+"/auth",schemaPath:"#/\
components/schemas/Auth/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ee.
type,parentSchema:Ee,data:i};e===null?e=[c]:e.push(c),s++}if(!(i==="bearer"||i==="x-api-key"||i==="a\
pi-key")){let c={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/enum",keyword:"enum",params:{
allowedValues:Ee.enum},message:"must be equal to one of the allowed values",schema:Ee.enum,parentSchema:Ee,
data:i};e===null?e=[c]:e.push(c),s++}}if(a.dialects!==void 0){let i=a.dialects;if(Array.isArray(i)){
if(i.length>4){let P={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"\
maxItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,parentSchema:L.properties.
dialects,data:i};e===null?e=[P]:e.push(P),s++}if(i.length<1){let P={instancePath:t+"/dialects",schemaPath:"\
#/properties/dialects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items",schema:1,parentSchema:L.properties.dialects,data:i};e===null?e=[P]:e.push(P),s++}let c=i.
length;for(let P=0;P<c;P++){let u=i[P];if(typeof u!="string"){let p={instancePath:t+"/dialects/"+P,schemaPath:"\
#/properties/dialects/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.
properties.dialects.items.type,parentSchema:L.properties.dialects.items,data:u};e===null?e=[p]:e.push(
p),s++}if(!(u==="chat"||u==="responses"||u==="messages"||u==="embeddings")){let p={instancePath:t+"/\
dialects/"+P,schemaPath:"#/properties/dialects/items/enum",keyword:"enum",params:{allowedValues:L.properties.
dialects.items.enum},message:"must be equal to one of the allowed values",schema:L.properties.dialects.
items.enum,parentSchema:L.properties.dialects.items,data:u};e===null?e=[p]:e.push(p),s++}}}else{let c={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:L.properties.dialects.type,parentSchema:L.properties.dialects,data:i};
e===null?e=[c]:e.push(c),s++}}if(a.hosted_tools!==void 0){let i=a.hosted_tools;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(Object.keys(i).length>32){let c={instancePath:t+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT\
 have more than 32 properties",schema:32,parentSchema:L.properties.hosted_tools,data:i};e===null?e=[
c]:e.push(c),s++}for(let c in i){let P=s;if(typeof c=="string"){if(N(c)>64){let u={instancePath:t+"/\
hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:L.properties.hosted_tools.
propertyNames,data:c,propertyName:c};e===null?e=[u]:e.push(u),s++}if(!Es.test(c)){let u={instancePath:t+
"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)\
*$",parentSchema:L.properties.hosted_tools.propertyNames,data:c,propertyName:c};e===null?e=[u]:e.push(
u),s++}}var _=P===s;if(!_){let u={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_too\
ls/propertyNames",keyword:"propertyNames",params:{propertyName:c},message:"property name must be val\
id",schema:L.properties.hosted_tools.propertyNames,parentSchema:L.properties.hosted_tools,data:i};e===
null?e=[u]:e.push(u),s++}}for(let c in i){let P=i[c];if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.
usd_per_call===void 0){let u={instancePath:t+"/hosted_tools/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/required",keyword:"required",params:{missingProperty:"us\
d_per_call"},message:"must have required property 'usd_per_call'",schema:Pe.required,parentSchema:Pe,
data:P};e===null?e=[u]:e.push(u),s++}for(let u in P)if(u!=="usd_per_call"){let p={instancePath:t+"/h\
osted_tools/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT \
have additional properties",schema:!1,parentSchema:Pe,data:P};e===null?e=[p]:e.push(p),s++}if(P.usd_per_call!==
void 0){let u=P.usd_per_call;if(typeof u=="string"){if(N(u)>32){let p={instancePath:t+"/hosted_tools\
/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedT\
ool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have \
more than 32 characters",schema:32,parentSchema:Pe.properties.usd_per_call,data:u};e===null?e=[p]:e.
push(p),s++}if(!Vs.test(u)){let p={instancePath:t+"/hosted_tools/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:Pe.properties.
usd_per_call,data:u};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/hosted_tools/"+c.replace(
/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/propertie\
s/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Pe.properties.
usd_per_call.type,parentSchema:Pe.properties.usd_per_call,data:u};e===null?e=[p]:e.push(p),s++}}}else{
let u={instancePath:t+"/hosted_tools/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Pe.
type,parentSchema:Pe,data:P};e===null?e=[u]:e.push(u),s++}}}else{let c={instancePath:t+"/hosted_tool\
s",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:L.properties.hosted_tools.type,parentSchema:L.properties.hosted_tools,data:i};e===null?
e=[c]:e.push(c),s++}}if(a.forward_members!==void 0){let i=a.forward_members;if(Array.isArray(i)){if(i.
length>64){let P={instancePath:t+"/forward_members",schemaPath:"#/properties/forward_members/maxItem\
s",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:L.
properties.forward_members,data:i};e===null?e=[P]:e.push(P),s++}let c=i.length;for(let P=0;P<c;P++){
let u=i[P];if(typeof u=="string"){if(N(u)>64){let p={instancePath:t+"/forward_members/"+P,schemaPath:"\
#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:L.properties.forward_members.items,data:u};e===
null?e=[p]:e.push(p),s++}if(N(u)<1){let p={instancePath:t+"/forward_members/"+P,schemaPath:"#/proper\
ties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:L.properties.forward_members.items,data:u};e===null?e=[
p]:e.push(p),s++}if(!xe.test(u)){let p={instancePath:t+"/forward_members/"+P,schemaPath:"#/propertie\
s/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:L.properties.
forward_members.items,data:u};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/forward_mem\
bers/"+P,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:L.properties.forward_members.items.type,parentSchema:L.properties.forward_members.
items,data:u};e===null?e=[p]:e.push(p),s++}}}else{let c={instancePath:t+"/forward_members",schemaPath:"\
#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"must be array",schema:L.
properties.forward_members.type,parentSchema:L.properties.forward_members,data:i};e===null?e=[c]:e.push(
c),s++}}if(a.headers!==void 0){let i=a.headers;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length>32){let c={instancePath:t+"/headers",schemaPath:"#/properties/headers/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:L.properties.headers,data:i};e===null?e=[c]:e.push(c),s++}for(let c in i){let P=i[c];if(typeof P==
"string"){if(N(P)>4096){let u={instancePath:t+"/headers/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters",schema:4096,parentSchema:L.properties.headers.additionalProperties,
data:P};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/headers/"+c.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:L.properties.headers.additionalProperties.type,parentSchema:L.
properties.headers.additionalProperties,data:P};e===null?e=[u]:e.push(u),s++}}}else{let c={instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:L.properties.headers.type,parentSchema:L.properties.headers,data:i};e===null?e=[
c]:e.push(c),s++}}if(a.first_byte_ms!==void 0){let i=a.first_byte_ms;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i))){let c={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:L.properties.first_byte_ms.type,parentSchema:L.
properties.first_byte_ms,data:i};e===null?e=[c]:e.push(c),s++}if(typeof i=="number"){if(i>6e5||isNaN(
i)){let c={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:L.properties.
first_byte_ms,data:i};e===null?e=[c]:e.push(c),s++}if(i<10||isNaN(i)){let c={instancePath:t+"/first_\
byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:L.properties.first_byte_ms,data:i};e===null?e=[c]:e.push(
c),s++}}}if(a.idle_ms!==void 0){let i=a.idle_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let c={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:L.properties.idle_ms.type,parentSchema:L.properties.idle_ms,data:i};
e===null?e=[c]:e.push(c),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let c={instancePath:t+"/idle\
_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:L.properties.idle_ms,data:i};e===null?e=[c]:e.push(
c),s++}if(i<10||isNaN(i)){let c={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:L.
properties.idle_ms,data:i};e===null?e=[c]:e.push(c),s++}}}}else{let i={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.type,parentSchema:L,data:a};
e===null?e=[i]:e.push(i),s++}return Me.errors=e,s===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var J={type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"strin\
g",minLength:1,maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,
maxLength:256},on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},
context_tokens:{type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},
weight:{type:"integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{
$ref:"#/components/schemas/Price"},retry_after_sent:{type:"boolean",default:!0}}},Fe={type:"string",
enum:["context_length","content_filter","quota"]};function Ie(a,{instancePath:t="",parentData:B,parentDataProperty:D,
rootData:V=a,dynamicAnchors:X={}}={}){let e=null,s=0,I=Ie.evaluated;if(I.dynamicProps&&(I.props=void 0),
I.dynamicItems&&(I.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.tier===void 0&&(a.tier=
1),a.weight===void 0&&(a.weight=1),a.affinity===void 0&&(a.affinity=!0),a.retry_after_sent===void 0&&
(a.retry_after_sent=!0),a.upstream===void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"upstream"},message:"must have required property 'upstream'",schema:J.
required,parentSchema:J,data:a};e===null?e=[u]:e.push(u),s++}for(let u in a)if(!Ae.call(J.properties,
u)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:J,data:a};
e===null?e=[p]:e.push(p),s++}if(a.upstream!==void 0){let u=a.upstream;if(typeof u=="string"){if(N(u)>
64){let p={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLengt\
h",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:J.properties.
upstream,data:u};e===null?e=[p]:e.push(p),s++}if(N(u)<1){let p={instancePath:t+"/upstream",schemaPath:"\
#/properties/upstream/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters",schema:1,parentSchema:J.properties.upstream,data:u};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:J.properties.upstream.type,parentSchema:J.properties.upstream,
data:u};e===null?e=[p]:e.push(p),s++}}if(a.model!==void 0){let u=a.model;if(typeof u=="string"){if(N(
u)>256){let p={instancePath:t+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:J.properties.
model,data:u};e===null?e=[p]:e.push(p),s++}if(N(u)<1){let p={instancePath:t+"/model",schemaPath:"#/p\
roperties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:J.properties.model,data:u};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.properties.model.type,parentSchema:J.properties.model,data:u};e===null?e=[p]:
e.push(p),s++}}if(a.is!==void 0){let u=a.is;if(typeof u=="string"){if(N(u)>256){let p={instancePath:t+
"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxLength",params:{limit:256},message:"must NO\
T have more than 256 characters",schema:256,parentSchema:J.properties.is,data:u};e===null?e=[p]:e.push(
p),s++}if(N(u)<1){let p={instancePath:t+"/is",schemaPath:"#/properties/is/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.
is,data:u};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/is",schemaPath:"#/properties/i\
s/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.is.type,parentSchema:J.
properties.is,data:u};e===null?e=[p]:e.push(p),s++}}if(a.on!==void 0){let u=a.on;if(Array.isArray(u)){
if(u.length>8){let r={instancePath:t+"/on",schemaPath:"#/properties/on/maxItems",keyword:"maxItems",
params:{limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:J.properties.on,data:u};
e===null?e=[r]:e.push(r),s++}if(u.length<1){let r={instancePath:t+"/on",schemaPath:"#/properties/on/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.
properties.on,data:u};e===null?e=[r]:e.push(r),s++}let p=u.length;for(let r=0;r<p;r++){let n=u[r];if(typeof n!=
"string"){let o={instancePath:t+"/on/"+r,schemaPath:"#/components/schemas/Takeover/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:Fe.type,parentSchema:Fe,data:n};e===null?
e=[o]:e.push(o),s++}if(!(n==="context_length"||n==="content_filter"||n==="quota")){let o={instancePath:t+
"/on/"+r,schemaPath:"#/components/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:Fe.enum},
message:"must be equal to one of the allowed values",schema:Fe.enum,parentSchema:Fe,data:n};e===null?
e=[o]:e.push(o),s++}}}else{let p={instancePath:t+"/on",schemaPath:"#/properties/on/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array",schema:J.properties.on.type,parentSchema:J.properties.
on,data:u};e===null?e=[p]:e.push(p),s++}}if(a.context_tokens!==void 0){let u=a.context_tokens;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u))){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/conte\
xt_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.properties.
context_tokens.type,parentSchema:J.properties.context_tokens,data:u};e===null?e=[p]:e.push(p),s++}if(typeof u==
"number"){if(u>1e9||isNaN(u)){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/conte\
xt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 10000000\
00",schema:1e9,parentSchema:J.properties.context_tokens,data:u};e===null?e=[p]:e.push(p),s++}if(u<1||
isNaN(u)){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.
context_tokens,data:u};e===null?e=[p]:e.push(p),s++}}}let _=a.tier;if(!(typeof _=="number"&&!(_%1)&&
!isNaN(_))){let u={instancePath:t+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:J.properties.tier.type,parentSchema:J.properties.tier,
data:_};e===null?e=[u]:e.push(u),s++}if(typeof _=="number"){if(_>16||isNaN(_)){let u={instancePath:t+
"/tier",schemaPath:"#/properties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"\
must be <= 16",schema:16,parentSchema:J.properties.tier,data:_};e===null?e=[u]:e.push(u),s++}if(_<1||
isNaN(_)){let u={instancePath:t+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.tier,data:_};e===
null?e=[u]:e.push(u),s++}}let i=a.weight;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let u={instancePath:t+
"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer",schema:J.properties.weight.type,parentSchema:J.properties.weight,data:i};e===null?e=[u]:
e.push(u),s++}if(typeof i=="number"){if(i>1e3||isNaN(i)){let u={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <\
= 1000",schema:1e3,parentSchema:J.properties.weight,data:i};e===null?e=[u]:e.push(u),s++}if(i<1||isNaN(
i)){let u={instancePath:t+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.weight,data:i};e===
null?e=[u]:e.push(u),s++}}let c=a.affinity;if(typeof c!="boolean"){let u={instancePath:t+"/affinity",
schemaPath:"#/properties/affinity/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:J.properties.affinity.type,parentSchema:J.properties.affinity,data:c};e===null?e=[u]:e.push(
u),s++}if(a.usd_per_million!==void 0){let u=a.usd_per_million;if(u&&typeof u=="object"&&!Array.isArray(
u)){if(u.input===void 0){let p={instancePath:t+"/usd_per_million",schemaPath:"#/components/schemas/P\
rice/required",keyword:"required",params:{missingProperty:"input"},message:"must have required prope\
rty 'input'",schema:M.required,parentSchema:M,data:u};e===null?e=[p]:e.push(p),s++}if(u.output===void 0){
let p={instancePath:t+"/usd_per_million",schemaPath:"#/components/schemas/Price/required",keyword:"r\
equired",params:{missingProperty:"output"},message:"must have required property 'output'",schema:M.required,
parentSchema:M,data:u};e===null?e=[p]:e.push(p),s++}for(let p in u)if(!(p==="input"||p==="cached_inp\
ut"||p==="cache_write_input"||p==="cache_write_1h_input"||p==="output")){let r={instancePath:t+"/usd\
_per_million",schemaPath:"#/components/schemas/Price/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:M,
data:u};e===null?e=[r]:e.push(r),s++}if(u.input!==void 0){let p=u.input;if(typeof p=="string"){if(N(
p)>32){let r={instancePath:t+"/usd_per_million/input",schemaPath:"#/components/schemas/Price/propert\
ies/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 chara\
cters",schema:32,parentSchema:M.properties.input,data:p};e===null?e=[r]:e.push(r),s++}if(!_e.test(p)){
let r={instancePath:t+"/usd_per_million/input",schemaPath:"#/components/schemas/Price/properties/inp\
ut/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must\
 match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:M.properties.input,data:p};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/u\
sd_per_million/input",schemaPath:"#/components/schemas/Price/properties/input/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:M.properties.input.type,parentSchema:M.properties.input,
data:p};e===null?e=[r]:e.push(r),s++}}if(u.cached_input!==void 0){let p=u.cached_input;if(typeof p==
"string"){if(N(p)>32){let r={instancePath:t+"/usd_per_million/cached_input",schemaPath:"#/components\
/schemas/Price/properties/cached_input/maxLength",keyword:"maxLength",params:{limit:32},message:"mus\
t NOT have more than 32 characters",schema:32,parentSchema:M.properties.cached_input,data:p};e===null?
e=[r]:e.push(r),s++}if(!_e.test(p)){let r={instancePath:t+"/usd_per_million/cached_input",schemaPath:"\
#/components/schemas/Price/properties/cached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$\
"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.cached_input,data:p};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/usd_per_million/cached_input",schemaPath:"#/c\
omponents/schemas/Price/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:M.properties.cached_input.type,parentSchema:M.properties.cached_input,data:p};
e===null?e=[r]:e.push(r),s++}}if(u.cache_write_input!==void 0){let p=u.cache_write_input;if(typeof p==
"string"){if(N(p)>32){let r={instancePath:t+"/usd_per_million/cache_write_input",schemaPath:"#/compo\
nents/schemas/Price/properties/cache_write_input/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:M.properties.cache_write_input,data:p};
e===null?e=[r]:e.push(r),s++}if(!_e.test(p)){let r={instancePath:t+"/usd_per_million/cache_write_inp\
ut",schemaPath:"#/components/schemas/Price/properties/cache_write_input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.cache_write_input,
data:p};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/usd_per_million/cache_write_input",
schemaPath:"#/components/schemas/Price/properties/cache_write_input/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:M.properties.cache_write_input.type,parentSchema:M.properties.
cache_write_input,data:p};e===null?e=[r]:e.push(r),s++}}if(u.cache_write_1h_input!==void 0){let p=u.
cache_write_1h_input;if(typeof p=="string"){if(N(p)>32){let r={instancePath:t+"/usd_per_million/cach\
e_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_write_1h_input/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:M.
properties.cache_write_1h_input,data:p};e===null?e=[r]:e.push(r),s++}if(!_e.test(p)){let r={instancePath:t+
"/usd_per_million/cache_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_writ\
e_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:M.properties.cache_write_1h_input,data:p};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:t+"/usd_per_million/cache_write_1h_input",schemaPath:"#/components/schemas/Price/proper\
ties/cache_write_1h_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.
properties.cache_write_1h_input.type,parentSchema:M.properties.cache_write_1h_input,data:p};e===null?
e=[r]:e.push(r),s++}}if(u.output!==void 0){let p=u.output;if(typeof p=="string"){if(N(p)>32){let r={
instancePath:t+"/usd_per_million/output",schemaPath:"#/components/schemas/Price/properties/output/ma\
xLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,
parentSchema:M.properties.output,data:p};e===null?e=[r]:e.push(r),s++}if(!_e.test(p)){let r={instancePath:t+
"/usd_per_million/output",schemaPath:"#/components/schemas/Price/properties/output/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.
output,data:p};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/usd_per_million/output",schemaPath:"\
#/components/schemas/Price/properties/output/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:M.properties.output.type,parentSchema:M.properties.output,data:p};e===null?e=[r]:
e.push(r),s++}}}else{let p={instancePath:t+"/usd_per_million",schemaPath:"#/components/schemas/Price\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:u};
e===null?e=[p]:e.push(p),s++}}let P=a.retry_after_sent;if(typeof P!="boolean"){let u={instancePath:t+
"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:J.properties.retry_after_sent.type,parentSchema:J.properties.
retry_after_sent,data:P};e===null?e=[u]:e.push(u),s++}}else{let _={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,data:a};
e===null?e=[_]:e.push(_),s++}return Ie.errors=e,s===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function De(a,{instancePath:t="",parentData:B,parentDataProperty:D,rootData:V=a,dynamicAnchors:X={}}={}){
let e=null,s=0,I=De.evaluated;if(I.dynamicProps&&(I.props=void 0),I.dynamicItems&&(I.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.store===void 0&&(a.store=".tollgate"),a.store_connections===
void 0&&(a.store_connections=10),a.spool===void 0&&(a.spool=".tollgate"),a.workers===void 0&&(a.workers=
1),a.gateway===void 0&&(a.gateway={}),a.mesh===void 0&&(a.mesh={}),a.metadata===void 0&&(a.metadata=
{}),a.operator===void 0&&(a.operator={}),a.limits===void 0&&(a.limits={}),a.admission===void 0&&(a.admission=
{}),a.retry===void 0&&(a.retry={}),a.breaker===void 0&&(a.breaker={}),a.drain===void 0&&(a.drain={}),
a.ledger===void 0&&(a.ledger={}),a.log===void 0&&(a.log={}),a.tracing===void 0&&(a.tracing={}),a.sandbox===
void 0&&(a.sandbox={}),a.payments===void 0&&(a.payments={}),a.trusted_proxies===void 0&&(a.trusted_proxies=
[]),a.upstreams===void 0&&(a.upstreams={}),a.routes===void 0&&(a.routes={}),a.models===void 0&&(a.models=
{}),a.prices===void 0&&(a.prices={}),a.gateway===void 0){let m={instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"gateway"},message:"must have required property 'gatew\
ay'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}if(a.mesh===void 0){let m={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mesh"},message:"m\
ust have required property 'mesh'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),
s++}if(a.metadata===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"metadata"},message:"must have required property 'metadata'",schema:v.required,parentSchema:v,
data:a};e===null?e=[m]:e.push(m),s++}if(a.operator===void 0){let m={instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"operator"},message:"must have required property '\
operator'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}if(a.limits===void 0){
let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},message:"\
must have required property 'limits'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(
m),s++}if(a.admission===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"admission"},message:"must have required property 'admission'",schema:v.required,parentSchema:v,
data:a};e===null?e=[m]:e.push(m),s++}if(a.retry===void 0){let m={instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"retry"},message:"must have required property 'retry'",
schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}if(a.breaker===void 0){let m={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breaker"},message:"\
must have required property 'breaker'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(
m),s++}if(a.drain===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"drain"},message:"must have required property 'drain'",schema:v.required,parentSchema:v,
data:a};e===null?e=[m]:e.push(m),s++}if(a.ledger===void 0){let m={instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ledger"},message:"must have required property 'ledg\
er'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}if(a.log===void 0){let m={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"mu\
st have required property 'log'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}
if(a.tracing===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tracing"},message:"must have required property 'tracing'",schema:v.required,parentSchema:v,data:a};e===
null?e=[m]:e.push(m),s++}if(a.sandbox===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sandbox"},message:"must have required property 'sandbox'",schema:v.
required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}if(a.upstreams===void 0){let m={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},message:"must have r\
equired property 'upstreams'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}
if(a.routes===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
routes"},message:"must have required property 'routes'",schema:v.required,parentSchema:v,data:a};e===
null?e=[m]:e.push(m),s++}if(a.models===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"models"},message:"must have required property 'models'",schema:v.
required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}if(a.prices===void 0){let m={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have requ\
ired property 'prices'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}for(let m in a)
if(!Ae.call(v.properties,m)){let y={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,
parentSchema:v,data:a};e===null?e=[y]:e.push(y),s++}let u=a.store;if(typeof u=="string"){if(N(u)>1024){
let m={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.
store,data:u};e===null?e=[m]:e.push(m),s++}if(N(u)<1){let m={instancePath:t+"/store",schemaPath:"#/p\
roperties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:v.properties.store,data:u};e===null?e=[m]:e.push(m),s++}if(!Se.test(
u)){let m={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:v.properties.store,data:u};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:v.properties.store.type,parentSchema:v.properties.store,data:u};e===null?e=[m]:e.push(
m),s++}if(a.store_env!==void 0){let m=a.store_env;if(typeof m=="string"){if(N(m)>128){let y={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:v.properties.store_env,data:m};e===null?
e=[y]:e.push(y),s++}if(!ve.test(m)){let y={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.store_env,
data:m};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
store_env.type,parentSchema:v.properties.store_env,data:m};e===null?e=[y]:e.push(y),s++}}let p=a.store_connections;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let m={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:v.properties.store_connections.type,parentSchema:v.properties.store_connections,data:p};e===null?
e=[m]:e.push(m),s++}if(typeof p=="number"){if(p>1e3||isNaN(p)){let m={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:v.properties.store_connections,data:p};
e===null?e=[m]:e.push(m),s++}if(p<2||isNaN(p)){let m={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:v.properties.store_connections,data:p};e===null?e=[m]:e.push(m),
s++}}let r=a.spool;if(typeof r=="string"){if(N(r)>1024){let m={instancePath:t+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:v.properties.spool,data:r};e===null?e=[m]:e.push(m),s++}
if(N(r)<1){let m={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.properties.
spool,data:r};e===null?e=[m]:e.push(m),s++}if(!Se.test(r)){let m={instancePath:t+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.spool,data:r};e===
null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.spool.type,parentSchema:v.
properties.spool,data:r};e===null?e=[m]:e.push(m),s++}let n=a.workers;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n))){let m={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:v.properties.workers.type,parentSchema:v.properties.
workers,data:n};e===null?e=[m]:e.push(m),s++}if(typeof n=="number"){if(n>128||isNaN(n)){let m={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:v.properties.workers,data:n};e===null?e=[m]:e.push(
m),s++}if(n<1||isNaN(n)){let m={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:v.properties.
workers,data:n};e===null?e=[m]:e.push(m),s++}}let o=a.gateway;if(o&&typeof o=="object"&&!Array.isArray(
o)){o.host===void 0&&(o.host="127.0.0.1"),o.port===void 0&&(o.port=8080),o.cors===void 0&&(o.cors=!1),
o.docs===void 0&&(o.docs=!0);for(let l in o)if(!(l==="host"||l==="port"||l==="public_url"||l==="cors"||
l==="docs")){let S={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:pe,data:o};e===null?e=[S]:e.push(S),s++}let m=o.host;if(typeof m==
"string"){if(N(m)>253){let l={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:pe.properties.host,data:m};e===null?e=[l]:e.push(l),s++}if(N(
m)<1){let l={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:pe.properties.host,data:m};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:pe.properties.host.type,parentSchema:pe.properties.host,data:m};
e===null?e=[l]:e.push(l),s++}let y=o.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let l={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.port.type,parentSchema:pe.properties.
port,data:y};e===null?e=[l]:e.push(l),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let l={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:pe.properties.
port,data:y};e===null?e=[l]:e.push(l),s++}if(y<0||isNaN(y)){let l={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:pe.properties.port,data:y};e===null?e=[l]:e.push(l),s++}}
if(o.public_url!==void 0){let l=o.public_url;if(typeof l=="string"){if(N(l)>1024){let S={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:pe.
properties.public_url,data:l};e===null?e=[S]:e.push(S),s++}if(N(l)<8){let S={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:pe.properties.
public_url,data:l};e===null?e=[S]:e.push(S),s++}if(!Ce(l)){let S={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:pe.properties.public_url,data:l};e===
null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:pe.properties.public_url.type,parentSchema:pe.properties.public_url,data:l};e===null?e=
[S]:e.push(S),s++}}let d=o.cors;if(typeof d!="boolean"){let l={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:pe.properties.cors.type,parentSchema:pe.properties.cors,data:d};e===null?e=[l]:
e.push(l),s++}let g=o.docs;if(typeof g!="boolean"){let l={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:pe.properties.docs.type,parentSchema:pe.properties.docs,data:g};e===null?e=[l]:
e.push(l),s++}}else{let m={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:o};
e===null?e=[m]:e.push(m),s++}qe(a.mesh,{instancePath:t+"/mesh",parentData:a,parentDataProperty:"mesh",
rootData:V,dynamicAnchors:X})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.length);let k=a.metadata;
if(k&&typeof k=="object"&&!Array.isArray(k)){k.host===void 0&&(k.host="127.0.0.1"),k.port===void 0&&
(k.port=8082),k.docs===void 0&&(k.docs=!0);for(let g in k)if(!(g==="host"||g==="port"||g==="docs")){
let l={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,
parentSchema:ue,data:k};e===null?e=[l]:e.push(l),s++}let m=k.host;if(typeof m=="string"){if(N(m)>253){
let g={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:ue.properties.host,data:m};e===null?e=[g]:e.push(g),s++}if(N(m)<1){let g={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ue.properties.
host,data:m};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:ue.properties.host.type,parentSchema:ue.properties.host,data:m};e===null?e=[g]:
e.push(g),s++}let y=k.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let g={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ue.properties.port.type,parentSchema:ue.properties.port,data:y};
e===null?e=[g]:e.push(g),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let g={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ue.properties.port,
data:y};e===null?e=[g]:e.push(g),s++}if(y<0||isNaN(y)){let g={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ue.properties.port,data:y};e===null?e=[g]:e.push(g),s++}}
let d=k.docs;if(typeof d!="boolean"){let g={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:ue.properties.docs.type,parentSchema:ue.properties.docs,data:d};e===null?e=[g]:e.push(g),
s++}}else{let m={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,data:k};e===null?
e=[m]:e.push(m),s++}let x=a.operator;if(x&&typeof x=="object"&&!Array.isArray(x)){x.host===void 0&&(x.
host="127.0.0.1"),x.port===void 0&&(x.port=8090),x.hosts===void 0&&(x.hosts=[]),x.console===void 0&&
(x.console=!0),x.docs===void 0&&(x.docs=!0),x.token_env===void 0&&(x.token_env="TOLLGATE_OPERATOR_TO\
KEN"),x.metrics_open===void 0&&(x.metrics_open=!1);for(let O in x)if(!Ae.call(G.properties,O)){let Y={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:O},message:"must NOT have additional properties",schema:!1,
parentSchema:G,data:x};e===null?e=[Y]:e.push(Y),s++}let m=x.host;if(typeof m=="string"){if(N(m)>253){
let O={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:G.properties.host,data:m};e===null?e=[O]:e.push(O),s++}if(N(m)<1){let O={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.
host,data:m};e===null?e=[O]:e.push(O),s++}}else{let O={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:G.properties.host.type,parentSchema:G.properties.host,data:m};e===null?e=[O]:e.
push(O),s++}let y=x.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:G.properties.port.type,parentSchema:G.properties.port,data:y};
e===null?e=[O]:e.push(O),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let O={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:G.properties.port,
data:y};e===null?e=[O]:e.push(O),s++}if(y<0||isNaN(y)){let O={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:G.properties.port,data:y};e===null?e=[O]:e.push(O),s++}}
if(x.public_url!==void 0){let O=x.public_url;if(typeof O=="string"){if(N(O)>1024){let Y={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:G.
properties.public_url,data:O};e===null?e=[Y]:e.push(Y),s++}if(N(O)<8){let Y={instancePath:t+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:G.properties.
public_url,data:O};e===null?e=[Y]:e.push(Y),s++}if(!Ce(O)){let Y={instancePath:t+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:G.properties.public_url,data:O};
e===null?e=[Y]:e.push(Y),s++}}else{let Y={instancePath:t+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:G.properties.public_url.type,parentSchema:G.properties.public_url,data:O};e===null?
e=[Y]:e.push(Y),s++}}let d=x.hosts;if(Array.isArray(d)){if(d.length>64){let Y={instancePath:t+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:G.properties.hosts,
data:d};e===null?e=[Y]:e.push(Y),s++}let O=d.length;for(let Y=0;Y<O;Y++){let Ne=d[Y];if(typeof Ne=="\
string"){if(N(Ne)>253){let ye={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:G.properties.hosts.items,data:Ne};e===null?e=
[ye]:e.push(ye),s++}if(N(Ne)<1){let ye={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.hosts.items,data:Ne};e===null?
e=[ye]:e.push(ye),s++}if(!Ts.test(Ne)){let ye={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:G.
properties.hosts.items,data:Ne};e===null?e=[ye]:e.push(ye),s++}}else{let ye={instancePath:t+"/operat\
or/hosts/"+Y,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.properties.hosts.items.type,parentSchema:G.properties.
hosts.items,data:Ne};e===null?e=[ye]:e.push(ye),s++}}}else{let O={instancePath:t+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:G.properties.hosts.type,parentSchema:G.properties.hosts,data:d};e===null?e=[O]:
e.push(O),s++}let g=x.console;if(typeof g!="boolean"){let O={instancePath:t+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.console.type,parentSchema:G.properties.console,data:g};e===null?
e=[O]:e.push(O),s++}let l=x.docs;if(typeof l!="boolean"){let O={instancePath:t+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.docs.type,parentSchema:G.properties.docs,data:l};e===null?e=[O]:
e.push(O),s++}let S=x.token_env;if(typeof S=="string"){if(N(S)>128){let O={instancePath:t+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:G.
properties.token_env,data:S};e===null?e=[O]:e.push(O),s++}if(!ve.test(S)){let O={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.token_env,data:S};e===null?e=[O]:
e.push(O),s++}}else{let O={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
properties.token_env.type,parentSchema:G.properties.token_env,data:S};e===null?e=[O]:e.push(O),s++}if(x.
metrics_token_env!==void 0){let O=x.metrics_token_env;if(typeof O=="string"){if(N(O)>128){let Y={instancePath:t+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:G.properties.metrics_token_env,data:O};e===null?e=[Y]:e.push(Y),s++}if(!ve.test(
O)){let Y={instancePath:t+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.
metrics_token_env,data:O};e===null?e=[Y]:e.push(Y),s++}}else{let Y={instancePath:t+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:G.properties.metrics_token_env.type,parentSchema:G.
properties.metrics_token_env,data:O};e===null?e=[Y]:e.push(Y),s++}}let be=x.metrics_open;if(typeof be!=
"boolean"){let O={instancePath:t+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:G.
properties.metrics_open.type,parentSchema:G.properties.metrics_open,data:be};e===null?e=[O]:e.push(O),
s++}}else{let m={instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:x};e===null?
e=[m]:e.push(m),s++}Oe(a.limits,{instancePath:t+"/limits",parentData:a,parentDataProperty:"limits",rootData:V,
dynamicAnchors:X})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length);let A=a.admission;if(A&&typeof A==
"object"&&!Array.isArray(A)){A.queue_ms===void 0&&(A.queue_ms=500),A.body_bytes===void 0&&(A.body_bytes=
268435456),A.loop_delay_ms===void 0&&(A.loop_delay_ms=200),A.heap_percent===void 0&&(A.heap_percent=
85);for(let l in A)if(!(l==="concurrent"||l==="queue_ms"||l==="body_bytes"||l==="loop_delay_ms"||l===
"heap_percent")){let S={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have\
 additional properties",schema:!1,parentSchema:Q,data:A};e===null?e=[S]:e.push(S),s++}if(A.concurrent!==
void 0){let l=A.concurrent;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let S={instancePath:t+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:Q.properties.concurrent.type,parentSchema:Q.
properties.concurrent,data:l};e===null?e=[S]:e.push(S),s++}if(typeof l=="number"){if(l>1e5||isNaN(l)){
let S={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:Q.properties.concurrent,data:l};e===null?e=[S]:e.push(S),s++}if(l<1||isNaN(l)){
let S={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.concurrent,data:l};e===null?e=[S]:e.push(S),s++}}}let m=A.queue_ms;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m))){let l={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:Q.properties.queue_ms.type,parentSchema:Q.properties.queue_ms,data:m};e===null?e=[l]:
e.push(l),s++}if(typeof m=="number"){if(m>1e4||isNaN(m)){let l={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:Q.properties.queue_ms,data:m};e===
null?e=[l]:e.push(l),s++}if(m<1||isNaN(m)){let l={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:Q.properties.queue_ms,data:m};e===null?e=[l]:e.
push(l),s++}}let y=A.body_bytes;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let l={instancePath:t+"\
/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Q.properties.body_bytes.type,parentSchema:Q.
properties.body_bytes,data:y};e===null?e=[l]:e.push(l),s++}if(typeof y=="number"){if(y>1099511627776||
isNaN(y)){let l={instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:Q.properties.body_bytes,data:y};e===null?
e=[l]:e.push(l),s++}if(y<8388608||isNaN(y)){let l={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:Q.properties.body_bytes,
data:y};e===null?e=[l]:e.push(l),s++}}let d=A.loop_delay_ms;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d))){let l={instancePath:t+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.
properties.loop_delay_ms.type,parentSchema:Q.properties.loop_delay_ms,data:d};e===null?e=[l]:e.push(
l),s++}if(typeof d=="number"){if(d>36e5||isNaN(d)){let l={instancePath:t+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:Q.properties.loop_delay_ms,
data:d};e===null?e=[l]:e.push(l),s++}if(d<10||isNaN(d)){let l={instancePath:t+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:Q.properties.loop_delay_ms,
data:d};e===null?e=[l]:e.push(l),s++}}let g=A.heap_percent;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){
let l={instancePath:t+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.properties.
heap_percent.type,parentSchema:Q.properties.heap_percent,data:g};e===null?e=[l]:e.push(l),s++}if(typeof g==
"number"){if(g>100||isNaN(g)){let l={instancePath:t+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:Q.properties.heap_percent,data:g};e===null?e=[l]:e.
push(l),s++}if(g<10||isNaN(g)){let l={instancePath:t+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:Q.properties.heap_percent,data:g};e===null?e=[l]:e.push(
l),s++}}}else{let m={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,data:A};e===null?
e=[m]:e.push(m),s++}let E=a.retry;if(E&&typeof E=="object"&&!Array.isArray(E)){E.attempts===void 0&&
(E.attempts=3),E.free_failovers===void 0&&(E.free_failovers=10),E.failover_share===void 0&&(E.failover_share=
.2),E.repeat_share===void 0&&(E.repeat_share=.1);for(let l in E)if(!(l==="attempts"||l==="free_failo\
vers"||l==="failover_share"||l==="repeat_share")){let S={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:oe,data:E};e===null?e=[S]:e.push(
S),s++}let m=E.attempts;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let l={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:oe.properties.attempts.type,parentSchema:oe.properties.attempts,
data:m};e===null?e=[l]:e.push(l),s++}if(typeof m=="number"){if(m>10||isNaN(m)){let l={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:oe.properties.attempts,
data:m};e===null?e=[l]:e.push(l),s++}if(m<1||isNaN(m)){let l={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:oe.properties.attempts,data:m};e===null?e=[l]:e.push(l),
s++}}let y=E.free_failovers;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let l={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:oe.properties.free_failovers.type,parentSchema:oe.
properties.free_failovers,data:y};e===null?e=[l]:e.push(l),s++}if(typeof y=="number"){if(y>1e6||isNaN(
y)){let l={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:oe.properties.free_failovers,data:y};e===null?e=[l]:e.push(l),s++}if(y<
0||isNaN(y)){let l={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:oe.properties.free_failovers,data:y};e===null?e=[l]:e.push(l),s++}}let d=E.
failover_share;if(typeof d=="number"){if(d>1||isNaN(d)){let l={instancePath:t+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:oe.properties.failover_share,data:d};
e===null?e=[l]:e.push(l),s++}if(d<0||isNaN(d)){let l={instancePath:t+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:oe.properties.failover_share,data:d};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:oe.properties.failover_share.type,parentSchema:oe.properties.failover_share,data:d};e===
null?e=[l]:e.push(l),s++}let g=E.repeat_share;if(typeof g=="number"){if(g>1||isNaN(g)){let l={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:oe.properties.
repeat_share,data:g};e===null?e=[l]:e.push(l),s++}if(g<0||isNaN(g)){let l={instancePath:t+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:oe.properties.repeat_share,
data:g};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:oe.properties.repeat_share.type,parentSchema:oe.properties.repeat_share,data:g};
e===null?e=[l]:e.push(l),s++}}else{let m={instancePath:t+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,
data:E};e===null?e=[m]:e.push(m),s++}let F=a.breaker;if(F&&typeof F=="object"&&!Array.isArray(F)){F.
failures===void 0&&(F.failures=5),F.window===void 0&&(F.window=20),F.open_ms===void 0&&(F.open_ms=5e3);
for(let g in F)if(!(g==="failures"||g==="window"||g==="open_ms")){let l={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties",schema:!1,parentSchema:ne,data:F};e===null?e=[l]:e.push(
l),s++}let m=F.failures;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let g={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ne.properties.failures.type,parentSchema:ne.properties.
failures,data:m};e===null?e=[g]:e.push(g),s++}if(typeof m=="number"){if(m>1e3||isNaN(m)){let g={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:ne.properties.
failures,data:m};e===null?e=[g]:e.push(g),s++}if(m<1||isNaN(m)){let g={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ne.properties.failures,data:m};
e===null?e=[g]:e.push(g),s++}}let y=F.window;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let g={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ne.properties.window.type,parentSchema:ne.properties.
window,data:y};e===null?e=[g]:e.push(g),s++}if(typeof y=="number"){if(y>1e3||isNaN(y)){let g={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:ne.properties.
window,data:y};e===null?e=[g]:e.push(g),s++}if(y<2||isNaN(y)){let g={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:ne.properties.window,data:y};e===null?e=[g]:
e.push(g),s++}}let d=F.open_ms;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let g={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ne.properties.open_ms.type,parentSchema:ne.properties.
open_ms,data:d};e===null?e=[g]:e.push(g),s++}if(typeof d=="number"){if(d>6e5||isNaN(d)){let g={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:ne.properties.
open_ms,data:d};e===null?e=[g]:e.push(g),s++}if(d<10||isNaN(d)){let g={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:ne.properties.open_ms,data:d};
e===null?e=[g]:e.push(g),s++}}}else{let m={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,
data:F};e===null?e=[m]:e.push(m),s++}let R=a.drain;if(R&&typeof R=="object"&&!Array.isArray(R)){R.accept_ms===
void 0&&(R.accept_ms=5e3),R.calls_ms===void 0&&(R.calls_ms=3e4),R.streams_ms===void 0&&(R.streams_ms=
6e4);for(let g in R)if(!(g==="accept_ms"||g==="calls_ms"||g==="streams_ms")){let l={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:ce,
data:R};e===null?e=[l]:e.push(l),s++}let m=R.accept_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){
let g={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ce.properties.accept_ms.
type,parentSchema:ce.properties.accept_ms,data:m};e===null?e=[g]:e.push(g),s++}if(typeof m=="number"){
if(m>6e5||isNaN(m)){let g={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:ce.properties.accept_ms,data:m};e===null?e=[g]:e.push(g),s++}if(m<
0||isNaN(m)){let g={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:ce.properties.accept_ms,data:m};e===null?e=[g]:e.push(g),s++}}let y=R.calls_ms;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let g={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:ce.properties.calls_ms.type,parentSchema:ce.properties.calls_ms,data:y};e===null?e=[g]:e.push(
g),s++}if(typeof y=="number"){if(y>6e5||isNaN(y)){let g={instancePath:t+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:ce.properties.calls_ms,data:y};e===null?e=[g]:e.
push(g),s++}if(y<0||isNaN(y)){let g={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:ce.properties.calls_ms,data:y};e===null?e=[g]:e.push(g),s++}}let d=R.
streams_ms;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let g={instancePath:t+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ce.properties.streams_ms.type,parentSchema:ce.properties.streams_ms,data:d};
e===null?e=[g]:e.push(g),s++}if(typeof d=="number"){if(d>36e5||isNaN(d)){let g={instancePath:t+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:ce.properties.
streams_ms,data:d};e===null?e=[g]:e.push(g),s++}if(d<0||isNaN(d)){let g={instancePath:t+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ce.properties.streams_ms,data:d};
e===null?e=[g]:e.push(g),s++}}}else{let m={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ce.type,parentSchema:ce,
data:R};e===null?e=[m]:e.push(m),s++}let f=a.ledger;if(f&&typeof f=="object"&&!Array.isArray(f)){f.spool_bytes===
void 0&&(f.spool_bytes=268435456),f.kept_days===void 0&&(f.kept_days=90);for(let d in f)if(!(d==="sp\
ool_bytes"||d==="kept_days")){let g={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must N\
OT have additional properties",schema:!1,parentSchema:ge,data:f};e===null?e=[g]:e.push(g),s++}let m=f.
spool_bytes;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let d={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:ge.properties.spool_bytes.type,parentSchema:ge.properties.spool_bytes,
data:m};e===null?e=[d]:e.push(d),s++}if(typeof m=="number"){if(m>1099511627776||isNaN(m)){let d={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:ge.properties.spool_bytes,data:m};e===null?e=[d]:e.push(d),s++}if(m<65536||isNaN(m)){let d={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:ge.properties.spool_bytes,data:m};e===null?e=[d]:e.push(d),s++}}let y=f.kept_days;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let d={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:ge.properties.kept_days.type,parentSchema:ge.properties.kept_days,data:y};e===null?e=[d]:
e.push(d),s++}if(typeof y=="number"){if(y>36500||isNaN(y)){let d={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:ge.properties.kept_days,data:y};
e===null?e=[d]:e.push(d),s++}if(y<2||isNaN(y)){let d={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:ge.properties.kept_days,data:y};e===null?e=[d]:
e.push(d),s++}}}else{let m={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,data:f};e===null?
e=[m]:e.push(m),s++}let h=a.log;if(h&&typeof h=="object"&&!Array.isArray(h)){h.level===void 0&&(h.level=
"info"),h.format===void 0&&(h.format="auto");for(let d in h)if(!(d==="level"||d==="format")){let g={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:d},message:"must NOT have additional properties",schema:!1,parentSchema:de,
data:h};e===null?e=[g]:e.push(g),s++}let m=h.level;if(typeof m!="string"){let d={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:de.properties.level.type,parentSchema:de.properties.level,data:m};
e===null?e=[d]:e.push(d),s++}if(!(m==="debug"||m==="info"||m==="warn"||m==="error"||m==="silent")){let d={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:de.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:de.properties.level.enum,parentSchema:de.properties.level,data:m};e===null?e=[d]:e.push(d),
s++}let y=h.format;if(typeof y!="string"){let d={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:de.properties.format.type,parentSchema:de.properties.format,data:y};e===null?e=[d]:e.push(d),
s++}if(!(y==="auto"||y==="json"||y==="pretty")){let d={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:de.properties.format.
enum},message:"must be equal to one of the allowed values",schema:de.properties.format.enum,parentSchema:de.
properties.format,data:y};e===null?e=[d]:e.push(d),s++}}else{let m={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:de.
type,parentSchema:de,data:h};e===null?e=[m]:e.push(m),s++}let w=a.tracing;if(w&&typeof w=="object"&&
!Array.isArray(w)){w.enabled===void 0&&(w.enabled=!1);for(let y in w)if(y!=="enabled"){let d={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:Re,
data:w};e===null?e=[d]:e.push(d),s++}let m=w.enabled;if(typeof m!="boolean"){let y={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:Re.properties.enabled.type,parentSchema:Re.properties.
enabled,data:m};e===null?e=[y]:e.push(y),s++}}else{let m={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Re.
type,parentSchema:Re,data:w};e===null?e=[m]:e.push(m),s++}let j=a.sandbox;if(j&&typeof j=="object"&&
!Array.isArray(j)){if(j.public===void 0&&(j.public=!1),j.public===void 0){let y={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:Le.required,parentSchema:Le,data:j};e===
null?e=[y]:e.push(y),s++}for(let y in j)if(y!=="public"){let d={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties",schema:!1,parentSchema:Le,data:j};e===null?e=[d]:e.push(
d),s++}let m=j.public;if(typeof m!="boolean"){let y={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:Le.properties.public.type,parentSchema:Le.properties.public,data:m};e===null?
e=[y]:e.push(y),s++}}else{let m={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:Le.type,parentSchema:Le,
data:j};e===null?e=[m]:e.push(m),s++}je(a.payments,{instancePath:t+"/payments",parentData:a,parentDataProperty:"\
payments",rootData:V,dynamicAnchors:X})||(e=e===null?je.errors:e.concat(je.errors),s=e.length);let $=a.
trusted_proxies;if(Array.isArray($)){if($.length>64){let y={instancePath:t+"/trusted_proxies",schemaPath:"\
#/properties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:v.properties.trusted_proxies,data:$};e===null?e=[y]:e.push(
y),s++}let m=$.length;for(let y=0;y<m;y++){let d=$[y];if(typeof d=="string"){if(N(d)>64){let g={instancePath:t+
"/trusted_proxies/"+y,schemaPath:"#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.
trusted_proxies.items,data:d};e===null?e=[g]:e.push(g),s++}if(N(d)<2){let g={instancePath:t+"/truste\
d_proxies/"+y,schemaPath:"#/properties/trusted_proxies/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:v.properties.trusted_proxies.
items,data:d};e===null?e=[g]:e.push(g),s++}if(!Zs.test(d)){let g={instancePath:t+"/trusted_proxies/"+
y,schemaPath:"#/properties/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-\
9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:v.properties.trusted_proxies.items,data:d};e===null?e=[g]:e.
push(g),s++}}else{let g={instancePath:t+"/trusted_proxies/"+y,schemaPath:"#/properties/trusted_proxi\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.trusted_proxies.
items.type,parentSchema:v.properties.trusted_proxies.items,data:d};e===null?e=[g]:e.push(g),s++}}}else{
let m={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:v.properties.trusted_proxies.type,parentSchema:v.
properties.trusted_proxies,data:$};e===null?e=[m]:e.push(m),s++}let re=a.upstreams;if(re&&typeof re==
"object"&&!Array.isArray(re)){if(Object.keys(re).length>256){let m={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit:256},message:"must NOT h\
ave more than 256 properties",schema:256,parentSchema:v.properties.upstreams,data:re};e===null?e=[m]:
e.push(m),s++}for(let m in re){let y=s;if(typeof m=="string"&&!Ms.test(m)){let d={instancePath:t+"/u\
pstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',
schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:v.properties.upstreams.propertyNames,data:m,
propertyName:m};e===null?e=[d]:e.push(d),s++}var _=y===s;if(!_){let d={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"prope\
rty name must be valid",schema:v.properties.upstreams.propertyNames,parentSchema:v.properties.upstreams,
data:re};e===null?e=[d]:e.push(d),s++}}for(let m in re)Me(re[m],{instancePath:t+"/upstreams/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:re,parentDataProperty:m,rootData:V,dynamicAnchors:X})||(e=
e===null?Me.errors:e.concat(Me.errors),s=e.length)}else{let m={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.
properties.upstreams.type,parentSchema:v.properties.upstreams,data:re};e===null?e=[m]:e.push(m),s++}
let se=a.routes;if(se&&typeof se=="object"&&!Array.isArray(se)){if(Object.keys(se).length>4096){let m={
instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{
limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.properties.
routes,data:se};e===null?e=[m]:e.push(m),s++}for(let m in se){let y=s;if(typeof m=="string"){if(N(m)>
256){let d={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:fe,
data:m,propertyName:m};e===null?e=[d]:e.push(d),s++}if(!We.test(m)){let d={instancePath:t+"/routes",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:fe,data:m,propertyName:m};e===null?e=[d]:e.push(
d),s++}}else{let d={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,data:m,propertyName:m};
e===null?e=[d]:e.push(d),s++}var i=y===s;if(!i){let d={instancePath:t+"/routes",schemaPath:"#/proper\
ties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"property name mu\
st be valid",schema:v.properties.routes.propertyNames,parentSchema:v.properties.routes,data:se};e===
null?e=[d]:e.push(d),s++}}for(let m in se){let y=se[m];if(Array.isArray(y)){if(y.length>64){let g={instancePath:t+
"/routes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,
parentSchema:v.properties.routes.additionalProperties,data:y};e===null?e=[g]:e.push(g),s++}let d=y.length;
for(let g=0;g<d;g++)Ie(y[g],{instancePath:t+"/routes/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
g,parentData:y,parentDataProperty:g,rootData:V,dynamicAnchors:X})||(e=e===null?Ie.errors:e.concat(Ie.
errors),s=e.length)}else{let d={instancePath:t+"/routes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/routes/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:v.properties.routes.additionalProperties.type,parentSchema:v.properties.routes.additionalProperties,
data:y};e===null?e=[d]:e.push(d),s++}}}else{let m={instancePath:t+"/routes",schemaPath:"#/properties\
/routes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.routes.
type,parentSchema:v.properties.routes,data:se};e===null?e=[m]:e.push(m),s++}let q=a.models;if(q&&typeof q==
"object"&&!Array.isArray(q)){if(Object.keys(q).length>4096){let m={instancePath:t+"/models",schemaPath:"\
#/properties/models/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:v.properties.models,data:q};e===null?e=[m]:e.push(
m),s++}for(let m in q){let y=s;if(typeof m=="string"){if(N(m)>256){let d={instancePath:t+"/models",schemaPath:"\
#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters",schema:256,parentSchema:fe,data:m,propertyName:m};e===null?e=[d]:e.push(
d),s++}if(!We.test(m)){let d={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/pa\
ttern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must m\
atch pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",
parentSchema:fe,data:m,propertyName:m};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/mo\
dels",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:fe.type,parentSchema:fe,data:m,propertyName:m};e===null?e=[d]:e.push(d),s++}var c=y===
s;if(!c){let d={instancePath:t+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:m},message:"property name must be valid",schema:v.properties.models.
propertyNames,parentSchema:v.properties.models,data:q};e===null?e=[d]:e.push(d),s++}}for(let m in q){
let y=q[m];if(y&&typeof y=="object"&&!Array.isArray(y)){y.kind===void 0&&(y.kind="chat"),y.input===void 0&&
(y.input=["text"]);for(let l in y)if(!(l==="kind"||l==="input"||l==="context_tokens"||l==="output_to\
kens"||l==="dimensions"||l==="cache"||l==="tokens_per_second")){let S={instancePath:t+"/models/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/ModelSettings/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:H,data:y};e===null?e=[S]:e.push(S),s++}let d=y.kind;if(typeof d!="stri\
ng"){let l={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#\
/components/schemas/ModelSettings/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.kind.type,parentSchema:H.properties.kind,data:d};e===null?e=[l]:
e.push(l),s++}if(!(d==="chat"||d==="embeddings")){let l={instancePath:t+"/models/"+m.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/enum",
keyword:"enum",params:{allowedValues:H.properties.kind.enum},message:"must be equal to one of the al\
lowed values",schema:H.properties.kind.enum,parentSchema:H.properties.kind,data:d};e===null?e=[l]:e.
push(l),s++}let g=y.input;if(Array.isArray(g)){if(g.length>4){let S={instancePath:t+"/models/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/in\
put/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,
parentSchema:H.properties.input,data:g};e===null?e=[S]:e.push(S),s++}if(g.length<1){let S={instancePath:t+
"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items",schema:1,parentSchema:H.properties.input,data:g};e===null?e=[S]:e.push(S),s++}let l=g.
length;for(let S=0;S<l;S++){let be=g[S];if(typeof be!="string"){let O={instancePath:t+"/models/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input/"+S,schemaPath:"#/components/schemas/ModelSettings/properties\
/input/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.
input.items.type,parentSchema:H.properties.input.items,data:be};e===null?e=[O]:e.push(O),s++}if(!(be===
"text"||be==="image"||be==="audio"||be==="file")){let O={instancePath:t+"/models/"+m.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/input/"+S,schemaPath:"#/components/schemas/ModelSettings/properties/input/\
items/enum",keyword:"enum",params:{allowedValues:H.properties.input.items.enum},message:"must be equ\
al to one of the allowed values",schema:H.properties.input.items.enum,parentSchema:H.properties.input.
items,data:be};e===null?e=[O]:e.push(O),s++}}}else{let l={instancePath:t+"/models/"+m.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/input/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.input.type,parentSchema:H.
properties.input,data:g};e===null?e=[l]:e.push(l),s++}if(y.context_tokens!==void 0){let l=y.context_tokens;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_toke\
ns/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.context_tokens.
type,parentSchema:H.properties.context_tokens,data:l};e===null?e=[S]:e.push(S),s++}if(typeof l=="num\
ber"){if(l>1e9||isNaN(l)){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:H.
properties.context_tokens,data:l};e===null?e=[S]:e.push(S),s++}if(l<1||isNaN(l)){let S={instancePath:t+
"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schem\
as/ModelSettings/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:H.properties.context_tokens,data:l};e===null?e=[S]:e.push(
S),s++}}}if(y.output_tokens!==void 0){let l=y.output_tokens;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l))){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"\
#/components/schemas/ModelSettings/properties/output_tokens/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer",schema:H.properties.output_tokens.type,parentSchema:H.properties.output_tokens,
data:l};e===null?e=[S]:e.push(S),s++}if(typeof l=="number"){if(l>1e9||isNaN(l)){let S={instancePath:t+
"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schema\
s/ModelSettings/properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:H.properties.output_tokens,data:l};e===null?
e=[S]:e.push(S),s++}if(l<1||isNaN(l)){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.output_tokens,data:l};e===null?e=[S]:e.push(S),s++}}}if(y.dimensions!==void 0){let l=y.dimensions;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.dimensions.type,
parentSchema:H.properties.dimensions,data:l};e===null?e=[S]:e.push(S),s++}if(typeof l=="number"){if(l>
1e6||isNaN(l)){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimension\
s",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.dimensions,
data:l};e===null?e=[S]:e.push(S),s++}if(l<1||isNaN(l)){let S={instancePath:t+"/models/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/di\
mensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:H.properties.dimensions,data:l};e===null?e=[S]:e.push(S),s++}}}if(y.cache!==void 0){let l=y.
cache;if(typeof l!="string"){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:H.properties.cache.type,parentSchema:H.properties.cache,
data:l};e===null?e=[S]:e.push(S),s++}if(l!=="auto"){let S={instancePath:t+"/models/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/e\
num",keyword:"enum",params:{allowedValues:H.properties.cache.enum},message:"must be equal to one of \
the allowed values",schema:H.properties.cache.enum,parentSchema:H.properties.cache,data:l};e===null?
e=[S]:e.push(S),s++}}if(y.tokens_per_second!==void 0){let l=y.tokens_per_second;if(!(typeof l=="numb\
er"&&!(l%1)&&!isNaN(l))){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.tokens_per_second.
type,parentSchema:H.properties.tokens_per_second,data:l};e===null?e=[S]:e.push(S),s++}if(typeof l=="\
number"){if(l>1e6||isNaN(l)){let S={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.
properties.tokens_per_second,data:l};e===null?e=[S]:e.push(S),s++}if(l<1||isNaN(l)){let S={instancePath:t+
"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.tokens_per_second,data:l};e===null?
e=[S]:e.push(S),s++}}}}else{let d={instancePath:t+"/models/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/ModelSettings/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:H.type,parentSchema:H,data:y};e===null?e=[d]:e.push(d),s++}}}else{let m={instancePath:t+
"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:v.properties.models.type,parentSchema:v.properties.models,data:q};e===null?e=[m]:e.
push(m),s++}let le=a.prices;if(le&&typeof le=="object"&&!Array.isArray(le)){if(Object.keys(le).length>
4096){let m={instancePath:t+"/prices",schemaPath:"#/properties/prices/maxProperties",keyword:"maxPro\
perties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.
properties.prices,data:le};e===null?e=[m]:e.push(m),s++}for(let m in le){let y=s;if(typeof m=="strin\
g"){if(N(m)>256){let d={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName/maxLengt\
h",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:fe,data:m,propertyName:m};e===null?e=[d]:e.push(d),s++}if(!We.test(m)){let d={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:fe,data:m,propertyName:m};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,
data:m,propertyName:m};e===null?e=[d]:e.push(d),s++}var P=y===s;if(!P){let d={instancePath:t+"/price\
s",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"\
property name must be valid",schema:v.properties.prices.propertyNames,parentSchema:v.properties.prices,
data:le};e===null?e=[d]:e.push(d),s++}}for(let m in le){let y=le[m];if(y&&typeof y=="object"&&!Array.
isArray(y)){if(y.input===void 0){let d={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/Price/required",keyword:"required",params:{missingProperty:"i\
nput"},message:"must have required property 'input'",schema:M.required,parentSchema:M,data:y};e===null?
e=[d]:e.push(d),s++}if(y.output===void 0){let d={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/Price/required",keyword:"required",params:{missingProperty:"\
output"},message:"must have required property 'output'",schema:M.required,parentSchema:M,data:y};e===
null?e=[d]:e.push(d),s++}for(let d in y)if(!(d==="input"||d==="cached_input"||d==="cache_write_input"||
d==="cache_write_1h_input"||d==="output")){let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/Price/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:d},message:"must NOT have additional properties",schema:!1,parentSchema:M,
data:y};e===null?e=[g]:e.push(g),s++}if(y.input!==void 0){let d=y.input;if(typeof d=="string"){if(N(
d)>32){let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"\
#/components/schemas/Price/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:M.properties.input,data:d};e===null?e=
[g]:e.push(g),s++}if(!_e.test(d)){let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/input",schemaPath:"#/components/schemas/Price/properties/input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.input,data:d};
e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/input",schemaPath:"#/components/schemas/Price/properties/input/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:M.properties.input.type,parentSchema:M.properties.input,
data:d};e===null?e=[g]:e.push(g),s++}}if(y.cached_input!==void 0){let d=y.cached_input;if(typeof d==
"string"){if(N(d)>32){let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/ca\
ched_input",schemaPath:"#/components/schemas/Price/properties/cached_input/maxLength",keyword:"maxLe\
ngth",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:M.properties.
cached_input,data:d};e===null?e=[g]:e.push(g),s++}if(!_e.test(d)){let g={instancePath:t+"/prices/"+m.
replace(/~/g,"~0").replace(/\//g,"~1")+"/cached_input",schemaPath:"#/components/schemas/Price/proper\
ties/cached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:M.properties.cached_input,data:d};e===null?e=[g]:e.push(g),s++}}else{let g={
instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cached_input",schemaPath:"#/com\
ponents/schemas/Price/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:M.properties.cached_input.type,parentSchema:M.properties.cached_input,data:d};
e===null?e=[g]:e.push(g),s++}}if(y.cache_write_input!==void 0){let d=y.cache_write_input;if(typeof d==
"string"){if(N(d)>32){let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/ca\
che_write_input",schemaPath:"#/components/schemas/Price/properties/cache_write_input/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:M.
properties.cache_write_input,data:d};e===null?e=[g]:e.push(g),s++}if(!_e.test(d)){let g={instancePath:t+
"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache_write_input",schemaPath:"#/components/sc\
hemas/Price/properties/cache_write_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{\
0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.cache_write_input,data:d};e===null?
e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache_write_input",schemaPath:"#/components/schemas/Price/properties/cache_write_input/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:M.properties.cache_write_input.type,parentSchema:M.
properties.cache_write_input,data:d};e===null?e=[g]:e.push(g),s++}}if(y.cache_write_1h_input!==void 0){
let d=y.cache_write_1h_input;if(typeof d=="string"){if(N(d)>32){let g={instancePath:t+"/prices/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/cache_write_1h_input",schemaPath:"#/components/schemas/Price/proper\
ties/cache_write_1h_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mo\
re than 32 characters",schema:32,parentSchema:M.properties.cache_write_1h_input,data:d};e===null?e=[
g]:e.push(g),s++}if(!_e.test(d)){let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/cache_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_write_1h_input\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:M.properties.cache_write_1h_input,data:d};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+
"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache_write_1h_input",schemaPath:"#/components\
/schemas/Price/properties/cache_write_1h_input/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:M.properties.cache_write_1h_input.type,parentSchema:M.properties.cache_write_1h_input,
data:d};e===null?e=[g]:e.push(g),s++}}if(y.output!==void 0){let d=y.output;if(typeof d=="string"){if(N(
d)>32){let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/output",schemaPath:"\
#/components/schemas/Price/properties/output/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:M.properties.output,data:d};e===null?e=
[g]:e.push(g),s++}if(!_e.test(d)){let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/output",schemaPath:"#/components/schemas/Price/properties/output/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:M.properties.output,
data:d};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/prices/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/output",schemaPath:"#/components/schemas/Price/properties/output/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:M.properties.output.type,parentSchema:M.properties.
output,data:d};e===null?e=[g]:e.push(g),s++}}}else{let d={instancePath:t+"/prices/"+m.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Price/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:M.type,parentSchema:M,data:y};e===null?e=[d]:e.push(d),s++}}}else{
let m={instancePath:t+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:v.properties.prices.type,parentSchema:v.properties.prices,data:le};
e===null?e=[m]:e.push(m),s++}}else{let u={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:v.type,parentSchema:v,data:a};e===null?e=[u]:e.push(u),
s++}return De.errors=e,s===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(a,{
instancePath:t="",parentData:B,parentDataProperty:D,rootData:V=a,dynamicAnchors:X={}}={}){let e=null,
s=0,I=Be.evaluated;return I.dynamicProps&&(I.props=void 0),I.dynamicItems&&(I.items=void 0),De(a,{instancePath:t,
parentData:B,parentDataProperty:D,rootData:V,dynamicAnchors:X})||(e=e===null?De.errors:e.concat(De.errors),
s=e.length),Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{Hs as default,Gs as validate};
