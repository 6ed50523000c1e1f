// Compiled from a contract by npm run generate. Never edited.
var Dt=Object.create;var lr=Object.defineProperty;var St=Object.getOwnPropertyDescriptor;var Mt=Object.getOwnPropertyNames;var Rt=Object.getPrototypeOf,$t=Object.prototype.hasOwnProperty;var fr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(v){throw t=0,v}};var Kt=(r,t,v,g)=>{if(t&&typeof t=="object"||typeof t=="function")for(let h of Mt(t))!$t.call(r,h)&&
h!==v&&lr(r,h,{get:()=>t[h],enumerable:!(g=St(t,h))||g.enumerable});return r};var xe=(r,t,v)=>(v=r!=null?Dt(Rt(r)):{},Kt(t||!r||!r.__esModule?lr(v,"default",{value:r,enumerable:!0}):
v,r));var Qe=fr(Ce=>{"use strict";Object.defineProperty(Ce,"__esModule",{value:!0});Ce.formats=void 0;var Ut=2**
31-1,Ot=(-2)**31,zt=2**63-1,Gt=(-2)**63,hr=(2-2**-23)*2**127,gr=2**-126,Xt=-1*hr,Vt=-1*gr,ur=()=>!0,
Ft=/^[A-Za-z0-9+/]*(=|==)?$/;Ce.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Ut&&r>=Ot,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=zt&&r>=Gt,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=hr&&r>=gr||r>=Xt&&r<=Vt),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Ft.test(r),binary:ur,password:ur}});var Ze=fr(ue=>{"use strict";Object.defineProperty(ue,"__esModule",{value:!0});ue.formatNames=ue.fastFormats=
ue.fullFormats=void 0;function ce(r,t){return{validate:r,compare:t}}ue.fullFormats={date:ce(kr,pr),time:ce(
nr(!0),mr),"date-time":ce(Pr(!0),_r),"iso-time":ce(nr(),wr),"iso-date-time":ce(Pr(),Ar),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Wt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:is,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Jt,int32:{type:"number",validate:ts},
int64:{type:"number",validate:ss},float:{type:"number",validate:br},double:{type:"number",validate:br},
password:!0,binary:!0};ue.fastFormats={...ue.fullFormats,date:ce(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,pr),time:ce(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,mr),"date-time":ce(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
_r),"iso-time":ce(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,wr),
"iso-date-time":ce(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ar),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ue.formatNames=Object.keys(ue.fullFormats);function Ht(r){return r%4===0&&(r%100!==0||r%400===0)}var Ct=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Qt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function kr(r){let t=Ct.exec(r);if(!t)return!1;let v=+t[1],
g=+t[2],h=+t[3];return g>=1&&g<=12&&h>=1&&h<=(g===2&&Ht(v)?29:Qt[g])}function pr(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var ir=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function nr(r){
return function(v){let g=ir.exec(v);if(!g)return!1;let h=+g[1],b=+g[2],a=+g[3],e=g[4],i=g[5]==="-"?-1:
1,n=+(g[6]||0),l=+(g[7]||0);if(n>23||l>59||r&&!e)return!1;if(h<=23&&b<=59&&a<60)return!0;let m=b-l*i,
p=h-n*i-(m<0?1:0);return(p===23||p===-1)&&(m===59||m===-1)&&a<61}}function mr(r,t){if(!(r&&t))return;
let v=new Date("2020-01-01T"+r).valueOf(),g=new Date("2020-01-01T"+t).valueOf();if(v&&g)return v-g}function wr(r,t){
if(!(r&&t))return;let v=ir.exec(r),g=ir.exec(t);if(v&&g)return r=v[1]+v[2]+v[3],t=g[1]+g[2]+g[3],r>t?
1:r<t?-1:0}var or=/t|\s/i;function Pr(r){let t=nr(r);return function(g){let h=g.split(or);return h.length===
2&&kr(h[0])&&t(h[1])}}function _r(r,t){if(!(r&&t))return;let v=new Date(r).valueOf(),g=new Date(t).valueOf();
if(v&&g)return v-g}function Ar(r,t){if(!(r&&t))return;let[v,g]=r.split(or),[h,b]=t.split(or),a=pr(v,
h);if(a!==void 0)return a||mr(g,b)}var Zt=/\/|:/,Bt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Wt(r){return Zt.test(r)&&Bt.test(r)}var vr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Jt(r){return vr.lastIndex=0,vr.test(r)}var es=-(2**31),rs=2**31-1;function ts(r){return Number.
isInteger(r)&&r<=rs&&r>=es}function ss(r){return Number.isInteger(r)}function br(){return!0}var as=/[^\\]\\Z/;
function is(r){if(as.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Le=(r,t)=>r.length>t&&cr(r)>t,je=(r,t)=>r.length<2*t&&cr(r)<t,Yt=/[\ud800-\udbff][\udc00-\udfff]/g,
cr=r=>r.length-(r.match(Yt)?.length??0);var qr=xe(Qe()),xr=xe(Ze()),vs={...qr.formats,...xr.fastFormats},Lr=ie;var E=Le,D=je,jr=new RegExp("^[ -~]+$","u");function ie(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=ie.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.headers!==void 0){let m=r.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["x-request-timeout-ms"]!==void 0){
let o=m["x-request-timeout-ms"],s=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,
y;if(y===void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))y=+o;else return ie.errors=
[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(o=y,m!==void 0&&(m["x-r\
equest-timeout-ms"]=y))}if(e===s&&typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(o))return ie.errors=
[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(o<1||isNaN(o))return ie.
errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var n=s===e}else
var n=!0;if(n)if(m["idempotency-key"]!==void 0){let o=m["idempotency-key"],s=e;if(typeof o!="string"){
let y=typeof o,f;if(f===void 0)if(y=="number"||y=="boolean")f=""+o;else if(o===null)f="";else return ie.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(o=f,m!==void 0&&(m["idempot\
ency-key"]=f))}if(e===s&&typeof o=="string"){if(E(o,255))return ie.errors=[{instancePath:t+"/headers\
/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"ma\
xLength",params:{limit:255}}],!1;if(D(o,1))return ie.errors=[{instancePath:t+"/headers/idempotency-k\
ey",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!jr.test(o))return ie.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var n=s===e}else var n=!0}else return ie.errors=[{instancePath:t+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ie.errors=a,e===0}ie.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Tr=he;function he(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=he.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return he.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],
o=e;if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===
null)d="";else return he.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=
d,l!==void 0&&(l["idempotency-key"]=d))}if(e===o&&typeof p=="string"){if(E(p,255))return he.errors=[
{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(D(p,1))return he.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!jr.test(p))return he.errors=[{instancePath:t+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return he.errors=[{instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return he.errors=a,e===0}he.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ir=Ie;function Ie(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Ie.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return Ie.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1}return Ie.errors=a,e===0}Ie.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Er=Ae;function Ae(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Ae.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return Ae.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){l.details===void 0&&(l.details=!1);let p=l.details;if(typeof p!=
"boolean"){let o;if(o===void 0)if(p==="false"||p===0||p===null)o=!1;else if(p==="true"||p===1)o=!0;else
return Ae.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/query/properties/details\
/type",keyword:"type",params:{type:"boolean"}}],!1;o!==void 0&&(p=o,l!==void 0&&(l.details=o))}}else
return Ae.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return Ae.errors=a,e===0}Ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Nr=U;function U(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=U.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||r.headers===void 0&&(p=
"headers")||r.params===void 0&&(p="params"))return U.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let o=r.headers,s=e;if(e===
s)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["payment-signature"]!==void 0){let d=o["payment-\
signature"],y=e;if(typeof d!="string"){let f=typeof d,c;if(c===void 0)if(f=="number"||f=="boolean")c=
""+d;else if(d===null)c="";else return U.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(d=c,o!==void 0&&(o["payment-signature"]=c))}if(e===y&&typeof d=="string"){if(E(d,12288))return U.
errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(d,1))return U.errors=[{
instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=y===e}else var n=!0;if(n)if(o["x-pa\
yment"]!==void 0){let d=o["x-payment"],y=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c==
"number"||c=="boolean")u=""+d;else if(d===null)u="";else return U.errors=[{instancePath:t+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(d=u,o!==void 0&&(o["x-payment"]=u))}if(e===y&&typeof d=="string"){if(E(d,
12288))return U.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(d,1))return U.errors=[{
instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var n=y===e}else var n=!0}else return U.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=s===
e}else var l=!0;if(l)if(r.params!==void 0){let o=r.params,s=e;if(e===s)if(o&&typeof o=="object"&&!Array.
isArray(o)){let y;if(o.agent_id===void 0&&(y="agent_id")||o.tool===void 0&&(y="tool"))return U.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:y}}],
!1;if(o.agent_id!==void 0){let f=o.agent_id,c=e;if(typeof f!="string"){let u=typeof f,P;if(P===void 0)
if(u=="number"||u=="boolean")P=""+f;else if(f===null)P="";else return U.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;P!==void 0&&(f=P,o!==void 0&&(o.agent_id=P))}if(e===c&&typeof f=="string"){if(E(f,64))
return U.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(f,1))return U.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=c===e}else var m=!0;if(m)if(o.tool!==void 0){let f=o.tool,c=e;if(typeof f!=
"string"){let P=typeof f,_;if(_===void 0)if(P=="number"||P=="boolean")_=""+f;else if(f===null)_="";else
return U.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(f=_,o!==void 0&&(o.tool=_))}if(e===c&&typeof f==
"string"){if(E(f,64))return U.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(f,1))return U.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=c===e}else var m=!0}else return U.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var l=s===e}else var l=!0}return U.
errors=a,e===0}U.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Dr=H;function H(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=H.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||r.headers===void 0&&(m=
"headers")||r.params===void 0&&(m="params"))return H.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let p=r.headers,o=e;if(e===
o)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["payment-signature"]!==void 0){let s=p["payment-\
signature"],d=e;if(typeof s!="string"){let y=typeof s,f;if(f===void 0)if(y=="number"||y=="boolean")f=
""+s;else if(s===null)f="";else return H.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(s=f,p!==void 0&&(p["payment-signature"]=f))}if(e===d&&typeof s=="string"){if(E(s,12288))return H.
errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return H.errors=[{
instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else var n=!0;if(n)if(p["x-pa\
yment"]!==void 0){let s=p["x-payment"],d=e;if(typeof s!="string"){let f=typeof s,c;if(c===void 0)if(f==
"number"||f=="boolean")c=""+s;else if(s===null)c="";else return H.errors=[{instancePath:t+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;c!==void 0&&(s=c,p!==void 0&&(p["x-payment"]=c))}if(e===d&&typeof s=="string"){if(E(s,
12288))return H.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return H.errors=[{
instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else var n=!0}else return H.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=o===
e}else var l=!0;if(l)if(r.params!==void 0){let p=r.params,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.
isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return H.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==
void 0){let y=p.agent_id,f=e;if(typeof y!="string"){let c=typeof y,u;if(u===void 0)if(c=="number"||c==
"boolean")u=""+y;else if(y===null)u="";else return H.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(y=u,p!==void 0&&(p.agent_id=u))}if(e===f&&typeof y=="string"){if(E(y,64))return H.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(D(y,1))return H.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return H.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var l=o===e}else var l=!0}return H.errors=a,e===0}H.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sr=qe;function qe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=qe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return qe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){l.details===void 0&&(l.details=!1);let p=l.details;if(typeof p!=
"boolean"){let o;if(o===void 0)if(p==="false"||p===0||p===null)o=!1;else if(p==="true"||p===1)o=!0;else
return qe.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/query/properties/details\
/type",keyword:"type",params:{type:"boolean"}}],!1;o!==void 0&&(p=o,l!==void 0&&(l.details=o))}}else
return qe.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return qe.errors=a,e===0}qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Mr=O;function O(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=O.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||r.headers===void 0&&(p=
"headers")||r.params===void 0&&(p="params"))return O.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let o=r.headers,s=e;if(e===
s)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["payment-signature"]!==void 0){let d=o["payment-\
signature"],y=e;if(typeof d!="string"){let f=typeof d,c;if(c===void 0)if(f=="number"||f=="boolean")c=
""+d;else if(d===null)c="";else return O.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(d=c,o!==void 0&&(o["payment-signature"]=c))}if(e===y&&typeof d=="string"){if(E(d,12288))return O.
errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(d,1))return O.errors=[{
instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=y===e}else var n=!0;if(n)if(o["x-pa\
yment"]!==void 0){let d=o["x-payment"],y=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c==
"number"||c=="boolean")u=""+d;else if(d===null)u="";else return O.errors=[{instancePath:t+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(d=u,o!==void 0&&(o["x-payment"]=u))}if(e===y&&typeof d=="string"){if(E(d,
12288))return O.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(d,1))return O.errors=[{
instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var n=y===e}else var n=!0}else return O.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=s===
e}else var l=!0;if(l)if(r.params!==void 0){let o=r.params,s=e;if(e===s)if(o&&typeof o=="object"&&!Array.
isArray(o)){let y;if(o.agent_id===void 0&&(y="agent_id")||o.tool===void 0&&(y="tool"))return O.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:y}}],
!1;if(o.agent_id!==void 0){let f=o.agent_id,c=e;if(typeof f!="string"){let u=typeof f,P;if(P===void 0)
if(u=="number"||u=="boolean")P=""+f;else if(f===null)P="";else return O.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;P!==void 0&&(f=P,o!==void 0&&(o.agent_id=P))}if(e===c&&typeof f=="string"){if(E(f,64))
return O.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(f,1))return O.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=c===e}else var m=!0;if(m)if(o.tool!==void 0){let f=o.tool,c=e;if(typeof f!=
"string"){let P=typeof f,_;if(_===void 0)if(P=="number"||P=="boolean")_=""+f;else if(f===null)_="";else
return O.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(f=_,o!==void 0&&(o.tool=_))}if(e===c&&typeof f==
"string"){if(E(f,64))return O.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(f,1))return O.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=c===e}else var m=!0}else return O.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var l=s===e}else var l=!0}return O.
errors=a,e===0}O.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Rr=C;function C(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=C.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||r.headers===void 0&&(m=
"headers")||r.params===void 0&&(m="params"))return C.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let p=r.headers,o=e;if(e===
o)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["payment-signature"]!==void 0){let s=p["payment-\
signature"],d=e;if(typeof s!="string"){let y=typeof s,f;if(f===void 0)if(y=="number"||y=="boolean")f=
""+s;else if(s===null)f="";else return C.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(s=f,p!==void 0&&(p["payment-signature"]=f))}if(e===d&&typeof s=="string"){if(E(s,12288))return C.
errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return C.errors=[{
instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else var n=!0;if(n)if(p["x-pa\
yment"]!==void 0){let s=p["x-payment"],d=e;if(typeof s!="string"){let f=typeof s,c;if(c===void 0)if(f==
"number"||f=="boolean")c=""+s;else if(s===null)c="";else return C.errors=[{instancePath:t+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;c!==void 0&&(s=c,p!==void 0&&(p["x-payment"]=c))}if(e===d&&typeof s=="string"){if(E(s,
12288))return C.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return C.errors=[{
instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else var n=!0}else return C.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=o===
e}else var l=!0;if(l)if(r.params!==void 0){let p=r.params,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.
isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return C.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==
void 0){let y=p.agent_id,f=e;if(typeof y!="string"){let c=typeof y,u;if(u===void 0)if(c=="number"||c==
"boolean")u=""+y;else if(y===null)u="";else return C.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(y=u,p!==void 0&&(p.agent_id=u))}if(e===f&&typeof y=="string"){if(E(y,64))return C.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(D(y,1))return C.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return C.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var l=o===e}else var l=!0}return C.errors=a,e===0}C.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $r=J;var Kr=new RegExp("^[!-~]+$","u");function J(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=J.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return J.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.headers!==void 0){let m=r.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["mcp-session-id"]!==void 0){let o=m["\
mcp-session-id"],s=e;if(typeof o!="string"){let d=typeof o,y;if(y===void 0)if(d=="number"||d=="boole\
an")y=""+o;else if(o===null)y="";else return J.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(o=y,m!==void 0&&(m["mcp-session-id"]=y))}if(e===s&&typeof o=="string"){if(E(o,256))return J.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(o,1))return J.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Kr.test(o))return J.errors=[{instancePath:t+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var n=s===e}else var n=!0;if(n){if(m["mcp-protocol-version"]!==void 0){let o=m["\
mcp-protocol-version"],s=e;if(typeof o!="string"){let y=typeof o,f;if(f===void 0)if(y=="number"||y==
"boolean")f=""+o;else if(o===null)f="";else return J.errors=[{instancePath:t+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(o=f,m!==void 0&&(m["mcp-protocol-version"]=f))}if(e===s&&typeof o==
"string"){if(E(o,64))return J.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(D(o,1))return J.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=s===
e}else var n=!0;if(n)if(m.origin!==void 0){let o=m.origin,s=e;if(typeof o!="string"){let y=typeof o,
f;if(f===void 0)if(y=="number"||y=="boolean")f=""+o;else if(o===null)f="";else return J.errors=[{instancePath:t+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(o=f,m!==void 0&&(m.origin=f))}if(e===s&&typeof o=="string"){if(E(o,2048))
return J.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(o,1))return J.errors=[{instancePath:t+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/minLength",keyword:"minLength",
params:{limit:1}}],!1}var n=s===e}else var n=!0}}else return J.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return J.errors=a,e===0}J.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yr=S,
ns={paths:{},components:{securitySchemes:{AccessToken:{type:"http",scheme:"bearer"},PaymentSignature:{
type:"apiKey",in:"header",name:"PAYMENT-SIGNATURE"},Payment:{type:"apiKey",in:"header",name:"X-PAYME\
NT"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{mode:{type:"\
string",enum:["search"]}}},headers:{type:"object",properties:{"mcp-session-id":{type:"string",minLength:1,
maxLength:256,pattern:"^[!-~]+$"},"mcp-protocol-version":{type:"string",minLength:1,maxLength:64},origin:{
type:"string",minLength:1,maxLength:2048}}},params:{type:"object",properties:{agent_id:{type:"string",
minLength:1,maxLength:64}},required:["agent_id"]},cookies:{},body:{}}};function S(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=S.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.query===void 0&&(m="query")||r.headers===void 0&&(m="headers")||r.params===void 0&&(m=
"params"))return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(r.query!==void 0){let p=r.query,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
mode!==void 0){let s=p.mode;if(typeof s!="string"){let d=typeof s,y;if(y===void 0)if(d=="number"||d==
"boolean")y=""+s;else if(s===null)y="";else return S.errors=[{instancePath:t+"/query/mode",schemaPath:"\
#/properties/query/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(s=y,
p!==void 0&&(p.mode=y))}if(s!=="search")return S.errors=[{instancePath:t+"/query/mode",schemaPath:"#\
/properties/query/properties/mode/enum",keyword:"enum",params:{allowedValues:ns.properties.query.properties.
mode.enum}}],!1}}else return S.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1;var n=o===e}else var n=!0;if(n){if(r.headers!==void 0){let p=r.
headers,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["mcp-session-id"]!==void 0){let d=p["\
mcp-session-id"],y=e;if(typeof d!="string"){let f=typeof d,c;if(c===void 0)if(f=="number"||f=="boole\
an")c=""+d;else if(d===null)c="";else return S.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(d=c,p!==void 0&&(p["mcp-session-id"]=c))}if(e===y&&typeof d=="string"){if(E(d,256))return S.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(d,1))return S.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Kr.test(d))return S.errors=[{instancePath:t+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var l=y===e}else var l=!0;if(l){if(p["mcp-protocol-version"]!==void 0){let d=p["\
mcp-protocol-version"],y=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c=="number"||c==
"boolean")u=""+d;else if(d===null)u="";else return S.errors=[{instancePath:t+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;u!==void 0&&(d=u,p!==void 0&&(p["mcp-protocol-version"]=u))}if(e===y&&typeof d==
"string"){if(E(d,64))return S.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(D(d,1))return S.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var l=y===
e}else var l=!0;if(l)if(p.origin!==void 0){let d=p.origin,y=e;if(typeof d!="string"){let c=typeof d,
u;if(u===void 0)if(c=="number"||c=="boolean")u=""+d;else if(d===null)u="";else return S.errors=[{instancePath:t+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(d=u,p!==void 0&&(p.origin=u))}if(e===y&&typeof d=="string"){if(E(d,2048))
return S.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(d,1))return S.errors=[{instancePath:t+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/minLength",keyword:"minLength",
params:{limit:1}}],!1}var l=y===e}else var l=!0}}else return S.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var n=o===e}else var n=!0;if(n)
if(r.params!==void 0){let p=r.params,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){let d;
if(p.agent_id===void 0&&(d="agent_id"))return S.errors=[{instancePath:t+"/params",schemaPath:"#/prop\
erties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==void 0){let y=p.
agent_id,f=e;if(typeof y!="string"){let c=typeof y,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+
y;else if(y===null)u="";else return S.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/prope\
rties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(y=u,p!==
void 0&&(p.agent_id=u))}if(e===f&&typeof y=="string"){if(E(y,64))return S.errors=[{instancePath:t+"/\
params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(D(y,1))return S.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return S.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var n=o===e}else var n=!0}}return S.errors=a,e===0}S.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ur=Pe;function Pe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Pe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return Pe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.agent_id!==void 0){let p=l.agent_id,o=e;if(typeof p!="st\
ring"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===null)d="";else
return Pe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/agent_\
id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,l!==void 0&&(l.agent_id=d))}if(e===
o&&typeof p=="string"){if(E(p,64))return Pe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/\
properties/query/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(p,1))
return Pe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/agent_\
id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Pe.errors=[{instancePath:t+"/q\
uery",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Pe.errors=
a,e===0}Pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Or=Ee;function Ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Ee.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return Ee.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1}return Ee.errors=a,e===0}Ee.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zr=Ne;function Ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Ne.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1}return Ne.errors=a,e===0}Ne.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gr=be;function be(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=be.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return be.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let p=l["if-none-match"],o=e;
if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===
null)d="";else return be.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,l!==
void 0&&(l["if-none-match"]=d))}if(e===o&&typeof p=="string"&&E(p,4096))return be.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return be.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return be.errors=a,e===0}be.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xr=ke;function ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=ke.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||r.headers===void 0&&(n=
"headers")||r.params===void 0&&(n="params"))return ke.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let p=l["if-none-match"],o=e;
if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===
null)d="";else return ke.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,l!==
void 0&&(l["if-none-match"]=d))}if(e===o&&typeof p=="string"&&E(p,4096))return ke.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ke.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ke.errors=a,e===0}ke.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vr=re;var os=new RegExp("^[a-z][a-z0-9.-]*$","u");function re(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=re.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.headers!==void 0){let m=r.
headers,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let o=m["\
if-none-match"],s=e;if(typeof o!="string"){let d=typeof o,y;if(y===void 0)if(d=="number"||d=="boolea\
n")y=""+o;else if(o===null)y="";else return re.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(o=y,m!==void 0&&(m["if-none-match"]=y))}if(e===s&&typeof o=="string"&&E(o,4096))return re.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return re.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else
var n=!0;if(n)if(r.params!==void 0){let m=r.params,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(
m)){let s;if(m.file===void 0&&(s="file"))return re.errors=[{instancePath:t+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:s}}],!1;if(m.file!==void 0){let d=m.
file,y=e;if(typeof d!="string"){let f=typeof d,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+d;else if(d===
null)c="";else return re.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(d=c,m!==void 0&&(m.file=c))}
if(e===y&&typeof d=="string"){if(E(d,64))return re.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(d,1))
return re.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!os.test(d))return re.errors=[{instancePath:t+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return re.errors=[{instancePath:t+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else var n=!0}return re.errors=
a,e===0}re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fr=xe(Qe()),Hr=xe(Ze()),ks={...Fr.formats,...Hr.fastFormats},Cr=ne;var te=Le,de=je;function me(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=me.evaluated;i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0);let n=e,
l=!1,m=null,p=e,o=e,s=e,d=e,y=e,f=!1,c=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let T;if(r.tool===
void 0&&(T="tool")){let I={};a===null?a=[I]:a.push(I),e++}}var _=c===e;if(f=f||_,_){var u={};u.tool=
!0}let P=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let T;if(r.tool_arguments===void 0&&(T="tool\
_arguments")){let I={};a===null?a=[I]:a.push(I),e++}}var _=P===e;if(f=f||_,_&&u!==!0&&(u=u||{},u.tool_arguments=
!0),f)e=y,a!==null&&(y?a.length=y:a=null);else{let T={};a===null?a=[T]:a.push(T),e++}var k=d===e;if(k){
let T={instancePath:t,schemaPath:"schema:QueryInput/not",keyword:"not",params:{}};a===null?a=[T]:a.push(
T),e++}else e=s,a!==null&&(s?a.length=s:a=null);if(e===o)if(r&&typeof r=="object"&&!Array.isArray(r)){
let T;if(r.query===void 0&&(T="query")){let I={instancePath:t,schemaPath:"schema:QueryInput/required",
keyword:"required",params:{missingProperty:T}};a===null?a=[I]:a.push(I),e++}else{if(r.query!==void 0){
let I=r.query,ve=e;if(e===ve)if(typeof I=="string"){if(te(I,65536)){let R={instancePath:t+"/query",schemaPath:"\
schema:QueryInput/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}};a===null?a=[
R]:a.push(R),e++}else if(de(I,1)){let R={instancePath:t+"/query",schemaPath:"schema:QueryInput/prope\
rties/query/minLength",keyword:"minLength",params:{limit:1}};a===null?a=[R]:a.push(R),e++}}else{let R={
instancePath:t+"/query",schemaPath:"schema:QueryInput/properties/query/type",keyword:"type",params:{
type:"string"}};a===null?a=[R]:a.push(R),e++}var q=ve===e}else var q=!0;if(q)if(r.raw_data_only!==void 0){
let I=e;if(typeof r.raw_data_only!="boolean"){let R={instancePath:t+"/raw_data_only",schemaPath:"sch\
ema:QueryInput/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}};a===null?a=[R]:
a.push(R),e++}var q=I===e}else var q=!0}}else{let T={instancePath:t,schemaPath:"schema:QueryInput/ty\
pe",keyword:"type",params:{type:"object"}};a===null?a=[T]:a.push(T),e++}var He=p===e;if(He){l=!0,m=0;
var w={};w.query=!0,w.raw_data_only=!0}let Nt=e,ge=e,we=e,A=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let T;if(r.query===void 0&&(T="query")){let I={};a===null?a=[I]:a.push(I),e++}}var K=A===e;if(K){
let T={instancePath:t,schemaPath:"schema:ToolInput/not",keyword:"not",params:{}};a===null?a=[T]:a.push(
T),e++}else e=we,a!==null&&(we?a.length=we:a=null);if(e===ge)if(r&&typeof r=="object"&&!Array.isArray(
r)){let T;if(r.tool===void 0&&(T="tool")||r.tool_arguments===void 0&&(T="tool_arguments")){let I={instancePath:t,
schemaPath:"schema:ToolInput/required",keyword:"required",params:{missingProperty:T}};a===null?a=[I]:
a.push(I),e++}else{if(r.tool!==void 0){let I=r.tool,ve=e;if(e===ve)if(typeof I=="string"){if(te(I,64)){
let R={instancePath:t+"/tool",schemaPath:"schema:ToolInput/properties/tool/maxLength",keyword:"maxLe\
ngth",params:{limit:64}};a===null?a=[R]:a.push(R),e++}else if(de(I,1)){let R={instancePath:t+"/tool",
schemaPath:"schema:ToolInput/properties/tool/minLength",keyword:"minLength",params:{limit:1}};a===null?
a=[R]:a.push(R),e++}}else{let R={instancePath:t+"/tool",schemaPath:"schema:ToolInput/properties/tool\
/type",keyword:"type",params:{type:"string"}};a===null?a=[R]:a.push(R),e++}var _e=ve===e}else var _e=!0;
if(_e){if(r.tool_arguments!==void 0){let I=r.tool_arguments,ve=e;if(e===ve&&!(I&&typeof I=="object"&&
!Array.isArray(I))){let yr={instancePath:t+"/tool_arguments",schemaPath:"schema:ToolInput/properties\
/tool_arguments/type",keyword:"type",params:{type:"object"}};a===null?a=[yr]:a.push(yr),e++}var _e=ve===
e}else var _e=!0;if(_e)if(r.raw_data_only!==void 0){let I=e;if(typeof r.raw_data_only!="boolean"){let R={
instancePath:t+"/raw_data_only",schemaPath:"schema:ToolInput/properties/raw_data_only/type",keyword:"\
type",params:{type:"boolean"}};a===null?a=[R]:a.push(R),e++}var _e=I===e}else var _e=!0}}}else{let T={
instancePath:t,schemaPath:"schema:ToolInput/type",keyword:"type",params:{type:"object"}};a===null?a=
[T]:a.push(T),e++}var He=Nt===e;if(He&&l?(l=!1,m=[m,1]):He&&(l=!0,m=1,w!==!0&&(w=w||{},w.tool=!0,w.tool_arguments=
!0,w.raw_data_only=!0)),l)e=n,a!==null&&(n?a.length=n:a=null);else{let T={instancePath:t,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:m}};return a===null?a=[T]:a.push(T),e++,me.errors=a,
!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.raw_data_only===void 0&&(r.raw_data_only=
!1),w!==!0&&(w=w||{},w.raw_data_only=!0),typeof r.raw_data_only!="boolean")return me.errors=[{instancePath:t+
"/raw_data_only",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],
!1}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return me.errors=a,i.props=w,e===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};function ne(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,i=ne.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return ne.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;if(m.api_key===void 0&&(o="api_key")||
m.agent_id===void 0&&(o="agent_id")||m.input===void 0&&(o="input"))return ne.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:o}}],!1;if(m.
api_key!==void 0){let s=m.api_key,d=e;if(e===e)if(typeof s=="string"){if(te(s,512))return ne.errors=
[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(de(s,1))return ne.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(m.
agent_id!==void 0){let s=m.agent_id,d=e;if(e===e)if(typeof s=="string"){if(te(s,64))return ne.errors=
[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(de(s,1))return ne.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:Agen\
tName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:t+"/\
body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var n=d===
e}else var n=!0;if(n)if(m.input!==void 0){let s=e;me(m.input,{instancePath:t+"/body/input",parentData:m,
parentDataProperty:"input",rootData:h,dynamicAnchors:b})||(a=a===null?me.errors:a.concat(me.errors),
e=a.length);var n=s===e}else var n=!0}}else return ne.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ne.errors=a,e===0}ne.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qr=oe;function oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=oe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;if(m.api_key===void 0&&(o="api_key")||
m.agent_id===void 0&&(o="agent_id")||m.task_details===void 0&&(o="task_details"))return oe.errors=[{
instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:o}}],
!1;if(m.api_key!==void 0){let s=m.api_key,d=e;if(e===e)if(typeof s=="string"){if(te(s,512))return oe.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{
limit:512}}],!1;if(de(s,1))return oe.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiK\
ey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/bod\
y/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else
var n=!0;if(n){if(m.agent_id!==void 0){let s=m.agent_id,d=e;if(e===e)if(typeof s=="string"){if(te(s,
64))return oe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(de(s,1))return oe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"\
schema:AgentName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var n=d===
e}else var n=!0;if(n)if(m.task_details!==void 0){let s=e;me(m.task_details,{instancePath:t+"/body/ta\
sk_details",parentData:m,parentDataProperty:"task_details",rootData:h,dynamicAnchors:b})||(a=a===null?
me.errors:a.concat(me.errors),e=a.length);var n=s===e}else var n=!0}}else return oe.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return oe.errors=
a,e===0}oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Zr=pe;function pe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=pe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;if(m.api_key===void 0&&(o="api_key")||
m.task_id===void 0&&(o="task_id"))return pe.errors=[{instancePath:t+"/body",schemaPath:"#/properties\
/body/required",keyword:"required",params:{missingProperty:o}}],!1;if(m.api_key!==void 0){let s=m.api_key,
d=e;if(e===e)if(typeof s=="string"){if(te(s,512))return pe.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(de(s,1))return pe.errors=[{instancePath:t+
"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"\
string"}}],!1;var n=d===e}else var n=!0;if(n)if(m.task_id!==void 0){let s=m.task_id,d=e;if(e===d)if(typeof s==
"string"){if(te(s,64))return pe.errors=[{instancePath:t+"/body/task_id",schemaPath:"#/properties/bod\
y/properties/task_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(de(s,1))return pe.errors=
[{instancePath:t+"/body/task_id",schemaPath:"#/properties/body/properties/task_id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:t+"/body/task_id",schemaPath:"\
#/properties/body/properties/task_id/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else
var n=!0}else return pe.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return pe.errors=a,e===0}pe.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Br=Be;function Be(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Be.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
Be.errors=a,e===0}Be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wr=De;function De(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=De.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&!(n&&typeof n=="objec\
t"&&!Array.isArray(n)))return De.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}return De.errors=a,e===0}De.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jr=ye;function ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=ye.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===void 0&&(m.raw_data_only=
!1);let o;if(m.query===void 0&&(o="query"))return ye.errors=[{instancePath:t+"/body",schemaPath:"#/p\
roperties/body/required",keyword:"required",params:{missingProperty:o}}],!1;if(m.query!==void 0){let s=m.
query,d=e;if(e===d)if(typeof s=="string"){if(te(s,65536))return ye.errors=[{instancePath:t+"/body/qu\
ery",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;if(de(s,1))return ye.errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properti\
es/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:t+
"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var n=d===e}else var n=!0;if(n){let s=e;if(typeof m.raw_data_only!="boolean")return ye.errors=
[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/properties/raw_data_only/type",
keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}}else return ye.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ye.errors=
a,e===0}ye.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var et=We;function We(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=We.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
We.errors=a,e===0}We.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var rt=Se;function Se(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Se.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&!(n&&typeof n=="objec\
t"&&!Array.isArray(n)))return Se.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}return Se.errors=a,e===0}Se.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var tt=le;function le(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=le.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===void 0&&(m.raw_data_only=
!1);let o;if(m.query===void 0&&(o="query"))return le.errors=[{instancePath:t+"/body",schemaPath:"#/p\
roperties/body/required",keyword:"required",params:{missingProperty:o}}],!1;if(m.query!==void 0){let s=m.
query,d=e;if(e===d)if(typeof s=="string"){if(te(s,65536))return le.errors=[{instancePath:t+"/body/qu\
ery",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;if(de(s,1))return le.errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properti\
es/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+
"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var n=d===e}else var n=!0;if(n){let s=e;if(typeof m.raw_data_only!="boolean")return le.errors=
[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/properties/raw_data_only/type",
keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}}else return le.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return le.errors=
a,e===0}le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var st=Q;function Q(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Q.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return Q.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let p=r.
body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.jsonrpc===void 0&&(s="jsonrpc"))
return Q.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",
params:{missingProperty:s}}],!1;{let d=e;for(let y in p)if(!(y==="jsonrpc"||y==="id"||y==="method"||
y==="params"||y==="result"||y==="error")){return Q.errors=[{instancePath:t+"/body",schemaPath:"#/pro\
perties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;
break}if(d===e){if(p.jsonrpc!==void 0){let y=p.jsonrpc,f=e;if(typeof y!="string")return Q.errors=[{instancePath:t+
"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"type",params:{type:"\
string"}}],!1;if(y!=="2.0")return Q.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties\
/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=f===e}else var n=!0;
if(n){if(p.id!==void 0){let y=p.id,f=e,c=e,u=!1,P=null,_=e;if(e===_)if(typeof y=="string"){if(te(y,256)){
let w={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{
limit:256}};a===null?a=[w]:a.push(w),e++}}else{let w={instancePath:t+"/body/id",schemaPath:"schema:M\
cpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[w]:a.push(w),e++}var l=_===e;l&&
(u=!0,P=0);let k=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let w={instancePath:t+"\
/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[w]:a.push(w),e++}if(e===k&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y)){let w={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[w]:a.push(w),e++}else if(y<-9007199254740991||isNaN(y)){let w={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[w]:a.push(w),e++}}var l=k===e;if(l&&u?(u=!1,P=[P,1]):l&&(u=
!0,P=1),u)e=c,a!==null&&(c?a.length=c:a=null);else{let w={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:P}};return a===null?a=[w]:a.push(w),e++,Q.errors=
a,!1}var n=f===e}else var n=!0;if(n){if(p.method!==void 0){let y=p.method,f=e;if(e===f)if(typeof y==
"string"){if(te(y,256))return Q.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/body\
/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(de(y,1))return Q.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/body/method",schemaPath:"#/\
properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var n=f===e}else var n=!0;
if(n){if(p.params!==void 0){let y=p.params,f=e;if(e===f&&!(y&&typeof y=="object"&&!Array.isArray(y)))
return Q.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params/type",
keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0;if(n){if(p.result!==void 0){let y=p.
result,f=e;if(e===f&&!(y&&typeof y=="object"&&!Array.isArray(y)))return Q.errors=[{instancePath:t+"/\
body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var n=f===e}else var n=!0;if(n)if(p.error!==void 0){let y=p.error,f=e;if(e===f&&!(y&&typeof y==
"object"&&!Array.isArray(y)))return Q.errors=[{instancePath:t+"/body/error",schemaPath:"#/properties\
/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0}}}}}}}else
return Q.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return Q.errors=a,e===0}Q.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var at=Z;function Z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Z.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return Z.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let p=r.
body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.jsonrpc===void 0&&(s="jsonrpc"))
return Z.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",
params:{missingProperty:s}}],!1;{let d=e;for(let y in p)if(!(y==="jsonrpc"||y==="id"||y==="method"||
y==="params"||y==="result"||y==="error")){return Z.errors=[{instancePath:t+"/body",schemaPath:"#/pro\
perties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;
break}if(d===e){if(p.jsonrpc!==void 0){let y=p.jsonrpc,f=e;if(typeof y!="string")return Z.errors=[{instancePath:t+
"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"type",params:{type:"\
string"}}],!1;if(y!=="2.0")return Z.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties\
/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=f===e}else var n=!0;
if(n){if(p.id!==void 0){let y=p.id,f=e,c=e,u=!1,P=null,_=e;if(e===_)if(typeof y=="string"){if(te(y,256)){
let w={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{
limit:256}};a===null?a=[w]:a.push(w),e++}}else{let w={instancePath:t+"/body/id",schemaPath:"schema:M\
cpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[w]:a.push(w),e++}var l=_===e;l&&
(u=!0,P=0);let k=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let w={instancePath:t+"\
/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[w]:a.push(w),e++}if(e===k&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y)){let w={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[w]:a.push(w),e++}else if(y<-9007199254740991||isNaN(y)){let w={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[w]:a.push(w),e++}}var l=k===e;if(l&&u?(u=!1,P=[P,1]):l&&(u=
!0,P=1),u)e=c,a!==null&&(c?a.length=c:a=null);else{let w={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:P}};return a===null?a=[w]:a.push(w),e++,Z.errors=
a,!1}var n=f===e}else var n=!0;if(n){if(p.method!==void 0){let y=p.method,f=e;if(e===f)if(typeof y==
"string"){if(te(y,256))return Z.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/body\
/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(de(y,1))return Z.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/body/method",schemaPath:"#/\
properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var n=f===e}else var n=!0;
if(n){if(p.params!==void 0){let y=p.params,f=e;if(e===f&&!(y&&typeof y=="object"&&!Array.isArray(y)))
return Z.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params/type",
keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0;if(n){if(p.result!==void 0){let y=p.
result,f=e;if(e===f&&!(y&&typeof y=="object"&&!Array.isArray(y)))return Z.errors=[{instancePath:t+"/\
body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var n=f===e}else var n=!0;if(n)if(p.error!==void 0){let y=p.error,f=e;if(e===f&&!(y&&typeof y==
"object"&&!Array.isArray(y)))return Z.errors=[{instancePath:t+"/body/error",schemaPath:"#/properties\
/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0}}}}}}}else
return Z.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return Z.errors=a,e===0}Z.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var it=Je;function Je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Je.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
Je.errors=a,e===0}Je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var nt=er;function er(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=er.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
er.errors=a,e===0}er.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ot=rr;function rr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=rr.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
rr.errors=a,e===0}rr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pt=tr;function tr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=tr.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
tr.errors=a,e===0}tr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mt=sr;function sr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=sr.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
sr.errors=a,e===0}sr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var dt=ar;function ar(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=ar.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
ar.errors=a,e===0}ar.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yt=xe(Qe()),lt=xe(Ze()),_s={...yt.formats,...lt.fastFormats},ft=Me;var j=Le;function N(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=N.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.result===void 0&&(l="result"))return N.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let m=e;
for(let p in r)if(p!=="result"){return N.errors=[{instancePath:t,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(m===e&&r.result!==void 0){
let p=r.result;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.success===void 0&&(s=
"success")||p.data===void 0&&(s="data"))return N.errors=[{instancePath:t+"/result",schemaPath:"schem\
a:Result/required",keyword:"required",params:{missingProperty:s}}],!1;{let d=e;for(let y in p)if(!(y===
"success"||y==="response"||y==="data")){return N.errors=[{instancePath:t+"/result",schemaPath:"schem\
a:Result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}
if(d===e){if(p.success!==void 0){let y=p.success,f=e;if(typeof y!="boolean")return N.errors=[{instancePath:t+
"/result/success",schemaPath:"schema:Result/properties/success/type",keyword:"type",params:{type:"bo\
olean"}}],!1;if(y!==!0)return N.errors=[{instancePath:t+"/result/success",schemaPath:"schema:Result/\
properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=f===e}else var n=!0;if(n)
if(p.response!==void 0){let y=p.response,f=e;if(e===f)if(typeof y=="string"){if(j(y,1048576))return N.
errors=[{instancePath:t+"/result/response",schemaPath:"schema:Result/properties/response/maxLength",
keyword:"maxLength",params:{limit:1048576}}],!1}else return N.errors=[{instancePath:t+"/result/respo\
nse",schemaPath:"schema:Result/properties/response/type",keyword:"type",params:{type:"string"}}],!1;
var n=f===e}else var n=!0}}}else return N.errors=[{instancePath:t+"/result",schemaPath:"schema:Resul\
t/type",keyword:"type",params:{type:"object"}}],!1}}}else return N.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=a,e===0}N.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Me(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Me.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(N(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?N.errors:
a.concat(N.errors),e=a.length));else return Me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Me.errors=a,e===0}Me.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ct=se;var Y=je;function se(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=se.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let l=r.response;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){let p;if(l.task_id===void 0&&(p="task_id")||l.msg===void 0&&(p=
"msg"))return se.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let o=e;for(let s in l)if(!(s==="task_id"||s==="msg")){return se.
errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:s}}],!1;break}if(o===e){if(l.task_id!==void 0){let s=l.
task_id,d=e;if(e===d)if(typeof s=="string"){if(j(s,64))return se.errors=[{instancePath:t+"/response/\
task_id",schemaPath:"schema:TaskCreated/properties/task_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Y(s,1))return se.errors=[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/pr\
operties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:t+
"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/type",keyword:"type",params:{type:"\
string"}}],!1;var n=d===e}else var n=!0;if(n)if(l.msg!==void 0){let s=l.msg,d=e;if(e===d)if(typeof s==
"string"){if(j(s,256))return se.errors=[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreat\
ed/properties/msg/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(s,1))return se.errors=
[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreated/properties/msg/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:t+"/response/msg",schemaPath:"s\
chema:TaskCreated/properties/msg/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0}}}else
return se.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/type",keyword:"type",params:{
type:"object"}}],!1}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return se.errors=a,e===0}se.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var ut=Re;var ds={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"string",
enum:["pending","running","completed","failed"]},result:{$ref:"schema:Result"},error:{type:"string",
minLength:1,maxLength:2048},code:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_]*$"},upstream:{
$ref:"schema:UpstreamAnswer"},may_have_happened:{$ref:"schema:MayHaveHappened"}},$id:"schema:Task"};var ys=new RegExp("^[a-z][a-z0-9_]*$","u");function L(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=L.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.status===
void 0&&(p="status"))return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let o=e;for(let s in r)if(!(s==="status"||s==="result"||s==="error"||s==="c\
ode"||s==="upstream"||s==="may_have_happened")){return L.errors=[{instancePath:t,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===e){if(r.
status!==void 0){let s=r.status,d=e;if(typeof s!="string")return L.errors=[{instancePath:t+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="pending"||
s==="running"||s==="completed"||s==="failed"))return L.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:ds.properties.status.enum}}],!1;var n=d===
e}else var n=!0;if(n){if(r.result!==void 0){let s=r.result,d=e;if(e===e)if(s&&typeof s=="object"&&!Array.
isArray(s)){let c;if(s.success===void 0&&(c="success")||s.data===void 0&&(c="data"))return L.errors=
[{instancePath:t+"/result",schemaPath:"schema:Result/required",keyword:"required",params:{missingProperty:c}}],
!1;{let u=e;for(let P in s)if(!(P==="success"||P==="response"||P==="data")){return L.errors=[{instancePath:t+
"/result",schemaPath:"schema:Result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(u===e){if(s.success!==void 0){let P=s.success,_=e;if(typeof P!="boolean")return L.errors=
[{instancePath:t+"/result/success",schemaPath:"schema:Result/properties/success/type",keyword:"type",
params:{type:"boolean"}}],!1;if(P!==!0)return L.errors=[{instancePath:t+"/result/success",schemaPath:"\
schema:Result/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1;var l=_===e}else
var l=!0;if(l)if(s.response!==void 0){let P=s.response,_=e;if(e===_)if(typeof P=="string"){if(j(P,1048576))
return L.errors=[{instancePath:t+"/result/response",schemaPath:"schema:Result/properties/response/ma\
xLength",keyword:"maxLength",params:{limit:1048576}}],!1}else return L.errors=[{instancePath:t+"/res\
ult/response",schemaPath:"schema:Result/properties/response/type",keyword:"type",params:{type:"strin\
g"}}],!1;var l=_===e}else var l=!0}}}else return L.errors=[{instancePath:t+"/result",schemaPath:"sch\
ema:Result/type",keyword:"type",params:{type:"object"}}],!1;var n=d===e}else var n=!0;if(n){if(r.error!==
void 0){let s=r.error,d=e;if(e===d)if(typeof s=="string"){if(j(s,2048))return L.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(Y(
s,1))return L.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/error",schemaPath:"#/properti\
es/error/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(r.code!==
void 0){let s=r.code,d=e;if(e===d)if(typeof s=="string"){if(j(s,64))return L.errors=[{instancePath:t+
"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!ys.test(
s))return L.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",
params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else return L.errors=[{instancePath:t+"/code",schemaPath:"\
#/properties/code/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(r.
upstream!==void 0){let s=r.upstream,d=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;
if(s.status===void 0&&(c="status"))return L.errors=[{instancePath:t+"/upstream",schemaPath:"schema:U\
pstreamAnswer/required",keyword:"required",params:{missingProperty:c}}],!1;{let u=e;for(let P in s)if(!(P===
"status"||P==="body"||P==="media_type"||P==="retry_after")){return L.errors=[{instancePath:t+"/upstr\
eam",schemaPath:"schema:UpstreamAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P}}],!1;break}if(u===e){if(s.status!==void 0){let P=s.status,_=e;if(!(typeof P=="\
number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return L.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&
typeof P=="number"&&isFinite(P)){if(P>599||isNaN(P))return L.errors=[{instancePath:t+"/upstream/stat\
us",schemaPath:"schema:UpstreamAnswer/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(P<100||isNaN(P))return L.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}}],
!1}var m=_===e}else var m=!0;if(m){if(s.media_type!==void 0){let P=s.media_type,_=e;if(e===_)if(typeof P==
"string"){if(j(P,128))return L.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:Ups\
treamAnswer/properties/media_type/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Y(P,3))return L.
errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_ty\
pe/minLength",keyword:"minLength",params:{limit:3}}],!1}else return L.errors=[{instancePath:t+"/upst\
ream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/type",keyword:"type",params:{
type:"string"}}],!1;var m=_===e}else var m=!0;if(m)if(s.retry_after!==void 0){let P=s.retry_after,_=e;
if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return L.errors=[{instancePath:t+"/upstream\
/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===_&&typeof P=="number"&&isFinite(P)){if(P>31536e3||isNaN(P))return L.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],!1;if(P<0||isNaN(P))return L.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var m=_===e}else var m=!0}}}}else return L.
errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/type",keyword:"type",params:{type:"\
object"}}],!1;var n=d===e}else var n=!0;if(n)if(r.may_have_happened!==void 0){let s=r.may_have_happened,
d=e;if(typeof s!="boolean")return L.errors=[{instancePath:t+"/may_have_happened",schemaPath:"schema:\
MayHaveHappened/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return L.errors=[{instancePath:t+
"/may_have_happened",schemaPath:"schema:MayHaveHappened/const",keyword:"const",params:{allowedValue:!0}}],
!1;var n=d===e}else var n=!0}}}}}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return L.errors=a,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Re.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(L(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?L.errors:
a.concat(L.errors),e=a.length));else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Re.errors=a,e===0}Re.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ht=$e;var dr=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function M(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=M.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.description===void 0&&(l="description")||r.resourceUrl===void 0&&(l="resourceU\
rl")||r.priceUsd===void 0&&(l="priceUsd")||r.network===void 0&&(l="network"))return M.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let m=e;for(let p in r)if(!(p===
"name"||p==="description"||p==="resourceUrl"||p==="priceUsd"||p==="network"||p==="parameters")){return M.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(m===e){if(r.name!==void 0){let p=r.name,o=e;if(e===o)if(typeof p=="string"){if(j(p,64))return M.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Y(p,1))return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.
description!==void 0){let p=r.description,o=e;if(e===o)if(typeof p=="string"){if(j(p,4096))return M.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return M.errors=[{instancePath:t+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){
if(r.resourceUrl!==void 0){let p=r.resourceUrl,o=e;if(e===o)if(typeof p=="string"){if(j(p,2048))return M.
errors=[{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/maxLength",keyword:"maxL\
ength",params:{limit:2048}}],!1;if(Y(p,1))return M.errors=[{instancePath:t+"/resourceUrl",schemaPath:"\
#/properties/resourceUrl/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[
{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/type",keyword:"type",params:{type:"\
string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.priceUsd!==void 0){let p=r.priceUsd,o=e;if(e===e)
if(typeof p=="string"){if(j(p,20))return M.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Us\
d/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!dr.test(p))return M.errors=[{instancePath:t+
"/priceUsd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1\
,9})?$"}}],!1}else return M.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.network!==void 0){let p=r.network,
o=e;if(e===o)if(typeof p=="string"){if(j(p,64))return M.errors=[{instancePath:t+"/network",schemaPath:"\
#/properties/network/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(p,1))return M.errors=
[{instancePath:t+"/network",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return M.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",
keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(r.parameters!==void 0){
let p=r.parameters,o=e;if(e===o&&!(p&&typeof p=="object"&&!Array.isArray(p)))return M.errors=[{instancePath:t+
"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var n=o===
e}else var n=!0}}}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return M.errors=a,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,i=ae.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.agentId===void 0&&(m="agentId")||r.tools===void 0&&
(m="tools"))return ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=e;for(let o in r)if(!(o==="agentId"||o==="tools")){return ae.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===
e){if(r.agentId!==void 0){let o=r.agentId,s=e;if(e===s)if(typeof o=="string"){if(j(o,64))return ae.errors=
[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Y(o,1))return ae.errors=[{instancePath:t+"/agentId",schemaPath:"#/properties/agent\
Id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+"/age\
ntId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else
var n=!0;if(n)if(r.tools!==void 0){let o=r.tools,s=e;if(e===s)if(Array.isArray(o)){if(o.length>1e3)return ae.
errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var l=!0;let y=o.length;for(let f=0;f<y;f++){let c=e;M(o[f],{instancePath:t+"/tools\
/"+f,parentData:o,parentDataProperty:f,rootData:h,dynamicAnchors:b})||(a=a===null?M.errors:a.concat(
M.errors),e=a.length);var l=c===e;if(!l)break}}}else return ae.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var n=s===e}else var n=!0}}}else return ae.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=
a,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=W.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let m;if(r.count===void 0&&(m="count")||r.agents===void 0&&(m="agents"))return W.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let o in r)if(!(o===
"count"||o==="agents")){return W.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(r.count!==void 0){let o=r.
count,s=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return W.errors=[{instancePath:t+
"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&
typeof o=="number"&&isFinite(o)){if(o>1e5||isNaN(o))return W.errors=[{instancePath:t+"/count",schemaPath:"\
#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(o<0||isNaN(
o))return W.errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var n=s===e}else var n=!0;if(n)if(r.agents!==void 0){let o=r.
agents,s=e;if(e===s)if(Array.isArray(o)){if(o.length>1e5)return W.errors=[{instancePath:t+"/agents",
schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var l=!0;let y=o.
length;for(let f=0;f<y;f++){let c=e;ae(o[f],{instancePath:t+"/agents/"+f,parentData:o,parentDataProperty:f,
rootData:h,dynamicAnchors:b})||(a=a===null?ae.errors:a.concat(ae.errors),e=a.length);var l=c===e;if(!l)
break}}}else return W.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"array"}}],!1;var n=s===e}else var n=!0}}}else return W.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=a,e===0}W.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $e(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=$e.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?W.errors:
a.concat(W.errors),e=a.length));else return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $e.errors=a,e===0}$e.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gt=Ke;function Ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Ke.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(N(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?N.errors:
a.concat(N.errors),e=a.length));else return Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ke.errors=a,e===0}Ke.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pt=z;function z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=z.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let o;if(m.x402Version===void 0&&(o="x402Version")||m.error===
void 0&&(o="error")||m.message===void 0&&(o="message")||m.accepts===void 0&&(o="accepts"))return z.errors=
[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:o}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(s!==
1)return z.errors=[{instancePath:t+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=d===e}else var n=!0;if(n){
if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(j(s,1024))return z.errors=
[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(Y(s,1))return z.errors=[{instancePath:t+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.
errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(m.message!==void 0){let s=m.
message,d=e;if(e===d)if(typeof s=="string"){if(j(s,1024))return z.errors=[{instancePath:t+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Y(s,1))return z.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n)if(m.accepts!==void 0){
let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return z.errors=[{instancePath:t+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(s.length<1)return z.errors=[{instancePath:t+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;
let f=s.length;for(let c=0;c<f;c++){let u=s[c],P=e;if(e===P&&!(u&&typeof u=="object"&&!Array.isArray(
u)))return z.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=P===e;if(!l)break}}}else return z.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0}}}else return z.errors=[{instancePath:t+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.
errors=a,e===0}z.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var vt=Ye;function Ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Ye.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(N(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?N.errors:
a.concat(N.errors),e=a.length));else return Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ye.errors=a,e===0}Ye.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bt=G;function G(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=G.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let o;if(m.x402Version===void 0&&(o="x402Version")||m.error===
void 0&&(o="error")||m.message===void 0&&(o="message")||m.accepts===void 0&&(o="accepts"))return G.errors=
[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:o}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(s!==
1)return G.errors=[{instancePath:t+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=d===e}else var n=!0;if(n){
if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(j(s,1024))return G.errors=
[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(Y(s,1))return G.errors=[{instancePath:t+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(m.message!==void 0){let s=m.
message,d=e;if(e===d)if(typeof s=="string"){if(j(s,1024))return G.errors=[{instancePath:t+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Y(s,1))return G.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n)if(m.accepts!==void 0){
let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return G.errors=[{instancePath:t+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(s.length<1)return G.errors=[{instancePath:t+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;
let f=s.length;for(let c=0;c<f;c++){let u=s[c],P=e;if(e===P&&!(u&&typeof u=="object"&&!Array.isArray(
u)))return G.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=P===e;if(!l)break}}}else return G.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0}}}else return G.errors=[{instancePath:t+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.
errors=a,e===0}G.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var kt=Ue;function Ue(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Ue.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?W.errors:
a.concat(W.errors),e=a.length));else return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ue.errors=a,e===0}Ue.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wt=Oe;function Oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Oe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(N(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?N.errors:
a.concat(N.errors),e=a.length));else return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Oe.errors=a,e===0}Oe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _t=X;function X(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=X.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let o;if(m.x402Version===void 0&&(o="x402Version")||m.error===
void 0&&(o="error")||m.message===void 0&&(o="message")||m.accepts===void 0&&(o="accepts"))return X.errors=
[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:o}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(s!==
1)return X.errors=[{instancePath:t+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=d===e}else var n=!0;if(n){
if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(j(s,1024))return X.errors=
[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(Y(s,1))return X.errors=[{instancePath:t+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(m.message!==void 0){let s=m.
message,d=e;if(e===d)if(typeof s=="string"){if(j(s,1024))return X.errors=[{instancePath:t+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Y(s,1))return X.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n)if(m.accepts!==void 0){
let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return X.errors=[{instancePath:t+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(s.length<1)return X.errors=[{instancePath:t+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;
let f=s.length;for(let c=0;c<f;c++){let u=s[c],P=e;if(e===P&&!(u&&typeof u=="object"&&!Array.isArray(
u)))return X.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=P===e;if(!l)break}}}else return X.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0}}}else return X.errors=[{instancePath:t+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.
errors=a,e===0}X.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var At=ze;function ze(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=ze.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(N(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?N.errors:
a.concat(N.errors),e=a.length));else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ze.errors=a,e===0}ze.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qt=V;function V(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=V.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let o;if(m.x402Version===void 0&&(o="x402Version")||m.error===
void 0&&(o="error")||m.message===void 0&&(o="message")||m.accepts===void 0&&(o="accepts"))return V.errors=
[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:o}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(s!==
1)return V.errors=[{instancePath:t+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=d===e}else var n=!0;if(n){
if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(j(s,1024))return V.errors=
[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(Y(s,1))return V.errors=[{instancePath:t+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.
errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(m.message!==void 0){let s=m.
message,d=e;if(e===d)if(typeof s=="string"){if(j(s,1024))return V.errors=[{instancePath:t+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Y(s,1))return V.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n)if(m.accepts!==void 0){
let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return V.errors=[{instancePath:t+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(s.length<1)return V.errors=[{instancePath:t+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;
let f=s.length;for(let c=0;c<f;c++){let u=s[c],P=e;if(e===P&&!(u&&typeof u=="object"&&!Array.isArray(
u)))return V.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=P===e;if(!l)break}}}else return V.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0}}}else return V.errors=[{instancePath:t+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.
errors=a,e===0}V.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var xt=Ge;function $(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=$.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.jsonrpc===void 0&&(p="jsonrpc")||r.id===void 0&&
(p="id"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;{let o=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s==="result"||s==="error")){return $.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(o===e){if(r.jsonrpc!==void 0){let s=r.jsonrpc,d=e;if(typeof s!="string")return $.errors=
[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonrpc/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(s!=="2.0")return $.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonrpc/\
const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=d===e}else var n=!0;if(n){if(r.id!==void 0){
let s=r.id,d=e,y=e,f=!1,c=null,u=e;if(e===u)if(typeof s=="string"){if(j(s,256)){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{limit:256}};a===null?a=
[k]:a.push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/type",keyword:"\
type",params:{type:"string"}};a===null?a=[k]:a.push(k),e++}var l=u===e;l&&(f=!0,c=0);let P=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneO\
f/1/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:a.push(k),e++}if(e===P&&typeof s=="\
number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"schem\
a:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};a===null?
a=[k]:a.push(k),e++}else if(s<-9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"s\
chema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};a===
null?a=[k]:a.push(k),e++}}var l=P===e;if(l&&f?(f=!1,c=[c,1]):l&&(f=!0,c=1),f)e=y,a!==null&&(y?a.length=
y:a=null);else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:c}};
return a===null?a=[k]:a.push(k),e++,$.errors=a,!1}var n=d===e}else var n=!0;if(n){if(r.result!==void 0){
let s=r.result,d=e;if(e===d&&!(s&&typeof s=="object"&&!Array.isArray(s)))return $.errors=[{instancePath:t+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"}}],!1;var n=d===
e}else var n=!0;if(n)if(r.error!==void 0){let s=r.error,d=e;if(e===d)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.code===void 0&&(f="code")||s.message===void 0&&(f="message"))return $.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.code!==void 0){let c=s.code,u=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.
errors=[{instancePath:t+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===u&&typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(
c))return $.errors=[{instancePath:t+"/error/code",schemaPath:"#/properties/error/properties/code/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(c<-2147483648||isNaN(c))return $.
errors=[{instancePath:t+"/error/code",schemaPath:"#/properties/error/properties/code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}}],!1}var m=u===e}else var m=!0;if(m)if(s.message!==
void 0){let c=s.message,u=e;if(e===u)if(typeof c=="string"){if(j(c,65536))return $.errors=[{instancePath:t+
"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1}else return $.errors=[{instancePath:t+"/error/message",schemaPath:"#/properties/er\
ror/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var m=u===e}else var m=!0}else
return $.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"object"}}],!1;var n=d===e}else var n=!0}}}}}else return $.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=a,e===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ge(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Ge.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?$.errors:
a.concat($.errors),e=a.length));else return Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ge.errors=a,e===0}Ge.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Lt=Xe;function Xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Xe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?$.errors:
a.concat($.errors),e=a.length));else return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Xe.errors=a,e===0}Xe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var jt=Ve;function ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=ee.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.description===void 0&&(l="description")||r.
price_usd===void 0&&(l="price_usd")||r.parameters===void 0&&(l="parameters"))return ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let m=e;for(let p in r)if(!(p===
"description"||p==="price_usd"||p==="parameters")){return ee.errors=[{instancePath:t,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(m===
e){if(r.description!==void 0){let p=r.description,o=e;if(e===o)if(typeof p=="string"){if(j(p,4096))return ee.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return ee.errors=[{instancePath:t+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){
if(r.price_usd!==void 0){let p=r.price_usd,o=e;if(e===e)if(typeof p=="string"){if(j(p,20))return ee.
errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],
!1;if(!dr.test(p))return ee.errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return ee.errors=[{instancePath:t+
"/price_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else
var n=!0;if(n)if(r.parameters!==void 0){let p=r.parameters,o=e;if(e===o&&!(p&&typeof p=="object"&&!Array.
isArray(p)))return ee.errors=[{instancePath:t+"/parameters",schemaPath:"#/properties/parameters/type",
keyword:"type",params:{type:"object"}}],!1;var n=o===e}else var n=!0}}}}else return ee.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=a,e===0}ee.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function B(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=B.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.description===
void 0&&(m="description")||r.available===void 0&&(m="available")||r.query_price_usd===void 0&&(m="qu\
ery_price_usd")||r.tools===void 0&&(m="tools"))return B.errors=[{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let o in r)if(!(o==="description"||
o==="available"||o==="query_price_usd"||o==="tools")){return B.errors=[{instancePath:t,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===
e){if(r.description!==void 0){let o=r.description,s=e;if(e===s)if(typeof o=="string"){if(j(o,4096))return B.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return B.errors=[{instancePath:t+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){
if(r.available!==void 0){let o=e;if(typeof r.available!="boolean")return B.errors=[{instancePath:t+"\
/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===
e}else var n=!0;if(n){if(r.query_price_usd!==void 0){let o=r.query_price_usd,s=e;if(e===e)if(typeof o==
"string"){if(j(o,20))return B.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/maxL\
ength",keyword:"maxLength",params:{limit:20}}],!1;if(!dr.test(o))return B.errors=[{instancePath:t+"/\
query_price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return B.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/t\
ype",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.tools!==void 0){
let o=r.tools,s=e;if(e===s)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>1e3)
return B.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"max\
Properties",params:{limit:1e3}}],!1;for(let y in o){let f=e;ee(o[y],{instancePath:t+"/tools/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:y,rootData:h,dynamicAnchors:b})||(a=a===
null?ee.errors:a.concat(ee.errors),e=a.length);var l=f===e;if(!l)break}}else return B.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else
var n=!0}}}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return B.errors=a,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,i=fe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.agents===void 0&&(l="agents"))return fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let m=e;for(let p in r)if(p!==
"agents"){return fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:p}}],!1;break}if(m===e&&r.agents!==void 0){let p=r.agents;if(e===
e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>1e5)return fe.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],
!1;for(let s in p){let d=e;B(p[s],{instancePath:t+"/agents/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:p,parentDataProperty:s,rootData:h,dynamicAnchors:b})||(a=a===null?B.errors:a.concat(B.errors),
e=a.length);var n=d===e;if(!n)break}}else return fe.errors=[{instancePath:t+"/agents",schemaPath:"#/\
properties/agents/type",keyword:"type",params:{type:"object"}}],!1}}}else return fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=a,e===0}fe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,i=Ve.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(fe(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||
(a=a===null?fe.errors:a.concat(fe.errors),e=a.length));else return Ve.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=a,e===0}Ve.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Tt=Fe;var ls={type:"object",additionalProperties:!1,required:["status","agents"],properties:{status:{type:"\
string",enum:["ok","degraded"]},agents:{type:"object",maxProperties:1e5,additionalProperties:{$ref:"\
schema:AgentHealth"}}},$id:"schema:MeshHealth"};function F(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=F.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.status===void 0&&(p="status")||r.agents===
void 0&&(p="agents"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let o=e;for(let s in r)if(!(s==="status"||s==="agents")){return F.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(o===e){if(r.status!==void 0){let s=r.status,d=e;if(typeof s!="string")return F.errors=[{
instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],
!1;if(!(s==="ok"||s==="degraded"))return F.errors=[{instancePath:t+"/status",schemaPath:"#/propertie\
s/status/enum",keyword:"enum",params:{allowedValues:ls.properties.status.enum}}],!1;var n=d===e}else
var n=!0;if(n)if(r.agents!==void 0){let s=r.agents,d=e;if(e===d)if(s&&typeof s=="object"&&!Array.isArray(
s)){if(Object.keys(s).length>1e5)return F.errors=[{instancePath:t+"/agents",schemaPath:"#/properties\
/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let f in s){let c=s[f],u=e;
if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let _;if(c.available===void 0&&(_="available"))
return F.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"sch\
ema:AgentHealth/required",keyword:"required",params:{missingProperty:_}}],!1;{let k=e;for(let q in c)
if(!(q==="available"||q==="reason")){return F.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:q}}],!1;break}if(k===e){if(c.available!==void 0){let q=e;if(typeof c.
available!="boolean")return F.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").replace(/\//g,
"~1")+"/available",schemaPath:"schema:AgentHealth/properties/available/type",keyword:"type",params:{
type:"boolean"}}],!1;var l=q===e}else var l=!0;if(l)if(c.reason!==void 0){let q=c.reason,w=e;if(e===
w)if(typeof q=="string"){if(j(q,1024))return F.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").
replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/maxLength",keyword:"m\
axLength",params:{limit:1024}}],!1}else return F.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/type",keyword:"t\
ype",params:{type:"string"}}],!1;var l=w===e}else var l=!0}}}else return F.errors=[{instancePath:t+"\
/agents/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/type",keyword:"typ\
e",params:{type:"object"}}],!1;var m=u===e;if(!m)break}}else return F.errors=[{instancePath:t+"/agen\
ts",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var n=d===e}else
var n=!0}}}else return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return F.errors=a,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,i=Fe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?F.errors:a.concat(
F.errors),e=a.length));else return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Fe.errors=a,e===0}Fe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var It=x;function x(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=x.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let s=r.response;if(e===e)if(s&&
typeof s=="object"&&!Array.isArray(s)){let y;if(s.name===void 0&&(y="name")||s.operations===void 0&&
(y="operations")||s.elsewhere===void 0&&(y="elsewhere"))return x.errors=[{instancePath:t+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:y}}],!1;{let f=e;for(let c in s)
if(!(c==="name"||c==="operations"||c==="elsewhere")){return x.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(f===e){if(s.name!==void 0){let c=s.name,u=e;if(e===u)if(typeof c=="string"){if(j(c,128))
return x.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(Y(c,1))return x.errors=[{instancePath:t+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return x.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var n=u===e}else var n=!0;if(n){if(s.operations!==
void 0){let c=s.operations,u=e;if(e===u)if(Array.isArray(c)){if(c.length>256)return x.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var l=!0;let _=c.length;for(let k=0;k<_;k++){let q=c[k],w=e;if(e===w)if(q&&
typeof q=="object"&&!Array.isArray(q)){let ge;if(q.method===void 0&&(ge="method")||q.path===void 0&&
(ge="path")||q.summary===void 0&&(ge="summary"))return x.errors=[{instancePath:t+"/response/operatio\
ns/"+k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{
missingProperty:ge}}],!1;{let we=e;for(let A in q)if(!(A==="method"||A==="path"||A==="summary")){return x.
errors=[{instancePath:t+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],!1;break}
if(we===e){if(q.method!==void 0){let A=q.method,K=e;if(e===K)if(typeof A=="string"){if(j(A,7))return x.
errors=[{instancePath:t+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Y(A,3))return x.
errors=[{instancePath:t+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return x.
errors=[{instancePath:t+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var m=K===e}else var m=!0;
if(m){if(q.path!==void 0){let A=q.path,K=e;if(e===K)if(typeof A=="string"){if(j(A,256))return x.errors=
[{instancePath:t+"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations\
/items/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(A,1))return x.errors=
[{instancePath:t+"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations\
/items/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/type",keyword:"type",params:{type:"string"}}],!1;var m=K===e}else var m=!0;if(m)if(q.summary!==
void 0){let A=q.summary,K=e;if(e===K)if(typeof A=="string"){if(j(A,256))return x.errors=[{instancePath:t+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return x.errors=[{instancePath:t+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var m=K===e}else var m=!0}}}}else return x.
errors=[{instancePath:t+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var l=w===e;if(!l)break}}}else return x.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var n=u===e}else var n=!0;if(n)if(s.elsewhere!==void 0){let c=s.elsewhere,
u=e;if(e===u)if(Array.isArray(c)){if(c.length>16)return x.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let _=c.length;for(let k=0;k<_;k++){let q=c[k],w=e;if(e===w)if(q&&typeof q=="object"&&!Array.
isArray(q)){let ge;if(q.name===void 0&&(ge="name"))return x.errors=[{instancePath:t+"/response/elsew\
here/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:ge}}],!1;{let we=e;for(let A in q)if(!(A==="name"||A==="path"||A==="address"||A==="p\
ort")){return x.errors=[{instancePath:t+"/response/elsewhere/"+k,schemaPath:"schema:Overview/propert\
ies/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(we===e){if(q.name!==void 0){let A=q.name,K=e;if(e===K)if(typeof A=="string"){if(j(A,128))
return x.errors=[{instancePath:t+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Y(A,1))
return x.errors=[{instancePath:t+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.
errors=[{instancePath:t+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=K===e}else var o=!0;
if(o){if(q.path!==void 0){let A=q.path,K=e;if(e===K)if(typeof A=="string"){if(j(A,256))return x.errors=
[{instancePath:t+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(A,1))return x.errors=
[{instancePath:t+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var o=K===e}else var o=!0;if(o){if(q.address!==
void 0){let A=q.address,K=e;if(e===K)if(typeof A=="string"){if(j(A,2048))return x.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(Y(A,1))return x.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var o=K===e}else var o=!0;if(o)if(q.port!==
void 0){let A=q.port,K=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return x.errors=[{
instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===K&&typeof A=="number"&&isFinite(
A)){if(A>65535||isNaN(A))return x.errors=[{instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(A<1||isNaN(A))return x.errors=[{instancePath:t+"/response/elsewhere/"+k+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var o=K===e}else var o=!0}}}}}else return x.errors=[{instancePath:t+
"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var p=w===e;if(!p)break}}}else return x.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var n=u===e}else var n=!0}}}}else return x.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return x.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=a,e===0}x.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Et=Te;function Te(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,i=Te.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let n=r.response;if(e===e&&!(n&&
typeof n=="object"&&!Array.isArray(n)))return Te.errors=[{instancePath:t+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=a,e===0}Te.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var As={requestAgent:{parameters:Lr,body:Cr,replies:{200:ft}},createTask:{parameters:Tr,body:Qr,replies:{
200:ct}},queryTask:{parameters:Ir,body:Zr,replies:{200:ut}},listEvmAgents:{parameters:Er,body:Br,replies:{
200:ht}},callPaidToolEvm:{parameters:Nr,body:Wr,replies:{200:gt,402:Pt}},queryPaidAgentEvm:{parameters:Dr,
body:Jr,replies:{200:vt,402:bt}},listSolanaAgents:{parameters:Sr,body:et,replies:{200:kt}},callPaidToolSolana:{
parameters:Mr,body:rt,replies:{200:wt,402:_t}},queryPaidAgentSolana:{parameters:Rr,body:tt,replies:{
200:At,402:qt}},callMcp:{parameters:$r,body:st,replies:{200:xt}},callAgentMcp:{parameters:Yr,body:at,
replies:{200:Lt}},getSchema:{parameters:Ur,body:it,replies:{200:jt}},getMeshHealth:{parameters:Or,body:nt,
replies:{200:Tt}},getOverview:{parameters:zr,body:ot,replies:{200:It}},getContract:{parameters:Gr,body:pt,
replies:{200:Et}},getReference:{parameters:Xr,body:mt,replies:{}},getReferenceFile:{parameters:Vr,body:dt,
replies:{}}};export{As as default};
