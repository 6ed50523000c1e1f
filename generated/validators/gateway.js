// Compiled from a contract by npm run generate. Never edited.
var vr=Object.create;var Ae=Object.defineProperty;var kr=Object.getOwnPropertyDescriptor;var wr=Object.getOwnPropertyNames;var Pr=Object.getPrototypeOf,xr=Object.prototype.hasOwnProperty;var Le=(t,r)=>()=>{try{return r||t((r={exports:{}}).exports,r),r.exports}catch(x){throw r=0,x}};var Nr=(t,r,x,g)=>{if(r&&typeof r=="object"||typeof r=="function")for(let v of wr(r))!xr.call(t,v)&&
v!==x&&Ae(t,v,{get:()=>r[v],enumerable:!(g=kr(r,v))||g.enumerable});return t};var re=(t,r,x)=>(x=t!=null?vr(Pr(t)):{},Nr(r||!t||!t.__esModule?Ae(x,"default",{value:t,enumerable:!0}):
x,t));var de=Le(le=>{"use strict";Object.defineProperty(le,"__esModule",{value:!0});le.formats=void 0;var qr=2**
31-1,Ar=(-2)**31,Lr=2**63-1,$r=(-2)**63,Fe=(2-2**-23)*2**127,Oe=2**-126,Dr=-1*Fe,Fr=-1*Oe,De=()=>!0,
Or=/^[A-Za-z0-9+/]*(=|==)?$/;le.formats={int32:{validate:t=>Number.isInteger(t)&&t<=qr&&t>=Ar,type:"\
number"},int64:{validate:t=>Number.isInteger(t)&&t<=Lr&&t>=$r,type:"number"},float:{validate:t=>typeof t==
"number"&&(t===0||t<=Fe&&t>=Oe||t>=Dr&&t<=Fr),type:"number"},double:{validate:t=>typeof t=="number",
type:"number"},byte:t=>t.length%4===0&&Or.test(t),binary:De,password:De}});var fe=Le(K=>{"use strict";Object.defineProperty(K,"__esModule",{value:!0});K.formatNames=K.fastFormats=
K.fullFormats=void 0;function Y(t,r){return{validate:t,compare:r}}K.fullFormats={date:Y(Ce,ge),time:Y(
he(!0),be),"date-time":Y(Ue(!0),Ie),"iso-time":Y(he(),Se),"iso-date-time":Y(Ue(),Re),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ir,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Hr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Rr,int32:{type:"number",validate:Br},
int64:{type:"number",validate:Vr},float:{type:"number",validate:Te},double:{type:"number",validate:Te},
password:!0,binary:!0};K.fastFormats={...K.fullFormats,date:Y(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ge),time:Y(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,be),"date-time":Y(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ie),"iso-time":Y(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Se),"\
iso-date-time":Y(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Re),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
K.formatNames=Object.keys(K.fullFormats);function Ur(t){return t%4===0&&(t%100!==0||t%400===0)}var zr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Tr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ce(t){let r=zr.exec(t);if(!r)return!1;let x=+r[1],
g=+r[2],v=+r[3];return g>=1&&g<=12&&v>=1&&v<=(g===2&&Ur(x)?29:Tr[g])}function ge(t,r){if(t&&r)return t>
r?1:t<r?-1:0}var ye=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function he(t){
return function(x){let g=ye.exec(x);if(!g)return!1;let v=+g[1],N=+g[2],i=+g[3],e=g[4],a=g[5]==="-"?-1:
1,l=+(g[6]||0),m=+(g[7]||0);if(l>23||m>59||t&&!e)return!1;if(v<=23&&N<=59&&i<60)return!0;let s=N-m*a,
p=v-l*a-(s<0?1:0);return(p===23||p===-1)&&(s===59||s===-1)&&i<61}}function be(t,r){if(!(t&&r))return;
let x=new Date("2020-01-01T"+t).valueOf(),g=new Date("2020-01-01T"+r).valueOf();if(x&&g)return x-g}function Se(t,r){
if(!(t&&r))return;let x=ye.exec(t),g=ye.exec(r);if(x&&g)return t=x[1]+x[2]+x[3],r=g[1]+g[2]+g[3],t>r?
1:t<r?-1:0}var _e=/t|\s/i;function Ue(t){let r=he(t);return function(g){let v=g.split(_e);return v.length===
2&&Ce(v[0])&&r(v[1])}}function Ie(t,r){if(!(t&&r))return;let x=new Date(t).valueOf(),g=new Date(r).valueOf();
if(x&&g)return x-g}function Re(t,r){if(!(t&&r))return;let[x,g]=t.split(_e),[v,N]=r.split(_e),i=ge(x,
v);if(i!==void 0)return i||be(g,N)}var Cr=/\/|:/,Sr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ir(t){return Cr.test(t)&&Sr.test(t)}var ze=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Rr(t){return ze.lastIndex=0,ze.test(t)}var Mr=-(2**31),Er=2**31-1;function Br(t){return Number.
isInteger(t)&&t<=Er&&t>=Mr}function Vr(t){return Number.isInteger(t)}function Te(){return!0}var Zr=/[^\\]\\Z/;
function Hr(t){if(Zr.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var te=(t,r)=>t.length>r&&$e(t)>r,me=(t,r)=>t.length<2*r&&$e(t)<r,jr=/[\ud800-\udbff][\udc00-\udfff]/g,
$e=t=>t.length-(t.match(jr)?.length??0);var Me=re(de()),Ee=re(fe()),dt={...Me.formats,...Ee.fastFormats},Be=Z;var oe=te,Ve=me,Yr=new RegExp("^[ -~]+$","u");function Z(t,{instancePath:r="",parentData:x,parentDataProperty:g,
rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let l;
if(t.query===void 0&&(l="query")||t.headers===void 0&&(l="headers")||t.params===void 0&&(l="params"))
return Z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(t.headers!==void 0){let m=t.headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["\
x-request-timeout-ms"]!==void 0){let p=m["x-request-timeout-ms"],n=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let u=typeof p,j;if(j===void 0)if(u==="boolean"||p===null||u==="string"&&p&&
p==+p&&!(p%1))j=+p;else return Z.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;j!==void 0&&(p=j,m!==void 0&&(m["x-request-timeout-ms"]=j))}if(e===n&&typeof p=="number"&&isFinite(
p)){if(p>6e5||isNaN(p))return Z.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Z.errors=[{instancePath:r+"/headers/x-request-timeout-ms",
schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=n===e}else var a=!0;if(a)if(m["idempotency-key"]!==void 0){let p=m["\
idempotency-key"],n=e;if(typeof p!="string"){let j=typeof p,w;if(w===void 0)if(j=="number"||j=="bool\
ean")w=""+p;else if(p===null)w="";else return Z.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;w!==
void 0&&(p=w,m!==void 0&&(m["idempotency-key"]=w))}if(e===n&&typeof p=="string"){if(oe(p,255))return Z.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Ve(p,1))return Z.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Yr.test(p))return Z.errors=[{instancePath:r+"/headers/idempoten\
cy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}var a=n===e}else var a=!0}else return Z.errors=[{instancePath:r+"/headers",
schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Z.errors=i,
e===0}var Ze=ve;function ve(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return ve.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return ve.errors=i,e===0}
var He=ke;function ke(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return ke.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return ke.errors=i,e===0}
var Ye=we;function we(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return we.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return we.errors=i,e===0}
var Ke=se;function se(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let l=t.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let s=l["\
if-none-match"],p=e;if(typeof s!="string"){let n=typeof s,u;if(u===void 0)if(n=="number"||n=="boolea\
n")u=""+s;else if(s===null)u="";else return se.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(s=u,l!==void 0&&(l["if-none-match"]=u))}if(e===p&&typeof s=="string"&&oe(s,4096))return se.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return se.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return se.errors=
i,e===0}var Ge=ae;function ae(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let l=t.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let s=l["\
if-none-match"],p=e;if(typeof s!="string"){let n=typeof s,u;if(u===void 0)if(n=="number"||n=="boolea\
n")u=""+s;else if(s===null)u="";else return ae.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(s=u,l!==void 0&&(l["if-none-match"]=u))}if(e===p&&typeof s=="string"&&oe(s,4096))return ae.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ae.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ae.errors=
i,e===0}var We=V;var Kr=new RegExp("^[a-z][a-z0-9.-]*$","u");function V(t,{instancePath:r="",parentData:x,parentDataProperty:g,
rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let l;
if(t.query===void 0&&(l="query")||t.headers===void 0&&(l="headers")||t.params===void 0&&(l="params"))
return V.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(t.headers!==void 0){let m=t.headers,s=e;if(e===s)if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m["if-none-match"]!==void 0){let p=m["if-none-match"],n=e;if(typeof p!="string"){let u=typeof p,j;
if(j===void 0)if(u=="number"||u=="boolean")j=""+p;else if(p===null)j="";else return V.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;j!==void 0&&(p=j,m!==void 0&&(m["if-none-match"]=j))}if(e===n&&typeof p==
"string"&&oe(p,4096))return V.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return V.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var a=s===e}else var a=!0;if(a)if(t.params!==void 0){let m=t.params,s=e;if(e===s)if(m&&
typeof m=="object"&&!Array.isArray(m)){let n;if(m.file===void 0&&(n="file"))return V.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(m.file!==void 0){let u=m.file,j=e;if(typeof u!="string"){let w=typeof u,_;if(_===void 0)if(w==
"number"||w=="boolean")_=""+u;else if(u===null)_="";else return V.errors=[{instancePath:r+"/params/f\
ile",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],!1;
_!==void 0&&(u=_,m!==void 0&&(m.file=_))}if(e===j&&typeof u=="string"){if(oe(u,64))return V.errors=[
{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;if(Ve(u,1))return V.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Kr.test(
u))return V.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/p\
attern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return V.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=s===
e}else var a=!0}return V.errors=i,e===0}var Xe=re(de()),Je=re(fe()),Wr={...Xe.formats,...Je.fastFormats},Qe=y,M={paths:{},components:{securitySchemes:{
BearerAuth:{type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{
type:"object",required:["model","messages"],properties:{model:{$ref:"schema:Model"},messages:{type:"\
array",minItems:1,maxItems:1e3,items:{$ref:"schema:Message"}},max_tokens:{type:"integer",minimum:1,maximum:2147483647,
default:1024},temperature:{type:"number",format:"float",minimum:0,maximum:1},stream:{type:"boolean",
default:!1},max_completion_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},n:{type:["i\
nteger","null"],minimum:1,maximum:1},top_p:{type:["number","null"],minimum:0,maximum:1},top_k:{type:[
"number","null"],minimum:-1,maximum:2147483647},min_p:{type:["number","null"],minimum:0,maximum:1},stop:{
anyOf:[{$ref:"schema:StopText"},{$ref:"schema:StopTexts"},{type:"null"}]},seed:{type:["integer","nul\
l"],minimum:-9007199254740991,maximum:9007199254740991},frequency_penalty:{type:["number","null"],minimum:-10,
maximum:10},presence_penalty:{type:["number","null"],minimum:-10,maximum:10},repetition_penalty:{type:[
"number","null"],minimum:0,maximum:10},logit_bias:{anyOf:[{$ref:"schema:LogitBias"},{type:"null"}]},
logprobs:{type:["boolean","null"]},top_logprobs:{type:["integer","null"],minimum:0,maximum:100},tools:{
type:["array","null"],maxItems:1024,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"schema:To\
olMode"},{$ref:"schema:NamedTool"},{type:"null"}]},parallel_tool_calls:{type:["boolean","null"]},response_format:{
anyOf:[{$ref:"schema:ResponseFormat"},{type:"null"}]},stream_options:{anyOf:[{$ref:"schema:StreamOpt\
ions"},{type:"null"}]},reasoning:{anyOf:[{$ref:"schema:ReasoningSwitch"},{$ref:"schema:ReasoningSett\
ings"},{type:"null"}]},reasoning_effort:{type:["string","null"],maxLength:64},user:{type:["string","\
null"],maxLength:1024},metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]}}}},required:["body"]},
Xr={type:"string",enum:["hermes-3-llama3.1-8b","meta-llama/llama-3.3-70b-instruct","mistralai/mistra\
l-7b-instruct","mistralai/mixtral-8x22b-instruct","mistralai/mixtral-8x7b-instruct","nvidia/llama-3.\
1-nemotron-70b-instruct","qwen/qwen-2.5-coder-32b-instruct"],$id:"schema:Model"};var ne={type:"object",required:["role","content"],properties:{role:{type:"string",enum:["system","us\
er","assistant"]},content:{type:"string",maxLength:8388608},name:{type:["string","null"],maxLength:256},
tool_calls:{type:["array","null"],maxItems:256,items:{$ref:"schema:ToolCall"}},tool_call_id:{type:["\
string","null"],maxLength:256},reasoning_content:{type:["string","null"],maxLength:8388608}},$id:"sc\
hema:Message"};var J=te;function T(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.role===void 0&&(m="r\
ole")||t.content===void 0&&(m="content"))return T.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(t.role!==void 0){let s=t.role,p=e;if(typeof s!="string")
return T.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="system"||s==="user"||s==="assistant"))return T.errors=[{instancePath:r+
"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:ne.properties.role.
enum}}],!1;var a=p===e}else var a=!0;if(a){if(t.content!==void 0){let s=t.content,p=e;if(e===p)if(typeof s==
"string"){if(J(s,8388608))return T.errors=[{instancePath:r+"/content",schemaPath:"#/properties/conte\
nt/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1}else return T.errors=[{instancePath:r+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"}}],!1;var a=p===
e}else var a=!0;if(a){if(t.name!==void 0){let s=t.name,p=e;if(typeof s!="string"&&s!==null)return T.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:ne.properties.
name.type}}],!1;if(e===p&&typeof s=="string"&&J(s,256))return T.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=p===e}else var a=!0;if(a){
if(t.tool_calls!==void 0){let s=t.tool_calls,p=e;if(!Array.isArray(s)&&s!==null)return T.errors=[{instancePath:r+
"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:ne.properties.tool_calls.
type}}],!1;if(e===p&&Array.isArray(s)){if(s.length>256)return T.errors=[{instancePath:r+"/tool_calls",
schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var l=!0;let u=s.
length;for(let j=0;j<u;j++){let w=s[j],_=e;if(e===e&&!(w&&typeof w=="object"&&!Array.isArray(w)))return T.
errors=[{instancePath:r+"/tool_calls/"+j,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"\
object"}}],!1;var l=_===e;if(!l)break}}}var a=p===e}else var a=!0;if(a){if(t.tool_call_id!==void 0){
let s=t.tool_call_id,p=e;if(typeof s!="string"&&s!==null)return T.errors=[{instancePath:r+"/tool_cal\
l_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type:ne.properties.tool_call_id.
type}}],!1;if(e===p&&typeof s=="string"&&J(s,256))return T.errors=[{instancePath:r+"/tool_call_id",schemaPath:"\
#/properties/tool_call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=p===e}else var a=!0;
if(a)if(t.reasoning_content!==void 0){let s=t.reasoning_content,p=e;if(typeof s!="string"&&s!==null)
return T.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reasoning_content/typ\
e",keyword:"type",params:{type:ne.properties.reasoning_content.type}}],!1;if(e===p&&typeof s=="strin\
g"&&J(s,8388608))return T.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reas\
oning_content/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var a=p===e}else var a=!0}}}}}else
return T.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.
errors=i,e===0}function ee(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>64)return ee.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:64}}],!1;{var a=!0;let l=t.length;for(let m=0;m<l;m++){
let s=t[m],p=e;if(e===e)if(typeof s=="string"){if(J(s,4096))return ee.errors=[{instancePath:r+"/"+m,
schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return ee.errors=
[{instancePath:r+"/"+m,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;
var a=p===e;if(!a)break}}}else return ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"array"}}],!1;return ee.errors=i,e===0}var Jr=Wr.float;function y(t,{instancePath:r="",
parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){let d;if(t.body===void 0&&(d="body"))return y.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(t.body!==void 0){let f=t.body;if(e===
e)if(f&&typeof f=="object"&&!Array.isArray(f)){f.max_tokens===void 0&&(f.max_tokens=1024),f.stream===
void 0&&(f.stream=!1);let h;if(f.model===void 0&&(h="model")||f.messages===void 0&&(h="messages"))return y.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:h}}],
!1;if(f.model!==void 0){let b=f.model,E=e;if(typeof b!="string")return y.errors=[{instancePath:r+"/b\
ody/model",schemaPath:"schema:Model/type",keyword:"type",params:{type:"string"}}],!1;if(!(b==="herme\
s-3-llama3.1-8b"||b==="meta-llama/llama-3.3-70b-instruct"||b==="mistralai/mistral-7b-instruct"||b===
"mistralai/mixtral-8x22b-instruct"||b==="mistralai/mixtral-8x7b-instruct"||b==="nvidia/llama-3.1-nem\
otron-70b-instruct"||b==="qwen/qwen-2.5-coder-32b-instruct"))return y.errors=[{instancePath:r+"/body\
/model",schemaPath:"schema:Model/enum",keyword:"enum",params:{allowedValues:Xr.enum}}],!1;var a=E===
e}else var a=!0;if(a){if(f.messages!==void 0){let b=f.messages,E=e;if(e===E)if(Array.isArray(b)){if(b.
length>1e3)return y.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/propertie\
s/messages/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(b.length<1)return y.errors=[{instancePath:r+
"/body/messages",schemaPath:"#/properties/body/properties/messages/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var l=!0;let z=b.length;for(let B=0;B<z;B++){let o=e;T(b[B],{instancePath:r+"/body/me\
ssages/"+B,parentData:b,parentDataProperty:B,rootData:v,dynamicAnchors:N})||(i=i===null?T.errors:i.concat(
T.errors),e=i.length);var l=o===e;if(!l)break}}}else return y.errors=[{instancePath:r+"/body/message\
s",schemaPath:"#/properties/body/properties/messages/type",keyword:"type",params:{type:"array"}}],!1;
var a=E===e}else var a=!0;if(a){let b=f.max_tokens,E=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b)))return y.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max\
_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===E&&typeof b=="number"&&isFinite(b)){
if(b>2147483647||isNaN(b))return y.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properti\
es/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(b<1||isNaN(b))return y.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/bod\
y/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=E===e;
if(a){if(f.temperature!==void 0){let z=f.temperature,B=e;if(e===B)if(typeof z=="number"&&isFinite(z)){
if(z>1||isNaN(z))return y.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(z<0||isNaN(
z))return y.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!Jr.validate(z))return y.
errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/for\
mat",keyword:"format",params:{format:"float"}}],!1}else return y.errors=[{instancePath:r+"/body/temp\
erature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:"num\
ber"}}],!1;var a=B===e}else var a=!0;if(a){let z=e;if(typeof f.stream!="boolean")return y.errors=[{instancePath:r+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=z===e;if(a){if(f.max_completion_tokens!==void 0){let o=f.max_completion_tokens,c=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return y.errors=[{instancePath:r+
"/body/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"\
type",params:{type:M.properties.body.properties.max_completion_tokens.type}}],!1;if(e===c&&typeof o==
"number"&&isFinite(o)){if(o>2147483647||isNaN(o))return y.errors=[{instancePath:r+"/body/max_complet\
ion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(o<1||isNaN(o))return y.errors=[{instancePath:r+"/b\
ody/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=c===e}else var a=!0;if(a){if(f.n!==void 0){let o=f.
n,c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return y.errors=[{instancePath:r+
"/body/n",schemaPath:"#/properties/body/properties/n/type",keyword:"type",params:{type:M.properties.
body.properties.n.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o))return y.errors=
[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1}}],!1;if(o<1||isNaN(o))return y.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=c===
e}else var a=!0;if(a){if(f.top_p!==void 0){let o=f.top_p,c=e;if(!(typeof o=="number"&&isFinite(o))&&
o!==null)return y.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top\
_p/type",keyword:"type",params:{type:M.properties.body.properties.top_p.type}}],!1;if(e===c&&typeof o==
"number"&&isFinite(o)){if(o>1||isNaN(o))return y.errors=[{instancePath:r+"/body/top_p",schemaPath:"#\
/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(o<
0||isNaN(o))return y.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/\
top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;if(a){
if(f.top_k!==void 0){let o=f.top_k,c=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return y.errors=
[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/type",keyword:"type",params:{
type:M.properties.body.properties.top_k.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>2147483647||
isNaN(o))return y.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top\
_k/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(o<-1||isNaN(o))return y.
errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-1}}],!1}var a=c===e}else var a=!0;if(a){if(f.min_p!==void 0){
let o=f.min_p,c=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return y.errors=[{instancePath:r+"\
/body/min_p",schemaPath:"#/properties/body/properties/min_p/type",keyword:"type",params:{type:M.properties.
body.properties.min_p.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o))return y.
errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(o<0||isNaN(o))return y.errors=[{instancePath:r+"/b\
ody/min_p",schemaPath:"#/properties/body/properties/min_p/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=c===e}else var a=!0;if(a){if(f.stop!==void 0){let o=f.stop,c=e,L=e,k=!1,C=e;
if(e===e)if(typeof o=="string"){if(J(o,4096)){let P={instancePath:r+"/body/stop",schemaPath:"schema:\
StopText/maxLength",keyword:"maxLength",params:{limit:4096}};i===null?i=[P]:i.push(P),e++}}else{let P={
instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}};
i===null?i=[P]:i.push(P),e++}var m=C===e;if(k=k||m,!k){let P=e;ee(o,{instancePath:r+"/body/stop",parentData:f,
parentDataProperty:"stop",rootData:v,dynamicAnchors:N})||(i=i===null?ee.errors:i.concat(ee.errors),e=
i.length);var m=P===e;if(k=k||m,!k){let S=e;if(o!==null){let ie={instancePath:r+"/body/stop",schemaPath:"\
#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"null"}};i===null?i=[ie]:
i.push(ie),e++}var m=S===e;k=k||m}}if(k)e=L,i!==null&&(L?i.length=L:i=null);else{let P={instancePath:r+
"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[P]:i.push(P),e++,y.errors=i,!1}var a=c===e}else var a=!0;if(a){if(f.seed!==void 0){let o=f.seed,
c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return y.errors=[{instancePath:r+
"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"type",params:{type:M.properties.
body.properties.seed.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return y.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<-9007199254740991||isNaN(
o))return y.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/minim\
um",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1}var a=c===e}else var a=!0;
if(a){if(f.frequency_penalty!==void 0){let o=f.frequency_penalty,c=e;if(!(typeof o=="number"&&isFinite(
o))&&o!==null)return y.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/bo\
dy/properties/frequency_penalty/type",keyword:"type",params:{type:M.properties.body.properties.frequency_penalty.
type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o))return y.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(o<-10||isNaN(o))return y.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-10}}],!1}var a=c===e}else var a=!0;if(a){if(f.presence_penalty!==
void 0){let o=f.presence_penalty,c=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return y.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
type",keyword:"type",params:{type:M.properties.body.properties.presence_penalty.type}}],!1;if(e===c&&
typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o))return y.errors=[{instancePath:r+"/body/presence_\
penalty",schemaPath:"#/properties/body/properties/presence_penalty/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}],!1;if(o<-10||isNaN(o))return y.errors=[{instancePath:r+"/body/presence_p\
enalty",schemaPath:"#/properties/body/properties/presence_penalty/minimum",keyword:"minimum",params:{
comparison:">=",limit:-10}}],!1}var a=c===e}else var a=!0;if(a){if(f.repetition_penalty!==void 0){let o=f.
repetition_penalty,c=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return y.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/type",keyword:"\
type",params:{type:M.properties.body.properties.repetition_penalty.type}}],!1;if(e===c&&typeof o=="n\
umber"&&isFinite(o)){if(o>10||isNaN(o))return y.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"\
#/properties/body/properties/repetition_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],
!1;if(o<0||isNaN(o))return y.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/proper\
ties/body/properties/repetition_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=c===e}else var a=!0;if(a){if(f.logit_bias!==void 0){let o=f.logit_bias,c=e,L=e,k=!1,C=e;if(e===
e&&!(o&&typeof o=="object"&&!Array.isArray(o))){let P={instancePath:r+"/body/logit_bias",schemaPath:"\
schema:LogitBias/type",keyword:"type",params:{type:"object"}};i===null?i=[P]:i.push(P),e++}var s=C===
e;if(k=k||s,!k){let P=e;if(o!==null){let S={instancePath:r+"/body/logit_bias",schemaPath:"#/properti\
es/body/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[S]:i.push(
S),e++}var s=P===e;k=k||s}if(k)e=L,i!==null&&(L?i.length=L:i=null);else{let P={instancePath:r+"/body\
/logit_bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[P]:i.push(P),e++,y.errors=i,!1}var a=c===e}else var a=!0;if(a){if(f.logprobs!==void 0){let o=f.
logprobs,c=e;if(typeof o!="boolean"&&o!==null)return y.errors=[{instancePath:r+"/body/logprobs",schemaPath:"\
#/properties/body/properties/logprobs/type",keyword:"type",params:{type:M.properties.body.properties.
logprobs.type}}],!1;var a=c===e}else var a=!0;if(a){if(f.top_logprobs!==void 0){let o=f.top_logprobs,
c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return y.errors=[{instancePath:r+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:M.properties.body.properties.top_logprobs.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){
if(o>100||isNaN(o))return y.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/bo\
dy/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(o<0||
isNaN(o))return y.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;
if(a){if(f.tools!==void 0){let o=f.tools,c=e;if(!Array.isArray(o)&&o!==null)return y.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:M.properties.
body.properties.tools.type}}],!1;if(e===c&&Array.isArray(o)){if(o.length>1024)return y.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:1024}}],
!1;{var p=!0;let k=o.length;for(let C=0;C<k;C++){let W=o[C],X=e;if(e===e&&!(W&&typeof W=="object"&&!Array.
isArray(W)))return y.errors=[{instancePath:r+"/body/tools/"+C,schemaPath:"schema:Tool/type",keyword:"\
type",params:{type:"object"}}],!1;var p=X===e;if(!p)break}}}var a=c===e}else var a=!0;if(a){if(f.tool_choice!==
void 0){let o=f.tool_choice,c=e,L=e,k=!1,C=e;if(e===e)if(typeof o=="string"){if(J(o,64)){let P={instancePath:r+
"/body/tool_choice",schemaPath:"schema:ToolMode/maxLength",keyword:"maxLength",params:{limit:64}};i===
null?i=[P]:i.push(P),e++}}else{let P={instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode\
/type",keyword:"type",params:{type:"string"}};i===null?i=[P]:i.push(P),e++}var n=C===e;if(k=k||n,!k){
let P=e;if(e===e&&!(o&&typeof o=="object"&&!Array.isArray(o))){let pe={instancePath:r+"/body/tool_ch\
oice",schemaPath:"schema:NamedTool/type",keyword:"type",params:{type:"object"}};i===null?i=[pe]:i.push(
pe),e++}var n=P===e;if(k=k||n,!k){let pe=e;if(o!==null){let qe={instancePath:r+"/body/tool_choice",schemaPath:"\
#/properties/body/properties/tool_choice/anyOf/2/type",keyword:"type",params:{type:"null"}};i===null?
i=[qe]:i.push(qe),e++}var n=pe===e;k=k||n}}if(k)e=L,i!==null&&(L?i.length=L:i=null);else{let P={instancePath:r+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf",keyword:"anyOf",params:{}};
return i===null?i=[P]:i.push(P),e++,y.errors=i,!1}var a=c===e}else var a=!0;if(a){if(f.parallel_tool_calls!==
void 0){let o=f.parallel_tool_calls,c=e;if(typeof o!="boolean"&&o!==null)return y.errors=[{instancePath:r+
"/body/parallel_tool_calls",schemaPath:"#/properties/body/properties/parallel_tool_calls/type",keyword:"\
type",params:{type:M.properties.body.properties.parallel_tool_calls.type}}],!1;var a=c===e}else var a=!0;
if(a){if(f.response_format!==void 0){let o=f.response_format,c=e,L=e,k=!1,C=e;if(e===e&&!(o&&typeof o==
"object"&&!Array.isArray(o))){let P={instancePath:r+"/body/response_format",schemaPath:"schema:Respo\
nseFormat/type",keyword:"type",params:{type:"object"}};i===null?i=[P]:i.push(P),e++}var u=C===e;if(k=
k||u,!k){let P=e;if(o!==null){let S={instancePath:r+"/body/response_format",schemaPath:"#/properties\
/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[S]:i.
push(S),e++}var u=P===e;k=k||u}if(k)e=L,i!==null&&(L?i.length=L:i=null);else{let P={instancePath:r+"\
/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"anyO\
f",params:{}};return i===null?i=[P]:i.push(P),e++,y.errors=i,!1}var a=c===e}else var a=!0;if(a){if(f.
stream_options!==void 0){let o=f.stream_options,c=e,L=e,k=!1,C=e;if(e===e&&!(o&&typeof o=="object"&&
!Array.isArray(o))){let P={instancePath:r+"/body/stream_options",schemaPath:"schema:StreamOptions/ty\
pe",keyword:"type",params:{type:"object"}};i===null?i=[P]:i.push(P),e++}var j=C===e;if(k=k||j,!k){let P=e;
if(o!==null){let S={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/properties/s\
tream_options/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[S]:i.push(S),e++}var j=P===
e;k=k||j}if(k)e=L,i!==null&&(L?i.length=L:i=null);else{let P={instancePath:r+"/body/stream_options",
schemaPath:"#/properties/body/properties/stream_options/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[P]:i.push(P),e++,y.errors=i,!1}var a=c===e}else var a=!0;if(a){if(f.reasoning!==void 0){let o=f.
reasoning,c=e,L=e,k=!1,C=e;if(typeof o!="boolean"){let X={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};i===null?i=[X]:i.push(X),e++}var w=C===
e;if(k=k||w,!k){let X=e;if(e===e&&!(o&&typeof o=="object"&&!Array.isArray(o))){let S={instancePath:r+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
i===null?i=[S]:i.push(S),e++}var w=X===e;if(k=k||w,!k){let S=e;if(o!==null){let ie={instancePath:r+"\
/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{
type:"null"}};i===null?i=[ie]:i.push(ie),e++}var w=S===e;k=k||w}}if(k)e=L,i!==null&&(L?i.length=L:i=
null);else{let X={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasonin\
g/anyOf",keyword:"anyOf",params:{}};return i===null?i=[X]:i.push(X),e++,y.errors=i,!1}var a=c===e}else
var a=!0;if(a){if(f.reasoning_effort!==void 0){let o=f.reasoning_effort,c=e;if(typeof o!="string"&&o!==
null)return y.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/propert\
ies/reasoning_effort/type",keyword:"type",params:{type:M.properties.body.properties.reasoning_effort.
type}}],!1;if(e===c&&typeof o=="string"&&J(o,64))return y.errors=[{instancePath:r+"/body/reasoning_e\
ffort",schemaPath:"#/properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;var a=c===e}else var a=!0;if(a){if(f.user!==void 0){let o=f.user,c=e;if(typeof o!="st\
ring"&&o!==null)return y.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properti\
es/user/type",keyword:"type",params:{type:M.properties.body.properties.user.type}}],!1;if(e===c&&typeof o==
"string"&&J(o,1024))return y.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/prop\
erties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=c===e}else var a=!0;if(a)if(f.
metadata!==void 0){let o=f.metadata,c=e,L=e,k=!1,C=e;if(e===e&&!(o&&typeof o=="object"&&!Array.isArray(
o))){let P={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};i===null?i=[P]:i.push(P),e++}var _=C===e;if(k=k||_,!k){let P=e;if(o!==null){let S={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};i===null?i=[S]:i.push(S),e++}var _=P===e;k=k||_}if(k)e=L,i!==null&&(L?i.length=L:i=null);else{
let P={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return i===null?i=[P]:i.push(P),e++,y.errors=i,!1}var a=c===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else
return y.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return y.errors=i,e===0}var er=rr;function rr(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;return rr.errors=i,e===0}var tr=sr;function sr(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;return sr.errors=i,e===0}var ar=ir;function ir(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;return ir.errors=i,e===0}var or=nr;function nr(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;return nr.errors=i,e===0}var pr=mr;function mr(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;return mr.errors=i,e===0}var lr=dr;function dr(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;return dr.errors=i,e===0}var fr=re(de()),cr=re(fe()),yt={...fr.formats,...cr.fastFormats},ur=Pe;var yr={type:"string",enum:["hermes-3-llama3.1-8b","meta-llama/llama-3.3-70b-instruct","mistralai/mi\
stral-7b-instruct","mistralai/mixtral-8x22b-instruct","mistralai/mixtral-8x7b-instruct","nvidia/llam\
a-3.1-nemotron-70b-instruct","qwen/qwen-2.5-coder-32b-instruct"],$id:"schema:Model"};var I=te,Q=me;var et={type:"string",enum:["stop","length"],$id:"schema:FinishReason"};function D(t,{instancePath:r="",
parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let s;if(t.index===void 0&&(s="index")||t.message===void 0&&(s=
"message")||t.finish_reason===void 0&&(s="finish_reason"))return D.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(t.index!==void 0){let p=t.index,n=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return D.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(
p)){if(p>0||isNaN(p))return D.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:0}}],!1;if(p<0||isNaN(p))return D.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=n===e}else var a=!0;if(a){if(t.message!==void 0){let p=t.message,n=e;if(e===n)if(p&&typeof p==
"object"&&!Array.isArray(p)){let j;if(p.role===void 0&&(j="role")||p.content===void 0&&(j="content"))
return D.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/required",keyword:"requ\
ired",params:{missingProperty:j}}],!1;if(p.role!==void 0){let w=p.role,_=e;if(typeof w!="string")return D.
errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/role/type",keyword:"\
type",params:{type:"string"}}],!1;if(w!=="assistant")return D.errors=[{instancePath:r+"/message/role",
schemaPath:"#/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assist\
ant"}}],!1;var l=_===e}else var l=!0;if(l){if(p.content!==void 0){let w=p.content,_=e;if(e===_)if(typeof w==
"string"){if(I(w,33554432))return D.errors=[{instancePath:r+"/message/content",schemaPath:"#/propert\
ies/message/properties/content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return D.
errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/content/type",
keyword:"type",params:{type:"string"}}],!1;var l=_===e}else var l=!0;if(l){if(p.tool_calls!==void 0){
let w=p.tool_calls,_=e;if(e===_)if(Array.isArray(w)){if(w.length>256)return D.errors=[{instancePath:r+
"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxItems",keyword:"maxI\
tems",params:{limit:256}}],!1;{var m=!0;let f=w.length;for(let G=0;G<f;G++){let h=w[G],b=e;if(e===e&&
!(h&&typeof h=="object"&&!Array.isArray(h)))return D.errors=[{instancePath:r+"/message/tool_calls/"+
G,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var m=b===e;if(!m)break}}}else
return D.errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/t\
ool_calls/type",keyword:"type",params:{type:"array"}}],!1;var l=_===e}else var l=!0;if(l){if(p.reasoning!==
void 0){let w=p.reasoning,_=e;if(e===_)if(typeof w=="string"){if(I(w,33554432))return D.errors=[{instancePath:r+
"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/maxLength",keyword:"maxLe\
ngth",params:{limit:33554432}}],!1}else return D.errors=[{instancePath:r+"/message/reasoning",schemaPath:"\
#/properties/message/properties/reasoning/type",keyword:"type",params:{type:"string"}}],!1;var l=_===
e}else var l=!0;if(l)if(p.reasoning_content!==void 0){let w=p.reasoning_content,_=e;if(e===_)if(typeof w==
"string"){if(I(w,33554432))return D.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"\
#/properties/message/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return D.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/messa\
ge/properties/reasoning_content/type",keyword:"type",params:{type:"string"}}],!1;var l=_===e}else var l=!0}}}}else
return D.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"object"}}],!1;var a=n===e}else var a=!0;if(a)if(t.finish_reason!==void 0){let p=t.finish_reason,
n=e;if(typeof p!="string")return D.errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:Finis\
hReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="stop"||p==="length"))return D.errors=
[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{allowedValues:et.
enum}}],!1;var a=n===e}else var a=!0}}else return D.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return D.errors=i,e===0}function A(t,{instancePath:r="",parentData:x,
parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let s;if(t.id===void 0&&(s="id")||t.object===void 0&&(s="object")||t.created===
void 0&&(s="created")||t.model===void 0&&(s="model")||t.choices===void 0&&(s="choices"))return A.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;
for(let n in t)if(!(n==="id"||n==="object"||n==="created"||n==="model"||n==="choices"||n==="usage")){
return A.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(p===e){if(t.id!==void 0){let n=t.id,u=e;if(e===u)if(typeof n==
"string"){if(I(n,256))return A.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Q(n,1))return A.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;
if(a){if(t.object!==void 0){let n=t.object,u=e;if(typeof n!="string")return A.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="c\
hat.completion")return A.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}}],!1;var a=u===e}else var a=!0;if(a){if(t.created!==void 0){
let n=t.created,u=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return A.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
u&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return A.errors=[{instancePath:r+"/cre\
ated",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(n<0||isNaN(n))return A.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=u===e}else var a=!0;if(a){if(t.model!==
void 0){let n=t.model,u=e;if(typeof n!="string")return A.errors=[{instancePath:r+"/model",schemaPath:"\
schema:Model/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="hermes-3-llama3.1-8b"||n==="\
meta-llama/llama-3.3-70b-instruct"||n==="mistralai/mistral-7b-instruct"||n==="mistralai/mixtral-8x22\
b-instruct"||n==="mistralai/mixtral-8x7b-instruct"||n==="nvidia/llama-3.1-nemotron-70b-instruct"||n===
"qwen/qwen-2.5-coder-32b-instruct"))return A.errors=[{instancePath:r+"/model",schemaPath:"schema:Mod\
el/enum",keyword:"enum",params:{allowedValues:yr.enum}}],!1;var a=u===e}else var a=!0;if(a){if(t.choices!==
void 0){let n=t.choices,u=e;if(e===u)if(Array.isArray(n)){if(n.length>1)return A.errors=[{instancePath:r+
"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(n.
length<1)return A.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var l=!0;let w=n.length;for(let _=0;_<w;_++){let d=e;D(n[_],{instancePath:r+
"/choices/"+_,parentData:n,parentDataProperty:_,rootData:v,dynamicAnchors:N})||(i=i===null?D.errors:
i.concat(D.errors),e=i.length);var l=d===e;if(!l)break}}}else return A.errors=[{instancePath:r+"/cho\
ices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else
var a=!0;if(a)if(t.usage!==void 0){let n=t.usage,u=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(
n)){let _;if(n.prompt_tokens===void 0&&(_="prompt_tokens")||n.completion_tokens===void 0&&(_="comple\
tion_tokens")||n.total_tokens===void 0&&(_="total_tokens"))return A.errors=[{instancePath:r+"/usage",
schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:_}}],!1;if(n.prompt_tokens!==
void 0){let d=n.prompt_tokens,f=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return A.
errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof d=="number"&&isFinite(d)){if(d>4294967295||
isNaN(d))return A.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties\
/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(d<0||isNaN(
d))return A.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/promp\
t_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var m=f===e}else var m=!0;
if(m){if(n.completion_tokens!==void 0){let d=n.completion_tokens,f=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return A.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"sche\
ma:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof d==
"number"&&isFinite(d)){if(d>4294967295||isNaN(d))return A.errors=[{instancePath:r+"/usage/completion\
_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(d<0||isNaN(d))return A.errors=[{instancePath:r+"/usage/completion_toke\
ns",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var m=f===e}else var m=!0;if(m){if(n.total_tokens!==void 0){let d=n.total_tokens,f=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return A.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===f&&typeof d=="number"&&isFinite(d)){if(d>8589934590||isNaN(d))return A.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}}],!1;if(d<0||isNaN(d))return A.errors=[{instancePath:r+"/usage/tot\
al_tokens",schemaPath:"schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var m=f===e}else var m=!0;if(m){if(n.prompt_tokens_details!==void 0){let d=n.prompt_tokens_details,
f=e;if(e===f)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.cached_tokens!==void 0){let h=d.cached_tokens,
b=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return A.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof h=="number"&&
isFinite(h)){if(h>4294967295||isNaN(h))return A.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<0||isNaN(h))return A.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return A.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var m=f===
e}else var m=!0;if(m)if(n.completion_tokens_details!==void 0){let d=n.completion_tokens_details,f=e;
if(e===f)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.reasoning_tokens!==void 0){let h=d.reasoning_tokens,
b=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return A.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof h==
"number"&&isFinite(h)){if(h>4294967295||isNaN(h))return A.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<
0||isNaN(h))return A.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return A.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var m=f===e}else var m=!0}}}}else return A.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var a=u===e}else var a=!0}}}}}}}else
return A.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return A.
errors=i,e===0}function Pe(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(A(t.response,
{instancePath:r+"/response",parentData:t,parentDataProperty:"response",rootData:v,dynamicAnchors:N})||
(i=i===null?A.errors:i.concat(A.errors),e=i.length));else return Pe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=i,e===0}var hr=xe;function R(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.id===void 0&&(l="id")||
t.object===void 0&&(l="object")||t.created===void 0&&(l="created")||t.owned_by===void 0&&(l="owned_b\
y"))return R.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let m=e;for(let s in t)if(!(s==="id"||s==="object"||s==="created"||s==="owned_by")){return R.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(m===e){if(t.id!==void 0){let s=t.id,p=e;if(typeof s!="string")return R.errors=[{instancePath:r+
"/id",schemaPath:"schema:Model/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="hermes-3-l\
lama3.1-8b"||s==="meta-llama/llama-3.3-70b-instruct"||s==="mistralai/mistral-7b-instruct"||s==="mist\
ralai/mixtral-8x22b-instruct"||s==="mistralai/mixtral-8x7b-instruct"||s==="nvidia/llama-3.1-nemotron\
-70b-instruct"||s==="qwen/qwen-2.5-coder-32b-instruct"))return R.errors=[{instancePath:r+"/id",schemaPath:"\
schema:Model/enum",keyword:"enum",params:{allowedValues:yr.enum}}],!1;var a=p===e}else var a=!0;if(a){
if(t.object!==void 0){let s=t.object,p=e;if(typeof s!="string")return R.errors=[{instancePath:r+"/ob\
ject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="model")
return R.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"model"}}],!1;var a=p===e}else var a=!0;if(a){if(t.created!==void 0){let s=t.created,p=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:r+"/created",
schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s==
"number"&&isFinite(s)){if(s>4102444800||isNaN(s))return R.errors=[{instancePath:r+"/created",schemaPath:"\
#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(s<
0||isNaN(s))return R.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(t.owned_by!==void 0){
let s=t.owned_by,p=e;if(e===p)if(typeof s=="string"){if(I(s,64))return R.errors=[{instancePath:r+"/o\
wned_by",schemaPath:"#/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(
s,1))return R.errors=[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:r+"/owned_by",schemaPath:"#/pro\
perties/owned_by/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0}}}}}else
return R.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.
errors=i,e===0}function H(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.object===void 0&&(m=
"object")||t.data===void 0&&(m="data"))return H.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let s=e;for(let p in t)if(!(p==="object"||p==="data")){return H.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(s===e){if(t.object!==void 0){let p=t.object,n=e;if(typeof p!="string")return H.errors=[{
instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(p!=="list")return H.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"list"}}],!1;var a=n===e}else var a=!0;if(a)if(t.data!==void 0){let p=t.
data,n=e;if(e===n)if(Array.isArray(p)){if(p.length>7)return H.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:7}}],!1;{var l=!0;let j=p.length;for(let w=0;w<
j;w++){let _=e;R(p[w],{instancePath:r+"/data/"+w,parentData:p,parentDataProperty:w,rootData:v,dynamicAnchors:N})||
(i=i===null?R.errors:i.concat(R.errors),e=i.length);var l=_===e;if(!l)break}}}else return H.errors=[
{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;
var a=n===e}else var a=!0}}}else return H.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return H.errors=i,e===0}function xe(t,{instancePath:r="",parentData:x,parentDataProperty:g,
rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t))t.response!==void 0&&(H(t.response,{instancePath:r+"/response",parentData:t,parentDataProperty:"r\
esponse",rootData:v,dynamicAnchors:N})||(i=i===null?H.errors:i.concat(H.errors),e=i.length));else return xe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=
i,e===0}var _r=Ne;var je={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var ce=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function $(t,{instancePath:r="",parentData:x,parentDataProperty:g,
rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t)){let l;if(t.since===void 0&&(l="since")||t.requests===void 0&&(l="requests")||t.prompt_tokens===void 0&&
(l="prompt_tokens")||t.completion_tokens===void 0&&(l="completion_tokens")||t.charged_usd===void 0&&
(l="charged_usd"))return $.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:l}}],!1;{let m=e;for(let s in t)if(!(s==="since"||s==="requests"||s==="prompt_tokens"||
s==="completion_tokens"||s==="charged_usd")){return $.errors=[{instancePath:r,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(m===e){if(t.
since!==void 0){let s=t.since,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.
errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>4102444800||isNaN(s))return $.errors=[
{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(s<0||isNaN(s))return $.errors=[{instancePath:r+"/since",schemaPath:"sc\
hema:UnixSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;
if(a){if(t.requests!==void 0){let s=t.requests,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return $.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return $.
errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return $.errors=[{instancePath:r+"/req\
uests",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=p===e}else var a=!0;if(a){if(t.prompt_tokens!==void 0){let s=t.prompt_tokens,p=e,n=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return $.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"sc\
hema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<
0||isNaN(s))return $.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(t.completion_tokens!==
void 0){let s=t.completion_tokens,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.
errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return $.
errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return $.errors=[{instancePath:r+
"/completion_tokens",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(t.charged_usd!==void 0){let s=t.charged_usd,p=e;if(e===
e)if(typeof s=="string"){if(I(s,20))return $.errors=[{instancePath:r+"/charged_usd",schemaPath:"sche\
ma:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!ce.test(s))return $.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9\
]{1,9})?$"}}],!1}else return $.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var a=p===e}else var a=!0}}}}}}else return $.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=i,e===0}var rt={type:[
"object","null"],additionalProperties:!1,required:["limit","remaining","resets_at"],properties:{limit:{
$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{$ref:"schema:ResetTime"}},$id:"\
schema:LimitLeft"};function O(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return O.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:rt.type}}],!1;if(e===0&&t&&typeof t=="object"&&!Array.
isArray(t)){let l;if(t.limit===void 0&&(l="limit")||t.remaining===void 0&&(l="remaining")||t.resets_at===
void 0&&(l="resets_at"))return O.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:l}}],!1;{let m=e;for(let s in t)if(!(s==="limit"||s==="remaining"||s==="rese\
ts_at")){return O.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s}}],!1;break}if(m===e){if(t.limit!==void 0){let s=t.limit,p=e,n=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:r+"/limit",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return O.errors=[{instancePath:r+"/limit",schemaPath:"schema:Use\
dCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(
s))return O.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(t.remaining!==void 0){let s=t.
remaining,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:r+
"/remaining",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&
typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return O.errors=[{instancePath:r+"/\
remaining",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return O.errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(t.resets_at!==
void 0){let s=t.resets_at,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)
return O.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{
type:je.type}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>4102444800||isNaN(s))return O.errors=
[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(s<0||isNaN(s))return O.errors=[{instancePath:r+"/resets_at",schemaPath:"\
schema:ResetTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}
return O.errors=i,e===0}var tt={type:["object","null"],additionalProperties:!1,required:["period","l\
imit_usd","used_usd","remaining_usd","resets_at"],properties:{period:{$ref:"schema:BudgetSpan"},limit_usd:{
$ref:"schema:Usd"},used_usd:{$ref:"schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{$ref:"s\
chema:ResetTime"}},$id:"schema:BudgetLeft"},st={type:"string",enum:["day","month","total"],$id:"sche\
ma:BudgetSpan"};function U(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return U.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:tt.type}}],!1;if(e===0&&t&&typeof t=="object"&&!Array.
isArray(t)){let l;if(t.period===void 0&&(l="period")||t.limit_usd===void 0&&(l="limit_usd")||t.used_usd===
void 0&&(l="used_usd")||t.remaining_usd===void 0&&(l="remaining_usd")||t.resets_at===void 0&&(l="res\
ets_at"))return U.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let m=e;for(let s in t)if(!(s==="period"||s==="limit_usd"||s==="used_usd"||s==="remaining_usd"||
s==="resets_at")){return U.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:s}}],!1;break}if(m===e){if(t.period!==void 0){let s=t.period,
p=e;if(typeof s!="string")return U.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(!(s==="day"||s==="month"||s==="total"))return U.errors=
[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/enum",keyword:"enum",params:{allowedValues:st.
enum}}],!1;var a=p===e}else var a=!0;if(a){if(t.limit_usd!==void 0){let s=t.limit_usd,p=e;if(e===e)if(typeof s==
"string"){if(I(s,20))return U.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/maxLength",
keyword:"maxLength",params:{limit:20}}],!1;if(!ce.test(s))return U.errors=[{instancePath:r+"/limit_u\
sd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return U.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{
type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(t.used_usd!==void 0){let s=t.used_usd,p=e;if(e===
e)if(typeof s=="string"){if(I(s,20))return U.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:\
Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!ce.test(s))return U.errors=[{instancePath:r+
"/used_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1\
,9})?$"}}],!1}else return U.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(t.remaining_usd!==void 0){let s=t.
remaining_usd,p=e;if(e===e)if(typeof s=="string"){if(I(s,20))return U.errors=[{instancePath:r+"/rema\
ining_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!ce.test(
s))return U.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"patter\
n",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return U.errors=[{instancePath:r+"/rema\
ining_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;
if(a)if(t.resets_at!==void 0){let s=t.resets_at,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))&&s!==null)return U.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/ty\
pe",keyword:"type",params:{type:je.type}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>4102444800||
isNaN(s))return U.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(s<0||isNaN(s))return U.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0}}}}}}return U.errors=i,e===0}function F(t,{instancePath:r="",parentData:x,
parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let s;if(t.object===void 0&&(s="object")||t.name===void 0&&(s="name")||t.
prefix===void 0&&(s="prefix")||t.expires_at===void 0&&(s="expires_at")||t.used===void 0&&(s="used")||
t.limits===void 0&&(s="limits"))return F.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:s}}],!1;{let p=e;for(let n in t)if(!(n==="object"||n==="name"||n==="\
prefix"||n==="expires_at"||n==="used"||n==="limits")){return F.errors=[{instancePath:r,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(p===
e){if(t.object!==void 0){let n=t.object,u=e;if(typeof n!="string")return F.errors=[{instancePath:r+"\
/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="ke\
y_usage")return F.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"key_usage"}}],!1;var a=u===e}else var a=!0;if(a){if(t.name!==void 0){let n=t.
name,u=e;if(e===u)if(typeof n=="string"){if(I(n,128))return F.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Q(n,1))return F.errors=[
{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return F.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(t.prefix!==void 0){let n=t.prefix,u=e;
if(e===u)if(typeof n=="string"){if(I(n,16))return F.errors=[{instancePath:r+"/prefix",schemaPath:"#/\
properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return F.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var a=u===
e}else var a=!0;if(a){if(t.expires_at!==void 0){let n=t.expires_at,u=e,j=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return F.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:je.type}}],!1;if(e===j&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return F.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return F.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=u===e}else var a=!0;if(a){if(t.used!==void 0){let n=t.used,u=e;if(e===
u)if(n&&typeof n=="object"&&!Array.isArray(n)){let w;if(n.day===void 0&&(w="day")||n.month===void 0&&
(w="month"))return F.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/required",keyword:"\
required",params:{missingProperty:w}}],!1;{let _=e;for(let d in n)if(!(d==="day"||d==="month")){return F.
errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:d}}],!1;break}if(_===e){if(n.day!==void 0){let d=e;$(n.day,
{instancePath:r+"/used/day",parentData:n,parentDataProperty:"day",rootData:v,dynamicAnchors:N})||(i=
i===null?$.errors:i.concat($.errors),e=i.length);var l=d===e}else var l=!0;if(l)if(n.month!==void 0){
let d=e;$(n.month,{instancePath:r+"/used/month",parentData:n,parentDataProperty:"month",rootData:v,dynamicAnchors:N})||
(i=i===null?$.errors:i.concat($.errors),e=i.length);var l=d===e}else var l=!0}}}else return F.errors=
[{instancePath:r+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type:"object"}}],
!1;var a=u===e}else var a=!0;if(a)if(t.limits!==void 0){let n=t.limits,u=e;if(e===u)if(n&&typeof n==
"object"&&!Array.isArray(n)){let w;if(n.requests_per_minute===void 0&&(w="requests_per_minute")||n.tokens_per_minute===
void 0&&(w="tokens_per_minute")||n.parallel_requests===void 0&&(w="parallel_requests")||n.budget===void 0&&
(w="budget"))return F.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/required",keyword:"\
required",params:{missingProperty:w}}],!1;{let _=e;for(let d in n)if(!(d==="requests_per_minute"||d===
"tokens_per_minute"||d==="parallel_requests"||d==="budget")){return F.errors=[{instancePath:r+"/limi\
ts",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(_===e){if(n.requests_per_minute!==void 0){let d=e;O(n.requests_per_minute,{instancePath:r+
"/limits/requests_per_minute",parentData:n,parentDataProperty:"requests_per_minute",rootData:v,dynamicAnchors:N})||
(i=i===null?O.errors:i.concat(O.errors),e=i.length);var m=d===e}else var m=!0;if(m){if(n.tokens_per_minute!==
void 0){let d=e;O(n.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:n,parentDataProperty:"\
tokens_per_minute",rootData:v,dynamicAnchors:N})||(i=i===null?O.errors:i.concat(O.errors),e=i.length);
var m=d===e}else var m=!0;if(m){if(n.parallel_requests!==void 0){let d=e;O(n.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:n,parentDataProperty:"parallel_requests",rootData:v,dynamicAnchors:N})||
(i=i===null?O.errors:i.concat(O.errors),e=i.length);var m=d===e}else var m=!0;if(m)if(n.budget!==void 0){
let d=e;U(n.budget,{instancePath:r+"/limits/budget",parentData:n,parentDataProperty:"budget",rootData:v,
dynamicAnchors:N})||(i=i===null?U.errors:i.concat(U.errors),e=i.length);var m=d===e}else var m=!0}}}}}else
return F.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var a=u===e}else var a=!0}}}}}}}else return F.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=i,e===0}function Ne(t,{instancePath:r="",
parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){let i=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(F(t.response,{instancePath:r+"/response",
parentData:t,parentDataProperty:"response",rootData:v,dynamicAnchors:N})||(i=i===null?F.errors:i.concat(
F.errors),e=i.length));else return Ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ne.errors=i,e===0}var gr=q;function q(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let n=t.
response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let j;if(n.name===void 0&&(j="name")||
n.operations===void 0&&(j="operations")||n.elsewhere===void 0&&(j="elsewhere"))return q.errors=[{instancePath:r+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:j}}],!1;
{let w=e;for(let _ in n)if(!(_==="name"||_==="operations"||_==="elsewhere")){return q.errors=[{instancePath:r+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:_}}],!1;break}if(w===e){if(n.name!==void 0){let _=n.name,d=e;if(e===d)if(typeof _==
"string"){if(I(_,128))return q.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Q(_,1))return q.errors=[{instancePath:r+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return q.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(n.operations!==
void 0){let _=n.operations,d=e;if(e===d)if(Array.isArray(_)){if(_.length>256)return q.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var l=!0;let G=_.length;for(let h=0;h<G;h++){let b=_[h],E=e;if(e===E)if(b&&
typeof b=="object"&&!Array.isArray(b)){let z;if(b.method===void 0&&(z="method")||b.path===void 0&&(z=
"path")||b.summary===void 0&&(z="summary"))return q.errors=[{instancePath:r+"/response/operations/"+
h,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:z}}],
!1;{let B=e;for(let o in b)if(!(o==="method"||o==="path"||o==="summary")){return q.errors=[{instancePath:r+
"/response/operations/"+h,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(B===e){if(b.method!==
void 0){let o=b.method,c=e;if(e===c)if(typeof o=="string"){if(I(o,7))return q.errors=[{instancePath:r+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Q(o,3))return q.errors=[{instancePath:r+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return q.errors=[{instancePath:r+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var m=c===e}else var m=!0;if(m){if(b.path!==
void 0){let o=b.path,c=e;if(e===c)if(typeof o=="string"){if(I(o,256))return q.errors=[{instancePath:r+
"/response/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(o,1))return q.errors=[{instancePath:r+
"/response/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+"/r\
esponse/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var m=c===e}else var m=!0;if(m)if(b.summary!==void 0){
let o=b.summary,c=e;if(e===c)if(typeof o=="string"){if(I(o,256))return q.errors=[{instancePath:r+"/r\
esponse/operations/"+h+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return q.errors=[{instancePath:r+
"/response/operations/"+h+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var m=c===e}else var m=!0}}}}else return q.
errors=[{instancePath:r+"/response/operations/"+h,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var l=E===e;if(!l)break}}}else return q.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;if(a)if(n.elsewhere!==void 0){let _=n.elsewhere,
d=e;if(e===d)if(Array.isArray(_)){if(_.length>16)return q.errors=[{instancePath:r+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var s=!0;let G=_.length;for(let h=0;h<G;h++){let b=_[h],E=e;if(e===E)if(b&&typeof b=="object"&&!Array.
isArray(b)){let z;if(b.name===void 0&&(z="name"))return q.errors=[{instancePath:r+"/response/elsewhe\
re/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:z}}],
!1;{let B=e;for(let o in b)if(!(o==="name"||o==="path"||o==="address"||o==="port")){return q.errors=
[{instancePath:r+"/response/elsewhere/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(B===e){
if(b.name!==void 0){let o=b.name,c=e;if(e===c)if(typeof o=="string"){if(I(o,128))return q.errors=[{instancePath:r+
"/response/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Q(o,1))return q.errors=[{instancePath:r+
"/response/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+"/res\
ponse/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(b.path!==void 0){
let o=b.path,c=e;if(e===c)if(typeof o=="string"){if(I(o,256))return q.errors=[{instancePath:r+"/resp\
onse/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(o,1))return q.errors=[{instancePath:r+"/re\
sponse/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+"/respons\
e/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(b.address!==void 0){let o=b.
address,c=e;if(e===c)if(typeof o=="string"){if(I(o,2048))return q.errors=[{instancePath:r+"/response\
/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(Q(o,1))return q.errors=[{instancePath:r+"\
/response/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+
"/response/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p)if(b.port!==
void 0){let o=b.port,c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return q.errors=[{
instancePath:r+"/response/elsewhere/"+h+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof o=="number"&&isFinite(
o)){if(o>65535||isNaN(o))return q.errors=[{instancePath:r+"/response/elsewhere/"+h+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(o<1||isNaN(o))return q.errors=[{instancePath:r+"/response/elsewhere/"+h+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var p=c===e}else var p=!0}}}}}else return q.errors=[{instancePath:r+
"/response/elsewhere/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var s=E===e;if(!s)break}}}else return q.errors=[{instancePath:r+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=d===e}else var a=!0}}}}else return q.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return q.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=i,e===0}var br=ue;function ue(t,{instancePath:r="",parentData:x,parentDataProperty:g,rootData:v=t,dynamicAnchors:N={}}={}){
let i=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let a=t.
response;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return ue.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ue.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=
i,e===0}var ht={createChatCompletion:{parameters:Be,body:Qe,replies:{200:ur}},listModels:{parameters:Ze,body:er,
replies:{200:hr}},readUsage:{parameters:He,body:tr,replies:{200:_r}},getOverview:{parameters:Ye,body:ar,
replies:{200:gr}},getContract:{parameters:Ke,body:or,replies:{200:br}},getReference:{parameters:Ge,body:pr,
replies:{}},getReferenceFile:{parameters:We,body:lr,replies:{}}};export{ht as default};
