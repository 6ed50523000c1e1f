// Compiled from a contract by npm run generate. Never edited.
var Tt=Object.create;var jr=Object.defineProperty;var Ct=Object.getOwnPropertyDescriptor;var Et=Object.getOwnPropertyNames;var Ut=Object.getPrototypeOf,St=Object.prototype.hasOwnProperty;var qr=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch($){throw r=0,$}};var zt=(s,r,$,q)=>{if(r&&typeof r=="object"||typeof r=="function")for(let j of Et(r))!St.call(s,j)&&
j!==$&&jr(s,j,{get:()=>r[j],enumerable:!(q=Ct(r,j))||q.enumerable});return s};var Ke=(s,r,$)=>($=s!=null?Tt(Ut(s)):{},zt(r||!s||!s.__esModule?jr($,"default",{value:s,enumerable:!0}):
$,s));var Qe=qr(Xe=>{"use strict";Object.defineProperty(Xe,"__esModule",{value:!0});Xe.formats=void 0;var Vt=2**
31-1,Kt=(-2)**31,Gt=2**63-1,Zt=(-2)**63,$r=(2-2**-23)*2**127,Or=2**-126,Jt=-1*$r,Ht=-1*Or,Ir=()=>!0,
Yt=/^[A-Za-z0-9+/]*(=|==)?$/;Xe.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Vt&&s>=Kt,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Gt&&s>=Zt,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=$r&&s>=Or||s>=Jt&&s<=Ht),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Yt.test(s),binary:Ir,password:Ir}});var er=qr(Fe=>{"use strict";Object.defineProperty(Fe,"__esModule",{value:!0});Fe.formatNames=Fe.fastFormats=
Fe.fullFormats=void 0;function Me(s,r){return{validate:s,compare:r}}Fe.fullFormats={date:Me(Rr,mr),time:Me(
nr(!0),lr),"date-time":Me(Dr(!0),Cr),"iso-time":Me(nr(),Tr),"iso-date-time":Me(Dr(),Er),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ts,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ms,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ss,int32:{type:"number",validate:os},
int64:{type:"number",validate:ns},float:{type:"number",validate:Fr},double:{type:"number",validate:Fr},
password:!0,binary:!0};Fe.fastFormats={...Fe.fullFormats,date:Me(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,mr),time:Me(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,lr),"date-time":Me(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Cr),"iso-time":Me(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Tr),
"iso-date-time":Me(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Er),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Fe.formatNames=Object.keys(Fe.fullFormats);function Wt(s){return s%4===0&&(s%100!==0||s%400===0)}var Xt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Qt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Rr(s){let r=Xt.exec(s);if(!r)return!1;let $=+r[1],
q=+r[2],j=+r[3];return q>=1&&q<=12&&j>=1&&j<=(q===2&&Wt($)?29:Qt[q])}function mr(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var or=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function nr(s){
return function($){let q=or.exec($);if(!q)return!1;let j=+q[1],N=+q[2],t=+q[3],e=q[4],a=q[5]==="-"?-1:
1,d=+(q[6]||0),l=+(q[7]||0);if(d>23||l>59||s&&!e)return!1;if(j<=23&&N<=59&&t<60)return!0;let n=N-l*a,
p=j-d*a-(n<0?1:0);return(p===23||p===-1)&&(n===59||n===-1)&&t<61}}function lr(s,r){if(!(s&&r))return;
let $=new Date("2020-01-01T"+s).valueOf(),q=new Date("2020-01-01T"+r).valueOf();if($&&q)return $-q}function Tr(s,r){
if(!(s&&r))return;let $=or.exec(s),q=or.exec(r);if($&&q)return s=$[1]+$[2]+$[3],r=q[1]+q[2]+q[3],s>r?
1:s<r?-1:0}var pr=/t|\s/i;function Dr(s){let r=nr(s);return function(q){let j=q.split(pr);return j.length===
2&&Rr(j[0])&&r(j[1])}}function Cr(s,r){if(!(s&&r))return;let $=new Date(s).valueOf(),q=new Date(r).valueOf();
if($&&q)return $-q}function Er(s,r){if(!(s&&r))return;let[$,q]=s.split(pr),[j,N]=r.split(pr),t=mr($,
j);if(t!==void 0)return t||lr(q,N)}var es=/\/|:/,rs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ts(s){return es.test(s)&&rs.test(s)}var Mr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ss(s){return Mr.lastIndex=0,Mr.test(s)}var as=-(2**31),is=2**31-1;function os(s){return Number.
isInteger(s)&&s<=is&&s>=as}function ns(s){return Number.isInteger(s)}function Fr(){return!0}var ps=/[^\\]\\Z/;
function ms(s){if(ps.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Ge=(s,r)=>s.length>r&&Nr(s)>r,Ze=(s,r)=>s.length<2*r&&Nr(s)<r,Bt=/[\ud800-\udbff][\udc00-\udfff]/g,
Nr=s=>s.length-(s.match(Bt)?.length??0);var Ur=Ke(Qe()),Sr=Ke(er()),Os={...Ur.formats,...Sr.fastFormats},zr=ue;var ve=Ge,Te=Ze,We=new RegExp("^[ -~]+$","u");function ue(s,{instancePath:r="",parentData:$,parentDataProperty:q,
rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.query===void 0&&(d="query")||s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))
return ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.headers!==void 0){let l=s.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
x-request-timeout-ms"]!==void 0){let p=l["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let o=typeof p,m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&
p==+p&&!(p%1))m=+p;else return ue.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;m!==void 0&&(p=m,l!==void 0&&(l["x-request-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(
p)){if(p>6e5||isNaN(p))return ue.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(p<1||isNaN(p))return ue.errors=[{instancePath:r+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=i===e}else var a=!0;if(a){if(l["idempotency-key"]!==void 0){let p=l["\
idempotency-key"],i=e;if(typeof p!="string"){let m=typeof p,f;if(f===void 0)if(m=="number"||m=="bool\
ean")f=""+p;else if(p===null)f="";else return ue.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempotency-key"]=f))}if(e===i&&typeof p=="string"){if(ve(
p,255))return ue.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Te(p,1))return ue.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!We.test(p))return ue.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var a=i===e}else var a=!0;if(a){if(l["session-id"]!==void 0){
let p=l["session-id"],i=e;if(typeof p!="string"){let m=typeof p,f;if(f===void 0)if(m=="number"||m=="\
boolean")f=""+p;else if(p===null)f="";else return ue.errors=[{instancePath:r+"/headers/session-id",schemaPath:"\
#/properties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&
(p=f,l!==void 0&&(l["session-id"]=f))}if(e===i&&typeof p=="string"&&ve(p,4096))return ue.errors=[{instancePath:r+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var a=i===e}else var a=!0;if(a){if(l["thread-id"]!==void 0){let p=l["\
thread-id"],i=e;if(typeof p!="string"){let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=
""+p;else if(p===null)f="";else return ue.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#\
/properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&
(p=f,l!==void 0&&(l["thread-id"]=f))}if(e===i&&typeof p=="string"&&ve(p,4096))return ue.errors=[{instancePath:r+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var a=i===e}else var a=!0;if(a)if(l["x-claude-code-session-id"]!==void 0){
let p=l["x-claude-code-session-id"],i=e;if(typeof p!="string"){let m=typeof p,f;if(f===void 0)if(m==
"number"||m=="boolean")f=""+p;else if(p===null)f="";else return ue.errors=[{instancePath:r+"/headers\
/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["x-claude-code-session-id"]=
f))}if(e===i&&typeof p=="string"&&ve(p,4096))return ue.errors=[{instancePath:r+"/headers/x-claude-co\
de-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var a=i===e}else var a=!0}}}}else return ue.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ue.
errors=t,e===0}var Br=qe;function qe(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return qe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return qe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return qe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return qe.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+p;else if(p===null)f="";else return qe.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempot\
ency-key"]=f))}if(e===i&&typeof p=="string"){if(ve(p,255))return qe.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Te(p,1))return qe.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!We.test(p))return qe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return qe.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return qe.errors=t,e===0}var Vr=Ne;function Ne(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Ne.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return Ne.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Ne.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Ne.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+p;else if(p===null)f="";else return Ne.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempot\
ency-key"]=f))}if(e===i&&typeof p=="string"){if(ve(p,255))return Ne.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Te(p,1))return Ne.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!We.test(p))return Ne.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return Ne.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ne.errors=t,e===0}var Kr=Ie;function Ie(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Ie.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return Ie.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Ie.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Ie.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+p;else if(p===null)f="";else return Ie.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempot\
ency-key"]=f))}if(e===i&&typeof p=="string"){if(ve(p,255))return Ie.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Te(p,1))return Ie.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!We.test(p))return Ie.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return Ie.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ie.errors=t,e===0}var Gr=$e;function $e(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return $e.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return $e.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return $e.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return $e.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+p;else if(p===null)f="";else return $e.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(p=f,l!==void 0&&(l["idempot\
ency-key"]=f))}if(e===i&&typeof p=="string"){if(ve(p,255))return $e.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Te(p,1))return $e.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!We.test(p))return $e.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return $e.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return $e.errors=t,e===0}var Zr=Se;function Se(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["x-request-timeout-ms"]!==void 0){
let n=d["x-request-timeout-ms"],p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let i=typeof n,
o;if(o===void 0)if(i==="boolean"||n===null||i==="string"&&n&&n==+n&&!(n%1))o=+n;else return Se.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;o!==void 0&&(n=o,d!==void 0&&(d["x-r\
equest-timeout-ms"]=o))}if(e===p&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return Se.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return Se.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}}}else return Se.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return Se.errors=t,e===0}var Jr=dr;function dr(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return dr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return dr.errors=t,e===0}
var Hr=fr;function fr(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return fr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return fr.errors=t,e===0}
var Yr=Ee;function Ee(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Ee.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.params!==void 0){let d=s.
params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.model===void 0&&(n="model"))
return Ee.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"requi\
red",params:{missingProperty:n}}],!1;if(d.model!==void 0){let p=d.model,i=e;if(typeof p!="string"){let o=typeof p,
m;if(m===void 0)if(o=="number"||o=="boolean")m=""+p;else if(p===null)m="";else return Ee.errors=[{instancePath:r+
"/params/model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"\
string"}}],!1;m!==void 0&&(p=m,d!==void 0&&(d.model=m))}if(e===i&&typeof p=="string"){if(ve(p,256))return Ee.
errors=[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Te(p,1))return Ee.errors=[{instancePath:r+"/params/mo\
del",schemaPath:"#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],
!1}}}else return Ee.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1}}return Ee.errors=t,e===0}var Wr=Oe;function Oe(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Oe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.params!==void 0){let l=s.
params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let p;if(l.owner===void 0&&(p="owner")||
l.name===void 0&&(p="name"))return Oe.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/required",keyword:"required",params:{missingProperty:p}}],!1;if(l.owner!==void 0){let i=l.owner,
o=e;if(typeof i!="string"){let m=typeof i,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+i;else if(i===
null)f="";else return Oe.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/pro\
perties/owner/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(i=f,l!==void 0&&(l.owner=
f))}if(e===o&&typeof i=="string"){if(ve(i,256))return Oe.errors=[{instancePath:r+"/params/owner",schemaPath:"\
#/properties/params/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Te(i,
1))return Oe.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owne\
r/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=o===e}else var a=!0;if(a)if(l.name!==void 0){
let i=l.name,o=e;if(typeof i!="string"){let f=typeof i,k;if(k===void 0)if(f=="number"||f=="boolean")
k=""+i;else if(i===null)k="";else return Oe.errors=[{instancePath:r+"/params/name",schemaPath:"#/pro\
perties/params/properties/name/type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(i=k,l!==
void 0&&(l.name=k))}if(e===o&&typeof i=="string"){if(ve(i,256))return Oe.errors=[{instancePath:r+"/p\
arams/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Te(i,1))return Oe.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=o===e}else var a=!0}else return Oe.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Oe.errors=t,e===0}var Xr=Je;function Je(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Je.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let n=d["\
if-none-match"],p=e;if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolea\
n")o=""+n;else if(n===null)o="";else return Je.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(n=o,d!==void 0&&(d["if-none-match"]=o))}if(e===p&&typeof n=="string"&&ve(n,4096))return Je.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Je.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Je.errors=
t,e===0}var Qr=He;function He(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return He.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let n=d["\
if-none-match"],p=e;if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolea\
n")o=""+n;else if(n===null)o="";else return He.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(n=o,d!==void 0&&(d["if-none-match"]=o))}if(e===p&&typeof n=="string"&&ve(n,4096))return He.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return He.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return He.errors=
t,e===0}var et=Ae;var ls=new RegExp("^[a-z][a-z0-9.-]*$","u");function Ae(s,{instancePath:r="",parentData:$,parentDataProperty:q,
rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.query===void 0&&(d="query")||s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))
return Ae.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.headers!==void 0){let l=s.headers,n=e;if(e===n)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l["if-none-match"]!==void 0){let p=l["if-none-match"],i=e;if(typeof p!="string"){let o=typeof p,m;
if(m===void 0)if(o=="number"||o=="boolean")m=""+p;else if(p===null)m="";else return Ae.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l["if-none-match"]=m))}if(e===i&&typeof p==
"string"&&ve(p,4096))return Ae.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ae.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var a=n===e}else var a=!0;if(a)if(s.params!==void 0){let l=s.params,n=e;if(e===n)if(l&&
typeof l=="object"&&!Array.isArray(l)){let i;if(l.file===void 0&&(i="file"))return Ae.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(l.file!==void 0){let o=l.file,m=e;if(typeof o!="string"){let f=typeof o,k;if(k===void 0)if(f==
"number"||f=="boolean")k=""+o;else if(o===null)k="";else return Ae.errors=[{instancePath:r+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;k!==void 0&&(o=k,l!==void 0&&(l.file=k))}if(e===m&&typeof o=="string"){if(ve(o,64))return Ae.errors=
[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Te(o,1))return Ae.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ls.test(
o))return Ae.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ae.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=n===
e}else var a=!0}return Ae.errors=t,e===0}var tt=Ke(Qe()),st=Ke(er()),Ms={...tt.formats,...st.fastFormats},at=M,de={paths:{},components:{securitySchemes:{
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
ReasoningSettings"},{type:"null"}]}}}},required:["body"]};var fs={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var ys={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"};var us={type:"string",enum:["text"],$id:"schema:Modality"};var R=Ge,fe=Ze,je={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
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
ring"}}}}}},$id:"schema:Message"};var cs={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolC\
all"};var rr={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
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
then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},hs=new RegExp("^(https?://\
|data:)","u");function U(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return U.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(s.length<1)return U.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let P=s.length;for(let y=0;y<
P;y++){let h=s[y],L=e,A=e,I=e,_=e,v=!0,C=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let w;if(h.type===
void 0&&(w="type")){let b={};t===null?t=[b]:t.push(b),e++}else if(h.type!==void 0&&h.type!=="text"){
let b={};t===null?t=[b]:t.push(b),e++}}var d=C===e;if(e=_,t!==null&&(_?t.length=_:t=null),d){let w=e;
if(h&&typeof h=="object"&&!Array.isArray(h)){let g;if(h.text===void 0&&(g="text"))return U.errors=[{
instancePath:r+"/"+y,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:g}}],!1}var d=w===e;v=d}if(!v){let w={instancePath:r+"/"+y,schemaPath:"schema:Conten\
tPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[w]:t.push(w),e++,U.
errors=t,!1}var l=I===e;if(l){let w=e,b=e,g=!0,D=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let O;
if(h.type===void 0&&(O="type")){let x={};t===null?t=[x]:t.push(x),e++}else if(h.type!==void 0&&h.type!==
"refusal"){let x={};t===null?t=[x]:t.push(x),e++}}var n=D===e;if(e=b,t!==null&&(b?t.length=b:t=null),
n){let O=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let F;if(h.refusal===void 0&&(F="refusal"))return U.
errors=[{instancePath:r+"/"+y,schemaPath:"schema:ContentPart/allOf/1/then/required",keyword:"require\
d",params:{missingProperty:F}}],!1;if(h.refusal!==void 0&&typeof h.refusal!="string")return U.errors=
[{instancePath:r+"/"+y+"/refusal",schemaPath:"schema:ContentPart/allOf/1/then/properties/refusal/typ\
e",keyword:"type",params:{type:"string"}}],!1}var n=O===e;g=n}if(!g){let O={instancePath:r+"/"+y,schemaPath:"\
schema:ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[O]:t.
push(O),e++,U.errors=t,!1}var l=w===e;if(l){let O=e,x=e,F=!0,E=e;if(h&&typeof h=="object"&&!Array.isArray(
h)){let Q;if(h.type===void 0&&(Q="type")){let B={};t===null?t=[B]:t.push(B),e++}else if(h.type!==void 0&&
h.type!=="image_url"){let B={};t===null?t=[B]:t.push(B),e++}}var p=E===e;if(e=x,t!==null&&(x?t.length=
x:t=null),p){let Q=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let G;if(h.image_url===void 0&&(G=
"image_url"))return U.errors=[{instancePath:r+"/"+y,schemaPath:"schema:ContentPart/allOf/2/then/requ\
ired",keyword:"required",params:{missingProperty:G}}],!1}var p=Q===e;F=p}if(!F){let Q={instancePath:r+
"/"+y,schemaPath:"schema:ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[Q]:t.push(Q),e++,U.errors=t,!1}var l=O===e;if(l){let Q=e,B=e,G=!0,X=e;if(h&&typeof h=="objec\
t"&&!Array.isArray(h)){let J;if(h.type===void 0&&(J="type")){let ie={};t===null?t=[ie]:t.push(ie),e++}else if(h.
type!==void 0&&h.type!=="input_audio"){let ie={};t===null?t=[ie]:t.push(ie),e++}}var i=X===e;if(e=B,
t!==null&&(B?t.length=B:t=null),i){let J=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let Le;if(h.
input_audio===void 0&&(Le="input_audio"))return U.errors=[{instancePath:r+"/"+y,schemaPath:"schema:C\
ontentPart/allOf/3/then/required",keyword:"required",params:{missingProperty:Le}}],!1}var i=J===e;G=
i}if(!G){let J={instancePath:r+"/"+y,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};return t===null?t=[J]:t.push(J),e++,U.errors=t,!1}var l=Q===e;if(l){let J=e,
ie=e,Le=!0,Lr=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let Ve;if(h.type===void 0&&(Ve="type")){
let Ye={};t===null?t=[Ye]:t.push(Ye),e++}else if(h.type!==void 0&&h.type!=="file"){let Ye={};t===null?
t=[Ye]:t.push(Ye),e++}}var o=Lr===e;if(e=ie,t!==null&&(ie?t.length=ie:t=null),o){let Ve=e;if(h&&typeof h==
"object"&&!Array.isArray(h)){let Ar;if(h.file===void 0&&(Ar="file"))return U.errors=[{instancePath:r+
"/"+y,schemaPath:"schema:ContentPart/allOf/4/then/required",keyword:"required",params:{missingProperty:Ar}}],
!1}var o=Ve===e;Le=o}if(!Le){let Ve={instancePath:r+"/"+y,schemaPath:"schema:ContentPart/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[Ve]:t.push(Ve),e++,U.errors=t,!1}var l=J===
e}}}}if(e===A)if(h&&typeof h=="object"&&!Array.isArray(h)){let w;if(h.type===void 0&&(w="type"))return U.
errors=[{instancePath:r+"/"+y,schemaPath:"schema:ContentPart/required",keyword:"required",params:{missingProperty:w}}],
!1;if(h.type!==void 0){let b=h.type,g=e;if(typeof b!="string")return U.errors=[{instancePath:r+"/"+y+
"/type",schemaPath:"schema:ContentPart/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;if(!(b==="text"||b==="refusal"||b==="image_url"||b==="input_audio"||b==="file"))return U.errors=[
{instancePath:r+"/"+y+"/type",schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{
allowedValues:rr.properties.type.enum}}],!1;var m=g===e}else var m=!0;if(m){if(h.text!==void 0){let b=h.
text,g=e;if(e===g)if(typeof b=="string"){if(R(b,33554432))return U.errors=[{instancePath:r+"/"+y+"/t\
ext",schemaPath:"schema:ContentPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+y+"/text",schemaPath:"schema:ContentPart/properties/tex\
t/type",keyword:"type",params:{type:"string"}}],!1;var m=g===e}else var m=!0;if(m){if(h.refusal!==void 0){
let b=h.refusal,g=e;if(typeof b!="string"&&b!==null)return U.errors=[{instancePath:r+"/"+y+"/refusal",
schemaPath:"schema:ContentPart/properties/refusal/type",keyword:"type",params:{type:rr.properties.refusal.
type}}],!1;if(e===g&&typeof b=="string"&&R(b,33554432))return U.errors=[{instancePath:r+"/"+y+"/refu\
sal",schemaPath:"schema:ContentPart/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var m=g===e}else var m=!0;if(m){if(h.image_url!==void 0){let b=h.image_url,g=e;if(e===g)if(b&&typeof b==
"object"&&!Array.isArray(b)){let T;if(b.url===void 0&&(T="url"))return U.errors=[{instancePath:r+"/"+
y+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/required",keyword:"required",params:{
missingProperty:T}}],!1;if(b.url!==void 0){let O=b.url,x=e;if(e===x)if(typeof O=="string"){if(R(O,33554432))
return U.errors=[{instancePath:r+"/"+y+"/image_url/url",schemaPath:"schema:ContentPart/properties/im\
age_url/properties/url/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(!hs.test(O))return U.
errors=[{instancePath:r+"/"+y+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/p\
roperties/url/pattern",keyword:"pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return U.errors=
[{instancePath:r+"/"+y+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properti\
es/url/type",keyword:"type",params:{type:"string"}}],!1;var f=x===e}else var f=!0;if(f)if(b.detail!==
void 0){let O=b.detail,x=e;if(typeof O!="string"&&O!==null)return U.errors=[{instancePath:r+"/"+y+"/\
image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/type",keyword:"\
type",params:{type:rr.properties.image_url.properties.detail.type}}],!1;if(e===x&&typeof O=="string"&&
R(O,64))return U.errors=[{instancePath:r+"/"+y+"/image_url/detail",schemaPath:"schema:ContentPart/pr\
operties/image_url/properties/detail/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=x===
e}else var f=!0}else return U.errors=[{instancePath:r+"/"+y+"/image_url",schemaPath:"schema:ContentP\
art/properties/image_url/type",keyword:"type",params:{type:"object"}}],!1;var m=g===e}else var m=!0;
if(m){if(h.input_audio!==void 0){let b=h.input_audio,g=e;if(e===g)if(b&&typeof b=="object"&&!Array.isArray(
b)){let T;if(b.data===void 0&&(T="data")||b.format===void 0&&(T="format"))return U.errors=[{instancePath:r+
"/"+y+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/required",keyword:"requir\
ed",params:{missingProperty:T}}],!1;if(b.data!==void 0){let O=b.data,x=e;if(e===x)if(typeof O=="stri\
ng"){if(R(O,33554432))return U.errors=[{instancePath:r+"/"+y+"/input_audio/data",schemaPath:"schema:\
ContentPart/properties/input_audio/properties/data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+y+"/input_audio/data",schemaPath:"schema:ContentPart/pr\
operties/input_audio/properties/data/type",keyword:"type",params:{type:"string"}}],!1;var k=x===e}else
var k=!0;if(k)if(b.format!==void 0){let O=b.format,x=e;if(e===x)if(typeof O=="string"){if(R(O,64))return U.
errors=[{instancePath:r+"/"+y+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_\
audio/properties/format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(fe(O,1))return U.errors=
[{instancePath:r+"/"+y+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/p\
roperties/format/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+
"/"+y+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/\
type",keyword:"type",params:{type:"string"}}],!1;var k=x===e}else var k=!0}else return U.errors=[{instancePath:r+
"/"+y+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/type",keyword:"type",params:{
type:"object"}}],!1;var m=g===e}else var m=!0;if(m)if(h.file!==void 0){let b=h.file,g=e;if(e===g)if(b&&
typeof b=="object"&&!Array.isArray(b)){let T;if(b.file_data===void 0&&(T="file_data"))return U.errors=
[{instancePath:r+"/"+y+"/file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"req\
uired",params:{missingProperty:T}}],!1;if(b.file_data!==void 0){let O=b.file_data,x=e;if(e===x)if(typeof O==
"string"){if(R(O,33554432))return U.errors=[{instancePath:r+"/"+y+"/file/file_data",schemaPath:"sche\
ma:ContentPart/properties/file/properties/file_data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+y+"/file/file_data",schemaPath:"schema:ContentPart/prop\
erties/file/properties/file_data/type",keyword:"type",params:{type:"string"}}],!1;var c=x===e}else var c=!0;
if(c)if(b.filename!==void 0){let O=b.filename,x=e;if(typeof O!="string"&&O!==null)return U.errors=[{
instancePath:r+"/"+y+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/file\
name/type",keyword:"type",params:{type:rr.properties.file.properties.filename.type}}],!1;if(e===x&&typeof O==
"string"&&R(O,1024))return U.errors=[{instancePath:r+"/"+y+"/file/filename",schemaPath:"schema:Conte\
ntPart/properties/file/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var c=x===
e}else var c=!0}else return U.errors=[{instancePath:r+"/"+y+"/file",schemaPath:"schema:ContentPart/p\
roperties/file/type",keyword:"type",params:{type:"object"}}],!1;var m=g===e}else var m=!0}}}}}else return U.
errors=[{instancePath:r+"/"+y,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var a=L===e;if(!a)break}}}else return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return U.errors=t,e===0}function S(s,{instancePath:r="",parentData:$,
parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0,a=e,d=!0,l=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let _;if(s.role===void 0&&(_="role")){let v={};t===null?t=[v]:t.push(v),
e++}else if(s.role!==void 0&&s.role!=="assistant"){let v={};t===null?t=[v]:t.push(v),e++}}var n=l===
e;e=a,t!==null&&(a?t.length=a:t=null);let p;if(n){let _=e,v=e,C=!1,u=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let b;if(s.content===void 0&&(b="content")){let g={instancePath:r,schemaPath:"#/then/any\
Of/0/required",keyword:"required",params:{missingProperty:b}};t===null?t=[g]:t.push(g),e++}else if(s.
content!==void 0){let g=s.content;if(typeof g!="string"&&!Array.isArray(g)){let D={instancePath:r+"/\
content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{type:je.then.anyOf[0].
properties.content.type}};t===null?t=[D]:t.push(D),e++}}}var i=u===e;if(C=C||i,!C){let b=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let D;if(s.tool_calls===void 0&&(D="tool_calls")){let T={instancePath:r,
schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty:D}};t===null?t=[T]:t.
push(T),e++}else if(s.tool_calls!==void 0){let T=s.tool_calls;if(e===e)if(Array.isArray(T)){if(T.length<
1){let x={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_calls/minItems",keyword:"\
minItems",params:{limit:1}};t===null?t=[x]:t.push(x),e++}}else{let x={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type:"array"}};t===null?t=[x]:t.push(
x),e++}}}var i=b===e;if(C=C||i,!C){let D=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.refusal===
void 0&&(O="refusal")){let x={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:O}};t===null?t=[x]:t.push(x),e++}else if(s.refusal!==void 0&&typeof s.refusal!=
"string"){let x={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}}var i=D===e;if(C=C||i,!C){let O=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let F;if(s.reasoning===void 0&&(F="reasoning")){let E={instancePath:r,
schemaPath:"#/then/anyOf/3/required",keyword:"required",params:{missingProperty:F}};t===null?t=[E]:t.
push(E),e++}else if(s.reasoning!==void 0&&typeof s.reasoning!="string"){let E={instancePath:r+"/reas\
oning",schemaPath:"#/then/anyOf/3/properties/reasoning/type",keyword:"type",params:{type:"string"}};
t===null?t=[E]:t.push(E),e++}}var i=O===e;if(C=C||i,!C){let F=e;if(s&&typeof s=="object"&&!Array.isArray(
s)){let W;if(s.reasoning_content===void 0&&(W="reasoning_content")){let Q={instancePath:r,schemaPath:"\
#/then/anyOf/4/required",keyword:"required",params:{missingProperty:W}};t===null?t=[Q]:t.push(Q),e++}else if(s.
reasoning_content!==void 0&&typeof s.reasoning_content!="string"){let Q={instancePath:r+"/reasoning_\
content",schemaPath:"#/then/anyOf/4/properties/reasoning_content/type",keyword:"type",params:{type:"\
string"}};t===null?t=[Q]:t.push(Q),e++}}var i=F===e;C=C||i}}}}if(C)e=v,t!==null&&(v?t.length=v:t=null);else{
let b={instancePath:r,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{}};return t===null?t=[b]:t.push(
b),e++,S.errors=t,!1}if(e===_&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let b=s.
content;if(Array.isArray(b)){var o=!0;let g=b.length;for(let D=0;D<g;D++){let T=b[D],O=e;if(T&&typeof T==
"object"&&!Array.isArray(T)&&T.type!==void 0){let F=T.type;if(!(F==="text"||F==="refusal"))return S.
errors=[{instancePath:r+"/content/"+D+"/type",schemaPath:"#/then/properties/content/items/properties\
/type/enum",keyword:"enum",params:{allowedValues:je.then.properties.content.items.properties.type.enum}}],
!1}var o=O===e;if(!o)break}}}var n=_===e;d=n,p="then"}else{let _=e,v=e,C=!0,u=e;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let b;if(s.role===void 0&&(b="role")){let g={};t===null?t=[g]:t.push(g),e++}else if(s.
role!==void 0){let g=s.role;if(!(g==="developer"||g==="system"||g==="user"||g==="tool")){let D={};t===
null?t=[D]:t.push(D),e++}}}var m=u===e;if(e=v,t!==null&&(v?t.length=v:t=null),m){let b=e,g=e,D=!0,T=e;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let F={};t===null?t=[
F]:t.push(F),e++}var f=T===e;e=g,t!==null&&(g?t.length=g:t=null);let O;if(f){let F=e;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.content!==void 0){let W=s.content;if(Array.isArray(W)){var k=!0;let Q=W.
length;for(let B=0;B<Q;B++){let G=W[B],X=e;if(G&&typeof G=="object"&&!Array.isArray(G)&&G.type!==void 0){
let J=G.type;if(!(J==="text"||J==="image_url"||J==="input_audio"||J==="file"))return S.errors=[{instancePath:r+
"/content/"+B+"/type",schemaPath:"#/else/then/then/properties/content/items/properties/type/enum",keyword:"\
enum",params:{allowedValues:je.else.then.then.properties.content.items.properties.type.enum}}],!1}var k=X===
e;if(!k)break}}}var f=F===e;D=f,O="then"}else{let F=e,E=e,W=!0,Q=e;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.role!==void 0&&s.role!=="tool"){let G={};t===null?t=[G]:t.push(G),e++}var c=Q===e;if(e=
E,t!==null&&(E?t.length=E:t=null),c){let G=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let ae;if(s.
tool_call_id===void 0&&(ae="tool_call_id"))return S.errors=[{instancePath:r,schemaPath:"#/else/then/\
else/then/required",keyword:"required",params:{missingProperty:ae}}],!1;if(s.tool_call_id!==void 0&&
typeof s.tool_call_id!="string")return S.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/else/\
then/else/then/properties/tool_call_id/type",keyword:"type",params:{type:"string"}}],!1}var c=G===e;
W=c}if(!W){let G={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[G]:t.push(G),e++,S.errors=t,!1}if(e===F&&s&&typeof s=="object"&&!Array.isArray(
s)&&s.content!==void 0){let G=s.content;if(Array.isArray(G)){var P=!0;let X=G.length;for(let ae=0;ae<
X;ae++){let J=G[ae],ie=e;if(J&&typeof J=="object"&&!Array.isArray(J)&&J.type!==void 0&&J.type!=="tex\
t")return S.errors=[{instancePath:r+"/content/"+ae+"/type",schemaPath:"#/else/then/else/properties/c\
ontent/items/properties/type/enum",keyword:"enum",params:{allowedValues:je.else.then.else.properties.
content.items.properties.type.enum}}],!1;var P=ie===e;if(!P)break}}}var f=F===e;D=f,O="else"}if(!D){
let F={instancePath:r,schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:O}};return t===
null?t=[F]:t.push(F),e++,S.errors=t,!1}if(e===b&&s&&typeof s=="object"&&!Array.isArray(s)){let F;if(s.
content===void 0&&(F="content"))return S.errors=[{instancePath:r,schemaPath:"#/else/then/required",keyword:"\
required",params:{missingProperty:F}}],!1;if(s.content!==void 0){let E=s.content;if(typeof E!="strin\
g"&&!Array.isArray(E))return S.errors=[{instancePath:r+"/content",schemaPath:"#/else/then/properties\
/content/type",keyword:"type",params:{type:je.else.then.properties.content.type}}],!1}}var m=b===e;C=
m}if(!C){let b={instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[b]:t.push(b),e++,S.errors=t,!1}var n=_===e;d=n,p="else"}if(!d){let _={instancePath:r,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:p}};return t===null?t=[_]:t.push(_),e++,S.errors=t,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.role===void 0&&(_="role"))return S.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:_}}],!1;if(s.role!==
void 0){let v=s.role,C=e;if(typeof v!="string")return S.errors=[{instancePath:r+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="developer"||v==="system"||
v==="user"||v==="assistant"||v==="tool"))return S.errors=[{instancePath:r+"/role",schemaPath:"#/prop\
erties/role/enum",keyword:"enum",params:{allowedValues:je.properties.role.enum}}],!1;var y=C===e}else
var y=!0;if(y){if(s.content!==void 0){let v=s.content,C=e,u=e,w=!1,b=e;if(e===e)if(typeof v=="string"){
if(R(v,33554432)){let T={instancePath:r+"/content",schemaPath:"schema:ContentText/maxLength",keyword:"\
maxLength",params:{limit:33554432}};t===null?t=[T]:t.push(T),e++}}else{let T={instancePath:r+"/conte\
nt",schemaPath:"schema:ContentText/type",keyword:"type",params:{type:"string"}};t===null?t=[T]:t.push(
T),e++}var h=b===e;if(w=w||h,!w){let T=e;U(v,{instancePath:r+"/content",parentData:s,parentDataProperty:"\
content",rootData:j,dynamicAnchors:N})||(t=t===null?U.errors:t.concat(U.errors),e=t.length);var h=T===
e;if(w=w||h,!w){let x=e;if(v!==null){let E={instancePath:r+"/content",schemaPath:"#/properties/conte\
nt/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[E]:t.push(E),e++}var h=x===e;w=w||
h}}if(w)e=u,t!==null&&(u?t.length=u:t=null);else{let T={instancePath:r+"/content",schemaPath:"#/prop\
erties/content/anyOf",keyword:"anyOf",params:{}};return t===null?t=[T]:t.push(T),e++,S.errors=t,!1}var y=C===
e}else var y=!0;if(y){if(s.name!==void 0){let v=s.name,C=e;if(typeof v!="string"&&v!==null)return S.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:je.properties.
name.type}}],!1;if(e===C&&typeof v=="string"&&R(v,256))return S.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=C===e}else var y=!0;if(y){
if(s.refusal!==void 0){let v=s.refusal,C=e;if(typeof v!="string"&&v!==null)return S.errors=[{instancePath:r+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:je.properties.refusal.
type}}],!1;if(e===C&&typeof v=="string"&&R(v,33554432))return S.errors=[{instancePath:r+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var y=C===e}else var y=!0;
if(y){if(s.tool_calls!==void 0){let v=s.tool_calls,C=e;if(!Array.isArray(v)&&v!==null)return S.errors=
[{instancePath:r+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:je.
properties.tool_calls.type}}],!1;if(e===C&&Array.isArray(v)){if(v.length>256)return S.errors=[{instancePath:r+
"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;{var L=!0;let w=v.length;for(let b=0;b<w;b++){let g=v[b],D=e;if(e===e)if(g&&typeof g=="object"&&!Array.
isArray(g)){let x;if(g.id===void 0&&(x="id")||g.type===void 0&&(x="type")||g.function===void 0&&(x="\
function"))return S.errors=[{instancePath:r+"/tool_calls/"+b,schemaPath:"schema:ToolCall/required",keyword:"\
required",params:{missingProperty:x}}],!1;if(g.id!==void 0){let F=g.id,E=e;if(e===E)if(typeof F=="st\
ring"){if(R(F,256))return S.errors=[{instancePath:r+"/tool_calls/"+b+"/id",schemaPath:"schema:ToolCa\
ll/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return S.errors=[{instancePath:r+
"/tool_calls/"+b+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var A=E===e}else var A=!0;if(A){if(g.type!==void 0){let F=g.type,E=e;if(typeof F!="str\
ing")return S.errors=[{instancePath:r+"/tool_calls/"+b+"/type",schemaPath:"schema:ToolCall/propertie\
s/type/type",keyword:"type",params:{type:"string"}}],!1;if(F!=="function")return S.errors=[{instancePath:r+
"/tool_calls/"+b+"/type",schemaPath:"schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:cs.
properties.type.enum}}],!1;var A=E===e}else var A=!0;if(A)if(g.function!==void 0){let F=g.function,E=e;
if(e===E)if(F&&typeof F=="object"&&!Array.isArray(F)){let Q;if(F.name===void 0&&(Q="name")||F.arguments===
void 0&&(Q="arguments"))return S.errors=[{instancePath:r+"/tool_calls/"+b+"/function",schemaPath:"sc\
hema:ToolCall/properties/function/required",keyword:"required",params:{missingProperty:Q}}],!1;if(F.
name!==void 0){let B=F.name,G=e;if(e===G)if(typeof B=="string"){if(R(B,256))return S.errors=[{instancePath:r+
"/tool_calls/"+b+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1}else return S.errors=[{instancePath:r+"/tool_ca\
lls/"+b+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var I=G===e}else var I=!0;if(I)if(F.arguments!==void 0){let B=F.arguments,
G=e;if(e===G)if(typeof B=="string"){if(R(B,33554432))return S.errors=[{instancePath:r+"/tool_calls/"+
b+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}}],!1}else return S.errors=[{instancePath:r+"/tool_ca\
lls/"+b+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/t\
ype",keyword:"type",params:{type:"string"}}],!1;var I=G===e}else var I=!0}else return S.errors=[{instancePath:r+
"/tool_calls/"+b+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{
type:"object"}}],!1;var A=E===e}else var A=!0}}else return S.errors=[{instancePath:r+"/tool_calls/"+
b,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var L=D===e;if(!L)break}}}
var y=C===e}else var y=!0;if(y){if(s.tool_call_id!==void 0){let v=s.tool_call_id,C=e;if(typeof v!="s\
tring"&&v!==null)return S.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call\
_id/type",keyword:"type",params:{type:je.properties.tool_call_id.type}}],!1;if(e===C&&typeof v=="str\
ing"&&R(v,256))return S.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call_i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=C===e}else var y=!0;if(y){if(s.reasoning!==
void 0){let v=s.reasoning,C=e;if(typeof v!="string"&&v!==null)return S.errors=[{instancePath:r+"/rea\
soning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:je.properties.reasoning.
type}}],!1;if(e===C&&typeof v=="string"&&R(v,33554432))return S.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var y=C===
e}else var y=!0;if(y)if(s.reasoning_content!==void 0){let v=s.reasoning_content,C=e;if(typeof v!="st\
ring"&&v!==null)return S.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reaso\
ning_content/type",keyword:"type",params:{type:je.properties.reasoning_content.type}}],!1;if(e===C&&
typeof v=="string"&&R(v,33554432))return S.errors=[{instancePath:r+"/reasoning_content",schemaPath:"\
#/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var y=C===
e}else var y=!0}}}}}}}else return S.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return S.errors=t,e===0}function Ue(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return Ue.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var a=!0;let d=s.length;for(let l=0;l<d;l++){let n=s[l],
p=e;if(e===e)if(typeof n=="string"){if(R(n,4096))return Ue.errors=[{instancePath:r+"/"+l,schemaPath:"\
schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Ue.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e;if(!a)
break}}}else return Ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return Ue.errors=t,e===0}var yr={type:"object",required:["type","function"],properties:{type:{
type:"string",enum:["function"]},function:{type:"object",required:["name"],properties:{name:{$ref:"s\
chema:FunctionName"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};function ce(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.type===void 0&&(n="t\
ype")||s.function===void 0&&(n="function"))return ce.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n}}],!1;if(s.type!==void 0){let p=s.type,i=e;if(typeof p!=
"string")return ce.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(p!=="function")return ce.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:yr.properties.type.enum}}],!1;var a=i===
e}else var a=!0;if(a)if(s.function!==void 0){let p=s.function,i=e;if(e===i)if(p&&typeof p=="object"&&
!Array.isArray(p)){let m;if(p.name===void 0&&(m="name"))return ce.errors=[{instancePath:r+"/function",
schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:m}}],!1;if(p.
name!==void 0){let f=p.name,k=e;if(e===e)if(typeof f=="string"){if(R(f,256))return ce.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(fe(f,1))return ce.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:r+"/function/\
name",schemaPath:"schema:FunctionName/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else
var d=!0;if(d){if(p.description!==void 0){let f=p.description,k=e;if(typeof f!="string"&&f!==null)return ce.
errors=[{instancePath:r+"/function/description",schemaPath:"#/properties/function/properties/descrip\
tion/type",keyword:"type",params:{type:yr.properties.function.properties.description.type}}],!1;if(e===
k&&typeof f=="string"&&R(f,65536))return ce.errors=[{instancePath:r+"/function/description",schemaPath:"\
#/properties/function/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;
var d=k===e}else var d=!0;if(d){if(p.parameters!==void 0){let f=p.parameters,k=e,c=e,P=!1,y=e;if(e===
e&&!(f&&typeof f=="object"&&!Array.isArray(f))){let A={instancePath:r+"/function/parameters",schemaPath:"\
schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===null?t=[A]:t.push(A),e++}var l=y===
e;if(P=P||l,!P){let A=e;if(f!==null){let _={instancePath:r+"/function/parameters",schemaPath:"#/prop\
erties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=
[_]:t.push(_),e++}var l=A===e;P=P||l}if(P)e=c,t!==null&&(c?t.length=c:t=null);else{let A={instancePath:r+
"/function/parameters",schemaPath:"#/properties/function/properties/parameters/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[A]:t.push(A),e++,ce.errors=t,!1}var d=k===e}else var d=!0;if(d)if(p.strict!==
void 0){let f=p.strict,k=e;if(typeof f!="boolean"&&f!==null)return ce.errors=[{instancePath:r+"/func\
tion/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"type",params:{type:yr.
properties.function.properties.strict.type}}],!1;var d=k===e}else var d=!0}}}else return ce.errors=[
{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var a=i===e}else var a=!0}else return ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ce.errors=t,e===0}var gs={type:"object",required:["type","f\
unction"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:["name"],
properties:{name:{$ref:"schema:FunctionName"}}}},$id:"schema:NamedTool"};function be(s,{instancePath:r="",
parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===void 0&&(d="type")||s.function===void 0&&(d=
"function"))return be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.type!==void 0){let l=s.type,n=e;if(typeof l!="string")return be.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(l!=="function")
return be.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:gs.properties.type.enum}}],!1;var a=n===e}else var a=!0;if(a)if(s.function!==void 0){let l=s.
function,n=e;if(e===n)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;if(l.name===void 0&&(i="nam\
e"))return be.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/required",keyword:"\
required",params:{missingProperty:i}}],!1;if(l.name!==void 0){let o=l.name;if(e===e)if(typeof o=="st\
ring"){if(R(o,256))return be.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionNam\
e/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(fe(o,1))return be.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return be.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/type",keyword:"ty\
pe",params:{type:"string"}}],!1}}else return be.errors=[{instancePath:r+"/function",schemaPath:"#/pr\
operties/function/type",keyword:"type",params:{type:"object"}}],!1;var a=n===e}else var a=!0}else return be.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=
t,e===0}var rt={type:"object",required:["type","allowed_tools"],properties:{type:{type:"string",enum:[
"allowed_tools"]},allowed_tools:{type:"object",required:["mode","tools"],properties:{mode:{type:"str\
ing",enum:["auto","required"]},tools:{type:"array",minItems:1,maxItems:4096,items:{$ref:"schema:Name\
dTool"}}}}},$id:"schema:AllowedTools"};function Pe(s,{instancePath:r="",parentData:$,parentDataProperty:q,
rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.type===void 0&&(n="type")||s.allowed_tools===void 0&&(n="allowed_tools"))return Pe.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(s.type!==
void 0){let p=s.type,i=e;if(typeof p!="string")return Pe.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="allowed_tools")return Pe.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:rt.
properties.type.enum}}],!1;var a=i===e}else var a=!0;if(a)if(s.allowed_tools!==void 0){let p=s.allowed_tools,
i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.mode===void 0&&(m="mode")||p.tools===
void 0&&(m="tools"))return Pe.errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allo\
wed_tools/required",keyword:"required",params:{missingProperty:m}}],!1;if(p.mode!==void 0){let f=p.mode,
k=e;if(typeof f!="string")return Pe.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/prop\
erties/allowed_tools/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="auto"||
f==="required"))return Pe.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/properties/all\
owed_tools/properties/mode/enum",keyword:"enum",params:{allowedValues:rt.properties.allowed_tools.properties.
mode.enum}}],!1;var d=k===e}else var d=!0;if(d)if(p.tools!==void 0){let f=p.tools,k=e;if(e===k)if(Array.
isArray(f)){if(f.length>4096)return Pe.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/\
properties/allowed_tools/properties/tools/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;if(f.
length<1)return Pe.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_t\
ools/properties/tools/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let P=f.length;for(let y=0;y<
P;y++){let h=e;be(f[y],{instancePath:r+"/allowed_tools/tools/"+y,parentData:f,parentDataProperty:y,rootData:j,
dynamicAnchors:N})||(t=t===null?be.errors:t.concat(be.errors),e=t.length);var l=h===e;if(!l)break}}}else
return Pe.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_tools/prop\
erties/tools/type",keyword:"type",params:{type:"array"}}],!1;var d=k===e}else var d=!0}else return Pe.
errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",
params:{type:"object"}}],!1;var a=i===e}else var a=!0}else return Pe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=t,e===0}var ur={type:"object",required:[
"type"],properties:{type:{type:"string",enum:["text","json_object","json_schema"]},json_schema:{type:"\
object",required:["name"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{type:[
"string","null"],maxLength:65536},schema:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{
type:["boolean","null"]}}}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:[
"json_schema"],properties:{json_schema:{}}},$id:"schema:ResponseFormat"};function ye(s,{instancePath:r="",
parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0,a=e,d=!0,l=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")){let f={};t===null?
t=[f]:t.push(f),e++}else if(s.type!==void 0&&s.type!=="json_schema"){let f={};t===null?t=[f]:t.push(
f),e++}}var n=l===e;if(e=a,t!==null&&(a?t.length=a:t=null),n){let m=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let k;if(s.json_schema===void 0&&(k="json_schema"))return ye.errors=[{instancePath:r,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:k}}],!1}var n=m===e;d=n}if(!d){let m={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[m]:t.push(m),e++,ye.
errors=t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type"))
return ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(s.type!==void 0){let f=s.type,k=e;if(typeof f!="string")return ye.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="text"||
f==="json_object"||f==="json_schema"))return ye.errors=[{instancePath:r+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:ur.properties.type.enum}}],!1;var p=k===e}else var p=!0;
if(p)if(s.json_schema!==void 0){let f=s.json_schema,k=e;if(e===k)if(f&&typeof f=="object"&&!Array.isArray(
f)){let P;if(f.name===void 0&&(P="name"))return ye.errors=[{instancePath:r+"/json_schema",schemaPath:"\
#/properties/json_schema/required",keyword:"required",params:{missingProperty:P}}],!1;if(f.name!==void 0){
let y=f.name,h=e;if(e===h)if(typeof y=="string"){if(R(y,256))return ye.errors=[{instancePath:r+"/jso\
n_schema/name",schemaPath:"#/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(fe(y,1))return ye.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/prope\
rties/json_schema/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.
errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(f.description!==void 0){
let y=f.description,h=e;if(typeof y!="string"&&y!==null)return ye.errors=[{instancePath:r+"/json_sch\
ema/description",schemaPath:"#/properties/json_schema/properties/description/type",keyword:"type",params:{
type:ur.properties.json_schema.properties.description.type}}],!1;if(e===h&&typeof y=="string"&&R(y,65536))
return ye.errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties/json_schema/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var i=h===e}else var i=!0;
if(i){if(f.schema!==void 0){let y=f.schema,h=e,L=e,A=!1,I=e;if(e===e&&!(y&&typeof y=="object"&&!Array.
isArray(y))){let C={instancePath:r+"/json_schema/schema",schemaPath:"schema:JsonSchema/type",keyword:"\
type",params:{type:"object"}};t===null?t=[C]:t.push(C),e++}var o=I===e;if(A=A||o,!A){let C=e;if(y!==
null){let w={instancePath:r+"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/sc\
hema/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[w]:t.push(w),e++}var o=C===e;A=A||
o}if(A)e=L,t!==null&&(L?t.length=L:t=null);else{let C={instancePath:r+"/json_schema/schema",schemaPath:"\
#/properties/json_schema/properties/schema/anyOf",keyword:"anyOf",params:{}};return t===null?t=[C]:t.
push(C),e++,ye.errors=t,!1}var i=h===e}else var i=!0;if(i)if(f.strict!==void 0){let y=f.strict,h=e;if(typeof y!=
"boolean"&&y!==null)return ye.errors=[{instancePath:r+"/json_schema/strict",schemaPath:"#/properties\
/json_schema/properties/strict/type",keyword:"type",params:{type:ur.properties.json_schema.properties.
strict.type}}],!1;var i=h===e}else var i=!0}}}else return ye.errors=[{instancePath:r+"/json_schema",
schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type:"object"}}],!1;var p=k===e}else
var p=!0}else return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return ye.errors=t,e===0}function M(s,{instancePath:r="",parentData:$,parentDataProperty:q,
rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let h;
if(s.body===void 0&&(h="body"))return M.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:h}}],!1;if(s.body!==void 0){let L=s.body;if(e===e)if(L&&typeof L=="ob\
ject"&&!Array.isArray(L)){L.stream===void 0&&(L.stream=!1);let I;if(L.model===void 0&&(I="model")||L.
messages===void 0&&(I="messages"))return M.errors=[{instancePath:r+"/body",schemaPath:"#/properties/\
body/required",keyword:"required",params:{missingProperty:I}}],!1;if(L.model!==void 0){let _=L.model,
v=e;if(e===e)if(typeof _=="string"){if(R(_,256))return M.errors=[{instancePath:r+"/body/model",schemaPath:"\
schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(fe(_,1))return M.errors=[
{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=v===e}else var a=!0;if(a){if(L.messages!==void 0){let _=L.messages,
v=e;if(e===v)if(Array.isArray(_)){if(_.length>1e3)return M.errors=[{instancePath:r+"/body/messages",
schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;if(_.length<1)return M.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/pro\
perties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let u=_.length;for(let w=0;w<
u;w++){let b=e;S(_[w],{instancePath:r+"/body/messages/"+w,parentData:_,parentDataProperty:w,rootData:j,
dynamicAnchors:N})||(t=t===null?S.errors:t.concat(S.errors),e=t.length);var d=b===e;if(!d)break}}}else
return M.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/properties/messages/\
type",keyword:"type",params:{type:"array"}}],!1;var a=v===e}else var a=!0;if(a){if(L.max_tokens!==void 0){
let _=L.max_tokens,v=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)return M.errors=
[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",keyword:"\
type",params:{type:de.properties.body.properties.max_tokens.type}}],!1;if(e===v&&typeof _=="number"&&
isFinite(_)){if(_>2147483647||isNaN(_))return M.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(_<1||isNaN(_))return M.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/bod\
y/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=v===e}else
var a=!0;if(a){if(L.max_completion_tokens!==void 0){let _=L.max_completion_tokens,v=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)return M.errors=[{instancePath:r+"/body/max_comp\
letion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"type",params:{
type:de.properties.body.properties.max_completion_tokens.type}}],!1;if(e===v&&typeof _=="number"&&isFinite(
_)){if(_>2147483647||isNaN(_))return M.errors=[{instancePath:r+"/body/max_completion_tokens",schemaPath:"\
#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}}],!1;if(_<1||isNaN(_))return M.errors=[{instancePath:r+"/body/max_completion_token\
s",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=v===e}else var a=!0;if(a){if(L.temperature!==void 0){let _=L.temperature,
v=e;if(!(typeof _=="number"&&isFinite(_))&&_!==null)return M.errors=[{instancePath:r+"/body/temperat\
ure",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:de.properties.
body.properties.temperature.type}}],!1;if(e===v&&typeof _=="number"&&isFinite(_)){if(_>2||isNaN(_))return M.
errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(_<0||isNaN(_))return M.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=v===e}else var a=!0;if(a){if(L.top_p!==void 0){let _=L.top_p,
v=e;if(!(typeof _=="number"&&isFinite(_))&&_!==null)return M.errors=[{instancePath:r+"/body/top_p",schemaPath:"\
#/properties/body/properties/top_p/type",keyword:"type",params:{type:de.properties.body.properties.top_p.
type}}],!1;if(e===v&&typeof _=="number"&&isFinite(_)){if(_>1||isNaN(_))return M.errors=[{instancePath:r+
"/body/top_p",schemaPath:"#/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(_<0||isNaN(_))return M.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/prop\
erties/body/properties/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=v===
e}else var a=!0;if(a){let _=L.stream,v=e;if(typeof _!="boolean"&&_!==null)return M.errors=[{instancePath:r+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:de.
properties.body.properties.stream.type}}],!1;var a=v===e;if(a){if(L.stream_options!==void 0){let u=L.
stream_options,w=e,b=e,g=!1,D=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.include_usage!==
void 0){let x=u.include_usage;if(typeof x!="boolean"&&x!==null){let F={instancePath:r+"/body/stream_\
options/include_usage",schemaPath:"schema:StreamOptions/properties/include_usage/type",keyword:"type",
params:{type:fs.properties.include_usage.type}};t===null?t=[F]:t.push(F),e++}}}else{let x={instancePath:r+
"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{type:"object"}};
t===null?t=[x]:t.push(x),e++}var l=D===e;if(g=g||l,!g){let x=e;if(u!==null){let E={instancePath:r+"/\
body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};t===null?t=[E]:t.push(E),e++}var l=x===e;g=g||l}if(g)e=b,t!==null&&(b?t.
length=b:t=null);else{let x={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=
t,!1}var a=w===e}else var a=!0;if(a){if(L.n!==void 0){let u=L.n,w=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/n",schemaPath:"#/propertie\
s/body/properties/n/type",keyword:"type",params:{type:de.properties.body.properties.n.type}}],!1;if(e===
w&&typeof u=="number"&&isFinite(u)){if(u>1||isNaN(u))return M.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(u<
1||isNaN(u))return M.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=w===e}else var a=!0;if(a){if(L.
stop!==void 0){let u=L.stop,w=e,b=e,g=!1,D=e;if(e===e)if(typeof u=="string"){if(R(u,4096)){let x={instancePath:r+
"/body/stop",schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};t===null?
t=[x]:t.push(x),e++}}else{let x={instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"\
type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}var n=D===e;if(g=g||n,!g){let x=e;Ue(u,{instancePath:r+
"/body/stop",parentData:L,parentDataProperty:"stop",rootData:j,dynamicAnchors:N})||(t=t===null?Ue.errors:
t.concat(Ue.errors),e=t.length);var n=x===e;if(g=g||n,!g){let E=e;if(u!==null){let Q={instancePath:r+
"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"\
null"}};t===null?t=[Q]:t.push(Q),e++}var n=E===e;g=g||n}}if(g)e=b,t!==null&&(b?t.length=b:t=null);else{
let x={instancePath:r+"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var a=w===e}else var a=!0;if(a){if(L.
seed!==void 0){let u=L.seed,w=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return M.
errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"ty\
pe",params:{type:de.properties.body.properties.seed.type}}],!1;if(e===w&&typeof u=="number"&&isFinite(
u)){if(u>9007199254740991||isNaN(u))return M.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<-9007199254740991||isNaN(u))return M.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1}var a=w===e}else var a=!0;if(a){if(L.frequency_penalty!==void 0){let u=L.frequency_penalty,w=e;if(!(typeof u==
"number"&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"\
#/properties/body/properties/frequency_penalty/type",keyword:"type",params:{type:de.properties.body.
properties.frequency_penalty.type}}],!1;if(e===w&&typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u))
return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(u<-2||isNaN(u))
return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var a=w===e}else
var a=!0;if(a){if(L.presence_penalty!==void 0){let u=L.presence_penalty,w=e;if(!(typeof u=="number"&&
isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"#/prope\
rties/body/properties/presence_penalty/type",keyword:"type",params:{type:de.properties.body.properties.
presence_penalty.type}}],!1;if(e===w&&typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u))return M.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(u<-2||isNaN(u))return M.errors=[
{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var a=w===e}else var a=!0;if(a){if(L.
logit_bias!==void 0){let u=L.logit_bias,w=e,b=e,g=!1,D=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(
u))if(Object.keys(u).length>1024){let x={instancePath:r+"/body/logit_bias",schemaPath:"schema:LogitB\
ias/maxProperties",keyword:"maxProperties",params:{limit:1024}};t===null?t=[x]:t.push(x),e++}else for(let x in u){
let F=u[x],E=e;if(e===E)if(typeof F=="number"&&isFinite(F)){if(F>100||isNaN(F)){let W={instancePath:r+
"/body/logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additional\
Properties/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};t===null?t=[W]:t.push(W),e++}else if(F<
-100||isNaN(F)){let W={instancePath:r+"/body/logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:LogitBias/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};
t===null?t=[W]:t.push(W),e++}}else{let W={instancePath:r+"/body/logit_bias/"+x.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:LogitBias/additionalProperties/type",keyword:"type",params:{type:"num\
ber"}};t===null?t=[W]:t.push(W),e++}var p=E===e;if(!p)break}else{let x={instancePath:r+"/body/logit_\
bias",schemaPath:"schema:LogitBias/type",keyword:"type",params:{type:"object"}};t===null?t=[x]:t.push(
x),e++}var i=D===e;if(g=g||i,!g){let x=e;if(u!==null){let E={instancePath:r+"/body/logit_bias",schemaPath:"\
#/properties/body/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[E]:t.push(E),e++}var i=x===e;g=g||i}if(g)e=b,t!==null&&(b?t.length=b:t=null);else{let x={instancePath:r+
"/body/logit_bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var a=w===e}else var a=!0;if(a){if(L.logprobs!==void 0){
let u=L.logprobs,w=e;if(typeof u!="boolean"&&u!==null)return M.errors=[{instancePath:r+"/body/logpro\
bs",schemaPath:"#/properties/body/properties/logprobs/type",keyword:"type",params:{type:de.properties.
body.properties.logprobs.type}}],!1;var a=w===e}else var a=!0;if(a){if(L.top_logprobs!==void 0){let u=L.
top_logprobs,w=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return M.errors=
[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"\
type",params:{type:de.properties.body.properties.top_logprobs.type}}],!1;if(e===w&&typeof u=="number"&&
isFinite(u)){if(u>20||isNaN(u))return M.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/p\
roperties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(u<0||isNaN(u))return M.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=w===
e}else var a=!0;if(a){if(L.tools!==void 0){let u=L.tools,w=e;if(!Array.isArray(u)&&u!==null)return M.
errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:de.properties.body.properties.tools.type}}],!1;if(e===w&&Array.isArray(u)){if(u.length>
1e4)return M.errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var o=!0;let g=u.length;for(let D=0;D<g;D++){let T=e;
ce(u[D],{instancePath:r+"/body/tools/"+D,parentData:u,parentDataProperty:D,rootData:j,dynamicAnchors:N})||
(t=t===null?ce.errors:t.concat(ce.errors),e=t.length);var o=T===e;if(!o)break}}}var a=w===e}else var a=!0;
if(a){if(L.tool_choice!==void 0){let u=L.tool_choice,w=e,b=e,g=!1,D=e;if(typeof u!="string"){let O={
instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};t===null?t=[O]:t.push(O),e++}if(!(u==="none"||u==="auto"||u==="required")){let O={instancePath:r+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:ys.enum}};
t===null?t=[O]:t.push(O),e++}var m=D===e;if(g=g||m,!g){let O=e;be(u,{instancePath:r+"/body/tool_choi\
ce",parentData:L,parentDataProperty:"tool_choice",rootData:j,dynamicAnchors:N})||(t=t===null?be.errors:
t.concat(be.errors),e=t.length);var m=O===e;if(g=g||m,!g){let F=e;Pe(u,{instancePath:r+"/body/tool_c\
hoice",parentData:L,parentDataProperty:"tool_choice",rootData:j,dynamicAnchors:N})||(t=t===null?Pe.errors:
t.concat(Pe.errors),e=t.length);var m=F===e;if(g=g||m,!g){let W=e;if(u!==null){let B={instancePath:r+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/3/type",keyword:"type",
params:{type:"null"}};t===null?t=[B]:t.push(B),e++}var m=W===e;g=g||m}}}if(g)e=b,t!==null&&(b?t.length=
b:t=null);else{let O={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[O]:t.push(O),e++,M.errors=t,!1}var a=w===
e}else var a=!0;if(a){if(L.parallel_tool_calls!==void 0){let u=L.parallel_tool_calls,w=e;if(typeof u!=
"boolean"&&u!==null)return M.errors=[{instancePath:r+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:de.properties.body.properties.
parallel_tool_calls.type}}],!1;var a=w===e}else var a=!0;if(a){if(L.response_format!==void 0){let u=L.
response_format,w=e,b=e,g=!1,D=e;ye(u,{instancePath:r+"/body/response_format",parentData:L,parentDataProperty:"\
response_format",rootData:j,dynamicAnchors:N})||(t=t===null?ye.errors:t.concat(ye.errors),e=t.length);
var f=D===e;if(g=g||f,!g){let O=e;if(u!==null){let F={instancePath:r+"/body/response_format",schemaPath:"\
#/properties/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};t===
null?t=[F]:t.push(F),e++}var f=O===e;g=g||f}if(g)e=b,t!==null&&(b?t.length=b:t=null);else{let O={instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[O]:t.push(O),e++,M.errors=t,!1}var a=w===e}else var a=!0;if(a){if(L.
reasoning_effort!==void 0){let u=L.reasoning_effort,w=e;if(typeof u!="string"&&u!==null)return M.errors=
[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/\
type",keyword:"type",params:{type:de.properties.body.properties.reasoning_effort.type}}],!1;if(e===w&&
typeof u=="string"&&R(u,64))return M.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/\
properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=w===
e}else var a=!0;if(a){if(L.user!==void 0){let u=L.user,w=e;if(typeof u!="string"&&u!==null)return M.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:de.properties.body.properties.user.type}}],!1;if(e===w&&typeof u=="string"&&R(u,1024))
return M.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var a=w===e}else var a=!0;if(a){if(L.prompt_cache_key!==
void 0){let u=L.prompt_cache_key,w=e;if(typeof u!="string"&&u!==null)return M.errors=[{instancePath:r+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/type",keyword:"ty\
pe",params:{type:de.properties.body.properties.prompt_cache_key.type}}],!1;if(e===w&&typeof u=="stri\
ng"&&R(u,1024))return M.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/properties/bo\
dy/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=w===e}else
var a=!0;if(a){if(L.metadata!==void 0){let u=L.metadata,w=e,b=e,g=!1,D=e;if(e===e)if(u&&typeof u=="o\
bject"&&!Array.isArray(u))if(Object.keys(u).length>16){let x={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};t===null?t=[x]:t.push(x),e++}else
for(let x in u){let F=u[x],E=e;if(e===E)if(typeof F=="string"){if(R(F,512)){let W={instancePath:r+"/\
body/metadata/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:512}};t===null?t=[W]:t.push(W),e++}}else{let W={instancePath:r+
"/body/metadata/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPro\
perties/type",keyword:"type",params:{type:"string"}};t===null?t=[W]:t.push(W),e++}var k=E===e;if(!k)
break}else{let x={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};t===null?t=[x]:t.push(x),e++}var c=D===e;if(g=g||c,!g){let x=e;if(u!==null){let E={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[E]:t.push(E),e++}var c=x===e;g=g||c}if(g)e=b,t!==null&&(b?t.length=b:t=null);else{
let x={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var a=w===e}else var a=!0;if(a){
if(L.modalities!==void 0){let u=L.modalities,w=e;if(!Array.isArray(u)&&u!==null)return M.errors=[{instancePath:r+
"/body/modalities",schemaPath:"#/properties/body/properties/modalities/type",keyword:"type",params:{
type:de.properties.body.properties.modalities.type}}],!1;if(e===w&&Array.isArray(u)){if(u.length>8)return M.
errors=[{instancePath:r+"/body/modalities",schemaPath:"#/properties/body/properties/modalities/maxIt\
ems",keyword:"maxItems",params:{limit:8}}],!1;{var P=!0;let g=u.length;for(let D=0;D<g;D++){let T=u[D],
O=e;if(typeof T!="string")return M.errors=[{instancePath:r+"/body/modalities/"+D,schemaPath:"schema:\
Modality/type",keyword:"type",params:{type:"string"}}],!1;if(T!=="text")return M.errors=[{instancePath:r+
"/body/modalities/"+D,schemaPath:"schema:Modality/enum",keyword:"enum",params:{allowedValues:us.enum}}],
!1;var P=O===e;if(!P)break}}}var a=w===e}else var a=!0;if(a){if(L.top_k!==void 0){let u=L.top_k,w=e;
if(!(typeof u=="number"&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/type",keyword:"type",params:{type:de.properties.body.properties.top_k.
type}}],!1;if(e===w&&typeof u=="number"&&isFinite(u)){if(u>2147483647||isNaN(u))return M.errors=[{instancePath:r+
"/body/top_k",schemaPath:"#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(u<-1||isNaN(u))return M.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}
var a=w===e}else var a=!0;if(a){if(L.min_p!==void 0){let u=L.min_p,w=e;if(!(typeof u=="number"&&isFinite(
u))&&u!==null)return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/propertie\
s/min_p/type",keyword:"type",params:{type:de.properties.body.properties.min_p.type}}],!1;if(e===w&&typeof u==
"number"&&isFinite(u)){if(u>1||isNaN(u))return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#\
/properties/body/properties/min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(u<
0||isNaN(u))return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/\
min_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=w===e}else var a=!0;if(a){
if(L.repetition_penalty!==void 0){let u=L.repetition_penalty,w=e;if(!(typeof u=="number"&&isFinite(u))&&
u!==null)return M.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/p\
roperties/repetition_penalty/type",keyword:"type",params:{type:de.properties.body.properties.repetition_penalty.
type}}],!1;if(e===w&&typeof u=="number"&&isFinite(u)){if(u>10||isNaN(u))return M.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(u<0||isNaN(u))return M.errors=[{instancePath:r+"/\
body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=w===e}else var a=!0;if(a)if(L.reasoning!==void 0){
let u=L.reasoning,w=e,b=e,g=!1,D=e;if(typeof u!="boolean"){let O={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};t===null?t=[O]:t.push(O),e++}var y=D===
e;if(g=g||y,!g){let O=e;if(e===e&&!(u&&typeof u=="object"&&!Array.isArray(u))){let E={instancePath:r+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
t===null?t=[E]:t.push(E),e++}var y=O===e;if(g=g||y,!g){let E=e;if(u!==null){let Q={instancePath:r+"/\
body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{
type:"null"}};t===null?t=[Q]:t.push(Q),e++}var y=E===e;g=g||y}}if(g)e=b,t!==null&&(b?t.length=b:t=null);else{
let O={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[O]:t.push(O),e++,M.errors=t,!1}var a=w===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return M.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return M.errors=t,e===0}var it=_e,tr={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:EmbeddingModelName"},input:{anyOf:[{$ref:"\
schema:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:\
EmbeddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function Re(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Re.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Re.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let d=s.length;for(let l=0;l<
d;l++){let n=s[l],p=e;if(e===e)if(typeof n=="string"){if(R(n,33554432))return Re.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(fe(
n,1))return Re.errors=[{instancePath:r+"/"+l,schemaPath:"schema:EmbeddingText/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return Re.errors=[{instancePath:r+"/"+l,schemaPath:"schema:Embed\
dingText/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e;if(!a)break}}}else return Re.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Re.errors=t,e===
0}function we(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return we.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:131072}}],!1;if(s.length<1)return we.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let d=s.length;for(let l=0;l<
d;l++){let n=s[l],p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=
[{instancePath:r+"/"+l,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===i&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return we.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(n<0||isNaN(n))return we.errors=[{instancePath:r+"/"+l,schemaPath:"schema:TokenId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e;if(!a)break}}}else return we.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return we.errors=t,e===0}function Be(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Be.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Be.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let d=s.length;for(let l=0;l<
d;l++){let n=e;we(s[l],{instancePath:r+"/"+l,parentData:s,parentDataProperty:l,rootData:j,dynamicAnchors:N})||
(t=t===null?we.errors:t.concat(we.errors),e=t.length);var a=n===e;if(!a)break}}}else return Be.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Be.errors=t,e===
0}function _e(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.body===void 0&&(l="body"))return _e.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.model===
void 0&&(i="model")||n.input===void 0&&(i="input"))return _e.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(n.model!==void 0){
let o=n.model,m=e;if(e===e)if(typeof o=="string"){if(R(o,256))return _e.errors=[{instancePath:r+"/bo\
dy/model",schemaPath:"schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(fe(o,1))return _e.errors=[{instancePath:r+"/body/model",schemaPath:"schema:EmbeddingModelName/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:r+"/body/m\
odel",schemaPath:"schema:EmbeddingModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(n.input!==void 0){let o=n.input,m=e,f=e,k=!1,c=e;if(e===e)if(typeof o=="str\
ing"){if(R(o,33554432)){let h={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}};t===null?t=[h]:t.push(h),e++}else if(fe(o,1)){let h={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}};t===null?t=[h]:t.push(h),e++}}else{let h={instancePath:r+"/body/input",schemaPath:"schema:\
EmbeddingText/type",keyword:"type",params:{type:"string"}};t===null?t=[h]:t.push(h),e++}var d=c===e;
if(k=k||d,!k){let h=e;Re(o,{instancePath:r+"/body/input",parentData:n,parentDataProperty:"input",rootData:j,
dynamicAnchors:N})||(t=t===null?Re.errors:t.concat(Re.errors),e=t.length);var d=h===e;if(k=k||d,!k){
let A=e;we(o,{instancePath:r+"/body/input",parentData:n,parentDataProperty:"input",rootData:j,dynamicAnchors:N})||
(t=t===null?we.errors:t.concat(we.errors),e=t.length);var d=A===e;if(k=k||d,!k){let _=e;Be(o,{instancePath:r+
"/body/input",parentData:n,parentDataProperty:"input",rootData:j,dynamicAnchors:N})||(t=t===null?Be.
errors:t.concat(Be.errors),e=t.length);var d=_===e;k=k||d}}}if(k)e=f,t!==null&&(f?t.length=f:t=null);else{
let h={instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[h]:t.push(h),e++,_e.errors=t,!1}var a=m===e}else var a=!0;if(a){
if(n.encoding_format!==void 0){let o=n.encoding_format,m=e;if(typeof o!="string"&&o!==null)return _e.
errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_fo\
rmat/type",keyword:"type",params:{type:tr.properties.body.properties.encoding_format.type}}],!1;if(!(o===
"float"||o==="base64"||o===null))return _e.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"\
#/properties/body/properties/encoding_format/enum",keyword:"enum",params:{allowedValues:tr.properties.
body.properties.encoding_format.enum}}],!1;var a=m===e}else var a=!0;if(a){if(n.dimensions!==void 0){
let o=n.dimensions,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return _e.
errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/type",
keyword:"type",params:{type:tr.properties.body.properties.dimensions.type}}],!1;if(e===m&&typeof o==
"number"&&isFinite(o)){if(o>1e6||isNaN(o))return _e.errors=[{instancePath:r+"/body/dimensions",schemaPath:"\
#/properties/body/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(o<1||isNaN(o))return _e.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/bo\
dy/properties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=m===
e}else var a=!0;if(a)if(n.user!==void 0){let o=n.user,m=e;if(typeof o!="string"&&o!==null)return _e.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:tr.properties.body.properties.user.type}}],!1;if(e===m&&typeof o=="string"&&R(o,1024))
return _e.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLeng\
th",keyword:"maxLength",params:{limit:1024}}],!1;var a=m===e}else var a=!0}}}}else return _e.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return _e.errors=t,e===0}var ot=ne,cr={paths:{},components:{securitySchemes:{BearerAuth:{type:"h\
ttp",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:[
"model","query","documents"],properties:{model:{$ref:"schema:RerankModelName"},query:{type:"string",
minLength:1,maxLength:33554432},documents:{type:"array",minItems:1,maxItems:1e4,items:{$ref:"schema:\
RerankDocument"}},top_n:{type:["integer","null"],minimum:1,maximum:1e4},return_documents:{type:["boo\
lean","null"]},max_tokens_per_doc:{type:["integer","null"],minimum:1,maximum:1e6}}}},required:["body"]};function ne(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.body===void 0&&(n="body"))return ne.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(s.
body!==void 0){let p=s.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let o;if(p.model===
void 0&&(o="model")||p.query===void 0&&(o="query")||p.documents===void 0&&(o="documents"))return ne.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:o}}],
!1;if(p.model!==void 0){let m=p.model,f=e;if(e===e)if(typeof m=="string"){if(R(m,256))return ne.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:RerankModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(fe(m,1))return ne.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Rerank\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=f===
e}else var a=!0;if(a){if(p.query!==void 0){let m=p.query,f=e;if(e===f)if(typeof m=="string"){if(R(m,
33554432))return ne.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/properties/q\
uery/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(fe(m,1))return ne.errors=[{instancePath:r+
"/body/query",schemaPath:"#/properties/body/properties/query/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ne.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/pro\
perties/query/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(p.
documents!==void 0){let m=p.documents,f=e;if(e===f)if(Array.isArray(m)){if(m.length>1e4)return ne.errors=
[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;if(m.length<1)return ne.errors=[{instancePath:r+"/body/documents",
schemaPath:"#/properties/body/properties/documents/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var d=!0;let c=m.length;for(let P=0;P<c;P++){let y=m[P],h=e,L=e,A=!1,I=e;if(e===I)if(typeof y=="str\
ing"){if(R(y,33554432)){let v={instancePath:r+"/body/documents/"+P,schemaPath:"schema:RerankDocument\
/anyOf/0/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[v]:t.push(v),e++}else if(fe(
y,1)){let v={instancePath:r+"/body/documents/"+P,schemaPath:"schema:RerankDocument/anyOf/0/minLength",
keyword:"minLength",params:{limit:1}};t===null?t=[v]:t.push(v),e++}}else{let v={instancePath:r+"/bod\
y/documents/"+P,schemaPath:"schema:RerankDocument/anyOf/0/type",keyword:"type",params:{type:"string"}};
t===null?t=[v]:t.push(v),e++}var l=I===e;if(A=A||l,!A){let v=e;if(e===v)if(y&&typeof y=="object"&&!Array.
isArray(y)){let u;if(y.text===void 0&&(u="text")){let w={instancePath:r+"/body/documents/"+P,schemaPath:"\
schema:RerankDocument/anyOf/1/required",keyword:"required",params:{missingProperty:u}};t===null?t=[w]:
t.push(w),e++}else if(y.text!==void 0){let w=y.text;if(e===e)if(typeof w=="string"){if(R(w,33554432)){
let g={instancePath:r+"/body/documents/"+P+"/text",schemaPath:"schema:RerankDocument/anyOf/1/propert\
ies/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[g]:t.push(g),e++}else if(fe(
w,1)){let g={instancePath:r+"/body/documents/"+P+"/text",schemaPath:"schema:RerankDocument/anyOf/1/p\
roperties/text/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[g]:t.push(g),e++}}else{let g={
instancePath:r+"/body/documents/"+P+"/text",schemaPath:"schema:RerankDocument/anyOf/1/properties/tex\
t/type",keyword:"type",params:{type:"string"}};t===null?t=[g]:t.push(g),e++}}}else{let u={instancePath:r+
"/body/documents/"+P,schemaPath:"schema:RerankDocument/anyOf/1/type",keyword:"type",params:{type:"ob\
ject"}};t===null?t=[u]:t.push(u),e++}var l=v===e;A=A||l}if(A)e=L,t!==null&&(L?t.length=L:t=null);else{
let v={instancePath:r+"/body/documents/"+P,schemaPath:"schema:RerankDocument/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[v]:t.push(v),e++,ne.errors=t,!1}var d=h===e;if(!d)break}}}else return ne.
errors=[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/type",keyword:"\
type",params:{type:"array"}}],!1;var a=f===e}else var a=!0;if(a){if(p.top_n!==void 0){let m=p.top_n,
f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ne.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/type",keyword:"type",params:{type:cr.properties.
body.properties.top_n.type}}],!1;if(e===f&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return ne.
errors=[{instancePath:r+"/body/top_n",schemaPath:"#/properties/body/properties/top_n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4}}],!1;if(m<1||isNaN(m))return ne.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=f===e}else var a=!0;if(a){if(p.return_documents!==void 0){let m=p.return_documents,
f=e;if(typeof m!="boolean"&&m!==null)return ne.errors=[{instancePath:r+"/body/return_documents",schemaPath:"\
#/properties/body/properties/return_documents/type",keyword:"type",params:{type:cr.properties.body.properties.
return_documents.type}}],!1;var a=f===e}else var a=!0;if(a)if(p.max_tokens_per_doc!==void 0){let m=p.
max_tokens_per_doc,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ne.
errors=[{instancePath:r+"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_toke\
ns_per_doc/type",keyword:"type",params:{type:cr.properties.body.properties.max_tokens_per_doc.type}}],
!1;if(e===f&&typeof m=="number"&&isFinite(m)){if(m>1e6||isNaN(m))return ne.errors=[{instancePath:r+"\
/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(m))return ne.errors=[{instancePath:r+
"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=f===e}else var a=!0}}}}}else return ne.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ne.errors=t,e===0}var nt=ze;function ze(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return ze.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.
body!==void 0){let k=s.body;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let P;if(k.input===
void 0&&(P="input"))return ze.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:P}}],!1;if(k.model!==void 0){let y=k.model,h=e,L=e,A=!1,I=e;
if(e===e)if(typeof y=="string"){if(R(y,256)){let v={instancePath:r+"/body/model",schemaPath:"schema:\
ModerationModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[v]:t.push(v),e++}else if(fe(
y,1)){let v={instancePath:r+"/body/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"\
minLength",params:{limit:1}};t===null?t=[v]:t.push(v),e++}}else{let v={instancePath:r+"/body/model",
schemaPath:"schema:ModerationModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[v]:t.
push(v),e++}var a=I===e;if(A=A||a,!A){let v=e;if(y!==null){let u={instancePath:r+"/body/model",schemaPath:"\
#/properties/body/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[u]:
t.push(u),e++}var a=v===e;A=A||a}if(A)e=L,t!==null&&(L?t.length=L:t=null);else{let v={instancePath:r+
"/body/model",schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[v]:t.push(v),e++,ze.errors=t,!1}var d=h===e}else var d=!0;if(d)if(k.input!==void 0){let y=k.
input,h=e,L=e,A=!1,I=e;if(e===I)if(typeof y=="string"){if(R(y,33554432)){let v={instancePath:r+"/bod\
y/input",schemaPath:"#/properties/body/properties/input/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:33554432}};t===null?t=[v]:t.push(v),e++}}else{let v={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[
v]:t.push(v),e++}var l=I===e;if(A=A||l,!A){let v=e;if(e===v)if(Array.isArray(y))if(y.length>2048){let u={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:2048}};t===null?t=[u]:t.push(u),e++}else if(y.length<1){let u={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/minItems",keyword:"minItems",params:{
limit:1}};t===null?t=[u]:t.push(u),e++}else{var n=!0;let u=y.length;for(let w=0;w<u;w++){let b=y[w],
g=e;if(e===g)if(typeof b=="string"){if(R(b,33554432)){let T={instancePath:r+"/body/input/"+w,schemaPath:"\
#/properties/body/properties/input/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit:33554432}};
t===null?t=[T]:t.push(T),e++}}else{let T={instancePath:r+"/body/input/"+w,schemaPath:"#/properties/b\
ody/properties/input/anyOf/1/items/type",keyword:"type",params:{type:"string"}};t===null?t=[T]:t.push(
T),e++}var n=g===e;if(!n)break}}else{let u={instancePath:r+"/body/input",schemaPath:"#/properties/bo\
dy/properties/input/anyOf/1/type",keyword:"type",params:{type:"array"}};t===null?t=[u]:t.push(u),e++}
var l=v===e;if(A=A||l,!A){let u=e;if(e===u)if(Array.isArray(y))if(y.length>128){let b={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/2/maxItems",keyword:"maxItems",params:{
limit:128}};t===null?t=[b]:t.push(b),e++}else if(y.length<1){let b={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/minItems",keyword:"minItems",params:{limit:1}};t===null?t=
[b]:t.push(b),e++}else{var p=!0;let b=y.length;for(let g=0;g<b;g++){let D=y[g],T=e,O=e,x=!1,F=null,E=e;
if(e===E)if(D&&typeof D=="object"&&!Array.isArray(D)){let B;if(D.type===void 0&&(B="type")||D.text===
void 0&&(B="text")){let G={instancePath:r+"/body/input/"+g,schemaPath:"schema:ModerationPart/oneOf/0\
/required",keyword:"required",params:{missingProperty:B}};t===null?t=[G]:t.push(G),e++}else{let G=e;
for(let X in D)if(!(X==="type"||X==="text")){let ae={instancePath:r+"/body/input/"+g,schemaPath:"sch\
ema:ModerationPart/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:X}};
t===null?t=[ae]:t.push(ae),e++;break}if(G===e){if(D.type!==void 0){let X=D.type,ae=e;if(typeof X!="s\
tring"){let J={instancePath:r+"/body/input/"+g+"/type",schemaPath:"schema:ModerationPart/oneOf/0/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[J]:t.push(J),e++}if(X!=="text"){
let J={instancePath:r+"/body/input/"+g+"/type",schemaPath:"schema:ModerationPart/oneOf/0/properties/\
type/const",keyword:"const",params:{allowedValue:"text"}};t===null?t=[J]:t.push(J),e++}var i=ae===e}else
var i=!0;if(i)if(D.text!==void 0){let X=D.text,ae=e;if(e===ae)if(typeof X=="string"){if(R(X,33554432)){
let ie={instancePath:r+"/body/input/"+g+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties\
/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[ie]:t.push(ie),e++}}else{let ie={
instancePath:r+"/body/input/"+g+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties/text/ty\
pe",keyword:"type",params:{type:"string"}};t===null?t=[ie]:t.push(ie),e++}var i=ae===e}else var i=!0}}}else{
let B={instancePath:r+"/body/input/"+g,schemaPath:"schema:ModerationPart/oneOf/0/type",keyword:"type",
params:{type:"object"}};t===null?t=[B]:t.push(B),e++}var m=E===e;m&&(x=!0,F=0);let W=e;if(e===W)if(D&&
typeof D=="object"&&!Array.isArray(D)){let B;if(D.type===void 0&&(B="type")||D.image_url===void 0&&(B=
"image_url")){let G={instancePath:r+"/body/input/"+g,schemaPath:"schema:ModerationPart/oneOf/1/requi\
red",keyword:"required",params:{missingProperty:B}};t===null?t=[G]:t.push(G),e++}else{let G=e;for(let X in D)
if(!(X==="type"||X==="image_url")){let ae={instancePath:r+"/body/input/"+g,schemaPath:"schema:Modera\
tionPart/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:X}};
t===null?t=[ae]:t.push(ae),e++;break}if(G===e){if(D.type!==void 0){let X=D.type,ae=e;if(typeof X!="s\
tring"){let J={instancePath:r+"/body/input/"+g+"/type",schemaPath:"schema:ModerationPart/oneOf/1/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[J]:t.push(J),e++}if(X!=="image\
_url"){let J={instancePath:r+"/body/input/"+g+"/type",schemaPath:"schema:ModerationPart/oneOf/1/prop\
erties/type/const",keyword:"const",params:{allowedValue:"image_url"}};t===null?t=[J]:t.push(J),e++}var o=ae===
e}else var o=!0;if(o)if(D.image_url!==void 0){let X=D.image_url,ae=e;if(e===ae)if(X&&typeof X=="obje\
ct"&&!Array.isArray(X)){let ie;if(X.url===void 0&&(ie="url")){let Le={instancePath:r+"/body/input/"+
g+"/image_url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/required",keyword:"req\
uired",params:{missingProperty:ie}};t===null?t=[Le]:t.push(Le),e++}else if(X.url!==void 0){let Le=X.
url;if(e===e)if(typeof Le=="string"){if(R(Le,33554432)){let Ce={instancePath:r+"/body/input/"+g+"/im\
age_url/url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/properties/url/maxLength",
keyword:"maxLength",params:{limit:33554432}};t===null?t=[Ce]:t.push(Ce),e++}else if(fe(Le,1)){let Ce={
instancePath:r+"/body/input/"+g+"/image_url/url",schemaPath:"schema:ModerationPart/oneOf/1/propertie\
s/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[Ce]:t.push(Ce),
e++}}else{let Ce={instancePath:r+"/body/input/"+g+"/image_url/url",schemaPath:"schema:ModerationPart\
/oneOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"}};t===null?t=
[Ce]:t.push(Ce),e++}}}else{let ie={instancePath:r+"/body/input/"+g+"/image_url",schemaPath:"schema:M\
oderationPart/oneOf/1/properties/image_url/type",keyword:"type",params:{type:"object"}};t===null?t=[
ie]:t.push(ie),e++}var o=ae===e}else var o=!0}}}else{let B={instancePath:r+"/body/input/"+g,schemaPath:"\
schema:ModerationPart/oneOf/1/type",keyword:"type",params:{type:"object"}};t===null?t=[B]:t.push(B),
e++}var m=W===e;if(m&&x?(x=!1,F=[F,1]):m&&(x=!0,F=1),x)e=O,t!==null&&(O?t.length=O:t=null);else{let B={
instancePath:r+"/body/input/"+g,schemaPath:"schema:ModerationPart/oneOf",keyword:"oneOf",params:{passingSchemas:F}};
t===null?t=[B]:t.push(B),e++}var p=T===e;if(!p)break}}else{let b={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/type",keyword:"type",params:{type:"array"}};t===null?t=[b]:
t.push(b),e++}var l=u===e;A=A||l}}if(A)e=L,t!==null&&(L?t.length=L:t=null);else{let v={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[v]:t.push(v),e++,ze.errors=t,!1}var d=h===e}else var d=!0}else return ze.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=
t,e===0}var pt=Z,De={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},
properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:["prompt"],properties:{
model:{anyOf:[{$ref:"schema:ImageModelName"},{type:"null"}]},prompt:{type:"string",minLength:1,maxLength:131072},
n:{type:["integer","null"],minimum:1,maximum:10},size:{type:["string","null"],maxLength:64},quality:{
type:["string","null"],maxLength:64},style:{type:["string","null"],maxLength:64},background:{type:["\
string","null"],maxLength:64},moderation:{type:["string","null"],maxLength:64},output_format:{type:[
"string","null"],maxLength:64},response_format:{type:["string","null"],maxLength:64},output_compression:{
type:["integer","null"],minimum:0,maximum:100},stream:{type:["boolean","null"]},user:{type:["string",
"null"],maxLength:1024}}}},required:["body"]};function Z(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.body===void 0&&(l="body"))return Z.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.prompt===
void 0&&(i="prompt"))return Z.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:i}}],!1;if(n.model!==void 0){let o=n.model,m=e,f=e,k=!1,c=e;
if(e===e)if(typeof o=="string"){if(R(o,256)){let y={instancePath:r+"/body/model",schemaPath:"schema:\
ImageModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[y]:t.push(y),e++}else if(fe(
o,1)){let y={instancePath:r+"/body/model",schemaPath:"schema:ImageModelName/minLength",keyword:"minL\
ength",params:{limit:1}};t===null?t=[y]:t.push(y),e++}}else{let y={instancePath:r+"/body/model",schemaPath:"\
schema:ImageModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[y]:t.push(y),e++}var a=c===
e;if(k=k||a,!k){let y=e;if(o!==null){let L={instancePath:r+"/body/model",schemaPath:"#/properties/bo\
dy/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[L]:t.push(L),e++}
var a=y===e;k=k||a}if(k)e=f,t!==null&&(f?t.length=f:t=null);else{let y={instancePath:r+"/body/model",
schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===null?t=[
y]:t.push(y),e++,Z.errors=t,!1}var d=m===e}else var d=!0;if(d){if(n.prompt!==void 0){let o=n.prompt,
m=e;if(e===m)if(typeof o=="string"){if(R(o,131072))return Z.errors=[{instancePath:r+"/body/prompt",schemaPath:"\
#/properties/body/properties/prompt/maxLength",keyword:"maxLength",params:{limit:131072}}],!1;if(fe(
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
body.properties.size.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return Z.errors=[{instancePath:r+
"/body/size",schemaPath:"#/properties/body/properties/size/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var d=m===e}else var d=!0;if(d){if(n.quality!==void 0){let o=n.quality,m=e;if(typeof o!="string"&&
o!==null)return Z.errors=[{instancePath:r+"/body/quality",schemaPath:"#/properties/body/properties/q\
uality/type",keyword:"type",params:{type:De.properties.body.properties.quality.type}}],!1;if(e===m&&
typeof o=="string"&&R(o,64))return Z.errors=[{instancePath:r+"/body/quality",schemaPath:"#/propertie\
s/body/properties/quality/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===e}else var d=!0;
if(d){if(n.style!==void 0){let o=n.style,m=e;if(typeof o!="string"&&o!==null)return Z.errors=[{instancePath:r+
"/body/style",schemaPath:"#/properties/body/properties/style/type",keyword:"type",params:{type:De.properties.
body.properties.style.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return Z.errors=[{instancePath:r+
"/body/style",schemaPath:"#/properties/body/properties/style/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.background!==void 0){let o=n.background,m=e;if(typeof o!=
"string"&&o!==null)return Z.errors=[{instancePath:r+"/body/background",schemaPath:"#/properties/body\
/properties/background/type",keyword:"type",params:{type:De.properties.body.properties.background.type}}],
!1;if(e===m&&typeof o=="string"&&R(o,64))return Z.errors=[{instancePath:r+"/body/background",schemaPath:"\
#/properties/body/properties/background/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===
e}else var d=!0;if(d){if(n.moderation!==void 0){let o=n.moderation,m=e;if(typeof o!="string"&&o!==null)
return Z.errors=[{instancePath:r+"/body/moderation",schemaPath:"#/properties/body/properties/moderat\
ion/type",keyword:"type",params:{type:De.properties.body.properties.moderation.type}}],!1;if(e===m&&
typeof o=="string"&&R(o,64))return Z.errors=[{instancePath:r+"/body/moderation",schemaPath:"#/proper\
ties/body/properties/moderation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===e}else
var d=!0;if(d){if(n.output_format!==void 0){let o=n.output_format,m=e;if(typeof o!="string"&&o!==null)
return Z.errors=[{instancePath:r+"/body/output_format",schemaPath:"#/properties/body/properties/outp\
ut_format/type",keyword:"type",params:{type:De.properties.body.properties.output_format.type}}],!1;if(e===
m&&typeof o=="string"&&R(o,64))return Z.errors=[{instancePath:r+"/body/output_format",schemaPath:"#/\
properties/body/properties/output_format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===
e}else var d=!0;if(d){if(n.response_format!==void 0){let o=n.response_format,m=e;if(typeof o!="strin\
g"&&o!==null)return Z.errors=[{instancePath:r+"/body/response_format",schemaPath:"#/properties/body/\
properties/response_format/type",keyword:"type",params:{type:De.properties.body.properties.response_format.
type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return Z.errors=[{instancePath:r+"/body/response_fo\
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
type:De.properties.body.properties.user.type}}],!1;if(e===m&&typeof o=="string"&&R(o,1024))return Z.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var d=m===e}else var d=!0}}}}}}}}}}}}else return Z.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Z.errors=
t,e===0}var mt=me,sr={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},
properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:["model","input","\
voice"],properties:{model:{$ref:"schema:SpeechModelName"},input:{type:"string",minLength:1,maxLength:131072},
voice:{anyOf:[{type:"string",minLength:1,maxLength:256},{$ref:"schema:SpeechVoice"}]},instructions:{
type:["string","null"],maxLength:16384},response_format:{type:["string","null"],maxLength:64},speed:{
type:["number","null"],minimum:.25,maximum:4},stream_format:{type:["string","null"],maxLength:64}}}},
required:["body"]};function me(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.body===void 0&&(l="body"))return me.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.model===
void 0&&(i="model")||n.input===void 0&&(i="input")||n.voice===void 0&&(i="voice"))return me.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;if(n.model!==void 0){let o=n.model,m=e;if(e===e)if(typeof o=="string"){if(R(o,256))return me.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:SpeechModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(fe(o,1))return me.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Speech\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:SpeechModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(n.input!==void 0){let o=n.input,m=e;if(e===m)if(typeof o=="string"){if(R(o,
131072))return me.errors=[{instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/inp\
ut/maxLength",keyword:"maxLength",params:{limit:131072}}],!1;if(fe(o,1))return me.errors=[{instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return me.errors=[{instancePath:r+"/body/input",schemaPath:"#/properties/body/pro\
perties/input/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(n.
voice!==void 0){let o=n.voice,m=e,f=e,k=!1,c=e;if(e===c)if(typeof o=="string"){if(R(o,256)){let y={instancePath:r+
"/body/voice",schemaPath:"#/properties/body/properties/voice/anyOf/0/maxLength",keyword:"maxLength",
params:{limit:256}};t===null?t=[y]:t.push(y),e++}else if(fe(o,1)){let y={instancePath:r+"/body/voice",
schemaPath:"#/properties/body/properties/voice/anyOf/0/minLength",keyword:"minLength",params:{limit:1}};
t===null?t=[y]:t.push(y),e++}}else{let y={instancePath:r+"/body/voice",schemaPath:"#/properties/body\
/properties/voice/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[y]:t.push(y),e++}
var d=c===e;if(k=k||d,!k){let y=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let A;if(o.id===
void 0&&(A="id")){let I={instancePath:r+"/body/voice",schemaPath:"schema:SpeechVoice/required",keyword:"\
required",params:{missingProperty:A}};t===null?t=[I]:t.push(I),e++}else if(o.id!==void 0){let I=o.id;
if(e===e)if(typeof I=="string"){if(R(I,256)){let v={instancePath:r+"/body/voice/id",schemaPath:"sche\
ma:SpeechVoice/properties/id/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[v]:t.push(
v),e++}else if(fe(I,1)){let v={instancePath:r+"/body/voice/id",schemaPath:"schema:SpeechVoice/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[v]:t.push(v),e++}}else{let v={instancePath:r+
"/body/voice/id",schemaPath:"schema:SpeechVoice/properties/id/type",keyword:"type",params:{type:"str\
ing"}};t===null?t=[v]:t.push(v),e++}}}else{let A={instancePath:r+"/body/voice",schemaPath:"schema:Sp\
eechVoice/type",keyword:"type",params:{type:"object"}};t===null?t=[A]:t.push(A),e++}var d=y===e;k=k||
d}if(k)e=f,t!==null&&(f?t.length=f:t=null);else{let y={instancePath:r+"/body/voice",schemaPath:"#/pr\
operties/body/properties/voice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[y]:t.push(y),e++,
me.errors=t,!1}var a=m===e}else var a=!0;if(a){if(n.instructions!==void 0){let o=n.instructions,m=e;
if(typeof o!="string"&&o!==null)return me.errors=[{instancePath:r+"/body/instructions",schemaPath:"#\
/properties/body/properties/instructions/type",keyword:"type",params:{type:sr.properties.body.properties.
instructions.type}}],!1;if(e===m&&typeof o=="string"&&R(o,16384))return me.errors=[{instancePath:r+"\
/body/instructions",schemaPath:"#/properties/body/properties/instructions/maxLength",keyword:"maxLen\
gth",params:{limit:16384}}],!1;var a=m===e}else var a=!0;if(a){if(n.response_format!==void 0){let o=n.
response_format,m=e;if(typeof o!="string"&&o!==null)return me.errors=[{instancePath:r+"/body/respons\
e_format",schemaPath:"#/properties/body/properties/response_format/type",keyword:"type",params:{type:sr.
properties.body.properties.response_format.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return me.
errors=[{instancePath:r+"/body/response_format",schemaPath:"#/properties/body/properties/response_fo\
rmat/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=m===e}else var a=!0;if(a){if(n.speed!==
void 0){let o=n.speed,m=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return me.errors=[{instancePath:r+
"/body/speed",schemaPath:"#/properties/body/properties/speed/type",keyword:"type",params:{type:sr.properties.
body.properties.speed.type}}],!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>4||isNaN(o))return me.
errors=[{instancePath:r+"/body/speed",schemaPath:"#/properties/body/properties/speed/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4}}],!1;if(o<.25||isNaN(o))return me.errors=[{instancePath:r+
"/body/speed",schemaPath:"#/properties/body/properties/speed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:.25}}],!1}var a=m===e}else var a=!0;if(a)if(n.stream_format!==void 0){let o=n.stream_format,
m=e;if(typeof o!="string"&&o!==null)return me.errors=[{instancePath:r+"/body/stream_format",schemaPath:"\
#/properties/body/properties/stream_format/type",keyword:"type",params:{type:sr.properties.body.properties.
stream_format.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return me.errors=[{instancePath:r+"/b\
ody/stream_format",schemaPath:"#/properties/body/properties/stream_format/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;var a=m===e}else var a=!0}}}}}}else return me.errors=[{instancePath:r+"/\
body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return me.errors=
t,e===0}var lt=dt;function dt(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return dt.errors=t,e===0}var ft=yt;function yt(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return yt.errors=t,e===0}var ut=ct;function ct(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return ct.errors=t,e===0}var ht=gt;function gt(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return gt.errors=t,e===0}var _t=bt;function bt(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return bt.errors=t,e===0}var kt=vt;function vt(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return vt.errors=t,e===0}var Pt=wt;function wt(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;return wt.errors=t,e===0}var Lt=Ke(Qe()),At=Ke(er()),Rs={...Lt.formats,...At.fastFormats},jt=gr;var Y=Ge,ke=Ze,xt={type:"object",additionalProperties:!1,required:["index","message","logprobs","fin\
ish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},tool_calls:{type:"\
array",minItems:1,maxItems:256,items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},
reasoning_content:{type:"string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"\
null"}]},finish_reason:{$ref:"schema:FinishReason"}},$id:"schema:Choice"},bs={type:"object",required:[
"id","type","function"],properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["func\
tion"]},function:{type:"object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},
arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolCall"};var ks={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function V(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
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
>=",limit:0}}],!1}var a=k===e}else var a=!0;if(a){if(s.message!==void 0){let f=s.message,k=e;if(e===
k)if(f&&typeof f=="object"&&!Array.isArray(f)){let P;if(f.role===void 0&&(P="role")||f.content===void 0&&
(P="content")||f.refusal===void 0&&(P="refusal"))return V.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/required",keyword:"required",params:{missingProperty:P}}],!1;if(f.role!==void 0){
let y=f.role,h=e;if(typeof y!="string")return V.errors=[{instancePath:r+"/message/role",schemaPath:"\
#/properties/message/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(y!=="assist\
ant")return V.errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/ro\
le/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var d=h===e}else var d=!0;if(d){if(f.
content!==void 0){let y=f.content,h=e;if(typeof y!="string"&&y!==null)return V.errors=[{instancePath:r+
"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{
type:xt.properties.message.properties.content.type}}],!1;if(e===h&&typeof y=="string"&&Y(y,33554432))
return V.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/cont\
ent/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=h===e}else var d=!0;if(d){if(f.
refusal!==void 0){let y=f.refusal,h=e;if(typeof y!="string"&&y!==null)return V.errors=[{instancePath:r+
"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"type",params:{
type:xt.properties.message.properties.refusal.type}}],!1;if(e===h&&typeof y=="string"&&Y(y,33554432))
return V.errors=[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refu\
sal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=h===e}else var d=!0;if(d){if(f.
tool_calls!==void 0){let y=f.tool_calls,h=e;if(e===h)if(Array.isArray(y)){if(y.length>256)return V.errors=
[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxIte\
ms",keyword:"maxItems",params:{limit:256}}],!1;if(y.length<1)return V.errors=[{instancePath:r+"/mess\
age/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var l=!0;let A=y.length;for(let I=0;I<A;I++){let _=y[I],v=e;if(e===e)if(_&&typeof _==
"object"&&!Array.isArray(_)){let w;if(_.id===void 0&&(w="id")||_.type===void 0&&(w="type")||_.function===
void 0&&(w="function"))return V.errors=[{instancePath:r+"/message/tool_calls/"+I,schemaPath:"schema:\
ToolCall/required",keyword:"required",params:{missingProperty:w}}],!1;if(_.id!==void 0){let b=_.id,g=e;
if(e===g)if(typeof b=="string"){if(Y(b,256))return V.errors=[{instancePath:r+"/message/tool_calls/"+
I+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return V.errors=[{instancePath:r+"/message/tool_calls/"+I+"/id",schemaPath:"schema:ToolCall/\
properties/id/type",keyword:"type",params:{type:"string"}}],!1;var n=g===e}else var n=!0;if(n){if(_.
type!==void 0){let b=_.type,g=e;if(typeof b!="string")return V.errors=[{instancePath:r+"/message/too\
l_calls/"+I+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(b!=="function")return V.errors=[{instancePath:r+"/message/tool_calls/"+I+"/type",schemaPath:"\
schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:bs.properties.type.enum}}],
!1;var n=g===e}else var n=!0;if(n)if(_.function!==void 0){let b=_.function,g=e;if(e===g)if(b&&typeof b==
"object"&&!Array.isArray(b)){let T;if(b.name===void 0&&(T="name")||b.arguments===void 0&&(T="argumen\
ts"))return V.errors=[{instancePath:r+"/message/tool_calls/"+I+"/function",schemaPath:"schema:ToolCa\
ll/properties/function/required",keyword:"required",params:{missingProperty:T}}],!1;if(b.name!==void 0){
let O=b.name,x=e;if(e===x)if(typeof O=="string"){if(Y(O,256))return V.errors=[{instancePath:r+"/mess\
age/tool_calls/"+I+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return V.errors=[{instancePath:r+"/messa\
ge/tool_calls/"+I+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var p=x===e}else var p=!0;if(p)if(b.arguments!==void 0){
let O=b.arguments,x=e;if(e===x)if(typeof O=="string"){if(Y(O,33554432))return V.errors=[{instancePath:r+
"/message/tool_calls/"+I+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+
"/message/tool_calls/"+I+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/type",keyword:"type",params:{type:"string"}}],!1;var p=x===e}else var p=!0}else return V.
errors=[{instancePath:r+"/message/tool_calls/"+I+"/function",schemaPath:"schema:ToolCall/properties/\
function/type",keyword:"type",params:{type:"object"}}],!1;var n=g===e}else var n=!0}}else return V.errors=
[{instancePath:r+"/message/tool_calls/"+I,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"\
object"}}],!1;var l=v===e;if(!l)break}}}else return V.errors=[{instancePath:r+"/message/tool_calls",
schemaPath:"#/properties/message/properties/tool_calls/type",keyword:"type",params:{type:"array"}}],
!1;var d=h===e}else var d=!0;if(d){if(f.reasoning!==void 0){let y=f.reasoning,h=e;if(e===h)if(typeof y==
"string"){if(Y(y,33554432))return V.errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/prope\
rties/message/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.
errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/t\
ype",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d)if(f.reasoning_content!==
void 0){let y=f.reasoning_content,h=e;if(e===h)if(typeof y=="string"){if(Y(y,33554432))return V.errors=
[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_\
content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+
"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_content/type",keyword:"\
type",params:{type:"string"}}],!1;var d=h===e}else var d=!0}}}}}else return V.errors=[{instancePath:r+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"object"}}],!1;var a=k===
e}else var a=!0;if(a){if(s.logprobs!==void 0){let f=s.logprobs,k=e,c=e,P=!1,y=e;if(e===e&&!(f&&typeof f==
"object"&&!Array.isArray(f))){let A={instancePath:r+"/logprobs",schemaPath:"schema:Logprobs/type",keyword:"\
type",params:{type:"object"}};t===null?t=[A]:t.push(A),e++}var i=y===e;if(P=P||i,!P){let A=e;if(f!==
null){let _={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};t===null?t=[_]:t.push(_),e++}var i=A===e;P=P||i}if(P)e=c,t!==null&&(c?t.length=
c:t=null);else{let A={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[A]:t.push(A),e++,V.errors=t,!1}var a=k===e}else var a=!0;if(a)if(s.
finish_reason!==void 0){let f=s.finish_reason,k=e;if(typeof f!="string")return V.errors=[{instancePath:r+
"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(f===
"stop"||f==="length"||f==="tool_calls"||f==="content_filter"))return V.errors=[{instancePath:r+"/fin\
ish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{allowedValues:ks.enum}}],!1;
var a=k===e}else var a=!0}}}}}else return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return V.errors=t,e===0}function K(s,{instancePath:r="",parentData:$,
parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let n;if(s.id===void 0&&(n="id")||s.object===void 0&&(n="object")||s.created===
void 0&&(n="created")||s.model===void 0&&(n="model")||s.choices===void 0&&(n="choices"))return K.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;
for(let i in s)if(!(i==="id"||i==="object"||i==="created"||i==="model"||i==="choices"||i==="usage")){
return K.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(p===e){if(s.id!==void 0){let i=s.id,o=e;if(e===o)if(typeof i==
"string"){if(Y(i,256))return K.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(ke(i,1))return K.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;
if(a){if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return K.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="c\
hat.completion")return K.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}}],!1;var a=o===e}else var a=!0;if(a){if(s.created!==void 0){
let i=s.created,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return K.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
o&&typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return K.errors=[{instancePath:r+"/cre\
ated",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(i<0||isNaN(i))return K.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(s.model!==
void 0){let i=s.model,o=e;if(e===e)if(typeof i=="string"){if(Y(i,256))return K.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ke(i,
1))return K.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(s.choices!==void 0){
let i=s.choices,o=e;if(e===o)if(Array.isArray(i)){if(i.length>1)return K.errors=[{instancePath:r+"/c\
hoices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(i.length<
1)return K.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"mi\
nItems",params:{limit:1}}],!1;{var d=!0;let f=i.length;for(let k=0;k<f;k++){let c=e;V(i[k],{instancePath:r+
"/choices/"+k,parentData:i,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(t=t===null?V.errors:
t.concat(V.errors),e=t.length);var d=c===e;if(!d)break}}}else return K.errors=[{instancePath:r+"/cho\
ices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else
var a=!0;if(a)if(s.usage!==void 0){let i=s.usage,o=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(
i)){let k;if(i.prompt_tokens===void 0&&(k="prompt_tokens")||i.completion_tokens===void 0&&(k="comple\
tion_tokens")||i.total_tokens===void 0&&(k="total_tokens"))return K.errors=[{instancePath:r+"/usage",
schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:k}}],!1;if(i.prompt_tokens!==
void 0){let c=i.prompt_tokens,P=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.
errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof c=="number"&&isFinite(c)){if(c>4294967295||
isNaN(c))return K.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties\
/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(c<0||isNaN(
c))return K.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/promp\
t_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=P===e}else var l=!0;
if(l){if(i.completion_tokens!==void 0){let c=i.completion_tokens,P=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"sche\
ma:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof c==
"number"&&isFinite(c)){if(c>4294967295||isNaN(c))return K.errors=[{instancePath:r+"/usage/completion\
_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(c<0||isNaN(c))return K.errors=[{instancePath:r+"/usage/completion_toke\
ns",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=P===e}else var l=!0;if(l){if(i.total_tokens!==void 0){let c=i.total_tokens,P=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===P&&typeof c=="number"&&isFinite(c)){if(c>8589934590||isNaN(c))return K.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}}],!1;if(c<0||isNaN(c))return K.errors=[{instancePath:r+"/usage/tot\
al_tokens",schemaPath:"schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=P===e}else var l=!0;if(l){if(i.prompt_tokens_details!==void 0){let c=i.prompt_tokens_details,
P=e;if(e===P)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.cached_tokens!==void 0){let h=c.cached_tokens,
L=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof h=="number"&&
isFinite(h)){if(h>4294967295||isNaN(h))return K.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<0||isNaN(h))return K.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return K.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var l=P===
e}else var l=!0;if(l)if(i.completion_tokens_details!==void 0){let c=i.completion_tokens_details,P=e;
if(e===P)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.reasoning_tokens!==void 0){let h=c.reasoning_tokens,
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
params:{type:"object"}}],!1;var l=P===e}else var l=!0}}}}else return K.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var a=o===e}else var a=!0}}}}}}}else
return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=t,e===0}function gr(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(K(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:N})||
(t=t===null?K.errors:t.concat(K.errors),e=t.length));else return gr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return gr.errors=t,e===0}var qt=_r;var vs=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function xe(s,{instancePath:r="",parentData:$,parentDataProperty:q,
rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.object===void 0&&(n="object")||s.index===void 0&&(n="index")||s.embedding===void 0&&(n=
"embedding"))return xe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let p=e;for(let i in s)if(!(i==="object"||i==="index"||i==="embedding")){return xe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(p===e){if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return xe.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="e\
mbedding")return xe.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var a=o===e}else var a=!0;if(a){if(s.index!==void 0){let i=s.
index,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return xe.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&
typeof i=="number"&&isFinite(i)){if(i>2047||isNaN(i))return xe.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(i<0||isNaN(
i))return xe.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a)if(s.embedding!==void 0){let i=s.
embedding,o=e,m=e,f=!1,k=e;if(e===e)if(Array.isArray(i))if(i.length>1e6){let y={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};t===null?t=[
y]:t.push(y),e++}else if(i.length<1){let y={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[y]:t.push(y),e++}else{var d=!0;let y=i.
length;for(let h=0;h<y;h++){let L=i[h],A=e;if(e===A)if(typeof L=="number"&&isFinite(L)){if(L>1e308||
isNaN(L)){let _={instancePath:r+"/embedding/"+h,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};t===null?t=[_]:t.push(_),e++}else if(L<-1e308||isNaN(
L)){let _={instancePath:r+"/embedding/"+h,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};t===null?t=[_]:t.push(_),e++}}else{let _={instancePath:r+
"/embedding/"+h,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};t===
null?t=[_]:t.push(_),e++}var d=A===e;if(!d)break}}else{let y={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};t===null?t=[y]:t.push(y),e++}var l=k===
e;if(f=f||l,!f){let y=e;if(e===e)if(typeof i=="string"){if(Y(i,5333336)){let A={instancePath:r+"/emb\
edding",schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};t===null?
t=[A]:t.push(A),e++}else if(ke(i,8)){let A={instancePath:r+"/embedding",schemaPath:"schema:Base64Vec\
tor/minLength",keyword:"minLength",params:{limit:8}};t===null?t=[A]:t.push(A),e++}else if(!vs.test(i)){
let A={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9+/]+={0,2}$"}};t===null?t=[A]:t.push(A),e++}}else{let A={instancePath:r+"/embedd\
ing",schemaPath:"schema:Base64Vector/type",keyword:"type",params:{type:"string"}};t===null?t=[A]:t.push(
A),e++}var l=y===e;f=f||l}if(f)e=m,t!==null&&(m?t.length=m:t=null);else{let y={instancePath:r+"/embe\
dding",schemaPath:"#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return t===null?t=[y]:t.
push(y),e++,xe.errors=t,!1}var a=o===e}else var a=!0}}}}else return xe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=t,e===0}function se(s,{instancePath:r="",
parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.data===void 0&&(n=
"data")||s.model===void 0&&(n="model")||s.usage===void 0&&(n="usage"))return se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let i in s)if(!(i===
"object"||i==="data"||i==="model"||i==="usage")){return se.errors=[{instancePath:r,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){
if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return se.errors=[{instancePath:r+"/o\
bject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="list")
return se.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var a=o===e}else var a=!0;if(a){if(s.data!==void 0){let i=s.data,o=e;if(e===
o)if(Array.isArray(i)){if(i.length>2048)return se.errors=[{instancePath:r+"/data",schemaPath:"#/prop\
erties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(i.length<1)return se.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let f=i.
length;for(let k=0;k<f;k++){let c=e;xe(i[k],{instancePath:r+"/data/"+k,parentData:i,parentDataProperty:k,
rootData:j,dynamicAnchors:N})||(t=t===null?xe.errors:t.concat(xe.errors),e=t.length);var d=c===e;if(!d)
break}}}else return se.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var a=o===e}else var a=!0;if(a){if(s.model!==void 0){let i=s.model,
o=e;if(e===e)if(typeof i=="string"){if(Y(i,256))return se.errors=[{instancePath:r+"/model",schemaPath:"\
schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ke(i,1))return se.
errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingModelName/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return se.errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingMo\
delName/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a)if(s.usage!==
void 0){let i=s.usage,o=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let k;if(i.prompt_tokens===
void 0&&(k="prompt_tokens")||i.total_tokens===void 0&&(k="total_tokens"))return se.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:k}}],
!1;{let c=e;for(let P in i)if(!(P==="prompt_tokens"||P==="total_tokens")){return se.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P}}],!1;break}if(c===e){if(i.prompt_tokens!==void 0){let P=i.prompt_tokens,y=e;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return se.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof P=="number"&&isFinite(P)){if(P>1e9||isNaN(P))return se.errors=[{instancePath:r+"/usage/pro\
mpt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(P<0||isNaN(P))return se.errors=[{instancePath:r+"/usage/prompt_to\
kens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=y===e}else var l=!0;if(l)if(i.total_tokens!==void 0){let P=i.total_tokens,
y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return se.errors=[{instancePath:r+"/usa\
ge/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof P=="number"&&isFinite(P)){if(P>1e9||isNaN(P))return se.errors=
[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(P<0||isNaN(P))return se.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=y===e}else var l=!0}}}else return se.
errors=[{instancePath:r+"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"\
object"}}],!1;var a=o===e}else var a=!0}}}}}else return se.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return se.errors=t,e===0}function _r(s,{instancePath:r="",
parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(se(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:N})||(t=t===null?se.errors:t.concat(
se.errors),e=t.length));else return _r.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return _r.errors=t,e===0}var Nt=br;function z(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.id===void 0&&(p="id")||
s.object===void 0&&(p="object")||s.model===void 0&&(p="model")||s.results===void 0&&(p="results"))return z.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{
let i=e;for(let o in s)if(!(o==="id"||o==="object"||o==="model"||o==="results"||o==="usage")){return z.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(i===e){if(s.id!==void 0){let o=s.id,m=e;if(e===m)if(typeof o=="string"){if(Y(o,256))return z.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ke(o,1))return z.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(s.object!==
void 0){let o=s.object,m=e;if(typeof o!="string")return z.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="list")return z.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
list"}}],!1;var a=m===e}else var a=!0;if(a){if(s.model!==void 0){let o=s.model,m=e;if(e===e)if(typeof o==
"string"){if(Y(o,256))return z.errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(ke(o,1))return z.errors=[{instancePath:r+"/\
model",schemaPath:"schema:RerankModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.
errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"\
string"}}],!1;var a=m===e}else var a=!0;if(a){if(s.results!==void 0){let o=s.results,m=e;if(e===m)if(Array.
isArray(o)){if(o.length>1e4)return z.errors=[{instancePath:r+"/results",schemaPath:"#/properties/res\
ults/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;if(o.length<1)return z.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;
let k=o.length;for(let c=0;c<k;c++){let P=o[c],y=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(
P)){let A;if(P.index===void 0&&(A="index")||P.relevance_score===void 0&&(A="relevance_score"))return z.
errors=[{instancePath:r+"/results/"+c,schemaPath:"schema:RerankResult/required",keyword:"required",params:{
missingProperty:A}}],!1;{let I=e;for(let _ in P)if(!(_==="index"||_==="relevance_score"||_==="docume\
nt")){return z.errors=[{instancePath:r+"/results/"+c,schemaPath:"schema:RerankResult/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(I===e){if(P.index!==
void 0){let _=P.index,v=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return z.errors=[
{instancePath:r+"/results/"+c+"/index",schemaPath:"schema:RerankResult/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===v&&typeof _=="number"&&isFinite(_)){if(_>9999||isNaN(_))return z.
errors=[{instancePath:r+"/results/"+c+"/index",schemaPath:"schema:RerankResult/properties/index/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9999}}],!1;if(_<0||isNaN(_))return z.errors=[{instancePath:r+
"/results/"+c+"/index",schemaPath:"schema:RerankResult/properties/index/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=v===e}else var l=!0;if(l){if(P.relevance_score!==void 0){let _=P.
relevance_score,v=e;if(e===v)if(typeof _=="number"&&isFinite(_)){if(_>1e308||isNaN(_))return z.errors=
[{instancePath:r+"/results/"+c+"/relevance_score",schemaPath:"schema:RerankResult/properties/relevan\
ce_score/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308}}],!1;if(_<-1e308||isNaN(_))
return z.errors=[{instancePath:r+"/results/"+c+"/relevance_score",schemaPath:"schema:RerankResult/pr\
operties/relevance_score/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e308}}],!1}else return z.
errors=[{instancePath:r+"/results/"+c+"/relevance_score",schemaPath:"schema:RerankResult/properties/\
relevance_score/type",keyword:"type",params:{type:"number"}}],!1;var l=v===e}else var l=!0;if(l)if(P.
document!==void 0){let _=P.document,v=e;if(e===v)if(_&&typeof _=="object"&&!Array.isArray(_)){let u;
if(_.text===void 0&&(u="text"))return z.errors=[{instancePath:r+"/results/"+c+"/document",schemaPath:"\
schema:RerankResult/properties/document/required",keyword:"required",params:{missingProperty:u}}],!1;
{let w=e;for(let b in _)if(b!=="text"){return z.errors=[{instancePath:r+"/results/"+c+"/document",schemaPath:"\
schema:RerankResult/properties/document/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:b}}],!1;break}if(w===e&&_.text!==void 0){let b=_.text;if(e===e)if(typeof b=="stri\
ng"){if(Y(b,33554432))return z.errors=[{instancePath:r+"/results/"+c+"/document/text",schemaPath:"sc\
hema:RerankResult/properties/document/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;if(ke(b,1))return z.errors=[{instancePath:r+"/results/"+c+"/document/text",schemaPath:"schema:Rer\
ankResult/properties/document/properties/text/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return z.errors=[{instancePath:r+"/results/"+c+"/document/text",schemaPath:"schema:RerankResult/prop\
erties/document/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}}else return z.errors=
[{instancePath:r+"/results/"+c+"/document",schemaPath:"schema:RerankResult/properties/document/type",
keyword:"type",params:{type:"object"}}],!1;var l=v===e}else var l=!0}}}}else return z.errors=[{instancePath:r+
"/results/"+c,schemaPath:"schema:RerankResult/type",keyword:"type",params:{type:"object"}}],!1;var d=y===
e;if(!d)break}}}else return z.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;if(a)if(s.usage!==void 0){let o=s.
usage,m=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let c;if(o.prompt_tokens===void 0&&(c=
"prompt_tokens")||o.total_tokens===void 0&&(c="total_tokens"))return z.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/required",keyword:"required",params:{missingProperty:c}}],!1;{let P=e;
for(let y in o)if(!(y==="prompt_tokens"||y==="total_tokens")){return z.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(P===e){if(o.prompt_tokens!==void 0){let y=o.prompt_tokens,h=e;if(!(typeof y=="number"&&!(y%
1)&&!isNaN(y)&&isFinite(y)))return z.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:PromptUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof y=="number"&&isFinite(y)){if(y>1e9||isNaN(y))return z.errors=[{instancePath:r+"/usage/prompt_\
tokens",schemaPath:"schema:PromptUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(y<0||isNaN(y))return z.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:PromptUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=h===e}else var n=!0;if(n)if(o.total_tokens!==void 0){let y=o.total_tokens,h=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return z.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"\
schema:PromptUsage/properties/total_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
h&&typeof y=="number"&&isFinite(y)){if(y>1e9||isNaN(y))return z.errors=[{instancePath:r+"/usage/tota\
l_tokens",schemaPath:"schema:PromptUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(y<0||isNaN(y))return z.errors=[{instancePath:r+"/usage/total_toke\
ns",schemaPath:"schema:PromptUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var n=h===e}else var n=!0}}}else return z.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:PromptUsage/type",keyword:"type",params:{type:"object"}}],!1;var a=m===e}else var a=!0}}}}}}else
return z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.
errors=t,e===0}function br(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(z(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:N})||
(t=t===null?z.errors:t.concat(z.errors),e=t.length));else return br.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return br.errors=t,e===0}var It=kr;var Ps={type:"object",required:["flagged","categories","category_scores"],properties:{flagged:{type:"\
boolean"},categories:{type:"object",additionalProperties:{type:["boolean","null"]}},category_scores:{
type:"object",additionalProperties:{type:"number",minimum:0,maximum:1}}},$id:"schema:ModerationResul\
t"};function ee(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.id===void 0&&(i="id")||
s.model===void 0&&(i="model")||s.results===void 0&&(i="results"))return ee.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let m in s)if(!(m==="id"||
m==="model"||m==="results")){return ee.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(o===e){if(s.id!==void 0){let m=s.id,
f=e;if(e===f)if(typeof m=="string"){if(Y(m,256))return ee.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ke(m,1))return ee.errors=[
{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ee.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(s.model!==void 0){let m=s.model,f=e;if(e===e)
if(typeof m=="string"){if(Y(m,256))return ee.errors=[{instancePath:r+"/model",schemaPath:"schema:Mod\
erationModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ke(m,1))return ee.errors=
[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ee.errors=[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName\
/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a)if(s.results!==void 0){
let m=s.results,f=e;if(e===f)if(Array.isArray(m)){if(m.length>2048)return ee.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(m.
length<1)return ee.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var d=!0;let c=m.length;for(let P=0;P<c;P++){let y=m[P],h=e;if(e===
e)if(y&&typeof y=="object"&&!Array.isArray(y)){let I;if(y.flagged===void 0&&(I="flagged")||y.categories===
void 0&&(I="categories")||y.category_scores===void 0&&(I="category_scores"))return ee.errors=[{instancePath:r+
"/results/"+P,schemaPath:"schema:ModerationResult/required",keyword:"required",params:{missingProperty:I}}],
!1;if(y.flagged!==void 0){let _=e;if(typeof y.flagged!="boolean")return ee.errors=[{instancePath:r+"\
/results/"+P+"/flagged",schemaPath:"schema:ModerationResult/properties/flagged/type",keyword:"type",
params:{type:"boolean"}}],!1;var l=_===e}else var l=!0;if(l){if(y.categories!==void 0){let _=y.categories,
v=e;if(e===v)if(_&&typeof _=="object"&&!Array.isArray(_))for(let u in _){let w=_[u],b=e;if(typeof w!=
"boolean"&&w!==null)return ee.errors=[{instancePath:r+"/results/"+P+"/categories/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/categories/additionalProperti\
es/type",keyword:"type",params:{type:Ps.properties.categories.additionalProperties.type}}],!1;var n=b===
e;if(!n)break}else return ee.errors=[{instancePath:r+"/results/"+P+"/categories",schemaPath:"schema:\
ModerationResult/properties/categories/type",keyword:"type",params:{type:"object"}}],!1;var l=v===e}else
var l=!0;if(l)if(y.category_scores!==void 0){let _=y.category_scores,v=e;if(e===v)if(_&&typeof _=="o\
bject"&&!Array.isArray(_))for(let u in _){let w=_[u],b=e;if(e===b)if(typeof w=="number"&&isFinite(w)){
if(w>1||isNaN(w))return ee.errors=[{instancePath:r+"/results/"+P+"/category_scores/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_scores/additionalP\
roperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(w<0||isNaN(w))return ee.
errors=[{instancePath:r+"/results/"+P+"/category_scores/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ModerationResult/properties/category_scores/additionalProperties/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ee.errors=[{instancePath:r+"/results/"+P+"/category_scores\
/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_\
scores/additionalProperties/type",keyword:"type",params:{type:"number"}}],!1;var p=b===e;if(!p)break}else
return ee.errors=[{instancePath:r+"/results/"+P+"/category_scores",schemaPath:"schema:ModerationResu\
lt/properties/category_scores/type",keyword:"type",params:{type:"object"}}],!1;var l=v===e}else var l=!0}}else
return ee.errors=[{instancePath:r+"/results/"+P,schemaPath:"schema:ModerationResult/type",keyword:"t\
ype",params:{type:"object"}}],!1;var d=h===e;if(!d)break}}}else return ee.errors=[{instancePath:r+"/\
results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}}],!1;var a=f===
e}else var a=!0}}}}else return ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ee.errors=t,e===0}function kr(s,{instancePath:r="",parentData:$,parentDataProperty:q,
rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s))s.response!==void 0&&(ee(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:j,dynamicAnchors:N})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length));else
return kr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return kr.
errors=t,e===0}var $t=vr;var hr={type:"object",properties:{b64_json:{type:["string","null"],maxLength:134217728},url:{type:["\
string","null"],maxLength:16384},revised_prompt:{type:["string","null"],maxLength:131072}},$id:"sche\
ma:GeneratedImage"};function H(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.created===void 0&&(p=
"created")||s.data===void 0&&(p="data"))return H.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let i=e;for(let o in s)if(!(o==="created"||o==="data"||o===
"usage")){return H.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o}}],!1;break}if(i===e){if(s.created!==void 0){let o=s.created,
m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.errors=[{instancePath:r+"/crea\
ted",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof o==
"number"&&isFinite(o)){if(o>4102444800||isNaN(o))return H.errors=[{instancePath:r+"/created",schemaPath:"\
#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(o<
0||isNaN(o))return H.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(s.data!==void 0){let o=s.
data,m=e;if(e===m)if(Array.isArray(o)){if(o.length>10)return H.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:10}}],!1;if(o.length<1)return H.errors=
[{instancePath:r+"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var d=!0;let k=o.length;for(let c=0;c<k;c++){let P=o[c],y=e;if(e===e)if(P&&typeof P=="object"&&!Array.
isArray(P)){if(P.b64_json!==void 0){let A=P.b64_json,I=e;if(typeof A!="string"&&A!==null)return H.errors=
[{instancePath:r+"/data/"+c+"/b64_json",schemaPath:"schema:GeneratedImage/properties/b64_json/type",
keyword:"type",params:{type:hr.properties.b64_json.type}}],!1;if(e===I&&typeof A=="string"&&Y(A,134217728))
return H.errors=[{instancePath:r+"/data/"+c+"/b64_json",schemaPath:"schema:GeneratedImage/properties\
/b64_json/maxLength",keyword:"maxLength",params:{limit:134217728}}],!1;var l=I===e}else var l=!0;if(l){
if(P.url!==void 0){let A=P.url,I=e;if(typeof A!="string"&&A!==null)return H.errors=[{instancePath:r+
"/data/"+c+"/url",schemaPath:"schema:GeneratedImage/properties/url/type",keyword:"type",params:{type:hr.
properties.url.type}}],!1;if(e===I&&typeof A=="string"&&Y(A,16384))return H.errors=[{instancePath:r+
"/data/"+c+"/url",schemaPath:"schema:GeneratedImage/properties/url/maxLength",keyword:"maxLength",params:{
limit:16384}}],!1;var l=I===e}else var l=!0;if(l)if(P.revised_prompt!==void 0){let A=P.revised_prompt,
I=e;if(typeof A!="string"&&A!==null)return H.errors=[{instancePath:r+"/data/"+c+"/revised_prompt",schemaPath:"\
schema:GeneratedImage/properties/revised_prompt/type",keyword:"type",params:{type:hr.properties.revised_prompt.
type}}],!1;if(e===I&&typeof A=="string"&&Y(A,131072))return H.errors=[{instancePath:r+"/data/"+c+"/r\
evised_prompt",schemaPath:"schema:GeneratedImage/properties/revised_prompt/maxLength",keyword:"maxLe\
ngth",params:{limit:131072}}],!1;var l=I===e}else var l=!0}}else return H.errors=[{instancePath:r+"/\
data/"+c,schemaPath:"schema:GeneratedImage/type",keyword:"type",params:{type:"object"}}],!1;var d=y===
e;if(!d)break}}}else return H.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;if(a)if(s.usage!==void 0){let o=s.usage,m=e;
if(e===m)if(o&&typeof o=="object"&&!Array.isArray(o)){let k;if(o.input_tokens===void 0&&(k="input_to\
kens")||o.output_tokens===void 0&&(k="output_tokens")||o.total_tokens===void 0&&(k="total_tokens"))return H.
errors=[{instancePath:r+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{
missingProperty:k}}],!1;if(o.input_tokens!==void 0){let c=o.input_tokens,P=e;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:r+"/usage/input_tokens",schemaPath:"#\
/properties/usage/properties/input_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&
typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return H.errors=[{instancePath:r+"/usage/input_t\
okens",schemaPath:"#/properties/usage/properties/input_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(c<0||isNaN(c))return H.errors=[{instancePath:r+"/usage/input_tokens",schemaPath:"\
#/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=P===e}else var n=!0;if(n){if(o.output_tokens!==void 0){let c=o.output_tokens,P=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:r+"/usage/output_tokens",schemaPath:"\
#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
P&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return H.errors=[{instancePath:r+"/usage/outp\
ut_tokens",schemaPath:"#/properties/usage/properties/output_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(c<0||isNaN(c))return H.errors=[{instancePath:r+"/usage/output_tok\
ens",schemaPath:"#/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var n=P===e}else var n=!0;if(n)if(o.total_tokens!==void 0){let c=o.total_tokens,P=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"#/properties/usage/properties/total_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===P&&typeof c=="number"&&isFinite(c)){if(c>2e9||isNaN(c))return H.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:2e9}}],!1;if(c<0||isNaN(c))return H.errors=[{instancePath:r+"/usag\
e/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var n=P===e}else var n=!0}}else return H.errors=[{instancePath:r+"/usa\
ge",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"object"}}],!1;var a=m===e}else
var a=!0}}}}else return H.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return H.errors=t,e===0}function vr(s,{instancePath:r="",parentData:$,parentDataProperty:q,
rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s))s.response!==void 0&&(H(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"r\
esponse",rootData:j,dynamicAnchors:N})||(t=t===null?H.errors:t.concat(H.errors),e=t.length));else return vr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return vr.errors=
t,e===0}var Ot=Pr;function re(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.data===void 0&&(n="data"))return re.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let p=e;for(let i in s)if(!(i==="object"||i==="data")){return re.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return re.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(i!=="list")return re.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",
keyword:"const",params:{allowedValue:"list"}}],!1;var a=o===e}else var a=!0;if(a)if(s.data!==void 0){
let i=s.data,o=e;if(e===o)if(Array.isArray(i)){if(i.length>4096)return re.errors=[{instancePath:r+"/\
data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;
let f=i.length;for(let k=0;k<f;k++){let c=i[k],P=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(
c)){let L;if(c.id===void 0&&(L="id")||c.object===void 0&&(L="object")||c.created===void 0&&(L="creat\
ed")||c.owned_by===void 0&&(L="owned_by"))return re.errors=[{instancePath:r+"/data/"+k,schemaPath:"s\
chema:ListedModel/required",keyword:"required",params:{missingProperty:L}}],!1;{let A=e;for(let I in c)
if(!(I==="id"||I==="object"||I==="created"||I==="owned_by")){return re.errors=[{instancePath:r+"/dat\
a/"+k,schemaPath:"schema:ListedModel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(A===e){if(c.id!==void 0){let I=c.id,_=e;if(e===_)if(typeof I=="string"){if(Y(I,256))return re.
errors=[{instancePath:r+"/data/"+k+"/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(ke(I,1))return re.errors=[{instancePath:r+"/data/"+k+"/id",schemaPath:"\
schema:ListedModel/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.
errors=[{instancePath:r+"/data/"+k+"/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var l=_===e}else var l=!0;if(l){if(c.object!==void 0){let I=c.object,
_=e;if(typeof I!="string")return re.errors=[{instancePath:r+"/data/"+k+"/object",schemaPath:"schema:\
ListedModel/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(I!=="model")return re.
errors=[{instancePath:r+"/data/"+k+"/object",schemaPath:"schema:ListedModel/properties/object/const",
keyword:"const",params:{allowedValue:"model"}}],!1;var l=_===e}else var l=!0;if(l){if(c.created!==void 0){
let I=c.created,_=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return re.errors=[{instancePath:r+
"/data/"+k+"/created",schemaPath:"schema:ListedModel/properties/created/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===_&&typeof I=="number"&&isFinite(I)){if(I>4102444800||isNaN(I))return re.
errors=[{instancePath:r+"/data/"+k+"/created",schemaPath:"schema:ListedModel/properties/created/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(I<0||isNaN(I))return re.errors=
[{instancePath:r+"/data/"+k+"/created",schemaPath:"schema:ListedModel/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var l=_===e}else var l=!0;if(l)if(c.owned_by!==void 0){
let I=c.owned_by,_=e;if(e===_)if(typeof I=="string"){if(Y(I,64))return re.errors=[{instancePath:r+"/\
data/"+k+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/maxLength",keyword:"maxLengt\
h",params:{limit:64}}],!1;if(ke(I,1))return re.errors=[{instancePath:r+"/data/"+k+"/owned_by",schemaPath:"\
schema:ListedModel/properties/owned_by/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.
errors=[{instancePath:r+"/data/"+k+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var l=_===e}else var l=!0}}}}}else return re.errors=[
{instancePath:r+"/data/"+k,schemaPath:"schema:ListedModel/type",keyword:"type",params:{type:"object"}}],
!1;var d=P===e;if(!d)break}}}else return re.errors=[{instancePath:r+"/data",schemaPath:"#/properties\
/data/type",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else var a=!0}}}else return re.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=t,e===
0}function Pr(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(re(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:N})||
(t=t===null?re.errors:t.concat(re.errors),e=t.length));else return Pr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Pr.errors=t,e===0}var Dt=wr;var xr={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var ar=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function te(s,{instancePath:r="",parentData:$,
parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let d;if(s.since===void 0&&(d="since")||s.requests===void 0&&(d="request\
s")||s.prompt_tokens===void 0&&(d="prompt_tokens")||s.completion_tokens===void 0&&(d="completion_tok\
ens")||s.charged_usd===void 0&&(d="charged_usd"))return te.errors=[{instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let n in s)if(!(n==="since"||
n==="requests"||n==="prompt_tokens"||n==="completion_tokens"||n==="charged_usd")){return te.errors=[
{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(l===e){if(s.since!==void 0){let n=s.since,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return te.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(
n))return te.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return te.errors=[{instancePath:r+
"/since",schemaPath:"schema:UnixSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(s.requests!==void 0){let n=s.requests,p=e,i=e;if(!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=[{instancePath:r+"/requests",schemaPath:"s\
chema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return te.errors=[{instancePath:r+"/requests",schemaPath:"schema\
:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return te.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(s.prompt_tokens!==void 0){
let n=s.prompt_tokens,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return te.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return te.errors=[{instancePath:r+"/prompt_tokens",
schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===
e}else var a=!0;if(a){if(s.completion_tokens!==void 0){let n=s.completion_tokens,p=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return te.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<
0||isNaN(n))return te.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(s.charged_usd!==
void 0){let n=s.charged_usd,p=e;if(e===e)if(typeof n=="string"){if(Y(n,20))return te.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!ar.test(
n))return te.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return te.errors=[{instancePath:r+"/charge\
d_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0}}}}}}else
return te.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.
errors=t,e===0}var ws={type:["object","null"],additionalProperties:!1,required:["limit","remaining",
"resets_at"],properties:{limit:{$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{
$ref:"schema:ResetTime"}},$id:"schema:LimitLeft"};function pe(s,{instancePath:r="",parentData:$,parentDataProperty:q,
rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&
s!==null)return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:ws.type}}],
!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.limit===void 0&&(d="limit")||s.remaining===
void 0&&(d="remaining")||s.resets_at===void 0&&(d="resets_at"))return pe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let n in s)if(!(n==="lim\
it"||n==="remaining"||n==="resets_at")){return pe.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(s.limit!==
void 0){let n=s.limit,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=
[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:r+
"/limit",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(s.remaining!==
void 0){let n=s.remaining,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/re\
maining",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a)if(s.resets_at!==void 0){let n=s.resets_at,p=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return pe.errors=[{instancePath:r+"/resets_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:xr.type}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return pe.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return pe.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}return pe.errors=t,e===0}var xs={type:["o\
bject","null"],additionalProperties:!1,required:["period","limit_usd","used_usd","remaining_usd","re\
sets_at"],properties:{period:{$ref:"schema:BudgetSpan"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"\
schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:Budg\
etLeft"},Ls={type:"string",enum:["day","month","total"],$id:"schema:BudgetSpan"};function le(s,{instancePath:r="",
parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null)return le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:xs.type}}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.period===
void 0&&(d="period")||s.limit_usd===void 0&&(d="limit_usd")||s.used_usd===void 0&&(d="used_usd")||s.
remaining_usd===void 0&&(d="remaining_usd")||s.resets_at===void 0&&(d="resets_at"))return le.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;
for(let n in s)if(!(n==="period"||n==="limit_usd"||n==="used_usd"||n==="remaining_usd"||n==="resets_\
at")){return le.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:n}}],!1;break}if(l===e){if(s.period!==void 0){let n=s.period,p=e;if(typeof n!=
"string")return le.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(n==="day"||n==="month"||n==="total"))return le.errors=[{instancePath:r+
"/period",schemaPath:"schema:BudgetSpan/enum",keyword:"enum",params:{allowedValues:Ls.enum}}],!1;var a=p===
e}else var a=!0;if(a){if(s.limit_usd!==void 0){let n=s.limit_usd,p=e;if(e===e)if(typeof n=="string"){
if(Y(n,20))return le.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!ar.test(n))return le.errors=[{instancePath:r+"/limit_usd",schemaPath:"\
schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return le.
errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=p===e}else var a=!0;if(a){if(s.used_usd!==void 0){let n=s.used_usd,p=e;if(e===e)if(typeof n==
"string"){if(Y(n,20))return le.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/maxLength",
keyword:"maxLength",params:{limit:20}}],!1;if(!ar.test(n))return le.errors=[{instancePath:r+"/used_u\
sd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return le.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{
type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(s.remaining_usd!==void 0){let n=s.remaining_usd,
p=e;if(e===e)if(typeof n=="string"){if(Y(n,20))return le.errors=[{instancePath:r+"/remaining_usd",schemaPath:"\
schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!ar.test(n))return le.errors=[{instancePath:r+
"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return le.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a)if(s.resets_at!==void 0){
let n=s.resets_at,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return le.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:xr.
type}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return le.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(n<0||isNaN(n))return le.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}}}return le.
errors=t,e===0}function oe(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.name===void 0&&(n="name")||s.prefix===void 0&&(n="prefix")||s.expires_at===void 0&&(n="\
expires_at")||s.used===void 0&&(n="used")||s.limits===void 0&&(n="limits"))return oe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let i in s)if(!(i===
"object"||i==="name"||i==="prefix"||i==="expires_at"||i==="used"||i==="limits")){return oe.errors=[{
instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return oe.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(i!=="key_usage")return oe.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/co\
nst",keyword:"const",params:{allowedValue:"key_usage"}}],!1;var a=o===e}else var a=!0;if(a){if(s.name!==
void 0){let i=s.name,o=e;if(e===o)if(typeof i=="string"){if(Y(i,128))return oe.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ke(i,
1))return oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(s.prefix!==
void 0){let i=s.prefix,o=e;if(e===o)if(typeof i=="string"){if(Y(i,16))return oe.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else
return oe.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{
type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(s.expires_at!==void 0){let i=s.expires_at,o=e,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return oe.errors=[{instancePath:r+
"/expires_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:xr.type}}],!1;if(e===m&&
typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return oe.errors=[{instancePath:r+"/expir\
es_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(i<0||isNaN(i))return oe.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(s.used!==
void 0){let i=s.used,o=e;if(e===o)if(i&&typeof i=="object"&&!Array.isArray(i)){let f;if(i.day===void 0&&
(f="day")||i.month===void 0&&(f="month"))return oe.errors=[{instancePath:r+"/used",schemaPath:"#/pro\
perties/used/required",keyword:"required",params:{missingProperty:f}}],!1;{let k=e;for(let c in i)if(!(c===
"day"||c==="month")){return oe.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===e){if(i.
day!==void 0){let c=e;te(i.day,{instancePath:r+"/used/day",parentData:i,parentDataProperty:"day",rootData:j,
dynamicAnchors:N})||(t=t===null?te.errors:t.concat(te.errors),e=t.length);var d=c===e}else var d=!0;
if(d)if(i.month!==void 0){let c=e;te(i.month,{instancePath:r+"/used/month",parentData:i,parentDataProperty:"\
month",rootData:j,dynamicAnchors:N})||(t=t===null?te.errors:t.concat(te.errors),e=t.length);var d=c===
e}else var d=!0}}}else return oe.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/type",
keyword:"type",params:{type:"object"}}],!1;var a=o===e}else var a=!0;if(a)if(s.limits!==void 0){let i=s.
limits,o=e;if(e===o)if(i&&typeof i=="object"&&!Array.isArray(i)){let f;if(i.requests_per_minute===void 0&&
(f="requests_per_minute")||i.tokens_per_minute===void 0&&(f="tokens_per_minute")||i.parallel_requests===
void 0&&(f="parallel_requests")||i.budget===void 0&&(f="budget"))return oe.errors=[{instancePath:r+"\
/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:f}}],!1;
{let k=e;for(let c in i)if(!(c==="requests_per_minute"||c==="tokens_per_minute"||c==="parallel_reque\
sts"||c==="budget")){return oe.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===e){
if(i.requests_per_minute!==void 0){let c=e;pe(i.requests_per_minute,{instancePath:r+"/limits/request\
s_per_minute",parentData:i,parentDataProperty:"requests_per_minute",rootData:j,dynamicAnchors:N})||(t=
t===null?pe.errors:t.concat(pe.errors),e=t.length);var l=c===e}else var l=!0;if(l){if(i.tokens_per_minute!==
void 0){let c=e;pe(i.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:i,parentDataProperty:"\
tokens_per_minute",rootData:j,dynamicAnchors:N})||(t=t===null?pe.errors:t.concat(pe.errors),e=t.length);
var l=c===e}else var l=!0;if(l){if(i.parallel_requests!==void 0){let c=e;pe(i.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:i,parentDataProperty:"parallel_requests",rootData:j,dynamicAnchors:N})||
(t=t===null?pe.errors:t.concat(pe.errors),e=t.length);var l=c===e}else var l=!0;if(l)if(i.budget!==void 0){
let c=e;le(i.budget,{instancePath:r+"/limits/budget",parentData:i,parentDataProperty:"budget",rootData:j,
dynamicAnchors:N})||(t=t===null?le.errors:t.concat(le.errors),e=t.length);var l=c===e}else var l=!0}}}}}else
return oe.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var a=o===e}else var a=!0}}}}}}}else return oe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=t,e===0}function wr(s,{instancePath:r="",
parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(oe(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:N})||(t=t===null?oe.errors:t.concat(
oe.errors),e=t.length));else return wr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return wr.errors=t,e===0}var Mt=he;function he(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.
response;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.id===void 0&&(n="id")||d.object===
void 0&&(n="object")||d.created===void 0&&(n="created")||d.owned_by===void 0&&(n="owned_by"))return he.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:n}}],!1;{let p=e;for(let i in d)if(!(i==="id"||i==="object"||i==="created"||i==="own\
ed_by")){return he.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(d.id!==
void 0){let i=d.id,o=e;if(e===o)if(typeof i=="string"){if(Y(i,256))return he.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ke(i,1))return he.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0;if(a){if(d.object!==void 0){let i=d.object,o=e;if(typeof i!="stri\
ng")return he.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="model")return he.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var a=o===e}else var a=!0;if(a){if(d.created!==void 0){let i=d.created,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>4102444800||isNaN(i))return he.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return he.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a)if(d.owned_by!==void 0){let i=d.owned_by,o=e;if(e===o)if(typeof i==
"string"){if(Y(i,64))return he.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ke(i,1))return he.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0}}}}}else return he.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return he.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=t,e===0}var Ft=ge;function ge(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.
response;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.id===void 0&&(n="id")||d.object===
void 0&&(n="object")||d.created===void 0&&(n="created")||d.owned_by===void 0&&(n="owned_by"))return ge.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:n}}],!1;{let p=e;for(let i in d)if(!(i==="id"||i==="object"||i==="created"||i==="own\
ed_by")){return ge.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(d.id!==
void 0){let i=d.id,o=e;if(e===o)if(typeof i=="string"){if(Y(i,256))return ge.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ke(i,1))return ge.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ge.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0;if(a){if(d.object!==void 0){let i=d.object,o=e;if(typeof i!="stri\
ng")return ge.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="model")return ge.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var a=o===e}else var a=!0;if(a){if(d.created!==void 0){let i=d.created,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>4102444800||isNaN(i))return ge.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return ge.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a)if(d.owned_by!==void 0){let i=d.owned_by,o=e;if(e===o)if(typeof i==
"string"){if(Y(i,64))return ge.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ke(i,1))return ge.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return ge.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0}}}}}else return ge.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return ge.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=t,e===0}var Rt=ir;function ir(s,{instancePath:r="",parentData:$,parentDataProperty:q,rootData:j=s,dynamicAnchors:N={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let a=s.
response;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return ir.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ir.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=
t,e===0}var Ts={createOpenAIChatCompletion:{parameters:zr,body:at,replies:{200:jt}},createOpenAIEmbeddings:{
parameters:Br,body:it,replies:{200:qt}},createOpenAIRerank:{parameters:Vr,body:ot,replies:{200:Nt}},
createOpenAIModeration:{parameters:Kr,body:nt,replies:{200:It}},createOpenAIImage:{parameters:Gr,body:pt,
replies:{200:$t}},createOpenAISpeech:{parameters:Zr,body:mt,replies:{}},listOpenAIModels:{parameters:Jr,
body:lt,replies:{200:Ot}},readOpenAIUsage:{parameters:Hr,body:ft,replies:{200:Dt}},retrieveOpenAIModel:{
parameters:Yr,body:ut,replies:{200:Mt}},retrieveOwnedOpenAIModel:{parameters:Wr,body:ht,replies:{200:Ft}},
getContract:{parameters:Xr,body:_t,replies:{200:Rt}},getReference:{parameters:Qr,body:kt,replies:{}},
getReferenceFile:{parameters:et,body:Pt,replies:{}}};export{Ts as default};
