// Compiled from a contract by npm run generate. Never edited.
var zt=Object.create;var mr=Object.defineProperty;var Gt=Object.getOwnPropertyDescriptor;var Xt=Object.getOwnPropertyNames;var Ft=Object.getPrototypeOf,Vt=Object.prototype.hasOwnProperty;var yr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(v){throw t=0,v}};var Ht=(r,t,v,g)=>{if(t&&typeof t=="object"||typeof t=="function")for(let u of Xt(t))!Vt.call(r,u)&&
u!==v&&mr(r,u,{get:()=>t[u],enumerable:!(g=Gt(t,u))||g.enumerable});return r};var _e=(r,t,v)=>(v=r!=null?zt(Ft(r)):{},Ht(t||!r||!r.__esModule?mr(v,"default",{value:r,enumerable:!0}):
v,r));var De=yr(Ne=>{"use strict";Object.defineProperty(Ne,"__esModule",{value:!0});Ne.formats=void 0;var Qt=2**
31-1,Zt=(-2)**31,Bt=2**63-1,Wt=(-2)**63,fr=(2-2**-23)*2**127,cr=2**-126,Jt=-1*fr,es=-1*cr,lr=()=>!0,
rs=/^[A-Za-z0-9+/]*(=|==)?$/;Ne.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Qt&&r>=Zt,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Bt&&r>=Wt,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=fr&&r>=cr||r>=Jt&&r<=es),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&rs.test(r),binary:lr,password:lr}});var Se=yr(he=>{"use strict";Object.defineProperty(he,"__esModule",{value:!0});he.formatNames=he.fastFormats=
he.fullFormats=void 0;function ce(r,t){return{validate:r,compare:t}}he.fullFormats={date:ce(Pr,Ke),time:ce(
Ie(!0),Ue),"date-time":ce(hr(!0),br),"iso-time":ce(Ie(),vr),"iso-date-time":ce(hr(),kr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:os,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:cs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ps,int32:{type:"number",validate:ds},
int64:{type:"number",validate:ls},float:{type:"number",validate:gr},double:{type:"number",validate:gr},
password:!0,binary:!0};he.fastFormats={...he.fullFormats,date:ce(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ke),time:ce(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ue),"date-time":ce(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
br),"iso-time":ce(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,vr),
"iso-date-time":ce(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
kr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
he.formatNames=Object.keys(he.fullFormats);function ts(r){return r%4===0&&(r%100!==0||r%400===0)}var ss=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
as=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Pr(r){let t=ss.exec(r);if(!t)return!1;let v=+t[1],
g=+t[2],u=+t[3];return g>=1&&g<=12&&u>=1&&u<=(g===2&&ts(v)?29:as[g])}function Ke(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var Re=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ie(r){
return function(v){let g=Re.exec(v);if(!g)return!1;let u=+g[1],P=+g[2],a=+g[3],e=g[4],n=g[5]==="-"?-1:
1,y=+(g[6]||0),p=+(g[7]||0);if(y>23||p>59||r&&!e)return!1;if(u<=23&&P<=59&&a<60)return!0;let o=P-p*n,
s=u-y*n-(o<0?1:0);return(s===23||s===-1)&&(o===59||o===-1)&&a<61}}function Ue(r,t){if(!(r&&t))return;
let v=new Date("2020-01-01T"+r).valueOf(),g=new Date("2020-01-01T"+t).valueOf();if(v&&g)return v-g}function vr(r,t){
if(!(r&&t))return;let v=Re.exec(r),g=Re.exec(t);if(v&&g)return r=v[1]+v[2]+v[3],t=g[1]+g[2]+g[3],r>t?
1:r<t?-1:0}var $e=/t|\s/i;function hr(r){let t=Ie(r);return function(g){let u=g.split($e);return u.length===
2&&Pr(u[0])&&t(u[1])}}function br(r,t){if(!(r&&t))return;let v=new Date(r).valueOf(),g=new Date(t).valueOf();
if(v&&g)return v-g}function kr(r,t){if(!(r&&t))return;let[v,g]=r.split($e),[u,P]=t.split($e),a=Ke(v,
u);if(a!==void 0)return a||Ue(g,P)}var is=/\/|:/,ns=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function os(r){return is.test(r)&&ns.test(r)}var ur=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ps(r){return ur.lastIndex=0,ur.test(r)}var ms=-(2**31),ys=2**31-1;function ds(r){return Number.
isInteger(r)&&r<=ys&&r>=ms}function ls(r){return Number.isInteger(r)}function gr(){return!0}var fs=/[^\\]\\Z/;
function cs(r){if(fs.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Ae=(r,t)=>r.length>t&&dr(r)>t,xe=(r,t)=>r.length<2*t&&dr(r)<t,Ct=/[\ud800-\udbff][\udc00-\udfff]/g,
dr=r=>r.length-(r.match(Ct)?.length??0);var wr=_e(De()),_r=_e(Se()),Ts={...wr.formats,..._r.fastFormats},Ar=me;var T=Ae,E=xe,xr=new RegExp("^[ -~]+$","u");function me(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let p=r.headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["\
x-request-timeout-ms"]!==void 0){let s=p["x-request-timeout-ms"],i=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let m=typeof s,d;if(d===void 0)if(m==="boolean"||s===null||m==="string"&&s&&
s==+s&&!(s%1))d=+s;else return me.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(s=d,p!==void 0&&(p["x-request-timeout-ms"]=d))}if(e===i&&typeof s=="number"&&isFinite(
s)){if(s>6e5||isNaN(s))return me.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(s<1||isNaN(s))return me.errors=[{instancePath:t+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var n=i===e}else var n=!0;if(n)if(p["idempotency-key"]!==void 0){let s=p["\
idempotency-key"],i=e;if(typeof s!="string"){let d=typeof s,f;if(f===void 0)if(d=="number"||d=="bool\
ean")f=""+s;else if(s===null)f="";else return me.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;f!==void 0&&(s=f,p!==void 0&&(p["idempotency-key"]=f))}if(e===i&&typeof s=="string"){if(T(s,
255))return me.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(s,1))return me.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!xr.test(s))return me.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var n=i===e}else var n=!0}else return me.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return me.
errors=a,e===0}var qr=ke;function ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let o=y["\
idempotency-key"],s=e;if(typeof o!="string"){let i=typeof o,m;if(m===void 0)if(i=="number"||i=="bool\
ean")m=""+o;else if(o===null)m="";else return ke.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;m!==void 0&&(o=m,y!==void 0&&(y["idempotency-key"]=m))}if(e===s&&typeof o=="string"){if(T(o,
255))return ke.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(o,1))return ke.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!xr.test(o))return ke.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return ke.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ke.errors=a,e===0}var Lr=Ye;function Ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Ye.errors=a,e===0}
var jr=je;function je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let o=y.
details;if(typeof o!="boolean"){let s;if(s===void 0)if(o==="false"||o===0||o===null)s=!1;else if(o===
"true"||o===1)s=!0;else return je.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;s!==void 0&&(o=s,y!==void 0&&
(y.details=s))}}else return je.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return je.errors=a,e===0}var Tr=O;function O(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||
r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return O.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let s=r.
headers,i=e;if(e===i)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s["payment-signature"]!==void 0){
let m=s["payment-signature"],d=e;if(typeof m!="string"){let f=typeof m,c;if(c===void 0)if(f=="number"||
f=="boolean")c=""+m;else if(m===null)c="";else return O.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(m=c,s!==void 0&&(s["payment-signature"]=c))}if(e===d&&typeof m=="st\
ring"){if(T(m,12288))return O.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(E(m,1))return O.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else
var n=!0;if(n)if(s["x-payment"]!==void 0){let m=s["x-payment"],d=e;if(typeof m!="string"){let c=typeof m,
l;if(l===void 0)if(c=="number"||c=="boolean")l=""+m;else if(m===null)l="";else return O.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;l!==void 0&&(m=l,s!==void 0&&(s["x-payment"]=l))}if(e===d&&typeof m=="string"){if(T(
m,12288))return O.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(E(m,1))return O.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else var n=!0}else return O.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=i===
e}else var y=!0;if(y)if(r.params!==void 0){let s=r.params,i=e;if(e===i)if(s&&typeof s=="object"&&!Array.
isArray(s)){let d;if(s.agent_id===void 0&&(d="agent_id")||s.tool===void 0&&(d="tool"))return O.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.agent_id!==void 0){let f=s.agent_id,c=e;if(typeof f!="string"){let l=typeof f,h;if(h===void 0)
if(l=="number"||l=="boolean")h=""+f;else if(f===null)h="";else return O.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(f=h,s!==void 0&&(s.agent_id=h))}if(e===c&&typeof f=="string"){if(T(f,64))
return O.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(f,1))return O.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var p=c===e}else var p=!0;if(p)if(s.tool!==void 0){let f=s.tool,c=e;if(typeof f!=
"string"){let h=typeof f,q;if(q===void 0)if(h=="number"||h=="boolean")q=""+f;else if(f===null)q="";else
return O.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;q!==void 0&&(f=q,s!==void 0&&(s.tool=q))}if(e===c&&typeof f==
"string"){if(T(f,64))return O.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(f,1))return O.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var p=c===e}else var p=!0}else return O.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=i===e}else var y=!0}return O.
errors=a,e===0}var Er=Q;function Q(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||
r.headers===void 0&&(p="headers")||r.params===void 0&&(p="params"))return Q.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let o=r.
headers,s=e;if(e===s)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["payment-signature"]!==void 0){
let i=o["payment-signature"],m=e;if(typeof i!="string"){let d=typeof i,f;if(f===void 0)if(d=="number"||
d=="boolean")f=""+i;else if(i===null)f="";else return Q.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(i=f,o!==void 0&&(o["payment-signature"]=f))}if(e===m&&typeof i=="st\
ring"){if(T(i,12288))return Q.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(E(i,1))return Q.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=m===e}else
var n=!0;if(n)if(o["x-payment"]!==void 0){let i=o["x-payment"],m=e;if(typeof i!="string"){let f=typeof i,
c;if(c===void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else return Q.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(i=c,o!==void 0&&(o["x-payment"]=c))}if(e===m&&typeof i=="string"){if(T(
i,12288))return Q.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(E(i,1))return Q.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=m===e}else var n=!0}else return Q.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.params!==void 0){let o=r.params,s=e;if(e===s)if(o&&typeof o=="object"&&!Array.
isArray(o)){let m;if(o.agent_id===void 0&&(m="agent_id"))return Q.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:m}}],!1;if(o.agent_id!==
void 0){let d=o.agent_id,f=e;if(typeof d!="string"){let c=typeof d,l;if(l===void 0)if(c=="number"||c==
"boolean")l=""+d;else if(d===null)l="";else return Q.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(d=l,o!==void 0&&(o.agent_id=l))}if(e===f&&typeof d=="string"){if(T(d,64))return Q.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(E(d,1))return Q.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Q.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=s===e}else var y=!0}return Q.errors=a,e===0}var Nr=Te;function Te(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let o=y.
details;if(typeof o!="boolean"){let s;if(s===void 0)if(o==="false"||o===0||o===null)s=!1;else if(o===
"true"||o===1)s=!0;else return Te.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;s!==void 0&&(o=s,y!==void 0&&
(y.details=s))}}else return Te.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return Te.errors=a,e===0}var Dr=z;function z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||
r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return z.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let s=r.
headers,i=e;if(e===i)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s["payment-signature"]!==void 0){
let m=s["payment-signature"],d=e;if(typeof m!="string"){let f=typeof m,c;if(c===void 0)if(f=="number"||
f=="boolean")c=""+m;else if(m===null)c="";else return z.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(m=c,s!==void 0&&(s["payment-signature"]=c))}if(e===d&&typeof m=="st\
ring"){if(T(m,12288))return z.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(E(m,1))return z.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else
var n=!0;if(n)if(s["x-payment"]!==void 0){let m=s["x-payment"],d=e;if(typeof m!="string"){let c=typeof m,
l;if(l===void 0)if(c=="number"||c=="boolean")l=""+m;else if(m===null)l="";else return z.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;l!==void 0&&(m=l,s!==void 0&&(s["x-payment"]=l))}if(e===d&&typeof m=="string"){if(T(
m,12288))return z.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(E(m,1))return z.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else var n=!0}else return z.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=i===
e}else var y=!0;if(y)if(r.params!==void 0){let s=r.params,i=e;if(e===i)if(s&&typeof s=="object"&&!Array.
isArray(s)){let d;if(s.agent_id===void 0&&(d="agent_id")||s.tool===void 0&&(d="tool"))return z.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.agent_id!==void 0){let f=s.agent_id,c=e;if(typeof f!="string"){let l=typeof f,h;if(h===void 0)
if(l=="number"||l=="boolean")h=""+f;else if(f===null)h="";else return z.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(f=h,s!==void 0&&(s.agent_id=h))}if(e===c&&typeof f=="string"){if(T(f,64))
return z.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(f,1))return z.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var p=c===e}else var p=!0;if(p)if(s.tool!==void 0){let f=s.tool,c=e;if(typeof f!=
"string"){let h=typeof f,q;if(q===void 0)if(h=="number"||h=="boolean")q=""+f;else if(f===null)q="";else
return z.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;q!==void 0&&(f=q,s!==void 0&&(s.tool=q))}if(e===c&&typeof f==
"string"){if(T(f,64))return z.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(f,1))return z.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var p=c===e}else var p=!0}else return z.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=i===e}else var y=!0}return z.
errors=a,e===0}var Sr=Z;function Z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||
r.headers===void 0&&(p="headers")||r.params===void 0&&(p="params"))return Z.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let o=r.
headers,s=e;if(e===s)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["payment-signature"]!==void 0){
let i=o["payment-signature"],m=e;if(typeof i!="string"){let d=typeof i,f;if(f===void 0)if(d=="number"||
d=="boolean")f=""+i;else if(i===null)f="";else return Z.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(i=f,o!==void 0&&(o["payment-signature"]=f))}if(e===m&&typeof i=="st\
ring"){if(T(i,12288))return Z.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(E(i,1))return Z.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=m===e}else
var n=!0;if(n)if(o["x-payment"]!==void 0){let i=o["x-payment"],m=e;if(typeof i!="string"){let f=typeof i,
c;if(c===void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else return Z.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(i=c,o!==void 0&&(o["x-payment"]=c))}if(e===m&&typeof i=="string"){if(T(
i,12288))return Z.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(E(i,1))return Z.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=m===e}else var n=!0}else return Z.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.params!==void 0){let o=r.params,s=e;if(e===s)if(o&&typeof o=="object"&&!Array.
isArray(o)){let m;if(o.agent_id===void 0&&(m="agent_id"))return Z.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:m}}],!1;if(o.agent_id!==
void 0){let d=o.agent_id,f=e;if(typeof d!="string"){let c=typeof d,l;if(l===void 0)if(c=="number"||c==
"boolean")l=""+d;else if(d===null)l="";else return Z.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(d=l,o!==void 0&&(o.agent_id=l))}if(e===f&&typeof d=="string"){if(T(d,64))return Z.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(E(d,1))return Z.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Z.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=s===e}else var y=!0}return Z.errors=a,e===0}var Mr=U;var Rr=new RegExp("^[!-~]+$","u");function U(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let p=r.headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["\
mcp-session-id"]!==void 0){let s=p["mcp-session-id"],i=e;if(typeof s!="string"){let m=typeof s,d;if(d===
void 0)if(m=="number"||m=="boolean")d=""+s;else if(s===null)d="";else return U.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/type",keyword:"\
type",params:{type:"string"}}],!1;d!==void 0&&(s=d,p!==void 0&&(p["mcp-session-id"]=d))}if(e===i&&typeof s==
"string"){if(T(s,256))return U.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/prope\
rties/headers/properties/mcp-session-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(E(
s,1))return U.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/pro\
perties/mcp-session-id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Rr.test(s))return U.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var n=i===e}else var n=!0;if(n){
if(p["mcp-protocol-version"]!==void 0){let s=p["mcp-protocol-version"],i=e;if(typeof s!="string"){let d=typeof s,
f;if(f===void 0)if(d=="number"||d=="boolean")f=""+s;else if(s===null)f="";else return U.errors=[{instancePath:t+
"/headers/mcp-protocol-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/typ\
e",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(s=f,p!==void 0&&(p["mcp-protocol-version"]=
f))}if(e===i&&typeof s=="string"){if(T(s,64))return U.errors=[{instancePath:t+"/headers/mcp-protocol\
-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(E(s,1))return U.errors=[{instancePath:t+"/headers/mcp-protocol-versi\
on",schemaPath:"#/properties/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",
params:{limit:1}}],!1}var n=i===e}else var n=!0;if(n){if(p["mcp-method"]!==void 0){let s=p["mcp-meth\
od"],i=e;if(typeof s!="string"){let d=typeof s,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+s;else if(s===
null)f="";else return U.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/heade\
rs/properties/mcp-method/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(s=f,p!==void 0&&
(p["mcp-method"]=f))}if(e===i&&typeof s=="string"){if(T(s,256))return U.errors=[{instancePath:t+"/he\
aders/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLeng\
th",params:{limit:256}}],!1;if(E(s,1))return U.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=i===
e}else var n=!0;if(n){if(p["mcp-name"]!==void 0){let s=p["mcp-name"],i=e;if(typeof s!="string"){let d=typeof s,
f;if(f===void 0)if(d=="number"||d=="boolean")f=""+s;else if(s===null)f="";else return U.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(s=f,p!==void 0&&(p["mcp-name"]=f))}if(e===i&&typeof s=="string"){if(T(
s,1024))return U.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/proper\
ties/mcp-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(E(s,1))return U.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var n=i===e}else var n=!0;if(n)if(p.origin!==void 0){let s=p.origin,i=e;if(typeof s!=
"string"){let d=typeof s,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+s;else if(s===null)f="";else
return U.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(s=f,p!==void 0&&(p.origin=f))}if(e===
i&&typeof s=="string"){if(T(s,2048))return U.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(E(s,
1))return U.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=i===e}else var n=!0}}}}else return U.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return U.errors=a,e===0}var Ir=N,hs={paths:{},components:{securitySchemes:{AccessToken:{
type:"http",scheme:"bearer"},PaymentSignature:{type:"apiKey",in:"header",name:"PAYMENT-SIGNATURE"},Payment:{
type:"apiKey",in:"header",name:"X-PAYMENT"}}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{mode:{type:"string",enum:["search"]}}},headers:{type:"object",properties:{
"mcp-session-id":{type:"string",minLength:1,maxLength:256,pattern:"^[!-~]+$"},"mcp-protocol-version":{
type:"string",minLength:1,maxLength:64},"mcp-method":{type:"string",minLength:1,maxLength:256},"mcp-\
name":{type:"string",minLength:1,maxLength:1024},origin:{type:"string",minLength:1,maxLength:2048}}},
params:{type:"object",properties:{agent_id:{type:"string",minLength:1,maxLength:64}},required:["agen\
t_id"]},cookies:{},body:{}}};function N(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,
dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===
void 0&&(p="query")||r.headers===void 0&&(p="headers")||r.params===void 0&&(p="params"))return N.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.query!==
void 0){let o=r.query,s=e;if(e===s)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.mode!==void 0){
let i=o.mode;if(typeof i!="string"){let m=typeof i,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+
i;else if(i===null)d="";else return N.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties\
/query/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(i=d,o!==void 0&&
(o.mode=d))}if(i!=="search")return N.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties/\
query/properties/mode/enum",keyword:"enum",params:{allowedValues:hs.properties.query.properties.mode.
enum}}],!1}}else return N.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var n=s===e}else var n=!0;if(n){if(r.headers!==void 0){let o=r.headers,
s=e;if(e===s)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["mcp-session-id"]!==void 0){let m=o["\
mcp-session-id"],d=e;if(typeof m!="string"){let f=typeof m,c;if(c===void 0)if(f=="number"||f=="boole\
an")c=""+m;else if(m===null)c="";else return N.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(m=c,o!==void 0&&(o["mcp-session-id"]=c))}if(e===d&&typeof m=="string"){if(T(m,256))return N.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(E(m,1))return N.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Rr.test(m))return N.errors=[{instancePath:t+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var y=d===e}else var y=!0;if(y){if(o["mcp-protocol-version"]!==void 0){let m=o["\
mcp-protocol-version"],d=e;if(typeof m!="string"){let c=typeof m,l;if(l===void 0)if(c=="number"||c==
"boolean")l=""+m;else if(m===null)l="";else return N.errors=[{instancePath:t+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;l!==void 0&&(m=l,o!==void 0&&(o["mcp-protocol-version"]=l))}if(e===d&&typeof m==
"string"){if(T(m,64))return N.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(E(m,1))return N.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=d===
e}else var y=!0;if(y){if(o["mcp-method"]!==void 0){let m=o["mcp-method"],d=e;if(typeof m!="string"){
let c=typeof m,l;if(l===void 0)if(c=="number"||c=="boolean")l=""+m;else if(m===null)l="";else return N.
errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method\
/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(m=l,o!==void 0&&(o["mcp-method"]=l))}
if(e===d&&typeof m=="string"){if(T(m,256))return N.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(E(
m,1))return N.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/propert\
ies/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=d===e}else var y=!0;if(y){
if(o["mcp-name"]!==void 0){let m=o["mcp-name"],d=e;if(typeof m!="string"){let c=typeof m,l;if(l===void 0)
if(c=="number"||c=="boolean")l=""+m;else if(m===null)l="";else return N.errors=[{instancePath:t+"/he\
aders/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{type:"\
string"}}],!1;l!==void 0&&(m=l,o!==void 0&&(o["mcp-name"]=l))}if(e===d&&typeof m=="string"){if(T(m,1024))
return N.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp\
-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(E(m,1))return N.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var y=d===e}else var y=!0;if(y)if(o.origin!==void 0){let m=o.origin,d=e;if(typeof m!=
"string"){let c=typeof m,l;if(l===void 0)if(c=="number"||c=="boolean")l=""+m;else if(m===null)l="";else
return N.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(m=l,o!==void 0&&(o.origin=l))}if(e===
d&&typeof m=="string"){if(T(m,2048))return N.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(E(m,
1))return N.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=d===e}else var y=!0}}}}else return N.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var n=s===e}else var n=!0;if(n)if(r.params!==void 0){let o=r.params,s=e;if(e===s)if(o&&
typeof o=="object"&&!Array.isArray(o)){let m;if(o.agent_id===void 0&&(m="agent_id"))return N.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:m}}],
!1;if(o.agent_id!==void 0){let d=o.agent_id,f=e;if(typeof d!="string"){let c=typeof d,l;if(l===void 0)
if(c=="number"||c=="boolean")l=""+d;else if(d===null)l="";else return N.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;l!==void 0&&(d=l,o!==void 0&&(o.agent_id=l))}if(e===f&&typeof d=="string"){if(T(d,64))
return N.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(d,1))return N.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}}}else return N.errors=[{instancePath:t+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else var n=!0}}return N.errors=a,e===
0}var $r=we;function we(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return we.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.agent_id!==void 0){let o=y.agent_id,
s=e;if(typeof o!="string"){let i=typeof o,m;if(m===void 0)if(i=="number"||i=="boolean")m=""+o;else if(o===
null)m="";else return we.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/pr\
operties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(o=m,y!==void 0&&(y.agent_id=
m))}if(e===s&&typeof o=="string"){if(T(o,64))return we.errors=[{instancePath:t+"/query/agent_id",schemaPath:"\
#/properties/query/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(o,
1))return we.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/age\
nt_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return we.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return we.
errors=a,e===0}var Kr=Oe;function Oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Oe.errors=a,e===0}
var Ur=ze;function ze(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return ze.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return ze.errors=a,e===0}
var Yr=qe;function qe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return qe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let o=y["\
if-none-match"],s=e;if(typeof o!="string"){let i=typeof o,m;if(m===void 0)if(i=="number"||i=="boolea\
n")m=""+o;else if(o===null)m="";else return qe.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(o=m,y!==void 0&&(y["if-none-match"]=m))}if(e===s&&typeof o=="string"&&T(o,4096))return qe.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return qe.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return qe.errors=
a,e===0}var Or=Le;function Le(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let o=y["\
if-none-match"],s=e;if(typeof o!="string"){let i=typeof o,m;if(m===void 0)if(i=="number"||i=="boolea\
n")m=""+o;else if(o===null)m="";else return Le.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(o=m,y!==void 0&&(y["if-none-match"]=m))}if(e===s&&typeof o=="string"&&T(o,4096))return Le.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Le.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Le.errors=
a,e===0}var zr=ae;var us=new RegExp("^[a-z][a-z0-9.-]*$","u");function ae(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let p=r.headers,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p["if-none-match"]!==void 0){let s=p["if-none-match"],i=e;if(typeof s!="string"){let m=typeof s,d;
if(d===void 0)if(m=="number"||m=="boolean")d=""+s;else if(s===null)d="";else return ae.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;d!==void 0&&(s=d,p!==void 0&&(p["if-none-match"]=d))}if(e===i&&typeof s==
"string"&&T(s,4096))return ae.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ae.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var n=o===e}else var n=!0;if(n)if(r.params!==void 0){let p=r.params,o=e;if(e===o)if(p&&
typeof p=="object"&&!Array.isArray(p)){let i;if(p.file===void 0&&(i="file"))return ae.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(p.file!==void 0){let m=p.file,d=e;if(typeof m!="string"){let f=typeof m,c;if(c===void 0)if(f==
"number"||f=="boolean")c=""+m;else if(m===null)c="";else return ae.errors=[{instancePath:t+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;c!==void 0&&(m=c,p!==void 0&&(p.file=c))}if(e===d&&typeof m=="string"){if(T(m,64))return ae.errors=
[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(E(m,1))return ae.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!us.test(
m))return ae.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return ae.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var n=o===
e}else var n=!0}return ae.errors=a,e===0}var Gr=_e(De()),Xr=_e(Se()),Ns={...Gr.formats,...Xr.fastFormats},Fr=ye;var re=Ae,ie=xe;function ue(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0,n=e,y=!1,p=null,o=e,s=e,i=e,m=e,d=e,f=!1,c=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let w;if(r.tool===void 0&&(w="tool")){let S={};a===null?a=[S]:a.push(S),e++}}var l=c===e;if(f=f||
l,!f){let w=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let fe;if(r.tool_arguments===void 0&&(fe=
"tool_arguments")){let R={};a===null?a=[R]:a.push(R),e++}}var l=w===e;f=f||l}if(f)e=d,a!==null&&(d?a.
length=d:a=null);else{let w={};a===null?a=[w]:a.push(w),e++}var h=m===e;if(h){let w={instancePath:t,
schemaPath:"schema:QueryInput/not",keyword:"not",params:{}};a===null?a=[w]:a.push(w),e++}else e=i,a!==
null&&(i?a.length=i:a=null);if(e===s)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.query===
void 0&&(w="query")){let S={instancePath:t,schemaPath:"schema:QueryInput/required",keyword:"required",
params:{missingProperty:w}};a===null?a=[S]:a.push(S),e++}else{if(r.query!==void 0){let S=r.query,fe=e;
if(e===fe)if(typeof S=="string"){if(re(S,65536)){let R={instancePath:t+"/query",schemaPath:"schema:Q\
ueryInput/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}};a===null?a=[R]:a.push(
R),e++}else if(ie(S,1)){let R={instancePath:t+"/query",schemaPath:"schema:QueryInput/properties/quer\
y/minLength",keyword:"minLength",params:{limit:1}};a===null?a=[R]:a.push(R),e++}}else{let R={instancePath:t+
"/query",schemaPath:"schema:QueryInput/properties/query/type",keyword:"type",params:{type:"string"}};
a===null?a=[R]:a.push(R),e++}var q=fe===e}else var q=!0;if(q)if(r.raw_data_only!==void 0){let S=e;if(typeof r.
raw_data_only!="boolean"){let R={instancePath:t+"/raw_data_only",schemaPath:"schema:QueryInput/prope\
rties/raw_data_only/type",keyword:"type",params:{type:"boolean"}};a===null?a=[R]:a.push(R),e++}var q=S===
e}else var q=!0}}else{let w={instancePath:t,schemaPath:"schema:QueryInput/type",keyword:"type",params:{
type:"object"}};a===null?a=[w]:a.push(w),e++}var _=o===e;_&&(y=!0,p=0);let b=e,A=e,k=e,Ee=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.query===void 0&&(w="query")){let S={};a===null?a=[S]:a.push(
S),e++}}var ge=Ee===e;if(ge){let w={instancePath:t,schemaPath:"schema:ToolInput/not",keyword:"not",params:{}};
a===null?a=[w]:a.push(w),e++}else e=k,a!==null&&(k?a.length=k:a=null);if(e===A)if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){let w;if(r.tool===void 0&&(w="tool")||r.tool_arguments===void 0&&(w="tool_ar\
guments")){let S={instancePath:t,schemaPath:"schema:ToolInput/required",keyword:"required",params:{missingProperty:w}};
a===null?a=[S]:a.push(S),e++}else{if(r.tool!==void 0){let S=r.tool,fe=e;if(e===fe)if(typeof S=="stri\
ng"){if(re(S,64)){let R={instancePath:t+"/tool",schemaPath:"schema:ToolInput/properties/tool/maxLeng\
th",keyword:"maxLength",params:{limit:64}};a===null?a=[R]:a.push(R),e++}else if(ie(S,1)){let R={instancePath:t+
"/tool",schemaPath:"schema:ToolInput/properties/tool/minLength",keyword:"minLength",params:{limit:1}};
a===null?a=[R]:a.push(R),e++}}else{let R={instancePath:t+"/tool",schemaPath:"schema:ToolInput/proper\
ties/tool/type",keyword:"type",params:{type:"string"}};a===null?a=[R]:a.push(R),e++}var pe=fe===e}else
var pe=!0;if(pe){if(r.tool_arguments!==void 0){let S=r.tool_arguments,fe=e;if(e===fe&&!(S&&typeof S==
"object"&&!Array.isArray(S))){let pr={instancePath:t+"/tool_arguments",schemaPath:"schema:ToolInput/\
properties/tool_arguments/type",keyword:"type",params:{type:"object"}};a===null?a=[pr]:a.push(pr),e++}
var pe=fe===e}else var pe=!0;if(pe)if(r.raw_data_only!==void 0){let S=e;if(typeof r.raw_data_only!="\
boolean"){let R={instancePath:t+"/raw_data_only",schemaPath:"schema:ToolInput/properties/raw_data_on\
ly/type",keyword:"type",params:{type:"boolean"}};a===null?a=[R]:a.push(R),e++}var pe=S===e}else var pe=!0}}}else{
let w={instancePath:t,schemaPath:"schema:ToolInput/type",keyword:"type",params:{type:"object"}};a===
null?a=[w]:a.push(w),e++}var _=b===e;if(_&&y?(y=!1,p=[p,1]):_&&(y=!0,p=1),y)e=n,a!==null&&(n?a.length=
n:a=null);else{let w={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:p}};
return a===null?a=[w]:a.push(w),e++,ue.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.raw_data_only===void 0&&(r.raw_data_only=!1),typeof r.raw_data_only!="boolean")return ue.errors=
[{instancePath:t+"/raw_data_only",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{
type:"boolean"}}],!1}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ue.errors=a,e===0}function ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.body===void 0&&(y="body"))return ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:y}}],!1;if(r.body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="o\
bject"&&!Array.isArray(p)){let s;if(p.api_key===void 0&&(s="api_key")||p.agent_id===void 0&&(s="agen\
t_id")||p.input===void 0&&(s="input"))return ye.errors=[{instancePath:t+"/body",schemaPath:"#/proper\
ties/body/required",keyword:"required",params:{missingProperty:s}}],!1;if(p.api_key!==void 0){let i=p.
api_key,m=e;if(e===e)if(typeof i=="string"){if(re(i,512))return ye.errors=[{instancePath:t+"/body/ap\
i_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(ie(i,1))return ye.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ye.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",
keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(p.agent_id!==void 0){let i=p.
agent_id,m=e;if(e===e)if(typeof i=="string"){if(re(i,64))return ye.errors=[{instancePath:t+"/body/ag\
ent_id",schemaPath:"schema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ie(i,1))
return ye.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:t+"/body/agent_id",schemaPath:"\
schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(p.
input!==void 0){let i=e;ue(p.input,{instancePath:t+"/body/input",parentData:p,parentDataProperty:"in\
put",rootData:u,dynamicAnchors:P})||(a=a===null?ue.errors:a.concat(ue.errors),e=a.length);var n=i===
e}else var n=!0}}else return ye.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}}return ye.errors=a,e===0}var Vr=de;function de(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return de.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.api_key===
void 0&&(s="api_key")||p.agent_id===void 0&&(s="agent_id")||p.task_details===void 0&&(s="task_detail\
s"))return de.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"requi\
red",params:{missingProperty:s}}],!1;if(p.api_key!==void 0){let i=p.api_key,m=e;if(e===e)if(typeof i==
"string"){if(re(i,512))return de.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/m\
axLength",keyword:"maxLength",params:{limit:512}}],!1;if(ie(i,1))return de.errors=[{instancePath:t+"\
/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"\
string"}}],!1;var n=m===e}else var n=!0;if(n){if(p.agent_id!==void 0){let i=p.agent_id,m=e;if(e===e)
if(typeof i=="string"){if(re(i,64))return de.errors=[{instancePath:t+"/body/agent_id",schemaPath:"sc\
hema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ie(i,1))return de.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return de.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",
params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(p.task_details!==void 0){let i=e;ue(p.
task_details,{instancePath:t+"/body/task_details",parentData:p,parentDataProperty:"task_details",rootData:u,
dynamicAnchors:P})||(a=a===null?ue.errors:a.concat(ue.errors),e=a.length);var n=i===e}else var n=!0}}else
return de.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return de.errors=a,e===0}var Hr=le;function le(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return le.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.api_key===
void 0&&(s="api_key")||p.task_id===void 0&&(s="task_id"))return le.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:s}}],!1;if(p.api_key!==void 0){
let i=p.api_key,m=e;if(e===e)if(typeof i=="string"){if(re(i,512))return le.errors=[{instancePath:t+"\
/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(ie(
i,1))return le.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(p.task_id!==
void 0){let i=p.task_id,m=e;if(e===m)if(typeof i=="string"){if(re(i,64))return le.errors=[{instancePath:t+
"/body/task_id",schemaPath:"#/properties/body/properties/task_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ie(i,1))return le.errors=[{instancePath:t+"/body/task_id",schemaPath:"#/properties\
/body/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=
[{instancePath:t+"/body/task_id",schemaPath:"#/properties/body/properties/task_id/type",keyword:"typ\
e",params:{type:"string"}}],!1;var n=m===e}else var n=!0}else return le.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return le.errors=
a,e===0}var Cr=Qr;function Qr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return Qr.errors=a,e===0}var Zr=Ge;function Ge(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&
!(n&&typeof n=="object"&&!Array.isArray(n)))return Ge.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Ge.errors=a,e===0}var Br=Pe;function Pe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return Pe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){p.raw_data_only===
void 0&&(p.raw_data_only=!1);let s;if(p.query===void 0&&(s="query"))return Pe.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:s}}],!1;if(p.
query!==void 0){let i=p.query,m=e;if(e===m)if(typeof i=="string"){if(re(i,65536))return Pe.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(ie(i,1))return Pe.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){let i=e;if(typeof p.raw_data_only!=
"boolean")return Pe.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var n=i===e}}else return Pe.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return Pe.errors=a,e===0}var Wr=Jr;function Jr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return Jr.errors=a,e===0}var et=Xe;function Xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&
!(n&&typeof n=="object"&&!Array.isArray(n)))return Xe.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Xe.errors=a,e===0}var rt=ve;function ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return ve.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){p.raw_data_only===
void 0&&(p.raw_data_only=!1);let s;if(p.query===void 0&&(s="query"))return ve.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:s}}],!1;if(p.
query!==void 0){let i=p.query,m=e;if(e===m)if(typeof i=="string"){if(re(i,65536))return ve.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(ie(i,1))return ve.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){let i=e;if(typeof p.raw_data_only!=
"boolean")return ve.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var n=i===e}}else return ve.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ve.errors=a,e===0}var tt=B;function B(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.body===void 0&&(p="body"))return B.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.
body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.jsonrpc===
void 0&&(i="jsonrpc"))return B.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/require\
d",keyword:"required",params:{missingProperty:i}}],!1;{let m=e;for(let d in o)if(!(d==="jsonrpc"||d===
"id"||d==="method"||d==="params"||d==="result"||d==="error")){return B.errors=[{instancePath:t+"/bod\
y",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(m===e){if(o.jsonrpc!==void 0){let d=o.jsonrpc,f=e;if(typeof d!="string")return B.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(d!=="2.0")return B.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=f===
e}else var n=!0;if(n){if(o.id!==void 0){let d=o.id,f=e,c=e,l=!1,h=null,q=e;if(e===q)if(typeof d=="st\
ring"){if(re(d,256)){let k={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[k]:a.push(k),e++}}else{let k={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[k]:a.push(k),e++}var y=q===
e;y&&(l=!0,h=0);let b=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let k={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[k]:a.push(k),e++}if(e===b&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){let k={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[k]:a.push(k),e++}else if(d<-9007199254740991||isNaN(d)){let k={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[k]:a.push(k),e++}}var y=b===e;if(y&&l?(l=!1,h=[h,1]):y&&(l=
!0,h=1),l)e=c,a!==null&&(c?a.length=c:a=null);else{let k={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return a===null?a=[k]:a.push(k),e++,B.errors=
a,!1}var n=f===e}else var n=!0;if(n){if(o.method!==void 0){let d=o.method,f=e;if(e===f)if(typeof d==
"string"){if(re(d,256))return B.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/body\
/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ie(d,1))return B.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/body/method",schemaPath:"#/\
properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var n=f===e}else var n=!0;
if(n){if(o.params!==void 0){let d=o.params,f=e;if(e===f&&!(d&&typeof d=="object"&&!Array.isArray(d)))
return B.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params/type",
keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0;if(n){if(o.result!==void 0){let d=o.
result,f=e;if(e===f&&!(d&&typeof d=="object"&&!Array.isArray(d)))return B.errors=[{instancePath:t+"/\
body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var n=f===e}else var n=!0;if(n)if(o.error!==void 0){let d=o.error,f=e;if(e===f&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return B.errors=[{instancePath:t+"/body/error",schemaPath:"#/properties\
/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0}}}}}}}else
return B.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return B.errors=a,e===0}var st=W;function W(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.body===void 0&&(p="body"))return W.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.
body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.jsonrpc===
void 0&&(i="jsonrpc"))return W.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/require\
d",keyword:"required",params:{missingProperty:i}}],!1;{let m=e;for(let d in o)if(!(d==="jsonrpc"||d===
"id"||d==="method"||d==="params"||d==="result"||d==="error")){return W.errors=[{instancePath:t+"/bod\
y",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(m===e){if(o.jsonrpc!==void 0){let d=o.jsonrpc,f=e;if(typeof d!="string")return W.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(d!=="2.0")return W.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=f===
e}else var n=!0;if(n){if(o.id!==void 0){let d=o.id,f=e,c=e,l=!1,h=null,q=e;if(e===q)if(typeof d=="st\
ring"){if(re(d,256)){let k={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[k]:a.push(k),e++}}else{let k={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[k]:a.push(k),e++}var y=q===
e;y&&(l=!0,h=0);let b=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let k={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[k]:a.push(k),e++}if(e===b&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){let k={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[k]:a.push(k),e++}else if(d<-9007199254740991||isNaN(d)){let k={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[k]:a.push(k),e++}}var y=b===e;if(y&&l?(l=!1,h=[h,1]):y&&(l=
!0,h=1),l)e=c,a!==null&&(c?a.length=c:a=null);else{let k={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return a===null?a=[k]:a.push(k),e++,W.errors=
a,!1}var n=f===e}else var n=!0;if(n){if(o.method!==void 0){let d=o.method,f=e;if(e===f)if(typeof d==
"string"){if(re(d,256))return W.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/body\
/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ie(d,1))return W.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/body/method",schemaPath:"#/\
properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var n=f===e}else var n=!0;
if(n){if(o.params!==void 0){let d=o.params,f=e;if(e===f&&!(d&&typeof d=="object"&&!Array.isArray(d)))
return W.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params/type",
keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0;if(n){if(o.result!==void 0){let d=o.
result,f=e;if(e===f&&!(d&&typeof d=="object"&&!Array.isArray(d)))return W.errors=[{instancePath:t+"/\
body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var n=f===e}else var n=!0;if(n)if(o.error!==void 0){let d=o.error,f=e;if(e===f&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return W.errors=[{instancePath:t+"/body/error",schemaPath:"#/properties\
/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0}}}}}}}else
return W.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return W.errors=a,e===0}var at=it;function it(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return it.errors=a,e===0}var nt=ot;function ot(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return ot.errors=a,e===0}var pt=mt;function mt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return mt.errors=a,e===0}var yt=dt;function dt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return dt.errors=a,e===0}var lt=ft;function ft(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return ft.errors=a,e===0}var ct=ht;function ht(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return ht.errors=a,e===0}var ut=_e(De()),gt=_e(Se()),vs={...ut.formats,...gt.fastFormats},Pt=Fe;var x=Ae;function M(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.success===void 0&&(o=
"success")||r.data===void 0&&(o="data"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let s=e;for(let i in r)if(!(i==="success"||i==="response"||
i==="data"||i==="reply")){return M.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(s===e){if(r.success!==void 0){let i=e;
if(typeof r.success!="boolean")return M.errors=[{instancePath:t+"/success",schemaPath:"#/properties/\
success/type",keyword:"type",params:{type:"boolean"}}],!1;var n=i===e}else var n=!0;if(n){if(r.response!==
void 0){let i=r.response,m=e;if(e===m)if(typeof i=="string"){if(x(i,1048576))return M.errors=[{instancePath:t+
"/response",schemaPath:"#/properties/response/maxLength",keyword:"maxLength",params:{limit:1048576}}],
!1}else return M.errors=[{instancePath:t+"/response",schemaPath:"#/properties/response/type",keyword:"\
type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(r.reply!==void 0){let i=r.reply,
m=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c;if(i.status===void 0&&(c="status")||
i.headers===void 0&&(c="headers")||i.truncated===void 0&&(c="truncated")||i.bytes===void 0&&(c="byte\
s"))return M.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/required",keyword:"requir\
ed",params:{missingProperty:c}}],!1;{let l=e;for(let h in i)if(!(h==="status"||h==="headers"||h==="t\
runcated"||h==="bytes")){return M.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(l===e){
if(i.status!==void 0){let h=i.status,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return M.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>299||isNaN(h))return M.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:299}}],!1;if(h<200||isNaN(h))return M.errors=[{instancePath:t+
"/reply/status",schemaPath:"schema:ToolReply/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:200}}],!1}var y=q===e}else var y=!0;if(y){if(i.headers!==void 0){let h=i.headers,q=e;if(e===
q)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length>64)return M.errors=[{instancePath:t+
"/reply/headers",schemaPath:"schema:ToolReply/properties/headers/maxProperties",keyword:"maxProperti\
es",params:{limit:64}}],!1;for(let A in h){let k=h[A],Ee=e;if(e===Ee)if(typeof k=="string"){if(x(k,2048))
return M.errors=[{instancePath:t+"/reply/headers/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ToolReply/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1}else return M.errors=[{instancePath:t+"/reply/headers/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:ToolReply/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"}}],!1;var p=Ee===e;if(!p)break}}else return M.errors=[{instancePath:t+"/reply/headers",schemaPath:"\
schema:ToolReply/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=q===e}else
var y=!0;if(y){if(i.truncated!==void 0){let h=e;if(typeof i.truncated!="boolean")return M.errors=[{instancePath:t+
"/reply/truncated",schemaPath:"schema:ToolReply/properties/truncated/type",keyword:"type",params:{type:"\
boolean"}}],!1;var y=h===e}else var y=!0;if(y)if(i.bytes!==void 0){let h=i.bytes,q=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return M.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>1e9||isNaN(h))return M.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(h<0||isNaN(h))return M.errors=[{instancePath:t+"/reply/bytes",schemaPath:"schema:ToolReply/proper\
ties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=q===e}else var y=!0}}}}}else
return M.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/type",keyword:"type",params:{
type:"object"}}],!1;var n=m===e}else var n=!0}}}}else return M.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=a,e===0}function Y(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.result===void 0&&(n="result"))return Y.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let y=e;for(let p in r)if(p!==
"result"){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:p}}],!1;break}y===e&&r.result!==void 0&&(M(r.result,{instancePath:t+
"/result",parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length))}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Y.errors=a,e===0}function Fe(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?Y.errors:a.concat(Y.errors),
e=a.length));else return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Fe.errors=a,e===0}var vt=ne;var I=xe;function ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let y=r.
response;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.task_id===void 0&&(o="task\
_id")||y.msg===void 0&&(o="msg"))return ne.errors=[{instancePath:t+"/response",schemaPath:"schema:Ta\
skCreated/required",keyword:"required",params:{missingProperty:o}}],!1;{let s=e;for(let i in y)if(!(i===
"task_id"||i==="msg")){return ne.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(s===
e){if(y.task_id!==void 0){let i=y.task_id,m=e;if(e===m)if(typeof i=="string"){if(x(i,64))return ne.errors=
[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(I(i,1))return ne.errors=[{instancePath:t+"/response/task_id",schemaPath:"\
schema:TaskCreated/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.
errors=[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/type",
keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(y.msg!==void 0){let i=y.
msg,m=e;if(e===m)if(typeof i=="string"){if(x(i,256))return ne.errors=[{instancePath:t+"/response/msg",
schemaPath:"schema:TaskCreated/properties/msg/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
if(I(i,1))return ne.errors=[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreated/propertie\
s/msg/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:t+"/\
response/msg",schemaPath:"schema:TaskCreated/properties/msg/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=m===e}else var n=!0}}}else return ne.errors=[{instancePath:t+"/response",schemaPath:"\
schema:TaskCreated/type",keyword:"type",params:{type:"object"}}],!1}}else return ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=a,e===0}var bt=Ve;var bs={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"string",
enum:["pending","running","completed","failed"]},result:{$ref:"schema:Result"},error:{type:"string",
minLength:1,maxLength:2048},code:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_]*$"},upstream:{
$ref:"schema:UpstreamAnswer"},may_have_happened:{type:"boolean"}},$id:"schema:Task"};var kt=new RegExp("^[a-z][a-z0-9_]*$","u");function D(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let p;if(r.status===void 0&&(p="status"))return D.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;{let o=e;for(let s in r)if(!(s==="status"||s==="r\
esult"||s==="error"||s==="code"||s==="upstream"||s==="may_have_happened")){return D.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;
break}if(o===e){if(r.status!==void 0){let s=r.status,i=e;if(typeof s!="string")return D.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(s===
"pending"||s==="running"||s==="completed"||s==="failed"))return D.errors=[{instancePath:t+"/status",
schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:bs.properties.status.enum}}],
!1;var n=i===e}else var n=!0;if(n){if(r.result!==void 0){let s=e;M(r.result,{instancePath:t+"/result",
parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(a=a===null?M.errors:a.concat(
M.errors),e=a.length);var n=s===e}else var n=!0;if(n){if(r.error!==void 0){let s=r.error,i=e;if(e===
i)if(typeof s=="string"){if(x(s,2048))return D.errors=[{instancePath:t+"/error",schemaPath:"#/proper\
ties/error/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(I(s,1))return D.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"s\
tring"}}],!1;var n=i===e}else var n=!0;if(n){if(r.code!==void 0){let s=r.code,i=e;if(e===i)if(typeof s==
"string"){if(x(s,64))return D.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!kt.test(s))return D.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return D.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.upstream!==void 0){let s=r.upstream,i=e;if(e===
e)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.status===void 0&&(f="status"))return D.errors=
[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/required",keyword:"required",params:{
missingProperty:f}}],!1;{let c=e;for(let l in s)if(!(l==="status"||l==="body"||l==="media_type"||l===
"retry_after")){return D.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(c===e){if(s.
status!==void 0){let l=s.status,h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return D.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof l=="number"&&isFinite(l)){if(l>599||isNaN(
l))return D.errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/\
status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(l<100||isNaN(l))return D.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/minim\
um",keyword:"minimum",params:{comparison:">=",limit:100}}],!1}var y=h===e}else var y=!0;if(y){if(s.media_type!==
void 0){let l=s.media_type,h=e;if(e===h)if(typeof l=="string"){if(x(l,128))return D.errors=[{instancePath:t+
"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1;if(I(l,3))return D.errors=[{instancePath:t+"/upstream/media_type",
schemaPath:"schema:UpstreamAnswer/properties/media_type/minLength",keyword:"minLength",params:{limit:3}}],
!1}else return D.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/pr\
operties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var y=h===e}else var y=!0;if(y)
if(s.retry_after!==void 0){let l=s.retry_after,h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return D.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/prope\
rties/retry_after/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof l=="number"&&isFinite(
l)){if(l>31536e3||isNaN(l))return D.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"sche\
ma:UpstreamAnswer/properties/retry_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],
!1;if(l<0||isNaN(l))return D.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:Upst\
reamAnswer/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=h===
e}else var y=!0}}}}else return D.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnsw\
er/type",keyword:"type",params:{type:"object"}}],!1;var n=i===e}else var n=!0;if(n)if(r.may_have_happened!==
void 0){let s=e;if(typeof r.may_have_happened!="boolean")return D.errors=[{instancePath:t+"/may_have\
_happened",schemaPath:"#/properties/may_have_happened/type",keyword:"type",params:{type:"boolean"}}],
!1;var n=s===e}else var n=!0}}}}}}}else return D.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return D.errors=a,e===0}function Ve(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?D.errors:a.concat(D.errors),
e=a.length));else return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ve.errors=a,e===0}var wt=He;var or=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function $(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let y;if(r.name===void 0&&(y="name")||r.description===void 0&&(y="description")||r.resourceUrl===
void 0&&(y="resourceUrl")||r.priceUsd===void 0&&(y="priceUsd")||r.network===void 0&&(y="network"))return $.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let p=e;for(let o in r)if(!(o==="name"||o==="description"||o==="resourceUrl"||o==="priceUsd"||o==="n\
etwork"||o==="parameters")){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(r.name!==void 0){let o=r.
name,s=e;if(e===s)if(typeof o=="string"){if(x(o,64))return $.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(I(o,1))return $.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.description!==void 0){let o=r.description,
s=e;if(e===s)if(typeof o=="string"){if(x(o,4096))return $.errors=[{instancePath:t+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return $.errors=
[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.resourceUrl!==void 0){let o=r.resourceUrl,s=e;if(e===
s)if(typeof o=="string"){if(x(o,2048))return $.errors=[{instancePath:t+"/resourceUrl",schemaPath:"#/\
properties/resourceUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(I(o,1))return $.errors=
[{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/resourceUrl",schemaPath:"#/properties/\
resourceUrl/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.priceUsd!==
void 0){let o=r.priceUsd,s=e;if(e===e)if(typeof o=="string"){if(x(o,20))return $.errors=[{instancePath:t+
"/priceUsd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!or.test(
o))return $.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return $.errors=[{instancePath:t+"/priceUsd",schemaPath:"\
schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.network!==
void 0){let o=r.network,s=e;if(e===s)if(typeof o=="string"){if(x(o,64))return $.errors=[{instancePath:t+
"/network",schemaPath:"#/properties/network/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(I(
o,1))return $.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/network",schemaPath:"#/prop\
erties/network/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.
parameters!==void 0){let o=r.parameters,s=e;if(e===s&&!(o&&typeof o=="object"&&!Array.isArray(o)))return $.
errors=[{instancePath:t+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"object"}}],!1;var n=s===e}else var n=!0}}}}}}}else return $.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=a,e===0}function oe(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.agentId===void 0&&(p="agentId")||r.tools===void 0&&
(p="tools"))return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;{let o=e;for(let s in r)if(!(s==="agentId"||s==="tools")){return oe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===
e){if(r.agentId!==void 0){let s=r.agentId,i=e;if(e===i)if(typeof s=="string"){if(x(s,64))return oe.errors=
[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(I(s,1))return oe.errors=[{instancePath:t+"/agentId",schemaPath:"#/properties/agent\
Id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/age\
ntId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else
var n=!0;if(n)if(r.tools!==void 0){let s=r.tools,i=e;if(e===i)if(Array.isArray(s)){if(s.length>1e3)return oe.
errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var y=!0;let d=s.length;for(let f=0;f<d;f++){let c=e;$(s[f],{instancePath:t+"/tools\
/"+f,parentData:s,parentDataProperty:f,rootData:u,dynamicAnchors:P})||(a=a===null?$.errors:a.concat(
$.errors),e=a.length);var y=c===e;if(!y)break}}}else return oe.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var n=i===e}else var n=!0}}}else return oe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=
a,e===0}function ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.count===void 0&&(p="\
count")||r.agents===void 0&&(p="agents"))return ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let o=e;for(let s in r)if(!(s==="count"||s==="agents")){return ee.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(o===e){if(r.count!==void 0){let s=r.count,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return ee.errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof s=="number"&&isFinite(s)){if(s>1e5||isNaN(s))return ee.
errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}}],!1;if(s<0||isNaN(s))return ee.errors=[{instancePath:t+"/count",schemaPath:"#/proper\
ties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=i===e}else var n=!0;
if(n)if(r.agents!==void 0){let s=r.agents,i=e;if(e===i)if(Array.isArray(s)){if(s.length>1e5)return ee.
errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e5}}],!1;{var y=!0;let d=s.length;for(let f=0;f<d;f++){let c=e;oe(s[f],{instancePath:t+"/agen\
ts/"+f,parentData:s,parentDataProperty:f,rootData:u,dynamicAnchors:P})||(a=a===null?oe.errors:a.concat(
oe.errors),e=a.length);var y=c===e;if(!y)break}}}else return ee.errors=[{instancePath:t+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var n=i===e}else var n=!0}}}else
return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=a,e===0}function He(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ee(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?ee.errors:a.concat(ee.errors),e=a.length));else return He.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=a,e===0}var _t=Ce;function Ce(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?Y.errors:a.concat(Y.errors),e=a.length));else return Ce.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=a,e===0}var At=X;function X(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.x402Version===void 0&&(s="\
x402Version")||p.error===void 0&&(s="error")||p.message===void 0&&(s="message")||p.accepts===void 0&&
(s="accepts"))return X.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;if(p.x402Version!==void 0){let i=p.x402Version,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return X.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(i!==1)return X.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=m===
e}else var n=!0;if(n){if(p.error!==void 0){let i=p.error,m=e;if(e===m)if(typeof i=="string"){if(x(i,
1024))return X.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(I(i,1))return X.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n){if(p.message!==void 0){let i=p.message,m=e;if(e===m)if(typeof i=="string"){if(x(i,1024))return X.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(I(i,1))return X.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n)if(p.accepts!==void 0){let i=p.accepts,m=e;if(e===m)if(Array.isArray(i)){if(i.length>32)return X.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(i.length<1)return X.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let f=i.length;for(let c=0;c<f;c++){let l=i[c],h=e;if(e===h&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return X.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return X.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=m===e}else var n=!0}}}else
return X.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return X.errors=a,e===0}var xt=Qe;function Qe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?Y.errors:a.concat(Y.errors),e=a.length));else return Qe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=a,e===0}var qt=F;function F(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.x402Version===void 0&&(s="\
x402Version")||p.error===void 0&&(s="error")||p.message===void 0&&(s="message")||p.accepts===void 0&&
(s="accepts"))return F.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;if(p.x402Version!==void 0){let i=p.x402Version,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return F.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(i!==1)return F.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=m===
e}else var n=!0;if(n){if(p.error!==void 0){let i=p.error,m=e;if(e===m)if(typeof i=="string"){if(x(i,
1024))return F.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(I(i,1))return F.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return F.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n){if(p.message!==void 0){let i=p.message,m=e;if(e===m)if(typeof i=="string"){if(x(i,1024))return F.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(I(i,1))return F.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return F.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n)if(p.accepts!==void 0){let i=p.accepts,m=e;if(e===m)if(Array.isArray(i)){if(i.length>32)return F.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(i.length<1)return F.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let f=i.length;for(let c=0;c<f;c++){let l=i[c],h=e;if(e===h&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return F.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return F.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=m===e}else var n=!0}}}else
return F.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return F.errors=a,e===0}var Lt=Ze;function Ze(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ee(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?ee.errors:a.concat(ee.errors),e=a.length));else return Ze.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=a,e===0}var jt=Be;function Be(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?Y.errors:a.concat(Y.errors),e=a.length));else return Be.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=a,e===0}var Tt=V;function V(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.x402Version===void 0&&(s="\
x402Version")||p.error===void 0&&(s="error")||p.message===void 0&&(s="message")||p.accepts===void 0&&
(s="accepts"))return V.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;if(p.x402Version!==void 0){let i=p.x402Version,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return V.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(i!==1)return V.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=m===
e}else var n=!0;if(n){if(p.error!==void 0){let i=p.error,m=e;if(e===m)if(typeof i=="string"){if(x(i,
1024))return V.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(I(i,1))return V.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n){if(p.message!==void 0){let i=p.message,m=e;if(e===m)if(typeof i=="string"){if(x(i,1024))return V.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(I(i,1))return V.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n)if(p.accepts!==void 0){let i=p.accepts,m=e;if(e===m)if(Array.isArray(i)){if(i.length>32)return V.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(i.length<1)return V.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let f=i.length;for(let c=0;c<f;c++){let l=i[c],h=e;if(e===h&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return V.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return V.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=m===e}else var n=!0}}}else
return V.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return V.errors=a,e===0}var Et=We;function We(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?Y.errors:a.concat(Y.errors),e=a.length));else return We.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=a,e===0}var Nt=H;function H(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.x402Version===void 0&&(s="\
x402Version")||p.error===void 0&&(s="error")||p.message===void 0&&(s="message")||p.accepts===void 0&&
(s="accepts"))return H.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;if(p.x402Version!==void 0){let i=p.x402Version,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return H.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(i!==1)return H.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=m===
e}else var n=!0;if(n){if(p.error!==void 0){let i=p.error,m=e;if(e===m)if(typeof i=="string"){if(x(i,
1024))return H.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(I(i,1))return H.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n){if(p.message!==void 0){let i=p.message,m=e;if(e===m)if(typeof i=="string"){if(x(i,1024))return H.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(I(i,1))return H.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n)if(p.accepts!==void 0){let i=p.accepts,m=e;if(e===m)if(Array.isArray(i)){if(i.length>32)return H.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(i.length<1)return H.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let f=i.length;for(let c=0;c<f;c++){let l=i[c],h=e;if(e===h&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return H.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return H.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=m===e}else var n=!0}}}else
return H.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return H.errors=a,e===0}var Dt=Je;function K(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.jsonrpc===void 0&&(o=
"jsonrpc")||r.id===void 0&&(o="id"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let s=e;for(let i in r)if(!(i==="jsonrpc"||i==="id"||i===
"result"||i==="error")){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(s===e){if(r.jsonrpc!==void 0){let i=r.
jsonrpc,m=e;if(typeof i!="string")return K.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properti\
es/jsonrpc/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="2.0")return K.errors=[{instancePath:t+
"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;
var n=m===e}else var n=!0;if(n){if(r.id!==void 0){let i=r.id,m=e,d=e,f=!1,c=null,l=e;if(e===l)if(typeof i==
"string"){if(x(i,256)){let b={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var y=l===
e;y&&(f=!0,c=0);let h=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let b={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=[b]:
a.push(b),e++}if(e===h&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i)){let b={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
a===null?a=[b]:a.push(b),e++}else if(i<-9007199254740991||isNaN(i)){let b={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};a===
null?a=[b]:a.push(b),e++}}var y=h===e;if(y&&f?(f=!1,c=[c,1]):y&&(f=!0,c=1),f)e=d,a!==null&&(d?a.length=
d:a=null);else{let b={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:c}};
return a===null?a=[b]:a.push(b),e++,K.errors=a,!1}var n=m===e}else var n=!0;if(n){if(r.result!==void 0){
let i=r.result,m=e;if(e===m&&!(i&&typeof i=="object"&&!Array.isArray(i)))return K.errors=[{instancePath:t+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"}}],!1;var n=m===
e}else var n=!0;if(n)if(r.error!==void 0){let i=r.error,m=e;if(e===e)if(i&&typeof i=="object"&&!Array.
isArray(i)){let c;if(i.code===void 0&&(c="code")||i.message===void 0&&(c="message"))return K.errors=
[{instancePath:t+"/error",schemaPath:"schema:RpcError/required",keyword:"required",params:{missingProperty:c}}],
!1;if(i.code!==void 0){let l=i.code,h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return K.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===h&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))
return K.errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(l<-2147483648||isNaN(l))return K.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}}],!1}var p=h===e}else var p=!0;if(p){if(i.message!==
void 0){let l=i.message,h=e;if(e===h)if(typeof l=="string"){if(x(l,65536))return K.errors=[{instancePath:t+
"/error/message",schemaPath:"schema:RpcError/properties/message/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1}else return K.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcError\
/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var p=h===e}else var p=!0;if(p)
if(i.data!==void 0){let l=i.data,h=e;if(e===h&&!(l&&typeof l=="object"&&!Array.isArray(l)))return K.
errors=[{instancePath:t+"/error/data",schemaPath:"schema:RpcError/properties/data/type",keyword:"typ\
e",params:{type:"object"}}],!1;var p=h===e}else var p=!0}}else return K.errors=[{instancePath:t+"/er\
ror",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"object"}}],!1;var n=m===e}else var n=!0}}}}}else
return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=a,e===0}function Je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?K.errors:a.concat(K.errors),e=a.length));else return Je.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=a,e===0}var St=er;var ks=vs.int32;function j(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.error===void 0&&(p="\
error")||r.message===void 0&&(p="message"))return j.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;{let o=e;for(let s in r)if(!(s==="error"||s==="me\
ssage"||s==="detail"||s==="code"||s==="param"||s==="upstream"||s==="may_have_happened")){return j.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(o===e){if(r.error!==void 0){let s=r.error,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return j.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof s=="number"&&isFinite(s)){if(s>599||isNaN(s))return j.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(s<400||isNaN(s))return j.errors=[{instancePath:t+"/error",schemaPath:"#/prope\
rties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1;if(!ks.validate(s))return j.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/format",keyword:"format",params:{format:"\
int32"}}],!1}var n=i===e}else var n=!0;if(n){if(r.message!==void 0){let s=r.message,i=e;if(e===i)if(typeof s==
"string"){if(x(s,2048))return j.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(I(s,1))return j.errors=[{instancePath:t+"\
/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return j.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.detail!==void 0){let s=r.detail,i=e;if(e===
i)if(typeof s=="string"){if(x(s,2048))return j.errors=[{instancePath:t+"/detail",schemaPath:"#/prope\
rties/detail/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(I(s,1))return j.errors=[{instancePath:t+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.code!==void 0){let s=r.code,i=e;if(e===i)if(typeof s==
"string"){if(x(s,64))return j.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!kt.test(s))return j.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return j.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.param!==void 0){let s=r.param,i=e;if(e===i)
if(typeof s=="string"){if(x(s,256))return j.errors=[{instancePath:t+"/param",schemaPath:"#/propertie\
s/param/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return j.errors=[{instancePath:t+
"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else
var n=!0;if(n){if(r.upstream!==void 0){let s=r.upstream,i=e;if(e===e)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.status===void 0&&(f="status"))return j.errors=[{instancePath:t+"/upstream",schemaPath:"\
schema:UpstreamAnswer/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let l in s)
if(!(l==="status"||l==="body"||l==="media_type"||l==="retry_after")){return j.errors=[{instancePath:t+
"/upstream",schemaPath:"schema:UpstreamAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}}],!1;break}if(c===e){if(s.status!==void 0){let l=s.status,h=e;if(!(typeof l=="\
number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return j.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof l=="number"&&isFinite(l)){if(l>599||isNaN(l))return j.errors=[{instancePath:t+"/upstream/stat\
us",schemaPath:"schema:UpstreamAnswer/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(l<100||isNaN(l))return j.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}}],
!1}var y=h===e}else var y=!0;if(y){if(s.media_type!==void 0){let l=s.media_type,h=e;if(e===h)if(typeof l==
"string"){if(x(l,128))return j.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:Ups\
treamAnswer/properties/media_type/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(I(l,3))return j.
errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_ty\
pe/minLength",keyword:"minLength",params:{limit:3}}],!1}else return j.errors=[{instancePath:t+"/upst\
ream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/type",keyword:"type",params:{
type:"string"}}],!1;var y=h===e}else var y=!0;if(y)if(s.retry_after!==void 0){let l=s.retry_after,h=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return j.errors=[{instancePath:t+"/upstream\
/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===h&&typeof l=="number"&&isFinite(l)){if(l>31536e3||isNaN(l))return j.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],!1;if(l<0||isNaN(l))return j.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=h===e}else var y=!0}}}}else return j.
errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/type",keyword:"type",params:{type:"\
object"}}],!1;var n=i===e}else var n=!0;if(n)if(r.may_have_happened!==void 0){let s=e;if(typeof r.may_have_happened!=
"boolean")return j.errors=[{instancePath:t+"/may_have_happened",schemaPath:"#/properties/may_have_ha\
ppened/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0}}}}}}}}else return j.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=
a,e===0}function G(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.jsonrpc===void 0&&(o=
"jsonrpc")||r.error===void 0&&(o="error"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let s=e;for(let i in r)if(!(i==="jsonrpc"||i==="id"||i===
"error")){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}}],!1;break}if(s===e){if(r.jsonrpc!==void 0){let i=r.jsonrpc,
m=e;if(typeof i!="string")return G.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonr\
pc/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="2.0")return G.errors=[{instancePath:t+"/\
jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=m===
e}else var n=!0;if(n){if(r.id!==void 0){let i=r.id,m=e,d=e,f=!1,c=null,l=e;if(e===l)if(typeof i=="st\
ring"){if(x(i,256)){let b={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var y=l===
e;y&&(f=!0,c=0);let h=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let b={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=[b]:
a.push(b),e++}if(e===h&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i)){let b={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
a===null?a=[b]:a.push(b),e++}else if(i<-9007199254740991||isNaN(i)){let b={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};a===
null?a=[b]:a.push(b),e++}}var y=h===e;if(y&&f?(f=!1,c=[c,1]):y&&(f=!0,c=1),f)e=d,a!==null&&(d?a.length=
d:a=null);else{let b={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:c}};
return a===null?a=[b]:a.push(b),e++,G.errors=a,!1}var n=m===e}else var n=!0;if(n)if(r.error!==void 0){
let i=r.error,m=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c;if(i.code===void 0&&(c=
"code")||i.message===void 0&&(c="message"))return G.errors=[{instancePath:t+"/error",schemaPath:"sch\
ema:RpcError/required",keyword:"required",params:{missingProperty:c}}],!1;if(i.code!==void 0){let l=i.
code,h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return G.errors=[{instancePath:t+"\
/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===h&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return G.errors=[{instancePath:t+
"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(l<-2147483648||isNaN(l))return G.errors=[{instancePath:t+"/error/code",
schemaPath:"schema:RpcError/properties/code/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}}],
!1}var p=h===e}else var p=!0;if(p){if(i.message!==void 0){let l=i.message,h=e;if(e===h)if(typeof l==
"string"){if(x(l,65536))return G.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcErro\
r/properties/message/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return G.errors=[
{instancePath:t+"/error/message",schemaPath:"schema:RpcError/properties/message/type",keyword:"type",
params:{type:"string"}}],!1;var p=h===e}else var p=!0;if(p)if(i.data!==void 0){let l=i.data,h=e;if(e===
h&&!(l&&typeof l=="object"&&!Array.isArray(l)))return G.errors=[{instancePath:t+"/error/data",schemaPath:"\
schema:RpcError/properties/data/type",keyword:"type",params:{type:"object"}}],!1;var p=h===e}else var p=!0}}else
return G.errors=[{instancePath:t+"/error",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"\
object"}}],!1;var n=m===e}else var n=!0}}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return G.errors=a,e===0}function te(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0,n=e,y=!1,p=e;
j(r,{instancePath:t,parentData:v,parentDataProperty:g,rootData:u,dynamicAnchors:P})||(a=a===null?j.errors:
a.concat(j.errors),e=a.length);var o=p===e;if(y=y||o,!y){let s=e;G(r,{instancePath:t,parentData:v,parentDataProperty:g,
rootData:u,dynamicAnchors:P})||(a=a===null?G.errors:a.concat(G.errors),e=a.length);var o=s===e;y=y||
o}if(y)e=n,a!==null&&(n?a.length=n:a=null);else{let s={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[s]:a.push(s),e++,te.errors=a,!1}return te.errors=a,e===0}function er(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?te.
errors:a.concat(te.errors),e=a.length));else return er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return er.errors=a,e===0}var Mt=rr;function rr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?te.errors:a.concat(te.errors),e=a.length));else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=a,e===0}var Rt=tr;function tr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?K.errors:a.concat(K.errors),e=a.length));else return tr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=a,e===0}var It=sr;function sr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?te.errors:a.concat(te.errors),e=a.length));else return sr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=a,e===0}var $t=ar;function ar(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?te.errors:a.concat(te.errors),e=a.length));else return ar.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=a,e===0}var Kt=ir;function se(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.description===void 0&&
(y="description")||r.price_usd===void 0&&(y="price_usd")||r.parameters===void 0&&(y="parameters"))return se.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let p=e;for(let o in r)if(!(o==="description"||o==="price_usd"||o==="parameters")){return se.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(p===e){if(r.description!==void 0){let o=r.description,s=e;if(e===s)if(typeof o=="string"){
if(x(o,4096))return se.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}else return se.errors=[{instancePath:t+"/desc\
ription",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}}],!1;var n=s===
e}else var n=!0;if(n){if(r.price_usd!==void 0){let o=r.price_usd,s=e;if(e===e)if(typeof o=="string"){
if(x(o,20))return se.errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!or.test(o))return se.errors=[{instancePath:t+"/price_usd",schemaPath:"\
schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return se.
errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=s===e}else var n=!0;if(n)if(r.parameters!==void 0){let o=r.parameters,s=e;if(e===s&&!(o&&
typeof o=="object"&&!Array.isArray(o)))return se.errors=[{instancePath:t+"/parameters",schemaPath:"#\
/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else var n=!0}}}}else
return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.
errors=a,e===0}function J(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.description===void 0&&
(p="description")||r.available===void 0&&(p="available")||r.query_price_usd===void 0&&(p="query_pric\
e_usd")||r.tools===void 0&&(p="tools"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let o=e;for(let s in r)if(!(s==="description"||s==="avail\
able"||s==="query_price_usd"||s==="tools")){return J.errors=[{instancePath:t,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===e){if(r.
description!==void 0){let s=r.description,i=e;if(e===i)if(typeof s=="string"){if(x(s,4096))return J.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return J.errors=[{instancePath:t+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0;if(n){
if(r.available!==void 0){let s=e;if(typeof r.available!="boolean")return J.errors=[{instancePath:t+"\
/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===
e}else var n=!0;if(n){if(r.query_price_usd!==void 0){let s=r.query_price_usd,i=e;if(e===e)if(typeof s==
"string"){if(x(s,20))return J.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/maxL\
ength",keyword:"maxLength",params:{limit:20}}],!1;if(!or.test(s))return J.errors=[{instancePath:t+"/\
query_price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return J.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/t\
ype",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0;if(n)if(r.tools!==void 0){
let s=r.tools,i=e;if(e===i)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1e3)
return J.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"max\
Properties",params:{limit:1e3}}],!1;for(let d in s){let f=e;se(s[d],{instancePath:t+"/tools/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:d,rootData:u,dynamicAnchors:P})||(a=a===
null?se.errors:a.concat(se.errors),e=a.length);var y=f===e;if(!y)break}}else return J.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"object"}}],!1;var n=i===e}else
var n=!0}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return J.errors=a,e===0}function be(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let y;if(r.agents===void 0&&(y="agents"))return be.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:y}}],!1;{let p=e;for(let o in r)if(o!=="agents"){return be.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(p===e&&r.agents!==void 0){let o=r.agents;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(
o)){if(Object.keys(o).length>1e5)return be.errors=[{instancePath:t+"/agents",schemaPath:"#/propertie\
s/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let i in o){let m=e;J(o[i],
{instancePath:t+"/agents/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:i,
rootData:u,dynamicAnchors:P})||(a=a===null?J.errors:a.concat(J.errors),e=a.length);var n=m===e;if(!n)
break}}else return be.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"object"}}],!1}}}else return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return be.errors=a,e===0}function ir(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?be.errors:a.concat(be.errors),
e=a.length));else return ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ir.errors=a,e===0}var Ut=nr;var ws={type:"object",additionalProperties:!1,required:["status","agents"],properties:{status:{type:"\
string",enum:["ok","degraded"]},agents:{type:"object",maxProperties:1e5,additionalProperties:{$ref:"\
schema:AgentHealth"}}},$id:"schema:MeshHealth"};function C(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.status===void 0&&(o=
"status")||r.agents===void 0&&(o="agents"))return C.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;{let s=e;for(let i in r)if(!(i==="status"||i==="a\
gents")){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:i}}],!1;break}if(s===e){if(r.status!==void 0){let i=r.status,m=e;
if(typeof i!="string")return C.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(!(i==="ok"||i==="degraded"))return C.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:ws.properties.status.
enum}}],!1;var n=m===e}else var n=!0;if(n)if(r.agents!==void 0){let i=r.agents,m=e;if(e===m)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(Object.keys(i).length>1e5)return C.errors=[{instancePath:t+"/agents",
schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let f in i){
let c=i[f],l=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let q;if(c.available===void 0&&
(q="available"))return C.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:AgentHealth/required",keyword:"required",params:{missingProperty:q}}],!1;{let b=e;
for(let A in c)if(!(A==="available"||A==="reason")){return C.errors=[{instancePath:t+"/agents/"+f.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:A}}],!1;break}if(b===e){if(c.available!==void 0){let A=e;if(typeof c.
available!="boolean")return C.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").replace(/\//g,
"~1")+"/available",schemaPath:"schema:AgentHealth/properties/available/type",keyword:"type",params:{
type:"boolean"}}],!1;var y=A===e}else var y=!0;if(y)if(c.reason!==void 0){let A=c.reason,k=e;if(e===
k)if(typeof A=="string"){if(x(A,1024))return C.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").
replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/maxLength",keyword:"m\
axLength",params:{limit:1024}}],!1}else return C.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/type",keyword:"t\
ype",params:{type:"string"}}],!1;var y=k===e}else var y=!0}}}else return C.errors=[{instancePath:t+"\
/agents/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/type",keyword:"typ\
e",params:{type:"object"}}],!1;var p=l===e;if(!p)break}}else return C.errors=[{instancePath:t+"/agen\
ts",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var n=m===e}else
var n=!0}}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return C.errors=a,e===0}function nr(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(C(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"r\
esponse",rootData:u,dynamicAnchors:P})||(a=a===null?C.errors:a.concat(C.errors),e=a.length));else return nr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=
a,e===0}var Yt=L;function L(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.
response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let d;if(i.name===void 0&&(d="name")||
i.operations===void 0&&(d="operations")||i.elsewhere===void 0&&(d="elsewhere"))return L.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:d}}],!1;
{let f=e;for(let c in i)if(!(c==="name"||c==="operations"||c==="elsewhere")){return L.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}}],!1;break}if(f===e){if(i.name!==void 0){let c=i.name,l=e;if(e===l)if(typeof c==
"string"){if(x(c,128))return L.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(I(c,1))return L.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return L.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=l===e}else var n=!0;if(n){if(i.operations!==
void 0){let c=i.operations,l=e;if(e===l)if(Array.isArray(c)){if(c.length>256)return L.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var y=!0;let q=c.length;for(let b=0;b<q;b++){let A=c[b],k=e;if(e===k)if(A&&
typeof A=="object"&&!Array.isArray(A)){let ge;if(A.method===void 0&&(ge="method")||A.path===void 0&&
(ge="path")||A.summary===void 0&&(ge="summary"))return L.errors=[{instancePath:t+"/response/operatio\
ns/"+b,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{
missingProperty:ge}}],!1;{let pe=e;for(let _ in A)if(!(_==="method"||_==="path"||_==="summary")){return L.
errors=[{instancePath:t+"/response/operations/"+b,schemaPath:"schema:Overview/properties/operations/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}
if(pe===e){if(A.method!==void 0){let _=A.method,w=e;if(e===w)if(typeof _=="string"){if(x(_,7))return L.
errors=[{instancePath:t+"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(I(_,3))return L.
errors=[{instancePath:t+"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return L.
errors=[{instancePath:t+"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var p=w===e}else var p=!0;
if(p){if(A.path!==void 0){let _=A.path,w=e;if(e===w)if(typeof _=="string"){if(x(_,256))return L.errors=
[{instancePath:t+"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations\
/items/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(I(_,1))return L.errors=
[{instancePath:t+"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations\
/items/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+
"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/type",keyword:"type",params:{type:"string"}}],!1;var p=w===e}else var p=!0;if(p)if(A.summary!==
void 0){let _=A.summary,w=e;if(e===w)if(typeof _=="string"){if(x(_,256))return L.errors=[{instancePath:t+
"/response/operations/"+b+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return L.errors=[{instancePath:t+
"/response/operations/"+b+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var p=w===e}else var p=!0}}}}else return L.
errors=[{instancePath:t+"/response/operations/"+b,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var y=k===e;if(!y)break}}}else return L.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var n=l===e}else var n=!0;if(n)if(i.elsewhere!==void 0){let c=i.elsewhere,
l=e;if(e===l)if(Array.isArray(c)){if(c.length>16)return L.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var o=!0;let q=c.length;for(let b=0;b<q;b++){let A=c[b],k=e;if(e===k)if(A&&typeof A=="object"&&!Array.
isArray(A)){let ge;if(A.name===void 0&&(ge="name"))return L.errors=[{instancePath:t+"/response/elsew\
here/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:ge}}],!1;{let pe=e;for(let _ in A)if(!(_==="name"||_==="path"||_==="address"||_==="p\
ort")){return L.errors=[{instancePath:t+"/response/elsewhere/"+b,schemaPath:"schema:Overview/propert\
ies/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(pe===e){if(A.name!==void 0){let _=A.name,w=e;if(e===w)if(typeof _=="string"){if(x(_,128))
return L.errors=[{instancePath:t+"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(I(_,1))
return L.errors=[{instancePath:t+"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.
errors=[{instancePath:t+"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var s=w===e}else var s=!0;
if(s){if(A.path!==void 0){let _=A.path,w=e;if(e===w)if(typeof _=="string"){if(x(_,256))return L.errors=
[{instancePath:t+"/response/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(I(_,1))return L.errors=
[{instancePath:t+"/response/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var s=w===e}else var s=!0;if(s){if(A.address!==
void 0){let _=A.address,w=e;if(e===w)if(typeof _=="string"){if(x(_,2048))return L.errors=[{instancePath:t+
"/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(I(_,1))return L.errors=[{instancePath:t+
"/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var s=w===e}else var s=!0;if(s)if(A.port!==
void 0){let _=A.port,w=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return L.errors=[{
instancePath:t+"/response/elsewhere/"+b+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof _=="number"&&isFinite(
_)){if(_>65535||isNaN(_))return L.errors=[{instancePath:t+"/response/elsewhere/"+b+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(_<1||isNaN(_))return L.errors=[{instancePath:t+"/response/elsewhere/"+b+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var s=w===e}else var s=!0}}}}}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var o=k===e;if(!o)break}}}else return L.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var n=l===e}else var n=!0}}}}else return L.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return L.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=a,e===0}var Ot=Me;function Me(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let n=r.
response;if(e===e&&!(n&&typeof n=="object"&&!Array.isArray(n)))return Me.errors=[{instancePath:t+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=
a,e===0}var Ss={requestAgent:{parameters:Ar,body:Fr,replies:{200:Pt}},createTask:{parameters:qr,body:Vr,replies:{
200:vt}},queryTask:{parameters:Lr,body:Hr,replies:{200:bt}},listEvmAgents:{parameters:jr,body:Cr,replies:{
200:wt}},callPaidToolEvm:{parameters:Tr,body:Zr,replies:{200:_t,402:At}},queryPaidAgentEvm:{parameters:Er,
body:Br,replies:{200:xt,402:qt}},listSolanaAgents:{parameters:Nr,body:Wr,replies:{200:Lt}},callPaidToolSolana:{
parameters:Dr,body:et,replies:{200:jt,402:Tt}},queryPaidAgentSolana:{parameters:Sr,body:rt,replies:{
200:Et,402:Nt}},callMcp:{parameters:Mr,body:tt,replies:{200:Dt,400:St,404:Mt}},callAgentMcp:{parameters:Ir,
body:st,replies:{200:Rt,400:It,404:$t}},getSchema:{parameters:$r,body:at,replies:{200:Kt}},getMeshHealth:{
parameters:Kr,body:nt,replies:{200:Ut}},getOverview:{parameters:Ur,body:pt,replies:{200:Yt}},getContract:{
parameters:Yr,body:yt,replies:{200:Ot}},getReference:{parameters:Or,body:lt,replies:{}},getReferenceFile:{
parameters:zr,body:ct,replies:{}}};export{Ss as default};
