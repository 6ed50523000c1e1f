// Compiled from a contract by npm run generate. Never edited.
var zs=Object.create;var gs=Object.defineProperty;var Ts=Object.getOwnPropertyDescriptor;var js=Object.getOwnPropertyNames;var Zs=Object.getPrototypeOf,Ms=Object.prototype.hasOwnProperty;var _s=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(R){throw t=0,R}};var Is=(r,t,R,E)=>{if(t&&typeof t=="object"||typeof t=="function")for(let Z of js(t))!Ms.call(r,Z)&&
Z!==R&&gs(r,Z,{get:()=>t[Z],enumerable:!(E=Ts(t,Z))||E.enumerable});return r};var Ds=(r,t,R)=>(R=r!=null?zs(Zs(r)):{},Is(t||!r||!r.__esModule?gs(R,"default",{value:r,enumerable:!0}):
R,r));var vs=_s(Le=>{"use strict";Object.defineProperty(Le,"__esModule",{value:!0});Le.formatNames=Le.fastFormats=
Le.fullFormats=void 0;function Ae(r,t){return{validate:r,compare:t}}Le.fullFormats={date:Ae(Ps,hs),time:Ae(
os(!0),ls),"date-time":Ae(bs(!0),Ss),"iso-time":Ae(os(),xs),"iso-date-time":Ae(bs(),Ns),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
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
password:!0,binary:!0};Le.fastFormats={...Le.fullFormats,date:Ae(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,hs),time:Ae(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ls),"date-time":Ae(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ss),"iso-time":Ae(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,xs),
"iso-date-time":Ae(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ns),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Le.formatNames=Object.keys(Le.fullFormats);function Es(r){return r%4===0&&(r%100!==0||r%400===0)}var Rs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Us=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ps(r){let t=Rs.exec(r);if(!t)return!1;let R=+t[1],
E=+t[2],Z=+t[3];return E>=1&&E<=12&&Z>=1&&Z<=(E===2&&Es(R)?29:Us[E])}function hs(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var ns=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function os(r){
return function(R){let E=ns.exec(R);if(!E)return!1;let Z=+E[1],U=+E[2],e=+E[3],s=E[4],$=E[5]==="-"?-1:
1,c=+(E[6]||0),m=+(E[7]||0);if(c>23||m>59||r&&!s)return!1;if(Z<=23&&U<=59&&e<60)return!0;let n=U-m*$,
l=Z-c*$-(n<0?1:0);return(l===23||l===-1)&&(n===59||n===-1)&&e<61}}function ls(r,t){if(!(r&&t))return;
let R=new Date("2020-01-01T"+r).valueOf(),E=new Date("2020-01-01T"+t).valueOf();if(R&&E)return R-E}function xs(r,t){
if(!(r&&t))return;let R=ns.exec(r),E=ns.exec(t);if(R&&E)return r=R[1]+R[2]+R[3],t=E[1]+E[2]+E[3],r>t?
1:r<t?-1:0}var cs=/t|\s/i;function bs(r){let t=os(r);return function(E){let Z=E.split(cs);return Z.length===
2&&Ps(Z[0])&&t(Z[1])}}function Ss(r,t){if(!(r&&t))return;let R=new Date(r).valueOf(),E=new Date(t).valueOf();
if(R&&E)return R-E}function Ns(r,t){if(!(r&&t))return;let[R,E]=r.split(cs),[Z,U]=t.split(cs),e=hs(R,
Z);if(e!==void 0)return e||ls(E,U)}var Vs=/\/|:/,Cs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Fs(r){return Vs.test(r)&&Cs.test(r)}var ks=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Bs(r){return ks.lastIndex=0,ks.test(r)}var Gs=-(2**31),Hs=2**31-1;function Js(r){return Number.
isInteger(r)&&r<=Hs&&r>=Gs}function Ys(r){return Number.isInteger(r)}function ws(){return!0}var Ks=/[^\\]\\Z/;
function Ws(r){if(Ks.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Ls=_s(us=>{"use strict";Object.defineProperty(us,"__esModule",{value:!0});function As(r){let t=r.
length,R=0,E=0,Z;for(;E<t;)R++,Z=r.charCodeAt(E++),Z>=55296&&Z<=56319&&E<t&&(Z=r.charCodeAt(E),(Z&64512)===
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
default:!1},docs:{type:"boolean",default:!0}}},be={type:"object",additionalProperties:!1,properties:{
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
heap_percent:{type:"integer",minimum:10,maximum:100,default:85}}},le={type:"object",additionalProperties:!1,
properties:{attempts:{type:"integer",minimum:1,maximum:10,default:3},free_failovers:{type:"integer",
minimum:0,maximum:1e6,default:10},failover_share:{type:"number",minimum:0,maximum:1,default:.2},repeat_share:{
type:"number",minimum:0,maximum:1,default:.1}}},de={type:"object",additionalProperties:!1,properties:{
failures:{type:"integer",minimum:1,maximum:1e3,default:5},window:{type:"integer",minimum:2,maximum:1e3,
default:20},open_ms:{type:"integer",minimum:10,maximum:6e5,default:5e3}}},ye={type:"object",additionalProperties:!1,
properties:{accept_ms:{type:"integer",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,
maximum:6e5,default:3e4},streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},Se={type:"\
object",additionalProperties:!1,properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,
default:268435456},kept_days:{type:"integer",minimum:2,maximum:36500,default:90}}},ke={type:"object",
additionalProperties:!1,properties:{level:{type:"string",enum:["debug","info","warn","error","silent"],
default:"info"},format:{type:"string",enum:["auto","json","pretty"],default:"auto"}}},ss={type:"obje\
ct",additionalProperties:!1,properties:{enabled:{type:"boolean",default:!1}}},Ee={type:"object",additionalProperties:!1,
required:["public"],properties:{public:{type:"boolean",default:!1}}},oe={type:"object",additionalProperties:!1,
properties:{proxy:{type:"string",format:"uri",minLength:8,maxLength:1024},proxy_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},no_proxy:{type:"array",maxItems:256,items:{type:"string",minLength:1,
maxLength:255,pattern:"^[^\\x00-\\x20,]+$"}}}},Pe={type:"string",maxLength:256,pattern:"^(\\*|[^\\x00-\
\\x20\\x7f,*]{1,255}\\*?)$"},H={type:"object",additionalProperties:!1,properties:{kind:{type:"string",
enum:["chat","embeddings","rerank","moderations"],default:"chat"},input:{type:"array",minItems:1,maxItems:4,
default:["text"],items:{type:"string",enum:["text","image","audio","file"]}},context_tokens:{type:"i\
nteger",minimum:1,maximum:1e9},output_tokens:{type:"integer",minimum:1,maximum:1e9},dimensions:{type:"\
integer",minimum:1,maximum:1e6},cache:{type:"string",enum:["auto"]},tokens_per_second:{type:"integer",
minimum:1,maximum:1e6}}},De=Object.prototype.hasOwnProperty,x=Ls().default,Me=new RegExp("^[^\\x00-\\x\
1f]+$","u"),Ne=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),Xs=new RegExp("^[A-Za-z0-9_.-]+$","u"),Qs=new RegExp(
"^[^\\x00-\\x20,]+$","u"),et=new RegExp("^[0-9a-fA-F.:]+(/[0-9]{1,3})?$","u"),st=new RegExp("^[A-Za-\
z0-9][A-Za-z0-9_.-]{0,63}$","u"),ds=new RegExp("^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),Ve=$s.fullFormats.
uri,q={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8081},public_url:{type:"st\
ring",format:"uri",minLength:8,maxLength:1024},contact:{type:"string",minLength:3,maxLength:254,pattern:"\
^[^\\s@<>]+@[^\\s@<>]+$"},cors:{type:"boolean",default:!1},docs:{type:"boolean",default:!0},agents:{
type:"array",maxItems:64,default:["spec/agents"],items:{type:"string",minLength:1,maxLength:1024,pattern:"\
^[^\\x00-\\x1f]+$"}},on_broken_agent:{type:"string",enum:["refuse","skip"],default:"refuse"},allow_private:{
type:"array",maxItems:64,default:[],items:{type:"string",minLength:8,maxLength:1024}},proxy:{type:"s\
tring",format:"uri",minLength:8,maxLength:1024},proxy_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0\
-9_]*$",maxLength:128},proxy_resolves:{type:"boolean",default:!1},model:{type:"string",minLength:1,maxLength:256,
default:"meta-llama/llama-3.3-70b-instruct"},summaries:{type:"string",enum:["query","always"],default:"\
query"},write_tools:{type:"boolean",default:!1},address_rpm:{type:"integer",minimum:0,maximum:1e9,default:0},
unpaid_rpm:{type:"integer",minimum:0,maximum:1e9,default:600},each_agent:{$ref:"#/components/schemas\
/AgentCaps",default:{}},lenient:{$ref:"#/components/schemas/Lenient",default:{}},bounds:{$ref:"#/com\
ponents/schemas/Bounds",default:{}},tasks:{$ref:"#/components/schemas/Tasks",default:{}}}},ce={type:"\
object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}},Re={type:"object",additionalProperties:!1,
properties:{arguments:{type:"boolean",default:!1},bearer:{type:"boolean",default:!1}}},Q={type:"obje\
ct",additionalProperties:!1,properties:{turns:{type:"integer",minimum:1,maximum:100,default:8},tool_calls:{
type:"integer",minimum:1,maximum:1e3,default:12},query_ms:{type:"integer",minimum:100,maximum:6e5,default:6e4},
tokens:{type:"integer",minimum:100,maximum:1e8,default:2e5},usd:{type:"string",pattern:"^(0|[1-9][0-\
9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{type:"integer",minimum:100,maximum:1e7,
default:8e3}}},fe={type:"object",additionalProperties:!1,properties:{workers:{type:"integer",minimum:0,
maximum:1e3,default:4},kept_days:{type:"integer",minimum:1,maximum:3650,default:7},waiting:{type:"in\
teger",minimum:1,maximum:1e6,default:1e3}}},tt=new RegExp("^[^\\s@<>]+@[^\\s@<>]+$","u"),Os=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),ue=new RegExp("^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$","\
u");function Ce(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ce.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){r.host===void 0&&(r.host="127.0.0.1"),r.port===void 0&&(r.port=
8081),r.cors===void 0&&(r.cors=!1),r.docs===void 0&&(r.docs=!0),r.agents===void 0&&(r.agents=["spec/\
agents"]),r.on_broken_agent===void 0&&(r.on_broken_agent="refuse"),r.allow_private===void 0&&(r.allow_private=
[]),r.proxy_resolves===void 0&&(r.proxy_resolves=!1),r.model===void 0&&(r.model="meta-llama/llama-3.\
3-70b-instruct"),r.summaries===void 0&&(r.summaries="query"),r.write_tools===void 0&&(r.write_tools=
!1),r.address_rpm===void 0&&(r.address_rpm=0),r.unpaid_rpm===void 0&&(r.unpaid_rpm=600),r.each_agent===
void 0&&(r.each_agent={}),r.lenient===void 0&&(r.lenient={}),r.bounds===void 0&&(r.bounds={}),r.tasks===
void 0&&(r.tasks={});for(let f in r)if(!De.call(q.properties,f)){let P={instancePath:t,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NO\
T have additional properties",schema:!1,parentSchema:q,data:r};e===null?e=[P]:e.push(P),s++}let c=r.
host;if(typeof c=="string"){if(x(c)>253){let f={instancePath:t+"/host",schemaPath:"#/properties/host\
/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",
schema:253,parentSchema:q.properties.host,data:c};e===null?e=[f]:e.push(f),s++}if(x(c)<1){let f={instancePath:t+
"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.host,data:c};e===null?e=[f]:e.push(
f),s++}}else{let f={instancePath:t+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:q.properties.host.type,parentSchema:q.properties.host,
data:c};e===null?e=[f]:e.push(f),s++}let m=r.port;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let f={
instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:q.properties.port.type,parentSchema:q.properties.port,data:m};e===null?e=[f]:
e.push(f),s++}if(typeof m=="number"){if(m>65535||isNaN(m)){let f={instancePath:t+"/port",schemaPath:"\
#/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"must be <\
= 65535",schema:65535,parentSchema:q.properties.port,data:m};e===null?e=[f]:e.push(f),s++}if(m<0||isNaN(
m)){let f={instancePath:t+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.properties.port,data:m};e===null?e=[f]:e.
push(f),s++}}if(r.public_url!==void 0){let f=r.public_url;if(typeof f=="string"){if(x(f)>1024){let P={
instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:q.properties.
public_url,data:f};e===null?e=[P]:e.push(P),s++}if(x(f)<8){let P={instancePath:t+"/public_url",schemaPath:"\
#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer\
 than 8 characters",schema:8,parentSchema:q.properties.public_url,data:f};e===null?e=[P]:e.push(P),s++}
if(!Ve(f)){let P={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:q.properties.
public_url,data:f};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+"/public_url",schemaPath:"\
#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.
properties.public_url.type,parentSchema:q.properties.public_url,data:f};e===null?e=[P]:e.push(P),s++}}
if(r.contact!==void 0){let f=r.contact;if(typeof f=="string"){if(x(f)>254){let P={instancePath:t+"/c\
ontact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:q.properties.contact,data:f};e===null?
e=[P]:e.push(P),s++}if(x(f)<3){let P={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:q.properties.contact,data:f};e===null?e=[P]:e.push(P),s++}if(!tt.test(f)){let P={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:q.properties.contact,data:f};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:q.properties.contact.type,parentSchema:q.properties.contact,data:f};e===null?e=[P]:
e.push(P),s++}}let n=r.cors;if(typeof n!="boolean"){let f={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.
cors.type,parentSchema:q.properties.cors,data:n};e===null?e=[f]:e.push(f),s++}let l=r.docs;if(typeof l!=
"boolean"){let f={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:q.properties.docs.type,parentSchema:q.properties.docs,
data:l};e===null?e=[f]:e.push(f),s++}let d=r.agents;if(Array.isArray(d)){if(d.length>64){let P={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:q.properties.agents,data:d};e===null?e=[P]:e.
push(P),s++}let f=d.length;for(let P=0;P<f;P++){let M=d[P];if(typeof M=="string"){if(x(M)>1024){let z={
instancePath:t+"/agents/"+P,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:q.properties.
agents.items,data:M};e===null?e=[z]:e.push(z),s++}if(x(M)<1){let z={instancePath:t+"/agents/"+P,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:q.properties.agents.items,data:M};e===null?e=[z]:e.push(
z),s++}if(!Me.test(M)){let z={instancePath:t+"/agents/"+P,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:q.properties.agents.items,data:M};e===null?e=[z]:e.push(
z),s++}}else{let z={instancePath:t+"/agents/"+P,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:q.properties.agents.items.type,parentSchema:q.
properties.agents.items,data:M};e===null?e=[z]:e.push(z),s++}}}else{let f={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.
properties.agents.type,parentSchema:q.properties.agents,data:d};e===null?e=[f]:e.push(f),s++}let p=r.
on_broken_agent;if(typeof p!="string"){let f={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
on_broken_agent.type,parentSchema:q.properties.on_broken_agent,data:p};e===null?e=[f]:e.push(f),s++}
if(!(p==="refuse"||p==="skip")){let f={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:q.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:q.properties.on_broken_agent.enum,parentSchema:q.
properties.on_broken_agent,data:p};e===null?e=[f]:e.push(f),s++}let a=r.allow_private;if(Array.isArray(
a)){if(a.length>64){let P={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:q.
properties.allow_private,data:a};e===null?e=[P]:e.push(P),s++}let f=a.length;for(let P=0;P<f;P++){let M=a[P];
if(typeof M=="string"){if(x(M)>1024){let z={instancePath:t+"/allow_private/"+P,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:q.properties.allow_private.items,data:M};e===null?
e=[z]:e.push(z),s++}if(x(M)<8){let z={instancePath:t+"/allow_private/"+P,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:q.properties.allow_private.items,data:M};e===null?e=[z]:e.push(z),
s++}}else{let z={instancePath:t+"/allow_private/"+P,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.allow_private.
items.type,parentSchema:q.properties.allow_private.items,data:M};e===null?e=[z]:e.push(z),s++}}}else{
let f={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:q.properties.allow_private.type,parentSchema:q.properties.
allow_private,data:a};e===null?e=[f]:e.push(f),s++}if(r.proxy!==void 0){let f=r.proxy;if(typeof f=="\
string"){if(x(f)>1024){let P={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:q.
properties.proxy,data:f};e===null?e=[P]:e.push(P),s++}if(x(f)<8){let P={instancePath:t+"/proxy",schemaPath:"\
#/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than\
 8 characters",schema:8,parentSchema:q.properties.proxy,data:f};e===null?e=[P]:e.push(P),s++}if(!Ve(
f)){let P={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:q.properties.proxy,data:f};e===null?
e=[P]:e.push(P),s++}}else{let P={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:q.properties.proxy.type,parentSchema:q.
properties.proxy,data:f};e===null?e=[P]:e.push(P),s++}}if(r.proxy_env!==void 0){let f=r.proxy_env;if(typeof f==
"string"){if(x(f)>128){let P={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:q.properties.proxy_env,data:f};e===null?e=[P]:e.push(P),s++}if(!Ne.test(f)){let P={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z\
0-9_]*$",parentSchema:q.properties.proxy_env,data:f};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:q.properties.proxy_env.type,parentSchema:q.properties.proxy_env,data:f};e===null?
e=[P]:e.push(P),s++}}let o=r.proxy_resolves;if(typeof o!="boolean"){let f={instancePath:t+"/proxy_re\
solves",schemaPath:"#/properties/proxy_resolves/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:q.properties.proxy_resolves.type,parentSchema:q.properties.proxy_resolves,data:o};
e===null?e=[f]:e.push(f),s++}let h=r.model;if(typeof h=="string"){if(x(h)>256){let f={instancePath:t+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"m\
ust NOT have more than 256 characters",schema:256,parentSchema:q.properties.model,data:h};e===null?e=
[f]:e.push(f),s++}if(x(h)<1){let f={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.
properties.model,data:h};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
model.type,parentSchema:q.properties.model,data:h};e===null?e=[f]:e.push(f),s++}let w=r.summaries;if(typeof w!=
"string"){let f={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:q.properties.summaries.type,parentSchema:q.properties.
summaries,data:w};e===null?e=[f]:e.push(f),s++}if(!(w==="query"||w==="always")){let f={instancePath:t+
"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"enum",params:{allowedValues:q.properties.
summaries.enum},message:"must be equal to one of the allowed values",schema:q.properties.summaries.enum,
parentSchema:q.properties.summaries,data:w};e===null?e=[f]:e.push(f),s++}let S=r.write_tools;if(typeof S!=
"boolean"){let f={instancePath:t+"/write_tools",schemaPath:"#/properties/write_tools/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.write_tools.type,parentSchema:q.
properties.write_tools,data:S};e===null?e=[f]:e.push(f),s++}let L=r.address_rpm;if(!(typeof L=="numb\
er"&&!(L%1)&&!isNaN(L))){let f={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer",schema:q.properties.address_rpm.
type,parentSchema:q.properties.address_rpm,data:L};e===null?e=[f]:e.push(f),s++}if(typeof L=="number"){
if(L>1e9||isNaN(L)){let f={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:q.
properties.address_rpm,data:L};e===null?e=[f]:e.push(f),s++}if(L<0||isNaN(L)){let f={instancePath:t+
"/address_rpm",schemaPath:"#/properties/address_rpm/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.properties.address_rpm,data:L};e===null?e=
[f]:e.push(f),s++}}let V=r.unpaid_rpm;if(!(typeof V=="number"&&!(V%1)&&!isNaN(V))){let f={instancePath:t+
"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:q.properties.unpaid_rpm.type,parentSchema:q.properties.unpaid_rpm,data:V};e===
null?e=[f]:e.push(f),s++}if(typeof V=="number"){if(V>1e9||isNaN(V)){let f={instancePath:t+"/unpaid_r\
pm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:q.properties.unpaid_rpm,data:V};e===null?e=[
f]:e.push(f),s++}if(V<0||isNaN(V)){let f={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpa\
id_rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.
properties.unpaid_rpm,data:V};e===null?e=[f]:e.push(f),s++}}let C=r.each_agent;if(C&&typeof C=="obje\
ct"&&!Array.isArray(C)){for(let f in C)if(!(f==="rpm"||f==="parallel"||f==="budget_usd"||f==="budget\
_period")){let P={instancePath:t+"/each_agent",schemaPath:"#/components/schemas/AgentCaps/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:ce,data:C};e===null?e=[P]:e.push(P),s++}if(C.rpm!==void 0){
let f=C.rpm;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let P={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ce.properties.rpm.type,parentSchema:ce.properties.rpm,data:f};e===null?e=[P]:
e.push(P),s++}if(typeof f=="number"){if(f>1e9||isNaN(f)){let P={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:ce.properties.rpm,data:f};e===null?e=[P]:e.push(
P),s++}if(f<1||isNaN(f)){let P={instancePath:t+"/each_agent/rpm",schemaPath:"#/components/schemas/Ag\
entCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:ce.properties.rpm,data:f};e===null?e=[P]:e.push(P),s++}}}if(C.parallel!==
void 0){let f=C.parallel;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let P={instancePath:t+"/each_a\
gent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ce.properties.parallel.type,parentSchema:ce.properties.
parallel,data:f};e===null?e=[P]:e.push(P),s++}if(typeof f=="number"){if(f>1e6||isNaN(f)){let P={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ce.
properties.parallel,data:f};e===null?e=[P]:e.push(P),s++}if(f<1||isNaN(f)){let P={instancePath:t+"/e\
ach_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ce.properties.
parallel,data:f};e===null?e=[P]:e.push(P),s++}}}if(C.budget_usd!==void 0){let f=C.budget_usd;if(typeof f==
"string"){if(x(f)>17){let P={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:ce.properties.budget_usd,data:f};e===null?e=[P]:
e.push(P),s++}if(!Os.test(f)){let P={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ce.properties.budget_usd,data:f};e===null?e=[P]:
e.push(P),s++}}else{let P={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ce.properties.budget_usd.type,parentSchema:ce.properties.budget_usd,data:f};e===null?e=[P]:e.
push(P),s++}}if(C.budget_period!==void 0){let f=C.budget_period;if(typeof f!="string"){let P={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ce.properties.budget_period.type,
parentSchema:ce.properties.budget_period,data:f};e===null?e=[P]:e.push(P),s++}if(!(f==="day"||f==="m\
onth"||f==="total")){let P={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:ce.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:ce.properties.budget_period.enum,parentSchema:ce.
properties.budget_period,data:f};e===null?e=[P]:e.push(P),s++}}}else{let f={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ce.type,parentSchema:ce,data:C};e===null?e=[f]:e.push(f),s++}let Y=r.lenient;
if(Y&&typeof Y=="object"&&!Array.isArray(Y)){Y.arguments===void 0&&(Y.arguments=!1),Y.bearer===void 0&&
(Y.bearer=!1);for(let M in Y)if(!(M==="arguments"||M==="bearer")){let z={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M},
message:"must NOT have additional properties",schema:!1,parentSchema:Re,data:Y};e===null?e=[z]:e.push(
z),s++}let f=Y.arguments;if(typeof f!="boolean"){let M={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:Re.properties.arguments.type,parentSchema:Re.properties.arguments,data:f};e===
null?e=[M]:e.push(M),s++}let P=Y.bearer;if(typeof P!="boolean"){let M={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:Re.properties.bearer.type,parentSchema:Re.properties.bearer,
data:P};e===null?e=[M]:e.push(M),s++}}else{let f={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Re.type,
parentSchema:Re,data:Y};e===null?e=[f]:e.push(f),s++}let y=r.bounds;if(y&&typeof y=="object"&&!Array.
isArray(y)){y.turns===void 0&&(y.turns=8),y.tool_calls===void 0&&(y.tool_calls=12),y.query_ms===void 0&&
(y.query_ms=6e4),y.tokens===void 0&&(y.tokens=2e5),y.usd===void 0&&(y.usd="0.50"),y.answer_tokens===
void 0&&(y.answer_tokens=8e3);for(let T in y)if(!(T==="turns"||T==="tool_calls"||T==="query_ms"||T===
"tokens"||T==="usd"||T==="answer_tokens")){let _e={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T},message:"\
must NOT have additional properties",schema:!1,parentSchema:Q,data:y};e===null?e=[_e]:e.push(_e),s++}
let f=y.turns;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let T={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:Q.properties.turns.type,parentSchema:Q.properties.turns,data:f};e===null?e=[T]:
e.push(T),s++}if(typeof f=="number"){if(f>100||isNaN(f)){let T={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:Q.properties.turns,data:f};e===null?e=[T]:e.push(T),
s++}if(f<1||isNaN(f)){let T={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:Q.properties.turns,data:f};e===null?e=[T]:e.push(T),s++}}let P=y.tool_calls;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P))){let T={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:Q.properties.tool_calls.type,parentSchema:Q.properties.tool_calls,data:P};e===null?e=[T]:
e.push(T),s++}if(typeof P=="number"){if(P>1e3||isNaN(P)){let T={instancePath:t+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:Q.properties.tool_calls,data:P};e===
null?e=[T]:e.push(T),s++}if(P<1||isNaN(P)){let T={instancePath:t+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:Q.properties.tool_calls,data:P};e===null?e=[T]:e.push(T),
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
e=[T]:e.push(T),s++}}let ie=y.usd;if(typeof ie=="string"){if(x(ie)>32){let T={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:Q.properties.usd,data:ie};
e===null?e=[T]:e.push(T),s++}if(!ue.test(ie)){let T={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Q.properties.usd,data:ie};e===null?e=[T]:e.push(T),
s++}}else{let T={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.usd.type,parentSchema:Q.
properties.usd,data:ie};e===null?e=[T]:e.push(T),s++}let ae=y.answer_tokens;if(!(typeof ae=="number"&&
!(ae%1)&&!isNaN(ae))){let T={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/components/schemas\
/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:Q.properties.answer_tokens.type,parentSchema:Q.properties.answer_tokens,data:ae};e===null?
e=[T]:e.push(T),s++}if(typeof ae=="number"){if(ae>1e7||isNaN(ae)){let T={instancePath:t+"/bounds/ans\
wer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:Q.properties.
answer_tokens,data:ae};e===null?e=[T]:e.push(T),s++}if(ae<100||isNaN(ae)){let T={instancePath:t+"/bo\
unds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:Q.properties.
answer_tokens,data:ae};e===null?e=[T]:e.push(T),s++}}}else{let f={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.
type,parentSchema:Q,data:y};e===null?e=[f]:e.push(f),s++}let O=r.tasks;if(O&&typeof O=="object"&&!Array.
isArray(O)){O.workers===void 0&&(O.workers=4),O.kept_days===void 0&&(O.kept_days=7),O.waiting===void 0&&
(O.waiting=1e3);for(let z in O)if(!(z==="workers"||z==="kept_days"||z==="waiting")){let ie={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:z},message:"must NOT have additional properties",schema:!1,parentSchema:fe,
data:O};e===null?e=[ie]:e.push(ie),s++}let f=O.workers;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){
let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:fe.properties.workers.type,
parentSchema:fe.properties.workers,data:f};e===null?e=[z]:e.push(z),s++}if(typeof f=="number"){if(f>
1e3||isNaN(f)){let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:fe.properties.workers,data:f};e===null?e=[z]:e.push(z),s++}if(f<0||isNaN(f)){
let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:fe.
properties.workers,data:f};e===null?e=[z]:e.push(z),s++}}let P=O.kept_days;if(!(typeof P=="number"&&
!(P%1)&&!isNaN(P))){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:fe.
properties.kept_days.type,parentSchema:fe.properties.kept_days,data:P};e===null?e=[z]:e.push(z),s++}
if(typeof P=="number"){if(P>3650||isNaN(P)){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:fe.properties.kept_days,data:P};e===null?e=[z]:e.
push(z),s++}if(P<1||isNaN(P)){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:fe.properties.kept_days,data:P};e===null?e=[z]:e.push(z),s++}}let M=O.
waiting;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M))){let z={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:fe.properties.waiting.type,parentSchema:fe.properties.waiting,data:M};e===null?
e=[z]:e.push(z),s++}if(typeof M=="number"){if(M>1e6||isNaN(M)){let z={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:fe.properties.waiting,data:M};e===
null?e=[z]:e.push(z),s++}if(M<1||isNaN(M)){let z={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:fe.properties.waiting,data:M};e===null?e=[z]:e.push(z),
s++}}}else{let f={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:fe.type,parentSchema:fe,data:O};e===null?e=[f]:
e.push(f),s++}}else{let c={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:q.type,parentSchema:q,data:r};e===null?e=[c]:e.push(c),s++}return Ce.
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
ring",enum:["allow","refuse"],default:"allow"}}},ee={type:"object",additionalProperties:!1,properties:{
rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function Fe(r,{instancePath:t="",
parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){let e=null,s=0,$=Fe.evaluated;
if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){r.all===void 0&&(r.all={}),r.headers_ms===void 0&&(r.headers_ms=1e4),r.body_ms===void 0&&(r.body_ms=
3e4),r.body_bytes===void 0&&(r.body_bytes=33554432),r.connect_ms===void 0&&(r.connect_ms=3e3),r.first_byte_ms===
void 0&&(r.first_byte_ms=3e4),r.idle_ms===void 0&&(r.idle_ms=3e4),r.whole_ms===void 0&&(r.whole_ms=28e4),
r.stream_ms===void 0&&(r.stream_ms=6e5),r.keep_alive_ms===void 0&&(r.keep_alive_ms=15e3),r.write_stall_ms===
void 0&&(r.write_stall_ms=6e4),r.after_disconnect_ms===void 0&&(r.after_disconnect_ms=5e3),r.reply_bytes===
void 0&&(r.reply_bytes=33554432),r.connections===void 0&&(r.connections=4096),r.unpriced===void 0&&(r.
unpriced="allow");for(let y in r)if(!De.call(I.properties,y)){let O={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:I,data:r};e===null?e=[O]:e.push(O),s++}let c=r.all;
if(c&&typeof c=="object"&&!Array.isArray(c)){for(let y in c)if(!(y==="rpm"||y==="tpm"||y==="parallel"||
y==="budget_usd"||y==="budget_period")){let O={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:ee,data:c};e===null?e=[O]:e.push(O),s++}if(c.
rpm!==void 0){let y=c.rpm;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:ee.properties.rpm.type,parentSchema:ee.properties.rpm,data:y};e===null?
e=[O]:e.push(O),s++}if(typeof y=="number"){if(y>1e9||isNaN(y)){let O={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:ee.properties.rpm,data:y};e===null?e=[O]:e.push(
O),s++}if(y<1||isNaN(y)){let O={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ee.properties.rpm,data:y};e===null?e=[O]:e.push(O),s++}}}if(c.tpm!==void 0){let y=c.tpm;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:ee.properties.tpm.type,parentSchema:ee.properties.tpm,data:y};e===null?e=[O]:e.push(O),s++}if(typeof y==
"number"){if(y>1e12||isNaN(y)){let O={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:ee.properties.tpm,data:y};e===null?e=[O]:e.push(O),s++}if(y<
1||isNaN(y)){let O={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ee.
properties.tpm,data:y};e===null?e=[O]:e.push(O),s++}}}if(c.parallel!==void 0){let y=c.parallel;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ee.
properties.parallel.type,parentSchema:ee.properties.parallel,data:y};e===null?e=[O]:e.push(O),s++}if(typeof y==
"number"){if(y>1e6||isNaN(y)){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:ee.properties.parallel,data:y};e===null?e=[O]:e.push(O),s++}
if(y<1||isNaN(y)){let O={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ee.properties.parallel,data:y};e===null?e=[O]:e.push(O),s++}}}if(c.budget_usd!==void 0){
let y=c.budget_usd;if(typeof y=="string"){if(x(y)>17){let O={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:ee.properties.budget_usd,data:y};e===null?
e=[O]:e.push(O),s++}if(!Os.test(y)){let O={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ee.properties.budget_usd,data:y};e===null?e=[O]:e.push(
O),s++}}else{let O={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ee.properties.
budget_usd.type,parentSchema:ee.properties.budget_usd,data:y};e===null?e=[O]:e.push(O),s++}}if(c.budget_period!==
void 0){let y=c.budget_period;if(typeof y!="string"){let O={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ee.properties.budget_period.type,parentSchema:ee.properties.budget_period,data:y};
e===null?e=[O]:e.push(O),s++}if(!(y==="day"||y==="month"||y==="total")){let O={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:ee.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:ee.properties.budget_period.enum,parentSchema:ee.properties.budget_period,data:y};e===null?e=
[O]:e.push(O),s++}}}else{let y={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ee.type,parentSchema:ee,data:c};e===null?
e=[y]:e.push(y),s++}let m=r.headers_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let y={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:I.properties.headers_ms.type,parentSchema:I.properties.headers_ms,data:m};e===
null?e=[y]:e.push(y),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let y={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:I.properties.headers_ms,data:m};e===null?e=[y]:e.
push(y),s++}if(m<100||isNaN(m)){let y={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:I.properties.headers_ms,data:m};e===null?e=[y]:e.push(y),s++}}let n=r.body_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let y={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.body_ms.type,parentSchema:I.
properties.body_ms,data:n};e===null?e=[y]:e.push(y),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let y={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.body_ms,data:n};e===
null?e=[y]:e.push(y),s++}if(n<100||isNaN(n)){let y={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:I.properties.body_ms,data:n};e===null?e=[y]:e.push(y),s++}}let l=r.body_bytes;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l))){let y={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.body_bytes.
type,parentSchema:I.properties.body_bytes,data:l};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"){
if(l>268435456||isNaN(l)){let y={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:I.properties.body_bytes,data:l};e===null?e=[y]:e.push(y),s++}if(l<1048576||isNaN(l)){let y={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:I.properties.
body_bytes,data:l};e===null?e=[y]:e.push(y),s++}}let d=r.connect_ms;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d))){let y={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:I.properties.connect_ms.type,parentSchema:I.
properties.connect_ms,data:d};e===null?e=[y]:e.push(y),s++}if(typeof d=="number"){if(d>6e4||isNaN(d)){
let y={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:I.properties.connect_ms,
data:d};e===null?e=[y]:e.push(y),s++}if(d<10||isNaN(d)){let y={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:I.properties.connect_ms,data:d};e===null?e=[y]:e.push(y),s++}}let p=r.
first_byte_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let y={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.
properties.first_byte_ms.type,parentSchema:I.properties.first_byte_ms,data:p};e===null?e=[y]:e.push(
y),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let y={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:I.properties.first_byte_ms,data:p};e===null?e=[y]:e.push(y),
s++}if(p<10||isNaN(p)){let y={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:I.
properties.first_byte_ms,data:p};e===null?e=[y]:e.push(y),s++}}let a=r.idle_ms;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a))){let y={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:I.properties.idle_ms.type,parentSchema:I.
properties.idle_ms,data:a};e===null?e=[y]:e.push(y),s++}if(typeof a=="number"){if(a>6e5||isNaN(a)){let y={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.idle_ms,data:a};e===
null?e=[y]:e.push(y),s++}if(a<10||isNaN(a)){let y={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:I.properties.idle_ms,data:a};e===null?e=[y]:e.push(y),s++}}let o=r.whole_ms;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let y={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:I.properties.whole_ms.type,
parentSchema:I.properties.whole_ms,data:o};e===null?e=[y]:e.push(y),s++}if(typeof o=="number"){if(o>
36e5||isNaN(o)){let y={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:I.
properties.whole_ms,data:o};e===null?e=[y]:e.push(y),s++}if(o<10||isNaN(o)){let y={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:I.properties.whole_ms,data:o};e===null?e=[y]:e.push(y),
s++}}let h=r.stream_ms;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let y={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:I.properties.stream_ms.type,parentSchema:I.properties.stream_ms,data:h};e===null?e=[
y]:e.push(y),s++}if(typeof h=="number"){if(h>864e5||isNaN(h)){let y={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:I.properties.stream_ms,data:h};e===null?e=[y]:e.push(y),s++}
if(h<10||isNaN(h)){let y={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:I.properties.
stream_ms,data:h};e===null?e=[y]:e.push(y),s++}}let w=r.keep_alive_ms;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w))){let y={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:I.properties.keep_alive_ms.type,parentSchema:I.
properties.keep_alive_ms,data:w};e===null?e=[y]:e.push(y),s++}if(typeof w=="number"){if(w>6e5||isNaN(
w)){let y={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.
keep_alive_ms,data:w};e===null?e=[y]:e.push(y),s++}if(w<10||isNaN(w)){let y={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:I.properties.keep_alive_ms,data:w};e===null?e=[y]:e.push(
y),s++}}let S=r.write_stall_ms;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let y={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:I.properties.write_stall_ms.type,parentSchema:I.properties.write_stall_ms,
data:S};e===null?e=[y]:e.push(y),s++}if(typeof S=="number"){if(S>6e5||isNaN(S)){let y={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:I.properties.write_stall_ms,data:S};
e===null?e=[y]:e.push(y),s++}if(S<10||isNaN(S)){let y={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:I.properties.write_stall_ms,data:S};e===null?e=[y]:e.push(y),s++}}
let L=r.after_disconnect_ms;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L))){let y={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:I.properties.after_disconnect_ms.type,parentSchema:I.properties.
after_disconnect_ms,data:L};e===null?e=[y]:e.push(y),s++}if(typeof L=="number"){if(L>5e3||isNaN(L)){
let y={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:I.properties.
after_disconnect_ms,data:L};e===null?e=[y]:e.push(y),s++}if(L<0||isNaN(L)){let y={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:I.properties.after_disconnect_ms,
data:L};e===null?e=[y]:e.push(y),s++}}let V=r.reply_bytes;if(!(typeof V=="number"&&!(V%1)&&!isNaN(V))){
let y={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:I.properties.reply_bytes.type,parentSchema:I.properties.
reply_bytes,data:V};e===null?e=[y]:e.push(y),s++}if(typeof V=="number"){if(V>1073741824||isNaN(V)){let y={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:I.properties.
reply_bytes,data:V};e===null?e=[y]:e.push(y),s++}if(V<1024||isNaN(V)){let y={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:I.properties.reply_bytes,data:V};e===null?e=[y]:e.
push(y),s++}}let C=r.connections;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C))){let y={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:I.properties.connections.type,parentSchema:I.properties.connections,data:C};
e===null?e=[y]:e.push(y),s++}if(typeof C=="number"){if(C>1e5||isNaN(C)){let y={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:I.properties.connections,data:C};e===null?e=[y]:
e.push(y),s++}if(C<1||isNaN(C)){let y={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:I.
properties.connections,data:C};e===null?e=[y]:e.push(y),s++}}let Y=r.unpriced;if(typeof Y!="string"){
let y={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:I.properties.unpriced.type,parentSchema:I.properties.unpriced,
data:Y};e===null?e=[y]:e.push(y),s++}if(!(Y==="allow"||Y==="refuse")){let y={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:I.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:I.properties.unpriced.enum,parentSchema:I.
properties.unpriced,data:Y};e===null?e=[y]:e.push(y),s++}}else{let c={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:r};
e===null?e=[c]:e.push(c),s++}return Fe.errors=e,s===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var W={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
rt=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),D={type:"object",additionalProperties:!1,
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
qs=new RegExp("^https?://","u");function Be(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,
dynamicAnchors:U={}}={}){let e=null,s=0,$=Be.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let c={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:D.required,parentSchema:D,data:r};e===null?e=[c]:e.push(c),s++}if(r.pay_to===
void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:D.required,parentSchema:D,data:r};e===null?
e=[c]:e.push(c),s++}if(r.asset===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:D.required,
parentSchema:D,data:r};e===null?e=[c]:e.push(c),s++}if(r.decimals===void 0){let c={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:D.required,parentSchema:D,data:r};e===null?e=[c]:e.push(c),s++}if(r.facilitator===
void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:D.required,parentSchema:D,data:r};
e===null?e=[c]:e.push(c),s++}for(let c in r)if(!De.call(D.properties,c)){let m={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must N\
OT have additional properties",schema:!1,parentSchema:D,data:r};e===null?e=[m]:e.push(m),s++}if(r.path!==
void 0){let c=r.path;if(typeof c!="string"){let m={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.path.type,
parentSchema:D.properties.path,data:c};e===null?e=[m]:e.push(m),s++}if(!(c==="evm"||c==="solana")){let m={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:D.properties.
path.enum},message:"must be equal to one of the allowed values",schema:D.properties.path.enum,parentSchema:D.
properties.path,data:c};e===null?e=[m]:e.push(m),s++}}if(r.pay_to!==void 0){let c=r.pay_to;if(typeof c==
"string"){if(x(c)>44){let m={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:D.
properties.pay_to,data:c};e===null?e=[m]:e.push(m),s++}if(x(c)<32){let m={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:D.properties.pay_to,data:c};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:D.properties.pay_to.type,parentSchema:D.properties.pay_to,data:c};
e===null?e=[m]:e.push(m),s++}}if(r.asset!==void 0){let c=r.asset;if(typeof c=="string"){if(x(c)>44){
let m={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:D.properties.asset,
data:c};e===null?e=[m]:e.push(m),s++}if(x(c)<32){let m={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:D.properties.asset,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:D.properties.asset.type,parentSchema:D.properties.asset,data:c};e===null?e=[m]:
e.push(m),s++}}if(r.asset_name!==void 0){let c=r.asset_name;if(typeof c=="string"){if(x(c)>64){let m={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:D.properties.asset_name,
data:c};e===null?e=[m]:e.push(m),s++}if(x(c)<1){let m={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:D.properties.asset_name,data:c};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:D.properties.asset_name.type,parentSchema:D.properties.
asset_name,data:c};e===null?e=[m]:e.push(m),s++}}if(r.asset_version!==void 0){let c=r.asset_version;
if(typeof c=="string"){if(x(c)>16){let m={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:D.properties.asset_version,data:c};e===null?e=[m]:e.push(m),s++}if(x(
c)<1){let m={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:D.
properties.asset_version,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:D.properties.asset_version.type,parentSchema:D.properties.asset_version,data:c};
e===null?e=[m]:e.push(m),s++}}if(r.decimals!==void 0){let c=r.decimals;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c))){let m={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:D.properties.decimals.type,parentSchema:D.
properties.decimals,data:c};e===null?e=[m]:e.push(m),s++}if(typeof c=="number"){if(c>18||isNaN(c)){let m={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:D.properties.decimals,data:c};e===null?
e=[m]:e.push(m),s++}if(c<0||isNaN(c)){let m={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:D.
properties.decimals,data:c};e===null?e=[m]:e.push(m),s++}}}if(r.facilitator!==void 0){let c=r.facilitator;
if(typeof c=="string"){if(x(c)>1024){let m={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:D.properties.facilitator,data:c};e===null?e=[m]:e.push(m),s++}if(!qs.
test(c)){let m={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:D.properties.facilitator,data:c};e===null?e=[m]:e.push(m),s++}if(!Ve(c)){let m={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:D.properties.facilitator,data:c};e===null?e=[m]:e.
push(m),s++}}else{let m={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:D.properties.facilitator.type,parentSchema:D.
properties.facilitator,data:c};e===null?e=[m]:e.push(m),s++}}if(r.facilitator_key_env!==void 0){let c=r.
facilitator_key_env;if(typeof c=="string"){if(x(c)>128){let m={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:D.properties.facilitator_key_env,data:c};
e===null?e=[m]:e.push(m),s++}if(!Ne.test(c)){let m={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:D.
properties.facilitator_key_env,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:D.properties.facilitator_key_env.type,parentSchema:D.properties.
facilitator_key_env,data:c};e===null?e=[m]:e.push(m),s++}}if(r.facilitator_key_file!==void 0){let c=r.
facilitator_key_file;if(typeof c=="string"){if(x(c)>1024){let m={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:D.properties.facilitator_key_file,
data:c};e===null?e=[m]:e.push(m),s++}if(x(c)<1){let m={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:D.properties.facilitator_key_file,data:c};e===null?
e=[m]:e.push(m),s++}if(!Me.test(c)){let m={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:D.properties.facilitator_key_file,
data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:D.properties.facilitator_key_file.type,parentSchema:D.properties.facilitator_key_file,data:c};
e===null?e=[m]:e.push(m),s++}}if(r.facilitator_auth!==void 0){let c=r.facilitator_auth;if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.kind===void 0){let m={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:pe.required,parentSchema:pe,data:c};e===null?e=[m]:e.push(
m),s++}if(c.key_id_env===void 0){let m={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:pe.required,parentSchema:pe,data:c};e===null?e=[m]:
e.push(m),s++}if(c.key_secret_env===void 0){let m={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:pe.required,parentSchema:pe,data:c};
e===null?e=[m]:e.push(m),s++}for(let m in c)if(!(m==="kind"||m==="key_id_env"||m==="key_secret_env")){
let n={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have add\
itional properties",schema:!1,parentSchema:pe,data:c};e===null?e=[n]:e.push(n),s++}if(c.kind!==void 0){
let m=c.kind;if(typeof m!="string"){let n={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:pe.properties.kind.type,parentSchema:pe.properties.kind,data:m};e===null?e=[n]:
e.push(n),s++}if(m!=="cdp"){let n={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:pe.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:pe.properties.kind.enum,parentSchema:pe.
properties.kind,data:m};e===null?e=[n]:e.push(n),s++}}if(c.key_id_env!==void 0){let m=c.key_id_env;if(typeof m==
"string"){if(x(m)>128){let n={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:pe.properties.key_id_env,data:m};e===
null?e=[n]:e.push(n),s++}if(!Ne.test(m)){let n={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:pe.properties.key_id_env,data:m};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.
key_id_env.type,parentSchema:pe.properties.key_id_env,data:m};e===null?e=[n]:e.push(n),s++}}if(c.key_secret_env!==
void 0){let m=c.key_secret_env;if(typeof m=="string"){if(x(m)>128){let n={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:pe.properties.key_secret_env,data:m};e===null?e=[n]:e.push(n),s++}if(!Ne.test(m)){let n={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:pe.properties.
key_secret_env,data:m};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:pe.properties.key_secret_env.type,parentSchema:pe.
properties.key_secret_env,data:m};e===null?e=[n]:e.push(n),s++}}}else{let m={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:pe.type,parentSchema:pe,data:c};e===null?e=[m]:e.push(m),s++}}if(r.
rpc_env!==void 0){let c=r.rpc_env;if(typeof c=="string"){if(x(c)>128){let m={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:D.properties.rpc_env,data:c};e===null?e=[
m]:e.push(m),s++}if(!Ne.test(c)){let m={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:D.properties.rpc_env,data:c};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.rpc_env.type,
parentSchema:D.properties.rpc_env,data:c};e===null?e=[m]:e.push(m),s++}}}else{let c={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,
data:r};e===null?e=[c]:e.push(c),s++}return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ge(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ge.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){r.networks===void 0&&(r.networks={}),r.max_timeout_s===void 0&&
(r.max_timeout_s=120),r.per_payer===void 0&&(r.per_payer=8),r.unsettled===void 0&&(r.unsettled=1e3),
r.verify_ms===void 0&&(r.verify_ms=5e3),r.settle_ms===void 0&&(r.settle_ms=3e4),r.kept_hours===void 0&&
(r.kept_hours=24);for(let h in r)if(!(h==="networks"||h==="max_timeout_s"||h==="per_payer"||h==="uns\
ettled"||h==="verify_ms"||h==="settle_ms"||h==="kept_hours")){let w={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:W,data:r};e===null?e=[w]:e.push(w),s++}let m=r.networks;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>16){let h={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:W.properties.networks,data:m};e===null?
e=[h]:e.push(h),s++}for(let h in m){let w=s;if(typeof h=="string"&&!rt.test(h)){let S={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:W.properties.networks.propertyNames,data:h,propertyName:h};e===null?
e=[S]:e.push(S),s++}var c=w===s;if(!c){let S={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:h},message:"property name must be\
 valid",schema:W.properties.networks.propertyNames,parentSchema:W.properties.networks,data:m};e===null?
e=[S]:e.push(S),s++}}for(let h in m)Be(m[h],{instancePath:t+"/networks/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:m,parentDataProperty:h,rootData:Z,dynamicAnchors:U})||(e=e===null?Be.errors:e.
concat(Be.errors),s=e.length)}else{let h={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.properties.networks.
type,parentSchema:W.properties.networks,data:m};e===null?e=[h]:e.push(h),s++}let n=r.max_timeout_s;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.max_timeout_s.
type,parentSchema:W.properties.max_timeout_s,data:n};e===null?e=[h]:e.push(h),s++}if(typeof n=="numb\
er"){if(n>3600||isNaN(n)){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:W.properties.max_timeout_s,data:n};e===null?e=[h]:e.push(h),s++}if(n<30||isNaN(n)){let h={
instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:W.properties.max_timeout_s,
data:n};e===null?e=[h]:e.push(h),s++}}let l=r.per_payer;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){
let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:W.properties.per_payer.type,parentSchema:W.properties.per_payer,
data:l};e===null?e=[h]:e.push(h),s++}if(typeof l=="number"){if(l>1e4||isNaN(l)){let h={instancePath:t+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:W.properties.per_payer,data:l};e===null?e=[h]:e.push(
h),s++}if(l<1||isNaN(l)){let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:W.
properties.per_payer,data:l};e===null?e=[h]:e.push(h),s++}}let d=r.unsettled;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d))){let h={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:W.properties.unsettled.type,parentSchema:W.
properties.unsettled,data:d};e===null?e=[h]:e.push(h),s++}if(typeof d=="number"){if(d>1e6||isNaN(d)){
let h={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:W.properties.unsettled,
data:d};e===null?e=[h]:e.push(h),s++}if(d<1||isNaN(d)){let h={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:W.properties.unsettled,data:d};e===null?e=[h]:e.push(h),s++}}let p=r.verify_ms;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let h={instancePath:t+"/verify_ms",schemaPath:"#/proper\
ties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.
verify_ms.type,parentSchema:W.properties.verify_ms,data:p};e===null?e=[h]:e.push(h),s++}if(typeof p==
"number"){if(p>6e5||isNaN(p)){let h={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:W.properties.verify_ms,data:p};e===null?e=[h]:e.push(h),s++}if(p<100||isNaN(p)){let h={
instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:W.properties.verify_ms,data:p};e===null?
e=[h]:e.push(h),s++}}let a=r.settle_ms;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let h={instancePath:t+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:W.properties.settle_ms.type,parentSchema:W.properties.settle_ms,data:a};e===
null?e=[h]:e.push(h),s++}if(typeof a=="number"){if(a>6e5||isNaN(a)){let h={instancePath:t+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:W.properties.settle_ms,data:a};e===null?e=[h]:e.
push(h),s++}if(a<100||isNaN(a)){let h={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:W.properties.settle_ms,data:a};e===null?e=[h]:e.push(h),s++}}let o=r.kept_hours;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.kept_hours.
type,parentSchema:W.properties.kept_hours,data:o};e===null?e=[h]:e.push(h),s++}if(typeof o=="number"){
if(o>87600||isNaN(o)){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:W.
properties.kept_hours,data:o};e===null?e=[h]:e.push(h),s++}if(o<24||isNaN(o)){let h={instancePath:t+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:W.properties.kept_hours,data:o};e===null?e=
[h]:e.push(h),s++}}}else{let m={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:W.type,parentSchema:W,data:r};e===null?e=[m]:e.push(m),s++}return Ge.
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
ts={type:"string",enum:["bearer","x-api-key","api-key"]},$e={type:"string",enum:["chat","responses",
"messages","embeddings","rerank","moderations"]},Oe={type:"object",additionalProperties:!1,required:[
"usd_per_call"],properties:{usd_per_call:{type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?\
$",maxLength:32}}},at=new RegExp("^[a-z][a-z0-9-]*$","u"),pt=new RegExp("^([A-Za-z_][A-Za-z0-9_]{0,1\
27}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$","u"),mt=new RegExp("^[A-Za-z][A-Za-z0-9._-]*$","u"),it=new RegExp(
"^(none|https?://.+)$","u"),nt=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$","u"),
ot=new RegExp("^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),ze=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$",
"u"),_={type:"object",additionalProperties:!1,properties:{dialects:{type:"array",minItems:1,maxItems:16,
items:{$ref:"#/components/schemas/Dialect"}},paths:{type:"object",additionalProperties:!1,properties:{
chat:{$ref:"#/components/schemas/ServerPath"},responses:{$ref:"#/components/schemas/ServerPath"},messages:{
$ref:"#/components/schemas/ServerPath"},embeddings:{$ref:"#/components/schemas/ServerPath"},rerank:{
$ref:"#/components/schemas/ServerPath"},moderations:{$ref:"#/components/schemas/ServerPath"},count_tokens:{
$ref:"#/components/schemas/ServerPath"}}},token_limit:{type:"string",enum:["max_tokens","max_complet\
ion_tokens"]},unknown_members:{type:"string",enum:["refuses","obeys"]},members:{type:"object",maxProperties:128,
propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{$ref:"#/components/sche\
mas/MemberClass"}},message_members:{type:"object",maxProperties:32,propertyNames:{$ref:"#/components\
/schemas/MemberName"},additionalProperties:{type:"string",enum:["omit"]}},rename:{type:"object",maxProperties:32,
propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{$ref:"#/components/sche\
mas/MemberName"}},add:{type:"object",maxProperties:32,additionalProperties:!0,propertyNames:{$ref:"#\
/components/schemas/MemberName"}},values:{type:"object",maxProperties:32,propertyNames:{$ref:"#/comp\
onents/schemas/MemberName"},additionalProperties:{$ref:"#/components/schemas/MemberValues"}},system:{
type:"string",enum:["any","leading","one_leading"]},preamble:{type:"array",maxItems:16,items:{type:"\
string",minLength:1,maxLength:256}},order:{type:"array",maxItems:2,items:{type:"string",enum:["alter\
nate","no_user_after_tool"]}},prefill:{type:"string",enum:["takes","refuses"]},images_in_tool_results:{
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
er",minimum:1,maximum:1e12}}}}},F={type:"string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z\
0-9_-]*$"},rs={type:"string",enum:["free","bounded","times","priced","omit"]},he={type:"object",additionalProperties:!1,
required:["means"],properties:{status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},
phrase:{type:"string",maxLength:512},means:{type:"string",enum:["context_length","content_filter","m\
odel","key","quota","rate","overloaded","caller","member","system","reasoning"]}}},qe={anyOf:[{$ref:"\
#/components/schemas/PathText"},{type:"object",additionalProperties:!1,required:["whole","stream"],properties:{
whole:{$ref:"#/components/schemas/PathText"},stream:{$ref:"#/components/schemas/PathText"}}}]},ge={type:"\
string",minLength:1,maxLength:256,pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},ys=new RegExp(
"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$","u");function se(r,{instancePath:t="",parentData:R,
parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){let e=null,s=0,$=se.evaluated;$.dynamicProps&&
($.props=void 0),$.dynamicItems&&($.items=void 0);let c=s,m=!1,n=s;if(typeof r=="string"){if(x(r)>256){
let a={instancePath:t,schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ge,data:r};e===null?
e=[a]:e.push(a),s++}if(x(r)<1){let a={instancePath:t,schemaPath:"#/components/schemas/PathText/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ge,data:r};e===null?e=[a]:e.push(a),s++}if(!ys.test(r)){let a={instancePath:t,schemaPath:"\
#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+\
.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',
schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:ge,data:r};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:t,schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ge.type,parentSchema:ge,data:r};e===null?e=[a]:e.push(
a),s++}var d=n===s;m=m||d;let l=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.whole===void 0){
let a={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"wh\
ole"},message:"must have required property 'whole'",schema:qe.anyOf[1].required,parentSchema:qe.anyOf[1],
data:r};e===null?e=[a]:e.push(a),s++}if(r.stream===void 0){let a={instancePath:t,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:"stream"},message:"must have required proper\
ty 'stream'",schema:qe.anyOf[1].required,parentSchema:qe.anyOf[1],data:r};e===null?e=[a]:e.push(a),s++}
for(let a in r)if(!(a==="whole"||a==="stream")){let o={instancePath:t,schemaPath:"#/anyOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:qe.anyOf[1],data:r};e===null?e=[o]:e.push(o),s++}if(r.whole!==
void 0){let a=r.whole;if(typeof a=="string"){if(x(a)>256){let o={instancePath:t+"/whole",schemaPath:"\
#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT ha\
ve more than 256 characters",schema:256,parentSchema:ge,data:a};e===null?e=[o]:e.push(o),s++}if(x(a)<
1){let o={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ge,data:a};
e===null?e=[o]:e.push(o),s++}if(!ys.test(a)){let o={instancePath:t+"/whole",schemaPath:"#/components\
/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\\
]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',schema:"^(?!/\
/|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:ge,data:a};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ge.type,parentSchema:ge,data:a};e===null?e=[o]:e.push(
o),s++}}if(r.stream!==void 0){let a=r.stream;if(typeof a=="string"){if(x(a)>256){let o={instancePath:t+
"/stream",schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:ge,data:a};e===null?e=[o]:e.
push(o),s++}if(x(a)<1){let o={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ge,data:a};e===null?e=[o]:e.push(o),s++}if(!ys.test(a)){let o={instancePath:t+"/stream",
schemaPath:"#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z\
][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\\
[\\]-~]+$"',schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:ge,data:a};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:ge.type,parentSchema:ge,
data:a};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:qe.anyOf[1].type,parentSchema:qe.anyOf[1],
data:r};e===null?e=[a]:e.push(a),s++}var d=l===s;if(m=m||d,d)var p=!0;if(m)s=c,e!==null&&(c?e.length=
c:e=null);else{let a={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf",schema:qe.anyOf,parentSchema:qe,data:r};e===null?e=[a]:e.push(a),s++}return se.
errors=e,$.props=p,s===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};var re={type:"object",additionalProperties:!1,
properties:{min:{type:"number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},
words:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"\
array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}},except:{type:"array",maxItems:32,
items:{$ref:"#/components/schemas/MemberValue"}}}},me={anyOf:[{type:"string",maxLength:256},{type:"n\
umber",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function He(r,{instancePath:t="",parentData:R,parentDataProperty:E,
rootData:Z=r,dynamicAnchors:U={}}={}){let e=null,s=0,$=He.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!(n==="\
min"||n==="max"||n==="words"||n==="only"||n==="except")){let l={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:re,data:r};e===null?e=[l]:e.push(l),s++}if(r.min!==void 0){
let n=r.min;if(typeof n=="number"){if(n>1e6||isNaN(n)){let l={instancePath:t+"/min",schemaPath:"#/pr\
operties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:re.properties.min,data:n};e===null?e=[l]:e.push(l),s++}if(n<-1e6||isNaN(
n)){let l={instancePath:t+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:re.properties.min,data:n};e===
null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/min",schemaPath:"#/properties/min/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:re.properties.min.type,parentSchema:re.
properties.min,data:n};e===null?e=[l]:e.push(l),s++}}if(r.max!==void 0){let n=r.max;if(typeof n=="nu\
mber"){if(n>1e6||isNaN(n)){let l={instancePath:t+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:re.
properties.max,data:n};e===null?e=[l]:e.push(l),s++}if(n<-1e6||isNaN(n)){let l={instancePath:t+"/max",
schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"\
must be >= -1000000",schema:-1e6,parentSchema:re.properties.max,data:n};e===null?e=[l]:e.push(l),s++}}else{
let l={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:"number"},
message:"must be number",schema:re.properties.max.type,parentSchema:re.properties.max,data:n};e===null?
e=[l]:e.push(l),s++}}if(r.words!==void 0){let n=r.words;if(n&&typeof n=="object"&&!Array.isArray(n)){
if(Object.keys(n).length>32){let l={instancePath:t+"/words",schemaPath:"#/properties/words/maxProper\
ties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:re.properties.words,data:n};e===null?e=[l]:e.push(l),s++}for(let l in n){let d=n[l];if(typeof d==
"string"){if(x(d)>64){let p={instancePath:t+"/words/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:re.properties.words.additionalProperties,
data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/words/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:re.properties.words.additionalProperties.type,parentSchema:re.
properties.words.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}}}else{let l={instancePath:t+
"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:re.properties.words.type,parentSchema:re.properties.words,data:n};e===null?e=[l]:e.push(
l),s++}}if(r.only!==void 0){let n=r.only;if(Array.isArray(n)){if(n.length>32){let d={instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:re.properties.only,data:n};e===null?e=[d]:e.push(
d),s++}let l=n.length;for(let d=0;d<l;d++){let p=n[d],a=s,o=!1,h=s;if(typeof p=="string"){if(x(p)>256){
let L={instancePath:t+"/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:me.
anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+"/only/"+d,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:me.anyOf[0].type,parentSchema:me.anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}var c=h===
s;o=o||c;let w=s;if(typeof p=="number"){if(p>1e6||isNaN(p)){let L={instancePath:t+"/only/"+d,schemaPath:"\
#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:me.anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}
if(p<-1e6||isNaN(p)){let L={instancePath:t+"/only/"+d,schemaPath:"#/components/schemas/MemberValue/a\
nyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:me.anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/type",keyword:"type",params:{type:"n\
umber"},message:"must be number",schema:me.anyOf[1].type,parentSchema:me.anyOf[1],data:p};e===null?e=
[L]:e.push(L),s++}var c=w===s;o=o||c;let S=s;if(typeof p!="boolean"){let L={instancePath:t+"/only/"+
d,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:me.anyOf[2].type,parentSchema:me.anyOf[2],data:p};e===null?e=[L]:e.
push(L),s++}var c=S===s;if(o=o||c,o)s=a,e!==null&&(a?e.length=a:e=null);else{let L={instancePath:t+"\
/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:me.anyOf,parentSchema:me,data:p};e===null?e=[L]:e.push(L),s++}}}else{
let l={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:re.properties.only.type,parentSchema:re.properties.only,data:n};e===null?
e=[l]:e.push(l),s++}}if(r.except!==void 0){let n=r.except;if(Array.isArray(n)){if(n.length>32){let d={
instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"maxItems",params:{limit:32},
message:"must NOT have more than 32 items",schema:32,parentSchema:re.properties.except,data:n};e===null?
e=[d]:e.push(d),s++}let l=n.length;for(let d=0;d<l;d++){let p=n[d],a=s,o=!1,h=s;if(typeof p=="string"){
if(x(p)>256){let L={instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0\
/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",
schema:256,parentSchema:me.anyOf[0],data:p};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:me.anyOf[0].type,parentSchema:me.anyOf[0],data:p};e===null?
e=[L]:e.push(L),s++}var m=h===s;o=o||m;let w=s;if(typeof p=="number"){if(p>1e6||isNaN(p)){let L={instancePath:t+
"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:me.anyOf[1],data:p};
e===null?e=[L]:e.push(L),s++}if(p<-1e6||isNaN(p)){let L={instancePath:t+"/except/"+d,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},
message:"must be >= -1000000",schema:-1e6,parentSchema:me.anyOf[1],data:p};e===null?e=[L]:e.push(L),
s++}}else{let L={instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number",schema:me.anyOf[1].type,parentSchema:me.
anyOf[1],data:p};e===null?e=[L]:e.push(L),s++}var m=w===s;o=o||m;let S=s;if(typeof p!="boolean"){let L={
instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:me.anyOf[2].type,parentSchema:me.anyOf[2],data:p};
e===null?e=[L]:e.push(L),s++}var m=S===s;if(o=o||m,o)s=a,e!==null&&(a?e.length=a:e=null);else{let L={
instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:me.anyOf,parentSchema:me,data:p};e===null?e=[L]:e.push(
L),s++}}}else{let l={instancePath:t+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:re.properties.except.type,parentSchema:re.properties.except,
data:n};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:re.type,parentSchema:re,data:r};e===null?e=[n]:
e.push(n),s++}return He.errors=e,s===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=new RegExp(
"^[a-z0-9-]+$","u");function Je(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,
dynamicAnchors:U={}}={}){let e=null,s=0,$=Je.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let p in r)if(!De.call(_.properties,p)){
let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties",schema:!1,parentSchema:_,data:r};e===null?e=[a]:e.push(
a),s++}if(r.dialects!==void 0){let p=r.dialects;if(Array.isArray(p)){if(p.length>16){let o={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:_.properties.dialects,data:p};e===null?e=[o]:
e.push(o),s++}if(p.length<1){let o={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:_.
properties.dialects,data:p};e===null?e=[o]:e.push(o),s++}let a=p.length;for(let o=0;o<a;o++){let h=p[o];
if(typeof h!="string"){let w={instancePath:t+"/dialects/"+o,schemaPath:"#/components/schemas/Dialect\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$e.type,parentSchema:$e,
data:h};e===null?e=[w]:e.push(w),s++}if(!(h==="chat"||h==="responses"||h==="messages"||h==="embeddin\
gs"||h==="rerank"||h==="moderations")){let w={instancePath:t+"/dialects/"+o,schemaPath:"#/components\
/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:$e.enum},message:"must be equal to one o\
f the allowed values",schema:$e.enum,parentSchema:$e,data:h};e===null?e=[w]:e.push(w),s++}}}else{let a={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:_.properties.dialects.type,parentSchema:_.properties.dialects,data:p};
e===null?e=[a]:e.push(a),s++}}if(r.paths!==void 0){let p=r.paths;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let a in p)if(!(a==="chat"||a==="responses"||a==="messages"||a==="embeddings"||a==="rerank"||
a==="moderations"||a==="count_tokens")){let o={instancePath:t+"/paths",schemaPath:"#/properties/path\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must N\
OT have additional properties",schema:!1,parentSchema:_.properties.paths,data:p};e===null?e=[o]:e.push(
o),s++}p.chat!==void 0&&(se(p.chat,{instancePath:t+"/paths/chat",parentData:p,parentDataProperty:"ch\
at",rootData:Z,dynamicAnchors:U})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),p.responses!==
void 0&&(se(p.responses,{instancePath:t+"/paths/responses",parentData:p,parentDataProperty:"response\
s",rootData:Z,dynamicAnchors:U})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),p.messages!==
void 0&&(se(p.messages,{instancePath:t+"/paths/messages",parentData:p,parentDataProperty:"messages",
rootData:Z,dynamicAnchors:U})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),p.embeddings!==
void 0&&(se(p.embeddings,{instancePath:t+"/paths/embeddings",parentData:p,parentDataProperty:"embedd\
ings",rootData:Z,dynamicAnchors:U})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),p.rerank!==
void 0&&(se(p.rerank,{instancePath:t+"/paths/rerank",parentData:p,parentDataProperty:"rerank",rootData:Z,
dynamicAnchors:U})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),p.moderations!==void 0&&(se(
p.moderations,{instancePath:t+"/paths/moderations",parentData:p,parentDataProperty:"moderations",rootData:Z,
dynamicAnchors:U})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),p.count_tokens!==void 0&&
(se(p.count_tokens,{instancePath:t+"/paths/count_tokens",parentData:p,parentDataProperty:"count_toke\
ns",rootData:Z,dynamicAnchors:U})||(e=e===null?se.errors:e.concat(se.errors),s=e.length))}else{let a={
instancePath:t+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:_.properties.paths.type,parentSchema:_.properties.paths,data:p};e===null?e=[a]:
e.push(a),s++}}if(r.token_limit!==void 0){let p=r.token_limit;if(typeof p!="string"){let a={instancePath:t+
"/token_limit",schemaPath:"#/properties/token_limit/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_.properties.token_limit.type,parentSchema:_.properties.token_limit,data:p};e===
null?e=[a]:e.push(a),s++}if(!(p==="max_tokens"||p==="max_completion_tokens")){let a={instancePath:t+
"/token_limit",schemaPath:"#/properties/token_limit/enum",keyword:"enum",params:{allowedValues:_.properties.
token_limit.enum},message:"must be equal to one of the allowed values",schema:_.properties.token_limit.
enum,parentSchema:_.properties.token_limit,data:p};e===null?e=[a]:e.push(a),s++}}if(r.unknown_members!==
void 0){let p=r.unknown_members;if(typeof p!="string"){let a={instancePath:t+"/unknown_members",schemaPath:"\
#/properties/unknown_members/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.unknown_members.type,parentSchema:_.properties.unknown_members,data:p};e===null?e=[a]:e.push(
a),s++}if(!(p==="refuses"||p==="obeys")){let a={instancePath:t+"/unknown_members",schemaPath:"#/prop\
erties/unknown_members/enum",keyword:"enum",params:{allowedValues:_.properties.unknown_members.enum},
message:"must be equal to one of the allowed values",schema:_.properties.unknown_members.enum,parentSchema:_.
properties.unknown_members,data:p};e===null?e=[a]:e.push(a),s++}}if(r.members!==void 0){let p=r.members;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>128){let a={instancePath:t+"/m\
embers",schemaPath:"#/properties/members/maxProperties",keyword:"maxProperties",params:{limit:128},message:"\
must NOT have more than 128 properties",schema:128,parentSchema:_.properties.members,data:p};e===null?
e=[a]:e.push(a),s++}for(let a in p){let o=s;if(typeof a=="string"){if(x(a)>64){let h={instancePath:t+
"/members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:a,propertyName:a};e===
null?e=[h]:e.push(h),s++}if(x(a)<1){let h={instancePath:t+"/members",schemaPath:"#/components/schema\
s/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters",schema:1,parentSchema:F,data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}if(!ze.test(a)){
let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"patte\
rn",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-\
]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:a,propertyName:a};e===null?e=[h]:e.push(
h),s++}}else{let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,data:a,propertyName:a};
e===null?e=[h]:e.push(h),s++}var c=o===s;if(!c){let h={instancePath:t+"/members",schemaPath:"#/prope\
rties/members/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name \
must be valid",schema:_.properties.members.propertyNames,parentSchema:_.properties.members,data:p};e===
null?e=[h]:e.push(h),s++}}for(let a in p){let o=p[a];if(typeof o!="string"){let h={instancePath:t+"/\
members/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:rs.type,parentSchema:rs,data:o};
e===null?e=[h]:e.push(h),s++}if(!(o==="free"||o==="bounded"||o==="times"||o==="priced"||o==="omit")){
let h={instancePath:t+"/members/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/\
schemas/MemberClass/enum",keyword:"enum",params:{allowedValues:rs.enum},message:"must be equal to on\
e of the allowed values",schema:rs.enum,parentSchema:rs,data:o};e===null?e=[h]:e.push(h),s++}}}else{
let a={instancePath:t+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:_.properties.members.type,parentSchema:_.properties.members,
data:p};e===null?e=[a]:e.push(a),s++}}if(r.message_members!==void 0){let p=r.message_members;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let a={instancePath:t+"/message_members",schemaPath:"\
#/properties/message_members/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must \
NOT have more than 32 properties",schema:32,parentSchema:_.properties.message_members,data:p};e===null?
e=[a]:e.push(a),s++}for(let a in p){let o=s;if(typeof a=="string"){if(x(a)>64){let h={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:a,propertyName:a};
e===null?e=[h]:e.push(h),s++}if(x(a)<1){let h={instancePath:t+"/message_members",schemaPath:"#/compo\
nents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters",schema:1,parentSchema:F,data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}if(!ze.
test(a)){let h={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Z\
a-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:a,propertyName:a};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/message_members",schemaPath:"#/components/sch\
emas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}var m=o===s;if(!m){let h={instancePath:t+"/messa\
ge_members",schemaPath:"#/properties/message_members/propertyNames",keyword:"propertyNames",params:{
propertyName:a},message:"property name must be valid",schema:_.properties.message_members.propertyNames,
parentSchema:_.properties.message_members,data:p};e===null?e=[h]:e.push(h),s++}}for(let a in p){let o=p[a];
if(typeof o!="string"){let h={instancePath:t+"/message_members/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/message_members/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:_.properties.message_members.additionalProperties.type,parentSchema:_.
properties.message_members.additionalProperties,data:o};e===null?e=[h]:e.push(h),s++}if(o!=="omit"){
let h={instancePath:t+"/message_members/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/message_members/additionalProperties/enum",keyword:"enum",params:{allowedValues:_.properties.
message_members.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:_.
properties.message_members.additionalProperties.enum,parentSchema:_.properties.message_members.additionalProperties,
data:o};e===null?e=[h]:e.push(h),s++}}}else{let a={instancePath:t+"/message_members",schemaPath:"#/p\
roperties/message_members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.message_members.type,parentSchema:_.properties.message_members,data:p};e===null?e=[a]:e.push(
a),s++}}if(r.rename!==void 0){let p=r.rename;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.
keys(p).length>32){let a={instancePath:t+"/rename",schemaPath:"#/properties/rename/maxProperties",keyword:"\
maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:_.
properties.rename,data:p};e===null?e=[a]:e.push(a),s++}for(let a in p){let o=s;if(typeof a=="string"){
if(x(a)>64){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:F,
data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}if(x(a)<1){let h={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:F,data:a,propertyName:a};e===null?e=[h]:e.push(h),
s++}if(!ze.test(a)){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:a,propertyName:a};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}var n=o===s;if(!n){let h={instancePath:t+"/renam\
e",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"\
property name must be valid",schema:_.properties.rename.propertyNames,parentSchema:_.properties.rename,
data:p};e===null?e=[h]:e.push(h),s++}}for(let a in p){let o=p[a];if(typeof o=="string"){if(x(o)>64){
let h={instancePath:t+"/rename/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters",schema:64,parentSchema:F,data:o};e===null?e=[h]:e.push(h),s++}if(x(o)<1){let h={instancePath:t+
"/rename/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:F,data:o};e===null?e=[h]:e.push(h),s++}if(!ze.test(o)){let h={instancePath:t+"/rename/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:o};e===null?e=[h]:e.push(h),s++}}else{
let h={instancePath:t+"/rename/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,
parentSchema:F,data:o};e===null?e=[h]:e.push(h),s++}}}else{let a={instancePath:t+"/rename",schemaPath:"\
#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.
rename.type,parentSchema:_.properties.rename,data:p};e===null?e=[a]:e.push(a),s++}}if(r.add!==void 0){
let p=r.add;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let a={instancePath:t+
"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProperties",params:{limit:32},message:"\
must NOT have more than 32 properties",schema:32,parentSchema:_.properties.add,data:p};e===null?e=[a]:
e.push(a),s++}for(let a in p){let o=s;if(typeof a=="string"){if(x(a)>64){let h={instancePath:t+"/add",
schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:F,data:a,propertyName:a};e===null?e=[h]:
e.push(h),s++}if(x(a)<1){let h={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:F,data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}if(!ze.test(a)){let h={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
a-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_-]*$",parentSchema:F,data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}var l=o===
s;if(!l){let h={instancePath:t+"/add",schemaPath:"#/properties/add/propertyNames",keyword:"propertyN\
ames",params:{propertyName:a},message:"property name must be valid",schema:_.properties.add.propertyNames,
parentSchema:_.properties.add,data:p};e===null?e=[h]:e.push(h),s++}}}else{let a={instancePath:t+"/ad\
d",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:_.properties.add.type,parentSchema:_.properties.add,data:p};e===null?e=[a]:e.push(a),s++}}if(r.
values!==void 0){let p=r.values;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
32){let a={instancePath:t+"/values",schemaPath:"#/properties/values/maxProperties",keyword:"maxPrope\
rties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:_.properties.
values,data:p};e===null?e=[a]:e.push(a),s++}for(let a in p){let o=s;if(typeof a=="string"){if(x(a)>64){
let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:a,
propertyName:a};e===null?e=[h]:e.push(h),s++}if(x(a)<1){let h={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:F,data:a,propertyName:a};e===null?e=[h]:e.push(h),
s++}if(!ze.test(a)){let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:a,propertyName:a};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/values",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:a,propertyName:a};e===null?e=[h]:e.push(h),s++}var d=o===s;if(!d){let h={instancePath:t+"/value\
s",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"\
property name must be valid",schema:_.properties.values.propertyNames,parentSchema:_.properties.values,
data:p};e===null?e=[h]:e.push(h),s++}}for(let a in p)He(p[a],{instancePath:t+"/values/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:a,rootData:Z,dynamicAnchors:U})||(e=e===null?
He.errors:e.concat(He.errors),s=e.length)}else{let a={instancePath:t+"/values",schemaPath:"#/propert\
ies/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.
values.type,parentSchema:_.properties.values,data:p};e===null?e=[a]:e.push(a),s++}}if(r.system!==void 0){
let p=r.system;if(typeof p!="string"){let a={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.system.type,
parentSchema:_.properties.system,data:p};e===null?e=[a]:e.push(a),s++}if(!(p==="any"||p==="leading"||
p==="one_leading")){let a={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:_.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:_.properties.system.enum,parentSchema:_.properties.system,data:p};e===null?e=[a]:e.push(
a),s++}}if(r.preamble!==void 0){let p=r.preamble;if(Array.isArray(p)){if(p.length>16){let o={instancePath:t+
"/preamble",schemaPath:"#/properties/preamble/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:_.properties.preamble,data:p};e===null?e=[o]:
e.push(o),s++}let a=p.length;for(let o=0;o<a;o++){let h=p[o];if(typeof h=="string"){if(x(h)>256){let w={
instancePath:t+"/preamble/"+o,schemaPath:"#/properties/preamble/items/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:_.properties.
preamble.items,data:h};e===null?e=[w]:e.push(w),s++}if(x(h)<1){let w={instancePath:t+"/preamble/"+o,
schemaPath:"#/properties/preamble/items/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.preamble.items,data:h};e===null?
e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/preamble/"+o,schemaPath:"#/properties/preamble/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.preamble.
items.type,parentSchema:_.properties.preamble.items,data:h};e===null?e=[w]:e.push(w),s++}}}else{let a={
instancePath:t+"/preamble",schemaPath:"#/properties/preamble/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:_.properties.preamble.type,parentSchema:_.properties.preamble,data:p};
e===null?e=[a]:e.push(a),s++}}if(r.order!==void 0){let p=r.order;if(Array.isArray(p)){if(p.length>2){
let o={instancePath:t+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items",schema:2,parentSchema:_.properties.order,data:p};e===null?
e=[o]:e.push(o),s++}let a=p.length;for(let o=0;o<a;o++){let h=p[o];if(typeof h!="string"){let w={instancePath:t+
"/order/"+o,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_.properties.order.items.type,parentSchema:_.properties.order.items,data:h};e===
null?e=[w]:e.push(w),s++}if(!(h==="alternate"||h==="no_user_after_tool")){let w={instancePath:t+"/or\
der/"+o,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:_.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:_.properties.order.items.
enum,parentSchema:_.properties.order.items,data:h};e===null?e=[w]:e.push(w),s++}}}else{let a={instancePath:t+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be \
array",schema:_.properties.order.type,parentSchema:_.properties.order,data:p};e===null?e=[a]:e.push(
a),s++}}if(r.prefill!==void 0){let p=r.prefill;if(typeof p!="string"){let a={instancePath:t+"/prefil\
l",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:_.properties.prefill.type,parentSchema:_.properties.prefill,data:p};e===null?e=[a]:e.push(
a),s++}if(!(p==="takes"||p==="refuses")){let a={instancePath:t+"/prefill",schemaPath:"#/properties/p\
refill/enum",keyword:"enum",params:{allowedValues:_.properties.prefill.enum},message:"must be equal \
to one of the allowed values",schema:_.properties.prefill.enum,parentSchema:_.properties.prefill,data:p};
e===null?e=[a]:e.push(a),s++}}if(r.images_in_tool_results!==void 0){let p=r.images_in_tool_results;if(typeof p!=
"string"){let a={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images_in_tool_re\
sults/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.images_in_tool_results.
type,parentSchema:_.properties.images_in_tool_results,data:p};e===null?e=[a]:e.push(a),s++}if(!(p===
"keep"||p==="move")){let a={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images\
_in_tool_results/enum",keyword:"enum",params:{allowedValues:_.properties.images_in_tool_results.enum},
message:"must be equal to one of the allowed values",schema:_.properties.images_in_tool_results.enum,
parentSchema:_.properties.images_in_tool_results,data:p};e===null?e=[a]:e.push(a),s++}}if(r.tool_names!==
void 0){let p=r.tool_names;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let a={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
max"},message:"must have required property 'max'",schema:_.properties.tool_names.required,parentSchema:_.
properties.tool_names,data:p};e===null?e=[a]:e.push(a),s++}if(p.pattern===void 0){let a={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
pattern"},message:"must have required property 'pattern'",schema:_.properties.tool_names.required,parentSchema:_.
properties.tool_names,data:p};e===null?e=[a]:e.push(a),s++}for(let a in p)if(!(a==="max"||a==="patte\
rn")){let o={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:_.properties.tool_names,data:p};e===null?e=[o]:e.push(o),s++}if(p.max!==
void 0){let a=p.max;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let o={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:_.properties.tool_names.properties.max.type,parentSchema:_.properties.
tool_names.properties.max,data:a};e===null?e=[o]:e.push(o),s++}if(typeof a=="number"){if(a>256||isNaN(
a)){let o={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:_.
properties.tool_names.properties.max,data:a};e===null?e=[o]:e.push(o),s++}if(a<16||isNaN(a)){let o={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:_.properties.
tool_names.properties.max,data:a};e===null?e=[o]:e.push(o),s++}}}if(p.pattern!==void 0){let a=p.pattern;
if(typeof a=="string"){if(x(a)>128){let o={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:_.properties.tool_names.properties.pattern,
data:a};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:_.properties.tool_names.properties.pattern.type,parentSchema:_.properties.tool_names.
properties.pattern,data:a};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.tool_names.type,parentSchema:_.properties.tool_names,data:p};e===null?e=[a]:e.push(a),s++}}
if(r.tool_call_ids!==void 0){let p=r.tool_call_ids;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
length===void 0){let a={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:_.properties.tool_call_ids.required,parentSchema:_.properties.tool_call_ids,data:p};e===
null?e=[a]:e.push(a),s++}for(let a in p)if(a!=="length"){let o={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.tool_call_ids,data:p};
e===null?e=[o]:e.push(o),s++}if(p.length!==void 0){let a=p.length;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a))){let o={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:_.properties.tool_call_ids.
properties.length.type,parentSchema:_.properties.tool_call_ids.properties.length,data:a};e===null?e=
[o]:e.push(o),s++}if(typeof a=="number"){if(a>64||isNaN(a)){let o={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:_.properties.tool_call_ids.properties.length,
data:a};e===null?e=[o]:e.push(o),s++}if(a<8||isNaN(a)){let o={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:_.properties.tool_call_ids.properties.length,
data:a};e===null?e=[o]:e.push(o),s++}}}}else{let a={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.tool_call_ids.type,parentSchema:_.properties.tool_call_ids,data:p};e===null?e=[a]:e.push(
a),s++}}if(r.tool_choice!==void 0){let p=r.tool_choice;if(p&&typeof p=="object"&&!Array.isArray(p)){
for(let a in p)if(!(a==="required"||a==="named")){let o={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.tool_choice,data:p};
e===null?e=[o]:e.push(o),s++}if(p.required!==void 0){let a=p.required;if(typeof a=="string"){if(x(a)>
32){let o={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:_.properties.tool_choice.properties.required,data:a};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.
tool_choice.properties.required.type,parentSchema:_.properties.tool_choice.properties.required,data:a};
e===null?e=[o]:e.push(o),s++}}if(p.named!==void 0){let a=p.named;if(typeof a!="boolean"){let o={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:_.properties.tool_choice.properties.named.type,parentSchema:_.
properties.tool_choice.properties.named,data:a};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:_.properties.tool_choice.type,parentSchema:_.properties.tool_choice,data:p};e===
null?e=[a]:e.push(a),s++}}if(r.response_format!==void 0){let p=r.response_format;if(Array.isArray(p)){
if(p.length>3){let o={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:_.
properties.response_format,data:p};e===null?e=[o]:e.push(o),s++}let a=p.length;for(let o=0;o<a;o++){
let h=p[o];if(typeof h!="string"){let w={instancePath:t+"/response_format/"+o,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.response_format.items.type,parentSchema:_.properties.response_format.items,data:h};e===null?
e=[w]:e.push(w),s++}if(!(h==="text"||h==="json_object"||h==="json_schema")){let w={instancePath:t+"/\
response_format/"+o,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:_.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:_.
properties.response_format.items.enum,parentSchema:_.properties.response_format.items,data:h};e===null?
e=[w]:e.push(w),s++}}}else{let a={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.response_format.
type,parentSchema:_.properties.response_format,data:p};e===null?e=[a]:e.push(a),s++}}if(r.user!==void 0){
let p=r.user;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let a={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:_.properties.user.required,parentSchema:_.properties.user,
data:p};e===null?e=[a]:e.push(a),s++}for(let a in p)if(a!=="max"){let o={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.user,data:p};e===null?
e=[o]:e.push(o),s++}if(p.max!==void 0){let a=p.max;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let o={
instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:_.properties.user.properties.max.type,parentSchema:_.
properties.user.properties.max,data:a};e===null?e=[o]:e.push(o),s++}if(typeof a=="number"){if(a>1024||
isNaN(a)){let o={instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1024},message:"must be <= 1024",schema:1024,parentSchema:_.properties.
user.properties.max,data:a};e===null?e=[o]:e.push(o),s++}if(a<16||isNaN(a)){let o={instancePath:t+"/\
user/max",schemaPath:"#/properties/user/properties/max/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:16},message:"must be >= 16",schema:16,parentSchema:_.properties.user.properties.max,data:a};
e===null?e=[o]:e.push(o),s++}}}}else{let a={instancePath:t+"/user",schemaPath:"#/properties/user/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.user.type,parentSchema:_.
properties.user,data:p};e===null?e=[a]:e.push(a),s++}}if(r.reasoning!==void 0){let p=r.reasoning;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(!(a==="member"||a==="back"||a==="thinking")){
let o={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,
parentSchema:_.properties.reasoning,data:p};e===null?e=[o]:e.push(o),s++}if(p.member!==void 0){let a=p.
member;if(typeof a!="string"){let o={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.reasoning.properties.member.type,parentSchema:_.properties.reasoning.properties.member,data:a};
e===null?e=[o]:e.push(o),s++}if(!(a==="both"||a==="reasoning"||a==="reasoning_content")){let o={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:_.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:_.properties.reasoning.properties.member.enum,parentSchema:_.properties.reasoning.
properties.member,data:a};e===null?e=[o]:e.push(o),s++}}if(p.back!==void 0){let a=p.back;if(typeof a!=
"string"){let o={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.reasoning.
properties.back.type,parentSchema:_.properties.reasoning.properties.back,data:a};e===null?e=[o]:e.push(
o),s++}if(!(a==="always"||a==="with_tool_calls"||a==="never")){let o={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:_.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:_.properties.
reasoning.properties.back.enum,parentSchema:_.properties.reasoning.properties.back,data:a};e===null?
e=[o]:e.push(o),s++}}if(p.thinking!==void 0){let a=p.thinking;if(typeof a!="string"){let o={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_.properties.reasoning.properties.thinking.type,parentSchema:_.
properties.reasoning.properties.thinking,data:a};e===null?e=[o]:e.push(o),s++}if(!(a==="budget"||a===
"effort"||a==="none")){let o={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:_.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:_.properties.reasoning.properties.
thinking.enum,parentSchema:_.properties.reasoning.properties.thinking,data:a};e===null?e=[o]:e.push(
o),s++}}}else{let a={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:_.properties.reasoning.type,parentSchema:_.
properties.reasoning,data:p};e===null?e=[a]:e.push(a),s++}}if(r.missing!==void 0){let p=r.missing;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let a={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:_.properties.missing.required,parentSchema:_.properties.missing,
data:p};e===null?e=[a]:e.push(a),s++}if(p.value===void 0){let a={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:_.properties.missing.required,parentSchema:_.properties.missing,
data:p};e===null?e=[a]:e.push(a),s++}for(let a in p)if(!(a==="member"||a==="value")){let o={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.
missing,data:p};e===null?e=[o]:e.push(o),s++}if(p.member!==void 0){let a=p.member;if(typeof a=="stri\
ng"){if(x(a)>64){let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:F,data:a};e===null?e=[o]:e.push(o),s++}if(x(a)<1){let o={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:F,data:a};e===null?e=[o]:e.push(o),s++}
if(!ze.test(a)){let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:a};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:a};e===null?e=[o]:e.push(o),s++}}if(p.value!==void 0){let a=p.value;if(!(a&&typeof a=="object"&&
!Array.isArray(a))){let o={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.missing.
properties.value.type,parentSchema:_.properties.missing.properties.value,data:a};e===null?e=[o]:e.push(
o),s++}}}else{let a={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:_.properties.missing.type,parentSchema:_.properties.
missing,data:p};e===null?e=[a]:e.push(a),s++}}if(r.errors!==void 0){let p=r.errors;if(Array.isArray(
p)){if(p.length>64){let o={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:_.properties.
errors,data:p};e===null?e=[o]:e.push(o),s++}let a=p.length;for(let o=0;o<a;o++){let h=p[o];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.means===void 0){let w={instancePath:t+"/errors/"+o,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:he.required,parentSchema:he,data:h};e===null?e=[w]:e.push(
w),s++}for(let w in h)if(!(w==="status"||w==="code"||w==="phrase"||w==="means")){let S={instancePath:t+
"/errors/"+o,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:he,
data:h};e===null?e=[S]:e.push(S),s++}if(h.status!==void 0){let w=h.status;if(!(typeof w=="number"&&!(w%
1)&&!isNaN(w))){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:he.
properties.status.type,parentSchema:he.properties.status,data:w};e===null?e=[S]:e.push(S),s++}if(typeof w==
"number"){if(w>599||isNaN(w)){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:he.properties.status,data:w};e===null?e=[S]:e.push(S),s++}if(w<
200||isNaN(w)){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:he.properties.status,data:w};e===null?e=[S]:e.push(S),s++}}}if(h.code!==
void 0){let w=h.code;if(typeof w=="string"){if(x(w)>128){let S={instancePath:t+"/errors/"+o+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:he.properties.code,data:w};
e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+o+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:he.properties.code.type,parentSchema:he.properties.code,data:w};e===null?e=[S]:e.push(S),
s++}}if(h.phrase!==void 0){let w=h.phrase;if(typeof w=="string"){if(x(w)>512){let S={instancePath:t+
"/errors/"+o+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:he.
properties.phrase,data:w};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+o+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:he.properties.phrase.type,parentSchema:he.properties.phrase,
data:w};e===null?e=[S]:e.push(S),s++}}if(h.means!==void 0){let w=h.means;if(typeof w!="string"){let S={
instancePath:t+"/errors/"+o+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:he.properties.means.type,parentSchema:he.
properties.means,data:w};e===null?e=[S]:e.push(S),s++}if(!(w==="context_length"||w==="content_filter"||
w==="model"||w==="key"||w==="quota"||w==="rate"||w==="overloaded"||w==="caller"||w==="member"||w==="\
system"||w==="reasoning")){let S={instancePath:t+"/errors/"+o+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:he.properties.means.enum},
message:"must be equal to one of the allowed values",schema:he.properties.means.enum,parentSchema:he.
properties.means,data:w};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:t+"/errors/"+o,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:he.type,parentSchema:he,data:h};e===null?e=[w]:e.push(w),s++}}}else{let a={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:_.properties.errors.type,parentSchema:_.properties.errors,data:p};e===null?e=[a]:e.push(
a),s++}}if(r.request_id!==void 0){let p=r.request_id;if(typeof p=="string"){if(x(p)>64){let a={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:_.properties.request_id,data:p};e===null?
e=[a]:e.push(a),s++}if(!fs.test(p)){let a={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:_.properties.request_id,data:p};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:_.properties.request_id.type,parentSchema:_.
properties.request_id,data:p};e===null?e=[a]:e.push(a),s++}}if(r.remaining!==void 0){let p=r.remaining;
if(Array.isArray(p)){if(p.length>8){let o={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:_.properties.remaining,data:p};e===null?e=[o]:e.push(o),s++}let a=p.length;for(let o=0;o<
a;o++){let h=p[o];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.left===void 0){let w={instancePath:t+
"/remaining/"+o,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:_.properties.remaining.items.required,parentSchema:_.
properties.remaining.items,data:h};e===null?e=[w]:e.push(w),s++}if(h.reset===void 0){let w={instancePath:t+
"/remaining/"+o,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:_.properties.remaining.items.required,parentSchema:_.
properties.remaining.items,data:h};e===null?e=[w]:e.push(w),s++}for(let w in h)if(!(w==="left"||w===
"reset")){let S={instancePath:t+"/remaining/"+o,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:_.properties.remaining.items,data:h};e===null?e=[S]:e.push(
S),s++}if(h.left!==void 0){let w=h.left;if(typeof w=="string"){if(x(w)>64){let S={instancePath:t+"/r\
emaining/"+o+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:_.
properties.remaining.items.properties.left,data:w};e===null?e=[S]:e.push(S),s++}if(!fs.test(w)){let S={
instancePath:t+"/remaining/"+o+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:_.properties.remaining.items.properties.left,data:w};e===null?e=[S]:e.push(
S),s++}}else{let S={instancePath:t+"/remaining/"+o+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.
remaining.items.properties.left.type,parentSchema:_.properties.remaining.items.properties.left,data:w};
e===null?e=[S]:e.push(S),s++}}if(h.reset!==void 0){let w=h.reset;if(typeof w=="string"){if(x(w)>64){
let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:_.properties.remaining.items.properties.reset,data:w};e===null?e=[S]:e.push(S),
s++}if(!fs.test(w)){let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:_.properties.remaining.items.properties.
reset,data:w};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:_.properties.remaining.items.properties.reset.type,parentSchema:_.properties.remaining.
items.properties.reset,data:w};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:t+"/remaining\
/"+o,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:_.properties.remaining.items.type,parentSchema:_.properties.remaining.items,data:h};
e===null?e=[w]:e.push(w),s++}}}else{let a={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.remaining.
type,parentSchema:_.properties.remaining,data:p};e===null?e=[a]:e.push(a),s++}}if(r.cost!==void 0){let p=r.
cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let a={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:_.properties.cost.required,parentSchema:_.properties.cost,
data:p};e===null?e=[a]:e.push(a),s++}if(p.per_usd===void 0){let a={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:_.properties.cost.required,parentSchema:_.properties.cost,data:p};
e===null?e=[a]:e.push(a),s++}for(let a in p)if(!(a==="member"||a==="per_usd")){let o={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.cost,data:p};e===null?
e=[o]:e.push(o),s++}if(p.member!==void 0){let a=p.member;if(typeof a=="string"){if(x(a)>64){let o={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:a};e===null?e=[o]:e.push(
o),s++}if(x(a)<1){let o={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:F,data:a};e===null?e=[o]:e.push(o),s++}if(!ze.test(a)){let o={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:F,data:a};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:a};e===null?e=[o]:e.push(o),s++}}if(p.per_usd!==void 0){
let a=p.per_usd;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let o={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:_.properties.cost.properties.per_usd.type,parentSchema:_.properties.cost.properties.per_usd,
data:a};e===null?e=[o]:e.push(o),s++}if(typeof a=="number"){if(a>1e12||isNaN(a)){let o={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:_.properties.
cost.properties.per_usd,data:a};e===null?e=[o]:e.push(o),s++}if(a<1||isNaN(a)){let o={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:_.properties.cost.properties.per_usd,
data:a};e===null?e=[o]:e.push(o),s++}}}}else{let a={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.cost.type,
parentSchema:_.properties.cost,data:p};e===null?e=[a]:e.push(a),s++}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.type,parentSchema:_,
data:r};e===null?e=[p]:e.push(p),s++}return Je.errors=e,s===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ye(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Ye.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.base_url===void 0){let n={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:N.required,parentSchema:N,data:r};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!De.
call(N.properties,n)){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,parentSchema:N,
data:r};e===null?e=[l]:e.push(l),s++}if(r.base_url!==void 0){let n=r.base_url;if(typeof n=="string"){
if(x(n)>1024){let l={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.
properties.base_url,data:n};e===null?e=[l]:e.push(l),s++}if(!qs.test(n)){let l={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:N.properties.base_url,data:n};e===
null?e=[l]:e.push(l),s++}if(!Ve(n)){let l={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:N.
properties.base_url,data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.
properties.base_url.type,parentSchema:N.properties.base_url,data:n};e===null?e=[l]:e.push(l),s++}}if(r.
provider!==void 0){let n=r.provider;if(typeof n=="string"){if(x(n)>64){let l={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:N.properties.provider,data:n};e===null?e=
[l]:e.push(l),s++}if(!at.test(n)){let l={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:N.properties.provider,data:n};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:N.properties.provider.type,parentSchema:N.
properties.provider,data:n};e===null?e=[l]:e.push(l),s++}}if(r.facts!==void 0&&(Je(r.facts,{instancePath:t+
"/facts",parentData:r,parentDataProperty:"facts",rootData:Z,dynamicAnchors:U})||(e=e===null?Je.errors:
e.concat(Je.errors),s=e.length)),r.key_env!==void 0){let n=r.key_env;if(typeof n=="string"){if(x(n)>
128){let l={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:N.properties.
key_env,data:n};e===null?e=[l]:e.push(l),s++}if(!Ne.test(n)){let l={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:N.properties.
key_env,data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
key_env.type,parentSchema:N.properties.key_env,data:n};e===null?e=[l]:e.push(l),s++}}if(r.key_file!==
void 0){let n=r.key_file;if(typeof n=="string"){if(x(n)>1024){let l={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:N.properties.key_file,data:n};e===null?e=[l]:e.push(
l),s++}if(x(n)<1){let l={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:N.
properties.key_file,data:n};e===null?e=[l]:e.push(l),s++}if(!Me.test(n)){let l={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.
key_file,data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
key_file.type,parentSchema:N.properties.key_file,data:n};e===null?e=[l]:e.push(l),s++}}if(r.keys!==void 0){
let n=r.keys;if(Array.isArray(n)){if(n.length>32){let a={instancePath:t+"/keys",schemaPath:"#/proper\
ties/keys/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items",
schema:32,parentSchema:N.properties.keys,data:n};e===null?e=[a]:e.push(a),s++}if(n.length<2){let a={
instancePath:t+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items",schema:2,parentSchema:N.properties.keys,data:n};e===null?e=[a]:e.push(
a),s++}let l=n.length;for(let a=0;a<l;a++){let o=n[a];if(typeof o=="string"){if(x(o)>1024){let h={instancePath:t+
"/keys/"+a,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.keys.items,data:o};e===
null?e=[h]:e.push(h),s++}if(!pt.test(o)){let h={instancePath:t+"/keys/"+a,schemaPath:"#/properties/k\
eys/items/pattern",keyword:"pattern",params:{pattern:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[\
^\\x00-\\x1f]+)$"},message:'must match pattern "^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\
\\x1f]+)$"',schema:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$",parentSchema:N.
properties.keys.items,data:o};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/keys/"+a,schemaPath:"\
#/properties/keys/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.
properties.keys.items.type,parentSchema:N.properties.keys.items,data:o};e===null?e=[h]:e.push(h),s++}}
let d=n.length,p;if(d>1){let a={};for(;d--;){let o=n[d];if(typeof o=="string"){if(typeof a[o]=="numb\
er"){p=a[o];let h={instancePath:t+"/keys",schemaPath:"#/properties/keys/uniqueItems",keyword:"unique\
Items",params:{i:d,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+d+" are identic\
al)",schema:!0,parentSchema:N.properties.keys,data:n};e===null?e=[h]:e.push(h),s++;break}a[o]=d}}}}else{
let l={instancePath:t+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:N.properties.keys.type,parentSchema:N.properties.keys,data:n};e===null?
e=[l]:e.push(l),s++}}if(r.ca_file!==void 0){let n=r.ca_file;if(typeof n=="string"){if(x(n)>1024){let l={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.ca_file,data:n};
e===null?e=[l]:e.push(l),s++}if(x(n)<1){let l={instancePath:t+"/ca_file",schemaPath:"#/properties/ca\
_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:N.properties.ca_file,data:n};e===null?e=[l]:e.push(l),s++}if(!Me.test(n)){let l={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.
properties.ca_file,data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
ca_file.type,parentSchema:N.properties.ca_file,data:n};e===null?e=[l]:e.push(l),s++}}if(r.client_cert_file!==
void 0){let n=r.client_cert_file;if(typeof n=="string"){if(x(n)>1024){let l={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.client_cert_file,
data:n};e===null?e=[l]:e.push(l),s++}if(x(n)<1){let l={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:N.properties.client_cert_file,data:n};e===null?e=[l]:
e.push(l),s++}if(!Me.test(n)){let l={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.client_cert_file,data:n};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
client_cert_file.type,parentSchema:N.properties.client_cert_file,data:n};e===null?e=[l]:e.push(l),s++}}
if(r.client_key_file!==void 0){let n=r.client_key_file;if(typeof n=="string"){if(x(n)>1024){let l={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.client_key_file,
data:n};e===null?e=[l]:e.push(l),s++}if(x(n)<1){let l={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:N.properties.client_key_file,data:n};e===null?e=[l]:e.
push(l),s++}if(!Me.test(n)){let l={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.client_key_file,data:n};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
client_key_file.type,parentSchema:N.properties.client_key_file,data:n};e===null?e=[l]:e.push(l),s++}}
if(r.query!==void 0){let n=r.query;if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>
8){let l={instancePath:t+"/query",schemaPath:"#/properties/query/maxProperties",keyword:"maxProperti\
es",params:{limit:8},message:"must NOT have more than 8 properties",schema:8,parentSchema:N.properties.
query,data:n};e===null?e=[l]:e.push(l),s++}for(let l in n){let d=s;if(typeof l=="string"){if(x(l)>64){
let p={instancePath:t+"/query",schemaPath:"#/properties/query/propertyNames/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:N.properties.
query.propertyNames,data:l,propertyName:l};e===null?e=[p]:e.push(p),s++}if(!mt.test(l)){let p={instancePath:t+
"/query",schemaPath:"#/properties/query/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z][A-Za-z0-9._-]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9._-]*$"',schema:"^[A-Za-z]\
[A-Za-z0-9._-]*$",parentSchema:N.properties.query.propertyNames,data:l,propertyName:l};e===null?e=[p]:
e.push(p),s++}}var c=d===s;if(!c){let p={instancePath:t+"/query",schemaPath:"#/properties/query/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid",schema:N.
properties.query.propertyNames,parentSchema:N.properties.query,data:n};e===null?e=[p]:e.push(p),s++}}
for(let l in n){let d=n[l];if(typeof d=="string"){if(x(d)>256){let p={instancePath:t+"/query/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:N.
properties.query.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}if(x(d)<1){let p={instancePath:t+
"/query/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperti\
es/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:N.properties.query.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/query/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
query.additionalProperties.type,parentSchema:N.properties.query.additionalProperties,data:d};e===null?
e=[p]:e.push(p),s++}}}else{let l={instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:N.properties.query.type,parentSchema:N.
properties.query,data:n};e===null?e=[l]:e.push(l),s++}}if(r.proxy!==void 0){let n=r.proxy;if(typeof n==
"string"){if(x(n)>1024){let l={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.
properties.proxy,data:n};e===null?e=[l]:e.push(l),s++}if(!it.test(n)){let l={instancePath:t+"/proxy",
schemaPath:"#/properties/proxy/pattern",keyword:"pattern",params:{pattern:"^(none|https?://.+)$"},message:'\
must match pattern "^(none|https?://.+)$"',schema:"^(none|https?://.+)$",parentSchema:N.properties.proxy,
data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/proxy",schemaPath:"#/properties/p\
roxy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.proxy.
type,parentSchema:N.properties.proxy,data:n};e===null?e=[l]:e.push(l),s++}}if(r.proxy_env!==void 0){
let n=r.proxy_env;if(typeof n=="string"){if(x(n)>128){let l={instancePath:t+"/proxy_env",schemaPath:"\
#/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more\
 than 128 characters",schema:128,parentSchema:N.properties.proxy_env,data:n};e===null?e=[l]:e.push(l),
s++}if(!Ne.test(n)){let l={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:N.properties.proxy_env,data:n};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:N.properties.proxy_env.type,parentSchema:N.
properties.proxy_env,data:n};e===null?e=[l]:e.push(l),s++}}if(r.auth!==void 0){let n=r.auth;if(typeof n!=
"string"){let l={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ts.type,parentSchema:ts,data:n};e===null?e=[l]:e.push(
l),s++}if(!(n==="bearer"||n==="x-api-key"||n==="api-key")){let l={instancePath:t+"/auth",schemaPath:"\
#/components/schemas/Auth/enum",keyword:"enum",params:{allowedValues:ts.enum},message:"must be equal\
 to one of the allowed values",schema:ts.enum,parentSchema:ts,data:n};e===null?e=[l]:e.push(l),s++}}
if(r.dialects!==void 0){let n=r.dialects;if(Array.isArray(n)){if(n.length>16){let d={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:N.properties.dialects,data:n};e===null?e=[d]:
e.push(d),s++}if(n.length<1){let d={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:N.
properties.dialects,data:n};e===null?e=[d]:e.push(d),s++}let l=n.length;for(let d=0;d<l;d++){let p=n[d];
if(typeof p!="string"){let a={instancePath:t+"/dialects/"+d,schemaPath:"#/components/schemas/Dialect\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$e.type,parentSchema:$e,
data:p};e===null?e=[a]:e.push(a),s++}if(!(p==="chat"||p==="responses"||p==="messages"||p==="embeddin\
gs"||p==="rerank"||p==="moderations")){let a={instancePath:t+"/dialects/"+d,schemaPath:"#/components\
/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:$e.enum},message:"must be equal to one o\
f the allowed values",schema:$e.enum,parentSchema:$e,data:p};e===null?e=[a]:e.push(a),s++}}}else{let l={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:N.properties.dialects.type,parentSchema:N.properties.dialects,data:n};
e===null?e=[l]:e.push(l),s++}}if(r.hosted_tools!==void 0){let n=r.hosted_tools;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(Object.keys(n).length>32){let l={instancePath:t+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT\
 have more than 32 properties",schema:32,parentSchema:N.properties.hosted_tools,data:n};e===null?e=[
l]:e.push(l),s++}for(let l in n){let d=s;if(typeof l=="string"){if(x(l)>64){let p={instancePath:t+"/\
hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:N.properties.hosted_tools.
propertyNames,data:l,propertyName:l};e===null?e=[p]:e.push(p),s++}if(!nt.test(l)){let p={instancePath:t+
"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)\
*$",parentSchema:N.properties.hosted_tools.propertyNames,data:l,propertyName:l};e===null?e=[p]:e.push(
p),s++}}var m=d===s;if(!m){let p={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_too\
ls/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be val\
id",schema:N.properties.hosted_tools.propertyNames,parentSchema:N.properties.hosted_tools,data:n};e===
null?e=[p]:e.push(p),s++}}for(let l in n){let d=n[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.
usd_per_call===void 0){let p={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/required",keyword:"required",params:{missingProperty:"us\
d_per_call"},message:"must have required property 'usd_per_call'",schema:Oe.required,parentSchema:Oe,
data:d};e===null?e=[p]:e.push(p),s++}for(let p in d)if(p!=="usd_per_call"){let a={instancePath:t+"/h\
osted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT \
have additional properties",schema:!1,parentSchema:Oe,data:d};e===null?e=[a]:e.push(a),s++}if(d.usd_per_call!==
void 0){let p=d.usd_per_call;if(typeof p=="string"){if(x(p)>32){let a={instancePath:t+"/hosted_tools\
/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedT\
ool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have \
more than 32 characters",schema:32,parentSchema:Oe.properties.usd_per_call,data:p};e===null?e=[a]:e.
push(a),s++}if(!ot.test(p)){let a={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,
"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:Oe.properties.
usd_per_call,data:p};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/hosted_tools/"+l.replace(
/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/propertie\
s/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Oe.properties.
usd_per_call.type,parentSchema:Oe.properties.usd_per_call,data:p};e===null?e=[a]:e.push(a),s++}}}else{
let p={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Oe.
type,parentSchema:Oe,data:d};e===null?e=[p]:e.push(p),s++}}}else{let l={instancePath:t+"/hosted_tool\
s",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:N.properties.hosted_tools.type,parentSchema:N.properties.hosted_tools,data:n};e===null?
e=[l]:e.push(l),s++}}if(r.forward_members!==void 0){let n=r.forward_members;if(Array.isArray(n)){if(n.
length>64){let d={instancePath:t+"/forward_members",schemaPath:"#/properties/forward_members/maxItem\
s",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:N.
properties.forward_members,data:n};e===null?e=[d]:e.push(d),s++}let l=n.length;for(let d=0;d<l;d++){
let p=n[d];if(typeof p=="string"){if(x(p)>64){let a={instancePath:t+"/forward_members/"+d,schemaPath:"\
#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:N.properties.forward_members.items,data:p};e===
null?e=[a]:e.push(a),s++}if(x(p)<1){let a={instancePath:t+"/forward_members/"+d,schemaPath:"#/proper\
ties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:N.properties.forward_members.items,data:p};e===null?e=[
a]:e.push(a),s++}if(!ze.test(p)){let a={instancePath:t+"/forward_members/"+d,schemaPath:"#/propertie\
s/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:N.properties.
forward_members.items,data:p};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/forward_mem\
bers/"+d,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:N.properties.forward_members.items.type,parentSchema:N.properties.forward_members.
items,data:p};e===null?e=[a]:e.push(a),s++}}}else{let l={instancePath:t+"/forward_members",schemaPath:"\
#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"must be array",schema:N.
properties.forward_members.type,parentSchema:N.properties.forward_members,data:n};e===null?e=[l]:e.push(
l),s++}}if(r.headers!==void 0){let n=r.headers;if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.
keys(n).length>32){let l={instancePath:t+"/headers",schemaPath:"#/properties/headers/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:N.properties.headers,data:n};e===null?e=[l]:e.push(l),s++}for(let l in n){let d=n[l];if(typeof d==
"string"){if(x(d)>4096){let p={instancePath:t+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters",schema:4096,parentSchema:N.properties.headers.additionalProperties,
data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/headers/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:N.properties.headers.additionalProperties.type,parentSchema:N.
properties.headers.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}}}else{let l={instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:N.properties.headers.type,parentSchema:N.properties.headers,data:n};e===null?e=[
l]:e.push(l),s++}}if(r.first_byte_ms!==void 0){let n=r.first_byte_ms;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n))){let l={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:N.properties.first_byte_ms.type,parentSchema:N.
properties.first_byte_ms,data:n};e===null?e=[l]:e.push(l),s++}if(typeof n=="number"){if(n>6e5||isNaN(
n)){let l={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:N.properties.
first_byte_ms,data:n};e===null?e=[l]:e.push(l),s++}if(n<10||isNaN(n)){let l={instancePath:t+"/first_\
byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:N.properties.first_byte_ms,data:n};e===null?e=[l]:e.push(
l),s++}}}if(r.idle_ms!==void 0){let n=r.idle_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let l={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:N.properties.idle_ms.type,parentSchema:N.properties.idle_ms,data:n};
e===null?e=[l]:e.push(l),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let l={instancePath:t+"/idle\
_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:N.properties.idle_ms,data:n};e===null?e=[l]:e.push(
l),s++}if(n<10||isNaN(n)){let l={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:N.
properties.idle_ms,data:n};e===null?e=[l]:e.push(l),s++}}}}else{let n={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:r};
e===null?e=[n]:e.push(n),s++}return Ye.errors=e,s===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var J={type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"strin\
g",minLength:1,maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,
maxLength:256},on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},
context_tokens:{type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},
weight:{type:"integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{
$ref:"#/components/schemas/Price"},usd_per:{$ref:"#/components/schemas/UnitPrice"},retry_after_sent:{
type:"boolean",default:!0}}},as={type:"string",enum:["context_length","content_filter","quota"]},X={
type:"object",additionalProperties:!1,properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})\
(\\.[0-9]{1,9})?$",maxLength:32},cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$",maxLength:32},cache_write_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
maxLength:32},cache_write_1h_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
output:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},call:{$ref:"#/co\
mponents/schemas/UnitAmount"},long_context:{$ref:"#/components/schemas/LongContextPrices"},service_tiers:{
type:"object",maxProperties:16,propertyNames:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_.-]*\
$"},additionalProperties:{$ref:"#/components/schemas/ServiceTierPrice"}}}},Ie={type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},ct=new RegExp("^[a-z][a-z0-9_.-]*$","u"),ms={type:"\
array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/LongContextPrice"}},we={type:"object",
additionalProperties:!1,required:["above","input","output"],properties:{above:{type:"integer",minimum:1,
maximum:1e9},input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/sche\
mas/UsdPerMillion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{
$ref:"#/components/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"}}},B={type:"\
string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32};function Ke(r,{instancePath:t="",
parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){let e=null,s=0,$=Ke.evaluated;
if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.above===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
above"},message:"must have required property 'above'",schema:we.required,parentSchema:we,data:r};e===
null?e=[c]:e.push(c),s++}if(r.input===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"input"},message:"must have required property 'input'",schema:we.required,
parentSchema:we,data:r};e===null?e=[c]:e.push(c),s++}if(r.output===void 0){let c={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"output"},message:"must have required propert\
y 'output'",schema:we.required,parentSchema:we,data:r};e===null?e=[c]:e.push(c),s++}for(let c in r)if(!(c===
"above"||c==="input"||c==="cached_input"||c==="cache_write_input"||c==="cache_write_1h_input"||c==="\
output")){let m={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:we,data:r};
e===null?e=[m]:e.push(m),s++}if(r.above!==void 0){let c=r.above;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c))){let m={instancePath:t+"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:we.properties.above.type,parentSchema:we.properties.above,
data:c};e===null?e=[m]:e.push(m),s++}if(typeof c=="number"){if(c>1e9||isNaN(c)){let m={instancePath:t+
"/above",schemaPath:"#/properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:we.properties.above,data:c};e===null?e=[m]:e.
push(m),s++}if(c<1||isNaN(c)){let m={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:we.properties.
above,data:c};e===null?e=[m]:e.push(m),s++}}}if(r.input!==void 0){let c=r.input;if(typeof c=="string"){
if(x(c)>32){let m={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:B,
data:c};e===null?e=[m]:e.push(m),s++}if(!ue.test(c)){let m={instancePath:t+"/input",schemaPath:"#/co\
mponents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0\
-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+
"/input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:B.type,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}if(r.cached_input!==
void 0){let c=r.cached_input;if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}
if(!ue.test(c)){let m={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:B.type,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}if(r.cache_write_input!==void 0){
let c=r.cache_write_input;if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:c};e===null?e=[m]:e.push(
m),s++}if(!ue.test(c)){let m={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.type,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}if(r.cache_write_1h_input!==
void 0){let c=r.cache_write_1h_input;if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:c};e===null?
e=[m]:e.push(m),s++}if(!ue.test(c)){let m={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:B.type,parentSchema:B,data:c};e===null?e=[m]:e.push(m),
s++}}if(r.output!==void 0){let c=r.output;if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:c};e===null?e=[m]:e.push(
m),s++}if(!ue.test(c)){let m={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:B.type,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}}else{let c={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.type,parentSchema:we,
data:r};e===null?e=[c]:e.push(c),s++}return Ke.errors=e,s===0}Ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Te(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Te.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),Array.
isArray(r)){if(r.length>8){let m={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:ms,data:r};e===null?e=[m]:e.
push(m),s++}if(r.length<1){let m={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:ms,data:r};e===null?e=[m]:
e.push(m),s++}let c=r.length;for(let m=0;m<c;m++)Ke(r[m],{instancePath:t+"/"+m,parentData:r,parentDataProperty:m,
rootData:Z,dynamicAnchors:U})||(e=e===null?Ke.errors:e.concat(Ke.errors),s=e.length)}else{let c={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ms.type,parentSchema:ms,
data:r};e===null?e=[c]:e.push(c),s++}return Te.errors=e,s===0}Te.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ue={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function We(r,{instancePath:t="",parentData:R,parentDataProperty:E,
rootData:Z=r,dynamicAnchors:U={}}={}){let e=null,s=0,$=We.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.input===void 0){let c={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:Ue.required,parentSchema:Ue,data:r};e===null?e=[c]:e.push(
c),s++}if(r.output===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:Ue.required,parentSchema:Ue,
data:r};e===null?e=[c]:e.push(c),s++}for(let c in r)if(!(c==="input"||c==="cached_input"||c==="cache\
_write_input"||c==="cache_write_1h_input"||c==="output"||c==="long_context")){let m={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ue,data:r};e===null?e=[m]:e.push(m),s++}
if(r.input!==void 0){let c=r.input;if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}
if(!ue.test(c)){let m={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,
data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,
parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}if(r.cached_input!==void 0){let c=r.cached_input;
if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}if(!ue.test(c)){let m={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:c};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,
parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}if(r.cache_write_input!==void 0){let c=r.cache_write_input;
if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}if(!ue.test(c)){
let m={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:c};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.
type,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}if(r.cache_write_1h_input!==void 0){let c=r.
cache_write_1h_input;if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}
if(!ue.test(c)){let m={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:B.type,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}}if(r.output!==
void 0){let c=r.output;if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:B,data:c};e===null?e=[m]:e.push(m),s++}if(!ue.
test(c)){let m={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:c};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,parentSchema:B,
data:c};e===null?e=[m]:e.push(m),s++}}r.long_context!==void 0&&(Te(r.long_context,{instancePath:t+"/\
long_context",parentData:r,parentDataProperty:"long_context",rootData:Z,dynamicAnchors:U})||(e=e===null?
Te.errors:e.concat(Te.errors),s=e.length))}else{let c={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Ue.type,parentSchema:Ue,data:r};e===null?
e=[c]:e.push(c),s++}return We.errors=e,s===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function je(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){
let e=null,s=0,$=je.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){for(let m in r)if(!(m==="input"||m==="cached_input"||m==="cac\
he_write_input"||m==="cache_write_1h_input"||m==="output"||m==="call"||m==="long_context"||m==="serv\
ice_tiers")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:X,
data:r};e===null?e=[n]:e.push(n),s++}if(r.input!==void 0){let m=r.input;if(typeof m=="string"){if(x(
m)>32){let n={instancePath:t+"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X.properties.
input,data:m};e===null?e=[n]:e.push(n),s++}if(!ue.test(m)){let n={instancePath:t+"/input",schemaPath:"\
#/properties/input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:X.properties.input,data:m};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:X.properties.input.type,parentSchema:X.properties.input,data:m};e===null?e=[n]:e.push(
n),s++}}if(r.cached_input!==void 0){let m=r.cached_input;if(typeof m=="string"){if(x(m)>32){let n={instancePath:t+
"/cached_input",schemaPath:"#/properties/cached_input/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:X.properties.cached_input,data:m};
e===null?e=[n]:e.push(n),s++}if(!ue.test(m)){let n={instancePath:t+"/cached_input",schemaPath:"#/pro\
perties/cached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?\
$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$",parentSchema:X.properties.cached_input,data:m};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:t+"/cached_input",schemaPath:"#/properties/cached_input/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:X.properties.cached_input.type,parentSchema:X.properties.
cached_input,data:m};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_input!==void 0){let m=r.cache_write_input;
if(typeof m=="string"){if(x(m)>32){let n={instancePath:t+"/cache_write_input",schemaPath:"#/properti\
es/cache_write_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more th\
an 32 characters",schema:32,parentSchema:X.properties.cache_write_input,data:m};e===null?e=[n]:e.push(
n),s++}if(!ue.test(m)){let n={instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_wri\
te_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:X.properties.cache_write_input,data:m};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:X.properties.cache_write_input.type,parentSchema:X.
properties.cache_write_input,data:m};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_1h_input!==void 0){
let m=r.cache_write_1h_input;if(typeof m=="string"){if(x(m)>32){let n={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/properties/cache_write_1h_input/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:X.properties.cache_write_1h_input,
data:m};e===null?e=[n]:e.push(n),s++}if(!ue.test(m)){let n={instancePath:t+"/cache_write_1h_input",schemaPath:"\
#/properties/cache_write_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1\
-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.properties.cache_write_1h_input,data:m};e===null?e=[
n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_\
write_1h_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.
cache_write_1h_input.type,parentSchema:X.properties.cache_write_1h_input,data:m};e===null?e=[n]:e.push(
n),s++}}if(r.output!==void 0){let m=r.output;if(typeof m=="string"){if(x(m)>32){let n={instancePath:t+
"/output",schemaPath:"#/properties/output/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:X.properties.output,data:m};e===null?e=
[n]:e.push(n),s++}if(!ue.test(m)){let n={instancePath:t+"/output",schemaPath:"#/properties/output/pa\
ttern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must matc\
h pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.
properties.output,data:m};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/output",schemaPath:"\
#/properties/output/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.
output.type,parentSchema:X.properties.output,data:m};e===null?e=[n]:e.push(n),s++}}if(r.call!==void 0){
let m=r.call;if(typeof m=="string"){if(x(m)>32){let n={instancePath:t+"/call",schemaPath:"#/componen\
ts/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more t\
han 32 characters",schema:32,parentSchema:Ie,data:m};e===null?e=[n]:e.push(n),s++}if(!ue.test(m)){let n={
instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Ie,data:m};e===null?e=[
n]:e.push(n),s++}}else{let n={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:Ie.type,parentSchema:Ie,data:m};
e===null?e=[n]:e.push(n),s++}}if(r.long_context!==void 0&&(Te(r.long_context,{instancePath:t+"/long_\
context",parentData:r,parentDataProperty:"long_context",rootData:Z,dynamicAnchors:U})||(e=e===null?Te.
errors:e.concat(Te.errors),s=e.length)),r.service_tiers!==void 0){let m=r.service_tiers;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(Object.keys(m).length>16){let n={instancePath:t+"/service_tiers",schemaPath:"\
#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit:16},message:"must NO\
T have more than 16 properties",schema:16,parentSchema:X.properties.service_tiers,data:m};e===null?e=
[n]:e.push(n),s++}for(let n in m){let l=s;if(typeof n=="string"){if(x(n)>64){let d={instancePath:t+"\
/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:X.properties.
service_tiers.propertyNames,data:n,propertyName:n};e===null?e=[d]:e.push(d),s++}if(!ct.test(n)){let d={
instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"\
^[a-z][a-z0-9_.-]*$",parentSchema:X.properties.service_tiers.propertyNames,data:n,propertyName:n};e===
null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/service_tiers",schemaPath:"#/properties/servi\
ce_tiers/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.
properties.service_tiers.propertyNames.type,parentSchema:X.properties.service_tiers.propertyNames,data:n,
propertyName:n};e===null?e=[d]:e.push(d),s++}var c=l===s;if(!c){let d={instancePath:t+"/service_tier\
s",schemaPath:"#/properties/service_tiers/propertyNames",keyword:"propertyNames",params:{propertyName:n},
message:"property name must be valid",schema:X.properties.service_tiers.propertyNames,parentSchema:X.
properties.service_tiers,data:m};e===null?e=[d]:e.push(d),s++}}for(let n in m)We(m[n],{instancePath:t+
"/service_tiers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:n,rootData:Z,
dynamicAnchors:U})||(e=e===null?We.errors:e.concat(We.errors),s=e.length)}else{let n={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:X.properties.service_tiers.type,parentSchema:X.properties.service_tiers,
data:m};e===null?e=[n]:e.push(n),s++}}}else{let m={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:X.type,parentSchema:X,data:r};e===null?e=[m]:
e.push(m),s++}return je.errors=e,s===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is={
type:"object",additionalProperties:!1,minProperties:1,properties:{call:{$ref:"#/components/schemas/U\
nitAmount"}}};function Xe(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){
let e=null,s=0,$=Xe.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let c={instancePath:t,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 proper\
ties",schema:1,parentSchema:is,data:r};e===null?e=[c]:e.push(c),s++}for(let c in r)if(c!=="call"){let m={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:is,data:r};e===null?e=[m]:e.push(
m),s++}if(r.call!==void 0){let c=r.call;if(typeof c=="string"){if(x(c)>32){let m={instancePath:t+"/c\
all",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:Ie,data:c};e===null?e=[m]:e.push(m),s++}
if(!ue.test(c)){let m={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Ie,data:c};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/call",schemaPath:"#/components/schemas/Un\
itAmount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ie.type,parentSchema:Ie,
data:c};e===null?e=[m]:e.push(m),s++}}}else{let c={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:is.type,parentSchema:is,data:r};e===null?e=[c]:
e.push(c),s++}return Xe.errors=e,s===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(r,{
instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){let e=null,
s=0,$=Qe.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){if(r.tier===void 0&&(r.tier=1),r.weight===void 0&&(r.weight=1),r.affinity===
void 0&&(r.affinity=!0),r.retry_after_sent===void 0&&(r.retry_after_sent=!0),r.upstream===void 0){let d={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstream"},message:"\
must have required property 'upstream'",schema:J.required,parentSchema:J,data:r};e===null?e=[d]:e.push(
d),s++}for(let d in r)if(!De.call(J.properties,d)){let p={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:J,data:r};e===null?e=[p]:e.push(p),s++}if(r.upstream!==void 0){
let d=r.upstream;if(typeof d=="string"){if(x(d)>64){let p={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:J.properties.upstream,data:d};e===null?e=[p]:e.push(p),s++}if(x(
d)<1){let p={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.
upstream,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.
upstream.type,parentSchema:J.properties.upstream,data:d};e===null?e=[p]:e.push(p),s++}}if(r.model!==
void 0){let d=r.model;if(typeof d=="string"){if(x(d)>256){let p={instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:J.properties.model,data:d};e===null?e=[p]:e.push(p),s++}if(x(
d)<1){let p={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.model,data:d};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.model.type,parentSchema:J.
properties.model,data:d};e===null?e=[p]:e.push(p),s++}}if(r.is!==void 0){let d=r.is;if(typeof d=="st\
ring"){if(x(d)>256){let p={instancePath:t+"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxL\
ength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:J.
properties.is,data:d};e===null?e=[p]:e.push(p),s++}if(x(d)<1){let p={instancePath:t+"/is",schemaPath:"\
#/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:J.properties.is,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.properties.is.type,parentSchema:J.properties.is,data:d};e===null?e=[p]:e.push(
p),s++}}if(r.on!==void 0){let d=r.on;if(Array.isArray(d)){if(d.length>8){let a={instancePath:t+"/on",
schemaPath:"#/properties/on/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have mor\
e than 8 items",schema:8,parentSchema:J.properties.on,data:d};e===null?e=[a]:e.push(a),s++}if(d.length<
1){let a={instancePath:t+"/on",schemaPath:"#/properties/on/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.properties.on,data:d};e===null?e=
[a]:e.push(a),s++}let p=d.length;for(let a=0;a<p;a++){let o=d[a];if(typeof o!="string"){let h={instancePath:t+
"/on/"+a,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:as.type,parentSchema:as,data:o};e===null?e=[h]:e.push(h),s++}if(!(o==="contex\
t_length"||o==="content_filter"||o==="quota")){let h={instancePath:t+"/on/"+a,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:as.enum},message:"must be equal to on\
e of the allowed values",schema:as.enum,parentSchema:as,data:o};e===null?e=[h]:e.push(h),s++}}}else{
let p={instancePath:t+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:J.properties.on.type,parentSchema:J.properties.on,data:d};e===null?e=[p]:e.push(
p),s++}}if(r.context_tokens!==void 0){let d=r.context_tokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d))){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:J.properties.context_tokens.type,parentSchema:J.
properties.context_tokens,data:d};e===null?e=[p]:e.push(p),s++}if(typeof d=="number"){if(d>1e9||isNaN(
d)){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:J.
properties.context_tokens,data:d};e===null?e=[p]:e.push(p),s++}if(d<1||isNaN(d)){let p={instancePath:t+
"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.context_tokens,data:d};e===null?
e=[p]:e.push(p),s++}}}let c=r.tier;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let d={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:J.properties.tier.type,parentSchema:J.properties.tier,data:c};e===null?e=[d]:e.push(
d),s++}if(typeof c=="number"){if(c>16||isNaN(c)){let d={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:J.properties.tier,data:c};e===null?e=[d]:e.push(d),s++}if(c<1||isNaN(c)){let d={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:J.properties.tier,data:c};e===null?e=[d]:e.push(d),s++}}let m=r.
weight;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let d={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.properties.
weight.type,parentSchema:J.properties.weight,data:m};e===null?e=[d]:e.push(d),s++}if(typeof m=="numb\
er"){if(m>1e3||isNaN(m)){let d={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:J.properties.
weight,data:m};e===null?e=[d]:e.push(d),s++}if(m<1||isNaN(m)){let d={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:J.properties.weight,data:m};e===null?e=[d]:e.push(d),s++}}let n=r.affinity;
if(typeof n!="boolean"){let d={instancePath:t+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:J.properties.affinity.type,parentSchema:J.
properties.affinity,data:n};e===null?e=[d]:e.push(d),s++}r.usd_per_million!==void 0&&(je(r.usd_per_million,
{instancePath:t+"/usd_per_million",parentData:r,parentDataProperty:"usd_per_million",rootData:Z,dynamicAnchors:U})||
(e=e===null?je.errors:e.concat(je.errors),s=e.length)),r.usd_per!==void 0&&(Xe(r.usd_per,{instancePath:t+
"/usd_per",parentData:r,parentDataProperty:"usd_per",rootData:Z,dynamicAnchors:U})||(e=e===null?Xe.errors:
e.concat(Xe.errors),s=e.length));let l=r.retry_after_sent;if(typeof l!="boolean"){let d={instancePath:t+
"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:J.properties.retry_after_sent.type,parentSchema:J.properties.
retry_after_sent,data:l};e===null?e=[d]:e.push(d),s++}}else{let c={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,data:r};
e===null?e=[c]:e.push(c),s++}return Qe.errors=e,s===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function es(r,{instancePath:t="",parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){
let e=null,s=0,$=es.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.store===void 0&&(r.store=".tollgate"),r.store_connections===
void 0&&(r.store_connections=10),r.spool===void 0&&(r.spool=".tollgate"),r.workers===void 0&&(r.workers=
1),r.gateway===void 0&&(r.gateway={}),r.mesh===void 0&&(r.mesh={}),r.metadata===void 0&&(r.metadata=
{}),r.operator===void 0&&(r.operator={}),r.limits===void 0&&(r.limits={}),r.admission===void 0&&(r.admission=
{}),r.retry===void 0&&(r.retry={}),r.breaker===void 0&&(r.breaker={}),r.drain===void 0&&(r.drain={}),
r.ledger===void 0&&(r.ledger={}),r.log===void 0&&(r.log={}),r.tracing===void 0&&(r.tracing={}),r.sandbox===
void 0&&(r.sandbox={}),r.payments===void 0&&(r.payments={}),r.network===void 0&&(r.network={}),r.trusted_proxies===
void 0&&(r.trusted_proxies=[]),r.upstreams===void 0&&(r.upstreams={}),r.routes===void 0&&(r.routes={}),
r.models===void 0&&(r.models={}),r.prices===void 0&&(r.prices={}),r.gateway===void 0){let i={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"gateway"},message:"must have req\
uired property 'gateway'",schema:A.required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.
mesh===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mesh"},message:"must have required property 'mesh'",schema:A.required,parentSchema:A,data:r};e===null?
e=[i]:e.push(i),s++}if(r.metadata===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"metadata"},message:"must have required property 'metadata'",schema:A.
required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.operator===void 0){let i={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"operator"},message:"must have re\
quired property 'operator'",schema:A.required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.
limits===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
limits"},message:"must have required property 'limits'",schema:A.required,parentSchema:A,data:r};e===
null?e=[i]:e.push(i),s++}if(r.admission===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"admission"},message:"must have required property 'admission'",schema:A.
required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.retry===void 0){let i={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry"},message:"must have requi\
red property 'retry'",schema:A.required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.breaker===
void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"br\
eaker"},message:"must have required property 'breaker'",schema:A.required,parentSchema:A,data:r};e===
null?e=[i]:e.push(i),s++}if(r.drain===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"drain"},message:"must have required property 'drain'",schema:A.required,
parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.ledger===void 0){let i={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ledger"},message:"must have required propert\
y 'ledger'",schema:A.required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.log===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"\
must have required property 'log'",schema:A.required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),
s++}if(r.tracing===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tracing"},message:"must have required property 'tracing'",schema:A.required,parentSchema:A,
data:r};e===null?e=[i]:e.push(i),s++}if(r.sandbox===void 0){let i={instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"sandbox"},message:"must have required property 'sa\
ndbox'",schema:A.required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.upstreams===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},
message:"must have required property 'upstreams'",schema:A.required,parentSchema:A,data:r};e===null?
e=[i]:e.push(i),s++}if(r.routes===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"routes"},message:"must have required property 'routes'",schema:A.required,
parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.models===void 0){let i={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"models"},message:"must have required propert\
y 'models'",schema:A.required,parentSchema:A,data:r};e===null?e=[i]:e.push(i),s++}if(r.prices===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"\
must have required property 'prices'",schema:A.required,parentSchema:A,data:r};e===null?e=[i]:e.push(
i),s++}for(let i in r)if(!De.call(A.properties,i)){let g={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:A,data:r};e===null?e=[g]:e.push(g),s++}let d=r.store;if(typeof d==
"string"){if(x(d)>1024){let i={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:A.
properties.store,data:d};e===null?e=[i]:e.push(i),s++}if(x(d)<1){let i={instancePath:t+"/store",schemaPath:"\
#/properties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:A.properties.store,data:d};e===null?e=[i]:e.push(i),s++}if(!Me.
test(d)){let i={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:A.properties.store,data:d};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:A.properties.store.type,parentSchema:A.properties.store,data:d};e===null?e=[i]:e.push(
i),s++}if(r.store_env!==void 0){let i=r.store_env;if(typeof i=="string"){if(x(i)>128){let g={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:A.properties.store_env,data:i};e===null?
e=[g]:e.push(g),s++}if(!Ne.test(i)){let g={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:A.properties.store_env,
data:i};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
store_env.type,parentSchema:A.properties.store_env,data:i};e===null?e=[g]:e.push(g),s++}}let p=r.store_connections;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let i={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:A.properties.store_connections.type,parentSchema:A.properties.store_connections,data:p};e===null?
e=[i]:e.push(i),s++}if(typeof p=="number"){if(p>1e3||isNaN(p)){let i={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:A.properties.store_connections,data:p};
e===null?e=[i]:e.push(i),s++}if(p<2||isNaN(p)){let i={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:A.properties.store_connections,data:p};e===null?e=[i]:e.push(i),
s++}}let a=r.spool;if(typeof a=="string"){if(x(a)>1024){let i={instancePath:t+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:A.properties.spool,data:a};e===null?e=[i]:e.push(i),s++}
if(x(a)<1){let i={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:A.properties.
spool,data:a};e===null?e=[i]:e.push(i),s++}if(!Me.test(a)){let i={instancePath:t+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:A.properties.spool,data:a};e===
null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:A.properties.spool.type,parentSchema:A.
properties.spool,data:a};e===null?e=[i]:e.push(i),s++}let o=r.workers;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o))){let i={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:A.properties.workers.type,parentSchema:A.properties.
workers,data:o};e===null?e=[i]:e.push(i),s++}if(typeof o=="number"){if(o>128||isNaN(o)){let i={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:A.properties.workers,data:o};e===null?e=[i]:e.push(
i),s++}if(o<1||isNaN(o)){let i={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:A.properties.
workers,data:o};e===null?e=[i]:e.push(i),s++}}let h=r.gateway;if(h&&typeof h=="object"&&!Array.isArray(
h)){h.host===void 0&&(h.host="127.0.0.1"),h.port===void 0&&(h.port=8080),h.cors===void 0&&(h.cors=!1),
h.docs===void 0&&(h.docs=!0);for(let u in h)if(!(u==="host"||u==="port"||u==="public_url"||u==="cors"||
u==="docs")){let v={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:ne,data:h};e===null?e=[v]:e.push(v),s++}let i=h.host;if(typeof i==
"string"){if(x(i)>253){let u={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:ne.properties.host,data:i};e===null?e=[u]:e.push(u),s++}if(x(
i)<1){let u={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ne.properties.host,data:i};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ne.properties.host.type,parentSchema:ne.properties.host,data:i};
e===null?e=[u]:e.push(u),s++}let g=h.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let u={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ne.properties.port.type,parentSchema:ne.properties.
port,data:g};e===null?e=[u]:e.push(u),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let u={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ne.properties.
port,data:g};e===null?e=[u]:e.push(u),s++}if(g<0||isNaN(g)){let u={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ne.properties.port,data:g};e===null?e=[u]:e.push(u),s++}}
if(h.public_url!==void 0){let u=h.public_url;if(typeof u=="string"){if(x(u)>1024){let v={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:ne.
properties.public_url,data:u};e===null?e=[v]:e.push(v),s++}if(x(u)<8){let v={instancePath:t+"/gatewa\
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
e.push(u),s++}}else{let i={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:h};
e===null?e=[i]:e.push(i),s++}Ce(r.mesh,{instancePath:t+"/mesh",parentData:r,parentDataProperty:"mesh",
rootData:Z,dynamicAnchors:U})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length);let w=r.metadata;
if(w&&typeof w=="object"&&!Array.isArray(w)){w.host===void 0&&(w.host="127.0.0.1"),w.port===void 0&&
(w.port=8082),w.docs===void 0&&(w.docs=!0);for(let k in w)if(!(k==="host"||k==="port"||k==="docs")){
let u={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,
parentSchema:be,data:w};e===null?e=[u]:e.push(u),s++}let i=w.host;if(typeof i=="string"){if(x(i)>253){
let k={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:be.properties.host,data:i};e===null?e=[k]:e.push(k),s++}if(x(i)<1){let k={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:be.properties.
host,data:i};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:be.properties.host.type,parentSchema:be.properties.host,data:i};e===null?e=[k]:
e.push(k),s++}let g=w.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let k={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:be.properties.port.type,parentSchema:be.properties.port,data:g};
e===null?e=[k]:e.push(k),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let k={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:be.properties.port,
data:g};e===null?e=[k]:e.push(k),s++}if(g<0||isNaN(g)){let k={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:be.properties.port,data:g};e===null?e=[k]:e.push(k),s++}}
let b=w.docs;if(typeof b!="boolean"){let k={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:be.properties.docs.type,parentSchema:be.properties.docs,data:b};e===null?e=[k]:e.push(k),
s++}}else{let i={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:be.type,parentSchema:be,data:w};e===null?
e=[i]:e.push(i),s++}let S=r.operator;if(S&&typeof S=="object"&&!Array.isArray(S)){S.host===void 0&&(S.
host="127.0.0.1"),S.port===void 0&&(S.port=8090),S.hosts===void 0&&(S.hosts=[]),S.console===void 0&&
(S.console=!0),S.docs===void 0&&(S.docs=!0),S.token_env===void 0&&(S.token_env="TOLLGATE_OPERATOR_TO\
KEN"),S.metrics_open===void 0&&(S.metrics_open=!1);for(let j in S)if(!De.call(G.properties,j)){let K={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j},message:"must NOT have additional properties",schema:!1,
parentSchema:G,data:S};e===null?e=[K]:e.push(K),s++}let i=S.host;if(typeof i=="string"){if(x(i)>253){
let j={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:G.properties.host,data:i};e===null?e=[j]:e.push(j),s++}if(x(i)<1){let j={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.
host,data:i};e===null?e=[j]:e.push(j),s++}}else{let j={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:G.properties.host.type,parentSchema:G.properties.host,data:i};e===null?e=[j]:e.
push(j),s++}let g=S.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let j={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:G.properties.port.type,parentSchema:G.properties.port,data:g};
e===null?e=[j]:e.push(j),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let j={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:G.properties.port,
data:g};e===null?e=[j]:e.push(j),s++}if(g<0||isNaN(g)){let j={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:G.properties.port,data:g};e===null?e=[j]:e.push(j),s++}}
if(S.public_url!==void 0){let j=S.public_url;if(typeof j=="string"){if(x(j)>1024){let K={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:G.
properties.public_url,data:j};e===null?e=[K]:e.push(K),s++}if(x(j)<8){let K={instancePath:t+"/operat\
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
data:b};e===null?e=[K]:e.push(K),s++}let j=b.length;for(let K=0;K<j;K++){let Ze=b[K];if(typeof Ze=="\
string"){if(x(Ze)>253){let xe={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:G.properties.hosts.items,data:Ze};e===null?e=
[xe]:e.push(xe),s++}if(x(Ze)<1){let xe={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.hosts.items,data:Ze};e===null?
e=[xe]:e.push(xe),s++}if(!Xs.test(Ze)){let xe={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:G.
properties.hosts.items,data:Ze};e===null?e=[xe]:e.push(xe),s++}}else{let xe={instancePath:t+"/operat\
or/hosts/"+K,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.properties.hosts.items.type,parentSchema:G.properties.
hosts.items,data:Ze};e===null?e=[xe]:e.push(xe),s++}}}else{let j={instancePath:t+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:G.properties.hosts.type,parentSchema:G.properties.hosts,data:b};e===null?e=[j]:
e.push(j),s++}let k=S.console;if(typeof k!="boolean"){let j={instancePath:t+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.console.type,parentSchema:G.properties.console,data:k};e===null?
e=[j]:e.push(j),s++}let u=S.docs;if(typeof u!="boolean"){let j={instancePath:t+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.docs.type,parentSchema:G.properties.docs,data:u};e===null?e=[j]:
e.push(j),s++}let v=S.token_env;if(typeof v=="string"){if(x(v)>128){let j={instancePath:t+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:G.
properties.token_env,data:v};e===null?e=[j]:e.push(j),s++}if(!Ne.test(v)){let j={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.token_env,data:v};e===null?e=[j]:
e.push(j),s++}}else{let j={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
properties.token_env.type,parentSchema:G.properties.token_env,data:v};e===null?e=[j]:e.push(j),s++}if(S.
metrics_token_env!==void 0){let j=S.metrics_token_env;if(typeof j=="string"){if(x(j)>128){let K={instancePath:t+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:G.properties.metrics_token_env,data:j};e===null?e=[K]:e.push(K),s++}if(!Ne.test(
j)){let K={instancePath:t+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.
metrics_token_env,data:j};e===null?e=[K]:e.push(K),s++}}else{let K={instancePath:t+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:G.properties.metrics_token_env.type,parentSchema:G.
properties.metrics_token_env,data:j};e===null?e=[K]:e.push(K),s++}}let ve=S.metrics_open;if(typeof ve!=
"boolean"){let j={instancePath:t+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:G.
properties.metrics_open.type,parentSchema:G.properties.metrics_open,data:ve};e===null?e=[j]:e.push(j),
s++}}else{let i={instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:S};e===null?
e=[i]:e.push(i),s++}Fe(r.limits,{instancePath:t+"/limits",parentData:r,parentDataProperty:"limits",rootData:Z,
dynamicAnchors:U})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length);let L=r.admission;if(L&&typeof L==
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
parentSchema:te.properties.concurrent,data:u};e===null?e=[v]:e.push(v),s++}}}let i=L.queue_ms;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let u={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:te.properties.queue_ms.type,parentSchema:te.properties.queue_ms,data:i};e===null?e=[u]:
e.push(u),s++}if(typeof i=="number"){if(i>1e4||isNaN(i)){let u={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:te.properties.queue_ms,data:i};e===
null?e=[u]:e.push(u),s++}if(i<1||isNaN(i)){let u={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:te.properties.queue_ms,data:i};e===null?e=[u]:
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
u),s++}}}else{let i={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:te.type,parentSchema:te,data:L};e===null?
e=[i]:e.push(i),s++}let V=r.retry;if(V&&typeof V=="object"&&!Array.isArray(V)){V.attempts===void 0&&
(V.attempts=3),V.free_failovers===void 0&&(V.free_failovers=10),V.failover_share===void 0&&(V.failover_share=
.2),V.repeat_share===void 0&&(V.repeat_share=.1);for(let u in V)if(!(u==="attempts"||u==="free_failo\
vers"||u==="failover_share"||u==="repeat_share")){let v={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:le,data:V};e===null?e=[v]:e.push(
v),s++}let i=V.attempts;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let u={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:le.properties.attempts.type,parentSchema:le.properties.attempts,
data:i};e===null?e=[u]:e.push(u),s++}if(typeof i=="number"){if(i>10||isNaN(i)){let u={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:le.properties.attempts,
data:i};e===null?e=[u]:e.push(u),s++}if(i<1||isNaN(i)){let u={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:le.properties.attempts,data:i};e===null?e=[u]:e.push(u),
s++}}let g=V.free_failovers;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let u={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:le.properties.free_failovers.type,parentSchema:le.
properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}if(typeof g=="number"){if(g>1e6||isNaN(
g)){let u={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:le.properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}if(g<
0||isNaN(g)){let u={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:le.properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}}let b=V.
failover_share;if(typeof b=="number"){if(b>1||isNaN(b)){let u={instancePath:t+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:le.properties.failover_share,data:b};
e===null?e=[u]:e.push(u),s++}if(b<0||isNaN(b)){let u={instancePath:t+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:le.properties.failover_share,data:b};e===null?
e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:le.properties.failover_share.type,parentSchema:le.properties.failover_share,data:b};e===
null?e=[u]:e.push(u),s++}let k=V.repeat_share;if(typeof k=="number"){if(k>1||isNaN(k)){let u={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:le.properties.
repeat_share,data:k};e===null?e=[u]:e.push(u),s++}if(k<0||isNaN(k)){let u={instancePath:t+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:le.properties.repeat_share,
data:k};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:le.properties.repeat_share.type,parentSchema:le.properties.repeat_share,data:k};
e===null?e=[u]:e.push(u),s++}}else{let i={instancePath:t+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,
data:V};e===null?e=[i]:e.push(i),s++}let C=r.breaker;if(C&&typeof C=="object"&&!Array.isArray(C)){C.
failures===void 0&&(C.failures=5),C.window===void 0&&(C.window=20),C.open_ms===void 0&&(C.open_ms=5e3);
for(let k in C)if(!(k==="failures"||k==="window"||k==="open_ms")){let u={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties",schema:!1,parentSchema:de,data:C};e===null?e=[u]:e.push(
u),s++}let i=C.failures;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let k={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:de.properties.failures.type,parentSchema:de.properties.
failures,data:i};e===null?e=[k]:e.push(k),s++}if(typeof i=="number"){if(i>1e3||isNaN(i)){let k={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:de.properties.
failures,data:i};e===null?e=[k]:e.push(k),s++}if(i<1||isNaN(i)){let k={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:de.properties.failures,data:i};
e===null?e=[k]:e.push(k),s++}}let g=C.window;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let k={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:de.properties.window.type,parentSchema:de.properties.
window,data:g};e===null?e=[k]:e.push(k),s++}if(typeof g=="number"){if(g>1e3||isNaN(g)){let k={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:de.properties.
window,data:g};e===null?e=[k]:e.push(k),s++}if(g<2||isNaN(g)){let k={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:de.properties.window,data:g};e===null?e=[k]:
e.push(k),s++}}let b=C.open_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let k={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:de.properties.open_ms.type,parentSchema:de.properties.
open_ms,data:b};e===null?e=[k]:e.push(k),s++}if(typeof b=="number"){if(b>6e5||isNaN(b)){let k={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:de.properties.
open_ms,data:b};e===null?e=[k]:e.push(k),s++}if(b<10||isNaN(b)){let k={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:de.properties.open_ms,data:b};
e===null?e=[k]:e.push(k),s++}}}else{let i={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:de.type,parentSchema:de,
data:C};e===null?e=[i]:e.push(i),s++}let Y=r.drain;if(Y&&typeof Y=="object"&&!Array.isArray(Y)){Y.accept_ms===
void 0&&(Y.accept_ms=5e3),Y.calls_ms===void 0&&(Y.calls_ms=3e4),Y.streams_ms===void 0&&(Y.streams_ms=
6e4);for(let k in Y)if(!(k==="accept_ms"||k==="calls_ms"||k==="streams_ms")){let u={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,parentSchema:ye,
data:Y};e===null?e=[u]:e.push(u),s++}let i=Y.accept_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ye.properties.accept_ms.
type,parentSchema:ye.properties.accept_ms,data:i};e===null?e=[k]:e.push(k),s++}if(typeof i=="number"){
if(i>6e5||isNaN(i)){let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:ye.properties.accept_ms,data:i};e===null?e=[k]:e.push(k),s++}if(i<
0||isNaN(i)){let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:ye.properties.accept_ms,data:i};e===null?e=[k]:e.push(k),s++}}let g=Y.calls_ms;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let k={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:ye.properties.calls_ms.type,parentSchema:ye.properties.calls_ms,data:g};e===null?e=[k]:e.push(
k),s++}if(typeof g=="number"){if(g>6e5||isNaN(g)){let k={instancePath:t+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:ye.properties.calls_ms,data:g};e===null?e=[k]:e.
push(k),s++}if(g<0||isNaN(g)){let k={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:ye.properties.calls_ms,data:g};e===null?e=[k]:e.push(k),s++}}let b=Y.
streams_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let k={instancePath:t+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ye.properties.streams_ms.type,parentSchema:ye.properties.streams_ms,data:b};
e===null?e=[k]:e.push(k),s++}if(typeof b=="number"){if(b>36e5||isNaN(b)){let k={instancePath:t+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:ye.properties.
streams_ms,data:b};e===null?e=[k]:e.push(k),s++}if(b<0||isNaN(b)){let k={instancePath:t+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ye.properties.streams_ms,data:b};
e===null?e=[k]:e.push(k),s++}}}else{let i={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ye.type,parentSchema:ye,
data:Y};e===null?e=[i]:e.push(i),s++}let y=r.ledger;if(y&&typeof y=="object"&&!Array.isArray(y)){y.spool_bytes===
void 0&&(y.spool_bytes=268435456),y.kept_days===void 0&&(y.kept_days=90);for(let b in y)if(!(b==="sp\
ool_bytes"||b==="kept_days")){let k={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must N\
OT have additional properties",schema:!1,parentSchema:Se,data:y};e===null?e=[k]:e.push(k),s++}let i=y.
spool_bytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let b={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Se.properties.spool_bytes.type,parentSchema:Se.properties.spool_bytes,
data:i};e===null?e=[b]:e.push(b),s++}if(typeof i=="number"){if(i>1099511627776||isNaN(i)){let b={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:Se.properties.spool_bytes,data:i};e===null?e=[b]:e.push(b),s++}if(i<65536||isNaN(i)){let b={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:Se.properties.spool_bytes,data:i};e===null?e=[b]:e.push(b),s++}}let g=y.kept_days;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let b={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:Se.properties.kept_days.type,parentSchema:Se.properties.kept_days,data:g};e===null?e=[b]:
e.push(b),s++}if(typeof g=="number"){if(g>36500||isNaN(g)){let b={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:Se.properties.kept_days,data:g};
e===null?e=[b]:e.push(b),s++}if(g<2||isNaN(g)){let b={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:Se.properties.kept_days,data:g};e===null?e=[b]:
e.push(b),s++}}}else{let i={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Se.type,parentSchema:Se,data:y};e===null?
e=[i]:e.push(i),s++}let O=r.log;if(O&&typeof O=="object"&&!Array.isArray(O)){O.level===void 0&&(O.level=
"info"),O.format===void 0&&(O.format="auto");for(let b in O)if(!(b==="level"||b==="format")){let k={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:ke,
data:O};e===null?e=[k]:e.push(k),s++}let i=O.level;if(typeof i!="string"){let b={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:ke.properties.level.type,parentSchema:ke.properties.level,data:i};
e===null?e=[b]:e.push(b),s++}if(!(i==="debug"||i==="info"||i==="warn"||i==="error"||i==="silent")){let b={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:ke.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:ke.properties.level.enum,parentSchema:ke.properties.level,data:i};e===null?e=[b]:e.push(b),
s++}let g=O.format;if(typeof g!="string"){let b={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ke.properties.format.type,parentSchema:ke.properties.format,data:g};e===null?e=[b]:e.push(b),
s++}if(!(g==="auto"||g==="json"||g==="pretty")){let b={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:ke.properties.format.
enum},message:"must be equal to one of the allowed values",schema:ke.properties.format.enum,parentSchema:ke.
properties.format,data:g};e===null?e=[b]:e.push(b),s++}}else{let i={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ke.
type,parentSchema:ke,data:O};e===null?e=[i]:e.push(i),s++}let f=r.tracing;if(f&&typeof f=="object"&&
!Array.isArray(f)){f.enabled===void 0&&(f.enabled=!1);for(let g in f)if(g!=="enabled"){let b={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:ss,
data:f};e===null?e=[b]:e.push(b),s++}let i=f.enabled;if(typeof i!="boolean"){let g={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:ss.properties.enabled.type,parentSchema:ss.properties.
enabled,data:i};e===null?e=[g]:e.push(g),s++}}else{let i={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ss.
type,parentSchema:ss,data:f};e===null?e=[i]:e.push(i),s++}let P=r.sandbox;if(P&&typeof P=="object"&&
!Array.isArray(P)){if(P.public===void 0&&(P.public=!1),P.public===void 0){let g={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:Ee.required,parentSchema:Ee,data:P};e===
null?e=[g]:e.push(g),s++}for(let g in P)if(g!=="public"){let b={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties",schema:!1,parentSchema:Ee,data:P};e===null?e=[b]:e.push(
b),s++}let i=P.public;if(typeof i!="boolean"){let g={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:Ee.properties.public.type,parentSchema:Ee.properties.public,data:i};e===null?
e=[g]:e.push(g),s++}}else{let i={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ee.type,parentSchema:Ee,
data:P};e===null?e=[i]:e.push(i),s++}Ge(r.payments,{instancePath:t+"/payments",parentData:r,parentDataProperty:"\
payments",rootData:Z,dynamicAnchors:U})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length);let M=r.
network;if(M&&typeof M=="object"&&!Array.isArray(M)){for(let i in M)if(!(i==="proxy"||i==="proxy_env"||
i==="no_proxy")){let g={instancePath:t+"/network",schemaPath:"#/components/schemas/Network/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have add\
itional properties",schema:!1,parentSchema:oe,data:M};e===null?e=[g]:e.push(g),s++}if(M.proxy!==void 0){
let i=M.proxy;if(typeof i=="string"){if(x(i)>1024){let g={instancePath:t+"/network/proxy",schemaPath:"\
#/components/schemas/Network/properties/proxy/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:oe.properties.proxy,data:i};e===null?
e=[g]:e.push(g),s++}if(x(i)<8){let g={instancePath:t+"/network/proxy",schemaPath:"#/components/schem\
as/Network/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have f\
ewer than 8 characters",schema:8,parentSchema:oe.properties.proxy,data:i};e===null?e=[g]:e.push(g),s++}
if(!Ve(i)){let g={instancePath:t+"/network/proxy",schemaPath:"#/components/schemas/Network/propertie\
s/proxy/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",
parentSchema:oe.properties.proxy,data:i};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/\
network/proxy",schemaPath:"#/components/schemas/Network/properties/proxy/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:oe.properties.proxy.type,parentSchema:oe.properties.proxy,
data:i};e===null?e=[g]:e.push(g),s++}}if(M.proxy_env!==void 0){let i=M.proxy_env;if(typeof i=="strin\
g"){if(x(i)>128){let g={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Network\
/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more \
than 128 characters",schema:128,parentSchema:oe.properties.proxy_env,data:i};e===null?e=[g]:e.push(g),
s++}if(!Ne.test(i)){let g={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Netw\
ork/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:oe.properties.
proxy_env,data:i};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/network/proxy_env",schemaPath:"\
#/components/schemas/Network/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:oe.properties.proxy_env.type,parentSchema:oe.properties.proxy_env,data:i};e===
null?e=[g]:e.push(g),s++}}if(M.no_proxy!==void 0){let i=M.no_proxy;if(Array.isArray(i)){if(i.length>
256){let b={instancePath:t+"/network/no_proxy",schemaPath:"#/components/schemas/Network/properties/n\
o_proxy/maxItems",keyword:"maxItems",params:{limit:256},message:"must NOT have more than 256 items",
schema:256,parentSchema:oe.properties.no_proxy,data:i};e===null?e=[b]:e.push(b),s++}let g=i.length;for(let b=0;b<
g;b++){let k=i[b];if(typeof k=="string"){if(x(k)>255){let u={instancePath:t+"/network/no_proxy/"+b,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters",schema:255,parentSchema:oe.properties.no_proxy.items,
data:k};e===null?e=[u]:e.push(u),s++}if(x(k)<1){let u={instancePath:t+"/network/no_proxy/"+b,schemaPath:"\
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
no_proxy,data:i};e===null?e=[g]:e.push(g),s++}}}else{let i={instancePath:t+"/network",schemaPath:"#/\
components/schemas/Network/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.
type,parentSchema:oe,data:M};e===null?e=[i]:e.push(i),s++}let z=r.trusted_proxies;if(Array.isArray(z)){
if(z.length>64){let g={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:A.
properties.trusted_proxies,data:z};e===null?e=[g]:e.push(g),s++}let i=z.length;for(let g=0;g<i;g++){
let b=z[g];if(typeof b=="string"){if(x(b)>64){let k={instancePath:t+"/trusted_proxies/"+g,schemaPath:"\
#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:A.properties.trusted_proxies.items,data:b};e===
null?e=[k]:e.push(k),s++}if(x(b)<2){let k={instancePath:t+"/trusted_proxies/"+g,schemaPath:"#/proper\
ties/trusted_proxies/items/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fe\
wer than 2 characters",schema:2,parentSchema:A.properties.trusted_proxies.items,data:b};e===null?e=[
k]:e.push(k),s++}if(!et.test(b)){let k={instancePath:t+"/trusted_proxies/"+g,schemaPath:"#/propertie\
s/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"},
message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$",
parentSchema:A.properties.trusted_proxies.items,data:b};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+
"/trusted_proxies/"+g,schemaPath:"#/properties/trusted_proxies/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:A.properties.trusted_proxies.items.type,parentSchema:A.properties.
trusted_proxies.items,data:b};e===null?e=[k]:e.push(k),s++}}}else{let i={instancePath:t+"/trusted_pr\
oxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:A.properties.trusted_proxies.type,parentSchema:A.properties.trusted_proxies,data:z};
e===null?e=[i]:e.push(i),s++}let ie=r.upstreams;if(ie&&typeof ie=="object"&&!Array.isArray(ie)){if(Object.
keys(ie).length>256){let i={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/maxProper\
ties",keyword:"maxProperties",params:{limit:256},message:"must NOT have more than 256 properties",schema:256,
parentSchema:A.properties.upstreams,data:ie};e===null?e=[i]:e.push(i),s++}for(let i in ie){let g=s;if(typeof i==
"string"&&!st.test(i)){let b={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/propert\
yNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must\
 match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:A.
properties.upstreams.propertyNames,data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}var c=g===s;if(!c){
let b={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames",keyword:"proper\
tyNames",params:{propertyName:i},message:"property name must be valid",schema:A.properties.upstreams.
propertyNames,parentSchema:A.properties.upstreams,data:ie};e===null?e=[b]:e.push(b),s++}}for(let i in ie)
Ye(ie[i],{instancePath:t+"/upstreams/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:ie,parentDataProperty:i,
rootData:Z,dynamicAnchors:U})||(e=e===null?Ye.errors:e.concat(Ye.errors),s=e.length)}else{let i={instancePath:t+
"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:A.properties.upstreams.type,parentSchema:A.properties.upstreams,data:ie};e===
null?e=[i]:e.push(i),s++}let ae=r.routes;if(ae&&typeof ae=="object"&&!Array.isArray(ae)){if(Object.keys(
ae).length>4096){let i={instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"\
maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:A.
properties.routes,data:ae};e===null?e=[i]:e.push(i),s++}for(let i in ae){let g=s;if(typeof i=="strin\
g"){if(x(i)>256){let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLengt\
h",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:Pe,data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}if(!ds.test(i)){let b={instancePath:t+
"/routes",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:Pe,data:i,propertyName:i};e===null?
e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Pe.type,parentSchema:Pe,
data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}var m=g===s;if(!m){let b={instancePath:t+"/route\
s",schemaPath:"#/properties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"\
property name must be valid",schema:A.properties.routes.propertyNames,parentSchema:A.properties.routes,
data:ae};e===null?e=[b]:e.push(b),s++}}for(let i in ae){let g=ae[i];if(Array.isArray(g)){if(g.length>
64){let k={instancePath:t+"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properti\
es/routes/additionalProperties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have\
 more than 64 items",schema:64,parentSchema:A.properties.routes.additionalProperties,data:g};e===null?
e=[k]:e.push(k),s++}let b=g.length;for(let k=0;k<b;k++)Qe(g[k],{instancePath:t+"/routes/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+k,parentData:g,parentDataProperty:k,rootData:Z,dynamicAnchors:U})||
(e=e===null?Qe.errors:e.concat(Qe.errors),s=e.length)}else{let b={instancePath:t+"/routes/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProperties/type",keyword:"t\
ype",params:{type:"array"},message:"must be array",schema:A.properties.routes.additionalProperties.type,
parentSchema:A.properties.routes.additionalProperties,data:g};e===null?e=[b]:e.push(b),s++}}}else{let i={
instancePath:t+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:A.properties.routes.type,parentSchema:A.properties.routes,data:ae};e===
null?e=[i]:e.push(i),s++}let T=r.models;if(T&&typeof T=="object"&&!Array.isArray(T)){if(Object.keys(
T).length>4096){let i={instancePath:t+"/models",schemaPath:"#/properties/models/maxProperties",keyword:"\
maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:A.
properties.models,data:T};e===null?e=[i]:e.push(i),s++}for(let i in T){let g=s;if(typeof i=="string"){
if(x(i)>256){let b={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:Pe,
data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}if(!ds.test(i)){let b={instancePath:t+"/models",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:Pe,data:i,propertyName:i};e===null?e=[b]:e.push(
b),s++}}else{let b={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Pe.type,parentSchema:Pe,data:i,propertyName:i};
e===null?e=[b]:e.push(b),s++}var n=g===s;if(!n){let b={instancePath:t+"/models",schemaPath:"#/proper\
ties/models/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name mu\
st be valid",schema:A.properties.models.propertyNames,parentSchema:A.properties.models,data:T};e===null?
e=[b]:e.push(b),s++}}for(let i in T){let g=T[i];if(g&&typeof g=="object"&&!Array.isArray(g)){g.kind===
void 0&&(g.kind="chat"),g.input===void 0&&(g.input=["text"]);for(let u in g)if(!(u==="kind"||u==="in\
put"||u==="context_tokens"||u==="output_tokens"||u==="dimensions"||u==="cache"||u==="tokens_per_seco\
nd")){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/ModelSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:H,data:g};e===null?e=[v]:e.push(
v),s++}let b=g.kind;if(typeof b!="string"){let u={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:H.properties.kind.type,parentSchema:H.properties.
kind,data:b};e===null?e=[u]:e.push(u),s++}if(!(b==="chat"||b==="embeddings"||b==="rerank"||b==="mode\
rations")){let u={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"\
#/components/schemas/ModelSettings/properties/kind/enum",keyword:"enum",params:{allowedValues:H.properties.
kind.enum},message:"must be equal to one of the allowed values",schema:H.properties.kind.enum,parentSchema:H.
properties.kind,data:b};e===null?e=[u]:e.push(u),s++}let k=g.input;if(Array.isArray(k)){if(k.length>
4){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/\
components/schemas/ModelSettings/properties/input/maxItems",keyword:"maxItems",params:{limit:4},message:"\
must NOT have more than 4 items",schema:4,parentSchema:H.properties.input,data:k};e===null?e=[v]:e.push(
v),s++}if(k.length<1){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/in\
put",schemaPath:"#/components/schemas/ModelSettings/properties/input/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:H.properties.input,data:k};
e===null?e=[v]:e.push(v),s++}let u=k.length;for(let v=0;v<u;v++){let ve=k[v];if(typeof ve!="string"){
let j={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+v,schemaPath:"#/\
components/schemas/ModelSettings/properties/input/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:H.properties.input.items.type,parentSchema:H.properties.input.items,
data:ve};e===null?e=[j]:e.push(j),s++}if(!(ve==="text"||ve==="image"||ve==="audio"||ve==="file")){let j={
instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+v,schemaPath:"#/compone\
nts/schemas/ModelSettings/properties/input/items/enum",keyword:"enum",params:{allowedValues:H.properties.
input.items.enum},message:"must be equal to one of the allowed values",schema:H.properties.input.items.
enum,parentSchema:H.properties.input.items,data:ve};e===null?e=[j]:e.push(j),s++}}}else{let u={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/type",keyword:"type",params:{type:"array"},message:"must be array",schema:H.
properties.input.type,parentSchema:H.properties.input,data:k};e===null?e=[u]:e.push(u),s++}if(g.context_tokens!==
void 0){let u=g.context_tokens;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+"/\
models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas\
/ModelSettings/properties/context_tokens/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:H.properties.context_tokens.type,parentSchema:H.properties.context_tokens,data:u};
e===null?e=[v]:e.push(v),s++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let v={instancePath:t+"/mode\
ls/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/Mod\
elSettings/properties/context_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:H.properties.context_tokens,data:u};e===null?e=[v]:e.
push(v),s++}if(u<1||isNaN(u)){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.context_tokens,data:u};e===null?e=[v]:e.push(v),s++}}}if(g.output_tokens!==void 0){let u=g.
output_tokens;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/prope\
rties/output_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.
properties.output_tokens.type,parentSchema:H.properties.output_tokens,data:u};e===null?e=[v]:e.push(
v),s++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let v={instancePath:t+"/models/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/o\
utput_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 10000\
00000",schema:1e9,parentSchema:H.properties.output_tokens,data:u};e===null?e=[v]:e.push(v),s++}if(u<
1||isNaN(u)){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_toke\
ns",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.output_tokens,
data:u};e===null?e=[v]:e.push(v),s++}}}if(g.dimensions!==void 0){let u=g.dimensions;if(!(typeof u=="\
number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:H.properties.dimensions.type,parentSchema:H.
properties.dimensions,data:u};e===null?e=[v]:e.push(v),s++}if(typeof u=="number"){if(u>1e6||isNaN(u)){
let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"\
#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.dimensions,data:u};
e===null?e=[v]:e.push(v),s++}if(u<1||isNaN(u)){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").
replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensio\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.dimensions,data:u};e===null?e=[v]:e.push(v),s++}}}if(g.cache!==void 0){let u=g.cache;if(typeof u!=
"string"){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache",schemaPath:"\
#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.cache.type,parentSchema:H.properties.cache,data:u};e===null?e=[v]:
e.push(v),s++}if(u!=="auto"){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/enum",keyword:"enum",params:{
allowedValues:H.properties.cache.enum},message:"must be equal to one of the allowed values",schema:H.
properties.cache.enum,parentSchema:H.properties.cache,data:u};e===null?e=[v]:e.push(v),s++}}if(g.tokens_per_second!==
void 0){let u=g.tokens_per_second;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let v={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:H.properties.tokens_per_second.type,parentSchema:H.properties.tokens_per_second,
data:u};e===null?e=[v]:e.push(v),s++}if(typeof u=="number"){if(u>1e6||isNaN(u)){let v={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.tokens_per_second,data:u};
e===null?e=[v]:e.push(v),s++}if(u<1||isNaN(u)){let v={instancePath:t+"/models/"+i.replace(/~/g,"~0").
replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/t\
okens_per_second/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:H.properties.tokens_per_second,data:u};e===null?e=[v]:e.push(v),s++}}}}else{let b={
instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/\
ModelSettings/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,
data:g};e===null?e=[b]:e.push(b),s++}}}else{let i={instancePath:t+"/models",schemaPath:"#/properties\
/models/type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.properties.models.
type,parentSchema:A.properties.models,data:T};e===null?e=[i]:e.push(i),s++}let _e=r.prices;if(_e&&typeof _e==
"object"&&!Array.isArray(_e)){if(Object.keys(_e).length>4096){let i={instancePath:t+"/prices",schemaPath:"\
#/properties/prices/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:A.properties.prices,data:_e};e===null?e=[i]:e.
push(i),s++}for(let i in _e){let g=s;if(typeof i=="string"){if(x(i)>256){let b={instancePath:t+"/pri\
ces",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:Pe,data:i,propertyName:i};e===null?e=
[b]:e.push(b),s++}if(!ds.test(i)){let b={instancePath:t+"/prices",schemaPath:"#/components/schemas/R\
outeName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'\
must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255\
}\\*?)$",parentSchema:Pe,data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Pe.type,parentSchema:Pe,data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}var l=g===
s;if(!l){let b={instancePath:t+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:i},message:"property name must be valid",schema:A.properties.prices.
propertyNames,parentSchema:A.properties.prices,data:_e};e===null?e=[b]:e.push(b),s++}}for(let i in _e)
je(_e[i],{instancePath:t+"/prices/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:_e,parentDataProperty:i,
rootData:Z,dynamicAnchors:U})||(e=e===null?je.errors:e.concat(je.errors),s=e.length)}else{let i={instancePath:t+
"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:A.properties.prices.type,parentSchema:A.properties.prices,data:_e};e===null?e=[i]:
e.push(i),s++}}else{let d={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:A.type,parentSchema:A,data:r};e===null?e=[d]:e.push(d),s++}return es.
errors=e,s===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ps(r,{instancePath:t="",
parentData:R,parentDataProperty:E,rootData:Z=r,dynamicAnchors:U={}}={}){let e=null,s=0,$=ps.evaluated;
return $.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),es(r,{instancePath:t,parentData:R,
parentDataProperty:E,rootData:Z,dynamicAnchors:U})||(e=e===null?es.errors:e.concat(es.errors),s=e.length),
ps.errors=e,s===0}ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{yt as default,dt as validate};
