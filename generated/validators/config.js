// Compiled from a contract by npm run generate. Never edited.
var vs=Object.create;var hs=Object.defineProperty;var As=Object.getOwnPropertyDescriptor;var Ls=Object.getOwnPropertyNames;var $s=Object.getPrototypeOf,Os=Object.prototype.hasOwnProperty;var ls=(a,t)=>()=>{try{return t||a((t={exports:{}}).exports,t),t.exports}catch(V){throw t=0,V}};var qs=(a,t,V,D)=>{if(t&&typeof t=="object"||typeof t=="function")for(let M of Ls(t))!Os.call(a,M)&&
M!==V&&hs(a,M,{get:()=>t[M],enumerable:!(D=As(t,M))||D.enumerable});return a};var zs=(a,t,V)=>(V=a!=null?vs($s(a)):{},qs(t||!a||!a.__esModule?hs(V,"default",{value:a,enumerable:!0}):
V,a));var ks=ls(Ne=>{"use strict";Object.defineProperty(Ne,"__esModule",{value:!0});Ne.formatNames=Ne.fastFormats=
Ne.fullFormats=void 0;function Se(a,t){return{validate:a,compare:t}}Ne.fullFormats={date:Se(ys,ms),time:Se(
as(!0),ps),"date-time":Se(us(!0),_s),"iso-time":Se(as(),gs),"iso-date-time":Se(us(),bs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ds,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Bs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Es,int32:{type:"number",validate:Us},
int64:{type:"number",validate:Cs},float:{type:"number",validate:fs},double:{type:"number",validate:fs},
password:!0,binary:!0};Ne.fastFormats={...Ne.fullFormats,date:Se(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ms),time:Se(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ps),"date-time":Se(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
_s),"iso-time":Se(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,gs),
"iso-date-time":Se(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
bs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ne.formatNames=Object.keys(Ne.fullFormats);function Ts(a){return a%4===0&&(a%100!==0||a%400===0)}var js=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Zs=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ys(a){let t=js.exec(a);if(!t)return!1;let V=+t[1],
D=+t[2],M=+t[3];return D>=1&&D<=12&&M>=1&&M<=(D===2&&Ts(V)?29:Zs[D])}function ms(a,t){if(a&&t)return a>
t?1:a<t?-1:0}var ts=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function as(a){
return function(V){let D=ts.exec(V);if(!D)return!1;let M=+D[1],B=+D[2],e=+D[3],s=D[4],L=D[5]==="-"?-1:
1,c=+(D[6]||0),r=+(D[7]||0);if(c>23||r>59||a&&!s)return!1;if(M<=23&&B<=59&&e<60)return!0;let n=B-r*L,
P=M-c*L-(n<0?1:0);return(P===23||P===-1)&&(n===59||n===-1)&&e<61}}function ps(a,t){if(!(a&&t))return;
let V=new Date("2020-01-01T"+a).valueOf(),D=new Date("2020-01-01T"+t).valueOf();if(V&&D)return V-D}function gs(a,t){
if(!(a&&t))return;let V=ts.exec(a),D=ts.exec(t);if(V&&D)return a=V[1]+V[2]+V[3],t=D[1]+D[2]+D[3],a>t?
1:a<t?-1:0}var rs=/t|\s/i;function us(a){let t=as(a);return function(D){let M=D.split(rs);return M.length===
2&&ys(M[0])&&t(M[1])}}function _s(a,t){if(!(a&&t))return;let V=new Date(a).valueOf(),D=new Date(t).valueOf();
if(V&&D)return V-D}function bs(a,t){if(!(a&&t))return;let[V,D]=a.split(rs),[M,B]=t.split(rs),e=ms(V,
M);if(e!==void 0)return e||ps(D,B)}var Ms=/\/|:/,Is=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ds(a){return Ms.test(a)&&Is.test(a)}var ds=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Es(a){return ds.lastIndex=0,ds.test(a)}var Rs=-(2**31),Vs=2**31-1;function Us(a){return Number.
isInteger(a)&&a<=Vs&&a>=Rs}function Cs(a){return Number.isInteger(a)}function fs(){return!0}var Fs=/[^\\]\\Z/;
function Bs(a){if(Fs.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var Ps=ls(is=>{"use strict";Object.defineProperty(is,"__esModule",{value:!0});function ws(a){let t=a.
length,V=0,D=0,M;for(;D<t;)V++,M=a.charCodeAt(D++),M>=55296&&M<=56319&&D<t&&(M=a.charCodeAt(D),(M&64512)===
56320&&D++);return V}is.default=ws;ws.code='require("ajv/dist/runtime/ucs2length").default'});var xs=zs(ks()),rt=es,mt=es;var v={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
ge={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8082},docs:{type:"boolean",
default:!0}}},G={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,
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
le={type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e3,
default:5},window:{type:"integer",minimum:2,maximum:1e3,default:20},open_ms:{type:"integer",minimum:10,
maximum:6e5,default:5e3}}},ue={type:"object",additionalProperties:!1,properties:{accept_ms:{type:"in\
teger",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,maximum:6e5,default:3e4},
streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},Pe={type:"object",additionalProperties:!1,
properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,default:268435456},kept_days:{
type:"integer",minimum:2,maximum:36500,default:90}}},_e={type:"object",additionalProperties:!1,properties:{
level:{type:"string",enum:["debug","info","warn","error","silent"],default:"info"},format:{type:"str\
ing",enum:["auto","json","pretty"],default:"auto"}}},Ye={type:"object",additionalProperties:!1,properties:{
enabled:{type:"boolean",default:!1}}},Ze={type:"object",additionalProperties:!1,required:["public"],
properties:{public:{type:"boolean",default:!1}}},ke={type:"string",maxLength:256,pattern:"^(\\*|[^\\x0\
0-\\x20\\x7f,*]{1,255}\\*?)$"},H={type:"object",additionalProperties:!1,properties:{kind:{type:"stri\
ng",enum:["chat","embeddings"],default:"chat"},input:{type:"array",minItems:1,maxItems:4,default:["t\
ext"],items:{type:"string",enum:["text","image","audio","file"]}},context_tokens:{type:"integer",minimum:1,
maximum:1e9},output_tokens:{type:"integer",minimum:1,maximum:1e9},dimensions:{type:"integer",minimum:1,
maximum:1e6},cache:{type:"string",enum:["auto"]},tokens_per_second:{type:"integer",minimum:1,maximum:1e6}}},
je=Object.prototype.hasOwnProperty,w=Ps().default,ze=new RegExp("^[^\\x00-\\x1f]+$","u"),Te=new RegExp(
"^[A-Za-z_][A-Za-z0-9_]*$","u"),Gs=new RegExp("^[A-Za-z0-9_.-]+$","u"),Hs=new RegExp("^[0-9a-fA-F.:]\
+(/[0-9]{1,3})?$","u"),Js=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u"),ns=new RegExp("^(\\*|[^\
\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),Qe=xs.fullFormats.uri,T={type:"object",additionalProperties:!1,
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
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}},Me={type:"object",additionalProperties:!1,
properties:{arguments:{type:"boolean",default:!1},bearer:{type:"boolean",default:!1}}},X={type:"obje\
ct",additionalProperties:!1,properties:{turns:{type:"integer",minimum:1,maximum:100,default:8},tool_calls:{
type:"integer",minimum:1,maximum:1e3,default:12},query_ms:{type:"integer",minimum:100,maximum:6e5,default:6e4},
tokens:{type:"integer",minimum:100,maximum:1e8,default:2e5},usd:{type:"string",pattern:"^(0|[1-9][0-\
9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{type:"integer",minimum:100,maximum:1e7,
default:8e3}}},de={type:"object",additionalProperties:!1,properties:{workers:{type:"integer",minimum:0,
maximum:1e3,default:4},kept_days:{type:"integer",minimum:1,maximum:3650,default:7},waiting:{type:"in\
teger",minimum:1,maximum:1e6,default:1e3}}},Ys=new RegExp("^[^\\s@<>]+@[^\\s@<>]+$","u"),Ss=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),he=new RegExp("^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$","\
u");function De(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,L=De.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.host===void 0&&(a.host="127.0.0.1"),a.port===void 0&&(a.port=
8081),a.cors===void 0&&(a.cors=!1),a.docs===void 0&&(a.docs=!0),a.agents===void 0&&(a.agents=["spec/\
agents"]),a.on_broken_agent===void 0&&(a.on_broken_agent="refuse"),a.allow_private===void 0&&(a.allow_private=
[]),a.model===void 0&&(a.model="meta-llama/llama-3.3-70b-instruct"),a.summaries===void 0&&(a.summaries=
"query"),a.write_tools===void 0&&(a.write_tools=!1),a.address_rpm===void 0&&(a.address_rpm=0),a.unpaid_rpm===
void 0&&(a.unpaid_rpm=600),a.each_agent===void 0&&(a.each_agent={}),a.lenient===void 0&&(a.lenient={}),
a.bounds===void 0&&(a.bounds={}),a.tasks===void 0&&(a.tasks={});for(let l in a)if(!je.call(T.properties,
l)){let x={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:a};
e===null?e=[x]:e.push(x),s++}let c=a.host;if(typeof c=="string"){if(w(c)>253){let l={instancePath:t+
"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"mus\
t NOT have more than 253 characters",schema:253,parentSchema:T.properties.host,data:c};e===null?e=[l]:
e.push(l),s++}if(w(c)<1){let l={instancePath:t+"/host",schemaPath:"#/properties/host/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.
properties.host,data:c};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/host",schemaPath:"\
#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.
host.type,parentSchema:T.properties.host,data:c};e===null?e=[l]:e.push(l),s++}let r=a.port;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))){let l={instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:T.properties.port.type,parentSchema:T.
properties.port,data:r};e===null?e=[l]:e.push(l),s++}if(typeof r=="number"){if(r>65535||isNaN(r)){let l={
instancePath:t+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:T.properties.port,data:r};e===
null?e=[l]:e.push(l),s++}if(r<0||isNaN(r)){let l={instancePath:t+"/port",schemaPath:"#/properties/po\
rt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:T.
properties.port,data:r};e===null?e=[l]:e.push(l),s++}}if(a.public_url!==void 0){let l=a.public_url;if(typeof l==
"string"){if(w(l)>1024){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxL\
ength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:T.properties.public_url,data:l};e===null?e=[x]:e.push(x),s++}if(w(l)<8){let x={instancePath:t+
"/public_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters",schema:8,parentSchema:T.properties.public_url,data:l};e===null?
e=[x]:e.push(x),s++}if(!Qe(l)){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:T.
properties.public_url,data:l};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:T.properties.public_url.type,parentSchema:T.properties.public_url,data:l};e===null?e=[x]:
e.push(x),s++}}if(a.contact!==void 0){let l=a.contact;if(typeof l=="string"){if(w(l)>254){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:T.properties.contact,data:l};e===null?
e=[x]:e.push(x),s++}if(w(l)<3){let x={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:T.properties.contact,data:l};e===null?e=[x]:e.push(x),s++}if(!Ys.test(l)){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:T.properties.contact,data:l};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:T.properties.contact.type,parentSchema:T.properties.contact,data:l};e===null?e=[x]:
e.push(x),s++}}let n=a.cors;if(typeof n!="boolean"){let l={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.
cors.type,parentSchema:T.properties.cors,data:n};e===null?e=[l]:e.push(l),s++}let P=a.docs;if(typeof P!=
"boolean"){let l={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:T.properties.docs.type,parentSchema:T.properties.docs,
data:P};e===null?e=[l]:e.push(l),s++}let d=a.agents;if(Array.isArray(d)){if(d.length>64){let x={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:T.properties.agents,data:d};e===null?e=[x]:e.
push(x),s++}let l=d.length;for(let x=0;x<l;x++){let j=d[x];if(typeof j=="string"){if(w(j)>1024){let O={
instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:T.properties.
agents.items,data:j};e===null?e=[O]:e.push(O),s++}if(w(j)<1){let O={instancePath:t+"/agents/"+x,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:T.properties.agents.items,data:j};e===null?e=[O]:e.push(
O),s++}if(!ze.test(j)){let O={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:T.properties.agents.items,data:j};e===null?e=[O]:e.push(
O),s++}}else{let O={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.agents.items.type,parentSchema:T.
properties.agents.items,data:j};e===null?e=[O]:e.push(O),s++}}}else{let l={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:T.
properties.agents.type,parentSchema:T.properties.agents,data:d};e===null?e=[l]:e.push(l),s++}let p=a.
on_broken_agent;if(typeof p!="string"){let l={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.
on_broken_agent.type,parentSchema:T.properties.on_broken_agent,data:p};e===null?e=[l]:e.push(l),s++}
if(!(p==="refuse"||p==="skip")){let l={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:T.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:T.properties.on_broken_agent.enum,parentSchema:T.
properties.on_broken_agent,data:p};e===null?e=[l]:e.push(l),s++}let m=a.allow_private;if(Array.isArray(
m)){if(m.length>64){let x={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:T.
properties.allow_private,data:m};e===null?e=[x]:e.push(x),s++}let l=m.length;for(let x=0;x<l;x++){let j=m[x];
if(typeof j=="string"){if(w(j)>1024){let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:T.properties.allow_private.items,data:j};e===null?
e=[O]:e.push(O),s++}if(w(j)<8){let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:T.properties.allow_private.items,data:j};e===null?e=[O]:e.push(O),
s++}}else{let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.allow_private.
items.type,parentSchema:T.properties.allow_private.items,data:j};e===null?e=[O]:e.push(O),s++}}}else{
let l={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:T.properties.allow_private.type,parentSchema:T.properties.
allow_private,data:m};e===null?e=[l]:e.push(l),s++}let o=a.model;if(typeof o=="string"){if(w(o)>256){
let l={instancePath:t+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:T.properties.model,
data:o};e===null?e=[l]:e.push(l),s++}if(w(o)<1){let l={instancePath:t+"/model",schemaPath:"#/propert\
ies/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters",schema:1,parentSchema:T.properties.model,data:o};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:T.properties.model.type,parentSchema:T.properties.model,data:o};e===null?e=[l]:e.push(
l),s++}let h=a.summaries;if(typeof h!="string"){let l={instancePath:t+"/summaries",schemaPath:"#/pro\
perties/summaries/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.
summaries.type,parentSchema:T.properties.summaries,data:h};e===null?e=[l]:e.push(l),s++}if(!(h==="qu\
ery"||h==="always")){let l={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"\
enum",params:{allowedValues:T.properties.summaries.enum},message:"must be equal to one of the allowe\
d values",schema:T.properties.summaries.enum,parentSchema:T.properties.summaries,data:h};e===null?e=
[l]:e.push(l),s++}let k=a.write_tools;if(typeof k!="boolean"){let l={instancePath:t+"/write_tools",schemaPath:"\
#/properties/write_tools/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:T.
properties.write_tools.type,parentSchema:T.properties.write_tools,data:k};e===null?e=[l]:e.push(l),s++}
let S=a.address_rpm;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let l={instancePath:t+"/address_rpm",
schemaPath:"#/properties/address_rpm/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:T.properties.address_rpm.type,parentSchema:T.properties.address_rpm,data:S};e===null?
e=[l]:e.push(l),s++}if(typeof S=="number"){if(S>1e9||isNaN(S)){let l={instancePath:t+"/address_rpm",
schemaPath:"#/properties/address_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:T.properties.address_rpm,data:S};e===null?e=[l]:e.push(
l),s++}if(S<0||isNaN(S)){let l={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:T.
properties.address_rpm,data:S};e===null?e=[l]:e.push(l),s++}}let A=a.unpaid_rpm;if(!(typeof A=="numb\
er"&&!(A%1)&&!isNaN(A))){let l={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.properties.unpaid_rpm.type,
parentSchema:T.properties.unpaid_rpm,data:A};e===null?e=[l]:e.push(l),s++}if(typeof A=="number"){if(A>
1e9||isNaN(A)){let l={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:T.
properties.unpaid_rpm,data:A};e===null?e=[l]:e.push(l),s++}if(A<0||isNaN(A)){let l={instancePath:t+"\
/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:T.properties.unpaid_rpm,data:A};e===null?e=[l]:
e.push(l),s++}}let R=a.each_agent;if(R&&typeof R=="object"&&!Array.isArray(R)){for(let l in R)if(!(l===
"rpm"||l==="parallel"||l==="budget_usd"||l==="budget_period")){let x={instancePath:t+"/each_agent",schemaPath:"\
#/components/schemas/AgentCaps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:ie,data:R};e===null?e=[x]:e.push(
x),s++}if(R.rpm!==void 0){let l=R.rpm;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let x={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ie.properties.rpm.type,parentSchema:ie.properties.rpm,
data:l};e===null?e=[x]:e.push(x),s++}if(typeof l=="number"){if(l>1e9||isNaN(l)){let x={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:ie.properties.
rpm,data:l};e===null?e=[x]:e.push(x),s++}if(l<1||isNaN(l)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ie.properties.rpm,data:l};e===null?e=[x]:e.push(x),s++}}}
if(R.parallel!==void 0){let l=R.parallel;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ie.properties.parallel.type,parentSchema:ie.
properties.parallel,data:l};e===null?e=[x]:e.push(x),s++}if(typeof l=="number"){if(l>1e6||isNaN(l)){
let x={instancePath:t+"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/p\
arallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,
parentSchema:ie.properties.parallel,data:l};e===null?e=[x]:e.push(x),s++}if(l<1||isNaN(l)){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ie.properties.
parallel,data:l};e===null?e=[x]:e.push(x),s++}}}if(R.budget_usd!==void 0){let l=R.budget_usd;if(typeof l==
"string"){if(w(l)>17){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:ie.properties.budget_usd,data:l};e===null?e=[x]:
e.push(x),s++}if(!Ss.test(l)){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ie.properties.budget_usd,data:l};e===null?e=[x]:
e.push(x),s++}}else{let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ie.properties.budget_usd.type,parentSchema:ie.properties.budget_usd,data:l};e===null?e=[x]:e.
push(x),s++}}if(R.budget_period!==void 0){let l=R.budget_period;if(typeof l!="string"){let x={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.budget_period.type,
parentSchema:ie.properties.budget_period,data:l};e===null?e=[x]:e.push(x),s++}if(!(l==="day"||l==="m\
onth"||l==="total")){let x={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:ie.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:ie.properties.budget_period.enum,parentSchema:ie.
properties.budget_period,data:l};e===null?e=[x]:e.push(x),s++}}}else{let l={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ie.type,parentSchema:ie,data:R};e===null?e=[l]:e.push(l),s++}let U=a.lenient;
if(U&&typeof U=="object"&&!Array.isArray(U)){U.arguments===void 0&&(U.arguments=!1),U.bearer===void 0&&
(U.bearer=!1);for(let j in U)if(!(j==="arguments"||j==="bearer")){let O={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},
message:"must NOT have additional properties",schema:!1,parentSchema:Me,data:U};e===null?e=[O]:e.push(
O),s++}let l=U.arguments;if(typeof l!="boolean"){let j={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:Me.properties.arguments.type,parentSchema:Me.properties.arguments,data:l};e===
null?e=[j]:e.push(j),s++}let x=U.bearer;if(typeof x!="boolean"){let j={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:Me.properties.bearer.type,parentSchema:Me.properties.bearer,
data:x};e===null?e=[j]:e.push(j),s++}}else{let l={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Me.type,
parentSchema:Me,data:U};e===null?e=[l]:e.push(l),s++}let E=a.bounds;if(E&&typeof E=="object"&&!Array.
isArray(E)){E.turns===void 0&&(E.turns=8),E.tool_calls===void 0&&(E.tool_calls=12),E.query_ms===void 0&&
(E.query_ms=6e4),E.tokens===void 0&&(E.tokens=2e5),E.usd===void 0&&(E.usd="0.50"),E.answer_tokens===
void 0&&(E.answer_tokens=8e3);for(let q in E)if(!(q==="turns"||q==="tool_calls"||q==="query_ms"||q===
"tokens"||q==="usd"||q==="answer_tokens")){let ye={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},message:"\
must NOT have additional properties",schema:!1,parentSchema:X,data:E};e===null?e=[ye]:e.push(ye),s++}
let l=E.turns;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let q={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:X.properties.turns.type,parentSchema:X.properties.turns,data:l};e===null?e=[q]:
e.push(q),s++}if(typeof l=="number"){if(l>100||isNaN(l)){let q={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:X.properties.turns,data:l};e===null?e=[q]:e.push(q),
s++}if(l<1||isNaN(l)){let q={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:X.properties.turns,data:l};e===null?e=[q]:e.push(q),s++}}let x=E.tool_calls;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x))){let q={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:X.properties.tool_calls.type,parentSchema:X.properties.tool_calls,data:x};e===null?e=[q]:
e.push(q),s++}if(typeof x=="number"){if(x>1e3||isNaN(x)){let q={instancePath:t+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:X.properties.tool_calls,data:x};e===
null?e=[q]:e.push(q),s++}if(x<1||isNaN(x)){let q={instancePath:t+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:X.properties.tool_calls,data:x};e===null?e=[q]:e.push(q),
s++}}let j=E.query_ms;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let q={instancePath:t+"/bounds/qu\
ery_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:X.properties.query_ms.type,parentSchema:X.properties.query_ms,
data:j};e===null?e=[q]:e.push(q),s++}if(typeof j=="number"){if(j>6e5||isNaN(j)){let q={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:X.properties.
query_ms,data:j};e===null?e=[q]:e.push(q),s++}if(j<100||isNaN(j)){let q={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.query_ms,data:j};
e===null?e=[q]:e.push(q),s++}}let O=E.tokens;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O))){let q={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:X.properties.tokens.type,parentSchema:X.properties.
tokens,data:O};e===null?e=[q]:e.push(q),s++}if(typeof O=="number"){if(O>1e8||isNaN(O)){let q={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:X.properties.
tokens,data:O};e===null?e=[q]:e.push(q),s++}if(O<100||isNaN(O)){let q={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.tokens,data:O};e===null?
e=[q]:e.push(q),s++}}let me=E.usd;if(typeof me=="string"){if(w(me)>32){let q={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X.properties.usd,data:me};
e===null?e=[q]:e.push(q),s++}if(!he.test(me)){let q={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.properties.usd,data:me};e===null?e=[q]:e.push(q),
s++}}else{let q={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.usd.type,parentSchema:X.
properties.usd,data:me};e===null?e=[q]:e.push(q),s++}let te=E.answer_tokens;if(!(typeof te=="number"&&
!(te%1)&&!isNaN(te))){let q={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/components/schemas\
/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:X.properties.answer_tokens.type,parentSchema:X.properties.answer_tokens,data:te};e===null?
e=[q]:e.push(q),s++}if(typeof te=="number"){if(te>1e7||isNaN(te)){let q={instancePath:t+"/bounds/ans\
wer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:X.properties.
answer_tokens,data:te};e===null?e=[q]:e.push(q),s++}if(te<100||isNaN(te)){let q={instancePath:t+"/bo\
unds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.
answer_tokens,data:te};e===null?e=[q]:e.push(q),s++}}}else{let l={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:X.
type,parentSchema:X,data:E};e===null?e=[l]:e.push(l),s++}let f=a.tasks;if(f&&typeof f=="object"&&!Array.
isArray(f)){f.workers===void 0&&(f.workers=4),f.kept_days===void 0&&(f.kept_days=7),f.waiting===void 0&&
(f.waiting=1e3);for(let O in f)if(!(O==="workers"||O==="kept_days"||O==="waiting")){let me={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:O},message:"must NOT have additional properties",schema:!1,parentSchema:de,
data:f};e===null?e=[me]:e.push(me),s++}let l=f.workers;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){
let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:de.properties.workers.type,
parentSchema:de.properties.workers,data:l};e===null?e=[O]:e.push(O),s++}if(typeof l=="number"){if(l>
1e3||isNaN(l)){let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:de.properties.workers,data:l};e===null?e=[O]:e.push(O),s++}if(l<0||isNaN(l)){
let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:de.
properties.workers,data:l};e===null?e=[O]:e.push(O),s++}}let x=f.kept_days;if(!(typeof x=="number"&&
!(x%1)&&!isNaN(x))){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:de.
properties.kept_days.type,parentSchema:de.properties.kept_days,data:x};e===null?e=[O]:e.push(O),s++}
if(typeof x=="number"){if(x>3650||isNaN(x)){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:de.properties.kept_days,data:x};e===null?e=[O]:e.
push(O),s++}if(x<1||isNaN(x)){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:de.properties.kept_days,data:x};e===null?e=[O]:e.push(O),s++}}let j=f.
waiting;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let O={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:de.properties.waiting.type,parentSchema:de.properties.waiting,data:j};e===null?
e=[O]:e.push(O),s++}if(typeof j=="number"){if(j>1e6||isNaN(j)){let O={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:de.properties.waiting,data:j};e===
null?e=[O]:e.push(O),s++}if(j<1||isNaN(j)){let O={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:de.properties.waiting,data:j};e===null?e=[O]:e.push(O),
s++}}}else{let l={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:de.type,parentSchema:de,data:f};e===null?e=[l]:
e.push(l),s++}}else{let c={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:T.type,parentSchema:T,data:a};e===null?e=[c]:e.push(c),s++}return De.
errors=e,s===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Z={type:"object",additionalProperties:!1,
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
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function Ee(a,{instancePath:t="",
parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){let e=null,s=0,L=Ee.evaluated;
if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){a.all===void 0&&(a.all={}),a.headers_ms===void 0&&(a.headers_ms=1e4),a.body_ms===void 0&&(a.body_ms=
3e4),a.body_bytes===void 0&&(a.body_bytes=33554432),a.connect_ms===void 0&&(a.connect_ms=3e3),a.first_byte_ms===
void 0&&(a.first_byte_ms=3e4),a.idle_ms===void 0&&(a.idle_ms=3e4),a.whole_ms===void 0&&(a.whole_ms=28e4),
a.stream_ms===void 0&&(a.stream_ms=6e5),a.keep_alive_ms===void 0&&(a.keep_alive_ms=15e3),a.write_stall_ms===
void 0&&(a.write_stall_ms=6e4),a.after_disconnect_ms===void 0&&(a.after_disconnect_ms=5e3),a.reply_bytes===
void 0&&(a.reply_bytes=33554432),a.connections===void 0&&(a.connections=4096),a.unpriced===void 0&&(a.
unpriced="allow");for(let f in a)if(!je.call(Z.properties,f)){let l={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:Z,data:a};e===null?e=[l]:e.push(l),s++}let c=a.all;
if(c&&typeof c=="object"&&!Array.isArray(c)){for(let f in c)if(!(f==="rpm"||f==="tpm"||f==="parallel"||
f==="budget_usd"||f==="budget_period")){let l={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:Q,data:c};e===null?e=[l]:e.push(l),s++}if(c.
rpm!==void 0){let f=c.rpm;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let l={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:Q.properties.rpm.type,parentSchema:Q.properties.rpm,data:f};e===null?
e=[l]:e.push(l),s++}if(typeof f=="number"){if(f>1e9||isNaN(f)){let l={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:Q.properties.rpm,data:f};e===null?e=[l]:e.push(
l),s++}if(f<1||isNaN(f)){let l={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.rpm,data:f};e===null?e=[l]:e.push(l),s++}}}if(c.tpm!==void 0){let f=c.tpm;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let l={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:Q.properties.tpm.type,parentSchema:Q.properties.tpm,data:f};e===null?e=[l]:e.push(l),s++}if(typeof f==
"number"){if(f>1e12||isNaN(f)){let l={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:Q.properties.tpm,data:f};e===null?e=[l]:e.push(l),s++}if(f<1||
isNaN(f)){let l={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Q.
properties.tpm,data:f};e===null?e=[l]:e.push(l),s++}}}if(c.parallel!==void 0){let f=c.parallel;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f))){let l={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.
properties.parallel.type,parentSchema:Q.properties.parallel,data:f};e===null?e=[l]:e.push(l),s++}if(typeof f==
"number"){if(f>1e6||isNaN(f)){let l={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:Q.properties.parallel,data:f};e===null?e=[l]:e.push(l),s++}
if(f<1||isNaN(f)){let l={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.parallel,data:f};e===null?e=[l]:e.push(l),s++}}}if(c.budget_usd!==void 0){
let f=c.budget_usd;if(typeof f=="string"){if(w(f)>17){let l={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:Q.properties.budget_usd,data:f};e===null?
e=[l]:e.push(l),s++}if(!Ss.test(f)){let l={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:Q.properties.budget_usd,data:f};e===null?e=[l]:e.push(
l),s++}}else{let l={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.
budget_usd.type,parentSchema:Q.properties.budget_usd,data:f};e===null?e=[l]:e.push(l),s++}}if(c.budget_period!==
void 0){let f=c.budget_period;if(typeof f!="string"){let l={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Q.properties.budget_period.type,parentSchema:Q.properties.budget_period,data:f};
e===null?e=[l]:e.push(l),s++}if(!(f==="day"||f==="month"||f==="total")){let l={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:Q.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:Q.properties.budget_period.enum,parentSchema:Q.properties.budget_period,data:f};e===null?e=[l]:
e.push(l),s++}}}else{let f={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,data:c};e===null?
e=[f]:e.push(f),s++}let r=a.headers_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let f={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Z.properties.headers_ms.type,parentSchema:Z.properties.headers_ms,data:r};e===
null?e=[f]:e.push(f),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let f={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.headers_ms,data:r};e===null?e=[f]:e.
push(f),s++}if(r<100||isNaN(r)){let f={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:Z.properties.headers_ms,data:r};e===null?e=[f]:e.push(f),s++}}let n=a.body_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let f={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.body_ms.type,parentSchema:Z.
properties.body_ms,data:n};e===null?e=[f]:e.push(f),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let f={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.body_ms,data:n};e===
null?e=[f]:e.push(f),s++}if(n<100||isNaN(n)){let f={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:Z.properties.body_ms,data:n};e===null?e=[f]:e.push(f),s++}}let P=a.body_bytes;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P))){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.body_bytes.
type,parentSchema:Z.properties.body_bytes,data:P};e===null?e=[f]:e.push(f),s++}if(typeof P=="number"){
if(P>268435456||isNaN(P)){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:Z.properties.body_bytes,data:P};e===null?e=[f]:e.push(f),s++}if(P<1048576||isNaN(P)){let f={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:Z.properties.
body_bytes,data:P};e===null?e=[f]:e.push(f),s++}}let d=a.connect_ms;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d))){let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:Z.properties.connect_ms.type,parentSchema:Z.
properties.connect_ms,data:d};e===null?e=[f]:e.push(f),s++}if(typeof d=="number"){if(d>6e4||isNaN(d)){
let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:Z.properties.connect_ms,
data:d};e===null?e=[f]:e.push(f),s++}if(d<10||isNaN(d)){let f={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:Z.properties.connect_ms,data:d};e===null?e=[f]:e.push(f),s++}}let p=a.
first_byte_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.
properties.first_byte_ms.type,parentSchema:Z.properties.first_byte_ms,data:p};e===null?e=[f]:e.push(
f),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:Z.properties.first_byte_ms,data:p};e===null?e=[f]:e.push(f),
s++}if(p<10||isNaN(p)){let f={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:Z.
properties.first_byte_ms,data:p};e===null?e=[f]:e.push(f),s++}}let m=a.idle_ms;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m))){let f={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Z.properties.idle_ms.type,parentSchema:Z.
properties.idle_ms,data:m};e===null?e=[f]:e.push(f),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let f={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.idle_ms,data:m};e===
null?e=[f]:e.push(f),s++}if(m<10||isNaN(m)){let f={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:Z.properties.idle_ms,data:m};e===null?e=[f]:e.push(f),s++}}let o=a.whole_ms;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.whole_ms.type,
parentSchema:Z.properties.whole_ms,data:o};e===null?e=[f]:e.push(f),s++}if(typeof o=="number"){if(o>
36e5||isNaN(o)){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:Z.
properties.whole_ms,data:o};e===null?e=[f]:e.push(f),s++}if(o<10||isNaN(o)){let f={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:Z.properties.whole_ms,data:o};e===null?e=[f]:e.push(f),
s++}}let h=a.stream_ms;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:Z.properties.stream_ms.type,parentSchema:Z.properties.stream_ms,data:h};e===null?e=[
f]:e.push(f),s++}if(typeof h=="number"){if(h>864e5||isNaN(h)){let f={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:Z.properties.stream_ms,data:h};e===null?e=[f]:e.push(f),s++}
if(h<10||isNaN(h)){let f={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:Z.properties.
stream_ms,data:h};e===null?e=[f]:e.push(f),s++}}let k=a.keep_alive_ms;if(!(typeof k=="number"&&!(k%1)&&
!isNaN(k))){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Z.properties.keep_alive_ms.type,parentSchema:Z.
properties.keep_alive_ms,data:k};e===null?e=[f]:e.push(f),s++}if(typeof k=="number"){if(k>6e5||isNaN(
k)){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.
keep_alive_ms,data:k};e===null?e=[f]:e.push(f),s++}if(k<10||isNaN(k)){let f={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:Z.properties.keep_alive_ms,data:k};e===null?e=[f]:e.push(
f),s++}}let S=a.write_stall_ms;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let f={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:Z.properties.write_stall_ms.type,parentSchema:Z.properties.write_stall_ms,
data:S};e===null?e=[f]:e.push(f),s++}if(typeof S=="number"){if(S>6e5||isNaN(S)){let f={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.write_stall_ms,data:S};
e===null?e=[f]:e.push(f),s++}if(S<10||isNaN(S)){let f={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:Z.properties.write_stall_ms,data:S};e===null?e=[f]:e.push(f),s++}}
let A=a.after_disconnect_ms;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A))){let f={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Z.properties.after_disconnect_ms.type,parentSchema:Z.properties.
after_disconnect_ms,data:A};e===null?e=[f]:e.push(f),s++}if(typeof A=="number"){if(A>5e3||isNaN(A)){
let f={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:Z.properties.
after_disconnect_ms,data:A};e===null?e=[f]:e.push(f),s++}if(A<0||isNaN(A)){let f={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Z.properties.after_disconnect_ms,
data:A};e===null?e=[f]:e.push(f),s++}}let R=a.reply_bytes;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R))){
let f={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:Z.properties.reply_bytes.type,parentSchema:Z.properties.
reply_bytes,data:R};e===null?e=[f]:e.push(f),s++}if(typeof R=="number"){if(R>1073741824||isNaN(R)){let f={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:Z.properties.
reply_bytes,data:R};e===null?e=[f]:e.push(f),s++}if(R<1024||isNaN(R)){let f={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:Z.properties.reply_bytes,data:R};e===null?e=[f]:e.
push(f),s++}}let U=a.connections;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U))){let f={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Z.properties.connections.type,parentSchema:Z.properties.connections,data:U};
e===null?e=[f]:e.push(f),s++}if(typeof U=="number"){if(U>1e5||isNaN(U)){let f={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:Z.properties.connections,data:U};e===null?e=[f]:
e.push(f),s++}if(U<1||isNaN(U)){let f={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Z.
properties.connections,data:U};e===null?e=[f]:e.push(f),s++}}let E=a.unpriced;if(typeof E!="string"){
let f={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Z.properties.unpriced.type,parentSchema:Z.properties.unpriced,
data:E};e===null?e=[f]:e.push(f),s++}if(!(E==="allow"||E==="refuse")){let f={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:Z.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:Z.properties.unpriced.enum,parentSchema:Z.
properties.unpriced,data:E};e===null?e=[f]:e.push(f),s++}}else{let c={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:a};
e===null?e=[c]:e.push(c),s++}return Ee.errors=e,s===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var W={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
Ks=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),I={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},ae={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_sec\
ret_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
Ns=new RegExp("^https?://","u");function Re(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,
dynamicAnchors:B={}}={}){let e=null,s=0,L=Re.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&
(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let c={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:I.required,parentSchema:I,data:a};e===null?e=[c]:e.push(c),s++}if(a.pay_to===
void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:I.required,parentSchema:I,data:a};e===null?
e=[c]:e.push(c),s++}if(a.asset===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:I.required,
parentSchema:I,data:a};e===null?e=[c]:e.push(c),s++}if(a.decimals===void 0){let c={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:I.required,parentSchema:I,data:a};e===null?e=[c]:e.push(c),s++}if(a.facilitator===
void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:I.required,parentSchema:I,data:a};
e===null?e=[c]:e.push(c),s++}for(let c in a)if(!je.call(I.properties,c)){let r={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must N\
OT have additional properties",schema:!1,parentSchema:I,data:a};e===null?e=[r]:e.push(r),s++}if(a.path!==
void 0){let c=a.path;if(typeof c!="string"){let r={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.path.type,
parentSchema:I.properties.path,data:c};e===null?e=[r]:e.push(r),s++}if(!(c==="evm"||c==="solana")){let r={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:I.properties.
path.enum},message:"must be equal to one of the allowed values",schema:I.properties.path.enum,parentSchema:I.
properties.path,data:c};e===null?e=[r]:e.push(r),s++}}if(a.pay_to!==void 0){let c=a.pay_to;if(typeof c==
"string"){if(w(c)>44){let r={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:I.
properties.pay_to,data:c};e===null?e=[r]:e.push(r),s++}if(w(c)<32){let r={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:I.properties.pay_to,data:c};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:I.properties.pay_to.type,parentSchema:I.properties.pay_to,data:c};
e===null?e=[r]:e.push(r),s++}}if(a.asset!==void 0){let c=a.asset;if(typeof c=="string"){if(w(c)>44){
let r={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:I.properties.asset,
data:c};e===null?e=[r]:e.push(r),s++}if(w(c)<32){let r={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:I.properties.asset,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:I.properties.asset.type,parentSchema:I.properties.asset,data:c};e===null?e=[r]:
e.push(r),s++}}if(a.asset_name!==void 0){let c=a.asset_name;if(typeof c=="string"){if(w(c)>64){let r={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:I.properties.asset_name,
data:c};e===null?e=[r]:e.push(r),s++}if(w(c)<1){let r={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:I.properties.asset_name,data:c};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:I.properties.asset_name.type,parentSchema:I.properties.
asset_name,data:c};e===null?e=[r]:e.push(r),s++}}if(a.asset_version!==void 0){let c=a.asset_version;
if(typeof c=="string"){if(w(c)>16){let r={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:I.properties.asset_version,data:c};e===null?e=[r]:e.push(r),s++}if(w(
c)<1){let r={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:I.
properties.asset_version,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:I.properties.asset_version.type,parentSchema:I.properties.asset_version,data:c};
e===null?e=[r]:e.push(r),s++}}if(a.decimals!==void 0){let c=a.decimals;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c))){let r={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:I.properties.decimals.type,parentSchema:I.
properties.decimals,data:c};e===null?e=[r]:e.push(r),s++}if(typeof c=="number"){if(c>18||isNaN(c)){let r={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:I.properties.decimals,data:c};e===null?
e=[r]:e.push(r),s++}if(c<0||isNaN(c)){let r={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:I.
properties.decimals,data:c};e===null?e=[r]:e.push(r),s++}}}if(a.facilitator!==void 0){let c=a.facilitator;
if(typeof c=="string"){if(w(c)>1024){let r={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:I.properties.facilitator,data:c};e===null?e=[r]:e.push(r),s++}if(!Ns.
test(c)){let r={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:I.properties.facilitator,data:c};e===null?e=[r]:e.push(r),s++}if(!Qe(c)){let r={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:I.properties.facilitator,data:c};e===null?e=[r]:e.
push(r),s++}}else{let r={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:I.properties.facilitator.type,parentSchema:I.
properties.facilitator,data:c};e===null?e=[r]:e.push(r),s++}}if(a.facilitator_key_env!==void 0){let c=a.
facilitator_key_env;if(typeof c=="string"){if(w(c)>128){let r={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:I.properties.facilitator_key_env,data:c};
e===null?e=[r]:e.push(r),s++}if(!Te.test(c)){let r={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:I.
properties.facilitator_key_env,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:I.properties.facilitator_key_env.type,parentSchema:I.properties.
facilitator_key_env,data:c};e===null?e=[r]:e.push(r),s++}}if(a.facilitator_key_file!==void 0){let c=a.
facilitator_key_file;if(typeof c=="string"){if(w(c)>1024){let r={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:I.properties.facilitator_key_file,
data:c};e===null?e=[r]:e.push(r),s++}if(w(c)<1){let r={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:I.properties.facilitator_key_file,data:c};e===null?
e=[r]:e.push(r),s++}if(!ze.test(c)){let r={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:I.properties.facilitator_key_file,
data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:I.properties.facilitator_key_file.type,parentSchema:I.properties.facilitator_key_file,data:c};
e===null?e=[r]:e.push(r),s++}}if(a.facilitator_auth!==void 0){let c=a.facilitator_auth;if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.kind===void 0){let r={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:ae.required,parentSchema:ae,data:c};e===null?e=[r]:e.push(
r),s++}if(c.key_id_env===void 0){let r={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:ae.required,parentSchema:ae,data:c};e===null?e=[r]:
e.push(r),s++}if(c.key_secret_env===void 0){let r={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:ae.required,parentSchema:ae,data:c};
e===null?e=[r]:e.push(r),s++}for(let r in c)if(!(r==="kind"||r==="key_id_env"||r==="key_secret_env")){
let n={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties",schema:!1,parentSchema:ae,data:c};e===null?e=[n]:e.push(n),s++}if(c.kind!==void 0){
let r=c.kind;if(typeof r!="string"){let n={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ae.properties.kind.type,parentSchema:ae.properties.kind,data:r};e===null?e=[n]:
e.push(n),s++}if(r!=="cdp"){let n={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:ae.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:ae.properties.kind.enum,parentSchema:ae.
properties.kind,data:r};e===null?e=[n]:e.push(n),s++}}if(c.key_id_env!==void 0){let r=c.key_id_env;if(typeof r==
"string"){if(w(r)>128){let n={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:ae.properties.key_id_env,data:r};e===
null?e=[n]:e.push(n),s++}if(!Te.test(r)){let n={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:ae.properties.key_id_env,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties.
key_id_env.type,parentSchema:ae.properties.key_id_env,data:r};e===null?e=[n]:e.push(n),s++}}if(c.key_secret_env!==
void 0){let r=c.key_secret_env;if(typeof r=="string"){if(w(r)>128){let n={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:ae.properties.key_secret_env,data:r};e===null?e=[n]:e.push(n),s++}if(!Te.test(r)){let n={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:ae.properties.
key_secret_env,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ae.properties.key_secret_env.type,parentSchema:ae.
properties.key_secret_env,data:r};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:ae.type,parentSchema:ae,data:c};e===null?e=[r]:e.push(r),s++}}if(a.
rpc_env!==void 0){let c=a.rpc_env;if(typeof c=="string"){if(w(c)>128){let r={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:I.properties.rpc_env,data:c};e===null?e=[
r]:e.push(r),s++}if(!Te.test(c)){let r={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:I.properties.rpc_env,data:c};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.rpc_env.type,
parentSchema:I.properties.rpc_env,data:c};e===null?e=[r]:e.push(r),s++}}}else{let c={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,
data:a};e===null?e=[c]:e.push(c),s++}return Re.errors=e,s===0}Re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,L=Ve.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.networks===void 0&&(a.networks={}),a.max_timeout_s===void 0&&
(a.max_timeout_s=120),a.per_payer===void 0&&(a.per_payer=8),a.unsettled===void 0&&(a.unsettled=1e3),
a.verify_ms===void 0&&(a.verify_ms=5e3),a.settle_ms===void 0&&(a.settle_ms=3e4),a.kept_hours===void 0&&
(a.kept_hours=24);for(let h in a)if(!(h==="networks"||h==="max_timeout_s"||h==="per_payer"||h==="uns\
ettled"||h==="verify_ms"||h==="settle_ms"||h==="kept_hours")){let k={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:W,data:a};e===null?e=[k]:e.push(k),s++}let r=a.networks;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>16){let h={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:W.properties.networks,data:r};e===null?
e=[h]:e.push(h),s++}for(let h in r){let k=s;if(typeof h=="string"&&!Ks.test(h)){let S={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:W.properties.networks.propertyNames,data:h,propertyName:h};e===null?
e=[S]:e.push(S),s++}var c=k===s;if(!c){let S={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:h},message:"property name must be\
 valid",schema:W.properties.networks.propertyNames,parentSchema:W.properties.networks,data:r};e===null?
e=[S]:e.push(S),s++}}for(let h in r)Re(r[h],{instancePath:t+"/networks/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:r,parentDataProperty:h,rootData:M,dynamicAnchors:B})||(e=e===null?Re.errors:e.
concat(Re.errors),s=e.length)}else{let h={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.properties.networks.
type,parentSchema:W.properties.networks,data:r};e===null?e=[h]:e.push(h),s++}let n=a.max_timeout_s;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.max_timeout_s.
type,parentSchema:W.properties.max_timeout_s,data:n};e===null?e=[h]:e.push(h),s++}if(typeof n=="numb\
er"){if(n>3600||isNaN(n)){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:W.properties.max_timeout_s,data:n};e===null?e=[h]:e.push(h),s++}if(n<30||isNaN(n)){let h={
instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:W.properties.max_timeout_s,
data:n};e===null?e=[h]:e.push(h),s++}}let P=a.per_payer;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P))){
let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:W.properties.per_payer.type,parentSchema:W.properties.per_payer,
data:P};e===null?e=[h]:e.push(h),s++}if(typeof P=="number"){if(P>1e4||isNaN(P)){let h={instancePath:t+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:W.properties.per_payer,data:P};e===null?e=[h]:e.push(
h),s++}if(P<1||isNaN(P)){let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:W.
properties.per_payer,data:P};e===null?e=[h]:e.push(h),s++}}let d=a.unsettled;if(!(typeof d=="number"&&
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
e=[h]:e.push(h),s++}}let m=a.settle_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let h={instancePath:t+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:W.properties.settle_ms.type,parentSchema:W.properties.settle_ms,data:m};e===
null?e=[h]:e.push(h),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let h={instancePath:t+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:W.properties.settle_ms,data:m};e===null?e=[h]:e.
push(h),s++}if(m<100||isNaN(m)){let h={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:W.properties.settle_ms,data:m};e===null?e=[h]:e.push(h),s++}}let o=a.kept_hours;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.kept_hours.
type,parentSchema:W.properties.kept_hours,data:o};e===null?e=[h]:e.push(h),s++}if(typeof o=="number"){
if(o>87600||isNaN(o)){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:W.
properties.kept_hours,data:o};e===null?e=[h]:e.push(h),s++}if(o<24||isNaN(o)){let h={instancePath:t+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:W.properties.kept_hours,data:o};e===null?e=
[h]:e.push(h),s++}}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:W.type,parentSchema:W,data:a};e===null?e=[r]:e.push(r),s++}return Ve.
errors=e,s===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $={type:"object",additionalProperties:!1,
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
idle_ms:{type:"integer",minimum:10,maximum:6e5}}},Ke={type:"string",enum:["bearer","x-api-key","api-\
key"]},ve={type:"object",additionalProperties:!1,required:["usd_per_call"],properties:{usd_per_call:{
type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",maxLength:32}}},Ws=new RegExp("^[a-z][\
a-z0-9-]*$","u"),Xs=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$","u"),Qs=new RegExp(
"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),Le=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$","u"),y={type:"\
object",additionalProperties:!1,properties:{dialects:{type:"array",minItems:1,maxItems:4,items:{type:"\
string",enum:["chat","responses","messages","embeddings"]}},paths:{type:"object",additionalProperties:!1,
properties:{chat:{$ref:"#/components/schemas/ServerPath"},responses:{$ref:"#/components/schemas/Serv\
erPath"},messages:{$ref:"#/components/schemas/ServerPath"},embeddings:{$ref:"#/components/schemas/Se\
rverPath"},count_tokens:{$ref:"#/components/schemas/ServerPath"}}},token_limit:{type:"string",enum:[
"max_tokens","max_completion_tokens"]},unknown_members:{type:"string",enum:["refuses","obeys"]},members:{
type:"object",maxProperties:128,propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{
$ref:"#/components/schemas/MemberClass"}},message_members:{type:"object",maxProperties:32,propertyNames:{
$ref:"#/components/schemas/MemberName"},additionalProperties:{type:"string",enum:["omit"]}},rename:{
type:"object",maxProperties:32,propertyNames:{$ref:"#/components/schemas/MemberName"},additionalProperties:{
$ref:"#/components/schemas/MemberName"}},add:{type:"object",maxProperties:32,additionalProperties:!0,
propertyNames:{$ref:"#/components/schemas/MemberName"}},values:{type:"object",maxProperties:32,propertyNames:{
$ref:"#/components/schemas/MemberName"},additionalProperties:{$ref:"#/components/schemas/MemberValue\
s"}},system:{type:"string",enum:["any","leading","one_leading"]},order:{type:"array",maxItems:2,items:{
type:"string",enum:["alternate","no_user_after_tool"]}},prefill:{type:"string",enum:["takes","refuse\
s"]},images_in_tool_results:{type:"string",enum:["keep","move"]},tool_names:{type:"object",additionalProperties:!1,
required:["max","pattern"],properties:{max:{type:"integer",minimum:16,maximum:256},pattern:{type:"st\
ring",maxLength:128}}},tool_call_ids:{type:"object",additionalProperties:!1,required:["length"],properties:{
length:{type:"integer",minimum:8,maximum:64}}},tool_choice:{type:"object",additionalProperties:!1,properties:{
required:{type:"string",maxLength:32},named:{type:"boolean"}}},response_format:{type:"array",maxItems:3,
items:{type:"string",enum:["text","json_object","json_schema"]}},user:{type:"object",additionalProperties:!1,
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
0-9_-]*$"},We={type:"string",enum:["free","bounded","times","priced","omit"]},ne={type:"object",additionalProperties:!1,
required:["means"],properties:{status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},
phrase:{type:"string",maxLength:512},means:{type:"string",enum:["context_length","content_filter","m\
odel","key","quota","rate","overloaded","caller","member","system","reasoning"]}}},Ae={anyOf:[{$ref:"\
#/components/schemas/PathText"},{type:"object",additionalProperties:!1,required:["whole","stream"],properties:{
whole:{$ref:"#/components/schemas/PathText"},stream:{$ref:"#/components/schemas/PathText"}}}]},fe={type:"\
string",minLength:1,maxLength:256,pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},os=new RegExp(
"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$","u");function ce(a,{instancePath:t="",parentData:V,
parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){let e=null,s=0,L=ce.evaluated;L.dynamicProps&&
(L.props=void 0),L.dynamicItems&&(L.items=void 0);let c=s,r=!1,n=s;if(typeof a=="string"){if(w(a)>256){
let m={instancePath:t,schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:fe,data:a};e===null?
e=[m]:e.push(m),s++}if(w(a)<1){let m={instancePath:t,schemaPath:"#/components/schemas/PathText/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:fe,data:a};e===null?e=[m]:e.push(m),s++}if(!os.test(a)){let m={instancePath:t,schemaPath:"\
#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+\
.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',
schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:a};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:t,schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,data:a};e===null?e=[m]:e.push(
m),s++}var d=n===s;r=r||d;let P=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.whole===void 0){
let m={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"wh\
ole"},message:"must have required property 'whole'",schema:Ae.anyOf[1].required,parentSchema:Ae.anyOf[1],
data:a};e===null?e=[m]:e.push(m),s++}if(a.stream===void 0){let m={instancePath:t,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:"stream"},message:"must have required proper\
ty 'stream'",schema:Ae.anyOf[1].required,parentSchema:Ae.anyOf[1],data:a};e===null?e=[m]:e.push(m),s++}
for(let m in a)if(!(m==="whole"||m==="stream")){let o={instancePath:t,schemaPath:"#/anyOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:Ae.anyOf[1],data:a};e===null?e=[o]:e.push(o),s++}if(a.whole!==
void 0){let m=a.whole;if(typeof m=="string"){if(w(m)>256){let o={instancePath:t+"/whole",schemaPath:"\
#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT ha\
ve more than 256 characters",schema:256,parentSchema:fe,data:m};e===null?e=[o]:e.push(o),s++}if(w(m)<
1){let o={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:fe,data:m};
e===null?e=[o]:e.push(o),s++}if(!os.test(m)){let o={instancePath:t+"/whole",schemaPath:"#/components\
/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\\
]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',schema:"^(?!/\
/|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:m};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,data:m};e===null?e=[o]:e.push(
o),s++}}if(a.stream!==void 0){let m=a.stream;if(typeof m=="string"){if(w(m)>256){let o={instancePath:t+
"/stream",schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:fe,data:m};e===null?e=[o]:e.
push(o),s++}if(w(m)<1){let o={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:fe,data:m};e===null?e=[o]:e.push(o),s++}if(!os.test(m)){let o={instancePath:t+"/stream",
schemaPath:"#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z\
][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\\
[\\]-~]+$"',schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:m};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,
data:m};e===null?e=[o]:e.push(o),s++}}}else{let m={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Ae.anyOf[1].type,parentSchema:Ae.anyOf[1],
data:a};e===null?e=[m]:e.push(m),s++}var d=P===s;if(r=r||d,d)var p=!0;if(r)s=c,e!==null&&(c?e.length=
c:e=null);else{let m={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf",schema:Ae.anyOf,parentSchema:Ae,data:a};e===null?e=[m]:e.push(m),s++}return ce.
errors=e,L.props=p,s===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};var se={type:"object",additionalProperties:!1,
properties:{min:{type:"number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},
words:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"\
array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}},except:{type:"array",maxItems:32,
items:{$ref:"#/components/schemas/MemberValue"}}}},re={anyOf:[{type:"string",maxLength:256},{type:"n\
umber",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function Ue(a,{instancePath:t="",parentData:V,parentDataProperty:D,
rootData:M=a,dynamicAnchors:B={}}={}){let e=null,s=0,L=Ue.evaluated;if(L.dynamicProps&&(L.props=void 0),
L.dynamicItems&&(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)if(!(n==="\
min"||n==="max"||n==="words"||n==="only"||n==="except")){let P={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:se,data:a};e===null?e=[P]:e.push(P),s++}if(a.min!==void 0){
let n=a.min;if(typeof n=="number"){if(n>1e6||isNaN(n)){let P={instancePath:t+"/min",schemaPath:"#/pr\
operties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:se.properties.min,data:n};e===null?e=[P]:e.push(P),s++}if(n<-1e6||isNaN(
n)){let P={instancePath:t+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:se.properties.min,data:n};e===
null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+"/min",schemaPath:"#/properties/min/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:se.properties.min.type,parentSchema:se.
properties.min,data:n};e===null?e=[P]:e.push(P),s++}}if(a.max!==void 0){let n=a.max;if(typeof n=="nu\
mber"){if(n>1e6||isNaN(n)){let P={instancePath:t+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:se.
properties.max,data:n};e===null?e=[P]:e.push(P),s++}if(n<-1e6||isNaN(n)){let P={instancePath:t+"/max",
schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"\
must be >= -1000000",schema:-1e6,parentSchema:se.properties.max,data:n};e===null?e=[P]:e.push(P),s++}}else{
let P={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:"number"},
message:"must be number",schema:se.properties.max.type,parentSchema:se.properties.max,data:n};e===null?
e=[P]:e.push(P),s++}}if(a.words!==void 0){let n=a.words;if(n&&typeof n=="object"&&!Array.isArray(n)){
if(Object.keys(n).length>32){let P={instancePath:t+"/words",schemaPath:"#/properties/words/maxProper\
ties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:se.properties.words,data:n};e===null?e=[P]:e.push(P),s++}for(let P in n){let d=n[P];if(typeof d==
"string"){if(w(d)>64){let p={instancePath:t+"/words/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:se.properties.words.additionalProperties,
data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/words/"+P.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:se.properties.words.additionalProperties.type,parentSchema:se.
properties.words.additionalProperties,data:d};e===null?e=[p]:e.push(p),s++}}}else{let P={instancePath:t+
"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:se.properties.words.type,parentSchema:se.properties.words,data:n};e===null?e=[P]:e.push(
P),s++}}if(a.only!==void 0){let n=a.only;if(Array.isArray(n)){if(n.length>32){let d={instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:se.properties.only,data:n};e===null?e=[d]:e.push(
d),s++}let P=n.length;for(let d=0;d<P;d++){let p=n[d],m=s,o=!1,h=s;if(typeof p=="string"){if(w(p)>256){
let A={instancePath:t+"/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:re.
anyOf[0],data:p};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:t+"/only/"+d,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:re.anyOf[0].type,parentSchema:re.anyOf[0],data:p};e===null?e=[A]:e.push(A),s++}var c=h===
s;o=o||c;let k=s;if(typeof p=="number"){if(p>1e6||isNaN(p)){let A={instancePath:t+"/only/"+d,schemaPath:"\
#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:re.anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}
if(p<-1e6||isNaN(p)){let A={instancePath:t+"/only/"+d,schemaPath:"#/components/schemas/MemberValue/a\
nyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:re.anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:t+
"/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/type",keyword:"type",params:{type:"n\
umber"},message:"must be number",schema:re.anyOf[1].type,parentSchema:re.anyOf[1],data:p};e===null?e=
[A]:e.push(A),s++}var c=k===s;o=o||c;let S=s;if(typeof p!="boolean"){let A={instancePath:t+"/only/"+
d,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:re.anyOf[2].type,parentSchema:re.anyOf[2],data:p};e===null?e=[A]:e.
push(A),s++}var c=S===s;if(o=o||c,o)s=m,e!==null&&(m?e.length=m:e=null);else{let A={instancePath:t+"\
/only/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:re.anyOf,parentSchema:re,data:p};e===null?e=[A]:e.push(A),s++}}}else{
let P={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:se.properties.only.type,parentSchema:se.properties.only,data:n};e===null?
e=[P]:e.push(P),s++}}if(a.except!==void 0){let n=a.except;if(Array.isArray(n)){if(n.length>32){let d={
instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"maxItems",params:{limit:32},
message:"must NOT have more than 32 items",schema:32,parentSchema:se.properties.except,data:n};e===null?
e=[d]:e.push(d),s++}let P=n.length;for(let d=0;d<P;d++){let p=n[d],m=s,o=!1,h=s;if(typeof p=="string"){
if(w(p)>256){let A={instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0\
/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",
schema:256,parentSchema:re.anyOf[0],data:p};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:t+
"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:re.anyOf[0].type,parentSchema:re.anyOf[0],data:p};e===null?
e=[A]:e.push(A),s++}var r=h===s;o=o||r;let k=s;if(typeof p=="number"){if(p>1e6||isNaN(p)){let A={instancePath:t+
"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:re.anyOf[1],data:p};
e===null?e=[A]:e.push(A),s++}if(p<-1e6||isNaN(p)){let A={instancePath:t+"/except/"+d,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},
message:"must be >= -1000000",schema:-1e6,parentSchema:re.anyOf[1],data:p};e===null?e=[A]:e.push(A),
s++}}else{let A={instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number",schema:re.anyOf[1].type,parentSchema:re.
anyOf[1],data:p};e===null?e=[A]:e.push(A),s++}var r=k===s;o=o||r;let S=s;if(typeof p!="boolean"){let A={
instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:re.anyOf[2].type,parentSchema:re.anyOf[2],data:p};
e===null?e=[A]:e.push(A),s++}var r=S===s;if(o=o||r,o)s=m,e!==null&&(m?e.length=m:e=null);else{let A={
instancePath:t+"/except/"+d,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:re.anyOf,parentSchema:re,data:p};e===null?e=[A]:e.push(
A),s++}}}else{let P={instancePath:t+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:se.properties.except.type,parentSchema:se.properties.except,
data:n};e===null?e=[P]:e.push(P),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:se.type,parentSchema:se,data:a};e===null?e=[n]:
e.push(n),s++}return Ue.errors=e,s===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=new RegExp(
"^[a-z0-9-]+$","u");function Ce(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,
dynamicAnchors:B={}}={}){let e=null,s=0,L=Ce.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&
(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!je.call(y.properties,p)){
let m={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties",schema:!1,parentSchema:y,data:a};e===null?e=[m]:e.push(
m),s++}if(a.dialects!==void 0){let p=a.dialects;if(Array.isArray(p)){if(p.length>4){let o={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:4},message:"\
must NOT have more than 4 items",schema:4,parentSchema:y.properties.dialects,data:p};e===null?e=[o]:
e.push(o),s++}if(p.length<1){let o={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:y.
properties.dialects,data:p};e===null?e=[o]:e.push(o),s++}let m=p.length;for(let o=0;o<m;o++){let h=p[o];
if(typeof h!="string"){let k={instancePath:t+"/dialects/"+o,schemaPath:"#/properties/dialects/items/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.properties.dialects.items.
type,parentSchema:y.properties.dialects.items,data:h};e===null?e=[k]:e.push(k),s++}if(!(h==="chat"||
h==="responses"||h==="messages"||h==="embeddings")){let k={instancePath:t+"/dialects/"+o,schemaPath:"\
#/properties/dialects/items/enum",keyword:"enum",params:{allowedValues:y.properties.dialects.items.enum},
message:"must be equal to one of the allowed values",schema:y.properties.dialects.items.enum,parentSchema:y.
properties.dialects.items,data:h};e===null?e=[k]:e.push(k),s++}}}else{let m={instancePath:t+"/dialec\
ts",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray",schema:y.properties.dialects.type,parentSchema:y.properties.dialects,data:p};e===null?e=[m]:e.push(
m),s++}}if(a.paths!==void 0){let p=a.paths;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let m in p)
if(!(m==="chat"||m==="responses"||m==="messages"||m==="embeddings"||m==="count_tokens")){let o={instancePath:t+
"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:y.properties.
paths,data:p};e===null?e=[o]:e.push(o),s++}p.chat!==void 0&&(ce(p.chat,{instancePath:t+"/paths/chat",
parentData:p,parentDataProperty:"chat",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(
ce.errors),s=e.length)),p.responses!==void 0&&(ce(p.responses,{instancePath:t+"/paths/responses",parentData:p,
parentDataProperty:"responses",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(ce.errors),
s=e.length)),p.messages!==void 0&&(ce(p.messages,{instancePath:t+"/paths/messages",parentData:p,parentDataProperty:"\
messages",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),p.embeddings!==
void 0&&(ce(p.embeddings,{instancePath:t+"/paths/embeddings",parentData:p,parentDataProperty:"embedd\
ings",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),p.count_tokens!==
void 0&&(ce(p.count_tokens,{instancePath:t+"/paths/count_tokens",parentData:p,parentDataProperty:"co\
unt_tokens",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length))}else{
let m={instancePath:t+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object",schema:y.properties.paths.type,parentSchema:y.properties.paths,data:p};
e===null?e=[m]:e.push(m),s++}}if(a.token_limit!==void 0){let p=a.token_limit;if(typeof p!="string"){
let m={instancePath:t+"/token_limit",schemaPath:"#/properties/token_limit/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:y.properties.token_limit.type,parentSchema:y.properties.
token_limit,data:p};e===null?e=[m]:e.push(m),s++}if(!(p==="max_tokens"||p==="max_completion_tokens")){
let m={instancePath:t+"/token_limit",schemaPath:"#/properties/token_limit/enum",keyword:"enum",params:{
allowedValues:y.properties.token_limit.enum},message:"must be equal to one of the allowed values",schema:y.
properties.token_limit.enum,parentSchema:y.properties.token_limit,data:p};e===null?e=[m]:e.push(m),s++}}
if(a.unknown_members!==void 0){let p=a.unknown_members;if(typeof p!="string"){let m={instancePath:t+
"/unknown_members",schemaPath:"#/properties/unknown_members/type",keyword:"type",params:{type:"strin\
g"},message:"must be string",schema:y.properties.unknown_members.type,parentSchema:y.properties.unknown_members,
data:p};e===null?e=[m]:e.push(m),s++}if(!(p==="refuses"||p==="obeys")){let m={instancePath:t+"/unkno\
wn_members",schemaPath:"#/properties/unknown_members/enum",keyword:"enum",params:{allowedValues:y.properties.
unknown_members.enum},message:"must be equal to one of the allowed values",schema:y.properties.unknown_members.
enum,parentSchema:y.properties.unknown_members,data:p};e===null?e=[m]:e.push(m),s++}}if(a.members!==
void 0){let p=a.members;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>128){let m={
instancePath:t+"/members",schemaPath:"#/properties/members/maxProperties",keyword:"maxProperties",params:{
limit:128},message:"must NOT have more than 128 properties",schema:128,parentSchema:y.properties.members,
data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){let o=s;if(typeof m=="string"){if(w(m)>64){let h={
instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:m,propertyName:m};
e===null?e=[h]:e.push(h),s++}if(w(m)<1){let h={instancePath:t+"/members",schemaPath:"#/components/sc\
hemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters",schema:1,parentSchema:C,data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}if(!Le.test(
m)){let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===null?e=[h]:e.
push(h),s++}}else{let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,data:m,propertyName:m};
e===null?e=[h]:e.push(h),s++}var c=o===s;if(!c){let h={instancePath:t+"/members",schemaPath:"#/prope\
rties/members/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"property name \
must be valid",schema:y.properties.members.propertyNames,parentSchema:y.properties.members,data:p};e===
null?e=[h]:e.push(h),s++}}for(let m in p){let o=p[m];if(typeof o!="string"){let h={instancePath:t+"/\
members/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:We.type,parentSchema:We,data:o};
e===null?e=[h]:e.push(h),s++}if(!(o==="free"||o==="bounded"||o==="times"||o==="priced"||o==="omit")){
let h={instancePath:t+"/members/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/\
schemas/MemberClass/enum",keyword:"enum",params:{allowedValues:We.enum},message:"must be equal to on\
e of the allowed values",schema:We.enum,parentSchema:We,data:o};e===null?e=[h]:e.push(h),s++}}}else{
let m={instancePath:t+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:y.properties.members.type,parentSchema:y.properties.members,
data:p};e===null?e=[m]:e.push(m),s++}}if(a.message_members!==void 0){let p=a.message_members;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let m={instancePath:t+"/message_members",schemaPath:"\
#/properties/message_members/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must \
NOT have more than 32 properties",schema:32,parentSchema:y.properties.message_members,data:p};e===null?
e=[m]:e.push(m),s++}for(let m in p){let o=s;if(typeof m=="string"){if(w(m)>64){let h={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:m,propertyName:m};
e===null?e=[h]:e.push(h),s++}if(w(m)<1){let h={instancePath:t+"/message_members",schemaPath:"#/compo\
nents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters",schema:1,parentSchema:C,data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}if(!Le.
test(m)){let h={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Z\
a-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/message_members",schemaPath:"#/components/sch\
emas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}var r=o===s;if(!r){let h={instancePath:t+"/messa\
ge_members",schemaPath:"#/properties/message_members/propertyNames",keyword:"propertyNames",params:{
propertyName:m},message:"property name must be valid",schema:y.properties.message_members.propertyNames,
parentSchema:y.properties.message_members,data:p};e===null?e=[h]:e.push(h),s++}}for(let m in p){let o=p[m];
if(typeof o!="string"){let h={instancePath:t+"/message_members/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/message_members/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:y.properties.message_members.additionalProperties.type,parentSchema:y.
properties.message_members.additionalProperties,data:o};e===null?e=[h]:e.push(h),s++}if(o!=="omit"){
let h={instancePath:t+"/message_members/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/message_members/additionalProperties/enum",keyword:"enum",params:{allowedValues:y.properties.
message_members.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:y.
properties.message_members.additionalProperties.enum,parentSchema:y.properties.message_members.additionalProperties,
data:o};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:t+"/message_members",schemaPath:"#/p\
roperties/message_members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:y.
properties.message_members.type,parentSchema:y.properties.message_members,data:p};e===null?e=[m]:e.push(
m),s++}}if(a.rename!==void 0){let p=a.rename;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.
keys(p).length>32){let m={instancePath:t+"/rename",schemaPath:"#/properties/rename/maxProperties",keyword:"\
maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:y.
properties.rename,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){let o=s;if(typeof m=="string"){
if(w(m)>64){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,
data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}if(w(m)<1){let h={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C,data:m,propertyName:m};e===null?e=[h]:e.push(h),
s++}if(!Le.test(m)){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}var n=o===s;if(!n){let h={instancePath:t+"/renam\
e",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"\
property name must be valid",schema:y.properties.rename.propertyNames,parentSchema:y.properties.rename,
data:p};e===null?e=[h]:e.push(h),s++}}for(let m in p){let o=p[m];if(typeof o=="string"){if(w(o)>64){
let h={instancePath:t+"/rename/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters",schema:64,parentSchema:C,data:o};e===null?e=[h]:e.push(h),s++}if(w(o)<1){let h={instancePath:t+
"/rename/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:o};e===null?e=[h]:e.push(h),s++}if(!Le.test(o)){let h={instancePath:t+"/rename/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:o};e===null?e=[h]:e.push(h),s++}}else{
let h={instancePath:t+"/rename/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,
parentSchema:C,data:o};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:t+"/rename",schemaPath:"\
#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be object",schema:y.properties.
rename.type,parentSchema:y.properties.rename,data:p};e===null?e=[m]:e.push(m),s++}}if(a.add!==void 0){
let p=a.add;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>32){let m={instancePath:t+
"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProperties",params:{limit:32},message:"\
must NOT have more than 32 properties",schema:32,parentSchema:y.properties.add,data:p};e===null?e=[m]:
e.push(m),s++}for(let m in p){let o=s;if(typeof m=="string"){if(w(m)>64){let h={instancePath:t+"/add",
schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:C,data:m,propertyName:m};e===null?e=[h]:
e.push(h),s++}if(w(m)<1){let h={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}if(!Le.test(m)){let h={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
a-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}var P=o===
s;if(!P){let h={instancePath:t+"/add",schemaPath:"#/properties/add/propertyNames",keyword:"propertyN\
ames",params:{propertyName:m},message:"property name must be valid",schema:y.properties.add.propertyNames,
parentSchema:y.properties.add,data:p};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:t+"/ad\
d",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:y.properties.add.type,parentSchema:y.properties.add,data:p};e===null?e=[m]:e.push(m),s++}}if(a.
values!==void 0){let p=a.values;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>
32){let m={instancePath:t+"/values",schemaPath:"#/properties/values/maxProperties",keyword:"maxPrope\
rties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:y.properties.
values,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p){let o=s;if(typeof m=="string"){if(w(m)>64){
let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:m,
propertyName:m};e===null?e=[h]:e.push(h),s++}if(w(m)<1){let h={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C,data:m,propertyName:m};e===null?e=[h]:e.push(h),
s++}if(!Le.test(m)){let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m,propertyName:m};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/values",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:m,propertyName:m};e===null?e=[h]:e.push(h),s++}var d=o===s;if(!d){let h={instancePath:t+"/value\
s",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"\
property name must be valid",schema:y.properties.values.propertyNames,parentSchema:y.properties.values,
data:p};e===null?e=[h]:e.push(h),s++}}for(let m in p)Ue(p[m],{instancePath:t+"/values/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:m,rootData:M,dynamicAnchors:B})||(e=e===null?
Ue.errors:e.concat(Ue.errors),s=e.length)}else{let m={instancePath:t+"/values",schemaPath:"#/propert\
ies/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:y.properties.
values.type,parentSchema:y.properties.values,data:p};e===null?e=[m]:e.push(m),s++}}if(a.system!==void 0){
let p=a.system;if(typeof p!="string"){let m={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.properties.system.type,
parentSchema:y.properties.system,data:p};e===null?e=[m]:e.push(m),s++}if(!(p==="any"||p==="leading"||
p==="one_leading")){let m={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:y.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:y.properties.system.enum,parentSchema:y.properties.system,data:p};e===null?e=[m]:e.push(
m),s++}}if(a.order!==void 0){let p=a.order;if(Array.isArray(p)){if(p.length>2){let o={instancePath:t+
"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},message:"must \
NOT have more than 2 items",schema:2,parentSchema:y.properties.order,data:p};e===null?e=[o]:e.push(o),
s++}let m=p.length;for(let o=0;o<m;o++){let h=p[o];if(typeof h!="string"){let k={instancePath:t+"/or\
der/"+o,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:y.properties.order.items.type,parentSchema:y.properties.order.items,data:h};e===
null?e=[k]:e.push(k),s++}if(!(h==="alternate"||h==="no_user_after_tool")){let k={instancePath:t+"/or\
der/"+o,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:y.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:y.properties.order.items.
enum,parentSchema:y.properties.order.items,data:h};e===null?e=[k]:e.push(k),s++}}}else{let m={instancePath:t+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be \
array",schema:y.properties.order.type,parentSchema:y.properties.order,data:p};e===null?e=[m]:e.push(
m),s++}}if(a.prefill!==void 0){let p=a.prefill;if(typeof p!="string"){let m={instancePath:t+"/prefil\
l",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:y.properties.prefill.type,parentSchema:y.properties.prefill,data:p};e===null?e=[m]:e.push(
m),s++}if(!(p==="takes"||p==="refuses")){let m={instancePath:t+"/prefill",schemaPath:"#/properties/p\
refill/enum",keyword:"enum",params:{allowedValues:y.properties.prefill.enum},message:"must be equal \
to one of the allowed values",schema:y.properties.prefill.enum,parentSchema:y.properties.prefill,data:p};
e===null?e=[m]:e.push(m),s++}}if(a.images_in_tool_results!==void 0){let p=a.images_in_tool_results;if(typeof p!=
"string"){let m={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images_in_tool_re\
sults/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.properties.images_in_tool_results.
type,parentSchema:y.properties.images_in_tool_results,data:p};e===null?e=[m]:e.push(m),s++}if(!(p===
"keep"||p==="move")){let m={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images\
_in_tool_results/enum",keyword:"enum",params:{allowedValues:y.properties.images_in_tool_results.enum},
message:"must be equal to one of the allowed values",schema:y.properties.images_in_tool_results.enum,
parentSchema:y.properties.images_in_tool_results,data:p};e===null?e=[m]:e.push(m),s++}}if(a.tool_names!==
void 0){let p=a.tool_names;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let m={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
max"},message:"must have required property 'max'",schema:y.properties.tool_names.required,parentSchema:y.
properties.tool_names,data:p};e===null?e=[m]:e.push(m),s++}if(p.pattern===void 0){let m={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
pattern"},message:"must have required property 'pattern'",schema:y.properties.tool_names.required,parentSchema:y.
properties.tool_names,data:p};e===null?e=[m]:e.push(m),s++}for(let m in p)if(!(m==="max"||m==="patte\
rn")){let o={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:y.properties.tool_names,data:p};e===null?e=[o]:e.push(o),s++}if(p.max!==
void 0){let m=p.max;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let o={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:y.properties.tool_names.properties.max.type,parentSchema:y.properties.
tool_names.properties.max,data:m};e===null?e=[o]:e.push(o),s++}if(typeof m=="number"){if(m>256||isNaN(
m)){let o={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:y.
properties.tool_names.properties.max,data:m};e===null?e=[o]:e.push(o),s++}if(m<16||isNaN(m)){let o={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:y.properties.
tool_names.properties.max,data:m};e===null?e=[o]:e.push(o),s++}}}if(p.pattern!==void 0){let m=p.pattern;
if(typeof m=="string"){if(w(m)>128){let o={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:y.properties.tool_names.properties.pattern,
data:m};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:y.properties.tool_names.properties.pattern.type,parentSchema:y.properties.tool_names.
properties.pattern,data:m};e===null?e=[o]:e.push(o),s++}}}else{let m={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:y.
properties.tool_names.type,parentSchema:y.properties.tool_names,data:p};e===null?e=[m]:e.push(m),s++}}
if(a.tool_call_ids!==void 0){let p=a.tool_call_ids;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
length===void 0){let m={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:y.properties.tool_call_ids.required,parentSchema:y.properties.tool_call_ids,data:p};e===
null?e=[m]:e.push(m),s++}for(let m in p)if(m!=="length"){let o={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:y.properties.tool_call_ids,data:p};
e===null?e=[o]:e.push(o),s++}if(p.length!==void 0){let m=p.length;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m))){let o={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:y.properties.tool_call_ids.
properties.length.type,parentSchema:y.properties.tool_call_ids.properties.length,data:m};e===null?e=
[o]:e.push(o),s++}if(typeof m=="number"){if(m>64||isNaN(m)){let o={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:y.properties.tool_call_ids.properties.length,
data:m};e===null?e=[o]:e.push(o),s++}if(m<8||isNaN(m)){let o={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:y.properties.tool_call_ids.properties.length,
data:m};e===null?e=[o]:e.push(o),s++}}}}else{let m={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:y.
properties.tool_call_ids.type,parentSchema:y.properties.tool_call_ids,data:p};e===null?e=[m]:e.push(
m),s++}}if(a.tool_choice!==void 0){let p=a.tool_choice;if(p&&typeof p=="object"&&!Array.isArray(p)){
for(let m in p)if(!(m==="required"||m==="named")){let o={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:y.properties.tool_choice,data:p};
e===null?e=[o]:e.push(o),s++}if(p.required!==void 0){let m=p.required;if(typeof m=="string"){if(w(m)>
32){let o={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:y.properties.tool_choice.properties.required,data:m};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.properties.
tool_choice.properties.required.type,parentSchema:y.properties.tool_choice.properties.required,data:m};
e===null?e=[o]:e.push(o),s++}}if(p.named!==void 0){let m=p.named;if(typeof m!="boolean"){let o={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:y.properties.tool_choice.properties.named.type,parentSchema:y.
properties.tool_choice.properties.named,data:m};e===null?e=[o]:e.push(o),s++}}}else{let m={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:y.properties.tool_choice.type,parentSchema:y.properties.tool_choice,data:p};e===
null?e=[m]:e.push(m),s++}}if(a.response_format!==void 0){let p=a.response_format;if(Array.isArray(p)){
if(p.length>3){let o={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:y.
properties.response_format,data:p};e===null?e=[o]:e.push(o),s++}let m=p.length;for(let o=0;o<m;o++){
let h=p[o];if(typeof h!="string"){let k={instancePath:t+"/response_format/"+o,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.
properties.response_format.items.type,parentSchema:y.properties.response_format.items,data:h};e===null?
e=[k]:e.push(k),s++}if(!(h==="text"||h==="json_object"||h==="json_schema")){let k={instancePath:t+"/\
response_format/"+o,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:y.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:y.
properties.response_format.items.enum,parentSchema:y.properties.response_format.items,data:h};e===null?
e=[k]:e.push(k),s++}}}else{let m={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:y.properties.response_format.
type,parentSchema:y.properties.response_format,data:p};e===null?e=[m]:e.push(m),s++}}if(a.user!==void 0){
let p=a.user;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.max===void 0){let m={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:y.properties.user.required,parentSchema:y.properties.user,
data:p};e===null?e=[m]:e.push(m),s++}for(let m in p)if(m!=="max"){let o={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:y.properties.user,data:p};e===null?
e=[o]:e.push(o),s++}if(p.max!==void 0){let m=p.max;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let o={
instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:y.properties.user.properties.max.type,parentSchema:y.
properties.user.properties.max,data:m};e===null?e=[o]:e.push(o),s++}if(typeof m=="number"){if(m>1024||
isNaN(m)){let o={instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1024},message:"must be <= 1024",schema:1024,parentSchema:y.properties.
user.properties.max,data:m};e===null?e=[o]:e.push(o),s++}if(m<16||isNaN(m)){let o={instancePath:t+"/\
user/max",schemaPath:"#/properties/user/properties/max/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:16},message:"must be >= 16",schema:16,parentSchema:y.properties.user.properties.max,data:m};
e===null?e=[o]:e.push(o),s++}}}}else{let m={instancePath:t+"/user",schemaPath:"#/properties/user/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:y.properties.user.type,parentSchema:y.
properties.user,data:p};e===null?e=[m]:e.push(m),s++}}if(a.reasoning!==void 0){let p=a.reasoning;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let m in p)if(!(m==="member"||m==="back"||m==="thinking")){
let o={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,
parentSchema:y.properties.reasoning,data:p};e===null?e=[o]:e.push(o),s++}if(p.member!==void 0){let m=p.
member;if(typeof m!="string"){let o={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.
properties.reasoning.properties.member.type,parentSchema:y.properties.reasoning.properties.member,data:m};
e===null?e=[o]:e.push(o),s++}if(!(m==="both"||m==="reasoning"||m==="reasoning_content")){let o={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:y.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:y.properties.reasoning.properties.member.enum,parentSchema:y.properties.reasoning.
properties.member,data:m};e===null?e=[o]:e.push(o),s++}}if(p.back!==void 0){let m=p.back;if(typeof m!=
"string"){let o={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.properties.reasoning.
properties.back.type,parentSchema:y.properties.reasoning.properties.back,data:m};e===null?e=[o]:e.push(
o),s++}if(!(m==="always"||m==="with_tool_calls"||m==="never")){let o={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:y.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:y.properties.
reasoning.properties.back.enum,parentSchema:y.properties.reasoning.properties.back,data:m};e===null?
e=[o]:e.push(o),s++}}if(p.thinking!==void 0){let m=p.thinking;if(typeof m!="string"){let o={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:y.properties.reasoning.properties.thinking.type,parentSchema:y.
properties.reasoning.properties.thinking,data:m};e===null?e=[o]:e.push(o),s++}if(!(m==="budget"||m===
"effort"||m==="none")){let o={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:y.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:y.properties.reasoning.properties.
thinking.enum,parentSchema:y.properties.reasoning.properties.thinking,data:m};e===null?e=[o]:e.push(
o),s++}}}else{let m={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:y.properties.reasoning.type,parentSchema:y.
properties.reasoning,data:p};e===null?e=[m]:e.push(m),s++}}if(a.missing!==void 0){let p=a.missing;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let m={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:y.properties.missing.required,parentSchema:y.properties.missing,
data:p};e===null?e=[m]:e.push(m),s++}if(p.value===void 0){let m={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:y.properties.missing.required,parentSchema:y.properties.missing,
data:p};e===null?e=[m]:e.push(m),s++}for(let m in p)if(!(m==="member"||m==="value")){let o={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:y.properties.
missing,data:p};e===null?e=[o]:e.push(o),s++}if(p.member!==void 0){let m=p.member;if(typeof m=="stri\
ng"){if(w(m)>64){let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:C,data:m};e===null?e=[o]:e.push(o),s++}if(w(m)<1){let o={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:C,data:m};e===null?e=[o]:e.push(o),s++}
if(!Le.test(m)){let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:m};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:m};e===null?e=[o]:e.push(o),s++}}if(p.value!==void 0){let m=p.value;if(!(m&&typeof m=="object"&&
!Array.isArray(m))){let o={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:y.properties.missing.
properties.value.type,parentSchema:y.properties.missing.properties.value,data:m};e===null?e=[o]:e.push(
o),s++}}}else{let m={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:y.properties.missing.type,parentSchema:y.properties.
missing,data:p};e===null?e=[m]:e.push(m),s++}}if(a.errors!==void 0){let p=a.errors;if(Array.isArray(
p)){if(p.length>64){let o={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:y.properties.
errors,data:p};e===null?e=[o]:e.push(o),s++}let m=p.length;for(let o=0;o<m;o++){let h=p[o];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.means===void 0){let k={instancePath:t+"/errors/"+o,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:ne.required,parentSchema:ne,data:h};e===null?e=[k]:e.push(
k),s++}for(let k in h)if(!(k==="status"||k==="code"||k==="phrase"||k==="means")){let S={instancePath:t+
"/errors/"+o,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,parentSchema:ne,
data:h};e===null?e=[S]:e.push(S),s++}if(h.status!==void 0){let k=h.status;if(!(typeof k=="number"&&!(k%
1)&&!isNaN(k))){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ne.
properties.status.type,parentSchema:ne.properties.status,data:k};e===null?e=[S]:e.push(S),s++}if(typeof k==
"number"){if(k>599||isNaN(k)){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:ne.properties.status,data:k};e===null?e=[S]:e.push(S),s++}if(k<
200||isNaN(k)){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:ne.properties.status,data:k};e===null?e=[S]:e.push(S),s++}}}if(h.code!==
void 0){let k=h.code;if(typeof k=="string"){if(w(k)>128){let S={instancePath:t+"/errors/"+o+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:ne.properties.code,data:k};
e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+o+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:ne.properties.code.type,parentSchema:ne.properties.code,data:k};e===null?e=[S]:e.push(S),
s++}}if(h.phrase!==void 0){let k=h.phrase;if(typeof k=="string"){if(w(k)>512){let S={instancePath:t+
"/errors/"+o+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:ne.
properties.phrase,data:k};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+o+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ne.properties.phrase.type,parentSchema:ne.properties.phrase,
data:k};e===null?e=[S]:e.push(S),s++}}if(h.means!==void 0){let k=h.means;if(typeof k!="string"){let S={
instancePath:t+"/errors/"+o+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:ne.properties.means.type,parentSchema:ne.
properties.means,data:k};e===null?e=[S]:e.push(S),s++}if(!(k==="context_length"||k==="content_filter"||
k==="model"||k==="key"||k==="quota"||k==="rate"||k==="overloaded"||k==="caller"||k==="member"||k==="\
system"||k==="reasoning")){let S={instancePath:t+"/errors/"+o+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:ne.properties.means.enum},
message:"must be equal to one of the allowed values",schema:ne.properties.means.enum,parentSchema:ne.
properties.means,data:k};e===null?e=[S]:e.push(S),s++}}}else{let k={instancePath:t+"/errors/"+o,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:ne.type,parentSchema:ne,data:h};e===null?e=[k]:e.push(k),s++}}}else{let m={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:y.properties.errors.type,parentSchema:y.properties.errors,data:p};e===null?e=[m]:e.push(
m),s++}}if(a.request_id!==void 0){let p=a.request_id;if(typeof p=="string"){if(w(p)>64){let m={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:y.properties.request_id,data:p};e===null?
e=[m]:e.push(m),s++}if(!cs.test(p)){let m={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:y.properties.request_id,data:p};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:y.properties.request_id.type,parentSchema:y.
properties.request_id,data:p};e===null?e=[m]:e.push(m),s++}}if(a.remaining!==void 0){let p=a.remaining;
if(Array.isArray(p)){if(p.length>8){let o={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:y.properties.remaining,data:p};e===null?e=[o]:e.push(o),s++}let m=p.length;for(let o=0;o<
m;o++){let h=p[o];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.left===void 0){let k={instancePath:t+
"/remaining/"+o,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:y.properties.remaining.items.required,parentSchema:y.
properties.remaining.items,data:h};e===null?e=[k]:e.push(k),s++}if(h.reset===void 0){let k={instancePath:t+
"/remaining/"+o,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:y.properties.remaining.items.required,parentSchema:y.
properties.remaining.items,data:h};e===null?e=[k]:e.push(k),s++}for(let k in h)if(!(k==="left"||k===
"reset")){let S={instancePath:t+"/remaining/"+o,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:y.properties.remaining.items,data:h};e===null?e=[S]:e.push(
S),s++}if(h.left!==void 0){let k=h.left;if(typeof k=="string"){if(w(k)>64){let S={instancePath:t+"/r\
emaining/"+o+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:y.
properties.remaining.items.properties.left,data:k};e===null?e=[S]:e.push(S),s++}if(!cs.test(k)){let S={
instancePath:t+"/remaining/"+o+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:y.properties.remaining.items.properties.left,data:k};e===null?e=[S]:e.push(
S),s++}}else{let S={instancePath:t+"/remaining/"+o+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.properties.
remaining.items.properties.left.type,parentSchema:y.properties.remaining.items.properties.left,data:k};
e===null?e=[S]:e.push(S),s++}}if(h.reset!==void 0){let k=h.reset;if(typeof k=="string"){if(w(k)>64){
let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:y.properties.remaining.items.properties.reset,data:k};e===null?e=[S]:e.push(S),
s++}if(!cs.test(k)){let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:y.properties.remaining.items.properties.
reset,data:k};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:y.properties.remaining.items.properties.reset.type,parentSchema:y.properties.remaining.
items.properties.reset,data:k};e===null?e=[S]:e.push(S),s++}}}else{let k={instancePath:t+"/remaining\
/"+o,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:y.properties.remaining.items.type,parentSchema:y.properties.remaining.items,data:h};
e===null?e=[k]:e.push(k),s++}}}else{let m={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:y.properties.remaining.
type,parentSchema:y.properties.remaining,data:p};e===null?e=[m]:e.push(m),s++}}if(a.cost!==void 0){let p=a.
cost;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){let m={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:y.properties.cost.required,parentSchema:y.properties.cost,
data:p};e===null?e=[m]:e.push(m),s++}if(p.per_usd===void 0){let m={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:y.properties.cost.required,parentSchema:y.properties.cost,data:p};
e===null?e=[m]:e.push(m),s++}for(let m in p)if(!(m==="member"||m==="per_usd")){let o={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:y.properties.cost,data:p};e===null?
e=[o]:e.push(o),s++}if(p.member!==void 0){let m=p.member;if(typeof m=="string"){if(w(m)>64){let o={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:m};e===null?e=[o]:e.push(
o),s++}if(w(m)<1){let o={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:m};e===null?e=[o]:e.push(o),s++}if(!Le.test(m)){let o={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:C,data:m};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:m};e===null?e=[o]:e.push(o),s++}}if(p.per_usd!==void 0){
let m=p.per_usd;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let o={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:y.properties.cost.properties.per_usd.type,parentSchema:y.properties.cost.properties.per_usd,
data:m};e===null?e=[o]:e.push(o),s++}if(typeof m=="number"){if(m>1e12||isNaN(m)){let o={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:y.properties.
cost.properties.per_usd,data:m};e===null?e=[o]:e.push(o),s++}if(m<1||isNaN(m)){let o={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:y.properties.cost.properties.per_usd,
data:m};e===null?e=[o]:e.push(o),s++}}}}else{let m={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:y.properties.cost.type,
parentSchema:y.properties.cost,data:p};e===null?e=[m]:e.push(m),s++}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:y.type,parentSchema:y,
data:a};e===null?e=[p]:e.push(p),s++}return Ce.errors=e,s===0}Ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Fe(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,L=Fe.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.base_url===void 0){let r={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:$.required,parentSchema:$,data:a};e===null?e=[r]:e.push(r),s++}for(let r in a)if(!je.
call($.properties,r)){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:$,
data:a};e===null?e=[n]:e.push(n),s++}if(a.base_url!==void 0){let r=a.base_url;if(typeof r=="string"){
if(w(r)>1024){let n={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:$.
properties.base_url,data:r};e===null?e=[n]:e.push(n),s++}if(!Ns.test(r)){let n={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:$.properties.base_url,data:r};e===
null?e=[n]:e.push(n),s++}if(!Qe(r)){let n={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:$.
properties.base_url,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.
properties.base_url.type,parentSchema:$.properties.base_url,data:r};e===null?e=[n]:e.push(n),s++}}if(a.
provider!==void 0){let r=a.provider;if(typeof r=="string"){if(w(r)>64){let n={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:$.properties.provider,data:r};e===null?e=
[n]:e.push(n),s++}if(!Ws.test(r)){let n={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:$.properties.provider,data:r};e===null?e=[n]:
e.push(n),s++}}else{let n={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:$.properties.provider.type,parentSchema:$.
properties.provider,data:r};e===null?e=[n]:e.push(n),s++}}if(a.facts!==void 0&&(Ce(a.facts,{instancePath:t+
"/facts",parentData:a,parentDataProperty:"facts",rootData:M,dynamicAnchors:B})||(e=e===null?Ce.errors:
e.concat(Ce.errors),s=e.length)),a.key_env!==void 0){let r=a.key_env;if(typeof r=="string"){if(w(r)>
128){let n={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:$.properties.
key_env,data:r};e===null?e=[n]:e.push(n),s++}if(!Te.test(r)){let n={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:$.properties.
key_env,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
key_env.type,parentSchema:$.properties.key_env,data:r};e===null?e=[n]:e.push(n),s++}}if(a.key_file!==
void 0){let r=a.key_file;if(typeof r=="string"){if(w(r)>1024){let n={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:$.properties.key_file,data:r};e===null?e=[n]:e.push(
n),s++}if(w(r)<1){let n={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.
properties.key_file,data:r};e===null?e=[n]:e.push(n),s++}if(!ze.test(r)){let n={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.
key_file,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
key_file.type,parentSchema:$.properties.key_file,data:r};e===null?e=[n]:e.push(n),s++}}if(a.ca_file!==
void 0){let r=a.ca_file;if(typeof r=="string"){if(w(r)>1024){let n={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more \
than 1024 characters",schema:1024,parentSchema:$.properties.ca_file,data:r};e===null?e=[n]:e.push(n),
s++}if(w(r)<1){let n={instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.
properties.ca_file,data:r};e===null?e=[n]:e.push(n),s++}if(!ze.test(r)){let n={instancePath:t+"/ca_f\
ile",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.
ca_file,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/ca_file",schemaPath:"#/pr\
operties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
ca_file.type,parentSchema:$.properties.ca_file,data:r};e===null?e=[n]:e.push(n),s++}}if(a.client_cert_file!==
void 0){let r=a.client_cert_file;if(typeof r=="string"){if(w(r)>1024){let n={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:$.properties.client_cert_file,
data:r};e===null?e=[n]:e.push(n),s++}if(w(r)<1){let n={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:$.properties.client_cert_file,data:r};e===null?e=[n]:
e.push(n),s++}if(!ze.test(r)){let n={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.client_cert_file,data:r};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
client_cert_file.type,parentSchema:$.properties.client_cert_file,data:r};e===null?e=[n]:e.push(n),s++}}
if(a.client_key_file!==void 0){let r=a.client_key_file;if(typeof r=="string"){if(w(r)>1024){let n={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:$.properties.client_key_file,
data:r};e===null?e=[n]:e.push(n),s++}if(w(r)<1){let n={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:$.properties.client_key_file,data:r};e===null?e=[n]:e.
push(n),s++}if(!ze.test(r)){let n={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.client_key_file,data:r};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
client_key_file.type,parentSchema:$.properties.client_key_file,data:r};e===null?e=[n]:e.push(n),s++}}
if(a.auth!==void 0){let r=a.auth;if(typeof r!="string"){let n={instancePath:t+"/auth",schemaPath:"#/\
components/schemas/Auth/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ke.
type,parentSchema:Ke,data:r};e===null?e=[n]:e.push(n),s++}if(!(r==="bearer"||r==="x-api-key"||r==="a\
pi-key")){let n={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/enum",keyword:"enum",params:{
allowedValues:Ke.enum},message:"must be equal to one of the allowed values",schema:Ke.enum,parentSchema:Ke,
data:r};e===null?e=[n]:e.push(n),s++}}if(a.dialects!==void 0){let r=a.dialects;if(Array.isArray(r)){
if(r.length>4){let P={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"\
maxItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,parentSchema:$.properties.
dialects,data:r};e===null?e=[P]:e.push(P),s++}if(r.length<1){let P={instancePath:t+"/dialects",schemaPath:"\
#/properties/dialects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items",schema:1,parentSchema:$.properties.dialects,data:r};e===null?e=[P]:e.push(P),s++}let n=r.
length;for(let P=0;P<n;P++){let d=r[P];if(typeof d!="string"){let p={instancePath:t+"/dialects/"+P,schemaPath:"\
#/properties/dialects/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.
properties.dialects.items.type,parentSchema:$.properties.dialects.items,data:d};e===null?e=[p]:e.push(
p),s++}if(!(d==="chat"||d==="responses"||d==="messages"||d==="embeddings")){let p={instancePath:t+"/\
dialects/"+P,schemaPath:"#/properties/dialects/items/enum",keyword:"enum",params:{allowedValues:$.properties.
dialects.items.enum},message:"must be equal to one of the allowed values",schema:$.properties.dialects.
items.enum,parentSchema:$.properties.dialects.items,data:d};e===null?e=[p]:e.push(p),s++}}}else{let n={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:$.properties.dialects.type,parentSchema:$.properties.dialects,data:r};
e===null?e=[n]:e.push(n),s++}}if(a.hosted_tools!==void 0){let r=a.hosted_tools;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(Object.keys(r).length>32){let n={instancePath:t+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT\
 have more than 32 properties",schema:32,parentSchema:$.properties.hosted_tools,data:r};e===null?e=[
n]:e.push(n),s++}for(let n in r){let P=s;if(typeof n=="string"){if(w(n)>64){let d={instancePath:t+"/\
hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:$.properties.hosted_tools.
propertyNames,data:n,propertyName:n};e===null?e=[d]:e.push(d),s++}if(!Xs.test(n)){let d={instancePath:t+
"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)\
*$",parentSchema:$.properties.hosted_tools.propertyNames,data:n,propertyName:n};e===null?e=[d]:e.push(
d),s++}}var c=P===s;if(!c){let d={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_too\
ls/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be val\
id",schema:$.properties.hosted_tools.propertyNames,parentSchema:$.properties.hosted_tools,data:r};e===
null?e=[d]:e.push(d),s++}}for(let n in r){let P=r[n];if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.
usd_per_call===void 0){let d={instancePath:t+"/hosted_tools/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/required",keyword:"required",params:{missingProperty:"us\
d_per_call"},message:"must have required property 'usd_per_call'",schema:ve.required,parentSchema:ve,
data:P};e===null?e=[d]:e.push(d),s++}for(let d in P)if(d!=="usd_per_call"){let p={instancePath:t+"/h\
osted_tools/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT \
have additional properties",schema:!1,parentSchema:ve,data:P};e===null?e=[p]:e.push(p),s++}if(P.usd_per_call!==
void 0){let d=P.usd_per_call;if(typeof d=="string"){if(w(d)>32){let p={instancePath:t+"/hosted_tools\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedT\
ool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have \
more than 32 characters",schema:32,parentSchema:ve.properties.usd_per_call,data:d};e===null?e=[p]:e.
push(p),s++}if(!Qs.test(d)){let p={instancePath:t+"/hosted_tools/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:ve.properties.
usd_per_call,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/hosted_tools/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/propertie\
s/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ve.properties.
usd_per_call.type,parentSchema:ve.properties.usd_per_call,data:d};e===null?e=[p]:e.push(p),s++}}}else{
let d={instancePath:t+"/hosted_tools/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ve.
type,parentSchema:ve,data:P};e===null?e=[d]:e.push(d),s++}}}else{let n={instancePath:t+"/hosted_tool\
s",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:$.properties.hosted_tools.type,parentSchema:$.properties.hosted_tools,data:r};e===null?
e=[n]:e.push(n),s++}}if(a.forward_members!==void 0){let r=a.forward_members;if(Array.isArray(r)){if(r.
length>64){let P={instancePath:t+"/forward_members",schemaPath:"#/properties/forward_members/maxItem\
s",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:$.
properties.forward_members,data:r};e===null?e=[P]:e.push(P),s++}let n=r.length;for(let P=0;P<n;P++){
let d=r[P];if(typeof d=="string"){if(w(d)>64){let p={instancePath:t+"/forward_members/"+P,schemaPath:"\
#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:$.properties.forward_members.items,data:d};e===
null?e=[p]:e.push(p),s++}if(w(d)<1){let p={instancePath:t+"/forward_members/"+P,schemaPath:"#/proper\
ties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:$.properties.forward_members.items,data:d};e===null?e=[
p]:e.push(p),s++}if(!Le.test(d)){let p={instancePath:t+"/forward_members/"+P,schemaPath:"#/propertie\
s/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:$.properties.
forward_members.items,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/forward_mem\
bers/"+P,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:$.properties.forward_members.items.type,parentSchema:$.properties.forward_members.
items,data:d};e===null?e=[p]:e.push(p),s++}}}else{let n={instancePath:t+"/forward_members",schemaPath:"\
#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"must be array",schema:$.
properties.forward_members.type,parentSchema:$.properties.forward_members,data:r};e===null?e=[n]:e.push(
n),s++}}if(a.headers!==void 0){let r=a.headers;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.
keys(r).length>32){let n={instancePath:t+"/headers",schemaPath:"#/properties/headers/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:$.properties.headers,data:r};e===null?e=[n]:e.push(n),s++}for(let n in r){let P=r[n];if(typeof P==
"string"){if(w(P)>4096){let d={instancePath:t+"/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters",schema:4096,parentSchema:$.properties.headers.additionalProperties,
data:P};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/headers/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:$.properties.headers.additionalProperties.type,parentSchema:$.
properties.headers.additionalProperties,data:P};e===null?e=[d]:e.push(d),s++}}}else{let n={instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:$.properties.headers.type,parentSchema:$.properties.headers,data:r};e===null?e=[
n]:e.push(n),s++}}if(a.first_byte_ms!==void 0){let r=a.first_byte_ms;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r))){let n={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:$.properties.first_byte_ms.type,parentSchema:$.
properties.first_byte_ms,data:r};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"){if(r>6e5||isNaN(
r)){let n={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:$.properties.
first_byte_ms,data:r};e===null?e=[n]:e.push(n),s++}if(r<10||isNaN(r)){let n={instancePath:t+"/first_\
byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:$.properties.first_byte_ms,data:r};e===null?e=[n]:e.push(
n),s++}}}if(a.idle_ms!==void 0){let r=a.idle_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:$.properties.idle_ms.type,parentSchema:$.properties.idle_ms,data:r};
e===null?e=[n]:e.push(n),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let n={instancePath:t+"/idle\
_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:$.properties.idle_ms,data:r};e===null?e=[n]:e.push(
n),s++}if(r<10||isNaN(r)){let n={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:$.
properties.idle_ms,data:r};e===null?e=[n]:e.push(n),s++}}}}else{let r={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:a};
e===null?e=[r]:e.push(r),s++}return Fe.errors=e,s===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var J={type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"strin\
g",minLength:1,maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,
maxLength:256},on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},
context_tokens:{type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},
weight:{type:"integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{
$ref:"#/components/schemas/Price"},retry_after_sent:{type:"boolean",default:!0}}},Xe={type:"string",
enum:["context_length","content_filter","quota"]},Y={type:"object",additionalProperties:!1,required:[
"input","output"],properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_input:{
type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_1h_input:{type:"\
string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},output:{type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},long_context:{$ref:"#/components/schemas/LongCo\
ntextPrices"},service_tiers:{type:"object",maxProperties:16,propertyNames:{type:"string",maxLength:64,
pattern:"^[a-z][a-z0-9_.-]*$"},additionalProperties:{$ref:"#/components/schemas/ServiceTierPrice"}}}},
et=new RegExp("^[a-z][a-z0-9_.-]*$","u"),ss={type:"array",minItems:1,maxItems:8,items:{$ref:"#/compo\
nents/schemas/LongContextPrice"}},be={type:"object",additionalProperties:!1,required:["above","input",
"output"],properties:{above:{type:"integer",minimum:1,maximum:1e9},input:{$ref:"#/components/schemas\
/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_input:{$ref:"#\
/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/components/schemas/UsdPerMillion"},
output:{$ref:"#/components/schemas/UsdPerMillion"}}},F={type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$",maxLength:32};function Be(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,
dynamicAnchors:B={}}={}){let e=null,s=0,L=Be.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&
(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.above===void 0){let c={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"above"},message:"must have requi\
red property 'above'",schema:be.required,parentSchema:be,data:a};e===null?e=[c]:e.push(c),s++}if(a.input===
void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"in\
put"},message:"must have required property 'input'",schema:be.required,parentSchema:be,data:a};e===null?
e=[c]:e.push(c),s++}if(a.output===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"output"},message:"must have required property 'output'",schema:be.required,
parentSchema:be,data:a};e===null?e=[c]:e.push(c),s++}for(let c in a)if(!(c==="above"||c==="input"||c===
"cached_input"||c==="cache_write_input"||c==="cache_write_1h_input"||c==="output")){let r={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties",schema:!1,parentSchema:be,data:a};e===null?e=[r]:e.push(r),s++}
if(a.above!==void 0){let c=a.above;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let r={instancePath:t+
"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer",schema:be.properties.above.type,parentSchema:be.properties.above,data:c};e===null?e=[r]:e.
push(r),s++}if(typeof c=="number"){if(c>1e9||isNaN(c)){let r={instancePath:t+"/above",schemaPath:"#/\
properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1\
000000000",schema:1e9,parentSchema:be.properties.above,data:c};e===null?e=[r]:e.push(r),s++}if(c<1||
isNaN(c)){let r={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:be.properties.above,data:c};e===
null?e=[r]:e.push(r),s++}}}if(a.input!==void 0){let c=a.input;if(typeof c=="string"){if(w(c)>32){let r={
instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===
null?e=[r]:e.push(r),s++}if(!he.test(c)){let r={instancePath:t+"/input",schemaPath:"#/components/sch\
emas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}if(a.cached_input!==
void 0){let c=a.cached_input;if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}
if(!he.test(c)){let r={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:F.type,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}if(a.cache_write_input!==void 0){
let c=a.cache_write_input;if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[r]:e.push(
r),s++}if(!he.test(c)){let r={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}if(a.cache_write_1h_input!==
void 0){let c=a.cache_write_1h_input;if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?
e=[r]:e.push(r),s++}if(!he.test(c)){let r={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:F.type,parentSchema:F,data:c};e===null?e=[r]:e.push(r),
s++}}if(a.output!==void 0){let c=a.output;if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[r]:e.push(
r),s++}if(!he.test(c)){let r={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:F.type,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}}else{let c={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:be.type,parentSchema:be,
data:a};e===null?e=[c]:e.push(c),s++}return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $e(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,L=$e.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),Array.
isArray(a)){if(a.length>8){let r={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:ss,data:a};e===null?e=[r]:e.
push(r),s++}if(a.length<1){let r={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:ss,data:a};e===null?e=[r]:
e.push(r),s++}let c=a.length;for(let r=0;r<c;r++)Be(a[r],{instancePath:t+"/"+r,parentData:a,parentDataProperty:r,
rootData:M,dynamicAnchors:B})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)}else{let c={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ss.type,parentSchema:ss,
data:a};e===null?e=[c]:e.push(c),s++}return $e.errors=e,s===0}$e.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ie={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function Ge(a,{instancePath:t="",parentData:V,parentDataProperty:D,
rootData:M=a,dynamicAnchors:B={}}={}){let e=null,s=0,L=Ge.evaluated;if(L.dynamicProps&&(L.props=void 0),
L.dynamicItems&&(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.input===void 0){let c={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:Ie.required,parentSchema:Ie,data:a};e===null?e=[c]:e.push(
c),s++}if(a.output===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:Ie.required,parentSchema:Ie,
data:a};e===null?e=[c]:e.push(c),s++}for(let c in a)if(!(c==="input"||c==="cached_input"||c==="cache\
_write_input"||c==="cache_write_1h_input"||c==="output"||c==="long_context")){let r={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ie,data:a};e===null?e=[r]:e.push(r),s++}
if(a.input!==void 0){let c=a.input;if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}
if(!he.test(c)){let r={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,
data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,
parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}if(a.cached_input!==void 0){let c=a.cached_input;
if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}if(!he.test(c)){let r={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:c};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,
parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}if(a.cache_write_input!==void 0){let c=a.cache_write_input;
if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}if(!he.test(c)){
let r={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:c};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.
type,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}if(a.cache_write_1h_input!==void 0){let c=a.
cache_write_1h_input;if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}
if(!he.test(c)){let r={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:F.type,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}}if(a.output!==
void 0){let c=a.output;if(typeof c=="string"){if(w(c)>32){let r={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[r]:e.push(r),s++}if(!he.
test(c)){let r={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:c};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:c};e===null?e=[r]:e.push(r),s++}}a.long_context!==void 0&&($e(a.long_context,{instancePath:t+"/\
long_context",parentData:a,parentDataProperty:"long_context",rootData:M,dynamicAnchors:B})||(e=e===null?
$e.errors:e.concat($e.errors),s=e.length))}else{let c={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Ie.type,parentSchema:Ie,data:a};e===null?
e=[c]:e.push(c),s++}return Ge.errors=e,s===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Oe(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,L=Oe.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.input===void 0){let r={instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'inpu\
t'",schema:Y.required,parentSchema:Y,data:a};e===null?e=[r]:e.push(r),s++}if(a.output===void 0){let r={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"output"},message:"\
must have required property 'output'",schema:Y.required,parentSchema:Y,data:a};e===null?e=[r]:e.push(
r),s++}for(let r in a)if(!(r==="input"||r==="cached_input"||r==="cache_write_input"||r==="cache_writ\
e_1h_input"||r==="output"||r==="long_context"||r==="service_tiers")){let n={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties",schema:!1,parentSchema:Y,data:a};e===null?e=[n]:e.push(n),s++}if(a.input!==
void 0){let r=a.input;if(typeof r=="string"){if(w(r)>32){let n={instancePath:t+"/input",schemaPath:"\
#/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than\
 32 characters",schema:32,parentSchema:Y.properties.input,data:r};e===null?e=[n]:e.push(n),s++}if(!he.
test(r)){let n={instancePath:t+"/input",schemaPath:"#/properties/input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.properties.input,data:r};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/input",schemaPath:"#/properties/input/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.input.type,parentSchema:Y.
properties.input,data:r};e===null?e=[n]:e.push(n),s++}}if(a.cached_input!==void 0){let r=a.cached_input;
if(typeof r=="string"){if(w(r)>32){let n={instancePath:t+"/cached_input",schemaPath:"#/properties/ca\
ched_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 char\
acters",schema:32,parentSchema:Y.properties.cached_input,data:r};e===null?e=[n]:e.push(n),s++}if(!he.
test(r)){let n={instancePath:t+"/cached_input",schemaPath:"#/properties/cached_input/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.properties.
cached_input,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cached_input",schemaPath:"\
#/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.
properties.cached_input.type,parentSchema:Y.properties.cached_input,data:r};e===null?e=[n]:e.push(n),
s++}}if(a.cache_write_input!==void 0){let r=a.cache_write_input;if(typeof r=="string"){if(w(r)>32){let n={
instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/maxLength",keyword:"m\
axLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:Y.
properties.cache_write_input,data:r};e===null?e=[n]:e.push(n),s++}if(!he.test(r)){let n={instancePath:t+
"/cache_write_input",schemaPath:"#/properties/cache_write_input/pattern",keyword:"pattern",params:{pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,\
9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.properties.cache_write_input,data:r};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_input",schemaPath:"#/properti\
es/cache_write_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.
cache_write_input.type,parentSchema:Y.properties.cache_write_input,data:r};e===null?e=[n]:e.push(n),
s++}}if(a.cache_write_1h_input!==void 0){let r=a.cache_write_1h_input;if(typeof r=="string"){if(w(r)>
32){let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/maxL\
ength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,
parentSchema:Y.properties.cache_write_1h_input,data:r};e===null?e=[n]:e.push(n),s++}if(!he.test(r)){
let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/pattern",
keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match patte\
rn "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.
properties.cache_write_1h_input,data:r};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/c\
ache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Y.properties.cache_write_1h_input.type,parentSchema:Y.properties.
cache_write_1h_input,data:r};e===null?e=[n]:e.push(n),s++}}if(a.output!==void 0){let r=a.output;if(typeof r==
"string"){if(w(r)>32){let n={instancePath:t+"/output",schemaPath:"#/properties/output/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:Y.
properties.output,data:r};e===null?e=[n]:e.push(n),s++}if(!he.test(r)){let n={instancePath:t+"/outpu\
t",schemaPath:"#/properties/output/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|\
[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.properties.output,data:r};e===null?e=[n]:e.push(n),
s++}}else{let n={instancePath:t+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Y.properties.output.type,parentSchema:Y.properties.output,
data:r};e===null?e=[n]:e.push(n),s++}}if(a.long_context!==void 0&&($e(a.long_context,{instancePath:t+
"/long_context",parentData:a,parentDataProperty:"long_context",rootData:M,dynamicAnchors:B})||(e=e===
null?$e.errors:e.concat($e.errors),s=e.length)),a.service_tiers!==void 0){let r=a.service_tiers;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>16){let n={instancePath:t+"/service_\
tiers",schemaPath:"#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit:16},
message:"must NOT have more than 16 properties",schema:16,parentSchema:Y.properties.service_tiers,data:r};
e===null?e=[n]:e.push(n),s++}for(let n in r){let P=s;if(typeof n=="string"){if(w(n)>64){let d={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:Y.properties.
service_tiers.propertyNames,data:n,propertyName:n};e===null?e=[d]:e.push(d),s++}if(!et.test(n)){let d={
instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"\
^[a-z][a-z0-9_.-]*$",parentSchema:Y.properties.service_tiers.propertyNames,data:n,propertyName:n};e===
null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/service_tiers",schemaPath:"#/properties/servi\
ce_tiers/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.
properties.service_tiers.propertyNames.type,parentSchema:Y.properties.service_tiers.propertyNames,data:n,
propertyName:n};e===null?e=[d]:e.push(d),s++}var c=P===s;if(!c){let d={instancePath:t+"/service_tier\
s",schemaPath:"#/properties/service_tiers/propertyNames",keyword:"propertyNames",params:{propertyName:n},
message:"property name must be valid",schema:Y.properties.service_tiers.propertyNames,parentSchema:Y.
properties.service_tiers,data:r};e===null?e=[d]:e.push(d),s++}}for(let n in r)Ge(r[n],{instancePath:t+
"/service_tiers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:n,rootData:M,
dynamicAnchors:B})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)}else{let n={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:Y.properties.service_tiers.type,parentSchema:Y.properties.service_tiers,
data:r};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:a};e===null?e=[r]:
e.push(r),s++}return Oe.errors=e,s===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(a,{
instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){let e=null,
s=0,L=He.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&typeof a==
"object"&&!Array.isArray(a)){if(a.tier===void 0&&(a.tier=1),a.weight===void 0&&(a.weight=1),a.affinity===
void 0&&(a.affinity=!0),a.retry_after_sent===void 0&&(a.retry_after_sent=!0),a.upstream===void 0){let d={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstream"},message:"\
must have required property 'upstream'",schema:J.required,parentSchema:J,data:a};e===null?e=[d]:e.push(
d),s++}for(let d in a)if(!je.call(J.properties,d)){let p={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:J,data:a};e===null?e=[p]:e.push(p),s++}if(a.upstream!==void 0){
let d=a.upstream;if(typeof d=="string"){if(w(d)>64){let p={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:J.properties.upstream,data:d};e===null?e=[p]:e.push(p),s++}if(w(
d)<1){let p={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.
upstream,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.
upstream.type,parentSchema:J.properties.upstream,data:d};e===null?e=[p]:e.push(p),s++}}if(a.model!==
void 0){let d=a.model;if(typeof d=="string"){if(w(d)>256){let p={instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:J.properties.model,data:d};e===null?e=[p]:e.push(p),s++}if(w(
d)<1){let p={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.model,data:d};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.model.type,parentSchema:J.
properties.model,data:d};e===null?e=[p]:e.push(p),s++}}if(a.is!==void 0){let d=a.is;if(typeof d=="st\
ring"){if(w(d)>256){let p={instancePath:t+"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxL\
ength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:J.
properties.is,data:d};e===null?e=[p]:e.push(p),s++}if(w(d)<1){let p={instancePath:t+"/is",schemaPath:"\
#/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:J.properties.is,data:d};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.properties.is.type,parentSchema:J.properties.is,data:d};e===null?e=[p]:e.push(
p),s++}}if(a.on!==void 0){let d=a.on;if(Array.isArray(d)){if(d.length>8){let m={instancePath:t+"/on",
schemaPath:"#/properties/on/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have mor\
e than 8 items",schema:8,parentSchema:J.properties.on,data:d};e===null?e=[m]:e.push(m),s++}if(d.length<
1){let m={instancePath:t+"/on",schemaPath:"#/properties/on/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.properties.on,data:d};e===null?e=
[m]:e.push(m),s++}let p=d.length;for(let m=0;m<p;m++){let o=d[m];if(typeof o!="string"){let h={instancePath:t+
"/on/"+m,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Xe.type,parentSchema:Xe,data:o};e===null?e=[h]:e.push(h),s++}if(!(o==="contex\
t_length"||o==="content_filter"||o==="quota")){let h={instancePath:t+"/on/"+m,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to on\
e of the allowed values",schema:Xe.enum,parentSchema:Xe,data:o};e===null?e=[h]:e.push(h),s++}}}else{
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
e=[p]:e.push(p),s++}}}let c=a.tier;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let d={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:J.properties.tier.type,parentSchema:J.properties.tier,data:c};e===null?e=[d]:e.push(
d),s++}if(typeof c=="number"){if(c>16||isNaN(c)){let d={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:J.properties.tier,data:c};e===null?e=[d]:e.push(d),s++}if(c<1||isNaN(c)){let d={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:J.properties.tier,data:c};e===null?e=[d]:e.push(d),s++}}let r=a.
weight;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let d={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.properties.
weight.type,parentSchema:J.properties.weight,data:r};e===null?e=[d]:e.push(d),s++}if(typeof r=="numb\
er"){if(r>1e3||isNaN(r)){let d={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:J.properties.
weight,data:r};e===null?e=[d]:e.push(d),s++}if(r<1||isNaN(r)){let d={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:J.properties.weight,data:r};e===null?e=[d]:e.push(d),s++}}let n=a.affinity;
if(typeof n!="boolean"){let d={instancePath:t+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:J.properties.affinity.type,parentSchema:J.
properties.affinity,data:n};e===null?e=[d]:e.push(d),s++}a.usd_per_million!==void 0&&(Oe(a.usd_per_million,
{instancePath:t+"/usd_per_million",parentData:a,parentDataProperty:"usd_per_million",rootData:M,dynamicAnchors:B})||
(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length));let P=a.retry_after_sent;if(typeof P!="boolea\
n"){let d={instancePath:t+"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:J.properties.retry_after_sent.type,parentSchema:J.
properties.retry_after_sent,data:P};e===null?e=[d]:e.push(d),s++}}else{let c={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,
data:a};e===null?e=[c]:e.push(c),s++}return He.errors=e,s===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Je(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,L=Je.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.store===void 0&&(a.store=".tollgate"),a.store_connections===
void 0&&(a.store_connections=10),a.spool===void 0&&(a.spool=".tollgate"),a.workers===void 0&&(a.workers=
1),a.gateway===void 0&&(a.gateway={}),a.mesh===void 0&&(a.mesh={}),a.metadata===void 0&&(a.metadata=
{}),a.operator===void 0&&(a.operator={}),a.limits===void 0&&(a.limits={}),a.admission===void 0&&(a.admission=
{}),a.retry===void 0&&(a.retry={}),a.breaker===void 0&&(a.breaker={}),a.drain===void 0&&(a.drain={}),
a.ledger===void 0&&(a.ledger={}),a.log===void 0&&(a.log={}),a.tracing===void 0&&(a.tracing={}),a.sandbox===
void 0&&(a.sandbox={}),a.payments===void 0&&(a.payments={}),a.trusted_proxies===void 0&&(a.trusted_proxies=
[]),a.upstreams===void 0&&(a.upstreams={}),a.routes===void 0&&(a.routes={}),a.models===void 0&&(a.models=
{}),a.prices===void 0&&(a.prices={}),a.gateway===void 0){let i={instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"gateway"},message:"must have required property 'gatew\
ay'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}if(a.mesh===void 0){let i={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mesh"},message:"m\
ust have required property 'mesh'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),
s++}if(a.metadata===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"metadata"},message:"must have required property 'metadata'",schema:v.required,parentSchema:v,
data:a};e===null?e=[i]:e.push(i),s++}if(a.operator===void 0){let i={instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"operator"},message:"must have required property '\
operator'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}if(a.limits===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},message:"\
must have required property 'limits'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(
i),s++}if(a.admission===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"admission"},message:"must have required property 'admission'",schema:v.required,parentSchema:v,
data:a};e===null?e=[i]:e.push(i),s++}if(a.retry===void 0){let i={instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"retry"},message:"must have required property 'retry'",
schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}if(a.breaker===void 0){let i={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breaker"},message:"\
must have required property 'breaker'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(
i),s++}if(a.drain===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"drain"},message:"must have required property 'drain'",schema:v.required,parentSchema:v,
data:a};e===null?e=[i]:e.push(i),s++}if(a.ledger===void 0){let i={instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ledger"},message:"must have required property 'ledg\
er'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}if(a.log===void 0){let i={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"mu\
st have required property 'log'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}
if(a.tracing===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tracing"},message:"must have required property 'tracing'",schema:v.required,parentSchema:v,data:a};e===
null?e=[i]:e.push(i),s++}if(a.sandbox===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sandbox"},message:"must have required property 'sandbox'",schema:v.
required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}if(a.upstreams===void 0){let i={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},message:"must have r\
equired property 'upstreams'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}
if(a.routes===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
routes"},message:"must have required property 'routes'",schema:v.required,parentSchema:v,data:a};e===
null?e=[i]:e.push(i),s++}if(a.models===void 0){let i={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"models"},message:"must have required property 'models'",schema:v.
required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}if(a.prices===void 0){let i={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have requ\
ired property 'prices'",schema:v.required,parentSchema:v,data:a};e===null?e=[i]:e.push(i),s++}for(let i in a)
if(!je.call(v.properties,i)){let g={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,
parentSchema:v,data:a};e===null?e=[g]:e.push(g),s++}let d=a.store;if(typeof d=="string"){if(w(d)>1024){
let i={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.
store,data:d};e===null?e=[i]:e.push(i),s++}if(w(d)<1){let i={instancePath:t+"/store",schemaPath:"#/p\
roperties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:v.properties.store,data:d};e===null?e=[i]:e.push(i),s++}if(!ze.test(
d)){let i={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:v.properties.store,data:d};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:v.properties.store.type,parentSchema:v.properties.store,data:d};e===null?e=[i]:e.push(
i),s++}if(a.store_env!==void 0){let i=a.store_env;if(typeof i=="string"){if(w(i)>128){let g={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:v.properties.store_env,data:i};e===null?
e=[g]:e.push(g),s++}if(!Te.test(i)){let g={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.store_env,
data:i};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
store_env.type,parentSchema:v.properties.store_env,data:i};e===null?e=[g]:e.push(g),s++}}let p=a.store_connections;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let i={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:v.properties.store_connections.type,parentSchema:v.properties.store_connections,data:p};e===null?
e=[i]:e.push(i),s++}if(typeof p=="number"){if(p>1e3||isNaN(p)){let i={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:v.properties.store_connections,data:p};
e===null?e=[i]:e.push(i),s++}if(p<2||isNaN(p)){let i={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:v.properties.store_connections,data:p};e===null?e=[i]:e.push(i),
s++}}let m=a.spool;if(typeof m=="string"){if(w(m)>1024){let i={instancePath:t+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:v.properties.spool,data:m};e===null?e=[i]:e.push(i),s++}
if(w(m)<1){let i={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.properties.
spool,data:m};e===null?e=[i]:e.push(i),s++}if(!ze.test(m)){let i={instancePath:t+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.spool,data:m};e===
null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.spool.type,parentSchema:v.
properties.spool,data:m};e===null?e=[i]:e.push(i),s++}let o=a.workers;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o))){let i={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:v.properties.workers.type,parentSchema:v.properties.
workers,data:o};e===null?e=[i]:e.push(i),s++}if(typeof o=="number"){if(o>128||isNaN(o)){let i={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:v.properties.workers,data:o};e===null?e=[i]:e.push(
i),s++}if(o<1||isNaN(o)){let i={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:v.properties.
workers,data:o};e===null?e=[i]:e.push(i),s++}}let h=a.gateway;if(h&&typeof h=="object"&&!Array.isArray(
h)){h.host===void 0&&(h.host="127.0.0.1"),h.port===void 0&&(h.port=8080),h.cors===void 0&&(h.cors=!1),
h.docs===void 0&&(h.docs=!0);for(let u in h)if(!(u==="host"||u==="port"||u==="public_url"||u==="cors"||
u==="docs")){let N={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:pe,data:h};e===null?e=[N]:e.push(N),s++}let i=h.host;if(typeof i==
"string"){if(w(i)>253){let u={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:pe.properties.host,data:i};e===null?e=[u]:e.push(u),s++}if(w(
i)<1){let u={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:pe.properties.host,data:i};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:pe.properties.host.type,parentSchema:pe.properties.host,data:i};
e===null?e=[u]:e.push(u),s++}let g=h.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let u={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.port.type,parentSchema:pe.properties.
port,data:g};e===null?e=[u]:e.push(u),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let u={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:pe.properties.
port,data:g};e===null?e=[u]:e.push(u),s++}if(g<0||isNaN(g)){let u={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:pe.properties.port,data:g};e===null?e=[u]:e.push(u),s++}}
if(h.public_url!==void 0){let u=h.public_url;if(typeof u=="string"){if(w(u)>1024){let N={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:pe.
properties.public_url,data:u};e===null?e=[N]:e.push(N),s++}if(w(u)<8){let N={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:pe.properties.
public_url,data:u};e===null?e=[N]:e.push(N),s++}if(!Qe(u)){let N={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:pe.properties.public_url,data:u};e===
null?e=[N]:e.push(N),s++}}else{let N={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:pe.properties.public_url.type,parentSchema:pe.properties.public_url,data:u};e===null?e=
[N]:e.push(N),s++}}let _=h.cors;if(typeof _!="boolean"){let u={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:pe.properties.cors.type,parentSchema:pe.properties.cors,data:_};e===null?e=[u]:
e.push(u),s++}let b=h.docs;if(typeof b!="boolean"){let u={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:pe.properties.docs.type,parentSchema:pe.properties.docs,data:b};e===null?e=[u]:
e.push(u),s++}}else{let i={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:h};
e===null?e=[i]:e.push(i),s++}De(a.mesh,{instancePath:t+"/mesh",parentData:a,parentDataProperty:"mesh",
rootData:M,dynamicAnchors:B})||(e=e===null?De.errors:e.concat(De.errors),s=e.length);let k=a.metadata;
if(k&&typeof k=="object"&&!Array.isArray(k)){k.host===void 0&&(k.host="127.0.0.1"),k.port===void 0&&
(k.port=8082),k.docs===void 0&&(k.docs=!0);for(let b in k)if(!(b==="host"||b==="port"||b==="docs")){
let u={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,
parentSchema:ge,data:k};e===null?e=[u]:e.push(u),s++}let i=k.host;if(typeof i=="string"){if(w(i)>253){
let b={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:ge.properties.host,data:i};e===null?e=[b]:e.push(b),s++}if(w(i)<1){let b={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ge.properties.
host,data:i};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:ge.properties.host.type,parentSchema:ge.properties.host,data:i};e===null?e=[b]:
e.push(b),s++}let g=k.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let b={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ge.properties.port.type,parentSchema:ge.properties.port,data:g};
e===null?e=[b]:e.push(b),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let b={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ge.properties.port,
data:g};e===null?e=[b]:e.push(b),s++}if(g<0||isNaN(g)){let b={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ge.properties.port,data:g};e===null?e=[b]:e.push(b),s++}}
let _=k.docs;if(typeof _!="boolean"){let b={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:ge.properties.docs.type,parentSchema:ge.properties.docs,data:_};e===null?e=[b]:e.push(b),
s++}}else{let i={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,data:k};e===null?
e=[i]:e.push(i),s++}let S=a.operator;if(S&&typeof S=="object"&&!Array.isArray(S)){S.host===void 0&&(S.
host="127.0.0.1"),S.port===void 0&&(S.port=8090),S.hosts===void 0&&(S.hosts=[]),S.console===void 0&&
(S.console=!0),S.docs===void 0&&(S.docs=!0),S.token_env===void 0&&(S.token_env="TOLLGATE_OPERATOR_TO\
KEN"),S.metrics_open===void 0&&(S.metrics_open=!1);for(let z in S)if(!je.call(G.properties,z)){let K={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:z},message:"must NOT have additional properties",schema:!1,
parentSchema:G,data:S};e===null?e=[K]:e.push(K),s++}let i=S.host;if(typeof i=="string"){if(w(i)>253){
let z={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:G.properties.host,data:i};e===null?e=[z]:e.push(z),s++}if(w(i)<1){let z={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.
host,data:i};e===null?e=[z]:e.push(z),s++}}else{let z={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:G.properties.host.type,parentSchema:G.properties.host,data:i};e===null?e=[z]:e.
push(z),s++}let g=S.port;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let z={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:G.properties.port.type,parentSchema:G.properties.port,data:g};
e===null?e=[z]:e.push(z),s++}if(typeof g=="number"){if(g>65535||isNaN(g)){let z={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:G.properties.port,
data:g};e===null?e=[z]:e.push(z),s++}if(g<0||isNaN(g)){let z={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:G.properties.port,data:g};e===null?e=[z]:e.push(z),s++}}
if(S.public_url!==void 0){let z=S.public_url;if(typeof z=="string"){if(w(z)>1024){let K={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:G.
properties.public_url,data:z};e===null?e=[K]:e.push(K),s++}if(w(z)<8){let K={instancePath:t+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:G.properties.
public_url,data:z};e===null?e=[K]:e.push(K),s++}if(!Qe(z)){let K={instancePath:t+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:G.properties.public_url,data:z};
e===null?e=[K]:e.push(K),s++}}else{let K={instancePath:t+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:G.properties.public_url.type,parentSchema:G.properties.public_url,data:z};e===null?
e=[K]:e.push(K),s++}}let _=S.hosts;if(Array.isArray(_)){if(_.length>64){let K={instancePath:t+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:G.properties.hosts,
data:_};e===null?e=[K]:e.push(K),s++}let z=_.length;for(let K=0;K<z;K++){let qe=_[K];if(typeof qe=="\
string"){if(w(qe)>253){let we={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:G.properties.hosts.items,data:qe};e===null?e=
[we]:e.push(we),s++}if(w(qe)<1){let we={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.hosts.items,data:qe};e===null?
e=[we]:e.push(we),s++}if(!Gs.test(qe)){let we={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:G.
properties.hosts.items,data:qe};e===null?e=[we]:e.push(we),s++}}else{let we={instancePath:t+"/operat\
or/hosts/"+K,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.properties.hosts.items.type,parentSchema:G.properties.
hosts.items,data:qe};e===null?e=[we]:e.push(we),s++}}}else{let z={instancePath:t+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:G.properties.hosts.type,parentSchema:G.properties.hosts,data:_};e===null?e=[z]:
e.push(z),s++}let b=S.console;if(typeof b!="boolean"){let z={instancePath:t+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.console.type,parentSchema:G.properties.console,data:b};e===null?
e=[z]:e.push(z),s++}let u=S.docs;if(typeof u!="boolean"){let z={instancePath:t+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.docs.type,parentSchema:G.properties.docs,data:u};e===null?e=[z]:
e.push(z),s++}let N=S.token_env;if(typeof N=="string"){if(w(N)>128){let z={instancePath:t+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:G.
properties.token_env,data:N};e===null?e=[z]:e.push(z),s++}if(!Te.test(N)){let z={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.token_env,data:N};e===null?e=[z]:
e.push(z),s++}}else{let z={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
properties.token_env.type,parentSchema:G.properties.token_env,data:N};e===null?e=[z]:e.push(z),s++}if(S.
metrics_token_env!==void 0){let z=S.metrics_token_env;if(typeof z=="string"){if(w(z)>128){let K={instancePath:t+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:G.properties.metrics_token_env,data:z};e===null?e=[K]:e.push(K),s++}if(!Te.test(
z)){let K={instancePath:t+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.
metrics_token_env,data:z};e===null?e=[K]:e.push(K),s++}}else{let K={instancePath:t+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:G.properties.metrics_token_env.type,parentSchema:G.
properties.metrics_token_env,data:z};e===null?e=[K]:e.push(K),s++}}let xe=S.metrics_open;if(typeof xe!=
"boolean"){let z={instancePath:t+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:G.
properties.metrics_open.type,parentSchema:G.properties.metrics_open,data:xe};e===null?e=[z]:e.push(z),
s++}}else{let i={instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:S};e===null?
e=[i]:e.push(i),s++}Ee(a.limits,{instancePath:t+"/limits",parentData:a,parentDataProperty:"limits",rootData:M,
dynamicAnchors:B})||(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length);let A=a.admission;if(A&&typeof A==
"object"&&!Array.isArray(A)){A.queue_ms===void 0&&(A.queue_ms=500),A.body_bytes===void 0&&(A.body_bytes=
268435456),A.loop_delay_ms===void 0&&(A.loop_delay_ms=200),A.heap_percent===void 0&&(A.heap_percent=
85);for(let u in A)if(!(u==="concurrent"||u==="queue_ms"||u==="body_bytes"||u==="loop_delay_ms"||u===
"heap_percent")){let N={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have\
 additional properties",schema:!1,parentSchema:ee,data:A};e===null?e=[N]:e.push(N),s++}if(A.concurrent!==
void 0){let u=A.concurrent;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let N={instancePath:t+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:ee.properties.concurrent.type,parentSchema:ee.
properties.concurrent,data:u};e===null?e=[N]:e.push(N),s++}if(typeof u=="number"){if(u>1e5||isNaN(u)){
let N={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:ee.properties.concurrent,data:u};e===null?e=[N]:e.push(N),s++}if(u<1||isNaN(
u)){let N={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/propert\
ies/concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ee.properties.concurrent,data:u};e===null?e=[N]:e.push(N),s++}}}let i=A.queue_ms;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let u={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:ee.properties.queue_ms.type,parentSchema:ee.properties.queue_ms,data:i};e===null?e=[u]:
e.push(u),s++}if(typeof i=="number"){if(i>1e4||isNaN(i)){let u={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:ee.properties.queue_ms,data:i};e===
null?e=[u]:e.push(u),s++}if(i<1||isNaN(i)){let u={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:ee.properties.queue_ms,data:i};e===null?e=[u]:
e.push(u),s++}}let g=A.body_bytes;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let u={instancePath:t+
"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ee.properties.body_bytes.type,parentSchema:ee.
properties.body_bytes,data:g};e===null?e=[u]:e.push(u),s++}if(typeof g=="number"){if(g>1099511627776||
isNaN(g)){let u={instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:ee.properties.body_bytes,data:g};e===null?
e=[u]:e.push(u),s++}if(g<8388608||isNaN(g)){let u={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:ee.properties.body_bytes,
data:g};e===null?e=[u]:e.push(u),s++}}let _=A.loop_delay_ms;if(!(typeof _=="number"&&!(_%1)&&!isNaN(
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
e=[i]:e.push(i),s++}let R=a.retry;if(R&&typeof R=="object"&&!Array.isArray(R)){R.attempts===void 0&&
(R.attempts=3),R.free_failovers===void 0&&(R.free_failovers=10),R.failover_share===void 0&&(R.failover_share=
.2),R.repeat_share===void 0&&(R.repeat_share=.1);for(let u in R)if(!(u==="attempts"||u==="free_failo\
vers"||u==="failover_share"||u==="repeat_share")){let N={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:oe,data:R};e===null?e=[N]:e.push(
N),s++}let i=R.attempts;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let u={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:oe.properties.attempts.type,parentSchema:oe.properties.attempts,
data:i};e===null?e=[u]:e.push(u),s++}if(typeof i=="number"){if(i>10||isNaN(i)){let u={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:oe.properties.attempts,
data:i};e===null?e=[u]:e.push(u),s++}if(i<1||isNaN(i)){let u={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:oe.properties.attempts,data:i};e===null?e=[u]:e.push(u),
s++}}let g=R.free_failovers;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let u={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:oe.properties.free_failovers.type,parentSchema:oe.
properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}if(typeof g=="number"){if(g>1e6||isNaN(
g)){let u={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:oe.properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}if(g<
0||isNaN(g)){let u={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:oe.properties.free_failovers,data:g};e===null?e=[u]:e.push(u),s++}}let _=R.
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
data:R};e===null?e=[i]:e.push(i),s++}let U=a.breaker;if(U&&typeof U=="object"&&!Array.isArray(U)){U.
failures===void 0&&(U.failures=5),U.window===void 0&&(U.window=20),U.open_ms===void 0&&(U.open_ms=5e3);
for(let b in U)if(!(b==="failures"||b==="window"||b==="open_ms")){let u={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},
message:"must NOT have additional properties",schema:!1,parentSchema:le,data:U};e===null?e=[u]:e.push(
u),s++}let i=U.failures;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let b={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.failures.type,parentSchema:le.properties.
failures,data:i};e===null?e=[b]:e.push(b),s++}if(typeof i=="number"){if(i>1e3||isNaN(i)){let b={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:le.properties.
failures,data:i};e===null?e=[b]:e.push(b),s++}if(i<1||isNaN(i)){let b={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:le.properties.failures,data:i};
e===null?e=[b]:e.push(b),s++}}let g=U.window;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let b={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.window.type,parentSchema:le.properties.
window,data:g};e===null?e=[b]:e.push(b),s++}if(typeof g=="number"){if(g>1e3||isNaN(g)){let b={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:le.properties.
window,data:g};e===null?e=[b]:e.push(b),s++}if(g<2||isNaN(g)){let b={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:le.properties.window,data:g};e===null?e=[b]:
e.push(b),s++}}let _=U.open_ms;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let b={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.open_ms.type,parentSchema:le.properties.
open_ms,data:_};e===null?e=[b]:e.push(b),s++}if(typeof _=="number"){if(_>6e5||isNaN(_)){let b={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:le.properties.
open_ms,data:_};e===null?e=[b]:e.push(b),s++}if(_<10||isNaN(_)){let b={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:le.properties.open_ms,data:_};
e===null?e=[b]:e.push(b),s++}}}else{let i={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,
data:U};e===null?e=[i]:e.push(i),s++}let E=a.drain;if(E&&typeof E=="object"&&!Array.isArray(E)){E.accept_ms===
void 0&&(E.accept_ms=5e3),E.calls_ms===void 0&&(E.calls_ms=3e4),E.streams_ms===void 0&&(E.streams_ms=
6e4);for(let b in E)if(!(b==="accept_ms"||b==="calls_ms"||b==="streams_ms")){let u={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:E};e===null?e=[u]:e.push(u),s++}let i=E.accept_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
let b={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ue.properties.accept_ms.
type,parentSchema:ue.properties.accept_ms,data:i};e===null?e=[b]:e.push(b),s++}if(typeof i=="number"){
if(i>6e5||isNaN(i)){let b={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:ue.properties.accept_ms,data:i};e===null?e=[b]:e.push(b),s++}if(i<
0||isNaN(i)){let b={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:ue.properties.accept_ms,data:i};e===null?e=[b]:e.push(b),s++}}let g=E.calls_ms;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let b={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:ue.properties.calls_ms.type,parentSchema:ue.properties.calls_ms,data:g};e===null?e=[b]:e.push(
b),s++}if(typeof g=="number"){if(g>6e5||isNaN(g)){let b={instancePath:t+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:ue.properties.calls_ms,data:g};e===null?e=[b]:e.
push(b),s++}if(g<0||isNaN(g)){let b={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:ue.properties.calls_ms,data:g};e===null?e=[b]:e.push(b),s++}}let _=E.
streams_ms;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let b={instancePath:t+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ue.properties.streams_ms.type,parentSchema:ue.properties.streams_ms,data:_};
e===null?e=[b]:e.push(b),s++}if(typeof _=="number"){if(_>36e5||isNaN(_)){let b={instancePath:t+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:ue.properties.
streams_ms,data:_};e===null?e=[b]:e.push(b),s++}if(_<0||isNaN(_)){let b={instancePath:t+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ue.properties.streams_ms,data:_};
e===null?e=[b]:e.push(b),s++}}}else{let i={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,
data:E};e===null?e=[i]:e.push(i),s++}let f=a.ledger;if(f&&typeof f=="object"&&!Array.isArray(f)){f.spool_bytes===
void 0&&(f.spool_bytes=268435456),f.kept_days===void 0&&(f.kept_days=90);for(let _ in f)if(!(_==="sp\
ool_bytes"||_==="kept_days")){let b={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must N\
OT have additional properties",schema:!1,parentSchema:Pe,data:f};e===null?e=[b]:e.push(b),s++}let i=f.
spool_bytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let _={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Pe.properties.spool_bytes.type,parentSchema:Pe.properties.spool_bytes,
data:i};e===null?e=[_]:e.push(_),s++}if(typeof i=="number"){if(i>1099511627776||isNaN(i)){let _={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:Pe.properties.spool_bytes,data:i};e===null?e=[_]:e.push(_),s++}if(i<65536||isNaN(i)){let _={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:Pe.properties.spool_bytes,data:i};e===null?e=[_]:e.push(_),s++}}let g=f.kept_days;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g))){let _={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:Pe.properties.kept_days.type,parentSchema:Pe.properties.kept_days,data:g};e===null?e=[_]:
e.push(_),s++}if(typeof g=="number"){if(g>36500||isNaN(g)){let _={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:Pe.properties.kept_days,data:g};
e===null?e=[_]:e.push(_),s++}if(g<2||isNaN(g)){let _={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:Pe.properties.kept_days,data:g};e===null?e=[_]:
e.push(_),s++}}}else{let i={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:f};e===null?
e=[i]:e.push(i),s++}let l=a.log;if(l&&typeof l=="object"&&!Array.isArray(l)){l.level===void 0&&(l.level=
"info"),l.format===void 0&&(l.format="auto");for(let _ in l)if(!(_==="level"||_==="format")){let b={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:_e,
data:l};e===null?e=[b]:e.push(b),s++}let i=l.level;if(typeof i!="string"){let _={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:_e.properties.level.type,parentSchema:_e.properties.level,data:i};
e===null?e=[_]:e.push(_),s++}if(!(i==="debug"||i==="info"||i==="warn"||i==="error"||i==="silent")){let _={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:_e.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:_e.properties.level.enum,parentSchema:_e.properties.level,data:i};e===null?e=[_]:e.push(_),
s++}let g=l.format;if(typeof g!="string"){let _={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:_e.properties.format.type,parentSchema:_e.properties.format,data:g};e===null?e=[_]:e.push(_),
s++}if(!(g==="auto"||g==="json"||g==="pretty")){let _={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:_e.properties.format.
enum},message:"must be equal to one of the allowed values",schema:_e.properties.format.enum,parentSchema:_e.
properties.format,data:g};e===null?e=[_]:e.push(_),s++}}else{let i={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_e.
type,parentSchema:_e,data:l};e===null?e=[i]:e.push(i),s++}let x=a.tracing;if(x&&typeof x=="object"&&
!Array.isArray(x)){x.enabled===void 0&&(x.enabled=!1);for(let g in x)if(g!=="enabled"){let _={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:Ye,
data:x};e===null?e=[_]:e.push(_),s++}let i=x.enabled;if(typeof i!="boolean"){let g={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:Ye.properties.enabled.type,parentSchema:Ye.properties.
enabled,data:i};e===null?e=[g]:e.push(g),s++}}else{let i={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ye.
type,parentSchema:Ye,data:x};e===null?e=[i]:e.push(i),s++}let j=a.sandbox;if(j&&typeof j=="object"&&
!Array.isArray(j)){if(j.public===void 0&&(j.public=!1),j.public===void 0){let g={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:Ze.required,parentSchema:Ze,data:j};e===
null?e=[g]:e.push(g),s++}for(let g in j)if(g!=="public"){let _={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties",schema:!1,parentSchema:Ze,data:j};e===null?e=[_]:e.push(
_),s++}let i=j.public;if(typeof i!="boolean"){let g={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:Ze.properties.public.type,parentSchema:Ze.properties.public,data:i};e===null?
e=[g]:e.push(g),s++}}else{let i={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ze.type,parentSchema:Ze,
data:j};e===null?e=[i]:e.push(i),s++}Ve(a.payments,{instancePath:t+"/payments",parentData:a,parentDataProperty:"\
payments",rootData:M,dynamicAnchors:B})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length);let O=a.
trusted_proxies;if(Array.isArray(O)){if(O.length>64){let g={instancePath:t+"/trusted_proxies",schemaPath:"\
#/properties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:v.properties.trusted_proxies,data:O};e===null?e=[g]:e.push(
g),s++}let i=O.length;for(let g=0;g<i;g++){let _=O[g];if(typeof _=="string"){if(w(_)>64){let b={instancePath:t+
"/trusted_proxies/"+g,schemaPath:"#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.
trusted_proxies.items,data:_};e===null?e=[b]:e.push(b),s++}if(w(_)<2){let b={instancePath:t+"/truste\
d_proxies/"+g,schemaPath:"#/properties/trusted_proxies/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:v.properties.trusted_proxies.
items,data:_};e===null?e=[b]:e.push(b),s++}if(!Hs.test(_)){let b={instancePath:t+"/trusted_proxies/"+
g,schemaPath:"#/properties/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-\
9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:v.properties.trusted_proxies.items,data:_};e===null?e=[b]:e.
push(b),s++}}else{let b={instancePath:t+"/trusted_proxies/"+g,schemaPath:"#/properties/trusted_proxi\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.trusted_proxies.
items.type,parentSchema:v.properties.trusted_proxies.items,data:_};e===null?e=[b]:e.push(b),s++}}}else{
let i={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:v.properties.trusted_proxies.type,parentSchema:v.
properties.trusted_proxies,data:O};e===null?e=[i]:e.push(i),s++}let me=a.upstreams;if(me&&typeof me==
"object"&&!Array.isArray(me)){if(Object.keys(me).length>256){let i={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit:256},message:"must NOT h\
ave more than 256 properties",schema:256,parentSchema:v.properties.upstreams,data:me};e===null?e=[i]:
e.push(i),s++}for(let i in me){let g=s;if(typeof i=="string"&&!Js.test(i)){let _={instancePath:t+"/u\
pstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',
schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:v.properties.upstreams.propertyNames,data:i,
propertyName:i};e===null?e=[_]:e.push(_),s++}var c=g===s;if(!c){let _={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"prope\
rty name must be valid",schema:v.properties.upstreams.propertyNames,parentSchema:v.properties.upstreams,
data:me};e===null?e=[_]:e.push(_),s++}}for(let i in me)Fe(me[i],{instancePath:t+"/upstreams/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:me,parentDataProperty:i,rootData:M,dynamicAnchors:B})||(e=
e===null?Fe.errors:e.concat(Fe.errors),s=e.length)}else{let i={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.
properties.upstreams.type,parentSchema:v.properties.upstreams,data:me};e===null?e=[i]:e.push(i),s++}
let te=a.routes;if(te&&typeof te=="object"&&!Array.isArray(te)){if(Object.keys(te).length>4096){let i={
instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{
limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.properties.
routes,data:te};e===null?e=[i]:e.push(i),s++}for(let i in te){let g=s;if(typeof i=="string"){if(w(i)>
256){let _={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ke,
data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}if(!ns.test(i)){let _={instancePath:t+"/routes",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:ke,data:i,propertyName:i};e===null?e=[_]:e.push(
_),s++}}else{let _={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ke.type,parentSchema:ke,data:i,propertyName:i};
e===null?e=[_]:e.push(_),s++}var r=g===s;if(!r){let _={instancePath:t+"/routes",schemaPath:"#/proper\
ties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name mu\
st be valid",schema:v.properties.routes.propertyNames,parentSchema:v.properties.routes,data:te};e===
null?e=[_]:e.push(_),s++}}for(let i in te){let g=te[i];if(Array.isArray(g)){if(g.length>64){let b={instancePath:t+
"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,
parentSchema:v.properties.routes.additionalProperties,data:g};e===null?e=[b]:e.push(b),s++}let _=g.length;
for(let b=0;b<_;b++)He(g[b],{instancePath:t+"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
b,parentData:g,parentDataProperty:b,rootData:M,dynamicAnchors:B})||(e=e===null?He.errors:e.concat(He.
errors),s=e.length)}else{let _={instancePath:t+"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/routes/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:v.properties.routes.additionalProperties.type,parentSchema:v.properties.routes.additionalProperties,
data:g};e===null?e=[_]:e.push(_),s++}}}else{let i={instancePath:t+"/routes",schemaPath:"#/properties\
/routes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.routes.
type,parentSchema:v.properties.routes,data:te};e===null?e=[i]:e.push(i),s++}let q=a.models;if(q&&typeof q==
"object"&&!Array.isArray(q)){if(Object.keys(q).length>4096){let i={instancePath:t+"/models",schemaPath:"\
#/properties/models/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:v.properties.models,data:q};e===null?e=[i]:e.push(
i),s++}for(let i in q){let g=s;if(typeof i=="string"){if(w(i)>256){let _={instancePath:t+"/models",schemaPath:"\
#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters",schema:256,parentSchema:ke,data:i,propertyName:i};e===null?e=[_]:e.push(
_),s++}if(!ns.test(i)){let _={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/pa\
ttern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must m\
atch pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",
parentSchema:ke,data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/mo\
dels",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ke.type,parentSchema:ke,data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}var n=g===
s;if(!n){let _={instancePath:t+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:i},message:"property name must be valid",schema:v.properties.models.
propertyNames,parentSchema:v.properties.models,data:q};e===null?e=[_]:e.push(_),s++}}for(let i in q){
let g=q[i];if(g&&typeof g=="object"&&!Array.isArray(g)){g.kind===void 0&&(g.kind="chat"),g.input===void 0&&
(g.input=["text"]);for(let u in g)if(!(u==="kind"||u==="input"||u==="context_tokens"||u==="output_to\
kens"||u==="dimensions"||u==="cache"||u==="tokens_per_second")){let N={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/ModelSettings/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:H,data:g};e===null?e=[N]:e.push(N),s++}let _=g.kind;if(typeof _!="stri\
ng"){let u={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#\
/components/schemas/ModelSettings/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.kind.type,parentSchema:H.properties.kind,data:_};e===null?e=[u]:
e.push(u),s++}if(!(_==="chat"||_==="embeddings")){let u={instancePath:t+"/models/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/enum",
keyword:"enum",params:{allowedValues:H.properties.kind.enum},message:"must be equal to one of the al\
lowed values",schema:H.properties.kind.enum,parentSchema:H.properties.kind,data:_};e===null?e=[u]:e.
push(u),s++}let b=g.input;if(Array.isArray(b)){if(b.length>4){let N={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/in\
put/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,
parentSchema:H.properties.input,data:b};e===null?e=[N]:e.push(N),s++}if(b.length<1){let N={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items",schema:1,parentSchema:H.properties.input,data:b};e===null?e=[N]:e.push(N),s++}let u=b.
length;for(let N=0;N<u;N++){let xe=b[N];if(typeof xe!="string"){let z={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input/"+N,schemaPath:"#/components/schemas/ModelSettings/properties\
/input/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.
input.items.type,parentSchema:H.properties.input.items,data:xe};e===null?e=[z]:e.push(z),s++}if(!(xe===
"text"||xe==="image"||xe==="audio"||xe==="file")){let z={instancePath:t+"/models/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/input/"+N,schemaPath:"#/components/schemas/ModelSettings/properties/input/\
items/enum",keyword:"enum",params:{allowedValues:H.properties.input.items.enum},message:"must be equ\
al to one of the allowed values",schema:H.properties.input.items.enum,parentSchema:H.properties.input.
items,data:xe};e===null?e=[z]:e.push(z),s++}}}else{let u={instancePath:t+"/models/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/input/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.input.type,parentSchema:H.
properties.input,data:b};e===null?e=[u]:e.push(u),s++}if(g.context_tokens!==void 0){let u=g.context_tokens;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_toke\
ns/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.context_tokens.
type,parentSchema:H.properties.context_tokens,data:u};e===null?e=[N]:e.push(N),s++}if(typeof u=="num\
ber"){if(u>1e9||isNaN(u)){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:H.
properties.context_tokens,data:u};e===null?e=[N]:e.push(N),s++}if(u<1||isNaN(u)){let N={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schem\
as/ModelSettings/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:H.properties.context_tokens,data:u};e===null?e=[N]:e.push(
N),s++}}}if(g.output_tokens!==void 0){let u=g.output_tokens;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u))){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"\
#/components/schemas/ModelSettings/properties/output_tokens/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer",schema:H.properties.output_tokens.type,parentSchema:H.properties.output_tokens,
data:u};e===null?e=[N]:e.push(N),s++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let N={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schema\
s/ModelSettings/properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:H.properties.output_tokens,data:u};e===null?
e=[N]:e.push(N),s++}if(u<1||isNaN(u)){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.output_tokens,data:u};e===null?e=[N]:e.push(N),s++}}}if(g.dimensions!==void 0){let u=g.dimensions;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.dimensions.type,
parentSchema:H.properties.dimensions,data:u};e===null?e=[N]:e.push(N),s++}if(typeof u=="number"){if(u>
1e6||isNaN(u)){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimension\
s",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.dimensions,
data:u};e===null?e=[N]:e.push(N),s++}if(u<1||isNaN(u)){let N={instancePath:t+"/models/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/di\
mensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:H.properties.dimensions,data:u};e===null?e=[N]:e.push(N),s++}}}if(g.cache!==void 0){let u=g.
cache;if(typeof u!="string"){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:H.properties.cache.type,parentSchema:H.properties.cache,
data:u};e===null?e=[N]:e.push(N),s++}if(u!=="auto"){let N={instancePath:t+"/models/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/e\
num",keyword:"enum",params:{allowedValues:H.properties.cache.enum},message:"must be equal to one of \
the allowed values",schema:H.properties.cache.enum,parentSchema:H.properties.cache,data:u};e===null?
e=[N]:e.push(N),s++}}if(g.tokens_per_second!==void 0){let u=g.tokens_per_second;if(!(typeof u=="numb\
er"&&!(u%1)&&!isNaN(u))){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.tokens_per_second.
type,parentSchema:H.properties.tokens_per_second,data:u};e===null?e=[N]:e.push(N),s++}if(typeof u=="\
number"){if(u>1e6||isNaN(u)){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.
properties.tokens_per_second,data:u};e===null?e=[N]:e.push(N),s++}if(u<1||isNaN(u)){let N={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.tokens_per_second,data:u};e===null?
e=[N]:e.push(N),s++}}}}else{let _={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/ModelSettings/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:H.type,parentSchema:H,data:g};e===null?e=[_]:e.push(_),s++}}}else{let i={instancePath:t+
"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:v.properties.models.type,parentSchema:v.properties.models,data:q};e===null?e=[i]:e.
push(i),s++}let ye=a.prices;if(ye&&typeof ye=="object"&&!Array.isArray(ye)){if(Object.keys(ye).length>
4096){let i={instancePath:t+"/prices",schemaPath:"#/properties/prices/maxProperties",keyword:"maxPro\
perties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.
properties.prices,data:ye};e===null?e=[i]:e.push(i),s++}for(let i in ye){let g=s;if(typeof i=="strin\
g"){if(w(i)>256){let _={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName/maxLengt\
h",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:ke,data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}if(!ns.test(i)){let _={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:ke,data:i,propertyName:i};e===null?
e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ke.type,parentSchema:ke,
data:i,propertyName:i};e===null?e=[_]:e.push(_),s++}var P=g===s;if(!P){let _={instancePath:t+"/price\
s",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"\
property name must be valid",schema:v.properties.prices.propertyNames,parentSchema:v.properties.prices,
data:ye};e===null?e=[_]:e.push(_),s++}}for(let i in ye)Oe(ye[i],{instancePath:t+"/prices/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:ye,parentDataProperty:i,rootData:M,dynamicAnchors:B})||(e=
e===null?Oe.errors:e.concat(Oe.errors),s=e.length)}else{let i={instancePath:t+"/prices",schemaPath:"\
#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.
prices.type,parentSchema:v.properties.prices,data:ye};e===null?e=[i]:e.push(i),s++}}else{let d={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.type,parentSchema:v,
data:a};e===null?e=[d]:e.push(d),s++}return Je.errors=e,s===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function es(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,L=es.evaluated;return L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),
Je(a,{instancePath:t,parentData:V,parentDataProperty:D,rootData:M,dynamicAnchors:B})||(e=e===null?Je.
errors:e.concat(Je.errors),s=e.length),es.errors=e,s===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{mt as default,rt as validate};
