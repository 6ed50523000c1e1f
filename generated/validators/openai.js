// Compiled from a contract by npm run generate. Never edited.
var vt=Object.create;var gr=Object.defineProperty;var Pt=Object.getOwnPropertyDescriptor;var wt=Object.getOwnPropertyNames;var xt=Object.getPrototypeOf,At=Object.prototype.hasOwnProperty;var _r=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(O){throw r=0,O}};var Lt=(s,r,O,j)=>{if(r&&typeof r=="object"||typeof r=="function")for(let L of wt(r))!At.call(s,L)&&
L!==O&&gr(s,L,{get:()=>r[L],enumerable:!(j=Pt(r,L))||j.enumerable});return s};var Te=(s,r,O)=>(O=s!=null?vt(xt(s)):{},Lt(r||!s||!s.__esModule?gr(O,"default",{value:s,enumerable:!0}):
O,s));var Ke=_r(Ve=>{"use strict";Object.defineProperty(Ve,"__esModule",{value:!0});Ve.formats=void 0;var qt=2**
31-1,Nt=(-2)**31,$t=2**63-1,Ot=(-2)**63,vr=(2-2**-23)*2**127,Pr=2**-126,Dt=-1*vr,Mt=-1*Pr,kr=()=>!0,
It=/^[A-Za-z0-9+/]*(=|==)?$/;Ve.formats={int32:{validate:s=>Number.isInteger(s)&&s<=qt&&s>=Nt,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=$t&&s>=Ot,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=vr&&s>=Pr||s>=Dt&&s<=Mt),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&It.test(s),binary:kr,password:kr}});var Ze=_r(Ne=>{"use strict";Object.defineProperty(Ne,"__esModule",{value:!0});Ne.formatNames=Ne.fastFormats=
Ne.fullFormats=void 0;function qe(s,r){return{validate:s,compare:r}}Ne.fullFormats={date:qe(Lr,rr),time:qe(
Qe(!0),tr),"date-time":qe(wr(!0),qr),"iso-time":qe(Qe(),jr),"iso-date-time":qe(wr(),Nr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ut,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Jt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:zt,int32:{type:"number",validate:Vt},
int64:{type:"number",validate:Kt},float:{type:"number",validate:Ar},double:{type:"number",validate:Ar},
password:!0,binary:!0};Ne.fastFormats={...Ne.fullFormats,date:qe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,rr),time:qe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,tr),"date-time":qe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
qr),"iso-time":qe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,jr),
"iso-date-time":qe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Nr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ne.formatNames=Object.keys(Ne.fullFormats);function Ft(s){return s%4===0&&(s%100!==0||s%400===0)}var Ct=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Rt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Lr(s){let r=Ct.exec(s);if(!r)return!1;let O=+r[1],
j=+r[2],L=+r[3];return j>=1&&j<=12&&L>=1&&L<=(j===2&&Ft(O)?29:Rt[j])}function rr(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Xe=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Qe(s){
return function(O){let j=Xe.exec(O);if(!j)return!1;let L=+j[1],$=+j[2],t=+j[3],e=j[4],i=j[5]==="-"?-1:
1,y=+(j[6]||0),p=+(j[7]||0);if(y>23||p>59||s&&!e)return!1;if(L<=23&&$<=59&&t<60)return!0;let o=$-p*i,
n=L-y*i-(o<0?1:0);return(n===23||n===-1)&&(o===59||o===-1)&&t<61}}function tr(s,r){if(!(s&&r))return;
let O=new Date("2020-01-01T"+s).valueOf(),j=new Date("2020-01-01T"+r).valueOf();if(O&&j)return O-j}function jr(s,r){
if(!(s&&r))return;let O=Xe.exec(s),j=Xe.exec(r);if(O&&j)return s=O[1]+O[2]+O[3],r=j[1]+j[2]+j[3],s>r?
1:s<r?-1:0}var er=/t|\s/i;function wr(s){let r=Qe(s);return function(j){let L=j.split(er);return L.length===
2&&Lr(L[0])&&r(L[1])}}function qr(s,r){if(!(s&&r))return;let O=new Date(s).valueOf(),j=new Date(r).valueOf();
if(O&&j)return O-j}function Nr(s,r){if(!(s&&r))return;let[O,j]=s.split(er),[L,$]=r.split(er),t=rr(O,
L);if(t!==void 0)return t||tr(j,$)}var Tt=/\/|:/,Et=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ut(s){return Tt.test(s)&&Et.test(s)}var xr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function zt(s){return xr.lastIndex=0,xr.test(s)}var St=-(2**31),Bt=2**31-1;function Vt(s){return Number.
isInteger(s)&&s<=Bt&&s>=St}function Kt(s){return Number.isInteger(s)}function Ar(){return!0}var Zt=/[^\\]\\Z/;
function Jt(s){if(Zt.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Ee=(s,r)=>s.length>r&&br(s)>r,Ue=(s,r)=>s.length<2*r&&br(s)<r,jt=/[\ud800-\udbff][\udc00-\udfff]/g,
br=s=>s.length-(s.match(jt)?.length??0);var $r=Te(Ke()),Or=Te(Ze()),hs={...$r.formats,...Or.fastFormats},Dr=le;var he=Ee,Me=Ue,Je=new RegExp("^[ -~]+$","u");function le(s,{instancePath:r="",parentData:O,parentDataProperty:j,
rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;
if(s.query===void 0&&(y="query")||s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))
return le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(s.headers!==void 0){let p=s.headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["\
x-request-timeout-ms"]!==void 0){let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let m=typeof n,u;if(u===void 0)if(m==="boolean"||n===null||m==="string"&&n&&
n==+n&&!(n%1))u=+n;else return le.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;u!==void 0&&(n=u,p!==void 0&&(p["x-request-timeout-ms"]=u))}if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>6e5||isNaN(n))return le.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(n<1||isNaN(n))return le.errors=[{instancePath:r+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=a===e}else var i=!0;if(i){if(p["idempotency-key"]!==void 0){let n=p["\
idempotency-key"],a=e;if(typeof n!="string"){let u=typeof n,l;if(l===void 0)if(u=="number"||u=="bool\
ean")l=""+n;else if(n===null)l="";else return le.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;l!==void 0&&(n=l,p!==void 0&&(p["idempotency-key"]=l))}if(e===a&&typeof n=="string"){if(he(
n,255))return le.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Me(n,1))return le.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Je.test(n))return le.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var i=a===e}else var i=!0;if(i){if(p["session-id"]!==void 0){
let n=p["session-id"],a=e;if(typeof n!="string"){let u=typeof n,l;if(l===void 0)if(u=="number"||u=="\
boolean")l=""+n;else if(n===null)l="";else return le.errors=[{instancePath:r+"/headers/session-id",schemaPath:"\
#/properties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(n=l,p!==void 0&&(p["session-id"]=l))}if(e===a&&typeof n=="string"&&he(n,4096))return le.errors=[{instancePath:r+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i){if(p["thread-id"]!==void 0){let n=p["\
thread-id"],a=e;if(typeof n!="string"){let u=typeof n,l;if(l===void 0)if(u=="number"||u=="boolean")l=
""+n;else if(n===null)l="";else return le.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#\
/properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(n=l,p!==void 0&&(p["thread-id"]=l))}if(e===a&&typeof n=="string"&&he(n,4096))return le.errors=[{instancePath:r+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i)if(p["x-claude-code-session-id"]!==void 0){
let n=p["x-claude-code-session-id"],a=e;if(typeof n!="string"){let u=typeof n,l;if(l===void 0)if(u==
"number"||u=="boolean")l=""+n;else if(n===null)l="";else return le.errors=[{instancePath:r+"/headers\
/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(n=l,p!==void 0&&(p["x-claude-code-session-id"]=
l))}if(e===a&&typeof n=="string"&&he(n,4096))return le.errors=[{instancePath:r+"/headers/x-claude-co\
de-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var i=a===e}else var i=!0}}}}else return le.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return le.
errors=t,e===0}var Mr=xe;function xe(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||
s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return xe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.headers!==void 0){let p=s.
headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["x-request-timeout-ms"]!==void 0){
let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m=typeof n,
u;if(u===void 0)if(m==="boolean"||n===null||m==="string"&&n&&n==+n&&!(n%1))u=+n;else return xe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(n=u,p!==void 0&&(p["x-r\
equest-timeout-ms"]=u))}if(e===a&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return xe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return xe.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(p["idempotency-key"]!==void 0){let n=p["idempotency-key"],a=e;if(typeof n!="string"){
let u=typeof n,l;if(l===void 0)if(u=="number"||u=="boolean")l=""+n;else if(n===null)l="";else return xe.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(n=l,p!==void 0&&(p["idempot\
ency-key"]=l))}if(e===a&&typeof n=="string"){if(he(n,255))return xe.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Me(n,1))return xe.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Je.test(n))return xe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return xe.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return xe.errors=t,e===0}var Ir=Ae;function Ae(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||
s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return Ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.headers!==void 0){let p=s.
headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["x-request-timeout-ms"]!==void 0){
let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m=typeof n,
u;if(u===void 0)if(m==="boolean"||n===null||m==="string"&&n&&n==+n&&!(n%1))u=+n;else return Ae.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(n=u,p!==void 0&&(p["x-r\
equest-timeout-ms"]=u))}if(e===a&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return Ae.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return Ae.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(p["idempotency-key"]!==void 0){let n=p["idempotency-key"],a=e;if(typeof n!="string"){
let u=typeof n,l;if(l===void 0)if(u=="number"||u=="boolean")l=""+n;else if(n===null)l="";else return Ae.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(n=l,p!==void 0&&(p["idempot\
ency-key"]=l))}if(e===a&&typeof n=="string"){if(he(n,255))return Ae.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Me(n,1))return Ae.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Je.test(n))return Ae.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return Ae.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.errors=t,e===0}var Fr=Le;function Le(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||
s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return Le.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.headers!==void 0){let p=s.
headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["x-request-timeout-ms"]!==void 0){
let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m=typeof n,
u;if(u===void 0)if(m==="boolean"||n===null||m==="string"&&n&&n==+n&&!(n%1))u=+n;else return Le.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(n=u,p!==void 0&&(p["x-r\
equest-timeout-ms"]=u))}if(e===a&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return Le.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return Le.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(p["idempotency-key"]!==void 0){let n=p["idempotency-key"],a=e;if(typeof n!="string"){
let u=typeof n,l;if(l===void 0)if(u=="number"||u=="boolean")l=""+n;else if(n===null)l="";else return Le.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(n=l,p!==void 0&&(p["idempot\
ency-key"]=l))}if(e===a&&typeof n=="string"){if(he(n,255))return Le.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Me(n,1))return Le.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Je.test(n))return Le.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return Le.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Le.errors=t,e===0}var Cr=sr;function sr(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return sr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return sr.errors=t,e===0}
var Rr=ar;function ar(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return ar.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return ar.errors=t,e===0}
var Tr=De;function De(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return De.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.params!==void 0){let y=s.
params;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.model===void 0&&(o="model"))
return De.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"requi\
red",params:{missingProperty:o}}],!1;if(y.model!==void 0){let n=y.model,a=e;if(typeof n!="string"){let m=typeof n,
u;if(u===void 0)if(m=="number"||m=="boolean")u=""+n;else if(n===null)u="";else return De.errors=[{instancePath:r+
"/params/model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(n=u,y!==void 0&&(y.model=u))}if(e===a&&typeof n=="string"){if(he(n,256))return De.
errors=[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Me(n,1))return De.errors=[{instancePath:r+"/params/mo\
del",schemaPath:"#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],
!1}}}else return De.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1}}return De.errors=t,e===0}var Er=je;function je(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||
s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return je.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.params!==void 0){let p=s.
params;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let n;if(p.owner===void 0&&(n="owner")||
p.name===void 0&&(n="name"))return je.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/required",keyword:"required",params:{missingProperty:n}}],!1;if(p.owner!==void 0){let a=p.owner,
m=e;if(typeof a!="string"){let u=typeof a,l;if(l===void 0)if(u=="number"||u=="boolean")l=""+a;else if(a===
null)l="";else return je.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/pro\
perties/owner/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,p!==void 0&&(p.owner=
l))}if(e===m&&typeof a=="string"){if(he(a,256))return je.errors=[{instancePath:r+"/params/owner",schemaPath:"\
#/properties/params/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Me(a,
1))return je.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owne\
r/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=m===e}else var i=!0;if(i)if(p.name!==void 0){
let a=p.name,m=e;if(typeof a!="string"){let l=typeof a,v;if(v===void 0)if(l=="number"||l=="boolean")
v=""+a;else if(a===null)v="";else return je.errors=[{instancePath:r+"/params/name",schemaPath:"#/pro\
perties/params/properties/name/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(a=v,p!==
void 0&&(p.name=v))}if(e===m&&typeof a=="string"){if(he(a,256))return je.errors=[{instancePath:r+"/p\
arams/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Me(a,1))return je.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=m===e}else var i=!0}else return je.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return je.errors=t,e===0}var Ur=ze;function ze(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return ze.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.headers!==void 0){let y=s.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let o=y["\
if-none-match"],n=e;if(typeof o!="string"){let a=typeof o,m;if(m===void 0)if(a=="number"||a=="boolea\
n")m=""+o;else if(o===null)m="";else return ze.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(o=m,y!==void 0&&(y["if-none-match"]=m))}if(e===n&&typeof o=="string"&&he(o,4096))return ze.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ze.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=
t,e===0}var zr=Se;function Se(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.headers!==void 0){let y=s.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let o=y["\
if-none-match"],n=e;if(typeof o!="string"){let a=typeof o,m;if(m===void 0)if(a=="number"||a=="boolea\
n")m=""+o;else if(o===null)m="";else return Se.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(o=m,y!==void 0&&(y["if-none-match"]=m))}if(e===n&&typeof o=="string"&&he(o,4096))return Se.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Se.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Se.errors=
t,e===0}var Sr=Pe;var Ht=new RegExp("^[a-z][a-z0-9.-]*$","u");function Pe(s,{instancePath:r="",parentData:O,parentDataProperty:j,
rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;
if(s.query===void 0&&(y="query")||s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))
return Pe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(s.headers!==void 0){let p=s.headers,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p["if-none-match"]!==void 0){let n=p["if-none-match"],a=e;if(typeof n!="string"){let m=typeof n,u;
if(u===void 0)if(m=="number"||m=="boolean")u=""+n;else if(n===null)u="";else return Pe.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;u!==void 0&&(n=u,p!==void 0&&(p["if-none-match"]=u))}if(e===a&&typeof n==
"string"&&he(n,4096))return Pe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Pe.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var i=o===e}else var i=!0;if(i)if(s.params!==void 0){let p=s.params,o=e;if(e===o)if(p&&
typeof p=="object"&&!Array.isArray(p)){let a;if(p.file===void 0&&(a="file"))return Pe.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(p.file!==void 0){let m=p.file,u=e;if(typeof m!="string"){let l=typeof m,v;if(v===void 0)if(l==
"number"||l=="boolean")v=""+m;else if(m===null)v="";else return Pe.errors=[{instancePath:r+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;v!==void 0&&(m=v,p!==void 0&&(p.file=v))}if(e===u&&typeof m=="string"){if(he(m,64))return Pe.errors=
[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Me(m,1))return Pe.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ht.test(
m))return Pe.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return Pe.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=o===
e}else var i=!0}return Pe.errors=t,e===0}var Br=Te(Ke()),Vr=Te(Ze()),_s={...Br.formats,...Vr.fastFormats},Kr=I,pe={paths:{},components:{securitySchemes:{
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
schema:NamedTool"},{type:"null"}]},parallel_tool_calls:{type:["boolean","null"]},response_format:{anyOf:[
{$ref:"schema:ResponseFormat"},{type:"null"}]},reasoning_effort:{type:["string","null"],maxLength:64},
user:{type:["string","null"],maxLength:1024},prompt_cache_key:{type:["string","null"],maxLength:1024},
metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]},modalities:{type:["array","null"],maxItems:8,
items:{$ref:"schema:Modality"}},top_k:{type:["number","null"],minimum:-1,maximum:2147483647},min_p:{
type:["number","null"],minimum:0,maximum:1},repetition_penalty:{type:["number","null"],minimum:0,maximum:10},
reasoning:{anyOf:[{$ref:"schema:ReasoningSwitch"},{$ref:"schema:ReasoningSettings"},{type:"null"}]}}}},
required:["body"]};var Gt={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var Wt={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"};var Xt={type:"string",enum:["text"],$id:"schema:Modality"};var z=Ee,ge=Ue,we={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
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
ring"}}}}}},$id:"schema:Message"};var Qt={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolC\
all"};var He={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
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
then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},es=new RegExp("^(https?://\
|data:)","u");function E(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return E.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(s.length<1)return E.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let w=s.length;for(let d=0;d<
w;d++){let c=s[d],A=e,q=e,D=e,g=e,k=!0,R=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.type===
void 0&&(P="type")){let h={};t===null?t=[h]:t.push(h),e++}else if(c.type!==void 0&&c.type!=="text"){
let h={};t===null?t=[h]:t.push(h),e++}}var y=R===e;if(e=g,t!==null&&(g?t.length=g:t=null),y){let P=e;
if(c&&typeof c=="object"&&!Array.isArray(c)){let _;if(c.text===void 0&&(_="text"))return E.errors=[{
instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:_}}],!1}var y=P===e;k=y}if(!k){let P={instancePath:r+"/"+d,schemaPath:"schema:Conten\
tPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[P]:t.push(P),e++,E.
errors=t,!1}var p=D===e;if(p){let P=e,h=e,_=!0,M=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let N;
if(c.type===void 0&&(N="type")){let x={};t===null?t=[x]:t.push(x),e++}else if(c.type!==void 0&&c.type!==
"refusal"){let x={};t===null?t=[x]:t.push(x),e++}}var o=M===e;if(e=h,t!==null&&(h?t.length=h:t=null),
o){let N=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let F;if(c.refusal===void 0&&(F="refusal"))return E.
errors=[{instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/1/then/required",keyword:"require\
d",params:{missingProperty:F}}],!1;if(c.refusal!==void 0&&typeof c.refusal!="string")return E.errors=
[{instancePath:r+"/"+d+"/refusal",schemaPath:"schema:ContentPart/allOf/1/then/properties/refusal/typ\
e",keyword:"type",params:{type:"string"}}],!1}var o=N===e;_=o}if(!_){let N={instancePath:r+"/"+d,schemaPath:"\
schema:ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[N]:t.
push(N),e++,E.errors=t,!1}var p=P===e;if(p){let N=e,x=e,F=!0,T=e;if(c&&typeof c=="object"&&!Array.isArray(
c)){let G;if(c.type===void 0&&(G="type")){let Z={};t===null?t=[Z]:t.push(Z),e++}else if(c.type!==void 0&&
c.type!=="image_url"){let Z={};t===null?t=[Z]:t.push(Z),e++}}var n=T===e;if(e=x,t!==null&&(x?t.length=
x:t=null),n){let G=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let K;if(c.image_url===void 0&&(K=
"image_url"))return E.errors=[{instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/2/then/requ\
ired",keyword:"required",params:{missingProperty:K}}],!1}var n=G===e;F=n}if(!F){let G={instancePath:r+
"/"+d,schemaPath:"schema:ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[G]:t.push(G),e++,E.errors=t,!1}var p=N===e;if(p){let G=e,Z=e,K=!0,Y=e;if(c&&typeof c=="objec\
t"&&!Array.isArray(c)){let J;if(c.type===void 0&&(J="type")){let se={};t===null?t=[se]:t.push(se),e++}else if(c.
type!==void 0&&c.type!=="input_audio"){let se={};t===null?t=[se]:t.push(se),e++}}var a=Y===e;if(e=Z,
t!==null&&(Z?t.length=Z:t=null),a){let J=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let ve;if(c.
input_audio===void 0&&(ve="input_audio"))return E.errors=[{instancePath:r+"/"+d,schemaPath:"schema:C\
ontentPart/allOf/3/then/required",keyword:"required",params:{missingProperty:ve}}],!1}var a=J===e;K=
a}if(!K){let J={instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};return t===null?t=[J]:t.push(J),e++,E.errors=t,!1}var p=G===e;if(p){let J=e,
se=e,ve=!0,cr=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let Re;if(c.type===void 0&&(Re="type")){
let Be={};t===null?t=[Be]:t.push(Be),e++}else if(c.type!==void 0&&c.type!=="file"){let Be={};t===null?
t=[Be]:t.push(Be),e++}}var m=cr===e;if(e=se,t!==null&&(se?t.length=se:t=null),m){let Re=e;if(c&&typeof c==
"object"&&!Array.isArray(c)){let hr;if(c.file===void 0&&(hr="file"))return E.errors=[{instancePath:r+
"/"+d,schemaPath:"schema:ContentPart/allOf/4/then/required",keyword:"required",params:{missingProperty:hr}}],
!1}var m=Re===e;ve=m}if(!ve){let Re={instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[Re]:t.push(Re),e++,E.errors=t,!1}var p=J===
e}}}}if(e===q)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.type===void 0&&(P="type"))return E.
errors=[{instancePath:r+"/"+d,schemaPath:"schema:ContentPart/required",keyword:"required",params:{missingProperty:P}}],
!1;if(c.type!==void 0){let h=c.type,_=e;if(typeof h!="string")return E.errors=[{instancePath:r+"/"+d+
"/type",schemaPath:"schema:ContentPart/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;if(!(h==="text"||h==="refusal"||h==="image_url"||h==="input_audio"||h==="file"))return E.errors=[
{instancePath:r+"/"+d+"/type",schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{
allowedValues:He.properties.type.enum}}],!1;var u=_===e}else var u=!0;if(u){if(c.text!==void 0){let h=c.
text,_=e;if(e===_)if(typeof h=="string"){if(z(h,33554432))return E.errors=[{instancePath:r+"/"+d+"/t\
ext",schemaPath:"schema:ContentPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return E.errors=[{instancePath:r+"/"+d+"/text",schemaPath:"schema:ContentPart/properties/tex\
t/type",keyword:"type",params:{type:"string"}}],!1;var u=_===e}else var u=!0;if(u){if(c.refusal!==void 0){
let h=c.refusal,_=e;if(typeof h!="string"&&h!==null)return E.errors=[{instancePath:r+"/"+d+"/refusal",
schemaPath:"schema:ContentPart/properties/refusal/type",keyword:"type",params:{type:He.properties.refusal.
type}}],!1;if(e===_&&typeof h=="string"&&z(h,33554432))return E.errors=[{instancePath:r+"/"+d+"/refu\
sal",schemaPath:"schema:ContentPart/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var u=_===e}else var u=!0;if(u){if(c.image_url!==void 0){let h=c.image_url,_=e;if(e===_)if(h&&typeof h==
"object"&&!Array.isArray(h)){let C;if(h.url===void 0&&(C="url"))return E.errors=[{instancePath:r+"/"+
d+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/required",keyword:"required",params:{
missingProperty:C}}],!1;if(h.url!==void 0){let N=h.url,x=e;if(e===x)if(typeof N=="string"){if(z(N,33554432))
return E.errors=[{instancePath:r+"/"+d+"/image_url/url",schemaPath:"schema:ContentPart/properties/im\
age_url/properties/url/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(!es.test(N))return E.
errors=[{instancePath:r+"/"+d+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/p\
roperties/url/pattern",keyword:"pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return E.errors=
[{instancePath:r+"/"+d+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properti\
es/url/type",keyword:"type",params:{type:"string"}}],!1;var l=x===e}else var l=!0;if(l)if(h.detail!==
void 0){let N=h.detail,x=e;if(typeof N!="string"&&N!==null)return E.errors=[{instancePath:r+"/"+d+"/\
image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/type",keyword:"\
type",params:{type:He.properties.image_url.properties.detail.type}}],!1;if(e===x&&typeof N=="string"&&
z(N,64))return E.errors=[{instancePath:r+"/"+d+"/image_url/detail",schemaPath:"schema:ContentPart/pr\
operties/image_url/properties/detail/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var l=x===
e}else var l=!0}else return E.errors=[{instancePath:r+"/"+d+"/image_url",schemaPath:"schema:ContentP\
art/properties/image_url/type",keyword:"type",params:{type:"object"}}],!1;var u=_===e}else var u=!0;
if(u){if(c.input_audio!==void 0){let h=c.input_audio,_=e;if(e===_)if(h&&typeof h=="object"&&!Array.isArray(
h)){let C;if(h.data===void 0&&(C="data")||h.format===void 0&&(C="format"))return E.errors=[{instancePath:r+
"/"+d+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/required",keyword:"requir\
ed",params:{missingProperty:C}}],!1;if(h.data!==void 0){let N=h.data,x=e;if(e===x)if(typeof N=="stri\
ng"){if(z(N,33554432))return E.errors=[{instancePath:r+"/"+d+"/input_audio/data",schemaPath:"schema:\
ContentPart/properties/input_audio/properties/data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return E.errors=[{instancePath:r+"/"+d+"/input_audio/data",schemaPath:"schema:ContentPart/pr\
operties/input_audio/properties/data/type",keyword:"type",params:{type:"string"}}],!1;var v=x===e}else
var v=!0;if(v)if(h.format!==void 0){let N=h.format,x=e;if(e===x)if(typeof N=="string"){if(z(N,64))return E.
errors=[{instancePath:r+"/"+d+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_\
audio/properties/format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ge(N,1))return E.errors=
[{instancePath:r+"/"+d+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/p\
roperties/format/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+
"/"+d+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/\
type",keyword:"type",params:{type:"string"}}],!1;var v=x===e}else var v=!0}else return E.errors=[{instancePath:r+
"/"+d+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/type",keyword:"type",params:{
type:"object"}}],!1;var u=_===e}else var u=!0;if(u)if(c.file!==void 0){let h=c.file,_=e;if(e===_)if(h&&
typeof h=="object"&&!Array.isArray(h)){let C;if(h.file_data===void 0&&(C="file_data"))return E.errors=
[{instancePath:r+"/"+d+"/file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"req\
uired",params:{missingProperty:C}}],!1;if(h.file_data!==void 0){let N=h.file_data,x=e;if(e===x)if(typeof N==
"string"){if(z(N,33554432))return E.errors=[{instancePath:r+"/"+d+"/file/file_data",schemaPath:"sche\
ma:ContentPart/properties/file/properties/file_data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return E.errors=[{instancePath:r+"/"+d+"/file/file_data",schemaPath:"schema:ContentPart/prop\
erties/file/properties/file_data/type",keyword:"type",params:{type:"string"}}],!1;var b=x===e}else var b=!0;
if(b)if(h.filename!==void 0){let N=h.filename,x=e;if(typeof N!="string"&&N!==null)return E.errors=[{
instancePath:r+"/"+d+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/file\
name/type",keyword:"type",params:{type:He.properties.file.properties.filename.type}}],!1;if(e===x&&typeof N==
"string"&&z(N,1024))return E.errors=[{instancePath:r+"/"+d+"/file/filename",schemaPath:"schema:Conte\
ntPart/properties/file/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var b=x===
e}else var b=!0}else return E.errors=[{instancePath:r+"/"+d+"/file",schemaPath:"schema:ContentPart/p\
roperties/file/type",keyword:"type",params:{type:"object"}}],!1;var u=_===e}else var u=!0}}}}}else return E.
errors=[{instancePath:r+"/"+d,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var i=A===e;if(!i)break}}}else return E.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return E.errors=t,e===0}function U(s,{instancePath:r="",parentData:O,
parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0,i=e,y=!0,p=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let g;if(s.role===void 0&&(g="role")){let k={};t===null?t=[k]:t.push(k),
e++}else if(s.role!==void 0&&s.role!=="assistant"){let k={};t===null?t=[k]:t.push(k),e++}}var o=p===
e;e=i,t!==null&&(i?t.length=i:t=null);let n;if(o){let g=e,k=e,R=!1,f=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let h;if(s.content===void 0&&(h="content")){let _={instancePath:r,schemaPath:"#/then/any\
Of/0/required",keyword:"required",params:{missingProperty:h}};t===null?t=[_]:t.push(_),e++}else if(s.
content!==void 0){let _=s.content;if(typeof _!="string"&&!Array.isArray(_)){let M={instancePath:r+"/\
content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{type:we.then.anyOf[0].
properties.content.type}};t===null?t=[M]:t.push(M),e++}}}var a=f===e;if(R=R||a,!R){let h=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let M;if(s.tool_calls===void 0&&(M="tool_calls")){let C={instancePath:r,
schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty:M}};t===null?t=[C]:t.
push(C),e++}else if(s.tool_calls!==void 0){let C=s.tool_calls;if(e===e)if(Array.isArray(C)){if(C.length<
1){let x={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_calls/minItems",keyword:"\
minItems",params:{limit:1}};t===null?t=[x]:t.push(x),e++}}else{let x={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type:"array"}};t===null?t=[x]:t.push(
x),e++}}}var a=h===e;if(R=R||a,!R){let M=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.refusal===
void 0&&(N="refusal")){let x={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:N}};t===null?t=[x]:t.push(x),e++}else if(s.refusal!==void 0&&typeof s.refusal!=
"string"){let x={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}}var a=M===e;if(R=R||a,!R){let N=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let F;if(s.reasoning===void 0&&(F="reasoning")){let T={instancePath:r,
schemaPath:"#/then/anyOf/3/required",keyword:"required",params:{missingProperty:F}};t===null?t=[T]:t.
push(T),e++}else if(s.reasoning!==void 0&&typeof s.reasoning!="string"){let T={instancePath:r+"/reas\
oning",schemaPath:"#/then/anyOf/3/properties/reasoning/type",keyword:"type",params:{type:"string"}};
t===null?t=[T]:t.push(T),e++}}var a=N===e;if(R=R||a,!R){let F=e;if(s&&typeof s=="object"&&!Array.isArray(
s)){let H;if(s.reasoning_content===void 0&&(H="reasoning_content")){let G={instancePath:r,schemaPath:"\
#/then/anyOf/4/required",keyword:"required",params:{missingProperty:H}};t===null?t=[G]:t.push(G),e++}else if(s.
reasoning_content!==void 0&&typeof s.reasoning_content!="string"){let G={instancePath:r+"/reasoning_\
content",schemaPath:"#/then/anyOf/4/properties/reasoning_content/type",keyword:"type",params:{type:"\
string"}};t===null?t=[G]:t.push(G),e++}}var a=F===e;R=R||a}}}}if(R)e=k,t!==null&&(k?t.length=k:t=null);else{
let h={instancePath:r,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{}};return t===null?t=[h]:t.push(
h),e++,U.errors=t,!1}if(e===g&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let h=s.
content;if(Array.isArray(h)){var m=!0;let _=h.length;for(let M=0;M<_;M++){let C=h[M],N=e;if(C&&typeof C==
"object"&&!Array.isArray(C)&&C.type!==void 0){let F=C.type;if(!(F==="text"||F==="refusal"))return U.
errors=[{instancePath:r+"/content/"+M+"/type",schemaPath:"#/then/properties/content/items/properties\
/type/enum",keyword:"enum",params:{allowedValues:we.then.properties.content.items.properties.type.enum}}],
!1}var m=N===e;if(!m)break}}}var o=g===e;y=o,n="then"}else{let g=e,k=e,R=!0,f=e;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let h;if(s.role===void 0&&(h="role")){let _={};t===null?t=[_]:t.push(_),e++}else if(s.
role!==void 0){let _=s.role;if(!(_==="developer"||_==="system"||_==="user"||_==="tool")){let M={};t===
null?t=[M]:t.push(M),e++}}}var u=f===e;if(e=k,t!==null&&(k?t.length=k:t=null),u){let h=e,_=e,M=!0,C=e;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let F={};t===null?t=[
F]:t.push(F),e++}var l=C===e;e=_,t!==null&&(_?t.length=_:t=null);let N;if(l){let F=e;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.content!==void 0){let H=s.content;if(Array.isArray(H)){var v=!0;let G=H.
length;for(let Z=0;Z<G;Z++){let K=H[Z],Y=e;if(K&&typeof K=="object"&&!Array.isArray(K)&&K.type!==void 0){
let J=K.type;if(!(J==="text"||J==="image_url"||J==="input_audio"||J==="file"))return U.errors=[{instancePath:r+
"/content/"+Z+"/type",schemaPath:"#/else/then/then/properties/content/items/properties/type/enum",keyword:"\
enum",params:{allowedValues:we.else.then.then.properties.content.items.properties.type.enum}}],!1}var v=Y===
e;if(!v)break}}}var l=F===e;M=l,N="then"}else{let F=e,T=e,H=!0,G=e;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.role!==void 0&&s.role!=="tool"){let K={};t===null?t=[K]:t.push(K),e++}var b=G===e;if(e=
T,t!==null&&(T?t.length=T:t=null),b){let K=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.
tool_call_id===void 0&&(te="tool_call_id"))return U.errors=[{instancePath:r,schemaPath:"#/else/then/\
else/then/required",keyword:"required",params:{missingProperty:te}}],!1;if(s.tool_call_id!==void 0&&
typeof s.tool_call_id!="string")return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/else/\
then/else/then/properties/tool_call_id/type",keyword:"type",params:{type:"string"}}],!1}var b=K===e;
H=b}if(!H){let K={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[K]:t.push(K),e++,U.errors=t,!1}if(e===F&&s&&typeof s=="object"&&!Array.isArray(
s)&&s.content!==void 0){let K=s.content;if(Array.isArray(K)){var w=!0;let Y=K.length;for(let te=0;te<
Y;te++){let J=K[te],se=e;if(J&&typeof J=="object"&&!Array.isArray(J)&&J.type!==void 0&&J.type!=="tex\
t")return U.errors=[{instancePath:r+"/content/"+te+"/type",schemaPath:"#/else/then/else/properties/c\
ontent/items/properties/type/enum",keyword:"enum",params:{allowedValues:we.else.then.else.properties.
content.items.properties.type.enum}}],!1;var w=se===e;if(!w)break}}}var l=F===e;M=l,N="else"}if(!M){
let F={instancePath:r,schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:N}};return t===
null?t=[F]:t.push(F),e++,U.errors=t,!1}if(e===h&&s&&typeof s=="object"&&!Array.isArray(s)){let F;if(s.
content===void 0&&(F="content"))return U.errors=[{instancePath:r,schemaPath:"#/else/then/required",keyword:"\
required",params:{missingProperty:F}}],!1;if(s.content!==void 0){let T=s.content;if(typeof T!="strin\
g"&&!Array.isArray(T))return U.errors=[{instancePath:r+"/content",schemaPath:"#/else/then/properties\
/content/type",keyword:"type",params:{type:we.else.then.properties.content.type}}],!1}}var u=h===e;R=
u}if(!R){let h={instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[h]:t.push(h),e++,U.errors=t,!1}var o=g===e;y=o,n="else"}if(!y){let g={instancePath:r,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:n}};return t===null?t=[g]:t.push(g),e++,U.errors=t,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.role===void 0&&(g="role"))return U.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:g}}],!1;if(s.role!==
void 0){let k=s.role,R=e;if(typeof k!="string")return U.errors=[{instancePath:r+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(k==="developer"||k==="system"||
k==="user"||k==="assistant"||k==="tool"))return U.errors=[{instancePath:r+"/role",schemaPath:"#/prop\
erties/role/enum",keyword:"enum",params:{allowedValues:we.properties.role.enum}}],!1;var d=R===e}else
var d=!0;if(d){if(s.content!==void 0){let k=s.content,R=e,f=e,P=!1,h=e;if(e===e)if(typeof k=="string"){
if(z(k,33554432)){let C={instancePath:r+"/content",schemaPath:"schema:ContentText/maxLength",keyword:"\
maxLength",params:{limit:33554432}};t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+"/conte\
nt",schemaPath:"schema:ContentText/type",keyword:"type",params:{type:"string"}};t===null?t=[C]:t.push(
C),e++}var c=h===e;if(P=P||c,!P){let C=e;E(k,{instancePath:r+"/content",parentData:s,parentDataProperty:"\
content",rootData:L,dynamicAnchors:$})||(t=t===null?E.errors:t.concat(E.errors),e=t.length);var c=C===
e;if(P=P||c,!P){let x=e;if(k!==null){let T={instancePath:r+"/content",schemaPath:"#/properties/conte\
nt/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[T]:t.push(T),e++}var c=x===e;P=P||
c}}if(P)e=f,t!==null&&(f?t.length=f:t=null);else{let C={instancePath:r+"/content",schemaPath:"#/prop\
erties/content/anyOf",keyword:"anyOf",params:{}};return t===null?t=[C]:t.push(C),e++,U.errors=t,!1}var d=R===
e}else var d=!0;if(d){if(s.name!==void 0){let k=s.name,R=e;if(typeof k!="string"&&k!==null)return U.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:we.properties.
name.type}}],!1;if(e===R&&typeof k=="string"&&z(k,256))return U.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=R===e}else var d=!0;if(d){
if(s.refusal!==void 0){let k=s.refusal,R=e;if(typeof k!="string"&&k!==null)return U.errors=[{instancePath:r+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:we.properties.refusal.
type}}],!1;if(e===R&&typeof k=="string"&&z(k,33554432))return U.errors=[{instancePath:r+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=R===e}else var d=!0;
if(d){if(s.tool_calls!==void 0){let k=s.tool_calls,R=e;if(!Array.isArray(k)&&k!==null)return U.errors=
[{instancePath:r+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:we.
properties.tool_calls.type}}],!1;if(e===R&&Array.isArray(k)){if(k.length>256)return U.errors=[{instancePath:r+
"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;{var A=!0;let P=k.length;for(let h=0;h<P;h++){let _=k[h],M=e;if(e===e)if(_&&typeof _=="object"&&!Array.
isArray(_)){let x;if(_.id===void 0&&(x="id")||_.type===void 0&&(x="type")||_.function===void 0&&(x="\
function"))return U.errors=[{instancePath:r+"/tool_calls/"+h,schemaPath:"schema:ToolCall/required",keyword:"\
required",params:{missingProperty:x}}],!1;if(_.id!==void 0){let F=_.id,T=e;if(e===T)if(typeof F=="st\
ring"){if(z(F,256))return U.errors=[{instancePath:r+"/tool_calls/"+h+"/id",schemaPath:"schema:ToolCa\
ll/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:r+
"/tool_calls/"+h+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var q=T===e}else var q=!0;if(q){if(_.type!==void 0){let F=_.type,T=e;if(typeof F!="str\
ing")return U.errors=[{instancePath:r+"/tool_calls/"+h+"/type",schemaPath:"schema:ToolCall/propertie\
s/type/type",keyword:"type",params:{type:"string"}}],!1;if(F!=="function")return U.errors=[{instancePath:r+
"/tool_calls/"+h+"/type",schemaPath:"schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:Qt.
properties.type.enum}}],!1;var q=T===e}else var q=!0;if(q)if(_.function!==void 0){let F=_.function,T=e;
if(e===T)if(F&&typeof F=="object"&&!Array.isArray(F)){let G;if(F.name===void 0&&(G="name")||F.arguments===
void 0&&(G="arguments"))return U.errors=[{instancePath:r+"/tool_calls/"+h+"/function",schemaPath:"sc\
hema:ToolCall/properties/function/required",keyword:"required",params:{missingProperty:G}}],!1;if(F.
name!==void 0){let Z=F.name,K=e;if(e===K)if(typeof Z=="string"){if(z(Z,256))return U.errors=[{instancePath:r+
"/tool_calls/"+h+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:r+"/tool_ca\
lls/"+h+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var D=K===e}else var D=!0;if(D)if(F.arguments!==void 0){let Z=F.arguments,
K=e;if(e===K)if(typeof Z=="string"){if(z(Z,33554432))return U.errors=[{instancePath:r+"/tool_calls/"+
h+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}}],!1}else return U.errors=[{instancePath:r+"/tool_ca\
lls/"+h+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/t\
ype",keyword:"type",params:{type:"string"}}],!1;var D=K===e}else var D=!0}else return U.errors=[{instancePath:r+
"/tool_calls/"+h+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{
type:"object"}}],!1;var q=T===e}else var q=!0}}else return U.errors=[{instancePath:r+"/tool_calls/"+
h,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var A=M===e;if(!A)break}}}
var d=R===e}else var d=!0;if(d){if(s.tool_call_id!==void 0){let k=s.tool_call_id,R=e;if(typeof k!="s\
tring"&&k!==null)return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call\
_id/type",keyword:"type",params:{type:we.properties.tool_call_id.type}}],!1;if(e===R&&typeof k=="str\
ing"&&z(k,256))return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call_i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=R===e}else var d=!0;if(d){if(s.reasoning!==
void 0){let k=s.reasoning,R=e;if(typeof k!="string"&&k!==null)return U.errors=[{instancePath:r+"/rea\
soning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:we.properties.reasoning.
type}}],!1;if(e===R&&typeof k=="string"&&z(k,33554432))return U.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=R===
e}else var d=!0;if(d)if(s.reasoning_content!==void 0){let k=s.reasoning_content,R=e;if(typeof k!="st\
ring"&&k!==null)return U.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reaso\
ning_content/type",keyword:"type",params:{type:we.properties.reasoning_content.type}}],!1;if(e===R&&
typeof k=="string"&&z(k,33554432))return U.errors=[{instancePath:r+"/reasoning_content",schemaPath:"\
#/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=R===
e}else var d=!0}}}}}}}else return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return U.errors=t,e===0}function Ie(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return Ie.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var i=!0;let y=s.length;for(let p=0;p<y;p++){let o=s[p],
n=e;if(e===e)if(typeof o=="string"){if(z(o,4096))return Ie.errors=[{instancePath:r+"/"+p,schemaPath:"\
schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Ie.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e;if(!i)
break}}}else return Ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return Ie.errors=t,e===0}var ir={type:"object",required:["type","function"],properties:{type:{
type:"string",enum:["function"]},function:{type:"object",required:["name"],properties:{name:{$ref:"s\
chema:FunctionName"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};function de(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.type===void 0&&(o="t\
ype")||s.function===void 0&&(o="function"))return de.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(s.type!==void 0){let n=s.type,a=e;if(typeof n!=
"string")return de.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(n!=="function")return de.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:ir.properties.type.enum}}],!1;var i=a===
e}else var i=!0;if(i)if(s.function!==void 0){let n=s.function,a=e;if(e===a)if(n&&typeof n=="object"&&
!Array.isArray(n)){let u;if(n.name===void 0&&(u="name"))return de.errors=[{instancePath:r+"/function",
schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:u}}],!1;if(n.
name!==void 0){let l=n.name,v=e;if(e===e)if(typeof l=="string"){if(z(l,256))return de.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ge(l,1))return de.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return de.errors=[{instancePath:r+"/function/\
name",schemaPath:"schema:FunctionName/type",keyword:"type",params:{type:"string"}}],!1;var y=v===e}else
var y=!0;if(y){if(n.description!==void 0){let l=n.description,v=e;if(typeof l!="string"&&l!==null)return de.
errors=[{instancePath:r+"/function/description",schemaPath:"#/properties/function/properties/descrip\
tion/type",keyword:"type",params:{type:ir.properties.function.properties.description.type}}],!1;if(e===
v&&typeof l=="string"&&z(l,65536))return de.errors=[{instancePath:r+"/function/description",schemaPath:"\
#/properties/function/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;
var y=v===e}else var y=!0;if(y){if(n.parameters!==void 0){let l=n.parameters,v=e,b=e,w=!1,d=e;if(e===
e&&!(l&&typeof l=="object"&&!Array.isArray(l))){let q={instancePath:r+"/function/parameters",schemaPath:"\
schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===null?t=[q]:t.push(q),e++}var p=d===
e;if(w=w||p,!w){let q=e;if(l!==null){let g={instancePath:r+"/function/parameters",schemaPath:"#/prop\
erties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=
[g]:t.push(g),e++}var p=q===e;w=w||p}if(w)e=b,t!==null&&(b?t.length=b:t=null);else{let q={instancePath:r+
"/function/parameters",schemaPath:"#/properties/function/properties/parameters/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[q]:t.push(q),e++,de.errors=t,!1}var y=v===e}else var y=!0;if(y)if(n.strict!==
void 0){let l=n.strict,v=e;if(typeof l!="boolean"&&l!==null)return de.errors=[{instancePath:r+"/func\
tion/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"type",params:{type:ir.
properties.function.properties.strict.type}}],!1;var y=v===e}else var y=!0}}}else return de.errors=[
{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var i=a===e}else var i=!0}else return de.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return de.errors=t,e===0}var rs={type:"object",required:["type","f\
unction"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:["name"],
properties:{name:{$ref:"schema:FunctionName"}}}},$id:"schema:NamedTool"};function _e(s,{instancePath:r="",
parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let y;if(s.type===void 0&&(y="type")||s.function===void 0&&(y=
"function"))return _e.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(s.type!==void 0){let p=s.type,o=e;if(typeof p!="string")return _e.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="function")
return _e.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:rs.properties.type.enum}}],!1;var i=o===e}else var i=!0;if(i)if(s.function!==void 0){let p=s.
function,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.name===void 0&&(a="nam\
e"))return _e.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/required",keyword:"\
required",params:{missingProperty:a}}],!1;if(p.name!==void 0){let m=p.name;if(e===e)if(typeof m=="st\
ring"){if(z(m,256))return _e.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionNam\
e/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ge(m,1))return _e.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return _e.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/type",keyword:"ty\
pe",params:{type:"string"}}],!1}}else return _e.errors=[{instancePath:r+"/function",schemaPath:"#/pr\
operties/function/type",keyword:"type",params:{type:"object"}}],!1;var i=o===e}else var i=!0}else return _e.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=
t,e===0}var or={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","json_o\
bject","json_schema"]},json_schema:{type:"object",required:["name"],properties:{name:{type:"string",
minLength:1,maxLength:256},description:{type:["string","null"],maxLength:65536},schema:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},if:{required:["type"],properties:{
type:{const:"json_schema"}}},then:{required:["json_schema"],properties:{json_schema:{}}},$id:"schema\
:ResponseFormat"};function me(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0,i=e,y=!0,p=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.type===void 0&&(u=
"type")){let l={};t===null?t=[l]:t.push(l),e++}else if(s.type!==void 0&&s.type!=="json_schema"){let l={};
t===null?t=[l]:t.push(l),e++}}var o=p===e;if(e=i,t!==null&&(i?t.length=i:t=null),o){let u=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let v;if(s.json_schema===void 0&&(v="json_schema"))return me.errors=[{instancePath:r,
schemaPath:"#/then/required",keyword:"required",params:{missingProperty:v}}],!1}var o=u===e;y=o}if(!y){
let u={instancePath:r,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?
t=[u]:t.push(u),e++,me.errors=t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
type===void 0&&(u="type"))return me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:u}}],!1;if(s.type!==void 0){let l=s.type,v=e;if(typeof l!="string")return me.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(l==="text"||l==="json_object"||l==="json_schema"))return me.errors=[{instancePath:r+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:or.properties.type.
enum}}],!1;var n=v===e}else var n=!0;if(n)if(s.json_schema!==void 0){let l=s.json_schema,v=e;if(e===
v)if(l&&typeof l=="object"&&!Array.isArray(l)){let w;if(l.name===void 0&&(w="name"))return me.errors=
[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_schema/required",keyword:"required",params:{
missingProperty:w}}],!1;if(l.name!==void 0){let d=l.name,c=e;if(e===c)if(typeof d=="string"){if(z(d,
256))return me.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/prop\
erties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ge(d,1))return me.errors=[{instancePath:r+
"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}else return me.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/p\
roperties/json_schema/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else
var a=!0;if(a){if(l.description!==void 0){let d=l.description,c=e;if(typeof d!="string"&&d!==null)return me.
errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties/json_schema/properties/d\
escription/type",keyword:"type",params:{type:or.properties.json_schema.properties.description.type}}],
!1;if(e===c&&typeof d=="string"&&z(d,65536))return me.errors=[{instancePath:r+"/json_schema/descript\
ion",schemaPath:"#/properties/json_schema/properties/description/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1;var a=c===e}else var a=!0;if(a){if(l.schema!==void 0){let d=l.schema,c=e,A=e,q=!1,
D=e;if(e===e&&!(d&&typeof d=="object"&&!Array.isArray(d))){let R={instancePath:r+"/json_schema/schem\
a",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===null?t=[R]:t.push(
R),e++}var m=D===e;if(q=q||m,!q){let R=e;if(d!==null){let P={instancePath:r+"/json_schema/schema",schemaPath:"\
#/properties/json_schema/properties/schema/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[P]:t.push(P),e++}var m=R===e;q=q||m}if(q)e=A,t!==null&&(A?t.length=A:t=null);else{let R={instancePath:r+
"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/schema/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[R]:t.push(R),e++,me.errors=t,!1}var a=c===e}else var a=!0;if(a)if(l.strict!==
void 0){let d=l.strict,c=e;if(typeof d!="boolean"&&d!==null)return me.errors=[{instancePath:r+"/json\
_schema/strict",schemaPath:"#/properties/json_schema/properties/strict/type",keyword:"type",params:{
type:or.properties.json_schema.properties.strict.type}}],!1;var a=c===e}else var a=!0}}}else return me.
errors=[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_schema/type",keyword:"type",params:{
type:"object"}}],!1;var n=v===e}else var n=!0}else return me.errors=[{instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}}],!1;return me.errors=t,e===0}function I(s,{instancePath:r="",
parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){let c;if(s.body===void 0&&(c="body"))return I.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c}}],!1;if(s.body!==void 0){let A=s.body;if(e===
e)if(A&&typeof A=="object"&&!Array.isArray(A)){A.stream===void 0&&(A.stream=!1);let D;if(A.model===void 0&&
(D="model")||A.messages===void 0&&(D="messages"))return I.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:D}}],!1;if(A.model!==void 0){
let g=A.model,k=e;if(e===e)if(typeof g=="string"){if(z(g,256))return I.errors=[{instancePath:r+"/bod\
y/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ge(g,
1))return I.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return I.errors=[{instancePath:r+"/body/model",schemaPath:"sche\
ma:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(A.messages!==
void 0){let g=A.messages,k=e;if(e===k)if(Array.isArray(g)){if(g.length>1e3)return I.errors=[{instancePath:r+
"/body/messages",schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;if(g.length<1)return I.errors=[{instancePath:r+"/body/messages",schemaPath:"#/proper\
ties/body/properties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let f=g.length;
for(let P=0;P<f;P++){let h=e;U(g[P],{instancePath:r+"/body/messages/"+P,parentData:g,parentDataProperty:P,
rootData:L,dynamicAnchors:$})||(t=t===null?U.errors:t.concat(U.errors),e=t.length);var y=h===e;if(!y)
break}}}else return I.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/propert\
ies/messages/type",keyword:"type",params:{type:"array"}}],!1;var i=k===e}else var i=!0;if(i){if(A.max_tokens!==
void 0){let g=A.max_tokens,k=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return I.
errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",
keyword:"type",params:{type:pe.properties.body.properties.max_tokens.type}}],!1;if(e===k&&typeof g==
"number"&&isFinite(g)){if(g>2147483647||isNaN(g))return I.errors=[{instancePath:r+"/body/max_tokens",
schemaPath:"#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647}}],!1;if(g<1||isNaN(g))return I.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=k===e}else var i=!0;if(i){if(A.max_completion_tokens!==void 0){let g=A.max_completion_tokens,
k=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return I.errors=[{instancePath:r+
"/body/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"\
type",params:{type:pe.properties.body.properties.max_completion_tokens.type}}],!1;if(e===k&&typeof g==
"number"&&isFinite(g)){if(g>2147483647||isNaN(g))return I.errors=[{instancePath:r+"/body/max_complet\
ion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(g<1||isNaN(g))return I.errors=[{instancePath:r+"/b\
ody/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=k===e}else var i=!0;if(i){if(A.temperature!==void 0){
let g=A.temperature,k=e;if(!(typeof g=="number"&&isFinite(g))&&g!==null)return I.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:pe.properties.body.properties.temperature.type}}],!1;if(e===k&&typeof g=="number"&&isFinite(g)){
if(g>2||isNaN(g))return I.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(g<0||isNaN(
g))return I.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=k===e}else var i=!0;
if(i){if(A.top_p!==void 0){let g=A.top_p,k=e;if(!(typeof g=="number"&&isFinite(g))&&g!==null)return I.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:pe.properties.body.properties.top_p.type}}],!1;if(e===k&&typeof g=="number"&&isFinite(
g)){if(g>1||isNaN(g))return I.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(g<0||isNaN(g))return I.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=k===e}else var i=!0;if(i){let g=A.stream,k=e;if(typeof g!=
"boolean"&&g!==null)return I.errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/pr\
operties/stream/type",keyword:"type",params:{type:pe.properties.body.properties.stream.type}}],!1;var i=k===
e;if(i){if(A.stream_options!==void 0){let f=A.stream_options,P=e,h=e,_=!1,M=e;if(e===e)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.include_usage!==void 0){let x=f.include_usage;if(typeof x!="boolea\
n"&&x!==null){let F={instancePath:r+"/body/stream_options/include_usage",schemaPath:"schema:StreamOp\
tions/properties/include_usage/type",keyword:"type",params:{type:Gt.properties.include_usage.type}};
t===null?t=[F]:t.push(F),e++}}}else{let x={instancePath:r+"/body/stream_options",schemaPath:"schema:\
StreamOptions/type",keyword:"type",params:{type:"object"}};t===null?t=[x]:t.push(x),e++}var p=M===e;
if(_=_||p,!_){let x=e;if(f!==null){let T={instancePath:r+"/body/stream_options",schemaPath:"#/proper\
ties/body/properties/stream_options/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[T]:
t.push(T),e++}var p=x===e;_=_||p}if(_)e=h,t!==null&&(h?t.length=h:t=null);else{let x={instancePath:r+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[x]:t.push(x),e++,I.errors=t,!1}var i=P===e}else var i=!0;if(i){if(A.n!==
void 0){let f=A.n,P=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return I.errors=
[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/type",keyword:"type",params:{type:pe.
properties.body.properties.n.type}}],!1;if(e===P&&typeof f=="number"&&isFinite(f)){if(f>1||isNaN(f))
return I.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(f<1||isNaN(f))return I.errors=[{instancePath:r+"/b\
ody/n",schemaPath:"#/properties/body/properties/n/minimum",keyword:"minimum",params:{comparison:">=",
limit:1}}],!1}var i=P===e}else var i=!0;if(i){if(A.stop!==void 0){let f=A.stop,P=e,h=e,_=!1,M=e;if(e===
e)if(typeof f=="string"){if(z(f,4096)){let x={instancePath:r+"/body/stop",schemaPath:"schema:StopTex\
t/maxLength",keyword:"maxLength",params:{limit:4096}};t===null?t=[x]:t.push(x),e++}}else{let x={instancePath:r+
"/body/stop",schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}};t===null?t=[x]:
t.push(x),e++}var o=M===e;if(_=_||o,!_){let x=e;Ie(f,{instancePath:r+"/body/stop",parentData:A,parentDataProperty:"\
stop",rootData:L,dynamicAnchors:$})||(t=t===null?Ie.errors:t.concat(Ie.errors),e=t.length);var o=x===
e;if(_=_||o,!_){let T=e;if(f!==null){let G={instancePath:r+"/body/stop",schemaPath:"#/properties/bod\
y/properties/stop/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[G]:t.push(G),e++}var o=T===
e;_=_||o}}if(_)e=h,t!==null&&(h?t.length=h:t=null);else{let x={instancePath:r+"/body/stop",schemaPath:"\
#/properties/body/properties/stop/anyOf",keyword:"anyOf",params:{}};return t===null?t=[x]:t.push(x),
e++,I.errors=t,!1}var i=P===e}else var i=!0;if(i){if(A.seed!==void 0){let f=A.seed,P=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return I.errors=[{instancePath:r+"/body/seed",schemaPath:"\
#/properties/body/properties/seed/type",keyword:"type",params:{type:pe.properties.body.properties.seed.
type}}],!1;if(e===P&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return I.errors=
[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(f<-9007199254740991||isNaN(f))return I.errors=
[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1}var i=P===e}else var i=!0;if(i){if(A.frequency_penalty!==
void 0){let f=A.frequency_penalty,P=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return I.errors=
[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalt\
y/type",keyword:"type",params:{type:pe.properties.body.properties.frequency_penalty.type}}],!1;if(e===
P&&typeof f=="number"&&isFinite(f)){if(f>2||isNaN(f))return I.errors=[{instancePath:r+"/body/frequen\
cy_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2}}],!1;if(f<-2||isNaN(f))return I.errors=[{instancePath:r+"/body/frequency_pe\
nalty",schemaPath:"#/properties/body/properties/frequency_penalty/minimum",keyword:"minimum",params:{
comparison:">=",limit:-2}}],!1}var i=P===e}else var i=!0;if(i){if(A.presence_penalty!==void 0){let f=A.
presence_penalty,P=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return I.errors=[{instancePath:r+
"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/type",keyword:"ty\
pe",params:{type:pe.properties.body.properties.presence_penalty.type}}],!1;if(e===P&&typeof f=="numb\
er"&&isFinite(f)){if(f>2||isNaN(f))return I.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"\
#/properties/body/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],
!1;if(f<-2||isNaN(f))return I.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"#/propert\
ies/body/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],
!1}var i=P===e}else var i=!0;if(i){if(A.logit_bias!==void 0){let f=A.logit_bias,P=e,h=e,_=!1,M=e;if(e===
e)if(f&&typeof f=="object"&&!Array.isArray(f))if(Object.keys(f).length>1024){let x={instancePath:r+"\
/body/logit_bias",schemaPath:"schema:LogitBias/maxProperties",keyword:"maxProperties",params:{limit:1024}};
t===null?t=[x]:t.push(x),e++}else for(let x in f){let F=f[x],T=e;if(e===T)if(typeof F=="number"&&isFinite(
F)){if(F>100||isNaN(F)){let H={instancePath:r+"/body/logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:LogitBias/additionalProperties/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}};t===null?t=[H]:t.push(H),e++}else if(F<-100||isNaN(F)){let H={instancePath:r+"/body/\
logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additionalPropert\
ies/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};t===null?t=[H]:t.push(H),e++}}else{
let H={instancePath:r+"/body/logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schem\
a:LogitBias/additionalProperties/type",keyword:"type",params:{type:"number"}};t===null?t=[H]:t.push(
H),e++}var n=T===e;if(!n)break}else{let x={instancePath:r+"/body/logit_bias",schemaPath:"schema:Logi\
tBias/type",keyword:"type",params:{type:"object"}};t===null?t=[x]:t.push(x),e++}var a=M===e;if(_=_||
a,!_){let x=e;if(f!==null){let T={instancePath:r+"/body/logit_bias",schemaPath:"#/properties/body/pr\
operties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[T]:t.push(T),e++}
var a=x===e;_=_||a}if(_)e=h,t!==null&&(h?t.length=h:t=null);else{let x={instancePath:r+"/body/logit_\
bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[x]:t.push(x),e++,I.errors=t,!1}var i=P===e}else var i=!0;if(i){if(A.logprobs!==void 0){let f=A.
logprobs,P=e;if(typeof f!="boolean"&&f!==null)return I.errors=[{instancePath:r+"/body/logprobs",schemaPath:"\
#/properties/body/properties/logprobs/type",keyword:"type",params:{type:pe.properties.body.properties.
logprobs.type}}],!1;var i=P===e}else var i=!0;if(i){if(A.top_logprobs!==void 0){let f=A.top_logprobs,
P=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return I.errors=[{instancePath:r+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:pe.properties.body.properties.top_logprobs.type}}],!1;if(e===P&&typeof f=="number"&&isFinite(f)){
if(f>20||isNaN(f))return I.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/bod\
y/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],!1;if(f<0||
isNaN(f))return I.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;
if(i){if(A.tools!==void 0){let f=A.tools,P=e;if(!Array.isArray(f)&&f!==null)return I.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:pe.properties.
body.properties.tools.type}}],!1;if(e===P&&Array.isArray(f)){if(f.length>1e4)return I.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],
!1;{var m=!0;let _=f.length;for(let M=0;M<_;M++){let C=e;de(f[M],{instancePath:r+"/body/tools/"+M,parentData:f,
parentDataProperty:M,rootData:L,dynamicAnchors:$})||(t=t===null?de.errors:t.concat(de.errors),e=t.length);
var m=C===e;if(!m)break}}}var i=P===e}else var i=!0;if(i){if(A.tool_choice!==void 0){let f=A.tool_choice,
P=e,h=e,_=!1,M=e;if(typeof f!="string"){let N={instancePath:r+"/body/tool_choice",schemaPath:"schema\
:ToolMode/type",keyword:"type",params:{type:"string"}};t===null?t=[N]:t.push(N),e++}if(!(f==="none"||
f==="auto"||f==="required")){let N={instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/e\
num",keyword:"enum",params:{allowedValues:Wt.enum}};t===null?t=[N]:t.push(N),e++}var u=M===e;if(_=_||
u,!_){let N=e;_e(f,{instancePath:r+"/body/tool_choice",parentData:A,parentDataProperty:"tool_choice",
rootData:L,dynamicAnchors:$})||(t=t===null?_e.errors:t.concat(_e.errors),e=t.length);var u=N===e;if(_=
_||u,!_){let F=e;if(f!==null){let H={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/bod\
y/properties/tool_choice/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[H]:t.push(H),
e++}var u=F===e;_=_||u}}if(_)e=h,t!==null&&(h?t.length=h:t=null);else{let N={instancePath:r+"/body/t\
ool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[N]:t.push(N),e++,I.errors=t,!1}var i=P===e}else var i=!0;if(i){if(A.parallel_tool_calls!==void 0){
let f=A.parallel_tool_calls,P=e;if(typeof f!="boolean"&&f!==null)return I.errors=[{instancePath:r+"/\
body/parallel_tool_calls",schemaPath:"#/properties/body/properties/parallel_tool_calls/type",keyword:"\
type",params:{type:pe.properties.body.properties.parallel_tool_calls.type}}],!1;var i=P===e}else var i=!0;
if(i){if(A.response_format!==void 0){let f=A.response_format,P=e,h=e,_=!1,M=e;me(f,{instancePath:r+"\
/body/response_format",parentData:A,parentDataProperty:"response_format",rootData:L,dynamicAnchors:$})||
(t=t===null?me.errors:t.concat(me.errors),e=t.length);var l=M===e;if(_=_||l,!_){let N=e;if(f!==null){
let F={instancePath:r+"/body/response_format",schemaPath:"#/properties/body/properties/response_form\
at/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[F]:t.push(F),e++}var l=N===e;_=_||
l}if(_)e=h,t!==null&&(h?t.length=h:t=null);else{let N={instancePath:r+"/body/response_format",schemaPath:"\
#/properties/body/properties/response_format/anyOf",keyword:"anyOf",params:{}};return t===null?t=[N]:
t.push(N),e++,I.errors=t,!1}var i=P===e}else var i=!0;if(i){if(A.reasoning_effort!==void 0){let f=A.
reasoning_effort,P=e;if(typeof f!="string"&&f!==null)return I.errors=[{instancePath:r+"/body/reasoni\
ng_effort",schemaPath:"#/properties/body/properties/reasoning_effort/type",keyword:"type",params:{type:pe.
properties.body.properties.reasoning_effort.type}}],!1;if(e===P&&typeof f=="string"&&z(f,64))return I.
errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_\
effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=P===e}else var i=!0;if(i){if(A.user!==
void 0){let f=A.user,P=e;if(typeof f!="string"&&f!==null)return I.errors=[{instancePath:r+"/body/use\
r",schemaPath:"#/properties/body/properties/user/type",keyword:"type",params:{type:pe.properties.body.
properties.user.type}}],!1;if(e===P&&typeof f=="string"&&z(f,1024))return I.errors=[{instancePath:r+
"/body/user",schemaPath:"#/properties/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var i=P===e}else var i=!0;if(i){if(A.prompt_cache_key!==void 0){let f=A.prompt_cache_key,P=e;if(typeof f!=
"string"&&f!==null)return I.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/propertie\
s/body/properties/prompt_cache_key/type",keyword:"type",params:{type:pe.properties.body.properties.prompt_cache_key.
type}}],!1;if(e===P&&typeof f=="string"&&z(f,1024))return I.errors=[{instancePath:r+"/body/prompt_ca\
che_key",schemaPath:"#/properties/body/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var i=P===e}else var i=!0;if(i){if(A.metadata!==void 0){let f=A.metadata,P=e,h=e,_=!1,
M=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f))if(Object.keys(f).length>16){let x={instancePath:r+
"/body/metadata",schemaPath:"schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};
t===null?t=[x]:t.push(x),e++}else for(let x in f){let F=f[x],T=e;if(e===T)if(typeof F=="string"){if(z(
F,512)){let H={instancePath:r+"/body/metadata/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:512}};t===null?t=[
H]:t.push(H),e++}}else{let H={instancePath:r+"/body/metadata/"+x.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{type:"string"}};t===
null?t=[H]:t.push(H),e++}var v=T===e;if(!v)break}else{let x={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/type",keyword:"type",params:{type:"object"}};t===null?t=[x]:t.push(x),e++}var b=M===
e;if(_=_||b,!_){let x=e;if(f!==null){let T={instancePath:r+"/body/metadata",schemaPath:"#/properties\
/body/properties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[T]:t.push(T),
e++}var b=x===e;_=_||b}if(_)e=h,t!==null&&(h?t.length=h:t=null);else{let x={instancePath:r+"/body/me\
tadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[x]:t.push(x),e++,I.errors=t,!1}var i=P===e}else var i=!0;if(i){if(A.modalities!==void 0){let f=A.
modalities,P=e;if(!Array.isArray(f)&&f!==null)return I.errors=[{instancePath:r+"/body/modalities",schemaPath:"\
#/properties/body/properties/modalities/type",keyword:"type",params:{type:pe.properties.body.properties.
modalities.type}}],!1;if(e===P&&Array.isArray(f)){if(f.length>8)return I.errors=[{instancePath:r+"/b\
ody/modalities",schemaPath:"#/properties/body/properties/modalities/maxItems",keyword:"maxItems",params:{
limit:8}}],!1;{var w=!0;let _=f.length;for(let M=0;M<_;M++){let C=f[M],N=e;if(typeof C!="string")return I.
errors=[{instancePath:r+"/body/modalities/"+M,schemaPath:"schema:Modality/type",keyword:"type",params:{
type:"string"}}],!1;if(C!=="text")return I.errors=[{instancePath:r+"/body/modalities/"+M,schemaPath:"\
schema:Modality/enum",keyword:"enum",params:{allowedValues:Xt.enum}}],!1;var w=N===e;if(!w)break}}}var i=P===
e}else var i=!0;if(i){if(A.top_k!==void 0){let f=A.top_k,P=e;if(!(typeof f=="number"&&isFinite(f))&&
f!==null)return I.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top\
_k/type",keyword:"type",params:{type:pe.properties.body.properties.top_k.type}}],!1;if(e===P&&typeof f==
"number"&&isFinite(f)){if(f>2147483647||isNaN(f))return I.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(f<-1||isNaN(f))return I.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/pr\
operties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}var i=P===e}else var i=!0;
if(i){if(A.min_p!==void 0){let f=A.min_p,P=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return I.
errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/type",keyword:"\
type",params:{type:pe.properties.body.properties.min_p.type}}],!1;if(e===P&&typeof f=="number"&&isFinite(
f)){if(f>1||isNaN(f))return I.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/pr\
operties/min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(f<0||isNaN(f))return I.
errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;if(i){if(A.repetition_penalty!==
void 0){let f=A.repetition_penalty,P=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return I.errors=
[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_pena\
lty/type",keyword:"type",params:{type:pe.properties.body.properties.repetition_penalty.type}}],!1;if(e===
P&&typeof f=="number"&&isFinite(f)){if(f>10||isNaN(f))return I.errors=[{instancePath:r+"/body/repeti\
tion_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"maximum",
params:{comparison:"<=",limit:10}}],!1;if(f<0||isNaN(f))return I.errors=[{instancePath:r+"/body/repe\
tition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;if(i)if(A.reasoning!==void 0){let f=A.
reasoning,P=e,h=e,_=!1,M=e;if(typeof f!="boolean"){let N={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};t===null?t=[N]:t.push(N),e++}var d=M===
e;if(_=_||d,!_){let N=e;if(e===e&&!(f&&typeof f=="object"&&!Array.isArray(f))){let T={instancePath:r+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
t===null?t=[T]:t.push(T),e++}var d=N===e;if(_=_||d,!_){let T=e;if(f!==null){let G={instancePath:r+"/\
body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{
type:"null"}};t===null?t=[G]:t.push(G),e++}var d=T===e;_=_||d}}if(_)e=h,t!==null&&(h?t.length=h:t=null);else{
let N={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[N]:t.push(N),e++,I.errors=t,!1}var i=P===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return I.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return I.errors=t,e===0}var Zr=ye,Ye={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:EmbeddingModelName"},input:{anyOf:[{$ref:"\
schema:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:\
EmbeddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function $e(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return $e.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return $e.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=s.length;for(let p=0;p<
y;p++){let o=s[p],n=e;if(e===e)if(typeof o=="string"){if(z(o,33554432))return $e.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(ge(
o,1))return $e.errors=[{instancePath:r+"/"+p,schemaPath:"schema:EmbeddingText/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return $e.errors=[{instancePath:r+"/"+p,schemaPath:"schema:Embed\
dingText/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e;if(!i)break}}}else return $e.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return $e.errors=t,e===
0}function be(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return be.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:131072}}],!1;if(s.length<1)return be.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=s.length;for(let p=0;p<
y;p++){let o=s[p],n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return be.errors=
[{instancePath:r+"/"+p,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===a&&typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o))return be.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(o<0||isNaN(o))return be.errors=[{instancePath:r+"/"+p,schemaPath:"schema:TokenId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e;if(!i)break}}}else return be.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return be.errors=t,e===0}function Ce(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Ce.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Ce.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=s.length;for(let p=0;p<
y;p++){let o=e;be(s[p],{instancePath:r+"/"+p,parentData:s,parentDataProperty:p,rootData:L,dynamicAnchors:$})||
(t=t===null?be.errors:t.concat(be.errors),e=t.length);var i=o===e;if(!i)break}}}else return Ce.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ce.errors=t,e===
0}function ye(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.body===void 0&&(p="body"))return ye.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(s.
body!==void 0){let o=s.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let a;if(o.model===
void 0&&(a="model")||o.input===void 0&&(a="input"))return ye.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(o.model!==void 0){
let m=o.model,u=e;if(e===e)if(typeof m=="string"){if(z(m,256))return ye.errors=[{instancePath:r+"/bo\
dy/model",schemaPath:"schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ge(m,1))return ye.errors=[{instancePath:r+"/body/model",schemaPath:"schema:EmbeddingModelName/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+"/body/m\
odel",schemaPath:"schema:EmbeddingModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=u===
e}else var i=!0;if(i){if(o.input!==void 0){let m=o.input,u=e,l=e,v=!1,b=e;if(e===e)if(typeof m=="str\
ing"){if(z(m,33554432)){let c={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}};t===null?t=[c]:t.push(c),e++}else if(ge(m,1)){let c={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}};t===null?t=[c]:t.push(c),e++}}else{let c={instancePath:r+"/body/input",schemaPath:"schema:\
EmbeddingText/type",keyword:"type",params:{type:"string"}};t===null?t=[c]:t.push(c),e++}var y=b===e;
if(v=v||y,!v){let c=e;$e(m,{instancePath:r+"/body/input",parentData:o,parentDataProperty:"input",rootData:L,
dynamicAnchors:$})||(t=t===null?$e.errors:t.concat($e.errors),e=t.length);var y=c===e;if(v=v||y,!v){
let q=e;be(m,{instancePath:r+"/body/input",parentData:o,parentDataProperty:"input",rootData:L,dynamicAnchors:$})||
(t=t===null?be.errors:t.concat(be.errors),e=t.length);var y=q===e;if(v=v||y,!v){let g=e;Ce(m,{instancePath:r+
"/body/input",parentData:o,parentDataProperty:"input",rootData:L,dynamicAnchors:$})||(t=t===null?Ce.
errors:t.concat(Ce.errors),e=t.length);var y=g===e;v=v||y}}}if(v)e=l,t!==null&&(l?t.length=l:t=null);else{
let c={instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[c]:t.push(c),e++,ye.errors=t,!1}var i=u===e}else var i=!0;if(i){
if(o.encoding_format!==void 0){let m=o.encoding_format,u=e;if(typeof m!="string"&&m!==null)return ye.
errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_fo\
rmat/type",keyword:"type",params:{type:Ye.properties.body.properties.encoding_format.type}}],!1;if(!(m===
"float"||m==="base64"||m===null))return ye.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"\
#/properties/body/properties/encoding_format/enum",keyword:"enum",params:{allowedValues:Ye.properties.
body.properties.encoding_format.enum}}],!1;var i=u===e}else var i=!0;if(i){if(o.dimensions!==void 0){
let m=o.dimensions,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ye.
errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/type",
keyword:"type",params:{type:Ye.properties.body.properties.dimensions.type}}],!1;if(e===u&&typeof m==
"number"&&isFinite(m)){if(m>1e6||isNaN(m))return ye.errors=[{instancePath:r+"/body/dimensions",schemaPath:"\
#/properties/body/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(m<1||isNaN(m))return ye.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/bo\
dy/properties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=u===
e}else var i=!0;if(i)if(o.user!==void 0){let m=o.user,u=e;if(typeof m!="string"&&m!==null)return ye.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:Ye.properties.body.properties.user.type}}],!1;if(e===u&&typeof m=="string"&&z(m,1024))
return ye.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLeng\
th",keyword:"maxLength",params:{limit:1024}}],!1;var i=u===e}else var i=!0}}}}else return ye.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ye.errors=t,e===0}var Jr=ie,nr={paths:{},components:{securitySchemes:{BearerAuth:{type:"h\
ttp",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:[
"model","query","documents"],properties:{model:{$ref:"schema:RerankModelName"},query:{type:"string",
minLength:1,maxLength:33554432},documents:{type:"array",minItems:1,maxItems:1e4,items:{$ref:"schema:\
RerankDocument"}},top_n:{type:["integer","null"],minimum:1,maximum:1e4},return_documents:{type:["boo\
lean","null"]},max_tokens_per_doc:{type:["integer","null"],minimum:1,maximum:1e6}}}},required:["body"]};function ie(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.body===void 0&&(o="body"))return ie.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let m;if(n.model===
void 0&&(m="model")||n.query===void 0&&(m="query")||n.documents===void 0&&(m="documents"))return ie.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:m}}],
!1;if(n.model!==void 0){let u=n.model,l=e;if(e===e)if(typeof u=="string"){if(z(u,256))return ie.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:RerankModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(ge(u,1))return ie.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Rerank\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=l===
e}else var i=!0;if(i){if(n.query!==void 0){let u=n.query,l=e;if(e===l)if(typeof u=="string"){if(z(u,
33554432))return ie.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/properties/q\
uery/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(ge(u,1))return ie.errors=[{instancePath:r+
"/body/query",schemaPath:"#/properties/body/properties/query/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ie.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/pro\
perties/query/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(n.
documents!==void 0){let u=n.documents,l=e;if(e===l)if(Array.isArray(u)){if(u.length>1e4)return ie.errors=
[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;if(u.length<1)return ie.errors=[{instancePath:r+"/body/documents",
schemaPath:"#/properties/body/properties/documents/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var y=!0;let b=u.length;for(let w=0;w<b;w++){let d=u[w],c=e,A=e,q=!1,D=e;if(e===D)if(typeof d=="str\
ing"){if(z(d,33554432)){let k={instancePath:r+"/body/documents/"+w,schemaPath:"schema:RerankDocument\
/anyOf/0/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[k]:t.push(k),e++}else if(ge(
d,1)){let k={instancePath:r+"/body/documents/"+w,schemaPath:"schema:RerankDocument/anyOf/0/minLength",
keyword:"minLength",params:{limit:1}};t===null?t=[k]:t.push(k),e++}}else{let k={instancePath:r+"/bod\
y/documents/"+w,schemaPath:"schema:RerankDocument/anyOf/0/type",keyword:"type",params:{type:"string"}};
t===null?t=[k]:t.push(k),e++}var p=D===e;if(q=q||p,!q){let k=e;if(e===k)if(d&&typeof d=="object"&&!Array.
isArray(d)){let f;if(d.text===void 0&&(f="text")){let P={instancePath:r+"/body/documents/"+w,schemaPath:"\
schema:RerankDocument/anyOf/1/required",keyword:"required",params:{missingProperty:f}};t===null?t=[P]:
t.push(P),e++}else if(d.text!==void 0){let P=d.text;if(e===e)if(typeof P=="string"){if(z(P,33554432)){
let _={instancePath:r+"/body/documents/"+w+"/text",schemaPath:"schema:RerankDocument/anyOf/1/propert\
ies/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[_]:t.push(_),e++}else if(ge(
P,1)){let _={instancePath:r+"/body/documents/"+w+"/text",schemaPath:"schema:RerankDocument/anyOf/1/p\
roperties/text/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[_]:t.push(_),e++}}else{let _={
instancePath:r+"/body/documents/"+w+"/text",schemaPath:"schema:RerankDocument/anyOf/1/properties/tex\
t/type",keyword:"type",params:{type:"string"}};t===null?t=[_]:t.push(_),e++}}}else{let f={instancePath:r+
"/body/documents/"+w,schemaPath:"schema:RerankDocument/anyOf/1/type",keyword:"type",params:{type:"ob\
ject"}};t===null?t=[f]:t.push(f),e++}var p=k===e;q=q||p}if(q)e=A,t!==null&&(A?t.length=A:t=null);else{
let k={instancePath:r+"/body/documents/"+w,schemaPath:"schema:RerankDocument/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[k]:t.push(k),e++,ie.errors=t,!1}var y=c===e;if(!y)break}}}else return ie.
errors=[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/type",keyword:"\
type",params:{type:"array"}}],!1;var i=l===e}else var i=!0;if(i){if(n.top_n!==void 0){let u=n.top_n,
l=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return ie.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/type",keyword:"type",params:{type:nr.properties.
body.properties.top_n.type}}],!1;if(e===l&&typeof u=="number"&&isFinite(u)){if(u>1e4||isNaN(u))return ie.
errors=[{instancePath:r+"/body/top_n",schemaPath:"#/properties/body/properties/top_n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4}}],!1;if(u<1||isNaN(u))return ie.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=l===e}else var i=!0;if(i){if(n.return_documents!==void 0){let u=n.return_documents,
l=e;if(typeof u!="boolean"&&u!==null)return ie.errors=[{instancePath:r+"/body/return_documents",schemaPath:"\
#/properties/body/properties/return_documents/type",keyword:"type",params:{type:nr.properties.body.properties.
return_documents.type}}],!1;var i=l===e}else var i=!0;if(i)if(n.max_tokens_per_doc!==void 0){let u=n.
max_tokens_per_doc,l=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return ie.
errors=[{instancePath:r+"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_toke\
ns_per_doc/type",keyword:"type",params:{type:nr.properties.body.properties.max_tokens_per_doc.type}}],
!1;if(e===l&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return ie.errors=[{instancePath:r+"\
/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6}}],!1;if(u<1||isNaN(u))return ie.errors=[{instancePath:r+
"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=l===e}else var i=!0}}}}}else return ie.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ie.errors=t,e===0}var Hr=Fe;function Fe(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.body===void 0&&(l="body"))return Fe.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.
body!==void 0){let v=s.body;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let w;if(v.input===
void 0&&(w="input"))return Fe.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:w}}],!1;if(v.model!==void 0){let d=v.model,c=e,A=e,q=!1,D=e;
if(e===e)if(typeof d=="string"){if(z(d,256)){let k={instancePath:r+"/body/model",schemaPath:"schema:\
ModerationModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[k]:t.push(k),e++}else if(ge(
d,1)){let k={instancePath:r+"/body/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"\
minLength",params:{limit:1}};t===null?t=[k]:t.push(k),e++}}else{let k={instancePath:r+"/body/model",
schemaPath:"schema:ModerationModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[k]:t.
push(k),e++}var i=D===e;if(q=q||i,!q){let k=e;if(d!==null){let f={instancePath:r+"/body/model",schemaPath:"\
#/properties/body/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[f]:
t.push(f),e++}var i=k===e;q=q||i}if(q)e=A,t!==null&&(A?t.length=A:t=null);else{let k={instancePath:r+
"/body/model",schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[k]:t.push(k),e++,Fe.errors=t,!1}var y=c===e}else var y=!0;if(y)if(v.input!==void 0){let d=v.
input,c=e,A=e,q=!1,D=e;if(e===D)if(typeof d=="string"){if(z(d,33554432)){let k={instancePath:r+"/bod\
y/input",schemaPath:"#/properties/body/properties/input/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:33554432}};t===null?t=[k]:t.push(k),e++}}else{let k={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[
k]:t.push(k),e++}var p=D===e;if(q=q||p,!q){let k=e;if(e===k)if(Array.isArray(d))if(d.length>2048){let f={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:2048}};t===null?t=[f]:t.push(f),e++}else if(d.length<1){let f={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/minItems",keyword:"minItems",params:{
limit:1}};t===null?t=[f]:t.push(f),e++}else{var o=!0;let f=d.length;for(let P=0;P<f;P++){let h=d[P],
_=e;if(e===_)if(typeof h=="string"){if(z(h,33554432)){let C={instancePath:r+"/body/input/"+P,schemaPath:"\
#/properties/body/properties/input/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit:33554432}};
t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+"/body/input/"+P,schemaPath:"#/properties/b\
ody/properties/input/anyOf/1/items/type",keyword:"type",params:{type:"string"}};t===null?t=[C]:t.push(
C),e++}var o=_===e;if(!o)break}}else{let f={instancePath:r+"/body/input",schemaPath:"#/properties/bo\
dy/properties/input/anyOf/1/type",keyword:"type",params:{type:"array"}};t===null?t=[f]:t.push(f),e++}
var p=k===e;if(q=q||p,!q){let f=e;if(e===f)if(Array.isArray(d))if(d.length>128){let h={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/2/maxItems",keyword:"maxItems",params:{
limit:128}};t===null?t=[h]:t.push(h),e++}else if(d.length<1){let h={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/minItems",keyword:"minItems",params:{limit:1}};t===null?t=
[h]:t.push(h),e++}else{var n=!0;let h=d.length;for(let _=0;_<h;_++){let M=d[_],C=e,N=e,x=!1,F=null,T=e;
if(e===T)if(M&&typeof M=="object"&&!Array.isArray(M)){let Z;if(M.type===void 0&&(Z="type")||M.text===
void 0&&(Z="text")){let K={instancePath:r+"/body/input/"+_,schemaPath:"schema:ModerationPart/oneOf/0\
/required",keyword:"required",params:{missingProperty:Z}};t===null?t=[K]:t.push(K),e++}else{let K=e;
for(let Y in M)if(!(Y==="type"||Y==="text")){let te={instancePath:r+"/body/input/"+_,schemaPath:"sch\
ema:ModerationPart/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Y}};
t===null?t=[te]:t.push(te),e++;break}if(K===e){if(M.type!==void 0){let Y=M.type,te=e;if(typeof Y!="s\
tring"){let J={instancePath:r+"/body/input/"+_+"/type",schemaPath:"schema:ModerationPart/oneOf/0/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[J]:t.push(J),e++}if(Y!=="text"){
let J={instancePath:r+"/body/input/"+_+"/type",schemaPath:"schema:ModerationPart/oneOf/0/properties/\
type/const",keyword:"const",params:{allowedValue:"text"}};t===null?t=[J]:t.push(J),e++}var a=te===e}else
var a=!0;if(a)if(M.text!==void 0){let Y=M.text,te=e;if(e===te)if(typeof Y=="string"){if(z(Y,33554432)){
let se={instancePath:r+"/body/input/"+_+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties\
/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[se]:t.push(se),e++}}else{let se={
instancePath:r+"/body/input/"+_+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties/text/ty\
pe",keyword:"type",params:{type:"string"}};t===null?t=[se]:t.push(se),e++}var a=te===e}else var a=!0}}}else{
let Z={instancePath:r+"/body/input/"+_,schemaPath:"schema:ModerationPart/oneOf/0/type",keyword:"type",
params:{type:"object"}};t===null?t=[Z]:t.push(Z),e++}var u=T===e;u&&(x=!0,F=0);let H=e;if(e===H)if(M&&
typeof M=="object"&&!Array.isArray(M)){let Z;if(M.type===void 0&&(Z="type")||M.image_url===void 0&&(Z=
"image_url")){let K={instancePath:r+"/body/input/"+_,schemaPath:"schema:ModerationPart/oneOf/1/requi\
red",keyword:"required",params:{missingProperty:Z}};t===null?t=[K]:t.push(K),e++}else{let K=e;for(let Y in M)
if(!(Y==="type"||Y==="image_url")){let te={instancePath:r+"/body/input/"+_,schemaPath:"schema:Modera\
tionPart/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Y}};
t===null?t=[te]:t.push(te),e++;break}if(K===e){if(M.type!==void 0){let Y=M.type,te=e;if(typeof Y!="s\
tring"){let J={instancePath:r+"/body/input/"+_+"/type",schemaPath:"schema:ModerationPart/oneOf/1/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[J]:t.push(J),e++}if(Y!=="image\
_url"){let J={instancePath:r+"/body/input/"+_+"/type",schemaPath:"schema:ModerationPart/oneOf/1/prop\
erties/type/const",keyword:"const",params:{allowedValue:"image_url"}};t===null?t=[J]:t.push(J),e++}var m=te===
e}else var m=!0;if(m)if(M.image_url!==void 0){let Y=M.image_url,te=e;if(e===te)if(Y&&typeof Y=="obje\
ct"&&!Array.isArray(Y)){let se;if(Y.url===void 0&&(se="url")){let ve={instancePath:r+"/body/input/"+
_+"/image_url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/required",keyword:"req\
uired",params:{missingProperty:se}};t===null?t=[ve]:t.push(ve),e++}else if(Y.url!==void 0){let ve=Y.
url;if(e===e)if(typeof ve=="string"){if(z(ve,33554432)){let Oe={instancePath:r+"/body/input/"+_+"/im\
age_url/url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/properties/url/maxLength",
keyword:"maxLength",params:{limit:33554432}};t===null?t=[Oe]:t.push(Oe),e++}else if(ge(ve,1)){let Oe={
instancePath:r+"/body/input/"+_+"/image_url/url",schemaPath:"schema:ModerationPart/oneOf/1/propertie\
s/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[Oe]:t.push(Oe),
e++}}else{let Oe={instancePath:r+"/body/input/"+_+"/image_url/url",schemaPath:"schema:ModerationPart\
/oneOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"}};t===null?t=
[Oe]:t.push(Oe),e++}}}else{let se={instancePath:r+"/body/input/"+_+"/image_url",schemaPath:"schema:M\
oderationPart/oneOf/1/properties/image_url/type",keyword:"type",params:{type:"object"}};t===null?t=[
se]:t.push(se),e++}var m=te===e}else var m=!0}}}else{let Z={instancePath:r+"/body/input/"+_,schemaPath:"\
schema:ModerationPart/oneOf/1/type",keyword:"type",params:{type:"object"}};t===null?t=[Z]:t.push(Z),
e++}var u=H===e;if(u&&x?(x=!1,F=[F,1]):u&&(x=!0,F=1),x)e=N,t!==null&&(N?t.length=N:t=null);else{let Z={
instancePath:r+"/body/input/"+_,schemaPath:"schema:ModerationPart/oneOf",keyword:"oneOf",params:{passingSchemas:F}};
t===null?t=[Z]:t.push(Z),e++}var n=C===e;if(!n)break}}else{let h={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/type",keyword:"type",params:{type:"array"}};t===null?t=[h]:
t.push(h),e++}var p=f===e;q=q||p}}if(q)e=A,t!==null&&(A?t.length=A:t=null);else{let k={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[k]:t.push(k),e++,Fe.errors=t,!1}var y=c===e}else var y=!0}else return Fe.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Fe.errors=
t,e===0}var Yr=Gr;function Gr(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;return Gr.errors=t,e===0}var Wr=Xr;function Xr(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;return Xr.errors=t,e===0}var Qr=et;function et(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;return et.errors=t,e===0}var rt=tt;function tt(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;return tt.errors=t,e===0}var st=at;function at(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;return at.errors=t,e===0}var it=ot;function ot(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;return ot.errors=t,e===0}var nt=pt;function pt(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;return pt.errors=t,e===0}var lt=Te(Ke()),dt=Te(Ze()),ks={...lt.formats,...dt.fastFormats},ft=pr;var W=Ee,ce=Ue,mt={type:"object",additionalProperties:!1,required:["index","message","logprobs","fin\
ish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},tool_calls:{type:"\
array",minItems:1,maxItems:256,items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},
reasoning_content:{type:"string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"\
null"}]},finish_reason:{$ref:"schema:FinishReason"}},$id:"schema:Choice"},ss={type:"object",required:[
"id","type","function"],properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["func\
tion"]},function:{type:"object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},
arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolCall"};var as={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function B(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.index===void 0&&(m="\
index")||s.message===void 0&&(m="message")||s.logprobs===void 0&&(m="logprobs")||s.finish_reason===void 0&&
(m="finish_reason"))return B.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m}}],!1;{let u=e;for(let l in s)if(!(l==="index"||l==="message"||l==="logprobs"||l===
"finish_reason")){return B.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:l}}],!1;break}if(u===e){if(s.index!==void 0){let l=s.index,
v=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return B.errors=[{instancePath:r+"/inde\
x",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof l==
"number"&&isFinite(l)){if(l>0||isNaN(l))return B.errors=[{instancePath:r+"/index",schemaPath:"#/prop\
erties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:0}}],!1;if(l<0||isNaN(l))return B.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=v===e}else var i=!0;if(i){if(s.message!==void 0){let l=s.message,v=e;if(e===
v)if(l&&typeof l=="object"&&!Array.isArray(l)){let w;if(l.role===void 0&&(w="role")||l.content===void 0&&
(w="content")||l.refusal===void 0&&(w="refusal"))return B.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/required",keyword:"required",params:{missingProperty:w}}],!1;if(l.role!==void 0){
let d=l.role,c=e;if(typeof d!="string")return B.errors=[{instancePath:r+"/message/role",schemaPath:"\
#/properties/message/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="assist\
ant")return B.errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/ro\
le/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var y=c===e}else var y=!0;if(y){if(l.
content!==void 0){let d=l.content,c=e;if(typeof d!="string"&&d!==null)return B.errors=[{instancePath:r+
"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{
type:mt.properties.message.properties.content.type}}],!1;if(e===c&&typeof d=="string"&&W(d,33554432))
return B.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/cont\
ent/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var y=c===e}else var y=!0;if(y){if(l.
refusal!==void 0){let d=l.refusal,c=e;if(typeof d!="string"&&d!==null)return B.errors=[{instancePath:r+
"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"type",params:{
type:mt.properties.message.properties.refusal.type}}],!1;if(e===c&&typeof d=="string"&&W(d,33554432))
return B.errors=[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refu\
sal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var y=c===e}else var y=!0;if(y){if(l.
tool_calls!==void 0){let d=l.tool_calls,c=e;if(e===c)if(Array.isArray(d)){if(d.length>256)return B.errors=
[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxIte\
ms",keyword:"maxItems",params:{limit:256}}],!1;if(d.length<1)return B.errors=[{instancePath:r+"/mess\
age/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var p=!0;let q=d.length;for(let D=0;D<q;D++){let g=d[D],k=e;if(e===e)if(g&&typeof g==
"object"&&!Array.isArray(g)){let P;if(g.id===void 0&&(P="id")||g.type===void 0&&(P="type")||g.function===
void 0&&(P="function"))return B.errors=[{instancePath:r+"/message/tool_calls/"+D,schemaPath:"schema:\
ToolCall/required",keyword:"required",params:{missingProperty:P}}],!1;if(g.id!==void 0){let h=g.id,_=e;
if(e===_)if(typeof h=="string"){if(W(h,256))return B.errors=[{instancePath:r+"/message/tool_calls/"+
D+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return B.errors=[{instancePath:r+"/message/tool_calls/"+D+"/id",schemaPath:"schema:ToolCall/\
properties/id/type",keyword:"type",params:{type:"string"}}],!1;var o=_===e}else var o=!0;if(o){if(g.
type!==void 0){let h=g.type,_=e;if(typeof h!="string")return B.errors=[{instancePath:r+"/message/too\
l_calls/"+D+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(h!=="function")return B.errors=[{instancePath:r+"/message/tool_calls/"+D+"/type",schemaPath:"\
schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:ss.properties.type.enum}}],
!1;var o=_===e}else var o=!0;if(o)if(g.function!==void 0){let h=g.function,_=e;if(e===_)if(h&&typeof h==
"object"&&!Array.isArray(h)){let C;if(h.name===void 0&&(C="name")||h.arguments===void 0&&(C="argumen\
ts"))return B.errors=[{instancePath:r+"/message/tool_calls/"+D+"/function",schemaPath:"schema:ToolCa\
ll/properties/function/required",keyword:"required",params:{missingProperty:C}}],!1;if(h.name!==void 0){
let N=h.name,x=e;if(e===x)if(typeof N=="string"){if(W(N,256))return B.errors=[{instancePath:r+"/mess\
age/tool_calls/"+D+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return B.errors=[{instancePath:r+"/messa\
ge/tool_calls/"+D+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var n=x===e}else var n=!0;if(n)if(h.arguments!==void 0){
let N=h.arguments,x=e;if(e===x)if(typeof N=="string"){if(W(N,33554432))return B.errors=[{instancePath:r+
"/message/tool_calls/"+D+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return B.errors=[{instancePath:r+
"/message/tool_calls/"+D+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/type",keyword:"type",params:{type:"string"}}],!1;var n=x===e}else var n=!0}else return B.
errors=[{instancePath:r+"/message/tool_calls/"+D+"/function",schemaPath:"schema:ToolCall/properties/\
function/type",keyword:"type",params:{type:"object"}}],!1;var o=_===e}else var o=!0}}else return B.errors=
[{instancePath:r+"/message/tool_calls/"+D,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"\
object"}}],!1;var p=k===e;if(!p)break}}}else return B.errors=[{instancePath:r+"/message/tool_calls",
schemaPath:"#/properties/message/properties/tool_calls/type",keyword:"type",params:{type:"array"}}],
!1;var y=c===e}else var y=!0;if(y){if(l.reasoning!==void 0){let d=l.reasoning,c=e;if(e===c)if(typeof d==
"string"){if(W(d,33554432))return B.errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/prope\
rties/message/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return B.
errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/t\
ype",keyword:"type",params:{type:"string"}}],!1;var y=c===e}else var y=!0;if(y)if(l.reasoning_content!==
void 0){let d=l.reasoning_content,c=e;if(e===c)if(typeof d=="string"){if(W(d,33554432))return B.errors=
[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_\
content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return B.errors=[{instancePath:r+
"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_content/type",keyword:"\
type",params:{type:"string"}}],!1;var y=c===e}else var y=!0}}}}}else return B.errors=[{instancePath:r+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"object"}}],!1;var i=v===
e}else var i=!0;if(i){if(s.logprobs!==void 0){let l=s.logprobs,v=e,b=e,w=!1,d=e;if(e===e&&!(l&&typeof l==
"object"&&!Array.isArray(l))){let q={instancePath:r+"/logprobs",schemaPath:"schema:Logprobs/type",keyword:"\
type",params:{type:"object"}};t===null?t=[q]:t.push(q),e++}var a=d===e;if(w=w||a,!w){let q=e;if(l!==
null){let g={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};t===null?t=[g]:t.push(g),e++}var a=q===e;w=w||a}if(w)e=b,t!==null&&(b?t.length=
b:t=null);else{let q={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[q]:t.push(q),e++,B.errors=t,!1}var i=v===e}else var i=!0;if(i)if(s.
finish_reason!==void 0){let l=s.finish_reason,v=e;if(typeof l!="string")return B.errors=[{instancePath:r+
"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(l===
"stop"||l==="length"||l==="tool_calls"||l==="content_filter"))return B.errors=[{instancePath:r+"/fin\
ish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{allowedValues:as.enum}}],!1;
var i=v===e}else var i=!0}}}}}else return B.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return B.errors=t,e===0}function V(s,{instancePath:r="",parentData:O,
parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let o;if(s.id===void 0&&(o="id")||s.object===void 0&&(o="object")||s.created===
void 0&&(o="created")||s.model===void 0&&(o="model")||s.choices===void 0&&(o="choices"))return V.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;
for(let a in s)if(!(a==="id"||a==="object"||a==="created"||a==="model"||a==="choices"||a==="usage")){
return V.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(n===e){if(s.id!==void 0){let a=s.id,m=e;if(e===m)if(typeof a==
"string"){if(W(a,256))return V.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(ce(a,1))return V.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;
if(i){if(s.object!==void 0){let a=s.object,m=e;if(typeof a!="string")return V.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="c\
hat.completion")return V.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}}],!1;var i=m===e}else var i=!0;if(i){if(s.created!==void 0){
let a=s.created,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))return V.errors=[{instancePath:r+"/cre\
ated",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(a<0||isNaN(a))return V.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(s.model!==
void 0){let a=s.model,m=e;if(e===e)if(typeof a=="string"){if(W(a,256))return V.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(a,
1))return V.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return V.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(s.choices!==void 0){
let a=s.choices,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1)return V.errors=[{instancePath:r+"/c\
hoices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(a.length<
1)return V.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"mi\
nItems",params:{limit:1}}],!1;{var y=!0;let l=a.length;for(let v=0;v<l;v++){let b=e;B(a[v],{instancePath:r+
"/choices/"+v,parentData:a,parentDataProperty:v,rootData:L,dynamicAnchors:$})||(t=t===null?B.errors:
t.concat(B.errors),e=t.length);var y=b===e;if(!y)break}}}else return V.errors=[{instancePath:r+"/cho\
ices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else
var i=!0;if(i)if(s.usage!==void 0){let a=s.usage,m=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){let v;if(a.prompt_tokens===void 0&&(v="prompt_tokens")||a.completion_tokens===void 0&&(v="comple\
tion_tokens")||a.total_tokens===void 0&&(v="total_tokens"))return V.errors=[{instancePath:r+"/usage",
schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:v}}],!1;if(a.prompt_tokens!==
void 0){let b=a.prompt_tokens,w=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return V.
errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof b=="number"&&isFinite(b)){if(b>4294967295||
isNaN(b))return V.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties\
/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(b<0||isNaN(
b))return V.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/promp\
t_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=w===e}else var p=!0;
if(p){if(a.completion_tokens!==void 0){let b=a.completion_tokens,w=e;if(!(typeof b=="number"&&!(b%1)&&
!isNaN(b)&&isFinite(b)))return V.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"sche\
ma:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof b==
"number"&&isFinite(b)){if(b>4294967295||isNaN(b))return V.errors=[{instancePath:r+"/usage/completion\
_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(b<0||isNaN(b))return V.errors=[{instancePath:r+"/usage/completion_toke\
ns",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=w===e}else var p=!0;if(p){if(a.total_tokens!==void 0){let b=a.total_tokens,w=e;
if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return V.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===w&&typeof b=="number"&&isFinite(b)){if(b>8589934590||isNaN(b))return V.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}}],!1;if(b<0||isNaN(b))return V.errors=[{instancePath:r+"/usage/tot\
al_tokens",schemaPath:"schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=w===e}else var p=!0;if(p){if(a.prompt_tokens_details!==void 0){let b=a.prompt_tokens_details,
w=e;if(e===w)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.cached_tokens!==void 0){let c=b.cached_tokens,
A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return V.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof c=="number"&&
isFinite(c)){if(c>4294967295||isNaN(c))return V.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(c<0||isNaN(c))return V.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return V.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var p=w===
e}else var p=!0;if(p)if(a.completion_tokens_details!==void 0){let b=a.completion_tokens_details,w=e;
if(e===w)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.reasoning_tokens!==void 0){let c=b.reasoning_tokens,
A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return V.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof c==
"number"&&isFinite(c)){if(c>4294967295||isNaN(c))return V.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(c<
0||isNaN(c))return V.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return V.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var p=w===e}else var p=!0}}}}else return V.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0}}}}}}}else
return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.
errors=t,e===0}function pr(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(V(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:$})||
(t=t===null?V.errors:t.concat(V.errors),e=t.length));else return pr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=t,e===0}var ut=mr;var is=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function ke(s,{instancePath:r="",parentData:O,parentDataProperty:j,
rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.object===void 0&&(o="object")||s.index===void 0&&(o="index")||s.embedding===void 0&&(o=
"embedding"))return ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let n=e;for(let a in s)if(!(a==="object"||a==="index"||a==="embedding")){return ke.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(n===e){if(s.object!==void 0){let a=s.object,m=e;if(typeof a!="string")return ke.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="e\
mbedding")return ke.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var i=m===e}else var i=!0;if(i){if(s.index!==void 0){let a=s.
index,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ke.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&
typeof a=="number"&&isFinite(a)){if(a>2047||isNaN(a))return ke.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(a<0||isNaN(
a))return ke.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i)if(s.embedding!==void 0){let a=s.
embedding,m=e,u=e,l=!1,v=e;if(e===e)if(Array.isArray(a))if(a.length>1e6){let d={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};t===null?t=[
d]:t.push(d),e++}else if(a.length<1){let d={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[d]:t.push(d),e++}else{var y=!0;let d=a.
length;for(let c=0;c<d;c++){let A=a[c],q=e;if(e===q)if(typeof A=="number"&&isFinite(A)){if(A>1e308||
isNaN(A)){let g={instancePath:r+"/embedding/"+c,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};t===null?t=[g]:t.push(g),e++}else if(A<-1e308||isNaN(
A)){let g={instancePath:r+"/embedding/"+c,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};t===null?t=[g]:t.push(g),e++}}else{let g={instancePath:r+
"/embedding/"+c,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};t===
null?t=[g]:t.push(g),e++}var y=q===e;if(!y)break}}else{let d={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};t===null?t=[d]:t.push(d),e++}var p=v===
e;if(l=l||p,!l){let d=e;if(e===e)if(typeof a=="string"){if(W(a,5333336)){let q={instancePath:r+"/emb\
edding",schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};t===null?
t=[q]:t.push(q),e++}else if(ce(a,8)){let q={instancePath:r+"/embedding",schemaPath:"schema:Base64Vec\
tor/minLength",keyword:"minLength",params:{limit:8}};t===null?t=[q]:t.push(q),e++}else if(!is.test(a)){
let q={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9+/]+={0,2}$"}};t===null?t=[q]:t.push(q),e++}}else{let q={instancePath:r+"/embedd\
ing",schemaPath:"schema:Base64Vector/type",keyword:"type",params:{type:"string"}};t===null?t=[q]:t.push(
q),e++}var p=d===e;l=l||p}if(l)e=u,t!==null&&(u?t.length=u:t=null);else{let d={instancePath:r+"/embe\
dding",schemaPath:"#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return t===null?t=[d]:t.
push(d),e++,ke.errors=t,!1}var i=m===e}else var i=!0}}}}else return ke.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=t,e===0}function re(s,{instancePath:r="",
parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o="object")||s.data===void 0&&(o=
"data")||s.model===void 0&&(o="model")||s.usage===void 0&&(o="usage"))return re.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let a in s)if(!(a===
"object"||a==="data"||a==="model"||a==="usage")){return re.errors=[{instancePath:r,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){
if(s.object!==void 0){let a=s.object,m=e;if(typeof a!="string")return re.errors=[{instancePath:r+"/o\
bject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="list")
return re.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var i=m===e}else var i=!0;if(i){if(s.data!==void 0){let a=s.data,m=e;if(e===
m)if(Array.isArray(a)){if(a.length>2048)return re.errors=[{instancePath:r+"/data",schemaPath:"#/prop\
erties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(a.length<1)return re.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let l=a.
length;for(let v=0;v<l;v++){let b=e;ke(a[v],{instancePath:r+"/data/"+v,parentData:a,parentDataProperty:v,
rootData:L,dynamicAnchors:$})||(t=t===null?ke.errors:t.concat(ke.errors),e=t.length);var y=b===e;if(!y)
break}}}else return re.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var i=m===e}else var i=!0;if(i){if(s.model!==void 0){let a=s.model,
m=e;if(e===e)if(typeof a=="string"){if(W(a,256))return re.errors=[{instancePath:r+"/model",schemaPath:"\
schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(a,1))return re.
errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingModelName/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return re.errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingMo\
delName/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i)if(s.usage!==
void 0){let a=s.usage,m=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let v;if(a.prompt_tokens===
void 0&&(v="prompt_tokens")||a.total_tokens===void 0&&(v="total_tokens"))return re.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:v}}],
!1;{let b=e;for(let w in a)if(!(w==="prompt_tokens"||w==="total_tokens")){return re.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:w}}],!1;break}if(b===e){if(a.prompt_tokens!==void 0){let w=a.prompt_tokens,d=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return re.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof w=="number"&&isFinite(w)){if(w>1e9||isNaN(w))return re.errors=[{instancePath:r+"/usage/pro\
mpt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(w<0||isNaN(w))return re.errors=[{instancePath:r+"/usage/prompt_to\
kens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var p=d===e}else var p=!0;if(p)if(a.total_tokens!==void 0){let w=a.total_tokens,
d=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return re.errors=[{instancePath:r+"/usa\
ge/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof w=="number"&&isFinite(w)){if(w>1e9||isNaN(w))return re.errors=
[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(w<0||isNaN(w))return re.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=d===e}else var p=!0}}}else return re.
errors=[{instancePath:r+"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"\
object"}}],!1;var i=m===e}else var i=!0}}}}}else return re.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return re.errors=t,e===0}function mr(s,{instancePath:r="",
parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(re(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:$})||(t=t===null?re.errors:t.concat(
re.errors),e=t.length));else return mr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return mr.errors=t,e===0}var yt=lr;function S(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.id===void 0&&(n="id")||
s.object===void 0&&(n="object")||s.model===void 0&&(n="model")||s.results===void 0&&(n="results"))return S.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{
let a=e;for(let m in s)if(!(m==="id"||m==="object"||m==="model"||m==="results"||m==="usage")){return S.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(a===e){if(s.id!==void 0){let m=s.id,u=e;if(e===u)if(typeof m=="string"){if(W(m,256))return S.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ce(m,1))return S.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(s.object!==
void 0){let m=s.object,u=e;if(typeof m!="string")return S.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(m!=="list")return S.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
list"}}],!1;var i=u===e}else var i=!0;if(i){if(s.model!==void 0){let m=s.model,u=e;if(e===e)if(typeof m==
"string"){if(W(m,256))return S.errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(m,1))return S.errors=[{instancePath:r+"/\
model",schemaPath:"schema:RerankModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.
errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"\
string"}}],!1;var i=u===e}else var i=!0;if(i){if(s.results!==void 0){let m=s.results,u=e;if(e===u)if(Array.
isArray(m)){if(m.length>1e4)return S.errors=[{instancePath:r+"/results",schemaPath:"#/properties/res\
ults/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;if(m.length<1)return S.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let v=m.length;for(let b=0;b<v;b++){let w=m[b],d=e;if(e===e)if(w&&typeof w=="object"&&!Array.isArray(
w)){let q;if(w.index===void 0&&(q="index")||w.relevance_score===void 0&&(q="relevance_score"))return S.
errors=[{instancePath:r+"/results/"+b,schemaPath:"schema:RerankResult/required",keyword:"required",params:{
missingProperty:q}}],!1;{let D=e;for(let g in w)if(!(g==="index"||g==="relevance_score"||g==="docume\
nt")){return S.errors=[{instancePath:r+"/results/"+b,schemaPath:"schema:RerankResult/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(D===e){if(w.index!==
void 0){let g=w.index,k=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return S.errors=[
{instancePath:r+"/results/"+b+"/index",schemaPath:"schema:RerankResult/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===k&&typeof g=="number"&&isFinite(g)){if(g>9999||isNaN(g))return S.
errors=[{instancePath:r+"/results/"+b+"/index",schemaPath:"schema:RerankResult/properties/index/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9999}}],!1;if(g<0||isNaN(g))return S.errors=[{instancePath:r+
"/results/"+b+"/index",schemaPath:"schema:RerankResult/properties/index/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var p=k===e}else var p=!0;if(p){if(w.relevance_score!==void 0){let g=w.
relevance_score,k=e;if(e===k)if(typeof g=="number"&&isFinite(g)){if(g>1e308||isNaN(g))return S.errors=
[{instancePath:r+"/results/"+b+"/relevance_score",schemaPath:"schema:RerankResult/properties/relevan\
ce_score/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308}}],!1;if(g<-1e308||isNaN(g))
return S.errors=[{instancePath:r+"/results/"+b+"/relevance_score",schemaPath:"schema:RerankResult/pr\
operties/relevance_score/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e308}}],!1}else return S.
errors=[{instancePath:r+"/results/"+b+"/relevance_score",schemaPath:"schema:RerankResult/properties/\
relevance_score/type",keyword:"type",params:{type:"number"}}],!1;var p=k===e}else var p=!0;if(p)if(w.
document!==void 0){let g=w.document,k=e;if(e===k)if(g&&typeof g=="object"&&!Array.isArray(g)){let f;
if(g.text===void 0&&(f="text"))return S.errors=[{instancePath:r+"/results/"+b+"/document",schemaPath:"\
schema:RerankResult/properties/document/required",keyword:"required",params:{missingProperty:f}}],!1;
{let P=e;for(let h in g)if(h!=="text"){return S.errors=[{instancePath:r+"/results/"+b+"/document",schemaPath:"\
schema:RerankResult/properties/document/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h}}],!1;break}if(P===e&&g.text!==void 0){let h=g.text;if(e===e)if(typeof h=="stri\
ng"){if(W(h,33554432))return S.errors=[{instancePath:r+"/results/"+b+"/document/text",schemaPath:"sc\
hema:RerankResult/properties/document/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;if(ce(h,1))return S.errors=[{instancePath:r+"/results/"+b+"/document/text",schemaPath:"schema:Rer\
ankResult/properties/document/properties/text/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return S.errors=[{instancePath:r+"/results/"+b+"/document/text",schemaPath:"schema:RerankResult/prop\
erties/document/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}}else return S.errors=
[{instancePath:r+"/results/"+b+"/document",schemaPath:"schema:RerankResult/properties/document/type",
keyword:"type",params:{type:"object"}}],!1;var p=k===e}else var p=!0}}}}else return S.errors=[{instancePath:r+
"/results/"+b,schemaPath:"schema:RerankResult/type",keyword:"type",params:{type:"object"}}],!1;var y=d===
e;if(!y)break}}}else return S.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var i=u===e}else var i=!0;if(i)if(s.usage!==void 0){let m=s.
usage,u=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let b;if(m.prompt_tokens===void 0&&(b=
"prompt_tokens")||m.total_tokens===void 0&&(b="total_tokens"))return S.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/required",keyword:"required",params:{missingProperty:b}}],!1;{let w=e;
for(let d in m)if(!(d==="prompt_tokens"||d==="total_tokens")){return S.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(w===e){if(m.prompt_tokens!==void 0){let d=m.prompt_tokens,c=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d)))return S.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:PromptUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&
typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return S.errors=[{instancePath:r+"/usage/prompt_\
tokens",schemaPath:"schema:PromptUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(d<0||isNaN(d))return S.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:PromptUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=c===e}else var o=!0;if(o)if(m.total_tokens!==void 0){let d=m.total_tokens,c=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return S.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"\
schema:PromptUsage/properties/total_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return S.errors=[{instancePath:r+"/usage/tota\
l_tokens",schemaPath:"schema:PromptUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(d<0||isNaN(d))return S.errors=[{instancePath:r+"/usage/total_toke\
ns",schemaPath:"schema:PromptUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var o=c===e}else var o=!0}}}else return S.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:PromptUsage/type",keyword:"type",params:{type:"object"}}],!1;var i=u===e}else var i=!0}}}}}}else
return S.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.
errors=t,e===0}function lr(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(S(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:$})||
(t=t===null?S.errors:t.concat(S.errors),e=t.length));else return lr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return lr.errors=t,e===0}var ct=dr;var os={type:"object",required:["flagged","categories","category_scores"],properties:{flagged:{type:"\
boolean"},categories:{type:"object",additionalProperties:{type:["boolean","null"]}},category_scores:{
type:"object",additionalProperties:{type:"number",minimum:0,maximum:1}}},$id:"schema:ModerationResul\
t"};function X(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.id===void 0&&(a="id")||
s.model===void 0&&(a="model")||s.results===void 0&&(a="results"))return X.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let u in s)if(!(u==="id"||
u==="model"||u==="results")){return X.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u}}],!1;break}if(m===e){if(s.id!==void 0){let u=s.id,
l=e;if(e===l)if(typeof u=="string"){if(W(u,256))return X.errors=[{instancePath:r+"/id",schemaPath:"#\
/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(u,1))return X.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=l===e}else var i=!0;if(i){if(s.model!==void 0){let u=s.model,l=e;if(e===e)if(typeof u=="str\
ing"){if(W(u,256))return X.errors=[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(u,1))return X.errors=[{instancePath:r+"/\
model",schemaPath:"schema:ModerationModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return X.errors=[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName/type",keyword:"type",
params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i)if(s.results!==void 0){let u=s.results,l=e;
if(e===l)if(Array.isArray(u)){if(u.length>2048)return X.errors=[{instancePath:r+"/results",schemaPath:"\
#/properties/results/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(u.length<1)return X.errors=
[{instancePath:r+"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var y=!0;let b=u.length;for(let w=0;w<b;w++){let d=u[w],c=e;if(e===e)if(d&&typeof d=="object"&&!Array.
isArray(d)){let D;if(d.flagged===void 0&&(D="flagged")||d.categories===void 0&&(D="categories")||d.category_scores===
void 0&&(D="category_scores"))return X.errors=[{instancePath:r+"/results/"+w,schemaPath:"schema:Mode\
rationResult/required",keyword:"required",params:{missingProperty:D}}],!1;if(d.flagged!==void 0){let g=e;
if(typeof d.flagged!="boolean")return X.errors=[{instancePath:r+"/results/"+w+"/flagged",schemaPath:"\
schema:ModerationResult/properties/flagged/type",keyword:"type",params:{type:"boolean"}}],!1;var p=g===
e}else var p=!0;if(p){if(d.categories!==void 0){let g=d.categories,k=e;if(e===k)if(g&&typeof g=="obj\
ect"&&!Array.isArray(g))for(let f in g){let P=g[f],h=e;if(typeof P!="boolean"&&P!==null)return X.errors=
[{instancePath:r+"/results/"+w+"/categories/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"s\
chema:ModerationResult/properties/categories/additionalProperties/type",keyword:"type",params:{type:os.
properties.categories.additionalProperties.type}}],!1;var o=h===e;if(!o)break}else return X.errors=[
{instancePath:r+"/results/"+w+"/categories",schemaPath:"schema:ModerationResult/properties/categorie\
s/type",keyword:"type",params:{type:"object"}}],!1;var p=k===e}else var p=!0;if(p)if(d.category_scores!==
void 0){let g=d.category_scores,k=e;if(e===k)if(g&&typeof g=="object"&&!Array.isArray(g))for(let f in g){
let P=g[f],h=e;if(e===h)if(typeof P=="number"&&isFinite(P)){if(P>1||isNaN(P))return X.errors=[{instancePath:r+
"/results/"+w+"/category_scores/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Modera\
tionResult/properties/category_scores/additionalProperties/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(P<0||isNaN(P))return X.errors=[{instancePath:r+"/results/"+w+"/category_scores/"+
f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_sco\
res/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return X.
errors=[{instancePath:r+"/results/"+w+"/category_scores/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ModerationResult/properties/category_scores/additionalProperties/type",keyword:"type",params:{
type:"number"}}],!1;var n=h===e;if(!n)break}else return X.errors=[{instancePath:r+"/results/"+w+"/ca\
tegory_scores",schemaPath:"schema:ModerationResult/properties/category_scores/type",keyword:"type",params:{
type:"object"}}],!1;var p=k===e}else var p=!0}}else return X.errors=[{instancePath:r+"/results/"+w,schemaPath:"\
schema:ModerationResult/type",keyword:"type",params:{type:"object"}}],!1;var y=c===e;if(!y)break}}}else
return X.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{
type:"array"}}],!1;var i=l===e}else var i=!0}}}}else return X.errors=[{instancePath:r,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return X.errors=t,e===0}function dr(s,{instancePath:r="",
parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(X(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:$})||(t=t===null?X.errors:t.concat(
X.errors),e=t.length));else return dr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return dr.errors=t,e===0}var ht=fr;function Q(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o=
"object")||s.data===void 0&&(o="data"))return Q.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let n=e;for(let a in s)if(!(a==="object"||a==="data")){return Q.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(s.object!==void 0){let a=s.object,m=e;if(typeof a!="string")return Q.errors=[{
instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(a!=="list")return Q.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"list"}}],!1;var i=m===e}else var i=!0;if(i)if(s.data!==void 0){let a=s.
data,m=e;if(e===m)if(Array.isArray(a)){if(a.length>4096)return Q.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var y=!0;let l=a.length;for(let v=0;v<
l;v++){let b=a[v],w=e;if(e===e)if(b&&typeof b=="object"&&!Array.isArray(b)){let A;if(b.id===void 0&&
(A="id")||b.object===void 0&&(A="object")||b.created===void 0&&(A="created")||b.owned_by===void 0&&(A=
"owned_by"))return Q.errors=[{instancePath:r+"/data/"+v,schemaPath:"schema:ListedModel/required",keyword:"\
required",params:{missingProperty:A}}],!1;{let q=e;for(let D in b)if(!(D==="id"||D==="object"||D==="\
created"||D==="owned_by")){return Q.errors=[{instancePath:r+"/data/"+v,schemaPath:"schema:ListedMode\
l/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}}],!1;break}if(q===
e){if(b.id!==void 0){let D=b.id,g=e;if(e===g)if(typeof D=="string"){if(W(D,256))return Q.errors=[{instancePath:r+
"/data/"+v+"/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(ce(D,1))return Q.errors=[{instancePath:r+"/data/"+v+"/id",schemaPath:"schema:List\
edModel/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:r+
"/data/"+v+"/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"str\
ing"}}],!1;var p=g===e}else var p=!0;if(p){if(b.object!==void 0){let D=b.object,g=e;if(typeof D!="st\
ring")return Q.errors=[{instancePath:r+"/data/"+v+"/object",schemaPath:"schema:ListedModel/propertie\
s/object/type",keyword:"type",params:{type:"string"}}],!1;if(D!=="model")return Q.errors=[{instancePath:r+
"/data/"+v+"/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{
allowedValue:"model"}}],!1;var p=g===e}else var p=!0;if(p){if(b.created!==void 0){let D=b.created,g=e;
if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D)))return Q.errors=[{instancePath:r+"/data/"+v+
"/created",schemaPath:"schema:ListedModel/properties/created/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===g&&typeof D=="number"&&isFinite(D)){if(D>4102444800||isNaN(D))return Q.errors=[{instancePath:r+
"/data/"+v+"/created",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4102444800}}],!1;if(D<0||isNaN(D))return Q.errors=[{instancePath:r+"/data/"+v+
"/created",schemaPath:"schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=g===e}else var p=!0;if(p)if(b.owned_by!==void 0){let D=b.owned_by,g=e;if(e===
g)if(typeof D=="string"){if(W(D,64))return Q.errors=[{instancePath:r+"/data/"+v+"/owned_by",schemaPath:"\
schema:ListedModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ce(D,
1))return Q.errors=[{instancePath:r+"/data/"+v+"/owned_by",schemaPath:"schema:ListedModel/properties\
/owned_by/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:r+
"/data/"+v+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{
type:"string"}}],!1;var p=g===e}else var p=!0}}}}}else return Q.errors=[{instancePath:r+"/data/"+v,schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1;var y=w===e;if(!y)break}}}else return Q.
errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"arr\
ay"}}],!1;var i=m===e}else var i=!0}}}else return Q.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Q.errors=t,e===0}function fr(s,{instancePath:r="",parentData:O,
parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s))s.response!==void 0&&(Q(s.response,{instancePath:r+"/response",parentData:s,
parentDataProperty:"response",rootData:L,dynamicAnchors:$})||(t=t===null?Q.errors:t.concat(Q.errors),
e=t.length));else return fr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return fr.errors=t,e===0}var gt=ur;var yr={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var Ge=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function ee(s,{instancePath:r="",parentData:O,
parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let y;if(s.since===void 0&&(y="since")||s.requests===void 0&&(y="request\
s")||s.prompt_tokens===void 0&&(y="prompt_tokens")||s.completion_tokens===void 0&&(y="completion_tok\
ens")||s.charged_usd===void 0&&(y="charged_usd"))return ee.errors=[{instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:y}}],!1;{let p=e;for(let o in s)if(!(o==="since"||
o==="requests"||o==="prompt_tokens"||o==="completion_tokens"||o==="charged_usd")){return ee.errors=[
{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(p===e){if(s.since!==void 0){let o=s.since,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return ee.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(
o))return ee.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return ee.errors=[{instancePath:r+
"/since",schemaPath:"schema:UnixSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=n===e}else var i=!0;if(i){if(s.requests!==void 0){let o=s.requests,n=e,a=e;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ee.errors=[{instancePath:r+"/requests",schemaPath:"s\
chema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return ee.errors=[{instancePath:r+"/requests",schemaPath:"schema\
:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return ee.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0;if(i){if(s.prompt_tokens!==void 0){
let o=s.prompt_tokens,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ee.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ee.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ee.errors=[{instancePath:r+"/prompt_tokens",
schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===
e}else var i=!0;if(i){if(s.completion_tokens!==void 0){let o=s.completion_tokens,n=e,a=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ee.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return ee.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
0||isNaN(o))return ee.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0;if(i)if(s.charged_usd!==
void 0){let o=s.charged_usd,n=e;if(e===e)if(typeof o=="string"){if(W(o,20))return ee.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Ge.test(
o))return ee.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return ee.errors=[{instancePath:r+"/charge\
d_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0}}}}}}else
return ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=t,e===0}var ns={type:["object","null"],additionalProperties:!1,required:["limit","remaining",
"resets_at"],properties:{limit:{$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{
$ref:"schema:ResetTime"}},$id:"schema:LimitLeft"};function oe(s,{instancePath:r="",parentData:O,parentDataProperty:j,
rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&
s!==null)return oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:ns.type}}],
!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.limit===void 0&&(y="limit")||s.remaining===
void 0&&(y="remaining")||s.resets_at===void 0&&(y="resets_at"))return oe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;{let p=e;for(let o in s)if(!(o==="lim\
it"||o==="remaining"||o==="resets_at")){return oe.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(s.limit!==
void 0){let o=s.limit,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return oe.errors=
[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return oe.errors=[{instancePath:r+
"/limit",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return oe.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0;if(i){if(s.remaining!==
void 0){let o=s.remaining,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return oe.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return oe.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return oe.errors=[{instancePath:r+"/re\
maining",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=n===e}else var i=!0;if(i)if(s.resets_at!==void 0){let o=s.resets_at,n=e,a=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return oe.errors=[{instancePath:r+"/resets_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:yr.type}}],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>4102444800||isNaN(o))return oe.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return oe.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0}}}}return oe.errors=t,e===0}var ps={type:["o\
bject","null"],additionalProperties:!1,required:["period","limit_usd","used_usd","remaining_usd","re\
sets_at"],properties:{period:{$ref:"schema:BudgetSpan"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"\
schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:Budg\
etLeft"},ms={type:"string",enum:["day","month","total"],$id:"schema:BudgetSpan"};function ne(s,{instancePath:r="",
parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null)return ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:ps.type}}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.period===
void 0&&(y="period")||s.limit_usd===void 0&&(y="limit_usd")||s.used_usd===void 0&&(y="used_usd")||s.
remaining_usd===void 0&&(y="remaining_usd")||s.resets_at===void 0&&(y="resets_at"))return ne.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let p=e;
for(let o in s)if(!(o==="period"||o==="limit_usd"||o==="used_usd"||o==="remaining_usd"||o==="resets_\
at")){return ne.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:o}}],!1;break}if(p===e){if(s.period!==void 0){let o=s.period,n=e;if(typeof o!=
"string")return ne.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(o==="day"||o==="month"||o==="total"))return ne.errors=[{instancePath:r+
"/period",schemaPath:"schema:BudgetSpan/enum",keyword:"enum",params:{allowedValues:ms.enum}}],!1;var i=n===
e}else var i=!0;if(i){if(s.limit_usd!==void 0){let o=s.limit_usd,n=e;if(e===e)if(typeof o=="string"){
if(W(o,20))return ne.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!Ge.test(o))return ne.errors=[{instancePath:r+"/limit_usd",schemaPath:"\
schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return ne.
errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=n===e}else var i=!0;if(i){if(s.used_usd!==void 0){let o=s.used_usd,n=e;if(e===e)if(typeof o==
"string"){if(W(o,20))return ne.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/maxLength",
keyword:"maxLength",params:{limit:20}}],!1;if(!Ge.test(o))return ne.errors=[{instancePath:r+"/used_u\
sd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return ne.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{
type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(s.remaining_usd!==void 0){let o=s.remaining_usd,
n=e;if(e===e)if(typeof o=="string"){if(W(o,20))return ne.errors=[{instancePath:r+"/remaining_usd",schemaPath:"\
schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Ge.test(o))return ne.errors=[{instancePath:r+
"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return ne.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i)if(s.resets_at!==void 0){
let o=s.resets_at,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ne.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:yr.
type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(o))return ne.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(o<0||isNaN(o))return ne.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0}}}}}}return ne.
errors=t,e===0}function ae(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o=
"object")||s.name===void 0&&(o="name")||s.prefix===void 0&&(o="prefix")||s.expires_at===void 0&&(o="\
expires_at")||s.used===void 0&&(o="used")||s.limits===void 0&&(o="limits"))return ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let a in s)if(!(a===
"object"||a==="name"||a==="prefix"||a==="expires_at"||a==="used"||a==="limits")){return ae.errors=[{
instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(s.object!==void 0){let a=s.object,m=e;if(typeof a!="string")return ae.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(a!=="key_usage")return ae.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/co\
nst",keyword:"const",params:{allowedValue:"key_usage"}}],!1;var i=m===e}else var i=!0;if(i){if(s.name!==
void 0){let a=s.name,m=e;if(e===m)if(typeof a=="string"){if(W(a,128))return ae.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ce(a,
1))return ae.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return ae.errors=[{instancePath:r+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(s.prefix!==
void 0){let a=s.prefix,m=e;if(e===m)if(typeof a=="string"){if(W(a,16))return ae.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else
return ae.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{
type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(s.expires_at!==void 0){let a=s.expires_at,m=e,
u=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return ae.errors=[{instancePath:r+
"/expires_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:yr.type}}],!1;if(e===u&&
typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))return ae.errors=[{instancePath:r+"/expir\
es_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(s.used!==
void 0){let a=s.used,m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;if(a.day===void 0&&
(l="day")||a.month===void 0&&(l="month"))return ae.errors=[{instancePath:r+"/used",schemaPath:"#/pro\
perties/used/required",keyword:"required",params:{missingProperty:l}}],!1;{let v=e;for(let b in a)if(!(b===
"day"||b==="month")){return ae.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(v===e){if(a.
day!==void 0){let b=e;ee(a.day,{instancePath:r+"/used/day",parentData:a,parentDataProperty:"day",rootData:L,
dynamicAnchors:$})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var y=b===e}else var y=!0;
if(y)if(a.month!==void 0){let b=e;ee(a.month,{instancePath:r+"/used/month",parentData:a,parentDataProperty:"\
month",rootData:L,dynamicAnchors:$})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var y=b===
e}else var y=!0}}}else return ae.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/type",
keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0;if(i)if(s.limits!==void 0){let a=s.
limits,m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;if(a.requests_per_minute===void 0&&
(l="requests_per_minute")||a.tokens_per_minute===void 0&&(l="tokens_per_minute")||a.parallel_requests===
void 0&&(l="parallel_requests")||a.budget===void 0&&(l="budget"))return ae.errors=[{instancePath:r+"\
/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:l}}],!1;
{let v=e;for(let b in a)if(!(b==="requests_per_minute"||b==="tokens_per_minute"||b==="parallel_reque\
sts"||b==="budget")){return ae.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(v===e){
if(a.requests_per_minute!==void 0){let b=e;oe(a.requests_per_minute,{instancePath:r+"/limits/request\
s_per_minute",parentData:a,parentDataProperty:"requests_per_minute",rootData:L,dynamicAnchors:$})||(t=
t===null?oe.errors:t.concat(oe.errors),e=t.length);var p=b===e}else var p=!0;if(p){if(a.tokens_per_minute!==
void 0){let b=e;oe(a.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:a,parentDataProperty:"\
tokens_per_minute",rootData:L,dynamicAnchors:$})||(t=t===null?oe.errors:t.concat(oe.errors),e=t.length);
var p=b===e}else var p=!0;if(p){if(a.parallel_requests!==void 0){let b=e;oe(a.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:a,parentDataProperty:"parallel_requests",rootData:L,dynamicAnchors:$})||
(t=t===null?oe.errors:t.concat(oe.errors),e=t.length);var p=b===e}else var p=!0;if(p)if(a.budget!==void 0){
let b=e;ne(a.budget,{instancePath:r+"/limits/budget",parentData:a,parentDataProperty:"budget",rootData:L,
dynamicAnchors:$})||(t=t===null?ne.errors:t.concat(ne.errors),e=t.length);var p=b===e}else var p=!0}}}}}else
return ae.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var i=m===e}else var i=!0}}}}}}}else return ae.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=t,e===0}function ur(s,{instancePath:r="",
parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ae(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:$})||(t=t===null?ae.errors:t.concat(
ae.errors),e=t.length));else return ur.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ur.errors=t,e===0}var _t=fe;function fe(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let y=s.
response;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.id===void 0&&(o="id")||y.object===
void 0&&(o="object")||y.created===void 0&&(o="created")||y.owned_by===void 0&&(o="owned_by"))return fe.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:o}}],!1;{let n=e;for(let a in y)if(!(a==="id"||a==="object"||a==="created"||a==="own\
ed_by")){return fe.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(y.id!==
void 0){let a=y.id,m=e;if(e===m)if(typeof a=="string"){if(W(a,256))return fe.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ce(a,1))return fe.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=m===e}else var i=!0;if(i){if(y.object!==void 0){let a=y.object,m=e;if(typeof a!="stri\
ng")return fe.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="model")return fe.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=m===e}else var i=!0;if(i){if(y.created!==void 0){let a=y.created,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return fe.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>4102444800||isNaN(a))return fe.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return fe.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(y.owned_by!==void 0){let a=y.owned_by,m=e;if(e===m)if(typeof a==
"string"){if(W(a,64))return fe.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ce(a,1))return fe.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=m===e}else var i=!0}}}}}else return fe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return fe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=t,e===0}var bt=ue;function ue(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let y=s.
response;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.id===void 0&&(o="id")||y.object===
void 0&&(o="object")||y.created===void 0&&(o="created")||y.owned_by===void 0&&(o="owned_by"))return ue.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:o}}],!1;{let n=e;for(let a in y)if(!(a==="id"||a==="object"||a==="created"||a==="own\
ed_by")){return ue.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(y.id!==
void 0){let a=y.id,m=e;if(e===m)if(typeof a=="string"){if(W(a,256))return ue.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ce(a,1))return ue.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=m===e}else var i=!0;if(i){if(y.object!==void 0){let a=y.object,m=e;if(typeof a!="stri\
ng")return ue.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="model")return ue.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=m===e}else var i=!0;if(i){if(y.created!==void 0){let a=y.created,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ue.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>4102444800||isNaN(a))return ue.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return ue.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(y.owned_by!==void 0){let a=y.owned_by,m=e;if(e===m)if(typeof a==
"string"){if(W(a,64))return ue.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ce(a,1))return ue.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=m===e}else var i=!0}}}}}else return ue.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return ue.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=t,e===0}var kt=We;function We(s,{instancePath:r="",parentData:O,parentDataProperty:j,rootData:L=s,dynamicAnchors:$={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let i=s.
response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return We.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return We.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=
t,e===0}var vs={createOpenAIChatCompletion:{parameters:Dr,body:Kr,replies:{200:ft}},createOpenAIEmbeddings:{
parameters:Mr,body:Zr,replies:{200:ut}},createOpenAIRerank:{parameters:Ir,body:Jr,replies:{200:yt}},
createOpenAIModeration:{parameters:Fr,body:Hr,replies:{200:ct}},listOpenAIModels:{parameters:Cr,body:Yr,
replies:{200:ht}},readOpenAIUsage:{parameters:Rr,body:Wr,replies:{200:gt}},retrieveOpenAIModel:{parameters:Tr,
body:Qr,replies:{200:_t}},retrieveOwnedOpenAIModel:{parameters:Er,body:rt,replies:{200:bt}},getContract:{
parameters:Ur,body:st,replies:{200:kt}},getReference:{parameters:zr,body:it,replies:{}},getReferenceFile:{
parameters:Sr,body:nt,replies:{}}};export{vs as default};
