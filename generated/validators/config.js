// Compiled from a contract by npm run generate. Never edited.
var vs=Object.create;var hs=Object.defineProperty;var As=Object.getOwnPropertyDescriptor;var Ls=Object.getOwnPropertyNames;var $s=Object.getPrototypeOf,qs=Object.prototype.hasOwnProperty;var ls=(a,t)=>()=>{try{return t||a((t={exports:{}}).exports,t),t.exports}catch(V){throw t=0,V}};var Os=(a,t,V,D)=>{if(t&&typeof t=="object"||typeof t=="function")for(let M of Ls(t))!qs.call(a,M)&&
M!==V&&hs(a,M,{get:()=>t[M],enumerable:!(D=As(t,M))||D.enumerable});return a};var zs=(a,t,V)=>(V=a!=null?vs($s(a)):{},Os(t||!a||!a.__esModule?hs(V,"default",{value:a,enumerable:!0}):
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
return function(V){let D=ts.exec(V);if(!D)return!1;let M=+D[1],B=+D[2],e=+D[3],s=D[4],$=D[5]==="-"?-1:
1,c=+(D[6]||0),p=+(D[7]||0);if(c>23||p>59||a&&!s)return!1;if(M<=23&&B<=59&&e<60)return!0;let n=B-p*$,
l=M-c*$-(n<0?1:0);return(l===23||l===-1)&&(n===59||n===-1)&&e<61}}function ps(a,t){if(!(a&&t))return;
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
56320&&D++);return V}is.default=ws;ws.code='require("ajv/dist/runtime/ucs2length").default'});var xs=zs(ks()),mt=es,pt=es;var v={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
je=Object.prototype.hasOwnProperty,P=Ps().default,ze=new RegExp("^[^\\x00-\\x1f]+$","u"),Te=new RegExp(
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
let e=null,s=0,$=De.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.host===void 0&&(a.host="127.0.0.1"),a.port===void 0&&(a.port=
8081),a.cors===void 0&&(a.cors=!1),a.docs===void 0&&(a.docs=!0),a.agents===void 0&&(a.agents=["spec/\
agents"]),a.on_broken_agent===void 0&&(a.on_broken_agent="refuse"),a.allow_private===void 0&&(a.allow_private=
[]),a.model===void 0&&(a.model="meta-llama/llama-3.3-70b-instruct"),a.summaries===void 0&&(a.summaries=
"query"),a.write_tools===void 0&&(a.write_tools=!1),a.address_rpm===void 0&&(a.address_rpm=0),a.unpaid_rpm===
void 0&&(a.unpaid_rpm=600),a.each_agent===void 0&&(a.each_agent={}),a.lenient===void 0&&(a.lenient={}),
a.bounds===void 0&&(a.bounds={}),a.tasks===void 0&&(a.tasks={});for(let u in a)if(!je.call(T.properties,
u)){let x={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:a};
e===null?e=[x]:e.push(x),s++}let c=a.host;if(typeof c=="string"){if(P(c)>253){let u={instancePath:t+
"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"mus\
t NOT have more than 253 characters",schema:253,parentSchema:T.properties.host,data:c};e===null?e=[u]:
e.push(u),s++}if(P(c)<1){let u={instancePath:t+"/host",schemaPath:"#/properties/host/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.
properties.host,data:c};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+"/host",schemaPath:"\
#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.
host.type,parentSchema:T.properties.host,data:c};e===null?e=[u]:e.push(u),s++}let p=a.port;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p))){let u={instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:T.properties.port.type,parentSchema:T.
properties.port,data:p};e===null?e=[u]:e.push(u),s++}if(typeof p=="number"){if(p>65535||isNaN(p)){let u={
instancePath:t+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:T.properties.port,data:p};e===
null?e=[u]:e.push(u),s++}if(p<0||isNaN(p)){let u={instancePath:t+"/port",schemaPath:"#/properties/po\
rt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:T.
properties.port,data:p};e===null?e=[u]:e.push(u),s++}}if(a.public_url!==void 0){let u=a.public_url;if(typeof u==
"string"){if(P(u)>1024){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxL\
ength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:T.properties.public_url,data:u};e===null?e=[x]:e.push(x),s++}if(P(u)<8){let x={instancePath:t+
"/public_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters",schema:8,parentSchema:T.properties.public_url,data:u};e===null?
e=[x]:e.push(x),s++}if(!Qe(u)){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:T.
properties.public_url,data:u};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:T.properties.public_url.type,parentSchema:T.properties.public_url,data:u};e===null?e=[x]:
e.push(x),s++}}if(a.contact!==void 0){let u=a.contact;if(typeof u=="string"){if(P(u)>254){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:T.properties.contact,data:u};e===null?
e=[x]:e.push(x),s++}if(P(u)<3){let x={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:T.properties.contact,data:u};e===null?e=[x]:e.push(x),s++}if(!Ys.test(u)){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:T.properties.contact,data:u};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:T.properties.contact.type,parentSchema:T.properties.contact,data:u};e===null?e=[x]:
e.push(x),s++}}let n=a.cors;if(typeof n!="boolean"){let u={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.
cors.type,parentSchema:T.properties.cors,data:n};e===null?e=[u]:e.push(u),s++}let l=a.docs;if(typeof l!=
"boolean"){let u={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:T.properties.docs.type,parentSchema:T.properties.docs,
data:l};e===null?e=[u]:e.push(u),s++}let f=a.agents;if(Array.isArray(f)){if(f.length>64){let x={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:T.properties.agents,data:f};e===null?e=[x]:e.
push(x),s++}let u=f.length;for(let x=0;x<u;x++){let j=f[x];if(typeof j=="string"){if(P(j)>1024){let q={
instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:T.properties.
agents.items,data:j};e===null?e=[q]:e.push(q),s++}if(P(j)<1){let q={instancePath:t+"/agents/"+x,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:T.properties.agents.items,data:j};e===null?e=[q]:e.push(
q),s++}if(!ze.test(j)){let q={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:T.properties.agents.items,data:j};e===null?e=[q]:e.push(
q),s++}}else{let q={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.agents.items.type,parentSchema:T.
properties.agents.items,data:j};e===null?e=[q]:e.push(q),s++}}}else{let u={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:T.
properties.agents.type,parentSchema:T.properties.agents,data:f};e===null?e=[u]:e.push(u),s++}let m=a.
on_broken_agent;if(typeof m!="string"){let u={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.
on_broken_agent.type,parentSchema:T.properties.on_broken_agent,data:m};e===null?e=[u]:e.push(u),s++}
if(!(m==="refuse"||m==="skip")){let u={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:T.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:T.properties.on_broken_agent.enum,parentSchema:T.
properties.on_broken_agent,data:m};e===null?e=[u]:e.push(u),s++}let r=a.allow_private;if(Array.isArray(
r)){if(r.length>64){let x={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:T.
properties.allow_private,data:r};e===null?e=[x]:e.push(x),s++}let u=r.length;for(let x=0;x<u;x++){let j=r[x];
if(typeof j=="string"){if(P(j)>1024){let q={instancePath:t+"/allow_private/"+x,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:T.properties.allow_private.items,data:j};e===null?
e=[q]:e.push(q),s++}if(P(j)<8){let q={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:T.properties.allow_private.items,data:j};e===null?e=[q]:e.push(q),
s++}}else{let q={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.allow_private.
items.type,parentSchema:T.properties.allow_private.items,data:j};e===null?e=[q]:e.push(q),s++}}}else{
let u={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:T.properties.allow_private.type,parentSchema:T.properties.
allow_private,data:r};e===null?e=[u]:e.push(u),s++}let o=a.model;if(typeof o=="string"){if(P(o)>256){
let u={instancePath:t+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:T.properties.model,
data:o};e===null?e=[u]:e.push(u),s++}if(P(o)<1){let u={instancePath:t+"/model",schemaPath:"#/propert\
ies/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters",schema:1,parentSchema:T.properties.model,data:o};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:T.properties.model.type,parentSchema:T.properties.model,data:o};e===null?e=[u]:e.push(
u),s++}let h=a.summaries;if(typeof h!="string"){let u={instancePath:t+"/summaries",schemaPath:"#/pro\
perties/summaries/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.
summaries.type,parentSchema:T.properties.summaries,data:h};e===null?e=[u]:e.push(u),s++}if(!(h==="qu\
ery"||h==="always")){let u={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"\
enum",params:{allowedValues:T.properties.summaries.enum},message:"must be equal to one of the allowe\
d values",schema:T.properties.summaries.enum,parentSchema:T.properties.summaries,data:h};e===null?e=
[u]:e.push(u),s++}let w=a.write_tools;if(typeof w!="boolean"){let u={instancePath:t+"/write_tools",schemaPath:"\
#/properties/write_tools/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:T.
properties.write_tools.type,parentSchema:T.properties.write_tools,data:w};e===null?e=[u]:e.push(u),s++}
let S=a.address_rpm;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let u={instancePath:t+"/address_rpm",
schemaPath:"#/properties/address_rpm/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:T.properties.address_rpm.type,parentSchema:T.properties.address_rpm,data:S};e===null?
e=[u]:e.push(u),s++}if(typeof S=="number"){if(S>1e9||isNaN(S)){let u={instancePath:t+"/address_rpm",
schemaPath:"#/properties/address_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:T.properties.address_rpm,data:S};e===null?e=[u]:e.push(
u),s++}if(S<0||isNaN(S)){let u={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:T.
properties.address_rpm,data:S};e===null?e=[u]:e.push(u),s++}}let L=a.unpaid_rpm;if(!(typeof L=="numb\
er"&&!(L%1)&&!isNaN(L))){let u={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.properties.unpaid_rpm.type,
parentSchema:T.properties.unpaid_rpm,data:L};e===null?e=[u]:e.push(u),s++}if(typeof L=="number"){if(L>
1e9||isNaN(L)){let u={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:T.
properties.unpaid_rpm,data:L};e===null?e=[u]:e.push(u),s++}if(L<0||isNaN(L)){let u={instancePath:t+"\
/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:T.properties.unpaid_rpm,data:L};e===null?e=[u]:
e.push(u),s++}}let R=a.each_agent;if(R&&typeof R=="object"&&!Array.isArray(R)){for(let u in R)if(!(u===
"rpm"||u==="parallel"||u==="budget_usd"||u==="budget_period")){let x={instancePath:t+"/each_agent",schemaPath:"\
#/components/schemas/AgentCaps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:ie,data:R};e===null?e=[x]:e.push(
x),s++}if(R.rpm!==void 0){let u=R.rpm;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let x={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ie.properties.rpm.type,parentSchema:ie.properties.rpm,
data:u};e===null?e=[x]:e.push(x),s++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let x={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:ie.properties.
rpm,data:u};e===null?e=[x]:e.push(x),s++}if(u<1||isNaN(u)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ie.properties.rpm,data:u};e===null?e=[x]:e.push(x),s++}}}
if(R.parallel!==void 0){let u=R.parallel;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ie.properties.parallel.type,parentSchema:ie.
properties.parallel,data:u};e===null?e=[x]:e.push(x),s++}if(typeof u=="number"){if(u>1e6||isNaN(u)){
let x={instancePath:t+"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/p\
arallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,
parentSchema:ie.properties.parallel,data:u};e===null?e=[x]:e.push(x),s++}if(u<1||isNaN(u)){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ie.properties.
parallel,data:u};e===null?e=[x]:e.push(x),s++}}}if(R.budget_usd!==void 0){let u=R.budget_usd;if(typeof u==
"string"){if(P(u)>17){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:ie.properties.budget_usd,data:u};e===null?e=[x]:
e.push(x),s++}if(!Ss.test(u)){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ie.properties.budget_usd,data:u};e===null?e=[x]:
e.push(x),s++}}else{let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ie.properties.budget_usd.type,parentSchema:ie.properties.budget_usd,data:u};e===null?e=[x]:e.
push(x),s++}}if(R.budget_period!==void 0){let u=R.budget_period;if(typeof u!="string"){let x={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.budget_period.type,
parentSchema:ie.properties.budget_period,data:u};e===null?e=[x]:e.push(x),s++}if(!(u==="day"||u==="m\
onth"||u==="total")){let x={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:ie.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:ie.properties.budget_period.enum,parentSchema:ie.
properties.budget_period,data:u};e===null?e=[x]:e.push(x),s++}}}else{let u={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ie.type,parentSchema:ie,data:R};e===null?e=[u]:e.push(u),s++}let U=a.lenient;
if(U&&typeof U=="object"&&!Array.isArray(U)){U.arguments===void 0&&(U.arguments=!1),U.bearer===void 0&&
(U.bearer=!1);for(let j in U)if(!(j==="arguments"||j==="bearer")){let q={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},
message:"must NOT have additional properties",schema:!1,parentSchema:Me,data:U};e===null?e=[q]:e.push(
q),s++}let u=U.arguments;if(typeof u!="boolean"){let j={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:Me.properties.arguments.type,parentSchema:Me.properties.arguments,data:u};e===
null?e=[j]:e.push(j),s++}let x=U.bearer;if(typeof x!="boolean"){let j={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:Me.properties.bearer.type,parentSchema:Me.properties.bearer,
data:x};e===null?e=[j]:e.push(j),s++}}else{let u={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Me.type,
parentSchema:Me,data:U};e===null?e=[u]:e.push(u),s++}let E=a.bounds;if(E&&typeof E=="object"&&!Array.
isArray(E)){E.turns===void 0&&(E.turns=8),E.tool_calls===void 0&&(E.tool_calls=12),E.query_ms===void 0&&
(E.query_ms=6e4),E.tokens===void 0&&(E.tokens=2e5),E.usd===void 0&&(E.usd="0.50"),E.answer_tokens===
void 0&&(E.answer_tokens=8e3);for(let O in E)if(!(O==="turns"||O==="tool_calls"||O==="query_ms"||O===
"tokens"||O==="usd"||O==="answer_tokens")){let ye={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O},message:"\
must NOT have additional properties",schema:!1,parentSchema:X,data:E};e===null?e=[ye]:e.push(ye),s++}
let u=E.turns;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let O={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:X.properties.turns.type,parentSchema:X.properties.turns,data:u};e===null?e=[O]:
e.push(O),s++}if(typeof u=="number"){if(u>100||isNaN(u)){let O={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:X.properties.turns,data:u};e===null?e=[O]:e.push(O),
s++}if(u<1||isNaN(u)){let O={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:X.properties.turns,data:u};e===null?e=[O]:e.push(O),s++}}let x=E.tool_calls;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x))){let O={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:X.properties.tool_calls.type,parentSchema:X.properties.tool_calls,data:x};e===null?e=[O]:
e.push(O),s++}if(typeof x=="number"){if(x>1e3||isNaN(x)){let O={instancePath:t+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:X.properties.tool_calls,data:x};e===
null?e=[O]:e.push(O),s++}if(x<1||isNaN(x)){let O={instancePath:t+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:X.properties.tool_calls,data:x};e===null?e=[O]:e.push(O),
s++}}let j=E.query_ms;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let O={instancePath:t+"/bounds/qu\
ery_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:X.properties.query_ms.type,parentSchema:X.properties.query_ms,
data:j};e===null?e=[O]:e.push(O),s++}if(typeof j=="number"){if(j>6e5||isNaN(j)){let O={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:X.properties.
query_ms,data:j};e===null?e=[O]:e.push(O),s++}if(j<100||isNaN(j)){let O={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.query_ms,data:j};
e===null?e=[O]:e.push(O),s++}}let q=E.tokens;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q))){let O={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:X.properties.tokens.type,parentSchema:X.properties.
tokens,data:q};e===null?e=[O]:e.push(O),s++}if(typeof q=="number"){if(q>1e8||isNaN(q)){let O={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:X.properties.
tokens,data:q};e===null?e=[O]:e.push(O),s++}if(q<100||isNaN(q)){let O={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.tokens,data:q};e===null?
e=[O]:e.push(O),s++}}let me=E.usd;if(typeof me=="string"){if(P(me)>32){let O={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X.properties.usd,data:me};
e===null?e=[O]:e.push(O),s++}if(!he.test(me)){let O={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
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
answer_tokens,data:te};e===null?e=[O]:e.push(O),s++}}}else{let u={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:X.
type,parentSchema:X,data:E};e===null?e=[u]:e.push(u),s++}let y=a.tasks;if(y&&typeof y=="object"&&!Array.
isArray(y)){y.workers===void 0&&(y.workers=4),y.kept_days===void 0&&(y.kept_days=7),y.waiting===void 0&&
(y.waiting=1e3);for(let q in y)if(!(q==="workers"||q==="kept_days"||q==="waiting")){let me={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:q},message:"must NOT have additional properties",schema:!1,parentSchema:de,
data:y};e===null?e=[me]:e.push(me),s++}let u=y.workers;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){
let q={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:de.properties.workers.type,
parentSchema:de.properties.workers,data:u};e===null?e=[q]:e.push(q),s++}if(typeof u=="number"){if(u>
1e3||isNaN(u)){let q={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:de.properties.workers,data:u};e===null?e=[q]:e.push(q),s++}if(u<0||isNaN(u)){
let q={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:de.
properties.workers,data:u};e===null?e=[q]:e.push(q),s++}}let x=y.kept_days;if(!(typeof x=="number"&&
!(x%1)&&!isNaN(x))){let q={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:de.
properties.kept_days.type,parentSchema:de.properties.kept_days,data:x};e===null?e=[q]:e.push(q),s++}
if(typeof x=="number"){if(x>3650||isNaN(x)){let q={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:de.properties.kept_days,data:x};e===null?e=[q]:e.
push(q),s++}if(x<1||isNaN(x)){let q={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:de.properties.kept_days,data:x};e===null?e=[q]:e.push(q),s++}}let j=y.
waiting;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let q={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:de.properties.waiting.type,parentSchema:de.properties.waiting,data:j};e===null?
e=[q]:e.push(q),s++}if(typeof j=="number"){if(j>1e6||isNaN(j)){let q={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:de.properties.waiting,data:j};e===
null?e=[q]:e.push(q),s++}if(j<1||isNaN(j)){let q={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:de.properties.waiting,data:j};e===null?e=[q]:e.push(q),
s++}}}else{let u={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:de.type,parentSchema:de,data:y};e===null?e=[u]:
e.push(u),s++}}else{let c={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
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
parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){let e=null,s=0,$=Ee.evaluated;
if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){a.all===void 0&&(a.all={}),a.headers_ms===void 0&&(a.headers_ms=1e4),a.body_ms===void 0&&(a.body_ms=
3e4),a.body_bytes===void 0&&(a.body_bytes=33554432),a.connect_ms===void 0&&(a.connect_ms=3e3),a.first_byte_ms===
void 0&&(a.first_byte_ms=3e4),a.idle_ms===void 0&&(a.idle_ms=3e4),a.whole_ms===void 0&&(a.whole_ms=28e4),
a.stream_ms===void 0&&(a.stream_ms=6e5),a.keep_alive_ms===void 0&&(a.keep_alive_ms=15e3),a.write_stall_ms===
void 0&&(a.write_stall_ms=6e4),a.after_disconnect_ms===void 0&&(a.after_disconnect_ms=5e3),a.reply_bytes===
void 0&&(a.reply_bytes=33554432),a.connections===void 0&&(a.connections=4096),a.unpriced===void 0&&(a.
unpriced="allow");for(let y in a)if(!je.call(Z.properties,y)){let u={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:Z,data:a};e===null?e=[u]:e.push(u),s++}let c=a.all;
if(c&&typeof c=="object"&&!Array.isArray(c)){for(let y in c)if(!(y==="rpm"||y==="tpm"||y==="parallel"||
y==="budget_usd"||y==="budget_period")){let u={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:Q,data:c};e===null?e=[u]:e.push(u),s++}if(c.
rpm!==void 0){let y=c.rpm;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:Q.properties.rpm.type,parentSchema:Q.properties.rpm,data:y};e===null?
e=[u]:e.push(u),s++}if(typeof y=="number"){if(y>1e9||isNaN(y)){let u={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:Q.properties.rpm,data:y};e===null?e=[u]:e.push(
u),s++}if(y<1||isNaN(y)){let u={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.rpm,data:y};e===null?e=[u]:e.push(u),s++}}}if(c.tpm!==void 0){let y=c.tpm;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:Q.properties.tpm.type,parentSchema:Q.properties.tpm,data:y};e===null?e=[u]:e.push(u),s++}if(typeof y==
"number"){if(y>1e12||isNaN(y)){let u={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:Q.properties.tpm,data:y};e===null?e=[u]:e.push(u),s++}if(y<1||
isNaN(y)){let u={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Q.
properties.tpm,data:y};e===null?e=[u]:e.push(u),s++}}}if(c.parallel!==void 0){let y=c.parallel;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.
properties.parallel.type,parentSchema:Q.properties.parallel,data:y};e===null?e=[u]:e.push(u),s++}if(typeof y==
"number"){if(y>1e6||isNaN(y)){let u={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:Q.properties.parallel,data:y};e===null?e=[u]:e.push(u),s++}
if(y<1||isNaN(y)){let u={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.parallel,data:y};e===null?e=[u]:e.push(u),s++}}}if(c.budget_usd!==void 0){
let y=c.budget_usd;if(typeof y=="string"){if(P(y)>17){let u={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:Q.properties.budget_usd,data:y};e===null?
e=[u]:e.push(u),s++}if(!Ss.test(y)){let u={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:Q.properties.budget_usd,data:y};e===null?e=[u]:e.push(
u),s++}}else{let u={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.
budget_usd.type,parentSchema:Q.properties.budget_usd,data:y};e===null?e=[u]:e.push(u),s++}}if(c.budget_period!==
void 0){let y=c.budget_period;if(typeof y!="string"){let u={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Q.properties.budget_period.type,parentSchema:Q.properties.budget_period,data:y};
e===null?e=[u]:e.push(u),s++}if(!(y==="day"||y==="month"||y==="total")){let u={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:Q.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:Q.properties.budget_period.enum,parentSchema:Q.properties.budget_period,data:y};e===null?e=[u]:
e.push(u),s++}}}else{let y={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,data:c};e===null?
e=[y]:e.push(y),s++}let p=a.headers_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let y={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Z.properties.headers_ms.type,parentSchema:Z.properties.headers_ms,data:p};e===
null?e=[y]:e.push(y),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let y={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.headers_ms,data:p};e===null?e=[y]:e.
push(y),s++}if(p<100||isNaN(p)){let y={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:Z.properties.headers_ms,data:p};e===null?e=[y]:e.push(y),s++}}let n=a.body_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let y={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.body_ms.type,parentSchema:Z.
properties.body_ms,data:n};e===null?e=[y]:e.push(y),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let y={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.body_ms,data:n};e===
null?e=[y]:e.push(y),s++}if(n<100||isNaN(n)){let y={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:Z.properties.body_ms,data:n};e===null?e=[y]:e.push(y),s++}}let l=a.body_bytes;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l))){let y={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.body_bytes.
type,parentSchema:Z.properties.body_bytes,data:l};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"){
if(l>268435456||isNaN(l)){let y={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:Z.properties.body_bytes,data:l};e===null?e=[y]:e.push(y),s++}if(l<1048576||isNaN(l)){let y={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:Z.properties.
body_bytes,data:l};e===null?e=[y]:e.push(y),s++}}let f=a.connect_ms;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f))){let y={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:Z.properties.connect_ms.type,parentSchema:Z.
properties.connect_ms,data:f};e===null?e=[y]:e.push(y),s++}if(typeof f=="number"){if(f>6e4||isNaN(f)){
let y={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:Z.properties.connect_ms,
data:f};e===null?e=[y]:e.push(y),s++}if(f<10||isNaN(f)){let y={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:Z.properties.connect_ms,data:f};e===null?e=[y]:e.push(y),s++}}let m=a.
first_byte_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let y={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.
properties.first_byte_ms.type,parentSchema:Z.properties.first_byte_ms,data:m};e===null?e=[y]:e.push(
y),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let y={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:Z.properties.first_byte_ms,data:m};e===null?e=[y]:e.push(y),
s++}if(m<10||isNaN(m)){let y={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:Z.
properties.first_byte_ms,data:m};e===null?e=[y]:e.push(y),s++}}let r=a.idle_ms;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r))){let y={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Z.properties.idle_ms.type,parentSchema:Z.
properties.idle_ms,data:r};e===null?e=[y]:e.push(y),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let y={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.idle_ms,data:r};e===
null?e=[y]:e.push(y),s++}if(r<10||isNaN(r)){let y={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:Z.properties.idle_ms,data:r};e===null?e=[y]:e.push(y),s++}}let o=a.whole_ms;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let y={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.properties.whole_ms.type,
parentSchema:Z.properties.whole_ms,data:o};e===null?e=[y]:e.push(y),s++}if(typeof o=="number"){if(o>
36e5||isNaN(o)){let y={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:Z.
properties.whole_ms,data:o};e===null?e=[y]:e.push(y),s++}if(o<10||isNaN(o)){let y={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:Z.properties.whole_ms,data:o};e===null?e=[y]:e.push(y),
s++}}let h=a.stream_ms;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let y={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:Z.properties.stream_ms.type,parentSchema:Z.properties.stream_ms,data:h};e===null?e=[
y]:e.push(y),s++}if(typeof h=="number"){if(h>864e5||isNaN(h)){let y={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:Z.properties.stream_ms,data:h};e===null?e=[y]:e.push(y),s++}
if(h<10||isNaN(h)){let y={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:Z.properties.
stream_ms,data:h};e===null?e=[y]:e.push(y),s++}}let w=a.keep_alive_ms;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w))){let y={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Z.properties.keep_alive_ms.type,parentSchema:Z.
properties.keep_alive_ms,data:w};e===null?e=[y]:e.push(y),s++}if(typeof w=="number"){if(w>6e5||isNaN(
w)){let y={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.
keep_alive_ms,data:w};e===null?e=[y]:e.push(y),s++}if(w<10||isNaN(w)){let y={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:Z.properties.keep_alive_ms,data:w};e===null?e=[y]:e.push(
y),s++}}let S=a.write_stall_ms;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let y={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:Z.properties.write_stall_ms.type,parentSchema:Z.properties.write_stall_ms,
data:S};e===null?e=[y]:e.push(y),s++}if(typeof S=="number"){if(S>6e5||isNaN(S)){let y={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:Z.properties.write_stall_ms,data:S};
e===null?e=[y]:e.push(y),s++}if(S<10||isNaN(S)){let y={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:Z.properties.write_stall_ms,data:S};e===null?e=[y]:e.push(y),s++}}
let L=a.after_disconnect_ms;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L))){let y={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Z.properties.after_disconnect_ms.type,parentSchema:Z.properties.
after_disconnect_ms,data:L};e===null?e=[y]:e.push(y),s++}if(typeof L=="number"){if(L>5e3||isNaN(L)){
let y={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:Z.properties.
after_disconnect_ms,data:L};e===null?e=[y]:e.push(y),s++}if(L<0||isNaN(L)){let y={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Z.properties.after_disconnect_ms,
data:L};e===null?e=[y]:e.push(y),s++}}let R=a.reply_bytes;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R))){
let y={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:Z.properties.reply_bytes.type,parentSchema:Z.properties.
reply_bytes,data:R};e===null?e=[y]:e.push(y),s++}if(typeof R=="number"){if(R>1073741824||isNaN(R)){let y={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:Z.properties.
reply_bytes,data:R};e===null?e=[y]:e.push(y),s++}if(R<1024||isNaN(R)){let y={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:Z.properties.reply_bytes,data:R};e===null?e=[y]:e.
push(y),s++}}let U=a.connections;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U))){let y={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Z.properties.connections.type,parentSchema:Z.properties.connections,data:U};
e===null?e=[y]:e.push(y),s++}if(typeof U=="number"){if(U>1e5||isNaN(U)){let y={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:Z.properties.connections,data:U};e===null?e=[y]:
e.push(y),s++}if(U<1||isNaN(U)){let y={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Z.
properties.connections,data:U};e===null?e=[y]:e.push(y),s++}}let E=a.unpriced;if(typeof E!="string"){
let y={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Z.properties.unpriced.type,parentSchema:Z.properties.unpriced,
data:E};e===null?e=[y]:e.push(y),s++}if(!(E==="allow"||E==="refuse")){let y={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:Z.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:Z.properties.unpriced.enum,parentSchema:Z.
properties.unpriced,data:E};e===null?e=[y]:e.push(y),s++}}else{let c={instancePath:t,schemaPath:"#/t\
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
dynamicAnchors:B={}}={}){let e=null,s=0,$=Re.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let c={instancePath:t,
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
e===null?e=[c]:e.push(c),s++}for(let c in a)if(!je.call(I.properties,c)){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must N\
OT have additional properties",schema:!1,parentSchema:I,data:a};e===null?e=[p]:e.push(p),s++}if(a.path!==
void 0){let c=a.path;if(typeof c!="string"){let p={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.path.type,
parentSchema:I.properties.path,data:c};e===null?e=[p]:e.push(p),s++}if(!(c==="evm"||c==="solana")){let p={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:I.properties.
path.enum},message:"must be equal to one of the allowed values",schema:I.properties.path.enum,parentSchema:I.
properties.path,data:c};e===null?e=[p]:e.push(p),s++}}if(a.pay_to!==void 0){let c=a.pay_to;if(typeof c==
"string"){if(P(c)>44){let p={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:I.
properties.pay_to,data:c};e===null?e=[p]:e.push(p),s++}if(P(c)<32){let p={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:I.properties.pay_to,data:c};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:I.properties.pay_to.type,parentSchema:I.properties.pay_to,data:c};
e===null?e=[p]:e.push(p),s++}}if(a.asset!==void 0){let c=a.asset;if(typeof c=="string"){if(P(c)>44){
let p={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:I.properties.asset,
data:c};e===null?e=[p]:e.push(p),s++}if(P(c)<32){let p={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:I.properties.asset,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:I.properties.asset.type,parentSchema:I.properties.asset,data:c};e===null?e=[p]:
e.push(p),s++}}if(a.asset_name!==void 0){let c=a.asset_name;if(typeof c=="string"){if(P(c)>64){let p={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:I.properties.asset_name,
data:c};e===null?e=[p]:e.push(p),s++}if(P(c)<1){let p={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:I.properties.asset_name,data:c};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:I.properties.asset_name.type,parentSchema:I.properties.
asset_name,data:c};e===null?e=[p]:e.push(p),s++}}if(a.asset_version!==void 0){let c=a.asset_version;
if(typeof c=="string"){if(P(c)>16){let p={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:I.properties.asset_version,data:c};e===null?e=[p]:e.push(p),s++}if(P(
c)<1){let p={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:I.
properties.asset_version,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:I.properties.asset_version.type,parentSchema:I.properties.asset_version,data:c};
e===null?e=[p]:e.push(p),s++}}if(a.decimals!==void 0){let c=a.decimals;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c))){let p={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:I.properties.decimals.type,parentSchema:I.
properties.decimals,data:c};e===null?e=[p]:e.push(p),s++}if(typeof c=="number"){if(c>18||isNaN(c)){let p={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:I.properties.decimals,data:c};e===null?
e=[p]:e.push(p),s++}if(c<0||isNaN(c)){let p={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:I.
properties.decimals,data:c};e===null?e=[p]:e.push(p),s++}}}if(a.facilitator!==void 0){let c=a.facilitator;
if(typeof c=="string"){if(P(c)>1024){let p={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:I.properties.facilitator,data:c};e===null?e=[p]:e.push(p),s++}if(!Ns.
test(c)){let p={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:I.properties.facilitator,data:c};e===null?e=[p]:e.push(p),s++}if(!Qe(c)){let p={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:I.properties.facilitator,data:c};e===null?e=[p]:e.
push(p),s++}}else{let p={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:I.properties.facilitator.type,parentSchema:I.
properties.facilitator,data:c};e===null?e=[p]:e.push(p),s++}}if(a.facilitator_key_env!==void 0){let c=a.
facilitator_key_env;if(typeof c=="string"){if(P(c)>128){let p={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:I.properties.facilitator_key_env,data:c};
e===null?e=[p]:e.push(p),s++}if(!Te.test(c)){let p={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:I.
properties.facilitator_key_env,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:I.properties.facilitator_key_env.type,parentSchema:I.properties.
facilitator_key_env,data:c};e===null?e=[p]:e.push(p),s++}}if(a.facilitator_key_file!==void 0){let c=a.
facilitator_key_file;if(typeof c=="string"){if(P(c)>1024){let p={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:I.properties.facilitator_key_file,
data:c};e===null?e=[p]:e.push(p),s++}if(P(c)<1){let p={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:I.properties.facilitator_key_file,data:c};e===null?
e=[p]:e.push(p),s++}if(!ze.test(c)){let p={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:I.properties.facilitator_key_file,
data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:I.properties.facilitator_key_file.type,parentSchema:I.properties.facilitator_key_file,data:c};
e===null?e=[p]:e.push(p),s++}}if(a.facilitator_auth!==void 0){let c=a.facilitator_auth;if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.kind===void 0){let p={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:ae.required,parentSchema:ae,data:c};e===null?e=[p]:e.push(
p),s++}if(c.key_id_env===void 0){let p={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:ae.required,parentSchema:ae,data:c};e===null?e=[p]:
e.push(p),s++}if(c.key_secret_env===void 0){let p={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:ae.required,parentSchema:ae,data:c};
e===null?e=[p]:e.push(p),s++}for(let p in c)if(!(p==="kind"||p==="key_id_env"||p==="key_secret_env")){
let n={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have add\
itional properties",schema:!1,parentSchema:ae,data:c};e===null?e=[n]:e.push(n),s++}if(c.kind!==void 0){
let p=c.kind;if(typeof p!="string"){let n={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ae.properties.kind.type,parentSchema:ae.properties.kind,data:p};e===null?e=[n]:
e.push(n),s++}if(p!=="cdp"){let n={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:ae.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:ae.properties.kind.enum,parentSchema:ae.
properties.kind,data:p};e===null?e=[n]:e.push(n),s++}}if(c.key_id_env!==void 0){let p=c.key_id_env;if(typeof p==
"string"){if(P(p)>128){let n={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:ae.properties.key_id_env,data:p};e===
null?e=[n]:e.push(n),s++}if(!Te.test(p)){let n={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:ae.properties.key_id_env,data:p};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties.
key_id_env.type,parentSchema:ae.properties.key_id_env,data:p};e===null?e=[n]:e.push(n),s++}}if(c.key_secret_env!==
void 0){let p=c.key_secret_env;if(typeof p=="string"){if(P(p)>128){let n={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:ae.properties.key_secret_env,data:p};e===null?e=[n]:e.push(n),s++}if(!Te.test(p)){let n={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:ae.properties.
key_secret_env,data:p};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ae.properties.key_secret_env.type,parentSchema:ae.
properties.key_secret_env,data:p};e===null?e=[n]:e.push(n),s++}}}else{let p={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:ae.type,parentSchema:ae,data:c};e===null?e=[p]:e.push(p),s++}}if(a.
rpc_env!==void 0){let c=a.rpc_env;if(typeof c=="string"){if(P(c)>128){let p={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:I.properties.rpc_env,data:c};e===null?e=[
p]:e.push(p),s++}if(!Te.test(c)){let p={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:I.properties.rpc_env,data:c};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.rpc_env.type,
parentSchema:I.properties.rpc_env,data:c};e===null?e=[p]:e.push(p),s++}}}else{let c={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,
data:a};e===null?e=[c]:e.push(c),s++}return Re.errors=e,s===0}Re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,$=Ve.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.networks===void 0&&(a.networks={}),a.max_timeout_s===void 0&&
(a.max_timeout_s=120),a.per_payer===void 0&&(a.per_payer=8),a.unsettled===void 0&&(a.unsettled=1e3),
a.verify_ms===void 0&&(a.verify_ms=5e3),a.settle_ms===void 0&&(a.settle_ms=3e4),a.kept_hours===void 0&&
(a.kept_hours=24);for(let h in a)if(!(h==="networks"||h==="max_timeout_s"||h==="per_payer"||h==="uns\
ettled"||h==="verify_ms"||h==="settle_ms"||h==="kept_hours")){let w={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:W,data:a};e===null?e=[w]:e.push(w),s++}let p=a.networks;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>16){let h={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:W.properties.networks,data:p};e===null?
e=[h]:e.push(h),s++}for(let h in p){let w=s;if(typeof h=="string"&&!Ks.test(h)){let S={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:W.properties.networks.propertyNames,data:h,propertyName:h};e===null?
e=[S]:e.push(S),s++}var c=w===s;if(!c){let S={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:h},message:"property name must be\
 valid",schema:W.properties.networks.propertyNames,parentSchema:W.properties.networks,data:p};e===null?
e=[S]:e.push(S),s++}}for(let h in p)Re(p[h],{instancePath:t+"/networks/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:p,parentDataProperty:h,rootData:M,dynamicAnchors:B})||(e=e===null?Re.errors:e.
concat(Re.errors),s=e.length)}else{let h={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.properties.networks.
type,parentSchema:W.properties.networks,data:p};e===null?e=[h]:e.push(h),s++}let n=a.max_timeout_s;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.max_timeout_s.
type,parentSchema:W.properties.max_timeout_s,data:n};e===null?e=[h]:e.push(h),s++}if(typeof n=="numb\
er"){if(n>3600||isNaN(n)){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:W.properties.max_timeout_s,data:n};e===null?e=[h]:e.push(h),s++}if(n<30||isNaN(n)){let h={
instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:W.properties.max_timeout_s,
data:n};e===null?e=[h]:e.push(h),s++}}let l=a.per_payer;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){
let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:W.properties.per_payer.type,parentSchema:W.properties.per_payer,
data:l};e===null?e=[h]:e.push(h),s++}if(typeof l=="number"){if(l>1e4||isNaN(l)){let h={instancePath:t+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:W.properties.per_payer,data:l};e===null?e=[h]:e.push(
h),s++}if(l<1||isNaN(l)){let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:W.
properties.per_payer,data:l};e===null?e=[h]:e.push(h),s++}}let f=a.unsettled;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f))){let h={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:W.properties.unsettled.type,parentSchema:W.
properties.unsettled,data:f};e===null?e=[h]:e.push(h),s++}if(typeof f=="number"){if(f>1e6||isNaN(f)){
let h={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:W.properties.unsettled,
data:f};e===null?e=[h]:e.push(h),s++}if(f<1||isNaN(f)){let h={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:W.properties.unsettled,data:f};e===null?e=[h]:e.push(h),s++}}let m=a.verify_ms;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let h={instancePath:t+"/verify_ms",schemaPath:"#/proper\
ties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.
verify_ms.type,parentSchema:W.properties.verify_ms,data:m};e===null?e=[h]:e.push(h),s++}if(typeof m==
"number"){if(m>6e5||isNaN(m)){let h={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:W.properties.verify_ms,data:m};e===null?e=[h]:e.push(h),s++}if(m<100||isNaN(m)){let h={
instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:W.properties.verify_ms,data:m};e===null?
e=[h]:e.push(h),s++}}let r=a.settle_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let h={instancePath:t+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:W.properties.settle_ms.type,parentSchema:W.properties.settle_ms,data:r};e===
null?e=[h]:e.push(h),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let h={instancePath:t+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:W.properties.settle_ms,data:r};e===null?e=[h]:e.
push(h),s++}if(r<100||isNaN(r)){let h={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:W.properties.settle_ms,data:r};e===null?e=[h]:e.push(h),s++}}let o=a.kept_hours;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.kept_hours.
type,parentSchema:W.properties.kept_hours,data:o};e===null?e=[h]:e.push(h),s++}if(typeof o=="number"){
if(o>87600||isNaN(o)){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:W.
properties.kept_hours,data:o};e===null?e=[h]:e.push(h),s++}if(o<24||isNaN(o)){let h={instancePath:t+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:W.properties.kept_hours,data:o};e===null?e=
[h]:e.push(h),s++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:W.type,parentSchema:W,data:a};e===null?e=[p]:e.push(p),s++}return Ve.
errors=e,s===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var A={type:"object",additionalProperties:!1,
required:["base_url"],properties:{base_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},
provider:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9-]*$"},facts:{$ref:"#/components/schemas/\
ModelFacts"},key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},key_file:{type:"\
string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},ca_file:{type:"string",minLength:1,maxLength:1024,
pattern:"^[^\\x00-\\x1f]+$"},client_cert_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\
\\x00-\\x1f]+$"},client_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},
query:{type:"object",maxProperties:8,propertyNames:{pattern:"^[A-Za-z][A-Za-z0-9._-]*$",maxLength:64},
additionalProperties:{type:"string",minLength:1,maxLength:256}},auth:{$ref:"#/components/schemas/Aut\
h"},dialects:{type:"array",minItems:1,maxItems:4,items:{type:"string",enum:["chat","responses","mess\
ages","embeddings"]}},hosted_tools:{type:"object",maxProperties:32,propertyNames:{pattern:"^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$",maxLength:64},additionalProperties:{$ref:"#/components/sc\
hemas/HostedTool"}},forward_members:{type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:64,
pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"}},headers:{type:"object",maxProperties:32,additionalProperties:{
type:"string",maxLength:4096}},first_byte_ms:{type:"integer",minimum:10,maximum:6e5},idle_ms:{type:"\
integer",minimum:10,maximum:6e5}}},Ke={type:"string",enum:["bearer","x-api-key","api-key"]},ve={type:"\
object",additionalProperties:!1,required:["usd_per_call"],properties:{usd_per_call:{type:"string",pattern:"\
^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",maxLength:32}}},Ws=new RegExp("^[a-z][a-z0-9-]*$","u"),Xs=new RegExp(
"^[A-Za-z][A-Za-z0-9._-]*$","u"),Qs=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",
"u"),et=new RegExp("^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),Le=new RegExp("^[A-Za-z_][A-Za-z0-9_\
-]*$","u"),g={type:"object",additionalProperties:!1,properties:{dialects:{type:"array",minItems:1,maxItems:4,
items:{type:"string",enum:["chat","responses","messages","embeddings"]}},paths:{type:"object",additionalProperties:!1,
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
s"}},system:{type:"string",enum:["any","leading","one_leading"]},preamble:{type:"array",maxItems:16,
items:{type:"string",minLength:1,maxLength:256}},order:{type:"array",maxItems:2,items:{type:"string",
enum:["alternate","no_user_after_tool"]}},prefill:{type:"string",enum:["takes","refuses"]},images_in_tool_results:{
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
0-9_-]*$"},We={type:"string",enum:["free","bounded","times","priced","omit"]},ne={type:"object",additionalProperties:!1,
required:["means"],properties:{status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},
phrase:{type:"string",maxLength:512},means:{type:"string",enum:["context_length","content_filter","m\
odel","key","quota","rate","overloaded","caller","member","system","reasoning"]}}},Ae={anyOf:[{$ref:"\
#/components/schemas/PathText"},{type:"object",additionalProperties:!1,required:["whole","stream"],properties:{
whole:{$ref:"#/components/schemas/PathText"},stream:{$ref:"#/components/schemas/PathText"}}}]},fe={type:"\
string",minLength:1,maxLength:256,pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},os=new RegExp(
"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$","u");function ce(a,{instancePath:t="",parentData:V,
parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){let e=null,s=0,$=ce.evaluated;$.dynamicProps&&
($.props=void 0),$.dynamicItems&&($.items=void 0);let c=s,p=!1,n=s;if(typeof a=="string"){if(P(a)>256){
let r={instancePath:t,schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:fe,data:a};e===null?
e=[r]:e.push(r),s++}if(P(a)<1){let r={instancePath:t,schemaPath:"#/components/schemas/PathText/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:fe,data:a};e===null?e=[r]:e.push(r),s++}if(!os.test(a)){let r={instancePath:t,schemaPath:"\
#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+\
.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',
schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:a};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t,schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,data:a};e===null?e=[r]:e.push(
r),s++}var f=n===s;p=p||f;let l=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.whole===void 0){
let r={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"wh\
ole"},message:"must have required property 'whole'",schema:Ae.anyOf[1].required,parentSchema:Ae.anyOf[1],
data:a};e===null?e=[r]:e.push(r),s++}if(a.stream===void 0){let r={instancePath:t,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:"stream"},message:"must have required proper\
ty 'stream'",schema:Ae.anyOf[1].required,parentSchema:Ae.anyOf[1],data:a};e===null?e=[r]:e.push(r),s++}
for(let r in a)if(!(r==="whole"||r==="stream")){let o={instancePath:t,schemaPath:"#/anyOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:Ae.anyOf[1],data:a};e===null?e=[o]:e.push(o),s++}if(a.whole!==
void 0){let r=a.whole;if(typeof r=="string"){if(P(r)>256){let o={instancePath:t+"/whole",schemaPath:"\
#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT ha\
ve more than 256 characters",schema:256,parentSchema:fe,data:r};e===null?e=[o]:e.push(o),s++}if(P(r)<
1){let o={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:fe,data:r};
e===null?e=[o]:e.push(o),s++}if(!os.test(r)){let o={instancePath:t+"/whole",schemaPath:"#/components\
/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\\
]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',schema:"^(?!/\
/|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:r};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,data:r};e===null?e=[o]:e.push(
o),s++}}if(a.stream!==void 0){let r=a.stream;if(typeof r=="string"){if(P(r)>256){let o={instancePath:t+
"/stream",schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:fe,data:r};e===null?e=[o]:e.
push(o),s++}if(P(r)<1){let o={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:fe,data:r};e===null?e=[o]:e.push(o),s++}if(!os.test(r)){let o={instancePath:t+"/stream",
schemaPath:"#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z\
][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\\
[\\]-~]+$"',schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:r};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,
data:r};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Ae.anyOf[1].type,parentSchema:Ae.anyOf[1],
data:a};e===null?e=[r]:e.push(r),s++}var f=l===s;if(p=p||f,f)var m=!0;if(p)s=c,e!==null&&(c?e.length=
c:e=null);else{let r={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf",schema:Ae.anyOf,parentSchema:Ae,data:a};e===null?e=[r]:e.push(r),s++}return ce.
errors=e,$.props=m,s===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};var se={type:"object",additionalProperties:!1,
properties:{min:{type:"number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},
words:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"\
array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}},except:{type:"array",maxItems:32,
items:{$ref:"#/components/schemas/MemberValue"}}}},re={anyOf:[{type:"string",maxLength:256},{type:"n\
umber",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function Ue(a,{instancePath:t="",parentData:V,parentDataProperty:D,
rootData:M=a,dynamicAnchors:B={}}={}){let e=null,s=0,$=Ue.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)if(!(n==="\
min"||n==="max"||n==="words"||n==="only"||n==="except")){let l={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:se,data:a};e===null?e=[l]:e.push(l),s++}if(a.min!==void 0){
let n=a.min;if(typeof n=="number"){if(n>1e6||isNaN(n)){let l={instancePath:t+"/min",schemaPath:"#/pr\
operties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:se.properties.min,data:n};e===null?e=[l]:e.push(l),s++}if(n<-1e6||isNaN(
n)){let l={instancePath:t+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:se.properties.min,data:n};e===
null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/min",schemaPath:"#/properties/min/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:se.properties.min.type,parentSchema:se.
properties.min,data:n};e===null?e=[l]:e.push(l),s++}}if(a.max!==void 0){let n=a.max;if(typeof n=="nu\
mber"){if(n>1e6||isNaN(n)){let l={instancePath:t+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:se.
properties.max,data:n};e===null?e=[l]:e.push(l),s++}if(n<-1e6||isNaN(n)){let l={instancePath:t+"/max",
schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"\
must be >= -1000000",schema:-1e6,parentSchema:se.properties.max,data:n};e===null?e=[l]:e.push(l),s++}}else{
let l={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:"number"},
message:"must be number",schema:se.properties.max.type,parentSchema:se.properties.max,data:n};e===null?
e=[l]:e.push(l),s++}}if(a.words!==void 0){let n=a.words;if(n&&typeof n=="object"&&!Array.isArray(n)){
if(Object.keys(n).length>32){let l={instancePath:t+"/words",schemaPath:"#/properties/words/maxProper\
ties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:se.properties.words,data:n};e===null?e=[l]:e.push(l),s++}for(let l in n){let f=n[l];if(typeof f==
"string"){if(P(f)>64){let m={instancePath:t+"/words/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:se.properties.words.additionalProperties,
data:f};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/words/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:se.properties.words.additionalProperties.type,parentSchema:se.
properties.words.additionalProperties,data:f};e===null?e=[m]:e.push(m),s++}}}else{let l={instancePath:t+
"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:se.properties.words.type,parentSchema:se.properties.words,data:n};e===null?e=[l]:e.push(
l),s++}}if(a.only!==void 0){let n=a.only;if(Array.isArray(n)){if(n.length>32){let f={instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:se.properties.only,data:n};e===null?e=[f]:e.push(
f),s++}let l=n.length;for(let f=0;f<l;f++){let m=n[f],r=s,o=!1,h=s;if(typeof m=="string"){if(P(m)>256){
let L={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:re.
anyOf[0],data:m};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+"/only/"+f,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:re.anyOf[0].type,parentSchema:re.anyOf[0],data:m};e===null?e=[L]:e.push(L),s++}var c=h===
s;o=o||c;let w=s;if(typeof m=="number"){if(m>1e6||isNaN(m)){let L={instancePath:t+"/only/"+f,schemaPath:"\
#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:re.anyOf[1],data:m};e===null?e=[L]:e.push(L),s++}
if(m<-1e6||isNaN(m)){let L={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberValue/a\
nyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:re.anyOf[1],data:m};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/type",keyword:"type",params:{type:"n\
umber"},message:"must be number",schema:re.anyOf[1].type,parentSchema:re.anyOf[1],data:m};e===null?e=
[L]:e.push(L),s++}var c=w===s;o=o||c;let S=s;if(typeof m!="boolean"){let L={instancePath:t+"/only/"+
f,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:re.anyOf[2].type,parentSchema:re.anyOf[2],data:m};e===null?e=[L]:e.
push(L),s++}var c=S===s;if(o=o||c,o)s=r,e!==null&&(r?e.length=r:e=null);else{let L={instancePath:t+"\
/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:re.anyOf,parentSchema:re,data:m};e===null?e=[L]:e.push(L),s++}}}else{
let l={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:se.properties.only.type,parentSchema:se.properties.only,data:n};e===null?
e=[l]:e.push(l),s++}}if(a.except!==void 0){let n=a.except;if(Array.isArray(n)){if(n.length>32){let f={
instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"maxItems",params:{limit:32},
message:"must NOT have more than 32 items",schema:32,parentSchema:se.properties.except,data:n};e===null?
e=[f]:e.push(f),s++}let l=n.length;for(let f=0;f<l;f++){let m=n[f],r=s,o=!1,h=s;if(typeof m=="string"){
if(P(m)>256){let L={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/0\
/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",
schema:256,parentSchema:re.anyOf[0],data:m};e===null?e=[L]:e.push(L),s++}}else{let L={instancePath:t+
"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:re.anyOf[0].type,parentSchema:re.anyOf[0],data:m};e===null?
e=[L]:e.push(L),s++}var p=h===s;o=o||p;let w=s;if(typeof m=="number"){if(m>1e6||isNaN(m)){let L={instancePath:t+
"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:re.anyOf[1],data:m};
e===null?e=[L]:e.push(L),s++}if(m<-1e6||isNaN(m)){let L={instancePath:t+"/except/"+f,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},
message:"must be >= -1000000",schema:-1e6,parentSchema:re.anyOf[1],data:m};e===null?e=[L]:e.push(L),
s++}}else{let L={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number",schema:re.anyOf[1].type,parentSchema:re.
anyOf[1],data:m};e===null?e=[L]:e.push(L),s++}var p=w===s;o=o||p;let S=s;if(typeof m!="boolean"){let L={
instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:re.anyOf[2].type,parentSchema:re.anyOf[2],data:m};
e===null?e=[L]:e.push(L),s++}var p=S===s;if(o=o||p,o)s=r,e!==null&&(r?e.length=r:e=null);else{let L={
instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:re.anyOf,parentSchema:re,data:m};e===null?e=[L]:e.push(
L),s++}}}else{let l={instancePath:t+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:se.properties.except.type,parentSchema:se.properties.except,
data:n};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:se.type,parentSchema:se,data:a};e===null?e=[n]:
e.push(n),s++}return Ue.errors=e,s===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=new RegExp(
"^[a-z0-9-]+$","u");function Ce(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,
dynamicAnchors:B={}}={}){let e=null,s=0,$=Ce.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!je.call(g.properties,m)){
let r={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:g,data:a};e===null?e=[r]:e.push(
r),s++}if(a.dialects!==void 0){let m=a.dialects;if(Array.isArray(m)){if(m.length>4){let o={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:4},message:"\
must NOT have more than 4 items",schema:4,parentSchema:g.properties.dialects,data:m};e===null?e=[o]:
e.push(o),s++}if(m.length<1){let o={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:g.
properties.dialects,data:m};e===null?e=[o]:e.push(o),s++}let r=m.length;for(let o=0;o<r;o++){let h=m[o];
if(typeof h!="string"){let w={instancePath:t+"/dialects/"+o,schemaPath:"#/properties/dialects/items/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.dialects.items.
type,parentSchema:g.properties.dialects.items,data:h};e===null?e=[w]:e.push(w),s++}if(!(h==="chat"||
h==="responses"||h==="messages"||h==="embeddings")){let w={instancePath:t+"/dialects/"+o,schemaPath:"\
#/properties/dialects/items/enum",keyword:"enum",params:{allowedValues:g.properties.dialects.items.enum},
message:"must be equal to one of the allowed values",schema:g.properties.dialects.items.enum,parentSchema:g.
properties.dialects.items,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/dialec\
ts",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray",schema:g.properties.dialects.type,parentSchema:g.properties.dialects,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.paths!==void 0){let m=a.paths;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let r in m)
if(!(r==="chat"||r==="responses"||r==="messages"||r==="embeddings"||r==="count_tokens")){let o={instancePath:t+
"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.
paths,data:m};e===null?e=[o]:e.push(o),s++}m.chat!==void 0&&(ce(m.chat,{instancePath:t+"/paths/chat",
parentData:m,parentDataProperty:"chat",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(
ce.errors),s=e.length)),m.responses!==void 0&&(ce(m.responses,{instancePath:t+"/paths/responses",parentData:m,
parentDataProperty:"responses",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(ce.errors),
s=e.length)),m.messages!==void 0&&(ce(m.messages,{instancePath:t+"/paths/messages",parentData:m,parentDataProperty:"\
messages",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),m.embeddings!==
void 0&&(ce(m.embeddings,{instancePath:t+"/paths/embeddings",parentData:m,parentDataProperty:"embedd\
ings",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),m.count_tokens!==
void 0&&(ce(m.count_tokens,{instancePath:t+"/paths/count_tokens",parentData:m,parentDataProperty:"co\
unt_tokens",rootData:M,dynamicAnchors:B})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length))}else{
let r={instancePath:t+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object",schema:g.properties.paths.type,parentSchema:g.properties.paths,data:m};
e===null?e=[r]:e.push(r),s++}}if(a.token_limit!==void 0){let m=a.token_limit;if(typeof m!="string"){
let r={instancePath:t+"/token_limit",schemaPath:"#/properties/token_limit/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.token_limit.type,parentSchema:g.properties.
token_limit,data:m};e===null?e=[r]:e.push(r),s++}if(!(m==="max_tokens"||m==="max_completion_tokens")){
let r={instancePath:t+"/token_limit",schemaPath:"#/properties/token_limit/enum",keyword:"enum",params:{
allowedValues:g.properties.token_limit.enum},message:"must be equal to one of the allowed values",schema:g.
properties.token_limit.enum,parentSchema:g.properties.token_limit,data:m};e===null?e=[r]:e.push(r),s++}}
if(a.unknown_members!==void 0){let m=a.unknown_members;if(typeof m!="string"){let r={instancePath:t+
"/unknown_members",schemaPath:"#/properties/unknown_members/type",keyword:"type",params:{type:"strin\
g"},message:"must be string",schema:g.properties.unknown_members.type,parentSchema:g.properties.unknown_members,
data:m};e===null?e=[r]:e.push(r),s++}if(!(m==="refuses"||m==="obeys")){let r={instancePath:t+"/unkno\
wn_members",schemaPath:"#/properties/unknown_members/enum",keyword:"enum",params:{allowedValues:g.properties.
unknown_members.enum},message:"must be equal to one of the allowed values",schema:g.properties.unknown_members.
enum,parentSchema:g.properties.unknown_members,data:m};e===null?e=[r]:e.push(r),s++}}if(a.members!==
void 0){let m=a.members;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>128){let r={
instancePath:t+"/members",schemaPath:"#/properties/members/maxProperties",keyword:"maxProperties",params:{
limit:128},message:"must NOT have more than 128 properties",schema:128,parentSchema:g.properties.members,
data:m};e===null?e=[r]:e.push(r),s++}for(let r in m){let o=s;if(typeof r=="string"){if(P(r)>64){let h={
instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};
e===null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/members",schemaPath:"#/components/sc\
hemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(!Le.test(
r)){let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===null?e=[h]:e.
push(h),s++}}else{let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,data:r,propertyName:r};
e===null?e=[h]:e.push(h),s++}var c=o===s;if(!c){let h={instancePath:t+"/members",schemaPath:"#/prope\
rties/members/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name \
must be valid",schema:g.properties.members.propertyNames,parentSchema:g.properties.members,data:m};e===
null?e=[h]:e.push(h),s++}}for(let r in m){let o=m[r];if(typeof o!="string"){let h={instancePath:t+"/\
members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:We.type,parentSchema:We,data:o};
e===null?e=[h]:e.push(h),s++}if(!(o==="free"||o==="bounded"||o==="times"||o==="priced"||o==="omit")){
let h={instancePath:t+"/members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/\
schemas/MemberClass/enum",keyword:"enum",params:{allowedValues:We.enum},message:"must be equal to on\
e of the allowed values",schema:We.enum,parentSchema:We,data:o};e===null?e=[h]:e.push(h),s++}}}else{
let r={instancePath:t+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:g.properties.members.type,parentSchema:g.properties.members,
data:m};e===null?e=[r]:e.push(r),s++}}if(a.message_members!==void 0){let m=a.message_members;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(Object.keys(m).length>32){let r={instancePath:t+"/message_members",schemaPath:"\
#/properties/message_members/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must \
NOT have more than 32 properties",schema:32,parentSchema:g.properties.message_members,data:m};e===null?
e=[r]:e.push(r),s++}for(let r in m){let o=s;if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};
e===null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/message_members",schemaPath:"#/compo\
nents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(!Le.
test(r)){let h={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Z\
a-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/message_members",schemaPath:"#/components/sch\
emas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var p=o===s;if(!p){let h={instancePath:t+"/messa\
ge_members",schemaPath:"#/properties/message_members/propertyNames",keyword:"propertyNames",params:{
propertyName:r},message:"property name must be valid",schema:g.properties.message_members.propertyNames,
parentSchema:g.properties.message_members,data:m};e===null?e=[h]:e.push(h),s++}}for(let r in m){let o=m[r];
if(typeof o!="string"){let h={instancePath:t+"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/message_members/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:g.properties.message_members.additionalProperties.type,parentSchema:g.
properties.message_members.additionalProperties,data:o};e===null?e=[h]:e.push(h),s++}if(o!=="omit"){
let h={instancePath:t+"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/message_members/additionalProperties/enum",keyword:"enum",params:{allowedValues:g.properties.
message_members.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:g.
properties.message_members.additionalProperties.enum,parentSchema:g.properties.message_members.additionalProperties,
data:o};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+"/message_members",schemaPath:"#/p\
roperties/message_members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.message_members.type,parentSchema:g.properties.message_members,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.rename!==void 0){let m=a.rename;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.
keys(m).length>32){let r={instancePath:t+"/rename",schemaPath:"#/properties/rename/maxProperties",keyword:"\
maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:g.
properties.rename,data:m};e===null?e=[r]:e.push(r),s++}for(let r in m){let o=s;if(typeof r=="string"){
if(P(r)>64){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[h]:e.push(h),
s++}if(!Le.test(r)){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var n=o===s;if(!n){let h={instancePath:t+"/renam\
e",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"\
property name must be valid",schema:g.properties.rename.propertyNames,parentSchema:g.properties.rename,
data:m};e===null?e=[h]:e.push(h),s++}}for(let r in m){let o=m[r];if(typeof o=="string"){if(P(o)>64){
let h={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters",schema:64,parentSchema:C,data:o};e===null?e=[h]:e.push(h),s++}if(P(o)<1){let h={instancePath:t+
"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:o};e===null?e=[h]:e.push(h),s++}if(!Le.test(o)){let h={instancePath:t+"/rename/"+
r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:o};e===null?e=[h]:e.push(h),s++}}else{
let h={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,
parentSchema:C,data:o};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+"/rename",schemaPath:"\
#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.
rename.type,parentSchema:g.properties.rename,data:m};e===null?e=[r]:e.push(r),s++}}if(a.add!==void 0){
let m=a.add;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>32){let r={instancePath:t+
"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProperties",params:{limit:32},message:"\
must NOT have more than 32 properties",schema:32,parentSchema:g.properties.add,data:m};e===null?e=[r]:
e.push(r),s++}for(let r in m){let o=s;if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+"/add",
schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,propertyName:r};e===null?e=[h]:
e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(!Le.test(r)){let h={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
a-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var l=o===
s;if(!l){let h={instancePath:t+"/add",schemaPath:"#/properties/add/propertyNames",keyword:"propertyN\
ames",params:{propertyName:r},message:"property name must be valid",schema:g.properties.add.propertyNames,
parentSchema:g.properties.add,data:m};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+"/ad\
d",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:g.properties.add.type,parentSchema:g.properties.add,data:m};e===null?e=[r]:e.push(r),s++}}if(a.
values!==void 0){let m=a.values;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>
32){let r={instancePath:t+"/values",schemaPath:"#/properties/values/maxProperties",keyword:"maxPrope\
rties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:g.properties.
values,data:m};e===null?e=[r]:e.push(r),s++}for(let r in m){let o=s;if(typeof r=="string"){if(P(r)>64){
let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r,
propertyName:r};e===null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:C,data:r,propertyName:r};e===null?e=[h]:e.push(h),
s++}if(!Le.test(r)){let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r,propertyName:r};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/values",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var f=o===s;if(!f){let h={instancePath:t+"/value\
s",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"\
property name must be valid",schema:g.properties.values.propertyNames,parentSchema:g.properties.values,
data:m};e===null?e=[h]:e.push(h),s++}}for(let r in m)Ue(m[r],{instancePath:t+"/values/"+r.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:r,rootData:M,dynamicAnchors:B})||(e=e===null?
Ue.errors:e.concat(Ue.errors),s=e.length)}else{let r={instancePath:t+"/values",schemaPath:"#/propert\
ies/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.
values.type,parentSchema:g.properties.values,data:m};e===null?e=[r]:e.push(r),s++}}if(a.system!==void 0){
let m=a.system;if(typeof m!="string"){let r={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.system.type,
parentSchema:g.properties.system,data:m};e===null?e=[r]:e.push(r),s++}if(!(m==="any"||m==="leading"||
m==="one_leading")){let r={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:g.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:g.properties.system.enum,parentSchema:g.properties.system,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.preamble!==void 0){let m=a.preamble;if(Array.isArray(m)){if(m.length>16){let o={instancePath:t+
"/preamble",schemaPath:"#/properties/preamble/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:g.properties.preamble,data:m};e===null?e=[o]:
e.push(o),s++}let r=m.length;for(let o=0;o<r;o++){let h=m[o];if(typeof h=="string"){if(P(h)>256){let w={
instancePath:t+"/preamble/"+o,schemaPath:"#/properties/preamble/items/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:g.properties.
preamble.items,data:h};e===null?e=[w]:e.push(w),s++}if(P(h)<1){let w={instancePath:t+"/preamble/"+o,
schemaPath:"#/properties/preamble/items/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",schema:1,parentSchema:g.properties.preamble.items,data:h};e===null?
e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/preamble/"+o,schemaPath:"#/properties/preamble/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.preamble.
items.type,parentSchema:g.properties.preamble.items,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={
instancePath:t+"/preamble",schemaPath:"#/properties/preamble/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:g.properties.preamble.type,parentSchema:g.properties.preamble,data:m};
e===null?e=[r]:e.push(r),s++}}if(a.order!==void 0){let m=a.order;if(Array.isArray(m)){if(m.length>2){
let o={instancePath:t+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items",schema:2,parentSchema:g.properties.order,data:m};e===null?
e=[o]:e.push(o),s++}let r=m.length;for(let o=0;o<r;o++){let h=m[o];if(typeof h!="string"){let w={instancePath:t+
"/order/"+o,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:g.properties.order.items.type,parentSchema:g.properties.order.items,data:h};e===
null?e=[w]:e.push(w),s++}if(!(h==="alternate"||h==="no_user_after_tool")){let w={instancePath:t+"/or\
der/"+o,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:g.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:g.properties.order.items.
enum,parentSchema:g.properties.order.items,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={instancePath:t+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be \
array",schema:g.properties.order.type,parentSchema:g.properties.order,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.prefill!==void 0){let m=a.prefill;if(typeof m!="string"){let r={instancePath:t+"/prefil\
l",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:g.properties.prefill.type,parentSchema:g.properties.prefill,data:m};e===null?e=[r]:e.push(
r),s++}if(!(m==="takes"||m==="refuses")){let r={instancePath:t+"/prefill",schemaPath:"#/properties/p\
refill/enum",keyword:"enum",params:{allowedValues:g.properties.prefill.enum},message:"must be equal \
to one of the allowed values",schema:g.properties.prefill.enum,parentSchema:g.properties.prefill,data:m};
e===null?e=[r]:e.push(r),s++}}if(a.images_in_tool_results!==void 0){let m=a.images_in_tool_results;if(typeof m!=
"string"){let r={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images_in_tool_re\
sults/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.images_in_tool_results.
type,parentSchema:g.properties.images_in_tool_results,data:m};e===null?e=[r]:e.push(r),s++}if(!(m===
"keep"||m==="move")){let r={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images\
_in_tool_results/enum",keyword:"enum",params:{allowedValues:g.properties.images_in_tool_results.enum},
message:"must be equal to one of the allowed values",schema:g.properties.images_in_tool_results.enum,
parentSchema:g.properties.images_in_tool_results,data:m};e===null?e=[r]:e.push(r),s++}}if(a.tool_names!==
void 0){let m=a.tool_names;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.max===void 0){let r={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
max"},message:"must have required property 'max'",schema:g.properties.tool_names.required,parentSchema:g.
properties.tool_names,data:m};e===null?e=[r]:e.push(r),s++}if(m.pattern===void 0){let r={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
pattern"},message:"must have required property 'pattern'",schema:g.properties.tool_names.required,parentSchema:g.
properties.tool_names,data:m};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="max"||r==="patte\
rn")){let o={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:g.properties.tool_names,data:m};e===null?e=[o]:e.push(o),s++}if(m.max!==
void 0){let r=m.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let o={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:g.properties.tool_names.properties.max.type,parentSchema:g.properties.
tool_names.properties.max,data:r};e===null?e=[o]:e.push(o),s++}if(typeof r=="number"){if(r>256||isNaN(
r)){let o={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:g.
properties.tool_names.properties.max,data:r};e===null?e=[o]:e.push(o),s++}if(r<16||isNaN(r)){let o={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:g.properties.
tool_names.properties.max,data:r};e===null?e=[o]:e.push(o),s++}}}if(m.pattern!==void 0){let r=m.pattern;
if(typeof r=="string"){if(P(r)>128){let o={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:g.properties.tool_names.properties.pattern,
data:r};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:g.properties.tool_names.properties.pattern.type,parentSchema:g.properties.tool_names.
properties.pattern,data:r};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.tool_names.type,parentSchema:g.properties.tool_names,data:m};e===null?e=[r]:e.push(r),s++}}
if(a.tool_call_ids!==void 0){let m=a.tool_call_ids;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.
length===void 0){let r={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:g.properties.tool_call_ids.required,parentSchema:g.properties.tool_call_ids,data:m};e===
null?e=[r]:e.push(r),s++}for(let r in m)if(r!=="length"){let o={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.tool_call_ids,data:m};
e===null?e=[o]:e.push(o),s++}if(m.length!==void 0){let r=m.length;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let o={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.tool_call_ids.
properties.length.type,parentSchema:g.properties.tool_call_ids.properties.length,data:r};e===null?e=
[o]:e.push(o),s++}if(typeof r=="number"){if(r>64||isNaN(r)){let o={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:g.properties.tool_call_ids.properties.length,
data:r};e===null?e=[o]:e.push(o),s++}if(r<8||isNaN(r)){let o={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:g.properties.tool_call_ids.properties.length,
data:r};e===null?e=[o]:e.push(o),s++}}}}else{let r={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.tool_call_ids.type,parentSchema:g.properties.tool_call_ids,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.tool_choice!==void 0){let m=a.tool_choice;if(m&&typeof m=="object"&&!Array.isArray(m)){
for(let r in m)if(!(r==="required"||r==="named")){let o={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.tool_choice,data:m};
e===null?e=[o]:e.push(o),s++}if(m.required!==void 0){let r=m.required;if(typeof r=="string"){if(P(r)>
32){let o={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:g.properties.tool_choice.properties.required,data:r};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
tool_choice.properties.required.type,parentSchema:g.properties.tool_choice.properties.required,data:r};
e===null?e=[o]:e.push(o),s++}}if(m.named!==void 0){let r=m.named;if(typeof r!="boolean"){let o={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:g.properties.tool_choice.properties.named.type,parentSchema:g.
properties.tool_choice.properties.named,data:r};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:g.properties.tool_choice.type,parentSchema:g.properties.tool_choice,data:m};e===
null?e=[r]:e.push(r),s++}}if(a.response_format!==void 0){let m=a.response_format;if(Array.isArray(m)){
if(m.length>3){let o={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:g.
properties.response_format,data:m};e===null?e=[o]:e.push(o),s++}let r=m.length;for(let o=0;o<r;o++){
let h=m[o];if(typeof h!="string"){let w={instancePath:t+"/response_format/"+o,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.response_format.items.type,parentSchema:g.properties.response_format.items,data:h};e===null?
e=[w]:e.push(w),s++}if(!(h==="text"||h==="json_object"||h==="json_schema")){let w={instancePath:t+"/\
response_format/"+o,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:g.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:g.
properties.response_format.items.enum,parentSchema:g.properties.response_format.items,data:h};e===null?
e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.response_format.
type,parentSchema:g.properties.response_format,data:m};e===null?e=[r]:e.push(r),s++}}if(a.user!==void 0){
let m=a.user;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.max===void 0){let r={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:g.properties.user.required,parentSchema:g.properties.user,
data:m};e===null?e=[r]:e.push(r),s++}for(let r in m)if(r!=="max"){let o={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.user,data:m};e===null?
e=[o]:e.push(o),s++}if(m.max!==void 0){let r=m.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let o={
instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:g.properties.user.properties.max.type,parentSchema:g.
properties.user.properties.max,data:r};e===null?e=[o]:e.push(o),s++}if(typeof r=="number"){if(r>1024||
isNaN(r)){let o={instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1024},message:"must be <= 1024",schema:1024,parentSchema:g.properties.
user.properties.max,data:r};e===null?e=[o]:e.push(o),s++}if(r<16||isNaN(r)){let o={instancePath:t+"/\
user/max",schemaPath:"#/properties/user/properties/max/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:16},message:"must be >= 16",schema:16,parentSchema:g.properties.user.properties.max,data:r};
e===null?e=[o]:e.push(o),s++}}}}else{let r={instancePath:t+"/user",schemaPath:"#/properties/user/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.user.type,parentSchema:g.
properties.user,data:m};e===null?e=[r]:e.push(r),s++}}if(a.reasoning!==void 0){let m=a.reasoning;if(m&&
typeof m=="object"&&!Array.isArray(m)){for(let r in m)if(!(r==="member"||r==="back"||r==="thinking")){
let o={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:g.properties.reasoning,data:m};e===null?e=[o]:e.push(o),s++}if(m.member!==void 0){let r=m.
member;if(typeof r!="string"){let o={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.reasoning.properties.member.type,parentSchema:g.properties.reasoning.properties.member,data:r};
e===null?e=[o]:e.push(o),s++}if(!(r==="both"||r==="reasoning"||r==="reasoning_content")){let o={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:g.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:g.properties.reasoning.properties.member.enum,parentSchema:g.properties.reasoning.
properties.member,data:r};e===null?e=[o]:e.push(o),s++}}if(m.back!==void 0){let r=m.back;if(typeof r!=
"string"){let o={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.reasoning.
properties.back.type,parentSchema:g.properties.reasoning.properties.back,data:r};e===null?e=[o]:e.push(
o),s++}if(!(r==="always"||r==="with_tool_calls"||r==="never")){let o={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:g.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:g.properties.
reasoning.properties.back.enum,parentSchema:g.properties.reasoning.properties.back,data:r};e===null?
e=[o]:e.push(o),s++}}if(m.thinking!==void 0){let r=m.thinking;if(typeof r!="string"){let o={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.reasoning.properties.thinking.type,parentSchema:g.
properties.reasoning.properties.thinking,data:r};e===null?e=[o]:e.push(o),s++}if(!(r==="budget"||r===
"effort"||r==="none")){let o={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:g.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:g.properties.reasoning.properties.
thinking.enum,parentSchema:g.properties.reasoning.properties.thinking,data:r};e===null?e=[o]:e.push(
o),s++}}}else{let r={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:g.properties.reasoning.type,parentSchema:g.
properties.reasoning,data:m};e===null?e=[r]:e.push(r),s++}}if(a.missing!==void 0){let m=a.missing;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.member===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:g.properties.missing.required,parentSchema:g.properties.missing,
data:m};e===null?e=[r]:e.push(r),s++}if(m.value===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:g.properties.missing.required,parentSchema:g.properties.missing,
data:m};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="member"||r==="value")){let o={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.
missing,data:m};e===null?e=[o]:e.push(o),s++}if(m.member!==void 0){let r=m.member;if(typeof r=="stri\
ng"){if(P(r)>64){let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:C,data:r};e===null?e=[o]:e.push(o),s++}if(P(r)<1){let o={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:C,data:r};e===null?e=[o]:e.push(o),s++}
if(!Le.test(r)){let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:C,data:r};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.type,parentSchema:C,
data:r};e===null?e=[o]:e.push(o),s++}}if(m.value!==void 0){let r=m.value;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){let o={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.missing.
properties.value.type,parentSchema:g.properties.missing.properties.value,data:r};e===null?e=[o]:e.push(
o),s++}}}else{let r={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:g.properties.missing.type,parentSchema:g.properties.
missing,data:m};e===null?e=[r]:e.push(r),s++}}if(a.errors!==void 0){let m=a.errors;if(Array.isArray(
m)){if(m.length>64){let o={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:g.properties.
errors,data:m};e===null?e=[o]:e.push(o),s++}let r=m.length;for(let o=0;o<r;o++){let h=m[o];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.means===void 0){let w={instancePath:t+"/errors/"+o,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:ne.required,parentSchema:ne,data:h};e===null?e=[w]:e.push(
w),s++}for(let w in h)if(!(w==="status"||w==="code"||w==="phrase"||w==="means")){let S={instancePath:t+
"/errors/"+o,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:ne,
data:h};e===null?e=[S]:e.push(S),s++}if(h.status!==void 0){let w=h.status;if(!(typeof w=="number"&&!(w%
1)&&!isNaN(w))){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ne.
properties.status.type,parentSchema:ne.properties.status,data:w};e===null?e=[S]:e.push(S),s++}if(typeof w==
"number"){if(w>599||isNaN(w)){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:ne.properties.status,data:w};e===null?e=[S]:e.push(S),s++}if(w<
200||isNaN(w)){let S={instancePath:t+"/errors/"+o+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:ne.properties.status,data:w};e===null?e=[S]:e.push(S),s++}}}if(h.code!==
void 0){let w=h.code;if(typeof w=="string"){if(P(w)>128){let S={instancePath:t+"/errors/"+o+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:ne.properties.code,data:w};
e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+o+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:ne.properties.code.type,parentSchema:ne.properties.code,data:w};e===null?e=[S]:e.push(S),
s++}}if(h.phrase!==void 0){let w=h.phrase;if(typeof w=="string"){if(P(w)>512){let S={instancePath:t+
"/errors/"+o+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:ne.
properties.phrase,data:w};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+o+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ne.properties.phrase.type,parentSchema:ne.properties.phrase,
data:w};e===null?e=[S]:e.push(S),s++}}if(h.means!==void 0){let w=h.means;if(typeof w!="string"){let S={
instancePath:t+"/errors/"+o+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:ne.properties.means.type,parentSchema:ne.
properties.means,data:w};e===null?e=[S]:e.push(S),s++}if(!(w==="context_length"||w==="content_filter"||
w==="model"||w==="key"||w==="quota"||w==="rate"||w==="overloaded"||w==="caller"||w==="member"||w==="\
system"||w==="reasoning")){let S={instancePath:t+"/errors/"+o+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:ne.properties.means.enum},
message:"must be equal to one of the allowed values",schema:ne.properties.means.enum,parentSchema:ne.
properties.means,data:w};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:t+"/errors/"+o,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:ne.type,parentSchema:ne,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:g.properties.errors.type,parentSchema:g.properties.errors,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.request_id!==void 0){let m=a.request_id;if(typeof m=="string"){if(P(m)>64){let r={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:g.properties.request_id,data:m};e===null?
e=[r]:e.push(r),s++}if(!cs.test(m)){let r={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:g.properties.request_id,data:m};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:g.properties.request_id.type,parentSchema:g.
properties.request_id,data:m};e===null?e=[r]:e.push(r),s++}}if(a.remaining!==void 0){let m=a.remaining;
if(Array.isArray(m)){if(m.length>8){let o={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:g.properties.remaining,data:m};e===null?e=[o]:e.push(o),s++}let r=m.length;for(let o=0;o<
r;o++){let h=m[o];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.left===void 0){let w={instancePath:t+
"/remaining/"+o,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:g.properties.remaining.items.required,parentSchema:g.
properties.remaining.items,data:h};e===null?e=[w]:e.push(w),s++}if(h.reset===void 0){let w={instancePath:t+
"/remaining/"+o,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:g.properties.remaining.items.required,parentSchema:g.
properties.remaining.items,data:h};e===null?e=[w]:e.push(w),s++}for(let w in h)if(!(w==="left"||w===
"reset")){let S={instancePath:t+"/remaining/"+o,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:g.properties.remaining.items,data:h};e===null?e=[S]:e.push(
S),s++}if(h.left!==void 0){let w=h.left;if(typeof w=="string"){if(P(w)>64){let S={instancePath:t+"/r\
emaining/"+o+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:g.
properties.remaining.items.properties.left,data:w};e===null?e=[S]:e.push(S),s++}if(!cs.test(w)){let S={
instancePath:t+"/remaining/"+o+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:g.properties.remaining.items.properties.left,data:w};e===null?e=[S]:e.push(
S),s++}}else{let S={instancePath:t+"/remaining/"+o+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
remaining.items.properties.left.type,parentSchema:g.properties.remaining.items.properties.left,data:w};
e===null?e=[S]:e.push(S),s++}}if(h.reset!==void 0){let w=h.reset;if(typeof w=="string"){if(P(w)>64){
let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:g.properties.remaining.items.properties.reset,data:w};e===null?e=[S]:e.push(S),
s++}if(!cs.test(w)){let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:g.properties.remaining.items.properties.
reset,data:w};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/remaining/"+o+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:g.properties.remaining.items.properties.reset.type,parentSchema:g.properties.remaining.
items.properties.reset,data:w};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:t+"/remaining\
/"+o,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:g.properties.remaining.items.type,parentSchema:g.properties.remaining.items,data:h};
e===null?e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.remaining.
type,parentSchema:g.properties.remaining,data:m};e===null?e=[r]:e.push(r),s++}}if(a.cost!==void 0){let m=a.
cost;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.member===void 0){let r={instancePath:t+"/cost",
schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"\
must have required property 'member'",schema:g.properties.cost.required,parentSchema:g.properties.cost,
data:m};e===null?e=[r]:e.push(r),s++}if(m.per_usd===void 0){let r={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have\
 required property 'per_usd'",schema:g.properties.cost.required,parentSchema:g.properties.cost,data:m};
e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="member"||r==="per_usd")){let o={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.cost,data:m};e===null?
e=[o]:e.push(o),s++}if(m.member!==void 0){let r=m.member;if(typeof r=="string"){if(P(r)>64){let o={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:C,data:r};e===null?e=[o]:e.push(
o),s++}if(P(r)<1){let o={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:C,data:r};e===null?e=[o]:e.push(o),s++}if(!Le.test(r)){let o={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:C,data:r};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.type,parentSchema:C,data:r};e===null?e=[o]:e.push(o),s++}}if(m.per_usd!==void 0){
let r=m.per_usd;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let o={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:g.properties.cost.properties.per_usd.type,parentSchema:g.properties.cost.properties.per_usd,
data:r};e===null?e=[o]:e.push(o),s++}if(typeof r=="number"){if(r>1e12||isNaN(r)){let o={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:g.properties.
cost.properties.per_usd,data:r};e===null?e=[o]:e.push(o),s++}if(r<1||isNaN(r)){let o={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:g.properties.cost.properties.per_usd,
data:r};e===null?e=[o]:e.push(o),s++}}}}else{let r={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.cost.type,
parentSchema:g.properties.cost,data:m};e===null?e=[r]:e.push(r),s++}}}else{let m={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.type,parentSchema:g,
data:a};e===null?e=[m]:e.push(m),s++}return Ce.errors=e,s===0}Ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Fe(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,$=Fe.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.base_url===void 0){let n={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:A.required,parentSchema:A,data:a};e===null?e=[n]:e.push(n),s++}for(let n in a)if(!je.
call(A.properties,n)){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,parentSchema:A,
data:a};e===null?e=[l]:e.push(l),s++}if(a.base_url!==void 0){let n=a.base_url;if(typeof n=="string"){
if(P(n)>1024){let l={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:A.
properties.base_url,data:n};e===null?e=[l]:e.push(l),s++}if(!Ns.test(n)){let l={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:A.properties.base_url,data:n};e===
null?e=[l]:e.push(l),s++}if(!Qe(n)){let l={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:A.
properties.base_url,data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.
properties.base_url.type,parentSchema:A.properties.base_url,data:n};e===null?e=[l]:e.push(l),s++}}if(a.
provider!==void 0){let n=a.provider;if(typeof n=="string"){if(P(n)>64){let l={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:A.properties.provider,data:n};e===null?e=
[l]:e.push(l),s++}if(!Ws.test(n)){let l={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:A.properties.provider,data:n};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:A.properties.provider.type,parentSchema:A.
properties.provider,data:n};e===null?e=[l]:e.push(l),s++}}if(a.facts!==void 0&&(Ce(a.facts,{instancePath:t+
"/facts",parentData:a,parentDataProperty:"facts",rootData:M,dynamicAnchors:B})||(e=e===null?Ce.errors:
e.concat(Ce.errors),s=e.length)),a.key_env!==void 0){let n=a.key_env;if(typeof n=="string"){if(P(n)>
128){let l={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:A.properties.
key_env,data:n};e===null?e=[l]:e.push(l),s++}if(!Te.test(n)){let l={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:A.properties.
key_env,data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
key_env.type,parentSchema:A.properties.key_env,data:n};e===null?e=[l]:e.push(l),s++}}if(a.key_file!==
void 0){let n=a.key_file;if(typeof n=="string"){if(P(n)>1024){let l={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:A.properties.key_file,data:n};e===null?e=[l]:e.push(
l),s++}if(P(n)<1){let l={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:A.
properties.key_file,data:n};e===null?e=[l]:e.push(l),s++}if(!ze.test(n)){let l={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:A.properties.
key_file,data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
key_file.type,parentSchema:A.properties.key_file,data:n};e===null?e=[l]:e.push(l),s++}}if(a.ca_file!==
void 0){let n=a.ca_file;if(typeof n=="string"){if(P(n)>1024){let l={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more \
than 1024 characters",schema:1024,parentSchema:A.properties.ca_file,data:n};e===null?e=[l]:e.push(l),
s++}if(P(n)<1){let l={instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:A.
properties.ca_file,data:n};e===null?e=[l]:e.push(l),s++}if(!ze.test(n)){let l={instancePath:t+"/ca_f\
ile",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:A.properties.
ca_file,data:n};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/ca_file",schemaPath:"#/pr\
operties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
ca_file.type,parentSchema:A.properties.ca_file,data:n};e===null?e=[l]:e.push(l),s++}}if(a.client_cert_file!==
void 0){let n=a.client_cert_file;if(typeof n=="string"){if(P(n)>1024){let l={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:A.properties.client_cert_file,
data:n};e===null?e=[l]:e.push(l),s++}if(P(n)<1){let l={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:A.properties.client_cert_file,data:n};e===null?e=[l]:
e.push(l),s++}if(!ze.test(n)){let l={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:A.properties.client_cert_file,data:n};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
client_cert_file.type,parentSchema:A.properties.client_cert_file,data:n};e===null?e=[l]:e.push(l),s++}}
if(a.client_key_file!==void 0){let n=a.client_key_file;if(typeof n=="string"){if(P(n)>1024){let l={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:A.properties.client_key_file,
data:n};e===null?e=[l]:e.push(l),s++}if(P(n)<1){let l={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:A.properties.client_key_file,data:n};e===null?e=[l]:e.
push(l),s++}if(!ze.test(n)){let l={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:A.properties.client_key_file,data:n};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
client_key_file.type,parentSchema:A.properties.client_key_file,data:n};e===null?e=[l]:e.push(l),s++}}
if(a.query!==void 0){let n=a.query;if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>
8){let l={instancePath:t+"/query",schemaPath:"#/properties/query/maxProperties",keyword:"maxProperti\
es",params:{limit:8},message:"must NOT have more than 8 properties",schema:8,parentSchema:A.properties.
query,data:n};e===null?e=[l]:e.push(l),s++}for(let l in n){let f=s;if(typeof l=="string"){if(P(l)>64){
let m={instancePath:t+"/query",schemaPath:"#/properties/query/propertyNames/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:A.properties.
query.propertyNames,data:l,propertyName:l};e===null?e=[m]:e.push(m),s++}if(!Xs.test(l)){let m={instancePath:t+
"/query",schemaPath:"#/properties/query/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z][A-Za-z0-9._-]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9._-]*$"',schema:"^[A-Za-z]\
[A-Za-z0-9._-]*$",parentSchema:A.properties.query.propertyNames,data:l,propertyName:l};e===null?e=[m]:
e.push(m),s++}}var c=f===s;if(!c){let m={instancePath:t+"/query",schemaPath:"#/properties/query/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid",schema:A.
properties.query.propertyNames,parentSchema:A.properties.query,data:n};e===null?e=[m]:e.push(m),s++}}
for(let l in n){let f=n[l];if(typeof f=="string"){if(P(f)>256){let m={instancePath:t+"/query/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:A.
properties.query.additionalProperties,data:f};e===null?e=[m]:e.push(m),s++}if(P(f)<1){let m={instancePath:t+
"/query/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperti\
es/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:A.properties.query.additionalProperties,data:f};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/query/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
query.additionalProperties.type,parentSchema:A.properties.query.additionalProperties,data:f};e===null?
e=[m]:e.push(m),s++}}}else{let l={instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:A.properties.query.type,parentSchema:A.
properties.query,data:n};e===null?e=[l]:e.push(l),s++}}if(a.auth!==void 0){let n=a.auth;if(typeof n!=
"string"){let l={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Ke.type,parentSchema:Ke,data:n};e===null?e=[l]:e.push(
l),s++}if(!(n==="bearer"||n==="x-api-key"||n==="api-key")){let l={instancePath:t+"/auth",schemaPath:"\
#/components/schemas/Auth/enum",keyword:"enum",params:{allowedValues:Ke.enum},message:"must be equal\
 to one of the allowed values",schema:Ke.enum,parentSchema:Ke,data:n};e===null?e=[l]:e.push(l),s++}}
if(a.dialects!==void 0){let n=a.dialects;if(Array.isArray(n)){if(n.length>4){let f={instancePath:t+"\
/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:4},message:"\
must NOT have more than 4 items",schema:4,parentSchema:A.properties.dialects,data:n};e===null?e=[f]:
e.push(f),s++}if(n.length<1){let f={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:A.
properties.dialects,data:n};e===null?e=[f]:e.push(f),s++}let l=n.length;for(let f=0;f<l;f++){let m=n[f];
if(typeof m!="string"){let r={instancePath:t+"/dialects/"+f,schemaPath:"#/properties/dialects/items/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.dialects.items.
type,parentSchema:A.properties.dialects.items,data:m};e===null?e=[r]:e.push(r),s++}if(!(m==="chat"||
m==="responses"||m==="messages"||m==="embeddings")){let r={instancePath:t+"/dialects/"+f,schemaPath:"\
#/properties/dialects/items/enum",keyword:"enum",params:{allowedValues:A.properties.dialects.items.enum},
message:"must be equal to one of the allowed values",schema:A.properties.dialects.items.enum,parentSchema:A.
properties.dialects.items,data:m};e===null?e=[r]:e.push(r),s++}}}else{let l={instancePath:t+"/dialec\
ts",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray",schema:A.properties.dialects.type,parentSchema:A.properties.dialects,data:n};e===null?e=[l]:e.push(
l),s++}}if(a.hosted_tools!==void 0){let n=a.hosted_tools;if(n&&typeof n=="object"&&!Array.isArray(n)){
if(Object.keys(n).length>32){let l={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_t\
ools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 pr\
operties",schema:32,parentSchema:A.properties.hosted_tools,data:n};e===null?e=[l]:e.push(l),s++}for(let l in n){
let f=s;if(typeof l=="string"){if(P(l)>64){let m={instancePath:t+"/hosted_tools",schemaPath:"#/prope\
rties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT \
have more than 64 characters",schema:64,parentSchema:A.properties.hosted_tools.propertyNames,data:l,
propertyName:l};e===null?e=[m]:e.push(m),s++}if(!Qs.test(l)){let m={instancePath:t+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(?!mcp|file_sea\
rch$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|file_search$|.*_preview$)[\
a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",parentSchema:A.properties.
hosted_tools.propertyNames,data:l,propertyName:l};e===null?e=[m]:e.push(m),s++}}var p=f===s;if(!p){let m={
instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames",keyword:"propert\
yNames",params:{propertyName:l},message:"property name must be valid",schema:A.properties.hosted_tools.
propertyNames,parentSchema:A.properties.hosted_tools,data:n};e===null?e=[m]:e.push(m),s++}}for(let l in n){
let f=n[l];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.usd_per_call===void 0){let m={instancePath:t+
"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedToo\
l/required",keyword:"required",params:{missingProperty:"usd_per_call"},message:"must have required p\
roperty 'usd_per_call'",schema:ve.required,parentSchema:ve,data:f};e===null?e=[m]:e.push(m),s++}for(let m in f)
if(m!=="usd_per_call"){let r={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:ve,data:f};
e===null?e=[r]:e.push(r),s++}if(f.usd_per_call!==void 0){let m=f.usd_per_call;if(typeof m=="string"){
if(P(m)>32){let r={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_pe\
r_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/maxLength",keyword:"maxL\
ength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:ve.properties.
usd_per_call,data:m};e===null?e=[r]:e.push(r),s++}if(!et.test(m)){let r={instancePath:t+"/hosted_too\
ls/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/Hoste\
dTool/properties/usd_per_call/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-\
9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][\
0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:ve.properties.usd_per_call,data:m};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_\
call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ve.properties.usd_per_call.type,parentSchema:ve.properties.
usd_per_call,data:m};e===null?e=[r]:e.push(r),s++}}}else{let m={instancePath:t+"/hosted_tools/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:ve.type,parentSchema:ve,data:f};e===null?e=[m]:e.push(
m),s++}}}else{let l={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:A.properties.hosted_tools.type,parentSchema:A.
properties.hosted_tools,data:n};e===null?e=[l]:e.push(l),s++}}if(a.forward_members!==void 0){let n=a.
forward_members;if(Array.isArray(n)){if(n.length>64){let f={instancePath:t+"/forward_members",schemaPath:"\
#/properties/forward_members/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:A.properties.forward_members,data:n};e===null?e=[f]:e.push(
f),s++}let l=n.length;for(let f=0;f<l;f++){let m=n[f];if(typeof m=="string"){if(P(m)>64){let r={instancePath:t+
"/forward_members/"+f,schemaPath:"#/properties/forward_members/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:A.properties.
forward_members.items,data:m};e===null?e=[r]:e.push(r),s++}if(P(m)<1){let r={instancePath:t+"/forwar\
d_members/"+f,schemaPath:"#/properties/forward_members/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:A.properties.forward_members.
items,data:m};e===null?e=[r]:e.push(r),s++}if(!Le.test(m)){let r={instancePath:t+"/forward_members/"+
f,schemaPath:"#/properties/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:A.properties.forward_members.items,data:m};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:t+"/forward_members/"+f,schemaPath:"#/properties/forward_members/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:A.properties.forward_members.items.type,
parentSchema:A.properties.forward_members.items,data:m};e===null?e=[r]:e.push(r),s++}}}else{let l={instancePath:t+
"/forward_members",schemaPath:"#/properties/forward_members/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:A.properties.forward_members.type,parentSchema:A.properties.forward_members,
data:n};e===null?e=[l]:e.push(l),s++}}if(a.headers!==void 0){let n=a.headers;if(n&&typeof n=="object"&&
!Array.isArray(n)){if(Object.keys(n).length>32){let l={instancePath:t+"/headers",schemaPath:"#/prope\
rties/headers/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more t\
han 32 properties",schema:32,parentSchema:A.properties.headers,data:n};e===null?e=[l]:e.push(l),s++}
for(let l in n){let f=n[l];if(typeof f=="string"){if(P(f)>4096){let m={instancePath:t+"/headers/"+l.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLeng\
th",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters",schema:4096,
parentSchema:A.properties.headers.additionalProperties,data:f};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers\
/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.
properties.headers.additionalProperties.type,parentSchema:A.properties.headers.additionalProperties,
data:f};e===null?e=[m]:e.push(m),s++}}}else{let l={instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.properties.headers.
type,parentSchema:A.properties.headers,data:n};e===null?e=[l]:e.push(l),s++}}if(a.first_byte_ms!==void 0){
let n=a.first_byte_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let l={instancePath:t+"/first_byt\
e_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:A.properties.first_byte_ms.type,parentSchema:A.properties.first_byte_ms,data:n};
e===null?e=[l]:e.push(l),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let l={instancePath:t+"/firs\
t_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",
limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:A.properties.first_byte_ms,data:n};e===
null?e=[l]:e.push(l),s++}if(n<10||isNaN(n)){let l={instancePath:t+"/first_byte_ms",schemaPath:"#/pro\
perties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be \
>= 10",schema:10,parentSchema:A.properties.first_byte_ms,data:n};e===null?e=[l]:e.push(l),s++}}}if(a.
idle_ms!==void 0){let n=a.idle_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let l={instancePath:t+
"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:A.properties.idle_ms.type,parentSchema:A.properties.idle_ms,data:n};e===null?e=
[l]:e.push(l),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let l={instancePath:t+"/idle_ms",schemaPath:"\
#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:A.properties.idle_ms,data:n};e===null?e=[l]:e.push(l),s++}if(n<10||
isNaN(n)){let l={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:A.properties.idle_ms,
data:n};e===null?e=[l]:e.push(l),s++}}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:A.type,parentSchema:A,data:a};e===null?e=[n]:
e.push(n),s++}return Fe.errors=e,s===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var J={
type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,maxLength:256},
on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},context_tokens:{
type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},weight:{type:"\
integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{$ref:"\
#/components/schemas/Price"},retry_after_sent:{type:"boolean",default:!0}}},Xe={type:"string",enum:[
"context_length","content_filter","quota"]},Y={type:"object",additionalProperties:!1,required:["inpu\
t","output"],properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_input:{
type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},cache_write_1h_input:{type:"\
string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},output:{type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},long_context:{$ref:"#/components/schemas/LongCo\
ntextPrices"},service_tiers:{type:"object",maxProperties:16,propertyNames:{type:"string",maxLength:64,
pattern:"^[a-z][a-z0-9_.-]*$"},additionalProperties:{$ref:"#/components/schemas/ServiceTierPrice"}}}},
st=new RegExp("^[a-z][a-z0-9_.-]*$","u"),ss={type:"array",minItems:1,maxItems:8,items:{$ref:"#/compo\
nents/schemas/LongContextPrice"}},be={type:"object",additionalProperties:!1,required:["above","input",
"output"],properties:{above:{type:"integer",minimum:1,maximum:1e9},input:{$ref:"#/components/schemas\
/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_input:{$ref:"#\
/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/components/schemas/UsdPerMillion"},
output:{$ref:"#/components/schemas/UsdPerMillion"}}},F={type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$",maxLength:32};function Be(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,
dynamicAnchors:B={}}={}){let e=null,s=0,$=Be.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.above===void 0){let c={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"above"},message:"must have requi\
red property 'above'",schema:be.required,parentSchema:be,data:a};e===null?e=[c]:e.push(c),s++}if(a.input===
void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"in\
put"},message:"must have required property 'input'",schema:be.required,parentSchema:be,data:a};e===null?
e=[c]:e.push(c),s++}if(a.output===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"output"},message:"must have required property 'output'",schema:be.required,
parentSchema:be,data:a};e===null?e=[c]:e.push(c),s++}for(let c in a)if(!(c==="above"||c==="input"||c===
"cached_input"||c==="cache_write_input"||c==="cache_write_1h_input"||c==="output")){let p={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties",schema:!1,parentSchema:be,data:a};e===null?e=[p]:e.push(p),s++}
if(a.above!==void 0){let c=a.above;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let p={instancePath:t+
"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer",schema:be.properties.above.type,parentSchema:be.properties.above,data:c};e===null?e=[p]:e.
push(p),s++}if(typeof c=="number"){if(c>1e9||isNaN(c)){let p={instancePath:t+"/above",schemaPath:"#/\
properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1\
000000000",schema:1e9,parentSchema:be.properties.above,data:c};e===null?e=[p]:e.push(p),s++}if(c<1||
isNaN(c)){let p={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:be.properties.above,data:c};e===
null?e=[p]:e.push(p),s++}}}if(a.input!==void 0){let c=a.input;if(typeof c=="string"){if(P(c)>32){let p={
instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===
null?e=[p]:e.push(p),s++}if(!he.test(c)){let p={instancePath:t+"/input",schemaPath:"#/components/sch\
emas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}if(a.cached_input!==
void 0){let c=a.cached_input;if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}
if(!he.test(c)){let p={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:F.type,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}if(a.cache_write_input!==void 0){
let c=a.cache_write_input;if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[p]:e.push(
p),s++}if(!he.test(c)){let p={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}if(a.cache_write_1h_input!==
void 0){let c=a.cache_write_1h_input;if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?
e=[p]:e.push(p),s++}if(!he.test(c)){let p={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:F.type,parentSchema:F,data:c};e===null?e=[p]:e.push(p),
s++}}if(a.output!==void 0){let c=a.output;if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[p]:e.push(
p),s++}if(!he.test(c)){let p={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:F.type,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}}else{let c={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:be.type,parentSchema:be,
data:a};e===null?e=[c]:e.push(c),s++}return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $e(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,$=$e.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),Array.
isArray(a)){if(a.length>8){let p={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:ss,data:a};e===null?e=[p]:e.
push(p),s++}if(a.length<1){let p={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:ss,data:a};e===null?e=[p]:
e.push(p),s++}let c=a.length;for(let p=0;p<c;p++)Be(a[p],{instancePath:t+"/"+p,parentData:a,parentDataProperty:p,
rootData:M,dynamicAnchors:B})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)}else{let c={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ss.type,parentSchema:ss,
data:a};e===null?e=[c]:e.push(c),s++}return $e.errors=e,s===0}$e.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ie={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function Ge(a,{instancePath:t="",parentData:V,parentDataProperty:D,
rootData:M=a,dynamicAnchors:B={}}={}){let e=null,s=0,$=Ge.evaluated;if($.dynamicProps&&($.props=void 0),
$.dynamicItems&&($.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.input===void 0){let c={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:Ie.required,parentSchema:Ie,data:a};e===null?e=[c]:e.push(
c),s++}if(a.output===void 0){let c={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:Ie.required,parentSchema:Ie,
data:a};e===null?e=[c]:e.push(c),s++}for(let c in a)if(!(c==="input"||c==="cached_input"||c==="cache\
_write_input"||c==="cache_write_1h_input"||c==="output"||c==="long_context")){let p={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ie,data:a};e===null?e=[p]:e.push(p),s++}
if(a.input!==void 0){let c=a.input;if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}
if(!he.test(c)){let p={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,
data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,
parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}if(a.cached_input!==void 0){let c=a.cached_input;
if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}if(!he.test(c)){let p={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:c};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,
parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}if(a.cache_write_input!==void 0){let c=a.cache_write_input;
if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}if(!he.test(c)){
let p={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:c};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.
type,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}if(a.cache_write_1h_input!==void 0){let c=a.
cache_write_1h_input;if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}
if(!he.test(c)){let p={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:F.type,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}}if(a.output!==
void 0){let c=a.output;if(typeof c=="string"){if(P(c)>32){let p={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:F,data:c};e===null?e=[p]:e.push(p),s++}if(!he.
test(c)){let p={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:F,data:c};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:c};e===null?e=[p]:e.push(p),s++}}a.long_context!==void 0&&($e(a.long_context,{instancePath:t+"/\
long_context",parentData:a,parentDataProperty:"long_context",rootData:M,dynamicAnchors:B})||(e=e===null?
$e.errors:e.concat($e.errors),s=e.length))}else{let c={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Ie.type,parentSchema:Ie,data:a};e===null?
e=[c]:e.push(c),s++}return Ge.errors=e,s===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qe(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,$=qe.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.input===void 0){let p={instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'inpu\
t'",schema:Y.required,parentSchema:Y,data:a};e===null?e=[p]:e.push(p),s++}if(a.output===void 0){let p={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"output"},message:"\
must have required property 'output'",schema:Y.required,parentSchema:Y,data:a};e===null?e=[p]:e.push(
p),s++}for(let p in a)if(!(p==="input"||p==="cached_input"||p==="cache_write_input"||p==="cache_writ\
e_1h_input"||p==="output"||p==="long_context"||p==="service_tiers")){let n={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must N\
OT have additional properties",schema:!1,parentSchema:Y,data:a};e===null?e=[n]:e.push(n),s++}if(a.input!==
void 0){let p=a.input;if(typeof p=="string"){if(P(p)>32){let n={instancePath:t+"/input",schemaPath:"\
#/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than\
 32 characters",schema:32,parentSchema:Y.properties.input,data:p};e===null?e=[n]:e.push(n),s++}if(!he.
test(p)){let n={instancePath:t+"/input",schemaPath:"#/properties/input/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.properties.input,data:p};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/input",schemaPath:"#/properties/input/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.input.type,parentSchema:Y.
properties.input,data:p};e===null?e=[n]:e.push(n),s++}}if(a.cached_input!==void 0){let p=a.cached_input;
if(typeof p=="string"){if(P(p)>32){let n={instancePath:t+"/cached_input",schemaPath:"#/properties/ca\
ched_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 char\
acters",schema:32,parentSchema:Y.properties.cached_input,data:p};e===null?e=[n]:e.push(n),s++}if(!he.
test(p)){let n={instancePath:t+"/cached_input",schemaPath:"#/properties/cached_input/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.properties.
cached_input,data:p};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cached_input",schemaPath:"\
#/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.
properties.cached_input.type,parentSchema:Y.properties.cached_input,data:p};e===null?e=[n]:e.push(n),
s++}}if(a.cache_write_input!==void 0){let p=a.cache_write_input;if(typeof p=="string"){if(P(p)>32){let n={
instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/maxLength",keyword:"m\
axLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:Y.
properties.cache_write_input,data:p};e===null?e=[n]:e.push(n),s++}if(!he.test(p)){let n={instancePath:t+
"/cache_write_input",schemaPath:"#/properties/cache_write_input/pattern",keyword:"pattern",params:{pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,\
9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.properties.cache_write_input,data:p};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_input",schemaPath:"#/properti\
es/cache_write_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.
cache_write_input.type,parentSchema:Y.properties.cache_write_input,data:p};e===null?e=[n]:e.push(n),
s++}}if(a.cache_write_1h_input!==void 0){let p=a.cache_write_1h_input;if(typeof p=="string"){if(P(p)>
32){let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/maxL\
ength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,
parentSchema:Y.properties.cache_write_1h_input,data:p};e===null?e=[n]:e.push(n),s++}if(!he.test(p)){
let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/pattern",
keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match patte\
rn "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.
properties.cache_write_1h_input,data:p};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/c\
ache_write_1h_input",schemaPath:"#/properties/cache_write_1h_input/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Y.properties.cache_write_1h_input.type,parentSchema:Y.properties.
cache_write_1h_input,data:p};e===null?e=[n]:e.push(n),s++}}if(a.output!==void 0){let p=a.output;if(typeof p==
"string"){if(P(p)>32){let n={instancePath:t+"/output",schemaPath:"#/properties/output/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:Y.
properties.output,data:p};e===null?e=[n]:e.push(n),s++}if(!he.test(p)){let n={instancePath:t+"/outpu\
t",schemaPath:"#/properties/output/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\
\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|\
[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Y.properties.output,data:p};e===null?e=[n]:e.push(n),
s++}}else{let n={instancePath:t+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Y.properties.output.type,parentSchema:Y.properties.output,
data:p};e===null?e=[n]:e.push(n),s++}}if(a.long_context!==void 0&&($e(a.long_context,{instancePath:t+
"/long_context",parentData:a,parentDataProperty:"long_context",rootData:M,dynamicAnchors:B})||(e=e===
null?$e.errors:e.concat($e.errors),s=e.length)),a.service_tiers!==void 0){let p=a.service_tiers;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>16){let n={instancePath:t+"/service_\
tiers",schemaPath:"#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit:16},
message:"must NOT have more than 16 properties",schema:16,parentSchema:Y.properties.service_tiers,data:p};
e===null?e=[n]:e.push(n),s++}for(let n in p){let l=s;if(typeof n=="string"){if(P(n)>64){let f={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:Y.properties.
service_tiers.propertyNames,data:n,propertyName:n};e===null?e=[f]:e.push(f),s++}if(!st.test(n)){let f={
instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"\
^[a-z][a-z0-9_.-]*$",parentSchema:Y.properties.service_tiers.propertyNames,data:n,propertyName:n};e===
null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/service_tiers",schemaPath:"#/properties/servi\
ce_tiers/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.
properties.service_tiers.propertyNames.type,parentSchema:Y.properties.service_tiers.propertyNames,data:n,
propertyName:n};e===null?e=[f]:e.push(f),s++}var c=l===s;if(!c){let f={instancePath:t+"/service_tier\
s",schemaPath:"#/properties/service_tiers/propertyNames",keyword:"propertyNames",params:{propertyName:n},
message:"property name must be valid",schema:Y.properties.service_tiers.propertyNames,parentSchema:Y.
properties.service_tiers,data:p};e===null?e=[f]:e.push(f),s++}}for(let n in p)Ge(p[n],{instancePath:t+
"/service_tiers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:n,rootData:M,
dynamicAnchors:B})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)}else{let n={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:Y.properties.service_tiers.type,parentSchema:Y.properties.service_tiers,
data:p};e===null?e=[n]:e.push(n),s++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:a};e===null?e=[p]:
e.push(p),s++}return qe.errors=e,s===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(a,{
instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){let e=null,
s=0,$=He.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&typeof a==
"object"&&!Array.isArray(a)){if(a.tier===void 0&&(a.tier=1),a.weight===void 0&&(a.weight=1),a.affinity===
void 0&&(a.affinity=!0),a.retry_after_sent===void 0&&(a.retry_after_sent=!0),a.upstream===void 0){let f={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstream"},message:"\
must have required property 'upstream'",schema:J.required,parentSchema:J,data:a};e===null?e=[f]:e.push(
f),s++}for(let f in a)if(!je.call(J.properties,f)){let m={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:J,data:a};e===null?e=[m]:e.push(m),s++}if(a.upstream!==void 0){
let f=a.upstream;if(typeof f=="string"){if(P(f)>64){let m={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:J.properties.upstream,data:f};e===null?e=[m]:e.push(m),s++}if(P(
f)<1){let m={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.
upstream,data:f};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.
upstream.type,parentSchema:J.properties.upstream,data:f};e===null?e=[m]:e.push(m),s++}}if(a.model!==
void 0){let f=a.model;if(typeof f=="string"){if(P(f)>256){let m={instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:J.properties.model,data:f};e===null?e=[m]:e.push(m),s++}if(P(
f)<1){let m={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.model,data:f};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.model.type,parentSchema:J.
properties.model,data:f};e===null?e=[m]:e.push(m),s++}}if(a.is!==void 0){let f=a.is;if(typeof f=="st\
ring"){if(P(f)>256){let m={instancePath:t+"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxL\
ength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:J.
properties.is,data:f};e===null?e=[m]:e.push(m),s++}if(P(f)<1){let m={instancePath:t+"/is",schemaPath:"\
#/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:J.properties.is,data:f};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.properties.is.type,parentSchema:J.properties.is,data:f};e===null?e=[m]:e.push(
m),s++}}if(a.on!==void 0){let f=a.on;if(Array.isArray(f)){if(f.length>8){let r={instancePath:t+"/on",
schemaPath:"#/properties/on/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have mor\
e than 8 items",schema:8,parentSchema:J.properties.on,data:f};e===null?e=[r]:e.push(r),s++}if(f.length<
1){let r={instancePath:t+"/on",schemaPath:"#/properties/on/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.properties.on,data:f};e===null?e=
[r]:e.push(r),s++}let m=f.length;for(let r=0;r<m;r++){let o=f[r];if(typeof o!="string"){let h={instancePath:t+
"/on/"+r,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Xe.type,parentSchema:Xe,data:o};e===null?e=[h]:e.push(h),s++}if(!(o==="contex\
t_length"||o==="content_filter"||o==="quota")){let h={instancePath:t+"/on/"+r,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to on\
e of the allowed values",schema:Xe.enum,parentSchema:Xe,data:o};e===null?e=[h]:e.push(h),s++}}}else{
let m={instancePath:t+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:J.properties.on.type,parentSchema:J.properties.on,data:f};e===null?e=[m]:e.push(
m),s++}}if(a.context_tokens!==void 0){let f=a.context_tokens;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f))){let m={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:J.properties.context_tokens.type,parentSchema:J.
properties.context_tokens,data:f};e===null?e=[m]:e.push(m),s++}if(typeof f=="number"){if(f>1e9||isNaN(
f)){let m={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:J.
properties.context_tokens,data:f};e===null?e=[m]:e.push(m),s++}if(f<1||isNaN(f)){let m={instancePath:t+
"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.context_tokens,data:f};e===null?
e=[m]:e.push(m),s++}}}let c=a.tier;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let f={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:J.properties.tier.type,parentSchema:J.properties.tier,data:c};e===null?e=[f]:e.push(
f),s++}if(typeof c=="number"){if(c>16||isNaN(c)){let f={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:J.properties.tier,data:c};e===null?e=[f]:e.push(f),s++}if(c<1||isNaN(c)){let f={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:J.properties.tier,data:c};e===null?e=[f]:e.push(f),s++}}let p=a.
weight;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let f={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.properties.
weight.type,parentSchema:J.properties.weight,data:p};e===null?e=[f]:e.push(f),s++}if(typeof p=="numb\
er"){if(p>1e3||isNaN(p)){let f={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:J.properties.
weight,data:p};e===null?e=[f]:e.push(f),s++}if(p<1||isNaN(p)){let f={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:J.properties.weight,data:p};e===null?e=[f]:e.push(f),s++}}let n=a.affinity;
if(typeof n!="boolean"){let f={instancePath:t+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:J.properties.affinity.type,parentSchema:J.
properties.affinity,data:n};e===null?e=[f]:e.push(f),s++}a.usd_per_million!==void 0&&(qe(a.usd_per_million,
{instancePath:t+"/usd_per_million",parentData:a,parentDataProperty:"usd_per_million",rootData:M,dynamicAnchors:B})||
(e=e===null?qe.errors:e.concat(qe.errors),s=e.length));let l=a.retry_after_sent;if(typeof l!="boolea\
n"){let f={instancePath:t+"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:J.properties.retry_after_sent.type,parentSchema:J.
properties.retry_after_sent,data:l};e===null?e=[f]:e.push(f),s++}}else{let c={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,
data:a};e===null?e=[c]:e.push(c),s++}return He.errors=e,s===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Je(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,$=Je.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),a&&
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
if(!je.call(v.properties,i)){let _={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,
parentSchema:v,data:a};e===null?e=[_]:e.push(_),s++}let f=a.store;if(typeof f=="string"){if(P(f)>1024){
let i={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.
store,data:f};e===null?e=[i]:e.push(i),s++}if(P(f)<1){let i={instancePath:t+"/store",schemaPath:"#/p\
roperties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:v.properties.store,data:f};e===null?e=[i]:e.push(i),s++}if(!ze.test(
f)){let i={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:v.properties.store,data:f};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:v.properties.store.type,parentSchema:v.properties.store,data:f};e===null?e=[i]:e.push(
i),s++}if(a.store_env!==void 0){let i=a.store_env;if(typeof i=="string"){if(P(i)>128){let _={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:v.properties.store_env,data:i};e===null?
e=[_]:e.push(_),s++}if(!Te.test(i)){let _={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.store_env,
data:i};e===null?e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
store_env.type,parentSchema:v.properties.store_env,data:i};e===null?e=[_]:e.push(_),s++}}let m=a.store_connections;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let i={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:v.properties.store_connections.type,parentSchema:v.properties.store_connections,data:m};e===null?
e=[i]:e.push(i),s++}if(typeof m=="number"){if(m>1e3||isNaN(m)){let i={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:v.properties.store_connections,data:m};
e===null?e=[i]:e.push(i),s++}if(m<2||isNaN(m)){let i={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:v.properties.store_connections,data:m};e===null?e=[i]:e.push(i),
s++}}let r=a.spool;if(typeof r=="string"){if(P(r)>1024){let i={instancePath:t+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:v.properties.spool,data:r};e===null?e=[i]:e.push(i),s++}
if(P(r)<1){let i={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.properties.
spool,data:r};e===null?e=[i]:e.push(i),s++}if(!ze.test(r)){let i={instancePath:t+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.spool,data:r};e===
null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.spool.type,parentSchema:v.
properties.spool,data:r};e===null?e=[i]:e.push(i),s++}let o=a.workers;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o))){let i={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:v.properties.workers.type,parentSchema:v.properties.
workers,data:o};e===null?e=[i]:e.push(i),s++}if(typeof o=="number"){if(o>128||isNaN(o)){let i={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:v.properties.workers,data:o};e===null?e=[i]:e.push(
i),s++}if(o<1||isNaN(o)){let i={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:v.properties.
workers,data:o};e===null?e=[i]:e.push(i),s++}}let h=a.gateway;if(h&&typeof h=="object"&&!Array.isArray(
h)){h.host===void 0&&(h.host="127.0.0.1"),h.port===void 0&&(h.port=8080),h.cors===void 0&&(h.cors=!1),
h.docs===void 0&&(h.docs=!0);for(let d in h)if(!(d==="host"||d==="port"||d==="public_url"||d==="cors"||
d==="docs")){let N={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:pe,data:h};e===null?e=[N]:e.push(N),s++}let i=h.host;if(typeof i==
"string"){if(P(i)>253){let d={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:pe.properties.host,data:i};e===null?e=[d]:e.push(d),s++}if(P(
i)<1){let d={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:pe.properties.host,data:i};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:pe.properties.host.type,parentSchema:pe.properties.host,data:i};
e===null?e=[d]:e.push(d),s++}let _=h.port;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let d={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.port.type,parentSchema:pe.properties.
port,data:_};e===null?e=[d]:e.push(d),s++}if(typeof _=="number"){if(_>65535||isNaN(_)){let d={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:pe.properties.
port,data:_};e===null?e=[d]:e.push(d),s++}if(_<0||isNaN(_)){let d={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:pe.properties.port,data:_};e===null?e=[d]:e.push(d),s++}}
if(h.public_url!==void 0){let d=h.public_url;if(typeof d=="string"){if(P(d)>1024){let N={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:pe.
properties.public_url,data:d};e===null?e=[N]:e.push(N),s++}if(P(d)<8){let N={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:pe.properties.
public_url,data:d};e===null?e=[N]:e.push(N),s++}if(!Qe(d)){let N={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:pe.properties.public_url,data:d};e===
null?e=[N]:e.push(N),s++}}else{let N={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:pe.properties.public_url.type,parentSchema:pe.properties.public_url,data:d};e===null?e=
[N]:e.push(N),s++}}let b=h.cors;if(typeof b!="boolean"){let d={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:pe.properties.cors.type,parentSchema:pe.properties.cors,data:b};e===null?e=[d]:
e.push(d),s++}let k=h.docs;if(typeof k!="boolean"){let d={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:pe.properties.docs.type,parentSchema:pe.properties.docs,data:k};e===null?e=[d]:
e.push(d),s++}}else{let i={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:h};
e===null?e=[i]:e.push(i),s++}De(a.mesh,{instancePath:t+"/mesh",parentData:a,parentDataProperty:"mesh",
rootData:M,dynamicAnchors:B})||(e=e===null?De.errors:e.concat(De.errors),s=e.length);let w=a.metadata;
if(w&&typeof w=="object"&&!Array.isArray(w)){w.host===void 0&&(w.host="127.0.0.1"),w.port===void 0&&
(w.port=8082),w.docs===void 0&&(w.docs=!0);for(let k in w)if(!(k==="host"||k==="port"||k==="docs")){
let d={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,
parentSchema:ge,data:w};e===null?e=[d]:e.push(d),s++}let i=w.host;if(typeof i=="string"){if(P(i)>253){
let k={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:ge.properties.host,data:i};e===null?e=[k]:e.push(k),s++}if(P(i)<1){let k={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ge.properties.
host,data:i};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:ge.properties.host.type,parentSchema:ge.properties.host,data:i};e===null?e=[k]:
e.push(k),s++}let _=w.port;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let k={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ge.properties.port.type,parentSchema:ge.properties.port,data:_};
e===null?e=[k]:e.push(k),s++}if(typeof _=="number"){if(_>65535||isNaN(_)){let k={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ge.properties.port,
data:_};e===null?e=[k]:e.push(k),s++}if(_<0||isNaN(_)){let k={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ge.properties.port,data:_};e===null?e=[k]:e.push(k),s++}}
let b=w.docs;if(typeof b!="boolean"){let k={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:ge.properties.docs.type,parentSchema:ge.properties.docs,data:b};e===null?e=[k]:e.push(k),
s++}}else{let i={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,data:w};e===null?
e=[i]:e.push(i),s++}let S=a.operator;if(S&&typeof S=="object"&&!Array.isArray(S)){S.host===void 0&&(S.
host="127.0.0.1"),S.port===void 0&&(S.port=8090),S.hosts===void 0&&(S.hosts=[]),S.console===void 0&&
(S.console=!0),S.docs===void 0&&(S.docs=!0),S.token_env===void 0&&(S.token_env="TOLLGATE_OPERATOR_TO\
KEN"),S.metrics_open===void 0&&(S.metrics_open=!1);for(let z in S)if(!je.call(G.properties,z)){let K={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:z},message:"must NOT have additional properties",schema:!1,
parentSchema:G,data:S};e===null?e=[K]:e.push(K),s++}let i=S.host;if(typeof i=="string"){if(P(i)>253){
let z={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:G.properties.host,data:i};e===null?e=[z]:e.push(z),s++}if(P(i)<1){let z={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.
host,data:i};e===null?e=[z]:e.push(z),s++}}else{let z={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:G.properties.host.type,parentSchema:G.properties.host,data:i};e===null?e=[z]:e.
push(z),s++}let _=S.port;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let z={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:G.properties.port.type,parentSchema:G.properties.port,data:_};
e===null?e=[z]:e.push(z),s++}if(typeof _=="number"){if(_>65535||isNaN(_)){let z={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:G.properties.port,
data:_};e===null?e=[z]:e.push(z),s++}if(_<0||isNaN(_)){let z={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:G.properties.port,data:_};e===null?e=[z]:e.push(z),s++}}
if(S.public_url!==void 0){let z=S.public_url;if(typeof z=="string"){if(P(z)>1024){let K={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:G.
properties.public_url,data:z};e===null?e=[K]:e.push(K),s++}if(P(z)<8){let K={instancePath:t+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:G.properties.
public_url,data:z};e===null?e=[K]:e.push(K),s++}if(!Qe(z)){let K={instancePath:t+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:G.properties.public_url,data:z};
e===null?e=[K]:e.push(K),s++}}else{let K={instancePath:t+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:G.properties.public_url.type,parentSchema:G.properties.public_url,data:z};e===null?
e=[K]:e.push(K),s++}}let b=S.hosts;if(Array.isArray(b)){if(b.length>64){let K={instancePath:t+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:G.properties.hosts,
data:b};e===null?e=[K]:e.push(K),s++}let z=b.length;for(let K=0;K<z;K++){let Oe=b[K];if(typeof Oe=="\
string"){if(P(Oe)>253){let we={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:G.properties.hosts.items,data:Oe};e===null?e=
[we]:e.push(we),s++}if(P(Oe)<1){let we={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.hosts.items,data:Oe};e===null?
e=[we]:e.push(we),s++}if(!Gs.test(Oe)){let we={instancePath:t+"/operator/hosts/"+K,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:G.
properties.hosts.items,data:Oe};e===null?e=[we]:e.push(we),s++}}else{let we={instancePath:t+"/operat\
or/hosts/"+K,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.properties.hosts.items.type,parentSchema:G.properties.
hosts.items,data:Oe};e===null?e=[we]:e.push(we),s++}}}else{let z={instancePath:t+"/operator/hosts",schemaPath:"\
#/components/schemas/Operator/properties/hosts/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:G.properties.hosts.type,parentSchema:G.properties.hosts,data:b};e===null?e=[z]:
e.push(z),s++}let k=S.console;if(typeof k!="boolean"){let z={instancePath:t+"/operator/console",schemaPath:"\
#/components/schemas/Operator/properties/console/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.console.type,parentSchema:G.properties.console,data:k};e===null?
e=[z]:e.push(z),s++}let d=S.docs;if(typeof d!="boolean"){let z={instancePath:t+"/operator/docs",schemaPath:"\
#/components/schemas/Operator/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:G.properties.docs.type,parentSchema:G.properties.docs,data:d};e===null?e=[z]:
e.push(z),s++}let N=S.token_env;if(typeof N=="string"){if(P(N)>128){let z={instancePath:t+"/operator\
/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:G.
properties.token_env,data:N};e===null?e=[z]:e.push(z),s++}if(!Te.test(N)){let z={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.token_env,data:N};e===null?e=[z]:
e.push(z),s++}}else{let z={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
properties.token_env.type,parentSchema:G.properties.token_env,data:N};e===null?e=[z]:e.push(z),s++}if(S.
metrics_token_env!==void 0){let z=S.metrics_token_env;if(typeof z=="string"){if(P(z)>128){let K={instancePath:t+
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
dynamicAnchors:B})||(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length);let L=a.admission;if(L&&typeof L==
"object"&&!Array.isArray(L)){L.queue_ms===void 0&&(L.queue_ms=500),L.body_bytes===void 0&&(L.body_bytes=
268435456),L.loop_delay_ms===void 0&&(L.loop_delay_ms=200),L.heap_percent===void 0&&(L.heap_percent=
85);for(let d in L)if(!(d==="concurrent"||d==="queue_ms"||d==="body_bytes"||d==="loop_delay_ms"||d===
"heap_percent")){let N={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have\
 additional properties",schema:!1,parentSchema:ee,data:L};e===null?e=[N]:e.push(N),s++}if(L.concurrent!==
void 0){let d=L.concurrent;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:ee.properties.concurrent.type,parentSchema:ee.
properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e5||isNaN(d)){
let N={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:ee.properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(
d)){let N={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/propert\
ies/concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ee.properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}}}let i=L.queue_ms;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let d={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:ee.properties.queue_ms.type,parentSchema:ee.properties.queue_ms,data:i};e===null?e=[d]:
e.push(d),s++}if(typeof i=="number"){if(i>1e4||isNaN(i)){let d={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:ee.properties.queue_ms,data:i};e===
null?e=[d]:e.push(d),s++}if(i<1||isNaN(i)){let d={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:ee.properties.queue_ms,data:i};e===null?e=[d]:
e.push(d),s++}}let _=L.body_bytes;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let d={instancePath:t+
"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ee.properties.body_bytes.type,parentSchema:ee.
properties.body_bytes,data:_};e===null?e=[d]:e.push(d),s++}if(typeof _=="number"){if(_>1099511627776||
isNaN(_)){let d={instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:ee.properties.body_bytes,data:_};e===null?
e=[d]:e.push(d),s++}if(_<8388608||isNaN(_)){let d={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:ee.properties.body_bytes,
data:_};e===null?e=[d]:e.push(d),s++}}let b=L.loop_delay_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b))){let d={instancePath:t+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ee.
properties.loop_delay_ms.type,parentSchema:ee.properties.loop_delay_ms,data:b};e===null?e=[d]:e.push(
d),s++}if(typeof b=="number"){if(b>36e5||isNaN(b)){let d={instancePath:t+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:ee.properties.loop_delay_ms,
data:b};e===null?e=[d]:e.push(d),s++}if(b<10||isNaN(b)){let d={instancePath:t+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:ee.properties.loop_delay_ms,
data:b};e===null?e=[d]:e.push(d),s++}}let k=L.heap_percent;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){
let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ee.properties.
heap_percent.type,parentSchema:ee.properties.heap_percent,data:k};e===null?e=[d]:e.push(d),s++}if(typeof k==
"number"){if(k>100||isNaN(k)){let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:ee.properties.heap_percent,data:k};e===null?e=[d]:e.
push(d),s++}if(k<10||isNaN(k)){let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:ee.properties.heap_percent,data:k};e===null?e=[d]:e.push(
d),s++}}}else{let i={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ee.type,parentSchema:ee,data:L};e===null?
e=[i]:e.push(i),s++}let R=a.retry;if(R&&typeof R=="object"&&!Array.isArray(R)){R.attempts===void 0&&
(R.attempts=3),R.free_failovers===void 0&&(R.free_failovers=10),R.failover_share===void 0&&(R.failover_share=
.2),R.repeat_share===void 0&&(R.repeat_share=.1);for(let d in R)if(!(d==="attempts"||d==="free_failo\
vers"||d==="failover_share"||d==="repeat_share")){let N={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties",schema:!1,parentSchema:oe,data:R};e===null?e=[N]:e.push(
N),s++}let i=R.attempts;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let d={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:oe.properties.attempts.type,parentSchema:oe.properties.attempts,
data:i};e===null?e=[d]:e.push(d),s++}if(typeof i=="number"){if(i>10||isNaN(i)){let d={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:oe.properties.attempts,
data:i};e===null?e=[d]:e.push(d),s++}if(i<1||isNaN(i)){let d={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:oe.properties.attempts,data:i};e===null?e=[d]:e.push(d),
s++}}let _=R.free_failovers;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let d={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:oe.properties.free_failovers.type,parentSchema:oe.
properties.free_failovers,data:_};e===null?e=[d]:e.push(d),s++}if(typeof _=="number"){if(_>1e6||isNaN(
_)){let d={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:oe.properties.free_failovers,data:_};e===null?e=[d]:e.push(d),s++}if(_<
0||isNaN(_)){let d={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:oe.properties.free_failovers,data:_};e===null?e=[d]:e.push(d),s++}}let b=R.
failover_share;if(typeof b=="number"){if(b>1||isNaN(b)){let d={instancePath:t+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:oe.properties.failover_share,data:b};
e===null?e=[d]:e.push(d),s++}if(b<0||isNaN(b)){let d={instancePath:t+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:oe.properties.failover_share,data:b};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:oe.properties.failover_share.type,parentSchema:oe.properties.failover_share,data:b};e===
null?e=[d]:e.push(d),s++}let k=R.repeat_share;if(typeof k=="number"){if(k>1||isNaN(k)){let d={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:oe.properties.
repeat_share,data:k};e===null?e=[d]:e.push(d),s++}if(k<0||isNaN(k)){let d={instancePath:t+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:oe.properties.repeat_share,
data:k};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:oe.properties.repeat_share.type,parentSchema:oe.properties.repeat_share,data:k};
e===null?e=[d]:e.push(d),s++}}else{let i={instancePath:t+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,
data:R};e===null?e=[i]:e.push(i),s++}let U=a.breaker;if(U&&typeof U=="object"&&!Array.isArray(U)){U.
failures===void 0&&(U.failures=5),U.window===void 0&&(U.window=20),U.open_ms===void 0&&(U.open_ms=5e3);
for(let k in U)if(!(k==="failures"||k==="window"||k==="open_ms")){let d={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties",schema:!1,parentSchema:le,data:U};e===null?e=[d]:e.push(
d),s++}let i=U.failures;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let k={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.failures.type,parentSchema:le.properties.
failures,data:i};e===null?e=[k]:e.push(k),s++}if(typeof i=="number"){if(i>1e3||isNaN(i)){let k={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:le.properties.
failures,data:i};e===null?e=[k]:e.push(k),s++}if(i<1||isNaN(i)){let k={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:le.properties.failures,data:i};
e===null?e=[k]:e.push(k),s++}}let _=U.window;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let k={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.window.type,parentSchema:le.properties.
window,data:_};e===null?e=[k]:e.push(k),s++}if(typeof _=="number"){if(_>1e3||isNaN(_)){let k={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:le.properties.
window,data:_};e===null?e=[k]:e.push(k),s++}if(_<2||isNaN(_)){let k={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:le.properties.window,data:_};e===null?e=[k]:
e.push(k),s++}}let b=U.open_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let k={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.open_ms.type,parentSchema:le.properties.
open_ms,data:b};e===null?e=[k]:e.push(k),s++}if(typeof b=="number"){if(b>6e5||isNaN(b)){let k={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:le.properties.
open_ms,data:b};e===null?e=[k]:e.push(k),s++}if(b<10||isNaN(b)){let k={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:le.properties.open_ms,data:b};
e===null?e=[k]:e.push(k),s++}}}else{let i={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,
data:U};e===null?e=[i]:e.push(i),s++}let E=a.drain;if(E&&typeof E=="object"&&!Array.isArray(E)){E.accept_ms===
void 0&&(E.accept_ms=5e3),E.calls_ms===void 0&&(E.calls_ms=3e4),E.streams_ms===void 0&&(E.streams_ms=
6e4);for(let k in E)if(!(k==="accept_ms"||k==="calls_ms"||k==="streams_ms")){let d={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:E};e===null?e=[d]:e.push(d),s++}let i=E.accept_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ue.properties.accept_ms.
type,parentSchema:ue.properties.accept_ms,data:i};e===null?e=[k]:e.push(k),s++}if(typeof i=="number"){
if(i>6e5||isNaN(i)){let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:ue.properties.accept_ms,data:i};e===null?e=[k]:e.push(k),s++}if(i<
0||isNaN(i)){let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:ue.properties.accept_ms,data:i};e===null?e=[k]:e.push(k),s++}}let _=E.calls_ms;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_))){let k={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:ue.properties.calls_ms.type,parentSchema:ue.properties.calls_ms,data:_};e===null?e=[k]:e.push(
k),s++}if(typeof _=="number"){if(_>6e5||isNaN(_)){let k={instancePath:t+"/drain/calls_ms",schemaPath:"\
#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:ue.properties.calls_ms,data:_};e===null?e=[k]:e.
push(k),s++}if(_<0||isNaN(_)){let k={instancePath:t+"/drain/calls_ms",schemaPath:"#/components/schem\
as/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0",schema:0,parentSchema:ue.properties.calls_ms,data:_};e===null?e=[k]:e.push(k),s++}}let b=E.
streams_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let k={instancePath:t+"/drain/streams_ms",schemaPath:"\
#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ue.properties.streams_ms.type,parentSchema:ue.properties.streams_ms,data:b};
e===null?e=[k]:e.push(k),s++}if(typeof b=="number"){if(b>36e5||isNaN(b)){let k={instancePath:t+"/dra\
in/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:ue.properties.
streams_ms,data:b};e===null?e=[k]:e.push(k),s++}if(b<0||isNaN(b)){let k={instancePath:t+"/drain/stre\
ams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ue.properties.streams_ms,data:b};
e===null?e=[k]:e.push(k),s++}}}else{let i={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,
data:E};e===null?e=[i]:e.push(i),s++}let y=a.ledger;if(y&&typeof y=="object"&&!Array.isArray(y)){y.spool_bytes===
void 0&&(y.spool_bytes=268435456),y.kept_days===void 0&&(y.kept_days=90);for(let b in y)if(!(b==="sp\
ool_bytes"||b==="kept_days")){let k={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must N\
OT have additional properties",schema:!1,parentSchema:Pe,data:y};e===null?e=[k]:e.push(k),s++}let i=y.
spool_bytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let b={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Pe.properties.spool_bytes.type,parentSchema:Pe.properties.spool_bytes,
data:i};e===null?e=[b]:e.push(b),s++}if(typeof i=="number"){if(i>1099511627776||isNaN(i)){let b={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:Pe.properties.spool_bytes,data:i};e===null?e=[b]:e.push(b),s++}if(i<65536||isNaN(i)){let b={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:Pe.properties.spool_bytes,data:i};e===null?e=[b]:e.push(b),s++}}let _=y.kept_days;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_))){let b={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:Pe.properties.kept_days.type,parentSchema:Pe.properties.kept_days,data:_};e===null?e=[b]:
e.push(b),s++}if(typeof _=="number"){if(_>36500||isNaN(_)){let b={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:Pe.properties.kept_days,data:_};
e===null?e=[b]:e.push(b),s++}if(_<2||isNaN(_)){let b={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:Pe.properties.kept_days,data:_};e===null?e=[b]:
e.push(b),s++}}}else{let i={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:y};e===null?
e=[i]:e.push(i),s++}let u=a.log;if(u&&typeof u=="object"&&!Array.isArray(u)){u.level===void 0&&(u.level=
"info"),u.format===void 0&&(u.format="auto");for(let b in u)if(!(b==="level"||b==="format")){let k={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:_e,
data:u};e===null?e=[k]:e.push(k),s++}let i=u.level;if(typeof i!="string"){let b={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:_e.properties.level.type,parentSchema:_e.properties.level,data:i};
e===null?e=[b]:e.push(b),s++}if(!(i==="debug"||i==="info"||i==="warn"||i==="error"||i==="silent")){let b={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:_e.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:_e.properties.level.enum,parentSchema:_e.properties.level,data:i};e===null?e=[b]:e.push(b),
s++}let _=u.format;if(typeof _!="string"){let b={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:_e.properties.format.type,parentSchema:_e.properties.format,data:_};e===null?e=[b]:e.push(b),
s++}if(!(_==="auto"||_==="json"||_==="pretty")){let b={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:_e.properties.format.
enum},message:"must be equal to one of the allowed values",schema:_e.properties.format.enum,parentSchema:_e.
properties.format,data:_};e===null?e=[b]:e.push(b),s++}}else{let i={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_e.
type,parentSchema:_e,data:u};e===null?e=[i]:e.push(i),s++}let x=a.tracing;if(x&&typeof x=="object"&&
!Array.isArray(x)){x.enabled===void 0&&(x.enabled=!1);for(let _ in x)if(_!=="enabled"){let b={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:Ye,
data:x};e===null?e=[b]:e.push(b),s++}let i=x.enabled;if(typeof i!="boolean"){let _={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:Ye.properties.enabled.type,parentSchema:Ye.properties.
enabled,data:i};e===null?e=[_]:e.push(_),s++}}else{let i={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ye.
type,parentSchema:Ye,data:x};e===null?e=[i]:e.push(i),s++}let j=a.sandbox;if(j&&typeof j=="object"&&
!Array.isArray(j)){if(j.public===void 0&&(j.public=!1),j.public===void 0){let _={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:Ze.required,parentSchema:Ze,data:j};e===
null?e=[_]:e.push(_),s++}for(let _ in j)if(_!=="public"){let b={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
message:"must NOT have additional properties",schema:!1,parentSchema:Ze,data:j};e===null?e=[b]:e.push(
b),s++}let i=j.public;if(typeof i!="boolean"){let _={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:Ze.properties.public.type,parentSchema:Ze.properties.public,data:i};e===null?
e=[_]:e.push(_),s++}}else{let i={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ze.type,parentSchema:Ze,
data:j};e===null?e=[i]:e.push(i),s++}Ve(a.payments,{instancePath:t+"/payments",parentData:a,parentDataProperty:"\
payments",rootData:M,dynamicAnchors:B})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length);let q=a.
trusted_proxies;if(Array.isArray(q)){if(q.length>64){let _={instancePath:t+"/trusted_proxies",schemaPath:"\
#/properties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:v.properties.trusted_proxies,data:q};e===null?e=[_]:e.push(
_),s++}let i=q.length;for(let _=0;_<i;_++){let b=q[_];if(typeof b=="string"){if(P(b)>64){let k={instancePath:t+
"/trusted_proxies/"+_,schemaPath:"#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.
trusted_proxies.items,data:b};e===null?e=[k]:e.push(k),s++}if(P(b)<2){let k={instancePath:t+"/truste\
d_proxies/"+_,schemaPath:"#/properties/trusted_proxies/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:v.properties.trusted_proxies.
items,data:b};e===null?e=[k]:e.push(k),s++}if(!Hs.test(b)){let k={instancePath:t+"/trusted_proxies/"+
_,schemaPath:"#/properties/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-\
9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:v.properties.trusted_proxies.items,data:b};e===null?e=[k]:e.
push(k),s++}}else{let k={instancePath:t+"/trusted_proxies/"+_,schemaPath:"#/properties/trusted_proxi\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.trusted_proxies.
items.type,parentSchema:v.properties.trusted_proxies.items,data:b};e===null?e=[k]:e.push(k),s++}}}else{
let i={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:v.properties.trusted_proxies.type,parentSchema:v.
properties.trusted_proxies,data:q};e===null?e=[i]:e.push(i),s++}let me=a.upstreams;if(me&&typeof me==
"object"&&!Array.isArray(me)){if(Object.keys(me).length>256){let i={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit:256},message:"must NOT h\
ave more than 256 properties",schema:256,parentSchema:v.properties.upstreams,data:me};e===null?e=[i]:
e.push(i),s++}for(let i in me){let _=s;if(typeof i=="string"&&!Js.test(i)){let b={instancePath:t+"/u\
pstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',
schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:v.properties.upstreams.propertyNames,data:i,
propertyName:i};e===null?e=[b]:e.push(b),s++}var c=_===s;if(!c){let b={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"prope\
rty name must be valid",schema:v.properties.upstreams.propertyNames,parentSchema:v.properties.upstreams,
data:me};e===null?e=[b]:e.push(b),s++}}for(let i in me)Fe(me[i],{instancePath:t+"/upstreams/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:me,parentDataProperty:i,rootData:M,dynamicAnchors:B})||(e=
e===null?Fe.errors:e.concat(Fe.errors),s=e.length)}else{let i={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.
properties.upstreams.type,parentSchema:v.properties.upstreams,data:me};e===null?e=[i]:e.push(i),s++}
let te=a.routes;if(te&&typeof te=="object"&&!Array.isArray(te)){if(Object.keys(te).length>4096){let i={
instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{
limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.properties.
routes,data:te};e===null?e=[i]:e.push(i),s++}for(let i in te){let _=s;if(typeof i=="string"){if(P(i)>
256){let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ke,
data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}if(!ns.test(i)){let b={instancePath:t+"/routes",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:ke,data:i,propertyName:i};e===null?e=[b]:e.push(
b),s++}}else{let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ke.type,parentSchema:ke,data:i,propertyName:i};
e===null?e=[b]:e.push(b),s++}var p=_===s;if(!p){let b={instancePath:t+"/routes",schemaPath:"#/proper\
ties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name mu\
st be valid",schema:v.properties.routes.propertyNames,parentSchema:v.properties.routes,data:te};e===
null?e=[b]:e.push(b),s++}}for(let i in te){let _=te[i];if(Array.isArray(_)){if(_.length>64){let k={instancePath:t+
"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,
parentSchema:v.properties.routes.additionalProperties,data:_};e===null?e=[k]:e.push(k),s++}let b=_.length;
for(let k=0;k<b;k++)He(_[k],{instancePath:t+"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
k,parentData:_,parentDataProperty:k,rootData:M,dynamicAnchors:B})||(e=e===null?He.errors:e.concat(He.
errors),s=e.length)}else{let b={instancePath:t+"/routes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/routes/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:v.properties.routes.additionalProperties.type,parentSchema:v.properties.routes.additionalProperties,
data:_};e===null?e=[b]:e.push(b),s++}}}else{let i={instancePath:t+"/routes",schemaPath:"#/properties\
/routes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.routes.
type,parentSchema:v.properties.routes,data:te};e===null?e=[i]:e.push(i),s++}let O=a.models;if(O&&typeof O==
"object"&&!Array.isArray(O)){if(Object.keys(O).length>4096){let i={instancePath:t+"/models",schemaPath:"\
#/properties/models/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:v.properties.models,data:O};e===null?e=[i]:e.push(
i),s++}for(let i in O){let _=s;if(typeof i=="string"){if(P(i)>256){let b={instancePath:t+"/models",schemaPath:"\
#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters",schema:256,parentSchema:ke,data:i,propertyName:i};e===null?e=[b]:e.push(
b),s++}if(!ns.test(i)){let b={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/pa\
ttern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must m\
atch pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",
parentSchema:ke,data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/mo\
dels",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ke.type,parentSchema:ke,data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}var n=_===
s;if(!n){let b={instancePath:t+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:i},message:"property name must be valid",schema:v.properties.models.
propertyNames,parentSchema:v.properties.models,data:O};e===null?e=[b]:e.push(b),s++}}for(let i in O){
let _=O[i];if(_&&typeof _=="object"&&!Array.isArray(_)){_.kind===void 0&&(_.kind="chat"),_.input===void 0&&
(_.input=["text"]);for(let d in _)if(!(d==="kind"||d==="input"||d==="context_tokens"||d==="output_to\
kens"||d==="dimensions"||d==="cache"||d==="tokens_per_second")){let N={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/ModelSettings/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:H,data:_};e===null?e=[N]:e.push(N),s++}let b=_.kind;if(typeof b!="stri\
ng"){let d={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#\
/components/schemas/ModelSettings/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.kind.type,parentSchema:H.properties.kind,data:b};e===null?e=[d]:
e.push(d),s++}if(!(b==="chat"||b==="embeddings")){let d={instancePath:t+"/models/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/enum",
keyword:"enum",params:{allowedValues:H.properties.kind.enum},message:"must be equal to one of the al\
lowed values",schema:H.properties.kind.enum,parentSchema:H.properties.kind,data:b};e===null?e=[d]:e.
push(d),s++}let k=_.input;if(Array.isArray(k)){if(k.length>4){let N={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/in\
put/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items",schema:4,
parentSchema:H.properties.input,data:k};e===null?e=[N]:e.push(N),s++}if(k.length<1){let N={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items",schema:1,parentSchema:H.properties.input,data:k};e===null?e=[N]:e.push(N),s++}let d=k.
length;for(let N=0;N<d;N++){let xe=k[N];if(typeof xe!="string"){let z={instancePath:t+"/models/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/input/"+N,schemaPath:"#/components/schemas/ModelSettings/properties\
/input/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.
input.items.type,parentSchema:H.properties.input.items,data:xe};e===null?e=[z]:e.push(z),s++}if(!(xe===
"text"||xe==="image"||xe==="audio"||xe==="file")){let z={instancePath:t+"/models/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/input/"+N,schemaPath:"#/components/schemas/ModelSettings/properties/input/\
items/enum",keyword:"enum",params:{allowedValues:H.properties.input.items.enum},message:"must be equ\
al to one of the allowed values",schema:H.properties.input.items.enum,parentSchema:H.properties.input.
items,data:xe};e===null?e=[z]:e.push(z),s++}}}else{let d={instancePath:t+"/models/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/properties/input/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.input.type,parentSchema:H.
properties.input,data:k};e===null?e=[d]:e.push(d),s++}if(_.context_tokens!==void 0){let d=_.context_tokens;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_toke\
ns/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.context_tokens.
type,parentSchema:H.properties.context_tokens,data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="num\
ber"){if(d>1e9||isNaN(d)){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:H.
properties.context_tokens,data:d};e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schem\
as/ModelSettings/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:H.properties.context_tokens,data:d};e===null?e=[N]:e.push(
N),s++}}}if(_.output_tokens!==void 0){let d=_.output_tokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d))){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"\
#/components/schemas/ModelSettings/properties/output_tokens/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer",schema:H.properties.output_tokens.type,parentSchema:H.properties.output_tokens,
data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e9||isNaN(d)){let N={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schema\
s/ModelSettings/properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:H.properties.output_tokens,data:d};e===null?
e=[N]:e.push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.output_tokens,data:d};e===null?e=[N]:e.push(N),s++}}}if(_.dimensions!==void 0){let d=_.dimensions;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.dimensions.type,
parentSchema:H.properties.dimensions,data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>
1e6||isNaN(d)){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimension\
s",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.dimensions,
data:d};e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+"/models/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/di\
mensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:H.properties.dimensions,data:d};e===null?e=[N]:e.push(N),s++}}}if(_.cache!==void 0){let d=_.
cache;if(typeof d!="string"){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:H.properties.cache.type,parentSchema:H.properties.cache,
data:d};e===null?e=[N]:e.push(N),s++}if(d!=="auto"){let N={instancePath:t+"/models/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/e\
num",keyword:"enum",params:{allowedValues:H.properties.cache.enum},message:"must be equal to one of \
the allowed values",schema:H.properties.cache.enum,parentSchema:H.properties.cache,data:d};e===null?
e=[N]:e.push(N),s++}}if(_.tokens_per_second!==void 0){let d=_.tokens_per_second;if(!(typeof d=="numb\
er"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.tokens_per_second.
type,parentSchema:H.properties.tokens_per_second,data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="\
number"){if(d>1e6||isNaN(d)){let N={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/tokens_per_second/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.
properties.tokens_per_second,data:d};e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+
"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.tokens_per_second,data:d};e===null?
e=[N]:e.push(N),s++}}}}else{let b={instancePath:t+"/models/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/ModelSettings/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:H.type,parentSchema:H,data:_};e===null?e=[b]:e.push(b),s++}}}else{let i={instancePath:t+
"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:v.properties.models.type,parentSchema:v.properties.models,data:O};e===null?e=[i]:e.
push(i),s++}let ye=a.prices;if(ye&&typeof ye=="object"&&!Array.isArray(ye)){if(Object.keys(ye).length>
4096){let i={instancePath:t+"/prices",schemaPath:"#/properties/prices/maxProperties",keyword:"maxPro\
perties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.
properties.prices,data:ye};e===null?e=[i]:e.push(i),s++}for(let i in ye){let _=s;if(typeof i=="strin\
g"){if(P(i)>256){let b={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName/maxLengt\
h",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:ke,data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}if(!ns.test(i)){let b={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:ke,data:i,propertyName:i};e===null?
e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/prices",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ke.type,parentSchema:ke,
data:i,propertyName:i};e===null?e=[b]:e.push(b),s++}var l=_===s;if(!l){let b={instancePath:t+"/price\
s",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"\
property name must be valid",schema:v.properties.prices.propertyNames,parentSchema:v.properties.prices,
data:ye};e===null?e=[b]:e.push(b),s++}}for(let i in ye)qe(ye[i],{instancePath:t+"/prices/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:ye,parentDataProperty:i,rootData:M,dynamicAnchors:B})||(e=
e===null?qe.errors:e.concat(qe.errors),s=e.length)}else{let i={instancePath:t+"/prices",schemaPath:"\
#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.
prices.type,parentSchema:v.properties.prices,data:ye};e===null?e=[i]:e.push(i),s++}}else{let f={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.type,parentSchema:v,
data:a};e===null?e=[f]:e.push(f),s++}return Je.errors=e,s===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function es(a,{instancePath:t="",parentData:V,parentDataProperty:D,rootData:M=a,dynamicAnchors:B={}}={}){
let e=null,s=0,$=es.evaluated;return $.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),
Je(a,{instancePath:t,parentData:V,parentDataProperty:D,rootData:M,dynamicAnchors:B})||(e=e===null?Je.
errors:e.concat(Je.errors),s=e.length),es.errors=e,s===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{pt as default,mt as validate};
