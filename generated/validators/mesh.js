// Compiled from a contract by npm run generate. Never edited.
var St=Object.create;var cr=Object.defineProperty;var Mt=Object.getOwnPropertyDescriptor;var Rt=Object.getOwnPropertyNames;var $t=Object.getPrototypeOf,Kt=Object.prototype.hasOwnProperty;var ur=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(v){throw t=0,v}};var Yt=(r,t,v,g)=>{if(t&&typeof t=="object"||typeof t=="function")for(let h of Rt(t))!Kt.call(r,h)&&
h!==v&&cr(r,h,{get:()=>t[h],enumerable:!(g=Mt(t,h))||g.enumerable});return r};var Le=(r,t,v)=>(v=r!=null?St($t(r)):{},Yt(t||!r||!r.__esModule?cr(v,"default",{value:r,enumerable:!0}):
v,r));var Be=ur(Ze=>{"use strict";Object.defineProperty(Ze,"__esModule",{value:!0});Ze.formats=void 0;var Ot=2**
31-1,zt=(-2)**31,Gt=2**63-1,Xt=(-2)**63,Pr=(2-2**-23)*2**127,vr=2**-126,Vt=-1*Pr,Ft=-1*vr,gr=()=>!0,
Ht=/^[A-Za-z0-9+/]*(=|==)?$/;Ze.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Ot&&r>=zt,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Gt&&r>=Xt,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Pr&&r>=vr||r>=Vt&&r<=Ft),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Ht.test(r),binary:gr,password:gr}});var We=ur(he=>{"use strict";Object.defineProperty(he,"__esModule",{value:!0});he.formatNames=he.fastFormats=
he.fullFormats=void 0;function ue(r,t){return{validate:r,compare:t}}he.fullFormats={date:ue(_r,dr),time:ue(
pr(!0),yr),"date-time":ue(br(!0),qr),"iso-time":ue(pr(),Ar),"iso-date-time":ue(br(),xr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Jt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ns,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:es,int32:{type:"number",validate:ss},
int64:{type:"number",validate:as},float:{type:"number",validate:wr},double:{type:"number",validate:wr},
password:!0,binary:!0};he.fastFormats={...he.fullFormats,date:ue(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,dr),time:ue(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,yr),"date-time":ue(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
qr),"iso-time":ue(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ar),
"iso-date-time":ue(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
xr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
he.formatNames=Object.keys(he.fullFormats);function Ct(r){return r%4===0&&(r%100!==0||r%400===0)}var Qt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Zt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function _r(r){let t=Qt.exec(r);if(!t)return!1;let v=+t[1],
g=+t[2],h=+t[3];return g>=1&&g<=12&&h>=1&&h<=(g===2&&Ct(v)?29:Zt[g])}function dr(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var or=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function pr(r){
return function(v){let g=or.exec(v);if(!g)return!1;let h=+g[1],b=+g[2],a=+g[3],e=g[4],n=g[5]==="-"?-1:
1,o=+(g[6]||0),y=+(g[7]||0);if(o>23||y>59||r&&!e)return!1;if(h<=23&&b<=59&&a<60)return!0;let m=b-y*n,
p=h-o*n-(m<0?1:0);return(p===23||p===-1)&&(m===59||m===-1)&&a<61}}function yr(r,t){if(!(r&&t))return;
let v=new Date("2020-01-01T"+r).valueOf(),g=new Date("2020-01-01T"+t).valueOf();if(v&&g)return v-g}function Ar(r,t){
if(!(r&&t))return;let v=or.exec(r),g=or.exec(t);if(v&&g)return r=v[1]+v[2]+v[3],t=g[1]+g[2]+g[3],r>t?
1:r<t?-1:0}var mr=/t|\s/i;function br(r){let t=pr(r);return function(g){let h=g.split(mr);return h.length===
2&&_r(h[0])&&t(h[1])}}function qr(r,t){if(!(r&&t))return;let v=new Date(r).valueOf(),g=new Date(t).valueOf();
if(v&&g)return v-g}function xr(r,t){if(!(r&&t))return;let[v,g]=r.split(mr),[h,b]=t.split(mr),a=dr(v,
h);if(a!==void 0)return a||yr(g,b)}var Bt=/\/|:/,Wt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Jt(r){return Bt.test(r)&&Wt.test(r)}var kr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function es(r){return kr.lastIndex=0,kr.test(r)}var rs=-(2**31),ts=2**31-1;function ss(r){return Number.
isInteger(r)&&r<=ts&&r>=rs}function as(r){return Number.isInteger(r)}function wr(){return!0}var is=/[^\\]\\Z/;
function ns(r){if(is.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var je=(r,t)=>r.length>t&&hr(r)>t,Te=(r,t)=>r.length<2*t&&hr(r)<t,Ut=/[\ud800-\udbff][\udc00-\udfff]/g,
hr=r=>r.length-(r.match(Ut)?.length??0);var Lr=Le(Be()),jr=Le(We()),bs={...Lr.formats,...jr.fastFormats},Tr=ne;var N=je,D=Te,Ir=new RegExp("^[ -~]+$","u");function ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=ne.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&
(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return ne.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.headers!==void 0){let m=r.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["x-request-timeout-ms"]!==void 0){
let i=m["x-request-timeout-ms"],s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let d=typeof i,
l;if(l===void 0)if(d==="boolean"||i===null||d==="string"&&i&&i==+i&&!(i%1))l=+i;else return ne.errors=
[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(i=l,m!==void 0&&(m["x-r\
equest-timeout-ms"]=l))}if(e===s&&typeof i=="number"&&isFinite(i)){if(i>6e5||isNaN(i))return ne.errors=
[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(i<1||isNaN(i))return ne.
errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var o=s===e}else
var o=!0;if(o)if(m["idempotency-key"]!==void 0){let i=m["idempotency-key"],s=e;if(typeof i!="string"){
let l=typeof i,f;if(f===void 0)if(l=="number"||l=="boolean")f=""+i;else if(i===null)f="";else return ne.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(i=f,m!==void 0&&(m["idempot\
ency-key"]=f))}if(e===s&&typeof i=="string"){if(N(i,255))return ne.errors=[{instancePath:t+"/headers\
/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"ma\
xLength",params:{limit:255}}],!1;if(D(i,1))return ne.errors=[{instancePath:t+"/headers/idempotency-k\
ey",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Ir.test(i))return ne.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var o=s===e}else var o=!0}else return ne.errors=[{instancePath:t+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ne.errors=a,e===0}ne.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Er=ge;function ge(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return ge.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let y=r.headers;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let p=y["idempotency-key"],
i=e;if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===
null)d="";else return ge.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=
d,y!==void 0&&(y["idempotency-key"]=d))}if(e===i&&typeof p=="string"){if(N(p,255))return ge.errors=[
{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(D(p,1))return ge.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ir.test(p))return ge.errors=[{instancePath:t+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return ge.errors=[{instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ge.errors=a,e===0}ge.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Nr=Ee;function Ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return Ee.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1}return Ee.errors=a,e===0}Ee.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Dr=qe;function qe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return qe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let p=y.details;if(typeof p!=
"boolean"){let i;if(i===void 0)if(p==="false"||p===0||p===null)i=!1;else if(p==="true"||p===1)i=!0;else
return qe.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/query/properties/details\
/type",keyword:"type",params:{type:"boolean"}}],!1;i!==void 0&&(p=i,y!==void 0&&(y.details=i))}}else
return qe.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return qe.errors=a,e===0}qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Sr=O;function O(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=O.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||r.headers===void 0&&(p=
"headers")||r.params===void 0&&(p="params"))return O.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let i=r.headers,s=e;if(e===
s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["payment-signature"]!==void 0){let d=i["payment-\
signature"],l=e;if(typeof d!="string"){let f=typeof d,c;if(c===void 0)if(f=="number"||f=="boolean")c=
""+d;else if(d===null)c="";else return O.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(d=c,i!==void 0&&(i["payment-signature"]=c))}if(e===l&&typeof d=="string"){if(N(d,12288))return O.
errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(d,1))return O.errors=[{
instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=l===e}else var o=!0;if(o)if(i["x-pa\
yment"]!==void 0){let d=i["x-payment"],l=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c==
"number"||c=="boolean")u=""+d;else if(d===null)u="";else return O.errors=[{instancePath:t+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(d=u,i!==void 0&&(i["x-payment"]=u))}if(e===l&&typeof d=="string"){if(N(d,
12288))return O.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(d,1))return O.errors=[{
instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var o=l===e}else var o=!0}else return O.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.params!==void 0){let i=r.params,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.
isArray(i)){let l;if(i.agent_id===void 0&&(l="agent_id")||i.tool===void 0&&(l="tool"))return O.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(i.agent_id!==void 0){let f=i.agent_id,c=e;if(typeof f!="string"){let u=typeof f,P;if(P===void 0)
if(u=="number"||u=="boolean")P=""+f;else if(f===null)P="";else return O.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;P!==void 0&&(f=P,i!==void 0&&(i.agent_id=P))}if(e===c&&typeof f=="string"){if(N(f,64))
return O.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(f,1))return O.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=c===e}else var m=!0;if(m)if(i.tool!==void 0){let f=i.tool,c=e;if(typeof f!=
"string"){let P=typeof f,q;if(q===void 0)if(P=="number"||P=="boolean")q=""+f;else if(f===null)q="";else
return O.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;q!==void 0&&(f=q,i!==void 0&&(i.tool=q))}if(e===c&&typeof f==
"string"){if(N(f,64))return O.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(f,1))return O.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=c===e}else var m=!0}else return O.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=s===e}else var y=!0}return O.
errors=a,e===0}O.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mr=C;function C(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=C.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||r.headers===void 0&&(m=
"headers")||r.params===void 0&&(m="params"))return C.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let p=r.headers,i=e;if(e===
i)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["payment-signature"]!==void 0){let s=p["payment-\
signature"],d=e;if(typeof s!="string"){let l=typeof s,f;if(f===void 0)if(l=="number"||l=="boolean")f=
""+s;else if(s===null)f="";else return C.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(s=f,p!==void 0&&(p["payment-signature"]=f))}if(e===d&&typeof s=="string"){if(N(s,12288))return C.
errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return C.errors=[{
instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=d===e}else var o=!0;if(o)if(p["x-pa\
yment"]!==void 0){let s=p["x-payment"],d=e;if(typeof s!="string"){let f=typeof s,c;if(c===void 0)if(f==
"number"||f=="boolean")c=""+s;else if(s===null)c="";else return C.errors=[{instancePath:t+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;c!==void 0&&(s=c,p!==void 0&&(p["x-payment"]=c))}if(e===d&&typeof s=="string"){if(N(s,
12288))return C.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return C.errors=[{
instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var o=d===e}else var o=!0}else return C.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=i===
e}else var y=!0;if(y)if(r.params!==void 0){let p=r.params,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.
isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return C.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==
void 0){let l=p.agent_id,f=e;if(typeof l!="string"){let c=typeof l,u;if(u===void 0)if(c=="number"||c==
"boolean")u=""+l;else if(l===null)u="";else return C.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(l=u,p!==void 0&&(p.agent_id=u))}if(e===f&&typeof l=="string"){if(N(l,64))return C.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(D(l,1))return C.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return C.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=i===e}else var y=!0}return C.errors=a,e===0}C.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Rr=xe;function xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return xe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let p=y.details;if(typeof p!=
"boolean"){let i;if(i===void 0)if(p==="false"||p===0||p===null)i=!1;else if(p==="true"||p===1)i=!0;else
return xe.errors=[{instancePath:t+"/query/details",schemaPath:"#/properties/query/properties/details\
/type",keyword:"type",params:{type:"boolean"}}],!1;i!==void 0&&(p=i,y!==void 0&&(y.details=i))}}else
return xe.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return xe.errors=a,e===0}xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var $r=z;function z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||r.headers===void 0&&(p=
"headers")||r.params===void 0&&(p="params"))return z.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let i=r.headers,s=e;if(e===
s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["payment-signature"]!==void 0){let d=i["payment-\
signature"],l=e;if(typeof d!="string"){let f=typeof d,c;if(c===void 0)if(f=="number"||f=="boolean")c=
""+d;else if(d===null)c="";else return z.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(d=c,i!==void 0&&(i["payment-signature"]=c))}if(e===l&&typeof d=="string"){if(N(d,12288))return z.
errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(d,1))return z.errors=[{
instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=l===e}else var o=!0;if(o)if(i["x-pa\
yment"]!==void 0){let d=i["x-payment"],l=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c==
"number"||c=="boolean")u=""+d;else if(d===null)u="";else return z.errors=[{instancePath:t+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(d=u,i!==void 0&&(i["x-payment"]=u))}if(e===l&&typeof d=="string"){if(N(d,
12288))return z.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(d,1))return z.errors=[{
instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var o=l===e}else var o=!0}else return z.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.params!==void 0){let i=r.params,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.
isArray(i)){let l;if(i.agent_id===void 0&&(l="agent_id")||i.tool===void 0&&(l="tool"))return z.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(i.agent_id!==void 0){let f=i.agent_id,c=e;if(typeof f!="string"){let u=typeof f,P;if(P===void 0)
if(u=="number"||u=="boolean")P=""+f;else if(f===null)P="";else return z.errors=[{instancePath:t+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;P!==void 0&&(f=P,i!==void 0&&(i.agent_id=P))}if(e===c&&typeof f=="string"){if(N(f,64))
return z.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(f,1))return z.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=c===e}else var m=!0;if(m)if(i.tool!==void 0){let f=i.tool,c=e;if(typeof f!=
"string"){let P=typeof f,q;if(q===void 0)if(P=="number"||P=="boolean")q=""+f;else if(f===null)q="";else
return z.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;q!==void 0&&(f=q,i!==void 0&&(i.tool=q))}if(e===c&&typeof f==
"string"){if(N(f,64))return z.errors=[{instancePath:t+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(f,1))return z.errors=[{instancePath:t+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=c===e}else var m=!0}else return z.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=s===e}else var y=!0}return z.
errors=a,e===0}z.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Kr=Q;function Q(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Q.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||r.headers===void 0&&(m=
"headers")||r.params===void 0&&(m="params"))return Q.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let p=r.headers,i=e;if(e===
i)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["payment-signature"]!==void 0){let s=p["payment-\
signature"],d=e;if(typeof s!="string"){let l=typeof s,f;if(f===void 0)if(l=="number"||l=="boolean")f=
""+s;else if(s===null)f="";else return Q.errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(s=f,p!==void 0&&(p["payment-signature"]=f))}if(e===d&&typeof s=="string"){if(N(s,12288))return Q.
errors=[{instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return Q.errors=[{
instancePath:t+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=d===e}else var o=!0;if(o)if(p["x-pa\
yment"]!==void 0){let s=p["x-payment"],d=e;if(typeof s!="string"){let f=typeof s,c;if(c===void 0)if(f==
"number"||f=="boolean")c=""+s;else if(s===null)c="";else return Q.errors=[{instancePath:t+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;c!==void 0&&(s=c,p!==void 0&&(p["x-payment"]=c))}if(e===d&&typeof s=="string"){if(N(s,
12288))return Q.errors=[{instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(D(s,1))return Q.errors=[{
instancePath:t+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var o=d===e}else var o=!0}else return Q.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=i===
e}else var y=!0;if(y)if(r.params!==void 0){let p=r.params,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.
isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return Q.errors=[{instancePath:t+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==
void 0){let l=p.agent_id,f=e;if(typeof l!="string"){let c=typeof l,u;if(u===void 0)if(c=="number"||c==
"boolean")u=""+l;else if(l===null)u="";else return Q.errors=[{instancePath:t+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(l=u,p!==void 0&&(p.agent_id=u))}if(e===f&&typeof l=="string"){if(N(l,64))return Q.errors=[{instancePath:t+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(D(l,1))return Q.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Q.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=i===e}else var y=!0}return Q.errors=a,e===0}Q.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yr=ee;var Ur=new RegExp("^[!-~]+$","u");function ee(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=ee.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&
(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.headers!==void 0){let m=r.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["mcp-session-id"]!==void 0){let i=m["\
mcp-session-id"],s=e;if(typeof i!="string"){let d=typeof i,l;if(l===void 0)if(d=="number"||d=="boole\
an")l=""+i;else if(i===null)l="";else return ee.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(i=l,m!==void 0&&(m["mcp-session-id"]=l))}if(e===s&&typeof i=="string"){if(N(i,256))return ee.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(i,1))return ee.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ur.test(i))return ee.errors=[{instancePath:t+"/headers/mcp-sess\
ion-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var o=s===e}else var o=!0;if(o){if(m["mcp-protocol-version"]!==void 0){let i=m["\
mcp-protocol-version"],s=e;if(typeof i!="string"){let l=typeof i,f;if(f===void 0)if(l=="number"||l==
"boolean")f=""+i;else if(i===null)f="";else return ee.errors=[{instancePath:t+"/headers/mcp-protocol\
-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;f!==void 0&&(i=f,m!==void 0&&(m["mcp-protocol-version"]=f))}if(e===s&&typeof i==
"string"){if(N(i,64))return ee.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#\
/properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(D(i,1))return ee.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/propert\
ies/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=s===
e}else var o=!0;if(o)if(m.origin!==void 0){let i=m.origin,s=e;if(typeof i!="string"){let l=typeof i,
f;if(f===void 0)if(l=="number"||l=="boolean")f=""+i;else if(i===null)f="";else return ee.errors=[{instancePath:t+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(i=f,m!==void 0&&(m.origin=f))}if(e===s&&typeof i=="string"){if(N(i,2048))
return ee.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/orig\
in/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(i,1))return ee.errors=[{instancePath:t+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/minLength",keyword:"minLength",
params:{limit:1}}],!1}var o=s===e}else var o=!0}}else return ee.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ee.errors=a,e===0}ee.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Or=S,
os={paths:{},components:{securitySchemes:{AccessToken:{type:"http",scheme:"bearer"},PaymentSignature:{
type:"apiKey",in:"header",name:"PAYMENT-SIGNATURE"},Payment:{type:"apiKey",in:"header",name:"X-PAYME\
NT"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{mode:{type:"\
string",enum:["search"]}}},headers:{type:"object",properties:{"mcp-session-id":{type:"string",minLength:1,
maxLength:256,pattern:"^[!-~]+$"},"mcp-protocol-version":{type:"string",minLength:1,maxLength:64},origin:{
type:"string",minLength:1,maxLength:2048}}},params:{type:"object",properties:{agent_id:{type:"string",
minLength:1,maxLength:64}},required:["agent_id"]},cookies:{},body:{}}};function S(r,{instancePath:t="",
parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=S.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.query===void 0&&(m="query")||r.headers===void 0&&(m="headers")||r.params===void 0&&(m=
"params"))return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(r.query!==void 0){let p=r.query,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
mode!==void 0){let s=p.mode;if(typeof s!="string"){let d=typeof s,l;if(l===void 0)if(d=="number"||d==
"boolean")l=""+s;else if(s===null)l="";else return S.errors=[{instancePath:t+"/query/mode",schemaPath:"\
#/properties/query/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(s=l,
p!==void 0&&(p.mode=l))}if(s!=="search")return S.errors=[{instancePath:t+"/query/mode",schemaPath:"#\
/properties/query/properties/mode/enum",keyword:"enum",params:{allowedValues:os.properties.query.properties.
mode.enum}}],!1}}else return S.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1;var o=i===e}else var o=!0;if(o){if(r.headers!==void 0){let p=r.
headers,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["mcp-session-id"]!==void 0){let d=p["\
mcp-session-id"],l=e;if(typeof d!="string"){let f=typeof d,c;if(c===void 0)if(f=="number"||f=="boole\
an")c=""+d;else if(d===null)c="";else return S.errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(d=c,p!==void 0&&(p["mcp-session-id"]=c))}if(e===l&&typeof d=="string"){if(N(d,256))return S.
errors=[{instancePath:t+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(d,1))return S.errors=[{instancePath:t+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ur.test(d))return S.errors=[{instancePath:t+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var y=l===e}else var y=!0;if(y){if(p["mcp-protocol-version"]!==void 0){let d=p["\
mcp-protocol-version"],l=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c=="number"||c==
"boolean")u=""+d;else if(d===null)u="";else return S.errors=[{instancePath:t+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;u!==void 0&&(d=u,p!==void 0&&(p["mcp-protocol-version"]=u))}if(e===l&&typeof d==
"string"){if(N(d,64))return S.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(D(d,1))return S.errors=[{instancePath:t+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=l===
e}else var y=!0;if(y)if(p.origin!==void 0){let d=p.origin,l=e;if(typeof d!="string"){let c=typeof d,
u;if(u===void 0)if(c=="number"||c=="boolean")u=""+d;else if(d===null)u="";else return S.errors=[{instancePath:t+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(d=u,p!==void 0&&(p.origin=u))}if(e===l&&typeof d=="string"){if(N(d,2048))
return S.errors=[{instancePath:t+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(d,1))return S.errors=[{instancePath:t+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/minLength",keyword:"minLength",
params:{limit:1}}],!1}var y=l===e}else var y=!0}}else return S.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var o=i===e}else var o=!0;if(o)
if(r.params!==void 0){let p=r.params,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){let d;
if(p.agent_id===void 0&&(d="agent_id"))return S.errors=[{instancePath:t+"/params",schemaPath:"#/prop\
erties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==void 0){let l=p.
agent_id,f=e;if(typeof l!="string"){let c=typeof l,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+
l;else if(l===null)u="";else return S.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/prope\
rties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(l=u,p!==
void 0&&(p.agent_id=u))}if(e===f&&typeof l=="string"){if(N(l,64))return S.errors=[{instancePath:t+"/\
params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(D(l,1))return S.errors=[{instancePath:t+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return S.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var o=i===e}else var o=!0}}return S.errors=a,e===0}S.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zr=ve;function ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return ve.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.agent_id!==void 0){let p=y.agent_id,i=e;if(typeof p!="st\
ring"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===null)d="";else
return ve.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/agent_\
id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==void 0&&(y.agent_id=d))}if(e===
i&&typeof p=="string"){if(N(p,64))return ve.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/\
properties/query/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(p,1))
return ve.errors=[{instancePath:t+"/query/agent_id",schemaPath:"#/properties/query/properties/agent_\
id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ve.errors=[{instancePath:t+"/q\
uery",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ve.errors=
a,e===0}ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Gr=Ne;function Ne(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Ne.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1}return Ne.errors=a,e===0}Ne.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xr=De;function De(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=De.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return De.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1}return De.errors=a,e===0}De.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vr=ke;function ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return ke.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let y=r.headers;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let p=y["if-none-match"],i=e;
if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===
null)d="";else return ke.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==
void 0&&(y["if-none-match"]=d))}if(e===i&&typeof p=="string"&&N(p,4096))return ke.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ke.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ke.errors=a,e===0}ke.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fr=we;function we(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=we.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return we.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let y=r.headers;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let p=y["if-none-match"],i=e;
if(typeof p!="string"){let s=typeof p,d;if(d===void 0)if(s=="number"||s=="boolean")d=""+p;else if(p===
null)d="";else return we.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==
void 0&&(y["if-none-match"]=d))}if(e===i&&typeof p=="string"&&N(p,4096))return we.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return we.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return we.errors=a,e===0}we.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Hr=te;var ps=new RegExp("^[a-z][a-z0-9.-]*$","u");function te(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=te.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&
(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.headers!==void 0){let m=r.
headers,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let i=m["\
if-none-match"],s=e;if(typeof i!="string"){let d=typeof i,l;if(l===void 0)if(d=="number"||d=="boolea\
n")l=""+i;else if(i===null)l="";else return te.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(i=l,m!==void 0&&(m["if-none-match"]=l))}if(e===s&&typeof i=="string"&&N(i,4096))return te.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return te.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var o=p===e}else
var o=!0;if(o)if(r.params!==void 0){let m=r.params,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(
m)){let s;if(m.file===void 0&&(s="file"))return te.errors=[{instancePath:t+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:s}}],!1;if(m.file!==void 0){let d=m.
file,l=e;if(typeof d!="string"){let f=typeof d,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+d;else if(d===
null)c="";else return te.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(d=c,m!==void 0&&(m.file=c))}
if(e===l&&typeof d=="string"){if(N(d,64))return te.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(d,1))
return te.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!ps.test(d))return te.errors=[{instancePath:t+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return te.errors=[{instancePath:t+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var o=p===e}else var o=!0}return te.errors=
a,e===0}te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Cr=Le(Be()),Qr=Le(We()),ws={...Cr.formats,...Qr.fastFormats},Zr=oe;var se=je,ye=Te;function de(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=de.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let o=e,
y=!1,m=null,p=e,i=e,s=e,d=e,l=e,f=!1,c=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let T;if(r.tool===
void 0&&(T="tool")){let I={};a===null?a=[I]:a.push(I),e++}}var q=c===e;if(f=f||q,q){var u={};u.tool=
!0}let P=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let T;if(r.tool_arguments===void 0&&(T="tool\
_arguments")){let I={};a===null?a=[I]:a.push(I),e++}}var q=P===e;if(f=f||q,q&&u!==!0&&(u=u||{},u.tool_arguments=
!0),f)e=l,a!==null&&(l?a.length=l:a=null);else{let T={};a===null?a=[T]:a.push(T),e++}var k=d===e;if(k){
let T={instancePath:t,schemaPath:"schema:QueryInput/not",keyword:"not",params:{}};a===null?a=[T]:a.push(
T),e++}else e=s,a!==null&&(s?a.length=s:a=null);if(e===i)if(r&&typeof r=="object"&&!Array.isArray(r)){
let T;if(r.query===void 0&&(T="query")){let I={instancePath:t,schemaPath:"schema:QueryInput/required",
keyword:"required",params:{missingProperty:T}};a===null?a=[I]:a.push(I),e++}else{if(r.query!==void 0){
let I=r.query,be=e;if(e===be)if(typeof I=="string"){if(se(I,65536)){let R={instancePath:t+"/query",schemaPath:"\
schema:QueryInput/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}};a===null?a=[
R]:a.push(R),e++}else if(ye(I,1)){let R={instancePath:t+"/query",schemaPath:"schema:QueryInput/prope\
rties/query/minLength",keyword:"minLength",params:{limit:1}};a===null?a=[R]:a.push(R),e++}}else{let R={
instancePath:t+"/query",schemaPath:"schema:QueryInput/properties/query/type",keyword:"type",params:{
type:"string"}};a===null?a=[R]:a.push(R),e++}var A=be===e}else var A=!0;if(A)if(r.raw_data_only!==void 0){
let I=e;if(typeof r.raw_data_only!="boolean"){let R={instancePath:t+"/raw_data_only",schemaPath:"sch\
ema:QueryInput/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}};a===null?a=[R]:
a.push(R),e++}var A=I===e}else var A=!0}}else{let T={instancePath:t,schemaPath:"schema:QueryInput/ty\
pe",keyword:"type",params:{type:"object"}};a===null?a=[T]:a.push(T),e++}var Qe=p===e;if(Qe){y=!0,m=0;
var w={};w.query=!0,w.raw_data_only=!0}let Ce=e,Pe=e,_e=e,_=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let T;if(r.query===void 0&&(T="query")){let I={};a===null?a=[I]:a.push(I),e++}}var K=_===e;if(K){
let T={instancePath:t,schemaPath:"schema:ToolInput/not",keyword:"not",params:{}};a===null?a=[T]:a.push(
T),e++}else e=_e,a!==null&&(_e?a.length=_e:a=null);if(e===Pe)if(r&&typeof r=="object"&&!Array.isArray(
r)){let T;if(r.tool===void 0&&(T="tool")||r.tool_arguments===void 0&&(T="tool_arguments")){let I={instancePath:t,
schemaPath:"schema:ToolInput/required",keyword:"required",params:{missingProperty:T}};a===null?a=[I]:
a.push(I),e++}else{if(r.tool!==void 0){let I=r.tool,be=e;if(e===be)if(typeof I=="string"){if(se(I,64)){
let R={instancePath:t+"/tool",schemaPath:"schema:ToolInput/properties/tool/maxLength",keyword:"maxLe\
ngth",params:{limit:64}};a===null?a=[R]:a.push(R),e++}else if(ye(I,1)){let R={instancePath:t+"/tool",
schemaPath:"schema:ToolInput/properties/tool/minLength",keyword:"minLength",params:{limit:1}};a===null?
a=[R]:a.push(R),e++}}else{let R={instancePath:t+"/tool",schemaPath:"schema:ToolInput/properties/tool\
/type",keyword:"type",params:{type:"string"}};a===null?a=[R]:a.push(R),e++}var Ae=be===e}else var Ae=!0;
if(Ae){if(r.tool_arguments!==void 0){let I=r.tool_arguments,be=e;if(e===be&&!(I&&typeof I=="object"&&
!Array.isArray(I))){let fr={instancePath:t+"/tool_arguments",schemaPath:"schema:ToolInput/properties\
/tool_arguments/type",keyword:"type",params:{type:"object"}};a===null?a=[fr]:a.push(fr),e++}var Ae=be===
e}else var Ae=!0;if(Ae)if(r.raw_data_only!==void 0){let I=e;if(typeof r.raw_data_only!="boolean"){let R={
instancePath:t+"/raw_data_only",schemaPath:"schema:ToolInput/properties/raw_data_only/type",keyword:"\
type",params:{type:"boolean"}};a===null?a=[R]:a.push(R),e++}var Ae=I===e}else var Ae=!0}}}else{let T={
instancePath:t,schemaPath:"schema:ToolInput/type",keyword:"type",params:{type:"object"}};a===null?a=
[T]:a.push(T),e++}var Qe=Ce===e;if(Qe&&y?(y=!1,m=[m,1]):Qe&&(y=!0,m=1,w!==!0&&(w=w||{},w.tool=!0,w.tool_arguments=
!0,w.raw_data_only=!0)),y)e=o,a!==null&&(o?a.length=o:a=null);else{let T={instancePath:t,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:m}};return a===null?a=[T]:a.push(T),e++,de.errors=a,
!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.raw_data_only===void 0&&(r.raw_data_only=
!1),w!==!0&&(w=w||{},w.raw_data_only=!0),typeof r.raw_data_only!="boolean")return de.errors=[{instancePath:t+
"/raw_data_only",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],
!1}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return de.errors=a,n.props=w,e===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function oe(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.api_key===void 0&&(i="api_key")||
m.agent_id===void 0&&(i="agent_id")||m.input===void 0&&(i="input"))return oe.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(m.
api_key!==void 0){let s=m.api_key,d=e;if(e===e)if(typeof s=="string"){if(se(s,512))return oe.errors=
[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(ye(s,1))return oe.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.
agent_id!==void 0){let s=m.agent_id,d=e;if(e===e)if(typeof s=="string"){if(se(s,64))return oe.errors=
[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ye(s,1))return oe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:Agen\
tName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/\
body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var o=d===
e}else var o=!0;if(o)if(m.input!==void 0){let s=e;de(m.input,{instancePath:t+"/body/input",parentData:m,
parentDataProperty:"input",rootData:h,dynamicAnchors:b})||(a=a===null?de.errors:a.concat(de.errors),
e=a.length);var o=s===e}else var o=!0}}else return oe.errors=[{instancePath:t+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return oe.errors=a,e===0}oe.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Br=pe;function pe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.api_key===void 0&&(i="api_key")||
m.agent_id===void 0&&(i="agent_id")||m.task_details===void 0&&(i="task_details"))return pe.errors=[{
instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;if(m.api_key!==void 0){let s=m.api_key,d=e;if(e===e)if(typeof s=="string"){if(se(s,512))return pe.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{
limit:512}}],!1;if(ye(s,1))return pe.errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiK\
ey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:t+"/bod\
y/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else
var o=!0;if(o){if(m.agent_id!==void 0){let s=m.agent_id,d=e;if(e===e)if(typeof s=="string"){if(se(s,
64))return pe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(ye(s,1))return pe.errors=[{instancePath:t+"/body/agent_id",schemaPath:"\
schema:AgentName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:t+
"/body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var o=d===
e}else var o=!0;if(o)if(m.task_details!==void 0){let s=e;de(m.task_details,{instancePath:t+"/body/ta\
sk_details",parentData:m,parentDataProperty:"task_details",rootData:h,dynamicAnchors:b})||(a=a===null?
de.errors:a.concat(de.errors),e=a.length);var o=s===e}else var o=!0}}else return pe.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return pe.errors=
a,e===0}pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Wr=me;function me(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return me.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let i;if(m.api_key===void 0&&(i="api_key")||
m.task_id===void 0&&(i="task_id"))return me.errors=[{instancePath:t+"/body",schemaPath:"#/properties\
/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(m.api_key!==void 0){let s=m.api_key,
d=e;if(e===e)if(typeof s=="string"){if(se(s,512))return me.errors=[{instancePath:t+"/body/api_key",schemaPath:"\
schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(ye(s,1))return me.errors=[{instancePath:t+
"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.
errors=[{instancePath:t+"/body/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"\
string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.task_id!==void 0){let s=m.task_id,d=e;if(e===d)if(typeof s==
"string"){if(se(s,64))return me.errors=[{instancePath:t+"/body/task_id",schemaPath:"#/properties/bod\
y/properties/task_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ye(s,1))return me.errors=
[{instancePath:t+"/body/task_id",schemaPath:"#/properties/body/properties/task_id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:t+"/body/task_id",schemaPath:"\
#/properties/body/properties/task_id/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else
var o=!0}else return me.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return me.errors=a,e===0}me.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jr=Je;function Je(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Je.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Je.errors=a,e===0}Je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var et=Se;function Se(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let o=r.body;if(e===e&&!(o&&typeof o=="objec\
t"&&!Array.isArray(o)))return Se.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}return Se.errors=a,e===0}Se.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var rt=le;function le(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=le.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===void 0&&(m.raw_data_only=
!1);let i;if(m.query===void 0&&(i="query"))return le.errors=[{instancePath:t+"/body",schemaPath:"#/p\
roperties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(m.query!==void 0){let s=m.
query,d=e;if(e===d)if(typeof s=="string"){if(se(s,65536))return le.errors=[{instancePath:t+"/body/qu\
ery",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;if(ye(s,1))return le.errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properti\
es/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+
"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=d===e}else var o=!0;if(o){let s=e;if(typeof m.raw_data_only!="boolean")return le.errors=
[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/properties/raw_data_only/type",
keyword:"type",params:{type:"boolean"}}],!1;var o=s===e}}else return le.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return le.errors=
a,e===0}le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var tt=er;function er(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=er.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
er.errors=a,e===0}er.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var st=Me;function Me(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let o=r.body;if(e===e&&!(o&&typeof o=="objec\
t"&&!Array.isArray(o)))return Me.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}return Me.errors=a,e===0}Me.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var at=fe;function fe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===void 0&&(m.raw_data_only=
!1);let i;if(m.query===void 0&&(i="query"))return fe.errors=[{instancePath:t+"/body",schemaPath:"#/p\
roperties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(m.query!==void 0){let s=m.
query,d=e;if(e===d)if(typeof s=="string"){if(se(s,65536))return fe.errors=[{instancePath:t+"/body/qu\
ery",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;if(ye(s,1))return fe.errors=[{instancePath:t+"/body/query",schemaPath:"#/properties/body/properti\
es/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:t+
"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=d===e}else var o=!0;if(o){let s=e;if(typeof m.raw_data_only!="boolean")return fe.errors=
[{instancePath:t+"/body/raw_data_only",schemaPath:"#/properties/body/properties/raw_data_only/type",
keyword:"type",params:{type:"boolean"}}],!1;var o=s===e}}else return fe.errors=[{instancePath:t+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return fe.errors=
a,e===0}fe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var it=Z;function Z(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return Z.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let p=r.
body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.jsonrpc===void 0&&(s="jsonrpc"))
return Z.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",
params:{missingProperty:s}}],!1;{let d=e;for(let l in p)if(!(l==="jsonrpc"||l==="id"||l==="method"||
l==="params"||l==="result"||l==="error")){return Z.errors=[{instancePath:t+"/body",schemaPath:"#/pro\
perties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;
break}if(d===e){if(p.jsonrpc!==void 0){let l=p.jsonrpc,f=e;if(typeof l!="string")return Z.errors=[{instancePath:t+
"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"type",params:{type:"\
string"}}],!1;if(l!=="2.0")return Z.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties\
/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var o=f===e}else var o=!0;
if(o){if(p.id!==void 0){let l=p.id,f=e,c=e,u=!1,P=null,q=e;if(e===q)if(typeof l=="string"){if(se(l,256)){
let w={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{
limit:256}};a===null?a=[w]:a.push(w),e++}}else{let w={instancePath:t+"/body/id",schemaPath:"schema:M\
cpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[w]:a.push(w),e++}var y=q===e;y&&
(u=!0,P=0);let k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let w={instancePath:t+"\
/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[w]:a.push(w),e++}if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){let w={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[w]:a.push(w),e++}else if(l<-9007199254740991||isNaN(l)){let w={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[w]:a.push(w),e++}}var y=k===e;if(y&&u?(u=!1,P=[P,1]):y&&(u=
!0,P=1),u)e=c,a!==null&&(c?a.length=c:a=null);else{let w={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:P}};return a===null?a=[w]:a.push(w),e++,Z.errors=
a,!1}var o=f===e}else var o=!0;if(o){if(p.method!==void 0){let l=p.method,f=e;if(e===f)if(typeof l==
"string"){if(se(l,256))return Z.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/body\
/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ye(l,1))return Z.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/body/method",schemaPath:"#/\
properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var o=f===e}else var o=!0;
if(o){if(p.params!==void 0){let l=p.params,f=e;if(e===f&&!(l&&typeof l=="object"&&!Array.isArray(l)))
return Z.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params/type",
keyword:"type",params:{type:"object"}}],!1;var o=f===e}else var o=!0;if(o){if(p.result!==void 0){let l=p.
result,f=e;if(e===f&&!(l&&typeof l=="object"&&!Array.isArray(l)))return Z.errors=[{instancePath:t+"/\
body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var o=f===e}else var o=!0;if(o)if(p.error!==void 0){let l=p.error,f=e;if(e===f&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return Z.errors=[{instancePath:t+"/body/error",schemaPath:"#/properties\
/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var o=f===e}else var o=!0}}}}}}}else
return Z.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return Z.errors=a,e===0}Z.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var nt=B;function B(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=B.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return B.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let p=r.
body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let s;if(p.jsonrpc===void 0&&(s="jsonrpc"))
return B.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",
params:{missingProperty:s}}],!1;{let d=e;for(let l in p)if(!(l==="jsonrpc"||l==="id"||l==="method"||
l==="params"||l==="result"||l==="error")){return B.errors=[{instancePath:t+"/body",schemaPath:"#/pro\
perties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;
break}if(d===e){if(p.jsonrpc!==void 0){let l=p.jsonrpc,f=e;if(typeof l!="string")return B.errors=[{instancePath:t+
"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"type",params:{type:"\
string"}}],!1;if(l!=="2.0")return B.errors=[{instancePath:t+"/body/jsonrpc",schemaPath:"#/properties\
/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var o=f===e}else var o=!0;
if(o){if(p.id!==void 0){let l=p.id,f=e,c=e,u=!1,P=null,q=e;if(e===q)if(typeof l=="string"){if(se(l,256)){
let w={instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{
limit:256}};a===null?a=[w]:a.push(w),e++}}else{let w={instancePath:t+"/body/id",schemaPath:"schema:M\
cpId/oneOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[w]:a.push(w),e++}var y=q===e;y&&
(u=!0,P=0);let k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let w={instancePath:t+"\
/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};a===null?a=
[w]:a.push(w),e++}if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){let w={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};a===null?a=[w]:a.push(w),e++}else if(l<-9007199254740991||isNaN(l)){let w={
instancePath:t+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};a===null?a=[w]:a.push(w),e++}}var y=k===e;if(y&&u?(u=!1,P=[P,1]):y&&(u=
!0,P=1),u)e=c,a!==null&&(c?a.length=c:a=null);else{let w={instancePath:t+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:P}};return a===null?a=[w]:a.push(w),e++,B.errors=
a,!1}var o=f===e}else var o=!0;if(o){if(p.method!==void 0){let l=p.method,f=e;if(e===f)if(typeof l==
"string"){if(se(l,256))return B.errors=[{instancePath:t+"/body/method",schemaPath:"#/properties/body\
/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ye(l,1))return B.errors=
[{instancePath:t+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/body/method",schemaPath:"#/\
properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var o=f===e}else var o=!0;
if(o){if(p.params!==void 0){let l=p.params,f=e;if(e===f&&!(l&&typeof l=="object"&&!Array.isArray(l)))
return B.errors=[{instancePath:t+"/body/params",schemaPath:"#/properties/body/properties/params/type",
keyword:"type",params:{type:"object"}}],!1;var o=f===e}else var o=!0;if(o){if(p.result!==void 0){let l=p.
result,f=e;if(e===f&&!(l&&typeof l=="object"&&!Array.isArray(l)))return B.errors=[{instancePath:t+"/\
body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var o=f===e}else var o=!0;if(o)if(p.error!==void 0){let l=p.error,f=e;if(e===f&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return B.errors=[{instancePath:t+"/body/error",schemaPath:"#/properties\
/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var o=f===e}else var o=!0}}}}}}}else
return B.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return B.errors=a,e===0}B.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ot=rr;function rr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=rr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
rr.errors=a,e===0}rr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pt=tr;function tr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=tr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
tr.errors=a,e===0}tr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mt=sr;function sr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=sr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
sr.errors=a,e===0}sr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var dt=ar;function ar(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=ar.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ar.errors=a,e===0}ar.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yt=ir;function ir(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=ir.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ir.errors=a,e===0}ir.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lt=nr;function nr(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=nr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
nr.errors=a,e===0}nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ft=Le(Be()),ct=Le(We()),As={...ft.formats,...ct.fastFormats},ut=Re;var L=je;function E(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=E.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.success===void 0&&(p="success")||r.data===
void 0&&(p="data"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let i=e;for(let s in r)if(!(s==="success"||s==="response"||s==="data"||s===
"reply")){return E.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.success!==void 0){let s=r.success,
d=e;if(typeof s!="boolean")return E.errors=[{instancePath:t+"/success",schemaPath:"#/properties/succ\
ess/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return E.errors=[{instancePath:t+"/s\
uccess",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=d===
e}else var o=!0;if(o){if(r.response!==void 0){let s=r.response,d=e;if(e===d)if(typeof s=="string"){if(L(
s,1048576))return E.errors=[{instancePath:t+"/response",schemaPath:"#/properties/response/maxLength",
keyword:"maxLength",params:{limit:1048576}}],!1}else return E.errors=[{instancePath:t+"/response",schemaPath:"\
#/properties/response/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)
if(r.reply!==void 0){let s=r.reply,d=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.
status===void 0&&(c="status")||s.headers===void 0&&(c="headers")||s.truncated===void 0&&(c="truncate\
d")||s.bytes===void 0&&(c="bytes"))return E.errors=[{instancePath:t+"/reply",schemaPath:"schema:Tool\
Reply/required",keyword:"required",params:{missingProperty:c}}],!1;{let u=e;for(let P in s)if(!(P===
"status"||P==="headers"||P==="truncated"||P==="bytes")){return E.errors=[{instancePath:t+"/reply",schemaPath:"\
schema:ToolReply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(u===e){if(s.status!==void 0){let P=s.status,q=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(
P)&&isFinite(P)))return E.errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/prope\
rties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof P=="number"&&isFinite(
P)){if(P>299||isNaN(P))return E.errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply\
/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:299}}],!1;if(P<200||isNaN(
P))return E.errors=[{instancePath:t+"/reply/status",schemaPath:"schema:ToolReply/properties/status/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var y=q===e}else var y=!0;if(y){if(s.
headers!==void 0){let P=s.headers,q=e;if(e===q)if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.
keys(P).length>64)return E.errors=[{instancePath:t+"/reply/headers",schemaPath:"schema:ToolReply/pro\
perties/headers/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let A in P){let w=P[A],
Ce=e;if(e===Ce)if(typeof w=="string"){if(L(w,2048))return E.errors=[{instancePath:t+"/reply/headers/"+
A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ToolReply/properties/headers/additionalP\
roperties/maxLength",keyword:"maxLength",params:{limit:2048}}],!1}else return E.errors=[{instancePath:t+
"/reply/headers/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ToolReply/properties/h\
eaders/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var m=Ce===e;if(!m)break}}else
return E.errors=[{instancePath:t+"/reply/headers",schemaPath:"schema:ToolReply/properties/headers/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var y=q===e}else var y=!0;if(y){if(s.truncated!==void 0){
let P=e;if(typeof s.truncated!="boolean")return E.errors=[{instancePath:t+"/reply/truncated",schemaPath:"\
schema:ToolReply/properties/truncated/type",keyword:"type",params:{type:"boolean"}}],!1;var y=P===e}else
var y=!0;if(y)if(s.bytes!==void 0){let P=s.bytes,q=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(
P)))return E.errors=[{instancePath:t+"/reply/bytes",schemaPath:"schema:ToolReply/properties/bytes/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof P=="number"&&isFinite(P)){if(P>1e9||
isNaN(P))return E.errors=[{instancePath:t+"/reply/bytes",schemaPath:"schema:ToolReply/properties/byt\
es/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(P<0||isNaN(P))return E.errors=
[{instancePath:t+"/reply/bytes",schemaPath:"schema:ToolReply/properties/bytes/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var y=q===e}else var y=!0}}}}}else return E.errors=[{instancePath:t+
"/reply",schemaPath:"schema:ToolReply/type",keyword:"type",params:{type:"object"}}],!1;var o=d===e}else
var o=!0}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return E.errors=a,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.result===void 0&&(o="result"))return U.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let y=e;for(let m in r)if(m!==
"result"){return U.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m}}],!1;break}y===e&&r.result!==void 0&&(E(r.result,{instancePath:t+
"/result",parentData:r,parentDataProperty:"result",rootData:h,dynamicAnchors:b})||(a=a===null?E.errors:
a.concat(E.errors),e=a.length))}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return U.errors=a,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(U(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?U.errors:
a.concat(U.errors),e=a.length));else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Re.errors=a,e===0}Re.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ht=ae;var Y=Te;function ae(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let y=r.response;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){let p;if(y.task_id===void 0&&(p="task_id")||y.msg===void 0&&(p=
"msg"))return ae.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let i=e;for(let s in y)if(!(s==="task_id"||s==="msg")){return ae.
errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(y.task_id!==void 0){let s=y.
task_id,d=e;if(e===d)if(typeof s=="string"){if(L(s,64))return ae.errors=[{instancePath:t+"/response/\
task_id",schemaPath:"schema:TaskCreated/properties/task_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Y(s,1))return ae.errors=[{instancePath:t+"/response/task_id",schemaPath:"schema:TaskCreated/pr\
operties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+
"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/type",keyword:"type",params:{type:"\
string"}}],!1;var o=d===e}else var o=!0;if(o)if(y.msg!==void 0){let s=y.msg,d=e;if(e===d)if(typeof s==
"string"){if(L(s,256))return ae.errors=[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreat\
ed/properties/msg/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(s,1))return ae.errors=
[{instancePath:t+"/response/msg",schemaPath:"schema:TaskCreated/properties/msg/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+"/response/msg",schemaPath:"s\
chema:TaskCreated/properties/msg/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0}}}else
return ae.errors=[{instancePath:t+"/response",schemaPath:"schema:TaskCreated/type",keyword:"type",params:{
type:"object"}}],!1}}else return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ae.errors=a,e===0}ae.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var gt=$e;var ys={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"string",
enum:["pending","running","completed","failed"]},result:{$ref:"schema:Result"},error:{type:"string",
minLength:1,maxLength:2048},code:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_]*$"},upstream:{
$ref:"schema:UpstreamAnswer"},may_have_happened:{$ref:"schema:MayHaveHappened"}},$id:"schema:Task"};var ls=new RegExp("^[a-z][a-z0-9_]*$","u");function j(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=j.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.status===
void 0&&(m="status"))return j.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m}}],!1;{let p=e;for(let i in r)if(!(i==="status"||i==="result"||i==="error"||i==="c\
ode"||i==="upstream"||i==="may_have_happened")){return j.errors=[{instancePath:t,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(r.
status!==void 0){let i=r.status,s=e;if(typeof i!="string")return j.errors=[{instancePath:t+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="pending"||
i==="running"||i==="completed"||i==="failed"))return j.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:ys.properties.status.enum}}],!1;var o=s===
e}else var o=!0;if(o){if(r.result!==void 0){let i=e;E(r.result,{instancePath:t+"/result",parentData:r,
parentDataProperty:"result",rootData:h,dynamicAnchors:b})||(a=a===null?E.errors:a.concat(E.errors),e=
a.length);var o=i===e}else var o=!0;if(o){if(r.error!==void 0){let i=r.error,s=e;if(e===s)if(typeof i==
"string"){if(L(i,2048))return j.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/maxL\
ength",keyword:"maxLength",params:{limit:2048}}],!1;if(Y(i,1))return j.errors=[{instancePath:t+"/err\
or",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"s\
tring"}}],!1;var o=s===e}else var o=!0;if(o){if(r.code!==void 0){let i=r.code,s=e;if(e===s)if(typeof i==
"string"){if(L(i,64))return j.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!ls.test(i))return j.errors=[{instancePath:t+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return j.errors=[{instancePath:t+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.upstream!==void 0){let i=r.upstream,s=e;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){let f;if(i.status===void 0&&(f="status"))return j.errors=
[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/required",keyword:"required",params:{
missingProperty:f}}],!1;{let c=e;for(let u in i)if(!(u==="status"||u==="body"||u==="media_type"||u===
"retry_after")){return j.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnswer/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(c===e){if(i.
status!==void 0){let u=i.status,P=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof u=="number"&&isFinite(u)){if(u>599||isNaN(
u))return j.errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/\
status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(u<100||isNaN(u))return j.
errors=[{instancePath:t+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/minim\
um",keyword:"minimum",params:{comparison:">=",limit:100}}],!1}var y=P===e}else var y=!0;if(y){if(i.media_type!==
void 0){let u=i.media_type,P=e;if(e===P)if(typeof u=="string"){if(L(u,128))return j.errors=[{instancePath:t+
"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1;if(Y(u,3))return j.errors=[{instancePath:t+"/upstream/media_type",
schemaPath:"schema:UpstreamAnswer/properties/media_type/minLength",keyword:"minLength",params:{limit:3}}],
!1}else return j.errors=[{instancePath:t+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/pr\
operties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var y=P===e}else var y=!0;if(y)
if(i.retry_after!==void 0){let u=i.retry_after,P=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u)))return j.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/prope\
rties/retry_after/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof u=="number"&&isFinite(
u)){if(u>31536e3||isNaN(u))return j.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"sche\
ma:UpstreamAnswer/properties/retry_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],
!1;if(u<0||isNaN(u))return j.errors=[{instancePath:t+"/upstream/retry_after",schemaPath:"schema:Upst\
reamAnswer/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=P===
e}else var y=!0}}}}else return j.errors=[{instancePath:t+"/upstream",schemaPath:"schema:UpstreamAnsw\
er/type",keyword:"type",params:{type:"object"}}],!1;var o=s===e}else var o=!0;if(o)if(r.may_have_happened!==
void 0){let i=r.may_have_happened,s=e;if(typeof i!="boolean")return j.errors=[{instancePath:t+"/may_\
have_happened",schemaPath:"schema:MayHaveHappened/type",keyword:"type",params:{type:"boolean"}}],!1;
if(i!==!0)return j.errors=[{instancePath:t+"/may_have_happened",schemaPath:"schema:MayHaveHappened/c\
onst",keyword:"const",params:{allowedValue:!0}}],!1;var o=s===e}else var o=!0}}}}}}}else return j.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=a,e===
0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=$e.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(j(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:h,dynamicAnchors:b})||(a=a===null?j.errors:a.concat(j.errors),e=a.length));else return $e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=
a,e===0}$e.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Pt=Ke;var lr=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function M(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=M.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.name===
void 0&&(y="name")||r.description===void 0&&(y="description")||r.resourceUrl===void 0&&(y="resourceU\
rl")||r.priceUsd===void 0&&(y="priceUsd")||r.network===void 0&&(y="network"))return M.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let p in r)if(!(p===
"name"||p==="description"||p==="resourceUrl"||p==="priceUsd"||p==="network"||p==="parameters")){return M.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(m===e){if(r.name!==void 0){let p=r.name,i=e;if(e===i)if(typeof p=="string"){if(L(p,64))return M.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Y(p,1))return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o){if(r.
description!==void 0){let p=r.description,i=e;if(e===i)if(typeof p=="string"){if(L(p,4096))return M.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return M.errors=[{instancePath:t+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o){
if(r.resourceUrl!==void 0){let p=r.resourceUrl,i=e;if(e===i)if(typeof p=="string"){if(L(p,2048))return M.
errors=[{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/maxLength",keyword:"maxL\
ength",params:{limit:2048}}],!1;if(Y(p,1))return M.errors=[{instancePath:t+"/resourceUrl",schemaPath:"\
#/properties/resourceUrl/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[
{instancePath:t+"/resourceUrl",schemaPath:"#/properties/resourceUrl/type",keyword:"type",params:{type:"\
string"}}],!1;var o=i===e}else var o=!0;if(o){if(r.priceUsd!==void 0){let p=r.priceUsd,i=e;if(e===e)
if(typeof p=="string"){if(L(p,20))return M.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Us\
d/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!lr.test(p))return M.errors=[{instancePath:t+
"/priceUsd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1\
,9})?$"}}],!1}else return M.errors=[{instancePath:t+"/priceUsd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o){if(r.network!==void 0){let p=r.network,
i=e;if(e===i)if(typeof p=="string"){if(L(p,64))return M.errors=[{instancePath:t+"/network",schemaPath:"\
#/properties/network/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(p,1))return M.errors=
[{instancePath:t+"/network",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return M.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",
keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o)if(r.parameters!==void 0){
let p=r.parameters,i=e;if(e===i&&!(p&&typeof p=="object"&&!Array.isArray(p)))return M.errors=[{instancePath:t+
"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var o=i===
e}else var o=!0}}}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return M.errors=a,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,n=ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.agentId===void 0&&(m="agentId")||r.tools===void 0&&
(m="tools"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=e;for(let i in r)if(!(i==="agentId"||i==="tools")){return ie.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===
e){if(r.agentId!==void 0){let i=r.agentId,s=e;if(e===s)if(typeof i=="string"){if(L(i,64))return ie.errors=
[{instancePath:t+"/agentId",schemaPath:"#/properties/agentId/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Y(i,1))return ie.errors=[{instancePath:t+"/agentId",schemaPath:"#/properties/agent\
Id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:t+"/age\
ntId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else
var o=!0;if(o)if(r.tools!==void 0){let i=r.tools,s=e;if(e===s)if(Array.isArray(i)){if(i.length>1e3)return ie.
errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var y=!0;let l=i.length;for(let f=0;f<l;f++){let c=e;M(i[f],{instancePath:t+"/tools\
/"+f,parentData:i,parentDataProperty:f,rootData:h,dynamicAnchors:b})||(a=a===null?M.errors:a.concat(
M.errors),e=a.length);var y=c===e;if(!y)break}}}else return ie.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var o=s===e}else var o=!0}}}else return ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=
a,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:t="",parentData:v,
parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=J.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let m;if(r.count===void 0&&(m="count")||r.agents===void 0&&(m="agents"))return J.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let i in r)if(!(i===
"count"||i==="agents")){return J.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(r.count!==void 0){let i=r.
count,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return J.errors=[{instancePath:t+
"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&
typeof i=="number"&&isFinite(i)){if(i>1e5||isNaN(i))return J.errors=[{instancePath:t+"/count",schemaPath:"\
#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(i<0||isNaN(
i))return J.errors=[{instancePath:t+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var o=s===e}else var o=!0;if(o)if(r.agents!==void 0){let i=r.
agents,s=e;if(e===s)if(Array.isArray(i)){if(i.length>1e5)return J.errors=[{instancePath:t+"/agents",
schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var y=!0;let l=i.
length;for(let f=0;f<l;f++){let c=e;ie(i[f],{instancePath:t+"/agents/"+f,parentData:i,parentDataProperty:f,
rootData:h,dynamicAnchors:b})||(a=a===null?ie.errors:a.concat(ie.errors),e=a.length);var y=c===e;if(!y)
break}}}else return J.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"array"}}],!1;var o=s===e}else var o=!0}}}else return J.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=a,e===0}J.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ke(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(J(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?J.errors:
a.concat(J.errors),e=a.length));else return Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ke.errors=a,e===0}Ke.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vt=Ye;function Ye(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(U(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?U.errors:
a.concat(U.errors),e=a.length));else return Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ye.errors=a,e===0}Ye.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bt=G;function G(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let i;if(m.x402Version===void 0&&(i="x402Version")||m.error===
void 0&&(i="error")||m.message===void 0&&(i="message")||m.accepts===void 0&&(i="accepts"))return G.errors=
[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:i}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(s!==
1)return G.errors=[{instancePath:t+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var o=d===e}else var o=!0;if(o){
if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(L(s,1024))return G.errors=
[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(Y(s,1))return G.errors=[{instancePath:t+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.message!==void 0){let s=m.
message,d=e;if(e===d)if(typeof s=="string"){if(L(s,1024))return G.errors=[{instancePath:t+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Y(s,1))return G.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.accepts!==void 0){
let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return G.errors=[{instancePath:t+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(s.length<1)return G.errors=[{instancePath:t+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let f=s.length;for(let c=0;c<f;c++){let u=s[c],P=e;if(e===P&&!(u&&typeof u=="object"&&!Array.isArray(
u)))return G.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=P===e;if(!y)break}}}else return G.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0}}}else return G.errors=[{instancePath:t+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.
errors=a,e===0}G.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var kt=Ue;function Ue(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(U(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?U.errors:
a.concat(U.errors),e=a.length));else return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ue.errors=a,e===0}Ue.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wt=X;function X(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let i;if(m.x402Version===void 0&&(i="x402Version")||m.error===
void 0&&(i="error")||m.message===void 0&&(i="message")||m.accepts===void 0&&(i="accepts"))return X.errors=
[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:i}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(s!==
1)return X.errors=[{instancePath:t+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var o=d===e}else var o=!0;if(o){
if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(L(s,1024))return X.errors=
[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(Y(s,1))return X.errors=[{instancePath:t+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.message!==void 0){let s=m.
message,d=e;if(e===d)if(typeof s=="string"){if(L(s,1024))return X.errors=[{instancePath:t+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Y(s,1))return X.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.accepts!==void 0){
let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return X.errors=[{instancePath:t+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(s.length<1)return X.errors=[{instancePath:t+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let f=s.length;for(let c=0;c<f;c++){let u=s[c],P=e;if(e===P&&!(u&&typeof u=="object"&&!Array.isArray(
u)))return X.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=P===e;if(!y)break}}}else return X.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0}}}else return X.errors=[{instancePath:t+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.
errors=a,e===0}X.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var _t=Oe;function Oe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(J(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?J.errors:
a.concat(J.errors),e=a.length));else return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Oe.errors=a,e===0}Oe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var At=ze;function ze(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(U(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?U.errors:
a.concat(U.errors),e=a.length));else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ze.errors=a,e===0}ze.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qt=V;function V(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=V.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let i;if(m.x402Version===void 0&&(i="x402Version")||m.error===
void 0&&(i="error")||m.message===void 0&&(i="message")||m.accepts===void 0&&(i="accepts"))return V.errors=
[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:i}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(s!==
1)return V.errors=[{instancePath:t+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var o=d===e}else var o=!0;if(o){
if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(L(s,1024))return V.errors=
[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(Y(s,1))return V.errors=[{instancePath:t+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.
errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.message!==void 0){let s=m.
message,d=e;if(e===d)if(typeof s=="string"){if(L(s,1024))return V.errors=[{instancePath:t+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Y(s,1))return V.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.accepts!==void 0){
let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return V.errors=[{instancePath:t+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(s.length<1)return V.errors=[{instancePath:t+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let f=s.length;for(let c=0;c<f;c++){let u=s[c],P=e;if(e===P&&!(u&&typeof u=="object"&&!Array.isArray(
u)))return V.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=P===e;if(!y)break}}}else return V.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0}}}else return V.errors=[{instancePath:t+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.
errors=a,e===0}V.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var xt=Ge;function Ge(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(U(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?U.errors:
a.concat(U.errors),e=a.length));else return Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ge.errors=a,e===0}Ge.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Lt=F;function F(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let i;if(m.x402Version===void 0&&(i="x402Version")||m.error===
void 0&&(i="error")||m.message===void 0&&(i="message")||m.accepts===void 0&&(i="accepts"))return F.errors=
[{instancePath:t+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:i}}],!1;if(m.x402Version!==void 0){let s=m.x402Version,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return F.errors=[{instancePath:t+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(s!==
1)return F.errors=[{instancePath:t+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var o=d===e}else var o=!0;if(o){
if(m.error!==void 0){let s=m.error,d=e;if(e===d)if(typeof s=="string"){if(L(s,1024))return F.errors=
[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(Y(s,1))return F.errors=[{instancePath:t+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.
errors=[{instancePath:t+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.message!==void 0){let s=m.
message,d=e;if(e===d)if(typeof s=="string"){if(L(s,1024))return F.errors=[{instancePath:t+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Y(s,1))return F.errors=[{instancePath:t+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.
errors=[{instancePath:t+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.accepts!==void 0){
let s=m.accepts,d=e;if(e===d)if(Array.isArray(s)){if(s.length>32)return F.errors=[{instancePath:t+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(s.length<1)return F.errors=[{instancePath:t+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let f=s.length;for(let c=0;c<f;c++){let u=s[c],P=e;if(e===P&&!(u&&typeof u=="object"&&!Array.isArray(
u)))return F.errors=[{instancePath:t+"/response/accepts/"+c,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=P===e;if(!y)break}}}else return F.
errors=[{instancePath:t+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0}}}else return F.errors=[{instancePath:t+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.
errors=a,e===0}F.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var jt=Xe;function $(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=$.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.jsonrpc===void 0&&(p="jsonrpc")||r.id===void 0&&
(p="id"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;{let i=e;for(let s in r)if(!(s==="jsonrpc"||s==="id"||s==="result"||s==="error")){return $.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.jsonrpc!==void 0){let s=r.jsonrpc,d=e;if(typeof s!="string")return $.errors=
[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonrpc/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(s!=="2.0")return $.errors=[{instancePath:t+"/jsonrpc",schemaPath:"#/properties/jsonrpc/\
const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var o=d===e}else var o=!0;if(o){if(r.id!==void 0){
let s=r.id,d=e,l=e,f=!1,c=null,u=e;if(e===u)if(typeof s=="string"){if(L(s,256)){let k={instancePath:t+
"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{limit:256}};a===null?a=
[k]:a.push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf/0/type",keyword:"\
type",params:{type:"string"}};a===null?a=[k]:a.push(k),e++}var y=u===e;y&&(f=!0,c=0);let P=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneO\
f/1/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:a.push(k),e++}if(e===P&&typeof s=="\
number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"schem\
a:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};a===null?
a=[k]:a.push(k),e++}else if(s<-9007199254740991||isNaN(s)){let k={instancePath:t+"/id",schemaPath:"s\
chema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};a===
null?a=[k]:a.push(k),e++}}var y=P===e;if(y&&f?(f=!1,c=[c,1]):y&&(f=!0,c=1),f)e=l,a!==null&&(l?a.length=
l:a=null);else{let k={instancePath:t+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:c}};
return a===null?a=[k]:a.push(k),e++,$.errors=a,!1}var o=d===e}else var o=!0;if(o){if(r.result!==void 0){
let s=r.result,d=e;if(e===d&&!(s&&typeof s=="object"&&!Array.isArray(s)))return $.errors=[{instancePath:t+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"}}],!1;var o=d===
e}else var o=!0;if(o)if(r.error!==void 0){let s=r.error,d=e;if(e===d)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.code===void 0&&(f="code")||s.message===void 0&&(f="message"))return $.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.code!==void 0){let c=s.code,u=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.
errors=[{instancePath:t+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===u&&typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(
c))return $.errors=[{instancePath:t+"/error/code",schemaPath:"#/properties/error/properties/code/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(c<-2147483648||isNaN(c))return $.
errors=[{instancePath:t+"/error/code",schemaPath:"#/properties/error/properties/code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}}],!1}var m=u===e}else var m=!0;if(m)if(s.message!==
void 0){let c=s.message,u=e;if(e===u)if(typeof c=="string"){if(L(c,65536))return $.errors=[{instancePath:t+
"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1}else return $.errors=[{instancePath:t+"/error/message",schemaPath:"#/properties/er\
ror/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var m=u===e}else var m=!0}else
return $.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"object"}}],!1;var o=d===e}else var o=!0}}}}}else return $.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=a,e===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Xe(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?$.errors:
a.concat($.errors),e=a.length));else return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Xe.errors=a,e===0}Xe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Tt=Ve;function Ve(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?$.errors:
a.concat($.errors),e=a.length));else return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ve.errors=a,e===0}Ve.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var It=Fe;function re(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.description===void 0&&(y="description")||r.
price_usd===void 0&&(y="price_usd")||r.parameters===void 0&&(y="parameters"))return re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let p in r)if(!(p===
"description"||p==="price_usd"||p==="parameters")){return re.errors=[{instancePath:t,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(m===
e){if(r.description!==void 0){let p=r.description,i=e;if(e===i)if(typeof p=="string"){if(L(p,4096))return re.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return re.errors=[{instancePath:t+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o){
if(r.price_usd!==void 0){let p=r.price_usd,i=e;if(e===e)if(typeof p=="string"){if(L(p,20))return re.
errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],
!1;if(!lr.test(p))return re.errors=[{instancePath:t+"/price_usd",schemaPath:"schema:Usd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return re.errors=[{instancePath:t+
"/price_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else
var o=!0;if(o)if(r.parameters!==void 0){let p=r.parameters,i=e;if(e===i&&!(p&&typeof p=="object"&&!Array.
isArray(p)))return re.errors=[{instancePath:t+"/parameters",schemaPath:"#/properties/parameters/type",
keyword:"type",params:{type:"object"}}],!1;var o=i===e}else var o=!0}}}}else return re.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=a,e===0}re.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=W.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.description===
void 0&&(m="description")||r.available===void 0&&(m="available")||r.query_price_usd===void 0&&(m="qu\
ery_price_usd")||r.tools===void 0&&(m="tools"))return W.errors=[{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let i in r)if(!(i==="description"||
i==="available"||i==="query_price_usd"||i==="tools")){return W.errors=[{instancePath:t,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===
e){if(r.description!==void 0){let i=r.description,s=e;if(e===s)if(typeof i=="string"){if(L(i,4096))return W.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return W.errors=[{instancePath:t+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){
if(r.available!==void 0){let i=e;if(typeof r.available!="boolean")return W.errors=[{instancePath:t+"\
/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var o=i===
e}else var o=!0;if(o){if(r.query_price_usd!==void 0){let i=r.query_price_usd,s=e;if(e===e)if(typeof i==
"string"){if(L(i,20))return W.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/maxL\
ength",keyword:"maxLength",params:{limit:20}}],!1;if(!lr.test(i))return W.errors=[{instancePath:t+"/\
query_price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return W.errors=[{instancePath:t+"/query_price_usd",schemaPath:"schema:Usd/t\
ype",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o)if(r.tools!==void 0){
let i=r.tools,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>1e3)
return W.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"max\
Properties",params:{limit:1e3}}],!1;for(let l in i){let f=e;re(i[l],{instancePath:t+"/tools/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:l,rootData:h,dynamicAnchors:b})||(a=a===
null?re.errors:a.concat(re.errors),e=a.length);var y=f===e;if(!y)break}}else return W.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"object"}}],!1;var o=s===e}else
var o=!0}}}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return W.errors=a,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ce(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.agents===void 0&&(y="agents"))return ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let p in r)if(p!==
"agents"){return ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:p}}],!1;break}if(m===e&&r.agents!==void 0){let p=r.agents;if(e===
e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>1e5)return ce.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],
!1;for(let s in p){let d=e;W(p[s],{instancePath:t+"/agents/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:p,parentDataProperty:s,rootData:h,dynamicAnchors:b})||(a=a===null?W.errors:a.concat(W.errors),
e=a.length);var o=d===e;if(!o)break}}else return ce.errors=[{instancePath:t+"/agents",schemaPath:"#/\
properties/agents/type",keyword:"type",params:{type:"object"}}],!1}}}else return ce.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=a,e===0}ce.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(r,{instancePath:t="",parentData:v,parentDataProperty:g,
rootData:h=r,dynamicAnchors:b={}}={}){let a=null,e=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(ce(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||
(a=a===null?ce.errors:a.concat(ce.errors),e=a.length));else return Fe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=a,e===0}Fe.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Et=He;var fs={type:"object",additionalProperties:!1,required:["status","agents"],properties:{status:{type:"\
string",enum:["ok","degraded"]},agents:{type:"object",maxProperties:1e5,additionalProperties:{$ref:"\
schema:AgentHealth"}}},$id:"schema:MeshHealth"};function H(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.status===void 0&&(p="status")||r.agents===
void 0&&(p="agents"))return H.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let i=e;for(let s in r)if(!(s==="status"||s==="agents")){return H.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.status!==void 0){let s=r.status,d=e;if(typeof s!="string")return H.errors=[{
instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],
!1;if(!(s==="ok"||s==="degraded"))return H.errors=[{instancePath:t+"/status",schemaPath:"#/propertie\
s/status/enum",keyword:"enum",params:{allowedValues:fs.properties.status.enum}}],!1;var o=d===e}else
var o=!0;if(o)if(r.agents!==void 0){let s=r.agents,d=e;if(e===d)if(s&&typeof s=="object"&&!Array.isArray(
s)){if(Object.keys(s).length>1e5)return H.errors=[{instancePath:t+"/agents",schemaPath:"#/properties\
/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let f in s){let c=s[f],u=e;
if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let q;if(c.available===void 0&&(q="available"))
return H.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"sch\
ema:AgentHealth/required",keyword:"required",params:{missingProperty:q}}],!1;{let k=e;for(let A in c)
if(!(A==="available"||A==="reason")){return H.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:A}}],!1;break}if(k===e){if(c.available!==void 0){let A=e;if(typeof c.
available!="boolean")return H.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").replace(/\//g,
"~1")+"/available",schemaPath:"schema:AgentHealth/properties/available/type",keyword:"type",params:{
type:"boolean"}}],!1;var y=A===e}else var y=!0;if(y)if(c.reason!==void 0){let A=c.reason,w=e;if(e===
w)if(typeof A=="string"){if(L(A,1024))return H.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"~0").
replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/maxLength",keyword:"m\
axLength",params:{limit:1024}}],!1}else return H.errors=[{instancePath:t+"/agents/"+f.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/type",keyword:"t\
ype",params:{type:"string"}}],!1;var y=w===e}else var y=!0}}}else return H.errors=[{instancePath:t+"\
/agents/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/type",keyword:"typ\
e",params:{type:"object"}}],!1;var m=u===e;if(!m)break}}else return H.errors=[{instancePath:t+"/agen\
ts",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var o=d===e}else
var o=!0}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return H.errors=a,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(r,{
instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){let a=null,
e=0,n=He.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:b})||(a=a===null?H.errors:a.concat(
H.errors),e=a.length));else return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return He.errors=a,e===0}He.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Nt=x;function x(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=x.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let s=r.response;if(e===e)if(s&&
typeof s=="object"&&!Array.isArray(s)){let l;if(s.name===void 0&&(l="name")||s.operations===void 0&&
(l="operations")||s.elsewhere===void 0&&(l="elsewhere"))return x.errors=[{instancePath:t+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let f=e;for(let c in s)
if(!(c==="name"||c==="operations"||c==="elsewhere")){return x.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(f===e){if(s.name!==void 0){let c=s.name,u=e;if(e===u)if(typeof c=="string"){if(L(c,128))
return x.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(Y(c,1))return x.errors=[{instancePath:t+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return x.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var o=u===e}else var o=!0;if(o){if(s.operations!==
void 0){let c=s.operations,u=e;if(e===u)if(Array.isArray(c)){if(c.length>256)return x.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var y=!0;let q=c.length;for(let k=0;k<q;k++){let A=c[k],w=e;if(e===w)if(A&&
typeof A=="object"&&!Array.isArray(A)){let Pe;if(A.method===void 0&&(Pe="method")||A.path===void 0&&
(Pe="path")||A.summary===void 0&&(Pe="summary"))return x.errors=[{instancePath:t+"/response/operatio\
ns/"+k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{
missingProperty:Pe}}],!1;{let _e=e;for(let _ in A)if(!(_==="method"||_==="path"||_==="summary")){return x.
errors=[{instancePath:t+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}
if(_e===e){if(A.method!==void 0){let _=A.method,K=e;if(e===K)if(typeof _=="string"){if(L(_,7))return x.
errors=[{instancePath:t+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Y(_,3))return x.
errors=[{instancePath:t+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return x.
errors=[{instancePath:t+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var m=K===e}else var m=!0;
if(m){if(A.path!==void 0){let _=A.path,K=e;if(e===K)if(typeof _=="string"){if(L(_,256))return x.errors=
[{instancePath:t+"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations\
/items/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(_,1))return x.errors=
[{instancePath:t+"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations\
/items/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/type",keyword:"type",params:{type:"string"}}],!1;var m=K===e}else var m=!0;if(m)if(A.summary!==
void 0){let _=A.summary,K=e;if(e===K)if(typeof _=="string"){if(L(_,256))return x.errors=[{instancePath:t+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return x.errors=[{instancePath:t+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var m=K===e}else var m=!0}}}}else return x.
errors=[{instancePath:t+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var y=w===e;if(!y)break}}}else return x.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var o=u===e}else var o=!0;if(o)if(s.elsewhere!==void 0){let c=s.elsewhere,
u=e;if(e===u)if(Array.isArray(c)){if(c.length>16)return x.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let q=c.length;for(let k=0;k<q;k++){let A=c[k],w=e;if(e===w)if(A&&typeof A=="object"&&!Array.
isArray(A)){let Pe;if(A.name===void 0&&(Pe="name"))return x.errors=[{instancePath:t+"/response/elsew\
here/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:Pe}}],!1;{let _e=e;for(let _ in A)if(!(_==="name"||_==="path"||_==="address"||_==="p\
ort")){return x.errors=[{instancePath:t+"/response/elsewhere/"+k,schemaPath:"schema:Overview/propert\
ies/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(_e===e){if(A.name!==void 0){let _=A.name,K=e;if(e===K)if(typeof _=="string"){if(L(_,128))
return x.errors=[{instancePath:t+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Y(_,1))
return x.errors=[{instancePath:t+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.
errors=[{instancePath:t+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=K===e}else var i=!0;
if(i){if(A.path!==void 0){let _=A.path,K=e;if(e===K)if(typeof _=="string"){if(L(_,256))return x.errors=
[{instancePath:t+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(_,1))return x.errors=
[{instancePath:t+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var i=K===e}else var i=!0;if(i){if(A.address!==
void 0){let _=A.address,K=e;if(e===K)if(typeof _=="string"){if(L(_,2048))return x.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(Y(_,1))return x.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var i=K===e}else var i=!0;if(i)if(A.port!==
void 0){let _=A.port,K=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return x.errors=[{
instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===K&&typeof _=="number"&&isFinite(
_)){if(_>65535||isNaN(_))return x.errors=[{instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(_<1||isNaN(_))return x.errors=[{instancePath:t+"/response/elsewhere/"+k+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var i=K===e}else var i=!0}}}}}else return x.errors=[{instancePath:t+
"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var p=w===e;if(!p)break}}}else return x.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var o=u===e}else var o=!0}}}}else return x.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return x.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=a,e===0}x.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Dt=Ie;function Ie(r,{instancePath:t="",parentData:v,parentDataProperty:g,rootData:h=r,dynamicAnchors:b={}}={}){
let a=null,e=0,n=Ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.response;if(e===e&&!(o&&
typeof o=="object"&&!Array.isArray(o)))return Ie.errors=[{instancePath:t+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ie.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=a,e===0}Ie.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var qs={requestAgent:{parameters:Tr,body:Zr,replies:{200:ut}},createTask:{parameters:Er,body:Br,replies:{
200:ht}},queryTask:{parameters:Nr,body:Wr,replies:{200:gt}},listEvmAgents:{parameters:Dr,body:Jr,replies:{
200:Pt}},callPaidToolEvm:{parameters:Sr,body:et,replies:{200:vt,402:bt}},queryPaidAgentEvm:{parameters:Mr,
body:rt,replies:{200:kt,402:wt}},listSolanaAgents:{parameters:Rr,body:tt,replies:{200:_t}},callPaidToolSolana:{
parameters:$r,body:st,replies:{200:At,402:qt}},queryPaidAgentSolana:{parameters:Kr,body:at,replies:{
200:xt,402:Lt}},callMcp:{parameters:Yr,body:it,replies:{200:jt}},callAgentMcp:{parameters:Or,body:nt,
replies:{200:Tt}},getSchema:{parameters:zr,body:ot,replies:{200:It}},getMeshHealth:{parameters:Gr,body:pt,
replies:{200:Et}},getOverview:{parameters:Xr,body:mt,replies:{200:Nt}},getContract:{parameters:Vr,body:dt,
replies:{200:Dt}},getReference:{parameters:Fr,body:yt,replies:{}},getReferenceFile:{parameters:Hr,body:lt,
replies:{}}};export{qs as default};
