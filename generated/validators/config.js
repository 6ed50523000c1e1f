// Compiled from a contract by npm run generate. Never edited.
var ts=Object.create;var Ce=Object.defineProperty;var as=Object.getOwnPropertyDescriptor;var rs=Object.getOwnPropertyNames;var ps=Object.getPrototypeOf,ms=Object.prototype.hasOwnProperty;var Be=(a,s)=>()=>{try{return s||a((s={exports:{}}).exports,s),s.exports}catch(C){throw s=0,C}};var is=(a,s,C,Z)=>{if(s&&typeof s=="object"||typeof s=="function")for(let E of rs(s))!ms.call(a,E)&&
E!==C&&Ce(a,E,{get:()=>s[E],enumerable:!(Z=as(s,E))||Z.enumerable});return a};var os=(a,s,C)=>(C=a!=null?ts(ps(a)):{},is(s||!a||!a.__esModule?Ce(C,"default",{value:a,enumerable:!0}):
C,a));var Ke=Be(ye=>{"use strict";Object.defineProperty(ye,"__esModule",{value:!0});ye.formatNames=ye.fastFormats=
ye.fullFormats=void 0;function fe(a,s){return{validate:a,compare:s}}ye.fullFormats={date:fe(Ve,De),time:fe(
Ze(!0),Re),"date-time":fe(Fe(!0),Ye),"iso-time":fe(Ze(),Je),"iso-date-time":fe(Fe(),Ue),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ds,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ws,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:fs,int32:{type:"number",validate:_s},
int64:{type:"number",validate:bs},float:{type:"number",validate:He},double:{type:"number",validate:He},
password:!0,binary:!0};ye.fastFormats={...ye.fullFormats,date:fe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,De),time:fe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Re),"date-time":fe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ye),"iso-time":fe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Je),
"iso-date-time":fe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ue),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ye.formatNames=Object.keys(ye.fullFormats);function ns(a){return a%4===0&&(a%100!==0||a%400===0)}var cs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
hs=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ve(a){let s=cs.exec(a);if(!s)return!1;let C=+s[1],
Z=+s[2],E=+s[3];return Z>=1&&Z<=12&&E>=1&&E<=(Z===2&&ns(C)?29:hs[Z])}function De(a,s){if(a&&s)return a>
s?1:a<s?-1:0}var je=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ze(a){
return function(C){let Z=je.exec(C);if(!Z)return!1;let E=+Z[1],te=+Z[2],e=+Z[3],t=Z[4],R=Z[5]==="-"?
-1:1,u=+(Z[6]||0),h=+(Z[7]||0);if(u>23||h>59||a&&!t)return!1;if(E<=23&&te<=59&&e<60)return!0;let S=te-
h*R,y=E-u*R-(S<0?1:0);return(y===23||y===-1)&&(S===59||S===-1)&&e<61}}function Re(a,s){if(!(a&&s))return;
let C=new Date("2020-01-01T"+a).valueOf(),Z=new Date("2020-01-01T"+s).valueOf();if(C&&Z)return C-Z}function Je(a,s){
if(!(a&&s))return;let C=je.exec(a),Z=je.exec(s);if(C&&Z)return a=C[1]+C[2]+C[3],s=Z[1]+Z[2]+Z[3],a>s?
1:a<s?-1:0}var Ie=/t|\s/i;function Fe(a){let s=Ze(a);return function(Z){let E=Z.split(Ie);return E.length===
2&&Ve(E[0])&&s(E[1])}}function Ye(a,s){if(!(a&&s))return;let C=new Date(a).valueOf(),Z=new Date(s).valueOf();
if(C&&Z)return C-Z}function Ue(a,s){if(!(a&&s))return;let[C,Z]=a.split(Ie),[E,te]=s.split(Ie),e=De(C,
E);if(e!==void 0)return e||Re(Z,te)}var ls=/\/|:/,us=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ds(a){return ls.test(a)&&us.test(a)}var Ge=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function fs(a){return Ge.lastIndex=0,Ge.test(a)}var ys=-(2**31),gs=2**31-1;function _s(a){return Number.
isInteger(a)&&a<=gs&&a>=ys}function bs(a){return Number.isInteger(a)}function He(){return!0}var ks=/[^\\]\\Z/;
function ws(a){if(ks.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var Xe=Be(Me=>{"use strict";Object.defineProperty(Me,"__esModule",{value:!0});function We(a){let s=a.
length,C=0,Z=0,E;for(;Z<s;)C++,E=a.charCodeAt(Z++),E>=55296&&E<=56319&&Z<s&&(E=a.charCodeAt(Z),(E&64512)===
56320&&Z++);return C}Me.default=We;We.code='require("ajv/dist/runtime/ucs2length").default'});var Qe=os(Ke()),Ts=Te,js=Te;var b={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
nents/schemas/RouteName"},additionalProperties:{$ref:"#/components/schemas/Price"}}}},ee={type:"obje\
ct",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,default:"127.0\
.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8080},public_url:{type:"string",format:"\
uri",minLength:8,maxLength:1024},cors:{type:"boolean",default:!1},docs:{type:"boolean",default:!0}}},
oe={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8082},docs:{type:"boolean",
default:!0}}},M={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8090},public_url:{type:"st\
ring",format:"uri",minLength:8,maxLength:1024},hosts:{type:"array",maxItems:64,default:[],items:{type:"\
string",minLength:1,maxLength:253,pattern:"^[A-Za-z0-9_.-]+$"}},console:{type:"boolean",default:!0},
docs:{type:"boolean",default:!0},token_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128,
default:"TOLLGATE_OPERATOR_TOKEN"},metrics_token_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128},metrics_open:{type:"boolean",default:!1}}},K={type:"object",additionalProperties:!1,
properties:{concurrent:{type:"integer",minimum:1,maximum:1e5},queue_ms:{type:"integer",minimum:1,maximum:1e4,
default:500},body_bytes:{type:"integer",minimum:8388608,maximum:1099511627776,default:268435456},loop_delay_ms:{
type:"integer",minimum:10,maximum:36e5,default:200},heap_percent:{type:"integer",minimum:10,maximum:100,
default:85}}},ae={type:"object",additionalProperties:!1,properties:{attempts:{type:"integer",minimum:1,
maximum:10,default:3},free_failovers:{type:"integer",minimum:0,maximum:1e6,default:10},failover_share:{
type:"number",minimum:0,maximum:1,default:.2},repeat_share:{type:"number",minimum:0,maximum:1,default:.1}}},
re={type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e3,
default:5},window:{type:"integer",minimum:2,maximum:1e3,default:20},open_ms:{type:"integer",minimum:10,
maximum:6e5,default:5e3}}},pe={type:"object",additionalProperties:!1,properties:{accept_ms:{type:"in\
teger",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,maximum:6e5,default:3e4},
streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},le={type:"object",additionalProperties:!1,
properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,default:268435456},kept_days:{
type:"integer",minimum:2,maximum:36500,default:90}}},ne={type:"object",additionalProperties:!1,properties:{
level:{type:"string",enum:["debug","info","warn","error","silent"],default:"info"},format:{type:"str\
ing",enum:["auto","json","pretty"],default:"auto"}}},qe={type:"object",additionalProperties:!1,properties:{
enabled:{type:"boolean",default:!1}}},ke={type:"object",additionalProperties:!1,required:["public"],
properties:{public:{type:"boolean",default:!1}}},ce={type:"string",maxLength:256,pattern:"^(\\*|[^\\x0\
0-\\x20\\x7f,*]{1,255}\\*?)$"},H={type:"object",additionalProperties:!1,properties:{kind:{type:"stri\
ng",enum:["chat","embeddings"],default:"chat"},input:{type:"array",minItems:1,maxItems:4,default:["t\
ext"],items:{type:"string",enum:["text","image","audio","file"]}},context_tokens:{type:"integer",minimum:1,
maximum:1e9},output_tokens:{type:"integer",minimum:1,maximum:1e9},dimensions:{type:"integer",minimum:1,
maximum:1e6},tokens_per_second:{type:"integer",minimum:1,maximum:1e6}}},j={type:"object",additionalProperties:!1,
required:["input","output"],properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$",maxLength:32},cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
cache_write_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_1h_input:{
type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},output:{type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32}}},$e=Object.prototype.hasOwnProperty,w=Xe().default,
Oe=new RegExp("^[^\\x00-\\x1f]+$","u"),be=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),Ps=new RegExp("\
^[A-Za-z0-9_.-]+$","u"),Ns=new RegExp("^[0-9a-fA-F.:]+(/[0-9]{1,3})?$","u"),xs=new RegExp("^[A-Za-z0\
-9][A-Za-z0-9_.-]{0,63}$","u"),Ee=new RegExp("^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),ue=new RegExp(
"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$","u"),ze=Qe.fullFormats.uri,L={type:"object",additionalProperties:!1,
properties:{host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",
minimum:0,maximum:65535,default:8081},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},
contact:{type:"string",minLength:3,maxLength:254,pattern:"^[^\\s@<>]+@[^\\s@<>]+$"},cors:{type:"bool\
ean",default:!1},docs:{type:"boolean",default:!0},agents:{type:"array",maxItems:64,default:["spec/ag\
ents"],items:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"}},on_broken_agent:{
type:"string",enum:["refuse","skip"],default:"refuse"},allow_private:{type:"array",maxItems:64,default:[],
items:{type:"string",minLength:8,maxLength:1024}},model:{type:"string",minLength:1,maxLength:256,default:"\
meta-llama/llama-3.3-70b-instruct"},summaries:{type:"string",enum:["query","always"],default:"query"},
write_tools:{type:"boolean",default:!1},address_rpm:{type:"integer",minimum:0,maximum:1e9,default:0},
unpaid_rpm:{type:"integer",minimum:0,maximum:1e9,default:600},each_agent:{$ref:"#/components/schemas\
/AgentCaps",default:{}},lenient:{$ref:"#/components/schemas/Lenient",default:{}},bounds:{$ref:"#/com\
ponents/schemas/Bounds",default:{}},tasks:{$ref:"#/components/schemas/Tasks",default:{}}}},se={type:"\
object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}},we={type:"object",additionalProperties:!1,
properties:{arguments:{type:"boolean",default:!1},bearer:{type:"boolean",default:!1}}},J={type:"obje\
ct",additionalProperties:!1,properties:{turns:{type:"integer",minimum:1,maximum:100,default:8},tool_calls:{
type:"integer",minimum:1,maximum:1e3,default:12},query_ms:{type:"integer",minimum:100,maximum:6e5,default:6e4},
tokens:{type:"integer",minimum:100,maximum:1e8,default:2e5},usd:{type:"string",pattern:"^(0|[1-9][0-\
9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{type:"integer",minimum:100,maximum:1e7,
default:8e3}}},me={type:"object",additionalProperties:!1,properties:{workers:{type:"integer",minimum:0,
maximum:1e3,default:4},kept_days:{type:"integer",minimum:1,maximum:3650,default:7},waiting:{type:"in\
teger",minimum:1,maximum:1e6,default:1e3}}},Ss=new RegExp("^[^\\s@<>]+@[^\\s@<>]+$","u"),es=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function Pe(a,{instancePath:s="",parentData:C,parentDataProperty:Z,
rootData:E=a,dynamicAnchors:te={}}={}){let e=null,t=0,R=Pe.evaluated;if(R.dynamicProps&&(R.props=void 0),
R.dynamicItems&&(R.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){a.host===void 0&&(a.host=
"127.0.0.1"),a.port===void 0&&(a.port=8081),a.cors===void 0&&(a.cors=!1),a.docs===void 0&&(a.docs=!0),
a.agents===void 0&&(a.agents=["spec/agents"]),a.on_broken_agent===void 0&&(a.on_broken_agent="refuse"),
a.allow_private===void 0&&(a.allow_private=[]),a.model===void 0&&(a.model="meta-llama/llama-3.3-70b-\
instruct"),a.summaries===void 0&&(a.summaries="query"),a.write_tools===void 0&&(a.write_tools=!1),a.
address_rpm===void 0&&(a.address_rpm=0),a.unpaid_rpm===void 0&&(a.unpaid_rpm=600),a.each_agent===void 0&&
(a.each_agent={}),a.lenient===void 0&&(a.lenient={}),a.bounds===void 0&&(a.bounds={}),a.tasks===void 0&&
(a.tasks={});for(let l in a)if(!$e.call(L.properties,l)){let g={instancePath:s,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:L,data:a};e===null?e=[g]:e.push(g),t++}let u=a.host;if(typeof u==
"string"){if(w(u)>253){let l={instancePath:s+"/host",schemaPath:"#/properties/host/maxLength",keyword:"\
maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,parentSchema:L.
properties.host,data:u};e===null?e=[l]:e.push(l),t++}if(w(u)<1){let l={instancePath:s+"/host",schemaPath:"\
#/properties/host/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters",schema:1,parentSchema:L.properties.host,data:u};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:s+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:L.properties.host.type,parentSchema:L.properties.host,data:u};e===null?e=[l]:
e.push(l),t++}let h=a.port;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let l={instancePath:s+"/port",
schemaPath:"#/properties/port/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:L.properties.port.type,parentSchema:L.properties.port,data:h};e===null?e=[l]:e.push(l),t++}if(typeof h==
"number"){if(h>65535||isNaN(h)){let l={instancePath:s+"/port",schemaPath:"#/properties/port/maximum",
keyword:"maximum",params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:L.
properties.port,data:h};e===null?e=[l]:e.push(l),t++}if(h<0||isNaN(h)){let l={instancePath:s+"/port",
schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0",schema:0,parentSchema:L.properties.port,data:h};e===null?e=[l]:e.push(l),t++}}if(a.public_url!==
void 0){let l=a.public_url;if(typeof l=="string"){if(w(l)>1024){let g={instancePath:s+"/public_url",
schemaPath:"#/properties/public_url/maxLength",keyword:"maxLength",params:{limit:1024},message:"must\
 NOT have more than 1024 characters",schema:1024,parentSchema:L.properties.public_url,data:l};e===null?
e=[g]:e.push(g),t++}if(w(l)<8){let g={instancePath:s+"/public_url",schemaPath:"#/properties/public_u\
rl/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,
parentSchema:L.properties.public_url,data:l};e===null?e=[g]:e.push(g),t++}if(!ze(l)){let g={instancePath:s+
"/public_url",schemaPath:"#/properties/public_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:L.properties.public_url,data:l};e===null?e=[g]:e.
push(g),t++}}else{let g={instancePath:s+"/public_url",schemaPath:"#/properties/public_url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:L.properties.public_url.type,parentSchema:L.
properties.public_url,data:l};e===null?e=[g]:e.push(g),t++}}if(a.contact!==void 0){let l=a.contact;if(typeof l==
"string"){if(w(l)>254){let g={instancePath:s+"/contact",schemaPath:"#/properties/contact/maxLength",
keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters",schema:254,parentSchema:L.
properties.contact,data:l};e===null?e=[g]:e.push(g),t++}if(w(l)<3){let g={instancePath:s+"/contact",
schemaPath:"#/properties/contact/minLength",keyword:"minLength",params:{limit:3},message:"must NOT h\
ave fewer than 3 characters",schema:3,parentSchema:L.properties.contact,data:l};e===null?e=[g]:e.push(
g),t++}if(!Ss.test(l)){let g={instancePath:s+"/contact",schemaPath:"#/properties/contact/pattern",keyword:"\
pattern",params:{pattern:"^[^\\s@<>]+@[^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]\
+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",parentSchema:L.properties.contact,data:l};e===null?e=[g]:e.push(
g),t++}}else{let g={instancePath:s+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:L.properties.contact.type,parentSchema:L.properties.
contact,data:l};e===null?e=[g]:e.push(g),t++}}let S=a.cors;if(typeof S!="boolean"){let l={instancePath:s+
"/cors",schemaPath:"#/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:L.properties.cors.type,parentSchema:L.properties.cors,data:S};e===null?e=[l]:e.push(
l),t++}let y=a.docs;if(typeof y!="boolean"){let l={instancePath:s+"/docs",schemaPath:"#/properties/d\
ocs/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:L.properties.docs.
type,parentSchema:L.properties.docs,data:y};e===null?e=[l]:e.push(l),t++}let p=a.agents;if(Array.isArray(
p)){if(p.length>64){let g={instancePath:s+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:L.properties.
agents,data:p};e===null?e=[g]:e.push(g),t++}let l=p.length;for(let g=0;g<l;g++){let O=p[g];if(typeof O==
"string"){if(w(O)>1024){let N={instancePath:s+"/agents/"+g,schemaPath:"#/properties/agents/items/max\
Length",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:L.properties.agents.items,data:O};e===null?e=[N]:e.push(N),t++}if(w(O)<1){let N={instancePath:s+
"/agents/"+g,schemaPath:"#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:L.properties.agents.items,data:O};e===null?
e=[N]:e.push(N),t++}if(!Oe.test(O)){let N={instancePath:s+"/agents/"+g,schemaPath:"#/properties/agen\
ts/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern\
 "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.agents.items,data:O};e===
null?e=[N]:e.push(N),t++}}else{let N={instancePath:s+"/agents/"+g,schemaPath:"#/properties/agents/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.agents.
items.type,parentSchema:L.properties.agents.items,data:O};e===null?e=[N]:e.push(N),t++}}}else{let l={
instancePath:s+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:L.properties.agents.type,parentSchema:L.properties.agents,data:p};e===
null?e=[l]:e.push(l),t++}let d=a.on_broken_agent;if(typeof d!="string"){let l={instancePath:s+"/on_b\
roken_agent",schemaPath:"#/properties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:L.properties.on_broken_agent.type,parentSchema:L.properties.on_broken_agent,data:d};
e===null?e=[l]:e.push(l),t++}if(!(d==="refuse"||d==="skip")){let l={instancePath:s+"/on_broken_agent",
schemaPath:"#/properties/on_broken_agent/enum",keyword:"enum",params:{allowedValues:L.properties.on_broken_agent.
enum},message:"must be equal to one of the allowed values",schema:L.properties.on_broken_agent.enum,
parentSchema:L.properties.on_broken_agent,data:d};e===null?e=[l]:e.push(l),t++}let f=a.allow_private;
if(Array.isArray(f)){if(f.length>64){let g={instancePath:s+"/allow_private",schemaPath:"#/properties\
/allow_private/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 it\
ems",schema:64,parentSchema:L.properties.allow_private,data:f};e===null?e=[g]:e.push(g),t++}let l=f.
length;for(let g=0;g<l;g++){let O=f[g];if(typeof O=="string"){if(w(O)>1024){let N={instancePath:s+"/\
allow_private/"+g,schemaPath:"#/properties/allow_private/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:L.properties.
allow_private.items,data:O};e===null?e=[N]:e.push(N),t++}if(w(O)<8){let N={instancePath:s+"/allow_pr\
ivate/"+g,schemaPath:"#/properties/allow_private/items/minLength",keyword:"minLength",params:{limit:8},
message:"must NOT have fewer than 8 characters",schema:8,parentSchema:L.properties.allow_private.items,
data:O};e===null?e=[N]:e.push(N),t++}}else{let N={instancePath:s+"/allow_private/"+g,schemaPath:"#/p\
roperties/allow_private/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.
properties.allow_private.items.type,parentSchema:L.properties.allow_private.items,data:O};e===null?e=
[N]:e.push(N),t++}}}else{let l={instancePath:s+"/allow_private",schemaPath:"#/properties/allow_priva\
te/type",keyword:"type",params:{type:"array"},message:"must be array",schema:L.properties.allow_private.
type,parentSchema:L.properties.allow_private,data:f};e===null?e=[l]:e.push(l),t++}let v=a.model;if(typeof v==
"string"){if(w(v)>256){let l={instancePath:s+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:L.
properties.model,data:v};e===null?e=[l]:e.push(l),t++}if(w(v)<1){let l={instancePath:s+"/model",schemaPath:"\
#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:L.properties.model,data:v};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:L.properties.model.type,parentSchema:L.properties.model,data:v};e===null?e=[l]:
e.push(l),t++}let _=a.summaries;if(typeof _!="string"){let l={instancePath:s+"/summaries",schemaPath:"\
#/properties/summaries/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.
properties.summaries.type,parentSchema:L.properties.summaries,data:_};e===null?e=[l]:e.push(l),t++}if(!(_===
"query"||_==="always")){let l={instancePath:s+"/summaries",schemaPath:"#/properties/summaries/enum",
keyword:"enum",params:{allowedValues:L.properties.summaries.enum},message:"must be equal to one of t\
he allowed values",schema:L.properties.summaries.enum,parentSchema:L.properties.summaries,data:_};e===
null?e=[l]:e.push(l),t++}let B=a.write_tools;if(typeof B!="boolean"){let l={instancePath:s+"/write_t\
ools",schemaPath:"#/properties/write_tools/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean",schema:L.properties.write_tools.type,parentSchema:L.properties.write_tools,data:B};e===
null?e=[l]:e.push(l),t++}let q=a.address_rpm;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q))){let l={instancePath:s+
"/address_rpm",schemaPath:"#/properties/address_rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:L.properties.address_rpm.type,parentSchema:L.properties.address_rpm,data:q};
e===null?e=[l]:e.push(l),t++}if(typeof q=="number"){if(q>1e9||isNaN(q)){let l={instancePath:s+"/addr\
ess_rpm",schemaPath:"#/properties/address_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:L.properties.address_rpm,data:q};e===null?e=
[l]:e.push(l),t++}if(q<0||isNaN(q)){let l={instancePath:s+"/address_rpm",schemaPath:"#/properties/ad\
dress_rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:L.properties.address_rpm,data:q};e===null?e=[l]:e.push(l),t++}}let D=a.unpaid_rpm;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D))){let l={instancePath:s+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rp\
m/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:L.properties.unpaid_rpm.
type,parentSchema:L.properties.unpaid_rpm,data:D};e===null?e=[l]:e.push(l),t++}if(typeof D=="number"){
if(D>1e9||isNaN(D)){let l={instancePath:s+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:L.
properties.unpaid_rpm,data:D};e===null?e=[l]:e.push(l),t++}if(D<0||isNaN(D)){let l={instancePath:s+"\
/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:L.properties.unpaid_rpm,data:D};e===null?e=[l]:
e.push(l),t++}}let I=a.each_agent;if(I&&typeof I=="object"&&!Array.isArray(I)){for(let l in I)if(!(l===
"rpm"||l==="parallel"||l==="budget_usd"||l==="budget_period")){let g={instancePath:s+"/each_agent",schemaPath:"\
#/components/schemas/AgentCaps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:se,data:I};e===null?e=[g]:e.push(
g),t++}if(I.rpm!==void 0){let l=I.rpm;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let g={instancePath:s+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:se.properties.rpm.type,parentSchema:se.properties.rpm,
data:l};e===null?e=[g]:e.push(g),t++}if(typeof l=="number"){if(l>1e9||isNaN(l)){let g={instancePath:s+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:se.properties.
rpm,data:l};e===null?e=[g]:e.push(g),t++}if(l<1||isNaN(l)){let g={instancePath:s+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:se.properties.rpm,data:l};e===null?e=[g]:e.push(g),t++}}}
if(I.parallel!==void 0){let l=I.parallel;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let g={instancePath:s+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:se.properties.parallel.type,parentSchema:se.
properties.parallel,data:l};e===null?e=[g]:e.push(g),t++}if(typeof l=="number"){if(l>1e6||isNaN(l)){
let g={instancePath:s+"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/p\
arallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,
parentSchema:se.properties.parallel,data:l};e===null?e=[g]:e.push(g),t++}if(l<1||isNaN(l)){let g={instancePath:s+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:se.properties.
parallel,data:l};e===null?e=[g]:e.push(g),t++}}}if(I.budget_usd!==void 0){let l=I.budget_usd;if(typeof l==
"string"){if(w(l)>17){let g={instancePath:s+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:se.properties.budget_usd,data:l};e===null?e=[g]:
e.push(g),t++}if(!es.test(l)){let g={instancePath:s+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:se.properties.budget_usd,data:l};e===null?e=[g]:
e.push(g),t++}}else{let g={instancePath:s+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:se.properties.budget_usd.type,parentSchema:se.properties.budget_usd,data:l};e===null?e=[g]:e.
push(g),t++}}if(I.budget_period!==void 0){let l=I.budget_period;if(typeof l!="string"){let g={instancePath:s+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:se.properties.budget_period.type,
parentSchema:se.properties.budget_period,data:l};e===null?e=[g]:e.push(g),t++}if(!(l==="day"||l==="m\
onth"||l==="total")){let g={instancePath:s+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:se.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:se.properties.budget_period.enum,parentSchema:se.
properties.budget_period,data:l};e===null?e=[g]:e.push(g),t++}}}else{let l={instancePath:s+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:se.type,parentSchema:se,data:I};e===null?e=[l]:e.push(l),t++}let F=a.lenient;
if(F&&typeof F=="object"&&!Array.isArray(F)){F.arguments===void 0&&(F.arguments=!1),F.bearer===void 0&&
(F.bearer=!1);for(let O in F)if(!(O==="arguments"||O==="bearer")){let N={instancePath:s+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O},
message:"must NOT have additional properties",schema:!1,parentSchema:we,data:F};e===null?e=[N]:e.push(
N),t++}let l=F.arguments;if(typeof l!="boolean"){let O={instancePath:s+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:we.properties.arguments.type,parentSchema:we.properties.arguments,data:l};e===
null?e=[O]:e.push(O),t++}let g=F.bearer;if(typeof g!="boolean"){let O={instancePath:s+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:we.properties.bearer.type,parentSchema:we.properties.bearer,
data:g};e===null?e=[O]:e.push(O),t++}}else{let l={instancePath:s+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.type,
parentSchema:we,data:F};e===null?e=[l]:e.push(l),t++}let m=a.bounds;if(m&&typeof m=="object"&&!Array.
isArray(m)){m.turns===void 0&&(m.turns=8),m.tool_calls===void 0&&(m.tool_calls=12),m.query_ms===void 0&&
(m.query_ms=6e4),m.tokens===void 0&&(m.tokens=2e5),m.usd===void 0&&(m.usd="0.50"),m.answer_tokens===
void 0&&(m.answer_tokens=8e3);for(let x in m)if(!(x==="turns"||x==="tool_calls"||x==="query_ms"||x===
"tokens"||x==="usd"||x==="answer_tokens")){let ie={instancePath:s+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x},message:"\
must NOT have additional properties",schema:!1,parentSchema:J,data:m};e===null?e=[ie]:e.push(ie),t++}
let l=m.turns;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let x={instancePath:s+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:J.properties.turns.type,parentSchema:J.properties.turns,data:l};e===null?e=[x]:
e.push(x),t++}if(typeof l=="number"){if(l>100||isNaN(l)){let x={instancePath:s+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:J.properties.turns,data:l};e===null?e=[x]:e.push(x),
t++}if(l<1||isNaN(l)){let x={instancePath:s+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:J.properties.turns,data:l};e===null?e=[x]:e.push(x),t++}}let g=m.tool_calls;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let x={instancePath:s+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:J.properties.tool_calls.type,parentSchema:J.properties.tool_calls,data:g};e===null?e=[x]:
e.push(x),t++}if(typeof g=="number"){if(g>1e3||isNaN(g)){let x={instancePath:s+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:J.properties.tool_calls,data:g};e===
null?e=[x]:e.push(x),t++}if(g<1||isNaN(g)){let x={instancePath:s+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:J.properties.tool_calls,data:g};e===null?e=[x]:e.push(x),
t++}}let O=m.query_ms;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O))){let x={instancePath:s+"/bounds/qu\
ery_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:J.properties.query_ms.type,parentSchema:J.properties.query_ms,
data:O};e===null?e=[x]:e.push(x),t++}if(typeof O=="number"){if(O>6e5||isNaN(O)){let x={instancePath:s+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:J.properties.
query_ms,data:O};e===null?e=[x]:e.push(x),t++}if(O<100||isNaN(O)){let x={instancePath:s+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:J.properties.query_ms,data:O};
e===null?e=[x]:e.push(x),t++}}let N=m.tokens;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N))){let x={instancePath:s+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:J.properties.tokens.type,parentSchema:J.properties.
tokens,data:N};e===null?e=[x]:e.push(x),t++}if(typeof N=="number"){if(N>1e8||isNaN(N)){let x={instancePath:s+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:J.properties.
tokens,data:N};e===null?e=[x]:e.push(x),t++}if(N<100||isNaN(N)){let x={instancePath:s+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:J.properties.tokens,data:N};e===null?
e=[x]:e.push(x),t++}}let Q=m.usd;if(typeof Q=="string"){if(w(Q)>32){let x={instancePath:s+"/bounds/u\
sd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:J.properties.usd,data:Q};e===
null?e=[x]:e.push(x),t++}if(!ue.test(Q)){let x={instancePath:s+"/bounds/usd",schemaPath:"#/component\
s/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[\
0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9\
][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J.properties.usd,data:Q};e===null?e=[x]:e.push(x),t++}}else{
let x={instancePath:s+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:J.properties.usd.type,parentSchema:J.properties.
usd,data:Q};e===null?e=[x]:e.push(x),t++}let W=m.answer_tokens;if(!(typeof W=="number"&&!(W%1)&&!isNaN(
W))){let x={instancePath:s+"/bounds/answer_tokens",schemaPath:"#/components/schemas/Bounds/propertie\
s/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.properties.
answer_tokens.type,parentSchema:J.properties.answer_tokens,data:W};e===null?e=[x]:e.push(x),t++}if(typeof W==
"number"){if(W>1e7||isNaN(W)){let x={instancePath:s+"/bounds/answer_tokens",schemaPath:"#/components\
/schemas/Bounds/properties/answer_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e7},
message:"must be <= 10000000",schema:1e7,parentSchema:J.properties.answer_tokens,data:W};e===null?e=
[x]:e.push(x),t++}if(W<100||isNaN(W)){let x={instancePath:s+"/bounds/answer_tokens",schemaPath:"#/co\
mponents/schemas/Bounds/properties/answer_tokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:100},message:"must be >= 100",schema:100,parentSchema:J.properties.answer_tokens,data:W};e===null?
e=[x]:e.push(x),t++}}}else{let l={instancePath:s+"/bounds",schemaPath:"#/components/schemas/Bounds/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,data:m};
e===null?e=[l]:e.push(l),t++}let P=a.tasks;if(P&&typeof P=="object"&&!Array.isArray(P)){P.workers===
void 0&&(P.workers=4),P.kept_days===void 0&&(P.kept_days=7),P.waiting===void 0&&(P.waiting=1e3);for(let N in P)
if(!(N==="workers"||N==="kept_days"||N==="waiting")){let Q={instancePath:s+"/tasks",schemaPath:"#/co\
mponents/schemas/Tasks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N},
message:"must NOT have additional properties",schema:!1,parentSchema:me,data:P};e===null?e=[Q]:e.push(
Q),t++}let l=P.workers;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let N={instancePath:s+"/tasks/wo\
rkers",schemaPath:"#/components/schemas/Tasks/properties/workers/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:me.properties.workers.type,parentSchema:me.properties.workers,
data:l};e===null?e=[N]:e.push(N),t++}if(typeof l=="number"){if(l>1e3||isNaN(l)){let N={instancePath:s+
"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:me.properties.workers,
data:l};e===null?e=[N]:e.push(N),t++}if(l<0||isNaN(l)){let N={instancePath:s+"/tasks/workers",schemaPath:"\
#/components/schemas/Tasks/properties/workers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:me.properties.workers,data:l};e===null?e=[N]:e.push(N),
t++}}let g=P.kept_days;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let N={instancePath:s+"/tasks/ke\
pt_days",schemaPath:"#/components/schemas/Tasks/properties/kept_days/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:me.properties.kept_days.type,parentSchema:me.properties.kept_days,
data:g};e===null?e=[N]:e.push(N),t++}if(typeof g=="number"){if(g>3650||isNaN(g)){let N={instancePath:s+
"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/properties/kept_days/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:3650},message:"must be <= 3650",schema:3650,parentSchema:me.properties.
kept_days,data:g};e===null?e=[N]:e.push(N),t++}if(g<1||isNaN(g)){let N={instancePath:s+"/tasks/kept_\
days",schemaPath:"#/components/schemas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:me.properties.kept_days,data:g};
e===null?e=[N]:e.push(N),t++}}let O=P.waiting;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O))){let N={instancePath:s+
"/tasks/waiting",schemaPath:"#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:me.properties.waiting.type,parentSchema:me.properties.
waiting,data:O};e===null?e=[N]:e.push(N),t++}if(typeof O=="number"){if(O>1e6||isNaN(O)){let N={instancePath:s+
"/tasks/waiting",schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:me.properties.
waiting,data:O};e===null?e=[N]:e.push(N),t++}if(O<1||isNaN(O)){let N={instancePath:s+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:me.properties.waiting,data:O};e===null?e=[
N]:e.push(N),t++}}}else{let l={instancePath:s+"/tasks",schemaPath:"#/components/schemas/Tasks/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:me.type,parentSchema:me,data:P};
e===null?e=[l]:e.push(l),t++}}else{let u={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:L.type,parentSchema:L,data:a};e===null?e=[u]:e.push(u),
t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var z={type:"ob\
ject",additionalProperties:!1,properties:{all:{$ref:"#/components/schemas/Caps",default:{}},headers_ms:{
type:"integer",minimum:100,maximum:6e5,default:1e4},body_ms:{type:"integer",minimum:100,maximum:6e5,
default:3e4},connect_ms:{type:"integer",minimum:10,maximum:6e4,default:3e3},first_byte_ms:{type:"int\
eger",minimum:10,maximum:6e5,default:3e4},idle_ms:{type:"integer",minimum:10,maximum:6e5,default:3e4},
whole_ms:{type:"integer",minimum:10,maximum:36e5,default:28e4},stream_ms:{type:"integer",minimum:10,
maximum:864e5,default:6e5},keep_alive_ms:{type:"integer",minimum:10,maximum:6e5,default:15e3},write_stall_ms:{
type:"integer",minimum:10,maximum:6e5,default:6e4},after_disconnect_ms:{type:"integer",minimum:0,maximum:5e3,
default:5e3},reply_bytes:{type:"integer",minimum:1024,maximum:1073741824,default:33554432},connections:{
type:"integer",minimum:1,maximum:1e5,default:4096},unpriced:{type:"string",enum:["allow","refuse"],default:"\
allow"}}},U={type:"object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},
tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"integer",minimum:1,maximum:1e6},budget_usd:{
type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{type:"str\
ing",enum:["day","month","total"]}}};function Ne(a,{instancePath:s="",parentData:C,parentDataProperty:Z,
rootData:E=a,dynamicAnchors:te={}}={}){let e=null,t=0,R=Ne.evaluated;if(R.dynamicProps&&(R.props=void 0),
R.dynamicItems&&(R.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){a.all===void 0&&(a.all={}),
a.headers_ms===void 0&&(a.headers_ms=1e4),a.body_ms===void 0&&(a.body_ms=3e4),a.connect_ms===void 0&&
(a.connect_ms=3e3),a.first_byte_ms===void 0&&(a.first_byte_ms=3e4),a.idle_ms===void 0&&(a.idle_ms=3e4),
a.whole_ms===void 0&&(a.whole_ms=28e4),a.stream_ms===void 0&&(a.stream_ms=6e5),a.keep_alive_ms===void 0&&
(a.keep_alive_ms=15e3),a.write_stall_ms===void 0&&(a.write_stall_ms=6e4),a.after_disconnect_ms===void 0&&
(a.after_disconnect_ms=5e3),a.reply_bytes===void 0&&(a.reply_bytes=33554432),a.connections===void 0&&
(a.connections=4096),a.unpriced===void 0&&(a.unpriced="allow");for(let m in a)if(!$e.call(z.properties,
m)){let P={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:z,data:a};
e===null?e=[P]:e.push(P),t++}let u=a.all;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m in u)
if(!(m==="rpm"||m==="tpm"||m==="parallel"||m==="budget_usd"||m==="budget_period")){let P={instancePath:s+
"/all",schemaPath:"#/components/schemas/Caps/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:U,data:u};
e===null?e=[P]:e.push(P),t++}if(u.rpm!==void 0){let m=u.rpm;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m))){let P={instancePath:s+"/all/rpm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:U.properties.rpm.type,parentSchema:U.
properties.rpm,data:m};e===null?e=[P]:e.push(P),t++}if(typeof m=="number"){if(m>1e9||isNaN(m)){let P={
instancePath:s+"/all/rpm",schemaPath:"#/components/schemas/Caps/properties/rpm/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:U.properties.
rpm,data:m};e===null?e=[P]:e.push(P),t++}if(m<1||isNaN(m)){let P={instancePath:s+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:U.properties.rpm,data:m};e===null?e=[P]:e.push(P),t++}}}
if(u.tpm!==void 0){let m=u.tpm;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let P={instancePath:s+"/\
all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer",schema:U.properties.tpm.type,parentSchema:U.properties.tpm,data:m};
e===null?e=[P]:e.push(P),t++}if(typeof m=="number"){if(m>1e12||isNaN(m)){let P={instancePath:s+"/all\
/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:U.properties.tpm,data:m};
e===null?e=[P]:e.push(P),t++}if(m<1||isNaN(m)){let P={instancePath:s+"/all/tpm",schemaPath:"#/compon\
ents/schemas/Caps/properties/tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:U.properties.tpm,data:m};e===null?e=[P]:e.push(P),t++}}}if(u.parallel!==
void 0){let m=u.parallel;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let P={instancePath:s+"/all/pa\
rallel",schemaPath:"#/components/schemas/Caps/properties/parallel/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:U.properties.parallel.type,parentSchema:U.properties.parallel,
data:m};e===null?e=[P]:e.push(P),t++}if(typeof m=="number"){if(m>1e6||isNaN(m)){let P={instancePath:s+
"/all/parallel",schemaPath:"#/components/schemas/Caps/properties/parallel/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:U.properties.
parallel,data:m};e===null?e=[P]:e.push(P),t++}if(m<1||isNaN(m)){let P={instancePath:s+"/all/parallel",
schemaPath:"#/components/schemas/Caps/properties/parallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:U.properties.parallel,data:m};e===null?e=[
P]:e.push(P),t++}}}if(u.budget_usd!==void 0){let m=u.budget_usd;if(typeof m=="string"){if(w(m)>17){let P={
instancePath:s+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/properties/budget_usd/maxLeng\
th",keyword:"maxLength",params:{limit:17},message:"must NOT have more than 17 characters",schema:17,
parentSchema:U.properties.budget_usd,data:m};e===null?e=[P]:e.push(P),t++}if(!es.test(m)){let P={instancePath:s+
"/all/budget_usd",schemaPath:"#/components/schemas/Caps/properties/budget_usd/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:U.properties.
budget_usd,data:m};e===null?e=[P]:e.push(P),t++}}else{let P={instancePath:s+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:U.properties.budget_usd.type,parentSchema:U.properties.budget_usd,data:m};e===
null?e=[P]:e.push(P),t++}}if(u.budget_period!==void 0){let m=u.budget_period;if(typeof m!="string"){
let P={instancePath:s+"/all/budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_p\
eriod/type",keyword:"type",params:{type:"string"},message:"must be string",schema:U.properties.budget_period.
type,parentSchema:U.properties.budget_period,data:m};e===null?e=[P]:e.push(P),t++}if(!(m==="day"||m===
"month"||m==="total")){let P={instancePath:s+"/all/budget_period",schemaPath:"#/components/schemas/C\
aps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:U.properties.budget_period.enum},
message:"must be equal to one of the allowed values",schema:U.properties.budget_period.enum,parentSchema:U.
properties.budget_period,data:m};e===null?e=[P]:e.push(P),t++}}}else{let m={instancePath:s+"/all",schemaPath:"\
#/components/schemas/Caps/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.
type,parentSchema:U,data:u};e===null?e=[m]:e.push(m),t++}let h=a.headers_ms;if(!(typeof h=="number"&&
!(h%1)&&!isNaN(h))){let m={instancePath:s+"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:z.properties.headers_ms.type,parentSchema:z.
properties.headers_ms,data:h};e===null?e=[m]:e.push(m),t++}if(typeof h=="number"){if(h>6e5||isNaN(h)){
let m={instancePath:s+"/headers_ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:z.properties.headers_ms,
data:h};e===null?e=[m]:e.push(m),t++}if(h<100||isNaN(h)){let m={instancePath:s+"/headers_ms",schemaPath:"\
#/properties/headers_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must \
be >= 100",schema:100,parentSchema:z.properties.headers_ms,data:h};e===null?e=[m]:e.push(m),t++}}let S=a.
body_ms;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let m={instancePath:s+"/body_ms",schemaPath:"#/\
properties/body_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:z.properties.
body_ms.type,parentSchema:z.properties.body_ms,data:S};e===null?e=[m]:e.push(m),t++}if(typeof S=="nu\
mber"){if(S>6e5||isNaN(S)){let m={instancePath:s+"/body_ms",schemaPath:"#/properties/body_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:z.
properties.body_ms,data:S};e===null?e=[m]:e.push(m),t++}if(S<100||isNaN(S)){let m={instancePath:s+"/\
body_ms",schemaPath:"#/properties/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},
message:"must be >= 100",schema:100,parentSchema:z.properties.body_ms,data:S};e===null?e=[m]:e.push(
m),t++}}let y=a.connect_ms;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let m={instancePath:s+"/conn\
ect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:z.properties.connect_ms.type,parentSchema:z.properties.connect_ms,data:y};e===
null?e=[m]:e.push(m),t++}if(typeof y=="number"){if(y>6e4||isNaN(y)){let m={instancePath:s+"/connect_\
ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},
message:"must be <= 60000",schema:6e4,parentSchema:z.properties.connect_ms,data:y};e===null?e=[m]:e.
push(m),t++}if(y<10||isNaN(y)){let m={instancePath:s+"/connect_ms",schemaPath:"#/properties/connect_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:z.
properties.connect_ms,data:y};e===null?e=[m]:e.push(m),t++}}let p=a.first_byte_ms;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p))){let m={instancePath:s+"/first_byte_ms",schemaPath:"#/properties/first_byt\
e_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:z.properties.first_byte_ms.
type,parentSchema:z.properties.first_byte_ms,data:p};e===null?e=[m]:e.push(m),t++}if(typeof p=="numb\
er"){if(p>6e5||isNaN(p)){let m={instancePath:s+"/first_byte_ms",schemaPath:"#/properties/first_byte_\
ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:z.properties.first_byte_ms,data:p};e===null?e=[m]:e.push(m),t++}if(p<10||isNaN(p)){let m={
instancePath:s+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:z.properties.first_byte_ms,
data:p};e===null?e=[m]:e.push(m),t++}}let d=a.idle_ms;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={
instancePath:s+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:z.properties.idle_ms.type,parentSchema:z.properties.idle_ms,data:d};
e===null?e=[m]:e.push(m),t++}if(typeof d=="number"){if(d>6e5||isNaN(d)){let m={instancePath:s+"/idle\
_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:z.properties.idle_ms,data:d};e===null?e=[m]:e.push(
m),t++}if(d<10||isNaN(d)){let m={instancePath:s+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:z.
properties.idle_ms,data:d};e===null?e=[m]:e.push(m),t++}}let f=a.whole_ms;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f))){let m={instancePath:s+"/whole_ms",schemaPath:"#/properties/whole_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:z.properties.whole_ms.type,parentSchema:z.
properties.whole_ms,data:f};e===null?e=[m]:e.push(m),t++}if(typeof f=="number"){if(f>36e5||isNaN(f)){
let m={instancePath:s+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:z.properties.whole_ms,
data:f};e===null?e=[m]:e.push(m),t++}if(f<10||isNaN(f)){let m={instancePath:s+"/whole_ms",schemaPath:"\
#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be \
>= 10",schema:10,parentSchema:z.properties.whole_ms,data:f};e===null?e=[m]:e.push(m),t++}}let v=a.stream_ms;
if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){let m={instancePath:s+"/stream_ms",schemaPath:"#/proper\
ties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:z.properties.
stream_ms.type,parentSchema:z.properties.stream_ms,data:v};e===null?e=[m]:e.push(m),t++}if(typeof v==
"number"){if(v>864e5||isNaN(v)){let m={instancePath:s+"/stream_ms",schemaPath:"#/properties/stream_m\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000",schema:864e5,
parentSchema:z.properties.stream_ms,data:v};e===null?e=[m]:e.push(m),t++}if(v<10||isNaN(v)){let m={instancePath:s+
"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:z.properties.stream_ms,data:v};e===null?e=[m]:e.push(
m),t++}}let _=a.keep_alive_ms;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let m={instancePath:s+"/k\
eep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:z.properties.keep_alive_ms.type,parentSchema:z.properties.keep_alive_ms,data:_};
e===null?e=[m]:e.push(m),t++}if(typeof _=="number"){if(_>6e5||isNaN(_)){let m={instancePath:s+"/keep\
_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"maximum",params:{comparison:"<=",
limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:z.properties.keep_alive_ms,data:_};e===
null?e=[m]:e.push(m),t++}if(_<10||isNaN(_)){let m={instancePath:s+"/keep_alive_ms",schemaPath:"#/pro\
perties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be \
>= 10",schema:10,parentSchema:z.properties.keep_alive_ms,data:_};e===null?e=[m]:e.push(m),t++}}let B=a.
write_stall_ms;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B))){let m={instancePath:s+"/write_stall_ms",
schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer",schema:z.properties.write_stall_ms.type,parentSchema:z.properties.write_stall_ms,data:B};
e===null?e=[m]:e.push(m),t++}if(typeof B=="number"){if(B>6e5||isNaN(B)){let m={instancePath:s+"/writ\
e_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:z.properties.write_stall_ms,data:B};
e===null?e=[m]:e.push(m),t++}if(B<10||isNaN(B)){let m={instancePath:s+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:z.properties.write_stall_ms,data:B};e===null?e=[m]:e.push(m),t++}}
let q=a.after_disconnect_ms;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q))){let m={instancePath:s+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:z.properties.after_disconnect_ms.type,parentSchema:z.properties.
after_disconnect_ms,data:q};e===null?e=[m]:e.push(m),t++}if(typeof q=="number"){if(q>5e3||isNaN(q)){
let m={instancePath:s+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:z.properties.
after_disconnect_ms,data:q};e===null?e=[m]:e.push(m),t++}if(q<0||isNaN(q)){let m={instancePath:s+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.properties.after_disconnect_ms,
data:q};e===null?e=[m]:e.push(m),t++}}let D=a.reply_bytes;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D))){
let m={instancePath:s+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:z.properties.reply_bytes.type,parentSchema:z.properties.
reply_bytes,data:D};e===null?e=[m]:e.push(m),t++}if(typeof D=="number"){if(D>1073741824||isNaN(D)){let m={
instancePath:s+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:z.properties.
reply_bytes,data:D};e===null?e=[m]:e.push(m),t++}if(D<1024||isNaN(D)){let m={instancePath:s+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:z.properties.reply_bytes,data:D};e===null?e=[m]:e.
push(m),t++}}let I=a.connections;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I))){let m={instancePath:s+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:z.properties.connections.type,parentSchema:z.properties.connections,data:I};
e===null?e=[m]:e.push(m),t++}if(typeof I=="number"){if(I>1e5||isNaN(I)){let m={instancePath:s+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:z.properties.connections,data:I};e===null?e=[m]:
e.push(m),t++}if(I<1||isNaN(I)){let m={instancePath:s+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:z.
properties.connections,data:I};e===null?e=[m]:e.push(m),t++}}let F=a.unpriced;if(typeof F!="string"){
let m={instancePath:s+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:z.properties.unpriced.type,parentSchema:z.properties.unpriced,
data:F};e===null?e=[m]:e.push(m),t++}if(!(F==="allow"||F==="refuse")){let m={instancePath:s+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:z.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:z.properties.unpriced.enum,parentSchema:z.
properties.unpriced,data:F};e===null?e=[m]:e.push(m),t++}}else{let u={instancePath:s,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:z.type,parentSchema:z,data:a};
e===null?e=[u]:e.push(u),t++}return Ne.errors=e,t===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var V={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
vs=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),T={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},X={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_secr\
et_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_]\
[A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
ss=new RegExp("^https?://","u");function xe(a,{instancePath:s="",parentData:C,parentDataProperty:Z,rootData:E=a,
dynamicAnchors:te={}}={}){let e=null,t=0,R=xe.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&
(R.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let u={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:T.required,parentSchema:T,data:a};e===null?e=[u]:e.push(u),t++}if(a.pay_to===
void 0){let u={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:T.required,parentSchema:T,data:a};e===null?
e=[u]:e.push(u),t++}if(a.asset===void 0){let u={instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:T.required,
parentSchema:T,data:a};e===null?e=[u]:e.push(u),t++}if(a.decimals===void 0){let u={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:T.required,parentSchema:T,data:a};e===null?e=[u]:e.push(u),t++}if(a.facilitator===
void 0){let u={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:T.required,parentSchema:T,data:a};
e===null?e=[u]:e.push(u),t++}for(let u in a)if(!$e.call(T.properties,u)){let h={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must N\
OT have additional properties",schema:!1,parentSchema:T,data:a};e===null?e=[h]:e.push(h),t++}if(a.path!==
void 0){let u=a.path;if(typeof u!="string"){let h={instancePath:s+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.path.type,
parentSchema:T.properties.path,data:u};e===null?e=[h]:e.push(h),t++}if(!(u==="evm"||u==="solana")){let h={
instancePath:s+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:T.properties.
path.enum},message:"must be equal to one of the allowed values",schema:T.properties.path.enum,parentSchema:T.
properties.path,data:u};e===null?e=[h]:e.push(h),t++}}if(a.pay_to!==void 0){let u=a.pay_to;if(typeof u==
"string"){if(w(u)>44){let h={instancePath:s+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:T.
properties.pay_to,data:u};e===null?e=[h]:e.push(h),t++}if(w(u)<32){let h={instancePath:s+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:T.properties.pay_to,data:u};e===null?e=[h]:e.push(h),t++}}else{
let h={instancePath:s+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:T.properties.pay_to.type,parentSchema:T.properties.pay_to,data:u};
e===null?e=[h]:e.push(h),t++}}if(a.asset!==void 0){let u=a.asset;if(typeof u=="string"){if(w(u)>44){
let h={instancePath:s+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:T.properties.asset,
data:u};e===null?e=[h]:e.push(h),t++}if(w(u)<32){let h={instancePath:s+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:T.properties.asset,data:u};e===null?e=[h]:e.push(h),t++}}else{let h={
instancePath:s+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:T.properties.asset.type,parentSchema:T.properties.asset,data:u};e===null?e=[h]:
e.push(h),t++}}if(a.asset_name!==void 0){let u=a.asset_name;if(typeof u=="string"){if(w(u)>64){let h={
instancePath:s+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:T.properties.asset_name,
data:u};e===null?e=[h]:e.push(h),t++}if(w(u)<1){let h={instancePath:s+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:T.properties.asset_name,data:u};e===null?e=[h]:e.push(h),t++}}else{
let h={instancePath:s+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:T.properties.asset_name.type,parentSchema:T.properties.
asset_name,data:u};e===null?e=[h]:e.push(h),t++}}if(a.asset_version!==void 0){let u=a.asset_version;
if(typeof u=="string"){if(w(u)>16){let h={instancePath:s+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:T.properties.asset_version,data:u};e===null?e=[h]:e.push(h),t++}if(w(
u)<1){let h={instancePath:s+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.
properties.asset_version,data:u};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:s+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:T.properties.asset_version.type,parentSchema:T.properties.asset_version,data:u};
e===null?e=[h]:e.push(h),t++}}if(a.decimals!==void 0){let u=a.decimals;if(!(typeof u=="number"&&!(u%
1)&&!isNaN(u))){let h={instancePath:s+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:T.properties.decimals.type,parentSchema:T.
properties.decimals,data:u};e===null?e=[h]:e.push(h),t++}if(typeof u=="number"){if(u>18||isNaN(u)){let h={
instancePath:s+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:T.properties.decimals,data:u};e===null?
e=[h]:e.push(h),t++}if(u<0||isNaN(u)){let h={instancePath:s+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:T.
properties.decimals,data:u};e===null?e=[h]:e.push(h),t++}}}if(a.facilitator!==void 0){let u=a.facilitator;
if(typeof u=="string"){if(w(u)>1024){let h={instancePath:s+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:T.properties.facilitator,data:u};e===null?e=[h]:e.push(h),t++}if(!ss.
test(u)){let h={instancePath:s+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:T.properties.facilitator,data:u};e===null?e=[h]:e.push(h),t++}if(!ze(u)){let h={instancePath:s+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:T.properties.facilitator,data:u};e===null?e=[h]:e.
push(h),t++}}else{let h={instancePath:s+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.facilitator.type,parentSchema:T.
properties.facilitator,data:u};e===null?e=[h]:e.push(h),t++}}if(a.facilitator_key_env!==void 0){let u=a.
facilitator_key_env;if(typeof u=="string"){if(w(u)>128){let h={instancePath:s+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:T.properties.facilitator_key_env,data:u};
e===null?e=[h]:e.push(h),t++}if(!be.test(u)){let h={instancePath:s+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:T.
properties.facilitator_key_env,data:u};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:s+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:T.properties.facilitator_key_env.type,parentSchema:T.properties.
facilitator_key_env,data:u};e===null?e=[h]:e.push(h),t++}}if(a.facilitator_key_file!==void 0){let u=a.
facilitator_key_file;if(typeof u=="string"){if(w(u)>1024){let h={instancePath:s+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:T.properties.facilitator_key_file,
data:u};e===null?e=[h]:e.push(h),t++}if(w(u)<1){let h={instancePath:s+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:T.properties.facilitator_key_file,data:u};e===null?
e=[h]:e.push(h),t++}if(!Oe.test(u)){let h={instancePath:s+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:T.properties.facilitator_key_file,
data:u};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:s+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:T.properties.facilitator_key_file.type,parentSchema:T.properties.facilitator_key_file,data:u};
e===null?e=[h]:e.push(h),t++}}if(a.facilitator_auth!==void 0){let u=a.facilitator_auth;if(u&&typeof u==
"object"&&!Array.isArray(u)){if(u.kind===void 0){let h={instancePath:s+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:X.required,parentSchema:X,data:u};e===null?e=[h]:e.push(h),
t++}if(u.key_id_env===void 0){let h={instancePath:s+"/facilitator_auth",schemaPath:"#/components/sch\
emas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"mus\
t have required property 'key_id_env'",schema:X.required,parentSchema:X,data:u};e===null?e=[h]:e.push(
h),t++}if(u.key_secret_env===void 0){let h={instancePath:s+"/facilitator_auth",schemaPath:"#/compone\
nts/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_env"},message:"\
must have required property 'key_secret_env'",schema:X.required,parentSchema:X,data:u};e===null?e=[h]:
e.push(h),t++}for(let h in u)if(!(h==="kind"||h==="key_id_env"||h==="key_secret_env")){let S={instancePath:s+
"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,
parentSchema:X,data:u};e===null?e=[S]:e.push(S),t++}if(u.kind!==void 0){let h=u.kind;if(typeof h!="s\
tring"){let S={instancePath:s+"/facilitator_auth/kind",schemaPath:"#/components/schemas/FacilitatorA\
uth/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.
kind.type,parentSchema:X.properties.kind,data:h};e===null?e=[S]:e.push(S),t++}if(h!=="cdp"){let S={instancePath:s+
"/facilitator_auth/kind",schemaPath:"#/components/schemas/FacilitatorAuth/properties/kind/enum",keyword:"\
enum",params:{allowedValues:X.properties.kind.enum},message:"must be equal to one of the allowed val\
ues",schema:X.properties.kind.enum,parentSchema:X.properties.kind,data:h};e===null?e=[S]:e.push(S),t++}}
if(u.key_id_env!==void 0){let h=u.key_id_env;if(typeof h=="string"){if(w(h)>128){let S={instancePath:s+
"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_id_en\
v/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:X.properties.key_id_env,data:h};e===null?e=[S]:e.push(S),t++}if(!be.test(h)){
let S={instancePath:s+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAut\
h/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:X.properties.
key_id_env,data:h};e===null?e=[S]:e.push(S),t++}}else{let S={instancePath:s+"/facilitator_auth/key_i\
d_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_id_env/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:X.properties.key_id_env.type,parentSchema:X.properties.
key_id_env,data:h};e===null?e=[S]:e.push(S),t++}}if(u.key_secret_env!==void 0){let h=u.key_secret_env;
if(typeof h=="string"){if(w(h)>128){let S={instancePath:s+"/facilitator_auth/key_secret_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_secret_env/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:X.properties.key_secret_env,
data:h};e===null?e=[S]:e.push(S),t++}if(!be.test(h)){let S={instancePath:s+"/facilitator_auth/key_se\
cret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:X.properties.key_secret_env,data:h};e===null?
e=[S]:e.push(S),t++}}else{let S={instancePath:s+"/facilitator_auth/key_secret_env",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:X.properties.key_secret_env.type,parentSchema:X.properties.key_secret_env,
data:h};e===null?e=[S]:e.push(S),t++}}}else{let h={instancePath:s+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct",schema:X.type,parentSchema:X,data:u};e===null?e=[h]:e.push(h),t++}}if(a.rpc_env!==void 0){let u=a.
rpc_env;if(typeof u=="string"){if(w(u)>128){let h={instancePath:s+"/rpc_env",schemaPath:"#/propertie\
s/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 cha\
racters",schema:128,parentSchema:T.properties.rpc_env,data:u};e===null?e=[h]:e.push(h),t++}if(!be.test(
u)){let h={instancePath:s+"/rpc_env",schemaPath:"#/properties/rpc_env/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"\
^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:T.properties.rpc_env,data:u};e===null?e=[h]:e.push(h),t++}}else{
let h={instancePath:s+"/rpc_env",schemaPath:"#/properties/rpc_env/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:T.properties.rpc_env.type,parentSchema:T.properties.rpc_env,
data:u};e===null?e=[h]:e.push(h),t++}}}else{let u={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:a};e===null?e=[u]:
e.push(u),t++}return xe.errors=e,t===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(a,{
instancePath:s="",parentData:C,parentDataProperty:Z,rootData:E=a,dynamicAnchors:te={}}={}){let e=null,
t=0,R=Se.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&typeof a==
"object"&&!Array.isArray(a)){a.networks===void 0&&(a.networks={}),a.max_timeout_s===void 0&&(a.max_timeout_s=
120),a.per_payer===void 0&&(a.per_payer=8),a.unsettled===void 0&&(a.unsettled=1e3),a.verify_ms===void 0&&
(a.verify_ms=5e3),a.settle_ms===void 0&&(a.settle_ms=3e4),a.kept_hours===void 0&&(a.kept_hours=24);for(let _ in a)
if(!(_==="networks"||_==="max_timeout_s"||_==="per_payer"||_==="unsettled"||_==="verify_ms"||_==="se\
ttle_ms"||_==="kept_hours")){let B={instancePath:s,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,
parentSchema:V,data:a};e===null?e=[B]:e.push(B),t++}let h=a.networks;if(h&&typeof h=="object"&&!Array.
isArray(h)){if(Object.keys(h).length>16){let _={instancePath:s+"/networks",schemaPath:"#/properties/\
networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"must NOT have more than 1\
6 properties",schema:16,parentSchema:V.properties.networks,data:h};e===null?e=[_]:e.push(_),t++}for(let _ in h){
let B=t;if(typeof _=="string"&&!vs.test(_)){let q={instancePath:s+"/networks",schemaPath:"#/properti\
es/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(eip155:[1-9][0-9]{0,14}|sola\
na:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$",parentSchema:V.
properties.networks.propertyNames,data:_,propertyName:_};e===null?e=[q]:e.push(q),t++}var u=B===t;if(!u){
let q={instancePath:s+"/networks",schemaPath:"#/properties/networks/propertyNames",keyword:"property\
Names",params:{propertyName:_},message:"property name must be valid",schema:V.properties.networks.propertyNames,
parentSchema:V.properties.networks,data:h};e===null?e=[q]:e.push(q),t++}}for(let _ in h)xe(h[_],{instancePath:s+
"/networks/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:_,rootData:E,dynamicAnchors:te})||
(e=e===null?xe.errors:e.concat(xe.errors),t=e.length)}else{let _={instancePath:s+"/networks",schemaPath:"\
#/properties/networks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:V.
properties.networks.type,parentSchema:V.properties.networks,data:h};e===null?e=[_]:e.push(_),t++}let S=a.
max_timeout_s;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let _={instancePath:s+"/max_timeout_s",schemaPath:"\
#/properties/max_timeout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:V.
properties.max_timeout_s.type,parentSchema:V.properties.max_timeout_s,data:S};e===null?e=[_]:e.push(
_),t++}if(typeof S=="number"){if(S>3600||isNaN(S)){let _={instancePath:s+"/max_timeout_s",schemaPath:"\
#/properties/max_timeout_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"m\
ust be <= 3600",schema:3600,parentSchema:V.properties.max_timeout_s,data:S};e===null?e=[_]:e.push(_),
t++}if(S<30||isNaN(S)){let _={instancePath:s+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s\
/minimum",keyword:"minimum",params:{comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:V.
properties.max_timeout_s,data:S};e===null?e=[_]:e.push(_),t++}}let y=a.per_payer;if(!(typeof y=="num\
ber"&&!(y%1)&&!isNaN(y))){let _={instancePath:s+"/per_payer",schemaPath:"#/properties/per_payer/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:V.properties.per_payer.type,
parentSchema:V.properties.per_payer,data:y};e===null?e=[_]:e.push(_),t++}if(typeof y=="number"){if(y>
1e4||isNaN(y)){let _={instancePath:s+"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:V.properties.
per_payer,data:y};e===null?e=[_]:e.push(_),t++}if(y<1||isNaN(y)){let _={instancePath:s+"/per_payer",
schemaPath:"#/properties/per_payer/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:V.properties.per_payer,data:y};e===null?e=[_]:e.push(_),t++}}let p=a.
unsettled;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let _={instancePath:s+"/unsettled",schemaPath:"\
#/properties/unsettled/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:V.
properties.unsettled.type,parentSchema:V.properties.unsettled,data:p};e===null?e=[_]:e.push(_),t++}if(typeof p==
"number"){if(p>1e6||isNaN(p)){let _={instancePath:s+"/unsettled",schemaPath:"#/properties/unsettled/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,
parentSchema:V.properties.unsettled,data:p};e===null?e=[_]:e.push(_),t++}if(p<1||isNaN(p)){let _={instancePath:s+
"/unsettled",schemaPath:"#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:V.properties.unsettled,data:p};e===null?e=[_]:e.push(_),
t++}}let d=a.verify_ms;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let _={instancePath:s+"/verify_m\
s",schemaPath:"#/properties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:V.properties.verify_ms.type,parentSchema:V.properties.verify_ms,data:d};e===null?e=[
_]:e.push(_),t++}if(typeof d=="number"){if(d>6e5||isNaN(d)){let _={instancePath:s+"/verify_ms",schemaPath:"\
#/properties/verify_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must b\
e <= 600000",schema:6e5,parentSchema:V.properties.verify_ms,data:d};e===null?e=[_]:e.push(_),t++}if(d<
100||isNaN(d)){let _={instancePath:s+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:V.properties.
verify_ms,data:d};e===null?e=[_]:e.push(_),t++}}let f=a.settle_ms;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f))){let _={instancePath:s+"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:V.properties.settle_ms.type,parentSchema:V.properties.
settle_ms,data:f};e===null?e=[_]:e.push(_),t++}if(typeof f=="number"){if(f>6e5||isNaN(f)){let _={instancePath:s+
"/settle_ms",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:V.properties.settle_ms,data:f};e===null?e=[_]:e.
push(_),t++}if(f<100||isNaN(f)){let _={instancePath:s+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:V.properties.settle_ms,data:f};e===null?e=[_]:e.push(_),t++}}let v=a.kept_hours;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v))){let _={instancePath:s+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:V.properties.kept_hours.
type,parentSchema:V.properties.kept_hours,data:v};e===null?e=[_]:e.push(_),t++}if(typeof v=="number"){
if(v>87600||isNaN(v)){let _={instancePath:s+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:V.
properties.kept_hours,data:v};e===null?e=[_]:e.push(_),t++}if(v<24||isNaN(v)){let _={instancePath:s+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:V.properties.kept_hours,data:v};e===null?e=
[_]:e.push(_),t++}}}else{let h={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:V.type,parentSchema:V,data:a};e===null?e=[h]:e.push(h),t++}return Se.
errors=e,t===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $={type:"object",additionalProperties:!1,
required:["base_url"],properties:{base_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},
key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},key_file:{type:"string",minLength:1,
maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},auth:{type:"string",enum:["bearer","x-api-key"],default:"\
bearer"},dialects:{type:"array",minItems:1,maxItems:4,default:["chat","embeddings"],items:{type:"str\
ing",enum:["chat","responses","messages","embeddings"]}},hosted_tools:{type:"object",maxProperties:32,
propertyNames:{pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",maxLength:64},additionalProperties:{
$ref:"#/components/schemas/HostedTool"}},forward_members:{type:"array",maxItems:64,items:{type:"stri\
ng",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"}},headers:{type:"object",maxProperties:32,
additionalProperties:{type:"string",maxLength:4096}},first_byte_ms:{type:"integer",minimum:10,maximum:6e5},
idle_ms:{type:"integer",minimum:10,maximum:6e5}}},ge={type:"object",additionalProperties:!1,required:[
"usd_per_call"],properties:{usd_per_call:{type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?\
$",maxLength:32}}},As=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$","u"),Ls=new RegExp(
"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),$s=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$","u");function ve(a,{
instancePath:s="",parentData:C,parentDataProperty:Z,rootData:E=a,dynamicAnchors:te={}}={}){let e=null,
t=0,R=ve.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&typeof a==
"object"&&!Array.isArray(a)){if(a.auth===void 0&&(a.auth="bearer"),a.dialects===void 0&&(a.dialects=
["chat","embeddings"]),a.base_url===void 0){let y={instancePath:s,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"base_url"},message:"must have required property 'base_url'",schema:$.
required,parentSchema:$,data:a};e===null?e=[y]:e.push(y),t++}for(let y in a)if(!$e.call($.properties,
y)){let p={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:$,data:a};
e===null?e=[p]:e.push(p),t++}if(a.base_url!==void 0){let y=a.base_url;if(typeof y=="string"){if(w(y)>
1024){let p={instancePath:s+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"maxLen\
gth",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:$.
properties.base_url,data:y};e===null?e=[p]:e.push(p),t++}if(!ss.test(y)){let p={instancePath:s+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:$.properties.base_url,data:y};e===
null?e=[p]:e.push(p),t++}if(!ze(y)){let p={instancePath:s+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:$.
properties.base_url,data:y};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:s+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.
properties.base_url.type,parentSchema:$.properties.base_url,data:y};e===null?e=[p]:e.push(p),t++}}if(a.
key_env!==void 0){let y=a.key_env;if(typeof y=="string"){if(w(y)>128){let p={instancePath:s+"/key_en\
v",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:$.properties.key_env,data:y};e===null?e=[
p]:e.push(p),t++}if(!be.test(y)){let p={instancePath:s+"/key_env",schemaPath:"#/properties/key_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:$.properties.key_env,data:y};
e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:s+"/key_env",schemaPath:"#/properties/key_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.key_env.type,
parentSchema:$.properties.key_env,data:y};e===null?e=[p]:e.push(p),t++}}if(a.key_file!==void 0){let y=a.
key_file;if(typeof y=="string"){if(w(y)>1024){let p={instancePath:s+"/key_file",schemaPath:"#/proper\
ties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 10\
24 characters",schema:1024,parentSchema:$.properties.key_file,data:y};e===null?e=[p]:e.push(p),t++}if(w(
y)<1){let p={instancePath:s+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.properties.
key_file,data:y};e===null?e=[p]:e.push(p),t++}if(!Oe.test(y)){let p={instancePath:s+"/key_file",schemaPath:"\
#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must \
match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.key_file,data:y};
e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:s+"/key_file",schemaPath:"#/properties/key_fi\
le/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.key_file.
type,parentSchema:$.properties.key_file,data:y};e===null?e=[p]:e.push(p),t++}}let h=a.auth;if(typeof h!=
"string"){let y={instancePath:s+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:$.properties.auth.type,parentSchema:$.properties.auth,data:h};
e===null?e=[y]:e.push(y),t++}if(!(h==="bearer"||h==="x-api-key")){let y={instancePath:s+"/auth",schemaPath:"\
#/properties/auth/enum",keyword:"enum",params:{allowedValues:$.properties.auth.enum},message:"must b\
e equal to one of the allowed values",schema:$.properties.auth.enum,parentSchema:$.properties.auth,data:h};
e===null?e=[y]:e.push(y),t++}let S=a.dialects;if(Array.isArray(S)){if(S.length>4){let p={instancePath:s+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:4},message:"\
must NOT have more than 4 items",schema:4,parentSchema:$.properties.dialects,data:S};e===null?e=[p]:
e.push(p),t++}if(S.length<1){let p={instancePath:s+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:$.
properties.dialects,data:S};e===null?e=[p]:e.push(p),t++}let y=S.length;for(let p=0;p<y;p++){let d=S[p];
if(typeof d!="string"){let f={instancePath:s+"/dialects/"+p,schemaPath:"#/properties/dialects/items/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.dialects.items.
type,parentSchema:$.properties.dialects.items,data:d};e===null?e=[f]:e.push(f),t++}if(!(d==="chat"||
d==="responses"||d==="messages"||d==="embeddings")){let f={instancePath:s+"/dialects/"+p,schemaPath:"\
#/properties/dialects/items/enum",keyword:"enum",params:{allowedValues:$.properties.dialects.items.enum},
message:"must be equal to one of the allowed values",schema:$.properties.dialects.items.enum,parentSchema:$.
properties.dialects.items,data:d};e===null?e=[f]:e.push(f),t++}}}else{let y={instancePath:s+"/dialec\
ts",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray",schema:$.properties.dialects.type,parentSchema:$.properties.dialects,data:S};e===null?e=[y]:e.push(
y),t++}if(a.hosted_tools!==void 0){let y=a.hosted_tools;if(y&&typeof y=="object"&&!Array.isArray(y)){
if(Object.keys(y).length>32){let p={instancePath:s+"/hosted_tools",schemaPath:"#/properties/hosted_t\
ools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 pr\
operties",schema:32,parentSchema:$.properties.hosted_tools,data:y};e===null?e=[p]:e.push(p),t++}for(let p in y){
let d=t;if(typeof p=="string"){if(w(p)>64){let f={instancePath:s+"/hosted_tools",schemaPath:"#/prope\
rties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT \
have more than 64 characters",schema:64,parentSchema:$.properties.hosted_tools.propertyNames,data:p,
propertyName:p};e===null?e=[f]:e.push(f),t++}if(!As.test(p)){let f={instancePath:s+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(?!mcp|file_sea\
rch$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|file_search$|.*_preview$)[\
a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",parentSchema:$.properties.
hosted_tools.propertyNames,data:p,propertyName:p};e===null?e=[f]:e.push(f),t++}}var u=d===t;if(!u){let f={
instancePath:s+"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames",keyword:"propert\
yNames",params:{propertyName:p},message:"property name must be valid",schema:$.properties.hosted_tools.
propertyNames,parentSchema:$.properties.hosted_tools,data:y};e===null?e=[f]:e.push(f),t++}}for(let p in y){
let d=y[p];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.usd_per_call===void 0){let f={instancePath:s+
"/hosted_tools/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedToo\
l/required",keyword:"required",params:{missingProperty:"usd_per_call"},message:"must have required p\
roperty 'usd_per_call'",schema:ge.required,parentSchema:ge,data:d};e===null?e=[f]:e.push(f),t++}for(let f in d)
if(f!=="usd_per_call"){let v={instancePath:s+"/hosted_tools/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:ge,data:d};
e===null?e=[v]:e.push(v),t++}if(d.usd_per_call!==void 0){let f=d.usd_per_call;if(typeof f=="string"){
if(w(f)>32){let v={instancePath:s+"/hosted_tools/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_pe\
r_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/maxLength",keyword:"maxL\
ength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:ge.properties.
usd_per_call,data:f};e===null?e=[v]:e.push(v),t++}if(!Ls.test(f)){let v={instancePath:s+"/hosted_too\
ls/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/Hoste\
dTool/properties/usd_per_call/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-\
9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][\
0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:ge.properties.usd_per_call,data:f};e===null?e=[v]:e.push(v),
t++}}else{let v={instancePath:s+"/hosted_tools/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_\
call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ge.properties.usd_per_call.type,parentSchema:ge.properties.
usd_per_call,data:f};e===null?e=[v]:e.push(v),t++}}}else{let f={instancePath:s+"/hosted_tools/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,data:d};e===null?e=[f]:e.push(
f),t++}}}else{let p={instancePath:s+"/hosted_tools",schemaPath:"#/properties/hosted_tools/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:$.properties.hosted_tools.type,parentSchema:$.
properties.hosted_tools,data:y};e===null?e=[p]:e.push(p),t++}}if(a.forward_members!==void 0){let y=a.
forward_members;if(Array.isArray(y)){if(y.length>64){let d={instancePath:s+"/forward_members",schemaPath:"\
#/properties/forward_members/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:$.properties.forward_members,data:y};e===null?e=[d]:e.push(
d),t++}let p=y.length;for(let d=0;d<p;d++){let f=y[d];if(typeof f=="string"){if(w(f)>64){let v={instancePath:s+
"/forward_members/"+d,schemaPath:"#/properties/forward_members/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:$.properties.
forward_members.items,data:f};e===null?e=[v]:e.push(v),t++}if(w(f)<1){let v={instancePath:s+"/forwar\
d_members/"+d,schemaPath:"#/properties/forward_members/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.properties.forward_members.
items,data:f};e===null?e=[v]:e.push(v),t++}if(!$s.test(f)){let v={instancePath:s+"/forward_members/"+
d,schemaPath:"#/properties/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:$.properties.forward_members.items,data:f};e===null?e=[v]:e.push(v),t++}}else{
let v={instancePath:s+"/forward_members/"+d,schemaPath:"#/properties/forward_members/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:$.properties.forward_members.items.type,
parentSchema:$.properties.forward_members.items,data:f};e===null?e=[v]:e.push(v),t++}}}else{let p={instancePath:s+
"/forward_members",schemaPath:"#/properties/forward_members/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:$.properties.forward_members.type,parentSchema:$.properties.forward_members,
data:y};e===null?e=[p]:e.push(p),t++}}if(a.headers!==void 0){let y=a.headers;if(y&&typeof y=="object"&&
!Array.isArray(y)){if(Object.keys(y).length>32){let p={instancePath:s+"/headers",schemaPath:"#/prope\
rties/headers/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more t\
han 32 properties",schema:32,parentSchema:$.properties.headers,data:y};e===null?e=[p]:e.push(p),t++}
for(let p in y){let d=y[p];if(typeof d=="string"){if(w(d)>4096){let f={instancePath:s+"/headers/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLeng\
th",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters",schema:4096,
parentSchema:$.properties.headers.additionalProperties,data:d};e===null?e=[f]:e.push(f),t++}}else{let f={
instancePath:s+"/headers/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers\
/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.
properties.headers.additionalProperties.type,parentSchema:$.properties.headers.additionalProperties,
data:d};e===null?e=[f]:e.push(f),t++}}}else{let p={instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.properties.headers.
type,parentSchema:$.properties.headers,data:y};e===null?e=[p]:e.push(p),t++}}if(a.first_byte_ms!==void 0){
let y=a.first_byte_ms;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let p={instancePath:s+"/first_byt\
e_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:$.properties.first_byte_ms.type,parentSchema:$.properties.first_byte_ms,data:y};
e===null?e=[p]:e.push(p),t++}if(typeof y=="number"){if(y>6e5||isNaN(y)){let p={instancePath:s+"/firs\
t_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",
limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:$.properties.first_byte_ms,data:y};e===
null?e=[p]:e.push(p),t++}if(y<10||isNaN(y)){let p={instancePath:s+"/first_byte_ms",schemaPath:"#/pro\
perties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be \
>= 10",schema:10,parentSchema:$.properties.first_byte_ms,data:y};e===null?e=[p]:e.push(p),t++}}}if(a.
idle_ms!==void 0){let y=a.idle_ms;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let p={instancePath:s+
"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:$.properties.idle_ms.type,parentSchema:$.properties.idle_ms,data:y};e===null?e=
[p]:e.push(p),t++}if(typeof y=="number"){if(y>6e5||isNaN(y)){let p={instancePath:s+"/idle_ms",schemaPath:"\
#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:$.properties.idle_ms,data:y};e===null?e=[p]:e.push(p),t++}if(y<10||
isNaN(y)){let p={instancePath:s+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:$.properties.idle_ms,
data:y};e===null?e=[p]:e.push(p),t++}}}}else{let h={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:a};e===null?e=[h]:
e.push(h),t++}return ve.errors=e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Y={
type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},model:{type:"string",minLength:1,maxLength:256},tier:{type:"integer",minimum:1,maximum:16,
default:1},weight:{type:"integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},
usd_per_million:{$ref:"#/components/schemas/Price"},retry_after_sent:{type:"boolean",default:!0}}};function Ae(a,{
instancePath:s="",parentData:C,parentDataProperty:Z,rootData:E=a,dynamicAnchors:te={}}={}){let e=null,
t=0,R=Ae.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&typeof a==
"object"&&!Array.isArray(a)){if(a.tier===void 0&&(a.tier=1),a.weight===void 0&&(a.weight=1),a.affinity===
void 0&&(a.affinity=!0),a.retry_after_sent===void 0&&(a.retry_after_sent=!0),a.upstream===void 0){let p={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstream"},message:"\
must have required property 'upstream'",schema:Y.required,parentSchema:Y,data:a};e===null?e=[p]:e.push(
p),t++}for(let p in a)if(!(p==="upstream"||p==="model"||p==="tier"||p==="weight"||p==="affinity"||p===
"usd_per_million"||p==="retry_after_sent")){let d={instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:Y,data:a};e===null?e=[d]:e.push(d),t++}if(a.upstream!==void 0){let p=a.
upstream;if(typeof p=="string"){if(w(p)>64){let d={instancePath:s+"/upstream",schemaPath:"#/properti\
es/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 cha\
racters",schema:64,parentSchema:Y.properties.upstream,data:p};e===null?e=[d]:e.push(d),t++}if(w(p)<1){
let d={instancePath:s+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y.properties.upstream,
data:p};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:s+"/upstream",schemaPath:"#/propertie\
s/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.
upstream.type,parentSchema:Y.properties.upstream,data:p};e===null?e=[d]:e.push(d),t++}}if(a.model!==
void 0){let p=a.model;if(typeof p=="string"){if(w(p)>256){let d={instancePath:s+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:Y.properties.model,data:p};e===null?e=[d]:e.push(d),t++}if(w(
p)<1){let d={instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y.properties.model,data:p};
e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:s+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.model.type,parentSchema:Y.
properties.model,data:p};e===null?e=[d]:e.push(d),t++}}let u=a.tier;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u))){let p={instancePath:s+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:Y.properties.tier.type,parentSchema:Y.properties.tier,
data:u};e===null?e=[p]:e.push(p),t++}if(typeof u=="number"){if(u>16||isNaN(u)){let p={instancePath:s+
"/tier",schemaPath:"#/properties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"\
must be <= 16",schema:16,parentSchema:Y.properties.tier,data:u};e===null?e=[p]:e.push(p),t++}if(u<1||
isNaN(u)){let p={instancePath:s+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Y.properties.tier,data:u};e===
null?e=[p]:e.push(p),t++}}let h=a.weight;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let p={instancePath:s+
"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer",schema:Y.properties.weight.type,parentSchema:Y.properties.weight,data:h};e===null?e=[p]:
e.push(p),t++}if(typeof h=="number"){if(h>1e3||isNaN(h)){let p={instancePath:s+"/weight",schemaPath:"\
#/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <\
= 1000",schema:1e3,parentSchema:Y.properties.weight,data:h};e===null?e=[p]:e.push(p),t++}if(h<1||isNaN(
h)){let p={instancePath:s+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Y.properties.weight,data:h};e===
null?e=[p]:e.push(p),t++}}let S=a.affinity;if(typeof S!="boolean"){let p={instancePath:s+"/affinity",
schemaPath:"#/properties/affinity/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:Y.properties.affinity.type,parentSchema:Y.properties.affinity,data:S};e===null?e=[p]:e.push(
p),t++}if(a.usd_per_million!==void 0){let p=a.usd_per_million;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.input===void 0){let d={instancePath:s+"/usd_per_million",schemaPath:"#/components/schemas/P\
rice/required",keyword:"required",params:{missingProperty:"input"},message:"must have required prope\
rty 'input'",schema:j.required,parentSchema:j,data:p};e===null?e=[d]:e.push(d),t++}if(p.output===void 0){
let d={instancePath:s+"/usd_per_million",schemaPath:"#/components/schemas/Price/required",keyword:"r\
equired",params:{missingProperty:"output"},message:"must have required property 'output'",schema:j.required,
parentSchema:j,data:p};e===null?e=[d]:e.push(d),t++}for(let d in p)if(!(d==="input"||d==="cached_inp\
ut"||d==="cache_write_input"||d==="cache_write_1h_input"||d==="output")){let f={instancePath:s+"/usd\
_per_million",schemaPath:"#/components/schemas/Price/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:d},message:"must NOT have additional properties",schema:!1,parentSchema:j,
data:p};e===null?e=[f]:e.push(f),t++}if(p.input!==void 0){let d=p.input;if(typeof d=="string"){if(w(
d)>32){let f={instancePath:s+"/usd_per_million/input",schemaPath:"#/components/schemas/Price/propert\
ies/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 chara\
cters",schema:32,parentSchema:j.properties.input,data:d};e===null?e=[f]:e.push(f),t++}if(!ue.test(d)){
let f={instancePath:s+"/usd_per_million/input",schemaPath:"#/components/schemas/Price/properties/inp\
ut/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must\
 match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:j.properties.input,data:d};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:s+"/u\
sd_per_million/input",schemaPath:"#/components/schemas/Price/properties/input/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:j.properties.input.type,parentSchema:j.properties.input,
data:d};e===null?e=[f]:e.push(f),t++}}if(p.cached_input!==void 0){let d=p.cached_input;if(typeof d==
"string"){if(w(d)>32){let f={instancePath:s+"/usd_per_million/cached_input",schemaPath:"#/components\
/schemas/Price/properties/cached_input/maxLength",keyword:"maxLength",params:{limit:32},message:"mus\
t NOT have more than 32 characters",schema:32,parentSchema:j.properties.cached_input,data:d};e===null?
e=[f]:e.push(f),t++}if(!ue.test(d)){let f={instancePath:s+"/usd_per_million/cached_input",schemaPath:"\
#/components/schemas/Price/properties/cached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$\
"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:j.properties.cached_input,data:d};e===
null?e=[f]:e.push(f),t++}}else{let f={instancePath:s+"/usd_per_million/cached_input",schemaPath:"#/c\
omponents/schemas/Price/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:j.properties.cached_input.type,parentSchema:j.properties.cached_input,data:d};
e===null?e=[f]:e.push(f),t++}}if(p.cache_write_input!==void 0){let d=p.cache_write_input;if(typeof d==
"string"){if(w(d)>32){let f={instancePath:s+"/usd_per_million/cache_write_input",schemaPath:"#/compo\
nents/schemas/Price/properties/cache_write_input/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:j.properties.cache_write_input,data:d};
e===null?e=[f]:e.push(f),t++}if(!ue.test(d)){let f={instancePath:s+"/usd_per_million/cache_write_inp\
ut",schemaPath:"#/components/schemas/Price/properties/cache_write_input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:j.properties.cache_write_input,
data:d};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:s+"/usd_per_million/cache_write_input",
schemaPath:"#/components/schemas/Price/properties/cache_write_input/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:j.properties.cache_write_input.type,parentSchema:j.properties.
cache_write_input,data:d};e===null?e=[f]:e.push(f),t++}}if(p.cache_write_1h_input!==void 0){let d=p.
cache_write_1h_input;if(typeof d=="string"){if(w(d)>32){let f={instancePath:s+"/usd_per_million/cach\
e_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_write_1h_input/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:j.
properties.cache_write_1h_input,data:d};e===null?e=[f]:e.push(f),t++}if(!ue.test(d)){let f={instancePath:s+
"/usd_per_million/cache_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_writ\
e_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:j.properties.cache_write_1h_input,data:d};e===null?e=[f]:e.push(f),t++}}else{let f={
instancePath:s+"/usd_per_million/cache_write_1h_input",schemaPath:"#/components/schemas/Price/proper\
ties/cache_write_1h_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.
properties.cache_write_1h_input.type,parentSchema:j.properties.cache_write_1h_input,data:d};e===null?
e=[f]:e.push(f),t++}}if(p.output!==void 0){let d=p.output;if(typeof d=="string"){if(w(d)>32){let f={
instancePath:s+"/usd_per_million/output",schemaPath:"#/components/schemas/Price/properties/output/ma\
xLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,
parentSchema:j.properties.output,data:d};e===null?e=[f]:e.push(f),t++}if(!ue.test(d)){let f={instancePath:s+
"/usd_per_million/output",schemaPath:"#/components/schemas/Price/properties/output/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:j.properties.
output,data:d};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:s+"/usd_per_million/output",schemaPath:"\
#/components/schemas/Price/properties/output/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:j.properties.output.type,parentSchema:j.properties.output,data:d};e===null?e=[f]:
e.push(f),t++}}}else{let d={instancePath:s+"/usd_per_million",schemaPath:"#/components/schemas/Price\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.type,parentSchema:j,data:p};
e===null?e=[d]:e.push(d),t++}}let y=a.retry_after_sent;if(typeof y!="boolean"){let p={instancePath:s+
"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:Y.properties.retry_after_sent.type,parentSchema:Y.properties.
retry_after_sent,data:y};e===null?e=[p]:e.push(p),t++}}else{let u={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:a};
e===null?e=[u]:e.push(u),t++}return Ae.errors=e,t===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Le(a,{instancePath:s="",parentData:C,parentDataProperty:Z,rootData:E=a,dynamicAnchors:te={}}={}){
let e=null,t=0,R=Le.evaluated;if(R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.store===void 0&&(a.store=".tollgate"),a.store_connections===
void 0&&(a.store_connections=10),a.spool===void 0&&(a.spool=".tollgate"),a.workers===void 0&&(a.workers=
1),a.gateway===void 0&&(a.gateway={}),a.mesh===void 0&&(a.mesh={}),a.metadata===void 0&&(a.metadata=
{}),a.operator===void 0&&(a.operator={}),a.limits===void 0&&(a.limits={}),a.admission===void 0&&(a.admission=
{}),a.retry===void 0&&(a.retry={}),a.breaker===void 0&&(a.breaker={}),a.drain===void 0&&(a.drain={}),
a.ledger===void 0&&(a.ledger={}),a.log===void 0&&(a.log={}),a.tracing===void 0&&(a.tracing={}),a.sandbox===
void 0&&(a.sandbox={}),a.payments===void 0&&(a.payments={}),a.trusted_proxies===void 0&&(a.trusted_proxies=
[]),a.upstreams===void 0&&(a.upstreams={}),a.routes===void 0&&(a.routes={}),a.models===void 0&&(a.models=
{}),a.prices===void 0&&(a.prices={}),a.gateway===void 0){let r={instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"gateway"},message:"must have required property 'gatew\
ay'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}if(a.mesh===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mesh"},message:"m\
ust have required property 'mesh'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"metadata"},message:"must have required property 'metadata'",schema:b.required,parentSchema:b,
data:a};e===null?e=[r]:e.push(r),t++}if(a.operator===void 0){let r={instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"operator"},message:"must have required property '\
operator'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}if(a.limits===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},message:"\
must have required property 'limits'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(
r),t++}if(a.admission===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"admission"},message:"must have required property 'admission'",schema:b.required,parentSchema:b,
data:a};e===null?e=[r]:e.push(r),t++}if(a.retry===void 0){let r={instancePath:s,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"retry"},message:"must have required property 'retry'",
schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}if(a.breaker===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breaker"},message:"\
must have required property 'breaker'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(
r),t++}if(a.drain===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"drain"},message:"must have required property 'drain'",schema:b.required,parentSchema:b,
data:a};e===null?e=[r]:e.push(r),t++}if(a.ledger===void 0){let r={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ledger"},message:"must have required property 'ledg\
er'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}if(a.log===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"mu\
st have required property 'log'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}
if(a.tracing===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tracing"},message:"must have required property 'tracing'",schema:b.required,parentSchema:b,data:a};e===
null?e=[r]:e.push(r),t++}if(a.sandbox===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sandbox"},message:"must have required property 'sandbox'",schema:b.
required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}if(a.upstreams===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},message:"must have r\
equired property 'upstreams'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}
if(a.routes===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
routes"},message:"must have required property 'routes'",schema:b.required,parentSchema:b,data:a};e===
null?e=[r]:e.push(r),t++}if(a.models===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"models"},message:"must have required property 'models'",schema:b.
required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}if(a.prices===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have requ\
ired property 'prices'",schema:b.required,parentSchema:b,data:a};e===null?e=[r]:e.push(r),t++}for(let r in a)
if(!$e.call(b.properties,r)){let c={instancePath:s,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:b,data:a};e===null?e=[c]:e.push(c),t++}let p=a.store;if(typeof p=="string"){if(w(p)>1024){
let r={instancePath:s+"/store",schemaPath:"#/properties/store/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:b.properties.
store,data:p};e===null?e=[r]:e.push(r),t++}if(w(p)<1){let r={instancePath:s+"/store",schemaPath:"#/p\
roperties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:b.properties.store,data:p};e===null?e=[r]:e.push(r),t++}if(!Oe.test(
p)){let r={instancePath:s+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:b.properties.store,data:p};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:s+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:b.properties.store.type,parentSchema:b.properties.store,data:p};e===null?e=[r]:e.push(
r),t++}if(a.store_env!==void 0){let r=a.store_env;if(typeof r=="string"){if(w(r)>128){let c={instancePath:s+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:b.properties.store_env,data:r};e===null?
e=[c]:e.push(c),t++}if(!be.test(r)){let c={instancePath:s+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:b.properties.store_env,
data:r};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:s+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.
store_env.type,parentSchema:b.properties.store_env,data:r};e===null?e=[c]:e.push(c),t++}}let d=a.store_connections;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let r={instancePath:s+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:b.properties.store_connections.type,parentSchema:b.properties.store_connections,data:d};e===null?
e=[r]:e.push(r),t++}if(typeof d=="number"){if(d>1e3||isNaN(d)){let r={instancePath:s+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:b.properties.store_connections,data:d};
e===null?e=[r]:e.push(r),t++}if(d<2||isNaN(d)){let r={instancePath:s+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:b.properties.store_connections,data:d};e===null?e=[r]:e.push(r),
t++}}let f=a.spool;if(typeof f=="string"){if(w(f)>1024){let r={instancePath:s+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:b.properties.spool,data:f};e===null?e=[r]:e.push(r),t++}
if(w(f)<1){let r={instancePath:s+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:b.properties.
spool,data:f};e===null?e=[r]:e.push(r),t++}if(!Oe.test(f)){let r={instancePath:s+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:b.properties.spool,data:f};e===
null?e=[r]:e.push(r),t++}}else{let r={instancePath:s+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:b.properties.spool.type,parentSchema:b.
properties.spool,data:f};e===null?e=[r]:e.push(r),t++}let v=a.workers;if(!(typeof v=="number"&&!(v%1)&&
!isNaN(v))){let r={instancePath:s+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:b.properties.workers.type,parentSchema:b.properties.
workers,data:v};e===null?e=[r]:e.push(r),t++}if(typeof v=="number"){if(v>128||isNaN(v)){let r={instancePath:s+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:b.properties.workers,data:v};e===null?e=[r]:e.push(
r),t++}if(v<1||isNaN(v)){let r={instancePath:s+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:b.properties.
workers,data:v};e===null?e=[r]:e.push(r),t++}}let _=a.gateway;if(_&&typeof _=="object"&&!Array.isArray(
_)){_.host===void 0&&(_.host="127.0.0.1"),_.port===void 0&&(_.port=8080),_.cors===void 0&&(_.cors=!1),
_.docs===void 0&&(_.docs=!0);for(let o in _)if(!(o==="host"||o==="port"||o==="public_url"||o==="cors"||
o==="docs")){let k={instancePath:s+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:ee,data:_};e===null?e=[k]:e.push(k),t++}let r=_.host;if(typeof r==
"string"){if(w(r)>253){let o={instancePath:s+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:ee.properties.host,data:r};e===null?e=[o]:e.push(o),t++}if(w(
r)<1){let o={instancePath:s+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ee.properties.host,data:r};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:s+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ee.properties.host.type,parentSchema:ee.properties.host,data:r};
e===null?e=[o]:e.push(o),t++}let c=_.port;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let o={instancePath:s+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ee.properties.port.type,parentSchema:ee.properties.
port,data:c};e===null?e=[o]:e.push(o),t++}if(typeof c=="number"){if(c>65535||isNaN(c)){let o={instancePath:s+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ee.properties.
port,data:c};e===null?e=[o]:e.push(o),t++}if(c<0||isNaN(c)){let o={instancePath:s+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ee.properties.port,data:c};e===null?e=[o]:e.push(o),t++}}
if(_.public_url!==void 0){let o=_.public_url;if(typeof o=="string"){if(w(o)>1024){let k={instancePath:s+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:ee.
properties.public_url,data:o};e===null?e=[k]:e.push(k),t++}if(w(o)<8){let k={instancePath:s+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:ee.properties.
public_url,data:o};e===null?e=[k]:e.push(k),t++}if(!ze(o)){let k={instancePath:s+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:ee.properties.public_url,data:o};e===
null?e=[k]:e.push(k),t++}}else{let k={instancePath:s+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:ee.properties.public_url.type,parentSchema:ee.properties.public_url,data:o};e===null?e=
[k]:e.push(k),t++}}let i=_.cors;if(typeof i!="boolean"){let o={instancePath:s+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ee.properties.cors.type,parentSchema:ee.properties.cors,data:i};e===null?e=[o]:
e.push(o),t++}let n=_.docs;if(typeof n!="boolean"){let o={instancePath:s+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ee.properties.docs.type,parentSchema:ee.properties.docs,data:n};e===null?e=[o]:
e.push(o),t++}}else{let r={instancePath:s+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ee.type,parentSchema:ee,data:_};
e===null?e=[r]:e.push(r),t++}Pe(a.mesh,{instancePath:s+"/mesh",parentData:a,parentDataProperty:"mesh",
rootData:E,dynamicAnchors:te})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length);let B=a.metadata;
if(B&&typeof B=="object"&&!Array.isArray(B)){B.host===void 0&&(B.host="127.0.0.1"),B.port===void 0&&
(B.port=8082),B.docs===void 0&&(B.docs=!0);for(let n in B)if(!(n==="host"||n==="port"||n==="docs")){
let o={instancePath:s+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,
parentSchema:oe,data:B};e===null?e=[o]:e.push(o),t++}let r=B.host;if(typeof r=="string"){if(w(r)>253){
let n={instancePath:s+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:oe.properties.host,data:r};e===null?e=[n]:e.push(n),t++}if(w(r)<1){let n={instancePath:s+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:oe.properties.
host,data:r};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:s+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:oe.properties.host.type,parentSchema:oe.properties.host,data:r};e===null?e=[n]:
e.push(n),t++}let c=B.port;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let n={instancePath:s+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:oe.properties.port.type,parentSchema:oe.properties.port,data:c};
e===null?e=[n]:e.push(n),t++}if(typeof c=="number"){if(c>65535||isNaN(c)){let n={instancePath:s+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:oe.properties.port,
data:c};e===null?e=[n]:e.push(n),t++}if(c<0||isNaN(c)){let n={instancePath:s+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:oe.properties.port,data:c};e===null?e=[n]:e.push(n),t++}}
let i=B.docs;if(typeof i!="boolean"){let n={instancePath:s+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:oe.properties.docs.type,parentSchema:oe.properties.docs,data:i};e===null?e=[n]:e.push(n),
t++}}else{let r={instancePath:s+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,data:B};e===null?
e=[r]:e.push(r),t++}let q=a.operator;if(q&&typeof q=="object"&&!Array.isArray(q)){q.host===void 0&&(q.
host="127.0.0.1"),q.port===void 0&&(q.port=8090),q.hosts===void 0&&(q.hosts=[]),q.console===void 0&&
(q.console=!0),q.docs===void 0&&(q.docs=!0),q.token_env===void 0&&(q.token_env="TOLLGATE_OPERATOR_TO\
KEN"),q.metrics_open===void 0&&(q.metrics_open=!1);for(let A in q)if(!$e.call(M.properties,A)){let G={
instancePath:s+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,
parentSchema:M,data:q};e===null?e=[G]:e.push(G),t++}let r=q.host;if(typeof r=="string"){if(w(r)>253){
let A={instancePath:s+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:M.properties.host,data:r};e===null?e=[A]:e.push(A),t++}if(w(r)<1){let A={instancePath:s+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:M.properties.
host,data:r};e===null?e=[A]:e.push(A),t++}}else{let A={instancePath:s+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:M.properties.host.type,parentSchema:M.properties.host,data:r};e===null?e=[A]:e.
push(A),t++}let c=q.port;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let A={instancePath:s+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:M.properties.port.type,parentSchema:M.properties.port,data:c};
e===null?e=[A]:e.push(A),t++}if(typeof c=="number"){if(c>65535||isNaN(c)){let A={instancePath:s+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:M.properties.port,
data:c};e===null?e=[A]:e.push(A),t++}if(c<0||isNaN(c)){let A={instancePath:s+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:M.properties.port,data:c};e===null?e=[A]:e.push(A),t++}}
if(q.public_url!==void 0){let A=q.public_url;if(typeof A=="string"){if(w(A)>1024){let G={instancePath:s+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:M.
properties.public_url,data:A};e===null?e=[G]:e.push(G),t++}if(w(A)<8){let G={instancePath:s+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:M.properties.
public_url,data:A};e===null?e=[G]:e.push(G),t++}if(!ze(A)){let G={instancePath:s+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:M.properties.public_url,data:A};
e===null?e=[G]:e.push(G),t++}}else{let G={instancePath:s+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:M.properties.public_url.type,parentSchema:M.properties.public_url,data:A};e===null?
e=[G]:e.push(G),t++}}let i=q.hosts;if(Array.isArray(i)){if(i.length>64){let G={instancePath:s+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:M.properties.hosts,
data:i};e===null?e=[G]:e.push(G),t++}let A=i.length;for(let G=0;G<A;G++){let _e=i[G];if(typeof _e=="\
string"){if(w(_e)>253){let he={instancePath:s+"/operator/hosts/"+G,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:M.properties.hosts.items,data:_e};e===null?e=
[he]:e.push(he),t++}if(w(_e)<1){let he={instancePath:s+"/operator/hosts/"+G,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:M.properties.hosts.items,data:_e};e===null?
e=[he]:e.push(he),t++}if(!Ps.test(_e)){let he={instancePath:s+"/operator/hosts/"+G,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:M.
properties.hosts.items,data:_e};e===null?e=[he]:e.push(he),t++}}else{let he={instancePath:s+"/operat\
or/hosts/"+G,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:M.properties.hosts.items.type,parentSchema:M.properties.
hosts.items,data:_e};e===null?e=[he]:e.push(he),t++}}}else{let A={instancePath:s+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:M.properties.hosts.type,parentSchema:M.properties.hosts,data:i};e===null?e=[A]:
e.push(A),t++}let n=q.console;if(typeof n!="boolean"){let A={instancePath:s+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:M.properties.console.type,parentSchema:M.properties.console,data:n};e===null?
e=[A]:e.push(A),t++}let o=q.docs;if(typeof o!="boolean"){let A={instancePath:s+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:M.properties.docs.type,parentSchema:M.properties.docs,data:o};e===null?e=[A]:
e.push(A),t++}let k=q.token_env;if(typeof k=="string"){if(w(k)>128){let A={instancePath:s+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:M.
properties.token_env,data:k};e===null?e=[A]:e.push(A),t++}if(!be.test(k)){let A={instancePath:s+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:M.properties.token_env,data:k};e===null?e=[A]:
e.push(A),t++}}else{let A={instancePath:s+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.
properties.token_env.type,parentSchema:M.properties.token_env,data:k};e===null?e=[A]:e.push(A),t++}if(q.
metrics_token_env!==void 0){let A=q.metrics_token_env;if(typeof A=="string"){if(w(A)>128){let G={instancePath:s+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:M.properties.metrics_token_env,data:A};e===null?e=[G]:e.push(G),t++}if(!be.test(
A)){let G={instancePath:s+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:M.properties.
metrics_token_env,data:A};e===null?e=[G]:e.push(G),t++}}else{let G={instancePath:s+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:M.properties.metrics_token_env.type,parentSchema:M.
properties.metrics_token_env,data:A};e===null?e=[G]:e.push(G),t++}}let de=q.metrics_open;if(typeof de!=
"boolean"){let A={instancePath:s+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:M.
properties.metrics_open.type,parentSchema:M.properties.metrics_open,data:de};e===null?e=[A]:e.push(A),
t++}}else{let r={instancePath:s+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:q};e===null?
e=[r]:e.push(r),t++}Ne(a.limits,{instancePath:s+"/limits",parentData:a,parentDataProperty:"limits",rootData:E,
dynamicAnchors:te})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length);let D=a.admission;if(D&&typeof D==
"object"&&!Array.isArray(D)){D.queue_ms===void 0&&(D.queue_ms=500),D.body_bytes===void 0&&(D.body_bytes=
268435456),D.loop_delay_ms===void 0&&(D.loop_delay_ms=200),D.heap_percent===void 0&&(D.heap_percent=
85);for(let o in D)if(!(o==="concurrent"||o==="queue_ms"||o==="body_bytes"||o==="loop_delay_ms"||o===
"heap_percent")){let k={instancePath:s+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have\
 additional properties",schema:!1,parentSchema:K,data:D};e===null?e=[k]:e.push(k),t++}if(D.concurrent!==
void 0){let o=D.concurrent;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let k={instancePath:s+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:K.properties.concurrent.type,parentSchema:K.
properties.concurrent,data:o};e===null?e=[k]:e.push(k),t++}if(typeof o=="number"){if(o>1e5||isNaN(o)){
let k={instancePath:s+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:K.properties.concurrent,data:o};e===null?e=[k]:e.push(k),t++}if(o<1||isNaN(o)){
let k={instancePath:s+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:K.properties.concurrent,data:o};e===null?e=[k]:e.push(k),t++}}}let r=D.queue_ms;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))){let o={instancePath:s+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:K.properties.queue_ms.type,parentSchema:K.properties.queue_ms,data:r};e===null?e=[o]:
e.push(o),t++}if(typeof r=="number"){if(r>1e4||isNaN(r)){let o={instancePath:s+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:K.properties.queue_ms,data:r};e===
null?e=[o]:e.push(o),t++}if(r<1||isNaN(r)){let o={instancePath:s+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:K.properties.queue_ms,data:r};e===null?e=[o]:e.
push(o),t++}}let c=D.body_bytes;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let o={instancePath:s+"\
/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:K.properties.body_bytes.type,parentSchema:K.
properties.body_bytes,data:c};e===null?e=[o]:e.push(o),t++}if(typeof c=="number"){if(c>1099511627776||
isNaN(c)){let o={instancePath:s+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:K.properties.body_bytes,data:c};e===null?
e=[o]:e.push(o),t++}if(c<8388608||isNaN(c)){let o={instancePath:s+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:K.properties.body_bytes,
data:c};e===null?e=[o]:e.push(o),t++}}let i=D.loop_delay_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i))){let o={instancePath:s+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:K.
properties.loop_delay_ms.type,parentSchema:K.properties.loop_delay_ms,data:i};e===null?e=[o]:e.push(
o),t++}if(typeof i=="number"){if(i>36e5||isNaN(i)){let o={instancePath:s+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:K.properties.loop_delay_ms,
data:i};e===null?e=[o]:e.push(o),t++}if(i<10||isNaN(i)){let o={instancePath:s+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:K.properties.loop_delay_ms,
data:i};e===null?e=[o]:e.push(o),t++}}let n=D.heap_percent;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){
let o={instancePath:s+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:K.properties.
heap_percent.type,parentSchema:K.properties.heap_percent,data:n};e===null?e=[o]:e.push(o),t++}if(typeof n==
"number"){if(n>100||isNaN(n)){let o={instancePath:s+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:K.properties.heap_percent,data:n};e===null?e=[o]:e.
push(o),t++}if(n<10||isNaN(n)){let o={instancePath:s+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:K.properties.heap_percent,data:n};e===null?e=[o]:e.push(
o),t++}}}else{let r={instancePath:s+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:K.type,parentSchema:K,data:D};e===null?
e=[r]:e.push(r),t++}let I=a.retry;if(I&&typeof I=="object"&&!Array.isArray(I)){I.attempts===void 0&&
(I.attempts=3),I.free_failovers===void 0&&(I.free_failovers=10),I.failover_share===void 0&&(I.failover_share=
.2),I.repeat_share===void 0&&(I.repeat_share=.1);for(let o in I)if(!(o==="attempts"||o==="free_failo\
vers"||o==="failover_share"||o==="repeat_share")){let k={instancePath:s+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:ae,data:I};e===null?e=[k]:e.push(
k),t++}let r=I.attempts;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let o={instancePath:s+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ae.properties.attempts.type,parentSchema:ae.properties.attempts,
data:r};e===null?e=[o]:e.push(o),t++}if(typeof r=="number"){if(r>10||isNaN(r)){let o={instancePath:s+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:ae.properties.attempts,
data:r};e===null?e=[o]:e.push(o),t++}if(r<1||isNaN(r)){let o={instancePath:s+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ae.properties.attempts,data:r};e===null?e=[o]:e.push(o),
t++}}let c=I.free_failovers;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let o={instancePath:s+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:ae.properties.free_failovers.type,parentSchema:ae.
properties.free_failovers,data:c};e===null?e=[o]:e.push(o),t++}if(typeof c=="number"){if(c>1e6||isNaN(
c)){let o={instancePath:s+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:ae.properties.free_failovers,data:c};e===null?e=[o]:e.push(o),t++}if(c<
0||isNaN(c)){let o={instancePath:s+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:ae.properties.free_failovers,data:c};e===null?e=[o]:e.push(o),t++}}let i=I.
failover_share;if(typeof i=="number"){if(i>1||isNaN(i)){let o={instancePath:s+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ae.properties.failover_share,data:i};
e===null?e=[o]:e.push(o),t++}if(i<0||isNaN(i)){let o={instancePath:s+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:ae.properties.failover_share,data:i};e===null?
e=[o]:e.push(o),t++}}else{let o={instancePath:s+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:ae.properties.failover_share.type,parentSchema:ae.properties.failover_share,data:i};e===
null?e=[o]:e.push(o),t++}let n=I.repeat_share;if(typeof n=="number"){if(n>1||isNaN(n)){let o={instancePath:s+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ae.properties.
repeat_share,data:n};e===null?e=[o]:e.push(o),t++}if(n<0||isNaN(n)){let o={instancePath:s+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ae.properties.repeat_share,
data:n};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:s+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:ae.properties.repeat_share.type,parentSchema:ae.properties.repeat_share,data:n};
e===null?e=[o]:e.push(o),t++}}else{let r={instancePath:s+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ae.type,parentSchema:ae,
data:I};e===null?e=[r]:e.push(r),t++}let F=a.breaker;if(F&&typeof F=="object"&&!Array.isArray(F)){F.
failures===void 0&&(F.failures=5),F.window===void 0&&(F.window=20),F.open_ms===void 0&&(F.open_ms=5e3);
for(let n in F)if(!(n==="failures"||n==="window"||n==="open_ms")){let o={instancePath:s+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties",schema:!1,parentSchema:re,data:F};e===null?e=[o]:e.push(
o),t++}let r=F.failures;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:s+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:re.properties.failures.type,parentSchema:re.properties.
failures,data:r};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r>1e3||isNaN(r)){let n={instancePath:s+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:re.properties.
failures,data:r};e===null?e=[n]:e.push(n),t++}if(r<1||isNaN(r)){let n={instancePath:s+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:re.properties.failures,data:r};
e===null?e=[n]:e.push(n),t++}}let c=F.window;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let n={instancePath:s+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:re.properties.window.type,parentSchema:re.properties.
window,data:c};e===null?e=[n]:e.push(n),t++}if(typeof c=="number"){if(c>1e3||isNaN(c)){let n={instancePath:s+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:re.properties.
window,data:c};e===null?e=[n]:e.push(n),t++}if(c<2||isNaN(c)){let n={instancePath:s+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:re.properties.window,data:c};e===null?e=[n]:
e.push(n),t++}}let i=F.open_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let n={instancePath:s+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:re.properties.open_ms.type,parentSchema:re.properties.
open_ms,data:i};e===null?e=[n]:e.push(n),t++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let n={instancePath:s+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:re.properties.
open_ms,data:i};e===null?e=[n]:e.push(n),t++}if(i<10||isNaN(i)){let n={instancePath:s+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:re.properties.open_ms,data:i};
e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:s+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:re.type,parentSchema:re,
data:F};e===null?e=[r]:e.push(r),t++}let m=a.drain;if(m&&typeof m=="object"&&!Array.isArray(m)){m.accept_ms===
void 0&&(m.accept_ms=5e3),m.calls_ms===void 0&&(m.calls_ms=3e4),m.streams_ms===void 0&&(m.streams_ms=
6e4);for(let n in m)if(!(n==="accept_ms"||n==="calls_ms"||n==="streams_ms")){let o={instancePath:s+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,parentSchema:pe,
data:m};e===null?e=[o]:e.push(o),t++}let r=m.accept_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){
let n={instancePath:s+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:pe.properties.accept_ms.
type,parentSchema:pe.properties.accept_ms,data:r};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){
if(r>6e5||isNaN(r)){let n={instancePath:s+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:pe.properties.accept_ms,data:r};e===null?e=[n]:e.push(n),t++}if(r<
0||isNaN(r)){let n={instancePath:s+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:pe.properties.accept_ms,data:r};e===null?e=[n]:e.push(n),t++}}let c=m.calls_ms;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let n={instancePath:s+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:pe.properties.calls_ms.type,parentSchema:pe.properties.calls_ms,data:c};e===null?e=[n]:e.push(
n),t++}if(typeof c=="number"){if(c>6e5||isNaN(c)){let n={instancePath:s+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:pe.properties.calls_ms,data:c};e===null?e=[n]:e.
push(n),t++}if(c<0||isNaN(c)){let n={instancePath:s+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:pe.properties.calls_ms,data:c};e===null?e=[n]:e.push(n),t++}}let i=m.
streams_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let n={instancePath:s+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:pe.properties.streams_ms.type,parentSchema:pe.properties.streams_ms,data:i};
e===null?e=[n]:e.push(n),t++}if(typeof i=="number"){if(i>36e5||isNaN(i)){let n={instancePath:s+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:pe.properties.
streams_ms,data:i};e===null?e=[n]:e.push(n),t++}if(i<0||isNaN(i)){let n={instancePath:s+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:pe.properties.streams_ms,data:i};
e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:s+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,
data:m};e===null?e=[r]:e.push(r),t++}let P=a.ledger;if(P&&typeof P=="object"&&!Array.isArray(P)){P.spool_bytes===
void 0&&(P.spool_bytes=268435456),P.kept_days===void 0&&(P.kept_days=90);for(let i in P)if(!(i==="sp\
ool_bytes"||i==="kept_days")){let n={instancePath:s+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must N\
OT have additional properties",schema:!1,parentSchema:le,data:P};e===null?e=[n]:e.push(n),t++}let r=P.
spool_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let i={instancePath:s+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:le.properties.spool_bytes.type,parentSchema:le.properties.spool_bytes,
data:r};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"){if(r>1099511627776||isNaN(r)){let i={instancePath:s+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:le.properties.spool_bytes,data:r};e===null?e=[i]:e.push(i),t++}if(r<65536||isNaN(r)){let i={
instancePath:s+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:le.properties.spool_bytes,data:r};e===null?e=[i]:e.push(i),t++}}let c=P.kept_days;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let i={instancePath:s+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:le.properties.kept_days.type,parentSchema:le.properties.kept_days,data:c};e===null?e=[i]:
e.push(i),t++}if(typeof c=="number"){if(c>36500||isNaN(c)){let i={instancePath:s+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:le.properties.kept_days,data:c};
e===null?e=[i]:e.push(i),t++}if(c<2||isNaN(c)){let i={instancePath:s+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:le.properties.kept_days,data:c};e===null?e=[i]:
e.push(i),t++}}}else{let r={instancePath:s+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,data:P};e===null?
e=[r]:e.push(r),t++}let l=a.log;if(l&&typeof l=="object"&&!Array.isArray(l)){l.level===void 0&&(l.level=
"info"),l.format===void 0&&(l.format="auto");for(let i in l)if(!(i==="level"||i==="format")){let n={
instancePath:s+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:ne,
data:l};e===null?e=[n]:e.push(n),t++}let r=l.level;if(typeof r!="string"){let i={instancePath:s+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:ne.properties.level.type,parentSchema:ne.properties.level,data:r};
e===null?e=[i]:e.push(i),t++}if(!(r==="debug"||r==="info"||r==="warn"||r==="error"||r==="silent")){let i={
instancePath:s+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:ne.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:ne.properties.level.enum,parentSchema:ne.properties.level,data:r};e===null?e=[i]:e.push(i),
t++}let c=l.format;if(typeof c!="string"){let i={instancePath:s+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ne.properties.format.type,parentSchema:ne.properties.format,data:c};e===null?e=[i]:e.push(i),
t++}if(!(c==="auto"||c==="json"||c==="pretty")){let i={instancePath:s+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:ne.properties.format.
enum},message:"must be equal to one of the allowed values",schema:ne.properties.format.enum,parentSchema:ne.
properties.format,data:c};e===null?e=[i]:e.push(i),t++}}else{let r={instancePath:s+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ne.
type,parentSchema:ne,data:l};e===null?e=[r]:e.push(r),t++}let g=a.tracing;if(g&&typeof g=="object"&&
!Array.isArray(g)){g.enabled===void 0&&(g.enabled=!1);for(let c in g)if(c!=="enabled"){let i={instancePath:s+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:qe,
data:g};e===null?e=[i]:e.push(i),t++}let r=g.enabled;if(typeof r!="boolean"){let c={instancePath:s+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:qe.properties.enabled.type,parentSchema:qe.properties.
enabled,data:r};e===null?e=[c]:e.push(c),t++}}else{let r={instancePath:s+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.
type,parentSchema:qe,data:g};e===null?e=[r]:e.push(r),t++}let O=a.sandbox;if(O&&typeof O=="object"&&
!Array.isArray(O)){if(O.public===void 0&&(O.public=!1),O.public===void 0){let c={instancePath:s+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:ke.required,parentSchema:ke,data:O};e===
null?e=[c]:e.push(c),t++}for(let c in O)if(c!=="public"){let i={instancePath:s+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:ke,data:O};e===null?e=[i]:e.push(
i),t++}let r=O.public;if(typeof r!="boolean"){let c={instancePath:s+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ke.properties.public.type,parentSchema:ke.properties.public,data:r};e===null?
e=[c]:e.push(c),t++}}else{let r={instancePath:s+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:ke.type,parentSchema:ke,
data:O};e===null?e=[r]:e.push(r),t++}Se(a.payments,{instancePath:s+"/payments",parentData:a,parentDataProperty:"\
payments",rootData:E,dynamicAnchors:te})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length);let N=a.
trusted_proxies;if(Array.isArray(N)){if(N.length>64){let c={instancePath:s+"/trusted_proxies",schemaPath:"\
#/properties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:b.properties.trusted_proxies,data:N};e===null?e=[c]:e.push(
c),t++}let r=N.length;for(let c=0;c<r;c++){let i=N[c];if(typeof i=="string"){if(w(i)>64){let n={instancePath:s+
"/trusted_proxies/"+c,schemaPath:"#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:b.properties.
trusted_proxies.items,data:i};e===null?e=[n]:e.push(n),t++}if(w(i)<2){let n={instancePath:s+"/truste\
d_proxies/"+c,schemaPath:"#/properties/trusted_proxies/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:b.properties.trusted_proxies.
items,data:i};e===null?e=[n]:e.push(n),t++}if(!Ns.test(i)){let n={instancePath:s+"/trusted_proxies/"+
c,schemaPath:"#/properties/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-\
9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:b.properties.trusted_proxies.items,data:i};e===null?e=[n]:e.
push(n),t++}}else{let n={instancePath:s+"/trusted_proxies/"+c,schemaPath:"#/properties/trusted_proxi\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.trusted_proxies.
items.type,parentSchema:b.properties.trusted_proxies.items,data:i};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:s+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:b.properties.trusted_proxies.type,parentSchema:b.
properties.trusted_proxies,data:N};e===null?e=[r]:e.push(r),t++}let Q=a.upstreams;if(Q&&typeof Q=="o\
bject"&&!Array.isArray(Q)){if(Object.keys(Q).length>256){let r={instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit:256},message:"must NOT h\
ave more than 256 properties",schema:256,parentSchema:b.properties.upstreams,data:Q};e===null?e=[r]:
e.push(r),t++}for(let r in Q){let c=t;if(typeof r=="string"&&!xs.test(r)){let i={instancePath:s+"/up\
streams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',
schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:b.properties.upstreams.propertyNames,data:r,
propertyName:r};e===null?e=[i]:e.push(i),t++}var u=c===t;if(!u){let i={instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"prope\
rty name must be valid",schema:b.properties.upstreams.propertyNames,parentSchema:b.properties.upstreams,
data:Q};e===null?e=[i]:e.push(i),t++}}for(let r in Q)ve(Q[r],{instancePath:s+"/upstreams/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:Q,parentDataProperty:r,rootData:E,dynamicAnchors:te})||(e=
e===null?ve.errors:e.concat(ve.errors),t=e.length)}else{let r={instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.
properties.upstreams.type,parentSchema:b.properties.upstreams,data:Q};e===null?e=[r]:e.push(r),t++}let W=a.
routes;if(W&&typeof W=="object"&&!Array.isArray(W)){if(Object.keys(W).length>4096){let r={instancePath:s+
"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{limit:4096},
message:"must NOT have more than 4096 properties",schema:4096,parentSchema:b.properties.routes,data:W};
e===null?e=[r]:e.push(r),t++}for(let r in W){let c=t;if(typeof r=="string"){if(w(r)>256){let i={instancePath:s+
"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:ce,data:r,propertyName:r};e===
null?e=[i]:e.push(i),t++}if(!Ee.test(r)){let i={instancePath:s+"/routes",schemaPath:"#/components/sc\
hemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},
message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f\
,*]{1,255}\\*?)$",parentSchema:ce,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:s+
"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ce.type,parentSchema:ce,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}var h=c===
t;if(!h){let i={instancePath:s+"/routes",schemaPath:"#/properties/routes/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:r},message:"property name must be valid",schema:b.properties.routes.
propertyNames,parentSchema:b.properties.routes,data:W};e===null?e=[i]:e.push(i),t++}}for(let r in W){
let c=W[r];if(Array.isArray(c)){if(c.length>64){let n={instancePath:s+"/routes/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProperties/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:b.properties.routes.
additionalProperties,data:c};e===null?e=[n]:e.push(n),t++}let i=c.length;for(let n=0;n<i;n++)Ae(c[n],
{instancePath:s+"/routes/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+n,parentData:c,parentDataProperty:n,
rootData:E,dynamicAnchors:te})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length)}else{let i={instancePath:s+
"/routes/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/type",keyword:"type",params:{type:"array"},message:"must be array",schema:b.properties.routes.additionalProperties.
type,parentSchema:b.properties.routes.additionalProperties,data:c};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:s+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:b.properties.routes.type,parentSchema:b.properties.routes,data:W};
e===null?e=[r]:e.push(r),t++}let x=a.models;if(x&&typeof x=="object"&&!Array.isArray(x)){if(Object.keys(
x).length>4096){let r={instancePath:s+"/models",schemaPath:"#/properties/models/maxProperties",keyword:"\
maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:b.
properties.models,data:x};e===null?e=[r]:e.push(r),t++}for(let r in x){let c=t;if(typeof r=="string"){
if(w(r)>256){let i={instancePath:s+"/models",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ce,
data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}if(!Ee.test(r)){let i={instancePath:s+"/models",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:ce,data:r,propertyName:r};e===null?e=[i]:e.push(
i),t++}}else{let i={instancePath:s+"/models",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ce.type,parentSchema:ce,data:r,propertyName:r};
e===null?e=[i]:e.push(i),t++}var S=c===t;if(!S){let i={instancePath:s+"/models",schemaPath:"#/proper\
ties/models/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name mu\
st be valid",schema:b.properties.models.propertyNames,parentSchema:b.properties.models,data:x};e===null?
e=[i]:e.push(i),t++}}for(let r in x){let c=x[r];if(c&&typeof c=="object"&&!Array.isArray(c)){c.kind===
void 0&&(c.kind="chat"),c.input===void 0&&(c.input=["text"]);for(let o in c)if(!(o==="kind"||o==="in\
put"||o==="context_tokens"||o==="output_tokens"||o==="dimensions"||o==="tokens_per_second")){let k={
instancePath:s+"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/\
ModelSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:H,data:c};e===null?e=[k]:e.push(k),t++}let i=c.
kind;if(typeof i!="string"){let o={instancePath:s+"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:H.properties.kind.type,parentSchema:H.properties.kind,
data:i};e===null?e=[o]:e.push(o),t++}if(!(i==="chat"||i==="embeddings")){let o={instancePath:s+"/mod\
els/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSetting\
s/properties/kind/enum",keyword:"enum",params:{allowedValues:H.properties.kind.enum},message:"must b\
e equal to one of the allowed values",schema:H.properties.kind.enum,parentSchema:H.properties.kind,data:i};
e===null?e=[o]:e.push(o),t++}let n=c.input;if(Array.isArray(n)){if(n.length>4){let k={instancePath:s+
"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more t\
han 4 items",schema:4,parentSchema:H.properties.input,data:n};e===null?e=[k]:e.push(k),t++}if(n.length<
1){let k={instancePath:s+"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/\
components/schemas/ModelSettings/properties/input/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items",schema:1,parentSchema:H.properties.input,data:n};e===null?e=[k]:e.
push(k),t++}let o=n.length;for(let k=0;k<o;k++){let de=n[k];if(typeof de!="string"){let A={instancePath:s+
"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+k,schemaPath:"#/components/schemas/Mod\
elSettings/properties/input/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:H.properties.input.items.type,parentSchema:H.properties.input.items,data:de};e===null?e=[A]:
e.push(A),t++}if(!(de==="text"||de==="image"||de==="audio"||de==="file")){let A={instancePath:s+"/mo\
dels/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+k,schemaPath:"#/components/schemas/ModelSe\
ttings/properties/input/items/enum",keyword:"enum",params:{allowedValues:H.properties.input.items.enum},
message:"must be equal to one of the allowed values",schema:H.properties.input.items.enum,parentSchema:H.
properties.input.items,data:de};e===null?e=[A]:e.push(A),t++}}}else{let o={instancePath:s+"/models/"+
r.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/pro\
perties/input/type",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.
input.type,parentSchema:H.properties.input,data:n};e===null?e=[o]:e.push(o),t++}if(c.context_tokens!==
void 0){let o=c.context_tokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let k={instancePath:s+"/\
models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas\
/ModelSettings/properties/context_tokens/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:H.properties.context_tokens.type,parentSchema:H.properties.context_tokens,data:o};
e===null?e=[k]:e.push(k),t++}if(typeof o=="number"){if(o>1e9||isNaN(o)){let k={instancePath:s+"/mode\
ls/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/Mod\
elSettings/properties/context_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:H.properties.context_tokens,data:o};e===null?e=[k]:e.
push(k),t++}if(o<1||isNaN(o)){let k={instancePath:s+"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.context_tokens,data:o};e===null?e=[k]:e.push(k),t++}}}if(c.output_tokens!==void 0){let o=c.
output_tokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let k={instancePath:s+"/models/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/prope\
rties/output_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.
properties.output_tokens.type,parentSchema:H.properties.output_tokens,data:o};e===null?e=[k]:e.push(
k),t++}if(typeof o=="number"){if(o>1e9||isNaN(o)){let k={instancePath:s+"/models/"+r.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/o\
utput_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 10000\
00000",schema:1e9,parentSchema:H.properties.output_tokens,data:o};e===null?e=[k]:e.push(k),t++}if(o<
1||isNaN(o)){let k={instancePath:s+"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_toke\
ns",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.output_tokens,
data:o};e===null?e=[k]:e.push(k),t++}}}if(c.dimensions!==void 0){let o=c.dimensions;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o))){let k={instancePath:s+"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:H.properties.dimensions.type,parentSchema:H.
properties.dimensions,data:o};e===null?e=[k]:e.push(k),t++}if(typeof o=="number"){if(o>1e6||isNaN(o)){
let k={instancePath:s+"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"\
#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.dimensions,data:o};
e===null?e=[k]:e.push(k),t++}if(o<1||isNaN(o)){let k={instancePath:s+"/models/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensio\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.dimensions,data:o};e===null?e=[k]:e.push(k),t++}}}if(c.tokens_per_second!==void 0){let o=c.
tokens_per_second;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let k={instancePath:s+"/models/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/p\
roperties/tokens_per_second/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.
properties.tokens_per_second.type,parentSchema:H.properties.tokens_per_second,data:o};e===null?e=[k]:
e.push(k),t++}if(typeof o=="number"){if(o>1e6||isNaN(o)){let k={instancePath:s+"/models/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/p\
roperties/tokens_per_second/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"m\
ust be <= 1000000",schema:1e6,parentSchema:H.properties.tokens_per_second,data:o};e===null?e=[k]:e.push(
k),t++}if(o<1||isNaN(o)){let k={instancePath:s+"/models/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.tokens_per_second,data:o};e===null?e=[k]:e.push(k),t++}}}}else{let i={instancePath:s+"/mo\
dels/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/ModelSettings/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,data:c};
e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:s+"/models",schemaPath:"#/properties/models/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.models.type,
parentSchema:b.properties.models,data:x};e===null?e=[r]:e.push(r),t++}let ie=a.prices;if(ie&&typeof ie==
"object"&&!Array.isArray(ie)){if(Object.keys(ie).length>4096){let r={instancePath:s+"/prices",schemaPath:"\
#/properties/prices/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:b.properties.prices,data:ie};e===null?e=[r]:e.
push(r),t++}for(let r in ie){let c=t;if(typeof r=="string"){if(w(r)>256){let i={instancePath:s+"/pri\
ces",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:ce,data:r,propertyName:r};e===null?e=
[i]:e.push(i),t++}if(!Ee.test(r)){let i={instancePath:s+"/prices",schemaPath:"#/components/schemas/R\
outeName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'\
must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255\
}\\*?)$",parentSchema:ce,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:s+
"/prices",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ce.type,parentSchema:ce,data:r,propertyName:r};e===null?e=[i]:e.push(i),t++}var y=c===
t;if(!y){let i={instancePath:s+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:r},message:"property name must be valid",schema:b.properties.prices.
propertyNames,parentSchema:b.properties.prices,data:ie};e===null?e=[i]:e.push(i),t++}}for(let r in ie){
let c=ie[r];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.input===void 0){let i={instancePath:s+
"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Price/required",
keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'",schema:j.
required,parentSchema:j,data:c};e===null?e=[i]:e.push(i),t++}if(c.output===void 0){let i={instancePath:s+
"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Price/required",
keyword:"required",params:{missingProperty:"output"},message:"must have required property 'output'",
schema:j.required,parentSchema:j,data:c};e===null?e=[i]:e.push(i),t++}for(let i in c)if(!(i==="input"||
i==="cached_input"||i==="cache_write_input"||i==="cache_write_1h_input"||i==="output")){let n={instancePath:s+
"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Price/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have add\
itional properties",schema:!1,parentSchema:j,data:c};e===null?e=[n]:e.push(n),t++}if(c.input!==void 0){
let i=c.input;if(typeof i=="string"){if(w(i)>32){let n={instancePath:s+"/prices/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/Price/properties/input/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:j.
properties.input,data:i};e===null?e=[n]:e.push(n),t++}if(!ue.test(i)){let n={instancePath:s+"/prices\
/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/Price/properti\
es/input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:j.properties.input,data:i};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:s+
"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/Price/\
properties/input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.
input.type,parentSchema:j.properties.input,data:i};e===null?e=[n]:e.push(n),t++}}if(c.cached_input!==
void 0){let i=c.cached_input;if(typeof i=="string"){if(w(i)>32){let n={instancePath:s+"/prices/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/cached_input",schemaPath:"#/components/schemas/Price/properties/cac\
hed_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 chara\
cters",schema:32,parentSchema:j.properties.cached_input,data:i};e===null?e=[n]:e.push(n),t++}if(!ue.
test(i)){let n={instancePath:s+"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/cached_input",schemaPath:"\
#/components/schemas/Price/properties/cached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$\
"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:j.properties.cached_input,data:i};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:s+"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/cached_input",schemaPath:"#/components/schemas/Price/properties/cached_input/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:j.properties.cached_input.type,parentSchema:j.
properties.cached_input,data:i};e===null?e=[n]:e.push(n),t++}}if(c.cache_write_input!==void 0){let i=c.
cache_write_input;if(typeof i=="string"){if(w(i)>32){let n={instancePath:s+"/prices/"+r.replace(/~/g,
"~0").replace(/\//g,"~1")+"/cache_write_input",schemaPath:"#/components/schemas/Price/properties/cac\
he_write_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 \
characters",schema:32,parentSchema:j.properties.cache_write_input,data:i};e===null?e=[n]:e.push(n),t++}
if(!ue.test(i)){let n={instancePath:s+"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache_wr\
ite_input",schemaPath:"#/components/schemas/Price/properties/cache_write_input/pattern",keyword:"pat\
tern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9\
][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:j.properties.
cache_write_input,data:i};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:s+"/prices/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/cache_write_input",schemaPath:"#/components/schemas/Price/propertie\
s/cache_write_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.
cache_write_input.type,parentSchema:j.properties.cache_write_input,data:i};e===null?e=[n]:e.push(n),
t++}}if(c.cache_write_1h_input!==void 0){let i=c.cache_write_1h_input;if(typeof i=="string"){if(w(i)>
32){let n={instancePath:s+"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache_write_1h_input",
schemaPath:"#/components/schemas/Price/properties/cache_write_1h_input/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:j.properties.
cache_write_1h_input,data:i};e===null?e=[n]:e.push(n),t++}if(!ue.test(i)){let n={instancePath:s+"/pr\
ices/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache_write_1h_input",schemaPath:"#/components/sch\
emas/Price/properties/cache_write_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9\
]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:j.properties.cache_write_1h_input,data:i};e===null?
e=[n]:e.push(n),t++}}else{let n={instancePath:s+"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache_write_1h_input",schemaPath:"#/components/schemas/Price/properties/cache_write_1h_input/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.cache_write_1h_input.
type,parentSchema:j.properties.cache_write_1h_input,data:i};e===null?e=[n]:e.push(n),t++}}if(c.output!==
void 0){let i=c.output;if(typeof i=="string"){if(w(i)>32){let n={instancePath:s+"/prices/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/output",schemaPath:"#/components/schemas/Price/properties/output/ma\
xLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,
parentSchema:j.properties.output,data:i};e===null?e=[n]:e.push(n),t++}if(!ue.test(i)){let n={instancePath:s+
"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/output",schemaPath:"#/components/schemas/Price\
/properties/output/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:j.properties.output,data:i};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:s+
"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/output",schemaPath:"#/components/schemas/Price\
/properties/output/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.
output.type,parentSchema:j.properties.output,data:i};e===null?e=[n]:e.push(n),t++}}}else{let i={instancePath:s+
"/prices/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Price/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:j.type,parentSchema:j,data:c};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:s+"/prices",schemaPath:"#/properties/prices/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:b.properties.prices.type,parentSchema:b.
properties.prices,data:ie};e===null?e=[r]:e.push(r),t++}}else{let p={instancePath:s,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:a};
e===null?e=[p]:e.push(p),t++}return Le.errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Te(a,{instancePath:s="",parentData:C,parentDataProperty:Z,rootData:E=a,dynamicAnchors:te={}}={}){
let e=null,t=0,R=Te.evaluated;return R.dynamicProps&&(R.props=void 0),R.dynamicItems&&(R.items=void 0),
Le(a,{instancePath:s,parentData:C,parentDataProperty:Z,rootData:E,dynamicAnchors:te})||(e=e===null?Le.
errors:e.concat(Le.errors),t=e.length),Te.errors=e,t===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{js as default,Ts as validate};
