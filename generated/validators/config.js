// Compiled from a contract by npm run generate. Never edited.
var Bs=Object.create;var Os=Object.defineProperty;var Gs=Object.getOwnPropertyDescriptor;var Hs=Object.getOwnPropertyNames;var Js=Object.getPrototypeOf,Ys=Object.prototype.hasOwnProperty;var qs=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(R){throw t=0,R}};var Ks=(r,t,R,D)=>{if(t&&typeof t=="object"||typeof t=="function")for(let j of Hs(t))!Ys.call(r,j)&&
j!==R&&Os(r,j,{get:()=>t[j],enumerable:!(D=Gs(t,j))||D.enumerable});return r};var Ws=(r,t,R)=>(R=r!=null?Bs(Js(r)):{},Ks(t||!r||!r.__esModule?Os(R,"default",{value:r,enumerable:!0}):
R,r));var Vs=qs(Ve=>{"use strict";Object.defineProperty(Ve,"__esModule",{value:!0});Ve.formatNames=Ve.fastFormats=
Ve.fullFormats=void 0;function De(r,t){return{validate:r,compare:t}}Ve.fullFormats={date:De(Zs,vs),time:De(
xs(!0),Ns),"date-time":De(zs(!0),Ms),"iso-time":De(xs(),Is),"iso-date-time":De(zs(),Ds),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:rt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ct,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:at,int32:{type:"number",validate:it},
int64:{type:"number",validate:nt},float:{type:"number",validate:js},double:{type:"number",validate:js},
password:!0,binary:!0};Ve.fastFormats={...Ve.fullFormats,date:De(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,vs),time:De(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ns),"date-time":De(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ms),"iso-time":De(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Is),
"iso-date-time":De(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ds),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ve.formatNames=Object.keys(Ve.fullFormats);function Xs(r){return r%4===0&&(r%100!==0||r%400===0)}var Qs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
et=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Zs(r){let t=Qs.exec(r);if(!t)return!1;let R=+t[1],
D=+t[2],j=+t[3];return D>=1&&D<=12&&j>=1&&j<=(D===2&&Xs(R)?29:et[D])}function vs(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var Ps=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function xs(r){
return function(R){let D=Ps.exec(R);if(!D)return!1;let j=+D[1],U=+D[2],e=+D[3],s=D[4],N=D[5]==="-"?-1:
1,l=+(D[6]||0),n=+(D[7]||0);if(l>23||n>59||r&&!s)return!1;if(j<=23&&U<=59&&e<60)return!0;let p=U-n*N,
m=j-l*N-(p<0?1:0);return(m===23||m===-1)&&(p===59||p===-1)&&e<61}}function Ns(r,t){if(!(r&&t))return;
let R=new Date("2020-01-01T"+r).valueOf(),D=new Date("2020-01-01T"+t).valueOf();if(R&&D)return R-D}function Is(r,t){
if(!(r&&t))return;let R=Ps.exec(r),D=Ps.exec(t);if(R&&D)return r=R[1]+R[2]+R[3],t=D[1]+D[2]+D[3],r>t?
1:r<t?-1:0}var Ss=/t|\s/i;function zs(r){let t=xs(r);return function(D){let j=D.split(Ss);return j.length===
2&&Zs(j[0])&&t(j[1])}}function Ms(r,t){if(!(r&&t))return;let R=new Date(r).valueOf(),D=new Date(t).valueOf();
if(R&&D)return R-D}function Ds(r,t){if(!(r&&t))return;let[R,D]=r.split(Ss),[j,U]=t.split(Ss),e=vs(R,
j);if(e!==void 0)return e||Ns(D,U)}var st=/\/|:/,tt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function rt(r){return st.test(r)&&tt.test(r)}var Ts=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function at(r){return Ts.lastIndex=0,Ts.test(r)}var pt=-(2**31),mt=2**31-1;function it(r){return Number.
isInteger(r)&&r<=mt&&r>=pt}function nt(r){return Number.isInteger(r)}function js(){return!0}var ot=/[^\\]\\Z/;
function ct(r){if(ot.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Es=qs(Ls=>{"use strict";Object.defineProperty(Ls,"__esModule",{value:!0});function Us(r){let t=r.
length,R=0,D=0,j;for(;D<t;)R++,j=r.charCodeAt(D++),j>=55296&&j<=56319&&D<t&&(j=r.charCodeAt(D),(j&64512)===
56320&&D++);return R}Ls.default=Us;Us.code='require("ajv/dist/runtime/ucs2length").default'});var Fs=Ws(Vs()),Lt=ks,At=ks;var S={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
s","admission","retry","breaker","drain","ledger","log","tracing","sandbox","upstreams","routes","mo\
dels","prices"],properties:{store:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$",
default:".tollgate"},store_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},store_connections:{
type:"integer",minimum:2,maximum:1e3,default:10},secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-\
z0-9_]*$",maxLength:128},spool:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$",
default:".tollgate"},workers:{type:"integer",minimum:1,maximum:128,default:1},gateway:{$ref:"#/compo\
nents/schemas/Gateway",default:{}},mesh:{$ref:"#/components/schemas/Mesh",default:{}},metadata:{$ref:"\
#/components/schemas/Metadata",default:{}},operator:{$ref:"#/components/schemas/Operator",default:{}},
limits:{$ref:"#/components/schemas/Limits",default:{}},admission:{$ref:"#/components/schemas/Admissi\
on",default:{}},retry:{$ref:"#/components/schemas/Retry",default:{}},breaker:{$ref:"#/components/sch\
emas/Breaker",default:{}},drain:{$ref:"#/components/schemas/Drain",default:{}},ledger:{$ref:"#/compo\
nents/schemas/Ledger",default:{}},log:{$ref:"#/components/schemas/Log",default:{}},tracing:{$ref:"#/\
components/schemas/Tracing",default:{}},sandbox:{$ref:"#/components/schemas/Sandbox",default:{}},payments:{
$ref:"#/components/schemas/Payments",default:{}},network:{$ref:"#/components/schemas/Network",default:{}},
keys:{$ref:"#/components/schemas/Keys",default:{}},trusted_proxies:{type:"array",maxItems:64,default:[],
items:{type:"string",minLength:2,maxLength:64,pattern:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"}},upstreams:{
type:"object",default:{},maxProperties:256,propertyNames:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},
additionalProperties:{$ref:"#/components/schemas/Upstream"}},routes:{type:"object",default:{},maxProperties:4096,
propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{type:"array",maxItems:64,
items:{$ref:"#/components/schemas/Deployment"}}},models:{type:"object",default:{},maxProperties:4096,
propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{$ref:"#/components/schem\
as/ModelSettings"}},hooks:{type:"object",default:{},maxProperties:16,propertyNames:{pattern:"^[A-Za-\
z0-9][A-Za-z0-9_.-]{0,63}$"},additionalProperties:{$ref:"#/components/schemas/Hook"}},prices:{type:"\
object",default:{},maxProperties:4096,propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{
$ref:"#/components/schemas/Price"}}}},de={type:"object",additionalProperties:!1,properties:{host:{type:"\
string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8080},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},cors:{type:"boolean",
default:!1},docs:{type:"boolean",default:!0}}},Le={type:"object",additionalProperties:!1,properties:{
host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8082},docs:{type:"boolean",default:!0}}},Y={type:"object",additionalProperties:!1,properties:{
host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8090},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},hosts:{type:"array",
maxItems:64,default:[],items:{type:"string",minLength:1,maxLength:253,pattern:"^[A-Za-z0-9_.-]+$"}},
console:{type:"boolean",default:!0},docs:{type:"boolean",default:!0},token_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128,default:"TOLLGATE_OPERATOR_TOKEN"},metrics_token_env:{type:"\
string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},metrics_open:{type:"boolean",default:!1}}},
ce={type:"object",additionalProperties:!1,properties:{concurrent:{type:"integer",minimum:1,maximum:1e5},
queue_ms:{type:"integer",minimum:1,maximum:1e4,default:500},body_bytes:{type:"integer",minimum:8388608,
maximum:1099511627776,default:268435456},loop_delay_ms:{type:"integer",minimum:10,maximum:36e5,default:200},
heap_percent:{type:"integer",minimum:10,maximum:100,default:85}}},ke={type:"object",additionalProperties:!1,
properties:{attempts:{type:"integer",minimum:1,maximum:10,default:3},free_failovers:{type:"integer",
minimum:0,maximum:1e6,default:10},failover_share:{type:"number",minimum:0,maximum:1,default:.2},repeat_share:{
type:"number",minimum:0,maximum:1,default:.1}}},we={type:"object",additionalProperties:!1,properties:{
failures:{type:"integer",minimum:1,maximum:1e3,default:5},window:{type:"integer",minimum:2,maximum:1e3,
default:20},open_ms:{type:"integer",minimum:10,maximum:6e5,default:5e3}}},Pe={type:"object",additionalProperties:!1,
properties:{accept_ms:{type:"integer",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,
maximum:6e5,default:3e4},streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},je={type:"\
object",additionalProperties:!1,properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,
default:268435456},kept_days:{type:"integer",minimum:2,maximum:36500,default:90}}},Ae={type:"object",
additionalProperties:!1,properties:{level:{type:"string",enum:["debug","info","warn","error","silent"],
default:"info"},format:{type:"string",enum:["auto","json","pretty"],default:"auto"}}},us={type:"obje\
ct",additionalProperties:!1,properties:{enabled:{type:"boolean",default:!1}}},He={type:"object",additionalProperties:!1,
required:["public"],properties:{public:{type:"boolean",default:!1}}},fe={type:"object",additionalProperties:!1,
properties:{proxy:{type:"string",format:"uri",minLength:8,maxLength:1024},proxy_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},no_proxy:{type:"array",maxItems:256,items:{type:"string",minLength:1,
maxLength:255,pattern:"^[^\\x00-\\x20,]+$"}}}},_e={type:"string",maxLength:256,pattern:"^(\\*|[^\\x00-\
\\x20\\x7f,*]{1,255}\\*?)$"},K={type:"object",additionalProperties:!1,properties:{kind:{type:"string",
enum:["chat","embeddings","rerank","moderations","images","speech","transcriptions"],default:"chat"},
input:{type:"array",minItems:1,maxItems:4,default:["text"],items:{type:"string",enum:["text","image",
"audio","file"]}},context_tokens:{type:"integer",minimum:1,maximum:1e9},output_tokens:{type:"integer",
minimum:1,maximum:1e9},dimensions:{type:"integer",minimum:1,maximum:1e6},cache:{type:"string",enum:[
"auto"]},tokens_per_second:{type:"integer",minimum:1,maximum:1e6}}},Ie=Object.prototype.hasOwnProperty,
b=Es().default,Ze=new RegExp("^[^\\x00-\\x1f]+$","u"),ve=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),
ht=new RegExp("^[A-Za-z0-9_.-]+$","u"),lt=new RegExp("^[^\\x00-\\x20,]+$","u"),ut=new RegExp("^[0-9a\
-fA-F.:]+(/[0-9]{1,3})?$","u"),Rs=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u"),gs=new RegExp(
"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),Oe=Fs.fullFormats.uri,z={type:"object",additionalProperties:!1,
properties:{host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",
minimum:0,maximum:65535,default:8081},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},
contact:{type:"string",minLength:3,maxLength:254,pattern:"^[^\\s@<>]+@[^\\s@<>]+$"},cors:{type:"bool\
ean",default:!1},docs:{type:"boolean",default:!0},agents:{type:"array",maxItems:64,default:["spec/ag\
ents"],items:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"}},on_broken_agent:{
type:"string",enum:["refuse","skip"],default:"refuse"},allow_private:{type:"array",maxItems:64,default:[],
items:{type:"string",minLength:8,maxLength:1024}},proxy:{type:"string",format:"uri",minLength:8,maxLength:1024},
proxy_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},proxy_resolves:{type:"boo\
lean",default:!1},model:{type:"string",minLength:1,maxLength:256,default:"meta-llama/llama-3.3-70b-i\
nstruct"},summaries:{type:"string",enum:["query","always"],default:"query"},write_tools:{type:"boole\
an",default:!1},address_rpm:{type:"integer",minimum:0,maximum:1e9,default:0},unpaid_rpm:{type:"integ\
er",minimum:0,maximum:1e9,default:600},each_agent:{$ref:"#/components/schemas/AgentCaps",default:{}},
lenient:{$ref:"#/components/schemas/Lenient",default:{}},bounds:{$ref:"#/components/schemas/Bounds",
default:{}},tasks:{$ref:"#/components/schemas/Tasks",default:{}}}},ye={type:"object",additionalProperties:!1,
properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{type:"integer",minimum:1,maximum:1e6},
budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{
type:"string",enum:["day","month","total"]}}},Je={type:"object",additionalProperties:!1,properties:{
arguments:{type:"boolean",default:!1},bearer:{type:"boolean",default:!1}}},pe={type:"object",additionalProperties:!1,
properties:{turns:{type:"integer",minimum:1,maximum:100,default:8},tool_calls:{type:"integer",minimum:1,
maximum:1e3,default:12},query_ms:{type:"integer",minimum:100,maximum:6e5,default:6e4},tokens:{type:"\
integer",minimum:100,maximum:1e8,default:2e5},usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-\
9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{type:"integer",minimum:100,maximum:1e7,default:8e3}}},
xe={type:"object",additionalProperties:!1,properties:{workers:{type:"integer",minimum:0,maximum:1e3,
default:4},kept_days:{type:"integer",minimum:1,maximum:3650,default:7},waiting:{type:"integer",minimum:1,
maximum:1e6,default:1e3}}},dt=new RegExp("^[^\\s@<>]+@[^\\s@<>]+$","u"),$s=new RegExp("^(0|[1-9][0-9\
]{0,6})(\\.[0-9]{1,9})?$","u"),ne=new RegExp("^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$","u");function Xe(r,{
instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){let e=null,
s=0,N=Xe.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){r.host===void 0&&(r.host="127.0.0.1"),r.port===void 0&&(r.port=8081),r.
cors===void 0&&(r.cors=!1),r.docs===void 0&&(r.docs=!0),r.agents===void 0&&(r.agents=["spec/agents"]),
r.on_broken_agent===void 0&&(r.on_broken_agent="refuse"),r.allow_private===void 0&&(r.allow_private=
[]),r.proxy_resolves===void 0&&(r.proxy_resolves=!1),r.model===void 0&&(r.model="meta-llama/llama-3.\
3-70b-instruct"),r.summaries===void 0&&(r.summaries="query"),r.write_tools===void 0&&(r.write_tools=
!1),r.address_rpm===void 0&&(r.address_rpm=0),r.unpaid_rpm===void 0&&(r.unpaid_rpm=600),r.each_agent===
void 0&&(r.each_agent={}),r.lenient===void 0&&(r.lenient={}),r.bounds===void 0&&(r.bounds={}),r.tasks===
void 0&&(r.tasks={});for(let g in r)if(!Ie.call(z.properties,g)){let x={instancePath:t,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NO\
T have additional properties",schema:!1,parentSchema:z,data:r};e===null?e=[x]:e.push(x),s++}let l=r.
host;if(typeof l=="string"){if(b(l)>253){let g={instancePath:t+"/host",schemaPath:"#/properties/host\
/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",
schema:253,parentSchema:z.properties.host,data:l};e===null?e=[g]:e.push(g),s++}if(b(l)<1){let g={instancePath:t+
"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters",schema:1,parentSchema:z.properties.host,data:l};e===null?e=[g]:e.push(
g),s++}}else{let g={instancePath:t+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:z.properties.host.type,parentSchema:z.properties.host,
data:l};e===null?e=[g]:e.push(g),s++}let n=r.port;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let g={
instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:z.properties.port.type,parentSchema:z.properties.port,data:n};e===null?e=[g]:
e.push(g),s++}if(typeof n=="number"){if(n>65535||isNaN(n)){let g={instancePath:t+"/port",schemaPath:"\
#/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"must be <\
= 65535",schema:65535,parentSchema:z.properties.port,data:n};e===null?e=[g]:e.push(g),s++}if(n<0||isNaN(
n)){let g={instancePath:t+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.properties.port,data:n};e===null?e=[g]:e.
push(g),s++}}if(r.public_url!==void 0){let g=r.public_url;if(typeof g=="string"){if(b(g)>1024){let x={
instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:z.properties.
public_url,data:g};e===null?e=[x]:e.push(x),s++}if(b(g)<8){let x={instancePath:t+"/public_url",schemaPath:"\
#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer\
 than 8 characters",schema:8,parentSchema:z.properties.public_url,data:g};e===null?e=[x]:e.push(x),s++}
if(!Oe(g)){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:z.properties.
public_url,data:g};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/public_url",schemaPath:"\
#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.
properties.public_url.type,parentSchema:z.properties.public_url,data:g};e===null?e=[x]:e.push(x),s++}}
if(r.contact!==void 0){let g=r.contact;if(typeof g=="string"){if(b(g)>254){let x={instancePath:t+"/c\
ontact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:z.properties.contact,data:g};e===null?
e=[x]:e.push(x),s++}if(b(g)<3){let x={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:z.properties.contact,data:g};e===null?e=[x]:e.push(x),s++}if(!dt.test(g)){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:z.properties.contact,data:g};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:z.properties.contact.type,parentSchema:z.properties.contact,data:g};e===null?e=[x]:
e.push(x),s++}}let p=r.cors;if(typeof p!="boolean"){let g={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:z.properties.
cors.type,parentSchema:z.properties.cors,data:p};e===null?e=[g]:e.push(g),s++}let m=r.docs;if(typeof m!=
"boolean"){let g={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:z.properties.docs.type,parentSchema:z.properties.docs,
data:m};e===null?e=[g]:e.push(g),s++}let h=r.agents;if(Array.isArray(h)){if(h.length>64){let x={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:z.properties.agents,data:h};e===null?e=[x]:e.
push(x),s++}let g=h.length;for(let x=0;x<g;x++){let I=h[x];if(typeof I=="string"){if(b(I)>1024){let O={
instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:z.properties.
agents.items,data:I};e===null?e=[O]:e.push(O),s++}if(b(I)<1){let O={instancePath:t+"/agents/"+x,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:z.properties.agents.items,data:I};e===null?e=[O]:e.push(
O),s++}if(!Ze.test(I)){let O={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:z.properties.agents.items,data:I};e===null?e=[O]:e.push(
O),s++}}else{let O={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.agents.items.type,parentSchema:z.
properties.agents.items,data:I};e===null?e=[O]:e.push(O),s++}}}else{let g={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:z.
properties.agents.type,parentSchema:z.properties.agents,data:h};e===null?e=[g]:e.push(g),s++}let i=r.
on_broken_agent;if(typeof i!="string"){let g={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
on_broken_agent.type,parentSchema:z.properties.on_broken_agent,data:i};e===null?e=[g]:e.push(g),s++}
if(!(i==="refuse"||i==="skip")){let g={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:z.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:z.properties.on_broken_agent.enum,parentSchema:z.
properties.on_broken_agent,data:i};e===null?e=[g]:e.push(g),s++}let a=r.allow_private;if(Array.isArray(
a)){if(a.length>64){let x={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:z.
properties.allow_private,data:a};e===null?e=[x]:e.push(x),s++}let g=a.length;for(let x=0;x<g;x++){let I=a[x];
if(typeof I=="string"){if(b(I)>1024){let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:z.properties.allow_private.items,data:I};e===null?
e=[O]:e.push(O),s++}if(b(I)<8){let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:z.properties.allow_private.items,data:I};e===null?e=[O]:e.push(O),
s++}}else{let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.allow_private.
items.type,parentSchema:z.properties.allow_private.items,data:I};e===null?e=[O]:e.push(O),s++}}}else{
let g={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:z.properties.allow_private.type,parentSchema:z.properties.
allow_private,data:a};e===null?e=[g]:e.push(g),s++}if(r.proxy!==void 0){let g=r.proxy;if(typeof g=="\
string"){if(b(g)>1024){let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:z.
properties.proxy,data:g};e===null?e=[x]:e.push(x),s++}if(b(g)<8){let x={instancePath:t+"/proxy",schemaPath:"\
#/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than\
 8 characters",schema:8,parentSchema:z.properties.proxy,data:g};e===null?e=[x]:e.push(x),s++}if(!Oe(
g)){let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:z.properties.proxy,data:g};e===null?
e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.proxy.type,parentSchema:z.
properties.proxy,data:g};e===null?e=[x]:e.push(x),s++}}if(r.proxy_env!==void 0){let g=r.proxy_env;if(typeof g==
"string"){if(b(g)>128){let x={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:z.properties.proxy_env,data:g};e===null?e=[x]:e.push(x),s++}if(!ve.test(g)){let x={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z\
0-9_]*$",parentSchema:z.properties.proxy_env,data:g};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:z.properties.proxy_env.type,parentSchema:z.properties.proxy_env,data:g};e===null?
e=[x]:e.push(x),s++}}let o=r.proxy_resolves;if(typeof o!="boolean"){let g={instancePath:t+"/proxy_re\
solves",schemaPath:"#/properties/proxy_resolves/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:z.properties.proxy_resolves.type,parentSchema:z.properties.proxy_resolves,data:o};
e===null?e=[g]:e.push(g),s++}let u=r.model;if(typeof u=="string"){if(b(u)>256){let g={instancePath:t+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"m\
ust NOT have more than 256 characters",schema:256,parentSchema:z.properties.model,data:u};e===null?e=
[g]:e.push(g),s++}if(b(u)<1){let g={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:z.
properties.model,data:u};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.
model.type,parentSchema:z.properties.model,data:u};e===null?e=[g]:e.push(g),s++}let P=r.summaries;if(typeof P!=
"string"){let g={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:z.properties.summaries.type,parentSchema:z.properties.
summaries,data:P};e===null?e=[g]:e.push(g),s++}if(!(P==="query"||P==="always")){let g={instancePath:t+
"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"enum",params:{allowedValues:z.properties.
summaries.enum},message:"must be equal to one of the allowed values",schema:z.properties.summaries.enum,
parentSchema:z.properties.summaries,data:P};e===null?e=[g]:e.push(g),s++}let $=r.write_tools;if(typeof $!=
"boolean"){let g={instancePath:t+"/write_tools",schemaPath:"#/properties/write_tools/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:z.properties.write_tools.type,parentSchema:z.
properties.write_tools,data:$};e===null?e=[g]:e.push(g),s++}let L=r.address_rpm;if(!(typeof L=="numb\
er"&&!(L%1)&&!isNaN(L))){let g={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer",schema:z.properties.address_rpm.
type,parentSchema:z.properties.address_rpm,data:L};e===null?e=[g]:e.push(g),s++}if(typeof L=="number"){
if(L>1e9||isNaN(L)){let g={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:z.
properties.address_rpm,data:L};e===null?e=[g]:e.push(g),s++}if(L<0||isNaN(L)){let g={instancePath:t+
"/address_rpm",schemaPath:"#/properties/address_rpm/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.properties.address_rpm,data:L};e===null?e=
[g]:e.push(g),s++}}let B=r.unpaid_rpm;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B))){let g={instancePath:t+
"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:z.properties.unpaid_rpm.type,parentSchema:z.properties.unpaid_rpm,data:B};e===
null?e=[g]:e.push(g),s++}if(typeof B=="number"){if(B>1e9||isNaN(B)){let g={instancePath:t+"/unpaid_r\
pm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:z.properties.unpaid_rpm,data:B};e===null?e=[
g]:e.push(g),s++}if(B<0||isNaN(B)){let g={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpa\
id_rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:z.
properties.unpaid_rpm,data:B};e===null?e=[g]:e.push(g),s++}}let F=r.each_agent;if(F&&typeof F=="obje\
ct"&&!Array.isArray(F)){for(let g in F)if(!(g==="rpm"||g==="parallel"||g==="budget_usd"||g==="budget\
_period")){let x={instancePath:t+"/each_agent",schemaPath:"#/components/schemas/AgentCaps/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:ye,data:F};e===null?e=[x]:e.push(x),s++}if(F.rpm!==void 0){
let g=F.rpm;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ye.properties.rpm.type,parentSchema:ye.properties.rpm,data:g};e===null?e=[x]:
e.push(x),s++}if(typeof g=="number"){if(g>1e9||isNaN(g)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:ye.properties.rpm,data:g};e===null?e=[x]:e.push(
x),s++}if(g<1||isNaN(g)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"#/components/schemas/Ag\
entCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:ye.properties.rpm,data:g};e===null?e=[x]:e.push(x),s++}}}if(F.parallel!==
void 0){let g=F.parallel;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let x={instancePath:t+"/each_a\
gent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ye.properties.parallel.type,parentSchema:ye.properties.
parallel,data:g};e===null?e=[x]:e.push(x),s++}if(typeof g=="number"){if(g>1e6||isNaN(g)){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ye.
properties.parallel,data:g};e===null?e=[x]:e.push(x),s++}if(g<1||isNaN(g)){let x={instancePath:t+"/e\
ach_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ye.properties.
parallel,data:g};e===null?e=[x]:e.push(x),s++}}}if(F.budget_usd!==void 0){let g=F.budget_usd;if(typeof g==
"string"){if(b(g)>17){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:ye.properties.budget_usd,data:g};e===null?e=[x]:
e.push(x),s++}if(!$s.test(g)){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ye.properties.budget_usd,data:g};e===null?e=[x]:
e.push(x),s++}}else{let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ye.properties.budget_usd.type,parentSchema:ye.properties.budget_usd,data:g};e===null?e=[x]:e.
push(x),s++}}if(F.budget_period!==void 0){let g=F.budget_period;if(typeof g!="string"){let x={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ye.properties.budget_period.type,
parentSchema:ye.properties.budget_period,data:g};e===null?e=[x]:e.push(x),s++}if(!(g==="day"||g==="m\
onth"||g==="total")){let x={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:ye.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:ye.properties.budget_period.enum,parentSchema:ye.
properties.budget_period,data:g};e===null?e=[x]:e.push(x),s++}}}else{let g={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ye.type,parentSchema:ye,data:F};e===null?e=[g]:e.push(g),s++}let Q=r.lenient;
if(Q&&typeof Q=="object"&&!Array.isArray(Q)){Q.arguments===void 0&&(Q.arguments=!1),Q.bearer===void 0&&
(Q.bearer=!1);for(let I in Q)if(!(I==="arguments"||I==="bearer")){let O={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},
message:"must NOT have additional properties",schema:!1,parentSchema:Je,data:Q};e===null?e=[O]:e.push(
O),s++}let g=Q.arguments;if(typeof g!="boolean"){let I={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:Je.properties.arguments.type,parentSchema:Je.properties.arguments,data:g};e===
null?e=[I]:e.push(I),s++}let x=Q.bearer;if(typeof x!="boolean"){let I={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:Je.properties.bearer.type,parentSchema:Je.properties.bearer,
data:x};e===null?e=[I]:e.push(I),s++}}else{let g={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Je.type,
parentSchema:Je,data:Q};e===null?e=[g]:e.push(g),s++}let f=r.bounds;if(f&&typeof f=="object"&&!Array.
isArray(f)){f.turns===void 0&&(f.turns=8),f.tool_calls===void 0&&(f.tool_calls=12),f.query_ms===void 0&&
(f.query_ms=6e4),f.tokens===void 0&&(f.tokens=2e5),f.usd===void 0&&(f.usd="0.50"),f.answer_tokens===
void 0&&(f.answer_tokens=8e3);for(let T in f)if(!(T==="turns"||T==="tool_calls"||T==="query_ms"||T===
"tokens"||T==="usd"||T==="answer_tokens")){let Ne={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T},message:"\
must NOT have additional properties",schema:!1,parentSchema:pe,data:f};e===null?e=[Ne]:e.push(Ne),s++}
let g=f.turns;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let T={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:pe.properties.turns.type,parentSchema:pe.properties.turns,data:g};e===null?e=
[T]:e.push(T),s++}if(typeof g=="number"){if(g>100||isNaN(g)){let T={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:pe.properties.turns,data:g};e===null?e=[T]:e.push(T),
s++}if(g<1||isNaN(g)){let T={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:pe.properties.turns,data:g};e===null?e=[T]:e.push(T),s++}}let x=f.tool_calls;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x))){let T={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:pe.properties.tool_calls.type,parentSchema:pe.properties.tool_calls,data:x};e===null?e=
[T]:e.push(T),s++}if(typeof x=="number"){if(x>1e3||isNaN(x)){let T={instancePath:t+"/bounds/tool_cal\
ls",schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:pe.properties.tool_calls,
data:x};e===null?e=[T]:e.push(T),s++}if(x<1||isNaN(x)){let T={instancePath:t+"/bounds/tool_calls",schemaPath:"\
#/components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:pe.properties.tool_calls,data:x};e===null?e=[T]:
e.push(T),s++}}let I=f.query_ms;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I))){let T={instancePath:t+"\
/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.query_ms.type,parentSchema:pe.properties.
query_ms,data:I};e===null?e=[T]:e.push(T),s++}if(typeof I=="number"){if(I>6e5||isNaN(I)){let T={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:pe.properties.
query_ms,data:I};e===null?e=[T]:e.push(T),s++}if(I<100||isNaN(I)){let T={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:pe.properties.query_ms,data:I};
e===null?e=[T]:e.push(T),s++}}let O=f.tokens;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O))){let T={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.tokens.type,parentSchema:pe.properties.
tokens,data:O};e===null?e=[T]:e.push(T),s++}if(typeof O=="number"){if(O>1e8||isNaN(O)){let T={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:pe.properties.
tokens,data:O};e===null?e=[T]:e.push(T),s++}if(O<100||isNaN(O)){let T={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:pe.properties.tokens,data:O};e===null?
e=[T]:e.push(T),s++}}let be=f.usd;if(typeof be=="string"){if(b(be)>32){let T={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:pe.properties.usd,data:be};
e===null?e=[T]:e.push(T),s++}if(!ne.test(be)){let T={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:pe.properties.usd,data:be};e===null?e=[T]:e.push(T),
s++}}else{let T={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.usd.type,
parentSchema:pe.properties.usd,data:be};e===null?e=[T]:e.push(T),s++}let oe=f.answer_tokens;if(!(typeof oe==
"number"&&!(oe%1)&&!isNaN(oe))){let T={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/componen\
ts/schemas/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer",schema:pe.properties.answer_tokens.type,parentSchema:pe.properties.answer_tokens,data:oe};
e===null?e=[T]:e.push(T),s++}if(typeof oe=="number"){if(oe>1e7||isNaN(oe)){let T={instancePath:t+"/b\
ounds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:pe.
properties.answer_tokens,data:oe};e===null?e=[T]:e.push(T),s++}if(oe<100||isNaN(oe)){let T={instancePath:t+
"/bounds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:pe.properties.
answer_tokens,data:oe};e===null?e=[T]:e.push(T),s++}}}else{let g={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:pe.
type,parentSchema:pe,data:f};e===null?e=[g]:e.push(g),s++}let q=r.tasks;if(q&&typeof q=="object"&&!Array.
isArray(q)){q.workers===void 0&&(q.workers=4),q.kept_days===void 0&&(q.kept_days=7),q.waiting===void 0&&
(q.waiting=1e3);for(let O in q)if(!(O==="workers"||O==="kept_days"||O==="waiting")){let be={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:O},message:"must NOT have additional properties",schema:!1,parentSchema:xe,
data:q};e===null?e=[be]:e.push(be),s++}let g=q.workers;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){
let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:xe.properties.workers.type,
parentSchema:xe.properties.workers,data:g};e===null?e=[O]:e.push(O),s++}if(typeof g=="number"){if(g>
1e3||isNaN(g)){let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:xe.properties.workers,data:g};e===null?e=[O]:e.push(O),s++}if(g<0||isNaN(g)){
let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:xe.
properties.workers,data:g};e===null?e=[O]:e.push(O),s++}}let x=q.kept_days;if(!(typeof x=="number"&&
!(x%1)&&!isNaN(x))){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:xe.
properties.kept_days.type,parentSchema:xe.properties.kept_days,data:x};e===null?e=[O]:e.push(O),s++}
if(typeof x=="number"){if(x>3650||isNaN(x)){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:xe.properties.kept_days,data:x};e===null?e=[O]:e.
push(O),s++}if(x<1||isNaN(x)){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:xe.properties.kept_days,data:x};e===null?e=[O]:e.push(O),s++}}let I=q.
waiting;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I))){let O={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:xe.properties.waiting.type,parentSchema:xe.properties.waiting,data:I};e===null?
e=[O]:e.push(O),s++}if(typeof I=="number"){if(I>1e6||isNaN(I)){let O={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:xe.properties.waiting,data:I};e===
null?e=[O]:e.push(O),s++}if(I<1||isNaN(I)){let O={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:xe.properties.waiting,data:I};e===null?e=[O]:e.push(O),
s++}}}else{let g={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:xe.type,parentSchema:xe,data:q};e===null?e=[g]:
e.push(g),s++}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:z.type,parentSchema:z,data:r};e===null?e=[l]:e.push(l),s++}return Xe.
errors=e,s===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var M={type:"object",additionalProperties:!1,
properties:{all:{$ref:"#/components/schemas/Caps",default:{}},headers_ms:{type:"integer",minimum:100,
maximum:6e5,default:1e4},body_ms:{type:"integer",minimum:100,maximum:6e5,default:3e4},body_bytes:{type:"\
integer",minimum:1048576,maximum:268435456,default:33554432},connect_ms:{type:"integer",minimum:10,maximum:6e4,
default:3e3},first_byte_ms:{type:"integer",minimum:10,maximum:6e5,default:3e4},idle_ms:{type:"intege\
r",minimum:10,maximum:6e5,default:3e4},whole_ms:{type:"integer",minimum:10,maximum:36e5,default:28e4},
stream_ms:{type:"integer",minimum:10,maximum:864e5,default:6e5},keep_alive_ms:{type:"integer",minimum:10,
maximum:6e5,default:15e3},write_stall_ms:{type:"integer",minimum:10,maximum:6e5,default:6e4},after_disconnect_ms:{
type:"integer",minimum:0,maximum:5e3,default:5e3},reply_bytes:{type:"integer",minimum:1024,maximum:1073741824,
default:33554432},connections:{type:"integer",minimum:1,maximum:1e5,default:4096},unpriced:{type:"st\
ring",enum:["allow","refuse"],default:"allow"}}},me={type:"object",additionalProperties:!1,properties:{
rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function Qe(r,{instancePath:t="",
parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=Qe.evaluated;
if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){r.all===void 0&&(r.all={}),r.headers_ms===void 0&&(r.headers_ms=1e4),r.body_ms===void 0&&(r.body_ms=
3e4),r.body_bytes===void 0&&(r.body_bytes=33554432),r.connect_ms===void 0&&(r.connect_ms=3e3),r.first_byte_ms===
void 0&&(r.first_byte_ms=3e4),r.idle_ms===void 0&&(r.idle_ms=3e4),r.whole_ms===void 0&&(r.whole_ms=28e4),
r.stream_ms===void 0&&(r.stream_ms=6e5),r.keep_alive_ms===void 0&&(r.keep_alive_ms=15e3),r.write_stall_ms===
void 0&&(r.write_stall_ms=6e4),r.after_disconnect_ms===void 0&&(r.after_disconnect_ms=5e3),r.reply_bytes===
void 0&&(r.reply_bytes=33554432),r.connections===void 0&&(r.connections=4096),r.unpriced===void 0&&(r.
unpriced="allow");for(let f in r)if(!Ie.call(M.properties,f)){let q={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:M,data:r};e===null?e=[q]:e.push(q),s++}let l=r.all;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(let f in l)if(!(f==="rpm"||f==="tpm"||f==="parallel"||
f==="budget_usd"||f==="budget_period")){let q={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:me,data:l};e===null?e=[q]:e.push(q),s++}if(l.
rpm!==void 0){let f=l.rpm;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let q={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:me.properties.rpm.type,parentSchema:me.properties.rpm,data:f};e===null?
e=[q]:e.push(q),s++}if(typeof f=="number"){if(f>1e9||isNaN(f)){let q={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:me.properties.rpm,data:f};e===null?e=[q]:e.push(
q),s++}if(f<1||isNaN(f)){let q={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:me.properties.rpm,data:f};e===null?e=[q]:e.push(q),s++}}}if(l.tpm!==void 0){let f=l.tpm;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let q={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:me.properties.tpm.type,parentSchema:me.properties.tpm,data:f};e===null?e=[q]:e.push(q),s++}if(typeof f==
"number"){if(f>1e12||isNaN(f)){let q={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:me.properties.tpm,data:f};e===null?e=[q]:e.push(q),s++}if(f<
1||isNaN(f)){let q={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:me.
properties.tpm,data:f};e===null?e=[q]:e.push(q),s++}}}if(l.parallel!==void 0){let f=l.parallel;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f))){let q={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:me.
properties.parallel.type,parentSchema:me.properties.parallel,data:f};e===null?e=[q]:e.push(q),s++}if(typeof f==
"number"){if(f>1e6||isNaN(f)){let q={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:me.properties.parallel,data:f};e===null?e=[q]:e.push(q),s++}
if(f<1||isNaN(f)){let q={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:me.properties.parallel,data:f};e===null?e=[q]:e.push(q),s++}}}if(l.budget_usd!==void 0){
let f=l.budget_usd;if(typeof f=="string"){if(b(f)>17){let q={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:me.properties.budget_usd,data:f};e===null?
e=[q]:e.push(q),s++}if(!$s.test(f)){let q={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:me.properties.budget_usd,data:f};e===null?e=[q]:e.push(
q),s++}}else{let q={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:me.properties.
budget_usd.type,parentSchema:me.properties.budget_usd,data:f};e===null?e=[q]:e.push(q),s++}}if(l.budget_period!==
void 0){let f=l.budget_period;if(typeof f!="string"){let q={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:me.properties.budget_period.type,parentSchema:me.properties.budget_period,data:f};
e===null?e=[q]:e.push(q),s++}if(!(f==="day"||f==="month"||f==="total")){let q={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:me.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:me.properties.budget_period.enum,parentSchema:me.properties.budget_period,data:f};e===null?e=
[q]:e.push(q),s++}}}else{let f={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:me.type,parentSchema:me,data:l};e===null?
e=[f]:e.push(f),s++}let n=r.headers_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let f={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:M.properties.headers_ms.type,parentSchema:M.properties.headers_ms,data:n};e===
null?e=[f]:e.push(f),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let f={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:M.properties.headers_ms,data:n};e===null?e=[f]:e.
push(f),s++}if(n<100||isNaN(n)){let f={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:M.properties.headers_ms,data:n};e===null?e=[f]:e.push(f),s++}}let p=r.body_ms;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p))){let f={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:M.properties.body_ms.type,parentSchema:M.
properties.body_ms,data:p};e===null?e=[f]:e.push(f),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let f={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:M.properties.body_ms,data:p};e===
null?e=[f]:e.push(f),s++}if(p<100||isNaN(p)){let f={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:M.properties.body_ms,data:p};e===null?e=[f]:e.push(f),s++}}let m=r.body_bytes;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m))){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:M.properties.body_bytes.
type,parentSchema:M.properties.body_bytes,data:m};e===null?e=[f]:e.push(f),s++}if(typeof m=="number"){
if(m>268435456||isNaN(m)){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:M.properties.body_bytes,data:m};e===null?e=[f]:e.push(f),s++}if(m<1048576||isNaN(m)){let f={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:M.properties.
body_bytes,data:m};e===null?e=[f]:e.push(f),s++}}let h=r.connect_ms;if(!(typeof h=="number"&&!(h%1)&&
!isNaN(h))){let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:M.properties.connect_ms.type,parentSchema:M.
properties.connect_ms,data:h};e===null?e=[f]:e.push(f),s++}if(typeof h=="number"){if(h>6e4||isNaN(h)){
let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:M.properties.connect_ms,
data:h};e===null?e=[f]:e.push(f),s++}if(h<10||isNaN(h)){let f={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:M.properties.connect_ms,data:h};e===null?e=[f]:e.push(f),s++}}let i=r.
first_byte_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:M.
properties.first_byte_ms.type,parentSchema:M.properties.first_byte_ms,data:i};e===null?e=[f]:e.push(
f),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:M.properties.first_byte_ms,data:i};e===null?e=[f]:e.push(f),
s++}if(i<10||isNaN(i)){let f={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:M.
properties.first_byte_ms,data:i};e===null?e=[f]:e.push(f),s++}}let a=r.idle_ms;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a))){let f={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:M.properties.idle_ms.type,parentSchema:M.
properties.idle_ms,data:a};e===null?e=[f]:e.push(f),s++}if(typeof a=="number"){if(a>6e5||isNaN(a)){let f={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:M.properties.idle_ms,data:a};e===
null?e=[f]:e.push(f),s++}if(a<10||isNaN(a)){let f={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:M.properties.idle_ms,data:a};e===null?e=[f]:e.push(f),s++}}let o=r.whole_ms;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:M.properties.whole_ms.type,
parentSchema:M.properties.whole_ms,data:o};e===null?e=[f]:e.push(f),s++}if(typeof o=="number"){if(o>
36e5||isNaN(o)){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:M.
properties.whole_ms,data:o};e===null?e=[f]:e.push(f),s++}if(o<10||isNaN(o)){let f={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:M.properties.whole_ms,data:o};e===null?e=[f]:e.push(f),
s++}}let u=r.stream_ms;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let f={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:M.properties.stream_ms.type,parentSchema:M.properties.stream_ms,data:u};e===null?e=[
f]:e.push(f),s++}if(typeof u=="number"){if(u>864e5||isNaN(u)){let f={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:M.properties.stream_ms,data:u};e===null?e=[f]:e.push(f),s++}
if(u<10||isNaN(u)){let f={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:M.properties.
stream_ms,data:u};e===null?e=[f]:e.push(f),s++}}let P=r.keep_alive_ms;if(!(typeof P=="number"&&!(P%1)&&
!isNaN(P))){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:M.properties.keep_alive_ms.type,parentSchema:M.
properties.keep_alive_ms,data:P};e===null?e=[f]:e.push(f),s++}if(typeof P=="number"){if(P>6e5||isNaN(
P)){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:M.properties.
keep_alive_ms,data:P};e===null?e=[f]:e.push(f),s++}if(P<10||isNaN(P)){let f={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:M.properties.keep_alive_ms,data:P};e===null?e=[f]:e.push(
f),s++}}let $=r.write_stall_ms;if(!(typeof $=="number"&&!($%1)&&!isNaN($))){let f={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:M.properties.write_stall_ms.type,parentSchema:M.properties.write_stall_ms,
data:$};e===null?e=[f]:e.push(f),s++}if(typeof $=="number"){if($>6e5||isNaN($)){let f={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:M.properties.write_stall_ms,data:$};
e===null?e=[f]:e.push(f),s++}if($<10||isNaN($)){let f={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:M.properties.write_stall_ms,data:$};e===null?e=[f]:e.push(f),s++}}
let L=r.after_disconnect_ms;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L))){let f={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:M.properties.after_disconnect_ms.type,parentSchema:M.properties.
after_disconnect_ms,data:L};e===null?e=[f]:e.push(f),s++}if(typeof L=="number"){if(L>5e3||isNaN(L)){
let f={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:M.properties.
after_disconnect_ms,data:L};e===null?e=[f]:e.push(f),s++}if(L<0||isNaN(L)){let f={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:M.properties.after_disconnect_ms,
data:L};e===null?e=[f]:e.push(f),s++}}let B=r.reply_bytes;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B))){
let f={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:M.properties.reply_bytes.type,parentSchema:M.properties.
reply_bytes,data:B};e===null?e=[f]:e.push(f),s++}if(typeof B=="number"){if(B>1073741824||isNaN(B)){let f={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:M.properties.
reply_bytes,data:B};e===null?e=[f]:e.push(f),s++}if(B<1024||isNaN(B)){let f={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:M.properties.reply_bytes,data:B};e===null?e=[f]:e.
push(f),s++}}let F=r.connections;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F))){let f={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:M.properties.connections.type,parentSchema:M.properties.connections,data:F};
e===null?e=[f]:e.push(f),s++}if(typeof F=="number"){if(F>1e5||isNaN(F)){let f={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:M.properties.connections,data:F};e===null?e=[f]:
e.push(f),s++}if(F<1||isNaN(F)){let f={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:M.
properties.connections,data:F};e===null?e=[f]:e.push(f),s++}}let Q=r.unpriced;if(typeof Q!="string"){
let f={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:M.properties.unpriced.type,parentSchema:M.properties.unpriced,
data:Q};e===null?e=[f]:e.push(f),s++}if(!(Q==="allow"||Q==="refuse")){let f={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:M.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:M.properties.unpriced.enum,parentSchema:M.
properties.unpriced,data:Q};e===null?e=[f]:e.push(f),s++}}else{let l={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:r};
e===null?e=[l]:e.push(l),s++}return Qe.errors=e,s===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var se={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
ft=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),V={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},le={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_sec\
ret_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
We=new RegExp("^https?://","u");function es(r,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,
dynamicAnchors:U={}}={}){let e=null,s=0,N=es.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&
(N.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let l={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:V.required,parentSchema:V,data:r};e===null?e=[l]:e.push(l),s++}if(r.pay_to===
void 0){let l={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:V.required,parentSchema:V,data:r};e===null?
e=[l]:e.push(l),s++}if(r.asset===void 0){let l={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:V.required,
parentSchema:V,data:r};e===null?e=[l]:e.push(l),s++}if(r.decimals===void 0){let l={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:V.required,parentSchema:V,data:r};e===null?e=[l]:e.push(l),s++}if(r.facilitator===
void 0){let l={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:V.required,parentSchema:V,data:r};
e===null?e=[l]:e.push(l),s++}for(let l in r)if(!Ie.call(V.properties,l)){let n={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must N\
OT have additional properties",schema:!1,parentSchema:V,data:r};e===null?e=[n]:e.push(n),s++}if(r.path!==
void 0){let l=r.path;if(typeof l!="string"){let n={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.path.type,
parentSchema:V.properties.path,data:l};e===null?e=[n]:e.push(n),s++}if(!(l==="evm"||l==="solana")){let n={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:V.properties.
path.enum},message:"must be equal to one of the allowed values",schema:V.properties.path.enum,parentSchema:V.
properties.path,data:l};e===null?e=[n]:e.push(n),s++}}if(r.pay_to!==void 0){let l=r.pay_to;if(typeof l==
"string"){if(b(l)>44){let n={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:V.
properties.pay_to,data:l};e===null?e=[n]:e.push(n),s++}if(b(l)<32){let n={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:V.properties.pay_to,data:l};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:V.properties.pay_to.type,parentSchema:V.properties.pay_to,data:l};
e===null?e=[n]:e.push(n),s++}}if(r.asset!==void 0){let l=r.asset;if(typeof l=="string"){if(b(l)>44){
let n={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:V.properties.asset,
data:l};e===null?e=[n]:e.push(n),s++}if(b(l)<32){let n={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:V.properties.asset,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:V.properties.asset.type,parentSchema:V.properties.asset,data:l};e===null?e=[n]:
e.push(n),s++}}if(r.asset_name!==void 0){let l=r.asset_name;if(typeof l=="string"){if(b(l)>64){let n={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:V.properties.asset_name,
data:l};e===null?e=[n]:e.push(n),s++}if(b(l)<1){let n={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:V.properties.asset_name,data:l};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:V.properties.asset_name.type,parentSchema:V.properties.
asset_name,data:l};e===null?e=[n]:e.push(n),s++}}if(r.asset_version!==void 0){let l=r.asset_version;
if(typeof l=="string"){if(b(l)>16){let n={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:V.properties.asset_version,data:l};e===null?e=[n]:e.push(n),s++}if(b(
l)<1){let n={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:V.
properties.asset_version,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:V.properties.asset_version.type,parentSchema:V.properties.asset_version,data:l};
e===null?e=[n]:e.push(n),s++}}if(r.decimals!==void 0){let l=r.decimals;if(!(typeof l=="number"&&!(l%
1)&&!isNaN(l))){let n={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:V.properties.decimals.type,parentSchema:V.
properties.decimals,data:l};e===null?e=[n]:e.push(n),s++}if(typeof l=="number"){if(l>18||isNaN(l)){let n={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:V.properties.decimals,data:l};e===null?
e=[n]:e.push(n),s++}if(l<0||isNaN(l)){let n={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:V.
properties.decimals,data:l};e===null?e=[n]:e.push(n),s++}}}if(r.facilitator!==void 0){let l=r.facilitator;
if(typeof l=="string"){if(b(l)>1024){let n={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:V.properties.facilitator,data:l};e===null?e=[n]:e.push(n),s++}if(!We.
test(l)){let n={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:V.properties.facilitator,data:l};e===null?e=[n]:e.push(n),s++}if(!Oe(l)){let n={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:V.properties.facilitator,data:l};e===null?e=[n]:e.
push(n),s++}}else{let n={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:V.properties.facilitator.type,parentSchema:V.
properties.facilitator,data:l};e===null?e=[n]:e.push(n),s++}}if(r.facilitator_key_env!==void 0){let l=r.
facilitator_key_env;if(typeof l=="string"){if(b(l)>128){let n={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:V.properties.facilitator_key_env,data:l};
e===null?e=[n]:e.push(n),s++}if(!ve.test(l)){let n={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:V.
properties.facilitator_key_env,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:V.properties.facilitator_key_env.type,parentSchema:V.properties.
facilitator_key_env,data:l};e===null?e=[n]:e.push(n),s++}}if(r.facilitator_key_file!==void 0){let l=r.
facilitator_key_file;if(typeof l=="string"){if(b(l)>1024){let n={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:V.properties.facilitator_key_file,
data:l};e===null?e=[n]:e.push(n),s++}if(b(l)<1){let n={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:V.properties.facilitator_key_file,data:l};e===null?
e=[n]:e.push(n),s++}if(!Ze.test(l)){let n={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:V.properties.facilitator_key_file,
data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:V.properties.facilitator_key_file.type,parentSchema:V.properties.facilitator_key_file,data:l};
e===null?e=[n]:e.push(n),s++}}if(r.facilitator_auth!==void 0){let l=r.facilitator_auth;if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.kind===void 0){let n={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:le.required,parentSchema:le,data:l};e===null?e=[n]:e.push(
n),s++}if(l.key_id_env===void 0){let n={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:le.required,parentSchema:le,data:l};e===null?e=[n]:
e.push(n),s++}if(l.key_secret_env===void 0){let n={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:le.required,parentSchema:le,data:l};
e===null?e=[n]:e.push(n),s++}for(let n in l)if(!(n==="kind"||n==="key_id_env"||n==="key_secret_env")){
let p={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have add\
itional properties",schema:!1,parentSchema:le,data:l};e===null?e=[p]:e.push(p),s++}if(l.kind!==void 0){
let n=l.kind;if(typeof n!="string"){let p={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:le.properties.kind.type,parentSchema:le.properties.kind,data:n};e===null?e=[p]:
e.push(p),s++}if(n!=="cdp"){let p={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:le.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:le.properties.kind.enum,parentSchema:le.
properties.kind,data:n};e===null?e=[p]:e.push(p),s++}}if(l.key_id_env!==void 0){let n=l.key_id_env;if(typeof n==
"string"){if(b(n)>128){let p={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:le.properties.key_id_env,data:n};e===
null?e=[p]:e.push(p),s++}if(!ve.test(n)){let p={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:le.properties.key_id_env,data:n};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:le.properties.
key_id_env.type,parentSchema:le.properties.key_id_env,data:n};e===null?e=[p]:e.push(p),s++}}if(l.key_secret_env!==
void 0){let n=l.key_secret_env;if(typeof n=="string"){if(b(n)>128){let p={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:le.properties.key_secret_env,data:n};e===null?e=[p]:e.push(p),s++}if(!ve.test(n)){let p={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:le.properties.
key_secret_env,data:n};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:le.properties.key_secret_env.type,parentSchema:le.
properties.key_secret_env,data:n};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:le.type,parentSchema:le,data:l};e===null?e=[n]:e.push(n),s++}}if(r.
rpc_env!==void 0){let l=r.rpc_env;if(typeof l=="string"){if(b(l)>128){let n={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:V.properties.rpc_env,data:l};e===null?e=[
n]:e.push(n),s++}if(!ve.test(l)){let n={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:V.properties.rpc_env,data:l};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.rpc_env.type,
parentSchema:V.properties.rpc_env,data:l};e===null?e=[n]:e.push(n),s++}}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:V.type,parentSchema:V,
data:r};e===null?e=[l]:e.push(l),s++}return es.errors=e,s===0}es.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ss(r,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){
let e=null,s=0,N=ss.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){r.networks===void 0&&(r.networks={}),r.max_timeout_s===void 0&&
(r.max_timeout_s=120),r.per_payer===void 0&&(r.per_payer=8),r.unsettled===void 0&&(r.unsettled=1e3),
r.verify_ms===void 0&&(r.verify_ms=5e3),r.settle_ms===void 0&&(r.settle_ms=3e4),r.kept_hours===void 0&&
(r.kept_hours=24);for(let u in r)if(!(u==="networks"||u==="max_timeout_s"||u==="per_payer"||u==="uns\
ettled"||u==="verify_ms"||u==="settle_ms"||u==="kept_hours")){let P={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:se,data:r};e===null?e=[P]:e.push(P),s++}let n=r.networks;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>16){let u={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:se.properties.networks,data:n};e===null?
e=[u]:e.push(u),s++}for(let u in n){let P=s;if(typeof u=="string"&&!ft.test(u)){let $={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:se.properties.networks.propertyNames,data:u,propertyName:u};e===null?
e=[$]:e.push($),s++}var l=P===s;if(!l){let $={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be\
 valid",schema:se.properties.networks.propertyNames,parentSchema:se.properties.networks,data:n};e===
null?e=[$]:e.push($),s++}}for(let u in n)es(n[u],{instancePath:t+"/networks/"+u.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:n,parentDataProperty:u,rootData:j,dynamicAnchors:U})||(e=e===null?es.errors:e.
concat(es.errors),s=e.length)}else{let u={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:se.properties.networks.
type,parentSchema:se.properties.networks,data:n};e===null?e=[u]:e.push(u),s++}let p=r.max_timeout_s;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:t+"/max_timeout_s",schemaPath:"#/pr\
operties/max_timeout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.
properties.max_timeout_s.type,parentSchema:se.properties.max_timeout_s,data:p};e===null?e=[u]:e.push(
u),s++}if(typeof p=="number"){if(p>3600||isNaN(p)){let u={instancePath:t+"/max_timeout_s",schemaPath:"\
#/properties/max_timeout_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"m\
ust be <= 3600",schema:3600,parentSchema:se.properties.max_timeout_s,data:p};e===null?e=[u]:e.push(u),
s++}if(p<30||isNaN(p)){let u={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s\
/minimum",keyword:"minimum",params:{comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:se.
properties.max_timeout_s,data:p};e===null?e=[u]:e.push(u),s++}}let m=r.per_payer;if(!(typeof m=="num\
ber"&&!(m%1)&&!isNaN(m))){let u={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.properties.per_payer.type,
parentSchema:se.properties.per_payer,data:m};e===null?e=[u]:e.push(u),s++}if(typeof m=="number"){if(m>
1e4||isNaN(m)){let u={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:se.properties.
per_payer,data:m};e===null?e=[u]:e.push(u),s++}if(m<1||isNaN(m)){let u={instancePath:t+"/per_payer",
schemaPath:"#/properties/per_payer/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:se.properties.per_payer,data:m};e===null?e=[u]:e.push(u),s++}}let h=r.
unsettled;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let u={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.
properties.unsettled.type,parentSchema:se.properties.unsettled,data:h};e===null?e=[u]:e.push(u),s++}
if(typeof h=="number"){if(h>1e6||isNaN(h)){let u={instancePath:t+"/unsettled",schemaPath:"#/properti\
es/unsettled/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:se.properties.unsettled,data:h};e===null?e=[u]:e.push(u),s++}if(h<1||isNaN(
h)){let u={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:se.properties.unsettled,
data:h};e===null?e=[u]:e.push(u),s++}}let i=r.verify_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
let u={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:se.properties.verify_ms.type,parentSchema:se.properties.verify_ms,
data:i};e===null?e=[u]:e.push(u),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let u={instancePath:t+
"/verify_ms",schemaPath:"#/properties/verify_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:se.properties.verify_ms,data:i};e===null?e=[u]:e.
push(u),s++}if(i<100||isNaN(i)){let u={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:se.properties.verify_ms,data:i};e===null?e=[u]:e.push(u),s++}}let a=r.settle_ms;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a))){let u={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_ms/\
type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.properties.settle_ms.
type,parentSchema:se.properties.settle_ms,data:a};e===null?e=[u]:e.push(u),s++}if(typeof a=="number"){
if(a>6e5||isNaN(a)){let u={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:se.properties.
settle_ms,data:a};e===null?e=[u]:e.push(u),s++}if(a<100||isNaN(a)){let u={instancePath:t+"/settle_ms",
schemaPath:"#/properties/settle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"\
must be >= 100",schema:100,parentSchema:se.properties.settle_ms,data:a};e===null?e=[u]:e.push(u),s++}}
let o=r.kept_hours;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let u={instancePath:t+"/kept_hours",
schemaPath:"#/properties/kept_hours/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger",schema:se.properties.kept_hours.type,parentSchema:se.properties.kept_hours,data:o};e===null?e=
[u]:e.push(u),s++}if(typeof o=="number"){if(o>87600||isNaN(o)){let u={instancePath:t+"/kept_hours",schemaPath:"\
#/properties/kept_hours/maximum",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"mus\
t be <= 87600",schema:87600,parentSchema:se.properties.kept_hours,data:o};e===null?e=[u]:e.push(u),s++}
if(o<24||isNaN(o)){let u={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",
keyword:"minimum",params:{comparison:">=",limit:24},message:"must be >= 24",schema:24,parentSchema:se.
properties.kept_hours,data:o};e===null?e=[u]:e.push(u),s++}}}else{let n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:se.type,parentSchema:se,
data:r};e===null?e=[n]:e.push(n),s++}return ss.errors=e,s===0}ss.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ke={type:"object",additionalProperties:!1,properties:{jwt:{type:"array",maxItems:16,
default:[],items:{$ref:"#/components/schemas/JwtIssuer"}}}},E={type:"object",additionalProperties:!1,
required:["issuer","audience","scopes"],properties:{issuer:{type:"string",minLength:8,maxLength:1024,
pattern:"^[^\\x00-\\x20\\x7f]+$"},audience:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x0\
0-\\x1f\\x7f]+$"},jwks_uri:{type:"string",minLength:8,maxLength:1024,pattern:"^[^\\x00-\\x20\\x7f]+$"},
user_from:{type:"string",minLength:1,maxLength:256,default:"sub"},scopes:{type:"array",minItems:1,maxItems:2,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]}},models:{type:"array",minItems:1,maxItems:1e3,
items:{$ref:"#/components/schemas/RouteName"}},agents:{type:"array",minItems:1,maxItems:1e3,items:{type:"\
string",minLength:1,maxLength:64}},limits:{$ref:"#/components/schemas/CallerLimits",default:{}}}},ie={
type:"object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"\
integer",minimum:1,maximum:1e12},max_parallel:{type:"integer",minimum:1,maximum:1e6},budget_usd:{type:"\
string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:[
"day","month","total"]}}},Cs=new RegExp("^[^\\x00-\\x20\\x7f]+$","u"),yt=new RegExp("^[^\\x00-\\x1f\\x7\
f]+$","u");function ts(r,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){
let e=null,s=0,N=ts.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.user_from===void 0&&(r.user_from="sub"),r.limits===void 0&&
(r.limits={}),r.issuer===void 0){let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"issuer"},message:"must have required property 'issuer'",schema:E.required,parentSchema:E,
data:r};e===null?e=[p]:e.push(p),s++}if(r.audience===void 0){let p={instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"audience"},message:"must have required property '\
audience'",schema:E.required,parentSchema:E,data:r};e===null?e=[p]:e.push(p),s++}if(r.scopes===void 0){
let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"\
must have required property 'scopes'",schema:E.required,parentSchema:E,data:r};e===null?e=[p]:e.push(
p),s++}for(let p in r)if(!(p==="issuer"||p==="audience"||p==="jwks_uri"||p==="user_from"||p==="scope\
s"||p==="models"||p==="agents"||p==="limits")){let m={instancePath:t,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional \
properties",schema:!1,parentSchema:E,data:r};e===null?e=[m]:e.push(m),s++}if(r.issuer!==void 0){let p=r.
issuer;if(typeof p=="string"){if(b(p)>1024){let m={instancePath:t+"/issuer",schemaPath:"#/properties\
/issuer/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 cha\
racters",schema:1024,parentSchema:E.properties.issuer,data:p};e===null?e=[m]:e.push(m),s++}if(b(p)<8){
let m={instancePath:t+"/issuer",schemaPath:"#/properties/issuer/minLength",keyword:"minLength",params:{
limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:E.properties.issuer,data:p};
e===null?e=[m]:e.push(m),s++}if(!Cs.test(p)){let m={instancePath:t+"/issuer",schemaPath:"#/propertie\
s/issuer/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x20\\x7f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x20\\x7f]+$"',schema:"^[^\\x00-\\x20\\x7f]+$",parentSchema:E.properties.issuer,data:p};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/issuer",schemaPath:"#/properties/issuer/t\
ype",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.issuer.type,
parentSchema:E.properties.issuer,data:p};e===null?e=[m]:e.push(m),s++}}if(r.audience!==void 0){let p=r.
audience;if(typeof p=="string"){if(b(p)>1024){let m={instancePath:t+"/audience",schemaPath:"#/proper\
ties/audience/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 10\
24 characters",schema:1024,parentSchema:E.properties.audience,data:p};e===null?e=[m]:e.push(m),s++}if(b(
p)<1){let m={instancePath:t+"/audience",schemaPath:"#/properties/audience/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:E.properties.
audience,data:p};e===null?e=[m]:e.push(m),s++}if(!yt.test(p)){let m={instancePath:t+"/audience",schemaPath:"\
#/properties/audience/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f]+$"',schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:E.properties.
audience,data:p};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/audience",schemaPath:"#/\
properties/audience/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.
audience.type,parentSchema:E.properties.audience,data:p};e===null?e=[m]:e.push(m),s++}}if(r.jwks_uri!==
void 0){let p=r.jwks_uri;if(typeof p=="string"){if(b(p)>1024){let m={instancePath:t+"/jwks_uri",schemaPath:"\
#/properties/jwks_uri/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:E.properties.jwks_uri,data:p};e===null?e=[m]:e.push(
m),s++}if(b(p)<8){let m={instancePath:t+"/jwks_uri",schemaPath:"#/properties/jwks_uri/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:E.
properties.jwks_uri,data:p};e===null?e=[m]:e.push(m),s++}if(!Cs.test(p)){let m={instancePath:t+"/jwk\
s_uri",schemaPath:"#/properties/jwks_uri/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x20\\x7\
f]+$"},message:'must match pattern "^[^\\x00-\\x20\\x7f]+$"',schema:"^[^\\x00-\\x20\\x7f]+$",parentSchema:E.
properties.jwks_uri,data:p};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/jwks_uri",schemaPath:"\
#/properties/jwks_uri/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.
properties.jwks_uri.type,parentSchema:E.properties.jwks_uri,data:p};e===null?e=[m]:e.push(m),s++}}let l=r.
user_from;if(typeof l=="string"){if(b(l)>256){let p={instancePath:t+"/user_from",schemaPath:"#/prope\
rties/user_from/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 2\
56 characters",schema:256,parentSchema:E.properties.user_from,data:l};e===null?e=[p]:e.push(p),s++}if(b(
l)<1){let p={instancePath:t+"/user_from",schemaPath:"#/properties/user_from/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:E.properties.
user_from,data:l};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/user_from",schemaPath:"\
#/properties/user_from/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.
properties.user_from.type,parentSchema:E.properties.user_from,data:l};e===null?e=[p]:e.push(p),s++}if(r.
scopes!==void 0){let p=r.scopes;if(Array.isArray(p)){if(p.length>2){let a={instancePath:t+"/scopes",
schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have\
 more than 2 items",schema:2,parentSchema:E.properties.scopes,data:p};e===null?e=[a]:e.push(a),s++}if(p.
length<1){let a={instancePath:t+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItem\
s",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:E.properties.scopes,
data:p};e===null?e=[a]:e.push(a),s++}let m=p.length;for(let a=0;a<m;a++){let o=p[a];if(typeof o!="st\
ring"){let u={instancePath:t+"/scopes/"+a,schemaPath:"#/properties/scopes/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:E.properties.scopes.items.type,parentSchema:E.
properties.scopes.items,data:o};e===null?e=[u]:e.push(u),s++}if(!(o==="chat"||o==="mesh")){let u={instancePath:t+
"/scopes/"+a,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues:E.properties.
scopes.items.enum},message:"must be equal to one of the allowed values",schema:E.properties.scopes.items.
enum,parentSchema:E.properties.scopes.items,data:o};e===null?e=[u]:e.push(u),s++}}let h=p.length,i;if(h>
1){let a={};for(;h--;){let o=p[h];if(typeof o=="string"){if(typeof a[o]=="number"){i=a[o];let u={instancePath:t+
"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i:h,j:i},message:"\
must NOT have duplicate items (items ## "+i+" and "+h+" are identical)",schema:!0,parentSchema:E.properties.
scopes,data:p};e===null?e=[u]:e.push(u),s++;break}a[o]=h}}}}else{let m={instancePath:t+"/scopes",schemaPath:"\
#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array",schema:E.properties.
scopes.type,parentSchema:E.properties.scopes,data:p};e===null?e=[m]:e.push(m),s++}}if(r.models!==void 0){
let p=r.models;if(Array.isArray(p)){if(p.length>1e3){let h={instancePath:t+"/models",schemaPath:"#/p\
roperties/models/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 10\
00 items",schema:1e3,parentSchema:E.properties.models,data:p};e===null?e=[h]:e.push(h),s++}if(p.length<
1){let h={instancePath:t+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:E.properties.models,data:p};
e===null?e=[h]:e.push(h),s++}let m=p.length;for(let h=0;h<m;h++){let i=p[h];if(typeof i=="string"){if(b(
i)>256){let a={instancePath:t+"/models/"+h,schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:_e,
data:i};e===null?e=[a]:e.push(a),s++}if(!gs.test(i)){let a={instancePath:t+"/models/"+h,schemaPath:"\
#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1\
,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[\
^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:_e,data:i};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:t+"/models/"+h,schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_e.type,parentSchema:_e,data:i};e===null?e=[a]:e.push(
a),s++}}}else{let m={instancePath:t+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:E.properties.models.type,parentSchema:E.properties.models,
data:p};e===null?e=[m]:e.push(m),s++}}if(r.agents!==void 0){let p=r.agents;if(Array.isArray(p)){if(p.
length>1e3){let h={instancePath:t+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxIt\
ems",params:{limit:1e3},message:"must NOT have more than 1000 items",schema:1e3,parentSchema:E.properties.
agents,data:p};e===null?e=[h]:e.push(h),s++}if(p.length<1){let h={instancePath:t+"/agents",schemaPath:"\
#/properties/agents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items",schema:1,parentSchema:E.properties.agents,data:p};e===null?e=[h]:e.push(h),s++}let m=p.length;
for(let h=0;h<m;h++){let i=p[h];if(typeof i=="string"){if(b(i)>64){let a={instancePath:t+"/agents/"+
h,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:E.properties.agents.items,data:i};e===null?
e=[a]:e.push(a),s++}if(b(i)<1){let a={instancePath:t+"/agents/"+h,schemaPath:"#/properties/agents/it\
ems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:E.properties.agents.items,data:i};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+
"/agents/"+h,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:E.properties.agents.items.type,parentSchema:E.properties.agents.items,data:i};
e===null?e=[a]:e.push(a),s++}}}else{let m={instancePath:t+"/agents",schemaPath:"#/properties/agents/\
type",keyword:"type",params:{type:"array"},message:"must be array",schema:E.properties.agents.type,parentSchema:E.
properties.agents,data:p};e===null?e=[m]:e.push(m),s++}}let n=r.limits;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let p in n)if(!(p==="rpm"||p==="tpm"||p==="max_parallel"||p==="budget_usd"||p==="bud\
get_period")){let m={instancePath:t+"/limits",schemaPath:"#/components/schemas/CallerLimits/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:ie,data:n};e===null?e=[m]:e.push(m),s++}if(n.rpm!==void 0){
let p=n.rpm;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let m={instancePath:t+"/limits/rpm",schemaPath:"\
#/components/schemas/CallerLimits/properties/rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ie.properties.rpm.type,parentSchema:ie.properties.rpm,data:p};e===null?e=[m]:
e.push(m),s++}if(typeof p=="number"){if(p>1e9||isNaN(p)){let m={instancePath:t+"/limits/rpm",schemaPath:"\
#/components/schemas/CallerLimits/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:ie.properties.rpm,data:p};e===null?
e=[m]:e.push(m),s++}if(p<1||isNaN(p)){let m={instancePath:t+"/limits/rpm",schemaPath:"#/components/s\
chemas/CallerLimits/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:ie.properties.rpm,data:p};e===null?e=[m]:e.push(m),s++}}}if(n.tpm!==
void 0){let p=n.tpm;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let m={instancePath:t+"/limits/tpm",
schemaPath:"#/components/schemas/CallerLimits/properties/tpm/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer",schema:ie.properties.tpm.type,parentSchema:ie.properties.tpm,data:p};
e===null?e=[m]:e.push(m),s++}if(typeof p=="number"){if(p>1e12||isNaN(p)){let m={instancePath:t+"/lim\
its/tpm",schemaPath:"#/components/schemas/CallerLimits/properties/tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:ie.properties.
tpm,data:p};e===null?e=[m]:e.push(m),s++}if(p<1||isNaN(p)){let m={instancePath:t+"/limits/tpm",schemaPath:"\
#/components/schemas/CallerLimits/properties/tpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:ie.properties.tpm,data:p};e===null?e=[m]:e.push(
m),s++}}}if(n.max_parallel!==void 0){let p=n.max_parallel;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){
let m={instancePath:t+"/limits/max_parallel",schemaPath:"#/components/schemas/CallerLimits/propertie\
s/max_parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ie.properties.
max_parallel.type,parentSchema:ie.properties.max_parallel,data:p};e===null?e=[m]:e.push(m),s++}if(typeof p==
"number"){if(p>1e6||isNaN(p)){let m={instancePath:t+"/limits/max_parallel",schemaPath:"#/components/\
schemas/CallerLimits/properties/max_parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:ie.properties.max_parallel,data:p};e===null?e=[
m]:e.push(m),s++}if(p<1||isNaN(p)){let m={instancePath:t+"/limits/max_parallel",schemaPath:"#/compon\
ents/schemas/CallerLimits/properties/max_parallel/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:ie.properties.max_parallel,data:p};e===null?e=
[m]:e.push(m),s++}}}if(n.budget_usd!==void 0){let p=n.budget_usd;if(typeof p=="string"){if(b(p)>17){
let m={instancePath:t+"/limits/budget_usd",schemaPath:"#/components/schemas/CallerLimits/properties/\
budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT have more than 17 char\
acters",schema:17,parentSchema:ie.properties.budget_usd,data:p};e===null?e=[m]:e.push(m),s++}if(!$s.
test(p)){let m={instancePath:t+"/limits/budget_usd",schemaPath:"#/components/schemas/CallerLimits/pr\
operties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,6})(\\.\
[0-9]{1,9})?$",parentSchema:ie.properties.budget_usd,data:p};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/limits/budget_usd",schemaPath:"#/components/schemas/CallerLimits/properties/budget_\
usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.budget_usd.
type,parentSchema:ie.properties.budget_usd,data:p};e===null?e=[m]:e.push(m),s++}}if(n.budget_period!==
void 0){let p=n.budget_period;if(typeof p!="string"){let m={instancePath:t+"/limits/budget_period",schemaPath:"\
#/components/schemas/CallerLimits/properties/budget_period/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:ie.properties.budget_period.type,parentSchema:ie.properties.budget_period,
data:p};e===null?e=[m]:e.push(m),s++}if(!(p==="day"||p==="month"||p==="total")){let m={instancePath:t+
"/limits/budget_period",schemaPath:"#/components/schemas/CallerLimits/properties/budget_period/enum",
keyword:"enum",params:{allowedValues:ie.properties.budget_period.enum},message:"must be equal to one\
 of the allowed values",schema:ie.properties.budget_period.enum,parentSchema:ie.properties.budget_period,
data:p};e===null?e=[m]:e.push(m),s++}}}else{let p={instancePath:t+"/limits",schemaPath:"#/components\
/schemas/CallerLimits/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ie.
type,parentSchema:ie,data:n};e===null?e=[p]:e.push(p),s++}}else{let l={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,data:r};
e===null?e=[l]:e.push(l),s++}return ts.errors=e,s===0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function rs(r,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){
let e=null,s=0,N=rs.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){r.jwt===void 0&&(r.jwt=[]);for(let n in r)if(n!=="jwt"){let p={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties",schema:!1,parentSchema:Ke,data:r};e===null?e=[p]:e.push(
p),s++}let l=r.jwt;if(Array.isArray(l)){if(l.length>16){let p={instancePath:t+"/jwt",schemaPath:"#/p\
roperties/jwt/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 ite\
ms",schema:16,parentSchema:Ke.properties.jwt,data:l};e===null?e=[p]:e.push(p),s++}let n=l.length;for(let p=0;p<
n;p++)ts(l[p],{instancePath:t+"/jwt/"+p,parentData:l,parentDataProperty:p,rootData:j,dynamicAnchors:U})||
(e=e===null?ts.errors:e.concat(ts.errors),s=e.length)}else{let n={instancePath:t+"/jwt",schemaPath:"\
#/properties/jwt/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Ke.properties.
jwt.type,parentSchema:Ke.properties.jwt,data:l};e===null?e=[n]:e.push(n),s++}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ke.type,parentSchema:Ke,
data:r};e===null?e=[l]:e.push(l),s++}return rs.errors=e,s===0}rs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v={type:"object",additionalProperties:!1,required:["base_url"],properties:{base_url:{
type:"string",format:"uri",pattern:"^https?://",maxLength:1024},provider:{type:"string",maxLength:64,
pattern:"^[a-z][a-z0-9-]*$"},facts:{$ref:"#/components/schemas/ModelFacts"},key_env:{type:"string",pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},key_file:{type:"string",minLength:1,maxLength:1024,pattern:"\
^[^\\x00-\\x1f]+$"},keys:{type:"array",minItems:2,maxItems:32,uniqueItems:!0,items:{type:"string",maxLength:1024,
pattern:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$"}},ca_file:{type:"string",
minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},client_cert_file:{type:"string",minLength:1,
maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},client_key_file:{type:"string",minLength:1,maxLength:1024,
pattern:"^[^\\x00-\\x1f]+$"},query:{type:"object",maxProperties:8,propertyNames:{pattern:"^[A-Za-z][\
A-Za-z0-9._-]*$",maxLength:64},additionalProperties:{type:"string",minLength:1,maxLength:256}},proxy:{
type:"string",maxLength:1024,pattern:"^(none|https?://.+)$"},proxy_env:{type:"string",pattern:"^[A-Z\
a-z_][A-Za-z0-9_]*$",maxLength:128},auth:{$ref:"#/components/schemas/Auth"},oauth:{$ref:"#/component\
s/schemas/OAuth"},sigv4:{$ref:"#/components/schemas/SigV4"},dialects:{type:"array",minItems:1,maxItems:16,
items:{$ref:"#/components/schemas/Dialect"}},hosted_tools:{type:"object",maxProperties:32,propertyNames:{
pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",maxLength:64},additionalProperties:{$ref:"\
#/components/schemas/HostedTool"}},forward_members:{type:"array",maxItems:64,items:{type:"string",minLength:1,
maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"}},headers:{type:"object",maxProperties:32,additionalProperties:{
type:"string",maxLength:4096}},first_byte_ms:{type:"integer",minimum:10,maximum:6e5},idle_ms:{type:"\
integer",minimum:10,maximum:6e5}}},ds={type:"string",enum:["bearer","x-api-key","api-key"]},C={type:"\
object",additionalProperties:!1,required:["token_url","scope"],properties:{token_url:{type:"string",
format:"uri",pattern:"^https?://",maxLength:1024},scope:{type:"string",minLength:1,maxLength:1024},client_id:{
type:"string",minLength:1,maxLength:256},client_id_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_\
]*$",maxLength:128},client_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
assertion_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},audience:{type:"\
string",minLength:1,maxLength:1024},impersonate_url:{type:"string",format:"uri",pattern:"^https?://",
maxLength:1024},service_account_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f\
]+$"}}},X={type:"object",additionalProperties:!1,required:["region"],properties:{region:{type:"strin\
g",maxLength:64,pattern:"^[a-z0-9-]+$"},service:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",default:"\
bedrock"},from:{type:"string",enum:["environment","container","instance"],default:"environment"},role_arn:{
type:"string",minLength:1,maxLength:2048},token_file:{type:"string",minLength:1,maxLength:1024,pattern:"\
^[^\\x00-\\x1f]+$"},sts_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},instance_url:{
type:"string",format:"uri",pattern:"^https?://",maxLength:1024,default:"http://169.254.169.254"}}},Ue={
type:"string",enum:["chat","responses","messages","embeddings","rerank","moderations","images","spee\
ch","transcriptions"]},Ee={type:"object",additionalProperties:!1,required:["usd_per_call"],properties:{
usd_per_call:{type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",maxLength:32}}},gt=new RegExp(
"^[a-z][a-z0-9-]*$","u"),_t=new RegExp("^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$",
"u"),kt=new RegExp("^[A-Za-z][A-Za-z0-9._-]*$","u"),bt=new RegExp("^(none|https?://.+)$","u"),_s=new RegExp(
"^[a-z0-9-]+$","u"),wt=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$","u"),Pt=new RegExp(
"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),Ce=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$","u"),_={type:"\
object",additionalProperties:!1,properties:{dialects:{type:"array",minItems:1,maxItems:16,items:{$ref:"\
#/components/schemas/Dialect"}},paths:{type:"object",additionalProperties:!1,properties:{chat:{$ref:"\
#/components/schemas/ServerPath"},responses:{$ref:"#/components/schemas/ServerPath"},messages:{$ref:"\
#/components/schemas/ServerPath"},embeddings:{$ref:"#/components/schemas/ServerPath"},rerank:{$ref:"\
#/components/schemas/ServerPath"},moderations:{$ref:"#/components/schemas/ServerPath"},images:{$ref:"\
#/components/schemas/ServerPath"},speech:{$ref:"#/components/schemas/ServerPath"},transcriptions:{$ref:"\
#/components/schemas/ServerPath"},count_tokens:{$ref:"#/components/schemas/ServerPath"}}},token_limit:{
type:"string",enum:["max_tokens","max_completion_tokens"]},unknown_members:{type:"string",enum:["ref\
uses","obeys"]},members:{type:"object",maxProperties:128,propertyNames:{$ref:"#/components/schemas/M\
emberName"},additionalProperties:{$ref:"#/components/schemas/MemberClass"}},message_members:{type:"o\
bject",maxProperties:32,propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{
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
$ref:"#/components/schemas/MemberName"},per_usd:{type:"integer",minimum:1,maximum:1e12}}}}},H={type:"\
string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},fs={type:"string",enum:["free",
"bounded","times","priced","omit"]},ge={type:"object",additionalProperties:!1,required:["means"],properties:{
status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},phrase:{type:"str\
ing",maxLength:512},means:{type:"string",enum:["context_length","content_filter","model","key","quot\
a","rate","overloaded","caller","member","system","reasoning"]}}},Re={anyOf:[{$ref:"#/components/sch\
emas/PathText"},{type:"object",additionalProperties:!1,required:["whole","stream"],properties:{whole:{
$ref:"#/components/schemas/PathText"},stream:{$ref:"#/components/schemas/PathText"}}}]},Se={type:"st\
ring",minLength:1,maxLength:256,pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},As=new RegExp(
"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$","u");function re(r,{instancePath:t="",parentData:R,
parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=re.evaluated;N.dynamicProps&&
(N.props=void 0),N.dynamicItems&&(N.items=void 0);let l=s,n=!1,p=s;if(typeof r=="string"){if(b(r)>256){
let a={instancePath:t,schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:Se,data:r};e===null?
e=[a]:e.push(a),s++}if(b(r)<1){let a={instancePath:t,schemaPath:"#/components/schemas/PathText/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:Se,data:r};e===null?e=[a]:e.push(a),s++}if(!As.test(r)){let a={instancePath:t,schemaPath:"\
#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+\
.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',
schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:Se,data:r};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:t,schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Se.type,parentSchema:Se,data:r};e===null?e=[a]:e.push(
a),s++}var h=p===s;n=n||h;let m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.whole===void 0){
let a={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"wh\
ole"},message:"must have required property 'whole'",schema:Re.anyOf[1].required,parentSchema:Re.anyOf[1],
data:r};e===null?e=[a]:e.push(a),s++}if(r.stream===void 0){let a={instancePath:t,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:"stream"},message:"must have required proper\
ty 'stream'",schema:Re.anyOf[1].required,parentSchema:Re.anyOf[1],data:r};e===null?e=[a]:e.push(a),s++}
for(let a in r)if(!(a==="whole"||a==="stream")){let o={instancePath:t,schemaPath:"#/anyOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:Re.anyOf[1],data:r};e===null?e=[o]:e.push(o),s++}if(r.whole!==
void 0){let a=r.whole;if(typeof a=="string"){if(b(a)>256){let o={instancePath:t+"/whole",schemaPath:"\
#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT ha\
ve more than 256 characters",schema:256,parentSchema:Se,data:a};e===null?e=[o]:e.push(o),s++}if(b(a)<
1){let o={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Se,data:a};
e===null?e=[o]:e.push(o),s++}if(!As.test(a)){let o={instancePath:t+"/whole",schemaPath:"#/components\
/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\\
]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',schema:"^(?!/\
/|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:Se,data:a};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Se.type,parentSchema:Se,data:a};e===null?e=[o]:e.push(
o),s++}}if(r.stream!==void 0){let a=r.stream;if(typeof a=="string"){if(b(a)>256){let o={instancePath:t+
"/stream",schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:Se,data:a};e===null?e=[o]:e.
push(o),s++}if(b(a)<1){let o={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:Se,data:a};e===null?e=[o]:e.push(o),s++}if(!As.test(a)){let o={instancePath:t+"/stream",
schemaPath:"#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z\
][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\\
[\\]-~]+$"',schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:Se,data:a};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:Se.type,parentSchema:Se,
data:a};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Re.anyOf[1].type,parentSchema:Re.anyOf[1],
data:r};e===null?e=[a]:e.push(a),s++}var h=m===s;if(n=n||h,h)var i=!0;if(n)s=l,e!==null&&(l?e.length=
l:e=null);else{let a={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf",schema:Re.anyOf,parentSchema:Re,data:r};e===null?e=[a]:e.push(a),s++}return re.
errors=e,N.props=i,s===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};var he={type:"object",additionalProperties:!1,
properties:{min:{type:"number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},
words:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"\
array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}},except:{type:"array",maxItems:32,
items:{$ref:"#/components/schemas/MemberValue"}}}},ue={anyOf:[{type:"string",maxLength:256},{type:"n\
umber",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function as(r,{instancePath:t="",parentData:R,parentDataProperty:D,
rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=as.evaluated;if(N.dynamicProps&&(N.props=void 0),
N.dynamicItems&&(N.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let p in r)if(!(p==="\
min"||p==="max"||p==="words"||p==="only"||p==="except")){let m={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:he,data:r};e===null?e=[m]:e.push(m),s++}if(r.min!==void 0){
let p=r.min;if(typeof p=="number"){if(p>1e6||isNaN(p)){let m={instancePath:t+"/min",schemaPath:"#/pr\
operties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:he.properties.min,data:p};e===null?e=[m]:e.push(m),s++}if(p<-1e6||isNaN(
p)){let m={instancePath:t+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:he.properties.min,data:p};e===
null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/min",schemaPath:"#/properties/min/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:he.properties.min.type,parentSchema:he.
properties.min,data:p};e===null?e=[m]:e.push(m),s++}}if(r.max!==void 0){let p=r.max;if(typeof p=="nu\
mber"){if(p>1e6||isNaN(p)){let m={instancePath:t+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:he.
properties.max,data:p};e===null?e=[m]:e.push(m),s++}if(p<-1e6||isNaN(p)){let m={instancePath:t+"/max",
schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"\
must be >= -1000000",schema:-1e6,parentSchema:he.properties.max,data:p};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:"number"},
message:"must be number",schema:he.properties.max.type,parentSchema:he.properties.max,data:p};e===null?
e=[m]:e.push(m),s++}}if(r.words!==void 0){let p=r.words;if(p&&typeof p=="object"&&!Array.isArray(p)){
if(Object.keys(p).length>32){let m={instancePath:t+"/words",schemaPath:"#/properties/words/maxProper\
ties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:he.properties.words,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){let h=p[m];if(typeof h==
"string"){if(b(h)>64){let i={instancePath:t+"/words/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:he.properties.words.additionalProperties,
data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/words/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:he.properties.words.additionalProperties.type,parentSchema:he.
properties.words.additionalProperties,data:h};e===null?e=[i]:e.push(i),s++}}}else{let m={instancePath:t+
"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:he.properties.words.type,parentSchema:he.properties.words,data:p};e===null?e=[m]:e.push(
m),s++}}if(r.only!==void 0){let p=r.only;if(Array.isArray(p)){if(p.length>32){let h={instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:he.properties.only,data:p};e===null?e=[h]:e.push(
h),s++}let m=p.length;for(let h=0;h<m;h++){let i=p[h],a=s,o=!1,u=s;if(typeof i=="string"){if(b(i)>256){
let L={instancePath:t+"/only/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ue.
anyOf[0],data:i};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+"/only/"+h,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:ue.anyOf[0].type,parentSchema:ue.anyOf[0],data:i};e===null?e=[L]:e.push(L),s++}var l=u===
s;o=o||l;let P=s;if(typeof i=="number"){if(i>1e6||isNaN(i)){let L={instancePath:t+"/only/"+h,schemaPath:"\
#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:ue.anyOf[1],data:i};e===null?e=[L]:e.push(L),s++}
if(i<-1e6||isNaN(i)){let L={instancePath:t+"/only/"+h,schemaPath:"#/components/schemas/MemberValue/a\
nyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:ue.anyOf[1],data:i};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/only/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf/1/type",keyword:"type",params:{type:"n\
umber"},message:"must be number",schema:ue.anyOf[1].type,parentSchema:ue.anyOf[1],data:i};e===null?e=
[L]:e.push(L),s++}var l=P===s;o=o||l;let $=s;if(typeof i!="boolean"){let L={instancePath:t+"/only/"+
h,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:ue.anyOf[2].type,parentSchema:ue.anyOf[2],data:i};e===null?e=[L]:e.
push(L),s++}var l=$===s;if(o=o||l,o)s=a,e!==null&&(a?e.length=a:e=null);else{let L={instancePath:t+"\
/only/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:ue.anyOf,parentSchema:ue,data:i};e===null?e=[L]:e.push(L),s++}}}else{
let m={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:he.properties.only.type,parentSchema:he.properties.only,data:p};e===null?
e=[m]:e.push(m),s++}}if(r.except!==void 0){let p=r.except;if(Array.isArray(p)){if(p.length>32){let h={
instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"maxItems",params:{limit:32},
message:"must NOT have more than 32 items",schema:32,parentSchema:he.properties.except,data:p};e===null?
e=[h]:e.push(h),s++}let m=p.length;for(let h=0;h<m;h++){let i=p[h],a=s,o=!1,u=s;if(typeof i=="string"){
if(b(i)>256){let L={instancePath:t+"/except/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf/0\
/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",
schema:256,parentSchema:ue.anyOf[0],data:i};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/except/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ue.anyOf[0].type,parentSchema:ue.anyOf[0],data:i};e===null?
e=[L]:e.push(L),s++}var n=u===s;o=o||n;let P=s;if(typeof i=="number"){if(i>1e6||isNaN(i)){let L={instancePath:t+
"/except/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ue.anyOf[1],data:i};
e===null?e=[L]:e.push(L),s++}if(i<-1e6||isNaN(i)){let L={instancePath:t+"/except/"+h,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},
message:"must be >= -1000000",schema:-1e6,parentSchema:ue.anyOf[1],data:i};e===null?e=[L]:e.push(L),
s++}}else{let L={instancePath:t+"/except/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number",schema:ue.anyOf[1].type,parentSchema:ue.
anyOf[1],data:i};e===null?e=[L]:e.push(L),s++}var n=P===s;o=o||n;let $=s;if(typeof i!="boolean"){let L={
instancePath:t+"/except/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:ue.anyOf[2].type,parentSchema:ue.anyOf[2],data:i};
e===null?e=[L]:e.push(L),s++}var n=$===s;if(o=o||n,o)s=a,e!==null&&(a?e.length=a:e=null);else{let L={
instancePath:t+"/except/"+h,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:ue.anyOf,parentSchema:ue,data:i};e===null?e=[L]:e.push(
L),s++}}}else{let m={instancePath:t+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:he.properties.except.type,parentSchema:he.properties.except,
data:p};e===null?e=[m]:e.push(m),s++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:he.type,parentSchema:he,data:r};e===null?e=[p]:
e.push(p),s++}return as.errors=e,s===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ps(r,{
instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){let e=null,
s=0,N=ps.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){for(let i in r)if(!Ie.call(_.properties,i)){let a={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must N\
OT have additional properties",schema:!1,parentSchema:_,data:r};e===null?e=[a]:e.push(a),s++}if(r.dialects!==
void 0){let i=r.dialects;if(Array.isArray(i)){if(i.length>16){let o={instancePath:t+"/dialects",schemaPath:"\
#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items",schema:16,parentSchema:_.properties.dialects,data:i};e===null?e=[o]:e.push(o),s++}if(i.length<
1){let o={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:_.properties.dialects,
data:i};e===null?e=[o]:e.push(o),s++}let a=i.length;for(let o=0;o<a;o++){let u=i[o];if(typeof u!="st\
ring"){let P={instancePath:t+"/dialects/"+o,schemaPath:"#/components/schemas/Dialect/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Ue.type,parentSchema:Ue,data:u};e===null?
e=[P]:e.push(P),s++}if(!(u==="chat"||u==="responses"||u==="messages"||u==="embeddings"||u==="rerank"||
u==="moderations"||u==="images"||u==="speech"||u==="transcriptions")){let P={instancePath:t+"/dialec\
ts/"+o,schemaPath:"#/components/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:Ue.enum},
message:"must be equal to one of the allowed values",schema:Ue.enum,parentSchema:Ue,data:u};e===null?
e=[P]:e.push(P),s++}}}else{let a={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.dialects.type,parentSchema:_.
properties.dialects,data:i};e===null?e=[a]:e.push(a),s++}}if(r.paths!==void 0){let i=r.paths;if(i&&typeof i==
"object"&&!Array.isArray(i)){for(let a in i)if(!Ie.call(_.properties.paths.properties,a)){let o={instancePath:t+
"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.
paths,data:i};e===null?e=[o]:e.push(o),s++}i.chat!==void 0&&(re(i.chat,{instancePath:t+"/paths/chat",
parentData:i,parentDataProperty:"chat",rootData:j,dynamicAnchors:U})||(e=e===null?re.errors:e.concat(
re.errors),s=e.length)),i.responses!==void 0&&(re(i.responses,{instancePath:t+"/paths/responses",parentData:i,
parentDataProperty:"responses",rootData:j,dynamicAnchors:U})||(e=e===null?re.errors:e.concat(re.errors),
s=e.length)),i.messages!==void 0&&(re(i.messages,{instancePath:t+"/paths/messages",parentData:i,parentDataProperty:"\
messages",rootData:j,dynamicAnchors:U})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),i.embeddings!==
void 0&&(re(i.embeddings,{instancePath:t+"/paths/embeddings",parentData:i,parentDataProperty:"embedd\
ings",rootData:j,dynamicAnchors:U})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),i.rerank!==
void 0&&(re(i.rerank,{instancePath:t+"/paths/rerank",parentData:i,parentDataProperty:"rerank",rootData:j,
dynamicAnchors:U})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),i.moderations!==void 0&&(re(
i.moderations,{instancePath:t+"/paths/moderations",parentData:i,parentDataProperty:"moderations",rootData:j,
dynamicAnchors:U})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),i.images!==void 0&&(re(i.
images,{instancePath:t+"/paths/images",parentData:i,parentDataProperty:"images",rootData:j,dynamicAnchors:U})||
(e=e===null?re.errors:e.concat(re.errors),s=e.length)),i.speech!==void 0&&(re(i.speech,{instancePath:t+
"/paths/speech",parentData:i,parentDataProperty:"speech",rootData:j,dynamicAnchors:U})||(e=e===null?
re.errors:e.concat(re.errors),s=e.length)),i.transcriptions!==void 0&&(re(i.transcriptions,{instancePath:t+
"/paths/transcriptions",parentData:i,parentDataProperty:"transcriptions",rootData:j,dynamicAnchors:U})||
(e=e===null?re.errors:e.concat(re.errors),s=e.length)),i.count_tokens!==void 0&&(re(i.count_tokens,{
instancePath:t+"/paths/count_tokens",parentData:i,parentDataProperty:"count_tokens",rootData:j,dynamicAnchors:U})||
(e=e===null?re.errors:e.concat(re.errors),s=e.length))}else{let a={instancePath:t+"/paths",schemaPath:"\
#/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.
paths.type,parentSchema:_.properties.paths,data:i};e===null?e=[a]:e.push(a),s++}}if(r.token_limit!==
void 0){let i=r.token_limit;if(typeof i!="string"){let a={instancePath:t+"/token_limit",schemaPath:"\
#/properties/token_limit/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.token_limit.type,parentSchema:_.properties.token_limit,data:i};e===null?e=[a]:e.push(a),s++}
if(!(i==="max_tokens"||i==="max_completion_tokens")){let a={instancePath:t+"/token_limit",schemaPath:"\
#/properties/token_limit/enum",keyword:"enum",params:{allowedValues:_.properties.token_limit.enum},message:"\
must be equal to one of the allowed values",schema:_.properties.token_limit.enum,parentSchema:_.properties.
token_limit,data:i};e===null?e=[a]:e.push(a),s++}}if(r.unknown_members!==void 0){let i=r.unknown_members;
if(typeof i!="string"){let a={instancePath:t+"/unknown_members",schemaPath:"#/properties/unknown_mem\
bers/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.unknown_members.
type,parentSchema:_.properties.unknown_members,data:i};e===null?e=[a]:e.push(a),s++}if(!(i==="refuse\
s"||i==="obeys")){let a={instancePath:t+"/unknown_members",schemaPath:"#/properties/unknown_members/\
enum",keyword:"enum",params:{allowedValues:_.properties.unknown_members.enum},message:"must be equal\
 to one of the allowed values",schema:_.properties.unknown_members.enum,parentSchema:_.properties.unknown_members,
data:i};e===null?e=[a]:e.push(a),s++}}if(r.members!==void 0){let i=r.members;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(Object.keys(i).length>128){let a={instancePath:t+"/members",schemaPath:"#/prop\
erties/members/maxProperties",keyword:"maxProperties",params:{limit:128},message:"must NOT have more\
 than 128 properties",schema:128,parentSchema:_.properties.members,data:i};e===null?e=[a]:e.push(a),
s++}for(let a in i){let o=s;if(typeof a=="string"){if(b(a)>64){let u={instancePath:t+"/members",schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),
s++}if(b(a)<1){let u={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:H,
data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}if(!Ce.test(a)){let u={instancePath:t+"/members",
schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A\
-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-\
9_-]*$",parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+
"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.type,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}var l=o===
s;if(!l){let u={instancePath:t+"/members",schemaPath:"#/properties/members/propertyNames",keyword:"p\
ropertyNames",params:{propertyName:a},message:"property name must be valid",schema:_.properties.members.
propertyNames,parentSchema:_.properties.members,data:i};e===null?e=[u]:e.push(u),s++}}for(let a in i){
let o=i[a];if(typeof o!="string"){let u={instancePath:t+"/members/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MemberClass/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:fs.type,parentSchema:fs,data:o};e===null?e=[u]:e.push(u),s++}if(!(o==="free"||
o==="bounded"||o==="times"||o==="priced"||o==="omit")){let u={instancePath:t+"/members/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/enum",keyword:"enum",params:{
allowedValues:fs.enum},message:"must be equal to one of the allowed values",schema:fs.enum,parentSchema:fs,
data:o};e===null?e=[u]:e.push(u),s++}}}else{let a={instancePath:t+"/members",schemaPath:"#/propertie\
s/members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.members.
type,parentSchema:_.properties.members,data:i};e===null?e=[a]:e.push(a),s++}}if(r.message_members!==
void 0){let i=r.message_members;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>
32){let a={instancePath:t+"/message_members",schemaPath:"#/properties/message_members/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:_.properties.message_members,data:i};e===null?e=[a]:e.push(a),s++}for(let a in i){let o=s;
if(typeof a=="string"){if(b(a)>64){let u={instancePath:t+"/message_members",schemaPath:"#/components\
/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}if(b(a)<
1){let u={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:H,
data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}if(!Ce.test(a)){let u={instancePath:t+"/message_\
members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_]\
[A-Za-z0-9_-]*$",parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:H.type,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.
push(u),s++}var n=o===s;if(!n){let u={instancePath:t+"/message_members",schemaPath:"#/properties/mes\
sage_members/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name m\
ust be valid",schema:_.properties.message_members.propertyNames,parentSchema:_.properties.message_members,
data:i};e===null?e=[u]:e.push(u),s++}}for(let a in i){let o=i[a];if(typeof o!="string"){let u={instancePath:t+
"/message_members/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_member\
s/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.message_members.additionalProperties.type,parentSchema:_.properties.message_members.additionalProperties,
data:o};e===null?e=[u]:e.push(u),s++}if(o!=="omit"){let u={instancePath:t+"/message_members/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_members/additionalProperties/enum",keyword:"\
enum",params:{allowedValues:_.properties.message_members.additionalProperties.enum},message:"must be\
 equal to one of the allowed values",schema:_.properties.message_members.additionalProperties.enum,parentSchema:_.
properties.message_members.additionalProperties,data:o};e===null?e=[u]:e.push(u),s++}}}else{let a={instancePath:t+
"/message_members",schemaPath:"#/properties/message_members/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:_.properties.message_members.type,parentSchema:_.properties.message_members,
data:i};e===null?e=[a]:e.push(a),s++}}if(r.rename!==void 0){let i=r.rename;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(Object.keys(i).length>32){let a={instancePath:t+"/rename",schemaPath:"#/proper\
ties/rename/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more tha\
n 32 properties",schema:32,parentSchema:_.properties.rename,data:i};e===null?e=[a]:e.push(a),s++}for(let a in i){
let o=s;if(typeof a=="string"){if(b(a)>64){let u={instancePath:t+"/rename",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}if(b(a)<
1){let u={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:H,data:a,
propertyName:a};e===null?e=[u]:e.push(u),s++}if(!Ce.test(a)){let u={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:H,
data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:H.type,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}var p=o===s;if(!p){
let u={instancePath:t+"/rename",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyName\
s",params:{propertyName:a},message:"property name must be valid",schema:_.properties.rename.propertyNames,
parentSchema:_.properties.rename,data:i};e===null?e=[u]:e.push(u),s++}}for(let a in i){let o=i[a];if(typeof o==
"string"){if(b(o)>64){let u={instancePath:t+"/rename/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:H,data:o};e===null?e=[u]:e.push(u),s++}if(b(o)<1){
let u={instancePath:t+"/rename/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters",schema:1,parentSchema:H,data:o};e===null?e=[u]:e.push(u),s++}if(!Ce.test(o)){let u={instancePath:t+
"/rename/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:H,data:o};e===null?e=[u]:e.
push(u),s++}}else{let u={instancePath:t+"/rename/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:H.type,parentSchema:H,data:o};e===null?e=[u]:e.push(u),s++}}}else{let a={instancePath:t+"/ren\
ame",schemaPath:"#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:_.properties.rename.type,parentSchema:_.properties.rename,data:i};e===null?e=[a]:e.push(
a),s++}}if(r.add!==void 0){let i=r.add;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).
length>32){let a={instancePath:t+"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProp\
erties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:_.properties.
add,data:i};e===null?e=[a]:e.push(a),s++}for(let a in i){let o=s;if(typeof a=="string"){if(b(a)>64){
let u={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:H,data:a,
propertyName:a};e===null?e=[u]:e.push(u),s++}if(b(a)<1){let u={instancePath:t+"/add",schemaPath:"#/c\
omponents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}
if(!Ce.test(a)){let u={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.
push(u),s++}}else{let u={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:H.type,parentSchema:H,data:a,propertyName:a};
e===null?e=[u]:e.push(u),s++}var m=o===s;if(!m){let u={instancePath:t+"/add",schemaPath:"#/propertie\
s/add/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be \
valid",schema:_.properties.add.propertyNames,parentSchema:_.properties.add,data:i};e===null?e=[u]:e.
push(u),s++}}}else{let a={instancePath:t+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:_.properties.add.type,parentSchema:_.properties.add,data:i};
e===null?e=[a]:e.push(a),s++}}if(r.values!==void 0){let i=r.values;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(Object.keys(i).length>32){let a={instancePath:t+"/values",schemaPath:"#/properties/va\
lues/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 pr\
operties",schema:32,parentSchema:_.properties.values,data:i};e===null?e=[a]:e.push(a),s++}for(let a in i){
let o=s;if(typeof a=="string"){if(b(a)>64){let u={instancePath:t+"/values",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}if(b(a)<
1){let u={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:H,data:a,
propertyName:a};e===null?e=[u]:e.push(u),s++}if(!Ce.test(a)){let u={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:H,
data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:H.type,parentSchema:H,data:a,propertyName:a};e===null?e=[u]:e.push(u),s++}var h=o===s;if(!h){
let u={instancePath:t+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyName\
s",params:{propertyName:a},message:"property name must be valid",schema:_.properties.values.propertyNames,
parentSchema:_.properties.values,data:i};e===null?e=[u]:e.push(u),s++}}for(let a in i)as(i[a],{instancePath:t+
"/values/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:a,rootData:j,dynamicAnchors:U})||
(e=e===null?as.errors:e.concat(as.errors),s=e.length)}else{let a={instancePath:t+"/values",schemaPath:"\
#/properties/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.
values.type,parentSchema:_.properties.values,data:i};e===null?e=[a]:e.push(a),s++}}if(r.system!==void 0){
let i=r.system;if(typeof i!="string"){let a={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.system.type,
parentSchema:_.properties.system,data:i};e===null?e=[a]:e.push(a),s++}if(!(i==="any"||i==="leading"||
i==="one_leading")){let a={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:_.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:_.properties.system.enum,parentSchema:_.properties.system,data:i};e===null?e=[a]:e.push(
a),s++}}if(r.preamble!==void 0){let i=r.preamble;if(Array.isArray(i)){if(i.length>16){let o={instancePath:t+
"/preamble",schemaPath:"#/properties/preamble/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:_.properties.preamble,data:i};e===null?e=[o]:
e.push(o),s++}let a=i.length;for(let o=0;o<a;o++){let u=i[o];if(typeof u=="string"){if(b(u)>256){let P={
instancePath:t+"/preamble/"+o,schemaPath:"#/properties/preamble/items/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:_.properties.
preamble.items,data:u};e===null?e=[P]:e.push(P),s++}if(b(u)<1){let P={instancePath:t+"/preamble/"+o,
schemaPath:"#/properties/preamble/items/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.preamble.items,data:u};e===null?
e=[P]:e.push(P),s++}}else{let P={instancePath:t+"/preamble/"+o,schemaPath:"#/properties/preamble/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.preamble.
items.type,parentSchema:_.properties.preamble.items,data:u};e===null?e=[P]:e.push(P),s++}}}else{let a={
instancePath:t+"/preamble",schemaPath:"#/properties/preamble/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:_.properties.preamble.type,parentSchema:_.properties.preamble,data:i};
e===null?e=[a]:e.push(a),s++}}if(r.order!==void 0){let i=r.order;if(Array.isArray(i)){if(i.length>2){
let o={instancePath:t+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items",schema:2,parentSchema:_.properties.order,data:i};e===null?
e=[o]:e.push(o),s++}let a=i.length;for(let o=0;o<a;o++){let u=i[o];if(typeof u!="string"){let P={instancePath:t+
"/order/"+o,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_.properties.order.items.type,parentSchema:_.properties.order.items,data:u};e===
null?e=[P]:e.push(P),s++}if(!(u==="alternate"||u==="no_user_after_tool")){let P={instancePath:t+"/or\
der/"+o,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:_.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:_.properties.order.items.
enum,parentSchema:_.properties.order.items,data:u};e===null?e=[P]:e.push(P),s++}}}else{let a={instancePath:t+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be \
array",schema:_.properties.order.type,parentSchema:_.properties.order,data:i};e===null?e=[a]:e.push(
a),s++}}if(r.prefill!==void 0){let i=r.prefill;if(typeof i!="string"){let a={instancePath:t+"/prefil\
l",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:_.properties.prefill.type,parentSchema:_.properties.prefill,data:i};e===null?e=[a]:e.push(
a),s++}if(!(i==="takes"||i==="refuses")){let a={instancePath:t+"/prefill",schemaPath:"#/properties/p\
refill/enum",keyword:"enum",params:{allowedValues:_.properties.prefill.enum},message:"must be equal \
to one of the allowed values",schema:_.properties.prefill.enum,parentSchema:_.properties.prefill,data:i};
e===null?e=[a]:e.push(a),s++}}if(r.images_in_tool_results!==void 0){let i=r.images_in_tool_results;if(typeof i!=
"string"){let a={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images_in_tool_re\
sults/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.images_in_tool_results.
type,parentSchema:_.properties.images_in_tool_results,data:i};e===null?e=[a]:e.push(a),s++}if(!(i===
"keep"||i==="move")){let a={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images\
_in_tool_results/enum",keyword:"enum",params:{allowedValues:_.properties.images_in_tool_results.enum},
message:"must be equal to one of the allowed values",schema:_.properties.images_in_tool_results.enum,
parentSchema:_.properties.images_in_tool_results,data:i};e===null?e=[a]:e.push(a),s++}}if(r.tool_names!==
void 0){let i=r.tool_names;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.max===void 0){let a={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
max"},message:"must have required property 'max'",schema:_.properties.tool_names.required,parentSchema:_.
properties.tool_names,data:i};e===null?e=[a]:e.push(a),s++}if(i.pattern===void 0){let a={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
pattern"},message:"must have required property 'pattern'",schema:_.properties.tool_names.required,parentSchema:_.
properties.tool_names,data:i};e===null?e=[a]:e.push(a),s++}for(let a in i)if(!(a==="max"||a==="patte\
rn")){let o={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:_.properties.tool_names,data:i};e===null?e=[o]:e.push(o),s++}if(i.max!==
void 0){let a=i.max;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let o={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:_.properties.tool_names.properties.max.type,parentSchema:_.properties.
tool_names.properties.max,data:a};e===null?e=[o]:e.push(o),s++}if(typeof a=="number"){if(a>256||isNaN(
a)){let o={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:_.
properties.tool_names.properties.max,data:a};e===null?e=[o]:e.push(o),s++}if(a<16||isNaN(a)){let o={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:_.properties.
tool_names.properties.max,data:a};e===null?e=[o]:e.push(o),s++}}}if(i.pattern!==void 0){let a=i.pattern;
if(typeof a=="string"){if(b(a)>128){let o={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:_.properties.tool_names.properties.pattern,
data:a};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:_.properties.tool_names.properties.pattern.type,parentSchema:_.properties.tool_names.
properties.pattern,data:a};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.tool_names.type,parentSchema:_.properties.tool_names,data:i};e===null?e=[a]:e.push(a),s++}}
if(r.tool_call_ids!==void 0){let i=r.tool_call_ids;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
length===void 0){let a={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:_.properties.tool_call_ids.required,parentSchema:_.properties.tool_call_ids,data:i};e===
null?e=[a]:e.push(a),s++}for(let a in i)if(a!=="length"){let o={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.tool_call_ids,data:i};
e===null?e=[o]:e.push(o),s++}if(i.length!==void 0){let a=i.length;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
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
properties.tool_call_ids.type,parentSchema:_.properties.tool_call_ids,data:i};e===null?e=[a]:e.push(
a),s++}}if(r.tool_choice!==void 0){let i=r.tool_choice;if(i&&typeof i=="object"&&!Array.isArray(i)){
for(let a in i)if(!(a==="required"||a==="named")){let o={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.tool_choice,data:i};
e===null?e=[o]:e.push(o),s++}if(i.required!==void 0){let a=i.required;if(typeof a=="string"){if(b(a)>
32){let o={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:_.properties.tool_choice.properties.required,data:a};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.
tool_choice.properties.required.type,parentSchema:_.properties.tool_choice.properties.required,data:a};
e===null?e=[o]:e.push(o),s++}}if(i.named!==void 0){let a=i.named;if(typeof a!="boolean"){let o={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:_.properties.tool_choice.properties.named.type,parentSchema:_.
properties.tool_choice.properties.named,data:a};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:_.properties.tool_choice.type,parentSchema:_.properties.tool_choice,data:i};e===
null?e=[a]:e.push(a),s++}}if(r.response_format!==void 0){let i=r.response_format;if(Array.isArray(i)){
if(i.length>3){let o={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:_.
properties.response_format,data:i};e===null?e=[o]:e.push(o),s++}let a=i.length;for(let o=0;o<a;o++){
let u=i[o];if(typeof u!="string"){let P={instancePath:t+"/response_format/"+o,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.response_format.items.type,parentSchema:_.properties.response_format.items,data:u};e===null?
e=[P]:e.push(P),s++}if(!(u==="text"||u==="json_object"||u==="json_schema")){let P={instancePath:t+"/\
response_format/"+o,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:_.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:_.
properties.response_format.items.enum,parentSchema:_.properties.response_format.items,data:u};e===null?
e=[P]:e.push(P),s++}}}else{let a={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.response_format.
type,parentSchema:_.properties.response_format,data:i};e===null?e=[a]:e.push(a),s++}}if(r.user!==void 0){
let i=r.user;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.max===void 0){let a={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:_.properties.user.required,parentSchema:_.properties.user,
data:i};e===null?e=[a]:e.push(a),s++}for(let a in i)if(a!=="max"){let o={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.user,data:i};e===null?
e=[o]:e.push(o),s++}if(i.max!==void 0){let a=i.max;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let o={
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
properties.user,data:i};e===null?e=[a]:e.push(a),s++}}if(r.reasoning!==void 0){let i=r.reasoning;if(i&&
typeof i=="object"&&!Array.isArray(i)){for(let a in i)if(!(a==="member"||a==="back"||a==="thinking")){
let o={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,
parentSchema:_.properties.reasoning,data:i};e===null?e=[o]:e.push(o),s++}if(i.member!==void 0){let a=i.
member;if(typeof a!="string"){let o={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.
properties.reasoning.properties.member.type,parentSchema:_.properties.reasoning.properties.member,data:a};
e===null?e=[o]:e.push(o),s++}if(!(a==="both"||a==="reasoning"||a==="reasoning_content")){let o={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:_.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:_.properties.reasoning.properties.member.enum,parentSchema:_.properties.reasoning.
properties.member,data:a};e===null?e=[o]:e.push(o),s++}}if(i.back!==void 0){let a=i.back;if(typeof a!=
"string"){let o={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.reasoning.
properties.back.type,parentSchema:_.properties.reasoning.properties.back,data:a};e===null?e=[o]:e.push(
o),s++}if(!(a==="always"||a==="with_tool_calls"||a==="never")){let o={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:_.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:_.properties.
reasoning.properties.back.enum,parentSchema:_.properties.reasoning.properties.back,data:a};e===null?
e=[o]:e.push(o),s++}}if(i.thinking!==void 0){let a=i.thinking;if(typeof a!="string"){let o={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_.properties.reasoning.properties.thinking.type,parentSchema:_.
properties.reasoning.properties.thinking,data:a};e===null?e=[o]:e.push(o),s++}if(!(a==="budget"||a===
"effort"||a==="none")){let o={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:_.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:_.properties.reasoning.properties.
thinking.enum,parentSchema:_.properties.reasoning.properties.thinking,data:a};e===null?e=[o]:e.push(
o),s++}}}else{let a={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:_.properties.reasoning.type,parentSchema:_.
properties.reasoning,data:i};e===null?e=[a]:e.push(a),s++}}if(r.missing!==void 0){let i=r.missing;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.member===void 0){let a={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:_.properties.missing.required,parentSchema:_.properties.missing,
data:i};e===null?e=[a]:e.push(a),s++}if(i.value===void 0){let a={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:_.properties.missing.required,parentSchema:_.properties.missing,
data:i};e===null?e=[a]:e.push(a),s++}for(let a in i)if(!(a==="member"||a==="value")){let o={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.
missing,data:i};e===null?e=[o]:e.push(o),s++}if(i.member!==void 0){let a=i.member;if(typeof a=="stri\
ng"){if(b(a)>64){let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:H,data:a};e===null?e=[o]:e.push(o),s++}if(b(a)<1){let o={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:H,data:a};e===null?e=[o]:e.push(o),s++}
if(!Ce.test(a)){let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:H,data:a};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.type,parentSchema:H,
data:a};e===null?e=[o]:e.push(o),s++}}if(i.value!==void 0){let a=i.value;if(!(a&&typeof a=="object"&&
!Array.isArray(a))){let o={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.missing.
properties.value.type,parentSchema:_.properties.missing.properties.value,data:a};e===null?e=[o]:e.push(
o),s++}}}else{let a={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:_.properties.missing.type,parentSchema:_.properties.
missing,data:i};e===null?e=[a]:e.push(a),s++}}if(r.errors!==void 0){let i=r.errors;if(Array.isArray(
i)){if(i.length>64){let o={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:_.properties.
errors,data:i};e===null?e=[o]:e.push(o),s++}let a=i.length;for(let o=0;o<a;o++){let u=i[o];if(u&&typeof u==
"object"&&!Array.isArray(u)){if(u.means===void 0){let P={instancePath:t+"/errors/"+o,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:ge.required,parentSchema:ge,data:u};e===null?e=[P]:e.push(
P),s++}for(let P in u)if(!(P==="status"||P==="code"||P==="phrase"||P==="means")){let $={instancePath:t+
"/errors/"+o,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:ge,
data:u};e===null?e=[$]:e.push($),s++}if(u.status!==void 0){let P=u.status;if(!(typeof P=="number"&&!(P%
1)&&!isNaN(P))){let $={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ge.
properties.status.type,parentSchema:ge.properties.status,data:P};e===null?e=[$]:e.push($),s++}if(typeof P==
"number"){if(P>599||isNaN(P)){let $={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:ge.properties.status,data:P};e===null?e=[$]:e.push($),s++}if(P<
200||isNaN(P)){let $={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:ge.properties.status,data:P};e===null?e=[$]:e.push($),s++}}}if(u.code!==
void 0){let P=u.code;if(typeof P=="string"){if(b(P)>128){let $={instancePath:t+"/errors/"+o+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:ge.properties.code,data:P};
e===null?e=[$]:e.push($),s++}}else{let $={instancePath:t+"/errors/"+o+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:ge.properties.code.type,parentSchema:ge.properties.code,data:P};e===null?e=[$]:e.push($),
s++}}if(u.phrase!==void 0){let P=u.phrase;if(typeof P=="string"){if(b(P)>512){let $={instancePath:t+
"/errors/"+o+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:ge.
properties.phrase,data:P};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:t+"/errors/"+o+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ge.properties.phrase.type,parentSchema:ge.properties.phrase,
data:P};e===null?e=[$]:e.push($),s++}}if(u.means!==void 0){let P=u.means;if(typeof P!="string"){let $={
instancePath:t+"/errors/"+o+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:ge.properties.means.type,parentSchema:ge.
properties.means,data:P};e===null?e=[$]:e.push($),s++}if(!(P==="context_length"||P==="content_filter"||
P==="model"||P==="key"||P==="quota"||P==="rate"||P==="overloaded"||P==="caller"||P==="member"||P==="\
system"||P==="reasoning")){let $={instancePath:t+"/errors/"+o+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:ge.properties.means.enum},
message:"must be equal to one of the allowed values",schema:ge.properties.means.enum,parentSchema:ge.
properties.means,data:P};e===null?e=[$]:e.push($),s++}}}else{let P={instancePath:t+"/errors/"+o,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:ge.type,parentSchema:ge,data:u};e===null?e=[P]:e.push(P),s++}}}else{let a={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:_.properties.errors.type,parentSchema:_.properties.errors,data:i};e===null?e=[a]:e.push(
a),s++}}if(r.request_id!==void 0){let i=r.request_id;if(typeof i=="string"){if(b(i)>64){let a={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:_.properties.request_id,data:i};e===null?
e=[a]:e.push(a),s++}if(!_s.test(i)){let a={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:_.properties.request_id,data:i};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:_.properties.request_id.type,parentSchema:_.
properties.request_id,data:i};e===null?e=[a]:e.push(a),s++}}if(r.remaining!==void 0){let i=r.remaining;
if(Array.isArray(i)){if(i.length>8){let o={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:_.properties.remaining,data:i};e===null?e=[o]:e.push(o),s++}let a=i.length;for(let o=0;o<
a;o++){let u=i[o];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.left===void 0){let P={instancePath:t+
"/remaining/"+o,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:_.properties.remaining.items.required,parentSchema:_.
properties.remaining.items,data:u};e===null?e=[P]:e.push(P),s++}if(u.reset===void 0){let P={instancePath:t+
"/remaining/"+o,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:_.properties.remaining.items.required,parentSchema:_.
properties.remaining.items,data:u};e===null?e=[P]:e.push(P),s++}for(let P in u)if(!(P==="left"||P===
"reset")){let $={instancePath:t+"/remaining/"+o,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:_.properties.remaining.items,data:u};e===null?e=[$]:e.push(
$),s++}if(u.left!==void 0){let P=u.left;if(typeof P=="string"){if(b(P)>64){let $={instancePath:t+"/r\
emaining/"+o+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:_.
properties.remaining.items.properties.left,data:P};e===null?e=[$]:e.push($),s++}if(!_s.test(P)){let $={
instancePath:t+"/remaining/"+o+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:_.properties.remaining.items.properties.left,data:P};e===null?e=[$]:e.push(
$),s++}}else{let $={instancePath:t+"/remaining/"+o+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.
remaining.items.properties.left.type,parentSchema:_.properties.remaining.items.properties.left,data:P};
e===null?e=[$]:e.push($),s++}}if(u.reset!==void 0){let P=u.reset;if(typeof P=="string"){if(b(P)>64){
let $={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:_.properties.remaining.items.properties.reset,data:P};e===null?e=[$]:e.push($),
s++}if(!_s.test(P)){let $={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:_.properties.remaining.items.properties.
reset,data:P};e===null?e=[$]:e.push($),s++}}else{let $={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:_.properties.remaining.items.properties.reset.type,parentSchema:_.properties.remaining.
items.properties.reset,data:P};e===null?e=[$]:e.push($),s++}}}else{let P={instancePath:t+"/remaining\
/"+o,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:_.properties.remaining.items.type,parentSchema:_.properties.remaining.items,data:u};
e===null?e=[P]:e.push(P),s++}}}else{let a={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.remaining.
type,parentSchema:_.properties.remaining,data:i};e===null?e=[a]:e.push(a),s++}}if(r.cost!==void 0){let i=r.
cost;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.member===void 0){let a={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:_.properties.cost.required,parentSchema:_.properties.cost,
data:i};e===null?e=[a]:e.push(a),s++}if(i.per_usd===void 0){let a={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:_.properties.cost.required,parentSchema:_.properties.cost,data:i};
e===null?e=[a]:e.push(a),s++}for(let a in i)if(!(a==="member"||a==="per_usd")){let o={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.cost,data:i};e===null?
e=[o]:e.push(o),s++}if(i.member!==void 0){let a=i.member;if(typeof a=="string"){if(b(a)>64){let o={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:H,data:a};e===null?e=[o]:e.push(
o),s++}if(b(a)<1){let o={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:H,data:a};e===null?e=[o]:e.push(o),s++}if(!Ce.test(a)){let o={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:H,data:a};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.type,parentSchema:H,data:a};e===null?e=[o]:e.push(o),s++}}if(i.per_usd!==void 0){
let a=i.per_usd;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let o={instancePath:t+"/cost/per_usd",schemaPath:"\
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
parentSchema:_.properties.cost,data:i};e===null?e=[a]:e.push(a),s++}}}else{let i={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.type,parentSchema:_,
data:r};e===null?e=[i]:e.push(i),s++}return ps.errors=e,s===0}ps.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ms(r,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){
let e=null,s=0,N=ms.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.base_url===void 0){let p={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:v.required,parentSchema:v,data:r};e===null?e=[p]:e.push(p),s++}for(let p in r)if(!Ie.
call(v.properties,p)){let m={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:v,
data:r};e===null?e=[m]:e.push(m),s++}if(r.base_url!==void 0){let p=r.base_url;if(typeof p=="string"){
if(b(p)>1024){let m={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.
properties.base_url,data:p};e===null?e=[m]:e.push(m),s++}if(!We.test(p)){let m={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:v.properties.base_url,data:p};e===
null?e=[m]:e.push(m),s++}if(!Oe(p)){let m={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:v.
properties.base_url,data:p};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.
properties.base_url.type,parentSchema:v.properties.base_url,data:p};e===null?e=[m]:e.push(m),s++}}if(r.
provider!==void 0){let p=r.provider;if(typeof p=="string"){if(b(p)>64){let m={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:v.properties.provider,data:p};e===null?e=
[m]:e.push(m),s++}if(!gt.test(p)){let m={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:v.properties.provider,data:p};e===null?e=[m]:
e.push(m),s++}}else{let m={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.provider.type,parentSchema:v.
properties.provider,data:p};e===null?e=[m]:e.push(m),s++}}if(r.facts!==void 0&&(ps(r.facts,{instancePath:t+
"/facts",parentData:r,parentDataProperty:"facts",rootData:j,dynamicAnchors:U})||(e=e===null?ps.errors:
e.concat(ps.errors),s=e.length)),r.key_env!==void 0){let p=r.key_env;if(typeof p=="string"){if(b(p)>
128){let m={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:v.properties.
key_env,data:p};e===null?e=[m]:e.push(m),s++}if(!ve.test(p)){let m={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.
key_env,data:p};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
key_env.type,parentSchema:v.properties.key_env,data:p};e===null?e=[m]:e.push(m),s++}}if(r.key_file!==
void 0){let p=r.key_file;if(typeof p=="string"){if(b(p)>1024){let m={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:v.properties.key_file,data:p};e===null?e=[m]:e.push(
m),s++}if(b(p)<1){let m={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.
properties.key_file,data:p};e===null?e=[m]:e.push(m),s++}if(!Ze.test(p)){let m={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.
key_file,data:p};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
key_file.type,parentSchema:v.properties.key_file,data:p};e===null?e=[m]:e.push(m),s++}}if(r.keys!==void 0){
let p=r.keys;if(Array.isArray(p)){if(p.length>32){let a={instancePath:t+"/keys",schemaPath:"#/proper\
ties/keys/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items",
schema:32,parentSchema:v.properties.keys,data:p};e===null?e=[a]:e.push(a),s++}if(p.length<2){let a={
instancePath:t+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items",schema:2,parentSchema:v.properties.keys,data:p};e===null?e=[a]:e.push(
a),s++}let m=p.length;for(let a=0;a<m;a++){let o=p[a];if(typeof o=="string"){if(b(o)>1024){let u={instancePath:t+
"/keys/"+a,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.keys.items,data:o};e===
null?e=[u]:e.push(u),s++}if(!_t.test(o)){let u={instancePath:t+"/keys/"+a,schemaPath:"#/properties/k\
eys/items/pattern",keyword:"pattern",params:{pattern:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[\
^\\x00-\\x1f]+)$"},message:'must match pattern "^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\
\\x1f]+)$"',schema:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$",parentSchema:v.
properties.keys.items,data:o};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/keys/"+a,schemaPath:"\
#/properties/keys/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.
properties.keys.items.type,parentSchema:v.properties.keys.items,data:o};e===null?e=[u]:e.push(u),s++}}
let h=p.length,i;if(h>1){let a={};for(;h--;){let o=p[h];if(typeof o=="string"){if(typeof a[o]=="numb\
er"){i=a[o];let u={instancePath:t+"/keys",schemaPath:"#/properties/keys/uniqueItems",keyword:"unique\
Items",params:{i:h,j:i},message:"must NOT have duplicate items (items ## "+i+" and "+h+" are identic\
al)",schema:!0,parentSchema:v.properties.keys,data:p};e===null?e=[u]:e.push(u),s++;break}a[o]=h}}}}else{
let m={instancePath:t+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:v.properties.keys.type,parentSchema:v.properties.keys,data:p};e===null?
e=[m]:e.push(m),s++}}if(r.ca_file!==void 0){let p=r.ca_file;if(typeof p=="string"){if(b(p)>1024){let m={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.ca_file,data:p};
e===null?e=[m]:e.push(m),s++}if(b(p)<1){let m={instancePath:t+"/ca_file",schemaPath:"#/properties/ca\
_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:v.properties.ca_file,data:p};e===null?e=[m]:e.push(m),s++}if(!Ze.test(p)){let m={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.
properties.ca_file,data:p};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
ca_file.type,parentSchema:v.properties.ca_file,data:p};e===null?e=[m]:e.push(m),s++}}if(r.client_cert_file!==
void 0){let p=r.client_cert_file;if(typeof p=="string"){if(b(p)>1024){let m={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.client_cert_file,
data:p};e===null?e=[m]:e.push(m),s++}if(b(p)<1){let m={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:v.properties.client_cert_file,data:p};e===null?e=[m]:
e.push(m),s++}if(!Ze.test(p)){let m={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.client_cert_file,data:p};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
client_cert_file.type,parentSchema:v.properties.client_cert_file,data:p};e===null?e=[m]:e.push(m),s++}}
if(r.client_key_file!==void 0){let p=r.client_key_file;if(typeof p=="string"){if(b(p)>1024){let m={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.client_key_file,
data:p};e===null?e=[m]:e.push(m),s++}if(b(p)<1){let m={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:v.properties.client_key_file,data:p};e===null?e=[m]:e.
push(m),s++}if(!Ze.test(p)){let m={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.client_key_file,data:p};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
client_key_file.type,parentSchema:v.properties.client_key_file,data:p};e===null?e=[m]:e.push(m),s++}}
if(r.query!==void 0){let p=r.query;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
8){let m={instancePath:t+"/query",schemaPath:"#/properties/query/maxProperties",keyword:"maxProperti\
es",params:{limit:8},message:"must NOT have more than 8 properties",schema:8,parentSchema:v.properties.
query,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){let h=s;if(typeof m=="string"){if(b(m)>64){
let i={instancePath:t+"/query",schemaPath:"#/properties/query/propertyNames/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.
query.propertyNames,data:m,propertyName:m};e===null?e=[i]:e.push(i),s++}if(!kt.test(m)){let i={instancePath:t+
"/query",schemaPath:"#/properties/query/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z][A-Za-z0-9._-]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9._-]*$"',schema:"^[A-Za-z]\
[A-Za-z0-9._-]*$",parentSchema:v.properties.query.propertyNames,data:m,propertyName:m};e===null?e=[i]:
e.push(i),s++}}var l=h===s;if(!l){let i={instancePath:t+"/query",schemaPath:"#/properties/query/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:m},message:"property name must be valid",schema:v.
properties.query.propertyNames,parentSchema:v.properties.query,data:p};e===null?e=[i]:e.push(i),s++}}
for(let m in p){let h=p[m];if(typeof h=="string"){if(b(h)>256){let i={instancePath:t+"/query/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:v.
properties.query.additionalProperties,data:h};e===null?e=[i]:e.push(i),s++}if(b(h)<1){let i={instancePath:t+
"/query/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperti\
es/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:v.properties.query.additionalProperties,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:t+"/query/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
query.additionalProperties.type,parentSchema:v.properties.query.additionalProperties,data:h};e===null?
e=[i]:e.push(i),s++}}}else{let m={instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:v.properties.query.type,parentSchema:v.
properties.query,data:p};e===null?e=[m]:e.push(m),s++}}if(r.proxy!==void 0){let p=r.proxy;if(typeof p==
"string"){if(b(p)>1024){let m={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.
properties.proxy,data:p};e===null?e=[m]:e.push(m),s++}if(!bt.test(p)){let m={instancePath:t+"/proxy",
schemaPath:"#/properties/proxy/pattern",keyword:"pattern",params:{pattern:"^(none|https?://.+)$"},message:'\
must match pattern "^(none|https?://.+)$"',schema:"^(none|https?://.+)$",parentSchema:v.properties.proxy,
data:p};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/proxy",schemaPath:"#/properties/p\
roxy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.proxy.
type,parentSchema:v.properties.proxy,data:p};e===null?e=[m]:e.push(m),s++}}if(r.proxy_env!==void 0){
let p=r.proxy_env;if(typeof p=="string"){if(b(p)>128){let m={instancePath:t+"/proxy_env",schemaPath:"\
#/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more\
 than 128 characters",schema:128,parentSchema:v.properties.proxy_env,data:p};e===null?e=[m]:e.push(m),
s++}if(!ve.test(p)){let m={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.proxy_env,data:p};e===null?e=[m]:
e.push(m),s++}}else{let m={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.proxy_env.type,parentSchema:v.
properties.proxy_env,data:p};e===null?e=[m]:e.push(m),s++}}if(r.auth!==void 0){let p=r.auth;if(typeof p!=
"string"){let m={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ds.type,parentSchema:ds,data:p};e===null?e=[m]:e.push(
m),s++}if(!(p==="bearer"||p==="x-api-key"||p==="api-key")){let m={instancePath:t+"/auth",schemaPath:"\
#/components/schemas/Auth/enum",keyword:"enum",params:{allowedValues:ds.enum},message:"must be equal\
 to one of the allowed values",schema:ds.enum,parentSchema:ds,data:p};e===null?e=[m]:e.push(m),s++}}
if(r.oauth!==void 0){let p=r.oauth;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.token_url===void 0){
let m={instancePath:t+"/oauth",schemaPath:"#/components/schemas/OAuth/required",keyword:"required",params:{
missingProperty:"token_url"},message:"must have required property 'token_url'",schema:C.required,parentSchema:C,
data:p};e===null?e=[m]:e.push(m),s++}if(p.scope===void 0){let m={instancePath:t+"/oauth",schemaPath:"\
#/components/schemas/OAuth/required",keyword:"required",params:{missingProperty:"scope"},message:"mu\
st have required property 'scope'",schema:C.required,parentSchema:C,data:p};e===null?e=[m]:e.push(m),
s++}for(let m in p)if(!Ie.call(C.properties,m)){let h={instancePath:t+"/oauth",schemaPath:"#/compone\
nts/schemas/OAuth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:C,data:p};e===null?e=[h]:e.push(
h),s++}if(p.token_url!==void 0){let m=p.token_url;if(typeof m=="string"){if(b(m)>1024){let h={instancePath:t+
"/oauth/token_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/maxLength",keyword:"m\
axLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:C.
properties.token_url,data:m};e===null?e=[h]:e.push(h),s++}if(!We.test(m)){let h={instancePath:t+"/oa\
uth/token_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/pattern",keyword:"pattern",
params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:C.
properties.token_url,data:m};e===null?e=[h]:e.push(h),s++}if(!Oe(m)){let h={instancePath:t+"/oauth/t\
oken_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:C.properties.token_url,data:m};
e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/oauth/token_url",schemaPath:"#/components\
/schemas/OAuth/properties/token_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:C.properties.token_url.type,parentSchema:C.properties.token_url,data:m};e===null?e=[h]:e.
push(h),s++}}if(p.scope!==void 0){let m=p.scope;if(typeof m=="string"){if(b(m)>1024){let h={instancePath:t+
"/oauth/scope",schemaPath:"#/components/schemas/OAuth/properties/scope/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:C.properties.
scope,data:m};e===null?e=[h]:e.push(h),s++}if(b(m)<1){let h={instancePath:t+"/oauth/scope",schemaPath:"\
#/components/schemas/OAuth/properties/scope/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:C.properties.scope,data:m};e===null?e=[
h]:e.push(h),s++}}else{let h={instancePath:t+"/oauth/scope",schemaPath:"#/components/schemas/OAuth/p\
roperties/scope/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.
scope.type,parentSchema:C.properties.scope,data:m};e===null?e=[h]:e.push(h),s++}}if(p.client_id!==void 0){
let m=p.client_id;if(typeof m=="string"){if(b(m)>256){let h={instancePath:t+"/oauth/client_id",schemaPath:"\
#/components/schemas/OAuth/properties/client_id/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:C.properties.client_id,data:m};e===null?
e=[h]:e.push(h),s++}if(b(m)<1){let h={instancePath:t+"/oauth/client_id",schemaPath:"#/components/sch\
emas/OAuth/properties/client_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C.properties.client_id,data:m};e===null?e=[h]:e.push(
h),s++}}else{let h={instancePath:t+"/oauth/client_id",schemaPath:"#/components/schemas/OAuth/propert\
ies/client_id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.
client_id.type,parentSchema:C.properties.client_id,data:m};e===null?e=[h]:e.push(h),s++}}if(p.client_id_env!==
void 0){let m=p.client_id_env;if(typeof m=="string"){if(b(m)>128){let h={instancePath:t+"/oauth/clie\
nt_id_env",schemaPath:"#/components/schemas/OAuth/properties/client_id_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:C.
properties.client_id_env,data:m};e===null?e=[h]:e.push(h),s++}if(!ve.test(m)){let h={instancePath:t+
"/oauth/client_id_env",schemaPath:"#/components/schemas/OAuth/properties/client_id_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:C.properties.client_id_env,data:m};e===null?
e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/oauth/client_id_env",schemaPath:"#/components/sche\
mas/OAuth/properties/client_id_env/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:C.properties.client_id_env.type,parentSchema:C.properties.client_id_env,data:m};e===null?
e=[h]:e.push(h),s++}}if(p.client_secret_env!==void 0){let m=p.client_secret_env;if(typeof m=="string"){
if(b(m)>128){let h={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/components/schemas/OAuth\
/properties/client_secret_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters",schema:128,parentSchema:C.properties.client_secret_env,data:m};e===null?
e=[h]:e.push(h),s++}if(!ve.test(m)){let h={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/c\
omponents/schemas/OAuth/properties/client_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_]*$",parentSchema:C.properties.client_secret_env,data:m};e===null?e=[h]:e.push(h),s++}}else{
let h={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/components/schemas/OAuth/properties/c\
lient_secret_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.
client_secret_env.type,parentSchema:C.properties.client_secret_env,data:m};e===null?e=[h]:e.push(h),
s++}}if(p.assertion_file!==void 0){let m=p.assertion_file;if(typeof m=="string"){if(b(m)>1024){let h={
instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth/properties/assertion_f\
ile/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 charact\
ers",schema:1024,parentSchema:C.properties.assertion_file,data:m};e===null?e=[h]:e.push(h),s++}if(b(
m)<1){let h={instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth/propertie\
s/assertion_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters",schema:1,parentSchema:C.properties.assertion_file,data:m};e===null?e=[h]:e.push(h),s++}
if(!Ze.test(m)){let h={instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth\
/properties/assertion_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:C.properties.assertion_file,
data:m};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/oauth/assertion_file",schemaPath:"\
#/components/schemas/OAuth/properties/assertion_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.properties.assertion_file.type,parentSchema:C.properties.assertion_file,data:m};
e===null?e=[h]:e.push(h),s++}}if(p.audience!==void 0){let m=p.audience;if(typeof m=="string"){if(b(m)>
1024){let h={instancePath:t+"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audi\
ence/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 charac\
ters",schema:1024,parentSchema:C.properties.audience,data:m};e===null?e=[h]:e.push(h),s++}if(b(m)<1){
let h={instancePath:t+"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audience/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C.properties.audience,data:m};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+
"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audience/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:C.properties.audience.type,parentSchema:C.properties.
audience,data:m};e===null?e=[h]:e.push(h),s++}}if(p.impersonate_url!==void 0){let m=p.impersonate_url;
if(typeof m=="string"){if(b(m)>1024){let h={instancePath:t+"/oauth/impersonate_url",schemaPath:"#/co\
mponents/schemas/OAuth/properties/impersonate_url/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:C.properties.impersonate_url,
data:m};e===null?e=[h]:e.push(h),s++}if(!We.test(m)){let h={instancePath:t+"/oauth/impersonate_url",
schemaPath:"#/components/schemas/OAuth/properties/impersonate_url/pattern",keyword:"pattern",params:{
pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:C.properties.
impersonate_url,data:m};e===null?e=[h]:e.push(h),s++}if(!Oe(m)){let h={instancePath:t+"/oauth/impers\
onate_url",schemaPath:"#/components/schemas/OAuth/properties/impersonate_url/format",keyword:"format",
params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:C.properties.impersonate_url,
data:m};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/oauth/impersonate_url",schemaPath:"\
#/components/schemas/OAuth/properties/impersonate_url/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.properties.impersonate_url.type,parentSchema:C.properties.impersonate_url,data:m};
e===null?e=[h]:e.push(h),s++}}if(p.service_account_file!==void 0){let m=p.service_account_file;if(typeof m==
"string"){if(b(m)>1024){let h={instancePath:t+"/oauth/service_account_file",schemaPath:"#/components\
/schemas/OAuth/properties/service_account_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:C.properties.service_account_file,
data:m};e===null?e=[h]:e.push(h),s++}if(b(m)<1){let h={instancePath:t+"/oauth/service_account_file",
schemaPath:"#/components/schemas/OAuth/properties/service_account_file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C.properties.
service_account_file,data:m};e===null?e=[h]:e.push(h),s++}if(!Ze.test(m)){let h={instancePath:t+"/oa\
uth/service_account_file",schemaPath:"#/components/schemas/OAuth/properties/service_account_file/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x\
1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:C.properties.service_account_file,data:m};e===null?e=
[h]:e.push(h),s++}}else{let h={instancePath:t+"/oauth/service_account_file",schemaPath:"#/components\
/schemas/OAuth/properties/service_account_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.properties.service_account_file.type,parentSchema:C.properties.service_account_file,
data:m};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:t+"/oauth",schemaPath:"#/components/\
schemas/OAuth/type",keyword:"type",params:{type:"object"},message:"must be object",schema:C.type,parentSchema:C,
data:p};e===null?e=[m]:e.push(m),s++}}if(r.sigv4!==void 0){let p=r.sigv4;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.service===void 0&&(p.service="bedrock"),p.from===void 0&&(p.from="environment"),p.instance_url===
void 0&&(p.instance_url="http://169.254.169.254"),p.region===void 0){let a={instancePath:t+"/sigv4",
schemaPath:"#/components/schemas/SigV4/required",keyword:"required",params:{missingProperty:"region"},
message:"must have required property 'region'",schema:X.required,parentSchema:X,data:p};e===null?e=[
a]:e.push(a),s++}for(let a in p)if(!(a==="region"||a==="service"||a==="from"||a==="role_arn"||a==="t\
oken_file"||a==="sts_url"||a==="instance_url")){let o={instancePath:t+"/sigv4",schemaPath:"#/compone\
nts/schemas/SigV4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:X,data:p};e===null?e=[o]:e.push(
o),s++}if(p.region!==void 0){let a=p.region;if(typeof a=="string"){if(b(a)>64){let o={instancePath:t+
"/sigv4/region",schemaPath:"#/components/schemas/SigV4/properties/region/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:X.properties.
region,data:a};e===null?e=[o]:e.push(o),s++}if(!_s.test(a)){let o={instancePath:t+"/sigv4/region",schemaPath:"\
#/components/schemas/SigV4/properties/region/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+\
$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:X.properties.region,
data:a};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/sigv4/region",schemaPath:"#/compo\
nents/schemas/SigV4/properties/region/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:X.properties.region.type,parentSchema:X.properties.region,data:a};e===null?e=[o]:e.push(
o),s++}}let m=p.service;if(typeof m=="string"){if(b(m)>64){let a={instancePath:t+"/sigv4/service",schemaPath:"\
#/components/schemas/SigV4/properties/service/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:X.properties.service,data:m};e===null?
e=[a]:e.push(a),s++}if(!_s.test(m)){let a={instancePath:t+"/sigv4/service",schemaPath:"#/components/\
schemas/SigV4/properties/service/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'\
must match pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:X.properties.service,data:m};e===
null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/sigv4/service",schemaPath:"#/components/schem\
as/SigV4/properties/service/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.
properties.service.type,parentSchema:X.properties.service,data:m};e===null?e=[a]:e.push(a),s++}let h=p.
from;if(typeof h!="string"){let a={instancePath:t+"/sigv4/from",schemaPath:"#/components/schemas/Sig\
V4/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.
from.type,parentSchema:X.properties.from,data:h};e===null?e=[a]:e.push(a),s++}if(!(h==="environment"||
h==="container"||h==="instance")){let a={instancePath:t+"/sigv4/from",schemaPath:"#/components/schem\
as/SigV4/properties/from/enum",keyword:"enum",params:{allowedValues:X.properties.from.enum},message:"\
must be equal to one of the allowed values",schema:X.properties.from.enum,parentSchema:X.properties.
from,data:h};e===null?e=[a]:e.push(a),s++}if(p.role_arn!==void 0){let a=p.role_arn;if(typeof a=="str\
ing"){if(b(a)>2048){let o={instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/p\
roperties/role_arn/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more th\
an 2048 characters",schema:2048,parentSchema:X.properties.role_arn,data:a};e===null?e=[o]:e.push(o),
s++}if(b(a)<1){let o={instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/proper\
ties/role_arn/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters",schema:1,parentSchema:X.properties.role_arn,data:a};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/properties/role_arn/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:X.properties.role_arn.type,parentSchema:X.
properties.role_arn,data:a};e===null?e=[o]:e.push(o),s++}}if(p.token_file!==void 0){let a=p.token_file;
if(typeof a=="string"){if(b(a)>1024){let o={instancePath:t+"/sigv4/token_file",schemaPath:"#/compone\
nts/schemas/SigV4/properties/token_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:X.properties.token_file,data:a};e===
null?e=[o]:e.push(o),s++}if(b(a)<1){let o={instancePath:t+"/sigv4/token_file",schemaPath:"#/componen\
ts/schemas/SigV4/properties/token_file/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters",schema:1,parentSchema:X.properties.token_file,data:a};e===null?e=
[o]:e.push(o),s++}if(!Ze.test(a)){let o={instancePath:t+"/sigv4/token_file",schemaPath:"#/components\
/schemas/SigV4/properties/token_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:X.properties.
token_file,data:a};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/sigv4/token_file",schemaPath:"\
#/components/schemas/SigV4/properties/token_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:X.properties.token_file.type,parentSchema:X.properties.token_file,data:a};e===
null?e=[o]:e.push(o),s++}}if(p.sts_url!==void 0){let a=p.sts_url;if(typeof a=="string"){if(b(a)>1024){
let o={instancePath:t+"/sigv4/sts_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/max\
Length",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:X.properties.sts_url,data:a};e===null?e=[o]:e.push(o),s++}if(!We.test(a)){let o={instancePath:t+
"/sigv4/sts_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/pattern",keyword:"pattern",
params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:X.
properties.sts_url,data:a};e===null?e=[o]:e.push(o),s++}if(!Oe(a)){let o={instancePath:t+"/sigv4/sts\
_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:X.properties.sts_url,data:a};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/sigv4/sts_url",schemaPath:"#/components/schemas/Si\
gV4/properties/sts_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.
properties.sts_url.type,parentSchema:X.properties.sts_url,data:a};e===null?e=[o]:e.push(o),s++}}let i=p.
instance_url;if(typeof i=="string"){if(b(i)>1024){let a={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:X.properties.instance_url,
data:i};e===null?e=[a]:e.push(a),s++}if(!We.test(i)){let a={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/pattern",keyword:"pattern",params:{pattern:"^http\
s?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:X.properties.instance_url,
data:i};e===null?e=[a]:e.push(a),s++}if(!Oe(i)){let a={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:X.properties.instance_url,data:i};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:t+"/sigv4/instance_url",schemaPath:"#/components/schemas/Sig\
V4/properties/instance_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.
properties.instance_url.type,parentSchema:X.properties.instance_url,data:i};e===null?e=[a]:e.push(a),
s++}}else{let m={instancePath:t+"/sigv4",schemaPath:"#/components/schemas/SigV4/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:X.type,parentSchema:X,data:p};e===null?e=[m]:
e.push(m),s++}}if(r.dialects!==void 0){let p=r.dialects;if(Array.isArray(p)){if(p.length>16){let h={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},
message:"must NOT have more than 16 items",schema:16,parentSchema:v.properties.dialects,data:p};e===
null?e=[h]:e.push(h),s++}if(p.length<1){let h={instancePath:t+"/dialects",schemaPath:"#/properties/d\
ialects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,
parentSchema:v.properties.dialects,data:p};e===null?e=[h]:e.push(h),s++}let m=p.length;for(let h=0;h<
m;h++){let i=p[h];if(typeof i!="string"){let a={instancePath:t+"/dialects/"+h,schemaPath:"#/componen\
ts/schemas/Dialect/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ue.type,
parentSchema:Ue,data:i};e===null?e=[a]:e.push(a),s++}if(!(i==="chat"||i==="responses"||i==="messages"||
i==="embeddings"||i==="rerank"||i==="moderations"||i==="images"||i==="speech"||i==="transcriptions")){
let a={instancePath:t+"/dialects/"+h,schemaPath:"#/components/schemas/Dialect/enum",keyword:"enum",params:{
allowedValues:Ue.enum},message:"must be equal to one of the allowed values",schema:Ue.enum,parentSchema:Ue,
data:i};e===null?e=[a]:e.push(a),s++}}}else{let m={instancePath:t+"/dialects",schemaPath:"#/properti\
es/dialects/type",keyword:"type",params:{type:"array"},message:"must be array",schema:v.properties.dialects.
type,parentSchema:v.properties.dialects,data:p};e===null?e=[m]:e.push(m),s++}}if(r.hosted_tools!==void 0){
let p=r.hosted_tools;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let m={
instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/maxProperties",keyword:"maxProp\
erties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:v.properties.
hosted_tools,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){let h=s;if(typeof m=="string"){if(b(
m)>64){let i={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/max\
Length",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:v.properties.hosted_tools.propertyNames,data:m,propertyName:m};e===null?e=[i]:e.push(i),
s++}if(!wt.test(m)){let i={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/prop\
ertyNames/pattern",keyword:"pattern",params:{pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]\
+)*$"},message:'must match pattern "^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?\
!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",parentSchema:v.properties.hosted_tools.propertyNames,
data:m,propertyName:m};e===null?e=[i]:e.push(i),s++}}var n=h===s;if(!n){let i={instancePath:t+"/host\
ed_tools",schemaPath:"#/properties/hosted_tools/propertyNames",keyword:"propertyNames",params:{propertyName:m},
message:"property name must be valid",schema:v.properties.hosted_tools.propertyNames,parentSchema:v.
properties.hosted_tools,data:p};e===null?e=[i]:e.push(i),s++}}for(let m in p){let h=p[m];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.usd_per_call===void 0){let i={instancePath:t+"/hosted_tools/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/required",keyword:"requir\
ed",params:{missingProperty:"usd_per_call"},message:"must have required property 'usd_per_call'",schema:Ee.
required,parentSchema:Ee,data:h};e===null?e=[i]:e.push(i),s++}for(let i in h)if(i!=="usd_per_call"){
let a={instancePath:t+"/hosted_tools/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
message:"must NOT have additional properties",schema:!1,parentSchema:Ee,data:h};e===null?e=[a]:e.push(
a),s++}if(h.usd_per_call!==void 0){let i=h.usd_per_call;if(typeof i=="string"){if(b(i)>32){let a={instancePath:t+
"/hosted_tools/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/s\
chemas/HostedTool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:Ee.properties.usd_per_call,data:i};e===
null?e=[a]:e.push(a),s++}if(!Pt.test(i)){let a={instancePath:t+"/hosted_tools/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_c\
all/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'mus\
t match pattern "^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?\
$",parentSchema:Ee.properties.usd_per_call,data:i};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+
"/hosted_tools/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/s\
chemas/HostedTool/properties/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:Ee.properties.usd_per_call.type,parentSchema:Ee.properties.usd_per_call,data:i};e===
null?e=[a]:e.push(a),s++}}}else{let i={instancePath:t+"/hosted_tools/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:Ee.type,parentSchema:Ee,data:h};e===null?e=[i]:e.push(i),s++}}}else{
let m={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:v.properties.hosted_tools.type,parentSchema:v.properties.
hosted_tools,data:p};e===null?e=[m]:e.push(m),s++}}if(r.forward_members!==void 0){let p=r.forward_members;
if(Array.isArray(p)){if(p.length>64){let h={instancePath:t+"/forward_members",schemaPath:"#/properti\
es/forward_members/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 6\
4 items",schema:64,parentSchema:v.properties.forward_members,data:p};e===null?e=[h]:e.push(h),s++}let m=p.
length;for(let h=0;h<m;h++){let i=p[h];if(typeof i=="string"){if(b(i)>64){let a={instancePath:t+"/fo\
rward_members/"+h,schemaPath:"#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.forward_members.
items,data:i};e===null?e=[a]:e.push(a),s++}if(b(i)<1){let a={instancePath:t+"/forward_members/"+h,schemaPath:"\
#/properties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters",schema:1,parentSchema:v.properties.forward_members.items,data:i};e===
null?e=[a]:e.push(a),s++}if(!Ce.test(i)){let a={instancePath:t+"/forward_members/"+h,schemaPath:"#/p\
roperties/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:v.
properties.forward_members.items,data:i};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/\
forward_members/"+h,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:v.properties.forward_members.items.type,parentSchema:v.properties.
forward_members.items,data:i};e===null?e=[a]:e.push(a),s++}}}else{let m={instancePath:t+"/forward_me\
mbers",schemaPath:"#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:v.properties.forward_members.type,parentSchema:v.properties.forward_members,data:p};
e===null?e=[m]:e.push(m),s++}}if(r.headers!==void 0){let p=r.headers;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(Object.keys(p).length>32){let m={instancePath:t+"/headers",schemaPath:"#/properties/h\
eaders/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 \
properties",schema:32,parentSchema:v.properties.headers,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){
let h=p[m];if(typeof h=="string"){if(b(h)>4096){let i={instancePath:t+"/headers/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLen\
gth",params:{limit:4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:v.
properties.headers.additionalProperties,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/headers/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProp\
erties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.headers.
additionalProperties.type,parentSchema:v.properties.headers.additionalProperties,data:h};e===null?e=
[i]:e.push(i),s++}}}else{let m={instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:v.properties.headers.type,parentSchema:v.
properties.headers,data:p};e===null?e=[m]:e.push(m),s++}}if(r.first_byte_ms!==void 0){let p=r.first_byte_ms;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let m={instancePath:t+"/first_byte_ms",schemaPath:"#/pr\
operties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:v.
properties.first_byte_ms.type,parentSchema:v.properties.first_byte_ms,data:p};e===null?e=[m]:e.push(
m),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let m={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:v.properties.first_byte_ms,data:p};e===null?e=[m]:e.push(m),
s++}if(p<10||isNaN(p)){let m={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:v.
properties.first_byte_ms,data:p};e===null?e=[m]:e.push(m),s++}}}if(r.idle_ms!==void 0){let p=r.idle_ms;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let m={instancePath:t+"/idle_ms",schemaPath:"#/properti\
es/idle_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:v.properties.
idle_ms.type,parentSchema:v.properties.idle_ms,data:p};e===null?e=[m]:e.push(m),s++}if(typeof p=="nu\
mber"){if(p>6e5||isNaN(p)){let m={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:v.
properties.idle_ms,data:p};e===null?e=[m]:e.push(m),s++}if(p<10||isNaN(p)){let m={instancePath:t+"/i\
dle_ms",schemaPath:"#/properties/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:v.properties.idle_ms,data:p};e===null?e=[m]:e.push(m),
s++}}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:v.type,parentSchema:v,data:r};e===null?e=[p]:e.push(p),s++}return ms.errors=e,
s===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var W={type:"object",additionalProperties:!1,
required:["upstream"],properties:{upstream:{type:"string",minLength:1,maxLength:64},model:{type:"str\
ing",minLength:1,maxLength:256},is:{type:"string",minLength:1,maxLength:256},on:{type:"array",minItems:1,
maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},context_tokens:{type:"integer",minimum:1,maximum:1e9},
tier:{type:"integer",minimum:1,maximum:16,default:1},weight:{type:"integer",minimum:1,maximum:1e3,default:1},
affinity:{type:"boolean",default:!0},usd_per_million:{$ref:"#/components/schemas/Price"},usd_per:{$ref:"\
#/components/schemas/UnitPrice"},retry_after_sent:{type:"boolean",default:!0}}},ys={type:"string",enum:[
"context_length","content_filter","quota"]},te={type:"object",additionalProperties:!1,properties:{input:{
type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cached_input:{type:"stri\
ng",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_input:{type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_1h_input:{type:"string",pattern:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},output:{type:"string",pattern:"^(0|[1-9][0-9]{0,5\
})(\\.[0-9]{1,9})?$",maxLength:32},call:{$ref:"#/components/schemas/UnitAmount"},image:{$ref:"#/comp\
onents/schemas/UnitAmount"},million_characters:{$ref:"#/components/schemas/UnitAmount"},second:{$ref:"\
#/components/schemas/UnitAmount"},long_context:{$ref:"#/components/schemas/LongContextPrices"},service_tiers:{
type:"object",maxProperties:16,propertyNames:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_.-]*\
$"},additionalProperties:{$ref:"#/components/schemas/ServiceTierPrice"}}}},ae={type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},xt=new RegExp("^[a-z][a-z0-9_.-]*$","u"),bs={type:"\
array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/LongContextPrice"}},$e={type:"object",
additionalProperties:!1,required:["above","input","output"],properties:{above:{type:"integer",minimum:1,
maximum:1e9},input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/sche\
mas/UsdPerMillion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{
$ref:"#/components/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"}}},J={type:"\
string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32};function is(r,{instancePath:t="",
parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=is.evaluated;
if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.above===void 0){let l={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
above"},message:"must have required property 'above'",schema:$e.required,parentSchema:$e,data:r};e===
null?e=[l]:e.push(l),s++}if(r.input===void 0){let l={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"input"},message:"must have required property 'input'",schema:$e.required,
parentSchema:$e,data:r};e===null?e=[l]:e.push(l),s++}if(r.output===void 0){let l={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"output"},message:"must have required propert\
y 'output'",schema:$e.required,parentSchema:$e,data:r};e===null?e=[l]:e.push(l),s++}for(let l in r)if(!(l===
"above"||l==="input"||l==="cached_input"||l==="cache_write_input"||l==="cache_write_1h_input"||l==="\
output")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:$e,data:r};
e===null?e=[n]:e.push(n),s++}if(r.above!==void 0){let l=r.above;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l))){let n={instancePath:t+"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:$e.properties.above.type,parentSchema:$e.properties.above,
data:l};e===null?e=[n]:e.push(n),s++}if(typeof l=="number"){if(l>1e9||isNaN(l)){let n={instancePath:t+
"/above",schemaPath:"#/properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:$e.properties.above,data:l};e===null?e=[n]:e.
push(n),s++}if(l<1||isNaN(l)){let n={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:$e.properties.
above,data:l};e===null?e=[n]:e.push(n),s++}}}if(r.input!==void 0){let l=r.input;if(typeof l=="string"){
if(b(l)>32){let n={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:J,
data:l};e===null?e=[n]:e.push(n),s++}if(!ne.test(l)){let n={instancePath:t+"/input",schemaPath:"#/co\
mponents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0\
-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:J.type,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}if(r.cached_input!==
void 0){let l=r.cached_input;if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}
if(!ne.test(l)){let n={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:J.type,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_input!==void 0){
let l=r.cache_write_input;if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:J,data:l};e===null?e=[n]:e.push(
n),s++}if(!ne.test(l)){let n={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.type,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_1h_input!==
void 0){let l=r.cache_write_1h_input;if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:J,data:l};e===null?
e=[n]:e.push(n),s++}if(!ne.test(l)){let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:J.type,parentSchema:J,data:l};e===null?e=[n]:e.push(n),
s++}}if(r.output!==void 0){let l=r.output;if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:J,data:l};e===null?e=[n]:e.push(
n),s++}if(!ne.test(l)){let n={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:J.type,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}}else{let l={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$e.type,parentSchema:$e,
data:r};e===null?e=[l]:e.push(l),s++}return is.errors=e,s===0}is.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Fe(r,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){
let e=null,s=0,N=Fe.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),Array.
isArray(r)){if(r.length>8){let n={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:bs,data:r};e===null?e=[n]:e.
push(n),s++}if(r.length<1){let n={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:bs,data:r};e===null?e=[n]:
e.push(n),s++}let l=r.length;for(let n=0;n<l;n++)is(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,
rootData:j,dynamicAnchors:U})||(e=e===null?is.errors:e.concat(is.errors),s=e.length)}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:bs.type,parentSchema:bs,
data:r};e===null?e=[l]:e.push(l),s++}return Fe.errors=e,s===0}Fe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ye={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function ns(r,{instancePath:t="",parentData:R,parentDataProperty:D,
rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=ns.evaluated;if(N.dynamicProps&&(N.props=void 0),
N.dynamicItems&&(N.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.input===void 0){let l={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:Ye.required,parentSchema:Ye,data:r};e===null?e=[l]:e.push(
l),s++}if(r.output===void 0){let l={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:Ye.required,parentSchema:Ye,
data:r};e===null?e=[l]:e.push(l),s++}for(let l in r)if(!(l==="input"||l==="cached_input"||l==="cache\
_write_input"||l==="cache_write_1h_input"||l==="output"||l==="long_context")){let n={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ye,data:r};e===null?e=[n]:e.push(n),s++}
if(r.input!==void 0){let l=r.input;if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}
if(!ne.test(l)){let n={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J,
data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.type,
parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}if(r.cached_input!==void 0){let l=r.cached_input;
if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}if(!ne.test(l)){let n={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J,data:l};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.type,
parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_input!==void 0){let l=r.cache_write_input;
if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}if(!ne.test(l)){
let n={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J,data:l};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.
type,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_1h_input!==void 0){let l=r.
cache_write_1h_input;if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}
if(!ne.test(l)){let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:J.type,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}}if(r.output!==
void 0){let l=r.output;if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:J,data:l};e===null?e=[n]:e.push(n),s++}if(!ne.
test(l)){let n={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J,data:l};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.type,parentSchema:J,
data:l};e===null?e=[n]:e.push(n),s++}}r.long_context!==void 0&&(Fe(r.long_context,{instancePath:t+"/\
long_context",parentData:r,parentDataProperty:"long_context",rootData:j,dynamicAnchors:U})||(e=e===null?
Fe.errors:e.concat(Fe.errors),s=e.length))}else{let l={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Ye.type,parentSchema:Ye,data:r};e===null?
e=[l]:e.push(l),s++}return ns.errors=e,s===0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Be(r,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){
let e=null,s=0,N=Be.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!Ie.call(te.properties,n)){let p={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"\
must NOT have additional properties",schema:!1,parentSchema:te,data:r};e===null?e=[p]:e.push(p),s++}
if(r.input!==void 0){let n=r.input;if(typeof n=="string"){if(b(n)>32){let p={instancePath:t+"/input",
schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters",schema:32,parentSchema:te.properties.input,data:n};e===null?e=[p]:e.push(
p),s++}if(!ne.test(n)){let p={instancePath:t+"/input",schemaPath:"#/properties/input/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:te.properties.
input,data:n};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/input",schemaPath:"#/proper\
ties/input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:te.properties.
input.type,parentSchema:te.properties.input,data:n};e===null?e=[p]:e.push(p),s++}}if(r.cached_input!==
void 0){let n=r.cached_input;if(typeof n=="string"){if(b(n)>32){let p={instancePath:t+"/cached_input",
schemaPath:"#/properties/cached_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must\
 NOT have more than 32 characters",schema:32,parentSchema:te.properties.cached_input,data:n};e===null?
e=[p]:e.push(p),s++}if(!ne.test(n)){let p={instancePath:t+"/cached_input",schemaPath:"#/properties/c\
ached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:te.properties.cached_input,data:n};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+
"/cached_input",schemaPath:"#/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:te.properties.cached_input.type,parentSchema:te.properties.cached_input,data:n};
e===null?e=[p]:e.push(p),s++}}if(r.cache_write_input!==void 0){let n=r.cache_write_input;if(typeof n==
"string"){if(b(n)>32){let p={instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_writ\
e_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charact\
ers",schema:32,parentSchema:te.properties.cache_write_input,data:n};e===null?e=[p]:e.push(p),s++}if(!ne.
test(n)){let p={instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/patte\
rn",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match p\
attern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:te.
properties.cache_write_input,data:n};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cach\
e_write_input",schemaPath:"#/properties/cache_write_input/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:te.properties.cache_write_input.type,parentSchema:te.properties.cache_write_input,
data:n};e===null?e=[p]:e.push(p),s++}}if(r.cache_write_1h_input!==void 0){let n=r.cache_write_1h_input;
if(typeof n=="string"){if(b(n)>32){let p={instancePath:t+"/cache_write_1h_input",schemaPath:"#/prope\
rties/cache_write_1h_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters",schema:32,parentSchema:te.properties.cache_write_1h_input,data:n};e===null?e=
[p]:e.push(p),s++}if(!ne.test(n)){let p={instancePath:t+"/cache_write_1h_input",schemaPath:"#/proper\
ties/cache_write_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$",parentSchema:te.properties.cache_write_1h_input,data:n};e===null?e=[p]:e.push(
p),s++}}else{let p={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_i\
nput/type",keyword:"type",params:{type:"string"},message:"must be string",schema:te.properties.cache_write_1h_input.
type,parentSchema:te.properties.cache_write_1h_input,data:n};e===null?e=[p]:e.push(p),s++}}if(r.output!==
void 0){let n=r.output;if(typeof n=="string"){if(b(n)>32){let p={instancePath:t+"/output",schemaPath:"\
#/properties/output/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:te.properties.output,data:n};e===null?e=[p]:e.push(p),s++}if(!ne.
test(n)){let p={instancePath:t+"/output",schemaPath:"#/properties/output/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:te.properties.
output,data:n};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/output",schemaPath:"#/prop\
erties/output/type",keyword:"type",params:{type:"string"},message:"must be string",schema:te.properties.
output.type,parentSchema:te.properties.output,data:n};e===null?e=[p]:e.push(p),s++}}if(r.call!==void 0){
let n=r.call;if(typeof n=="string"){if(b(n)>32){let p={instancePath:t+"/call",schemaPath:"#/componen\
ts/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more t\
han 32 characters",schema:32,parentSchema:ae,data:n};e===null?e=[p]:e.push(p),s++}if(!ne.test(n)){let p={
instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae,data:n};e===null?e=[
p]:e.push(p),s++}}else{let p={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.type,parentSchema:ae,data:n};
e===null?e=[p]:e.push(p),s++}}if(r.image!==void 0){let n=r.image;if(typeof n=="string"){if(b(n)>32){
let p={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"maxLe\
ngth",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:ae,data:n};
e===null?e=[p]:e.push(p),s++}if(!ne.test(n)){let p={instancePath:t+"/image",schemaPath:"#/components\
/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:ae,data:n};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/im\
age",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ae.type,parentSchema:ae,data:n};e===null?e=[p]:e.push(p),s++}}if(r.million_characters!==
void 0){let n=r.million_characters;if(typeof n=="string"){if(b(n)>32){let p={instancePath:t+"/millio\
n_characters",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:ae,data:n};e===null?e=[p]:e.push(
p),s++}if(!ne.test(n)){let p={instancePath:t+"/million_characters",schemaPath:"#/components/schemas/\
UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:ae,data:n};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/million_cha\
racters",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ae.type,parentSchema:ae,data:n};e===null?e=[p]:e.push(p),s++}}if(r.second!==void 0){
let n=r.second;if(typeof n=="string"){if(b(n)>32){let p={instancePath:t+"/second",schemaPath:"#/comp\
onents/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mo\
re than 32 characters",schema:32,parentSchema:ae,data:n};e===null?e=[p]:e.push(p),s++}if(!ne.test(n)){
let p={instancePath:t+"/second",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"patter\
n",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae,data:n};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/second",schemaPath:"#/components/schemas/\
UnitAmount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.type,parentSchema:ae,
data:n};e===null?e=[p]:e.push(p),s++}}if(r.long_context!==void 0&&(Fe(r.long_context,{instancePath:t+
"/long_context",parentData:r,parentDataProperty:"long_context",rootData:j,dynamicAnchors:U})||(e=e===
null?Fe.errors:e.concat(Fe.errors),s=e.length)),r.service_tiers!==void 0){let n=r.service_tiers;if(n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>16){let p={instancePath:t+"/service_\
tiers",schemaPath:"#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit:16},
message:"must NOT have more than 16 properties",schema:16,parentSchema:te.properties.service_tiers,data:n};
e===null?e=[p]:e.push(p),s++}for(let p in n){let m=s;if(typeof p=="string"){if(b(p)>64){let h={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:te.properties.
service_tiers.propertyNames,data:p,propertyName:p};e===null?e=[h]:e.push(h),s++}if(!xt.test(p)){let h={
instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"\
^[a-z][a-z0-9_.-]*$",parentSchema:te.properties.service_tiers.propertyNames,data:p,propertyName:p};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/service_tiers",schemaPath:"#/properties/servi\
ce_tiers/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",schema:te.
properties.service_tiers.propertyNames.type,parentSchema:te.properties.service_tiers.propertyNames,data:p,
propertyName:p};e===null?e=[h]:e.push(h),s++}var l=m===s;if(!l){let h={instancePath:t+"/service_tier\
s",schemaPath:"#/properties/service_tiers/propertyNames",keyword:"propertyNames",params:{propertyName:p},
message:"property name must be valid",schema:te.properties.service_tiers.propertyNames,parentSchema:te.
properties.service_tiers,data:n};e===null?e=[h]:e.push(h),s++}}for(let p in n)ns(n[p],{instancePath:t+
"/service_tiers/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:p,rootData:j,
dynamicAnchors:U})||(e=e===null?ns.errors:e.concat(ns.errors),s=e.length)}else{let p={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:te.properties.service_tiers.type,parentSchema:te.properties.service_tiers,
data:n};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:te.type,parentSchema:te,data:r};e===null?e=[n]:
e.push(n),s++}return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws={
type:"object",additionalProperties:!1,minProperties:1,properties:{call:{$ref:"#/components/schemas/U\
nitAmount"},image:{$ref:"#/components/schemas/UnitAmount"},million_characters:{$ref:"#/components/sc\
hemas/UnitAmount"},second:{$ref:"#/components/schemas/UnitAmount"}}};function os(r,{instancePath:t="",
parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=os.evaluated;
if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let l={instancePath:t,schemaPath:"#/minProperties",keyword:"minPrope\
rties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:ws,data:r};
e===null?e=[l]:e.push(l),s++}for(let l in r)if(!(l==="call"||l==="image"||l==="million_characters"||
l==="second")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:ws,
data:r};e===null?e=[n]:e.push(n),s++}if(r.call!==void 0){let l=r.call;if(typeof l=="string"){if(b(l)>
32){let n={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"ma\
xLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:ae,
data:l};e===null?e=[n]:e.push(n),s++}if(!ne.test(l)){let n={instancePath:t+"/call",schemaPath:"#/com\
ponents/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{\
1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9\
]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/call",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ae.type,parentSchema:ae,data:l};e===null?e=[n]:e.push(n),s++}}if(r.image!==void 0){
let l=r.image;if(typeof l=="string"){if(b(l)>32){let n={instancePath:t+"/image",schemaPath:"#/compon\
ents/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more\
 than 32 characters",schema:32,parentSchema:ae,data:l};e===null?e=[n]:e.push(n),s++}if(!ne.test(l)){
let n={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae,data:l};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitA\
mount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.type,parentSchema:ae,
data:l};e===null?e=[n]:e.push(n),s++}}if(r.million_characters!==void 0){let l=r.million_characters;if(typeof l==
"string"){if(b(l)>32){let n={instancePath:t+"/million_characters",schemaPath:"#/components/schemas/U\
nitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 chara\
cters",schema:32,parentSchema:ae,data:l};e===null?e=[n]:e.push(n),s++}if(!ne.test(l)){let n={instancePath:t+
"/million_characters",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae,data:l};e===null?e=[
n]:e.push(n),s++}}else{let n={instancePath:t+"/million_characters",schemaPath:"#/components/schemas/\
UnitAmount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.type,parentSchema:ae,
data:l};e===null?e=[n]:e.push(n),s++}}if(r.second!==void 0){let l=r.second;if(typeof l=="string"){if(b(
l)>32){let n={instancePath:t+"/second",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:ae,
data:l};e===null?e=[n]:e.push(n),s++}if(!ne.test(l)){let n={instancePath:t+"/second",schemaPath:"#/c\
omponents/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae,data:l};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/second",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ae.type,parentSchema:ae,data:l};e===null?e=[n]:e.push(n),s++}}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ws.type,parentSchema:ws,
data:r};e===null?e=[l]:e.push(l),s++}return os.errors=e,s===0}os.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function cs(r,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){
let e=null,s=0,N=cs.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.tier===void 0&&(r.tier=1),r.weight===void 0&&(r.weight=1),
r.affinity===void 0&&(r.affinity=!0),r.retry_after_sent===void 0&&(r.retry_after_sent=!0),r.upstream===
void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"up\
stream"},message:"must have required property 'upstream'",schema:W.required,parentSchema:W,data:r};e===
null?e=[h]:e.push(h),s++}for(let h in r)if(!Ie.call(W.properties,h)){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must N\
OT have additional properties",schema:!1,parentSchema:W,data:r};e===null?e=[i]:e.push(i),s++}if(r.upstream!==
void 0){let h=r.upstream;if(typeof h=="string"){if(b(h)>64){let i={instancePath:t+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more t\
han 64 characters",schema:64,parentSchema:W.properties.upstream,data:h};e===null?e=[i]:e.push(i),s++}
if(b(h)<1){let i={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:W.properties.
upstream,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.
upstream.type,parentSchema:W.properties.upstream,data:h};e===null?e=[i]:e.push(i),s++}}if(r.model!==
void 0){let h=r.model;if(typeof h=="string"){if(b(h)>256){let i={instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:W.properties.model,data:h};e===null?e=[i]:e.push(i),s++}if(b(
h)<1){let i={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:W.properties.model,data:h};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.model.type,parentSchema:W.
properties.model,data:h};e===null?e=[i]:e.push(i),s++}}if(r.is!==void 0){let h=r.is;if(typeof h=="st\
ring"){if(b(h)>256){let i={instancePath:t+"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxL\
ength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:W.
properties.is,data:h};e===null?e=[i]:e.push(i),s++}if(b(h)<1){let i={instancePath:t+"/is",schemaPath:"\
#/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:W.properties.is,data:h};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:t+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:W.properties.is.type,parentSchema:W.properties.is,data:h};e===null?e=[i]:e.push(
i),s++}}if(r.on!==void 0){let h=r.on;if(Array.isArray(h)){if(h.length>8){let a={instancePath:t+"/on",
schemaPath:"#/properties/on/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have mor\
e than 8 items",schema:8,parentSchema:W.properties.on,data:h};e===null?e=[a]:e.push(a),s++}if(h.length<
1){let a={instancePath:t+"/on",schemaPath:"#/properties/on/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:W.properties.on,data:h};e===null?e=
[a]:e.push(a),s++}let i=h.length;for(let a=0;a<i;a++){let o=h[a];if(typeof o!="string"){let u={instancePath:t+
"/on/"+a,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ys.type,parentSchema:ys,data:o};e===null?e=[u]:e.push(u),s++}if(!(o==="contex\
t_length"||o==="content_filter"||o==="quota")){let u={instancePath:t+"/on/"+a,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:ys.enum},message:"must be equal to on\
e of the allowed values",schema:ys.enum,parentSchema:ys,data:o};e===null?e=[u]:e.push(u),s++}}}else{
let i={instancePath:t+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:W.properties.on.type,parentSchema:W.properties.on,data:h};e===null?e=[i]:e.push(
i),s++}}if(r.context_tokens!==void 0){let h=r.context_tokens;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h))){let i={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:W.properties.context_tokens.type,parentSchema:W.
properties.context_tokens,data:h};e===null?e=[i]:e.push(i),s++}if(typeof h=="number"){if(h>1e9||isNaN(
h)){let i={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:W.
properties.context_tokens,data:h};e===null?e=[i]:e.push(i),s++}if(h<1||isNaN(h)){let i={instancePath:t+
"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:W.properties.context_tokens,data:h};e===null?
e=[i]:e.push(i),s++}}}let l=r.tier;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let h={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:W.properties.tier.type,parentSchema:W.properties.tier,data:l};e===null?e=[h]:e.push(
h),s++}if(typeof l=="number"){if(l>16||isNaN(l)){let h={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:W.properties.tier,data:l};e===null?e=[h]:e.push(h),s++}if(l<1||isNaN(l)){let h={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:W.properties.tier,data:l};e===null?e=[h]:e.push(h),s++}}let n=r.
weight;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let h={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.
weight.type,parentSchema:W.properties.weight,data:n};e===null?e=[h]:e.push(h),s++}if(typeof n=="numb\
er"){if(n>1e3||isNaN(n)){let h={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:W.properties.
weight,data:n};e===null?e=[h]:e.push(h),s++}if(n<1||isNaN(n)){let h={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:W.properties.weight,data:n};e===null?e=[h]:e.push(h),s++}}let p=r.affinity;
if(typeof p!="boolean"){let h={instancePath:t+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:W.properties.affinity.type,parentSchema:W.
properties.affinity,data:p};e===null?e=[h]:e.push(h),s++}r.usd_per_million!==void 0&&(Be(r.usd_per_million,
{instancePath:t+"/usd_per_million",parentData:r,parentDataProperty:"usd_per_million",rootData:j,dynamicAnchors:U})||
(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)),r.usd_per!==void 0&&(os(r.usd_per,{instancePath:t+
"/usd_per",parentData:r,parentDataProperty:"usd_per",rootData:j,dynamicAnchors:U})||(e=e===null?os.errors:
e.concat(os.errors),s=e.length));let m=r.retry_after_sent;if(typeof m!="boolean"){let h={instancePath:t+
"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:W.properties.retry_after_sent.type,parentSchema:W.properties.
retry_after_sent,data:m};e===null?e=[h]:e.push(h),s++}}else{let l={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:W.type,parentSchema:W,data:r};
e===null?e=[l]:e.push(l),s++}return cs.errors=e,s===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var G={type:"object",additionalProperties:!1,required:["url","when"],properties:{url:{type:"string",
format:"uri",minLength:8,maxLength:1024},when:{type:"string",enum:["before","after","both"]},routes:{
type:"array",minItems:1,maxItems:4096,items:{$ref:"#/components/schemas/RouteName"}},groups:{type:"a\
rray",minItems:1,maxItems:4096,items:{type:"string",minLength:1,maxLength:64}},on_error:{type:"strin\
g",enum:["refuse","allow"],default:"refuse"},ms:{type:"integer",minimum:1,maximum:6e4,default:1e3},stream_window:{
type:"integer",minimum:1,maximum:65536,default:200}}};function hs(r,{instancePath:t="",parentData:R,
parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=hs.evaluated;if(N.dynamicProps&&
(N.props=void 0),N.dynamicItems&&(N.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.on_error===
void 0&&(r.on_error="refuse"),r.ms===void 0&&(r.ms=1e3),r.stream_window===void 0&&(r.stream_window=200),
r.url===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'",schema:G.required,parentSchema:G,data:r};e===null?
e=[m]:e.push(m),s++}if(r.when===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"when"},message:"must have required property 'when'",schema:G.required,
parentSchema:G,data:r};e===null?e=[m]:e.push(m),s++}for(let m in r)if(!(m==="url"||m==="when"||m==="\
routes"||m==="groups"||m==="on_error"||m==="ms"||m==="stream_window")){let h={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must N\
OT have additional properties",schema:!1,parentSchema:G,data:r};e===null?e=[h]:e.push(h),s++}if(r.url!==
void 0){let m=r.url;if(typeof m=="string"){if(b(m)>1024){let h={instancePath:t+"/url",schemaPath:"#/\
properties/url/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1\
024 characters",schema:1024,parentSchema:G.properties.url,data:m};e===null?e=[h]:e.push(h),s++}if(b(
m)<8){let h={instancePath:t+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{
limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:G.properties.url,data:m};
e===null?e=[h]:e.push(h),s++}if(!Oe(m)){let h={instancePath:t+"/url",schemaPath:"#/properties/url/fo\
rmat",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:G.
properties.url,data:m};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/url",schemaPath:"#\
/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.
url.type,parentSchema:G.properties.url,data:m};e===null?e=[h]:e.push(h),s++}}if(r.when!==void 0){let m=r.
when;if(typeof m!="string"){let h={instancePath:t+"/when",schemaPath:"#/properties/when/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:G.properties.when.type,parentSchema:G.properties.
when,data:m};e===null?e=[h]:e.push(h),s++}if(!(m==="before"||m==="after"||m==="both")){let h={instancePath:t+
"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues:G.properties.when.enum},
message:"must be equal to one of the allowed values",schema:G.properties.when.enum,parentSchema:G.properties.
when,data:m};e===null?e=[h]:e.push(h),s++}}if(r.routes!==void 0){let m=r.routes;if(Array.isArray(m)){
if(m.length>4096){let i={instancePath:t+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"\
maxItems",params:{limit:4096},message:"must NOT have more than 4096 items",schema:4096,parentSchema:G.
properties.routes,data:m};e===null?e=[i]:e.push(i),s++}if(m.length<1){let i={instancePath:t+"/routes",
schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have\
 fewer than 1 items",schema:1,parentSchema:G.properties.routes,data:m};e===null?e=[i]:e.push(i),s++}
let h=m.length;for(let i=0;i<h;i++){let a=m[i];if(typeof a=="string"){if(b(a)>256){let o={instancePath:t+
"/routes/"+i,schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:_e,data:a};e===null?e=[o]:e.
push(o),s++}if(!gs.test(a)){let o={instancePath:t+"/routes/"+i,schemaPath:"#/components/schemas/Rout\
eName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'\
must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255\
}\\*?)$",parentSchema:_e,data:a};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/routes/"+
i,schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:_e.type,parentSchema:_e,data:a};e===null?e=[o]:e.push(o),s++}}}else{let h={instancePath:t+
"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"array"},message:"must b\
e array",schema:G.properties.routes.type,parentSchema:G.properties.routes,data:m};e===null?e=[h]:e.push(
h),s++}}if(r.groups!==void 0){let m=r.groups;if(Array.isArray(m)){if(m.length>4096){let i={instancePath:t+
"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items",schema:4096,parentSchema:G.properties.groups,data:m};e===null?e=
[i]:e.push(i),s++}if(m.length<1){let i={instancePath:t+"/groups",schemaPath:"#/properties/groups/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:G.
properties.groups,data:m};e===null?e=[i]:e.push(i),s++}let h=m.length;for(let i=0;i<h;i++){let a=m[i];
if(typeof a=="string"){if(b(a)>64){let o={instancePath:t+"/groups/"+i,schemaPath:"#/properties/group\
s/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers",schema:64,parentSchema:G.properties.groups.items,data:a};e===null?e=[o]:e.push(o),s++}if(b(a)<1){
let o={instancePath:t+"/groups/"+i,schemaPath:"#/properties/groups/items/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.
groups.items,data:a};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/groups/"+i,schemaPath:"\
#/properties/groups/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
properties.groups.items.type,parentSchema:G.properties.groups.items,data:a};e===null?e=[o]:e.push(o),
s++}}}else{let h={instancePath:t+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:G.properties.groups.type,parentSchema:G.properties.groups,
data:m};e===null?e=[h]:e.push(h),s++}}let l=r.on_error;if(typeof l!="string"){let m={instancePath:t+
"/on_error",schemaPath:"#/properties/on_error/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:G.properties.on_error.type,parentSchema:G.properties.on_error,data:l};e===null?
e=[m]:e.push(m),s++}if(!(l==="refuse"||l==="allow")){let m={instancePath:t+"/on_error",schemaPath:"#\
/properties/on_error/enum",keyword:"enum",params:{allowedValues:G.properties.on_error.enum},message:"\
must be equal to one of the allowed values",schema:G.properties.on_error.enum,parentSchema:G.properties.
on_error,data:l};e===null?e=[m]:e.push(m),s++}let n=r.ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){
let m={instancePath:t+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:G.properties.ms.type,parentSchema:G.properties.ms,data:n};e===null?
e=[m]:e.push(m),s++}if(typeof n=="number"){if(n>6e4||isNaN(n)){let m={instancePath:t+"/ms",schemaPath:"\
#/properties/ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60\
000",schema:6e4,parentSchema:G.properties.ms,data:n};e===null?e=[m]:e.push(m),s++}if(n<1||isNaN(n)){
let m={instancePath:t+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:G.properties.ms,data:n};e===null?e=[m]:e.push(
m),s++}}let p=r.stream_window;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let m={instancePath:t+"/s\
tream_window",schemaPath:"#/properties/stream_window/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:G.properties.stream_window.type,parentSchema:G.properties.stream_window,data:p};
e===null?e=[m]:e.push(m),s++}if(typeof p=="number"){if(p>65536||isNaN(p)){let m={instancePath:t+"/st\
ream_window",schemaPath:"#/properties/stream_window/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:65536},message:"must be <= 65536",schema:65536,parentSchema:G.properties.stream_window,data:p};
e===null?e=[m]:e.push(m),s++}if(p<1||isNaN(p)){let m={instancePath:t+"/stream_window",schemaPath:"#/\
properties/stream_window/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must b\
e >= 1",schema:1,parentSchema:G.properties.stream_window,data:p};e===null?e=[m]:e.push(m),s++}}}else{
let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect",schema:G.type,parentSchema:G,data:r};e===null?e=[l]:e.push(l),s++}return hs.errors=e,s===0}hs.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ls(r,{instancePath:t="",parentData:R,parentDataProperty:D,
rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=ls.evaluated;if(N.dynamicProps&&(N.props=void 0),
N.dynamicItems&&(N.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.store===void 0&&(r.store=
".tollgate"),r.store_connections===void 0&&(r.store_connections=10),r.spool===void 0&&(r.spool=".tol\
lgate"),r.workers===void 0&&(r.workers=1),r.gateway===void 0&&(r.gateway={}),r.mesh===void 0&&(r.mesh=
{}),r.metadata===void 0&&(r.metadata={}),r.operator===void 0&&(r.operator={}),r.limits===void 0&&(r.
limits={}),r.admission===void 0&&(r.admission={}),r.retry===void 0&&(r.retry={}),r.breaker===void 0&&
(r.breaker={}),r.drain===void 0&&(r.drain={}),r.ledger===void 0&&(r.ledger={}),r.log===void 0&&(r.log=
{}),r.tracing===void 0&&(r.tracing={}),r.sandbox===void 0&&(r.sandbox={}),r.payments===void 0&&(r.payments=
{}),r.network===void 0&&(r.network={}),r.keys===void 0&&(r.keys={}),r.trusted_proxies===void 0&&(r.trusted_proxies=
[]),r.upstreams===void 0&&(r.upstreams={}),r.routes===void 0&&(r.routes={}),r.models===void 0&&(r.models=
{}),r.hooks===void 0&&(r.hooks={}),r.prices===void 0&&(r.prices={}),r.gateway===void 0){let c={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"gateway"},message:"must have req\
uired property 'gateway'",schema:S.required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.
mesh===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mesh"},message:"must have required property 'mesh'",schema:S.required,parentSchema:S,data:r};e===null?
e=[c]:e.push(c),s++}if(r.metadata===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"metadata"},message:"must have required property 'metadata'",schema:S.
required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.operator===void 0){let c={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"operator"},message:"must have re\
quired property 'operator'",schema:S.required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.
limits===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
limits"},message:"must have required property 'limits'",schema:S.required,parentSchema:S,data:r};e===
null?e=[c]:e.push(c),s++}if(r.admission===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"admission"},message:"must have required property 'admission'",schema:S.
required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.retry===void 0){let c={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry"},message:"must have requi\
red property 'retry'",schema:S.required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.breaker===
void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"br\
eaker"},message:"must have required property 'breaker'",schema:S.required,parentSchema:S,data:r};e===
null?e=[c]:e.push(c),s++}if(r.drain===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"drain"},message:"must have required property 'drain'",schema:S.required,
parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.ledger===void 0){let c={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ledger"},message:"must have required propert\
y 'ledger'",schema:S.required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.log===void 0){
let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"\
must have required property 'log'",schema:S.required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),
s++}if(r.tracing===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tracing"},message:"must have required property 'tracing'",schema:S.required,parentSchema:S,
data:r};e===null?e=[c]:e.push(c),s++}if(r.sandbox===void 0){let c={instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"sandbox"},message:"must have required property 'sa\
ndbox'",schema:S.required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.upstreams===void 0){
let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},
message:"must have required property 'upstreams'",schema:S.required,parentSchema:S,data:r};e===null?
e=[c]:e.push(c),s++}if(r.routes===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"routes"},message:"must have required property 'routes'",schema:S.required,
parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.models===void 0){let c={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"models"},message:"must have required propert\
y 'models'",schema:S.required,parentSchema:S,data:r};e===null?e=[c]:e.push(c),s++}if(r.prices===void 0){
let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"\
must have required property 'prices'",schema:S.required,parentSchema:S,data:r};e===null?e=[c]:e.push(
c),s++}for(let c in r)if(!Ie.call(S.properties,c)){let y={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:S,data:r};e===null?e=[y]:e.push(y),s++}let i=r.store;if(typeof i==
"string"){if(b(i)>1024){let c={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:S.
properties.store,data:i};e===null?e=[c]:e.push(c),s++}if(b(i)<1){let c={instancePath:t+"/store",schemaPath:"\
#/properties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:S.properties.store,data:i};e===null?e=[c]:e.push(c),s++}if(!Ze.
test(i)){let c={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:S.properties.store,data:i};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:S.properties.store.type,parentSchema:S.properties.store,data:i};e===null?e=[c]:e.push(
c),s++}if(r.store_env!==void 0){let c=r.store_env;if(typeof c=="string"){if(b(c)>128){let y={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:S.properties.store_env,data:c};e===null?
e=[y]:e.push(y),s++}if(!ve.test(c)){let y={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:S.properties.store_env,
data:c};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:S.properties.
store_env.type,parentSchema:S.properties.store_env,data:c};e===null?e=[y]:e.push(y),s++}}let a=r.store_connections;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let c={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:S.properties.store_connections.type,parentSchema:S.properties.store_connections,data:a};e===null?
e=[c]:e.push(c),s++}if(typeof a=="number"){if(a>1e3||isNaN(a)){let c={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:S.properties.store_connections,data:a};
e===null?e=[c]:e.push(c),s++}if(a<2||isNaN(a)){let c={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:S.properties.store_connections,data:a};e===null?e=[c]:e.push(c),
s++}}if(r.secret_env!==void 0){let c=r.secret_env;if(typeof c=="string"){if(b(c)>128){let y={instancePath:t+
"/secret_env",schemaPath:"#/properties/secret_env/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:S.properties.secret_env,data:c};
e===null?e=[y]:e.push(y),s++}if(!ve.test(c)){let y={instancePath:t+"/secret_env",schemaPath:"#/prope\
rties/secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'mus\
t match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:S.properties.
secret_env,data:c};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/secret_env",schemaPath:"\
#/properties/secret_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:S.
properties.secret_env.type,parentSchema:S.properties.secret_env,data:c};e===null?e=[y]:e.push(y),s++}}
let o=r.spool;if(typeof o=="string"){if(b(o)>1024){let c={instancePath:t+"/spool",schemaPath:"#/prop\
erties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters",schema:1024,parentSchema:S.properties.spool,data:o};e===null?e=[c]:e.push(c),s++}if(b(
o)<1){let c={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:S.properties.spool,data:o};
e===null?e=[c]:e.push(c),s++}if(!Ze.test(o)){let c={instancePath:t+"/spool",schemaPath:"#/properties\
/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "\
^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:S.properties.spool,data:o};e===null?e=[c]:
e.push(c),s++}}else{let c={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"typ\
e",params:{type:"string"},message:"must be string",schema:S.properties.spool.type,parentSchema:S.properties.
spool,data:o};e===null?e=[c]:e.push(c),s++}let u=r.workers;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){
let c={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:S.properties.workers.type,parentSchema:S.properties.workers,
data:u};e===null?e=[c]:e.push(c),s++}if(typeof u=="number"){if(u>128||isNaN(u)){let c={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:S.properties.workers,data:u};e===null?e=[c]:e.push(
c),s++}if(u<1||isNaN(u)){let c={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:S.properties.
workers,data:u};e===null?e=[c]:e.push(c),s++}}let P=r.gateway;if(P&&typeof P=="object"&&!Array.isArray(
P)){P.host===void 0&&(P.host="127.0.0.1"),P.port===void 0&&(P.port=8080),P.cors===void 0&&(P.cors=!1),
P.docs===void 0&&(P.docs=!0);for(let d in P)if(!(d==="host"||d==="port"||d==="public_url"||d==="cors"||
d==="docs")){let A={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:de,data:P};e===null?e=[A]:e.push(A),s++}let c=P.host;if(typeof c==
"string"){if(b(c)>253){let d={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:de.properties.host,data:c};e===null?e=[d]:e.push(d),s++}if(b(
c)<1){let d={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:de.properties.host,data:c};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:de.properties.host.type,parentSchema:de.properties.host,data:c};
e===null?e=[d]:e.push(d),s++}let y=P.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let d={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:de.properties.port.type,parentSchema:de.properties.
port,data:y};e===null?e=[d]:e.push(d),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let d={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:de.properties.
port,data:y};e===null?e=[d]:e.push(d),s++}if(y<0||isNaN(y)){let d={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:de.properties.port,data:y};e===null?e=[d]:e.push(d),s++}}
if(P.public_url!==void 0){let d=P.public_url;if(typeof d=="string"){if(b(d)>1024){let A={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:de.
properties.public_url,data:d};e===null?e=[A]:e.push(A),s++}if(b(d)<8){let A={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:de.properties.
public_url,data:d};e===null?e=[A]:e.push(A),s++}if(!Oe(d)){let A={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:de.properties.public_url,data:d};e===
null?e=[A]:e.push(A),s++}}else{let A={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:de.properties.public_url.type,parentSchema:de.properties.public_url,data:d};e===null?e=
[A]:e.push(A),s++}}let k=P.cors;if(typeof k!="boolean"){let d={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:de.properties.cors.type,parentSchema:de.properties.cors,data:k};e===null?e=[d]:
e.push(d),s++}let w=P.docs;if(typeof w!="boolean"){let d={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:de.properties.docs.type,parentSchema:de.properties.docs,data:w};e===null?e=[d]:
e.push(d),s++}}else{let c={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:de.type,parentSchema:de,data:P};
e===null?e=[c]:e.push(c),s++}Xe(r.mesh,{instancePath:t+"/mesh",parentData:r,parentDataProperty:"mesh",
rootData:j,dynamicAnchors:U})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length);let $=r.metadata;
if($&&typeof $=="object"&&!Array.isArray($)){$.host===void 0&&($.host="127.0.0.1"),$.port===void 0&&
($.port=8082),$.docs===void 0&&($.docs=!0);for(let w in $)if(!(w==="host"||w==="port"||w==="docs")){
let d={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,
parentSchema:Le,data:$};e===null?e=[d]:e.push(d),s++}let c=$.host;if(typeof c=="string"){if(b(c)>253){
let w={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:Le.properties.host,data:c};e===null?e=[w]:e.push(w),s++}if(b(c)<1){let w={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Le.properties.
host,data:c};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:Le.properties.host.type,parentSchema:Le.properties.host,data:c};e===null?e=[w]:
e.push(w),s++}let y=$.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let w={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:Le.properties.port.type,parentSchema:Le.properties.port,data:y};
e===null?e=[w]:e.push(w),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let w={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:Le.properties.port,
data:y};e===null?e=[w]:e.push(w),s++}if(y<0||isNaN(y)){let w={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:Le.properties.port,data:y};e===null?e=[w]:e.push(w),s++}}
let k=$.docs;if(typeof k!="boolean"){let w={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:Le.properties.docs.type,parentSchema:Le.properties.docs,data:k};e===null?e=[w]:e.push(w),
s++}}else{let c={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Le.type,parentSchema:Le,data:$};e===null?
e=[c]:e.push(c),s++}let L=r.operator;if(L&&typeof L=="object"&&!Array.isArray(L)){L.host===void 0&&(L.
host="127.0.0.1"),L.port===void 0&&(L.port=8090),L.hosts===void 0&&(L.hosts=[]),L.console===void 0&&
(L.console=!0),L.docs===void 0&&(L.docs=!0),L.token_env===void 0&&(L.token_env="TOLLGATE_OPERATOR_TO\
KEN"),L.metrics_open===void 0&&(L.metrics_open=!1);for(let Z in L)if(!Ie.call(Y.properties,Z)){let ee={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:Z},message:"must NOT have additional properties",schema:!1,
parentSchema:Y,data:L};e===null?e=[ee]:e.push(ee),s++}let c=L.host;if(typeof c=="string"){if(b(c)>253){
let Z={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:Y.properties.host,data:c};e===null?e=[Z]:e.push(Z),s++}if(b(c)<1){let Z={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y.properties.
host,data:c};e===null?e=[Z]:e.push(Z),s++}}else{let Z={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:Y.properties.host.type,parentSchema:Y.properties.host,data:c};e===null?e=[Z]:e.
push(Z),s++}let y=L.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let Z={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:Y.properties.port.type,parentSchema:Y.properties.port,data:y};
e===null?e=[Z]:e.push(Z),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let Z={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:Y.properties.port,
data:y};e===null?e=[Z]:e.push(Z),s++}if(y<0||isNaN(y)){let Z={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:Y.properties.port,data:y};e===null?e=[Z]:e.push(Z),s++}}
if(L.public_url!==void 0){let Z=L.public_url;if(typeof Z=="string"){if(b(Z)>1024){let ee={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:Y.
properties.public_url,data:Z};e===null?e=[ee]:e.push(ee),s++}if(b(Z)<8){let ee={instancePath:t+"/ope\
rator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:Y.
properties.public_url,data:Z};e===null?e=[ee]:e.push(ee),s++}if(!Oe(Z)){let ee={instancePath:t+"/ope\
rator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"f\
ormat",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:Y.properties.
public_url,data:Z};e===null?e=[ee]:e.push(ee),s++}}else{let ee={instancePath:t+"/operator/public_url",
schemaPath:"#/components/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:Y.properties.public_url.type,parentSchema:Y.properties.public_url,
data:Z};e===null?e=[ee]:e.push(ee),s++}}let k=L.hosts;if(Array.isArray(k)){if(k.length>64){let ee={instancePath:t+
"/operator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxI\
tems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:Y.properties.
hosts,data:k};e===null?e=[ee]:e.push(ee),s++}let Z=k.length;for(let ee=0;ee<Z;ee++){let Ge=k[ee];if(typeof Ge==
"string"){if(b(Ge)>253){let Te={instancePath:t+"/operator/hosts/"+ee,schemaPath:"#/components/schema\
s/Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NO\
T have more than 253 characters",schema:253,parentSchema:Y.properties.hosts.items,data:Ge};e===null?
e=[Te]:e.push(Te),s++}if(b(Ge)<1){let Te={instancePath:t+"/operator/hosts/"+ee,schemaPath:"#/compone\
nts/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:Y.properties.hosts.items,data:Ge};e===null?
e=[Te]:e.push(Te),s++}if(!ht.test(Ge)){let Te={instancePath:t+"/operator/hosts/"+ee,schemaPath:"#/co\
mponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:Y.
properties.hosts.items,data:Ge};e===null?e=[Te]:e.push(Te),s++}}else{let Te={instancePath:t+"/operat\
or/hosts/"+ee,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:Y.properties.hosts.items.type,parentSchema:Y.
properties.hosts.items,data:Ge};e===null?e=[Te]:e.push(Te),s++}}}else{let Z={instancePath:t+"/operat\
or/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:Y.properties.hosts.type,parentSchema:Y.properties.hosts,data:k};
e===null?e=[Z]:e.push(Z),s++}let w=L.console;if(typeof w!="boolean"){let Z={instancePath:t+"/operato\
r/console",schemaPath:"#/components/schemas/Operator/properties/console/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:Y.properties.console.type,parentSchema:Y.properties.
console,data:w};e===null?e=[Z]:e.push(Z),s++}let d=L.docs;if(typeof d!="boolean"){let Z={instancePath:t+
"/operator/docs",schemaPath:"#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:Y.properties.docs.type,parentSchema:Y.properties.docs,
data:d};e===null?e=[Z]:e.push(Z),s++}let A=L.token_env;if(typeof A=="string"){if(b(A)>128){let Z={instancePath:t+
"/operator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:Y.
properties.token_env,data:A};e===null?e=[Z]:e.push(Z),s++}if(!ve.test(A)){let Z={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:Y.properties.token_env,data:A};e===null?e=[Z]:
e.push(Z),s++}}else{let Z={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.
properties.token_env.type,parentSchema:Y.properties.token_env,data:A};e===null?e=[Z]:e.push(Z),s++}if(L.
metrics_token_env!==void 0){let Z=L.metrics_token_env;if(typeof Z=="string"){if(b(Z)>128){let ee={instancePath:t+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:Y.properties.metrics_token_env,data:Z};e===null?e=[ee]:e.push(ee),s++}if(!ve.
test(Z)){let ee={instancePath:t+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Opera\
tor/properties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:Y.
properties.metrics_token_env,data:Z};e===null?e=[ee]:e.push(ee),s++}}else{let ee={instancePath:t+"/o\
perator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.metrics_token_env.
type,parentSchema:Y.properties.metrics_token_env,data:Z};e===null?e=[ee]:e.push(ee),s++}}let Me=L.metrics_open;
if(typeof Me!="boolean"){let Z={instancePath:t+"/operator/metrics_open",schemaPath:"#/components/sch\
emas/Operator/properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:Y.properties.metrics_open.type,parentSchema:Y.properties.metrics_open,data:Me};e===null?
e=[Z]:e.push(Z),s++}}else{let c={instancePath:t+"/operator",schemaPath:"#/components/schemas/Operato\
r/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,
data:L};e===null?e=[c]:e.push(c),s++}Qe(r.limits,{instancePath:t+"/limits",parentData:r,parentDataProperty:"\
limits",rootData:j,dynamicAnchors:U})||(e=e===null?Qe.errors:e.concat(Qe.errors),s=e.length);let B=r.
admission;if(B&&typeof B=="object"&&!Array.isArray(B)){B.queue_ms===void 0&&(B.queue_ms=500),B.body_bytes===
void 0&&(B.body_bytes=268435456),B.loop_delay_ms===void 0&&(B.loop_delay_ms=200),B.heap_percent===void 0&&
(B.heap_percent=85);for(let d in B)if(!(d==="concurrent"||d==="queue_ms"||d==="body_bytes"||d==="loo\
p_delay_ms"||d==="heap_percent")){let A={instancePath:t+"/admission",schemaPath:"#/components/schema\
s/Admission/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties",schema:!1,parentSchema:ce,data:B};e===null?e=[A]:e.push(A),s++}
if(B.concurrent!==void 0){let d=B.concurrent;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let A={instancePath:t+
"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ce.properties.concurrent.type,parentSchema:ce.
properties.concurrent,data:d};e===null?e=[A]:e.push(A),s++}if(typeof d=="number"){if(d>1e5||isNaN(d)){
let A={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:ce.properties.concurrent,data:d};e===null?e=[A]:e.push(A),s++}if(d<1||isNaN(
d)){let A={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/propert\
ies/concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ce.properties.concurrent,data:d};e===null?e=[A]:e.push(A),s++}}}let c=B.queue_ms;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let d={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:ce.properties.queue_ms.type,parentSchema:ce.properties.queue_ms,data:c};e===null?e=[d]:
e.push(d),s++}if(typeof c=="number"){if(c>1e4||isNaN(c)){let d={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:ce.properties.queue_ms,data:c};e===
null?e=[d]:e.push(d),s++}if(c<1||isNaN(c)){let d={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:ce.properties.queue_ms,data:c};e===null?e=[d]:
e.push(d),s++}}let y=B.body_bytes;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let d={instancePath:t+
"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ce.properties.body_bytes.type,parentSchema:ce.
properties.body_bytes,data:y};e===null?e=[d]:e.push(d),s++}if(typeof y=="number"){if(y>1099511627776||
isNaN(y)){let d={instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:ce.properties.body_bytes,data:y};e===null?
e=[d]:e.push(d),s++}if(y<8388608||isNaN(y)){let d={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:ce.properties.body_bytes,
data:y};e===null?e=[d]:e.push(d),s++}}let k=B.loop_delay_ms;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k))){let d={instancePath:t+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ce.
properties.loop_delay_ms.type,parentSchema:ce.properties.loop_delay_ms,data:k};e===null?e=[d]:e.push(
d),s++}if(typeof k=="number"){if(k>36e5||isNaN(k)){let d={instancePath:t+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:ce.properties.loop_delay_ms,
data:k};e===null?e=[d]:e.push(d),s++}if(k<10||isNaN(k)){let d={instancePath:t+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:ce.properties.loop_delay_ms,
data:k};e===null?e=[d]:e.push(d),s++}}let w=B.heap_percent;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w))){
let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ce.properties.
heap_percent.type,parentSchema:ce.properties.heap_percent,data:w};e===null?e=[d]:e.push(d),s++}if(typeof w==
"number"){if(w>100||isNaN(w)){let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:ce.properties.heap_percent,data:w};e===null?e=[d]:e.
push(d),s++}if(w<10||isNaN(w)){let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:ce.properties.heap_percent,data:w};e===null?e=[d]:e.push(
d),s++}}}else{let c={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ce.type,parentSchema:ce,data:B};e===null?
e=[c]:e.push(c),s++}let F=r.retry;if(F&&typeof F=="object"&&!Array.isArray(F)){F.attempts===void 0&&
(F.attempts=3),F.free_failovers===void 0&&(F.free_failovers=10),F.failover_share===void 0&&(F.failover_share=
.2),F.repeat_share===void 0&&(F.repeat_share=.1);for(let d in F)if(!(d==="attempts"||d==="free_failo\
vers"||d==="failover_share"||d==="repeat_share")){let A={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties",schema:!1,parentSchema:ke,data:F};e===null?e=[A]:e.push(
A),s++}let c=F.attempts;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let d={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ke.properties.attempts.type,parentSchema:ke.properties.attempts,
data:c};e===null?e=[d]:e.push(d),s++}if(typeof c=="number"){if(c>10||isNaN(c)){let d={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:ke.properties.attempts,
data:c};e===null?e=[d]:e.push(d),s++}if(c<1||isNaN(c)){let d={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ke.properties.attempts,data:c};e===null?e=[d]:e.push(d),
s++}}let y=F.free_failovers;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let d={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:ke.properties.free_failovers.type,parentSchema:ke.
properties.free_failovers,data:y};e===null?e=[d]:e.push(d),s++}if(typeof y=="number"){if(y>1e6||isNaN(
y)){let d={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:ke.properties.free_failovers,data:y};e===null?e=[d]:e.push(d),s++}if(y<
0||isNaN(y)){let d={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:ke.properties.free_failovers,data:y};e===null?e=[d]:e.push(d),s++}}let k=F.
failover_share;if(typeof k=="number"){if(k>1||isNaN(k)){let d={instancePath:t+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ke.properties.failover_share,data:k};
e===null?e=[d]:e.push(d),s++}if(k<0||isNaN(k)){let d={instancePath:t+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:ke.properties.failover_share,data:k};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:ke.properties.failover_share.type,parentSchema:ke.properties.failover_share,data:k};e===
null?e=[d]:e.push(d),s++}let w=F.repeat_share;if(typeof w=="number"){if(w>1||isNaN(w)){let d={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ke.properties.
repeat_share,data:w};e===null?e=[d]:e.push(d),s++}if(w<0||isNaN(w)){let d={instancePath:t+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ke.properties.repeat_share,
data:w};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:ke.properties.repeat_share.type,parentSchema:ke.properties.repeat_share,data:w};
e===null?e=[d]:e.push(d),s++}}else{let c={instancePath:t+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ke.type,parentSchema:ke,
data:F};e===null?e=[c]:e.push(c),s++}let Q=r.breaker;if(Q&&typeof Q=="object"&&!Array.isArray(Q)){Q.
failures===void 0&&(Q.failures=5),Q.window===void 0&&(Q.window=20),Q.open_ms===void 0&&(Q.open_ms=5e3);
for(let w in Q)if(!(w==="failures"||w==="window"||w==="open_ms")){let d={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},
message:"must NOT have additional properties",schema:!1,parentSchema:we,data:Q};e===null?e=[d]:e.push(
d),s++}let c=Q.failures;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let w={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:we.properties.failures.type,parentSchema:we.properties.
failures,data:c};e===null?e=[w]:e.push(w),s++}if(typeof c=="number"){if(c>1e3||isNaN(c)){let w={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:we.properties.
failures,data:c};e===null?e=[w]:e.push(w),s++}if(c<1||isNaN(c)){let w={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:we.properties.failures,data:c};
e===null?e=[w]:e.push(w),s++}}let y=Q.window;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let w={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:we.properties.window.type,parentSchema:we.properties.
window,data:y};e===null?e=[w]:e.push(w),s++}if(typeof y=="number"){if(y>1e3||isNaN(y)){let w={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:we.properties.
window,data:y};e===null?e=[w]:e.push(w),s++}if(y<2||isNaN(y)){let w={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:we.properties.window,data:y};e===null?e=[w]:
e.push(w),s++}}let k=Q.open_ms;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){let w={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:we.properties.open_ms.type,parentSchema:we.properties.
open_ms,data:k};e===null?e=[w]:e.push(w),s++}if(typeof k=="number"){if(k>6e5||isNaN(k)){let w={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:we.properties.
open_ms,data:k};e===null?e=[w]:e.push(w),s++}if(k<10||isNaN(k)){let w={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:we.properties.open_ms,data:k};
e===null?e=[w]:e.push(w),s++}}}else{let c={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.type,parentSchema:we,
data:Q};e===null?e=[c]:e.push(c),s++}let f=r.drain;if(f&&typeof f=="object"&&!Array.isArray(f)){f.accept_ms===
void 0&&(f.accept_ms=5e3),f.calls_ms===void 0&&(f.calls_ms=3e4),f.streams_ms===void 0&&(f.streams_ms=
6e4);for(let w in f)if(!(w==="accept_ms"||w==="calls_ms"||w==="streams_ms")){let d={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:Pe,
data:f};e===null?e=[d]:e.push(d),s++}let c=f.accept_ms;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){
let w={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Pe.properties.accept_ms.
type,parentSchema:Pe.properties.accept_ms,data:c};e===null?e=[w]:e.push(w),s++}if(typeof c=="number"){
if(c>6e5||isNaN(c)){let w={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:Pe.properties.accept_ms,data:c};e===null?e=[w]:e.push(w),s++}if(c<
0||isNaN(c)){let w={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:Pe.properties.accept_ms,data:c};e===null?e=[w]:e.push(w),s++}}let y=f.calls_ms;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let w={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:Pe.properties.calls_ms.type,parentSchema:Pe.properties.calls_ms,data:y};e===null?e=[w]:e.push(
w),s++}if(typeof y=="number"){if(y>6e5||isNaN(y)){let w={instancePath:t+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:Pe.properties.calls_ms,data:y};e===null?e=[w]:e.
push(w),s++}if(y<0||isNaN(y)){let w={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:Pe.properties.calls_ms,data:y};e===null?e=[w]:e.push(w),s++}}let k=f.
streams_ms;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){let w={instancePath:t+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Pe.properties.streams_ms.type,parentSchema:Pe.properties.streams_ms,data:k};
e===null?e=[w]:e.push(w),s++}if(typeof k=="number"){if(k>36e5||isNaN(k)){let w={instancePath:t+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:Pe.properties.
streams_ms,data:k};e===null?e=[w]:e.push(w),s++}if(k<0||isNaN(k)){let w={instancePath:t+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Pe.properties.streams_ms,data:k};
e===null?e=[w]:e.push(w),s++}}}else{let c={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,
data:f};e===null?e=[c]:e.push(c),s++}let q=r.ledger;if(q&&typeof q=="object"&&!Array.isArray(q)){q.spool_bytes===
void 0&&(q.spool_bytes=268435456),q.kept_days===void 0&&(q.kept_days=90);for(let k in q)if(!(k==="sp\
ool_bytes"||k==="kept_days")){let w={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must N\
OT have additional properties",schema:!1,parentSchema:je,data:q};e===null?e=[w]:e.push(w),s++}let c=q.
spool_bytes;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let k={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:je.properties.spool_bytes.type,parentSchema:je.properties.spool_bytes,
data:c};e===null?e=[k]:e.push(k),s++}if(typeof c=="number"){if(c>1099511627776||isNaN(c)){let k={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:je.properties.spool_bytes,data:c};e===null?e=[k]:e.push(k),s++}if(c<65536||isNaN(c)){let k={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:je.properties.spool_bytes,data:c};e===null?e=[k]:e.push(k),s++}}let y=q.kept_days;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let k={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:je.properties.kept_days.type,parentSchema:je.properties.kept_days,data:y};e===null?e=[k]:
e.push(k),s++}if(typeof y=="number"){if(y>36500||isNaN(y)){let k={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:je.properties.kept_days,data:y};
e===null?e=[k]:e.push(k),s++}if(y<2||isNaN(y)){let k={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:je.properties.kept_days,data:y};e===null?e=[k]:
e.push(k),s++}}}else{let c={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:je.type,parentSchema:je,data:q};e===null?
e=[c]:e.push(c),s++}let g=r.log;if(g&&typeof g=="object"&&!Array.isArray(g)){g.level===void 0&&(g.level=
"info"),g.format===void 0&&(g.format="auto");for(let k in g)if(!(k==="level"||k==="format")){let w={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,parentSchema:Ae,
data:g};e===null?e=[w]:e.push(w),s++}let c=g.level;if(typeof c!="string"){let k={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:Ae.properties.level.type,parentSchema:Ae.properties.level,data:c};
e===null?e=[k]:e.push(k),s++}if(!(c==="debug"||c==="info"||c==="warn"||c==="error"||c==="silent")){let k={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:Ae.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:Ae.properties.level.enum,parentSchema:Ae.properties.level,data:c};e===null?e=[k]:e.push(k),
s++}let y=g.format;if(typeof y!="string"){let k={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:Ae.properties.format.type,parentSchema:Ae.properties.format,data:y};e===null?e=[k]:e.push(k),
s++}if(!(y==="auto"||y==="json"||y==="pretty")){let k={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:Ae.properties.format.
enum},message:"must be equal to one of the allowed values",schema:Ae.properties.format.enum,parentSchema:Ae.
properties.format,data:y};e===null?e=[k]:e.push(k),s++}}else{let c={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ae.
type,parentSchema:Ae,data:g};e===null?e=[c]:e.push(c),s++}let x=r.tracing;if(x&&typeof x=="object"&&
!Array.isArray(x)){x.enabled===void 0&&(x.enabled=!1);for(let y in x)if(y!=="enabled"){let k={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:us,
data:x};e===null?e=[k]:e.push(k),s++}let c=x.enabled;if(typeof c!="boolean"){let y={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:us.properties.enabled.type,parentSchema:us.properties.
enabled,data:c};e===null?e=[y]:e.push(y),s++}}else{let c={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:us.
type,parentSchema:us,data:x};e===null?e=[c]:e.push(c),s++}let I=r.sandbox;if(I&&typeof I=="object"&&
!Array.isArray(I)){if(I.public===void 0&&(I.public=!1),I.public===void 0){let y={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:He.required,parentSchema:He,data:I};e===
null?e=[y]:e.push(y),s++}for(let y in I)if(y!=="public"){let k={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties",schema:!1,parentSchema:He,data:I};e===null?e=[k]:e.push(
k),s++}let c=I.public;if(typeof c!="boolean"){let y={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:He.properties.public.type,parentSchema:He.properties.public,data:c};e===null?
e=[y]:e.push(y),s++}}else{let c={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:He.type,parentSchema:He,
data:I};e===null?e=[c]:e.push(c),s++}ss(r.payments,{instancePath:t+"/payments",parentData:r,parentDataProperty:"\
payments",rootData:j,dynamicAnchors:U})||(e=e===null?ss.errors:e.concat(ss.errors),s=e.length);let O=r.
network;if(O&&typeof O=="object"&&!Array.isArray(O)){for(let c in O)if(!(c==="proxy"||c==="proxy_env"||
c==="no_proxy")){let y={instancePath:t+"/network",schemaPath:"#/components/schemas/Network/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have add\
itional properties",schema:!1,parentSchema:fe,data:O};e===null?e=[y]:e.push(y),s++}if(O.proxy!==void 0){
let c=O.proxy;if(typeof c=="string"){if(b(c)>1024){let y={instancePath:t+"/network/proxy",schemaPath:"\
#/components/schemas/Network/properties/proxy/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:fe.properties.proxy,data:c};e===null?
e=[y]:e.push(y),s++}if(b(c)<8){let y={instancePath:t+"/network/proxy",schemaPath:"#/components/schem\
as/Network/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have f\
ewer than 8 characters",schema:8,parentSchema:fe.properties.proxy,data:c};e===null?e=[y]:e.push(y),s++}
if(!Oe(c)){let y={instancePath:t+"/network/proxy",schemaPath:"#/components/schemas/Network/propertie\
s/proxy/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",
parentSchema:fe.properties.proxy,data:c};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/\
network/proxy",schemaPath:"#/components/schemas/Network/properties/proxy/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:fe.properties.proxy.type,parentSchema:fe.properties.proxy,
data:c};e===null?e=[y]:e.push(y),s++}}if(O.proxy_env!==void 0){let c=O.proxy_env;if(typeof c=="strin\
g"){if(b(c)>128){let y={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Network\
/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more \
than 128 characters",schema:128,parentSchema:fe.properties.proxy_env,data:c};e===null?e=[y]:e.push(y),
s++}if(!ve.test(c)){let y={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Netw\
ork/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:fe.properties.
proxy_env,data:c};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/network/proxy_env",schemaPath:"\
#/components/schemas/Network/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:fe.properties.proxy_env.type,parentSchema:fe.properties.proxy_env,data:c};e===
null?e=[y]:e.push(y),s++}}if(O.no_proxy!==void 0){let c=O.no_proxy;if(Array.isArray(c)){if(c.length>
256){let k={instancePath:t+"/network/no_proxy",schemaPath:"#/components/schemas/Network/properties/n\
o_proxy/maxItems",keyword:"maxItems",params:{limit:256},message:"must NOT have more than 256 items",
schema:256,parentSchema:fe.properties.no_proxy,data:c};e===null?e=[k]:e.push(k),s++}let y=c.length;for(let k=0;k<
y;k++){let w=c[k];if(typeof w=="string"){if(b(w)>255){let d={instancePath:t+"/network/no_proxy/"+k,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters",schema:255,parentSchema:fe.properties.no_proxy.items,
data:w};e===null?e=[d]:e.push(d),s++}if(b(w)<1){let d={instancePath:t+"/network/no_proxy/"+k,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:fe.properties.no_proxy.items,data:w};
e===null?e=[d]:e.push(d),s++}if(!lt.test(w)){let d={instancePath:t+"/network/no_proxy/"+k,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x20,]+$"},message:'must match pattern "^[^\\x00-\\x20,]+$"',schema:"^[^\\x00-\\x20,]+$",parentSchema:fe.
properties.no_proxy.items,data:w};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/network\
/no_proxy/"+k,schemaPath:"#/components/schemas/Network/properties/no_proxy/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:fe.properties.no_proxy.items.type,parentSchema:fe.
properties.no_proxy.items,data:w};e===null?e=[d]:e.push(d),s++}}}else{let y={instancePath:t+"/networ\
k/no_proxy",schemaPath:"#/components/schemas/Network/properties/no_proxy/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:fe.properties.no_proxy.type,parentSchema:fe.properties.
no_proxy,data:c};e===null?e=[y]:e.push(y),s++}}}else{let c={instancePath:t+"/network",schemaPath:"#/\
components/schemas/Network/type",keyword:"type",params:{type:"object"},message:"must be object",schema:fe.
type,parentSchema:fe,data:O};e===null?e=[c]:e.push(c),s++}rs(r.keys,{instancePath:t+"/keys",parentData:r,
parentDataProperty:"keys",rootData:j,dynamicAnchors:U})||(e=e===null?rs.errors:e.concat(rs.errors),s=
e.length);let be=r.trusted_proxies;if(Array.isArray(be)){if(be.length>64){let y={instancePath:t+"/tr\
usted_proxies",schemaPath:"#/properties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},
message:"must NOT have more than 64 items",schema:64,parentSchema:S.properties.trusted_proxies,data:be};
e===null?e=[y]:e.push(y),s++}let c=be.length;for(let y=0;y<c;y++){let k=be[y];if(typeof k=="string"){
if(b(k)>64){let w={instancePath:t+"/trusted_proxies/"+y,schemaPath:"#/properties/trusted_proxies/ite\
ms/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:S.properties.trusted_proxies.items,data:k};e===null?e=[w]:e.push(w),s++}if(b(
k)<2){let w={instancePath:t+"/trusted_proxies/"+y,schemaPath:"#/properties/trusted_proxies/items/min\
Length",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters",schema:2,
parentSchema:S.properties.trusted_proxies.items,data:k};e===null?e=[w]:e.push(w),s++}if(!ut.test(k)){
let w={instancePath:t+"/trusted_proxies/"+y,schemaPath:"#/properties/trusted_proxies/items/pattern",
keyword:"pattern",params:{pattern:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0\
-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:S.properties.trusted_proxies.
items,data:k};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/trusted_proxies/"+y,schemaPath:"\
#/properties/trusted_proxies/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:S.properties.trusted_proxies.items.type,parentSchema:S.properties.trusted_proxies.items,data:k};
e===null?e=[w]:e.push(w),s++}}}else{let c={instancePath:t+"/trusted_proxies",schemaPath:"#/propertie\
s/trusted_proxies/type",keyword:"type",params:{type:"array"},message:"must be array",schema:S.properties.
trusted_proxies.type,parentSchema:S.properties.trusted_proxies,data:be};e===null?e=[c]:e.push(c),s++}
let oe=r.upstreams;if(oe&&typeof oe=="object"&&!Array.isArray(oe)){if(Object.keys(oe).length>256){let c={
instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/maxProperties",keyword:"maxProperties",
params:{limit:256},message:"must NOT have more than 256 properties",schema:256,parentSchema:S.properties.
upstreams,data:oe};e===null?e=[c]:e.push(c),s++}for(let c in oe){let y=s;if(typeof c=="string"&&!Rs.
test(c)){let k={instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:S.properties.
upstreams.propertyNames,data:c,propertyName:c};e===null?e=[k]:e.push(k),s++}var l=y===s;if(!l){let k={
instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames",keyword:"propertyNames",
params:{propertyName:c},message:"property name must be valid",schema:S.properties.upstreams.propertyNames,
parentSchema:S.properties.upstreams,data:oe};e===null?e=[k]:e.push(k),s++}}for(let c in oe)ms(oe[c],
{instancePath:t+"/upstreams/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:oe,parentDataProperty:c,
rootData:j,dynamicAnchors:U})||(e=e===null?ms.errors:e.concat(ms.errors),s=e.length)}else{let c={instancePath:t+
"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:S.properties.upstreams.type,parentSchema:S.properties.upstreams,data:oe};e===
null?e=[c]:e.push(c),s++}let T=r.routes;if(T&&typeof T=="object"&&!Array.isArray(T)){if(Object.keys(
T).length>4096){let c={instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"\
maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:S.
properties.routes,data:T};e===null?e=[c]:e.push(c),s++}for(let c in T){let y=s;if(typeof c=="string"){
if(b(c)>256){let k={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:_e,
data:c,propertyName:c};e===null?e=[k]:e.push(k),s++}if(!gs.test(c)){let k={instancePath:t+"/routes",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:_e,data:c,propertyName:c};e===null?e=[k]:e.push(
k),s++}}else{let k={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:_e.type,parentSchema:_e,data:c,propertyName:c};
e===null?e=[k]:e.push(k),s++}var n=y===s;if(!n){let k={instancePath:t+"/routes",schemaPath:"#/proper\
ties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:c},message:"property name mu\
st be valid",schema:S.properties.routes.propertyNames,parentSchema:S.properties.routes,data:T};e===null?
e=[k]:e.push(k),s++}}for(let c in T){let y=T[c];if(Array.isArray(y)){if(y.length>64){let w={instancePath:t+
"/routes/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,
parentSchema:S.properties.routes.additionalProperties,data:y};e===null?e=[w]:e.push(w),s++}let k=y.length;
for(let w=0;w<k;w++)cs(y[w],{instancePath:t+"/routes/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
w,parentData:y,parentDataProperty:w,rootData:j,dynamicAnchors:U})||(e=e===null?cs.errors:e.concat(cs.
errors),s=e.length)}else{let k={instancePath:t+"/routes/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/routes/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:S.properties.routes.additionalProperties.type,parentSchema:S.properties.routes.additionalProperties,
data:y};e===null?e=[k]:e.push(k),s++}}}else{let c={instancePath:t+"/routes",schemaPath:"#/properties\
/routes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:S.properties.routes.
type,parentSchema:S.properties.routes,data:T};e===null?e=[c]:e.push(c),s++}let Ne=r.models;if(Ne&&typeof Ne==
"object"&&!Array.isArray(Ne)){if(Object.keys(Ne).length>4096){let c={instancePath:t+"/models",schemaPath:"\
#/properties/models/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:S.properties.models,data:Ne};e===null?e=[c]:e.
push(c),s++}for(let c in Ne){let y=s;if(typeof c=="string"){if(b(c)>256){let k={instancePath:t+"/mod\
els",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:_e,data:c,propertyName:c};e===null?e=
[k]:e.push(k),s++}if(!gs.test(c)){let k={instancePath:t+"/models",schemaPath:"#/components/schemas/R\
outeName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'\
must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255\
}\\*?)$",parentSchema:_e,data:c,propertyName:c};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+
"/models",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_e.type,parentSchema:_e,data:c,propertyName:c};e===null?e=[k]:e.push(k),s++}var p=y===
s;if(!p){let k={instancePath:t+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:c},message:"property name must be valid",schema:S.properties.models.
propertyNames,parentSchema:S.properties.models,data:Ne};e===null?e=[k]:e.push(k),s++}}for(let c in Ne){
let y=Ne[c];if(y&&typeof y=="object"&&!Array.isArray(y)){y.kind===void 0&&(y.kind="chat"),y.input===
void 0&&(y.input=["text"]);for(let d in y)if(!(d==="kind"||d==="input"||d==="context_tokens"||d==="o\
utput_tokens"||d==="dimensions"||d==="cache"||d==="tokens_per_second")){let A={instancePath:t+"/mode\
ls/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/ModelSettings/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:K,data:y};e===null?e=[A]:e.push(A),s++}let k=y.kind;if(typeof k!=
"string"){let d={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"\
#/components/schemas/ModelSettings/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:K.properties.kind.type,parentSchema:K.properties.kind,data:k};e===null?e=[d]:
e.push(d),s++}if(!(k==="chat"||k==="embeddings"||k==="rerank"||k==="moderations"||k==="images"||k===
"speech"||k==="transcriptions")){let d={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/enum",keyword:"enum",params:{
allowedValues:K.properties.kind.enum},message:"must be equal to one of the allowed values",schema:K.
properties.kind.enum,parentSchema:K.properties.kind,data:k};e===null?e=[d]:e.push(d),s++}let w=y.input;
if(Array.isArray(w)){if(w.length>4){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/input/maxItems",keyword:"ma\
xItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,parentSchema:K.properties.
input,data:w};e===null?e=[A]:e.push(A),s++}if(w.length<1){let A={instancePath:t+"/models/"+c.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/in\
put/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,
parentSchema:K.properties.input,data:w};e===null?e=[A]:e.push(A),s++}let d=w.length;for(let A=0;A<d;A++){
let Me=w[A];if(typeof Me!="string"){let Z={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/input/"+A,schemaPath:"#/components/schemas/ModelSettings/properties/input/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:K.properties.input.items.type,parentSchema:K.
properties.input.items,data:Me};e===null?e=[Z]:e.push(Z),s++}if(!(Me==="text"||Me==="image"||Me==="a\
udio"||Me==="file")){let Z={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/inp\
ut/"+A,schemaPath:"#/components/schemas/ModelSettings/properties/input/items/enum",keyword:"enum",params:{
allowedValues:K.properties.input.items.enum},message:"must be equal to one of the allowed values",schema:K.
properties.input.items.enum,parentSchema:K.properties.input.items,data:Me};e===null?e=[Z]:e.push(Z),
s++}}}else{let d={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"\
#/components/schemas/ModelSettings/properties/input/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:K.properties.input.type,parentSchema:K.properties.input,data:w};e===null?e=[d]:
e.push(d),s++}if(y.context_tokens!==void 0){let d=y.context_tokens;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d))){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_toke\
ns",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:K.properties.context_tokens.type,parentSchema:K.properties.
context_tokens,data:d};e===null?e=[A]:e.push(A),s++}if(typeof d=="number"){if(d>1e9||isNaN(d)){let A={
instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/c\
omponents/schemas/ModelSettings/properties/context_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:K.properties.context_tokens,data:d};
e===null?e=[A]:e.push(A),s++}if(d<1||isNaN(d)){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").
replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/cont\
ext_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:K.properties.context_tokens,data:d};e===null?e=[A]:e.push(A),s++}}}if(y.output_tokens!==
void 0){let d=y.output_tokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let A={instancePath:t+"/m\
odels/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/M\
odelSettings/properties/output_tokens/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:K.properties.output_tokens.type,parentSchema:K.properties.output_tokens,data:d};e===
null?e=[A]:e.push(A),s++}if(typeof d=="number"){if(d>1e9||isNaN(d)){let A={instancePath:t+"/models/"+
c.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSett\
ings/properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:K.properties.output_tokens,data:d};e===null?e=[A]:e.push(
A),s++}if(d<1||isNaN(d)){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:K.properties.
output_tokens,data:d};e===null?e=[A]:e.push(A),s++}}}if(y.dimensions!==void 0){let d=y.dimensions;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d))){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:K.properties.dimensions.type,parentSchema:K.
properties.dimensions,data:d};e===null?e=[A]:e.push(A),s++}if(typeof d=="number"){if(d>1e6||isNaN(d)){
let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"\
#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:K.properties.dimensions,data:d};
e===null?e=[A]:e.push(A),s++}if(d<1||isNaN(d)){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").
replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensio\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:K.
properties.dimensions,data:d};e===null?e=[A]:e.push(A),s++}}}if(y.cache!==void 0){let d=y.cache;if(typeof d!=
"string"){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache",schemaPath:"\
#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:K.properties.cache.type,parentSchema:K.properties.cache,data:d};e===null?e=[A]:
e.push(A),s++}if(d!=="auto"){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/enum",keyword:"enum",params:{
allowedValues:K.properties.cache.enum},message:"must be equal to one of the allowed values",schema:K.
properties.cache.enum,parentSchema:K.properties.cache,data:d};e===null?e=[A]:e.push(A),s++}}if(y.tokens_per_second!==
void 0){let d=y.tokens_per_second;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let A={instancePath:t+
"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:K.properties.tokens_per_second.type,parentSchema:K.properties.tokens_per_second,
data:d};e===null?e=[A]:e.push(A),s++}if(typeof d=="number"){if(d>1e6||isNaN(d)){let A={instancePath:t+
"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:K.properties.tokens_per_second,data:d};
e===null?e=[A]:e.push(A),s++}if(d<1||isNaN(d)){let A={instancePath:t+"/models/"+c.replace(/~/g,"~0").
replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/t\
okens_per_second/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:K.properties.tokens_per_second,data:d};e===null?e=[A]:e.push(A),s++}}}}else{let k={
instancePath:t+"/models/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/\
ModelSettings/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.type,parentSchema:K,
data:y};e===null?e=[k]:e.push(k),s++}}}else{let c={instancePath:t+"/models",schemaPath:"#/properties\
/models/type",keyword:"type",params:{type:"object"},message:"must be object",schema:S.properties.models.
type,parentSchema:S.properties.models,data:Ne};e===null?e=[c]:e.push(c),s++}let qe=r.hooks;if(qe&&typeof qe==
"object"&&!Array.isArray(qe)){if(Object.keys(qe).length>16){let c={instancePath:t+"/hooks",schemaPath:"\
#/properties/hooks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"must NOT have m\
ore than 16 properties",schema:16,parentSchema:S.properties.hooks,data:qe};e===null?e=[c]:e.push(c),
s++}for(let c in qe){let y=s;if(typeof c=="string"&&!Rs.test(c)){let k={instancePath:t+"/hooks",schemaPath:"\
#/properties/hooks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_\
.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',schema:"^[A-Za-z0-9][A\
-Za-z0-9_.-]{0,63}$",parentSchema:S.properties.hooks.propertyNames,data:c,propertyName:c};e===null?e=
[k]:e.push(k),s++}var m=y===s;if(!m){let k={instancePath:t+"/hooks",schemaPath:"#/properties/hooks/p\
ropertyNames",keyword:"propertyNames",params:{propertyName:c},message:"property name must be valid",
schema:S.properties.hooks.propertyNames,parentSchema:S.properties.hooks,data:qe};e===null?e=[k]:e.push(
k),s++}}for(let c in qe)hs(qe[c],{instancePath:t+"/hooks/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:qe,parentDataProperty:c,rootData:j,dynamicAnchors:U})||(e=e===null?hs.errors:e.concat(hs.
errors),s=e.length)}else{let c={instancePath:t+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:S.properties.hooks.type,parentSchema:S.
properties.hooks,data:qe};e===null?e=[c]:e.push(c),s++}let ze=r.prices;if(ze&&typeof ze=="object"&&!Array.
isArray(ze)){if(Object.keys(ze).length>4096){let c={instancePath:t+"/prices",schemaPath:"#/propertie\
s/prices/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT have more than\
 4096 properties",schema:4096,parentSchema:S.properties.prices,data:ze};e===null?e=[c]:e.push(c),s++}
for(let c in ze){let y=s;if(typeof c=="string"){if(b(c)>256){let k={instancePath:t+"/prices",schemaPath:"\
#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters",schema:256,parentSchema:_e,data:c,propertyName:c};e===null?e=[k]:e.push(
k),s++}if(!gs.test(c)){let k={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName/pa\
ttern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must m\
atch pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",
parentSchema:_e,data:c,propertyName:c};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+"/pr\
ices",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_e.type,parentSchema:_e,data:c,propertyName:c};e===null?e=[k]:e.push(k),s++}var h=y===
s;if(!h){let k={instancePath:t+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:c},message:"property name must be valid",schema:S.properties.prices.
propertyNames,parentSchema:S.properties.prices,data:ze};e===null?e=[k]:e.push(k),s++}}for(let c in ze)
Be(ze[c],{instancePath:t+"/prices/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:ze,parentDataProperty:c,
rootData:j,dynamicAnchors:U})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)}else{let c={instancePath:t+
"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:S.properties.prices.type,parentSchema:S.properties.prices,data:ze};e===null?e=[c]:
e.push(c),s++}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:S.type,parentSchema:S,data:r};e===null?e=[i]:e.push(i),s++}return ls.
errors=e,s===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ks(r,{instancePath:t="",
parentData:R,parentDataProperty:D,rootData:j=r,dynamicAnchors:U={}}={}){let e=null,s=0,N=ks.evaluated;
return N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),ls(r,{instancePath:t,parentData:R,
parentDataProperty:D,rootData:j,dynamicAnchors:U})||(e=e===null?ls.errors:e.concat(ls.errors),s=e.length),
ks.errors=e,s===0}ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{At as default,Lt as validate};
