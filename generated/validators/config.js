// Compiled from a contract by npm run generate. Never edited.
var dt=Object.create;var Qs=Object.defineProperty;var ft=Object.getOwnPropertyDescriptor;var yt=Object.getOwnPropertyNames;var gt=Object.getPrototypeOf,_t=Object.prototype.hasOwnProperty;var et=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(R){throw t=0,R}};var kt=(r,t,R,V)=>{if(t&&typeof t=="object"||typeof t=="function")for(let $ of yt(t))!_t.call(r,$)&&
$!==R&&Qs(r,$,{get:()=>t[$],enumerable:!(V=ft(t,$))||V.enumerable});return r};var bt=(r,t,R)=>(R=r!=null?dt(gt(r)):{},kt(t||!r||!r.__esModule?Qs(R,"default",{value:r,enumerable:!0}):
R,r));var nt=et(Ge=>{"use strict";Object.defineProperty(Ge,"__esModule",{value:!0});Ge.formatNames=Ge.fastFormats=
Ge.fullFormats=void 0;function Be(r,t){return{validate:r,compare:t}}Ge.fullFormats={date:Be(rt,Hs),time:Be(
Bs(!0),Ws),"date-time":Be(st(!0),mt),"iso-time":Be(Bs(),pt),"iso-date-time":Be(st(),it),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Nt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:zt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Lt,int32:{type:"number",validate:$t},
int64:{type:"number",validate:qt},float:{type:"number",validate:at},double:{type:"number",validate:at},
password:!0,binary:!0};Ge.fastFormats={...Ge.fullFormats,date:Be(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Hs),time:Be(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ws),"date-time":Be(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
mt),"iso-time":Be(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,pt),
"iso-date-time":Be(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
it),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ge.formatNames=Object.keys(Ge.fullFormats);function wt(r){return r%4===0&&(r%100!==0||r%400===0)}var Pt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
xt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function rt(r){let t=Pt.exec(r);if(!t)return!1;let R=+t[1],
V=+t[2],$=+t[3];return V>=1&&V<=12&&$>=1&&$<=(V===2&&wt(R)?29:xt[V])}function Hs(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var Ks=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Bs(r){
return function(R){let V=Ks.exec(R);if(!V)return!1;let $=+V[1],D=+V[2],e=+V[3],s=V[4],v=V[5]==="-"?-1:
1,h=+(V[6]||0),n=+(V[7]||0);if(h>23||n>59||r&&!s)return!1;if($<=23&&D<=59&&e<60)return!0;let i=D-n*v,
o=$-h*v-(i<0?1:0);return(o===23||o===-1)&&(i===59||i===-1)&&e<61}}function Ws(r,t){if(!(r&&t))return;
let R=new Date("2020-01-01T"+r).valueOf(),V=new Date("2020-01-01T"+t).valueOf();if(R&&V)return R-V}function pt(r,t){
if(!(r&&t))return;let R=Ks.exec(r),V=Ks.exec(t);if(R&&V)return r=R[1]+R[2]+R[3],t=V[1]+V[2]+V[3],r>t?
1:r<t?-1:0}var Gs=/t|\s/i;function st(r){let t=Bs(r);return function(V){let $=V.split(Gs);return $.length===
2&&rt($[0])&&t($[1])}}function mt(r,t){if(!(r&&t))return;let R=new Date(r).valueOf(),V=new Date(t).valueOf();
if(R&&V)return R-V}function it(r,t){if(!(r&&t))return;let[R,V]=r.split(Gs),[$,D]=t.split(Gs),e=Hs(R,
$);if(e!==void 0)return e||Ws(V,D)}var St=/\/|:/,vt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Nt(r){return St.test(r)&&vt.test(r)}var tt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Lt(r){return tt.lastIndex=0,tt.test(r)}var At=-(2**31),Ot=2**31-1;function $t(r){return Number.
isInteger(r)&&r<=Ot&&r>=At}function qt(r){return Number.isInteger(r)}function at(){return!0}var Tt=/[^\\]\\Z/;
function zt(r){if(Tt.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var ct=et(Js=>{"use strict";Object.defineProperty(Js,"__esModule",{value:!0});function ot(r){let t=r.
length,R=0,V=0,$;for(;V<t;)R++,$=r.charCodeAt(V++),$>=55296&&$<=56319&&V<t&&($=r.charCodeAt(V),($&64512)===
56320&&V++);return R}Js.default=ot;ot.code='require("ajv/dist/runtime/ucs2length").default'});var lt=bt(nt()),Xt=Us,Qt=Us;var L={type:"object",additionalProperties:!1,required:["gateway","mesh","metadata","operator","limit\
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
keys:{$ref:"#/components/schemas/Keys",default:{}},me:{$ref:"#/components/schemas/Me"},trusted_proxies:{
type:"array",maxItems:64,default:[],items:{type:"string",minLength:2,maxLength:64,pattern:"^[0-9a-fA\
-F.:]+(/[0-9]{1,3})?$"}},upstreams:{type:"object",default:{},maxProperties:256,propertyNames:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},additionalProperties:{$ref:"#/components/schemas/Upstream"}},routes:{
type:"object",default:{},maxProperties:4096,propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{
type:"array",maxItems:64,items:{$ref:"#/components/schemas/Deployment"}}},models:{type:"object",default:{},
maxProperties:4096,propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{$ref:"\
#/components/schemas/ModelSettings"}},hooks:{type:"object",default:{},maxProperties:16,propertyNames:{
pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},additionalProperties:{$ref:"#/components/schemas/Hook"}},
outlets:{type:"object",default:{},maxProperties:16,propertyNames:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-\
]{0,63}$"},additionalProperties:{$ref:"#/components/schemas/Outlet"}},prices:{type:"object",default:{},
maxProperties:4096,propertyNames:{$ref:"#/components/schemas/RouteName"},additionalProperties:{$ref:"\
#/components/schemas/Price"}}}},ye={type:"object",additionalProperties:!1,properties:{host:{type:"st\
ring",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,default:8080},
public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},cors:{type:"boolean",default:!1},
docs:{type:"boolean",default:!0}}},Me={type:"object",additionalProperties:!1,properties:{host:{type:"\
string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",minimum:0,maximum:65535,
default:8082},docs:{type:"boolean",default:!0}}},le={type:"object",additionalProperties:!1,properties:{
concurrent:{type:"integer",minimum:1,maximum:1e5},queue_ms:{type:"integer",minimum:1,maximum:1e4,default:500},
body_bytes:{type:"integer",minimum:8388608,maximum:1099511627776,default:268435456},loop_delay_ms:{type:"\
integer",minimum:10,maximum:36e5,default:200},heap_percent:{type:"integer",minimum:10,maximum:100,default:85}}},
we={type:"object",additionalProperties:!1,properties:{attempts:{type:"integer",minimum:1,maximum:10,
default:3},free_failovers:{type:"integer",minimum:0,maximum:1e6,default:10},failover_share:{type:"nu\
mber",minimum:0,maximum:1,default:.2},repeat_share:{type:"number",minimum:0,maximum:1,default:.1}}},
Oe={type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e3,
default:5},window:{type:"integer",minimum:2,maximum:1e3,default:20},open_ms:{type:"integer",minimum:10,
maximum:6e5,default:5e3}}},$e={type:"object",additionalProperties:!1,properties:{accept_ms:{type:"in\
teger",minimum:0,maximum:6e5,default:5e3},calls_ms:{type:"integer",minimum:0,maximum:6e5,default:3e4},
streams_ms:{type:"integer",minimum:0,maximum:36e5,default:6e4}}},qe={type:"object",additionalProperties:!1,
properties:{spool_bytes:{type:"integer",minimum:65536,maximum:1099511627776,default:268435456},kept_days:{
type:"integer",minimum:2,maximum:36500,default:90},close_after_days:{type:"integer",minimum:0,maximum:366,
default:3}}},De={type:"object",additionalProperties:!1,properties:{level:{type:"string",enum:["debug",
"info","warn","error","silent"],default:"info"},format:{type:"string",enum:["auto","json","pretty"],
default:"auto"}}},ns={type:"object",additionalProperties:!1,properties:{enabled:{type:"boolean",default:!1},
metrics:{type:"boolean",default:!1}}},os={type:"object",additionalProperties:!1,required:["public"],
properties:{public:{type:"boolean",default:!1}}},ge={type:"object",additionalProperties:!1,properties:{
proxy:{type:"string",format:"uri",minLength:8,maxLength:1024},proxy_env:{type:"string",pattern:"^[A-\
Za-z_][A-Za-z0-9_]*$",maxLength:128},no_proxy:{type:"array",maxItems:256,items:{type:"string",minLength:1,
maxLength:255,pattern:"^[^\\x00-\\x20,]+$"}}}},be={type:"string",maxLength:256,pattern:"^(\\*|[^\\x00-\
\\x20\\x7f,*]{1,255}\\*?)$"},se={type:"object",additionalProperties:!1,properties:{kind:{type:"strin\
g",enum:["chat","embeddings","rerank","moderations","images","speech","transcriptions"],default:"cha\
t"},input:{type:"array",minItems:1,maxItems:4,default:["text"],items:{type:"string",enum:["text","im\
age","audio","file"]}},context_tokens:{type:"integer",minimum:1,maximum:1e9},output_tokens:{type:"in\
teger",minimum:1,maximum:1e9},dimensions:{type:"integer",minimum:1,maximum:1e6},cache:{type:"string",
enum:["auto"]},tokens_per_second:{type:"integer",minimum:1,maximum:1e6}}},Ue=Object.prototype.hasOwnProperty,
d=ct().default,Ee=new RegExp("^[^\\x00-\\x1f]+$","u"),xe=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),
jt=new RegExp("^[^\\x00-\\x20,]+$","u"),Zt=new RegExp("^[0-9a-fA-F.:]+(/[0-9]{1,3})?$","u"),Ys=new RegExp(
"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u"),Cs=new RegExp("^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$","u"),
Pe=lt.fullFormats.uri,j={type:"object",additionalProperties:!1,properties:{host:{type:"string",minLength:1,
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
_e={type:"object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},parallel:{
type:"integer",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}},cs={type:"obje\
ct",additionalProperties:!1,properties:{arguments:{type:"boolean",default:!1},bearer:{type:"boolean",
default:!1}}},pe={type:"object",additionalProperties:!1,properties:{turns:{type:"integer",minimum:1,
maximum:100,default:8},tool_calls:{type:"integer",minimum:1,maximum:1e3,default:12},query_ms:{type:"\
integer",minimum:100,maximum:6e5,default:6e4},tokens:{type:"integer",minimum:100,maximum:1e8,default:2e5},
usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32,default:"0.50"},answer_tokens:{
type:"integer",minimum:100,maximum:1e7,default:8e3}}},Te={type:"object",additionalProperties:!1,properties:{
workers:{type:"integer",minimum:0,maximum:1e3,default:4},kept_days:{type:"integer",minimum:1,maximum:3650,
default:7},waiting:{type:"integer",minimum:1,maximum:1e6,default:1e3}}},It=new RegExp("^[^\\s@<>]+@[^\
\\s@<>]+$","u"),Es=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),ce=new RegExp("^(0|[1-9][\
0-9]{0,5})(\\.[0-9]{1,9})?$","u");function ds(r,{instancePath:t="",parentData:R,parentDataProperty:V,
rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=ds.evaluated;if(v.dynamicProps&&(v.props=void 0),
v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){r.host===void 0&&(r.host=
"127.0.0.1"),r.port===void 0&&(r.port=8081),r.cors===void 0&&(r.cors=!1),r.docs===void 0&&(r.docs=!0),
r.agents===void 0&&(r.agents=["spec/agents"]),r.on_broken_agent===void 0&&(r.on_broken_agent="refuse"),
r.allow_private===void 0&&(r.allow_private=[]),r.proxy_resolves===void 0&&(r.proxy_resolves=!1),r.model===
void 0&&(r.model="meta-llama/llama-3.3-70b-instruct"),r.summaries===void 0&&(r.summaries="query"),r.
write_tools===void 0&&(r.write_tools=!1),r.address_rpm===void 0&&(r.address_rpm=0),r.unpaid_rpm===void 0&&
(r.unpaid_rpm=600),r.each_agent===void 0&&(r.each_agent={}),r.lenient===void 0&&(r.lenient={}),r.bounds===
void 0&&(r.bounds={}),r.tasks===void 0&&(r.tasks={});for(let g in r)if(!Ue.call(j.properties,g)){let x={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties",schema:!1,parentSchema:j,data:r};e===null?e=[x]:e.push(
x),s++}let h=r.host;if(typeof h=="string"){if(d(h)>253){let g={instancePath:t+"/host",schemaPath:"#/\
properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 2\
53 characters",schema:253,parentSchema:j.properties.host,data:h};e===null?e=[g]:e.push(g),s++}if(d(h)<
1){let g={instancePath:t+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:j.properties.host,data:h};
e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/host",schemaPath:"#/properties/host/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.host.type,parentSchema:j.
properties.host,data:h};e===null?e=[g]:e.push(g),s++}let n=r.port;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n))){let g={instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:j.properties.port.type,parentSchema:j.properties.port,data:n};
e===null?e=[g]:e.push(g),s++}if(typeof n=="number"){if(n>65535||isNaN(n)){let g={instancePath:t+"/po\
rt",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"\
must be <= 65535",schema:65535,parentSchema:j.properties.port,data:n};e===null?e=[g]:e.push(g),s++}if(n<
0||isNaN(n)){let g={instancePath:t+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:j.properties.port,data:n};
e===null?e=[g]:e.push(g),s++}}if(r.public_url!==void 0){let g=r.public_url;if(typeof g=="string"){if(d(
g)>1024){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:j.
properties.public_url,data:g};e===null?e=[x]:e.push(x),s++}if(d(g)<8){let x={instancePath:t+"/public\
_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"m\
ust NOT have fewer than 8 characters",schema:8,parentSchema:j.properties.public_url,data:g};e===null?
e=[x]:e.push(x),s++}if(!Pe(g)){let x={instancePath:t+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:j.
properties.public_url,data:g};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:j.properties.public_url.type,parentSchema:j.properties.public_url,data:g};e===null?e=[x]:
e.push(x),s++}}if(r.contact!==void 0){let g=r.contact;if(typeof g=="string"){if(d(g)>254){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters",schema:254,parentSchema:j.properties.contact,data:g};e===null?
e=[x]:e.push(x),s++}if(d(g)<3){let x={instancePath:t+"/contact",schemaPath:"#/properties/contact/min\
Length",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,
parentSchema:j.properties.contact,data:g};e===null?e=[x]:e.push(x),s++}if(!It.test(g)){let x={instancePath:t+
"/contact",schemaPath:"#/properties/contact/pattern",keyword:"pattern",params:{pattern:"^[^\\s@<>]+@[\
^\\s@<>]+$"},message:'must match pattern "^[^\\s@<>]+@[^\\s@<>]+$"',schema:"^[^\\s@<>]+@[^\\s@<>]+$",
parentSchema:j.properties.contact,data:g};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+"\
/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:j.properties.contact.type,parentSchema:j.properties.contact,data:g};e===null?e=[x]:
e.push(x),s++}}let i=r.cors;if(typeof i!="boolean"){let g={instancePath:t+"/cors",schemaPath:"#/prop\
erties/cors/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:j.properties.
cors.type,parentSchema:j.properties.cors,data:i};e===null?e=[g]:e.push(g),s++}let o=r.docs;if(typeof o!=
"boolean"){let g={instancePath:t+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:j.properties.docs.type,parentSchema:j.properties.docs,
data:o};e===null?e=[g]:e.push(g),s++}let m=r.agents;if(Array.isArray(m)){if(m.length>64){let x={instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:j.properties.agents,data:m};e===null?e=[x]:e.
push(x),s++}let g=m.length;for(let x=0;x<g;x++){let C=m[x];if(typeof C=="string"){if(d(C)>1024){let z={
instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:j.properties.
agents.items,data:C};e===null?e=[z]:e.push(z),s++}if(d(C)<1){let z={instancePath:t+"/agents/"+x,schemaPath:"\
#/properties/agents/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",schema:1,parentSchema:j.properties.agents.items,data:C};e===null?e=[z]:e.push(
z),s++}if(!Ee.test(C)){let z={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:j.properties.agents.items,data:C};e===null?e=[z]:e.push(
z),s++}}else{let z={instancePath:t+"/agents/"+x,schemaPath:"#/properties/agents/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:j.properties.agents.items.type,parentSchema:j.
properties.agents.items,data:C};e===null?e=[z]:e.push(z),s++}}}else{let g={instancePath:t+"/agents",
schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:j.
properties.agents.type,parentSchema:j.properties.agents,data:m};e===null?e=[g]:e.push(g),s++}let a=r.
on_broken_agent;if(typeof a!="string"){let g={instancePath:t+"/on_broken_agent",schemaPath:"#/proper\
ties/on_broken_agent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.
on_broken_agent.type,parentSchema:j.properties.on_broken_agent,data:a};e===null?e=[g]:e.push(g),s++}
if(!(a==="refuse"||a==="skip")){let g={instancePath:t+"/on_broken_agent",schemaPath:"#/properties/on\
_broken_agent/enum",keyword:"enum",params:{allowedValues:j.properties.on_broken_agent.enum},message:"\
must be equal to one of the allowed values",schema:j.properties.on_broken_agent.enum,parentSchema:j.
properties.on_broken_agent,data:a};e===null?e=[g]:e.push(g),s++}let p=r.allow_private;if(Array.isArray(
p)){if(p.length>64){let x={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/ma\
xItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:j.
properties.allow_private,data:p};e===null?e=[x]:e.push(x),s++}let g=p.length;for(let x=0;x<g;x++){let C=p[x];
if(typeof C=="string"){if(d(C)>1024){let z={instancePath:t+"/allow_private/"+x,schemaPath:"#/propert\
ies/allow_private/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters",schema:1024,parentSchema:j.properties.allow_private.items,data:C};e===null?
e=[z]:e.push(z),s++}if(d(C)<8){let z={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/al\
low_private/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters",schema:8,parentSchema:j.properties.allow_private.items,data:C};e===null?e=[z]:e.push(z),
s++}}else{let z={instancePath:t+"/allow_private/"+x,schemaPath:"#/properties/allow_private/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.allow_private.
items.type,parentSchema:j.properties.allow_private.items,data:C};e===null?e=[z]:e.push(z),s++}}}else{
let g={instancePath:t+"/allow_private",schemaPath:"#/properties/allow_private/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:j.properties.allow_private.type,parentSchema:j.properties.
allow_private,data:p};e===null?e=[g]:e.push(g),s++}if(r.proxy!==void 0){let g=r.proxy;if(typeof g=="\
string"){if(d(g)>1024){let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:j.
properties.proxy,data:g};e===null?e=[x]:e.push(x),s++}if(d(g)<8){let x={instancePath:t+"/proxy",schemaPath:"\
#/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than\
 8 characters",schema:8,parentSchema:j.properties.proxy,data:g};e===null?e=[x]:e.push(x),s++}if(!Pe(
g)){let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:j.properties.proxy,data:g};e===null?
e=[x]:e.push(x),s++}}else{let x={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:j.properties.proxy.type,parentSchema:j.
properties.proxy,data:g};e===null?e=[x]:e.push(x),s++}}if(r.proxy_env!==void 0){let g=r.proxy_env;if(typeof g==
"string"){if(d(g)>128){let x={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:j.properties.proxy_env,data:g};e===null?e=[x]:e.push(x),s++}if(!xe.test(g)){let x={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z\
0-9_]*$",parentSchema:j.properties.proxy_env,data:g};e===null?e=[x]:e.push(x),s++}}else{let x={instancePath:t+
"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:j.properties.proxy_env.type,parentSchema:j.properties.proxy_env,data:g};e===null?
e=[x]:e.push(x),s++}}let c=r.proxy_resolves;if(typeof c!="boolean"){let g={instancePath:t+"/proxy_re\
solves",schemaPath:"#/properties/proxy_resolves/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:j.properties.proxy_resolves.type,parentSchema:j.properties.proxy_resolves,data:c};
e===null?e=[g]:e.push(g),s++}let l=r.model;if(typeof l=="string"){if(d(l)>256){let g={instancePath:t+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"m\
ust NOT have more than 256 characters",schema:256,parentSchema:j.properties.model,data:l};e===null?e=
[g]:e.push(g),s++}if(d(l)<1){let g={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:j.
properties.model,data:l};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:t+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.
model.type,parentSchema:j.properties.model,data:l};e===null?e=[g]:e.push(g),s++}let b=r.summaries;if(typeof b!=
"string"){let g={instancePath:t+"/summaries",schemaPath:"#/properties/summaries/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:j.properties.summaries.type,parentSchema:j.properties.
summaries,data:b};e===null?e=[g]:e.push(g),s++}if(!(b==="query"||b==="always")){let g={instancePath:t+
"/summaries",schemaPath:"#/properties/summaries/enum",keyword:"enum",params:{allowedValues:j.properties.
summaries.enum},message:"must be equal to one of the allowed values",schema:j.properties.summaries.enum,
parentSchema:j.properties.summaries,data:b};e===null?e=[g]:e.push(g),s++}let S=r.write_tools;if(typeof S!=
"boolean"){let g={instancePath:t+"/write_tools",schemaPath:"#/properties/write_tools/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:j.properties.write_tools.type,parentSchema:j.
properties.write_tools,data:S};e===null?e=[g]:e.push(g),s++}let q=r.address_rpm;if(!(typeof q=="numb\
er"&&!(q%1)&&!isNaN(q))){let g={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer",schema:j.properties.address_rpm.
type,parentSchema:j.properties.address_rpm,data:q};e===null?e=[g]:e.push(g),s++}if(typeof q=="number"){
if(q>1e9||isNaN(q)){let g={instancePath:t+"/address_rpm",schemaPath:"#/properties/address_rpm/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:j.
properties.address_rpm,data:q};e===null?e=[g]:e.push(g),s++}if(q<0||isNaN(q)){let g={instancePath:t+
"/address_rpm",schemaPath:"#/properties/address_rpm/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:j.properties.address_rpm,data:q};e===null?e=
[g]:e.push(g),s++}}let M=r.unpaid_rpm;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M))){let g={instancePath:t+
"/unpaid_rpm",schemaPath:"#/properties/unpaid_rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:j.properties.unpaid_rpm.type,parentSchema:j.properties.unpaid_rpm,data:M};e===
null?e=[g]:e.push(g),s++}if(typeof M=="number"){if(M>1e9||isNaN(M)){let g={instancePath:t+"/unpaid_r\
pm",schemaPath:"#/properties/unpaid_rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:j.properties.unpaid_rpm,data:M};e===null?e=[
g]:e.push(g),s++}if(M<0||isNaN(M)){let g={instancePath:t+"/unpaid_rpm",schemaPath:"#/properties/unpa\
id_rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:j.
properties.unpaid_rpm,data:M};e===null?e=[g]:e.push(g),s++}}let F=r.each_agent;if(F&&typeof F=="obje\
ct"&&!Array.isArray(F)){for(let g in F)if(!(g==="rpm"||g==="parallel"||g==="budget_usd"||g==="budget\
_period")){let x={instancePath:t+"/each_agent",schemaPath:"#/components/schemas/AgentCaps/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:_e,data:F};e===null?e=[x]:e.push(x),s++}if(F.rpm!==void 0){
let g=F.rpm;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:_e.properties.rpm.type,parentSchema:_e.properties.rpm,data:g};e===null?e=[x]:
e.push(x),s++}if(typeof g=="number"){if(g>1e9||isNaN(g)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"\
#/components/schemas/AgentCaps/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:_e.properties.rpm,data:g};e===null?e=[x]:e.push(
x),s++}if(g<1||isNaN(g)){let x={instancePath:t+"/each_agent/rpm",schemaPath:"#/components/schemas/Ag\
entCaps/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:_e.properties.rpm,data:g};e===null?e=[x]:e.push(x),s++}}}if(F.parallel!==
void 0){let g=F.parallel;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let x={instancePath:t+"/each_a\
gent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:_e.properties.parallel.type,parentSchema:_e.properties.
parallel,data:g};e===null?e=[x]:e.push(x),s++}if(typeof g=="number"){if(g>1e6||isNaN(g)){let x={instancePath:t+
"/each_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:_e.
properties.parallel,data:g};e===null?e=[x]:e.push(x),s++}if(g<1||isNaN(g)){let x={instancePath:t+"/e\
ach_agent/parallel",schemaPath:"#/components/schemas/AgentCaps/properties/parallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:_e.properties.
parallel,data:g};e===null?e=[x]:e.push(x),s++}}}if(F.budget_usd!==void 0){let g=F.budget_usd;if(typeof g==
"string"){if(d(g)>17){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schema\
s/AgentCaps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT\
 have more than 17 characters",schema:17,parentSchema:_e.properties.budget_usd,data:g};e===null?e=[x]:
e.push(x),s++}if(!Es.test(g)){let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/component\
s/schemas/AgentCaps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:_e.properties.budget_usd,data:g};e===null?e=[x]:
e.push(x),s++}}else{let x={instancePath:t+"/each_agent/budget_usd",schemaPath:"#/components/schemas/\
AgentCaps/properties/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:_e.properties.budget_usd.type,parentSchema:_e.properties.budget_usd,data:g};e===null?e=[x]:e.
push(x),s++}}if(F.budget_period!==void 0){let g=F.budget_period;if(typeof g!="string"){let x={instancePath:t+
"/each_agent/budget_period",schemaPath:"#/components/schemas/AgentCaps/properties/budget_period/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:_e.properties.budget_period.type,
parentSchema:_e.properties.budget_period,data:g};e===null?e=[x]:e.push(x),s++}if(!(g==="day"||g==="m\
onth"||g==="total")){let x={instancePath:t+"/each_agent/budget_period",schemaPath:"#/components/sche\
mas/AgentCaps/properties/budget_period/enum",keyword:"enum",params:{allowedValues:_e.properties.budget_period.
enum},message:"must be equal to one of the allowed values",schema:_e.properties.budget_period.enum,parentSchema:_e.
properties.budget_period,data:g};e===null?e=[x]:e.push(x),s++}}}else{let g={instancePath:t+"/each_ag\
ent",schemaPath:"#/components/schemas/AgentCaps/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:_e.type,parentSchema:_e,data:F};e===null?e=[g]:e.push(g),s++}let H=r.lenient;
if(H&&typeof H=="object"&&!Array.isArray(H)){H.arguments===void 0&&(H.arguments=!1),H.bearer===void 0&&
(H.bearer=!1);for(let C in H)if(!(C==="arguments"||C==="bearer")){let z={instancePath:t+"/lenient",schemaPath:"\
#/components/schemas/Lenient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C},
message:"must NOT have additional properties",schema:!1,parentSchema:cs,data:H};e===null?e=[z]:e.push(
z),s++}let g=H.arguments;if(typeof g!="boolean"){let C={instancePath:t+"/lenient/arguments",schemaPath:"\
#/components/schemas/Lenient/properties/arguments/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:cs.properties.arguments.type,parentSchema:cs.properties.arguments,data:g};e===
null?e=[C]:e.push(C),s++}let x=H.bearer;if(typeof x!="boolean"){let C={instancePath:t+"/lenient/bear\
er",schemaPath:"#/components/schemas/Lenient/properties/bearer/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean",schema:cs.properties.bearer.type,parentSchema:cs.properties.bearer,
data:x};e===null?e=[C]:e.push(C),s++}}else{let g={instancePath:t+"/lenient",schemaPath:"#/components\
/schemas/Lenient/type",keyword:"type",params:{type:"object"},message:"must be object",schema:cs.type,
parentSchema:cs,data:H};e===null?e=[g]:e.push(g),s++}let f=r.bounds;if(f&&typeof f=="object"&&!Array.
isArray(f)){f.turns===void 0&&(f.turns=8),f.tool_calls===void 0&&(f.tool_calls=12),f.query_ms===void 0&&
(f.query_ms=6e4),f.tokens===void 0&&(f.tokens=2e5),f.usd===void 0&&(f.usd="0.50"),f.answer_tokens===
void 0&&(f.answer_tokens=8e3);for(let I in f)if(!(I==="turns"||I==="tool_calls"||I==="query_ms"||I===
"tokens"||I==="usd"||I==="answer_tokens")){let Ie={instancePath:t+"/bounds",schemaPath:"#/components\
/schemas/Bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},message:"\
must NOT have additional properties",schema:!1,parentSchema:pe,data:f};e===null?e=[Ie]:e.push(Ie),s++}
let g=f.turns;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let I={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer",schema:pe.properties.turns.type,parentSchema:pe.properties.turns,data:g};e===null?e=
[I]:e.push(I),s++}if(typeof g=="number"){if(g>100||isNaN(g)){let I={instancePath:t+"/bounds/turns",schemaPath:"\
#/components/schemas/Bounds/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100",schema:100,parentSchema:pe.properties.turns,data:g};e===null?e=[I]:e.push(I),
s++}if(g<1||isNaN(g)){let I={instancePath:t+"/bounds/turns",schemaPath:"#/components/schemas/Bounds/\
properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:pe.properties.turns,data:g};e===null?e=[I]:e.push(I),s++}}let x=f.tool_calls;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x))){let I={instancePath:t+"/bounds/tool_calls",schemaPath:"#/components/sc\
hemas/Bounds/properties/tool_calls/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger",schema:pe.properties.tool_calls.type,parentSchema:pe.properties.tool_calls,data:x};e===null?e=
[I]:e.push(I),s++}if(typeof x=="number"){if(x>1e3||isNaN(x)){let I={instancePath:t+"/bounds/tool_cal\
ls",schemaPath:"#/components/schemas/Bounds/properties/tool_calls/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:pe.properties.tool_calls,
data:x};e===null?e=[I]:e.push(I),s++}if(x<1||isNaN(x)){let I={instancePath:t+"/bounds/tool_calls",schemaPath:"\
#/components/schemas/Bounds/properties/tool_calls/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:pe.properties.tool_calls,data:x};e===null?e=[I]:
e.push(I),s++}}let C=f.query_ms;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C))){let I={instancePath:t+"\
/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.query_ms.type,parentSchema:pe.properties.
query_ms,data:C};e===null?e=[I]:e.push(I),s++}if(typeof C=="number"){if(C>6e5||isNaN(C)){let I={instancePath:t+
"/bounds/query_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:pe.properties.
query_ms,data:C};e===null?e=[I]:e.push(I),s++}if(C<100||isNaN(C)){let I={instancePath:t+"/bounds/que\
ry_ms",schemaPath:"#/components/schemas/Bounds/properties/query_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:pe.properties.query_ms,data:C};
e===null?e=[I]:e.push(I),s++}}let z=f.tokens;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z))){let I={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:pe.properties.tokens.type,parentSchema:pe.properties.
tokens,data:z};e===null?e=[I]:e.push(I),s++}if(typeof z=="number"){if(z>1e8||isNaN(z)){let I={instancePath:t+
"/bounds/tokens",schemaPath:"#/components/schemas/Bounds/properties/tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e8},message:"must be <= 100000000",schema:1e8,parentSchema:pe.properties.
tokens,data:z};e===null?e=[I]:e.push(I),s++}if(z<100||isNaN(z)){let I={instancePath:t+"/bounds/token\
s",schemaPath:"#/components/schemas/Bounds/properties/tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:pe.properties.tokens,data:z};e===null?
e=[I]:e.push(I),s++}}let ve=f.usd;if(typeof ve=="string"){if(d(ve)>32){let I={instancePath:t+"/bound\
s/usd",schemaPath:"#/components/schemas/Bounds/properties/usd/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:pe.properties.usd,data:ve};
e===null?e=[I]:e.push(I),s++}if(!ce.test(ve)){let I={instancePath:t+"/bounds/usd",schemaPath:"#/comp\
onents/schemas/Bounds/properties/usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5}\
)(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(\
0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:pe.properties.usd,data:ve};e===null?e=[I]:e.push(I),
s++}}else{let I={instancePath:t+"/bounds/usd",schemaPath:"#/components/schemas/Bounds/properties/usd\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.usd.type,
parentSchema:pe.properties.usd,data:ve};e===null?e=[I]:e.push(I),s++}let he=f.answer_tokens;if(!(typeof he==
"number"&&!(he%1)&&!isNaN(he))){let I={instancePath:t+"/bounds/answer_tokens",schemaPath:"#/componen\
ts/schemas/Bounds/properties/answer_tokens/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer",schema:pe.properties.answer_tokens.type,parentSchema:pe.properties.answer_tokens,data:he};
e===null?e=[I]:e.push(I),s++}if(typeof he=="number"){if(he>1e7||isNaN(he)){let I={instancePath:t+"/b\
ounds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e7},message:"must be <= 10000000",schema:1e7,parentSchema:pe.
properties.answer_tokens,data:he};e===null?e=[I]:e.push(I),s++}if(he<100||isNaN(he)){let I={instancePath:t+
"/bounds/answer_tokens",schemaPath:"#/components/schemas/Bounds/properties/answer_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:pe.properties.
answer_tokens,data:he};e===null?e=[I]:e.push(I),s++}}}else{let g={instancePath:t+"/bounds",schemaPath:"\
#/components/schemas/Bounds/type",keyword:"type",params:{type:"object"},message:"must be object",schema:pe.
type,parentSchema:pe,data:f};e===null?e=[g]:e.push(g),s++}let A=r.tasks;if(A&&typeof A=="object"&&!Array.
isArray(A)){A.workers===void 0&&(A.workers=4),A.kept_days===void 0&&(A.kept_days=7),A.waiting===void 0&&
(A.waiting=1e3);for(let z in A)if(!(z==="workers"||z==="kept_days"||z==="waiting")){let ve={instancePath:t+
"/tasks",schemaPath:"#/components/schemas/Tasks/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:z},message:"must NOT have additional properties",schema:!1,parentSchema:Te,
data:A};e===null?e=[ve]:e.push(ve),s++}let g=A.workers;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){
let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Te.properties.workers.type,
parentSchema:Te.properties.workers,data:g};e===null?e=[z]:e.push(z),s++}if(typeof g=="number"){if(g>
1e3||isNaN(g)){let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/propert\
ies/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",
schema:1e3,parentSchema:Te.properties.workers,data:g};e===null?e=[z]:e.push(z),s++}if(g<0||isNaN(g)){
let z={instancePath:t+"/tasks/workers",schemaPath:"#/components/schemas/Tasks/properties/workers/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Te.
properties.workers,data:g};e===null?e=[z]:e.push(z),s++}}let x=A.kept_days;if(!(typeof x=="number"&&
!(x%1)&&!isNaN(x))){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/schemas/Tasks/\
properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Te.
properties.kept_days.type,parentSchema:Te.properties.kept_days,data:x};e===null?e=[z]:e.push(z),s++}
if(typeof x=="number"){if(x>3650||isNaN(x)){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/c\
omponents/schemas/Tasks/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},
message:"must be <= 3650",schema:3650,parentSchema:Te.properties.kept_days,data:x};e===null?e=[z]:e.
push(z),s++}if(x<1||isNaN(x)){let z={instancePath:t+"/tasks/kept_days",schemaPath:"#/components/sche\
mas/Tasks/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:Te.properties.kept_days,data:x};e===null?e=[z]:e.push(z),s++}}let C=A.
waiting;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C))){let z={instancePath:t+"/tasks/waiting",schemaPath:"\
#/components/schemas/Tasks/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:Te.properties.waiting.type,parentSchema:Te.properties.waiting,data:C};e===null?
e=[z]:e.push(z),s++}if(typeof C=="number"){if(C>1e6||isNaN(C)){let z={instancePath:t+"/tasks/waiting",
schemaPath:"#/components/schemas/Tasks/properties/waiting/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:Te.properties.waiting,data:C};e===
null?e=[z]:e.push(z),s++}if(C<1||isNaN(C)){let z={instancePath:t+"/tasks/waiting",schemaPath:"#/comp\
onents/schemas/Tasks/properties/waiting/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:Te.properties.waiting,data:C};e===null?e=[z]:e.push(z),
s++}}}else{let g={instancePath:t+"/tasks",schemaPath:"#/components/schemas/Tasks/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Te.type,parentSchema:Te,data:A};e===null?e=[g]:
e.push(g),s++}}else{let h={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:j.type,parentSchema:j,data:r};e===null?e=[h]:e.push(h),s++}return ds.
errors=e,s===0}ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Q={type:"object",additionalProperties:!1,
properties:{host:{type:"string",minLength:1,maxLength:253,default:"127.0.0.1"},port:{type:"integer",
minimum:0,maximum:65535,default:8090},public_url:{type:"string",format:"uri",minLength:8,maxLength:1024},
hosts:{type:"array",maxItems:64,default:[],items:{type:"string",minLength:1,maxLength:253,pattern:"^\
[A-Za-z0-9_.-]+$"}},console:{type:"boolean",default:!0},docs:{type:"boolean",default:!0},token_env:{
type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128,default:"TOLLGATE_OPERATOR_TOKEN"},metrics_token_env:{
type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},metrics_open:{type:"boolean",default:!1},
oidc:{$ref:"#/components/schemas/OperatorOidc"}}},Mt=new RegExp("^[A-Za-z0-9_.-]+$","u"),ze={type:"o\
bject",additionalProperties:!1,required:["issuer","client_id","groups"],properties:{issuer:{$ref:"#/\
components/schemas/OidcIssuer"},client_id:{$ref:"#/components/schemas/OidcClientId"},client_secret_env:{
$ref:"#/components/schemas/OidcClientSecret"},client_auth:{$ref:"#/components/schemas/OidcClientAuth",
default:"basic"},name:{$ref:"#/components/schemas/OidcName",default:"OpenID Connect"},scopes:{$ref:"\
#/components/schemas/OidcScopes",default:["openid","profile","email","offline_access"]},claim:{$ref:"\
#/components/schemas/OidcClaim",default:"groups"},groups:{type:"object",minProperties:1,maxProperties:256,
additionalProperties:{anyOf:[{$ref:"#/components/schemas/RoleName"},{$ref:"#/components/schemas/Grou\
pAdmin"}]}}}},He={type:"string",format:"uri",minLength:8,maxLength:1024},as={type:"string",minLength:1,
maxLength:256},rs={type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},We={type:"string",
enum:["basic","post"]},ps={type:"string",minLength:1,maxLength:64},Ae={type:"array",minItems:1,maxItems:16,
items:{type:"string",minLength:1,maxLength:128}},ms={type:"string",minLength:1,maxLength:256},Is={type:"\
string",enum:["admin","viewer"]},Ve={type:"object",additionalProperties:!1,required:["admin_of"],properties:{
admin_of:{type:"array",minItems:1,maxItems:64,items:{type:"string",minLength:1,maxLength:256}}}};function fs(r,{
instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,
s=0,v=fs.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){if(r.client_auth===void 0&&(r.client_auth="basic"),r.name===void 0&&(r.
name="OpenID Connect"),r.scopes===void 0&&(r.scopes=["openid","profile","email","offline_access"]),r.
claim===void 0&&(r.claim="groups"),r.issuer===void 0){let a={instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"issuer"},message:"must have required property 'issuer'",
schema:ze.required,parentSchema:ze,data:r};e===null?e=[a]:e.push(a),s++}if(r.client_id===void 0){let a={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_id"},message:"\
must have required property 'client_id'",schema:ze.required,parentSchema:ze,data:r};e===null?e=[a]:e.
push(a),s++}if(r.groups===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"groups"},message:"must have required property 'groups'",schema:ze.required,parentSchema:ze,
data:r};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="issuer"||a==="client_id"||a==="client_\
secret_env"||a==="client_auth"||a==="name"||a==="scopes"||a==="claim"||a==="groups")){let p={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties",schema:!1,parentSchema:ze,data:r};e===null?e=[p]:e.push(p),s++}
if(r.issuer!==void 0){let a=r.issuer;if(typeof a=="string"){if(d(a)>1024){let p={instancePath:t+"/is\
suer",schemaPath:"#/components/schemas/OidcIssuer/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:He,data:a};e===null?e=[p]:
e.push(p),s++}if(d(a)<8){let p={instancePath:t+"/issuer",schemaPath:"#/components/schemas/OidcIssuer\
/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,
parentSchema:He,data:a};e===null?e=[p]:e.push(p),s++}if(!Pe(a)){let p={instancePath:t+"/issuer",schemaPath:"\
#/components/schemas/OidcIssuer/format",keyword:"format",params:{format:"uri"},message:'must match f\
ormat "uri"',schema:"uri",parentSchema:He,data:a};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+
"/issuer",schemaPath:"#/components/schemas/OidcIssuer/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:He.type,parentSchema:He,data:a};e===null?e=[p]:e.push(p),s++}}if(r.client_id!==
void 0){let a=r.client_id;if(typeof a=="string"){if(d(a)>256){let p={instancePath:t+"/client_id",schemaPath:"\
#/components/schemas/OidcClientId/maxLength",keyword:"maxLength",params:{limit:256},message:"must NO\
T have more than 256 characters",schema:256,parentSchema:as,data:a};e===null?e=[p]:e.push(p),s++}if(d(
a)<1){let p={instancePath:t+"/client_id",schemaPath:"#/components/schemas/OidcClientId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:as,
data:a};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/client_id",schemaPath:"#/componen\
ts/schemas/OidcClientId/type",keyword:"type",params:{type:"string"},message:"must be string",schema:as.
type,parentSchema:as,data:a};e===null?e=[p]:e.push(p),s++}}if(r.client_secret_env!==void 0){let a=r.
client_secret_env;if(typeof a=="string"){if(d(a)>128){let p={instancePath:t+"/client_secret_env",schemaPath:"\
#/components/schemas/OidcClientSecret/maxLength",keyword:"maxLength",params:{limit:128},message:"mus\
t NOT have more than 128 characters",schema:128,parentSchema:rs,data:a};e===null?e=[p]:e.push(p),s++}
if(!xe.test(a)){let p={instancePath:t+"/client_secret_env",schemaPath:"#/components/schemas/OidcClie\
ntSecret/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match \
pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:rs,data:a};e===null?
e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/client_secret_env",schemaPath:"#/components/schema\
s/OidcClientSecret/type",keyword:"type",params:{type:"string"},message:"must be string",schema:rs.type,
parentSchema:rs,data:a};e===null?e=[p]:e.push(p),s++}}let n=r.client_auth;if(typeof n!="string"){let a={
instancePath:t+"/client_auth",schemaPath:"#/components/schemas/OidcClientAuth/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:We.type,parentSchema:We,data:n};e===null?e=[a]:e.push(
a),s++}if(!(n==="basic"||n==="post")){let a={instancePath:t+"/client_auth",schemaPath:"#/components/\
schemas/OidcClientAuth/enum",keyword:"enum",params:{allowedValues:We.enum},message:"must be equal to\
 one of the allowed values",schema:We.enum,parentSchema:We,data:n};e===null?e=[a]:e.push(a),s++}let i=r.
name;if(typeof i=="string"){if(d(i)>64){let a={instancePath:t+"/name",schemaPath:"#/components/schem\
as/OidcName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 cha\
racters",schema:64,parentSchema:ps,data:i};e===null?e=[a]:e.push(a),s++}if(d(i)<1){let a={instancePath:t+
"/name",schemaPath:"#/components/schemas/OidcName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:ps,data:i};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:t+"/name",schemaPath:"#/components/schemas/OidcName/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ps.type,parentSchema:ps,data:i};e===null?e=[a]:e.push(
a),s++}let o=r.scopes;if(Array.isArray(o)){if(o.length>16){let p={instancePath:t+"/scopes",schemaPath:"\
#/components/schemas/OidcScopes/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT hav\
e more than 16 items",schema:16,parentSchema:Ae,data:o};e===null?e=[p]:e.push(p),s++}if(o.length<1){
let p={instancePath:t+"/scopes",schemaPath:"#/components/schemas/OidcScopes/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Ae,data:o};e===
null?e=[p]:e.push(p),s++}let a=o.length;for(let p=0;p<a;p++){let c=o[p];if(typeof c=="string"){if(d(
c)>128){let l={instancePath:t+"/scopes/"+p,schemaPath:"#/components/schemas/OidcScopes/items/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:Ae.items,data:c};e===null?e=[l]:e.push(l),s++}if(d(c)<1){let l={instancePath:t+"/scopes\
/"+p,schemaPath:"#/components/schemas/OidcScopes/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Ae.items,data:c};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:t+"/scopes/"+p,schemaPath:"#/components/schemas/OidcScopes/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ae.items.type,parentSchema:Ae.
items,data:c};e===null?e=[l]:e.push(l),s++}}}else{let a={instancePath:t+"/scopes",schemaPath:"#/comp\
onents/schemas/OidcScopes/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Ae.
type,parentSchema:Ae,data:o};e===null?e=[a]:e.push(a),s++}let m=r.claim;if(typeof m=="string"){if(d(
m)>256){let a={instancePath:t+"/claim",schemaPath:"#/components/schemas/OidcClaim/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:ms,
data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<1){let a={instancePath:t+"/claim",schemaPath:"#/compone\
nts/schemas/OidcClaim/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters",schema:1,parentSchema:ms,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+
"/claim",schemaPath:"#/components/schemas/OidcClaim/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ms.type,parentSchema:ms,data:m};e===null?e=[a]:e.push(a),s++}if(r.groups!==void 0){
let a=r.groups;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>256){let p={instancePath:t+
"/groups",schemaPath:"#/properties/groups/maxProperties",keyword:"maxProperties",params:{limit:256},
message:"must NOT have more than 256 properties",schema:256,parentSchema:ze.properties.groups,data:a};
e===null?e=[p]:e.push(p),s++}if(Object.keys(a).length<1){let p={instancePath:t+"/groups",schemaPath:"\
#/properties/groups/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have f\
ewer than 1 properties",schema:1,parentSchema:ze.properties.groups,data:a};e===null?e=[p]:e.push(p),
s++}for(let p in a){let c=a[p],l=s,b=!1,S=s;if(typeof c!="string"){let M={instancePath:t+"/groups/"+
p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/RoleName/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:Is.type,parentSchema:Is,data:c};e===null?
e=[M]:e.push(M),s++}if(!(c==="admin"||c==="viewer")){let M={instancePath:t+"/groups/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/RoleName/enum",keyword:"enum",params:{allowedValues:Is.
enum},message:"must be equal to one of the allowed values",schema:Is.enum,parentSchema:Is,data:c};e===
null?e=[M]:e.push(M),s++}var h=S===s;b=b||h;let q=s;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
admin_of===void 0){let M={instancePath:t+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/GroupAdmin/required",keyword:"required",params:{missingProperty:"admin_of"},message:"\
must have required property 'admin_of'",schema:Ve.required,parentSchema:Ve,data:c};e===null?e=[M]:e.
push(M),s++}for(let M in c)if(M!=="admin_of"){let F={instancePath:t+"/groups/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/components/schemas/GroupAdmin/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:M},message:"must NOT have additional properties",schema:!1,
parentSchema:Ve,data:c};e===null?e=[F]:e.push(F),s++}if(c.admin_of!==void 0){let M=c.admin_of;if(Array.
isArray(M)){if(M.length>64){let H={instancePath:t+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+
"/admin_of",schemaPath:"#/components/schemas/GroupAdmin/properties/admin_of/maxItems",keyword:"maxIt\
ems",params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:Ve.properties.
admin_of,data:M};e===null?e=[H]:e.push(H),s++}if(M.length<1){let H={instancePath:t+"/groups/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/admin_of",schemaPath:"#/components/schemas/GroupAdmin/properties/ad\
min_of/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,
parentSchema:Ve.properties.admin_of,data:M};e===null?e=[H]:e.push(H),s++}let F=M.length;for(let H=0;H<
F;H++){let f=M[H];if(typeof f=="string"){if(d(f)>256){let A={instancePath:t+"/groups/"+p.replace(/~/g,
"~0").replace(/\//g,"~1")+"/admin_of/"+H,schemaPath:"#/components/schemas/GroupAdmin/properties/admi\
n_of/items/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 ch\
aracters",schema:256,parentSchema:Ve.properties.admin_of.items,data:f};e===null?e=[A]:e.push(A),s++}
if(d(f)<1){let A={instancePath:t+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/admin_of/"+H,
schemaPath:"#/components/schemas/GroupAdmin/properties/admin_of/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Ve.properties.
admin_of.items,data:f};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:t+"/groups/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/admin_of/"+H,schemaPath:"#/components/schemas/GroupAdmin/properties\
/admin_of/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ve.properties.
admin_of.items.type,parentSchema:Ve.properties.admin_of.items,data:f};e===null?e=[A]:e.push(A),s++}}}else{
let F={instancePath:t+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/admin_of",schemaPath:"#/\
components/schemas/GroupAdmin/properties/admin_of/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:Ve.properties.admin_of.type,parentSchema:Ve.properties.admin_of,data:M};e===null?
e=[F]:e.push(F),s++}}}else{let M={instancePath:t+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/GroupAdmin/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:Ve.type,parentSchema:Ve,data:c};e===null?e=[M]:e.push(M),s++}var h=q===s;if(b=b||
h,b)s=l,e!==null&&(l?e.length=l:e=null);else{let M={instancePath:t+"/groups/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/groups/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf",schema:ze.properties.groups.additionalProperties.anyOf,parentSchema:ze.
properties.groups.additionalProperties,data:c};e===null?e=[M]:e.push(M),s++}}}else{let p={instancePath:t+
"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:ze.properties.groups.type,parentSchema:ze.properties.groups,data:a};e===null?e=[p]:
e.push(p),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:ze.type,parentSchema:ze,data:r};e===null?e=[n]:e.push(n),s++}return fs.
errors=e,s===0}fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ys(r,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=ys.evaluated;
if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){r.host===void 0&&(r.host="127.0.0.1"),r.port===void 0&&(r.port=8090),r.hosts===void 0&&(r.hosts=
[]),r.console===void 0&&(r.console=!0),r.docs===void 0&&(r.docs=!0),r.token_env===void 0&&(r.token_env=
"TOLLGATE_OPERATOR_TOKEN"),r.metrics_open===void 0&&(r.metrics_open=!1);for(let c in r)if(!Ue.call(Q.
properties,c)){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:Q,
data:r};e===null?e=[l]:e.push(l),s++}let h=r.host;if(typeof h=="string"){if(d(h)>253){let c={instancePath:t+
"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"mus\
t NOT have more than 253 characters",schema:253,parentSchema:Q.properties.host,data:h};e===null?e=[c]:
e.push(c),s++}if(d(h)<1){let c={instancePath:t+"/host",schemaPath:"#/properties/host/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Q.
properties.host,data:h};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/host",schemaPath:"\
#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.
host.type,parentSchema:Q.properties.host,data:h};e===null?e=[c]:e.push(c),s++}let n=r.port;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let c={instancePath:t+"/port",schemaPath:"#/properties/port/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:Q.properties.port.type,parentSchema:Q.
properties.port,data:n};e===null?e=[c]:e.push(c),s++}if(typeof n=="number"){if(n>65535||isNaN(n)){let c={
instancePath:t+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:Q.properties.port,data:n};e===
null?e=[c]:e.push(c),s++}if(n<0||isNaN(n)){let c={instancePath:t+"/port",schemaPath:"#/properties/po\
rt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Q.
properties.port,data:n};e===null?e=[c]:e.push(c),s++}}if(r.public_url!==void 0){let c=r.public_url;if(typeof c==
"string"){if(d(c)>1024){let l={instancePath:t+"/public_url",schemaPath:"#/properties/public_url/maxL\
ength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:Q.properties.public_url,data:c};e===null?e=[l]:e.push(l),s++}if(d(c)<8){let l={instancePath:t+
"/public_url",schemaPath:"#/properties/public_url/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters",schema:8,parentSchema:Q.properties.public_url,data:c};e===null?
e=[l]:e.push(l),s++}if(!Pe(c)){let l={instancePath:t+"/public_url",schemaPath:"#/properties/public_u\
rl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:Q.
properties.public_url,data:c};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/public_url",
schemaPath:"#/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:Q.properties.public_url.type,parentSchema:Q.properties.public_url,data:c};e===null?e=[l]:
e.push(l),s++}}let i=r.hosts;if(Array.isArray(i)){if(i.length>64){let l={instancePath:t+"/hosts",schemaPath:"\
#/properties/hosts/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 6\
4 items",schema:64,parentSchema:Q.properties.hosts,data:i};e===null?e=[l]:e.push(l),s++}let c=i.length;
for(let l=0;l<c;l++){let b=i[l];if(typeof b=="string"){if(d(b)>253){let S={instancePath:t+"/hosts/"+
l,schemaPath:"#/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"mu\
st NOT have more than 253 characters",schema:253,parentSchema:Q.properties.hosts.items,data:b};e===null?
e=[S]:e.push(S),s++}if(d(b)<1){let S={instancePath:t+"/hosts/"+l,schemaPath:"#/properties/hosts/item\
s/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:Q.properties.hosts.items,data:b};e===null?e=[S]:e.push(S),s++}if(!Mt.test(b)){let S={instancePath:t+
"/hosts/"+l,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"',schema:"^[A-Za-z0-9_.-]+$",parentSchema:Q.
properties.hosts.items,data:b};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/hosts/"+l,
schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:Q.properties.hosts.items.type,parentSchema:Q.properties.hosts.items,data:b};e===null?e=
[S]:e.push(S),s++}}}else{let c={instancePath:t+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:Q.properties.hosts.type,parentSchema:Q.properties.
hosts,data:i};e===null?e=[c]:e.push(c),s++}let o=r.console;if(typeof o!="boolean"){let c={instancePath:t+
"/console",schemaPath:"#/properties/console/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean",schema:Q.properties.console.type,parentSchema:Q.properties.console,data:o};e===null?e=
[c]:e.push(c),s++}let m=r.docs;if(typeof m!="boolean"){let c={instancePath:t+"/docs",schemaPath:"#/p\
roperties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:Q.properties.
docs.type,parentSchema:Q.properties.docs,data:m};e===null?e=[c]:e.push(c),s++}let a=r.token_env;if(typeof a==
"string"){if(d(a)>128){let c={instancePath:t+"/token_env",schemaPath:"#/properties/token_env/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:Q.properties.token_env,data:a};e===null?e=[c]:e.push(c),s++}if(!xe.test(a)){let c={instancePath:t+
"/token_env",schemaPath:"#/properties/token_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z\
0-9_]*$",parentSchema:Q.properties.token_env,data:a};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+
"/token_env",schemaPath:"#/properties/token_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Q.properties.token_env.type,parentSchema:Q.properties.token_env,data:a};e===null?
e=[c]:e.push(c),s++}if(r.metrics_token_env!==void 0){let c=r.metrics_token_env;if(typeof c=="string"){
if(d(c)>128){let l={instancePath:t+"/metrics_token_env",schemaPath:"#/properties/metrics_token_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:Q.properties.metrics_token_env,data:c};e===null?e=[l]:e.push(l),s++}if(!xe.test(c)){let l={
instancePath:t+"/metrics_token_env",schemaPath:"#/properties/metrics_token_env/pattern",keyword:"pat\
tern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_\
]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:Q.properties.metrics_token_env,data:c};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/metrics_token_env",schemaPath:"#/properties/metric\
s_token_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.
metrics_token_env.type,parentSchema:Q.properties.metrics_token_env,data:c};e===null?e=[l]:e.push(l),
s++}}let p=r.metrics_open;if(typeof p!="boolean"){let c={instancePath:t+"/metrics_open",schemaPath:"\
#/properties/metrics_open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:Q.
properties.metrics_open.type,parentSchema:Q.properties.metrics_open,data:p};e===null?e=[c]:e.push(c),
s++}r.oidc!==void 0&&(fs(r.oidc,{instancePath:t+"/oidc",parentData:r,parentDataProperty:"oidc",rootData:$,
dynamicAnchors:D})||(e=e===null?fs.errors:e.concat(fs.errors),s=e.length))}else{let h={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,
data:r};e===null?e=[h]:e.push(h),s++}return ys.errors=e,s===0}ys.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var E={type:"object",additionalProperties:!1,properties:{all:{$ref:"#/components/sc\
hemas/Caps",default:{}},headers_ms:{type:"integer",minimum:100,maximum:6e5,default:1e4},body_ms:{type:"\
integer",minimum:100,maximum:6e5,default:3e4},body_bytes:{type:"integer",minimum:1048576,maximum:268435456,
default:33554432},connect_ms:{type:"integer",minimum:10,maximum:6e4,default:3e3},first_byte_ms:{type:"\
integer",minimum:10,maximum:6e5,default:3e4},idle_ms:{type:"integer",minimum:10,maximum:6e5,default:3e4},
whole_ms:{type:"integer",minimum:10,maximum:36e5,default:28e4},stream_ms:{type:"integer",minimum:10,
maximum:864e5,default:6e5},keep_alive_ms:{type:"integer",minimum:10,maximum:6e5,default:15e3},write_stall_ms:{
type:"integer",minimum:10,maximum:6e5,default:6e4},after_disconnect_ms:{type:"integer",minimum:0,maximum:5e3,
default:5e3},reply_bytes:{type:"integer",minimum:1024,maximum:1073741824,default:33554432},connections:{
type:"integer",minimum:1,maximum:1e5,default:4096},unpriced:{type:"string",enum:["allow","refuse"],default:"\
allow"}}},oe={type:"object",additionalProperties:!1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},
tpm:{type:"integer",minimum:1,maximum:1e12},parallel:{type:"integer",minimum:1,maximum:1e6},budget_usd:{
type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{type:"str\
ing",enum:["day","month","total"]}}};function gs(r,{instancePath:t="",parentData:R,parentDataProperty:V,
rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=gs.evaluated;if(v.dynamicProps&&(v.props=void 0),
v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){r.all===void 0&&(r.all={}),
r.headers_ms===void 0&&(r.headers_ms=1e4),r.body_ms===void 0&&(r.body_ms=3e4),r.body_bytes===void 0&&
(r.body_bytes=33554432),r.connect_ms===void 0&&(r.connect_ms=3e3),r.first_byte_ms===void 0&&(r.first_byte_ms=
3e4),r.idle_ms===void 0&&(r.idle_ms=3e4),r.whole_ms===void 0&&(r.whole_ms=28e4),r.stream_ms===void 0&&
(r.stream_ms=6e5),r.keep_alive_ms===void 0&&(r.keep_alive_ms=15e3),r.write_stall_ms===void 0&&(r.write_stall_ms=
6e4),r.after_disconnect_ms===void 0&&(r.after_disconnect_ms=5e3),r.reply_bytes===void 0&&(r.reply_bytes=
33554432),r.connections===void 0&&(r.connections=4096),r.unpriced===void 0&&(r.unpriced="allow");for(let f in r)
if(!Ue.call(E.properties,f)){let A={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,
parentSchema:E,data:r};e===null?e=[A]:e.push(A),s++}let h=r.all;if(h&&typeof h=="object"&&!Array.isArray(
h)){for(let f in h)if(!(f==="rpm"||f==="tpm"||f==="parallel"||f==="budget_usd"||f==="budget_period")){
let A={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,
parentSchema:oe,data:h};e===null?e=[A]:e.push(A),s++}if(h.rpm!==void 0){let f=h.rpm;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f))){let A={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/\
properties/rpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:oe.properties.
rpm.type,parentSchema:oe.properties.rpm,data:f};e===null?e=[A]:e.push(A),s++}if(typeof f=="number"){
if(f>1e9||isNaN(f)){let A={instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/propertie\
s/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",
schema:1e9,parentSchema:oe.properties.rpm,data:f};e===null?e=[A]:e.push(A),s++}if(f<1||isNaN(f)){let A={
instancePath:t+"/all/rpm",schemaPath:"#/components/schemas/Caps/properties/rpm/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:oe.properties.rpm,
data:f};e===null?e=[A]:e.push(A),s++}}}if(h.tpm!==void 0){let f=h.tpm;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f))){let A={instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:oe.properties.tpm.type,parentSchema:oe.
properties.tpm,data:f};e===null?e=[A]:e.push(A),s++}if(typeof f=="number"){if(f>1e12||isNaN(f)){let A={
instancePath:t+"/all/tpm",schemaPath:"#/components/schemas/Caps/properties/tpm/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:oe.
properties.tpm,data:f};e===null?e=[A]:e.push(A),s++}if(f<1||isNaN(f)){let A={instancePath:t+"/all/tp\
m",schemaPath:"#/components/schemas/Caps/properties/tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:oe.properties.tpm,data:f};e===null?e=[A]:e.
push(A),s++}}}if(h.parallel!==void 0){let f=h.parallel;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){
let A={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/properties/parallel/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:oe.properties.parallel.type,
parentSchema:oe.properties.parallel,data:f};e===null?e=[A]:e.push(A),s++}if(typeof f=="number"){if(f>
1e6||isNaN(f)){let A={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/propertie\
s/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",
schema:1e6,parentSchema:oe.properties.parallel,data:f};e===null?e=[A]:e.push(A),s++}if(f<1||isNaN(f)){
let A={instancePath:t+"/all/parallel",schemaPath:"#/components/schemas/Caps/properties/parallel/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:oe.
properties.parallel,data:f};e===null?e=[A]:e.push(A),s++}}}if(h.budget_usd!==void 0){let f=h.budget_usd;
if(typeof f=="string"){if(d(f)>17){let A={instancePath:t+"/all/budget_usd",schemaPath:"#/components/\
schemas/Caps/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17},message:"must NO\
T have more than 17 characters",schema:17,parentSchema:oe.properties.budget_usd,data:f};e===null?e=[
A]:e.push(A),s++}if(!Es.test(f)){let A={instancePath:t+"/all/budget_usd",schemaPath:"#/components/sc\
hemas/Caps/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.\
[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-\
9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:oe.properties.budget_usd,data:f};e===null?e=[A]:e.push(
A),s++}}else{let A={instancePath:t+"/all/budget_usd",schemaPath:"#/components/schemas/Caps/propertie\
s/budget_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:oe.properties.
budget_usd.type,parentSchema:oe.properties.budget_usd,data:f};e===null?e=[A]:e.push(A),s++}}if(h.budget_period!==
void 0){let f=h.budget_period;if(typeof f!="string"){let A={instancePath:t+"/all/budget_period",schemaPath:"\
#/components/schemas/Caps/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:oe.properties.budget_period.type,parentSchema:oe.properties.budget_period,data:f};
e===null?e=[A]:e.push(A),s++}if(!(f==="day"||f==="month"||f==="total")){let A={instancePath:t+"/all/\
budget_period",schemaPath:"#/components/schemas/Caps/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:oe.properties.budget_period.enum},message:"must be equal to one of the allowed values",
schema:oe.properties.budget_period.enum,parentSchema:oe.properties.budget_period,data:f};e===null?e=
[A]:e.push(A),s++}}}else{let f={instancePath:t+"/all",schemaPath:"#/components/schemas/Caps/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,data:h};e===null?
e=[f]:e.push(f),s++}let n=r.headers_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let f={instancePath:t+
"/headers_ms",schemaPath:"#/properties/headers_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:E.properties.headers_ms.type,parentSchema:E.properties.headers_ms,data:n};e===
null?e=[f]:e.push(f),s++}if(typeof n=="number"){if(n>6e5||isNaN(n)){let f={instancePath:t+"/headers_\
ms",schemaPath:"#/properties/headers_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:E.properties.headers_ms,data:n};e===null?e=[f]:e.
push(f),s++}if(n<100||isNaN(n)){let f={instancePath:t+"/headers_ms",schemaPath:"#/properties/headers\
_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:E.properties.headers_ms,data:n};e===null?e=[f]:e.push(f),s++}}let i=r.body_ms;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let f={instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:E.properties.body_ms.type,parentSchema:E.
properties.body_ms,data:i};e===null?e=[f]:e.push(f),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let f={
instancePath:t+"/body_ms",schemaPath:"#/properties/body_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:E.properties.body_ms,data:i};e===
null?e=[f]:e.push(f),s++}if(i<100||isNaN(i)){let f={instancePath:t+"/body_ms",schemaPath:"#/properti\
es/body_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:E.properties.body_ms,data:i};e===null?e=[f]:e.push(f),s++}}let o=r.body_bytes;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_byte\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:E.properties.body_bytes.
type,parentSchema:E.properties.body_bytes,data:o};e===null?e=[f]:e.push(f),s++}if(typeof o=="number"){
if(o>268435456||isNaN(o)){let f={instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:268435456},message:"must be <= 268435456",schema:268435456,
parentSchema:E.properties.body_bytes,data:o};e===null?e=[f]:e.push(f),s++}if(o<1048576||isNaN(o)){let f={
instancePath:t+"/body_bytes",schemaPath:"#/properties/body_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:1048576},message:"must be >= 1048576",schema:1048576,parentSchema:E.properties.
body_bytes,data:o};e===null?e=[f]:e.push(f),s++}}let m=r.connect_ms;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m))){let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:E.properties.connect_ms.type,parentSchema:E.
properties.connect_ms,data:m};e===null?e=[f]:e.push(f),s++}if(typeof m=="number"){if(m>6e4||isNaN(m)){
let f={instancePath:t+"/connect_ms",schemaPath:"#/properties/connect_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:E.properties.connect_ms,
data:m};e===null?e=[f]:e.push(f),s++}if(m<10||isNaN(m)){let f={instancePath:t+"/connect_ms",schemaPath:"\
#/properties/connect_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must b\
e >= 10",schema:10,parentSchema:E.properties.connect_ms,data:m};e===null?e=[f]:e.push(f),s++}}let a=r.
first_byte_ms;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:E.
properties.first_byte_ms.type,parentSchema:E.properties.first_byte_ms,data:a};e===null?e=[f]:e.push(
f),s++}if(typeof a=="number"){if(a>6e5||isNaN(a)){let f={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:E.properties.first_byte_ms,data:a};e===null?e=[f]:e.push(f),
s++}if(a<10||isNaN(a)){let f={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:E.
properties.first_byte_ms,data:a};e===null?e=[f]:e.push(f),s++}}let p=r.idle_ms;if(!(typeof p=="numbe\
r"&&!(p%1)&&!isNaN(p))){let f={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:E.properties.idle_ms.type,parentSchema:E.
properties.idle_ms,data:p};e===null?e=[f]:e.push(f),s++}if(typeof p=="number"){if(p>6e5||isNaN(p)){let f={
instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:E.properties.idle_ms,data:p};e===
null?e=[f]:e.push(f),s++}if(p<10||isNaN(p)){let f={instancePath:t+"/idle_ms",schemaPath:"#/propertie\
s/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,
parentSchema:E.properties.idle_ms,data:p};e===null?e=[f]:e.push(f),s++}}let c=r.whole_ms;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c))){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:E.properties.whole_ms.type,
parentSchema:E.properties.whole_ms,data:c};e===null?e=[f]:e.push(f),s++}if(typeof c=="number"){if(c>
36e5||isNaN(c)){let f={instancePath:t+"/whole_ms",schemaPath:"#/properties/whole_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:E.
properties.whole_ms,data:c};e===null?e=[f]:e.push(f),s++}if(c<10||isNaN(c)){let f={instancePath:t+"/\
whole_ms",schemaPath:"#/properties/whole_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:E.properties.whole_ms,data:c};e===null?e=[f]:e.push(f),
s++}}let l=r.stream_ms;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let f={instancePath:t+"/stream_m\
s",schemaPath:"#/properties/stream_ms/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:E.properties.stream_ms.type,parentSchema:E.properties.stream_ms,data:l};e===null?e=[
f]:e.push(f),s++}if(typeof l=="number"){if(l>864e5||isNaN(l)){let f={instancePath:t+"/stream_ms",schemaPath:"\
#/properties/stream_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must\
 be <= 86400000",schema:864e5,parentSchema:E.properties.stream_ms,data:l};e===null?e=[f]:e.push(f),s++}
if(l<10||isNaN(l)){let f={instancePath:t+"/stream_ms",schemaPath:"#/properties/stream_ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:E.properties.
stream_ms,data:l};e===null?e=[f]:e.push(f),s++}}let b=r.keep_alive_ms;if(!(typeof b=="number"&&!(b%1)&&
!isNaN(b))){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:E.properties.keep_alive_ms.type,parentSchema:E.
properties.keep_alive_ms,data:b};e===null?e=[f]:e.push(f),s++}if(typeof b=="number"){if(b>6e5||isNaN(
b)){let f={instancePath:t+"/keep_alive_ms",schemaPath:"#/properties/keep_alive_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:E.properties.
keep_alive_ms,data:b};e===null?e=[f]:e.push(f),s++}if(b<10||isNaN(b)){let f={instancePath:t+"/keep_a\
live_ms",schemaPath:"#/properties/keep_alive_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:E.properties.keep_alive_ms,data:b};e===null?e=[f]:e.push(
f),s++}}let S=r.write_stall_ms;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let f={instancePath:t+"/\
write_stall_ms",schemaPath:"#/properties/write_stall_ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:E.properties.write_stall_ms.type,parentSchema:E.properties.write_stall_ms,
data:S};e===null?e=[f]:e.push(f),s++}if(typeof S=="number"){if(S>6e5||isNaN(S)){let f={instancePath:t+
"/write_stall_ms",schemaPath:"#/properties/write_stall_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:E.properties.write_stall_ms,data:S};
e===null?e=[f]:e.push(f),s++}if(S<10||isNaN(S)){let f={instancePath:t+"/write_stall_ms",schemaPath:"\
#/properties/write_stall_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mu\
st be >= 10",schema:10,parentSchema:E.properties.write_stall_ms,data:S};e===null?e=[f]:e.push(f),s++}}
let q=r.after_disconnect_ms;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q))){let f={instancePath:t+"/aft\
er_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:E.properties.after_disconnect_ms.type,parentSchema:E.properties.
after_disconnect_ms,data:q};e===null?e=[f]:e.push(f),s++}if(typeof q=="number"){if(q>5e3||isNaN(q)){
let f={instancePath:t+"/after_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000",schema:5e3,parentSchema:E.properties.
after_disconnect_ms,data:q};e===null?e=[f]:e.push(f),s++}if(q<0||isNaN(q)){let f={instancePath:t+"/a\
fter_disconnect_ms",schemaPath:"#/properties/after_disconnect_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:E.properties.after_disconnect_ms,
data:q};e===null?e=[f]:e.push(f),s++}}let M=r.reply_bytes;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M))){
let f={instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:E.properties.reply_bytes.type,parentSchema:E.properties.
reply_bytes,data:M};e===null?e=[f]:e.push(f),s++}if(typeof M=="number"){if(M>1073741824||isNaN(M)){let f={
instancePath:t+"/reply_bytes",schemaPath:"#/properties/reply_bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1073741824},message:"must be <= 1073741824",schema:1073741824,parentSchema:E.properties.
reply_bytes,data:M};e===null?e=[f]:e.push(f),s++}if(M<1024||isNaN(M)){let f={instancePath:t+"/reply_\
bytes",schemaPath:"#/properties/reply_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1024},
message:"must be >= 1024",schema:1024,parentSchema:E.properties.reply_bytes,data:M};e===null?e=[f]:e.
push(f),s++}}let F=r.connections;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F))){let f={instancePath:t+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:E.properties.connections.type,parentSchema:E.properties.connections,data:F};
e===null?e=[f]:e.push(f),s++}if(typeof F=="number"){if(F>1e5||isNaN(F)){let f={instancePath:t+"/conn\
ections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
message:"must be <= 100000",schema:1e5,parentSchema:E.properties.connections,data:F};e===null?e=[f]:
e.push(f),s++}if(F<1||isNaN(F)){let f={instancePath:t+"/connections",schemaPath:"#/properties/connec\
tions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:E.
properties.connections,data:F};e===null?e=[f]:e.push(f),s++}}let H=r.unpriced;if(typeof H!="string"){
let f={instancePath:t+"/unpriced",schemaPath:"#/properties/unpriced/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:E.properties.unpriced.type,parentSchema:E.properties.unpriced,
data:H};e===null?e=[f]:e.push(f),s++}if(!(H==="allow"||H==="refuse")){let f={instancePath:t+"/unpric\
ed",schemaPath:"#/properties/unpriced/enum",keyword:"enum",params:{allowedValues:E.properties.unpriced.
enum},message:"must be equal to one of the allowed values",schema:E.properties.unpriced.enum,parentSchema:E.
properties.unpriced,data:H};e===null?e=[f]:e.push(f),s++}}else{let h={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,data:r};
e===null?e=[h]:e.push(h),s++}return gs.errors=e,s===0}gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var te={type:"object",additionalProperties:!1,properties:{networks:{type:"object",default:{},maxProperties:16,
propertyNames:{pattern:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},additionalProperties:{
$ref:"#/components/schemas/PaymentNetwork"}},max_timeout_s:{type:"integer",minimum:30,maximum:3600,default:120},
per_payer:{type:"integer",minimum:1,maximum:1e4,default:8},unsettled:{type:"integer",minimum:1,maximum:1e6,
default:1e3},verify_ms:{type:"integer",minimum:100,maximum:6e5,default:5e3},settle_ms:{type:"integer",
minimum:100,maximum:6e5,default:3e4},kept_hours:{type:"integer",minimum:24,maximum:87600,default:24}}},
Dt=new RegExp("^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$","u"),U={type:"object",additionalProperties:!1,
required:["path","pay_to","asset","decimals","facilitator"],properties:{path:{type:"string",enum:["e\
vm","solana"]},pay_to:{type:"string",minLength:32,maxLength:44},asset:{type:"string",minLength:32,maxLength:44},
asset_name:{type:"string",minLength:1,maxLength:64},asset_version:{type:"string",minLength:1,maxLength:16},
decimals:{type:"integer",minimum:0,maximum:18},facilitator:{type:"string",format:"uri",pattern:"^htt\
ps?://",maxLength:1024},facilitator_key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},
facilitator_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},facilitator_auth:{
$ref:"#/components/schemas/FacilitatorAuth"},rpc_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$",maxLength:128}}},de={type:"object",additionalProperties:!1,required:["kind","key_id_env","key_sec\
ret_env"],properties:{kind:{type:"string",enum:["cdp"]},key_id_env:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_]*$",maxLength:128},key_secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},
ts=new RegExp("^https?://","u");function _s(r,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,
dynamicAnchors:D={}}={}){let e=null,s=0,v=_s.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&
(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let h={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:U.required,parentSchema:U,data:r};e===null?e=[h]:e.push(h),s++}if(r.pay_to===
void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
y_to"},message:"must have required property 'pay_to'",schema:U.required,parentSchema:U,data:r};e===null?
e=[h]:e.push(h),s++}if(r.asset===void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"asset"},message:"must have required property 'asset'",schema:U.required,
parentSchema:U,data:r};e===null?e=[h]:e.push(h),s++}if(r.decimals===void 0){let h={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have required prope\
rty 'decimals'",schema:U.required,parentSchema:U,data:r};e===null?e=[h]:e.push(h),s++}if(r.facilitator===
void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
cilitator"},message:"must have required property 'facilitator'",schema:U.required,parentSchema:U,data:r};
e===null?e=[h]:e.push(h),s++}for(let h in r)if(!Ue.call(U.properties,h)){let n={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must N\
OT have additional properties",schema:!1,parentSchema:U,data:r};e===null?e=[n]:e.push(n),s++}if(r.path!==
void 0){let h=r.path;if(typeof h!="string"){let n={instancePath:t+"/path",schemaPath:"#/properties/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:U.properties.path.type,
parentSchema:U.properties.path,data:h};e===null?e=[n]:e.push(n),s++}if(!(h==="evm"||h==="solana")){let n={
instancePath:t+"/path",schemaPath:"#/properties/path/enum",keyword:"enum",params:{allowedValues:U.properties.
path.enum},message:"must be equal to one of the allowed values",schema:U.properties.path.enum,parentSchema:U.
properties.path,data:h};e===null?e=[n]:e.push(n),s++}}if(r.pay_to!==void 0){let h=r.pay_to;if(typeof h==
"string"){if(d(h)>44){let n={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"\
maxLength",params:{limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:U.
properties.pay_to,data:h};e===null?e=[n]:e.push(n),s++}if(d(h)<32){let n={instancePath:t+"/pay_to",schemaPath:"\
#/properties/pay_to/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer th\
an 32 characters",schema:32,parentSchema:U.properties.pay_to,data:h};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:U.properties.pay_to.type,parentSchema:U.properties.pay_to,data:h};
e===null?e=[n]:e.push(n),s++}}if(r.asset!==void 0){let h=r.asset;if(typeof h=="string"){if(d(h)>44){
let n={instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{
limit:44},message:"must NOT have more than 44 characters",schema:44,parentSchema:U.properties.asset,
data:h};e===null?e=[n]:e.push(n),s++}if(d(h)<32){let n={instancePath:t+"/asset",schemaPath:"#/proper\
ties/asset/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 cha\
racters",schema:32,parentSchema:U.properties.asset,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:t+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:U.properties.asset.type,parentSchema:U.properties.asset,data:h};e===null?e=[n]:
e.push(n),s++}}if(r.asset_name!==void 0){let h=r.asset_name;if(typeof h=="string"){if(d(h)>64){let n={
instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:U.properties.asset_name,
data:h};e===null?e=[n]:e.push(n),s++}if(d(h)<1){let n={instancePath:t+"/asset_name",schemaPath:"#/pr\
operties/asset_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:U.properties.asset_name,data:h};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:t+"/asset_name",schemaPath:"#/properties/asset_name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:U.properties.asset_name.type,parentSchema:U.properties.
asset_name,data:h};e===null?e=[n]:e.push(n),s++}}if(r.asset_version!==void 0){let h=r.asset_version;
if(typeof h=="string"){if(d(h)>16){let n={instancePath:t+"/asset_version",schemaPath:"#/properties/a\
sset_version/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 ch\
aracters",schema:16,parentSchema:U.properties.asset_version,data:h};e===null?e=[n]:e.push(n),s++}if(d(
h)<1){let n={instancePath:t+"/asset_version",schemaPath:"#/properties/asset_version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:U.
properties.asset_version,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/asset_ve\
rsion",schemaPath:"#/properties/asset_version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:U.properties.asset_version.type,parentSchema:U.properties.asset_version,data:h};
e===null?e=[n]:e.push(n),s++}}if(r.decimals!==void 0){let h=r.decimals;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h))){let n={instancePath:t+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:U.properties.decimals.type,parentSchema:U.
properties.decimals,data:h};e===null?e=[n]:e.push(n),s++}if(typeof h=="number"){if(h>18||isNaN(h)){let n={
instancePath:t+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:18},message:"must be <= 18",schema:18,parentSchema:U.properties.decimals,data:h};e===null?
e=[n]:e.push(n),s++}if(h<0||isNaN(h)){let n={instancePath:t+"/decimals",schemaPath:"#/properties/dec\
imals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:U.
properties.decimals,data:h};e===null?e=[n]:e.push(n),s++}}}if(r.facilitator!==void 0){let h=r.facilitator;
if(typeof h=="string"){if(d(h)>1024){let n={instancePath:t+"/facilitator",schemaPath:"#/properties/f\
acilitator/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 \
characters",schema:1024,parentSchema:U.properties.facilitator,data:h};e===null?e=[n]:e.push(n),s++}if(!ts.
test(h)){let n={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",
parentSchema:U.properties.facilitator,data:h};e===null?e=[n]:e.push(n),s++}if(!Pe(h)){let n={instancePath:t+
"/facilitator",schemaPath:"#/properties/facilitator/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:U.properties.facilitator,data:h};e===null?e=[n]:e.
push(n),s++}}else{let n={instancePath:t+"/facilitator",schemaPath:"#/properties/facilitator/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:U.properties.facilitator.type,parentSchema:U.
properties.facilitator,data:h};e===null?e=[n]:e.push(n),s++}}if(r.facilitator_key_env!==void 0){let h=r.
facilitator_key_env;if(typeof h=="string"){if(d(h)>128){let n={instancePath:t+"/facilitator_key_env",
schemaPath:"#/properties/facilitator_key_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:U.properties.facilitator_key_env,data:h};
e===null?e=[n]:e.push(n),s++}if(!xe.test(h)){let n={instancePath:t+"/facilitator_key_env",schemaPath:"\
#/properties/facilitator_key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:U.
properties.facilitator_key_env,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/fa\
cilitator_key_env",schemaPath:"#/properties/facilitator_key_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:U.properties.facilitator_key_env.type,parentSchema:U.properties.
facilitator_key_env,data:h};e===null?e=[n]:e.push(n),s++}}if(r.facilitator_key_file!==void 0){let h=r.
facilitator_key_file;if(typeof h=="string"){if(d(h)>1024){let n={instancePath:t+"/facilitator_key_fi\
le",schemaPath:"#/properties/facilitator_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:U.properties.facilitator_key_file,
data:h};e===null?e=[n]:e.push(n),s++}if(d(h)<1){let n={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:U.properties.facilitator_key_file,data:h};e===null?
e=[n]:e.push(n),s++}if(!Ee.test(h)){let n={instancePath:t+"/facilitator_key_file",schemaPath:"#/prop\
erties/facilitator_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:U.properties.facilitator_key_file,
data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/facilitator_key_file",schemaPath:"\
#/properties/facilitator_key_file/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:U.properties.facilitator_key_file.type,parentSchema:U.properties.facilitator_key_file,data:h};
e===null?e=[n]:e.push(n),s++}}if(r.facilitator_auth!==void 0){let h=r.facilitator_auth;if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.kind===void 0){let n={instancePath:t+"/facilitator_auth",schemaPath:"\
#/components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'",schema:de.required,parentSchema:de,data:h};e===null?e=[n]:e.push(
n),s++}if(h.key_id_env===void 0){let n={instancePath:t+"/facilitator_auth",schemaPath:"#/components/\
schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_id_env"},message:"\
must have required property 'key_id_env'",schema:de.required,parentSchema:de,data:h};e===null?e=[n]:
e.push(n),s++}if(h.key_secret_env===void 0){let n={instancePath:t+"/facilitator_auth",schemaPath:"#/\
components/schemas/FacilitatorAuth/required",keyword:"required",params:{missingProperty:"key_secret_\
env"},message:"must have required property 'key_secret_env'",schema:de.required,parentSchema:de,data:h};
e===null?e=[n]:e.push(n),s++}for(let n in h)if(!(n==="kind"||n==="key_id_env"||n==="key_secret_env")){
let i={instancePath:t+"/facilitator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have add\
itional properties",schema:!1,parentSchema:de,data:h};e===null?e=[i]:e.push(i),s++}if(h.kind!==void 0){
let n=h.kind;if(typeof n!="string"){let i={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/com\
ponents/schemas/FacilitatorAuth/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:de.properties.kind.type,parentSchema:de.properties.kind,data:n};e===null?e=[i]:
e.push(i),s++}if(n!=="cdp"){let i={instancePath:t+"/facilitator_auth/kind",schemaPath:"#/components/\
schemas/FacilitatorAuth/properties/kind/enum",keyword:"enum",params:{allowedValues:de.properties.kind.
enum},message:"must be equal to one of the allowed values",schema:de.properties.kind.enum,parentSchema:de.
properties.kind,data:n};e===null?e=[i]:e.push(i),s++}}if(h.key_id_env!==void 0){let n=h.key_id_env;if(typeof n==
"string"){if(d(n)>128){let i={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components\
/schemas/FacilitatorAuth/properties/key_id_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:de.properties.key_id_env,data:n};e===
null?e=[i]:e.push(i),s++}if(!xe.test(n)){let i={instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"\
#/components/schemas/FacilitatorAuth/properties/key_id_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:de.properties.key_id_env,data:n};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:t+"/facilitator_auth/key_id_env",schemaPath:"#/components/schemas/FacilitatorAuth/prope\
rties/key_id_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:de.properties.
key_id_env.type,parentSchema:de.properties.key_id_env,data:n};e===null?e=[i]:e.push(i),s++}}if(h.key_secret_env!==
void 0){let n=h.key_secret_env;if(typeof n=="string"){if(d(n)>128){let i={instancePath:t+"/facilitat\
or_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/m\
axLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:de.properties.key_secret_env,data:n};e===null?e=[i]:e.push(i),s++}if(!xe.test(n)){let i={
instancePath:t+"/facilitator_auth/key_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/p\
roperties/key_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:de.properties.
key_secret_env,data:n};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/facilitator_auth/k\
ey_secret_env",schemaPath:"#/components/schemas/FacilitatorAuth/properties/key_secret_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:de.properties.key_secret_env.type,parentSchema:de.
properties.key_secret_env,data:n};e===null?e=[i]:e.push(i),s++}}}else{let n={instancePath:t+"/facili\
tator_auth",schemaPath:"#/components/schemas/FacilitatorAuth/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:de.type,parentSchema:de,data:h};e===null?e=[n]:e.push(n),s++}}if(r.
rpc_env!==void 0){let h=r.rpc_env;if(typeof h=="string"){if(d(h)>128){let n={instancePath:t+"/rpc_en\
v",schemaPath:"#/properties/rpc_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters",schema:128,parentSchema:U.properties.rpc_env,data:h};e===null?e=[
n]:e.push(n),s++}if(!xe.test(h)){let n={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^\
[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:U.properties.rpc_env,data:h};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/rpc_env",schemaPath:"#/properties/rpc_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:U.properties.rpc_env.type,
parentSchema:U.properties.rpc_env,data:h};e===null?e=[n]:e.push(n),s++}}}else{let h={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.type,parentSchema:U,
data:r};e===null?e=[h]:e.push(h),s++}return _s.errors=e,s===0}_s.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ks(r,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){
let e=null,s=0,v=ks.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){r.networks===void 0&&(r.networks={}),r.max_timeout_s===void 0&&
(r.max_timeout_s=120),r.per_payer===void 0&&(r.per_payer=8),r.unsettled===void 0&&(r.unsettled=1e3),
r.verify_ms===void 0&&(r.verify_ms=5e3),r.settle_ms===void 0&&(r.settle_ms=3e4),r.kept_hours===void 0&&
(r.kept_hours=24);for(let l in r)if(!(l==="networks"||l==="max_timeout_s"||l==="per_payer"||l==="uns\
ettled"||l==="verify_ms"||l==="settle_ms"||l==="kept_hours")){let b={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:te,data:r};e===null?e=[b]:e.push(b),s++}let n=r.networks;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>16){let l={instancePath:t+"/ne\
tworks",schemaPath:"#/properties/networks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"\
must NOT have more than 16 properties",schema:16,parentSchema:te.properties.networks,data:n};e===null?
e=[l]:e.push(l),s++}for(let l in n){let b=s;if(typeof l=="string"&&!Dt.test(l)){let S={instancePath:t+
"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"},message:'must match pattern "^(eip155:\
[1-9][0-9]{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$"',schema:"^(eip155:[1-9][0-9]{0,14}|solana:[1-9A-\
HJ-NP-Za-km-z]{32})$",parentSchema:te.properties.networks.propertyNames,data:l,propertyName:l};e===null?
e=[S]:e.push(S),s++}var h=b===s;if(!h){let S={instancePath:t+"/networks",schemaPath:"#/properties/ne\
tworks/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be\
 valid",schema:te.properties.networks.propertyNames,parentSchema:te.properties.networks,data:n};e===
null?e=[S]:e.push(S),s++}}for(let l in n)_s(n[l],{instancePath:t+"/networks/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:n,parentDataProperty:l,rootData:$,dynamicAnchors:D})||(e=e===null?_s.errors:e.
concat(_s.errors),s=e.length)}else{let l={instancePath:t+"/networks",schemaPath:"#/properties/networ\
ks/type",keyword:"type",params:{type:"object"},message:"must be object",schema:te.properties.networks.
type,parentSchema:te.properties.networks,data:n};e===null?e=[l]:e.push(l),s++}let i=r.max_timeout_s;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let l={instancePath:t+"/max_timeout_s",schemaPath:"#/pr\
operties/max_timeout_s/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:te.
properties.max_timeout_s.type,parentSchema:te.properties.max_timeout_s,data:i};e===null?e=[l]:e.push(
l),s++}if(typeof i=="number"){if(i>3600||isNaN(i)){let l={instancePath:t+"/max_timeout_s",schemaPath:"\
#/properties/max_timeout_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"m\
ust be <= 3600",schema:3600,parentSchema:te.properties.max_timeout_s,data:i};e===null?e=[l]:e.push(l),
s++}if(i<30||isNaN(i)){let l={instancePath:t+"/max_timeout_s",schemaPath:"#/properties/max_timeout_s\
/minimum",keyword:"minimum",params:{comparison:">=",limit:30},message:"must be >= 30",schema:30,parentSchema:te.
properties.max_timeout_s,data:i};e===null?e=[l]:e.push(l),s++}}let o=r.per_payer;if(!(typeof o=="num\
ber"&&!(o%1)&&!isNaN(o))){let l={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:te.properties.per_payer.type,
parentSchema:te.properties.per_payer,data:o};e===null?e=[l]:e.push(l),s++}if(typeof o=="number"){if(o>
1e4||isNaN(o)){let l={instancePath:t+"/per_payer",schemaPath:"#/properties/per_payer/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000",schema:1e4,parentSchema:te.properties.
per_payer,data:o};e===null?e=[l]:e.push(l),s++}if(o<1||isNaN(o)){let l={instancePath:t+"/per_payer",
schemaPath:"#/properties/per_payer/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:te.properties.per_payer,data:o};e===null?e=[l]:e.push(l),s++}}let m=r.
unsettled;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let l={instancePath:t+"/unsettled",schemaPath:"\
#/properties/unsettled/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:te.
properties.unsettled.type,parentSchema:te.properties.unsettled,data:m};e===null?e=[l]:e.push(l),s++}
if(typeof m=="number"){if(m>1e6||isNaN(m)){let l={instancePath:t+"/unsettled",schemaPath:"#/properti\
es/unsettled/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:te.properties.unsettled,data:m};e===null?e=[l]:e.push(l),s++}if(m<1||isNaN(
m)){let l={instancePath:t+"/unsettled",schemaPath:"#/properties/unsettled/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:te.properties.unsettled,
data:m};e===null?e=[l]:e.push(l),s++}}let a=r.verify_ms;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){
let l={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:te.properties.verify_ms.type,parentSchema:te.properties.verify_ms,
data:a};e===null?e=[l]:e.push(l),s++}if(typeof a=="number"){if(a>6e5||isNaN(a)){let l={instancePath:t+
"/verify_ms",schemaPath:"#/properties/verify_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:te.properties.verify_ms,data:a};e===null?e=[l]:e.
push(l),s++}if(a<100||isNaN(a)){let l={instancePath:t+"/verify_ms",schemaPath:"#/properties/verify_m\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:te.properties.verify_ms,data:a};e===null?e=[l]:e.push(l),s++}}let p=r.settle_ms;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p))){let l={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_ms/\
type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:te.properties.settle_ms.
type,parentSchema:te.properties.settle_ms,data:p};e===null?e=[l]:e.push(l),s++}if(typeof p=="number"){
if(p>6e5||isNaN(p)){let l={instancePath:t+"/settle_ms",schemaPath:"#/properties/settle_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:te.properties.
settle_ms,data:p};e===null?e=[l]:e.push(l),s++}if(p<100||isNaN(p)){let l={instancePath:t+"/settle_ms",
schemaPath:"#/properties/settle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"\
must be >= 100",schema:100,parentSchema:te.properties.settle_ms,data:p};e===null?e=[l]:e.push(l),s++}}
let c=r.kept_hours;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let l={instancePath:t+"/kept_hours",
schemaPath:"#/properties/kept_hours/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger",schema:te.properties.kept_hours.type,parentSchema:te.properties.kept_hours,data:c};e===null?e=
[l]:e.push(l),s++}if(typeof c=="number"){if(c>87600||isNaN(c)){let l={instancePath:t+"/kept_hours",schemaPath:"\
#/properties/kept_hours/maximum",keyword:"maximum",params:{comparison:"<=",limit:87600},message:"mus\
t be <= 87600",schema:87600,parentSchema:te.properties.kept_hours,data:c};e===null?e=[l]:e.push(l),s++}
if(c<24||isNaN(c)){let l={instancePath:t+"/kept_hours",schemaPath:"#/properties/kept_hours/minimum",
keyword:"minimum",params:{comparison:">=",limit:24},message:"must be >= 24",schema:24,parentSchema:te.
properties.kept_hours,data:c};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:te.type,parentSchema:te,
data:r};e===null?e=[n]:e.push(n),s++}return ks.errors=e,s===0}ks.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var us={type:"object",additionalProperties:!1,properties:{jwt:{type:"array",maxItems:16,
default:[],items:{$ref:"#/components/schemas/JwtIssuer"}}}},T={type:"object",additionalProperties:!1,
required:["issuer","audience","scopes"],properties:{issuer:{type:"string",minLength:8,maxLength:1024,
pattern:"^[^\\x00-\\x20\\x7f]+$"},audience:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x0\
0-\\x1f\\x7f]+$"},jwks_uri:{type:"string",minLength:8,maxLength:1024,pattern:"^[^\\x00-\\x20\\x7f]+$"},
user_from:{type:"string",minLength:1,maxLength:256,default:"sub"},scopes:{type:"array",minItems:1,maxItems:2,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]}},models:{type:"array",minItems:1,maxItems:1e3,
items:{$ref:"#/components/schemas/RouteName"}},agents:{type:"array",minItems:1,maxItems:1e3,items:{type:"\
string",minLength:1,maxLength:129}},limits:{$ref:"#/components/schemas/CallerLimits",default:{}},group_claim:{
type:"string",minLength:1,maxLength:256,default:"groups"},groups:{type:"object",minProperties:1,maxProperties:1e3,
propertyNames:{minLength:1,maxLength:256},additionalProperties:{type:"string",minLength:1,maxLength:512}},
tags_from:{type:"array",minItems:1,maxItems:16,uniqueItems:!0,items:{type:"string",maxLength:64,pattern:"\
^[a-z][a-z0-9_.-]*$"}},end_user_from:{type:"string",enum:["header","user","metadata.user_id"]},each_user:{
$ref:"#/components/schemas/EachUser"}}},G={type:"object",additionalProperties:!1,properties:{rpm:{type:"\
integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e12},max_parallel:{type:"inte\
ger",minimum:1,maximum:1e6},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17},budget_period:{type:"string",enum:["day","month","total"]}}},ne={type:"object",additionalProperties:!1,
minProperties:1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},tpm:{type:"integer",minimum:1,
maximum:1e9},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},
budget_period:{type:"string",enum:["day","month"]},most:{type:"integer",minimum:1,maximum:1e5}}},ht=new RegExp(
"^[^\\x00-\\x20\\x7f]+$","u"),Vt=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u"),ut=new RegExp("^[a-z][a-z0\
-9_.-]*$","u");function bs(r,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){
let e=null,s=0,v=bs.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.user_from===void 0&&(r.user_from="sub"),r.limits===void 0&&
(r.limits={}),r.group_claim===void 0&&(r.group_claim="groups"),r.issuer===void 0){let m={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"issuer"},message:"must have requ\
ired property 'issuer'",schema:T.required,parentSchema:T,data:r};e===null?e=[m]:e.push(m),s++}if(r.audience===
void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"au\
dience"},message:"must have required property 'audience'",schema:T.required,parentSchema:T,data:r};e===
null?e=[m]:e.push(m),s++}if(r.scopes===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"scopes"},message:"must have required property 'scopes'",schema:T.
required,parentSchema:T,data:r};e===null?e=[m]:e.push(m),s++}for(let m in r)if(!Ue.call(T.properties,
m)){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:r};
e===null?e=[a]:e.push(a),s++}if(r.issuer!==void 0){let m=r.issuer;if(typeof m=="string"){if(d(m)>1024){
let a={instancePath:t+"/issuer",schemaPath:"#/properties/issuer/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:T.properties.
issuer,data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<8){let a={instancePath:t+"/issuer",schemaPath:"#\
/properties/issuer/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than\
 8 characters",schema:8,parentSchema:T.properties.issuer,data:m};e===null?e=[a]:e.push(a),s++}if(!ht.
test(m)){let a={instancePath:t+"/issuer",schemaPath:"#/properties/issuer/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00-\\x20\\x7f]+$"},message:'must match pattern "^[^\\x00-\\x20\\x7f]+$"',schema:"\
^[^\\x00-\\x20\\x7f]+$",parentSchema:T.properties.issuer,data:m};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:t+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:T.properties.issuer.type,parentSchema:T.properties.issuer,data:m};
e===null?e=[a]:e.push(a),s++}}if(r.audience!==void 0){let m=r.audience;if(typeof m=="string"){if(d(m)>
1024){let a={instancePath:t+"/audience",schemaPath:"#/properties/audience/maxLength",keyword:"maxLen\
gth",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:T.
properties.audience,data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<1){let a={instancePath:t+"/audience",
schemaPath:"#/properties/audience/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:T.properties.audience,data:m};e===null?e=[a]:e.push(
a),s++}if(!Vt.test(m)){let a={instancePath:t+"/audience",schemaPath:"#/properties/audience/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^\\x00-\\x1\
f\\x7f]+$"',schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:T.properties.audience,data:m};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:t+"/audience",schemaPath:"#/properties/audience/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.audience.type,parentSchema:T.
properties.audience,data:m};e===null?e=[a]:e.push(a),s++}}if(r.jwks_uri!==void 0){let m=r.jwks_uri;if(typeof m==
"string"){if(d(m)>1024){let a={instancePath:t+"/jwks_uri",schemaPath:"#/properties/jwks_uri/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:T.properties.jwks_uri,data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<8){let a={instancePath:t+
"/jwks_uri",schemaPath:"#/properties/jwks_uri/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters",schema:8,parentSchema:T.properties.jwks_uri,data:m};e===null?
e=[a]:e.push(a),s++}if(!ht.test(m)){let a={instancePath:t+"/jwks_uri",schemaPath:"#/properties/jwks_\
uri/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x20\\x7f]+$"},message:'must match pattern\
 "^[^\\x00-\\x20\\x7f]+$"',schema:"^[^\\x00-\\x20\\x7f]+$",parentSchema:T.properties.jwks_uri,data:m};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/jwks_uri",schemaPath:"#/properties/jwks_u\
ri/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.jwks_uri.
type,parentSchema:T.properties.jwks_uri,data:m};e===null?e=[a]:e.push(a),s++}}let n=r.user_from;if(typeof n==
"string"){if(d(n)>256){let m={instancePath:t+"/user_from",schemaPath:"#/properties/user_from/maxLeng\
th",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:T.properties.user_from,data:n};e===null?e=[m]:e.push(m),s++}if(d(n)<1){let m={instancePath:t+
"/user_from",schemaPath:"#/properties/user_from/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:T.properties.user_from,data:n};e===null?
e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/user_from",schemaPath:"#/properties/user_from/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.user_from.type,parentSchema:T.
properties.user_from,data:n};e===null?e=[m]:e.push(m),s++}if(r.scopes!==void 0){let m=r.scopes;if(Array.
isArray(m)){if(m.length>2){let l={instancePath:t+"/scopes",schemaPath:"#/properties/scopes/maxItems",
keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items",schema:2,parentSchema:T.
properties.scopes,data:m};e===null?e=[l]:e.push(l),s++}if(m.length<1){let l={instancePath:t+"/scopes",
schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have\
 fewer than 1 items",schema:1,parentSchema:T.properties.scopes,data:m};e===null?e=[l]:e.push(l),s++}
let a=m.length;for(let l=0;l<a;l++){let b=m[l];if(typeof b!="string"){let S={instancePath:t+"/scopes\
/"+l,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:T.properties.scopes.items.type,parentSchema:T.properties.scopes.items,data:b};e===
null?e=[S]:e.push(S),s++}if(!(b==="chat"||b==="mesh")){let S={instancePath:t+"/scopes/"+l,schemaPath:"\
#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues:T.properties.scopes.items.enum},
message:"must be equal to one of the allowed values",schema:T.properties.scopes.items.enum,parentSchema:T.
properties.scopes.items,data:b};e===null?e=[S]:e.push(S),s++}}let p=m.length,c;if(p>1){let l={};for(;p--;){
let b=m[p];if(typeof b=="string"){if(typeof l[b]=="number"){c=l[b];let S={instancePath:t+"/scopes",schemaPath:"\
#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i:p,j:c},message:"must NOT have dupli\
cate items (items ## "+c+" and "+p+" are identical)",schema:!0,parentSchema:T.properties.scopes,data:m};
e===null?e=[S]:e.push(S),s++;break}l[b]=p}}}}else{let a={instancePath:t+"/scopes",schemaPath:"#/prop\
erties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array",schema:T.properties.
scopes.type,parentSchema:T.properties.scopes,data:m};e===null?e=[a]:e.push(a),s++}}if(r.models!==void 0){
let m=r.models;if(Array.isArray(m)){if(m.length>1e3){let p={instancePath:t+"/models",schemaPath:"#/p\
roperties/models/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 10\
00 items",schema:1e3,parentSchema:T.properties.models,data:m};e===null?e=[p]:e.push(p),s++}if(m.length<
1){let p={instancePath:t+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:T.properties.models,data:m};
e===null?e=[p]:e.push(p),s++}let a=m.length;for(let p=0;p<a;p++){let c=m[p];if(typeof c=="string"){if(d(
c)>256){let l={instancePath:t+"/models/"+p,schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:be,
data:c};e===null?e=[l]:e.push(l),s++}if(!Cs.test(c)){let l={instancePath:t+"/models/"+p,schemaPath:"\
#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1\
,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[\
^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:be,data:c};e===null?e=[l]:e.push(l),s++}}else{let l={
instancePath:t+"/models/"+p,schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:be.type,parentSchema:be,data:c};e===null?e=[l]:e.push(
l),s++}}}else{let a={instancePath:t+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:T.properties.models.type,parentSchema:T.properties.models,
data:m};e===null?e=[a]:e.push(a),s++}}if(r.agents!==void 0){let m=r.agents;if(Array.isArray(m)){if(m.
length>1e3){let p={instancePath:t+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxIt\
ems",params:{limit:1e3},message:"must NOT have more than 1000 items",schema:1e3,parentSchema:T.properties.
agents,data:m};e===null?e=[p]:e.push(p),s++}if(m.length<1){let p={instancePath:t+"/agents",schemaPath:"\
#/properties/agents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items",schema:1,parentSchema:T.properties.agents,data:m};e===null?e=[p]:e.push(p),s++}let a=m.length;
for(let p=0;p<a;p++){let c=m[p];if(typeof c=="string"){if(d(c)>129){let l={instancePath:t+"/agents/"+
p,schemaPath:"#/properties/agents/items/maxLength",keyword:"maxLength",params:{limit:129},message:"m\
ust NOT have more than 129 characters",schema:129,parentSchema:T.properties.agents.items,data:c};e===
null?e=[l]:e.push(l),s++}if(d(c)<1){let l={instancePath:t+"/agents/"+p,schemaPath:"#/properties/agen\
ts/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:T.properties.agents.items,data:c};e===null?e=[l]:e.push(l),s++}}else{let l={
instancePath:t+"/agents/"+p,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:T.properties.agents.items.type,parentSchema:T.properties.agents.
items,data:c};e===null?e=[l]:e.push(l),s++}}}else{let a={instancePath:t+"/agents",schemaPath:"#/prop\
erties/agents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:T.properties.
agents.type,parentSchema:T.properties.agents,data:m};e===null?e=[a]:e.push(a),s++}}let i=r.limits;if(i&&
typeof i=="object"&&!Array.isArray(i)){for(let m in i)if(!(m==="rpm"||m==="tpm"||m==="max_parallel"||
m==="budget_usd"||m==="budget_period")){let a={instancePath:t+"/limits",schemaPath:"#/components/sch\
emas/CallerLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:G,data:i};e===null?e=[a]:e.push(
a),s++}if(i.rpm!==void 0){let m=i.rpm;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let a={instancePath:t+
"/limits/rpm",schemaPath:"#/components/schemas/CallerLimits/properties/rpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:G.properties.rpm.type,parentSchema:G.properties.rpm,
data:m};e===null?e=[a]:e.push(a),s++}if(typeof m=="number"){if(m>1e9||isNaN(m)){let a={instancePath:t+
"/limits/rpm",schemaPath:"#/components/schemas/CallerLimits/properties/rpm/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:G.properties.
rpm,data:m};e===null?e=[a]:e.push(a),s++}if(m<1||isNaN(m)){let a={instancePath:t+"/limits/rpm",schemaPath:"\
#/components/schemas/CallerLimits/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:G.properties.rpm,data:m};e===null?e=[a]:e.push(
a),s++}}}if(i.tpm!==void 0){let m=i.tpm;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let a={instancePath:t+
"/limits/tpm",schemaPath:"#/components/schemas/CallerLimits/properties/tpm/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:G.properties.tpm.type,parentSchema:G.properties.tpm,
data:m};e===null?e=[a]:e.push(a),s++}if(typeof m=="number"){if(m>1e12||isNaN(m)){let a={instancePath:t+
"/limits/tpm",schemaPath:"#/components/schemas/CallerLimits/properties/tpm/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:G.properties.
tpm,data:m};e===null?e=[a]:e.push(a),s++}if(m<1||isNaN(m)){let a={instancePath:t+"/limits/tpm",schemaPath:"\
#/components/schemas/CallerLimits/properties/tpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:G.properties.tpm,data:m};e===null?e=[a]:e.push(
a),s++}}}if(i.max_parallel!==void 0){let m=i.max_parallel;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){
let a={instancePath:t+"/limits/max_parallel",schemaPath:"#/components/schemas/CallerLimits/propertie\
s/max_parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:G.properties.
max_parallel.type,parentSchema:G.properties.max_parallel,data:m};e===null?e=[a]:e.push(a),s++}if(typeof m==
"number"){if(m>1e6||isNaN(m)){let a={instancePath:t+"/limits/max_parallel",schemaPath:"#/components/\
schemas/CallerLimits/properties/max_parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:G.properties.max_parallel,data:m};e===null?e=[a]:
e.push(a),s++}if(m<1||isNaN(m)){let a={instancePath:t+"/limits/max_parallel",schemaPath:"#/component\
s/schemas/CallerLimits/properties/max_parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:G.properties.max_parallel,data:m};e===null?e=[a]:e.push(
a),s++}}}if(i.budget_usd!==void 0){let m=i.budget_usd;if(typeof m=="string"){if(d(m)>17){let a={instancePath:t+
"/limits/budget_usd",schemaPath:"#/components/schemas/CallerLimits/properties/budget_usd/maxLength",
keyword:"maxLength",params:{limit:17},message:"must NOT have more than 17 characters",schema:17,parentSchema:G.
properties.budget_usd,data:m};e===null?e=[a]:e.push(a),s++}if(!Es.test(m)){let a={instancePath:t+"/l\
imits/budget_usd",schemaPath:"#/components/schemas/CallerLimits/properties/budget_usd/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:G.properties.
budget_usd,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/limits/budget_usd",schemaPath:"\
#/components/schemas/CallerLimits/properties/budget_usd/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:G.properties.budget_usd.type,parentSchema:G.properties.budget_usd,data:m};
e===null?e=[a]:e.push(a),s++}}if(i.budget_period!==void 0){let m=i.budget_period;if(typeof m!="strin\
g"){let a={instancePath:t+"/limits/budget_period",schemaPath:"#/components/schemas/CallerLimits/prop\
erties/budget_period/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.
budget_period.type,parentSchema:G.properties.budget_period,data:m};e===null?e=[a]:e.push(a),s++}if(!(m===
"day"||m==="month"||m==="total")){let a={instancePath:t+"/limits/budget_period",schemaPath:"#/compon\
ents/schemas/CallerLimits/properties/budget_period/enum",keyword:"enum",params:{allowedValues:G.properties.
budget_period.enum},message:"must be equal to one of the allowed values",schema:G.properties.budget_period.
enum,parentSchema:G.properties.budget_period,data:m};e===null?e=[a]:e.push(a),s++}}}else{let m={instancePath:t+
"/limits",schemaPath:"#/components/schemas/CallerLimits/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:G.type,parentSchema:G,data:i};e===null?e=[m]:e.push(m),s++}let o=r.group_claim;
if(typeof o=="string"){if(d(o)>256){let m={instancePath:t+"/group_claim",schemaPath:"#/properties/gr\
oup_claim/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 cha\
racters",schema:256,parentSchema:T.properties.group_claim,data:o};e===null?e=[m]:e.push(m),s++}if(d(
o)<1){let m={instancePath:t+"/group_claim",schemaPath:"#/properties/group_claim/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.
properties.group_claim,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/group_clai\
m",schemaPath:"#/properties/group_claim/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:T.properties.group_claim.type,parentSchema:T.properties.group_claim,data:o};e===null?
e=[m]:e.push(m),s++}if(r.groups!==void 0){let m=r.groups;if(m&&typeof m=="object"&&!Array.isArray(m)){
if(Object.keys(m).length>1e3){let a={instancePath:t+"/groups",schemaPath:"#/properties/groups/maxPro\
perties",keyword:"maxProperties",params:{limit:1e3},message:"must NOT have more than 1000 properties",
schema:1e3,parentSchema:T.properties.groups,data:m};e===null?e=[a]:e.push(a),s++}if(Object.keys(m).length<
1){let a={instancePath:t+"/groups",schemaPath:"#/properties/groups/minProperties",keyword:"minProper\
ties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:T.properties.
groups,data:m};e===null?e=[a]:e.push(a),s++}for(let a in m){let p=s;if(typeof a=="string"){if(d(a)>256){
let c={instancePath:t+"/groups",schemaPath:"#/properties/groups/propertyNames/maxLength",keyword:"ma\
xLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:T.
properties.groups.propertyNames,data:a,propertyName:a};e===null?e=[c]:e.push(c),s++}if(d(a)<1){let c={
instancePath:t+"/groups",schemaPath:"#/properties/groups/propertyNames/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.properties.
groups.propertyNames,data:a,propertyName:a};e===null?e=[c]:e.push(c),s++}}var h=p===s;if(!h){let c={
instancePath:t+"/groups",schemaPath:"#/properties/groups/propertyNames",keyword:"propertyNames",params:{
propertyName:a},message:"property name must be valid",schema:T.properties.groups.propertyNames,parentSchema:T.
properties.groups,data:m};e===null?e=[c]:e.push(c),s++}}for(let a in m){let p=m[a];if(typeof p=="str\
ing"){if(d(p)>512){let c={instancePath:t+"/groups/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/groups/additionalProperties/maxLength",keyword:"maxLength",params:{limit:512},message:"\
must NOT have more than 512 characters",schema:512,parentSchema:T.properties.groups.additionalProperties,
data:p};e===null?e=[c]:e.push(c),s++}if(d(p)<1){let c={instancePath:t+"/groups/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/groups/additionalProperties/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.properties.
groups.additionalProperties,data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/group\
s/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/groups/additionalProperties/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.groups.additionalProperties.
type,parentSchema:T.properties.groups.additionalProperties,data:p};e===null?e=[c]:e.push(c),s++}}}else{
let a={instancePath:t+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:T.properties.groups.type,parentSchema:T.properties.groups,data:m};
e===null?e=[a]:e.push(a),s++}}if(r.tags_from!==void 0){let m=r.tags_from;if(Array.isArray(m)){if(m.length>
16){let l={instancePath:t+"/tags_from",schemaPath:"#/properties/tags_from/maxItems",keyword:"maxItem\
s",params:{limit:16},message:"must NOT have more than 16 items",schema:16,parentSchema:T.properties.
tags_from,data:m};e===null?e=[l]:e.push(l),s++}if(m.length<1){let l={instancePath:t+"/tags_from",schemaPath:"\
#/properties/tags_from/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items",schema:1,parentSchema:T.properties.tags_from,data:m};e===null?e=[l]:e.push(l),s++}let a=m.
length;for(let l=0;l<a;l++){let b=m[l];if(typeof b=="string"){if(d(b)>64){let S={instancePath:t+"/ta\
gs_from/"+l,schemaPath:"#/properties/tags_from/items/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:T.properties.tags_from.items,
data:b};e===null?e=[S]:e.push(S),s++}if(!ut.test(b)){let S={instancePath:t+"/tags_from/"+l,schemaPath:"\
#/properties/tags_from/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'\
must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"^[a-z][a-z0-9_.-]*$",parentSchema:T.properties.tags_from.
items,data:b};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/tags_from/"+l,schemaPath:"#\
/properties/tags_from/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.
properties.tags_from.items.type,parentSchema:T.properties.tags_from.items,data:b};e===null?e=[S]:e.push(
S),s++}}let p=m.length,c;if(p>1){let l={};for(;p--;){let b=m[p];if(typeof b=="string"){if(typeof l[b]==
"number"){c=l[b];let S={instancePath:t+"/tags_from",schemaPath:"#/properties/tags_from/uniqueItems",
keyword:"uniqueItems",params:{i:p,j:c},message:"must NOT have duplicate items (items ## "+c+" and "+
p+" are identical)",schema:!0,parentSchema:T.properties.tags_from,data:m};e===null?e=[S]:e.push(S),s++;
break}l[b]=p}}}}else{let a={instancePath:t+"/tags_from",schemaPath:"#/properties/tags_from/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:T.properties.tags_from.type,parentSchema:T.
properties.tags_from,data:m};e===null?e=[a]:e.push(a),s++}}if(r.end_user_from!==void 0){let m=r.end_user_from;
if(typeof m!="string"){let a={instancePath:t+"/end_user_from",schemaPath:"#/properties/end_user_from\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.end_user_from.
type,parentSchema:T.properties.end_user_from,data:m};e===null?e=[a]:e.push(a),s++}if(!(m==="header"||
m==="user"||m==="metadata.user_id")){let a={instancePath:t+"/end_user_from",schemaPath:"#/properties\
/end_user_from/enum",keyword:"enum",params:{allowedValues:T.properties.end_user_from.enum},message:"\
must be equal to one of the allowed values",schema:T.properties.end_user_from.enum,parentSchema:T.properties.
end_user_from,data:m};e===null?e=[a]:e.push(a),s++}}if(r.each_user!==void 0){let m=r.each_user;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1){let a={instancePath:t+"/each_user",
schemaPath:"#/components/schemas/EachUser/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties",schema:1,parentSchema:ne,data:m};e===null?e=[a]:e.push(a),s++}
for(let a in m)if(!(a==="rpm"||a==="tpm"||a==="budget_usd"||a==="budget_period"||a==="most")){let p={
instancePath:t+"/each_user",schemaPath:"#/components/schemas/EachUser/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,
parentSchema:ne,data:m};e===null?e=[p]:e.push(p),s++}if(m.rpm!==void 0){let a=m.rpm;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a))){let p={instancePath:t+"/each_user/rpm",schemaPath:"#/components/schemas\
/EachUser/properties/rpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ne.
properties.rpm.type,parentSchema:ne.properties.rpm,data:a};e===null?e=[p]:e.push(p),s++}if(typeof a==
"number"){if(a>1e9||isNaN(a)){let p={instancePath:t+"/each_user/rpm",schemaPath:"#/components/schema\
s/EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"mus\
t be <= 1000000000",schema:1e9,parentSchema:ne.properties.rpm,data:a};e===null?e=[p]:e.push(p),s++}if(a<
1||isNaN(a)){let p={instancePath:t+"/each_user/rpm",schemaPath:"#/components/schemas/EachUser/proper\
ties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:ne.properties.rpm,data:a};e===null?e=[p]:e.push(p),s++}}}if(m.tpm!==void 0){let a=m.tpm;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let p={instancePath:t+"/each_user/tpm",schemaPath:"#/co\
mponents/schemas/EachUser/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:ne.properties.tpm.type,parentSchema:ne.properties.tpm,data:a};e===null?e=[p]:e.push(
p),s++}if(typeof a=="number"){if(a>1e9||isNaN(a)){let p={instancePath:t+"/each_user/tpm",schemaPath:"\
#/components/schemas/EachUser/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:ne.properties.tpm,data:a};e===null?e=[p]:e.push(
p),s++}if(a<1||isNaN(a)){let p={instancePath:t+"/each_user/tpm",schemaPath:"#/components/schemas/Eac\
hUser/properties/tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >=\
 1",schema:1,parentSchema:ne.properties.tpm,data:a};e===null?e=[p]:e.push(p),s++}}}if(m.budget_usd!==
void 0){let a=m.budget_usd;if(typeof a=="string"){if(d(a)>17){let p={instancePath:t+"/each_user/budg\
et_usd",schemaPath:"#/components/schemas/EachUser/properties/budget_usd/maxLength",keyword:"maxLengt\
h",params:{limit:17},message:"must NOT have more than 17 characters",schema:17,parentSchema:ne.properties.
budget_usd,data:a};e===null?e=[p]:e.push(p),s++}if(!Es.test(a)){let p={instancePath:t+"/each_user/bu\
dget_usd",schemaPath:"#/components/schemas/EachUser/properties/budget_usd/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:ne.properties.
budget_usd,data:a};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/each_user/budget_usd",
schemaPath:"#/components/schemas/EachUser/properties/budget_usd/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:ne.properties.budget_usd.type,parentSchema:ne.properties.budget_usd,
data:a};e===null?e=[p]:e.push(p),s++}}if(m.budget_period!==void 0){let a=m.budget_period;if(typeof a!=
"string"){let p={instancePath:t+"/each_user/budget_period",schemaPath:"#/components/schemas/EachUser\
/properties/budget_period/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ne.
properties.budget_period.type,parentSchema:ne.properties.budget_period,data:a};e===null?e=[p]:e.push(
p),s++}if(!(a==="day"||a==="month")){let p={instancePath:t+"/each_user/budget_period",schemaPath:"#/\
components/schemas/EachUser/properties/budget_period/enum",keyword:"enum",params:{allowedValues:ne.properties.
budget_period.enum},message:"must be equal to one of the allowed values",schema:ne.properties.budget_period.
enum,parentSchema:ne.properties.budget_period,data:a};e===null?e=[p]:e.push(p),s++}}if(m.most!==void 0){
let a=m.most;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let p={instancePath:t+"/each_user/most",schemaPath:"\
#/components/schemas/EachUser/properties/most/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:ne.properties.most.type,parentSchema:ne.properties.most,data:a};e===null?e=[
p]:e.push(p),s++}if(typeof a=="number"){if(a>1e5||isNaN(a)){let p={instancePath:t+"/each_user/most",
schemaPath:"#/components/schemas/EachUser/properties/most/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5},message:"must be <= 100000",schema:1e5,parentSchema:ne.properties.most,data:a};e===null?
e=[p]:e.push(p),s++}if(a<1||isNaN(a)){let p={instancePath:t+"/each_user/most",schemaPath:"#/componen\
ts/schemas/EachUser/properties/most/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:ne.properties.most,data:a};e===null?e=[p]:e.push(p),s++}}}}else{
let a={instancePath:t+"/each_user",schemaPath:"#/components/schemas/EachUser/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:m};e===null?e=[a]:e.push(
a),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:T.type,parentSchema:T,data:r};e===null?e=[n]:e.push(n),s++}return bs.errors=e,
s===0}bs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ws(r,{instancePath:t="",parentData:R,
parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=ws.evaluated;if(v.dynamicProps&&
(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){r.jwt===
void 0&&(r.jwt=[]);for(let n in r)if(n!=="jwt"){let i={instancePath:t,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional\
 properties",schema:!1,parentSchema:us,data:r};e===null?e=[i]:e.push(i),s++}let h=r.jwt;if(Array.isArray(
h)){if(h.length>16){let i={instancePath:t+"/jwt",schemaPath:"#/properties/jwt/maxItems",keyword:"max\
Items",params:{limit:16},message:"must NOT have more than 16 items",schema:16,parentSchema:us.properties.
jwt,data:h};e===null?e=[i]:e.push(i),s++}let n=h.length;for(let i=0;i<n;i++)bs(h[i],{instancePath:t+
"/jwt/"+i,parentData:h,parentDataProperty:i,rootData:$,dynamicAnchors:D})||(e=e===null?bs.errors:e.concat(
bs.errors),s=e.length)}else{let n={instancePath:t+"/jwt",schemaPath:"#/properties/jwt/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:us.properties.jwt.type,parentSchema:us.properties.
jwt,data:h};e===null?e=[n]:e.push(n),s++}}else{let h={instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object",schema:us.type,parentSchema:us,data:r};e===null?
e=[h]:e.push(h),s++}return ws.errors=e,s===0}ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var me={type:"object",additionalProperties:!1,required:["oidc"],properties:{oidc:{$ref:"#/components\
/schemas/MeOidc"},keys:{type:"integer",minimum:1,maximum:100,default:3},key_days:{type:"integer",minimum:1,
maximum:90,default:90},pause_days:{type:"integer",minimum:1,maximum:90,default:30},scopes:{type:"arr\
ay",minItems:1,maxItems:2,uniqueItems:!0,default:["chat"],items:{type:"string",enum:["chat","mesh"]}},
limits:{$ref:"#/components/schemas/CallerLimits",default:{}}}},Se={type:"object",additionalProperties:!1,
required:["issuer","client_id","groups"],properties:{issuer:{$ref:"#/components/schemas/OidcIssuer"},
client_id:{$ref:"#/components/schemas/OidcClientId"},client_secret_env:{$ref:"#/components/schemas/O\
idcClientSecret"},client_auth:{$ref:"#/components/schemas/OidcClientAuth",default:"basic"},name:{$ref:"\
#/components/schemas/OidcName",default:"OpenID Connect"},scopes:{$ref:"#/components/schemas/OidcScop\
es",default:["openid","profile","email","offline_access"]},claim:{$ref:"#/components/schemas/OidcCla\
im",default:"groups"},groups:{type:"object",minProperties:1,maxProperties:1e3,additionalProperties:{
type:"string",minLength:1,maxLength:256}}}};function Ps(r,{instancePath:t="",parentData:R,parentDataProperty:V,
rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=Ps.evaluated;if(v.dynamicProps&&(v.props=void 0),
v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.client_auth===void 0&&
(r.client_auth="basic"),r.name===void 0&&(r.name="OpenID Connect"),r.scopes===void 0&&(r.scopes=["op\
enid","profile","email","offline_access"]),r.claim===void 0&&(r.claim="groups"),r.issuer===void 0){let m={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issuer"},message:"\
must have required property 'issuer'",schema:Se.required,parentSchema:Se,data:r};e===null?e=[m]:e.push(
m),s++}if(r.client_id===void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"client_id"},message:"must have required property 'client_id'",schema:Se.required,parentSchema:Se,
data:r};e===null?e=[m]:e.push(m),s++}if(r.groups===void 0){let m={instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"groups"},message:"must have required property 'grou\
ps'",schema:Se.required,parentSchema:Se,data:r};e===null?e=[m]:e.push(m),s++}for(let m in r)if(!(m===
"issuer"||m==="client_id"||m==="client_secret_env"||m==="client_auth"||m==="name"||m==="scopes"||m===
"claim"||m==="groups")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:Se,
data:r};e===null?e=[a]:e.push(a),s++}if(r.issuer!==void 0){let m=r.issuer;if(typeof m=="string"){if(d(
m)>1024){let a={instancePath:t+"/issuer",schemaPath:"#/components/schemas/OidcIssuer/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:He,
data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<8){let a={instancePath:t+"/issuer",schemaPath:"#/compon\
ents/schemas/OidcIssuer/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer\
 than 8 characters",schema:8,parentSchema:He,data:m};e===null?e=[a]:e.push(a),s++}if(!Pe(m)){let a={
instancePath:t+"/issuer",schemaPath:"#/components/schemas/OidcIssuer/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:He,data:m};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:t+"/issuer",schemaPath:"#/components/schemas/OidcIssuer/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:He.type,parentSchema:He,data:m};
e===null?e=[a]:e.push(a),s++}}if(r.client_id!==void 0){let m=r.client_id;if(typeof m=="string"){if(d(
m)>256){let a={instancePath:t+"/client_id",schemaPath:"#/components/schemas/OidcClientId/maxLength",
keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:as,
data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<1){let a={instancePath:t+"/client_id",schemaPath:"#/com\
ponents/schemas/OidcClientId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:as,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:t+"/client_id",schemaPath:"#/components/schemas/OidcClientId/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:as.type,parentSchema:as,data:m};e===null?e=[a]:e.push(
a),s++}}if(r.client_secret_env!==void 0){let m=r.client_secret_env;if(typeof m=="string"){if(d(m)>128){
let a={instancePath:t+"/client_secret_env",schemaPath:"#/components/schemas/OidcClientSecret/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,
parentSchema:rs,data:m};e===null?e=[a]:e.push(a),s++}if(!xe.test(m)){let a={instancePath:t+"/client_\
secret_env",schemaPath:"#/components/schemas/OidcClientSecret/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:rs,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/\
client_secret_env",schemaPath:"#/components/schemas/OidcClientSecret/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:rs.type,parentSchema:rs,data:m};e===null?e=[a]:e.push(a),s++}}
let h=r.client_auth;if(typeof h!="string"){let m={instancePath:t+"/client_auth",schemaPath:"#/compon\
ents/schemas/OidcClientAuth/type",keyword:"type",params:{type:"string"},message:"must be string",schema:We.
type,parentSchema:We,data:h};e===null?e=[m]:e.push(m),s++}if(!(h==="basic"||h==="post")){let m={instancePath:t+
"/client_auth",schemaPath:"#/components/schemas/OidcClientAuth/enum",keyword:"enum",params:{allowedValues:We.
enum},message:"must be equal to one of the allowed values",schema:We.enum,parentSchema:We,data:h};e===
null?e=[m]:e.push(m),s++}let n=r.name;if(typeof n=="string"){if(d(n)>64){let m={instancePath:t+"/nam\
e",schemaPath:"#/components/schemas/OidcName/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:ps,data:n};e===null?e=[m]:e.push(m),s++}
if(d(n)<1){let m={instancePath:t+"/name",schemaPath:"#/components/schemas/OidcName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ps,
data:n};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/name",schemaPath:"#/components/sc\
hemas/OidcName/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ps.type,parentSchema:ps,
data:n};e===null?e=[m]:e.push(m),s++}let i=r.scopes;if(Array.isArray(i)){if(i.length>16){let a={instancePath:t+
"/scopes",schemaPath:"#/components/schemas/OidcScopes/maxItems",keyword:"maxItems",params:{limit:16},
message:"must NOT have more than 16 items",schema:16,parentSchema:Ae,data:i};e===null?e=[a]:e.push(a),
s++}if(i.length<1){let a={instancePath:t+"/scopes",schemaPath:"#/components/schemas/OidcScopes/minIt\
ems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Ae,
data:i};e===null?e=[a]:e.push(a),s++}let m=i.length;for(let a=0;a<m;a++){let p=i[a];if(typeof p=="st\
ring"){if(d(p)>128){let c={instancePath:t+"/scopes/"+a,schemaPath:"#/components/schemas/OidcScopes/i\
tems/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characte\
rs",schema:128,parentSchema:Ae.items,data:p};e===null?e=[c]:e.push(c),s++}if(d(p)<1){let c={instancePath:t+
"/scopes/"+a,schemaPath:"#/components/schemas/OidcScopes/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Ae.items,data:p};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/scopes/"+a,schemaPath:"#/components/schemas/O\
idcScopes/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ae.items.
type,parentSchema:Ae.items,data:p};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:t+"/scope\
s",schemaPath:"#/components/schemas/OidcScopes/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:Ae.type,parentSchema:Ae,data:i};e===null?e=[m]:e.push(m),s++}let o=r.claim;if(typeof o==
"string"){if(d(o)>256){let m={instancePath:t+"/claim",schemaPath:"#/components/schemas/OidcClaim/max\
Length",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:ms,data:o};e===null?e=[m]:e.push(m),s++}if(d(o)<1){let m={instancePath:t+"/claim",schemaPath:"\
#/components/schemas/OidcClaim/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters",schema:1,parentSchema:ms,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:t+"/claim",schemaPath:"#/components/schemas/OidcClaim/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ms.type,parentSchema:ms,data:o};e===null?e=[m]:e.push(m),s++}
if(r.groups!==void 0){let m=r.groups;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).
length>1e3){let a={instancePath:t+"/groups",schemaPath:"#/properties/groups/maxProperties",keyword:"\
maxProperties",params:{limit:1e3},message:"must NOT have more than 1000 properties",schema:1e3,parentSchema:Se.
properties.groups,data:m};e===null?e=[a]:e.push(a),s++}if(Object.keys(m).length<1){let a={instancePath:t+
"/groups",schemaPath:"#/properties/groups/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties",schema:1,parentSchema:Se.properties.groups,data:m};e===null?e=
[a]:e.push(a),s++}for(let a in m){let p=m[a];if(typeof p=="string"){if(d(p)>256){let c={instancePath:t+
"/groups/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/groups/additionalProper\
ties/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characte\
rs",schema:256,parentSchema:Se.properties.groups.additionalProperties,data:p};e===null?e=[c]:e.push(
c),s++}if(d(p)<1){let c={instancePath:t+"/groups/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/groups/additionalProperties/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:Se.properties.groups.additionalProperties,
data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/groups/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/groups/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Se.properties.groups.additionalProperties.type,parentSchema:Se.
properties.groups.additionalProperties,data:p};e===null?e=[c]:e.push(c),s++}}}else{let a={instancePath:t+
"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:Se.properties.groups.type,parentSchema:Se.properties.groups,data:m};e===null?e=[a]:
e.push(a),s++}}}else{let h={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:Se.type,parentSchema:Se,data:r};e===null?e=[h]:e.push(h),s++}return Ps.
errors=e,s===0}Ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xs(r,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=xs.evaluated;
if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.keys===void 0&&(r.keys=3),r.key_days===void 0&&(r.key_days=90),r.pause_days===void 0&&(r.pause_days=
30),r.scopes===void 0&&(r.scopes=["chat"]),r.limits===void 0&&(r.limits={}),r.oidc===void 0){let a={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"oidc"},message:"m\
ust have required property 'oidc'",schema:me.required,parentSchema:me,data:r};e===null?e=[a]:e.push(
a),s++}for(let a in r)if(!(a==="oidc"||a==="keys"||a==="key_days"||a==="pause_days"||a==="scopes"||a===
"limits")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:me,
data:r};e===null?e=[p]:e.push(p),s++}r.oidc!==void 0&&(Ps(r.oidc,{instancePath:t+"/oidc",parentData:r,
parentDataProperty:"oidc",rootData:$,dynamicAnchors:D})||(e=e===null?Ps.errors:e.concat(Ps.errors),s=
e.length));let h=r.keys;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let a={instancePath:t+"/keys",schemaPath:"\
#/properties/keys/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:me.properties.
keys.type,parentSchema:me.properties.keys,data:h};e===null?e=[a]:e.push(a),s++}if(typeof h=="number"){
if(h>100||isNaN(h)){let a={instancePath:t+"/keys",schemaPath:"#/properties/keys/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:100},message:"must be <= 100",schema:100,parentSchema:me.properties.
keys,data:h};e===null?e=[a]:e.push(a),s++}if(h<1||isNaN(h)){let a={instancePath:t+"/keys",schemaPath:"\
#/properties/keys/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:me.properties.keys,data:h};e===null?e=[a]:e.push(a),s++}}let n=r.key_days;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){let a={instancePath:t+"/key_days",schemaPath:"#/properties/key_days/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:me.properties.key_days.type,
parentSchema:me.properties.key_days,data:n};e===null?e=[a]:e.push(a),s++}if(typeof n=="number"){if(n>
90||isNaN(n)){let a={instancePath:t+"/key_days",schemaPath:"#/properties/key_days/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:90},message:"must be <= 90",schema:90,parentSchema:me.properties.
key_days,data:n};e===null?e=[a]:e.push(a),s++}if(n<1||isNaN(n)){let a={instancePath:t+"/key_days",schemaPath:"\
#/properties/key_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1",schema:1,parentSchema:me.properties.key_days,data:n};e===null?e=[a]:e.push(a),s++}}let i=r.pause_days;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let a={instancePath:t+"/pause_days",schemaPath:"#/prope\
rties/pause_days/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:me.properties.
pause_days.type,parentSchema:me.properties.pause_days,data:i};e===null?e=[a]:e.push(a),s++}if(typeof i==
"number"){if(i>90||isNaN(i)){let a={instancePath:t+"/pause_days",schemaPath:"#/properties/pause_days\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90",schema:90,parentSchema:me.
properties.pause_days,data:i};e===null?e=[a]:e.push(a),s++}if(i<1||isNaN(i)){let a={instancePath:t+"\
/pause_days",schemaPath:"#/properties/pause_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1",schema:1,parentSchema:me.properties.pause_days,data:i};e===null?e=[a]:
e.push(a),s++}}let o=r.scopes;if(Array.isArray(o)){if(o.length>2){let l={instancePath:t+"/scopes",schemaPath:"\
#/properties/scopes/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2\
 items",schema:2,parentSchema:me.properties.scopes,data:o};e===null?e=[l]:e.push(l),s++}if(o.length<
1){let l={instancePath:t+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:me.properties.scopes,data:o};
e===null?e=[l]:e.push(l),s++}let a=o.length;for(let l=0;l<a;l++){let b=o[l];if(typeof b!="string"){let S={
instancePath:t+"/scopes/"+l,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:me.properties.scopes.items.type,parentSchema:me.properties.
scopes.items,data:b};e===null?e=[S]:e.push(S),s++}if(!(b==="chat"||b==="mesh")){let S={instancePath:t+
"/scopes/"+l,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues:me.properties.
scopes.items.enum},message:"must be equal to one of the allowed values",schema:me.properties.scopes.
items.enum,parentSchema:me.properties.scopes.items,data:b};e===null?e=[S]:e.push(S),s++}}let p=o.length,
c;if(p>1){let l={};for(;p--;){let b=o[p];if(typeof b=="string"){if(typeof l[b]=="number"){c=l[b];let S={
instancePath:t+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{
i:p,j:c},message:"must NOT have duplicate items (items ## "+c+" and "+p+" are identical)",schema:!0,
parentSchema:me.properties.scopes,data:o};e===null?e=[S]:e.push(S),s++;break}l[b]=p}}}}else{let a={instancePath:t+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must b\
e array",schema:me.properties.scopes.type,parentSchema:me.properties.scopes,data:o};e===null?e=[a]:e.
push(a),s++}let m=r.limits;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let a in m)if(!(a==="rpm"||
a==="tpm"||a==="max_parallel"||a==="budget_usd"||a==="budget_period")){let p={instancePath:t+"/limit\
s",schemaPath:"#/components/schemas/CallerLimits/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:G,
data:m};e===null?e=[p]:e.push(p),s++}if(m.rpm!==void 0){let a=m.rpm;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a))){let p={instancePath:t+"/limits/rpm",schemaPath:"#/components/schemas/CallerLimits/proper\
ties/rpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:G.properties.
rpm.type,parentSchema:G.properties.rpm,data:a};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"){if(a>
1e9||isNaN(a)){let p={instancePath:t+"/limits/rpm",schemaPath:"#/components/schemas/CallerLimits/pro\
perties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000",schema:1e9,parentSchema:G.properties.rpm,data:a};e===null?e=[p]:e.push(p),s++}if(a<1||isNaN(a)){
let p={instancePath:t+"/limits/rpm",schemaPath:"#/components/schemas/CallerLimits/properties/rpm/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:G.
properties.rpm,data:a};e===null?e=[p]:e.push(p),s++}}}if(m.tpm!==void 0){let a=m.tpm;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a))){let p={instancePath:t+"/limits/tpm",schemaPath:"#/components/schemas/C\
allerLimits/properties/tpm/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:G.
properties.tpm.type,parentSchema:G.properties.tpm,data:a};e===null?e=[p]:e.push(p),s++}if(typeof a==
"number"){if(a>1e12||isNaN(a)){let p={instancePath:t+"/limits/tpm",schemaPath:"#/components/schemas/\
CallerLimits/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"\
must be <= 1000000000000",schema:1e12,parentSchema:G.properties.tpm,data:a};e===null?e=[p]:e.push(p),
s++}if(a<1||isNaN(a)){let p={instancePath:t+"/limits/tpm",schemaPath:"#/components/schemas/CallerLim\
its/properties/tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:G.properties.tpm,data:a};e===null?e=[p]:e.push(p),s++}}}if(m.max_parallel!==void 0){
let a=m.max_parallel;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let p={instancePath:t+"/limits/max\
_parallel",schemaPath:"#/components/schemas/CallerLimits/properties/max_parallel/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:G.properties.max_parallel.type,parentSchema:G.
properties.max_parallel,data:a};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"){if(a>1e6||isNaN(
a)){let p={instancePath:t+"/limits/max_parallel",schemaPath:"#/components/schemas/CallerLimits/prope\
rties/max_parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <=\
 1000000",schema:1e6,parentSchema:G.properties.max_parallel,data:a};e===null?e=[p]:e.push(p),s++}if(a<
1||isNaN(a)){let p={instancePath:t+"/limits/max_parallel",schemaPath:"#/components/schemas/CallerLim\
its/properties/max_parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1",schema:1,parentSchema:G.properties.max_parallel,data:a};e===null?e=[p]:e.push(p),s++}}}if(m.
budget_usd!==void 0){let a=m.budget_usd;if(typeof a=="string"){if(d(a)>17){let p={instancePath:t+"/l\
imits/budget_usd",schemaPath:"#/components/schemas/CallerLimits/properties/budget_usd/maxLength",keyword:"\
maxLength",params:{limit:17},message:"must NOT have more than 17 characters",schema:17,parentSchema:G.
properties.budget_usd,data:a};e===null?e=[p]:e.push(p),s++}if(!Es.test(a)){let p={instancePath:t+"/l\
imits/budget_usd",schemaPath:"#/components/schemas/CallerLimits/properties/budget_usd/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",parentSchema:G.properties.
budget_usd,data:a};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/limits/budget_usd",schemaPath:"\
#/components/schemas/CallerLimits/properties/budget_usd/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:G.properties.budget_usd.type,parentSchema:G.properties.budget_usd,data:a};
e===null?e=[p]:e.push(p),s++}}if(m.budget_period!==void 0){let a=m.budget_period;if(typeof a!="strin\
g"){let p={instancePath:t+"/limits/budget_period",schemaPath:"#/components/schemas/CallerLimits/prop\
erties/budget_period/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.
budget_period.type,parentSchema:G.properties.budget_period,data:a};e===null?e=[p]:e.push(p),s++}if(!(a===
"day"||a==="month"||a==="total")){let p={instancePath:t+"/limits/budget_period",schemaPath:"#/compon\
ents/schemas/CallerLimits/properties/budget_period/enum",keyword:"enum",params:{allowedValues:G.properties.
budget_period.enum},message:"must be equal to one of the allowed values",schema:G.properties.budget_period.
enum,parentSchema:G.properties.budget_period,data:a};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:t+
"/limits",schemaPath:"#/components/schemas/CallerLimits/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:G.type,parentSchema:G,data:m};e===null?e=[a]:e.push(a),s++}}else{let h={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:me.
type,parentSchema:me,data:r};e===null?e=[h]:e.push(h),s++}return xs.errors=e,s===0}xs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var N={type:"object",additionalProperties:!1,required:["base_url"],
properties:{base_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},provider:{type:"\
string",maxLength:64,pattern:"^[a-z][a-z0-9-]*$"},labels:{type:"array",maxItems:16,uniqueItems:!0,items:{
type:"string",minLength:1,maxLength:64,pattern:"^[a-z0-9][a-z0-9._-]*$"}},facts:{$ref:"#/components/\
schemas/ModelFacts"},key_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},key_file:{
type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},keys:{type:"array",minItems:2,
maxItems:32,uniqueItems:!0,items:{type:"string",maxLength:1024,pattern:"^([A-Za-z_][A-Za-z0-9_]{0,12\
7}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$"}},ca_file:{type:"string",minLength:1,maxLength:1024,pattern:"^\
[^\\x00-\\x1f]+$"},client_cert_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]\
+$"},client_key_file:{type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},query:{type:"\
object",maxProperties:8,propertyNames:{pattern:"^[A-Za-z][A-Za-z0-9._-]*$",maxLength:64},additionalProperties:{
type:"string",minLength:1,maxLength:256}},proxy:{type:"string",maxLength:1024,pattern:"^(none|https?\
://.+)$"},proxy_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},auth:{$ref:"#/c\
omponents/schemas/Auth"},oauth:{$ref:"#/components/schemas/OAuth"},sigv4:{$ref:"#/components/schemas\
/SigV4"},dialects:{type:"array",minItems:1,maxItems:16,items:{$ref:"#/components/schemas/Dialect"}},
hosted_tools:{type:"object",maxProperties:32,propertyNames:{pattern:"^(?!mcp|file_search$|.*_preview\
$)[a-z]+(_[a-z]+)*$",maxLength:64},additionalProperties:{$ref:"#/components/schemas/HostedTool"}},forward_members:{
type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9\
_-]*$"}},headers:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:4096}},
first_byte_ms:{type:"integer",minimum:10,maximum:6e5},idle_ms:{type:"integer",minimum:10,maximum:6e5},
parallel:{type:"integer",minimum:1,maximum:1e5},queue_ms:{type:"integer",minimum:0,maximum:3e5}}},Ms={
type:"string",enum:["bearer","x-api-key","api-key"]},B={type:"object",additionalProperties:!1,required:[
"token_url","scope"],properties:{token_url:{type:"string",format:"uri",pattern:"^https?://",maxLength:1024},
scope:{type:"string",minLength:1,maxLength:1024},client_id:{type:"string",minLength:1,maxLength:256},
client_id_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},client_secret_env:{type:"\
string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128},assertion_file:{type:"string",minLength:1,
maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},audience:{type:"string",minLength:1,maxLength:1024},impersonate_url:{
type:"string",format:"uri",pattern:"^https?://",maxLength:1024},service_account_file:{type:"string",
minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"}}},Z={type:"object",additionalProperties:!1,required:[
"region"],properties:{region:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$"},service:{type:"stri\
ng",maxLength:64,pattern:"^[a-z0-9-]+$",default:"bedrock"},from:{type:"string",enum:["environment","\
container","instance"],default:"environment"},role_arn:{type:"string",minLength:1,maxLength:2048},token_file:{
type:"string",minLength:1,maxLength:1024,pattern:"^[^\\x00-\\x1f]+$"},sts_url:{type:"string",format:"\
uri",pattern:"^https?://",maxLength:1024},instance_url:{type:"string",format:"uri",pattern:"^https?:\
//",maxLength:1024,default:"http://169.254.169.254"}}},Je={type:"string",enum:["chat","responses","m\
essages","embeddings","rerank","moderations","images","speech","transcriptions"]},Ye={type:"object",
additionalProperties:!1,required:["usd_per_call"],properties:{usd_per_call:{type:"string",pattern:"^\
(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$",maxLength:32}}},Ct=new RegExp("^[a-z][a-z0-9-]*$","u"),Et=new RegExp(
"^[a-z0-9][a-z0-9._-]*$","u"),Ut=new RegExp("^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1\
f]+)$","u"),Rt=new RegExp("^[A-Za-z][A-Za-z0-9._-]*$","u"),Ft=new RegExp("^(none|https?://.+)$","u"),
ls=new RegExp("^[a-z0-9-]+$","u"),Kt=new RegExp("^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",
"u"),Bt=new RegExp("^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$","u"),Qe=new RegExp("^[A-Za-z_][A-Za-z0-9_\
-]*$","u"),k={type:"object",additionalProperties:!1,properties:{dialects:{type:"array",minItems:1,maxItems:16,
items:{$ref:"#/components/schemas/Dialect"}},paths:{type:"object",additionalProperties:!1,properties:{
chat:{$ref:"#/components/schemas/ServerPath"},responses:{$ref:"#/components/schemas/ServerPath"},messages:{
$ref:"#/components/schemas/ServerPath"},embeddings:{$ref:"#/components/schemas/ServerPath"},rerank:{
$ref:"#/components/schemas/ServerPath"},moderations:{$ref:"#/components/schemas/ServerPath"},images:{
$ref:"#/components/schemas/ServerPath"},speech:{$ref:"#/components/schemas/ServerPath"},transcriptions:{
$ref:"#/components/schemas/ServerPath"},count_tokens:{$ref:"#/components/schemas/ServerPath"},compact:{
$ref:"#/components/schemas/ServerPath"},input_tokens:{$ref:"#/components/schemas/ServerPath"}}},token_limit:{
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
required:["length"],properties:{length:{type:"integer",minimum:8,maximum:64}}},custom_tools:{type:"b\
oolean"},tool_choice:{type:"object",additionalProperties:!1,properties:{required:{type:"string",maxLength:32},
named:{type:"boolean"}}},response_format:{type:"array",maxItems:3,items:{type:"string",enum:["text",
"json_object","json_schema"]}},user:{type:"object",additionalProperties:!1,required:["max"],properties:{
max:{type:"integer",minimum:16,maximum:1024}}},reasoning:{type:"object",additionalProperties:!1,properties:{
member:{type:"string",enum:["both","reasoning","reasoning_content"]},back:{type:"string",enum:["alwa\
ys","with_tool_calls","never"]},thinking:{type:"string",enum:["budget","effort","none"]}}},missing:{
type:"object",additionalProperties:!1,required:["member","value"],properties:{member:{$ref:"#/compon\
ents/schemas/MemberName"},value:{type:"object",additionalProperties:!0}}},errors:{type:"array",maxItems:64,
items:{$ref:"#/components/schemas/ErrorFact"}},request_id:{type:"string",maxLength:64,pattern:"^[a-z\
0-9-]+$"},remaining:{type:"array",maxItems:8,items:{type:"object",additionalProperties:!1,required:[
"left","reset"],properties:{left:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$"},reset:{type:"st\
ring",maxLength:64,pattern:"^[a-z0-9-]+$"}}}},priority:{type:"object",additionalProperties:!1,properties:{
interactive:{type:"integer",minimum:-1e3,maximum:1e3},batch:{type:"integer",minimum:-1e3,maximum:1e3}}},
cost:{type:"object",additionalProperties:!1,required:["member","per_usd"],properties:{member:{$ref:"\
#/components/schemas/MemberName"},per_usd:{type:"integer",minimum:1,maximum:1e12}}}}},Y={type:"strin\
g",minLength:1,maxLength:64,pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},Ds={type:"string",enum:["free","bou\
nded","times","priced","omit"]},ke={type:"object",additionalProperties:!1,required:["means"],properties:{
status:{type:"integer",minimum:200,maximum:599},code:{type:"string",maxLength:128},phrase:{type:"str\
ing",maxLength:512},means:{type:"string",enum:["context_length","content_filter","model","key","quot\
a","rate","overloaded","caller","member","system","reasoning"]}}},Xe={anyOf:[{$ref:"#/components/sch\
emas/PathText"},{type:"object",additionalProperties:!1,required:["whole","stream"],properties:{whole:{
$ref:"#/components/schemas/PathText"},stream:{$ref:"#/components/schemas/PathText"}}}]},je={type:"st\
ring",minLength:1,maxLength:256,pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},Xs=new RegExp(
"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$","u");function ee(r,{instancePath:t="",parentData:R,
parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=ee.evaluated;v.dynamicProps&&
(v.props=void 0),v.dynamicItems&&(v.items=void 0);let h=s,n=!1,i=s;if(typeof r=="string"){if(d(r)>256){
let p={instancePath:t,schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:je,data:r};e===null?
e=[p]:e.push(p),s++}if(d(r)<1){let p={instancePath:t,schemaPath:"#/components/schemas/PathText/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:je,data:r};e===null?e=[p]:e.push(p),s++}if(!Xs.test(r)){let p={instancePath:t,schemaPath:"\
#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+\
.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',
schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:je,data:r};e===null?e=[p]:e.push(
p),s++}}else{let p={instancePath:t,schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:je.type,parentSchema:je,data:r};e===null?e=[p]:e.push(
p),s++}var m=i===s;n=n||m;let o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.whole===void 0){
let p={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"wh\
ole"},message:"must have required property 'whole'",schema:Xe.anyOf[1].required,parentSchema:Xe.anyOf[1],
data:r};e===null?e=[p]:e.push(p),s++}if(r.stream===void 0){let p={instancePath:t,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:"stream"},message:"must have required proper\
ty 'stream'",schema:Xe.anyOf[1].required,parentSchema:Xe.anyOf[1],data:r};e===null?e=[p]:e.push(p),s++}
for(let p in r)if(!(p==="whole"||p==="stream")){let c={instancePath:t,schemaPath:"#/anyOf/1/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:Xe.anyOf[1],data:r};e===null?e=[c]:e.push(c),s++}if(r.whole!==
void 0){let p=r.whole;if(typeof p=="string"){if(d(p)>256){let c={instancePath:t+"/whole",schemaPath:"\
#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT ha\
ve more than 256 characters",schema:256,parentSchema:je,data:p};e===null?e=[c]:e.push(c),s++}if(d(p)<
1){let c={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:je,data:p};
e===null?e=[c]:e.push(c),s++}if(!Xs.test(p)){let c={instancePath:t+"/whole",schemaPath:"#/components\
/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\\
]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"',schema:"^(?!/\
/|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:je,data:p};e===null?e=[c]:e.push(c),s++}}else{
let c={instancePath:t+"/whole",schemaPath:"#/components/schemas/PathText/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:je.type,parentSchema:je,data:p};e===null?e=[c]:e.push(
c),s++}}if(r.stream!==void 0){let p=r.stream;if(typeof p=="string"){if(d(p)>256){let c={instancePath:t+
"/stream",schemaPath:"#/components/schemas/PathText/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:je,data:p};e===null?e=[c]:e.
push(c),s++}if(d(p)<1){let c={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:je,data:p};e===null?e=[c]:e.push(c),s++}if(!Xs.test(p)){let c={instancePath:t+"/stream",
schemaPath:"#/components/schemas/PathText/pattern",keyword:"pattern",params:{pattern:"^(?!//|[A-Za-z\
][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$"},message:'must match pattern "^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\\
[\\]-~]+$"',schema:"^(?!//|[A-Za-z][A-Za-z0-9+.-]*:)[!-\\[\\]-~]+$",parentSchema:je,data:p};e===null?
e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/stream",schemaPath:"#/components/schemas/PathText/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:je.type,parentSchema:je,
data:p};e===null?e=[c]:e.push(c),s++}}}else{let p={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Xe.anyOf[1].type,parentSchema:Xe.anyOf[1],
data:r};e===null?e=[p]:e.push(p),s++}var m=o===s;if(n=n||m,m)var a=!0;if(n)s=h,e!==null&&(h?e.length=
h:e=null);else{let p={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf",schema:Xe.anyOf,parentSchema:Xe,data:r};e===null?e=[p]:e.push(p),s++}return ee.
errors=e,v.props=a,s===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};var ue={type:"object",additionalProperties:!1,
properties:{min:{type:"number",minimum:-1e6,maximum:1e6},max:{type:"number",minimum:-1e6,maximum:1e6},
words:{type:"object",maxProperties:32,additionalProperties:{type:"string",maxLength:64}},only:{type:"\
array",maxItems:32,items:{$ref:"#/components/schemas/MemberValue"}},except:{type:"array",maxItems:32,
items:{$ref:"#/components/schemas/MemberValue"}}}},fe={anyOf:[{type:"string",maxLength:256},{type:"n\
umber",minimum:-1e6,maximum:1e6},{type:"boolean"}]};function Ss(r,{instancePath:t="",parentData:R,parentDataProperty:V,
rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=Ss.evaluated;if(v.dynamicProps&&(v.props=void 0),
v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let i in r)if(!(i==="\
min"||i==="max"||i==="words"||i==="only"||i==="except")){let o={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have a\
dditional properties",schema:!1,parentSchema:ue,data:r};e===null?e=[o]:e.push(o),s++}if(r.min!==void 0){
let i=r.min;if(typeof i=="number"){if(i>1e6||isNaN(i)){let o={instancePath:t+"/min",schemaPath:"#/pr\
operties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 10000\
00",schema:1e6,parentSchema:ue.properties.min,data:i};e===null?e=[o]:e.push(o),s++}if(i<-1e6||isNaN(
i)){let o={instancePath:t+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e6},message:"must be >= -1000000",schema:-1e6,parentSchema:ue.properties.min,data:i};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/min",schemaPath:"#/properties/min/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:ue.properties.min.type,parentSchema:ue.
properties.min,data:i};e===null?e=[o]:e.push(o),s++}}if(r.max!==void 0){let i=r.max;if(typeof i=="nu\
mber"){if(i>1e6||isNaN(i)){let o={instancePath:t+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:ue.
properties.max,data:i};e===null?e=[o]:e.push(o),s++}if(i<-1e6||isNaN(i)){let o={instancePath:t+"/max",
schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"\
must be >= -1000000",schema:-1e6,parentSchema:ue.properties.max,data:i};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:t+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type:"number"},
message:"must be number",schema:ue.properties.max.type,parentSchema:ue.properties.max,data:i};e===null?
e=[o]:e.push(o),s++}}if(r.words!==void 0){let i=r.words;if(i&&typeof i=="object"&&!Array.isArray(i)){
if(Object.keys(i).length>32){let o={instancePath:t+"/words",schemaPath:"#/properties/words/maxProper\
ties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:ue.properties.words,data:i};e===null?e=[o]:e.push(o),s++}for(let o in i){let m=i[o];if(typeof m==
"string"){if(d(m)>64){let a={instancePath:t+"/words/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters",schema:64,parentSchema:ue.properties.words.additionalProperties,
data:m};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/words/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:ue.properties.words.additionalProperties.type,parentSchema:ue.
properties.words.additionalProperties,data:m};e===null?e=[a]:e.push(a),s++}}}else{let o={instancePath:t+
"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:ue.properties.words.type,parentSchema:ue.properties.words,data:i};e===null?e=[o]:e.push(
o),s++}}if(r.only!==void 0){let i=r.only;if(Array.isArray(i)){if(i.length>32){let m={instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:ue.properties.only,data:i};e===null?e=[m]:e.push(
m),s++}let o=i.length;for(let m=0;m<o;m++){let a=i[m],p=s,c=!1,l=s;if(typeof a=="string"){if(d(a)>256){
let q={instancePath:t+"/only/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:fe.
anyOf[0],data:a};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:t+"/only/"+m,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:fe.anyOf[0].type,parentSchema:fe.anyOf[0],data:a};e===null?e=[q]:e.push(q),s++}var h=l===
s;c=c||h;let b=s;if(typeof a=="number"){if(a>1e6||isNaN(a)){let q={instancePath:t+"/only/"+m,schemaPath:"\
#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:fe.anyOf[1],data:a};e===null?e=[q]:e.push(q),s++}
if(a<-1e6||isNaN(a)){let q={instancePath:t+"/only/"+m,schemaPath:"#/components/schemas/MemberValue/a\
nyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},message:"must be >= -1000000",
schema:-1e6,parentSchema:fe.anyOf[1],data:a};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:t+
"/only/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf/1/type",keyword:"type",params:{type:"n\
umber"},message:"must be number",schema:fe.anyOf[1].type,parentSchema:fe.anyOf[1],data:a};e===null?e=
[q]:e.push(q),s++}var h=b===s;c=c||h;let S=s;if(typeof a!="boolean"){let q={instancePath:t+"/only/"+
m,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:fe.anyOf[2].type,parentSchema:fe.anyOf[2],data:a};e===null?e=[q]:e.
push(q),s++}var h=S===s;if(c=c||h,c)s=p,e!==null&&(p?e.length=p:e=null);else{let q={instancePath:t+"\
/only/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:fe.anyOf,parentSchema:fe,data:a};e===null?e=[q]:e.push(q),s++}}}else{
let o={instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:ue.properties.only.type,parentSchema:ue.properties.only,data:i};e===null?
e=[o]:e.push(o),s++}}if(r.except!==void 0){let i=r.except;if(Array.isArray(i)){if(i.length>32){let m={
instancePath:t+"/except",schemaPath:"#/properties/except/maxItems",keyword:"maxItems",params:{limit:32},
message:"must NOT have more than 32 items",schema:32,parentSchema:ue.properties.except,data:i};e===null?
e=[m]:e.push(m),s++}let o=i.length;for(let m=0;m<o;m++){let a=i[m],p=s,c=!1,l=s;if(typeof a=="string"){
if(d(a)>256){let q={instancePath:t+"/except/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf/0\
/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",
schema:256,parentSchema:fe.anyOf[0],data:a};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:t+
"/except/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:fe.anyOf[0].type,parentSchema:fe.anyOf[0],data:a};e===null?
e=[q]:e.push(q),s++}var n=l===s;c=c||n;let b=s;if(typeof a=="number"){if(a>1e6||isNaN(a)){let q={instancePath:t+
"/except/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:fe.anyOf[1],data:a};
e===null?e=[q]:e.push(q),s++}if(a<-1e6||isNaN(a)){let q={instancePath:t+"/except/"+m,schemaPath:"#/c\
omponents/schemas/MemberValue/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e6},
message:"must be >= -1000000",schema:-1e6,parentSchema:fe.anyOf[1],data:a};e===null?e=[q]:e.push(q),
s++}}else{let q={instancePath:t+"/except/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number",schema:fe.anyOf[1].type,parentSchema:fe.
anyOf[1],data:a};e===null?e=[q]:e.push(q),s++}var n=b===s;c=c||n;let S=s;if(typeof a!="boolean"){let q={
instancePath:t+"/except/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf/2/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:fe.anyOf[2].type,parentSchema:fe.anyOf[2],data:a};
e===null?e=[q]:e.push(q),s++}var n=S===s;if(c=c||n,c)s=p,e!==null&&(p?e.length=p:e=null);else{let q={
instancePath:t+"/except/"+m,schemaPath:"#/components/schemas/MemberValue/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:fe.anyOf,parentSchema:fe,data:a};e===null?e=[q]:e.push(
q),s++}}}else{let o={instancePath:t+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:ue.properties.except.type,parentSchema:ue.properties.except,
data:i};e===null?e=[o]:e.push(o),s++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,data:r};e===null?e=[i]:
e.push(i),s++}return Ss.errors=e,s===0}Ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vs(r,{
instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,
s=0,v=vs.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){for(let a in r)if(!Ue.call(k.properties,a)){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must N\
OT have additional properties",schema:!1,parentSchema:k,data:r};e===null?e=[p]:e.push(p),s++}if(r.dialects!==
void 0){let a=r.dialects;if(Array.isArray(a)){if(a.length>16){let c={instancePath:t+"/dialects",schemaPath:"\
#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items",schema:16,parentSchema:k.properties.dialects,data:a};e===null?e=[c]:e.push(c),s++}if(a.length<
1){let c={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:k.properties.dialects,
data:a};e===null?e=[c]:e.push(c),s++}let p=a.length;for(let c=0;c<p;c++){let l=a[c];if(typeof l!="st\
ring"){let b={instancePath:t+"/dialects/"+c,schemaPath:"#/components/schemas/Dialect/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Je.type,parentSchema:Je,data:l};e===null?
e=[b]:e.push(b),s++}if(!(l==="chat"||l==="responses"||l==="messages"||l==="embeddings"||l==="rerank"||
l==="moderations"||l==="images"||l==="speech"||l==="transcriptions")){let b={instancePath:t+"/dialec\
ts/"+c,schemaPath:"#/components/schemas/Dialect/enum",keyword:"enum",params:{allowedValues:Je.enum},
message:"must be equal to one of the allowed values",schema:Je.enum,parentSchema:Je,data:l};e===null?
e=[b]:e.push(b),s++}}}else{let p={instancePath:t+"/dialects",schemaPath:"#/properties/dialects/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.dialects.type,parentSchema:k.
properties.dialects,data:a};e===null?e=[p]:e.push(p),s++}}if(r.paths!==void 0){let a=r.paths;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let p in a)if(!Ue.call(k.properties.paths.properties,p)){let c={instancePath:t+
"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.
paths,data:a};e===null?e=[c]:e.push(c),s++}a.chat!==void 0&&(ee(a.chat,{instancePath:t+"/paths/chat",
parentData:a,parentDataProperty:"chat",rootData:$,dynamicAnchors:D})||(e=e===null?ee.errors:e.concat(
ee.errors),s=e.length)),a.responses!==void 0&&(ee(a.responses,{instancePath:t+"/paths/responses",parentData:a,
parentDataProperty:"responses",rootData:$,dynamicAnchors:D})||(e=e===null?ee.errors:e.concat(ee.errors),
s=e.length)),a.messages!==void 0&&(ee(a.messages,{instancePath:t+"/paths/messages",parentData:a,parentDataProperty:"\
messages",rootData:$,dynamicAnchors:D})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),a.embeddings!==
void 0&&(ee(a.embeddings,{instancePath:t+"/paths/embeddings",parentData:a,parentDataProperty:"embedd\
ings",rootData:$,dynamicAnchors:D})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),a.rerank!==
void 0&&(ee(a.rerank,{instancePath:t+"/paths/rerank",parentData:a,parentDataProperty:"rerank",rootData:$,
dynamicAnchors:D})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),a.moderations!==void 0&&(ee(
a.moderations,{instancePath:t+"/paths/moderations",parentData:a,parentDataProperty:"moderations",rootData:$,
dynamicAnchors:D})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),a.images!==void 0&&(ee(a.
images,{instancePath:t+"/paths/images",parentData:a,parentDataProperty:"images",rootData:$,dynamicAnchors:D})||
(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),a.speech!==void 0&&(ee(a.speech,{instancePath:t+
"/paths/speech",parentData:a,parentDataProperty:"speech",rootData:$,dynamicAnchors:D})||(e=e===null?
ee.errors:e.concat(ee.errors),s=e.length)),a.transcriptions!==void 0&&(ee(a.transcriptions,{instancePath:t+
"/paths/transcriptions",parentData:a,parentDataProperty:"transcriptions",rootData:$,dynamicAnchors:D})||
(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),a.count_tokens!==void 0&&(ee(a.count_tokens,{
instancePath:t+"/paths/count_tokens",parentData:a,parentDataProperty:"count_tokens",rootData:$,dynamicAnchors:D})||
(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),a.compact!==void 0&&(ee(a.compact,{instancePath:t+
"/paths/compact",parentData:a,parentDataProperty:"compact",rootData:$,dynamicAnchors:D})||(e=e===null?
ee.errors:e.concat(ee.errors),s=e.length)),a.input_tokens!==void 0&&(ee(a.input_tokens,{instancePath:t+
"/paths/input_tokens",parentData:a,parentDataProperty:"input_tokens",rootData:$,dynamicAnchors:D})||
(e=e===null?ee.errors:e.concat(ee.errors),s=e.length))}else{let p={instancePath:t+"/paths",schemaPath:"\
#/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.
paths.type,parentSchema:k.properties.paths,data:a};e===null?e=[p]:e.push(p),s++}}if(r.token_limit!==
void 0){let a=r.token_limit;if(typeof a!="string"){let p={instancePath:t+"/token_limit",schemaPath:"\
#/properties/token_limit/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.
properties.token_limit.type,parentSchema:k.properties.token_limit,data:a};e===null?e=[p]:e.push(p),s++}
if(!(a==="max_tokens"||a==="max_completion_tokens")){let p={instancePath:t+"/token_limit",schemaPath:"\
#/properties/token_limit/enum",keyword:"enum",params:{allowedValues:k.properties.token_limit.enum},message:"\
must be equal to one of the allowed values",schema:k.properties.token_limit.enum,parentSchema:k.properties.
token_limit,data:a};e===null?e=[p]:e.push(p),s++}}if(r.unknown_members!==void 0){let a=r.unknown_members;
if(typeof a!="string"){let p={instancePath:t+"/unknown_members",schemaPath:"#/properties/unknown_mem\
bers/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.unknown_members.
type,parentSchema:k.properties.unknown_members,data:a};e===null?e=[p]:e.push(p),s++}if(!(a==="refuse\
s"||a==="obeys")){let p={instancePath:t+"/unknown_members",schemaPath:"#/properties/unknown_members/\
enum",keyword:"enum",params:{allowedValues:k.properties.unknown_members.enum},message:"must be equal\
 to one of the allowed values",schema:k.properties.unknown_members.enum,parentSchema:k.properties.unknown_members,
data:a};e===null?e=[p]:e.push(p),s++}}if(r.members!==void 0){let a=r.members;if(a&&typeof a=="object"&&
!Array.isArray(a)){if(Object.keys(a).length>128){let p={instancePath:t+"/members",schemaPath:"#/prop\
erties/members/maxProperties",keyword:"maxProperties",params:{limit:128},message:"must NOT have more\
 than 128 properties",schema:128,parentSchema:k.properties.members,data:a};e===null?e=[p]:e.push(p),
s++}for(let p in a){let c=s;if(typeof p=="string"){if(d(p)>64){let l={instancePath:t+"/members",schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),
s++}if(d(p)<1){let l={instancePath:t+"/members",schemaPath:"#/components/schemas/MemberName/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y,
data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}if(!Qe.test(p)){let l={instancePath:t+"/members",
schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A\
-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-\
9_-]*$",parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+
"/members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Y.type,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}var h=c===
s;if(!h){let l={instancePath:t+"/members",schemaPath:"#/properties/members/propertyNames",keyword:"p\
ropertyNames",params:{propertyName:p},message:"property name must be valid",schema:k.properties.members.
propertyNames,parentSchema:k.properties.members,data:a};e===null?e=[l]:e.push(l),s++}}for(let p in a){
let c=a[p];if(typeof c!="string"){let l={instancePath:t+"/members/"+p.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MemberClass/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Ds.type,parentSchema:Ds,data:c};e===null?e=[l]:e.push(l),s++}if(!(c==="free"||
c==="bounded"||c==="times"||c==="priced"||c==="omit")){let l={instancePath:t+"/members/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberClass/enum",keyword:"enum",params:{
allowedValues:Ds.enum},message:"must be equal to one of the allowed values",schema:Ds.enum,parentSchema:Ds,
data:c};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:t+"/members",schemaPath:"#/propertie\
s/members/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.members.
type,parentSchema:k.properties.members,data:a};e===null?e=[p]:e.push(p),s++}}if(r.message_members!==
void 0){let a=r.message_members;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>
32){let p={instancePath:t+"/message_members",schemaPath:"#/properties/message_members/maxProperties",
keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,
parentSchema:k.properties.message_members,data:a};e===null?e=[p]:e.push(p),s++}for(let p in a){let c=s;
if(typeof p=="string"){if(d(p)>64){let l={instancePath:t+"/message_members",schemaPath:"#/components\
/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters",schema:64,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}if(d(p)<
1){let l={instancePath:t+"/message_members",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y,
data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}if(!Qe.test(p)){let l={instancePath:t+"/message_\
members",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_]\
[A-Za-z0-9_-]*$",parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+
"/message_members",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:Y.type,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.
push(l),s++}var n=c===s;if(!n){let l={instancePath:t+"/message_members",schemaPath:"#/properties/mes\
sage_members/propertyNames",keyword:"propertyNames",params:{propertyName:p},message:"property name m\
ust be valid",schema:k.properties.message_members.propertyNames,parentSchema:k.properties.message_members,
data:a};e===null?e=[l]:e.push(l),s++}}for(let p in a){let c=a[p];if(typeof c!="string"){let l={instancePath:t+
"/message_members/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_member\
s/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.
properties.message_members.additionalProperties.type,parentSchema:k.properties.message_members.additionalProperties,
data:c};e===null?e=[l]:e.push(l),s++}if(c!=="omit"){let l={instancePath:t+"/message_members/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/message_members/additionalProperties/enum",keyword:"\
enum",params:{allowedValues:k.properties.message_members.additionalProperties.enum},message:"must be\
 equal to one of the allowed values",schema:k.properties.message_members.additionalProperties.enum,parentSchema:k.
properties.message_members.additionalProperties,data:c};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:t+
"/message_members",schemaPath:"#/properties/message_members/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:k.properties.message_members.type,parentSchema:k.properties.message_members,
data:a};e===null?e=[p]:e.push(p),s++}}if(r.rename!==void 0){let a=r.rename;if(a&&typeof a=="object"&&
!Array.isArray(a)){if(Object.keys(a).length>32){let p={instancePath:t+"/rename",schemaPath:"#/proper\
ties/rename/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more tha\
n 32 properties",schema:32,parentSchema:k.properties.rename,data:a};e===null?e=[p]:e.push(p),s++}for(let p in a){
let c=s;if(typeof p=="string"){if(d(p)>64){let l={instancePath:t+"/rename",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}if(d(p)<
1){let l={instancePath:t+"/rename",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y,data:p,
propertyName:p};e===null?e=[l]:e.push(l),s++}if(!Qe.test(p)){let l={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:Y,
data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/rename",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:Y.type,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}var i=c===s;if(!i){
let l={instancePath:t+"/rename",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyName\
s",params:{propertyName:p},message:"property name must be valid",schema:k.properties.rename.propertyNames,
parentSchema:k.properties.rename,data:a};e===null?e=[l]:e.push(l),s++}}for(let p in a){let c=a[p];if(typeof c==
"string"){if(d(c)>64){let l={instancePath:t+"/rename/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters",schema:64,parentSchema:Y,data:c};e===null?e=[l]:e.push(l),s++}if(d(c)<1){
let l={instancePath:t+"/rename/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters",schema:1,parentSchema:Y,data:c};e===null?e=[l]:e.push(l),s++}if(!Qe.test(c)){let l={instancePath:t+
"/rename/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MemberName/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A\
-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:Y,data:c};e===null?e=[l]:e.
push(l),s++}}else{let l={instancePath:t+"/rename/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:Y.type,parentSchema:Y,data:c};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:t+"/ren\
ame",schemaPath:"#/properties/rename/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:k.properties.rename.type,parentSchema:k.properties.rename,data:a};e===null?e=[p]:e.push(
p),s++}}if(r.add!==void 0){let a=r.add;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).
length>32){let p={instancePath:t+"/add",schemaPath:"#/properties/add/maxProperties",keyword:"maxProp\
erties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:k.properties.
add,data:a};e===null?e=[p]:e.push(p),s++}for(let p in a){let c=s;if(typeof p=="string"){if(d(p)>64){
let l={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:Y,data:p,
propertyName:p};e===null?e=[l]:e.push(l),s++}if(d(p)<1){let l={instancePath:t+"/add",schemaPath:"#/c\
omponents/schemas/MemberName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}
if(!Qe.test(p)){let l={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z\
0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.
push(l),s++}}else{let l={instancePath:t+"/add",schemaPath:"#/components/schemas/MemberName/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Y.type,parentSchema:Y,data:p,propertyName:p};
e===null?e=[l]:e.push(l),s++}var o=c===s;if(!o){let l={instancePath:t+"/add",schemaPath:"#/propertie\
s/add/propertyNames",keyword:"propertyNames",params:{propertyName:p},message:"property name must be \
valid",schema:k.properties.add.propertyNames,parentSchema:k.properties.add,data:a};e===null?e=[l]:e.
push(l),s++}}}else{let p={instancePath:t+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:k.properties.add.type,parentSchema:k.properties.add,data:a};
e===null?e=[p]:e.push(p),s++}}if(r.values!==void 0){let a=r.values;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(Object.keys(a).length>32){let p={instancePath:t+"/values",schemaPath:"#/properties/va\
lues/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 pr\
operties",schema:32,parentSchema:k.properties.values,data:a};e===null?e=[p]:e.push(p),s++}for(let p in a){
let c=s;if(typeof p=="string"){if(d(p)>64){let l={instancePath:t+"/values",schemaPath:"#/components/\
schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters",schema:64,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}if(d(p)<
1){let l={instancePath:t+"/values",schemaPath:"#/components/schemas/MemberName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y,data:p,
propertyName:p};e===null?e=[l]:e.push(l),s++}if(!Qe.test(p)){let l={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:Y,
data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/values",schemaPath:"\
#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:Y.type,parentSchema:Y,data:p,propertyName:p};e===null?e=[l]:e.push(l),s++}var m=c===s;if(!m){
let l={instancePath:t+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyName\
s",params:{propertyName:p},message:"property name must be valid",schema:k.properties.values.propertyNames,
parentSchema:k.properties.values,data:a};e===null?e=[l]:e.push(l),s++}}for(let p in a)Ss(a[p],{instancePath:t+
"/values/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:p,rootData:$,dynamicAnchors:D})||
(e=e===null?Ss.errors:e.concat(Ss.errors),s=e.length)}else{let p={instancePath:t+"/values",schemaPath:"\
#/properties/values/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.
values.type,parentSchema:k.properties.values,data:a};e===null?e=[p]:e.push(p),s++}}if(r.system!==void 0){
let a=r.system;if(typeof a!="string"){let p={instancePath:t+"/system",schemaPath:"#/properties/syste\
m/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.system.type,
parentSchema:k.properties.system,data:a};e===null?e=[p]:e.push(p),s++}if(!(a==="any"||a==="leading"||
a==="one_leading")){let p={instancePath:t+"/system",schemaPath:"#/properties/system/enum",keyword:"e\
num",params:{allowedValues:k.properties.system.enum},message:"must be equal to one of the allowed va\
lues",schema:k.properties.system.enum,parentSchema:k.properties.system,data:a};e===null?e=[p]:e.push(
p),s++}}if(r.preamble!==void 0){let a=r.preamble;if(Array.isArray(a)){if(a.length>16){let c={instancePath:t+
"/preamble",schemaPath:"#/properties/preamble/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items",schema:16,parentSchema:k.properties.preamble,data:a};e===null?e=[c]:
e.push(c),s++}let p=a.length;for(let c=0;c<p;c++){let l=a[c];if(typeof l=="string"){if(d(l)>256){let b={
instancePath:t+"/preamble/"+c,schemaPath:"#/properties/preamble/items/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:k.properties.
preamble.items,data:l};e===null?e=[b]:e.push(b),s++}if(d(l)<1){let b={instancePath:t+"/preamble/"+c,
schemaPath:"#/properties/preamble/items/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",schema:1,parentSchema:k.properties.preamble.items,data:l};e===null?
e=[b]:e.push(b),s++}}else{let b={instancePath:t+"/preamble/"+c,schemaPath:"#/properties/preamble/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.preamble.
items.type,parentSchema:k.properties.preamble.items,data:l};e===null?e=[b]:e.push(b),s++}}}else{let p={
instancePath:t+"/preamble",schemaPath:"#/properties/preamble/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:k.properties.preamble.type,parentSchema:k.properties.preamble,data:a};
e===null?e=[p]:e.push(p),s++}}if(r.order!==void 0){let a=r.order;if(Array.isArray(a)){if(a.length>2){
let c={instancePath:t+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items",schema:2,parentSchema:k.properties.order,data:a};e===null?
e=[c]:e.push(c),s++}let p=a.length;for(let c=0;c<p;c++){let l=a[c];if(typeof l!="string"){let b={instancePath:t+
"/order/"+c,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:k.properties.order.items.type,parentSchema:k.properties.order.items,data:l};e===
null?e=[b]:e.push(b),s++}if(!(l==="alternate"||l==="no_user_after_tool")){let b={instancePath:t+"/or\
der/"+c,schemaPath:"#/properties/order/items/enum",keyword:"enum",params:{allowedValues:k.properties.
order.items.enum},message:"must be equal to one of the allowed values",schema:k.properties.order.items.
enum,parentSchema:k.properties.order.items,data:l};e===null?e=[b]:e.push(b),s++}}}else{let p={instancePath:t+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be \
array",schema:k.properties.order.type,parentSchema:k.properties.order,data:a};e===null?e=[p]:e.push(
p),s++}}if(r.prefill!==void 0){let a=r.prefill;if(typeof a!="string"){let p={instancePath:t+"/prefil\
l",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:k.properties.prefill.type,parentSchema:k.properties.prefill,data:a};e===null?e=[p]:e.push(
p),s++}if(!(a==="takes"||a==="refuses")){let p={instancePath:t+"/prefill",schemaPath:"#/properties/p\
refill/enum",keyword:"enum",params:{allowedValues:k.properties.prefill.enum},message:"must be equal \
to one of the allowed values",schema:k.properties.prefill.enum,parentSchema:k.properties.prefill,data:a};
e===null?e=[p]:e.push(p),s++}}if(r.images_in_tool_results!==void 0){let a=r.images_in_tool_results;if(typeof a!=
"string"){let p={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images_in_tool_re\
sults/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.images_in_tool_results.
type,parentSchema:k.properties.images_in_tool_results,data:a};e===null?e=[p]:e.push(p),s++}if(!(a===
"keep"||a==="move")){let p={instancePath:t+"/images_in_tool_results",schemaPath:"#/properties/images\
_in_tool_results/enum",keyword:"enum",params:{allowedValues:k.properties.images_in_tool_results.enum},
message:"must be equal to one of the allowed values",schema:k.properties.images_in_tool_results.enum,
parentSchema:k.properties.images_in_tool_results,data:a};e===null?e=[p]:e.push(p),s++}}if(r.tool_names!==
void 0){let a=r.tool_names;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.max===void 0){let p={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
max"},message:"must have required property 'max'",schema:k.properties.tool_names.required,parentSchema:k.
properties.tool_names,data:a};e===null?e=[p]:e.push(p),s++}if(a.pattern===void 0){let p={instancePath:t+
"/tool_names",schemaPath:"#/properties/tool_names/required",keyword:"required",params:{missingProperty:"\
pattern"},message:"must have required property 'pattern'",schema:k.properties.tool_names.required,parentSchema:k.
properties.tool_names,data:a};e===null?e=[p]:e.push(p),s++}for(let p in a)if(!(p==="max"||p==="patte\
rn")){let c={instancePath:t+"/tool_names",schemaPath:"#/properties/tool_names/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:k.properties.tool_names,data:a};e===null?e=[c]:e.push(c),s++}if(a.max!==
void 0){let p=a.max;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let c={instancePath:t+"/tool_names/\
max",schemaPath:"#/properties/tool_names/properties/max/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:k.properties.tool_names.properties.max.type,parentSchema:k.properties.
tool_names.properties.max,data:p};e===null?e=[c]:e.push(c),s++}if(typeof p=="number"){if(p>256||isNaN(
p)){let c={instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:256},message:"must be <= 256",schema:256,parentSchema:k.
properties.tool_names.properties.max,data:p};e===null?e=[c]:e.push(c),s++}if(p<16||isNaN(p)){let c={
instancePath:t+"/tool_names/max",schemaPath:"#/properties/tool_names/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,parentSchema:k.properties.
tool_names.properties.max,data:p};e===null?e=[c]:e.push(c),s++}}}if(a.pattern!==void 0){let p=a.pattern;
if(typeof p=="string"){if(d(p)>128){let c={instancePath:t+"/tool_names/pattern",schemaPath:"#/proper\
ties/tool_names/properties/pattern/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters",schema:128,parentSchema:k.properties.tool_names.properties.pattern,
data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/tool_names/pattern",schemaPath:"#\
/properties/tool_names/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:k.properties.tool_names.properties.pattern.type,parentSchema:k.properties.tool_names.
properties.pattern,data:p};e===null?e=[c]:e.push(c),s++}}}else{let p={instancePath:t+"/tool_names",schemaPath:"\
#/properties/tool_names/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.
properties.tool_names.type,parentSchema:k.properties.tool_names,data:a};e===null?e=[p]:e.push(p),s++}}
if(r.tool_call_ids!==void 0){let a=r.tool_call_ids;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
length===void 0){let p={instancePath:t+"/tool_call_ids",schemaPath:"#/properties/tool_call_ids/requi\
red",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'leng\
th'",schema:k.properties.tool_call_ids.required,parentSchema:k.properties.tool_call_ids,data:a};e===
null?e=[p]:e.push(p),s++}for(let p in a)if(p!=="length"){let c={instancePath:t+"/tool_call_ids",schemaPath:"\
#/properties/tool_call_ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.tool_call_ids,data:a};
e===null?e=[c]:e.push(c),s++}if(a.length!==void 0){let p=a.length;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p))){let c={instancePath:t+"/tool_call_ids/length",schemaPath:"#/properties/tool_call_ids/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:k.properties.tool_call_ids.
properties.length.type,parentSchema:k.properties.tool_call_ids.properties.length,data:p};e===null?e=
[c]:e.push(c),s++}if(typeof p=="number"){if(p>64||isNaN(p)){let c={instancePath:t+"/tool_call_ids/le\
ngth",schemaPath:"#/properties/tool_call_ids/properties/length/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},message:"must be <= 64",schema:64,parentSchema:k.properties.tool_call_ids.properties.length,
data:p};e===null?e=[c]:e.push(c),s++}if(p<8||isNaN(p)){let c={instancePath:t+"/tool_call_ids/length",
schemaPath:"#/properties/tool_call_ids/properties/length/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:8},message:"must be >= 8",schema:8,parentSchema:k.properties.tool_call_ids.properties.length,
data:p};e===null?e=[c]:e.push(c),s++}}}}else{let p={instancePath:t+"/tool_call_ids",schemaPath:"#/pr\
operties/tool_call_ids/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.
properties.tool_call_ids.type,parentSchema:k.properties.tool_call_ids,data:a};e===null?e=[p]:e.push(
p),s++}}if(r.custom_tools!==void 0){let a=r.custom_tools;if(typeof a!="boolean"){let p={instancePath:t+
"/custom_tools",schemaPath:"#/properties/custom_tools/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:k.properties.custom_tools.type,parentSchema:k.properties.custom_tools,data:a};
e===null?e=[p]:e.push(p),s++}}if(r.tool_choice!==void 0){let a=r.tool_choice;if(a&&typeof a=="object"&&
!Array.isArray(a)){for(let p in a)if(!(p==="required"||p==="named")){let c={instancePath:t+"/tool_ch\
oice",schemaPath:"#/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.
tool_choice,data:a};e===null?e=[c]:e.push(c),s++}if(a.required!==void 0){let p=a.required;if(typeof p==
"string"){if(d(p)>32){let c={instancePath:t+"/tool_choice/required",schemaPath:"#/properties/tool_ch\
oice/properties/required/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:k.properties.tool_choice.properties.required,data:p};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/tool_choice/required",schemaPath:"#/propertie\
s/tool_choice/properties/required/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:k.properties.tool_choice.properties.required.type,parentSchema:k.properties.tool_choice.properties.
required,data:p};e===null?e=[c]:e.push(c),s++}}if(a.named!==void 0){let p=a.named;if(typeof p!="bool\
ean"){let c={instancePath:t+"/tool_choice/named",schemaPath:"#/properties/tool_choice/properties/nam\
ed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.tool_choice.
properties.named.type,parentSchema:k.properties.tool_choice.properties.named,data:p};e===null?e=[c]:
e.push(c),s++}}}else{let p={instancePath:t+"/tool_choice",schemaPath:"#/properties/tool_choice/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.tool_choice.type,
parentSchema:k.properties.tool_choice,data:a};e===null?e=[p]:e.push(p),s++}}if(r.response_format!==void 0){
let a=r.response_format;if(Array.isArray(a)){if(a.length>3){let c={instancePath:t+"/response_format",
schemaPath:"#/properties/response_format/maxItems",keyword:"maxItems",params:{limit:3},message:"must\
 NOT have more than 3 items",schema:3,parentSchema:k.properties.response_format,data:a};e===null?e=[
c]:e.push(c),s++}let p=a.length;for(let c=0;c<p;c++){let l=a[c];if(typeof l!="string"){let b={instancePath:t+
"/response_format/"+c,schemaPath:"#/properties/response_format/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:k.properties.response_format.items.type,parentSchema:k.properties.
response_format.items,data:l};e===null?e=[b]:e.push(b),s++}if(!(l==="text"||l==="json_object"||l==="\
json_schema")){let b={instancePath:t+"/response_format/"+c,schemaPath:"#/properties/response_format/\
items/enum",keyword:"enum",params:{allowedValues:k.properties.response_format.items.enum},message:"m\
ust be equal to one of the allowed values",schema:k.properties.response_format.items.enum,parentSchema:k.
properties.response_format.items,data:l};e===null?e=[b]:e.push(b),s++}}}else{let p={instancePath:t+"\
/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:k.properties.response_format.type,parentSchema:k.properties.response_format,
data:a};e===null?e=[p]:e.push(p),s++}}if(r.user!==void 0){let a=r.user;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.max===void 0){let p={instancePath:t+"/user",schemaPath:"#/properties/user/required",
keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'",schema:k.
properties.user.required,parentSchema:k.properties.user,data:a};e===null?e=[p]:e.push(p),s++}for(let p in a)
if(p!=="max"){let c={instancePath:t+"/user",schemaPath:"#/properties/user/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,
parentSchema:k.properties.user,data:a};e===null?e=[c]:e.push(c),s++}if(a.max!==void 0){let p=a.max;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p))){let c={instancePath:t+"/user/max",schemaPath:"#/properties/user/proper\
ties/max/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:k.properties.
user.properties.max.type,parentSchema:k.properties.user.properties.max,data:p};e===null?e=[c]:e.push(
c),s++}if(typeof p=="number"){if(p>1024||isNaN(p)){let c={instancePath:t+"/user/max",schemaPath:"#/p\
roperties/user/properties/max/maximum",keyword:"maximum",params:{comparison:"<=",limit:1024},message:"\
must be <= 1024",schema:1024,parentSchema:k.properties.user.properties.max,data:p};e===null?e=[c]:e.
push(c),s++}if(p<16||isNaN(p)){let c={instancePath:t+"/user/max",schemaPath:"#/properties/user/prope\
rties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:16},message:"must be >= 16",schema:16,
parentSchema:k.properties.user.properties.max,data:p};e===null?e=[c]:e.push(c),s++}}}}else{let p={instancePath:t+
"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"object"},message:"must be o\
bject",schema:k.properties.user.type,parentSchema:k.properties.user,data:a};e===null?e=[p]:e.push(p),
s++}}if(r.reasoning!==void 0){let a=r.reasoning;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)
if(!(p==="member"||p==="back"||p==="thinking")){let c={instancePath:t+"/reasoning",schemaPath:"#/pro\
perties/reasoning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.reasoning,data:a};
e===null?e=[c]:e.push(c),s++}if(a.member!==void 0){let p=a.member;if(typeof p!="string"){let c={instancePath:t+
"/reasoning/member",schemaPath:"#/properties/reasoning/properties/member/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:k.properties.reasoning.properties.member.type,parentSchema:k.
properties.reasoning.properties.member,data:p};e===null?e=[c]:e.push(c),s++}if(!(p==="both"||p==="re\
asoning"||p==="reasoning_content")){let c={instancePath:t+"/reasoning/member",schemaPath:"#/properti\
es/reasoning/properties/member/enum",keyword:"enum",params:{allowedValues:k.properties.reasoning.properties.
member.enum},message:"must be equal to one of the allowed values",schema:k.properties.reasoning.properties.
member.enum,parentSchema:k.properties.reasoning.properties.member,data:p};e===null?e=[c]:e.push(c),s++}}
if(a.back!==void 0){let p=a.back;if(typeof p!="string"){let c={instancePath:t+"/reasoning/back",schemaPath:"\
#/properties/reasoning/properties/back/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:k.properties.reasoning.properties.back.type,parentSchema:k.properties.reasoning.properties.
back,data:p};e===null?e=[c]:e.push(c),s++}if(!(p==="always"||p==="with_tool_calls"||p==="never")){let c={
instancePath:t+"/reasoning/back",schemaPath:"#/properties/reasoning/properties/back/enum",keyword:"e\
num",params:{allowedValues:k.properties.reasoning.properties.back.enum},message:"must be equal to on\
e of the allowed values",schema:k.properties.reasoning.properties.back.enum,parentSchema:k.properties.
reasoning.properties.back,data:p};e===null?e=[c]:e.push(c),s++}}if(a.thinking!==void 0){let p=a.thinking;
if(typeof p!="string"){let c={instancePath:t+"/reasoning/thinking",schemaPath:"#/properties/reasonin\
g/properties/thinking/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.
properties.reasoning.properties.thinking.type,parentSchema:k.properties.reasoning.properties.thinking,
data:p};e===null?e=[c]:e.push(c),s++}if(!(p==="budget"||p==="effort"||p==="none")){let c={instancePath:t+
"/reasoning/thinking",schemaPath:"#/properties/reasoning/properties/thinking/enum",keyword:"enum",params:{
allowedValues:k.properties.reasoning.properties.thinking.enum},message:"must be equal to one of the \
allowed values",schema:k.properties.reasoning.properties.thinking.enum,parentSchema:k.properties.reasoning.
properties.thinking,data:p};e===null?e=[c]:e.push(c),s++}}}else{let p={instancePath:t+"/reasoning",schemaPath:"\
#/properties/reasoning/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.
properties.reasoning.type,parentSchema:k.properties.reasoning,data:a};e===null?e=[p]:e.push(p),s++}}
if(r.missing!==void 0){let a=r.missing;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.member===void 0){
let p={instancePath:t+"/missing",schemaPath:"#/properties/missing/required",keyword:"required",params:{
missingProperty:"member"},message:"must have required property 'member'",schema:k.properties.missing.
required,parentSchema:k.properties.missing,data:a};e===null?e=[p]:e.push(p),s++}if(a.value===void 0){
let p={instancePath:t+"/missing",schemaPath:"#/properties/missing/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'",schema:k.properties.missing.required,
parentSchema:k.properties.missing,data:a};e===null?e=[p]:e.push(p),s++}for(let p in a)if(!(p==="memb\
er"||p==="value")){let c={instancePath:t+"/missing",schemaPath:"#/properties/missing/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:k.properties.missing,data:a};e===null?e=[c]:e.push(c),s++}if(a.
member!==void 0){let p=a.member;if(typeof p=="string"){if(d(p)>64){let c={instancePath:t+"/missing/m\
ember",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:Y,data:p};e===null?e=[c]:e.push(
c),s++}if(d(p)<1){let c={instancePath:t+"/missing/member",schemaPath:"#/components/schemas/MemberNam\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:Y,data:p};e===null?e=[c]:e.push(c),s++}if(!Qe.test(p)){let c={instancePath:t+"/missing/\
member",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-\
Za-z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][\
A-Za-z0-9_-]*$",parentSchema:Y,data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/mi\
ssing/member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:Y.type,parentSchema:Y,data:p};e===null?e=[c]:e.push(c),s++}}if(a.value!==
void 0){let p=a.value;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let c={instancePath:t+"/missin\
g/value",schemaPath:"#/properties/missing/properties/value/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:k.properties.missing.properties.value.type,parentSchema:k.properties.
missing.properties.value,data:p};e===null?e=[c]:e.push(c),s++}}}else{let p={instancePath:t+"/missing",
schemaPath:"#/properties/missing/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:k.properties.missing.type,parentSchema:k.properties.missing,data:a};e===null?e=[p]:e.push(p),
s++}}if(r.errors!==void 0){let a=r.errors;if(Array.isArray(a)){if(a.length>64){let c={instancePath:t+
"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:64},message:"mu\
st NOT have more than 64 items",schema:64,parentSchema:k.properties.errors,data:a};e===null?e=[c]:e.
push(c),s++}let p=a.length;for(let c=0;c<p;c++){let l=a[c];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.means===void 0){let b={instancePath:t+"/errors/"+c,schemaPath:"#/components/schemas/ErrorFa\
ct/required",keyword:"required",params:{missingProperty:"means"},message:"must have required propert\
y 'means'",schema:ke.required,parentSchema:ke,data:l};e===null?e=[b]:e.push(b),s++}for(let b in l)if(!(b===
"status"||b==="code"||b==="phrase"||b==="means")){let S={instancePath:t+"/errors/"+c,schemaPath:"#/c\
omponents/schemas/ErrorFact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},
message:"must NOT have additional properties",schema:!1,parentSchema:ke,data:l};e===null?e=[S]:e.push(
S),s++}if(l.status!==void 0){let b=l.status;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){let S={instancePath:t+
"/errors/"+c+"/status",schemaPath:"#/components/schemas/ErrorFact/properties/status/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:ke.properties.status.type,parentSchema:ke.
properties.status,data:b};e===null?e=[S]:e.push(S),s++}if(typeof b=="number"){if(b>599||isNaN(b)){let S={
instancePath:t+"/errors/"+c+"/status",schemaPath:"#/components/schemas/ErrorFact/properties/status/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:ke.
properties.status,data:b};e===null?e=[S]:e.push(S),s++}if(b<200||isNaN(b)){let S={instancePath:t+"/e\
rrors/"+c+"/status",schemaPath:"#/components/schemas/ErrorFact/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:200},message:"must be >= 200",schema:200,parentSchema:ke.properties.
status,data:b};e===null?e=[S]:e.push(S),s++}}}if(l.code!==void 0){let b=l.code;if(typeof b=="string"){
if(d(b)>128){let S={instancePath:t+"/errors/"+c+"/code",schemaPath:"#/components/schemas/ErrorFact/p\
roperties/code/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters",schema:128,parentSchema:ke.properties.code,data:b};e===null?e=[S]:e.push(S),s++}}else{
let S={instancePath:t+"/errors/"+c+"/code",schemaPath:"#/components/schemas/ErrorFact/properties/cod\
e/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ke.properties.code.type,
parentSchema:ke.properties.code,data:b};e===null?e=[S]:e.push(S),s++}}if(l.phrase!==void 0){let b=l.
phrase;if(typeof b=="string"){if(d(b)>512){let S={instancePath:t+"/errors/"+c+"/phrase",schemaPath:"\
#/components/schemas/ErrorFact/properties/phrase/maxLength",keyword:"maxLength",params:{limit:512},message:"\
must NOT have more than 512 characters",schema:512,parentSchema:ke.properties.phrase,data:b};e===null?
e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/errors/"+c+"/phrase",schemaPath:"#/components/sche\
mas/ErrorFact/properties/phrase/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ke.properties.phrase.type,parentSchema:ke.properties.phrase,data:b};e===null?e=[S]:e.push(S),
s++}}if(l.means!==void 0){let b=l.means;if(typeof b!="string"){let S={instancePath:t+"/errors/"+c+"/\
means",schemaPath:"#/components/schemas/ErrorFact/properties/means/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ke.properties.means.type,parentSchema:ke.properties.means,data:b};
e===null?e=[S]:e.push(S),s++}if(!(b==="context_length"||b==="content_filter"||b==="model"||b==="key"||
b==="quota"||b==="rate"||b==="overloaded"||b==="caller"||b==="member"||b==="system"||b==="reasoning")){
let S={instancePath:t+"/errors/"+c+"/means",schemaPath:"#/components/schemas/ErrorFact/properties/me\
ans/enum",keyword:"enum",params:{allowedValues:ke.properties.means.enum},message:"must be equal to o\
ne of the allowed values",schema:ke.properties.means.enum,parentSchema:ke.properties.means,data:b};e===
null?e=[S]:e.push(S),s++}}}else{let b={instancePath:t+"/errors/"+c,schemaPath:"#/components/schemas/\
ErrorFact/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ke.type,parentSchema:ke,
data:l};e===null?e=[b]:e.push(b),s++}}}else{let p={instancePath:t+"/errors",schemaPath:"#/properties\
/errors/type",keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.errors.
type,parentSchema:k.properties.errors,data:a};e===null?e=[p]:e.push(p),s++}}if(r.request_id!==void 0){
let a=r.request_id;if(typeof a=="string"){if(d(a)>64){let p={instancePath:t+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more\
 than 64 characters",schema:64,parentSchema:k.properties.request_id,data:a};e===null?e=[p]:e.push(p),
s++}if(!ls.test(a)){let p={instancePath:t+"/request_id",schemaPath:"#/properties/request_id/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:k.properties.request_id,data:a};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:k.properties.request_id.type,parentSchema:k.properties.request_id,
data:a};e===null?e=[p]:e.push(p),s++}}if(r.remaining!==void 0){let a=r.remaining;if(Array.isArray(a)){
if(a.length>8){let c={instancePath:t+"/remaining",schemaPath:"#/properties/remaining/maxItems",keyword:"\
maxItems",params:{limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:k.properties.
remaining,data:a};e===null?e=[c]:e.push(c),s++}let p=a.length;for(let c=0;c<p;c++){let l=a[c];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.left===void 0){let b={instancePath:t+"/remaining/"+c,schemaPath:"\
#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"left"},message:"m\
ust have required property 'left'",schema:k.properties.remaining.items.required,parentSchema:k.properties.
remaining.items,data:l};e===null?e=[b]:e.push(b),s++}if(l.reset===void 0){let b={instancePath:t+"/re\
maining/"+c,schemaPath:"#/properties/remaining/items/required",keyword:"required",params:{missingProperty:"\
reset"},message:"must have required property 'reset'",schema:k.properties.remaining.items.required,parentSchema:k.
properties.remaining.items,data:l};e===null?e=[b]:e.push(b),s++}for(let b in l)if(!(b==="left"||b===
"reset")){let S={instancePath:t+"/remaining/"+c,schemaPath:"#/properties/remaining/items/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:k.properties.remaining.items,data:l};e===null?e=[S]:e.push(
S),s++}if(l.left!==void 0){let b=l.left;if(typeof b=="string"){if(d(b)>64){let S={instancePath:t+"/r\
emaining/"+c+"/left",schemaPath:"#/properties/remaining/items/properties/left/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:k.
properties.remaining.items.properties.left,data:b};e===null?e=[S]:e.push(S),s++}if(!ls.test(b)){let S={
instancePath:t+"/remaining/"+c+"/left",schemaPath:"#/properties/remaining/items/properties/left/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"\
^[a-z0-9-]+$",parentSchema:k.properties.remaining.items.properties.left,data:b};e===null?e=[S]:e.push(
S),s++}}else{let S={instancePath:t+"/remaining/"+c+"/left",schemaPath:"#/properties/remaining/items/\
properties/left/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.
remaining.items.properties.left.type,parentSchema:k.properties.remaining.items.properties.left,data:b};
e===null?e=[S]:e.push(S),s++}}if(l.reset!==void 0){let b=l.reset;if(typeof b=="string"){if(d(b)>64){
let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"#/properties/remaining/items/properties/r\
eset/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",
schema:64,parentSchema:k.properties.remaining.items.properties.reset,data:b};e===null?e=[S]:e.push(S),
s++}if(!ls.test(b)){let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"#/properties/remainin\
g/items/properties/reset/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must ma\
tch pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:k.properties.remaining.items.properties.
reset,data:b};e===null?e=[S]:e.push(S),s++}}else{let S={instancePath:t+"/remaining/"+c+"/reset",schemaPath:"\
#/properties/remaining/items/properties/reset/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:k.properties.remaining.items.properties.reset.type,parentSchema:k.properties.remaining.
items.properties.reset,data:b};e===null?e=[S]:e.push(S),s++}}}else{let b={instancePath:t+"/remaining\
/"+c,schemaPath:"#/properties/remaining/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:k.properties.remaining.items.type,parentSchema:k.properties.remaining.items,data:l};
e===null?e=[b]:e.push(b),s++}}}else{let p={instancePath:t+"/remaining",schemaPath:"#/properties/rema\
ining/type",keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.remaining.
type,parentSchema:k.properties.remaining,data:a};e===null?e=[p]:e.push(p),s++}}if(r.priority!==void 0){
let a=r.priority;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="interactive"||
p==="batch")){let c={instancePath:t+"/priority",schemaPath:"#/properties/priority/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:k.properties.priority,data:a};e===null?e=[c]:e.push(c),s++}if(a.interactive!==
void 0){let p=a.interactive;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let c={instancePath:t+"/pri\
ority/interactive",schemaPath:"#/properties/priority/properties/interactive/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:k.properties.priority.properties.interactive.type,parentSchema:k.
properties.priority.properties.interactive,data:p};e===null?e=[c]:e.push(c),s++}if(typeof p=="number"){
if(p>1e3||isNaN(p)){let c={instancePath:t+"/priority/interactive",schemaPath:"#/properties/priority/\
properties/interactive/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must b\
e <= 1000",schema:1e3,parentSchema:k.properties.priority.properties.interactive,data:p};e===null?e=[
c]:e.push(c),s++}if(p<-1e3||isNaN(p)){let c={instancePath:t+"/priority/interactive",schemaPath:"#/pr\
operties/priority/properties/interactive/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},
message:"must be >= -1000",schema:-1e3,parentSchema:k.properties.priority.properties.interactive,data:p};
e===null?e=[c]:e.push(c),s++}}}if(a.batch!==void 0){let p=a.batch;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p))){let c={instancePath:t+"/priority/batch",schemaPath:"#/properties/priority/properties/batch/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:k.properties.priority.properties.
batch.type,parentSchema:k.properties.priority.properties.batch,data:p};e===null?e=[c]:e.push(c),s++}
if(typeof p=="number"){if(p>1e3||isNaN(p)){let c={instancePath:t+"/priority/batch",schemaPath:"#/pro\
perties/priority/properties/batch/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000",schema:1e3,parentSchema:k.properties.priority.properties.batch,data:p};e===null?e=[
c]:e.push(c),s++}if(p<-1e3||isNaN(p)){let c={instancePath:t+"/priority/batch",schemaPath:"#/properti\
es/priority/properties/batch/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},message:"\
must be >= -1000",schema:-1e3,parentSchema:k.properties.priority.properties.batch,data:p};e===null?e=
[c]:e.push(c),s++}}}}else{let p={instancePath:t+"/priority",schemaPath:"#/properties/priority/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.priority.type,parentSchema:k.
properties.priority,data:a};e===null?e=[p]:e.push(p),s++}}if(r.cost!==void 0){let a=r.cost;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.member===void 0){let p={instancePath:t+"/cost",schemaPath:"#/prope\
rties/cost/required",keyword:"required",params:{missingProperty:"member"},message:"must have require\
d property 'member'",schema:k.properties.cost.required,parentSchema:k.properties.cost,data:a};e===null?
e=[p]:e.push(p),s++}if(a.per_usd===void 0){let p={instancePath:t+"/cost",schemaPath:"#/properties/co\
st/required",keyword:"required",params:{missingProperty:"per_usd"},message:"must have required prope\
rty 'per_usd'",schema:k.properties.cost.required,parentSchema:k.properties.cost,data:a};e===null?e=[
p]:e.push(p),s++}for(let p in a)if(!(p==="member"||p==="per_usd")){let c={instancePath:t+"/cost",schemaPath:"\
#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.cost,data:a};e===null?
e=[c]:e.push(c),s++}if(a.member!==void 0){let p=a.member;if(typeof p=="string"){if(d(p)>64){let c={instancePath:t+
"/cost/member",schemaPath:"#/components/schemas/MemberName/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:Y,data:p};e===null?e=[c]:e.push(
c),s++}if(d(p)<1){let c={instancePath:t+"/cost/member",schemaPath:"#/components/schemas/MemberName/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:Y,data:p};e===null?e=[c]:e.push(c),s++}if(!Qe.test(p)){let c={instancePath:t+"/cost/mem\
ber",schemaPath:"#/components/schemas/MemberName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-\
z_][A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Z\
a-z0-9_-]*$",parentSchema:Y,data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/cost/\
member",schemaPath:"#/components/schemas/MemberName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Y.type,parentSchema:Y,data:p};e===null?e=[c]:e.push(c),s++}}if(a.per_usd!==void 0){
let p=a.per_usd;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let c={instancePath:t+"/cost/per_usd",schemaPath:"\
#/properties/cost/properties/per_usd/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:k.properties.cost.properties.per_usd.type,parentSchema:k.properties.cost.properties.per_usd,
data:p};e===null?e=[c]:e.push(c),s++}if(typeof p=="number"){if(p>1e12||isNaN(p)){let c={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000",schema:1e12,parentSchema:k.properties.
cost.properties.per_usd,data:p};e===null?e=[c]:e.push(c),s++}if(p<1||isNaN(p)){let c={instancePath:t+
"/cost/per_usd",schemaPath:"#/properties/cost/properties/per_usd/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:k.properties.cost.properties.per_usd,
data:p};e===null?e=[c]:e.push(c),s++}}}}else{let p={instancePath:t+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.cost.type,
parentSchema:k.properties.cost,data:a};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.type,parentSchema:k,
data:r};e===null?e=[a]:e.push(a),s++}return vs.errors=e,s===0}vs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ns(r,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){
let e=null,s=0,v=Ns.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.base_url===void 0){let i={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property\
 'base_url'",schema:N.required,parentSchema:N,data:r};e===null?e=[i]:e.push(i),s++}for(let i in r)if(!Ue.
call(N.properties,i)){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:N,
data:r};e===null?e=[o]:e.push(o),s++}if(r.base_url!==void 0){let i=r.base_url;if(typeof i=="string"){
if(d(i)>1024){let o={instancePath:t+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.
properties.base_url,data:i};e===null?e=[o]:e.push(o),s++}if(!ts.test(i)){let o={instancePath:t+"/bas\
e_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"',schema:"^https?://",parentSchema:N.properties.base_url,data:i};e===
null?e=[o]:e.push(o),s++}if(!Pe(i)){let o={instancePath:t+"/base_url",schemaPath:"#/properties/base_\
url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:N.
properties.base_url,data:i};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.
properties.base_url.type,parentSchema:N.properties.base_url,data:i};e===null?e=[o]:e.push(o),s++}}if(r.
provider!==void 0){let i=r.provider;if(typeof i=="string"){if(d(i)>64){let o={instancePath:t+"/provi\
der",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters",schema:64,parentSchema:N.properties.provider,data:i};e===null?e=
[o]:e.push(o),s++}if(!Ct.test(i)){let o={instancePath:t+"/provider",schemaPath:"#/properties/provide\
r/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z\
][a-z0-9-]*$"',schema:"^[a-z][a-z0-9-]*$",parentSchema:N.properties.provider,data:i};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:t+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:N.properties.provider.type,parentSchema:N.
properties.provider,data:i};e===null?e=[o]:e.push(o),s++}}if(r.labels!==void 0){let i=r.labels;if(Array.
isArray(i)){if(i.length>16){let p={instancePath:t+"/labels",schemaPath:"#/properties/labels/maxItems",
keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items",schema:16,parentSchema:N.
properties.labels,data:i};e===null?e=[p]:e.push(p),s++}let o=i.length;for(let p=0;p<o;p++){let c=i[p];
if(typeof c=="string"){if(d(c)>64){let l={instancePath:t+"/labels/"+p,schemaPath:"#/properties/label\
s/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers",schema:64,parentSchema:N.properties.labels.items,data:c};e===null?e=[l]:e.push(l),s++}if(d(c)<1){
let l={instancePath:t+"/labels/"+p,schemaPath:"#/properties/labels/items/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:N.properties.
labels.items,data:c};e===null?e=[l]:e.push(l),s++}if(!Et.test(c)){let l={instancePath:t+"/labels/"+p,
schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._\
-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"',schema:"^[a-z0-9][a-z0-9._-]*$",parentSchema:N.
properties.labels.items,data:c};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/labels/"+
p,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:N.properties.labels.items.type,parentSchema:N.properties.labels.items,data:c};e===null?
e=[l]:e.push(l),s++}}let m=i.length,a;if(m>1){let p={};for(;m--;){let c=i[m];if(typeof c=="string"){
if(typeof p[c]=="number"){a=p[c];let l={instancePath:t+"/labels",schemaPath:"#/properties/labels/uni\
queItems",keyword:"uniqueItems",params:{i:m,j:a},message:"must NOT have duplicate items (items ## "+
a+" and "+m+" are identical)",schema:!0,parentSchema:N.properties.labels,data:i};e===null?e=[l]:e.push(
l),s++;break}p[c]=m}}}}else{let o={instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:N.properties.labels.type,parentSchema:N.properties.
labels,data:i};e===null?e=[o]:e.push(o),s++}}if(r.facts!==void 0&&(vs(r.facts,{instancePath:t+"/fact\
s",parentData:r,parentDataProperty:"facts",rootData:$,dynamicAnchors:D})||(e=e===null?vs.errors:e.concat(
vs.errors),s=e.length)),r.key_env!==void 0){let i=r.key_env;if(typeof i=="string"){if(d(i)>128){let o={
instancePath:t+"/key_env",schemaPath:"#/properties/key_env/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:N.properties.key_env,data:i};
e===null?e=[o]:e.push(o),s++}if(!xe.test(i)){let o={instancePath:t+"/key_env",schemaPath:"#/properti\
es/key_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must matc\
h pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:N.properties.key_env,
data:i};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/key_env",schemaPath:"#/properties\
/key_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.key_env.
type,parentSchema:N.properties.key_env,data:i};e===null?e=[o]:e.push(o),s++}}if(r.key_file!==void 0){
let i=r.key_file;if(typeof i=="string"){if(d(i)>1024){let o={instancePath:t+"/key_file",schemaPath:"\
#/properties/key_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more\
 than 1024 characters",schema:1024,parentSchema:N.properties.key_file,data:i};e===null?e=[o]:e.push(
o),s++}if(d(i)<1){let o={instancePath:t+"/key_file",schemaPath:"#/properties/key_file/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:N.
properties.key_file,data:i};e===null?e=[o]:e.push(o),s++}if(!Ee.test(i)){let o={instancePath:t+"/key\
_file",schemaPath:"#/properties/key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.
key_file,data:i};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/key_file",schemaPath:"#/\
properties/key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
key_file.type,parentSchema:N.properties.key_file,data:i};e===null?e=[o]:e.push(o),s++}}if(r.keys!==void 0){
let i=r.keys;if(Array.isArray(i)){if(i.length>32){let p={instancePath:t+"/keys",schemaPath:"#/proper\
ties/keys/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items",
schema:32,parentSchema:N.properties.keys,data:i};e===null?e=[p]:e.push(p),s++}if(i.length<2){let p={
instancePath:t+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items",schema:2,parentSchema:N.properties.keys,data:i};e===null?e=[p]:e.push(
p),s++}let o=i.length;for(let p=0;p<o;p++){let c=i[p];if(typeof c=="string"){if(d(c)>1024){let l={instancePath:t+
"/keys/"+p,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.keys.items,data:c};e===
null?e=[l]:e.push(l),s++}if(!Ut.test(c)){let l={instancePath:t+"/keys/"+p,schemaPath:"#/properties/k\
eys/items/pattern",keyword:"pattern",params:{pattern:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[\
^\\x00-\\x1f]+)$"},message:'must match pattern "^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\
\\x1f]+)$"',schema:"^([A-Za-z_][A-Za-z0-9_]{0,127}|[^\\x00-\\x1f]*/[^\\x00-\\x1f]+)$",parentSchema:N.
properties.keys.items,data:c};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:t+"/keys/"+p,schemaPath:"\
#/properties/keys/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.
properties.keys.items.type,parentSchema:N.properties.keys.items,data:c};e===null?e=[l]:e.push(l),s++}}
let m=i.length,a;if(m>1){let p={};for(;m--;){let c=i[m];if(typeof c=="string"){if(typeof p[c]=="numb\
er"){a=p[c];let l={instancePath:t+"/keys",schemaPath:"#/properties/keys/uniqueItems",keyword:"unique\
Items",params:{i:m,j:a},message:"must NOT have duplicate items (items ## "+a+" and "+m+" are identic\
al)",schema:!0,parentSchema:N.properties.keys,data:i};e===null?e=[l]:e.push(l),s++;break}p[c]=m}}}}else{
let o={instancePath:t+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:N.properties.keys.type,parentSchema:N.properties.keys,data:i};e===null?
e=[o]:e.push(o),s++}}if(r.ca_file!==void 0){let i=r.ca_file;if(typeof i=="string"){if(d(i)>1024){let o={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.ca_file,data:i};
e===null?e=[o]:e.push(o),s++}if(d(i)<1){let o={instancePath:t+"/ca_file",schemaPath:"#/properties/ca\
_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:N.properties.ca_file,data:i};e===null?e=[o]:e.push(o),s++}if(!Ee.test(i)){let o={
instancePath:t+"/ca_file",schemaPath:"#/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.
properties.ca_file,data:i};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/ca_file",schemaPath:"\
#/properties/ca_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
ca_file.type,parentSchema:N.properties.ca_file,data:i};e===null?e=[o]:e.push(o),s++}}if(r.client_cert_file!==
void 0){let i=r.client_cert_file;if(typeof i=="string"){if(d(i)>1024){let o={instancePath:t+"/client\
_cert_file",schemaPath:"#/properties/client_cert_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.client_cert_file,
data:i};e===null?e=[o]:e.push(o),s++}if(d(i)<1){let o={instancePath:t+"/client_cert_file",schemaPath:"\
#/properties/client_cert_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters",schema:1,parentSchema:N.properties.client_cert_file,data:i};e===null?e=[o]:
e.push(o),s++}if(!Ee.test(i)){let o={instancePath:t+"/client_cert_file",schemaPath:"#/properties/cli\
ent_cert_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pa\
ttern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.client_cert_file,data:i};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/client_cert_file",schemaPath:"#/propertie\
s/client_cert_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
client_cert_file.type,parentSchema:N.properties.client_cert_file,data:i};e===null?e=[o]:e.push(o),s++}}
if(r.client_key_file!==void 0){let i=r.client_key_file;if(typeof i=="string"){if(d(i)>1024){let o={instancePath:t+
"/client_key_file",schemaPath:"#/properties/client_key_file/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.properties.client_key_file,
data:i};e===null?e=[o]:e.push(o),s++}if(d(i)<1){let o={instancePath:t+"/client_key_file",schemaPath:"\
#/properties/client_key_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",schema:1,parentSchema:N.properties.client_key_file,data:i};e===null?e=[o]:e.
push(o),s++}if(!Ee.test(i)){let o={instancePath:t+"/client_key_file",schemaPath:"#/properties/client\
_key_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match patter\
n "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:N.properties.client_key_file,data:i};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/client_key_file",schemaPath:"#/properties\
/client_key_file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
client_key_file.type,parentSchema:N.properties.client_key_file,data:i};e===null?e=[o]:e.push(o),s++}}
if(r.query!==void 0){let i=r.query;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>
8){let o={instancePath:t+"/query",schemaPath:"#/properties/query/maxProperties",keyword:"maxProperti\
es",params:{limit:8},message:"must NOT have more than 8 properties",schema:8,parentSchema:N.properties.
query,data:i};e===null?e=[o]:e.push(o),s++}for(let o in i){let m=s;if(typeof o=="string"){if(d(o)>64){
let a={instancePath:t+"/query",schemaPath:"#/properties/query/propertyNames/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:N.properties.
query.propertyNames,data:o,propertyName:o};e===null?e=[a]:e.push(a),s++}if(!Rt.test(o)){let a={instancePath:t+
"/query",schemaPath:"#/properties/query/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z][A-Za-z0-9._-]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9._-]*$"',schema:"^[A-Za-z]\
[A-Za-z0-9._-]*$",parentSchema:N.properties.query.propertyNames,data:o,propertyName:o};e===null?e=[a]:
e.push(a),s++}}var h=m===s;if(!h){let a={instancePath:t+"/query",schemaPath:"#/properties/query/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid",schema:N.
properties.query.propertyNames,parentSchema:N.properties.query,data:i};e===null?e=[a]:e.push(a),s++}}
for(let o in i){let m=i[o];if(typeof m=="string"){if(d(m)>256){let a={instancePath:t+"/query/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:N.
properties.query.additionalProperties,data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<1){let a={instancePath:t+
"/query/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/additionalProperti\
es/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:N.properties.query.additionalProperties,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:t+"/query/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.
query.additionalProperties.type,parentSchema:N.properties.query.additionalProperties,data:m};e===null?
e=[a]:e.push(a),s++}}}else{let o={instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:N.properties.query.type,parentSchema:N.
properties.query,data:i};e===null?e=[o]:e.push(o),s++}}if(r.proxy!==void 0){let i=r.proxy;if(typeof i==
"string"){if(d(i)>1024){let o={instancePath:t+"/proxy",schemaPath:"#/properties/proxy/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:N.
properties.proxy,data:i};e===null?e=[o]:e.push(o),s++}if(!Ft.test(i)){let o={instancePath:t+"/proxy",
schemaPath:"#/properties/proxy/pattern",keyword:"pattern",params:{pattern:"^(none|https?://.+)$"},message:'\
must match pattern "^(none|https?://.+)$"',schema:"^(none|https?://.+)$",parentSchema:N.properties.proxy,
data:i};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/proxy",schemaPath:"#/properties/p\
roxy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.proxy.
type,parentSchema:N.properties.proxy,data:i};e===null?e=[o]:e.push(o),s++}}if(r.proxy_env!==void 0){
let i=r.proxy_env;if(typeof i=="string"){if(d(i)>128){let o={instancePath:t+"/proxy_env",schemaPath:"\
#/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more\
 than 128 characters",schema:128,parentSchema:N.properties.proxy_env,data:i};e===null?e=[o]:e.push(o),
s++}if(!xe.test(i)){let o={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:N.properties.proxy_env,data:i};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:t+"/proxy_env",schemaPath:"#/properties/proxy_env/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:N.properties.proxy_env.type,parentSchema:N.
properties.proxy_env,data:i};e===null?e=[o]:e.push(o),s++}}if(r.auth!==void 0){let i=r.auth;if(typeof i!=
"string"){let o={instancePath:t+"/auth",schemaPath:"#/components/schemas/Auth/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Ms.type,parentSchema:Ms,data:i};e===null?e=[o]:e.push(
o),s++}if(!(i==="bearer"||i==="x-api-key"||i==="api-key")){let o={instancePath:t+"/auth",schemaPath:"\
#/components/schemas/Auth/enum",keyword:"enum",params:{allowedValues:Ms.enum},message:"must be equal\
 to one of the allowed values",schema:Ms.enum,parentSchema:Ms,data:i};e===null?e=[o]:e.push(o),s++}}
if(r.oauth!==void 0){let i=r.oauth;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.token_url===void 0){
let o={instancePath:t+"/oauth",schemaPath:"#/components/schemas/OAuth/required",keyword:"required",params:{
missingProperty:"token_url"},message:"must have required property 'token_url'",schema:B.required,parentSchema:B,
data:i};e===null?e=[o]:e.push(o),s++}if(i.scope===void 0){let o={instancePath:t+"/oauth",schemaPath:"\
#/components/schemas/OAuth/required",keyword:"required",params:{missingProperty:"scope"},message:"mu\
st have required property 'scope'",schema:B.required,parentSchema:B,data:i};e===null?e=[o]:e.push(o),
s++}for(let o in i)if(!Ue.call(B.properties,o)){let m={instancePath:t+"/oauth",schemaPath:"#/compone\
nts/schemas/OAuth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:B,data:i};e===null?e=[m]:e.push(
m),s++}if(i.token_url!==void 0){let o=i.token_url;if(typeof o=="string"){if(d(o)>1024){let m={instancePath:t+
"/oauth/token_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/maxLength",keyword:"m\
axLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:B.
properties.token_url,data:o};e===null?e=[m]:e.push(m),s++}if(!ts.test(o)){let m={instancePath:t+"/oa\
uth/token_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/pattern",keyword:"pattern",
params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:B.
properties.token_url,data:o};e===null?e=[m]:e.push(m),s++}if(!Pe(o)){let m={instancePath:t+"/oauth/t\
oken_url",schemaPath:"#/components/schemas/OAuth/properties/token_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:B.properties.token_url,data:o};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/oauth/token_url",schemaPath:"#/components\
/schemas/OAuth/properties/token_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:B.properties.token_url.type,parentSchema:B.properties.token_url,data:o};e===null?e=[m]:e.
push(m),s++}}if(i.scope!==void 0){let o=i.scope;if(typeof o=="string"){if(d(o)>1024){let m={instancePath:t+
"/oauth/scope",schemaPath:"#/components/schemas/OAuth/properties/scope/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:B.properties.
scope,data:o};e===null?e=[m]:e.push(m),s++}if(d(o)<1){let m={instancePath:t+"/oauth/scope",schemaPath:"\
#/components/schemas/OAuth/properties/scope/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:B.properties.scope,data:o};e===null?e=[
m]:e.push(m),s++}}else{let m={instancePath:t+"/oauth/scope",schemaPath:"#/components/schemas/OAuth/p\
roperties/scope/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.properties.
scope.type,parentSchema:B.properties.scope,data:o};e===null?e=[m]:e.push(m),s++}}if(i.client_id!==void 0){
let o=i.client_id;if(typeof o=="string"){if(d(o)>256){let m={instancePath:t+"/oauth/client_id",schemaPath:"\
#/components/schemas/OAuth/properties/client_id/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters",schema:256,parentSchema:B.properties.client_id,data:o};e===null?
e=[m]:e.push(m),s++}if(d(o)<1){let m={instancePath:t+"/oauth/client_id",schemaPath:"#/components/sch\
emas/OAuth/properties/client_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:B.properties.client_id,data:o};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:t+"/oauth/client_id",schemaPath:"#/components/schemas/OAuth/propert\
ies/client_id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.properties.
client_id.type,parentSchema:B.properties.client_id,data:o};e===null?e=[m]:e.push(m),s++}}if(i.client_id_env!==
void 0){let o=i.client_id_env;if(typeof o=="string"){if(d(o)>128){let m={instancePath:t+"/oauth/clie\
nt_id_env",schemaPath:"#/components/schemas/OAuth/properties/client_id_env/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:B.
properties.client_id_env,data:o};e===null?e=[m]:e.push(m),s++}if(!xe.test(o)){let m={instancePath:t+
"/oauth/client_id_env",schemaPath:"#/components/schemas/OAuth/properties/client_id_env/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0\
-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:B.properties.client_id_env,data:o};e===null?
e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/oauth/client_id_env",schemaPath:"#/components/sche\
mas/OAuth/properties/client_id_env/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:B.properties.client_id_env.type,parentSchema:B.properties.client_id_env,data:o};e===null?
e=[m]:e.push(m),s++}}if(i.client_secret_env!==void 0){let o=i.client_secret_env;if(typeof o=="string"){
if(d(o)>128){let m={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/components/schemas/OAuth\
/properties/client_secret_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters",schema:128,parentSchema:B.properties.client_secret_env,data:o};e===null?
e=[m]:e.push(m),s++}if(!xe.test(o)){let m={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/c\
omponents/schemas/OAuth/properties/client_secret_env/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A\
-Za-z0-9_]*$",parentSchema:B.properties.client_secret_env,data:o};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:t+"/oauth/client_secret_env",schemaPath:"#/components/schemas/OAuth/properties/c\
lient_secret_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.properties.
client_secret_env.type,parentSchema:B.properties.client_secret_env,data:o};e===null?e=[m]:e.push(m),
s++}}if(i.assertion_file!==void 0){let o=i.assertion_file;if(typeof o=="string"){if(d(o)>1024){let m={
instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth/properties/assertion_f\
ile/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 charact\
ers",schema:1024,parentSchema:B.properties.assertion_file,data:o};e===null?e=[m]:e.push(m),s++}if(d(
o)<1){let m={instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth/propertie\
s/assertion_file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters",schema:1,parentSchema:B.properties.assertion_file,data:o};e===null?e=[m]:e.push(m),s++}
if(!Ee.test(o)){let m={instancePath:t+"/oauth/assertion_file",schemaPath:"#/components/schemas/OAuth\
/properties/assertion_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'\
must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:B.properties.assertion_file,
data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/oauth/assertion_file",schemaPath:"\
#/components/schemas/OAuth/properties/assertion_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.properties.assertion_file.type,parentSchema:B.properties.assertion_file,data:o};
e===null?e=[m]:e.push(m),s++}}if(i.audience!==void 0){let o=i.audience;if(typeof o=="string"){if(d(o)>
1024){let m={instancePath:t+"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audi\
ence/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 charac\
ters",schema:1024,parentSchema:B.properties.audience,data:o};e===null?e=[m]:e.push(m),s++}if(d(o)<1){
let m={instancePath:t+"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audience/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:B.properties.audience,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+
"/oauth/audience",schemaPath:"#/components/schemas/OAuth/properties/audience/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:B.properties.audience.type,parentSchema:B.properties.
audience,data:o};e===null?e=[m]:e.push(m),s++}}if(i.impersonate_url!==void 0){let o=i.impersonate_url;
if(typeof o=="string"){if(d(o)>1024){let m={instancePath:t+"/oauth/impersonate_url",schemaPath:"#/co\
mponents/schemas/OAuth/properties/impersonate_url/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:B.properties.impersonate_url,
data:o};e===null?e=[m]:e.push(m),s++}if(!ts.test(o)){let m={instancePath:t+"/oauth/impersonate_url",
schemaPath:"#/components/schemas/OAuth/properties/impersonate_url/pattern",keyword:"pattern",params:{
pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:B.properties.
impersonate_url,data:o};e===null?e=[m]:e.push(m),s++}if(!Pe(o)){let m={instancePath:t+"/oauth/impers\
onate_url",schemaPath:"#/components/schemas/OAuth/properties/impersonate_url/format",keyword:"format",
params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:B.properties.impersonate_url,
data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/oauth/impersonate_url",schemaPath:"\
#/components/schemas/OAuth/properties/impersonate_url/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.properties.impersonate_url.type,parentSchema:B.properties.impersonate_url,data:o};
e===null?e=[m]:e.push(m),s++}}if(i.service_account_file!==void 0){let o=i.service_account_file;if(typeof o==
"string"){if(d(o)>1024){let m={instancePath:t+"/oauth/service_account_file",schemaPath:"#/components\
/schemas/OAuth/properties/service_account_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:B.properties.service_account_file,
data:o};e===null?e=[m]:e.push(m),s++}if(d(o)<1){let m={instancePath:t+"/oauth/service_account_file",
schemaPath:"#/components/schemas/OAuth/properties/service_account_file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:B.properties.
service_account_file,data:o};e===null?e=[m]:e.push(m),s++}if(!Ee.test(o)){let m={instancePath:t+"/oa\
uth/service_account_file",schemaPath:"#/components/schemas/OAuth/properties/service_account_file/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x\
1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:B.properties.service_account_file,data:o};e===null?e=
[m]:e.push(m),s++}}else{let m={instancePath:t+"/oauth/service_account_file",schemaPath:"#/components\
/schemas/OAuth/properties/service_account_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:B.properties.service_account_file.type,parentSchema:B.properties.service_account_file,
data:o};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:t+"/oauth",schemaPath:"#/components/\
schemas/OAuth/type",keyword:"type",params:{type:"object"},message:"must be object",schema:B.type,parentSchema:B,
data:i};e===null?e=[o]:e.push(o),s++}}if(r.sigv4!==void 0){let i=r.sigv4;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.service===void 0&&(i.service="bedrock"),i.from===void 0&&(i.from="environment"),i.instance_url===
void 0&&(i.instance_url="http://169.254.169.254"),i.region===void 0){let p={instancePath:t+"/sigv4",
schemaPath:"#/components/schemas/SigV4/required",keyword:"required",params:{missingProperty:"region"},
message:"must have required property 'region'",schema:Z.required,parentSchema:Z,data:i};e===null?e=[
p]:e.push(p),s++}for(let p in i)if(!(p==="region"||p==="service"||p==="from"||p==="role_arn"||p==="t\
oken_file"||p==="sts_url"||p==="instance_url")){let c={instancePath:t+"/sigv4",schemaPath:"#/compone\
nts/schemas/SigV4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties",schema:!1,parentSchema:Z,data:i};e===null?e=[c]:e.push(
c),s++}if(i.region!==void 0){let p=i.region;if(typeof p=="string"){if(d(p)>64){let c={instancePath:t+
"/sigv4/region",schemaPath:"#/components/schemas/SigV4/properties/region/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:Z.properties.
region,data:p};e===null?e=[c]:e.push(c),s++}if(!ls.test(p)){let c={instancePath:t+"/sigv4/region",schemaPath:"\
#/components/schemas/SigV4/properties/region/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+\
$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:Z.properties.region,
data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/sigv4/region",schemaPath:"#/compo\
nents/schemas/SigV4/properties/region/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:Z.properties.region.type,parentSchema:Z.properties.region,data:p};e===null?e=[c]:e.push(
c),s++}}let o=i.service;if(typeof o=="string"){if(d(o)>64){let p={instancePath:t+"/sigv4/service",schemaPath:"\
#/components/schemas/SigV4/properties/service/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:Z.properties.service,data:o};e===null?
e=[p]:e.push(p),s++}if(!ls.test(o)){let p={instancePath:t+"/sigv4/service",schemaPath:"#/components/\
schemas/SigV4/properties/service/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'\
must match pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:Z.properties.service,data:o};e===
null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/sigv4/service",schemaPath:"#/components/schem\
as/SigV4/properties/service/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.
properties.service.type,parentSchema:Z.properties.service,data:o};e===null?e=[p]:e.push(p),s++}let m=i.
from;if(typeof m!="string"){let p={instancePath:t+"/sigv4/from",schemaPath:"#/components/schemas/Sig\
V4/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.
from.type,parentSchema:Z.properties.from,data:m};e===null?e=[p]:e.push(p),s++}if(!(m==="environment"||
m==="container"||m==="instance")){let p={instancePath:t+"/sigv4/from",schemaPath:"#/components/schem\
as/SigV4/properties/from/enum",keyword:"enum",params:{allowedValues:Z.properties.from.enum},message:"\
must be equal to one of the allowed values",schema:Z.properties.from.enum,parentSchema:Z.properties.
from,data:m};e===null?e=[p]:e.push(p),s++}if(i.role_arn!==void 0){let p=i.role_arn;if(typeof p=="str\
ing"){if(d(p)>2048){let c={instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/p\
roperties/role_arn/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more th\
an 2048 characters",schema:2048,parentSchema:Z.properties.role_arn,data:p};e===null?e=[c]:e.push(c),
s++}if(d(p)<1){let c={instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/proper\
ties/role_arn/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters",schema:1,parentSchema:Z.properties.role_arn,data:p};e===null?e=[c]:e.push(c),s++}}else{let c={
instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/properties/role_arn/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Z.properties.role_arn.type,parentSchema:Z.
properties.role_arn,data:p};e===null?e=[c]:e.push(c),s++}}if(i.token_file!==void 0){let p=i.token_file;
if(typeof p=="string"){if(d(p)>1024){let c={instancePath:t+"/sigv4/token_file",schemaPath:"#/compone\
nts/schemas/SigV4/properties/token_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:Z.properties.token_file,data:p};e===
null?e=[c]:e.push(c),s++}if(d(p)<1){let c={instancePath:t+"/sigv4/token_file",schemaPath:"#/componen\
ts/schemas/SigV4/properties/token_file/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters",schema:1,parentSchema:Z.properties.token_file,data:p};e===null?e=
[c]:e.push(c),s++}if(!Ee.test(p)){let c={instancePath:t+"/sigv4/token_file",schemaPath:"#/components\
/schemas/SigV4/properties/token_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:Z.properties.
token_file,data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/sigv4/token_file",schemaPath:"\
#/components/schemas/SigV4/properties/token_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Z.properties.token_file.type,parentSchema:Z.properties.token_file,data:p};e===
null?e=[c]:e.push(c),s++}}if(i.sts_url!==void 0){let p=i.sts_url;if(typeof p=="string"){if(d(p)>1024){
let c={instancePath:t+"/sigv4/sts_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/max\
Length",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:Z.properties.sts_url,data:p};e===null?e=[c]:e.push(c),s++}if(!ts.test(p)){let c={instancePath:t+
"/sigv4/sts_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/pattern",keyword:"pattern",
params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:Z.
properties.sts_url,data:p};e===null?e=[c]:e.push(c),s++}if(!Pe(p)){let c={instancePath:t+"/sigv4/sts\
_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:Z.properties.sts_url,data:p};e===null?
e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/sigv4/sts_url",schemaPath:"#/components/schemas/Si\
gV4/properties/sts_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.
properties.sts_url.type,parentSchema:Z.properties.sts_url,data:p};e===null?e=[c]:e.push(c),s++}}let a=i.
instance_url;if(typeof a=="string"){if(d(a)>1024){let p={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:Z.properties.instance_url,
data:a};e===null?e=[p]:e.push(p),s++}if(!ts.test(a)){let p={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/pattern",keyword:"pattern",params:{pattern:"^http\
s?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:Z.properties.instance_url,
data:a};e===null?e=[p]:e.push(p),s++}if(!Pe(a)){let p={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:Z.properties.instance_url,data:a};e===null?e=[p]:
e.push(p),s++}}else{let p={instancePath:t+"/sigv4/instance_url",schemaPath:"#/components/schemas/Sig\
V4/properties/instance_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.
properties.instance_url.type,parentSchema:Z.properties.instance_url,data:a};e===null?e=[p]:e.push(p),
s++}}else{let o={instancePath:t+"/sigv4",schemaPath:"#/components/schemas/SigV4/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:i};e===null?e=[o]:
e.push(o),s++}}if(r.dialects!==void 0){let i=r.dialects;if(Array.isArray(i)){if(i.length>16){let m={
instancePath:t+"/dialects",schemaPath:"#/properties/dialects/maxItems",keyword:"maxItems",params:{limit:16},
message:"must NOT have more than 16 items",schema:16,parentSchema:N.properties.dialects,data:i};e===
null?e=[m]:e.push(m),s++}if(i.length<1){let m={instancePath:t+"/dialects",schemaPath:"#/properties/d\
ialects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,
parentSchema:N.properties.dialects,data:i};e===null?e=[m]:e.push(m),s++}let o=i.length;for(let m=0;m<
o;m++){let a=i[m];if(typeof a!="string"){let p={instancePath:t+"/dialects/"+m,schemaPath:"#/componen\
ts/schemas/Dialect/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Je.type,
parentSchema:Je,data:a};e===null?e=[p]:e.push(p),s++}if(!(a==="chat"||a==="responses"||a==="messages"||
a==="embeddings"||a==="rerank"||a==="moderations"||a==="images"||a==="speech"||a==="transcriptions")){
let p={instancePath:t+"/dialects/"+m,schemaPath:"#/components/schemas/Dialect/enum",keyword:"enum",params:{
allowedValues:Je.enum},message:"must be equal to one of the allowed values",schema:Je.enum,parentSchema:Je,
data:a};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:t+"/dialects",schemaPath:"#/properti\
es/dialects/type",keyword:"type",params:{type:"array"},message:"must be array",schema:N.properties.dialects.
type,parentSchema:N.properties.dialects,data:i};e===null?e=[o]:e.push(o),s++}}if(r.hosted_tools!==void 0){
let i=r.hosted_tools;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>32){let o={
instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/maxProperties",keyword:"maxProp\
erties",params:{limit:32},message:"must NOT have more than 32 properties",schema:32,parentSchema:N.properties.
hosted_tools,data:i};e===null?e=[o]:e.push(o),s++}for(let o in i){let m=s;if(typeof o=="string"){if(d(
o)>64){let a={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/propertyNames/max\
Length",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:N.properties.hosted_tools.propertyNames,data:o,propertyName:o};e===null?e=[a]:e.push(a),
s++}if(!Kt.test(o)){let a={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/prop\
ertyNames/pattern",keyword:"pattern",params:{pattern:"^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]\
+)*$"},message:'must match pattern "^(?!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$"',schema:"^(?\
!mcp|file_search$|.*_preview$)[a-z]+(_[a-z]+)*$",parentSchema:N.properties.hosted_tools.propertyNames,
data:o,propertyName:o};e===null?e=[a]:e.push(a),s++}}var n=m===s;if(!n){let a={instancePath:t+"/host\
ed_tools",schemaPath:"#/properties/hosted_tools/propertyNames",keyword:"propertyNames",params:{propertyName:o},
message:"property name must be valid",schema:N.properties.hosted_tools.propertyNames,parentSchema:N.
properties.hosted_tools,data:i};e===null?e=[a]:e.push(a),s++}}for(let o in i){let m=i[o];if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.usd_per_call===void 0){let a={instancePath:t+"/hosted_tools/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/required",keyword:"requir\
ed",params:{missingProperty:"usd_per_call"},message:"must have required property 'usd_per_call'",schema:Ye.
required,parentSchema:Ye,data:m};e===null?e=[a]:e.push(a),s++}for(let a in m)if(a!=="usd_per_call"){
let p={instancePath:t+"/hosted_tools/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compon\
ents/schemas/HostedTool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:Ye,data:m};e===null?e=[p]:e.push(
p),s++}if(m.usd_per_call!==void 0){let a=m.usd_per_call;if(typeof a=="string"){if(d(a)>32){let p={instancePath:t+
"/hosted_tools/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/s\
chemas/HostedTool/properties/usd_per_call/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:Ye.properties.usd_per_call,data:a};e===
null?e=[p]:e.push(p),s++}if(!Bt.test(a)){let p={instancePath:t+"/hosted_tools/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/schemas/HostedTool/properties/usd_per_c\
all/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"},message:'mus\
t match pattern "^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,9})?\
$",parentSchema:Ye.properties.usd_per_call,data:a};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+
"/hosted_tools/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/usd_per_call",schemaPath:"#/components/s\
chemas/HostedTool/properties/usd_per_call/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:Ye.properties.usd_per_call.type,parentSchema:Ye.properties.usd_per_call,data:a};e===
null?e=[p]:e.push(p),s++}}}else{let a={instancePath:t+"/hosted_tools/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/HostedTool/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:Ye.type,parentSchema:Ye,data:m};e===null?e=[a]:e.push(a),s++}}}else{
let o={instancePath:t+"/hosted_tools",schemaPath:"#/properties/hosted_tools/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:N.properties.hosted_tools.type,parentSchema:N.properties.
hosted_tools,data:i};e===null?e=[o]:e.push(o),s++}}if(r.forward_members!==void 0){let i=r.forward_members;
if(Array.isArray(i)){if(i.length>64){let m={instancePath:t+"/forward_members",schemaPath:"#/properti\
es/forward_members/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 6\
4 items",schema:64,parentSchema:N.properties.forward_members,data:i};e===null?e=[m]:e.push(m),s++}let o=i.
length;for(let m=0;m<o;m++){let a=i[m];if(typeof a=="string"){if(d(a)>64){let p={instancePath:t+"/fo\
rward_members/"+m,schemaPath:"#/properties/forward_members/items/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:N.properties.forward_members.
items,data:a};e===null?e=[p]:e.push(p),s++}if(d(a)<1){let p={instancePath:t+"/forward_members/"+m,schemaPath:"\
#/properties/forward_members/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters",schema:1,parentSchema:N.properties.forward_members.items,data:a};e===
null?e=[p]:e.push(p),s++}if(!Qe.test(a)){let p={instancePath:t+"/forward_members/"+m,schemaPath:"#/p\
roperties/forward_members/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\
$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"',schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:N.
properties.forward_members.items,data:a};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/\
forward_members/"+m,schemaPath:"#/properties/forward_members/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:N.properties.forward_members.items.type,parentSchema:N.properties.
forward_members.items,data:a};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:t+"/forward_me\
mbers",schemaPath:"#/properties/forward_members/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:N.properties.forward_members.type,parentSchema:N.properties.forward_members,data:i};
e===null?e=[o]:e.push(o),s++}}if(r.headers!==void 0){let i=r.headers;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(Object.keys(i).length>32){let o={instancePath:t+"/headers",schemaPath:"#/properties/h\
eaders/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 \
properties",schema:32,parentSchema:N.properties.headers,data:i};e===null?e=[o]:e.push(o),s++}for(let o in i){
let m=i[o];if(typeof m=="string"){if(d(m)>4096){let a={instancePath:t+"/headers/"+o.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLen\
gth",params:{limit:4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:N.
properties.headers.additionalProperties,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+
"/headers/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProp\
erties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.headers.
additionalProperties.type,parentSchema:N.properties.headers.additionalProperties,data:m};e===null?e=
[a]:e.push(a),s++}}}else{let o={instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:N.properties.headers.type,parentSchema:N.
properties.headers,data:i};e===null?e=[o]:e.push(o),s++}}if(r.first_byte_ms!==void 0){let i=r.first_byte_ms;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let o={instancePath:t+"/first_byte_ms",schemaPath:"#/pr\
operties/first_byte_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:N.
properties.first_byte_ms.type,parentSchema:N.properties.first_byte_ms,data:i};e===null?e=[o]:e.push(
o),s++}if(typeof i=="number"){if(i>6e5||isNaN(i)){let o={instancePath:t+"/first_byte_ms",schemaPath:"\
#/properties/first_byte_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"mu\
st be <= 600000",schema:6e5,parentSchema:N.properties.first_byte_ms,data:i};e===null?e=[o]:e.push(o),
s++}if(i<10||isNaN(i)){let o={instancePath:t+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms\
/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:N.
properties.first_byte_ms,data:i};e===null?e=[o]:e.push(o),s++}}}if(r.idle_ms!==void 0){let i=r.idle_ms;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let o={instancePath:t+"/idle_ms",schemaPath:"#/properti\
es/idle_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:N.properties.
idle_ms.type,parentSchema:N.properties.idle_ms,data:i};e===null?e=[o]:e.push(o),s++}if(typeof i=="nu\
mber"){if(i>6e5||isNaN(i)){let o={instancePath:t+"/idle_ms",schemaPath:"#/properties/idle_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:N.
properties.idle_ms,data:i};e===null?e=[o]:e.push(o),s++}if(i<10||isNaN(i)){let o={instancePath:t+"/i\
dle_ms",schemaPath:"#/properties/idle_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},
message:"must be >= 10",schema:10,parentSchema:N.properties.idle_ms,data:i};e===null?e=[o]:e.push(o),
s++}}}if(r.parallel!==void 0){let i=r.parallel;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let o={instancePath:t+
"/parallel",schemaPath:"#/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:N.properties.parallel.type,parentSchema:N.properties.parallel,data:i};e===null?
e=[o]:e.push(o),s++}if(typeof i=="number"){if(i>1e5||isNaN(i)){let o={instancePath:t+"/parallel",schemaPath:"\
#/properties/parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be\
 <= 100000",schema:1e5,parentSchema:N.properties.parallel,data:i};e===null?e=[o]:e.push(o),s++}if(i<
1||isNaN(i)){let o={instancePath:t+"/parallel",schemaPath:"#/properties/parallel/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:N.properties.parallel,
data:i};e===null?e=[o]:e.push(o),s++}}}if(r.queue_ms!==void 0){let i=r.queue_ms;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i))){let o={instancePath:t+"/queue_ms",schemaPath:"#/properties/queue_ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:N.properties.queue_ms.type,parentSchema:N.
properties.queue_ms,data:i};e===null?e=[o]:e.push(o),s++}if(typeof i=="number"){if(i>3e5||isNaN(i)){
let o={instancePath:t+"/queue_ms",schemaPath:"#/properties/queue_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:3e5},message:"must be <= 300000",schema:3e5,parentSchema:N.properties.queue_ms,
data:i};e===null?e=[o]:e.push(o),s++}if(i<0||isNaN(i)){let o={instancePath:t+"/queue_ms",schemaPath:"\
#/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0",schema:0,parentSchema:N.properties.queue_ms,data:i};e===null?e=[o]:e.push(o),s++}}}}else{let i={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:N.
type,parentSchema:N,data:r};e===null?e=[i]:e.push(i),s++}return Ns.errors=e,s===0}Ns.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var W={type:"object",additionalProperties:!1,required:["upstream"],
properties:{upstream:{type:"string",minLength:1,maxLength:64},model:{type:"string",minLength:1,maxLength:256},
is:{type:"string",minLength:1,maxLength:256},on:{type:"array",minItems:1,maxItems:8,items:{$ref:"#/c\
omponents/schemas/Takeover"}},context_tokens:{type:"integer",minimum:1,maximum:1e9},tier:{type:"inte\
ger",minimum:1,maximum:16,default:1},weight:{type:"integer",minimum:1,maximum:1e3,default:1},parallel:{
type:"integer",minimum:1,maximum:1e5},affinity:{type:"boolean",default:!0},usd_per_million:{$ref:"#/\
components/schemas/Price"},usd_per:{$ref:"#/components/schemas/UnitPrice"},retry_after_sent:{type:"b\
oolean",default:!0}}},Vs={type:"string",enum:["context_length","content_filter","quota"]},ae={type:"\
object",additionalProperties:!1,properties:{input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-\
9]{1,9})?$",maxLength:32},cached_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
maxLength:32},cache_write_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
cache_write_1h_input:{type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},output:{
type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},call:{$ref:"#/components\
/schemas/UnitAmount"},image:{$ref:"#/components/schemas/UnitAmount"},million_characters:{$ref:"#/com\
ponents/schemas/UnitAmount"},second:{$ref:"#/components/schemas/UnitAmount"},long_context:{$ref:"#/c\
omponents/schemas/LongContextPrices"},service_tiers:{type:"object",maxProperties:16,propertyNames:{type:"\
string",maxLength:64,pattern:"^[a-z][a-z0-9_.-]*$"},additionalProperties:{$ref:"#/components/schemas\
/ServiceTierPrice"}}}},re={type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32},
Rs={type:"array",minItems:1,maxItems:8,items:{$ref:"#/components/schemas/LongContextPrice"}},Ce={type:"\
object",additionalProperties:!1,required:["above","input","output"],properties:{above:{type:"integer",
minimum:1,maximum:1e9},input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/compo\
nents/schemas/UsdPerMillion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{
$ref:"#/components/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"}}},X={type:"\
string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",maxLength:32};function Ls(r,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=Ls.evaluated;
if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.above===void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
above"},message:"must have required property 'above'",schema:Ce.required,parentSchema:Ce,data:r};e===
null?e=[h]:e.push(h),s++}if(r.input===void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"input"},message:"must have required property 'input'",schema:Ce.required,
parentSchema:Ce,data:r};e===null?e=[h]:e.push(h),s++}if(r.output===void 0){let h={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"output"},message:"must have required propert\
y 'output'",schema:Ce.required,parentSchema:Ce,data:r};e===null?e=[h]:e.push(h),s++}for(let h in r)if(!(h===
"above"||h==="input"||h==="cached_input"||h==="cache_write_input"||h==="cache_write_1h_input"||h==="\
output")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:Ce,data:r};
e===null?e=[n]:e.push(n),s++}if(r.above!==void 0){let h=r.above;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h))){let n={instancePath:t+"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:Ce.properties.above.type,parentSchema:Ce.properties.above,
data:h};e===null?e=[n]:e.push(n),s++}if(typeof h=="number"){if(h>1e9||isNaN(h)){let n={instancePath:t+
"/above",schemaPath:"#/properties/above/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000",schema:1e9,parentSchema:Ce.properties.above,data:h};e===null?e=[n]:e.
push(n),s++}if(h<1||isNaN(h)){let n={instancePath:t+"/above",schemaPath:"#/properties/above/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Ce.properties.
above,data:h};e===null?e=[n]:e.push(n),s++}}}if(r.input!==void 0){let h=r.input;if(typeof h=="string"){
if(d(h)>32){let n={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X,
data:h};e===null?e=[n]:e.push(n),s++}if(!ce.test(h)){let n={instancePath:t+"/input",schemaPath:"#/co\
mponents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0\
-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:X.type,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}if(r.cached_input!==
void 0){let h=r.cached_input;if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/cached_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}
if(!ce.test(h)){let n={instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion\
/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must m\
atch pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cached_input",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:X.type,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_input!==void 0){
let h=r.cache_write_input;if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/cache_write_inp\
ut",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:X,data:h};e===null?e=[n]:e.push(
n),s++}if(!ce.test(h)){let n={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/U\
sdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_\
input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:X.type,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_1h_input!==
void 0){let h=r.cache_write_1h_input;if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/cach\
e_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:X,data:h};e===null?
e=[n]:e.push(n),s++}if(!ce.test(h)){let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/comp\
onents/schemas/UsdPerMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:X.type,parentSchema:X,data:h};e===null?e=[n]:e.push(n),
s++}}if(r.output!==void 0){let h=r.output;if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"\
/output",schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:X,data:h};e===null?e=[n]:e.push(
n),s++}if(!ce.test(h)){let n={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillio\
n/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must \
match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",
parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:X.type,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}}else{let h={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ce.type,parentSchema:Ce,
data:r};e===null?e=[h]:e.push(h),s++}return Ls.errors=e,s===0}Ls.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function es(r,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){
let e=null,s=0,v=es.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),Array.
isArray(r)){if(r.length>8){let n={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items",schema:8,parentSchema:Rs,data:r};e===null?e=[n]:e.
push(n),s++}if(r.length<1){let n={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Rs,data:r};e===null?e=[n]:
e.push(n),s++}let h=r.length;for(let n=0;n<h;n++)Ls(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,
rootData:$,dynamicAnchors:D})||(e=e===null?Ls.errors:e.concat(Ls.errors),s=e.length)}else{let h={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Rs.type,parentSchema:Rs,
data:r};e===null?e=[h]:e.push(h),s++}return es.errors=e,s===0}es.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var hs={type:"object",additionalProperties:!1,required:["input","output"],properties:{
input:{$ref:"#/components/schemas/UsdPerMillion"},cached_input:{$ref:"#/components/schemas/UsdPerMil\
lion"},cache_write_input:{$ref:"#/components/schemas/UsdPerMillion"},cache_write_1h_input:{$ref:"#/c\
omponents/schemas/UsdPerMillion"},output:{$ref:"#/components/schemas/UsdPerMillion"},long_context:{$ref:"\
#/components/schemas/LongContextPrices"}}};function As(r,{instancePath:t="",parentData:R,parentDataProperty:V,
rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=As.evaluated;if(v.dynamicProps&&(v.props=void 0),
v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.input===void 0){let h={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"\
must have required property 'input'",schema:hs.required,parentSchema:hs,data:r};e===null?e=[h]:e.push(
h),s++}if(r.output===void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"output"},message:"must have required property 'output'",schema:hs.required,parentSchema:hs,
data:r};e===null?e=[h]:e.push(h),s++}for(let h in r)if(!(h==="input"||h==="cached_input"||h==="cache\
_write_input"||h==="cache_write_1h_input"||h==="output"||h==="long_context")){let n={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"\
must NOT have additional properties",schema:!1,parentSchema:hs,data:r};e===null?e=[n]:e.push(n),s++}
if(r.input!==void 0){let h=r.input;if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}
if(!ce.test(h)){let n={instancePath:t+"/input",schemaPath:"#/components/schemas/UsdPerMillion/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pa\
ttern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X,
data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/input",schemaPath:"#/components/s\
chemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.type,
parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}if(r.cached_input!==void 0){let h=r.cached_input;
if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}if(!ce.test(h)){let n={
instancePath:t+"/cached_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9]\
[0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X,data:h};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cached_input",schemaPath:"#/components/sc\
hemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.type,
parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_input!==void 0){let h=r.cache_write_input;
if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters",schema:32,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}if(!ce.test(h)){
let n={instancePath:t+"/cache_write_input",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X,data:h};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_input",schemaPath:"#/componen\
ts/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.
type,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}if(r.cache_write_1h_input!==void 0){let h=r.
cache_write_1h_input;if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/cache_write_1h_input",
schemaPath:"#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters",schema:32,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}
if(!ce.test(h)){let n={instancePath:t+"/cache_write_1h_input",schemaPath:"#/components/schemas/UsdPe\
rMillion/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/cache_write_\
1h_input",schemaPath:"#/components/schemas/UsdPerMillion/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:X.type,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}}if(r.output!==
void 0){let h=r.output;if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/output",schemaPath:"\
#/components/schemas/UsdPerMillion/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters",schema:32,parentSchema:X,data:h};e===null?e=[n]:e.push(n),s++}if(!ce.
test(h)){let n={instancePath:t+"/output",schemaPath:"#/components/schemas/UsdPerMillion/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:X,data:h};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/output",schemaPath:"#/components/schemas/\
UsdPerMillion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.type,parentSchema:X,
data:h};e===null?e=[n]:e.push(n),s++}}r.long_context!==void 0&&(es(r.long_context,{instancePath:t+"/\
long_context",parentData:r,parentDataProperty:"long_context",rootData:$,dynamicAnchors:D})||(e=e===null?
es.errors:e.concat(es.errors),s=e.length))}else{let h={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:hs.type,parentSchema:hs,data:r};e===null?
e=[h]:e.push(h),s++}return As.errors=e,s===0}As.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ss(r,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){
let e=null,s=0,v=ss.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){for(let n in r)if(!Ue.call(ae.properties,n)){let i={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"\
must NOT have additional properties",schema:!1,parentSchema:ae,data:r};e===null?e=[i]:e.push(i),s++}
if(r.input!==void 0){let n=r.input;if(typeof n=="string"){if(d(n)>32){let i={instancePath:t+"/input",
schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters",schema:32,parentSchema:ae.properties.input,data:n};e===null?e=[i]:e.push(
i),s++}if(!ce.test(n)){let i={instancePath:t+"/input",schemaPath:"#/properties/input/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[\
1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae.properties.
input,data:n};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/input",schemaPath:"#/proper\
ties/input/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties.
input.type,parentSchema:ae.properties.input,data:n};e===null?e=[i]:e.push(i),s++}}if(r.cached_input!==
void 0){let n=r.cached_input;if(typeof n=="string"){if(d(n)>32){let i={instancePath:t+"/cached_input",
schemaPath:"#/properties/cached_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must\
 NOT have more than 32 characters",schema:32,parentSchema:ae.properties.cached_input,data:n};e===null?
e=[i]:e.push(i),s++}if(!ce.test(n)){let i={instancePath:t+"/cached_input",schemaPath:"#/properties/c\
ached_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:ae.properties.cached_input,data:n};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+
"/cached_input",schemaPath:"#/properties/cached_input/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ae.properties.cached_input.type,parentSchema:ae.properties.cached_input,data:n};
e===null?e=[i]:e.push(i),s++}}if(r.cache_write_input!==void 0){let n=r.cache_write_input;if(typeof n==
"string"){if(d(n)>32){let i={instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_writ\
e_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charact\
ers",schema:32,parentSchema:ae.properties.cache_write_input,data:n};e===null?e=[i]:e.push(i),s++}if(!ce.
test(n)){let i={instancePath:t+"/cache_write_input",schemaPath:"#/properties/cache_write_input/patte\
rn",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match p\
attern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae.
properties.cache_write_input,data:n};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/cach\
e_write_input",schemaPath:"#/properties/cache_write_input/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:ae.properties.cache_write_input.type,parentSchema:ae.properties.cache_write_input,
data:n};e===null?e=[i]:e.push(i),s++}}if(r.cache_write_1h_input!==void 0){let n=r.cache_write_1h_input;
if(typeof n=="string"){if(d(n)>32){let i={instancePath:t+"/cache_write_1h_input",schemaPath:"#/prope\
rties/cache_write_1h_input/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters",schema:32,parentSchema:ae.properties.cache_write_1h_input,data:n};e===null?e=
[i]:e.push(i),s++}if(!ce.test(n)){let i={instancePath:t+"/cache_write_1h_input",schemaPath:"#/proper\
ties/cache_write_1h_input/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae.properties.cache_write_1h_input,data:n};e===null?e=[i]:e.push(
i),s++}}else{let i={instancePath:t+"/cache_write_1h_input",schemaPath:"#/properties/cache_write_1h_i\
nput/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties.cache_write_1h_input.
type,parentSchema:ae.properties.cache_write_1h_input,data:n};e===null?e=[i]:e.push(i),s++}}if(r.output!==
void 0){let n=r.output;if(typeof n=="string"){if(d(n)>32){let i={instancePath:t+"/output",schemaPath:"\
#/properties/output/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters",schema:32,parentSchema:ae.properties.output,data:n};e===null?e=[i]:e.push(i),s++}if(!ce.
test(n)){let i={instancePath:t+"/output",schemaPath:"#/properties/output/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:ae.properties.
output,data:n};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/output",schemaPath:"#/prop\
erties/output/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties.
output.type,parentSchema:ae.properties.output,data:n};e===null?e=[i]:e.push(i),s++}}if(r.call!==void 0){
let n=r.call;if(typeof n=="string"){if(d(n)>32){let i={instancePath:t+"/call",schemaPath:"#/componen\
ts/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more t\
han 32 characters",schema:32,parentSchema:re,data:n};e===null?e=[i]:e.push(i),s++}if(!ce.test(n)){let i={
instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:re,data:n};e===null?e=[
i]:e.push(i),s++}}else{let i={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:re.type,parentSchema:re,data:n};
e===null?e=[i]:e.push(i),s++}}if(r.image!==void 0){let n=r.image;if(typeof n=="string"){if(d(n)>32){
let i={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"maxLe\
ngth",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:re,data:n};
e===null?e=[i]:e.push(i),s++}if(!ce.test(n)){let i={instancePath:t+"/image",schemaPath:"#/components\
/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:re,data:n};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/im\
age",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.type,parentSchema:re,data:n};e===null?e=[i]:e.push(i),s++}}if(r.million_characters!==
void 0){let n=r.million_characters;if(typeof n=="string"){if(d(n)>32){let i={instancePath:t+"/millio\
n_characters",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters",schema:32,parentSchema:re,data:n};e===null?e=[i]:e.push(
i),s++}if(!ce.test(n)){let i={instancePath:t+"/million_characters",schemaPath:"#/components/schemas/\
UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9\
})?$",parentSchema:re,data:n};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/million_cha\
racters",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.type,parentSchema:re,data:n};e===null?e=[i]:e.push(i),s++}}if(r.second!==void 0){
let n=r.second;if(typeof n=="string"){if(d(n)>32){let i={instancePath:t+"/second",schemaPath:"#/comp\
onents/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mo\
re than 32 characters",schema:32,parentSchema:re,data:n};e===null?e=[i]:e.push(i),s++}if(!ce.test(n)){
let i={instancePath:t+"/second",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"patter\
n",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:re,data:n};
e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/second",schemaPath:"#/components/schemas/\
UnitAmount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.type,parentSchema:re,
data:n};e===null?e=[i]:e.push(i),s++}}if(r.long_context!==void 0&&(es(r.long_context,{instancePath:t+
"/long_context",parentData:r,parentDataProperty:"long_context",rootData:$,dynamicAnchors:D})||(e=e===
null?es.errors:e.concat(es.errors),s=e.length)),r.service_tiers!==void 0){let n=r.service_tiers;if(n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>16){let i={instancePath:t+"/service_\
tiers",schemaPath:"#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit:16},
message:"must NOT have more than 16 properties",schema:16,parentSchema:ae.properties.service_tiers,data:n};
e===null?e=[i]:e.push(i),s++}for(let i in n){let o=s;if(typeof i=="string"){if(d(i)>64){let m={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:ae.properties.
service_tiers.propertyNames,data:i,propertyName:i};e===null?e=[m]:e.push(m),s++}if(!ut.test(i)){let m={
instancePath:t+"/service_tiers",schemaPath:"#/properties/service_tiers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},message:'must match pattern "^[a-z][a-z0-9_.-]*$"',schema:"\
^[a-z][a-z0-9_.-]*$",parentSchema:ae.properties.service_tiers.propertyNames,data:i,propertyName:i};e===
null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/service_tiers",schemaPath:"#/properties/servi\
ce_tiers/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.
properties.service_tiers.propertyNames.type,parentSchema:ae.properties.service_tiers.propertyNames,data:i,
propertyName:i};e===null?e=[m]:e.push(m),s++}var h=o===s;if(!h){let m={instancePath:t+"/service_tier\
s",schemaPath:"#/properties/service_tiers/propertyNames",keyword:"propertyNames",params:{propertyName:i},
message:"property name must be valid",schema:ae.properties.service_tiers.propertyNames,parentSchema:ae.
properties.service_tiers,data:n};e===null?e=[m]:e.push(m),s++}}for(let i in n)As(n[i],{instancePath:t+
"/service_tiers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:i,rootData:$,
dynamicAnchors:D})||(e=e===null?As.errors:e.concat(As.errors),s=e.length)}else{let i={instancePath:t+
"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:ae.properties.service_tiers.type,parentSchema:ae.properties.service_tiers,
data:n};e===null?e=[i]:e.push(i),s++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ae.type,parentSchema:ae,data:r};e===null?e=[n]:
e.push(n),s++}return ss.errors=e,s===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs={
type:"object",additionalProperties:!1,minProperties:1,properties:{call:{$ref:"#/components/schemas/U\
nitAmount"},image:{$ref:"#/components/schemas/UnitAmount"},million_characters:{$ref:"#/components/sc\
hemas/UnitAmount"},second:{$ref:"#/components/schemas/UnitAmount"}}};function Os(r,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=Os.evaluated;
if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let h={instancePath:t,schemaPath:"#/minProperties",keyword:"minPrope\
rties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:Fs,data:r};
e===null?e=[h]:e.push(h),s++}for(let h in r)if(!(h==="call"||h==="image"||h==="million_characters"||
h==="second")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:Fs,
data:r};e===null?e=[n]:e.push(n),s++}if(r.call!==void 0){let h=r.call;if(typeof h=="string"){if(d(h)>
32){let n={instancePath:t+"/call",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"ma\
xLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:re,
data:h};e===null?e=[n]:e.push(n),s++}if(!ce.test(h)){let n={instancePath:t+"/call",schemaPath:"#/com\
ponents/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{\
1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9\
]{0,5})(\\.[0-9]{1,9})?$",parentSchema:re,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/call",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.type,parentSchema:re,data:h};e===null?e=[n]:e.push(n),s++}}if(r.image!==void 0){
let h=r.image;if(typeof h=="string"){if(d(h)>32){let n={instancePath:t+"/image",schemaPath:"#/compon\
ents/schemas/UnitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more\
 than 32 characters",schema:32,parentSchema:re,data:h};e===null?e=[n]:e.push(n),s++}if(!ce.test(h)){
let n={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:re,data:h};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+"/image",schemaPath:"#/components/schemas/UnitA\
mount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.type,parentSchema:re,
data:h};e===null?e=[n]:e.push(n),s++}}if(r.million_characters!==void 0){let h=r.million_characters;if(typeof h==
"string"){if(d(h)>32){let n={instancePath:t+"/million_characters",schemaPath:"#/components/schemas/U\
nitAmount/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 chara\
cters",schema:32,parentSchema:re,data:h};e===null?e=[n]:e.push(n),s++}if(!ce.test(h)){let n={instancePath:t+
"/million_characters",schemaPath:"#/components/schemas/UnitAmount/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\\
.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:re,data:h};e===null?e=[
n]:e.push(n),s++}}else{let n={instancePath:t+"/million_characters",schemaPath:"#/components/schemas/\
UnitAmount/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.type,parentSchema:re,
data:h};e===null?e=[n]:e.push(n),s++}}if(r.second!==void 0){let h=r.second;if(typeof h=="string"){if(d(
h)>32){let n={instancePath:t+"/second",schemaPath:"#/components/schemas/UnitAmount/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters",schema:32,parentSchema:re,
data:h};e===null?e=[n]:e.push(n),s++}if(!ce.test(h)){let n={instancePath:t+"/second",schemaPath:"#/c\
omponents/schemas/UnitAmount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9\
]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0\
-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:re,data:h};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:t+
"/second",schemaPath:"#/components/schemas/UnitAmount/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.type,parentSchema:re,data:h};e===null?e=[n]:e.push(n),s++}}}else{let h={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Fs.type,parentSchema:Fs,
data:r};e===null?e=[h]:e.push(h),s++}return Os.errors=e,s===0}Os.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $s(r,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){
let e=null,s=0,v=$s.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.tier===void 0&&(r.tier=1),r.weight===void 0&&(r.weight=1),
r.affinity===void 0&&(r.affinity=!0),r.retry_after_sent===void 0&&(r.retry_after_sent=!0),r.upstream===
void 0){let m={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"up\
stream"},message:"must have required property 'upstream'",schema:W.required,parentSchema:W,data:r};e===
null?e=[m]:e.push(m),s++}for(let m in r)if(!Ue.call(W.properties,m)){let a={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must N\
OT have additional properties",schema:!1,parentSchema:W,data:r};e===null?e=[a]:e.push(a),s++}if(r.upstream!==
void 0){let m=r.upstream;if(typeof m=="string"){if(d(m)>64){let a={instancePath:t+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more t\
han 64 characters",schema:64,parentSchema:W.properties.upstream,data:m};e===null?e=[a]:e.push(a),s++}
if(d(m)<1){let a={instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:W.properties.
upstream,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/upstream",schemaPath:"#/\
properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.
upstream.type,parentSchema:W.properties.upstream,data:m};e===null?e=[a]:e.push(a),s++}}if(r.model!==
void 0){let m=r.model;if(typeof m=="string"){if(d(m)>256){let a={instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters",schema:256,parentSchema:W.properties.model,data:m};e===null?e=[a]:e.push(a),s++}if(d(
m)<1){let a={instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:W.properties.model,data:m};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/model",schemaPath:"#/properties/model/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.model.type,parentSchema:W.
properties.model,data:m};e===null?e=[a]:e.push(a),s++}}if(r.is!==void 0){let m=r.is;if(typeof m=="st\
ring"){if(d(m)>256){let a={instancePath:t+"/is",schemaPath:"#/properties/is/maxLength",keyword:"maxL\
ength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,parentSchema:W.
properties.is,data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<1){let a={instancePath:t+"/is",schemaPath:"\
#/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:W.properties.is,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:t+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:W.properties.is.type,parentSchema:W.properties.is,data:m};e===null?e=[a]:e.push(
a),s++}}if(r.on!==void 0){let m=r.on;if(Array.isArray(m)){if(m.length>8){let p={instancePath:t+"/on",
schemaPath:"#/properties/on/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have mor\
e than 8 items",schema:8,parentSchema:W.properties.on,data:m};e===null?e=[p]:e.push(p),s++}if(m.length<
1){let p={instancePath:t+"/on",schemaPath:"#/properties/on/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:W.properties.on,data:m};e===null?e=
[p]:e.push(p),s++}let a=m.length;for(let p=0;p<a;p++){let c=m[p];if(typeof c!="string"){let l={instancePath:t+
"/on/"+p,schemaPath:"#/components/schemas/Takeover/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Vs.type,parentSchema:Vs,data:c};e===null?e=[l]:e.push(l),s++}if(!(c==="contex\
t_length"||c==="content_filter"||c==="quota")){let l={instancePath:t+"/on/"+p,schemaPath:"#/componen\
ts/schemas/Takeover/enum",keyword:"enum",params:{allowedValues:Vs.enum},message:"must be equal to on\
e of the allowed values",schema:Vs.enum,parentSchema:Vs,data:c};e===null?e=[l]:e.push(l),s++}}}else{
let a={instancePath:t+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:W.properties.on.type,parentSchema:W.properties.on,data:m};e===null?e=[a]:e.push(
a),s++}}if(r.context_tokens!==void 0){let m=r.context_tokens;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m))){let a={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:W.properties.context_tokens.type,parentSchema:W.
properties.context_tokens,data:m};e===null?e=[a]:e.push(a),s++}if(typeof m=="number"){if(m>1e9||isNaN(
m)){let a={instancePath:t+"/context_tokens",schemaPath:"#/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000",schema:1e9,parentSchema:W.
properties.context_tokens,data:m};e===null?e=[a]:e.push(a),s++}if(m<1||isNaN(m)){let a={instancePath:t+
"/context_tokens",schemaPath:"#/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:W.properties.context_tokens,data:m};e===null?
e=[a]:e.push(a),s++}}}let h=r.tier;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let m={instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:W.properties.tier.type,parentSchema:W.properties.tier,data:h};e===null?e=[m]:e.push(
m),s++}if(typeof h=="number"){if(h>16||isNaN(h)){let m={instancePath:t+"/tier",schemaPath:"#/propert\
ies/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16",schema:16,
parentSchema:W.properties.tier,data:h};e===null?e=[m]:e.push(m),s++}if(h<1||isNaN(h)){let m={instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:W.properties.tier,data:h};e===null?e=[m]:e.push(m),s++}}let n=r.
weight;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let m={instancePath:t+"/weight",schemaPath:"#/pr\
operties/weight/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.
weight.type,parentSchema:W.properties.weight,data:n};e===null?e=[m]:e.push(m),s++}if(typeof n=="numb\
er"){if(n>1e3||isNaN(n)){let m={instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:W.properties.
weight,data:n};e===null?e=[m]:e.push(m),s++}if(n<1||isNaN(n)){let m={instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:W.properties.weight,data:n};e===null?e=[m]:e.push(m),s++}}if(r.parallel!==void 0){
let m=r.parallel;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let a={instancePath:t+"/parallel",schemaPath:"\
#/properties/parallel/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.
properties.parallel.type,parentSchema:W.properties.parallel,data:m};e===null?e=[a]:e.push(a),s++}if(typeof m==
"number"){if(m>1e5||isNaN(m)){let a={instancePath:t+"/parallel",schemaPath:"#/properties/parallel/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000",schema:1e5,parentSchema:W.
properties.parallel,data:m};e===null?e=[a]:e.push(a),s++}if(m<1||isNaN(m)){let a={instancePath:t+"/p\
arallel",schemaPath:"#/properties/parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:W.properties.parallel,data:m};e===null?e=[a]:e.push(a),
s++}}}let i=r.affinity;if(typeof i!="boolean"){let m={instancePath:t+"/affinity",schemaPath:"#/prope\
rties/affinity/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:W.properties.
affinity.type,parentSchema:W.properties.affinity,data:i};e===null?e=[m]:e.push(m),s++}r.usd_per_million!==
void 0&&(ss(r.usd_per_million,{instancePath:t+"/usd_per_million",parentData:r,parentDataProperty:"us\
d_per_million",rootData:$,dynamicAnchors:D})||(e=e===null?ss.errors:e.concat(ss.errors),s=e.length)),
r.usd_per!==void 0&&(Os(r.usd_per,{instancePath:t+"/usd_per",parentData:r,parentDataProperty:"usd_pe\
r",rootData:$,dynamicAnchors:D})||(e=e===null?Os.errors:e.concat(Os.errors),s=e.length));let o=r.retry_after_sent;
if(typeof o!="boolean"){let m={instancePath:t+"/retry_after_sent",schemaPath:"#/properties/retry_aft\
er_sent/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:W.properties.retry_after_sent.
type,parentSchema:W.properties.retry_after_sent,data:o};e===null?e=[m]:e.push(m),s++}}else{let h={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.type,parentSchema:W,
data:r};e===null?e=[h]:e.push(h),s++}return $s.errors=e,s===0}$s.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var J={type:"object",additionalProperties:!1,required:["url","when"],properties:{url:{
type:"string",format:"uri",minLength:8,maxLength:1024},when:{type:"string",enum:["before","after","b\
oth"]},routes:{type:"array",minItems:1,maxItems:4096,items:{$ref:"#/components/schemas/RouteName"}},
groups:{type:"array",minItems:1,maxItems:4096,items:{type:"string",minLength:1,maxLength:64}},on_error:{
type:"string",enum:["refuse","allow"],default:"refuse"},ms:{type:"integer",minimum:1,maximum:6e4,default:1e3},
stream_window:{type:"integer",minimum:1,maximum:65536,default:200}}};function qs(r,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=qs.evaluated;
if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.on_error===void 0&&(r.on_error="refuse"),r.ms===void 0&&(r.ms=1e3),r.stream_window===void 0&&
(r.stream_window=200),r.url===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"url"},message:"must have required property 'url'",schema:J.required,parentSchema:J,
data:r};e===null?e=[o]:e.push(o),s++}if(r.when===void 0){let o={instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"when"},message:"must have required property 'when'",schema:J.
required,parentSchema:J,data:r};e===null?e=[o]:e.push(o),s++}for(let o in r)if(!(o==="url"||o==="whe\
n"||o==="routes"||o==="groups"||o==="on_error"||o==="ms"||o==="stream_window")){let m={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:J,data:r};e===null?e=[m]:e.push(m),s++}if(r.
url!==void 0){let o=r.url;if(typeof o=="string"){if(d(o)>1024){let m={instancePath:t+"/url",schemaPath:"\
#/properties/url/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than\
 1024 characters",schema:1024,parentSchema:J.properties.url,data:o};e===null?e=[m]:e.push(m),s++}if(d(
o)<8){let m={instancePath:t+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{
limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:J.properties.url,data:o};
e===null?e=[m]:e.push(m),s++}if(!Pe(o)){let m={instancePath:t+"/url",schemaPath:"#/properties/url/fo\
rmat",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:J.
properties.url,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/url",schemaPath:"#\
/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.
url.type,parentSchema:J.properties.url,data:o};e===null?e=[m]:e.push(m),s++}}if(r.when!==void 0){let o=r.
when;if(typeof o!="string"){let m={instancePath:t+"/when",schemaPath:"#/properties/when/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:J.properties.when.type,parentSchema:J.properties.
when,data:o};e===null?e=[m]:e.push(m),s++}if(!(o==="before"||o==="after"||o==="both")){let m={instancePath:t+
"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues:J.properties.when.enum},
message:"must be equal to one of the allowed values",schema:J.properties.when.enum,parentSchema:J.properties.
when,data:o};e===null?e=[m]:e.push(m),s++}}if(r.routes!==void 0){let o=r.routes;if(Array.isArray(o)){
if(o.length>4096){let a={instancePath:t+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"\
maxItems",params:{limit:4096},message:"must NOT have more than 4096 items",schema:4096,parentSchema:J.
properties.routes,data:o};e===null?e=[a]:e.push(a),s++}if(o.length<1){let a={instancePath:t+"/routes",
schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have\
 fewer than 1 items",schema:1,parentSchema:J.properties.routes,data:o};e===null?e=[a]:e.push(a),s++}
let m=o.length;for(let a=0;a<m;a++){let p=o[a];if(typeof p=="string"){if(d(p)>256){let c={instancePath:t+
"/routes/"+a,schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:be,data:p};e===null?e=[c]:e.
push(c),s++}if(!Cs.test(p)){let c={instancePath:t+"/routes/"+a,schemaPath:"#/components/schemas/Rout\
eName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'\
must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255\
}\\*?)$",parentSchema:be,data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/routes/"+
a,schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:be.type,parentSchema:be,data:p};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:t+
"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"array"},message:"must b\
e array",schema:J.properties.routes.type,parentSchema:J.properties.routes,data:o};e===null?e=[m]:e.push(
m),s++}}if(r.groups!==void 0){let o=r.groups;if(Array.isArray(o)){if(o.length>4096){let a={instancePath:t+
"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items",schema:4096,parentSchema:J.properties.groups,data:o};e===null?e=
[a]:e.push(a),s++}if(o.length<1){let a={instancePath:t+"/groups",schemaPath:"#/properties/groups/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.
properties.groups,data:o};e===null?e=[a]:e.push(a),s++}let m=o.length;for(let a=0;a<m;a++){let p=o[a];
if(typeof p=="string"){if(d(p)>64){let c={instancePath:t+"/groups/"+a,schemaPath:"#/properties/group\
s/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers",schema:64,parentSchema:J.properties.groups.items,data:p};e===null?e=[c]:e.push(c),s++}if(d(p)<1){
let c={instancePath:t+"/groups/"+a,schemaPath:"#/properties/groups/items/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.properties.
groups.items,data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/groups/"+a,schemaPath:"\
#/properties/groups/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.
properties.groups.items.type,parentSchema:J.properties.groups.items,data:p};e===null?e=[c]:e.push(c),
s++}}}else{let m={instancePath:t+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:J.properties.groups.type,parentSchema:J.properties.groups,
data:o};e===null?e=[m]:e.push(m),s++}}let h=r.on_error;if(typeof h!="string"){let o={instancePath:t+
"/on_error",schemaPath:"#/properties/on_error/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:J.properties.on_error.type,parentSchema:J.properties.on_error,data:h};e===null?
e=[o]:e.push(o),s++}if(!(h==="refuse"||h==="allow")){let o={instancePath:t+"/on_error",schemaPath:"#\
/properties/on_error/enum",keyword:"enum",params:{allowedValues:J.properties.on_error.enum},message:"\
must be equal to one of the allowed values",schema:J.properties.on_error.enum,parentSchema:J.properties.
on_error,data:h};e===null?e=[o]:e.push(o),s++}let n=r.ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){
let o={instancePath:t+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:J.properties.ms.type,parentSchema:J.properties.ms,data:n};e===null?
e=[o]:e.push(o),s++}if(typeof n=="number"){if(n>6e4||isNaN(n)){let o={instancePath:t+"/ms",schemaPath:"\
#/properties/ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60\
000",schema:6e4,parentSchema:J.properties.ms,data:n};e===null?e=[o]:e.push(o),s++}if(n<1||isNaN(n)){
let o={instancePath:t+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:J.properties.ms,data:n};e===null?e=[o]:e.push(
o),s++}}let i=r.stream_window;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let o={instancePath:t+"/s\
tream_window",schemaPath:"#/properties/stream_window/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:J.properties.stream_window.type,parentSchema:J.properties.stream_window,data:i};
e===null?e=[o]:e.push(o),s++}if(typeof i=="number"){if(i>65536||isNaN(i)){let o={instancePath:t+"/st\
ream_window",schemaPath:"#/properties/stream_window/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:65536},message:"must be <= 65536",schema:65536,parentSchema:J.properties.stream_window,data:i};
e===null?e=[o]:e.push(o),s++}if(i<1||isNaN(i)){let o={instancePath:t+"/stream_window",schemaPath:"#/\
properties/stream_window/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must b\
e >= 1",schema:1,parentSchema:J.properties.stream_window,data:i};e===null?e=[o]:e.push(o),s++}}}else{
let h={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect",schema:J.type,parentSchema:J,data:r};e===null?e=[h]:e.push(h),s++}return qs.errors=e,s===0}qs.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ie={type:"object",additionalProperties:!1,required:["\
events"],properties:{webhook:{$ref:"#/components/schemas/WebhookOutlet"},s3:{$ref:"#/components/sche\
mas/S3Outlet"},otlp:{$ref:"#/components/schemas/OtlpOutlet"},kafka:{$ref:"#/components/schemas/Kafka\
Outlet"},events:{type:"array",minItems:1,maxItems:3,uniqueItems:!0,items:{type:"string",enum:["ledge\
r","audit","alerts"]}},groups:{type:"array",minItems:1,maxItems:4096,items:{type:"string",minLength:1,
maxLength:64}},keep_days:{type:"integer",minimum:1,maximum:30,default:7}}},Ne={type:"object",additionalProperties:!1,
required:["url","secret_env"],properties:{url:{type:"string",format:"uri",minLength:8,maxLength:1024},
secret_env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},Ze={type:"object",additionalProperties:!1,
required:["url"],properties:{url:{type:"string",format:"uri",minLength:8,maxLength:1024},authorization_env:{
type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$",maxLength:128}}},K={type:"object",additionalProperties:!1,
required:["brokers","topic"],properties:{brokers:{type:"array",minItems:1,maxItems:32,items:{type:"s\
tring",maxLength:260,pattern:"^[A-Za-z0-9.-]+:\\d{1,5}$"}},topic:{type:"string",minLength:1,maxLength:249,
pattern:"^[A-Za-z0-9._-]+$"},tls:{type:"boolean",default:!0},ca_file:{type:"string",minLength:1,maxLength:1024,
pattern:"^[^\\x00-\\x1f]+$"},sasl:{type:"object",additionalProperties:!1,required:["mechanism","user\
name","password_env"],properties:{mechanism:{type:"string",enum:["PLAIN","SCRAM-SHA-256","SCRAM-SHA-\
512"]},username:{type:"string",minLength:1,maxLength:256},password_env:{type:"string",pattern:"^[A-Z\
a-z_][A-Za-z0-9_]*$",maxLength:128}}}}},Gt=new RegExp("^[A-Za-z0-9.-]+:\\d{1,5}$","u"),Ht=new RegExp(
"^[A-Za-z0-9._-]+$","u"),Le={type:"object",additionalProperties:!1,required:["url","sigv4"],properties:{
url:{type:"string",format:"uri",minLength:8,maxLength:1024},sigv4:{$ref:"#/components/schemas/SigV4"},
every_s:{type:"integer",minimum:1,maximum:3600,default:60}}};function Ts(r,{instancePath:t="",parentData:R,
parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=Ts.evaluated;if(v.dynamicProps&&
(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.every_s===
void 0&&(r.every_s=60),r.url===void 0){let n={instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"url"},message:"must have required property 'url'",schema:Le.required,parentSchema:Le,
data:r};e===null?e=[n]:e.push(n),s++}if(r.sigv4===void 0){let n={instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"sigv4"},message:"must have required property 'sigv4'",
schema:Le.required,parentSchema:Le,data:r};e===null?e=[n]:e.push(n),s++}for(let n in r)if(!(n==="url"||
n==="sigv4"||n==="every_s")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,
parentSchema:Le,data:r};e===null?e=[i]:e.push(i),s++}if(r.url!==void 0){let n=r.url;if(typeof n=="st\
ring"){if(d(n)>1024){let i={instancePath:t+"/url",schemaPath:"#/properties/url/maxLength",keyword:"m\
axLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:Le.
properties.url,data:n};e===null?e=[i]:e.push(i),s++}if(d(n)<8){let i={instancePath:t+"/url",schemaPath:"\
#/properties/url/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8\
 characters",schema:8,parentSchema:Le.properties.url,data:n};e===null?e=[i]:e.push(i),s++}if(!Pe(n)){
let i={instancePath:t+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"',schema:"uri",parentSchema:Le.properties.url,data:n};e===null?
e=[i]:e.push(i),s++}}else{let i={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:Le.properties.url.type,parentSchema:Le.properties.
url,data:n};e===null?e=[i]:e.push(i),s++}}if(r.sigv4!==void 0){let n=r.sigv4;if(n&&typeof n=="object"&&
!Array.isArray(n)){if(n.service===void 0&&(n.service="bedrock"),n.from===void 0&&(n.from="environmen\
t"),n.instance_url===void 0&&(n.instance_url="http://169.254.169.254"),n.region===void 0){let a={instancePath:t+
"/sigv4",schemaPath:"#/components/schemas/SigV4/required",keyword:"required",params:{missingProperty:"\
region"},message:"must have required property 'region'",schema:Z.required,parentSchema:Z,data:n};e===
null?e=[a]:e.push(a),s++}for(let a in n)if(!(a==="region"||a==="service"||a==="from"||a==="role_arn"||
a==="token_file"||a==="sts_url"||a==="instance_url")){let p={instancePath:t+"/sigv4",schemaPath:"#/c\
omponents/schemas/SigV4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:Z,data:n};e===null?e=[p]:e.push(
p),s++}if(n.region!==void 0){let a=n.region;if(typeof a=="string"){if(d(a)>64){let p={instancePath:t+
"/sigv4/region",schemaPath:"#/components/schemas/SigV4/properties/region/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:Z.properties.
region,data:a};e===null?e=[p]:e.push(p),s++}if(!ls.test(a)){let p={instancePath:t+"/sigv4/region",schemaPath:"\
#/components/schemas/SigV4/properties/region/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+\
$"},message:'must match pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:Z.properties.region,
data:a};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/sigv4/region",schemaPath:"#/compo\
nents/schemas/SigV4/properties/region/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:Z.properties.region.type,parentSchema:Z.properties.region,data:a};e===null?e=[p]:e.push(
p),s++}}let i=n.service;if(typeof i=="string"){if(d(i)>64){let a={instancePath:t+"/sigv4/service",schemaPath:"\
#/components/schemas/SigV4/properties/service/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:Z.properties.service,data:i};e===null?
e=[a]:e.push(a),s++}if(!ls.test(i)){let a={instancePath:t+"/sigv4/service",schemaPath:"#/components/\
schemas/SigV4/properties/service/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'\
must match pattern "^[a-z0-9-]+$"',schema:"^[a-z0-9-]+$",parentSchema:Z.properties.service,data:i};e===
null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/sigv4/service",schemaPath:"#/components/schem\
as/SigV4/properties/service/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.
properties.service.type,parentSchema:Z.properties.service,data:i};e===null?e=[a]:e.push(a),s++}let o=n.
from;if(typeof o!="string"){let a={instancePath:t+"/sigv4/from",schemaPath:"#/components/schemas/Sig\
V4/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.
from.type,parentSchema:Z.properties.from,data:o};e===null?e=[a]:e.push(a),s++}if(!(o==="environment"||
o==="container"||o==="instance")){let a={instancePath:t+"/sigv4/from",schemaPath:"#/components/schem\
as/SigV4/properties/from/enum",keyword:"enum",params:{allowedValues:Z.properties.from.enum},message:"\
must be equal to one of the allowed values",schema:Z.properties.from.enum,parentSchema:Z.properties.
from,data:o};e===null?e=[a]:e.push(a),s++}if(n.role_arn!==void 0){let a=n.role_arn;if(typeof a=="str\
ing"){if(d(a)>2048){let p={instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/p\
roperties/role_arn/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more th\
an 2048 characters",schema:2048,parentSchema:Z.properties.role_arn,data:a};e===null?e=[p]:e.push(p),
s++}if(d(a)<1){let p={instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/proper\
ties/role_arn/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters",schema:1,parentSchema:Z.properties.role_arn,data:a};e===null?e=[p]:e.push(p),s++}}else{let p={
instancePath:t+"/sigv4/role_arn",schemaPath:"#/components/schemas/SigV4/properties/role_arn/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Z.properties.role_arn.type,parentSchema:Z.
properties.role_arn,data:a};e===null?e=[p]:e.push(p),s++}}if(n.token_file!==void 0){let a=n.token_file;
if(typeof a=="string"){if(d(a)>1024){let p={instancePath:t+"/sigv4/token_file",schemaPath:"#/compone\
nts/schemas/SigV4/properties/token_file/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:Z.properties.token_file,data:a};e===
null?e=[p]:e.push(p),s++}if(d(a)<1){let p={instancePath:t+"/sigv4/token_file",schemaPath:"#/componen\
ts/schemas/SigV4/properties/token_file/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters",schema:1,parentSchema:Z.properties.token_file,data:a};e===null?e=
[p]:e.push(p),s++}if(!Ee.test(a)){let p={instancePath:t+"/sigv4/token_file",schemaPath:"#/components\
/schemas/SigV4/properties/token_file/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},
message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:Z.properties.
token_file,data:a};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/sigv4/token_file",schemaPath:"\
#/components/schemas/SigV4/properties/token_file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Z.properties.token_file.type,parentSchema:Z.properties.token_file,data:a};e===
null?e=[p]:e.push(p),s++}}if(n.sts_url!==void 0){let a=n.sts_url;if(typeof a=="string"){if(d(a)>1024){
let p={instancePath:t+"/sigv4/sts_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/max\
Length",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,
parentSchema:Z.properties.sts_url,data:a};e===null?e=[p]:e.push(p),s++}if(!ts.test(a)){let p={instancePath:t+
"/sigv4/sts_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/pattern",keyword:"pattern",
params:{pattern:"^https?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:Z.
properties.sts_url,data:a};e===null?e=[p]:e.push(p),s++}if(!Pe(a)){let p={instancePath:t+"/sigv4/sts\
_url",schemaPath:"#/components/schemas/SigV4/properties/sts_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:Z.properties.sts_url,data:a};e===null?
e=[p]:e.push(p),s++}}else{let p={instancePath:t+"/sigv4/sts_url",schemaPath:"#/components/schemas/Si\
gV4/properties/sts_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.
properties.sts_url.type,parentSchema:Z.properties.sts_url,data:a};e===null?e=[p]:e.push(p),s++}}let m=n.
instance_url;if(typeof m=="string"){if(d(m)>1024){let a={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:Z.properties.instance_url,
data:m};e===null?e=[a]:e.push(a),s++}if(!ts.test(m)){let a={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/pattern",keyword:"pattern",params:{pattern:"^http\
s?://"},message:'must match pattern "^https?://"',schema:"^https?://",parentSchema:Z.properties.instance_url,
data:m};e===null?e=[a]:e.push(a),s++}if(!Pe(m)){let a={instancePath:t+"/sigv4/instance_url",schemaPath:"\
#/components/schemas/SigV4/properties/instance_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:Z.properties.instance_url,data:m};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:t+"/sigv4/instance_url",schemaPath:"#/components/schemas/Sig\
V4/properties/instance_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.
properties.instance_url.type,parentSchema:Z.properties.instance_url,data:m};e===null?e=[a]:e.push(a),
s++}}else{let i={instancePath:t+"/sigv4",schemaPath:"#/components/schemas/SigV4/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:n};e===null?e=[i]:
e.push(i),s++}}let h=r.every_s;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let n={instancePath:t+"/\
every_s",schemaPath:"#/properties/every_s/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer",schema:Le.properties.every_s.type,parentSchema:Le.properties.every_s,data:h};e===null?e=
[n]:e.push(n),s++}if(typeof h=="number"){if(h>3600||isNaN(h)){let n={instancePath:t+"/every_s",schemaPath:"\
#/properties/every_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be\
 <= 3600",schema:3600,parentSchema:Le.properties.every_s,data:h};e===null?e=[n]:e.push(n),s++}if(h<1||
isNaN(h)){let n={instancePath:t+"/every_s",schemaPath:"#/properties/every_s/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Le.properties.every_s,
data:h};e===null?e=[n]:e.push(n),s++}}}else{let h={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Le.type,parentSchema:Le,data:r};e===null?e=[h]:
e.push(h),s++}return Ts.errors=e,s===0}Ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zs(r,{
instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,
s=0,v=zs.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){if(r.keep_days===void 0&&(r.keep_days=7),r.events===void 0){let n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have requ\
ired property 'events'",schema:ie.required,parentSchema:ie,data:r};e===null?e=[n]:e.push(n),s++}for(let n in r)
if(!(n==="webhook"||n==="s3"||n==="otlp"||n==="kafka"||n==="events"||n==="groups"||n==="keep_days")){
let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties",schema:!1,parentSchema:ie,data:r};e===null?e=[i]:e.push(
i),s++}if(r.webhook!==void 0){let n=r.webhook;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===
void 0){let i={instancePath:t+"/webhook",schemaPath:"#/components/schemas/WebhookOutlet/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:Ne.required,
parentSchema:Ne,data:n};e===null?e=[i]:e.push(i),s++}if(n.secret_env===void 0){let i={instancePath:t+
"/webhook",schemaPath:"#/components/schemas/WebhookOutlet/required",keyword:"required",params:{missingProperty:"\
secret_env"},message:"must have required property 'secret_env'",schema:Ne.required,parentSchema:Ne,data:n};
e===null?e=[i]:e.push(i),s++}for(let i in n)if(!(i==="url"||i==="secret_env")){let o={instancePath:t+
"/webhook",schemaPath:"#/components/schemas/WebhookOutlet/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:Ne,
data:n};e===null?e=[o]:e.push(o),s++}if(n.url!==void 0){let i=n.url;if(typeof i=="string"){if(d(i)>1024){
let o={instancePath:t+"/webhook/url",schemaPath:"#/components/schemas/WebhookOutlet/properties/url/m\
axLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",
schema:1024,parentSchema:Ne.properties.url,data:i};e===null?e=[o]:e.push(o),s++}if(d(i)<8){let o={instancePath:t+
"/webhook/url",schemaPath:"#/components/schemas/WebhookOutlet/properties/url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:Ne.properties.
url,data:i};e===null?e=[o]:e.push(o),s++}if(!Pe(i)){let o={instancePath:t+"/webhook/url",schemaPath:"\
#/components/schemas/WebhookOutlet/properties/url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"',schema:"uri",parentSchema:Ne.properties.url,data:i};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:t+"/webhook/url",schemaPath:"#/components/schemas/WebhookOutlet/proper\
ties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ne.properties.url.
type,parentSchema:Ne.properties.url,data:i};e===null?e=[o]:e.push(o),s++}}if(n.secret_env!==void 0){
let i=n.secret_env;if(typeof i=="string"){if(d(i)>128){let o={instancePath:t+"/webhook/secret_env",schemaPath:"\
#/components/schemas/WebhookOutlet/properties/secret_env/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:Ne.properties.secret_env,data:i};
e===null?e=[o]:e.push(o),s++}if(!xe.test(i)){let o={instancePath:t+"/webhook/secret_env",schemaPath:"\
#/components/schemas/WebhookOutlet/properties/secret_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:Ne.properties.secret_env,data:i};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:t+"/webhook/secret_env",schemaPath:"#/components/schemas/WebhookOutlet/properties/secre\
t_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ne.properties.secret_env.
type,parentSchema:Ne.properties.secret_env,data:i};e===null?e=[o]:e.push(o),s++}}}else{let i={instancePath:t+
"/webhook",schemaPath:"#/components/schemas/WebhookOutlet/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:Ne.type,parentSchema:Ne,data:n};e===null?e=[i]:e.push(i),s++}}if(r.s3!==
void 0&&(Ts(r.s3,{instancePath:t+"/s3",parentData:r,parentDataProperty:"s3",rootData:$,dynamicAnchors:D})||
(e=e===null?Ts.errors:e.concat(Ts.errors),s=e.length)),r.otlp!==void 0){let n=r.otlp;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.url===void 0){let i={instancePath:t+"/otlp",schemaPath:"#/componen\
ts/schemas/OtlpOutlet/required",keyword:"required",params:{missingProperty:"url"},message:"must have\
 required property 'url'",schema:Ze.required,parentSchema:Ze,data:n};e===null?e=[i]:e.push(i),s++}for(let i in n)
if(!(i==="url"||i==="authorization_env")){let o={instancePath:t+"/otlp",schemaPath:"#/components/sch\
emas/OtlpOutlet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ze,data:n};e===null?e=[o]:e.push(o),s++}
if(n.url!==void 0){let i=n.url;if(typeof i=="string"){if(d(i)>1024){let o={instancePath:t+"/otlp/url",
schemaPath:"#/components/schemas/OtlpOutlet/properties/url/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:Ze.properties.url,data:i};
e===null?e=[o]:e.push(o),s++}if(d(i)<8){let o={instancePath:t+"/otlp/url",schemaPath:"#/components/s\
chemas/OtlpOutlet/properties/url/minLength",keyword:"minLength",params:{limit:8},message:"must NOT h\
ave fewer than 8 characters",schema:8,parentSchema:Ze.properties.url,data:i};e===null?e=[o]:e.push(o),
s++}if(!Pe(i)){let o={instancePath:t+"/otlp/url",schemaPath:"#/components/schemas/OtlpOutlet/propert\
ies/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",
parentSchema:Ze.properties.url,data:i};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:t+"/ot\
lp/url",schemaPath:"#/components/schemas/OtlpOutlet/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Ze.properties.url.type,parentSchema:Ze.properties.url,data:i};
e===null?e=[o]:e.push(o),s++}}if(n.authorization_env!==void 0){let i=n.authorization_env;if(typeof i==
"string"){if(d(i)>128){let o={instancePath:t+"/otlp/authorization_env",schemaPath:"#/components/sche\
mas/OtlpOutlet/properties/authorization_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:Ze.properties.authorization_env,data:i};
e===null?e=[o]:e.push(o),s++}if(!xe.test(i)){let o={instancePath:t+"/otlp/authorization_env",schemaPath:"\
#/components/schemas/OtlpOutlet/properties/authorization_env/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_\
][A-Za-z0-9_]*$",parentSchema:Ze.properties.authorization_env,data:i};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:t+"/otlp/authorization_env",schemaPath:"#/components/schemas/OtlpOutlet/properti\
es/authorization_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ze.
properties.authorization_env.type,parentSchema:Ze.properties.authorization_env,data:i};e===null?e=[o]:
e.push(o),s++}}}else{let i={instancePath:t+"/otlp",schemaPath:"#/components/schemas/OtlpOutlet/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:Ze.type,parentSchema:Ze,data:n};
e===null?e=[i]:e.push(i),s++}}if(r.kafka!==void 0){let n=r.kafka;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.tls===void 0&&(n.tls=!0),n.brokers===void 0){let o={instancePath:t+"/kafka",schemaPath:"#/c\
omponents/schemas/KafkaOutlet/required",keyword:"required",params:{missingProperty:"brokers"},message:"\
must have required property 'brokers'",schema:K.required,parentSchema:K,data:n};e===null?e=[o]:e.push(
o),s++}if(n.topic===void 0){let o={instancePath:t+"/kafka",schemaPath:"#/components/schemas/KafkaOut\
let/required",keyword:"required",params:{missingProperty:"topic"},message:"must have required proper\
ty 'topic'",schema:K.required,parentSchema:K,data:n};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o===
"brokers"||o==="topic"||o==="tls"||o==="ca_file"||o==="sasl")){let m={instancePath:t+"/kafka",schemaPath:"\
#/components/schemas/KafkaOutlet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:K,data:n};e===null?e=[m]:e.push(
m),s++}if(n.brokers!==void 0){let o=n.brokers;if(Array.isArray(o)){if(o.length>32){let a={instancePath:t+
"/kafka/brokers",schemaPath:"#/components/schemas/KafkaOutlet/properties/brokers/maxItems",keyword:"\
maxItems",params:{limit:32},message:"must NOT have more than 32 items",schema:32,parentSchema:K.properties.
brokers,data:o};e===null?e=[a]:e.push(a),s++}if(o.length<1){let a={instancePath:t+"/kafka/brokers",schemaPath:"\
#/components/schemas/KafkaOutlet/properties/brokers/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items",schema:1,parentSchema:K.properties.brokers,data:o};e===null?e=[a]:
e.push(a),s++}let m=o.length;for(let a=0;a<m;a++){let p=o[a];if(typeof p=="string"){if(d(p)>260){let c={
instancePath:t+"/kafka/brokers/"+a,schemaPath:"#/components/schemas/KafkaOutlet/properties/brokers/i\
tems/maxLength",keyword:"maxLength",params:{limit:260},message:"must NOT have more than 260 characte\
rs",schema:260,parentSchema:K.properties.brokers.items,data:p};e===null?e=[c]:e.push(c),s++}if(!Gt.test(
p)){let c={instancePath:t+"/kafka/brokers/"+a,schemaPath:"#/components/schemas/KafkaOutlet/propertie\
s/brokers/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9.-]+:\\d{1,5}$"},message:'mus\
t match pattern "^[A-Za-z0-9.-]+:\\d{1,5}$"',schema:"^[A-Za-z0-9.-]+:\\d{1,5}$",parentSchema:K.properties.
brokers.items,data:p};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:t+"/kafka/brokers/"+a,schemaPath:"\
#/components/schemas/KafkaOutlet/properties/brokers/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:K.properties.brokers.items.type,parentSchema:K.properties.brokers.items,
data:p};e===null?e=[c]:e.push(c),s++}}}else{let m={instancePath:t+"/kafka/brokers",schemaPath:"#/com\
ponents/schemas/KafkaOutlet/properties/brokers/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:K.properties.brokers.type,parentSchema:K.properties.brokers,data:o};e===null?e=
[m]:e.push(m),s++}}if(n.topic!==void 0){let o=n.topic;if(typeof o=="string"){if(d(o)>249){let m={instancePath:t+
"/kafka/topic",schemaPath:"#/components/schemas/KafkaOutlet/properties/topic/maxLength",keyword:"max\
Length",params:{limit:249},message:"must NOT have more than 249 characters",schema:249,parentSchema:K.
properties.topic,data:o};e===null?e=[m]:e.push(m),s++}if(d(o)<1){let m={instancePath:t+"/kafka/topic",
schemaPath:"#/components/schemas/KafkaOutlet/properties/topic/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:K.properties.topic,data:o};
e===null?e=[m]:e.push(m),s++}if(!Ht.test(o)){let m={instancePath:t+"/kafka/topic",schemaPath:"#/comp\
onents/schemas/KafkaOutlet/properties/topic/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9.\
_-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+$"',schema:"^[A-Za-z0-9._-]+$",parentSchema:K.properties.
topic,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/kafka/topic",schemaPath:"#/\
components/schemas/KafkaOutlet/properties/topic/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:K.properties.topic.type,parentSchema:K.properties.topic,data:o};e===null?e=[m]:
e.push(m),s++}}let i=n.tls;if(typeof i!="boolean"){let o={instancePath:t+"/kafka/tls",schemaPath:"#/\
components/schemas/KafkaOutlet/properties/tls/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:K.properties.tls.type,parentSchema:K.properties.tls,data:i};e===null?e=[o]:e.
push(o),s++}if(n.ca_file!==void 0){let o=n.ca_file;if(typeof o=="string"){if(d(o)>1024){let m={instancePath:t+
"/kafka/ca_file",schemaPath:"#/components/schemas/KafkaOutlet/properties/ca_file/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:K.
properties.ca_file,data:o};e===null?e=[m]:e.push(m),s++}if(d(o)<1){let m={instancePath:t+"/kafka/ca_\
file",schemaPath:"#/components/schemas/KafkaOutlet/properties/ca_file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:K.properties.
ca_file,data:o};e===null?e=[m]:e.push(m),s++}if(!Ee.test(o)){let m={instancePath:t+"/kafka/ca_file",
schemaPath:"#/components/schemas/KafkaOutlet/properties/ca_file/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:K.
properties.ca_file,data:o};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:t+"/kafka/ca_file",
schemaPath:"#/components/schemas/KafkaOutlet/properties/ca_file/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:K.properties.ca_file.type,parentSchema:K.properties.ca_file,
data:o};e===null?e=[m]:e.push(m),s++}}if(n.sasl!==void 0){let o=n.sasl;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.mechanism===void 0){let m={instancePath:t+"/kafka/sasl",schemaPath:"#/components/sc\
hemas/KafkaOutlet/properties/sasl/required",keyword:"required",params:{missingProperty:"mechanism"},
message:"must have required property 'mechanism'",schema:K.properties.sasl.required,parentSchema:K.properties.
sasl,data:o};e===null?e=[m]:e.push(m),s++}if(o.username===void 0){let m={instancePath:t+"/kafka/sasl",
schemaPath:"#/components/schemas/KafkaOutlet/properties/sasl/required",keyword:"required",params:{missingProperty:"\
username"},message:"must have required property 'username'",schema:K.properties.sasl.required,parentSchema:K.
properties.sasl,data:o};e===null?e=[m]:e.push(m),s++}if(o.password_env===void 0){let m={instancePath:t+
"/kafka/sasl",schemaPath:"#/components/schemas/KafkaOutlet/properties/sasl/required",keyword:"requir\
ed",params:{missingProperty:"password_env"},message:"must have required property 'password_env'",schema:K.
properties.sasl.required,parentSchema:K.properties.sasl,data:o};e===null?e=[m]:e.push(m),s++}for(let m in o)
if(!(m==="mechanism"||m==="username"||m==="password_env")){let a={instancePath:t+"/kafka/sasl",schemaPath:"\
#/components/schemas/KafkaOutlet/properties/sasl/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:K.
properties.sasl,data:o};e===null?e=[a]:e.push(a),s++}if(o.mechanism!==void 0){let m=o.mechanism;if(typeof m!=
"string"){let a={instancePath:t+"/kafka/sasl/mechanism",schemaPath:"#/components/schemas/KafkaOutlet\
/properties/sasl/properties/mechanism/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:K.properties.sasl.properties.mechanism.type,parentSchema:K.properties.sasl.properties.
mechanism,data:m};e===null?e=[a]:e.push(a),s++}if(!(m==="PLAIN"||m==="SCRAM-SHA-256"||m==="SCRAM-SHA\
-512")){let a={instancePath:t+"/kafka/sasl/mechanism",schemaPath:"#/components/schemas/KafkaOutlet/p\
roperties/sasl/properties/mechanism/enum",keyword:"enum",params:{allowedValues:K.properties.sasl.properties.
mechanism.enum},message:"must be equal to one of the allowed values",schema:K.properties.sasl.properties.
mechanism.enum,parentSchema:K.properties.sasl.properties.mechanism,data:m};e===null?e=[a]:e.push(a),
s++}}if(o.username!==void 0){let m=o.username;if(typeof m=="string"){if(d(m)>256){let a={instancePath:t+
"/kafka/sasl/username",schemaPath:"#/components/schemas/KafkaOutlet/properties/sasl/properties/usern\
ame/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 character\
s",schema:256,parentSchema:K.properties.sasl.properties.username,data:m};e===null?e=[a]:e.push(a),s++}
if(d(m)<1){let a={instancePath:t+"/kafka/sasl/username",schemaPath:"#/components/schemas/KafkaOutlet\
/properties/sasl/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters",schema:1,parentSchema:K.properties.sasl.properties.username,data:m};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/kafka/sasl/username",schemaPath:"#/compon\
ents/schemas/KafkaOutlet/properties/sasl/properties/username/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string",schema:K.properties.sasl.properties.username.type,parentSchema:K.properties.
sasl.properties.username,data:m};e===null?e=[a]:e.push(a),s++}}if(o.password_env!==void 0){let m=o.password_env;
if(typeof m=="string"){if(d(m)>128){let a={instancePath:t+"/kafka/sasl/password_env",schemaPath:"#/c\
omponents/schemas/KafkaOutlet/properties/sasl/properties/password_env/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters",schema:128,parentSchema:K.properties.
sasl.properties.password_env,data:m};e===null?e=[a]:e.push(a),s++}if(!xe.test(m)){let a={instancePath:t+
"/kafka/sasl/password_env",schemaPath:"#/components/schemas/KafkaOutlet/properties/sasl/properties/p\
assword_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must mat\
ch pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:K.properties.sasl.
properties.password_env,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/kafka/sas\
l/password_env",schemaPath:"#/components/schemas/KafkaOutlet/properties/sasl/properties/password_env\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.properties.sasl.properties.
password_env.type,parentSchema:K.properties.sasl.properties.password_env,data:m};e===null?e=[a]:e.push(
a),s++}}}else{let m={instancePath:t+"/kafka/sasl",schemaPath:"#/components/schemas/KafkaOutlet/prope\
rties/sasl/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.properties.
sasl.type,parentSchema:K.properties.sasl,data:o};e===null?e=[m]:e.push(m),s++}}}else{let i={instancePath:t+
"/kafka",schemaPath:"#/components/schemas/KafkaOutlet/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:K.type,parentSchema:K,data:n};e===null?e=[i]:e.push(i),s++}}if(r.events!==void 0){
let n=r.events;if(Array.isArray(n)){if(n.length>3){let a={instancePath:t+"/events",schemaPath:"#/pro\
perties/events/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 item\
s",schema:3,parentSchema:ie.properties.events,data:n};e===null?e=[a]:e.push(a),s++}if(n.length<1){let a={
instancePath:t+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:ie.properties.events,data:n};e===null?
e=[a]:e.push(a),s++}let i=n.length;for(let a=0;a<i;a++){let p=n[a];if(typeof p!="string"){let c={instancePath:t+
"/events/"+a,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ie.properties.events.items.type,parentSchema:ie.properties.events.items,data:p};
e===null?e=[c]:e.push(c),s++}if(!(p==="ledger"||p==="audit"||p==="alerts")){let c={instancePath:t+"/\
events/"+a,schemaPath:"#/properties/events/items/enum",keyword:"enum",params:{allowedValues:ie.properties.
events.items.enum},message:"must be equal to one of the allowed values",schema:ie.properties.events.
items.enum,parentSchema:ie.properties.events.items,data:p};e===null?e=[c]:e.push(c),s++}}let o=n.length,
m;if(o>1){let a={};for(;o--;){let p=n[o];if(typeof p=="string"){if(typeof a[p]=="number"){m=a[p];let c={
instancePath:t+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{
i:o,j:m},message:"must NOT have duplicate items (items ## "+m+" and "+o+" are identical)",schema:!0,
parentSchema:ie.properties.events,data:n};e===null?e=[c]:e.push(c),s++;break}a[p]=o}}}}else{let i={instancePath:t+
"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must b\
e array",schema:ie.properties.events.type,parentSchema:ie.properties.events,data:n};e===null?e=[i]:e.
push(i),s++}}if(r.groups!==void 0){let n=r.groups;if(Array.isArray(n)){if(n.length>4096){let o={instancePath:t+
"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items",schema:4096,parentSchema:ie.properties.groups,data:n};e===null?e=
[o]:e.push(o),s++}if(n.length<1){let o={instancePath:t+"/groups",schemaPath:"#/properties/groups/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:ie.
properties.groups,data:n};e===null?e=[o]:e.push(o),s++}let i=n.length;for(let o=0;o<i;o++){let m=n[o];
if(typeof m=="string"){if(d(m)>64){let a={instancePath:t+"/groups/"+o,schemaPath:"#/properties/group\
s/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers",schema:64,parentSchema:ie.properties.groups.items,data:m};e===null?e=[a]:e.push(a),s++}if(d(m)<
1){let a={instancePath:t+"/groups/"+o,schemaPath:"#/properties/groups/items/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ie.properties.
groups.items,data:m};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:t+"/groups/"+o,schemaPath:"\
#/properties/groups/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.
properties.groups.items.type,parentSchema:ie.properties.groups.items,data:m};e===null?e=[a]:e.push(a),
s++}}}else{let i={instancePath:t+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:ie.properties.groups.type,parentSchema:ie.properties.groups,
data:n};e===null?e=[i]:e.push(i),s++}}let h=r.keep_days;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){
let n={instancePath:t+"/keep_days",schemaPath:"#/properties/keep_days/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:ie.properties.keep_days.type,parentSchema:ie.properties.keep_days,
data:h};e===null?e=[n]:e.push(n),s++}if(typeof h=="number"){if(h>30||isNaN(h)){let n={instancePath:t+
"/keep_days",schemaPath:"#/properties/keep_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},
message:"must be <= 30",schema:30,parentSchema:ie.properties.keep_days,data:h};e===null?e=[n]:e.push(
n),s++}if(h<1||isNaN(h)){let n={instancePath:t+"/keep_days",schemaPath:"#/properties/keep_days/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ie.
properties.keep_days,data:h};e===null?e=[n]:e.push(n),s++}}}else{let h={instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ie.type,parentSchema:ie,
data:r};e===null?e=[h]:e.push(h),s++}return zs.errors=e,s===0}zs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function js(r,{instancePath:t="",parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){
let e=null,s=0,v=js.evaluated;if(v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.store===void 0&&(r.store=".tollgate"),r.store_connections===
void 0&&(r.store_connections=10),r.spool===void 0&&(r.spool=".tollgate"),r.workers===void 0&&(r.workers=
1),r.gateway===void 0&&(r.gateway={}),r.mesh===void 0&&(r.mesh={}),r.metadata===void 0&&(r.metadata=
{}),r.operator===void 0&&(r.operator={}),r.limits===void 0&&(r.limits={}),r.admission===void 0&&(r.admission=
{}),r.retry===void 0&&(r.retry={}),r.breaker===void 0&&(r.breaker={}),r.drain===void 0&&(r.drain={}),
r.ledger===void 0&&(r.ledger={}),r.log===void 0&&(r.log={}),r.tracing===void 0&&(r.tracing={}),r.sandbox===
void 0&&(r.sandbox={}),r.payments===void 0&&(r.payments={}),r.network===void 0&&(r.network={}),r.keys===
void 0&&(r.keys={}),r.trusted_proxies===void 0&&(r.trusted_proxies=[]),r.upstreams===void 0&&(r.upstreams=
{}),r.routes===void 0&&(r.routes={}),r.models===void 0&&(r.models={}),r.hooks===void 0&&(r.hooks={}),
r.outlets===void 0&&(r.outlets={}),r.prices===void 0&&(r.prices={}),r.gateway===void 0){let u={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"gateway"},message:"must have req\
uired property 'gateway'",schema:L.required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.
mesh===void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mesh"},message:"must have required property 'mesh'",schema:L.required,parentSchema:L,data:r};e===null?
e=[u]:e.push(u),s++}if(r.metadata===void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"metadata"},message:"must have required property 'metadata'",schema:L.
required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.operator===void 0){let u={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"operator"},message:"must have re\
quired property 'operator'",schema:L.required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.
limits===void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
limits"},message:"must have required property 'limits'",schema:L.required,parentSchema:L,data:r};e===
null?e=[u]:e.push(u),s++}if(r.admission===void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"admission"},message:"must have required property 'admission'",schema:L.
required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.retry===void 0){let u={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry"},message:"must have requi\
red property 'retry'",schema:L.required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.breaker===
void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"br\
eaker"},message:"must have required property 'breaker'",schema:L.required,parentSchema:L,data:r};e===
null?e=[u]:e.push(u),s++}if(r.drain===void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"drain"},message:"must have required property 'drain'",schema:L.required,
parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.ledger===void 0){let u={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ledger"},message:"must have required propert\
y 'ledger'",schema:L.required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.log===void 0){
let u={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"\
must have required property 'log'",schema:L.required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),
s++}if(r.tracing===void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tracing"},message:"must have required property 'tracing'",schema:L.required,parentSchema:L,
data:r};e===null?e=[u]:e.push(u),s++}if(r.sandbox===void 0){let u={instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"sandbox"},message:"must have required property 'sa\
ndbox'",schema:L.required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.upstreams===void 0){
let u={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upstreams"},
message:"must have required property 'upstreams'",schema:L.required,parentSchema:L,data:r};e===null?
e=[u]:e.push(u),s++}if(r.routes===void 0){let u={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"routes"},message:"must have required property 'routes'",schema:L.required,
parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.models===void 0){let u={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"models"},message:"must have required propert\
y 'models'",schema:L.required,parentSchema:L,data:r};e===null?e=[u]:e.push(u),s++}if(r.prices===void 0){
let u={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"\
must have required property 'prices'",schema:L.required,parentSchema:L,data:r};e===null?e=[u]:e.push(
u),s++}for(let u in r)if(!Ue.call(L.properties,u)){let _={instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:L,data:r};e===null?e=[_]:e.push(_),s++}let p=r.store;if(typeof p==
"string"){if(d(p)>1024){let u={instancePath:t+"/store",schemaPath:"#/properties/store/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:L.
properties.store,data:p};e===null?e=[u]:e.push(u),s++}if(d(p)<1){let u={instancePath:t+"/store",schemaPath:"\
#/properties/store/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:L.properties.store,data:p};e===null?e=[u]:e.push(u),s++}if(!Ee.
test(p)){let u={instancePath:t+"/store",schemaPath:"#/properties/store/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+\
$",parentSchema:L.properties.store,data:p};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:t+
"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:L.properties.store.type,parentSchema:L.properties.store,data:p};e===null?e=[u]:e.push(
u),s++}if(r.store_env!==void 0){let u=r.store_env;if(typeof u=="string"){if(d(u)>128){let _={instancePath:t+
"/store_env",schemaPath:"#/properties/store_env/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters",schema:128,parentSchema:L.properties.store_env,data:u};e===null?
e=[_]:e.push(_),s++}if(!xe.test(u)){let _={instancePath:t+"/store_env",schemaPath:"#/properties/stor\
e_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pat\
tern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:L.properties.store_env,
data:u};e===null?e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/store_env",schemaPath:"#/properti\
es/store_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.
store_env.type,parentSchema:L.properties.store_env,data:u};e===null?e=[_]:e.push(_),s++}}let c=r.store_connections;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let u={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:L.properties.store_connections.type,parentSchema:L.properties.store_connections,data:c};e===null?
e=[u]:e.push(u),s++}if(typeof c=="number"){if(c>1e3||isNaN(c)){let u={instancePath:t+"/store_connect\
ions",schemaPath:"#/properties/store_connections/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000",schema:1e3,parentSchema:L.properties.store_connections,data:c};
e===null?e=[u]:e.push(u),s++}if(c<2||isNaN(c)){let u={instancePath:t+"/store_connections",schemaPath:"\
#/properties/store_connections/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"\
must be >= 2",schema:2,parentSchema:L.properties.store_connections,data:c};e===null?e=[u]:e.push(u),
s++}}if(r.secret_env!==void 0){let u=r.secret_env;if(typeof u=="string"){if(d(u)>128){let _={instancePath:t+
"/secret_env",schemaPath:"#/properties/secret_env/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters",schema:128,parentSchema:L.properties.secret_env,data:u};
e===null?e=[_]:e.push(_),s++}if(!xe.test(u)){let _={instancePath:t+"/secret_env",schemaPath:"#/prope\
rties/secret_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'mus\
t match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:L.properties.
secret_env,data:u};e===null?e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/secret_env",schemaPath:"\
#/properties/secret_env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.
properties.secret_env.type,parentSchema:L.properties.secret_env,data:u};e===null?e=[_]:e.push(_),s++}}
let l=r.spool;if(typeof l=="string"){if(d(l)>1024){let u={instancePath:t+"/spool",schemaPath:"#/prop\
erties/spool/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters",schema:1024,parentSchema:L.properties.spool,data:l};e===null?e=[u]:e.push(u),s++}if(d(
l)<1){let u={instancePath:t+"/spool",schemaPath:"#/properties/spool/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:L.properties.spool,data:l};
e===null?e=[u]:e.push(u),s++}if(!Ee.test(l)){let u={instancePath:t+"/spool",schemaPath:"#/properties\
/spool/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f]+$"},message:'must match pattern "\
^[^\\x00-\\x1f]+$"',schema:"^[^\\x00-\\x1f]+$",parentSchema:L.properties.spool,data:l};e===null?e=[u]:
e.push(u),s++}}else{let u={instancePath:t+"/spool",schemaPath:"#/properties/spool/type",keyword:"typ\
e",params:{type:"string"},message:"must be string",schema:L.properties.spool.type,parentSchema:L.properties.
spool,data:l};e===null?e=[u]:e.push(u),s++}let b=r.workers;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b))){
let u={instancePath:t+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:L.properties.workers.type,parentSchema:L.properties.workers,
data:b};e===null?e=[u]:e.push(u),s++}if(typeof b=="number"){if(b>128||isNaN(b)){let u={instancePath:t+
"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},
message:"must be <= 128",schema:128,parentSchema:L.properties.workers,data:b};e===null?e=[u]:e.push(
u),s++}if(b<1||isNaN(b)){let u={instancePath:t+"/workers",schemaPath:"#/properties/workers/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:L.properties.
workers,data:b};e===null?e=[u]:e.push(u),s++}}let S=r.gateway;if(S&&typeof S=="object"&&!Array.isArray(
S)){S.host===void 0&&(S.host="127.0.0.1"),S.port===void 0&&(S.port=8080),S.cors===void 0&&(S.cors=!1),
S.docs===void 0&&(S.docs=!0);for(let y in S)if(!(y==="host"||y==="port"||y==="public_url"||y==="cors"||
y==="docs")){let O={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:ye,data:S};e===null?e=[O]:e.push(O),s++}let u=S.host;if(typeof u==
"string"){if(d(u)>253){let y={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gatewa\
y/properties/host/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than\
 253 characters",schema:253,parentSchema:ye.properties.host,data:u};e===null?e=[y]:e.push(y),s++}if(d(
u)<1){let y={instancePath:t+"/gateway/host",schemaPath:"#/components/schemas/Gateway/properties/host\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:ye.properties.host,data:u};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/g\
ateway/host",schemaPath:"#/components/schemas/Gateway/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ye.properties.host.type,parentSchema:ye.properties.host,data:u};
e===null?e=[y]:e.push(y),s++}let _=S.port;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let y={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ye.properties.port.type,parentSchema:ye.properties.
port,data:_};e===null?e=[y]:e.push(y),s++}if(typeof _=="number"){if(_>65535||isNaN(_)){let y={instancePath:t+
"/gateway/port",schemaPath:"#/components/schemas/Gateway/properties/port/maximum",keyword:"maximum",
params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:ye.properties.
port,data:_};e===null?e=[y]:e.push(y),s++}if(_<0||isNaN(_)){let y={instancePath:t+"/gateway/port",schemaPath:"\
#/components/schemas/Gateway/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ye.properties.port,data:_};e===null?e=[y]:e.push(y),s++}}
if(S.public_url!==void 0){let y=S.public_url;if(typeof y=="string"){if(d(y)>1024){let O={instancePath:t+
"/gateway/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:ye.
properties.public_url,data:y};e===null?e=[O]:e.push(O),s++}if(d(y)<8){let O={instancePath:t+"/gatewa\
y/public_url",schemaPath:"#/components/schemas/Gateway/properties/public_url/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:ye.properties.
public_url,data:y};e===null?e=[O]:e.push(O),s++}if(!Pe(y)){let O={instancePath:t+"/gateway/public_ur\
l",schemaPath:"#/components/schemas/Gateway/properties/public_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"',schema:"uri",parentSchema:ye.properties.public_url,data:y};e===
null?e=[O]:e.push(O),s++}}else{let O={instancePath:t+"/gateway/public_url",schemaPath:"#/components/\
schemas/Gateway/properties/public_url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:ye.properties.public_url.type,parentSchema:ye.properties.public_url,data:y};e===null?e=
[O]:e.push(O),s++}}let P=S.cors;if(typeof P!="boolean"){let y={instancePath:t+"/gateway/cors",schemaPath:"\
#/components/schemas/Gateway/properties/cors/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ye.properties.cors.type,parentSchema:ye.properties.cors,data:P};e===null?e=[y]:
e.push(y),s++}let w=S.docs;if(typeof w!="boolean"){let y={instancePath:t+"/gateway/docs",schemaPath:"\
#/components/schemas/Gateway/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean",schema:ye.properties.docs.type,parentSchema:ye.properties.docs,data:w};e===null?e=[y]:
e.push(y),s++}}else{let u={instancePath:t+"/gateway",schemaPath:"#/components/schemas/Gateway/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ye.type,parentSchema:ye,data:S};
e===null?e=[u]:e.push(u),s++}ds(r.mesh,{instancePath:t+"/mesh",parentData:r,parentDataProperty:"mesh",
rootData:$,dynamicAnchors:D})||(e=e===null?ds.errors:e.concat(ds.errors),s=e.length);let q=r.metadata;
if(q&&typeof q=="object"&&!Array.isArray(q)){q.host===void 0&&(q.host="127.0.0.1"),q.port===void 0&&
(q.port=8082),q.docs===void 0&&(q.docs=!0);for(let w in q)if(!(w==="host"||w==="port"||w==="docs")){
let y={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,
parentSchema:Me,data:q};e===null?e=[y]:e.push(y),s++}let u=q.host;if(typeof u=="string"){if(d(u)>253){
let w={instancePath:t+"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/max\
Length",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:Me.properties.host,data:u};e===null?e=[w]:e.push(w),s++}if(d(u)<1){let w={instancePath:t+
"/metadata/host",schemaPath:"#/components/schemas/Metadata/properties/host/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Me.properties.
host,data:u};e===null?e=[w]:e.push(w),s++}}else{let w={instancePath:t+"/metadata/host",schemaPath:"#\
/components/schemas/Metadata/properties/host/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:Me.properties.host.type,parentSchema:Me.properties.host,data:u};e===null?e=[w]:
e.push(w),s++}let _=q.port;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let w={instancePath:t+"/meta\
data/port",schemaPath:"#/components/schemas/Metadata/properties/port/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:Me.properties.port.type,parentSchema:Me.properties.port,data:_};
e===null?e=[w]:e.push(w),s++}if(typeof _=="number"){if(_>65535||isNaN(_)){let w={instancePath:t+"/me\
tadata/port",schemaPath:"#/components/schemas/Metadata/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:Me.properties.port,
data:_};e===null?e=[w]:e.push(w),s++}if(_<0||isNaN(_)){let w={instancePath:t+"/metadata/port",schemaPath:"\
#/components/schemas/Metadata/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:Me.properties.port,data:_};e===null?e=[w]:e.push(w),s++}}
let P=q.docs;if(typeof P!="boolean"){let w={instancePath:t+"/metadata/docs",schemaPath:"#/components\
/schemas/Metadata/properties/docs/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:Me.properties.docs.type,parentSchema:Me.properties.docs,data:P};e===null?e=[w]:e.push(w),
s++}}else{let u={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Me.type,parentSchema:Me,data:q};e===null?
e=[u]:e.push(u),s++}ys(r.operator,{instancePath:t+"/operator",parentData:r,parentDataProperty:"opera\
tor",rootData:$,dynamicAnchors:D})||(e=e===null?ys.errors:e.concat(ys.errors),s=e.length),gs(r.limits,
{instancePath:t+"/limits",parentData:r,parentDataProperty:"limits",rootData:$,dynamicAnchors:D})||(e=
e===null?gs.errors:e.concat(gs.errors),s=e.length);let M=r.admission;if(M&&typeof M=="object"&&!Array.
isArray(M)){M.queue_ms===void 0&&(M.queue_ms=500),M.body_bytes===void 0&&(M.body_bytes=268435456),M.
loop_delay_ms===void 0&&(M.loop_delay_ms=200),M.heap_percent===void 0&&(M.heap_percent=85);for(let y in M)
if(!(y==="concurrent"||y==="queue_ms"||y==="body_bytes"||y==="loop_delay_ms"||y==="heap_percent")){let O={
instancePath:t+"/admission",schemaPath:"#/components/schemas/Admission/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties",schema:!1,
parentSchema:le,data:M};e===null?e=[O]:e.push(O),s++}if(M.concurrent!==void 0){let y=M.concurrent;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/admission/concurrent",schemaPath:"#/components\
/schemas/Admission/properties/concurrent/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:le.properties.concurrent.type,parentSchema:le.properties.concurrent,data:y};e===null?
e=[O]:e.push(O),s++}if(typeof y=="number"){if(y>1e5||isNaN(y)){let O={instancePath:t+"/admission/con\
current",schemaPath:"#/components/schemas/Admission/properties/concurrent/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e5},message:"must be <= 100000",schema:1e5,parentSchema:le.properties.
concurrent,data:y};e===null?e=[O]:e.push(O),s++}if(y<1||isNaN(y)){let O={instancePath:t+"/admission/\
concurrent",schemaPath:"#/components/schemas/Admission/properties/concurrent/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:le.properties.concurrent,
data:y};e===null?e=[O]:e.push(O),s++}}}let u=M.queue_ms;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){
let y={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/schemas/Admission/properties/qu\
eue_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:le.properties.queue_ms.
type,parentSchema:le.properties.queue_ms,data:u};e===null?e=[y]:e.push(y),s++}if(typeof u=="number"){
if(u>1e4||isNaN(u)){let y={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/schemas/Adm\
ission/properties/queue_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"mu\
st be <= 10000",schema:1e4,parentSchema:le.properties.queue_ms,data:u};e===null?e=[y]:e.push(y),s++}
if(u<1||isNaN(u)){let y={instancePath:t+"/admission/queue_ms",schemaPath:"#/components/schemas/Admis\
sion/properties/queue_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must b\
e >= 1",schema:1,parentSchema:le.properties.queue_ms,data:u};e===null?e=[y]:e.push(y),s++}}let _=M.body_bytes;
if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let y={instancePath:t+"/admission/body_bytes",schemaPath:"\
#/components/schemas/Admission/properties/body_bytes/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:le.properties.body_bytes.type,parentSchema:le.properties.body_bytes,data:_};
e===null?e=[y]:e.push(y),s++}if(typeof _=="number"){if(_>1099511627776||isNaN(_)){let y={instancePath:t+
"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:le.properties.body_bytes,data:_};e===null?e=[y]:e.push(y),s++}if(_<8388608||isNaN(_)){let y={
instancePath:t+"/admission/body_bytes",schemaPath:"#/components/schemas/Admission/properties/body_by\
tes/minimum",keyword:"minimum",params:{comparison:">=",limit:8388608},message:"must be >= 8388608",schema:8388608,
parentSchema:le.properties.body_bytes,data:_};e===null?e=[y]:e.push(y),s++}}let P=M.loop_delay_ms;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P))){let y={instancePath:t+"/admission/loop_delay_ms",schemaPath:"#/compone\
nts/schemas/Admission/properties/loop_delay_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:le.properties.loop_delay_ms.type,parentSchema:le.properties.loop_delay_ms,data:P};
e===null?e=[y]:e.push(y),s++}if(typeof P=="number"){if(P>36e5||isNaN(P)){let y={instancePath:t+"/adm\
ission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,parentSchema:le.
properties.loop_delay_ms,data:P};e===null?e=[y]:e.push(y),s++}if(P<10||isNaN(P)){let y={instancePath:t+
"/admission/loop_delay_ms",schemaPath:"#/components/schemas/Admission/properties/loop_delay_ms/minim\
um",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:le.
properties.loop_delay_ms,data:P};e===null?e=[y]:e.push(y),s++}}let w=M.heap_percent;if(!(typeof w=="\
number"&&!(w%1)&&!isNaN(w))){let y={instancePath:t+"/admission/heap_percent",schemaPath:"#/component\
s/schemas/Admission/properties/heap_percent/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:le.properties.heap_percent.type,parentSchema:le.properties.heap_percent,data:w};
e===null?e=[y]:e.push(y),s++}if(typeof w=="number"){if(w>100||isNaN(w)){let y={instancePath:t+"/admi\
ssion/heap_percent",schemaPath:"#/components/schemas/Admission/properties/heap_percent/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100",schema:100,parentSchema:le.properties.
heap_percent,data:w};e===null?e=[y]:e.push(y),s++}if(w<10||isNaN(w)){let y={instancePath:t+"/admissi\
on/heap_percent",schemaPath:"#/components/schemas/Admission/properties/heap_percent/minimum",keyword:"\
minimum",params:{comparison:">=",limit:10},message:"must be >= 10",schema:10,parentSchema:le.properties.
heap_percent,data:w};e===null?e=[y]:e.push(y),s++}}}else{let u={instancePath:t+"/admission",schemaPath:"\
#/components/schemas/Admission/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:le.type,parentSchema:le,data:M};e===null?e=[u]:e.push(u),s++}let F=r.retry;if(F&&typeof F=="o\
bject"&&!Array.isArray(F)){F.attempts===void 0&&(F.attempts=3),F.free_failovers===void 0&&(F.free_failovers=
10),F.failover_share===void 0&&(F.failover_share=.2),F.repeat_share===void 0&&(F.repeat_share=.1);for(let y in F)
if(!(y==="attempts"||y==="free_failovers"||y==="failover_share"||y==="repeat_share")){let O={instancePath:t+
"/retry",schemaPath:"#/components/schemas/Retry/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:we,
data:F};e===null?e=[O]:e.push(O),s++}let u=F.attempts;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let y={
instancePath:t+"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:we.properties.attempts.type,parentSchema:we.
properties.attempts,data:u};e===null?e=[y]:e.push(y),s++}if(typeof u=="number"){if(u>10||isNaN(u)){let y={
instancePath:t+"/retry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/maximum",
keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10",schema:10,parentSchema:we.
properties.attempts,data:u};e===null?e=[y]:e.push(y),s++}if(u<1||isNaN(u)){let y={instancePath:t+"/r\
etry/attempts",schemaPath:"#/components/schemas/Retry/properties/attempts/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:we.properties.attempts,
data:u};e===null?e=[y]:e.push(y),s++}}let _=F.free_failovers;if(!(typeof _=="number"&&!(_%1)&&!isNaN(
_))){let y={instancePath:t+"/retry/free_failovers",schemaPath:"#/components/schemas/Retry/properties\
/free_failovers/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:we.properties.
free_failovers.type,parentSchema:we.properties.free_failovers,data:_};e===null?e=[y]:e.push(y),s++}if(typeof _==
"number"){if(_>1e6||isNaN(_)){let y={instancePath:t+"/retry/free_failovers",schemaPath:"#/components\
/schemas/Retry/properties/free_failovers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000",schema:1e6,parentSchema:we.properties.free_failovers,data:_};e===null?e=
[y]:e.push(y),s++}if(_<0||isNaN(_)){let y={instancePath:t+"/retry/free_failovers",schemaPath:"#/comp\
onents/schemas/Retry/properties/free_failovers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:we.properties.free_failovers,data:_};e===null?e=[y]:e.push(
y),s++}}let P=F.failover_share;if(typeof P=="number"){if(P>1||isNaN(P)){let y={instancePath:t+"/retr\
y/failover_share",schemaPath:"#/components/schemas/Retry/properties/failover_share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:we.properties.
failover_share,data:P};e===null?e=[y]:e.push(y),s++}if(P<0||isNaN(P)){let y={instancePath:t+"/retry/\
failover_share",schemaPath:"#/components/schemas/Retry/properties/failover_share/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:we.properties.
failover_share,data:P};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/retry/failover_sha\
re",schemaPath:"#/components/schemas/Retry/properties/failover_share/type",keyword:"type",params:{type:"\
number"},message:"must be number",schema:we.properties.failover_share.type,parentSchema:we.properties.
failover_share,data:P};e===null?e=[y]:e.push(y),s++}let w=F.repeat_share;if(typeof w=="number"){if(w>
1||isNaN(w)){let y={instancePath:t+"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/prop\
erties/repeat_share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= \
1",schema:1,parentSchema:we.properties.repeat_share,data:w};e===null?e=[y]:e.push(y),s++}if(w<0||isNaN(
w)){let y={instancePath:t+"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/re\
peat_share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:we.properties.repeat_share,data:w};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+
"/retry/repeat_share",schemaPath:"#/components/schemas/Retry/properties/repeat_share/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:we.properties.repeat_share.type,parentSchema:we.
properties.repeat_share,data:w};e===null?e=[y]:e.push(y),s++}}else{let u={instancePath:t+"/retry",schemaPath:"\
#/components/schemas/Retry/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.
type,parentSchema:we,data:F};e===null?e=[u]:e.push(u),s++}let H=r.breaker;if(H&&typeof H=="object"&&
!Array.isArray(H)){H.failures===void 0&&(H.failures=5),H.window===void 0&&(H.window=20),H.open_ms===
void 0&&(H.open_ms=5e3);for(let w in H)if(!(w==="failures"||w==="window"||w==="open_ms")){let y={instancePath:t+
"/breaker",schemaPath:"#/components/schemas/Breaker/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:Oe,
data:H};e===null?e=[y]:e.push(y),s++}let u=H.failures;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let w={
instancePath:t+"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/failures/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:Oe.properties.failures.type,
parentSchema:Oe.properties.failures,data:u};e===null?e=[w]:e.push(w),s++}if(typeof u=="number"){if(u>
1e3||isNaN(u)){let w={instancePath:t+"/breaker/failures",schemaPath:"#/components/schemas/Breaker/pr\
operties/failures/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= \
1000",schema:1e3,parentSchema:Oe.properties.failures,data:u};e===null?e=[w]:e.push(w),s++}if(u<1||isNaN(
u)){let w={instancePath:t+"/breaker/failures",schemaPath:"#/components/schemas/Breaker/properties/fa\
ilures/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Oe.
properties.failures,data:u};e===null?e=[w]:e.push(w),s++}}let _=H.window;if(!(typeof _=="number"&&!(_%
1)&&!isNaN(_))){let w={instancePath:t+"/breaker/window",schemaPath:"#/components/schemas/Breaker/pro\
perties/window/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Oe.properties.
window.type,parentSchema:Oe.properties.window,data:_};e===null?e=[w]:e.push(w),s++}if(typeof _=="num\
ber"){if(_>1e3||isNaN(_)){let w={instancePath:t+"/breaker/window",schemaPath:"#/components/schemas/B\
reaker/properties/window/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must\
 be <= 1000",schema:1e3,parentSchema:Oe.properties.window,data:_};e===null?e=[w]:e.push(w),s++}if(_<
2||isNaN(_)){let w={instancePath:t+"/breaker/window",schemaPath:"#/components/schemas/Breaker/proper\
ties/window/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2",schema:2,
parentSchema:Oe.properties.window,data:_};e===null?e=[w]:e.push(w),s++}}let P=H.open_ms;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P))){let w={instancePath:t+"/breaker/open_ms",schemaPath:"#/components/sche\
mas/Breaker/properties/open_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:Oe.properties.open_ms.type,parentSchema:Oe.properties.open_ms,data:P};e===null?e=[w]:e.push(w),
s++}if(typeof P=="number"){if(P>6e5||isNaN(P)){let w={instancePath:t+"/breaker/open_ms",schemaPath:"\
#/components/schemas/Breaker/properties/open_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},
message:"must be <= 600000",schema:6e5,parentSchema:Oe.properties.open_ms,data:P};e===null?e=[w]:e.push(
w),s++}if(P<10||isNaN(P)){let w={instancePath:t+"/breaker/open_ms",schemaPath:"#/components/schemas/\
Breaker/properties/open_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"mus\
t be >= 10",schema:10,parentSchema:Oe.properties.open_ms,data:P};e===null?e=[w]:e.push(w),s++}}}else{
let u={instancePath:t+"/breaker",schemaPath:"#/components/schemas/Breaker/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Oe.type,parentSchema:Oe,data:H};e===null?e=[u]:e.push(
u),s++}let f=r.drain;if(f&&typeof f=="object"&&!Array.isArray(f)){f.accept_ms===void 0&&(f.accept_ms=
5e3),f.calls_ms===void 0&&(f.calls_ms=3e4),f.streams_ms===void 0&&(f.streams_ms=6e4);for(let w in f)
if(!(w==="accept_ms"||w==="calls_ms"||w==="streams_ms")){let y={instancePath:t+"/drain",schemaPath:"\
#/components/schemas/Drain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},
message:"must NOT have additional properties",schema:!1,parentSchema:$e,data:f};e===null?e=[y]:e.push(
y),s++}let u=f.accept_ms;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let w={instancePath:t+"/drain/\
accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:$e.properties.accept_ms.type,parentSchema:$e.properties.
accept_ms,data:u};e===null?e=[w]:e.push(w),s++}if(typeof u=="number"){if(u>6e5||isNaN(u)){let w={instancePath:t+
"/drain/accept_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:$e.properties.
accept_ms,data:u};e===null?e=[w]:e.push(w),s++}if(u<0||isNaN(u)){let w={instancePath:t+"/drain/accep\
t_ms",schemaPath:"#/components/schemas/Drain/properties/accept_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:$e.properties.accept_ms,data:u};
e===null?e=[w]:e.push(w),s++}}let _=f.calls_ms;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){let w={instancePath:t+
"/drain/calls_ms",schemaPath:"#/components/schemas/Drain/properties/calls_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:$e.properties.calls_ms.type,parentSchema:$e.properties.
calls_ms,data:_};e===null?e=[w]:e.push(w),s++}if(typeof _=="number"){if(_>6e5||isNaN(_)){let w={instancePath:t+
"/drain/calls_ms",schemaPath:"#/components/schemas/Drain/properties/calls_ms/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:6e5},message:"must be <= 600000",schema:6e5,parentSchema:$e.properties.
calls_ms,data:_};e===null?e=[w]:e.push(w),s++}if(_<0||isNaN(_)){let w={instancePath:t+"/drain/calls_\
ms",schemaPath:"#/components/schemas/Drain/properties/calls_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:$e.properties.calls_ms,data:_};e===null?e=
[w]:e.push(w),s++}}let P=f.streams_ms;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P))){let w={instancePath:t+
"/drain/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:$e.properties.streams_ms.type,parentSchema:$e.
properties.streams_ms,data:P};e===null?e=[w]:e.push(w),s++}if(typeof P=="number"){if(P>36e5||isNaN(P)){
let w={instancePath:t+"/drain/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_\
ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000",schema:36e5,
parentSchema:$e.properties.streams_ms,data:P};e===null?e=[w]:e.push(w),s++}if(P<0||isNaN(P)){let w={
instancePath:t+"/drain/streams_ms",schemaPath:"#/components/schemas/Drain/properties/streams_ms/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:$e.
properties.streams_ms,data:P};e===null?e=[w]:e.push(w),s++}}}else{let u={instancePath:t+"/drain",schemaPath:"\
#/components/schemas/Drain/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$e.
type,parentSchema:$e,data:f};e===null?e=[u]:e.push(u),s++}let A=r.ledger;if(A&&typeof A=="object"&&!Array.
isArray(A)){A.spool_bytes===void 0&&(A.spool_bytes=268435456),A.kept_days===void 0&&(A.kept_days=90),
A.close_after_days===void 0&&(A.close_after_days=3);for(let w in A)if(!(w==="spool_bytes"||w==="kept\
_days"||w==="close_after_days")){let y={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Le\
dger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"mus\
t NOT have additional properties",schema:!1,parentSchema:qe,data:A};e===null?e=[y]:e.push(y),s++}let u=A.
spool_bytes;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let w={instancePath:t+"/ledger/spool_bytes",
schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer",schema:qe.properties.spool_bytes.type,parentSchema:qe.properties.spool_bytes,
data:u};e===null?e=[w]:e.push(w),s++}if(typeof u=="number"){if(u>1099511627776||isNaN(u)){let w={instancePath:t+
"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1099511627776},message:"must be <= 1099511627776",schema:1099511627776,
parentSchema:qe.properties.spool_bytes,data:u};e===null?e=[w]:e.push(w),s++}if(u<65536||isNaN(u)){let w={
instancePath:t+"/ledger/spool_bytes",schemaPath:"#/components/schemas/Ledger/properties/spool_bytes/\
minimum",keyword:"minimum",params:{comparison:">=",limit:65536},message:"must be >= 65536",schema:65536,
parentSchema:qe.properties.spool_bytes,data:u};e===null?e=[w]:e.push(w),s++}}let _=A.kept_days;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_))){let w={instancePath:t+"/ledger/kept_days",schemaPath:"#/components/sch\
emas/Ledger/properties/kept_days/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er",schema:qe.properties.kept_days.type,parentSchema:qe.properties.kept_days,data:_};e===null?e=[w]:
e.push(w),s++}if(typeof _=="number"){if(_>36500||isNaN(_)){let w={instancePath:t+"/ledger/kept_days",
schemaPath:"#/components/schemas/Ledger/properties/kept_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:36500},message:"must be <= 36500",schema:36500,parentSchema:qe.properties.kept_days,data:_};
e===null?e=[w]:e.push(w),s++}if(_<2||isNaN(_)){let w={instancePath:t+"/ledger/kept_days",schemaPath:"\
#/components/schemas/Ledger/properties/kept_days/minimum",keyword:"minimum",params:{comparison:">=",
limit:2},message:"must be >= 2",schema:2,parentSchema:qe.properties.kept_days,data:_};e===null?e=[w]:
e.push(w),s++}}let P=A.close_after_days;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P))){let w={instancePath:t+
"/ledger/close_after_days",schemaPath:"#/components/schemas/Ledger/properties/close_after_days/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:qe.properties.close_after_days.
type,parentSchema:qe.properties.close_after_days,data:P};e===null?e=[w]:e.push(w),s++}if(typeof P=="\
number"){if(P>366||isNaN(P)){let w={instancePath:t+"/ledger/close_after_days",schemaPath:"#/componen\
ts/schemas/Ledger/properties/close_after_days/maximum",keyword:"maximum",params:{comparison:"<=",limit:366},
message:"must be <= 366",schema:366,parentSchema:qe.properties.close_after_days,data:P};e===null?e=[
w]:e.push(w),s++}if(P<0||isNaN(P)){let w={instancePath:t+"/ledger/close_after_days",schemaPath:"#/co\
mponents/schemas/Ledger/properties/close_after_days/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:qe.properties.close_after_days,data:P};e===
null?e=[w]:e.push(w),s++}}}else{let u={instancePath:t+"/ledger",schemaPath:"#/components/schemas/Led\
ger/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.type,parentSchema:qe,
data:A};e===null?e=[u]:e.push(u),s++}let g=r.log;if(g&&typeof g=="object"&&!Array.isArray(g)){g.level===
void 0&&(g.level="info"),g.format===void 0&&(g.format="auto");for(let P in g)if(!(P==="level"||P==="\
format")){let w={instancePath:t+"/log",schemaPath:"#/components/schemas/Log/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,
parentSchema:De,data:g};e===null?e=[w]:e.push(w),s++}let u=g.level;if(typeof u!="string"){let P={instancePath:t+
"/log/level",schemaPath:"#/components/schemas/Log/properties/level/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:De.properties.level.type,parentSchema:De.properties.level,data:u};
e===null?e=[P]:e.push(P),s++}if(!(u==="debug"||u==="info"||u==="warn"||u==="error"||u==="silent")){let P={
instancePath:t+"/log/level",schemaPath:"#/components/schemas/Log/properties/level/enum",keyword:"enu\
m",params:{allowedValues:De.properties.level.enum},message:"must be equal to one of the allowed valu\
es",schema:De.properties.level.enum,parentSchema:De.properties.level,data:u};e===null?e=[P]:e.push(P),
s++}let _=g.format;if(typeof _!="string"){let P={instancePath:t+"/log/format",schemaPath:"#/componen\
ts/schemas/Log/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:De.properties.format.type,parentSchema:De.properties.format,data:_};e===null?e=[P]:e.push(P),
s++}if(!(_==="auto"||_==="json"||_==="pretty")){let P={instancePath:t+"/log/format",schemaPath:"#/co\
mponents/schemas/Log/properties/format/enum",keyword:"enum",params:{allowedValues:De.properties.format.
enum},message:"must be equal to one of the allowed values",schema:De.properties.format.enum,parentSchema:De.
properties.format,data:_};e===null?e=[P]:e.push(P),s++}}else{let u={instancePath:t+"/log",schemaPath:"\
#/components/schemas/Log/type",keyword:"type",params:{type:"object"},message:"must be object",schema:De.
type,parentSchema:De,data:g};e===null?e=[u]:e.push(u),s++}let x=r.tracing;if(x&&typeof x=="object"&&
!Array.isArray(x)){x.enabled===void 0&&(x.enabled=!1),x.metrics===void 0&&(x.metrics=!1);for(let P in x)
if(!(P==="enabled"||P==="metrics")){let w={instancePath:t+"/tracing",schemaPath:"#/components/schema\
s/Tracing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"\
must NOT have additional properties",schema:!1,parentSchema:ns,data:x};e===null?e=[w]:e.push(w),s++}
let u=x.enabled;if(typeof u!="boolean"){let P={instancePath:t+"/tracing/enabled",schemaPath:"#/compo\
nents/schemas/Tracing/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean",schema:ns.properties.enabled.type,parentSchema:ns.properties.enabled,data:u};e===null?e=
[P]:e.push(P),s++}let _=x.metrics;if(typeof _!="boolean"){let P={instancePath:t+"/tracing/metrics",schemaPath:"\
#/components/schemas/Tracing/properties/metrics/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:ns.properties.metrics.type,parentSchema:ns.properties.metrics,data:_};e===null?
e=[P]:e.push(P),s++}}else{let u={instancePath:t+"/tracing",schemaPath:"#/components/schemas/Tracing/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:ns.type,parentSchema:ns,
data:x};e===null?e=[u]:e.push(u),s++}let C=r.sandbox;if(C&&typeof C=="object"&&!Array.isArray(C)){if(C.
public===void 0&&(C.public=!1),C.public===void 0){let _={instancePath:t+"/sandbox",schemaPath:"#/com\
ponents/schemas/Sandbox/required",keyword:"required",params:{missingProperty:"public"},message:"must\
 have required property 'public'",schema:os.required,parentSchema:os,data:C};e===null?e=[_]:e.push(_),
s++}for(let _ in C)if(_!=="public"){let P={instancePath:t+"/sandbox",schemaPath:"#/components/schema\
s/Sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"\
must NOT have additional properties",schema:!1,parentSchema:os,data:C};e===null?e=[P]:e.push(P),s++}
let u=C.public;if(typeof u!="boolean"){let _={instancePath:t+"/sandbox/public",schemaPath:"#/compone\
nts/schemas/Sandbox/properties/public/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:os.properties.public.type,parentSchema:os.properties.public,data:u};e===null?e=[_]:e.
push(_),s++}}else{let u={instancePath:t+"/sandbox",schemaPath:"#/components/schemas/Sandbox/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:os.type,parentSchema:os,data:C};e===null?
e=[u]:e.push(u),s++}ks(r.payments,{instancePath:t+"/payments",parentData:r,parentDataProperty:"payme\
nts",rootData:$,dynamicAnchors:D})||(e=e===null?ks.errors:e.concat(ks.errors),s=e.length);let z=r.network;
if(z&&typeof z=="object"&&!Array.isArray(z)){for(let u in z)if(!(u==="proxy"||u==="proxy_env"||u==="\
no_proxy")){let _={instancePath:t+"/network",schemaPath:"#/components/schemas/Network/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have addition\
al properties",schema:!1,parentSchema:ge,data:z};e===null?e=[_]:e.push(_),s++}if(z.proxy!==void 0){let u=z.
proxy;if(typeof u=="string"){if(d(u)>1024){let _={instancePath:t+"/network/proxy",schemaPath:"#/comp\
onents/schemas/Network/properties/proxy/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters",schema:1024,parentSchema:ge.properties.proxy,data:u};e===null?
e=[_]:e.push(_),s++}if(d(u)<8){let _={instancePath:t+"/network/proxy",schemaPath:"#/components/schem\
as/Network/properties/proxy/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have f\
ewer than 8 characters",schema:8,parentSchema:ge.properties.proxy,data:u};e===null?e=[_]:e.push(_),s++}
if(!Pe(u)){let _={instancePath:t+"/network/proxy",schemaPath:"#/components/schemas/Network/propertie\
s/proxy/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",
parentSchema:ge.properties.proxy,data:u};e===null?e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/\
network/proxy",schemaPath:"#/components/schemas/Network/properties/proxy/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ge.properties.proxy.type,parentSchema:ge.properties.proxy,
data:u};e===null?e=[_]:e.push(_),s++}}if(z.proxy_env!==void 0){let u=z.proxy_env;if(typeof u=="strin\
g"){if(d(u)>128){let _={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Network\
/properties/proxy_env/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more \
than 128 characters",schema:128,parentSchema:ge.properties.proxy_env,data:u};e===null?e=[_]:e.push(_),
s++}if(!xe.test(u)){let _={instancePath:t+"/network/proxy_env",schemaPath:"#/components/schemas/Netw\
ork/properties/proxy_env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"',schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:ge.properties.
proxy_env,data:u};e===null?e=[_]:e.push(_),s++}}else{let _={instancePath:t+"/network/proxy_env",schemaPath:"\
#/components/schemas/Network/properties/proxy_env/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ge.properties.proxy_env.type,parentSchema:ge.properties.proxy_env,data:u};e===
null?e=[_]:e.push(_),s++}}if(z.no_proxy!==void 0){let u=z.no_proxy;if(Array.isArray(u)){if(u.length>
256){let P={instancePath:t+"/network/no_proxy",schemaPath:"#/components/schemas/Network/properties/n\
o_proxy/maxItems",keyword:"maxItems",params:{limit:256},message:"must NOT have more than 256 items",
schema:256,parentSchema:ge.properties.no_proxy,data:u};e===null?e=[P]:e.push(P),s++}let _=u.length;for(let P=0;P<
_;P++){let w=u[P];if(typeof w=="string"){if(d(w)>255){let y={instancePath:t+"/network/no_proxy/"+P,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters",schema:255,parentSchema:ge.properties.no_proxy.items,
data:w};e===null?e=[y]:e.push(y),s++}if(d(w)<1){let y={instancePath:t+"/network/no_proxy/"+P,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ge.properties.no_proxy.items,data:w};
e===null?e=[y]:e.push(y),s++}if(!jt.test(w)){let y={instancePath:t+"/network/no_proxy/"+P,schemaPath:"\
#/components/schemas/Network/properties/no_proxy/items/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x20,]+$"},message:'must match pattern "^[^\\x00-\\x20,]+$"',schema:"^[^\\x00-\\x20,]+$",parentSchema:ge.
properties.no_proxy.items,data:w};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:t+"/network\
/no_proxy/"+P,schemaPath:"#/components/schemas/Network/properties/no_proxy/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:ge.properties.no_proxy.items.type,parentSchema:ge.
properties.no_proxy.items,data:w};e===null?e=[y]:e.push(y),s++}}}else{let _={instancePath:t+"/networ\
k/no_proxy",schemaPath:"#/components/schemas/Network/properties/no_proxy/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:ge.properties.no_proxy.type,parentSchema:ge.properties.
no_proxy,data:u};e===null?e=[_]:e.push(_),s++}}}else{let u={instancePath:t+"/network",schemaPath:"#/\
components/schemas/Network/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ge.
type,parentSchema:ge,data:z};e===null?e=[u]:e.push(u),s++}ws(r.keys,{instancePath:t+"/keys",parentData:r,
parentDataProperty:"keys",rootData:$,dynamicAnchors:D})||(e=e===null?ws.errors:e.concat(ws.errors),s=
e.length),r.me!==void 0&&(xs(r.me,{instancePath:t+"/me",parentData:r,parentDataProperty:"me",rootData:$,
dynamicAnchors:D})||(e=e===null?xs.errors:e.concat(xs.errors),s=e.length));let ve=r.trusted_proxies;
if(Array.isArray(ve)){if(ve.length>64){let _={instancePath:t+"/trusted_proxies",schemaPath:"#/proper\
ties/trusted_proxies/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than\
 64 items",schema:64,parentSchema:L.properties.trusted_proxies,data:ve};e===null?e=[_]:e.push(_),s++}
let u=ve.length;for(let _=0;_<u;_++){let P=ve[_];if(typeof P=="string"){if(d(P)>64){let w={instancePath:t+
"/trusted_proxies/"+_,schemaPath:"#/properties/trusted_proxies/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters",schema:64,parentSchema:L.properties.
trusted_proxies.items,data:P};e===null?e=[w]:e.push(w),s++}if(d(P)<2){let w={instancePath:t+"/truste\
d_proxies/"+_,schemaPath:"#/properties/trusted_proxies/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:L.properties.trusted_proxies.
items,data:P};e===null?e=[w]:e.push(w),s++}if(!Zt.test(P)){let w={instancePath:t+"/trusted_proxies/"+
_,schemaPath:"#/properties/trusted_proxies/items/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
fA-F.:]+(/[0-9]{1,3})?$"},message:'must match pattern "^[0-9a-fA-F.:]+(/[0-9]{1,3})?$"',schema:"^[0-\
9a-fA-F.:]+(/[0-9]{1,3})?$",parentSchema:L.properties.trusted_proxies.items,data:P};e===null?e=[w]:e.
push(w),s++}}else{let w={instancePath:t+"/trusted_proxies/"+_,schemaPath:"#/properties/trusted_proxi\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.trusted_proxies.
items.type,parentSchema:L.properties.trusted_proxies.items,data:P};e===null?e=[w]:e.push(w),s++}}}else{
let u={instancePath:t+"/trusted_proxies",schemaPath:"#/properties/trusted_proxies/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:L.properties.trusted_proxies.type,parentSchema:L.
properties.trusted_proxies,data:ve};e===null?e=[u]:e.push(u),s++}let he=r.upstreams;if(he&&typeof he==
"object"&&!Array.isArray(he)){if(Object.keys(he).length>256){let u={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit:256},message:"must NOT h\
ave more than 256 properties",schema:256,parentSchema:L.properties.upstreams,data:he};e===null?e=[u]:
e.push(u),s++}for(let u in he){let _=s;if(typeof u=="string"&&!Ys.test(u)){let P={instancePath:t+"/u\
pstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',
schema:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:L.properties.upstreams.propertyNames,data:u,
propertyName:u};e===null?e=[P]:e.push(P),s++}var h=_===s;if(!h){let P={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"prope\
rty name must be valid",schema:L.properties.upstreams.propertyNames,parentSchema:L.properties.upstreams,
data:he};e===null?e=[P]:e.push(P),s++}}for(let u in he)Ns(he[u],{instancePath:t+"/upstreams/"+u.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:he,parentDataProperty:u,rootData:$,dynamicAnchors:D})||(e=
e===null?Ns.errors:e.concat(Ns.errors),s=e.length)}else{let u={instancePath:t+"/upstreams",schemaPath:"\
#/properties/upstreams/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.
properties.upstreams.type,parentSchema:L.properties.upstreams,data:he};e===null?e=[u]:e.push(u),s++}
let I=r.routes;if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(I).length>4096){let u={instancePath:t+
"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{limit:4096},
message:"must NOT have more than 4096 properties",schema:4096,parentSchema:L.properties.routes,data:I};
e===null?e=[u]:e.push(u),s++}for(let u in I){let _=s;if(typeof u=="string"){if(d(u)>256){let P={instancePath:t+
"/routes",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:be,data:u,propertyName:u};e===
null?e=[P]:e.push(P),s++}if(!Cs.test(u)){let P={instancePath:t+"/routes",schemaPath:"#/components/sc\
hemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},
message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f\
,*]{1,255}\\*?)$",parentSchema:be,data:u,propertyName:u};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+
"/routes",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:be.type,parentSchema:be,data:u,propertyName:u};e===null?e=[P]:e.push(P),s++}var n=_===
s;if(!n){let P={instancePath:t+"/routes",schemaPath:"#/properties/routes/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:u},message:"property name must be valid",schema:L.properties.routes.
propertyNames,parentSchema:L.properties.routes,data:I};e===null?e=[P]:e.push(P),s++}}for(let u in I){
let _=I[u];if(Array.isArray(_)){if(_.length>64){let w={instancePath:t+"/routes/"+u.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProperties/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items",schema:64,parentSchema:L.properties.routes.
additionalProperties,data:_};e===null?e=[w]:e.push(w),s++}let P=_.length;for(let w=0;w<P;w++)$s(_[w],
{instancePath:t+"/routes/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+w,parentData:_,parentDataProperty:w,
rootData:$,dynamicAnchors:D})||(e=e===null?$s.errors:e.concat($s.errors),s=e.length)}else{let P={instancePath:t+
"/routes/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/routes/additionalProper\
ties/type",keyword:"type",params:{type:"array"},message:"must be array",schema:L.properties.routes.additionalProperties.
type,parentSchema:L.properties.routes.additionalProperties,data:_};e===null?e=[P]:e.push(P),s++}}}else{
let u={instancePath:t+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:L.properties.routes.type,parentSchema:L.properties.routes,data:I};
e===null?e=[u]:e.push(u),s++}let Ie=r.models;if(Ie&&typeof Ie=="object"&&!Array.isArray(Ie)){if(Object.
keys(Ie).length>4096){let u={instancePath:t+"/models",schemaPath:"#/properties/models/maxProperties",
keyword:"maxProperties",params:{limit:4096},message:"must NOT have more than 4096 properties",schema:4096,
parentSchema:L.properties.models,data:Ie};e===null?e=[u]:e.push(u),s++}for(let u in Ie){let _=s;if(typeof u==
"string"){if(d(u)>256){let P={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName/ma\
xLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters",schema:256,
parentSchema:be,data:u,propertyName:u};e===null?e=[P]:e.push(P),s++}if(!Cs.test(u)){let P={instancePath:t+
"/models",schemaPath:"#/components/schemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\\
*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*\
?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$",parentSchema:be,data:u,propertyName:u};e===null?
e=[P]:e.push(P),s++}}else{let P={instancePath:t+"/models",schemaPath:"#/components/schemas/RouteName\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:be.type,parentSchema:be,
data:u,propertyName:u};e===null?e=[P]:e.push(P),s++}var i=_===s;if(!i){let P={instancePath:t+"/model\
s",schemaPath:"#/properties/models/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"\
property name must be valid",schema:L.properties.models.propertyNames,parentSchema:L.properties.models,
data:Ie};e===null?e=[P]:e.push(P),s++}}for(let u in Ie){let _=Ie[u];if(_&&typeof _=="object"&&!Array.
isArray(_)){_.kind===void 0&&(_.kind="chat"),_.input===void 0&&(_.input=["text"]);for(let y in _)if(!(y===
"kind"||y==="input"||y==="context_tokens"||y==="output_tokens"||y==="dimensions"||y==="cache"||y==="\
tokens_per_second")){let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/ModelSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties",schema:!1,parentSchema:se,data:_};e===null?e=[O]:e.push(
O),s++}let P=_.kind;if(typeof P!="string"){let y={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kind/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:se.properties.kind.type,parentSchema:se.properties.
kind,data:P};e===null?e=[y]:e.push(y),s++}if(!(P==="chat"||P==="embeddings"||P==="rerank"||P==="mode\
rations"||P==="images"||P==="speech"||P==="transcriptions")){let y={instancePath:t+"/models/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/components/schemas/ModelSettings/properties/kin\
d/enum",keyword:"enum",params:{allowedValues:se.properties.kind.enum},message:"must be equal to one \
of the allowed values",schema:se.properties.kind.enum,parentSchema:se.properties.kind,data:P};e===null?
e=[y]:e.push(y),s++}let w=_.input;if(Array.isArray(w)){if(w.length>4){let O={instancePath:t+"/models\
/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/\
properties/input/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 it\
ems",schema:4,parentSchema:se.properties.input,data:w};e===null?e=[O]:e.push(O),s++}if(w.length<1){let O={
instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components\
/schemas/ModelSettings/properties/input/minItems",keyword:"minItems",params:{limit:1},message:"must \
NOT have fewer than 1 items",schema:1,parentSchema:se.properties.input,data:w};e===null?e=[O]:e.push(
O),s++}let y=w.length;for(let O=0;O<y;O++){let is=w[O];if(typeof is!="string"){let Zs={instancePath:t+
"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+O,schemaPath:"#/components/schemas/Mod\
elSettings/properties/input/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g",schema:se.properties.input.items.type,parentSchema:se.properties.input.items,data:is};e===null?e=
[Zs]:e.push(Zs),s++}if(!(is==="text"||is==="image"||is==="audio"||is==="file")){let Zs={instancePath:t+
"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/input/"+O,schemaPath:"#/components/schemas/Mod\
elSettings/properties/input/items/enum",keyword:"enum",params:{allowedValues:se.properties.input.items.
enum},message:"must be equal to one of the allowed values",schema:se.properties.input.items.enum,parentSchema:se.
properties.input.items,data:is};e===null?e=[Zs]:e.push(Zs),s++}}}else{let y={instancePath:t+"/models\
/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/input",schemaPath:"#/components/schemas/ModelSettings/\
properties/input/type",keyword:"type",params:{type:"array"},message:"must be array",schema:se.properties.
input.type,parentSchema:se.properties.input,data:w};e===null?e=[y]:e.push(y),s++}if(_.context_tokens!==
void 0){let y=_.context_tokens;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/\
models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas\
/ModelSettings/properties/context_tokens/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:se.properties.context_tokens.type,parentSchema:se.properties.context_tokens,data:y};
e===null?e=[O]:e.push(O),s++}if(typeof y=="number"){if(y>1e9||isNaN(y)){let O={instancePath:t+"/mode\
ls/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/context_tokens",schemaPath:"#/components/schemas/Mod\
elSettings/properties/context_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"\
must be <= 1000000000",schema:1e9,parentSchema:se.properties.context_tokens,data:y};e===null?e=[O]:e.
push(O),s++}if(y<1||isNaN(y)){let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/context_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/context_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:se.
properties.context_tokens,data:y};e===null?e=[O]:e.push(O),s++}}}if(_.output_tokens!==void 0){let y=_.
output_tokens;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/models/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/prope\
rties/output_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.
properties.output_tokens.type,parentSchema:se.properties.output_tokens,data:y};e===null?e=[O]:e.push(
O),s++}if(typeof y=="number"){if(y>1e9||isNaN(y)){let O={instancePath:t+"/models/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/output_tokens",schemaPath:"#/components/schemas/ModelSettings/properties/o\
utput_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 10000\
00000",schema:1e9,parentSchema:se.properties.output_tokens,data:y};e===null?e=[O]:e.push(O),s++}if(y<
1||isNaN(y)){let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/output_toke\
ns",schemaPath:"#/components/schemas/ModelSettings/properties/output_tokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:se.properties.output_tokens,
data:y};e===null?e=[O]:e.push(O),s++}}}if(_.dimensions!==void 0){let y=_.dimensions;if(!(typeof y=="\
number"&&!(y%1)&&!isNaN(y))){let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensions/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer",schema:se.properties.dimensions.type,parentSchema:se.
properties.dimensions,data:y};e===null?e=[O]:e.push(O),s++}if(typeof y=="number"){if(y>1e6||isNaN(y)){
let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/dimensions",schemaPath:"\
#/components/schemas/ModelSettings/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:se.properties.dimensions,data:y};
e===null?e=[O]:e.push(O),s++}if(y<1||isNaN(y)){let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/dimensions",schemaPath:"#/components/schemas/ModelSettings/properties/dimensio\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:se.
properties.dimensions,data:y};e===null?e=[O]:e.push(O),s++}}}if(_.cache!==void 0){let y=_.cache;if(typeof y!=
"string"){let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/cache",schemaPath:"\
#/components/schemas/ModelSettings/properties/cache/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:se.properties.cache.type,parentSchema:se.properties.cache,data:y};e===null?e=
[O]:e.push(O),s++}if(y!=="auto"){let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/cache",schemaPath:"#/components/schemas/ModelSettings/properties/cache/enum",keyword:"enum",
params:{allowedValues:se.properties.cache.enum},message:"must be equal to one of the allowed values",
schema:se.properties.cache.enum,parentSchema:se.properties.cache,data:y};e===null?e=[O]:e.push(O),s++}}
if(_.tokens_per_second!==void 0){let y=_.tokens_per_second;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){
let O={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"\
#/components/schemas/ModelSettings/properties/tokens_per_second/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer",schema:se.properties.tokens_per_second.type,parentSchema:se.properties.
tokens_per_second,data:y};e===null?e=[O]:e.push(O),s++}if(typeof y=="number"){if(y>1e6||isNaN(y)){let O={
instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"\
#/components/schemas/ModelSettings/properties/tokens_per_second/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:se.properties.tokens_per_second,
data:y};e===null?e=[O]:e.push(O),s++}if(y<1||isNaN(y)){let O={instancePath:t+"/models/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/tokens_per_second",schemaPath:"#/components/schemas/ModelSettings/proper\
ties/tokens_per_second/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1",schema:1,parentSchema:se.properties.tokens_per_second,data:y};e===null?e=[O]:e.push(O),s++}}}}else{
let P={instancePath:t+"/models/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/s\
chemas/ModelSettings/type",keyword:"type",params:{type:"object"},message:"must be object",schema:se.
type,parentSchema:se,data:_};e===null?e=[P]:e.push(P),s++}}}else{let u={instancePath:t+"/models",schemaPath:"\
#/properties/models/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.properties.
models.type,parentSchema:L.properties.models,data:Ie};e===null?e=[u]:e.push(u),s++}let Re=r.hooks;if(Re&&
typeof Re=="object"&&!Array.isArray(Re)){if(Object.keys(Re).length>16){let u={instancePath:t+"/hooks",
schemaPath:"#/properties/hooks/maxProperties",keyword:"maxProperties",params:{limit:16},message:"mus\
t NOT have more than 16 properties",schema:16,parentSchema:L.properties.hooks,data:Re};e===null?e=[u]:
e.push(u),s++}for(let u in Re){let _=s;if(typeof u=="string"&&!Ys.test(u)){let P={instancePath:t+"/h\
ooks",schemaPath:"#/properties/hooks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
a-z0-9][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',schema:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$",parentSchema:L.properties.hooks.propertyNames,data:u,propertyName:u};
e===null?e=[P]:e.push(P),s++}var o=_===s;if(!o){let P={instancePath:t+"/hooks",schemaPath:"#/propert\
ies/hooks/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must\
 be valid",schema:L.properties.hooks.propertyNames,parentSchema:L.properties.hooks,data:Re};e===null?
e=[P]:e.push(P),s++}}for(let u in Re)qs(Re[u],{instancePath:t+"/hooks/"+u.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:Re,parentDataProperty:u,rootData:$,dynamicAnchors:D})||(e=e===null?qs.errors:
e.concat(qs.errors),s=e.length)}else{let u={instancePath:t+"/hooks",schemaPath:"#/properties/hooks/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:L.properties.hooks.type,parentSchema:L.
properties.hooks,data:Re};e===null?e=[u]:e.push(u),s++}let Fe=r.outlets;if(Fe&&typeof Fe=="object"&&
!Array.isArray(Fe)){if(Object.keys(Fe).length>16){let u={instancePath:t+"/outlets",schemaPath:"#/pro\
perties/outlets/maxProperties",keyword:"maxProperties",params:{limit:16},message:"must NOT have more\
 than 16 properties",schema:16,parentSchema:L.properties.outlets,data:Fe};e===null?e=[u]:e.push(u),s++}
for(let u in Fe){let _=s;if(typeof u=="string"&&!Ys.test(u)){let P={instancePath:t+"/outlets",schemaPath:"\
#/properties/outlets/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-\
9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"',schema:"^[A-Za-z0-9]\
[A-Za-z0-9_.-]{0,63}$",parentSchema:L.properties.outlets.propertyNames,data:u,propertyName:u};e===null?
e=[P]:e.push(P),s++}var m=_===s;if(!m){let P={instancePath:t+"/outlets",schemaPath:"#/properties/out\
lets/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be v\
alid",schema:L.properties.outlets.propertyNames,parentSchema:L.properties.outlets,data:Fe};e===null?
e=[P]:e.push(P),s++}}for(let u in Fe)zs(Fe[u],{instancePath:t+"/outlets/"+u.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:Fe,parentDataProperty:u,rootData:$,dynamicAnchors:D})||(e=e===null?zs.errors:
e.concat(zs.errors),s=e.length)}else{let u={instancePath:t+"/outlets",schemaPath:"#/properties/outle\
ts/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.properties.outlets.
type,parentSchema:L.properties.outlets,data:Fe};e===null?e=[u]:e.push(u),s++}let Ke=r.prices;if(Ke&&
typeof Ke=="object"&&!Array.isArray(Ke)){if(Object.keys(Ke).length>4096){let u={instancePath:t+"/pri\
ces",schemaPath:"#/properties/prices/maxProperties",keyword:"maxProperties",params:{limit:4096},message:"\
must NOT have more than 4096 properties",schema:4096,parentSchema:L.properties.prices,data:Ke};e===null?
e=[u]:e.push(u),s++}for(let u in Ke){let _=s;if(typeof u=="string"){if(d(u)>256){let P={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters",schema:256,parentSchema:be,data:u,propertyName:u};e===
null?e=[P]:e.push(P),s++}if(!Cs.test(u)){let P={instancePath:t+"/prices",schemaPath:"#/components/sc\
hemas/RouteName/pattern",keyword:"pattern",params:{pattern:"^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"},
message:'must match pattern "^(\\*|[^\\x00-\\x20\\x7f,*]{1,255}\\*?)$"',schema:"^(\\*|[^\\x00-\\x20\\x7f\
,*]{1,255}\\*?)$",parentSchema:be,data:u,propertyName:u};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:t+
"/prices",schemaPath:"#/components/schemas/RouteName/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:be.type,parentSchema:be,data:u,propertyName:u};e===null?e=[P]:e.push(P),s++}var a=_===
s;if(!a){let P={instancePath:t+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:u},message:"property name must be valid",schema:L.properties.prices.
propertyNames,parentSchema:L.properties.prices,data:Ke};e===null?e=[P]:e.push(P),s++}}for(let u in Ke)
ss(Ke[u],{instancePath:t+"/prices/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:Ke,parentDataProperty:u,
rootData:$,dynamicAnchors:D})||(e=e===null?ss.errors:e.concat(ss.errors),s=e.length)}else{let u={instancePath:t+
"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:L.properties.prices.type,parentSchema:L.properties.prices,data:Ke};e===null?e=[u]:
e.push(u),s++}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:L.type,parentSchema:L,data:r};e===null?e=[p]:e.push(p),s++}return js.
errors=e,s===0}js.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Us(r,{instancePath:t="",
parentData:R,parentDataProperty:V,rootData:$=r,dynamicAnchors:D={}}={}){let e=null,s=0,v=Us.evaluated;
return v.dynamicProps&&(v.props=void 0),v.dynamicItems&&(v.items=void 0),js(r,{instancePath:t,parentData:R,
parentDataProperty:V,rootData:$,dynamicAnchors:D})||(e=e===null?js.errors:e.concat(js.errors),s=e.length),
Us.errors=e,s===0}Us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{Qt as default,Xt as validate};
