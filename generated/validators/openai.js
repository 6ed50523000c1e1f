// Compiled from a contract by npm run generate. Never edited.
var Dt=Object.create;var xr=Object.defineProperty;var Ot=Object.getOwnPropertyDescriptor;var Mt=Object.getOwnPropertyNames;var Ft=Object.getPrototypeOf,Rt=Object.prototype.hasOwnProperty;var Lr=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(I){throw r=0,I}};var Ct=(s,r,I,q)=>{if(r&&typeof r=="object"||typeof r=="function")for(let A of Mt(r))!Rt.call(s,A)&&
A!==I&&xr(s,A,{get:()=>r[A],enumerable:!(q=Ot(r,A))||q.enumerable});return s};var Be=(s,r,I)=>(I=s!=null?Dt(Ft(s)):{},Ct(r||!s||!s.__esModule?xr(I,"default",{value:s,enumerable:!0}):
I,s));var We=Lr(Ye=>{"use strict";Object.defineProperty(Ye,"__esModule",{value:!0});Ye.formats=void 0;var Et=2**
31-1,Ut=(-2)**31,zt=2**63-1,St=(-2)**63,qr=(2-2**-23)*2**127,Nr=2**-126,Bt=-1*qr,Vt=-1*Nr,jr=()=>!0,
Kt=/^[A-Za-z0-9+/]*(=|==)?$/;Ye.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Et&&s>=Ut,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=zt&&s>=St,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=qr&&s>=Nr||s>=Bt&&s<=Vt),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Kt.test(s),binary:jr,password:jr}});var Xe=Lr(Me=>{"use strict";Object.defineProperty(Me,"__esModule",{value:!0});Me.formatNames=Me.fastFormats=
Me.fullFormats=void 0;function Oe(s,r){return{validate:s,compare:r}}Me.fullFormats={date:Oe(Or,or),time:Oe(
ar(!0),nr),"date-time":Oe(Ir(!0),Fr),"iso-time":Oe(ar(),Mr),"iso-date-time":Oe(Ir(),Rr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Wt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:as,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Xt,int32:{type:"number",validate:rs},
int64:{type:"number",validate:ts},float:{type:"number",validate:Dr},double:{type:"number",validate:Dr},
password:!0,binary:!0};Me.fastFormats={...Me.fullFormats,date:Oe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,or),time:Oe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,nr),"date-time":Oe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Fr),"iso-time":Oe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Mr),
"iso-date-time":Oe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Rr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Me.formatNames=Object.keys(Me.fullFormats);function Gt(s){return s%4===0&&(s%100!==0||s%400===0)}var Zt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Jt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Or(s){let r=Zt.exec(s);if(!r)return!1;let I=+r[1],
q=+r[2],A=+r[3];return q>=1&&q<=12&&A>=1&&A<=(q===2&&Gt(I)?29:Jt[q])}function or(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var sr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ar(s){
return function(I){let q=sr.exec(I);if(!q)return!1;let A=+q[1],N=+q[2],t=+q[3],e=q[4],i=q[5]==="-"?-1:
1,d=+(q[6]||0),l=+(q[7]||0);if(d>23||l>59||s&&!e)return!1;if(A<=23&&N<=59&&t<60)return!0;let n=N-l*i,
p=A-d*i-(n<0?1:0);return(p===23||p===-1)&&(n===59||n===-1)&&t<61}}function nr(s,r){if(!(s&&r))return;
let I=new Date("2020-01-01T"+s).valueOf(),q=new Date("2020-01-01T"+r).valueOf();if(I&&q)return I-q}function Mr(s,r){
if(!(s&&r))return;let I=sr.exec(s),q=sr.exec(r);if(I&&q)return s=I[1]+I[2]+I[3],r=q[1]+q[2]+q[3],s>r?
1:s<r?-1:0}var ir=/t|\s/i;function Ir(s){let r=ar(s);return function(q){let A=q.split(ir);return A.length===
2&&Or(A[0])&&r(A[1])}}function Fr(s,r){if(!(s&&r))return;let I=new Date(s).valueOf(),q=new Date(r).valueOf();
if(I&&q)return I-q}function Rr(s,r){if(!(s&&r))return;let[I,q]=s.split(ir),[A,N]=r.split(ir),t=or(I,
A);if(t!==void 0)return t||nr(q,N)}var Ht=/\/|:/,Yt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Wt(s){return Ht.test(s)&&Yt.test(s)}var $r=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Xt(s){return $r.lastIndex=0,$r.test(s)}var Qt=-(2**31),es=2**31-1;function rs(s){return Number.
isInteger(s)&&s<=es&&s>=Qt}function ts(s){return Number.isInteger(s)}function Dr(){return!0}var ss=/[^\\]\\Z/;
function as(s){if(ss.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Ve=(s,r)=>s.length>r&&Ar(s)>r,Ke=(s,r)=>s.length<2*r&&Ar(s)<r,Tt=/[\ud800-\udbff][\udc00-\udfff]/g,
Ar=s=>s.length-(s.match(Tt)?.length??0);var Cr=Be(We()),Tr=Be(Xe()),js={...Cr.formats,...Tr.fastFormats},Er=fe;var ke=Ve,Re=Ke,He=new RegExp("^[ -~]+$","u");function fe(s,{instancePath:r="",parentData:I,parentDataProperty:q,
rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.query===void 0&&(d="query")||s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))
return fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.headers!==void 0){let l=s.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
x-request-timeout-ms"]!==void 0){let p=l["x-request-timeout-ms"],a=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let o=typeof p,m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&
p==+p&&!(p%1))m=+p;else return fe.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;m!==void 0&&(p=m,l!==void 0&&(l["x-request-timeout-ms"]=m))}if(e===a&&typeof p=="number"&&isFinite(
p)){if(p>6e5||isNaN(p))return fe.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(p<1||isNaN(p))return fe.errors=[{instancePath:r+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=a===e}else var i=!0;if(i){if(l["idempotency-key"]!==void 0){let p=l["\
idempotency-key"],a=e;if(typeof p!="string"){let m=typeof p,f;if(f===void 0)if(m=="number"||m=="bool\
ean")f=""+p;else if(p===null)f="";else return fe.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempotency-key"]=f))}if(e===a&&typeof p=="string"){if(ke(
p,255))return fe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Re(p,1))return fe.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(p))return fe.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var i=a===e}else var i=!0;if(i){if(l["session-id"]!==void 0){
let p=l["session-id"],a=e;if(typeof p!="string"){let m=typeof p,f;if(f===void 0)if(m=="number"||m=="\
boolean")f=""+p;else if(p===null)f="";else return fe.errors=[{instancePath:r+"/headers/session-id",schemaPath:"\
#/properties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&
(p=f,l!==void 0&&(l["session-id"]=f))}if(e===a&&typeof p=="string"&&ke(p,4096))return fe.errors=[{instancePath:r+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i){if(l["thread-id"]!==void 0){let p=l["\
thread-id"],a=e;if(typeof p!="string"){let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=
""+p;else if(p===null)f="";else return fe.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#\
/properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&
(p=f,l!==void 0&&(l["thread-id"]=f))}if(e===a&&typeof p=="string"&&ke(p,4096))return fe.errors=[{instancePath:r+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i)if(l["x-claude-code-session-id"]!==void 0){
let p=l["x-claude-code-session-id"],a=e;if(typeof p!="string"){let m=typeof p,f;if(f===void 0)if(m==
"number"||m=="boolean")f=""+p;else if(p===null)f="";else return fe.errors=[{instancePath:r+"/headers\
/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["x-claude-code-session-id"]=
f))}if(e===a&&typeof p=="string"&&ke(p,4096))return fe.errors=[{instancePath:r+"/headers/x-claude-co\
de-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var i=a===e}else var i=!0}}}}else return fe.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return fe.
errors=t,e===0}var Ur=je;function je(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return je.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],a=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return je.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["x-r\
equest-timeout-ms"]=m))}if(e===a&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return je.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return je.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],a=e;if(typeof p!="string"){
let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+p;else if(p===null)f="";else return je.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempot\
ency-key"]=f))}if(e===a&&typeof p=="string"){if(ke(p,255))return je.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Re(p,1))return je.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!He.test(p))return je.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return je.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return je.errors=t,e===0}var zr=qe;function qe(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return qe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],a=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return qe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["x-r\
equest-timeout-ms"]=m))}if(e===a&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return qe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return qe.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],a=e;if(typeof p!="string"){
let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+p;else if(p===null)f="";else return qe.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempot\
ency-key"]=f))}if(e===a&&typeof p=="string"){if(ke(p,255))return qe.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Re(p,1))return qe.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!He.test(p))return qe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return qe.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return qe.errors=t,e===0}var Sr=Ne;function Ne(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Ne.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],a=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return Ne.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["x-r\
equest-timeout-ms"]=m))}if(e===a&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Ne.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Ne.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],a=e;if(typeof p!="string"){
let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+p;else if(p===null)f="";else return Ne.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempot\
ency-key"]=f))}if(e===a&&typeof p=="string"){if(ke(p,255))return Ne.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Re(p,1))return Ne.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!He.test(p))return Ne.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return Ne.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ne.errors=t,e===0}var Br=Ie;function Ie(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Ie.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],a=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return Ie.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["x-r\
equest-timeout-ms"]=m))}if(e===a&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Ie.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Ie.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],a=e;if(typeof p!="string"){
let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+p;else if(p===null)f="";else return Ie.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempot\
ency-key"]=f))}if(e===a&&typeof p=="string"){if(ke(p,255))return Ie.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Re(p,1))return Ie.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!He.test(p))return Ie.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return Ie.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ie.errors=t,e===0}var Vr=pr;function pr(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return pr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return pr.errors=t,e===0}
var Kr=mr;function mr(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return mr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return mr.errors=t,e===0}
var Gr=Te;function Te(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Te.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.params!==void 0){let d=s.
params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.model===void 0&&(n="model"))
return Te.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"requi\
red",params:{missingProperty:n}}],!1;if(d.model!==void 0){let p=d.model,a=e;if(typeof p!="string"){let o=typeof p,
m;if(m===void 0)if(o=="number"||o=="boolean")m=""+p;else if(p===null)m="";else return Te.errors=[{instancePath:r+
"/params/model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"\
string"}}],!1;m!==void 0&&(p=m,d!==void 0&&(d.model=m))}if(e===a&&typeof p=="string"){if(ke(p,256))return Te.
errors=[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Re(p,1))return Te.errors=[{instancePath:r+"/params/mo\
del",schemaPath:"#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],
!1}}}else return Te.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1}}return Te.errors=t,e===0}var Zr=$e;function $e(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return $e.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.params!==void 0){let l=s.
params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let p;if(l.owner===void 0&&(p="owner")||
l.name===void 0&&(p="name"))return $e.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/required",keyword:"required",params:{missingProperty:p}}],!1;if(l.owner!==void 0){let a=l.owner,
o=e;if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return $e.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/pro\
perties/owner/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,l!==void 0&&(l.owner=
f))}if(e===o&&typeof a=="string"){if(ke(a,256))return $e.errors=[{instancePath:r+"/params/owner",schemaPath:"\
#/properties/params/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Re(a,
1))return $e.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owne\
r/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=o===e}else var i=!0;if(i)if(l.name!==void 0){
let a=l.name,o=e;if(typeof a!="string"){let f=typeof a,k;if(k===void 0)if(f=="number"||f=="boolean")
k=""+a;else if(a===null)k="";else return $e.errors=[{instancePath:r+"/params/name",schemaPath:"#/pro\
perties/params/properties/name/type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(a=k,l!==
void 0&&(l.name=k))}if(e===o&&typeof a=="string"){if(ke(a,256))return $e.errors=[{instancePath:r+"/p\
arams/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Re(a,1))return $e.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=o===e}else var i=!0}else return $e.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return $e.errors=t,e===0}var Jr=Ge;function Ge(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Ge.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let n=d["\
if-none-match"],p=e;if(typeof n!="string"){let a=typeof n,o;if(o===void 0)if(a=="number"||a=="boolea\
n")o=""+n;else if(n===null)o="";else return Ge.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(n=o,d!==void 0&&(d["if-none-match"]=o))}if(e===p&&typeof n=="string"&&ke(n,4096))return Ge.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ge.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ge.errors=
t,e===0}var Hr=Ze;function Ze(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Ze.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let n=d["\
if-none-match"],p=e;if(typeof n!="string"){let a=typeof n,o;if(o===void 0)if(a=="number"||a=="boolea\
n")o=""+n;else if(n===null)o="";else return Ze.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(n=o,d!==void 0&&(d["if-none-match"]=o))}if(e===p&&typeof n=="string"&&ke(n,4096))return Ze.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ze.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ze.errors=
t,e===0}var Yr=Le;var is=new RegExp("^[a-z][a-z0-9.-]*$","u");function Le(s,{instancePath:r="",parentData:I,parentDataProperty:q,
rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.query===void 0&&(d="query")||s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))
return Le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.headers!==void 0){let l=s.headers,n=e;if(e===n)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l["if-none-match"]!==void 0){let p=l["if-none-match"],a=e;if(typeof p!="string"){let o=typeof p,m;
if(m===void 0)if(o=="number"||o=="boolean")m=""+p;else if(p===null)m="";else return Le.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["if-none-match"]=m))}if(e===a&&typeof p==
"string"&&ke(p,4096))return Le.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Le.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var i=n===e}else var i=!0;if(i)if(s.params!==void 0){let l=s.params,n=e;if(e===n)if(l&&
typeof l=="object"&&!Array.isArray(l)){let a;if(l.file===void 0&&(a="file"))return Le.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(l.file!==void 0){let o=l.file,m=e;if(typeof o!="string"){let f=typeof o,k;if(k===void 0)if(f==
"number"||f=="boolean")k=""+o;else if(o===null)k="";else return Le.errors=[{instancePath:r+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;k!==void 0&&(o=k,l!==void 0&&(l.file=k))}if(e===m&&typeof o=="string"){if(ke(o,64))return Le.errors=
[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Re(o,1))return Le.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(
o))return Le.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return Le.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=n===
e}else var i=!0}return Le.errors=t,e===0}var Xr=Be(We()),Qr=Be(Xe()),Ns={...Xr.formats,...Qr.fastFormats},et=M,le={paths:{},components:{securitySchemes:{
BearerAuth:{type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{
type:"object",required:["model","messages"],properties:{model:{$ref:"schema:ModelName"},messages:{type:"\
array",minItems:1,maxItems:1e3,items:{$ref:"schema:Message"}},max_tokens:{type:["integer","null"],minimum:1,
maximum:2147483647},max_completion_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},temperature:{
type:["number","null"],minimum:0,maximum:2},top_p:{type:["number","null"],minimum:0,maximum:1},stream:{
type:["boolean","null"],default:!1},stream_options:{anyOf:[{$ref:"schema:StreamOptions"},{type:"null"}]},
n:{type:["integer","null"],minimum:1,maximum:1},stop:{anyOf:[{$ref:"schema:StopText"},{$ref:"schema:\
StopTexts"},{type:"null"}]},seed:{type:["integer","null"],minimum:-9007199254740991,maximum:9007199254740991},
frequency_penalty:{type:["number","null"],minimum:-2,maximum:2},presence_penalty:{type:["number","nu\
ll"],minimum:-2,maximum:2},logit_bias:{anyOf:[{$ref:"schema:LogitBias"},{type:"null"}]},logprobs:{type:[
"boolean","null"]},top_logprobs:{type:["integer","null"],minimum:0,maximum:20},tools:{type:["array",
"null"],maxItems:1e4,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"schema:ToolMode"},{$ref:"\
schema:NamedTool"},{$ref:"schema:AllowedTools"},{type:"null"}]},parallel_tool_calls:{type:["boolean",
"null"]},response_format:{anyOf:[{$ref:"schema:ResponseFormat"},{type:"null"}]},reasoning_effort:{type:[
"string","null"],maxLength:64},user:{type:["string","null"],maxLength:1024},prompt_cache_key:{type:[
"string","null"],maxLength:1024},metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]},modalities:{
type:["array","null"],maxItems:8,items:{$ref:"schema:Modality"}},top_k:{type:["number","null"],minimum:-1,
maximum:2147483647},min_p:{type:["number","null"],minimum:0,maximum:1},repetition_penalty:{type:["nu\
mber","null"],minimum:0,maximum:10},reasoning:{anyOf:[{$ref:"schema:ReasoningSwitch"},{$ref:"schema:\
ReasoningSettings"},{type:"null"}]}}}},required:["body"]};var ns={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var ps={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"};var ms={type:"string",enum:["text"],$id:"schema:Modality"};var T=Ve,_e=Ke,Ae={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
"system","user","assistant","tool"]},content:{anyOf:[{$ref:"schema:ContentText"},{$ref:"schema:Conte\
ntParts"},{type:"null"}]},name:{type:["string","null"],maxLength:256},refusal:{type:["string","null"],
maxLength:33554432},tool_calls:{type:["array","null"],maxItems:256,items:{$ref:"schema:ToolCall"}},tool_call_id:{
type:["string","null"],maxLength:256},reasoning:{type:["string","null"],maxLength:33554432},reasoning_content:{
type:["string","null"],maxLength:33554432}},if:{required:["role"],properties:{role:{const:"assistant"}}},
then:{properties:{content:{items:{properties:{type:{enum:["text","refusal"]}}}}},anyOf:[{required:["\
content"],properties:{content:{type:["string","array"]}}},{required:["tool_calls"],properties:{tool_calls:{
type:"array",minItems:1}}},{required:["refusal"],properties:{refusal:{type:"string"}}},{required:["r\
easoning"],properties:{reasoning:{type:"string"}}},{required:["reasoning_content"],properties:{reasoning_content:{
type:"string"}}}]},else:{if:{required:["role"],properties:{role:{enum:["developer","system","user","\
tool"]}}},then:{required:["content"],properties:{content:{type:["string","array"]}},if:{properties:{
role:{const:"user"}}},then:{properties:{content:{items:{properties:{type:{enum:["text","image_url","\
input_audio","file"]}}}}}},else:{properties:{content:{items:{properties:{type:{enum:["text"]}}}}},if:{
properties:{role:{const:"tool"}}},then:{required:["tool_call_id"],properties:{tool_call_id:{type:"st\
ring"}}}}}},$id:"schema:Message"};var ls={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolC\
all"};var Qe={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
e_url","input_audio","file"]},text:{type:"string",maxLength:33554432},refusal:{type:["string","null"],
maxLength:33554432},image_url:{type:"object",required:["url"],properties:{url:{type:"string",maxLength:33554432,
pattern:"^(https?://|data:)"},detail:{type:["string","null"],maxLength:64}}},input_audio:{type:"obje\
ct",required:["data","format"],properties:{data:{type:"string",maxLength:33554432},format:{type:"str\
ing",minLength:1,maxLength:64}}},file:{type:"object",required:["file_data"],properties:{file_data:{type:"\
string",maxLength:33554432},filename:{type:["string","null"],maxLength:1024}}}},allOf:[{if:{required:[
"type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{}}}},{if:{required:[
"type"],properties:{type:{const:"refusal"}}},then:{required:["refusal"],properties:{refusal:{type:"s\
tring"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],
properties:{image_url:{}}}},{if:{required:["type"],properties:{type:{const:"input_audio"}}},then:{required:[
"input_audio"],properties:{input_audio:{}}}},{if:{required:["type"],properties:{type:{const:"file"}}},
then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},ds=new RegExp("^(https?://\
|data:)","u");function U(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return U.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(s.length<1)return U.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let v=s.length;for(let u=0;u<
v;u++){let h=s[u],L=e,j=e,$=e,b=e,P=!0,C=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let w;if(h.type===
void 0&&(w="type")){let _={};t===null?t=[_]:t.push(_),e++}else if(h.type!==void 0&&h.type!=="text"){
let _={};t===null?t=[_]:t.push(_),e++}}var d=C===e;if(e=b,t!==null&&(b?t.length=b:t=null),d){let w=e;
if(h&&typeof h=="object"&&!Array.isArray(h)){let g;if(h.text===void 0&&(g="text"))return U.errors=[{
instancePath:r+"/"+u,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:g}}],!1}var d=w===e;P=d}if(!P){let w={instancePath:r+"/"+u,schemaPath:"schema:Conten\
tPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[w]:t.push(w),e++,U.
errors=t,!1}var l=$===e;if(l){let w=e,_=e,g=!0,O=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let D;
if(h.type===void 0&&(D="type")){let x={};t===null?t=[x]:t.push(x),e++}else if(h.type!==void 0&&h.type!==
"refusal"){let x={};t===null?t=[x]:t.push(x),e++}}var n=O===e;if(e=_,t!==null&&(_?t.length=_:t=null),
n){let D=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let F;if(h.refusal===void 0&&(F="refusal"))return U.
errors=[{instancePath:r+"/"+u,schemaPath:"schema:ContentPart/allOf/1/then/required",keyword:"require\
d",params:{missingProperty:F}}],!1;if(h.refusal!==void 0&&typeof h.refusal!="string")return U.errors=
[{instancePath:r+"/"+u+"/refusal",schemaPath:"schema:ContentPart/allOf/1/then/properties/refusal/typ\
e",keyword:"type",params:{type:"string"}}],!1}var n=D===e;g=n}if(!g){let D={instancePath:r+"/"+u,schemaPath:"\
schema:ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[D]:t.
push(D),e++,U.errors=t,!1}var l=w===e;if(l){let D=e,x=e,F=!0,E=e;if(h&&typeof h=="object"&&!Array.isArray(
h)){let Q;if(h.type===void 0&&(Q="type")){let B={};t===null?t=[B]:t.push(B),e++}else if(h.type!==void 0&&
h.type!=="image_url"){let B={};t===null?t=[B]:t.push(B),e++}}var p=E===e;if(e=x,t!==null&&(x?t.length=
x:t=null),p){let Q=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let G;if(h.image_url===void 0&&(G=
"image_url"))return U.errors=[{instancePath:r+"/"+u,schemaPath:"schema:ContentPart/allOf/2/then/requ\
ired",keyword:"required",params:{missingProperty:G}}],!1}var p=Q===e;F=p}if(!F){let Q={instancePath:r+
"/"+u,schemaPath:"schema:ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[Q]:t.push(Q),e++,U.errors=t,!1}var l=D===e;if(l){let Q=e,B=e,G=!0,X=e;if(h&&typeof h=="objec\
t"&&!Array.isArray(h)){let J;if(h.type===void 0&&(J="type")){let ie={};t===null?t=[ie]:t.push(ie),e++}else if(h.
type!==void 0&&h.type!=="input_audio"){let ie={};t===null?t=[ie]:t.push(ie),e++}}var a=X===e;if(e=B,
t!==null&&(B?t.length=B:t=null),a){let J=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let xe;if(h.
input_audio===void 0&&(xe="input_audio"))return U.errors=[{instancePath:r+"/"+u,schemaPath:"schema:C\
ontentPart/allOf/3/then/required",keyword:"required",params:{missingProperty:xe}}],!1}var a=J===e;G=
a}if(!G){let J={instancePath:r+"/"+u,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};return t===null?t=[J]:t.push(J),e++,U.errors=t,!1}var l=Q===e;if(l){let J=e,
ie=e,xe=!0,Pr=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let Se;if(h.type===void 0&&(Se="type")){
let Je={};t===null?t=[Je]:t.push(Je),e++}else if(h.type!==void 0&&h.type!=="file"){let Je={};t===null?
t=[Je]:t.push(Je),e++}}var o=Pr===e;if(e=ie,t!==null&&(ie?t.length=ie:t=null),o){let Se=e;if(h&&typeof h==
"object"&&!Array.isArray(h)){let wr;if(h.file===void 0&&(wr="file"))return U.errors=[{instancePath:r+
"/"+u,schemaPath:"schema:ContentPart/allOf/4/then/required",keyword:"required",params:{missingProperty:wr}}],
!1}var o=Se===e;xe=o}if(!xe){let Se={instancePath:r+"/"+u,schemaPath:"schema:ContentPart/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[Se]:t.push(Se),e++,U.errors=t,!1}var l=J===
e}}}}if(e===j)if(h&&typeof h=="object"&&!Array.isArray(h)){let w;if(h.type===void 0&&(w="type"))return U.
errors=[{instancePath:r+"/"+u,schemaPath:"schema:ContentPart/required",keyword:"required",params:{missingProperty:w}}],
!1;if(h.type!==void 0){let _=h.type,g=e;if(typeof _!="string")return U.errors=[{instancePath:r+"/"+u+
"/type",schemaPath:"schema:ContentPart/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;if(!(_==="text"||_==="refusal"||_==="image_url"||_==="input_audio"||_==="file"))return U.errors=[
{instancePath:r+"/"+u+"/type",schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{
allowedValues:Qe.properties.type.enum}}],!1;var m=g===e}else var m=!0;if(m){if(h.text!==void 0){let _=h.
text,g=e;if(e===g)if(typeof _=="string"){if(T(_,33554432))return U.errors=[{instancePath:r+"/"+u+"/t\
ext",schemaPath:"schema:ContentPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+u+"/text",schemaPath:"schema:ContentPart/properties/tex\
t/type",keyword:"type",params:{type:"string"}}],!1;var m=g===e}else var m=!0;if(m){if(h.refusal!==void 0){
let _=h.refusal,g=e;if(typeof _!="string"&&_!==null)return U.errors=[{instancePath:r+"/"+u+"/refusal",
schemaPath:"schema:ContentPart/properties/refusal/type",keyword:"type",params:{type:Qe.properties.refusal.
type}}],!1;if(e===g&&typeof _=="string"&&T(_,33554432))return U.errors=[{instancePath:r+"/"+u+"/refu\
sal",schemaPath:"schema:ContentPart/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var m=g===e}else var m=!0;if(m){if(h.image_url!==void 0){let _=h.image_url,g=e;if(e===g)if(_&&typeof _==
"object"&&!Array.isArray(_)){let R;if(_.url===void 0&&(R="url"))return U.errors=[{instancePath:r+"/"+
u+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/required",keyword:"required",params:{
missingProperty:R}}],!1;if(_.url!==void 0){let D=_.url,x=e;if(e===x)if(typeof D=="string"){if(T(D,33554432))
return U.errors=[{instancePath:r+"/"+u+"/image_url/url",schemaPath:"schema:ContentPart/properties/im\
age_url/properties/url/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(!ds.test(D))return U.
errors=[{instancePath:r+"/"+u+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/p\
roperties/url/pattern",keyword:"pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return U.errors=
[{instancePath:r+"/"+u+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properti\
es/url/type",keyword:"type",params:{type:"string"}}],!1;var f=x===e}else var f=!0;if(f)if(_.detail!==
void 0){let D=_.detail,x=e;if(typeof D!="string"&&D!==null)return U.errors=[{instancePath:r+"/"+u+"/\
image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/type",keyword:"\
type",params:{type:Qe.properties.image_url.properties.detail.type}}],!1;if(e===x&&typeof D=="string"&&
T(D,64))return U.errors=[{instancePath:r+"/"+u+"/image_url/detail",schemaPath:"schema:ContentPart/pr\
operties/image_url/properties/detail/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=x===
e}else var f=!0}else return U.errors=[{instancePath:r+"/"+u+"/image_url",schemaPath:"schema:ContentP\
art/properties/image_url/type",keyword:"type",params:{type:"object"}}],!1;var m=g===e}else var m=!0;
if(m){if(h.input_audio!==void 0){let _=h.input_audio,g=e;if(e===g)if(_&&typeof _=="object"&&!Array.isArray(
_)){let R;if(_.data===void 0&&(R="data")||_.format===void 0&&(R="format"))return U.errors=[{instancePath:r+
"/"+u+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/required",keyword:"requir\
ed",params:{missingProperty:R}}],!1;if(_.data!==void 0){let D=_.data,x=e;if(e===x)if(typeof D=="stri\
ng"){if(T(D,33554432))return U.errors=[{instancePath:r+"/"+u+"/input_audio/data",schemaPath:"schema:\
ContentPart/properties/input_audio/properties/data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+u+"/input_audio/data",schemaPath:"schema:ContentPart/pr\
operties/input_audio/properties/data/type",keyword:"type",params:{type:"string"}}],!1;var k=x===e}else
var k=!0;if(k)if(_.format!==void 0){let D=_.format,x=e;if(e===x)if(typeof D=="string"){if(T(D,64))return U.
errors=[{instancePath:r+"/"+u+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_\
audio/properties/format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(_e(D,1))return U.errors=
[{instancePath:r+"/"+u+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/p\
roperties/format/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+
"/"+u+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/\
type",keyword:"type",params:{type:"string"}}],!1;var k=x===e}else var k=!0}else return U.errors=[{instancePath:r+
"/"+u+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/type",keyword:"type",params:{
type:"object"}}],!1;var m=g===e}else var m=!0;if(m)if(h.file!==void 0){let _=h.file,g=e;if(e===g)if(_&&
typeof _=="object"&&!Array.isArray(_)){let R;if(_.file_data===void 0&&(R="file_data"))return U.errors=
[{instancePath:r+"/"+u+"/file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"req\
uired",params:{missingProperty:R}}],!1;if(_.file_data!==void 0){let D=_.file_data,x=e;if(e===x)if(typeof D==
"string"){if(T(D,33554432))return U.errors=[{instancePath:r+"/"+u+"/file/file_data",schemaPath:"sche\
ma:ContentPart/properties/file/properties/file_data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+u+"/file/file_data",schemaPath:"schema:ContentPart/prop\
erties/file/properties/file_data/type",keyword:"type",params:{type:"string"}}],!1;var c=x===e}else var c=!0;
if(c)if(_.filename!==void 0){let D=_.filename,x=e;if(typeof D!="string"&&D!==null)return U.errors=[{
instancePath:r+"/"+u+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/file\
name/type",keyword:"type",params:{type:Qe.properties.file.properties.filename.type}}],!1;if(e===x&&typeof D==
"string"&&T(D,1024))return U.errors=[{instancePath:r+"/"+u+"/file/filename",schemaPath:"schema:Conte\
ntPart/properties/file/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var c=x===
e}else var c=!0}else return U.errors=[{instancePath:r+"/"+u+"/file",schemaPath:"schema:ContentPart/p\
roperties/file/type",keyword:"type",params:{type:"object"}}],!1;var m=g===e}else var m=!0}}}}}else return U.
errors=[{instancePath:r+"/"+u,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var i=L===e;if(!i)break}}}else return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return U.errors=t,e===0}function z(s,{instancePath:r="",parentData:I,
parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0,i=e,d=!0,l=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let b;if(s.role===void 0&&(b="role")){let P={};t===null?t=[P]:t.push(P),
e++}else if(s.role!==void 0&&s.role!=="assistant"){let P={};t===null?t=[P]:t.push(P),e++}}var n=l===
e;e=i,t!==null&&(i?t.length=i:t=null);let p;if(n){let b=e,P=e,C=!1,y=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let _;if(s.content===void 0&&(_="content")){let g={instancePath:r,schemaPath:"#/then/any\
Of/0/required",keyword:"required",params:{missingProperty:_}};t===null?t=[g]:t.push(g),e++}else if(s.
content!==void 0){let g=s.content;if(typeof g!="string"&&!Array.isArray(g)){let O={instancePath:r+"/\
content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{type:Ae.then.anyOf[0].
properties.content.type}};t===null?t=[O]:t.push(O),e++}}}var a=y===e;if(C=C||a,!C){let _=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let O;if(s.tool_calls===void 0&&(O="tool_calls")){let R={instancePath:r,
schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty:O}};t===null?t=[R]:t.
push(R),e++}else if(s.tool_calls!==void 0){let R=s.tool_calls;if(e===e)if(Array.isArray(R)){if(R.length<
1){let x={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_calls/minItems",keyword:"\
minItems",params:{limit:1}};t===null?t=[x]:t.push(x),e++}}else{let x={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type:"array"}};t===null?t=[x]:t.push(
x),e++}}}var a=_===e;if(C=C||a,!C){let O=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let D;if(s.refusal===
void 0&&(D="refusal")){let x={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:D}};t===null?t=[x]:t.push(x),e++}else if(s.refusal!==void 0&&typeof s.refusal!=
"string"){let x={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}}var a=O===e;if(C=C||a,!C){let D=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let F;if(s.reasoning===void 0&&(F="reasoning")){let E={instancePath:r,
schemaPath:"#/then/anyOf/3/required",keyword:"required",params:{missingProperty:F}};t===null?t=[E]:t.
push(E),e++}else if(s.reasoning!==void 0&&typeof s.reasoning!="string"){let E={instancePath:r+"/reas\
oning",schemaPath:"#/then/anyOf/3/properties/reasoning/type",keyword:"type",params:{type:"string"}};
t===null?t=[E]:t.push(E),e++}}var a=D===e;if(C=C||a,!C){let F=e;if(s&&typeof s=="object"&&!Array.isArray(
s)){let W;if(s.reasoning_content===void 0&&(W="reasoning_content")){let Q={instancePath:r,schemaPath:"\
#/then/anyOf/4/required",keyword:"required",params:{missingProperty:W}};t===null?t=[Q]:t.push(Q),e++}else if(s.
reasoning_content!==void 0&&typeof s.reasoning_content!="string"){let Q={instancePath:r+"/reasoning_\
content",schemaPath:"#/then/anyOf/4/properties/reasoning_content/type",keyword:"type",params:{type:"\
string"}};t===null?t=[Q]:t.push(Q),e++}}var a=F===e;C=C||a}}}}if(C)e=P,t!==null&&(P?t.length=P:t=null);else{
let _={instancePath:r,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{}};return t===null?t=[_]:t.push(
_),e++,z.errors=t,!1}if(e===b&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let _=s.
content;if(Array.isArray(_)){var o=!0;let g=_.length;for(let O=0;O<g;O++){let R=_[O],D=e;if(R&&typeof R==
"object"&&!Array.isArray(R)&&R.type!==void 0){let F=R.type;if(!(F==="text"||F==="refusal"))return z.
errors=[{instancePath:r+"/content/"+O+"/type",schemaPath:"#/then/properties/content/items/properties\
/type/enum",keyword:"enum",params:{allowedValues:Ae.then.properties.content.items.properties.type.enum}}],
!1}var o=D===e;if(!o)break}}}var n=b===e;d=n,p="then"}else{let b=e,P=e,C=!0,y=e;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let _;if(s.role===void 0&&(_="role")){let g={};t===null?t=[g]:t.push(g),e++}else if(s.
role!==void 0){let g=s.role;if(!(g==="developer"||g==="system"||g==="user"||g==="tool")){let O={};t===
null?t=[O]:t.push(O),e++}}}var m=y===e;if(e=P,t!==null&&(P?t.length=P:t=null),m){let _=e,g=e,O=!0,R=e;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let F={};t===null?t=[
F]:t.push(F),e++}var f=R===e;e=g,t!==null&&(g?t.length=g:t=null);let D;if(f){let F=e;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.content!==void 0){let W=s.content;if(Array.isArray(W)){var k=!0;let Q=W.
length;for(let B=0;B<Q;B++){let G=W[B],X=e;if(G&&typeof G=="object"&&!Array.isArray(G)&&G.type!==void 0){
let J=G.type;if(!(J==="text"||J==="image_url"||J==="input_audio"||J==="file"))return z.errors=[{instancePath:r+
"/content/"+B+"/type",schemaPath:"#/else/then/then/properties/content/items/properties/type/enum",keyword:"\
enum",params:{allowedValues:Ae.else.then.then.properties.content.items.properties.type.enum}}],!1}var k=X===
e;if(!k)break}}}var f=F===e;O=f,D="then"}else{let F=e,E=e,W=!0,Q=e;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.role!==void 0&&s.role!=="tool"){let G={};t===null?t=[G]:t.push(G),e++}var c=Q===e;if(e=
E,t!==null&&(E?t.length=E:t=null),c){let G=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let ae;if(s.
tool_call_id===void 0&&(ae="tool_call_id"))return z.errors=[{instancePath:r,schemaPath:"#/else/then/\
else/then/required",keyword:"required",params:{missingProperty:ae}}],!1;if(s.tool_call_id!==void 0&&
typeof s.tool_call_id!="string")return z.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/else/\
then/else/then/properties/tool_call_id/type",keyword:"type",params:{type:"string"}}],!1}var c=G===e;
W=c}if(!W){let G={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[G]:t.push(G),e++,z.errors=t,!1}if(e===F&&s&&typeof s=="object"&&!Array.isArray(
s)&&s.content!==void 0){let G=s.content;if(Array.isArray(G)){var v=!0;let X=G.length;for(let ae=0;ae<
X;ae++){let J=G[ae],ie=e;if(J&&typeof J=="object"&&!Array.isArray(J)&&J.type!==void 0&&J.type!=="tex\
t")return z.errors=[{instancePath:r+"/content/"+ae+"/type",schemaPath:"#/else/then/else/properties/c\
ontent/items/properties/type/enum",keyword:"enum",params:{allowedValues:Ae.else.then.else.properties.
content.items.properties.type.enum}}],!1;var v=ie===e;if(!v)break}}}var f=F===e;O=f,D="else"}if(!O){
let F={instancePath:r,schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:D}};return t===
null?t=[F]:t.push(F),e++,z.errors=t,!1}if(e===_&&s&&typeof s=="object"&&!Array.isArray(s)){let F;if(s.
content===void 0&&(F="content"))return z.errors=[{instancePath:r,schemaPath:"#/else/then/required",keyword:"\
required",params:{missingProperty:F}}],!1;if(s.content!==void 0){let E=s.content;if(typeof E!="strin\
g"&&!Array.isArray(E))return z.errors=[{instancePath:r+"/content",schemaPath:"#/else/then/properties\
/content/type",keyword:"type",params:{type:Ae.else.then.properties.content.type}}],!1}}var m=_===e;C=
m}if(!C){let _={instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[_]:t.push(_),e++,z.errors=t,!1}var n=b===e;d=n,p="else"}if(!d){let b={instancePath:r,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:p}};return t===null?t=[b]:t.push(b),e++,z.errors=t,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.role===void 0&&(b="role"))return z.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;if(s.role!==
void 0){let P=s.role,C=e;if(typeof P!="string")return z.errors=[{instancePath:r+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(P==="developer"||P==="system"||
P==="user"||P==="assistant"||P==="tool"))return z.errors=[{instancePath:r+"/role",schemaPath:"#/prop\
erties/role/enum",keyword:"enum",params:{allowedValues:Ae.properties.role.enum}}],!1;var u=C===e}else
var u=!0;if(u){if(s.content!==void 0){let P=s.content,C=e,y=e,w=!1,_=e;if(e===e)if(typeof P=="string"){
if(T(P,33554432)){let R={instancePath:r+"/content",schemaPath:"schema:ContentText/maxLength",keyword:"\
maxLength",params:{limit:33554432}};t===null?t=[R]:t.push(R),e++}}else{let R={instancePath:r+"/conte\
nt",schemaPath:"schema:ContentText/type",keyword:"type",params:{type:"string"}};t===null?t=[R]:t.push(
R),e++}var h=_===e;if(w=w||h,!w){let R=e;U(P,{instancePath:r+"/content",parentData:s,parentDataProperty:"\
content",rootData:A,dynamicAnchors:N})||(t=t===null?U.errors:t.concat(U.errors),e=t.length);var h=R===
e;if(w=w||h,!w){let x=e;if(P!==null){let E={instancePath:r+"/content",schemaPath:"#/properties/conte\
nt/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[E]:t.push(E),e++}var h=x===e;w=w||
h}}if(w)e=y,t!==null&&(y?t.length=y:t=null);else{let R={instancePath:r+"/content",schemaPath:"#/prop\
erties/content/anyOf",keyword:"anyOf",params:{}};return t===null?t=[R]:t.push(R),e++,z.errors=t,!1}var u=C===
e}else var u=!0;if(u){if(s.name!==void 0){let P=s.name,C=e;if(typeof P!="string"&&P!==null)return z.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:Ae.properties.
name.type}}],!1;if(e===C&&typeof P=="string"&&T(P,256))return z.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=C===e}else var u=!0;if(u){
if(s.refusal!==void 0){let P=s.refusal,C=e;if(typeof P!="string"&&P!==null)return z.errors=[{instancePath:r+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:Ae.properties.refusal.
type}}],!1;if(e===C&&typeof P=="string"&&T(P,33554432))return z.errors=[{instancePath:r+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var u=C===e}else var u=!0;
if(u){if(s.tool_calls!==void 0){let P=s.tool_calls,C=e;if(!Array.isArray(P)&&P!==null)return z.errors=
[{instancePath:r+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:Ae.
properties.tool_calls.type}}],!1;if(e===C&&Array.isArray(P)){if(P.length>256)return z.errors=[{instancePath:r+
"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;{var L=!0;let w=P.length;for(let _=0;_<w;_++){let g=P[_],O=e;if(e===e)if(g&&typeof g=="object"&&!Array.
isArray(g)){let x;if(g.id===void 0&&(x="id")||g.type===void 0&&(x="type")||g.function===void 0&&(x="\
function"))return z.errors=[{instancePath:r+"/tool_calls/"+_,schemaPath:"schema:ToolCall/required",keyword:"\
required",params:{missingProperty:x}}],!1;if(g.id!==void 0){let F=g.id,E=e;if(e===E)if(typeof F=="st\
ring"){if(T(F,256))return z.errors=[{instancePath:r+"/tool_calls/"+_+"/id",schemaPath:"schema:ToolCa\
ll/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return z.errors=[{instancePath:r+
"/tool_calls/"+_+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var j=E===e}else var j=!0;if(j){if(g.type!==void 0){let F=g.type,E=e;if(typeof F!="str\
ing")return z.errors=[{instancePath:r+"/tool_calls/"+_+"/type",schemaPath:"schema:ToolCall/propertie\
s/type/type",keyword:"type",params:{type:"string"}}],!1;if(F!=="function")return z.errors=[{instancePath:r+
"/tool_calls/"+_+"/type",schemaPath:"schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:ls.
properties.type.enum}}],!1;var j=E===e}else var j=!0;if(j)if(g.function!==void 0){let F=g.function,E=e;
if(e===E)if(F&&typeof F=="object"&&!Array.isArray(F)){let Q;if(F.name===void 0&&(Q="name")||F.arguments===
void 0&&(Q="arguments"))return z.errors=[{instancePath:r+"/tool_calls/"+_+"/function",schemaPath:"sc\
hema:ToolCall/properties/function/required",keyword:"required",params:{missingProperty:Q}}],!1;if(F.
name!==void 0){let B=F.name,G=e;if(e===G)if(typeof B=="string"){if(T(B,256))return z.errors=[{instancePath:r+
"/tool_calls/"+_+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1}else return z.errors=[{instancePath:r+"/tool_ca\
lls/"+_+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var $=G===e}else var $=!0;if($)if(F.arguments!==void 0){let B=F.arguments,
G=e;if(e===G)if(typeof B=="string"){if(T(B,33554432))return z.errors=[{instancePath:r+"/tool_calls/"+
_+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}}],!1}else return z.errors=[{instancePath:r+"/tool_ca\
lls/"+_+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/t\
ype",keyword:"type",params:{type:"string"}}],!1;var $=G===e}else var $=!0}else return z.errors=[{instancePath:r+
"/tool_calls/"+_+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{
type:"object"}}],!1;var j=E===e}else var j=!0}}else return z.errors=[{instancePath:r+"/tool_calls/"+
_,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var L=O===e;if(!L)break}}}
var u=C===e}else var u=!0;if(u){if(s.tool_call_id!==void 0){let P=s.tool_call_id,C=e;if(typeof P!="s\
tring"&&P!==null)return z.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call\
_id/type",keyword:"type",params:{type:Ae.properties.tool_call_id.type}}],!1;if(e===C&&typeof P=="str\
ing"&&T(P,256))return z.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call_i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=C===e}else var u=!0;if(u){if(s.reasoning!==
void 0){let P=s.reasoning,C=e;if(typeof P!="string"&&P!==null)return z.errors=[{instancePath:r+"/rea\
soning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:Ae.properties.reasoning.
type}}],!1;if(e===C&&typeof P=="string"&&T(P,33554432))return z.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var u=C===
e}else var u=!0;if(u)if(s.reasoning_content!==void 0){let P=s.reasoning_content,C=e;if(typeof P!="st\
ring"&&P!==null)return z.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reaso\
ning_content/type",keyword:"type",params:{type:Ae.properties.reasoning_content.type}}],!1;if(e===C&&
typeof P=="string"&&T(P,33554432))return z.errors=[{instancePath:r+"/reasoning_content",schemaPath:"\
#/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var u=C===
e}else var u=!0}}}}}}}else return z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return z.errors=t,e===0}function Ee(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return Ee.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var i=!0;let d=s.length;for(let l=0;l<d;l++){let n=s[l],
p=e;if(e===e)if(typeof n=="string"){if(T(n,4096))return Ee.errors=[{instancePath:r+"/"+l,schemaPath:"\
schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Ee.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e;if(!i)
break}}}else return Ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return Ee.errors=t,e===0}var lr={type:"object",required:["type","function"],properties:{type:{
type:"string",enum:["function"]},function:{type:"object",required:["name"],properties:{name:{$ref:"s\
chema:FunctionName"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};function ue(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.type===void 0&&(n="t\
ype")||s.function===void 0&&(n="function"))return ue.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1;if(s.type!==void 0){let p=s.type,a=e;if(typeof p!=
"string")return ue.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(p!=="function")return ue.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:lr.properties.type.enum}}],!1;var i=a===
e}else var i=!0;if(i)if(s.function!==void 0){let p=s.function,a=e;if(e===a)if(p&&typeof p=="object"&&
!Array.isArray(p)){let m;if(p.name===void 0&&(m="name"))return ue.errors=[{instancePath:r+"/function",
schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:m}}],!1;if(p.
name!==void 0){let f=p.name,k=e;if(e===e)if(typeof f=="string"){if(T(f,256))return ue.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(_e(f,1))return ue.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+"/function/\
name",schemaPath:"schema:FunctionName/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else
var d=!0;if(d){if(p.description!==void 0){let f=p.description,k=e;if(typeof f!="string"&&f!==null)return ue.
errors=[{instancePath:r+"/function/description",schemaPath:"#/properties/function/properties/descrip\
tion/type",keyword:"type",params:{type:lr.properties.function.properties.description.type}}],!1;if(e===
k&&typeof f=="string"&&T(f,65536))return ue.errors=[{instancePath:r+"/function/description",schemaPath:"\
#/properties/function/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;
var d=k===e}else var d=!0;if(d){if(p.parameters!==void 0){let f=p.parameters,k=e,c=e,v=!1,u=e;if(e===
e&&!(f&&typeof f=="object"&&!Array.isArray(f))){let j={instancePath:r+"/function/parameters",schemaPath:"\
schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===null?t=[j]:t.push(j),e++}var l=u===
e;if(v=v||l,!v){let j=e;if(f!==null){let b={instancePath:r+"/function/parameters",schemaPath:"#/prop\
erties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=
[b]:t.push(b),e++}var l=j===e;v=v||l}if(v)e=c,t!==null&&(c?t.length=c:t=null);else{let j={instancePath:r+
"/function/parameters",schemaPath:"#/properties/function/properties/parameters/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[j]:t.push(j),e++,ue.errors=t,!1}var d=k===e}else var d=!0;if(d)if(p.strict!==
void 0){let f=p.strict,k=e;if(typeof f!="boolean"&&f!==null)return ue.errors=[{instancePath:r+"/func\
tion/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"type",params:{type:lr.
properties.function.properties.strict.type}}],!1;var d=k===e}else var d=!0}}}else return ue.errors=[
{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var i=a===e}else var i=!0}else return ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ue.errors=t,e===0}var fs={type:"object",required:["type","f\
unction"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:["name"],
properties:{name:{$ref:"schema:FunctionName"}}}},$id:"schema:NamedTool"};function ge(s,{instancePath:r="",
parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===void 0&&(d="type")||s.function===void 0&&(d=
"function"))return ge.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.type!==void 0){let l=s.type,n=e;if(typeof l!="string")return ge.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(l!=="function")
return ge.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:fs.properties.type.enum}}],!1;var i=n===e}else var i=!0;if(i)if(s.function!==void 0){let l=s.
function,n=e;if(e===n)if(l&&typeof l=="object"&&!Array.isArray(l)){let a;if(l.name===void 0&&(a="nam\
e"))return ge.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/required",keyword:"\
required",params:{missingProperty:a}}],!1;if(l.name!==void 0){let o=l.name;if(e===e)if(typeof o=="st\
ring"){if(T(o,256))return ge.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionNam\
e/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(_e(o,1))return ge.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return ge.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/type",keyword:"ty\
pe",params:{type:"string"}}],!1}}else return ge.errors=[{instancePath:r+"/function",schemaPath:"#/pr\
operties/function/type",keyword:"type",params:{type:"object"}}],!1;var i=n===e}else var i=!0}else return ge.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=
t,e===0}var Wr={type:"object",required:["type","allowed_tools"],properties:{type:{type:"string",enum:[
"allowed_tools"]},allowed_tools:{type:"object",required:["mode","tools"],properties:{mode:{type:"str\
ing",enum:["auto","required"]},tools:{type:"array",minItems:1,maxItems:4096,items:{$ref:"schema:Name\
dTool"}}}}},$id:"schema:AllowedTools"};function ve(s,{instancePath:r="",parentData:I,parentDataProperty:q,
rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.type===void 0&&(n="type")||s.allowed_tools===void 0&&(n="allowed_tools"))return ve.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(s.type!==
void 0){let p=s.type,a=e;if(typeof p!="string")return ve.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="allowed_tools")return ve.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Wr.
properties.type.enum}}],!1;var i=a===e}else var i=!0;if(i)if(s.allowed_tools!==void 0){let p=s.allowed_tools,
a=e;if(e===a)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.mode===void 0&&(m="mode")||p.tools===
void 0&&(m="tools"))return ve.errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allo\
wed_tools/required",keyword:"required",params:{missingProperty:m}}],!1;if(p.mode!==void 0){let f=p.mode,
k=e;if(typeof f!="string")return ve.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/prop\
erties/allowed_tools/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="auto"||
f==="required"))return ve.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/properties/all\
owed_tools/properties/mode/enum",keyword:"enum",params:{allowedValues:Wr.properties.allowed_tools.properties.
mode.enum}}],!1;var d=k===e}else var d=!0;if(d)if(p.tools!==void 0){let f=p.tools,k=e;if(e===k)if(Array.
isArray(f)){if(f.length>4096)return ve.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/\
properties/allowed_tools/properties/tools/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;if(f.
length<1)return ve.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_t\
ools/properties/tools/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let v=f.length;for(let u=0;u<
v;u++){let h=e;ge(f[u],{instancePath:r+"/allowed_tools/tools/"+u,parentData:f,parentDataProperty:u,rootData:A,
dynamicAnchors:N})||(t=t===null?ge.errors:t.concat(ge.errors),e=t.length);var l=h===e;if(!l)break}}}else
return ve.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_tools/prop\
erties/tools/type",keyword:"type",params:{type:"array"}}],!1;var d=k===e}else var d=!0}else return ve.
errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",
params:{type:"object"}}],!1;var i=a===e}else var i=!0}else return ve.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=t,e===0}var dr={type:"object",required:[
"type"],properties:{type:{type:"string",enum:["text","json_object","json_schema"]},json_schema:{type:"\
object",required:["name"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{type:[
"string","null"],maxLength:65536},schema:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{
type:["boolean","null"]}}}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:[
"json_schema"],properties:{json_schema:{}}},$id:"schema:ResponseFormat"};function de(s,{instancePath:r="",
parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0,i=e,d=!0,l=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")){let f={};t===null?
t=[f]:t.push(f),e++}else if(s.type!==void 0&&s.type!=="json_schema"){let f={};t===null?t=[f]:t.push(
f),e++}}var n=l===e;if(e=i,t!==null&&(i?t.length=i:t=null),n){let m=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let k;if(s.json_schema===void 0&&(k="json_schema"))return de.errors=[{instancePath:r,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:k}}],!1}var n=m===e;d=n}if(!d){let m={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[m]:t.push(m),e++,de.
errors=t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type"))
return de.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(s.type!==void 0){let f=s.type,k=e;if(typeof f!="string")return de.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="text"||
f==="json_object"||f==="json_schema"))return de.errors=[{instancePath:r+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:dr.properties.type.enum}}],!1;var p=k===e}else var p=!0;
if(p)if(s.json_schema!==void 0){let f=s.json_schema,k=e;if(e===k)if(f&&typeof f=="object"&&!Array.isArray(
f)){let v;if(f.name===void 0&&(v="name"))return de.errors=[{instancePath:r+"/json_schema",schemaPath:"\
#/properties/json_schema/required",keyword:"required",params:{missingProperty:v}}],!1;if(f.name!==void 0){
let u=f.name,h=e;if(e===h)if(typeof u=="string"){if(T(u,256))return de.errors=[{instancePath:r+"/jso\
n_schema/name",schemaPath:"#/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(_e(u,1))return de.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/prope\
rties/json_schema/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.
errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a){if(f.description!==void 0){
let u=f.description,h=e;if(typeof u!="string"&&u!==null)return de.errors=[{instancePath:r+"/json_sch\
ema/description",schemaPath:"#/properties/json_schema/properties/description/type",keyword:"type",params:{
type:dr.properties.json_schema.properties.description.type}}],!1;if(e===h&&typeof u=="string"&&T(u,65536))
return de.errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties/json_schema/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var a=h===e}else var a=!0;
if(a){if(f.schema!==void 0){let u=f.schema,h=e,L=e,j=!1,$=e;if(e===e&&!(u&&typeof u=="object"&&!Array.
isArray(u))){let C={instancePath:r+"/json_schema/schema",schemaPath:"schema:JsonSchema/type",keyword:"\
type",params:{type:"object"}};t===null?t=[C]:t.push(C),e++}var o=$===e;if(j=j||o,!j){let C=e;if(u!==
null){let w={instancePath:r+"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/sc\
hema/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[w]:t.push(w),e++}var o=C===e;j=j||
o}if(j)e=L,t!==null&&(L?t.length=L:t=null);else{let C={instancePath:r+"/json_schema/schema",schemaPath:"\
#/properties/json_schema/properties/schema/anyOf",keyword:"anyOf",params:{}};return t===null?t=[C]:t.
push(C),e++,de.errors=t,!1}var a=h===e}else var a=!0;if(a)if(f.strict!==void 0){let u=f.strict,h=e;if(typeof u!=
"boolean"&&u!==null)return de.errors=[{instancePath:r+"/json_schema/strict",schemaPath:"#/properties\
/json_schema/properties/strict/type",keyword:"type",params:{type:dr.properties.json_schema.properties.
strict.type}}],!1;var a=h===e}else var a=!0}}}else return de.errors=[{instancePath:r+"/json_schema",
schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type:"object"}}],!1;var p=k===e}else
var p=!0}else return de.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return de.errors=t,e===0}function M(s,{instancePath:r="",parentData:I,parentDataProperty:q,
rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let h;
if(s.body===void 0&&(h="body"))return M.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:h}}],!1;if(s.body!==void 0){let L=s.body;if(e===e)if(L&&typeof L=="ob\
ject"&&!Array.isArray(L)){L.stream===void 0&&(L.stream=!1);let $;if(L.model===void 0&&($="model")||L.
messages===void 0&&($="messages"))return M.errors=[{instancePath:r+"/body",schemaPath:"#/properties/\
body/required",keyword:"required",params:{missingProperty:$}}],!1;if(L.model!==void 0){let b=L.model,
P=e;if(e===e)if(typeof b=="string"){if(T(b,256))return M.errors=[{instancePath:r+"/body/model",schemaPath:"\
schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(_e(b,1))return M.errors=[
{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=P===e}else var i=!0;if(i){if(L.messages!==void 0){let b=L.messages,
P=e;if(e===P)if(Array.isArray(b)){if(b.length>1e3)return M.errors=[{instancePath:r+"/body/messages",
schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;if(b.length<1)return M.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/pro\
perties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let y=b.length;for(let w=0;w<
y;w++){let _=e;z(b[w],{instancePath:r+"/body/messages/"+w,parentData:b,parentDataProperty:w,rootData:A,
dynamicAnchors:N})||(t=t===null?z.errors:t.concat(z.errors),e=t.length);var d=_===e;if(!d)break}}}else
return M.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/properties/messages/\
type",keyword:"type",params:{type:"array"}}],!1;var i=P===e}else var i=!0;if(i){if(L.max_tokens!==void 0){
let b=L.max_tokens,P=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b))&&b!==null)return M.errors=
[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",keyword:"\
type",params:{type:le.properties.body.properties.max_tokens.type}}],!1;if(e===P&&typeof b=="number"&&
isFinite(b)){if(b>2147483647||isNaN(b))return M.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(b<1||isNaN(b))return M.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/bod\
y/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=P===e}else
var i=!0;if(i){if(L.max_completion_tokens!==void 0){let b=L.max_completion_tokens,P=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b))&&b!==null)return M.errors=[{instancePath:r+"/body/max_comp\
letion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"type",params:{
type:le.properties.body.properties.max_completion_tokens.type}}],!1;if(e===P&&typeof b=="number"&&isFinite(
b)){if(b>2147483647||isNaN(b))return M.errors=[{instancePath:r+"/body/max_completion_tokens",schemaPath:"\
#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}}],!1;if(b<1||isNaN(b))return M.errors=[{instancePath:r+"/body/max_completion_token\
s",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=P===e}else var i=!0;if(i){if(L.temperature!==void 0){let b=L.temperature,
P=e;if(!(typeof b=="number"&&isFinite(b))&&b!==null)return M.errors=[{instancePath:r+"/body/temperat\
ure",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:le.properties.
body.properties.temperature.type}}],!1;if(e===P&&typeof b=="number"&&isFinite(b)){if(b>2||isNaN(b))return M.
errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(b<0||isNaN(b))return M.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;if(i){if(L.top_p!==void 0){let b=L.top_p,
P=e;if(!(typeof b=="number"&&isFinite(b))&&b!==null)return M.errors=[{instancePath:r+"/body/top_p",schemaPath:"\
#/properties/body/properties/top_p/type",keyword:"type",params:{type:le.properties.body.properties.top_p.
type}}],!1;if(e===P&&typeof b=="number"&&isFinite(b)){if(b>1||isNaN(b))return M.errors=[{instancePath:r+
"/body/top_p",schemaPath:"#/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(b<0||isNaN(b))return M.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/prop\
erties/body/properties/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=P===
e}else var i=!0;if(i){let b=L.stream,P=e;if(typeof b!="boolean"&&b!==null)return M.errors=[{instancePath:r+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:le.
properties.body.properties.stream.type}}],!1;var i=P===e;if(i){if(L.stream_options!==void 0){let y=L.
stream_options,w=e,_=e,g=!1,O=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.include_usage!==
void 0){let x=y.include_usage;if(typeof x!="boolean"&&x!==null){let F={instancePath:r+"/body/stream_\
options/include_usage",schemaPath:"schema:StreamOptions/properties/include_usage/type",keyword:"type",
params:{type:ns.properties.include_usage.type}};t===null?t=[F]:t.push(F),e++}}}else{let x={instancePath:r+
"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{type:"object"}};
t===null?t=[x]:t.push(x),e++}var l=O===e;if(g=g||l,!g){let x=e;if(y!==null){let E={instancePath:r+"/\
body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};t===null?t=[E]:t.push(E),e++}var l=x===e;g=g||l}if(g)e=_,t!==null&&(_?t.
length=_:t=null);else{let x={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=
t,!1}var i=w===e}else var i=!0;if(i){if(L.n!==void 0){let y=L.n,w=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y))&&y!==null)return M.errors=[{instancePath:r+"/body/n",schemaPath:"#/propertie\
s/body/properties/n/type",keyword:"type",params:{type:le.properties.body.properties.n.type}}],!1;if(e===
w&&typeof y=="number"&&isFinite(y)){if(y>1||isNaN(y))return M.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(y<
1||isNaN(y))return M.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=w===e}else var i=!0;if(i){if(L.
stop!==void 0){let y=L.stop,w=e,_=e,g=!1,O=e;if(e===e)if(typeof y=="string"){if(T(y,4096)){let x={instancePath:r+
"/body/stop",schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};t===null?
t=[x]:t.push(x),e++}}else{let x={instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"\
type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}var n=O===e;if(g=g||n,!g){let x=e;Ee(y,{instancePath:r+
"/body/stop",parentData:L,parentDataProperty:"stop",rootData:A,dynamicAnchors:N})||(t=t===null?Ee.errors:
t.concat(Ee.errors),e=t.length);var n=x===e;if(g=g||n,!g){let E=e;if(y!==null){let Q={instancePath:r+
"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"\
null"}};t===null?t=[Q]:t.push(Q),e++}var n=E===e;g=g||n}}if(g)e=_,t!==null&&(_?t.length=_:t=null);else{
let x={instancePath:r+"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var i=w===e}else var i=!0;if(i){if(L.
seed!==void 0){let y=L.seed,w=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return M.
errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"ty\
pe",params:{type:le.properties.body.properties.seed.type}}],!1;if(e===w&&typeof y=="number"&&isFinite(
y)){if(y>9007199254740991||isNaN(y))return M.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<-9007199254740991||isNaN(y))return M.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1}var i=w===e}else var i=!0;if(i){if(L.frequency_penalty!==void 0){let y=L.frequency_penalty,w=e;if(!(typeof y==
"number"&&isFinite(y))&&y!==null)return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"\
#/properties/body/properties/frequency_penalty/type",keyword:"type",params:{type:le.properties.body.
properties.frequency_penalty.type}}],!1;if(e===w&&typeof y=="number"&&isFinite(y)){if(y>2||isNaN(y))
return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(y<-2||isNaN(y))
return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var i=w===e}else
var i=!0;if(i){if(L.presence_penalty!==void 0){let y=L.presence_penalty,w=e;if(!(typeof y=="number"&&
isFinite(y))&&y!==null)return M.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"#/prope\
rties/body/properties/presence_penalty/type",keyword:"type",params:{type:le.properties.body.properties.
presence_penalty.type}}],!1;if(e===w&&typeof y=="number"&&isFinite(y)){if(y>2||isNaN(y))return M.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(y<-2||isNaN(y))return M.errors=[
{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var i=w===e}else var i=!0;if(i){if(L.
logit_bias!==void 0){let y=L.logit_bias,w=e,_=e,g=!1,O=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(
y))if(Object.keys(y).length>1024){let x={instancePath:r+"/body/logit_bias",schemaPath:"schema:LogitB\
ias/maxProperties",keyword:"maxProperties",params:{limit:1024}};t===null?t=[x]:t.push(x),e++}else for(let x in y){
let F=y[x],E=e;if(e===E)if(typeof F=="number"&&isFinite(F)){if(F>100||isNaN(F)){let W={instancePath:r+
"/body/logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additional\
Properties/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};t===null?t=[W]:t.push(W),e++}else if(F<
-100||isNaN(F)){let W={instancePath:r+"/body/logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:LogitBias/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};
t===null?t=[W]:t.push(W),e++}}else{let W={instancePath:r+"/body/logit_bias/"+x.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:LogitBias/additionalProperties/type",keyword:"type",params:{type:"num\
ber"}};t===null?t=[W]:t.push(W),e++}var p=E===e;if(!p)break}else{let x={instancePath:r+"/body/logit_\
bias",schemaPath:"schema:LogitBias/type",keyword:"type",params:{type:"object"}};t===null?t=[x]:t.push(
x),e++}var a=O===e;if(g=g||a,!g){let x=e;if(y!==null){let E={instancePath:r+"/body/logit_bias",schemaPath:"\
#/properties/body/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[E]:t.push(E),e++}var a=x===e;g=g||a}if(g)e=_,t!==null&&(_?t.length=_:t=null);else{let x={instancePath:r+
"/body/logit_bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var i=w===e}else var i=!0;if(i){if(L.logprobs!==void 0){
let y=L.logprobs,w=e;if(typeof y!="boolean"&&y!==null)return M.errors=[{instancePath:r+"/body/logpro\
bs",schemaPath:"#/properties/body/properties/logprobs/type",keyword:"type",params:{type:le.properties.
body.properties.logprobs.type}}],!1;var i=w===e}else var i=!0;if(i){if(L.top_logprobs!==void 0){let y=L.
top_logprobs,w=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return M.errors=
[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"\
type",params:{type:le.properties.body.properties.top_logprobs.type}}],!1;if(e===w&&typeof y=="number"&&
isFinite(y)){if(y>20||isNaN(y))return M.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/p\
roperties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(y<0||isNaN(y))return M.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=w===
e}else var i=!0;if(i){if(L.tools!==void 0){let y=L.tools,w=e;if(!Array.isArray(y)&&y!==null)return M.
errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:le.properties.body.properties.tools.type}}],!1;if(e===w&&Array.isArray(y)){if(y.length>
1e4)return M.errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var o=!0;let g=y.length;for(let O=0;O<g;O++){let R=e;
ue(y[O],{instancePath:r+"/body/tools/"+O,parentData:y,parentDataProperty:O,rootData:A,dynamicAnchors:N})||
(t=t===null?ue.errors:t.concat(ue.errors),e=t.length);var o=R===e;if(!o)break}}}var i=w===e}else var i=!0;
if(i){if(L.tool_choice!==void 0){let y=L.tool_choice,w=e,_=e,g=!1,O=e;if(typeof y!="string"){let D={
instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};t===null?t=[D]:t.push(D),e++}if(!(y==="none"||y==="auto"||y==="required")){let D={instancePath:r+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:ps.enum}};
t===null?t=[D]:t.push(D),e++}var m=O===e;if(g=g||m,!g){let D=e;ge(y,{instancePath:r+"/body/tool_choi\
ce",parentData:L,parentDataProperty:"tool_choice",rootData:A,dynamicAnchors:N})||(t=t===null?ge.errors:
t.concat(ge.errors),e=t.length);var m=D===e;if(g=g||m,!g){let F=e;ve(y,{instancePath:r+"/body/tool_c\
hoice",parentData:L,parentDataProperty:"tool_choice",rootData:A,dynamicAnchors:N})||(t=t===null?ve.errors:
t.concat(ve.errors),e=t.length);var m=F===e;if(g=g||m,!g){let W=e;if(y!==null){let B={instancePath:r+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/3/type",keyword:"type",
params:{type:"null"}};t===null?t=[B]:t.push(B),e++}var m=W===e;g=g||m}}}if(g)e=_,t!==null&&(_?t.length=
_:t=null);else{let D={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[D]:t.push(D),e++,M.errors=t,!1}var i=w===
e}else var i=!0;if(i){if(L.parallel_tool_calls!==void 0){let y=L.parallel_tool_calls,w=e;if(typeof y!=
"boolean"&&y!==null)return M.errors=[{instancePath:r+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:le.properties.body.properties.
parallel_tool_calls.type}}],!1;var i=w===e}else var i=!0;if(i){if(L.response_format!==void 0){let y=L.
response_format,w=e,_=e,g=!1,O=e;de(y,{instancePath:r+"/body/response_format",parentData:L,parentDataProperty:"\
response_format",rootData:A,dynamicAnchors:N})||(t=t===null?de.errors:t.concat(de.errors),e=t.length);
var f=O===e;if(g=g||f,!g){let D=e;if(y!==null){let F={instancePath:r+"/body/response_format",schemaPath:"\
#/properties/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};t===
null?t=[F]:t.push(F),e++}var f=D===e;g=g||f}if(g)e=_,t!==null&&(_?t.length=_:t=null);else{let D={instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[D]:t.push(D),e++,M.errors=t,!1}var i=w===e}else var i=!0;if(i){if(L.
reasoning_effort!==void 0){let y=L.reasoning_effort,w=e;if(typeof y!="string"&&y!==null)return M.errors=
[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/\
type",keyword:"type",params:{type:le.properties.body.properties.reasoning_effort.type}}],!1;if(e===w&&
typeof y=="string"&&T(y,64))return M.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/\
properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=w===
e}else var i=!0;if(i){if(L.user!==void 0){let y=L.user,w=e;if(typeof y!="string"&&y!==null)return M.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:le.properties.body.properties.user.type}}],!1;if(e===w&&typeof y=="string"&&T(y,1024))
return M.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var i=w===e}else var i=!0;if(i){if(L.prompt_cache_key!==
void 0){let y=L.prompt_cache_key,w=e;if(typeof y!="string"&&y!==null)return M.errors=[{instancePath:r+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/type",keyword:"ty\
pe",params:{type:le.properties.body.properties.prompt_cache_key.type}}],!1;if(e===w&&typeof y=="stri\
ng"&&T(y,1024))return M.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/properties/bo\
dy/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var i=w===e}else
var i=!0;if(i){if(L.metadata!==void 0){let y=L.metadata,w=e,_=e,g=!1,O=e;if(e===e)if(y&&typeof y=="o\
bject"&&!Array.isArray(y))if(Object.keys(y).length>16){let x={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};t===null?t=[x]:t.push(x),e++}else
for(let x in y){let F=y[x],E=e;if(e===E)if(typeof F=="string"){if(T(F,512)){let W={instancePath:r+"/\
body/metadata/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:512}};t===null?t=[W]:t.push(W),e++}}else{let W={instancePath:r+
"/body/metadata/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPro\
perties/type",keyword:"type",params:{type:"string"}};t===null?t=[W]:t.push(W),e++}var k=E===e;if(!k)
break}else{let x={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};t===null?t=[x]:t.push(x),e++}var c=O===e;if(g=g||c,!g){let x=e;if(y!==null){let E={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[E]:t.push(E),e++}var c=x===e;g=g||c}if(g)e=_,t!==null&&(_?t.length=_:t=null);else{
let x={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var i=w===e}else var i=!0;if(i){
if(L.modalities!==void 0){let y=L.modalities,w=e;if(!Array.isArray(y)&&y!==null)return M.errors=[{instancePath:r+
"/body/modalities",schemaPath:"#/properties/body/properties/modalities/type",keyword:"type",params:{
type:le.properties.body.properties.modalities.type}}],!1;if(e===w&&Array.isArray(y)){if(y.length>8)return M.
errors=[{instancePath:r+"/body/modalities",schemaPath:"#/properties/body/properties/modalities/maxIt\
ems",keyword:"maxItems",params:{limit:8}}],!1;{var v=!0;let g=y.length;for(let O=0;O<g;O++){let R=y[O],
D=e;if(typeof R!="string")return M.errors=[{instancePath:r+"/body/modalities/"+O,schemaPath:"schema:\
Modality/type",keyword:"type",params:{type:"string"}}],!1;if(R!=="text")return M.errors=[{instancePath:r+
"/body/modalities/"+O,schemaPath:"schema:Modality/enum",keyword:"enum",params:{allowedValues:ms.enum}}],
!1;var v=D===e;if(!v)break}}}var i=w===e}else var i=!0;if(i){if(L.top_k!==void 0){let y=L.top_k,w=e;
if(!(typeof y=="number"&&isFinite(y))&&y!==null)return M.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/type",keyword:"type",params:{type:le.properties.body.properties.top_k.
type}}],!1;if(e===w&&typeof y=="number"&&isFinite(y)){if(y>2147483647||isNaN(y))return M.errors=[{instancePath:r+
"/body/top_k",schemaPath:"#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(y<-1||isNaN(y))return M.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}
var i=w===e}else var i=!0;if(i){if(L.min_p!==void 0){let y=L.min_p,w=e;if(!(typeof y=="number"&&isFinite(
y))&&y!==null)return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/propertie\
s/min_p/type",keyword:"type",params:{type:le.properties.body.properties.min_p.type}}],!1;if(e===w&&typeof y==
"number"&&isFinite(y)){if(y>1||isNaN(y))return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#\
/properties/body/properties/min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(y<
0||isNaN(y))return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/\
min_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=w===e}else var i=!0;if(i){
if(L.repetition_penalty!==void 0){let y=L.repetition_penalty,w=e;if(!(typeof y=="number"&&isFinite(y))&&
y!==null)return M.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/p\
roperties/repetition_penalty/type",keyword:"type",params:{type:le.properties.body.properties.repetition_penalty.
type}}],!1;if(e===w&&typeof y=="number"&&isFinite(y)){if(y>10||isNaN(y))return M.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(y<0||isNaN(y))return M.errors=[{instancePath:r+"/\
body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=w===e}else var i=!0;if(i)if(L.reasoning!==void 0){
let y=L.reasoning,w=e,_=e,g=!1,O=e;if(typeof y!="boolean"){let D={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};t===null?t=[D]:t.push(D),e++}var u=O===
e;if(g=g||u,!g){let D=e;if(e===e&&!(y&&typeof y=="object"&&!Array.isArray(y))){let E={instancePath:r+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
t===null?t=[E]:t.push(E),e++}var u=D===e;if(g=g||u,!g){let E=e;if(y!==null){let Q={instancePath:r+"/\
body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{
type:"null"}};t===null?t=[Q]:t.push(Q),e++}var u=E===e;g=g||u}}if(g)e=_,t!==null&&(_?t.length=_:t=null);else{
let D={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[D]:t.push(D),e++,M.errors=t,!1}var i=w===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return M.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return M.errors=t,e===0}var rt=he,er={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:EmbeddingModelName"},input:{anyOf:[{$ref:"\
schema:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:\
EmbeddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function Fe(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Fe.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Fe.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let d=s.length;for(let l=0;l<
d;l++){let n=s[l],p=e;if(e===e)if(typeof n=="string"){if(T(n,33554432))return Fe.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(_e(
n,1))return Fe.errors=[{instancePath:r+"/"+l,schemaPath:"schema:EmbeddingText/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return Fe.errors=[{instancePath:r+"/"+l,schemaPath:"schema:Embed\
dingText/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e;if(!i)break}}}else return Fe.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Fe.errors=t,e===
0}function Pe(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return Pe.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:131072}}],!1;if(s.length<1)return Pe.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let d=s.length;for(let l=0;l<
d;l++){let n=s[l],p=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Pe.errors=
[{instancePath:r+"/"+l,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Pe.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(n<0||isNaN(n))return Pe.errors=[{instancePath:r+"/"+l,schemaPath:"schema:TokenId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=p===e;if(!i)break}}}else return Pe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Pe.errors=t,e===0}function ze(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return ze.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return ze.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let d=s.length;for(let l=0;l<
d;l++){let n=e;Pe(s[l],{instancePath:r+"/"+l,parentData:s,parentDataProperty:l,rootData:A,dynamicAnchors:N})||
(t=t===null?Pe.errors:t.concat(Pe.errors),e=t.length);var i=n===e;if(!i)break}}}else return ze.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ze.errors=t,e===
0}function he(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.body===void 0&&(l="body"))return he.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let a;if(n.model===
void 0&&(a="model")||n.input===void 0&&(a="input"))return he.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(n.model!==void 0){
let o=n.model,m=e;if(e===e)if(typeof o=="string"){if(T(o,256))return he.errors=[{instancePath:r+"/bo\
dy/model",schemaPath:"schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(_e(o,1))return he.errors=[{instancePath:r+"/body/model",schemaPath:"schema:EmbeddingModelName/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:r+"/body/m\
odel",schemaPath:"schema:EmbeddingModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=m===
e}else var i=!0;if(i){if(n.input!==void 0){let o=n.input,m=e,f=e,k=!1,c=e;if(e===e)if(typeof o=="str\
ing"){if(T(o,33554432)){let h={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}};t===null?t=[h]:t.push(h),e++}else if(_e(o,1)){let h={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}};t===null?t=[h]:t.push(h),e++}}else{let h={instancePath:r+"/body/input",schemaPath:"schema:\
EmbeddingText/type",keyword:"type",params:{type:"string"}};t===null?t=[h]:t.push(h),e++}var d=c===e;
if(k=k||d,!k){let h=e;Fe(o,{instancePath:r+"/body/input",parentData:n,parentDataProperty:"input",rootData:A,
dynamicAnchors:N})||(t=t===null?Fe.errors:t.concat(Fe.errors),e=t.length);var d=h===e;if(k=k||d,!k){
let j=e;Pe(o,{instancePath:r+"/body/input",parentData:n,parentDataProperty:"input",rootData:A,dynamicAnchors:N})||
(t=t===null?Pe.errors:t.concat(Pe.errors),e=t.length);var d=j===e;if(k=k||d,!k){let b=e;ze(o,{instancePath:r+
"/body/input",parentData:n,parentDataProperty:"input",rootData:A,dynamicAnchors:N})||(t=t===null?ze.
errors:t.concat(ze.errors),e=t.length);var d=b===e;k=k||d}}}if(k)e=f,t!==null&&(f?t.length=f:t=null);else{
let h={instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[h]:t.push(h),e++,he.errors=t,!1}var i=m===e}else var i=!0;if(i){
if(n.encoding_format!==void 0){let o=n.encoding_format,m=e;if(typeof o!="string"&&o!==null)return he.
errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_fo\
rmat/type",keyword:"type",params:{type:er.properties.body.properties.encoding_format.type}}],!1;if(!(o===
"float"||o==="base64"||o===null))return he.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"\
#/properties/body/properties/encoding_format/enum",keyword:"enum",params:{allowedValues:er.properties.
body.properties.encoding_format.enum}}],!1;var i=m===e}else var i=!0;if(i){if(n.dimensions!==void 0){
let o=n.dimensions,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return he.
errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/type",
keyword:"type",params:{type:er.properties.body.properties.dimensions.type}}],!1;if(e===m&&typeof o==
"number"&&isFinite(o)){if(o>1e6||isNaN(o))return he.errors=[{instancePath:r+"/body/dimensions",schemaPath:"\
#/properties/body/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(o<1||isNaN(o))return he.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/bo\
dy/properties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=m===
e}else var i=!0;if(i)if(n.user!==void 0){let o=n.user,m=e;if(typeof o!="string"&&o!==null)return he.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:er.properties.body.properties.user.type}}],!1;if(e===m&&typeof o=="string"&&T(o,1024))
return he.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLeng\
th",keyword:"maxLength",params:{limit:1024}}],!1;var i=m===e}else var i=!0}}}}else return he.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return he.errors=t,e===0}var tt=ne,fr={paths:{},components:{securitySchemes:{BearerAuth:{type:"h\
ttp",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:[
"model","query","documents"],properties:{model:{$ref:"schema:RerankModelName"},query:{type:"string",
minLength:1,maxLength:33554432},documents:{type:"array",minItems:1,maxItems:1e4,items:{$ref:"schema:\
RerankDocument"}},top_n:{type:["integer","null"],minimum:1,maximum:1e4},return_documents:{type:["boo\
lean","null"]},max_tokens_per_doc:{type:["integer","null"],minimum:1,maximum:1e6}}}},required:["body"]};function ne(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.body===void 0&&(n="body"))return ne.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(s.
body!==void 0){let p=s.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let o;if(p.model===
void 0&&(o="model")||p.query===void 0&&(o="query")||p.documents===void 0&&(o="documents"))return ne.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:o}}],
!1;if(p.model!==void 0){let m=p.model,f=e;if(e===e)if(typeof m=="string"){if(T(m,256))return ne.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:RerankModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(_e(m,1))return ne.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Rerank\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=f===
e}else var i=!0;if(i){if(p.query!==void 0){let m=p.query,f=e;if(e===f)if(typeof m=="string"){if(T(m,
33554432))return ne.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/properties/q\
uery/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(_e(m,1))return ne.errors=[{instancePath:r+
"/body/query",schemaPath:"#/properties/body/properties/query/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ne.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/pro\
perties/query/type",keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i){if(p.
documents!==void 0){let m=p.documents,f=e;if(e===f)if(Array.isArray(m)){if(m.length>1e4)return ne.errors=
[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;if(m.length<1)return ne.errors=[{instancePath:r+"/body/documents",
schemaPath:"#/properties/body/properties/documents/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var d=!0;let c=m.length;for(let v=0;v<c;v++){let u=m[v],h=e,L=e,j=!1,$=e;if(e===$)if(typeof u=="str\
ing"){if(T(u,33554432)){let P={instancePath:r+"/body/documents/"+v,schemaPath:"schema:RerankDocument\
/anyOf/0/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[P]:t.push(P),e++}else if(_e(
u,1)){let P={instancePath:r+"/body/documents/"+v,schemaPath:"schema:RerankDocument/anyOf/0/minLength",
keyword:"minLength",params:{limit:1}};t===null?t=[P]:t.push(P),e++}}else{let P={instancePath:r+"/bod\
y/documents/"+v,schemaPath:"schema:RerankDocument/anyOf/0/type",keyword:"type",params:{type:"string"}};
t===null?t=[P]:t.push(P),e++}var l=$===e;if(j=j||l,!j){let P=e;if(e===P)if(u&&typeof u=="object"&&!Array.
isArray(u)){let y;if(u.text===void 0&&(y="text")){let w={instancePath:r+"/body/documents/"+v,schemaPath:"\
schema:RerankDocument/anyOf/1/required",keyword:"required",params:{missingProperty:y}};t===null?t=[w]:
t.push(w),e++}else if(u.text!==void 0){let w=u.text;if(e===e)if(typeof w=="string"){if(T(w,33554432)){
let g={instancePath:r+"/body/documents/"+v+"/text",schemaPath:"schema:RerankDocument/anyOf/1/propert\
ies/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[g]:t.push(g),e++}else if(_e(
w,1)){let g={instancePath:r+"/body/documents/"+v+"/text",schemaPath:"schema:RerankDocument/anyOf/1/p\
roperties/text/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[g]:t.push(g),e++}}else{let g={
instancePath:r+"/body/documents/"+v+"/text",schemaPath:"schema:RerankDocument/anyOf/1/properties/tex\
t/type",keyword:"type",params:{type:"string"}};t===null?t=[g]:t.push(g),e++}}}else{let y={instancePath:r+
"/body/documents/"+v,schemaPath:"schema:RerankDocument/anyOf/1/type",keyword:"type",params:{type:"ob\
ject"}};t===null?t=[y]:t.push(y),e++}var l=P===e;j=j||l}if(j)e=L,t!==null&&(L?t.length=L:t=null);else{
let P={instancePath:r+"/body/documents/"+v,schemaPath:"schema:RerankDocument/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[P]:t.push(P),e++,ne.errors=t,!1}var d=h===e;if(!d)break}}}else return ne.
errors=[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/type",keyword:"\
type",params:{type:"array"}}],!1;var i=f===e}else var i=!0;if(i){if(p.top_n!==void 0){let m=p.top_n,
f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ne.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/type",keyword:"type",params:{type:fr.properties.
body.properties.top_n.type}}],!1;if(e===f&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return ne.
errors=[{instancePath:r+"/body/top_n",schemaPath:"#/properties/body/properties/top_n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4}}],!1;if(m<1||isNaN(m))return ne.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=f===e}else var i=!0;if(i){if(p.return_documents!==void 0){let m=p.return_documents,
f=e;if(typeof m!="boolean"&&m!==null)return ne.errors=[{instancePath:r+"/body/return_documents",schemaPath:"\
#/properties/body/properties/return_documents/type",keyword:"type",params:{type:fr.properties.body.properties.
return_documents.type}}],!1;var i=f===e}else var i=!0;if(i)if(p.max_tokens_per_doc!==void 0){let m=p.
max_tokens_per_doc,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ne.
errors=[{instancePath:r+"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_toke\
ns_per_doc/type",keyword:"type",params:{type:fr.properties.body.properties.max_tokens_per_doc.type}}],
!1;if(e===f&&typeof m=="number"&&isFinite(m)){if(m>1e6||isNaN(m))return ne.errors=[{instancePath:r+"\
/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(m))return ne.errors=[{instancePath:r+
"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=f===e}else var i=!0}}}}}else return ne.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ne.errors=t,e===0}var st=Ue;function Ue(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return Ue.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.
body!==void 0){let k=s.body;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let v;if(k.input===
void 0&&(v="input"))return Ue.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:v}}],!1;if(k.model!==void 0){let u=k.model,h=e,L=e,j=!1,$=e;
if(e===e)if(typeof u=="string"){if(T(u,256)){let P={instancePath:r+"/body/model",schemaPath:"schema:\
ModerationModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[P]:t.push(P),e++}else if(_e(
u,1)){let P={instancePath:r+"/body/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"\
minLength",params:{limit:1}};t===null?t=[P]:t.push(P),e++}}else{let P={instancePath:r+"/body/model",
schemaPath:"schema:ModerationModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[P]:t.
push(P),e++}var i=$===e;if(j=j||i,!j){let P=e;if(u!==null){let y={instancePath:r+"/body/model",schemaPath:"\
#/properties/body/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[y]:
t.push(y),e++}var i=P===e;j=j||i}if(j)e=L,t!==null&&(L?t.length=L:t=null);else{let P={instancePath:r+
"/body/model",schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[P]:t.push(P),e++,Ue.errors=t,!1}var d=h===e}else var d=!0;if(d)if(k.input!==void 0){let u=k.
input,h=e,L=e,j=!1,$=e;if(e===$)if(typeof u=="string"){if(T(u,33554432)){let P={instancePath:r+"/bod\
y/input",schemaPath:"#/properties/body/properties/input/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:33554432}};t===null?t=[P]:t.push(P),e++}}else{let P={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[
P]:t.push(P),e++}var l=$===e;if(j=j||l,!j){let P=e;if(e===P)if(Array.isArray(u))if(u.length>2048){let y={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:2048}};t===null?t=[y]:t.push(y),e++}else if(u.length<1){let y={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/minItems",keyword:"minItems",params:{
limit:1}};t===null?t=[y]:t.push(y),e++}else{var n=!0;let y=u.length;for(let w=0;w<y;w++){let _=u[w],
g=e;if(e===g)if(typeof _=="string"){if(T(_,33554432)){let R={instancePath:r+"/body/input/"+w,schemaPath:"\
#/properties/body/properties/input/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit:33554432}};
t===null?t=[R]:t.push(R),e++}}else{let R={instancePath:r+"/body/input/"+w,schemaPath:"#/properties/b\
ody/properties/input/anyOf/1/items/type",keyword:"type",params:{type:"string"}};t===null?t=[R]:t.push(
R),e++}var n=g===e;if(!n)break}}else{let y={instancePath:r+"/body/input",schemaPath:"#/properties/bo\
dy/properties/input/anyOf/1/type",keyword:"type",params:{type:"array"}};t===null?t=[y]:t.push(y),e++}
var l=P===e;if(j=j||l,!j){let y=e;if(e===y)if(Array.isArray(u))if(u.length>128){let _={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/2/maxItems",keyword:"maxItems",params:{
limit:128}};t===null?t=[_]:t.push(_),e++}else if(u.length<1){let _={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/minItems",keyword:"minItems",params:{limit:1}};t===null?t=
[_]:t.push(_),e++}else{var p=!0;let _=u.length;for(let g=0;g<_;g++){let O=u[g],R=e,D=e,x=!1,F=null,E=e;
if(e===E)if(O&&typeof O=="object"&&!Array.isArray(O)){let B;if(O.type===void 0&&(B="type")||O.text===
void 0&&(B="text")){let G={instancePath:r+"/body/input/"+g,schemaPath:"schema:ModerationPart/oneOf/0\
/required",keyword:"required",params:{missingProperty:B}};t===null?t=[G]:t.push(G),e++}else{let G=e;
for(let X in O)if(!(X==="type"||X==="text")){let ae={instancePath:r+"/body/input/"+g,schemaPath:"sch\
ema:ModerationPart/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:X}};
t===null?t=[ae]:t.push(ae),e++;break}if(G===e){if(O.type!==void 0){let X=O.type,ae=e;if(typeof X!="s\
tring"){let J={instancePath:r+"/body/input/"+g+"/type",schemaPath:"schema:ModerationPart/oneOf/0/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[J]:t.push(J),e++}if(X!=="text"){
let J={instancePath:r+"/body/input/"+g+"/type",schemaPath:"schema:ModerationPart/oneOf/0/properties/\
type/const",keyword:"const",params:{allowedValue:"text"}};t===null?t=[J]:t.push(J),e++}var a=ae===e}else
var a=!0;if(a)if(O.text!==void 0){let X=O.text,ae=e;if(e===ae)if(typeof X=="string"){if(T(X,33554432)){
let ie={instancePath:r+"/body/input/"+g+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties\
/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[ie]:t.push(ie),e++}}else{let ie={
instancePath:r+"/body/input/"+g+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties/text/ty\
pe",keyword:"type",params:{type:"string"}};t===null?t=[ie]:t.push(ie),e++}var a=ae===e}else var a=!0}}}else{
let B={instancePath:r+"/body/input/"+g,schemaPath:"schema:ModerationPart/oneOf/0/type",keyword:"type",
params:{type:"object"}};t===null?t=[B]:t.push(B),e++}var m=E===e;m&&(x=!0,F=0);let W=e;if(e===W)if(O&&
typeof O=="object"&&!Array.isArray(O)){let B;if(O.type===void 0&&(B="type")||O.image_url===void 0&&(B=
"image_url")){let G={instancePath:r+"/body/input/"+g,schemaPath:"schema:ModerationPart/oneOf/1/requi\
red",keyword:"required",params:{missingProperty:B}};t===null?t=[G]:t.push(G),e++}else{let G=e;for(let X in O)
if(!(X==="type"||X==="image_url")){let ae={instancePath:r+"/body/input/"+g,schemaPath:"schema:Modera\
tionPart/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:X}};
t===null?t=[ae]:t.push(ae),e++;break}if(G===e){if(O.type!==void 0){let X=O.type,ae=e;if(typeof X!="s\
tring"){let J={instancePath:r+"/body/input/"+g+"/type",schemaPath:"schema:ModerationPart/oneOf/1/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[J]:t.push(J),e++}if(X!=="image\
_url"){let J={instancePath:r+"/body/input/"+g+"/type",schemaPath:"schema:ModerationPart/oneOf/1/prop\
erties/type/const",keyword:"const",params:{allowedValue:"image_url"}};t===null?t=[J]:t.push(J),e++}var o=ae===
e}else var o=!0;if(o)if(O.image_url!==void 0){let X=O.image_url,ae=e;if(e===ae)if(X&&typeof X=="obje\
ct"&&!Array.isArray(X)){let ie;if(X.url===void 0&&(ie="url")){let xe={instancePath:r+"/body/input/"+
g+"/image_url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/required",keyword:"req\
uired",params:{missingProperty:ie}};t===null?t=[xe]:t.push(xe),e++}else if(X.url!==void 0){let xe=X.
url;if(e===e)if(typeof xe=="string"){if(T(xe,33554432)){let Ce={instancePath:r+"/body/input/"+g+"/im\
age_url/url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/properties/url/maxLength",
keyword:"maxLength",params:{limit:33554432}};t===null?t=[Ce]:t.push(Ce),e++}else if(_e(xe,1)){let Ce={
instancePath:r+"/body/input/"+g+"/image_url/url",schemaPath:"schema:ModerationPart/oneOf/1/propertie\
s/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[Ce]:t.push(Ce),
e++}}else{let Ce={instancePath:r+"/body/input/"+g+"/image_url/url",schemaPath:"schema:ModerationPart\
/oneOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"}};t===null?t=
[Ce]:t.push(Ce),e++}}}else{let ie={instancePath:r+"/body/input/"+g+"/image_url",schemaPath:"schema:M\
oderationPart/oneOf/1/properties/image_url/type",keyword:"type",params:{type:"object"}};t===null?t=[
ie]:t.push(ie),e++}var o=ae===e}else var o=!0}}}else{let B={instancePath:r+"/body/input/"+g,schemaPath:"\
schema:ModerationPart/oneOf/1/type",keyword:"type",params:{type:"object"}};t===null?t=[B]:t.push(B),
e++}var m=W===e;if(m&&x?(x=!1,F=[F,1]):m&&(x=!0,F=1),x)e=D,t!==null&&(D?t.length=D:t=null);else{let B={
instancePath:r+"/body/input/"+g,schemaPath:"schema:ModerationPart/oneOf",keyword:"oneOf",params:{passingSchemas:F}};
t===null?t=[B]:t.push(B),e++}var p=R===e;if(!p)break}}else{let _={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/type",keyword:"type",params:{type:"array"}};t===null?t=[_]:
t.push(_),e++}var l=y===e;j=j||l}}if(j)e=L,t!==null&&(L?t.length=L:t=null);else{let P={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[P]:t.push(P),e++,Ue.errors=t,!1}var d=h===e}else var d=!0}else return Ue.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Ue.errors=
t,e===0}var at=Z,De={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},
properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:["prompt"],properties:{
model:{anyOf:[{$ref:"schema:ImageModelName"},{type:"null"}]},prompt:{type:"string",minLength:1,maxLength:131072},
n:{type:["integer","null"],minimum:1,maximum:10},size:{type:["string","null"],maxLength:64},quality:{
type:["string","null"],maxLength:64},style:{type:["string","null"],maxLength:64},background:{type:["\
string","null"],maxLength:64},moderation:{type:["string","null"],maxLength:64},output_format:{type:[
"string","null"],maxLength:64},response_format:{type:["string","null"],maxLength:64},output_compression:{
type:["integer","null"],minimum:0,maximum:100},stream:{type:["boolean","null"]},user:{type:["string",
"null"],maxLength:1024}}}},required:["body"]};function Z(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.body===void 0&&(l="body"))return Z.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let a;if(n.prompt===
void 0&&(a="prompt"))return Z.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:a}}],!1;if(n.model!==void 0){let o=n.model,m=e,f=e,k=!1,c=e;
if(e===e)if(typeof o=="string"){if(T(o,256)){let u={instancePath:r+"/body/model",schemaPath:"schema:\
ImageModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[u]:t.push(u),e++}else if(_e(
o,1)){let u={instancePath:r+"/body/model",schemaPath:"schema:ImageModelName/minLength",keyword:"minL\
ength",params:{limit:1}};t===null?t=[u]:t.push(u),e++}}else{let u={instancePath:r+"/body/model",schemaPath:"\
schema:ImageModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[u]:t.push(u),e++}var i=c===
e;if(k=k||i,!k){let u=e;if(o!==null){let L={instancePath:r+"/body/model",schemaPath:"#/properties/bo\
dy/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[L]:t.push(L),e++}
var i=u===e;k=k||i}if(k)e=f,t!==null&&(f?t.length=f:t=null);else{let u={instancePath:r+"/body/model",
schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===null?t=[
u]:t.push(u),e++,Z.errors=t,!1}var d=m===e}else var d=!0;if(d){if(n.prompt!==void 0){let o=n.prompt,
m=e;if(e===m)if(typeof o=="string"){if(T(o,131072))return Z.errors=[{instancePath:r+"/body/prompt",schemaPath:"\
#/properties/body/properties/prompt/maxLength",keyword:"maxLength",params:{limit:131072}}],!1;if(_e(
o,1))return Z.errors=[{instancePath:r+"/body/prompt",schemaPath:"#/properties/body/properties/prompt\
/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:r+"/body/p\
rompt",schemaPath:"#/properties/body/properties/prompt/type",keyword:"type",params:{type:"string"}}],
!1;var d=m===e}else var d=!0;if(d){if(n.n!==void 0){let o=n.n,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return Z.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/\
properties/n/type",keyword:"type",params:{type:De.properties.body.properties.n.type}}],!1;if(e===m&&
typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o))return Z.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],!1;if(o<
1||isNaN(o))return Z.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var d=m===e}else var d=!0;if(d){if(n.
size!==void 0){let o=n.size,m=e;if(typeof o!="string"&&o!==null)return Z.errors=[{instancePath:r+"/b\
ody/size",schemaPath:"#/properties/body/properties/size/type",keyword:"type",params:{type:De.properties.
body.properties.size.type}}],!1;if(e===m&&typeof o=="string"&&T(o,64))return Z.errors=[{instancePath:r+
"/body/size",schemaPath:"#/properties/body/properties/size/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var d=m===e}else var d=!0;if(d){if(n.quality!==void 0){let o=n.quality,m=e;if(typeof o!="string"&&
o!==null)return Z.errors=[{instancePath:r+"/body/quality",schemaPath:"#/properties/body/properties/q\
uality/type",keyword:"type",params:{type:De.properties.body.properties.quality.type}}],!1;if(e===m&&
typeof o=="string"&&T(o,64))return Z.errors=[{instancePath:r+"/body/quality",schemaPath:"#/propertie\
s/body/properties/quality/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===e}else var d=!0;
if(d){if(n.style!==void 0){let o=n.style,m=e;if(typeof o!="string"&&o!==null)return Z.errors=[{instancePath:r+
"/body/style",schemaPath:"#/properties/body/properties/style/type",keyword:"type",params:{type:De.properties.
body.properties.style.type}}],!1;if(e===m&&typeof o=="string"&&T(o,64))return Z.errors=[{instancePath:r+
"/body/style",schemaPath:"#/properties/body/properties/style/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.background!==void 0){let o=n.background,m=e;if(typeof o!=
"string"&&o!==null)return Z.errors=[{instancePath:r+"/body/background",schemaPath:"#/properties/body\
/properties/background/type",keyword:"type",params:{type:De.properties.body.properties.background.type}}],
!1;if(e===m&&typeof o=="string"&&T(o,64))return Z.errors=[{instancePath:r+"/body/background",schemaPath:"\
#/properties/body/properties/background/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===
e}else var d=!0;if(d){if(n.moderation!==void 0){let o=n.moderation,m=e;if(typeof o!="string"&&o!==null)
return Z.errors=[{instancePath:r+"/body/moderation",schemaPath:"#/properties/body/properties/moderat\
ion/type",keyword:"type",params:{type:De.properties.body.properties.moderation.type}}],!1;if(e===m&&
typeof o=="string"&&T(o,64))return Z.errors=[{instancePath:r+"/body/moderation",schemaPath:"#/proper\
ties/body/properties/moderation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===e}else
var d=!0;if(d){if(n.output_format!==void 0){let o=n.output_format,m=e;if(typeof o!="string"&&o!==null)
return Z.errors=[{instancePath:r+"/body/output_format",schemaPath:"#/properties/body/properties/outp\
ut_format/type",keyword:"type",params:{type:De.properties.body.properties.output_format.type}}],!1;if(e===
m&&typeof o=="string"&&T(o,64))return Z.errors=[{instancePath:r+"/body/output_format",schemaPath:"#/\
properties/body/properties/output_format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===
e}else var d=!0;if(d){if(n.response_format!==void 0){let o=n.response_format,m=e;if(typeof o!="strin\
g"&&o!==null)return Z.errors=[{instancePath:r+"/body/response_format",schemaPath:"#/properties/body/\
properties/response_format/type",keyword:"type",params:{type:De.properties.body.properties.response_format.
type}}],!1;if(e===m&&typeof o=="string"&&T(o,64))return Z.errors=[{instancePath:r+"/body/response_fo\
rmat",schemaPath:"#/properties/body/properties/response_format/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.output_compression!==void 0){let o=n.output_compression,
m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return Z.errors=[{instancePath:r+
"/body/output_compression",schemaPath:"#/properties/body/properties/output_compression/type",keyword:"\
type",params:{type:De.properties.body.properties.output_compression.type}}],!1;if(e===m&&typeof o=="\
number"&&isFinite(o)){if(o>100||isNaN(o))return Z.errors=[{instancePath:r+"/body/output_compression",
schemaPath:"#/properties/body/properties/output_compression/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(o<0||isNaN(o))return Z.errors=[{instancePath:r+"/body/output_compression",schemaPath:"\
#/properties/body/properties/output_compression/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=m===e}else var d=!0;if(d){if(n.stream!==void 0){let o=n.stream,m=e;if(typeof o!="boolean"&&
o!==null)return Z.errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/properties/st\
ream/type",keyword:"type",params:{type:De.properties.body.properties.stream.type}}],!1;var d=m===e}else
var d=!0;if(d)if(n.user!==void 0){let o=n.user,m=e;if(typeof o!="string"&&o!==null)return Z.errors=[
{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"type",params:{
type:De.properties.body.properties.user.type}}],!1;if(e===m&&typeof o=="string"&&T(o,1024))return Z.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var d=m===e}else var d=!0}}}}}}}}}}}}else return Z.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Z.errors=
t,e===0}var it=ot;function ot(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return ot.errors=t,e===0}var nt=pt;function pt(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return pt.errors=t,e===0}var mt=lt;function lt(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return lt.errors=t,e===0}var dt=ft;function ft(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return ft.errors=t,e===0}var ut=yt;function yt(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return yt.errors=t,e===0}var ct=ht;function ht(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return ht.errors=t,e===0}var gt=_t;function _t(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return _t.errors=t,e===0}var kt=Be(We()),vt=Be(Xe()),$s={...kt.formats,...vt.fastFormats},Pt=yr;var Y=Ve,be=Ke,bt={type:"object",additionalProperties:!1,required:["index","message","logprobs","fin\
ish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},tool_calls:{type:"\
array",minItems:1,maxItems:256,items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},
reasoning_content:{type:"string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"\
null"}]},finish_reason:{$ref:"schema:FinishReason"}},$id:"schema:Choice"},ys={type:"object",required:[
"id","type","function"],properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["func\
tion"]},function:{type:"object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},
arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolCall"};var cs={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function V(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.index===void 0&&(o="\
index")||s.message===void 0&&(o="message")||s.logprobs===void 0&&(o="logprobs")||s.finish_reason===void 0&&
(o="finish_reason"))return V.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;{let m=e;for(let f in s)if(!(f==="index"||f==="message"||f==="logprobs"||f===
"finish_reason")){return V.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:f}}],!1;break}if(m===e){if(s.index!==void 0){let f=s.index,
k=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return V.errors=[{instancePath:r+"/inde\
x",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===k&&typeof f==
"number"&&isFinite(f)){if(f>0||isNaN(f))return V.errors=[{instancePath:r+"/index",schemaPath:"#/prop\
erties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:0}}],!1;if(f<0||isNaN(f))return V.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=k===e}else var i=!0;if(i){if(s.message!==void 0){let f=s.message,k=e;if(e===
k)if(f&&typeof f=="object"&&!Array.isArray(f)){let v;if(f.role===void 0&&(v="role")||f.content===void 0&&
(v="content")||f.refusal===void 0&&(v="refusal"))return V.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/required",keyword:"required",params:{missingProperty:v}}],!1;if(f.role!==void 0){
let u=f.role,h=e;if(typeof u!="string")return V.errors=[{instancePath:r+"/message/role",schemaPath:"\
#/properties/message/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(u!=="assist\
ant")return V.errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/ro\
le/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var d=h===e}else var d=!0;if(d){if(f.
content!==void 0){let u=f.content,h=e;if(typeof u!="string"&&u!==null)return V.errors=[{instancePath:r+
"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{
type:bt.properties.message.properties.content.type}}],!1;if(e===h&&typeof u=="string"&&Y(u,33554432))
return V.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/cont\
ent/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=h===e}else var d=!0;if(d){if(f.
refusal!==void 0){let u=f.refusal,h=e;if(typeof u!="string"&&u!==null)return V.errors=[{instancePath:r+
"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"type",params:{
type:bt.properties.message.properties.refusal.type}}],!1;if(e===h&&typeof u=="string"&&Y(u,33554432))
return V.errors=[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refu\
sal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=h===e}else var d=!0;if(d){if(f.
tool_calls!==void 0){let u=f.tool_calls,h=e;if(e===h)if(Array.isArray(u)){if(u.length>256)return V.errors=
[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxIte\
ms",keyword:"maxItems",params:{limit:256}}],!1;if(u.length<1)return V.errors=[{instancePath:r+"/mess\
age/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var l=!0;let j=u.length;for(let $=0;$<j;$++){let b=u[$],P=e;if(e===e)if(b&&typeof b==
"object"&&!Array.isArray(b)){let w;if(b.id===void 0&&(w="id")||b.type===void 0&&(w="type")||b.function===
void 0&&(w="function"))return V.errors=[{instancePath:r+"/message/tool_calls/"+$,schemaPath:"schema:\
ToolCall/required",keyword:"required",params:{missingProperty:w}}],!1;if(b.id!==void 0){let _=b.id,g=e;
if(e===g)if(typeof _=="string"){if(Y(_,256))return V.errors=[{instancePath:r+"/message/tool_calls/"+
$+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return V.errors=[{instancePath:r+"/message/tool_calls/"+$+"/id",schemaPath:"schema:ToolCall/\
properties/id/type",keyword:"type",params:{type:"string"}}],!1;var n=g===e}else var n=!0;if(n){if(b.
type!==void 0){let _=b.type,g=e;if(typeof _!="string")return V.errors=[{instancePath:r+"/message/too\
l_calls/"+$+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(_!=="function")return V.errors=[{instancePath:r+"/message/tool_calls/"+$+"/type",schemaPath:"\
schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:ys.properties.type.enum}}],
!1;var n=g===e}else var n=!0;if(n)if(b.function!==void 0){let _=b.function,g=e;if(e===g)if(_&&typeof _==
"object"&&!Array.isArray(_)){let R;if(_.name===void 0&&(R="name")||_.arguments===void 0&&(R="argumen\
ts"))return V.errors=[{instancePath:r+"/message/tool_calls/"+$+"/function",schemaPath:"schema:ToolCa\
ll/properties/function/required",keyword:"required",params:{missingProperty:R}}],!1;if(_.name!==void 0){
let D=_.name,x=e;if(e===x)if(typeof D=="string"){if(Y(D,256))return V.errors=[{instancePath:r+"/mess\
age/tool_calls/"+$+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return V.errors=[{instancePath:r+"/messa\
ge/tool_calls/"+$+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var p=x===e}else var p=!0;if(p)if(_.arguments!==void 0){
let D=_.arguments,x=e;if(e===x)if(typeof D=="string"){if(Y(D,33554432))return V.errors=[{instancePath:r+
"/message/tool_calls/"+$+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+
"/message/tool_calls/"+$+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/type",keyword:"type",params:{type:"string"}}],!1;var p=x===e}else var p=!0}else return V.
errors=[{instancePath:r+"/message/tool_calls/"+$+"/function",schemaPath:"schema:ToolCall/properties/\
function/type",keyword:"type",params:{type:"object"}}],!1;var n=g===e}else var n=!0}}else return V.errors=
[{instancePath:r+"/message/tool_calls/"+$,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"\
object"}}],!1;var l=P===e;if(!l)break}}}else return V.errors=[{instancePath:r+"/message/tool_calls",
schemaPath:"#/properties/message/properties/tool_calls/type",keyword:"type",params:{type:"array"}}],
!1;var d=h===e}else var d=!0;if(d){if(f.reasoning!==void 0){let u=f.reasoning,h=e;if(e===h)if(typeof u==
"string"){if(Y(u,33554432))return V.errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/prope\
rties/message/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.
errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/t\
ype",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d)if(f.reasoning_content!==
void 0){let u=f.reasoning_content,h=e;if(e===h)if(typeof u=="string"){if(Y(u,33554432))return V.errors=
[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_\
content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+
"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_content/type",keyword:"\
type",params:{type:"string"}}],!1;var d=h===e}else var d=!0}}}}}else return V.errors=[{instancePath:r+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"object"}}],!1;var i=k===
e}else var i=!0;if(i){if(s.logprobs!==void 0){let f=s.logprobs,k=e,c=e,v=!1,u=e;if(e===e&&!(f&&typeof f==
"object"&&!Array.isArray(f))){let j={instancePath:r+"/logprobs",schemaPath:"schema:Logprobs/type",keyword:"\
type",params:{type:"object"}};t===null?t=[j]:t.push(j),e++}var a=u===e;if(v=v||a,!v){let j=e;if(f!==
null){let b={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};t===null?t=[b]:t.push(b),e++}var a=j===e;v=v||a}if(v)e=c,t!==null&&(c?t.length=
c:t=null);else{let j={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[j]:t.push(j),e++,V.errors=t,!1}var i=k===e}else var i=!0;if(i)if(s.
finish_reason!==void 0){let f=s.finish_reason,k=e;if(typeof f!="string")return V.errors=[{instancePath:r+
"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(f===
"stop"||f==="length"||f==="tool_calls"||f==="content_filter"))return V.errors=[{instancePath:r+"/fin\
ish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{allowedValues:cs.enum}}],!1;
var i=k===e}else var i=!0}}}}}else return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return V.errors=t,e===0}function K(s,{instancePath:r="",parentData:I,
parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let n;if(s.id===void 0&&(n="id")||s.object===void 0&&(n="object")||s.created===
void 0&&(n="created")||s.model===void 0&&(n="model")||s.choices===void 0&&(n="choices"))return K.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;
for(let a in s)if(!(a==="id"||a==="object"||a==="created"||a==="model"||a==="choices"||a==="usage")){
return K.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(p===e){if(s.id!==void 0){let a=s.id,o=e;if(e===o)if(typeof a==
"string"){if(Y(a,256))return K.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(be(a,1))return K.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;
if(i){if(s.object!==void 0){let a=s.object,o=e;if(typeof a!="string")return K.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="c\
hat.completion")return K.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}}],!1;var i=o===e}else var i=!0;if(i){if(s.created!==void 0){
let a=s.created,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return K.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
o&&typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))return K.errors=[{instancePath:r+"/cre\
ated",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(a<0||isNaN(a))return K.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0;if(i){if(s.model!==
void 0){let a=s.model,o=e;if(e===e)if(typeof a=="string"){if(Y(a,256))return K.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(be(a,
1))return K.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(s.choices!==void 0){
let a=s.choices,o=e;if(e===o)if(Array.isArray(a)){if(a.length>1)return K.errors=[{instancePath:r+"/c\
hoices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(a.length<
1)return K.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"mi\
nItems",params:{limit:1}}],!1;{var d=!0;let f=a.length;for(let k=0;k<f;k++){let c=e;V(a[k],{instancePath:r+
"/choices/"+k,parentData:a,parentDataProperty:k,rootData:A,dynamicAnchors:N})||(t=t===null?V.errors:
t.concat(V.errors),e=t.length);var d=c===e;if(!d)break}}}else return K.errors=[{instancePath:r+"/cho\
ices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],!1;var i=o===e}else
var i=!0;if(i)if(s.usage!==void 0){let a=s.usage,o=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){let k;if(a.prompt_tokens===void 0&&(k="prompt_tokens")||a.completion_tokens===void 0&&(k="comple\
tion_tokens")||a.total_tokens===void 0&&(k="total_tokens"))return K.errors=[{instancePath:r+"/usage",
schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:k}}],!1;if(a.prompt_tokens!==
void 0){let c=a.prompt_tokens,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.
errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)){if(c>4294967295||
isNaN(c))return K.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties\
/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(c<0||isNaN(
c))return K.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/promp\
t_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=v===e}else var l=!0;
if(l){if(a.completion_tokens!==void 0){let c=a.completion_tokens,v=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"sche\
ma:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c==
"number"&&isFinite(c)){if(c>4294967295||isNaN(c))return K.errors=[{instancePath:r+"/usage/completion\
_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(c<0||isNaN(c))return K.errors=[{instancePath:r+"/usage/completion_toke\
ns",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=v===e}else var l=!0;if(l){if(a.total_tokens!==void 0){let c=a.total_tokens,v=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)){if(c>8589934590||isNaN(c))return K.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}}],!1;if(c<0||isNaN(c))return K.errors=[{instancePath:r+"/usage/tot\
al_tokens",schemaPath:"schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=v===e}else var l=!0;if(l){if(a.prompt_tokens_details!==void 0){let c=a.prompt_tokens_details,
v=e;if(e===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.cached_tokens!==void 0){let h=c.cached_tokens,
L=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof h=="number"&&
isFinite(h)){if(h>4294967295||isNaN(h))return K.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<0||isNaN(h))return K.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return K.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var l=v===
e}else var l=!0;if(l)if(a.completion_tokens_details!==void 0){let c=a.completion_tokens_details,v=e;
if(e===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.reasoning_tokens!==void 0){let h=c.reasoning_tokens,
L=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof h==
"number"&&isFinite(h)){if(h>4294967295||isNaN(h))return K.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<
0||isNaN(h))return K.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return K.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var l=v===e}else var l=!0}}}}else return K.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var i=o===e}else var i=!0}}}}}}}else
return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=t,e===0}function yr(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(K(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:A,dynamicAnchors:N})||
(t=t===null?K.errors:t.concat(K.errors),e=t.length));else return yr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return yr.errors=t,e===0}var wt=cr;var hs=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function we(s,{instancePath:r="",parentData:I,parentDataProperty:q,
rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.object===void 0&&(n="object")||s.index===void 0&&(n="index")||s.embedding===void 0&&(n=
"embedding"))return we.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let p=e;for(let a in s)if(!(a==="object"||a==="index"||a==="embedding")){return we.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(p===e){if(s.object!==void 0){let a=s.object,o=e;if(typeof a!="string")return we.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="e\
mbedding")return we.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var i=o===e}else var i=!0;if(i){if(s.index!==void 0){let a=s.
index,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return we.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&
typeof a=="number"&&isFinite(a)){if(a>2047||isNaN(a))return we.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(a<0||isNaN(
a))return we.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0;if(i)if(s.embedding!==void 0){let a=s.
embedding,o=e,m=e,f=!1,k=e;if(e===e)if(Array.isArray(a))if(a.length>1e6){let u={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};t===null?t=[
u]:t.push(u),e++}else if(a.length<1){let u={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[u]:t.push(u),e++}else{var d=!0;let u=a.
length;for(let h=0;h<u;h++){let L=a[h],j=e;if(e===j)if(typeof L=="number"&&isFinite(L)){if(L>1e308||
isNaN(L)){let b={instancePath:r+"/embedding/"+h,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};t===null?t=[b]:t.push(b),e++}else if(L<-1e308||isNaN(
L)){let b={instancePath:r+"/embedding/"+h,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};t===null?t=[b]:t.push(b),e++}}else{let b={instancePath:r+
"/embedding/"+h,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};t===
null?t=[b]:t.push(b),e++}var d=j===e;if(!d)break}}else{let u={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};t===null?t=[u]:t.push(u),e++}var l=k===
e;if(f=f||l,!f){let u=e;if(e===e)if(typeof a=="string"){if(Y(a,5333336)){let j={instancePath:r+"/emb\
edding",schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};t===null?
t=[j]:t.push(j),e++}else if(be(a,8)){let j={instancePath:r+"/embedding",schemaPath:"schema:Base64Vec\
tor/minLength",keyword:"minLength",params:{limit:8}};t===null?t=[j]:t.push(j),e++}else if(!hs.test(a)){
let j={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9+/]+={0,2}$"}};t===null?t=[j]:t.push(j),e++}}else{let j={instancePath:r+"/embedd\
ing",schemaPath:"schema:Base64Vector/type",keyword:"type",params:{type:"string"}};t===null?t=[j]:t.push(
j),e++}var l=u===e;f=f||l}if(f)e=m,t!==null&&(m?t.length=m:t=null);else{let u={instancePath:r+"/embe\
dding",schemaPath:"#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return t===null?t=[u]:t.
push(u),e++,we.errors=t,!1}var i=o===e}else var i=!0}}}}else return we.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=t,e===0}function se(s,{instancePath:r="",
parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.data===void 0&&(n=
"data")||s.model===void 0&&(n="model")||s.usage===void 0&&(n="usage"))return se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let a in s)if(!(a===
"object"||a==="data"||a==="model"||a==="usage")){return se.errors=[{instancePath:r,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===e){
if(s.object!==void 0){let a=s.object,o=e;if(typeof a!="string")return se.errors=[{instancePath:r+"/o\
bject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="list")
return se.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var i=o===e}else var i=!0;if(i){if(s.data!==void 0){let a=s.data,o=e;if(e===
o)if(Array.isArray(a)){if(a.length>2048)return se.errors=[{instancePath:r+"/data",schemaPath:"#/prop\
erties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(a.length<1)return se.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let f=a.
length;for(let k=0;k<f;k++){let c=e;we(a[k],{instancePath:r+"/data/"+k,parentData:a,parentDataProperty:k,
rootData:A,dynamicAnchors:N})||(t=t===null?we.errors:t.concat(we.errors),e=t.length);var d=c===e;if(!d)
break}}}else return se.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var i=o===e}else var i=!0;if(i){if(s.model!==void 0){let a=s.model,
o=e;if(e===e)if(typeof a=="string"){if(Y(a,256))return se.errors=[{instancePath:r+"/model",schemaPath:"\
schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(be(a,1))return se.
errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingModelName/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return se.errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingMo\
delName/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i)if(s.usage!==
void 0){let a=s.usage,o=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let k;if(a.prompt_tokens===
void 0&&(k="prompt_tokens")||a.total_tokens===void 0&&(k="total_tokens"))return se.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:k}}],
!1;{let c=e;for(let v in a)if(!(v==="prompt_tokens"||v==="total_tokens")){return se.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:v}}],!1;break}if(c===e){if(a.prompt_tokens!==void 0){let v=a.prompt_tokens,u=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return se.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
u&&typeof v=="number"&&isFinite(v)){if(v>1e9||isNaN(v))return se.errors=[{instancePath:r+"/usage/pro\
mpt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(v<0||isNaN(v))return se.errors=[{instancePath:r+"/usage/prompt_to\
kens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=u===e}else var l=!0;if(l)if(a.total_tokens!==void 0){let v=a.total_tokens,
u=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return se.errors=[{instancePath:r+"/usa\
ge/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===u&&typeof v=="number"&&isFinite(v)){if(v>1e9||isNaN(v))return se.errors=
[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(v<0||isNaN(v))return se.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=u===e}else var l=!0}}}else return se.
errors=[{instancePath:r+"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"\
object"}}],!1;var i=o===e}else var i=!0}}}}}else return se.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return se.errors=t,e===0}function cr(s,{instancePath:r="",
parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(se(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:A,dynamicAnchors:N})||(t=t===null?se.errors:t.concat(
se.errors),e=t.length));else return cr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return cr.errors=t,e===0}var xt=hr;function S(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.id===void 0&&(p="id")||
s.object===void 0&&(p="object")||s.model===void 0&&(p="model")||s.results===void 0&&(p="results"))return S.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{
let a=e;for(let o in s)if(!(o==="id"||o==="object"||o==="model"||o==="results"||o==="usage")){return S.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(a===e){if(s.id!==void 0){let o=s.id,m=e;if(e===m)if(typeof o=="string"){if(Y(o,256))return S.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(be(o,1))return S.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(s.object!==
void 0){let o=s.object,m=e;if(typeof o!="string")return S.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="list")return S.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
list"}}],!1;var i=m===e}else var i=!0;if(i){if(s.model!==void 0){let o=s.model,m=e;if(e===e)if(typeof o==
"string"){if(Y(o,256))return S.errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(be(o,1))return S.errors=[{instancePath:r+"/\
model",schemaPath:"schema:RerankModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.
errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"\
string"}}],!1;var i=m===e}else var i=!0;if(i){if(s.results!==void 0){let o=s.results,m=e;if(e===m)if(Array.
isArray(o)){if(o.length>1e4)return S.errors=[{instancePath:r+"/results",schemaPath:"#/properties/res\
ults/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;if(o.length<1)return S.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;
let k=o.length;for(let c=0;c<k;c++){let v=o[c],u=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(
v)){let j;if(v.index===void 0&&(j="index")||v.relevance_score===void 0&&(j="relevance_score"))return S.
errors=[{instancePath:r+"/results/"+c,schemaPath:"schema:RerankResult/required",keyword:"required",params:{
missingProperty:j}}],!1;{let $=e;for(let b in v)if(!(b==="index"||b==="relevance_score"||b==="docume\
nt")){return S.errors=[{instancePath:r+"/results/"+c,schemaPath:"schema:RerankResult/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if($===e){if(v.index!==
void 0){let b=v.index,P=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return S.errors=[
{instancePath:r+"/results/"+c+"/index",schemaPath:"schema:RerankResult/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===P&&typeof b=="number"&&isFinite(b)){if(b>9999||isNaN(b))return S.
errors=[{instancePath:r+"/results/"+c+"/index",schemaPath:"schema:RerankResult/properties/index/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9999}}],!1;if(b<0||isNaN(b))return S.errors=[{instancePath:r+
"/results/"+c+"/index",schemaPath:"schema:RerankResult/properties/index/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=P===e}else var l=!0;if(l){if(v.relevance_score!==void 0){let b=v.
relevance_score,P=e;if(e===P)if(typeof b=="number"&&isFinite(b)){if(b>1e308||isNaN(b))return S.errors=
[{instancePath:r+"/results/"+c+"/relevance_score",schemaPath:"schema:RerankResult/properties/relevan\
ce_score/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308}}],!1;if(b<-1e308||isNaN(b))
return S.errors=[{instancePath:r+"/results/"+c+"/relevance_score",schemaPath:"schema:RerankResult/pr\
operties/relevance_score/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e308}}],!1}else return S.
errors=[{instancePath:r+"/results/"+c+"/relevance_score",schemaPath:"schema:RerankResult/properties/\
relevance_score/type",keyword:"type",params:{type:"number"}}],!1;var l=P===e}else var l=!0;if(l)if(v.
document!==void 0){let b=v.document,P=e;if(e===P)if(b&&typeof b=="object"&&!Array.isArray(b)){let y;
if(b.text===void 0&&(y="text"))return S.errors=[{instancePath:r+"/results/"+c+"/document",schemaPath:"\
schema:RerankResult/properties/document/required",keyword:"required",params:{missingProperty:y}}],!1;
{let w=e;for(let _ in b)if(_!=="text"){return S.errors=[{instancePath:r+"/results/"+c+"/document",schemaPath:"\
schema:RerankResult/properties/document/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:_}}],!1;break}if(w===e&&b.text!==void 0){let _=b.text;if(e===e)if(typeof _=="stri\
ng"){if(Y(_,33554432))return S.errors=[{instancePath:r+"/results/"+c+"/document/text",schemaPath:"sc\
hema:RerankResult/properties/document/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;if(be(_,1))return S.errors=[{instancePath:r+"/results/"+c+"/document/text",schemaPath:"schema:Rer\
ankResult/properties/document/properties/text/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return S.errors=[{instancePath:r+"/results/"+c+"/document/text",schemaPath:"schema:RerankResult/prop\
erties/document/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}}else return S.errors=
[{instancePath:r+"/results/"+c+"/document",schemaPath:"schema:RerankResult/properties/document/type",
keyword:"type",params:{type:"object"}}],!1;var l=P===e}else var l=!0}}}}else return S.errors=[{instancePath:r+
"/results/"+c,schemaPath:"schema:RerankResult/type",keyword:"type",params:{type:"object"}}],!1;var d=u===
e;if(!d)break}}}else return S.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0;if(i)if(s.usage!==void 0){let o=s.
usage,m=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let c;if(o.prompt_tokens===void 0&&(c=
"prompt_tokens")||o.total_tokens===void 0&&(c="total_tokens"))return S.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/required",keyword:"required",params:{missingProperty:c}}],!1;{let v=e;
for(let u in o)if(!(u==="prompt_tokens"||u==="total_tokens")){return S.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(v===e){if(o.prompt_tokens!==void 0){let u=o.prompt_tokens,h=e;if(!(typeof u=="number"&&!(u%
1)&&!isNaN(u)&&isFinite(u)))return S.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:PromptUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof u=="number"&&isFinite(u)){if(u>1e9||isNaN(u))return S.errors=[{instancePath:r+"/usage/prompt_\
tokens",schemaPath:"schema:PromptUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(u<0||isNaN(u))return S.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:PromptUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=h===e}else var n=!0;if(n)if(o.total_tokens!==void 0){let u=o.total_tokens,h=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return S.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"\
schema:PromptUsage/properties/total_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
h&&typeof u=="number"&&isFinite(u)){if(u>1e9||isNaN(u))return S.errors=[{instancePath:r+"/usage/tota\
l_tokens",schemaPath:"schema:PromptUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(u<0||isNaN(u))return S.errors=[{instancePath:r+"/usage/total_toke\
ns",schemaPath:"schema:PromptUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var n=h===e}else var n=!0}}}else return S.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:PromptUsage/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0}}}}}}else
return S.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.
errors=t,e===0}function hr(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(S(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:A,dynamicAnchors:N})||
(t=t===null?S.errors:t.concat(S.errors),e=t.length));else return hr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return hr.errors=t,e===0}var Lt=gr;var gs={type:"object",required:["flagged","categories","category_scores"],properties:{flagged:{type:"\
boolean"},categories:{type:"object",additionalProperties:{type:["boolean","null"]}},category_scores:{
type:"object",additionalProperties:{type:"number",minimum:0,maximum:1}}},$id:"schema:ModerationResul\
t"};function ee(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.id===void 0&&(a="id")||
s.model===void 0&&(a="model")||s.results===void 0&&(a="results"))return ee.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let m in s)if(!(m==="id"||
m==="model"||m==="results")){return ee.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(o===e){if(s.id!==void 0){let m=s.id,
f=e;if(e===f)if(typeof m=="string"){if(Y(m,256))return ee.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(be(m,1))return ee.errors=[
{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ee.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var i=f===e}else var i=!0;if(i){if(s.model!==void 0){let m=s.model,f=e;if(e===e)
if(typeof m=="string"){if(Y(m,256))return ee.errors=[{instancePath:r+"/model",schemaPath:"schema:Mod\
erationModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(be(m,1))return ee.errors=
[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ee.errors=[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName\
/type",keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i)if(s.results!==void 0){
let m=s.results,f=e;if(e===f)if(Array.isArray(m)){if(m.length>2048)return ee.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(m.
length<1)return ee.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var d=!0;let c=m.length;for(let v=0;v<c;v++){let u=m[v],h=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){let $;if(u.flagged===void 0&&($="flagged")||u.categories===
void 0&&($="categories")||u.category_scores===void 0&&($="category_scores"))return ee.errors=[{instancePath:r+
"/results/"+v,schemaPath:"schema:ModerationResult/required",keyword:"required",params:{missingProperty:$}}],
!1;if(u.flagged!==void 0){let b=e;if(typeof u.flagged!="boolean")return ee.errors=[{instancePath:r+"\
/results/"+v+"/flagged",schemaPath:"schema:ModerationResult/properties/flagged/type",keyword:"type",
params:{type:"boolean"}}],!1;var l=b===e}else var l=!0;if(l){if(u.categories!==void 0){let b=u.categories,
P=e;if(e===P)if(b&&typeof b=="object"&&!Array.isArray(b))for(let y in b){let w=b[y],_=e;if(typeof w!=
"boolean"&&w!==null)return ee.errors=[{instancePath:r+"/results/"+v+"/categories/"+y.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/categories/additionalProperti\
es/type",keyword:"type",params:{type:gs.properties.categories.additionalProperties.type}}],!1;var n=_===
e;if(!n)break}else return ee.errors=[{instancePath:r+"/results/"+v+"/categories",schemaPath:"schema:\
ModerationResult/properties/categories/type",keyword:"type",params:{type:"object"}}],!1;var l=P===e}else
var l=!0;if(l)if(u.category_scores!==void 0){let b=u.category_scores,P=e;if(e===P)if(b&&typeof b=="o\
bject"&&!Array.isArray(b))for(let y in b){let w=b[y],_=e;if(e===_)if(typeof w=="number"&&isFinite(w)){
if(w>1||isNaN(w))return ee.errors=[{instancePath:r+"/results/"+v+"/category_scores/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_scores/additionalP\
roperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(w<0||isNaN(w))return ee.
errors=[{instancePath:r+"/results/"+v+"/category_scores/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ModerationResult/properties/category_scores/additionalProperties/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ee.errors=[{instancePath:r+"/results/"+v+"/category_scores\
/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_\
scores/additionalProperties/type",keyword:"type",params:{type:"number"}}],!1;var p=_===e;if(!p)break}else
return ee.errors=[{instancePath:r+"/results/"+v+"/category_scores",schemaPath:"schema:ModerationResu\
lt/properties/category_scores/type",keyword:"type",params:{type:"object"}}],!1;var l=P===e}else var l=!0}}else
return ee.errors=[{instancePath:r+"/results/"+v,schemaPath:"schema:ModerationResult/type",keyword:"t\
ype",params:{type:"object"}}],!1;var d=h===e;if(!d)break}}}else return ee.errors=[{instancePath:r+"/\
results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}}],!1;var i=f===
e}else var i=!0}}}}else return ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ee.errors=t,e===0}function gr(s,{instancePath:r="",parentData:I,parentDataProperty:q,
rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s))s.response!==void 0&&(ee(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:A,dynamicAnchors:N})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length));else
return gr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return gr.
errors=t,e===0}var At=_r;var ur={type:"object",properties:{b64_json:{type:["string","null"],maxLength:134217728},url:{type:["\
string","null"],maxLength:16384},revised_prompt:{type:["string","null"],maxLength:131072}},$id:"sche\
ma:GeneratedImage"};function H(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.created===void 0&&(p=
"created")||s.data===void 0&&(p="data"))return H.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let a=e;for(let o in s)if(!(o==="created"||o==="data"||o===
"usage")){return H.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o}}],!1;break}if(a===e){if(s.created!==void 0){let o=s.created,
m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.errors=[{instancePath:r+"/crea\
ted",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof o==
"number"&&isFinite(o)){if(o>4102444800||isNaN(o))return H.errors=[{instancePath:r+"/created",schemaPath:"\
#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(o<
0||isNaN(o))return H.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(s.data!==void 0){let o=s.
data,m=e;if(e===m)if(Array.isArray(o)){if(o.length>10)return H.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:10}}],!1;if(o.length<1)return H.errors=
[{instancePath:r+"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var d=!0;let k=o.length;for(let c=0;c<k;c++){let v=o[c],u=e;if(e===e)if(v&&typeof v=="object"&&!Array.
isArray(v)){if(v.b64_json!==void 0){let j=v.b64_json,$=e;if(typeof j!="string"&&j!==null)return H.errors=
[{instancePath:r+"/data/"+c+"/b64_json",schemaPath:"schema:GeneratedImage/properties/b64_json/type",
keyword:"type",params:{type:ur.properties.b64_json.type}}],!1;if(e===$&&typeof j=="string"&&Y(j,134217728))
return H.errors=[{instancePath:r+"/data/"+c+"/b64_json",schemaPath:"schema:GeneratedImage/properties\
/b64_json/maxLength",keyword:"maxLength",params:{limit:134217728}}],!1;var l=$===e}else var l=!0;if(l){
if(v.url!==void 0){let j=v.url,$=e;if(typeof j!="string"&&j!==null)return H.errors=[{instancePath:r+
"/data/"+c+"/url",schemaPath:"schema:GeneratedImage/properties/url/type",keyword:"type",params:{type:ur.
properties.url.type}}],!1;if(e===$&&typeof j=="string"&&Y(j,16384))return H.errors=[{instancePath:r+
"/data/"+c+"/url",schemaPath:"schema:GeneratedImage/properties/url/maxLength",keyword:"maxLength",params:{
limit:16384}}],!1;var l=$===e}else var l=!0;if(l)if(v.revised_prompt!==void 0){let j=v.revised_prompt,
$=e;if(typeof j!="string"&&j!==null)return H.errors=[{instancePath:r+"/data/"+c+"/revised_prompt",schemaPath:"\
schema:GeneratedImage/properties/revised_prompt/type",keyword:"type",params:{type:ur.properties.revised_prompt.
type}}],!1;if(e===$&&typeof j=="string"&&Y(j,131072))return H.errors=[{instancePath:r+"/data/"+c+"/r\
evised_prompt",schemaPath:"schema:GeneratedImage/properties/revised_prompt/maxLength",keyword:"maxLe\
ngth",params:{limit:131072}}],!1;var l=$===e}else var l=!0}}else return H.errors=[{instancePath:r+"/\
data/"+c,schemaPath:"schema:GeneratedImage/type",keyword:"type",params:{type:"object"}}],!1;var d=u===
e;if(!d)break}}}else return H.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var i=m===e}else var i=!0;if(i)if(s.usage!==void 0){let o=s.usage,m=e;
if(e===m)if(o&&typeof o=="object"&&!Array.isArray(o)){let k;if(o.input_tokens===void 0&&(k="input_to\
kens")||o.output_tokens===void 0&&(k="output_tokens")||o.total_tokens===void 0&&(k="total_tokens"))return H.
errors=[{instancePath:r+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{
missingProperty:k}}],!1;if(o.input_tokens!==void 0){let c=o.input_tokens,v=e;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:r+"/usage/input_tokens",schemaPath:"#\
/properties/usage/properties/input_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&
typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return H.errors=[{instancePath:r+"/usage/input_t\
okens",schemaPath:"#/properties/usage/properties/input_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(c<0||isNaN(c))return H.errors=[{instancePath:r+"/usage/input_tokens",schemaPath:"\
#/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=v===e}else var n=!0;if(n){if(o.output_tokens!==void 0){let c=o.output_tokens,v=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:r+"/usage/output_tokens",schemaPath:"\
#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
v&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return H.errors=[{instancePath:r+"/usage/outp\
ut_tokens",schemaPath:"#/properties/usage/properties/output_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(c<0||isNaN(c))return H.errors=[{instancePath:r+"/usage/output_tok\
ens",schemaPath:"#/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var n=v===e}else var n=!0;if(n)if(o.total_tokens!==void 0){let c=o.total_tokens,v=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"#/properties/usage/properties/total_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)){if(c>2e9||isNaN(c))return H.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:2e9}}],!1;if(c<0||isNaN(c))return H.errors=[{instancePath:r+"/usag\
e/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var n=v===e}else var n=!0}}else return H.errors=[{instancePath:r+"/usa\
ge",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else
var i=!0}}}}else return H.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return H.errors=t,e===0}function _r(s,{instancePath:r="",parentData:I,parentDataProperty:q,
rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s))s.response!==void 0&&(H(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"r\
esponse",rootData:A,dynamicAnchors:N})||(t=t===null?H.errors:t.concat(H.errors),e=t.length));else return _r.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _r.errors=
t,e===0}var jt=br;function re(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.data===void 0&&(n="data"))return re.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let p=e;for(let a in s)if(!(a==="object"||a==="data")){return re.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(p===e){if(s.object!==void 0){let a=s.object,o=e;if(typeof a!="string")return re.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(a!=="list")return re.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",
keyword:"const",params:{allowedValue:"list"}}],!1;var i=o===e}else var i=!0;if(i)if(s.data!==void 0){
let a=s.data,o=e;if(e===o)if(Array.isArray(a)){if(a.length>4096)return re.errors=[{instancePath:r+"/\
data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;
let f=a.length;for(let k=0;k<f;k++){let c=a[k],v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(
c)){let L;if(c.id===void 0&&(L="id")||c.object===void 0&&(L="object")||c.created===void 0&&(L="creat\
ed")||c.owned_by===void 0&&(L="owned_by"))return re.errors=[{instancePath:r+"/data/"+k,schemaPath:"s\
chema:ListedModel/required",keyword:"required",params:{missingProperty:L}}],!1;{let j=e;for(let $ in c)
if(!($==="id"||$==="object"||$==="created"||$==="owned_by")){return re.errors=[{instancePath:r+"/dat\
a/"+k,schemaPath:"schema:ListedModel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}}],
!1;break}if(j===e){if(c.id!==void 0){let $=c.id,b=e;if(e===b)if(typeof $=="string"){if(Y($,256))return re.
errors=[{instancePath:r+"/data/"+k+"/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(be($,1))return re.errors=[{instancePath:r+"/data/"+k+"/id",schemaPath:"\
schema:ListedModel/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.
errors=[{instancePath:r+"/data/"+k+"/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var l=b===e}else var l=!0;if(l){if(c.object!==void 0){let $=c.object,
b=e;if(typeof $!="string")return re.errors=[{instancePath:r+"/data/"+k+"/object",schemaPath:"schema:\
ListedModel/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if($!=="model")return re.
errors=[{instancePath:r+"/data/"+k+"/object",schemaPath:"schema:ListedModel/properties/object/const",
keyword:"const",params:{allowedValue:"model"}}],!1;var l=b===e}else var l=!0;if(l){if(c.created!==void 0){
let $=c.created,b=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return re.errors=[{instancePath:r+
"/data/"+k+"/created",schemaPath:"schema:ListedModel/properties/created/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===b&&typeof $=="number"&&isFinite($)){if($>4102444800||isNaN($))return re.
errors=[{instancePath:r+"/data/"+k+"/created",schemaPath:"schema:ListedModel/properties/created/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if($<0||isNaN($))return re.errors=
[{instancePath:r+"/data/"+k+"/created",schemaPath:"schema:ListedModel/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var l=b===e}else var l=!0;if(l)if(c.owned_by!==void 0){
let $=c.owned_by,b=e;if(e===b)if(typeof $=="string"){if(Y($,64))return re.errors=[{instancePath:r+"/\
data/"+k+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/maxLength",keyword:"maxLengt\
h",params:{limit:64}}],!1;if(be($,1))return re.errors=[{instancePath:r+"/data/"+k+"/owned_by",schemaPath:"\
schema:ListedModel/properties/owned_by/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.
errors=[{instancePath:r+"/data/"+k+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var l=b===e}else var l=!0}}}}}else return re.errors=[
{instancePath:r+"/data/"+k,schemaPath:"schema:ListedModel/type",keyword:"type",params:{type:"object"}}],
!1;var d=v===e;if(!d)break}}}else return re.errors=[{instancePath:r+"/data",schemaPath:"#/properties\
/data/type",keyword:"type",params:{type:"array"}}],!1;var i=o===e}else var i=!0}}}else return re.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=t,e===
0}function br(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(re(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:A,dynamicAnchors:N})||
(t=t===null?re.errors:t.concat(re.errors),e=t.length));else return br.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return br.errors=t,e===0}var qt=kr;var vr={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var rr=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function te(s,{instancePath:r="",parentData:I,
parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let d;if(s.since===void 0&&(d="since")||s.requests===void 0&&(d="request\
s")||s.prompt_tokens===void 0&&(d="prompt_tokens")||s.completion_tokens===void 0&&(d="completion_tok\
ens")||s.charged_usd===void 0&&(d="charged_usd"))return te.errors=[{instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let n in s)if(!(n==="since"||
n==="requests"||n==="prompt_tokens"||n==="completion_tokens"||n==="charged_usd")){return te.errors=[
{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(l===e){if(s.since!==void 0){let n=s.since,p=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return te.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(
n))return te.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return te.errors=[{instancePath:r+
"/since",schemaPath:"schema:UnixSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=p===e}else var i=!0;if(i){if(s.requests!==void 0){let n=s.requests,p=e,a=e;if(!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=[{instancePath:r+"/requests",schemaPath:"s\
chema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return te.errors=[{instancePath:r+"/requests",schemaPath:"schema\
:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return te.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0;if(i){if(s.prompt_tokens!==void 0){
let n=s.prompt_tokens,p=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return te.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return te.errors=[{instancePath:r+"/prompt_tokens",
schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=p===
e}else var i=!0;if(i){if(s.completion_tokens!==void 0){let n=s.completion_tokens,p=e,a=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return te.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<
0||isNaN(n))return te.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0;if(i)if(s.charged_usd!==
void 0){let n=s.charged_usd,p=e;if(e===e)if(typeof n=="string"){if(Y(n,20))return te.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!rr.test(
n))return te.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return te.errors=[{instancePath:r+"/charge\
d_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else var i=!0}}}}}}else
return te.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.
errors=t,e===0}var _s={type:["object","null"],additionalProperties:!1,required:["limit","remaining",
"resets_at"],properties:{limit:{$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{
$ref:"schema:ResetTime"}},$id:"schema:LimitLeft"};function pe(s,{instancePath:r="",parentData:I,parentDataProperty:q,
rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&
s!==null)return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:_s.type}}],
!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.limit===void 0&&(d="limit")||s.remaining===
void 0&&(d="remaining")||s.resets_at===void 0&&(d="resets_at"))return pe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let n in s)if(!(n==="lim\
it"||n==="remaining"||n==="resets_at")){return pe.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(s.limit!==
void 0){let n=s.limit,p=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=
[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:r+
"/limit",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0;if(i){if(s.remaining!==
void 0){let n=s.remaining,p=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/re\
maining",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=p===e}else var i=!0;if(i)if(s.resets_at!==void 0){let n=s.resets_at,p=e,a=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return pe.errors=[{instancePath:r+"/resets_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:vr.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return pe.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return pe.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0}}}}return pe.errors=t,e===0}var bs={type:["o\
bject","null"],additionalProperties:!1,required:["period","limit_usd","used_usd","remaining_usd","re\
sets_at"],properties:{period:{$ref:"schema:BudgetSpan"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"\
schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:Budg\
etLeft"},ks={type:"string",enum:["day","month","total"],$id:"schema:BudgetSpan"};function me(s,{instancePath:r="",
parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null)return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:bs.type}}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.period===
void 0&&(d="period")||s.limit_usd===void 0&&(d="limit_usd")||s.used_usd===void 0&&(d="used_usd")||s.
remaining_usd===void 0&&(d="remaining_usd")||s.resets_at===void 0&&(d="resets_at"))return me.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;
for(let n in s)if(!(n==="period"||n==="limit_usd"||n==="used_usd"||n==="remaining_usd"||n==="resets_\
at")){return me.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:n}}],!1;break}if(l===e){if(s.period!==void 0){let n=s.period,p=e;if(typeof n!=
"string")return me.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(n==="day"||n==="month"||n==="total"))return me.errors=[{instancePath:r+
"/period",schemaPath:"schema:BudgetSpan/enum",keyword:"enum",params:{allowedValues:ks.enum}}],!1;var i=p===
e}else var i=!0;if(i){if(s.limit_usd!==void 0){let n=s.limit_usd,p=e;if(e===e)if(typeof n=="string"){
if(Y(n,20))return me.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!rr.test(n))return me.errors=[{instancePath:r+"/limit_usd",schemaPath:"\
schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return me.
errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=p===e}else var i=!0;if(i){if(s.used_usd!==void 0){let n=s.used_usd,p=e;if(e===e)if(typeof n==
"string"){if(Y(n,20))return me.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/maxLength",
keyword:"maxLength",params:{limit:20}}],!1;if(!rr.test(n))return me.errors=[{instancePath:r+"/used_u\
sd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return me.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{
type:"string"}}],!1;var i=p===e}else var i=!0;if(i){if(s.remaining_usd!==void 0){let n=s.remaining_usd,
p=e;if(e===e)if(typeof n=="string"){if(Y(n,20))return me.errors=[{instancePath:r+"/remaining_usd",schemaPath:"\
schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!rr.test(n))return me.errors=[{instancePath:r+
"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return me.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else var i=!0;if(i)if(s.resets_at!==void 0){
let n=s.resets_at,p=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return me.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:vr.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return me.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(n<0||isNaN(n))return me.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0}}}}}}return me.
errors=t,e===0}function oe(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.name===void 0&&(n="name")||s.prefix===void 0&&(n="prefix")||s.expires_at===void 0&&(n="\
expires_at")||s.used===void 0&&(n="used")||s.limits===void 0&&(n="limits"))return oe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let a in s)if(!(a===
"object"||a==="name"||a==="prefix"||a==="expires_at"||a==="used"||a==="limits")){return oe.errors=[{
instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(p===e){if(s.object!==void 0){let a=s.object,o=e;if(typeof a!="string")return oe.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(a!=="key_usage")return oe.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/co\
nst",keyword:"const",params:{allowedValue:"key_usage"}}],!1;var i=o===e}else var i=!0;if(i){if(s.name!==
void 0){let a=s.name,o=e;if(e===o)if(typeof a=="string"){if(Y(a,128))return oe.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(be(a,
1))return oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(s.prefix!==
void 0){let a=s.prefix,o=e;if(e===o)if(typeof a=="string"){if(Y(a,16))return oe.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else
return oe.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{
type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(s.expires_at!==void 0){let a=s.expires_at,o=e,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return oe.errors=[{instancePath:r+
"/expires_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:vr.type}}],!1;if(e===m&&
typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))return oe.errors=[{instancePath:r+"/expir\
es_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0;if(i){if(s.used!==
void 0){let a=s.used,o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){let f;if(a.day===void 0&&
(f="day")||a.month===void 0&&(f="month"))return oe.errors=[{instancePath:r+"/used",schemaPath:"#/pro\
perties/used/required",keyword:"required",params:{missingProperty:f}}],!1;{let k=e;for(let c in a)if(!(c===
"day"||c==="month")){return oe.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===e){if(a.
day!==void 0){let c=e;te(a.day,{instancePath:r+"/used/day",parentData:a,parentDataProperty:"day",rootData:A,
dynamicAnchors:N})||(t=t===null?te.errors:t.concat(te.errors),e=t.length);var d=c===e}else var d=!0;
if(d)if(a.month!==void 0){let c=e;te(a.month,{instancePath:r+"/used/month",parentData:a,parentDataProperty:"\
month",rootData:A,dynamicAnchors:N})||(t=t===null?te.errors:t.concat(te.errors),e=t.length);var d=c===
e}else var d=!0}}}else return oe.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/type",
keyword:"type",params:{type:"object"}}],!1;var i=o===e}else var i=!0;if(i)if(s.limits!==void 0){let a=s.
limits,o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){let f;if(a.requests_per_minute===void 0&&
(f="requests_per_minute")||a.tokens_per_minute===void 0&&(f="tokens_per_minute")||a.parallel_requests===
void 0&&(f="parallel_requests")||a.budget===void 0&&(f="budget"))return oe.errors=[{instancePath:r+"\
/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:f}}],!1;
{let k=e;for(let c in a)if(!(c==="requests_per_minute"||c==="tokens_per_minute"||c==="parallel_reque\
sts"||c==="budget")){return oe.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===e){
if(a.requests_per_minute!==void 0){let c=e;pe(a.requests_per_minute,{instancePath:r+"/limits/request\
s_per_minute",parentData:a,parentDataProperty:"requests_per_minute",rootData:A,dynamicAnchors:N})||(t=
t===null?pe.errors:t.concat(pe.errors),e=t.length);var l=c===e}else var l=!0;if(l){if(a.tokens_per_minute!==
void 0){let c=e;pe(a.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:a,parentDataProperty:"\
tokens_per_minute",rootData:A,dynamicAnchors:N})||(t=t===null?pe.errors:t.concat(pe.errors),e=t.length);
var l=c===e}else var l=!0;if(l){if(a.parallel_requests!==void 0){let c=e;pe(a.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:a,parentDataProperty:"parallel_requests",rootData:A,dynamicAnchors:N})||
(t=t===null?pe.errors:t.concat(pe.errors),e=t.length);var l=c===e}else var l=!0;if(l)if(a.budget!==void 0){
let c=e;me(a.budget,{instancePath:r+"/limits/budget",parentData:a,parentDataProperty:"budget",rootData:A,
dynamicAnchors:N})||(t=t===null?me.errors:t.concat(me.errors),e=t.length);var l=c===e}else var l=!0}}}}}else
return oe.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var i=o===e}else var i=!0}}}}}}}else return oe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=t,e===0}function kr(s,{instancePath:r="",
parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(oe(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:A,dynamicAnchors:N})||(t=t===null?oe.errors:t.concat(
oe.errors),e=t.length));else return kr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return kr.errors=t,e===0}var Nt=ye;function ye(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.
response;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.id===void 0&&(n="id")||d.object===
void 0&&(n="object")||d.created===void 0&&(n="created")||d.owned_by===void 0&&(n="owned_by"))return ye.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:n}}],!1;{let p=e;for(let a in d)if(!(a==="id"||a==="object"||a==="created"||a==="own\
ed_by")){return ye.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===e){if(d.id!==
void 0){let a=d.id,o=e;if(e===o)if(typeof a=="string"){if(Y(a,256))return ye.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(be(a,1))return ye.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=o===e}else var i=!0;if(i){if(d.object!==void 0){let a=d.object,o=e;if(typeof a!="stri\
ng")return ye.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="model")return ye.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=o===e}else var i=!0;if(i){if(d.created!==void 0){let a=d.created,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ye.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>4102444800||isNaN(a))return ye.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return ye.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=o===e}else var i=!0;if(i)if(d.owned_by!==void 0){let a=d.owned_by,o=e;if(e===o)if(typeof a==
"string"){if(Y(a,64))return ye.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(be(a,1))return ye.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=o===e}else var i=!0}}}}}else return ye.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return ye.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=t,e===0}var It=ce;function ce(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.
response;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.id===void 0&&(n="id")||d.object===
void 0&&(n="object")||d.created===void 0&&(n="created")||d.owned_by===void 0&&(n="owned_by"))return ce.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:n}}],!1;{let p=e;for(let a in d)if(!(a==="id"||a==="object"||a==="created"||a==="own\
ed_by")){return ce.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===e){if(d.id!==
void 0){let a=d.id,o=e;if(e===o)if(typeof a=="string"){if(Y(a,256))return ce.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(be(a,1))return ce.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=o===e}else var i=!0;if(i){if(d.object!==void 0){let a=d.object,o=e;if(typeof a!="stri\
ng")return ce.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="model")return ce.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=o===e}else var i=!0;if(i){if(d.created!==void 0){let a=d.created,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ce.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>4102444800||isNaN(a))return ce.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return ce.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=o===e}else var i=!0;if(i)if(d.owned_by!==void 0){let a=d.owned_by,o=e;if(e===o)if(typeof a==
"string"){if(Y(a,64))return ce.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(be(a,1))return ce.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=o===e}else var i=!0}}}}}else return ce.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return ce.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=t,e===0}var $t=tr;function tr(s,{instancePath:r="",parentData:I,parentDataProperty:q,rootData:A=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let i=s.
response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return tr.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return tr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=
t,e===0}var Ds={createOpenAIChatCompletion:{parameters:Er,body:et,replies:{200:Pt}},createOpenAIEmbeddings:{
parameters:Ur,body:rt,replies:{200:wt}},createOpenAIRerank:{parameters:zr,body:tt,replies:{200:xt}},
createOpenAIModeration:{parameters:Sr,body:st,replies:{200:Lt}},createOpenAIImage:{parameters:Br,body:at,
replies:{200:At}},listOpenAIModels:{parameters:Vr,body:it,replies:{200:jt}},readOpenAIUsage:{parameters:Kr,
body:nt,replies:{200:qt}},retrieveOpenAIModel:{parameters:Gr,body:mt,replies:{200:Nt}},retrieveOwnedOpenAIModel:{
parameters:Zr,body:dt,replies:{200:It}},getContract:{parameters:Jr,body:ut,replies:{200:$t}},getReference:{
parameters:Hr,body:ct,replies:{}},getReferenceFile:{parameters:Yr,body:gt,replies:{}}};export{Ds as default};
