// Compiled from a contract by npm run generate. Never edited.
var Gt=Object.create;var mr=Object.defineProperty;var Xt=Object.getOwnPropertyDescriptor;var Ft=Object.getOwnPropertyNames;var Vt=Object.getPrototypeOf,Ct=Object.prototype.hasOwnProperty;var dr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(v){throw t=0,v}};var Ht=(r,t,v,g)=>{if(t&&typeof t=="object"||typeof t=="function")for(let u of Ft(t))!Ct.call(r,u)&&
u!==v&&mr(r,u,{get:()=>t[u],enumerable:!(g=Xt(t,u))||g.enumerable});return r};var Ae=(r,t,v)=>(v=r!=null?Gt(Vt(r)):{},Ht(t||!r||!r.__esModule?mr(v,"default",{value:r,enumerable:!0}):
v,r));var De=dr(Ne=>{"use strict";Object.defineProperty(Ne,"__esModule",{value:!0});Ne.formats=void 0;var Zt=2**
31-1,Bt=(-2)**31,Wt=2**63-1,Jt=(-2)**63,fr=(2-2**-23)*2**127,cr=2**-126,es=-1*fr,rs=-1*cr,lr=()=>!0,
ts=/^[A-Za-z0-9+/]*(=|==)?$/;Ne.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Zt&&r>=Bt,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Wt&&r>=Jt,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=fr&&r>=cr||r>=es&&r<=rs),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&ts.test(r),binary:lr,password:lr}});var Se=dr(ge=>{"use strict";Object.defineProperty(ge,"__esModule",{value:!0});ge.formatNames=ge.fastFormats=
ge.fullFormats=void 0;function ue(r,t){return{validate:r,compare:t}}ge.fullFormats={date:ue(Pr,Ke),time:ue(
Ie(!0),Ue),"date-time":ue(hr(!0),kr),"iso-time":ue(Ie(),vr),"iso-date-time":ue(hr(),br),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ps,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:hs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ms,int32:{type:"number",validate:ls},
int64:{type:"number",validate:fs},float:{type:"number",validate:gr},double:{type:"number",validate:gr},
password:!0,binary:!0};ge.fastFormats={...ge.fullFormats,date:ue(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ke),time:ue(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ue),"date-time":ue(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
kr),"iso-time":ue(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,vr),
"iso-date-time":ue(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
br),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ge.formatNames=Object.keys(ge.fullFormats);function ss(r){return r%4===0&&(r%100!==0||r%400===0)}var as=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
is=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Pr(r){let t=as.exec(r);if(!t)return!1;let v=+t[1],
g=+t[2],u=+t[3];return g>=1&&g<=12&&u>=1&&u<=(g===2&&ss(v)?29:is[g])}function Ke(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var Re=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ie(r){
return function(v){let g=Re.exec(v);if(!g)return!1;let u=+g[1],P=+g[2],a=+g[3],e=g[4],n=g[5]==="-"?-1:
1,y=+(g[6]||0),o=+(g[7]||0);if(y>23||o>59||r&&!e)return!1;if(u<=23&&P<=59&&a<60)return!0;let m=P-o*n,
i=u-y*n-(m<0?1:0);return(i===23||i===-1)&&(m===59||m===-1)&&a<61}}function Ue(r,t){if(!(r&&t))return;
let v=new Date("2020-01-01T"+r).valueOf(),g=new Date("2020-01-01T"+t).valueOf();if(v&&g)return v-g}function vr(r,t){
if(!(r&&t))return;let v=Re.exec(r),g=Re.exec(t);if(v&&g)return r=v[1]+v[2]+v[3],t=g[1]+g[2]+g[3],r>t?
1:r<t?-1:0}var $e=/t|\s/i;function hr(r){let t=Ie(r);return function(g){let u=g.split($e);return u.length===
2&&Pr(u[0])&&t(u[1])}}function kr(r,t){if(!(r&&t))return;let v=new Date(r).valueOf(),g=new Date(t).valueOf();
if(v&&g)return v-g}function br(r,t){if(!(r&&t))return;let[v,g]=r.split($e),[u,P]=t.split($e),a=Ke(v,
u);if(a!==void 0)return a||Ue(g,P)}var ns=/\/|:/,os=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ps(r){return ns.test(r)&&os.test(r)}var ur=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ms(r){return ur.lastIndex=0,ur.test(r)}var ds=-(2**31),ys=2**31-1;function ls(r){return Number.
isInteger(r)&&r<=ys&&r>=ds}function fs(r){return Number.isInteger(r)}function gr(){return!0}var cs=/[^\\]\\Z/;
function hs(r){if(cs.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var xe=(r,t)=>r.length>t&&yr(r)>t,qe=(r,t)=>r.length<2*t&&yr(r)<t,Qt=/[\ud800-\udbff][\udc00-\udfff]/g,
yr=r=>r.length-(r.match(Qt)?.length??0);var wr=Ae(De()),_r=Ae(Se()),Es={...wr.formats,..._r.fastFormats},Ar=ye;var N=xe,D=qe,xr=new RegExp("^[ -~]+$","u");function ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let o=r.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["\
x-request-timeout-ms"]!==void 0){let i=o["x-request-timeout-ms"],s=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){let p=typeof i,l;if(l===void 0)if(p==="boolean"||i===null||p==="string"&&i&&
i==+i&&!(i%1))l=+i;else return ye.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(i=l,o!==void 0&&(o["x-request-timeout-ms"]=l))}if(e===s&&typeof i=="number"&&isFinite(
i)){if(i>6e5||isNaN(i))return ye.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(i<1||isNaN(i))return ye.errors=[{instancePath:t+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var n=s===e}else var n=!0;if(n)if(o["idempotency-key"]!==void 0){let i=o["\
idempotency-key"],s=e;if(typeof i!="string"){let l=typeof i,c;if(c===void 0)if(l=="number"||l=="bool\
ean")c=""+i;else if(i===null)c="";else return ye.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;c!==void 0&&(i=c,o!==void 0&&(o["idempotency-key"]=c))}if(e===s&&typeof i=="string"){if(N(i,
255))return ye.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(D(i,1))return ye.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!xr.test(i))return ye.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var n=s===e}else var n=!0}else return ye.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ye.
errors=a,e===0}var qr=we;function we(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return we.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let m=y["\
idempotency-key"],i=e;if(typeof m!="string"){let s=typeof m,p;if(p===void 0)if(s=="number"||s=="bool\
ean")p=""+m;else if(m===null)p="";else return we.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;p!==void 0&&(m=p,y!==void 0&&(y["idempotency-key"]=p))}if(e===i&&typeof m=="string"){if(N(m,
255))return we.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(D(m,1))return we.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!xr.test(m))return we.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return we.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return we.errors=a,e===0}var Lr=Ye;function Ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Ye.errors=a,e===0}
var jr=Te;function Te(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let m=y.
details;if(typeof m!="boolean"){let i;if(i===void 0)if(m==="false"||m===0||m===null)i=!1;else if(m===
"true"||m===1)i=!0;else return Te.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;i!==void 0&&(m=i,y!==void 0&&
(y.details=i))}}else return Te.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return Te.errors=a,e===0}var Tr=X;function X(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||
r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return X.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let i=r.
headers,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["payment-signature"]!==void 0){
let p=i["payment-signature"],l=e;if(typeof p!="string"){let c=typeof p,f;if(f===void 0)if(c=="number"||
c=="boolean")f=""+p;else if(p===null)f="";else return X.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(p=f,i!==void 0&&(i["payment-signature"]=f))}if(e===l&&typeof p=="st\
ring"){if(N(p,12288))return X.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(D(p,1))return X.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=l===e}else
var n=!0;if(n)if(i["x-payment"]!==void 0){let p=i["x-payment"],l=e;if(typeof p!="string"){let f=typeof p,
d;if(d===void 0)if(f=="number"||f=="boolean")d=""+p;else if(p===null)d="";else return X.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i["x-payment"]=d))}if(e===l&&typeof p=="string"){if(N(
p,12288))return X.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(p,1))return X.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=l===e}else var n=!0}else return X.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.params!==void 0){let i=r.params,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.
isArray(i)){let l;if(i.agent_id===void 0&&(l="agent_id")||i.tool===void 0&&(l="tool"))return X.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(i.agent_id!==void 0){let c=i.agent_id,f=e;if(typeof c!="string"){let d=typeof c,h;if(h===void 0)
if(d=="number"||d=="boolean")h=""+c;else if(c===null)h="";else return X.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(c=h,i!==void 0&&(i.agent_id=h))}if(e===f&&typeof c=="string"){if(N(c,64))
return X.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(c,1))return X.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var o=f===e}else var o=!0;if(o)if(i.tool!==void 0){let c=i.tool,f=e;if(typeof c!=
"string"){let h=typeof c,L;if(L===void 0)if(h=="number"||h=="boolean")L=""+c;else if(c===null)L="";else
return X.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;L!==void 0&&(c=L,i!==void 0&&(i.tool=L))}if(e===f&&typeof c==
"string"){if(N(c,64))return X.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(c,1))return X.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var o=f===e}else var o=!0}else return X.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=s===e}else var y=!0}return X.
errors=a,e===0}var Er=W;function W(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||
r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return W.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let m=r.
headers,i=e;if(e===i)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["payment-signature"]!==void 0){
let s=m["payment-signature"],p=e;if(typeof s!="string"){let l=typeof s,c;if(c===void 0)if(l=="number"||
l=="boolean")c=""+s;else if(s===null)c="";else return W.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(s=c,m!==void 0&&(m["payment-signature"]=c))}if(e===p&&typeof s=="st\
ring"){if(N(s,12288))return W.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(D(s,1))return W.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=p===e}else
var n=!0;if(n)if(m["x-payment"]!==void 0){let s=m["x-payment"],p=e;if(typeof s!="string"){let c=typeof s,
f;if(f===void 0)if(c=="number"||c=="boolean")f=""+s;else if(s===null)f="";else return W.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(s=f,m!==void 0&&(m["x-payment"]=f))}if(e===p&&typeof s=="string"){if(N(
s,12288))return W.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return W.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=p===e}else var n=!0}else return W.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=i===
e}else var y=!0;if(y)if(r.params!==void 0){let m=r.params,i=e;if(e===i)if(m&&typeof m=="object"&&!Array.
isArray(m)){let p;if(m.agent_id===void 0&&(p="agent_id"))return W.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],!1;if(m.agent_id!==
void 0){let l=m.agent_id,c=e;if(typeof l!="string"){let f=typeof l,d;if(d===void 0)if(f=="number"||f==
"boolean")d=""+l;else if(l===null)d="";else return W.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(l=d,m!==void 0&&(m.agent_id=d))}if(e===c&&typeof l=="string"){if(N(l,64))return W.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(D(l,1))return W.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return W.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=i===e}else var y=!0}return W.errors=a,e===0}var Nr=Ee;function Ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let m=y.
details;if(typeof m!="boolean"){let i;if(i===void 0)if(m==="false"||m===0||m===null)i=!1;else if(m===
"true"||m===1)i=!0;else return Ee.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;i!==void 0&&(m=i,y!==void 0&&
(y.details=i))}}else return Ee.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return Ee.errors=a,e===0}var Dr=F;function F(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||
r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return F.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let i=r.
headers,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["payment-signature"]!==void 0){
let p=i["payment-signature"],l=e;if(typeof p!="string"){let c=typeof p,f;if(f===void 0)if(c=="number"||
c=="boolean")f=""+p;else if(p===null)f="";else return F.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(p=f,i!==void 0&&(i["payment-signature"]=f))}if(e===l&&typeof p=="st\
ring"){if(N(p,12288))return F.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(D(p,1))return F.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=l===e}else
var n=!0;if(n)if(i["x-payment"]!==void 0){let p=i["x-payment"],l=e;if(typeof p!="string"){let f=typeof p,
d;if(d===void 0)if(f=="number"||f=="boolean")d=""+p;else if(p===null)d="";else return F.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i["x-payment"]=d))}if(e===l&&typeof p=="string"){if(N(
p,12288))return F.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(p,1))return F.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=l===e}else var n=!0}else return F.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.params!==void 0){let i=r.params,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.
isArray(i)){let l;if(i.agent_id===void 0&&(l="agent_id")||i.tool===void 0&&(l="tool"))return F.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(i.agent_id!==void 0){let c=i.agent_id,f=e;if(typeof c!="string"){let d=typeof c,h;if(h===void 0)
if(d=="number"||d=="boolean")h=""+c;else if(c===null)h="";else return F.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(c=h,i!==void 0&&(i.agent_id=h))}if(e===f&&typeof c=="string"){if(N(c,64))
return F.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(c,1))return F.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var o=f===e}else var o=!0;if(o)if(i.tool!==void 0){let c=i.tool,f=e;if(typeof c!=
"string"){let h=typeof c,L;if(L===void 0)if(h=="number"||h=="boolean")L=""+c;else if(c===null)L="";else
return F.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;L!==void 0&&(c=L,i!==void 0&&(i.tool=L))}if(e===f&&typeof c==
"string"){if(N(c,64))return F.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(c,1))return F.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var o=f===e}else var o=!0}else return F.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=s===e}else var y=!0}return F.
errors=a,e===0}var Sr=J;function J(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||
r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return J.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let m=r.
headers,i=e;if(e===i)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["payment-signature"]!==void 0){
let s=m["payment-signature"],p=e;if(typeof s!="string"){let l=typeof s,c;if(c===void 0)if(l=="number"||
l=="boolean")c=""+s;else if(s===null)c="";else return J.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(s=c,m!==void 0&&(m["payment-signature"]=c))}if(e===p&&typeof s=="st\
ring"){if(N(s,12288))return J.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(D(s,1))return J.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=p===e}else
var n=!0;if(n)if(m["x-payment"]!==void 0){let s=m["x-payment"],p=e;if(typeof s!="string"){let c=typeof s,
f;if(f===void 0)if(c=="number"||c=="boolean")f=""+s;else if(s===null)f="";else return J.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(s=f,m!==void 0&&(m["x-payment"]=f))}if(e===p&&typeof s=="string"){if(N(
s,12288))return J.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return J.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=p===e}else var n=!0}else return J.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=i===
e}else var y=!0;if(y)if(r.params!==void 0){let m=r.params,i=e;if(e===i)if(m&&typeof m=="object"&&!Array.
isArray(m)){let p;if(m.agent_id===void 0&&(p="agent_id"))return J.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],!1;if(m.agent_id!==
void 0){let l=m.agent_id,c=e;if(typeof l!="string"){let f=typeof l,d;if(d===void 0)if(f=="number"||f==
"boolean")d=""+l;else if(l===null)d="";else return J.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(l=d,m!==void 0&&(m.agent_id=d))}if(e===c&&typeof l=="string"){if(N(l,64))return J.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(D(l,1))return J.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return J.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=i===e}else var y=!0}return J.errors=a,e===0}var Mr=z;var Rr=new RegExp("^[!-~]+$","u");function z(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let o=r.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["\
mcp-session-id"]!==void 0){let i=o["mcp-session-id"],s=e;if(typeof i!="string"){let p=typeof i,l;if(l===
void 0)if(p=="number"||p=="boolean")l=""+i;else if(i===null)l="";else return z.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(i=l,o!==void 0&&(o["mcp-session-id"]=l))}if(e===s&&typeof i==
"string"){if(N(i,256))return z.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/prope\
rties/headers/properties/mcp-session-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(
i,1))return z.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/pro\
perties/mcp-session-id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Rr.test(i))return z.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var n=s===e}else var n=!0;if(n){
if(o["mcp-protocol-version"]!==void 0){let i=o["mcp-protocol-version"],s=e;if(typeof i!="string"){let l=typeof i,
c;if(c===void 0)if(l=="number"||l=="boolean")c=""+i;else if(i===null)c="";else return z.errors=[{instancePath:t+
"/headers/mcp-protocol-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/typ\
e",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,o!==void 0&&(o["mcp-protocol-version"]=
c))}if(e===s&&typeof i=="string"){if(N(i,64))return z.errors=[{instancePath:t+"/headers/mcp-protocol\
-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(D(i,1))return z.errors=[{instancePath:t+"/headers/mcp-protocol-versi\
on",schemaPath:"#/properties/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",
params:{limit:1}}],!1}var n=s===e}else var n=!0;if(n){if(o["mcp-method"]!==void 0){let i=o["mcp-meth\
od"],s=e;if(typeof i!="string"){let l=typeof i,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+i;else if(i===
null)c="";else return z.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/heade\
rs/properties/mcp-method/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,o!==void 0&&
(o["mcp-method"]=c))}if(e===s&&typeof i=="string"){if(N(i,256))return z.errors=[{instancePath:t+"/he\
aders/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLeng\
th",params:{limit:256}}],!1;if(D(i,1))return z.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=s===
e}else var n=!0;if(n){if(o["mcp-name"]!==void 0){let i=o["mcp-name"],s=e;if(typeof i!="string"){let l=typeof i,
c;if(c===void 0)if(l=="number"||l=="boolean")c=""+i;else if(i===null)c="";else return z.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(i=c,o!==void 0&&(o["mcp-name"]=c))}if(e===s&&typeof i=="string"){if(N(
i,1024))return z.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/proper\
ties/mcp-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(i,1))return z.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var n=s===e}else var n=!0;if(n)if(o.origin!==void 0){let i=o.origin,s=e;if(typeof i!=
"string"){let l=typeof i,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+i;else if(i===null)c="";else
return z.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,o!==void 0&&(o.origin=c))}if(e===
s&&typeof i=="string"){if(N(i,2048))return z.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(i,
1))return z.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=s===e}else var n=!0}}}}else return z.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return z.errors=a,e===0}var Ir=M,us={paths:{},components:{securitySchemes:{AccessToken:{
type:"http",scheme:"bearer"},PaymentSignature:{type:"apiKey",in:"header",name:"PAYMENT-SIGNATURE"},Payment:{
type:"apiKey",in:"header",name:"X-PAYMENT"}}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{mode:{type:"string",enum:["search"]}}},headers:{type:"object",properties:{
"mcp-session-id":{type:"string",minLength:1,maxLength:256,pattern:"^[!-~]+$"},"mcp-protocol-version":{
type:"string",minLength:1,maxLength:64},"mcp-method":{type:"string",minLength:1,maxLength:256},"mcp-\
name":{type:"string",minLength:1,maxLength:1024},origin:{type:"string",minLength:1,maxLength:2048}}},
params:{type:"object",properties:{agent_id:{type:"string",minLength:1,maxLength:64}},required:["agen\
t_id"]},cookies:{},body:{}}};function M(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,
dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===
void 0&&(o="query")||r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return M.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.query!==
void 0){let m=r.query,i=e;if(e===i)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.mode!==void 0){
let s=m.mode;if(typeof s!="string"){let p=typeof s,l;if(l===void 0)if(p=="number"||p=="boolean")l=""+
s;else if(s===null)l="";else return M.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties\
/query/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(s=l,m!==void 0&&
(m.mode=l))}if(s!=="search")return M.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties/\
query/properties/mode/enum",keyword:"enum",params:{allowedValues:us.properties.query.properties.mode.
enum}}],!1}}else return M.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var n=i===e}else var n=!0;if(n){if(r.headers!==void 0){let m=r.headers,
i=e;if(e===i)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["mcp-session-id"]!==void 0){let p=m["\
mcp-session-id"],l=e;if(typeof p!="string"){let c=typeof p,f;if(f===void 0)if(c=="number"||c=="boole\
an")f=""+p;else if(p===null)f="";else return M.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(p=f,m!==void 0&&(m["mcp-session-id"]=f))}if(e===l&&typeof p=="string"){if(N(p,256))return M.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(p,1))return M.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Rr.test(p))return M.errors=[{instancePath:t+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var y=l===e}else var y=!0;if(y){if(m["mcp-protocol-version"]!==void 0){let p=m["\
mcp-protocol-version"],l=e;if(typeof p!="string"){let f=typeof p,d;if(d===void 0)if(f=="number"||f==
"boolean")d=""+p;else if(p===null)d="";else return M.errors=[{instancePath:t+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;d!==void 0&&(p=d,m!==void 0&&(m["mcp-protocol-version"]=d))}if(e===l&&typeof p==
"string"){if(N(p,64))return M.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(D(p,1))return M.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=l===
e}else var y=!0;if(y){if(m["mcp-method"]!==void 0){let p=m["mcp-method"],l=e;if(typeof p!="string"){
let f=typeof p,d;if(d===void 0)if(f=="number"||f=="boolean")d=""+p;else if(p===null)d="";else return M.
errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method\
/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,m!==void 0&&(m["mcp-method"]=d))}
if(e===l&&typeof p=="string"){if(N(p,256))return M.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(
p,1))return M.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/propert\
ies/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=l===e}else var y=!0;if(y){
if(m["mcp-name"]!==void 0){let p=m["mcp-name"],l=e;if(typeof p!="string"){let f=typeof p,d;if(d===void 0)
if(f=="number"||f=="boolean")d=""+p;else if(p===null)d="";else return M.errors=[{instancePath:t+"/he\
aders/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{type:"\
string"}}],!1;d!==void 0&&(p=d,m!==void 0&&(m["mcp-name"]=d))}if(e===l&&typeof p=="string"){if(N(p,1024))
return M.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp\
-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(p,1))return M.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var y=l===e}else var y=!0;if(y)if(m.origin!==void 0){let p=m.origin,l=e;if(typeof p!=
"string"){let f=typeof p,d;if(d===void 0)if(f=="number"||f=="boolean")d=""+p;else if(p===null)d="";else
return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,m!==void 0&&(m.origin=d))}if(e===
l&&typeof p=="string"){if(N(p,2048))return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(p,
1))return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=l===e}else var y=!0}}}}else return M.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var n=i===e}else var n=!0;if(n)if(r.params!==void 0){let m=r.params,i=e;if(e===i)if(m&&
typeof m=="object"&&!Array.isArray(m)){let p;if(m.agent_id===void 0&&(p="agent_id"))return M.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(m.agent_id!==void 0){let l=m.agent_id,c=e;if(typeof l!="string"){let f=typeof l,d;if(d===void 0)
if(f=="number"||f=="boolean")d=""+l;else if(l===null)d="";else return M.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;d!==void 0&&(l=d,m!==void 0&&(m.agent_id=d))}if(e===c&&typeof l=="string"){if(N(l,64))
return M.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(l,1))return M.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}}}else return M.errors=[{instancePath:t+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1;var n=i===e}else var n=!0}}return M.errors=a,e===
0}var $r=_e;function _e(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return _e.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.agent_id!==void 0){let m=y.agent_id,
i=e;if(typeof m!="string"){let s=typeof m,p;if(p===void 0)if(s=="number"||s=="boolean")p=""+m;else if(m===
null)p="";else return _e.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/pr\
operties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(m=p,y!==void 0&&(y.agent_id=
p))}if(e===i&&typeof m=="string"){if(N(m,64))return _e.errors=[{instancePath:t+"/query/agent_id",schemaPath:"\
#/properties/query/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(m,
1))return _e.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/age\
nt_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return _e.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return _e.
errors=a,e===0}var Kr=Oe;function Oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Oe.errors=a,e===0}
var Ur=ze;function ze(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return ze.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return ze.errors=a,e===0}
var Yr=Le;function Le(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let m=y["\
if-none-match"],i=e;if(typeof m!="string"){let s=typeof m,p;if(p===void 0)if(s=="number"||s=="boolea\
n")p=""+m;else if(m===null)p="";else return Le.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(m=p,y!==void 0&&(y["if-none-match"]=p))}if(e===i&&typeof m=="string"&&N(m,4096))return Le.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Le.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Le.errors=
a,e===0}var Or=je;function je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let m=y["\
if-none-match"],i=e;if(typeof m!="string"){let s=typeof m,p;if(p===void 0)if(s=="number"||s=="boolea\
n")p=""+m;else if(m===null)p="";else return je.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(m=p,y!==void 0&&(y["if-none-match"]=p))}if(e===i&&typeof m=="string"&&N(m,4096))return je.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return je.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return je.errors=
a,e===0}var zr=ne;var gs=new RegExp("^[a-z][a-z0-9.-]*$","u");function ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let o=r.headers,m=e;if(e===m)if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o["if-none-match"]!==void 0){let i=o["if-none-match"],s=e;if(typeof i!="string"){let p=typeof i,l;
if(l===void 0)if(p=="number"||p=="boolean")l=""+i;else if(i===null)l="";else return ne.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;l!==void 0&&(i=l,o!==void 0&&(o["if-none-match"]=l))}if(e===s&&typeof i==
"string"&&N(i,4096))return ne.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ne.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var n=m===e}else var n=!0;if(n)if(r.params!==void 0){let o=r.params,m=e;if(e===m)if(o&&
typeof o=="object"&&!Array.isArray(o)){let s;if(o.file===void 0&&(s="file"))return ne.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(o.file!==void 0){let p=o.file,l=e;if(typeof p!="string"){let c=typeof p,f;if(f===void 0)if(c==
"number"||c=="boolean")f=""+p;else if(p===null)f="";else return ne.errors=[{instancePath:t+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;f!==void 0&&(p=f,o!==void 0&&(o.file=f))}if(e===l&&typeof p=="string"){if(N(p,64))return ne.errors=
[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(D(p,1))return ne.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!gs.test(
p))return ne.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return ne.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var n=m===
e}else var n=!0}return ne.errors=a,e===0}var Gr=Ae(De()),Xr=Ae(Se()),Ds={...Gr.formats,...Xr.fastFormats},Fr=le;var ae=xe,oe=qe;function Pe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0,n=e,y=!1,o=null,m=e,i=e,s=e,p=e,l=e,c=!1,f=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let w;if(r.tool===void 0&&(w="tool")){let I={};a===null?a=[I]:a.push(I),e++}}var d=f===e;if(c=c||
d,!c){let w=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let he;if(r.tool_arguments===void 0&&(he=
"tool_arguments")){let U={};a===null?a=[U]:a.push(U),e++}}var d=w===e;c=c||d}if(c)e=l,a!==null&&(l?a.
length=l:a=null);else{let w={};a===null?a=[w]:a.push(w),e++}var h=p===e;if(h){let w={instancePath:t,
schemaPath:"schema:QueryInput/not",keyword:"not",params:{}};a===null?a=[w]:a.push(w),e++}else e=s,a!==
null&&(s?a.length=s:a=null);if(e===i)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.query===
void 0&&(w="query")){let I={instancePath:t,schemaPath:"schema:QueryInput/required",keyword:"required",
params:{missingProperty:w}};a===null?a=[I]:a.push(I),e++}else{if(r.query!==void 0){let I=r.query,he=e;
if(e===he)if(typeof I=="string"){if(ae(I,65536)){let U={instancePath:t+"/query",schemaPath:"schema:Q\
ueryInput/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}};a===null?a=[U]:a.push(
U),e++}else if(oe(I,1)){let U={instancePath:t+"/query",schemaPath:"schema:QueryInput/properties/quer\
y/minLength",keyword:"minLength",params:{limit:1}};a===null?a=[U]:a.push(U),e++}}else{let U={instancePath:t+
"/query",schemaPath:"schema:QueryInput/properties/query/type",keyword:"type",params:{type:"string"}};
a===null?a=[U]:a.push(U),e++}var L=he===e}else var L=!0;if(L)if(r.raw_data_only!==void 0){let I=e;if(typeof r.
raw_data_only!="boolean"){let U={instancePath:t+"/raw_data_only",schemaPath:"schema:QueryInput/prope\
rties/raw_data_only/type",keyword:"type",params:{type:"boolean"}};a===null?a=[U]:a.push(U),e++}var L=I===
e}else var L=!0}}else{let w={instancePath:t,schemaPath:"schema:QueryInput/type",keyword:"type",params:{
type:"object"}};a===null?a=[w]:a.push(w),e++}var A=m===e;A&&(y=!0,o=0);let k=e,_=e,b=e,q=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.query===void 0&&(w="query")){let I={};a===null?a=[I]:a.push(
I),e++}}var Y=q===e;if(Y){let w={instancePath:t,schemaPath:"schema:ToolInput/not",keyword:"not",params:{}};
a===null?a=[w]:a.push(w),e++}else e=b,a!==null&&(b?a.length=b:a=null);if(e===_)if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){let w;if(r.tool===void 0&&(w="tool")||r.tool_arguments===void 0&&(w="tool_ar\
guments")){let I={instancePath:t,schemaPath:"schema:ToolInput/required",keyword:"required",params:{missingProperty:w}};
a===null?a=[I]:a.push(I),e++}else{if(r.tool!==void 0){let I=r.tool,he=e;if(e===he)if(typeof I=="stri\
ng"){if(ae(I,64)){let U={instancePath:t+"/tool",schemaPath:"schema:ToolInput/properties/tool/maxLeng\
th",keyword:"maxLength",params:{limit:64}};a===null?a=[U]:a.push(U),e++}else if(oe(I,1)){let U={instancePath:t+
"/tool",schemaPath:"schema:ToolInput/properties/tool/minLength",keyword:"minLength",params:{limit:1}};
a===null?a=[U]:a.push(U),e++}}else{let U={instancePath:t+"/tool",schemaPath:"schema:ToolInput/proper\
ties/tool/type",keyword:"type",params:{type:"string"}};a===null?a=[U]:a.push(U),e++}var de=he===e}else
var de=!0;if(de){if(r.tool_arguments!==void 0){let I=r.tool_arguments,he=e;if(e===he&&!(I&&typeof I==
"object"&&!Array.isArray(I))){let pr={instancePath:t+"/tool_arguments",schemaPath:"schema:ToolInput/\
properties/tool_arguments/type",keyword:"type",params:{type:"object"}};a===null?a=[pr]:a.push(pr),e++}
var de=he===e}else var de=!0;if(de)if(r.raw_data_only!==void 0){let I=e;if(typeof r.raw_data_only!="\
boolean"){let U={instancePath:t+"/raw_data_only",schemaPath:"schema:ToolInput/properties/raw_data_on\
ly/type",keyword:"type",params:{type:"boolean"}};a===null?a=[U]:a.push(U),e++}var de=I===e}else var de=!0}}}else{
let w={instancePath:t,schemaPath:"schema:ToolInput/type",keyword:"type",params:{type:"object"}};a===
null?a=[w]:a.push(w),e++}var A=k===e;if(A&&y?(y=!1,o=[o,1]):A&&(y=!0,o=1),y)e=n,a!==null&&(n?a.length=
n:a=null);else{let w={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};
return a===null?a=[w]:a.push(w),e++,Pe.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.raw_data_only===void 0&&(r.raw_data_only=!1),typeof r.raw_data_only!="boolean")return Pe.errors=
[{instancePath:t+"/raw_data_only",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{
type:"boolean"}}],!1}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Pe.errors=a,e===0}function le(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.body===void 0&&(y="body"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:y}}],!1;if(r.body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){let i;if(o.api_key===void 0&&(i="api_key")||o.agent_id===void 0&&(i="agen\
t_id")||o.input===void 0&&(i="input"))return le.errors=[{instancePath:t+"/body",schemaPath:"#/proper\
ties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(o.api_key!==void 0){let s=o.
api_key,p=e;if(e===e)if(typeof s=="string"){if(ae(s,512))return le.errors=[{instancePath:t+"/body/ap\
i_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(oe(s,1))return le.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return le.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",
keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(o.agent_id!==void 0){let s=o.
agent_id,p=e;if(e===e)if(typeof s=="string"){if(ae(s,64))return le.errors=[{instancePath:t+"/body/ag\
ent_id",schemaPath:"schema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(oe(s,1))
return le.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/body/agent_id",schemaPath:"\
schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(o.
input!==void 0){let s=e;Pe(o.input,{instancePath:t+"/body/input",parentData:o,parentDataProperty:"in\
put",rootData:u,dynamicAnchors:P})||(a=a===null?Pe.errors:a.concat(Pe.errors),e=a.length);var n=s===
e}else var n=!0}}else return le.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}}return le.errors=a,e===0}var Vr=fe;function fe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return fe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.api_key===
void 0&&(i="api_key")||o.agent_id===void 0&&(i="agent_id")||o.task_details===void 0&&(i="task_detail\
s"))return fe.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"requi\
red",params:{missingProperty:i}}],!1;if(o.api_key!==void 0){let s=o.api_key,p=e;if(e===e)if(typeof s==
"string"){if(ae(s,512))return fe.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/m\
axLength",keyword:"maxLength",params:{limit:512}}],!1;if(oe(s,1))return fe.errors=[{instancePath:t+"\
/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"\
string"}}],!1;var n=p===e}else var n=!0;if(n){if(o.agent_id!==void 0){let s=o.agent_id,p=e;if(e===e)
if(typeof s=="string"){if(ae(s,64))return fe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"sc\
hema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(oe(s,1))return fe.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return fe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",
params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(o.task_details!==void 0){let s=e;Pe(o.
task_details,{instancePath:t+"/body/task_details",parentData:o,parentDataProperty:"task_details",rootData:u,
dynamicAnchors:P})||(a=a===null?Pe.errors:a.concat(Pe.errors),e=a.length);var n=s===e}else var n=!0}}else
return fe.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return fe.errors=a,e===0}var Cr=ce;function ce(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return ce.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.api_key===
void 0&&(i="api_key")||o.task_id===void 0&&(i="task_id"))return ce.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(o.api_key!==void 0){
let s=o.api_key,p=e;if(e===e)if(typeof s=="string"){if(ae(s,512))return ce.errors=[{instancePath:t+"\
/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(oe(
s,1))return ce.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(o.task_id!==
void 0){let s=o.task_id,p=e;if(e===p)if(typeof s=="string"){if(ae(s,64))return ce.errors=[{instancePath:t+
"/body/task_id",schemaPath:"#/properties/body/properties/task_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(oe(s,1))return ce.errors=[{instancePath:t+"/body/task_id",schemaPath:"#/properties\
/body/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=
[{instancePath:t+"/body/task_id",schemaPath:"#/properties/body/properties/task_id/type",keyword:"typ\
e",params:{type:"string"}}],!1;var n=p===e}else var n=!0}else return ce.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ce.errors=
a,e===0}var Hr=Qr;function Qr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return Qr.errors=a,e===0}var Zr=Ge;function Ge(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&
!(n&&typeof n=="object"&&!Array.isArray(n)))return Ge.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Ge.errors=a,e===0}var Br=ve;function ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return ve.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){o.raw_data_only===
void 0&&(o.raw_data_only=!1);let i;if(o.query===void 0&&(i="query"))return ve.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(o.
query!==void 0){let s=o.query,p=e;if(e===p)if(typeof s=="string"){if(ae(s,65536))return ve.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(oe(s,1))return ve.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){let s=e;if(typeof o.raw_data_only!=
"boolean")return ve.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}}else return ve.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ve.errors=a,e===0}var Wr=Jr;function Jr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return Jr.errors=a,e===0}var et=Xe;function Xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&
!(n&&typeof n=="object"&&!Array.isArray(n)))return Xe.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Xe.errors=a,e===0}var rt=ke;function ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return ke.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){o.raw_data_only===
void 0&&(o.raw_data_only=!1);let i;if(o.query===void 0&&(i="query"))return ke.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(o.
query!==void 0){let s=o.query,p=e;if(e===p)if(typeof s=="string"){if(ae(s,65536))return ke.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(oe(s,1))return ke.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){let s=e;if(typeof o.raw_data_only!=
"boolean")return ke.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}}else return ke.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ke.errors=a,e===0}var tt=ee;function ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.body===void 0&&(o="body"))return ee.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let s;if(m.jsonrpc===
void 0&&(s="jsonrpc"))return ee.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;for(let l in m)if(!(l==="jsonrpc"||l===
"id"||l==="method"||l==="params"||l==="result"||l==="error")){return ee.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(p===e){if(m.jsonrpc!==void 0){let l=m.jsonrpc,c=e;if(typeof l!="string")return ee.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(l!=="2.0")return ee.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=c===
e}else var n=!0;if(n){if(m.id!==void 0){let l=m.id,c=e,f=e,d=!1,h=null,L=e;if(e===L)if(typeof l=="st\
ring"){if(ae(l,256)){let b={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var y=L===
e;y&&(d=!0,h=0);let k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let b={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[b]:a.push(b),e++}if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[b]:a.push(b),e++}else if(l<-9007199254740991||isNaN(l)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[b]:a.push(b),e++}}var y=k===e;if(y&&d?(d=!1,h=[h,1]):y&&(d=
!0,h=1),d)e=f,a!==null&&(f?a.length=f:a=null);else{let b={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return a===null?a=[b]:a.push(b),e++,ee.errors=
a,!1}var n=c===e}else var n=!0;if(n){if(m.method!==void 0){let l=m.method,c=e;if(e===c)if(typeof l==
"string"){if(ae(l,256))return ee.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(oe(l,1))return ee.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/body/method",schemaPath:"#\
/properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e}else
var n=!0;if(n){if(m.params!==void 0){let l=m.params,c=e;if(e===c&&!(l&&typeof l=="object"&&!Array.isArray(
l)))return ee.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params\
/type",keyword:"type",params:{type:"object"}}],!1;var n=c===e}else var n=!0;if(n){if(m.result!==void 0){
let l=m.result,c=e;if(e===c&&!(l&&typeof l=="object"&&!Array.isArray(l)))return ee.errors=[{instancePath:t+
"/body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var n=c===e}else var n=!0;if(n)if(m.error!==void 0){let l=m.error,c=e;if(e===c&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return ee.errors=[{instancePath:t+"/body/error",schemaPath:"#/propertie\
s/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var n=c===e}else var n=!0}}}}}}}else
return ee.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return ee.errors=a,e===0}var st=re;function re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.body===void 0&&(o="body"))return re.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let s;if(m.jsonrpc===
void 0&&(s="jsonrpc"))return re.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;for(let l in m)if(!(l==="jsonrpc"||l===
"id"||l==="method"||l==="params"||l==="result"||l==="error")){return re.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(p===e){if(m.jsonrpc!==void 0){let l=m.jsonrpc,c=e;if(typeof l!="string")return re.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(l!=="2.0")return re.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=c===
e}else var n=!0;if(n){if(m.id!==void 0){let l=m.id,c=e,f=e,d=!1,h=null,L=e;if(e===L)if(typeof l=="st\
ring"){if(ae(l,256)){let b={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var y=L===
e;y&&(d=!0,h=0);let k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let b={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[b]:a.push(b),e++}if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[b]:a.push(b),e++}else if(l<-9007199254740991||isNaN(l)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[b]:a.push(b),e++}}var y=k===e;if(y&&d?(d=!1,h=[h,1]):y&&(d=
!0,h=1),d)e=f,a!==null&&(f?a.length=f:a=null);else{let b={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return a===null?a=[b]:a.push(b),e++,re.errors=
a,!1}var n=c===e}else var n=!0;if(n){if(m.method!==void 0){let l=m.method,c=e;if(e===c)if(typeof l==
"string"){if(ae(l,256))return re.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(oe(l,1))return re.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:t+"/body/method",schemaPath:"#\
/properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e}else
var n=!0;if(n){if(m.params!==void 0){let l=m.params,c=e;if(e===c&&!(l&&typeof l=="object"&&!Array.isArray(
l)))return re.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params\
/type",keyword:"type",params:{type:"object"}}],!1;var n=c===e}else var n=!0;if(n){if(m.result!==void 0){
let l=m.result,c=e;if(e===c&&!(l&&typeof l=="object"&&!Array.isArray(l)))return re.errors=[{instancePath:t+
"/body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var n=c===e}else var n=!0;if(n)if(m.error!==void 0){let l=m.error,c=e;if(e===c&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return re.errors=[{instancePath:t+"/body/error",schemaPath:"#/propertie\
s/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var n=c===e}else var n=!0}}}}}}}else
return re.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return re.errors=a,e===0}var at=it;function it(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return it.errors=a,e===0}var nt=ot;function ot(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return ot.errors=a,e===0}var pt=mt;function mt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return mt.errors=a,e===0}var dt=yt;function yt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return yt.errors=a,e===0}var lt=ft;function ft(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return ft.errors=a,e===0}var ct=ht;function ht(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return ht.errors=a,e===0}var ut=Ae(De()),gt=Ae(Se()),ks={...ut.formats,...gt.fastFormats},Pt=Fe;var x=xe;function K(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.success===void 0&&(m=
"success")||r.data===void 0&&(m="data"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let i=e;for(let s in r)if(!(s==="success"||s==="response"||
s==="data"||s==="reply")){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.success!==void 0){let s=e;
if(typeof r.success!="boolean")return K.errors=[{instancePath:t+"/success",schemaPath:"#/properties/\
success/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(r.response!==
void 0){let s=r.response,p=e;if(e===p)if(typeof s=="string"){if(x(s,1048576))return K.errors=[{instancePath:t+
"/response",schemaPath:"#/properties/response/maxLength",keyword:"maxLength",params:{limit:1048576}}],
!1}else return K.errors=[{instancePath:t+"/response",schemaPath:"#/properties/response/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(r.reply!==void 0){let s=r.reply,
p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.status===void 0&&(f="status")||
s.headers===void 0&&(f="headers")||s.truncated===void 0&&(f="truncated")||s.bytes===void 0&&(f="byte\
s"))return K.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/required",keyword:"requir\
ed",params:{missingProperty:f}}],!1;{let d=e;for(let h in s)if(!(h==="status"||h==="headers"||h==="t\
runcated"||h==="bytes")){return K.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(d===e){
if(s.status!==void 0){let h=s.status,L=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===L&&typeof h=="number"&&isFinite(h)){if(h>299||isNaN(h))return K.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:299}}],!1;if(h<200||isNaN(h))return K.errors=[{instancePath:t+
"/reply/status",schemaPath:"schema:ToolReply/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:200}}],!1}var y=L===e}else var y=!0;if(y){if(s.headers!==void 0){let h=s.headers,L=e;if(e===
L)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length>64)return K.errors=[{instancePath:t+
"/reply/headers",schemaPath:"schema:ToolReply/properties/headers/maxProperties",keyword:"maxProperti\
es",params:{limit:64}}],!1;for(let _ in h){let b=h[_],q=e;if(e===q)if(typeof b=="string"){if(x(b,2048))
return K.errors=[{instancePath:t+"/reply/headers/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ToolReply/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1}else return K.errors=[{instancePath:t+"/reply/headers/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:ToolReply/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"}}],!1;var o=q===e;if(!o)break}}else return K.errors=[{instancePath:t+"/reply/headers",schemaPath:"\
schema:ToolReply/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=L===e}else
var y=!0;if(y){if(s.truncated!==void 0){let h=e;if(typeof s.truncated!="boolean")return K.errors=[{instancePath:t+
"/reply/truncated",schemaPath:"schema:ToolReply/properties/truncated/type",keyword:"type",params:{type:"\
boolean"}}],!1;var y=h===e}else var y=!0;if(y)if(s.bytes!==void 0){let h=s.bytes,L=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof h==
"number"&&isFinite(h)){if(h>1e9||isNaN(h))return K.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(h<0||isNaN(h))return K.errors=[{instancePath:t+"/reply/bytes",schemaPath:"schema:ToolReply/proper\
ties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=L===e}else var y=!0}}}}}else
return K.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/type",keyword:"type",params:{
type:"object"}}],!1;var n=p===e}else var n=!0}}}}else return K.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=a,e===0}function G(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.result===void 0&&(n="result"))return G.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let y=e;for(let o in r)if(o!==
"result"){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o}}],!1;break}y===e&&r.result!==void 0&&(K(r.result,{instancePath:t+
"/result",parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(a=a===null?K.errors:
a.concat(K.errors),e=a.length))}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return G.errors=a,e===0}function Fe(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(G(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?G.errors:a.concat(G.errors),
e=a.length));else return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Fe.errors=a,e===0}var vt=pe;var S=qe;function pe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let y=r.
response;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let m;if(y.task_id===void 0&&(m="task\
_id")||y.msg===void 0&&(m="msg"))return pe.errors=[{instancePath:t+"/response",schemaPath:"schema:Ta\
skCreated/required",keyword:"required",params:{missingProperty:m}}],!1;{let i=e;for(let s in y)if(!(s===
"task_id"||s==="msg")){return pe.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===
e){if(y.task_id!==void 0){let s=y.task_id,p=e;if(e===p)if(typeof s=="string"){if(x(s,64))return pe.errors=
[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(S(s,1))return pe.errors=[{instancePath:t+"/response/task_id",schemaPath:"\
schema:TaskCreated/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/type",
keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(y.msg!==void 0){let s=y.
msg,p=e;if(e===p)if(typeof s=="string"){if(x(s,256))return pe.errors=[{instancePath:t+"/response/msg",
schemaPath:"schema:TaskCreated/properties/msg/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
if(S(s,1))return pe.errors=[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreated/propertie\
s/msg/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:t+"/\
response/msg",schemaPath:"schema:TaskCreated/properties/msg/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=p===e}else var n=!0}}}else return pe.errors=[{instancePath:t+"/response",schemaPath:"\
schema:TaskCreated/type",keyword:"type",params:{type:"object"}}],!1}}else return pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=a,e===0}var kt=Ve;var bs={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"string",
enum:["pending","running","completed","failed"]},result:{$ref:"schema:Result"},error:{type:"string",
minLength:1,maxLength:2048},code:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_]*$"},upstream:{
$ref:"schema:UpstreamAnswer"},may_have_happened:{type:"boolean"}},$id:"schema:Task"};var bt=new RegExp("^[a-z][a-z0-9_]*$","u");function R(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let o;if(r.status===void 0&&(o="status"))return R.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;{let m=e;for(let i in r)if(!(i==="status"||i==="r\
esult"||i==="error"||i==="code"||i==="upstream"||i==="may_have_happened")){return R.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(m===e){if(r.status!==void 0){let i=r.status,s=e;if(typeof i!="string")return R.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"pending"||i==="running"||i==="completed"||i==="failed"))return R.errors=[{instancePath:t+"/status",
schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:bs.properties.status.enum}}],
!1;var n=s===e}else var n=!0;if(n){if(r.result!==void 0){let i=e;K(r.result,{instancePath:t+"/result",
parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(a=a===null?K.errors:a.concat(
K.errors),e=a.length);var n=i===e}else var n=!0;if(n){if(r.error!==void 0){let i=r.error,s=e;if(e===
s)if(typeof i=="string"){if(x(i,2048))return R.errors=[{instancePath:t+"/error",schemaPath:"#/proper\
ties/error/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(S(i,1))return R.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"s\
tring"}}],!1;var n=s===e}else var n=!0;if(n){if(r.code!==void 0){let i=r.code,s=e;if(e===s)if(typeof i==
"string"){if(x(i,64))return R.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!bt.test(i))return R.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return R.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.upstream!==void 0){let i=r.upstream,s=e;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c;if(i.status===void 0&&(c="status"))return R.errors=
[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/required",keyword:"required",params:{
missingProperty:c}}],!1;{let f=e;for(let d in i)if(!(d==="status"||d==="body"||d==="media_type"||d===
"retry_after")){return R.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e){if(i.
status!==void 0){let d=i.status,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return R.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>599||isNaN(
d))return R.errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/\
status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(d<100||isNaN(d))return R.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/minim\
um",keyword:"minimum",params:{comparison:">=",limit:100}}],!1}var y=h===e}else var y=!0;if(y){if(i.media_type!==
void 0){let d=i.media_type,h=e;if(e===h)if(typeof d=="string"){if(x(d,128))return R.errors=[{instancePath:t+
"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1;if(S(d,3))return R.errors=[{instancePath:t+"/upstream/media_type",
schemaPath:"schema:UpstreamAnswer/properties/media_type/minLength",keyword:"minLength",params:{limit:3}}],
!1}else return R.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/pr\
operties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var y=h===e}else var y=!0;if(y)
if(i.retry_after!==void 0){let d=i.retry_after,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return R.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/prope\
rties/retry_after/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(
d)){if(d>31536e3||isNaN(d))return R.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"sche\
ma:UpstreamAnswer/properties/retry_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],
!1;if(d<0||isNaN(d))return R.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:Upst\
reamAnswer/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=h===
e}else var y=!0}}}}else return R.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnsw\
er/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else var n=!0;if(n)if(r.may_have_happened!==
void 0){let i=e;if(typeof r.may_have_happened!="boolean")return R.errors=[{instancePath:t+"/may_have\
_happened",schemaPath:"#/properties/may_have_happened/type",keyword:"type",params:{type:"boolean"}}],
!1;var n=i===e}else var n=!0}}}}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return R.errors=a,e===0}function Ve(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(R(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?R.errors:a.concat(R.errors),
e=a.length));else return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ve.errors=a,e===0}var wt=Ce;var _t={type:"object",additionalProperties:!1,required:["scheme","from"],properties:{scheme:{type:"s\
tring",minLength:1,maxLength:256},from:{type:"string",enum:["caller","server"]},header:{type:"string",
minLength:9,maxLength:128},required:{type:"boolean"}},$id:"schema:ToolCredential"},or=new RegExp("^[\
0-9]{1,9}(\\.[0-9]{1,9})?$","u");function T(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,
dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;
if(r.name===void 0&&(m="name")||r.description===void 0&&(m="description")||r.resourceUrl===void 0&&(m=
"resourceUrl")||r.priceUsd===void 0&&(m="priceUsd")||r.network===void 0&&(m="network"))return T.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let i=e;
for(let s in r)if(!(s==="name"||s==="description"||s==="resourceUrl"||s==="priceUsd"||s==="network"||
s==="credentials"||s==="parameters")){return T.errors=[{instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.name!==
void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(x(s,64))return T.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(S(s,1))
return T.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return T.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.description!==void 0){
let s=r.description,p=e;if(e===p)if(typeof s=="string"){if(x(s,4096))return T.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return T.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.resourceUrl!==void 0){let s=r.
resourceUrl,p=e;if(e===p)if(typeof s=="string"){if(x(s,2048))return T.errors=[{instancePath:t+"/reso\
urceUrl",schemaPath:"#/properties/resourceUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;
if(S(s,1))return T.errors=[{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:t+"/resourceUrl",
schemaPath:"#/properties/resourceUrl/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else
var n=!0;if(n){if(r.priceUsd!==void 0){let s=r.priceUsd,p=e;if(e===e)if(typeof s=="string"){if(x(s,20))
return T.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!or.test(s))return T.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return T.errors=[
{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;
var n=p===e}else var n=!0;if(n){if(r.network!==void 0){let s=r.network,p=e;if(e===p)if(typeof s=="st\
ring"){if(x(s,64))return T.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(S(s,1))return T.errors=[{instancePath:t+"/networ\
k",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.
errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"\
string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.credentials!==void 0){let s=r.credentials,p=e;if(e===
p)if(Array.isArray(s)){if(s.length>16)return T.errors=[{instancePath:t+"/credentials",schemaPath:"#/\
properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var y=!0;let c=s.length;
for(let f=0;f<c;f++){let d=s[f],h=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let _;if(d.
scheme===void 0&&(_="scheme")||d.from===void 0&&(_="from"))return T.errors=[{instancePath:t+"/creden\
tials/"+f,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{missingProperty:_}}],
!1;{let b=e;for(let q in d)if(!(q==="scheme"||q==="from"||q==="header"||q==="required")){return T.errors=
[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:q}}],!1;break}if(b===e){if(d.scheme!==void 0){let q=d.
scheme,Y=e;if(e===Y)if(typeof q=="string"){if(x(q,256))return T.errors=[{instancePath:t+"/credential\
s/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(S(q,1))return T.errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"s\
chema:ToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.
errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/sch\
eme/type",keyword:"type",params:{type:"string"}}],!1;var o=Y===e}else var o=!0;if(o){if(d.from!==void 0){
let q=d.from,Y=e;if(typeof q!="string")return T.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"\
schema:ToolCredential/properties/from/type",keyword:"type",params:{type:"string"}}],!1;if(!(q==="cal\
ler"||q==="server"))return T.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"schema:To\
olCredential/properties/from/enum",keyword:"enum",params:{allowedValues:_t.properties.from.enum}}],!1;
var o=Y===e}else var o=!0;if(o){if(d.header!==void 0){let q=d.header,Y=e;if(e===Y)if(typeof q=="stri\
ng"){if(x(q,128))return T.errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:Too\
lCredential/properties/header/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(S(q,9))return T.
errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/hea\
der/minLength",keyword:"minLength",params:{limit:9}}],!1}else return T.errors=[{instancePath:t+"/cre\
dentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/header/type",keyword:"type",params:{
type:"string"}}],!1;var o=Y===e}else var o=!0;if(o)if(d.required!==void 0){let q=e;if(typeof d.required!=
"boolean")return T.errors=[{instancePath:t+"/credentials/"+f+"/required",schemaPath:"schema:ToolCred\
ential/properties/required/type",keyword:"type",params:{type:"boolean"}}],!1;var o=q===e}else var o=!0}}}}}else
return T.errors=[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/type",keyword:"\
type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return T.errors=[{instancePath:t+"/\
credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type:"array"}}],!1;var n=p===
e}else var n=!0;if(n)if(r.parameters!==void 0){let s=r.parameters,p=e;if(e===p&&!(s&&typeof s=="obje\
ct"&&!Array.isArray(s)))return T.errors=[{instancePath:t+"/parameters",schemaPath:"#/properties/para\
meters/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else var n=!0}}}}}}}}else return T.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=
a,e===0}function me(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.agentId===void 0&&(o=
"agentId")||r.tools===void 0&&(o="tools"))return me.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;{let m=e;for(let i in r)if(!(i==="agentId"||i==="\
tools")){return me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}}],!1;break}if(m===e){if(r.agentId!==void 0){let i=r.agentId,
s=e;if(e===s)if(typeof i=="string"){if(x(i,64))return me.errors=[{instancePath:t+"/agentId",schemaPath:"\
#/properties/agentId/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(S(i,1))return me.errors=
[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return me.errors=[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/typ\
e",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.tools!==void 0){let i=r.
tools,s=e;if(e===s)if(Array.isArray(i)){if(i.length>1e3)return me.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var y=!0;let l=i.length;for(let c=0;c<
l;c++){let f=e;T(i[c],{instancePath:t+"/tools/"+c,parentData:i,parentDataProperty:c,rootData:u,dynamicAnchors:P})||
(a=a===null?T.errors:a.concat(T.errors),e=a.length);var y=f===e;if(!y)break}}}else return me.errors=
[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var n=s===e}else var n=!0}}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return me.errors=a,e===0}function se(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let o;if(r.count===void 0&&(o="count")||r.agents===void 0&&(o="agents"))
return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let m=e;for(let i in r)if(!(i==="count"||i==="agents")){return se.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(m===
e){if(r.count!==void 0){let i=r.count,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.
errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>1e5||isNaN(i))return se.errors=[{instancePath:t+
"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],
!1;if(i<0||isNaN(i))return se.errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=s===e}else var n=!0;if(n)if(r.agents!==
void 0){let i=r.agents,s=e;if(e===s)if(Array.isArray(i)){if(i.length>1e5)return se.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var y=!0;
let l=i.length;for(let c=0;c<l;c++){let f=e;me(i[c],{instancePath:t+"/agents/"+c,parentData:i,parentDataProperty:c,
rootData:u,dynamicAnchors:P})||(a=a===null?me.errors:a.concat(me.errors),e=a.length);var y=f===e;if(!y)
break}}}else return se.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"array"}}],!1;var n=s===e}else var n=!0}}}else return se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=a,e===0}function Ce(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(se(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?se.
errors:a.concat(se.errors),e=a.length));else return Ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ce.errors=a,e===0}var At=He;function He(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(G(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?G.errors:a.concat(G.errors),e=a.length));else return He.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=a,e===0}var xt=C;function C(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.x402Version===void 0&&(i="\
x402Version")||o.error===void 0&&(i="error")||o.message===void 0&&(i="message")||o.accepts===void 0&&
(i="accepts"))return C.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:i}}],!1;if(o.x402Version!==void 0){let s=o.x402Version,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return C.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=p===
e}else var n=!0;if(n){if(o.error!==void 0){let s=o.error,p=e;if(e===p)if(typeof s=="string"){if(x(s,
1024))return C.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(S(s,1))return C.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return C.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(o.message!==void 0){let s=o.message,p=e;if(e===p)if(typeof s=="string"){if(x(s,1024))return C.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(S(s,1))return C.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return C.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n)if(o.accepts!==void 0){let s=o.accepts,p=e;if(e===p)if(Array.isArray(s)){if(s.length>32)return C.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return C.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===h&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return C.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return C.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}else
return C.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return C.errors=a,e===0}var qt=Qe;function Qe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(G(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?G.errors:a.concat(G.errors),e=a.length));else return Qe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=a,e===0}var Lt=H;function H(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.x402Version===void 0&&(i="\
x402Version")||o.error===void 0&&(i="error")||o.message===void 0&&(i="message")||o.accepts===void 0&&
(i="accepts"))return H.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:i}}],!1;if(o.x402Version!==void 0){let s=o.x402Version,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return H.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=p===
e}else var n=!0;if(n){if(o.error!==void 0){let s=o.error,p=e;if(e===p)if(typeof s=="string"){if(x(s,
1024))return H.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(S(s,1))return H.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(o.message!==void 0){let s=o.message,p=e;if(e===p)if(typeof s=="string"){if(x(s,1024))return H.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(S(s,1))return H.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n)if(o.accepts!==void 0){let s=o.accepts,p=e;if(e===p)if(Array.isArray(s)){if(s.length>32)return H.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return H.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===h&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return H.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return H.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}else
return H.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return H.errors=a,e===0}var jt=Ze;function Ze(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(se(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?se.errors:a.concat(se.errors),e=a.length));else return Ze.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=a,e===0}var Tt=Be;function Be(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(G(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?G.errors:a.concat(G.errors),e=a.length));else return Be.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=a,e===0}var Et=Q;function Q(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.x402Version===void 0&&(i="\
x402Version")||o.error===void 0&&(i="error")||o.message===void 0&&(i="message")||o.accepts===void 0&&
(i="accepts"))return Q.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:i}}],!1;if(o.x402Version!==void 0){let s=o.x402Version,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return Q.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=p===
e}else var n=!0;if(n){if(o.error!==void 0){let s=o.error,p=e;if(e===p)if(typeof s=="string"){if(x(s,
1024))return Q.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(S(s,1))return Q.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(o.message!==void 0){let s=o.message,p=e;if(e===p)if(typeof s=="string"){if(x(s,1024))return Q.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(S(s,1))return Q.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n)if(o.accepts!==void 0){let s=o.accepts,p=e;if(e===p)if(Array.isArray(s)){if(s.length>32)return Q.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return Q.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===h&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return Q.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return Q.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}else
return Q.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Q.errors=a,e===0}var Nt=We;function We(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(G(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?G.errors:a.concat(G.errors),e=a.length));else return We.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=a,e===0}var Dt=Z;function Z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.x402Version===void 0&&(i="\
x402Version")||o.error===void 0&&(i="error")||o.message===void 0&&(i="message")||o.accepts===void 0&&
(i="accepts"))return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:i}}],!1;if(o.x402Version!==void 0){let s=o.x402Version,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return Z.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=p===
e}else var n=!0;if(n){if(o.error!==void 0){let s=o.error,p=e;if(e===p)if(typeof s=="string"){if(x(s,
1024))return Z.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(S(s,1))return Z.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(o.message!==void 0){let s=o.message,p=e;if(e===p)if(typeof s=="string"){if(x(s,1024))return Z.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(S(s,1))return Z.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n)if(o.accepts!==void 0){let s=o.accepts,p=e;if(e===p)if(Array.isArray(s)){if(s.length>32)return Z.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return Z.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===h&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return Z.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return Z.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}else
return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Z.errors=a,e===0}var St=Je;function O(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.jsonrpc===void 0&&(m=
"jsonrpc")||r.id===void 0&&(m="id"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let i=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s===
"result"||s==="error")){return O.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.jsonrpc!==void 0){let s=r.
jsonrpc,p=e;if(typeof s!="string")return O.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properti\
es/jsonrpc/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="2.0")return O.errors=[{instancePath:t+
"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;
var n=p===e}else var n=!0;if(n){if(r.id!==void 0){let s=r.id,p=e,l=e,c=!1,f=null,d=e;if(e===d)if(typeof s==
"string"){if(x(s,256)){let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[k]:a.push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[k]:a.push(k),e++}var y=d===
e;y&&(c=!0,f=0);let h=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:
a.push(k),e++}if(e===h&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
a===null?a=[k]:a.push(k),e++}else if(s<-9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};a===
null?a=[k]:a.push(k),e++}}var y=h===e;if(y&&c?(c=!1,f=[f,1]):y&&(c=!0,f=1),c)e=l,a!==null&&(l?a.length=
l:a=null);else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:f}};
return a===null?a=[k]:a.push(k),e++,O.errors=a,!1}var n=p===e}else var n=!0;if(n){if(r.result!==void 0){
let s=r.result,p=e;if(e===p&&!(s&&typeof s=="object"&&!Array.isArray(s)))return O.errors=[{instancePath:t+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"}}],!1;var n=p===
e}else var n=!0;if(n)if(r.error!==void 0){let s=r.error,p=e;if(e===e)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.code===void 0&&(f="code")||s.message===void 0&&(f="message"))return O.errors=
[{instancePath:t+"/error",schemaPath:"schema:RpcError/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.code!==void 0){let d=s.code,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return O.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))
return O.errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(d<-2147483648||isNaN(d))return O.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}}],!1}var o=h===e}else var o=!0;if(o){if(s.message!==
void 0){let d=s.message,h=e;if(e===h)if(typeof d=="string"){if(x(d,65536))return O.errors=[{instancePath:t+
"/error/message",schemaPath:"schema:RpcError/properties/message/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1}else return O.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcError\
/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var o=h===e}else var o=!0;if(o)
if(s.data!==void 0){let d=s.data,h=e;if(e===h&&!(d&&typeof d=="object"&&!Array.isArray(d)))return O.
errors=[{instancePath:t+"/error/data",schemaPath:"schema:RpcError/properties/data/type",keyword:"typ\
e",params:{type:"object"}}],!1;var o=h===e}else var o=!0}}else return O.errors=[{instancePath:t+"/er\
ror",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else var n=!0}}}}}else
return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=a,e===0}function Je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?O.errors:a.concat(O.errors),e=a.length));else return Je.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=a,e===0}var Mt=er;var ws=ks.int32;function E(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.error===void 0&&(o="\
error")||r.message===void 0&&(o="message"))return E.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;{let m=e;for(let i in r)if(!(i==="error"||i==="me\
ssage"||i==="detail"||i==="code"||i==="param"||i==="upstream"||i==="may_have_happened")){return E.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(m===e){if(r.error!==void 0){let i=r.error,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return E.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>599||isNaN(i))return E.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(i<400||isNaN(i))return E.errors=[{instancePath:t+"/error",schemaPath:"#/prope\
rties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1;if(!ws.validate(i))return E.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/format",keyword:"format",params:{format:"\
int32"}}],!1}var n=s===e}else var n=!0;if(n){if(r.message!==void 0){let i=r.message,s=e;if(e===s)if(typeof i==
"string"){if(x(i,2048))return E.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(S(i,1))return E.errors=[{instancePath:t+"\
/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return E.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.detail!==void 0){let i=r.detail,s=e;if(e===
s)if(typeof i=="string"){if(x(i,2048))return E.errors=[{instancePath:t+"/detail",schemaPath:"#/prope\
rties/detail/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(S(i,1))return E.errors=[{instancePath:t+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.
errors=[{instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.code!==void 0){let i=r.code,s=e;if(e===s)if(typeof i==
"string"){if(x(i,64))return E.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!bt.test(i))return E.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return E.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.param!==void 0){let i=r.param,s=e;if(e===s)
if(typeof i=="string"){if(x(i,256))return E.errors=[{instancePath:t+"/param",schemaPath:"#/propertie\
s/param/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return E.errors=[{instancePath:t+
"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else
var n=!0;if(n){if(r.upstream!==void 0){let i=r.upstream,s=e;if(e===e)if(i&&typeof i=="object"&&!Array.
isArray(i)){let c;if(i.status===void 0&&(c="status"))return E.errors=[{instancePath:t+"/upstream",schemaPath:"\
schema:UpstreamAnswer/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;for(let d in i)
if(!(d==="status"||d==="body"||d==="media_type"||d==="retry_after")){return E.errors=[{instancePath:t+
"/upstream",schemaPath:"schema:UpstreamAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d}}],!1;break}if(f===e){if(i.status!==void 0){let d=i.status,h=e;if(!(typeof d=="\
number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return E.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return E.errors=[{instancePath:t+"/upstream/stat\
us",schemaPath:"schema:UpstreamAnswer/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(d<100||isNaN(d))return E.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}}],
!1}var y=h===e}else var y=!0;if(y){if(i.media_type!==void 0){let d=i.media_type,h=e;if(e===h)if(typeof d==
"string"){if(x(d,128))return E.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:Ups\
treamAnswer/properties/media_type/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(S(d,3))return E.
errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_ty\
pe/minLength",keyword:"minLength",params:{limit:3}}],!1}else return E.errors=[{instancePath:t+"/upst\
ream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/type",keyword:"type",params:{
type:"string"}}],!1;var y=h===e}else var y=!0;if(y)if(i.retry_after!==void 0){let d=i.retry_after,h=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return E.errors=[{instancePath:t+"/upstream\
/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>31536e3||isNaN(d))return E.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],!1;if(d<0||isNaN(d))return E.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=h===e}else var y=!0}}}}else return E.
errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/type",keyword:"type",params:{type:"\
object"}}],!1;var n=s===e}else var n=!0;if(n)if(r.may_have_happened!==void 0){let i=e;if(typeof r.may_have_happened!=
"boolean")return E.errors=[{instancePath:t+"/may_have_happened",schemaPath:"#/properties/may_have_ha\
ppened/type",keyword:"type",params:{type:"boolean"}}],!1;var n=i===e}else var n=!0}}}}}}}}else return E.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=
a,e===0}function V(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.jsonrpc===void 0&&(m=
"jsonrpc")||r.error===void 0&&(m="error"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let i=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s===
"error")){return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.jsonrpc!==void 0){let s=r.jsonrpc,
p=e;if(typeof s!="string")return V.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonr\
pc/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="2.0")return V.errors=[{instancePath:t+"/\
jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=p===
e}else var n=!0;if(n){if(r.id!==void 0){let s=r.id,p=e,l=e,c=!1,f=null,d=e;if(e===d)if(typeof s=="st\
ring"){if(x(s,256)){let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[k]:a.push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[k]:a.push(k),e++}var y=d===
e;y&&(c=!0,f=0);let h=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:
a.push(k),e++}if(e===h&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
a===null?a=[k]:a.push(k),e++}else if(s<-9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};a===
null?a=[k]:a.push(k),e++}}var y=h===e;if(y&&c?(c=!1,f=[f,1]):y&&(c=!0,f=1),c)e=l,a!==null&&(l?a.length=
l:a=null);else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:f}};
return a===null?a=[k]:a.push(k),e++,V.errors=a,!1}var n=p===e}else var n=!0;if(n)if(r.error!==void 0){
let s=r.error,p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.code===void 0&&(f=
"code")||s.message===void 0&&(f="message"))return V.errors=[{instancePath:t+"/error",schemaPath:"sch\
ema:RpcError/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.code!==void 0){let d=s.
code,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return V.errors=[{instancePath:t+"\
/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return V.errors=[{instancePath:t+
"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(d<-2147483648||isNaN(d))return V.errors=[{instancePath:t+"/error/code",
schemaPath:"schema:RpcError/properties/code/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}}],
!1}var o=h===e}else var o=!0;if(o){if(s.message!==void 0){let d=s.message,h=e;if(e===h)if(typeof d==
"string"){if(x(d,65536))return V.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcErro\
r/properties/message/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return V.errors=[
{instancePath:t+"/error/message",schemaPath:"schema:RpcError/properties/message/type",keyword:"type",
params:{type:"string"}}],!1;var o=h===e}else var o=!0;if(o)if(s.data!==void 0){let d=s.data,h=e;if(e===
h&&!(d&&typeof d=="object"&&!Array.isArray(d)))return V.errors=[{instancePath:t+"/error/data",schemaPath:"\
schema:RpcError/properties/data/type",keyword:"type",params:{type:"object"}}],!1;var o=h===e}else var o=!0}}else
return V.errors=[{instancePath:t+"/error",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"\
object"}}],!1;var n=p===e}else var n=!0}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return V.errors=a,e===0}function ie(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0,n=e,y=!1,o=e;
E(r,{instancePath:t,parentData:v,parentDataProperty:g,rootData:u,dynamicAnchors:P})||(a=a===null?E.errors:
a.concat(E.errors),e=a.length);var m=o===e;if(y=y||m,!y){let i=e;V(r,{instancePath:t,parentData:v,parentDataProperty:g,
rootData:u,dynamicAnchors:P})||(a=a===null?V.errors:a.concat(V.errors),e=a.length);var m=i===e;y=y||
m}if(y)e=n,a!==null&&(n?a.length=n:a=null);else{let i={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[i]:a.push(i),e++,ie.errors=a,!1}return ie.errors=a,e===0}function er(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?ie.
errors:a.concat(ie.errors),e=a.length));else return er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return er.errors=a,e===0}var Rt=rr;function rr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?ie.errors:a.concat(ie.errors),e=a.length));else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=a,e===0}var It=tr;function tr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?O.errors:a.concat(O.errors),e=a.length));else return tr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=a,e===0}var $t=sr;function sr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?ie.errors:a.concat(ie.errors),e=a.length));else return sr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=a,e===0}var Kt=ar;function ar(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?ie.errors:a.concat(ie.errors),e=a.length));else return ar.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=a,e===0}var Ut=ir;function $(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.description===void 0&&
(m="description")||r.price_usd===void 0&&(m="price_usd")||r.parameters===void 0&&(m="parameters"))return $.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{
let i=e;for(let s in r)if(!(s==="description"||s==="price_usd"||s==="credentials"||s==="parameters")){
return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}}],!1;break}if(i===e){if(r.description!==void 0){let s=r.description,p=e;
if(e===p)if(typeof s=="string"){if(x(s,4096))return $.errors=[{instancePath:t+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return $.errors=
[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.price_usd!==void 0){let s=r.price_usd,p=e;if(e===
e)if(typeof s=="string"){if(x(s,20))return $.errors=[{instancePath:t+"/price_usd",schemaPath:"schema\
:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!or.test(s))return $.errors=[{instancePath:t+
"/price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{\
1,9})?$"}}],!1}else return $.errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.credentials!==void 0){let s=r.
credentials,p=e;if(e===p)if(Array.isArray(s)){if(s.length>16)return $.errors=[{instancePath:t+"/cred\
entials",schemaPath:"#/properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var y=!0;
let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(
d)){let _;if(d.scheme===void 0&&(_="scheme")||d.from===void 0&&(_="from"))return $.errors=[{instancePath:t+
"/credentials/"+f,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{missingProperty:_}}],
!1;{let b=e;for(let q in d)if(!(q==="scheme"||q==="from"||q==="header"||q==="required")){return $.errors=
[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:q}}],!1;break}if(b===e){if(d.scheme!==void 0){let q=d.
scheme,Y=e;if(e===Y)if(typeof q=="string"){if(x(q,256))return $.errors=[{instancePath:t+"/credential\
s/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(S(q,1))return $.errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"s\
chema:ToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.
errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/sch\
eme/type",keyword:"type",params:{type:"string"}}],!1;var o=Y===e}else var o=!0;if(o){if(d.from!==void 0){
let q=d.from,Y=e;if(typeof q!="string")return $.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"\
schema:ToolCredential/properties/from/type",keyword:"type",params:{type:"string"}}],!1;if(!(q==="cal\
ler"||q==="server"))return $.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"schema:To\
olCredential/properties/from/enum",keyword:"enum",params:{allowedValues:_t.properties.from.enum}}],!1;
var o=Y===e}else var o=!0;if(o){if(d.header!==void 0){let q=d.header,Y=e;if(e===Y)if(typeof q=="stri\
ng"){if(x(q,128))return $.errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:Too\
lCredential/properties/header/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(S(q,9))return $.
errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/hea\
der/minLength",keyword:"minLength",params:{limit:9}}],!1}else return $.errors=[{instancePath:t+"/cre\
dentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/header/type",keyword:"type",params:{
type:"string"}}],!1;var o=Y===e}else var o=!0;if(o)if(d.required!==void 0){let q=e;if(typeof d.required!=
"boolean")return $.errors=[{instancePath:t+"/credentials/"+f+"/required",schemaPath:"schema:ToolCred\
ential/properties/required/type",keyword:"type",params:{type:"boolean"}}],!1;var o=q===e}else var o=!0}}}}}else
return $.errors=[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/type",keyword:"\
type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return $.errors=[{instancePath:t+"/\
credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type:"array"}}],!1;var n=p===
e}else var n=!0;if(n)if(r.parameters!==void 0){let s=r.parameters,p=e;if(e===p&&!(s&&typeof s=="obje\
ct"&&!Array.isArray(s)))return $.errors=[{instancePath:t+"/parameters",schemaPath:"#/properties/para\
meters/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else var n=!0}}}}}else return $.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=
a,e===0}function te(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.description===void 0&&
(o="description")||r.available===void 0&&(o="available")||r.query_price_usd===void 0&&(o="query_pric\
e_usd")||r.tools===void 0&&(o="tools"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let m=e;for(let i in r)if(!(i==="description"||i==="avail\
able"||i==="query_price_usd"||i==="tools")){return te.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(m===e){if(r.
description!==void 0){let i=r.description,s=e;if(e===s)if(typeof i=="string"){if(x(i,4096))return te.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return te.errors=[{instancePath:t+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){
if(r.available!==void 0){let i=e;if(typeof r.available!="boolean")return te.errors=[{instancePath:t+
"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var n=i===
e}else var n=!0;if(n){if(r.query_price_usd!==void 0){let i=r.query_price_usd,s=e;if(e===e)if(typeof i==
"string"){if(x(i,20))return te.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/max\
Length",keyword:"maxLength",params:{limit:20}}],!1;if(!or.test(i))return te.errors=[{instancePath:t+
"/query_price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.\
[0-9]{1,9})?$"}}],!1}else return te.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Us\
d/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.tools!==void 0){
let i=r.tools,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>1e3)
return te.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"ma\
xProperties",params:{limit:1e3}}],!1;for(let l in i){let c=e;$(i[l],{instancePath:t+"/tools/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:l,rootData:u,dynamicAnchors:P})||(a=a===
null?$.errors:a.concat($.errors),e=a.length);var y=c===e;if(!y)break}}else return te.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else
var n=!0}}}}}else return te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return te.errors=a,e===0}function be(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let y;if(r.agents===void 0&&(y="agents"))return be.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:y}}],!1;{let o=e;for(let m in r)if(m!=="agents"){return be.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(o===e&&r.agents!==void 0){let m=r.agents;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length>1e5)return be.errors=[{instancePath:t+"/agents",schemaPath:"#/propertie\
s/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let s in m){let p=e;te(m[s],
{instancePath:t+"/agents/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:s,
rootData:u,dynamicAnchors:P})||(a=a===null?te.errors:a.concat(te.errors),e=a.length);var n=p===e;if(!n)
break}}else return be.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"object"}}],!1}}}else return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return be.errors=a,e===0}function ir(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?be.errors:a.concat(be.errors),
e=a.length));else return ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ir.errors=a,e===0}var Yt=nr;var _s={type:"object",additionalProperties:!1,required:["status","agents"],properties:{status:{type:"\
string",enum:["ok","degraded"]},agents:{type:"object",maxProperties:1e5,additionalProperties:{$ref:"\
schema:AgentHealth"}}},$id:"schema:MeshHealth"};function B(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.status===void 0&&(m=
"status")||r.agents===void 0&&(m="agents"))return B.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;{let i=e;for(let s in r)if(!(s==="status"||s==="a\
gents")){return B.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.status!==void 0){let s=r.status,p=e;
if(typeof s!="string")return B.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(!(s==="ok"||s==="degraded"))return B.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:_s.properties.status.
enum}}],!1;var n=p===e}else var n=!0;if(n)if(r.agents!==void 0){let s=r.agents,p=e;if(e===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>1e5)return B.errors=[{instancePath:t+"/agents",
schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let c in s){
let f=s[c],d=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.available===void 0&&
(L="available"))return B.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:AgentHealth/required",keyword:"required",params:{missingProperty:L}}],!1;{let k=e;
for(let _ in f)if(!(_==="available"||_==="reason")){return B.errors=[{instancePath:t+"/agents/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:_}}],!1;break}if(k===e){if(f.available!==void 0){let _=e;if(typeof f.
available!="boolean")return B.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/available",schemaPath:"schema:AgentHealth/properties/available/type",keyword:"type",params:{
type:"boolean"}}],!1;var y=_===e}else var y=!0;if(y)if(f.reason!==void 0){let _=f.reason,b=e;if(e===
b)if(typeof _=="string"){if(x(_,1024))return B.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,"~0").
replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/maxLength",keyword:"m\
axLength",params:{limit:1024}}],!1}else return B.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/type",keyword:"t\
ype",params:{type:"string"}}],!1;var y=b===e}else var y=!0}}}else return B.errors=[{instancePath:t+"\
/agents/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/type",keyword:"typ\
e",params:{type:"object"}}],!1;var o=d===e;if(!o)break}}else return B.errors=[{instancePath:t+"/agen\
ts",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else
var n=!0}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return B.errors=a,e===0}function nr(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(B(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"r\
esponse",rootData:u,dynamicAnchors:P})||(a=a===null?B.errors:a.concat(B.errors),e=a.length));else return nr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=
a,e===0}var Ot=j;function j(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let s=r.
response;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.name===void 0&&(l="name")||
s.operations===void 0&&(l="operations")||s.elsewhere===void 0&&(l="elsewhere"))return j.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;
{let c=e;for(let f in s)if(!(f==="name"||f==="operations"||f==="elsewhere")){return j.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}}],!1;break}if(c===e){if(s.name!==void 0){let f=s.name,d=e;if(e===d)if(typeof f==
"string"){if(x(f,128))return j.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(S(f,1))return j.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return j.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(s.operations!==
void 0){let f=s.operations,d=e;if(e===d)if(Array.isArray(f)){if(f.length>256)return j.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var y=!0;let L=f.length;for(let k=0;k<L;k++){let _=f[k],b=e;if(e===b)if(_&&
typeof _=="object"&&!Array.isArray(_)){let Y;if(_.method===void 0&&(Y="method")||_.path===void 0&&(Y=
"path")||_.summary===void 0&&(Y="summary"))return j.errors=[{instancePath:t+"/response/operations/"+
k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:Y}}],
!1;{let de=e;for(let A in _)if(!(A==="method"||A==="path"||A==="summary")){return j.errors=[{instancePath:t+
"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:A}}],!1;break}if(de===e){if(_.method!==
void 0){let A=_.method,w=e;if(e===w)if(typeof A=="string"){if(x(A,7))return j.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(S(A,3))return j.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return j.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(_.path!==
void 0){let A=_.path,w=e;if(e===w)if(typeof A=="string"){if(x(A,256))return j.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(S(A,1))return j.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/r\
esponse/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o)if(_.summary!==void 0){
let A=_.summary,w=e;if(e===w)if(typeof A=="string"){if(x(A,256))return j.errors=[{instancePath:t+"/r\
esponse/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return j.errors=[{instancePath:t+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0}}}}else return j.
errors=[{instancePath:t+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var y=b===e;if(!y)break}}}else return j.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var n=d===e}else var n=!0;if(n)if(s.elsewhere!==void 0){let f=s.elsewhere,
d=e;if(e===d)if(Array.isArray(f)){if(f.length>16)return j.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var m=!0;let L=f.length;for(let k=0;k<L;k++){let _=f[k],b=e;if(e===b)if(_&&typeof _=="object"&&!Array.
isArray(_)){let Y;if(_.name===void 0&&(Y="name"))return j.errors=[{instancePath:t+"/response/elsewhe\
re/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:Y}}],
!1;{let de=e;for(let A in _)if(!(A==="name"||A==="path"||A==="address"||A==="port")){return j.errors=
[{instancePath:t+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],!1;break}if(de===e){
if(_.name!==void 0){let A=_.name,w=e;if(e===w)if(typeof A=="string"){if(x(A,128))return j.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(S(A,1))return j.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=w===e}else var i=!0;if(i){if(_.path!==void 0){
let A=_.path,w=e;if(e===w)if(typeof A=="string"){if(x(A,256))return j.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(S(A,1))return j.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/respons\
e/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var i=w===e}else var i=!0;if(i){if(_.address!==void 0){let A=_.
address,w=e;if(e===w)if(typeof A=="string"){if(x(A,2048))return j.errors=[{instancePath:t+"/response\
/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(S(A,1))return j.errors=[{instancePath:t+"\
/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var i=w===e}else var i=!0;if(i)if(_.port!==
void 0){let A=_.port,w=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return j.errors=[{
instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof A=="number"&&isFinite(
A)){if(A>65535||isNaN(A))return j.errors=[{instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(A<1||isNaN(A))return j.errors=[{instancePath:t+"/response/elsewhere/"+k+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var i=w===e}else var i=!0}}}}}else return j.errors=[{instancePath:t+
"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var m=b===e;if(!m)break}}}else return j.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var n=d===e}else var n=!0}}}}else return j.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return j.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=a,e===0}var zt=Me;function Me(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let n=r.
response;if(e===e&&!(n&&typeof n=="object"&&!Array.isArray(n)))return Me.errors=[{instancePath:t+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=
a,e===0}var Ms={requestAgent:{parameters:Ar,body:Fr,replies:{200:Pt}},createTask:{parameters:qr,body:Vr,replies:{
200:vt}},queryTask:{parameters:Lr,body:Cr,replies:{200:kt}},listEvmAgents:{parameters:jr,body:Hr,replies:{
200:wt}},callPaidToolEvm:{parameters:Tr,body:Zr,replies:{200:At,402:xt}},queryPaidAgentEvm:{parameters:Er,
body:Br,replies:{200:qt,402:Lt}},listSolanaAgents:{parameters:Nr,body:Wr,replies:{200:jt}},callPaidToolSolana:{
parameters:Dr,body:et,replies:{200:Tt,402:Et}},queryPaidAgentSolana:{parameters:Sr,body:rt,replies:{
200:Nt,402:Dt}},callMcp:{parameters:Mr,body:tt,replies:{200:St,400:Mt,404:Rt}},callAgentMcp:{parameters:Ir,
body:st,replies:{200:It,400:$t,404:Kt}},getSchema:{parameters:$r,body:at,replies:{200:Ut}},getMeshHealth:{
parameters:Kr,body:nt,replies:{200:Yt}},getOverview:{parameters:Ur,body:pt,replies:{200:Ot}},getContract:{
parameters:Yr,body:dt,replies:{200:zt}},getReference:{parameters:Or,body:lt,replies:{}},getReferenceFile:{
parameters:zr,body:ct,replies:{}}};export{Ms as default};
