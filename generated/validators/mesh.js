// Compiled from a contract by npm run generate. Never edited.
var Yt=Object.create;var nr=Object.defineProperty;var Ot=Object.getOwnPropertyDescriptor;var zt=Object.getOwnPropertyNames;var Ft=Object.getPrototypeOf,Gt=Object.prototype.hasOwnProperty;var or=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(v){throw t=0,v}};var Xt=(r,t,v,g)=>{if(t&&typeof t=="object"||typeof t=="function")for(let u of zt(t))!Gt.call(r,u)&&
u!==v&&nr(r,u,{get:()=>t[u],enumerable:!(g=Ot(t,u))||g.enumerable});return r};var we=(r,t,v)=>(v=r!=null?Yt(Ft(r)):{},Xt(t||!r||!r.__esModule?nr(v,"default",{value:r,enumerable:!0}):
v,r));var Ee=or(Te=>{"use strict";Object.defineProperty(Te,"__esModule",{value:!0});Te.formats=void 0;var Ct=2**
31-1,Ht=(-2)**31,Qt=2**63-1,Zt=(-2)**63,dr=(2-2**-23)*2**127,lr=2**-126,Bt=-1*dr,Wt=-1*lr,mr=()=>!0,
Jt=/^[A-Za-z0-9+/]*(=|==)?$/;Te.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Ct&&r>=Ht,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Qt&&r>=Zt,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=dr&&r>=lr||r>=Bt&&r<=Wt),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Jt.test(r),binary:mr,password:mr}});var Ne=or(he=>{"use strict";Object.defineProperty(he,"__esModule",{value:!0});he.formatNames=he.fastFormats=
he.fullFormats=void 0;function ce(r,t){return{validate:r,compare:t}}he.fullFormats={date:ce(hr,Ie),time:ce(
Me(!0),$e),"date-time":ce(yr(!0),gr),"iso-time":ce(Me(),ur),"iso-date-time":ce(yr(),Pr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:is,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ys,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ns,int32:{type:"number",validate:ms},
int64:{type:"number",validate:ds},float:{type:"number",validate:cr},double:{type:"number",validate:cr},
password:!0,binary:!0};he.fastFormats={...he.fullFormats,date:ce(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ie),time:ce(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,$e),"date-time":ce(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
gr),"iso-time":ce(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ur),
"iso-date-time":ce(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Pr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
he.formatNames=Object.keys(he.fullFormats);function es(r){return r%4===0&&(r%100!==0||r%400===0)}var rs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ts=[0,31,28,31,30,31,30,31,31,30,31,30,31];function hr(r){let t=rs.exec(r);if(!t)return!1;let v=+t[1],
g=+t[2],u=+t[3];return g>=1&&g<=12&&u>=1&&u<=(g===2&&es(v)?29:ts[g])}function Ie(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var Se=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Me(r){
return function(v){let g=Se.exec(v);if(!g)return!1;let u=+g[1],P=+g[2],i=+g[3],e=g[4],n=g[5]==="-"?-1:
1,y=+(g[6]||0),p=+(g[7]||0);if(y>23||p>59||r&&!e)return!1;if(u<=23&&P<=59&&i<60)return!0;let m=P-p*n,
a=u-y*n-(m<0?1:0);return(a===23||a===-1)&&(m===59||m===-1)&&i<61}}function $e(r,t){if(!(r&&t))return;
let v=new Date("2020-01-01T"+r).valueOf(),g=new Date("2020-01-01T"+t).valueOf();if(v&&g)return v-g}function ur(r,t){
if(!(r&&t))return;let v=Se.exec(r),g=Se.exec(t);if(v&&g)return r=v[1]+v[2]+v[3],t=g[1]+g[2]+g[3],r>t?
1:r<t?-1:0}var Re=/t|\s/i;function yr(r){let t=Me(r);return function(g){let u=g.split(Re);return u.length===
2&&hr(u[0])&&t(u[1])}}function gr(r,t){if(!(r&&t))return;let v=new Date(r).valueOf(),g=new Date(t).valueOf();
if(v&&g)return v-g}function Pr(r,t){if(!(r&&t))return;let[v,g]=r.split(Re),[u,P]=t.split(Re),i=Ie(v,
u);if(i!==void 0)return i||$e(g,P)}var ss=/\/|:/,as=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function is(r){return ss.test(r)&&as.test(r)}var fr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ns(r){return fr.lastIndex=0,fr.test(r)}var os=-(2**31),ps=2**31-1;function ms(r){return Number.
isInteger(r)&&r<=ps&&r>=os}function ds(r){return Number.isInteger(r)}function cr(){return!0}var ls=/[^\\]\\Z/;
function ys(r){if(ls.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var _e=(r,t)=>r.length>t&&pr(r)>t,Ae=(r,t)=>r.length<2*t&&pr(r)<t,Vt=/[\ud800-\udbff][\udc00-\udfff]/g,
pr=r=>r.length-(r.match(Vt)?.length??0);var vr=we(Ee()),kr=we(Ne()),js={...vr.formats,...kr.fastFormats},br=de;var E=_e,N=Ae,wr=new RegExp("^[ -~]+$","u");function de(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let p=r.headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["\
x-request-timeout-ms"]!==void 0){let a=p["x-request-timeout-ms"],s=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a))){let o=typeof a,l;if(l===void 0)if(o==="boolean"||a===null||o==="string"&&a&&
a==+a&&!(a%1))l=+a;else return de.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,p!==void 0&&(p["x-request-timeout-ms"]=l))}if(e===s&&typeof a=="number"&&isFinite(
a)){if(a>6e5||isNaN(a))return de.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(a<1||isNaN(a))return de.errors=[{instancePath:t+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var n=s===e}else var n=!0;if(n)if(p["idempotency-key"]!==void 0){let a=p["\
idempotency-key"],s=e;if(typeof a!="string"){let l=typeof a,c;if(c===void 0)if(l=="number"||l=="bool\
ean")c=""+a;else if(a===null)c="";else return de.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;c!==void 0&&(a=c,p!==void 0&&(p["idempotency-key"]=c))}if(e===s&&typeof a=="string"){if(E(a,
255))return de.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(N(a,1))return de.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!wr.test(a))return de.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var n=s===e}else var n=!0}else return de.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return de.
errors=i,e===0}var _r=ke;function ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let m=y["\
idempotency-key"],a=e;if(typeof m!="string"){let s=typeof m,o;if(o===void 0)if(s=="number"||s=="bool\
ean")o=""+m;else if(m===null)o="";else return ke.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;o!==void 0&&(m=o,y!==void 0&&(y["idempotency-key"]=o))}if(e===a&&typeof m=="string"){if(E(m,
255))return ke.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(N(m,1))return ke.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!wr.test(m))return ke.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return ke.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ke.errors=i,e===0}var Ar=Ke;function Ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Ke.errors=i,e===0}
var xr=Le;function Le(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let m=y.
details;if(typeof m!="boolean"){let a;if(a===void 0)if(m==="false"||m===0||m===null)a=!1;else if(m===
"true"||m===1)a=!0;else return Le.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;a!==void 0&&(m=a,y!==void 0&&
(y.details=a))}}else return Le.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return Le.errors=i,e===0}var qr=G;function G(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||
r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return G.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let a=r.
headers,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["payment-signature"]!==void 0){
let o=a["payment-signature"],l=e;if(typeof o!="string"){let c=typeof o,f;if(f===void 0)if(c=="number"||
c=="boolean")f=""+o;else if(o===null)f="";else return G.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(o=f,a!==void 0&&(a["payment-signature"]=f))}if(e===l&&typeof o=="st\
ring"){if(E(o,12288))return G.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(N(o,1))return G.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=l===e}else
var n=!0;if(n)if(a["x-payment"]!==void 0){let o=a["x-payment"],l=e;if(typeof o!="string"){let f=typeof o,
d;if(d===void 0)if(f=="number"||f=="boolean")d=""+o;else if(o===null)d="";else return G.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;d!==void 0&&(o=d,a!==void 0&&(a["x-payment"]=d))}if(e===l&&typeof o=="string"){if(E(
o,12288))return G.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(o,1))return G.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=l===e}else var n=!0}else return G.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.params!==void 0){let a=r.params,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.
isArray(a)){let l;if(a.agent_id===void 0&&(l="agent_id")||a.tool===void 0&&(l="tool"))return G.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(a.agent_id!==void 0){let c=a.agent_id,f=e;if(typeof c!="string"){let d=typeof c,h;if(h===void 0)
if(d=="number"||d=="boolean")h=""+c;else if(c===null)h="";else return G.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(c=h,a!==void 0&&(a.agent_id=h))}if(e===f&&typeof c=="string"){if(E(c,64))
return G.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(c,1))return G.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var p=f===e}else var p=!0;if(p)if(a.tool!==void 0){let c=a.tool,f=e;if(typeof c!=
"string"){let h=typeof c,A;if(A===void 0)if(h=="number"||h=="boolean")A=""+c;else if(c===null)A="";else
return G.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;A!==void 0&&(c=A,a!==void 0&&(a.tool=A))}if(e===f&&typeof c==
"string"){if(E(c,64))return G.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(c,1))return G.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var p=f===e}else var p=!0}else return G.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=s===e}else var y=!0}return G.
errors=i,e===0}var Lr=W;function W(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||
r.headers===void 0&&(p="headers")||r.params===void 0&&(p="params"))return W.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let m=r.
headers,a=e;if(e===a)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["payment-signature"]!==void 0){
let s=m["payment-signature"],o=e;if(typeof s!="string"){let l=typeof s,c;if(c===void 0)if(l=="number"||
l=="boolean")c=""+s;else if(s===null)c="";else return W.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(s=c,m!==void 0&&(m["payment-signature"]=c))}if(e===o&&typeof s=="st\
ring"){if(E(s,12288))return W.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(N(s,1))return W.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=o===e}else
var n=!0;if(n)if(m["x-payment"]!==void 0){let s=m["x-payment"],o=e;if(typeof s!="string"){let c=typeof s,
f;if(f===void 0)if(c=="number"||c=="boolean")f=""+s;else if(s===null)f="";else return W.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(s=f,m!==void 0&&(m["x-payment"]=f))}if(e===o&&typeof s=="string"){if(E(
s,12288))return W.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(s,1))return W.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=o===e}else var n=!0}else return W.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=a===
e}else var y=!0;if(y)if(r.params!==void 0){let m=r.params,a=e;if(e===a)if(m&&typeof m=="object"&&!Array.
isArray(m)){let o;if(m.agent_id===void 0&&(o="agent_id"))return W.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],!1;if(m.agent_id!==
void 0){let l=m.agent_id,c=e;if(typeof l!="string"){let f=typeof l,d;if(d===void 0)if(f=="number"||f==
"boolean")d=""+l;else if(l===null)d="";else return W.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(l=d,m!==void 0&&(m.agent_id=d))}if(e===c&&typeof l=="string"){if(E(l,64))return W.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(N(l,1))return W.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return W.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=a===e}else var y=!0}return W.errors=i,e===0}var jr=je;function je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let m=y.
details;if(typeof m!="boolean"){let a;if(a===void 0)if(m==="false"||m===0||m===null)a=!1;else if(m===
"true"||m===1)a=!0;else return je.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;a!==void 0&&(m=a,y!==void 0&&
(y.details=a))}}else return je.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return je.errors=i,e===0}var Tr=X;function X(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||
r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return X.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let a=r.
headers,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["payment-signature"]!==void 0){
let o=a["payment-signature"],l=e;if(typeof o!="string"){let c=typeof o,f;if(f===void 0)if(c=="number"||
c=="boolean")f=""+o;else if(o===null)f="";else return X.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(o=f,a!==void 0&&(a["payment-signature"]=f))}if(e===l&&typeof o=="st\
ring"){if(E(o,12288))return X.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(N(o,1))return X.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=l===e}else
var n=!0;if(n)if(a["x-payment"]!==void 0){let o=a["x-payment"],l=e;if(typeof o!="string"){let f=typeof o,
d;if(d===void 0)if(f=="number"||f=="boolean")d=""+o;else if(o===null)d="";else return X.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;d!==void 0&&(o=d,a!==void 0&&(a["x-payment"]=d))}if(e===l&&typeof o=="string"){if(E(
o,12288))return X.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(o,1))return X.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=l===e}else var n=!0}else return X.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.params!==void 0){let a=r.params,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.
isArray(a)){let l;if(a.agent_id===void 0&&(l="agent_id")||a.tool===void 0&&(l="tool"))return X.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(a.agent_id!==void 0){let c=a.agent_id,f=e;if(typeof c!="string"){let d=typeof c,h;if(h===void 0)
if(d=="number"||d=="boolean")h=""+c;else if(c===null)h="";else return X.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(c=h,a!==void 0&&(a.agent_id=h))}if(e===f&&typeof c=="string"){if(E(c,64))
return X.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(c,1))return X.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var p=f===e}else var p=!0;if(p)if(a.tool!==void 0){let c=a.tool,f=e;if(typeof c!=
"string"){let h=typeof c,A;if(A===void 0)if(h=="number"||h=="boolean")A=""+c;else if(c===null)A="";else
return X.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;A!==void 0&&(c=A,a!==void 0&&(a.tool=A))}if(e===f&&typeof c==
"string"){if(E(c,64))return X.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(c,1))return X.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var p=f===e}else var p=!0}else return X.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=s===e}else var y=!0}return X.
errors=i,e===0}var Er=J;function J(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||
r.headers===void 0&&(p="headers")||r.params===void 0&&(p="params"))return J.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let m=r.
headers,a=e;if(e===a)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["payment-signature"]!==void 0){
let s=m["payment-signature"],o=e;if(typeof s!="string"){let l=typeof s,c;if(c===void 0)if(l=="number"||
l=="boolean")c=""+s;else if(s===null)c="";else return J.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(s=c,m!==void 0&&(m["payment-signature"]=c))}if(e===o&&typeof s=="st\
ring"){if(E(s,12288))return J.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(N(s,1))return J.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=o===e}else
var n=!0;if(n)if(m["x-payment"]!==void 0){let s=m["x-payment"],o=e;if(typeof s!="string"){let c=typeof s,
f;if(f===void 0)if(c=="number"||c=="boolean")f=""+s;else if(s===null)f="";else return J.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(s=f,m!==void 0&&(m["x-payment"]=f))}if(e===o&&typeof s=="string"){if(E(
s,12288))return J.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(s,1))return J.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=o===e}else var n=!0}else return J.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=a===
e}else var y=!0;if(y)if(r.params!==void 0){let m=r.params,a=e;if(e===a)if(m&&typeof m=="object"&&!Array.
isArray(m)){let o;if(m.agent_id===void 0&&(o="agent_id"))return J.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],!1;if(m.agent_id!==
void 0){let l=m.agent_id,c=e;if(typeof l!="string"){let f=typeof l,d;if(d===void 0)if(f=="number"||f==
"boolean")d=""+l;else if(l===null)d="";else return J.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(l=d,m!==void 0&&(m.agent_id=d))}if(e===c&&typeof l=="string"){if(E(l,64))return J.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(N(l,1))return J.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return J.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=a===e}else var y=!0}return J.errors=i,e===0}var Nr=Y;var Dr=new RegExp("^[!-~]+$","u");function Y(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return Y.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let p=r.headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["\
mcp-session-id"]!==void 0){let a=p["mcp-session-id"],s=e;if(typeof a!="string"){let o=typeof a,l;if(l===
void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return Y.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,p!==void 0&&(p["mcp-session-id"]=l))}if(e===s&&typeof a==
"string"){if(E(a,256))return Y.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/prope\
rties/headers/properties/mcp-session-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(
a,1))return Y.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/pro\
perties/mcp-session-id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Dr.test(a))return Y.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var n=s===e}else var n=!0;if(n){
if(p["mcp-protocol-version"]!==void 0){let a=p["mcp-protocol-version"],s=e;if(typeof a!="string"){let l=typeof a,
c;if(c===void 0)if(l=="number"||l=="boolean")c=""+a;else if(a===null)c="";else return Y.errors=[{instancePath:t+
"/headers/mcp-protocol-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/typ\
e",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(a=c,p!==void 0&&(p["mcp-protocol-version"]=
c))}if(e===s&&typeof a=="string"){if(E(a,64))return Y.errors=[{instancePath:t+"/headers/mcp-protocol\
-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(N(a,1))return Y.errors=[{instancePath:t+"/headers/mcp-protocol-versi\
on",schemaPath:"#/properties/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",
params:{limit:1}}],!1}var n=s===e}else var n=!0;if(n){if(p["mcp-method"]!==void 0){let a=p["mcp-meth\
od"],s=e;if(typeof a!="string"){let l=typeof a,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+a;else if(a===
null)c="";else return Y.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/heade\
rs/properties/mcp-method/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(a=c,p!==void 0&&
(p["mcp-method"]=c))}if(e===s&&typeof a=="string"){if(E(a,256))return Y.errors=[{instancePath:t+"/he\
aders/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLeng\
th",params:{limit:256}}],!1;if(N(a,1))return Y.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=s===
e}else var n=!0;if(n){if(p["mcp-name"]!==void 0){let a=p["mcp-name"],s=e;if(typeof a!="string"){let l=typeof a,
c;if(c===void 0)if(l=="number"||l=="boolean")c=""+a;else if(a===null)c="";else return Y.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(a=c,p!==void 0&&(p["mcp-name"]=c))}if(e===s&&typeof a=="string"){if(E(
a,1024))return Y.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/proper\
ties/mcp-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(N(a,1))return Y.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var n=s===e}else var n=!0;if(n)if(p.origin!==void 0){let a=p.origin,s=e;if(typeof a!=
"string"){let l=typeof a,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+a;else if(a===null)c="";else
return Y.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(a=c,p!==void 0&&(p.origin=c))}if(e===
s&&typeof a=="string"){if(E(a,2048))return Y.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N(a,
1))return Y.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=s===e}else var n=!0}}}}else return Y.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return Y.errors=i,e===0}var Sr=M,fs={paths:{},components:{securitySchemes:{AccessToken:{
type:"http",scheme:"bearer"},PaymentSignature:{type:"apiKey",in:"header",name:"PAYMENT-SIGNATURE"},Payment:{
type:"apiKey",in:"header",name:"X-PAYMENT"}}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{mode:{type:"string",enum:["search"]}}},headers:{type:"object",properties:{
"mcp-session-id":{type:"string",minLength:1,maxLength:256,pattern:"^[!-~]+$"},"mcp-protocol-version":{
type:"string",minLength:1,maxLength:64},"mcp-method":{type:"string",minLength:1,maxLength:256},"mcp-\
name":{type:"string",minLength:1,maxLength:1024},origin:{type:"string",minLength:1,maxLength:2048}}},
params:{type:"object",properties:{agent_id:{type:"string",minLength:1,maxLength:64}},required:["agen\
t_id"]},cookies:{},body:{}}};function M(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,
dynamicAnchors:P={}}={}){let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===
void 0&&(p="query")||r.headers===void 0&&(p="headers")||r.params===void 0&&(p="params"))return M.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.query!==
void 0){let m=r.query,a=e;if(e===a)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.mode!==void 0){
let s=m.mode;if(typeof s!="string"){let o=typeof s,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+
s;else if(s===null)l="";else return M.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties\
/query/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(s=l,m!==void 0&&
(m.mode=l))}if(s!=="search")return M.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties/\
query/properties/mode/enum",keyword:"enum",params:{allowedValues:fs.properties.query.properties.mode.
enum}}],!1}}else return M.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var n=a===e}else var n=!0;if(n){if(r.headers!==void 0){let m=r.headers,
a=e;if(e===a)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["mcp-session-id"]!==void 0){let o=m["\
mcp-session-id"],l=e;if(typeof o!="string"){let c=typeof o,f;if(f===void 0)if(c=="number"||c=="boole\
an")f=""+o;else if(o===null)f="";else return M.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(o=f,m!==void 0&&(m["mcp-session-id"]=f))}if(e===l&&typeof o=="string"){if(E(o,256))return M.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(o,1))return M.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Dr.test(o))return M.errors=[{instancePath:t+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var y=l===e}else var y=!0;if(y){if(m["mcp-protocol-version"]!==void 0){let o=m["\
mcp-protocol-version"],l=e;if(typeof o!="string"){let f=typeof o,d;if(d===void 0)if(f=="number"||f==
"boolean")d=""+o;else if(o===null)d="";else return M.errors=[{instancePath:t+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;d!==void 0&&(o=d,m!==void 0&&(m["mcp-protocol-version"]=d))}if(e===l&&typeof o==
"string"){if(E(o,64))return M.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(N(o,1))return M.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=l===
e}else var y=!0;if(y){if(m["mcp-method"]!==void 0){let o=m["mcp-method"],l=e;if(typeof o!="string"){
let f=typeof o,d;if(d===void 0)if(f=="number"||f=="boolean")d=""+o;else if(o===null)d="";else return M.
errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method\
/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,m!==void 0&&(m["mcp-method"]=d))}
if(e===l&&typeof o=="string"){if(E(o,256))return M.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(
o,1))return M.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/propert\
ies/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=l===e}else var y=!0;if(y){
if(m["mcp-name"]!==void 0){let o=m["mcp-name"],l=e;if(typeof o!="string"){let f=typeof o,d;if(d===void 0)
if(f=="number"||f=="boolean")d=""+o;else if(o===null)d="";else return M.errors=[{instancePath:t+"/he\
aders/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{type:"\
string"}}],!1;d!==void 0&&(o=d,m!==void 0&&(m["mcp-name"]=d))}if(e===l&&typeof o=="string"){if(E(o,1024))
return M.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp\
-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(N(o,1))return M.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var y=l===e}else var y=!0;if(y)if(m.origin!==void 0){let o=m.origin,l=e;if(typeof o!=
"string"){let f=typeof o,d;if(d===void 0)if(f=="number"||f=="boolean")d=""+o;else if(o===null)d="";else
return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,m!==void 0&&(m.origin=d))}if(e===
l&&typeof o=="string"){if(E(o,2048))return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N(o,
1))return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=l===e}else var y=!0}}}}else return M.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var n=a===e}else var n=!0;if(n)if(r.params!==void 0){let m=r.params,a=e;if(e===a)if(m&&
typeof m=="object"&&!Array.isArray(m)){let o;if(m.agent_id===void 0&&(o="agent_id"))return M.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(m.agent_id!==void 0){let l=m.agent_id,c=e;if(typeof l!="string"){let f=typeof l,d;if(d===void 0)
if(f=="number"||f=="boolean")d=""+l;else if(l===null)d="";else return M.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;d!==void 0&&(l=d,m!==void 0&&(m.agent_id=d))}if(e===c&&typeof l=="string"){if(E(l,64))
return M.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(l,1))return M.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}}}else return M.errors=[{instancePath:t+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1;var n=a===e}else var n=!0}}return M.errors=i,e===
0}var Mr=be;function be(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.agent_id!==void 0){let m=y.agent_id,
a=e;if(typeof m!="string"){let s=typeof m,o;if(o===void 0)if(s=="number"||s=="boolean")o=""+m;else if(m===
null)o="";else return be.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/pr\
operties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(m=o,y!==void 0&&(y.agent_id=
o))}if(e===a&&typeof m=="string"){if(E(m,64))return be.errors=[{instancePath:t+"/query/agent_id",schemaPath:"\
#/properties/query/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(m,
1))return be.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/age\
nt_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return be.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return be.
errors=i,e===0}var Rr=Ue;function Ue(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ue.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Ue.errors=i,e===0}
var Ir=Ye;function Ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Ye.errors=i,e===0}
var $r=xe;function xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return xe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let m=y["\
if-none-match"],a=e;if(typeof m!="string"){let s=typeof m,o;if(o===void 0)if(s=="number"||s=="boolea\
n")o=""+m;else if(m===null)o="";else return xe.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(m=o,y!==void 0&&(y["if-none-match"]=o))}if(e===a&&typeof m=="string"&&E(m,4096))return xe.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return xe.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return xe.errors=
i,e===0}var Kr=qe;function qe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return qe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let y=r.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let m=y["\
if-none-match"],a=e;if(typeof m!="string"){let s=typeof m,o;if(o===void 0)if(s=="number"||s=="boolea\
n")o=""+m;else if(m===null)o="";else return qe.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(m=o,y!==void 0&&(y["if-none-match"]=o))}if(e===a&&typeof m=="string"&&E(m,4096))return qe.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return qe.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return qe.errors=
i,e===0}var Ur=oe;var cs=new RegExp("^[a-z][a-z0-9.-]*$","u");function oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))
return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let p=r.headers,m=e;if(e===m)if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p["if-none-match"]!==void 0){let a=p["if-none-match"],s=e;if(typeof a!="string"){let o=typeof a,l;
if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return oe.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;l!==void 0&&(a=l,p!==void 0&&(p["if-none-match"]=l))}if(e===s&&typeof a==
"string"&&E(a,4096))return oe.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return oe.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var n=m===e}else var n=!0;if(n)if(r.params!==void 0){let p=r.params,m=e;if(e===m)if(p&&
typeof p=="object"&&!Array.isArray(p)){let s;if(p.file===void 0&&(s="file"))return oe.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(p.file!==void 0){let o=p.file,l=e;if(typeof o!="string"){let c=typeof o,f;if(f===void 0)if(c==
"number"||c=="boolean")f=""+o;else if(o===null)f="";else return oe.errors=[{instancePath:t+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;f!==void 0&&(o=f,p!==void 0&&(p.file=f))}if(e===l&&typeof o=="string"){if(E(o,64))return oe.errors=
[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(N(o,1))return oe.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cs.test(
o))return oe.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return oe.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var n=m===
e}else var n=!0}return oe.errors=i,e===0}var Yr=we(Ee()),Or=we(Ne()),Es={...Yr.formats,...Or.fastFormats},zr=le;var te=_e,ne=Ae;var us=new RegExp("^[^.]+(\\.[^.]+)*$","u");function O(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0,n=e,y=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let s;if(r.query===void 0&&(s="query")){let o={};i===null?i=[o]:i.push(o),e++}}var p=y===e;if(p)
return O.errors=[{instancePath:t,schemaPath:"#/not",keyword:"not",params:{}}],!1;if(e=n,i!==null&&(n?
i.length=n:i=null),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.tool===void 0&&(s="\
tool")||r.tool_arguments===void 0&&(s="tool_arguments"))return O.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(r.tool!==void 0){let o=r.tool,l=e;
if(e===l)if(typeof o=="string"){if(te(o,64))return O.errors=[{instancePath:t+"/tool",schemaPath:"#/p\
roperties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(o,1))return O.errors=[{instancePath:t+
"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"str\
ing"}}],!1;var m=l===e}else var m=!0;if(m){if(r.tool_arguments!==void 0){let o=r.tool_arguments,l=e;
if(e===l&&!(o&&typeof o=="object"&&!Array.isArray(o)))return O.errors=[{instancePath:t+"/tool_argume\
nts",schemaPath:"#/properties/tool_arguments/type",keyword:"type",params:{type:"object"}}],!1;var m=l===
e}else var m=!0;if(m){if(r.fields!==void 0){let o=r.fields,l=e;if(e===e)if(Array.isArray(o)){if(o.length>
32)return O.errors=[{instancePath:t+"/fields",schemaPath:"schema:Fields/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(o.length<1)return O.errors=[{instancePath:t+"/fields",schemaPath:"schema:F\
ields/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let d=o.length;for(let h=0;h<d;h++){
let A=o[h],k=e;if(e===k)if(typeof A=="string"){if(te(A,200))return O.errors=[{instancePath:t+"/field\
s/"+h,schemaPath:"schema:Fields/items/maxLength",keyword:"maxLength",params:{limit:200}}],!1;if(ne(A,
1))return O.errors=[{instancePath:t+"/fields/"+h,schemaPath:"schema:Fields/items/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!us.test(A))return O.errors=[{instancePath:t+"/fields/"+h,schemaPath:"\
schema:Fields/items/pattern",keyword:"pattern",params:{pattern:"^[^.]+(\\.[^.]+)*$"}}],!1}else return O.
errors=[{instancePath:t+"/fields/"+h,schemaPath:"schema:Fields/items/type",keyword:"type",params:{type:"\
string"}}],!1;var a=k===e;if(!a)break}}}else return O.errors=[{instancePath:t+"/fields",schemaPath:"\
schema:Fields/type",keyword:"type",params:{type:"array"}}],!1;var m=l===e}else var m=!0;if(m)if(r.raw_data_only!==
void 0){let o=e;if(typeof r.raw_data_only!="boolean")return O.errors=[{instancePath:t+"/raw_data_onl\
y",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var m=o===
e}else var m=!0}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return O.errors=i,e===0}function ue(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0,n=e,y=!1,p=null,m=e,a=e,s=e,o=e,l=e,c=!1,f=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let b;if(r.tool===void 0&&(b="tool")){let w={};i===null?i=[w]:
i.push(w),e++}}var d=f===e;if(c=c||d,!c){let b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let S;
if(r.tool_arguments===void 0&&(S="tool_arguments")){let F={};i===null?i=[F]:i.push(F),e++}}var d=b===
e;c=c||d}if(c)e=l,i!==null&&(l?i.length=l:i=null);else{let b={};i===null?i=[b]:i.push(b),e++}var h=o===
e;if(h){let b={instancePath:t,schemaPath:"schema:QueryInput/not",keyword:"not",params:{}};i===null?i=
[b]:i.push(b),e++}else e=s,i!==null&&(s?i.length=s:i=null);if(e===a)if(r&&typeof r=="object"&&!Array.
isArray(r)){let b;if(r.query===void 0&&(b="query")){let w={instancePath:t,schemaPath:"schema:QueryIn\
put/required",keyword:"required",params:{missingProperty:b}};i===null?i=[w]:i.push(w),e++}else{if(r.
query!==void 0){let w=r.query,S=e;if(e===S)if(typeof w=="string"){if(te(w,65536)){let F={instancePath:t+
"/query",schemaPath:"schema:QueryInput/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}};
i===null?i=[F]:i.push(F),e++}else if(ne(w,1)){let F={instancePath:t+"/query",schemaPath:"schema:Quer\
yInput/properties/query/minLength",keyword:"minLength",params:{limit:1}};i===null?i=[F]:i.push(F),e++}}else{
let F={instancePath:t+"/query",schemaPath:"schema:QueryInput/properties/query/type",keyword:"type",params:{
type:"string"}};i===null?i=[F]:i.push(F),e++}var A=S===e}else var A=!0;if(A)if(r.raw_data_only!==void 0){
let w=e;if(typeof r.raw_data_only!="boolean"){let F={instancePath:t+"/raw_data_only",schemaPath:"sch\
ema:QueryInput/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}};i===null?i=[F]:
i.push(F),e++}var A=w===e}else var A=!0}}else{let b={instancePath:t,schemaPath:"schema:QueryInput/ty\
pe",keyword:"type",params:{type:"object"}};i===null?i=[b]:i.push(b),e++}var _=m===e;_&&(y=!0,p=0);let k=e;
O(r,{instancePath:t,parentData:v,parentDataProperty:g,rootData:u,dynamicAnchors:P})||(i=i===null?O.errors:
i.concat(O.errors),e=i.length);var _=k===e;if(_&&y?(y=!1,p=[p,1]):_&&(y=!0,p=1),y)e=n,i!==null&&(n?i.
length=n:i=null);else{let b={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:p}};
return i===null?i=[b]:i.push(b),e++,ue.errors=i,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.raw_data_only===void 0&&(r.raw_data_only=!1),typeof r.raw_data_only!="boolean")return ue.errors=
[{instancePath:t+"/raw_data_only",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{
type:"boolean"}}],!1}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ue.errors=i,e===0}function le(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.body===void 0&&(y="body"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:y}}],!1;if(r.body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="o\
bject"&&!Array.isArray(p)){let a;if(p.api_key===void 0&&(a="api_key")||p.agent_id===void 0&&(a="agen\
t_id")||p.input===void 0&&(a="input"))return le.errors=[{instancePath:t+"/body",schemaPath:"#/proper\
ties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(p.api_key!==void 0){let s=p.
api_key,o=e;if(e===e)if(typeof s=="string"){if(te(s,16384))return le.errors=[{instancePath:t+"/body/\
api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(ne(s,
1))return le.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/body/api_key",schemaPath:"s\
chema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(p.agent_id!==
void 0){let s=p.agent_id,o=e;if(e===e)if(typeof s=="string"){if(te(s,64))return le.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(ne(s,1))return le.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/body/agent_id",schemaPath:"\
schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(p.
input!==void 0){let s=e;ue(p.input,{instancePath:t+"/body/input",parentData:p,parentDataProperty:"in\
put",rootData:u,dynamicAnchors:P})||(i=i===null?ue.errors:i.concat(ue.errors),e=i.length);var n=s===
e}else var n=!0}}else return le.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}}return le.errors=i,e===0}var Fr=ye;function ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return ye.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.api_key===
void 0&&(a="api_key")||p.agent_id===void 0&&(a="agent_id")||p.task_details===void 0&&(a="task_detail\
s"))return ye.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"requi\
red",params:{missingProperty:a}}],!1;if(p.api_key!==void 0){let s=p.api_key,o=e;if(e===e)if(typeof s==
"string"){if(te(s,16384))return ye.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey\
/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(ne(s,1))return ye.errors=[{instancePath:t+
"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"\
string"}}],!1;var n=o===e}else var n=!0;if(n){if(p.agent_id!==void 0){let s=p.agent_id,o=e;if(e===e)
if(typeof s=="string"){if(te(s,64))return ye.errors=[{instancePath:t+"/body/agent_id",schemaPath:"sc\
hema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(s,1))return ye.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return ye.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",
params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(p.task_details!==void 0){let s=e;ue(p.
task_details,{instancePath:t+"/body/task_details",parentData:p,parentDataProperty:"task_details",rootData:u,
dynamicAnchors:P})||(i=i===null?ue.errors:i.concat(ue.errors),e=i.length);var n=s===e}else var n=!0}}else
return ye.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return ye.errors=i,e===0}var Gr=fe;function fe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return fe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.api_key===
void 0&&(a="api_key")||p.task_id===void 0&&(a="task_id"))return fe.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(p.api_key!==void 0){
let s=p.api_key,o=e;if(e===e)if(typeof s=="string"){if(te(s,16384))return fe.errors=[{instancePath:t+
"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(ne(
s,1))return fe.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(p.task_id!==
void 0){let s=p.task_id,o=e;if(e===o)if(typeof s=="string"){if(te(s,64))return fe.errors=[{instancePath:t+
"/body/task_id",schemaPath:"#/properties/body/properties/task_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ne(s,1))return fe.errors=[{instancePath:t+"/body/task_id",schemaPath:"#/properties\
/body/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=
[{instancePath:t+"/body/task_id",schemaPath:"#/properties/body/properties/task_id/type",keyword:"typ\
e",params:{type:"string"}}],!1;var n=o===e}else var n=!0}else return fe.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return fe.errors=
i,e===0}var Xr=Vr;function Vr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;return Vr.errors=i,e===0}var Cr=Oe;function Oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&
!(n&&typeof n=="object"&&!Array.isArray(n)))return Oe.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Oe.errors=i,e===0}var Hr=ge;function ge(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return ge.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){p.raw_data_only===
void 0&&(p.raw_data_only=!1);let a;if(p.query===void 0&&(a="query"))return ge.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(p.
query!==void 0){let s=p.query,o=e;if(e===o)if(typeof s=="string"){if(te(s,65536))return ge.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(ne(s,1))return ge.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ge.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){let s=e;if(typeof p.raw_data_only!=
"boolean")return ge.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}}else return ge.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ge.errors=i,e===0}var Qr=Zr;function Zr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;return Zr.errors=i,e===0}var Br=ze;function ze(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&
!(n&&typeof n=="object"&&!Array.isArray(n)))return ze.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return ze.errors=i,e===0}var Wr=Pe;function Pe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return Pe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){p.raw_data_only===
void 0&&(p.raw_data_only=!1);let a;if(p.query===void 0&&(a="query"))return Pe.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(p.
query!==void 0){let s=p.query,o=e;if(e===o)if(typeof s=="string"){if(te(s,65536))return Pe.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(ne(s,1))return Pe.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){let s=e;if(typeof p.raw_data_only!=
"boolean")return Pe.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}}else return Pe.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return Pe.errors=i,e===0}var Jr=ee;function ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.body===void 0&&(p="body"))return ee.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let s;if(m.jsonrpc===
void 0&&(s="jsonrpc"))return ee.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;{let o=e;for(let l in m)if(!(l==="jsonrpc"||l===
"id"||l==="method"||l==="params"||l==="result"||l==="error")){return ee.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(m.jsonrpc!==void 0){let l=m.jsonrpc,c=e;if(typeof l!="string")return ee.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(l!=="2.0")return ee.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=c===
e}else var n=!0;if(n){if(m.id!==void 0){let l=m.id,c=e,f=e,d=!1,h=null,A=e;if(e===A)if(typeof l=="st\
ring"){if(te(l,256)){let b={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};i===null?i=[b]:i.push(b),e++}}else{let b={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[b]:i.push(b),e++}var y=A===
e;y&&(d=!0,h=0);let k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let b={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};i===null?i=
[b]:i.push(b),e++}if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};i===null?i=[b]:i.push(b),e++}else if(l<-9007199254740991||isNaN(l)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};i===null?i=[b]:i.push(b),e++}}var y=k===e;if(y&&d?(d=!1,h=[h,1]):y&&(d=
!0,h=1),d)e=f,i!==null&&(f?i.length=f:i=null);else{let b={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return i===null?i=[b]:i.push(b),e++,ee.errors=
i,!1}var n=c===e}else var n=!0;if(n){if(m.method!==void 0){let l=m.method,c=e;if(e===c)if(typeof l==
"string"){if(te(l,256))return ee.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(l,1))return ee.errors=
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
type:"object"}}],!1}}return ee.errors=i,e===0}var et=re;function re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.body===void 0&&(p="body"))return re.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let s;if(m.jsonrpc===
void 0&&(s="jsonrpc"))return re.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;{let o=e;for(let l in m)if(!(l==="jsonrpc"||l===
"id"||l==="method"||l==="params"||l==="result"||l==="error")){return re.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(m.jsonrpc!==void 0){let l=m.jsonrpc,c=e;if(typeof l!="string")return re.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(l!=="2.0")return re.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=c===
e}else var n=!0;if(n){if(m.id!==void 0){let l=m.id,c=e,f=e,d=!1,h=null,A=e;if(e===A)if(typeof l=="st\
ring"){if(te(l,256)){let b={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};i===null?i=[b]:i.push(b),e++}}else{let b={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[b]:i.push(b),e++}var y=A===
e;y&&(d=!0,h=0);let k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let b={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};i===null?i=
[b]:i.push(b),e++}if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};i===null?i=[b]:i.push(b),e++}else if(l<-9007199254740991||isNaN(l)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};i===null?i=[b]:i.push(b),e++}}var y=k===e;if(y&&d?(d=!1,h=[h,1]):y&&(d=
!0,h=1),d)e=f,i!==null&&(f?i.length=f:i=null);else{let b={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return i===null?i=[b]:i.push(b),e++,re.errors=
i,!1}var n=c===e}else var n=!0;if(n){if(m.method!==void 0){let l=m.method,c=e;if(e===c)if(typeof l==
"string"){if(te(l,256))return re.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(l,1))return re.errors=
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
type:"object"}}],!1}}return re.errors=i,e===0}var rt=tt;function tt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;return tt.errors=i,e===0}var st=at;function at(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;return at.errors=i,e===0}var it=nt;function nt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;return nt.errors=i,e===0}var ot=pt;function pt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;return pt.errors=i,e===0}var mt=dt;function dt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;return dt.errors=i,e===0}var lt=yt;function yt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;return yt.errors=i,e===0}var ft=we(Ee()),ct=we(Ne()),Ps={...ft.formats,...ct.fastFormats},ht=Fe;var x=_e;function $(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.success===void 0&&(m=
"success")||r.data===void 0&&(m="data"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let a=e;for(let s in r)if(!(s==="success"||s==="response"||
s==="data"||s==="reply")){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.success!==void 0){let s=e;
if(typeof r.success!="boolean")return $.errors=[{instancePath:t+"/success",schemaPath:"#/properties/\
success/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(r.response!==
void 0){let s=r.response,o=e;if(e===o)if(typeof s=="string"){if(x(s,1048576))return $.errors=[{instancePath:t+
"/response",schemaPath:"#/properties/response/maxLength",keyword:"maxLength",params:{limit:1048576}}],
!1}else return $.errors=[{instancePath:t+"/response",schemaPath:"#/properties/response/type",keyword:"\
type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(r.reply!==void 0){let s=r.reply,
o=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.status===void 0&&(f="status")||
s.headers===void 0&&(f="headers")||s.truncated===void 0&&(f="truncated")||s.bytes===void 0&&(f="byte\
s"))return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/required",keyword:"requir\
ed",params:{missingProperty:f}}],!1;{let d=e;for(let h in s)if(!(h==="status"||h==="headers"||h==="t\
runcated"||h==="bytes")){return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(d===e){
if(s.status!==void 0){let h=s.status,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return $.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){if(h>299||isNaN(h))return $.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:299}}],!1;if(h<200||isNaN(h))return $.errors=[{instancePath:t+
"/reply/status",schemaPath:"schema:ToolReply/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:200}}],!1}var y=A===e}else var y=!0;if(y){if(s.headers!==void 0){let h=s.headers,A=e;if(e===
A)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length>64)return $.errors=[{instancePath:t+
"/reply/headers",schemaPath:"schema:ToolReply/properties/headers/maxProperties",keyword:"maxProperti\
es",params:{limit:64}}],!1;for(let _ in h){let b=h[_],w=e;if(e===w)if(typeof b=="string"){if(x(b,2048))
return $.errors=[{instancePath:t+"/reply/headers/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ToolReply/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1}else return $.errors=[{instancePath:t+"/reply/headers/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:ToolReply/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"}}],!1;var p=w===e;if(!p)break}}else return $.errors=[{instancePath:t+"/reply/headers",schemaPath:"\
schema:ToolReply/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=A===e}else
var y=!0;if(y){if(s.truncated!==void 0){let h=e;if(typeof s.truncated!="boolean")return $.errors=[{instancePath:t+
"/reply/truncated",schemaPath:"schema:ToolReply/properties/truncated/type",keyword:"type",params:{type:"\
boolean"}}],!1;var y=h===e}else var y=!0;if(y)if(s.bytes!==void 0){let h=s.bytes,A=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h==
"number"&&isFinite(h)){if(h>1e9||isNaN(h))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(h<0||isNaN(h))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"schema:ToolReply/proper\
ties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=A===e}else var y=!0}}}}}else
return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/type",keyword:"type",params:{
type:"object"}}],!1;var n=o===e}else var n=!0}}}}else return $.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=i,e===0}function z(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.result===void 0&&(n="result"))return z.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let y=e;for(let p in r)if(p!==
"result"){return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:p}}],!1;break}y===e&&r.result!==void 0&&($(r.result,{instancePath:t+
"/result",parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(i=i===null?$.errors:
i.concat($.errors),e=i.length))}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return z.errors=i,e===0}function Fe(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(i=i===null?z.errors:i.concat(z.errors),
e=i.length));else return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Fe.errors=i,e===0}var ut=pe;var D=Ae;function pe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let y=r.
response;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let m;if(y.task_id===void 0&&(m="task\
_id")||y.msg===void 0&&(m="msg"))return pe.errors=[{instancePath:t+"/response",schemaPath:"schema:Ta\
skCreated/required",keyword:"required",params:{missingProperty:m}}],!1;{let a=e;for(let s in y)if(!(s===
"task_id"||s==="msg")){return pe.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===
e){if(y.task_id!==void 0){let s=y.task_id,o=e;if(e===o)if(typeof s=="string"){if(x(s,64))return pe.errors=
[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(D(s,1))return pe.errors=[{instancePath:t+"/response/task_id",schemaPath:"\
schema:TaskCreated/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/type",
keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(y.msg!==void 0){let s=y.
msg,o=e;if(e===o)if(typeof s=="string"){if(x(s,256))return pe.errors=[{instancePath:t+"/response/msg",
schemaPath:"schema:TaskCreated/properties/msg/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
if(D(s,1))return pe.errors=[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreated/propertie\
s/msg/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:t+"/\
response/msg",schemaPath:"schema:TaskCreated/properties/msg/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=o===e}else var n=!0}}}else return pe.errors=[{instancePath:t+"/response",schemaPath:"\
schema:TaskCreated/type",keyword:"type",params:{type:"object"}}],!1}}else return pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=i,e===0}var gt=Ge;var vs={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"string",
enum:["pending","running","completed","failed"]},result:{$ref:"schema:Result"},error:{type:"string",
minLength:1,maxLength:2048},code:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_]*$"},upstream:{
$ref:"schema:UpstreamAnswer"},may_have_happened:{type:"boolean"}},$id:"schema:Task"};var Pt=new RegExp("^[a-z][a-z0-9_]*$","u");function R(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let p;if(r.status===void 0&&(p="status"))return R.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;{let m=e;for(let a in r)if(!(a==="status"||a==="r\
esult"||a==="error"||a==="code"||a==="upstream"||a==="may_have_happened")){return R.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(m===e){if(r.status!==void 0){let a=r.status,s=e;if(typeof a!="string")return R.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(a===
"pending"||a==="running"||a==="completed"||a==="failed"))return R.errors=[{instancePath:t+"/status",
schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:vs.properties.status.enum}}],
!1;var n=s===e}else var n=!0;if(n){if(r.result!==void 0){let a=e;$(r.result,{instancePath:t+"/result",
parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(i=i===null?$.errors:i.concat(
$.errors),e=i.length);var n=a===e}else var n=!0;if(n){if(r.error!==void 0){let a=r.error,s=e;if(e===
s)if(typeof a=="string"){if(x(a,2048))return R.errors=[{instancePath:t+"/error",schemaPath:"#/proper\
ties/error/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(a,1))return R.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"s\
tring"}}],!1;var n=s===e}else var n=!0;if(n){if(r.code!==void 0){let a=r.code,s=e;if(e===s)if(typeof a==
"string"){if(x(a,64))return R.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!Pt.test(a))return R.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return R.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.upstream!==void 0){let a=r.upstream,s=e;if(e===
e)if(a&&typeof a=="object"&&!Array.isArray(a)){let c;if(a.status===void 0&&(c="status"))return R.errors=
[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/required",keyword:"required",params:{
missingProperty:c}}],!1;{let f=e;for(let d in a)if(!(d==="status"||d==="body"||d==="media_type"||d===
"retry_after")){return R.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e){if(a.
status!==void 0){let d=a.status,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return R.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>599||isNaN(
d))return R.errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/\
status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(d<100||isNaN(d))return R.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/minim\
um",keyword:"minimum",params:{comparison:">=",limit:100}}],!1}var y=h===e}else var y=!0;if(y){if(a.media_type!==
void 0){let d=a.media_type,h=e;if(e===h)if(typeof d=="string"){if(x(d,128))return R.errors=[{instancePath:t+
"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1;if(D(d,3))return R.errors=[{instancePath:t+"/upstream/media_type",
schemaPath:"schema:UpstreamAnswer/properties/media_type/minLength",keyword:"minLength",params:{limit:3}}],
!1}else return R.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/pr\
operties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var y=h===e}else var y=!0;if(y)
if(a.retry_after!==void 0){let d=a.retry_after,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return R.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/prope\
rties/retry_after/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(
d)){if(d>31536e3||isNaN(d))return R.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"sche\
ma:UpstreamAnswer/properties/retry_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],
!1;if(d<0||isNaN(d))return R.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:Upst\
reamAnswer/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=h===
e}else var y=!0}}}}else return R.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnsw\
er/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else var n=!0;if(n)if(r.may_have_happened!==
void 0){let a=e;if(typeof r.may_have_happened!="boolean")return R.errors=[{instancePath:t+"/may_have\
_happened",schemaPath:"#/properties/may_have_happened/type",keyword:"type",params:{type:"boolean"}}],
!1;var n=a===e}else var n=!0}}}}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return R.errors=i,e===0}function Ge(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(R(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(i=i===null?R.errors:i.concat(R.errors),
e=i.length));else return Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ge.errors=i,e===0}var vt=Xe;var kt={type:"object",additionalProperties:!1,required:["scheme","from"],properties:{scheme:{type:"s\
tring",minLength:1,maxLength:256},from:{type:"string",enum:["caller","server"]},header:{type:"string",
minLength:9,maxLength:128},required:{type:"boolean"}},$id:"schema:ToolCredential"},ir=new RegExp("^[\
0-9]{1,9}(\\.[0-9]{1,9})?$","u");function j(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,
dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;
if(r.name===void 0&&(m="name")||r.description===void 0&&(m="description")||r.resourceUrl===void 0&&(m=
"resourceUrl")||r.priceUsd===void 0&&(m="priceUsd")||r.network===void 0&&(m="network"))return j.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let a=e;
for(let s in r)if(!(s==="name"||s==="description"||s==="resourceUrl"||s==="priceUsd"||s==="network"||
s==="credentials"||s==="parameters")){return j.errors=[{instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.name!==
void 0){let s=r.name,o=e;if(e===o)if(typeof s=="string"){if(x(s,64))return j.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(s,1))
return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.description!==void 0){
let s=r.description,o=e;if(e===o)if(typeof s=="string"){if(x(s,4096))return j.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return j.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.resourceUrl!==void 0){let s=r.
resourceUrl,o=e;if(e===o)if(typeof s=="string"){if(x(s,2048))return j.errors=[{instancePath:t+"/reso\
urceUrl",schemaPath:"#/properties/resourceUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;
if(D(s,1))return j.errors=[{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/resourceUrl",
schemaPath:"#/properties/resourceUrl/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else
var n=!0;if(n){if(r.priceUsd!==void 0){let s=r.priceUsd,o=e;if(e===e)if(typeof s=="string"){if(x(s,20))
return j.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!ir.test(s))return j.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return j.errors=[
{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;
var n=o===e}else var n=!0;if(n){if(r.network!==void 0){let s=r.network,o=e;if(e===o)if(typeof s=="st\
ring"){if(x(s,64))return j.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(D(s,1))return j.errors=[{instancePath:t+"/networ\
k",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"\
string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.credentials!==void 0){let s=r.credentials,o=e;if(e===
o)if(Array.isArray(s)){if(s.length>16)return j.errors=[{instancePath:t+"/credentials",schemaPath:"#/\
properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var y=!0;let c=s.length;
for(let f=0;f<c;f++){let d=s[f],h=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let _;if(d.
scheme===void 0&&(_="scheme")||d.from===void 0&&(_="from"))return j.errors=[{instancePath:t+"/creden\
tials/"+f,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{missingProperty:_}}],
!1;{let b=e;for(let w in d)if(!(w==="scheme"||w==="from"||w==="header"||w==="required")){return j.errors=
[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}}],!1;break}if(b===e){if(d.scheme!==void 0){let w=d.
scheme,S=e;if(e===S)if(typeof w=="string"){if(x(w,256))return j.errors=[{instancePath:t+"/credential\
s/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(D(w,1))return j.errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"s\
chema:ToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/sch\
eme/type",keyword:"type",params:{type:"string"}}],!1;var p=S===e}else var p=!0;if(p){if(d.from!==void 0){
let w=d.from,S=e;if(typeof w!="string")return j.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"\
schema:ToolCredential/properties/from/type",keyword:"type",params:{type:"string"}}],!1;if(!(w==="cal\
ler"||w==="server"))return j.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"schema:To\
olCredential/properties/from/enum",keyword:"enum",params:{allowedValues:kt.properties.from.enum}}],!1;
var p=S===e}else var p=!0;if(p){if(d.header!==void 0){let w=d.header,S=e;if(e===S)if(typeof w=="stri\
ng"){if(x(w,128))return j.errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:Too\
lCredential/properties/header/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(w,9))return j.
errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/hea\
der/minLength",keyword:"minLength",params:{limit:9}}],!1}else return j.errors=[{instancePath:t+"/cre\
dentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/header/type",keyword:"type",params:{
type:"string"}}],!1;var p=S===e}else var p=!0;if(p)if(d.required!==void 0){let w=e;if(typeof d.required!=
"boolean")return j.errors=[{instancePath:t+"/credentials/"+f+"/required",schemaPath:"schema:ToolCred\
ential/properties/required/type",keyword:"type",params:{type:"boolean"}}],!1;var p=w===e}else var p=!0}}}}}else
return j.errors=[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/type",keyword:"\
type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return j.errors=[{instancePath:t+"/\
credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type:"array"}}],!1;var n=o===
e}else var n=!0;if(n)if(r.parameters!==void 0){let s=r.parameters,o=e;if(e===o&&!(s&&typeof s=="obje\
ct"&&!Array.isArray(s)))return j.errors=[{instancePath:t+"/parameters",schemaPath:"#/properties/para\
meters/type",keyword:"type",params:{type:"object"}}],!1;var n=o===e}else var n=!0}}}}}}}}else return j.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=
i,e===0}function me(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.agentId===void 0&&(p=
"agentId")||r.tools===void 0&&(p="tools"))return me.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;{let m=e;for(let a in r)if(!(a==="agentId"||a==="\
tools")){return me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:a}}],!1;break}if(m===e){if(r.agentId!==void 0){let a=r.agentId,
s=e;if(e===s)if(typeof a=="string"){if(x(a,64))return me.errors=[{instancePath:t+"/agentId",schemaPath:"\
#/properties/agentId/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(a,1))return me.errors=
[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return me.errors=[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/typ\
e",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.tools!==void 0){let a=r.
tools,s=e;if(e===s)if(Array.isArray(a)){if(a.length>1e3)return me.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var y=!0;let l=a.length;for(let c=0;c<
l;c++){let f=e;j(a[c],{instancePath:t+"/tools/"+c,parentData:a,parentDataProperty:c,rootData:u,dynamicAnchors:P})||
(i=i===null?j.errors:i.concat(j.errors),e=i.length);var y=f===e;if(!y)break}}}else return me.errors=
[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var n=s===e}else var n=!0}}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return me.errors=i,e===0}function ae(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let p;if(r.count===void 0&&(p="count")||r.agents===void 0&&(p="agents"))
return ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;{let m=e;for(let a in r)if(!(a==="count"||a==="agents")){return ae.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(m===
e){if(r.count!==void 0){let a=r.count,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ae.
errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return ae.errors=[{instancePath:t+
"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],
!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=s===e}else var n=!0;if(n)if(r.agents!==
void 0){let a=r.agents,s=e;if(e===s)if(Array.isArray(a)){if(a.length>1e5)return ae.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var y=!0;
let l=a.length;for(let c=0;c<l;c++){let f=e;me(a[c],{instancePath:t+"/agents/"+c,parentData:a,parentDataProperty:c,
rootData:u,dynamicAnchors:P})||(i=i===null?me.errors:i.concat(me.errors),e=i.length);var y=f===e;if(!y)
break}}}else return ae.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"array"}}],!1;var n=s===e}else var n=!0}}}else return ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=i,e===0}function Xe(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let i=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ae(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(i=i===null?ae.
errors:i.concat(ae.errors),e=i.length));else return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Xe.errors=i,e===0}var bt=Ve;function Ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?z.errors:i.concat(z.errors),e=i.length));else return Ve.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=i,e===0}var wt=C;function C(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.x402Version===void 0&&(a="\
x402Version")||p.error===void 0&&(a="error")||p.message===void 0&&(a="message")||p.accepts===void 0&&
(a="accepts"))return C.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:a}}],!1;if(p.x402Version!==void 0){let s=p.x402Version,
o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return C.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=o===
e}else var n=!0;if(n){if(p.error!==void 0){let s=p.error,o=e;if(e===o)if(typeof s=="string"){if(x(s,
1024))return C.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return C.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return C.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n){if(p.message!==void 0){let s=p.message,o=e;if(e===o)if(typeof s=="string"){if(x(s,1024))return C.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return C.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return C.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n)if(p.accepts!==void 0){let s=p.accepts,o=e;if(e===o)if(Array.isArray(s)){if(s.length>32)return C.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return C.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===h&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return C.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return C.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}else
return C.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return C.errors=i,e===0}var _t=Ce;function Ce(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?z.errors:i.concat(z.errors),e=i.length));else return Ce.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=i,e===0}var At=H;function H(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.x402Version===void 0&&(a="\
x402Version")||p.error===void 0&&(a="error")||p.message===void 0&&(a="message")||p.accepts===void 0&&
(a="accepts"))return H.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:a}}],!1;if(p.x402Version!==void 0){let s=p.x402Version,
o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return H.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=o===
e}else var n=!0;if(n){if(p.error!==void 0){let s=p.error,o=e;if(e===o)if(typeof s=="string"){if(x(s,
1024))return H.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return H.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n){if(p.message!==void 0){let s=p.message,o=e;if(e===o)if(typeof s=="string"){if(x(s,1024))return H.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return H.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n)if(p.accepts!==void 0){let s=p.accepts,o=e;if(e===o)if(Array.isArray(s)){if(s.length>32)return H.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return H.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===h&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return H.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return H.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}else
return H.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return H.errors=i,e===0}var xt=He;function He(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ae(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?ae.errors:i.concat(ae.errors),e=i.length));else return He.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=i,e===0}var qt=Qe;function Qe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?z.errors:i.concat(z.errors),e=i.length));else return Qe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=i,e===0}var Lt=Q;function Q(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.x402Version===void 0&&(a="\
x402Version")||p.error===void 0&&(a="error")||p.message===void 0&&(a="message")||p.accepts===void 0&&
(a="accepts"))return Q.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:a}}],!1;if(p.x402Version!==void 0){let s=p.x402Version,
o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return Q.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=o===
e}else var n=!0;if(n){if(p.error!==void 0){let s=p.error,o=e;if(e===o)if(typeof s=="string"){if(x(s,
1024))return Q.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return Q.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n){if(p.message!==void 0){let s=p.message,o=e;if(e===o)if(typeof s=="string"){if(x(s,1024))return Q.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return Q.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n)if(p.accepts!==void 0){let s=p.accepts,o=e;if(e===o)if(Array.isArray(s)){if(s.length>32)return Q.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return Q.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===h&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return Q.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return Q.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}else
return Q.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Q.errors=i,e===0}var jt=Ze;function Ze(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?z.errors:i.concat(z.errors),e=i.length));else return Ze.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=i,e===0}var Tt=Z;function Z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.x402Version===void 0&&(a="\
x402Version")||p.error===void 0&&(a="error")||p.message===void 0&&(a="message")||p.accepts===void 0&&
(a="accepts"))return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:a}}],!1;if(p.x402Version!==void 0){let s=p.x402Version,
o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return Z.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=o===
e}else var n=!0;if(n){if(p.error!==void 0){let s=p.error,o=e;if(e===o)if(typeof s=="string"){if(x(s,
1024))return Z.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return Z.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n){if(p.message!==void 0){let s=p.message,o=e;if(e===o)if(typeof s=="string"){if(x(s,1024))return Z.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return Z.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n)if(p.accepts!==void 0){let s=p.accepts,o=e;if(e===o)if(Array.isArray(s)){if(s.length>32)return Z.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return Z.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===h&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return Z.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===
e;if(!y)break}}}else return Z.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}else
return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Z.errors=i,e===0}var Et=Be;function K(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.jsonrpc===void 0&&(m=
"jsonrpc")||r.id===void 0&&(m="id"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let a=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s===
"result"||s==="error")){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.jsonrpc!==void 0){let s=r.
jsonrpc,o=e;if(typeof s!="string")return K.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properti\
es/jsonrpc/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="2.0")return K.errors=[{instancePath:t+
"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;
var n=o===e}else var n=!0;if(n){if(r.id!==void 0){let s=r.id,o=e,l=e,c=!1,f=null,d=e;if(e===d)if(typeof s==
"string"){if(x(s,256)){let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};i===null?i=[k]:i.push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[k]:i.push(k),e++}var y=d===
e;y&&(c=!0,f=0);let h=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};i===null?i=[k]:
i.push(k),e++}if(e===h&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
i===null?i=[k]:i.push(k),e++}else if(s<-9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};i===
null?i=[k]:i.push(k),e++}}var y=h===e;if(y&&c?(c=!1,f=[f,1]):y&&(c=!0,f=1),c)e=l,i!==null&&(l?i.length=
l:i=null);else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:f}};
return i===null?i=[k]:i.push(k),e++,K.errors=i,!1}var n=o===e}else var n=!0;if(n){if(r.result!==void 0){
let s=r.result,o=e;if(e===o&&!(s&&typeof s=="object"&&!Array.isArray(s)))return K.errors=[{instancePath:t+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"}}],!1;var n=o===
e}else var n=!0;if(n)if(r.error!==void 0){let s=r.error,o=e;if(e===e)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.code===void 0&&(f="code")||s.message===void 0&&(f="message"))return K.errors=
[{instancePath:t+"/error",schemaPath:"schema:RpcError/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.code!==void 0){let d=s.code,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return K.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))
return K.errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(d<-2147483648||isNaN(d))return K.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}}],!1}var p=h===e}else var p=!0;if(p){if(s.message!==
void 0){let d=s.message,h=e;if(e===h)if(typeof d=="string"){if(x(d,65536))return K.errors=[{instancePath:t+
"/error/message",schemaPath:"schema:RpcError/properties/message/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1}else return K.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcError\
/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var p=h===e}else var p=!0;if(p)
if(s.data!==void 0){let d=s.data,h=e;if(e===h&&!(d&&typeof d=="object"&&!Array.isArray(d)))return K.
errors=[{instancePath:t+"/error/data",schemaPath:"schema:RpcError/properties/data/type",keyword:"typ\
e",params:{type:"object"}}],!1;var p=h===e}else var p=!0}}else return K.errors=[{instancePath:t+"/er\
ror",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"object"}}],!1;var n=o===e}else var n=!0}}}}}else
return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=i,e===0}function Be(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?K.errors:i.concat(K.errors),e=i.length));else return Be.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=i,e===0}var Nt=We;var ks=Ps.int32;function T(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.error===void 0&&(p="\
error")||r.message===void 0&&(p="message"))return T.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;{let m=e;for(let a in r)if(!(a==="error"||a==="me\
ssage"||a==="detail"||a==="code"||a==="param"||a==="upstream"||a==="may_have_happened")){return T.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(m===e){if(r.error!==void 0){let a=r.error,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return T.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>599||isNaN(a))return T.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(a<400||isNaN(a))return T.errors=[{instancePath:t+"/error",schemaPath:"#/prope\
rties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1;if(!ks.validate(a))return T.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/format",keyword:"format",params:{format:"\
int32"}}],!1}var n=s===e}else var n=!0;if(n){if(r.message!==void 0){let a=r.message,s=e;if(e===s)if(typeof a==
"string"){if(x(a,2048))return T.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(a,1))return T.errors=[{instancePath:t+"\
/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return T.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.detail!==void 0){let a=r.detail,s=e;if(e===
s)if(typeof a=="string"){if(x(a,2048))return T.errors=[{instancePath:t+"/detail",schemaPath:"#/prope\
rties/detail/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(a,1))return T.errors=[{instancePath:t+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.
errors=[{instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.code!==void 0){let a=r.code,s=e;if(e===s)if(typeof a==
"string"){if(x(a,64))return T.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!Pt.test(a))return T.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return T.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.param!==void 0){let a=r.param,s=e;if(e===s)
if(typeof a=="string"){if(x(a,256))return T.errors=[{instancePath:t+"/param",schemaPath:"#/propertie\
s/param/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return T.errors=[{instancePath:t+
"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else
var n=!0;if(n){if(r.upstream!==void 0){let a=r.upstream,s=e;if(e===e)if(a&&typeof a=="object"&&!Array.
isArray(a)){let c;if(a.status===void 0&&(c="status"))return T.errors=[{instancePath:t+"/upstream",schemaPath:"\
schema:UpstreamAnswer/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;for(let d in a)
if(!(d==="status"||d==="body"||d==="media_type"||d==="retry_after")){return T.errors=[{instancePath:t+
"/upstream",schemaPath:"schema:UpstreamAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d}}],!1;break}if(f===e){if(a.status!==void 0){let d=a.status,h=e;if(!(typeof d=="\
number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return T.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return T.errors=[{instancePath:t+"/upstream/stat\
us",schemaPath:"schema:UpstreamAnswer/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(d<100||isNaN(d))return T.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}}],
!1}var y=h===e}else var y=!0;if(y){if(a.media_type!==void 0){let d=a.media_type,h=e;if(e===h)if(typeof d==
"string"){if(x(d,128))return T.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:Ups\
treamAnswer/properties/media_type/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(d,3))return T.
errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_ty\
pe/minLength",keyword:"minLength",params:{limit:3}}],!1}else return T.errors=[{instancePath:t+"/upst\
ream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/type",keyword:"type",params:{
type:"string"}}],!1;var y=h===e}else var y=!0;if(y)if(a.retry_after!==void 0){let d=a.retry_after,h=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return T.errors=[{instancePath:t+"/upstream\
/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>31536e3||isNaN(d))return T.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],!1;if(d<0||isNaN(d))return T.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=h===e}else var y=!0}}}}else return T.
errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/type",keyword:"type",params:{type:"\
object"}}],!1;var n=s===e}else var n=!0;if(n)if(r.may_have_happened!==void 0){let a=e;if(typeof r.may_have_happened!=
"boolean")return T.errors=[{instancePath:t+"/may_have_happened",schemaPath:"#/properties/may_have_ha\
ppened/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0}}}}}}}}else return T.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=
i,e===0}function V(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.jsonrpc===void 0&&(m=
"jsonrpc")||r.error===void 0&&(m="error"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let a=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s===
"error")){return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.jsonrpc!==void 0){let s=r.jsonrpc,
o=e;if(typeof s!="string")return V.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonr\
pc/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="2.0")return V.errors=[{instancePath:t+"/\
jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=o===
e}else var n=!0;if(n){if(r.id!==void 0){let s=r.id,o=e,l=e,c=!1,f=null,d=e;if(e===d)if(typeof s=="st\
ring"){if(x(s,256)){let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};i===null?i=[k]:i.push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[k]:i.push(k),e++}var y=d===
e;y&&(c=!0,f=0);let h=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};i===null?i=[k]:
i.push(k),e++}if(e===h&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
i===null?i=[k]:i.push(k),e++}else if(s<-9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};i===
null?i=[k]:i.push(k),e++}}var y=h===e;if(y&&c?(c=!1,f=[f,1]):y&&(c=!0,f=1),c)e=l,i!==null&&(l?i.length=
l:i=null);else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:f}};
return i===null?i=[k]:i.push(k),e++,V.errors=i,!1}var n=o===e}else var n=!0;if(n)if(r.error!==void 0){
let s=r.error,o=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.code===void 0&&(f=
"code")||s.message===void 0&&(f="message"))return V.errors=[{instancePath:t+"/error",schemaPath:"sch\
ema:RpcError/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.code!==void 0){let d=s.
code,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return V.errors=[{instancePath:t+"\
/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return V.errors=[{instancePath:t+
"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(d<-2147483648||isNaN(d))return V.errors=[{instancePath:t+"/error/code",
schemaPath:"schema:RpcError/properties/code/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}}],
!1}var p=h===e}else var p=!0;if(p){if(s.message!==void 0){let d=s.message,h=e;if(e===h)if(typeof d==
"string"){if(x(d,65536))return V.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcErro\
r/properties/message/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return V.errors=[
{instancePath:t+"/error/message",schemaPath:"schema:RpcError/properties/message/type",keyword:"type",
params:{type:"string"}}],!1;var p=h===e}else var p=!0;if(p)if(s.data!==void 0){let d=s.data,h=e;if(e===
h&&!(d&&typeof d=="object"&&!Array.isArray(d)))return V.errors=[{instancePath:t+"/error/data",schemaPath:"\
schema:RpcError/properties/data/type",keyword:"type",params:{type:"object"}}],!1;var p=h===e}else var p=!0}}else
return V.errors=[{instancePath:t+"/error",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"\
object"}}],!1;var n=o===e}else var n=!0}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return V.errors=i,e===0}function ie(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0,n=e,y=!1,p=e;
T(r,{instancePath:t,parentData:v,parentDataProperty:g,rootData:u,dynamicAnchors:P})||(i=i===null?T.errors:
i.concat(T.errors),e=i.length);var m=p===e;if(y=y||m,!y){let a=e;V(r,{instancePath:t,parentData:v,parentDataProperty:g,
rootData:u,dynamicAnchors:P})||(i=i===null?V.errors:i.concat(V.errors),e=i.length);var m=a===e;y=y||
m}if(y)e=n,i!==null&&(n?i.length=n:i=null);else{let a={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return i===null?i=[a]:i.push(a),e++,ie.errors=i,!1}return ie.errors=i,e===0}function We(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let i=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(i=i===null?ie.
errors:i.concat(ie.errors),e=i.length));else return We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return We.errors=i,e===0}var Dt=Je;function Je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?ie.errors:i.concat(ie.errors),e=i.length));else return Je.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=i,e===0}var St=er;function er(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?K.errors:i.concat(K.errors),e=i.length));else return er.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=i,e===0}var Mt=rr;function rr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?ie.errors:i.concat(ie.errors),e=i.length));else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=i,e===0}var Rt=tr;function tr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(i=i===null?ie.errors:i.concat(ie.errors),e=i.length));else return tr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=i,e===0}var It=sr;function I(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.description===void 0&&
(m="description")||r.price_usd===void 0&&(m="price_usd")||r.parameters===void 0&&(m="parameters"))return I.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{
let a=e;for(let s in r)if(!(s==="description"||s==="price_usd"||s==="credentials"||s==="parameters")){
return I.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}}],!1;break}if(a===e){if(r.description!==void 0){let s=r.description,o=e;
if(e===o)if(typeof s=="string"){if(x(s,4096))return I.errors=[{instancePath:t+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return I.errors=
[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.price_usd!==void 0){let s=r.price_usd,o=e;if(e===
e)if(typeof s=="string"){if(x(s,20))return I.errors=[{instancePath:t+"/price_usd",schemaPath:"schema\
:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!ir.test(s))return I.errors=[{instancePath:t+
"/price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{\
1,9})?$"}}],!1}else return I.errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.credentials!==void 0){let s=r.
credentials,o=e;if(e===o)if(Array.isArray(s)){if(s.length>16)return I.errors=[{instancePath:t+"/cred\
entials",schemaPath:"#/properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var y=!0;
let c=s.length;for(let f=0;f<c;f++){let d=s[f],h=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(
d)){let _;if(d.scheme===void 0&&(_="scheme")||d.from===void 0&&(_="from"))return I.errors=[{instancePath:t+
"/credentials/"+f,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{missingProperty:_}}],
!1;{let b=e;for(let w in d)if(!(w==="scheme"||w==="from"||w==="header"||w==="required")){return I.errors=
[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}}],!1;break}if(b===e){if(d.scheme!==void 0){let w=d.
scheme,S=e;if(e===S)if(typeof w=="string"){if(x(w,256))return I.errors=[{instancePath:t+"/credential\
s/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(D(w,1))return I.errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"s\
chema:ToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return I.
errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/sch\
eme/type",keyword:"type",params:{type:"string"}}],!1;var p=S===e}else var p=!0;if(p){if(d.from!==void 0){
let w=d.from,S=e;if(typeof w!="string")return I.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"\
schema:ToolCredential/properties/from/type",keyword:"type",params:{type:"string"}}],!1;if(!(w==="cal\
ler"||w==="server"))return I.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"schema:To\
olCredential/properties/from/enum",keyword:"enum",params:{allowedValues:kt.properties.from.enum}}],!1;
var p=S===e}else var p=!0;if(p){if(d.header!==void 0){let w=d.header,S=e;if(e===S)if(typeof w=="stri\
ng"){if(x(w,128))return I.errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:Too\
lCredential/properties/header/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(w,9))return I.
errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/hea\
der/minLength",keyword:"minLength",params:{limit:9}}],!1}else return I.errors=[{instancePath:t+"/cre\
dentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/header/type",keyword:"type",params:{
type:"string"}}],!1;var p=S===e}else var p=!0;if(p)if(d.required!==void 0){let w=e;if(typeof d.required!=
"boolean")return I.errors=[{instancePath:t+"/credentials/"+f+"/required",schemaPath:"schema:ToolCred\
ential/properties/required/type",keyword:"type",params:{type:"boolean"}}],!1;var p=w===e}else var p=!0}}}}}else
return I.errors=[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/type",keyword:"\
type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return I.errors=[{instancePath:t+"/\
credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type:"array"}}],!1;var n=o===
e}else var n=!0;if(n)if(r.parameters!==void 0){let s=r.parameters,o=e;if(e===o&&!(s&&typeof s=="obje\
ct"&&!Array.isArray(s)))return I.errors=[{instancePath:t+"/parameters",schemaPath:"#/properties/para\
meters/type",keyword:"type",params:{type:"object"}}],!1;var n=o===e}else var n=!0}}}}}else return I.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=
i,e===0}function se(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.description===void 0&&
(p="description")||r.available===void 0&&(p="available")||r.query_price_usd===void 0&&(p="query_pric\
e_usd")||r.tools===void 0&&(p="tools"))return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let m=e;for(let a in r)if(!(a==="description"||a==="avail\
able"||a==="query_price_usd"||a==="tools")){return se.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(m===e){if(r.
description!==void 0){let a=r.description,s=e;if(e===s)if(typeof a=="string"){if(x(a,4096))return se.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return se.errors=[{instancePath:t+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){
if(r.available!==void 0){let a=e;if(typeof r.available!="boolean")return se.errors=[{instancePath:t+
"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===
e}else var n=!0;if(n){if(r.query_price_usd!==void 0){let a=r.query_price_usd,s=e;if(e===e)if(typeof a==
"string"){if(x(a,20))return se.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/max\
Length",keyword:"maxLength",params:{limit:20}}],!1;if(!ir.test(a))return se.errors=[{instancePath:t+
"/query_price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.\
[0-9]{1,9})?$"}}],!1}else return se.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Us\
d/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.tools!==void 0){
let a=r.tools,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>1e3)
return se.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"ma\
xProperties",params:{limit:1e3}}],!1;for(let l in a){let c=e;I(a[l],{instancePath:t+"/tools/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:l,rootData:u,dynamicAnchors:P})||(i=i===
null?I.errors:i.concat(I.errors),e=i.length);var y=c===e;if(!y)break}}else return se.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else
var n=!0}}}}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return se.errors=i,e===0}function ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let y;if(r.agents===void 0&&(y="agents"))return ve.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:y}}],!1;{let p=e;for(let m in r)if(m!=="agents"){return ve.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(p===e&&r.agents!==void 0){let m=r.agents;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length>1e5)return ve.errors=[{instancePath:t+"/agents",schemaPath:"#/propertie\
s/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let s in m){let o=e;se(m[s],
{instancePath:t+"/agents/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:s,
rootData:u,dynamicAnchors:P})||(i=i===null?se.errors:i.concat(se.errors),e=i.length);var n=o===e;if(!n)
break}}else return ve.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"object"}}],!1}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ve.errors=i,e===0}function sr(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(ve(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(i=i===null?ve.errors:i.concat(ve.errors),
e=i.length));else return sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return sr.errors=i,e===0}var $t=ar;var bs={type:"object",additionalProperties:!1,required:["status","agents"],properties:{status:{type:"\
string",enum:["ok","degraded"]},agents:{type:"object",maxProperties:1e5,additionalProperties:{$ref:"\
schema:AgentHealth"}}},$id:"schema:MeshHealth"};function B(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.status===void 0&&(m=
"status")||r.agents===void 0&&(m="agents"))return B.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;{let a=e;for(let s in r)if(!(s==="status"||s==="a\
gents")){return B.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.status!==void 0){let s=r.status,o=e;
if(typeof s!="string")return B.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(!(s==="ok"||s==="degraded"))return B.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:bs.properties.status.
enum}}],!1;var n=o===e}else var n=!0;if(n)if(r.agents!==void 0){let s=r.agents,o=e;if(e===o)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>1e5)return B.errors=[{instancePath:t+"/agents",
schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let c in s){
let f=s[c],d=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let A;if(f.available===void 0&&
(A="available"))return B.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:AgentHealth/required",keyword:"required",params:{missingProperty:A}}],!1;{let k=e;
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
e",params:{type:"object"}}],!1;var p=d===e;if(!p)break}}else return B.errors=[{instancePath:t+"/agen\
ts",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var n=o===e}else
var n=!0}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return B.errors=i,e===0}function ar(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(B(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"r\
esponse",rootData:u,dynamicAnchors:P})||(i=i===null?B.errors:i.concat(B.errors),e=i.length));else return ar.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=
i,e===0}var Kt=L;function L(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let s=r.
response;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.name===void 0&&(l="name")||
s.operations===void 0&&(l="operations")||s.elsewhere===void 0&&(l="elsewhere"))return L.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;
{let c=e;for(let f in s)if(!(f==="name"||f==="operations"||f==="elsewhere")){return L.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}}],!1;break}if(c===e){if(s.name!==void 0){let f=s.name,d=e;if(e===d)if(typeof f==
"string"){if(x(f,128))return L.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(f,1))return L.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return L.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(s.operations!==
void 0){let f=s.operations,d=e;if(e===d)if(Array.isArray(f)){if(f.length>256)return L.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var y=!0;let A=f.length;for(let k=0;k<A;k++){let _=f[k],b=e;if(e===b)if(_&&
typeof _=="object"&&!Array.isArray(_)){let S;if(_.method===void 0&&(S="method")||_.path===void 0&&(S=
"path")||_.summary===void 0&&(S="summary"))return L.errors=[{instancePath:t+"/response/operations/"+
k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:S}}],
!1;{let F=e;for(let q in _)if(!(q==="method"||q==="path"||q==="summary")){return L.errors=[{instancePath:t+
"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(F===e){if(_.method!==
void 0){let q=_.method,U=e;if(e===U)if(typeof q=="string"){if(x(q,7))return L.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(D(q,3))return L.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return L.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var p=U===e}else var p=!0;if(p){if(_.path!==
void 0){let q=_.path,U=e;if(e===U)if(typeof q=="string"){if(x(q,256))return L.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(q,1))return L.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/r\
esponse/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var p=U===e}else var p=!0;if(p)if(_.summary!==void 0){
let q=_.summary,U=e;if(e===U)if(typeof q=="string"){if(x(q,256))return L.errors=[{instancePath:t+"/r\
esponse/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return L.errors=[{instancePath:t+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var p=U===e}else var p=!0}}}}else return L.
errors=[{instancePath:t+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var y=b===e;if(!y)break}}}else return L.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var n=d===e}else var n=!0;if(n)if(s.elsewhere!==void 0){let f=s.elsewhere,
d=e;if(e===d)if(Array.isArray(f)){if(f.length>16)return L.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var m=!0;let A=f.length;for(let k=0;k<A;k++){let _=f[k],b=e;if(e===b)if(_&&typeof _=="object"&&!Array.
isArray(_)){let S;if(_.name===void 0&&(S="name"))return L.errors=[{instancePath:t+"/response/elsewhe\
re/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:S}}],
!1;{let F=e;for(let q in _)if(!(q==="name"||q==="path"||q==="address"||q==="port")){return L.errors=
[{instancePath:t+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(F===e){
if(_.name!==void 0){let q=_.name,U=e;if(e===U)if(typeof q=="string"){if(x(q,128))return L.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(q,1))return L.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=U===e}else var a=!0;if(a){if(_.path!==void 0){
let q=_.path,U=e;if(e===U)if(typeof q=="string"){if(x(q,256))return L.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(q,1))return L.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/respons\
e/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var a=U===e}else var a=!0;if(a){if(_.address!==void 0){let q=_.
address,U=e;if(e===U)if(typeof q=="string"){if(x(q,2048))return L.errors=[{instancePath:t+"/response\
/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(q,1))return L.errors=[{instancePath:t+"\
/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=U===e}else var a=!0;if(a)if(_.port!==
void 0){let q=_.port,U=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return L.errors=[{
instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===U&&typeof q=="number"&&isFinite(
q)){if(q>65535||isNaN(q))return L.errors=[{instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(q<1||isNaN(q))return L.errors=[{instancePath:t+"/response/elsewhere/"+k+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=U===e}else var a=!0}}}}}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var m=b===e;if(!m)break}}}else return L.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var n=d===e}else var n=!0}}}}else return L.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return L.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=i,e===0}var Ut=De;function De(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let n=r.
response;if(e===e&&!(n&&typeof n=="object"&&!Array.isArray(n)))return De.errors=[{instancePath:t+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return De.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=
i,e===0}var Ds={requestAgent:{parameters:br,body:zr,replies:{200:ht}},createTask:{parameters:_r,body:Fr,replies:{
200:ut}},queryTask:{parameters:Ar,body:Gr,replies:{200:gt}},listEvmAgents:{parameters:xr,body:Xr,replies:{
200:vt}},callPaidToolEvm:{parameters:qr,body:Cr,replies:{200:bt,402:wt}},queryPaidAgentEvm:{parameters:Lr,
body:Hr,replies:{200:_t,402:At}},listSolanaAgents:{parameters:jr,body:Qr,replies:{200:xt}},callPaidToolSolana:{
parameters:Tr,body:Br,replies:{200:qt,402:Lt}},queryPaidAgentSolana:{parameters:Er,body:Wr,replies:{
200:jt,402:Tt}},callMcp:{parameters:Nr,body:Jr,replies:{200:Et,400:Nt,404:Dt}},callAgentMcp:{parameters:Sr,
body:et,replies:{200:St,400:Mt,404:Rt}},getSchema:{parameters:Mr,body:rt,replies:{200:It}},getMeshHealth:{
parameters:Rr,body:st,replies:{200:$t}},getOverview:{parameters:Ir,body:it,replies:{200:Kt}},getContract:{
parameters:$r,body:ot,replies:{200:Ut}},getReference:{parameters:Kr,body:mt,replies:{}},getReferenceFile:{
parameters:Ur,body:lt,replies:{}}};export{Ds as default};
