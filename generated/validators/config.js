// Compiled from a contract by npm run generate. Never edited.
var js=Object.create;var ks=Object.defineProperty;var Zs=Object.getOwnPropertyDescriptor;var Ms=Object.getOwnPropertyNames;var Is=Object.getPrototypeOf,Ds=Object.prototype.hasOwnProperty;var ws=(a,t)=>()=>{try{return t||a((t={exports:{}}).exports,t),t.exports}catch(R){throw t=0,R}};var Vs=(a,t,R,V)=>{if(t&&typeof t=="object"||typeof t=="function")for(let Z of Ms(t))!Ds.call(a,Z)&&
Z!==R&&ks(a,Z,{get:()=>t[Z],enumerable:!(V=Zs(t,Z))||V.enumerable});return a};var Es=(a,t,R)=>(R=a!=null?js(Is(a)):{},Vs(t||!a||!a.__esModule?ks(R,"default",{value:a,enumerable:!0}):
R,a));var $s=ws(Te=>{"use strict";Object.defineProperty(Te,"__esModule",{value:!0});Te.formatNames=Te.fastFormats=
Te.fullFormats=void 0;function qe(a,t){return{validate:a,compare:t}}Te.fullFormats={date:qe(vs,fs),time:qe(
us(!0),ys),"date-time":qe(Ps(!0),As),"iso-time":qe(us(),Ns),"iso-date-time":qe(Ps(),Ls),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Gs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Qs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Hs,int32:{type:"number",validate:Ks},
int64:{type:"number",validate:Ws},float:{type:"number",validate:Ss},double:{type:"number",validate:Ss},
password:!0,binary:!0};Te.fastFormats={...Te.fullFormats,date:qe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,fs),time:qe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ys),"date-time":qe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
As),"iso-time":qe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ns),
"iso-date-time":qe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ls),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Te.formatNames=Object.keys(Te.fullFormats);function Rs(a){return a%4===0&&(a%100!==0||a%400===0)}var Us=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Cs=[0,31,28,31,30,31,30,31,31,30,31,30,31];function vs(a){let t=Us.exec(a);if(!t)return!1;let R=+t[1],
V=+t[2],Z=+t[3];return V>=1&&V<=12&&Z>=1&&Z<=(V===2&&Rs(R)?29:Cs[V])}function fs(a,t){if(a&&t)return a>
t?1:a<t?-1:0}var ls=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function us(a){
return function(R){let V=ls.exec(R);if(!V)return!1;let Z=+V[1],U=+V[2],e=+V[3],s=V[4],$=V[5]==="-"?-1:
1,h=+(V[6]||0),i=+(V[7]||0);if(h>23||i>59||a&&!s)return!1;if(Z<=23&&U<=59&&e<60)return!0;let m=U-i*$,
c=Z-h*$-(m<0?1:0);return(c===23||c===-1)&&(m===59||m===-1)&&e<61}}function ys(a,t){if(!(a&&t))return;
let R=new Date("2020-01-01T"+a).valueOf(),V=new Date("2020-01-01T"+t).valueOf();if(R&&V)return R-V}function Ns(a,t){
if(!(a&&t))return;let R=ls.exec(a),V=ls.exec(t);if(R&&V)return a=R[1]+R[2]+R[3],t=V[1]+V[2]+V[3],a>t?
1:a<t?-1:0}var ds=/t|\s/i;function Ps(a){let t=us(a);return function(V){let Z=V.split(ds);return Z.length===
2&&vs(Z[0])&&t(Z[1])}}function As(a,t){if(!(a&&t))return;let R=new Date(a).valueOf(),V=new Date(t).valueOf();
if(R&&V)return R-V}function Ls(a,t){if(!(a&&t))return;let[R,V]=a.split(ds),[Z,U]=t.split(ds),e=fs(R,
Z);if(e!==void 0)return e||ys(V,U)}var Fs=/\/|:/,Bs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Gs(a){return Fs.test(a)&&Bs.test(a)}var xs=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Hs(a){return xs.lastIndex=0,xs.test(a)}var Js=-(2**31),Ys=2**31-1;function Ks(a){return Number.
isInteger(a)&&a<=Ys&&a>=Js}function Ws(a){return Number.isInteger(a)}function Ss(){return!0}var Xs=/[^\\]\\Z/;
function Qs(a){if(Xs.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var zs=ws(gs=>{"use strict";Object.defineProperty(gs,"__esModule",{value:!0});function Os(a){let t=a.
length,R=0,V=0,Z;for(;V<t;)R++,Z=a.charCodeAt(V++),Z>=55296&&Z<=56319&&V<t&&(Z=a.charCodeAt(V),(Z&64512)===
56320&&V++);return R}gs.default=Os;Os.code='require("ajv/dist/runtime/ucs2length").default'});var qs=Es($s()),yt=os,gt=os;var A={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
$ref:"#/components/schemas/Payments",default:{}},network:{$ref:"#/components/schemas/Network",default:{}},
trusted_proxies:{type:"array",maxItems:64,default:[],items:{type:"string",minLength:2,maxLength:64,pattern:"\
^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"}},upstreams:{type:"object",default:{},maxProperties:256,propertyNames:{
pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},additionalProperties:{$ref:"#/components/schemas/Upstre\
am"}},routes:{type:"object",default:{},maxProperties:4096,propertyNames:{$ref:"#/components/schemas/\
RouteName"},additionalProperties:{type:"array",maxItems:64,items:{$ref:"#/components/schemas/Deploym\
ent"}}},models:{type:"object",default:{},maxProperties:4096,propertyNames:{$ref:"#/components/schema\
s/RouteName"},additionalProperties:{$ref:"#/components/schemas/ModelSettings"}},prices:{type:"object",
default:{},maxProperties:4096,propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{
$ref:"#/components/schemas/Price"}}}},ce={type:"object",additionalProperties:!1,properties:{host:{type:"\
string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8080},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},cors:{type:"boolean",
default:!1},docs:{type:"boolean",default:!0}}},Pe={type:"object",additionalProperties:!1,properties:{
host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8082},docs:{type:"boolean",default:!0}}},H={type:"object",additionalProperties:!1,properties:{
host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8090},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},hosts:{type:"array",
maxItems:64,default:[],items:{type:"string",minLength:1,maxLength:253,pattern:"^[A-Za-z0-9_.-]+$"}},
console:{type:"boolean",default:!0},docs:{type:"boolean",default:!0},token_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128,default:"TOLLGATE_OPERATOR_TOKEN"},metrics_token_env:{type:"\
string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},metrics_open:{type:"boolean",default:!1}}},
re={type:"object",additionalProperties:!1,properties:{concurrent:{type:"integer",minimum:1,maximum:1e5},
queue_ms:{type:"integer",minimum:1,maximum:1e4,default:500},body_bytes:{type:"integer",minimum:8388608,
maximum:1099511627776,default:268435456},loop_delay_ms:{type:"integer",minimum:10,maximum:36e5,default:200},
heap_percent:{type:"integer",minimum:10,maximum:100,default:85}}},fe={type:"object",additionalProperties:!1,
properties:{attempts:{type:"integer",minimum:1,maximum:10,default:3},free_failovers:{type:"integer",
minimum:0,maximum:1e6,default:10},failover_share:{type:"number",minimum:0,maximum:1,default:.2},repeat_share:{
type:"number",minimum:0,maximum:1,default:.1}}},ge={type:"object",additionalProperties:!1,properties:{
failures:{type:"integer",minimum:1,maximum:1e3,default:5},window:{type:"integer",minimum:2,maximum:1e3,
default:20},open_ms:{type:"integer",minimum:10,maximum:6e5,default:5e3}}},_e={type:"object",additionalProperties:!1,
properties:{accept_ms:{type:"integer",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,
maximum:6e5,default:3e4},streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},Le={type:"\
object",additionalProperties:!1,properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,
default:268435456},kept_days:{type:"integer",minimum:2,maximum:36500,default:90}}},xe={type:"object",
additionalProperties:!1,properties:{level:{type:"string",enum:["debug","info","warn","error","silent"],
default:"info"},format:{type:"string",enum:["auto","json","pretty"],default:"auto"}}},rs={type:"obje\
ct",additionalProperties:!1,properties:{enabled:{type:"boolean",default:!1}}},Ue={type:"object",additionalProperties:!1,
required:["public"],properties:{public:{type:"boolean",default:!1}}},he={type:"object",additionalProperties:!1,
properties:{proxy:{type:"string",format:"uri",minLength:8,maxLength:1024},proxy_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},no_proxy:{type:"array",maxItems:256,items:{type:"string",minLength:1,
maxLength:255,pattern:"^[^\\x00-\\x20,]+$"}}}},Ne={type:"string",maxLength:256,pattern:"^(\\*|[^\\x00-\
\\x20\\x7f,*]{1,255}\\*?)$"},J={type:"object",additionalProperties:!1,properties:{kind:{type:"string",
enum:["chat","embeddings","rerank","moderations","images"],default:"chat"},input:{type:"array",minItems:1,
maxItems:4,default:["text"],items:{type:"string",enum:["text","image","audio","file"]}},context_tokens:{
type:"integer",minimum:1,maximum:1e9},output_tokens:{type:"integer",minimum:1,maximum:1e9},dimensions:{
type:"integer",minimum:1,maximum:1e6},cache:{type:"string",enum:["auto"]},tokens_per_second:{type:"i\
nteger",minimum:1,maximum:1e6}}},Ze=Object.prototype.hasOwnProperty,k=zs().default,$e=new RegExp("^[\
^\\x00-\\x1f]+$","u"),ve=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),et=new RegExp("^[A-Za-z0-9_.-]+$",
"u"),st=new RegExp("^[^\\x00-\\x20,]+$","u"),tt=new RegExp("^[0-9a-fA-F.:]+(/[0-9]{1,3})?$","u"),at=new RegExp(
"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u"),_s=new RegExp("^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),
Oe=qs.fullFormats.uri,z={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,
maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8081},public_url:{
type:"string",format:"uri",minLength:8,maxLength:1024},contact:{type:"string",minLength:3,maxLength:254,
pattern:"^[^\\s@<>]+@[^\\s@<>]+$"},cors:{type:"boolean",default:!1},docs:{type:"boolean",default:!0},
agents:{type:"array",maxItems:64,default:["spec/agents"],items:{type:"string",minLength:1,maxLength:1024,
pattern:"^[^\\x00-\\x1f]+$"}},on_broken_agent:{type:"string",enum:["refuse","skip"],default:"refuse"},
allow_private:{type:"array",maxItems:64,default:[],items:{type:"string",minLength:8,maxLength:1024}},
proxy:{type:"string",format:"uri",minLength:8,maxLength:1024},proxy_env:{type:"string",pattern:"^[A-\
Za-z_][A-Za-z0-9_]*$",maxLength:128},proxy_resolves:{type:"boolean",default:!1},model:{type:"string",
minLength:1,maxLength:256,default:"meta-llama/llama-3.3-70b-instruct"},summaries:{type:"string",enum:[
"query","always"],default:"query"},write_tools:{type:"boolean",default:!1},address_rpm:{type:"intege\
r",minimum:0,maximum:1e9,default:0},unpaid_rpm:{type:"integer",minimum:0,maximum:1e9,default:600},each_agent:{
$ref:"#/components/schemas/AgentCaps",default:{}},lenient:{$ref:"#/components/schemas/Lenient",default:{}},
bounds:{$ref:"#/components/schemas/Bounds",default:{}},tasks:{$ref:"#/components/schemas/Tasks",default:{}}}},
le={type:"object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{
type:"integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}},Ce={type:"obje\
ct",additionalProperties:!1,properties:{arguments:{type:"boolean",default:!1},bearer:{type:"boolean",
default:!1}}},se={type:"object",additionalProperties:!1,properties:{turns:{type:"integer",minimum:1,
maximum:100,default:8},tool_calls:{type:"integer",minimum:1,maximum:1e3,default:12},query_ms:{type:"\
integer",minimum:100,maximum:6e5,default:6e4},tokens:{type:"integer",minimum:100,maximum:1e8,default:2e5},
usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{
type:"integer",minimum:100,maximum:1e7,default:8e3}}},be={type:"object",additionalProperties:!1,properties:{
workers:{type:"integer",minimum:0,maximum:1e3,default:4},kept_days:{type:"integer",minimum:1,maximum:3650,
default:7},waiting:{type:"integer",minimum:1,maximum:1e6,default:1e3}}},rt=new RegExp("^[^\\s@<>]+@[^\
\\s@<>]+$","u"),Ts=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),de=new RegExp("^(0|[1-9][\
0-9]{0,5})(\\.[0-9]{1,9})?$","u");function Ge(a,{instancePath:t="",parentData:R,parentDataProperty:V,
rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=Ge.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){a.host===void 0&&(a.host=
"127.0.0.1"),a.port===void 0&&(a.port=8081),a.cors===void 0&&(a.cors=!1),a.docs===void 0&&(a.docs=!0),
a.agents===void 0&&(a.agents=["spec/agents"]),a.on_broken_agent===void 0&&(a.on_broken_agent="refuse"),
a.allow_private===void 0&&(a.allow_private=[]),a.proxy_resolves===void 0&&(a.proxy_resolves=!1),a.model===
void 0&&(a.model="meta-llama/llama-3.3-70b-instruct"),a.summaries===void 0&&(a.summaries="query"),a.
write_tools===void 0&&(a.write_tools=!1),a.address_rpm===void 0&&(a.address_rpm=0),a.unpaid_rpm===void 0&&
(a.unpaid_rpm=600),a.each_agent===void 0&&(a.each_agent={}),a.lenient===void 0&&(a.lenient={}),a.bounds===
void 0&&(a.bounds={}),a.tasks===void 0&&(a.tasks={});for(let y in a)if(!Ze.call(z.properties,y)){let x={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties",schema:!1,parentSchema:z,data:a};e===null?e=[x]:e.push(
x),s++}let h=a.host;if(typeof h=="string"){if(k(h)>253){let y={instancePath:t+"/host",schemaPath:"#/\
properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 2\
53 characters",schema:253,parentSchema:z.properties.host,data:h};e===null?e=[y]:e.push(y),s++}if(k(h)<
1){let y={instancePath:t+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:z.properties.host,data:h};
e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/host",schemaPath:"#/properties/host/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.host.type,parentSchema:z.
properties.host,data:h};e===null?e=[y]:e.push(y),s++}let i=a.port;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i))){let y={instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:z.properties.port.type,parentSchema:z.properties.port,data:i};
e===null?e=[y]:e.push(y),s++}if(typeof i=="number"){if(i>65535||isNaN(i)){let y={instancePath:t+"/po\
rt",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"\
must be <= 65535",schema:65535,parentSchema:z.properties.port,data:i};e===null?e=[y]:e.push(y),s++}if(i<
0||isNaN(i)){let y={instancePath:t+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.properties.port,data:i};
e===null?e=[y]:e.push(y),s++}}if(a.public_url!==void 0){let y=a.public_url;if(typeof y=="string"){if(k(
y)>1024){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:z.
properties.public_url,data:y};e===null?e=[x]:e.push(x),s++}if(k(y)<8){let x={instancePath:t+"/public\
_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"m\
ust NOT have fewer than 8 characters",schema:8,parentSchema:z.properties.public_url,data:y};e===null?
e=[x]:e.push(x),s++}if(!Oe(y)){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:z.
properties.public_url,data:y};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:z.properties.public_url.type,parentSchema:z.properties.public_url,data:y};e===null?e=[x]:
e.push(x),s++}}if(a.contact!==void 0){let y=a.contact;if(typeof y=="string"){if(k(y)>254){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:z.properties.contact,data:y};e===null?
e=[x]:e.push(x),s++}if(k(y)<3){let x={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:z.properties.contact,data:y};e===null?e=[x]:e.push(x),s++}if(!rt.test(y)){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:z.properties.contact,data:y};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:z.properties.contact.type,parentSchema:z.properties.contact,data:y};e===null?e=[x]:
e.push(x),s++}}let m=a.cors;if(typeof m!="boolean"){let y={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:z.properties.
cors.type,parentSchema:z.properties.cors,data:m};e===null?e=[y]:e.push(y),s++}let c=a.docs;if(typeof c!=
"boolean"){let y={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:z.properties.docs.type,parentSchema:z.properties.docs,
data:c};e===null?e=[y]:e.push(y),s++}let l=a.agents;if(Array.isArray(l)){if(l.length>64){let x={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:z.properties.agents,data:l};e===null?e=[x]:e.
push(x),s++}let y=l.length;for(let x=0;x<y;x++){let M=l[x];if(typeof M=="string"){if(k(M)>1024){let q={
instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:z.properties.
agents.items,data:M};e===null?e=[q]:e.push(q),s++}if(k(M)<1){let q={instancePath:t+"/agents/"+x,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:z.properties.agents.items,data:M};e===null?e=[q]:e.push(
q),s++}if(!$e.test(M)){let q={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:z.properties.agents.items,data:M};e===null?e=[q]:e.push(
q),s++}}else{let q={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.agents.items.type,parentSchema:z.
properties.agents.items,data:M};e===null?e=[q]:e.push(q),s++}}}else{let y={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:z.
properties.agents.type,parentSchema:z.properties.agents,data:l};e===null?e=[y]:e.push(y),s++}let p=a.
on_broken_agent;if(typeof p!="string"){let y={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
on_broken_agent.type,parentSchema:z.properties.on_broken_agent,data:p};e===null?e=[y]:e.push(y),s++}
if(!(p==="refuse"||p==="skip")){let y={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:z.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:z.properties.on_broken_agent.enum,parentSchema:z.
properties.on_broken_agent,data:p};e===null?e=[y]:e.push(y),s++}let r=a.allow_private;if(Array.isArray(
r)){if(r.length>64){let x={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:z.
properties.allow_private,data:r};e===null?e=[x]:e.push(x),s++}let y=r.length;for(let x=0;x<y;x++){let M=r[x];
if(typeof M=="string"){if(k(M)>1024){let q={instancePath:t+"/allow_private/"+x,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:z.properties.allow_private.items,data:M};e===null?
e=[q]:e.push(q),s++}if(k(M)<8){let q={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:z.properties.allow_private.items,data:M};e===null?e=[q]:e.push(q),
s++}}else{let q={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.allow_private.
items.type,parentSchema:z.properties.allow_private.items,data:M};e===null?e=[q]:e.push(q),s++}}}else{
let y={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:z.properties.allow_private.type,parentSchema:z.properties.
allow_private,data:r};e===null?e=[y]:e.push(y),s++}if(a.proxy!==void 0){let y=a.proxy;if(typeof y=="\
string"){if(k(y)>1024){let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:z.
properties.proxy,data:y};e===null?e=[x]:e.push(x),s++}if(k(y)<8){let x={instancePath:t+"/proxy",schemaPath:"\
#/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than\
 8 characters",schema:8,parentSchema:z.properties.proxy,data:y};e===null?e=[x]:e.push(x),s++}if(!Oe(
y)){let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:z.properties.proxy,data:y};e===null?
e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.proxy.type,parentSchema:z.
properties.proxy,data:y};e===null?e=[x]:e.push(x),s++}}if(a.proxy_env!==void 0){let y=a.proxy_env;if(typeof y==
"string"){if(k(y)>128){let x={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:z.properties.proxy_env,data:y};e===null?e=[x]:e.push(x),s++}if(!ve.test(y)){let x={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z\
0-9_]*$",parentSchema:z.properties.proxy_env,data:y};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:z.properties.proxy_env.type,parentSchema:z.properties.proxy_env,data:y};e===null?
e=[x]:e.push(x),s++}}let n=a.proxy_resolves;if(typeof n!="boolean"){let y={instancePath:t+"/proxy_re\
solves",schemaPath:"#/properties/proxy_resolves/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:z.properties.proxy_resolves.type,parentSchema:z.properties.proxy_resolves,data:n};
e===null?e=[y]:e.push(y),s++}let u=a.model;if(typeof u=="string"){if(k(u)>256){let y={instancePath:t+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"m\
ust NOT have more than 256 characters",schema:256,parentSchema:z.properties.model,data:u};e===null?e=
[y]:e.push(y),s++}if(k(u)<1){let y={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:z.
properties.model,data:u};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
model.type,parentSchema:z.properties.model,data:u};e===null?e=[y]:e.push(y),s++}let P=a.summaries;if(typeof P!=
"string"){let y={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:z.properties.summaries.type,parentSchema:z.properties.
summaries,data:P};e===null?e=[y]:e.push(y),s++}if(!(P==="query"||P==="always")){let y={instancePath:t+
"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"enum",params:{allowedValues:z.properties.
summaries.enum},message:"must be equal to one of the allowed values",schema:z.properties.summaries.enum,
parentSchema:z.properties.summaries,data:P};e===null?e=[y]:e.push(y),s++}let S=a.write_tools;if(typeof S!=
"boolean"){let y={instancePath:t+"/write_tools",schemaPath:"#/properties/write_tools/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:z.properties.write_tools.type,parentSchema:z.
properties.write_tools,data:S};e===null?e=[y]:e.push(y),s++}let L=a.address_rpm;if(!(typeof L=="numb\
er"&&!(L%1)&&!isNaN(L))){let y={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer",schema:z.properties.address_rpm.
type,parentSchema:z.properties.address_rpm,data:L};e===null?e=[y]:e.push(y),s++}if(typeof L=="number"){
if(L>1e9||isNaN(L)){let y={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:z.
properties.address_rpm,data:L};e===null?e=[y]:e.push(y),s++}if(L<0||isNaN(L)){let y={instancePath:t+
"/address_rpm",schemaPath:"#/properties/address_rpm/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.properties.address_rpm,data:L};e===null?e=
[y]:e.push(y),s++}}let C=a.unpaid_rpm;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C))){let y={instancePath:t+
"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:z.properties.unpaid_rpm.type,parentSchema:z.properties.unpaid_rpm,data:C};e===
null?e=[y]:e.push(y),s++}if(typeof C=="number"){if(C>1e9||isNaN(C)){let y={instancePath:t+"/unpaid_r\
pm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:z.properties.unpaid_rpm,data:C};e===null?e=[
y]:e.push(y),s++}if(C<0||isNaN(C)){let y={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpa\
id_rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.
properties.unpaid_rpm,data:C};e===null?e=[y]:e.push(y),s++}}let F=a.each_agent;if(F&&typeof F=="obje\
ct"&&!Array.isArray(F)){for(let y in F)if(!(y==="rpm"||y==="parallel"||y==="budget_usd"||y==="budget\
_period")){let x={instancePath:t+"/each_agent",schemaPath:"#/components/schemas/AgentCaps/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:le,data:F};e===null?e=[x]:e.push(x),s++}if(F.rpm!==void 0){
let y=F.rpm;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:le.properties.rpm.type,parentSchema:le.properties.rpm,data:y};e===null?e=[x]:
e.push(x),s++}if(typeof y=="number"){if(y>1e9||isNaN(y)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:le.properties.rpm,data:y};e===null?e=[x]:e.push(
x),s++}if(y<1||isNaN(y)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"#/components/schemas/Ag\
entCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:le.properties.rpm,data:y};e===null?e=[x]:e.push(x),s++}}}if(F.parallel!==
void 0){let y=F.parallel;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let x={instancePath:t+"/each_a\
gent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.parallel.type,parentSchema:le.properties.
parallel,data:y};e===null?e=[x]:e.push(x),s++}if(typeof y=="number"){if(y>1e6||isNaN(y)){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:le.
properties.parallel,data:y};e===null?e=[x]:e.push(x),s++}if(y<1||isNaN(y)){let x={instancePath:t+"/e\
ach_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:le.properties.
parallel,data:y};e===null?e=[x]:e.push(x),s++}}}if(F.budget_usd!==void 0){let y=F.budget_usd;if(typeof y==
"string"){if(k(y)>17){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:le.properties.budget_usd,data:y};e===null?e=[x]:
e.push(x),s++}if(!Ts.test(y)){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:le.properties.budget_usd,data:y};e===null?e=[x]:
e.push(x),s++}}else{let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:le.properties.budget_usd.type,parentSchema:le.properties.budget_usd,data:y};e===null?e=[x]:e.
push(x),s++}}if(F.budget_period!==void 0){let y=F.budget_period;if(typeof y!="string"){let x={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:le.properties.budget_period.type,
parentSchema:le.properties.budget_period,data:y};e===null?e=[x]:e.push(x),s++}if(!(y==="day"||y==="m\
onth"||y==="total")){let x={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:le.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:le.properties.budget_period.enum,parentSchema:le.
properties.budget_period,data:y};e===null?e=[x]:e.push(x),s++}}}else{let y={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:le.type,parentSchema:le,data:F};e===null?e=[y]:e.push(y),s++}let W=a.lenient;
if(W&&typeof W=="object"&&!Array.isArray(W)){W.arguments===void 0&&(W.arguments=!1),W.bearer===void 0&&
(W.bearer=!1);for(let M in W)if(!(M==="arguments"||M==="bearer")){let q={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M},
message:"must NOT have additional properties",schema:!1,parentSchema:Ce,data:W};e===null?e=[q]:e.push(
q),s++}let y=W.arguments;if(typeof y!="boolean"){let M={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:Ce.properties.arguments.type,parentSchema:Ce.properties.arguments,data:y};e===
null?e=[M]:e.push(M),s++}let x=W.bearer;if(typeof x!="boolean"){let M={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:Ce.properties.bearer.type,parentSchema:Ce.properties.bearer,
data:x};e===null?e=[M]:e.push(M),s++}}else{let y={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ce.type,
parentSchema:Ce,data:W};e===null?e=[y]:e.push(y),s++}let f=a.bounds;if(f&&typeof f=="object"&&!Array.
isArray(f)){f.turns===void 0&&(f.turns=8),f.tool_calls===void 0&&(f.tool_calls=12),f.query_ms===void 0&&
(f.query_ms=6e4),f.tokens===void 0&&(f.tokens=2e5),f.usd===void 0&&(f.usd="0.50"),f.answer_tokens===
void 0&&(f.answer_tokens=8e3);for(let T in f)if(!(T==="turns"||T==="tool_calls"||T==="query_ms"||T===
"tokens"||T==="usd"||T==="answer_tokens")){let we={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T},message:"\
must NOT have additional properties",schema:!1,parentSchema:se,data:f};e===null?e=[we]:e.push(we),s++}
let y=f.turns;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let T={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:se.properties.turns.type,parentSchema:se.properties.turns,data:y};e===null?e=
[T]:e.push(T),s++}if(typeof y=="number"){if(y>100||isNaN(y)){let T={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:se.properties.turns,data:y};e===null?e=[T]:e.push(T),
s++}if(y<1||isNaN(y)){let T={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:se.properties.turns,data:y};e===null?e=[T]:e.push(T),s++}}let x=f.tool_calls;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x))){let T={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:se.properties.tool_calls.type,parentSchema:se.properties.tool_calls,data:x};e===null?e=
[T]:e.push(T),s++}if(typeof x=="number"){if(x>1e3||isNaN(x)){let T={instancePath:t+"/bounds/tool_cal\
ls",schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:se.properties.tool_calls,
data:x};e===null?e=[T]:e.push(T),s++}if(x<1||isNaN(x)){let T={instancePath:t+"/bounds/tool_calls",schemaPath:"\
#/components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:se.properties.tool_calls,data:x};e===null?e=[T]:
e.push(T),s++}}let M=f.query_ms;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M))){let T={instancePath:t+"\
/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:se.properties.query_ms.type,parentSchema:se.properties.
query_ms,data:M};e===null?e=[T]:e.push(T),s++}if(typeof M=="number"){if(M>6e5||isNaN(M)){let T={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:se.properties.
query_ms,data:M};e===null?e=[T]:e.push(T),s++}if(M<100||isNaN(M)){let T={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:se.properties.query_ms,data:M};
e===null?e=[T]:e.push(T),s++}}let q=f.tokens;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q))){let T={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:se.properties.tokens.type,parentSchema:se.properties.
tokens,data:q};e===null?e=[T]:e.push(T),s++}if(typeof q=="number"){if(q>1e8||isNaN(q)){let T={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:se.properties.
tokens,data:q};e===null?e=[T]:e.push(T),s++}if(q<100||isNaN(q)){let T={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:se.properties.tokens,data:q};e===null?
e=[T]:e.push(T),s++}}let oe=f.usd;if(typeof oe=="string"){if(k(oe)>32){let T={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:se.properties.usd,data:oe};
e===null?e=[T]:e.push(T),s++}if(!de.test(oe)){let T={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:se.properties.usd,data:oe};e===null?e=[T]:e.push(T),
s++}}else{let T={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:se.properties.usd.type,
parentSchema:se.properties.usd,data:oe};e===null?e=[T]:e.push(T),s++}let me=f.answer_tokens;if(!(typeof me==
"number"&&!(me%1)&&!isNaN(me))){let T={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/componen\
ts/schemas/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer",schema:se.properties.answer_tokens.type,parentSchema:se.properties.answer_tokens,data:me};
e===null?e=[T]:e.push(T),s++}if(typeof me=="number"){if(me>1e7||isNaN(me)){let T={instancePath:t+"/b\
ounds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:se.
properties.answer_tokens,data:me};e===null?e=[T]:e.push(T),s++}if(me<100||isNaN(me)){let T={instancePath:t+
"/bounds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:se.properties.
answer_tokens,data:me};e===null?e=[T]:e.push(T),s++}}}else{let y={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:se.
type,parentSchema:se,data:f};e===null?e=[y]:e.push(y),s++}let O=a.tasks;if(O&&typeof O=="object"&&!Array.
isArray(O)){O.workers===void 0&&(O.workers=4),O.kept_days===void 0&&(O.kept_days=7),O.waiting===void 0&&
(O.waiting=1e3);for(let q in O)if(!(q==="workers"||q==="kept_days"||q==="waiting")){let oe={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:q},message:"must NOT have additional properties",schema:!1,parentSchema:be,
data:O};e===null?e=[oe]:e.push(oe),s++}let y=O.workers;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){
let q={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:be.properties.workers.type,
parentSchema:be.properties.workers,data:y};e===null?e=[q]:e.push(q),s++}if(typeof y=="number"){if(y>
1e3||isNaN(y)){let q={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:be.properties.workers,data:y};e===null?e=[q]:e.push(q),s++}if(y<0||isNaN(y)){
let q={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:be.
properties.workers,data:y};e===null?e=[q]:e.push(q),s++}}let x=O.kept_days;if(!(typeof x=="number"&&
!(x%1)&&!isNaN(x))){let q={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:be.
properties.kept_days.type,parentSchema:be.properties.kept_days,data:x};e===null?e=[q]:e.push(q),s++}
if(typeof x=="number"){if(x>3650||isNaN(x)){let q={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:be.properties.kept_days,data:x};e===null?e=[q]:e.
push(q),s++}if(x<1||isNaN(x)){let q={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:be.properties.kept_days,data:x};e===null?e=[q]:e.push(q),s++}}let M=O.
waiting;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M))){let q={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:be.properties.waiting.type,parentSchema:be.properties.waiting,data:M};e===null?
e=[q]:e.push(q),s++}if(typeof M=="number"){if(M>1e6||isNaN(M)){let q={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:be.properties.waiting,data:M};e===
null?e=[q]:e.push(q),s++}if(M<1||isNaN(M)){let q={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:be.properties.waiting,data:M};e===null?e=[q]:e.push(q),
s++}}}else{let y={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:be.type,parentSchema:be,data:O};e===null?e=[y]:
e.push(y),s++}}else{let h={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:z.type,parentSchema:z,data:a};e===null?e=[h]:e.push(h),s++}return Ge.
errors=e,s===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var I={type:"object",additionalProperties:!1,
properties:{all:{$ref:"#/components/schemas/Caps",default:{}},headers_ms:{type:"integer",minimum:100,
maximum:6e5,default:1e4},body_ms:{type:"integer",minimum:100,maximum:6e5,default:3e4},body_bytes:{type:"\
integer",minimum:1048576,maximum:268435456,default:33554432},connect_ms:{type:"integer",minimum:10,maximum:6e4,
default:3e3},first_byte_ms:{type:"integer",minimum:10,maximum:6e5,default:3e4},idle_ms:{type:"intege\
r",minimum:10,maximum:6e5,default:3e4},whole_ms:{type:"integer",minimum:10,maximum:36e5,default:28e4},
stream_ms:{type:"integer",minimum:10,maximum:864e5,default:6e5},keep_alive_ms:{type:"integer",minimum:10,
maximum:6e5,default:15e3},write_stall_ms:{type:"integer",minimum:10,maximum:6e5,default:6e4},after_disconnect_ms:{
type:"integer",minimum:0,maximum:5e3,default:5e3},reply_bytes:{type:"integer",minimum:1024,maximum:1073741824,
default:33554432},connections:{type:"integer",minimum:1,maximum:1e5,default:4096},unpriced:{type:"st\
ring",enum:["allow","refuse"],default:"allow"}}},ae={type:"object",additionalProperties:!1,properties:{
rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function He(a,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=He.evaluated;
if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){a.all===void 0&&(a.all={}),a.headers_ms===void 0&&(a.headers_ms=1e4),a.body_ms===void 0&&(a.body_ms=
3e4),a.body_bytes===void 0&&(a.body_bytes=33554432),a.connect_ms===void 0&&(a.connect_ms=3e3),a.first_byte_ms===
void 0&&(a.first_byte_ms=3e4),a.idle_ms===void 0&&(a.idle_ms=3e4),a.whole_ms===void 0&&(a.whole_ms=28e4),
a.stream_ms===void 0&&(a.stream_ms=6e5),a.keep_alive_ms===void 0&&(a.keep_alive_ms=15e3),a.write_stall_ms===
void 0&&(a.write_stall_ms=6e4),a.after_disconnect_ms===void 0&&(a.after_disconnect_ms=5e3),a.reply_bytes===
void 0&&(a.reply_bytes=33554432),a.connections===void 0&&(a.connections=4096),a.unpriced===void 0&&(a.
unpriced="allow");for(let f in a)if(!Ze.call(I.properties,f)){let O={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:I,data:a};e===null?e=[O]:e.push(O),s++}let h=a.all;
if(h&&typeof h=="object"&&!Array.isArray(h)){for(let f in h)if(!(f==="rpm"||f==="tpm"||f==="parallel"||
f==="budget_usd"||f==="budget_period")){let O={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:ae,data:h};e===null?e=[O]:e.push(O),s++}if(h.
rpm!==void 0){let f=h.rpm;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let O={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:ae.properties.rpm.type,parentSchema:ae.properties.rpm,data:f};e===null?
e=[O]:e.push(O),s++}if(typeof f=="number"){if(f>1e9||isNaN(f)){let O={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:ae.properties.rpm,data:f};e===null?e=[O]:e.push(
O),s++}if(f<1||isNaN(f)){let O={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ae.properties.rpm,data:f};e===null?e=[O]:e.push(O),s++}}}if(h.tpm!==void 0){let f=h.tpm;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let O={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:ae.properties.tpm.type,parentSchema:ae.properties.tpm,data:f};e===null?e=[O]:e.push(O),s++}if(typeof f==
"number"){if(f>1e12||isNaN(f)){let O={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:ae.properties.tpm,data:f};e===null?e=[O]:e.push(O),s++}if(f<
1||isNaN(f)){let O={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ae.
properties.tpm,data:f};e===null?e=[O]:e.push(O),s++}}}if(h.parallel!==void 0){let f=h.parallel;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f))){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ae.
properties.parallel.type,parentSchema:ae.properties.parallel,data:f};e===null?e=[O]:e.push(O),s++}if(typeof f==
"number"){if(f>1e6||isNaN(f)){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:ae.properties.parallel,data:f};e===null?e=[O]:e.push(O),s++}
if(f<1||isNaN(f)){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ae.properties.parallel,data:f};e===null?e=[O]:e.push(O),s++}}}if(h.budget_usd!==void 0){
let f=h.budget_usd;if(typeof f=="string"){if(k(f)>17){let O={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:ae.properties.budget_usd,data:f};e===null?
e=[O]:e.push(O),s++}if(!Ts.test(f)){let O={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ae.properties.budget_usd,data:f};e===null?e=[O]:e.push(
O),s++}}else{let O={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties.
budget_usd.type,parentSchema:ae.properties.budget_usd,data:f};e===null?e=[O]:e.push(O),s++}}if(h.budget_period!==
void 0){let f=h.budget_period;if(typeof f!="string"){let O={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ae.properties.budget_period.type,parentSchema:ae.properties.budget_period,data:f};
e===null?e=[O]:e.push(O),s++}if(!(f==="day"||f==="month"||f==="total")){let O={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:ae.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:ae.properties.budget_period.enum,parentSchema:ae.properties.budget_period,data:f};e===null?e=
[O]:e.push(O),s++}}}else{let f={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ae.type,parentSchema:ae,data:h};e===null?
e=[f]:e.push(f),s++}let i=a.headers_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let f={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:I.properties.headers_ms.type,parentSchema:I.properties.headers_ms,data:i};e===
null?e=[f]:e.push(f),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let f={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:I.properties.headers_ms,data:i};e===null?e=[f]:e.
push(f),s++}if(i<100||isNaN(i)){let f={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:I.properties.headers_ms,data:i};e===null?e=[f]:e.push(f),s++}}let m=a.body_ms;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m))){let f={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.body_ms.type,parentSchema:I.
properties.body_ms,data:m};e===null?e=[f]:e.push(f),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let f={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.body_ms,data:m};e===
null?e=[f]:e.push(f),s++}if(m<100||isNaN(m)){let f={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:I.properties.body_ms,data:m};e===null?e=[f]:e.push(f),s++}}let c=a.body_bytes;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.body_bytes.
type,parentSchema:I.properties.body_bytes,data:c};e===null?e=[f]:e.push(f),s++}if(typeof c=="number"){
if(c>268435456||isNaN(c)){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:I.properties.body_bytes,data:c};e===null?e=[f]:e.push(f),s++}if(c<1048576||isNaN(c)){let f={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:I.properties.
body_bytes,data:c};e===null?e=[f]:e.push(f),s++}}let l=a.connect_ms;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l))){let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:I.properties.connect_ms.type,parentSchema:I.
properties.connect_ms,data:l};e===null?e=[f]:e.push(f),s++}if(typeof l=="number"){if(l>6e4||isNaN(l)){
let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:I.properties.connect_ms,
data:l};e===null?e=[f]:e.push(f),s++}if(l<10||isNaN(l)){let f={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:I.properties.connect_ms,data:l};e===null?e=[f]:e.push(f),s++}}let p=a.
first_byte_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.
properties.first_byte_ms.type,parentSchema:I.properties.first_byte_ms,data:p};e===null?e=[f]:e.push(
f),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:I.properties.first_byte_ms,data:p};e===null?e=[f]:e.push(f),
s++}if(p<10||isNaN(p)){let f={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:I.
properties.first_byte_ms,data:p};e===null?e=[f]:e.push(f),s++}}let r=a.idle_ms;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r))){let f={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:I.properties.idle_ms.type,parentSchema:I.
properties.idle_ms,data:r};e===null?e=[f]:e.push(f),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let f={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.idle_ms,data:r};e===
null?e=[f]:e.push(f),s++}if(r<10||isNaN(r)){let f={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:I.properties.idle_ms,data:r};e===null?e=[f]:e.push(f),s++}}let n=a.whole_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.whole_ms.type,
parentSchema:I.properties.whole_ms,data:n};e===null?e=[f]:e.push(f),s++}if(typeof n=="number"){if(n>
36e5||isNaN(n)){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:I.
properties.whole_ms,data:n};e===null?e=[f]:e.push(f),s++}if(n<10||isNaN(n)){let f={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:I.properties.whole_ms,data:n};e===null?e=[f]:e.push(f),
s++}}let u=a.stream_ms;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let f={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:I.properties.stream_ms.type,parentSchema:I.properties.stream_ms,data:u};e===null?e=[
f]:e.push(f),s++}if(typeof u=="number"){if(u>864e5||isNaN(u)){let f={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:I.properties.stream_ms,data:u};e===null?e=[f]:e.push(f),s++}
if(u<10||isNaN(u)){let f={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:I.properties.
stream_ms,data:u};e===null?e=[f]:e.push(f),s++}}let P=a.keep_alive_ms;if(!(typeof P=="number"&&!(P%1)&&
!isNaN(P))){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:I.properties.keep_alive_ms.type,parentSchema:I.
properties.keep_alive_ms,data:P};e===null?e=[f]:e.push(f),s++}if(typeof P=="number"){if(P>6e5||isNaN(
P)){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.
keep_alive_ms,data:P};e===null?e=[f]:e.push(f),s++}if(P<10||isNaN(P)){let f={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:I.properties.keep_alive_ms,data:P};e===null?e=[f]:e.push(
f),s++}}let S=a.write_stall_ms;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let f={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:I.properties.write_stall_ms.type,parentSchema:I.properties.write_stall_ms,
data:S};e===null?e=[f]:e.push(f),s++}if(typeof S=="number"){if(S>6e5||isNaN(S)){let f={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.write_stall_ms,data:S};
e===null?e=[f]:e.push(f),s++}if(S<10||isNaN(S)){let f={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:I.properties.write_stall_ms,data:S};e===null?e=[f]:e.push(f),s++}}
let L=a.after_disconnect_ms;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L))){let f={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:I.properties.after_disconnect_ms.type,parentSchema:I.properties.
after_disconnect_ms,data:L};e===null?e=[f]:e.push(f),s++}if(typeof L=="number"){if(L>5e3||isNaN(L)){
let f={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:I.properties.
after_disconnect_ms,data:L};e===null?e=[f]:e.push(f),s++}if(L<0||isNaN(L)){let f={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:I.properties.after_disconnect_ms,
data:L};e===null?e=[f]:e.push(f),s++}}let C=a.reply_bytes;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C))){
let f={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:I.properties.reply_bytes.type,parentSchema:I.properties.
reply_bytes,data:C};e===null?e=[f]:e.push(f),s++}if(typeof C=="number"){if(C>1073741824||isNaN(C)){let f={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:I.properties.
reply_bytes,data:C};e===null?e=[f]:e.push(f),s++}if(C<1024||isNaN(C)){let f={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:I.properties.reply_bytes,data:C};e===null?e=[f]:e.
push(f),s++}}let F=a.connections;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F))){let f={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:I.properties.connections.type,parentSchema:I.properties.connections,data:F};
e===null?e=[f]:e.push(f),s++}if(typeof F=="number"){if(F>1e5||isNaN(F)){let f={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:I.properties.connections,data:F};e===null?e=[f]:
e.push(f),s++}if(F<1||isNaN(F)){let f={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:I.
properties.connections,data:F};e===null?e=[f]:e.push(f),s++}}let W=a.unpriced;if(typeof W!="string"){
let f={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:I.properties.unpriced.type,parentSchema:I.properties.unpriced,
data:W};e===null?e=[f]:e.push(f),s++}if(!(W==="allow"||W==="refuse")){let f={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:I.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:I.properties.unpriced.enum,parentSchema:I.
properties.unpriced,data:W};e===null?e=[f]:e.push(f),s++}}else{let h={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:a};
e===null?e=[h]:e.push(h),s++}return He.errors=e,s===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Q={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
pt=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),D={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},ie={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_sec\
ret_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
Be=new RegExp("^https?://","u");function Je(a,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,
dynamicAnchors:U={}}={}){let e=null,s=0,$=Je.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let h={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:D.required,parentSchema:D,data:a};e===null?e=[h]:e.push(h),s++}if(a.pay_to===
void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:D.required,parentSchema:D,data:a};e===null?
e=[h]:e.push(h),s++}if(a.asset===void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:D.required,
parentSchema:D,data:a};e===null?e=[h]:e.push(h),s++}if(a.decimals===void 0){let h={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:D.required,parentSchema:D,data:a};e===null?e=[h]:e.push(h),s++}if(a.facilitator===
void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:D.required,parentSchema:D,data:a};
e===null?e=[h]:e.push(h),s++}for(let h in a)if(!Ze.call(D.properties,h)){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must N\
OT have additional properties",schema:!1,parentSchema:D,data:a};e===null?e=[i]:e.push(i),s++}if(a.path!==
void 0){let h=a.path;if(typeof h!="string"){let i={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.path.type,
parentSchema:D.properties.path,data:h};e===null?e=[i]:e.push(i),s++}if(!(h==="evm"||h==="solana")){let i={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:D.properties.
path.enum},message:"must be equal to one of the allowed values",schema:D.properties.path.enum,parentSchema:D.
properties.path,data:h};e===null?e=[i]:e.push(i),s++}}if(a.pay_to!==void 0){let h=a.pay_to;if(typeof h==
"string"){if(k(h)>44){let i={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:D.
properties.pay_to,data:h};e===null?e=[i]:e.push(i),s++}if(k(h)<32){let i={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:D.properties.pay_to,data:h};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:D.properties.pay_to.type,parentSchema:D.properties.pay_to,data:h};
e===null?e=[i]:e.push(i),s++}}if(a.asset!==void 0){let h=a.asset;if(typeof h=="string"){if(k(h)>44){
let i={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:D.properties.asset,
data:h};e===null?e=[i]:e.push(i),s++}if(k(h)<32){let i={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:D.properties.asset,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:D.properties.asset.type,parentSchema:D.properties.asset,data:h};e===null?e=[i]:
e.push(i),s++}}if(a.asset_name!==void 0){let h=a.asset_name;if(typeof h=="string"){if(k(h)>64){let i={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:D.properties.asset_name,
data:h};e===null?e=[i]:e.push(i),s++}if(k(h)<1){let i={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:D.properties.asset_name,data:h};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:D.properties.asset_name.type,parentSchema:D.properties.
asset_name,data:h};e===null?e=[i]:e.push(i),s++}}if(a.asset_version!==void 0){let h=a.asset_version;
if(typeof h=="string"){if(k(h)>16){let i={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:D.properties.asset_version,data:h};e===null?e=[i]:e.push(i),s++}if(k(
h)<1){let i={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:D.
properties.asset_version,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:D.properties.asset_version.type,parentSchema:D.properties.asset_version,data:h};
e===null?e=[i]:e.push(i),s++}}if(a.decimals!==void 0){let h=a.decimals;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h))){let i={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:D.properties.decimals.type,parentSchema:D.
properties.decimals,data:h};e===null?e=[i]:e.push(i),s++}if(typeof h=="number"){if(h>18||isNaN(h)){let i={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:D.properties.decimals,data:h};e===null?
e=[i]:e.push(i),s++}if(h<0||isNaN(h)){let i={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:D.
properties.decimals,data:h};e===null?e=[i]:e.push(i),s++}}}if(a.facilitator!==void 0){let h=a.facilitator;
if(typeof h=="string"){if(k(h)>1024){let i={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:D.properties.facilitator,data:h};e===null?e=[i]:e.push(i),s++}if(!Be.
test(h)){let i={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:D.properties.facilitator,data:h};e===null?e=[i]:e.push(i),s++}if(!Oe(h)){let i={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:D.properties.facilitator,data:h};e===null?e=[i]:e.
push(i),s++}}else{let i={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:D.properties.facilitator.type,parentSchema:D.
properties.facilitator,data:h};e===null?e=[i]:e.push(i),s++}}if(a.facilitator_key_env!==void 0){let h=a.
facilitator_key_env;if(typeof h=="string"){if(k(h)>128){let i={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:D.properties.facilitator_key_env,data:h};
e===null?e=[i]:e.push(i),s++}if(!ve.test(h)){let i={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:D.
properties.facilitator_key_env,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:D.properties.facilitator_key_env.type,parentSchema:D.properties.
facilitator_key_env,data:h};e===null?e=[i]:e.push(i),s++}}if(a.facilitator_key_file!==void 0){let h=a.
facilitator_key_file;if(typeof h=="string"){if(k(h)>1024){let i={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:D.properties.facilitator_key_file,
data:h};e===null?e=[i]:e.push(i),s++}if(k(h)<1){let i={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:D.properties.facilitator_key_file,data:h};e===null?
e=[i]:e.push(i),s++}if(!$e.test(h)){let i={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:D.properties.facilitator_key_file,
data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:D.properties.facilitator_key_file.type,parentSchema:D.properties.facilitator_key_file,data:h};
e===null?e=[i]:e.push(i),s++}}if(a.facilitator_auth!==void 0){let h=a.facilitator_auth;if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.kind===void 0){let i={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:ie.required,parentSchema:ie,data:h};e===null?e=[i]:e.push(
i),s++}if(h.key_id_env===void 0){let i={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:ie.required,parentSchema:ie,data:h};e===null?e=[i]:
e.push(i),s++}if(h.key_secret_env===void 0){let i={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:ie.required,parentSchema:ie,data:h};
e===null?e=[i]:e.push(i),s++}for(let i in h)if(!(i==="kind"||i==="key_id_env"||i==="key_secret_env")){
let m={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have add\
itional properties",schema:!1,parentSchema:ie,data:h};e===null?e=[m]:e.push(m),s++}if(h.kind!==void 0){
let i=h.kind;if(typeof i!="string"){let m={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ie.properties.kind.type,parentSchema:ie.properties.kind,data:i};e===null?e=[m]:
e.push(m),s++}if(i!=="cdp"){let m={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:ie.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:ie.properties.kind.enum,parentSchema:ie.
properties.kind,data:i};e===null?e=[m]:e.push(m),s++}}if(h.key_id_env!==void 0){let i=h.key_id_env;if(typeof i==
"string"){if(k(i)>128){let m={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:ie.properties.key_id_env,data:i};e===
null?e=[m]:e.push(m),s++}if(!ve.test(i)){let m={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:ie.properties.key_id_env,data:i};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.
key_id_env.type,parentSchema:ie.properties.key_id_env,data:i};e===null?e=[m]:e.push(m),s++}}if(h.key_secret_env!==
void 0){let i=h.key_secret_env;if(typeof i=="string"){if(k(i)>128){let m={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:ie.properties.key_secret_env,data:i};e===null?e=[m]:e.push(m),s++}if(!ve.test(i)){let m={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:ie.properties.
key_secret_env,data:i};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ie.properties.key_secret_env.type,parentSchema:ie.
properties.key_secret_env,data:i};e===null?e=[m]:e.push(m),s++}}}else{let i={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:ie.type,parentSchema:ie,data:h};e===null?e=[i]:e.push(i),s++}}if(a.
rpc_env!==void 0){let h=a.rpc_env;if(typeof h=="string"){if(k(h)>128){let i={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:D.properties.rpc_env,data:h};e===null?e=[
i]:e.push(i),s++}if(!ve.test(h)){let i={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:D.properties.rpc_env,data:h};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.rpc_env.type,
parentSchema:D.properties.rpc_env,data:h};e===null?e=[i]:e.push(i),s++}}}else{let h={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,
data:a};e===null?e=[h]:e.push(h),s++}return Je.errors=e,s===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ye(a,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ye.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.networks===void 0&&(a.networks={}),a.max_timeout_s===void 0&&
(a.max_timeout_s=120),a.per_payer===void 0&&(a.per_payer=8),a.unsettled===void 0&&(a.unsettled=1e3),
a.verify_ms===void 0&&(a.verify_ms=5e3),a.settle_ms===void 0&&(a.settle_ms=3e4),a.kept_hours===void 0&&
(a.kept_hours=24);for(let u in a)if(!(u==="networks"||u==="max_timeout_s"||u==="per_payer"||u==="uns\
ettled"||u==="verify_ms"||u==="settle_ms"||u==="kept_hours")){let P={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:Q,data:a};e===null?e=[P]:e.push(P),s++}let i=a.networks;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>16){let u={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:Q.properties.networks,data:i};e===null?
e=[u]:e.push(u),s++}for(let u in i){let P=s;if(typeof u=="string"&&!pt.test(u)){let S={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:Q.properties.networks.propertyNames,data:u,propertyName:u};e===null?
e=[S]:e.push(S),s++}var h=P===s;if(!h){let S={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be\
 valid",schema:Q.properties.networks.propertyNames,parentSchema:Q.properties.networks,data:i};e===null?
e=[S]:e.push(S),s++}}for(let u in i)Je(i[u],{instancePath:t+"/networks/"+u.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:i,parentDataProperty:u,rootData:Z,dynamicAnchors:U})||(e=e===null?Je.errors:e.
concat(Je.errors),s=e.length)}else{let u={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.properties.networks.
type,parentSchema:Q.properties.networks,data:i};e===null?e=[u]:e.push(u),s++}let m=a.max_timeout_s;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m))){let u={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.properties.max_timeout_s.
type,parentSchema:Q.properties.max_timeout_s,data:m};e===null?e=[u]:e.push(u),s++}if(typeof m=="numb\
er"){if(m>3600||isNaN(m)){let u={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:Q.properties.max_timeout_s,data:m};e===null?e=[u]:e.push(u),s++}if(m<30||isNaN(m)){let u={
instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:Q.properties.max_timeout_s,
data:m};e===null?e=[u]:e.push(u),s++}}let c=a.per_payer;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){
let u={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:Q.properties.per_payer.type,parentSchema:Q.properties.per_payer,
data:c};e===null?e=[u]:e.push(u),s++}if(typeof c=="number"){if(c>1e4||isNaN(c)){let u={instancePath:t+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:Q.properties.per_payer,data:c};e===null?e=[u]:e.push(
u),s++}if(c<1||isNaN(c)){let u={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Q.
properties.per_payer,data:c};e===null?e=[u]:e.push(u),s++}}let l=a.unsettled;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l))){let u={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Q.properties.unsettled.type,parentSchema:Q.
properties.unsettled,data:l};e===null?e=[u]:e.push(u),s++}if(typeof l=="number"){if(l>1e6||isNaN(l)){
let u={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:Q.properties.unsettled,
data:l};e===null?e=[u]:e.push(u),s++}if(l<1||isNaN(l)){let u={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:Q.properties.unsettled,data:l};e===null?e=[u]:e.push(u),s++}}let p=a.verify_ms;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:t+"/verify_ms",schemaPath:"#/proper\
ties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.properties.
verify_ms.type,parentSchema:Q.properties.verify_ms,data:p};e===null?e=[u]:e.push(u),s++}if(typeof p==
"number"){if(p>6e5||isNaN(p)){let u={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:Q.properties.verify_ms,data:p};e===null?e=[u]:e.push(u),s++}if(p<100||isNaN(p)){let u={
instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:Q.properties.verify_ms,data:p};e===null?
e=[u]:e.push(u),s++}}let r=a.settle_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let u={instancePath:t+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Q.properties.settle_ms.type,parentSchema:Q.properties.settle_ms,data:r};e===
null?e=[u]:e.push(u),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let u={instancePath:t+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:Q.properties.settle_ms,data:r};e===null?e=[u]:e.
push(u),s++}if(r<100||isNaN(r)){let u={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:Q.properties.settle_ms,data:r};e===null?e=[u]:e.push(u),s++}}let n=a.kept_hours;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let u={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.properties.kept_hours.
type,parentSchema:Q.properties.kept_hours,data:n};e===null?e=[u]:e.push(u),s++}if(typeof n=="number"){
if(n>87600||isNaN(n)){let u={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:Q.
properties.kept_hours,data:n};e===null?e=[u]:e.push(u),s++}if(n<24||isNaN(n)){let u={instancePath:t+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:Q.properties.kept_hours,data:n};e===null?e=
[u]:e.push(u),s++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:Q.type,parentSchema:Q,data:a};e===null?e=[i]:e.push(i),s++}return Ye.
errors=e,s===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v={type:"object",additionalProperties:!1,
required:["base_url"],properties:{base_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},
provider:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9-]*$"},facts:{$ref:"#/components/schemas/\
ModelFacts"},key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},key_file:{type:"\
string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},keys:{type:"array",minItems:2,maxItems:32,
uniqueItems:!0,items:{type:"string",maxLength:1024,pattern:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x\
1f]*/[^\\x00-\\x1f]+)$"}},ca_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},
client_cert_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},client_key_file:{
type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},query:{type:"object",maxProperties:8,
propertyNames:{pattern:"^[A-Za-z][A-Za-z0-9._-]*$",maxLength:64},additionalProperties:{type:"string",
minLength:1,maxLength:256}},proxy:{type:"string",maxLength:1024,pattern:"^(none|https?://.+)$"},proxy_env:{
type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},auth:{$ref:"#/components/schemas/Aut\
h"},oauth:{$ref:"#/components/schemas/OAuth"},sigv4:{$ref:"#/components/schemas/SigV4"},dialects:{type:"\
array",minItems:1,maxItems:16,items:{$ref:"#/components/schemas/Dialect"}},hosted_tools:{type:"objec\
t",maxProperties:32,propertyNames:{pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",maxLength:64},
additionalProperties:{$ref:"#/components/schemas/HostedTool"}},forward_members:{type:"array",maxItems:64,
items:{type:"string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"}},headers:{type:"o\
bject",maxProperties:32,additionalProperties:{type:"string",maxLength:4096}},first_byte_ms:{type:"in\
teger",minimum:10,maximum:6e5},idle_ms:{type:"integer",minimum:10,maximum:6e5}}},ps={type:"string",enum:[
"bearer","x-api-key","api-key"]},E={type:"object",additionalProperties:!1,required:["token_url","sco\
pe"],properties:{token_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},scope:{type:"\
string",minLength:1,maxLength:1024},client_id:{type:"string",minLength:1,maxLength:256},client_id_env:{
type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},client_secret_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},assertion_file:{type:"string",minLength:1,maxLength:1024,pattern:"\
^[^\\x00-\\x1f]+$"},audience:{type:"string",minLength:1,maxLength:1024},impersonate_url:{type:"strin\
g",format:"uri",pattern:"^https?://",maxLength:1024},service_account_file:{type:"string",minLength:1,
maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"}}},K={type:"object",additionalProperties:!1,required:["re\
gion"],properties:{region:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$"},service:{type:"string",
maxLength:64,pattern:"^[a-z0-9-]+$",default:"bedrock"},from:{type:"string",enum:["environment","cont\
ainer","instance"],default:"environment"},role_arn:{type:"string",minLength:1,maxLength:2048},token_file:{
type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},sts_url:{type:"string",format:"\
uri",pattern:"^https?://",maxLength:1024},instance_url:{type:"string",format:"uri",pattern:"^https?:\
//",maxLength:1024,default:"http://169.254.169.254"}}},je={type:"string",enum:["chat","responses","m\
essages","embeddings","rerank","moderations","images"]},Me={type:"object",additionalProperties:!1,required:[
"usd_per_call"],properties:{usd_per_call:{type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?\
$",maxLength:32}}},mt=new RegExp("^[a-z][a-z0-9-]*$","u"),it=new RegExp("^([A-Za-z_][A-Za-z0-9_]{0,1\
27}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$","u"),nt=new RegExp("^[A-Za-z][A-Za-z0-9._-]*$","u"),ot=new RegExp(
"^(none|https?://.+)$","u"),ns=new RegExp("^[a-z0-9-]+$","u"),ct=new RegExp("^(?!mcp|file_search$|.*\
_preview$)[a-z]+(_[a-z]+)*$","u"),ht=new RegExp("^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),De=new RegExp(
"^[A-Za-z_][A-Za-z0-9_-]*$","u"),_={type:"object",additionalProperties:!1,properties:{dialects:{type:"\
array",minItems:1,maxItems:16,items:{$ref:"#/components/schemas/Dialect"}},paths:{type:"object",additionalProperties:!1,
properties:{chat:{$ref:"#/components/schemas/ServerPath"},responses:{$ref:"#/components/schemas/Serv\
erPath"},messages:{$ref:"#/components/schemas/ServerPath"},embeddings:{$ref:"#/components/schemas/Se\
rverPath"},rerank:{$ref:"#/components/schemas/ServerPath"},moderations:{$ref:"#/components/schemas/S\
erverPath"},images:{$ref:"#/components/schemas/ServerPath"},count_tokens:{$ref:"#/components/schemas\
/ServerPath"}}},token_limit:{type:"string",enum:["max_tokens","max_completion_tokens"]},unknown_members:{
type:"string",enum:["refuses","obeys"]},members:{type:"object",maxProperties:128,propertyNames:{$ref:"\
#/components/schemas/MemberName"},additionalProperties:{$ref:"#/components/schemas/MemberClass"}},message_members:{
type:"object",maxProperties:32,propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{
type:"string",enum:["omit"]}},rename:{type:"object",maxProperties:32,propertyNames:{$ref:"#/componen\
ts/schemas/MemberName"},additionalProperties:{$ref:"#/components/schemas/MemberName"}},add:{type:"ob\
ject",maxProperties:32,additionalProperties:!0,propertyNames:{$ref:"#/components/schemas/MemberName"}},
values:{type:"object",maxProperties:32,propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{
$ref:"#/components/schemas/MemberValues"}},system:{type:"string",enum:["any","leading","one_leading"]},
preamble:{type:"array",maxItems:16,items:{type:"string",minLength:1,maxLength:256}},order:{type:"arr\
ay",maxItems:2,items:{type:"string",enum:["alternate","no_user_after_tool"]}},prefill:{type:"string",
enum:["takes","refuses"]},images_in_tool_results:{type:"string",enum:["keep","move"]},tool_names:{type:"\
object",additionalProperties:!1,required:["max","pattern"],properties:{max:{type:"integer",minimum:16,
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
$ref:"#/components/schemas/MemberName"},per_usd:{type:"integer",minimum:1,maximum:1e12}}}}},B={type:"\
string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},ms={type:"string",enum:["free",
"bounded","times","priced","omit"]},ue={type:"object",additionalProperties:!1,required:["means"],properties:{
status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},phrase:{type:"str\
ing",maxLength:512},means:{type:"string",enum:["context_length","content_filter","model","key","quot\
a","rate","overloaded","caller","member","system","reasoning"]}}},Ie={anyOf:[{$ref:"#/components/sch\
emas/PathText"},{type:"object",additionalProperties:!1,required:["whole","stream"],properties:{whole:{
$ref:"#/components/schemas/PathText"},stream:{$ref:"#/components/schemas/PathText"}}}]},ke={type:"st\
ring",minLength:1,maxLength:256,pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},bs=new RegExp(
"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$","u");function te(a,{instancePath:t="",parentData:R,
parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=te.evaluated;$.dynamicProps&&
($.props=void 0),$.dynamicItems&&($.items=void 0);let h=s,i=!1,m=s;if(typeof a=="string"){if(k(a)>256){
let r={instancePath:t,schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ke,data:a};e===null?
e=[r]:e.push(r),s++}if(k(a)<1){let r={instancePath:t,schemaPath:"#/components/schemas/PathText/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ke,data:a};e===null?e=[r]:e.push(r),s++}if(!bs.test(a)){let r={instancePath:t,schemaPath:"\
#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+\
.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',
schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:ke,data:a};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t,schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ke.type,parentSchema:ke,data:a};e===null?e=[r]:e.push(
r),s++}var l=m===s;i=i||l;let c=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.whole===void 0){
let r={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"wh\
ole"},message:"must have required property 'whole'",schema:Ie.anyOf[1].required,parentSchema:Ie.anyOf[1],
data:a};e===null?e=[r]:e.push(r),s++}if(a.stream===void 0){let r={instancePath:t,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:"stream"},message:"must have required proper\
ty 'stream'",schema:Ie.anyOf[1].required,parentSchema:Ie.anyOf[1],data:a};e===null?e=[r]:e.push(r),s++}
for(let r in a)if(!(r==="whole"||r==="stream")){let n={instancePath:t,schemaPath:"#/anyOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:Ie.anyOf[1],data:a};e===null?e=[n]:e.push(n),s++}if(a.whole!==
void 0){let r=a.whole;if(typeof r=="string"){if(k(r)>256){let n={instancePath:t+"/whole",schemaPath:"\
#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT ha\
ve more than 256 characters",schema:256,parentSchema:ke,data:r};e===null?e=[n]:e.push(n),s++}if(k(r)<
1){let n={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ke,data:r};
e===null?e=[n]:e.push(n),s++}if(!bs.test(r)){let n={instancePath:t+"/whole",schemaPath:"#/components\
/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\\
]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',schema:"^(?!/\
/|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:ke,data:r};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ke.type,parentSchema:ke,data:r};e===null?e=[n]:e.push(
n),s++}}if(a.stream!==void 0){let r=a.stream;if(typeof r=="string"){if(k(r)>256){let n={instancePath:t+
"/stream",schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:ke,data:r};e===null?e=[n]:e.
push(n),s++}if(k(r)<1){let n={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ke,data:r};e===null?e=[n]:e.push(n),s++}if(!bs.test(r)){let n={instancePath:t+"/stream",
schemaPath:"#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z\
][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\\
[\\]-~]+$"',schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:ke,data:r};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:ke.type,parentSchema:ke,
data:r};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Ie.anyOf[1].type,parentSchema:Ie.anyOf[1],
data:a};e===null?e=[r]:e.push(r),s++}var l=c===s;if(i=i||l,l)var p=!0;if(i)s=h,e!==null&&(h?e.length=
h:e=null);else{let r={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf",schema:Ie.anyOf,parentSchema:Ie,data:a};e===null?e=[r]:e.push(r),s++}return te.
errors=e,$.props=p,s===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};var pe={type:"object",additionalProperties:!1,
properties:{min:{type:"number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},
words:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"\
array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}},except:{type:"array",maxItems:32,
items:{$ref:"#/components/schemas/MemberValue"}}}},ne={anyOf:[{type:"string",maxLength:256},{type:"n\
umber",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function Ke(a,{instancePath:t="",parentData:R,parentDataProperty:V,
rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=Ke.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="\
min"||m==="max"||m==="words"||m==="only"||m==="except")){let c={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:pe,data:a};e===null?e=[c]:e.push(c),s++}if(a.min!==void 0){
let m=a.min;if(typeof m=="number"){if(m>1e6||isNaN(m)){let c={instancePath:t+"/min",schemaPath:"#/pr\
operties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:pe.properties.min,data:m};e===null?e=[c]:e.push(c),s++}if(m<-1e6||isNaN(
m)){let c={instancePath:t+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:pe.properties.min,data:m};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/min",schemaPath:"#/properties/min/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:pe.properties.min.type,parentSchema:pe.
properties.min,data:m};e===null?e=[c]:e.push(c),s++}}if(a.max!==void 0){let m=a.max;if(typeof m=="nu\
mber"){if(m>1e6||isNaN(m)){let c={instancePath:t+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:pe.
properties.max,data:m};e===null?e=[c]:e.push(c),s++}if(m<-1e6||isNaN(m)){let c={instancePath:t+"/max",
schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"\
must be >= -1000000",schema:-1e6,parentSchema:pe.properties.max,data:m};e===null?e=[c]:e.push(c),s++}}else{
let c={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:"number"},
message:"must be number",schema:pe.properties.max.type,parentSchema:pe.properties.max,data:m};e===null?
e=[c]:e.push(c),s++}}if(a.words!==void 0){let m=a.words;if(m&&typeof m=="object"&&!Array.isArray(m)){
if(Object.keys(m).length>32){let c={instancePath:t+"/words",schemaPath:"#/properties/words/maxProper\
ties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:pe.properties.words,data:m};e===null?e=[c]:e.push(c),s++}for(let c in m){let l=m[c];if(typeof l==
"string"){if(k(l)>64){let p={instancePath:t+"/words/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:pe.properties.words.additionalProperties,
data:l};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/words/"+c.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:pe.properties.words.additionalProperties.type,parentSchema:pe.
properties.words.additionalProperties,data:l};e===null?e=[p]:e.push(p),s++}}}else{let c={instancePath:t+
"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:pe.properties.words.type,parentSchema:pe.properties.words,data:m};e===null?e=[c]:e.push(
c),s++}}if(a.only!==void 0){let m=a.only;if(Array.isArray(m)){if(m.length>32){let l={instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:pe.properties.only,data:m};e===null?e=[l]:e.push(
l),s++}let c=m.length;for(let l=0;l<c;l++){let p=m[l],r=s,n=!1,u=s;if(typeof p=="string"){if(k(p)>256){
let L={instancePath:t+"/only/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ne.
anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+"/only/"+l,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:ne.anyOf[0].type,parentSchema:ne.anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}var h=u===
s;n=n||h;let P=s;if(typeof p=="number"){if(p>1e6||isNaN(p)){let L={instancePath:t+"/only/"+l,schemaPath:"\
#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:ne.anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}
if(p<-1e6||isNaN(p)){let L={instancePath:t+"/only/"+l,schemaPath:"#/components/schemas/MemberValue/a\
nyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:ne.anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/only/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf/1/type",keyword:"type",params:{type:"n\
umber"},message:"must be number",schema:ne.anyOf[1].type,parentSchema:ne.anyOf[1],data:p};e===null?e=
[L]:e.push(L),s++}var h=P===s;n=n||h;let S=s;if(typeof p!="boolean"){let L={instancePath:t+"/only/"+
l,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:ne.anyOf[2].type,parentSchema:ne.anyOf[2],data:p};e===null?e=[L]:e.
push(L),s++}var h=S===s;if(n=n||h,n)s=r,e!==null&&(r?e.length=r:e=null);else{let L={instancePath:t+"\
/only/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:ne.anyOf,parentSchema:ne,data:p};e===null?e=[L]:e.push(L),s++}}}else{
let c={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:pe.properties.only.type,parentSchema:pe.properties.only,data:m};e===null?
e=[c]:e.push(c),s++}}if(a.except!==void 0){let m=a.except;if(Array.isArray(m)){if(m.length>32){let l={
instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"maxItems",params:{limit:32},
message:"must NOT have more than 32 items",schema:32,parentSchema:pe.properties.except,data:m};e===null?
e=[l]:e.push(l),s++}let c=m.length;for(let l=0;l<c;l++){let p=m[l],r=s,n=!1,u=s;if(typeof p=="string"){
if(k(p)>256){let L={instancePath:t+"/except/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf/0\
/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",
schema:256,parentSchema:ne.anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/except/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ne.anyOf[0].type,parentSchema:ne.anyOf[0],data:p};e===null?
e=[L]:e.push(L),s++}var i=u===s;n=n||i;let P=s;if(typeof p=="number"){if(p>1e6||isNaN(p)){let L={instancePath:t+
"/except/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ne.anyOf[1],data:p};
e===null?e=[L]:e.push(L),s++}if(p<-1e6||isNaN(p)){let L={instancePath:t+"/except/"+l,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},
message:"must be >= -1000000",schema:-1e6,parentSchema:ne.anyOf[1],data:p};e===null?e=[L]:e.push(L),
s++}}else{let L={instancePath:t+"/except/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number",schema:ne.anyOf[1].type,parentSchema:ne.
anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}var i=P===s;n=n||i;let S=s;if(typeof p!="boolean"){let L={
instancePath:t+"/except/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:ne.anyOf[2].type,parentSchema:ne.anyOf[2],data:p};
e===null?e=[L]:e.push(L),s++}var i=S===s;if(n=n||i,n)s=r,e!==null&&(r?e.length=r:e=null);else{let L={
instancePath:t+"/except/"+l,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:ne.anyOf,parentSchema:ne,data:p};e===null?e=[L]:e.push(
L),s++}}}else{let c={instancePath:t+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:pe.properties.except.type,parentSchema:pe.properties.except,
data:m};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:a};e===null?e=[m]:
e.push(m),s++}return Ke.errors=e,s===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(a,{
instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,
s=0,$=We.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&typeof a==
"object"&&!Array.isArray(a)){for(let p in a)if(!Ze.call(_.properties,p)){let r={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must N\
OT have additional properties",schema:!1,parentSchema:_,data:a};e===null?e=[r]:e.push(r),s++}if(a.dialects!==
void 0){let p=a.dialects;if(Array.isArray(p)){if(p.length>16){let n={instancePath:t+"/dialects",schemaPath:"\
#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items",schema:16,parentSchema:_.properties.dialects,data:p};e===null?e=[n]:e.push(n),s++}if(p.length<
1){let n={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:_.properties.dialects,
data:p};e===null?e=[n]:e.push(n),s++}let r=p.length;for(let n=0;n<r;n++){let u=p[n];if(typeof u!="st\
ring"){let P={instancePath:t+"/dialects/"+n,schemaPath:"#/components/schemas/Dialect/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:je.type,parentSchema:je,data:u};e===null?
e=[P]:e.push(P),s++}if(!(u==="chat"||u==="responses"||u==="messages"||u==="embeddings"||u==="rerank"||
u==="moderations"||u==="images")){let P={instancePath:t+"/dialects/"+n,schemaPath:"#/components/sche\
mas/Dialect/enum",keyword:"enum",params:{allowedValues:je.enum},message:"must be equal to one of the\
 allowed values",schema:je.enum,parentSchema:je,data:u};e===null?e=[P]:e.push(P),s++}}}else{let r={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"array"},message:"mu\
st be array",schema:_.properties.dialects.type,parentSchema:_.properties.dialects,data:p};e===null?e=
[r]:e.push(r),s++}}if(a.paths!==void 0){let p=a.paths;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let r in p)
if(!(r==="chat"||r==="responses"||r==="messages"||r==="embeddings"||r==="rerank"||r==="moderations"||
r==="images"||r==="count_tokens")){let n={instancePath:t+"/paths",schemaPath:"#/properties/paths/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties",schema:!1,parentSchema:_.properties.paths,data:p};e===null?e=[n]:e.push(n),
s++}p.chat!==void 0&&(te(p.chat,{instancePath:t+"/paths/chat",parentData:p,parentDataProperty:"chat",
rootData:Z,dynamicAnchors:U})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),p.responses!==
void 0&&(te(p.responses,{instancePath:t+"/paths/responses",parentData:p,parentDataProperty:"response\
s",rootData:Z,dynamicAnchors:U})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),p.messages!==
void 0&&(te(p.messages,{instancePath:t+"/paths/messages",parentData:p,parentDataProperty:"messages",
rootData:Z,dynamicAnchors:U})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),p.embeddings!==
void 0&&(te(p.embeddings,{instancePath:t+"/paths/embeddings",parentData:p,parentDataProperty:"embedd\
ings",rootData:Z,dynamicAnchors:U})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),p.rerank!==
void 0&&(te(p.rerank,{instancePath:t+"/paths/rerank",parentData:p,parentDataProperty:"rerank",rootData:Z,
dynamicAnchors:U})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),p.moderations!==void 0&&(te(
p.moderations,{instancePath:t+"/paths/moderations",parentData:p,parentDataProperty:"moderations",rootData:Z,
dynamicAnchors:U})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),p.images!==void 0&&(te(p.
images,{instancePath:t+"/paths/images",parentData:p,parentDataProperty:"images",rootData:Z,dynamicAnchors:U})||
(e=e===null?te.errors:e.concat(te.errors),s=e.length)),p.count_tokens!==void 0&&(te(p.count_tokens,{
instancePath:t+"/paths/count_tokens",parentData:p,parentDataProperty:"count_tokens",rootData:Z,dynamicAnchors:U})||
(e=e===null?te.errors:e.concat(te.errors),s=e.length))}else{let r={instancePath:t+"/paths",schemaPath:"\
#/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.
paths.type,parentSchema:_.properties.paths,data:p};e===null?e=[r]:e.push(r),s++}}if(a.token_limit!==
void 0){let p=a.token_limit;if(typeof p!="string"){let r={instancePath:t+"/token_limit",schemaPath:"\
#/properties/token_limit/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.token_limit.type,parentSchema:_.properties.token_limit,data:p};e===null?e=[r]:e.push(r),s++}
if(!(p==="max_tokens"||p==="max_completion_tokens")){let r={instancePath:t+"/token_limit",schemaPath:"\
#/properties/token_limit/enum",keyword:"enum",params:{allowedValues:_.properties.token_limit.enum},message:"\
must be equal to one of the allowed values",schema:_.properties.token_limit.enum,parentSchema:_.properties.
token_limit,data:p};e===null?e=[r]:e.push(r),s++}}if(a.unknown_members!==void 0){let p=a.unknown_members;
if(typeof p!="string"){let r={instancePath:t+"/unknown_members",schemaPath:"#/properties/unknown_mem\
bers/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.unknown_members.
type,parentSchema:_.properties.unknown_members,data:p};e===null?e=[r]:e.push(r),s++}if(!(p==="refuse\
s"||p==="obeys")){let r={instancePath:t+"/unknown_members",schemaPath:"#/properties/unknown_members/\
enum",keyword:"enum",params:{allowedValues:_.properties.unknown_members.enum},message:"must be equal\
 to one of the allowed values",schema:_.properties.unknown_members.enum,parentSchema:_.properties.unknown_members,
data:p};e===null?e=[r]:e.push(r),s++}}if(a.members!==void 0){let p=a.members;if(p&&typeof p=="object"&&
!Array.isArray(p)){if(Object.keys(p).length>128){let r={instancePath:t+"/members",schemaPath:"#/prop\
erties/members/maxProperties",keyword:"maxProperties",params:{limit:128},message:"must NOT have more\
 than 128 properties",schema:128,parentSchema:_.properties.members,data:p};e===null?e=[r]:e.push(r),
s++}for(let r in p){let n=s;if(typeof r=="string"){if(k(r)>64){let u={instancePath:t+"/members",schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),
s++}if(k(r)<1){let u={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:B,
data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}if(!De.test(r)){let u={instancePath:t+"/members",
schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A\
-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-\
9_-]*$",parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+
"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.type,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}var h=n===
s;if(!h){let u={instancePath:t+"/members",schemaPath:"#/properties/members/propertyNames",keyword:"p\
ropertyNames",params:{propertyName:r},message:"property name must be valid",schema:_.properties.members.
propertyNames,parentSchema:_.properties.members,data:p};e===null?e=[u]:e.push(u),s++}}for(let r in p){
let n=p[r];if(typeof n!="string"){let u={instancePath:t+"/members/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MemberClass/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ms.type,parentSchema:ms,data:n};e===null?e=[u]:e.push(u),s++}if(!(n==="free"||
n==="bounded"||n==="times"||n==="priced"||n==="omit")){let u={instancePath:t+"/members/"+r.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/enum",keyword:"enum",params:{
allowedValues:ms.enum},message:"must be equal to one of the allowed values",schema:ms.enum,parentSchema:ms,
data:n};e===null?e=[u]:e.push(u),s++}}}else{let r={instancePath:t+"/members",schemaPath:"#/propertie\
s/members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.members.
type,parentSchema:_.properties.members,data:p};e===null?e=[r]:e.push(r),s++}}if(a.message_members!==
void 0){let p=a.message_members;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
32){let r={instancePath:t+"/message_members",schemaPath:"#/properties/message_members/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:_.properties.message_members,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){let n=s;
if(typeof r=="string"){if(k(r)>64){let u={instancePath:t+"/message_members",schemaPath:"#/components\
/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}if(k(r)<
1){let u={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:B,
data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}if(!De.test(r)){let u={instancePath:t+"/message_\
members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_]\
[A-Za-z0-9_-]*$",parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:B.type,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.
push(u),s++}var i=n===s;if(!i){let u={instancePath:t+"/message_members",schemaPath:"#/properties/mes\
sage_members/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name m\
ust be valid",schema:_.properties.message_members.propertyNames,parentSchema:_.properties.message_members,
data:p};e===null?e=[u]:e.push(u),s++}}for(let r in p){let n=p[r];if(typeof n!="string"){let u={instancePath:t+
"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_member\
s/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.message_members.additionalProperties.type,parentSchema:_.properties.message_members.additionalProperties,
data:n};e===null?e=[u]:e.push(u),s++}if(n!=="omit"){let u={instancePath:t+"/message_members/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_members/additionalProperties/enum",keyword:"\
enum",params:{allowedValues:_.properties.message_members.additionalProperties.enum},message:"must be\
 equal to one of the allowed values",schema:_.properties.message_members.additionalProperties.enum,parentSchema:_.
properties.message_members.additionalProperties,data:n};e===null?e=[u]:e.push(u),s++}}}else{let r={instancePath:t+
"/message_members",schemaPath:"#/properties/message_members/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:_.properties.message_members.type,parentSchema:_.properties.message_members,
data:p};e===null?e=[r]:e.push(r),s++}}if(a.rename!==void 0){let p=a.rename;if(p&&typeof p=="object"&&
!Array.isArray(p)){if(Object.keys(p).length>32){let r={instancePath:t+"/rename",schemaPath:"#/proper\
ties/rename/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more tha\
n 32 properties",schema:32,parentSchema:_.properties.rename,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){
let n=s;if(typeof r=="string"){if(k(r)>64){let u={instancePath:t+"/rename",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}if(k(r)<
1){let u={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:B,data:r,
propertyName:r};e===null?e=[u]:e.push(u),s++}if(!De.test(r)){let u={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:B,
data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:B.type,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}var m=n===s;if(!m){
let u={instancePath:t+"/rename",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyName\
s",params:{propertyName:r},message:"property name must be valid",schema:_.properties.rename.propertyNames,
parentSchema:_.properties.rename,data:p};e===null?e=[u]:e.push(u),s++}}for(let r in p){let n=p[r];if(typeof n==
"string"){if(k(n)>64){let u={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:B,data:n};e===null?e=[u]:e.push(u),s++}if(k(n)<1){
let u={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters",schema:1,parentSchema:B,data:n};e===null?e=[u]:e.push(u),s++}if(!De.test(n)){let u={instancePath:t+
"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:B,data:n};e===null?e=[u]:e.
push(u),s++}}else{let u={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:B.type,parentSchema:B,data:n};e===null?e=[u]:e.push(u),s++}}}else{let r={instancePath:t+"/ren\
ame",schemaPath:"#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:_.properties.rename.type,parentSchema:_.properties.rename,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.add!==void 0){let p=a.add;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).
length>32){let r={instancePath:t+"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProp\
erties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:_.properties.
add,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){let n=s;if(typeof r=="string"){if(k(r)>64){
let u={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:B,data:r,
propertyName:r};e===null?e=[u]:e.push(u),s++}if(k(r)<1){let u={instancePath:t+"/add",schemaPath:"#/c\
omponents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}
if(!De.test(r)){let u={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.
push(u),s++}}else{let u={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:B.type,parentSchema:B,data:r,propertyName:r};
e===null?e=[u]:e.push(u),s++}var c=n===s;if(!c){let u={instancePath:t+"/add",schemaPath:"#/propertie\
s/add/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name must be \
valid",schema:_.properties.add.propertyNames,parentSchema:_.properties.add,data:p};e===null?e=[u]:e.
push(u),s++}}}else{let r={instancePath:t+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:_.properties.add.type,parentSchema:_.properties.add,data:p};
e===null?e=[r]:e.push(r),s++}}if(a.values!==void 0){let p=a.values;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(Object.keys(p).length>32){let r={instancePath:t+"/values",schemaPath:"#/properties/va\
lues/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 pr\
operties",schema:32,parentSchema:_.properties.values,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){
let n=s;if(typeof r=="string"){if(k(r)>64){let u={instancePath:t+"/values",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}if(k(r)<
1){let u={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:B,data:r,
propertyName:r};e===null?e=[u]:e.push(u),s++}if(!De.test(r)){let u={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:B,
data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:B.type,parentSchema:B,data:r,propertyName:r};e===null?e=[u]:e.push(u),s++}var l=n===s;if(!l){
let u={instancePath:t+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyName\
s",params:{propertyName:r},message:"property name must be valid",schema:_.properties.values.propertyNames,
parentSchema:_.properties.values,data:p};e===null?e=[u]:e.push(u),s++}}for(let r in p)Ke(p[r],{instancePath:t+
"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:r,rootData:Z,dynamicAnchors:U})||
(e=e===null?Ke.errors:e.concat(Ke.errors),s=e.length)}else{let r={instancePath:t+"/values",schemaPath:"\
#/properties/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.
values.type,parentSchema:_.properties.values,data:p};e===null?e=[r]:e.push(r),s++}}if(a.system!==void 0){
let p=a.system;if(typeof p!="string"){let r={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.system.type,
parentSchema:_.properties.system,data:p};e===null?e=[r]:e.push(r),s++}if(!(p==="any"||p==="leading"||
p==="one_leading")){let r={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:_.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:_.properties.system.enum,parentSchema:_.properties.system,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.preamble!==void 0){let p=a.preamble;if(Array.isArray(p)){if(p.length>16){let n={instancePath:t+
"/preamble",schemaPath:"#/properties/preamble/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:_.properties.preamble,data:p};e===null?e=[n]:
e.push(n),s++}let r=p.length;for(let n=0;n<r;n++){let u=p[n];if(typeof u=="string"){if(k(u)>256){let P={
instancePath:t+"/preamble/"+n,schemaPath:"#/properties/preamble/items/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:_.properties.
preamble.items,data:u};e===null?e=[P]:e.push(P),s++}if(k(u)<1){let P={instancePath:t+"/preamble/"+n,
schemaPath:"#/properties/preamble/items/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.preamble.items,data:u};e===null?
e=[P]:e.push(P),s++}}else{let P={instancePath:t+"/preamble/"+n,schemaPath:"#/properties/preamble/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.preamble.
items.type,parentSchema:_.properties.preamble.items,data:u};e===null?e=[P]:e.push(P),s++}}}else{let r={
instancePath:t+"/preamble",schemaPath:"#/properties/preamble/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:_.properties.preamble.type,parentSchema:_.properties.preamble,data:p};
e===null?e=[r]:e.push(r),s++}}if(a.order!==void 0){let p=a.order;if(Array.isArray(p)){if(p.length>2){
let n={instancePath:t+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items",schema:2,parentSchema:_.properties.order,data:p};e===null?
e=[n]:e.push(n),s++}let r=p.length;for(let n=0;n<r;n++){let u=p[n];if(typeof u!="string"){let P={instancePath:t+
"/order/"+n,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_.properties.order.items.type,parentSchema:_.properties.order.items,data:u};e===
null?e=[P]:e.push(P),s++}if(!(u==="alternate"||u==="no_user_after_tool")){let P={instancePath:t+"/or\
der/"+n,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:_.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:_.properties.order.items.
enum,parentSchema:_.properties.order.items,data:u};e===null?e=[P]:e.push(P),s++}}}else{let r={instancePath:t+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be \
array",schema:_.properties.order.type,parentSchema:_.properties.order,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.prefill!==void 0){let p=a.prefill;if(typeof p!="string"){let r={instancePath:t+"/prefil\
l",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:_.properties.prefill.type,parentSchema:_.properties.prefill,data:p};e===null?e=[r]:e.push(
r),s++}if(!(p==="takes"||p==="refuses")){let r={instancePath:t+"/prefill",schemaPath:"#/properties/p\
refill/enum",keyword:"enum",params:{allowedValues:_.properties.prefill.enum},message:"must be equal \
to one of the allowed values",schema:_.properties.prefill.enum,parentSchema:_.properties.prefill,data:p};
e===null?e=[r]:e.push(r),s++}}if(a.images_in_tool_results!==void 0){let p=a.images_in_tool_results;if(typeof p!=
"string"){let r={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images_in_tool_re\
sults/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.images_in_tool_results.
type,parentSchema:_.properties.images_in_tool_results,data:p};e===null?e=[r]:e.push(r),s++}if(!(p===
"keep"||p==="move")){let r={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images\
_in_tool_results/enum",keyword:"enum",params:{allowedValues:_.properties.images_in_tool_results.enum},
message:"must be equal to one of the allowed values",schema:_.properties.images_in_tool_results.enum,
parentSchema:_.properties.images_in_tool_results,data:p};e===null?e=[r]:e.push(r),s++}}if(a.tool_names!==
void 0){let p=a.tool_names;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let r={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
max"},message:"must have required property 'max'",schema:_.properties.tool_names.required,parentSchema:_.
properties.tool_names,data:p};e===null?e=[r]:e.push(r),s++}if(p.pattern===void 0){let r={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
pattern"},message:"must have required property 'pattern'",schema:_.properties.tool_names.required,parentSchema:_.
properties.tool_names,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="max"||r==="patte\
rn")){let n={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:_.properties.tool_names,data:p};e===null?e=[n]:e.push(n),s++}if(p.max!==
void 0){let r=p.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:_.properties.tool_names.properties.max.type,parentSchema:_.properties.
tool_names.properties.max,data:r};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"){if(r>256||isNaN(
r)){let n={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:_.
properties.tool_names.properties.max,data:r};e===null?e=[n]:e.push(n),s++}if(r<16||isNaN(r)){let n={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:_.properties.
tool_names.properties.max,data:r};e===null?e=[n]:e.push(n),s++}}}if(p.pattern!==void 0){let r=p.pattern;
if(typeof r=="string"){if(k(r)>128){let n={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:_.properties.tool_names.properties.pattern,
data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:_.properties.tool_names.properties.pattern.type,parentSchema:_.properties.tool_names.
properties.pattern,data:r};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.tool_names.type,parentSchema:_.properties.tool_names,data:p};e===null?e=[r]:e.push(r),s++}}
if(a.tool_call_ids!==void 0){let p=a.tool_call_ids;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
length===void 0){let r={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:_.properties.tool_call_ids.required,parentSchema:_.properties.tool_call_ids,data:p};e===
null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="length"){let n={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.tool_call_ids,data:p};
e===null?e=[n]:e.push(n),s++}if(p.length!==void 0){let r=p.length;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let n={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:_.properties.tool_call_ids.
properties.length.type,parentSchema:_.properties.tool_call_ids.properties.length,data:r};e===null?e=
[n]:e.push(n),s++}if(typeof r=="number"){if(r>64||isNaN(r)){let n={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:_.properties.tool_call_ids.properties.length,
data:r};e===null?e=[n]:e.push(n),s++}if(r<8||isNaN(r)){let n={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:_.properties.tool_call_ids.properties.length,
data:r};e===null?e=[n]:e.push(n),s++}}}}else{let r={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.tool_call_ids.type,parentSchema:_.properties.tool_call_ids,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.tool_choice!==void 0){let p=a.tool_choice;if(p&&typeof p=="object"&&!Array.isArray(p)){
for(let r in p)if(!(r==="required"||r==="named")){let n={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.tool_choice,data:p};
e===null?e=[n]:e.push(n),s++}if(p.required!==void 0){let r=p.required;if(typeof r=="string"){if(k(r)>
32){let n={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:_.properties.tool_choice.properties.required,data:r};e===null?e=[n]:e.push(
n),s++}}else{let n={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.
tool_choice.properties.required.type,parentSchema:_.properties.tool_choice.properties.required,data:r};
e===null?e=[n]:e.push(n),s++}}if(p.named!==void 0){let r=p.named;if(typeof r!="boolean"){let n={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:_.properties.tool_choice.properties.named.type,parentSchema:_.
properties.tool_choice.properties.named,data:r};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:_.properties.tool_choice.type,parentSchema:_.properties.tool_choice,data:p};e===
null?e=[r]:e.push(r),s++}}if(a.response_format!==void 0){let p=a.response_format;if(Array.isArray(p)){
if(p.length>3){let n={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:_.
properties.response_format,data:p};e===null?e=[n]:e.push(n),s++}let r=p.length;for(let n=0;n<r;n++){
let u=p[n];if(typeof u!="string"){let P={instancePath:t+"/response_format/"+n,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.response_format.items.type,parentSchema:_.properties.response_format.items,data:u};e===null?
e=[P]:e.push(P),s++}if(!(u==="text"||u==="json_object"||u==="json_schema")){let P={instancePath:t+"/\
response_format/"+n,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:_.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:_.
properties.response_format.items.enum,parentSchema:_.properties.response_format.items,data:u};e===null?
e=[P]:e.push(P),s++}}}else{let r={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.response_format.
type,parentSchema:_.properties.response_format,data:p};e===null?e=[r]:e.push(r),s++}}if(a.user!==void 0){
let p=a.user;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let r={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:_.properties.user.required,parentSchema:_.properties.user,
data:p};e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="max"){let n={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.user,data:p};e===null?
e=[n]:e.push(n),s++}if(p.max!==void 0){let r=p.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={
instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:_.properties.user.properties.max.type,parentSchema:_.
properties.user.properties.max,data:r};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"){if(r>1024||
isNaN(r)){let n={instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1024},message:"must be <= 1024",schema:1024,parentSchema:_.properties.
user.properties.max,data:r};e===null?e=[n]:e.push(n),s++}if(r<16||isNaN(r)){let n={instancePath:t+"/\
user/max",schemaPath:"#/properties/user/properties/max/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:16},message:"must be >= 16",schema:16,parentSchema:_.properties.user.properties.max,data:r};
e===null?e=[n]:e.push(n),s++}}}}else{let r={instancePath:t+"/user",schemaPath:"#/properties/user/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.user.type,parentSchema:_.
properties.user,data:p};e===null?e=[r]:e.push(r),s++}}if(a.reasoning!==void 0){let p=a.reasoning;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let r in p)if(!(r==="member"||r==="back"||r==="thinking")){
let n={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:_.properties.reasoning,data:p};e===null?e=[n]:e.push(n),s++}if(p.member!==void 0){let r=p.
member;if(typeof r!="string"){let n={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.reasoning.properties.member.type,parentSchema:_.properties.reasoning.properties.member,data:r};
e===null?e=[n]:e.push(n),s++}if(!(r==="both"||r==="reasoning"||r==="reasoning_content")){let n={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:_.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:_.properties.reasoning.properties.member.enum,parentSchema:_.properties.reasoning.
properties.member,data:r};e===null?e=[n]:e.push(n),s++}}if(p.back!==void 0){let r=p.back;if(typeof r!=
"string"){let n={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.reasoning.
properties.back.type,parentSchema:_.properties.reasoning.properties.back,data:r};e===null?e=[n]:e.push(
n),s++}if(!(r==="always"||r==="with_tool_calls"||r==="never")){let n={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:_.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:_.properties.
reasoning.properties.back.enum,parentSchema:_.properties.reasoning.properties.back,data:r};e===null?
e=[n]:e.push(n),s++}}if(p.thinking!==void 0){let r=p.thinking;if(typeof r!="string"){let n={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_.properties.reasoning.properties.thinking.type,parentSchema:_.
properties.reasoning.properties.thinking,data:r};e===null?e=[n]:e.push(n),s++}if(!(r==="budget"||r===
"effort"||r==="none")){let n={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:_.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:_.properties.reasoning.properties.
thinking.enum,parentSchema:_.properties.reasoning.properties.thinking,data:r};e===null?e=[n]:e.push(
n),s++}}}else{let r={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:_.properties.reasoning.type,parentSchema:_.
properties.reasoning,data:p};e===null?e=[r]:e.push(r),s++}}if(a.missing!==void 0){let p=a.missing;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:_.properties.missing.required,parentSchema:_.properties.missing,
data:p};e===null?e=[r]:e.push(r),s++}if(p.value===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:_.properties.missing.required,parentSchema:_.properties.missing,
data:p};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="member"||r==="value")){let n={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.
missing,data:p};e===null?e=[n]:e.push(n),s++}if(p.member!==void 0){let r=p.member;if(typeof r=="stri\
ng"){if(k(r)>64){let n={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:B,data:r};e===null?e=[n]:e.push(n),s++}if(k(r)<1){let n={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:B,data:r};e===null?e=[n]:e.push(n),s++}
if(!De.test(r)){let n={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:B,data:r};e===null?e=[n]:
e.push(n),s++}}else{let n={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,parentSchema:B,
data:r};e===null?e=[n]:e.push(n),s++}}if(p.value!==void 0){let r=p.value;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){let n={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.missing.
properties.value.type,parentSchema:_.properties.missing.properties.value,data:r};e===null?e=[n]:e.push(
n),s++}}}else{let r={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:_.properties.missing.type,parentSchema:_.properties.
missing,data:p};e===null?e=[r]:e.push(r),s++}}if(a.errors!==void 0){let p=a.errors;if(Array.isArray(
p)){if(p.length>64){let n={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:_.properties.
errors,data:p};e===null?e=[n]:e.push(n),s++}let r=p.length;for(let n=0;n<r;n++){let u=p[n];if(u&&typeof u==
"object"&&!Array.isArray(u)){if(u.means===void 0){let P={instancePath:t+"/errors/"+n,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:ue.required,parentSchema:ue,data:u};e===null?e=[P]:e.push(
P),s++}for(let P in u)if(!(P==="status"||P==="code"||P==="phrase"||P==="means")){let S={instancePath:t+
"/errors/"+n,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:u};e===null?e=[S]:e.push(S),s++}if(u.status!==void 0){let P=u.status;if(!(typeof P=="number"&&!(P%
1)&&!isNaN(P))){let S={instancePath:t+"/errors/"+n+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ue.
properties.status.type,parentSchema:ue.properties.status,data:P};e===null?e=[S]:e.push(S),s++}if(typeof P==
"number"){if(P>599||isNaN(P)){let S={instancePath:t+"/errors/"+n+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:ue.properties.status,data:P};e===null?e=[S]:e.push(S),s++}if(P<
200||isNaN(P)){let S={instancePath:t+"/errors/"+n+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:ue.properties.status,data:P};e===null?e=[S]:e.push(S),s++}}}if(u.code!==
void 0){let P=u.code;if(typeof P=="string"){if(k(P)>128){let S={instancePath:t+"/errors/"+n+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:ue.properties.code,data:P};
e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+n+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:ue.properties.code.type,parentSchema:ue.properties.code,data:P};e===null?e=[S]:e.push(S),
s++}}if(u.phrase!==void 0){let P=u.phrase;if(typeof P=="string"){if(k(P)>512){let S={instancePath:t+
"/errors/"+n+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:ue.
properties.phrase,data:P};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+n+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ue.properties.phrase.type,parentSchema:ue.properties.phrase,
data:P};e===null?e=[S]:e.push(S),s++}}if(u.means!==void 0){let P=u.means;if(typeof P!="string"){let S={
instancePath:t+"/errors/"+n+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:ue.properties.means.type,parentSchema:ue.
properties.means,data:P};e===null?e=[S]:e.push(S),s++}if(!(P==="context_length"||P==="content_filter"||
P==="model"||P==="key"||P==="quota"||P==="rate"||P==="overloaded"||P==="caller"||P==="member"||P==="\
system"||P==="reasoning")){let S={instancePath:t+"/errors/"+n+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:ue.properties.means.enum},
message:"must be equal to one of the allowed values",schema:ue.properties.means.enum,parentSchema:ue.
properties.means,data:P};e===null?e=[S]:e.push(S),s++}}}else{let P={instancePath:t+"/errors/"+n,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:ue.type,parentSchema:ue,data:u};e===null?e=[P]:e.push(P),s++}}}else{let r={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:_.properties.errors.type,parentSchema:_.properties.errors,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.request_id!==void 0){let p=a.request_id;if(typeof p=="string"){if(k(p)>64){let r={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:_.properties.request_id,data:p};e===null?
e=[r]:e.push(r),s++}if(!ns.test(p)){let r={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:_.properties.request_id,data:p};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:_.properties.request_id.type,parentSchema:_.
properties.request_id,data:p};e===null?e=[r]:e.push(r),s++}}if(a.remaining!==void 0){let p=a.remaining;
if(Array.isArray(p)){if(p.length>8){let n={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:_.properties.remaining,data:p};e===null?e=[n]:e.push(n),s++}let r=p.length;for(let n=0;n<
r;n++){let u=p[n];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.left===void 0){let P={instancePath:t+
"/remaining/"+n,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:_.properties.remaining.items.required,parentSchema:_.
properties.remaining.items,data:u};e===null?e=[P]:e.push(P),s++}if(u.reset===void 0){let P={instancePath:t+
"/remaining/"+n,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:_.properties.remaining.items.required,parentSchema:_.
properties.remaining.items,data:u};e===null?e=[P]:e.push(P),s++}for(let P in u)if(!(P==="left"||P===
"reset")){let S={instancePath:t+"/remaining/"+n,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:_.properties.remaining.items,data:u};e===null?e=[S]:e.push(
S),s++}if(u.left!==void 0){let P=u.left;if(typeof P=="string"){if(k(P)>64){let S={instancePath:t+"/r\
emaining/"+n+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:_.
properties.remaining.items.properties.left,data:P};e===null?e=[S]:e.push(S),s++}if(!ns.test(P)){let S={
instancePath:t+"/remaining/"+n+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:_.properties.remaining.items.properties.left,data:P};e===null?e=[S]:e.push(
S),s++}}else{let S={instancePath:t+"/remaining/"+n+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.
remaining.items.properties.left.type,parentSchema:_.properties.remaining.items.properties.left,data:P};
e===null?e=[S]:e.push(S),s++}}if(u.reset!==void 0){let P=u.reset;if(typeof P=="string"){if(k(P)>64){
let S={instancePath:t+"/remaining/"+n+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:_.properties.remaining.items.properties.reset,data:P};e===null?e=[S]:e.push(S),
s++}if(!ns.test(P)){let S={instancePath:t+"/remaining/"+n+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:_.properties.remaining.items.properties.
reset,data:P};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/remaining/"+n+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:_.properties.remaining.items.properties.reset.type,parentSchema:_.properties.remaining.
items.properties.reset,data:P};e===null?e=[S]:e.push(S),s++}}}else{let P={instancePath:t+"/remaining\
/"+n,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:_.properties.remaining.items.type,parentSchema:_.properties.remaining.items,data:u};
e===null?e=[P]:e.push(P),s++}}}else{let r={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.remaining.
type,parentSchema:_.properties.remaining,data:p};e===null?e=[r]:e.push(r),s++}}if(a.cost!==void 0){let p=a.
cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let r={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:_.properties.cost.required,parentSchema:_.properties.cost,
data:p};e===null?e=[r]:e.push(r),s++}if(p.per_usd===void 0){let r={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:_.properties.cost.required,parentSchema:_.properties.cost,data:p};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="member"||r==="per_usd")){let n={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.cost,data:p};e===null?
e=[n]:e.push(n),s++}if(p.member!==void 0){let r=p.member;if(typeof r=="string"){if(k(r)>64){let n={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:B,data:r};e===null?e=[n]:e.push(
n),s++}if(k(r)<1){let n={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:B,data:r};e===null?e=[n]:e.push(n),s++}if(!De.test(r)){let n={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:B,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.type,parentSchema:B,data:r};e===null?e=[n]:e.push(n),s++}}if(p.per_usd!==void 0){
let r=p.per_usd;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:_.properties.cost.properties.per_usd.type,parentSchema:_.properties.cost.properties.per_usd,
data:r};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"){if(r>1e12||isNaN(r)){let n={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:_.properties.
cost.properties.per_usd,data:r};e===null?e=[n]:e.push(n),s++}if(r<1||isNaN(r)){let n={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:_.properties.cost.properties.per_usd,
data:r};e===null?e=[n]:e.push(n),s++}}}}else{let r={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.cost.type,
parentSchema:_.properties.cost,data:p};e===null?e=[r]:e.push(r),s++}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.type,parentSchema:_,
data:a};e===null?e=[p]:e.push(p),s++}return We.errors=e,s===0}We.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Xe(a,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Xe.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.base_url===void 0){let m={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:v.required,parentSchema:v,data:a};e===null?e=[m]:e.push(m),s++}for(let m in a)if(!Ze.
call(v.properties,m)){let c={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:v,
data:a};e===null?e=[c]:e.push(c),s++}if(a.base_url!==void 0){let m=a.base_url;if(typeof m=="string"){
if(k(m)>1024){let c={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.
properties.base_url,data:m};e===null?e=[c]:e.push(c),s++}if(!Be.test(m)){let c={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:v.properties.base_url,data:m};e===
null?e=[c]:e.push(c),s++}if(!Oe(m)){let c={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:v.
properties.base_url,data:m};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.
properties.base_url.type,parentSchema:v.properties.base_url,data:m};e===null?e=[c]:e.push(c),s++}}if(a.
provider!==void 0){let m=a.provider;if(typeof m=="string"){if(k(m)>64){let c={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:v.properties.provider,data:m};e===null?e=
[c]:e.push(c),s++}if(!mt.test(m)){let c={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:v.properties.provider,data:m};e===null?e=[c]:
e.push(c),s++}}else{let c={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.provider.type,parentSchema:v.
properties.provider,data:m};e===null?e=[c]:e.push(c),s++}}if(a.facts!==void 0&&(We(a.facts,{instancePath:t+
"/facts",parentData:a,parentDataProperty:"facts",rootData:Z,dynamicAnchors:U})||(e=e===null?We.errors:
e.concat(We.errors),s=e.length)),a.key_env!==void 0){let m=a.key_env;if(typeof m=="string"){if(k(m)>
128){let c={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:v.properties.
key_env,data:m};e===null?e=[c]:e.push(c),s++}if(!ve.test(m)){let c={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.
key_env,data:m};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
key_env.type,parentSchema:v.properties.key_env,data:m};e===null?e=[c]:e.push(c),s++}}if(a.key_file!==
void 0){let m=a.key_file;if(typeof m=="string"){if(k(m)>1024){let c={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:v.properties.key_file,data:m};e===null?e=[c]:e.push(
c),s++}if(k(m)<1){let c={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.
properties.key_file,data:m};e===null?e=[c]:e.push(c),s++}if(!$e.test(m)){let c={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.
key_file,data:m};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
key_file.type,parentSchema:v.properties.key_file,data:m};e===null?e=[c]:e.push(c),s++}}if(a.keys!==void 0){
let m=a.keys;if(Array.isArray(m)){if(m.length>32){let r={instancePath:t+"/keys",schemaPath:"#/proper\
ties/keys/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items",
schema:32,parentSchema:v.properties.keys,data:m};e===null?e=[r]:e.push(r),s++}if(m.length<2){let r={
instancePath:t+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items",schema:2,parentSchema:v.properties.keys,data:m};e===null?e=[r]:e.push(
r),s++}let c=m.length;for(let r=0;r<c;r++){let n=m[r];if(typeof n=="string"){if(k(n)>1024){let u={instancePath:t+
"/keys/"+r,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.keys.items,data:n};e===
null?e=[u]:e.push(u),s++}if(!it.test(n)){let u={instancePath:t+"/keys/"+r,schemaPath:"#/properties/k\
eys/items/pattern",keyword:"pattern",params:{pattern:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[\
^\\x00-\\x1f]+)$"},message:'must match pattern "^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\
\\x1f]+)$"',schema:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$",parentSchema:v.
properties.keys.items,data:n};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/keys/"+r,schemaPath:"\
#/properties/keys/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.
properties.keys.items.type,parentSchema:v.properties.keys.items,data:n};e===null?e=[u]:e.push(u),s++}}
let l=m.length,p;if(l>1){let r={};for(;l--;){let n=m[l];if(typeof n=="string"){if(typeof r[n]=="numb\
er"){p=r[n];let u={instancePath:t+"/keys",schemaPath:"#/properties/keys/uniqueItems",keyword:"unique\
Items",params:{i:l,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+l+" are identic\
al)",schema:!0,parentSchema:v.properties.keys,data:m};e===null?e=[u]:e.push(u),s++;break}r[n]=l}}}}else{
let c={instancePath:t+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:v.properties.keys.type,parentSchema:v.properties.keys,data:m};e===null?
e=[c]:e.push(c),s++}}if(a.ca_file!==void 0){let m=a.ca_file;if(typeof m=="string"){if(k(m)>1024){let c={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.ca_file,data:m};
e===null?e=[c]:e.push(c),s++}if(k(m)<1){let c={instancePath:t+"/ca_file",schemaPath:"#/properties/ca\
_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:v.properties.ca_file,data:m};e===null?e=[c]:e.push(c),s++}if(!$e.test(m)){let c={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.
properties.ca_file,data:m};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
ca_file.type,parentSchema:v.properties.ca_file,data:m};e===null?e=[c]:e.push(c),s++}}if(a.client_cert_file!==
void 0){let m=a.client_cert_file;if(typeof m=="string"){if(k(m)>1024){let c={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.client_cert_file,
data:m};e===null?e=[c]:e.push(c),s++}if(k(m)<1){let c={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:v.properties.client_cert_file,data:m};e===null?e=[c]:
e.push(c),s++}if(!$e.test(m)){let c={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.client_cert_file,data:m};
e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
client_cert_file.type,parentSchema:v.properties.client_cert_file,data:m};e===null?e=[c]:e.push(c),s++}}
if(a.client_key_file!==void 0){let m=a.client_key_file;if(typeof m=="string"){if(k(m)>1024){let c={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.client_key_file,
data:m};e===null?e=[c]:e.push(c),s++}if(k(m)<1){let c={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:v.properties.client_key_file,data:m};e===null?e=[c]:e.
push(c),s++}if(!$e.test(m)){let c={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.client_key_file,data:m};
e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
client_key_file.type,parentSchema:v.properties.client_key_file,data:m};e===null?e=[c]:e.push(c),s++}}
if(a.query!==void 0){let m=a.query;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>
8){let c={instancePath:t+"/query",schemaPath:"#/properties/query/maxProperties",keyword:"maxProperti\
es",params:{limit:8},message:"must NOT have more than 8 properties",schema:8,parentSchema:v.properties.
query,data:m};e===null?e=[c]:e.push(c),s++}for(let c in m){let l=s;if(typeof c=="string"){if(k(c)>64){
let p={instancePath:t+"/query",schemaPath:"#/properties/query/propertyNames/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.
query.propertyNames,data:c,propertyName:c};e===null?e=[p]:e.push(p),s++}if(!nt.test(c)){let p={instancePath:t+
"/query",schemaPath:"#/properties/query/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z][A-Za-z0-9._-]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9._-]*$"',schema:"^[A-Za-z]\
[A-Za-z0-9._-]*$",parentSchema:v.properties.query.propertyNames,data:c,propertyName:c};e===null?e=[p]:
e.push(p),s++}}var h=l===s;if(!h){let p={instancePath:t+"/query",schemaPath:"#/properties/query/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:c},message:"property name must be valid",schema:v.
properties.query.propertyNames,parentSchema:v.properties.query,data:m};e===null?e=[p]:e.push(p),s++}}
for(let c in m){let l=m[c];if(typeof l=="string"){if(k(l)>256){let p={instancePath:t+"/query/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:v.
properties.query.additionalProperties,data:l};e===null?e=[p]:e.push(p),s++}if(k(l)<1){let p={instancePath:t+
"/query/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperti\
es/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:v.properties.query.additionalProperties,data:l};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/query/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
query.additionalProperties.type,parentSchema:v.properties.query.additionalProperties,data:l};e===null?
e=[p]:e.push(p),s++}}}else{let c={instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:v.properties.query.type,parentSchema:v.
properties.query,data:m};e===null?e=[c]:e.push(c),s++}}if(a.proxy!==void 0){let m=a.proxy;if(typeof m==
"string"){if(k(m)>1024){let c={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.
properties.proxy,data:m};e===null?e=[c]:e.push(c),s++}if(!ot.test(m)){let c={instancePath:t+"/proxy",
schemaPath:"#/properties/proxy/pattern",keyword:"pattern",params:{pattern:"^(none|https?://.+)$"},message:'\
must match pattern "^(none|https?://.+)$"',schema:"^(none|https?://.+)$",parentSchema:v.properties.proxy,
data:m};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/proxy",schemaPath:"#/properties/p\
roxy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.proxy.
type,parentSchema:v.properties.proxy,data:m};e===null?e=[c]:e.push(c),s++}}if(a.proxy_env!==void 0){
let m=a.proxy_env;if(typeof m=="string"){if(k(m)>128){let c={instancePath:t+"/proxy_env",schemaPath:"\
#/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more\
 than 128 characters",schema:128,parentSchema:v.properties.proxy_env,data:m};e===null?e=[c]:e.push(c),
s++}if(!ve.test(m)){let c={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.proxy_env,data:m};e===null?e=[c]:
e.push(c),s++}}else{let c={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.proxy_env.type,parentSchema:v.
properties.proxy_env,data:m};e===null?e=[c]:e.push(c),s++}}if(a.auth!==void 0){let m=a.auth;if(typeof m!=
"string"){let c={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ps.type,parentSchema:ps,data:m};e===null?e=[c]:e.push(
c),s++}if(!(m==="bearer"||m==="x-api-key"||m==="api-key")){let c={instancePath:t+"/auth",schemaPath:"\
#/components/schemas/Auth/enum",keyword:"enum",params:{allowedValues:ps.enum},message:"must be equal\
 to one of the allowed values",schema:ps.enum,parentSchema:ps,data:m};e===null?e=[c]:e.push(c),s++}}
if(a.oauth!==void 0){let m=a.oauth;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.token_url===void 0){
let c={instancePath:t+"/oauth",schemaPath:"#/components/schemas/OAuth/required",keyword:"required",params:{
missingProperty:"token_url"},message:"must have required property 'token_url'",schema:E.required,parentSchema:E,
data:m};e===null?e=[c]:e.push(c),s++}if(m.scope===void 0){let c={instancePath:t+"/oauth",schemaPath:"\
#/components/schemas/OAuth/required",keyword:"required",params:{missingProperty:"scope"},message:"mu\
st have required property 'scope'",schema:E.required,parentSchema:E,data:m};e===null?e=[c]:e.push(c),
s++}for(let c in m)if(!Ze.call(E.properties,c)){let l={instancePath:t+"/oauth",schemaPath:"#/compone\
nts/schemas/OAuth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:E,data:m};e===null?e=[l]:e.push(
l),s++}if(m.token_url!==void 0){let c=m.token_url;if(typeof c=="string"){if(k(c)>1024){let l={instancePath:t+
"/oauth/token_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/maxLength",keyword:"m\
axLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:E.
properties.token_url,data:c};e===null?e=[l]:e.push(l),s++}if(!Be.test(c)){let l={instancePath:t+"/oa\
uth/token_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/pattern",keyword:"pattern",
params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:E.
properties.token_url,data:c};e===null?e=[l]:e.push(l),s++}if(!Oe(c)){let l={instancePath:t+"/oauth/t\
oken_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:E.properties.token_url,data:c};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/oauth/token_url",schemaPath:"#/components\
/schemas/OAuth/properties/token_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:E.properties.token_url.type,parentSchema:E.properties.token_url,data:c};e===null?e=[l]:e.
push(l),s++}}if(m.scope!==void 0){let c=m.scope;if(typeof c=="string"){if(k(c)>1024){let l={instancePath:t+
"/oauth/scope",schemaPath:"#/components/schemas/OAuth/properties/scope/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:E.properties.
scope,data:c};e===null?e=[l]:e.push(l),s++}if(k(c)<1){let l={instancePath:t+"/oauth/scope",schemaPath:"\
#/components/schemas/OAuth/properties/scope/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:E.properties.scope,data:c};e===null?e=[
l]:e.push(l),s++}}else{let l={instancePath:t+"/oauth/scope",schemaPath:"#/components/schemas/OAuth/p\
roperties/scope/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.
scope.type,parentSchema:E.properties.scope,data:c};e===null?e=[l]:e.push(l),s++}}if(m.client_id!==void 0){
let c=m.client_id;if(typeof c=="string"){if(k(c)>256){let l={instancePath:t+"/oauth/client_id",schemaPath:"\
#/components/schemas/OAuth/properties/client_id/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:E.properties.client_id,data:c};e===null?
e=[l]:e.push(l),s++}if(k(c)<1){let l={instancePath:t+"/oauth/client_id",schemaPath:"#/components/sch\
emas/OAuth/properties/client_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:E.properties.client_id,data:c};e===null?e=[l]:e.push(
l),s++}}else{let l={instancePath:t+"/oauth/client_id",schemaPath:"#/components/schemas/OAuth/propert\
ies/client_id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.
client_id.type,parentSchema:E.properties.client_id,data:c};e===null?e=[l]:e.push(l),s++}}if(m.client_id_env!==
void 0){let c=m.client_id_env;if(typeof c=="string"){if(k(c)>128){let l={instancePath:t+"/oauth/clie\
nt_id_env",schemaPath:"#/components/schemas/OAuth/properties/client_id_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:E.
properties.client_id_env,data:c};e===null?e=[l]:e.push(l),s++}if(!ve.test(c)){let l={instancePath:t+
"/oauth/client_id_env",schemaPath:"#/components/schemas/OAuth/properties/client_id_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:E.properties.client_id_env,data:c};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/oauth/client_id_env",schemaPath:"#/components/sche\
mas/OAuth/properties/client_id_env/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:E.properties.client_id_env.type,parentSchema:E.properties.client_id_env,data:c};e===null?
e=[l]:e.push(l),s++}}if(m.client_secret_env!==void 0){let c=m.client_secret_env;if(typeof c=="string"){
if(k(c)>128){let l={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/components/schemas/OAuth\
/properties/client_secret_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters",schema:128,parentSchema:E.properties.client_secret_env,data:c};e===null?
e=[l]:e.push(l),s++}if(!ve.test(c)){let l={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/c\
omponents/schemas/OAuth/properties/client_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_]*$",parentSchema:E.properties.client_secret_env,data:c};e===null?e=[l]:e.push(l),s++}}else{
let l={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/components/schemas/OAuth/properties/c\
lient_secret_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.
client_secret_env.type,parentSchema:E.properties.client_secret_env,data:c};e===null?e=[l]:e.push(l),
s++}}if(m.assertion_file!==void 0){let c=m.assertion_file;if(typeof c=="string"){if(k(c)>1024){let l={
instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth/properties/assertion_f\
ile/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 charact\
ers",schema:1024,parentSchema:E.properties.assertion_file,data:c};e===null?e=[l]:e.push(l),s++}if(k(
c)<1){let l={instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth/propertie\
s/assertion_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters",schema:1,parentSchema:E.properties.assertion_file,data:c};e===null?e=[l]:e.push(l),s++}
if(!$e.test(c)){let l={instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth\
/properties/assertion_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:E.properties.assertion_file,
data:c};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/oauth/assertion_file",schemaPath:"\
#/components/schemas/OAuth/properties/assertion_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:E.properties.assertion_file.type,parentSchema:E.properties.assertion_file,data:c};
e===null?e=[l]:e.push(l),s++}}if(m.audience!==void 0){let c=m.audience;if(typeof c=="string"){if(k(c)>
1024){let l={instancePath:t+"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audi\
ence/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 charac\
ters",schema:1024,parentSchema:E.properties.audience,data:c};e===null?e=[l]:e.push(l),s++}if(k(c)<1){
let l={instancePath:t+"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audience/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:E.properties.audience,data:c};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+
"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audience/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:E.properties.audience.type,parentSchema:E.properties.
audience,data:c};e===null?e=[l]:e.push(l),s++}}if(m.impersonate_url!==void 0){let c=m.impersonate_url;
if(typeof c=="string"){if(k(c)>1024){let l={instancePath:t+"/oauth/impersonate_url",schemaPath:"#/co\
mponents/schemas/OAuth/properties/impersonate_url/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:E.properties.impersonate_url,
data:c};e===null?e=[l]:e.push(l),s++}if(!Be.test(c)){let l={instancePath:t+"/oauth/impersonate_url",
schemaPath:"#/components/schemas/OAuth/properties/impersonate_url/pattern",keyword:"pattern",params:{
pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:E.properties.
impersonate_url,data:c};e===null?e=[l]:e.push(l),s++}if(!Oe(c)){let l={instancePath:t+"/oauth/impers\
onate_url",schemaPath:"#/components/schemas/OAuth/properties/impersonate_url/format",keyword:"format",
params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:E.properties.impersonate_url,
data:c};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/oauth/impersonate_url",schemaPath:"\
#/components/schemas/OAuth/properties/impersonate_url/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:E.properties.impersonate_url.type,parentSchema:E.properties.impersonate_url,data:c};
e===null?e=[l]:e.push(l),s++}}if(m.service_account_file!==void 0){let c=m.service_account_file;if(typeof c==
"string"){if(k(c)>1024){let l={instancePath:t+"/oauth/service_account_file",schemaPath:"#/components\
/schemas/OAuth/properties/service_account_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:E.properties.service_account_file,
data:c};e===null?e=[l]:e.push(l),s++}if(k(c)<1){let l={instancePath:t+"/oauth/service_account_file",
schemaPath:"#/components/schemas/OAuth/properties/service_account_file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:E.properties.
service_account_file,data:c};e===null?e=[l]:e.push(l),s++}if(!$e.test(c)){let l={instancePath:t+"/oa\
uth/service_account_file",schemaPath:"#/components/schemas/OAuth/properties/service_account_file/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x\
1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:E.properties.service_account_file,data:c};e===null?e=
[l]:e.push(l),s++}}else{let l={instancePath:t+"/oauth/service_account_file",schemaPath:"#/components\
/schemas/OAuth/properties/service_account_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:E.properties.service_account_file.type,parentSchema:E.properties.service_account_file,
data:c};e===null?e=[l]:e.push(l),s++}}}else{let c={instancePath:t+"/oauth",schemaPath:"#/components/\
schemas/OAuth/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,
data:m};e===null?e=[c]:e.push(c),s++}}if(a.sigv4!==void 0){let m=a.sigv4;if(m&&typeof m=="object"&&!Array.
isArray(m)){if(m.service===void 0&&(m.service="bedrock"),m.from===void 0&&(m.from="environment"),m.instance_url===
void 0&&(m.instance_url="http://169.254.169.254"),m.region===void 0){let r={instancePath:t+"/sigv4",
schemaPath:"#/components/schemas/SigV4/required",keyword:"required",params:{missingProperty:"region"},
message:"must have required property 'region'",schema:K.required,parentSchema:K,data:m};e===null?e=[
r]:e.push(r),s++}for(let r in m)if(!(r==="region"||r==="service"||r==="from"||r==="role_arn"||r==="t\
oken_file"||r==="sts_url"||r==="instance_url")){let n={instancePath:t+"/sigv4",schemaPath:"#/compone\
nts/schemas/SigV4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:K,data:m};e===null?e=[n]:e.push(
n),s++}if(m.region!==void 0){let r=m.region;if(typeof r=="string"){if(k(r)>64){let n={instancePath:t+
"/sigv4/region",schemaPath:"#/components/schemas/SigV4/properties/region/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:K.properties.
region,data:r};e===null?e=[n]:e.push(n),s++}if(!ns.test(r)){let n={instancePath:t+"/sigv4/region",schemaPath:"\
#/components/schemas/SigV4/properties/region/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+\
$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:K.properties.region,
data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/sigv4/region",schemaPath:"#/compo\
nents/schemas/SigV4/properties/region/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:K.properties.region.type,parentSchema:K.properties.region,data:r};e===null?e=[n]:e.push(
n),s++}}let c=m.service;if(typeof c=="string"){if(k(c)>64){let r={instancePath:t+"/sigv4/service",schemaPath:"\
#/components/schemas/SigV4/properties/service/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:K.properties.service,data:c};e===null?
e=[r]:e.push(r),s++}if(!ns.test(c)){let r={instancePath:t+"/sigv4/service",schemaPath:"#/components/\
schemas/SigV4/properties/service/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'\
must match pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:K.properties.service,data:c};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/sigv4/service",schemaPath:"#/components/schem\
as/SigV4/properties/service/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.
properties.service.type,parentSchema:K.properties.service,data:c};e===null?e=[r]:e.push(r),s++}let l=m.
from;if(typeof l!="string"){let r={instancePath:t+"/sigv4/from",schemaPath:"#/components/schemas/Sig\
V4/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.properties.
from.type,parentSchema:K.properties.from,data:l};e===null?e=[r]:e.push(r),s++}if(!(l==="environment"||
l==="container"||l==="instance")){let r={instancePath:t+"/sigv4/from",schemaPath:"#/components/schem\
as/SigV4/properties/from/enum",keyword:"enum",params:{allowedValues:K.properties.from.enum},message:"\
must be equal to one of the allowed values",schema:K.properties.from.enum,parentSchema:K.properties.
from,data:l};e===null?e=[r]:e.push(r),s++}if(m.role_arn!==void 0){let r=m.role_arn;if(typeof r=="str\
ing"){if(k(r)>2048){let n={instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/p\
roperties/role_arn/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more th\
an 2048 characters",schema:2048,parentSchema:K.properties.role_arn,data:r};e===null?e=[n]:e.push(n),
s++}if(k(r)<1){let n={instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/proper\
ties/role_arn/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters",schema:1,parentSchema:K.properties.role_arn,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/properties/role_arn/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:K.properties.role_arn.type,parentSchema:K.
properties.role_arn,data:r};e===null?e=[n]:e.push(n),s++}}if(m.token_file!==void 0){let r=m.token_file;
if(typeof r=="string"){if(k(r)>1024){let n={instancePath:t+"/sigv4/token_file",schemaPath:"#/compone\
nts/schemas/SigV4/properties/token_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:K.properties.token_file,data:r};e===
null?e=[n]:e.push(n),s++}if(k(r)<1){let n={instancePath:t+"/sigv4/token_file",schemaPath:"#/componen\
ts/schemas/SigV4/properties/token_file/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters",schema:1,parentSchema:K.properties.token_file,data:r};e===null?e=
[n]:e.push(n),s++}if(!$e.test(r)){let n={instancePath:t+"/sigv4/token_file",schemaPath:"#/components\
/schemas/SigV4/properties/token_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:K.properties.
token_file,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/sigv4/token_file",schemaPath:"\
#/components/schemas/SigV4/properties/token_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:K.properties.token_file.type,parentSchema:K.properties.token_file,data:r};e===
null?e=[n]:e.push(n),s++}}if(m.sts_url!==void 0){let r=m.sts_url;if(typeof r=="string"){if(k(r)>1024){
let n={instancePath:t+"/sigv4/sts_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/max\
Length",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:K.properties.sts_url,data:r};e===null?e=[n]:e.push(n),s++}if(!Be.test(r)){let n={instancePath:t+
"/sigv4/sts_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/pattern",keyword:"pattern",
params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:K.
properties.sts_url,data:r};e===null?e=[n]:e.push(n),s++}if(!Oe(r)){let n={instancePath:t+"/sigv4/sts\
_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:K.properties.sts_url,data:r};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/sigv4/sts_url",schemaPath:"#/components/schemas/Si\
gV4/properties/sts_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.
properties.sts_url.type,parentSchema:K.properties.sts_url,data:r};e===null?e=[n]:e.push(n),s++}}let p=m.
instance_url;if(typeof p=="string"){if(k(p)>1024){let r={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:K.properties.instance_url,
data:p};e===null?e=[r]:e.push(r),s++}if(!Be.test(p)){let r={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/pattern",keyword:"pattern",params:{pattern:"^http\
s?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:K.properties.instance_url,
data:p};e===null?e=[r]:e.push(r),s++}if(!Oe(p)){let r={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:K.properties.instance_url,data:p};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:t+"/sigv4/instance_url",schemaPath:"#/components/schemas/Sig\
V4/properties/instance_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.
properties.instance_url.type,parentSchema:K.properties.instance_url,data:p};e===null?e=[r]:e.push(r),
s++}}else{let c={instancePath:t+"/sigv4",schemaPath:"#/components/schemas/SigV4/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:K.type,parentSchema:K,data:m};e===null?e=[c]:
e.push(c),s++}}if(a.dialects!==void 0){let m=a.dialects;if(Array.isArray(m)){if(m.length>16){let l={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},
message:"must NOT have more than 16 items",schema:16,parentSchema:v.properties.dialects,data:m};e===
null?e=[l]:e.push(l),s++}if(m.length<1){let l={instancePath:t+"/dialects",schemaPath:"#/properties/d\
ialects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,
parentSchema:v.properties.dialects,data:m};e===null?e=[l]:e.push(l),s++}let c=m.length;for(let l=0;l<
c;l++){let p=m[l];if(typeof p!="string"){let r={instancePath:t+"/dialects/"+l,schemaPath:"#/componen\
ts/schemas/Dialect/type",keyword:"type",params:{type:"string"},message:"must be string",schema:je.type,
parentSchema:je,data:p};e===null?e=[r]:e.push(r),s++}if(!(p==="chat"||p==="responses"||p==="messages"||
p==="embeddings"||p==="rerank"||p==="moderations"||p==="images")){let r={instancePath:t+"/dialects/"+
l,schemaPath:"#/components/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:je.enum},message:"\
must be equal to one of the allowed values",schema:je.enum,parentSchema:je,data:p};e===null?e=[r]:e.
push(r),s++}}}else{let c={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:v.properties.dialects.type,parentSchema:v.
properties.dialects,data:m};e===null?e=[c]:e.push(c),s++}}if(a.hosted_tools!==void 0){let m=a.hosted_tools;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>32){let c={instancePath:t+"/ho\
sted_tools",schemaPath:"#/properties/hosted_tools/maxProperties",keyword:"maxProperties",params:{limit:32},
message:"must NOT have more than 32 properties",schema:32,parentSchema:v.properties.hosted_tools,data:m};
e===null?e=[c]:e.push(c),s++}for(let c in m){let l=s;if(typeof c=="string"){if(k(c)>64){let p={instancePath:t+
"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.hosted_tools.
propertyNames,data:c,propertyName:c};e===null?e=[p]:e.push(p),s++}if(!ct.test(c)){let p={instancePath:t+
"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)\
*$",parentSchema:v.properties.hosted_tools.propertyNames,data:c,propertyName:c};e===null?e=[p]:e.push(
p),s++}}var i=l===s;if(!i){let p={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_too\
ls/propertyNames",keyword:"propertyNames",params:{propertyName:c},message:"property name must be val\
id",schema:v.properties.hosted_tools.propertyNames,parentSchema:v.properties.hosted_tools,data:m};e===
null?e=[p]:e.push(p),s++}}for(let c in m){let l=m[c];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
usd_per_call===void 0){let p={instancePath:t+"/hosted_tools/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/required",keyword:"required",params:{missingProperty:"us\
d_per_call"},message:"must have required property 'usd_per_call'",schema:Me.required,parentSchema:Me,
data:l};e===null?e=[p]:e.push(p),s++}for(let p in l)if(p!=="usd_per_call"){let r={instancePath:t+"/h\
osted_tools/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT \
have additional properties",schema:!1,parentSchema:Me,data:l};e===null?e=[r]:e.push(r),s++}if(l.usd_per_call!==
void 0){let p=l.usd_per_call;if(typeof p=="string"){if(k(p)>32){let r={instancePath:t+"/hosted_tools\
/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedT\
ool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have \
more than 32 characters",schema:32,parentSchema:Me.properties.usd_per_call,data:p};e===null?e=[r]:e.
push(r),s++}if(!ht.test(p)){let r={instancePath:t+"/hosted_tools/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:Me.properties.
usd_per_call,data:p};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/hosted_tools/"+c.replace(
/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/propertie\
s/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Me.properties.
usd_per_call.type,parentSchema:Me.properties.usd_per_call,data:p};e===null?e=[r]:e.push(r),s++}}}else{
let p={instancePath:t+"/hosted_tools/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Me.
type,parentSchema:Me,data:l};e===null?e=[p]:e.push(p),s++}}}else{let c={instancePath:t+"/hosted_tool\
s",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:v.properties.hosted_tools.type,parentSchema:v.properties.hosted_tools,data:m};e===null?
e=[c]:e.push(c),s++}}if(a.forward_members!==void 0){let m=a.forward_members;if(Array.isArray(m)){if(m.
length>64){let l={instancePath:t+"/forward_members",schemaPath:"#/properties/forward_members/maxItem\
s",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:v.
properties.forward_members,data:m};e===null?e=[l]:e.push(l),s++}let c=m.length;for(let l=0;l<c;l++){
let p=m[l];if(typeof p=="string"){if(k(p)>64){let r={instancePath:t+"/forward_members/"+l,schemaPath:"\
#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:v.properties.forward_members.items,data:p};e===
null?e=[r]:e.push(r),s++}if(k(p)<1){let r={instancePath:t+"/forward_members/"+l,schemaPath:"#/proper\
ties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:v.properties.forward_members.items,data:p};e===null?e=[
r]:e.push(r),s++}if(!De.test(p)){let r={instancePath:t+"/forward_members/"+l,schemaPath:"#/propertie\
s/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:v.properties.
forward_members.items,data:p};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/forward_mem\
bers/"+l,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:v.properties.forward_members.items.type,parentSchema:v.properties.forward_members.
items,data:p};e===null?e=[r]:e.push(r),s++}}}else{let c={instancePath:t+"/forward_members",schemaPath:"\
#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"must be array",schema:v.
properties.forward_members.type,parentSchema:v.properties.forward_members,data:m};e===null?e=[c]:e.push(
c),s++}}if(a.headers!==void 0){let m=a.headers;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.
keys(m).length>32){let c={instancePath:t+"/headers",schemaPath:"#/properties/headers/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:v.properties.headers,data:m};e===null?e=[c]:e.push(c),s++}for(let c in m){let l=m[c];if(typeof l==
"string"){if(k(l)>4096){let p={instancePath:t+"/headers/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters",schema:4096,parentSchema:v.properties.headers.additionalProperties,
data:l};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/headers/"+c.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:v.properties.headers.additionalProperties.type,parentSchema:v.
properties.headers.additionalProperties,data:l};e===null?e=[p]:e.push(p),s++}}}else{let c={instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:v.properties.headers.type,parentSchema:v.properties.headers,data:m};e===null?e=[
c]:e.push(c),s++}}if(a.first_byte_ms!==void 0){let m=a.first_byte_ms;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m))){let c={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:v.properties.first_byte_ms.type,parentSchema:v.
properties.first_byte_ms,data:m};e===null?e=[c]:e.push(c),s++}if(typeof m=="number"){if(m>6e5||isNaN(
m)){let c={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:v.properties.
first_byte_ms,data:m};e===null?e=[c]:e.push(c),s++}if(m<10||isNaN(m)){let c={instancePath:t+"/first_\
byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:v.properties.first_byte_ms,data:m};e===null?e=[c]:e.push(
c),s++}}}if(a.idle_ms!==void 0){let m=a.idle_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let c={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:v.properties.idle_ms.type,parentSchema:v.properties.idle_ms,data:m};
e===null?e=[c]:e.push(c),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let c={instancePath:t+"/idle\
_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:v.properties.idle_ms,data:m};e===null?e=[c]:e.push(
c),s++}if(m<10||isNaN(m)){let c={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:v.
properties.idle_ms,data:m};e===null?e=[c]:e.push(c),s++}}}}else{let m={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.type,parentSchema:v,data:a};
e===null?e=[m]:e.push(m),s++}return Xe.errors=e,s===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Y={type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"strin\
g",minLength:1,maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,
maxLength:256},on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},
context_tokens:{type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},
weight:{type:"integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{
$ref:"#/components/schemas/Price"},usd_per:{$ref:"#/components/schemas/UnitPrice"},retry_after_sent:{
type:"boolean",default:!0}}},is={type:"string",enum:["context_length","content_filter","quota"]},ee={
type:"object",additionalProperties:!1,properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})\
(\\.[0-9]{1,9})?$",maxLength:32},cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$",maxLength:32},cache_write_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
maxLength:32},cache_write_1h_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
output:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},call:{$ref:"#/co\
mponents/schemas/UnitAmount"},image:{$ref:"#/components/schemas/UnitAmount"},long_context:{$ref:"#/c\
omponents/schemas/LongContextPrices"},service_tiers:{type:"object",maxProperties:16,propertyNames:{type:"\
string",maxLength:64,pattern:"^[a-z][a-z0-9_.-]*$"},additionalProperties:{$ref:"#/components/schemas\
/ServiceTierPrice"}}}},ye={type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
lt=new RegExp("^[a-z][a-z0-9_.-]*$","u"),cs={type:"array",minItems:1,maxItems:8,items:{$ref:"#/compo\
nents/schemas/LongContextPrice"}},Se={type:"object",additionalProperties:!1,required:["above","input",
"output"],properties:{above:{type:"integer",minimum:1,maximum:1e9},input:{$ref:"#/components/schemas\
/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_input:{$ref:"#\
/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/components/schemas/UsdPerMillion"},
output:{$ref:"#/components/schemas/UsdPerMillion"}}},G={type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$",maxLength:32};function Qe(a,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,
dynamicAnchors:U={}}={}){let e=null,s=0,$=Qe.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.above===void 0){let h={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"above"},message:"must have requi\
red property 'above'",schema:Se.required,parentSchema:Se,data:a};e===null?e=[h]:e.push(h),s++}if(a.input===
void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"in\
put"},message:"must have required property 'input'",schema:Se.required,parentSchema:Se,data:a};e===null?
e=[h]:e.push(h),s++}if(a.output===void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"output"},message:"must have required property 'output'",schema:Se.required,
parentSchema:Se,data:a};e===null?e=[h]:e.push(h),s++}for(let h in a)if(!(h==="above"||h==="input"||h===
"cached_input"||h==="cache_write_input"||h==="cache_write_1h_input"||h==="output")){let i={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"\
must NOT have additional properties",schema:!1,parentSchema:Se,data:a};e===null?e=[i]:e.push(i),s++}
if(a.above!==void 0){let h=a.above;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let i={instancePath:t+
"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer",schema:Se.properties.above.type,parentSchema:Se.properties.above,data:h};e===null?e=[i]:e.
push(i),s++}if(typeof h=="number"){if(h>1e9||isNaN(h)){let i={instancePath:t+"/above",schemaPath:"#/\
properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1\
000000000",schema:1e9,parentSchema:Se.properties.above,data:h};e===null?e=[i]:e.push(i),s++}if(h<1||
isNaN(h)){let i={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Se.properties.above,data:h};e===
null?e=[i]:e.push(i),s++}}}if(a.input!==void 0){let h=a.input;if(typeof h=="string"){if(k(h)>32){let i={
instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:G,data:h};e===
null?e=[i]:e.push(i),s++}if(!de.test(h)){let i={instancePath:t+"/input",schemaPath:"#/components/sch\
emas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:G.type,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}if(a.cached_input!==
void 0){let h=a.cached_input;if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}
if(!de.test(h)){let i={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:G.type,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}if(a.cache_write_input!==void 0){
let h=a.cache_write_input;if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:G,data:h};e===null?e=[i]:e.push(
i),s++}if(!de.test(h)){let i={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:G.type,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}if(a.cache_write_1h_input!==
void 0){let h=a.cache_write_1h_input;if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:G,data:h};e===null?
e=[i]:e.push(i),s++}if(!de.test(h)){let i={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.type,parentSchema:G,data:h};e===null?e=[i]:e.push(i),
s++}}if(a.output!==void 0){let h=a.output;if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:G,data:h};e===null?e=[i]:e.push(
i),s++}if(!de.test(h)){let i={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:G.type,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}}else{let h={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Se.type,parentSchema:Se,
data:a};e===null?e=[h]:e.push(h),s++}return Qe.errors=e,s===0}Qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(a,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ve.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),Array.
isArray(a)){if(a.length>8){let i={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:cs,data:a};e===null?e=[i]:e.
push(i),s++}if(a.length<1){let i={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:cs,data:a};e===null?e=[i]:
e.push(i),s++}let h=a.length;for(let i=0;i<h;i++)Qe(a[i],{instancePath:t+"/"+i,parentData:a,parentDataProperty:i,
rootData:Z,dynamicAnchors:U})||(e=e===null?Qe.errors:e.concat(Qe.errors),s=e.length)}else{let h={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:cs.type,parentSchema:cs,
data:a};e===null?e=[h]:e.push(h),s++}return Ve.errors=e,s===0}Ve.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Fe={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function es(a,{instancePath:t="",parentData:R,parentDataProperty:V,
rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=es.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.input===void 0){let h={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:Fe.required,parentSchema:Fe,data:a};e===null?e=[h]:e.push(
h),s++}if(a.output===void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:Fe.required,parentSchema:Fe,
data:a};e===null?e=[h]:e.push(h),s++}for(let h in a)if(!(h==="input"||h==="cached_input"||h==="cache\
_write_input"||h==="cache_write_1h_input"||h==="output"||h==="long_context")){let i={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"\
must NOT have additional properties",schema:!1,parentSchema:Fe,data:a};e===null?e=[i]:e.push(i),s++}
if(a.input!==void 0){let h=a.input;if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}
if(!de.test(h)){let i={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:G,
data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.type,
parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}if(a.cached_input!==void 0){let h=a.cached_input;
if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}if(!de.test(h)){let i={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:G,data:h};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.type,
parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}if(a.cache_write_input!==void 0){let h=a.cache_write_input;
if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}if(!de.test(h)){
let i={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:G,data:h};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
type,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}if(a.cache_write_1h_input!==void 0){let h=a.
cache_write_1h_input;if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}
if(!de.test(h)){let i={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:G.type,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}}if(a.output!==
void 0){let h=a.output;if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:G,data:h};e===null?e=[i]:e.push(i),s++}if(!de.
test(h)){let i={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:G,data:h};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.type,parentSchema:G,
data:h};e===null?e=[i]:e.push(i),s++}}a.long_context!==void 0&&(Ve(a.long_context,{instancePath:t+"/\
long_context",parentData:a,parentDataProperty:"long_context",rootData:Z,dynamicAnchors:U})||(e=e===null?
Ve.errors:e.concat(Ve.errors),s=e.length))}else{let h={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Fe.type,parentSchema:Fe,data:a};e===null?
e=[h]:e.push(h),s++}return es.errors=e,s===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ee(a,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ee.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!Ze.call(ee.properties,i)){let m={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"\
must NOT have additional properties",schema:!1,parentSchema:ee,data:a};e===null?e=[m]:e.push(m),s++}
if(a.input!==void 0){let i=a.input;if(typeof i=="string"){if(k(i)>32){let m={instancePath:t+"/input",
schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters",schema:32,parentSchema:ee.properties.input,data:i};e===null?e=[m]:e.push(
m),s++}if(!de.test(i)){let m={instancePath:t+"/input",schemaPath:"#/properties/input/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ee.properties.
input,data:i};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/input",schemaPath:"#/proper\
ties/input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ee.properties.
input.type,parentSchema:ee.properties.input,data:i};e===null?e=[m]:e.push(m),s++}}if(a.cached_input!==
void 0){let i=a.cached_input;if(typeof i=="string"){if(k(i)>32){let m={instancePath:t+"/cached_input",
schemaPath:"#/properties/cached_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must\
 NOT have more than 32 characters",schema:32,parentSchema:ee.properties.cached_input,data:i};e===null?
e=[m]:e.push(m),s++}if(!de.test(i)){let m={instancePath:t+"/cached_input",schemaPath:"#/properties/c\
ached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:ee.properties.cached_input,data:i};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+
"/cached_input",schemaPath:"#/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ee.properties.cached_input.type,parentSchema:ee.properties.cached_input,data:i};
e===null?e=[m]:e.push(m),s++}}if(a.cache_write_input!==void 0){let i=a.cache_write_input;if(typeof i==
"string"){if(k(i)>32){let m={instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_writ\
e_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charact\
ers",schema:32,parentSchema:ee.properties.cache_write_input,data:i};e===null?e=[m]:e.push(m),s++}if(!de.
test(i)){let m={instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/patte\
rn",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match p\
attern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ee.
properties.cache_write_input,data:i};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cach\
e_write_input",schemaPath:"#/properties/cache_write_input/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:ee.properties.cache_write_input.type,parentSchema:ee.properties.cache_write_input,
data:i};e===null?e=[m]:e.push(m),s++}}if(a.cache_write_1h_input!==void 0){let i=a.cache_write_1h_input;
if(typeof i=="string"){if(k(i)>32){let m={instancePath:t+"/cache_write_1h_input",schemaPath:"#/prope\
rties/cache_write_1h_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters",schema:32,parentSchema:ee.properties.cache_write_1h_input,data:i};e===null?e=
[m]:e.push(m),s++}if(!de.test(i)){let m={instancePath:t+"/cache_write_1h_input",schemaPath:"#/proper\
ties/cache_write_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$",parentSchema:ee.properties.cache_write_1h_input,data:i};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_i\
nput/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ee.properties.cache_write_1h_input.
type,parentSchema:ee.properties.cache_write_1h_input,data:i};e===null?e=[m]:e.push(m),s++}}if(a.output!==
void 0){let i=a.output;if(typeof i=="string"){if(k(i)>32){let m={instancePath:t+"/output",schemaPath:"\
#/properties/output/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:ee.properties.output,data:i};e===null?e=[m]:e.push(m),s++}if(!de.
test(i)){let m={instancePath:t+"/output",schemaPath:"#/properties/output/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ee.properties.
output,data:i};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/output",schemaPath:"#/prop\
erties/output/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ee.properties.
output.type,parentSchema:ee.properties.output,data:i};e===null?e=[m]:e.push(m),s++}}if(a.call!==void 0){
let i=a.call;if(typeof i=="string"){if(k(i)>32){let m={instancePath:t+"/call",schemaPath:"#/componen\
ts/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more t\
han 32 characters",schema:32,parentSchema:ye,data:i};e===null?e=[m]:e.push(m),s++}if(!de.test(i)){let m={
instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ye,data:i};e===null?e=[
m]:e.push(m),s++}}else{let m={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:ye.type,parentSchema:ye,data:i};
e===null?e=[m]:e.push(m),s++}}if(a.image!==void 0){let i=a.image;if(typeof i=="string"){if(k(i)>32){
let m={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"maxLe\
ngth",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:ye,data:i};
e===null?e=[m]:e.push(m),s++}if(!de.test(i)){let m={instancePath:t+"/image",schemaPath:"#/components\
/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:ye,data:i};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/im\
age",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ye.type,parentSchema:ye,data:i};e===null?e=[m]:e.push(m),s++}}if(a.long_context!==
void 0&&(Ve(a.long_context,{instancePath:t+"/long_context",parentData:a,parentDataProperty:"long_con\
text",rootData:Z,dynamicAnchors:U})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length)),a.service_tiers!==
void 0){let i=a.service_tiers;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>
16){let m={instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/maxProperties",keyword:"\
maxProperties",params:{limit:16},message:"must NOT have more than 16 properties",schema:16,parentSchema:ee.
properties.service_tiers,data:i};e===null?e=[m]:e.push(m),s++}for(let m in i){let c=s;if(typeof m=="\
string"){if(k(m)>64){let l={instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/p\
ropertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 ch\
aracters",schema:64,parentSchema:ee.properties.service_tiers.propertyNames,data:m,propertyName:m};e===
null?e=[l]:e.push(l),s++}if(!lt.test(m)){let l={instancePath:t+"/service_tiers",schemaPath:"#/proper\
ties/service_tiers/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'\
must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"^[a-z][a-z0-9_.-]*$",parentSchema:ee.properties.service_tiers.
propertyNames,data:m,propertyName:m};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/serv\
ice_tiers",schemaPath:"#/properties/service_tiers/propertyNames/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:ee.properties.service_tiers.propertyNames.type,parentSchema:ee.
properties.service_tiers.propertyNames,data:m,propertyName:m};e===null?e=[l]:e.push(l),s++}var h=c===
s;if(!h){let l={instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames",
keyword:"propertyNames",params:{propertyName:m},message:"property name must be valid",schema:ee.properties.
service_tiers.propertyNames,parentSchema:ee.properties.service_tiers,data:i};e===null?e=[l]:e.push(l),
s++}}for(let m in i)es(i[m],{instancePath:t+"/service_tiers/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:i,parentDataProperty:m,rootData:Z,dynamicAnchors:U})||(e=e===null?es.errors:e.concat(es.errors),
s=e.length)}else{let m={instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ee.properties.service_tiers.type,
parentSchema:ee.properties.service_tiers,data:i};e===null?e=[m]:e.push(m),s++}}}else{let i={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.type,parentSchema:ee,
data:a};e===null?e=[i]:e.push(i),s++}return Ee.errors=e,s===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var hs={type:"object",additionalProperties:!1,minProperties:1,properties:{call:{$ref:"\
#/components/schemas/UnitAmount"},image:{$ref:"#/components/schemas/UnitAmount"}}};function ss(a,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=ss.evaluated;
if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length<1){let h={instancePath:t,schemaPath:"#/minProperties",keyword:"minPrope\
rties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:hs,data:a};
e===null?e=[h]:e.push(h),s++}for(let h in a)if(!(h==="call"||h==="image")){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must N\
OT have additional properties",schema:!1,parentSchema:hs,data:a};e===null?e=[i]:e.push(i),s++}if(a.call!==
void 0){let h=a.call;if(typeof h=="string"){if(k(h)>32){let i={instancePath:t+"/call",schemaPath:"#/\
components/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters",schema:32,parentSchema:ye,data:h};e===null?e=[i]:e.push(i),s++}if(!de.test(
h)){let i={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ye,data:h};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/call",schemaPath:"#/components/schemas/Un\
itAmount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ye.type,parentSchema:ye,
data:h};e===null?e=[i]:e.push(i),s++}}if(a.image!==void 0){let h=a.image;if(typeof h=="string"){if(k(
h)>32){let i={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:ye,
data:h};e===null?e=[i]:e.push(i),s++}if(!de.test(h)){let i={instancePath:t+"/image",schemaPath:"#/co\
mponents/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]\
{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-\
9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ye,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/image",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ye.type,parentSchema:ye,data:h};e===null?e=[i]:e.push(i),s++}}}else{let h={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:hs.type,parentSchema:hs,
data:a};e===null?e=[h]:e.push(h),s++}return ss.errors=e,s===0}ss.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ts(a,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=ts.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.tier===void 0&&(a.tier=1),a.weight===void 0&&(a.weight=1),
a.affinity===void 0&&(a.affinity=!0),a.retry_after_sent===void 0&&(a.retry_after_sent=!0),a.upstream===
void 0){let l={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"up\
stream"},message:"must have required property 'upstream'",schema:Y.required,parentSchema:Y,data:a};e===
null?e=[l]:e.push(l),s++}for(let l in a)if(!Ze.call(Y.properties,l)){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must N\
OT have additional properties",schema:!1,parentSchema:Y,data:a};e===null?e=[p]:e.push(p),s++}if(a.upstream!==
void 0){let l=a.upstream;if(typeof l=="string"){if(k(l)>64){let p={instancePath:t+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more t\
han 64 characters",schema:64,parentSchema:Y.properties.upstream,data:l};e===null?e=[p]:e.push(p),s++}
if(k(l)<1){let p={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y.properties.
upstream,data:l};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.
upstream.type,parentSchema:Y.properties.upstream,data:l};e===null?e=[p]:e.push(p),s++}}if(a.model!==
void 0){let l=a.model;if(typeof l=="string"){if(k(l)>256){let p={instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:Y.properties.model,data:l};e===null?e=[p]:e.push(p),s++}if(k(
l)<1){let p={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y.properties.model,data:l};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.model.type,parentSchema:Y.
properties.model,data:l};e===null?e=[p]:e.push(p),s++}}if(a.is!==void 0){let l=a.is;if(typeof l=="st\
ring"){if(k(l)>256){let p={instancePath:t+"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxL\
ength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:Y.
properties.is,data:l};e===null?e=[p]:e.push(p),s++}if(k(l)<1){let p={instancePath:t+"/is",schemaPath:"\
#/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:Y.properties.is,data:l};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Y.properties.is.type,parentSchema:Y.properties.is,data:l};e===null?e=[p]:e.push(
p),s++}}if(a.on!==void 0){let l=a.on;if(Array.isArray(l)){if(l.length>8){let r={instancePath:t+"/on",
schemaPath:"#/properties/on/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have mor\
e than 8 items",schema:8,parentSchema:Y.properties.on,data:l};e===null?e=[r]:e.push(r),s++}if(l.length<
1){let r={instancePath:t+"/on",schemaPath:"#/properties/on/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:Y.properties.on,data:l};e===null?e=
[r]:e.push(r),s++}let p=l.length;for(let r=0;r<p;r++){let n=l[r];if(typeof n!="string"){let u={instancePath:t+
"/on/"+r,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:is.type,parentSchema:is,data:n};e===null?e=[u]:e.push(u),s++}if(!(n==="contex\
t_length"||n==="content_filter"||n==="quota")){let u={instancePath:t+"/on/"+r,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:is.enum},message:"must be equal to on\
e of the allowed values",schema:is.enum,parentSchema:is,data:n};e===null?e=[u]:e.push(u),s++}}}else{
let p={instancePath:t+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:Y.properties.on.type,parentSchema:Y.properties.on,data:l};e===null?e=[p]:e.push(
p),s++}}if(a.context_tokens!==void 0){let l=a.context_tokens;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l))){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Y.properties.context_tokens.type,parentSchema:Y.
properties.context_tokens,data:l};e===null?e=[p]:e.push(p),s++}if(typeof l=="number"){if(l>1e9||isNaN(
l)){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:Y.
properties.context_tokens,data:l};e===null?e=[p]:e.push(p),s++}if(l<1||isNaN(l)){let p={instancePath:t+
"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:Y.properties.context_tokens,data:l};e===null?
e=[p]:e.push(p),s++}}}let h=a.tier;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let l={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:Y.properties.tier.type,parentSchema:Y.properties.tier,data:h};e===null?e=[l]:e.push(
l),s++}if(typeof h=="number"){if(h>16||isNaN(h)){let l={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:Y.properties.tier,data:h};e===null?e=[l]:e.push(l),s++}if(h<1||isNaN(h)){let l={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:Y.properties.tier,data:h};e===null?e=[l]:e.push(l),s++}}let i=a.
weight;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let l={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Y.properties.
weight.type,parentSchema:Y.properties.weight,data:i};e===null?e=[l]:e.push(l),s++}if(typeof i=="numb\
er"){if(i>1e3||isNaN(i)){let l={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:Y.properties.
weight,data:i};e===null?e=[l]:e.push(l),s++}if(i<1||isNaN(i)){let l={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:Y.properties.weight,data:i};e===null?e=[l]:e.push(l),s++}}let m=a.affinity;
if(typeof m!="boolean"){let l={instancePath:t+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:Y.properties.affinity.type,parentSchema:Y.
properties.affinity,data:m};e===null?e=[l]:e.push(l),s++}a.usd_per_million!==void 0&&(Ee(a.usd_per_million,
{instancePath:t+"/usd_per_million",parentData:a,parentDataProperty:"usd_per_million",rootData:Z,dynamicAnchors:U})||
(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length)),a.usd_per!==void 0&&(ss(a.usd_per,{instancePath:t+
"/usd_per",parentData:a,parentDataProperty:"usd_per",rootData:Z,dynamicAnchors:U})||(e=e===null?ss.errors:
e.concat(ss.errors),s=e.length));let c=a.retry_after_sent;if(typeof c!="boolean"){let l={instancePath:t+
"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:Y.properties.retry_after_sent.type,parentSchema:Y.properties.
retry_after_sent,data:c};e===null?e=[l]:e.push(l),s++}}else{let h={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:a};
e===null?e=[h]:e.push(h),s++}return ts.errors=e,s===0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function as(a,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=as.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.store===void 0&&(a.store=".tollgate"),a.store_connections===
void 0&&(a.store_connections=10),a.spool===void 0&&(a.spool=".tollgate"),a.workers===void 0&&(a.workers=
1),a.gateway===void 0&&(a.gateway={}),a.mesh===void 0&&(a.mesh={}),a.metadata===void 0&&(a.metadata=
{}),a.operator===void 0&&(a.operator={}),a.limits===void 0&&(a.limits={}),a.admission===void 0&&(a.admission=
{}),a.retry===void 0&&(a.retry={}),a.breaker===void 0&&(a.breaker={}),a.drain===void 0&&(a.drain={}),
a.ledger===void 0&&(a.ledger={}),a.log===void 0&&(a.log={}),a.tracing===void 0&&(a.tracing={}),a.sandbox===
void 0&&(a.sandbox={}),a.payments===void 0&&(a.payments={}),a.network===void 0&&(a.network={}),a.trusted_proxies===
void 0&&(a.trusted_proxies=[]),a.upstreams===void 0&&(a.upstreams={}),a.routes===void 0&&(a.routes={}),
a.models===void 0&&(a.models={}),a.prices===void 0&&(a.prices={}),a.gateway===void 0){let o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"gateway"},message:"must have req\
uired property 'gateway'",schema:A.required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.
mesh===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mesh"},message:"must have required property 'mesh'",schema:A.required,parentSchema:A,data:a};e===null?
e=[o]:e.push(o),s++}if(a.metadata===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"metadata"},message:"must have required property 'metadata'",schema:A.
required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.operator===void 0){let o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"operator"},message:"must have re\
quired property 'operator'",schema:A.required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.
limits===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
limits"},message:"must have required property 'limits'",schema:A.required,parentSchema:A,data:a};e===
null?e=[o]:e.push(o),s++}if(a.admission===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"admission"},message:"must have required property 'admission'",schema:A.
required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.retry===void 0){let o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry"},message:"must have requi\
red property 'retry'",schema:A.required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.breaker===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"br\
eaker"},message:"must have required property 'breaker'",schema:A.required,parentSchema:A,data:a};e===
null?e=[o]:e.push(o),s++}if(a.drain===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"drain"},message:"must have required property 'drain'",schema:A.required,
parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.ledger===void 0){let o={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ledger"},message:"must have required propert\
y 'ledger'",schema:A.required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.log===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"\
must have required property 'log'",schema:A.required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),
s++}if(a.tracing===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tracing"},message:"must have required property 'tracing'",schema:A.required,parentSchema:A,
data:a};e===null?e=[o]:e.push(o),s++}if(a.sandbox===void 0){let o={instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"sandbox"},message:"must have required property 'sa\
ndbox'",schema:A.required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.upstreams===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},
message:"must have required property 'upstreams'",schema:A.required,parentSchema:A,data:a};e===null?
e=[o]:e.push(o),s++}if(a.routes===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"routes"},message:"must have required property 'routes'",schema:A.required,
parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.models===void 0){let o={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"models"},message:"must have required propert\
y 'models'",schema:A.required,parentSchema:A,data:a};e===null?e=[o]:e.push(o),s++}if(a.prices===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"\
must have required property 'prices'",schema:A.required,parentSchema:A,data:a};e===null?e=[o]:e.push(
o),s++}for(let o in a)if(!Ze.call(A.properties,o)){let g={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:A,data:a};e===null?e=[g]:e.push(g),s++}let l=a.store;if(typeof l==
"string"){if(k(l)>1024){let o={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:A.
properties.store,data:l};e===null?e=[o]:e.push(o),s++}if(k(l)<1){let o={instancePath:t+"/store",schemaPath:"\
#/properties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:A.properties.store,data:l};e===null?e=[o]:e.push(o),s++}if(!$e.
test(l)){let o={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:A.properties.store,data:l};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:A.properties.store.type,parentSchema:A.properties.store,data:l};e===null?e=[o]:e.push(
o),s++}if(a.store_env!==void 0){let o=a.store_env;if(typeof o=="string"){if(k(o)>128){let g={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:A.properties.store_env,data:o};e===null?
e=[g]:e.push(g),s++}if(!ve.test(o)){let g={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:A.properties.store_env,
data:o};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
store_env.type,parentSchema:A.properties.store_env,data:o};e===null?e=[g]:e.push(g),s++}}let p=a.store_connections;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let o={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:A.properties.store_connections.type,parentSchema:A.properties.store_connections,data:p};e===null?
e=[o]:e.push(o),s++}if(typeof p=="number"){if(p>1e3||isNaN(p)){let o={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:A.properties.store_connections,data:p};
e===null?e=[o]:e.push(o),s++}if(p<2||isNaN(p)){let o={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:A.properties.store_connections,data:p};e===null?e=[o]:e.push(o),
s++}}let r=a.spool;if(typeof r=="string"){if(k(r)>1024){let o={instancePath:t+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:A.properties.spool,data:r};e===null?e=[o]:e.push(o),s++}
if(k(r)<1){let o={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:A.properties.
spool,data:r};e===null?e=[o]:e.push(o),s++}if(!$e.test(r)){let o={instancePath:t+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:A.properties.spool,data:r};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:A.properties.spool.type,parentSchema:A.
properties.spool,data:r};e===null?e=[o]:e.push(o),s++}let n=a.workers;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n))){let o={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:A.properties.workers.type,parentSchema:A.properties.
workers,data:n};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"){if(n>128||isNaN(n)){let o={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:A.properties.workers,data:n};e===null?e=[o]:e.push(
o),s++}if(n<1||isNaN(n)){let o={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:A.properties.
workers,data:n};e===null?e=[o]:e.push(o),s++}}let u=a.gateway;if(u&&typeof u=="object"&&!Array.isArray(
u)){u.host===void 0&&(u.host="127.0.0.1"),u.port===void 0&&(u.port=8080),u.cors===void 0&&(u.cors=!1),
u.docs===void 0&&(u.docs=!0);for(let d in u)if(!(d==="host"||d==="port"||d==="public_url"||d==="cors"||
d==="docs")){let N={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:ce,data:u};e===null?e=[N]:e.push(N),s++}let o=u.host;if(typeof o==
"string"){if(k(o)>253){let d={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:ce.properties.host,data:o};e===null?e=[d]:e.push(d),s++}if(k(
o)<1){let d={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ce.properties.host,data:o};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ce.properties.host.type,parentSchema:ce.properties.host,data:o};
e===null?e=[d]:e.push(d),s++}let g=u.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let d={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ce.properties.port.type,parentSchema:ce.properties.
port,data:g};e===null?e=[d]:e.push(d),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let d={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ce.properties.
port,data:g};e===null?e=[d]:e.push(d),s++}if(g<0||isNaN(g)){let d={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ce.properties.port,data:g};e===null?e=[d]:e.push(d),s++}}
if(u.public_url!==void 0){let d=u.public_url;if(typeof d=="string"){if(k(d)>1024){let N={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:ce.
properties.public_url,data:d};e===null?e=[N]:e.push(N),s++}if(k(d)<8){let N={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:ce.properties.
public_url,data:d};e===null?e=[N]:e.push(N),s++}if(!Oe(d)){let N={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:ce.properties.public_url,data:d};e===
null?e=[N]:e.push(N),s++}}else{let N={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:ce.properties.public_url.type,parentSchema:ce.properties.public_url,data:d};e===null?e=
[N]:e.push(N),s++}}let b=u.cors;if(typeof b!="boolean"){let d={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ce.properties.cors.type,parentSchema:ce.properties.cors,data:b};e===null?e=[d]:
e.push(d),s++}let w=u.docs;if(typeof w!="boolean"){let d={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ce.properties.docs.type,parentSchema:ce.properties.docs,data:w};e===null?e=[d]:
e.push(d),s++}}else{let o={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ce.type,parentSchema:ce,data:u};
e===null?e=[o]:e.push(o),s++}Ge(a.mesh,{instancePath:t+"/mesh",parentData:a,parentDataProperty:"mesh",
rootData:Z,dynamicAnchors:U})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length);let P=a.metadata;
if(P&&typeof P=="object"&&!Array.isArray(P)){P.host===void 0&&(P.host="127.0.0.1"),P.port===void 0&&
(P.port=8082),P.docs===void 0&&(P.docs=!0);for(let w in P)if(!(w==="host"||w==="port"||w==="docs")){
let d={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,
parentSchema:Pe,data:P};e===null?e=[d]:e.push(d),s++}let o=P.host;if(typeof o=="string"){if(k(o)>253){
let w={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:Pe.properties.host,data:o};e===null?e=[w]:e.push(w),s++}if(k(o)<1){let w={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Pe.properties.
host,data:o};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:Pe.properties.host.type,parentSchema:Pe.properties.host,data:o};e===null?e=[w]:
e.push(w),s++}let g=P.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let w={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:Pe.properties.port.type,parentSchema:Pe.properties.port,data:g};
e===null?e=[w]:e.push(w),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let w={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:Pe.properties.port,
data:g};e===null?e=[w]:e.push(w),s++}if(g<0||isNaN(g)){let w={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:Pe.properties.port,data:g};e===null?e=[w]:e.push(w),s++}}
let b=P.docs;if(typeof b!="boolean"){let w={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:Pe.properties.docs.type,parentSchema:Pe.properties.docs,data:b};e===null?e=[w]:e.push(w),
s++}}else{let o={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:P};e===null?
e=[o]:e.push(o),s++}let S=a.operator;if(S&&typeof S=="object"&&!Array.isArray(S)){S.host===void 0&&(S.
host="127.0.0.1"),S.port===void 0&&(S.port=8090),S.hosts===void 0&&(S.hosts=[]),S.console===void 0&&
(S.console=!0),S.docs===void 0&&(S.docs=!0),S.token_env===void 0&&(S.token_env="TOLLGATE_OPERATOR_TO\
KEN"),S.metrics_open===void 0&&(S.metrics_open=!1);for(let j in S)if(!Ze.call(H.properties,j)){let X={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j},message:"must NOT have additional properties",schema:!1,
parentSchema:H,data:S};e===null?e=[X]:e.push(X),s++}let o=S.host;if(typeof o=="string"){if(k(o)>253){
let j={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:H.properties.host,data:o};e===null?e=[j]:e.push(j),s++}if(k(o)<1){let j={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:H.properties.
host,data:o};e===null?e=[j]:e.push(j),s++}}else{let j={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:H.properties.host.type,parentSchema:H.properties.host,data:o};e===null?e=[j]:e.
push(j),s++}let g=S.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let j={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:H.properties.port.type,parentSchema:H.properties.port,data:g};
e===null?e=[j]:e.push(j),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let j={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:H.properties.port,
data:g};e===null?e=[j]:e.push(j),s++}if(g<0||isNaN(g)){let j={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:H.properties.port,data:g};e===null?e=[j]:e.push(j),s++}}
if(S.public_url!==void 0){let j=S.public_url;if(typeof j=="string"){if(k(j)>1024){let X={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:H.
properties.public_url,data:j};e===null?e=[X]:e.push(X),s++}if(k(j)<8){let X={instancePath:t+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:H.properties.
public_url,data:j};e===null?e=[X]:e.push(X),s++}if(!Oe(j)){let X={instancePath:t+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:H.properties.public_url,data:j};
e===null?e=[X]:e.push(X),s++}}else{let X={instancePath:t+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:H.properties.public_url.type,parentSchema:H.properties.public_url,data:j};e===null?
e=[X]:e.push(X),s++}}let b=S.hosts;if(Array.isArray(b)){if(b.length>64){let X={instancePath:t+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:H.properties.hosts,
data:b};e===null?e=[X]:e.push(X),s++}let j=b.length;for(let X=0;X<j;X++){let Re=b[X];if(typeof Re=="\
string"){if(k(Re)>253){let Ae={instancePath:t+"/operator/hosts/"+X,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:H.properties.hosts.items,data:Re};e===null?e=
[Ae]:e.push(Ae),s++}if(k(Re)<1){let Ae={instancePath:t+"/operator/hosts/"+X,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:H.properties.hosts.items,data:Re};e===null?
e=[Ae]:e.push(Ae),s++}if(!et.test(Re)){let Ae={instancePath:t+"/operator/hosts/"+X,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:H.
properties.hosts.items,data:Re};e===null?e=[Ae]:e.push(Ae),s++}}else{let Ae={instancePath:t+"/operat\
or/hosts/"+X,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:H.properties.hosts.items.type,parentSchema:H.properties.
hosts.items,data:Re};e===null?e=[Ae]:e.push(Ae),s++}}}else{let j={instancePath:t+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:H.properties.hosts.type,parentSchema:H.properties.hosts,data:b};e===null?e=[j]:
e.push(j),s++}let w=S.console;if(typeof w!="boolean"){let j={instancePath:t+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:H.properties.console.type,parentSchema:H.properties.console,data:w};e===null?
e=[j]:e.push(j),s++}let d=S.docs;if(typeof d!="boolean"){let j={instancePath:t+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:H.properties.docs.type,parentSchema:H.properties.docs,data:d};e===null?e=[j]:
e.push(j),s++}let N=S.token_env;if(typeof N=="string"){if(k(N)>128){let j={instancePath:t+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:H.
properties.token_env,data:N};e===null?e=[j]:e.push(j),s++}if(!ve.test(N)){let j={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:H.properties.token_env,data:N};e===null?e=[j]:
e.push(j),s++}}else{let j={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.
properties.token_env.type,parentSchema:H.properties.token_env,data:N};e===null?e=[j]:e.push(j),s++}if(S.
metrics_token_env!==void 0){let j=S.metrics_token_env;if(typeof j=="string"){if(k(j)>128){let X={instancePath:t+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:H.properties.metrics_token_env,data:j};e===null?e=[X]:e.push(X),s++}if(!ve.test(
j)){let X={instancePath:t+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:H.properties.
metrics_token_env,data:j};e===null?e=[X]:e.push(X),s++}}else{let X={instancePath:t+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:H.properties.metrics_token_env.type,parentSchema:H.
properties.metrics_token_env,data:j};e===null?e=[X]:e.push(X),s++}}let ze=S.metrics_open;if(typeof ze!=
"boolean"){let j={instancePath:t+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:H.
properties.metrics_open.type,parentSchema:H.properties.metrics_open,data:ze};e===null?e=[j]:e.push(j),
s++}}else{let o={instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,data:S};e===null?
e=[o]:e.push(o),s++}He(a.limits,{instancePath:t+"/limits",parentData:a,parentDataProperty:"limits",rootData:Z,
dynamicAnchors:U})||(e=e===null?He.errors:e.concat(He.errors),s=e.length);let L=a.admission;if(L&&typeof L==
"object"&&!Array.isArray(L)){L.queue_ms===void 0&&(L.queue_ms=500),L.body_bytes===void 0&&(L.body_bytes=
268435456),L.loop_delay_ms===void 0&&(L.loop_delay_ms=200),L.heap_percent===void 0&&(L.heap_percent=
85);for(let d in L)if(!(d==="concurrent"||d==="queue_ms"||d==="body_bytes"||d==="loop_delay_ms"||d===
"heap_percent")){let N={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have\
 additional properties",schema:!1,parentSchema:re,data:L};e===null?e=[N]:e.push(N),s++}if(L.concurrent!==
void 0){let d=L.concurrent;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:re.properties.concurrent.type,parentSchema:re.
properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e5||isNaN(d)){
let N={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:re.properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(
d)){let N={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/propert\
ies/concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:re.properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}}}let o=L.queue_ms;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let d={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:re.properties.queue_ms.type,parentSchema:re.properties.queue_ms,data:o};e===null?e=[d]:
e.push(d),s++}if(typeof o=="number"){if(o>1e4||isNaN(o)){let d={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:re.properties.queue_ms,data:o};e===
null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){let d={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:re.properties.queue_ms,data:o};e===null?e=[d]:
e.push(d),s++}}let g=L.body_bytes;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let d={instancePath:t+
"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:re.properties.body_bytes.type,parentSchema:re.
properties.body_bytes,data:g};e===null?e=[d]:e.push(d),s++}if(typeof g=="number"){if(g>1099511627776||
isNaN(g)){let d={instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:re.properties.body_bytes,data:g};e===null?
e=[d]:e.push(d),s++}if(g<8388608||isNaN(g)){let d={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:re.properties.body_bytes,
data:g};e===null?e=[d]:e.push(d),s++}}let b=L.loop_delay_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b))){let d={instancePath:t+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:re.
properties.loop_delay_ms.type,parentSchema:re.properties.loop_delay_ms,data:b};e===null?e=[d]:e.push(
d),s++}if(typeof b=="number"){if(b>36e5||isNaN(b)){let d={instancePath:t+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:re.properties.loop_delay_ms,
data:b};e===null?e=[d]:e.push(d),s++}if(b<10||isNaN(b)){let d={instancePath:t+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:re.properties.loop_delay_ms,
data:b};e===null?e=[d]:e.push(d),s++}}let w=L.heap_percent;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w))){
let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:re.properties.
heap_percent.type,parentSchema:re.properties.heap_percent,data:w};e===null?e=[d]:e.push(d),s++}if(typeof w==
"number"){if(w>100||isNaN(w)){let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:re.properties.heap_percent,data:w};e===null?e=[d]:e.
push(d),s++}if(w<10||isNaN(w)){let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:re.properties.heap_percent,data:w};e===null?e=[d]:e.push(
d),s++}}}else{let o={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:re.type,parentSchema:re,data:L};e===null?
e=[o]:e.push(o),s++}let C=a.retry;if(C&&typeof C=="object"&&!Array.isArray(C)){C.attempts===void 0&&
(C.attempts=3),C.free_failovers===void 0&&(C.free_failovers=10),C.failover_share===void 0&&(C.failover_share=
.2),C.repeat_share===void 0&&(C.repeat_share=.1);for(let d in C)if(!(d==="attempts"||d==="free_failo\
vers"||d==="failover_share"||d==="repeat_share")){let N={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties",schema:!1,parentSchema:fe,data:C};e===null?e=[N]:e.push(
N),s++}let o=C.attempts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:fe.properties.attempts.type,parentSchema:fe.properties.attempts,
data:o};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"){if(o>10||isNaN(o)){let d={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:fe.properties.attempts,
data:o};e===null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){let d={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:fe.properties.attempts,data:o};e===null?e=[d]:e.push(d),
s++}}let g=C.free_failovers;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let d={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:fe.properties.free_failovers.type,parentSchema:fe.
properties.free_failovers,data:g};e===null?e=[d]:e.push(d),s++}if(typeof g=="number"){if(g>1e6||isNaN(
g)){let d={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:fe.properties.free_failovers,data:g};e===null?e=[d]:e.push(d),s++}if(g<
0||isNaN(g)){let d={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:fe.properties.free_failovers,data:g};e===null?e=[d]:e.push(d),s++}}let b=C.
failover_share;if(typeof b=="number"){if(b>1||isNaN(b)){let d={instancePath:t+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:fe.properties.failover_share,data:b};
e===null?e=[d]:e.push(d),s++}if(b<0||isNaN(b)){let d={instancePath:t+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:fe.properties.failover_share,data:b};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:fe.properties.failover_share.type,parentSchema:fe.properties.failover_share,data:b};e===
null?e=[d]:e.push(d),s++}let w=C.repeat_share;if(typeof w=="number"){if(w>1||isNaN(w)){let d={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:fe.properties.
repeat_share,data:w};e===null?e=[d]:e.push(d),s++}if(w<0||isNaN(w)){let d={instancePath:t+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:fe.properties.repeat_share,
data:w};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:fe.properties.repeat_share.type,parentSchema:fe.properties.repeat_share,data:w};
e===null?e=[d]:e.push(d),s++}}else{let o={instancePath:t+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:fe.type,parentSchema:fe,
data:C};e===null?e=[o]:e.push(o),s++}let F=a.breaker;if(F&&typeof F=="object"&&!Array.isArray(F)){F.
failures===void 0&&(F.failures=5),F.window===void 0&&(F.window=20),F.open_ms===void 0&&(F.open_ms=5e3);
for(let w in F)if(!(w==="failures"||w==="window"||w==="open_ms")){let d={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},
message:"must NOT have additional properties",schema:!1,parentSchema:ge,data:F};e===null?e=[d]:e.push(
d),s++}let o=F.failures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let w={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ge.properties.failures.type,parentSchema:ge.properties.
failures,data:o};e===null?e=[w]:e.push(w),s++}if(typeof o=="number"){if(o>1e3||isNaN(o)){let w={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:ge.properties.
failures,data:o};e===null?e=[w]:e.push(w),s++}if(o<1||isNaN(o)){let w={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ge.properties.failures,data:o};
e===null?e=[w]:e.push(w),s++}}let g=F.window;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let w={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ge.properties.window.type,parentSchema:ge.properties.
window,data:g};e===null?e=[w]:e.push(w),s++}if(typeof g=="number"){if(g>1e3||isNaN(g)){let w={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:ge.properties.
window,data:g};e===null?e=[w]:e.push(w),s++}if(g<2||isNaN(g)){let w={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:ge.properties.window,data:g};e===null?e=[w]:
e.push(w),s++}}let b=F.open_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let w={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ge.properties.open_ms.type,parentSchema:ge.properties.
open_ms,data:b};e===null?e=[w]:e.push(w),s++}if(typeof b=="number"){if(b>6e5||isNaN(b)){let w={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:ge.properties.
open_ms,data:b};e===null?e=[w]:e.push(w),s++}if(b<10||isNaN(b)){let w={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:ge.properties.open_ms,data:b};
e===null?e=[w]:e.push(w),s++}}}else{let o={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,
data:F};e===null?e=[o]:e.push(o),s++}let W=a.drain;if(W&&typeof W=="object"&&!Array.isArray(W)){W.accept_ms===
void 0&&(W.accept_ms=5e3),W.calls_ms===void 0&&(W.calls_ms=3e4),W.streams_ms===void 0&&(W.streams_ms=
6e4);for(let w in W)if(!(w==="accept_ms"||w==="calls_ms"||w==="streams_ms")){let d={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:_e,
data:W};e===null?e=[d]:e.push(d),s++}let o=W.accept_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){
let w={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:_e.properties.accept_ms.
type,parentSchema:_e.properties.accept_ms,data:o};e===null?e=[w]:e.push(w),s++}if(typeof o=="number"){
if(o>6e5||isNaN(o)){let w={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:_e.properties.accept_ms,data:o};e===null?e=[w]:e.push(w),s++}if(o<
0||isNaN(o)){let w={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:_e.properties.accept_ms,data:o};e===null?e=[w]:e.push(w),s++}}let g=W.calls_ms;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let w={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:_e.properties.calls_ms.type,parentSchema:_e.properties.calls_ms,data:g};e===null?e=[w]:e.push(
w),s++}if(typeof g=="number"){if(g>6e5||isNaN(g)){let w={instancePath:t+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:_e.properties.calls_ms,data:g};e===null?e=[w]:e.
push(w),s++}if(g<0||isNaN(g)){let w={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:_e.properties.calls_ms,data:g};e===null?e=[w]:e.push(w),s++}}let b=W.
streams_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let w={instancePath:t+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:_e.properties.streams_ms.type,parentSchema:_e.properties.streams_ms,data:b};
e===null?e=[w]:e.push(w),s++}if(typeof b=="number"){if(b>36e5||isNaN(b)){let w={instancePath:t+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:_e.properties.
streams_ms,data:b};e===null?e=[w]:e.push(w),s++}if(b<0||isNaN(b)){let w={instancePath:t+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:_e.properties.streams_ms,data:b};
e===null?e=[w]:e.push(w),s++}}}else{let o={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_e.type,parentSchema:_e,
data:W};e===null?e=[o]:e.push(o),s++}let f=a.ledger;if(f&&typeof f=="object"&&!Array.isArray(f)){f.spool_bytes===
void 0&&(f.spool_bytes=268435456),f.kept_days===void 0&&(f.kept_days=90);for(let b in f)if(!(b==="sp\
ool_bytes"||b==="kept_days")){let w={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must N\
OT have additional properties",schema:!1,parentSchema:Le,data:f};e===null?e=[w]:e.push(w),s++}let o=f.
spool_bytes;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let b={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Le.properties.spool_bytes.type,parentSchema:Le.properties.spool_bytes,
data:o};e===null?e=[b]:e.push(b),s++}if(typeof o=="number"){if(o>1099511627776||isNaN(o)){let b={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:Le.properties.spool_bytes,data:o};e===null?e=[b]:e.push(b),s++}if(o<65536||isNaN(o)){let b={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:Le.properties.spool_bytes,data:o};e===null?e=[b]:e.push(b),s++}}let g=f.kept_days;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let b={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:Le.properties.kept_days.type,parentSchema:Le.properties.kept_days,data:g};e===null?e=[b]:
e.push(b),s++}if(typeof g=="number"){if(g>36500||isNaN(g)){let b={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:Le.properties.kept_days,data:g};
e===null?e=[b]:e.push(b),s++}if(g<2||isNaN(g)){let b={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:Le.properties.kept_days,data:g};e===null?e=[b]:
e.push(b),s++}}}else{let o={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Le.type,parentSchema:Le,data:f};e===null?
e=[o]:e.push(o),s++}let O=a.log;if(O&&typeof O=="object"&&!Array.isArray(O)){O.level===void 0&&(O.level=
"info"),O.format===void 0&&(O.format="auto");for(let b in O)if(!(b==="level"||b==="format")){let w={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:xe,
data:O};e===null?e=[w]:e.push(w),s++}let o=O.level;if(typeof o!="string"){let b={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:xe.properties.level.type,parentSchema:xe.properties.level,data:o};
e===null?e=[b]:e.push(b),s++}if(!(o==="debug"||o==="info"||o==="warn"||o==="error"||o==="silent")){let b={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:xe.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:xe.properties.level.enum,parentSchema:xe.properties.level,data:o};e===null?e=[b]:e.push(b),
s++}let g=O.format;if(typeof g!="string"){let b={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:xe.properties.format.type,parentSchema:xe.properties.format,data:g};e===null?e=[b]:e.push(b),
s++}if(!(g==="auto"||g==="json"||g==="pretty")){let b={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:xe.properties.format.
enum},message:"must be equal to one of the allowed values",schema:xe.properties.format.enum,parentSchema:xe.
properties.format,data:g};e===null?e=[b]:e.push(b),s++}}else{let o={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:xe.
type,parentSchema:xe,data:O};e===null?e=[o]:e.push(o),s++}let y=a.tracing;if(y&&typeof y=="object"&&
!Array.isArray(y)){y.enabled===void 0&&(y.enabled=!1);for(let g in y)if(g!=="enabled"){let b={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:rs,
data:y};e===null?e=[b]:e.push(b),s++}let o=y.enabled;if(typeof o!="boolean"){let g={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:rs.properties.enabled.type,parentSchema:rs.properties.
enabled,data:o};e===null?e=[g]:e.push(g),s++}}else{let o={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:rs.
type,parentSchema:rs,data:y};e===null?e=[o]:e.push(o),s++}let x=a.sandbox;if(x&&typeof x=="object"&&
!Array.isArray(x)){if(x.public===void 0&&(x.public=!1),x.public===void 0){let g={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:Ue.required,parentSchema:Ue,data:x};e===
null?e=[g]:e.push(g),s++}for(let g in x)if(g!=="public"){let b={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties",schema:!1,parentSchema:Ue,data:x};e===null?e=[b]:e.push(
b),s++}let o=x.public;if(typeof o!="boolean"){let g={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:Ue.properties.public.type,parentSchema:Ue.properties.public,data:o};e===null?
e=[g]:e.push(g),s++}}else{let o={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ue.type,parentSchema:Ue,
data:x};e===null?e=[o]:e.push(o),s++}Ye(a.payments,{instancePath:t+"/payments",parentData:a,parentDataProperty:"\
payments",rootData:Z,dynamicAnchors:U})||(e=e===null?Ye.errors:e.concat(Ye.errors),s=e.length);let M=a.
network;if(M&&typeof M=="object"&&!Array.isArray(M)){for(let o in M)if(!(o==="proxy"||o==="proxy_env"||
o==="no_proxy")){let g={instancePath:t+"/network",schemaPath:"#/components/schemas/Network/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have add\
itional properties",schema:!1,parentSchema:he,data:M};e===null?e=[g]:e.push(g),s++}if(M.proxy!==void 0){
let o=M.proxy;if(typeof o=="string"){if(k(o)>1024){let g={instancePath:t+"/network/proxy",schemaPath:"\
#/components/schemas/Network/properties/proxy/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:he.properties.proxy,data:o};e===null?
e=[g]:e.push(g),s++}if(k(o)<8){let g={instancePath:t+"/network/proxy",schemaPath:"#/components/schem\
as/Network/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have f\
ewer than 8 characters",schema:8,parentSchema:he.properties.proxy,data:o};e===null?e=[g]:e.push(g),s++}
if(!Oe(o)){let g={instancePath:t+"/network/proxy",schemaPath:"#/components/schemas/Network/propertie\
s/proxy/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",
parentSchema:he.properties.proxy,data:o};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/\
network/proxy",schemaPath:"#/components/schemas/Network/properties/proxy/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:he.properties.proxy.type,parentSchema:he.properties.proxy,
data:o};e===null?e=[g]:e.push(g),s++}}if(M.proxy_env!==void 0){let o=M.proxy_env;if(typeof o=="strin\
g"){if(k(o)>128){let g={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Network\
/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more \
than 128 characters",schema:128,parentSchema:he.properties.proxy_env,data:o};e===null?e=[g]:e.push(g),
s++}if(!ve.test(o)){let g={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Netw\
ork/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:he.properties.
proxy_env,data:o};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/network/proxy_env",schemaPath:"\
#/components/schemas/Network/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:he.properties.proxy_env.type,parentSchema:he.properties.proxy_env,data:o};e===
null?e=[g]:e.push(g),s++}}if(M.no_proxy!==void 0){let o=M.no_proxy;if(Array.isArray(o)){if(o.length>
256){let b={instancePath:t+"/network/no_proxy",schemaPath:"#/components/schemas/Network/properties/n\
o_proxy/maxItems",keyword:"maxItems",params:{limit:256},message:"must NOT have more than 256 items",
schema:256,parentSchema:he.properties.no_proxy,data:o};e===null?e=[b]:e.push(b),s++}let g=o.length;for(let b=0;b<
g;b++){let w=o[b];if(typeof w=="string"){if(k(w)>255){let d={instancePath:t+"/network/no_proxy/"+b,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters",schema:255,parentSchema:he.properties.no_proxy.items,
data:w};e===null?e=[d]:e.push(d),s++}if(k(w)<1){let d={instancePath:t+"/network/no_proxy/"+b,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:he.properties.no_proxy.items,data:w};
e===null?e=[d]:e.push(d),s++}if(!st.test(w)){let d={instancePath:t+"/network/no_proxy/"+b,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x20,]+$"},message:'must match pattern "^[^\\x00-\\x20,]+$"',schema:"^[^\\x00-\\x20,]+$",parentSchema:he.
properties.no_proxy.items,data:w};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/network\
/no_proxy/"+b,schemaPath:"#/components/schemas/Network/properties/no_proxy/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:he.properties.no_proxy.items.type,parentSchema:he.
properties.no_proxy.items,data:w};e===null?e=[d]:e.push(d),s++}}}else{let g={instancePath:t+"/networ\
k/no_proxy",schemaPath:"#/components/schemas/Network/properties/no_proxy/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:he.properties.no_proxy.type,parentSchema:he.properties.
no_proxy,data:o};e===null?e=[g]:e.push(g),s++}}}else{let o={instancePath:t+"/network",schemaPath:"#/\
components/schemas/Network/type",keyword:"type",params:{type:"object"},message:"must be object",schema:he.
type,parentSchema:he,data:M};e===null?e=[o]:e.push(o),s++}let q=a.trusted_proxies;if(Array.isArray(q)){
if(q.length>64){let g={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:A.
properties.trusted_proxies,data:q};e===null?e=[g]:e.push(g),s++}let o=q.length;for(let g=0;g<o;g++){
let b=q[g];if(typeof b=="string"){if(k(b)>64){let w={instancePath:t+"/trusted_proxies/"+g,schemaPath:"\
#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:A.properties.trusted_proxies.items,data:b};e===
null?e=[w]:e.push(w),s++}if(k(b)<2){let w={instancePath:t+"/trusted_proxies/"+g,schemaPath:"#/proper\
ties/trusted_proxies/items/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fe\
wer than 2 characters",schema:2,parentSchema:A.properties.trusted_proxies.items,data:b};e===null?e=[
w]:e.push(w),s++}if(!tt.test(b)){let w={instancePath:t+"/trusted_proxies/"+g,schemaPath:"#/propertie\
s/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"},
message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$",
parentSchema:A.properties.trusted_proxies.items,data:b};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+
"/trusted_proxies/"+g,schemaPath:"#/properties/trusted_proxies/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:A.properties.trusted_proxies.items.type,parentSchema:A.properties.
trusted_proxies.items,data:b};e===null?e=[w]:e.push(w),s++}}}else{let o={instancePath:t+"/trusted_pr\
oxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:A.properties.trusted_proxies.type,parentSchema:A.properties.trusted_proxies,data:q};
e===null?e=[o]:e.push(o),s++}let oe=a.upstreams;if(oe&&typeof oe=="object"&&!Array.isArray(oe)){if(Object.
keys(oe).length>256){let o={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/maxProper\
ties",keyword:"maxProperties",params:{limit:256},message:"must NOT have more than 256 properties",schema:256,
parentSchema:A.properties.upstreams,data:oe};e===null?e=[o]:e.push(o),s++}for(let o in oe){let g=s;if(typeof o==
"string"&&!at.test(o)){let b={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/propert\
yNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must\
 match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:A.
properties.upstreams.propertyNames,data:o,propertyName:o};e===null?e=[b]:e.push(b),s++}var h=g===s;if(!h){
let b={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames",keyword:"proper\
tyNames",params:{propertyName:o},message:"property name must be valid",schema:A.properties.upstreams.
propertyNames,parentSchema:A.properties.upstreams,data:oe};e===null?e=[b]:e.push(b),s++}}for(let o in oe)
Xe(oe[o],{instancePath:t+"/upstreams/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:oe,parentDataProperty:o,
rootData:Z,dynamicAnchors:U})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length)}else{let o={instancePath:t+
"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:A.properties.upstreams.type,parentSchema:A.properties.upstreams,data:oe};e===
null?e=[o]:e.push(o),s++}let me=a.routes;if(me&&typeof me=="object"&&!Array.isArray(me)){if(Object.keys(
me).length>4096){let o={instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"\
maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:A.
properties.routes,data:me};e===null?e=[o]:e.push(o),s++}for(let o in me){let g=s;if(typeof o=="strin\
g"){if(k(o)>256){let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLengt\
h",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:Ne,data:o,propertyName:o};e===null?e=[b]:e.push(b),s++}if(!_s.test(o)){let b={instancePath:t+
"/routes",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:Ne,data:o,propertyName:o};e===null?
e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ne.type,parentSchema:Ne,
data:o,propertyName:o};e===null?e=[b]:e.push(b),s++}var i=g===s;if(!i){let b={instancePath:t+"/route\
s",schemaPath:"#/properties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"\
property name must be valid",schema:A.properties.routes.propertyNames,parentSchema:A.properties.routes,
data:me};e===null?e=[b]:e.push(b),s++}}for(let o in me){let g=me[o];if(Array.isArray(g)){if(g.length>
64){let w={instancePath:t+"/routes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properti\
es/routes/additionalProperties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have\
 more than 64 items",schema:64,parentSchema:A.properties.routes.additionalProperties,data:g};e===null?
e=[w]:e.push(w),s++}let b=g.length;for(let w=0;w<b;w++)ts(g[w],{instancePath:t+"/routes/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+w,parentData:g,parentDataProperty:w,rootData:Z,dynamicAnchors:U})||
(e=e===null?ts.errors:e.concat(ts.errors),s=e.length)}else{let b={instancePath:t+"/routes/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProperties/type",keyword:"t\
ype",params:{type:"array"},message:"must be array",schema:A.properties.routes.additionalProperties.type,
parentSchema:A.properties.routes.additionalProperties,data:g};e===null?e=[b]:e.push(b),s++}}}else{let o={
instancePath:t+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:A.properties.routes.type,parentSchema:A.properties.routes,data:me};e===
null?e=[o]:e.push(o),s++}let T=a.models;if(T&&typeof T=="object"&&!Array.isArray(T)){if(Object.keys(
T).length>4096){let o={instancePath:t+"/models",schemaPath:"#/properties/models/maxProperties",keyword:"\
maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:A.
properties.models,data:T};e===null?e=[o]:e.push(o),s++}for(let o in T){let g=s;if(typeof o=="string"){
if(k(o)>256){let b={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:Ne,
data:o,propertyName:o};e===null?e=[b]:e.push(b),s++}if(!_s.test(o)){let b={instancePath:t+"/models",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:Ne,data:o,propertyName:o};e===null?e=[b]:e.push(
b),s++}}else{let b={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Ne.type,parentSchema:Ne,data:o,propertyName:o};
e===null?e=[b]:e.push(b),s++}var m=g===s;if(!m){let b={instancePath:t+"/models",schemaPath:"#/proper\
ties/models/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name mu\
st be valid",schema:A.properties.models.propertyNames,parentSchema:A.properties.models,data:T};e===null?
e=[b]:e.push(b),s++}}for(let o in T){let g=T[o];if(g&&typeof g=="object"&&!Array.isArray(g)){g.kind===
void 0&&(g.kind="chat"),g.input===void 0&&(g.input=["text"]);for(let d in g)if(!(d==="kind"||d==="in\
put"||d==="context_tokens"||d==="output_tokens"||d==="dimensions"||d==="cache"||d==="tokens_per_seco\
nd")){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/ModelSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties",schema:!1,parentSchema:J,data:g};e===null?e=[N]:e.push(
N),s++}let b=g.kind;if(typeof b!="string"){let d={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:J.properties.kind.type,parentSchema:J.properties.
kind,data:b};e===null?e=[d]:e.push(d),s++}if(!(b==="chat"||b==="embeddings"||b==="rerank"||b==="mode\
rations"||b==="images")){let d={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/enum",keyword:"enum",params:{allowedValues:J.
properties.kind.enum},message:"must be equal to one of the allowed values",schema:J.properties.kind.
enum,parentSchema:J.properties.kind,data:b};e===null?e=[d]:e.push(d),s++}let w=g.input;if(Array.isArray(
w)){if(w.length>4){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",
schemaPath:"#/components/schemas/ModelSettings/properties/input/maxItems",keyword:"maxItems",params:{
limit:4},message:"must NOT have more than 4 items",schema:4,parentSchema:J.properties.input,data:w};
e===null?e=[N]:e.push(N),s++}if(w.length<1){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/input/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.properties.
input,data:w};e===null?e=[N]:e.push(N),s++}let d=w.length;for(let N=0;N<d;N++){let ze=w[N];if(typeof ze!=
"string"){let j={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+N,schemaPath:"\
#/components/schemas/ModelSettings/properties/input/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:J.properties.input.items.type,parentSchema:J.properties.input.items,
data:ze};e===null?e=[j]:e.push(j),s++}if(!(ze==="text"||ze==="image"||ze==="audio"||ze==="file")){let j={
instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+N,schemaPath:"#/compone\
nts/schemas/ModelSettings/properties/input/items/enum",keyword:"enum",params:{allowedValues:J.properties.
input.items.enum},message:"must be equal to one of the allowed values",schema:J.properties.input.items.
enum,parentSchema:J.properties.input.items,data:ze};e===null?e=[j]:e.push(j),s++}}}else{let d={instancePath:t+
"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/type",keyword:"type",params:{type:"array"},message:"must be array",schema:J.
properties.input.type,parentSchema:J.properties.input,data:w};e===null?e=[d]:e.push(d),s++}if(g.context_tokens!==
void 0){let d=g.context_tokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/\
models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas\
/ModelSettings/properties/context_tokens/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:J.properties.context_tokens.type,parentSchema:J.properties.context_tokens,data:d};
e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e9||isNaN(d)){let N={instancePath:t+"/mode\
ls/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/Mod\
elSettings/properties/context_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:J.properties.context_tokens,data:d};e===null?e=[N]:e.
push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.
properties.context_tokens,data:d};e===null?e=[N]:e.push(N),s++}}}if(g.output_tokens!==void 0){let d=g.
output_tokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/models/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/prope\
rties/output_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.
properties.output_tokens.type,parentSchema:J.properties.output_tokens,data:d};e===null?e=[N]:e.push(
N),s++}if(typeof d=="number"){if(d>1e9||isNaN(d)){let N={instancePath:t+"/models/"+o.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/o\
utput_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 10000\
00000",schema:1e9,parentSchema:J.properties.output_tokens,data:d};e===null?e=[N]:e.push(N),s++}if(d<
1||isNaN(d)){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_toke\
ns",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.output_tokens,
data:d};e===null?e=[N]:e.push(N),s++}}}if(g.dimensions!==void 0){let d=g.dimensions;if(!(typeof d=="\
number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:J.properties.dimensions.type,parentSchema:J.
properties.dimensions,data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e6||isNaN(d)){
let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"\
#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:J.properties.dimensions,data:d};
e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensio\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.
properties.dimensions,data:d};e===null?e=[N]:e.push(N),s++}}}if(g.cache!==void 0){let d=g.cache;if(typeof d!=
"string"){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache",schemaPath:"\
#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.properties.cache.type,parentSchema:J.properties.cache,data:d};e===null?e=[N]:
e.push(N),s++}if(d!=="auto"){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/enum",keyword:"enum",params:{
allowedValues:J.properties.cache.enum},message:"must be equal to one of the allowed values",schema:J.
properties.cache.enum,parentSchema:J.properties.cache,data:d};e===null?e=[N]:e.push(N),s++}}if(g.tokens_per_second!==
void 0){let d=g.tokens_per_second;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+
"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:J.properties.tokens_per_second.type,parentSchema:J.properties.tokens_per_second,
data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e6||isNaN(d)){let N={instancePath:t+
"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:J.properties.tokens_per_second,data:d};
e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+"/models/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/t\
okens_per_second/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:J.properties.tokens_per_second,data:d};e===null?e=[N]:e.push(N),s++}}}}else{let b={
instancePath:t+"/models/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/\
ModelSettings/type",keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,
data:g};e===null?e=[b]:e.push(b),s++}}}else{let o={instancePath:t+"/models",schemaPath:"#/properties\
/models/type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.properties.models.
type,parentSchema:A.properties.models,data:T};e===null?e=[o]:e.push(o),s++}let we=a.prices;if(we&&typeof we==
"object"&&!Array.isArray(we)){if(Object.keys(we).length>4096){let o={instancePath:t+"/prices",schemaPath:"\
#/properties/prices/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:A.properties.prices,data:we};e===null?e=[o]:e.
push(o),s++}for(let o in we){let g=s;if(typeof o=="string"){if(k(o)>256){let b={instancePath:t+"/pri\
ces",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:Ne,data:o,propertyName:o};e===null?e=
[b]:e.push(b),s++}if(!_s.test(o)){let b={instancePath:t+"/prices",schemaPath:"#/components/schemas/R\
outeName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'\
must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255\
}\\*?)$",parentSchema:Ne,data:o,propertyName:o};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Ne.type,parentSchema:Ne,data:o,propertyName:o};e===null?e=[b]:e.push(b),s++}var c=g===
s;if(!c){let b={instancePath:t+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:o},message:"property name must be valid",schema:A.properties.prices.
propertyNames,parentSchema:A.properties.prices,data:we};e===null?e=[b]:e.push(b),s++}}for(let o in we)
Ee(we[o],{instancePath:t+"/prices/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:we,parentDataProperty:o,
rootData:Z,dynamicAnchors:U})||(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length)}else{let o={instancePath:t+
"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:A.properties.prices.type,parentSchema:A.properties.prices,data:we};e===null?e=[o]:
e.push(o),s++}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:A.type,parentSchema:A,data:a};e===null?e=[l]:e.push(l),s++}return as.
errors=e,s===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function os(a,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=os.evaluated;
return $.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),as(a,{instancePath:t,parentData:R,
parentDataProperty:V,rootData:Z,dynamicAnchors:U})||(e=e===null?as.errors:e.concat(as.errors),s=e.length),
os.errors=e,s===0}os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{gt as default,yt as validate};
