// Compiled from a contract by npm run generate. Never edited.
var zs=Object.create;var gs=Object.defineProperty;var Ts=Object.getOwnPropertyDescriptor;var js=Object.getOwnPropertyNames;var Zs=Object.getPrototypeOf,Ms=Object.prototype.hasOwnProperty;var _s=(a,t)=>()=>{try{return t||a((t={exports:{}}).exports,t),t.exports}catch(R){throw t=0,R}};var Is=(a,t,R,E)=>{if(t&&typeof t=="object"||typeof t=="function")for(let Z of js(t))!Ms.call(a,Z)&&
Z!==R&&gs(a,Z,{get:()=>t[Z],enumerable:!(E=Ts(t,Z))||E.enumerable});return a};var Ds=(a,t,R)=>(R=a!=null?zs(Zs(a)):{},Is(t||!a||!a.__esModule?gs(R,"default",{value:a,enumerable:!0}):
R,a));var vs=_s($e=>{"use strict";Object.defineProperty($e,"__esModule",{value:!0});$e.formatNames=$e.fastFormats=
$e.fullFormats=void 0;function Le(a,t){return{validate:a,compare:t}}$e.fullFormats={date:Le(Ps,hs),time:Le(
os(!0),ls),"date-time":Le(bs(!0),Ss),"iso-time":Le(os(),xs),"iso-date-time":Le(bs(),Ns),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Fs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ws,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Bs,int32:{type:"number",validate:Js},
int64:{type:"number",validate:Ys},float:{type:"number",validate:ws},double:{type:"number",validate:ws},
password:!0,binary:!0};$e.fastFormats={...$e.fullFormats,date:Le(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,hs),time:Le(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ls),"date-time":Le(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ss),"iso-time":Le(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,xs),
"iso-date-time":Le(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ns),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
$e.formatNames=Object.keys($e.fullFormats);function Es(a){return a%4===0&&(a%100!==0||a%400===0)}var Rs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Us=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ps(a){let t=Rs.exec(a);if(!t)return!1;let R=+t[1],
E=+t[2],Z=+t[3];return E>=1&&E<=12&&Z>=1&&Z<=(E===2&&Es(R)?29:Us[E])}function hs(a,t){if(a&&t)return a>
t?1:a<t?-1:0}var ns=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function os(a){
return function(R){let E=ns.exec(R);if(!E)return!1;let Z=+E[1],U=+E[2],e=+E[3],s=E[4],$=E[5]==="-"?-1:
1,o=+(E[6]||0),m=+(E[7]||0);if(o>23||m>59||a&&!s)return!1;if(Z<=23&&U<=59&&e<60)return!0;let i=U-m*$,
l=Z-o*$-(i<0?1:0);return(l===23||l===-1)&&(i===59||i===-1)&&e<61}}function ls(a,t){if(!(a&&t))return;
let R=new Date("2020-01-01T"+a).valueOf(),E=new Date("2020-01-01T"+t).valueOf();if(R&&E)return R-E}function xs(a,t){
if(!(a&&t))return;let R=ns.exec(a),E=ns.exec(t);if(R&&E)return a=R[1]+R[2]+R[3],t=E[1]+E[2]+E[3],a>t?
1:a<t?-1:0}var cs=/t|\s/i;function bs(a){let t=os(a);return function(E){let Z=E.split(cs);return Z.length===
2&&Ps(Z[0])&&t(Z[1])}}function Ss(a,t){if(!(a&&t))return;let R=new Date(a).valueOf(),E=new Date(t).valueOf();
if(R&&E)return R-E}function Ns(a,t){if(!(a&&t))return;let[R,E]=a.split(cs),[Z,U]=t.split(cs),e=hs(R,
Z);if(e!==void 0)return e||ls(E,U)}var Vs=/\/|:/,Cs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Fs(a){return Vs.test(a)&&Cs.test(a)}var ks=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Bs(a){return ks.lastIndex=0,ks.test(a)}var Gs=-(2**31),Hs=2**31-1;function Js(a){return Number.
isInteger(a)&&a<=Hs&&a>=Gs}function Ys(a){return Number.isInteger(a)}function ws(){return!0}var Ks=/[^\\]\\Z/;
function Ws(a){if(Ks.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var Ls=_s(us=>{"use strict";Object.defineProperty(us,"__esModule",{value:!0});function As(a){let t=a.
length,R=0,E=0,Z;for(;E<t;)R++,Z=a.charCodeAt(E++),Z>=55296&&Z<=56319&&E<t&&(Z=a.charCodeAt(E),(Z&64512)===
56320&&E++);return R}us.default=As;As.code='require("ajv/dist/runtime/ucs2length").default'});var $s=Ds(vs()),dt=ps,yt=ps;var A={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
$ref:"#/components/schemas/Price"}}}},ne={type:"object",additionalProperties:!1,properties:{host:{type:"\
string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8080},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},cors:{type:"boolean",
default:!1},docs:{type:"boolean",default:!0}}},ke={type:"object",additionalProperties:!1,properties:{
host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8082},docs:{type:"boolean",default:!0}}},G={type:"object",additionalProperties:!1,properties:{
host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8090},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},hosts:{type:"array",
maxItems:64,default:[],items:{type:"string",minLength:1,maxLength:253,pattern:"^[A-Za-z0-9_.-]+$"}},
console:{type:"boolean",default:!0},docs:{type:"boolean",default:!0},token_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128,default:"TOLLGATE_OPERATOR_TOKEN"},metrics_token_env:{type:"\
string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},metrics_open:{type:"boolean",default:!1}}},
te={type:"object",additionalProperties:!1,properties:{concurrent:{type:"integer",minimum:1,maximum:1e5},
queue_ms:{type:"integer",minimum:1,maximum:1e4,default:500},body_bytes:{type:"integer",minimum:8388608,
maximum:1099511627776,default:268435456},loop_delay_ms:{type:"integer",minimum:10,maximum:36e5,default:200},
heap_percent:{type:"integer",minimum:10,maximum:100,default:85}}},ue={type:"object",additionalProperties:!1,
properties:{attempts:{type:"integer",minimum:1,maximum:10,default:3},free_failovers:{type:"integer",
minimum:0,maximum:1e6,default:10},failover_share:{type:"number",minimum:0,maximum:1,default:.2},repeat_share:{
type:"number",minimum:0,maximum:1,default:.1}}},ye={type:"object",additionalProperties:!1,properties:{
failures:{type:"integer",minimum:1,maximum:1e3,default:5},window:{type:"integer",minimum:2,maximum:1e3,
default:20},open_ms:{type:"integer",minimum:10,maximum:6e5,default:5e3}}},fe={type:"object",additionalProperties:!1,
properties:{accept_ms:{type:"integer",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,
maximum:6e5,default:3e4},streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},Ne={type:"\
object",additionalProperties:!1,properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,
default:268435456},kept_days:{type:"integer",minimum:2,maximum:36500,default:90}}},we={type:"object",
additionalProperties:!1,properties:{level:{type:"string",enum:["debug","info","warn","error","silent"],
default:"info"},format:{type:"string",enum:["auto","json","pretty"],default:"auto"}}},ss={type:"obje\
ct",additionalProperties:!1,properties:{enabled:{type:"boolean",default:!1}}},Ee={type:"object",additionalProperties:!1,
required:["public"],properties:{public:{type:"boolean",default:!1}}},oe={type:"object",additionalProperties:!1,
properties:{proxy:{type:"string",format:"uri",minLength:8,maxLength:1024},proxy_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},no_proxy:{type:"array",maxItems:256,items:{type:"string",minLength:1,
maxLength:255,pattern:"^[^\\x00-\\x20,]+$"}}}},xe={type:"string",maxLength:256,pattern:"^(\\*|[^\\x00-\
\\x20\\x7f,*]{1,255}\\*?)$"},H={type:"object",additionalProperties:!1,properties:{kind:{type:"string",
enum:["chat","embeddings","rerank","moderations","images"],default:"chat"},input:{type:"array",minItems:1,
maxItems:4,default:["text"],items:{type:"string",enum:["text","image","audio","file"]}},context_tokens:{
type:"integer",minimum:1,maximum:1e9},output_tokens:{type:"integer",minimum:1,maximum:1e9},dimensions:{
type:"integer",minimum:1,maximum:1e6},cache:{type:"string",enum:["auto"]},tokens_per_second:{type:"i\
nteger",minimum:1,maximum:1e6}}},Me=Object.prototype.hasOwnProperty,P=Ls().default,De=new RegExp("^[\
^\\x00-\\x1f]+$","u"),ve=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),Xs=new RegExp("^[A-Za-z0-9_.-]+$",
"u"),Qs=new RegExp("^[^\\x00-\\x20,]+$","u"),et=new RegExp("^[0-9a-fA-F.:]+(/[0-9]{1,3})?$","u"),st=new RegExp(
"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u"),ds=new RegExp("^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),
Ve=$s.fullFormats.uri,q={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,
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
ce={type:"object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{
type:"integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}},Re={type:"obje\
ct",additionalProperties:!1,properties:{arguments:{type:"boolean",default:!1},bearer:{type:"boolean",
default:!1}}},Q={type:"object",additionalProperties:!1,properties:{turns:{type:"integer",minimum:1,maximum:100,
default:8},tool_calls:{type:"integer",minimum:1,maximum:1e3,default:12},query_ms:{type:"integer",minimum:100,
maximum:6e5,default:6e4},tokens:{type:"integer",minimum:100,maximum:1e8,default:2e5},usd:{type:"stri\
ng",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{type:"\
integer",minimum:100,maximum:1e7,default:8e3}}},ge={type:"object",additionalProperties:!1,properties:{
workers:{type:"integer",minimum:0,maximum:1e3,default:4},kept_days:{type:"integer",minimum:1,maximum:3650,
default:7},waiting:{type:"integer",minimum:1,maximum:1e6,default:1e3}}},tt=new RegExp("^[^\\s@<>]+@[^\
\\s@<>]+$","u"),Os=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),le=new RegExp("^(0|[1-9][\
0-9]{0,5})(\\.[0-9]{1,9})?$","u");function Ce(a,{instancePath:t="",parentData:R,parentDataProperty:E,
rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=Ce.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){a.host===void 0&&(a.host=
"127.0.0.1"),a.port===void 0&&(a.port=8081),a.cors===void 0&&(a.cors=!1),a.docs===void 0&&(a.docs=!0),
a.agents===void 0&&(a.agents=["spec/agents"]),a.on_broken_agent===void 0&&(a.on_broken_agent="refuse"),
a.allow_private===void 0&&(a.allow_private=[]),a.proxy_resolves===void 0&&(a.proxy_resolves=!1),a.model===
void 0&&(a.model="meta-llama/llama-3.3-70b-instruct"),a.summaries===void 0&&(a.summaries="query"),a.
write_tools===void 0&&(a.write_tools=!1),a.address_rpm===void 0&&(a.address_rpm=0),a.unpaid_rpm===void 0&&
(a.unpaid_rpm=600),a.each_agent===void 0&&(a.each_agent={}),a.lenient===void 0&&(a.lenient={}),a.bounds===
void 0&&(a.bounds={}),a.tasks===void 0&&(a.tasks={});for(let f in a)if(!Me.call(q.properties,f)){let x={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties",schema:!1,parentSchema:q,data:a};e===null?e=[x]:e.push(
x),s++}let o=a.host;if(typeof o=="string"){if(P(o)>253){let f={instancePath:t+"/host",schemaPath:"#/\
properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 2\
53 characters",schema:253,parentSchema:q.properties.host,data:o};e===null?e=[f]:e.push(f),s++}if(P(o)<
1){let f={instancePath:t+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.host,data:o};
e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/host",schemaPath:"#/properties/host/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.host.type,parentSchema:q.
properties.host,data:o};e===null?e=[f]:e.push(f),s++}let m=a.port;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m))){let f={instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:q.properties.port.type,parentSchema:q.properties.port,data:m};
e===null?e=[f]:e.push(f),s++}if(typeof m=="number"){if(m>65535||isNaN(m)){let f={instancePath:t+"/po\
rt",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"\
must be <= 65535",schema:65535,parentSchema:q.properties.port,data:m};e===null?e=[f]:e.push(f),s++}if(m<
0||isNaN(m)){let f={instancePath:t+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.properties.port,data:m};
e===null?e=[f]:e.push(f),s++}}if(a.public_url!==void 0){let f=a.public_url;if(typeof f=="string"){if(P(
f)>1024){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:q.
properties.public_url,data:f};e===null?e=[x]:e.push(x),s++}if(P(f)<8){let x={instancePath:t+"/public\
_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"m\
ust NOT have fewer than 8 characters",schema:8,parentSchema:q.properties.public_url,data:f};e===null?
e=[x]:e.push(x),s++}if(!Ve(f)){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:q.
properties.public_url,data:f};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:q.properties.public_url.type,parentSchema:q.properties.public_url,data:f};e===null?e=[x]:
e.push(x),s++}}if(a.contact!==void 0){let f=a.contact;if(typeof f=="string"){if(P(f)>254){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:q.properties.contact,data:f};e===null?
e=[x]:e.push(x),s++}if(P(f)<3){let x={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:q.properties.contact,data:f};e===null?e=[x]:e.push(x),s++}if(!tt.test(f)){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:q.properties.contact,data:f};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:q.properties.contact.type,parentSchema:q.properties.contact,data:f};e===null?e=[x]:
e.push(x),s++}}let i=a.cors;if(typeof i!="boolean"){let f={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.
cors.type,parentSchema:q.properties.cors,data:i};e===null?e=[f]:e.push(f),s++}let l=a.docs;if(typeof l!=
"boolean"){let f={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:q.properties.docs.type,parentSchema:q.properties.docs,
data:l};e===null?e=[f]:e.push(f),s++}let d=a.agents;if(Array.isArray(d)){if(d.length>64){let x={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:q.properties.agents,data:d};e===null?e=[x]:e.
push(x),s++}let f=d.length;for(let x=0;x<f;x++){let M=d[x];if(typeof M=="string"){if(P(M)>1024){let z={
instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:q.properties.
agents.items,data:M};e===null?e=[z]:e.push(z),s++}if(P(M)<1){let z={instancePath:t+"/agents/"+x,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:q.properties.agents.items,data:M};e===null?e=[z]:e.push(
z),s++}if(!De.test(M)){let z={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:q.properties.agents.items,data:M};e===null?e=[z]:e.push(
z),s++}}else{let z={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:q.properties.agents.items.type,parentSchema:q.
properties.agents.items,data:M};e===null?e=[z]:e.push(z),s++}}}else{let f={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.
properties.agents.type,parentSchema:q.properties.agents,data:d};e===null?e=[f]:e.push(f),s++}let p=a.
on_broken_agent;if(typeof p!="string"){let f={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
on_broken_agent.type,parentSchema:q.properties.on_broken_agent,data:p};e===null?e=[f]:e.push(f),s++}
if(!(p==="refuse"||p==="skip")){let f={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:q.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:q.properties.on_broken_agent.enum,parentSchema:q.
properties.on_broken_agent,data:p};e===null?e=[f]:e.push(f),s++}let r=a.allow_private;if(Array.isArray(
r)){if(r.length>64){let x={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:q.
properties.allow_private,data:r};e===null?e=[x]:e.push(x),s++}let f=r.length;for(let x=0;x<f;x++){let M=r[x];
if(typeof M=="string"){if(P(M)>1024){let z={instancePath:t+"/allow_private/"+x,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:q.properties.allow_private.items,data:M};e===null?
e=[z]:e.push(z),s++}if(P(M)<8){let z={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:q.properties.allow_private.items,data:M};e===null?e=[z]:e.push(z),
s++}}else{let z={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.allow_private.
items.type,parentSchema:q.properties.allow_private.items,data:M};e===null?e=[z]:e.push(z),s++}}}else{
let f={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:q.properties.allow_private.type,parentSchema:q.properties.
allow_private,data:r};e===null?e=[f]:e.push(f),s++}if(a.proxy!==void 0){let f=a.proxy;if(typeof f=="\
string"){if(P(f)>1024){let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:q.
properties.proxy,data:f};e===null?e=[x]:e.push(x),s++}if(P(f)<8){let x={instancePath:t+"/proxy",schemaPath:"\
#/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than\
 8 characters",schema:8,parentSchema:q.properties.proxy,data:f};e===null?e=[x]:e.push(x),s++}if(!Ve(
f)){let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:q.properties.proxy,data:f};e===null?
e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:q.properties.proxy.type,parentSchema:q.
properties.proxy,data:f};e===null?e=[x]:e.push(x),s++}}if(a.proxy_env!==void 0){let f=a.proxy_env;if(typeof f==
"string"){if(P(f)>128){let x={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:q.properties.proxy_env,data:f};e===null?e=[x]:e.push(x),s++}if(!ve.test(f)){let x={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z\
0-9_]*$",parentSchema:q.properties.proxy_env,data:f};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:q.properties.proxy_env.type,parentSchema:q.properties.proxy_env,data:f};e===null?
e=[x]:e.push(x),s++}}let c=a.proxy_resolves;if(typeof c!="boolean"){let f={instancePath:t+"/proxy_re\
solves",schemaPath:"#/properties/proxy_resolves/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:q.properties.proxy_resolves.type,parentSchema:q.properties.proxy_resolves,data:c};
e===null?e=[f]:e.push(f),s++}let h=a.model;if(typeof h=="string"){if(P(h)>256){let f={instancePath:t+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"m\
ust NOT have more than 256 characters",schema:256,parentSchema:q.properties.model,data:h};e===null?e=
[f]:e.push(f),s++}if(P(h)<1){let f={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.
properties.model,data:h};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
model.type,parentSchema:q.properties.model,data:h};e===null?e=[f]:e.push(f),s++}let w=a.summaries;if(typeof w!=
"string"){let f={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:q.properties.summaries.type,parentSchema:q.properties.
summaries,data:w};e===null?e=[f]:e.push(f),s++}if(!(w==="query"||w==="always")){let f={instancePath:t+
"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"enum",params:{allowedValues:q.properties.
summaries.enum},message:"must be equal to one of the allowed values",schema:q.properties.summaries.enum,
parentSchema:q.properties.summaries,data:w};e===null?e=[f]:e.push(f),s++}let S=a.write_tools;if(typeof S!=
"boolean"){let f={instancePath:t+"/write_tools",schemaPath:"#/properties/write_tools/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.write_tools.type,parentSchema:q.
properties.write_tools,data:S};e===null?e=[f]:e.push(f),s++}let L=a.address_rpm;if(!(typeof L=="numb\
er"&&!(L%1)&&!isNaN(L))){let f={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer",schema:q.properties.address_rpm.
type,parentSchema:q.properties.address_rpm,data:L};e===null?e=[f]:e.push(f),s++}if(typeof L=="number"){
if(L>1e9||isNaN(L)){let f={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:q.
properties.address_rpm,data:L};e===null?e=[f]:e.push(f),s++}if(L<0||isNaN(L)){let f={instancePath:t+
"/address_rpm",schemaPath:"#/properties/address_rpm/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.properties.address_rpm,data:L};e===null?e=
[f]:e.push(f),s++}}let V=a.unpaid_rpm;if(!(typeof V=="number"&&!(V%1)&&!isNaN(V))){let f={instancePath:t+
"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:q.properties.unpaid_rpm.type,parentSchema:q.properties.unpaid_rpm,data:V};e===
null?e=[f]:e.push(f),s++}if(typeof V=="number"){if(V>1e9||isNaN(V)){let f={instancePath:t+"/unpaid_r\
pm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:q.properties.unpaid_rpm,data:V};e===null?e=[
f]:e.push(f),s++}if(V<0||isNaN(V)){let f={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpa\
id_rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.
properties.unpaid_rpm,data:V};e===null?e=[f]:e.push(f),s++}}let C=a.each_agent;if(C&&typeof C=="obje\
ct"&&!Array.isArray(C)){for(let f in C)if(!(f==="rpm"||f==="parallel"||f==="budget_usd"||f==="budget\
_period")){let x={instancePath:t+"/each_agent",schemaPath:"#/components/schemas/AgentCaps/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:ce,data:C};e===null?e=[x]:e.push(x),s++}if(C.rpm!==void 0){
let f=C.rpm;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ce.properties.rpm.type,parentSchema:ce.properties.rpm,data:f};e===null?e=[x]:
e.push(x),s++}if(typeof f=="number"){if(f>1e9||isNaN(f)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:ce.properties.rpm,data:f};e===null?e=[x]:e.push(
x),s++}if(f<1||isNaN(f)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"#/components/schemas/Ag\
entCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:ce.properties.rpm,data:f};e===null?e=[x]:e.push(x),s++}}}if(C.parallel!==
void 0){let f=C.parallel;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let x={instancePath:t+"/each_a\
gent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ce.properties.parallel.type,parentSchema:ce.properties.
parallel,data:f};e===null?e=[x]:e.push(x),s++}if(typeof f=="number"){if(f>1e6||isNaN(f)){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ce.
properties.parallel,data:f};e===null?e=[x]:e.push(x),s++}if(f<1||isNaN(f)){let x={instancePath:t+"/e\
ach_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ce.properties.
parallel,data:f};e===null?e=[x]:e.push(x),s++}}}if(C.budget_usd!==void 0){let f=C.budget_usd;if(typeof f==
"string"){if(P(f)>17){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:ce.properties.budget_usd,data:f};e===null?e=[x]:
e.push(x),s++}if(!Os.test(f)){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ce.properties.budget_usd,data:f};e===null?e=[x]:
e.push(x),s++}}else{let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ce.properties.budget_usd.type,parentSchema:ce.properties.budget_usd,data:f};e===null?e=[x]:e.
push(x),s++}}if(C.budget_period!==void 0){let f=C.budget_period;if(typeof f!="string"){let x={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ce.properties.budget_period.type,
parentSchema:ce.properties.budget_period,data:f};e===null?e=[x]:e.push(x),s++}if(!(f==="day"||f==="m\
onth"||f==="total")){let x={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:ce.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:ce.properties.budget_period.enum,parentSchema:ce.
properties.budget_period,data:f};e===null?e=[x]:e.push(x),s++}}}else{let f={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ce.type,parentSchema:ce,data:C};e===null?e=[f]:e.push(f),s++}let Y=a.lenient;
if(Y&&typeof Y=="object"&&!Array.isArray(Y)){Y.arguments===void 0&&(Y.arguments=!1),Y.bearer===void 0&&
(Y.bearer=!1);for(let M in Y)if(!(M==="arguments"||M==="bearer")){let z={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M},
message:"must NOT have additional properties",schema:!1,parentSchema:Re,data:Y};e===null?e=[z]:e.push(
z),s++}let f=Y.arguments;if(typeof f!="boolean"){let M={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:Re.properties.arguments.type,parentSchema:Re.properties.arguments,data:f};e===
null?e=[M]:e.push(M),s++}let x=Y.bearer;if(typeof x!="boolean"){let M={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:Re.properties.bearer.type,parentSchema:Re.properties.bearer,
data:x};e===null?e=[M]:e.push(M),s++}}else{let f={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Re.type,
parentSchema:Re,data:Y};e===null?e=[f]:e.push(f),s++}let y=a.bounds;if(y&&typeof y=="object"&&!Array.
isArray(y)){y.turns===void 0&&(y.turns=8),y.tool_calls===void 0&&(y.tool_calls=12),y.query_ms===void 0&&
(y.query_ms=6e4),y.tokens===void 0&&(y.tokens=2e5),y.usd===void 0&&(y.usd="0.50"),y.answer_tokens===
void 0&&(y.answer_tokens=8e3);for(let T in y)if(!(T==="turns"||T==="tool_calls"||T==="query_ms"||T===
"tokens"||T==="usd"||T==="answer_tokens")){let be={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T},message:"\
must NOT have additional properties",schema:!1,parentSchema:Q,data:y};e===null?e=[be]:e.push(be),s++}
let f=y.turns;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let T={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:Q.properties.turns.type,parentSchema:Q.properties.turns,data:f};e===null?e=[T]:
e.push(T),s++}if(typeof f=="number"){if(f>100||isNaN(f)){let T={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:Q.properties.turns,data:f};e===null?e=[T]:e.push(T),
s++}if(f<1||isNaN(f)){let T={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:Q.properties.turns,data:f};e===null?e=[T]:e.push(T),s++}}let x=y.tool_calls;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x))){let T={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:Q.properties.tool_calls.type,parentSchema:Q.properties.tool_calls,data:x};e===null?e=[T]:
e.push(T),s++}if(typeof x=="number"){if(x>1e3||isNaN(x)){let T={instancePath:t+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:Q.properties.tool_calls,data:x};e===
null?e=[T]:e.push(T),s++}if(x<1||isNaN(x)){let T={instancePath:t+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:Q.properties.tool_calls,data:x};e===null?e=[T]:e.push(T),
s++}}let M=y.query_ms;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M))){let T={instancePath:t+"/bounds/qu\
ery_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:Q.properties.query_ms.type,parentSchema:Q.properties.query_ms,
data:M};e===null?e=[T]:e.push(T),s++}if(typeof M=="number"){if(M>6e5||isNaN(M)){let T={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Q.properties.
query_ms,data:M};e===null?e=[T]:e.push(T),s++}if(M<100||isNaN(M)){let T={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:Q.properties.query_ms,data:M};
e===null?e=[T]:e.push(T),s++}}let z=y.tokens;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z))){let T={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:Q.properties.tokens.type,parentSchema:Q.properties.
tokens,data:z};e===null?e=[T]:e.push(T),s++}if(typeof z=="number"){if(z>1e8||isNaN(z)){let T={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:Q.properties.
tokens,data:z};e===null?e=[T]:e.push(T),s++}if(z<100||isNaN(z)){let T={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:Q.properties.tokens,data:z};e===null?
e=[T]:e.push(T),s++}}let ie=y.usd;if(typeof ie=="string"){if(P(ie)>32){let T={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:Q.properties.usd,data:ie};
e===null?e=[T]:e.push(T),s++}if(!le.test(ie)){let T={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Q.properties.usd,data:ie};e===null?e=[T]:e.push(T),
s++}}else{let T={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.usd.type,parentSchema:Q.
properties.usd,data:ie};e===null?e=[T]:e.push(T),s++}let re=y.answer_tokens;if(!(typeof re=="number"&&
!(re%1)&&!isNaN(re))){let T={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/components/schemas\
/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:Q.properties.answer_tokens.type,parentSchema:Q.properties.answer_tokens,data:re};e===null?
e=[T]:e.push(T),s++}if(typeof re=="number"){if(re>1e7||isNaN(re)){let T={instancePath:t+"/bounds/ans\
wer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:Q.properties.
answer_tokens,data:re};e===null?e=[T]:e.push(T),s++}if(re<100||isNaN(re)){let T={instancePath:t+"/bo\
unds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:Q.properties.
answer_tokens,data:re};e===null?e=[T]:e.push(T),s++}}}else{let f={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.
type,parentSchema:Q,data:y};e===null?e=[f]:e.push(f),s++}let O=a.tasks;if(O&&typeof O=="object"&&!Array.
isArray(O)){O.workers===void 0&&(O.workers=4),O.kept_days===void 0&&(O.kept_days=7),O.waiting===void 0&&
(O.waiting=1e3);for(let z in O)if(!(z==="workers"||z==="kept_days"||z==="waiting")){let ie={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:z},message:"must NOT have additional properties",schema:!1,parentSchema:ge,
data:O};e===null?e=[ie]:e.push(ie),s++}let f=O.workers;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){
let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ge.properties.workers.type,
parentSchema:ge.properties.workers,data:f};e===null?e=[z]:e.push(z),s++}if(typeof f=="number"){if(f>
1e3||isNaN(f)){let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:ge.properties.workers,data:f};e===null?e=[z]:e.push(z),s++}if(f<0||isNaN(f)){
let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ge.
properties.workers,data:f};e===null?e=[z]:e.push(z),s++}}let x=O.kept_days;if(!(typeof x=="number"&&
!(x%1)&&!isNaN(x))){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ge.
properties.kept_days.type,parentSchema:ge.properties.kept_days,data:x};e===null?e=[z]:e.push(z),s++}
if(typeof x=="number"){if(x>3650||isNaN(x)){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:ge.properties.kept_days,data:x};e===null?e=[z]:e.
push(z),s++}if(x<1||isNaN(x)){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:ge.properties.kept_days,data:x};e===null?e=[z]:e.push(z),s++}}let M=O.
waiting;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M))){let z={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ge.properties.waiting.type,parentSchema:ge.properties.waiting,data:M};e===null?
e=[z]:e.push(z),s++}if(typeof M=="number"){if(M>1e6||isNaN(M)){let z={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ge.properties.waiting,data:M};e===
null?e=[z]:e.push(z),s++}if(M<1||isNaN(M)){let z={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ge.properties.waiting,data:M};e===null?e=[z]:e.push(z),
s++}}}else{let f={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,data:O};e===null?e=[f]:
e.push(f),s++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:q.type,parentSchema:q,data:a};e===null?e=[o]:e.push(o),s++}return Ce.
errors=e,s===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var I={type:"object",additionalProperties:!1,
properties:{all:{$ref:"#/components/schemas/Caps",default:{}},headers_ms:{type:"integer",minimum:100,
maximum:6e5,default:1e4},body_ms:{type:"integer",minimum:100,maximum:6e5,default:3e4},body_bytes:{type:"\
integer",minimum:1048576,maximum:268435456,default:33554432},connect_ms:{type:"integer",minimum:10,maximum:6e4,
default:3e3},first_byte_ms:{type:"integer",minimum:10,maximum:6e5,default:3e4},idle_ms:{type:"intege\
r",minimum:10,maximum:6e5,default:3e4},whole_ms:{type:"integer",minimum:10,maximum:36e5,default:28e4},
stream_ms:{type:"integer",minimum:10,maximum:864e5,default:6e5},keep_alive_ms:{type:"integer",minimum:10,
maximum:6e5,default:15e3},write_stall_ms:{type:"integer",minimum:10,maximum:6e5,default:6e4},after_disconnect_ms:{
type:"integer",minimum:0,maximum:5e3,default:5e3},reply_bytes:{type:"integer",minimum:1024,maximum:1073741824,
default:33554432},connections:{type:"integer",minimum:1,maximum:1e5,default:4096},unpriced:{type:"st\
ring",enum:["allow","refuse"],default:"allow"}}},se={type:"object",additionalProperties:!1,properties:{
rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function Fe(a,{instancePath:t="",
parentData:R,parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=Fe.evaluated;
if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){a.all===void 0&&(a.all={}),a.headers_ms===void 0&&(a.headers_ms=1e4),a.body_ms===void 0&&(a.body_ms=
3e4),a.body_bytes===void 0&&(a.body_bytes=33554432),a.connect_ms===void 0&&(a.connect_ms=3e3),a.first_byte_ms===
void 0&&(a.first_byte_ms=3e4),a.idle_ms===void 0&&(a.idle_ms=3e4),a.whole_ms===void 0&&(a.whole_ms=28e4),
a.stream_ms===void 0&&(a.stream_ms=6e5),a.keep_alive_ms===void 0&&(a.keep_alive_ms=15e3),a.write_stall_ms===
void 0&&(a.write_stall_ms=6e4),a.after_disconnect_ms===void 0&&(a.after_disconnect_ms=5e3),a.reply_bytes===
void 0&&(a.reply_bytes=33554432),a.connections===void 0&&(a.connections=4096),a.unpriced===void 0&&(a.
unpriced="allow");for(let y in a)if(!Me.call(I.properties,y)){let O={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:I,data:a};e===null?e=[O]:e.push(O),s++}let o=a.all;
if(o&&typeof o=="object"&&!Array.isArray(o)){for(let y in o)if(!(y==="rpm"||y==="tpm"||y==="parallel"||
y==="budget_usd"||y==="budget_period")){let O={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:se,data:o};e===null?e=[O]:e.push(O),s++}if(o.
rpm!==void 0){let y=o.rpm;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:se.properties.rpm.type,parentSchema:se.properties.rpm,data:y};e===null?
e=[O]:e.push(O),s++}if(typeof y=="number"){if(y>1e9||isNaN(y)){let O={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:se.properties.rpm,data:y};e===null?e=[O]:e.push(
O),s++}if(y<1||isNaN(y)){let O={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:se.properties.rpm,data:y};e===null?e=[O]:e.push(O),s++}}}if(o.tpm!==void 0){let y=o.tpm;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:se.properties.tpm.type,parentSchema:se.properties.tpm,data:y};e===null?e=[O]:e.push(O),s++}if(typeof y==
"number"){if(y>1e12||isNaN(y)){let O={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:se.properties.tpm,data:y};e===null?e=[O]:e.push(O),s++}if(y<
1||isNaN(y)){let O={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:se.
properties.tpm,data:y};e===null?e=[O]:e.push(O),s++}}}if(o.parallel!==void 0){let y=o.parallel;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.
properties.parallel.type,parentSchema:se.properties.parallel,data:y};e===null?e=[O]:e.push(O),s++}if(typeof y==
"number"){if(y>1e6||isNaN(y)){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:se.properties.parallel,data:y};e===null?e=[O]:e.push(O),s++}
if(y<1||isNaN(y)){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:se.properties.parallel,data:y};e===null?e=[O]:e.push(O),s++}}}if(o.budget_usd!==void 0){
let y=o.budget_usd;if(typeof y=="string"){if(P(y)>17){let O={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:se.properties.budget_usd,data:y};e===null?
e=[O]:e.push(O),s++}if(!Os.test(y)){let O={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:se.properties.budget_usd,data:y};e===null?e=[O]:e.push(
O),s++}}else{let O={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:se.properties.
budget_usd.type,parentSchema:se.properties.budget_usd,data:y};e===null?e=[O]:e.push(O),s++}}if(o.budget_period!==
void 0){let y=o.budget_period;if(typeof y!="string"){let O={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:se.properties.budget_period.type,parentSchema:se.properties.budget_period,data:y};
e===null?e=[O]:e.push(O),s++}if(!(y==="day"||y==="month"||y==="total")){let O={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:se.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:se.properties.budget_period.enum,parentSchema:se.properties.budget_period,data:y};e===null?e=
[O]:e.push(O),s++}}}else{let y={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:se.type,parentSchema:se,data:o};e===null?
e=[y]:e.push(y),s++}let m=a.headers_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let y={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:I.properties.headers_ms.type,parentSchema:I.properties.headers_ms,data:m};e===
null?e=[y]:e.push(y),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let y={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:I.properties.headers_ms,data:m};e===null?e=[y]:e.
push(y),s++}if(m<100||isNaN(m)){let y={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:I.properties.headers_ms,data:m};e===null?e=[y]:e.push(y),s++}}let i=a.body_ms;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let y={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.body_ms.type,parentSchema:I.
properties.body_ms,data:i};e===null?e=[y]:e.push(y),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let y={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.body_ms,data:i};e===
null?e=[y]:e.push(y),s++}if(i<100||isNaN(i)){let y={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:I.properties.body_ms,data:i};e===null?e=[y]:e.push(y),s++}}let l=a.body_bytes;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l))){let y={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.body_bytes.
type,parentSchema:I.properties.body_bytes,data:l};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"){
if(l>268435456||isNaN(l)){let y={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:I.properties.body_bytes,data:l};e===null?e=[y]:e.push(y),s++}if(l<1048576||isNaN(l)){let y={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:I.properties.
body_bytes,data:l};e===null?e=[y]:e.push(y),s++}}let d=a.connect_ms;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d))){let y={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:I.properties.connect_ms.type,parentSchema:I.
properties.connect_ms,data:d};e===null?e=[y]:e.push(y),s++}if(typeof d=="number"){if(d>6e4||isNaN(d)){
let y={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:I.properties.connect_ms,
data:d};e===null?e=[y]:e.push(y),s++}if(d<10||isNaN(d)){let y={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:I.properties.connect_ms,data:d};e===null?e=[y]:e.push(y),s++}}let p=a.
first_byte_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let y={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.
properties.first_byte_ms.type,parentSchema:I.properties.first_byte_ms,data:p};e===null?e=[y]:e.push(
y),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let y={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:I.properties.first_byte_ms,data:p};e===null?e=[y]:e.push(y),
s++}if(p<10||isNaN(p)){let y={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:I.
properties.first_byte_ms,data:p};e===null?e=[y]:e.push(y),s++}}let r=a.idle_ms;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r))){let y={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:I.properties.idle_ms.type,parentSchema:I.
properties.idle_ms,data:r};e===null?e=[y]:e.push(y),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let y={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.idle_ms,data:r};e===
null?e=[y]:e.push(y),s++}if(r<10||isNaN(r)){let y={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:I.properties.idle_ms,data:r};e===null?e=[y]:e.push(y),s++}}let c=a.whole_ms;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let y={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.whole_ms.type,
parentSchema:I.properties.whole_ms,data:c};e===null?e=[y]:e.push(y),s++}if(typeof c=="number"){if(c>
36e5||isNaN(c)){let y={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:I.
properties.whole_ms,data:c};e===null?e=[y]:e.push(y),s++}if(c<10||isNaN(c)){let y={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:I.properties.whole_ms,data:c};e===null?e=[y]:e.push(y),
s++}}let h=a.stream_ms;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let y={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:I.properties.stream_ms.type,parentSchema:I.properties.stream_ms,data:h};e===null?e=[
y]:e.push(y),s++}if(typeof h=="number"){if(h>864e5||isNaN(h)){let y={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:I.properties.stream_ms,data:h};e===null?e=[y]:e.push(y),s++}
if(h<10||isNaN(h)){let y={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:I.properties.
stream_ms,data:h};e===null?e=[y]:e.push(y),s++}}let w=a.keep_alive_ms;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w))){let y={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:I.properties.keep_alive_ms.type,parentSchema:I.
properties.keep_alive_ms,data:w};e===null?e=[y]:e.push(y),s++}if(typeof w=="number"){if(w>6e5||isNaN(
w)){let y={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.
keep_alive_ms,data:w};e===null?e=[y]:e.push(y),s++}if(w<10||isNaN(w)){let y={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:I.properties.keep_alive_ms,data:w};e===null?e=[y]:e.push(
y),s++}}let S=a.write_stall_ms;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let y={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:I.properties.write_stall_ms.type,parentSchema:I.properties.write_stall_ms,
data:S};e===null?e=[y]:e.push(y),s++}if(typeof S=="number"){if(S>6e5||isNaN(S)){let y={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.write_stall_ms,data:S};
e===null?e=[y]:e.push(y),s++}if(S<10||isNaN(S)){let y={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:I.properties.write_stall_ms,data:S};e===null?e=[y]:e.push(y),s++}}
let L=a.after_disconnect_ms;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L))){let y={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:I.properties.after_disconnect_ms.type,parentSchema:I.properties.
after_disconnect_ms,data:L};e===null?e=[y]:e.push(y),s++}if(typeof L=="number"){if(L>5e3||isNaN(L)){
let y={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:I.properties.
after_disconnect_ms,data:L};e===null?e=[y]:e.push(y),s++}if(L<0||isNaN(L)){let y={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:I.properties.after_disconnect_ms,
data:L};e===null?e=[y]:e.push(y),s++}}let V=a.reply_bytes;if(!(typeof V=="number"&&!(V%1)&&!isNaN(V))){
let y={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:I.properties.reply_bytes.type,parentSchema:I.properties.
reply_bytes,data:V};e===null?e=[y]:e.push(y),s++}if(typeof V=="number"){if(V>1073741824||isNaN(V)){let y={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:I.properties.
reply_bytes,data:V};e===null?e=[y]:e.push(y),s++}if(V<1024||isNaN(V)){let y={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:I.properties.reply_bytes,data:V};e===null?e=[y]:e.
push(y),s++}}let C=a.connections;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C))){let y={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:I.properties.connections.type,parentSchema:I.properties.connections,data:C};
e===null?e=[y]:e.push(y),s++}if(typeof C=="number"){if(C>1e5||isNaN(C)){let y={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:I.properties.connections,data:C};e===null?e=[y]:
e.push(y),s++}if(C<1||isNaN(C)){let y={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:I.
properties.connections,data:C};e===null?e=[y]:e.push(y),s++}}let Y=a.unpriced;if(typeof Y!="string"){
let y={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:I.properties.unpriced.type,parentSchema:I.properties.unpriced,
data:Y};e===null?e=[y]:e.push(y),s++}if(!(Y==="allow"||Y==="refuse")){let y={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:I.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:I.properties.unpriced.enum,parentSchema:I.
properties.unpriced,data:Y};e===null?e=[y]:e.push(y),s++}}else{let o={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:a};
e===null?e=[o]:e.push(o),s++}return Fe.errors=e,s===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var W={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
at=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),D={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},pe={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_sec\
ret_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
qs=new RegExp("^https?://","u");function Be(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,
dynamicAnchors:U={}}={}){let e=null,s=0,$=Be.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:D.required,parentSchema:D,data:a};e===null?e=[o]:e.push(o),s++}if(a.pay_to===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:D.required,parentSchema:D,data:a};e===null?
e=[o]:e.push(o),s++}if(a.asset===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:D.required,
parentSchema:D,data:a};e===null?e=[o]:e.push(o),s++}if(a.decimals===void 0){let o={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:D.required,parentSchema:D,data:a};e===null?e=[o]:e.push(o),s++}if(a.facilitator===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:D.required,parentSchema:D,data:a};
e===null?e=[o]:e.push(o),s++}for(let o in a)if(!Me.call(D.properties,o)){let m={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must N\
OT have additional properties",schema:!1,parentSchema:D,data:a};e===null?e=[m]:e.push(m),s++}if(a.path!==
void 0){let o=a.path;if(typeof o!="string"){let m={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.path.type,
parentSchema:D.properties.path,data:o};e===null?e=[m]:e.push(m),s++}if(!(o==="evm"||o==="solana")){let m={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:D.properties.
path.enum},message:"must be equal to one of the allowed values",schema:D.properties.path.enum,parentSchema:D.
properties.path,data:o};e===null?e=[m]:e.push(m),s++}}if(a.pay_to!==void 0){let o=a.pay_to;if(typeof o==
"string"){if(P(o)>44){let m={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:D.
properties.pay_to,data:o};e===null?e=[m]:e.push(m),s++}if(P(o)<32){let m={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:D.properties.pay_to,data:o};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:D.properties.pay_to.type,parentSchema:D.properties.pay_to,data:o};
e===null?e=[m]:e.push(m),s++}}if(a.asset!==void 0){let o=a.asset;if(typeof o=="string"){if(P(o)>44){
let m={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:D.properties.asset,
data:o};e===null?e=[m]:e.push(m),s++}if(P(o)<32){let m={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:D.properties.asset,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:D.properties.asset.type,parentSchema:D.properties.asset,data:o};e===null?e=[m]:
e.push(m),s++}}if(a.asset_name!==void 0){let o=a.asset_name;if(typeof o=="string"){if(P(o)>64){let m={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:D.properties.asset_name,
data:o};e===null?e=[m]:e.push(m),s++}if(P(o)<1){let m={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:D.properties.asset_name,data:o};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:D.properties.asset_name.type,parentSchema:D.properties.
asset_name,data:o};e===null?e=[m]:e.push(m),s++}}if(a.asset_version!==void 0){let o=a.asset_version;
if(typeof o=="string"){if(P(o)>16){let m={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:D.properties.asset_version,data:o};e===null?e=[m]:e.push(m),s++}if(P(
o)<1){let m={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:D.
properties.asset_version,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:D.properties.asset_version.type,parentSchema:D.properties.asset_version,data:o};
e===null?e=[m]:e.push(m),s++}}if(a.decimals!==void 0){let o=a.decimals;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o))){let m={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:D.properties.decimals.type,parentSchema:D.
properties.decimals,data:o};e===null?e=[m]:e.push(m),s++}if(typeof o=="number"){if(o>18||isNaN(o)){let m={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:D.properties.decimals,data:o};e===null?
e=[m]:e.push(m),s++}if(o<0||isNaN(o)){let m={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:D.
properties.decimals,data:o};e===null?e=[m]:e.push(m),s++}}}if(a.facilitator!==void 0){let o=a.facilitator;
if(typeof o=="string"){if(P(o)>1024){let m={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:D.properties.facilitator,data:o};e===null?e=[m]:e.push(m),s++}if(!qs.
test(o)){let m={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:D.properties.facilitator,data:o};e===null?e=[m]:e.push(m),s++}if(!Ve(o)){let m={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:D.properties.facilitator,data:o};e===null?e=[m]:e.
push(m),s++}}else{let m={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:D.properties.facilitator.type,parentSchema:D.
properties.facilitator,data:o};e===null?e=[m]:e.push(m),s++}}if(a.facilitator_key_env!==void 0){let o=a.
facilitator_key_env;if(typeof o=="string"){if(P(o)>128){let m={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:D.properties.facilitator_key_env,data:o};
e===null?e=[m]:e.push(m),s++}if(!ve.test(o)){let m={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:D.
properties.facilitator_key_env,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:D.properties.facilitator_key_env.type,parentSchema:D.properties.
facilitator_key_env,data:o};e===null?e=[m]:e.push(m),s++}}if(a.facilitator_key_file!==void 0){let o=a.
facilitator_key_file;if(typeof o=="string"){if(P(o)>1024){let m={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:D.properties.facilitator_key_file,
data:o};e===null?e=[m]:e.push(m),s++}if(P(o)<1){let m={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:D.properties.facilitator_key_file,data:o};e===null?
e=[m]:e.push(m),s++}if(!De.test(o)){let m={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:D.properties.facilitator_key_file,
data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:D.properties.facilitator_key_file.type,parentSchema:D.properties.facilitator_key_file,data:o};
e===null?e=[m]:e.push(m),s++}}if(a.facilitator_auth!==void 0){let o=a.facilitator_auth;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.kind===void 0){let m={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:pe.required,parentSchema:pe,data:o};e===null?e=[m]:e.push(
m),s++}if(o.key_id_env===void 0){let m={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:pe.required,parentSchema:pe,data:o};e===null?e=[m]:
e.push(m),s++}if(o.key_secret_env===void 0){let m={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:pe.required,parentSchema:pe,data:o};
e===null?e=[m]:e.push(m),s++}for(let m in o)if(!(m==="kind"||m==="key_id_env"||m==="key_secret_env")){
let i={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have add\
itional properties",schema:!1,parentSchema:pe,data:o};e===null?e=[i]:e.push(i),s++}if(o.kind!==void 0){
let m=o.kind;if(typeof m!="string"){let i={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:pe.properties.kind.type,parentSchema:pe.properties.kind,data:m};e===null?e=[i]:
e.push(i),s++}if(m!=="cdp"){let i={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:pe.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:pe.properties.kind.enum,parentSchema:pe.
properties.kind,data:m};e===null?e=[i]:e.push(i),s++}}if(o.key_id_env!==void 0){let m=o.key_id_env;if(typeof m==
"string"){if(P(m)>128){let i={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:pe.properties.key_id_env,data:m};e===
null?e=[i]:e.push(i),s++}if(!ve.test(m)){let i={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:pe.properties.key_id_env,data:m};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.
key_id_env.type,parentSchema:pe.properties.key_id_env,data:m};e===null?e=[i]:e.push(i),s++}}if(o.key_secret_env!==
void 0){let m=o.key_secret_env;if(typeof m=="string"){if(P(m)>128){let i={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:pe.properties.key_secret_env,data:m};e===null?e=[i]:e.push(i),s++}if(!ve.test(m)){let i={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:pe.properties.
key_secret_env,data:m};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:pe.properties.key_secret_env.type,parentSchema:pe.
properties.key_secret_env,data:m};e===null?e=[i]:e.push(i),s++}}}else{let m={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:pe.type,parentSchema:pe,data:o};e===null?e=[m]:e.push(m),s++}}if(a.
rpc_env!==void 0){let o=a.rpc_env;if(typeof o=="string"){if(P(o)>128){let m={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:D.properties.rpc_env,data:o};e===null?e=[
m]:e.push(m),s++}if(!ve.test(o)){let m={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:D.properties.rpc_env,data:o};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.rpc_env.type,
parentSchema:D.properties.rpc_env,data:o};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,
data:a};e===null?e=[o]:e.push(o),s++}return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ge(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ge.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.networks===void 0&&(a.networks={}),a.max_timeout_s===void 0&&
(a.max_timeout_s=120),a.per_payer===void 0&&(a.per_payer=8),a.unsettled===void 0&&(a.unsettled=1e3),
a.verify_ms===void 0&&(a.verify_ms=5e3),a.settle_ms===void 0&&(a.settle_ms=3e4),a.kept_hours===void 0&&
(a.kept_hours=24);for(let h in a)if(!(h==="networks"||h==="max_timeout_s"||h==="per_payer"||h==="uns\
ettled"||h==="verify_ms"||h==="settle_ms"||h==="kept_hours")){let w={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:W,data:a};e===null?e=[w]:e.push(w),s++}let m=a.networks;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>16){let h={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:W.properties.networks,data:m};e===null?
e=[h]:e.push(h),s++}for(let h in m){let w=s;if(typeof h=="string"&&!at.test(h)){let S={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:W.properties.networks.propertyNames,data:h,propertyName:h};e===null?
e=[S]:e.push(S),s++}var o=w===s;if(!o){let S={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:h},message:"property name must be\
 valid",schema:W.properties.networks.propertyNames,parentSchema:W.properties.networks,data:m};e===null?
e=[S]:e.push(S),s++}}for(let h in m)Be(m[h],{instancePath:t+"/networks/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:m,parentDataProperty:h,rootData:Z,dynamicAnchors:U})||(e=e===null?Be.errors:e.
concat(Be.errors),s=e.length)}else{let h={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.properties.networks.
type,parentSchema:W.properties.networks,data:m};e===null?e=[h]:e.push(h),s++}let i=a.max_timeout_s;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.max_timeout_s.
type,parentSchema:W.properties.max_timeout_s,data:i};e===null?e=[h]:e.push(h),s++}if(typeof i=="numb\
er"){if(i>3600||isNaN(i)){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:W.properties.max_timeout_s,data:i};e===null?e=[h]:e.push(h),s++}if(i<30||isNaN(i)){let h={
instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:W.properties.max_timeout_s,
data:i};e===null?e=[h]:e.push(h),s++}}let l=a.per_payer;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){
let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:W.properties.per_payer.type,parentSchema:W.properties.per_payer,
data:l};e===null?e=[h]:e.push(h),s++}if(typeof l=="number"){if(l>1e4||isNaN(l)){let h={instancePath:t+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:W.properties.per_payer,data:l};e===null?e=[h]:e.push(
h),s++}if(l<1||isNaN(l)){let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:W.
properties.per_payer,data:l};e===null?e=[h]:e.push(h),s++}}let d=a.unsettled;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d))){let h={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:W.properties.unsettled.type,parentSchema:W.
properties.unsettled,data:d};e===null?e=[h]:e.push(h),s++}if(typeof d=="number"){if(d>1e6||isNaN(d)){
let h={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:W.properties.unsettled,
data:d};e===null?e=[h]:e.push(h),s++}if(d<1||isNaN(d)){let h={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:W.properties.unsettled,data:d};e===null?e=[h]:e.push(h),s++}}let p=a.verify_ms;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let h={instancePath:t+"/verify_ms",schemaPath:"#/proper\
ties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.
verify_ms.type,parentSchema:W.properties.verify_ms,data:p};e===null?e=[h]:e.push(h),s++}if(typeof p==
"number"){if(p>6e5||isNaN(p)){let h={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:W.properties.verify_ms,data:p};e===null?e=[h]:e.push(h),s++}if(p<100||isNaN(p)){let h={
instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:W.properties.verify_ms,data:p};e===null?
e=[h]:e.push(h),s++}}let r=a.settle_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let h={instancePath:t+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:W.properties.settle_ms.type,parentSchema:W.properties.settle_ms,data:r};e===
null?e=[h]:e.push(h),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let h={instancePath:t+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:W.properties.settle_ms,data:r};e===null?e=[h]:e.
push(h),s++}if(r<100||isNaN(r)){let h={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:W.properties.settle_ms,data:r};e===null?e=[h]:e.push(h),s++}}let c=a.kept_hours;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.kept_hours.
type,parentSchema:W.properties.kept_hours,data:c};e===null?e=[h]:e.push(h),s++}if(typeof c=="number"){
if(c>87600||isNaN(c)){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:W.
properties.kept_hours,data:c};e===null?e=[h]:e.push(h),s++}if(c<24||isNaN(c)){let h={instancePath:t+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:W.properties.kept_hours,data:c};e===null?e=
[h]:e.push(h),s++}}}else{let m={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:W.type,parentSchema:W,data:a};e===null?e=[m]:e.push(m),s++}return Ge.
errors=e,s===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var N={type:"object",additionalProperties:!1,
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
h"},dialects:{type:"array",minItems:1,maxItems:16,items:{$ref:"#/components/schemas/Dialect"}},hosted_tools:{
type:"object",maxProperties:32,propertyNames:{pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z\
]+)*$",maxLength:64},additionalProperties:{$ref:"#/components/schemas/HostedTool"}},forward_members:{
type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9\
_-]*$"}},headers:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:4096}},
first_byte_ms:{type:"integer",minimum:10,maximum:6e5},idle_ms:{type:"integer",minimum:10,maximum:6e5}}},
ts={type:"string",enum:["bearer","x-api-key","api-key"]},Oe={type:"string",enum:["chat","responses",
"messages","embeddings","rerank","moderations","images"]},qe={type:"object",additionalProperties:!1,
required:["usd_per_call"],properties:{usd_per_call:{type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0\
-9]{1,9})?$",maxLength:32}}},rt=new RegExp("^[a-z][a-z0-9-]*$","u"),pt=new RegExp("^([A-Za-z_][A-Za-\
z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$","u"),mt=new RegExp("^[A-Za-z][A-Za-z0-9._-]*$","u"),
it=new RegExp("^(none|https?://.+)$","u"),nt=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a\
-z]+)*$","u"),ot=new RegExp("^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),Te=new RegExp("^[A-Za-z_][A\
-Za-z0-9_-]*$","u"),_={type:"object",additionalProperties:!1,properties:{dialects:{type:"array",minItems:1,
maxItems:16,items:{$ref:"#/components/schemas/Dialect"}},paths:{type:"object",additionalProperties:!1,
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
$ref:"#/components/schemas/MemberName"},per_usd:{type:"integer",minimum:1,maximum:1e12}}}}},F={type:"\
string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},as={type:"string",enum:["free",
"bounded","times","priced","omit"]},he={type:"object",additionalProperties:!1,required:["means"],properties:{
status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},phrase:{type:"str\
ing",maxLength:512},means:{type:"string",enum:["context_length","content_filter","model","key","quot\
a","rate","overloaded","caller","member","system","reasoning"]}}},ze={anyOf:[{$ref:"#/components/sch\
emas/PathText"},{type:"object",additionalProperties:!1,required:["whole","stream"],properties:{whole:{
$ref:"#/components/schemas/PathText"},stream:{$ref:"#/components/schemas/PathText"}}}]},_e={type:"st\
ring",minLength:1,maxLength:256,pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},ys=new RegExp(
"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$","u");function ee(a,{instancePath:t="",parentData:R,
parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=ee.evaluated;$.dynamicProps&&
($.props=void 0),$.dynamicItems&&($.items=void 0);let o=s,m=!1,i=s;if(typeof a=="string"){if(P(a)>256){
let r={instancePath:t,schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:_e,data:a};e===null?
e=[r]:e.push(r),s++}if(P(a)<1){let r={instancePath:t,schemaPath:"#/components/schemas/PathText/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:_e,data:a};e===null?e=[r]:e.push(r),s++}if(!ys.test(a)){let r={instancePath:t,schemaPath:"\
#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+\
.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',
schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:_e,data:a};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t,schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_e.type,parentSchema:_e,data:a};e===null?e=[r]:e.push(
r),s++}var d=i===s;m=m||d;let l=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.whole===void 0){
let r={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"wh\
ole"},message:"must have required property 'whole'",schema:ze.anyOf[1].required,parentSchema:ze.anyOf[1],
data:a};e===null?e=[r]:e.push(r),s++}if(a.stream===void 0){let r={instancePath:t,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:"stream"},message:"must have required proper\
ty 'stream'",schema:ze.anyOf[1].required,parentSchema:ze.anyOf[1],data:a};e===null?e=[r]:e.push(r),s++}
for(let r in a)if(!(r==="whole"||r==="stream")){let c={instancePath:t,schemaPath:"#/anyOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:ze.anyOf[1],data:a};e===null?e=[c]:e.push(c),s++}if(a.whole!==
void 0){let r=a.whole;if(typeof r=="string"){if(P(r)>256){let c={instancePath:t+"/whole",schemaPath:"\
#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT ha\
ve more than 256 characters",schema:256,parentSchema:_e,data:r};e===null?e=[c]:e.push(c),s++}if(P(r)<
1){let c={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:_e,data:r};
e===null?e=[c]:e.push(c),s++}if(!ys.test(r)){let c={instancePath:t+"/whole",schemaPath:"#/components\
/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\\
]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',schema:"^(?!/\
/|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:_e,data:r};e===null?e=[c]:e.push(c),s++}}else{
let c={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_e.type,parentSchema:_e,data:r};e===null?e=[c]:e.push(
c),s++}}if(a.stream!==void 0){let r=a.stream;if(typeof r=="string"){if(P(r)>256){let c={instancePath:t+
"/stream",schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:_e,data:r};e===null?e=[c]:e.
push(c),s++}if(P(r)<1){let c={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:_e,data:r};e===null?e=[c]:e.push(c),s++}if(!ys.test(r)){let c={instancePath:t+"/stream",
schemaPath:"#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z\
][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\\
[\\]-~]+$"',schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:_e,data:r};e===null?
e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:_e.type,parentSchema:_e,
data:r};e===null?e=[c]:e.push(c),s++}}}else{let r={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ze.anyOf[1].type,parentSchema:ze.anyOf[1],
data:a};e===null?e=[r]:e.push(r),s++}var d=l===s;if(m=m||d,d)var p=!0;if(m)s=o,e!==null&&(o?e.length=
o:e=null);else{let r={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf",schema:ze.anyOf,parentSchema:ze,data:a};e===null?e=[r]:e.push(r),s++}return ee.
errors=e,$.props=p,s===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};var ae={type:"object",additionalProperties:!1,
properties:{min:{type:"number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},
words:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"\
array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}},except:{type:"array",maxItems:32,
items:{$ref:"#/components/schemas/MemberValue"}}}},me={anyOf:[{type:"string",maxLength:256},{type:"n\
umber",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function He(a,{instancePath:t="",parentData:R,parentDataProperty:E,
rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=He.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="\
min"||i==="max"||i==="words"||i==="only"||i==="except")){let l={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:ae,data:a};e===null?e=[l]:e.push(l),s++}if(a.min!==void 0){
let i=a.min;if(typeof i=="number"){if(i>1e6||isNaN(i)){let l={instancePath:t+"/min",schemaPath:"#/pr\
operties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:ae.properties.min,data:i};e===null?e=[l]:e.push(l),s++}if(i<-1e6||isNaN(
i)){let l={instancePath:t+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:ae.properties.min,data:i};e===
null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/min",schemaPath:"#/properties/min/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:ae.properties.min.type,parentSchema:ae.
properties.min,data:i};e===null?e=[l]:e.push(l),s++}}if(a.max!==void 0){let i=a.max;if(typeof i=="nu\
mber"){if(i>1e6||isNaN(i)){let l={instancePath:t+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ae.
properties.max,data:i};e===null?e=[l]:e.push(l),s++}if(i<-1e6||isNaN(i)){let l={instancePath:t+"/max",
schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"\
must be >= -1000000",schema:-1e6,parentSchema:ae.properties.max,data:i};e===null?e=[l]:e.push(l),s++}}else{
let l={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:"number"},
message:"must be number",schema:ae.properties.max.type,parentSchema:ae.properties.max,data:i};e===null?
e=[l]:e.push(l),s++}}if(a.words!==void 0){let i=a.words;if(i&&typeof i=="object"&&!Array.isArray(i)){
if(Object.keys(i).length>32){let l={instancePath:t+"/words",schemaPath:"#/properties/words/maxProper\
ties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:ae.properties.words,data:i};e===null?e=[l]:e.push(l),s++}for(let l in i){let d=i[l];if(typeof d==
"string"){if(P(d)>64){let p={instancePath:t+"/words/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:ae.properties.words.additionalProperties,
data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/words/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:ae.properties.words.additionalProperties.type,parentSchema:ae.
properties.words.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}}}else{let l={instancePath:t+
"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:ae.properties.words.type,parentSchema:ae.properties.words,data:i};e===null?e=[l]:e.push(
l),s++}}if(a.only!==void 0){let i=a.only;if(Array.isArray(i)){if(i.length>32){let d={instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:ae.properties.only,data:i};e===null?e=[d]:e.push(
d),s++}let l=i.length;for(let d=0;d<l;d++){let p=i[d],r=s,c=!1,h=s;if(typeof p=="string"){if(P(p)>256){
let L={instancePath:t+"/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:me.
anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+"/only/"+d,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:me.anyOf[0].type,parentSchema:me.anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}var o=h===
s;c=c||o;let w=s;if(typeof p=="number"){if(p>1e6||isNaN(p)){let L={instancePath:t+"/only/"+d,schemaPath:"\
#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:me.anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}
if(p<-1e6||isNaN(p)){let L={instancePath:t+"/only/"+d,schemaPath:"#/components/schemas/MemberValue/a\
nyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:me.anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/type",keyword:"type",params:{type:"n\
umber"},message:"must be number",schema:me.anyOf[1].type,parentSchema:me.anyOf[1],data:p};e===null?e=
[L]:e.push(L),s++}var o=w===s;c=c||o;let S=s;if(typeof p!="boolean"){let L={instancePath:t+"/only/"+
d,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:me.anyOf[2].type,parentSchema:me.anyOf[2],data:p};e===null?e=[L]:e.
push(L),s++}var o=S===s;if(c=c||o,c)s=r,e!==null&&(r?e.length=r:e=null);else{let L={instancePath:t+"\
/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:me.anyOf,parentSchema:me,data:p};e===null?e=[L]:e.push(L),s++}}}else{
let l={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:ae.properties.only.type,parentSchema:ae.properties.only,data:i};e===null?
e=[l]:e.push(l),s++}}if(a.except!==void 0){let i=a.except;if(Array.isArray(i)){if(i.length>32){let d={
instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"maxItems",params:{limit:32},
message:"must NOT have more than 32 items",schema:32,parentSchema:ae.properties.except,data:i};e===null?
e=[d]:e.push(d),s++}let l=i.length;for(let d=0;d<l;d++){let p=i[d],r=s,c=!1,h=s;if(typeof p=="string"){
if(P(p)>256){let L={instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0\
/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",
schema:256,parentSchema:me.anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:me.anyOf[0].type,parentSchema:me.anyOf[0],data:p};e===null?
e=[L]:e.push(L),s++}var m=h===s;c=c||m;let w=s;if(typeof p=="number"){if(p>1e6||isNaN(p)){let L={instancePath:t+
"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:me.anyOf[1],data:p};
e===null?e=[L]:e.push(L),s++}if(p<-1e6||isNaN(p)){let L={instancePath:t+"/except/"+d,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},
message:"must be >= -1000000",schema:-1e6,parentSchema:me.anyOf[1],data:p};e===null?e=[L]:e.push(L),
s++}}else{let L={instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number",schema:me.anyOf[1].type,parentSchema:me.
anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}var m=w===s;c=c||m;let S=s;if(typeof p!="boolean"){let L={
instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:me.anyOf[2].type,parentSchema:me.anyOf[2],data:p};
e===null?e=[L]:e.push(L),s++}var m=S===s;if(c=c||m,c)s=r,e!==null&&(r?e.length=r:e=null);else{let L={
instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:me.anyOf,parentSchema:me,data:p};e===null?e=[L]:e.push(
L),s++}}}else{let l={instancePath:t+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:ae.properties.except.type,parentSchema:ae.properties.except,
data:i};e===null?e=[l]:e.push(l),s++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ae.type,parentSchema:ae,data:a};e===null?e=[i]:
e.push(i),s++}return He.errors=e,s===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=new RegExp(
"^[a-z0-9-]+$","u");function Je(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,
dynamicAnchors:U={}}={}){let e=null,s=0,$=Je.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!Me.call(_.properties,p)){
let r={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties",schema:!1,parentSchema:_,data:a};e===null?e=[r]:e.push(
r),s++}if(a.dialects!==void 0){let p=a.dialects;if(Array.isArray(p)){if(p.length>16){let c={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:_.properties.dialects,data:p};e===null?e=[c]:
e.push(c),s++}if(p.length<1){let c={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:_.
properties.dialects,data:p};e===null?e=[c]:e.push(c),s++}let r=p.length;for(let c=0;c<r;c++){let h=p[c];
if(typeof h!="string"){let w={instancePath:t+"/dialects/"+c,schemaPath:"#/components/schemas/Dialect\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Oe.type,parentSchema:Oe,
data:h};e===null?e=[w]:e.push(w),s++}if(!(h==="chat"||h==="responses"||h==="messages"||h==="embeddin\
gs"||h==="rerank"||h==="moderations"||h==="images")){let w={instancePath:t+"/dialects/"+c,schemaPath:"\
#/components/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:Oe.enum},message:"must be eq\
ual to one of the allowed values",schema:Oe.enum,parentSchema:Oe,data:h};e===null?e=[w]:e.push(w),s++}}}else{
let r={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:_.properties.dialects.type,parentSchema:_.properties.dialects,
data:p};e===null?e=[r]:e.push(r),s++}}if(a.paths!==void 0){let p=a.paths;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let r in p)if(!(r==="chat"||r==="responses"||r==="messages"||r==="embeddings"||r==="\
rerank"||r==="moderations"||r==="images"||r==="count_tokens")){let c={instancePath:t+"/paths",schemaPath:"\
#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.paths,data:p};e===
null?e=[c]:e.push(c),s++}p.chat!==void 0&&(ee(p.chat,{instancePath:t+"/paths/chat",parentData:p,parentDataProperty:"\
chat",rootData:Z,dynamicAnchors:U})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),p.responses!==
void 0&&(ee(p.responses,{instancePath:t+"/paths/responses",parentData:p,parentDataProperty:"response\
s",rootData:Z,dynamicAnchors:U})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),p.messages!==
void 0&&(ee(p.messages,{instancePath:t+"/paths/messages",parentData:p,parentDataProperty:"messages",
rootData:Z,dynamicAnchors:U})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),p.embeddings!==
void 0&&(ee(p.embeddings,{instancePath:t+"/paths/embeddings",parentData:p,parentDataProperty:"embedd\
ings",rootData:Z,dynamicAnchors:U})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),p.rerank!==
void 0&&(ee(p.rerank,{instancePath:t+"/paths/rerank",parentData:p,parentDataProperty:"rerank",rootData:Z,
dynamicAnchors:U})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),p.moderations!==void 0&&(ee(
p.moderations,{instancePath:t+"/paths/moderations",parentData:p,parentDataProperty:"moderations",rootData:Z,
dynamicAnchors:U})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),p.images!==void 0&&(ee(p.
images,{instancePath:t+"/paths/images",parentData:p,parentDataProperty:"images",rootData:Z,dynamicAnchors:U})||
(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),p.count_tokens!==void 0&&(ee(p.count_tokens,{
instancePath:t+"/paths/count_tokens",parentData:p,parentDataProperty:"count_tokens",rootData:Z,dynamicAnchors:U})||
(e=e===null?ee.errors:e.concat(ee.errors),s=e.length))}else{let r={instancePath:t+"/paths",schemaPath:"\
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
s++}for(let r in p){let c=s;if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+"/members",schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),
s++}if(P(r)<1){let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:F,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(!Te.test(r)){let h={instancePath:t+"/members",
schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A\
-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-\
9_-]*$",parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+
"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var o=c===
s;if(!o){let h={instancePath:t+"/members",schemaPath:"#/properties/members/propertyNames",keyword:"p\
ropertyNames",params:{propertyName:r},message:"property name must be valid",schema:_.properties.members.
propertyNames,parentSchema:_.properties.members,data:p};e===null?e=[h]:e.push(h),s++}}for(let r in p){
let c=p[r];if(typeof c!="string"){let h={instancePath:t+"/members/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MemberClass/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:as.type,parentSchema:as,data:c};e===null?e=[h]:e.push(h),s++}if(!(c==="free"||
c==="bounded"||c==="times"||c==="priced"||c==="omit")){let h={instancePath:t+"/members/"+r.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/enum",keyword:"enum",params:{
allowedValues:as.enum},message:"must be equal to one of the allowed values",schema:as.enum,parentSchema:as,
data:c};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+"/members",schemaPath:"#/propertie\
s/members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.members.
type,parentSchema:_.properties.members,data:p};e===null?e=[r]:e.push(r),s++}}if(a.message_members!==
void 0){let p=a.message_members;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
32){let r={instancePath:t+"/message_members",schemaPath:"#/properties/message_members/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:_.properties.message_members,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){let c=s;
if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+"/message_members",schemaPath:"#/components\
/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(P(r)<
1){let h={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:F,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(!Te.test(r)){let h={instancePath:t+"/message_\
members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_]\
[A-Za-z0-9_-]*$",parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:F.type,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.
push(h),s++}var m=c===s;if(!m){let h={instancePath:t+"/message_members",schemaPath:"#/properties/mes\
sage_members/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name m\
ust be valid",schema:_.properties.message_members.propertyNames,parentSchema:_.properties.message_members,
data:p};e===null?e=[h]:e.push(h),s++}}for(let r in p){let c=p[r];if(typeof c!="string"){let h={instancePath:t+
"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_member\
s/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.message_members.additionalProperties.type,parentSchema:_.properties.message_members.additionalProperties,
data:c};e===null?e=[h]:e.push(h),s++}if(c!=="omit"){let h={instancePath:t+"/message_members/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_members/additionalProperties/enum",keyword:"\
enum",params:{allowedValues:_.properties.message_members.additionalProperties.enum},message:"must be\
 equal to one of the allowed values",schema:_.properties.message_members.additionalProperties.enum,parentSchema:_.
properties.message_members.additionalProperties,data:c};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+
"/message_members",schemaPath:"#/properties/message_members/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:_.properties.message_members.type,parentSchema:_.properties.message_members,
data:p};e===null?e=[r]:e.push(r),s++}}if(a.rename!==void 0){let p=a.rename;if(p&&typeof p=="object"&&
!Array.isArray(p)){if(Object.keys(p).length>32){let r={instancePath:t+"/rename",schemaPath:"#/proper\
ties/rename/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more tha\
n 32 properties",schema:32,parentSchema:_.properties.rename,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){
let c=s;if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+"/rename",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(P(r)<
1){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:F,data:r,
propertyName:r};e===null?e=[h]:e.push(h),s++}if(!Te.test(r)){let h={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:F.type,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var i=c===s;if(!i){
let h={instancePath:t+"/rename",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyName\
s",params:{propertyName:r},message:"property name must be valid",schema:_.properties.rename.propertyNames,
parentSchema:_.properties.rename,data:p};e===null?e=[h]:e.push(h),s++}}for(let r in p){let c=p[r];if(typeof c==
"string"){if(P(c)>64){let h={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:F,data:c};e===null?e=[h]:e.push(h),s++}if(P(c)<1){
let h={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters",schema:1,parentSchema:F,data:c};e===null?e=[h]:e.push(h),s++}if(!Te.test(c)){let h={instancePath:t+
"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:c};e===null?e=[h]:e.
push(h),s++}}else{let h={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:F.type,parentSchema:F,data:c};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+"/ren\
ame",schemaPath:"#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:_.properties.rename.type,parentSchema:_.properties.rename,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.add!==void 0){let p=a.add;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).
length>32){let r={instancePath:t+"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProp\
erties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:_.properties.
add,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){let c=s;if(typeof r=="string"){if(P(r)>64){
let h={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:r,
propertyName:r};e===null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/add",schemaPath:"#/c\
omponents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}
if(!Te.test(r)){let h={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.
push(h),s++}}else{let h={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,data:r,propertyName:r};
e===null?e=[h]:e.push(h),s++}var l=c===s;if(!l){let h={instancePath:t+"/add",schemaPath:"#/propertie\
s/add/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name must be \
valid",schema:_.properties.add.propertyNames,parentSchema:_.properties.add,data:p};e===null?e=[h]:e.
push(h),s++}}}else{let r={instancePath:t+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:_.properties.add.type,parentSchema:_.properties.add,data:p};
e===null?e=[r]:e.push(r),s++}}if(a.values!==void 0){let p=a.values;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(Object.keys(p).length>32){let r={instancePath:t+"/values",schemaPath:"#/properties/va\
lues/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 pr\
operties",schema:32,parentSchema:_.properties.values,data:p};e===null?e=[r]:e.push(r),s++}for(let r in p){
let c=s;if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+"/values",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(P(r)<
1){let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:F,data:r,
propertyName:r};e===null?e=[h]:e.push(h),s++}if(!Te.test(r)){let h={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:F.type,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var d=c===s;if(!d){
let h={instancePath:t+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyName\
s",params:{propertyName:r},message:"property name must be valid",schema:_.properties.values.propertyNames,
parentSchema:_.properties.values,data:p};e===null?e=[h]:e.push(h),s++}}for(let r in p)He(p[r],{instancePath:t+
"/values/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:r,rootData:Z,dynamicAnchors:U})||
(e=e===null?He.errors:e.concat(He.errors),s=e.length)}else{let r={instancePath:t+"/values",schemaPath:"\
#/properties/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.
values.type,parentSchema:_.properties.values,data:p};e===null?e=[r]:e.push(r),s++}}if(a.system!==void 0){
let p=a.system;if(typeof p!="string"){let r={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.system.type,
parentSchema:_.properties.system,data:p};e===null?e=[r]:e.push(r),s++}if(!(p==="any"||p==="leading"||
p==="one_leading")){let r={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:_.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:_.properties.system.enum,parentSchema:_.properties.system,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.preamble!==void 0){let p=a.preamble;if(Array.isArray(p)){if(p.length>16){let c={instancePath:t+
"/preamble",schemaPath:"#/properties/preamble/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:_.properties.preamble,data:p};e===null?e=[c]:
e.push(c),s++}let r=p.length;for(let c=0;c<r;c++){let h=p[c];if(typeof h=="string"){if(P(h)>256){let w={
instancePath:t+"/preamble/"+c,schemaPath:"#/properties/preamble/items/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:_.properties.
preamble.items,data:h};e===null?e=[w]:e.push(w),s++}if(P(h)<1){let w={instancePath:t+"/preamble/"+c,
schemaPath:"#/properties/preamble/items/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.preamble.items,data:h};e===null?
e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/preamble/"+c,schemaPath:"#/properties/preamble/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.preamble.
items.type,parentSchema:_.properties.preamble.items,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={
instancePath:t+"/preamble",schemaPath:"#/properties/preamble/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:_.properties.preamble.type,parentSchema:_.properties.preamble,data:p};
e===null?e=[r]:e.push(r),s++}}if(a.order!==void 0){let p=a.order;if(Array.isArray(p)){if(p.length>2){
let c={instancePath:t+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items",schema:2,parentSchema:_.properties.order,data:p};e===null?
e=[c]:e.push(c),s++}let r=p.length;for(let c=0;c<r;c++){let h=p[c];if(typeof h!="string"){let w={instancePath:t+
"/order/"+c,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_.properties.order.items.type,parentSchema:_.properties.order.items,data:h};e===
null?e=[w]:e.push(w),s++}if(!(h==="alternate"||h==="no_user_after_tool")){let w={instancePath:t+"/or\
der/"+c,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:_.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:_.properties.order.items.
enum,parentSchema:_.properties.order.items,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={instancePath:t+
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
rn")){let c={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:_.properties.tool_names,data:p};e===null?e=[c]:e.push(c),s++}if(p.max!==
void 0){let r=p.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let c={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:_.properties.tool_names.properties.max.type,parentSchema:_.properties.
tool_names.properties.max,data:r};e===null?e=[c]:e.push(c),s++}if(typeof r=="number"){if(r>256||isNaN(
r)){let c={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:_.
properties.tool_names.properties.max,data:r};e===null?e=[c]:e.push(c),s++}if(r<16||isNaN(r)){let c={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:_.properties.
tool_names.properties.max,data:r};e===null?e=[c]:e.push(c),s++}}}if(p.pattern!==void 0){let r=p.pattern;
if(typeof r=="string"){if(P(r)>128){let c={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:_.properties.tool_names.properties.pattern,
data:r};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:_.properties.tool_names.properties.pattern.type,parentSchema:_.properties.tool_names.
properties.pattern,data:r};e===null?e=[c]:e.push(c),s++}}}else{let r={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.tool_names.type,parentSchema:_.properties.tool_names,data:p};e===null?e=[r]:e.push(r),s++}}
if(a.tool_call_ids!==void 0){let p=a.tool_call_ids;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
length===void 0){let r={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:_.properties.tool_call_ids.required,parentSchema:_.properties.tool_call_ids,data:p};e===
null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="length"){let c={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.tool_call_ids,data:p};
e===null?e=[c]:e.push(c),s++}if(p.length!==void 0){let r=p.length;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let c={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:_.properties.tool_call_ids.
properties.length.type,parentSchema:_.properties.tool_call_ids.properties.length,data:r};e===null?e=
[c]:e.push(c),s++}if(typeof r=="number"){if(r>64||isNaN(r)){let c={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:_.properties.tool_call_ids.properties.length,
data:r};e===null?e=[c]:e.push(c),s++}if(r<8||isNaN(r)){let c={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:_.properties.tool_call_ids.properties.length,
data:r};e===null?e=[c]:e.push(c),s++}}}}else{let r={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.tool_call_ids.type,parentSchema:_.properties.tool_call_ids,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.tool_choice!==void 0){let p=a.tool_choice;if(p&&typeof p=="object"&&!Array.isArray(p)){
for(let r in p)if(!(r==="required"||r==="named")){let c={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.tool_choice,data:p};
e===null?e=[c]:e.push(c),s++}if(p.required!==void 0){let r=p.required;if(typeof r=="string"){if(P(r)>
32){let c={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:_.properties.tool_choice.properties.required,data:r};e===null?e=[c]:e.push(
c),s++}}else{let c={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.
tool_choice.properties.required.type,parentSchema:_.properties.tool_choice.properties.required,data:r};
e===null?e=[c]:e.push(c),s++}}if(p.named!==void 0){let r=p.named;if(typeof r!="boolean"){let c={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:_.properties.tool_choice.properties.named.type,parentSchema:_.
properties.tool_choice.properties.named,data:r};e===null?e=[c]:e.push(c),s++}}}else{let r={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:_.properties.tool_choice.type,parentSchema:_.properties.tool_choice,data:p};e===
null?e=[r]:e.push(r),s++}}if(a.response_format!==void 0){let p=a.response_format;if(Array.isArray(p)){
if(p.length>3){let c={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:_.
properties.response_format,data:p};e===null?e=[c]:e.push(c),s++}let r=p.length;for(let c=0;c<r;c++){
let h=p[c];if(typeof h!="string"){let w={instancePath:t+"/response_format/"+c,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.response_format.items.type,parentSchema:_.properties.response_format.items,data:h};e===null?
e=[w]:e.push(w),s++}if(!(h==="text"||h==="json_object"||h==="json_schema")){let w={instancePath:t+"/\
response_format/"+c,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:_.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:_.
properties.response_format.items.enum,parentSchema:_.properties.response_format.items,data:h};e===null?
e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.response_format.
type,parentSchema:_.properties.response_format,data:p};e===null?e=[r]:e.push(r),s++}}if(a.user!==void 0){
let p=a.user;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let r={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:_.properties.user.required,parentSchema:_.properties.user,
data:p};e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="max"){let c={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.user,data:p};e===null?
e=[c]:e.push(c),s++}if(p.max!==void 0){let r=p.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let c={
instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:_.properties.user.properties.max.type,parentSchema:_.
properties.user.properties.max,data:r};e===null?e=[c]:e.push(c),s++}if(typeof r=="number"){if(r>1024||
isNaN(r)){let c={instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1024},message:"must be <= 1024",schema:1024,parentSchema:_.properties.
user.properties.max,data:r};e===null?e=[c]:e.push(c),s++}if(r<16||isNaN(r)){let c={instancePath:t+"/\
user/max",schemaPath:"#/properties/user/properties/max/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:16},message:"must be >= 16",schema:16,parentSchema:_.properties.user.properties.max,data:r};
e===null?e=[c]:e.push(c),s++}}}}else{let r={instancePath:t+"/user",schemaPath:"#/properties/user/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.user.type,parentSchema:_.
properties.user,data:p};e===null?e=[r]:e.push(r),s++}}if(a.reasoning!==void 0){let p=a.reasoning;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let r in p)if(!(r==="member"||r==="back"||r==="thinking")){
let c={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:_.properties.reasoning,data:p};e===null?e=[c]:e.push(c),s++}if(p.member!==void 0){let r=p.
member;if(typeof r!="string"){let c={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.reasoning.properties.member.type,parentSchema:_.properties.reasoning.properties.member,data:r};
e===null?e=[c]:e.push(c),s++}if(!(r==="both"||r==="reasoning"||r==="reasoning_content")){let c={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:_.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:_.properties.reasoning.properties.member.enum,parentSchema:_.properties.reasoning.
properties.member,data:r};e===null?e=[c]:e.push(c),s++}}if(p.back!==void 0){let r=p.back;if(typeof r!=
"string"){let c={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.reasoning.
properties.back.type,parentSchema:_.properties.reasoning.properties.back,data:r};e===null?e=[c]:e.push(
c),s++}if(!(r==="always"||r==="with_tool_calls"||r==="never")){let c={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:_.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:_.properties.
reasoning.properties.back.enum,parentSchema:_.properties.reasoning.properties.back,data:r};e===null?
e=[c]:e.push(c),s++}}if(p.thinking!==void 0){let r=p.thinking;if(typeof r!="string"){let c={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_.properties.reasoning.properties.thinking.type,parentSchema:_.
properties.reasoning.properties.thinking,data:r};e===null?e=[c]:e.push(c),s++}if(!(r==="budget"||r===
"effort"||r==="none")){let c={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:_.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:_.properties.reasoning.properties.
thinking.enum,parentSchema:_.properties.reasoning.properties.thinking,data:r};e===null?e=[c]:e.push(
c),s++}}}else{let r={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:_.properties.reasoning.type,parentSchema:_.
properties.reasoning,data:p};e===null?e=[r]:e.push(r),s++}}if(a.missing!==void 0){let p=a.missing;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:_.properties.missing.required,parentSchema:_.properties.missing,
data:p};e===null?e=[r]:e.push(r),s++}if(p.value===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:_.properties.missing.required,parentSchema:_.properties.missing,
data:p};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="member"||r==="value")){let c={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.
missing,data:p};e===null?e=[c]:e.push(c),s++}if(p.member!==void 0){let r=p.member;if(typeof r=="stri\
ng"){if(P(r)>64){let c={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}if(P(r)<1){let c={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}
if(!Te.test(r)){let c={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:r};e===null?e=[c]:
e.push(c),s++}}else{let c={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:r};e===null?e=[c]:e.push(c),s++}}if(p.value!==void 0){let r=p.value;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){let c={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.missing.
properties.value.type,parentSchema:_.properties.missing.properties.value,data:r};e===null?e=[c]:e.push(
c),s++}}}else{let r={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:_.properties.missing.type,parentSchema:_.properties.
missing,data:p};e===null?e=[r]:e.push(r),s++}}if(a.errors!==void 0){let p=a.errors;if(Array.isArray(
p)){if(p.length>64){let c={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:_.properties.
errors,data:p};e===null?e=[c]:e.push(c),s++}let r=p.length;for(let c=0;c<r;c++){let h=p[c];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.means===void 0){let w={instancePath:t+"/errors/"+c,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:he.required,parentSchema:he,data:h};e===null?e=[w]:e.push(
w),s++}for(let w in h)if(!(w==="status"||w==="code"||w==="phrase"||w==="means")){let S={instancePath:t+
"/errors/"+c,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:he,
data:h};e===null?e=[S]:e.push(S),s++}if(h.status!==void 0){let w=h.status;if(!(typeof w=="number"&&!(w%
1)&&!isNaN(w))){let S={instancePath:t+"/errors/"+c+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:he.
properties.status.type,parentSchema:he.properties.status,data:w};e===null?e=[S]:e.push(S),s++}if(typeof w==
"number"){if(w>599||isNaN(w)){let S={instancePath:t+"/errors/"+c+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:he.properties.status,data:w};e===null?e=[S]:e.push(S),s++}if(w<
200||isNaN(w)){let S={instancePath:t+"/errors/"+c+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:he.properties.status,data:w};e===null?e=[S]:e.push(S),s++}}}if(h.code!==
void 0){let w=h.code;if(typeof w=="string"){if(P(w)>128){let S={instancePath:t+"/errors/"+c+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:he.properties.code,data:w};
e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+c+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:he.properties.code.type,parentSchema:he.properties.code,data:w};e===null?e=[S]:e.push(S),
s++}}if(h.phrase!==void 0){let w=h.phrase;if(typeof w=="string"){if(P(w)>512){let S={instancePath:t+
"/errors/"+c+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:he.
properties.phrase,data:w};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+c+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:he.properties.phrase.type,parentSchema:he.properties.phrase,
data:w};e===null?e=[S]:e.push(S),s++}}if(h.means!==void 0){let w=h.means;if(typeof w!="string"){let S={
instancePath:t+"/errors/"+c+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:he.properties.means.type,parentSchema:he.
properties.means,data:w};e===null?e=[S]:e.push(S),s++}if(!(w==="context_length"||w==="content_filter"||
w==="model"||w==="key"||w==="quota"||w==="rate"||w==="overloaded"||w==="caller"||w==="member"||w==="\
system"||w==="reasoning")){let S={instancePath:t+"/errors/"+c+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:he.properties.means.enum},
message:"must be equal to one of the allowed values",schema:he.properties.means.enum,parentSchema:he.
properties.means,data:w};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:t+"/errors/"+c,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:he.type,parentSchema:he,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:_.properties.errors.type,parentSchema:_.properties.errors,data:p};e===null?e=[r]:e.push(
r),s++}}if(a.request_id!==void 0){let p=a.request_id;if(typeof p=="string"){if(P(p)>64){let r={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:_.properties.request_id,data:p};e===null?
e=[r]:e.push(r),s++}if(!fs.test(p)){let r={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:_.properties.request_id,data:p};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:_.properties.request_id.type,parentSchema:_.
properties.request_id,data:p};e===null?e=[r]:e.push(r),s++}}if(a.remaining!==void 0){let p=a.remaining;
if(Array.isArray(p)){if(p.length>8){let c={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:_.properties.remaining,data:p};e===null?e=[c]:e.push(c),s++}let r=p.length;for(let c=0;c<
r;c++){let h=p[c];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.left===void 0){let w={instancePath:t+
"/remaining/"+c,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:_.properties.remaining.items.required,parentSchema:_.
properties.remaining.items,data:h};e===null?e=[w]:e.push(w),s++}if(h.reset===void 0){let w={instancePath:t+
"/remaining/"+c,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:_.properties.remaining.items.required,parentSchema:_.
properties.remaining.items,data:h};e===null?e=[w]:e.push(w),s++}for(let w in h)if(!(w==="left"||w===
"reset")){let S={instancePath:t+"/remaining/"+c,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:_.properties.remaining.items,data:h};e===null?e=[S]:e.push(
S),s++}if(h.left!==void 0){let w=h.left;if(typeof w=="string"){if(P(w)>64){let S={instancePath:t+"/r\
emaining/"+c+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:_.
properties.remaining.items.properties.left,data:w};e===null?e=[S]:e.push(S),s++}if(!fs.test(w)){let S={
instancePath:t+"/remaining/"+c+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:_.properties.remaining.items.properties.left,data:w};e===null?e=[S]:e.push(
S),s++}}else{let S={instancePath:t+"/remaining/"+c+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.
remaining.items.properties.left.type,parentSchema:_.properties.remaining.items.properties.left,data:w};
e===null?e=[S]:e.push(S),s++}}if(h.reset!==void 0){let w=h.reset;if(typeof w=="string"){if(P(w)>64){
let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:_.properties.remaining.items.properties.reset,data:w};e===null?e=[S]:e.push(S),
s++}if(!fs.test(w)){let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:_.properties.remaining.items.properties.
reset,data:w};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:_.properties.remaining.items.properties.reset.type,parentSchema:_.properties.remaining.
items.properties.reset,data:w};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:t+"/remaining\
/"+c,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:_.properties.remaining.items.type,parentSchema:_.properties.remaining.items,data:h};
e===null?e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.remaining.
type,parentSchema:_.properties.remaining,data:p};e===null?e=[r]:e.push(r),s++}}if(a.cost!==void 0){let p=a.
cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let r={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:_.properties.cost.required,parentSchema:_.properties.cost,
data:p};e===null?e=[r]:e.push(r),s++}if(p.per_usd===void 0){let r={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:_.properties.cost.required,parentSchema:_.properties.cost,data:p};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="member"||r==="per_usd")){let c={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.cost,data:p};e===null?
e=[c]:e.push(c),s++}if(p.member!==void 0){let r=p.member;if(typeof r=="string"){if(P(r)>64){let c={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:r};e===null?e=[c]:e.push(
c),s++}if(P(r)<1){let c={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}if(!Te.test(r)){let c={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}}if(p.per_usd!==void 0){
let r=p.per_usd;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let c={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:_.properties.cost.properties.per_usd.type,parentSchema:_.properties.cost.properties.per_usd,
data:r};e===null?e=[c]:e.push(c),s++}if(typeof r=="number"){if(r>1e12||isNaN(r)){let c={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:_.properties.
cost.properties.per_usd,data:r};e===null?e=[c]:e.push(c),s++}if(r<1||isNaN(r)){let c={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:_.properties.cost.properties.per_usd,
data:r};e===null?e=[c]:e.push(c),s++}}}}else{let r={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.cost.type,
parentSchema:_.properties.cost,data:p};e===null?e=[r]:e.push(r),s++}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.type,parentSchema:_,
data:a};e===null?e=[p]:e.push(p),s++}return Je.errors=e,s===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ye(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ye.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.base_url===void 0){let i={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:N.required,parentSchema:N,data:a};e===null?e=[i]:e.push(i),s++}for(let i in a)if(!Me.
call(N.properties,i)){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:N,
data:a};e===null?e=[l]:e.push(l),s++}if(a.base_url!==void 0){let i=a.base_url;if(typeof i=="string"){
if(P(i)>1024){let l={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.
properties.base_url,data:i};e===null?e=[l]:e.push(l),s++}if(!qs.test(i)){let l={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:N.properties.base_url,data:i};e===
null?e=[l]:e.push(l),s++}if(!Ve(i)){let l={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:N.
properties.base_url,data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.
properties.base_url.type,parentSchema:N.properties.base_url,data:i};e===null?e=[l]:e.push(l),s++}}if(a.
provider!==void 0){let i=a.provider;if(typeof i=="string"){if(P(i)>64){let l={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:N.properties.provider,data:i};e===null?e=
[l]:e.push(l),s++}if(!rt.test(i)){let l={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:N.properties.provider,data:i};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:N.properties.provider.type,parentSchema:N.
properties.provider,data:i};e===null?e=[l]:e.push(l),s++}}if(a.facts!==void 0&&(Je(a.facts,{instancePath:t+
"/facts",parentData:a,parentDataProperty:"facts",rootData:Z,dynamicAnchors:U})||(e=e===null?Je.errors:
e.concat(Je.errors),s=e.length)),a.key_env!==void 0){let i=a.key_env;if(typeof i=="string"){if(P(i)>
128){let l={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:N.properties.
key_env,data:i};e===null?e=[l]:e.push(l),s++}if(!ve.test(i)){let l={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:N.properties.
key_env,data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
key_env.type,parentSchema:N.properties.key_env,data:i};e===null?e=[l]:e.push(l),s++}}if(a.key_file!==
void 0){let i=a.key_file;if(typeof i=="string"){if(P(i)>1024){let l={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:N.properties.key_file,data:i};e===null?e=[l]:e.push(
l),s++}if(P(i)<1){let l={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:N.
properties.key_file,data:i};e===null?e=[l]:e.push(l),s++}if(!De.test(i)){let l={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.
key_file,data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
key_file.type,parentSchema:N.properties.key_file,data:i};e===null?e=[l]:e.push(l),s++}}if(a.keys!==void 0){
let i=a.keys;if(Array.isArray(i)){if(i.length>32){let r={instancePath:t+"/keys",schemaPath:"#/proper\
ties/keys/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items",
schema:32,parentSchema:N.properties.keys,data:i};e===null?e=[r]:e.push(r),s++}if(i.length<2){let r={
instancePath:t+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items",schema:2,parentSchema:N.properties.keys,data:i};e===null?e=[r]:e.push(
r),s++}let l=i.length;for(let r=0;r<l;r++){let c=i[r];if(typeof c=="string"){if(P(c)>1024){let h={instancePath:t+
"/keys/"+r,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.keys.items,data:c};e===
null?e=[h]:e.push(h),s++}if(!pt.test(c)){let h={instancePath:t+"/keys/"+r,schemaPath:"#/properties/k\
eys/items/pattern",keyword:"pattern",params:{pattern:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[\
^\\x00-\\x1f]+)$"},message:'must match pattern "^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\
\\x1f]+)$"',schema:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$",parentSchema:N.
properties.keys.items,data:c};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/keys/"+r,schemaPath:"\
#/properties/keys/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.
properties.keys.items.type,parentSchema:N.properties.keys.items,data:c};e===null?e=[h]:e.push(h),s++}}
let d=i.length,p;if(d>1){let r={};for(;d--;){let c=i[d];if(typeof c=="string"){if(typeof r[c]=="numb\
er"){p=r[c];let h={instancePath:t+"/keys",schemaPath:"#/properties/keys/uniqueItems",keyword:"unique\
Items",params:{i:d,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+d+" are identic\
al)",schema:!0,parentSchema:N.properties.keys,data:i};e===null?e=[h]:e.push(h),s++;break}r[c]=d}}}}else{
let l={instancePath:t+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:N.properties.keys.type,parentSchema:N.properties.keys,data:i};e===null?
e=[l]:e.push(l),s++}}if(a.ca_file!==void 0){let i=a.ca_file;if(typeof i=="string"){if(P(i)>1024){let l={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.ca_file,data:i};
e===null?e=[l]:e.push(l),s++}if(P(i)<1){let l={instancePath:t+"/ca_file",schemaPath:"#/properties/ca\
_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:N.properties.ca_file,data:i};e===null?e=[l]:e.push(l),s++}if(!De.test(i)){let l={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.
properties.ca_file,data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
ca_file.type,parentSchema:N.properties.ca_file,data:i};e===null?e=[l]:e.push(l),s++}}if(a.client_cert_file!==
void 0){let i=a.client_cert_file;if(typeof i=="string"){if(P(i)>1024){let l={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.client_cert_file,
data:i};e===null?e=[l]:e.push(l),s++}if(P(i)<1){let l={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:N.properties.client_cert_file,data:i};e===null?e=[l]:
e.push(l),s++}if(!De.test(i)){let l={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.client_cert_file,data:i};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
client_cert_file.type,parentSchema:N.properties.client_cert_file,data:i};e===null?e=[l]:e.push(l),s++}}
if(a.client_key_file!==void 0){let i=a.client_key_file;if(typeof i=="string"){if(P(i)>1024){let l={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.client_key_file,
data:i};e===null?e=[l]:e.push(l),s++}if(P(i)<1){let l={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:N.properties.client_key_file,data:i};e===null?e=[l]:e.
push(l),s++}if(!De.test(i)){let l={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.client_key_file,data:i};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
client_key_file.type,parentSchema:N.properties.client_key_file,data:i};e===null?e=[l]:e.push(l),s++}}
if(a.query!==void 0){let i=a.query;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>
8){let l={instancePath:t+"/query",schemaPath:"#/properties/query/maxProperties",keyword:"maxProperti\
es",params:{limit:8},message:"must NOT have more than 8 properties",schema:8,parentSchema:N.properties.
query,data:i};e===null?e=[l]:e.push(l),s++}for(let l in i){let d=s;if(typeof l=="string"){if(P(l)>64){
let p={instancePath:t+"/query",schemaPath:"#/properties/query/propertyNames/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:N.properties.
query.propertyNames,data:l,propertyName:l};e===null?e=[p]:e.push(p),s++}if(!mt.test(l)){let p={instancePath:t+
"/query",schemaPath:"#/properties/query/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z][A-Za-z0-9._-]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9._-]*$"',schema:"^[A-Za-z]\
[A-Za-z0-9._-]*$",parentSchema:N.properties.query.propertyNames,data:l,propertyName:l};e===null?e=[p]:
e.push(p),s++}}var o=d===s;if(!o){let p={instancePath:t+"/query",schemaPath:"#/properties/query/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid",schema:N.
properties.query.propertyNames,parentSchema:N.properties.query,data:i};e===null?e=[p]:e.push(p),s++}}
for(let l in i){let d=i[l];if(typeof d=="string"){if(P(d)>256){let p={instancePath:t+"/query/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:N.
properties.query.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}if(P(d)<1){let p={instancePath:t+
"/query/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperti\
es/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:N.properties.query.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/query/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
query.additionalProperties.type,parentSchema:N.properties.query.additionalProperties,data:d};e===null?
e=[p]:e.push(p),s++}}}else{let l={instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:N.properties.query.type,parentSchema:N.
properties.query,data:i};e===null?e=[l]:e.push(l),s++}}if(a.proxy!==void 0){let i=a.proxy;if(typeof i==
"string"){if(P(i)>1024){let l={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.
properties.proxy,data:i};e===null?e=[l]:e.push(l),s++}if(!it.test(i)){let l={instancePath:t+"/proxy",
schemaPath:"#/properties/proxy/pattern",keyword:"pattern",params:{pattern:"^(none|https?://.+)$"},message:'\
must match pattern "^(none|https?://.+)$"',schema:"^(none|https?://.+)$",parentSchema:N.properties.proxy,
data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/proxy",schemaPath:"#/properties/p\
roxy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.proxy.
type,parentSchema:N.properties.proxy,data:i};e===null?e=[l]:e.push(l),s++}}if(a.proxy_env!==void 0){
let i=a.proxy_env;if(typeof i=="string"){if(P(i)>128){let l={instancePath:t+"/proxy_env",schemaPath:"\
#/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more\
 than 128 characters",schema:128,parentSchema:N.properties.proxy_env,data:i};e===null?e=[l]:e.push(l),
s++}if(!ve.test(i)){let l={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:N.properties.proxy_env,data:i};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:N.properties.proxy_env.type,parentSchema:N.
properties.proxy_env,data:i};e===null?e=[l]:e.push(l),s++}}if(a.auth!==void 0){let i=a.auth;if(typeof i!=
"string"){let l={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ts.type,parentSchema:ts,data:i};e===null?e=[l]:e.push(
l),s++}if(!(i==="bearer"||i==="x-api-key"||i==="api-key")){let l={instancePath:t+"/auth",schemaPath:"\
#/components/schemas/Auth/enum",keyword:"enum",params:{allowedValues:ts.enum},message:"must be equal\
 to one of the allowed values",schema:ts.enum,parentSchema:ts,data:i};e===null?e=[l]:e.push(l),s++}}
if(a.dialects!==void 0){let i=a.dialects;if(Array.isArray(i)){if(i.length>16){let d={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:N.properties.dialects,data:i};e===null?e=[d]:
e.push(d),s++}if(i.length<1){let d={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:N.
properties.dialects,data:i};e===null?e=[d]:e.push(d),s++}let l=i.length;for(let d=0;d<l;d++){let p=i[d];
if(typeof p!="string"){let r={instancePath:t+"/dialects/"+d,schemaPath:"#/components/schemas/Dialect\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Oe.type,parentSchema:Oe,
data:p};e===null?e=[r]:e.push(r),s++}if(!(p==="chat"||p==="responses"||p==="messages"||p==="embeddin\
gs"||p==="rerank"||p==="moderations"||p==="images")){let r={instancePath:t+"/dialects/"+d,schemaPath:"\
#/components/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:Oe.enum},message:"must be eq\
ual to one of the allowed values",schema:Oe.enum,parentSchema:Oe,data:p};e===null?e=[r]:e.push(r),s++}}}else{
let l={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:N.properties.dialects.type,parentSchema:N.properties.dialects,
data:i};e===null?e=[l]:e.push(l),s++}}if(a.hosted_tools!==void 0){let i=a.hosted_tools;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(Object.keys(i).length>32){let l={instancePath:t+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT\
 have more than 32 properties",schema:32,parentSchema:N.properties.hosted_tools,data:i};e===null?e=[
l]:e.push(l),s++}for(let l in i){let d=s;if(typeof l=="string"){if(P(l)>64){let p={instancePath:t+"/\
hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:N.properties.hosted_tools.
propertyNames,data:l,propertyName:l};e===null?e=[p]:e.push(p),s++}if(!nt.test(l)){let p={instancePath:t+
"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)\
*$",parentSchema:N.properties.hosted_tools.propertyNames,data:l,propertyName:l};e===null?e=[p]:e.push(
p),s++}}var m=d===s;if(!m){let p={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_too\
ls/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be val\
id",schema:N.properties.hosted_tools.propertyNames,parentSchema:N.properties.hosted_tools,data:i};e===
null?e=[p]:e.push(p),s++}}for(let l in i){let d=i[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.
usd_per_call===void 0){let p={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/required",keyword:"required",params:{missingProperty:"us\
d_per_call"},message:"must have required property 'usd_per_call'",schema:qe.required,parentSchema:qe,
data:d};e===null?e=[p]:e.push(p),s++}for(let p in d)if(p!=="usd_per_call"){let r={instancePath:t+"/h\
osted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT \
have additional properties",schema:!1,parentSchema:qe,data:d};e===null?e=[r]:e.push(r),s++}if(d.usd_per_call!==
void 0){let p=d.usd_per_call;if(typeof p=="string"){if(P(p)>32){let r={instancePath:t+"/hosted_tools\
/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedT\
ool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have \
more than 32 characters",schema:32,parentSchema:qe.properties.usd_per_call,data:p};e===null?e=[r]:e.
push(r),s++}if(!ot.test(p)){let r={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,
"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:qe.properties.
usd_per_call,data:p};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/hosted_tools/"+l.replace(
/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/propertie\
s/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must be string",schema:qe.properties.
usd_per_call.type,parentSchema:qe.properties.usd_per_call,data:p};e===null?e=[r]:e.push(r),s++}}}else{
let p={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.
type,parentSchema:qe,data:d};e===null?e=[p]:e.push(p),s++}}}else{let l={instancePath:t+"/hosted_tool\
s",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:N.properties.hosted_tools.type,parentSchema:N.properties.hosted_tools,data:i};e===null?
e=[l]:e.push(l),s++}}if(a.forward_members!==void 0){let i=a.forward_members;if(Array.isArray(i)){if(i.
length>64){let d={instancePath:t+"/forward_members",schemaPath:"#/properties/forward_members/maxItem\
s",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:N.
properties.forward_members,data:i};e===null?e=[d]:e.push(d),s++}let l=i.length;for(let d=0;d<l;d++){
let p=i[d];if(typeof p=="string"){if(P(p)>64){let r={instancePath:t+"/forward_members/"+d,schemaPath:"\
#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:N.properties.forward_members.items,data:p};e===
null?e=[r]:e.push(r),s++}if(P(p)<1){let r={instancePath:t+"/forward_members/"+d,schemaPath:"#/proper\
ties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:N.properties.forward_members.items,data:p};e===null?e=[
r]:e.push(r),s++}if(!Te.test(p)){let r={instancePath:t+"/forward_members/"+d,schemaPath:"#/propertie\
s/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:N.properties.
forward_members.items,data:p};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/forward_mem\
bers/"+d,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:N.properties.forward_members.items.type,parentSchema:N.properties.forward_members.
items,data:p};e===null?e=[r]:e.push(r),s++}}}else{let l={instancePath:t+"/forward_members",schemaPath:"\
#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"must be array",schema:N.
properties.forward_members.type,parentSchema:N.properties.forward_members,data:i};e===null?e=[l]:e.push(
l),s++}}if(a.headers!==void 0){let i=a.headers;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length>32){let l={instancePath:t+"/headers",schemaPath:"#/properties/headers/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:N.properties.headers,data:i};e===null?e=[l]:e.push(l),s++}for(let l in i){let d=i[l];if(typeof d==
"string"){if(P(d)>4096){let p={instancePath:t+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters",schema:4096,parentSchema:N.properties.headers.additionalProperties,
data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/headers/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:N.properties.headers.additionalProperties.type,parentSchema:N.
properties.headers.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}}}else{let l={instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:N.properties.headers.type,parentSchema:N.properties.headers,data:i};e===null?e=[
l]:e.push(l),s++}}if(a.first_byte_ms!==void 0){let i=a.first_byte_ms;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i))){let l={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:N.properties.first_byte_ms.type,parentSchema:N.
properties.first_byte_ms,data:i};e===null?e=[l]:e.push(l),s++}if(typeof i=="number"){if(i>6e5||isNaN(
i)){let l={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:N.properties.
first_byte_ms,data:i};e===null?e=[l]:e.push(l),s++}if(i<10||isNaN(i)){let l={instancePath:t+"/first_\
byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:N.properties.first_byte_ms,data:i};e===null?e=[l]:e.push(
l),s++}}}if(a.idle_ms!==void 0){let i=a.idle_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let l={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:N.properties.idle_ms.type,parentSchema:N.properties.idle_ms,data:i};
e===null?e=[l]:e.push(l),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let l={instancePath:t+"/idle\
_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:N.properties.idle_ms,data:i};e===null?e=[l]:e.push(
l),s++}if(i<10||isNaN(i)){let l={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:N.
properties.idle_ms,data:i};e===null?e=[l]:e.push(l),s++}}}}else{let i={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:a};
e===null?e=[i]:e.push(i),s++}return Ye.errors=e,s===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var J={type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"strin\
g",minLength:1,maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,
maxLength:256},on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},
context_tokens:{type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},
weight:{type:"integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{
$ref:"#/components/schemas/Price"},usd_per:{$ref:"#/components/schemas/UnitPrice"},retry_after_sent:{
type:"boolean",default:!0}}},rs={type:"string",enum:["context_length","content_filter","quota"]},X={
type:"object",additionalProperties:!1,properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})\
(\\.[0-9]{1,9})?$",maxLength:32},cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$",maxLength:32},cache_write_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
maxLength:32},cache_write_1h_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
output:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},call:{$ref:"#/co\
mponents/schemas/UnitAmount"},image:{$ref:"#/components/schemas/UnitAmount"},long_context:{$ref:"#/c\
omponents/schemas/LongContextPrices"},service_tiers:{type:"object",maxProperties:16,propertyNames:{type:"\
string",maxLength:64,pattern:"^[a-z][a-z0-9_.-]*$"},additionalProperties:{$ref:"#/components/schemas\
/ServiceTierPrice"}}}},de={type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
ct=new RegExp("^[a-z][a-z0-9_.-]*$","u"),ms={type:"array",minItems:1,maxItems:8,items:{$ref:"#/compo\
nents/schemas/LongContextPrice"}},Pe={type:"object",additionalProperties:!1,required:["above","input",
"output"],properties:{above:{type:"integer",minimum:1,maximum:1e9},input:{$ref:"#/components/schemas\
/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_input:{$ref:"#\
/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/components/schemas/UsdPerMillion"},
output:{$ref:"#/components/schemas/UsdPerMillion"}}},B={type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$",maxLength:32};function Ke(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,
dynamicAnchors:U={}}={}){let e=null,s=0,$=Ke.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.above===void 0){let o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"above"},message:"must have requi\
red property 'above'",schema:Pe.required,parentSchema:Pe,data:a};e===null?e=[o]:e.push(o),s++}if(a.input===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"in\
put"},message:"must have required property 'input'",schema:Pe.required,parentSchema:Pe,data:a};e===null?
e=[o]:e.push(o),s++}if(a.output===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"output"},message:"must have required property 'output'",schema:Pe.required,
parentSchema:Pe,data:a};e===null?e=[o]:e.push(o),s++}for(let o in a)if(!(o==="above"||o==="input"||o===
"cached_input"||o==="cache_write_input"||o==="cache_write_1h_input"||o==="output")){let m={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:Pe,data:a};e===null?e=[m]:e.push(m),s++}
if(a.above!==void 0){let o=a.above;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let m={instancePath:t+
"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer",schema:Pe.properties.above.type,parentSchema:Pe.properties.above,data:o};e===null?e=[m]:e.
push(m),s++}if(typeof o=="number"){if(o>1e9||isNaN(o)){let m={instancePath:t+"/above",schemaPath:"#/\
properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1\
000000000",schema:1e9,parentSchema:Pe.properties.above,data:o};e===null?e=[m]:e.push(m),s++}if(o<1||
isNaN(o)){let m={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Pe.properties.above,data:o};e===
null?e=[m]:e.push(m),s++}}}if(a.input!==void 0){let o=a.input;if(typeof o=="string"){if(P(o)>32){let m={
instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===
null?e=[m]:e.push(m),s++}if(!le.test(o)){let m={instancePath:t+"/input",schemaPath:"#/components/sch\
emas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.type,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}if(a.cached_input!==
void 0){let o=a.cached_input;if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}
if(!le.test(o)){let m={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:B.type,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}if(a.cache_write_input!==void 0){
let o=a.cache_write_input;if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[m]:e.push(
m),s++}if(!le.test(o)){let m={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.type,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}if(a.cache_write_1h_input!==
void 0){let o=a.cache_write_1h_input;if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?
e=[m]:e.push(m),s++}if(!le.test(o)){let m={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:B.type,parentSchema:B,data:o};e===null?e=[m]:e.push(m),
s++}}if(a.output!==void 0){let o=a.output;if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[m]:e.push(
m),s++}if(!le.test(o)){let m={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:B.type,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,
data:a};e===null?e=[o]:e.push(o),s++}return Ke.errors=e,s===0}Ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function je(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=je.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),Array.
isArray(a)){if(a.length>8){let m={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:ms,data:a};e===null?e=[m]:e.
push(m),s++}if(a.length<1){let m={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:ms,data:a};e===null?e=[m]:
e.push(m),s++}let o=a.length;for(let m=0;m<o;m++)Ke(a[m],{instancePath:t+"/"+m,parentData:a,parentDataProperty:m,
rootData:Z,dynamicAnchors:U})||(e=e===null?Ke.errors:e.concat(Ke.errors),s=e.length)}else{let o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ms.type,parentSchema:ms,
data:a};e===null?e=[o]:e.push(o),s++}return je.errors=e,s===0}je.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ue={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function We(a,{instancePath:t="",parentData:R,parentDataProperty:E,
rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=We.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.input===void 0){let o={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:Ue.required,parentSchema:Ue,data:a};e===null?e=[o]:e.push(
o),s++}if(a.output===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:Ue.required,parentSchema:Ue,
data:a};e===null?e=[o]:e.push(o),s++}for(let o in a)if(!(o==="input"||o==="cached_input"||o==="cache\
_write_input"||o==="cache_write_1h_input"||o==="output"||o==="long_context")){let m={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ue,data:a};e===null?e=[m]:e.push(m),s++}
if(a.input!==void 0){let o=a.input;if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}
if(!le.test(o)){let m={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,
data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,
parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}if(a.cached_input!==void 0){let o=a.cached_input;
if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}if(!le.test(o)){let m={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,
parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}if(a.cache_write_input!==void 0){let o=a.cache_write_input;
if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}if(!le.test(o)){
let m={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.
type,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}if(a.cache_write_1h_input!==void 0){let o=a.
cache_write_1h_input;if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}
if(!le.test(o)){let m={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:B.type,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}}if(a.output!==
void 0){let o=a.output;if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[m]:e.push(m),s++}if(!le.
test(o)){let m={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,parentSchema:B,
data:o};e===null?e=[m]:e.push(m),s++}}a.long_context!==void 0&&(je(a.long_context,{instancePath:t+"/\
long_context",parentData:a,parentDataProperty:"long_context",rootData:Z,dynamicAnchors:U})||(e=e===null?
je.errors:e.concat(je.errors),s=e.length))}else{let o={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Ue.type,parentSchema:Ue,data:a};e===null?
e=[o]:e.push(o),s++}return We.errors=e,s===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ze(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ze.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!Me.call(X.properties,m)){let i={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties",schema:!1,parentSchema:X,data:a};e===null?e=[i]:e.push(i),s++}if(a.
input!==void 0){let m=a.input;if(typeof m=="string"){if(P(m)>32){let i={instancePath:t+"/input",schemaPath:"\
#/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than\
 32 characters",schema:32,parentSchema:X.properties.input,data:m};e===null?e=[i]:e.push(i),s++}if(!le.
test(m)){let i={instancePath:t+"/input",schemaPath:"#/properties/input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.properties.input,data:m};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/input",schemaPath:"#/properties/input/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.input.type,parentSchema:X.
properties.input,data:m};e===null?e=[i]:e.push(i),s++}}if(a.cached_input!==void 0){let m=a.cached_input;
if(typeof m=="string"){if(P(m)>32){let i={instancePath:t+"/cached_input",schemaPath:"#/properties/ca\
ched_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 char\
acters",schema:32,parentSchema:X.properties.cached_input,data:m};e===null?e=[i]:e.push(i),s++}if(!le.
test(m)){let i={instancePath:t+"/cached_input",schemaPath:"#/properties/cached_input/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.properties.
cached_input,data:m};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/cached_input",schemaPath:"\
#/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.
properties.cached_input.type,parentSchema:X.properties.cached_input,data:m};e===null?e=[i]:e.push(i),
s++}}if(a.cache_write_input!==void 0){let m=a.cache_write_input;if(typeof m=="string"){if(P(m)>32){let i={
instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/maxLength",keyword:"m\
axLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X.
properties.cache_write_input,data:m};e===null?e=[i]:e.push(i),s++}if(!le.test(m)){let i={instancePath:t+
"/cache_write_input",schemaPath:"#/properties/cache_write_input/pattern",keyword:"pattern",params:{pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,\
9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.properties.cache_write_input,data:m};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/cache_write_input",schemaPath:"#/properti\
es/cache_write_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.
cache_write_input.type,parentSchema:X.properties.cache_write_input,data:m};e===null?e=[i]:e.push(i),
s++}}if(a.cache_write_1h_input!==void 0){let m=a.cache_write_1h_input;if(typeof m=="string"){if(P(m)>
32){let i={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/maxL\
ength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,
parentSchema:X.properties.cache_write_1h_input,data:m};e===null?e=[i]:e.push(i),s++}if(!le.test(m)){
let i={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/pattern",
keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match patte\
rn "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.
properties.cache_write_1h_input,data:m};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/c\
ache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:X.properties.cache_write_1h_input.type,parentSchema:X.properties.
cache_write_1h_input,data:m};e===null?e=[i]:e.push(i),s++}}if(a.output!==void 0){let m=a.output;if(typeof m==
"string"){if(P(m)>32){let i={instancePath:t+"/output",schemaPath:"#/properties/output/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X.
properties.output,data:m};e===null?e=[i]:e.push(i),s++}if(!le.test(m)){let i={instancePath:t+"/outpu\
t",schemaPath:"#/properties/output/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|\
[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.properties.output,data:m};e===null?e=[i]:e.push(i),
s++}}else{let i={instancePath:t+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:X.properties.output.type,parentSchema:X.properties.output,
data:m};e===null?e=[i]:e.push(i),s++}}if(a.call!==void 0){let m=a.call;if(typeof m=="string"){if(P(m)>
32){let i={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"ma\
xLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:de,
data:m};e===null?e=[i]:e.push(i),s++}if(!le.test(m)){let i={instancePath:t+"/call",schemaPath:"#/com\
ponents/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{\
1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9\
]{0,5})(\\.[0-9]{1,9})?$",parentSchema:de,data:m};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/call",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:de.type,parentSchema:de,data:m};e===null?e=[i]:e.push(i),s++}}if(a.image!==void 0){
let m=a.image;if(typeof m=="string"){if(P(m)>32){let i={instancePath:t+"/image",schemaPath:"#/compon\
ents/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more\
 than 32 characters",schema:32,parentSchema:de,data:m};e===null?e=[i]:e.push(i),s++}if(!le.test(m)){
let i={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:de,data:m};e===
null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitA\
mount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:de.type,parentSchema:de,
data:m};e===null?e=[i]:e.push(i),s++}}if(a.long_context!==void 0&&(je(a.long_context,{instancePath:t+
"/long_context",parentData:a,parentDataProperty:"long_context",rootData:Z,dynamicAnchors:U})||(e=e===
null?je.errors:e.concat(je.errors),s=e.length)),a.service_tiers!==void 0){let m=a.service_tiers;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>16){let i={instancePath:t+"/service_\
tiers",schemaPath:"#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit:16},
message:"must NOT have more than 16 properties",schema:16,parentSchema:X.properties.service_tiers,data:m};
e===null?e=[i]:e.push(i),s++}for(let i in m){let l=s;if(typeof i=="string"){if(P(i)>64){let d={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:X.properties.
service_tiers.propertyNames,data:i,propertyName:i};e===null?e=[d]:e.push(d),s++}if(!ct.test(i)){let d={
instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"\
^[a-z][a-z0-9_.-]*$",parentSchema:X.properties.service_tiers.propertyNames,data:i,propertyName:i};e===
null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/service_tiers",schemaPath:"#/properties/servi\
ce_tiers/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.
properties.service_tiers.propertyNames.type,parentSchema:X.properties.service_tiers.propertyNames,data:i,
propertyName:i};e===null?e=[d]:e.push(d),s++}var o=l===s;if(!o){let d={instancePath:t+"/service_tier\
s",schemaPath:"#/properties/service_tiers/propertyNames",keyword:"propertyNames",params:{propertyName:i},
message:"property name must be valid",schema:X.properties.service_tiers.propertyNames,parentSchema:X.
properties.service_tiers,data:m};e===null?e=[d]:e.push(d),s++}}for(let i in m)We(m[i],{instancePath:t+
"/service_tiers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:i,rootData:Z,
dynamicAnchors:U})||(e=e===null?We.errors:e.concat(We.errors),s=e.length)}else{let i={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:X.properties.service_tiers.type,parentSchema:X.properties.service_tiers,
data:m};e===null?e=[i]:e.push(i),s++}}}else{let m={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:X.type,parentSchema:X,data:a};e===null?e=[m]:
e.push(m),s++}return Ze.errors=e,s===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is={
type:"object",additionalProperties:!1,minProperties:1,properties:{call:{$ref:"#/components/schemas/U\
nitAmount"},image:{$ref:"#/components/schemas/UnitAmount"}}};function Xe(a,{instancePath:t="",parentData:R,
parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=Xe.evaluated;if($.dynamicProps&&
($.props=void 0),$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length<1){let o={instancePath:t,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:is,data:a};e===null?e=
[o]:e.push(o),s++}for(let o in a)if(!(o==="call"||o==="image")){let m={instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT\
 have additional properties",schema:!1,parentSchema:is,data:a};e===null?e=[m]:e.push(m),s++}if(a.call!==
void 0){let o=a.call;if(typeof o=="string"){if(P(o)>32){let m={instancePath:t+"/call",schemaPath:"#/\
components/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters",schema:32,parentSchema:de,data:o};e===null?e=[m]:e.push(m),s++}if(!le.test(
o)){let m={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:de,data:o};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/call",schemaPath:"#/components/schemas/Un\
itAmount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:de.type,parentSchema:de,
data:o};e===null?e=[m]:e.push(m),s++}}if(a.image!==void 0){let o=a.image;if(typeof o=="string"){if(P(
o)>32){let m={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:de,
data:o};e===null?e=[m]:e.push(m),s++}if(!le.test(o)){let m={instancePath:t+"/image",schemaPath:"#/co\
mponents/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]\
{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-\
9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:de,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+
"/image",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:de.type,parentSchema:de,data:o};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:is.type,parentSchema:is,
data:a};e===null?e=[o]:e.push(o),s++}return Xe.errors=e,s===0}Xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Qe(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Qe.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.tier===void 0&&(a.tier=1),a.weight===void 0&&(a.weight=1),
a.affinity===void 0&&(a.affinity=!0),a.retry_after_sent===void 0&&(a.retry_after_sent=!0),a.upstream===
void 0){let d={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"up\
stream"},message:"must have required property 'upstream'",schema:J.required,parentSchema:J,data:a};e===
null?e=[d]:e.push(d),s++}for(let d in a)if(!Me.call(J.properties,d)){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must N\
OT have additional properties",schema:!1,parentSchema:J,data:a};e===null?e=[p]:e.push(p),s++}if(a.upstream!==
void 0){let d=a.upstream;if(typeof d=="string"){if(P(d)>64){let p={instancePath:t+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more t\
han 64 characters",schema:64,parentSchema:J.properties.upstream,data:d};e===null?e=[p]:e.push(p),s++}
if(P(d)<1){let p={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.
upstream,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.
upstream.type,parentSchema:J.properties.upstream,data:d};e===null?e=[p]:e.push(p),s++}}if(a.model!==
void 0){let d=a.model;if(typeof d=="string"){if(P(d)>256){let p={instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:J.properties.model,data:d};e===null?e=[p]:e.push(p),s++}if(P(
d)<1){let p={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.model,data:d};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.model.type,parentSchema:J.
properties.model,data:d};e===null?e=[p]:e.push(p),s++}}if(a.is!==void 0){let d=a.is;if(typeof d=="st\
ring"){if(P(d)>256){let p={instancePath:t+"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxL\
ength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:J.
properties.is,data:d};e===null?e=[p]:e.push(p),s++}if(P(d)<1){let p={instancePath:t+"/is",schemaPath:"\
#/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:J.properties.is,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.properties.is.type,parentSchema:J.properties.is,data:d};e===null?e=[p]:e.push(
p),s++}}if(a.on!==void 0){let d=a.on;if(Array.isArray(d)){if(d.length>8){let r={instancePath:t+"/on",
schemaPath:"#/properties/on/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have mor\
e than 8 items",schema:8,parentSchema:J.properties.on,data:d};e===null?e=[r]:e.push(r),s++}if(d.length<
1){let r={instancePath:t+"/on",schemaPath:"#/properties/on/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.properties.on,data:d};e===null?e=
[r]:e.push(r),s++}let p=d.length;for(let r=0;r<p;r++){let c=d[r];if(typeof c!="string"){let h={instancePath:t+
"/on/"+r,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:rs.type,parentSchema:rs,data:c};e===null?e=[h]:e.push(h),s++}if(!(c==="contex\
t_length"||c==="content_filter"||c==="quota")){let h={instancePath:t+"/on/"+r,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:rs.enum},message:"must be equal to on\
e of the allowed values",schema:rs.enum,parentSchema:rs,data:c};e===null?e=[h]:e.push(h),s++}}}else{
let p={instancePath:t+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:J.properties.on.type,parentSchema:J.properties.on,data:d};e===null?e=[p]:e.push(
p),s++}}if(a.context_tokens!==void 0){let d=a.context_tokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d))){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:J.properties.context_tokens.type,parentSchema:J.
properties.context_tokens,data:d};e===null?e=[p]:e.push(p),s++}if(typeof d=="number"){if(d>1e9||isNaN(
d)){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:J.
properties.context_tokens,data:d};e===null?e=[p]:e.push(p),s++}if(d<1||isNaN(d)){let p={instancePath:t+
"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.context_tokens,data:d};e===null?
e=[p]:e.push(p),s++}}}let o=a.tier;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:J.properties.tier.type,parentSchema:J.properties.tier,data:o};e===null?e=[d]:e.push(
d),s++}if(typeof o=="number"){if(o>16||isNaN(o)){let d={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:J.properties.tier,data:o};e===null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){let d={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:J.properties.tier,data:o};e===null?e=[d]:e.push(d),s++}}let m=a.
weight;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let d={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.properties.
weight.type,parentSchema:J.properties.weight,data:m};e===null?e=[d]:e.push(d),s++}if(typeof m=="numb\
er"){if(m>1e3||isNaN(m)){let d={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:J.properties.
weight,data:m};e===null?e=[d]:e.push(d),s++}if(m<1||isNaN(m)){let d={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:J.properties.weight,data:m};e===null?e=[d]:e.push(d),s++}}let i=a.affinity;
if(typeof i!="boolean"){let d={instancePath:t+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:J.properties.affinity.type,parentSchema:J.
properties.affinity,data:i};e===null?e=[d]:e.push(d),s++}a.usd_per_million!==void 0&&(Ze(a.usd_per_million,
{instancePath:t+"/usd_per_million",parentData:a,parentDataProperty:"usd_per_million",rootData:Z,dynamicAnchors:U})||
(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),a.usd_per!==void 0&&(Xe(a.usd_per,{instancePath:t+
"/usd_per",parentData:a,parentDataProperty:"usd_per",rootData:Z,dynamicAnchors:U})||(e=e===null?Xe.errors:
e.concat(Xe.errors),s=e.length));let l=a.retry_after_sent;if(typeof l!="boolean"){let d={instancePath:t+
"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:J.properties.retry_after_sent.type,parentSchema:J.properties.
retry_after_sent,data:l};e===null?e=[d]:e.push(d),s++}}else{let o={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,data:a};
e===null?e=[o]:e.push(o),s++}return Qe.errors=e,s===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function es(a,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){
let e=null,s=0,$=es.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.store===void 0&&(a.store=".tollgate"),a.store_connections===
void 0&&(a.store_connections=10),a.spool===void 0&&(a.spool=".tollgate"),a.workers===void 0&&(a.workers=
1),a.gateway===void 0&&(a.gateway={}),a.mesh===void 0&&(a.mesh={}),a.metadata===void 0&&(a.metadata=
{}),a.operator===void 0&&(a.operator={}),a.limits===void 0&&(a.limits={}),a.admission===void 0&&(a.admission=
{}),a.retry===void 0&&(a.retry={}),a.breaker===void 0&&(a.breaker={}),a.drain===void 0&&(a.drain={}),
a.ledger===void 0&&(a.ledger={}),a.log===void 0&&(a.log={}),a.tracing===void 0&&(a.tracing={}),a.sandbox===
void 0&&(a.sandbox={}),a.payments===void 0&&(a.payments={}),a.network===void 0&&(a.network={}),a.trusted_proxies===
void 0&&(a.trusted_proxies=[]),a.upstreams===void 0&&(a.upstreams={}),a.routes===void 0&&(a.routes={}),
a.models===void 0&&(a.models={}),a.prices===void 0&&(a.prices={}),a.gateway===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"gateway"},message:"must have req\
uired property 'gateway'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.
mesh===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mesh"},message:"must have required property 'mesh'",schema:A.required,parentSchema:A,data:a};e===null?
e=[n]:e.push(n),s++}if(a.metadata===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"metadata"},message:"must have required property 'metadata'",schema:A.
required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.operator===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"operator"},message:"must have re\
quired property 'operator'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.
limits===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
limits"},message:"must have required property 'limits'",schema:A.required,parentSchema:A,data:a};e===
null?e=[n]:e.push(n),s++}if(a.admission===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"admission"},message:"must have required property 'admission'",schema:A.
required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.retry===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry"},message:"must have requi\
red property 'retry'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.breaker===
void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"br\
eaker"},message:"must have required property 'breaker'",schema:A.required,parentSchema:A,data:a};e===
null?e=[n]:e.push(n),s++}if(a.drain===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"drain"},message:"must have required property 'drain'",schema:A.required,
parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.ledger===void 0){let n={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ledger"},message:"must have required propert\
y 'ledger'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.log===void 0){
let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"\
must have required property 'log'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),
s++}if(a.tracing===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tracing"},message:"must have required property 'tracing'",schema:A.required,parentSchema:A,
data:a};e===null?e=[n]:e.push(n),s++}if(a.sandbox===void 0){let n={instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"sandbox"},message:"must have required property 'sa\
ndbox'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.upstreams===void 0){
let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},
message:"must have required property 'upstreams'",schema:A.required,parentSchema:A,data:a};e===null?
e=[n]:e.push(n),s++}if(a.routes===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"routes"},message:"must have required property 'routes'",schema:A.required,
parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.models===void 0){let n={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"models"},message:"must have required propert\
y 'models'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}if(a.prices===void 0){
let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"\
must have required property 'prices'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(
n),s++}for(let n in a)if(!Me.call(A.properties,n)){let g={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:A,data:a};e===null?e=[g]:e.push(g),s++}let d=a.store;if(typeof d==
"string"){if(P(d)>1024){let n={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:A.
properties.store,data:d};e===null?e=[n]:e.push(n),s++}if(P(d)<1){let n={instancePath:t+"/store",schemaPath:"\
#/properties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:A.properties.store,data:d};e===null?e=[n]:e.push(n),s++}if(!De.
test(d)){let n={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:A.properties.store,data:d};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:A.properties.store.type,parentSchema:A.properties.store,data:d};e===null?e=[n]:e.push(
n),s++}if(a.store_env!==void 0){let n=a.store_env;if(typeof n=="string"){if(P(n)>128){let g={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:A.properties.store_env,data:n};e===null?
e=[g]:e.push(g),s++}if(!ve.test(n)){let g={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:A.properties.store_env,
data:n};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
store_env.type,parentSchema:A.properties.store_env,data:n};e===null?e=[g]:e.push(g),s++}}let p=a.store_connections;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let n={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:A.properties.store_connections.type,parentSchema:A.properties.store_connections,data:p};e===null?
e=[n]:e.push(n),s++}if(typeof p=="number"){if(p>1e3||isNaN(p)){let n={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:A.properties.store_connections,data:p};
e===null?e=[n]:e.push(n),s++}if(p<2||isNaN(p)){let n={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:A.properties.store_connections,data:p};e===null?e=[n]:e.push(n),
s++}}let r=a.spool;if(typeof r=="string"){if(P(r)>1024){let n={instancePath:t+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:A.properties.spool,data:r};e===null?e=[n]:e.push(n),s++}
if(P(r)<1){let n={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:A.properties.
spool,data:r};e===null?e=[n]:e.push(n),s++}if(!De.test(r)){let n={instancePath:t+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:A.properties.spool,data:r};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:A.properties.spool.type,parentSchema:A.
properties.spool,data:r};e===null?e=[n]:e.push(n),s++}let c=a.workers;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c))){let n={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:A.properties.workers.type,parentSchema:A.properties.
workers,data:c};e===null?e=[n]:e.push(n),s++}if(typeof c=="number"){if(c>128||isNaN(c)){let n={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:A.properties.workers,data:c};e===null?e=[n]:e.push(
n),s++}if(c<1||isNaN(c)){let n={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:A.properties.
workers,data:c};e===null?e=[n]:e.push(n),s++}}let h=a.gateway;if(h&&typeof h=="object"&&!Array.isArray(
h)){h.host===void 0&&(h.host="127.0.0.1"),h.port===void 0&&(h.port=8080),h.cors===void 0&&(h.cors=!1),
h.docs===void 0&&(h.docs=!0);for(let u in h)if(!(u==="host"||u==="port"||u==="public_url"||u==="cors"||
u==="docs")){let v={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:ne,data:h};e===null?e=[v]:e.push(v),s++}let n=h.host;if(typeof n==
"string"){if(P(n)>253){let u={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:ne.properties.host,data:n};e===null?e=[u]:e.push(u),s++}if(P(
n)<1){let u={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ne.properties.host,data:n};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ne.properties.host.type,parentSchema:ne.properties.host,data:n};
e===null?e=[u]:e.push(u),s++}let g=h.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let u={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ne.properties.port.type,parentSchema:ne.properties.
port,data:g};e===null?e=[u]:e.push(u),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let u={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ne.properties.
port,data:g};e===null?e=[u]:e.push(u),s++}if(g<0||isNaN(g)){let u={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ne.properties.port,data:g};e===null?e=[u]:e.push(u),s++}}
if(h.public_url!==void 0){let u=h.public_url;if(typeof u=="string"){if(P(u)>1024){let v={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:ne.
properties.public_url,data:u};e===null?e=[v]:e.push(v),s++}if(P(u)<8){let v={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:ne.properties.
public_url,data:u};e===null?e=[v]:e.push(v),s++}if(!Ve(u)){let v={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:ne.properties.public_url,data:u};e===
null?e=[v]:e.push(v),s++}}else{let v={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:ne.properties.public_url.type,parentSchema:ne.properties.public_url,data:u};e===null?e=
[v]:e.push(v),s++}}let b=h.cors;if(typeof b!="boolean"){let u={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ne.properties.cors.type,parentSchema:ne.properties.cors,data:b};e===null?e=[u]:
e.push(u),s++}let k=h.docs;if(typeof k!="boolean"){let u={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ne.properties.docs.type,parentSchema:ne.properties.docs,data:k};e===null?e=[u]:
e.push(u),s++}}else{let n={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:h};
e===null?e=[n]:e.push(n),s++}Ce(a.mesh,{instancePath:t+"/mesh",parentData:a,parentDataProperty:"mesh",
rootData:Z,dynamicAnchors:U})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length);let w=a.metadata;
if(w&&typeof w=="object"&&!Array.isArray(w)){w.host===void 0&&(w.host="127.0.0.1"),w.port===void 0&&
(w.port=8082),w.docs===void 0&&(w.docs=!0);for(let k in w)if(!(k==="host"||k==="port"||k==="docs")){
let u={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,
parentSchema:ke,data:w};e===null?e=[u]:e.push(u),s++}let n=w.host;if(typeof n=="string"){if(P(n)>253){
let k={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:ke.properties.host,data:n};e===null?e=[k]:e.push(k),s++}if(P(n)<1){let k={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ke.properties.
host,data:n};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:ke.properties.host.type,parentSchema:ke.properties.host,data:n};e===null?e=[k]:
e.push(k),s++}let g=w.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let k={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ke.properties.port.type,parentSchema:ke.properties.port,data:g};
e===null?e=[k]:e.push(k),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let k={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ke.properties.port,
data:g};e===null?e=[k]:e.push(k),s++}if(g<0||isNaN(g)){let k={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ke.properties.port,data:g};e===null?e=[k]:e.push(k),s++}}
let b=w.docs;if(typeof b!="boolean"){let k={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:ke.properties.docs.type,parentSchema:ke.properties.docs,data:b};e===null?e=[k]:e.push(k),
s++}}else{let n={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ke.type,parentSchema:ke,data:w};e===null?
e=[n]:e.push(n),s++}let S=a.operator;if(S&&typeof S=="object"&&!Array.isArray(S)){S.host===void 0&&(S.
host="127.0.0.1"),S.port===void 0&&(S.port=8090),S.hosts===void 0&&(S.hosts=[]),S.console===void 0&&
(S.console=!0),S.docs===void 0&&(S.docs=!0),S.token_env===void 0&&(S.token_env="TOLLGATE_OPERATOR_TO\
KEN"),S.metrics_open===void 0&&(S.metrics_open=!1);for(let j in S)if(!Me.call(G.properties,j)){let K={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j},message:"must NOT have additional properties",schema:!1,
parentSchema:G,data:S};e===null?e=[K]:e.push(K),s++}let n=S.host;if(typeof n=="string"){if(P(n)>253){
let j={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:G.properties.host,data:n};e===null?e=[j]:e.push(j),s++}if(P(n)<1){let j={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.
host,data:n};e===null?e=[j]:e.push(j),s++}}else{let j={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:G.properties.host.type,parentSchema:G.properties.host,data:n};e===null?e=[j]:e.
push(j),s++}let g=S.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let j={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:G.properties.port.type,parentSchema:G.properties.port,data:g};
e===null?e=[j]:e.push(j),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let j={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:G.properties.port,
data:g};e===null?e=[j]:e.push(j),s++}if(g<0||isNaN(g)){let j={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:G.properties.port,data:g};e===null?e=[j]:e.push(j),s++}}
if(S.public_url!==void 0){let j=S.public_url;if(typeof j=="string"){if(P(j)>1024){let K={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:G.
properties.public_url,data:j};e===null?e=[K]:e.push(K),s++}if(P(j)<8){let K={instancePath:t+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:G.properties.
public_url,data:j};e===null?e=[K]:e.push(K),s++}if(!Ve(j)){let K={instancePath:t+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:G.properties.public_url,data:j};
e===null?e=[K]:e.push(K),s++}}else{let K={instancePath:t+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:G.properties.public_url.type,parentSchema:G.properties.public_url,data:j};e===null?
e=[K]:e.push(K),s++}}let b=S.hosts;if(Array.isArray(b)){if(b.length>64){let K={instancePath:t+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:G.properties.hosts,
data:b};e===null?e=[K]:e.push(K),s++}let j=b.length;for(let K=0;K<j;K++){let Ie=b[K];if(typeof Ie=="\
string"){if(P(Ie)>253){let Se={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:G.properties.hosts.items,data:Ie};e===null?e=
[Se]:e.push(Se),s++}if(P(Ie)<1){let Se={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.hosts.items,data:Ie};e===null?
e=[Se]:e.push(Se),s++}if(!Xs.test(Ie)){let Se={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:G.
properties.hosts.items,data:Ie};e===null?e=[Se]:e.push(Se),s++}}else{let Se={instancePath:t+"/operat\
or/hosts/"+K,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.properties.hosts.items.type,parentSchema:G.properties.
hosts.items,data:Ie};e===null?e=[Se]:e.push(Se),s++}}}else{let j={instancePath:t+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:G.properties.hosts.type,parentSchema:G.properties.hosts,data:b};e===null?e=[j]:
e.push(j),s++}let k=S.console;if(typeof k!="boolean"){let j={instancePath:t+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.console.type,parentSchema:G.properties.console,data:k};e===null?
e=[j]:e.push(j),s++}let u=S.docs;if(typeof u!="boolean"){let j={instancePath:t+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.docs.type,parentSchema:G.properties.docs,data:u};e===null?e=[j]:
e.push(j),s++}let v=S.token_env;if(typeof v=="string"){if(P(v)>128){let j={instancePath:t+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:G.
properties.token_env,data:v};e===null?e=[j]:e.push(j),s++}if(!ve.test(v)){let j={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.token_env,data:v};e===null?e=[j]:
e.push(j),s++}}else{let j={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
properties.token_env.type,parentSchema:G.properties.token_env,data:v};e===null?e=[j]:e.push(j),s++}if(S.
metrics_token_env!==void 0){let j=S.metrics_token_env;if(typeof j=="string"){if(P(j)>128){let K={instancePath:t+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:G.properties.metrics_token_env,data:j};e===null?e=[K]:e.push(K),s++}if(!ve.test(
j)){let K={instancePath:t+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.
metrics_token_env,data:j};e===null?e=[K]:e.push(K),s++}}else{let K={instancePath:t+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:G.properties.metrics_token_env.type,parentSchema:G.
properties.metrics_token_env,data:j};e===null?e=[K]:e.push(K),s++}}let Ae=S.metrics_open;if(typeof Ae!=
"boolean"){let j={instancePath:t+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:G.
properties.metrics_open.type,parentSchema:G.properties.metrics_open,data:Ae};e===null?e=[j]:e.push(j),
s++}}else{let n={instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:S};e===null?
e=[n]:e.push(n),s++}Fe(a.limits,{instancePath:t+"/limits",parentData:a,parentDataProperty:"limits",rootData:Z,
dynamicAnchors:U})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length);let L=a.admission;if(L&&typeof L==
"object"&&!Array.isArray(L)){L.queue_ms===void 0&&(L.queue_ms=500),L.body_bytes===void 0&&(L.body_bytes=
268435456),L.loop_delay_ms===void 0&&(L.loop_delay_ms=200),L.heap_percent===void 0&&(L.heap_percent=
85);for(let u in L)if(!(u==="concurrent"||u==="queue_ms"||u==="body_bytes"||u==="loop_delay_ms"||u===
"heap_percent")){let v={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have\
 additional properties",schema:!1,parentSchema:te,data:L};e===null?e=[v]:e.push(v),s++}if(L.concurrent!==
void 0){let u=L.concurrent;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:te.properties.concurrent.type,parentSchema:te.
properties.concurrent,data:u};e===null?e=[v]:e.push(v),s++}if(typeof u=="number"){if(u>1e5||isNaN(u)){
let v={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:te.properties.concurrent,data:u};e===null?e=[v]:e.push(v),s++}if(u<1||isNaN(
u)){let v={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/propert\
ies/concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:te.properties.concurrent,data:u};e===null?e=[v]:e.push(v),s++}}}let n=L.queue_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let u={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:te.properties.queue_ms.type,parentSchema:te.properties.queue_ms,data:n};e===null?e=[u]:
e.push(u),s++}if(typeof n=="number"){if(n>1e4||isNaN(n)){let u={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:te.properties.queue_ms,data:n};e===
null?e=[u]:e.push(u),s++}if(n<1||isNaN(n)){let u={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:te.properties.queue_ms,data:n};e===null?e=[u]:
e.push(u),s++}}let g=L.body_bytes;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let u={instancePath:t+
"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:te.properties.body_bytes.type,parentSchema:te.
properties.body_bytes,data:g};e===null?e=[u]:e.push(u),s++}if(typeof g=="number"){if(g>1099511627776||
isNaN(g)){let u={instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:te.properties.body_bytes,data:g};e===null?
e=[u]:e.push(u),s++}if(g<8388608||isNaN(g)){let u={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:te.properties.body_bytes,
data:g};e===null?e=[u]:e.push(u),s++}}let b=L.loop_delay_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b))){let u={instancePath:t+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:te.
properties.loop_delay_ms.type,parentSchema:te.properties.loop_delay_ms,data:b};e===null?e=[u]:e.push(
u),s++}if(typeof b=="number"){if(b>36e5||isNaN(b)){let u={instancePath:t+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:te.properties.loop_delay_ms,
data:b};e===null?e=[u]:e.push(u),s++}if(b<10||isNaN(b)){let u={instancePath:t+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:te.properties.loop_delay_ms,
data:b};e===null?e=[u]:e.push(u),s++}}let k=L.heap_percent;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){
let u={instancePath:t+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:te.properties.
heap_percent.type,parentSchema:te.properties.heap_percent,data:k};e===null?e=[u]:e.push(u),s++}if(typeof k==
"number"){if(k>100||isNaN(k)){let u={instancePath:t+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:te.properties.heap_percent,data:k};e===null?e=[u]:e.
push(u),s++}if(k<10||isNaN(k)){let u={instancePath:t+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:te.properties.heap_percent,data:k};e===null?e=[u]:e.push(
u),s++}}}else{let n={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:te.type,parentSchema:te,data:L};e===null?
e=[n]:e.push(n),s++}let V=a.retry;if(V&&typeof V=="object"&&!Array.isArray(V)){V.attempts===void 0&&
(V.attempts=3),V.free_failovers===void 0&&(V.free_failovers=10),V.failover_share===void 0&&(V.failover_share=
.2),V.repeat_share===void 0&&(V.repeat_share=.1);for(let u in V)if(!(u==="attempts"||u==="free_failo\
vers"||u==="failover_share"||u==="repeat_share")){let v={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:ue,data:V};e===null?e=[v]:e.push(
v),s++}let n=V.attempts;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let u={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ue.properties.attempts.type,parentSchema:ue.properties.attempts,
data:n};e===null?e=[u]:e.push(u),s++}if(typeof n=="number"){if(n>10||isNaN(n)){let u={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:ue.properties.attempts,
data:n};e===null?e=[u]:e.push(u),s++}if(n<1||isNaN(n)){let u={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ue.properties.attempts,data:n};e===null?e=[u]:e.push(u),
s++}}let g=V.free_failovers;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let u={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:ue.properties.free_failovers.type,parentSchema:ue.
properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}if(typeof g=="number"){if(g>1e6||isNaN(
g)){let u={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:ue.properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}if(g<
0||isNaN(g)){let u={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:ue.properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}}let b=V.
failover_share;if(typeof b=="number"){if(b>1||isNaN(b)){let u={instancePath:t+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ue.properties.failover_share,data:b};
e===null?e=[u]:e.push(u),s++}if(b<0||isNaN(b)){let u={instancePath:t+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:ue.properties.failover_share,data:b};e===null?
e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:ue.properties.failover_share.type,parentSchema:ue.properties.failover_share,data:b};e===
null?e=[u]:e.push(u),s++}let k=V.repeat_share;if(typeof k=="number"){if(k>1||isNaN(k)){let u={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ue.properties.
repeat_share,data:k};e===null?e=[u]:e.push(u),s++}if(k<0||isNaN(k)){let u={instancePath:t+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ue.properties.repeat_share,
data:k};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:ue.properties.repeat_share.type,parentSchema:ue.properties.repeat_share,data:k};
e===null?e=[u]:e.push(u),s++}}else{let n={instancePath:t+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,
data:V};e===null?e=[n]:e.push(n),s++}let C=a.breaker;if(C&&typeof C=="object"&&!Array.isArray(C)){C.
failures===void 0&&(C.failures=5),C.window===void 0&&(C.window=20),C.open_ms===void 0&&(C.open_ms=5e3);
for(let k in C)if(!(k==="failures"||k==="window"||k==="open_ms")){let u={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties",schema:!1,parentSchema:ye,data:C};e===null?e=[u]:e.push(
u),s++}let n=C.failures;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let k={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ye.properties.failures.type,parentSchema:ye.properties.
failures,data:n};e===null?e=[k]:e.push(k),s++}if(typeof n=="number"){if(n>1e3||isNaN(n)){let k={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:ye.properties.
failures,data:n};e===null?e=[k]:e.push(k),s++}if(n<1||isNaN(n)){let k={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ye.properties.failures,data:n};
e===null?e=[k]:e.push(k),s++}}let g=C.window;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let k={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ye.properties.window.type,parentSchema:ye.properties.
window,data:g};e===null?e=[k]:e.push(k),s++}if(typeof g=="number"){if(g>1e3||isNaN(g)){let k={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:ye.properties.
window,data:g};e===null?e=[k]:e.push(k),s++}if(g<2||isNaN(g)){let k={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:ye.properties.window,data:g};e===null?e=[k]:
e.push(k),s++}}let b=C.open_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let k={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ye.properties.open_ms.type,parentSchema:ye.properties.
open_ms,data:b};e===null?e=[k]:e.push(k),s++}if(typeof b=="number"){if(b>6e5||isNaN(b)){let k={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:ye.properties.
open_ms,data:b};e===null?e=[k]:e.push(k),s++}if(b<10||isNaN(b)){let k={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:ye.properties.open_ms,data:b};
e===null?e=[k]:e.push(k),s++}}}else{let n={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ye.type,parentSchema:ye,
data:C};e===null?e=[n]:e.push(n),s++}let Y=a.drain;if(Y&&typeof Y=="object"&&!Array.isArray(Y)){Y.accept_ms===
void 0&&(Y.accept_ms=5e3),Y.calls_ms===void 0&&(Y.calls_ms=3e4),Y.streams_ms===void 0&&(Y.streams_ms=
6e4);for(let k in Y)if(!(k==="accept_ms"||k==="calls_ms"||k==="streams_ms")){let u={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,parentSchema:fe,
data:Y};e===null?e=[u]:e.push(u),s++}let n=Y.accept_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){
let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:fe.properties.accept_ms.
type,parentSchema:fe.properties.accept_ms,data:n};e===null?e=[k]:e.push(k),s++}if(typeof n=="number"){
if(n>6e5||isNaN(n)){let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:fe.properties.accept_ms,data:n};e===null?e=[k]:e.push(k),s++}if(n<
0||isNaN(n)){let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:fe.properties.accept_ms,data:n};e===null?e=[k]:e.push(k),s++}}let g=Y.calls_ms;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let k={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:fe.properties.calls_ms.type,parentSchema:fe.properties.calls_ms,data:g};e===null?e=[k]:e.push(
k),s++}if(typeof g=="number"){if(g>6e5||isNaN(g)){let k={instancePath:t+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:fe.properties.calls_ms,data:g};e===null?e=[k]:e.
push(k),s++}if(g<0||isNaN(g)){let k={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:fe.properties.calls_ms,data:g};e===null?e=[k]:e.push(k),s++}}let b=Y.
streams_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let k={instancePath:t+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:fe.properties.streams_ms.type,parentSchema:fe.properties.streams_ms,data:b};
e===null?e=[k]:e.push(k),s++}if(typeof b=="number"){if(b>36e5||isNaN(b)){let k={instancePath:t+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:fe.properties.
streams_ms,data:b};e===null?e=[k]:e.push(k),s++}if(b<0||isNaN(b)){let k={instancePath:t+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:fe.properties.streams_ms,data:b};
e===null?e=[k]:e.push(k),s++}}}else{let n={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:fe.type,parentSchema:fe,
data:Y};e===null?e=[n]:e.push(n),s++}let y=a.ledger;if(y&&typeof y=="object"&&!Array.isArray(y)){y.spool_bytes===
void 0&&(y.spool_bytes=268435456),y.kept_days===void 0&&(y.kept_days=90);for(let b in y)if(!(b==="sp\
ool_bytes"||b==="kept_days")){let k={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must N\
OT have additional properties",schema:!1,parentSchema:Ne,data:y};e===null?e=[k]:e.push(k),s++}let n=y.
spool_bytes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let b={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Ne.properties.spool_bytes.type,parentSchema:Ne.properties.spool_bytes,
data:n};e===null?e=[b]:e.push(b),s++}if(typeof n=="number"){if(n>1099511627776||isNaN(n)){let b={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:Ne.properties.spool_bytes,data:n};e===null?e=[b]:e.push(b),s++}if(n<65536||isNaN(n)){let b={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:Ne.properties.spool_bytes,data:n};e===null?e=[b]:e.push(b),s++}}let g=y.kept_days;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let b={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:Ne.properties.kept_days.type,parentSchema:Ne.properties.kept_days,data:g};e===null?e=[b]:
e.push(b),s++}if(typeof g=="number"){if(g>36500||isNaN(g)){let b={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:Ne.properties.kept_days,data:g};
e===null?e=[b]:e.push(b),s++}if(g<2||isNaN(g)){let b={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:Ne.properties.kept_days,data:g};e===null?e=[b]:
e.push(b),s++}}}else{let n={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Ne.type,parentSchema:Ne,data:y};e===null?
e=[n]:e.push(n),s++}let O=a.log;if(O&&typeof O=="object"&&!Array.isArray(O)){O.level===void 0&&(O.level=
"info"),O.format===void 0&&(O.format="auto");for(let b in O)if(!(b==="level"||b==="format")){let k={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:we,
data:O};e===null?e=[k]:e.push(k),s++}let n=O.level;if(typeof n!="string"){let b={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:we.properties.level.type,parentSchema:we.properties.level,data:n};
e===null?e=[b]:e.push(b),s++}if(!(n==="debug"||n==="info"||n==="warn"||n==="error"||n==="silent")){let b={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:we.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:we.properties.level.enum,parentSchema:we.properties.level,data:n};e===null?e=[b]:e.push(b),
s++}let g=O.format;if(typeof g!="string"){let b={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:we.properties.format.type,parentSchema:we.properties.format,data:g};e===null?e=[b]:e.push(b),
s++}if(!(g==="auto"||g==="json"||g==="pretty")){let b={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:we.properties.format.
enum},message:"must be equal to one of the allowed values",schema:we.properties.format.enum,parentSchema:we.
properties.format,data:g};e===null?e=[b]:e.push(b),s++}}else{let n={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.
type,parentSchema:we,data:O};e===null?e=[n]:e.push(n),s++}let f=a.tracing;if(f&&typeof f=="object"&&
!Array.isArray(f)){f.enabled===void 0&&(f.enabled=!1);for(let g in f)if(g!=="enabled"){let b={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:ss,
data:f};e===null?e=[b]:e.push(b),s++}let n=f.enabled;if(typeof n!="boolean"){let g={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:ss.properties.enabled.type,parentSchema:ss.properties.
enabled,data:n};e===null?e=[g]:e.push(g),s++}}else{let n={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ss.
type,parentSchema:ss,data:f};e===null?e=[n]:e.push(n),s++}let x=a.sandbox;if(x&&typeof x=="object"&&
!Array.isArray(x)){if(x.public===void 0&&(x.public=!1),x.public===void 0){let g={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:Ee.required,parentSchema:Ee,data:x};e===
null?e=[g]:e.push(g),s++}for(let g in x)if(g!=="public"){let b={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties",schema:!1,parentSchema:Ee,data:x};e===null?e=[b]:e.push(
b),s++}let n=x.public;if(typeof n!="boolean"){let g={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:Ee.properties.public.type,parentSchema:Ee.properties.public,data:n};e===null?
e=[g]:e.push(g),s++}}else{let n={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ee.type,parentSchema:Ee,
data:x};e===null?e=[n]:e.push(n),s++}Ge(a.payments,{instancePath:t+"/payments",parentData:a,parentDataProperty:"\
payments",rootData:Z,dynamicAnchors:U})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length);let M=a.
network;if(M&&typeof M=="object"&&!Array.isArray(M)){for(let n in M)if(!(n==="proxy"||n==="proxy_env"||
n==="no_proxy")){let g={instancePath:t+"/network",schemaPath:"#/components/schemas/Network/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have add\
itional properties",schema:!1,parentSchema:oe,data:M};e===null?e=[g]:e.push(g),s++}if(M.proxy!==void 0){
let n=M.proxy;if(typeof n=="string"){if(P(n)>1024){let g={instancePath:t+"/network/proxy",schemaPath:"\
#/components/schemas/Network/properties/proxy/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:oe.properties.proxy,data:n};e===null?
e=[g]:e.push(g),s++}if(P(n)<8){let g={instancePath:t+"/network/proxy",schemaPath:"#/components/schem\
as/Network/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have f\
ewer than 8 characters",schema:8,parentSchema:oe.properties.proxy,data:n};e===null?e=[g]:e.push(g),s++}
if(!Ve(n)){let g={instancePath:t+"/network/proxy",schemaPath:"#/components/schemas/Network/propertie\
s/proxy/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",
parentSchema:oe.properties.proxy,data:n};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/\
network/proxy",schemaPath:"#/components/schemas/Network/properties/proxy/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:oe.properties.proxy.type,parentSchema:oe.properties.proxy,
data:n};e===null?e=[g]:e.push(g),s++}}if(M.proxy_env!==void 0){let n=M.proxy_env;if(typeof n=="strin\
g"){if(P(n)>128){let g={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Network\
/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more \
than 128 characters",schema:128,parentSchema:oe.properties.proxy_env,data:n};e===null?e=[g]:e.push(g),
s++}if(!ve.test(n)){let g={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Netw\
ork/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:oe.properties.
proxy_env,data:n};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/network/proxy_env",schemaPath:"\
#/components/schemas/Network/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:oe.properties.proxy_env.type,parentSchema:oe.properties.proxy_env,data:n};e===
null?e=[g]:e.push(g),s++}}if(M.no_proxy!==void 0){let n=M.no_proxy;if(Array.isArray(n)){if(n.length>
256){let b={instancePath:t+"/network/no_proxy",schemaPath:"#/components/schemas/Network/properties/n\
o_proxy/maxItems",keyword:"maxItems",params:{limit:256},message:"must NOT have more than 256 items",
schema:256,parentSchema:oe.properties.no_proxy,data:n};e===null?e=[b]:e.push(b),s++}let g=n.length;for(let b=0;b<
g;b++){let k=n[b];if(typeof k=="string"){if(P(k)>255){let u={instancePath:t+"/network/no_proxy/"+b,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters",schema:255,parentSchema:oe.properties.no_proxy.items,
data:k};e===null?e=[u]:e.push(u),s++}if(P(k)<1){let u={instancePath:t+"/network/no_proxy/"+b,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:oe.properties.no_proxy.items,data:k};
e===null?e=[u]:e.push(u),s++}if(!Qs.test(k)){let u={instancePath:t+"/network/no_proxy/"+b,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x20,]+$"},message:'must match pattern "^[^\\x00-\\x20,]+$"',schema:"^[^\\x00-\\x20,]+$",parentSchema:oe.
properties.no_proxy.items,data:k};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/network\
/no_proxy/"+b,schemaPath:"#/components/schemas/Network/properties/no_proxy/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:oe.properties.no_proxy.items.type,parentSchema:oe.
properties.no_proxy.items,data:k};e===null?e=[u]:e.push(u),s++}}}else{let g={instancePath:t+"/networ\
k/no_proxy",schemaPath:"#/components/schemas/Network/properties/no_proxy/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:oe.properties.no_proxy.type,parentSchema:oe.properties.
no_proxy,data:n};e===null?e=[g]:e.push(g),s++}}}else{let n={instancePath:t+"/network",schemaPath:"#/\
components/schemas/Network/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.
type,parentSchema:oe,data:M};e===null?e=[n]:e.push(n),s++}let z=a.trusted_proxies;if(Array.isArray(z)){
if(z.length>64){let g={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:A.
properties.trusted_proxies,data:z};e===null?e=[g]:e.push(g),s++}let n=z.length;for(let g=0;g<n;g++){
let b=z[g];if(typeof b=="string"){if(P(b)>64){let k={instancePath:t+"/trusted_proxies/"+g,schemaPath:"\
#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:A.properties.trusted_proxies.items,data:b};e===
null?e=[k]:e.push(k),s++}if(P(b)<2){let k={instancePath:t+"/trusted_proxies/"+g,schemaPath:"#/proper\
ties/trusted_proxies/items/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fe\
wer than 2 characters",schema:2,parentSchema:A.properties.trusted_proxies.items,data:b};e===null?e=[
k]:e.push(k),s++}if(!et.test(b)){let k={instancePath:t+"/trusted_proxies/"+g,schemaPath:"#/propertie\
s/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"},
message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$",
parentSchema:A.properties.trusted_proxies.items,data:b};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+
"/trusted_proxies/"+g,schemaPath:"#/properties/trusted_proxies/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:A.properties.trusted_proxies.items.type,parentSchema:A.properties.
trusted_proxies.items,data:b};e===null?e=[k]:e.push(k),s++}}}else{let n={instancePath:t+"/trusted_pr\
oxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:A.properties.trusted_proxies.type,parentSchema:A.properties.trusted_proxies,data:z};
e===null?e=[n]:e.push(n),s++}let ie=a.upstreams;if(ie&&typeof ie=="object"&&!Array.isArray(ie)){if(Object.
keys(ie).length>256){let n={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/maxProper\
ties",keyword:"maxProperties",params:{limit:256},message:"must NOT have more than 256 properties",schema:256,
parentSchema:A.properties.upstreams,data:ie};e===null?e=[n]:e.push(n),s++}for(let n in ie){let g=s;if(typeof n==
"string"&&!st.test(n)){let b={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/propert\
yNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must\
 match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:A.
properties.upstreams.propertyNames,data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}var o=g===s;if(!o){
let b={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames",keyword:"proper\
tyNames",params:{propertyName:n},message:"property name must be valid",schema:A.properties.upstreams.
propertyNames,parentSchema:A.properties.upstreams,data:ie};e===null?e=[b]:e.push(b),s++}}for(let n in ie)
Ye(ie[n],{instancePath:t+"/upstreams/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:ie,parentDataProperty:n,
rootData:Z,dynamicAnchors:U})||(e=e===null?Ye.errors:e.concat(Ye.errors),s=e.length)}else{let n={instancePath:t+
"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:A.properties.upstreams.type,parentSchema:A.properties.upstreams,data:ie};e===
null?e=[n]:e.push(n),s++}let re=a.routes;if(re&&typeof re=="object"&&!Array.isArray(re)){if(Object.keys(
re).length>4096){let n={instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"\
maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:A.
properties.routes,data:re};e===null?e=[n]:e.push(n),s++}for(let n in re){let g=s;if(typeof n=="strin\
g"){if(P(n)>256){let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLengt\
h",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:xe,data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}if(!ds.test(n)){let b={instancePath:t+
"/routes",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:xe,data:n,propertyName:n};e===null?
e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:xe.type,parentSchema:xe,
data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}var m=g===s;if(!m){let b={instancePath:t+"/route\
s",schemaPath:"#/properties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"\
property name must be valid",schema:A.properties.routes.propertyNames,parentSchema:A.properties.routes,
data:re};e===null?e=[b]:e.push(b),s++}}for(let n in re){let g=re[n];if(Array.isArray(g)){if(g.length>
64){let k={instancePath:t+"/routes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properti\
es/routes/additionalProperties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have\
 more than 64 items",schema:64,parentSchema:A.properties.routes.additionalProperties,data:g};e===null?
e=[k]:e.push(k),s++}let b=g.length;for(let k=0;k<b;k++)Qe(g[k],{instancePath:t+"/routes/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+k,parentData:g,parentDataProperty:k,rootData:Z,dynamicAnchors:U})||
(e=e===null?Qe.errors:e.concat(Qe.errors),s=e.length)}else{let b={instancePath:t+"/routes/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProperties/type",keyword:"t\
ype",params:{type:"array"},message:"must be array",schema:A.properties.routes.additionalProperties.type,
parentSchema:A.properties.routes.additionalProperties,data:g};e===null?e=[b]:e.push(b),s++}}}else{let n={
instancePath:t+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:A.properties.routes.type,parentSchema:A.properties.routes,data:re};e===
null?e=[n]:e.push(n),s++}let T=a.models;if(T&&typeof T=="object"&&!Array.isArray(T)){if(Object.keys(
T).length>4096){let n={instancePath:t+"/models",schemaPath:"#/properties/models/maxProperties",keyword:"\
maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:A.
properties.models,data:T};e===null?e=[n]:e.push(n),s++}for(let n in T){let g=s;if(typeof n=="string"){
if(P(n)>256){let b={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:xe,
data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}if(!ds.test(n)){let b={instancePath:t+"/models",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:xe,data:n,propertyName:n};e===null?e=[b]:e.push(
b),s++}}else{let b={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:xe.type,parentSchema:xe,data:n,propertyName:n};
e===null?e=[b]:e.push(b),s++}var i=g===s;if(!i){let b={instancePath:t+"/models",schemaPath:"#/proper\
ties/models/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name mu\
st be valid",schema:A.properties.models.propertyNames,parentSchema:A.properties.models,data:T};e===null?
e=[b]:e.push(b),s++}}for(let n in T){let g=T[n];if(g&&typeof g=="object"&&!Array.isArray(g)){g.kind===
void 0&&(g.kind="chat"),g.input===void 0&&(g.input=["text"]);for(let u in g)if(!(u==="kind"||u==="in\
put"||u==="context_tokens"||u==="output_tokens"||u==="dimensions"||u==="cache"||u==="tokens_per_seco\
nd")){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/ModelSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:H,data:g};e===null?e=[v]:e.push(
v),s++}let b=g.kind;if(typeof b!="string"){let u={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:H.properties.kind.type,parentSchema:H.properties.
kind,data:b};e===null?e=[u]:e.push(u),s++}if(!(b==="chat"||b==="embeddings"||b==="rerank"||b==="mode\
rations"||b==="images")){let u={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/enum",keyword:"enum",params:{allowedValues:H.
properties.kind.enum},message:"must be equal to one of the allowed values",schema:H.properties.kind.
enum,parentSchema:H.properties.kind,data:b};e===null?e=[u]:e.push(u),s++}let k=g.input;if(Array.isArray(
k)){if(k.length>4){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",
schemaPath:"#/components/schemas/ModelSettings/properties/input/maxItems",keyword:"maxItems",params:{
limit:4},message:"must NOT have more than 4 items",schema:4,parentSchema:H.properties.input,data:k};
e===null?e=[v]:e.push(v),s++}if(k.length<1){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/input/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:H.properties.
input,data:k};e===null?e=[v]:e.push(v),s++}let u=k.length;for(let v=0;v<u;v++){let Ae=k[v];if(typeof Ae!=
"string"){let j={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+v,schemaPath:"\
#/components/schemas/ModelSettings/properties/input/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:H.properties.input.items.type,parentSchema:H.properties.input.items,
data:Ae};e===null?e=[j]:e.push(j),s++}if(!(Ae==="text"||Ae==="image"||Ae==="audio"||Ae==="file")){let j={
instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+v,schemaPath:"#/compone\
nts/schemas/ModelSettings/properties/input/items/enum",keyword:"enum",params:{allowedValues:H.properties.
input.items.enum},message:"must be equal to one of the allowed values",schema:H.properties.input.items.
enum,parentSchema:H.properties.input.items,data:Ae};e===null?e=[j]:e.push(j),s++}}}else{let u={instancePath:t+
"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/type",keyword:"type",params:{type:"array"},message:"must be array",schema:H.
properties.input.type,parentSchema:H.properties.input,data:k};e===null?e=[u]:e.push(u),s++}if(g.context_tokens!==
void 0){let u=g.context_tokens;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+"/\
models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas\
/ModelSettings/properties/context_tokens/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:H.properties.context_tokens.type,parentSchema:H.properties.context_tokens,data:u};
e===null?e=[v]:e.push(v),s++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let v={instancePath:t+"/mode\
ls/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/Mod\
elSettings/properties/context_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:H.properties.context_tokens,data:u};e===null?e=[v]:e.
push(v),s++}if(u<1||isNaN(u)){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.context_tokens,data:u};e===null?e=[v]:e.push(v),s++}}}if(g.output_tokens!==void 0){let u=g.
output_tokens;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+"/models/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/prope\
rties/output_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.
properties.output_tokens.type,parentSchema:H.properties.output_tokens,data:u};e===null?e=[v]:e.push(
v),s++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let v={instancePath:t+"/models/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/o\
utput_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 10000\
00000",schema:1e9,parentSchema:H.properties.output_tokens,data:u};e===null?e=[v]:e.push(v),s++}if(u<
1||isNaN(u)){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_toke\
ns",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.output_tokens,
data:u};e===null?e=[v]:e.push(v),s++}}}if(g.dimensions!==void 0){let u=g.dimensions;if(!(typeof u=="\
number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:H.properties.dimensions.type,parentSchema:H.
properties.dimensions,data:u};e===null?e=[v]:e.push(v),s++}if(typeof u=="number"){if(u>1e6||isNaN(u)){
let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"\
#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.dimensions,data:u};
e===null?e=[v]:e.push(v),s++}if(u<1||isNaN(u)){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensio\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.dimensions,data:u};e===null?e=[v]:e.push(v),s++}}}if(g.cache!==void 0){let u=g.cache;if(typeof u!=
"string"){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache",schemaPath:"\
#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.cache.type,parentSchema:H.properties.cache,data:u};e===null?e=[v]:
e.push(v),s++}if(u!=="auto"){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/enum",keyword:"enum",params:{
allowedValues:H.properties.cache.enum},message:"must be equal to one of the allowed values",schema:H.
properties.cache.enum,parentSchema:H.properties.cache,data:u};e===null?e=[v]:e.push(v),s++}}if(g.tokens_per_second!==
void 0){let u=g.tokens_per_second;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+
"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:H.properties.tokens_per_second.type,parentSchema:H.properties.tokens_per_second,
data:u};e===null?e=[v]:e.push(v),s++}if(typeof u=="number"){if(u>1e6||isNaN(u)){let v={instancePath:t+
"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.tokens_per_second,data:u};
e===null?e=[v]:e.push(v),s++}if(u<1||isNaN(u)){let v={instancePath:t+"/models/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/t\
okens_per_second/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:H.properties.tokens_per_second,data:u};e===null?e=[v]:e.push(v),s++}}}}else{let b={
instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/\
ModelSettings/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,
data:g};e===null?e=[b]:e.push(b),s++}}}else{let n={instancePath:t+"/models",schemaPath:"#/properties\
/models/type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.properties.models.
type,parentSchema:A.properties.models,data:T};e===null?e=[n]:e.push(n),s++}let be=a.prices;if(be&&typeof be==
"object"&&!Array.isArray(be)){if(Object.keys(be).length>4096){let n={instancePath:t+"/prices",schemaPath:"\
#/properties/prices/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:A.properties.prices,data:be};e===null?e=[n]:e.
push(n),s++}for(let n in be){let g=s;if(typeof n=="string"){if(P(n)>256){let b={instancePath:t+"/pri\
ces",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:xe,data:n,propertyName:n};e===null?e=
[b]:e.push(b),s++}if(!ds.test(n)){let b={instancePath:t+"/prices",schemaPath:"#/components/schemas/R\
outeName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'\
must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255\
}\\*?)$",parentSchema:xe,data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:xe.type,parentSchema:xe,data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}var l=g===
s;if(!l){let b={instancePath:t+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:n},message:"property name must be valid",schema:A.properties.prices.
propertyNames,parentSchema:A.properties.prices,data:be};e===null?e=[b]:e.push(b),s++}}for(let n in be)
Ze(be[n],{instancePath:t+"/prices/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:be,parentDataProperty:n,
rootData:Z,dynamicAnchors:U})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)}else{let n={instancePath:t+
"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:A.properties.prices.type,parentSchema:A.properties.prices,data:be};e===null?e=[n]:
e.push(n),s++}}else{let d={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:A.type,parentSchema:A,data:a};e===null?e=[d]:e.push(d),s++}return es.
errors=e,s===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ps(a,{instancePath:t="",
parentData:R,parentDataProperty:E,rootData:Z=a,dynamicAnchors:U={}}={}){let e=null,s=0,$=ps.evaluated;
return $.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),es(a,{instancePath:t,parentData:R,
parentDataProperty:E,rootData:Z,dynamicAnchors:U})||(e=e===null?es.errors:e.concat(es.errors),s=e.length),
ps.errors=e,s===0}ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{yt as default,dt as validate};
