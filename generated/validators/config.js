// Compiled from a contract by npm run generate. Never edited.
var Ps=Object.create;var is=Object.defineProperty;var xs=Object.getOwnPropertyDescriptor;var Ns=Object.getOwnPropertyNames;var Ss=Object.getPrototypeOf,vs=Object.prototype.hasOwnProperty;var ns=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(V){throw t=0,V}};var As=(r,t,V,I)=>{if(t&&typeof t=="object"||typeof t=="function")for(let D of Ns(t))!vs.call(r,D)&&
D!==V&&is(r,D,{get:()=>t[D],enumerable:!(I=xs(t,D))||I.enumerable});return r};var Ls=(r,t,V)=>(V=r!=null?Ps(Ss(r)):{},As(t||!r||!r.__esModule?is(V,"default",{value:r,enumerable:!0}):
V,r));var ys=ns(xe=>{"use strict";Object.defineProperty(xe,"__esModule",{value:!0});xe.formatNames=xe.fastFormats=
xe.fullFormats=void 0;function Pe(r,t){return{validate:r,compare:t}}xe.fullFormats={date:Pe(ls,ts),time:Pe(
es(!0),rs),"date-time":Pe(os(!0),ds),"iso-time":Pe(es(),us),"iso-date-time":Pe(os(),fs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ts,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Vs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Zs,int32:{type:"number",validate:Ds},
int64:{type:"number",validate:Es},float:{type:"number",validate:hs},double:{type:"number",validate:hs},
password:!0,binary:!0};xe.fastFormats={...xe.fullFormats,date:Pe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ts),time:Pe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,rs),"date-time":Pe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ds),"iso-time":Pe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,us),
"iso-date-time":Pe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
fs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
xe.formatNames=Object.keys(xe.fullFormats);function $s(r){return r%4===0&&(r%100!==0||r%400===0)}var qs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Os=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ls(r){let t=qs.exec(r);if(!t)return!1;let V=+t[1],
I=+t[2],D=+t[3];return I>=1&&I<=12&&D>=1&&D<=(I===2&&$s(V)?29:Os[I])}function ts(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var Qe=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function es(r){
return function(V){let I=Qe.exec(V);if(!I)return!1;let D=+I[1],K=+I[2],e=+I[3],s=I[4],q=I[5]==="-"?-1:
1,o=+(I[6]||0),a=+(I[7]||0);if(o>23||a>59||r&&!s)return!1;if(D<=23&&K<=59&&e<60)return!0;let n=K-a*q,
w=D-o*q-(n<0?1:0);return(w===23||w===-1)&&(n===59||n===-1)&&e<61}}function rs(r,t){if(!(r&&t))return;
let V=new Date("2020-01-01T"+r).valueOf(),I=new Date("2020-01-01T"+t).valueOf();if(V&&I)return V-I}function us(r,t){
if(!(r&&t))return;let V=Qe.exec(r),I=Qe.exec(t);if(V&&I)return r=V[1]+V[2]+V[3],t=I[1]+I[2]+I[3],r>t?
1:r<t?-1:0}var ss=/t|\s/i;function os(r){let t=es(r);return function(I){let D=I.split(ss);return D.length===
2&&ls(D[0])&&t(D[1])}}function ds(r,t){if(!(r&&t))return;let V=new Date(r).valueOf(),I=new Date(t).valueOf();
if(V&&I)return V-I}function fs(r,t){if(!(r&&t))return;let[V,I]=r.split(ss),[D,K]=t.split(ss),e=ts(V,
D);if(e!==void 0)return e||rs(I,K)}var zs=/\/|:/,js=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ts(r){return zs.test(r)&&js.test(r)}var cs=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Zs(r){return cs.lastIndex=0,cs.test(r)}var Ms=-(2**31),Is=2**31-1;function Ds(r){return Number.
isInteger(r)&&r<=Is&&r>=Ms}function Es(r){return Number.isInteger(r)}function hs(){return!0}var Rs=/[^\\]\\Z/;
function Vs(r){if(Rs.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var _s=ns(as=>{"use strict";Object.defineProperty(as,"__esModule",{value:!0});function gs(r){let t=r.
length,V=0,I=0,D;for(;I<t;)V++,D=r.charCodeAt(I++),D>=55296&&D<=56319&&I<t&&(D=r.charCodeAt(I),(D&64512)===
56320&&I++);return V}as.default=gs;gs.code='require("ajv/dist/runtime/ucs2length").default'});var bs=Ls(ys()),et=We,st=We;var v={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
fe={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8082},docs:{type:"boolean",
default:!0}}},B={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8090},public_url:{type:"st\
ring",format:"uri",minLength:8,maxLength:1024},hosts:{type:"array",maxItems:64,default:[],items:{type:"\
string",minLength:1,maxLength:253,pattern:"^[A-Za-z0-9_.-]+$"}},console:{type:"boolean",default:!0},
docs:{type:"boolean",default:!0},token_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128,
default:"TOLLGATE_OPERATOR_TOKEN"},metrics_token_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128},metrics_open:{type:"boolean",default:!1}}},ee={type:"object",additionalProperties:!1,
properties:{concurrent:{type:"integer",minimum:1,maximum:1e5},queue_ms:{type:"integer",minimum:1,maximum:1e4,
default:500},body_bytes:{type:"integer",minimum:8388608,maximum:1099511627776,default:268435456},loop_delay_ms:{
type:"integer",minimum:10,maximum:36e5,default:200},heap_percent:{type:"integer",minimum:10,maximum:100,
default:85}}},oe={type:"object",additionalProperties:!1,properties:{attempts:{type:"integer",minimum:1,
maximum:10,default:3},free_failovers:{type:"integer",minimum:0,maximum:1e6,default:10},failover_share:{
type:"number",minimum:0,maximum:1,default:.2},repeat_share:{type:"number",minimum:0,maximum:1,default:.1}}},
he={type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e3,
default:5},window:{type:"integer",minimum:2,maximum:1e3,default:20},open_ms:{type:"integer",minimum:10,
maximum:6e5,default:5e3}}},le={type:"object",additionalProperties:!1,properties:{accept_ms:{type:"in\
teger",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,maximum:6e5,default:3e4},
streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},ke={type:"object",additionalProperties:!1,
properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,default:268435456},kept_days:{
type:"integer",minimum:2,maximum:36500,default:90}}},ye={type:"object",additionalProperties:!1,properties:{
level:{type:"string",enum:["debug","info","warn","error","silent"],default:"info"},format:{type:"str\
ing",enum:["auto","json","pretty"],default:"auto"}}},Ge={type:"object",additionalProperties:!1,properties:{
enabled:{type:"boolean",default:!1}}},ze={type:"object",additionalProperties:!1,required:["public"],
properties:{public:{type:"boolean",default:!1}}},_e={type:"string",maxLength:256,pattern:"^(\\*|[^\\x0\
0-\\x20\\x7f,*]{1,255}\\*?)$"},G={type:"object",additionalProperties:!1,properties:{kind:{type:"stri\
ng",enum:["chat","embeddings"],default:"chat"},input:{type:"array",minItems:1,maxItems:4,default:["t\
ext"],items:{type:"string",enum:["text","image","audio","file"]}},context_tokens:{type:"integer",minimum:1,
maximum:1e9},output_tokens:{type:"integer",minimum:1,maximum:1e9},dimensions:{type:"integer",minimum:1,
maximum:1e6},cache:{type:"string",enum:["auto"]},tokens_per_second:{type:"integer",minimum:1,maximum:1e6}}},
Oe=Object.prototype.hasOwnProperty,x=_s().default,$e=new RegExp("^[^\\x00-\\x1f]+$","u"),qe=new RegExp(
"^[A-Za-z_][A-Za-z0-9_]*$","u"),Us=new RegExp("^[A-Za-z0-9_.-]+$","u"),Cs=new RegExp("^[0-9a-fA-F.:]\
+(/[0-9]{1,3})?$","u"),Fs=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u"),ms=new RegExp("^(\\*|[^\
\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),Ke=bs.fullFormats.uri,j={type:"object",additionalProperties:!1,
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
ponents/schemas/Bounds",default:{}},tasks:{$ref:"#/components/schemas/Tasks",default:{}}}},ie={type:"\
object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}},je={type:"object",additionalProperties:!1,
properties:{arguments:{type:"boolean",default:!1},bearer:{type:"boolean",default:!1}}},X={type:"obje\
ct",additionalProperties:!1,properties:{turns:{type:"integer",minimum:1,maximum:100,default:8},tool_calls:{
type:"integer",minimum:1,maximum:1e3,default:12},query_ms:{type:"integer",minimum:100,maximum:6e5,default:6e4},
tokens:{type:"integer",minimum:100,maximum:1e8,default:2e5},usd:{type:"string",pattern:"^(0|[1-9][0-\
9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{type:"integer",minimum:100,maximum:1e7,
default:8e3}}},ue={type:"object",additionalProperties:!1,properties:{workers:{type:"integer",minimum:0,
maximum:1e3,default:4},kept_days:{type:"integer",minimum:1,maximum:3650,default:7},waiting:{type:"in\
teger",minimum:1,maximum:1e6,default:1e3}}},Bs=new RegExp("^[^\\s@<>]+@[^\\s@<>]+$","u"),ks=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),ce=new RegExp("^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$","\
u");function Ze(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){
let e=null,s=0,q=Ze.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){r.host===void 0&&(r.host="127.0.0.1"),r.port===void 0&&(r.port=
8081),r.cors===void 0&&(r.cors=!1),r.docs===void 0&&(r.docs=!0),r.agents===void 0&&(r.agents=["spec/\
agents"]),r.on_broken_agent===void 0&&(r.on_broken_agent="refuse"),r.allow_private===void 0&&(r.allow_private=
[]),r.model===void 0&&(r.model="meta-llama/llama-3.3-70b-instruct"),r.summaries===void 0&&(r.summaries=
"query"),r.write_tools===void 0&&(r.write_tools=!1),r.address_rpm===void 0&&(r.address_rpm=0),r.unpaid_rpm===
void 0&&(r.unpaid_rpm=600),r.each_agent===void 0&&(r.each_agent={}),r.lenient===void 0&&(r.lenient={}),
r.bounds===void 0&&(r.bounds={}),r.tasks===void 0&&(r.tasks={});for(let l in r)if(!Oe.call(j.properties,
l)){let P={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:j,data:r};
e===null?e=[P]:e.push(P),s++}let o=r.host;if(typeof o=="string"){if(x(o)>253){let l={instancePath:t+
"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"mus\
t NOT have more than 253 characters",schema:253,parentSchema:j.properties.host,data:o};e===null?e=[l]:
e.push(l),s++}if(x(o)<1){let l={instancePath:t+"/host",schemaPath:"#/properties/host/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:j.
properties.host,data:o};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/host",schemaPath:"\
#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.
host.type,parentSchema:j.properties.host,data:o};e===null?e=[l]:e.push(l),s++}let a=r.port;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a))){let l={instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:j.properties.port.type,parentSchema:j.
properties.port,data:a};e===null?e=[l]:e.push(l),s++}if(typeof a=="number"){if(a>65535||isNaN(a)){let l={
instancePath:t+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:j.properties.port,data:a};e===
null?e=[l]:e.push(l),s++}if(a<0||isNaN(a)){let l={instancePath:t+"/port",schemaPath:"#/properties/po\
rt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:j.
properties.port,data:a};e===null?e=[l]:e.push(l),s++}}if(r.public_url!==void 0){let l=r.public_url;if(typeof l==
"string"){if(x(l)>1024){let P={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxL\
ength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:j.properties.public_url,data:l};e===null?e=[P]:e.push(P),s++}if(x(l)<8){let P={instancePath:t+
"/public_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters",schema:8,parentSchema:j.properties.public_url,data:l};e===null?
e=[P]:e.push(P),s++}if(!Ke(l)){let P={instancePath:t+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:j.
properties.public_url,data:l};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:j.properties.public_url.type,parentSchema:j.properties.public_url,data:l};e===null?e=[P]:
e.push(P),s++}}if(r.contact!==void 0){let l=r.contact;if(typeof l=="string"){if(x(l)>254){let P={instancePath:t+
"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:j.properties.contact,data:l};e===null?
e=[P]:e.push(P),s++}if(x(l)<3){let P={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:j.properties.contact,data:l};e===null?e=[P]:e.push(P),s++}if(!Bs.test(l)){let P={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:j.properties.contact,data:l};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:j.properties.contact.type,parentSchema:j.properties.contact,data:l};e===null?e=[P]:
e.push(P),s++}}let n=r.cors;if(typeof n!="boolean"){let l={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:j.properties.
cors.type,parentSchema:j.properties.cors,data:n};e===null?e=[l]:e.push(l),s++}let w=r.docs;if(typeof w!=
"boolean"){let l={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:j.properties.docs.type,parentSchema:j.properties.docs,
data:w};e===null?e=[l]:e.push(l),s++}let f=r.agents;if(Array.isArray(f)){if(f.length>64){let P={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:j.properties.agents,data:f};e===null?e=[P]:e.
push(P),s++}let l=f.length;for(let P=0;P<l;P++){let T=f[P];if(typeof T=="string"){if(x(T)>1024){let $={
instancePath:t+"/agents/"+P,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:j.properties.
agents.items,data:T};e===null?e=[$]:e.push($),s++}if(x(T)<1){let $={instancePath:t+"/agents/"+P,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:j.properties.agents.items,data:T};e===null?e=[$]:e.push(
$),s++}if(!$e.test(T)){let $={instancePath:t+"/agents/"+P,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:j.properties.agents.items,data:T};e===null?e=[$]:e.push(
$),s++}}else{let $={instancePath:t+"/agents/"+P,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:j.properties.agents.items.type,parentSchema:j.
properties.agents.items,data:T};e===null?e=[$]:e.push($),s++}}}else{let l={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:j.
properties.agents.type,parentSchema:j.properties.agents,data:f};e===null?e=[l]:e.push(l),s++}let p=r.
on_broken_agent;if(typeof p!="string"){let l={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.
on_broken_agent.type,parentSchema:j.properties.on_broken_agent,data:p};e===null?e=[l]:e.push(l),s++}
if(!(p==="refuse"||p==="skip")){let l={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:j.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:j.properties.on_broken_agent.enum,parentSchema:j.
properties.on_broken_agent,data:p};e===null?e=[l]:e.push(l),s++}let m=r.allow_private;if(Array.isArray(
m)){if(m.length>64){let P={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:j.
properties.allow_private,data:m};e===null?e=[P]:e.push(P),s++}let l=m.length;for(let P=0;P<l;P++){let T=m[P];
if(typeof T=="string"){if(x(T)>1024){let $={instancePath:t+"/allow_private/"+P,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:j.properties.allow_private.items,data:T};e===null?
e=[$]:e.push($),s++}if(x(T)<8){let $={instancePath:t+"/allow_private/"+P,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:j.properties.allow_private.items,data:T};e===null?e=[$]:e.push($),
s++}}else{let $={instancePath:t+"/allow_private/"+P,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.allow_private.
items.type,parentSchema:j.properties.allow_private.items,data:T};e===null?e=[$]:e.push($),s++}}}else{
let l={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:j.properties.allow_private.type,parentSchema:j.properties.
allow_private,data:m};e===null?e=[l]:e.push(l),s++}let h=r.model;if(typeof h=="string"){if(x(h)>256){
let l={instancePath:t+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:j.properties.model,
data:h};e===null?e=[l]:e.push(l),s++}if(x(h)<1){let l={instancePath:t+"/model",schemaPath:"#/propert\
ies/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters",schema:1,parentSchema:j.properties.model,data:h};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:j.properties.model.type,parentSchema:j.properties.model,data:h};e===null?e=[l]:e.push(
l),s++}let c=r.summaries;if(typeof c!="string"){let l={instancePath:t+"/summaries",schemaPath:"#/pro\
perties/summaries/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.
summaries.type,parentSchema:j.properties.summaries,data:c};e===null?e=[l]:e.push(l),s++}if(!(c==="qu\
ery"||c==="always")){let l={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"\
enum",params:{allowedValues:j.properties.summaries.enum},message:"must be equal to one of the allowe\
d values",schema:j.properties.summaries.enum,parentSchema:j.properties.summaries,data:c};e===null?e=
[l]:e.push(l),s++}let k=r.write_tools;if(typeof k!="boolean"){let l={instancePath:t+"/write_tools",schemaPath:"\
#/properties/write_tools/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:j.
properties.write_tools.type,parentSchema:j.properties.write_tools,data:k};e===null?e=[l]:e.push(l),s++}
let N=r.address_rpm;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N))){let l={instancePath:t+"/address_rpm",
schemaPath:"#/properties/address_rpm/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:j.properties.address_rpm.type,parentSchema:j.properties.address_rpm,data:N};e===null?
e=[l]:e.push(l),s++}if(typeof N=="number"){if(N>1e9||isNaN(N)){let l={instancePath:t+"/address_rpm",
schemaPath:"#/properties/address_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:j.properties.address_rpm,data:N};e===null?e=[l]:e.push(
l),s++}if(N<0||isNaN(N)){let l={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:j.
properties.address_rpm,data:N};e===null?e=[l]:e.push(l),s++}}let A=r.unpaid_rpm;if(!(typeof A=="numb\
er"&&!(A%1)&&!isNaN(A))){let l={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:j.properties.unpaid_rpm.type,
parentSchema:j.properties.unpaid_rpm,data:A};e===null?e=[l]:e.push(l),s++}if(typeof A=="number"){if(A>
1e9||isNaN(A)){let l={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:j.
properties.unpaid_rpm,data:A};e===null?e=[l]:e.push(l),s++}if(A<0||isNaN(A)){let l={instancePath:t+"\
/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:j.properties.unpaid_rpm,data:A};e===null?e=[l]:
e.push(l),s++}}let R=r.each_agent;if(R&&typeof R=="object"&&!Array.isArray(R)){for(let l in R)if(!(l===
"rpm"||l==="parallel"||l==="budget_usd"||l==="budget_period")){let P={instancePath:t+"/each_agent",schemaPath:"\
#/components/schemas/AgentCaps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:ie,data:R};e===null?e=[P]:e.push(
P),s++}if(R.rpm!==void 0){let l=R.rpm;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let P={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ie.properties.rpm.type,parentSchema:ie.properties.rpm,
data:l};e===null?e=[P]:e.push(P),s++}if(typeof l=="number"){if(l>1e9||isNaN(l)){let P={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:ie.properties.
rpm,data:l};e===null?e=[P]:e.push(P),s++}if(l<1||isNaN(l)){let P={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ie.properties.rpm,data:l};e===null?e=[P]:e.push(P),s++}}}
if(R.parallel!==void 0){let l=R.parallel;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let P={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ie.properties.parallel.type,parentSchema:ie.
properties.parallel,data:l};e===null?e=[P]:e.push(P),s++}if(typeof l=="number"){if(l>1e6||isNaN(l)){
let P={instancePath:t+"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/p\
arallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,
parentSchema:ie.properties.parallel,data:l};e===null?e=[P]:e.push(P),s++}if(l<1||isNaN(l)){let P={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ie.properties.
parallel,data:l};e===null?e=[P]:e.push(P),s++}}}if(R.budget_usd!==void 0){let l=R.budget_usd;if(typeof l==
"string"){if(x(l)>17){let P={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:ie.properties.budget_usd,data:l};e===null?e=[P]:
e.push(P),s++}if(!ks.test(l)){let P={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ie.properties.budget_usd,data:l};e===null?e=[P]:
e.push(P),s++}}else{let P={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ie.properties.budget_usd.type,parentSchema:ie.properties.budget_usd,data:l};e===null?e=[P]:e.
push(P),s++}}if(R.budget_period!==void 0){let l=R.budget_period;if(typeof l!="string"){let P={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.budget_period.type,
parentSchema:ie.properties.budget_period,data:l};e===null?e=[P]:e.push(P),s++}if(!(l==="day"||l==="m\
onth"||l==="total")){let P={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:ie.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:ie.properties.budget_period.enum,parentSchema:ie.
properties.budget_period,data:l};e===null?e=[P]:e.push(P),s++}}}else{let l={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ie.type,parentSchema:ie,data:R};e===null?e=[l]:e.push(l),s++}let U=r.lenient;
if(U&&typeof U=="object"&&!Array.isArray(U)){U.arguments===void 0&&(U.arguments=!1),U.bearer===void 0&&
(U.bearer=!1);for(let T in U)if(!(T==="arguments"||T==="bearer")){let $={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T},
message:"must NOT have additional properties",schema:!1,parentSchema:je,data:U};e===null?e=[$]:e.push(
$),s++}let l=U.arguments;if(typeof l!="boolean"){let T={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:je.properties.arguments.type,parentSchema:je.properties.arguments,data:l};e===
null?e=[T]:e.push(T),s++}let P=U.bearer;if(typeof P!="boolean"){let T={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:je.properties.bearer.type,parentSchema:je.properties.bearer,
data:P};e===null?e=[T]:e.push(T),s++}}else{let l={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:je.type,
parentSchema:je,data:U};e===null?e=[l]:e.push(l),s++}let E=r.bounds;if(E&&typeof E=="object"&&!Array.
isArray(E)){E.turns===void 0&&(E.turns=8),E.tool_calls===void 0&&(E.tool_calls=12),E.query_ms===void 0&&
(E.query_ms=6e4),E.tokens===void 0&&(E.tokens=2e5),E.usd===void 0&&(E.usd="0.50"),E.answer_tokens===
void 0&&(E.answer_tokens=8e3);for(let O in E)if(!(O==="turns"||O==="tool_calls"||O==="query_ms"||O===
"tokens"||O==="usd"||O==="answer_tokens")){let de={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O},message:"\
must NOT have additional properties",schema:!1,parentSchema:X,data:E};e===null?e=[de]:e.push(de),s++}
let l=E.turns;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let O={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:X.properties.turns.type,parentSchema:X.properties.turns,data:l};e===null?e=[O]:
e.push(O),s++}if(typeof l=="number"){if(l>100||isNaN(l)){let O={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:X.properties.turns,data:l};e===null?e=[O]:e.push(O),
s++}if(l<1||isNaN(l)){let O={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:X.properties.turns,data:l};e===null?e=[O]:e.push(O),s++}}let P=E.tool_calls;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P))){let O={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:X.properties.tool_calls.type,parentSchema:X.properties.tool_calls,data:P};e===null?e=[O]:
e.push(O),s++}if(typeof P=="number"){if(P>1e3||isNaN(P)){let O={instancePath:t+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:X.properties.tool_calls,data:P};e===
null?e=[O]:e.push(O),s++}if(P<1||isNaN(P)){let O={instancePath:t+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:X.properties.tool_calls,data:P};e===null?e=[O]:e.push(O),
s++}}let T=E.query_ms;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T))){let O={instancePath:t+"/bounds/qu\
ery_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:X.properties.query_ms.type,parentSchema:X.properties.query_ms,
data:T};e===null?e=[O]:e.push(O),s++}if(typeof T=="number"){if(T>6e5||isNaN(T)){let O={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:X.properties.
query_ms,data:T};e===null?e=[O]:e.push(O),s++}if(T<100||isNaN(T)){let O={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.query_ms,data:T};
e===null?e=[O]:e.push(O),s++}}let $=E.tokens;if(!(typeof $=="number"&&!($%1)&&!isNaN($))){let O={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:X.properties.tokens.type,parentSchema:X.properties.
tokens,data:$};e===null?e=[O]:e.push(O),s++}if(typeof $=="number"){if($>1e8||isNaN($)){let O={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:X.properties.
tokens,data:$};e===null?e=[O]:e.push(O),s++}if($<100||isNaN($)){let O={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.tokens,data:$};e===null?
e=[O]:e.push(O),s++}}let me=E.usd;if(typeof me=="string"){if(x(me)>32){let O={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X.properties.usd,data:me};
e===null?e=[O]:e.push(O),s++}if(!ce.test(me)){let O={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.properties.usd,data:me};e===null?e=[O]:e.push(O),
s++}}else{let O={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.usd.type,parentSchema:X.
properties.usd,data:me};e===null?e=[O]:e.push(O),s++}let te=E.answer_tokens;if(!(typeof te=="number"&&
!(te%1)&&!isNaN(te))){let O={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/components/schemas\
/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:X.properties.answer_tokens.type,parentSchema:X.properties.answer_tokens,data:te};e===null?
e=[O]:e.push(O),s++}if(typeof te=="number"){if(te>1e7||isNaN(te)){let O={instancePath:t+"/bounds/ans\
wer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:X.properties.
answer_tokens,data:te};e===null?e=[O]:e.push(O),s++}if(te<100||isNaN(te)){let O={instancePath:t+"/bo\
unds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.
answer_tokens,data:te};e===null?e=[O]:e.push(O),s++}}}else{let l={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:X.
type,parentSchema:X,data:E};e===null?e=[l]:e.push(l),s++}let d=r.tasks;if(d&&typeof d=="object"&&!Array.
isArray(d)){d.workers===void 0&&(d.workers=4),d.kept_days===void 0&&(d.kept_days=7),d.waiting===void 0&&
(d.waiting=1e3);for(let $ in d)if(!($==="workers"||$==="kept_days"||$==="waiting")){let me={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:$},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:d};e===null?e=[me]:e.push(me),s++}let l=d.workers;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){
let $={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ue.properties.workers.type,
parentSchema:ue.properties.workers,data:l};e===null?e=[$]:e.push($),s++}if(typeof l=="number"){if(l>
1e3||isNaN(l)){let $={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:ue.properties.workers,data:l};e===null?e=[$]:e.push($),s++}if(l<0||isNaN(l)){
let $={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ue.
properties.workers,data:l};e===null?e=[$]:e.push($),s++}}let P=d.kept_days;if(!(typeof P=="number"&&
!(P%1)&&!isNaN(P))){let $={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ue.
properties.kept_days.type,parentSchema:ue.properties.kept_days,data:P};e===null?e=[$]:e.push($),s++}
if(typeof P=="number"){if(P>3650||isNaN(P)){let $={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:ue.properties.kept_days,data:P};e===null?e=[$]:e.
push($),s++}if(P<1||isNaN(P)){let $={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:ue.properties.kept_days,data:P};e===null?e=[$]:e.push($),s++}}let T=d.
waiting;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T))){let $={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ue.properties.waiting.type,parentSchema:ue.properties.waiting,data:T};e===null?
e=[$]:e.push($),s++}if(typeof T=="number"){if(T>1e6||isNaN(T)){let $={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ue.properties.waiting,data:T};e===
null?e=[$]:e.push($),s++}if(T<1||isNaN(T)){let $={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ue.properties.waiting,data:T};e===null?e=[$]:e.push($),
s++}}}else{let l={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,data:d};e===null?e=[l]:
e.push(l),s++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:j.type,parentSchema:j,data:r};e===null?e=[o]:e.push(o),s++}return Ze.
errors=e,s===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Z={type:"object",additionalProperties:!1,
properties:{all:{$ref:"#/components/schemas/Caps",default:{}},headers_ms:{type:"integer",minimum:100,
maximum:6e5,default:1e4},body_ms:{type:"integer",minimum:100,maximum:6e5,default:3e4},body_bytes:{type:"\
integer",minimum:1048576,maximum:268435456,default:33554432},connect_ms:{type:"integer",minimum:10,maximum:6e4,
default:3e3},first_byte_ms:{type:"integer",minimum:10,maximum:6e5,default:3e4},idle_ms:{type:"intege\
r",minimum:10,maximum:6e5,default:3e4},whole_ms:{type:"integer",minimum:10,maximum:36e5,default:28e4},
stream_ms:{type:"integer",minimum:10,maximum:864e5,default:6e5},keep_alive_ms:{type:"integer",minimum:10,
maximum:6e5,default:15e3},write_stall_ms:{type:"integer",minimum:10,maximum:6e5,default:6e4},after_disconnect_ms:{
type:"integer",minimum:0,maximum:5e3,default:5e3},reply_bytes:{type:"integer",minimum:1024,maximum:1073741824,
default:33554432},connections:{type:"integer",minimum:1,maximum:1e5,default:4096},unpriced:{type:"st\
ring",enum:["allow","refuse"],default:"allow"}}},Q={type:"object",additionalProperties:!1,properties:{
rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"\
integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9}\
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function Me(r,{instancePath:t="",
parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){let e=null,s=0,q=Me.evaluated;
if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){r.all===void 0&&(r.all={}),r.headers_ms===void 0&&(r.headers_ms=1e4),r.body_ms===void 0&&(r.body_ms=
3e4),r.body_bytes===void 0&&(r.body_bytes=33554432),r.connect_ms===void 0&&(r.connect_ms=3e3),r.first_byte_ms===
void 0&&(r.first_byte_ms=3e4),r.idle_ms===void 0&&(r.idle_ms=3e4),r.whole_ms===void 0&&(r.whole_ms=28e4),
r.stream_ms===void 0&&(r.stream_ms=6e5),r.keep_alive_ms===void 0&&(r.keep_alive_ms=15e3),r.write_stall_ms===
void 0&&(r.write_stall_ms=6e4),r.after_disconnect_ms===void 0&&(r.after_disconnect_ms=5e3),r.reply_bytes===
void 0&&(r.reply_bytes=33554432),r.connections===void 0&&(r.connections=4096),r.unpriced===void 0&&(r.
unpriced="allow");for(let d in r)if(!Oe.call(Z.properties,d)){let l={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:Z,data:r};e===null?e=[l]:e.push(l),s++}let o=r.all;
if(o&&typeof o=="object"&&!Array.isArray(o)){for(let d in o)if(!(d==="rpm"||d==="tpm"||d==="parallel"||
d==="budget_usd"||d==="budget_period")){let l={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:Q,data:o};e===null?e=[l]:e.push(l),s++}if(o.
rpm!==void 0){let d=o.rpm;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let l={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:Q.properties.rpm.type,parentSchema:Q.properties.rpm,data:d};e===null?
e=[l]:e.push(l),s++}if(typeof d=="number"){if(d>1e9||isNaN(d)){let l={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:Q.properties.rpm,data:d};e===null?e=[l]:e.push(
l),s++}if(d<1||isNaN(d)){let l={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.rpm,data:d};e===null?e=[l]:e.push(l),s++}}}if(o.tpm!==void 0){let d=o.tpm;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let l={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:Q.properties.tpm.type,parentSchema:Q.properties.tpm,data:d};e===null?e=[l]:e.push(l),s++}if(typeof d==
"number"){if(d>1e12||isNaN(d)){let l={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:Q.properties.tpm,data:d};e===null?e=[l]:e.push(l),s++}if(d<1||
isNaN(d)){let l={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Q.
properties.tpm,data:d};e===null?e=[l]:e.push(l),s++}}}if(o.parallel!==void 0){let d=o.parallel;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d))){let l={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.
properties.parallel.type,parentSchema:Q.properties.parallel,data:d};e===null?e=[l]:e.push(l),s++}if(typeof d==
"number"){if(d>1e6||isNaN(d)){let l={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:Q.properties.parallel,data:d};e===null?e=[l]:e.push(l),s++}
if(d<1||isNaN(d)){let l={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.parallel,data:d};e===null?e=[l]:e.push(l),s++}}}if(o.budget_usd!==void 0){
let d=o.budget_usd;if(typeof d=="string"){if(x(d)>17){let l={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:Q.properties.budget_usd,data:d};e===null?
e=[l]:e.push(l),s++}if(!ks.test(d)){let l={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:Q.properties.budget_usd,data:d};e===null?e=[l]:e.push(
l),s++}}else{let l={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.
budget_usd.type,parentSchema:Q.properties.budget_usd,data:d};e===null?e=[l]:e.push(l),s++}}if(o.budget_period!==
void 0){let d=o.budget_period;if(typeof d!="string"){let l={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Q.properties.budget_period.type,parentSchema:Q.properties.budget_period,data:d};
e===null?e=[l]:e.push(l),s++}if(!(d==="day"||d==="month"||d==="total")){let l={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:Q.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:Q.properties.budget_period.enum,parentSchema:Q.properties.budget_period,data:d};e===null?e=[l]:
e.push(l),s++}}}else{let d={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,data:o};e===null?
e=[d]:e.push(d),s++}let a=r.headers_ms;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let d={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Z.properties.headers_ms.type,parentSchema:Z.properties.headers_ms,data:a};e===
null?e=[d]:e.push(d),s++}if(typeof a=="number"){if(a>6e5||isNaN(a)){let d={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.headers_ms,data:a};e===null?e=[d]:e.
push(d),s++}if(a<100||isNaN(a)){let d={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:Z.properties.headers_ms,data:a};e===null?e=[d]:e.push(d),s++}}let n=r.body_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let d={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.body_ms.type,parentSchema:Z.
properties.body_ms,data:n};e===null?e=[d]:e.push(d),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let d={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.body_ms,data:n};e===
null?e=[d]:e.push(d),s++}if(n<100||isNaN(n)){let d={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:Z.properties.body_ms,data:n};e===null?e=[d]:e.push(d),s++}}let w=r.body_bytes;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w))){let d={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.body_bytes.
type,parentSchema:Z.properties.body_bytes,data:w};e===null?e=[d]:e.push(d),s++}if(typeof w=="number"){
if(w>268435456||isNaN(w)){let d={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:Z.properties.body_bytes,data:w};e===null?e=[d]:e.push(d),s++}if(w<1048576||isNaN(w)){let d={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:Z.properties.
body_bytes,data:w};e===null?e=[d]:e.push(d),s++}}let f=r.connect_ms;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f))){let d={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:Z.properties.connect_ms.type,parentSchema:Z.
properties.connect_ms,data:f};e===null?e=[d]:e.push(d),s++}if(typeof f=="number"){if(f>6e4||isNaN(f)){
let d={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:Z.properties.connect_ms,
data:f};e===null?e=[d]:e.push(d),s++}if(f<10||isNaN(f)){let d={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:Z.properties.connect_ms,data:f};e===null?e=[d]:e.push(d),s++}}let p=r.
first_byte_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let d={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.
properties.first_byte_ms.type,parentSchema:Z.properties.first_byte_ms,data:p};e===null?e=[d]:e.push(
d),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let d={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:Z.properties.first_byte_ms,data:p};e===null?e=[d]:e.push(d),
s++}if(p<10||isNaN(p)){let d={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:Z.
properties.first_byte_ms,data:p};e===null?e=[d]:e.push(d),s++}}let m=r.idle_ms;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m))){let d={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Z.properties.idle_ms.type,parentSchema:Z.
properties.idle_ms,data:m};e===null?e=[d]:e.push(d),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let d={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.idle_ms,data:m};e===
null?e=[d]:e.push(d),s++}if(m<10||isNaN(m)){let d={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:Z.properties.idle_ms,data:m};e===null?e=[d]:e.push(d),s++}}let h=r.whole_ms;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h))){let d={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.whole_ms.type,
parentSchema:Z.properties.whole_ms,data:h};e===null?e=[d]:e.push(d),s++}if(typeof h=="number"){if(h>
36e5||isNaN(h)){let d={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:Z.
properties.whole_ms,data:h};e===null?e=[d]:e.push(d),s++}if(h<10||isNaN(h)){let d={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:Z.properties.whole_ms,data:h};e===null?e=[d]:e.push(d),
s++}}let c=r.stream_ms;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let d={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:Z.properties.stream_ms.type,parentSchema:Z.properties.stream_ms,data:c};e===null?e=[
d]:e.push(d),s++}if(typeof c=="number"){if(c>864e5||isNaN(c)){let d={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:Z.properties.stream_ms,data:c};e===null?e=[d]:e.push(d),s++}
if(c<10||isNaN(c)){let d={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:Z.properties.
stream_ms,data:c};e===null?e=[d]:e.push(d),s++}}let k=r.keep_alive_ms;if(!(typeof k=="number"&&!(k%1)&&
!isNaN(k))){let d={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Z.properties.keep_alive_ms.type,parentSchema:Z.
properties.keep_alive_ms,data:k};e===null?e=[d]:e.push(d),s++}if(typeof k=="number"){if(k>6e5||isNaN(
k)){let d={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.
keep_alive_ms,data:k};e===null?e=[d]:e.push(d),s++}if(k<10||isNaN(k)){let d={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:Z.properties.keep_alive_ms,data:k};e===null?e=[d]:e.push(
d),s++}}let N=r.write_stall_ms;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N))){let d={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:Z.properties.write_stall_ms.type,parentSchema:Z.properties.write_stall_ms,
data:N};e===null?e=[d]:e.push(d),s++}if(typeof N=="number"){if(N>6e5||isNaN(N)){let d={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.write_stall_ms,data:N};
e===null?e=[d]:e.push(d),s++}if(N<10||isNaN(N)){let d={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:Z.properties.write_stall_ms,data:N};e===null?e=[d]:e.push(d),s++}}
let A=r.after_disconnect_ms;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A))){let d={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Z.properties.after_disconnect_ms.type,parentSchema:Z.properties.
after_disconnect_ms,data:A};e===null?e=[d]:e.push(d),s++}if(typeof A=="number"){if(A>5e3||isNaN(A)){
let d={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:Z.properties.
after_disconnect_ms,data:A};e===null?e=[d]:e.push(d),s++}if(A<0||isNaN(A)){let d={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Z.properties.after_disconnect_ms,
data:A};e===null?e=[d]:e.push(d),s++}}let R=r.reply_bytes;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R))){
let d={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:Z.properties.reply_bytes.type,parentSchema:Z.properties.
reply_bytes,data:R};e===null?e=[d]:e.push(d),s++}if(typeof R=="number"){if(R>1073741824||isNaN(R)){let d={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:Z.properties.
reply_bytes,data:R};e===null?e=[d]:e.push(d),s++}if(R<1024||isNaN(R)){let d={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:Z.properties.reply_bytes,data:R};e===null?e=[d]:e.
push(d),s++}}let U=r.connections;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U))){let d={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Z.properties.connections.type,parentSchema:Z.properties.connections,data:U};
e===null?e=[d]:e.push(d),s++}if(typeof U=="number"){if(U>1e5||isNaN(U)){let d={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:Z.properties.connections,data:U};e===null?e=[d]:
e.push(d),s++}if(U<1||isNaN(U)){let d={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Z.
properties.connections,data:U};e===null?e=[d]:e.push(d),s++}}let E=r.unpriced;if(typeof E!="string"){
let d={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Z.properties.unpriced.type,parentSchema:Z.properties.unpriced,
data:E};e===null?e=[d]:e.push(d),s++}if(!(E==="allow"||E==="refuse")){let d={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:Z.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:Z.properties.unpriced.enum,parentSchema:Z.
properties.unpriced,data:E};e===null?e=[d]:e.push(d),s++}}else{let o={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:r};
e===null?e=[o]:e.push(o),s++}return Me.errors=e,s===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var W={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
Gs=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),M={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},re={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_sec\
ret_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
ws=new RegExp("^https?://","u");function Ie(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,
dynamicAnchors:K={}}={}){let e=null,s=0,q=Ie.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&
(q.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:M.required,parentSchema:M,data:r};e===null?e=[o]:e.push(o),s++}if(r.pay_to===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:M.required,parentSchema:M,data:r};e===null?
e=[o]:e.push(o),s++}if(r.asset===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:M.required,
parentSchema:M,data:r};e===null?e=[o]:e.push(o),s++}if(r.decimals===void 0){let o={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:M.required,parentSchema:M,data:r};e===null?e=[o]:e.push(o),s++}if(r.facilitator===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:M.required,parentSchema:M,data:r};
e===null?e=[o]:e.push(o),s++}for(let o in r)if(!Oe.call(M.properties,o)){let a={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must N\
OT have additional properties",schema:!1,parentSchema:M,data:r};e===null?e=[a]:e.push(a),s++}if(r.path!==
void 0){let o=r.path;if(typeof o!="string"){let a={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.properties.path.type,
parentSchema:M.properties.path,data:o};e===null?e=[a]:e.push(a),s++}if(!(o==="evm"||o==="solana")){let a={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:M.properties.
path.enum},message:"must be equal to one of the allowed values",schema:M.properties.path.enum,parentSchema:M.
properties.path,data:o};e===null?e=[a]:e.push(a),s++}}if(r.pay_to!==void 0){let o=r.pay_to;if(typeof o==
"string"){if(x(o)>44){let a={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:M.
properties.pay_to,data:o};e===null?e=[a]:e.push(a),s++}if(x(o)<32){let a={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:M.properties.pay_to,data:o};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:M.properties.pay_to.type,parentSchema:M.properties.pay_to,data:o};
e===null?e=[a]:e.push(a),s++}}if(r.asset!==void 0){let o=r.asset;if(typeof o=="string"){if(x(o)>44){
let a={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:M.properties.asset,
data:o};e===null?e=[a]:e.push(a),s++}if(x(o)<32){let a={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:M.properties.asset,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:M.properties.asset.type,parentSchema:M.properties.asset,data:o};e===null?e=[a]:
e.push(a),s++}}if(r.asset_name!==void 0){let o=r.asset_name;if(typeof o=="string"){if(x(o)>64){let a={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:M.properties.asset_name,
data:o};e===null?e=[a]:e.push(a),s++}if(x(o)<1){let a={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:M.properties.asset_name,data:o};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:M.properties.asset_name.type,parentSchema:M.properties.
asset_name,data:o};e===null?e=[a]:e.push(a),s++}}if(r.asset_version!==void 0){let o=r.asset_version;
if(typeof o=="string"){if(x(o)>16){let a={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:M.properties.asset_version,data:o};e===null?e=[a]:e.push(a),s++}if(x(
o)<1){let a={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:M.
properties.asset_version,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:M.properties.asset_version.type,parentSchema:M.properties.asset_version,data:o};
e===null?e=[a]:e.push(a),s++}}if(r.decimals!==void 0){let o=r.decimals;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o))){let a={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:M.properties.decimals.type,parentSchema:M.
properties.decimals,data:o};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"){if(o>18||isNaN(o)){let a={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:M.properties.decimals,data:o};e===null?
e=[a]:e.push(a),s++}if(o<0||isNaN(o)){let a={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:M.
properties.decimals,data:o};e===null?e=[a]:e.push(a),s++}}}if(r.facilitator!==void 0){let o=r.facilitator;
if(typeof o=="string"){if(x(o)>1024){let a={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:M.properties.facilitator,data:o};e===null?e=[a]:e.push(a),s++}if(!ws.
test(o)){let a={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:M.properties.facilitator,data:o};e===null?e=[a]:e.push(a),s++}if(!Ke(o)){let a={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:M.properties.facilitator,data:o};e===null?e=[a]:e.
push(a),s++}}else{let a={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:M.properties.facilitator.type,parentSchema:M.
properties.facilitator,data:o};e===null?e=[a]:e.push(a),s++}}if(r.facilitator_key_env!==void 0){let o=r.
facilitator_key_env;if(typeof o=="string"){if(x(o)>128){let a={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:M.properties.facilitator_key_env,data:o};
e===null?e=[a]:e.push(a),s++}if(!qe.test(o)){let a={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:M.
properties.facilitator_key_env,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:M.properties.facilitator_key_env.type,parentSchema:M.properties.
facilitator_key_env,data:o};e===null?e=[a]:e.push(a),s++}}if(r.facilitator_key_file!==void 0){let o=r.
facilitator_key_file;if(typeof o=="string"){if(x(o)>1024){let a={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:M.properties.facilitator_key_file,
data:o};e===null?e=[a]:e.push(a),s++}if(x(o)<1){let a={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:M.properties.facilitator_key_file,data:o};e===null?
e=[a]:e.push(a),s++}if(!$e.test(o)){let a={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:M.properties.facilitator_key_file,
data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:M.properties.facilitator_key_file.type,parentSchema:M.properties.facilitator_key_file,data:o};
e===null?e=[a]:e.push(a),s++}}if(r.facilitator_auth!==void 0){let o=r.facilitator_auth;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.kind===void 0){let a={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:re.required,parentSchema:re,data:o};e===null?e=[a]:e.push(
a),s++}if(o.key_id_env===void 0){let a={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:re.required,parentSchema:re,data:o};e===null?e=[a]:
e.push(a),s++}if(o.key_secret_env===void 0){let a={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:re.required,parentSchema:re,data:o};
e===null?e=[a]:e.push(a),s++}for(let a in o)if(!(a==="kind"||a==="key_id_env"||a==="key_secret_env")){
let n={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have add\
itional properties",schema:!1,parentSchema:re,data:o};e===null?e=[n]:e.push(n),s++}if(o.kind!==void 0){
let a=o.kind;if(typeof a!="string"){let n={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.properties.kind.type,parentSchema:re.properties.kind,data:a};e===null?e=[n]:
e.push(n),s++}if(a!=="cdp"){let n={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:re.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:re.properties.kind.enum,parentSchema:re.
properties.kind,data:a};e===null?e=[n]:e.push(n),s++}}if(o.key_id_env!==void 0){let a=o.key_id_env;if(typeof a==
"string"){if(x(a)>128){let n={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:re.properties.key_id_env,data:a};e===
null?e=[n]:e.push(n),s++}if(!qe.test(a)){let n={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:re.properties.key_id_env,data:a};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.properties.
key_id_env.type,parentSchema:re.properties.key_id_env,data:a};e===null?e=[n]:e.push(n),s++}}if(o.key_secret_env!==
void 0){let a=o.key_secret_env;if(typeof a=="string"){if(x(a)>128){let n={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:re.properties.key_secret_env,data:a};e===null?e=[n]:e.push(n),s++}if(!qe.test(a)){let n={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:re.properties.
key_secret_env,data:a};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:re.properties.key_secret_env.type,parentSchema:re.
properties.key_secret_env,data:a};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:re.type,parentSchema:re,data:o};e===null?e=[a]:e.push(a),s++}}if(r.
rpc_env!==void 0){let o=r.rpc_env;if(typeof o=="string"){if(x(o)>128){let a={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:M.properties.rpc_env,data:o};e===null?e=[
a]:e.push(a),s++}if(!qe.test(o)){let a={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:M.properties.rpc_env,data:o};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.properties.rpc_env.type,
parentSchema:M.properties.rpc_env,data:o};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,
data:r};e===null?e=[o]:e.push(o),s++}return Ie.errors=e,s===0}Ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function De(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){
let e=null,s=0,q=De.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){r.networks===void 0&&(r.networks={}),r.max_timeout_s===void 0&&
(r.max_timeout_s=120),r.per_payer===void 0&&(r.per_payer=8),r.unsettled===void 0&&(r.unsettled=1e3),
r.verify_ms===void 0&&(r.verify_ms=5e3),r.settle_ms===void 0&&(r.settle_ms=3e4),r.kept_hours===void 0&&
(r.kept_hours=24);for(let c in r)if(!(c==="networks"||c==="max_timeout_s"||c==="per_payer"||c==="uns\
ettled"||c==="verify_ms"||c==="settle_ms"||c==="kept_hours")){let k={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:W,data:r};e===null?e=[k]:e.push(k),s++}let a=r.networks;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>16){let c={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:W.properties.networks,data:a};e===null?
e=[c]:e.push(c),s++}for(let c in a){let k=s;if(typeof c=="string"&&!Gs.test(c)){let N={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:W.properties.networks.propertyNames,data:c,propertyName:c};e===null?
e=[N]:e.push(N),s++}var o=k===s;if(!o){let N={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:c},message:"property name must be\
 valid",schema:W.properties.networks.propertyNames,parentSchema:W.properties.networks,data:a};e===null?
e=[N]:e.push(N),s++}}for(let c in a)Ie(a[c],{instancePath:t+"/networks/"+c.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:a,parentDataProperty:c,rootData:D,dynamicAnchors:K})||(e=e===null?Ie.errors:e.
concat(Ie.errors),s=e.length)}else{let c={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.properties.networks.
type,parentSchema:W.properties.networks,data:a};e===null?e=[c]:e.push(c),s++}let n=r.max_timeout_s;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let c={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.max_timeout_s.
type,parentSchema:W.properties.max_timeout_s,data:n};e===null?e=[c]:e.push(c),s++}if(typeof n=="numb\
er"){if(n>3600||isNaN(n)){let c={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:W.properties.max_timeout_s,data:n};e===null?e=[c]:e.push(c),s++}if(n<30||isNaN(n)){let c={
instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:W.properties.max_timeout_s,
data:n};e===null?e=[c]:e.push(c),s++}}let w=r.per_payer;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w))){
let c={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:W.properties.per_payer.type,parentSchema:W.properties.per_payer,
data:w};e===null?e=[c]:e.push(c),s++}if(typeof w=="number"){if(w>1e4||isNaN(w)){let c={instancePath:t+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:W.properties.per_payer,data:w};e===null?e=[c]:e.push(
c),s++}if(w<1||isNaN(w)){let c={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:W.
properties.per_payer,data:w};e===null?e=[c]:e.push(c),s++}}let f=r.unsettled;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f))){let c={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:W.properties.unsettled.type,parentSchema:W.
properties.unsettled,data:f};e===null?e=[c]:e.push(c),s++}if(typeof f=="number"){if(f>1e6||isNaN(f)){
let c={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:W.properties.unsettled,
data:f};e===null?e=[c]:e.push(c),s++}if(f<1||isNaN(f)){let c={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:W.properties.unsettled,data:f};e===null?e=[c]:e.push(c),s++}}let p=r.verify_ms;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let c={instancePath:t+"/verify_ms",schemaPath:"#/proper\
ties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.
verify_ms.type,parentSchema:W.properties.verify_ms,data:p};e===null?e=[c]:e.push(c),s++}if(typeof p==
"number"){if(p>6e5||isNaN(p)){let c={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:W.properties.verify_ms,data:p};e===null?e=[c]:e.push(c),s++}if(p<100||isNaN(p)){let c={
instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:W.properties.verify_ms,data:p};e===null?
e=[c]:e.push(c),s++}}let m=r.settle_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let c={instancePath:t+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:W.properties.settle_ms.type,parentSchema:W.properties.settle_ms,data:m};e===
null?e=[c]:e.push(c),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let c={instancePath:t+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:W.properties.settle_ms,data:m};e===null?e=[c]:e.
push(c),s++}if(m<100||isNaN(m)){let c={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:W.properties.settle_ms,data:m};e===null?e=[c]:e.push(c),s++}}let h=r.kept_hours;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h))){let c={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.kept_hours.
type,parentSchema:W.properties.kept_hours,data:h};e===null?e=[c]:e.push(c),s++}if(typeof h=="number"){
if(h>87600||isNaN(h)){let c={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:W.
properties.kept_hours,data:h};e===null?e=[c]:e.push(c),s++}if(h<24||isNaN(h)){let c={instancePath:t+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:W.properties.kept_hours,data:h};e===null?e=
[c]:e.push(c),s++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:W.type,parentSchema:W,data:r};e===null?e=[a]:e.push(a),s++}return De.
errors=e,s===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var L={type:"object",additionalProperties:!1,
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
idle_ms:{type:"integer",minimum:10,maximum:6e5}}},He={type:"string",enum:["bearer","x-api-key","api-\
key"]},Ne={type:"object",additionalProperties:!1,required:["usd_per_call"],properties:{usd_per_call:{
type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",maxLength:32}}},Hs=new RegExp("^[a-z][\
a-z0-9-]*$","u"),Js=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$","u"),Ys=new RegExp(
"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),Se=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$","u"),g={type:"\
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
0-9_-]*$"},Je={type:"string",enum:["free","bounded","times","priced","omit"]},ne={type:"object",additionalProperties:!1,
required:["means"],properties:{status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},
phrase:{type:"string",maxLength:512},means:{type:"string",enum:["context_length","content_filter","m\
odel","key","quota","rate","overloaded","caller","member","system","reasoning"]}}},ps=new RegExp("^[\
a-z0-9-]+$","u"),se={type:"object",additionalProperties:!1,properties:{min:{type:"number",minimum:-1e6,
maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},words:{type:"object",maxProperties:32,additionalProperties:{
type:"string",maxLength:64}},only:{type:"array",maxItems:32,items:{$ref:"#/components/schemas/Member\
Value"}},except:{type:"array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}}}},ae={anyOf:[
{type:"string",maxLength:256},{type:"number",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function Ee(r,{
instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){let e=null,
s=0,q=Ee.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){for(let n in r)if(!(n==="min"||n==="max"||n==="words"||n==="only"||n===
"except")){let w={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,parentSchema:se,
data:r};e===null?e=[w]:e.push(w),s++}if(r.min!==void 0){let n=r.min;if(typeof n=="number"){if(n>1e6||
isNaN(n)){let w={instancePath:t+"/min",schemaPath:"#/properties/min/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:se.properties.min,data:n};
e===null?e=[w]:e.push(w),s++}if(n<-1e6||isNaN(n)){let w={instancePath:t+"/min",schemaPath:"#/propert\
ies/min/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:se.properties.min,data:n};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+
"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type:"number"},message:"must be num\
ber",schema:se.properties.min.type,parentSchema:se.properties.min,data:n};e===null?e=[w]:e.push(w),s++}}
if(r.max!==void 0){let n=r.max;if(typeof n=="number"){if(n>1e6||isNaN(n)){let w={instancePath:t+"/ma\
x",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000",schema:1e6,parentSchema:se.properties.max,data:n};e===null?e=[w]:e.push(w),s++}if(n<
-1e6||isNaN(n)){let w={instancePath:t+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",
params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:se.properties.
max,data:n};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/max",schemaPath:"#/properties\
/max/type",keyword:"type",params:{type:"number"},message:"must be number",schema:se.properties.max.type,
parentSchema:se.properties.max,data:n};e===null?e=[w]:e.push(w),s++}}if(r.words!==void 0){let n=r.words;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>32){let w={instancePath:t+"/wo\
rds",schemaPath:"#/properties/words/maxProperties",keyword:"maxProperties",params:{limit:32},message:"\
must NOT have more than 32 properties",schema:32,parentSchema:se.properties.words,data:n};e===null?e=
[w]:e.push(w),s++}for(let w in n){let f=n[w];if(typeof f=="string"){if(x(f)>64){let p={instancePath:t+
"/words/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/words/additionalProperti\
es/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:se.properties.words.additionalProperties,data:f};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:t+"/words/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/wo\
rds/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:se.
properties.words.additionalProperties.type,parentSchema:se.properties.words.additionalProperties,data:f};
e===null?e=[p]:e.push(p),s++}}}else{let w={instancePath:t+"/words",schemaPath:"#/properties/words/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:se.properties.words.type,parentSchema:se.
properties.words,data:n};e===null?e=[w]:e.push(w),s++}}if(r.only!==void 0){let n=r.only;if(Array.isArray(
n)){if(n.length>32){let f={instancePath:t+"/only",schemaPath:"#/properties/only/maxItems",keyword:"m\
axItems",params:{limit:32},message:"must NOT have more than 32 items",schema:32,parentSchema:se.properties.
only,data:n};e===null?e=[f]:e.push(f),s++}let w=n.length;for(let f=0;f<w;f++){let p=n[f],m=s,h=!1,c=s;
if(typeof p=="string"){if(x(p)>256){let A={instancePath:t+"/only/"+f,schemaPath:"#/components/schema\
s/MemberValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more \
than 256 characters",schema:256,parentSchema:ae.anyOf[0],data:p};e===null?e=[A]:e.push(A),s++}}else{
let A={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ae.anyOf[0].type,parentSchema:ae.anyOf[0],
data:p};e===null?e=[A]:e.push(A),s++}var o=c===s;h=h||o;let k=s;if(typeof p=="number"){if(p>1e6||isNaN(
p)){let A={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ae.
anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}if(p<-1e6||isNaN(p)){let A={instancePath:t+"/only/"+f,
schemaPath:"#/components/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:ae.anyOf[1],data:p};e===null?
e=[A]:e.push(A),s++}}else{let A={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberVa\
lue/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ae.anyOf[1].
type,parentSchema:ae.anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}var o=k===s;h=h||o;let N=s;if(typeof p!=
"boolean"){let A={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/2/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ae.anyOf[2].type,parentSchema:ae.
anyOf[2],data:p};e===null?e=[A]:e.push(A),s++}var o=N===s;if(h=h||o,h)s=m,e!==null&&(m?e.length=m:e=
null);else{let A={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf",schema:ae.anyOf,parentSchema:ae,data:p};e===
null?e=[A]:e.push(A),s++}}}else{let w={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:se.properties.only.type,parentSchema:se.properties.
only,data:n};e===null?e=[w]:e.push(w),s++}}if(r.except!==void 0){let n=r.except;if(Array.isArray(n)){
if(n.length>32){let f={instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"m\
axItems",params:{limit:32},message:"must NOT have more than 32 items",schema:32,parentSchema:se.properties.
except,data:n};e===null?e=[f]:e.push(f),s++}let w=n.length;for(let f=0;f<w;f++){let p=n[f],m=s,h=!1,
c=s;if(typeof p=="string"){if(x(p)>256){let A={instancePath:t+"/except/"+f,schemaPath:"#/components/\
schemas/MemberValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have\
 more than 256 characters",schema:256,parentSchema:ae.anyOf[0],data:p};e===null?e=[A]:e.push(A),s++}}else{
let A={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ae.anyOf[0].type,parentSchema:ae.anyOf[0],
data:p};e===null?e=[A]:e.push(A),s++}var a=c===s;h=h||a;let k=s;if(typeof p=="number"){if(p>1e6||isNaN(
p)){let A={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ae.
anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}if(p<-1e6||isNaN(p)){let A={instancePath:t+"/except/"+
f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:ae.anyOf[1],data:p};e===null?
e=[A]:e.push(A),s++}}else{let A={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/Member\
Value/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ae.anyOf[1].
type,parentSchema:ae.anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}var a=k===s;h=h||a;let N=s;if(typeof p!=
"boolean"){let A={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/2/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ae.anyOf[2].type,parentSchema:ae.
anyOf[2],data:p};e===null?e=[A]:e.push(A),s++}var a=N===s;if(h=h||a,h)s=m,e!==null&&(m?e.length=m:e=
null);else{let A={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf",schema:ae.anyOf,parentSchema:ae,data:p};e===
null?e=[A]:e.push(A),s++}}}else{let w={instancePath:t+"/except",schemaPath:"#/properties/except/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:se.properties.except.type,parentSchema:se.
properties.except,data:n};e===null?e=[w]:e.push(w),s++}}}else{let n={instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:se.type,parentSchema:se,data:r};
e===null?e=[n]:e.push(n),s++}return Ee.errors=e,s===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Re(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){
let e=null,s=0,q=Re.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){for(let p in r)if(!Oe.call(g.properties,p)){let m={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"\
must NOT have additional properties",schema:!1,parentSchema:g,data:r};e===null?e=[m]:e.push(m),s++}if(r.
token_limit!==void 0){let p=r.token_limit;if(typeof p!="string"){let m={instancePath:t+"/token_limit",
schemaPath:"#/properties/token_limit/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:g.properties.token_limit.type,parentSchema:g.properties.token_limit,data:p};e===null?e=
[m]:e.push(m),s++}if(!(p==="max_tokens"||p==="max_completion_tokens")){let m={instancePath:t+"/token\
_limit",schemaPath:"#/properties/token_limit/enum",keyword:"enum",params:{allowedValues:g.properties.
token_limit.enum},message:"must be equal to one of the allowed values",schema:g.properties.token_limit.
enum,parentSchema:g.properties.token_limit,data:p};e===null?e=[m]:e.push(m),s++}}if(r.unknown_members!==
void 0){let p=r.unknown_members;if(typeof p!="string"){let m={instancePath:t+"/unknown_members",schemaPath:"\
#/properties/unknown_members/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.unknown_members.type,parentSchema:g.properties.unknown_members,data:p};e===null?e=[m]:e.push(
m),s++}if(!(p==="refuses"||p==="obeys")){let m={instancePath:t+"/unknown_members",schemaPath:"#/prop\
erties/unknown_members/enum",keyword:"enum",params:{allowedValues:g.properties.unknown_members.enum},
message:"must be equal to one of the allowed values",schema:g.properties.unknown_members.enum,parentSchema:g.
properties.unknown_members,data:p};e===null?e=[m]:e.push(m),s++}}if(r.members!==void 0){let p=r.members;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>128){let m={instancePath:t+"/m\
embers",schemaPath:"#/properties/members/maxProperties",keyword:"maxProperties",params:{limit:128},message:"\
must NOT have more than 128 properties",schema:128,parentSchema:g.properties.members,data:p};e===null?
e=[m]:e.push(m),s++}for(let m in p){let h=s;if(typeof m=="string"){if(x(m)>64){let c={instancePath:t+
"/members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:m,propertyName:m};e===
null?e=[c]:e.push(c),s++}if(x(m)<1){let c={instancePath:t+"/members",schemaPath:"#/components/schema\
s/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters",schema:1,parentSchema:C,data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}if(!Se.test(m)){
let c={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"patte\
rn",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-\
]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===null?e=[c]:e.push(
c),s++}}else{let c={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,data:m,propertyName:m};
e===null?e=[c]:e.push(c),s++}var o=h===s;if(!o){let c={instancePath:t+"/members",schemaPath:"#/prope\
rties/members/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"property name \
must be valid",schema:g.properties.members.propertyNames,parentSchema:g.properties.members,data:p};e===
null?e=[c]:e.push(c),s++}}for(let m in p){let h=p[m];if(typeof h!="string"){let c={instancePath:t+"/\
members/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:Je.type,parentSchema:Je,data:h};
e===null?e=[c]:e.push(c),s++}if(!(h==="free"||h==="bounded"||h==="times"||h==="priced"||h==="omit")){
let c={instancePath:t+"/members/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/\
schemas/MemberClass/enum",keyword:"enum",params:{allowedValues:Je.enum},message:"must be equal to on\
e of the allowed values",schema:Je.enum,parentSchema:Je,data:h};e===null?e=[c]:e.push(c),s++}}}else{
let m={instancePath:t+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:g.properties.members.type,parentSchema:g.properties.members,
data:p};e===null?e=[m]:e.push(m),s++}}if(r.message_members!==void 0){let p=r.message_members;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let m={instancePath:t+"/message_members",schemaPath:"\
#/properties/message_members/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must \
NOT have more than 32 properties",schema:32,parentSchema:g.properties.message_members,data:p};e===null?
e=[m]:e.push(m),s++}for(let m in p){let h=s;if(typeof m=="string"){if(x(m)>64){let c={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:m,propertyName:m};
e===null?e=[c]:e.push(c),s++}if(x(m)<1){let c={instancePath:t+"/message_members",schemaPath:"#/compo\
nents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters",schema:1,parentSchema:C,data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}if(!Se.
test(m)){let c={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Z\
a-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/message_members",schemaPath:"#/components/sch\
emas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}var a=h===s;if(!a){let c={instancePath:t+"/messa\
ge_members",schemaPath:"#/properties/message_members/propertyNames",keyword:"propertyNames",params:{
propertyName:m},message:"property name must be valid",schema:g.properties.message_members.propertyNames,
parentSchema:g.properties.message_members,data:p};e===null?e=[c]:e.push(c),s++}}for(let m in p){let h=p[m];
if(typeof h!="string"){let c={instancePath:t+"/message_members/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/message_members/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:g.properties.message_members.additionalProperties.type,parentSchema:g.
properties.message_members.additionalProperties,data:h};e===null?e=[c]:e.push(c),s++}if(h!=="omit"){
let c={instancePath:t+"/message_members/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/message_members/additionalProperties/enum",keyword:"enum",params:{allowedValues:g.properties.
message_members.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:g.
properties.message_members.additionalProperties.enum,parentSchema:g.properties.message_members.additionalProperties,
data:h};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:t+"/message_members",schemaPath:"#/p\
roperties/message_members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.message_members.type,parentSchema:g.properties.message_members,data:p};e===null?e=[m]:e.push(
m),s++}}if(r.rename!==void 0){let p=r.rename;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.
keys(p).length>32){let m={instancePath:t+"/rename",schemaPath:"#/properties/rename/maxProperties",keyword:"\
maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:g.
properties.rename,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){let h=s;if(typeof m=="string"){
if(x(m)>64){let c={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,
data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}if(x(m)<1){let c={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C,data:m,propertyName:m};e===null?e=[c]:e.push(c),
s++}if(!Se.test(m)){let c={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/rename",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}var n=h===s;if(!n){let c={instancePath:t+"/renam\
e",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"\
property name must be valid",schema:g.properties.rename.propertyNames,parentSchema:g.properties.rename,
data:p};e===null?e=[c]:e.push(c),s++}}for(let m in p){let h=p[m];if(typeof h=="string"){if(x(h)>64){
let c={instancePath:t+"/rename/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters",schema:64,parentSchema:C,data:h};e===null?e=[c]:e.push(c),s++}if(x(h)<1){let c={instancePath:t+
"/rename/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:h};e===null?e=[c]:e.push(c),s++}if(!Se.test(h)){let c={instancePath:t+"/rename/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:h};e===null?e=[c]:e.push(c),s++}}else{
let c={instancePath:t+"/rename/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,
parentSchema:C,data:h};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:t+"/rename",schemaPath:"\
#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.
rename.type,parentSchema:g.properties.rename,data:p};e===null?e=[m]:e.push(m),s++}}if(r.add!==void 0){
let p=r.add;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let m={instancePath:t+
"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProperties",params:{limit:32},message:"\
must NOT have more than 32 properties",schema:32,parentSchema:g.properties.add,data:p};e===null?e=[m]:
e.push(m),s++}for(let m in p){let h=s;if(typeof m=="string"){if(x(m)>64){let c={instancePath:t+"/add",
schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:C,data:m,propertyName:m};e===null?e=[c]:
e.push(c),s++}if(x(m)<1){let c={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}if(!Se.test(m)){let c={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
a-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}var w=h===
s;if(!w){let c={instancePath:t+"/add",schemaPath:"#/properties/add/propertyNames",keyword:"propertyN\
ames",params:{propertyName:m},message:"property name must be valid",schema:g.properties.add.propertyNames,
parentSchema:g.properties.add,data:p};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:t+"/ad\
d",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:g.properties.add.type,parentSchema:g.properties.add,data:p};e===null?e=[m]:e.push(m),s++}}if(r.
values!==void 0){let p=r.values;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
32){let m={instancePath:t+"/values",schemaPath:"#/properties/values/maxProperties",keyword:"maxPrope\
rties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:g.properties.
values,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){let h=s;if(typeof m=="string"){if(x(m)>64){
let c={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:m,
propertyName:m};e===null?e=[c]:e.push(c),s++}if(x(m)<1){let c={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C,data:m,propertyName:m};e===null?e=[c]:e.push(c),
s++}if(!Se.test(m)){let c={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/values",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:m,propertyName:m};e===null?e=[c]:e.push(c),s++}var f=h===s;if(!f){let c={instancePath:t+"/value\
s",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"\
property name must be valid",schema:g.properties.values.propertyNames,parentSchema:g.properties.values,
data:p};e===null?e=[c]:e.push(c),s++}}for(let m in p)Ee(p[m],{instancePath:t+"/values/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:m,rootData:D,dynamicAnchors:K})||(e=e===null?
Ee.errors:e.concat(Ee.errors),s=e.length)}else{let m={instancePath:t+"/values",schemaPath:"#/propert\
ies/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.
values.type,parentSchema:g.properties.values,data:p};e===null?e=[m]:e.push(m),s++}}if(r.system!==void 0){
let p=r.system;if(typeof p!="string"){let m={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.system.type,
parentSchema:g.properties.system,data:p};e===null?e=[m]:e.push(m),s++}if(!(p==="any"||p==="leading"||
p==="one_leading")){let m={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:g.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:g.properties.system.enum,parentSchema:g.properties.system,data:p};e===null?e=[m]:e.push(
m),s++}}if(r.order!==void 0){let p=r.order;if(Array.isArray(p)){if(p.length>2){let h={instancePath:t+
"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},message:"must \
NOT have more than 2 items",schema:2,parentSchema:g.properties.order,data:p};e===null?e=[h]:e.push(h),
s++}let m=p.length;for(let h=0;h<m;h++){let c=p[h];if(typeof c!="string"){let k={instancePath:t+"/or\
der/"+h,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:g.properties.order.items.type,parentSchema:g.properties.order.items,data:c};e===
null?e=[k]:e.push(k),s++}if(!(c==="alternate"||c==="no_user_after_tool")){let k={instancePath:t+"/or\
der/"+h,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:g.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:g.properties.order.items.
enum,parentSchema:g.properties.order.items,data:c};e===null?e=[k]:e.push(k),s++}}}else{let m={instancePath:t+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be \
array",schema:g.properties.order.type,parentSchema:g.properties.order,data:p};e===null?e=[m]:e.push(
m),s++}}if(r.prefill!==void 0){let p=r.prefill;if(typeof p!="string"){let m={instancePath:t+"/prefil\
l",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:g.properties.prefill.type,parentSchema:g.properties.prefill,data:p};e===null?e=[m]:e.push(
m),s++}if(!(p==="takes"||p==="refuses")){let m={instancePath:t+"/prefill",schemaPath:"#/properties/p\
refill/enum",keyword:"enum",params:{allowedValues:g.properties.prefill.enum},message:"must be equal \
to one of the allowed values",schema:g.properties.prefill.enum,parentSchema:g.properties.prefill,data:p};
e===null?e=[m]:e.push(m),s++}}if(r.images_in_tool_results!==void 0){let p=r.images_in_tool_results;if(typeof p!=
"string"){let m={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images_in_tool_re\
sults/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.images_in_tool_results.
type,parentSchema:g.properties.images_in_tool_results,data:p};e===null?e=[m]:e.push(m),s++}if(!(p===
"keep"||p==="move")){let m={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images\
_in_tool_results/enum",keyword:"enum",params:{allowedValues:g.properties.images_in_tool_results.enum},
message:"must be equal to one of the allowed values",schema:g.properties.images_in_tool_results.enum,
parentSchema:g.properties.images_in_tool_results,data:p};e===null?e=[m]:e.push(m),s++}}if(r.tool_names!==
void 0){let p=r.tool_names;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let m={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
max"},message:"must have required property 'max'",schema:g.properties.tool_names.required,parentSchema:g.
properties.tool_names,data:p};e===null?e=[m]:e.push(m),s++}if(p.pattern===void 0){let m={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
pattern"},message:"must have required property 'pattern'",schema:g.properties.tool_names.required,parentSchema:g.
properties.tool_names,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p)if(!(m==="max"||m==="patte\
rn")){let h={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:g.properties.tool_names,data:p};e===null?e=[h]:e.push(h),s++}if(p.max!==
void 0){let m=p.max;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let h={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:g.properties.tool_names.properties.max.type,parentSchema:g.properties.
tool_names.properties.max,data:m};e===null?e=[h]:e.push(h),s++}if(typeof m=="number"){if(m>256||isNaN(
m)){let h={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:g.
properties.tool_names.properties.max,data:m};e===null?e=[h]:e.push(h),s++}if(m<16||isNaN(m)){let h={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:g.properties.
tool_names.properties.max,data:m};e===null?e=[h]:e.push(h),s++}}}if(p.pattern!==void 0){let m=p.pattern;
if(typeof m=="string"){if(x(m)>128){let h={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:g.properties.tool_names.properties.pattern,
data:m};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:g.properties.tool_names.properties.pattern.type,parentSchema:g.properties.tool_names.
properties.pattern,data:m};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.tool_names.type,parentSchema:g.properties.tool_names,data:p};e===null?e=[m]:e.push(m),s++}}
if(r.tool_call_ids!==void 0){let p=r.tool_call_ids;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
length===void 0){let m={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:g.properties.tool_call_ids.required,parentSchema:g.properties.tool_call_ids,data:p};e===
null?e=[m]:e.push(m),s++}for(let m in p)if(m!=="length"){let h={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.tool_call_ids,data:p};
e===null?e=[h]:e.push(h),s++}if(p.length!==void 0){let m=p.length;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m))){let h={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.tool_call_ids.
properties.length.type,parentSchema:g.properties.tool_call_ids.properties.length,data:m};e===null?e=
[h]:e.push(h),s++}if(typeof m=="number"){if(m>64||isNaN(m)){let h={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:g.properties.tool_call_ids.properties.length,
data:m};e===null?e=[h]:e.push(h),s++}if(m<8||isNaN(m)){let h={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:g.properties.tool_call_ids.properties.length,
data:m};e===null?e=[h]:e.push(h),s++}}}}else{let m={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.tool_call_ids.type,parentSchema:g.properties.tool_call_ids,data:p};e===null?e=[m]:e.push(
m),s++}}if(r.tool_choice!==void 0){let p=r.tool_choice;if(p&&typeof p=="object"&&!Array.isArray(p)){
for(let m in p)if(!(m==="required"||m==="named")){let h={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.tool_choice,data:p};
e===null?e=[h]:e.push(h),s++}if(p.required!==void 0){let m=p.required;if(typeof m=="string"){if(x(m)>
32){let h={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:g.properties.tool_choice.properties.required,data:m};e===null?e=[h]:e.push(
h),s++}}else{let h={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
tool_choice.properties.required.type,parentSchema:g.properties.tool_choice.properties.required,data:m};
e===null?e=[h]:e.push(h),s++}}if(p.named!==void 0){let m=p.named;if(typeof m!="boolean"){let h={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:g.properties.tool_choice.properties.named.type,parentSchema:g.
properties.tool_choice.properties.named,data:m};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:g.properties.tool_choice.type,parentSchema:g.properties.tool_choice,data:p};e===
null?e=[m]:e.push(m),s++}}if(r.response_format!==void 0){let p=r.response_format;if(Array.isArray(p)){
if(p.length>3){let h={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:g.
properties.response_format,data:p};e===null?e=[h]:e.push(h),s++}let m=p.length;for(let h=0;h<m;h++){
let c=p[h];if(typeof c!="string"){let k={instancePath:t+"/response_format/"+h,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.response_format.items.type,parentSchema:g.properties.response_format.items,data:c};e===null?
e=[k]:e.push(k),s++}if(!(c==="text"||c==="json_object"||c==="json_schema")){let k={instancePath:t+"/\
response_format/"+h,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:g.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:g.
properties.response_format.items.enum,parentSchema:g.properties.response_format.items,data:c};e===null?
e=[k]:e.push(k),s++}}}else{let m={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.response_format.
type,parentSchema:g.properties.response_format,data:p};e===null?e=[m]:e.push(m),s++}}if(r.user!==void 0){
let p=r.user;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let m={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:g.properties.user.required,parentSchema:g.properties.user,
data:p};e===null?e=[m]:e.push(m),s++}for(let m in p)if(m!=="max"){let h={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.user,data:p};e===null?
e=[h]:e.push(h),s++}if(p.max!==void 0){let m=p.max;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let h={
instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:g.properties.user.properties.max.type,parentSchema:g.
properties.user.properties.max,data:m};e===null?e=[h]:e.push(h),s++}if(typeof m=="number"){if(m>1024||
isNaN(m)){let h={instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1024},message:"must be <= 1024",schema:1024,parentSchema:g.properties.
user.properties.max,data:m};e===null?e=[h]:e.push(h),s++}if(m<16||isNaN(m)){let h={instancePath:t+"/\
user/max",schemaPath:"#/properties/user/properties/max/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:16},message:"must be >= 16",schema:16,parentSchema:g.properties.user.properties.max,data:m};
e===null?e=[h]:e.push(h),s++}}}}else{let m={instancePath:t+"/user",schemaPath:"#/properties/user/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.user.type,parentSchema:g.
properties.user,data:p};e===null?e=[m]:e.push(m),s++}}if(r.reasoning!==void 0){let p=r.reasoning;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let m in p)if(!(m==="member"||m==="back"||m==="thinking")){
let h={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,
parentSchema:g.properties.reasoning,data:p};e===null?e=[h]:e.push(h),s++}if(p.member!==void 0){let m=p.
member;if(typeof m!="string"){let h={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.reasoning.properties.member.type,parentSchema:g.properties.reasoning.properties.member,data:m};
e===null?e=[h]:e.push(h),s++}if(!(m==="both"||m==="reasoning"||m==="reasoning_content")){let h={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:g.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:g.properties.reasoning.properties.member.enum,parentSchema:g.properties.reasoning.
properties.member,data:m};e===null?e=[h]:e.push(h),s++}}if(p.back!==void 0){let m=p.back;if(typeof m!=
"string"){let h={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.reasoning.
properties.back.type,parentSchema:g.properties.reasoning.properties.back,data:m};e===null?e=[h]:e.push(
h),s++}if(!(m==="always"||m==="with_tool_calls"||m==="never")){let h={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:g.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:g.properties.
reasoning.properties.back.enum,parentSchema:g.properties.reasoning.properties.back,data:m};e===null?
e=[h]:e.push(h),s++}}if(p.thinking!==void 0){let m=p.thinking;if(typeof m!="string"){let h={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.reasoning.properties.thinking.type,parentSchema:g.
properties.reasoning.properties.thinking,data:m};e===null?e=[h]:e.push(h),s++}if(!(m==="budget"||m===
"effort"||m==="none")){let h={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:g.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:g.properties.reasoning.properties.
thinking.enum,parentSchema:g.properties.reasoning.properties.thinking,data:m};e===null?e=[h]:e.push(
h),s++}}}else{let m={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:g.properties.reasoning.type,parentSchema:g.
properties.reasoning,data:p};e===null?e=[m]:e.push(m),s++}}if(r.missing!==void 0){let p=r.missing;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let m={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:g.properties.missing.required,parentSchema:g.properties.missing,
data:p};e===null?e=[m]:e.push(m),s++}if(p.value===void 0){let m={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:g.properties.missing.required,parentSchema:g.properties.missing,
data:p};e===null?e=[m]:e.push(m),s++}for(let m in p)if(!(m==="member"||m==="value")){let h={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.
missing,data:p};e===null?e=[h]:e.push(h),s++}if(p.member!==void 0){let m=p.member;if(typeof m=="stri\
ng"){if(x(m)>64){let h={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:C,data:m};e===null?e=[h]:e.push(h),s++}if(x(m)<1){let h={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:C,data:m};e===null?e=[h]:e.push(h),s++}
if(!Se.test(m)){let h={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m};e===null?e=[h]:
e.push(h),s++}}else{let h={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:m};e===null?e=[h]:e.push(h),s++}}if(p.value!==void 0){let m=p.value;if(!(m&&typeof m=="object"&&
!Array.isArray(m))){let h={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.missing.
properties.value.type,parentSchema:g.properties.missing.properties.value,data:m};e===null?e=[h]:e.push(
h),s++}}}else{let m={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:g.properties.missing.type,parentSchema:g.properties.
missing,data:p};e===null?e=[m]:e.push(m),s++}}if(r.errors!==void 0){let p=r.errors;if(Array.isArray(
p)){if(p.length>64){let h={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:g.properties.
errors,data:p};e===null?e=[h]:e.push(h),s++}let m=p.length;for(let h=0;h<m;h++){let c=p[h];if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.means===void 0){let k={instancePath:t+"/errors/"+h,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:ne.required,parentSchema:ne,data:c};e===null?e=[k]:e.push(
k),s++}for(let k in c)if(!(k==="status"||k==="code"||k==="phrase"||k==="means")){let N={instancePath:t+
"/errors/"+h,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,parentSchema:ne,
data:c};e===null?e=[N]:e.push(N),s++}if(c.status!==void 0){let k=c.status;if(!(typeof k=="number"&&!(k%
1)&&!isNaN(k))){let N={instancePath:t+"/errors/"+h+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ne.
properties.status.type,parentSchema:ne.properties.status,data:k};e===null?e=[N]:e.push(N),s++}if(typeof k==
"number"){if(k>599||isNaN(k)){let N={instancePath:t+"/errors/"+h+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:ne.properties.status,data:k};e===null?e=[N]:e.push(N),s++}if(k<
200||isNaN(k)){let N={instancePath:t+"/errors/"+h+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:ne.properties.status,data:k};e===null?e=[N]:e.push(N),s++}}}if(c.code!==
void 0){let k=c.code;if(typeof k=="string"){if(x(k)>128){let N={instancePath:t+"/errors/"+h+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:ne.properties.code,data:k};
e===null?e=[N]:e.push(N),s++}}else{let N={instancePath:t+"/errors/"+h+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:ne.properties.code.type,parentSchema:ne.properties.code,data:k};e===null?e=[N]:e.push(N),
s++}}if(c.phrase!==void 0){let k=c.phrase;if(typeof k=="string"){if(x(k)>512){let N={instancePath:t+
"/errors/"+h+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:ne.
properties.phrase,data:k};e===null?e=[N]:e.push(N),s++}}else{let N={instancePath:t+"/errors/"+h+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ne.properties.phrase.type,parentSchema:ne.properties.phrase,
data:k};e===null?e=[N]:e.push(N),s++}}if(c.means!==void 0){let k=c.means;if(typeof k!="string"){let N={
instancePath:t+"/errors/"+h+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:ne.properties.means.type,parentSchema:ne.
properties.means,data:k};e===null?e=[N]:e.push(N),s++}if(!(k==="context_length"||k==="content_filter"||
k==="model"||k==="key"||k==="quota"||k==="rate"||k==="overloaded"||k==="caller"||k==="member"||k==="\
system"||k==="reasoning")){let N={instancePath:t+"/errors/"+h+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:ne.properties.means.enum},
message:"must be equal to one of the allowed values",schema:ne.properties.means.enum,parentSchema:ne.
properties.means,data:k};e===null?e=[N]:e.push(N),s++}}}else{let k={instancePath:t+"/errors/"+h,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:ne.type,parentSchema:ne,data:c};e===null?e=[k]:e.push(k),s++}}}else{let m={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:g.properties.errors.type,parentSchema:g.properties.errors,data:p};e===null?e=[m]:e.push(
m),s++}}if(r.request_id!==void 0){let p=r.request_id;if(typeof p=="string"){if(x(p)>64){let m={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:g.properties.request_id,data:p};e===null?
e=[m]:e.push(m),s++}if(!ps.test(p)){let m={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:g.properties.request_id,data:p};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:g.properties.request_id.type,parentSchema:g.
properties.request_id,data:p};e===null?e=[m]:e.push(m),s++}}if(r.remaining!==void 0){let p=r.remaining;
if(Array.isArray(p)){if(p.length>8){let h={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:g.properties.remaining,data:p};e===null?e=[h]:e.push(h),s++}let m=p.length;for(let h=0;h<
m;h++){let c=p[h];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.left===void 0){let k={instancePath:t+
"/remaining/"+h,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:g.properties.remaining.items.required,parentSchema:g.
properties.remaining.items,data:c};e===null?e=[k]:e.push(k),s++}if(c.reset===void 0){let k={instancePath:t+
"/remaining/"+h,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:g.properties.remaining.items.required,parentSchema:g.
properties.remaining.items,data:c};e===null?e=[k]:e.push(k),s++}for(let k in c)if(!(k==="left"||k===
"reset")){let N={instancePath:t+"/remaining/"+h,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:g.properties.remaining.items,data:c};e===null?e=[N]:e.push(
N),s++}if(c.left!==void 0){let k=c.left;if(typeof k=="string"){if(x(k)>64){let N={instancePath:t+"/r\
emaining/"+h+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:g.
properties.remaining.items.properties.left,data:k};e===null?e=[N]:e.push(N),s++}if(!ps.test(k)){let N={
instancePath:t+"/remaining/"+h+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:g.properties.remaining.items.properties.left,data:k};e===null?e=[N]:e.push(
N),s++}}else{let N={instancePath:t+"/remaining/"+h+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
remaining.items.properties.left.type,parentSchema:g.properties.remaining.items.properties.left,data:k};
e===null?e=[N]:e.push(N),s++}}if(c.reset!==void 0){let k=c.reset;if(typeof k=="string"){if(x(k)>64){
let N={instancePath:t+"/remaining/"+h+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:g.properties.remaining.items.properties.reset,data:k};e===null?e=[N]:e.push(N),
s++}if(!ps.test(k)){let N={instancePath:t+"/remaining/"+h+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:g.properties.remaining.items.properties.
reset,data:k};e===null?e=[N]:e.push(N),s++}}else{let N={instancePath:t+"/remaining/"+h+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:g.properties.remaining.items.properties.reset.type,parentSchema:g.properties.remaining.
items.properties.reset,data:k};e===null?e=[N]:e.push(N),s++}}}else{let k={instancePath:t+"/remaining\
/"+h,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:g.properties.remaining.items.type,parentSchema:g.properties.remaining.items,data:c};
e===null?e=[k]:e.push(k),s++}}}else{let m={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.remaining.
type,parentSchema:g.properties.remaining,data:p};e===null?e=[m]:e.push(m),s++}}if(r.cost!==void 0){let p=r.
cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let m={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:g.properties.cost.required,parentSchema:g.properties.cost,
data:p};e===null?e=[m]:e.push(m),s++}if(p.per_usd===void 0){let m={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:g.properties.cost.required,parentSchema:g.properties.cost,data:p};
e===null?e=[m]:e.push(m),s++}for(let m in p)if(!(m==="member"||m==="per_usd")){let h={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.cost,data:p};e===null?
e=[h]:e.push(h),s++}if(p.member!==void 0){let m=p.member;if(typeof m=="string"){if(x(m)>64){let h={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:m};e===null?e=[h]:e.push(
h),s++}if(x(m)<1){let h={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:m};e===null?e=[h]:e.push(h),s++}if(!Se.test(m)){let h={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:C,data:m};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:m};e===null?e=[h]:e.push(h),s++}}if(p.per_usd!==void 0){
let m=p.per_usd;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let h={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:g.properties.cost.properties.per_usd.type,parentSchema:g.properties.cost.properties.per_usd,
data:m};e===null?e=[h]:e.push(h),s++}if(typeof m=="number"){if(m>1e12||isNaN(m)){let h={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:g.properties.
cost.properties.per_usd,data:m};e===null?e=[h]:e.push(h),s++}if(m<1||isNaN(m)){let h={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:g.properties.cost.properties.per_usd,
data:m};e===null?e=[h]:e.push(h),s++}}}}else{let m={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.cost.type,
parentSchema:g.properties.cost,data:p};e===null?e=[m]:e.push(m),s++}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.type,parentSchema:g,
data:r};e===null?e=[p]:e.push(p),s++}return Re.errors=e,s===0}Re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){
let e=null,s=0,q=Ve.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.base_url===void 0){let a={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:L.required,parentSchema:L,data:r};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!Oe.
call(L.properties,a)){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:L,
data:r};e===null?e=[n]:e.push(n),s++}if(r.base_url!==void 0){let a=r.base_url;if(typeof a=="string"){
if(x(a)>1024){let n={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:L.
properties.base_url,data:a};e===null?e=[n]:e.push(n),s++}if(!ws.test(a)){let n={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:L.properties.base_url,data:a};e===
null?e=[n]:e.push(n),s++}if(!Ke(a)){let n={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:L.
properties.base_url,data:a};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.
properties.base_url.type,parentSchema:L.properties.base_url,data:a};e===null?e=[n]:e.push(n),s++}}if(r.
provider!==void 0){let a=r.provider;if(typeof a=="string"){if(x(a)>64){let n={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:L.properties.provider,data:a};e===null?e=
[n]:e.push(n),s++}if(!Hs.test(a)){let n={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:L.properties.provider,data:a};e===null?e=[n]:
e.push(n),s++}}else{let n={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:L.properties.provider.type,parentSchema:L.
properties.provider,data:a};e===null?e=[n]:e.push(n),s++}}if(r.facts!==void 0&&(Re(r.facts,{instancePath:t+
"/facts",parentData:r,parentDataProperty:"facts",rootData:D,dynamicAnchors:K})||(e=e===null?Re.errors:
e.concat(Re.errors),s=e.length)),r.key_env!==void 0){let a=r.key_env;if(typeof a=="string"){if(x(a)>
128){let n={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:L.properties.
key_env,data:a};e===null?e=[n]:e.push(n),s++}if(!qe.test(a)){let n={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:L.properties.
key_env,data:a};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
key_env.type,parentSchema:L.properties.key_env,data:a};e===null?e=[n]:e.push(n),s++}}if(r.key_file!==
void 0){let a=r.key_file;if(typeof a=="string"){if(x(a)>1024){let n={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:L.properties.key_file,data:a};e===null?e=[n]:e.push(
n),s++}if(x(a)<1){let n={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:L.
properties.key_file,data:a};e===null?e=[n]:e.push(n),s++}if(!$e.test(a)){let n={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.
key_file,data:a};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
key_file.type,parentSchema:L.properties.key_file,data:a};e===null?e=[n]:e.push(n),s++}}if(r.ca_file!==
void 0){let a=r.ca_file;if(typeof a=="string"){if(x(a)>1024){let n={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more \
than 1024 characters",schema:1024,parentSchema:L.properties.ca_file,data:a};e===null?e=[n]:e.push(n),
s++}if(x(a)<1){let n={instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:L.
properties.ca_file,data:a};e===null?e=[n]:e.push(n),s++}if(!$e.test(a)){let n={instancePath:t+"/ca_f\
ile",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.
ca_file,data:a};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/ca_file",schemaPath:"#/pr\
operties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
ca_file.type,parentSchema:L.properties.ca_file,data:a};e===null?e=[n]:e.push(n),s++}}if(r.client_cert_file!==
void 0){let a=r.client_cert_file;if(typeof a=="string"){if(x(a)>1024){let n={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:L.properties.client_cert_file,
data:a};e===null?e=[n]:e.push(n),s++}if(x(a)<1){let n={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:L.properties.client_cert_file,data:a};e===null?e=[n]:
e.push(n),s++}if(!$e.test(a)){let n={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.client_cert_file,data:a};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
client_cert_file.type,parentSchema:L.properties.client_cert_file,data:a};e===null?e=[n]:e.push(n),s++}}
if(r.client_key_file!==void 0){let a=r.client_key_file;if(typeof a=="string"){if(x(a)>1024){let n={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:L.properties.client_key_file,
data:a};e===null?e=[n]:e.push(n),s++}if(x(a)<1){let n={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:L.properties.client_key_file,data:a};e===null?e=[n]:e.
push(n),s++}if(!$e.test(a)){let n={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.client_key_file,data:a};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
client_key_file.type,parentSchema:L.properties.client_key_file,data:a};e===null?e=[n]:e.push(n),s++}}
if(r.auth!==void 0){let a=r.auth;if(typeof a!="string"){let n={instancePath:t+"/auth",schemaPath:"#/\
components/schemas/Auth/type",keyword:"type",params:{type:"string"},message:"must be string",schema:He.
type,parentSchema:He,data:a};e===null?e=[n]:e.push(n),s++}if(!(a==="bearer"||a==="x-api-key"||a==="a\
pi-key")){let n={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/enum",keyword:"enum",params:{
allowedValues:He.enum},message:"must be equal to one of the allowed values",schema:He.enum,parentSchema:He,
data:a};e===null?e=[n]:e.push(n),s++}}if(r.dialects!==void 0){let a=r.dialects;if(Array.isArray(a)){
if(a.length>4){let w={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"\
maxItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,parentSchema:L.properties.
dialects,data:a};e===null?e=[w]:e.push(w),s++}if(a.length<1){let w={instancePath:t+"/dialects",schemaPath:"\
#/properties/dialects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items",schema:1,parentSchema:L.properties.dialects,data:a};e===null?e=[w]:e.push(w),s++}let n=a.
length;for(let w=0;w<n;w++){let f=a[w];if(typeof f!="string"){let p={instancePath:t+"/dialects/"+w,schemaPath:"\
#/properties/dialects/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.
properties.dialects.items.type,parentSchema:L.properties.dialects.items,data:f};e===null?e=[p]:e.push(
p),s++}if(!(f==="chat"||f==="responses"||f==="messages"||f==="embeddings")){let p={instancePath:t+"/\
dialects/"+w,schemaPath:"#/properties/dialects/items/enum",keyword:"enum",params:{allowedValues:L.properties.
dialects.items.enum},message:"must be equal to one of the allowed values",schema:L.properties.dialects.
items.enum,parentSchema:L.properties.dialects.items,data:f};e===null?e=[p]:e.push(p),s++}}}else{let n={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:L.properties.dialects.type,parentSchema:L.properties.dialects,data:a};
e===null?e=[n]:e.push(n),s++}}if(r.hosted_tools!==void 0){let a=r.hosted_tools;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(Object.keys(a).length>32){let n={instancePath:t+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT\
 have more than 32 properties",schema:32,parentSchema:L.properties.hosted_tools,data:a};e===null?e=[
n]:e.push(n),s++}for(let n in a){let w=s;if(typeof n=="string"){if(x(n)>64){let f={instancePath:t+"/\
hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:L.properties.hosted_tools.
propertyNames,data:n,propertyName:n};e===null?e=[f]:e.push(f),s++}if(!Js.test(n)){let f={instancePath:t+
"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)\
*$",parentSchema:L.properties.hosted_tools.propertyNames,data:n,propertyName:n};e===null?e=[f]:e.push(
f),s++}}var o=w===s;if(!o){let f={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_too\
ls/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be val\
id",schema:L.properties.hosted_tools.propertyNames,parentSchema:L.properties.hosted_tools,data:a};e===
null?e=[f]:e.push(f),s++}}for(let n in a){let w=a[n];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.
usd_per_call===void 0){let f={instancePath:t+"/hosted_tools/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/required",keyword:"required",params:{missingProperty:"us\
d_per_call"},message:"must have required property 'usd_per_call'",schema:Ne.required,parentSchema:Ne,
data:w};e===null?e=[f]:e.push(f),s++}for(let f in w)if(f!=="usd_per_call"){let p={instancePath:t+"/h\
osted_tools/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT \
have additional properties",schema:!1,parentSchema:Ne,data:w};e===null?e=[p]:e.push(p),s++}if(w.usd_per_call!==
void 0){let f=w.usd_per_call;if(typeof f=="string"){if(x(f)>32){let p={instancePath:t+"/hosted_tools\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedT\
ool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have \
more than 32 characters",schema:32,parentSchema:Ne.properties.usd_per_call,data:f};e===null?e=[p]:e.
push(p),s++}if(!Ys.test(f)){let p={instancePath:t+"/hosted_tools/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:Ne.properties.
usd_per_call,data:f};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/hosted_tools/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/propertie\
s/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ne.properties.
usd_per_call.type,parentSchema:Ne.properties.usd_per_call,data:f};e===null?e=[p]:e.push(p),s++}}}else{
let f={instancePath:t+"/hosted_tools/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ne.
type,parentSchema:Ne,data:w};e===null?e=[f]:e.push(f),s++}}}else{let n={instancePath:t+"/hosted_tool\
s",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:L.properties.hosted_tools.type,parentSchema:L.properties.hosted_tools,data:a};e===null?
e=[n]:e.push(n),s++}}if(r.forward_members!==void 0){let a=r.forward_members;if(Array.isArray(a)){if(a.
length>64){let w={instancePath:t+"/forward_members",schemaPath:"#/properties/forward_members/maxItem\
s",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:L.
properties.forward_members,data:a};e===null?e=[w]:e.push(w),s++}let n=a.length;for(let w=0;w<n;w++){
let f=a[w];if(typeof f=="string"){if(x(f)>64){let p={instancePath:t+"/forward_members/"+w,schemaPath:"\
#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:L.properties.forward_members.items,data:f};e===
null?e=[p]:e.push(p),s++}if(x(f)<1){let p={instancePath:t+"/forward_members/"+w,schemaPath:"#/proper\
ties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:L.properties.forward_members.items,data:f};e===null?e=[
p]:e.push(p),s++}if(!Se.test(f)){let p={instancePath:t+"/forward_members/"+w,schemaPath:"#/propertie\
s/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:L.properties.
forward_members.items,data:f};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/forward_mem\
bers/"+w,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:L.properties.forward_members.items.type,parentSchema:L.properties.forward_members.
items,data:f};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:t+"/forward_members",schemaPath:"\
#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"must be array",schema:L.
properties.forward_members.type,parentSchema:L.properties.forward_members,data:a};e===null?e=[n]:e.push(
n),s++}}if(r.headers!==void 0){let a=r.headers;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length>32){let n={instancePath:t+"/headers",schemaPath:"#/properties/headers/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:L.properties.headers,data:a};e===null?e=[n]:e.push(n),s++}for(let n in a){let w=a[n];if(typeof w==
"string"){if(x(w)>4096){let f={instancePath:t+"/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters",schema:4096,parentSchema:L.properties.headers.additionalProperties,
data:w};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/headers/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:L.properties.headers.additionalProperties.type,parentSchema:L.
properties.headers.additionalProperties,data:w};e===null?e=[f]:e.push(f),s++}}}else{let n={instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:L.properties.headers.type,parentSchema:L.properties.headers,data:a};e===null?e=[
n]:e.push(n),s++}}if(r.first_byte_ms!==void 0){let a=r.first_byte_ms;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a))){let n={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:L.properties.first_byte_ms.type,parentSchema:L.
properties.first_byte_ms,data:a};e===null?e=[n]:e.push(n),s++}if(typeof a=="number"){if(a>6e5||isNaN(
a)){let n={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:L.properties.
first_byte_ms,data:a};e===null?e=[n]:e.push(n),s++}if(a<10||isNaN(a)){let n={instancePath:t+"/first_\
byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:L.properties.first_byte_ms,data:a};e===null?e=[n]:e.push(
n),s++}}}if(r.idle_ms!==void 0){let a=r.idle_ms;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let n={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:L.properties.idle_ms.type,parentSchema:L.properties.idle_ms,data:a};
e===null?e=[n]:e.push(n),s++}if(typeof a=="number"){if(a>6e5||isNaN(a)){let n={instancePath:t+"/idle\
_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:L.properties.idle_ms,data:a};e===null?e=[n]:e.push(
n),s++}if(a<10||isNaN(a)){let n={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:L.
properties.idle_ms,data:a};e===null?e=[n]:e.push(n),s++}}}}else{let a={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.type,parentSchema:L,data:r};
e===null?e=[a]:e.push(a),s++}return Ve.errors=e,s===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var H={type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"strin\
g",minLength:1,maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,
maxLength:256},on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},
context_tokens:{type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},
weight:{type:"integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{
$ref:"#/components/schemas/Price"},retry_after_sent:{type:"boolean",default:!0}}},Ye={type:"string",
enum:["context_length","content_filter","quota"]},J={type:"object",additionalProperties:!1,required:[
"input","output"],properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_input:{
type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_1h_input:{type:"\
string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},output:{type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},long_context:{$ref:"#/components/schemas/LongCo\
ntextPrices"},service_tiers:{type:"object",maxProperties:16,propertyNames:{type:"string",maxLength:64,
pattern:"^[a-z][a-z0-9_.-]*$"},additionalProperties:{$ref:"#/components/schemas/ServiceTierPrice"}}}},
Ks=new RegExp("^[a-z][a-z0-9_.-]*$","u"),Xe={type:"array",minItems:1,maxItems:8,items:{$ref:"#/compo\
nents/schemas/LongContextPrice"}},ge={type:"object",additionalProperties:!1,required:["above","input",
"output"],properties:{above:{type:"integer",minimum:1,maximum:1e9},input:{$ref:"#/components/schemas\
/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_input:{$ref:"#\
/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/components/schemas/UsdPerMillion"},
output:{$ref:"#/components/schemas/UsdPerMillion"}}},F={type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$",maxLength:32};function Ue(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,
dynamicAnchors:K={}}={}){let e=null,s=0,q=Ue.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&
(q.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.above===void 0){let o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"above"},message:"must have requi\
red property 'above'",schema:ge.required,parentSchema:ge,data:r};e===null?e=[o]:e.push(o),s++}if(r.input===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"in\
put"},message:"must have required property 'input'",schema:ge.required,parentSchema:ge,data:r};e===null?
e=[o]:e.push(o),s++}if(r.output===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"output"},message:"must have required property 'output'",schema:ge.required,
parentSchema:ge,data:r};e===null?e=[o]:e.push(o),s++}for(let o in r)if(!(o==="above"||o==="input"||o===
"cached_input"||o==="cache_write_input"||o==="cache_write_1h_input"||o==="output")){let a={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:ge,data:r};e===null?e=[a]:e.push(a),s++}
if(r.above!==void 0){let o=r.above;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:t+
"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer",schema:ge.properties.above.type,parentSchema:ge.properties.above,data:o};e===null?e=[a]:e.
push(a),s++}if(typeof o=="number"){if(o>1e9||isNaN(o)){let a={instancePath:t+"/above",schemaPath:"#/\
properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1\
000000000",schema:1e9,parentSchema:ge.properties.above,data:o};e===null?e=[a]:e.push(a),s++}if(o<1||
isNaN(o)){let a={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ge.properties.above,data:o};e===
null?e=[a]:e.push(a),s++}}}if(r.input!==void 0){let o=r.input;if(typeof o=="string"){if(x(o)>32){let a={
instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:o};e===
null?e=[a]:e.push(a),s++}if(!ce.test(o)){let a={instancePath:t+"/input",schemaPath:"#/components/sch\
emas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}if(r.cached_input!==
void 0){let o=r.cached_input;if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}
if(!ce.test(o)){let a={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:F.type,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}if(r.cache_write_input!==void 0){
let o=r.cache_write_input;if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:o};e===null?e=[a]:e.push(
a),s++}if(!ce.test(o)){let a={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}if(r.cache_write_1h_input!==
void 0){let o=r.cache_write_1h_input;if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:o};e===null?
e=[a]:e.push(a),s++}if(!ce.test(o)){let a={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:F.type,parentSchema:F,data:o};e===null?e=[a]:e.push(a),
s++}}if(r.output!==void 0){let o=r.output;if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:o};e===null?e=[a]:e.push(
a),s++}if(!ce.test(o)){let a={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:F.type,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,
data:r};e===null?e=[o]:e.push(o),s++}return Ue.errors=e,s===0}Ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ve(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){
let e=null,s=0,q=ve.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),Array.
isArray(r)){if(r.length>8){let a={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:Xe,data:r};e===null?e=[a]:e.
push(a),s++}if(r.length<1){let a={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Xe,data:r};e===null?e=[a]:
e.push(a),s++}let o=r.length;for(let a=0;a<o;a++)Ue(r[a],{instancePath:t+"/"+a,parentData:r,parentDataProperty:a,
rootData:D,dynamicAnchors:K})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)}else{let o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Xe.type,parentSchema:Xe,
data:r};e===null?e=[o]:e.push(o),s++}return ve.errors=e,s===0}ve.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Te={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function Ce(r,{instancePath:t="",parentData:V,parentDataProperty:I,
rootData:D=r,dynamicAnchors:K={}}={}){let e=null,s=0,q=Ce.evaluated;if(q.dynamicProps&&(q.props=void 0),
q.dynamicItems&&(q.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.input===void 0){let o={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:Te.required,parentSchema:Te,data:r};e===null?e=[o]:e.push(
o),s++}if(r.output===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:Te.required,parentSchema:Te,
data:r};e===null?e=[o]:e.push(o),s++}for(let o in r)if(!(o==="input"||o==="cached_input"||o==="cache\
_write_input"||o==="cache_write_1h_input"||o==="output"||o==="long_context")){let a={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:Te,data:r};e===null?e=[a]:e.push(a),s++}
if(r.input!==void 0){let o=r.input;if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}
if(!ce.test(o)){let a={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,
data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,
parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}if(r.cached_input!==void 0){let o=r.cached_input;
if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}if(!ce.test(o)){let a={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:o};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,
parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}if(r.cache_write_input!==void 0){let o=r.cache_write_input;
if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}if(!ce.test(o)){
let a={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:o};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.
type,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}if(r.cache_write_1h_input!==void 0){let o=r.
cache_write_1h_input;if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}
if(!ce.test(o)){let a={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:F.type,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}}if(r.output!==
void 0){let o=r.output;if(typeof o=="string"){if(x(o)>32){let a={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:F,data:o};e===null?e=[a]:e.push(a),s++}if(!ce.
test(o)){let a={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:o};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:o};e===null?e=[a]:e.push(a),s++}}r.long_context!==void 0&&(ve(r.long_context,{instancePath:t+"/\
long_context",parentData:r,parentDataProperty:"long_context",rootData:D,dynamicAnchors:K})||(e=e===null?
ve.errors:e.concat(ve.errors),s=e.length))}else{let o={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Te.type,parentSchema:Te,data:r};e===null?
e=[o]:e.push(o),s++}return Ce.errors=e,s===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ae(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){
let e=null,s=0,q=Ae.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.input===void 0){let a={instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'inpu\
t'",schema:J.required,parentSchema:J,data:r};e===null?e=[a]:e.push(a),s++}if(r.output===void 0){let a={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"output"},message:"\
must have required property 'output'",schema:J.required,parentSchema:J,data:r};e===null?e=[a]:e.push(
a),s++}for(let a in r)if(!(a==="input"||a==="cached_input"||a==="cache_write_input"||a==="cache_writ\
e_1h_input"||a==="output"||a==="long_context"||a==="service_tiers")){let n={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must N\
OT have additional properties",schema:!1,parentSchema:J,data:r};e===null?e=[n]:e.push(n),s++}if(r.input!==
void 0){let a=r.input;if(typeof a=="string"){if(x(a)>32){let n={instancePath:t+"/input",schemaPath:"\
#/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than\
 32 characters",schema:32,parentSchema:J.properties.input,data:a};e===null?e=[n]:e.push(n),s++}if(!ce.
test(a)){let n={instancePath:t+"/input",schemaPath:"#/properties/input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J.properties.input,data:a};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/input",schemaPath:"#/properties/input/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.input.type,parentSchema:J.
properties.input,data:a};e===null?e=[n]:e.push(n),s++}}if(r.cached_input!==void 0){let a=r.cached_input;
if(typeof a=="string"){if(x(a)>32){let n={instancePath:t+"/cached_input",schemaPath:"#/properties/ca\
ched_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 char\
acters",schema:32,parentSchema:J.properties.cached_input,data:a};e===null?e=[n]:e.push(n),s++}if(!ce.
test(a)){let n={instancePath:t+"/cached_input",schemaPath:"#/properties/cached_input/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J.properties.
cached_input,data:a};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cached_input",schemaPath:"\
#/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.
properties.cached_input.type,parentSchema:J.properties.cached_input,data:a};e===null?e=[n]:e.push(n),
s++}}if(r.cache_write_input!==void 0){let a=r.cache_write_input;if(typeof a=="string"){if(x(a)>32){let n={
instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/maxLength",keyword:"m\
axLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:J.
properties.cache_write_input,data:a};e===null?e=[n]:e.push(n),s++}if(!ce.test(a)){let n={instancePath:t+
"/cache_write_input",schemaPath:"#/properties/cache_write_input/pattern",keyword:"pattern",params:{pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,\
9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J.properties.cache_write_input,data:a};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_input",schemaPath:"#/properti\
es/cache_write_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.
cache_write_input.type,parentSchema:J.properties.cache_write_input,data:a};e===null?e=[n]:e.push(n),
s++}}if(r.cache_write_1h_input!==void 0){let a=r.cache_write_1h_input;if(typeof a=="string"){if(x(a)>
32){let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/maxL\
ength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,
parentSchema:J.properties.cache_write_1h_input,data:a};e===null?e=[n]:e.push(n),s++}if(!ce.test(a)){
let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/pattern",
keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match patte\
rn "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J.
properties.cache_write_1h_input,data:a};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/c\
ache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:J.properties.cache_write_1h_input.type,parentSchema:J.properties.
cache_write_1h_input,data:a};e===null?e=[n]:e.push(n),s++}}if(r.output!==void 0){let a=r.output;if(typeof a==
"string"){if(x(a)>32){let n={instancePath:t+"/output",schemaPath:"#/properties/output/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:J.
properties.output,data:a};e===null?e=[n]:e.push(n),s++}if(!ce.test(a)){let n={instancePath:t+"/outpu\
t",schemaPath:"#/properties/output/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|\
[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:J.properties.output,data:a};e===null?e=[n]:e.push(n),
s++}}else{let n={instancePath:t+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:J.properties.output.type,parentSchema:J.properties.output,
data:a};e===null?e=[n]:e.push(n),s++}}if(r.long_context!==void 0&&(ve(r.long_context,{instancePath:t+
"/long_context",parentData:r,parentDataProperty:"long_context",rootData:D,dynamicAnchors:K})||(e=e===
null?ve.errors:e.concat(ve.errors),s=e.length)),r.service_tiers!==void 0){let a=r.service_tiers;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>16){let n={instancePath:t+"/service_\
tiers",schemaPath:"#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit:16},
message:"must NOT have more than 16 properties",schema:16,parentSchema:J.properties.service_tiers,data:a};
e===null?e=[n]:e.push(n),s++}for(let n in a){let w=s;if(typeof n=="string"){if(x(n)>64){let f={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:J.properties.
service_tiers.propertyNames,data:n,propertyName:n};e===null?e=[f]:e.push(f),s++}if(!Ks.test(n)){let f={
instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"\
^[a-z][a-z0-9_.-]*$",parentSchema:J.properties.service_tiers.propertyNames,data:n,propertyName:n};e===
null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/service_tiers",schemaPath:"#/properties/servi\
ce_tiers/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.
properties.service_tiers.propertyNames.type,parentSchema:J.properties.service_tiers.propertyNames,data:n,
propertyName:n};e===null?e=[f]:e.push(f),s++}var o=w===s;if(!o){let f={instancePath:t+"/service_tier\
s",schemaPath:"#/properties/service_tiers/propertyNames",keyword:"propertyNames",params:{propertyName:n},
message:"property name must be valid",schema:J.properties.service_tiers.propertyNames,parentSchema:J.
properties.service_tiers,data:a};e===null?e=[f]:e.push(f),s++}}for(let n in a)Ce(a[n],{instancePath:t+
"/service_tiers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:n,rootData:D,
dynamicAnchors:K})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length)}else{let n={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:J.properties.service_tiers.type,parentSchema:J.properties.service_tiers,
data:a};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,data:r};e===null?e=[a]:
e.push(a),s++}return Ae.errors=e,s===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(r,{
instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){let e=null,
s=0,q=Fe.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){if(r.tier===void 0&&(r.tier=1),r.weight===void 0&&(r.weight=1),r.affinity===
void 0&&(r.affinity=!0),r.retry_after_sent===void 0&&(r.retry_after_sent=!0),r.upstream===void 0){let f={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstream"},message:"\
must have required property 'upstream'",schema:H.required,parentSchema:H,data:r};e===null?e=[f]:e.push(
f),s++}for(let f in r)if(!Oe.call(H.properties,f)){let p={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:H,data:r};e===null?e=[p]:e.push(p),s++}if(r.upstream!==void 0){
let f=r.upstream;if(typeof f=="string"){if(x(f)>64){let p={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:H.properties.upstream,data:f};e===null?e=[p]:e.push(p),s++}if(x(
f)<1){let p={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:H.properties.
upstream,data:f};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.
upstream.type,parentSchema:H.properties.upstream,data:f};e===null?e=[p]:e.push(p),s++}}if(r.model!==
void 0){let f=r.model;if(typeof f=="string"){if(x(f)>256){let p={instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:H.properties.model,data:f};e===null?e=[p]:e.push(p),s++}if(x(
f)<1){let p={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:H.properties.model,data:f};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.model.type,parentSchema:H.
properties.model,data:f};e===null?e=[p]:e.push(p),s++}}if(r.is!==void 0){let f=r.is;if(typeof f=="st\
ring"){if(x(f)>256){let p={instancePath:t+"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxL\
ength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:H.
properties.is,data:f};e===null?e=[p]:e.push(p),s++}if(x(f)<1){let p={instancePath:t+"/is",schemaPath:"\
#/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:H.properties.is,data:f};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.is.type,parentSchema:H.properties.is,data:f};e===null?e=[p]:e.push(
p),s++}}if(r.on!==void 0){let f=r.on;if(Array.isArray(f)){if(f.length>8){let m={instancePath:t+"/on",
schemaPath:"#/properties/on/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have mor\
e than 8 items",schema:8,parentSchema:H.properties.on,data:f};e===null?e=[m]:e.push(m),s++}if(f.length<
1){let m={instancePath:t+"/on",schemaPath:"#/properties/on/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:H.properties.on,data:f};e===null?e=
[m]:e.push(m),s++}let p=f.length;for(let m=0;m<p;m++){let h=f[m];if(typeof h!="string"){let c={instancePath:t+
"/on/"+m,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Ye.type,parentSchema:Ye,data:h};e===null?e=[c]:e.push(c),s++}if(!(h==="contex\
t_length"||h==="content_filter"||h==="quota")){let c={instancePath:t+"/on/"+m,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:Ye.enum},message:"must be equal to on\
e of the allowed values",schema:Ye.enum,parentSchema:Ye,data:h};e===null?e=[c]:e.push(c),s++}}}else{
let p={instancePath:t+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:H.properties.on.type,parentSchema:H.properties.on,data:f};e===null?e=[p]:e.push(
p),s++}}if(r.context_tokens!==void 0){let f=r.context_tokens;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f))){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:H.properties.context_tokens.type,parentSchema:H.
properties.context_tokens,data:f};e===null?e=[p]:e.push(p),s++}if(typeof f=="number"){if(f>1e9||isNaN(
f)){let p={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:H.
properties.context_tokens,data:f};e===null?e=[p]:e.push(p),s++}if(f<1||isNaN(f)){let p={instancePath:t+
"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.context_tokens,data:f};e===null?
e=[p]:e.push(p),s++}}}let o=r.tier;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let f={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:H.properties.tier.type,parentSchema:H.properties.tier,data:o};e===null?e=[f]:e.push(
f),s++}if(typeof o=="number"){if(o>16||isNaN(o)){let f={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:H.properties.tier,data:o};e===null?e=[f]:e.push(f),s++}if(o<1||isNaN(o)){let f={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:H.properties.tier,data:o};e===null?e=[f]:e.push(f),s++}}let a=r.
weight;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let f={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.
weight.type,parentSchema:H.properties.weight,data:a};e===null?e=[f]:e.push(f),s++}if(typeof a=="numb\
er"){if(a>1e3||isNaN(a)){let f={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:H.properties.
weight,data:a};e===null?e=[f]:e.push(f),s++}if(a<1||isNaN(a)){let f={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:H.properties.weight,data:a};e===null?e=[f]:e.push(f),s++}}let n=r.affinity;
if(typeof n!="boolean"){let f={instancePath:t+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:H.properties.affinity.type,parentSchema:H.
properties.affinity,data:n};e===null?e=[f]:e.push(f),s++}r.usd_per_million!==void 0&&(Ae(r.usd_per_million,
{instancePath:t+"/usd_per_million",parentData:r,parentDataProperty:"usd_per_million",rootData:D,dynamicAnchors:K})||
(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length));let w=r.retry_after_sent;if(typeof w!="boolea\
n"){let f={instancePath:t+"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:H.properties.retry_after_sent.type,parentSchema:H.
properties.retry_after_sent,data:w};e===null?e=[f]:e.push(f),s++}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,
data:r};e===null?e=[o]:e.push(o),s++}return Fe.errors=e,s===0}Fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Be(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){
let e=null,s=0,q=Be.evaluated;if(q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.store===void 0&&(r.store=".tollgate"),r.store_connections===
void 0&&(r.store_connections=10),r.spool===void 0&&(r.spool=".tollgate"),r.workers===void 0&&(r.workers=
1),r.gateway===void 0&&(r.gateway={}),r.mesh===void 0&&(r.mesh={}),r.metadata===void 0&&(r.metadata=
{}),r.operator===void 0&&(r.operator={}),r.limits===void 0&&(r.limits={}),r.admission===void 0&&(r.admission=
{}),r.retry===void 0&&(r.retry={}),r.breaker===void 0&&(r.breaker={}),r.drain===void 0&&(r.drain={}),
r.ledger===void 0&&(r.ledger={}),r.log===void 0&&(r.log={}),r.tracing===void 0&&(r.tracing={}),r.sandbox===
void 0&&(r.sandbox={}),r.payments===void 0&&(r.payments={}),r.trusted_proxies===void 0&&(r.trusted_proxies=
[]),r.upstreams===void 0&&(r.upstreams={}),r.routes===void 0&&(r.routes={}),r.models===void 0&&(r.models=
{}),r.prices===void 0&&(r.prices={}),r.gateway===void 0){let i={instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"gateway"},message:"must have required property 'gatew\
ay'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}if(r.mesh===void 0){let i={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mesh"},message:"m\
ust have required property 'mesh'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),
s++}if(r.metadata===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"metadata"},message:"must have required property 'metadata'",schema:v.required,parentSchema:v,
data:r};e===null?e=[i]:e.push(i),s++}if(r.operator===void 0){let i={instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"operator"},message:"must have required property '\
operator'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}if(r.limits===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},message:"\
must have required property 'limits'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(
i),s++}if(r.admission===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"admission"},message:"must have required property 'admission'",schema:v.required,parentSchema:v,
data:r};e===null?e=[i]:e.push(i),s++}if(r.retry===void 0){let i={instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"retry"},message:"must have required property 'retry'",
schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}if(r.breaker===void 0){let i={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breaker"},message:"\
must have required property 'breaker'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(
i),s++}if(r.drain===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"drain"},message:"must have required property 'drain'",schema:v.required,parentSchema:v,
data:r};e===null?e=[i]:e.push(i),s++}if(r.ledger===void 0){let i={instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ledger"},message:"must have required property 'ledg\
er'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}if(r.log===void 0){let i={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"mu\
st have required property 'log'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}
if(r.tracing===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tracing"},message:"must have required property 'tracing'",schema:v.required,parentSchema:v,data:r};e===
null?e=[i]:e.push(i),s++}if(r.sandbox===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sandbox"},message:"must have required property 'sandbox'",schema:v.
required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}if(r.upstreams===void 0){let i={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},message:"must have r\
equired property 'upstreams'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}
if(r.routes===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
routes"},message:"must have required property 'routes'",schema:v.required,parentSchema:v,data:r};e===
null?e=[i]:e.push(i),s++}if(r.models===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"models"},message:"must have required property 'models'",schema:v.
required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}if(r.prices===void 0){let i={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have requ\
ired property 'prices'",schema:v.required,parentSchema:v,data:r};e===null?e=[i]:e.push(i),s++}for(let i in r)
if(!Oe.call(v.properties,i)){let y={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,
parentSchema:v,data:r};e===null?e=[y]:e.push(y),s++}let f=r.store;if(typeof f=="string"){if(x(f)>1024){
let i={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.
store,data:f};e===null?e=[i]:e.push(i),s++}if(x(f)<1){let i={instancePath:t+"/store",schemaPath:"#/p\
roperties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:v.properties.store,data:f};e===null?e=[i]:e.push(i),s++}if(!$e.test(
f)){let i={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:v.properties.store,data:f};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:v.properties.store.type,parentSchema:v.properties.store,data:f};e===null?e=[i]:e.push(
i),s++}if(r.store_env!==void 0){let i=r.store_env;if(typeof i=="string"){if(x(i)>128){let y={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:v.properties.store_env,data:i};e===null?
e=[y]:e.push(y),s++}if(!qe.test(i)){let y={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.store_env,
data:i};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
store_env.type,parentSchema:v.properties.store_env,data:i};e===null?e=[y]:e.push(y),s++}}let p=r.store_connections;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let i={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:v.properties.store_connections.type,parentSchema:v.properties.store_connections,data:p};e===null?
e=[i]:e.push(i),s++}if(typeof p=="number"){if(p>1e3||isNaN(p)){let i={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:v.properties.store_connections,data:p};
e===null?e=[i]:e.push(i),s++}if(p<2||isNaN(p)){let i={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:v.properties.store_connections,data:p};e===null?e=[i]:e.push(i),
s++}}let m=r.spool;if(typeof m=="string"){if(x(m)>1024){let i={instancePath:t+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:v.properties.spool,data:m};e===null?e=[i]:e.push(i),s++}
if(x(m)<1){let i={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.properties.
spool,data:m};e===null?e=[i]:e.push(i),s++}if(!$e.test(m)){let i={instancePath:t+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.spool,data:m};e===
null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.spool.type,parentSchema:v.
properties.spool,data:m};e===null?e=[i]:e.push(i),s++}let h=r.workers;if(!(typeof h=="number"&&!(h%1)&&
!isNaN(h))){let i={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:v.properties.workers.type,parentSchema:v.properties.
workers,data:h};e===null?e=[i]:e.push(i),s++}if(typeof h=="number"){if(h>128||isNaN(h)){let i={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:v.properties.workers,data:h};e===null?e=[i]:e.push(
i),s++}if(h<1||isNaN(h)){let i={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:v.properties.
workers,data:h};e===null?e=[i]:e.push(i),s++}}let c=r.gateway;if(c&&typeof c=="object"&&!Array.isArray(
c)){c.host===void 0&&(c.host="127.0.0.1"),c.port===void 0&&(c.port=8080),c.cors===void 0&&(c.cors=!1),
c.docs===void 0&&(c.docs=!0);for(let u in c)if(!(u==="host"||u==="port"||u==="public_url"||u==="cors"||
u==="docs")){let S={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:pe,data:c};e===null?e=[S]:e.push(S),s++}let i=c.host;if(typeof i==
"string"){if(x(i)>253){let u={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:pe.properties.host,data:i};e===null?e=[u]:e.push(u),s++}if(x(
i)<1){let u={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:pe.properties.host,data:i};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:pe.properties.host.type,parentSchema:pe.properties.host,data:i};
e===null?e=[u]:e.push(u),s++}let y=c.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.port.type,parentSchema:pe.properties.
port,data:y};e===null?e=[u]:e.push(u),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let u={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:pe.properties.
port,data:y};e===null?e=[u]:e.push(u),s++}if(y<0||isNaN(y)){let u={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:pe.properties.port,data:y};e===null?e=[u]:e.push(u),s++}}
if(c.public_url!==void 0){let u=c.public_url;if(typeof u=="string"){if(x(u)>1024){let S={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:pe.
properties.public_url,data:u};e===null?e=[S]:e.push(S),s++}if(x(u)<8){let S={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:pe.properties.
public_url,data:u};e===null?e=[S]:e.push(S),s++}if(!Ke(u)){let S={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:pe.properties.public_url,data:u};e===
null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:pe.properties.public_url.type,parentSchema:pe.properties.public_url,data:u};e===null?e=
[S]:e.push(S),s++}}let _=c.cors;if(typeof _!="boolean"){let u={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:pe.properties.cors.type,parentSchema:pe.properties.cors,data:_};e===null?e=[u]:
e.push(u),s++}let b=c.docs;if(typeof b!="boolean"){let u={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:pe.properties.docs.type,parentSchema:pe.properties.docs,data:b};e===null?e=[u]:
e.push(u),s++}}else{let i={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:c};
e===null?e=[i]:e.push(i),s++}Ze(r.mesh,{instancePath:t+"/mesh",parentData:r,parentDataProperty:"mesh",
rootData:D,dynamicAnchors:K})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length);let k=r.metadata;
if(k&&typeof k=="object"&&!Array.isArray(k)){k.host===void 0&&(k.host="127.0.0.1"),k.port===void 0&&
(k.port=8082),k.docs===void 0&&(k.docs=!0);for(let b in k)if(!(b==="host"||b==="port"||b==="docs")){
let u={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,
parentSchema:fe,data:k};e===null?e=[u]:e.push(u),s++}let i=k.host;if(typeof i=="string"){if(x(i)>253){
let b={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:fe.properties.host,data:i};e===null?e=[b]:e.push(b),s++}if(x(i)<1){let b={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:fe.properties.
host,data:i};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:fe.properties.host.type,parentSchema:fe.properties.host,data:i};e===null?e=[b]:
e.push(b),s++}let y=k.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let b={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:fe.properties.port.type,parentSchema:fe.properties.port,data:y};
e===null?e=[b]:e.push(b),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let b={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:fe.properties.port,
data:y};e===null?e=[b]:e.push(b),s++}if(y<0||isNaN(y)){let b={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:fe.properties.port,data:y};e===null?e=[b]:e.push(b),s++}}
let _=k.docs;if(typeof _!="boolean"){let b={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:fe.properties.docs.type,parentSchema:fe.properties.docs,data:_};e===null?e=[b]:e.push(b),
s++}}else{let i={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:fe.type,parentSchema:fe,data:k};e===null?
e=[i]:e.push(i),s++}let N=r.operator;if(N&&typeof N=="object"&&!Array.isArray(N)){N.host===void 0&&(N.
host="127.0.0.1"),N.port===void 0&&(N.port=8090),N.hosts===void 0&&(N.hosts=[]),N.console===void 0&&
(N.console=!0),N.docs===void 0&&(N.docs=!0),N.token_env===void 0&&(N.token_env="TOLLGATE_OPERATOR_TO\
KEN"),N.metrics_open===void 0&&(N.metrics_open=!1);for(let z in N)if(!Oe.call(B.properties,z)){let Y={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:z},message:"must NOT have additional properties",schema:!1,
parentSchema:B,data:N};e===null?e=[Y]:e.push(Y),s++}let i=N.host;if(typeof i=="string"){if(x(i)>253){
let z={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:B.properties.host,data:i};e===null?e=[z]:e.push(z),s++}if(x(i)<1){let z={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:B.properties.
host,data:i};e===null?e=[z]:e.push(z),s++}}else{let z={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:B.properties.host.type,parentSchema:B.properties.host,data:i};e===null?e=[z]:e.
push(z),s++}let y=N.port;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let z={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:B.properties.port.type,parentSchema:B.properties.port,data:y};
e===null?e=[z]:e.push(z),s++}if(typeof y=="number"){if(y>65535||isNaN(y)){let z={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:B.properties.port,
data:y};e===null?e=[z]:e.push(z),s++}if(y<0||isNaN(y)){let z={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:B.properties.port,data:y};e===null?e=[z]:e.push(z),s++}}
if(N.public_url!==void 0){let z=N.public_url;if(typeof z=="string"){if(x(z)>1024){let Y={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:B.
properties.public_url,data:z};e===null?e=[Y]:e.push(Y),s++}if(x(z)<8){let Y={instancePath:t+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:B.properties.
public_url,data:z};e===null?e=[Y]:e.push(Y),s++}if(!Ke(z)){let Y={instancePath:t+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:B.properties.public_url,data:z};
e===null?e=[Y]:e.push(Y),s++}}else{let Y={instancePath:t+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:B.properties.public_url.type,parentSchema:B.properties.public_url,data:z};e===null?
e=[Y]:e.push(Y),s++}}let _=N.hosts;if(Array.isArray(_)){if(_.length>64){let Y={instancePath:t+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:B.properties.hosts,
data:_};e===null?e=[Y]:e.push(Y),s++}let z=_.length;for(let Y=0;Y<z;Y++){let Le=_[Y];if(typeof Le=="\
string"){if(x(Le)>253){let be={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:B.properties.hosts.items,data:Le};e===null?e=
[be]:e.push(be),s++}if(x(Le)<1){let be={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:B.properties.hosts.items,data:Le};e===null?
e=[be]:e.push(be),s++}if(!Us.test(Le)){let be={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:B.
properties.hosts.items,data:Le};e===null?e=[be]:e.push(be),s++}}else{let be={instancePath:t+"/operat\
or/hosts/"+Y,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:B.properties.hosts.items.type,parentSchema:B.properties.
hosts.items,data:Le};e===null?e=[be]:e.push(be),s++}}}else{let z={instancePath:t+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:B.properties.hosts.type,parentSchema:B.properties.hosts,data:_};e===null?e=[z]:
e.push(z),s++}let b=N.console;if(typeof b!="boolean"){let z={instancePath:t+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:B.properties.console.type,parentSchema:B.properties.console,data:b};e===null?
e=[z]:e.push(z),s++}let u=N.docs;if(typeof u!="boolean"){let z={instancePath:t+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:B.properties.docs.type,parentSchema:B.properties.docs,data:u};e===null?e=[z]:
e.push(z),s++}let S=N.token_env;if(typeof S=="string"){if(x(S)>128){let z={instancePath:t+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:B.
properties.token_env,data:S};e===null?e=[z]:e.push(z),s++}if(!qe.test(S)){let z={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:B.properties.token_env,data:S};e===null?e=[z]:
e.push(z),s++}}else{let z={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.
properties.token_env.type,parentSchema:B.properties.token_env,data:S};e===null?e=[z]:e.push(z),s++}if(N.
metrics_token_env!==void 0){let z=N.metrics_token_env;if(typeof z=="string"){if(x(z)>128){let Y={instancePath:t+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:B.properties.metrics_token_env,data:z};e===null?e=[Y]:e.push(Y),s++}if(!qe.test(
z)){let Y={instancePath:t+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:B.properties.
metrics_token_env,data:z};e===null?e=[Y]:e.push(Y),s++}}else{let Y={instancePath:t+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:B.properties.metrics_token_env.type,parentSchema:B.
properties.metrics_token_env,data:z};e===null?e=[Y]:e.push(Y),s++}}let we=N.metrics_open;if(typeof we!=
"boolean"){let z={instancePath:t+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:B.
properties.metrics_open.type,parentSchema:B.properties.metrics_open,data:we};e===null?e=[z]:e.push(z),
s++}}else{let i={instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:B.type,parentSchema:B,data:N};e===null?
e=[i]:e.push(i),s++}Me(r.limits,{instancePath:t+"/limits",parentData:r,parentDataProperty:"limits",rootData:D,
dynamicAnchors:K})||(e=e===null?Me.errors:e.concat(Me.errors),s=e.length);let A=r.admission;if(A&&typeof A==
"object"&&!Array.isArray(A)){A.queue_ms===void 0&&(A.queue_ms=500),A.body_bytes===void 0&&(A.body_bytes=
268435456),A.loop_delay_ms===void 0&&(A.loop_delay_ms=200),A.heap_percent===void 0&&(A.heap_percent=
85);for(let u in A)if(!(u==="concurrent"||u==="queue_ms"||u==="body_bytes"||u==="loop_delay_ms"||u===
"heap_percent")){let S={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have\
 additional properties",schema:!1,parentSchema:ee,data:A};e===null?e=[S]:e.push(S),s++}if(A.concurrent!==
void 0){let u=A.concurrent;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let S={instancePath:t+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:ee.properties.concurrent.type,parentSchema:ee.
properties.concurrent,data:u};e===null?e=[S]:e.push(S),s++}if(typeof u=="number"){if(u>1e5||isNaN(u)){
let S={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:ee.properties.concurrent,data:u};e===null?e=[S]:e.push(S),s++}if(u<1||isNaN(
u)){let S={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/propert\
ies/concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ee.properties.concurrent,data:u};e===null?e=[S]:e.push(S),s++}}}let i=A.queue_ms;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let u={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:ee.properties.queue_ms.type,parentSchema:ee.properties.queue_ms,data:i};e===null?e=[u]:
e.push(u),s++}if(typeof i=="number"){if(i>1e4||isNaN(i)){let u={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:ee.properties.queue_ms,data:i};e===
null?e=[u]:e.push(u),s++}if(i<1||isNaN(i)){let u={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:ee.properties.queue_ms,data:i};e===null?e=[u]:
e.push(u),s++}}let y=A.body_bytes;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+
"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ee.properties.body_bytes.type,parentSchema:ee.
properties.body_bytes,data:y};e===null?e=[u]:e.push(u),s++}if(typeof y=="number"){if(y>1099511627776||
isNaN(y)){let u={instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:ee.properties.body_bytes,data:y};e===null?
e=[u]:e.push(u),s++}if(y<8388608||isNaN(y)){let u={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:ee.properties.body_bytes,
data:y};e===null?e=[u]:e.push(u),s++}}let _=A.loop_delay_ms;if(!(typeof _=="number"&&!(_%1)&&!isNaN(
_))){let u={instancePath:t+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ee.
properties.loop_delay_ms.type,parentSchema:ee.properties.loop_delay_ms,data:_};e===null?e=[u]:e.push(
u),s++}if(typeof _=="number"){if(_>36e5||isNaN(_)){let u={instancePath:t+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:ee.properties.loop_delay_ms,
data:_};e===null?e=[u]:e.push(u),s++}if(_<10||isNaN(_)){let u={instancePath:t+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:ee.properties.loop_delay_ms,
data:_};e===null?e=[u]:e.push(u),s++}}let b=A.heap_percent;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){
let u={instancePath:t+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ee.properties.
heap_percent.type,parentSchema:ee.properties.heap_percent,data:b};e===null?e=[u]:e.push(u),s++}if(typeof b==
"number"){if(b>100||isNaN(b)){let u={instancePath:t+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:ee.properties.heap_percent,data:b};e===null?e=[u]:e.
push(u),s++}if(b<10||isNaN(b)){let u={instancePath:t+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:ee.properties.heap_percent,data:b};e===null?e=[u]:e.push(
u),s++}}}else{let i={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ee.type,parentSchema:ee,data:A};e===null?
e=[i]:e.push(i),s++}let R=r.retry;if(R&&typeof R=="object"&&!Array.isArray(R)){R.attempts===void 0&&
(R.attempts=3),R.free_failovers===void 0&&(R.free_failovers=10),R.failover_share===void 0&&(R.failover_share=
.2),R.repeat_share===void 0&&(R.repeat_share=.1);for(let u in R)if(!(u==="attempts"||u==="free_failo\
vers"||u==="failover_share"||u==="repeat_share")){let S={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:oe,data:R};e===null?e=[S]:e.push(
S),s++}let i=R.attempts;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let u={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:oe.properties.attempts.type,parentSchema:oe.properties.attempts,
data:i};e===null?e=[u]:e.push(u),s++}if(typeof i=="number"){if(i>10||isNaN(i)){let u={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:oe.properties.attempts,
data:i};e===null?e=[u]:e.push(u),s++}if(i<1||isNaN(i)){let u={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:oe.properties.attempts,data:i};e===null?e=[u]:e.push(u),
s++}}let y=R.free_failovers;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:oe.properties.free_failovers.type,parentSchema:oe.
properties.free_failovers,data:y};e===null?e=[u]:e.push(u),s++}if(typeof y=="number"){if(y>1e6||isNaN(
y)){let u={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:oe.properties.free_failovers,data:y};e===null?e=[u]:e.push(u),s++}if(y<
0||isNaN(y)){let u={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:oe.properties.free_failovers,data:y};e===null?e=[u]:e.push(u),s++}}let _=R.
failover_share;if(typeof _=="number"){if(_>1||isNaN(_)){let u={instancePath:t+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:oe.properties.failover_share,data:_};
e===null?e=[u]:e.push(u),s++}if(_<0||isNaN(_)){let u={instancePath:t+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:oe.properties.failover_share,data:_};e===null?
e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:oe.properties.failover_share.type,parentSchema:oe.properties.failover_share,data:_};e===
null?e=[u]:e.push(u),s++}let b=R.repeat_share;if(typeof b=="number"){if(b>1||isNaN(b)){let u={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:oe.properties.
repeat_share,data:b};e===null?e=[u]:e.push(u),s++}if(b<0||isNaN(b)){let u={instancePath:t+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:oe.properties.repeat_share,
data:b};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:oe.properties.repeat_share.type,parentSchema:oe.properties.repeat_share,data:b};
e===null?e=[u]:e.push(u),s++}}else{let i={instancePath:t+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,
data:R};e===null?e=[i]:e.push(i),s++}let U=r.breaker;if(U&&typeof U=="object"&&!Array.isArray(U)){U.
failures===void 0&&(U.failures=5),U.window===void 0&&(U.window=20),U.open_ms===void 0&&(U.open_ms=5e3);
for(let b in U)if(!(b==="failures"||b==="window"||b==="open_ms")){let u={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},
message:"must NOT have additional properties",schema:!1,parentSchema:he,data:U};e===null?e=[u]:e.push(
u),s++}let i=U.failures;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let b={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:he.properties.failures.type,parentSchema:he.properties.
failures,data:i};e===null?e=[b]:e.push(b),s++}if(typeof i=="number"){if(i>1e3||isNaN(i)){let b={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:he.properties.
failures,data:i};e===null?e=[b]:e.push(b),s++}if(i<1||isNaN(i)){let b={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:he.properties.failures,data:i};
e===null?e=[b]:e.push(b),s++}}let y=U.window;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let b={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:he.properties.window.type,parentSchema:he.properties.
window,data:y};e===null?e=[b]:e.push(b),s++}if(typeof y=="number"){if(y>1e3||isNaN(y)){let b={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:he.properties.
window,data:y};e===null?e=[b]:e.push(b),s++}if(y<2||isNaN(y)){let b={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:he.properties.window,data:y};e===null?e=[b]:
e.push(b),s++}}let _=U.open_ms;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let b={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:he.properties.open_ms.type,parentSchema:he.properties.
open_ms,data:_};e===null?e=[b]:e.push(b),s++}if(typeof _=="number"){if(_>6e5||isNaN(_)){let b={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:he.properties.
open_ms,data:_};e===null?e=[b]:e.push(b),s++}if(_<10||isNaN(_)){let b={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:he.properties.open_ms,data:_};
e===null?e=[b]:e.push(b),s++}}}else{let i={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:he.type,parentSchema:he,
data:U};e===null?e=[i]:e.push(i),s++}let E=r.drain;if(E&&typeof E=="object"&&!Array.isArray(E)){E.accept_ms===
void 0&&(E.accept_ms=5e3),E.calls_ms===void 0&&(E.calls_ms=3e4),E.streams_ms===void 0&&(E.streams_ms=
6e4);for(let b in E)if(!(b==="accept_ms"||b==="calls_ms"||b==="streams_ms")){let u={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:le,
data:E};e===null?e=[u]:e.push(u),s++}let i=E.accept_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
let b={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:le.properties.accept_ms.
type,parentSchema:le.properties.accept_ms,data:i};e===null?e=[b]:e.push(b),s++}if(typeof i=="number"){
if(i>6e5||isNaN(i)){let b={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:le.properties.accept_ms,data:i};e===null?e=[b]:e.push(b),s++}if(i<
0||isNaN(i)){let b={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:le.properties.accept_ms,data:i};e===null?e=[b]:e.push(b),s++}}let y=E.calls_ms;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let b={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:le.properties.calls_ms.type,parentSchema:le.properties.calls_ms,data:y};e===null?e=[b]:e.push(
b),s++}if(typeof y=="number"){if(y>6e5||isNaN(y)){let b={instancePath:t+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:le.properties.calls_ms,data:y};e===null?e=[b]:e.
push(b),s++}if(y<0||isNaN(y)){let b={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:le.properties.calls_ms,data:y};e===null?e=[b]:e.push(b),s++}}let _=E.
streams_ms;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let b={instancePath:t+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:le.properties.streams_ms.type,parentSchema:le.properties.streams_ms,data:_};
e===null?e=[b]:e.push(b),s++}if(typeof _=="number"){if(_>36e5||isNaN(_)){let b={instancePath:t+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:le.properties.
streams_ms,data:_};e===null?e=[b]:e.push(b),s++}if(_<0||isNaN(_)){let b={instancePath:t+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:le.properties.streams_ms,data:_};
e===null?e=[b]:e.push(b),s++}}}else{let i={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,
data:E};e===null?e=[i]:e.push(i),s++}let d=r.ledger;if(d&&typeof d=="object"&&!Array.isArray(d)){d.spool_bytes===
void 0&&(d.spool_bytes=268435456),d.kept_days===void 0&&(d.kept_days=90);for(let _ in d)if(!(_==="sp\
ool_bytes"||_==="kept_days")){let b={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must N\
OT have additional properties",schema:!1,parentSchema:ke,data:d};e===null?e=[b]:e.push(b),s++}let i=d.
spool_bytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let _={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:ke.properties.spool_bytes.type,parentSchema:ke.properties.spool_bytes,
data:i};e===null?e=[_]:e.push(_),s++}if(typeof i=="number"){if(i>1099511627776||isNaN(i)){let _={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:ke.properties.spool_bytes,data:i};e===null?e=[_]:e.push(_),s++}if(i<65536||isNaN(i)){let _={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:ke.properties.spool_bytes,data:i};e===null?e=[_]:e.push(_),s++}}let y=d.kept_days;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let _={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:ke.properties.kept_days.type,parentSchema:ke.properties.kept_days,data:y};e===null?e=[_]:
e.push(_),s++}if(typeof y=="number"){if(y>36500||isNaN(y)){let _={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:ke.properties.kept_days,data:y};
e===null?e=[_]:e.push(_),s++}if(y<2||isNaN(y)){let _={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:ke.properties.kept_days,data:y};e===null?e=[_]:
e.push(_),s++}}}else{let i={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ke.type,parentSchema:ke,data:d};e===null?
e=[i]:e.push(i),s++}let l=r.log;if(l&&typeof l=="object"&&!Array.isArray(l)){l.level===void 0&&(l.level=
"info"),l.format===void 0&&(l.format="auto");for(let _ in l)if(!(_==="level"||_==="format")){let b={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:ye,
data:l};e===null?e=[b]:e.push(b),s++}let i=l.level;if(typeof i!="string"){let _={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:ye.properties.level.type,parentSchema:ye.properties.level,data:i};
e===null?e=[_]:e.push(_),s++}if(!(i==="debug"||i==="info"||i==="warn"||i==="error"||i==="silent")){let _={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:ye.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:ye.properties.level.enum,parentSchema:ye.properties.level,data:i};e===null?e=[_]:e.push(_),
s++}let y=l.format;if(typeof y!="string"){let _={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ye.properties.format.type,parentSchema:ye.properties.format,data:y};e===null?e=[_]:e.push(_),
s++}if(!(y==="auto"||y==="json"||y==="pretty")){let _={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:ye.properties.format.
enum},message:"must be equal to one of the allowed values",schema:ye.properties.format.enum,parentSchema:ye.
properties.format,data:y};e===null?e=[_]:e.push(_),s++}}else{let i={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ye.
type,parentSchema:ye,data:l};e===null?e=[i]:e.push(i),s++}let P=r.tracing;if(P&&typeof P=="object"&&
!Array.isArray(P)){P.enabled===void 0&&(P.enabled=!1);for(let y in P)if(y!=="enabled"){let _={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:Ge,
data:P};e===null?e=[_]:e.push(_),s++}let i=P.enabled;if(typeof i!="boolean"){let y={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:Ge.properties.enabled.type,parentSchema:Ge.properties.
enabled,data:i};e===null?e=[y]:e.push(y),s++}}else{let i={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ge.
type,parentSchema:Ge,data:P};e===null?e=[i]:e.push(i),s++}let T=r.sandbox;if(T&&typeof T=="object"&&
!Array.isArray(T)){if(T.public===void 0&&(T.public=!1),T.public===void 0){let y={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:ze.required,parentSchema:ze,data:T};e===
null?e=[y]:e.push(y),s++}for(let y in T)if(y!=="public"){let _={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties",schema:!1,parentSchema:ze,data:T};e===null?e=[_]:e.push(
_),s++}let i=T.public;if(typeof i!="boolean"){let y={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ze.properties.public.type,parentSchema:ze.properties.public,data:i};e===null?
e=[y]:e.push(y),s++}}else{let i={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:ze.type,parentSchema:ze,
data:T};e===null?e=[i]:e.push(i),s++}De(r.payments,{instancePath:t+"/payments",parentData:r,parentDataProperty:"\
payments",rootData:D,dynamicAnchors:K})||(e=e===null?De.errors:e.concat(De.errors),s=e.length);let $=r.
trusted_proxies;if(Array.isArray($)){if($.length>64){let y={instancePath:t+"/trusted_proxies",schemaPath:"\
#/properties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:v.properties.trusted_proxies,data:$};e===null?e=[y]:e.push(
y),s++}let i=$.length;for(let y=0;y<i;y++){let _=$[y];if(typeof _=="string"){if(x(_)>64){let b={instancePath:t+
"/trusted_proxies/"+y,schemaPath:"#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.
trusted_proxies.items,data:_};e===null?e=[b]:e.push(b),s++}if(x(_)<2){let b={instancePath:t+"/truste\
d_proxies/"+y,schemaPath:"#/properties/trusted_proxies/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:v.properties.trusted_proxies.
items,data:_};e===null?e=[b]:e.push(b),s++}if(!Cs.test(_)){let b={instancePath:t+"/trusted_proxies/"+
y,schemaPath:"#/properties/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-\
9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:v.properties.trusted_proxies.items,data:_};e===null?e=[b]:e.
push(b),s++}}else{let b={instancePath:t+"/trusted_proxies/"+y,schemaPath:"#/properties/trusted_proxi\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.trusted_proxies.
items.type,parentSchema:v.properties.trusted_proxies.items,data:_};e===null?e=[b]:e.push(b),s++}}}else{
let i={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:v.properties.trusted_proxies.type,parentSchema:v.
properties.trusted_proxies,data:$};e===null?e=[i]:e.push(i),s++}let me=r.upstreams;if(me&&typeof me==
"object"&&!Array.isArray(me)){if(Object.keys(me).length>256){let i={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit:256},message:"must NOT h\
ave more than 256 properties",schema:256,parentSchema:v.properties.upstreams,data:me};e===null?e=[i]:
e.push(i),s++}for(let i in me){let y=s;if(typeof i=="string"&&!Fs.test(i)){let _={instancePath:t+"/u\
pstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',
schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:v.properties.upstreams.propertyNames,data:i,
propertyName:i};e===null?e=[_]:e.push(_),s++}var o=y===s;if(!o){let _={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"prope\
rty name must be valid",schema:v.properties.upstreams.propertyNames,parentSchema:v.properties.upstreams,
data:me};e===null?e=[_]:e.push(_),s++}}for(let i in me)Ve(me[i],{instancePath:t+"/upstreams/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:me,parentDataProperty:i,rootData:D,dynamicAnchors:K})||(e=
e===null?Ve.errors:e.concat(Ve.errors),s=e.length)}else{let i={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.
properties.upstreams.type,parentSchema:v.properties.upstreams,data:me};e===null?e=[i]:e.push(i),s++}
let te=r.routes;if(te&&typeof te=="object"&&!Array.isArray(te)){if(Object.keys(te).length>4096){let i={
instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{
limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.properties.
routes,data:te};e===null?e=[i]:e.push(i),s++}for(let i in te){let y=s;if(typeof i=="string"){if(x(i)>
256){let _={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:_e,
data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}if(!ms.test(i)){let _={instancePath:t+"/routes",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:_e,data:i,propertyName:i};e===null?e=[_]:e.push(
_),s++}}else{let _={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:_e.type,parentSchema:_e,data:i,propertyName:i};
e===null?e=[_]:e.push(_),s++}var a=y===s;if(!a){let _={instancePath:t+"/routes",schemaPath:"#/proper\
ties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name mu\
st be valid",schema:v.properties.routes.propertyNames,parentSchema:v.properties.routes,data:te};e===
null?e=[_]:e.push(_),s++}}for(let i in te){let y=te[i];if(Array.isArray(y)){if(y.length>64){let b={instancePath:t+
"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,
parentSchema:v.properties.routes.additionalProperties,data:y};e===null?e=[b]:e.push(b),s++}let _=y.length;
for(let b=0;b<_;b++)Fe(y[b],{instancePath:t+"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
b,parentData:y,parentDataProperty:b,rootData:D,dynamicAnchors:K})||(e=e===null?Fe.errors:e.concat(Fe.
errors),s=e.length)}else{let _={instancePath:t+"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/routes/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:v.properties.routes.additionalProperties.type,parentSchema:v.properties.routes.additionalProperties,
data:y};e===null?e=[_]:e.push(_),s++}}}else{let i={instancePath:t+"/routes",schemaPath:"#/properties\
/routes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.routes.
type,parentSchema:v.properties.routes,data:te};e===null?e=[i]:e.push(i),s++}let O=r.models;if(O&&typeof O==
"object"&&!Array.isArray(O)){if(Object.keys(O).length>4096){let i={instancePath:t+"/models",schemaPath:"\
#/properties/models/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:v.properties.models,data:O};e===null?e=[i]:e.push(
i),s++}for(let i in O){let y=s;if(typeof i=="string"){if(x(i)>256){let _={instancePath:t+"/models",schemaPath:"\
#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters",schema:256,parentSchema:_e,data:i,propertyName:i};e===null?e=[_]:e.push(
_),s++}if(!ms.test(i)){let _={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/pa\
ttern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must m\
atch pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",
parentSchema:_e,data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/mo\
dels",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_e.type,parentSchema:_e,data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}var n=y===
s;if(!n){let _={instancePath:t+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:i},message:"property name must be valid",schema:v.properties.models.
propertyNames,parentSchema:v.properties.models,data:O};e===null?e=[_]:e.push(_),s++}}for(let i in O){
let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){y.kind===void 0&&(y.kind="chat"),y.input===void 0&&
(y.input=["text"]);for(let u in y)if(!(u==="kind"||u==="input"||u==="context_tokens"||u==="output_to\
kens"||u==="dimensions"||u==="cache"||u==="tokens_per_second")){let S={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/ModelSettings/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:G,data:y};e===null?e=[S]:e.push(S),s++}let _=y.kind;if(typeof _!="stri\
ng"){let u={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#\
/components/schemas/ModelSettings/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:G.properties.kind.type,parentSchema:G.properties.kind,data:_};e===null?e=[u]:
e.push(u),s++}if(!(_==="chat"||_==="embeddings")){let u={instancePath:t+"/models/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/enum",
keyword:"enum",params:{allowedValues:G.properties.kind.enum},message:"must be equal to one of the al\
lowed values",schema:G.properties.kind.enum,parentSchema:G.properties.kind,data:_};e===null?e=[u]:e.
push(u),s++}let b=y.input;if(Array.isArray(b)){if(b.length>4){let S={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/in\
put/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,
parentSchema:G.properties.input,data:b};e===null?e=[S]:e.push(S),s++}if(b.length<1){let S={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items",schema:1,parentSchema:G.properties.input,data:b};e===null?e=[S]:e.push(S),s++}let u=b.
length;for(let S=0;S<u;S++){let we=b[S];if(typeof we!="string"){let z={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input/"+S,schemaPath:"#/components/schemas/ModelSettings/properties\
/input/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.
input.items.type,parentSchema:G.properties.input.items,data:we};e===null?e=[z]:e.push(z),s++}if(!(we===
"text"||we==="image"||we==="audio"||we==="file")){let z={instancePath:t+"/models/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/input/"+S,schemaPath:"#/components/schemas/ModelSettings/properties/input/\
items/enum",keyword:"enum",params:{allowedValues:G.properties.input.items.enum},message:"must be equ\
al to one of the allowed values",schema:G.properties.input.items.enum,parentSchema:G.properties.input.
items,data:we};e===null?e=[z]:e.push(z),s++}}}else{let u={instancePath:t+"/models/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/input/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array",schema:G.properties.input.type,parentSchema:G.
properties.input,data:b};e===null?e=[u]:e.push(u),s++}if(y.context_tokens!==void 0){let u=y.context_tokens;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_toke\
ns/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:G.properties.context_tokens.
type,parentSchema:G.properties.context_tokens,data:u};e===null?e=[S]:e.push(S),s++}if(typeof u=="num\
ber"){if(u>1e9||isNaN(u)){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:G.
properties.context_tokens,data:u};e===null?e=[S]:e.push(S),s++}if(u<1||isNaN(u)){let S={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schem\
as/ModelSettings/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:G.properties.context_tokens,data:u};e===null?e=[S]:e.push(
S),s++}}}if(y.output_tokens!==void 0){let u=y.output_tokens;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u))){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"\
#/components/schemas/ModelSettings/properties/output_tokens/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer",schema:G.properties.output_tokens.type,parentSchema:G.properties.output_tokens,
data:u};e===null?e=[S]:e.push(S),s++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let S={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schema\
s/ModelSettings/properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:G.properties.output_tokens,data:u};e===null?
e=[S]:e.push(S),s++}if(u<1||isNaN(u)){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:G.
properties.output_tokens,data:u};e===null?e=[S]:e.push(S),s++}}}if(y.dimensions!==void 0){let u=y.dimensions;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:G.properties.dimensions.type,
parentSchema:G.properties.dimensions,data:u};e===null?e=[S]:e.push(S),s++}if(typeof u=="number"){if(u>
1e6||isNaN(u)){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimension\
s",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:G.properties.dimensions,
data:u};e===null?e=[S]:e.push(S),s++}if(u<1||isNaN(u)){let S={instancePath:t+"/models/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/di\
mensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:G.properties.dimensions,data:u};e===null?e=[S]:e.push(S),s++}}}if(y.cache!==void 0){let u=y.
cache;if(typeof u!="string"){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.properties.cache.type,parentSchema:G.properties.cache,
data:u};e===null?e=[S]:e.push(S),s++}if(u!=="auto"){let S={instancePath:t+"/models/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/e\
num",keyword:"enum",params:{allowedValues:G.properties.cache.enum},message:"must be equal to one of \
the allowed values",schema:G.properties.cache.enum,parentSchema:G.properties.cache,data:u};e===null?
e=[S]:e.push(S),s++}}if(y.tokens_per_second!==void 0){let u=y.tokens_per_second;if(!(typeof u=="numb\
er"&&!(u%1)&&!isNaN(u))){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:G.properties.tokens_per_second.
type,parentSchema:G.properties.tokens_per_second,data:u};e===null?e=[S]:e.push(S),s++}if(typeof u=="\
number"){if(u>1e6||isNaN(u)){let S={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:G.
properties.tokens_per_second,data:u};e===null?e=[S]:e.push(S),s++}if(u<1||isNaN(u)){let S={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:G.properties.tokens_per_second,data:u};e===null?
e=[S]:e.push(S),s++}}}}else{let _={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/ModelSettings/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:G.type,parentSchema:G,data:y};e===null?e=[_]:e.push(_),s++}}}else{let i={instancePath:t+
"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:v.properties.models.type,parentSchema:v.properties.models,data:O};e===null?e=[i]:e.
push(i),s++}let de=r.prices;if(de&&typeof de=="object"&&!Array.isArray(de)){if(Object.keys(de).length>
4096){let i={instancePath:t+"/prices",schemaPath:"#/properties/prices/maxProperties",keyword:"maxPro\
perties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.
properties.prices,data:de};e===null?e=[i]:e.push(i),s++}for(let i in de){let y=s;if(typeof i=="strin\
g"){if(x(i)>256){let _={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName/maxLengt\
h",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:_e,data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}if(!ms.test(i)){let _={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:_e,data:i,propertyName:i};e===null?
e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_e.type,parentSchema:_e,
data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}var w=y===s;if(!w){let _={instancePath:t+"/price\
s",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"\
property name must be valid",schema:v.properties.prices.propertyNames,parentSchema:v.properties.prices,
data:de};e===null?e=[_]:e.push(_),s++}}for(let i in de)Ae(de[i],{instancePath:t+"/prices/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:de,parentDataProperty:i,rootData:D,dynamicAnchors:K})||(e=
e===null?Ae.errors:e.concat(Ae.errors),s=e.length)}else{let i={instancePath:t+"/prices",schemaPath:"\
#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.
prices.type,parentSchema:v.properties.prices,data:de};e===null?e=[i]:e.push(i),s++}}else{let f={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.type,parentSchema:v,
data:r};e===null?e=[f]:e.push(f),s++}return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function We(r,{instancePath:t="",parentData:V,parentDataProperty:I,rootData:D=r,dynamicAnchors:K={}}={}){
let e=null,s=0,q=We.evaluated;return q.dynamicProps&&(q.props=void 0),q.dynamicItems&&(q.items=void 0),
Be(r,{instancePath:t,parentData:V,parentDataProperty:I,rootData:D,dynamicAnchors:K})||(e=e===null?Be.
errors:e.concat(Be.errors),s=e.length),We.errors=e,s===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{st as default,et as validate};
