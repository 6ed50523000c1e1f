// Compiled from a contract by npm run generate. Never edited.
var is=Object.create;var yr=Object.defineProperty;var ns=Object.getOwnPropertyDescriptor;var os=Object.getOwnPropertyNames;var ps=Object.getPrototypeOf,ms=Object.prototype.hasOwnProperty;var fr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(v){throw t=0,v}};var ds=(r,t,v,g)=>{if(t&&typeof t=="object"||typeof t=="function")for(let u of os(t))!ms.call(r,u)&&
u!==v&&yr(r,u,{get:()=>t[u],enumerable:!(g=ns(t,u))||g.enumerable});return r};var qe=(r,t,v)=>(v=r!=null?is(ps(r)):{},ds(t||!r||!r.__esModule?yr(v,"default",{value:r,enumerable:!0}):
v,r));var Se=fr(De=>{"use strict";Object.defineProperty(De,"__esModule",{value:!0});De.formats=void 0;var ys=2**
31-1,fs=(-2)**31,cs=2**63-1,hs=(-2)**63,ur=(2-2**-23)*2**127,gr=2**-126,us=-1*ur,gs=-1*gr,hr=()=>!0,
Ps=/^[A-Za-z0-9+/]*(=|==)?$/;De.formats={int32:{validate:r=>Number.isInteger(r)&&r<=ys&&r>=fs,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=cs&&r>=hs,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=ur&&r>=gr||r>=us&&r<=gs),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Ps.test(r),binary:hr,password:hr}});var Me=fr(Pe=>{"use strict";Object.defineProperty(Pe,"__esModule",{value:!0});Pe.formatNames=Pe.fastFormats=
Pe.fullFormats=void 0;function ge(r,t){return{validate:r,compare:t}}Pe.fullFormats={date:ge(kr,ze),time:ge(
Ke(!0),Ue),"date-time":ge(Pr(!0),wr),"iso-time":ge(Ke(),_r),"iso-date-time":ge(Pr(),Ar),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:As,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ns,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:xs,int32:{type:"number",validate:js},
int64:{type:"number",validate:Ts},float:{type:"number",validate:br},double:{type:"number",validate:br},
password:!0,binary:!0};Pe.fastFormats={...Pe.fullFormats,date:ge(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ze),time:ge(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ue),"date-time":ge(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
wr),"iso-time":ge(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,_r),
"iso-date-time":ge(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ar),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Pe.formatNames=Object.keys(Pe.fullFormats);function vs(r){return r%4===0&&(r%100!==0||r%400===0)}var bs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ks=[0,31,28,31,30,31,30,31,31,30,31,30,31];function kr(r){let t=bs.exec(r);if(!t)return!1;let v=+t[1],
g=+t[2],u=+t[3];return g>=1&&g<=12&&u>=1&&u<=(g===2&&vs(v)?29:ks[g])}function ze(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var $e=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ke(r){
return function(v){let g=$e.exec(v);if(!g)return!1;let u=+g[1],P=+g[2],n=+g[3],e=g[4],i=g[5]==="-"?-1:
1,f=+(g[6]||0),m=+(g[7]||0);if(f>23||m>59||r&&!e)return!1;if(u<=23&&P<=59&&n<60)return!0;let p=P-m*i,
a=u-f*i-(p<0?1:0);return(a===23||a===-1)&&(p===59||p===-1)&&n<61}}function Ue(r,t){if(!(r&&t))return;
let v=new Date("2020-01-01T"+r).valueOf(),g=new Date("2020-01-01T"+t).valueOf();if(v&&g)return v-g}function _r(r,t){
if(!(r&&t))return;let v=$e.exec(r),g=$e.exec(t);if(v&&g)return r=v[1]+v[2]+v[3],t=g[1]+g[2]+g[3],r>t?
1:r<t?-1:0}var Ye=/t|\s/i;function Pr(r){let t=Ke(r);return function(g){let u=g.split(Ye);return u.length===
2&&kr(u[0])&&t(u[1])}}function wr(r,t){if(!(r&&t))return;let v=new Date(r).valueOf(),g=new Date(t).valueOf();
if(v&&g)return v-g}function Ar(r,t){if(!(r&&t))return;let[v,g]=r.split(Ye),[u,P]=t.split(Ye),n=ze(v,
u);if(n!==void 0)return n||Ue(g,P)}var _s=/\/|:/,ws=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function As(r){return _s.test(r)&&ws.test(r)}var vr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function xs(r){return vr.lastIndex=0,vr.test(r)}var qs=-(2**31),Ls=2**31-1;function js(r){return Number.
isInteger(r)&&r<=Ls&&r>=qs}function Ts(r){return Number.isInteger(r)}function br(){return!0}var Es=/[^\\]\\Z/;
function Ns(r){if(Es.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Le=(r,t)=>r.length>t&&cr(r)>t,je=(r,t)=>r.length<2*t&&cr(r)<t,ls=/[\ud800-\udbff][\udc00-\udfff]/g,
cr=r=>r.length-(r.match(ls)?.length??0);var xr=qe(Se()),qr=qe(Me()),Qs={...xr.formats,...qr.fastFormats},Lr=fe;var T=Le,N=je,jr=new RegExp("^[ -~]+$","u");function fe(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))
return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.headers!==void 0){let m=r.headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["\
x-request-timeout-ms"]!==void 0){let a=m["x-request-timeout-ms"],s=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a))){let d=typeof a,o;if(o===void 0)if(d==="boolean"||a===null||d==="string"&&a&&
a==+a&&!(a%1))o=+a;else return fe.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;o!==void 0&&(a=o,m!==void 0&&(m["x-request-timeout-ms"]=o))}if(e===s&&typeof a=="number"&&isFinite(
a)){if(a>6e5||isNaN(a))return fe.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(a<1||isNaN(a))return fe.errors=[{instancePath:t+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=s===e}else var i=!0;if(i)if(m["idempotency-key"]!==void 0){let a=m["\
idempotency-key"],s=e;if(typeof a!="string"){let o=typeof a,y;if(y===void 0)if(o=="number"||o=="bool\
ean")y=""+a;else if(a===null)y="";else return fe.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;y!==void 0&&(a=y,m!==void 0&&(m["idempotency-key"]=y))}if(e===s&&typeof a=="string"){if(T(a,
255))return fe.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(N(a,1))return fe.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!jr.test(a))return fe.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var i=s===e}else var i=!0}else return fe.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return fe.
errors=n,e===0}var Tr=we;function we(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return we.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let p=f["\
idempotency-key"],a=e;if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="bool\
ean")d=""+p;else if(p===null)d="";else return we.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;d!==void 0&&(p=d,f!==void 0&&(f["idempotency-key"]=d))}if(e===a&&typeof p=="string"){if(T(p,
255))return we.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(N(p,1))return we.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!jr.test(p))return we.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return we.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return we.errors=n,e===0}var Er=Oe;function Oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return Oe.errors=n,e===0}
var Nr=Ne;function Ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ne.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.query!==void 0){let f=r.
query;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){f.details===void 0&&(f.details=!1);let p=f.
details;if(typeof p!="boolean"){let a;if(a===void 0)if(p==="false"||p===0||p===null)a=!1;else if(p===
"true"||p===1)a=!0;else return Ne.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;a!==void 0&&(p=a,f!==void 0&&
(f.details=a))}}else return Ne.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return Ne.errors=n,e===0}var Rr=K;var Dr=new RegExp("^[^.,]+(\\.[^.,]+)*(,[^.,]+(\\.[^.,]+)*)*$","u");function K(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||r.headers===void 0&&(p="headers")||
r.params===void 0&&(p="params"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:p}}],!1;if(r.query!==void 0){let a=r.query,s=e;if(e===s)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.fields!==void 0){let d=a.fields,o=e;if(typeof d!="string"){let y=typeof d,
c;if(c===void 0)if(y=="number"||y=="boolean")c=""+d;else if(d===null)c="";else return K.errors=[{instancePath:t+
"/query/fields",schemaPath:"#/properties/query/properties/fields/type",keyword:"type",params:{type:"\
string"}}],!1;c!==void 0&&(d=c,a!==void 0&&(a.fields=c))}if(e===o&&typeof d=="string"){if(T(d,2e3))return K.
errors=[{instancePath:t+"/query/fields",schemaPath:"#/properties/query/properties/fields/maxLength",
keyword:"maxLength",params:{limit:2e3}}],!1;if(N(d,1))return K.errors=[{instancePath:t+"/query/field\
s",schemaPath:"#/properties/query/properties/fields/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Dr.test(d))return K.errors=[{instancePath:t+"/query/fields",schemaPath:"#/properties/query/pr\
operties/fields/pattern",keyword:"pattern",params:{pattern:"^[^.,]+(\\.[^.,]+)*(,[^.,]+(\\.[^.,]+)*)*$"}}],
!1}}}else return K.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"ty\
pe",params:{type:"object"}}],!1;var i=s===e}else var i=!0;if(i){if(r.headers!==void 0){let a=r.headers,
s=e;if(e===s)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["payment-signature"]!==void 0){let o=a["\
payment-signature"],y=e;if(typeof o!="string"){let c=typeof o,l;if(l===void 0)if(c=="number"||c=="bo\
olean")l=""+o;else if(o===null)l="";else return K.errors=[{instancePath:t+"/headers/payment-signatur\
e",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"\
string"}}],!1;l!==void 0&&(o=l,a!==void 0&&(a["payment-signature"]=l))}if(e===y&&typeof o=="string"){
if(T(o,12288))return K.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties\
/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(
o,1))return K.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/\
properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var f=y===e}else var f=!0;
if(f)if(a["x-payment"]!==void 0){let o=a["x-payment"],y=e;if(typeof o!="string"){let l=typeof o,h;if(h===
void 0)if(l=="number"||l=="boolean")h=""+o;else if(o===null)h="";else return K.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;h!==void 0&&(o=h,a!==void 0&&(a["x-payment"]=h))}if(e===y&&typeof o=="string"){if(T(
o,12288))return K.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(o,1))return K.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var f=y===e}else var f=!0}else return K.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=s===
e}else var i=!0;if(i)if(r.params!==void 0){let a=r.params,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.
isArray(a)){let o;if(a.agent_id===void 0&&(o="agent_id")||a.tool===void 0&&(o="tool"))return K.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(a.agent_id!==void 0){let y=a.agent_id,c=e;if(typeof y!="string"){let l=typeof y,h;if(h===void 0)
if(l=="number"||l=="boolean")h=""+y;else if(y===null)h="";else return K.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(y=h,a!==void 0&&(a.agent_id=h))}if(e===c&&typeof y=="string"){if(T(y,64))
return K.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(y,1))return K.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=c===e}else var m=!0;if(m)if(a.tool!==void 0){let y=a.tool,c=e;if(typeof y!=
"string"){let h=typeof y,_;if(_===void 0)if(h=="number"||h=="boolean")_=""+y;else if(y===null)_="";else
return K.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(y=_,a!==void 0&&(a.tool=_))}if(e===c&&typeof y==
"string"){if(T(y,64))return K.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(y,1))return K.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=c===e}else var m=!0}else return K.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0}}return K.
errors=n,e===0}var Sr=re;function re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||
r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let p=r.
headers,a=e;if(e===a)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["payment-signature"]!==void 0){
let s=p["payment-signature"],d=e;if(typeof s!="string"){let o=typeof s,y;if(y===void 0)if(o=="number"||
o=="boolean")y=""+s;else if(s===null)y="";else return re.errors=[{instancePath:t+"/headers/payment-s\
ignature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(s=y,p!==void 0&&(p["payment-signature"]=y))}if(e===d&&typeof s=="st\
ring"){if(T(s,12288))return re.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pr\
operties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],
!1;if(N(s,1))return re.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties\
/headers/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=d===
e}else var i=!0;if(i)if(p["x-payment"]!==void 0){let s=p["x-payment"],d=e;if(typeof s!="string"){let y=typeof s,
c;if(c===void 0)if(y=="number"||y=="boolean")c=""+s;else if(s===null)c="";else return re.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(s=c,p!==void 0&&(p["x-payment"]=c))}if(e===d&&typeof s=="string"){if(T(
s,12288))return re.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/pro\
perties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(s,1))return re.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var i=d===e}else var i=!0}else return re.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===
e}else var f=!0;if(f)if(r.params!==void 0){let p=r.params,a=e;if(e===a)if(p&&typeof p=="object"&&!Array.
isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return re.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==
void 0){let o=p.agent_id,y=e;if(typeof o!="string"){let c=typeof o,l;if(l===void 0)if(c=="number"||c==
"boolean")l=""+o;else if(o===null)l="";else return re.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(o=l,p!==void 0&&(p.agent_id=l))}if(e===y&&typeof o=="string"){if(T(o,64))return re.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(N(o,1))return re.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/\
properties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return re.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var f=a===e}else var f=!0}return re.errors=n,e===0}var Mr=Re;function Re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.query!==void 0){let f=r.
query;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){f.details===void 0&&(f.details=!1);let p=f.
details;if(typeof p!="boolean"){let a;if(a===void 0)if(p==="false"||p===0||p===null)a=!1;else if(p===
"true"||p===1)a=!0;else return Re.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;a!==void 0&&(p=a,f!==void 0&&
(f.details=a))}}else return Re.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return Re.errors=n,e===0}var Ir=Y;function Y(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||
r.headers===void 0&&(p="headers")||r.params===void 0&&(p="params"))return Y.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.query!==void 0){let a=r.
query,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.fields!==void 0){let d=a.fields,
o=e;if(typeof d!="string"){let y=typeof d,c;if(c===void 0)if(y=="number"||y=="boolean")c=""+d;else if(d===
null)c="";else return Y.errors=[{instancePath:t+"/query/fields",schemaPath:"#/properties/query/prope\
rties/fields/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(d=c,a!==void 0&&(a.fields=
c))}if(e===o&&typeof d=="string"){if(T(d,2e3))return Y.errors=[{instancePath:t+"/query/fields",schemaPath:"\
#/properties/query/properties/fields/maxLength",keyword:"maxLength",params:{limit:2e3}}],!1;if(N(d,1))
return Y.errors=[{instancePath:t+"/query/fields",schemaPath:"#/properties/query/properties/fields/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Dr.test(d))return Y.errors=[{instancePath:t+"\
/query/fields",schemaPath:"#/properties/query/properties/fields/pattern",keyword:"pattern",params:{pattern:"\
^[^.,]+(\\.[^.,]+)*(,[^.,]+(\\.[^.,]+)*)*$"}}],!1}}}else return Y.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.headers!==void 0){let a=r.headers,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["\
payment-signature"]!==void 0){let o=a["payment-signature"],y=e;if(typeof o!="string"){let c=typeof o,
l;if(l===void 0)if(c=="number"||c=="boolean")l=""+o;else if(o===null)l="";else return Y.errors=[{instancePath:t+
"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(o=l,a!==void 0&&(a["payment-signature"]=l))}if(e===y&&
typeof o=="string"){if(T(o,12288))return Y.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],
!1;if(N(o,1))return Y.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/\
headers/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var f=y===
e}else var f=!0;if(f)if(a["x-payment"]!==void 0){let o=a["x-payment"],y=e;if(typeof o!="string"){let l=typeof o,
h;if(h===void 0)if(l=="number"||l=="boolean")h=""+o;else if(o===null)h="";else return Y.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;h!==void 0&&(o=h,a!==void 0&&(a["x-payment"]=h))}if(e===y&&typeof o=="string"){if(T(
o,12288))return Y.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(o,1))return Y.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var f=y===e}else var f=!0}else return Y.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=s===
e}else var i=!0;if(i)if(r.params!==void 0){let a=r.params,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.
isArray(a)){let o;if(a.agent_id===void 0&&(o="agent_id")||a.tool===void 0&&(o="tool"))return Y.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(a.agent_id!==void 0){let y=a.agent_id,c=e;if(typeof y!="string"){let l=typeof y,h;if(h===void 0)
if(l=="number"||l=="boolean")h=""+y;else if(y===null)h="";else return Y.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(y=h,a!==void 0&&(a.agent_id=h))}if(e===c&&typeof y=="string"){if(T(y,64))
return Y.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(y,1))return Y.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=c===e}else var m=!0;if(m)if(a.tool!==void 0){let y=a.tool,c=e;if(typeof y!=
"string"){let h=typeof y,_;if(_===void 0)if(h=="number"||h=="boolean")_=""+y;else if(y===null)_="";else
return Y.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(y=_,a!==void 0&&(a.tool=_))}if(e===c&&typeof y==
"string"){if(T(y,64))return Y.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(y,1))return Y.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=c===e}else var m=!0}else return Y.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0}}return Y.
errors=n,e===0}var $r=te;function te(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||
r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let p=r.
headers,a=e;if(e===a)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["payment-signature"]!==void 0){
let s=p["payment-signature"],d=e;if(typeof s!="string"){let o=typeof s,y;if(y===void 0)if(o=="number"||
o=="boolean")y=""+s;else if(s===null)y="";else return te.errors=[{instancePath:t+"/headers/payment-s\
ignature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(s=y,p!==void 0&&(p["payment-signature"]=y))}if(e===d&&typeof s=="st\
ring"){if(T(s,12288))return te.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pr\
operties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],
!1;if(N(s,1))return te.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties\
/headers/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=d===
e}else var i=!0;if(i)if(p["x-payment"]!==void 0){let s=p["x-payment"],d=e;if(typeof s!="string"){let y=typeof s,
c;if(c===void 0)if(y=="number"||y=="boolean")c=""+s;else if(s===null)c="";else return te.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(s=c,p!==void 0&&(p["x-payment"]=c))}if(e===d&&typeof s=="string"){if(T(
s,12288))return te.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/pro\
perties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(s,1))return te.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var i=d===e}else var i=!0}else return te.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===
e}else var f=!0;if(f)if(r.params!==void 0){let p=r.params,a=e;if(e===a)if(p&&typeof p=="object"&&!Array.
isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return te.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==
void 0){let o=p.agent_id,y=e;if(typeof o!="string"){let c=typeof o,l;if(l===void 0)if(c=="number"||c==
"boolean")l=""+o;else if(o===null)l="";else return te.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(o=l,p!==void 0&&(p.agent_id=l))}if(e===y&&typeof o=="string"){if(T(o,64))return te.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(N(o,1))return te.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/\
properties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return te.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var f=a===e}else var f=!0}return te.errors=n,e===0}var Kr=O;var Yr=new RegExp("^[!-~]+$","u");function O(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))
return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.headers!==void 0){let m=r.headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["\
mcp-session-id"]!==void 0){let a=m["mcp-session-id"],s=e;if(typeof a!="string"){let d=typeof a,o;if(o===
void 0)if(d=="number"||d=="boolean")o=""+a;else if(a===null)o="";else return O.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/type",keyword:"\
type",params:{type:"string"}}],!1;o!==void 0&&(a=o,m!==void 0&&(m["mcp-session-id"]=o))}if(e===s&&typeof a==
"string"){if(T(a,256))return O.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/prope\
rties/headers/properties/mcp-session-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(
a,1))return O.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/pro\
perties/mcp-session-id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Yr.test(a))return O.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var i=s===e}else var i=!0;if(i){
if(m["mcp-protocol-version"]!==void 0){let a=m["mcp-protocol-version"],s=e;if(typeof a!="string"){let o=typeof a,
y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===null)y="";else return O.errors=[{instancePath:t+
"/headers/mcp-protocol-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/typ\
e",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,m!==void 0&&(m["mcp-protocol-version"]=
y))}if(e===s&&typeof a=="string"){if(T(a,64))return O.errors=[{instancePath:t+"/headers/mcp-protocol\
-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(N(a,1))return O.errors=[{instancePath:t+"/headers/mcp-protocol-versi\
on",schemaPath:"#/properties/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",
params:{limit:1}}],!1}var i=s===e}else var i=!0;if(i){if(m["mcp-method"]!==void 0){let a=m["mcp-meth\
od"],s=e;if(typeof a!="string"){let o=typeof a,y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===
null)y="";else return O.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/heade\
rs/properties/mcp-method/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,m!==void 0&&
(m["mcp-method"]=y))}if(e===s&&typeof a=="string"){if(T(a,256))return O.errors=[{instancePath:t+"/he\
aders/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLeng\
th",params:{limit:256}}],!1;if(N(a,1))return O.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=s===
e}else var i=!0;if(i){if(m["mcp-name"]!==void 0){let a=m["mcp-name"],s=e;if(typeof a!="string"){let o=typeof a,
y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===null)y="";else return O.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(a=y,m!==void 0&&(m["mcp-name"]=y))}if(e===s&&typeof a=="string"){if(T(
a,1024))return O.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/proper\
ties/mcp-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(N(a,1))return O.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var i=s===e}else var i=!0;if(i)if(m.origin!==void 0){let a=m.origin,s=e;if(typeof a!=
"string"){let o=typeof a,y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===null)y="";else
return O.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,m!==void 0&&(m.origin=y))}if(e===
s&&typeof a=="string"){if(T(a,2048))return O.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N(a,
1))return O.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=s===e}else var i=!0}}}}else return O.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return O.errors=n,e===0}var zr=M,Rs={paths:{},components:{securitySchemes:{AccessToken:{
type:"http",scheme:"bearer"},PaymentSignature:{type:"apiKey",in:"header",name:"PAYMENT-SIGNATURE"},Payment:{
type:"apiKey",in:"header",name:"X-PAYMENT"}}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{mode:{type:"string",enum:["search"]}}},headers:{type:"object",properties:{
"mcp-session-id":{type:"string",minLength:1,maxLength:256,pattern:"^[!-~]+$"},"mcp-protocol-version":{
type:"string",minLength:1,maxLength:64},"mcp-method":{type:"string",minLength:1,maxLength:256},"mcp-\
name":{type:"string",minLength:1,maxLength:1024},origin:{type:"string",minLength:1,maxLength:2048}}},
params:{type:"object",properties:{agent_id:{type:"string",minLength:1,maxLength:64}},required:["agen\
t_id"]},cookies:{},body:{}}};function M(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,
dynamicAnchors:P={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===
void 0&&(m="query")||r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return M.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.query!==
void 0){let p=r.query,a=e;if(e===a)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.mode!==void 0){
let s=p.mode;if(typeof s!="string"){let d=typeof s,o;if(o===void 0)if(d=="number"||d=="boolean")o=""+
s;else if(s===null)o="";else return M.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties\
/query/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(s=o,p!==void 0&&
(p.mode=o))}if(s!=="search")return M.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties/\
query/properties/mode/enum",keyword:"enum",params:{allowedValues:Rs.properties.query.properties.mode.
enum}}],!1}}else return M.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i){if(r.headers!==void 0){let p=r.headers,
a=e;if(e===a)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["mcp-session-id"]!==void 0){let d=p["\
mcp-session-id"],o=e;if(typeof d!="string"){let y=typeof d,c;if(c===void 0)if(y=="number"||y=="boole\
an")c=""+d;else if(d===null)c="";else return M.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(d=c,p!==void 0&&(p["mcp-session-id"]=c))}if(e===o&&typeof d=="string"){if(T(d,256))return M.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(d,1))return M.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Yr.test(d))return M.errors=[{instancePath:t+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var f=o===e}else var f=!0;if(f){if(p["mcp-protocol-version"]!==void 0){let d=p["\
mcp-protocol-version"],o=e;if(typeof d!="string"){let c=typeof d,l;if(l===void 0)if(c=="number"||c==
"boolean")l=""+d;else if(d===null)l="";else return M.errors=[{instancePath:t+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;l!==void 0&&(d=l,p!==void 0&&(p["mcp-protocol-version"]=l))}if(e===o&&typeof d==
"string"){if(T(d,64))return M.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(N(d,1))return M.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var f=o===
e}else var f=!0;if(f){if(p["mcp-method"]!==void 0){let d=p["mcp-method"],o=e;if(typeof d!="string"){
let c=typeof d,l;if(l===void 0)if(c=="number"||c=="boolean")l=""+d;else if(d===null)l="";else return M.
errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method\
/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(d=l,p!==void 0&&(p["mcp-method"]=l))}
if(e===o&&typeof d=="string"){if(T(d,256))return M.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(
d,1))return M.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/propert\
ies/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var f=o===e}else var f=!0;if(f){
if(p["mcp-name"]!==void 0){let d=p["mcp-name"],o=e;if(typeof d!="string"){let c=typeof d,l;if(l===void 0)
if(c=="number"||c=="boolean")l=""+d;else if(d===null)l="";else return M.errors=[{instancePath:t+"/he\
aders/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{type:"\
string"}}],!1;l!==void 0&&(d=l,p!==void 0&&(p["mcp-name"]=l))}if(e===o&&typeof d=="string"){if(T(d,1024))
return M.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp\
-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(N(d,1))return M.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var f=o===e}else var f=!0;if(f)if(p.origin!==void 0){let d=p.origin,o=e;if(typeof d!=
"string"){let c=typeof d,l;if(l===void 0)if(c=="number"||c=="boolean")l=""+d;else if(d===null)l="";else
return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(d=l,p!==void 0&&(p.origin=l))}if(e===
o&&typeof d=="string"){if(T(d,2048))return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N(d,
1))return M.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var f=o===e}else var f=!0}}}}else return M.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var i=a===e}else var i=!0;if(i)if(r.params!==void 0){let p=r.params,a=e;if(e===a)if(p&&
typeof p=="object"&&!Array.isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return M.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],
!1;if(p.agent_id!==void 0){let o=p.agent_id,y=e;if(typeof o!="string"){let c=typeof o,l;if(l===void 0)
if(c=="number"||c=="boolean")l=""+o;else if(o===null)l="";else return M.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;l!==void 0&&(o=l,p!==void 0&&(p.agent_id=l))}if(e===y&&typeof o=="string"){if(T(o,64))
return M.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(o,1))return M.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}}}else return M.errors=[{instancePath:t+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0}}return M.errors=n,e===
0}var Ur=Ge;function Ge(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ge.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return Ge.errors=n,e===0}
var Or=Xe;function Xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Xe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return Xe.errors=n,e===0}
var Gr=Ae;function Ae(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let p;if(f.agent_id===void 0&&(p="agent\
_id"))return Ae.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:p}}],!1;if(f.agent_id!==void 0){let a=f.agent_id,s=e;if(typeof a!=
"string"){let d=typeof a,o;if(o===void 0)if(d=="number"||d=="boolean")o=""+a;else if(a===null)o="";else
return Ae.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agen\
t_id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(a=o,f!==void 0&&(f.agent_id=o))}if(e===
s&&typeof a=="string"){if(T(a,64))return Ae.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#\
/properties/params/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(a,
1))return Ae.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/a\
gent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Ae.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.
errors=n,e===0}var Xr=xe;function xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return xe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.query!==void 0){let f=r.
query;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.agent_id!==void 0){let p=f.agent_id,
a=e;if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===
null)d="";else return xe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/pr\
operties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,f!==void 0&&(f.agent_id=
d))}if(e===a&&typeof p=="string"){if(T(p,64))return xe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"\
#/properties/query/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(p,
1))return xe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/age\
nt_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return xe.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return xe.
errors=n,e===0}var Fr=Fe;function Fe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return Fe.errors=n,e===0}
var Vr=Ve;function Ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return Ve.errors=n,e===0}
var Cr=Te;function Te(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let p=f["\
if-none-match"],a=e;if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolea\
n")d=""+p;else if(p===null)d="";else return Te.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(p=d,f!==void 0&&(f["if-none-match"]=d))}if(e===a&&typeof p=="string"&&T(p,4096))return Te.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Te.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Te.errors=
n,e===0}var Hr=Ee;function Ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||
r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let p=f["\
if-none-match"],a=e;if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolea\
n")d=""+p;else if(p===null)d="";else return Ee.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(p=d,f!==void 0&&(f["if-none-match"]=d))}if(e===a&&typeof p=="string"&&T(p,4096))return Ee.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ee.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ee.errors=
n,e===0}var Qr=de;var Ds=new RegExp("^[a-z][a-z0-9.-]*$","u");function de(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))
return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.headers!==void 0){let m=r.headers,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m["if-none-match"]!==void 0){let a=m["if-none-match"],s=e;if(typeof a!="string"){let d=typeof a,o;
if(o===void 0)if(d=="number"||d=="boolean")o=""+a;else if(a===null)o="";else return de.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;o!==void 0&&(a=o,m!==void 0&&(m["if-none-match"]=o))}if(e===s&&typeof a==
"string"&&T(a,4096))return de.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return de.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var i=p===e}else var i=!0;if(i)if(r.params!==void 0){let m=r.params,p=e;if(e===p)if(m&&
typeof m=="object"&&!Array.isArray(m)){let s;if(m.file===void 0&&(s="file"))return de.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(m.file!==void 0){let d=m.file,o=e;if(typeof d!="string"){let y=typeof d,c;if(c===void 0)if(y==
"number"||y=="boolean")c=""+d;else if(d===null)c="";else return de.errors=[{instancePath:t+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;c!==void 0&&(d=c,m!==void 0&&(m.file=c))}if(e===o&&typeof d=="string"){if(T(d,64))return de.errors=
[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(N(d,1))return de.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ds.test(
d))return de.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return de.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=p===
e}else var i=!0}return de.errors=n,e===0}var Zr=qe(Se()),Br=qe(Me()),Bs={...Zr.formats,...Br.fastFormats},Wr=ce;var ie=Le,me=je;var Ms=new RegExp("^[^.]+(\\.[^.]+)*$","u");function G(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0,i=e,f=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let s;if(r.query===void 0&&(s="query")){let d={};n===null?n=[d]:n.push(d),e++}}var m=f===e;if(m)
return G.errors=[{instancePath:t,schemaPath:"#/not",keyword:"not",params:{}}],!1;if(e=i,n!==null&&(i?
n.length=i:n=null),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.tool===void 0&&(s="\
tool")||r.tool_arguments===void 0&&(s="tool_arguments"))return G.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(r.tool!==void 0){let d=r.tool,o=e;
if(e===o)if(typeof d=="string"){if(ie(d,64))return G.errors=[{instancePath:t+"/tool",schemaPath:"#/p\
roperties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(me(d,1))return G.errors=[{instancePath:t+
"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"str\
ing"}}],!1;var p=o===e}else var p=!0;if(p){if(r.tool_arguments!==void 0){let d=r.tool_arguments,o=e;
if(e===o&&!(d&&typeof d=="object"&&!Array.isArray(d)))return G.errors=[{instancePath:t+"/tool_argume\
nts",schemaPath:"#/properties/tool_arguments/type",keyword:"type",params:{type:"object"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.fields!==void 0){let d=r.fields,o=e;if(e===e)if(Array.isArray(d)){if(d.length>
32)return G.errors=[{instancePath:t+"/fields",schemaPath:"schema:Fields/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(d.length<1)return G.errors=[{instancePath:t+"/fields",schemaPath:"schema:F\
ields/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let l=d.length;for(let h=0;h<l;h++){
let _=d[h],b=e;if(e===b)if(typeof _=="string"){if(ie(_,200))return G.errors=[{instancePath:t+"/field\
s/"+h,schemaPath:"schema:Fields/items/maxLength",keyword:"maxLength",params:{limit:200}}],!1;if(me(_,
1))return G.errors=[{instancePath:t+"/fields/"+h,schemaPath:"schema:Fields/items/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ms.test(_))return G.errors=[{instancePath:t+"/fields/"+h,schemaPath:"\
schema:Fields/items/pattern",keyword:"pattern",params:{pattern:"^[^.]+(\\.[^.]+)*$"}}],!1}else return G.
errors=[{instancePath:t+"/fields/"+h,schemaPath:"schema:Fields/items/type",keyword:"type",params:{type:"\
string"}}],!1;var a=b===e;if(!a)break}}}else return G.errors=[{instancePath:t+"/fields",schemaPath:"\
schema:Fields/type",keyword:"type",params:{type:"array"}}],!1;var p=o===e}else var p=!0;if(p)if(r.raw_data_only!==
void 0){let d=e;if(typeof r.raw_data_only!="boolean")return G.errors=[{instancePath:t+"/raw_data_onl\
y",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var p=d===
e}else var p=!0}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return G.errors=n,e===0}function ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0,i=e,f=!1,m=null,p=e,a=e,s=e,d=e,o=e,y=!1,c=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let k;if(r.tool===void 0&&(k="tool")){let A={};n===null?n=[A]:
n.push(A),e++}}var l=c===e;if(y=y||l,!y){let k=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let S;
if(r.tool_arguments===void 0&&(S="tool_arguments")){let H={};n===null?n=[H]:n.push(H),e++}}var l=k===
e;y=y||l}if(y)e=o,n!==null&&(o?n.length=o:n=null);else{let k={};n===null?n=[k]:n.push(k),e++}var h=d===
e;if(h){let k={instancePath:t,schemaPath:"schema:QueryInput/not",keyword:"not",params:{}};n===null?n=
[k]:n.push(k),e++}else e=s,n!==null&&(s?n.length=s:n=null);if(e===a)if(r&&typeof r=="object"&&!Array.
isArray(r)){let k;if(r.query===void 0&&(k="query")){let A={instancePath:t,schemaPath:"schema:QueryIn\
put/required",keyword:"required",params:{missingProperty:k}};n===null?n=[A]:n.push(A),e++}else{if(r.
query!==void 0){let A=r.query,S=e;if(e===S)if(typeof A=="string"){if(ie(A,65536)){let H={instancePath:t+
"/query",schemaPath:"schema:QueryInput/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}};
n===null?n=[H]:n.push(H),e++}else if(me(A,1)){let H={instancePath:t+"/query",schemaPath:"schema:Quer\
yInput/properties/query/minLength",keyword:"minLength",params:{limit:1}};n===null?n=[H]:n.push(H),e++}}else{
let H={instancePath:t+"/query",schemaPath:"schema:QueryInput/properties/query/type",keyword:"type",params:{
type:"string"}};n===null?n=[H]:n.push(H),e++}var _=S===e}else var _=!0;if(_)if(r.raw_data_only!==void 0){
let A=e;if(typeof r.raw_data_only!="boolean"){let H={instancePath:t+"/raw_data_only",schemaPath:"sch\
ema:QueryInput/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}};n===null?n=[H]:
n.push(H),e++}var _=A===e}else var _=!0}}else{let k={instancePath:t,schemaPath:"schema:QueryInput/ty\
pe",keyword:"type",params:{type:"object"}};n===null?n=[k]:n.push(k),e++}var x=p===e;x&&(f=!0,m=0);let b=e;
G(r,{instancePath:t,parentData:v,parentDataProperty:g,rootData:u,dynamicAnchors:P})||(n=n===null?G.errors:
n.concat(G.errors),e=n.length);var x=b===e;if(x&&f?(f=!1,m=[m,1]):x&&(f=!0,m=1),f)e=i,n!==null&&(i?n.
length=i:n=null);else{let k={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m}};
return n===null?n=[k]:n.push(k),e++,ve.errors=n,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.raw_data_only===void 0&&(r.raw_data_only=!1),typeof r.raw_data_only!="boolean")return ve.errors=
[{instancePath:t+"/raw_data_only",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{
type:"boolean"}}],!1}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ve.errors=n,e===0}function ce(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.body===void 0&&(f="body"))return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:f}}],!1;if(r.body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){let a;if(m.api_key===void 0&&(a="api_key")||m.agent_id===void 0&&(a="agen\
t_id")||m.input===void 0&&(a="input"))return ce.errors=[{instancePath:t+"/body",schemaPath:"#/proper\
ties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.api_key!==void 0){let s=m.
api_key,d=e;if(e===e)if(typeof s=="string"){if(ie(s,16384))return ce.errors=[{instancePath:t+"/body/\
api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(me(s,
1))return ce.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:t+"/body/api_key",schemaPath:"s\
chema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(m.agent_id!==
void 0){let s=m.agent_id,d=e;if(e===e)if(typeof s=="string"){if(ie(s,64))return ce.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(me(s,1))return ce.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:t+"/body/agent_id",schemaPath:"\
schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i)if(m.
input!==void 0){let s=e;ve(m.input,{instancePath:t+"/body/input",parentData:m,parentDataProperty:"in\
put",rootData:u,dynamicAnchors:P})||(n=n===null?ve.errors:n.concat(ve.errors),e=n.length);var i=s===
e}else var i=!0}}else return ce.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}}return ce.errors=n,e===0}var Jr=he;function he(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return he.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.api_key===
void 0&&(a="api_key")||m.agent_id===void 0&&(a="agent_id")||m.task_details===void 0&&(a="task_detail\
s"))return he.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"requi\
red",params:{missingProperty:a}}],!1;if(m.api_key!==void 0){let s=m.api_key,d=e;if(e===e)if(typeof s==
"string"){if(ie(s,16384))return he.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey\
/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(me(s,1))return he.errors=[{instancePath:t+
"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"\
string"}}],!1;var i=d===e}else var i=!0;if(i){if(m.agent_id!==void 0){let s=m.agent_id,d=e;if(e===e)
if(typeof s=="string"){if(ie(s,64))return he.errors=[{instancePath:t+"/body/agent_id",schemaPath:"sc\
hema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(me(s,1))return he.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return he.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",
params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i)if(m.task_details!==void 0){let s=e;ve(m.
task_details,{instancePath:t+"/body/task_details",parentData:m,parentDataProperty:"task_details",rootData:u,
dynamicAnchors:P})||(n=n===null?ve.errors:n.concat(ve.errors),e=n.length);var i=s===e}else var i=!0}}else
return he.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return he.errors=n,e===0}var et=ue;function ue(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return ue.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.api_key===
void 0&&(a="api_key")||m.task_id===void 0&&(a="task_id"))return ue.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.api_key!==void 0){
let s=m.api_key,d=e;if(e===e)if(typeof s=="string"){if(ie(s,16384))return ue.errors=[{instancePath:t+
"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(me(
s,1))return ue.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i)if(m.task_id!==
void 0){let s=m.task_id,d=e;if(e===d)if(typeof s=="string"){if(ie(s,64))return ue.errors=[{instancePath:t+
"/body/task_id",schemaPath:"#/properties/body/properties/task_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(me(s,1))return ue.errors=[{instancePath:t+"/body/task_id",schemaPath:"#/properties\
/body/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=
[{instancePath:t+"/body/task_id",schemaPath:"#/properties/body/properties/task_id/type",keyword:"typ\
e",params:{type:"string"}}],!1;var i=d===e}else var i=!0}else return ue.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ue.errors=
n,e===0}var rt=tt;function tt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return tt.errors=n,e===0}var st=Ce;function Ce(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.body;if(e===e&&
!(i&&typeof i=="object"&&!Array.isArray(i)))return Ce.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Ce.errors=n,e===0}var at=be;function be(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return be.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===
void 0&&(m.raw_data_only=!1);let a;if(m.query===void 0&&(a="query"))return be.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.
query!==void 0){let s=m.query,d=e;if(e===d)if(typeof s=="string"){if(ie(s,65536))return be.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(me(s,1))return be.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){let s=e;if(typeof m.raw_data_only!=
"boolean")return be.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}}else return be.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return be.errors=n,e===0}var it=nt;function nt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return nt.errors=n,e===0}var ot=He;function He(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.body;if(e===e&&
!(i&&typeof i=="object"&&!Array.isArray(i)))return He.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return He.errors=n,e===0}var pt=ke;function ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return ke.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===
void 0&&(m.raw_data_only=!1);let a;if(m.query===void 0&&(a="query"))return ke.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.
query!==void 0){let s=m.query,d=e;if(e===d)if(typeof s=="string"){if(ie(s,65536))return ke.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(me(s,1))return ke.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){let s=e;if(typeof m.raw_data_only!=
"boolean")return ke.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}}else return ke.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ke.errors=n,e===0}var mt=se;function se(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return se.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.jsonrpc===
void 0&&(s="jsonrpc"))return se.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;{let d=e;for(let o in p)if(!(o==="jsonrpc"||o===
"id"||o==="method"||o==="params"||o==="result"||o==="error")){return se.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(d===e){if(p.jsonrpc!==void 0){let o=p.jsonrpc,y=e;if(typeof o!="string")return se.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(o!=="2.0")return se.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var i=y===
e}else var i=!0;if(i){if(p.id!==void 0){let o=p.id,y=e,c=e,l=!1,h=null,_=e;if(e===_)if(typeof o=="st\
ring"){if(ie(o,256)){let k={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};n===null?n=[k]:n.push(k),e++}}else{let k={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};n===null?n=[k]:n.push(k),e++}var f=_===
e;f&&(l=!0,h=0);let b=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let k={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};n===null?n=
[k]:n.push(k),e++}if(e===b&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let k={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};n===null?n=[k]:n.push(k),e++}else if(o<-9007199254740991||isNaN(o)){let k={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};n===null?n=[k]:n.push(k),e++}}var f=b===e;if(f&&l?(l=!1,h=[h,1]):f&&(l=
!0,h=1),l)e=c,n!==null&&(c?n.length=c:n=null);else{let k={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return n===null?n=[k]:n.push(k),e++,se.errors=
n,!1}var i=y===e}else var i=!0;if(i){if(p.method!==void 0){let o=p.method,y=e;if(e===y)if(typeof o==
"string"){if(ie(o,256))return se.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(me(o,1))return se.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:t+"/body/method",schemaPath:"#\
/properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else
var i=!0;if(i){if(p.params!==void 0){let o=p.params,y=e;if(e===y&&!(o&&typeof o=="object"&&!Array.isArray(
o)))return se.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params\
/type",keyword:"type",params:{type:"object"}}],!1;var i=y===e}else var i=!0;if(i){if(p.result!==void 0){
let o=p.result,y=e;if(e===y&&!(o&&typeof o=="object"&&!Array.isArray(o)))return se.errors=[{instancePath:t+
"/body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var i=y===e}else var i=!0;if(i)if(p.error!==void 0){let o=p.error,y=e;if(e===y&&!(o&&typeof o==
"object"&&!Array.isArray(o)))return se.errors=[{instancePath:t+"/body/error",schemaPath:"#/propertie\
s/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var i=y===e}else var i=!0}}}}}}}else
return se.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return se.errors=n,e===0}var dt=ae;function ae(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return ae.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.
body!==void 0){let p=r.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.jsonrpc===
void 0&&(s="jsonrpc"))return ae.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;{let d=e;for(let o in p)if(!(o==="jsonrpc"||o===
"id"||o==="method"||o==="params"||o==="result"||o==="error")){return ae.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(d===e){if(p.jsonrpc!==void 0){let o=p.jsonrpc,y=e;if(typeof o!="string")return ae.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(o!=="2.0")return ae.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var i=y===
e}else var i=!0;if(i){if(p.id!==void 0){let o=p.id,y=e,c=e,l=!1,h=null,_=e;if(e===_)if(typeof o=="st\
ring"){if(ie(o,256)){let k={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};n===null?n=[k]:n.push(k),e++}}else{let k={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};n===null?n=[k]:n.push(k),e++}var f=_===
e;f&&(l=!0,h=0);let b=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let k={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};n===null?n=
[k]:n.push(k),e++}if(e===b&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let k={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};n===null?n=[k]:n.push(k),e++}else if(o<-9007199254740991||isNaN(o)){let k={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};n===null?n=[k]:n.push(k),e++}}var f=b===e;if(f&&l?(l=!1,h=[h,1]):f&&(l=
!0,h=1),l)e=c,n!==null&&(c?n.length=c:n=null);else{let k={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return n===null?n=[k]:n.push(k),e++,ae.errors=
n,!1}var i=y===e}else var i=!0;if(i){if(p.method!==void 0){let o=p.method,y=e;if(e===y)if(typeof o==
"string"){if(ie(o,256))return ae.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(me(o,1))return ae.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+"/body/method",schemaPath:"#\
/properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else
var i=!0;if(i){if(p.params!==void 0){let o=p.params,y=e;if(e===y&&!(o&&typeof o=="object"&&!Array.isArray(
o)))return ae.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params\
/type",keyword:"type",params:{type:"object"}}],!1;var i=y===e}else var i=!0;if(i){if(p.result!==void 0){
let o=p.result,y=e;if(e===y&&!(o&&typeof o=="object"&&!Array.isArray(o)))return ae.errors=[{instancePath:t+
"/body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var i=y===e}else var i=!0;if(i)if(p.error!==void 0){let o=p.error,y=e;if(e===y&&!(o&&typeof o==
"object"&&!Array.isArray(o)))return ae.errors=[{instancePath:t+"/body/error",schemaPath:"#/propertie\
s/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var i=y===e}else var i=!0}}}}}}}else
return ae.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return ae.errors=n,e===0}var lt=yt;function yt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return yt.errors=n,e===0}var ft=ct;function ct(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return ct.errors=n,e===0}var ht=ut;function ut(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return ut.errors=n,e===0}var gt=Pt;function Pt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return Pt.errors=n,e===0}var vt=bt;function bt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return bt.errors=n,e===0}var kt=_t;function _t(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return _t.errors=n,e===0}var wt=At;function At(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return At.errors=n,e===0}var xt=qt;function qt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return qt.errors=n,e===0}var Lt=jt;function jt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;return jt.errors=n,e===0}var Tt=qe(Se()),Et=qe(Me()),$s={...Tt.formats,...Et.fastFormats},Nt=Qe;var w=Le;function $(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.success===void 0&&(p=
"success")||r.data===void 0&&(p="data"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let a=e;for(let s in r)if(!(s==="success"||s==="response"||
s==="data"||s==="reply")){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.success!==void 0){let s=e;
if(typeof r.success!="boolean")return $.errors=[{instancePath:t+"/success",schemaPath:"#/properties/\
success/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.response!==
void 0){let s=r.response,d=e;if(e===d)if(typeof s=="string"){if(w(s,1048576))return $.errors=[{instancePath:t+
"/response",schemaPath:"#/properties/response/maxLength",keyword:"maxLength",params:{limit:1048576}}],
!1}else return $.errors=[{instancePath:t+"/response",schemaPath:"#/properties/response/type",keyword:"\
type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i)if(r.reply!==void 0){let s=r.reply,
d=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.status===void 0&&(c="status")||
s.headers===void 0&&(c="headers")||s.truncated===void 0&&(c="truncated")||s.bytes===void 0&&(c="byte\
s"))return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/required",keyword:"requir\
ed",params:{missingProperty:c}}],!1;{let l=e;for(let h in s)if(!(h==="status"||h==="headers"||h==="t\
runcated"||h==="bytes")){return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(l===e){
if(s.status!==void 0){let h=s.status,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return $.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>299||isNaN(h))return $.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:299}}],!1;if(h<200||isNaN(h))return $.errors=[{instancePath:t+
"/reply/status",schemaPath:"schema:ToolReply/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:200}}],!1}var f=_===e}else var f=!0;if(f){if(s.headers!==void 0){let h=s.headers,_=e;if(e===
_)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length>64)return $.errors=[{instancePath:t+
"/reply/headers",schemaPath:"schema:ToolReply/properties/headers/maxProperties",keyword:"maxProperti\
es",params:{limit:64}}],!1;for(let x in h){let k=h[x],A=e;if(e===A)if(typeof k=="string"){if(w(k,2048))
return $.errors=[{instancePath:t+"/reply/headers/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ToolReply/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1}else return $.errors=[{instancePath:t+"/reply/headers/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:ToolReply/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"}}],!1;var m=A===e;if(!m)break}}else return $.errors=[{instancePath:t+"/reply/headers",schemaPath:"\
schema:ToolReply/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=_===e}else
var f=!0;if(f){if(s.truncated!==void 0){let h=e;if(typeof s.truncated!="boolean")return $.errors=[{instancePath:t+
"/reply/truncated",schemaPath:"schema:ToolReply/properties/truncated/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=h===e}else var f=!0;if(f)if(s.bytes!==void 0){let h=s.bytes,_=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h==
"number"&&isFinite(h)){if(h>1e9||isNaN(h))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(h<0||isNaN(h))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"schema:ToolReply/proper\
ties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=_===e}else var f=!0}}}}}else
return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/type",keyword:"type",params:{
type:"object"}}],!1;var i=d===e}else var i=!0}}}}else return $.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=n,e===0}function C(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="result"))return C.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let f=e;for(let m in r)if(m!==
"result"){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m}}],!1;break}f===e&&r.result!==void 0&&($(r.result,{instancePath:t+
"/result",parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(n=n===null?$.errors:
n.concat($.errors),e=n.length))}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return C.errors=n,e===0}function Qe(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(C(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(n=n===null?C.errors:n.concat(C.errors),
e=n.length));else return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Qe.errors=n,e===0}var Rt=le;var D=je;function le(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.
response;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let p;if(f.task_id===void 0&&(p="task\
_id")||f.msg===void 0&&(p="msg"))return le.errors=[{instancePath:t+"/response",schemaPath:"schema:Ta\
skCreated/required",keyword:"required",params:{missingProperty:p}}],!1;{let a=e;for(let s in f)if(!(s===
"task_id"||s==="msg")){return le.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===
e){if(f.task_id!==void 0){let s=f.task_id,d=e;if(e===d)if(typeof s=="string"){if(w(s,64))return le.errors=
[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(D(s,1))return le.errors=[{instancePath:t+"/response/task_id",schemaPath:"\
schema:TaskCreated/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.
errors=[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/type",
keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i)if(f.msg!==void 0){let s=f.
msg,d=e;if(e===d)if(typeof s=="string"){if(w(s,256))return le.errors=[{instancePath:t+"/response/msg",
schemaPath:"schema:TaskCreated/properties/msg/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
if(D(s,1))return le.errors=[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreated/propertie\
s/msg/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/\
response/msg",schemaPath:"schema:TaskCreated/properties/msg/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=d===e}else var i=!0}}}else return le.errors=[{instancePath:t+"/response",schemaPath:"\
schema:TaskCreated/type",keyword:"type",params:{type:"object"}}],!1}}else return le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=n,e===0}var Dt=Ze;var Ks={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"string",
enum:["pending","running","completed","failed"]},result:{$ref:"schema:Result"},error:{type:"string",
minLength:1,maxLength:2048},code:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_]*$"},upstream:{
$ref:"schema:UpstreamAnswer"},may_have_happened:{type:"boolean"}},$id:"schema:Task"};var St=new RegExp("^[a-z][a-z0-9_]*$","u");function I(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.status===void 0&&(m="status"))return I.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let a in r)if(!(a==="status"||a==="r\
esult"||a==="error"||a==="code"||a==="upstream"||a==="may_have_happened")){return I.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(p===e){if(r.status!==void 0){let a=r.status,s=e;if(typeof a!="string")return I.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(a===
"pending"||a==="running"||a==="completed"||a==="failed"))return I.errors=[{instancePath:t+"/status",
schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Ks.properties.status.enum}}],
!1;var i=s===e}else var i=!0;if(i){if(r.result!==void 0){let a=e;$(r.result,{instancePath:t+"/result",
parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(n=n===null?$.errors:n.concat(
$.errors),e=n.length);var i=a===e}else var i=!0;if(i){if(r.error!==void 0){let a=r.error,s=e;if(e===
s)if(typeof a=="string"){if(w(a,2048))return I.errors=[{instancePath:t+"/error",schemaPath:"#/proper\
ties/error/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(a,1))return I.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return I.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=s===e}else var i=!0;if(i){if(r.code!==void 0){let a=r.code,s=e;if(e===s)if(typeof a==
"string"){if(w(a,64))return I.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!St.test(a))return I.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return I.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.upstream!==void 0){let a=r.upstream,s=e;if(e===
e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.status===void 0&&(y="status"))return I.errors=
[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/required",keyword:"required",params:{
missingProperty:y}}],!1;{let c=e;for(let l in a)if(!(l==="status"||l==="body"||l==="media_type"||l===
"retry_after")){return I.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(c===e){if(a.
status!==void 0){let l=a.status,h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return I.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof l=="number"&&isFinite(l)){if(l>599||isNaN(
l))return I.errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/\
status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(l<100||isNaN(l))return I.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/minim\
um",keyword:"minimum",params:{comparison:">=",limit:100}}],!1}var f=h===e}else var f=!0;if(f){if(a.media_type!==
void 0){let l=a.media_type,h=e;if(e===h)if(typeof l=="string"){if(w(l,128))return I.errors=[{instancePath:t+
"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1;if(D(l,3))return I.errors=[{instancePath:t+"/upstream/media_type",
schemaPath:"schema:UpstreamAnswer/properties/media_type/minLength",keyword:"minLength",params:{limit:3}}],
!1}else return I.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/pr\
operties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f)
if(a.retry_after!==void 0){let l=a.retry_after,h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return I.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/prope\
rties/retry_after/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof l=="number"&&isFinite(
l)){if(l>31536e3||isNaN(l))return I.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"sche\
ma:UpstreamAnswer/properties/retry_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],
!1;if(l<0||isNaN(l))return I.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:Upst\
reamAnswer/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=h===
e}else var f=!0}}}}else return I.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnsw\
er/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0;if(i)if(r.may_have_happened!==
void 0){let a=e;if(typeof r.may_have_happened!="boolean")return I.errors=[{instancePath:t+"/may_have\
_happened",schemaPath:"#/properties/may_have_happened/type",keyword:"type",params:{type:"boolean"}}],
!1;var i=a===e}else var i=!0}}}}}}}else return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return I.errors=n,e===0}function Ze(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(I(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(n=n===null?I.errors:n.concat(I.errors),
e=n.length));else return Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ze.errors=n,e===0}var Mt=Be;var Ys={type:"object",additionalProperties:!1,required:["name","description","resourceUrl","priceUsd",
"network"],properties:{name:{type:"string",minLength:1,maxLength:64},description:{type:"string",maxLength:4096},
resourceUrl:{type:"string",minLength:1,maxLength:2048},priceUsd:{$ref:"schema:Usd"},network:{type:"s\
tring",minLength:1,maxLength:64},available:{type:"boolean"},unavailable_because:{type:"string",maxLength:1024},
credentials:{type:"array",maxItems:16,items:{$ref:"schema:ToolCredential"}},parameters:{type:"object",
additionalProperties:!0}},$id:"schema:PaidTool"};var It={type:"object",additionalProperties:!1,required:["scheme","from"],properties:{scheme:{type:"s\
tring",minLength:1,maxLength:256},from:{type:"string",enum:["caller","exchange","server"]},header:{type:"\
string",minLength:9,maxLength:128},required:{type:"boolean"}},$id:"schema:ToolCredential"},zs=Object.
prototype.hasOwnProperty,lr=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function j(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.name===void 0&&(p="name")||r.description===void 0&&
(p="description")||r.resourceUrl===void 0&&(p="resourceUrl")||r.priceUsd===void 0&&(p="priceUsd")||r.
network===void 0&&(p="network"))return j.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:p}}],!1;{let a=e;for(let s in r)if(!zs.call(Ys.properties,s)){return j.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.name!==void 0){let s=r.name,d=e;if(e===d)if(typeof s=="string"){if(w(s,64))return j.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(D(s,1))return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.
description!==void 0){let s=r.description,d=e;if(e===d)if(typeof s=="string"){if(w(s,4096))return j.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return j.errors=[{instancePath:t+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){
if(r.resourceUrl!==void 0){let s=r.resourceUrl,d=e;if(e===d)if(typeof s=="string"){if(w(s,2048))return j.
errors=[{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/maxLength",keyword:"maxL\
ength",params:{limit:2048}}],!1;if(D(s,1))return j.errors=[{instancePath:t+"/resourceUrl",schemaPath:"\
#/properties/resourceUrl/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[
{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/type",keyword:"type",params:{type:"\
string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.priceUsd!==void 0){let s=r.priceUsd,d=e;if(e===e)
if(typeof s=="string"){if(w(s,20))return j.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Us\
d/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!lr.test(s))return j.errors=[{instancePath:t+
"/priceUsd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1\
,9})?$"}}],!1}else return j.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.network!==void 0){let s=r.network,
d=e;if(e===d)if(typeof s=="string"){if(w(s,64))return j.errors=[{instancePath:t+"/network",schemaPath:"\
#/properties/network/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(s,1))return j.errors=
[{instancePath:t+"/network",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return j.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",
keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.available!==void 0){
let s=e;if(typeof r.available!="boolean")return j.errors=[{instancePath:t+"/available",schemaPath:"#\
/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.unavailable_because!==void 0){let s=r.unavailable_because,d=e;if(e===d)if(typeof s=="string"){if(w(
s,1024))return j.errors=[{instancePath:t+"/unavailable_because",schemaPath:"#/properties/unavailable\
_because/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return j.errors=[{instancePath:t+
"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"type",params:{type:"\
string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.credentials!==void 0){let s=r.credentials,d=e;if(e===
d)if(Array.isArray(s)){if(s.length>16)return j.errors=[{instancePath:t+"/credentials",schemaPath:"#/\
properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var f=!0;let y=s.length;
for(let c=0;c<y;c++){let l=s[c],h=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let x;if(l.
scheme===void 0&&(x="scheme")||l.from===void 0&&(x="from"))return j.errors=[{instancePath:t+"/creden\
tials/"+c,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{missingProperty:x}}],
!1;{let k=e;for(let A in l)if(!(A==="scheme"||A==="from"||A==="header"||A==="required")){return j.errors=
[{instancePath:t+"/credentials/"+c,schemaPath:"schema:ToolCredential/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:A}}],!1;break}if(k===e){if(l.scheme!==void 0){let A=l.
scheme,S=e;if(e===S)if(typeof A=="string"){if(w(A,256))return j.errors=[{instancePath:t+"/credential\
s/"+c+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(D(A,1))return j.errors=[{instancePath:t+"/credentials/"+c+"/scheme",schemaPath:"s\
chema:ToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/credentials/"+c+"/scheme",schemaPath:"schema:ToolCredential/properties/sch\
eme/type",keyword:"type",params:{type:"string"}}],!1;var m=S===e}else var m=!0;if(m){if(l.from!==void 0){
let A=l.from,S=e;if(typeof A!="string")return j.errors=[{instancePath:t+"/credentials/"+c+"/from",schemaPath:"\
schema:ToolCredential/properties/from/type",keyword:"type",params:{type:"string"}}],!1;if(!(A==="cal\
ler"||A==="exchange"||A==="server"))return j.errors=[{instancePath:t+"/credentials/"+c+"/from",schemaPath:"\
schema:ToolCredential/properties/from/enum",keyword:"enum",params:{allowedValues:It.properties.from.
enum}}],!1;var m=S===e}else var m=!0;if(m){if(l.header!==void 0){let A=l.header,S=e;if(e===S)if(typeof A==
"string"){if(w(A,128))return j.errors=[{instancePath:t+"/credentials/"+c+"/header",schemaPath:"schem\
a:ToolCredential/properties/header/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(A,9))
return j.errors=[{instancePath:t+"/credentials/"+c+"/header",schemaPath:"schema:ToolCredential/prope\
rties/header/minLength",keyword:"minLength",params:{limit:9}}],!1}else return j.errors=[{instancePath:t+
"/credentials/"+c+"/header",schemaPath:"schema:ToolCredential/properties/header/type",keyword:"type",
params:{type:"string"}}],!1;var m=S===e}else var m=!0;if(m)if(l.required!==void 0){let A=e;if(typeof l.
required!="boolean")return j.errors=[{instancePath:t+"/credentials/"+c+"/required",schemaPath:"schem\
a:ToolCredential/properties/required/type",keyword:"type",params:{type:"boolean"}}],!1;var m=A===e}else
var m=!0}}}}}else return j.errors=[{instancePath:t+"/credentials/"+c,schemaPath:"schema:ToolCredenti\
al/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return j.errors=[
{instancePath:t+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type:"\
array"}}],!1;var i=d===e}else var i=!0;if(i)if(r.parameters!==void 0){let s=r.parameters,d=e;if(e===
d&&!(s&&typeof s=="object"&&!Array.isArray(s)))return j.errors=[{instancePath:t+"/parameters",schemaPath:"\
#/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var i=d===e}else var i=!0}}}}}}}}}}else
return j.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=n,e===0}function ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.agentId===void 0&&(m=
"agentId")||r.tools===void 0&&(m="tools"))return ye.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let a in r)if(!(a==="agentId"||a==="\
tools")){return ye.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:a}}],!1;break}if(p===e){if(r.agentId!==void 0){let a=r.agentId,
s=e;if(e===s)if(typeof a=="string"){if(w(a,64))return ye.errors=[{instancePath:t+"/agentId",schemaPath:"\
#/properties/agentId/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(a,1))return ye.errors=
[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ye.errors=[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/typ\
e",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i)if(r.tools!==void 0){let a=r.
tools,s=e;if(e===s)if(Array.isArray(a)){if(a.length>1e3)return ye.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var f=!0;let o=a.length;for(let y=0;y<
o;y++){let c=e;j(a[y],{instancePath:t+"/tools/"+y,parentData:a,parentDataProperty:y,rootData:u,dynamicAnchors:P})||
(n=n===null?j.errors:n.concat(j.errors),e=n.length);var f=c===e;if(!f)break}}}else return ye.errors=
[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var i=s===e}else var i=!0}}}else return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return ye.errors=n,e===0}function oe(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let m;if(r.count===void 0&&(m="count")||r.agents===void 0&&(m="agents"))
return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=e;for(let a in r)if(!(a==="count"||a==="agents")){return oe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===
e){if(r.count!==void 0){let a=r.count,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.
errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return oe.errors=[{instancePath:t+
"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],
!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i)if(r.agents!==
void 0){let a=r.agents,s=e;if(e===s)if(Array.isArray(a)){if(a.length>1e5)return oe.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;
let o=a.length;for(let y=0;y<o;y++){let c=e;ye(a[y],{instancePath:t+"/agents/"+y,parentData:a,parentDataProperty:y,
rootData:u,dynamicAnchors:P})||(n=n===null?ye.errors:n.concat(ye.errors),e=n.length);var f=c===e;if(!f)
break}}}else return oe.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"array"}}],!1;var i=s===e}else var i=!0}}}else return oe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=n,e===0}function Be(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(oe(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(n=n===null?oe.
errors:n.concat(oe.errors),e=n.length));else return Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Be.errors=n,e===0}var $t=We;function We(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(C(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?C.errors:n.concat(C.errors),e=n.length));else return We.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=n,e===0}var Kt=Z;function Z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.x402Version===void 0&&(a="\
x402Version")||m.error===void 0&&(a="error")||m.message===void 0&&(a="message")||m.accepts===void 0&&
(a="accepts"))return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:a}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,
d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return Z.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var i=d===
e}else var i=!0;if(i){if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(w(s,
1024))return Z.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return Z.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i){if(m.message!==void 0){let s=m.message,d=e;if(e===d)if(typeof s=="string"){if(w(s,1024))return Z.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return Z.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i)if(m.accepts!==void 0){let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return Z.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return Z.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var f=!0;let y=s.length;for(let c=0;c<y;c++){let l=s[c],h=e;if(e===h&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return Z.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===
e;if(!f)break}}}else return Z.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var i=d===e}else var i=!0}}}else
return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Z.errors=n,e===0}var Yt=Je;function Je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(C(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?C.errors:n.concat(C.errors),e=n.length));else return Je.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=n,e===0}var zt=B;function B(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.x402Version===void 0&&(a="\
x402Version")||m.error===void 0&&(a="error")||m.message===void 0&&(a="message")||m.accepts===void 0&&
(a="accepts"))return B.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:a}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,
d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return B.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var i=d===
e}else var i=!0;if(i){if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(w(s,
1024))return B.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return B.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i){if(m.message!==void 0){let s=m.message,d=e;if(e===d)if(typeof s=="string"){if(w(s,1024))return B.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return B.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i)if(m.accepts!==void 0){let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return B.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return B.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var f=!0;let y=s.length;for(let c=0;c<y;c++){let l=s[c],h=e;if(e===h&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return B.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===
e;if(!f)break}}}else return B.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var i=d===e}else var i=!0}}}else
return B.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return B.errors=n,e===0}var Ut=er;function er(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(oe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?oe.errors:n.concat(oe.errors),e=n.length));else return er.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=n,e===0}var Ot=rr;function rr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(C(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?C.errors:n.concat(C.errors),e=n.length));else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=n,e===0}var Gt=W;function W(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.x402Version===void 0&&(a="\
x402Version")||m.error===void 0&&(a="error")||m.message===void 0&&(a="message")||m.accepts===void 0&&
(a="accepts"))return W.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:a}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,
d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return W.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return W.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var i=d===
e}else var i=!0;if(i){if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(w(s,
1024))return W.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return W.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i){if(m.message!==void 0){let s=m.message,d=e;if(e===d)if(typeof s=="string"){if(w(s,1024))return W.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return W.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i)if(m.accepts!==void 0){let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return W.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return W.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var f=!0;let y=s.length;for(let c=0;c<y;c++){let l=s[c],h=e;if(e===h&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return W.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===
e;if(!f)break}}}else return W.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var i=d===e}else var i=!0}}}else
return W.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return W.errors=n,e===0}var Xt=tr;function tr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(C(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?C.errors:n.concat(C.errors),e=n.length));else return tr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=n,e===0}var Ft=J;function J(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.x402Version===void 0&&(a="\
x402Version")||m.error===void 0&&(a="error")||m.message===void 0&&(a="message")||m.accepts===void 0&&
(a="accepts"))return J.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:a}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,
d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return J.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var i=d===
e}else var i=!0;if(i){if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(w(s,
1024))return J.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return J.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return J.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i){if(m.message!==void 0){let s=m.message,d=e;if(e===d)if(typeof s=="string"){if(w(s,1024))return J.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(s,1))return J.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return J.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i)if(m.accepts!==void 0){let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return J.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return J.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var f=!0;let y=s.length;for(let c=0;c<y;c++){let l=s[c],h=e;if(e===h&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return J.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===
e;if(!f)break}}}else return J.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var i=d===e}else var i=!0}}}else
return J.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return J.errors=n,e===0}var Vt=sr;function z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.jsonrpc===void 0&&(p=
"jsonrpc")||r.id===void 0&&(p="id"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let a=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s===
"result"||s==="error")){return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.jsonrpc!==void 0){let s=r.
jsonrpc,d=e;if(typeof s!="string")return z.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properti\
es/jsonrpc/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="2.0")return z.errors=[{instancePath:t+
"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;
var i=d===e}else var i=!0;if(i){if(r.id!==void 0){let s=r.id,d=e,o=e,y=!1,c=null,l=e;if(e===l)if(typeof s==
"string"){if(w(s,256)){let b={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};n===null?n=[b]:n.push(b),e++}}else{let b={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};n===null?n=[b]:n.push(b),e++}var f=l===
e;f&&(y=!0,c=0);let h=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let b={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};n===null?n=[b]:
n.push(b),e++}if(e===h&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let b={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
n===null?n=[b]:n.push(b),e++}else if(s<-9007199254740991||isNaN(s)){let b={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};n===
null?n=[b]:n.push(b),e++}}var f=h===e;if(f&&y?(y=!1,c=[c,1]):f&&(y=!0,c=1),y)e=o,n!==null&&(o?n.length=
o:n=null);else{let b={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:c}};
return n===null?n=[b]:n.push(b),e++,z.errors=n,!1}var i=d===e}else var i=!0;if(i){if(r.result!==void 0){
let s=r.result,d=e;if(e===d&&!(s&&typeof s=="object"&&!Array.isArray(s)))return z.errors=[{instancePath:t+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"}}],!1;var i=d===
e}else var i=!0;if(i)if(r.error!==void 0){let s=r.error,d=e;if(e===e)if(s&&typeof s=="object"&&!Array.
isArray(s)){let c;if(s.code===void 0&&(c="code")||s.message===void 0&&(c="message"))return z.errors=
[{instancePath:t+"/error",schemaPath:"schema:RpcError/required",keyword:"required",params:{missingProperty:c}}],
!1;if(s.code!==void 0){let l=s.code,h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return z.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===h&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))
return z.errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(l<-2147483648||isNaN(l))return z.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}}],!1}var m=h===e}else var m=!0;if(m){if(s.message!==
void 0){let l=s.message,h=e;if(e===h)if(typeof l=="string"){if(w(l,65536))return z.errors=[{instancePath:t+
"/error/message",schemaPath:"schema:RpcError/properties/message/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1}else return z.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcError\
/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m)
if(s.data!==void 0){let l=s.data,h=e;if(e===h&&!(l&&typeof l=="object"&&!Array.isArray(l)))return z.
errors=[{instancePath:t+"/error/data",schemaPath:"schema:RpcError/properties/data/type",keyword:"typ\
e",params:{type:"object"}}],!1;var m=h===e}else var m=!0}}else return z.errors=[{instancePath:t+"/er\
ror",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"object"}}],!1;var i=d===e}else var i=!0}}}}}else
return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.
errors=n,e===0}function sr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?z.errors:n.concat(z.errors),e=n.length));else return sr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=n,e===0}var Ct=ar;var Us=$s.int32;function E(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.error===void 0&&(m="\
error")||r.message===void 0&&(m="message"))return E.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let a in r)if(!(a==="error"||a==="me\
ssage"||a==="detail"||a==="code"||a==="param"||a==="upstream"||a==="may_have_happened")){return E.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(p===e){if(r.error!==void 0){let a=r.error,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return E.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>599||isNaN(a))return E.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(a<400||isNaN(a))return E.errors=[{instancePath:t+"/error",schemaPath:"#/prope\
rties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1;if(!Us.validate(a))return E.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/format",keyword:"format",params:{format:"\
int32"}}],!1}var i=s===e}else var i=!0;if(i){if(r.message!==void 0){let a=r.message,s=e;if(e===s)if(typeof a==
"string"){if(w(a,2048))return E.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(a,1))return E.errors=[{instancePath:t+"\
/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return E.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.detail!==void 0){let a=r.detail,s=e;if(e===
s)if(typeof a=="string"){if(w(a,2048))return E.errors=[{instancePath:t+"/detail",schemaPath:"#/prope\
rties/detail/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(a,1))return E.errors=[{instancePath:t+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.
errors=[{instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.code!==void 0){let a=r.code,s=e;if(e===s)if(typeof a==
"string"){if(w(a,64))return E.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!St.test(a))return E.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return E.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.param!==void 0){let a=r.param,s=e;if(e===s)
if(typeof a=="string"){if(w(a,256))return E.errors=[{instancePath:t+"/param",schemaPath:"#/propertie\
s/param/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return E.errors=[{instancePath:t+
"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.upstream!==void 0){let a=r.upstream,s=e;if(e===e)if(a&&typeof a=="object"&&!Array.
isArray(a)){let y;if(a.status===void 0&&(y="status"))return E.errors=[{instancePath:t+"/upstream",schemaPath:"\
schema:UpstreamAnswer/required",keyword:"required",params:{missingProperty:y}}],!1;{let c=e;for(let l in a)
if(!(l==="status"||l==="body"||l==="media_type"||l==="retry_after")){return E.errors=[{instancePath:t+
"/upstream",schemaPath:"schema:UpstreamAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}}],!1;break}if(c===e){if(a.status!==void 0){let l=a.status,h=e;if(!(typeof l=="\
number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return E.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof l=="number"&&isFinite(l)){if(l>599||isNaN(l))return E.errors=[{instancePath:t+"/upstream/stat\
us",schemaPath:"schema:UpstreamAnswer/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(l<100||isNaN(l))return E.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}}],
!1}var f=h===e}else var f=!0;if(f){if(a.media_type!==void 0){let l=a.media_type,h=e;if(e===h)if(typeof l==
"string"){if(w(l,128))return E.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:Ups\
treamAnswer/properties/media_type/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(l,3))return E.
errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_ty\
pe/minLength",keyword:"minLength",params:{limit:3}}],!1}else return E.errors=[{instancePath:t+"/upst\
ream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0;if(f)if(a.retry_after!==void 0){let l=a.retry_after,h=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return E.errors=[{instancePath:t+"/upstream\
/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===h&&typeof l=="number"&&isFinite(l)){if(l>31536e3||isNaN(l))return E.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],!1;if(l<0||isNaN(l))return E.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=h===e}else var f=!0}}}}else return E.
errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/type",keyword:"type",params:{type:"\
object"}}],!1;var i=s===e}else var i=!0;if(i)if(r.may_have_happened!==void 0){let a=e;if(typeof r.may_have_happened!=
"boolean")return E.errors=[{instancePath:t+"/may_have_happened",schemaPath:"#/properties/may_have_ha\
ppened/type",keyword:"type",params:{type:"boolean"}}],!1;var i=a===e}else var i=!0}}}}}}}}else return E.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=
n,e===0}function Q(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.jsonrpc===void 0&&(p=
"jsonrpc")||r.error===void 0&&(p="error"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let a=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s===
"error")){return Q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.jsonrpc!==void 0){let s=r.jsonrpc,
d=e;if(typeof s!="string")return Q.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonr\
pc/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="2.0")return Q.errors=[{instancePath:t+"/\
jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var i=d===
e}else var i=!0;if(i){if(r.id!==void 0){let s=r.id,d=e,o=e,y=!1,c=null,l=e;if(e===l)if(typeof s=="st\
ring"){if(w(s,256)){let b={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};n===null?n=[b]:n.push(b),e++}}else{let b={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};n===null?n=[b]:n.push(b),e++}var f=l===
e;f&&(y=!0,c=0);let h=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let b={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};n===null?n=[b]:
n.push(b),e++}if(e===h&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let b={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
n===null?n=[b]:n.push(b),e++}else if(s<-9007199254740991||isNaN(s)){let b={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};n===
null?n=[b]:n.push(b),e++}}var f=h===e;if(f&&y?(y=!1,c=[c,1]):f&&(y=!0,c=1),y)e=o,n!==null&&(o?n.length=
o:n=null);else{let b={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:c}};
return n===null?n=[b]:n.push(b),e++,Q.errors=n,!1}var i=d===e}else var i=!0;if(i)if(r.error!==void 0){
let s=r.error,d=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.code===void 0&&(c=
"code")||s.message===void 0&&(c="message"))return Q.errors=[{instancePath:t+"/error",schemaPath:"sch\
ema:RpcError/required",keyword:"required",params:{missingProperty:c}}],!1;if(s.code!==void 0){let l=s.
code,h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Q.errors=[{instancePath:t+"\
/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===h&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return Q.errors=[{instancePath:t+
"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(l<-2147483648||isNaN(l))return Q.errors=[{instancePath:t+"/error/code",
schemaPath:"schema:RpcError/properties/code/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}}],
!1}var m=h===e}else var m=!0;if(m){if(s.message!==void 0){let l=s.message,h=e;if(e===h)if(typeof l==
"string"){if(w(l,65536))return Q.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcErro\
r/properties/message/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return Q.errors=[
{instancePath:t+"/error/message",schemaPath:"schema:RpcError/properties/message/type",keyword:"type",
params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m)if(s.data!==void 0){let l=s.data,h=e;if(e===
h&&!(l&&typeof l=="object"&&!Array.isArray(l)))return Q.errors=[{instancePath:t+"/error/data",schemaPath:"\
schema:RpcError/properties/data/type",keyword:"type",params:{type:"object"}}],!1;var m=h===e}else var m=!0}}else
return Q.errors=[{instancePath:t+"/error",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"\
object"}}],!1;var i=d===e}else var i=!0}}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Q.errors=n,e===0}function pe(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0,i=e,f=!1,m=e;
E(r,{instancePath:t,parentData:v,parentDataProperty:g,rootData:u,dynamicAnchors:P})||(n=n===null?E.errors:
n.concat(E.errors),e=n.length);var p=m===e;if(f=f||p,!f){let a=e;Q(r,{instancePath:t,parentData:v,parentDataProperty:g,
rootData:u,dynamicAnchors:P})||(n=n===null?Q.errors:n.concat(Q.errors),e=n.length);var p=a===e;f=f||
p}if(f)e=i,n!==null&&(i?n.length=i:n=null);else{let a={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return n===null?n=[a]:n.push(a),e++,pe.errors=n,!1}return pe.errors=n,e===0}function ar(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(n=n===null?pe.
errors:n.concat(pe.errors),e=n.length));else return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ar.errors=n,e===0}var Ht=ir;function ir(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?pe.errors:n.concat(pe.errors),e=n.length));else return ir.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=n,e===0}var Qt=nr;function nr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?z.errors:n.concat(z.errors),e=n.length));else return nr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=n,e===0}var Zt=or;function or(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?pe.errors:n.concat(pe.errors),e=n.length));else return or.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=n,e===0}var Bt=pr;function pr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(n=n===null?pe.errors:n.concat(pe.errors),e=n.length));else return pr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=n,e===0}var Wt=X;function X(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.resource===void 0&&(s="res\
ource")||p.authorization_servers===void 0&&(s="authorization_servers")||p.bearer_methods_supported===
void 0&&(s="bearer_methods_supported")||p.resource_name===void 0&&(s="resource_name"))return X.errors=
[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/required",keyword:"required",params:{
missingProperty:s}}],!1;{let d=e;for(let o in p)if(!(o==="resource"||o==="authorization_servers"||o===
"bearer_methods_supported"||o==="resource_name")){return X.errors=[{instancePath:t+"/response",schemaPath:"\
schema:ProtectedResource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(d===e){if(p.resource!==void 0){let o=p.resource,y=e;if(e===y)if(typeof o=="string"){if(w(
o,2048))return X.errors=[{instancePath:t+"/response/resource",schemaPath:"schema:ProtectedResource/p\
roperties/resource/maxLength",keyword:"maxLength",params:{limit:2048}}],!1}else return X.errors=[{instancePath:t+
"/response/resource",schemaPath:"schema:ProtectedResource/properties/resource/type",keyword:"type",params:{
type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(p.authorization_servers!==void 0){let o=p.authorization_servers,
y=e;if(e===y)if(Array.isArray(o)){if(o.length>16)return X.errors=[{instancePath:t+"/response/authori\
zation_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;if(o.length<1)return X.errors=[{instancePath:t+"/response/authoriza\
tion_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var f=!0;let l=o.length;for(let h=0;h<l;h++){let _=o[h],b=e;if(e===
b)if(typeof _=="string"){if(w(_,1024))return X.errors=[{instancePath:t+"/response/authorization_serv\
ers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return X.errors=[{instancePath:t+"/response/authorization_s\
ervers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=b===e;if(!f)break}}}else return X.errors=[{instancePath:t+"/\
response/authorization_servers",schemaPath:"schema:ProtectedResource/properties/authorization_server\
s/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;if(i){if(p.bearer_methods_supported!==
void 0){let o=p.bearer_methods_supported,y=e;if(e===y)if(Array.isArray(o)){if(o.length>1)return X.errors=
[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedResource/propertie\
s/bearer_methods_supported/maxItems",keyword:"maxItems",params:{limit:1}}],!1;{var m=!0;let l=o.length;
for(let h=0;h<l;h++){let _=o[h],b=e;if(typeof _!="string")return X.errors=[{instancePath:t+"/respons\
e/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_methods_suppor\
ted/items/type",keyword:"type",params:{type:"string"}}],!1;if(_!=="header")return X.errors=[{instancePath:t+
"/response/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_metho\
ds_supported/items/const",keyword:"const",params:{allowedValue:"header"}}],!1;var m=b===e;if(!m)break}}}else
return X.errors=[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedRe\
source/properties/bearer_methods_supported/type",keyword:"type",params:{type:"array"}}],!1;var i=y===
e}else var i=!0;if(i)if(p.resource_name!==void 0){let o=p.resource_name,y=e;if(e===y)if(typeof o=="s\
tring"){if(w(o,64))return X.errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:Pro\
tectedResource/properties/resource_name/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return X.
errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:ProtectedResource/properties/re\
source_name/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0}}}}}else return X.
errors=[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/type",keyword:"type",params:{
type:"object"}}],!1}}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return X.errors=n,e===0}var Jt=F;function F(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.resource===void 0&&(s="res\
ource")||p.authorization_servers===void 0&&(s="authorization_servers")||p.bearer_methods_supported===
void 0&&(s="bearer_methods_supported")||p.resource_name===void 0&&(s="resource_name"))return F.errors=
[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/required",keyword:"required",params:{
missingProperty:s}}],!1;{let d=e;for(let o in p)if(!(o==="resource"||o==="authorization_servers"||o===
"bearer_methods_supported"||o==="resource_name")){return F.errors=[{instancePath:t+"/response",schemaPath:"\
schema:ProtectedResource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(d===e){if(p.resource!==void 0){let o=p.resource,y=e;if(e===y)if(typeof o=="string"){if(w(
o,2048))return F.errors=[{instancePath:t+"/response/resource",schemaPath:"schema:ProtectedResource/p\
roperties/resource/maxLength",keyword:"maxLength",params:{limit:2048}}],!1}else return F.errors=[{instancePath:t+
"/response/resource",schemaPath:"schema:ProtectedResource/properties/resource/type",keyword:"type",params:{
type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(p.authorization_servers!==void 0){let o=p.authorization_servers,
y=e;if(e===y)if(Array.isArray(o)){if(o.length>16)return F.errors=[{instancePath:t+"/response/authori\
zation_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;if(o.length<1)return F.errors=[{instancePath:t+"/response/authoriza\
tion_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var f=!0;let l=o.length;for(let h=0;h<l;h++){let _=o[h],b=e;if(e===
b)if(typeof _=="string"){if(w(_,1024))return F.errors=[{instancePath:t+"/response/authorization_serv\
ers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return F.errors=[{instancePath:t+"/response/authorization_s\
ervers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=b===e;if(!f)break}}}else return F.errors=[{instancePath:t+"/\
response/authorization_servers",schemaPath:"schema:ProtectedResource/properties/authorization_server\
s/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;if(i){if(p.bearer_methods_supported!==
void 0){let o=p.bearer_methods_supported,y=e;if(e===y)if(Array.isArray(o)){if(o.length>1)return F.errors=
[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedResource/propertie\
s/bearer_methods_supported/maxItems",keyword:"maxItems",params:{limit:1}}],!1;{var m=!0;let l=o.length;
for(let h=0;h<l;h++){let _=o[h],b=e;if(typeof _!="string")return F.errors=[{instancePath:t+"/respons\
e/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_methods_suppor\
ted/items/type",keyword:"type",params:{type:"string"}}],!1;if(_!=="header")return F.errors=[{instancePath:t+
"/response/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_metho\
ds_supported/items/const",keyword:"const",params:{allowedValue:"header"}}],!1;var m=b===e;if(!m)break}}}else
return F.errors=[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedRe\
source/properties/bearer_methods_supported/type",keyword:"type",params:{type:"array"}}],!1;var i=y===
e}else var i=!0;if(i)if(p.resource_name!==void 0){let o=p.resource_name,y=e;if(e===y)if(typeof o=="s\
tring"){if(w(o,64))return F.errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:Pro\
tectedResource/properties/resource_name/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.
errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:ProtectedResource/properties/re\
source_name/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0}}}}}else return F.
errors=[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/type",keyword:"type",params:{
type:"object"}}],!1}}else return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return F.errors=n,e===0}var es=V;function V(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.resource===void 0&&(s="res\
ource")||p.authorization_servers===void 0&&(s="authorization_servers")||p.bearer_methods_supported===
void 0&&(s="bearer_methods_supported")||p.resource_name===void 0&&(s="resource_name"))return V.errors=
[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/required",keyword:"required",params:{
missingProperty:s}}],!1;{let d=e;for(let o in p)if(!(o==="resource"||o==="authorization_servers"||o===
"bearer_methods_supported"||o==="resource_name")){return V.errors=[{instancePath:t+"/response",schemaPath:"\
schema:ProtectedResource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(d===e){if(p.resource!==void 0){let o=p.resource,y=e;if(e===y)if(typeof o=="string"){if(w(
o,2048))return V.errors=[{instancePath:t+"/response/resource",schemaPath:"schema:ProtectedResource/p\
roperties/resource/maxLength",keyword:"maxLength",params:{limit:2048}}],!1}else return V.errors=[{instancePath:t+
"/response/resource",schemaPath:"schema:ProtectedResource/properties/resource/type",keyword:"type",params:{
type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(p.authorization_servers!==void 0){let o=p.authorization_servers,
y=e;if(e===y)if(Array.isArray(o)){if(o.length>16)return V.errors=[{instancePath:t+"/response/authori\
zation_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;if(o.length<1)return V.errors=[{instancePath:t+"/response/authoriza\
tion_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var f=!0;let l=o.length;for(let h=0;h<l;h++){let _=o[h],b=e;if(e===
b)if(typeof _=="string"){if(w(_,1024))return V.errors=[{instancePath:t+"/response/authorization_serv\
ers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return V.errors=[{instancePath:t+"/response/authorization_s\
ervers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=b===e;if(!f)break}}}else return V.errors=[{instancePath:t+"/\
response/authorization_servers",schemaPath:"schema:ProtectedResource/properties/authorization_server\
s/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;if(i){if(p.bearer_methods_supported!==
void 0){let o=p.bearer_methods_supported,y=e;if(e===y)if(Array.isArray(o)){if(o.length>1)return V.errors=
[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedResource/propertie\
s/bearer_methods_supported/maxItems",keyword:"maxItems",params:{limit:1}}],!1;{var m=!0;let l=o.length;
for(let h=0;h<l;h++){let _=o[h],b=e;if(typeof _!="string")return V.errors=[{instancePath:t+"/respons\
e/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_methods_suppor\
ted/items/type",keyword:"type",params:{type:"string"}}],!1;if(_!=="header")return V.errors=[{instancePath:t+
"/response/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_metho\
ds_supported/items/const",keyword:"const",params:{allowedValue:"header"}}],!1;var m=b===e;if(!m)break}}}else
return V.errors=[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedRe\
source/properties/bearer_methods_supported/type",keyword:"type",params:{type:"array"}}],!1;var i=y===
e}else var i=!0;if(i)if(p.resource_name!==void 0){let o=p.resource_name,y=e;if(e===y)if(typeof o=="s\
tring"){if(w(o,64))return V.errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:Pro\
tectedResource/properties/resource_name/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return V.
errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:ProtectedResource/properties/re\
source_name/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0}}}}}else return V.
errors=[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/type",keyword:"type",params:{
type:"object"}}],!1}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return V.errors=n,e===0}var rs=mr;function R(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.description===void 0&&
(p="description")||r.price_usd===void 0&&(p="price_usd")||r.parameters===void 0&&(p="parameters"))return R.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{
let a=e;for(let s in r)if(!(s==="description"||s==="price_usd"||s==="available"||s==="unavailable_be\
cause"||s==="credentials"||s==="parameters")){return R.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.
description!==void 0){let s=r.description,d=e;if(e===d)if(typeof s=="string"){if(w(s,4096))return R.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return R.errors=[{instancePath:t+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){
if(r.price_usd!==void 0){let s=r.price_usd,d=e;if(e===e)if(typeof s=="string"){if(w(s,20))return R.errors=
[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],
!1;if(!lr.test(s))return R.errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return R.errors=[{instancePath:t+
"/price_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else
var i=!0;if(i){if(r.available!==void 0){let s=e;if(typeof r.available!="boolean")return R.errors=[{instancePath:t+
"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.unavailable_because!==void 0){let s=r.unavailable_because,d=e;if(e===d)if(typeof s==
"string"){if(w(s,1024))return R.errors=[{instancePath:t+"/unavailable_because",schemaPath:"#/propert\
ies/unavailable_because/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return R.errors=
[{instancePath:t+"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"\
type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.credentials!==void 0){let s=r.
credentials,d=e;if(e===d)if(Array.isArray(s)){if(s.length>16)return R.errors=[{instancePath:t+"/cred\
entials",schemaPath:"#/properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var f=!0;
let y=s.length;for(let c=0;c<y;c++){let l=s[c],h=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(
l)){let x;if(l.scheme===void 0&&(x="scheme")||l.from===void 0&&(x="from"))return R.errors=[{instancePath:t+
"/credentials/"+c,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{missingProperty:x}}],
!1;{let k=e;for(let A in l)if(!(A==="scheme"||A==="from"||A==="header"||A==="required")){return R.errors=
[{instancePath:t+"/credentials/"+c,schemaPath:"schema:ToolCredential/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:A}}],!1;break}if(k===e){if(l.scheme!==void 0){let A=l.
scheme,S=e;if(e===S)if(typeof A=="string"){if(w(A,256))return R.errors=[{instancePath:t+"/credential\
s/"+c+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(D(A,1))return R.errors=[{instancePath:t+"/credentials/"+c+"/scheme",schemaPath:"s\
chema:ToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.
errors=[{instancePath:t+"/credentials/"+c+"/scheme",schemaPath:"schema:ToolCredential/properties/sch\
eme/type",keyword:"type",params:{type:"string"}}],!1;var m=S===e}else var m=!0;if(m){if(l.from!==void 0){
let A=l.from,S=e;if(typeof A!="string")return R.errors=[{instancePath:t+"/credentials/"+c+"/from",schemaPath:"\
schema:ToolCredential/properties/from/type",keyword:"type",params:{type:"string"}}],!1;if(!(A==="cal\
ler"||A==="exchange"||A==="server"))return R.errors=[{instancePath:t+"/credentials/"+c+"/from",schemaPath:"\
schema:ToolCredential/properties/from/enum",keyword:"enum",params:{allowedValues:It.properties.from.
enum}}],!1;var m=S===e}else var m=!0;if(m){if(l.header!==void 0){let A=l.header,S=e;if(e===S)if(typeof A==
"string"){if(w(A,128))return R.errors=[{instancePath:t+"/credentials/"+c+"/header",schemaPath:"schem\
a:ToolCredential/properties/header/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(A,9))
return R.errors=[{instancePath:t+"/credentials/"+c+"/header",schemaPath:"schema:ToolCredential/prope\
rties/header/minLength",keyword:"minLength",params:{limit:9}}],!1}else return R.errors=[{instancePath:t+
"/credentials/"+c+"/header",schemaPath:"schema:ToolCredential/properties/header/type",keyword:"type",
params:{type:"string"}}],!1;var m=S===e}else var m=!0;if(m)if(l.required!==void 0){let A=e;if(typeof l.
required!="boolean")return R.errors=[{instancePath:t+"/credentials/"+c+"/required",schemaPath:"schem\
a:ToolCredential/properties/required/type",keyword:"type",params:{type:"boolean"}}],!1;var m=A===e}else
var m=!0}}}}}else return R.errors=[{instancePath:t+"/credentials/"+c,schemaPath:"schema:ToolCredenti\
al/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return R.errors=[
{instancePath:t+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type:"\
array"}}],!1;var i=d===e}else var i=!0;if(i)if(r.parameters!==void 0){let s=r.parameters,d=e;if(e===
d&&!(s&&typeof s=="object"&&!Array.isArray(s)))return R.errors=[{instancePath:t+"/parameters",schemaPath:"\
#/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var i=d===e}else var i=!0}}}}}}}else
return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.
errors=n,e===0}function ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.description===void 0&&
(m="description")||r.available===void 0&&(m="available")||r.query_price_usd===void 0&&(m="query_pric\
e_usd")||r.tools===void 0&&(m="tools"))return ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let p=e;for(let a in r)if(!(a==="description"||a==="avail\
able"||a==="query_price_usd"||a==="tools")){return ne.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===e){if(r.
description!==void 0){let a=r.description,s=e;if(e===s)if(typeof a=="string"){if(w(a,4096))return ne.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return ne.errors=[{instancePath:t+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.available!==void 0){let a=e;if(typeof r.available!="boolean")return ne.errors=[{instancePath:t+
"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var i=a===
e}else var i=!0;if(i){if(r.query_price_usd!==void 0){let a=r.query_price_usd,s=e;if(e===e)if(typeof a==
"string"){if(w(a,20))return ne.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/max\
Length",keyword:"maxLength",params:{limit:20}}],!1;if(!lr.test(a))return ne.errors=[{instancePath:t+
"/query_price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.\
[0-9]{1,9})?$"}}],!1}else return ne.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Us\
d/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i)if(r.tools!==void 0){
let a=r.tools,s=e;if(e===s)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>1e3)
return ne.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"ma\
xProperties",params:{limit:1e3}}],!1;for(let o in a){let y=e;R(a[o],{instancePath:t+"/tools/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:u,dynamicAnchors:P})||(n=n===
null?R.errors:n.concat(R.errors),e=n.length);var f=y===e;if(!f)break}}else return ne.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else
var i=!0}}}}}else return ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ne.errors=n,e===0}function _e(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let f;if(r.agents===void 0&&(f="agents"))return _e.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:f}}],!1;{let m=e;for(let p in r)if(p!=="agents"){return _e.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(m===e&&r.agents!==void 0){let p=r.agents;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length>1e5)return _e.errors=[{instancePath:t+"/agents",schemaPath:"#/propertie\
s/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let s in p){let d=e;ne(p[s],
{instancePath:t+"/agents/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:s,
rootData:u,dynamicAnchors:P})||(n=n===null?ne.errors:n.concat(ne.errors),e=n.length);var i=d===e;if(!i)
break}}else return _e.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"object"}}],!1}}}else return _e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _e.errors=n,e===0}function mr(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(n=n===null?_e.errors:n.concat(_e.errors),
e=n.length));else return mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return mr.errors=n,e===0}var ts=dr;var Os={type:"object",additionalProperties:!1,required:["status","agents"],properties:{status:{type:"\
string",enum:["ok","degraded"]},agents:{type:"object",maxProperties:1e5,additionalProperties:{$ref:"\
schema:AgentHealth"}}},$id:"schema:MeshHealth"};function ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.status===void 0&&(p=
"status")||r.agents===void 0&&(p="agents"))return ee.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;{let a=e;for(let s in r)if(!(s==="status"||s==="a\
gents")){return ee.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.status!==void 0){let s=r.status,d=e;
if(typeof s!="string")return ee.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(s==="ok"||s==="degraded"))return ee.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Os.properties.status.
enum}}],!1;var i=d===e}else var i=!0;if(i)if(r.agents!==void 0){let s=r.agents,d=e;if(e===d)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>1e5)return ee.errors=[{instancePath:t+"/agents",
schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let y in s){
let c=s[y],l=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let _;if(c.available===void 0&&
(_="available"))return ee.errors=[{instancePath:t+"/agents/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:AgentHealth/required",keyword:"required",params:{missingProperty:_}}],!1;{let b=e;
for(let x in c)if(!(x==="available"||x==="reason")){return ee.errors=[{instancePath:t+"/agents/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:x}}],!1;break}if(b===e){if(c.available!==void 0){let x=e;if(typeof c.
available!="boolean")return ee.errors=[{instancePath:t+"/agents/"+y.replace(/~/g,"~0").replace(/\//g,
"~1")+"/available",schemaPath:"schema:AgentHealth/properties/available/type",keyword:"type",params:{
type:"boolean"}}],!1;var f=x===e}else var f=!0;if(f)if(c.reason!==void 0){let x=c.reason,k=e;if(e===
k)if(typeof x=="string"){if(w(x,1024))return ee.errors=[{instancePath:t+"/agents/"+y.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return ee.errors=[{instancePath:t+"/agents/"+y.replace(/~/g,
"~0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var f=k===e}else var f=!0}}}else return ee.errors=[{instancePath:t+
"/agents/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/type",keyword:"ty\
pe",params:{type:"object"}}],!1;var m=l===e;if(!m)break}}else return ee.errors=[{instancePath:t+"/ag\
ents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var i=d===e}else
var i=!0}}}else return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return ee.errors=n,e===0}function dr(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(ee(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"\
response",rootData:u,dynamicAnchors:P})||(n=n===null?ee.errors:n.concat(ee.errors),e=n.length));else
return dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return dr.
errors=n,e===0}var ss=L;function L(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let s=r.
response;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.name===void 0&&(o="name")||
s.operations===void 0&&(o="operations")||s.elsewhere===void 0&&(o="elsewhere"))return L.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:o}}],!1;
{let y=e;for(let c in s)if(!(c==="name"||c==="operations"||c==="elsewhere")){return L.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}}],!1;break}if(y===e){if(s.name!==void 0){let c=s.name,l=e;if(e===l)if(typeof c==
"string"){if(w(c,128))return L.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(c,1))return L.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return L.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(s.operations!==
void 0){let c=s.operations,l=e;if(e===l)if(Array.isArray(c)){if(c.length>256)return L.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let _=c.length;for(let b=0;b<_;b++){let x=c[b],k=e;if(e===k)if(x&&
typeof x=="object"&&!Array.isArray(x)){let S;if(x.method===void 0&&(S="method")||x.path===void 0&&(S=
"path")||x.summary===void 0&&(S="summary"))return L.errors=[{instancePath:t+"/response/operations/"+
b,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:S}}],
!1;{let H=e;for(let q in x)if(!(q==="method"||q==="path"||q==="summary")){return L.errors=[{instancePath:t+
"/response/operations/"+b,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(H===e){if(x.method!==
void 0){let q=x.method,U=e;if(e===U)if(typeof q=="string"){if(w(q,7))return L.errors=[{instancePath:t+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(D(q,3))return L.errors=[{instancePath:t+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return L.errors=[{instancePath:t+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var m=U===e}else var m=!0;if(m){if(x.path!==
void 0){let q=x.path,U=e;if(e===U)if(typeof q=="string"){if(w(q,256))return L.errors=[{instancePath:t+
"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(q,1))return L.errors=[{instancePath:t+
"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/r\
esponse/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var m=U===e}else var m=!0;if(m)if(x.summary!==void 0){
let q=x.summary,U=e;if(e===U)if(typeof q=="string"){if(w(q,256))return L.errors=[{instancePath:t+"/r\
esponse/operations/"+b+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return L.errors=[{instancePath:t+
"/response/operations/"+b+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var m=U===e}else var m=!0}}}}else return L.
errors=[{instancePath:t+"/response/operations/"+b,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=k===e;if(!f)break}}}else return L.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var i=l===e}else var i=!0;if(i)if(s.elsewhere!==void 0){let c=s.elsewhere,
l=e;if(e===l)if(Array.isArray(c)){if(c.length>16)return L.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let _=c.length;for(let b=0;b<_;b++){let x=c[b],k=e;if(e===k)if(x&&typeof x=="object"&&!Array.
isArray(x)){let S;if(x.name===void 0&&(S="name"))return L.errors=[{instancePath:t+"/response/elsewhe\
re/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:S}}],
!1;{let H=e;for(let q in x)if(!(q==="name"||q==="path"||q==="address"||q==="port")){return L.errors=
[{instancePath:t+"/response/elsewhere/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(H===e){
if(x.name!==void 0){let q=x.name,U=e;if(e===U)if(typeof q=="string"){if(w(q,128))return L.errors=[{instancePath:t+
"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(q,1))return L.errors=[{instancePath:t+
"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+b+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=U===e}else var a=!0;if(a){if(x.path!==void 0){
let q=x.path,U=e;if(e===U)if(typeof q=="string"){if(w(q,256))return L.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(q,1))return L.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/respons\
e/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var a=U===e}else var a=!0;if(a){if(x.address!==void 0){let q=x.
address,U=e;if(e===U)if(typeof q=="string"){if(w(q,2048))return L.errors=[{instancePath:t+"/response\
/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(q,1))return L.errors=[{instancePath:t+"\
/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=U===e}else var a=!0;if(a)if(x.port!==
void 0){let q=x.port,U=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return L.errors=[{
instancePath:t+"/response/elsewhere/"+b+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===U&&typeof q=="number"&&isFinite(
q)){if(q>65535||isNaN(q))return L.errors=[{instancePath:t+"/response/elsewhere/"+b+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(q<1||isNaN(q))return L.errors=[{instancePath:t+"/response/elsewhere/"+b+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=U===e}else var a=!0}}}}}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var p=k===e;if(!p)break}}}else return L.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var i=l===e}else var i=!0}}}}else return L.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return L.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=n,e===0}var as=Ie;function Ie(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.
response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return Ie.errors=[{instancePath:t+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=
n,e===0}var Js={requestAgent:{parameters:Lr,body:Wr,replies:{200:Nt}},createTask:{parameters:Tr,body:Jr,replies:{
200:Rt}},queryTask:{parameters:Er,body:et,replies:{200:Dt}},listEvmAgents:{parameters:Nr,body:rt,replies:{
200:Mt}},callPaidToolEvm:{parameters:Rr,body:st,replies:{200:$t,402:Kt}},queryPaidAgentEvm:{parameters:Sr,
body:at,replies:{200:Yt,402:zt}},listSolanaAgents:{parameters:Mr,body:it,replies:{200:Ut}},callPaidToolSolana:{
parameters:Ir,body:ot,replies:{200:Ot,402:Gt}},queryPaidAgentSolana:{parameters:$r,body:pt,replies:{
200:Xt,402:Ft}},callMcp:{parameters:Kr,body:mt,replies:{200:Vt,400:Ct,404:Ht}},callAgentMcp:{parameters:zr,
body:dt,replies:{200:Qt,400:Zt,404:Bt}},getResource:{parameters:Ur,body:lt,replies:{200:Wt}},getMcpResource:{
parameters:Or,body:ft,replies:{200:Jt}},getAgentMcpResource:{parameters:Gr,body:ht,replies:{200:es}},
getSchema:{parameters:Xr,body:gt,replies:{200:rs}},getMeshHealth:{parameters:Fr,body:vt,replies:{200:ts}},
getOverview:{parameters:Vr,body:kt,replies:{200:ss}},getContract:{parameters:Cr,body:wt,replies:{200:as}},
getReference:{parameters:Hr,body:xt,replies:{}},getReferenceFile:{parameters:Qr,body:Lt,replies:{}}};export{Js as default};
