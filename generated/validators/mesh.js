// Compiled from a contract by npm run generate. Never edited.
var as=Object.create;var lr=Object.defineProperty;var is=Object.getOwnPropertyDescriptor;var ns=Object.getOwnPropertyNames;var os=Object.getPrototypeOf,ps=Object.prototype.hasOwnProperty;var cr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(v){throw t=0,v}};var ms=(r,t,v,g)=>{if(t&&typeof t=="object"||typeof t=="function")for(let u of ns(t))!ps.call(r,u)&&
u!==v&&lr(r,u,{get:()=>t[u],enumerable:!(g=is(t,u))||g.enumerable});return r};var qe=(r,t,v)=>(v=r!=null?as(os(r)):{},ms(t||!r||!r.__esModule?lr(v,"default",{value:r,enumerable:!0}):
v,r));var Se=cr(De=>{"use strict";Object.defineProperty(De,"__esModule",{value:!0});De.formats=void 0;var ys=2**
31-1,ls=(-2)**31,cs=2**63-1,fs=(-2)**63,ur=(2-2**-23)*2**127,gr=2**-126,hs=-1*ur,us=-1*gr,hr=()=>!0,
gs=/^[A-Za-z0-9+/]*(=|==)?$/;De.formats={int32:{validate:r=>Number.isInteger(r)&&r<=ys&&r>=ls,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=cs&&r>=fs,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=ur&&r>=gr||r>=hs&&r<=us),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&gs.test(r),binary:hr,password:hr}});var Me=cr(Pe=>{"use strict";Object.defineProperty(Pe,"__esModule",{value:!0});Pe.formatNames=Pe.fastFormats=
Pe.fullFormats=void 0;function ge(r,t){return{validate:r,compare:t}}Pe.fullFormats={date:ge(br,ze),time:ge(
Ke(!0),Ue),"date-time":ge(Pr(!0),wr),"iso-time":ge(Ke(),_r),"iso-date-time":ge(Pr(),Ar),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ws,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Es,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:As,int32:{type:"number",validate:Ls},
int64:{type:"number",validate:Ts},float:{type:"number",validate:kr},double:{type:"number",validate:kr},
password:!0,binary:!0};Pe.fastFormats={...Pe.fullFormats,date:ge(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ze),time:ge(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ue),"date-time":ge(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
wr),"iso-time":ge(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,_r),
"iso-date-time":ge(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ar),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Pe.formatNames=Object.keys(Pe.fullFormats);function Ps(r){return r%4===0&&(r%100!==0||r%400===0)}var vs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ks=[0,31,28,31,30,31,30,31,31,30,31,30,31];function br(r){let t=vs.exec(r);if(!t)return!1;let v=+t[1],
g=+t[2],u=+t[3];return g>=1&&g<=12&&u>=1&&u<=(g===2&&Ps(v)?29:ks[g])}function ze(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var $e=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ke(r){
return function(v){let g=$e.exec(v);if(!g)return!1;let u=+g[1],P=+g[2],a=+g[3],e=g[4],n=g[5]==="-"?-1:
1,l=+(g[6]||0),m=+(g[7]||0);if(l>23||m>59||r&&!e)return!1;if(u<=23&&P<=59&&a<60)return!0;let o=P-m*n,
i=u-l*n-(o<0?1:0);return(i===23||i===-1)&&(o===59||o===-1)&&a<61}}function Ue(r,t){if(!(r&&t))return;
let v=new Date("2020-01-01T"+r).valueOf(),g=new Date("2020-01-01T"+t).valueOf();if(v&&g)return v-g}function _r(r,t){
if(!(r&&t))return;let v=$e.exec(r),g=$e.exec(t);if(v&&g)return r=v[1]+v[2]+v[3],t=g[1]+g[2]+g[3],r>t?
1:r<t?-1:0}var Ye=/t|\s/i;function Pr(r){let t=Ke(r);return function(g){let u=g.split(Ye);return u.length===
2&&br(u[0])&&t(u[1])}}function wr(r,t){if(!(r&&t))return;let v=new Date(r).valueOf(),g=new Date(t).valueOf();
if(v&&g)return v-g}function Ar(r,t){if(!(r&&t))return;let[v,g]=r.split(Ye),[u,P]=t.split(Ye),a=ze(v,
u);if(a!==void 0)return a||Ue(g,P)}var bs=/\/|:/,_s=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ws(r){return bs.test(r)&&_s.test(r)}var vr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function As(r){return vr.lastIndex=0,vr.test(r)}var xs=-(2**31),qs=2**31-1;function Ls(r){return Number.
isInteger(r)&&r<=qs&&r>=xs}function Ts(r){return Number.isInteger(r)}function kr(){return!0}var js=/[^\\]\\Z/;
function Es(r){if(js.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Le=(r,t)=>r.length>t&&fr(r)>t,Te=(r,t)=>r.length<2*t&&fr(r)<t,ds=/[\ud800-\udbff][\udc00-\udfff]/g,
fr=r=>r.length-(r.match(ds)?.length??0);var xr=qe(Se()),qr=qe(Me()),Vs={...xr.formats,...qr.fastFormats},Lr=ce;var E=Le,N=Te,Tr=new RegExp("^[ -~]+$","u");function ce(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;
if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))
return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(r.headers!==void 0){let m=r.headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["\
x-request-timeout-ms"]!==void 0){let i=m["x-request-timeout-ms"],s=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){let p=typeof i,d;if(d===void 0)if(p==="boolean"||i===null||p==="string"&&i&&
i==+i&&!(i%1))d=+i;else return ce.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(i=d,m!==void 0&&(m["x-request-timeout-ms"]=d))}if(e===s&&typeof i=="number"&&isFinite(
i)){if(i>6e5||isNaN(i))return ce.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(i<1||isNaN(i))return ce.errors=[{instancePath:t+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var n=s===e}else var n=!0;if(n)if(m["idempotency-key"]!==void 0){let i=m["\
idempotency-key"],s=e;if(typeof i!="string"){let d=typeof i,c;if(c===void 0)if(d=="number"||d=="bool\
ean")c=""+i;else if(i===null)c="";else return ce.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;c!==void 0&&(i=c,m!==void 0&&(m["idempotency-key"]=c))}if(e===s&&typeof i=="string"){if(E(i,
255))return ce.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(N(i,1))return ce.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Tr.test(i))return ce.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var n=s===e}else var n=!0}else return ce.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ce.
errors=a,e===0}var jr=we;function we(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return we.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let l=r.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let o=l["\
idempotency-key"],i=e;if(typeof o!="string"){let s=typeof o,p;if(p===void 0)if(s=="number"||s=="bool\
ean")p=""+o;else if(o===null)p="";else return we.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;p!==void 0&&(o=p,l!==void 0&&(l["idempotency-key"]=p))}if(e===i&&typeof o=="string"){if(E(o,
255))return we.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(N(o,1))return we.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Tr.test(o))return we.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return we.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return we.errors=a,e===0}var Er=Oe;function Oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Oe.errors=a,e===0}
var Nr=Ne;function Ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ne.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let l=r.
query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.details===void 0&&(l.details=!1);let o=l.
details;if(typeof o!="boolean"){let i;if(i===void 0)if(o==="false"||o===0||o===null)i=!1;else if(o===
"true"||o===1)i=!0;else return Ne.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;i!==void 0&&(o=i,l!==void 0&&
(l.details=i))}}else return Ne.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return Ne.errors=a,e===0}var Rr=C;function C(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||
r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return C.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let i=r.
headers,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["payment-signature"]!==void 0){
let p=i["payment-signature"],d=e;if(typeof p!="string"){let c=typeof p,f;if(f===void 0)if(c=="number"||
c=="boolean")f=""+p;else if(p===null)f="";else return C.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(p=f,i!==void 0&&(i["payment-signature"]=f))}if(e===d&&typeof p=="st\
ring"){if(E(p,12288))return C.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(N(p,1))return C.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else
var n=!0;if(n)if(i["x-payment"]!==void 0){let p=i["x-payment"],d=e;if(typeof p!="string"){let f=typeof p,
y;if(y===void 0)if(f=="number"||f=="boolean")y=""+p;else if(p===null)y="";else return C.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(p=y,i!==void 0&&(i["x-payment"]=y))}if(e===d&&typeof p=="string"){if(E(
p,12288))return C.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(p,1))return C.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else var n=!0}else return C.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=s===
e}else var l=!0;if(l)if(r.params!==void 0){let i=r.params,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.
isArray(i)){let d;if(i.agent_id===void 0&&(d="agent_id")||i.tool===void 0&&(d="tool"))return C.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],
!1;if(i.agent_id!==void 0){let c=i.agent_id,f=e;if(typeof c!="string"){let y=typeof c,h;if(h===void 0)
if(y=="number"||y=="boolean")h=""+c;else if(c===null)h="";else return C.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(c=h,i!==void 0&&(i.agent_id=h))}if(e===f&&typeof c=="string"){if(E(c,64))
return C.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(c,1))return C.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=f===e}else var m=!0;if(m)if(i.tool!==void 0){let c=i.tool,f=e;if(typeof c!=
"string"){let h=typeof c,_;if(_===void 0)if(h=="number"||h=="boolean")_=""+c;else if(c===null)_="";else
return C.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(c=_,i!==void 0&&(i.tool=_))}if(e===f&&typeof c==
"string"){if(E(c,64))return C.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(c,1))return C.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=f===e}else var m=!0}else return C.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var l=s===e}else var l=!0}return C.
errors=a,e===0}var Dr=re;function re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||
r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let o=r.
headers,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["payment-signature"]!==void 0){
let s=o["payment-signature"],p=e;if(typeof s!="string"){let d=typeof s,c;if(c===void 0)if(d=="number"||
d=="boolean")c=""+s;else if(s===null)c="";else return re.errors=[{instancePath:t+"/headers/payment-s\
ignature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(s=c,o!==void 0&&(o["payment-signature"]=c))}if(e===p&&typeof s=="st\
ring"){if(E(s,12288))return re.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pr\
operties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],
!1;if(N(s,1))return re.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties\
/headers/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=p===
e}else var n=!0;if(n)if(o["x-payment"]!==void 0){let s=o["x-payment"],p=e;if(typeof s!="string"){let c=typeof s,
f;if(f===void 0)if(c=="number"||c=="boolean")f=""+s;else if(s===null)f="";else return re.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(s=f,o!==void 0&&(o["x-payment"]=f))}if(e===p&&typeof s=="string"){if(E(
s,12288))return re.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/pro\
perties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(s,1))return re.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=p===e}else var n=!0}else return re.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=i===
e}else var l=!0;if(l)if(r.params!==void 0){let o=r.params,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.
isArray(o)){let p;if(o.agent_id===void 0&&(p="agent_id"))return re.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],!1;if(o.agent_id!==
void 0){let d=o.agent_id,c=e;if(typeof d!="string"){let f=typeof d,y;if(y===void 0)if(f=="number"||f==
"boolean")y=""+d;else if(d===null)y="";else return re.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(d=y,o!==void 0&&(o.agent_id=y))}if(e===c&&typeof d=="string"){if(E(d,64))return re.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(N(d,1))return re.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/\
properties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return re.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var l=i===e}else var l=!0}return re.errors=a,e===0}var Sr=Re;function Re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let l=r.
query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.details===void 0&&(l.details=!1);let o=l.
details;if(typeof o!="boolean"){let i;if(i===void 0)if(o==="false"||o===0||o===null)i=!1;else if(o===
"true"||o===1)i=!0;else return Re.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/\
query/properties/details/type",keyword:"type",params:{type:"boolean"}}],!1;i!==void 0&&(o=i,l!==void 0&&
(l.details=i))}}else return Re.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return Re.errors=a,e===0}var Mr=H;function H(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||
r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return H.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let i=r.
headers,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["payment-signature"]!==void 0){
let p=i["payment-signature"],d=e;if(typeof p!="string"){let c=typeof p,f;if(f===void 0)if(c=="number"||
c=="boolean")f=""+p;else if(p===null)f="";else return H.errors=[{instancePath:t+"/headers/payment-si\
gnature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(p=f,i!==void 0&&(i["payment-signature"]=f))}if(e===d&&typeof p=="st\
ring"){if(E(p,12288))return H.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pro\
perties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;
if(N(p,1))return H.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/hea\
ders/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else
var n=!0;if(n)if(i["x-payment"]!==void 0){let p=i["x-payment"],d=e;if(typeof p!="string"){let f=typeof p,
y;if(y===void 0)if(f=="number"||f=="boolean")y=""+p;else if(p===null)y="";else return H.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(p=y,i!==void 0&&(i["x-payment"]=y))}if(e===d&&typeof p=="string"){if(E(
p,12288))return H.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/prop\
erties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(p,1))return H.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=d===e}else var n=!0}else return H.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=s===
e}else var l=!0;if(l)if(r.params!==void 0){let i=r.params,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.
isArray(i)){let d;if(i.agent_id===void 0&&(d="agent_id")||i.tool===void 0&&(d="tool"))return H.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],
!1;if(i.agent_id!==void 0){let c=i.agent_id,f=e;if(typeof c!="string"){let y=typeof c,h;if(h===void 0)
if(y=="number"||y=="boolean")h=""+c;else if(c===null)h="";else return H.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(c=h,i!==void 0&&(i.agent_id=h))}if(e===f&&typeof c=="string"){if(E(c,64))
return H.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(c,1))return H.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=f===e}else var m=!0;if(m)if(i.tool!==void 0){let c=i.tool,f=e;if(typeof c!=
"string"){let h=typeof c,_;if(_===void 0)if(h=="number"||h=="boolean")_=""+c;else if(c===null)_="";else
return H.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(c=_,i!==void 0&&(i.tool=_))}if(e===f&&typeof c==
"string"){if(E(c,64))return H.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(c,1))return H.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=f===e}else var m=!0}else return H.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var l=s===e}else var l=!0}return H.
errors=a,e===0}var Ir=te;function te(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||
r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let o=r.
headers,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["payment-signature"]!==void 0){
let s=o["payment-signature"],p=e;if(typeof s!="string"){let d=typeof s,c;if(c===void 0)if(d=="number"||
d=="boolean")c=""+s;else if(s===null)c="";else return te.errors=[{instancePath:t+"/headers/payment-s\
ignature",schemaPath:"#/properties/headers/properties/payment-signature/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(s=c,o!==void 0&&(o["payment-signature"]=c))}if(e===p&&typeof s=="st\
ring"){if(E(s,12288))return te.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/pr\
operties/headers/properties/payment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],
!1;if(N(s,1))return te.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties\
/headers/properties/payment-signature/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=p===
e}else var n=!0;if(n)if(o["x-payment"]!==void 0){let s=o["x-payment"],p=e;if(typeof s!="string"){let c=typeof s,
f;if(f===void 0)if(c=="number"||c=="boolean")f=""+s;else if(s===null)f="";else return te.errors=[{instancePath:t+
"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(s=f,o!==void 0&&(o["x-payment"]=f))}if(e===p&&typeof s=="string"){if(E(
s,12288))return te.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/pro\
perties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(N(s,1))return te.errors=
[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}var n=p===e}else var n=!0}else return te.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=i===
e}else var l=!0;if(l)if(r.params!==void 0){let o=r.params,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.
isArray(o)){let p;if(o.agent_id===void 0&&(p="agent_id"))return te.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],!1;if(o.agent_id!==
void 0){let d=o.agent_id,c=e;if(typeof d!="string"){let f=typeof d,y;if(y===void 0)if(f=="number"||f==
"boolean")y=""+d;else if(d===null)y="";else return te.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(d=y,o!==void 0&&(o.agent_id=y))}if(e===c&&typeof d=="string"){if(E(d,64))return te.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(N(d,1))return te.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/\
properties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return te.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var l=i===e}else var l=!0}return te.errors=a,e===0}var $r=z;var Kr=new RegExp("^[!-~]+$","u");function z(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;
if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))
return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(r.headers!==void 0){let m=r.headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["\
mcp-session-id"]!==void 0){let i=m["mcp-session-id"],s=e;if(typeof i!="string"){let p=typeof i,d;if(d===
void 0)if(p=="number"||p=="boolean")d=""+i;else if(i===null)d="";else return z.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/type",keyword:"\
type",params:{type:"string"}}],!1;d!==void 0&&(i=d,m!==void 0&&(m["mcp-session-id"]=d))}if(e===s&&typeof i==
"string"){if(E(i,256))return z.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/prope\
rties/headers/properties/mcp-session-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(
i,1))return z.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/pro\
perties/mcp-session-id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Kr.test(i))return z.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var n=s===e}else var n=!0;if(n){
if(m["mcp-protocol-version"]!==void 0){let i=m["mcp-protocol-version"],s=e;if(typeof i!="string"){let d=typeof i,
c;if(c===void 0)if(d=="number"||d=="boolean")c=""+i;else if(i===null)c="";else return z.errors=[{instancePath:t+
"/headers/mcp-protocol-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/typ\
e",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,m!==void 0&&(m["mcp-protocol-version"]=
c))}if(e===s&&typeof i=="string"){if(E(i,64))return z.errors=[{instancePath:t+"/headers/mcp-protocol\
-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(N(i,1))return z.errors=[{instancePath:t+"/headers/mcp-protocol-versi\
on",schemaPath:"#/properties/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",
params:{limit:1}}],!1}var n=s===e}else var n=!0;if(n){if(m["mcp-method"]!==void 0){let i=m["mcp-meth\
od"],s=e;if(typeof i!="string"){let d=typeof i,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+i;else if(i===
null)c="";else return z.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/heade\
rs/properties/mcp-method/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,m!==void 0&&
(m["mcp-method"]=c))}if(e===s&&typeof i=="string"){if(E(i,256))return z.errors=[{instancePath:t+"/he\
aders/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLeng\
th",params:{limit:256}}],!1;if(N(i,1))return z.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=s===
e}else var n=!0;if(n){if(m["mcp-name"]!==void 0){let i=m["mcp-name"],s=e;if(typeof i!="string"){let d=typeof i,
c;if(c===void 0)if(d=="number"||d=="boolean")c=""+i;else if(i===null)c="";else return z.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(i=c,m!==void 0&&(m["mcp-name"]=c))}if(e===s&&typeof i=="string"){if(E(
i,1024))return z.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/proper\
ties/mcp-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(N(i,1))return z.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var n=s===e}else var n=!0;if(n)if(m.origin!==void 0){let i=m.origin,s=e;if(typeof i!=
"string"){let d=typeof i,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+i;else if(i===null)c="";else
return z.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,m!==void 0&&(m.origin=c))}if(e===
s&&typeof i=="string"){if(E(i,2048))return z.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N(i,
1))return z.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var n=s===e}else var n=!0}}}}else return z.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return z.errors=a,e===0}var Yr=S,Ns={paths:{},components:{securitySchemes:{AccessToken:{
type:"http",scheme:"bearer"},PaymentSignature:{type:"apiKey",in:"header",name:"PAYMENT-SIGNATURE"},Payment:{
type:"apiKey",in:"header",name:"X-PAYMENT"}}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{mode:{type:"string",enum:["search"]}}},headers:{type:"object",properties:{
"mcp-session-id":{type:"string",minLength:1,maxLength:256,pattern:"^[!-~]+$"},"mcp-protocol-version":{
type:"string",minLength:1,maxLength:64},"mcp-method":{type:"string",minLength:1,maxLength:256},"mcp-\
name":{type:"string",minLength:1,maxLength:1024},origin:{type:"string",minLength:1,maxLength:2048}}},
params:{type:"object",properties:{agent_id:{type:"string",minLength:1,maxLength:64}},required:["agen\
t_id"]},cookies:{},body:{}}};function S(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,
dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===
void 0&&(m="query")||r.headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return S.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.query!==
void 0){let o=r.query,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.mode!==void 0){
let s=o.mode;if(typeof s!="string"){let p=typeof s,d;if(d===void 0)if(p=="number"||p=="boolean")d=""+
s;else if(s===null)d="";else return S.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties\
/query/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(s=d,o!==void 0&&
(o.mode=d))}if(s!=="search")return S.errors=[{instancePath:t+"/query/mode",schemaPath:"#/properties/\
query/properties/mode/enum",keyword:"enum",params:{allowedValues:Ns.properties.query.properties.mode.
enum}}],!1}}else return S.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var n=i===e}else var n=!0;if(n){if(r.headers!==void 0){let o=r.headers,
i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["mcp-session-id"]!==void 0){let p=o["\
mcp-session-id"],d=e;if(typeof p!="string"){let c=typeof p,f;if(f===void 0)if(c=="number"||c=="boole\
an")f=""+p;else if(p===null)f="";else return S.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(p=f,o!==void 0&&(o["mcp-session-id"]=f))}if(e===d&&typeof p=="string"){if(E(p,256))return S.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(p,1))return S.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Kr.test(p))return S.errors=[{instancePath:t+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var l=d===e}else var l=!0;if(l){if(o["mcp-protocol-version"]!==void 0){let p=o["\
mcp-protocol-version"],d=e;if(typeof p!="string"){let f=typeof p,y;if(y===void 0)if(f=="number"||f==
"boolean")y=""+p;else if(p===null)y="";else return S.errors=[{instancePath:t+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(p=y,o!==void 0&&(o["mcp-protocol-version"]=y))}if(e===d&&typeof p==
"string"){if(E(p,64))return S.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(N(p,1))return S.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var l=d===
e}else var l=!0;if(l){if(o["mcp-method"]!==void 0){let p=o["mcp-method"],d=e;if(typeof p!="string"){
let f=typeof p,y;if(y===void 0)if(f=="number"||f=="boolean")y=""+p;else if(p===null)y="";else return S.
errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method\
/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,o!==void 0&&(o["mcp-method"]=y))}
if(e===d&&typeof p=="string"){if(E(p,256))return S.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(N(
p,1))return S.errors=[{instancePath:t+"/headers/mcp-method",schemaPath:"#/properties/headers/propert\
ies/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var l=d===e}else var l=!0;if(l){
if(o["mcp-name"]!==void 0){let p=o["mcp-name"],d=e;if(typeof p!="string"){let f=typeof p,y;if(y===void 0)
if(f=="number"||f=="boolean")y=""+p;else if(p===null)y="";else return S.errors=[{instancePath:t+"/he\
aders/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(p=y,o!==void 0&&(o["mcp-name"]=y))}if(e===d&&typeof p=="string"){if(E(p,1024))
return S.errors=[{instancePath:t+"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp\
-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(N(p,1))return S.errors=[{instancePath:t+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var l=d===e}else var l=!0;if(l)if(o.origin!==void 0){let p=o.origin,d=e;if(typeof p!=
"string"){let f=typeof p,y;if(y===void 0)if(f=="number"||f=="boolean")y=""+p;else if(p===null)y="";else
return S.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,o!==void 0&&(o.origin=y))}if(e===
d&&typeof p=="string"){if(E(p,2048))return S.errors=[{instancePath:t+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N(p,
1))return S.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var l=d===e}else var l=!0}}}}else return S.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var n=i===e}else var n=!0;if(n)if(r.params!==void 0){let o=r.params,i=e;if(e===i)if(o&&
typeof o=="object"&&!Array.isArray(o)){let p;if(o.agent_id===void 0&&(p="agent_id"))return S.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(o.agent_id!==void 0){let d=o.agent_id,c=e;if(typeof d!="string"){let f=typeof d,y;if(y===void 0)
if(f=="number"||f=="boolean")y=""+d;else if(d===null)y="";else return S.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(d=y,o!==void 0&&(o.agent_id=y))}if(e===c&&typeof d=="string"){if(E(d,64))
return S.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(d,1))return S.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}}}else return S.errors=[{instancePath:t+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1;var n=i===e}else var n=!0}}return S.errors=a,e===
0}var zr=Ge;function Ge(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ge.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Ge.errors=a,e===0}
var Ur=Xe;function Xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Xe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Xe.errors=a,e===0}
var Or=Ae;function Ae(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.params!==void 0){let l=r.
params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let o;if(l.agent_id===void 0&&(o="agent\
_id"))return Ae.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:o}}],!1;if(l.agent_id!==void 0){let i=l.agent_id,s=e;if(typeof i!=
"string"){let p=typeof i,d;if(d===void 0)if(p=="number"||p=="boolean")d=""+i;else if(i===null)d="";else
return Ae.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agen\
t_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(i=d,l!==void 0&&(l.agent_id=d))}if(e===
s&&typeof i=="string"){if(E(i,64))return Ae.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#\
/properties/params/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(i,
1))return Ae.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/a\
gent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Ae.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.
errors=a,e===0}var Gr=xe;function xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return xe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.query!==void 0){let l=r.
query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.agent_id!==void 0){let o=l.agent_id,
i=e;if(typeof o!="string"){let s=typeof o,p;if(p===void 0)if(s=="number"||s=="boolean")p=""+o;else if(o===
null)p="";else return xe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/pr\
operties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(o=p,l!==void 0&&(l.agent_id=
p))}if(e===i&&typeof o=="string"){if(E(o,64))return xe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"\
#/properties/query/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(N(o,
1))return xe.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/age\
nt_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return xe.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return xe.
errors=a,e===0}var Xr=Fe;function Fe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Fe.errors=a,e===0}
var Fr=Ve;function Ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1}return Ve.errors=a,e===0}
var Vr=je;function je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let l=r.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let o=l["\
if-none-match"],i=e;if(typeof o!="string"){let s=typeof o,p;if(p===void 0)if(s=="number"||s=="boolea\
n")p=""+o;else if(o===null)p="";else return je.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(o=p,l!==void 0&&(l["if-none-match"]=p))}if(e===i&&typeof o=="string"&&E(o,4096))return je.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return je.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return je.errors=
a,e===0}var Cr=Ee;function Ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.query===void 0&&(n="query")||
r.headers===void 0&&(n="headers")||r.params===void 0&&(n="params"))return Ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.headers!==void 0){let l=r.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let o=l["\
if-none-match"],i=e;if(typeof o!="string"){let s=typeof o,p;if(p===void 0)if(s=="number"||s=="boolea\
n")p=""+o;else if(o===null)p="";else return Ee.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(o=p,l!==void 0&&(l["if-none-match"]=p))}if(e===i&&typeof o=="string"&&E(o,4096))return Ee.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ee.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ee.errors=
a,e===0}var Hr=de;var Rs=new RegExp("^[a-z][a-z0-9.-]*$","u");function de(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;
if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))
return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(r.headers!==void 0){let m=r.headers,o=e;if(e===o)if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m["if-none-match"]!==void 0){let i=m["if-none-match"],s=e;if(typeof i!="string"){let p=typeof i,d;
if(d===void 0)if(p=="number"||p=="boolean")d=""+i;else if(i===null)d="";else return de.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;d!==void 0&&(i=d,m!==void 0&&(m["if-none-match"]=d))}if(e===s&&typeof i==
"string"&&E(i,4096))return de.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return de.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var n=o===e}else var n=!0;if(n)if(r.params!==void 0){let m=r.params,o=e;if(e===o)if(m&&
typeof m=="object"&&!Array.isArray(m)){let s;if(m.file===void 0&&(s="file"))return de.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(m.file!==void 0){let p=m.file,d=e;if(typeof p!="string"){let c=typeof p,f;if(f===void 0)if(c==
"number"||c=="boolean")f=""+p;else if(p===null)f="";else return de.errors=[{instancePath:t+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;f!==void 0&&(p=f,m!==void 0&&(m.file=f))}if(e===d&&typeof p=="string"){if(E(p,64))return de.errors=
[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(N(p,1))return de.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Rs.test(
p))return de.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return de.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var n=o===
e}else var n=!0}return de.errors=a,e===0}var Qr=qe(Se()),Zr=qe(Me()),Hs={...Qr.formats,...Zr.fastFormats},Br=fe;var ie=Le,me=Te;var Ss=new RegExp("^[^.]+(\\.[^.]+)*$","u");function U(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0,n=e,l=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let s;if(r.query===void 0&&(s="query")){let p={};a===null?a=[p]:a.push(p),e++}}var m=l===e;if(m)
return U.errors=[{instancePath:t,schemaPath:"#/not",keyword:"not",params:{}}],!1;if(e=n,a!==null&&(n?
a.length=n:a=null),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.tool===void 0&&(s="\
tool")||r.tool_arguments===void 0&&(s="tool_arguments"))return U.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(r.tool!==void 0){let p=r.tool,d=e;
if(e===d)if(typeof p=="string"){if(ie(p,64))return U.errors=[{instancePath:t+"/tool",schemaPath:"#/p\
roperties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(me(p,1))return U.errors=[{instancePath:t+
"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.
errors=[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"str\
ing"}}],!1;var o=d===e}else var o=!0;if(o){if(r.tool_arguments!==void 0){let p=r.tool_arguments,d=e;
if(e===d&&!(p&&typeof p=="object"&&!Array.isArray(p)))return U.errors=[{instancePath:t+"/tool_argume\
nts",schemaPath:"#/properties/tool_arguments/type",keyword:"type",params:{type:"object"}}],!1;var o=d===
e}else var o=!0;if(o){if(r.fields!==void 0){let p=r.fields,d=e;if(e===e)if(Array.isArray(p)){if(p.length>
32)return U.errors=[{instancePath:t+"/fields",schemaPath:"schema:Fields/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(p.length<1)return U.errors=[{instancePath:t+"/fields",schemaPath:"schema:F\
ields/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=p.length;for(let h=0;h<y;h++){
let _=p[h],k=e;if(e===k)if(typeof _=="string"){if(ie(_,200))return U.errors=[{instancePath:t+"/field\
s/"+h,schemaPath:"schema:Fields/items/maxLength",keyword:"maxLength",params:{limit:200}}],!1;if(me(_,
1))return U.errors=[{instancePath:t+"/fields/"+h,schemaPath:"schema:Fields/items/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ss.test(_))return U.errors=[{instancePath:t+"/fields/"+h,schemaPath:"\
schema:Fields/items/pattern",keyword:"pattern",params:{pattern:"^[^.]+(\\.[^.]+)*$"}}],!1}else return U.
errors=[{instancePath:t+"/fields/"+h,schemaPath:"schema:Fields/items/type",keyword:"type",params:{type:"\
string"}}],!1;var i=k===e;if(!i)break}}}else return U.errors=[{instancePath:t+"/fields",schemaPath:"\
schema:Fields/type",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0;if(o)if(r.raw_data_only!==
void 0){let p=e;if(typeof r.raw_data_only!="boolean")return U.errors=[{instancePath:t+"/raw_data_onl\
y",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var o=p===
e}else var o=!0}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return U.errors=a,e===0}function ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0,n=e,l=!1,m=null,o=e,i=e,s=e,p=e,d=e,c=!1,f=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let b;if(r.tool===void 0&&(b="tool")){let w={};a===null?a=[w]:
a.push(w),e++}}var y=f===e;if(c=c||y,!c){let b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let D;
if(r.tool_arguments===void 0&&(D="tool_arguments")){let V={};a===null?a=[V]:a.push(V),e++}}var y=b===
e;c=c||y}if(c)e=d,a!==null&&(d?a.length=d:a=null);else{let b={};a===null?a=[b]:a.push(b),e++}var h=p===
e;if(h){let b={instancePath:t,schemaPath:"schema:QueryInput/not",keyword:"not",params:{}};a===null?a=
[b]:a.push(b),e++}else e=s,a!==null&&(s?a.length=s:a=null);if(e===i)if(r&&typeof r=="object"&&!Array.
isArray(r)){let b;if(r.query===void 0&&(b="query")){let w={instancePath:t,schemaPath:"schema:QueryIn\
put/required",keyword:"required",params:{missingProperty:b}};a===null?a=[w]:a.push(w),e++}else{if(r.
query!==void 0){let w=r.query,D=e;if(e===D)if(typeof w=="string"){if(ie(w,65536)){let V={instancePath:t+
"/query",schemaPath:"schema:QueryInput/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}};
a===null?a=[V]:a.push(V),e++}else if(me(w,1)){let V={instancePath:t+"/query",schemaPath:"schema:Quer\
yInput/properties/query/minLength",keyword:"minLength",params:{limit:1}};a===null?a=[V]:a.push(V),e++}}else{
let V={instancePath:t+"/query",schemaPath:"schema:QueryInput/properties/query/type",keyword:"type",params:{
type:"string"}};a===null?a=[V]:a.push(V),e++}var _=D===e}else var _=!0;if(_)if(r.raw_data_only!==void 0){
let w=e;if(typeof r.raw_data_only!="boolean"){let V={instancePath:t+"/raw_data_only",schemaPath:"sch\
ema:QueryInput/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}};a===null?a=[V]:
a.push(V),e++}var _=w===e}else var _=!0}}else{let b={instancePath:t,schemaPath:"schema:QueryInput/ty\
pe",keyword:"type",params:{type:"object"}};a===null?a=[b]:a.push(b),e++}var x=o===e;x&&(l=!0,m=0);let k=e;
U(r,{instancePath:t,parentData:v,parentDataProperty:g,rootData:u,dynamicAnchors:P})||(a=a===null?U.errors:
a.concat(U.errors),e=a.length);var x=k===e;if(x&&l?(l=!1,m=[m,1]):x&&(l=!0,m=1),l)e=n,a!==null&&(n?a.
length=n:a=null);else{let b={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m}};
return a===null?a=[b]:a.push(b),e++,ve.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.raw_data_only===void 0&&(r.raw_data_only=!1),typeof r.raw_data_only!="boolean")return ve.errors=
[{instancePath:t+"/raw_data_only",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{
type:"boolean"}}],!1}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ve.errors=a,e===0}function fe(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;
if(r.body===void 0&&(l="body"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:l}}],!1;if(r.body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){let i;if(m.api_key===void 0&&(i="api_key")||m.agent_id===void 0&&(i="agen\
t_id")||m.input===void 0&&(i="input"))return fe.errors=[{instancePath:t+"/body",schemaPath:"#/proper\
ties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(m.api_key!==void 0){let s=m.
api_key,p=e;if(e===e)if(typeof s=="string"){if(ie(s,16384))return fe.errors=[{instancePath:t+"/body/\
api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(me(s,
1))return fe.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:t+"/body/api_key",schemaPath:"s\
chema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(m.agent_id!==
void 0){let s=m.agent_id,p=e;if(e===e)if(typeof s=="string"){if(ie(s,64))return fe.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(me(s,1))return fe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"\
schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(m.
input!==void 0){let s=e;ve(m.input,{instancePath:t+"/body/input",parentData:m,parentDataProperty:"in\
put",rootData:u,dynamicAnchors:P})||(a=a===null?ve.errors:a.concat(ve.errors),e=a.length);var n=s===
e}else var n=!0}}else return fe.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}}return fe.errors=a,e===0}var Wr=he;function he(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return he.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.api_key===
void 0&&(i="api_key")||m.agent_id===void 0&&(i="agent_id")||m.task_details===void 0&&(i="task_detail\
s"))return he.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"requi\
red",params:{missingProperty:i}}],!1;if(m.api_key!==void 0){let s=m.api_key,p=e;if(e===e)if(typeof s==
"string"){if(ie(s,16384))return he.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey\
/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(me(s,1))return he.errors=[{instancePath:t+
"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"\
string"}}],!1;var n=p===e}else var n=!0;if(n){if(m.agent_id!==void 0){let s=m.agent_id,p=e;if(e===e)
if(typeof s=="string"){if(ie(s,64))return he.errors=[{instancePath:t+"/body/agent_id",schemaPath:"sc\
hema:AgentName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(me(s,1))return he.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return he.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",
params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(m.task_details!==void 0){let s=e;ve(m.
task_details,{instancePath:t+"/body/task_details",parentData:m,parentDataProperty:"task_details",rootData:u,
dynamicAnchors:P})||(a=a===null?ve.errors:a.concat(ve.errors),e=a.length);var n=s===e}else var n=!0}}else
return he.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return he.errors=a,e===0}var Jr=ue;function ue(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return ue.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.api_key===
void 0&&(i="api_key")||m.task_id===void 0&&(i="task_id"))return ue.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(m.api_key!==void 0){
let s=m.api_key,p=e;if(e===e)if(typeof s=="string"){if(ie(s,16384))return ue.errors=[{instancePath:t+
"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;if(me(
s,1))return ue.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(m.task_id!==
void 0){let s=m.task_id,p=e;if(e===p)if(typeof s=="string"){if(ie(s,64))return ue.errors=[{instancePath:t+
"/body/task_id",schemaPath:"#/properties/body/properties/task_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(me(s,1))return ue.errors=[{instancePath:t+"/body/task_id",schemaPath:"#/properties\
/body/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=
[{instancePath:t+"/body/task_id",schemaPath:"#/properties/body/properties/task_id/type",keyword:"typ\
e",params:{type:"string"}}],!1;var n=p===e}else var n=!0}else return ue.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ue.errors=
a,e===0}var et=rt;function rt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return rt.errors=a,e===0}var tt=Ce;function Ce(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&
!(n&&typeof n=="object"&&!Array.isArray(n)))return Ce.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Ce.errors=a,e===0}var st=ke;function ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return ke.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===
void 0&&(m.raw_data_only=!1);let i;if(m.query===void 0&&(i="query"))return ke.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(m.
query!==void 0){let s=m.query,p=e;if(e===p)if(typeof s=="string"){if(ie(s,65536))return ke.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(me(s,1))return ke.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){let s=e;if(typeof m.raw_data_only!=
"boolean")return ke.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}}else return ke.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ke.errors=a,e===0}var at=it;function it(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return it.errors=a,e===0}var nt=He;function He(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let n=r.body;if(e===e&&
!(n&&typeof n=="object"&&!Array.isArray(n)))return He.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}return He.errors=a,e===0}var ot=be;function be(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return be.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(r.
body!==void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===
void 0&&(m.raw_data_only=!1);let i;if(m.query===void 0&&(i="query"))return be.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(m.
query!==void 0){let s=m.query,p=e;if(e===p)if(typeof s=="string"){if(ie(s,65536))return be.errors=[{
instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1;if(me(s,1))return be.errors=[{instancePath:t+"/body/query",schemaPath:"\
#/properties/body/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.
errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){let s=e;if(typeof m.raw_data_only!=
"boolean")return be.errors=[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/prop\
erties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}}else return be.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return be.errors=a,e===0}var pt=se;function se(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return se.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.
body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let s;if(o.jsonrpc===
void 0&&(s="jsonrpc"))return se.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;for(let d in o)if(!(d==="jsonrpc"||d===
"id"||d==="method"||d==="params"||d==="result"||d==="error")){return se.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(p===e){if(o.jsonrpc!==void 0){let d=o.jsonrpc,c=e;if(typeof d!="string")return se.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(d!=="2.0")return se.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=c===
e}else var n=!0;if(n){if(o.id!==void 0){let d=o.id,c=e,f=e,y=!1,h=null,_=e;if(e===_)if(typeof d=="st\
ring"){if(ie(d,256)){let b={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var l=_===
e;l&&(y=!0,h=0);let k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let b={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[b]:a.push(b),e++}if(e===k&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[b]:a.push(b),e++}else if(d<-9007199254740991||isNaN(d)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[b]:a.push(b),e++}}var l=k===e;if(l&&y?(y=!1,h=[h,1]):l&&(y=
!0,h=1),y)e=f,a!==null&&(f?a.length=f:a=null);else{let b={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return a===null?a=[b]:a.push(b),e++,se.errors=
a,!1}var n=c===e}else var n=!0;if(n){if(o.method!==void 0){let d=o.method,c=e;if(e===c)if(typeof d==
"string"){if(ie(d,256))return se.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(me(d,1))return se.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:t+"/body/method",schemaPath:"#\
/properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e}else
var n=!0;if(n){if(o.params!==void 0){let d=o.params,c=e;if(e===c&&!(d&&typeof d=="object"&&!Array.isArray(
d)))return se.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params\
/type",keyword:"type",params:{type:"object"}}],!1;var n=c===e}else var n=!0;if(n){if(o.result!==void 0){
let d=o.result,c=e;if(e===c&&!(d&&typeof d=="object"&&!Array.isArray(d)))return se.errors=[{instancePath:t+
"/body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var n=c===e}else var n=!0;if(n)if(o.error!==void 0){let d=o.error,c=e;if(e===c&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return se.errors=[{instancePath:t+"/body/error",schemaPath:"#/propertie\
s/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var n=c===e}else var n=!0}}}}}}}else
return se.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return se.errors=a,e===0}var mt=ae;function ae(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return ae.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.
body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let s;if(o.jsonrpc===
void 0&&(s="jsonrpc"))return ae.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;for(let d in o)if(!(d==="jsonrpc"||d===
"id"||d==="method"||d==="params"||d==="result"||d==="error")){return ae.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(p===e){if(o.jsonrpc!==void 0){let d=o.jsonrpc,c=e;if(typeof d!="string")return ae.errors=
[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(d!=="2.0")return ae.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=c===
e}else var n=!0;if(n){if(o.id!==void 0){let d=o.id,c=e,f=e,y=!1,h=null,_=e;if(e===_)if(typeof d=="st\
ring"){if(ie(d,256)){let b={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:t+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var l=_===
e;l&&(y=!0,h=0);let k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let b={instancePath:t+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[b]:a.push(b),e++}if(e===k&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[b]:a.push(b),e++}else if(d<-9007199254740991||isNaN(d)){let b={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[b]:a.push(b),e++}}var l=k===e;if(l&&y?(y=!1,h=[h,1]):l&&(y=
!0,h=1),y)e=f,a!==null&&(f?a.length=f:a=null);else{let b={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return a===null?a=[b]:a.push(b),e++,ae.errors=
a,!1}var n=c===e}else var n=!0;if(n){if(o.method!==void 0){let d=o.method,c=e;if(e===c)if(typeof d==
"string"){if(ie(d,256))return ae.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(me(d,1))return ae.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+"/body/method",schemaPath:"#\
/properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e}else
var n=!0;if(n){if(o.params!==void 0){let d=o.params,c=e;if(e===c&&!(d&&typeof d=="object"&&!Array.isArray(
d)))return ae.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params\
/type",keyword:"type",params:{type:"object"}}],!1;var n=c===e}else var n=!0;if(n){if(o.result!==void 0){
let d=o.result,c=e;if(e===c&&!(d&&typeof d=="object"&&!Array.isArray(d)))return ae.errors=[{instancePath:t+
"/body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var n=c===e}else var n=!0;if(n)if(o.error!==void 0){let d=o.error,c=e;if(e===c&&!(d&&typeof d==
"object"&&!Array.isArray(d)))return ae.errors=[{instancePath:t+"/body/error",schemaPath:"#/propertie\
s/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var n=c===e}else var n=!0}}}}}}}else
return ae.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return ae.errors=a,e===0}var dt=yt;function yt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return yt.errors=a,e===0}var lt=ct;function ct(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return ct.errors=a,e===0}var ft=ht;function ht(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return ht.errors=a,e===0}var ut=gt;function gt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return gt.errors=a,e===0}var Pt=vt;function vt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return vt.errors=a,e===0}var kt=bt;function bt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return bt.errors=a,e===0}var _t=wt;function wt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return wt.errors=a,e===0}var At=xt;function xt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return xt.errors=a,e===0}var qt=Lt;function Lt(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;return Lt.errors=a,e===0}var Tt=qe(Se()),jt=qe(Me()),Is={...Tt.formats,...jt.fastFormats},Et=Qe;var A=Le;function $(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.success===void 0&&(o=
"success")||r.data===void 0&&(o="data"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="success"||s==="response"||
s==="data"||s==="reply")){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.success!==void 0){let s=e;
if(typeof r.success!="boolean")return $.errors=[{instancePath:t+"/success",schemaPath:"#/properties/\
success/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(r.response!==
void 0){let s=r.response,p=e;if(e===p)if(typeof s=="string"){if(A(s,1048576))return $.errors=[{instancePath:t+
"/response",schemaPath:"#/properties/response/maxLength",keyword:"maxLength",params:{limit:1048576}}],
!1}else return $.errors=[{instancePath:t+"/response",schemaPath:"#/properties/response/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(r.reply!==void 0){let s=r.reply,
p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.status===void 0&&(f="status")||
s.headers===void 0&&(f="headers")||s.truncated===void 0&&(f="truncated")||s.bytes===void 0&&(f="byte\
s"))return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/required",keyword:"requir\
ed",params:{missingProperty:f}}],!1;{let y=e;for(let h in s)if(!(h==="status"||h==="headers"||h==="t\
runcated"||h==="bytes")){return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(y===e){
if(s.status!==void 0){let h=s.status,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return $.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>299||isNaN(h))return $.
errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:299}}],!1;if(h<200||isNaN(h))return $.errors=[{instancePath:t+
"/reply/status",schemaPath:"schema:ToolReply/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:200}}],!1}var l=_===e}else var l=!0;if(l){if(s.headers!==void 0){let h=s.headers,_=e;if(e===
_)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length>64)return $.errors=[{instancePath:t+
"/reply/headers",schemaPath:"schema:ToolReply/properties/headers/maxProperties",keyword:"maxProperti\
es",params:{limit:64}}],!1;for(let x in h){let b=h[x],w=e;if(e===w)if(typeof b=="string"){if(A(b,2048))
return $.errors=[{instancePath:t+"/reply/headers/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ToolReply/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1}else return $.errors=[{instancePath:t+"/reply/headers/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:ToolReply/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"}}],!1;var m=w===e;if(!m)break}}else return $.errors=[{instancePath:t+"/reply/headers",schemaPath:"\
schema:ToolReply/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var l=_===e}else
var l=!0;if(l){if(s.truncated!==void 0){let h=e;if(typeof s.truncated!="boolean")return $.errors=[{instancePath:t+
"/reply/truncated",schemaPath:"schema:ToolReply/properties/truncated/type",keyword:"type",params:{type:"\
boolean"}}],!1;var l=h===e}else var l=!0;if(l)if(s.bytes!==void 0){let h=s.bytes,_=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h==
"number"&&isFinite(h)){if(h>1e9||isNaN(h))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"\
schema:ToolReply/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(h<0||isNaN(h))return $.errors=[{instancePath:t+"/reply/bytes",schemaPath:"schema:ToolReply/proper\
ties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=_===e}else var l=!0}}}}}else
return $.errors=[{instancePath:t+"/reply",schemaPath:"schema:ToolReply/type",keyword:"type",params:{
type:"object"}}],!1;var n=p===e}else var n=!0}}}}else return $.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=a,e===0}function F(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.result===void 0&&(n="result"))return F.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let m in r)if(m!==
"result"){return F.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m}}],!1;break}l===e&&r.result!==void 0&&($(r.result,{instancePath:t+
"/result",parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(a=a===null?$.errors:
a.concat($.errors),e=a.length))}}else return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return F.errors=a,e===0}function Qe(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?F.errors:a.concat(F.errors),
e=a.length));else return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Qe.errors=a,e===0}var Nt=ye;var R=Te;function ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let l=r.
response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let o;if(l.task_id===void 0&&(o="task\
_id")||l.msg===void 0&&(o="msg"))return ye.errors=[{instancePath:t+"/response",schemaPath:"schema:Ta\
skCreated/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in l)if(!(s===
"task_id"||s==="msg")){return ye.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===
e){if(l.task_id!==void 0){let s=l.task_id,p=e;if(e===p)if(typeof s=="string"){if(A(s,64))return ye.errors=
[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(R(s,1))return ye.errors=[{instancePath:t+"/response/task_id",schemaPath:"\
schema:TaskCreated/properties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.
errors=[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/type",
keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(l.msg!==void 0){let s=l.
msg,p=e;if(e===p)if(typeof s=="string"){if(A(s,256))return ye.errors=[{instancePath:t+"/response/msg",
schemaPath:"schema:TaskCreated/properties/msg/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
if(R(s,1))return ye.errors=[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreated/propertie\
s/msg/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:t+"/\
response/msg",schemaPath:"schema:TaskCreated/properties/msg/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=p===e}else var n=!0}}}else return ye.errors=[{instancePath:t+"/response",schemaPath:"\
schema:TaskCreated/type",keyword:"type",params:{type:"object"}}],!1}}else return ye.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=a,e===0}var Rt=Ze;var $s={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"string",
enum:["pending","running","completed","failed"]},result:{$ref:"schema:Result"},error:{type:"string",
minLength:1,maxLength:2048},code:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_]*$"},upstream:{
$ref:"schema:UpstreamAnswer"},may_have_happened:{type:"boolean"}},$id:"schema:Task"};var Dt=new RegExp("^[a-z][a-z0-9_]*$","u");function M(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.status===void 0&&(m="status"))return M.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;{let o=e;for(let i in r)if(!(i==="status"||i==="r\
esult"||i==="error"||i==="code"||i==="upstream"||i==="may_have_happened")){return M.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(o===e){if(r.status!==void 0){let i=r.status,s=e;if(typeof i!="string")return M.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"pending"||i==="running"||i==="completed"||i==="failed"))return M.errors=[{instancePath:t+"/status",
schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:$s.properties.status.enum}}],
!1;var n=s===e}else var n=!0;if(n){if(r.result!==void 0){let i=e;$(r.result,{instancePath:t+"/result",
parentData:r,parentDataProperty:"result",rootData:u,dynamicAnchors:P})||(a=a===null?$.errors:a.concat(
$.errors),e=a.length);var n=i===e}else var n=!0;if(n){if(r.error!==void 0){let i=r.error,s=e;if(e===
s)if(typeof i=="string"){if(A(i,2048))return M.errors=[{instancePath:t+"/error",schemaPath:"#/proper\
ties/error/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R(i,1))return M.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"s\
tring"}}],!1;var n=s===e}else var n=!0;if(n){if(r.code!==void 0){let i=r.code,s=e;if(e===s)if(typeof i==
"string"){if(A(i,64))return M.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!Dt.test(i))return M.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return M.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.upstream!==void 0){let i=r.upstream,s=e;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c;if(i.status===void 0&&(c="status"))return M.errors=
[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/required",keyword:"required",params:{
missingProperty:c}}],!1;{let f=e;for(let y in i)if(!(y==="status"||y==="body"||y==="media_type"||y===
"retry_after")){return M.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(f===e){if(i.
status!==void 0){let y=i.status,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return M.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>599||isNaN(
y))return M.errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/\
status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(y<100||isNaN(y))return M.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/minim\
um",keyword:"minimum",params:{comparison:">=",limit:100}}],!1}var l=h===e}else var l=!0;if(l){if(i.media_type!==
void 0){let y=i.media_type,h=e;if(e===h)if(typeof y=="string"){if(A(y,128))return M.errors=[{instancePath:t+
"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1;if(R(y,3))return M.errors=[{instancePath:t+"/upstream/media_type",
schemaPath:"schema:UpstreamAnswer/properties/media_type/minLength",keyword:"minLength",params:{limit:3}}],
!1}else return M.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/pr\
operties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var l=h===e}else var l=!0;if(l)
if(i.retry_after!==void 0){let y=i.retry_after,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)))return M.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/prope\
rties/retry_after/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(
y)){if(y>31536e3||isNaN(y))return M.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"sche\
ma:UpstreamAnswer/properties/retry_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],
!1;if(y<0||isNaN(y))return M.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:Upst\
reamAnswer/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=h===
e}else var l=!0}}}}else return M.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnsw\
er/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else var n=!0;if(n)if(r.may_have_happened!==
void 0){let i=e;if(typeof r.may_have_happened!="boolean")return M.errors=[{instancePath:t+"/may_have\
_happened",schemaPath:"#/properties/may_have_happened/type",keyword:"type",params:{type:"boolean"}}],
!1;var n=i===e}else var n=!0}}}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return M.errors=a,e===0}function Ze(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(M(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?M.errors:a.concat(M.errors),
e=a.length));else return Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ze.errors=a,e===0}var St=Be;var Mt={type:"object",additionalProperties:!1,required:["scheme","from"],properties:{scheme:{type:"s\
tring",minLength:1,maxLength:256},from:{type:"string",enum:["caller","exchange","server"]},header:{type:"\
string",minLength:9,maxLength:128},required:{type:"boolean"}},$id:"schema:ToolCredential"},yr=new RegExp(
"^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function T(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let o;if(r.name===void 0&&(o="name")||r.description===void 0&&(o="description")||r.resourceUrl===
void 0&&(o="resourceUrl")||r.priceUsd===void 0&&(o="priceUsd")||r.network===void 0&&(o="network"))return T.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{
let i=e;for(let s in r)if(!(s==="name"||s==="description"||s==="resourceUrl"||s==="priceUsd"||s==="n\
etwork"||s==="credentials"||s==="parameters")){return T.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.
name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(A(s,64))return T.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))
return T.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return T.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.description!==void 0){
let s=r.description,p=e;if(e===p)if(typeof s=="string"){if(A(s,4096))return T.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return T.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.resourceUrl!==void 0){let s=r.
resourceUrl,p=e;if(e===p)if(typeof s=="string"){if(A(s,2048))return T.errors=[{instancePath:t+"/reso\
urceUrl",schemaPath:"#/properties/resourceUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;
if(R(s,1))return T.errors=[{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:t+"/resourceUrl",
schemaPath:"#/properties/resourceUrl/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else
var n=!0;if(n){if(r.priceUsd!==void 0){let s=r.priceUsd,p=e;if(e===e)if(typeof s=="string"){if(A(s,20))
return T.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!yr.test(s))return T.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return T.errors=[
{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;
var n=p===e}else var n=!0;if(n){if(r.network!==void 0){let s=r.network,p=e;if(e===p)if(typeof s=="st\
ring"){if(A(s,64))return T.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))return T.errors=[{instancePath:t+"/networ\
k",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.
errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"\
string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.credentials!==void 0){let s=r.credentials,p=e;if(e===
p)if(Array.isArray(s)){if(s.length>16)return T.errors=[{instancePath:t+"/credentials",schemaPath:"#/\
properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var l=!0;let c=s.length;
for(let f=0;f<c;f++){let y=s[f],h=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let x;if(y.
scheme===void 0&&(x="scheme")||y.from===void 0&&(x="from"))return T.errors=[{instancePath:t+"/creden\
tials/"+f,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{missingProperty:x}}],
!1;{let b=e;for(let w in y)if(!(w==="scheme"||w==="from"||w==="header"||w==="required")){return T.errors=
[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}}],!1;break}if(b===e){if(y.scheme!==void 0){let w=y.
scheme,D=e;if(e===D)if(typeof w=="string"){if(A(w,256))return T.errors=[{instancePath:t+"/credential\
s/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(R(w,1))return T.errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"s\
chema:ToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.
errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/sch\
eme/type",keyword:"type",params:{type:"string"}}],!1;var m=D===e}else var m=!0;if(m){if(y.from!==void 0){
let w=y.from,D=e;if(typeof w!="string")return T.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"\
schema:ToolCredential/properties/from/type",keyword:"type",params:{type:"string"}}],!1;if(!(w==="cal\
ler"||w==="exchange"||w==="server"))return T.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"\
schema:ToolCredential/properties/from/enum",keyword:"enum",params:{allowedValues:Mt.properties.from.
enum}}],!1;var m=D===e}else var m=!0;if(m){if(y.header!==void 0){let w=y.header,D=e;if(e===D)if(typeof w==
"string"){if(A(w,128))return T.errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schem\
a:ToolCredential/properties/header/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(w,9))
return T.errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:ToolCredential/prope\
rties/header/minLength",keyword:"minLength",params:{limit:9}}],!1}else return T.errors=[{instancePath:t+
"/credentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/header/type",keyword:"type",
params:{type:"string"}}],!1;var m=D===e}else var m=!0;if(m)if(y.required!==void 0){let w=e;if(typeof y.
required!="boolean")return T.errors=[{instancePath:t+"/credentials/"+f+"/required",schemaPath:"schem\
a:ToolCredential/properties/required/type",keyword:"type",params:{type:"boolean"}}],!1;var m=w===e}else
var m=!0}}}}}else return T.errors=[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredenti\
al/type",keyword:"type",params:{type:"object"}}],!1;var l=h===e;if(!l)break}}}else return T.errors=[
{instancePath:t+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type:"\
array"}}],!1;var n=p===e}else var n=!0;if(n)if(r.parameters!==void 0){let s=r.parameters,p=e;if(e===
p&&!(s&&typeof s=="object"&&!Array.isArray(s)))return T.errors=[{instancePath:t+"/parameters",schemaPath:"\
#/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else var n=!0}}}}}}}}else
return T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.
errors=a,e===0}function le(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.agentId===void 0&&(m=
"agentId")||r.tools===void 0&&(m="tools"))return le.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;{let o=e;for(let i in r)if(!(i==="agentId"||i==="\
tools")){return le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.agentId!==void 0){let i=r.agentId,
s=e;if(e===s)if(typeof i=="string"){if(A(i,64))return le.errors=[{instancePath:t+"/agentId",schemaPath:"\
#/properties/agentId/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(i,1))return le.errors=
[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return le.errors=[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/typ\
e",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.tools!==void 0){let i=r.
tools,s=e;if(e===s)if(Array.isArray(i)){if(i.length>1e3)return le.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var l=!0;let d=i.length;for(let c=0;c<
d;c++){let f=e;T(i[c],{instancePath:t+"/tools/"+c,parentData:i,parentDataProperty:c,rootData:u,dynamicAnchors:P})||
(a=a===null?T.errors:a.concat(T.errors),e=a.length);var l=f===e;if(!l)break}}}else return le.errors=
[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var n=s===e}else var n=!0}}}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return le.errors=a,e===0}function oe(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let m;if(r.count===void 0&&(m="count")||r.agents===void 0&&(m="agents"))
return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let o=e;for(let i in r)if(!(i==="count"||i==="agents")){return oe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
e){if(r.count!==void 0){let i=r.count,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return oe.
errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>1e5||isNaN(i))return oe.errors=[{instancePath:t+
"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],
!1;if(i<0||isNaN(i))return oe.errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=s===e}else var n=!0;if(n)if(r.agents!==
void 0){let i=r.agents,s=e;if(e===s)if(Array.isArray(i)){if(i.length>1e5)return oe.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var l=!0;
let d=i.length;for(let c=0;c<d;c++){let f=e;le(i[c],{instancePath:t+"/agents/"+c,parentData:i,parentDataProperty:c,
rootData:u,dynamicAnchors:P})||(a=a===null?le.errors:a.concat(le.errors),e=a.length);var l=f===e;if(!l)
break}}}else return oe.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"array"}}],!1;var n=s===e}else var n=!0}}}else return oe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=a,e===0}function Be(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(oe(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?oe.
errors:a.concat(oe.errors),e=a.length));else return Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Be.errors=a,e===0}var It=We;function We(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?F.errors:a.concat(F.errors),e=a.length));else return We.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=a,e===0}var $t=Z;function Z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.x402Version===void 0&&(i="\
x402Version")||m.error===void 0&&(i="error")||m.message===void 0&&(i="message")||m.accepts===void 0&&
(i="accepts"))return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:i}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return Z.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=p===
e}else var n=!0;if(n){if(m.error!==void 0){let s=m.error,p=e;if(e===p)if(typeof s=="string"){if(A(s,
1024))return Z.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(R(s,1))return Z.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(m.message!==void 0){let s=m.message,p=e;if(e===p)if(typeof s=="string"){if(A(s,1024))return Z.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(R(s,1))return Z.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n)if(m.accepts!==void 0){let s=m.accepts,p=e;if(e===p)if(Array.isArray(s)){if(s.length>32)return Z.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return Z.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var l=!0;let c=s.length;for(let f=0;f<c;f++){let y=s[f],h=e;if(e===h&&!(y&&typeof y==
"object"&&!Array.isArray(y)))return Z.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=h===
e;if(!l)break}}}else return Z.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}else
return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Z.errors=a,e===0}var Kt=Je;function Je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?F.errors:a.concat(F.errors),e=a.length));else return Je.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=a,e===0}var Yt=B;function B(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.x402Version===void 0&&(i="\
x402Version")||m.error===void 0&&(i="error")||m.message===void 0&&(i="message")||m.accepts===void 0&&
(i="accepts"))return B.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:i}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return B.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=p===
e}else var n=!0;if(n){if(m.error!==void 0){let s=m.error,p=e;if(e===p)if(typeof s=="string"){if(A(s,
1024))return B.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(R(s,1))return B.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(m.message!==void 0){let s=m.message,p=e;if(e===p)if(typeof s=="string"){if(A(s,1024))return B.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(R(s,1))return B.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n)if(m.accepts!==void 0){let s=m.accepts,p=e;if(e===p)if(Array.isArray(s)){if(s.length>32)return B.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return B.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var l=!0;let c=s.length;for(let f=0;f<c;f++){let y=s[f],h=e;if(e===h&&!(y&&typeof y==
"object"&&!Array.isArray(y)))return B.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=h===
e;if(!l)break}}}else return B.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}else
return B.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return B.errors=a,e===0}var zt=er;function er(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(oe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?oe.errors:a.concat(oe.errors),e=a.length));else return er.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=a,e===0}var Ut=rr;function rr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?F.errors:a.concat(F.errors),e=a.length));else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=a,e===0}var Ot=W;function W(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.x402Version===void 0&&(i="\
x402Version")||m.error===void 0&&(i="error")||m.message===void 0&&(i="message")||m.accepts===void 0&&
(i="accepts"))return W.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:i}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return W.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return W.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=p===
e}else var n=!0;if(n){if(m.error!==void 0){let s=m.error,p=e;if(e===p)if(typeof s=="string"){if(A(s,
1024))return W.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(R(s,1))return W.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(m.message!==void 0){let s=m.message,p=e;if(e===p)if(typeof s=="string"){if(A(s,1024))return W.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(R(s,1))return W.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n)if(m.accepts!==void 0){let s=m.accepts,p=e;if(e===p)if(Array.isArray(s)){if(s.length>32)return W.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return W.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var l=!0;let c=s.length;for(let f=0;f<c;f++){let y=s[f],h=e;if(e===h&&!(y&&typeof y==
"object"&&!Array.isArray(y)))return W.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=h===
e;if(!l)break}}}else return W.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}else
return W.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return W.errors=a,e===0}var Gt=tr;function tr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?F.errors:a.concat(F.errors),e=a.length));else return tr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=a,e===0}var Xt=J;function J(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.x402Version===void 0&&(i="\
x402Version")||m.error===void 0&&(i="error")||m.message===void 0&&(i="message")||m.accepts===void 0&&
(i="accepts"))return J.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/requir\
ed",keyword:"required",params:{missingProperty:i}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:t+"/resp\
onse/x402Version",schemaPath:"schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{
type:"integer"}}],!1;if(s!==1)return J.errors=[{instancePath:t+"/response/x402Version",schemaPath:"s\
chema:PaymentRequired/properties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var n=p===
e}else var n=!0;if(n){if(m.error!==void 0){let s=m.error,p=e;if(e===p)if(typeof s=="string"){if(A(s,
1024))return J.errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properti\
es/error/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(R(s,1))return J.errors=[{instancePath:t+
"/response/error",schemaPath:"schema:PaymentRequired/properties/error/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return J.errors=[{instancePath:t+"/response/error",schemaPath:"schema:Pay\
mentRequired/properties/error/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(m.message!==void 0){let s=m.message,p=e;if(e===p)if(typeof s=="string"){if(A(s,1024))return J.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(R(s,1))return J.errors=[{instancePath:t+"/r\
esponse/message",schemaPath:"schema:PaymentRequired/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return J.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n)if(m.accepts!==void 0){let s=m.accepts,p=e;if(e===p)if(Array.isArray(s)){if(s.length>32)return J.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ma\
xItems",keyword:"maxItems",params:{limit:32}}],!1;if(s.length<1)return J.errors=[{instancePath:t+"/r\
esponse/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var l=!0;let c=s.length;for(let f=0;f<c;f++){let y=s[f],h=e;if(e===h&&!(y&&typeof y==
"object"&&!Array.isArray(y)))return J.errors=[{instancePath:t+"/response/accepts/"+f,schemaPath:"sch\
ema:PaymentRequired/properties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=h===
e;if(!l)break}}}else return J.errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:Payment\
Required/properties/accepts/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}else
return J.errors=[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",
params:{type:"object"}}],!1}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return J.errors=a,e===0}var Ft=sr;function K(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.jsonrpc===void 0&&(o=
"jsonrpc")||r.id===void 0&&(o="id"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s===
"result"||s==="error")){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.jsonrpc!==void 0){let s=r.
jsonrpc,p=e;if(typeof s!="string")return K.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properti\
es/jsonrpc/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="2.0")return K.errors=[{instancePath:t+
"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;
var n=p===e}else var n=!0;if(n){if(r.id!==void 0){let s=r.id,p=e,d=e,c=!1,f=null,y=e;if(e===y)if(typeof s==
"string"){if(A(s,256)){let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[k]:a.push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[k]:a.push(k),e++}var l=y===
e;l&&(c=!0,f=0);let h=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:
a.push(k),e++}if(e===h&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
a===null?a=[k]:a.push(k),e++}else if(s<-9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};a===
null?a=[k]:a.push(k),e++}}var l=h===e;if(l&&c?(c=!1,f=[f,1]):l&&(c=!0,f=1),c)e=d,a!==null&&(d?a.length=
d:a=null);else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:f}};
return a===null?a=[k]:a.push(k),e++,K.errors=a,!1}var n=p===e}else var n=!0;if(n){if(r.result!==void 0){
let s=r.result,p=e;if(e===p&&!(s&&typeof s=="object"&&!Array.isArray(s)))return K.errors=[{instancePath:t+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"}}],!1;var n=p===
e}else var n=!0;if(n)if(r.error!==void 0){let s=r.error,p=e;if(e===e)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.code===void 0&&(f="code")||s.message===void 0&&(f="message"))return K.errors=
[{instancePath:t+"/error",schemaPath:"schema:RpcError/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.code!==void 0){let y=s.code,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return K.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>2147483647||isNaN(y))
return K.errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(y<-2147483648||isNaN(y))return K.
errors=[{instancePath:t+"/error/code",schemaPath:"schema:RpcError/properties/code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}}],!1}var m=h===e}else var m=!0;if(m){if(s.message!==
void 0){let y=s.message,h=e;if(e===h)if(typeof y=="string"){if(A(y,65536))return K.errors=[{instancePath:t+
"/error/message",schemaPath:"schema:RpcError/properties/message/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1}else return K.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcError\
/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m)
if(s.data!==void 0){let y=s.data,h=e;if(e===h&&!(y&&typeof y=="object"&&!Array.isArray(y)))return K.
errors=[{instancePath:t+"/error/data",schemaPath:"schema:RpcError/properties/data/type",keyword:"typ\
e",params:{type:"object"}}],!1;var m=h===e}else var m=!0}}else return K.errors=[{instancePath:t+"/er\
ror",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else var n=!0}}}}}else
return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=a,e===0}function sr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?K.errors:a.concat(K.errors),e=a.length));else return sr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=a,e===0}var Vt=ar;var Ks=Is.int32;function j(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.error===void 0&&(m="\
error")||r.message===void 0&&(m="message"))return j.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;{let o=e;for(let i in r)if(!(i==="error"||i==="me\
ssage"||i==="detail"||i==="code"||i==="param"||i==="upstream"||i==="may_have_happened")){return j.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(r.error!==void 0){let i=r.error,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return j.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>599||isNaN(i))return j.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(i<400||isNaN(i))return j.errors=[{instancePath:t+"/error",schemaPath:"#/prope\
rties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1;if(!Ks.validate(i))return j.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/format",keyword:"format",params:{format:"\
int32"}}],!1}var n=s===e}else var n=!0;if(n){if(r.message!==void 0){let i=r.message,s=e;if(e===s)if(typeof i==
"string"){if(A(i,2048))return j.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R(i,1))return j.errors=[{instancePath:t+"\
/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return j.errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.detail!==void 0){let i=r.detail,s=e;if(e===
s)if(typeof i=="string"){if(A(i,2048))return j.errors=[{instancePath:t+"/detail",schemaPath:"#/prope\
rties/detail/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R(i,1))return j.errors=[{instancePath:t+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.code!==void 0){let i=r.code,s=e;if(e===s)if(typeof i==
"string"){if(A(i,64))return j.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!Dt.test(i))return j.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return j.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.param!==void 0){let i=r.param,s=e;if(e===s)
if(typeof i=="string"){if(A(i,256))return j.errors=[{instancePath:t+"/param",schemaPath:"#/propertie\
s/param/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return j.errors=[{instancePath:t+
"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else
var n=!0;if(n){if(r.upstream!==void 0){let i=r.upstream,s=e;if(e===e)if(i&&typeof i=="object"&&!Array.
isArray(i)){let c;if(i.status===void 0&&(c="status"))return j.errors=[{instancePath:t+"/upstream",schemaPath:"\
schema:UpstreamAnswer/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;for(let y in i)
if(!(y==="status"||y==="body"||y==="media_type"||y==="retry_after")){return j.errors=[{instancePath:t+
"/upstream",schemaPath:"schema:UpstreamAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if(f===e){if(i.status!==void 0){let y=i.status,h=e;if(!(typeof y=="\
number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return j.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof y=="number"&&isFinite(y)){if(y>599||isNaN(y))return j.errors=[{instancePath:t+"/upstream/stat\
us",schemaPath:"schema:UpstreamAnswer/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(y<100||isNaN(y))return j.errors=[{instancePath:t+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}}],
!1}var l=h===e}else var l=!0;if(l){if(i.media_type!==void 0){let y=i.media_type,h=e;if(e===h)if(typeof y==
"string"){if(A(y,128))return j.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:Ups\
treamAnswer/properties/media_type/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(y,3))return j.
errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_ty\
pe/minLength",keyword:"minLength",params:{limit:3}}],!1}else return j.errors=[{instancePath:t+"/upst\
ream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/type",keyword:"type",params:{
type:"string"}}],!1;var l=h===e}else var l=!0;if(l)if(i.retry_after!==void 0){let y=i.retry_after,h=e;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return j.errors=[{instancePath:t+"/upstream\
/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>31536e3||isNaN(y))return j.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],!1;if(y<0||isNaN(y))return j.errors=
[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=h===e}else var l=!0}}}}else return j.
errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/type",keyword:"type",params:{type:"\
object"}}],!1;var n=s===e}else var n=!0;if(n)if(r.may_have_happened!==void 0){let i=e;if(typeof r.may_have_happened!=
"boolean")return j.errors=[{instancePath:t+"/may_have_happened",schemaPath:"#/properties/may_have_ha\
ppened/type",keyword:"type",params:{type:"boolean"}}],!1;var n=i===e}else var n=!0}}}}}}}}else return j.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=
a,e===0}function Q(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.jsonrpc===void 0&&(o=
"jsonrpc")||r.error===void 0&&(o="error"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s===
"error")){return Q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.jsonrpc!==void 0){let s=r.jsonrpc,
p=e;if(typeof s!="string")return Q.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonr\
pc/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="2.0")return Q.errors=[{instancePath:t+"/\
jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var n=p===
e}else var n=!0;if(n){if(r.id!==void 0){let s=r.id,p=e,d=e,c=!1,f=null,y=e;if(e===y)if(typeof s=="st\
ring"){if(A(s,256)){let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};a===null?a=[k]:a.push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[k]:a.push(k),e++}var l=y===
e;l&&(c=!0,f=0);let h=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:
a.push(k),e++}if(e===h&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
a===null?a=[k]:a.push(k),e++}else if(s<-9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"\
schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};a===
null?a=[k]:a.push(k),e++}}var l=h===e;if(l&&c?(c=!1,f=[f,1]):l&&(c=!0,f=1),c)e=d,a!==null&&(d?a.length=
d:a=null);else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:f}};
return a===null?a=[k]:a.push(k),e++,Q.errors=a,!1}var n=p===e}else var n=!0;if(n)if(r.error!==void 0){
let s=r.error,p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.code===void 0&&(f=
"code")||s.message===void 0&&(f="message"))return Q.errors=[{instancePath:t+"/error",schemaPath:"sch\
ema:RpcError/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.code!==void 0){let y=s.
code,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Q.errors=[{instancePath:t+"\
/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>2147483647||isNaN(y))return Q.errors=[{instancePath:t+
"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(y<-2147483648||isNaN(y))return Q.errors=[{instancePath:t+"/error/code",
schemaPath:"schema:RpcError/properties/code/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}}],
!1}var m=h===e}else var m=!0;if(m){if(s.message!==void 0){let y=s.message,h=e;if(e===h)if(typeof y==
"string"){if(A(y,65536))return Q.errors=[{instancePath:t+"/error/message",schemaPath:"schema:RpcErro\
r/properties/message/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return Q.errors=[
{instancePath:t+"/error/message",schemaPath:"schema:RpcError/properties/message/type",keyword:"type",
params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m)if(s.data!==void 0){let y=s.data,h=e;if(e===
h&&!(y&&typeof y=="object"&&!Array.isArray(y)))return Q.errors=[{instancePath:t+"/error/data",schemaPath:"\
schema:RpcError/properties/data/type",keyword:"type",params:{type:"object"}}],!1;var m=h===e}else var m=!0}}else
return Q.errors=[{instancePath:t+"/error",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"\
object"}}],!1;var n=p===e}else var n=!0}}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Q.errors=a,e===0}function pe(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0,n=e,l=!1,m=e;
j(r,{instancePath:t,parentData:v,parentDataProperty:g,rootData:u,dynamicAnchors:P})||(a=a===null?j.errors:
a.concat(j.errors),e=a.length);var o=m===e;if(l=l||o,!l){let i=e;Q(r,{instancePath:t,parentData:v,parentDataProperty:g,
rootData:u,dynamicAnchors:P})||(a=a===null?Q.errors:a.concat(Q.errors),e=a.length);var o=i===e;l=l||
o}if(l)e=n,a!==null&&(n?a.length=n:a=null);else{let i={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[i]:a.push(i),e++,pe.errors=a,!1}return pe.errors=a,e===0}function ar(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,{instancePath:t+
"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?pe.
errors:a.concat(pe.errors),e=a.length));else return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ar.errors=a,e===0}var Ct=ir;function ir(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?pe.errors:a.concat(pe.errors),e=a.length));else return ir.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=a,e===0}var Ht=nr;function nr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?K.errors:a.concat(K.errors),e=a.length));else return nr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=a,e===0}var Qt=or;function or(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?pe.errors:a.concat(pe.errors),e=a.length));else return or.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=a,e===0}var Zt=pr;function pr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:u,dynamicAnchors:P})||
(a=a===null?pe.errors:a.concat(pe.errors),e=a.length));else return pr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=a,e===0}var Bt=O;function O(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let s;if(o.resource===void 0&&(s="res\
ource")||o.authorization_servers===void 0&&(s="authorization_servers")||o.bearer_methods_supported===
void 0&&(s="bearer_methods_supported")||o.resource_name===void 0&&(s="resource_name"))return O.errors=
[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/required",keyword:"required",params:{
missingProperty:s}}],!1;{let p=e;for(let d in o)if(!(d==="resource"||d==="authorization_servers"||d===
"bearer_methods_supported"||d==="resource_name")){return O.errors=[{instancePath:t+"/response",schemaPath:"\
schema:ProtectedResource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(p===e){if(o.resource!==void 0){let d=o.resource,c=e;if(e===c)if(typeof d=="string"){if(A(
d,2048))return O.errors=[{instancePath:t+"/response/resource",schemaPath:"schema:ProtectedResource/p\
roperties/resource/maxLength",keyword:"maxLength",params:{limit:2048}}],!1}else return O.errors=[{instancePath:t+
"/response/resource",schemaPath:"schema:ProtectedResource/properties/resource/type",keyword:"type",params:{
type:"string"}}],!1;var n=c===e}else var n=!0;if(n){if(o.authorization_servers!==void 0){let d=o.authorization_servers,
c=e;if(e===c)if(Array.isArray(d)){if(d.length>16)return O.errors=[{instancePath:t+"/response/authori\
zation_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;if(d.length<1)return O.errors=[{instancePath:t+"/response/authoriza\
tion_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var l=!0;let y=d.length;for(let h=0;h<y;h++){let _=d[h],k=e;if(e===
k)if(typeof _=="string"){if(A(_,1024))return O.errors=[{instancePath:t+"/response/authorization_serv\
ers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return O.errors=[{instancePath:t+"/response/authorization_s\
ervers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/type",keyword:"\
type",params:{type:"string"}}],!1;var l=k===e;if(!l)break}}}else return O.errors=[{instancePath:t+"/\
response/authorization_servers",schemaPath:"schema:ProtectedResource/properties/authorization_server\
s/type",keyword:"type",params:{type:"array"}}],!1;var n=c===e}else var n=!0;if(n){if(o.bearer_methods_supported!==
void 0){let d=o.bearer_methods_supported,c=e;if(e===c)if(Array.isArray(d)){if(d.length>1)return O.errors=
[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedResource/propertie\
s/bearer_methods_supported/maxItems",keyword:"maxItems",params:{limit:1}}],!1;{var m=!0;let y=d.length;
for(let h=0;h<y;h++){let _=d[h],k=e;if(typeof _!="string")return O.errors=[{instancePath:t+"/respons\
e/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_methods_suppor\
ted/items/type",keyword:"type",params:{type:"string"}}],!1;if(_!=="header")return O.errors=[{instancePath:t+
"/response/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_metho\
ds_supported/items/const",keyword:"const",params:{allowedValue:"header"}}],!1;var m=k===e;if(!m)break}}}else
return O.errors=[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedRe\
source/properties/bearer_methods_supported/type",keyword:"type",params:{type:"array"}}],!1;var n=c===
e}else var n=!0;if(n)if(o.resource_name!==void 0){let d=o.resource_name,c=e;if(e===c)if(typeof d=="s\
tring"){if(A(d,64))return O.errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:Pro\
tectedResource/properties/resource_name/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.
errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:ProtectedResource/properties/re\
source_name/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e}else var n=!0}}}}}else return O.
errors=[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/type",keyword:"type",params:{
type:"object"}}],!1}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return O.errors=a,e===0}var Wt=G;function G(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let s;if(o.resource===void 0&&(s="res\
ource")||o.authorization_servers===void 0&&(s="authorization_servers")||o.bearer_methods_supported===
void 0&&(s="bearer_methods_supported")||o.resource_name===void 0&&(s="resource_name"))return G.errors=
[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/required",keyword:"required",params:{
missingProperty:s}}],!1;{let p=e;for(let d in o)if(!(d==="resource"||d==="authorization_servers"||d===
"bearer_methods_supported"||d==="resource_name")){return G.errors=[{instancePath:t+"/response",schemaPath:"\
schema:ProtectedResource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(p===e){if(o.resource!==void 0){let d=o.resource,c=e;if(e===c)if(typeof d=="string"){if(A(
d,2048))return G.errors=[{instancePath:t+"/response/resource",schemaPath:"schema:ProtectedResource/p\
roperties/resource/maxLength",keyword:"maxLength",params:{limit:2048}}],!1}else return G.errors=[{instancePath:t+
"/response/resource",schemaPath:"schema:ProtectedResource/properties/resource/type",keyword:"type",params:{
type:"string"}}],!1;var n=c===e}else var n=!0;if(n){if(o.authorization_servers!==void 0){let d=o.authorization_servers,
c=e;if(e===c)if(Array.isArray(d)){if(d.length>16)return G.errors=[{instancePath:t+"/response/authori\
zation_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;if(d.length<1)return G.errors=[{instancePath:t+"/response/authoriza\
tion_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var l=!0;let y=d.length;for(let h=0;h<y;h++){let _=d[h],k=e;if(e===
k)if(typeof _=="string"){if(A(_,1024))return G.errors=[{instancePath:t+"/response/authorization_serv\
ers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return G.errors=[{instancePath:t+"/response/authorization_s\
ervers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/type",keyword:"\
type",params:{type:"string"}}],!1;var l=k===e;if(!l)break}}}else return G.errors=[{instancePath:t+"/\
response/authorization_servers",schemaPath:"schema:ProtectedResource/properties/authorization_server\
s/type",keyword:"type",params:{type:"array"}}],!1;var n=c===e}else var n=!0;if(n){if(o.bearer_methods_supported!==
void 0){let d=o.bearer_methods_supported,c=e;if(e===c)if(Array.isArray(d)){if(d.length>1)return G.errors=
[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedResource/propertie\
s/bearer_methods_supported/maxItems",keyword:"maxItems",params:{limit:1}}],!1;{var m=!0;let y=d.length;
for(let h=0;h<y;h++){let _=d[h],k=e;if(typeof _!="string")return G.errors=[{instancePath:t+"/respons\
e/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_methods_suppor\
ted/items/type",keyword:"type",params:{type:"string"}}],!1;if(_!=="header")return G.errors=[{instancePath:t+
"/response/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_metho\
ds_supported/items/const",keyword:"const",params:{allowedValue:"header"}}],!1;var m=k===e;if(!m)break}}}else
return G.errors=[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedRe\
source/properties/bearer_methods_supported/type",keyword:"type",params:{type:"array"}}],!1;var n=c===
e}else var n=!0;if(n)if(o.resource_name!==void 0){let d=o.resource_name,c=e;if(e===c)if(typeof d=="s\
tring"){if(A(d,64))return G.errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:Pro\
tectedResource/properties/resource_name/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return G.
errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:ProtectedResource/properties/re\
source_name/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e}else var n=!0}}}}}else return G.
errors=[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/type",keyword:"type",params:{
type:"object"}}],!1}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return G.errors=a,e===0}var Jt=X;function X(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let s;if(o.resource===void 0&&(s="res\
ource")||o.authorization_servers===void 0&&(s="authorization_servers")||o.bearer_methods_supported===
void 0&&(s="bearer_methods_supported")||o.resource_name===void 0&&(s="resource_name"))return X.errors=
[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/required",keyword:"required",params:{
missingProperty:s}}],!1;{let p=e;for(let d in o)if(!(d==="resource"||d==="authorization_servers"||d===
"bearer_methods_supported"||d==="resource_name")){return X.errors=[{instancePath:t+"/response",schemaPath:"\
schema:ProtectedResource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(p===e){if(o.resource!==void 0){let d=o.resource,c=e;if(e===c)if(typeof d=="string"){if(A(
d,2048))return X.errors=[{instancePath:t+"/response/resource",schemaPath:"schema:ProtectedResource/p\
roperties/resource/maxLength",keyword:"maxLength",params:{limit:2048}}],!1}else return X.errors=[{instancePath:t+
"/response/resource",schemaPath:"schema:ProtectedResource/properties/resource/type",keyword:"type",params:{
type:"string"}}],!1;var n=c===e}else var n=!0;if(n){if(o.authorization_servers!==void 0){let d=o.authorization_servers,
c=e;if(e===c)if(Array.isArray(d)){if(d.length>16)return X.errors=[{instancePath:t+"/response/authori\
zation_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;if(d.length<1)return X.errors=[{instancePath:t+"/response/authoriza\
tion_servers",schemaPath:"schema:ProtectedResource/properties/authorization_servers/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var l=!0;let y=d.length;for(let h=0;h<y;h++){let _=d[h],k=e;if(e===
k)if(typeof _=="string"){if(A(_,1024))return X.errors=[{instancePath:t+"/response/authorization_serv\
ers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return X.errors=[{instancePath:t+"/response/authorization_s\
ervers/"+h,schemaPath:"schema:ProtectedResource/properties/authorization_servers/items/type",keyword:"\
type",params:{type:"string"}}],!1;var l=k===e;if(!l)break}}}else return X.errors=[{instancePath:t+"/\
response/authorization_servers",schemaPath:"schema:ProtectedResource/properties/authorization_server\
s/type",keyword:"type",params:{type:"array"}}],!1;var n=c===e}else var n=!0;if(n){if(o.bearer_methods_supported!==
void 0){let d=o.bearer_methods_supported,c=e;if(e===c)if(Array.isArray(d)){if(d.length>1)return X.errors=
[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedResource/propertie\
s/bearer_methods_supported/maxItems",keyword:"maxItems",params:{limit:1}}],!1;{var m=!0;let y=d.length;
for(let h=0;h<y;h++){let _=d[h],k=e;if(typeof _!="string")return X.errors=[{instancePath:t+"/respons\
e/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_methods_suppor\
ted/items/type",keyword:"type",params:{type:"string"}}],!1;if(_!=="header")return X.errors=[{instancePath:t+
"/response/bearer_methods_supported/"+h,schemaPath:"schema:ProtectedResource/properties/bearer_metho\
ds_supported/items/const",keyword:"const",params:{allowedValue:"header"}}],!1;var m=k===e;if(!m)break}}}else
return X.errors=[{instancePath:t+"/response/bearer_methods_supported",schemaPath:"schema:ProtectedRe\
source/properties/bearer_methods_supported/type",keyword:"type",params:{type:"array"}}],!1;var n=c===
e}else var n=!0;if(n)if(o.resource_name!==void 0){let d=o.resource_name,c=e;if(e===c)if(typeof d=="s\
tring"){if(A(d,64))return X.errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:Pro\
tectedResource/properties/resource_name/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return X.
errors=[{instancePath:t+"/response/resource_name",schemaPath:"schema:ProtectedResource/properties/re\
source_name/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e}else var n=!0}}}}}else return X.
errors=[{instancePath:t+"/response",schemaPath:"schema:ProtectedResource/type",keyword:"type",params:{
type:"object"}}],!1}}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return X.errors=a,e===0}var es=mr;function I(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.description===void 0&&
(o="description")||r.price_usd===void 0&&(o="price_usd")||r.parameters===void 0&&(o="parameters"))return I.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{
let i=e;for(let s in r)if(!(s==="description"||s==="price_usd"||s==="credentials"||s==="parameters")){
return I.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}}],!1;break}if(i===e){if(r.description!==void 0){let s=r.description,p=e;
if(e===p)if(typeof s=="string"){if(A(s,4096))return I.errors=[{instancePath:t+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return I.errors=
[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.price_usd!==void 0){let s=r.price_usd,p=e;if(e===
e)if(typeof s=="string"){if(A(s,20))return I.errors=[{instancePath:t+"/price_usd",schemaPath:"schema\
:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!yr.test(s))return I.errors=[{instancePath:t+
"/price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{\
1,9})?$"}}],!1}else return I.errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.credentials!==void 0){let s=r.
credentials,p=e;if(e===p)if(Array.isArray(s)){if(s.length>16)return I.errors=[{instancePath:t+"/cred\
entials",schemaPath:"#/properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var l=!0;
let c=s.length;for(let f=0;f<c;f++){let y=s[f],h=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(
y)){let x;if(y.scheme===void 0&&(x="scheme")||y.from===void 0&&(x="from"))return I.errors=[{instancePath:t+
"/credentials/"+f,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{missingProperty:x}}],
!1;{let b=e;for(let w in y)if(!(w==="scheme"||w==="from"||w==="header"||w==="required")){return I.errors=
[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredential/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}}],!1;break}if(b===e){if(y.scheme!==void 0){let w=y.
scheme,D=e;if(e===D)if(typeof w=="string"){if(A(w,256))return I.errors=[{instancePath:t+"/credential\
s/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(R(w,1))return I.errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"s\
chema:ToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return I.
errors=[{instancePath:t+"/credentials/"+f+"/scheme",schemaPath:"schema:ToolCredential/properties/sch\
eme/type",keyword:"type",params:{type:"string"}}],!1;var m=D===e}else var m=!0;if(m){if(y.from!==void 0){
let w=y.from,D=e;if(typeof w!="string")return I.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"\
schema:ToolCredential/properties/from/type",keyword:"type",params:{type:"string"}}],!1;if(!(w==="cal\
ler"||w==="exchange"||w==="server"))return I.errors=[{instancePath:t+"/credentials/"+f+"/from",schemaPath:"\
schema:ToolCredential/properties/from/enum",keyword:"enum",params:{allowedValues:Mt.properties.from.
enum}}],!1;var m=D===e}else var m=!0;if(m){if(y.header!==void 0){let w=y.header,D=e;if(e===D)if(typeof w==
"string"){if(A(w,128))return I.errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schem\
a:ToolCredential/properties/header/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(w,9))
return I.errors=[{instancePath:t+"/credentials/"+f+"/header",schemaPath:"schema:ToolCredential/prope\
rties/header/minLength",keyword:"minLength",params:{limit:9}}],!1}else return I.errors=[{instancePath:t+
"/credentials/"+f+"/header",schemaPath:"schema:ToolCredential/properties/header/type",keyword:"type",
params:{type:"string"}}],!1;var m=D===e}else var m=!0;if(m)if(y.required!==void 0){let w=e;if(typeof y.
required!="boolean")return I.errors=[{instancePath:t+"/credentials/"+f+"/required",schemaPath:"schem\
a:ToolCredential/properties/required/type",keyword:"type",params:{type:"boolean"}}],!1;var m=w===e}else
var m=!0}}}}}else return I.errors=[{instancePath:t+"/credentials/"+f,schemaPath:"schema:ToolCredenti\
al/type",keyword:"type",params:{type:"object"}}],!1;var l=h===e;if(!l)break}}}else return I.errors=[
{instancePath:t+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type:"\
array"}}],!1;var n=p===e}else var n=!0;if(n)if(r.parameters!==void 0){let s=r.parameters,p=e;if(e===
p&&!(s&&typeof s=="object"&&!Array.isArray(s)))return I.errors=[{instancePath:t+"/parameters",schemaPath:"\
#/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else var n=!0}}}}}else
return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.
errors=a,e===0}function ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.description===void 0&&
(m="description")||r.available===void 0&&(m="available")||r.query_price_usd===void 0&&(m="query_pric\
e_usd")||r.tools===void 0&&(m="tools"))return ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let o=e;for(let i in r)if(!(i==="description"||i==="avail\
able"||i==="query_price_usd"||i==="tools")){return ne.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.
description!==void 0){let i=r.description,s=e;if(e===s)if(typeof i=="string"){if(A(i,4096))return ne.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return ne.errors=[{instancePath:t+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){
if(r.available!==void 0){let i=e;if(typeof r.available!="boolean")return ne.errors=[{instancePath:t+
"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var n=i===
e}else var n=!0;if(n){if(r.query_price_usd!==void 0){let i=r.query_price_usd,s=e;if(e===e)if(typeof i==
"string"){if(A(i,20))return ne.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/max\
Length",keyword:"maxLength",params:{limit:20}}],!1;if(!yr.test(i))return ne.errors=[{instancePath:t+
"/query_price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.\
[0-9]{1,9})?$"}}],!1}else return ne.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Us\
d/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.tools!==void 0){
let i=r.tools,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>1e3)
return ne.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"ma\
xProperties",params:{limit:1e3}}],!1;for(let d in i){let c=e;I(i[d],{instancePath:t+"/tools/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:d,rootData:u,dynamicAnchors:P})||(a=a===
null?I.errors:a.concat(I.errors),e=a.length);var l=c===e;if(!l)break}}else return ne.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e}else
var n=!0}}}}}else return ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ne.errors=a,e===0}function _e(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.agents===void 0&&(l="agents"))return _e.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:l}}],!1;{let m=e;for(let o in r)if(o!=="agents"){return _e.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(m===e&&r.agents!==void 0){let o=r.agents;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(
o)){if(Object.keys(o).length>1e5)return _e.errors=[{instancePath:t+"/agents",schemaPath:"#/propertie\
s/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let s in o){let p=e;ne(o[s],
{instancePath:t+"/agents/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:s,
rootData:u,dynamicAnchors:P})||(a=a===null?ne.errors:a.concat(ne.errors),e=a.length);var n=p===e;if(!n)
break}}else return _e.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"object"}}],!1}}}else return _e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _e.errors=a,e===0}function mr(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:u,dynamicAnchors:P})||(a=a===null?_e.errors:a.concat(_e.errors),
e=a.length));else return mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return mr.errors=a,e===0}var rs=dr;var Ys={type:"object",additionalProperties:!1,required:["status","agents"],properties:{status:{type:"\
string",enum:["ok","degraded"]},agents:{type:"object",maxProperties:1e5,additionalProperties:{$ref:"\
schema:AgentHealth"}}},$id:"schema:MeshHealth"};function ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.status===void 0&&(o=
"status")||r.agents===void 0&&(o="agents"))return ee.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="status"||s==="a\
gents")){return ee.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.status!==void 0){let s=r.status,p=e;
if(typeof s!="string")return ee.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(s==="ok"||s==="degraded"))return ee.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Ys.properties.status.
enum}}],!1;var n=p===e}else var n=!0;if(n)if(r.agents!==void 0){let s=r.agents,p=e;if(e===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>1e5)return ee.errors=[{instancePath:t+"/agents",
schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let c in s){
let f=s[c],y=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let _;if(f.available===void 0&&
(_="available"))return ee.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:AgentHealth/required",keyword:"required",params:{missingProperty:_}}],!1;{let k=e;
for(let x in f)if(!(x==="available"||x==="reason")){return ee.errors=[{instancePath:t+"/agents/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:x}}],!1;break}if(k===e){if(f.available!==void 0){let x=e;if(typeof f.
available!="boolean")return ee.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/available",schemaPath:"schema:AgentHealth/properties/available/type",keyword:"type",params:{
type:"boolean"}}],!1;var l=x===e}else var l=!0;if(l)if(f.reason!==void 0){let x=f.reason,b=e;if(e===
b)if(typeof x=="string"){if(A(x,1024))return ee.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return ee.errors=[{instancePath:t+"/agents/"+c.replace(/~/g,
"~0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var l=b===e}else var l=!0}}}else return ee.errors=[{instancePath:t+
"/agents/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/type",keyword:"ty\
pe",params:{type:"object"}}],!1;var m=y===e;if(!m)break}}else return ee.errors=[{instancePath:t+"/ag\
ents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else
var n=!0}}}else return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return ee.errors=a,e===0}function dr(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:u=r,dynamicAnchors:P={}}={}){let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(ee(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"\
response",rootData:u,dynamicAnchors:P})||(a=a===null?ee.errors:a.concat(ee.errors),e=a.length));else
return dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return dr.
errors=a,e===0}var ts=L;function L(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let s=r.
response;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.name===void 0&&(d="name")||
s.operations===void 0&&(d="operations")||s.elsewhere===void 0&&(d="elsewhere"))return L.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:d}}],!1;
{let c=e;for(let f in s)if(!(f==="name"||f==="operations"||f==="elsewhere")){return L.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}}],!1;break}if(c===e){if(s.name!==void 0){let f=s.name,y=e;if(e===y)if(typeof f==
"string"){if(A(f,128))return L.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(f,1))return L.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return L.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(s.operations!==
void 0){let f=s.operations,y=e;if(e===y)if(Array.isArray(f)){if(f.length>256)return L.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var l=!0;let _=f.length;for(let k=0;k<_;k++){let x=f[k],b=e;if(e===b)if(x&&
typeof x=="object"&&!Array.isArray(x)){let D;if(x.method===void 0&&(D="method")||x.path===void 0&&(D=
"path")||x.summary===void 0&&(D="summary"))return L.errors=[{instancePath:t+"/response/operations/"+
k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:D}}],
!1;{let V=e;for(let q in x)if(!(q==="method"||q==="path"||q==="summary")){return L.errors=[{instancePath:t+
"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(V===e){if(x.method!==
void 0){let q=x.method,Y=e;if(e===Y)if(typeof q=="string"){if(A(q,7))return L.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(R(q,3))return L.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return L.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var m=Y===e}else var m=!0;if(m){if(x.path!==
void 0){let q=x.path,Y=e;if(e===Y)if(typeof q=="string"){if(A(q,256))return L.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(q,1))return L.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/r\
esponse/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var m=Y===e}else var m=!0;if(m)if(x.summary!==void 0){
let q=x.summary,Y=e;if(e===Y)if(typeof q=="string"){if(A(q,256))return L.errors=[{instancePath:t+"/r\
esponse/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return L.errors=[{instancePath:t+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var m=Y===e}else var m=!0}}}}else return L.
errors=[{instancePath:t+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var l=b===e;if(!l)break}}}else return L.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var n=y===e}else var n=!0;if(n)if(s.elsewhere!==void 0){let f=s.elsewhere,
y=e;if(e===y)if(Array.isArray(f)){if(f.length>16)return L.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var o=!0;let _=f.length;for(let k=0;k<_;k++){let x=f[k],b=e;if(e===b)if(x&&typeof x=="object"&&!Array.
isArray(x)){let D;if(x.name===void 0&&(D="name"))return L.errors=[{instancePath:t+"/response/elsewhe\
re/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:D}}],
!1;{let V=e;for(let q in x)if(!(q==="name"||q==="path"||q==="address"||q==="port")){return L.errors=
[{instancePath:t+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(V===e){
if(x.name!==void 0){let q=x.name,Y=e;if(e===Y)if(typeof q=="string"){if(A(q,128))return L.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(q,1))return L.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=Y===e}else var i=!0;if(i){if(x.path!==void 0){
let q=x.path,Y=e;if(e===Y)if(typeof q=="string"){if(A(q,256))return L.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(q,1))return L.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/respons\
e/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var i=Y===e}else var i=!0;if(i){if(x.address!==void 0){let q=x.
address,Y=e;if(e===Y)if(typeof q=="string"){if(A(q,2048))return L.errors=[{instancePath:t+"/response\
/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R(q,1))return L.errors=[{instancePath:t+"\
/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var i=Y===e}else var i=!0;if(i)if(x.port!==
void 0){let q=x.port,Y=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return L.errors=[{
instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Y&&typeof q=="number"&&isFinite(
q)){if(q>65535||isNaN(q))return L.errors=[{instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(q<1||isNaN(q))return L.errors=[{instancePath:t+"/response/elsewhere/"+k+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var i=Y===e}else var i=!0}}}}}else return L.errors=[{instancePath:t+
"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var o=b===e;if(!o)break}}}else return L.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var n=y===e}else var n=!0}}}}else return L.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return L.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=a,e===0}var ss=Ie;function Ie(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:u=r,dynamicAnchors:P={}}={}){
let a=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let n=r.
response;if(e===e&&!(n&&typeof n=="object"&&!Array.isArray(n)))return Ie.errors=[{instancePath:t+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=
a,e===0}var Zs={requestAgent:{parameters:Lr,body:Br,replies:{200:Et}},createTask:{parameters:jr,body:Wr,replies:{
200:Nt}},queryTask:{parameters:Er,body:Jr,replies:{200:Rt}},listEvmAgents:{parameters:Nr,body:et,replies:{
200:St}},callPaidToolEvm:{parameters:Rr,body:tt,replies:{200:It,402:$t}},queryPaidAgentEvm:{parameters:Dr,
body:st,replies:{200:Kt,402:Yt}},listSolanaAgents:{parameters:Sr,body:at,replies:{200:zt}},callPaidToolSolana:{
parameters:Mr,body:nt,replies:{200:Ut,402:Ot}},queryPaidAgentSolana:{parameters:Ir,body:ot,replies:{
200:Gt,402:Xt}},callMcp:{parameters:$r,body:pt,replies:{200:Ft,400:Vt,404:Ct}},callAgentMcp:{parameters:Yr,
body:mt,replies:{200:Ht,400:Qt,404:Zt}},getResource:{parameters:zr,body:dt,replies:{200:Bt}},getMcpResource:{
parameters:Ur,body:lt,replies:{200:Wt}},getAgentMcpResource:{parameters:Or,body:ft,replies:{200:Jt}},
getSchema:{parameters:Gr,body:ut,replies:{200:es}},getMeshHealth:{parameters:Xr,body:Pt,replies:{200:rs}},
getOverview:{parameters:Fr,body:kt,replies:{200:ts}},getContract:{parameters:Vr,body:_t,replies:{200:ss}},
getReference:{parameters:Cr,body:At,replies:{}},getReferenceFile:{parameters:Hr,body:qt,replies:{}}};export{Zs as default};
