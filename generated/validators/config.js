// Compiled from a contract by npm run generate. Never edited.
var Os=Object.create;var fs=Object.defineProperty;var qs=Object.getOwnPropertyDescriptor;var zs=Object.getOwnPropertyNames;var Ts=Object.getPrototypeOf,js=Object.prototype.hasOwnProperty;var ys=(a,t)=>()=>{try{return t||a((t={exports:{}}).exports,t),t.exports}catch(R){throw t=0,R}};var Zs=(a,t,R,D)=>{if(t&&typeof t=="object"||typeof t=="function")for(let j of zs(t))!js.call(a,j)&&
j!==R&&fs(a,j,{get:()=>t[j],enumerable:!(D=qs(t,j))||D.enumerable});return a};var Ms=(a,t,R)=>(R=a!=null?Os(Ts(a)):{},Zs(t||!a||!a.__esModule?fs(R,"default",{value:a,enumerable:!0}):
R,a));var Ss=ys(Ne=>{"use strict";Object.defineProperty(Ne,"__esModule",{value:!0});Ne.formatNames=Ne.fastFormats=
Ne.fullFormats=void 0;function Se(a,t){return{validate:a,compare:t}}Ne.fullFormats={date:Se(ks,os),time:Se(
is(!0),cs),"date-time":Se(gs(!0),Ps),"iso-time":Se(is(),ws),"iso-date-time":Se(gs(),xs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Vs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ys,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Cs,int32:{type:"number",validate:Gs},
int64:{type:"number",validate:Hs},float:{type:"number",validate:bs},double:{type:"number",validate:bs},
password:!0,binary:!0};Ne.fastFormats={...Ne.fullFormats,date:Se(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,os),time:Se(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,cs),"date-time":Se(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ps),"iso-time":Se(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ws),
"iso-date-time":Se(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
xs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ne.formatNames=Object.keys(Ne.fullFormats);function Is(a){return a%4===0&&(a%100!==0||a%400===0)}var Ds=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Es=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ks(a){let t=Ds.exec(a);if(!t)return!1;let R=+t[1],
D=+t[2],j=+t[3];return D>=1&&D<=12&&j>=1&&j<=(D===2&&Is(R)?29:Es[D])}function os(a,t){if(a&&t)return a>
t?1:a<t?-1:0}var ps=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function is(a){
return function(R){let D=ps.exec(R);if(!D)return!1;let j=+D[1],V=+D[2],e=+D[3],s=D[4],L=D[5]==="-"?-1:
1,o=+(D[6]||0),p=+(D[7]||0);if(o>23||p>59||a&&!s)return!1;if(j<=23&&V<=59&&e<60)return!0;let i=V-p*L,
l=j-o*L-(i<0?1:0);return(l===23||l===-1)&&(i===59||i===-1)&&e<61}}function cs(a,t){if(!(a&&t))return;
let R=new Date("2020-01-01T"+a).valueOf(),D=new Date("2020-01-01T"+t).valueOf();if(R&&D)return R-D}function ws(a,t){
if(!(a&&t))return;let R=ps.exec(a),D=ps.exec(t);if(R&&D)return a=R[1]+R[2]+R[3],t=D[1]+D[2]+D[3],a>t?
1:a<t?-1:0}var ns=/t|\s/i;function gs(a){let t=is(a);return function(D){let j=D.split(ns);return j.length===
2&&ks(j[0])&&t(j[1])}}function Ps(a,t){if(!(a&&t))return;let R=new Date(a).valueOf(),D=new Date(t).valueOf();
if(R&&D)return R-D}function xs(a,t){if(!(a&&t))return;let[R,D]=a.split(ns),[j,V]=t.split(ns),e=os(R,
j);if(e!==void 0)return e||cs(D,V)}var Rs=/\/|:/,Us=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Vs(a){return Rs.test(a)&&Us.test(a)}var _s=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Cs(a){return _s.lastIndex=0,_s.test(a)}var Fs=-(2**31),Bs=2**31-1;function Gs(a){return Number.
isInteger(a)&&a<=Bs&&a>=Fs}function Hs(a){return Number.isInteger(a)}function bs(){return!0}var Js=/[^\\]\\Z/;
function Ys(a){if(Js.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var vs=ys(hs=>{"use strict";Object.defineProperty(hs,"__esModule",{value:!0});function Ns(a){let t=a.
length,R=0,D=0,j;for(;D<t;)R++,j=a.charCodeAt(D++),j>=55296&&j<=56319&&D<t&&(j=a.charCodeAt(D),(j&64512)===
56320&&D++);return R}hs.default=Ns;Ns.code='require("ajv/dist/runtime/ucs2length").default'});var As=Ms(Ss()),ot=as,ct=as;var v={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
nents/schemas/RouteName"},additionalProperties:{$ref:"#/components/schemas/Price"}}}},ie={type:"obje\
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
$",maxLength:128},metrics_open:{type:"boolean",default:!1}}},se={type:"object",additionalProperties:!1,
properties:{concurrent:{type:"integer",minimum:1,maximum:1e5},queue_ms:{type:"integer",minimum:1,maximum:1e4,
default:500},body_bytes:{type:"integer",minimum:8388608,maximum:1099511627776,default:268435456},loop_delay_ms:{
type:"integer",minimum:10,maximum:36e5,default:200},heap_percent:{type:"integer",minimum:10,maximum:100,
default:85}}},ce={type:"object",additionalProperties:!1,properties:{attempts:{type:"integer",minimum:1,
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
ing",enum:["auto","json","pretty"],default:"auto"}}},Xe={type:"object",additionalProperties:!1,properties:{
enabled:{type:"boolean",default:!1}}},Ie={type:"object",additionalProperties:!1,required:["public"],
properties:{public:{type:"boolean",default:!1}}},ke={type:"string",maxLength:256,pattern:"^(\\*|[^\\x0\
0-\\x20\\x7f,*]{1,255}\\*?)$"},H={type:"object",additionalProperties:!1,properties:{kind:{type:"stri\
ng",enum:["chat","embeddings","rerank","moderations"],default:"chat"},input:{type:"array",minItems:1,
maxItems:4,default:["text"],items:{type:"string",enum:["text","image","audio","file"]}},context_tokens:{
type:"integer",minimum:1,maximum:1e9},output_tokens:{type:"integer",minimum:1,maximum:1e9},dimensions:{
type:"integer",minimum:1,maximum:1e6},cache:{type:"string",enum:["auto"]},tokens_per_second:{type:"i\
nteger",minimum:1,maximum:1e6}}},Me=Object.prototype.hasOwnProperty,P=vs().default,Te=new RegExp("^[\
^\\x00-\\x1f]+$","u"),je=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),Ks=new RegExp("^[A-Za-z0-9_.-]+$",
"u"),Ws=new RegExp("^[0-9a-fA-F.:]+(/[0-9]{1,3})?$","u"),Xs=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0\
,63}$","u"),ls=new RegExp("^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),ts=As.fullFormats.uri,T={type:"\
object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,maxLength:253,default:"1\
27.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8081},public_url:{type:"string",format:"\
uri",minLength:8,maxLength:1024},contact:{type:"string",minLength:3,maxLength:254,pattern:"^[^\\s@<>]\
+@[^\\s@<>]+$"},cors:{type:"boolean",default:!1},docs:{type:"boolean",default:!0},agents:{type:"arra\
y",maxItems:64,default:["spec/agents"],items:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\\
x00-\\x1f]+$"}},on_broken_agent:{type:"string",enum:["refuse","skip"],default:"refuse"},allow_private:{
type:"array",maxItems:64,default:[],items:{type:"string",minLength:8,maxLength:1024}},model:{type:"s\
tring",minLength:1,maxLength:256,default:"meta-llama/llama-3.3-70b-instruct"},summaries:{type:"strin\
g",enum:["query","always"],default:"query"},write_tools:{type:"boolean",default:!1},address_rpm:{type:"\
integer",minimum:0,maximum:1e9,default:0},unpaid_rpm:{type:"integer",minimum:0,maximum:1e9,default:600},
each_agent:{$ref:"#/components/schemas/AgentCaps",default:{}},lenient:{$ref:"#/components/schemas/Le\
nient",default:{}},bounds:{$ref:"#/components/schemas/Bounds",default:{}},tasks:{$ref:"#/components/\
schemas/Tasks",default:{}}}},ne={type:"object",additionalProperties:!1,properties:{rpm:{type:"intege\
r",minimum:1,maximum:1e9},parallel:{type:"integer",minimum:1,maximum:1e6},budget_usd:{type:"string",
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:["da\
y","month","total"]}}},De={type:"object",additionalProperties:!1,properties:{arguments:{type:"boolea\
n",default:!1},bearer:{type:"boolean",default:!1}}},X={type:"object",additionalProperties:!1,properties:{
turns:{type:"integer",minimum:1,maximum:100,default:8},tool_calls:{type:"integer",minimum:1,maximum:1e3,
default:12},query_ms:{type:"integer",minimum:100,maximum:6e5,default:6e4},tokens:{type:"integer",minimum:100,
maximum:1e8,default:2e5},usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32,
default:"0.50"},answer_tokens:{type:"integer",minimum:100,maximum:1e7,default:8e3}}},de={type:"objec\
t",additionalProperties:!1,properties:{workers:{type:"integer",minimum:0,maximum:1e3,default:4},kept_days:{
type:"integer",minimum:1,maximum:3650,default:7},waiting:{type:"integer",minimum:1,maximum:1e6,default:1e3}}},
Qs=new RegExp("^[^\\s@<>]+@[^\\s@<>]+$","u"),Ls=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","\
u"),he=new RegExp("^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$","u");function Re(a,{instancePath:t="",parentData:R,
parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){let e=null,s=0,L=Re.evaluated;if(L.dynamicProps&&
(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){a.host===
void 0&&(a.host="127.0.0.1"),a.port===void 0&&(a.port=8081),a.cors===void 0&&(a.cors=!1),a.docs===void 0&&
(a.docs=!0),a.agents===void 0&&(a.agents=["spec/agents"]),a.on_broken_agent===void 0&&(a.on_broken_agent=
"refuse"),a.allow_private===void 0&&(a.allow_private=[]),a.model===void 0&&(a.model="meta-llama/llam\
a-3.3-70b-instruct"),a.summaries===void 0&&(a.summaries="query"),a.write_tools===void 0&&(a.write_tools=
!1),a.address_rpm===void 0&&(a.address_rpm=0),a.unpaid_rpm===void 0&&(a.unpaid_rpm=600),a.each_agent===
void 0&&(a.each_agent={}),a.lenient===void 0&&(a.lenient={}),a.bounds===void 0&&(a.bounds={}),a.tasks===
void 0&&(a.tasks={});for(let u in a)if(!Me.call(T.properties,u)){let x={instancePath:t,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NO\
T have additional properties",schema:!1,parentSchema:T,data:a};e===null?e=[x]:e.push(x),s++}let o=a.
host;if(typeof o=="string"){if(P(o)>253){let u={instancePath:t+"/host",schemaPath:"#/properties/host\
/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",
schema:253,parentSchema:T.properties.host,data:o};e===null?e=[u]:e.push(u),s++}if(P(o)<1){let u={instancePath:t+
"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters",schema:1,parentSchema:T.properties.host,data:o};e===null?e=[u]:e.push(
u),s++}}else{let u={instancePath:t+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:T.properties.host.type,parentSchema:T.properties.host,
data:o};e===null?e=[u]:e.push(u),s++}let p=a.port;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={
instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:T.properties.port.type,parentSchema:T.properties.port,data:p};e===null?e=[u]:
e.push(u),s++}if(typeof p=="number"){if(p>65535||isNaN(p)){let u={instancePath:t+"/port",schemaPath:"\
#/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"must be <\
= 65535",schema:65535,parentSchema:T.properties.port,data:p};e===null?e=[u]:e.push(u),s++}if(p<0||isNaN(
p)){let u={instancePath:t+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:T.properties.port,data:p};e===null?e=[u]:e.
push(u),s++}}if(a.public_url!==void 0){let u=a.public_url;if(typeof u=="string"){if(P(u)>1024){let x={
instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:T.properties.
public_url,data:u};e===null?e=[x]:e.push(x),s++}if(P(u)<8){let x={instancePath:t+"/public_url",schemaPath:"\
#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer\
 than 8 characters",schema:8,parentSchema:T.properties.public_url,data:u};e===null?e=[x]:e.push(x),s++}
if(!ts(u)){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:T.properties.
public_url,data:u};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/public_url",schemaPath:"\
#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.
properties.public_url.type,parentSchema:T.properties.public_url,data:u};e===null?e=[x]:e.push(x),s++}}
if(a.contact!==void 0){let u=a.contact;if(typeof u=="string"){if(P(u)>254){let x={instancePath:t+"/c\
ontact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:T.properties.contact,data:u};e===null?
e=[x]:e.push(x),s++}if(P(u)<3){let x={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:T.properties.contact,data:u};e===null?e=[x]:e.push(x),s++}if(!Qs.test(u)){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:T.properties.contact,data:u};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:T.properties.contact.type,parentSchema:T.properties.contact,data:u};e===null?e=[x]:
e.push(x),s++}}let i=a.cors;if(typeof i!="boolean"){let u={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.
cors.type,parentSchema:T.properties.cors,data:i};e===null?e=[u]:e.push(u),s++}let l=a.docs;if(typeof l!=
"boolean"){let u={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:T.properties.docs.type,parentSchema:T.properties.docs,
data:l};e===null?e=[u]:e.push(u),s++}let f=a.agents;if(Array.isArray(f)){if(f.length>64){let x={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:T.properties.agents,data:f};e===null?e=[x]:e.
push(x),s++}let u=f.length;for(let x=0;x<u;x++){let Z=f[x];if(typeof Z=="string"){if(P(Z)>1024){let O={
instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:T.properties.
agents.items,data:Z};e===null?e=[O]:e.push(O),s++}if(P(Z)<1){let O={instancePath:t+"/agents/"+x,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:T.properties.agents.items,data:Z};e===null?e=[O]:e.push(
O),s++}if(!Te.test(Z)){let O={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:T.properties.agents.items,data:Z};e===null?e=[O]:e.push(
O),s++}}else{let O={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.agents.items.type,parentSchema:T.
properties.agents.items,data:Z};e===null?e=[O]:e.push(O),s++}}}else{let u={instancePath:t+"/agents",
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
properties.allow_private,data:r};e===null?e=[x]:e.push(x),s++}let u=r.length;for(let x=0;x<u;x++){let Z=r[x];
if(typeof Z=="string"){if(P(Z)>1024){let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:T.properties.allow_private.items,data:Z};e===null?
e=[O]:e.push(O),s++}if(P(Z)<8){let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:T.properties.allow_private.items,data:Z};e===null?e=[O]:e.push(O),
s++}}else{let O={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.allow_private.
items.type,parentSchema:T.properties.allow_private.items,data:Z};e===null?e=[O]:e.push(O),s++}}}else{
let u={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:T.properties.allow_private.type,parentSchema:T.properties.
allow_private,data:r};e===null?e=[u]:e.push(u),s++}let c=a.model;if(typeof c=="string"){if(P(c)>256){
let u={instancePath:t+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:T.properties.model,
data:c};e===null?e=[u]:e.push(u),s++}if(P(c)<1){let u={instancePath:t+"/model",schemaPath:"#/propert\
ies/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters",schema:1,parentSchema:T.properties.model,data:c};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:T.properties.model.type,parentSchema:T.properties.model,data:c};e===null?e=[u]:e.push(
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
properties.address_rpm,data:S};e===null?e=[u]:e.push(u),s++}}let A=a.unpaid_rpm;if(!(typeof A=="numb\
er"&&!(A%1)&&!isNaN(A))){let u={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.properties.unpaid_rpm.type,
parentSchema:T.properties.unpaid_rpm,data:A};e===null?e=[u]:e.push(u),s++}if(typeof A=="number"){if(A>
1e9||isNaN(A)){let u={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:T.
properties.unpaid_rpm,data:A};e===null?e=[u]:e.push(u),s++}if(A<0||isNaN(A)){let u={instancePath:t+"\
/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:T.properties.unpaid_rpm,data:A};e===null?e=[u]:
e.push(u),s++}}let U=a.each_agent;if(U&&typeof U=="object"&&!Array.isArray(U)){for(let u in U)if(!(u===
"rpm"||u==="parallel"||u==="budget_usd"||u==="budget_period")){let x={instancePath:t+"/each_agent",schemaPath:"\
#/components/schemas/AgentCaps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:ne,data:U};e===null?e=[x]:e.push(
x),s++}if(U.rpm!==void 0){let u=U.rpm;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let x={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ne.properties.rpm.type,parentSchema:ne.properties.rpm,
data:u};e===null?e=[x]:e.push(x),s++}if(typeof u=="number"){if(u>1e9||isNaN(u)){let x={instancePath:t+
"/each_agent/rpm",schemaPath:"#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:ne.properties.
rpm,data:u};e===null?e=[x]:e.push(x),s++}if(u<1||isNaN(u)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ne.properties.rpm,data:u};e===null?e=[x]:e.push(x),s++}}}
if(U.parallel!==void 0){let u=U.parallel;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:ne.properties.parallel.type,parentSchema:ne.
properties.parallel,data:u};e===null?e=[x]:e.push(x),s++}if(typeof u=="number"){if(u>1e6||isNaN(u)){
let x={instancePath:t+"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/p\
arallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,
parentSchema:ne.properties.parallel,data:u};e===null?e=[x]:e.push(x),s++}if(u<1||isNaN(u)){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ne.properties.
parallel,data:u};e===null?e=[x]:e.push(x),s++}}}if(U.budget_usd!==void 0){let u=U.budget_usd;if(typeof u==
"string"){if(P(u)>17){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:ne.properties.budget_usd,data:u};e===null?e=[x]:
e.push(x),s++}if(!Ls.test(u)){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ne.properties.budget_usd,data:u};e===null?e=[x]:
e.push(x),s++}}else{let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ne.properties.budget_usd.type,parentSchema:ne.properties.budget_usd,data:u};e===null?e=[x]:e.
push(x),s++}}if(U.budget_period!==void 0){let u=U.budget_period;if(typeof u!="string"){let x={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ne.properties.budget_period.type,
parentSchema:ne.properties.budget_period,data:u};e===null?e=[x]:e.push(x),s++}if(!(u==="day"||u==="m\
onth"||u==="total")){let x={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:ne.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:ne.properties.budget_period.enum,parentSchema:ne.
properties.budget_period,data:u};e===null?e=[x]:e.push(x),s++}}}else{let u={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ne.type,parentSchema:ne,data:U};e===null?e=[u]:e.push(u),s++}let C=a.lenient;
if(C&&typeof C=="object"&&!Array.isArray(C)){C.arguments===void 0&&(C.arguments=!1),C.bearer===void 0&&
(C.bearer=!1);for(let Z in C)if(!(Z==="arguments"||Z==="bearer")){let O={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Z},
message:"must NOT have additional properties",schema:!1,parentSchema:De,data:C};e===null?e=[O]:e.push(
O),s++}let u=C.arguments;if(typeof u!="boolean"){let Z={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:De.properties.arguments.type,parentSchema:De.properties.arguments,data:u};e===
null?e=[Z]:e.push(Z),s++}let x=C.bearer;if(typeof x!="boolean"){let Z={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:De.properties.bearer.type,parentSchema:De.properties.bearer,
data:x};e===null?e=[Z]:e.push(Z),s++}}else{let u={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:De.type,
parentSchema:De,data:C};e===null?e=[u]:e.push(u),s++}let E=a.bounds;if(E&&typeof E=="object"&&!Array.
isArray(E)){E.turns===void 0&&(E.turns=8),E.tool_calls===void 0&&(E.tool_calls=12),E.query_ms===void 0&&
(E.query_ms=6e4),E.tokens===void 0&&(E.tokens=2e5),E.usd===void 0&&(E.usd="0.50"),E.answer_tokens===
void 0&&(E.answer_tokens=8e3);for(let q in E)if(!(q==="turns"||q==="tool_calls"||q==="query_ms"||q===
"tokens"||q==="usd"||q==="answer_tokens")){let ye={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},message:"\
must NOT have additional properties",schema:!1,parentSchema:X,data:E};e===null?e=[ye]:e.push(ye),s++}
let u=E.turns;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let q={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:X.properties.turns.type,parentSchema:X.properties.turns,data:u};e===null?e=[q]:
e.push(q),s++}if(typeof u=="number"){if(u>100||isNaN(u)){let q={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:X.properties.turns,data:u};e===null?e=[q]:e.push(q),
s++}if(u<1||isNaN(u)){let q={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:X.properties.turns,data:u};e===null?e=[q]:e.push(q),s++}}let x=E.tool_calls;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x))){let q={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:X.properties.tool_calls.type,parentSchema:X.properties.tool_calls,data:x};e===null?e=[q]:
e.push(q),s++}if(typeof x=="number"){if(x>1e3||isNaN(x)){let q={instancePath:t+"/bounds/tool_calls",
schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:X.properties.tool_calls,data:x};e===
null?e=[q]:e.push(q),s++}if(x<1||isNaN(x)){let q={instancePath:t+"/bounds/tool_calls",schemaPath:"#/\
components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:X.properties.tool_calls,data:x};e===null?e=[q]:e.push(q),
s++}}let Z=E.query_ms;if(!(typeof Z=="number"&&!(Z%1)&&!isNaN(Z))){let q={instancePath:t+"/bounds/qu\
ery_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:X.properties.query_ms.type,parentSchema:X.properties.query_ms,
data:Z};e===null?e=[q]:e.push(q),s++}if(typeof Z=="number"){if(Z>6e5||isNaN(Z)){let q={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:X.properties.
query_ms,data:Z};e===null?e=[q]:e.push(q),s++}if(Z<100||isNaN(Z)){let q={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.query_ms,data:Z};
e===null?e=[q]:e.push(q),s++}}let O=E.tokens;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O))){let q={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:X.properties.tokens.type,parentSchema:X.properties.
tokens,data:O};e===null?e=[q]:e.push(q),s++}if(typeof O=="number"){if(O>1e8||isNaN(O)){let q={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:X.properties.
tokens,data:O};e===null?e=[q]:e.push(q),s++}if(O<100||isNaN(O)){let q={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.tokens,data:O};e===null?
e=[q]:e.push(q),s++}}let pe=E.usd;if(typeof pe=="string"){if(P(pe)>32){let q={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X.properties.usd,data:pe};
e===null?e=[q]:e.push(q),s++}if(!he.test(pe)){let q={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X.properties.usd,data:pe};e===null?e=[q]:e.push(q),
s++}}else{let q={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.properties.usd.type,parentSchema:X.
properties.usd,data:pe};e===null?e=[q]:e.push(q),s++}let ae=E.answer_tokens;if(!(typeof ae=="number"&&
!(ae%1)&&!isNaN(ae))){let q={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/components/schemas\
/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:X.properties.answer_tokens.type,parentSchema:X.properties.answer_tokens,data:ae};e===null?
e=[q]:e.push(q),s++}if(typeof ae=="number"){if(ae>1e7||isNaN(ae)){let q={instancePath:t+"/bounds/ans\
wer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:X.properties.
answer_tokens,data:ae};e===null?e=[q]:e.push(q),s++}if(ae<100||isNaN(ae)){let q={instancePath:t+"/bo\
unds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:X.properties.
answer_tokens,data:ae};e===null?e=[q]:e.push(q),s++}}}else{let u={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:X.
type,parentSchema:X,data:E};e===null?e=[u]:e.push(u),s++}let y=a.tasks;if(y&&typeof y=="object"&&!Array.
isArray(y)){y.workers===void 0&&(y.workers=4),y.kept_days===void 0&&(y.kept_days=7),y.waiting===void 0&&
(y.waiting=1e3);for(let O in y)if(!(O==="workers"||O==="kept_days"||O==="waiting")){let pe={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:O},message:"must NOT have additional properties",schema:!1,parentSchema:de,
data:y};e===null?e=[pe]:e.push(pe),s++}let u=y.workers;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){
let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:de.properties.workers.type,
parentSchema:de.properties.workers,data:u};e===null?e=[O]:e.push(O),s++}if(typeof u=="number"){if(u>
1e3||isNaN(u)){let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:de.properties.workers,data:u};e===null?e=[O]:e.push(O),s++}if(u<0||isNaN(u)){
let O={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:de.
properties.workers,data:u};e===null?e=[O]:e.push(O),s++}}let x=y.kept_days;if(!(typeof x=="number"&&
!(x%1)&&!isNaN(x))){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:de.
properties.kept_days.type,parentSchema:de.properties.kept_days,data:x};e===null?e=[O]:e.push(O),s++}
if(typeof x=="number"){if(x>3650||isNaN(x)){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:de.properties.kept_days,data:x};e===null?e=[O]:e.
push(O),s++}if(x<1||isNaN(x)){let O={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:de.properties.kept_days,data:x};e===null?e=[O]:e.push(O),s++}}let Z=y.
waiting;if(!(typeof Z=="number"&&!(Z%1)&&!isNaN(Z))){let O={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:de.properties.waiting.type,parentSchema:de.properties.waiting,data:Z};e===null?
e=[O]:e.push(O),s++}if(typeof Z=="number"){if(Z>1e6||isNaN(Z)){let O={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:de.properties.waiting,data:Z};e===
null?e=[O]:e.push(O),s++}if(Z<1||isNaN(Z)){let O={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:de.properties.waiting,data:Z};e===null?e=[O]:e.push(O),
s++}}}else{let u={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:de.type,parentSchema:de,data:y};e===null?e=[u]:
e.push(u),s++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:T.type,parentSchema:T,data:a};e===null?e=[o]:e.push(o),s++}return Re.
errors=e,s===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var M={type:"object",additionalProperties:!1,
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
)?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}};function Ue(a,{instancePath:t="",
parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){let e=null,s=0,L=Ue.evaluated;
if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){a.all===void 0&&(a.all={}),a.headers_ms===void 0&&(a.headers_ms=1e4),a.body_ms===void 0&&(a.body_ms=
3e4),a.body_bytes===void 0&&(a.body_bytes=33554432),a.connect_ms===void 0&&(a.connect_ms=3e3),a.first_byte_ms===
void 0&&(a.first_byte_ms=3e4),a.idle_ms===void 0&&(a.idle_ms=3e4),a.whole_ms===void 0&&(a.whole_ms=28e4),
a.stream_ms===void 0&&(a.stream_ms=6e5),a.keep_alive_ms===void 0&&(a.keep_alive_ms=15e3),a.write_stall_ms===
void 0&&(a.write_stall_ms=6e4),a.after_disconnect_ms===void 0&&(a.after_disconnect_ms=5e3),a.reply_bytes===
void 0&&(a.reply_bytes=33554432),a.connections===void 0&&(a.connections=4096),a.unpriced===void 0&&(a.
unpriced="allow");for(let y in a)if(!Me.call(M.properties,y)){let u={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:M,data:a};e===null?e=[u]:e.push(u),s++}let o=a.all;
if(o&&typeof o=="object"&&!Array.isArray(o)){for(let y in o)if(!(y==="rpm"||y==="tpm"||y==="parallel"||
y==="budget_usd"||y==="budget_period")){let u={instancePath:t+"/all",schemaPath:"#/components/schema\
s/Caps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:Q,data:o};e===null?e=[u]:e.push(u),s++}if(o.
rpm!==void 0){let y=o.rpm;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+"/all/r\
pm",schemaPath:"#/components/schemas/Caps/properties/rpm/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:Q.properties.rpm.type,parentSchema:Q.properties.rpm,data:y};e===null?
e=[u]:e.push(u),s++}if(typeof y=="number"){if(y>1e9||isNaN(y)){let u={instancePath:t+"/all/rpm",schemaPath:"\
#/components/schemas/Caps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:Q.properties.rpm,data:y};e===null?e=[u]:e.push(
u),s++}if(y<1||isNaN(y)){let u={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/prop\
erties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.rpm,data:y};e===null?e=[u]:e.push(u),s++}}}if(o.tpm!==void 0){let y=o.tpm;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+"/all/tpm",schemaPath:"#/componen\
ts/schemas/Caps/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:Q.properties.tpm.type,parentSchema:Q.properties.tpm,data:y};e===null?e=[u]:e.push(u),s++}if(typeof y==
"number"){if(y>1e12||isNaN(y)){let u={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Cap\
s/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= \
1000000000000",schema:1e12,parentSchema:Q.properties.tpm,data:y};e===null?e=[u]:e.push(u),s++}if(y<1||
isNaN(y)){let u={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Q.
properties.tpm,data:y};e===null?e=[u]:e.push(u),s++}}}if(o.parallel!==void 0){let y=o.parallel;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let u={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Q.
properties.parallel.type,parentSchema:Q.properties.parallel,data:y};e===null?e=[u]:e.push(u),s++}if(typeof y==
"number"){if(y>1e6||isNaN(y)){let u={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas\
/Caps/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"mus\
t be <= 1000000",schema:1e6,parentSchema:Q.properties.parallel,data:y};e===null?e=[u]:e.push(u),s++}
if(y<1||isNaN(y)){let u={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/proper\
ties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:Q.properties.parallel,data:y};e===null?e=[u]:e.push(u),s++}}}if(o.budget_usd!==void 0){
let y=o.budget_usd;if(typeof y=="string"){if(P(y)>17){let u={instancePath:t+"/all/budget_usd",schemaPath:"\
#/components/schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"\
must NOT have more than 17 characters",schema:17,parentSchema:Q.properties.budget_usd,data:y};e===null?
e=[u]:e.push(u),s++}if(!Ls.test(y)){let u={instancePath:t+"/all/budget_usd",schemaPath:"#/components\
/schemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})\
(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0\
|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:Q.properties.budget_usd,data:y};e===null?e=[u]:e.push(
u),s++}}else{let u={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.
budget_usd.type,parentSchema:Q.properties.budget_usd,data:y};e===null?e=[u]:e.push(u),s++}}if(o.budget_period!==
void 0){let y=o.budget_period;if(typeof y!="string"){let u={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Q.properties.budget_period.type,parentSchema:Q.properties.budget_period,data:y};
e===null?e=[u]:e.push(u),s++}if(!(y==="day"||y==="month"||y==="total")){let u={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:Q.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:Q.properties.budget_period.enum,parentSchema:Q.properties.budget_period,data:y};e===null?e=[u]:
e.push(u),s++}}}else{let y={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,data:o};e===null?
e=[y]:e.push(y),s++}let p=a.headers_ms;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let y={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:M.properties.headers_ms.type,parentSchema:M.properties.headers_ms,data:p};e===
null?e=[y]:e.push(y),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let y={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:M.properties.headers_ms,data:p};e===null?e=[y]:e.
push(y),s++}if(p<100||isNaN(p)){let y={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:M.properties.headers_ms,data:p};e===null?e=[y]:e.push(y),s++}}let i=a.body_ms;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let y={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:M.properties.body_ms.type,parentSchema:M.
properties.body_ms,data:i};e===null?e=[y]:e.push(y),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let y={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:M.properties.body_ms,data:i};e===
null?e=[y]:e.push(y),s++}if(i<100||isNaN(i)){let y={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:M.properties.body_ms,data:i};e===null?e=[y]:e.push(y),s++}}let l=a.body_bytes;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l))){let y={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:M.properties.body_bytes.
type,parentSchema:M.properties.body_bytes,data:l};e===null?e=[y]:e.push(y),s++}if(typeof l=="number"){
if(l>268435456||isNaN(l)){let y={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:M.properties.body_bytes,data:l};e===null?e=[y]:e.push(y),s++}if(l<1048576||isNaN(l)){let y={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:M.properties.
body_bytes,data:l};e===null?e=[y]:e.push(y),s++}}let f=a.connect_ms;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f))){let y={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:M.properties.connect_ms.type,parentSchema:M.
properties.connect_ms,data:f};e===null?e=[y]:e.push(y),s++}if(typeof f=="number"){if(f>6e4||isNaN(f)){
let y={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:M.properties.connect_ms,
data:f};e===null?e=[y]:e.push(y),s++}if(f<10||isNaN(f)){let y={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:M.properties.connect_ms,data:f};e===null?e=[y]:e.push(y),s++}}let m=a.
first_byte_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let y={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:M.
properties.first_byte_ms.type,parentSchema:M.properties.first_byte_ms,data:m};e===null?e=[y]:e.push(
y),s++}if(typeof m=="number"){if(m>6e5||isNaN(m)){let y={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:M.properties.first_byte_ms,data:m};e===null?e=[y]:e.push(y),
s++}if(m<10||isNaN(m)){let y={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:M.
properties.first_byte_ms,data:m};e===null?e=[y]:e.push(y),s++}}let r=a.idle_ms;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r))){let y={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:M.properties.idle_ms.type,parentSchema:M.
properties.idle_ms,data:r};e===null?e=[y]:e.push(y),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let y={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:M.properties.idle_ms,data:r};e===
null?e=[y]:e.push(y),s++}if(r<10||isNaN(r)){let y={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:M.properties.idle_ms,data:r};e===null?e=[y]:e.push(y),s++}}let c=a.whole_ms;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let y={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:M.properties.whole_ms.type,
parentSchema:M.properties.whole_ms,data:c};e===null?e=[y]:e.push(y),s++}if(typeof c=="number"){if(c>
36e5||isNaN(c)){let y={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:M.
properties.whole_ms,data:c};e===null?e=[y]:e.push(y),s++}if(c<10||isNaN(c)){let y={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:M.properties.whole_ms,data:c};e===null?e=[y]:e.push(y),
s++}}let h=a.stream_ms;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let y={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:M.properties.stream_ms.type,parentSchema:M.properties.stream_ms,data:h};e===null?e=[
y]:e.push(y),s++}if(typeof h=="number"){if(h>864e5||isNaN(h)){let y={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:M.properties.stream_ms,data:h};e===null?e=[y]:e.push(y),s++}
if(h<10||isNaN(h)){let y={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:M.properties.
stream_ms,data:h};e===null?e=[y]:e.push(y),s++}}let w=a.keep_alive_ms;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w))){let y={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:M.properties.keep_alive_ms.type,parentSchema:M.
properties.keep_alive_ms,data:w};e===null?e=[y]:e.push(y),s++}if(typeof w=="number"){if(w>6e5||isNaN(
w)){let y={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:M.properties.
keep_alive_ms,data:w};e===null?e=[y]:e.push(y),s++}if(w<10||isNaN(w)){let y={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:M.properties.keep_alive_ms,data:w};e===null?e=[y]:e.push(
y),s++}}let S=a.write_stall_ms;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let y={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:M.properties.write_stall_ms.type,parentSchema:M.properties.write_stall_ms,
data:S};e===null?e=[y]:e.push(y),s++}if(typeof S=="number"){if(S>6e5||isNaN(S)){let y={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:M.properties.write_stall_ms,data:S};
e===null?e=[y]:e.push(y),s++}if(S<10||isNaN(S)){let y={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:M.properties.write_stall_ms,data:S};e===null?e=[y]:e.push(y),s++}}
let A=a.after_disconnect_ms;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A))){let y={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:M.properties.after_disconnect_ms.type,parentSchema:M.properties.
after_disconnect_ms,data:A};e===null?e=[y]:e.push(y),s++}if(typeof A=="number"){if(A>5e3||isNaN(A)){
let y={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:M.properties.
after_disconnect_ms,data:A};e===null?e=[y]:e.push(y),s++}if(A<0||isNaN(A)){let y={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:M.properties.after_disconnect_ms,
data:A};e===null?e=[y]:e.push(y),s++}}let U=a.reply_bytes;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U))){
let y={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:M.properties.reply_bytes.type,parentSchema:M.properties.
reply_bytes,data:U};e===null?e=[y]:e.push(y),s++}if(typeof U=="number"){if(U>1073741824||isNaN(U)){let y={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:M.properties.
reply_bytes,data:U};e===null?e=[y]:e.push(y),s++}if(U<1024||isNaN(U)){let y={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:M.properties.reply_bytes,data:U};e===null?e=[y]:e.
push(y),s++}}let C=a.connections;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C))){let y={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:M.properties.connections.type,parentSchema:M.properties.connections,data:C};
e===null?e=[y]:e.push(y),s++}if(typeof C=="number"){if(C>1e5||isNaN(C)){let y={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:M.properties.connections,data:C};e===null?e=[y]:
e.push(y),s++}if(C<1||isNaN(C)){let y={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:M.
properties.connections,data:C};e===null?e=[y]:e.push(y),s++}}let E=a.unpriced;if(typeof E!="string"){
let y={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:M.properties.unpriced.type,parentSchema:M.properties.unpriced,
data:E};e===null?e=[y]:e.push(y),s++}if(!(E==="allow"||E==="refuse")){let y={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:M.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:M.properties.unpriced.enum,parentSchema:M.
properties.unpriced,data:E};e===null?e=[y]:e.push(y),s++}}else{let o={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:a};
e===null?e=[o]:e.push(o),s++}return Ue.errors=e,s===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var K={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
et=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),I={type:"object",additionalProperties:!1,
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
$s=new RegExp("^https?://","u");function Ve(a,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,
dynamicAnchors:V={}}={}){let e=null,s=0,L=Ve.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&
(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:I.required,parentSchema:I,data:a};e===null?e=[o]:e.push(o),s++}if(a.pay_to===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:I.required,parentSchema:I,data:a};e===null?
e=[o]:e.push(o),s++}if(a.asset===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:I.required,
parentSchema:I,data:a};e===null?e=[o]:e.push(o),s++}if(a.decimals===void 0){let o={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:I.required,parentSchema:I,data:a};e===null?e=[o]:e.push(o),s++}if(a.facilitator===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:I.required,parentSchema:I,data:a};
e===null?e=[o]:e.push(o),s++}for(let o in a)if(!Me.call(I.properties,o)){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must N\
OT have additional properties",schema:!1,parentSchema:I,data:a};e===null?e=[p]:e.push(p),s++}if(a.path!==
void 0){let o=a.path;if(typeof o!="string"){let p={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.path.type,
parentSchema:I.properties.path,data:o};e===null?e=[p]:e.push(p),s++}if(!(o==="evm"||o==="solana")){let p={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:I.properties.
path.enum},message:"must be equal to one of the allowed values",schema:I.properties.path.enum,parentSchema:I.
properties.path,data:o};e===null?e=[p]:e.push(p),s++}}if(a.pay_to!==void 0){let o=a.pay_to;if(typeof o==
"string"){if(P(o)>44){let p={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:I.
properties.pay_to,data:o};e===null?e=[p]:e.push(p),s++}if(P(o)<32){let p={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:I.properties.pay_to,data:o};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:I.properties.pay_to.type,parentSchema:I.properties.pay_to,data:o};
e===null?e=[p]:e.push(p),s++}}if(a.asset!==void 0){let o=a.asset;if(typeof o=="string"){if(P(o)>44){
let p={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:I.properties.asset,
data:o};e===null?e=[p]:e.push(p),s++}if(P(o)<32){let p={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:I.properties.asset,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:I.properties.asset.type,parentSchema:I.properties.asset,data:o};e===null?e=[p]:
e.push(p),s++}}if(a.asset_name!==void 0){let o=a.asset_name;if(typeof o=="string"){if(P(o)>64){let p={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:I.properties.asset_name,
data:o};e===null?e=[p]:e.push(p),s++}if(P(o)<1){let p={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:I.properties.asset_name,data:o};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:I.properties.asset_name.type,parentSchema:I.properties.
asset_name,data:o};e===null?e=[p]:e.push(p),s++}}if(a.asset_version!==void 0){let o=a.asset_version;
if(typeof o=="string"){if(P(o)>16){let p={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:I.properties.asset_version,data:o};e===null?e=[p]:e.push(p),s++}if(P(
o)<1){let p={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:I.
properties.asset_version,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:I.properties.asset_version.type,parentSchema:I.properties.asset_version,data:o};
e===null?e=[p]:e.push(p),s++}}if(a.decimals!==void 0){let o=a.decimals;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o))){let p={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:I.properties.decimals.type,parentSchema:I.
properties.decimals,data:o};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"){if(o>18||isNaN(o)){let p={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:I.properties.decimals,data:o};e===null?
e=[p]:e.push(p),s++}if(o<0||isNaN(o)){let p={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:I.
properties.decimals,data:o};e===null?e=[p]:e.push(p),s++}}}if(a.facilitator!==void 0){let o=a.facilitator;
if(typeof o=="string"){if(P(o)>1024){let p={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:I.properties.facilitator,data:o};e===null?e=[p]:e.push(p),s++}if(!$s.
test(o)){let p={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:I.properties.facilitator,data:o};e===null?e=[p]:e.push(p),s++}if(!ts(o)){let p={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:I.properties.facilitator,data:o};e===null?e=[p]:e.
push(p),s++}}else{let p={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:I.properties.facilitator.type,parentSchema:I.
properties.facilitator,data:o};e===null?e=[p]:e.push(p),s++}}if(a.facilitator_key_env!==void 0){let o=a.
facilitator_key_env;if(typeof o=="string"){if(P(o)>128){let p={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:I.properties.facilitator_key_env,data:o};
e===null?e=[p]:e.push(p),s++}if(!je.test(o)){let p={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:I.
properties.facilitator_key_env,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:I.properties.facilitator_key_env.type,parentSchema:I.properties.
facilitator_key_env,data:o};e===null?e=[p]:e.push(p),s++}}if(a.facilitator_key_file!==void 0){let o=a.
facilitator_key_file;if(typeof o=="string"){if(P(o)>1024){let p={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:I.properties.facilitator_key_file,
data:o};e===null?e=[p]:e.push(p),s++}if(P(o)<1){let p={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:I.properties.facilitator_key_file,data:o};e===null?
e=[p]:e.push(p),s++}if(!Te.test(o)){let p={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:I.properties.facilitator_key_file,
data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:I.properties.facilitator_key_file.type,parentSchema:I.properties.facilitator_key_file,data:o};
e===null?e=[p]:e.push(p),s++}}if(a.facilitator_auth!==void 0){let o=a.facilitator_auth;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.kind===void 0){let p={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:re.required,parentSchema:re,data:o};e===null?e=[p]:e.push(
p),s++}if(o.key_id_env===void 0){let p={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:re.required,parentSchema:re,data:o};e===null?e=[p]:
e.push(p),s++}if(o.key_secret_env===void 0){let p={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:re.required,parentSchema:re,data:o};
e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="kind"||p==="key_id_env"||p==="key_secret_env")){
let i={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have add\
itional properties",schema:!1,parentSchema:re,data:o};e===null?e=[i]:e.push(i),s++}if(o.kind!==void 0){
let p=o.kind;if(typeof p!="string"){let i={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.properties.kind.type,parentSchema:re.properties.kind,data:p};e===null?e=[i]:
e.push(i),s++}if(p!=="cdp"){let i={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:re.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:re.properties.kind.enum,parentSchema:re.
properties.kind,data:p};e===null?e=[i]:e.push(i),s++}}if(o.key_id_env!==void 0){let p=o.key_id_env;if(typeof p==
"string"){if(P(p)>128){let i={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:re.properties.key_id_env,data:p};e===
null?e=[i]:e.push(i),s++}if(!je.test(p)){let i={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:re.properties.key_id_env,data:p};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.properties.
key_id_env.type,parentSchema:re.properties.key_id_env,data:p};e===null?e=[i]:e.push(i),s++}}if(o.key_secret_env!==
void 0){let p=o.key_secret_env;if(typeof p=="string"){if(P(p)>128){let i={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:re.properties.key_secret_env,data:p};e===null?e=[i]:e.push(i),s++}if(!je.test(p)){let i={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:re.properties.
key_secret_env,data:p};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:re.properties.key_secret_env.type,parentSchema:re.
properties.key_secret_env,data:p};e===null?e=[i]:e.push(i),s++}}}else{let p={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:re.type,parentSchema:re,data:o};e===null?e=[p]:e.push(p),s++}}if(a.
rpc_env!==void 0){let o=a.rpc_env;if(typeof o=="string"){if(P(o)>128){let p={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:I.properties.rpc_env,data:o};e===null?e=[
p]:e.push(p),s++}if(!je.test(o)){let p={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:I.properties.rpc_env,data:o};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.rpc_env.type,
parentSchema:I.properties.rpc_env,data:o};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,
data:a};e===null?e=[o]:e.push(o),s++}return Ve.errors=e,s===0}Ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ce(a,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){
let e=null,s=0,L=Ce.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){a.networks===void 0&&(a.networks={}),a.max_timeout_s===void 0&&
(a.max_timeout_s=120),a.per_payer===void 0&&(a.per_payer=8),a.unsettled===void 0&&(a.unsettled=1e3),
a.verify_ms===void 0&&(a.verify_ms=5e3),a.settle_ms===void 0&&(a.settle_ms=3e4),a.kept_hours===void 0&&
(a.kept_hours=24);for(let h in a)if(!(h==="networks"||h==="max_timeout_s"||h==="per_payer"||h==="uns\
ettled"||h==="verify_ms"||h==="settle_ms"||h==="kept_hours")){let w={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:K,data:a};e===null?e=[w]:e.push(w),s++}let p=a.networks;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>16){let h={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:K.properties.networks,data:p};e===null?
e=[h]:e.push(h),s++}for(let h in p){let w=s;if(typeof h=="string"&&!et.test(h)){let S={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:K.properties.networks.propertyNames,data:h,propertyName:h};e===null?
e=[S]:e.push(S),s++}var o=w===s;if(!o){let S={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:h},message:"property name must be\
 valid",schema:K.properties.networks.propertyNames,parentSchema:K.properties.networks,data:p};e===null?
e=[S]:e.push(S),s++}}for(let h in p)Ve(p[h],{instancePath:t+"/networks/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:p,parentDataProperty:h,rootData:j,dynamicAnchors:V})||(e=e===null?Ve.errors:e.
concat(Ve.errors),s=e.length)}else{let h={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.properties.networks.
type,parentSchema:K.properties.networks,data:p};e===null?e=[h]:e.push(h),s++}let i=a.max_timeout_s;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_ti\
meout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:K.properties.max_timeout_s.
type,parentSchema:K.properties.max_timeout_s,data:i};e===null?e=[h]:e.push(h),s++}if(typeof i=="numb\
er"){if(i>3600||isNaN(i)){let h={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeou\
t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600",schema:3600,
parentSchema:K.properties.max_timeout_s,data:i};e===null?e=[h]:e.push(h),s++}if(i<30||isNaN(i)){let h={
instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:K.properties.max_timeout_s,
data:i};e===null?e=[h]:e.push(h),s++}}let l=a.per_payer;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){
let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:K.properties.per_payer.type,parentSchema:K.properties.per_payer,
data:l};e===null?e=[h]:e.push(h),s++}if(typeof l=="number"){if(l>1e4||isNaN(l)){let h={instancePath:t+
"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000",schema:1e4,parentSchema:K.properties.per_payer,data:l};e===null?e=[h]:e.push(
h),s++}if(l<1||isNaN(l)){let h={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:K.
properties.per_payer,data:l};e===null?e=[h]:e.push(h),s++}}let f=a.unsettled;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f))){let h={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:K.properties.unsettled.type,parentSchema:K.
properties.unsettled,data:f};e===null?e=[h]:e.push(h),s++}if(typeof f=="number"){if(f>1e6||isNaN(f)){
let h={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:K.properties.unsettled,
data:f};e===null?e=[h]:e.push(h),s++}if(f<1||isNaN(f)){let h={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:K.properties.unsettled,data:f};e===null?e=[h]:e.push(h),s++}}let m=a.verify_ms;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let h={instancePath:t+"/verify_ms",schemaPath:"#/proper\
ties/verify_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:K.properties.
verify_ms.type,parentSchema:K.properties.verify_ms,data:m};e===null?e=[h]:e.push(h),s++}if(typeof m==
"number"){if(m>6e5||isNaN(m)){let h={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,
parentSchema:K.properties.verify_ms,data:m};e===null?e=[h]:e.push(h),s++}if(m<100||isNaN(m)){let h={
instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:K.properties.verify_ms,data:m};e===null?
e=[h]:e.push(h),s++}}let r=a.settle_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let h={instancePath:t+
"/settle_ms",schemaPath:"#/properties/settle_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:K.properties.settle_ms.type,parentSchema:K.properties.settle_ms,data:r};e===
null?e=[h]:e.push(h),s++}if(typeof r=="number"){if(r>6e5||isNaN(r)){let h={instancePath:t+"/settle_m\
s",schemaPath:"#/properties/settle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:K.properties.settle_ms,data:r};e===null?e=[h]:e.
push(h),s++}if(r<100||isNaN(r)){let h={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:K.properties.settle_ms,data:r};e===null?e=[h]:e.push(h),s++}}let c=a.kept_hours;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hour\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:K.properties.kept_hours.
type,parentSchema:K.properties.kept_hours,data:c};e===null?e=[h]:e.push(h),s++}if(typeof c=="number"){
if(c>87600||isNaN(c)){let h={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"must be <= 87600",schema:87600,parentSchema:K.
properties.kept_hours,data:c};e===null?e=[h]:e.push(h),s++}if(c<24||isNaN(c)){let h={instancePath:t+
"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",keyword:"minimum",params:{comparison:">=",
limit:24},message:"must be >= 24",schema:24,parentSchema:K.properties.kept_hours,data:c};e===null?e=
[h]:e.push(h),s++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:K.type,parentSchema:K,data:a};e===null?e=[p]:e.push(p),s++}return Ce.
errors=e,s===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $={type:"object",additionalProperties:!1,
required:["base_url"],properties:{base_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},
provider:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9-]*$"},facts:{$ref:"#/components/schemas/\
ModelFacts"},key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},key_file:{type:"\
string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},ca_file:{type:"string",minLength:1,maxLength:1024,
pattern:"^[^\\x00-\\x1f]+$"},client_cert_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\
\\x00-\\x1f]+$"},client_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},
query:{type:"object",maxProperties:8,propertyNames:{pattern:"^[A-Za-z][A-Za-z0-9._-]*$",maxLength:64},
additionalProperties:{type:"string",minLength:1,maxLength:256}},auth:{$ref:"#/components/schemas/Aut\
h"},dialects:{type:"array",minItems:1,maxItems:16,items:{$ref:"#/components/schemas/Dialect"}},hosted_tools:{
type:"object",maxProperties:32,propertyNames:{pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z\
]+)*$",maxLength:64},additionalProperties:{$ref:"#/components/schemas/HostedTool"}},forward_members:{
type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9\
_-]*$"}},headers:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:4096}},
first_byte_ms:{type:"integer",minimum:10,maximum:6e5},idle_ms:{type:"integer",minimum:10,maximum:6e5}}},
Qe={type:"string",enum:["bearer","x-api-key","api-key"]},ve={type:"string",enum:["chat","responses",
"messages","embeddings","rerank","moderations"]},Ae={type:"object",additionalProperties:!1,required:[
"usd_per_call"],properties:{usd_per_call:{type:"string",pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?\
$",maxLength:32}}},st=new RegExp("^[a-z][a-z0-9-]*$","u"),tt=new RegExp("^[A-Za-z][A-Za-z0-9._-]*$",
"u"),at=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$","u"),rt=new RegExp("^(0|[1-9\
][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),$e=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$","u"),g={type:"object",
additionalProperties:!1,properties:{dialects:{type:"array",minItems:1,maxItems:16,items:{$ref:"#/com\
ponents/schemas/Dialect"}},paths:{type:"object",additionalProperties:!1,properties:{chat:{$ref:"#/co\
mponents/schemas/ServerPath"},responses:{$ref:"#/components/schemas/ServerPath"},messages:{$ref:"#/c\
omponents/schemas/ServerPath"},embeddings:{$ref:"#/components/schemas/ServerPath"},rerank:{$ref:"#/c\
omponents/schemas/ServerPath"},moderations:{$ref:"#/components/schemas/ServerPath"},count_tokens:{$ref:"\
#/components/schemas/ServerPath"}}},token_limit:{type:"string",enum:["max_tokens","max_completion_to\
kens"]},unknown_members:{type:"string",enum:["refuses","obeys"]},members:{type:"object",maxProperties:128,
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
0-9_-]*$"},es={type:"string",enum:["free","bounded","times","priced","omit"]},oe={type:"object",additionalProperties:!1,
required:["means"],properties:{status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},
phrase:{type:"string",maxLength:512},means:{type:"string",enum:["context_length","content_filter","m\
odel","key","quota","rate","overloaded","caller","member","system","reasoning"]}}},Le={anyOf:[{$ref:"\
#/components/schemas/PathText"},{type:"object",additionalProperties:!1,required:["whole","stream"],properties:{
whole:{$ref:"#/components/schemas/PathText"},stream:{$ref:"#/components/schemas/PathText"}}}]},fe={type:"\
string",minLength:1,maxLength:256,pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},us=new RegExp(
"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$","u");function ee(a,{instancePath:t="",parentData:R,
parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){let e=null,s=0,L=ee.evaluated;L.dynamicProps&&
(L.props=void 0),L.dynamicItems&&(L.items=void 0);let o=s,p=!1,i=s;if(typeof a=="string"){if(P(a)>256){
let r={instancePath:t,schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:fe,data:a};e===null?
e=[r]:e.push(r),s++}if(P(a)<1){let r={instancePath:t,schemaPath:"#/components/schemas/PathText/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:fe,data:a};e===null?e=[r]:e.push(r),s++}if(!us.test(a)){let r={instancePath:t,schemaPath:"\
#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+\
.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',
schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:a};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t,schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,data:a};e===null?e=[r]:e.push(
r),s++}var f=i===s;p=p||f;let l=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.whole===void 0){
let r={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"wh\
ole"},message:"must have required property 'whole'",schema:Le.anyOf[1].required,parentSchema:Le.anyOf[1],
data:a};e===null?e=[r]:e.push(r),s++}if(a.stream===void 0){let r={instancePath:t,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:"stream"},message:"must have required proper\
ty 'stream'",schema:Le.anyOf[1].required,parentSchema:Le.anyOf[1],data:a};e===null?e=[r]:e.push(r),s++}
for(let r in a)if(!(r==="whole"||r==="stream")){let c={instancePath:t,schemaPath:"#/anyOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:Le.anyOf[1],data:a};e===null?e=[c]:e.push(c),s++}if(a.whole!==
void 0){let r=a.whole;if(typeof r=="string"){if(P(r)>256){let c={instancePath:t+"/whole",schemaPath:"\
#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT ha\
ve more than 256 characters",schema:256,parentSchema:fe,data:r};e===null?e=[c]:e.push(c),s++}if(P(r)<
1){let c={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:fe,data:r};
e===null?e=[c]:e.push(c),s++}if(!us.test(r)){let c={instancePath:t+"/whole",schemaPath:"#/components\
/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\\
]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',schema:"^(?!/\
/|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:r};e===null?e=[c]:e.push(c),s++}}else{
let c={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,data:r};e===null?e=[c]:e.push(
c),s++}}if(a.stream!==void 0){let r=a.stream;if(typeof r=="string"){if(P(r)>256){let c={instancePath:t+
"/stream",schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:fe,data:r};e===null?e=[c]:e.
push(c),s++}if(P(r)<1){let c={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:fe,data:r};e===null?e=[c]:e.push(c),s++}if(!us.test(r)){let c={instancePath:t+"/stream",
schemaPath:"#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z\
][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\\
[\\]-~]+$"',schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:fe,data:r};e===null?
e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,
data:r};e===null?e=[c]:e.push(c),s++}}}else{let r={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Le.anyOf[1].type,parentSchema:Le.anyOf[1],
data:a};e===null?e=[r]:e.push(r),s++}var f=l===s;if(p=p||f,f)var m=!0;if(p)s=o,e!==null&&(o?e.length=
o:e=null);else{let r={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf",schema:Le.anyOf,parentSchema:Le,data:a};e===null?e=[r]:e.push(r),s++}return ee.
errors=e,L.props=m,s===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};var te={type:"object",additionalProperties:!1,
properties:{min:{type:"number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},
words:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"\
array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}},except:{type:"array",maxItems:32,
items:{$ref:"#/components/schemas/MemberValue"}}}},me={anyOf:[{type:"string",maxLength:256},{type:"n\
umber",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function Fe(a,{instancePath:t="",parentData:R,parentDataProperty:D,
rootData:j=a,dynamicAnchors:V={}}={}){let e=null,s=0,L=Fe.evaluated;if(L.dynamicProps&&(L.props=void 0),
L.dynamicItems&&(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="\
min"||i==="max"||i==="words"||i==="only"||i==="except")){let l={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:te,data:a};e===null?e=[l]:e.push(l),s++}if(a.min!==void 0){
let i=a.min;if(typeof i=="number"){if(i>1e6||isNaN(i)){let l={instancePath:t+"/min",schemaPath:"#/pr\
operties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:te.properties.min,data:i};e===null?e=[l]:e.push(l),s++}if(i<-1e6||isNaN(
i)){let l={instancePath:t+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:te.properties.min,data:i};e===
null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/min",schemaPath:"#/properties/min/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:te.properties.min.type,parentSchema:te.
properties.min,data:i};e===null?e=[l]:e.push(l),s++}}if(a.max!==void 0){let i=a.max;if(typeof i=="nu\
mber"){if(i>1e6||isNaN(i)){let l={instancePath:t+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:te.
properties.max,data:i};e===null?e=[l]:e.push(l),s++}if(i<-1e6||isNaN(i)){let l={instancePath:t+"/max",
schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"\
must be >= -1000000",schema:-1e6,parentSchema:te.properties.max,data:i};e===null?e=[l]:e.push(l),s++}}else{
let l={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:"number"},
message:"must be number",schema:te.properties.max.type,parentSchema:te.properties.max,data:i};e===null?
e=[l]:e.push(l),s++}}if(a.words!==void 0){let i=a.words;if(i&&typeof i=="object"&&!Array.isArray(i)){
if(Object.keys(i).length>32){let l={instancePath:t+"/words",schemaPath:"#/properties/words/maxProper\
ties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:te.properties.words,data:i};e===null?e=[l]:e.push(l),s++}for(let l in i){let f=i[l];if(typeof f==
"string"){if(P(f)>64){let m={instancePath:t+"/words/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:te.properties.words.additionalProperties,
data:f};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/words/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:te.properties.words.additionalProperties.type,parentSchema:te.
properties.words.additionalProperties,data:f};e===null?e=[m]:e.push(m),s++}}}else{let l={instancePath:t+
"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:te.properties.words.type,parentSchema:te.properties.words,data:i};e===null?e=[l]:e.push(
l),s++}}if(a.only!==void 0){let i=a.only;if(Array.isArray(i)){if(i.length>32){let f={instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:te.properties.only,data:i};e===null?e=[f]:e.push(
f),s++}let l=i.length;for(let f=0;f<l;f++){let m=i[f],r=s,c=!1,h=s;if(typeof m=="string"){if(P(m)>256){
let A={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:me.
anyOf[0],data:m};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:t+"/only/"+f,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:me.anyOf[0].type,parentSchema:me.anyOf[0],data:m};e===null?e=[A]:e.push(A),s++}var o=h===
s;c=c||o;let w=s;if(typeof m=="number"){if(m>1e6||isNaN(m)){let A={instancePath:t+"/only/"+f,schemaPath:"\
#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:me.anyOf[1],data:m};e===null?e=[A]:e.push(A),s++}
if(m<-1e6||isNaN(m)){let A={instancePath:t+"/only/"+f,schemaPath:"#/components/schemas/MemberValue/a\
nyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:me.anyOf[1],data:m};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:t+
"/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/type",keyword:"type",params:{type:"n\
umber"},message:"must be number",schema:me.anyOf[1].type,parentSchema:me.anyOf[1],data:m};e===null?e=
[A]:e.push(A),s++}var o=w===s;c=c||o;let S=s;if(typeof m!="boolean"){let A={instancePath:t+"/only/"+
f,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:me.anyOf[2].type,parentSchema:me.anyOf[2],data:m};e===null?e=[A]:e.
push(A),s++}var o=S===s;if(c=c||o,c)s=r,e!==null&&(r?e.length=r:e=null);else{let A={instancePath:t+"\
/only/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:me.anyOf,parentSchema:me,data:m};e===null?e=[A]:e.push(A),s++}}}else{
let l={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:te.properties.only.type,parentSchema:te.properties.only,data:i};e===null?
e=[l]:e.push(l),s++}}if(a.except!==void 0){let i=a.except;if(Array.isArray(i)){if(i.length>32){let f={
instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"maxItems",params:{limit:32},
message:"must NOT have more than 32 items",schema:32,parentSchema:te.properties.except,data:i};e===null?
e=[f]:e.push(f),s++}let l=i.length;for(let f=0;f<l;f++){let m=i[f],r=s,c=!1,h=s;if(typeof m=="string"){
if(P(m)>256){let A={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/0\
/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",
schema:256,parentSchema:me.anyOf[0],data:m};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:t+
"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:me.anyOf[0].type,parentSchema:me.anyOf[0],data:m};e===null?
e=[A]:e.push(A),s++}var p=h===s;c=c||p;let w=s;if(typeof m=="number"){if(m>1e6||isNaN(m)){let A={instancePath:t+
"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:me.anyOf[1],data:m};
e===null?e=[A]:e.push(A),s++}if(m<-1e6||isNaN(m)){let A={instancePath:t+"/except/"+f,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},
message:"must be >= -1000000",schema:-1e6,parentSchema:me.anyOf[1],data:m};e===null?e=[A]:e.push(A),
s++}}else{let A={instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number",schema:me.anyOf[1].type,parentSchema:me.
anyOf[1],data:m};e===null?e=[A]:e.push(A),s++}var p=w===s;c=c||p;let S=s;if(typeof m!="boolean"){let A={
instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:me.anyOf[2].type,parentSchema:me.anyOf[2],data:m};
e===null?e=[A]:e.push(A),s++}var p=S===s;if(c=c||p,c)s=r,e!==null&&(r?e.length=r:e=null);else{let A={
instancePath:t+"/except/"+f,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:me.anyOf,parentSchema:me,data:m};e===null?e=[A]:e.push(
A),s++}}}else{let l={instancePath:t+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:te.properties.except.type,parentSchema:te.properties.except,
data:i};e===null?e=[l]:e.push(l),s++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:te.type,parentSchema:te,data:a};e===null?e=[i]:
e.push(i),s++}return Fe.errors=e,s===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=new RegExp(
"^[a-z0-9-]+$","u");function Be(a,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,
dynamicAnchors:V={}}={}){let e=null,s=0,L=Be.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&
(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!Me.call(g.properties,m)){
let r={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:g,data:a};e===null?e=[r]:e.push(
r),s++}if(a.dialects!==void 0){let m=a.dialects;if(Array.isArray(m)){if(m.length>16){let c={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:g.properties.dialects,data:m};e===null?e=[c]:
e.push(c),s++}if(m.length<1){let c={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:g.
properties.dialects,data:m};e===null?e=[c]:e.push(c),s++}let r=m.length;for(let c=0;c<r;c++){let h=m[c];
if(typeof h!="string"){let w={instancePath:t+"/dialects/"+c,schemaPath:"#/components/schemas/Dialect\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ve.type,parentSchema:ve,
data:h};e===null?e=[w]:e.push(w),s++}if(!(h==="chat"||h==="responses"||h==="messages"||h==="embeddin\
gs"||h==="rerank"||h==="moderations")){let w={instancePath:t+"/dialects/"+c,schemaPath:"#/components\
/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:ve.enum},message:"must be equal to one o\
f the allowed values",schema:ve.enum,parentSchema:ve,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:g.properties.dialects.type,parentSchema:g.properties.dialects,data:m};
e===null?e=[r]:e.push(r),s++}}if(a.paths!==void 0){let m=a.paths;if(m&&typeof m=="object"&&!Array.isArray(
m)){for(let r in m)if(!(r==="chat"||r==="responses"||r==="messages"||r==="embeddings"||r==="rerank"||
r==="moderations"||r==="count_tokens")){let c={instancePath:t+"/paths",schemaPath:"#/properties/path\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties",schema:!1,parentSchema:g.properties.paths,data:m};e===null?e=[c]:e.push(
c),s++}m.chat!==void 0&&(ee(m.chat,{instancePath:t+"/paths/chat",parentData:m,parentDataProperty:"ch\
at",rootData:j,dynamicAnchors:V})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),m.responses!==
void 0&&(ee(m.responses,{instancePath:t+"/paths/responses",parentData:m,parentDataProperty:"response\
s",rootData:j,dynamicAnchors:V})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),m.messages!==
void 0&&(ee(m.messages,{instancePath:t+"/paths/messages",parentData:m,parentDataProperty:"messages",
rootData:j,dynamicAnchors:V})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),m.embeddings!==
void 0&&(ee(m.embeddings,{instancePath:t+"/paths/embeddings",parentData:m,parentDataProperty:"embedd\
ings",rootData:j,dynamicAnchors:V})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),m.rerank!==
void 0&&(ee(m.rerank,{instancePath:t+"/paths/rerank",parentData:m,parentDataProperty:"rerank",rootData:j,
dynamicAnchors:V})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),m.moderations!==void 0&&(ee(
m.moderations,{instancePath:t+"/paths/moderations",parentData:m,parentDataProperty:"moderations",rootData:j,
dynamicAnchors:V})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),m.count_tokens!==void 0&&
(ee(m.count_tokens,{instancePath:t+"/paths/count_tokens",parentData:m,parentDataProperty:"count_toke\
ns",rootData:j,dynamicAnchors:V})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length))}else{let r={
instancePath:t+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:g.properties.paths.type,parentSchema:g.properties.paths,data:m};e===null?e=[r]:
e.push(r),s++}}if(a.token_limit!==void 0){let m=a.token_limit;if(typeof m!="string"){let r={instancePath:t+
"/token_limit",schemaPath:"#/properties/token_limit/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:g.properties.token_limit.type,parentSchema:g.properties.token_limit,data:m};e===
null?e=[r]:e.push(r),s++}if(!(m==="max_tokens"||m==="max_completion_tokens")){let r={instancePath:t+
"/token_limit",schemaPath:"#/properties/token_limit/enum",keyword:"enum",params:{allowedValues:g.properties.
token_limit.enum},message:"must be equal to one of the allowed values",schema:g.properties.token_limit.
enum,parentSchema:g.properties.token_limit,data:m};e===null?e=[r]:e.push(r),s++}}if(a.unknown_members!==
void 0){let m=a.unknown_members;if(typeof m!="string"){let r={instancePath:t+"/unknown_members",schemaPath:"\
#/properties/unknown_members/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.unknown_members.type,parentSchema:g.properties.unknown_members,data:m};e===null?e=[r]:e.push(
r),s++}if(!(m==="refuses"||m==="obeys")){let r={instancePath:t+"/unknown_members",schemaPath:"#/prop\
erties/unknown_members/enum",keyword:"enum",params:{allowedValues:g.properties.unknown_members.enum},
message:"must be equal to one of the allowed values",schema:g.properties.unknown_members.enum,parentSchema:g.
properties.unknown_members,data:m};e===null?e=[r]:e.push(r),s++}}if(a.members!==void 0){let m=a.members;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>128){let r={instancePath:t+"/m\
embers",schemaPath:"#/properties/members/maxProperties",keyword:"maxProperties",params:{limit:128},message:"\
must NOT have more than 128 properties",schema:128,parentSchema:g.properties.members,data:m};e===null?
e=[r]:e.push(r),s++}for(let r in m){let c=s;if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+
"/members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:r,propertyName:r};e===
null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/members",schemaPath:"#/components/schema\
s/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters",schema:1,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(!$e.test(r)){
let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"patte\
rn",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-\
]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(
h),s++}}else{let h={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,data:r,propertyName:r};
e===null?e=[h]:e.push(h),s++}var o=c===s;if(!o){let h={instancePath:t+"/members",schemaPath:"#/prope\
rties/members/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name \
must be valid",schema:g.properties.members.propertyNames,parentSchema:g.properties.members,data:m};e===
null?e=[h]:e.push(h),s++}}for(let r in m){let c=m[r];if(typeof c!="string"){let h={instancePath:t+"/\
members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:es.type,parentSchema:es,data:c};
e===null?e=[h]:e.push(h),s++}if(!(c==="free"||c==="bounded"||c==="times"||c==="priced"||c==="omit")){
let h={instancePath:t+"/members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/\
schemas/MemberClass/enum",keyword:"enum",params:{allowedValues:es.enum},message:"must be equal to on\
e of the allowed values",schema:es.enum,parentSchema:es,data:c};e===null?e=[h]:e.push(h),s++}}}else{
let r={instancePath:t+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:g.properties.members.type,parentSchema:g.properties.members,
data:m};e===null?e=[r]:e.push(r),s++}}if(a.message_members!==void 0){let m=a.message_members;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(Object.keys(m).length>32){let r={instancePath:t+"/message_members",schemaPath:"\
#/properties/message_members/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must \
NOT have more than 32 properties",schema:32,parentSchema:g.properties.message_members,data:m};e===null?
e=[r]:e.push(r),s++}for(let r in m){let c=s;if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:r,propertyName:r};
e===null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/message_members",schemaPath:"#/compo\
nents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters",schema:1,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(!$e.
test(r)){let h={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Z\
a-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:r,propertyName:r};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/message_members",schemaPath:"#/components/sch\
emas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var p=c===s;if(!p){let h={instancePath:t+"/messa\
ge_members",schemaPath:"#/properties/message_members/propertyNames",keyword:"propertyNames",params:{
propertyName:r},message:"property name must be valid",schema:g.properties.message_members.propertyNames,
parentSchema:g.properties.message_members,data:m};e===null?e=[h]:e.push(h),s++}}for(let r in m){let c=m[r];
if(typeof c!="string"){let h={instancePath:t+"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/message_members/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:g.properties.message_members.additionalProperties.type,parentSchema:g.
properties.message_members.additionalProperties,data:c};e===null?e=[h]:e.push(h),s++}if(c!=="omit"){
let h={instancePath:t+"/message_members/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/message_members/additionalProperties/enum",keyword:"enum",params:{allowedValues:g.properties.
message_members.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:g.
properties.message_members.additionalProperties.enum,parentSchema:g.properties.message_members.additionalProperties,
data:c};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+"/message_members",schemaPath:"#/p\
roperties/message_members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.message_members.type,parentSchema:g.properties.message_members,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.rename!==void 0){let m=a.rename;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.
keys(m).length>32){let r={instancePath:t+"/rename",schemaPath:"#/properties/rename/maxProperties",keyword:"\
maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:g.
properties.rename,data:m};e===null?e=[r]:e.push(r),s++}for(let r in m){let c=s;if(typeof r=="string"){
if(P(r)>64){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:F,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),
s++}if(!$e.test(r)){let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:r,propertyName:r};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/rename",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var i=c===s;if(!i){let h={instancePath:t+"/renam\
e",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"\
property name must be valid",schema:g.properties.rename.propertyNames,parentSchema:g.properties.rename,
data:m};e===null?e=[h]:e.push(h),s++}}for(let r in m){let c=m[r];if(typeof c=="string"){if(P(c)>64){
let h={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters",schema:64,parentSchema:F,data:c};e===null?e=[h]:e.push(h),s++}if(P(c)<1){let h={instancePath:t+
"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:F,data:c};e===null?e=[h]:e.push(h),s++}if(!$e.test(c)){let h={instancePath:t+"/rename/"+
r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:c};e===null?e=[h]:e.push(h),s++}}else{
let h={instancePath:t+"/rename/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,
parentSchema:F,data:c};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+"/rename",schemaPath:"\
#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.
rename.type,parentSchema:g.properties.rename,data:m};e===null?e=[r]:e.push(r),s++}}if(a.add!==void 0){
let m=a.add;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>32){let r={instancePath:t+
"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProperties",params:{limit:32},message:"\
must NOT have more than 32 properties",schema:32,parentSchema:g.properties.add,data:m};e===null?e=[r]:
e.push(r),s++}for(let r in m){let c=s;if(typeof r=="string"){if(P(r)>64){let h={instancePath:t+"/add",
schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:
e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}if(!$e.test(r)){let h={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
a-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_-]*$",parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+
"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var l=c===
s;if(!l){let h={instancePath:t+"/add",schemaPath:"#/properties/add/propertyNames",keyword:"propertyN\
ames",params:{propertyName:r},message:"property name must be valid",schema:g.properties.add.propertyNames,
parentSchema:g.properties.add,data:m};e===null?e=[h]:e.push(h),s++}}}else{let r={instancePath:t+"/ad\
d",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:g.properties.add.type,parentSchema:g.properties.add,data:m};e===null?e=[r]:e.push(r),s++}}if(a.
values!==void 0){let m=a.values;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>
32){let r={instancePath:t+"/values",schemaPath:"#/properties/values/maxProperties",keyword:"maxPrope\
rties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:g.properties.
values,data:m};e===null?e=[r]:e.push(r),s++}for(let r in m){let c=s;if(typeof r=="string"){if(P(r)>64){
let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:r,
propertyName:r};e===null?e=[h]:e.push(h),s++}if(P(r)<1){let h={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:F,data:r,propertyName:r};e===null?e=[h]:e.push(h),
s++}if(!$e.test(r)){let h={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:r,propertyName:r};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:t+"/values",schemaPath:"#/components/schemas/Memb\
erName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:r,propertyName:r};e===null?e=[h]:e.push(h),s++}var f=c===s;if(!f){let h={instancePath:t+"/value\
s",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"\
property name must be valid",schema:g.properties.values.propertyNames,parentSchema:g.properties.values,
data:m};e===null?e=[h]:e.push(h),s++}}for(let r in m)Fe(m[r],{instancePath:t+"/values/"+r.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:r,rootData:j,dynamicAnchors:V})||(e=e===null?
Fe.errors:e.concat(Fe.errors),s=e.length)}else{let r={instancePath:t+"/values",schemaPath:"#/propert\
ies/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.
values.type,parentSchema:g.properties.values,data:m};e===null?e=[r]:e.push(r),s++}}if(a.system!==void 0){
let m=a.system;if(typeof m!="string"){let r={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.system.type,
parentSchema:g.properties.system,data:m};e===null?e=[r]:e.push(r),s++}if(!(m==="any"||m==="leading"||
m==="one_leading")){let r={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:g.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:g.properties.system.enum,parentSchema:g.properties.system,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.preamble!==void 0){let m=a.preamble;if(Array.isArray(m)){if(m.length>16){let c={instancePath:t+
"/preamble",schemaPath:"#/properties/preamble/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:g.properties.preamble,data:m};e===null?e=[c]:
e.push(c),s++}let r=m.length;for(let c=0;c<r;c++){let h=m[c];if(typeof h=="string"){if(P(h)>256){let w={
instancePath:t+"/preamble/"+c,schemaPath:"#/properties/preamble/items/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:g.properties.
preamble.items,data:h};e===null?e=[w]:e.push(w),s++}if(P(h)<1){let w={instancePath:t+"/preamble/"+c,
schemaPath:"#/properties/preamble/items/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",schema:1,parentSchema:g.properties.preamble.items,data:h};e===null?
e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/preamble/"+c,schemaPath:"#/properties/preamble/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.preamble.
items.type,parentSchema:g.properties.preamble.items,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={
instancePath:t+"/preamble",schemaPath:"#/properties/preamble/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:g.properties.preamble.type,parentSchema:g.properties.preamble,data:m};
e===null?e=[r]:e.push(r),s++}}if(a.order!==void 0){let m=a.order;if(Array.isArray(m)){if(m.length>2){
let c={instancePath:t+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items",schema:2,parentSchema:g.properties.order,data:m};e===null?
e=[c]:e.push(c),s++}let r=m.length;for(let c=0;c<r;c++){let h=m[c];if(typeof h!="string"){let w={instancePath:t+
"/order/"+c,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:g.properties.order.items.type,parentSchema:g.properties.order.items,data:h};e===
null?e=[w]:e.push(w),s++}if(!(h==="alternate"||h==="no_user_after_tool")){let w={instancePath:t+"/or\
der/"+c,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:g.properties.
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
rn")){let c={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:g.properties.tool_names,data:m};e===null?e=[c]:e.push(c),s++}if(m.max!==
void 0){let r=m.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let c={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:g.properties.tool_names.properties.max.type,parentSchema:g.properties.
tool_names.properties.max,data:r};e===null?e=[c]:e.push(c),s++}if(typeof r=="number"){if(r>256||isNaN(
r)){let c={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:g.
properties.tool_names.properties.max,data:r};e===null?e=[c]:e.push(c),s++}if(r<16||isNaN(r)){let c={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:g.properties.
tool_names.properties.max,data:r};e===null?e=[c]:e.push(c),s++}}}if(m.pattern!==void 0){let r=m.pattern;
if(typeof r=="string"){if(P(r)>128){let c={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:g.properties.tool_names.properties.pattern,
data:r};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:g.properties.tool_names.properties.pattern.type,parentSchema:g.properties.tool_names.
properties.pattern,data:r};e===null?e=[c]:e.push(c),s++}}}else{let r={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.tool_names.type,parentSchema:g.properties.tool_names,data:m};e===null?e=[r]:e.push(r),s++}}
if(a.tool_call_ids!==void 0){let m=a.tool_call_ids;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.
length===void 0){let r={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:g.properties.tool_call_ids.required,parentSchema:g.properties.tool_call_ids,data:m};e===
null?e=[r]:e.push(r),s++}for(let r in m)if(r!=="length"){let c={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.tool_call_ids,data:m};
e===null?e=[c]:e.push(c),s++}if(m.length!==void 0){let r=m.length;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let c={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.tool_call_ids.
properties.length.type,parentSchema:g.properties.tool_call_ids.properties.length,data:r};e===null?e=
[c]:e.push(c),s++}if(typeof r=="number"){if(r>64||isNaN(r)){let c={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:g.properties.tool_call_ids.properties.length,
data:r};e===null?e=[c]:e.push(c),s++}if(r<8||isNaN(r)){let c={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:g.properties.tool_call_ids.properties.length,
data:r};e===null?e=[c]:e.push(c),s++}}}}else{let r={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.tool_call_ids.type,parentSchema:g.properties.tool_call_ids,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.tool_choice!==void 0){let m=a.tool_choice;if(m&&typeof m=="object"&&!Array.isArray(m)){
for(let r in m)if(!(r==="required"||r==="named")){let c={instancePath:t+"/tool_choice",schemaPath:"#\
/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.tool_choice,data:m};
e===null?e=[c]:e.push(c),s++}if(m.required!==void 0){let r=m.required;if(typeof r=="string"){if(P(r)>
32){let c={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/properties/re\
quired/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs",schema:32,parentSchema:g.properties.tool_choice.properties.required,data:r};e===null?e=[c]:e.push(
c),s++}}else{let c={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_choice/prop\
erties/required/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
tool_choice.properties.required.type,parentSchema:g.properties.tool_choice.properties.required,data:r};
e===null?e=[c]:e.push(c),s++}}if(m.named!==void 0){let r=m.named;if(typeof r!="boolean"){let c={instancePath:t+
"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/named/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:g.properties.tool_choice.properties.named.type,parentSchema:g.
properties.tool_choice.properties.named,data:r};e===null?e=[c]:e.push(c),s++}}}else{let r={instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:g.properties.tool_choice.type,parentSchema:g.properties.tool_choice,data:m};e===
null?e=[r]:e.push(r),s++}}if(a.response_format!==void 0){let m=a.response_format;if(Array.isArray(m)){
if(m.length>3){let c={instancePath:t+"/response_format",schemaPath:"#/properties/response_format/max\
Items",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items",schema:3,parentSchema:g.
properties.response_format,data:m};e===null?e=[c]:e.push(c),s++}let r=m.length;for(let c=0;c<r;c++){
let h=m[c];if(typeof h!="string"){let w={instancePath:t+"/response_format/"+c,schemaPath:"#/properti\
es/response_format/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.response_format.items.type,parentSchema:g.properties.response_format.items,data:h};e===null?
e=[w]:e.push(w),s++}if(!(h==="text"||h==="json_object"||h==="json_schema")){let w={instancePath:t+"/\
response_format/"+c,schemaPath:"#/properties/response_format/items/enum",keyword:"enum",params:{allowedValues:g.
properties.response_format.items.enum},message:"must be equal to one of the allowed values",schema:g.
properties.response_format.items.enum,parentSchema:g.properties.response_format.items,data:h};e===null?
e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/response_format",schemaPath:"#/properties/respons\
e_format/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.response_format.
type,parentSchema:g.properties.response_format,data:m};e===null?e=[r]:e.push(r),s++}}if(a.user!==void 0){
let m=a.user;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.max===void 0){let r={instancePath:t+"\
/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'",schema:g.properties.user.required,parentSchema:g.properties.user,
data:m};e===null?e=[r]:e.push(r),s++}for(let r in m)if(r!=="max"){let c={instancePath:t+"/user",schemaPath:"\
#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.user,data:m};e===null?
e=[c]:e.push(c),s++}if(m.max!==void 0){let r=m.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let c={
instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:g.properties.user.properties.max.type,parentSchema:g.
properties.user.properties.max,data:r};e===null?e=[c]:e.push(c),s++}if(typeof r=="number"){if(r>1024||
isNaN(r)){let c={instancePath:t+"/user/max",schemaPath:"#/properties/user/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1024},message:"must be <= 1024",schema:1024,parentSchema:g.properties.
user.properties.max,data:r};e===null?e=[c]:e.push(c),s++}if(r<16||isNaN(r)){let c={instancePath:t+"/\
user/max",schemaPath:"#/properties/user/properties/max/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:16},message:"must be >= 16",schema:16,parentSchema:g.properties.user.properties.max,data:r};
e===null?e=[c]:e.push(c),s++}}}}else{let r={instancePath:t+"/user",schemaPath:"#/properties/user/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.user.type,parentSchema:g.
properties.user,data:m};e===null?e=[r]:e.push(r),s++}}if(a.reasoning!==void 0){let m=a.reasoning;if(m&&
typeof m=="object"&&!Array.isArray(m)){for(let r in m)if(!(r==="member"||r==="back"||r==="thinking")){
let c={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:g.properties.reasoning,data:m};e===null?e=[c]:e.push(c),s++}if(m.member!==void 0){let r=m.
member;if(typeof r!="string"){let c={instancePath:t+"/reasoning/member",schemaPath:"#/properties/rea\
soning/properties/member/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.reasoning.properties.member.type,parentSchema:g.properties.reasoning.properties.member,data:r};
e===null?e=[c]:e.push(c),s++}if(!(r==="both"||r==="reasoning"||r==="reasoning_content")){let c={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/enum",keyword:"enum",params:{
allowedValues:g.properties.reasoning.properties.member.enum},message:"must be equal to one of the al\
lowed values",schema:g.properties.reasoning.properties.member.enum,parentSchema:g.properties.reasoning.
properties.member,data:r};e===null?e=[c]:e.push(c),s++}}if(m.back!==void 0){let r=m.back;if(typeof r!=
"string"){let c={instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.reasoning.
properties.back.type,parentSchema:g.properties.reasoning.properties.back,data:r};e===null?e=[c]:e.push(
c),s++}if(!(r==="always"||r==="with_tool_calls"||r==="never")){let c={instancePath:t+"/reasoning/bac\
k",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"enum",params:{allowedValues:g.properties.
reasoning.properties.back.enum},message:"must be equal to one of the allowed values",schema:g.properties.
reasoning.properties.back.enum,parentSchema:g.properties.reasoning.properties.back,data:r};e===null?
e=[c]:e.push(c),s++}}if(m.thinking!==void 0){let r=m.thinking;if(typeof r!="string"){let c={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.reasoning.properties.thinking.type,parentSchema:g.
properties.reasoning.properties.thinking,data:r};e===null?e=[c]:e.push(c),s++}if(!(r==="budget"||r===
"effort"||r==="none")){let c={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/enum",keyword:"enum",params:{allowedValues:g.properties.reasoning.properties.thinking.
enum},message:"must be equal to one of the allowed values",schema:g.properties.reasoning.properties.
thinking.enum,parentSchema:g.properties.reasoning.properties.thinking,data:r};e===null?e=[c]:e.push(
c),s++}}}else{let r={instancePath:t+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:g.properties.reasoning.type,parentSchema:g.
properties.reasoning,data:m};e===null?e=[r]:e.push(r),s++}}if(a.missing!==void 0){let m=a.missing;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.member===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"member"},message:"must ha\
ve required property 'member'",schema:g.properties.missing.required,parentSchema:g.properties.missing,
data:m};e===null?e=[r]:e.push(r),s++}if(m.value===void 0){let r={instancePath:t+"/missing",schemaPath:"\
#/properties/missing/required",keyword:"required",params:{missingProperty:"value"},message:"must hav\
e required property 'value'",schema:g.properties.missing.required,parentSchema:g.properties.missing,
data:m};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="member"||r==="value")){let c={instancePath:t+
"/missing",schemaPath:"#/properties/missing/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.
missing,data:m};e===null?e=[c]:e.push(c),s++}if(m.member!==void 0){let r=m.member;if(typeof r=="stri\
ng"){if(P(r)>64){let c={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}if(P(r)<1){let c={instancePath:t+"/missing/membe\
r",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}
if(!$e.test(r)){let c={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberName/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern \
"^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:F,data:r};e===null?e=[c]:
e.push(c),s++}}else{let c={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberN\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.type,parentSchema:F,
data:r};e===null?e=[c]:e.push(c),s++}}if(m.value!==void 0){let r=m.value;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){let c={instancePath:t+"/missing/value",schemaPath:"#/properties/missing/properti\
es/value/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.missing.
properties.value.type,parentSchema:g.properties.missing.properties.value,data:r};e===null?e=[c]:e.push(
c),s++}}}else{let r={instancePath:t+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:g.properties.missing.type,parentSchema:g.properties.
missing,data:m};e===null?e=[r]:e.push(r),s++}}if(a.errors!==void 0){let m=a.errors;if(Array.isArray(
m)){if(m.length>64){let c={instancePath:t+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:g.properties.
errors,data:m};e===null?e=[c]:e.push(c),s++}let r=m.length;for(let c=0;c<r;c++){let h=m[c];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.means===void 0){let w={instancePath:t+"/errors/"+c,schemaPath:"#/c\
omponents/schemas/ErrorFact/required",keyword:"required",params:{missingProperty:"means"},message:"m\
ust have required property 'means'",schema:oe.required,parentSchema:oe,data:h};e===null?e=[w]:e.push(
w),s++}for(let w in h)if(!(w==="status"||w==="code"||w==="phrase"||w==="means")){let S={instancePath:t+
"/errors/"+c,schemaPath:"#/components/schemas/ErrorFact/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:oe,
data:h};e===null?e=[S]:e.push(S),s++}if(h.status!==void 0){let w=h.status;if(!(typeof w=="number"&&!(w%
1)&&!isNaN(w))){let S={instancePath:t+"/errors/"+c+"/status",schemaPath:"#/components/schemas/ErrorF\
act/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:oe.
properties.status.type,parentSchema:oe.properties.status,data:w};e===null?e=[S]:e.push(S),s++}if(typeof w==
"number"){if(w>599||isNaN(w)){let S={instancePath:t+"/errors/"+c+"/status",schemaPath:"#/components/\
schemas/ErrorFact/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:oe.properties.status,data:w};e===null?e=[S]:e.push(S),s++}if(w<
200||isNaN(w)){let S={instancePath:t+"/errors/"+c+"/status",schemaPath:"#/components/schemas/ErrorFa\
ct/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be \
>= 200",schema:200,parentSchema:oe.properties.status,data:w};e===null?e=[S]:e.push(S),s++}}}if(h.code!==
void 0){let w=h.code;if(typeof w=="string"){if(P(w)>128){let S={instancePath:t+"/errors/"+c+"/code",
schemaPath:"#/components/schemas/ErrorFact/properties/code/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:oe.properties.code,data:w};
e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+c+"/code",schemaPath:"#/componen\
ts/schemas/ErrorFact/properties/code/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:oe.properties.code.type,parentSchema:oe.properties.code,data:w};e===null?e=[S]:e.push(S),
s++}}if(h.phrase!==void 0){let w=h.phrase;if(typeof w=="string"){if(P(w)>512){let S={instancePath:t+
"/errors/"+c+"/phrase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters",schema:512,parentSchema:oe.
properties.phrase,data:w};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+c+"/ph\
rase",schemaPath:"#/components/schemas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:oe.properties.phrase.type,parentSchema:oe.properties.phrase,
data:w};e===null?e=[S]:e.push(S),s++}}if(h.means!==void 0){let w=h.means;if(typeof w!="string"){let S={
instancePath:t+"/errors/"+c+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/means/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:oe.properties.means.type,parentSchema:oe.
properties.means,data:w};e===null?e=[S]:e.push(S),s++}if(!(w==="context_length"||w==="content_filter"||
w==="model"||w==="key"||w==="quota"||w==="rate"||w==="overloaded"||w==="caller"||w==="member"||w==="\
system"||w==="reasoning")){let S={instancePath:t+"/errors/"+c+"/means",schemaPath:"#/components/sche\
mas/ErrorFact/properties/means/enum",keyword:"enum",params:{allowedValues:oe.properties.means.enum},
message:"must be equal to one of the allowed values",schema:oe.properties.means.enum,parentSchema:oe.
properties.means,data:w};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:t+"/errors/"+c,schemaPath:"\
#/components/schemas/ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:oe.type,parentSchema:oe,data:h};e===null?e=[w]:e.push(w),s++}}}else{let r={instancePath:t+"/e\
rrors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:g.properties.errors.type,parentSchema:g.properties.errors,data:m};e===null?e=[r]:e.push(
r),s++}}if(a.request_id!==void 0){let m=a.request_id;if(typeof m=="string"){if(P(m)>64){let r={instancePath:t+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:g.properties.request_id,data:m};e===null?
e=[r]:e.push(r),s++}if(!ds.test(m)){let r={instancePath:t+"/request_id",schemaPath:"#/properties/req\
uest_id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-\
z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:g.properties.request_id,data:m};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:g.properties.request_id.type,parentSchema:g.
properties.request_id,data:m};e===null?e=[r]:e.push(r),s++}}if(a.remaining!==void 0){let m=a.remaining;
if(Array.isArray(m)){if(m.length>8){let c={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,
parentSchema:g.properties.remaining,data:m};e===null?e=[c]:e.push(c),s++}let r=m.length;for(let c=0;c<
r;c++){let h=m[c];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.left===void 0){let w={instancePath:t+
"/remaining/"+c,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'",schema:g.properties.remaining.items.required,parentSchema:g.
properties.remaining.items,data:h};e===null?e=[w]:e.push(w),s++}if(h.reset===void 0){let w={instancePath:t+
"/remaining/"+c,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:g.properties.remaining.items.required,parentSchema:g.
properties.remaining.items,data:h};e===null?e=[w]:e.push(w),s++}for(let w in h)if(!(w==="left"||w===
"reset")){let S={instancePath:t+"/remaining/"+c,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:g.properties.remaining.items,data:h};e===null?e=[S]:e.push(
S),s++}if(h.left!==void 0){let w=h.left;if(typeof w=="string"){if(P(w)>64){let S={instancePath:t+"/r\
emaining/"+c+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:g.
properties.remaining.items.properties.left,data:w};e===null?e=[S]:e.push(S),s++}if(!ds.test(w)){let S={
instancePath:t+"/remaining/"+c+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:g.properties.remaining.items.properties.left,data:w};e===null?e=[S]:e.push(
S),s++}}else{let S={instancePath:t+"/remaining/"+c+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
remaining.items.properties.left.type,parentSchema:g.properties.remaining.items.properties.left,data:w};
e===null?e=[S]:e.push(S),s++}}if(h.reset!==void 0){let w=h.reset;if(typeof w=="string"){if(P(w)>64){
let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:g.properties.remaining.items.properties.reset,data:w};e===null?e=[S]:e.push(S),
s++}if(!ds.test(w)){let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:g.properties.remaining.items.properties.
reset,data:w};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:g.properties.remaining.items.properties.reset.type,parentSchema:g.properties.remaining.
items.properties.reset,data:w};e===null?e=[S]:e.push(S),s++}}}else{let w={instancePath:t+"/remaining\
/"+c,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
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
e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="member"||r==="per_usd")){let c={instancePath:t+
"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.cost,data:m};e===null?
e=[c]:e.push(c),s++}if(m.member!==void 0){let r=m.member;if(typeof r=="string"){if(P(r)>64){let c={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:F,data:r};e===null?e=[c]:e.push(
c),s++}if(P(r)<1){let c={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}if(!$e.test(r)){let c={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:F.type,parentSchema:F,data:r};e===null?e=[c]:e.push(c),s++}}if(m.per_usd!==void 0){
let r=m.per_usd;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let c={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:g.properties.cost.properties.per_usd.type,parentSchema:g.properties.cost.properties.per_usd,
data:r};e===null?e=[c]:e.push(c),s++}if(typeof r=="number"){if(r>1e12||isNaN(r)){let c={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:g.properties.
cost.properties.per_usd,data:r};e===null?e=[c]:e.push(c),s++}if(r<1||isNaN(r)){let c={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:g.properties.cost.properties.per_usd,
data:r};e===null?e=[c]:e.push(c),s++}}}}else{let r={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.cost.type,
parentSchema:g.properties.cost,data:m};e===null?e=[r]:e.push(r),s++}}}else{let m={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.type,parentSchema:g,
data:a};e===null?e=[m]:e.push(m),s++}return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ge(a,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){
let e=null,s=0,L=Ge.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.base_url===void 0){let i={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:$.required,parentSchema:$,data:a};e===null?e=[i]:e.push(i),s++}for(let i in a)if(!Me.
call($.properties,i)){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:$,
data:a};e===null?e=[l]:e.push(l),s++}if(a.base_url!==void 0){let i=a.base_url;if(typeof i=="string"){
if(P(i)>1024){let l={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:$.
properties.base_url,data:i};e===null?e=[l]:e.push(l),s++}if(!$s.test(i)){let l={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:$.properties.base_url,data:i};e===
null?e=[l]:e.push(l),s++}if(!ts(i)){let l={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:$.
properties.base_url,data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.
properties.base_url.type,parentSchema:$.properties.base_url,data:i};e===null?e=[l]:e.push(l),s++}}if(a.
provider!==void 0){let i=a.provider;if(typeof i=="string"){if(P(i)>64){let l={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:$.properties.provider,data:i};e===null?e=
[l]:e.push(l),s++}if(!st.test(i)){let l={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:$.properties.provider,data:i};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:$.properties.provider.type,parentSchema:$.
properties.provider,data:i};e===null?e=[l]:e.push(l),s++}}if(a.facts!==void 0&&(Be(a.facts,{instancePath:t+
"/facts",parentData:a,parentDataProperty:"facts",rootData:j,dynamicAnchors:V})||(e=e===null?Be.errors:
e.concat(Be.errors),s=e.length)),a.key_env!==void 0){let i=a.key_env;if(typeof i=="string"){if(P(i)>
128){let l={instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:$.properties.
key_env,data:i};e===null?e=[l]:e.push(l),s++}if(!je.test(i)){let l={instancePath:t+"/key_env",schemaPath:"\
#/properties/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:$.properties.
key_env,data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/key_env",schemaPath:"#/pr\
operties/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
key_env.type,parentSchema:$.properties.key_env,data:i};e===null?e=[l]:e.push(l),s++}}if(a.key_file!==
void 0){let i=a.key_file;if(typeof i=="string"){if(P(i)>1024){let l={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:$.properties.key_file,data:i};e===null?e=[l]:e.push(
l),s++}if(P(i)<1){let l={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.
properties.key_file,data:i};e===null?e=[l]:e.push(l),s++}if(!Te.test(i)){let l={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.
key_file,data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
key_file.type,parentSchema:$.properties.key_file,data:i};e===null?e=[l]:e.push(l),s++}}if(a.ca_file!==
void 0){let i=a.ca_file;if(typeof i=="string"){if(P(i)>1024){let l={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more \
than 1024 characters",schema:1024,parentSchema:$.properties.ca_file,data:i};e===null?e=[l]:e.push(l),
s++}if(P(i)<1){let l={instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.
properties.ca_file,data:i};e===null?e=[l]:e.push(l),s++}if(!Te.test(i)){let l={instancePath:t+"/ca_f\
ile",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.
ca_file,data:i};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/ca_file",schemaPath:"#/pr\
operties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
ca_file.type,parentSchema:$.properties.ca_file,data:i};e===null?e=[l]:e.push(l),s++}}if(a.client_cert_file!==
void 0){let i=a.client_cert_file;if(typeof i=="string"){if(P(i)>1024){let l={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:$.properties.client_cert_file,
data:i};e===null?e=[l]:e.push(l),s++}if(P(i)<1){let l={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:$.properties.client_cert_file,data:i};e===null?e=[l]:
e.push(l),s++}if(!Te.test(i)){let l={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.client_cert_file,data:i};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
client_cert_file.type,parentSchema:$.properties.client_cert_file,data:i};e===null?e=[l]:e.push(l),s++}}
if(a.client_key_file!==void 0){let i=a.client_key_file;if(typeof i=="string"){if(P(i)>1024){let l={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:$.properties.client_key_file,
data:i};e===null?e=[l]:e.push(l),s++}if(P(i)<1){let l={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:$.properties.client_key_file,data:i};e===null?e=[l]:e.
push(l),s++}if(!Te.test(i)){let l={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:$.properties.client_key_file,data:i};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
client_key_file.type,parentSchema:$.properties.client_key_file,data:i};e===null?e=[l]:e.push(l),s++}}
if(a.query!==void 0){let i=a.query;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>
8){let l={instancePath:t+"/query",schemaPath:"#/properties/query/maxProperties",keyword:"maxProperti\
es",params:{limit:8},message:"must NOT have more than 8 properties",schema:8,parentSchema:$.properties.
query,data:i};e===null?e=[l]:e.push(l),s++}for(let l in i){let f=s;if(typeof l=="string"){if(P(l)>64){
let m={instancePath:t+"/query",schemaPath:"#/properties/query/propertyNames/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:$.properties.
query.propertyNames,data:l,propertyName:l};e===null?e=[m]:e.push(m),s++}if(!tt.test(l)){let m={instancePath:t+
"/query",schemaPath:"#/properties/query/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z][A-Za-z0-9._-]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9._-]*$"',schema:"^[A-Za-z]\
[A-Za-z0-9._-]*$",parentSchema:$.properties.query.propertyNames,data:l,propertyName:l};e===null?e=[m]:
e.push(m),s++}}var o=f===s;if(!o){let m={instancePath:t+"/query",schemaPath:"#/properties/query/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid",schema:$.
properties.query.propertyNames,parentSchema:$.properties.query,data:i};e===null?e=[m]:e.push(m),s++}}
for(let l in i){let f=i[l];if(typeof f=="string"){if(P(f)>256){let m={instancePath:t+"/query/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:$.
properties.query.additionalProperties,data:f};e===null?e=[m]:e.push(m),s++}if(P(f)<1){let m={instancePath:t+
"/query/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperti\
es/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:$.properties.query.additionalProperties,data:f};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/query/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
query.additionalProperties.type,parentSchema:$.properties.query.additionalProperties,data:f};e===null?
e=[m]:e.push(m),s++}}}else{let l={instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:$.properties.query.type,parentSchema:$.
properties.query,data:i};e===null?e=[l]:e.push(l),s++}}if(a.auth!==void 0){let i=a.auth;if(typeof i!=
"string"){let l={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Qe.type,parentSchema:Qe,data:i};e===null?e=[l]:e.push(
l),s++}if(!(i==="bearer"||i==="x-api-key"||i==="api-key")){let l={instancePath:t+"/auth",schemaPath:"\
#/components/schemas/Auth/enum",keyword:"enum",params:{allowedValues:Qe.enum},message:"must be equal\
 to one of the allowed values",schema:Qe.enum,parentSchema:Qe,data:i};e===null?e=[l]:e.push(l),s++}}
if(a.dialects!==void 0){let i=a.dialects;if(Array.isArray(i)){if(i.length>16){let f={instancePath:t+
"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:$.properties.dialects,data:i};e===null?e=[f]:
e.push(f),s++}if(i.length<1){let f={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:$.
properties.dialects,data:i};e===null?e=[f]:e.push(f),s++}let l=i.length;for(let f=0;f<l;f++){let m=i[f];
if(typeof m!="string"){let r={instancePath:t+"/dialects/"+f,schemaPath:"#/components/schemas/Dialect\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ve.type,parentSchema:ve,
data:m};e===null?e=[r]:e.push(r),s++}if(!(m==="chat"||m==="responses"||m==="messages"||m==="embeddin\
gs"||m==="rerank"||m==="moderations")){let r={instancePath:t+"/dialects/"+f,schemaPath:"#/components\
/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:ve.enum},message:"must be equal to one o\
f the allowed values",schema:ve.enum,parentSchema:ve,data:m};e===null?e=[r]:e.push(r),s++}}}else{let l={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:$.properties.dialects.type,parentSchema:$.properties.dialects,data:i};
e===null?e=[l]:e.push(l),s++}}if(a.hosted_tools!==void 0){let i=a.hosted_tools;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(Object.keys(i).length>32){let l={instancePath:t+"/hosted_tools",schemaPath:"\
#/properties/hosted_tools/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT\
 have more than 32 properties",schema:32,parentSchema:$.properties.hosted_tools,data:i};e===null?e=[
l]:e.push(l),s++}for(let l in i){let f=s;if(typeof l=="string"){if(P(l)>64){let m={instancePath:t+"/\
hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:$.properties.hosted_tools.
propertyNames,data:l,propertyName:l};e===null?e=[m]:e.push(m),s++}if(!at.test(l)){let m={instancePath:t+
"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"},message:'must match pattern "^(?!mcp|f\
ile_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)\
*$",parentSchema:$.properties.hosted_tools.propertyNames,data:l,propertyName:l};e===null?e=[m]:e.push(
m),s++}}var p=f===s;if(!p){let m={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_too\
ls/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be val\
id",schema:$.properties.hosted_tools.propertyNames,parentSchema:$.properties.hosted_tools,data:i};e===
null?e=[m]:e.push(m),s++}}for(let l in i){let f=i[l];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.
usd_per_call===void 0){let m={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/HostedTool/required",keyword:"required",params:{missingProperty:"us\
d_per_call"},message:"must have required property 'usd_per_call'",schema:Ae.required,parentSchema:Ae,
data:f};e===null?e=[m]:e.push(m),s++}for(let m in f)if(m!=="usd_per_call"){let r={instancePath:t+"/h\
osted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT \
have additional properties",schema:!1,parentSchema:Ae,data:f};e===null?e=[r]:e.push(r),s++}if(f.usd_per_call!==
void 0){let m=f.usd_per_call;if(typeof m=="string"){if(P(m)>32){let r={instancePath:t+"/hosted_tools\
/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedT\
ool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have \
more than 32 characters",schema:32,parentSchema:Ae.properties.usd_per_call,data:m};e===null?e=[r]:e.
push(r),s++}if(!rt.test(m)){let r={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,
"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_call/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",parentSchema:Ae.properties.
usd_per_call,data:m};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/hosted_tools/"+l.replace(
/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/propertie\
s/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ae.properties.
usd_per_call.type,parentSchema:Ae.properties.usd_per_call,data:m};e===null?e=[r]:e.push(r),s++}}}else{
let m={instancePath:t+"/hosted_tools/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ae.
type,parentSchema:Ae,data:f};e===null?e=[m]:e.push(m),s++}}}else{let l={instancePath:t+"/hosted_tool\
s",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:$.properties.hosted_tools.type,parentSchema:$.properties.hosted_tools,data:i};e===null?
e=[l]:e.push(l),s++}}if(a.forward_members!==void 0){let i=a.forward_members;if(Array.isArray(i)){if(i.
length>64){let f={instancePath:t+"/forward_members",schemaPath:"#/properties/forward_members/maxItem\
s",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:$.
properties.forward_members,data:i};e===null?e=[f]:e.push(f),s++}let l=i.length;for(let f=0;f<l;f++){
let m=i[f];if(typeof m=="string"){if(P(m)>64){let r={instancePath:t+"/forward_members/"+f,schemaPath:"\
#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters",schema:64,parentSchema:$.properties.forward_members.items,data:m};e===
null?e=[r]:e.push(r),s++}if(P(m)<1){let r={instancePath:t+"/forward_members/"+f,schemaPath:"#/proper\
ties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:$.properties.forward_members.items,data:m};e===null?e=[
r]:e.push(r),s++}if(!$e.test(m)){let r={instancePath:t+"/forward_members/"+f,schemaPath:"#/propertie\
s/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:$.properties.
forward_members.items,data:m};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t+"/forward_mem\
bers/"+f,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:$.properties.forward_members.items.type,parentSchema:$.properties.forward_members.
items,data:m};e===null?e=[r]:e.push(r),s++}}}else{let l={instancePath:t+"/forward_members",schemaPath:"\
#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"must be array",schema:$.
properties.forward_members.type,parentSchema:$.properties.forward_members,data:i};e===null?e=[l]:e.push(
l),s++}}if(a.headers!==void 0){let i=a.headers;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length>32){let l={instancePath:t+"/headers",schemaPath:"#/properties/headers/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:$.properties.headers,data:i};e===null?e=[l]:e.push(l),s++}for(let l in i){let f=i[l];if(typeof f==
"string"){if(P(f)>4096){let m={instancePath:t+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters",schema:4096,parentSchema:$.properties.headers.additionalProperties,
data:f};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/headers/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:$.properties.headers.additionalProperties.type,parentSchema:$.
properties.headers.additionalProperties,data:f};e===null?e=[m]:e.push(m),s++}}}else{let l={instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:$.properties.headers.type,parentSchema:$.properties.headers,data:i};e===null?e=[
l]:e.push(l),s++}}if(a.first_byte_ms!==void 0){let i=a.first_byte_ms;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i))){let l={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:$.properties.first_byte_ms.type,parentSchema:$.
properties.first_byte_ms,data:i};e===null?e=[l]:e.push(l),s++}if(typeof i=="number"){if(i>6e5||isNaN(
i)){let l={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:$.properties.
first_byte_ms,data:i};e===null?e=[l]:e.push(l),s++}if(i<10||isNaN(i)){let l={instancePath:t+"/first_\
byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:$.properties.first_byte_ms,data:i};e===null?e=[l]:e.push(
l),s++}}}if(a.idle_ms!==void 0){let i=a.idle_ms;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let l={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:$.properties.idle_ms.type,parentSchema:$.properties.idle_ms,data:i};
e===null?e=[l]:e.push(l),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let l={instancePath:t+"/idle\
_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:$.properties.idle_ms,data:i};e===null?e=[l]:e.push(
l),s++}if(i<10||isNaN(i)){let l={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:$.
properties.idle_ms,data:i};e===null?e=[l]:e.push(l),s++}}}}else{let i={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:a};
e===null?e=[i]:e.push(i),s++}return Ge.errors=e,s===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var J={type:"object",additionalProperties:!1,required:["upstream"],properties:{upstream:{type:"strin\
g",minLength:1,maxLength:64},model:{type:"string",minLength:1,maxLength:256},is:{type:"string",minLength:1,
maxLength:256},on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/Takeover"}},
context_tokens:{type:"integer",minimum:1,maximum:1e9},tier:{type:"integer",minimum:1,maximum:16,default:1},
weight:{type:"integer",minimum:1,maximum:1e3,default:1},affinity:{type:"boolean",default:!0},usd_per_million:{
$ref:"#/components/schemas/Price"},usd_per:{$ref:"#/components/schemas/UnitPrice"},retry_after_sent:{
type:"boolean",default:!0}}},ss={type:"string",enum:["context_length","content_filter","quota"]},W={
type:"object",additionalProperties:!1,properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})\
(\\.[0-9]{1,9})?$",maxLength:32},cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$",maxLength:32},cache_write_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
maxLength:32},cache_write_1h_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
output:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},call:{$ref:"#/co\
mponents/schemas/UnitAmount"},long_context:{$ref:"#/components/schemas/LongContextPrices"},service_tiers:{
type:"object",maxProperties:16,propertyNames:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_.-]*\
$"},additionalProperties:{$ref:"#/components/schemas/ServiceTierPrice"}}}},Ze={type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},mt=new RegExp("^[a-z][a-z0-9_.-]*$","u"),rs={type:"\
array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/LongContextPrice"}},be={type:"object",
additionalProperties:!1,required:["above","input","output"],properties:{above:{type:"integer",minimum:1,
maximum:1e9},input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/sche\
mas/UsdPerMillion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{
$ref:"#/components/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"}}},B={type:"\
string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32};function He(a,{instancePath:t="",
parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){let e=null,s=0,L=He.evaluated;
if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.above===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
above"},message:"must have required property 'above'",schema:be.required,parentSchema:be,data:a};e===
null?e=[o]:e.push(o),s++}if(a.input===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"input"},message:"must have required property 'input'",schema:be.required,
parentSchema:be,data:a};e===null?e=[o]:e.push(o),s++}if(a.output===void 0){let o={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"output"},message:"must have required propert\
y 'output'",schema:be.required,parentSchema:be,data:a};e===null?e=[o]:e.push(o),s++}for(let o in a)if(!(o===
"above"||o==="input"||o==="cached_input"||o==="cache_write_input"||o==="cache_write_1h_input"||o==="\
output")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:be,data:a};
e===null?e=[p]:e.push(p),s++}if(a.above!==void 0){let o=a.above;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o))){let p={instancePath:t+"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:be.properties.above.type,parentSchema:be.properties.above,
data:o};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"){if(o>1e9||isNaN(o)){let p={instancePath:t+
"/above",schemaPath:"#/properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:be.properties.above,data:o};e===null?e=[p]:e.
push(p),s++}if(o<1||isNaN(o)){let p={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:be.properties.
above,data:o};e===null?e=[p]:e.push(p),s++}}}if(a.input!==void 0){let o=a.input;if(typeof o=="string"){
if(P(o)>32){let p={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:B,
data:o};e===null?e=[p]:e.push(p),s++}if(!he.test(o)){let p={instancePath:t+"/input",schemaPath:"#/co\
mponents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0\
-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+
"/input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:B.type,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}if(a.cached_input!==
void 0){let o=a.cached_input;if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}
if(!he.test(o)){let p={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:B.type,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}if(a.cache_write_input!==void 0){
let o=a.cache_write_input;if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[p]:e.push(
p),s++}if(!he.test(o)){let p={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.type,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}if(a.cache_write_1h_input!==
void 0){let o=a.cache_write_1h_input;if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?
e=[p]:e.push(p),s++}if(!he.test(o)){let p={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:B.type,parentSchema:B,data:o};e===null?e=[p]:e.push(p),
s++}}if(a.output!==void 0){let o=a.output;if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[p]:e.push(
p),s++}if(!he.test(o)){let p={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:B.type,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:be.type,parentSchema:be,
data:a};e===null?e=[o]:e.push(o),s++}return He.errors=e,s===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Oe(a,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){
let e=null,s=0,L=Oe.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),Array.
isArray(a)){if(a.length>8){let p={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:rs,data:a};e===null?e=[p]:e.
push(p),s++}if(a.length<1){let p={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:rs,data:a};e===null?e=[p]:
e.push(p),s++}let o=a.length;for(let p=0;p<o;p++)He(a[p],{instancePath:t+"/"+p,parentData:a,parentDataProperty:p,
rootData:j,dynamicAnchors:V})||(e=e===null?He.errors:e.concat(He.errors),s=e.length)}else{let o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:rs.type,parentSchema:rs,
data:a};e===null?e=[o]:e.push(o),s++}return Oe.errors=e,s===0}Oe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ee={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function Je(a,{instancePath:t="",parentData:R,parentDataProperty:D,
rootData:j=a,dynamicAnchors:V={}}={}){let e=null,s=0,L=Je.evaluated;if(L.dynamicProps&&(L.props=void 0),
L.dynamicItems&&(L.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.input===void 0){let o={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:Ee.required,parentSchema:Ee,data:a};e===null?e=[o]:e.push(
o),s++}if(a.output===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:Ee.required,parentSchema:Ee,
data:a};e===null?e=[o]:e.push(o),s++}for(let o in a)if(!(o==="input"||o==="cached_input"||o==="cache\
_write_input"||o==="cache_write_1h_input"||o==="output"||o==="long_context")){let p={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ee,data:a};e===null?e=[p]:e.push(p),s++}
if(a.input!==void 0){let o=a.input;if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}
if(!he.test(o)){let p={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,
data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,
parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}if(a.cached_input!==void 0){let o=a.cached_input;
if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}if(!he.test(o)){let p={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,
parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}if(a.cache_write_input!==void 0){let o=a.cache_write_input;
if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}if(!he.test(o)){
let p={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.
type,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}if(a.cache_write_1h_input!==void 0){let o=a.
cache_write_1h_input;if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}
if(!he.test(o)){let p={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:B.type,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}}if(a.output!==
void 0){let o=a.output;if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:B,data:o};e===null?e=[p]:e.push(p),s++}if(!he.
test(o)){let p={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:B,data:o};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.type,parentSchema:B,
data:o};e===null?e=[p]:e.push(p),s++}}a.long_context!==void 0&&(Oe(a.long_context,{instancePath:t+"/\
long_context",parentData:a,parentDataProperty:"long_context",rootData:j,dynamicAnchors:V})||(e=e===null?
Oe.errors:e.concat(Oe.errors),s=e.length))}else{let o={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Ee.type,parentSchema:Ee,data:a};e===null?
e=[o]:e.push(o),s++}return Je.errors=e,s===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qe(a,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){
let e=null,s=0,L=qe.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="input"||p==="cached_input"||p==="cac\
he_write_input"||p==="cache_write_1h_input"||p==="output"||p==="call"||p==="long_context"||p==="serv\
ice_tiers")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:W,
data:a};e===null?e=[i]:e.push(i),s++}if(a.input!==void 0){let p=a.input;if(typeof p=="string"){if(P(
p)>32){let i={instancePath:t+"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:W.properties.
input,data:p};e===null?e=[i]:e.push(i),s++}if(!he.test(p)){let i={instancePath:t+"/input",schemaPath:"\
#/properties/input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:W.properties.input,data:p};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:W.properties.input.type,parentSchema:W.properties.input,data:p};e===null?e=[i]:e.push(
i),s++}}if(a.cached_input!==void 0){let p=a.cached_input;if(typeof p=="string"){if(P(p)>32){let i={instancePath:t+
"/cached_input",schemaPath:"#/properties/cached_input/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:W.properties.cached_input,data:p};
e===null?e=[i]:e.push(i),s++}if(!he.test(p)){let i={instancePath:t+"/cached_input",schemaPath:"#/pro\
perties/cached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?\
$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$",parentSchema:W.properties.cached_input,data:p};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:t+"/cached_input",schemaPath:"#/properties/cached_input/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:W.properties.cached_input.type,parentSchema:W.properties.
cached_input,data:p};e===null?e=[i]:e.push(i),s++}}if(a.cache_write_input!==void 0){let p=a.cache_write_input;
if(typeof p=="string"){if(P(p)>32){let i={instancePath:t+"/cache_write_input",schemaPath:"#/properti\
es/cache_write_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more th\
an 32 characters",schema:32,parentSchema:W.properties.cache_write_input,data:p};e===null?e=[i]:e.push(
i),s++}if(!he.test(p)){let i={instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_wri\
te_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:W.properties.cache_write_input,data:p};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:W.properties.cache_write_input.type,parentSchema:W.
properties.cache_write_input,data:p};e===null?e=[i]:e.push(i),s++}}if(a.cache_write_1h_input!==void 0){
let p=a.cache_write_1h_input;if(typeof p=="string"){if(P(p)>32){let i={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/properties/cache_write_1h_input/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:W.properties.cache_write_1h_input,
data:p};e===null?e=[i]:e.push(i),s++}if(!he.test(p)){let i={instancePath:t+"/cache_write_1h_input",schemaPath:"\
#/properties/cache_write_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1\
-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:W.properties.cache_write_1h_input,data:p};e===null?e=[
i]:e.push(i),s++}}else{let i={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_\
write_1h_input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.
cache_write_1h_input.type,parentSchema:W.properties.cache_write_1h_input,data:p};e===null?e=[i]:e.push(
i),s++}}if(a.output!==void 0){let p=a.output;if(typeof p=="string"){if(P(p)>32){let i={instancePath:t+
"/output",schemaPath:"#/properties/output/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:W.properties.output,data:p};e===null?e=
[i]:e.push(i),s++}if(!he.test(p)){let i={instancePath:t+"/output",schemaPath:"#/properties/output/pa\
ttern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must matc\
h pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:W.
properties.output,data:p};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/output",schemaPath:"\
#/properties/output/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.
output.type,parentSchema:W.properties.output,data:p};e===null?e=[i]:e.push(i),s++}}if(a.call!==void 0){
let p=a.call;if(typeof p=="string"){if(P(p)>32){let i={instancePath:t+"/call",schemaPath:"#/componen\
ts/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more t\
han 32 characters",schema:32,parentSchema:Ze,data:p};e===null?e=[i]:e.push(i),s++}if(!he.test(p)){let i={
instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Ze,data:p};e===null?e=[
i]:e.push(i),s++}}else{let i={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:Ze.type,parentSchema:Ze,data:p};
e===null?e=[i]:e.push(i),s++}}if(a.long_context!==void 0&&(Oe(a.long_context,{instancePath:t+"/long_\
context",parentData:a,parentDataProperty:"long_context",rootData:j,dynamicAnchors:V})||(e=e===null?Oe.
errors:e.concat(Oe.errors),s=e.length)),a.service_tiers!==void 0){let p=a.service_tiers;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(Object.keys(p).length>16){let i={instancePath:t+"/service_tiers",schemaPath:"\
#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit:16},message:"must NO\
T have more than 16 properties",schema:16,parentSchema:W.properties.service_tiers,data:p};e===null?e=
[i]:e.push(i),s++}for(let i in p){let l=s;if(typeof i=="string"){if(P(i)>64){let f={instancePath:t+"\
/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:W.properties.
service_tiers.propertyNames,data:i,propertyName:i};e===null?e=[f]:e.push(f),s++}if(!mt.test(i)){let f={
instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"\
^[a-z][a-z0-9_.-]*$",parentSchema:W.properties.service_tiers.propertyNames,data:i,propertyName:i};e===
null?e=[f]:e.push(f),s++}}else{let f={instancePath:t+"/service_tiers",schemaPath:"#/properties/servi\
ce_tiers/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.
properties.service_tiers.propertyNames.type,parentSchema:W.properties.service_tiers.propertyNames,data:i,
propertyName:i};e===null?e=[f]:e.push(f),s++}var o=l===s;if(!o){let f={instancePath:t+"/service_tier\
s",schemaPath:"#/properties/service_tiers/propertyNames",keyword:"propertyNames",params:{propertyName:i},
message:"property name must be valid",schema:W.properties.service_tiers.propertyNames,parentSchema:W.
properties.service_tiers,data:p};e===null?e=[f]:e.push(f),s++}}for(let i in p)Je(p[i],{instancePath:t+
"/service_tiers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:i,rootData:j,
dynamicAnchors:V})||(e=e===null?Je.errors:e.concat(Je.errors),s=e.length)}else{let i={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:W.properties.service_tiers.type,parentSchema:W.properties.service_tiers,
data:p};e===null?e=[i]:e.push(i),s++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:W.type,parentSchema:W,data:a};e===null?e=[p]:
e.push(p),s++}return qe.errors=e,s===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms={
type:"object",additionalProperties:!1,minProperties:1,properties:{call:{$ref:"#/components/schemas/U\
nitAmount"}}};function Ye(a,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){
let e=null,s=0,L=Ye.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){let o={instancePath:t,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 proper\
ties",schema:1,parentSchema:ms,data:a};e===null?e=[o]:e.push(o),s++}for(let o in a)if(o!=="call"){let p={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:ms,data:a};e===null?e=[p]:e.push(
p),s++}if(a.call!==void 0){let o=a.call;if(typeof o=="string"){if(P(o)>32){let p={instancePath:t+"/c\
all",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:Ze,data:o};e===null?e=[p]:e.push(p),s++}
if(!he.test(o)){let p={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:Ze,data:o};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/call",schemaPath:"#/components/schemas/Un\
itAmount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ze.type,parentSchema:Ze,
data:o};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ms.type,parentSchema:ms,data:a};e===null?e=[o]:
e.push(o),s++}return Ye.errors=e,s===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(a,{
instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){let e=null,
s=0,L=Ke.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&typeof a==
"object"&&!Array.isArray(a)){if(a.tier===void 0&&(a.tier=1),a.weight===void 0&&(a.weight=1),a.affinity===
void 0&&(a.affinity=!0),a.retry_after_sent===void 0&&(a.retry_after_sent=!0),a.upstream===void 0){let f={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstream"},message:"\
must have required property 'upstream'",schema:J.required,parentSchema:J,data:a};e===null?e=[f]:e.push(
f),s++}for(let f in a)if(!Me.call(J.properties,f)){let m={instancePath:t,schemaPath:"#/additionalPro\
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
[r]:e.push(r),s++}let m=f.length;for(let r=0;r<m;r++){let c=f[r];if(typeof c!="string"){let h={instancePath:t+
"/on/"+r,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ss.type,parentSchema:ss,data:c};e===null?e=[h]:e.push(h),s++}if(!(c==="contex\
t_length"||c==="content_filter"||c==="quota")){let h={instancePath:t+"/on/"+r,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to on\
e of the allowed values",schema:ss.enum,parentSchema:ss,data:c};e===null?e=[h]:e.push(h),s++}}}else{
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
e=[m]:e.push(m),s++}}}let o=a.tier;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let f={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:J.properties.tier.type,parentSchema:J.properties.tier,data:o};e===null?e=[f]:e.push(
f),s++}if(typeof o=="number"){if(o>16||isNaN(o)){let f={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:J.properties.tier,data:o};e===null?e=[f]:e.push(f),s++}if(o<1||isNaN(o)){let f={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:J.properties.tier,data:o};e===null?e=[f]:e.push(f),s++}}let p=a.
weight;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let f={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.properties.
weight.type,parentSchema:J.properties.weight,data:p};e===null?e=[f]:e.push(f),s++}if(typeof p=="numb\
er"){if(p>1e3||isNaN(p)){let f={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:J.properties.
weight,data:p};e===null?e=[f]:e.push(f),s++}if(p<1||isNaN(p)){let f={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:J.properties.weight,data:p};e===null?e=[f]:e.push(f),s++}}let i=a.affinity;
if(typeof i!="boolean"){let f={instancePath:t+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:J.properties.affinity.type,parentSchema:J.
properties.affinity,data:i};e===null?e=[f]:e.push(f),s++}a.usd_per_million!==void 0&&(qe(a.usd_per_million,
{instancePath:t+"/usd_per_million",parentData:a,parentDataProperty:"usd_per_million",rootData:j,dynamicAnchors:V})||
(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)),a.usd_per!==void 0&&(Ye(a.usd_per,{instancePath:t+
"/usd_per",parentData:a,parentDataProperty:"usd_per",rootData:j,dynamicAnchors:V})||(e=e===null?Ye.errors:
e.concat(Ye.errors),s=e.length));let l=a.retry_after_sent;if(typeof l!="boolean"){let f={instancePath:t+
"/retry_after_sent",schemaPath:"#/properties/retry_after_sent/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:J.properties.retry_after_sent.type,parentSchema:J.properties.
retry_after_sent,data:l};e===null?e=[f]:e.push(f),s++}}else{let o={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,data:a};
e===null?e=[o]:e.push(o),s++}return Ke.errors=e,s===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function We(a,{instancePath:t="",parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){
let e=null,s=0,L=We.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.store===void 0&&(a.store=".tollgate"),a.store_connections===
void 0&&(a.store_connections=10),a.spool===void 0&&(a.spool=".tollgate"),a.workers===void 0&&(a.workers=
1),a.gateway===void 0&&(a.gateway={}),a.mesh===void 0&&(a.mesh={}),a.metadata===void 0&&(a.metadata=
{}),a.operator===void 0&&(a.operator={}),a.limits===void 0&&(a.limits={}),a.admission===void 0&&(a.admission=
{}),a.retry===void 0&&(a.retry={}),a.breaker===void 0&&(a.breaker={}),a.drain===void 0&&(a.drain={}),
a.ledger===void 0&&(a.ledger={}),a.log===void 0&&(a.log={}),a.tracing===void 0&&(a.tracing={}),a.sandbox===
void 0&&(a.sandbox={}),a.payments===void 0&&(a.payments={}),a.trusted_proxies===void 0&&(a.trusted_proxies=
[]),a.upstreams===void 0&&(a.upstreams={}),a.routes===void 0&&(a.routes={}),a.models===void 0&&(a.models=
{}),a.prices===void 0&&(a.prices={}),a.gateway===void 0){let n={instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"gateway"},message:"must have required property 'gatew\
ay'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}if(a.mesh===void 0){let n={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mesh"},message:"m\
ust have required property 'mesh'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),
s++}if(a.metadata===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"metadata"},message:"must have required property 'metadata'",schema:v.required,parentSchema:v,
data:a};e===null?e=[n]:e.push(n),s++}if(a.operator===void 0){let n={instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"operator"},message:"must have required property '\
operator'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}if(a.limits===void 0){
let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},message:"\
must have required property 'limits'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(
n),s++}if(a.admission===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"admission"},message:"must have required property 'admission'",schema:v.required,parentSchema:v,
data:a};e===null?e=[n]:e.push(n),s++}if(a.retry===void 0){let n={instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"retry"},message:"must have required property 'retry'",
schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}if(a.breaker===void 0){let n={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breaker"},message:"\
must have required property 'breaker'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(
n),s++}if(a.drain===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"drain"},message:"must have required property 'drain'",schema:v.required,parentSchema:v,
data:a};e===null?e=[n]:e.push(n),s++}if(a.ledger===void 0){let n={instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ledger"},message:"must have required property 'ledg\
er'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}if(a.log===void 0){let n={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"mu\
st have required property 'log'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}
if(a.tracing===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tracing"},message:"must have required property 'tracing'",schema:v.required,parentSchema:v,data:a};e===
null?e=[n]:e.push(n),s++}if(a.sandbox===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sandbox"},message:"must have required property 'sandbox'",schema:v.
required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}if(a.upstreams===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},message:"must have r\
equired property 'upstreams'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}
if(a.routes===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
routes"},message:"must have required property 'routes'",schema:v.required,parentSchema:v,data:a};e===
null?e=[n]:e.push(n),s++}if(a.models===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"models"},message:"must have required property 'models'",schema:v.
required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}if(a.prices===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have requ\
ired property 'prices'",schema:v.required,parentSchema:v,data:a};e===null?e=[n]:e.push(n),s++}for(let n in a)
if(!Me.call(v.properties,n)){let _={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,
parentSchema:v,data:a};e===null?e=[_]:e.push(_),s++}let f=a.store;if(typeof f=="string"){if(P(f)>1024){
let n={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.
store,data:f};e===null?e=[n]:e.push(n),s++}if(P(f)<1){let n={instancePath:t+"/store",schemaPath:"#/p\
roperties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:v.properties.store,data:f};e===null?e=[n]:e.push(n),s++}if(!Te.test(
f)){let n={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:v.properties.store,data:f};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:v.properties.store.type,parentSchema:v.properties.store,data:f};e===null?e=[n]:e.push(
n),s++}if(a.store_env!==void 0){let n=a.store_env;if(typeof n=="string"){if(P(n)>128){let _={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:v.properties.store_env,data:n};e===null?
e=[_]:e.push(_),s++}if(!je.test(n)){let _={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:v.properties.store_env,
data:n};e===null?e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
store_env.type,parentSchema:v.properties.store_env,data:n};e===null?e=[_]:e.push(_),s++}}let m=a.store_connections;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let n={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:v.properties.store_connections.type,parentSchema:v.properties.store_connections,data:m};e===null?
e=[n]:e.push(n),s++}if(typeof m=="number"){if(m>1e3||isNaN(m)){let n={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:v.properties.store_connections,data:m};
e===null?e=[n]:e.push(n),s++}if(m<2||isNaN(m)){let n={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:v.properties.store_connections,data:m};e===null?e=[n]:e.push(n),
s++}}let r=a.spool;if(typeof r=="string"){if(P(r)>1024){let n={instancePath:t+"/spool",schemaPath:"#\
/properties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more tha\
n 1024 characters",schema:1024,parentSchema:v.properties.spool,data:r};e===null?e=[n]:e.push(n),s++}
if(P(r)<1){let n={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.properties.
spool,data:r};e===null?e=[n]:e.push(n),s++}if(!Te.test(r)){let n={instancePath:t+"/spool",schemaPath:"\
#/properties/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must mat\
ch pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:v.properties.spool,data:r};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.spool.type,parentSchema:v.
properties.spool,data:r};e===null?e=[n]:e.push(n),s++}let c=a.workers;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c))){let n={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:v.properties.workers.type,parentSchema:v.properties.
workers,data:c};e===null?e=[n]:e.push(n),s++}if(typeof c=="number"){if(c>128||isNaN(c)){let n={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:v.properties.workers,data:c};e===null?e=[n]:e.push(
n),s++}if(c<1||isNaN(c)){let n={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:v.properties.
workers,data:c};e===null?e=[n]:e.push(n),s++}}let h=a.gateway;if(h&&typeof h=="object"&&!Array.isArray(
h)){h.host===void 0&&(h.host="127.0.0.1"),h.port===void 0&&(h.port=8080),h.cors===void 0&&(h.cors=!1),
h.docs===void 0&&(h.docs=!0);for(let d in h)if(!(d==="host"||d==="port"||d==="public_url"||d==="cors"||
d==="docs")){let N={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:ie,data:h};e===null?e=[N]:e.push(N),s++}let n=h.host;if(typeof n==
"string"){if(P(n)>253){let d={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:ie.properties.host,data:n};e===null?e=[d]:e.push(d),s++}if(P(
n)<1){let d={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ie.properties.host,data:n};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ie.properties.host.type,parentSchema:ie.properties.host,data:n};
e===null?e=[d]:e.push(d),s++}let _=h.port;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let d={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ie.properties.port.type,parentSchema:ie.properties.
port,data:_};e===null?e=[d]:e.push(d),s++}if(typeof _=="number"){if(_>65535||isNaN(_)){let d={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ie.properties.
port,data:_};e===null?e=[d]:e.push(d),s++}if(_<0||isNaN(_)){let d={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ie.properties.port,data:_};e===null?e=[d]:e.push(d),s++}}
if(h.public_url!==void 0){let d=h.public_url;if(typeof d=="string"){if(P(d)>1024){let N={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:ie.
properties.public_url,data:d};e===null?e=[N]:e.push(N),s++}if(P(d)<8){let N={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:ie.properties.
public_url,data:d};e===null?e=[N]:e.push(N),s++}if(!ts(d)){let N={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:ie.properties.public_url,data:d};e===
null?e=[N]:e.push(N),s++}}else{let N={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:ie.properties.public_url.type,parentSchema:ie.properties.public_url,data:d};e===null?e=
[N]:e.push(N),s++}}let b=h.cors;if(typeof b!="boolean"){let d={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ie.properties.cors.type,parentSchema:ie.properties.cors,data:b};e===null?e=[d]:
e.push(d),s++}let k=h.docs;if(typeof k!="boolean"){let d={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ie.properties.docs.type,parentSchema:ie.properties.docs,data:k};e===null?e=[d]:
e.push(d),s++}}else{let n={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ie.type,parentSchema:ie,data:h};
e===null?e=[n]:e.push(n),s++}Re(a.mesh,{instancePath:t+"/mesh",parentData:a,parentDataProperty:"mesh",
rootData:j,dynamicAnchors:V})||(e=e===null?Re.errors:e.concat(Re.errors),s=e.length);let w=a.metadata;
if(w&&typeof w=="object"&&!Array.isArray(w)){w.host===void 0&&(w.host="127.0.0.1"),w.port===void 0&&
(w.port=8082),w.docs===void 0&&(w.docs=!0);for(let k in w)if(!(k==="host"||k==="port"||k==="docs")){
let d={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,
parentSchema:ge,data:w};e===null?e=[d]:e.push(d),s++}let n=w.host;if(typeof n=="string"){if(P(n)>253){
let k={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:ge.properties.host,data:n};e===null?e=[k]:e.push(k),s++}if(P(n)<1){let k={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ge.properties.
host,data:n};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:ge.properties.host.type,parentSchema:ge.properties.host,data:n};e===null?e=[k]:
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
s++}}else{let n={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,data:w};e===null?
e=[n]:e.push(n),s++}let S=a.operator;if(S&&typeof S=="object"&&!Array.isArray(S)){S.host===void 0&&(S.
host="127.0.0.1"),S.port===void 0&&(S.port=8090),S.hosts===void 0&&(S.hosts=[]),S.console===void 0&&
(S.console=!0),S.docs===void 0&&(S.docs=!0),S.token_env===void 0&&(S.token_env="TOLLGATE_OPERATOR_TO\
KEN"),S.metrics_open===void 0&&(S.metrics_open=!1);for(let z in S)if(!Me.call(G.properties,z)){let Y={
instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:z},message:"must NOT have additional properties",schema:!1,
parentSchema:G,data:S};e===null?e=[Y]:e.push(Y),s++}let n=S.host;if(typeof n=="string"){if(P(n)>253){
let z={instancePath:t+"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:G.properties.host,data:n};e===null?e=[z]:e.push(z),s++}if(P(n)<1){let z={instancePath:t+
"/operator/host",schemaPath:"#/components/schemas/Operator/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.
host,data:n};e===null?e=[z]:e.push(z),s++}}else{let z={instancePath:t+"/operator/host",schemaPath:"#\
/components/schemas/Operator/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:G.properties.host.type,parentSchema:G.properties.host,data:n};e===null?e=[z]:e.
push(z),s++}let _=S.port;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let z={instancePath:t+"/operat\
or/port",schemaPath:"#/components/schemas/Operator/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:G.properties.port.type,parentSchema:G.properties.port,data:_};
e===null?e=[z]:e.push(z),s++}if(typeof _=="number"){if(_>65535||isNaN(_)){let z={instancePath:t+"/op\
erator/port",schemaPath:"#/components/schemas/Operator/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:G.properties.port,
data:_};e===null?e=[z]:e.push(z),s++}if(_<0||isNaN(_)){let z={instancePath:t+"/operator/port",schemaPath:"\
#/components/schemas/Operator/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:G.properties.port,data:_};e===null?e=[z]:e.push(z),s++}}
if(S.public_url!==void 0){let z=S.public_url;if(typeof z=="string"){if(P(z)>1024){let Y={instancePath:t+
"/operator/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:G.
properties.public_url,data:z};e===null?e=[Y]:e.push(Y),s++}if(P(z)<8){let Y={instancePath:t+"/operat\
or/public_url",schemaPath:"#/components/schemas/Operator/properties/public_url/minLength",keyword:"m\
inLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:G.properties.
public_url,data:z};e===null?e=[Y]:e.push(Y),s++}if(!ts(z)){let Y={instancePath:t+"/operator/public_u\
rl",schemaPath:"#/components/schemas/Operator/properties/public_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:G.properties.public_url,data:z};
e===null?e=[Y]:e.push(Y),s++}}else{let Y={instancePath:t+"/operator/public_url",schemaPath:"#/compon\
ents/schemas/Operator/properties/public_url/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:G.properties.public_url.type,parentSchema:G.properties.public_url,data:z};e===null?
e=[Y]:e.push(Y),s++}}let b=S.hosts;if(Array.isArray(b)){if(b.length>64){let Y={instancePath:t+"/oper\
ator/hosts",schemaPath:"#/components/schemas/Operator/properties/hosts/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:G.properties.hosts,
data:b};e===null?e=[Y]:e.push(Y),s++}let z=b.length;for(let Y=0;Y<z;Y++){let ze=b[Y];if(typeof ze=="\
string"){if(P(ze)>253){let we={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/components/schemas/\
Operator/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT \
have more than 253 characters",schema:253,parentSchema:G.properties.hosts.items,data:ze};e===null?e=
[we]:e.push(we),s++}if(P(ze)<1){let we={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/components\
/schemas/Operator/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:G.properties.hosts.items,data:ze};e===null?
e=[we]:e.push(we),s++}if(!Ks.test(ze)){let we={instancePath:t+"/operator/hosts/"+Y,schemaPath:"#/com\
ponents/schemas/Operator/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:G.
properties.hosts.items,data:ze};e===null?e=[we]:e.push(we),s++}}else{let we={instancePath:t+"/operat\
or/hosts/"+Y,schemaPath:"#/components/schemas/Operator/properties/hosts/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.properties.hosts.items.type,parentSchema:G.properties.
hosts.items,data:ze};e===null?e=[we]:e.push(we),s++}}}else{let z={instancePath:t+"/operator/hosts",schemaPath:"\
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
properties.token_env,data:N};e===null?e=[z]:e.push(z),s++}if(!je.test(N)){let z={instancePath:t+"/op\
erator/token_env",schemaPath:"#/components/schemas/Operator/properties/token_env/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-\
9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.token_env,data:N};e===null?e=[z]:
e.push(z),s++}}else{let z={instancePath:t+"/operator/token_env",schemaPath:"#/components/schemas/Ope\
rator/properties/token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
properties.token_env.type,parentSchema:G.properties.token_env,data:N};e===null?e=[z]:e.push(z),s++}if(S.
metrics_token_env!==void 0){let z=S.metrics_token_env;if(typeof z=="string"){if(P(z)>128){let Y={instancePath:t+
"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",
schema:128,parentSchema:G.properties.metrics_token_env,data:z};e===null?e=[Y]:e.push(Y),s++}if(!je.test(
z)){let Y={instancePath:t+"/operator/metrics_token_env",schemaPath:"#/components/schemas/Operator/pr\
operties/metrics_token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:G.properties.
metrics_token_env,data:z};e===null?e=[Y]:e.push(Y),s++}}else{let Y={instancePath:t+"/operator/metric\
s_token_env",schemaPath:"#/components/schemas/Operator/properties/metrics_token_env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:G.properties.metrics_token_env.type,parentSchema:G.
properties.metrics_token_env,data:z};e===null?e=[Y]:e.push(Y),s++}}let xe=S.metrics_open;if(typeof xe!=
"boolean"){let z={instancePath:t+"/operator/metrics_open",schemaPath:"#/components/schemas/Operator/\
properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:G.
properties.metrics_open.type,parentSchema:G.properties.metrics_open,data:xe};e===null?e=[z]:e.push(z),
s++}}else{let n={instancePath:t+"/operator",schemaPath:"#/components/schemas/Operator/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:S};e===null?
e=[n]:e.push(n),s++}Ue(a.limits,{instancePath:t+"/limits",parentData:a,parentDataProperty:"limits",rootData:j,
dynamicAnchors:V})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length);let A=a.admission;if(A&&typeof A==
"object"&&!Array.isArray(A)){A.queue_ms===void 0&&(A.queue_ms=500),A.body_bytes===void 0&&(A.body_bytes=
268435456),A.loop_delay_ms===void 0&&(A.loop_delay_ms=200),A.heap_percent===void 0&&(A.heap_percent=
85);for(let d in A)if(!(d==="concurrent"||d==="queue_ms"||d==="body_bytes"||d==="loop_delay_ms"||d===
"heap_percent")){let N={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have\
 additional properties",schema:!1,parentSchema:se,data:A};e===null?e=[N]:e.push(N),s++}if(A.concurrent!==
void 0){let d=A.concurrent;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/admi\
ssion/concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:se.properties.concurrent.type,parentSchema:se.
properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e5||isNaN(d)){
let N={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/properties/\
concurrent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",
schema:1e5,parentSchema:se.properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(
d)){let N={instancePath:t+"/admission/concurrent",schemaPath:"#/components/schemas/Admission/propert\
ies/concurrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:se.properties.concurrent,data:d};e===null?e=[N]:e.push(N),s++}}}let n=A.queue_ms;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let d={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/s\
chemas/Admission/properties/queue_ms/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:se.properties.queue_ms.type,parentSchema:se.properties.queue_ms,data:n};e===null?e=[d]:
e.push(d),s++}if(typeof n=="number"){if(n>1e4||isNaN(n)){let d={instancePath:t+"/admission/queue_ms",
schemaPath:"#/components/schemas/Admission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:se.properties.queue_ms,data:n};e===
null?e=[d]:e.push(d),s++}if(n<1||isNaN(n)){let d={instancePath:t+"/admission/queue_ms",schemaPath:"#\
/components/schemas/Admission/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:se.properties.queue_ms,data:n};e===null?e=[d]:
e.push(d),s++}}let _=A.body_bytes;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let d={instancePath:t+
"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:se.properties.body_bytes.type,parentSchema:se.
properties.body_bytes,data:_};e===null?e=[d]:e.push(d),s++}if(typeof _=="number"){if(_>1099511627776||
isNaN(_)){let d={instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/p\
roperties/body_bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1099511627776},message:"\
must be <= 1099511627776",schema:1099511627776,parentSchema:se.properties.body_bytes,data:_};e===null?
e=[d]:e.push(d),s++}if(_<8388608||isNaN(_)){let d={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8388608},message:"must be >= 8388608",schema:8388608,parentSchema:se.properties.body_bytes,
data:_};e===null?e=[d]:e.push(d),s++}}let b=A.loop_delay_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b))){let d={instancePath:t+"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/pro\
perties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.
properties.loop_delay_ms.type,parentSchema:se.properties.loop_delay_ms,data:b};e===null?e=[d]:e.push(
d),s++}if(typeof b=="number"){if(b>36e5||isNaN(b)){let d={instancePath:t+"/admission/loop_delay_ms",
schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:se.properties.loop_delay_ms,
data:b};e===null?e=[d]:e.push(d),s++}if(b<10||isNaN(b)){let d={instancePath:t+"/admission/loop_delay\
_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minimum",keyword:"minimum",
params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:se.properties.loop_delay_ms,
data:b};e===null?e=[d]:e.push(d),s++}}let k=A.heap_percent;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){
let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/components/schemas/Admission/propertie\
s/heap_percent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.properties.
heap_percent.type,parentSchema:se.properties.heap_percent,data:k};e===null?e=[d]:e.push(d),s++}if(typeof k==
"number"){if(k>100||isNaN(k)){let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/componen\
ts/schemas/Admission/properties/heap_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:se.properties.heap_percent,data:k};e===null?e=[d]:e.
push(d),s++}if(k<10||isNaN(k)){let d={instancePath:t+"/admission/heap_percent",schemaPath:"#/compone\
nts/schemas/Admission/properties/heap_percent/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:se.properties.heap_percent,data:k};e===null?e=[d]:e.push(
d),s++}}}else{let n={instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:se.type,parentSchema:se,data:A};e===null?
e=[n]:e.push(n),s++}let U=a.retry;if(U&&typeof U=="object"&&!Array.isArray(U)){U.attempts===void 0&&
(U.attempts=3),U.free_failovers===void 0&&(U.free_failovers=10),U.failover_share===void 0&&(U.failover_share=
.2),U.repeat_share===void 0&&(U.repeat_share=.1);for(let d in U)if(!(d==="attempts"||d==="free_failo\
vers"||d==="failover_share"||d==="repeat_share")){let N={instancePath:t+"/retry",schemaPath:"#/compo\
nents/schemas/Retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties",schema:!1,parentSchema:ce,data:U};e===null?e=[N]:e.push(
N),s++}let n=U.attempts;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let d={instancePath:t+"/retry/a\
ttempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ce.properties.attempts.type,parentSchema:ce.properties.attempts,
data:n};e===null?e=[d]:e.push(d),s++}if(typeof n=="number"){if(n>10||isNaN(n)){let d={instancePath:t+
"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:ce.properties.attempts,
data:n};e===null?e=[d]:e.push(d),s++}if(n<1||isNaN(n)){let d={instancePath:t+"/retry/attempts",schemaPath:"\
#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:ce.properties.attempts,data:n};e===null?e=[d]:e.push(d),
s++}}let _=U.free_failovers;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let d={instancePath:t+"/ret\
ry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/free_failovers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:ce.properties.free_failovers.type,parentSchema:ce.
properties.free_failovers,data:_};e===null?e=[d]:e.push(d),s++}if(typeof _=="number"){if(_>1e6||isNaN(
_)){let d={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties/\
free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 100\
0000",schema:1e6,parentSchema:ce.properties.free_failovers,data:_};e===null?e=[d]:e.push(d),s++}if(_<
0||isNaN(_)){let d={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/pr\
operties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:ce.properties.free_failovers,data:_};e===null?e=[d]:e.push(d),s++}}let b=U.
failover_share;if(typeof b=="number"){if(b>1||isNaN(b)){let d={instancePath:t+"/retry/failover_share",
schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ce.properties.failover_share,data:b};
e===null?e=[d]:e.push(d),s++}if(b<0||isNaN(b)){let d={instancePath:t+"/retry/failover_share",schemaPath:"\
#/components/schemas/Retry/properties/failover_share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:ce.properties.failover_share,data:b};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/retry/failover_share",schemaPath:"#/components/sch\
emas/Retry/properties/failover_share/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber",schema:ce.properties.failover_share.type,parentSchema:ce.properties.failover_share,data:b};e===
null?e=[d]:e.push(d),s++}let k=U.repeat_share;if(typeof k=="number"){if(k>1||isNaN(k)){let d={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ce.properties.
repeat_share,data:k};e===null?e=[d]:e.push(d),s++}if(k<0||isNaN(k)){let d={instancePath:t+"/retry/re\
peat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ce.properties.repeat_share,
data:k};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:t+"/retry/repeat_share",schemaPath:"#\
/components/schemas/Retry/properties/repeat_share/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:ce.properties.repeat_share.type,parentSchema:ce.properties.repeat_share,data:k};
e===null?e=[d]:e.push(d),s++}}else{let n={instancePath:t+"/retry",schemaPath:"#/components/schemas/R\
etry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ce.type,parentSchema:ce,
data:U};e===null?e=[n]:e.push(n),s++}let C=a.breaker;if(C&&typeof C=="object"&&!Array.isArray(C)){C.
failures===void 0&&(C.failures=5),C.window===void 0&&(C.window=20),C.open_ms===void 0&&(C.open_ms=5e3);
for(let k in C)if(!(k==="failures"||k==="window"||k==="open_ms")){let d={instancePath:t+"/breaker",schemaPath:"\
#/components/schemas/Breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties",schema:!1,parentSchema:le,data:C};e===null?e=[d]:e.push(
d),s++}let n=C.failures;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let k={instancePath:t+"/breaker\
/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.failures.type,parentSchema:le.properties.
failures,data:n};e===null?e=[k]:e.push(k),s++}if(typeof n=="number"){if(n>1e3||isNaN(n)){let k={instancePath:t+
"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:le.properties.
failures,data:n};e===null?e=[k]:e.push(k),s++}if(n<1||isNaN(n)){let k={instancePath:t+"/breaker/fail\
ures",schemaPath:"#/components/schemas/Breaker/properties/failures/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:le.properties.failures,data:n};
e===null?e=[k]:e.push(k),s++}}let _=C.window;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let k={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.window.type,parentSchema:le.properties.
window,data:_};e===null?e=[k]:e.push(k),s++}if(typeof _=="number"){if(_>1e3||isNaN(_)){let k={instancePath:t+
"/breaker/window",schemaPath:"#/components/schemas/Breaker/properties/window/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:le.properties.
window,data:_};e===null?e=[k]:e.push(k),s++}if(_<2||isNaN(_)){let k={instancePath:t+"/breaker/window",
schemaPath:"#/components/schemas/Breaker/properties/window/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:2},message:"must be >= 2",schema:2,parentSchema:le.properties.window,data:_};e===null?e=[k]:
e.push(k),s++}}let b=C.open_ms;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let k={instancePath:t+"/\
breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:le.properties.open_ms.type,parentSchema:le.properties.
open_ms,data:b};e===null?e=[k]:e.push(k),s++}if(typeof b=="number"){if(b>6e5||isNaN(b)){let k={instancePath:t+
"/breaker/open_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:le.properties.
open_ms,data:b};e===null?e=[k]:e.push(k),s++}if(b<10||isNaN(b)){let k={instancePath:t+"/breaker/open\
_ms",schemaPath:"#/components/schemas/Breaker/properties/open_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:le.properties.open_ms,data:b};
e===null?e=[k]:e.push(k),s++}}}else{let n={instancePath:t+"/breaker",schemaPath:"#/components/schema\
s/Breaker/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,
data:C};e===null?e=[n]:e.push(n),s++}let E=a.drain;if(E&&typeof E=="object"&&!Array.isArray(E)){E.accept_ms===
void 0&&(E.accept_ms=5e3),E.calls_ms===void 0&&(E.calls_ms=3e4),E.streams_ms===void 0&&(E.streams_ms=
6e4);for(let k in E)if(!(k==="accept_ms"||k==="calls_ms"||k==="streams_ms")){let d={instancePath:t+"\
/drain",schemaPath:"#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:k},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:E};e===null?e=[d]:e.push(d),s++}let n=E.accept_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){
let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ue.properties.accept_ms.
type,parentSchema:ue.properties.accept_ms,data:n};e===null?e=[k]:e.push(k),s++}if(typeof n=="number"){
if(n>6e5||isNaN(n)){let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/\
properties/accept_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be \
<= 600000",schema:6e5,parentSchema:ue.properties.accept_ms,data:n};e===null?e=[k]:e.push(k),s++}if(n<
0||isNaN(n)){let k={instancePath:t+"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/propert\
ies/accept_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:ue.properties.accept_ms,data:n};e===null?e=[k]:e.push(k),s++}}let _=E.calls_ms;if(!(typeof _==
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
e===null?e=[k]:e.push(k),s++}}}else{let n={instancePath:t+"/drain",schemaPath:"#/components/schemas/\
Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,
data:E};e===null?e=[n]:e.push(n),s++}let y=a.ledger;if(y&&typeof y=="object"&&!Array.isArray(y)){y.spool_bytes===
void 0&&(y.spool_bytes=268435456),y.kept_days===void 0&&(y.kept_days=90);for(let b in y)if(!(b==="sp\
ool_bytes"||b==="kept_days")){let k={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledge\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must N\
OT have additional properties",schema:!1,parentSchema:Pe,data:y};e===null?e=[k]:e.push(k),s++}let n=y.
spool_bytes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let b={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:Pe.properties.spool_bytes.type,parentSchema:Pe.properties.spool_bytes,
data:n};e===null?e=[b]:e.push(b),s++}if(typeof n=="number"){if(n>1099511627776||isNaN(n)){let b={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:Pe.properties.spool_bytes,data:n};e===null?e=[b]:e.push(b),s++}if(n<65536||isNaN(n)){let b={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:Pe.properties.spool_bytes,data:n};e===null?e=[b]:e.push(b),s++}}let _=y.kept_days;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_))){let b={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:Pe.properties.kept_days.type,parentSchema:Pe.properties.kept_days,data:_};e===null?e=[b]:
e.push(b),s++}if(typeof _=="number"){if(_>36500||isNaN(_)){let b={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:Pe.properties.kept_days,data:_};
e===null?e=[b]:e.push(b),s++}if(_<2||isNaN(_)){let b={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:Pe.properties.kept_days,data:_};e===null?e=[b]:
e.push(b),s++}}}else{let n={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Ledger/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:y};e===null?
e=[n]:e.push(n),s++}let u=a.log;if(u&&typeof u=="object"&&!Array.isArray(u)){u.level===void 0&&(u.level=
"info"),u.format===void 0&&(u.format="auto");for(let b in u)if(!(b==="level"||b==="format")){let k={
instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:_e,
data:u};e===null?e=[k]:e.push(k),s++}let n=u.level;if(typeof n!="string"){let b={instancePath:t+"/lo\
g/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:_e.properties.level.type,parentSchema:_e.properties.level,data:n};
e===null?e=[b]:e.push(b),s++}if(!(n==="debug"||n==="info"||n==="warn"||n==="error"||n==="silent")){let b={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:_e.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:_e.properties.level.enum,parentSchema:_e.properties.level,data:n};e===null?e=[b]:e.push(b),
s++}let _=u.format;if(typeof _!="string"){let b={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:_e.properties.format.type,parentSchema:_e.properties.format,data:_};e===null?e=[b]:e.push(b),
s++}if(!(_==="auto"||_==="json"||_==="pretty")){let b={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:_e.properties.format.
enum},message:"must be equal to one of the allowed values",schema:_e.properties.format.enum,parentSchema:_e.
properties.format,data:_};e===null?e=[b]:e.push(b),s++}}else{let n={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_e.
type,parentSchema:_e,data:u};e===null?e=[n]:e.push(n),s++}let x=a.tracing;if(x&&typeof x=="object"&&
!Array.isArray(x)){x.enabled===void 0&&(x.enabled=!1);for(let _ in x)if(_!=="enabled"){let b={instancePath:t+
"/tracing",schemaPath:"#/components/schemas/Tracing/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:Xe,
data:x};e===null?e=[b]:e.push(b),s++}let n=x.enabled;if(typeof n!="boolean"){let _={instancePath:t+"\
/tracing/enabled",schemaPath:"#/components/schemas/Tracing/properties/enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:Xe.properties.enabled.type,parentSchema:Xe.properties.
enabled,data:n};e===null?e=[_]:e.push(_),s++}}else{let n={instancePath:t+"/tracing",schemaPath:"#/co\
mponents/schemas/Tracing/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Xe.
type,parentSchema:Xe,data:x};e===null?e=[n]:e.push(n),s++}let Z=a.sandbox;if(Z&&typeof Z=="object"&&
!Array.isArray(Z)){if(Z.public===void 0&&(Z.public=!1),Z.public===void 0){let _={instancePath:t+"/sa\
ndbox",schemaPath:"#/components/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"\
public"},message:"must have required property 'public'",schema:Ie.required,parentSchema:Ie,data:Z};e===
null?e=[_]:e.push(_),s++}for(let _ in Z)if(_!=="public"){let b={instancePath:t+"/sandbox",schemaPath:"\
#/components/schemas/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
message:"must NOT have additional properties",schema:!1,parentSchema:Ie,data:Z};e===null?e=[b]:e.push(
b),s++}let n=Z.public;if(typeof n!="boolean"){let _={instancePath:t+"/sandbox/public",schemaPath:"#/\
components/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:Ie.properties.public.type,parentSchema:Ie.properties.public,data:n};e===null?
e=[_]:e.push(_),s++}}else{let n={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ie.type,parentSchema:Ie,
data:Z};e===null?e=[n]:e.push(n),s++}Ce(a.payments,{instancePath:t+"/payments",parentData:a,parentDataProperty:"\
payments",rootData:j,dynamicAnchors:V})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length);let O=a.
trusted_proxies;if(Array.isArray(O)){if(O.length>64){let _={instancePath:t+"/trusted_proxies",schemaPath:"\
#/properties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items",schema:64,parentSchema:v.properties.trusted_proxies,data:O};e===null?e=[_]:e.push(
_),s++}let n=O.length;for(let _=0;_<n;_++){let b=O[_];if(typeof b=="string"){if(P(b)>64){let k={instancePath:t+
"/trusted_proxies/"+_,schemaPath:"#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:v.properties.
trusted_proxies.items,data:b};e===null?e=[k]:e.push(k),s++}if(P(b)<2){let k={instancePath:t+"/truste\
d_proxies/"+_,schemaPath:"#/properties/trusted_proxies/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:v.properties.trusted_proxies.
items,data:b};e===null?e=[k]:e.push(k),s++}if(!Ws.test(b)){let k={instancePath:t+"/trusted_proxies/"+
_,schemaPath:"#/properties/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-\
9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:v.properties.trusted_proxies.items,data:b};e===null?e=[k]:e.
push(k),s++}}else{let k={instancePath:t+"/trusted_proxies/"+_,schemaPath:"#/properties/trusted_proxi\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.trusted_proxies.
items.type,parentSchema:v.properties.trusted_proxies.items,data:b};e===null?e=[k]:e.push(k),s++}}}else{
let n={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:v.properties.trusted_proxies.type,parentSchema:v.
properties.trusted_proxies,data:O};e===null?e=[n]:e.push(n),s++}let pe=a.upstreams;if(pe&&typeof pe==
"object"&&!Array.isArray(pe)){if(Object.keys(pe).length>256){let n={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit:256},message:"must NOT h\
ave more than 256 properties",schema:256,parentSchema:v.properties.upstreams,data:pe};e===null?e=[n]:
e.push(n),s++}for(let n in pe){let _=s;if(typeof n=="string"&&!Xs.test(n)){let b={instancePath:t+"/u\
pstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',
schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:v.properties.upstreams.propertyNames,data:n,
propertyName:n};e===null?e=[b]:e.push(b),s++}var o=_===s;if(!o){let b={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"prope\
rty name must be valid",schema:v.properties.upstreams.propertyNames,parentSchema:v.properties.upstreams,
data:pe};e===null?e=[b]:e.push(b),s++}}for(let n in pe)Ge(pe[n],{instancePath:t+"/upstreams/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:pe,parentDataProperty:n,rootData:j,dynamicAnchors:V})||(e=
e===null?Ge.errors:e.concat(Ge.errors),s=e.length)}else{let n={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.
properties.upstreams.type,parentSchema:v.properties.upstreams,data:pe};e===null?e=[n]:e.push(n),s++}
let ae=a.routes;if(ae&&typeof ae=="object"&&!Array.isArray(ae)){if(Object.keys(ae).length>4096){let n={
instancePath:t+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{
limit:4096},message:"must NOT have more than 4096 properties",schema:4096,parentSchema:v.properties.
routes,data:ae};e===null?e=[n]:e.push(n),s++}for(let n in ae){let _=s;if(typeof n=="string"){if(P(n)>
256){let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ke,
data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}if(!ls.test(n)){let b={instancePath:t+"/routes",
schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\\
x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"\
^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:ke,data:n,propertyName:n};e===null?e=[b]:e.push(
b),s++}}else{let b={instancePath:t+"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ke.type,parentSchema:ke,data:n,propertyName:n};
e===null?e=[b]:e.push(b),s++}var p=_===s;if(!p){let b={instancePath:t+"/routes",schemaPath:"#/proper\
ties/routes/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name mu\
st be valid",schema:v.properties.routes.propertyNames,parentSchema:v.properties.routes,data:ae};e===
null?e=[b]:e.push(b),s++}}for(let n in ae){let _=ae[n];if(Array.isArray(_)){if(_.length>64){let k={instancePath:t+
"/routes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,
parentSchema:v.properties.routes.additionalProperties,data:_};e===null?e=[k]:e.push(k),s++}let b=_.length;
for(let k=0;k<b;k++)Ke(_[k],{instancePath:t+"/routes/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
k,parentData:_,parentDataProperty:k,rootData:j,dynamicAnchors:V})||(e=e===null?Ke.errors:e.concat(Ke.
errors),s=e.length)}else{let b={instancePath:t+"/routes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/routes/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:v.properties.routes.additionalProperties.type,parentSchema:v.properties.routes.additionalProperties,
data:_};e===null?e=[b]:e.push(b),s++}}}else{let n={instancePath:t+"/routes",schemaPath:"#/properties\
/routes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.routes.
type,parentSchema:v.properties.routes,data:ae};e===null?e=[n]:e.push(n),s++}let q=a.models;if(q&&typeof q==
"object"&&!Array.isArray(q)){if(Object.keys(q).length>4096){let n={instancePath:t+"/models",schemaPath:"\
#/properties/models/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:v.properties.models,data:q};e===null?e=[n]:e.push(
n),s++}for(let n in q){let _=s;if(typeof n=="string"){if(P(n)>256){let b={instancePath:t+"/models",schemaPath:"\
#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters",schema:256,parentSchema:ke,data:n,propertyName:n};e===null?e=[b]:e.push(
b),s++}if(!ls.test(n)){let b={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/pa\
ttern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must m\
atch pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",
parentSchema:ke,data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/mo\
dels",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ke.type,parentSchema:ke,data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}var i=_===
s;if(!i){let b={instancePath:t+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:n},message:"property name must be valid",schema:v.properties.models.
propertyNames,parentSchema:v.properties.models,data:q};e===null?e=[b]:e.push(b),s++}}for(let n in q){
let _=q[n];if(_&&typeof _=="object"&&!Array.isArray(_)){_.kind===void 0&&(_.kind="chat"),_.input===void 0&&
(_.input=["text"]);for(let d in _)if(!(d==="kind"||d==="input"||d==="context_tokens"||d==="output_to\
kens"||d==="dimensions"||d==="cache"||d==="tokens_per_second")){let N={instancePath:t+"/models/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/ModelSettings/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:H,data:_};e===null?e=[N]:e.push(N),s++}let b=_.kind;if(typeof b!="stri\
ng"){let d={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#\
/components/schemas/ModelSettings/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.kind.type,parentSchema:H.properties.kind,data:b};e===null?e=[d]:
e.push(d),s++}if(!(b==="chat"||b==="embeddings"||b==="rerank"||b==="moderations")){let d={instancePath:t+
"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSe\
ttings/properties/kind/enum",keyword:"enum",params:{allowedValues:H.properties.kind.enum},message:"m\
ust be equal to one of the allowed values",schema:H.properties.kind.enum,parentSchema:H.properties.kind,
data:b};e===null?e=[d]:e.push(d),s++}let k=_.input;if(Array.isArray(k)){if(k.length>4){let N={instancePath:t+
"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelS\
ettings/properties/input/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more t\
han 4 items",schema:4,parentSchema:H.properties.input,data:k};e===null?e=[N]:e.push(N),s++}if(k.length<
1){let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/\
components/schemas/ModelSettings/properties/input/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items",schema:1,parentSchema:H.properties.input,data:k};e===null?e=[N]:e.
push(N),s++}let d=k.length;for(let N=0;N<d;N++){let xe=k[N];if(typeof xe!="string"){let z={instancePath:t+
"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+N,schemaPath:"#/components/schemas/Mod\
elSettings/properties/input/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:H.properties.input.items.type,parentSchema:H.properties.input.items,data:xe};e===null?e=[z]:
e.push(z),s++}if(!(xe==="text"||xe==="image"||xe==="audio"||xe==="file")){let z={instancePath:t+"/mo\
dels/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+N,schemaPath:"#/components/schemas/ModelSe\
ttings/properties/input/items/enum",keyword:"enum",params:{allowedValues:H.properties.input.items.enum},
message:"must be equal to one of the allowed values",schema:H.properties.input.items.enum,parentSchema:H.
properties.input.items,data:xe};e===null?e=[z]:e.push(z),s++}}}else{let d={instancePath:t+"/models/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/pro\
perties/input/type",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.
input.type,parentSchema:H.properties.input,data:k};e===null?e=[d]:e.push(d),s++}if(_.context_tokens!==
void 0){let d=_.context_tokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/\
models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas\
/ModelSettings/properties/context_tokens/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:H.properties.context_tokens.type,parentSchema:H.properties.context_tokens,data:d};
e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e9||isNaN(d)){let N={instancePath:t+"/mode\
ls/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/Mod\
elSettings/properties/context_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:H.properties.context_tokens,data:d};e===null?e=[N]:e.
push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.context_tokens,data:d};e===null?e=[N]:e.push(N),s++}}}if(_.output_tokens!==void 0){let d=_.
output_tokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/models/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/prope\
rties/output_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.
properties.output_tokens.type,parentSchema:H.properties.output_tokens,data:d};e===null?e=[N]:e.push(
N),s++}if(typeof d=="number"){if(d>1e9||isNaN(d)){let N={instancePath:t+"/models/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/o\
utput_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 10000\
00000",schema:1e9,parentSchema:H.properties.output_tokens,data:d};e===null?e=[N]:e.push(N),s++}if(d<
1||isNaN(d)){let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_toke\
ns",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.properties.output_tokens,
data:d};e===null?e=[N]:e.push(N),s++}}}if(_.dimensions!==void 0){let d=_.dimensions;if(!(typeof d=="\
number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:H.properties.dimensions.type,parentSchema:H.
properties.dimensions,data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e6||isNaN(d)){
let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"\
#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.dimensions,data:d};
e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensio\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:H.
properties.dimensions,data:d};e===null?e=[N]:e.push(N),s++}}}if(_.cache!==void 0){let d=_.cache;if(typeof d!=
"string"){let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache",schemaPath:"\
#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.cache.type,parentSchema:H.properties.cache,data:d};e===null?e=[N]:
e.push(N),s++}if(d!=="auto"){let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/enum",keyword:"enum",params:{
allowedValues:H.properties.cache.enum},message:"must be equal to one of the allowed values",schema:H.
properties.cache.enum,parentSchema:H.properties.cache,data:d};e===null?e=[N]:e.push(N),s++}}if(_.tokens_per_second!==
void 0){let d=_.tokens_per_second;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let N={instancePath:t+
"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:H.properties.tokens_per_second.type,parentSchema:H.properties.tokens_per_second,
data:d};e===null?e=[N]:e.push(N),s++}if(typeof d=="number"){if(d>1e6||isNaN(d)){let N={instancePath:t+
"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/sc\
hemas/ModelSettings/properties/tokens_per_second/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:H.properties.tokens_per_second,data:d};
e===null?e=[N]:e.push(N),s++}if(d<1||isNaN(d)){let N={instancePath:t+"/models/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/properties/t\
okens_per_second/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:H.properties.tokens_per_second,data:d};e===null?e=[N]:e.push(N),s++}}}}else{let b={
instancePath:t+"/models/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/\
ModelSettings/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,
data:_};e===null?e=[b]:e.push(b),s++}}}else{let n={instancePath:t+"/models",schemaPath:"#/properties\
/models/type",keyword:"type",params:{type:"object"},message:"must be object",schema:v.properties.models.
type,parentSchema:v.properties.models,data:q};e===null?e=[n]:e.push(n),s++}let ye=a.prices;if(ye&&typeof ye==
"object"&&!Array.isArray(ye)){if(Object.keys(ye).length>4096){let n={instancePath:t+"/prices",schemaPath:"\
#/properties/prices/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"must NOT hav\
e more than 4096 properties",schema:4096,parentSchema:v.properties.prices,data:ye};e===null?e=[n]:e.
push(n),s++}for(let n in ye){let _=s;if(typeof n=="string"){if(P(n)>256){let b={instancePath:t+"/pri\
ces",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:ke,data:n,propertyName:n};e===null?e=
[b]:e.push(b),s++}if(!ls.test(n)){let b={instancePath:t+"/prices",schemaPath:"#/components/schemas/R\
outeName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'\
must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255\
}\\*?)$",parentSchema:ke,data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}}else{let b={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ke.type,parentSchema:ke,data:n,propertyName:n};e===null?e=[b]:e.push(b),s++}var l=_===
s;if(!l){let b={instancePath:t+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:n},message:"property name must be valid",schema:v.properties.prices.
propertyNames,parentSchema:v.properties.prices,data:ye};e===null?e=[b]:e.push(b),s++}}for(let n in ye)
qe(ye[n],{instancePath:t+"/prices/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:ye,parentDataProperty:n,
rootData:j,dynamicAnchors:V})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)}else{let n={instancePath:t+
"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:v.properties.prices.type,parentSchema:v.properties.prices,data:ye};e===null?e=[n]:
e.push(n),s++}}else{let f={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:v.type,parentSchema:v,data:a};e===null?e=[f]:e.push(f),s++}return We.
errors=e,s===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function as(a,{instancePath:t="",
parentData:R,parentDataProperty:D,rootData:j=a,dynamicAnchors:V={}}={}){let e=null,s=0,L=as.evaluated;
return L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),We(a,{instancePath:t,parentData:R,
parentDataProperty:D,rootData:j,dynamicAnchors:V})||(e=e===null?We.errors:e.concat(We.errors),s=e.length),
as.errors=e,s===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{ct as default,ot as validate};
