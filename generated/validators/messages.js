// Compiled from a contract by npm run generate. Never edited.
var zr=Object.create;var He=Object.defineProperty;var Fr=Object.getOwnPropertyDescriptor;var Er=Object.getOwnPropertyNames;var Sr=Object.getPrototypeOf,Kr=Object.prototype.hasOwnProperty;var Ze=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(L){throw t=0,L}};var Rr=(r,t,L,w)=>{if(t&&typeof t=="object"||typeof t=="function")for(let v of Er(t))!Kr.call(r,v)&&
v!==L&&He(r,v,{get:()=>t[v],enumerable:!(w=Fr(t,v))||w.enumerable});return r};var ue=(r,t,L)=>(L=r!=null?zr(Sr(r)):{},Rr(t||!r||!r.__esModule?He(L,"default",{value:r,enumerable:!0}):
L,r));var qe=Ze(Ae=>{"use strict";Object.defineProperty(Ae,"__esModule",{value:!0});Ae.formats=void 0;var Vr=2**
31-1,Hr=(-2)**31,Zr=2**63-1,Jr=(-2)**63,Ge=(2-2**-23)*2**127,We=2**-126,Yr=-1*Ge,Gr=-1*We,Ye=()=>!0,
Wr=/^[A-Za-z0-9+/]*(=|==)?$/;Ae.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Vr&&r>=Hr,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Zr&&r>=Jr,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Ge&&r>=We||r>=Yr&&r<=Gr),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Wr.test(r),binary:Ye,password:Ye}});var je=Ze(ne=>{"use strict";Object.defineProperty(ne,"__esModule",{value:!0});ne.formatNames=ne.fastFormats=
ne.fullFormats=void 0;function ie(r,t){return{validate:r,compare:t}}ne.fullFormats={date:ie(rr,Se),time:ie(
Fe(!0),Ke),"date-time":ie(Xe(!0),sr),"iso-time":ie(Fe(),tr),"iso-date-time":ie(Xe(),ar),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:st,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:mt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:at,int32:{type:"number",validate:ot},
int64:{type:"number",validate:pt},float:{type:"number",validate:er},double:{type:"number",validate:er},
password:!0,binary:!0};ne.fastFormats={...ne.fullFormats,date:ie(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Se),time:ie(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ke),"date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
sr),"iso-time":ie(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,tr),
"iso-date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ar),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ne.formatNames=Object.keys(ne.fullFormats);function Xr(r){return r%4===0&&(r%100!==0||r%400===0)}var Qr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
et=[0,31,28,31,30,31,30,31,31,30,31,30,31];function rr(r){let t=Qr.exec(r);if(!t)return!1;let L=+t[1],
w=+t[2],v=+t[3];return w>=1&&w<=12&&v>=1&&v<=(w===2&&Xr(L)?29:et[w])}function Se(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var ze=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Fe(r){
return function(L){let w=ze.exec(L);if(!w)return!1;let v=+w[1],x=+w[2],s=+w[3],e=w[4],n=w[5]==="-"?-1:
1,i=+(w[6]||0),y=+(w[7]||0);if(i>23||y>59||r&&!e)return!1;if(v<=23&&x<=59&&s<60)return!0;let o=x-y*n,
f=v-i*n-(o<0?1:0);return(f===23||f===-1)&&(o===59||o===-1)&&s<61}}function Ke(r,t){if(!(r&&t))return;
let L=new Date("2020-01-01T"+r).valueOf(),w=new Date("2020-01-01T"+t).valueOf();if(L&&w)return L-w}function tr(r,t){
if(!(r&&t))return;let L=ze.exec(r),w=ze.exec(t);if(L&&w)return r=L[1]+L[2]+L[3],t=w[1]+w[2]+w[3],r>t?
1:r<t?-1:0}var Ee=/t|\s/i;function Xe(r){let t=Fe(r);return function(w){let v=w.split(Ee);return v.length===
2&&rr(v[0])&&t(v[1])}}function sr(r,t){if(!(r&&t))return;let L=new Date(r).valueOf(),w=new Date(t).valueOf();
if(L&&w)return L-w}function ar(r,t){if(!(r&&t))return;let[L,w]=r.split(Ee),[v,x]=t.split(Ee),s=Se(L,
v);if(s!==void 0)return s||Ke(w,x)}var rt=/\/|:/,tt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function st(r){return rt.test(r)&&tt.test(r)}var Qe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function at(r){return Qe.lastIndex=0,Qe.test(r)}var it=-(2**31),nt=2**31-1;function ot(r){return Number.
isInteger(r)&&r<=nt&&r>=it}function pt(r){return Number.isInteger(r)}function er(){return!0}var lt=/[^\\]\\Z/;
function mt(r){if(lt.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var he=(r,t)=>r.length>t&&Je(r)>t,ge=(r,t)=>r.length<2*t&&Je(r)<t,Ur=/[\ud800-\udbff][\udc00-\udfff]/g,
Je=r=>r.length-(r.match(Ur)?.length??0);var ir=ue(qe()),nr=ue(je()),Dt={...ir.formats,...nr.fastFormats},or=_e;function _e(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return _e.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return _e.errors=s,e===0}_e.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pr=C;var V=he,ke=ge,ft=new RegExp("^[ -~]+$","u"),Te=new RegExp("^[ -~]*$","u");function C(r,{instancePath:t="",
parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=C.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let y;if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y=
"params"))return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.headers!==void 0){let o=r.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["\
x-request-timeout-ms"]!==void 0){let a=o["x-request-timeout-ms"],p=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a))){let c=typeof a,m;if(m===void 0)if(c==="boolean"||a===null||c==="string"&&a&&
a==+a&&!(a%1))m=+a;else return C.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;m!==void 0&&(a=m,o!==void 0&&(o["x-request-timeout-ms"]=m))}if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>6e5||isNaN(a))return C.errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(a<1||isNaN(a))return C.errors=[{instancePath:t+"/headers/x-request-timeout-ms",
schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=p===e}else var i=!0;if(i){if(o["idempotency-key"]!==void 0){let a=o["\
idempotency-key"],p=e;if(typeof a!="string"){let m=typeof a,l;if(l===void 0)if(m=="number"||m=="bool\
ean")l=""+a;else if(a===null)l="";else return C.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,o!==void 0&&(o["idempotency-key"]=l))}if(e===p&&typeof a=="string"){if(V(a,255))return C.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(ke(a,1))return C.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ft.test(a))return C.errors=[{instancePath:t+"/headers/idempoten\
cy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}var i=p===e}else var i=!0;if(i){if(o["session-id"]!==void 0){let a=o["sessi\
on-id"],p=e;if(typeof a!="string"){let m=typeof a,l;if(l===void 0)if(m=="number"||m=="boolean")l=""+
a;else if(a===null)l="";else return C.errors=[{instancePath:t+"/headers/session-id",schemaPath:"#/pr\
operties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,o!==void 0&&(o["session-id"]=l))}if(e===p&&typeof a=="string"&&V(a,4096))return C.errors=[{instancePath:t+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var i=p===e}else var i=!0;if(i){if(o["thread-id"]!==void 0){let a=o["\
thread-id"],p=e;if(typeof a!="string"){let m=typeof a,l;if(l===void 0)if(m=="number"||m=="boolean")l=
""+a;else if(a===null)l="";else return C.errors=[{instancePath:t+"/headers/thread-id",schemaPath:"#/\
properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,o!==void 0&&(o["thread-id"]=l))}if(e===p&&typeof a=="string"&&V(a,4096))return C.errors=[{instancePath:t+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var i=p===e}else var i=!0;if(i){if(o["x-claude-code-session-id"]!==void 0){
let a=o["x-claude-code-session-id"],p=e;if(typeof a!="string"){let m=typeof a,l;if(l===void 0)if(m==
"number"||m=="boolean")l=""+a;else if(a===null)l="";else return C.errors=[{instancePath:t+"/headers/\
x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,o!==void 0&&(o["x-claude-code-session-id"]=
l))}if(e===p&&typeof a=="string"&&V(a,4096))return C.errors=[{instancePath:t+"/headers/x-claude-code\
-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var i=p===e}else var i=!0;if(i){if(o["anthropic-version"]!==void 0){
let a=o["anthropic-version"],p=e;if(typeof a!="string"){let m=typeof a,l;if(l===void 0)if(m=="number"||
m=="boolean")l=""+a;else if(a===null)l="";else return C.errors=[{instancePath:t+"/headers/anthropic-\
version",schemaPath:"#/properties/headers/properties/anthropic-version/type",keyword:"type",params:{
type:"string"}}],!1;l!==void 0&&(a=l,o!==void 0&&(o["anthropic-version"]=l))}if(e===p&&typeof a=="st\
ring"){if(V(a,64))return C.errors=[{instancePath:t+"/headers/anthropic-version",schemaPath:"#/proper\
ties/headers/properties/anthropic-version/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Te.
test(a))return C.errors=[{instancePath:t+"/headers/anthropic-version",schemaPath:"#/properties/heade\
rs/properties/anthropic-version/pattern",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}var i=p===
e}else var i=!0;if(i)if(o["anthropic-beta"]!==void 0){let a=o["anthropic-beta"],p=e;if(typeof a!="st\
ring"){let m=typeof a,l;if(l===void 0)if(m=="number"||m=="boolean")l=""+a;else if(a===null)l="";else
return C.errors=[{instancePath:t+"/headers/anthropic-beta",schemaPath:"#/properties/headers/properti\
es/anthropic-beta/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,o!==void 0&&(o["\
anthropic-beta"]=l))}if(e===p&&typeof a=="string"){if(V(a,4096))return C.errors=[{instancePath:t+"/h\
eaders/anthropic-beta",schemaPath:"#/properties/headers/properties/anthropic-beta/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;if(!Te.test(a))return C.errors=[{instancePath:t+"/headers/anthro\
pic-beta",schemaPath:"#/properties/headers/properties/anthropic-beta/pattern",keyword:"pattern",params:{
pattern:"^[ -~]*$"}}],!1}var i=p===e}else var i=!0}}}}}}else return C.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=
s,e===0}C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var lr=W;function W(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=W.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.headers===void 0&&(y=
"headers")||r.params===void 0&&(y="params"))return W.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;if(r.headers!==void 0){let o=r.headers;if(e===e)if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o["anthropic-version"]!==void 0){let a=o["anthropic-versio\
n"],p=e;if(typeof a!="string"){let c=typeof a,m;if(m===void 0)if(c=="number"||c=="boolean")m=""+a;else if(a===
null)m="";else return W.errors=[{instancePath:t+"/headers/anthropic-version",schemaPath:"#/propertie\
s/headers/properties/anthropic-version/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(a=m,o!==void 0&&(o["anthropic-version"]=m))}if(e===p&&typeof a=="string"){if(V(a,64))return W.errors=
[{instancePath:t+"/headers/anthropic-version",schemaPath:"#/properties/headers/properties/anthropic-\
version/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Te.test(a))return W.errors=[{instancePath:t+
"/headers/anthropic-version",schemaPath:"#/properties/headers/properties/anthropic-version/pattern",
keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}var i=p===e}else var i=!0;if(i)if(o["anthropic-be\
ta"]!==void 0){let a=o["anthropic-beta"],p=e;if(typeof a!="string"){let m=typeof a,l;if(l===void 0)if(m==
"number"||m=="boolean")l=""+a;else if(a===null)l="";else return W.errors=[{instancePath:t+"/headers/\
anthropic-beta",schemaPath:"#/properties/headers/properties/anthropic-beta/type",keyword:"type",params:{
type:"string"}}],!1;l!==void 0&&(a=l,o!==void 0&&(o["anthropic-beta"]=l))}if(e===p&&typeof a=="strin\
g"){if(V(a,4096))return W.errors=[{instancePath:t+"/headers/anthropic-beta",schemaPath:"#/properties\
/headers/properties/anthropic-beta/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;if(!Te.test(
a))return W.errors=[{instancePath:t+"/headers/anthropic-beta",schemaPath:"#/properties/headers/prope\
rties/anthropic-beta/pattern",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}var i=p===e}else var i=!0}else
return W.errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{
type:"object"}}],!1}}return W.errors=s,e===0}W.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var mr=U;function U(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.headers===void 0&&(y=
"headers")||r.params===void 0&&(y="params"))return U.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;if(r.query!==void 0){let o=r.query;if(e===e)if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.limit!==void 0){let a=o.limit,p=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a))){let c=typeof a,m;if(m===void 0)if(c==="boolean"||a===null||c==="str\
ing"&&a&&a==+a&&!(a%1))m=+a;else return U.errors=[{instancePath:t+"/query/limit",schemaPath:"#/prope\
rties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(a=m,o!==
void 0&&(o.limit=m))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return U.errors=[
{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return U.errors=[{instancePath:t+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=p===e}else var i=!0;if(i){if(o.after_id!==void 0){let a=o.after_id,p=e;if(typeof a!=
"string"){let m=typeof a,l;if(l===void 0)if(m=="number"||m=="boolean")l=""+a;else if(a===null)l="";else
return U.errors=[{instancePath:t+"/query/after_id",schemaPath:"#/properties/query/properties/after_i\
d/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,o!==void 0&&(o.after_id=l))}if(e===
p&&typeof a=="string"){if(V(a,256))return U.errors=[{instancePath:t+"/query/after_id",schemaPath:"#/\
properties/query/properties/after_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ke(a,
1))return U.errors=[{instancePath:t+"/query/after_id",schemaPath:"#/properties/query/properties/afte\
r_id/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=p===e}else var i=!0;if(i)if(o.before_id!==
void 0){let a=o.before_id,p=e;if(typeof a!="string"){let m=typeof a,l;if(l===void 0)if(m=="number"||
m=="boolean")l=""+a;else if(a===null)l="";else return U.errors=[{instancePath:t+"/query/before_id",schemaPath:"\
#/properties/query/properties/before_id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,o!==void 0&&(o.before_id=l))}if(e===p&&typeof a=="string"){if(V(a,256))return U.errors=[{instancePath:t+
"/query/before_id",schemaPath:"#/properties/query/properties/before_id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(ke(a,1))return U.errors=[{instancePath:t+"/query/before_id",schemaPath:"#\
/properties/query/properties/before_id/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=p===
e}else var i=!0}}else return U.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return U.errors=s,e===0}U.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fr=oe;function oe(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return oe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let y=r.params;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){let f;if(y.model===void 0&&(f="model"))return oe.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:f}}],
!1;if(y.model!==void 0){let a=y.model,p=e;if(typeof a!="string"){let c=typeof a,m;if(m===void 0)if(c==
"number"||c=="boolean")m=""+a;else if(a===null)m="";else return oe.errors=[{instancePath:t+"/params/\
model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(a=m,y!==void 0&&(y.model=m))}if(e===p&&typeof a=="string"){if(V(a,256))return oe.errors=
[{instancePath:t+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(ke(a,1))return oe.errors=[{instancePath:t+"/params/model",schemaPath:"\
#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return oe.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return oe.errors=s,e===0}oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var dr=le;function le(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=le.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return le.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let y=r.headers;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let f=y["if-none-match"],a=e;
if(typeof f!="string"){let p=typeof f,c;if(c===void 0)if(p=="number"||p=="boolean")c=""+f;else if(f===
null)c="";else return le.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(f=c,y!==
void 0&&(y["if-none-match"]=c))}if(e===a&&typeof f=="string"&&V(f,4096))return le.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return le.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return le.errors=s,e===0}le.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var cr=me;function me(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return me.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let y=r.headers;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let f=y["if-none-match"],a=e;
if(typeof f!="string"){let p=typeof f,c;if(c===void 0)if(p=="number"||p=="boolean")c=""+f;else if(f===
null)c="";else return me.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(f=c,y!==
void 0&&(y["if-none-match"]=c))}if(e===a&&typeof f=="string"&&V(f,4096))return me.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return me.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return me.errors=s,e===0}me.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yr=H;var dt=new RegExp("^[a-z][a-z0-9.-]*$","u");function H(r,{instancePath:t="",parentData:L,parentDataProperty:w,
rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&
(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return H.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.headers!==void 0){let o=r.
headers,f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){let a=o["\
if-none-match"],p=e;if(typeof a!="string"){let c=typeof a,m;if(m===void 0)if(c=="number"||c=="boolea\
n")m=""+a;else if(a===null)m="";else return H.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(a=m,o!==void 0&&(o["if-none-match"]=m))}if(e===p&&typeof a=="string"&&V(a,4096))return H.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return H.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=f===e}else var i=!0;if(i)if(r.
params!==void 0){let o=r.params,f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let p;if(o.
file===void 0&&(p="file"))return H.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params\
/required",keyword:"required",params:{missingProperty:p}}],!1;if(o.file!==void 0){let c=o.file,m=e;if(typeof c!=
"string"){let l=typeof c,h;if(h===void 0)if(l=="number"||l=="boolean")h=""+c;else if(c===null)h="";else
return H.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/type",
keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(c=h,o!==void 0&&(o.file=h))}if(e===m&&typeof c==
"string"){if(V(c,64))return H.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params\
/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ke(c,1))return H.errors=[{
instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1;if(!dt.test(c))return H.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],
!1}}}else return H.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1;var i=f===e}else var i=!0}return H.errors=s,e===0}H.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var gr=ue(qe()),vr=ue(je()),Ot={...gr.formats,...vr.fastFormats},_r=De;function De(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=De.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
De.errors=s,e===0}De.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var kr=T,ce={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"\
bearer"},ApiKey:{type:"apiKey",in:"header",name:"x-api-key"}}},properties:{query:{},headers:{},params:{},
cookies:{},body:{type:"object",required:["model","max_tokens","messages"],properties:{model:{$ref:"s\
chema:ModelName"},max_tokens:{type:"integer",minimum:1,maximum:2147483647},messages:{$ref:"schema:In\
putMessages"},system:{$ref:"schema:System"},stream:{type:["boolean","null"],default:!1},temperature:{
type:["number","null"],minimum:0,maximum:1},top_p:{type:["number","null"],minimum:0,maximum:1},top_k:{
type:["integer","null"],minimum:0,maximum:2147483647},stop_sequences:{type:["array","null"],maxItems:64,
items:{$ref:"schema:StopText"}},tools:{$ref:"schema:Tools"},tool_choice:{$ref:"schema:ToolChoice"},thinking:{
$ref:"schema:Thinking"},output_config:{$ref:"schema:OutputConfig"},metadata:{$ref:"schema:RequestMet\
adata"},cache_control:{$ref:"schema:Hint"},context_management:{$ref:"schema:Hint"},service_tier:{type:[
"string","null"],maxLength:64},mcp_servers:{type:["array","null"],maxItems:0,items:{type:"object",additionalProperties:!0}}}}},
required:["body"]};var Ie={type:"object",required:["type"],properties:{type:{type:"string",enum:["auto","any","tool","n\
one"]},name:{type:"string",maxLength:128},disable_parallel_tool_use:{type:["boolean","null"]}},$id:"\
schema:ToolChoice"},Pr={type:"object",required:["type"],properties:{type:{type:"string",maxLength:64},
budget_tokens:{type:["integer","null"],minimum:0,maximum:2147483647}},$id:"schema:Thinking"},yt={type:"\
object",properties:{user_id:{type:["string","null"],maxLength:1024}},$id:"schema:RequestMetadata"},ur={
type:["object","null"],additionalProperties:!0,$id:"schema:Hint"},$=he,Ue=ge;var ut={type:"object",required:["role"],properties:{role:{type:"string",enum:["user","assistant","sy\
stem"]},content:{anyOf:[{$ref:"schema:BlockText"},{$ref:"schema:ContentBlocks"}]}},$id:"schema:Input\
Message"};var $e={type:"object",required:["type"],properties:{type:{type:"string",maxLength:64},text:{type:"st\
ring",maxLength:8388608},source:{anyOf:[{$ref:"schema:BlockSource"},{$ref:"schema:BlockText"}]},title:{
type:["string","null"],maxLength:65536},context:{type:["string","null"],maxLength:8388608},id:{type:"\
string",maxLength:256},name:{type:"string",maxLength:256},input:{type:"object",additionalProperties:!0},
tool_use_id:{type:"string",maxLength:256},is_error:{type:["boolean","null"]},content:{anyOf:[{$ref:"\
schema:BlockText"},{$ref:"schema:ResultBlocks"},{type:"null"}]},thinking:{type:"string",maxLength:8388608},
signature:{type:["string","null"],maxLength:8388608},data:{type:"string",maxLength:8388608},tool:{$ref:"\
schema:ToolChange"},cache_control:{anyOf:[{$ref:"schema:CacheControl"},{type:"null"}]}},$id:"schema:\
ContentBlock"};var ht={type:"object",required:["type","text"],properties:{type:{type:"string",enum:["text"]},text:{
type:"string",maxLength:8388608},cache_control:{anyOf:[{$ref:"schema:CacheControl"},{type:"null"}]}},
$id:"schema:TextBlockInput"};function J(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,
dynamicAnchors:x={}}={}){let s=null,e=0,n=J.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.type===void 0&&(a="ty\
pe")||r.text===void 0&&(a="text"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a}}],!1;if(r.type!==void 0){let p=r.type,c=e;if(typeof p!="string")
return J.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"}}],!1;if(p!=="text")return J.errors=[{instancePath:t+"/type",schemaPath:"#/properties/\
type/enum",keyword:"enum",params:{allowedValues:ht.properties.type.enum}}],!1;var i=c===e}else var i=!0;
if(i){if(r.text!==void 0){let p=r.text,c=e;if(e===c)if(typeof p=="string"){if($(p,8388608))return J.
errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{
limit:8388608}}],!1}else return J.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/type",
keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i)if(r.cache_control!==void 0){
let p=r.cache_control,c=e,m=e,l=!1,h=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type!==
void 0){let u=p.type,b=e;if(e===b)if(typeof u=="string"){if($(u,64)){let g={instancePath:t+"/cache_c\
ontrol/type",schemaPath:"schema:CacheControl/properties/type/maxLength",keyword:"maxLength",params:{
limit:64}};s===null?s=[g]:s.push(g),e++}}else{let g={instancePath:t+"/cache_control/type",schemaPath:"\
schema:CacheControl/properties/type/type",keyword:"type",params:{type:"string"}};s===null?s=[g]:s.push(
g),e++}var y=b===e}else var y=!0;if(y)if(p.ttl!==void 0){let u=p.ttl,b=e;if(e===b)if(typeof u=="stri\
ng"){if($(u,64)){let _={instancePath:t+"/cache_control/ttl",schemaPath:"schema:CacheControl/properti\
es/ttl/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[_]:s.push(_),e++}}else{let _={instancePath:t+
"/cache_control/ttl",schemaPath:"schema:CacheControl/properties/ttl/type",keyword:"type",params:{type:"\
string"}};s===null?s=[_]:s.push(_),e++}var y=b===e}else var y=!0}else{let u={instancePath:t+"/cache_\
control",schemaPath:"schema:CacheControl/type",keyword:"type",params:{type:"object"}};s===null?s=[u]:
s.push(u),e++}var f=h===e;if(l=l||f,f){var o={};o.type=!0,o.ttl=!0}let A=e;if(p!==null){let u={instancePath:t+
"/cache_control",schemaPath:"#/properties/cache_control/anyOf/1/type",keyword:"type",params:{type:"n\
ull"}};s===null?s=[u]:s.push(u),e++}var f=A===e;if(l=l||f,l)e=m,s!==null&&(m?s.length=m:s=null);else{
let u={instancePath:t+"/cache_control",schemaPath:"#/properties/cache_control/anyOf",keyword:"anyOf",
params:{}};return s===null?s=[u]:s.push(u),e++,J.errors=s,!1}var i=c===e}else var i=!0}}else return J.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=
s,e===0}J.evaluated={props:{type:!0,text:!0,cache_control:!0},dynamicProps:!1,dynamicItems:!1};function Z(r,{
instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,
e=0,n=Z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(Array.
isArray(r)){if(r.length>1e4)return Z.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxIte\
ms",params:{limit:1e4}}],!1;{var i=!0;let y=r.length;for(let o=0;o<y;o++){let f=e;J(r[o],{instancePath:t+
"/"+o,parentData:r,parentDataProperty:o,rootData:v,dynamicAnchors:x})||(s=s===null?J.errors:s.concat(
J.errors),e=s.length);var i=f===e;if(!i)break}}}else return Z.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"array"}}],!1;return Z.errors=s,e===0}Z.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function K(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.type===void 0&&(o="type"))return K.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.type!==
void 0){let f=r.type,a=e;if(e===a)if(typeof f=="string"){if($(f,64))return K.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return K.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=a===e}else var i=!0;if(i){if(r.media_type!==void 0){let f=r.media_type,a=e;if(e===a)
if(typeof f=="string"){if($(f,256))return K.errors=[{instancePath:t+"/media_type",schemaPath:"#/prop\
erties/media_type/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.errors=[{instancePath:t+
"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var i=a===
e}else var i=!0;if(i){if(r.data!==void 0){let f=r.data,a=e;if(e===a)if(typeof f=="string"){if($(f,8388608))
return K.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",
params:{limit:8388608}}],!1}else return K.errors=[{instancePath:t+"/data",schemaPath:"#/properties/d\
ata/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.url!==void 0){
let f=r.url,a=e;if(e===a)if(typeof f=="string"){if($(f,8192))return K.errors=[{instancePath:t+"/url",
schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return K.errors=
[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;
var i=a===e}else var i=!0;if(i)if(r.content!==void 0){let f=r.content,a=e,p=e,c=!1,m=e;if(e===e)if(typeof f==
"string"){if($(f,8388608)){let A={instancePath:t+"/content",schemaPath:"schema:BlockText/maxLength",
keyword:"maxLength",params:{limit:8388608}};s===null?s=[A]:s.push(A),e++}}else{let A={instancePath:t+
"/content",schemaPath:"schema:BlockText/type",keyword:"type",params:{type:"string"}};s===null?s=[A]:
s.push(A),e++}var y=m===e;c=c||y;let h=e;Z(f,{instancePath:t+"/content",parentData:r,parentDataProperty:"\
content",rootData:v,dynamicAnchors:x})||(s=s===null?Z.errors:s.concat(Z.errors),e=s.length);var y=h===
e;if(c=c||y,c)e=p,s!==null&&(p?s.length=p:s=null);else{let A={instancePath:t+"/content",schemaPath:"\
#/properties/content/anyOf",keyword:"anyOf",params:{}};return s===null?s=[A]:s.push(A),e++,K.errors=
s,!1}var i=a===e}else var i=!0}}}}else return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return K.errors=s,e===0}K.evaluated={props:{type:!0,media_type:!0,
data:!0,url:!0,content:!0},dynamicProps:!1,dynamicItems:!1};var hr={type:"object",required:["type"],properties:{type:{type:"string",maxLength:64},tool_name:{type:"\
string",maxLength:128},text:{type:"string",maxLength:8388608},source:{anyOf:[{$ref:"schema:BlockSour\
ce"},{$ref:"schema:BlockText"}]},title:{type:["string","null"],maxLength:65536},context:{type:["stri\
ng","null"],maxLength:8388608},content:{$ref:"schema:TextBlocks"},cache_control:{anyOf:[{$ref:"schem\
a:CacheControl"},{type:"null"}]}},$id:"schema:ResultBlock"};function S(r,{instancePath:t="",parentData:L,
parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=S.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let c;if(r.type===void 0&&(c="type"))return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:c}}],!1;if(r.type!==void 0){let m=r.type,l=e;if(e===l)if(typeof m==
"string"){if($(m,64))return S.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1}else return S.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(r.
tool_name!==void 0){let m=r.tool_name,l=e;if(e===l)if(typeof m=="string"){if($(m,128))return S.errors=
[{instancePath:t+"/tool_name",schemaPath:"#/properties/tool_name/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return S.errors=[{instancePath:t+"/tool_name",schemaPath:"#/properties/tool_nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(r.text!==void 0){
let m=r.text,l=e;if(e===l)if(typeof m=="string"){if($(m,8388608))return S.errors=[{instancePath:t+"/\
text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1}else return S.
errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=l===e}else var i=!0;if(i){if(r.source!==void 0){let m=r.source,l=e,h=e,j=!1,A=e;K(m,
{instancePath:t+"/source",parentData:r,parentDataProperty:"source",rootData:v,dynamicAnchors:x})||(s=
s===null?K.errors:s.concat(K.errors),e=s.length);var o=A===e;if(j=j||o,o){var y={};y.type=!0,y.media_type=
!0,y.data=!0,y.url=!0,y.content=!0}let d=e;if(e===e)if(typeof m=="string"){if($(m,8388608)){let g={instancePath:t+
"/source",schemaPath:"schema:BlockText/maxLength",keyword:"maxLength",params:{limit:8388608}};s===null?
s=[g]:s.push(g),e++}}else{let g={instancePath:t+"/source",schemaPath:"schema:BlockText/type",keyword:"\
type",params:{type:"string"}};s===null?s=[g]:s.push(g),e++}var o=d===e;if(j=j||o,j)e=h,s!==null&&(h?
s.length=h:s=null);else{let g={instancePath:t+"/source",schemaPath:"#/properties/source/anyOf",keyword:"\
anyOf",params:{}};return s===null?s=[g]:s.push(g),e++,S.errors=s,!1}var i=l===e}else var i=!0;if(i){
if(r.title!==void 0){let m=r.title,l=e;if(typeof m!="string"&&m!==null)return S.errors=[{instancePath:t+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:hr.properties.title.type}}],
!1;if(e===l&&typeof m=="string"&&$(m,65536))return S.errors=[{instancePath:t+"/title",schemaPath:"#/\
properties/title/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var i=l===e}else var i=!0;
if(i){if(r.context!==void 0){let m=r.context,l=e;if(typeof m!="string"&&m!==null)return S.errors=[{instancePath:t+
"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:hr.properties.context.
type}}],!1;if(e===l&&typeof m=="string"&&$(m,8388608))return S.errors=[{instancePath:t+"/context",schemaPath:"\
#/properties/context/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var i=l===e}else var i=!0;
if(i){if(r.content!==void 0){let m=e;Z(r.content,{instancePath:t+"/content",parentData:r,parentDataProperty:"\
content",rootData:v,dynamicAnchors:x})||(s=s===null?Z.errors:s.concat(Z.errors),e=s.length);var i=m===
e}else var i=!0;if(i)if(r.cache_control!==void 0){let m=r.cache_control,l=e,h=e,j=!1,A=e;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.type!==void 0){let g=m.type,_=e;if(e===_)if(typeof g=="s\
tring"){if($(g,64)){let P={instancePath:t+"/cache_control/type",schemaPath:"schema:CacheControl/prop\
erties/type/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[P]:s.push(P),e++}}else{let P={
instancePath:t+"/cache_control/type",schemaPath:"schema:CacheControl/properties/type/type",keyword:"\
type",params:{type:"string"}};s===null?s=[P]:s.push(P),e++}var f=_===e}else var f=!0;if(f)if(m.ttl!==
void 0){let g=m.ttl,_=e;if(e===_)if(typeof g=="string"){if($(g,64)){let k={instancePath:t+"/cache_co\
ntrol/ttl",schemaPath:"schema:CacheControl/properties/ttl/maxLength",keyword:"maxLength",params:{limit:64}};
s===null?s=[k]:s.push(k),e++}}else{let k={instancePath:t+"/cache_control/ttl",schemaPath:"schema:Cac\
heControl/properties/ttl/type",keyword:"type",params:{type:"string"}};s===null?s=[k]:s.push(k),e++}var f=_===
e}else var f=!0}else{let g={instancePath:t+"/cache_control",schemaPath:"schema:CacheControl/type",keyword:"\
type",params:{type:"object"}};s===null?s=[g]:s.push(g),e++}var p=A===e;if(j=j||p,p){var a={};a.type=
!0,a.ttl=!0}let u=e;if(m!==null){let g={instancePath:t+"/cache_control",schemaPath:"#/properties/cac\
he_control/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[g]:s.push(g),e++}var p=u===
e;if(j=j||p,j)e=h,s!==null&&(h?s.length=h:s=null);else{let g={instancePath:t+"/cache_control",schemaPath:"\
#/properties/cache_control/anyOf",keyword:"anyOf",params:{}};return s===null?s=[g]:s.push(g),e++,S.errors=
s,!1}var i=l===e}else var i=!0}}}}}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return S.errors=s,e===0}S.evaluated={props:{type:!0,tool_name:!0,text:!0,
source:!0,title:!0,context:!0,content:!0,cache_control:!0},dynamicProps:!1,dynamicItems:!1};function fe(r,{
instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,
e=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(Array.
isArray(r)){if(r.length>1e4)return fe.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxIt\
ems",params:{limit:1e4}}],!1;{var i=!0;let y=r.length;for(let o=0;o<y;o++){let f=e;S(r[o],{instancePath:t+
"/"+o,parentData:r,parentDataProperty:o,rootData:v,dynamicAnchors:x})||(s=s===null?S.errors:s.concat(
S.errors),e=s.length);var i=f===e;if(!i)break}}}else return fe.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"array"}}],!1;return fe.errors=s,e===0}fe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Re={type:"object",properties:{type:{type:["string","null"],maxLength:64},name:{type:"string",minLength:1,
maxLength:128},description:{type:"string",maxLength:1048576},input_schema:{$ref:"schema:JsonSchema"},
strict:{type:["boolean","null"]},defer_loading:{type:["boolean","null"]},cache_control:{anyOf:[{$ref:"\
schema:CacheControl"},{type:"null"}]}},$id:"schema:Tool"};function E(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=E.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type!==void 0){let a=r.type,p=e;if(typeof a!="st\
ring"&&a!==null)return E.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:Re.properties.type.type}}],!1;if(e===p&&typeof a=="string"&&$(a,64))return E.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var i=p===e}else var i=!0;if(i){if(r.name!==void 0){let a=r.name,p=e;if(e===p)if(typeof a=="strin\
g"){if($(a,128))return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Ue(a,1))return E.errors=[{instancePath:t+"/name",schemaPath:"#\
/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else
var i=!0;if(i){if(r.description!==void 0){let a=r.description,p=e;if(e===p)if(typeof a=="string"){if($(
a,1048576))return E.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxL\
ength",keyword:"maxLength",params:{limit:1048576}}],!1}else return E.errors=[{instancePath:t+"/descr\
iption",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}}],!1;var i=p===
e}else var i=!0;if(i){if(r.input_schema!==void 0){let a=r.input_schema,p=e;if(e===e&&!(a&&typeof a==
"object"&&!Array.isArray(a)))return E.errors=[{instancePath:t+"/input_schema",schemaPath:"schema:Jso\
nSchema/type",keyword:"type",params:{type:"object"}}],!1;var i=p===e}else var i=!0;if(i){if(r.strict!==
void 0){let a=r.strict,p=e;if(typeof a!="boolean"&&a!==null)return E.errors=[{instancePath:t+"/stric\
t",schemaPath:"#/properties/strict/type",keyword:"type",params:{type:Re.properties.strict.type}}],!1;
var i=p===e}else var i=!0;if(i){if(r.defer_loading!==void 0){let a=r.defer_loading,p=e;if(typeof a!=
"boolean"&&a!==null)return E.errors=[{instancePath:t+"/defer_loading",schemaPath:"#/properties/defer\
_loading/type",keyword:"type",params:{type:Re.properties.defer_loading.type}}],!1;var i=p===e}else var i=!0;
if(i)if(r.cache_control!==void 0){let a=r.cache_control,p=e,c=e,m=!1,l=e;if(e===e)if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.type!==void 0){let d=a.type,u=e;if(e===u)if(typeof d=="string"){if($(
d,64)){let b={instancePath:t+"/cache_control/type",schemaPath:"schema:CacheControl/properties/type/m\
axLength",keyword:"maxLength",params:{limit:64}};s===null?s=[b]:s.push(b),e++}}else{let b={instancePath:t+
"/cache_control/type",schemaPath:"schema:CacheControl/properties/type/type",keyword:"type",params:{type:"\
string"}};s===null?s=[b]:s.push(b),e++}var y=u===e}else var y=!0;if(y)if(a.ttl!==void 0){let d=a.ttl,
u=e;if(e===u)if(typeof d=="string"){if($(d,64)){let g={instancePath:t+"/cache_control/ttl",schemaPath:"\
schema:CacheControl/properties/ttl/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[g]:
s.push(g),e++}}else{let g={instancePath:t+"/cache_control/ttl",schemaPath:"schema:CacheControl/prope\
rties/ttl/type",keyword:"type",params:{type:"string"}};s===null?s=[g]:s.push(g),e++}var y=u===e}else
var y=!0}else{let d={instancePath:t+"/cache_control",schemaPath:"schema:CacheControl/type",keyword:"\
type",params:{type:"object"}};s===null?s=[d]:s.push(d),e++}var f=l===e;if(m=m||f,f){var o={};o.type=
!0,o.ttl=!0}let j=e;if(a!==null){let d={instancePath:t+"/cache_control",schemaPath:"#/properties/cac\
he_control/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[d]:s.push(d),e++}var f=j===
e;if(m=m||f,m)e=c,s!==null&&(c?s.length=c:s=null);else{let d={instancePath:t+"/cache_control",schemaPath:"\
#/properties/cache_control/anyOf",keyword:"anyOf",params:{}};return s===null?s=[d]:s.push(d),e++,E.errors=
s,!1}var i=p===e}else var i=!0}}}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return E.errors=s,e===0}E.evaluated={props:{type:!0,name:!0,description:!0,
input_schema:!0,strict:!0,defer_loading:!0,cache_control:!0},dynamicProps:!1,dynamicItems:!1};function X(r,{
instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,
e=0,n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.type===void 0&&(y="type"))return X.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.type!==void 0){let o=r.type,f=e;
if(e===f)if(typeof o=="string"){if($(o,64))return X.errors=[{instancePath:t+"/type",schemaPath:"#/pr\
operties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return X.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var i=f===e}else
var i=!0;if(i){if(r.name!==void 0){let o=r.name,f=e;if(e===f)if(typeof o=="string"){if($(o,128))return X.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i)if(r.definition!==void 0){let o=e;E(
r.definition,{instancePath:t+"/definition",parentData:r,parentDataProperty:"definition",rootData:v,dynamicAnchors:x})||
(s=s===null?E.errors:s.concat(E.errors),e=s.length);var i=o===e}else var i=!0}}else return X.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=s,e===
0}X.evaluated={props:{type:!0,name:!0,definition:!0},dynamicProps:!1,dynamicItems:!1};function I(r,{
instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,
e=0,n=I.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let m;if(r.type===void 0&&(m="type"))return I.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.type!==void 0){let l=r.type,h=e;
if(e===h)if(typeof l=="string"){if($(l,64))return I.errors=[{instancePath:t+"/type",schemaPath:"#/pr\
operties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return I.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else
var i=!0;if(i){if(r.text!==void 0){let l=r.text,h=e;if(e===h)if(typeof l=="string"){if($(l,8388608))
return I.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",
params:{limit:8388608}}],!1}else return I.errors=[{instancePath:t+"/text",schemaPath:"#/properties/t\
ext/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(r.source!==void 0){
let l=r.source,h=e,j=e,A=!1,d=e;K(l,{instancePath:t+"/source",parentData:r,parentDataProperty:"sourc\
e",rootData:v,dynamicAnchors:x})||(s=s===null?K.errors:s.concat(K.errors),e=s.length);var o=d===e;if(A=
A||o,o){var y={};y.type=!0,y.media_type=!0,y.data=!0,y.url=!0,y.content=!0}let u=e;if(e===e)if(typeof l==
"string"){if($(l,8388608)){let _={instancePath:t+"/source",schemaPath:"schema:BlockText/maxLength",keyword:"\
maxLength",params:{limit:8388608}};s===null?s=[_]:s.push(_),e++}}else{let _={instancePath:t+"/source",
schemaPath:"schema:BlockText/type",keyword:"type",params:{type:"string"}};s===null?s=[_]:s.push(_),e++}
var o=u===e;if(A=A||o,A)e=j,s!==null&&(j?s.length=j:s=null);else{let _={instancePath:t+"/source",schemaPath:"\
#/properties/source/anyOf",keyword:"anyOf",params:{}};return s===null?s=[_]:s.push(_),e++,I.errors=s,
!1}var i=h===e}else var i=!0;if(i){if(r.title!==void 0){let l=r.title,h=e;if(typeof l!="string"&&l!==
null)return I.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:$e.properties.title.type}}],!1;if(e===h&&typeof l=="string"&&$(l,65536))return I.errors=[{instancePath:t+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var i=h===
e}else var i=!0;if(i){if(r.context!==void 0){let l=r.context,h=e;if(typeof l!="string"&&l!==null)return I.
errors=[{instancePath:t+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:$e.
properties.context.type}}],!1;if(e===h&&typeof l=="string"&&$(l,8388608))return I.errors=[{instancePath:t+
"/context",schemaPath:"#/properties/context/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1;var i=h===e}else var i=!0;if(i){if(r.id!==void 0){let l=r.id,h=e;if(e===h)if(typeof l=="string"){
if($(l,256))return I.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1}else return I.errors=[{instancePath:t+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(r.name!==void 0){
let l=r.name,h=e;if(e===h)if(typeof l=="string"){if($(l,256))return I.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return I.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var i=h===e}else var i=!0;if(i){if(r.input!==void 0){let l=r.input,h=e;if(e===h&&!(l&&typeof l=="\
object"&&!Array.isArray(l)))return I.errors=[{instancePath:t+"/input",schemaPath:"#/properties/input\
/type",keyword:"type",params:{type:"object"}}],!1;var i=h===e}else var i=!0;if(i){if(r.tool_use_id!==
void 0){let l=r.tool_use_id,h=e;if(e===h)if(typeof l=="string"){if($(l,256))return I.errors=[{instancePath:t+
"/tool_use_id",schemaPath:"#/properties/tool_use_id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return I.errors=[{instancePath:t+"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"\
type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(r.is_error!==void 0){let l=r.is_error,
h=e;if(typeof l!="boolean"&&l!==null)return I.errors=[{instancePath:t+"/is_error",schemaPath:"#/prop\
erties/is_error/type",keyword:"type",params:{type:$e.properties.is_error.type}}],!1;var i=h===e}else
var i=!0;if(i){if(r.content!==void 0){let l=r.content,h=e,j=e,A=!1,d=e;if(e===e)if(typeof l=="string"){
if($(l,8388608)){let P={instancePath:t+"/content",schemaPath:"schema:BlockText/maxLength",keyword:"m\
axLength",params:{limit:8388608}};s===null?s=[P]:s.push(P),e++}}else{let P={instancePath:t+"/content",
schemaPath:"schema:BlockText/type",keyword:"type",params:{type:"string"}};s===null?s=[P]:s.push(P),e++}
var f=d===e;A=A||f;let b=e;fe(l,{instancePath:t+"/content",parentData:r,parentDataProperty:"content",
rootData:v,dynamicAnchors:x})||(s=s===null?fe.errors:s.concat(fe.errors),e=s.length);var f=b===e;A=A||
f;let g=e;if(l!==null){let P={instancePath:t+"/content",schemaPath:"#/properties/content/anyOf/2/typ\
e",keyword:"type",params:{type:"null"}};s===null?s=[P]:s.push(P),e++}var f=g===e;if(A=A||f,A)e=j,s!==
null&&(j?s.length=j:s=null);else{let P={instancePath:t+"/content",schemaPath:"#/properties/content/a\
nyOf",keyword:"anyOf",params:{}};return s===null?s=[P]:s.push(P),e++,I.errors=s,!1}var i=h===e}else var i=!0;
if(i){if(r.thinking!==void 0){let l=r.thinking,h=e;if(e===h)if(typeof l=="string"){if($(l,8388608))return I.
errors=[{instancePath:t+"/thinking",schemaPath:"#/properties/thinking/maxLength",keyword:"maxLength",
params:{limit:8388608}}],!1}else return I.errors=[{instancePath:t+"/thinking",schemaPath:"#/properti\
es/thinking/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(r.signature!==
void 0){let l=r.signature,h=e;if(typeof l!="string"&&l!==null)return I.errors=[{instancePath:t+"/sig\
nature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type:$e.properties.signature.
type}}],!1;if(e===h&&typeof l=="string"&&$(l,8388608))return I.errors=[{instancePath:t+"/signature",
schemaPath:"#/properties/signature/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var i=h===
e}else var i=!0;if(i){if(r.data!==void 0){let l=r.data,h=e;if(e===h)if(typeof l=="string"){if($(l,8388608))
return I.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",
params:{limit:8388608}}],!1}else return I.errors=[{instancePath:t+"/data",schemaPath:"#/properties/d\
ata/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(r.tool!==void 0){
let l=e;X(r.tool,{instancePath:t+"/tool",parentData:r,parentDataProperty:"tool",rootData:v,dynamicAnchors:x})||
(s=s===null?X.errors:s.concat(X.errors),e=s.length);var i=l===e}else var i=!0;if(i)if(r.cache_control!==
void 0){let l=r.cache_control,h=e,j=e,A=!1,d=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l.type!==void 0){let _=l.type,P=e;if(e===P)if(typeof _=="string"){if($(_,64)){let k={instancePath:t+
"/cache_control/type",schemaPath:"schema:CacheControl/properties/type/maxLength",keyword:"maxLength",
params:{limit:64}};s===null?s=[k]:s.push(k),e++}}else{let k={instancePath:t+"/cache_control/type",schemaPath:"\
schema:CacheControl/properties/type/type",keyword:"type",params:{type:"string"}};s===null?s=[k]:s.push(
k),e++}var a=P===e}else var a=!0;if(a)if(l.ttl!==void 0){let _=l.ttl,P=e;if(e===P)if(typeof _=="stri\
ng"){if($(_,64)){let q={instancePath:t+"/cache_control/ttl",schemaPath:"schema:CacheControl/properti\
es/ttl/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[q]:s.push(q),e++}}else{let q={instancePath:t+
"/cache_control/ttl",schemaPath:"schema:CacheControl/properties/ttl/type",keyword:"type",params:{type:"\
string"}};s===null?s=[q]:s.push(q),e++}var a=P===e}else var a=!0}else{let _={instancePath:t+"/cache_\
control",schemaPath:"schema:CacheControl/type",keyword:"type",params:{type:"object"}};s===null?s=[_]:
s.push(_),e++}var c=d===e;if(A=A||c,c){var p={};p.type=!0,p.ttl=!0}let b=e;if(l!==null){let _={instancePath:t+
"/cache_control",schemaPath:"#/properties/cache_control/anyOf/1/type",keyword:"type",params:{type:"n\
ull"}};s===null?s=[_]:s.push(_),e++}var c=b===e;if(A=A||c,A)e=j,s!==null&&(j?s.length=j:s=null);else{
let _={instancePath:t+"/cache_control",schemaPath:"#/properties/cache_control/anyOf",keyword:"anyOf",
params:{}};return s===null?s=[_]:s.push(_),e++,I.errors=s,!1}var i=h===e}else var i=!0}}}}}}}}}}}}}}}else
return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.
errors=s,e===0}I.evaluated={props:{type:!0,text:!0,source:!0,title:!0,context:!0,id:!0,name:!0,input:!0,
tool_use_id:!0,is_error:!0,content:!0,thinking:!0,signature:!0,data:!0,tool:!0,cache_control:!0},dynamicProps:!1,
dynamicItems:!1};function de(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(Array.isArray(r)){if(r.length>1e4)return de.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var i=!0;let y=r.length;for(let o=0;o<y;o++){let f=e;I(r[o],{instancePath:t+
"/"+o,parentData:r,parentDataProperty:o,rootData:v,dynamicAnchors:x})||(s=s===null?I.errors:s.concat(
I.errors),e=s.length);var i=f===e;if(!i)break}}}else return de.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"array"}}],!1;return de.errors=s,e===0}de.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function ee(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.role===void 0&&(o="role"))return ee.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.role!==
void 0){let f=r.role,a=e;if(typeof f!="string")return ee.errors=[{instancePath:t+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="user"||f==="assistant"||
f==="system"))return ee.errors=[{instancePath:t+"/role",schemaPath:"#/properties/role/enum",keyword:"\
enum",params:{allowedValues:ut.properties.role.enum}}],!1;var i=a===e}else var i=!0;if(i)if(r.content!==
void 0){let f=r.content,a=e,p=e,c=!1,m=e;if(e===e)if(typeof f=="string"){if($(f,8388608)){let A={instancePath:t+
"/content",schemaPath:"schema:BlockText/maxLength",keyword:"maxLength",params:{limit:8388608}};s===null?
s=[A]:s.push(A),e++}}else{let A={instancePath:t+"/content",schemaPath:"schema:BlockText/type",keyword:"\
type",params:{type:"string"}};s===null?s=[A]:s.push(A),e++}var y=m===e;c=c||y;let h=e;de(f,{instancePath:t+
"/content",parentData:r,parentDataProperty:"content",rootData:v,dynamicAnchors:x})||(s=s===null?de.errors:
s.concat(de.errors),e=s.length);var y=h===e;if(c=c||y,c)e=p,s!==null&&(p?s.length=p:s=null);else{let A={
instancePath:t+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};return s===
null?s=[A]:s.push(A),e++,ee.errors=s,!1}var i=a===e}else var i=!0}else return ee.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=s,e===0}ee.evaluated=
{props:{role:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:t="",parentData:L,
parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=Q.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(Array.isArray(r)){if(r.length>1e4)return Q.
errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;if(r.length<
1)return Q.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var i=!0;let y=r.length;for(let o=0;o<y;o++){let f=e;ee(r[o],{instancePath:t+"/"+o,parentData:r,parentDataProperty:o,
rootData:v,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=f===e;if(!i)
break}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],
!1;return Q.errors=s,e===0}Q.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function pe(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=pe.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let i=e,
y=!1,o=e;if(e===e)if(typeof r=="string"){if($(r,8388608)){let m={instancePath:t,schemaPath:"schema:B\
lockText/maxLength",keyword:"maxLength",params:{limit:8388608}};s===null?s=[m]:s.push(m),e++}}else{let m={
instancePath:t,schemaPath:"schema:BlockText/type",keyword:"type",params:{type:"string"}};s===null?s=
[m]:s.push(m),e++}var p=o===e;y=y||p;let a=e;Z(r,{instancePath:t,parentData:L,parentDataProperty:w,rootData:v,
dynamicAnchors:x})||(s=s===null?Z.errors:s.concat(Z.errors),e=s.length);var p=a===e;if(y=y||p,p)var c=!0;
if(y)e=i,s!==null&&(i?s.length=i:s=null);else{let m={instancePath:t,schemaPath:"#/anyOf",keyword:"an\
yOf",params:{}};return s===null?s=[m]:s.push(m),e++,pe.errors=s,!1}return pe.errors=s,n.items=c,e===
0}pe.evaluated={dynamicProps:!1,dynamicItems:!0};function te(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(Array.isArray(r)){if(r.length>1e3)return te.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let y=r.length;for(let o=0;o<y;o++){let f=e;E(r[o],{instancePath:t+
"/"+o,parentData:r,parentDataProperty:o,rootData:v,dynamicAnchors:x})||(s=s===null?E.errors:s.concat(
E.errors),e=s.length);var i=f===e;if(!i)break}}}else return te.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"array"}}],!1;return te.errors=s,e===0}te.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var gt={type:"object",properties:{effort:{type:["string","null"],maxLength:64},format:{
anyOf:[{$ref:"schema:OutputFormat"},{type:"null"}]}},$id:"schema:OutputConfig"},vt={type:"object",required:[
"type","schema"],properties:{type:{type:"string",enum:["json_schema"]},schema:{$ref:"schema:JsonSche\
ma"}},$id:"schema:OutputFormat"};function re(r,{instancePath:t="",parentData:L,parentDataProperty:w,
rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.type===
void 0&&(y="type")||r.schema===void 0&&(y="schema"))return re.errors=[{instancePath:t,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:y}}],!1;if(r.type!==void 0){let o=r.type,f=e;if(typeof o!=
"string")return re.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(o!=="json_schema")return re.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:vt.properties.type.enum}}],!1;var i=f===
e}else var i=!0;if(i)if(r.schema!==void 0){let o=r.schema,f=e;if(e===e&&!(o&&typeof o=="object"&&!Array.
isArray(o)))return re.errors=[{instancePath:t+"/schema",schemaPath:"schema:JsonSchema/type",keyword:"\
type",params:{type:"object"}}],!1;var i=f===e}else var i=!0}else return re.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=s,e===0}re.evaluated={props:{type:!0,
schema:!0},dynamicProps:!1,dynamicItems:!1};function Y(r,{instancePath:t="",parentData:L,parentDataProperty:w,
rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.effort!==void 0){
let f=r.effort,a=e;if(typeof f!="string"&&f!==null)return Y.errors=[{instancePath:t+"/effort",schemaPath:"\
#/properties/effort/type",keyword:"type",params:{type:gt.properties.effort.type}}],!1;if(e===a&&typeof f==
"string"&&$(f,64))return Y.errors=[{instancePath:t+"/effort",schemaPath:"#/properties/effort/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;var i=a===e}else var i=!0;if(i)if(r.format!==void 0){
let f=r.format,a=e,p=e,c=!1,m=e;re(f,{instancePath:t+"/format",parentData:r,parentDataProperty:"form\
at",rootData:v,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var o=m===e;
if(c=c||o,o){var y={};y.type=!0,y.schema=!0}let l=e;if(f!==null){let j={instancePath:t+"/format",schemaPath:"\
#/properties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[j]:s.push(j),e++}
var o=l===e;if(c=c||o,c)e=p,s!==null&&(p?s.length=p:s=null);else{let j={instancePath:t+"/format",schemaPath:"\
#/properties/format/anyOf",keyword:"anyOf",params:{}};return s===null?s=[j]:s.push(j),e++,Y.errors=s,
!1}var i=a===e}else var i=!0}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Y.errors=s,e===0}Y.evaluated={props:{effort:!0,format:!0},dynamicProps:!1,
dynamicItems:!1};function T(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=T.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.body===void 0&&(p="body"))return T.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.body!==void 0){let c=r.
body;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){c.stream===void 0&&(c.stream=!1);let l;if(c.
model===void 0&&(l="model")||c.max_tokens===void 0&&(l="max_tokens")||c.messages===void 0&&(l="messa\
ges"))return T.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"requ\
ired",params:{missingProperty:l}}],!1;if(c.model!==void 0){let h=c.model,j=e;if(e===e)if(typeof h=="\
string"){if($(h,256))return T.errors=[{instancePath:t+"/body/model",schemaPath:"schema:ModelName/max\
Length",keyword:"maxLength",params:{limit:256}}],!1;if(Ue(h,1))return T.errors=[{instancePath:t+"/bo\
dy/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.
errors=[{instancePath:t+"/body/model",schemaPath:"schema:ModelName/type",keyword:"type",params:{type:"\
string"}}],!1;var i=j===e}else var i=!0;if(i){if(c.max_tokens!==void 0){let h=c.max_tokens,j=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:t+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&
typeof h=="number"&&isFinite(h)){if(h>2147483647||isNaN(h))return T.errors=[{instancePath:t+"/body/m\
ax_tokens",schemaPath:"#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(h<1||isNaN(h))return T.errors=[{instancePath:t+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=j===e}else var i=!0;if(i){if(c.messages!==void 0){let h=e;Q(c.messages,{instancePath:t+"/bo\
dy/messages",parentData:c,parentDataProperty:"messages",rootData:v,dynamicAnchors:x})||(s=s===null?Q.
errors:s.concat(Q.errors),e=s.length);var i=h===e}else var i=!0;if(i){if(c.system!==void 0){let h=e;
pe(c.system,{instancePath:t+"/body/system",parentData:c,parentDataProperty:"system",rootData:v,dynamicAnchors:x})||
(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var i=h===e}else var i=!0;if(i){let h=c.stream,
j=e;if(typeof h!="boolean"&&h!==null)return T.errors=[{instancePath:t+"/body/stream",schemaPath:"#/p\
roperties/body/properties/stream/type",keyword:"type",params:{type:ce.properties.body.properties.stream.
type}}],!1;var i=j===e;if(i){if(c.temperature!==void 0){let d=c.temperature,u=e;if(!(typeof d=="numb\
er"&&isFinite(d))&&d!==null)return T.errors=[{instancePath:t+"/body/temperature",schemaPath:"#/prope\
rties/body/properties/temperature/type",keyword:"type",params:{type:ce.properties.body.properties.temperature.
type}}],!1;if(e===u&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return T.errors=[{instancePath:t+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(d<0||isNaN(d))return T.errors=[{instancePath:t+"/body/tempe\
rature",schemaPath:"#/properties/body/properties/temperature/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=u===e}else var i=!0;if(i){if(c.top_p!==void 0){let d=c.top_p,u=e;if(!(typeof d==
"number"&&isFinite(d))&&d!==null)return T.errors=[{instancePath:t+"/body/top_p",schemaPath:"#/proper\
ties/body/properties/top_p/type",keyword:"type",params:{type:ce.properties.body.properties.top_p.type}}],
!1;if(e===u&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return T.errors=[{instancePath:t+"/bo\
dy/top_p",schemaPath:"#/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(d<0||isNaN(d))return T.errors=[{instancePath:t+"/body/top_p",schemaPath:"#/prop\
erties/body/properties/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=u===
e}else var i=!0;if(i){if(c.top_k!==void 0){let d=c.top_k,u=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return T.errors=[{instancePath:t+"/body/top_k",schemaPath:"#/properties/b\
ody/properties/top_k/type",keyword:"type",params:{type:ce.properties.body.properties.top_k.type}}],!1;
if(e===u&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return T.errors=[{instancePath:t+
"/body/top_k",schemaPath:"#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(d<0||isNaN(d))return T.errors=[{instancePath:t+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=u===e}else var i=!0;if(i){if(c.stop_sequences!==void 0){let d=c.stop_sequences,u=e;if(!Array.isArray(
d)&&d!==null)return T.errors=[{instancePath:t+"/body/stop_sequences",schemaPath:"#/properties/body/p\
roperties/stop_sequences/type",keyword:"type",params:{type:ce.properties.body.properties.stop_sequences.
type}}],!1;if(e===u&&Array.isArray(d)){if(d.length>64)return T.errors=[{instancePath:t+"/body/stop_s\
equences",schemaPath:"#/properties/body/properties/stop_sequences/maxItems",keyword:"maxItems",params:{
limit:64}}],!1;{var y=!0;let g=d.length;for(let _=0;_<g;_++){let P=d[_],k=e;if(e===e)if(typeof P=="s\
tring"){if($(P,4096))return T.errors=[{instancePath:t+"/body/stop_sequences/"+_,schemaPath:"schema:S\
topText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return T.errors=[{instancePath:t+
"/body/stop_sequences/"+_,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],
!1;var y=k===e;if(!y)break}}}var i=u===e}else var i=!0;if(i){if(c.tools!==void 0){let d=e;te(c.tools,
{instancePath:t+"/body/tools",parentData:c,parentDataProperty:"tools",rootData:v,dynamicAnchors:x})||
(s=s===null?te.errors:s.concat(te.errors),e=s.length);var i=d===e}else var i=!0;if(i){if(c.tool_choice!==
void 0){let d=c.tool_choice,u=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let _;if(d.type===
void 0&&(_="type"))return T.errors=[{instancePath:t+"/body/tool_choice",schemaPath:"schema:ToolChoic\
e/required",keyword:"required",params:{missingProperty:_}}],!1;if(d.type!==void 0){let P=d.type,k=e;
if(typeof P!="string")return T.errors=[{instancePath:t+"/body/tool_choice/type",schemaPath:"schema:T\
oolChoice/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(P==="auto"||P==="any"||
P==="tool"||P==="none"))return T.errors=[{instancePath:t+"/body/tool_choice/type",schemaPath:"schema\
:ToolChoice/properties/type/enum",keyword:"enum",params:{allowedValues:Ie.properties.type.enum}}],!1;
var o=k===e}else var o=!0;if(o){if(d.name!==void 0){let P=d.name,k=e;if(e===k)if(typeof P=="string"){
if($(P,128))return T.errors=[{instancePath:t+"/body/tool_choice/name",schemaPath:"schema:ToolChoice/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return T.errors=[{instancePath:t+
"/body/tool_choice/name",schemaPath:"schema:ToolChoice/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var o=k===e}else var o=!0;if(o)if(d.disable_parallel_tool_use!==void 0){let P=d.
disable_parallel_tool_use,k=e;if(typeof P!="boolean"&&P!==null)return T.errors=[{instancePath:t+"/bo\
dy/tool_choice/disable_parallel_tool_use",schemaPath:"schema:ToolChoice/properties/disable_parallel_\
tool_use/type",keyword:"type",params:{type:Ie.properties.disable_parallel_tool_use.type}}],!1;var o=k===
e}else var o=!0}}else return T.errors=[{instancePath:t+"/body/tool_choice",schemaPath:"schema:ToolCh\
oice/type",keyword:"type",params:{type:"object"}}],!1;var i=u===e}else var i=!0;if(i){if(c.thinking!==
void 0){let d=c.thinking,u=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let _;if(d.type===
void 0&&(_="type"))return T.errors=[{instancePath:t+"/body/thinking",schemaPath:"schema:Thinking/req\
uired",keyword:"required",params:{missingProperty:_}}],!1;if(d.type!==void 0){let P=d.type,k=e;if(e===
k)if(typeof P=="string"){if($(P,64))return T.errors=[{instancePath:t+"/body/thinking/type",schemaPath:"\
schema:Thinking/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return T.
errors=[{instancePath:t+"/body/thinking/type",schemaPath:"schema:Thinking/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;var f=k===e}else var f=!0;if(f)if(d.budget_tokens!==void 0){let P=d.
budget_tokens,k=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))&&P!==null)return T.errors=
[{instancePath:t+"/body/thinking/budget_tokens",schemaPath:"schema:Thinking/properties/budget_tokens\
/type",keyword:"type",params:{type:Pr.properties.budget_tokens.type}}],!1;if(e===k&&typeof P=="numbe\
r"&&isFinite(P)){if(P>2147483647||isNaN(P))return T.errors=[{instancePath:t+"/body/thinking/budget_t\
okens",schemaPath:"schema:Thinking/properties/budget_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(P<0||isNaN(P))return T.errors=[{instancePath:t+"/body/thinking/budget_\
tokens",schemaPath:"schema:Thinking/properties/budget_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var f=k===e}else var f=!0}else return T.errors=[{instancePath:t+"/body/thinking",schemaPath:"\
schema:Thinking/type",keyword:"type",params:{type:"object"}}],!1;var i=u===e}else var i=!0;if(i){if(c.
output_config!==void 0){let d=e;Y(c.output_config,{instancePath:t+"/body/output_config",parentData:c,
parentDataProperty:"output_config",rootData:v,dynamicAnchors:x})||(s=s===null?Y.errors:s.concat(Y.errors),
e=s.length);var i=d===e}else var i=!0;if(i){if(c.metadata!==void 0){let d=c.metadata,u=e;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.user_id!==void 0){let _=d.user_id,P=e;if(typeof _!="stri\
ng"&&_!==null)return T.errors=[{instancePath:t+"/body/metadata/user_id",schemaPath:"schema:RequestMe\
tadata/properties/user_id/type",keyword:"type",params:{type:yt.properties.user_id.type}}],!1;if(e===
P&&typeof _=="string"&&$(_,1024))return T.errors=[{instancePath:t+"/body/metadata/user_id",schemaPath:"\
schema:RequestMetadata/properties/user_id/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}}else
return T.errors=[{instancePath:t+"/body/metadata",schemaPath:"schema:RequestMetadata/type",keyword:"\
type",params:{type:"object"}}],!1;var i=u===e}else var i=!0;if(i){if(c.cache_control!==void 0){let d=c.
cache_control,u=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return T.errors=[{instancePath:t+
"/body/cache_control",schemaPath:"schema:Hint/type",keyword:"type",params:{type:ur.type}}],!1;var i=u===
e}else var i=!0;if(i){if(c.context_management!==void 0){let d=c.context_management,u=e;if(!(d&&typeof d==
"object"&&!Array.isArray(d))&&d!==null)return T.errors=[{instancePath:t+"/body/context_management",schemaPath:"\
schema:Hint/type",keyword:"type",params:{type:ur.type}}],!1;var i=u===e}else var i=!0;if(i){if(c.service_tier!==
void 0){let d=c.service_tier,u=e;if(typeof d!="string"&&d!==null)return T.errors=[{instancePath:t+"/\
body/service_tier",schemaPath:"#/properties/body/properties/service_tier/type",keyword:"type",params:{
type:ce.properties.body.properties.service_tier.type}}],!1;if(e===u&&typeof d=="string"&&$(d,64))return T.
errors=[{instancePath:t+"/body/service_tier",schemaPath:"#/properties/body/properties/service_tier/m\
axLength",keyword:"maxLength",params:{limit:64}}],!1;var i=u===e}else var i=!0;if(i)if(c.mcp_servers!==
void 0){let d=c.mcp_servers,u=e;if(!Array.isArray(d)&&d!==null)return T.errors=[{instancePath:t+"/bo\
dy/mcp_servers",schemaPath:"#/properties/body/properties/mcp_servers/type",keyword:"type",params:{type:ce.
properties.body.properties.mcp_servers.type}}],!1;if(e===u&&Array.isArray(d)){if(d.length>0)return T.
errors=[{instancePath:t+"/body/mcp_servers",schemaPath:"#/properties/body/properties/mcp_servers/max\
Items",keyword:"maxItems",params:{limit:0}}],!1;{var a=!0;let g=d.length;for(let _=0;_<g;_++){let P=d[_],
k=e;if(e===k&&!(P&&typeof P=="object"&&!Array.isArray(P)))return T.errors=[{instancePath:t+"/body/mc\
p_servers/"+_,schemaPath:"#/properties/body/properties/mcp_servers/items/type",keyword:"type",params:{
type:"object"}}],!1;var a=k===e;if(!a)break}}}var i=u===e}else var i=!0}}}}}}}}}}}}}}}}}else return T.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return T.errors=s,e===0}T.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var xr=z;function z(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return z.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.body!==void 0){let a=r.
body;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let c;if(a.model===void 0&&(c="model")||a.
messages===void 0&&(c="messages"))return z.errors=[{instancePath:t+"/body",schemaPath:"#/properties/\
body/required",keyword:"required",params:{missingProperty:c}}],!1;if(a.model!==void 0){let m=a.model,
l=e;if(e===e)if(typeof m=="string"){if($(m,256))return z.errors=[{instancePath:t+"/body/model",schemaPath:"\
schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ue(m,1))return z.errors=[
{instancePath:t+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return z.errors=[{instancePath:t+"/body/model",schemaPath:"schema:ModelName/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(a.messages!==void 0){let m=e;Q(a.
messages,{instancePath:t+"/body/messages",parentData:a,parentDataProperty:"messages",rootData:v,dynamicAnchors:x})||
(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(a.system!==void 0){
let m=e;pe(a.system,{instancePath:t+"/body/system",parentData:a,parentDataProperty:"system",rootData:v,
dynamicAnchors:x})||(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var i=m===e}else var i=!0;
if(i){if(a.tools!==void 0){let m=e;te(a.tools,{instancePath:t+"/body/tools",parentData:a,parentDataProperty:"\
tools",rootData:v,dynamicAnchors:x})||(s=s===null?te.errors:s.concat(te.errors),e=s.length);var i=m===
e}else var i=!0;if(i){if(a.tool_choice!==void 0){let m=a.tool_choice,l=e;if(e===e)if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){let A;if(m.type===void 0&&(A="type"))return z.errors=[{instancePath:t+"/b\
ody/tool_choice",schemaPath:"schema:ToolChoice/required",keyword:"required",params:{missingProperty:A}}],
!1;if(m.type!==void 0){let d=m.type,u=e;if(typeof d!="string")return z.errors=[{instancePath:t+"/bod\
y/tool_choice/type",schemaPath:"schema:ToolChoice/properties/type/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(d==="auto"||d==="any"||d==="tool"||d==="none"))return z.errors=[{instancePath:t+"\
/body/tool_choice/type",schemaPath:"schema:ToolChoice/properties/type/enum",keyword:"enum",params:{allowedValues:Ie.
properties.type.enum}}],!1;var y=u===e}else var y=!0;if(y){if(m.name!==void 0){let d=m.name,u=e;if(e===
u)if(typeof d=="string"){if($(d,128))return z.errors=[{instancePath:t+"/body/tool_choice/name",schemaPath:"\
schema:ToolChoice/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return z.
errors=[{instancePath:t+"/body/tool_choice/name",schemaPath:"schema:ToolChoice/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;var y=u===e}else var y=!0;if(y)if(m.disable_parallel_tool_use!==
void 0){let d=m.disable_parallel_tool_use,u=e;if(typeof d!="boolean"&&d!==null)return z.errors=[{instancePath:t+
"/body/tool_choice/disable_parallel_tool_use",schemaPath:"schema:ToolChoice/properties/disable_paral\
lel_tool_use/type",keyword:"type",params:{type:Ie.properties.disable_parallel_tool_use.type}}],!1;var y=u===
e}else var y=!0}}else return z.errors=[{instancePath:t+"/body/tool_choice",schemaPath:"schema:ToolCh\
oice/type",keyword:"type",params:{type:"object"}}],!1;var i=l===e}else var i=!0;if(i){if(a.thinking!==
void 0){let m=a.thinking,l=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let A;if(m.type===
void 0&&(A="type"))return z.errors=[{instancePath:t+"/body/thinking",schemaPath:"schema:Thinking/req\
uired",keyword:"required",params:{missingProperty:A}}],!1;if(m.type!==void 0){let d=m.type,u=e;if(e===
u)if(typeof d=="string"){if($(d,64))return z.errors=[{instancePath:t+"/body/thinking/type",schemaPath:"\
schema:Thinking/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return z.
errors=[{instancePath:t+"/body/thinking/type",schemaPath:"schema:Thinking/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;var o=u===e}else var o=!0;if(o)if(m.budget_tokens!==void 0){let d=m.
budget_tokens,u=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return z.errors=
[{instancePath:t+"/body/thinking/budget_tokens",schemaPath:"schema:Thinking/properties/budget_tokens\
/type",keyword:"type",params:{type:Pr.properties.budget_tokens.type}}],!1;if(e===u&&typeof d=="numbe\
r"&&isFinite(d)){if(d>2147483647||isNaN(d))return z.errors=[{instancePath:t+"/body/thinking/budget_t\
okens",schemaPath:"schema:Thinking/properties/budget_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(d<0||isNaN(d))return z.errors=[{instancePath:t+"/body/thinking/budget_\
tokens",schemaPath:"schema:Thinking/properties/budget_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var o=u===e}else var o=!0}else return z.errors=[{instancePath:t+"/body/thinking",schemaPath:"\
schema:Thinking/type",keyword:"type",params:{type:"object"}}],!1;var i=l===e}else var i=!0;if(i)if(a.
output_config!==void 0){let m=e;Y(a.output_config,{instancePath:t+"/body/output_config",parentData:a,
parentDataProperty:"output_config",rootData:v,dynamicAnchors:x})||(s=s===null?Y.errors:s.concat(Y.errors),
e=s.length);var i=m===e}else var i=!0}}}}}}else return z.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return z.errors=s,e===0}z.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var br=Oe;function Oe(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=Oe.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Oe.errors=s,e===0}Oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wr=Ne;function Ne(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=Ne.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ne.errors=s,e===0}Ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Lr=Me;function Me(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=Me.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Me.errors=s,e===0}Me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ar=Be;function Be(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=Be.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Be.errors=s,e===0}Be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qr=Ce;function Ce(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=Ce.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ce.errors=s,e===0}Ce.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $r=ue(qe()),Dr=ue(je()),kt={...$r.formats,...Dr.fastFormats},Ir=D;var F=he,G=ge;function D(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=D.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.response;if(e===e)if(p&&
typeof p=="object"&&!Array.isArray(p)){let m;if(p.name===void 0&&(m="name")||p.operations===void 0&&
(m="operations")||p.elsewhere===void 0&&(m="elsewhere"))return D.errors=[{instancePath:t+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:m}}],!1;{let l=e;for(let h in p)
if(!(h==="name"||h==="operations"||h==="elsewhere")){return D.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(l===e){if(p.name!==void 0){let h=p.name,j=e;if(e===j)if(typeof h=="string"){if(F(h,128))
return D.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(G(h,1))return D.errors=[{instancePath:t+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return D.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=j===e}else var i=!0;if(i){if(p.operations!==
void 0){let h=p.operations,j=e;if(e===j)if(Array.isArray(h)){if(h.length>256)return D.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var y=!0;let d=h.length;for(let u=0;u<d;u++){let b=h[u],g=e;if(e===g)if(b&&
typeof b=="object"&&!Array.isArray(b)){let P;if(b.method===void 0&&(P="method")||b.path===void 0&&(P=
"path")||b.summary===void 0&&(P="summary"))return D.errors=[{instancePath:t+"/response/operations/"+
u,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:P}}],
!1;{let k=e;for(let q in b)if(!(q==="method"||q==="path"||q==="summary")){return D.errors=[{instancePath:t+
"/response/operations/"+u,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(k===e){if(b.method!==
void 0){let q=b.method,B=e;if(e===B)if(typeof q=="string"){if(F(q,7))return D.errors=[{instancePath:t+
"/response/operations/"+u+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(G(q,3))return D.errors=[{instancePath:t+
"/response/operations/"+u+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return D.errors=[{instancePath:t+
"/response/operations/"+u+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var o=B===e}else var o=!0;if(o){if(b.path!==
void 0){let q=b.path,B=e;if(e===B)if(typeof q=="string"){if(F(q,256))return D.errors=[{instancePath:t+
"/response/operations/"+u+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(q,1))return D.errors=[{instancePath:t+
"/response/operations/"+u+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/r\
esponse/operations/"+u+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var o=B===e}else var o=!0;if(o)if(b.summary!==void 0){
let q=b.summary,B=e;if(e===B)if(typeof q=="string"){if(F(q,256))return D.errors=[{instancePath:t+"/r\
esponse/operations/"+u+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return D.errors=[{instancePath:t+
"/response/operations/"+u+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var o=B===e}else var o=!0}}}}else return D.
errors=[{instancePath:t+"/response/operations/"+u,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var y=g===e;if(!y)break}}}else return D.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var i=j===e}else var i=!0;if(i)if(p.elsewhere!==void 0){let h=p.elsewhere,
j=e;if(e===j)if(Array.isArray(h)){if(h.length>16)return D.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var f=!0;let d=h.length;for(let u=0;u<d;u++){let b=h[u],g=e;if(e===g)if(b&&typeof b=="object"&&!Array.
isArray(b)){let P;if(b.name===void 0&&(P="name"))return D.errors=[{instancePath:t+"/response/elsewhe\
re/"+u,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:P}}],
!1;{let k=e;for(let q in b)if(!(q==="name"||q==="path"||q==="address"||q==="port")){return D.errors=
[{instancePath:t+"/response/elsewhere/"+u,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(k===e){
if(b.name!==void 0){let q=b.name,B=e;if(e===B)if(typeof q=="string"){if(F(q,128))return D.errors=[{instancePath:t+
"/response/elsewhere/"+u+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(G(q,1))return D.errors=[{instancePath:t+
"/response/elsewhere/"+u+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+u+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=B===e}else var a=!0;if(a){if(b.path!==void 0){
let q=b.path,B=e;if(e===B)if(typeof q=="string"){if(F(q,256))return D.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+u+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(q,1))return D.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+u+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/respons\
e/elsewhere/"+u+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var a=B===e}else var a=!0;if(a){if(b.address!==void 0){let q=b.
address,B=e;if(e===B)if(typeof q=="string"){if(F(q,2048))return D.errors=[{instancePath:t+"/response\
/elsewhere/"+u+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(G(q,1))return D.errors=[{instancePath:t+"\
/response/elsewhere/"+u+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+
"/response/elsewhere/"+u+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=B===e}else var a=!0;if(a)if(b.port!==
void 0){let q=b.port,B=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return D.errors=[{
instancePath:t+"/response/elsewhere/"+u+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===B&&typeof q=="number"&&isFinite(
q)){if(q>65535||isNaN(q))return D.errors=[{instancePath:t+"/response/elsewhere/"+u+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(q<1||isNaN(q))return D.errors=[{instancePath:t+"/response/elsewhere/"+u+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=B===e}else var a=!0}}}}}else return D.errors=[{instancePath:t+
"/response/elsewhere/"+u,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var f=g===e;if(!f)break}}}else return D.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var i=j===e}else var i=!0}}}}else return D.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return D.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=s,e===0}D.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Or=be;var Pt={type:"object",required:["id","type","role","model","content","stop_reason","stop_sequence","\
usage"],properties:{id:{type:"string",minLength:1,maxLength:256},type:{type:"string",const:"message"},
role:{type:"string",const:"assistant"},model:{$ref:"schema:ModelName"},content:{type:"array",maxItems:1e3,
items:{$ref:"schema:OutputBlock"}},stop_reason:{anyOf:[{$ref:"schema:StopReason"},{type:"null"}]},stop_sequence:{
type:["string","null"],maxLength:4096},stop_details:{$ref:"schema:OtherMember"},container:{$ref:"sch\
ema:OtherMember"},diagnostics:{$ref:"schema:OtherMember"},usage:{$ref:"schema:MessageUsage"}},$id:"s\
chema:Message"};var xt={type:"string",enum:["end_turn","max_tokens","stop_sequence","tool_use","refusal","pause_turn",
"model_context_window_exceeded"],$id:"schema:StopReason"},xe={type:["object","null"],additionalProperties:!0,
$id:"schema:OtherMember"};var bt={type:"object",required:["type","text"],properties:{type:{type:"string",const:"text"},text:{type:"\
string",maxLength:33554432},citations:{type:["array","null"],maxItems:1e3,items:{type:"object"}}},$id:"\
schema:TextBlock"};function ye(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=ye.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let i=e,
y=!1,o=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.type===void 0&&(b="type")||
r.text===void 0&&(b="text")){let g={instancePath:t,schemaPath:"schema:TextBlock/required",keyword:"r\
equired",params:{missingProperty:b}};s===null?s=[g]:s.push(g),e++}else{if(r.type!==void 0){let g=r.type,
_=e;if(typeof g!="string"){let P={instancePath:t+"/type",schemaPath:"schema:TextBlock/properties/typ\
e/type",keyword:"type",params:{type:"string"}};s===null?s=[P]:s.push(P),e++}if(g!=="text"){let P={instancePath:t+
"/type",schemaPath:"schema:TextBlock/properties/type/const",keyword:"const",params:{allowedValue:"te\
xt"}};s===null?s=[P]:s.push(P),e++}var a=_===e}else var a=!0;if(a){if(r.text!==void 0){let g=r.text,
_=e;if(e===_)if(typeof g=="string"){if(F(g,33554432)){let k={instancePath:t+"/text",schemaPath:"sche\
ma:TextBlock/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}};s===null?s=[k]:
s.push(k),e++}}else{let k={instancePath:t+"/text",schemaPath:"schema:TextBlock/properties/text/type",
keyword:"type",params:{type:"string"}};s===null?s=[k]:s.push(k),e++}var a=_===e}else var a=!0;if(a)if(r.
citations!==void 0){let g=r.citations,_=e;if(!Array.isArray(g)&&g!==null){let k={instancePath:t+"/ci\
tations",schemaPath:"schema:TextBlock/properties/citations/type",keyword:"type",params:{type:bt.properties.
citations.type}};s===null?s=[k]:s.push(k),e++}if(e===_&&Array.isArray(g))if(g.length>1e3){let k={instancePath:t+
"/citations",schemaPath:"schema:TextBlock/properties/citations/maxItems",keyword:"maxItems",params:{
limit:1e3}};s===null?s=[k]:s.push(k),e++}else{var p=!0;let k=g.length;for(let q=0;q<k;q++){let B=g[q],
ae=e;if(!(B&&typeof B=="object"&&!Array.isArray(B))){let Ve={instancePath:t+"/citations/"+q,schemaPath:"\
schema:TextBlock/properties/citations/items/type",keyword:"type",params:{type:"object"}};s===null?s=
[Ve]:s.push(Ve),e++}var p=ae===e;if(!p)break}}var a=_===e}else var a=!0}}}else{let b={instancePath:t,
schemaPath:"schema:TextBlock/type",keyword:"type",params:{type:"object"}};s===null?s=[b]:s.push(b),e++}
var u=o===e;if(y=y||u,u){var c={};c.type=!0,c.text=!0,c.citations=!0}let m=e;if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.type===void 0&&(b="type")||r.thinking===void 0&&(b="thinking")){
let g={instancePath:t,schemaPath:"schema:ThinkingBlock/required",keyword:"required",params:{missingProperty:b}};
s===null?s=[g]:s.push(g),e++}else{if(r.type!==void 0){let g=r.type,_=e;if(typeof g!="string"){let P={
instancePath:t+"/type",schemaPath:"schema:ThinkingBlock/properties/type/type",keyword:"type",params:{
type:"string"}};s===null?s=[P]:s.push(P),e++}if(g!=="thinking"){let P={instancePath:t+"/type",schemaPath:"\
schema:ThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue:"thinking"}};s===null?
s=[P]:s.push(P),e++}var h=_===e}else var h=!0;if(h){if(r.thinking!==void 0){let g=r.thinking,_=e;if(e===
_)if(typeof g=="string"){if(F(g,33554432)){let k={instancePath:t+"/thinking",schemaPath:"schema:Thin\
kingBlock/properties/thinking/maxLength",keyword:"maxLength",params:{limit:33554432}};s===null?s=[k]:
s.push(k),e++}}else{let k={instancePath:t+"/thinking",schemaPath:"schema:ThinkingBlock/properties/th\
inking/type",keyword:"type",params:{type:"string"}};s===null?s=[k]:s.push(k),e++}var h=_===e}else var h=!0;
if(h)if(r.signature!==void 0){let g=r.signature,_=e;if(e===_)if(typeof g=="string"){if(F(g,33554432)){
let k={instancePath:t+"/signature",schemaPath:"schema:ThinkingBlock/properties/signature/maxLength",
keyword:"maxLength",params:{limit:33554432}};s===null?s=[k]:s.push(k),e++}}else{let k={instancePath:t+
"/signature",schemaPath:"schema:ThinkingBlock/properties/signature/type",keyword:"type",params:{type:"\
string"}};s===null?s=[k]:s.push(k),e++}var h=_===e}else var h=!0}}}else{let b={instancePath:t,schemaPath:"\
schema:ThinkingBlock/type",keyword:"type",params:{type:"object"}};s===null?s=[b]:s.push(b),e++}var u=m===
e;y=y||u,u&&c!==!0&&(c=c||{},c.type=!0,c.thinking=!0,c.signature=!0);let j=e;if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.type===void 0&&(b="type")||r.id===void 0&&(b="id")||r.name===
void 0&&(b="name")||r.input===void 0&&(b="input")){let g={instancePath:t,schemaPath:"schema:ToolUseB\
lock/required",keyword:"required",params:{missingProperty:b}};s===null?s=[g]:s.push(g),e++}else{if(r.
type!==void 0){let g=r.type,_=e;if(typeof g!="string"){let P={instancePath:t+"/type",schemaPath:"sch\
ema:ToolUseBlock/properties/type/type",keyword:"type",params:{type:"string"}};s===null?s=[P]:s.push(
P),e++}if(g!=="tool_use"){let P={instancePath:t+"/type",schemaPath:"schema:ToolUseBlock/properties/t\
ype/const",keyword:"const",params:{allowedValue:"tool_use"}};s===null?s=[P]:s.push(P),e++}var d=_===
e}else var d=!0;if(d){if(r.id!==void 0){let g=r.id,_=e;if(e===_)if(typeof g=="string"){if(F(g,256)){
let k={instancePath:t+"/id",schemaPath:"schema:ToolUseBlock/properties/id/maxLength",keyword:"maxLen\
gth",params:{limit:256}};s===null?s=[k]:s.push(k),e++}else if(G(g,1)){let k={instancePath:t+"/id",schemaPath:"\
schema:ToolUseBlock/properties/id/minLength",keyword:"minLength",params:{limit:1}};s===null?s=[k]:s.
push(k),e++}}else{let k={instancePath:t+"/id",schemaPath:"schema:ToolUseBlock/properties/id/type",keyword:"\
type",params:{type:"string"}};s===null?s=[k]:s.push(k),e++}var d=_===e}else var d=!0;if(d){if(r.name!==
void 0){let g=r.name,_=e;if(e===_)if(typeof g=="string"){if(F(g,256)){let k={instancePath:t+"/name",
schemaPath:"schema:ToolUseBlock/properties/name/maxLength",keyword:"maxLength",params:{limit:256}};s===
null?s=[k]:s.push(k),e++}else if(G(g,1)){let k={instancePath:t+"/name",schemaPath:"schema:ToolUseBlo\
ck/properties/name/minLength",keyword:"minLength",params:{limit:1}};s===null?s=[k]:s.push(k),e++}}else{
let k={instancePath:t+"/name",schemaPath:"schema:ToolUseBlock/properties/name/type",keyword:"type",params:{
type:"string"}};s===null?s=[k]:s.push(k),e++}var d=_===e}else var d=!0;if(d){if(r.input!==void 0){let g=r.
input,_=e;if(e===_&&!(g&&typeof g=="object"&&!Array.isArray(g))){let k={instancePath:t+"/input",schemaPath:"\
schema:ToolUseBlock/properties/input/type",keyword:"type",params:{type:"object"}};s===null?s=[k]:s.push(
k),e++}var d=_===e}else var d=!0;if(d)if(r.caller!==void 0){let g=r.caller,_=e;if(e===_)if(g&&typeof g==
"object"&&!Array.isArray(g)){let k;if(g.type===void 0&&(k="type")){let q={instancePath:t+"/caller",schemaPath:"\
schema:ToolUseBlock/properties/caller/required",keyword:"required",params:{missingProperty:k}};s===null?
s=[q]:s.push(q),e++}else if(g.type!==void 0){let q=g.type;if(e===e)if(typeof q=="string"){if(F(q,64)){
let ae={instancePath:t+"/caller/type",schemaPath:"schema:ToolUseBlock/properties/caller/properties/t\
ype/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[ae]:s.push(ae),e++}else if(G(q,1)){
let ae={instancePath:t+"/caller/type",schemaPath:"schema:ToolUseBlock/properties/caller/properties/t\
ype/minLength",keyword:"minLength",params:{limit:1}};s===null?s=[ae]:s.push(ae),e++}}else{let ae={instancePath:t+
"/caller/type",schemaPath:"schema:ToolUseBlock/properties/caller/properties/type/type",keyword:"type",
params:{type:"string"}};s===null?s=[ae]:s.push(ae),e++}}}else{let k={instancePath:t+"/caller",schemaPath:"\
schema:ToolUseBlock/properties/caller/type",keyword:"type",params:{type:"object"}};s===null?s=[k]:s.
push(k),e++}var d=_===e}else var d=!0}}}}}else{let b={instancePath:t,schemaPath:"schema:ToolUseBlock\
/type",keyword:"type",params:{type:"object"}};s===null?s=[b]:s.push(b),e++}var u=j===e;if(y=y||u,u&&
c!==!0&&(c=c||{},c.type=!0,c.id=!0,c.name=!0,c.input=!0,c.caller=!0),y)e=i,s!==null&&(i?s.length=i:s=
null);else{let b={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return s===null?s=[
b]:s.push(b),e++,ye.errors=s,!1}return ye.errors=s,n.props=c,e===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};
var Pe={type:"object",required:["input_tokens","output_tokens"],properties:{input_tokens:{type:"inte\
ger",minimum:0,maximum:4294967295},output_tokens:{type:"integer",minimum:0,maximum:4294967295},cache_creation:{
$ref:"schema:OtherMember"},cache_creation_input_tokens:{type:["integer","null"],minimum:0,maximum:4294967295},
cache_read_input_tokens:{type:["integer","null"],minimum:0,maximum:4294967295},output_tokens_details:{
anyOf:[{$ref:"schema:OutputTokens"},{type:"null"}]},server_tool_use:{$ref:"schema:OtherMember"},service_tier:{
type:["string","null"],maxLength:64},inference_geo:{type:["string","null"],maxLength:64},speed:{type:[
"string","null"],maxLength:64}},$id:"schema:MessageUsage"};function O(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=O.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.input_tokens===void 0&&(f="input_tokens")||
r.output_tokens===void 0&&(f="output_tokens"))return O.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:f}}],!1;if(r.input_tokens!==void 0){let a=r.input_tokens,
p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:t+"/inpu\
t_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof a=="number"&&isFinite(a)){if(a>4294967295||isNaN(a))return O.errors=[{instancePath:t+"/inp\
ut_tokens",schemaPath:"#/properties/input_tokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:4294967295}}],!1;if(a<0||isNaN(a))return O.errors=[{instancePath:t+"/input_tokens",schemaPath:"\
#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=p===
e}else var i=!0;if(i){if(r.output_tokens!==void 0){let a=r.output_tokens,p=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:t+"/output_tokens",schemaPath:"#/prop\
erties/output_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&
isFinite(a)){if(a>4294967295||isNaN(a))return O.errors=[{instancePath:t+"/output_tokens",schemaPath:"\
#/properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;
if(a<0||isNaN(a))return O.errors=[{instancePath:t+"/output_tokens",schemaPath:"#/properties/output_t\
okens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0;if(i){
if(r.cache_creation!==void 0){let a=r.cache_creation,p=e;if(!(a&&typeof a=="object"&&!Array.isArray(
a))&&a!==null)return O.errors=[{instancePath:t+"/cache_creation",schemaPath:"schema:OtherMember/type",
keyword:"type",params:{type:xe.type}}],!1;var i=p===e}else var i=!0;if(i){if(r.cache_creation_input_tokens!==
void 0){let a=r.cache_creation_input_tokens,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))&&a!==null)return O.errors=[{instancePath:t+"/cache_creation_input_tokens",schemaPath:"#/properti\
es/cache_creation_input_tokens/type",keyword:"type",params:{type:Pe.properties.cache_creation_input_tokens.
type}}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>4294967295||isNaN(a))return O.errors=[{instancePath:t+
"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(a<0||isNaN(a))return O.errors=[{instancePath:t+
"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0;if(i){if(r.cache_read_input_tokens!==
void 0){let a=r.cache_read_input_tokens,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&
a!==null)return O.errors=[{instancePath:t+"/cache_read_input_tokens",schemaPath:"#/properties/cache_\
read_input_tokens/type",keyword:"type",params:{type:Pe.properties.cache_read_input_tokens.type}}],!1;
if(e===p&&typeof a=="number"&&isFinite(a)){if(a>4294967295||isNaN(a))return O.errors=[{instancePath:t+
"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:4294967295}}],!1;if(a<0||isNaN(a))return O.errors=[{instancePath:t+
"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0;if(i){if(r.output_tokens_details!==
void 0){let a=r.output_tokens_details,p=e,c=e,m=!1,l=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){let d;if(a.thinking_tokens===void 0&&(d="thinking_tokens")){let u={instancePath:t+"/output_token\
s_details",schemaPath:"schema:OutputTokens/required",keyword:"required",params:{missingProperty:d}};
s===null?s=[u]:s.push(u),e++}else if(a.thinking_tokens!==void 0){let u=a.thinking_tokens,b=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let g={instancePath:t+"/output_tokens_details/thinking_to\
kens",schemaPath:"schema:OutputTokens/properties/thinking_tokens/type",keyword:"type",params:{type:"\
integer"}};s===null?s=[g]:s.push(g),e++}if(e===b&&typeof u=="number"&&isFinite(u)){if(u>4294967295||
isNaN(u)){let g={instancePath:t+"/output_tokens_details/thinking_tokens",schemaPath:"schema:OutputTo\
kens/properties/thinking_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};
s===null?s=[g]:s.push(g),e++}else if(u<0||isNaN(u)){let g={instancePath:t+"/output_tokens_details/th\
inking_tokens",schemaPath:"schema:OutputTokens/properties/thinking_tokens/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};s===null?s=[g]:s.push(g),e++}}}}else{let d={instancePath:t+"/outpu\
t_tokens_details",schemaPath:"schema:OutputTokens/type",keyword:"type",params:{type:"object"}};s===null?
s=[d]:s.push(d),e++}var o=l===e;if(m=m||o,o){var y={};y.thinking_tokens=!0}let j=e;if(a!==null){let d={
instancePath:t+"/output_tokens_details",schemaPath:"#/properties/output_tokens_details/anyOf/1/type",
keyword:"type",params:{type:"null"}};s===null?s=[d]:s.push(d),e++}var o=j===e;if(m=m||o,m)e=c,s!==null&&
(c?s.length=c:s=null);else{let d={instancePath:t+"/output_tokens_details",schemaPath:"#/properties/o\
utput_tokens_details/anyOf",keyword:"anyOf",params:{}};return s===null?s=[d]:s.push(d),e++,O.errors=
s,!1}var i=p===e}else var i=!0;if(i){if(r.server_tool_use!==void 0){let a=r.server_tool_use,p=e;if(!(a&&
typeof a=="object"&&!Array.isArray(a))&&a!==null)return O.errors=[{instancePath:t+"/server_tool_use",
schemaPath:"schema:OtherMember/type",keyword:"type",params:{type:xe.type}}],!1;var i=p===e}else var i=!0;
if(i){if(r.service_tier!==void 0){let a=r.service_tier,p=e;if(typeof a!="string"&&a!==null)return O.
errors=[{instancePath:t+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{
type:Pe.properties.service_tier.type}}],!1;if(e===p&&typeof a=="string"&&F(a,64))return O.errors=[{instancePath:t+
"/service_tier",schemaPath:"#/properties/service_tier/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var i=p===e}else var i=!0;if(i){if(r.inference_geo!==void 0){let a=r.inference_geo,p=e;if(typeof a!=
"string"&&a!==null)return O.errors=[{instancePath:t+"/inference_geo",schemaPath:"#/properties/infere\
nce_geo/type",keyword:"type",params:{type:Pe.properties.inference_geo.type}}],!1;if(e===p&&typeof a==
"string"&&F(a,64))return O.errors=[{instancePath:t+"/inference_geo",schemaPath:"#/properties/inferen\
ce_geo/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=p===e}else var i=!0;if(i)if(r.speed!==
void 0){let a=r.speed,p=e;if(typeof a!="string"&&a!==null)return O.errors=[{instancePath:t+"/speed",
schemaPath:"#/properties/speed/type",keyword:"type",params:{type:Pe.properties.speed.type}}],!1;if(e===
p&&typeof a=="string"&&F(a,64))return O.errors=[{instancePath:t+"/speed",schemaPath:"#/properties/sp\
eed/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=p===e}else var i=!0}}}}}}}}}else return O.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=
s,e===0}O.evaluated={props:{input_tokens:!0,output_tokens:!0,cache_creation:!0,cache_creation_input_tokens:!0,
cache_read_input_tokens:!0,output_tokens_details:!0,server_tool_use:!0,service_tier:!0,inference_geo:!0,
speed:!0},dynamicProps:!1,dynamicItems:!1};function M(r,{instancePath:t="",parentData:L,parentDataProperty:w,
rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=M.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===
void 0&&(f="id")||r.type===void 0&&(f="type")||r.role===void 0&&(f="role")||r.model===void 0&&(f="mo\
del")||r.content===void 0&&(f="content")||r.stop_reason===void 0&&(f="stop_reason")||r.stop_sequence===
void 0&&(f="stop_sequence")||r.usage===void 0&&(f="usage"))return M.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.id!==void 0){let a=r.id,p=e;if(e===
p)if(typeof a=="string"){if(F(a,256))return M.errors=[{instancePath:t+"/id",schemaPath:"#/properties\
/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(a,1))return M.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=p===e}else var i=!0;if(i){if(r.type!==void 0){let a=r.type,p=e;if(typeof a!="string")return M.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(a!=="message")return M.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/c\
onst",keyword:"const",params:{allowedValue:"message"}}],!1;var i=p===e}else var i=!0;if(i){if(r.role!==
void 0){let a=r.role,p=e;if(typeof a!="string")return M.errors=[{instancePath:t+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="assistant")return M.errors=
[{instancePath:t+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue:"\
assistant"}}],!1;var i=p===e}else var i=!0;if(i){if(r.model!==void 0){let a=r.model,p=e;if(e===e)if(typeof a==
"string"){if(F(a,256))return M.errors=[{instancePath:t+"/model",schemaPath:"schema:ModelName/maxLeng\
th",keyword:"maxLength",params:{limit:256}}],!1;if(G(a,1))return M.errors=[{instancePath:t+"/model",
schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=
[{instancePath:t+"/model",schemaPath:"schema:ModelName/type",keyword:"type",params:{type:"string"}}],
!1;var i=p===e}else var i=!0;if(i){if(r.content!==void 0){let a=r.content,p=e;if(e===p)if(Array.isArray(
a)){if(a.length>1e3)return M.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/max\
Items",keyword:"maxItems",params:{limit:1e3}}],!1;{var y=!0;let m=a.length;for(let l=0;l<m;l++){let h=e;
ye(a[l],{instancePath:t+"/content/"+l,parentData:a,parentDataProperty:l,rootData:v,dynamicAnchors:x})||
(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var y=h===e;if(!y)break}}}else return M.errors=
[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"arra\
y"}}],!1;var i=p===e}else var i=!0;if(i){if(r.stop_reason!==void 0){let a=r.stop_reason,p=e,c=e,m=!1,
l=e;if(typeof a!="string"){let A={instancePath:t+"/stop_reason",schemaPath:"schema:StopReason/type",
keyword:"type",params:{type:"string"}};s===null?s=[A]:s.push(A),e++}if(!(a==="end_turn"||a==="max_to\
kens"||a==="stop_sequence"||a==="tool_use"||a==="refusal"||a==="pause_turn"||a==="model_context_wind\
ow_exceeded")){let A={instancePath:t+"/stop_reason",schemaPath:"schema:StopReason/enum",keyword:"enu\
m",params:{allowedValues:xt.enum}};s===null?s=[A]:s.push(A),e++}var o=l===e;m=m||o;let h=e;if(a!==null){
let A={instancePath:t+"/stop_reason",schemaPath:"#/properties/stop_reason/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};s===null?s=[A]:s.push(A),e++}var o=h===e;if(m=m||o,m)e=c,s!==null&&(c?s.length=
c:s=null);else{let A={instancePath:t+"/stop_reason",schemaPath:"#/properties/stop_reason/anyOf",keyword:"\
anyOf",params:{}};return s===null?s=[A]:s.push(A),e++,M.errors=s,!1}var i=p===e}else var i=!0;if(i){
if(r.stop_sequence!==void 0){let a=r.stop_sequence,p=e;if(typeof a!="string"&&a!==null)return M.errors=
[{instancePath:t+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{
type:Pt.properties.stop_sequence.type}}],!1;if(e===p&&typeof a=="string"&&F(a,4096))return M.errors=
[{instancePath:t+"/stop_sequence",schemaPath:"#/properties/stop_sequence/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var i=p===e}else var i=!0;if(i){if(r.stop_details!==void 0){let a=r.stop_details,
p=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return M.errors=[{instancePath:t+"/stop\
_details",schemaPath:"schema:OtherMember/type",keyword:"type",params:{type:xe.type}}],!1;var i=p===e}else
var i=!0;if(i){if(r.container!==void 0){let a=r.container,p=e;if(!(a&&typeof a=="object"&&!Array.isArray(
a))&&a!==null)return M.errors=[{instancePath:t+"/container",schemaPath:"schema:OtherMember/type",keyword:"\
type",params:{type:xe.type}}],!1;var i=p===e}else var i=!0;if(i){if(r.diagnostics!==void 0){let a=r.
diagnostics,p=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return M.errors=[{instancePath:t+
"/diagnostics",schemaPath:"schema:OtherMember/type",keyword:"type",params:{type:xe.type}}],!1;var i=p===
e}else var i=!0;if(i)if(r.usage!==void 0){let a=e;O(r.usage,{instancePath:t+"/usage",parentData:r,parentDataProperty:"\
usage",rootData:v,dynamicAnchors:x})||(s=s===null?O.errors:s.concat(O.errors),e=s.length);var i=a===
e}else var i=!0}}}}}}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return M.errors=s,e===0}M.evaluated={props:{id:!0,type:!0,role:!0,model:!0,content:!0,
stop_reason:!0,stop_sequence:!0,stop_details:!0,container:!0,diagnostics:!0,usage:!0},dynamicProps:!1,
dynamicItems:!1};function be(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(M(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:x})||(s=s===null?M.errors:
s.concat(M.errors),e=s.length));else return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return be.errors=s,e===0}be.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Nr=se;function se(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){let o;if(i.input_tokens===void 0&&(o="input_tokens"))return se.
errors=[{instancePath:t+"/response",schemaPath:"schema:TokenCount/required",keyword:"required",params:{
missingProperty:o}}],!1;{let f=e;for(let a in i)if(a!=="input_tokens"){return se.errors=[{instancePath:t+
"/response",schemaPath:"schema:TokenCount/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(f===e&&i.input_tokens!==void 0){let a=i.input_tokens,p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return se.errors=[{instancePath:t+"/response/input_tokens",
schemaPath:"schema:TokenCount/properties/input_tokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>4294967295||isNaN(a))return se.errors=[{instancePath:t+
"/response/input_tokens",schemaPath:"schema:TokenCount/properties/input_tokens/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:4294967295}}],!1;if(a<0||isNaN(a))return se.errors=[{instancePath:t+
"/response/input_tokens",schemaPath:"schema:TokenCount/properties/input_tokens/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}}}}else return se.errors=[{instancePath:t+"/response",schemaPath:"\
schema:TokenCount/type",keyword:"type",params:{type:"object"}}],!1}}else return se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=s,e===0}se.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Mr=we;var jr={type:"object",additionalProperties:!1,required:["data","has_more","first_id","last_id"],properties:{
data:{type:"array",maxItems:1e3,items:{$ref:"schema:ModelInfo"}},has_more:{type:"boolean"},first_id:{
type:["string","null"],maxLength:256},last_id:{type:["string","null"],maxLength:256}},$id:"schema:Mo\
delPage"},Tr={type:"object",additionalProperties:!1,required:["id","type","display_name","created_at",
"max_input_tokens","max_tokens"],properties:{id:{$ref:"schema:ModelName"},type:{type:"string",const:"\
model"},display_name:{type:"string",minLength:1,maxLength:256},created_at:{type:"string",maxLength:32,
format:"date-time"},max_input_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},max_tokens:{
type:["integer","null"],minimum:1,maximum:2147483647}},$id:"schema:ModelInfo"},wt=kt["date-time"];function N(r,{
instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,
e=0,n=N.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.id===void 0&&(y="id")||r.type===void 0&&(y="type")||r.display_name===
void 0&&(y="display_name")||r.created_at===void 0&&(y="created_at")||r.max_input_tokens===void 0&&(y=
"max_input_tokens")||r.max_tokens===void 0&&(y="max_tokens"))return N.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;{let o=e;for(let f in r)if(!(f==="id"||
f==="type"||f==="display_name"||f==="created_at"||f==="max_input_tokens"||f==="max_tokens")){return N.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(o===e){if(r.id!==void 0){let f=r.id,a=e;if(e===e)if(typeof f=="string"){if(F(f,256))return N.
errors=[{instancePath:t+"/id",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(G(f,1))return N.errors=[{instancePath:t+"/id",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:t+"/id",schemaPath:"schema:Mode\
lName/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.type!==void 0){
let f=r.type,a=e;if(typeof f!="string")return N.errors=[{instancePath:t+"/type",schemaPath:"#/proper\
ties/type/type",keyword:"type",params:{type:"string"}}],!1;if(f!=="model")return N.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"model"}}],!1;var i=a===
e}else var i=!0;if(i){if(r.display_name!==void 0){let f=r.display_name,a=e;if(e===a)if(typeof f=="st\
ring"){if(F(f,256))return N.errors=[{instancePath:t+"/display_name",schemaPath:"#/properties/display\
_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(f,1))return N.errors=[{instancePath:t+
"/display_name",schemaPath:"#/properties/display_name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return N.errors=[{instancePath:t+"/display_name",schemaPath:"#/properties/display_name/type",
keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.created_at!==void 0){
let f=r.created_at,a=e;if(e===a&&e===a)if(typeof f=="string"){if(F(f,32))return N.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/maxLength",keyword:"maxLength",params:{limit:32}}],
!1;if(!wt.validate.test(f))return N.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/c\
reated_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return N.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var i=a===
e}else var i=!0;if(i){if(r.max_input_tokens!==void 0){let f=r.max_input_tokens,a=e;if(!(typeof f=="n\
umber"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return N.errors=[{instancePath:t+"/max_input_token\
s",schemaPath:"#/properties/max_input_tokens/type",keyword:"type",params:{type:Tr.properties.max_input_tokens.
type}}],!1;if(e===a&&typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f))return N.errors=[{instancePath:t+
"/max_input_tokens",schemaPath:"#/properties/max_input_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(f<1||isNaN(f))return N.errors=[{instancePath:t+"/max_input_tokens",schemaPath:"\
#/properties/max_input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===
e}else var i=!0;if(i)if(r.max_tokens!==void 0){let f=r.max_tokens,a=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f))&&f!==null)return N.errors=[{instancePath:t+"/max_tokens",schemaPath:"#/prope\
rties/max_tokens/type",keyword:"type",params:{type:Tr.properties.max_tokens.type}}],!1;if(e===a&&typeof f==
"number"&&isFinite(f)){if(f>2147483647||isNaN(f))return N.errors=[{instancePath:t+"/max_tokens",schemaPath:"\
#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(f<
1||isNaN(f))return N.errors=[{instancePath:t+"/max_tokens",schemaPath:"#/properties/max_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else var i=!0}}}}}}}else return N.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=
s,e===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:t="",parentData:L,
parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=R.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let o;if(r.data===void 0&&(o="data")||r.has_more===void 0&&(o="has_more")||r.first_id===void 0&&(o="\
first_id")||r.last_id===void 0&&(o="last_id"))return R.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="data"||a==="\
has_more"||a==="first_id"||a==="last_id")){return R.errors=[{instancePath:t,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(f===e){if(r.data!==
void 0){let a=r.data,p=e;if(e===p)if(Array.isArray(a)){if(a.length>1e3)return R.errors=[{instancePath:t+
"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var i=!0;
let c=a.length;for(let m=0;m<c;m++){let l=e;N(a[m],{instancePath:t+"/data/"+m,parentData:a,parentDataProperty:m,
rootData:v,dynamicAnchors:x})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var i=l===e;if(!i)
break}}}else return R.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"t\
ype",params:{type:"array"}}],!1;var y=p===e}else var y=!0;if(y){if(r.has_more!==void 0){let a=e;if(typeof r.
has_more!="boolean")return R.errors=[{instancePath:t+"/has_more",schemaPath:"#/properties/has_more/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var y=a===e}else var y=!0;if(y){if(r.first_id!==void 0){
let a=r.first_id,p=e;if(typeof a!="string"&&a!==null)return R.errors=[{instancePath:t+"/first_id",schemaPath:"\
#/properties/first_id/type",keyword:"type",params:{type:jr.properties.first_id.type}}],!1;if(e===p&&
typeof a=="string"&&F(a,256))return R.errors=[{instancePath:t+"/first_id",schemaPath:"#/properties/f\
irst_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=p===e}else var y=!0;if(y)if(r.last_id!==
void 0){let a=r.last_id,p=e;if(typeof a!="string"&&a!==null)return R.errors=[{instancePath:t+"/last_\
id",schemaPath:"#/properties/last_id/type",keyword:"type",params:{type:jr.properties.last_id.type}}],
!1;if(e===p&&typeof a=="string"&&F(a,256))return R.errors=[{instancePath:t+"/last_id",schemaPath:"#/\
properties/last_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=p===e}else var y=!0}}}}}else
return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.
errors=s,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(r,{instancePath:t="",
parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){let s=null,e=0,n=we.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(R(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"\
response",rootData:v,dynamicAnchors:x})||(s=s===null?R.errors:s.concat(R.errors),e=s.length));else return we.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=
s,e===0}we.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Br=Le;function Le(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=Le.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(N(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:x})||(s=s===null?N.errors:
s.concat(N.errors),e=s.length));else return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Le.errors=s,e===0}Le.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Cr=ve;function ve(r,{instancePath:t="",parentData:L,parentDataProperty:w,rootData:v=r,dynamicAnchors:x={}}={}){
let s=null,e=0,n=ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e&&!(i&&
typeof i=="object"&&!Array.isArray(i)))return ve.errors=[{instancePath:t+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ve.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=s,e===0}ve.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Mt={getOverview:{parameters:or,body:_r,replies:{200:Ir}},createMessage:{parameters:pr,body:kr,replies:{
200:Or}},countMessageTokens:{parameters:lr,body:xr,replies:{200:Nr}},listMessageModels:{parameters:mr,
body:br,replies:{200:Mr}},retrieveMessageModel:{parameters:fr,body:wr,replies:{200:Br}},getContract:{
parameters:dr,body:Lr,replies:{200:Cr}},getReference:{parameters:cr,body:Ar,replies:{}},getReferenceFile:{
parameters:yr,body:qr,replies:{}}};export{Mt as default};
