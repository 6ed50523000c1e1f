// Compiled from a contract by npm run generate. Never edited.
var wt=Object.create;var _r=Object.defineProperty;var xt=Object.getOwnPropertyDescriptor;var At=Object.getOwnPropertyNames;var Lt=Object.getPrototypeOf,jt=Object.prototype.hasOwnProperty;var br=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(D){throw r=0,D}};var qt=(s,r,D,j)=>{if(r&&typeof r=="object"||typeof r=="function")for(let L of At(r))!jt.call(s,L)&&
L!==D&&_r(s,L,{get:()=>r[L],enumerable:!(j=xt(r,L))||j.enumerable});return s};var Ee=(s,r,D)=>(D=s!=null?wt(Lt(s)):{},qt(r||!s||!s.__esModule?_r(D,"default",{value:s,enumerable:!0}):
D,s));var Ze=br(Ke=>{"use strict";Object.defineProperty(Ke,"__esModule",{value:!0});Ke.formats=void 0;var $t=2**
31-1,Dt=(-2)**31,Ot=2**63-1,It=(-2)**63,Pr=(2-2**-23)*2**127,wr=2**-126,Mt=-1*Pr,Ft=-1*wr,vr=()=>!0,
Ct=/^[A-Za-z0-9+/]*(=|==)?$/;Ke.formats={int32:{validate:s=>Number.isInteger(s)&&s<=$t&&s>=Dt,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Ot&&s>=It,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Pr&&s>=wr||s>=Mt&&s<=Ft),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Ct.test(s),binary:vr,password:vr}});var Je=br($e=>{"use strict";Object.defineProperty($e,"__esModule",{value:!0});$e.formatNames=$e.fastFormats=
$e.fullFormats=void 0;function Ne(s,r){return{validate:s,compare:r}}$e.fullFormats={date:Ne(jr,tr),time:Ne(
er(!0),sr),"date-time":Ne(xr(!0),Nr),"iso-time":Ne(er(),qr),"iso-date-time":Ne(xr(),$r),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:St,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Yt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Bt,int32:{type:"number",validate:Zt},
int64:{type:"number",validate:Jt},float:{type:"number",validate:Lr},double:{type:"number",validate:Lr},
password:!0,binary:!0};$e.fastFormats={...$e.fullFormats,date:Ne(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,tr),time:Ne(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,sr),"date-time":Ne(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Nr),"iso-time":Ne(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,qr),
"iso-date-time":Ne(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
$r),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
$e.formatNames=Object.keys($e.fullFormats);function Rt(s){return s%4===0&&(s%100!==0||s%400===0)}var Tt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Et=[0,31,28,31,30,31,30,31,31,30,31,30,31];function jr(s){let r=Tt.exec(s);if(!r)return!1;let D=+r[1],
j=+r[2],L=+r[3];return j>=1&&j<=12&&L>=1&&L<=(j===2&&Rt(D)?29:Et[j])}function tr(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Qe=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function er(s){
return function(D){let j=Qe.exec(D);if(!j)return!1;let L=+j[1],q=+j[2],t=+j[3],e=j[4],i=j[5]==="-"?-1:
1,y=+(j[6]||0),p=+(j[7]||0);if(y>23||p>59||s&&!e)return!1;if(L<=23&&q<=59&&t<60)return!0;let o=q-p*i,
n=L-y*i-(o<0?1:0);return(n===23||n===-1)&&(o===59||o===-1)&&t<61}}function sr(s,r){if(!(s&&r))return;
let D=new Date("2020-01-01T"+s).valueOf(),j=new Date("2020-01-01T"+r).valueOf();if(D&&j)return D-j}function qr(s,r){
if(!(s&&r))return;let D=Qe.exec(s),j=Qe.exec(r);if(D&&j)return s=D[1]+D[2]+D[3],r=j[1]+j[2]+j[3],s>r?
1:s<r?-1:0}var rr=/t|\s/i;function xr(s){let r=er(s);return function(j){let L=j.split(rr);return L.length===
2&&jr(L[0])&&r(L[1])}}function Nr(s,r){if(!(s&&r))return;let D=new Date(s).valueOf(),j=new Date(r).valueOf();
if(D&&j)return D-j}function $r(s,r){if(!(s&&r))return;let[D,j]=s.split(rr),[L,q]=r.split(rr),t=tr(D,
L);if(t!==void 0)return t||sr(j,q)}var Ut=/\/|:/,zt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function St(s){return Ut.test(s)&&zt.test(s)}var Ar=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Bt(s){return Ar.lastIndex=0,Ar.test(s)}var Vt=-(2**31),Kt=2**31-1;function Zt(s){return Number.
isInteger(s)&&s<=Kt&&s>=Vt}function Jt(s){return Number.isInteger(s)}function Lr(){return!0}var Ht=/[^\\]\\Z/;
function Yt(s){if(Ht.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Ue=(s,r)=>s.length>r&&kr(s)>r,ze=(s,r)=>s.length<2*r&&kr(s)<r,Nt=/[\ud800-\udbff][\udc00-\udfff]/g,
kr=s=>s.length-(s.match(Nt)?.length??0);var Dr=Ee(Ze()),Or=Ee(Je()),_s={...Dr.formats,...Or.fastFormats},Ir=le;var _e=Ue,Me=ze,He=new RegExp("^[ -~]+$","u");function le(s,{instancePath:r="",parentData:D,parentDataProperty:j,
rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;
if(s.query===void 0&&(y="query")||s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))
return le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(s.headers!==void 0){let p=s.headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["\
x-request-timeout-ms"]!==void 0){let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let l=typeof n,f;if(f===void 0)if(l==="boolean"||n===null||l==="string"&&n&&
n==+n&&!(n%1))f=+n;else return le.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;f!==void 0&&(n=f,p!==void 0&&(p["x-request-timeout-ms"]=f))}if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>6e5||isNaN(n))return le.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(n<1||isNaN(n))return le.errors=[{instancePath:r+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=a===e}else var i=!0;if(i){if(p["idempotency-key"]!==void 0){let n=p["\
idempotency-key"],a=e;if(typeof n!="string"){let f=typeof n,m;if(m===void 0)if(f=="number"||f=="bool\
ean")m=""+n;else if(n===null)m="";else return le.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;m!==void 0&&(n=m,p!==void 0&&(p["idempotency-key"]=m))}if(e===a&&typeof n=="string"){if(_e(
n,255))return le.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Me(n,1))return le.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(n))return le.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var i=a===e}else var i=!0;if(i){if(p["session-id"]!==void 0){
let n=p["session-id"],a=e;if(typeof n!="string"){let f=typeof n,m;if(m===void 0)if(f=="number"||f=="\
boolean")m=""+n;else if(n===null)m="";else return le.errors=[{instancePath:r+"/headers/session-id",schemaPath:"\
#/properties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(n=m,p!==void 0&&(p["session-id"]=m))}if(e===a&&typeof n=="string"&&_e(n,4096))return le.errors=[{instancePath:r+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i){if(p["thread-id"]!==void 0){let n=p["\
thread-id"],a=e;if(typeof n!="string"){let f=typeof n,m;if(m===void 0)if(f=="number"||f=="boolean")m=
""+n;else if(n===null)m="";else return le.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#\
/properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(n=m,p!==void 0&&(p["thread-id"]=m))}if(e===a&&typeof n=="string"&&_e(n,4096))return le.errors=[{instancePath:r+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i)if(p["x-claude-code-session-id"]!==void 0){
let n=p["x-claude-code-session-id"],a=e;if(typeof n!="string"){let f=typeof n,m;if(m===void 0)if(f==
"number"||f=="boolean")m=""+n;else if(n===null)m="";else return le.errors=[{instancePath:r+"/headers\
/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,p!==void 0&&(p["x-claude-code-session-id"]=
m))}if(e===a&&typeof n=="string"&&_e(n,4096))return le.errors=[{instancePath:r+"/headers/x-claude-co\
de-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var i=a===e}else var i=!0}}}}else return le.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return le.
errors=t,e===0}var Mr=Ae;function Ae(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||
s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return Ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.headers!==void 0){let p=s.
headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["x-request-timeout-ms"]!==void 0){
let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l=typeof n,
f;if(f===void 0)if(l==="boolean"||n===null||l==="string"&&n&&n==+n&&!(n%1))f=+n;else return Ae.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(n=f,p!==void 0&&(p["x-r\
equest-timeout-ms"]=f))}if(e===a&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return Ae.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return Ae.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(p["idempotency-key"]!==void 0){let n=p["idempotency-key"],a=e;if(typeof n!="string"){
let f=typeof n,m;if(m===void 0)if(f=="number"||f=="boolean")m=""+n;else if(n===null)m="";else return Ae.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,p!==void 0&&(p["idempot\
ency-key"]=m))}if(e===a&&typeof n=="string"){if(_e(n,255))return Ae.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Me(n,1))return Ae.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!He.test(n))return Ae.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return Ae.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.errors=t,e===0}var Fr=Le;function Le(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||
s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return Le.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.headers!==void 0){let p=s.
headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["x-request-timeout-ms"]!==void 0){
let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l=typeof n,
f;if(f===void 0)if(l==="boolean"||n===null||l==="string"&&n&&n==+n&&!(n%1))f=+n;else return Le.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(n=f,p!==void 0&&(p["x-r\
equest-timeout-ms"]=f))}if(e===a&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return Le.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return Le.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(p["idempotency-key"]!==void 0){let n=p["idempotency-key"],a=e;if(typeof n!="string"){
let f=typeof n,m;if(m===void 0)if(f=="number"||f=="boolean")m=""+n;else if(n===null)m="";else return Le.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,p!==void 0&&(p["idempot\
ency-key"]=m))}if(e===a&&typeof n=="string"){if(_e(n,255))return Le.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Me(n,1))return Le.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!He.test(n))return Le.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return Le.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Le.errors=t,e===0}var Cr=je;function je(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||
s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return je.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.headers!==void 0){let p=s.
headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["x-request-timeout-ms"]!==void 0){
let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l=typeof n,
f;if(f===void 0)if(l==="boolean"||n===null||l==="string"&&n&&n==+n&&!(n%1))f=+n;else return je.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(n=f,p!==void 0&&(p["x-r\
equest-timeout-ms"]=f))}if(e===a&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return je.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return je.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(p["idempotency-key"]!==void 0){let n=p["idempotency-key"],a=e;if(typeof n!="string"){
let f=typeof n,m;if(m===void 0)if(f=="number"||f=="boolean")m=""+n;else if(n===null)m="";else return je.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,p!==void 0&&(p["idempot\
ency-key"]=m))}if(e===a&&typeof n=="string"){if(_e(n,255))return je.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Me(n,1))return je.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!He.test(n))return je.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return je.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return je.errors=t,e===0}var Rr=ar;function ar(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return ar.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return ar.errors=t,e===0}
var Tr=ir;function ir(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return ir.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return ir.errors=t,e===0}
var Er=Ie;function Ie(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Ie.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.params!==void 0){let y=s.
params;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.model===void 0&&(o="model"))
return Ie.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"requi\
red",params:{missingProperty:o}}],!1;if(y.model!==void 0){let n=y.model,a=e;if(typeof n!="string"){let l=typeof n,
f;if(f===void 0)if(l=="number"||l=="boolean")f=""+n;else if(n===null)f="";else return Ie.errors=[{instancePath:r+
"/params/model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(n=f,y!==void 0&&(y.model=f))}if(e===a&&typeof n=="string"){if(_e(n,256))return Ie.
errors=[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Me(n,1))return Ie.errors=[{instancePath:r+"/params/mo\
del",schemaPath:"#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],
!1}}}else return Ie.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1}}return Ie.errors=t,e===0}var Ur=qe;function qe(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||
s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return qe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.params!==void 0){let p=s.
params;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let n;if(p.owner===void 0&&(n="owner")||
p.name===void 0&&(n="name"))return qe.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/required",keyword:"required",params:{missingProperty:n}}],!1;if(p.owner!==void 0){let a=p.owner,
l=e;if(typeof a!="string"){let f=typeof a,m;if(m===void 0)if(f=="number"||f=="boolean")m=""+a;else if(a===
null)m="";else return qe.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/pro\
perties/owner/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(a=m,p!==void 0&&(p.owner=
m))}if(e===l&&typeof a=="string"){if(_e(a,256))return qe.errors=[{instancePath:r+"/params/owner",schemaPath:"\
#/properties/params/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Me(a,
1))return qe.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owne\
r/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=l===e}else var i=!0;if(i)if(p.name!==void 0){
let a=p.name,l=e;if(typeof a!="string"){let m=typeof a,v;if(v===void 0)if(m=="number"||m=="boolean")
v=""+a;else if(a===null)v="";else return qe.errors=[{instancePath:r+"/params/name",schemaPath:"#/pro\
perties/params/properties/name/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(a=v,p!==
void 0&&(p.name=v))}if(e===l&&typeof a=="string"){if(_e(a,256))return qe.errors=[{instancePath:r+"/p\
arams/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Me(a,1))return qe.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=l===e}else var i=!0}else return qe.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return qe.errors=t,e===0}var zr=Se;function Se(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.headers!==void 0){let y=s.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let o=y["\
if-none-match"],n=e;if(typeof o!="string"){let a=typeof o,l;if(l===void 0)if(a=="number"||a=="boolea\
n")l=""+o;else if(o===null)l="";else return Se.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(o=l,y!==void 0&&(y["if-none-match"]=l))}if(e===n&&typeof o=="string"&&_e(o,4096))return Se.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Se.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Se.errors=
t,e===0}var Sr=Be;function Be(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&(i="query")||
s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Be.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(s.headers!==void 0){let y=s.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let o=y["\
if-none-match"],n=e;if(typeof o!="string"){let a=typeof o,l;if(l===void 0)if(a=="number"||a=="boolea\
n")l=""+o;else if(o===null)l="";else return Be.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(o=l,y!==void 0&&(y["if-none-match"]=l))}if(e===n&&typeof o=="string"&&_e(o,4096))return Be.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Be.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Be.errors=
t,e===0}var Br=we;var Gt=new RegExp("^[a-z][a-z0-9.-]*$","u");function we(s,{instancePath:r="",parentData:D,parentDataProperty:j,
rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;
if(s.query===void 0&&(y="query")||s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))
return we.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(s.headers!==void 0){let p=s.headers,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p["if-none-match"]!==void 0){let n=p["if-none-match"],a=e;if(typeof n!="string"){let l=typeof n,f;
if(f===void 0)if(l=="number"||l=="boolean")f=""+n;else if(n===null)f="";else return we.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;f!==void 0&&(n=f,p!==void 0&&(p["if-none-match"]=f))}if(e===a&&typeof n==
"string"&&_e(n,4096))return we.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return we.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var i=o===e}else var i=!0;if(i)if(s.params!==void 0){let p=s.params,o=e;if(e===o)if(p&&
typeof p=="object"&&!Array.isArray(p)){let a;if(p.file===void 0&&(a="file"))return we.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(p.file!==void 0){let l=p.file,f=e;if(typeof l!="string"){let m=typeof l,v;if(v===void 0)if(m==
"number"||m=="boolean")v=""+l;else if(l===null)v="";else return we.errors=[{instancePath:r+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;v!==void 0&&(l=v,p!==void 0&&(p.file=v))}if(e===f&&typeof l=="string"){if(_e(l,64))return we.errors=
[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Me(l,1))return we.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Gt.test(
l))return we.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return we.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=o===
e}else var i=!0}return we.errors=t,e===0}var Kr=Ee(Ze()),Zr=Ee(Je()),ks={...Kr.formats,...Zr.fastFormats},Jr=M,pe={paths:{},components:{securitySchemes:{
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
ReasoningSettings"},{type:"null"}]}}}},required:["body"]};var Xt={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var Qt={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"};var es={type:"string",enum:["text"],$id:"schema:Modality"};var z=Ue,be=ze,xe={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
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
ring"}}}}}},$id:"schema:Message"};var rs={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolC\
all"};var Ye={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
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
then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},ts=new RegExp("^(https?://\
|data:)","u");function E(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return E.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(s.length<1)return E.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let P=s.length;for(let d=0;d<
P;d++){let c=s[d],A=e,N=e,O=e,_=e,k=!0,R=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let w;if(c.type===
void 0&&(w="type")){let g={};t===null?t=[g]:t.push(g),e++}else if(c.type!==void 0&&c.type!=="text"){
let g={};t===null?t=[g]:t.push(g),e++}}var y=R===e;if(e=_,t!==null&&(_?t.length=_:t=null),y){let w=e;
if(c&&typeof c=="object"&&!Array.isArray(c)){let h;if(c.text===void 0&&(h="text"))return E.errors=[{
instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:h}}],!1}var y=w===e;k=y}if(!k){let w={instancePath:r+"/"+d,schemaPath:"schema:Conten\
tPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[w]:t.push(w),e++,E.
errors=t,!1}var p=O===e;if(p){let w=e,g=e,h=!0,I=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let $;
if(c.type===void 0&&($="type")){let x={};t===null?t=[x]:t.push(x),e++}else if(c.type!==void 0&&c.type!==
"refusal"){let x={};t===null?t=[x]:t.push(x),e++}}var o=I===e;if(e=g,t!==null&&(g?t.length=g:t=null),
o){let $=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let F;if(c.refusal===void 0&&(F="refusal"))return E.
errors=[{instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/1/then/required",keyword:"require\
d",params:{missingProperty:F}}],!1;if(c.refusal!==void 0&&typeof c.refusal!="string")return E.errors=
[{instancePath:r+"/"+d+"/refusal",schemaPath:"schema:ContentPart/allOf/1/then/properties/refusal/typ\
e",keyword:"type",params:{type:"string"}}],!1}var o=$===e;h=o}if(!h){let $={instancePath:r+"/"+d,schemaPath:"\
schema:ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[$]:t.
push($),e++,E.errors=t,!1}var p=w===e;if(p){let $=e,x=e,F=!0,T=e;if(c&&typeof c=="object"&&!Array.isArray(
c)){let G;if(c.type===void 0&&(G="type")){let B={};t===null?t=[B]:t.push(B),e++}else if(c.type!==void 0&&
c.type!=="image_url"){let B={};t===null?t=[B]:t.push(B),e++}}var n=T===e;if(e=x,t!==null&&(x?t.length=
x:t=null),n){let G=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let Z;if(c.image_url===void 0&&(Z=
"image_url"))return E.errors=[{instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/2/then/requ\
ired",keyword:"required",params:{missingProperty:Z}}],!1}var n=G===e;F=n}if(!F){let G={instancePath:r+
"/"+d,schemaPath:"schema:ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[G]:t.push(G),e++,E.errors=t,!1}var p=$===e;if(p){let G=e,B=e,Z=!0,Y=e;if(c&&typeof c=="objec\
t"&&!Array.isArray(c)){let J;if(c.type===void 0&&(J="type")){let se={};t===null?t=[se]:t.push(se),e++}else if(c.
type!==void 0&&c.type!=="input_audio"){let se={};t===null?t=[se]:t.push(se),e++}}var a=Y===e;if(e=B,
t!==null&&(B?t.length=B:t=null),a){let J=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let Pe;if(c.
input_audio===void 0&&(Pe="input_audio"))return E.errors=[{instancePath:r+"/"+d,schemaPath:"schema:C\
ontentPart/allOf/3/then/required",keyword:"required",params:{missingProperty:Pe}}],!1}var a=J===e;Z=
a}if(!Z){let J={instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};return t===null?t=[J]:t.push(J),e++,E.errors=t,!1}var p=G===e;if(p){let J=e,
se=e,Pe=!0,hr=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let Te;if(c.type===void 0&&(Te="type")){
let Ve={};t===null?t=[Ve]:t.push(Ve),e++}else if(c.type!==void 0&&c.type!=="file"){let Ve={};t===null?
t=[Ve]:t.push(Ve),e++}}var l=hr===e;if(e=se,t!==null&&(se?t.length=se:t=null),l){let Te=e;if(c&&typeof c==
"object"&&!Array.isArray(c)){let gr;if(c.file===void 0&&(gr="file"))return E.errors=[{instancePath:r+
"/"+d,schemaPath:"schema:ContentPart/allOf/4/then/required",keyword:"required",params:{missingProperty:gr}}],
!1}var l=Te===e;Pe=l}if(!Pe){let Te={instancePath:r+"/"+d,schemaPath:"schema:ContentPart/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[Te]:t.push(Te),e++,E.errors=t,!1}var p=J===
e}}}}if(e===N)if(c&&typeof c=="object"&&!Array.isArray(c)){let w;if(c.type===void 0&&(w="type"))return E.
errors=[{instancePath:r+"/"+d,schemaPath:"schema:ContentPart/required",keyword:"required",params:{missingProperty:w}}],
!1;if(c.type!==void 0){let g=c.type,h=e;if(typeof g!="string")return E.errors=[{instancePath:r+"/"+d+
"/type",schemaPath:"schema:ContentPart/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;if(!(g==="text"||g==="refusal"||g==="image_url"||g==="input_audio"||g==="file"))return E.errors=[
{instancePath:r+"/"+d+"/type",schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{
allowedValues:Ye.properties.type.enum}}],!1;var f=h===e}else var f=!0;if(f){if(c.text!==void 0){let g=c.
text,h=e;if(e===h)if(typeof g=="string"){if(z(g,33554432))return E.errors=[{instancePath:r+"/"+d+"/t\
ext",schemaPath:"schema:ContentPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return E.errors=[{instancePath:r+"/"+d+"/text",schemaPath:"schema:ContentPart/properties/tex\
t/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f){if(c.refusal!==void 0){
let g=c.refusal,h=e;if(typeof g!="string"&&g!==null)return E.errors=[{instancePath:r+"/"+d+"/refusal",
schemaPath:"schema:ContentPart/properties/refusal/type",keyword:"type",params:{type:Ye.properties.refusal.
type}}],!1;if(e===h&&typeof g=="string"&&z(g,33554432))return E.errors=[{instancePath:r+"/"+d+"/refu\
sal",schemaPath:"schema:ContentPart/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var f=h===e}else var f=!0;if(f){if(c.image_url!==void 0){let g=c.image_url,h=e;if(e===h)if(g&&typeof g==
"object"&&!Array.isArray(g)){let C;if(g.url===void 0&&(C="url"))return E.errors=[{instancePath:r+"/"+
d+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/required",keyword:"required",params:{
missingProperty:C}}],!1;if(g.url!==void 0){let $=g.url,x=e;if(e===x)if(typeof $=="string"){if(z($,33554432))
return E.errors=[{instancePath:r+"/"+d+"/image_url/url",schemaPath:"schema:ContentPart/properties/im\
age_url/properties/url/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(!ts.test($))return E.
errors=[{instancePath:r+"/"+d+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/p\
roperties/url/pattern",keyword:"pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return E.errors=
[{instancePath:r+"/"+d+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properti\
es/url/type",keyword:"type",params:{type:"string"}}],!1;var m=x===e}else var m=!0;if(m)if(g.detail!==
void 0){let $=g.detail,x=e;if(typeof $!="string"&&$!==null)return E.errors=[{instancePath:r+"/"+d+"/\
image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/type",keyword:"\
type",params:{type:Ye.properties.image_url.properties.detail.type}}],!1;if(e===x&&typeof $=="string"&&
z($,64))return E.errors=[{instancePath:r+"/"+d+"/image_url/detail",schemaPath:"schema:ContentPart/pr\
operties/image_url/properties/detail/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var m=x===
e}else var m=!0}else return E.errors=[{instancePath:r+"/"+d+"/image_url",schemaPath:"schema:ContentP\
art/properties/image_url/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e}else var f=!0;
if(f){if(c.input_audio!==void 0){let g=c.input_audio,h=e;if(e===h)if(g&&typeof g=="object"&&!Array.isArray(
g)){let C;if(g.data===void 0&&(C="data")||g.format===void 0&&(C="format"))return E.errors=[{instancePath:r+
"/"+d+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/required",keyword:"requir\
ed",params:{missingProperty:C}}],!1;if(g.data!==void 0){let $=g.data,x=e;if(e===x)if(typeof $=="stri\
ng"){if(z($,33554432))return E.errors=[{instancePath:r+"/"+d+"/input_audio/data",schemaPath:"schema:\
ContentPart/properties/input_audio/properties/data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return E.errors=[{instancePath:r+"/"+d+"/input_audio/data",schemaPath:"schema:ContentPart/pr\
operties/input_audio/properties/data/type",keyword:"type",params:{type:"string"}}],!1;var v=x===e}else
var v=!0;if(v)if(g.format!==void 0){let $=g.format,x=e;if(e===x)if(typeof $=="string"){if(z($,64))return E.
errors=[{instancePath:r+"/"+d+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_\
audio/properties/format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(be($,1))return E.errors=
[{instancePath:r+"/"+d+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/p\
roperties/format/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+
"/"+d+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/\
type",keyword:"type",params:{type:"string"}}],!1;var v=x===e}else var v=!0}else return E.errors=[{instancePath:r+
"/"+d+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/type",keyword:"type",params:{
type:"object"}}],!1;var f=h===e}else var f=!0;if(f)if(c.file!==void 0){let g=c.file,h=e;if(e===h)if(g&&
typeof g=="object"&&!Array.isArray(g)){let C;if(g.file_data===void 0&&(C="file_data"))return E.errors=
[{instancePath:r+"/"+d+"/file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"req\
uired",params:{missingProperty:C}}],!1;if(g.file_data!==void 0){let $=g.file_data,x=e;if(e===x)if(typeof $==
"string"){if(z($,33554432))return E.errors=[{instancePath:r+"/"+d+"/file/file_data",schemaPath:"sche\
ma:ContentPart/properties/file/properties/file_data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return E.errors=[{instancePath:r+"/"+d+"/file/file_data",schemaPath:"schema:ContentPart/prop\
erties/file/properties/file_data/type",keyword:"type",params:{type:"string"}}],!1;var b=x===e}else var b=!0;
if(b)if(g.filename!==void 0){let $=g.filename,x=e;if(typeof $!="string"&&$!==null)return E.errors=[{
instancePath:r+"/"+d+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/file\
name/type",keyword:"type",params:{type:Ye.properties.file.properties.filename.type}}],!1;if(e===x&&typeof $==
"string"&&z($,1024))return E.errors=[{instancePath:r+"/"+d+"/file/filename",schemaPath:"schema:Conte\
ntPart/properties/file/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var b=x===
e}else var b=!0}else return E.errors=[{instancePath:r+"/"+d+"/file",schemaPath:"schema:ContentPart/p\
roperties/file/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e}else var f=!0}}}}}else return E.
errors=[{instancePath:r+"/"+d,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var i=A===e;if(!i)break}}}else return E.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return E.errors=t,e===0}function U(s,{instancePath:r="",parentData:D,
parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0,i=e,y=!0,p=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let _;if(s.role===void 0&&(_="role")){let k={};t===null?t=[k]:t.push(k),
e++}else if(s.role!==void 0&&s.role!=="assistant"){let k={};t===null?t=[k]:t.push(k),e++}}var o=p===
e;e=i,t!==null&&(i?t.length=i:t=null);let n;if(o){let _=e,k=e,R=!1,u=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let g;if(s.content===void 0&&(g="content")){let h={instancePath:r,schemaPath:"#/then/any\
Of/0/required",keyword:"required",params:{missingProperty:g}};t===null?t=[h]:t.push(h),e++}else if(s.
content!==void 0){let h=s.content;if(typeof h!="string"&&!Array.isArray(h)){let I={instancePath:r+"/\
content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{type:xe.then.anyOf[0].
properties.content.type}};t===null?t=[I]:t.push(I),e++}}}var a=u===e;if(R=R||a,!R){let g=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let I;if(s.tool_calls===void 0&&(I="tool_calls")){let C={instancePath:r,
schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty:I}};t===null?t=[C]:t.
push(C),e++}else if(s.tool_calls!==void 0){let C=s.tool_calls;if(e===e)if(Array.isArray(C)){if(C.length<
1){let x={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_calls/minItems",keyword:"\
minItems",params:{limit:1}};t===null?t=[x]:t.push(x),e++}}else{let x={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type:"array"}};t===null?t=[x]:t.push(
x),e++}}}var a=g===e;if(R=R||a,!R){let I=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.refusal===
void 0&&($="refusal")){let x={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:$}};t===null?t=[x]:t.push(x),e++}else if(s.refusal!==void 0&&typeof s.refusal!=
"string"){let x={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}}var a=I===e;if(R=R||a,!R){let $=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let F;if(s.reasoning===void 0&&(F="reasoning")){let T={instancePath:r,
schemaPath:"#/then/anyOf/3/required",keyword:"required",params:{missingProperty:F}};t===null?t=[T]:t.
push(T),e++}else if(s.reasoning!==void 0&&typeof s.reasoning!="string"){let T={instancePath:r+"/reas\
oning",schemaPath:"#/then/anyOf/3/properties/reasoning/type",keyword:"type",params:{type:"string"}};
t===null?t=[T]:t.push(T),e++}}var a=$===e;if(R=R||a,!R){let F=e;if(s&&typeof s=="object"&&!Array.isArray(
s)){let H;if(s.reasoning_content===void 0&&(H="reasoning_content")){let G={instancePath:r,schemaPath:"\
#/then/anyOf/4/required",keyword:"required",params:{missingProperty:H}};t===null?t=[G]:t.push(G),e++}else if(s.
reasoning_content!==void 0&&typeof s.reasoning_content!="string"){let G={instancePath:r+"/reasoning_\
content",schemaPath:"#/then/anyOf/4/properties/reasoning_content/type",keyword:"type",params:{type:"\
string"}};t===null?t=[G]:t.push(G),e++}}var a=F===e;R=R||a}}}}if(R)e=k,t!==null&&(k?t.length=k:t=null);else{
let g={instancePath:r,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{}};return t===null?t=[g]:t.push(
g),e++,U.errors=t,!1}if(e===_&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let g=s.
content;if(Array.isArray(g)){var l=!0;let h=g.length;for(let I=0;I<h;I++){let C=g[I],$=e;if(C&&typeof C==
"object"&&!Array.isArray(C)&&C.type!==void 0){let F=C.type;if(!(F==="text"||F==="refusal"))return U.
errors=[{instancePath:r+"/content/"+I+"/type",schemaPath:"#/then/properties/content/items/properties\
/type/enum",keyword:"enum",params:{allowedValues:xe.then.properties.content.items.properties.type.enum}}],
!1}var l=$===e;if(!l)break}}}var o=_===e;y=o,n="then"}else{let _=e,k=e,R=!0,u=e;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let g;if(s.role===void 0&&(g="role")){let h={};t===null?t=[h]:t.push(h),e++}else if(s.
role!==void 0){let h=s.role;if(!(h==="developer"||h==="system"||h==="user"||h==="tool")){let I={};t===
null?t=[I]:t.push(I),e++}}}var f=u===e;if(e=k,t!==null&&(k?t.length=k:t=null),f){let g=e,h=e,I=!0,C=e;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let F={};t===null?t=[
F]:t.push(F),e++}var m=C===e;e=h,t!==null&&(h?t.length=h:t=null);let $;if(m){let F=e;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.content!==void 0){let H=s.content;if(Array.isArray(H)){var v=!0;let G=H.
length;for(let B=0;B<G;B++){let Z=H[B],Y=e;if(Z&&typeof Z=="object"&&!Array.isArray(Z)&&Z.type!==void 0){
let J=Z.type;if(!(J==="text"||J==="image_url"||J==="input_audio"||J==="file"))return U.errors=[{instancePath:r+
"/content/"+B+"/type",schemaPath:"#/else/then/then/properties/content/items/properties/type/enum",keyword:"\
enum",params:{allowedValues:xe.else.then.then.properties.content.items.properties.type.enum}}],!1}var v=Y===
e;if(!v)break}}}var m=F===e;I=m,$="then"}else{let F=e,T=e,H=!0,G=e;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.role!==void 0&&s.role!=="tool"){let Z={};t===null?t=[Z]:t.push(Z),e++}var b=G===e;if(e=
T,t!==null&&(T?t.length=T:t=null),b){let Z=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.
tool_call_id===void 0&&(te="tool_call_id"))return U.errors=[{instancePath:r,schemaPath:"#/else/then/\
else/then/required",keyword:"required",params:{missingProperty:te}}],!1;if(s.tool_call_id!==void 0&&
typeof s.tool_call_id!="string")return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/else/\
then/else/then/properties/tool_call_id/type",keyword:"type",params:{type:"string"}}],!1}var b=Z===e;
H=b}if(!H){let Z={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[Z]:t.push(Z),e++,U.errors=t,!1}if(e===F&&s&&typeof s=="object"&&!Array.isArray(
s)&&s.content!==void 0){let Z=s.content;if(Array.isArray(Z)){var P=!0;let Y=Z.length;for(let te=0;te<
Y;te++){let J=Z[te],se=e;if(J&&typeof J=="object"&&!Array.isArray(J)&&J.type!==void 0&&J.type!=="tex\
t")return U.errors=[{instancePath:r+"/content/"+te+"/type",schemaPath:"#/else/then/else/properties/c\
ontent/items/properties/type/enum",keyword:"enum",params:{allowedValues:xe.else.then.else.properties.
content.items.properties.type.enum}}],!1;var P=se===e;if(!P)break}}}var m=F===e;I=m,$="else"}if(!I){
let F={instancePath:r,schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:$}};return t===
null?t=[F]:t.push(F),e++,U.errors=t,!1}if(e===g&&s&&typeof s=="object"&&!Array.isArray(s)){let F;if(s.
content===void 0&&(F="content"))return U.errors=[{instancePath:r,schemaPath:"#/else/then/required",keyword:"\
required",params:{missingProperty:F}}],!1;if(s.content!==void 0){let T=s.content;if(typeof T!="strin\
g"&&!Array.isArray(T))return U.errors=[{instancePath:r+"/content",schemaPath:"#/else/then/properties\
/content/type",keyword:"type",params:{type:xe.else.then.properties.content.type}}],!1}}var f=g===e;R=
f}if(!R){let g={instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[g]:t.push(g),e++,U.errors=t,!1}var o=_===e;y=o,n="else"}if(!y){let _={instancePath:r,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:n}};return t===null?t=[_]:t.push(_),e++,U.errors=t,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.role===void 0&&(_="role"))return U.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:_}}],!1;if(s.role!==
void 0){let k=s.role,R=e;if(typeof k!="string")return U.errors=[{instancePath:r+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(k==="developer"||k==="system"||
k==="user"||k==="assistant"||k==="tool"))return U.errors=[{instancePath:r+"/role",schemaPath:"#/prop\
erties/role/enum",keyword:"enum",params:{allowedValues:xe.properties.role.enum}}],!1;var d=R===e}else
var d=!0;if(d){if(s.content!==void 0){let k=s.content,R=e,u=e,w=!1,g=e;if(e===e)if(typeof k=="string"){
if(z(k,33554432)){let C={instancePath:r+"/content",schemaPath:"schema:ContentText/maxLength",keyword:"\
maxLength",params:{limit:33554432}};t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+"/conte\
nt",schemaPath:"schema:ContentText/type",keyword:"type",params:{type:"string"}};t===null?t=[C]:t.push(
C),e++}var c=g===e;if(w=w||c,!w){let C=e;E(k,{instancePath:r+"/content",parentData:s,parentDataProperty:"\
content",rootData:L,dynamicAnchors:q})||(t=t===null?E.errors:t.concat(E.errors),e=t.length);var c=C===
e;if(w=w||c,!w){let x=e;if(k!==null){let T={instancePath:r+"/content",schemaPath:"#/properties/conte\
nt/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[T]:t.push(T),e++}var c=x===e;w=w||
c}}if(w)e=u,t!==null&&(u?t.length=u:t=null);else{let C={instancePath:r+"/content",schemaPath:"#/prop\
erties/content/anyOf",keyword:"anyOf",params:{}};return t===null?t=[C]:t.push(C),e++,U.errors=t,!1}var d=R===
e}else var d=!0;if(d){if(s.name!==void 0){let k=s.name,R=e;if(typeof k!="string"&&k!==null)return U.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:xe.properties.
name.type}}],!1;if(e===R&&typeof k=="string"&&z(k,256))return U.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=R===e}else var d=!0;if(d){
if(s.refusal!==void 0){let k=s.refusal,R=e;if(typeof k!="string"&&k!==null)return U.errors=[{instancePath:r+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:xe.properties.refusal.
type}}],!1;if(e===R&&typeof k=="string"&&z(k,33554432))return U.errors=[{instancePath:r+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=R===e}else var d=!0;
if(d){if(s.tool_calls!==void 0){let k=s.tool_calls,R=e;if(!Array.isArray(k)&&k!==null)return U.errors=
[{instancePath:r+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:xe.
properties.tool_calls.type}}],!1;if(e===R&&Array.isArray(k)){if(k.length>256)return U.errors=[{instancePath:r+
"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;{var A=!0;let w=k.length;for(let g=0;g<w;g++){let h=k[g],I=e;if(e===e)if(h&&typeof h=="object"&&!Array.
isArray(h)){let x;if(h.id===void 0&&(x="id")||h.type===void 0&&(x="type")||h.function===void 0&&(x="\
function"))return U.errors=[{instancePath:r+"/tool_calls/"+g,schemaPath:"schema:ToolCall/required",keyword:"\
required",params:{missingProperty:x}}],!1;if(h.id!==void 0){let F=h.id,T=e;if(e===T)if(typeof F=="st\
ring"){if(z(F,256))return U.errors=[{instancePath:r+"/tool_calls/"+g+"/id",schemaPath:"schema:ToolCa\
ll/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:r+
"/tool_calls/"+g+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var N=T===e}else var N=!0;if(N){if(h.type!==void 0){let F=h.type,T=e;if(typeof F!="str\
ing")return U.errors=[{instancePath:r+"/tool_calls/"+g+"/type",schemaPath:"schema:ToolCall/propertie\
s/type/type",keyword:"type",params:{type:"string"}}],!1;if(F!=="function")return U.errors=[{instancePath:r+
"/tool_calls/"+g+"/type",schemaPath:"schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:rs.
properties.type.enum}}],!1;var N=T===e}else var N=!0;if(N)if(h.function!==void 0){let F=h.function,T=e;
if(e===T)if(F&&typeof F=="object"&&!Array.isArray(F)){let G;if(F.name===void 0&&(G="name")||F.arguments===
void 0&&(G="arguments"))return U.errors=[{instancePath:r+"/tool_calls/"+g+"/function",schemaPath:"sc\
hema:ToolCall/properties/function/required",keyword:"required",params:{missingProperty:G}}],!1;if(F.
name!==void 0){let B=F.name,Z=e;if(e===Z)if(typeof B=="string"){if(z(B,256))return U.errors=[{instancePath:r+
"/tool_calls/"+g+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:r+"/tool_ca\
lls/"+g+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var O=Z===e}else var O=!0;if(O)if(F.arguments!==void 0){let B=F.arguments,
Z=e;if(e===Z)if(typeof B=="string"){if(z(B,33554432))return U.errors=[{instancePath:r+"/tool_calls/"+
g+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}}],!1}else return U.errors=[{instancePath:r+"/tool_ca\
lls/"+g+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/t\
ype",keyword:"type",params:{type:"string"}}],!1;var O=Z===e}else var O=!0}else return U.errors=[{instancePath:r+
"/tool_calls/"+g+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{
type:"object"}}],!1;var N=T===e}else var N=!0}}else return U.errors=[{instancePath:r+"/tool_calls/"+
g,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var A=I===e;if(!A)break}}}
var d=R===e}else var d=!0;if(d){if(s.tool_call_id!==void 0){let k=s.tool_call_id,R=e;if(typeof k!="s\
tring"&&k!==null)return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call\
_id/type",keyword:"type",params:{type:xe.properties.tool_call_id.type}}],!1;if(e===R&&typeof k=="str\
ing"&&z(k,256))return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call_i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=R===e}else var d=!0;if(d){if(s.reasoning!==
void 0){let k=s.reasoning,R=e;if(typeof k!="string"&&k!==null)return U.errors=[{instancePath:r+"/rea\
soning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:xe.properties.reasoning.
type}}],!1;if(e===R&&typeof k=="string"&&z(k,33554432))return U.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=R===
e}else var d=!0;if(d)if(s.reasoning_content!==void 0){let k=s.reasoning_content,R=e;if(typeof k!="st\
ring"&&k!==null)return U.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reaso\
ning_content/type",keyword:"type",params:{type:xe.properties.reasoning_content.type}}],!1;if(e===R&&
typeof k=="string"&&z(k,33554432))return U.errors=[{instancePath:r+"/reasoning_content",schemaPath:"\
#/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=R===
e}else var d=!0}}}}}}}else return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return U.errors=t,e===0}function Fe(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return Fe.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var i=!0;let y=s.length;for(let p=0;p<y;p++){let o=s[p],
n=e;if(e===e)if(typeof o=="string"){if(z(o,4096))return Fe.errors=[{instancePath:r+"/"+p,schemaPath:"\
schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Fe.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e;if(!i)
break}}}else return Fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return Fe.errors=t,e===0}var or={type:"object",required:["type","function"],properties:{type:{
type:"string",enum:["function"]},function:{type:"object",required:["name"],properties:{name:{$ref:"s\
chema:FunctionName"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};function de(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.type===void 0&&(o="t\
ype")||s.function===void 0&&(o="function"))return de.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(s.type!==void 0){let n=s.type,a=e;if(typeof n!=
"string")return de.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(n!=="function")return de.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:or.properties.type.enum}}],!1;var i=a===
e}else var i=!0;if(i)if(s.function!==void 0){let n=s.function,a=e;if(e===a)if(n&&typeof n=="object"&&
!Array.isArray(n)){let f;if(n.name===void 0&&(f="name"))return de.errors=[{instancePath:r+"/function",
schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:f}}],!1;if(n.
name!==void 0){let m=n.name,v=e;if(e===e)if(typeof m=="string"){if(z(m,256))return de.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(be(m,1))return de.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return de.errors=[{instancePath:r+"/function/\
name",schemaPath:"schema:FunctionName/type",keyword:"type",params:{type:"string"}}],!1;var y=v===e}else
var y=!0;if(y){if(n.description!==void 0){let m=n.description,v=e;if(typeof m!="string"&&m!==null)return de.
errors=[{instancePath:r+"/function/description",schemaPath:"#/properties/function/properties/descrip\
tion/type",keyword:"type",params:{type:or.properties.function.properties.description.type}}],!1;if(e===
v&&typeof m=="string"&&z(m,65536))return de.errors=[{instancePath:r+"/function/description",schemaPath:"\
#/properties/function/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;
var y=v===e}else var y=!0;if(y){if(n.parameters!==void 0){let m=n.parameters,v=e,b=e,P=!1,d=e;if(e===
e&&!(m&&typeof m=="object"&&!Array.isArray(m))){let N={instancePath:r+"/function/parameters",schemaPath:"\
schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===null?t=[N]:t.push(N),e++}var p=d===
e;if(P=P||p,!P){let N=e;if(m!==null){let _={instancePath:r+"/function/parameters",schemaPath:"#/prop\
erties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=
[_]:t.push(_),e++}var p=N===e;P=P||p}if(P)e=b,t!==null&&(b?t.length=b:t=null);else{let N={instancePath:r+
"/function/parameters",schemaPath:"#/properties/function/properties/parameters/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[N]:t.push(N),e++,de.errors=t,!1}var y=v===e}else var y=!0;if(y)if(n.strict!==
void 0){let m=n.strict,v=e;if(typeof m!="boolean"&&m!==null)return de.errors=[{instancePath:r+"/func\
tion/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"type",params:{type:or.
properties.function.properties.strict.type}}],!1;var y=v===e}else var y=!0}}}else return de.errors=[
{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var i=a===e}else var i=!0}else return de.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return de.errors=t,e===0}var ss={type:"object",required:["type","f\
unction"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:["name"],
properties:{name:{$ref:"schema:FunctionName"}}}},$id:"schema:NamedTool"};function ce(s,{instancePath:r="",
parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let y;if(s.type===void 0&&(y="type")||s.function===void 0&&(y=
"function"))return ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(s.type!==void 0){let p=s.type,o=e;if(typeof p!="string")return ce.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="function")
return ce.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:ss.properties.type.enum}}],!1;var i=o===e}else var i=!0;if(i)if(s.function!==void 0){let p=s.
function,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.name===void 0&&(a="nam\
e"))return ce.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/required",keyword:"\
required",params:{missingProperty:a}}],!1;if(p.name!==void 0){let l=p.name;if(e===e)if(typeof l=="st\
ring"){if(z(l,256))return ce.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionNam\
e/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(be(l,1))return ce.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return ce.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/type",keyword:"ty\
pe",params:{type:"string"}}],!1}}else return ce.errors=[{instancePath:r+"/function",schemaPath:"#/pr\
operties/function/type",keyword:"type",params:{type:"object"}}],!1;var i=o===e}else var i=!0}else return ce.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=
t,e===0}var Vr={type:"object",required:["type","allowed_tools"],properties:{type:{type:"string",enum:[
"allowed_tools"]},allowed_tools:{type:"object",required:["mode","tools"],properties:{mode:{type:"str\
ing",enum:["auto","required"]},tools:{type:"array",minItems:1,maxItems:4096,items:{$ref:"schema:Name\
dTool"}}}}},$id:"schema:AllowedTools"};function ge(s,{instancePath:r="",parentData:D,parentDataProperty:j,
rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.type===void 0&&(o="type")||s.allowed_tools===void 0&&(o="allowed_tools"))return ge.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.type!==
void 0){let n=s.type,a=e;if(typeof n!="string")return ge.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="allowed_tools")return ge.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Vr.
properties.type.enum}}],!1;var i=a===e}else var i=!0;if(i)if(s.allowed_tools!==void 0){let n=s.allowed_tools,
a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){let f;if(n.mode===void 0&&(f="mode")||n.tools===
void 0&&(f="tools"))return ge.errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allo\
wed_tools/required",keyword:"required",params:{missingProperty:f}}],!1;if(n.mode!==void 0){let m=n.mode,
v=e;if(typeof m!="string")return ge.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/prop\
erties/allowed_tools/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="auto"||
m==="required"))return ge.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/properties/all\
owed_tools/properties/mode/enum",keyword:"enum",params:{allowedValues:Vr.properties.allowed_tools.properties.
mode.enum}}],!1;var y=v===e}else var y=!0;if(y)if(n.tools!==void 0){let m=n.tools,v=e;if(e===v)if(Array.
isArray(m)){if(m.length>4096)return ge.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/\
properties/allowed_tools/properties/tools/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;if(m.
length<1)return ge.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_t\
ools/properties/tools/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let P=m.length;for(let d=0;d<
P;d++){let c=e;ce(m[d],{instancePath:r+"/allowed_tools/tools/"+d,parentData:m,parentDataProperty:d,rootData:L,
dynamicAnchors:q})||(t=t===null?ce.errors:t.concat(ce.errors),e=t.length);var p=c===e;if(!p)break}}}else
return ge.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_tools/prop\
erties/tools/type",keyword:"type",params:{type:"array"}}],!1;var y=v===e}else var y=!0}else return ge.
errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",
params:{type:"object"}}],!1;var i=a===e}else var i=!0}else return ge.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=t,e===0}var nr={type:"object",required:[
"type"],properties:{type:{type:"string",enum:["text","json_object","json_schema"]},json_schema:{type:"\
object",required:["name"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{type:[
"string","null"],maxLength:65536},schema:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{
type:["boolean","null"]}}}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:[
"json_schema"],properties:{json_schema:{}}},$id:"schema:ResponseFormat"};function me(s,{instancePath:r="",
parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0,i=e,y=!0,p=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.type===void 0&&(f="type")){let m={};t===null?
t=[m]:t.push(m),e++}else if(s.type!==void 0&&s.type!=="json_schema"){let m={};t===null?t=[m]:t.push(
m),e++}}var o=p===e;if(e=i,t!==null&&(i?t.length=i:t=null),o){let f=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let v;if(s.json_schema===void 0&&(v="json_schema"))return me.errors=[{instancePath:r,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:v}}],!1}var o=f===e;y=o}if(!y){let f={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[f]:t.push(f),e++,me.
errors=t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.type===void 0&&(f="type"))
return me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.type!==void 0){let m=s.type,v=e;if(typeof m!="string")return me.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="text"||
m==="json_object"||m==="json_schema"))return me.errors=[{instancePath:r+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:nr.properties.type.enum}}],!1;var n=v===e}else var n=!0;
if(n)if(s.json_schema!==void 0){let m=s.json_schema,v=e;if(e===v)if(m&&typeof m=="object"&&!Array.isArray(
m)){let P;if(m.name===void 0&&(P="name"))return me.errors=[{instancePath:r+"/json_schema",schemaPath:"\
#/properties/json_schema/required",keyword:"required",params:{missingProperty:P}}],!1;if(m.name!==void 0){
let d=m.name,c=e;if(e===c)if(typeof d=="string"){if(z(d,256))return me.errors=[{instancePath:r+"/jso\
n_schema/name",schemaPath:"#/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(be(d,1))return me.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/prope\
rties/json_schema/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.
errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(m.description!==void 0){
let d=m.description,c=e;if(typeof d!="string"&&d!==null)return me.errors=[{instancePath:r+"/json_sch\
ema/description",schemaPath:"#/properties/json_schema/properties/description/type",keyword:"type",params:{
type:nr.properties.json_schema.properties.description.type}}],!1;if(e===c&&typeof d=="string"&&z(d,65536))
return me.errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties/json_schema/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var a=c===e}else var a=!0;
if(a){if(m.schema!==void 0){let d=m.schema,c=e,A=e,N=!1,O=e;if(e===e&&!(d&&typeof d=="object"&&!Array.
isArray(d))){let R={instancePath:r+"/json_schema/schema",schemaPath:"schema:JsonSchema/type",keyword:"\
type",params:{type:"object"}};t===null?t=[R]:t.push(R),e++}var l=O===e;if(N=N||l,!N){let R=e;if(d!==
null){let w={instancePath:r+"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/sc\
hema/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[w]:t.push(w),e++}var l=R===e;N=N||
l}if(N)e=A,t!==null&&(A?t.length=A:t=null);else{let R={instancePath:r+"/json_schema/schema",schemaPath:"\
#/properties/json_schema/properties/schema/anyOf",keyword:"anyOf",params:{}};return t===null?t=[R]:t.
push(R),e++,me.errors=t,!1}var a=c===e}else var a=!0;if(a)if(m.strict!==void 0){let d=m.strict,c=e;if(typeof d!=
"boolean"&&d!==null)return me.errors=[{instancePath:r+"/json_schema/strict",schemaPath:"#/properties\
/json_schema/properties/strict/type",keyword:"type",params:{type:nr.properties.json_schema.properties.
strict.type}}],!1;var a=c===e}else var a=!0}}}else return me.errors=[{instancePath:r+"/json_schema",
schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type:"object"}}],!1;var n=v===e}else
var n=!0}else return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return me.errors=t,e===0}function M(s,{instancePath:r="",parentData:D,parentDataProperty:j,
rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let c;
if(s.body===void 0&&(c="body"))return M.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:c}}],!1;if(s.body!==void 0){let A=s.body;if(e===e)if(A&&typeof A=="ob\
ject"&&!Array.isArray(A)){A.stream===void 0&&(A.stream=!1);let O;if(A.model===void 0&&(O="model")||A.
messages===void 0&&(O="messages"))return M.errors=[{instancePath:r+"/body",schemaPath:"#/properties/\
body/required",keyword:"required",params:{missingProperty:O}}],!1;if(A.model!==void 0){let _=A.model,
k=e;if(e===e)if(typeof _=="string"){if(z(_,256))return M.errors=[{instancePath:r+"/body/model",schemaPath:"\
schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(be(_,1))return M.errors=[
{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(A.messages!==void 0){let _=A.messages,
k=e;if(e===k)if(Array.isArray(_)){if(_.length>1e3)return M.errors=[{instancePath:r+"/body/messages",
schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;if(_.length<1)return M.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/pro\
perties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let u=_.length;for(let w=0;w<
u;w++){let g=e;U(_[w],{instancePath:r+"/body/messages/"+w,parentData:_,parentDataProperty:w,rootData:L,
dynamicAnchors:q})||(t=t===null?U.errors:t.concat(U.errors),e=t.length);var y=g===e;if(!y)break}}}else
return M.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/properties/messages/\
type",keyword:"type",params:{type:"array"}}],!1;var i=k===e}else var i=!0;if(i){if(A.max_tokens!==void 0){
let _=A.max_tokens,k=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)return M.errors=
[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",keyword:"\
type",params:{type:pe.properties.body.properties.max_tokens.type}}],!1;if(e===k&&typeof _=="number"&&
isFinite(_)){if(_>2147483647||isNaN(_))return M.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(_<1||isNaN(_))return M.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/bod\
y/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=k===e}else
var i=!0;if(i){if(A.max_completion_tokens!==void 0){let _=A.max_completion_tokens,k=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)return M.errors=[{instancePath:r+"/body/max_comp\
letion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"type",params:{
type:pe.properties.body.properties.max_completion_tokens.type}}],!1;if(e===k&&typeof _=="number"&&isFinite(
_)){if(_>2147483647||isNaN(_))return M.errors=[{instancePath:r+"/body/max_completion_tokens",schemaPath:"\
#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}}],!1;if(_<1||isNaN(_))return M.errors=[{instancePath:r+"/body/max_completion_token\
s",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=k===e}else var i=!0;if(i){if(A.temperature!==void 0){let _=A.temperature,
k=e;if(!(typeof _=="number"&&isFinite(_))&&_!==null)return M.errors=[{instancePath:r+"/body/temperat\
ure",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:pe.properties.
body.properties.temperature.type}}],!1;if(e===k&&typeof _=="number"&&isFinite(_)){if(_>2||isNaN(_))return M.
errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(_<0||isNaN(_))return M.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var i=k===e}else var i=!0;if(i){if(A.top_p!==void 0){let _=A.top_p,
k=e;if(!(typeof _=="number"&&isFinite(_))&&_!==null)return M.errors=[{instancePath:r+"/body/top_p",schemaPath:"\
#/properties/body/properties/top_p/type",keyword:"type",params:{type:pe.properties.body.properties.top_p.
type}}],!1;if(e===k&&typeof _=="number"&&isFinite(_)){if(_>1||isNaN(_))return M.errors=[{instancePath:r+
"/body/top_p",schemaPath:"#/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(_<0||isNaN(_))return M.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/prop\
erties/body/properties/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=k===
e}else var i=!0;if(i){let _=A.stream,k=e;if(typeof _!="boolean"&&_!==null)return M.errors=[{instancePath:r+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:pe.
properties.body.properties.stream.type}}],!1;var i=k===e;if(i){if(A.stream_options!==void 0){let u=A.
stream_options,w=e,g=e,h=!1,I=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.include_usage!==
void 0){let x=u.include_usage;if(typeof x!="boolean"&&x!==null){let F={instancePath:r+"/body/stream_\
options/include_usage",schemaPath:"schema:StreamOptions/properties/include_usage/type",keyword:"type",
params:{type:Xt.properties.include_usage.type}};t===null?t=[F]:t.push(F),e++}}}else{let x={instancePath:r+
"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{type:"object"}};
t===null?t=[x]:t.push(x),e++}var p=I===e;if(h=h||p,!h){let x=e;if(u!==null){let T={instancePath:r+"/\
body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};t===null?t=[T]:t.push(T),e++}var p=x===e;h=h||p}if(h)e=g,t!==null&&(g?t.
length=g:t=null);else{let x={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=
t,!1}var i=w===e}else var i=!0;if(i){if(A.n!==void 0){let u=A.n,w=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/n",schemaPath:"#/propertie\
s/body/properties/n/type",keyword:"type",params:{type:pe.properties.body.properties.n.type}}],!1;if(e===
w&&typeof u=="number"&&isFinite(u)){if(u>1||isNaN(u))return M.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(u<
1||isNaN(u))return M.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=w===e}else var i=!0;if(i){if(A.
stop!==void 0){let u=A.stop,w=e,g=e,h=!1,I=e;if(e===e)if(typeof u=="string"){if(z(u,4096)){let x={instancePath:r+
"/body/stop",schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};t===null?
t=[x]:t.push(x),e++}}else{let x={instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"\
type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}var o=I===e;if(h=h||o,!h){let x=e;Fe(u,{instancePath:r+
"/body/stop",parentData:A,parentDataProperty:"stop",rootData:L,dynamicAnchors:q})||(t=t===null?Fe.errors:
t.concat(Fe.errors),e=t.length);var o=x===e;if(h=h||o,!h){let T=e;if(u!==null){let G={instancePath:r+
"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"\
null"}};t===null?t=[G]:t.push(G),e++}var o=T===e;h=h||o}}if(h)e=g,t!==null&&(g?t.length=g:t=null);else{
let x={instancePath:r+"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var i=w===e}else var i=!0;if(i){if(A.
seed!==void 0){let u=A.seed,w=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return M.
errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"ty\
pe",params:{type:pe.properties.body.properties.seed.type}}],!1;if(e===w&&typeof u=="number"&&isFinite(
u)){if(u>9007199254740991||isNaN(u))return M.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<-9007199254740991||isNaN(u))return M.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1}var i=w===e}else var i=!0;if(i){if(A.frequency_penalty!==void 0){let u=A.frequency_penalty,w=e;if(!(typeof u==
"number"&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"\
#/properties/body/properties/frequency_penalty/type",keyword:"type",params:{type:pe.properties.body.
properties.frequency_penalty.type}}],!1;if(e===w&&typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u))
return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(u<-2||isNaN(u))
return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var i=w===e}else
var i=!0;if(i){if(A.presence_penalty!==void 0){let u=A.presence_penalty,w=e;if(!(typeof u=="number"&&
isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"#/prope\
rties/body/properties/presence_penalty/type",keyword:"type",params:{type:pe.properties.body.properties.
presence_penalty.type}}],!1;if(e===w&&typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u))return M.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(u<-2||isNaN(u))return M.errors=[
{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var i=w===e}else var i=!0;if(i){if(A.
logit_bias!==void 0){let u=A.logit_bias,w=e,g=e,h=!1,I=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(
u))if(Object.keys(u).length>1024){let x={instancePath:r+"/body/logit_bias",schemaPath:"schema:LogitB\
ias/maxProperties",keyword:"maxProperties",params:{limit:1024}};t===null?t=[x]:t.push(x),e++}else for(let x in u){
let F=u[x],T=e;if(e===T)if(typeof F=="number"&&isFinite(F)){if(F>100||isNaN(F)){let H={instancePath:r+
"/body/logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additional\
Properties/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};t===null?t=[H]:t.push(H),e++}else if(F<
-100||isNaN(F)){let H={instancePath:r+"/body/logit_bias/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:LogitBias/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};
t===null?t=[H]:t.push(H),e++}}else{let H={instancePath:r+"/body/logit_bias/"+x.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:LogitBias/additionalProperties/type",keyword:"type",params:{type:"num\
ber"}};t===null?t=[H]:t.push(H),e++}var n=T===e;if(!n)break}else{let x={instancePath:r+"/body/logit_\
bias",schemaPath:"schema:LogitBias/type",keyword:"type",params:{type:"object"}};t===null?t=[x]:t.push(
x),e++}var a=I===e;if(h=h||a,!h){let x=e;if(u!==null){let T={instancePath:r+"/body/logit_bias",schemaPath:"\
#/properties/body/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[T]:t.push(T),e++}var a=x===e;h=h||a}if(h)e=g,t!==null&&(g?t.length=g:t=null);else{let x={instancePath:r+
"/body/logit_bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var i=w===e}else var i=!0;if(i){if(A.logprobs!==void 0){
let u=A.logprobs,w=e;if(typeof u!="boolean"&&u!==null)return M.errors=[{instancePath:r+"/body/logpro\
bs",schemaPath:"#/properties/body/properties/logprobs/type",keyword:"type",params:{type:pe.properties.
body.properties.logprobs.type}}],!1;var i=w===e}else var i=!0;if(i){if(A.top_logprobs!==void 0){let u=A.
top_logprobs,w=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return M.errors=
[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"\
type",params:{type:pe.properties.body.properties.top_logprobs.type}}],!1;if(e===w&&typeof u=="number"&&
isFinite(u)){if(u>20||isNaN(u))return M.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/p\
roperties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(u<0||isNaN(u))return M.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=w===
e}else var i=!0;if(i){if(A.tools!==void 0){let u=A.tools,w=e;if(!Array.isArray(u)&&u!==null)return M.
errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:pe.properties.body.properties.tools.type}}],!1;if(e===w&&Array.isArray(u)){if(u.length>
1e4)return M.errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var l=!0;let h=u.length;for(let I=0;I<h;I++){let C=e;
de(u[I],{instancePath:r+"/body/tools/"+I,parentData:u,parentDataProperty:I,rootData:L,dynamicAnchors:q})||
(t=t===null?de.errors:t.concat(de.errors),e=t.length);var l=C===e;if(!l)break}}}var i=w===e}else var i=!0;
if(i){if(A.tool_choice!==void 0){let u=A.tool_choice,w=e,g=e,h=!1,I=e;if(typeof u!="string"){let $={
instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};t===null?t=[$]:t.push($),e++}if(!(u==="none"||u==="auto"||u==="required")){let $={instancePath:r+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:Qt.enum}};
t===null?t=[$]:t.push($),e++}var f=I===e;if(h=h||f,!h){let $=e;ce(u,{instancePath:r+"/body/tool_choi\
ce",parentData:A,parentDataProperty:"tool_choice",rootData:L,dynamicAnchors:q})||(t=t===null?ce.errors:
t.concat(ce.errors),e=t.length);var f=$===e;if(h=h||f,!h){let F=e;ge(u,{instancePath:r+"/body/tool_c\
hoice",parentData:A,parentDataProperty:"tool_choice",rootData:L,dynamicAnchors:q})||(t=t===null?ge.errors:
t.concat(ge.errors),e=t.length);var f=F===e;if(h=h||f,!h){let H=e;if(u!==null){let B={instancePath:r+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/3/type",keyword:"type",
params:{type:"null"}};t===null?t=[B]:t.push(B),e++}var f=H===e;h=h||f}}}if(h)e=g,t!==null&&(g?t.length=
g:t=null);else{let $={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[$]:t.push($),e++,M.errors=t,!1}var i=w===
e}else var i=!0;if(i){if(A.parallel_tool_calls!==void 0){let u=A.parallel_tool_calls,w=e;if(typeof u!=
"boolean"&&u!==null)return M.errors=[{instancePath:r+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:pe.properties.body.properties.
parallel_tool_calls.type}}],!1;var i=w===e}else var i=!0;if(i){if(A.response_format!==void 0){let u=A.
response_format,w=e,g=e,h=!1,I=e;me(u,{instancePath:r+"/body/response_format",parentData:A,parentDataProperty:"\
response_format",rootData:L,dynamicAnchors:q})||(t=t===null?me.errors:t.concat(me.errors),e=t.length);
var m=I===e;if(h=h||m,!h){let $=e;if(u!==null){let F={instancePath:r+"/body/response_format",schemaPath:"\
#/properties/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};t===
null?t=[F]:t.push(F),e++}var m=$===e;h=h||m}if(h)e=g,t!==null&&(g?t.length=g:t=null);else{let $={instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[$]:t.push($),e++,M.errors=t,!1}var i=w===e}else var i=!0;if(i){if(A.
reasoning_effort!==void 0){let u=A.reasoning_effort,w=e;if(typeof u!="string"&&u!==null)return M.errors=
[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/\
type",keyword:"type",params:{type:pe.properties.body.properties.reasoning_effort.type}}],!1;if(e===w&&
typeof u=="string"&&z(u,64))return M.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/\
properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=w===
e}else var i=!0;if(i){if(A.user!==void 0){let u=A.user,w=e;if(typeof u!="string"&&u!==null)return M.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:pe.properties.body.properties.user.type}}],!1;if(e===w&&typeof u=="string"&&z(u,1024))
return M.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var i=w===e}else var i=!0;if(i){if(A.prompt_cache_key!==
void 0){let u=A.prompt_cache_key,w=e;if(typeof u!="string"&&u!==null)return M.errors=[{instancePath:r+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/type",keyword:"ty\
pe",params:{type:pe.properties.body.properties.prompt_cache_key.type}}],!1;if(e===w&&typeof u=="stri\
ng"&&z(u,1024))return M.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/properties/bo\
dy/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var i=w===e}else
var i=!0;if(i){if(A.metadata!==void 0){let u=A.metadata,w=e,g=e,h=!1,I=e;if(e===e)if(u&&typeof u=="o\
bject"&&!Array.isArray(u))if(Object.keys(u).length>16){let x={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};t===null?t=[x]:t.push(x),e++}else
for(let x in u){let F=u[x],T=e;if(e===T)if(typeof F=="string"){if(z(F,512)){let H={instancePath:r+"/\
body/metadata/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:512}};t===null?t=[H]:t.push(H),e++}}else{let H={instancePath:r+
"/body/metadata/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPro\
perties/type",keyword:"type",params:{type:"string"}};t===null?t=[H]:t.push(H),e++}var v=T===e;if(!v)
break}else{let x={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};t===null?t=[x]:t.push(x),e++}var b=I===e;if(h=h||b,!h){let x=e;if(u!==null){let T={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[T]:t.push(T),e++}var b=x===e;h=h||b}if(h)e=g,t!==null&&(g?t.length=g:t=null);else{
let x={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[x]:t.push(x),e++,M.errors=t,!1}var i=w===e}else var i=!0;if(i){
if(A.modalities!==void 0){let u=A.modalities,w=e;if(!Array.isArray(u)&&u!==null)return M.errors=[{instancePath:r+
"/body/modalities",schemaPath:"#/properties/body/properties/modalities/type",keyword:"type",params:{
type:pe.properties.body.properties.modalities.type}}],!1;if(e===w&&Array.isArray(u)){if(u.length>8)return M.
errors=[{instancePath:r+"/body/modalities",schemaPath:"#/properties/body/properties/modalities/maxIt\
ems",keyword:"maxItems",params:{limit:8}}],!1;{var P=!0;let h=u.length;for(let I=0;I<h;I++){let C=u[I],
$=e;if(typeof C!="string")return M.errors=[{instancePath:r+"/body/modalities/"+I,schemaPath:"schema:\
Modality/type",keyword:"type",params:{type:"string"}}],!1;if(C!=="text")return M.errors=[{instancePath:r+
"/body/modalities/"+I,schemaPath:"schema:Modality/enum",keyword:"enum",params:{allowedValues:es.enum}}],
!1;var P=$===e;if(!P)break}}}var i=w===e}else var i=!0;if(i){if(A.top_k!==void 0){let u=A.top_k,w=e;
if(!(typeof u=="number"&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/type",keyword:"type",params:{type:pe.properties.body.properties.top_k.
type}}],!1;if(e===w&&typeof u=="number"&&isFinite(u)){if(u>2147483647||isNaN(u))return M.errors=[{instancePath:r+
"/body/top_k",schemaPath:"#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(u<-1||isNaN(u))return M.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}
var i=w===e}else var i=!0;if(i){if(A.min_p!==void 0){let u=A.min_p,w=e;if(!(typeof u=="number"&&isFinite(
u))&&u!==null)return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/propertie\
s/min_p/type",keyword:"type",params:{type:pe.properties.body.properties.min_p.type}}],!1;if(e===w&&typeof u==
"number"&&isFinite(u)){if(u>1||isNaN(u))return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#\
/properties/body/properties/min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(u<
0||isNaN(u))return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/\
min_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=w===e}else var i=!0;if(i){
if(A.repetition_penalty!==void 0){let u=A.repetition_penalty,w=e;if(!(typeof u=="number"&&isFinite(u))&&
u!==null)return M.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/p\
roperties/repetition_penalty/type",keyword:"type",params:{type:pe.properties.body.properties.repetition_penalty.
type}}],!1;if(e===w&&typeof u=="number"&&isFinite(u)){if(u>10||isNaN(u))return M.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(u<0||isNaN(u))return M.errors=[{instancePath:r+"/\
body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=w===e}else var i=!0;if(i)if(A.reasoning!==void 0){
let u=A.reasoning,w=e,g=e,h=!1,I=e;if(typeof u!="boolean"){let $={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};t===null?t=[$]:t.push($),e++}var d=I===
e;if(h=h||d,!h){let $=e;if(e===e&&!(u&&typeof u=="object"&&!Array.isArray(u))){let T={instancePath:r+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
t===null?t=[T]:t.push(T),e++}var d=$===e;if(h=h||d,!h){let T=e;if(u!==null){let G={instancePath:r+"/\
body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{
type:"null"}};t===null?t=[G]:t.push(G),e++}var d=T===e;h=h||d}}if(h)e=g,t!==null&&(g?t.length=g:t=null);else{
let $={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[$]:t.push($),e++,M.errors=t,!1}var i=w===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return M.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return M.errors=t,e===0}var Hr=ye,Ge={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:EmbeddingModelName"},input:{anyOf:[{$ref:"\
schema:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:\
EmbeddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function De(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return De.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return De.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=s.length;for(let p=0;p<
y;p++){let o=s[p],n=e;if(e===e)if(typeof o=="string"){if(z(o,33554432))return De.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(be(
o,1))return De.errors=[{instancePath:r+"/"+p,schemaPath:"schema:EmbeddingText/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return De.errors=[{instancePath:r+"/"+p,schemaPath:"schema:Embed\
dingText/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e;if(!i)break}}}else return De.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return De.errors=t,e===
0}function ke(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return ke.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:131072}}],!1;if(s.length<1)return ke.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=s.length;for(let p=0;p<
y;p++){let o=s[p],n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ke.errors=
[{instancePath:r+"/"+p,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===a&&typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o))return ke.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(o<0||isNaN(o))return ke.errors=[{instancePath:r+"/"+p,schemaPath:"schema:TokenId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e;if(!i)break}}}else return ke.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ke.errors=t,e===0}function Re(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Re.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Re.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=s.length;for(let p=0;p<
y;p++){let o=e;ke(s[p],{instancePath:r+"/"+p,parentData:s,parentDataProperty:p,rootData:L,dynamicAnchors:q})||
(t=t===null?ke.errors:t.concat(ke.errors),e=t.length);var i=o===e;if(!i)break}}}else return Re.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Re.errors=t,e===
0}function ye(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.body===void 0&&(p="body"))return ye.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(s.
body!==void 0){let o=s.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let a;if(o.model===
void 0&&(a="model")||o.input===void 0&&(a="input"))return ye.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(o.model!==void 0){
let l=o.model,f=e;if(e===e)if(typeof l=="string"){if(z(l,256))return ye.errors=[{instancePath:r+"/bo\
dy/model",schemaPath:"schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(be(l,1))return ye.errors=[{instancePath:r+"/body/model",schemaPath:"schema:EmbeddingModelName/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+"/body/m\
odel",schemaPath:"schema:EmbeddingModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=f===
e}else var i=!0;if(i){if(o.input!==void 0){let l=o.input,f=e,m=e,v=!1,b=e;if(e===e)if(typeof l=="str\
ing"){if(z(l,33554432)){let c={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}};t===null?t=[c]:t.push(c),e++}else if(be(l,1)){let c={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}};t===null?t=[c]:t.push(c),e++}}else{let c={instancePath:r+"/body/input",schemaPath:"schema:\
EmbeddingText/type",keyword:"type",params:{type:"string"}};t===null?t=[c]:t.push(c),e++}var y=b===e;
if(v=v||y,!v){let c=e;De(l,{instancePath:r+"/body/input",parentData:o,parentDataProperty:"input",rootData:L,
dynamicAnchors:q})||(t=t===null?De.errors:t.concat(De.errors),e=t.length);var y=c===e;if(v=v||y,!v){
let N=e;ke(l,{instancePath:r+"/body/input",parentData:o,parentDataProperty:"input",rootData:L,dynamicAnchors:q})||
(t=t===null?ke.errors:t.concat(ke.errors),e=t.length);var y=N===e;if(v=v||y,!v){let _=e;Re(l,{instancePath:r+
"/body/input",parentData:o,parentDataProperty:"input",rootData:L,dynamicAnchors:q})||(t=t===null?Re.
errors:t.concat(Re.errors),e=t.length);var y=_===e;v=v||y}}}if(v)e=m,t!==null&&(m?t.length=m:t=null);else{
let c={instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[c]:t.push(c),e++,ye.errors=t,!1}var i=f===e}else var i=!0;if(i){
if(o.encoding_format!==void 0){let l=o.encoding_format,f=e;if(typeof l!="string"&&l!==null)return ye.
errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_fo\
rmat/type",keyword:"type",params:{type:Ge.properties.body.properties.encoding_format.type}}],!1;if(!(l===
"float"||l==="base64"||l===null))return ye.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"\
#/properties/body/properties/encoding_format/enum",keyword:"enum",params:{allowedValues:Ge.properties.
body.properties.encoding_format.enum}}],!1;var i=f===e}else var i=!0;if(i){if(o.dimensions!==void 0){
let l=o.dimensions,f=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return ye.
errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/type",
keyword:"type",params:{type:Ge.properties.body.properties.dimensions.type}}],!1;if(e===f&&typeof l==
"number"&&isFinite(l)){if(l>1e6||isNaN(l))return ye.errors=[{instancePath:r+"/body/dimensions",schemaPath:"\
#/properties/body/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(l<1||isNaN(l))return ye.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/bo\
dy/properties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=f===
e}else var i=!0;if(i)if(o.user!==void 0){let l=o.user,f=e;if(typeof l!="string"&&l!==null)return ye.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:Ge.properties.body.properties.user.type}}],!1;if(e===f&&typeof l=="string"&&z(l,1024))
return ye.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLeng\
th",keyword:"maxLength",params:{limit:1024}}],!1;var i=f===e}else var i=!0}}}}else return ye.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ye.errors=t,e===0}var Yr=ie,pr={paths:{},components:{securitySchemes:{BearerAuth:{type:"h\
ttp",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:[
"model","query","documents"],properties:{model:{$ref:"schema:RerankModelName"},query:{type:"string",
minLength:1,maxLength:33554432},documents:{type:"array",minItems:1,maxItems:1e4,items:{$ref:"schema:\
RerankDocument"}},top_n:{type:["integer","null"],minimum:1,maximum:1e4},return_documents:{type:["boo\
lean","null"]},max_tokens_per_doc:{type:["integer","null"],minimum:1,maximum:1e6}}}},required:["body"]};function ie(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.body===void 0&&(o="body"))return ie.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let l;if(n.model===
void 0&&(l="model")||n.query===void 0&&(l="query")||n.documents===void 0&&(l="documents"))return ie.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:l}}],
!1;if(n.model!==void 0){let f=n.model,m=e;if(e===e)if(typeof f=="string"){if(z(f,256))return ie.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:RerankModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(be(f,1))return ie.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Rerank\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=m===
e}else var i=!0;if(i){if(n.query!==void 0){let f=n.query,m=e;if(e===m)if(typeof f=="string"){if(z(f,
33554432))return ie.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/properties/q\
uery/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(be(f,1))return ie.errors=[{instancePath:r+
"/body/query",schemaPath:"#/properties/body/properties/query/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ie.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/pro\
perties/query/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(n.
documents!==void 0){let f=n.documents,m=e;if(e===m)if(Array.isArray(f)){if(f.length>1e4)return ie.errors=
[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;if(f.length<1)return ie.errors=[{instancePath:r+"/body/documents",
schemaPath:"#/properties/body/properties/documents/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var y=!0;let b=f.length;for(let P=0;P<b;P++){let d=f[P],c=e,A=e,N=!1,O=e;if(e===O)if(typeof d=="str\
ing"){if(z(d,33554432)){let k={instancePath:r+"/body/documents/"+P,schemaPath:"schema:RerankDocument\
/anyOf/0/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[k]:t.push(k),e++}else if(be(
d,1)){let k={instancePath:r+"/body/documents/"+P,schemaPath:"schema:RerankDocument/anyOf/0/minLength",
keyword:"minLength",params:{limit:1}};t===null?t=[k]:t.push(k),e++}}else{let k={instancePath:r+"/bod\
y/documents/"+P,schemaPath:"schema:RerankDocument/anyOf/0/type",keyword:"type",params:{type:"string"}};
t===null?t=[k]:t.push(k),e++}var p=O===e;if(N=N||p,!N){let k=e;if(e===k)if(d&&typeof d=="object"&&!Array.
isArray(d)){let u;if(d.text===void 0&&(u="text")){let w={instancePath:r+"/body/documents/"+P,schemaPath:"\
schema:RerankDocument/anyOf/1/required",keyword:"required",params:{missingProperty:u}};t===null?t=[w]:
t.push(w),e++}else if(d.text!==void 0){let w=d.text;if(e===e)if(typeof w=="string"){if(z(w,33554432)){
let h={instancePath:r+"/body/documents/"+P+"/text",schemaPath:"schema:RerankDocument/anyOf/1/propert\
ies/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[h]:t.push(h),e++}else if(be(
w,1)){let h={instancePath:r+"/body/documents/"+P+"/text",schemaPath:"schema:RerankDocument/anyOf/1/p\
roperties/text/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[h]:t.push(h),e++}}else{let h={
instancePath:r+"/body/documents/"+P+"/text",schemaPath:"schema:RerankDocument/anyOf/1/properties/tex\
t/type",keyword:"type",params:{type:"string"}};t===null?t=[h]:t.push(h),e++}}}else{let u={instancePath:r+
"/body/documents/"+P,schemaPath:"schema:RerankDocument/anyOf/1/type",keyword:"type",params:{type:"ob\
ject"}};t===null?t=[u]:t.push(u),e++}var p=k===e;N=N||p}if(N)e=A,t!==null&&(A?t.length=A:t=null);else{
let k={instancePath:r+"/body/documents/"+P,schemaPath:"schema:RerankDocument/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[k]:t.push(k),e++,ie.errors=t,!1}var y=c===e;if(!y)break}}}else return ie.
errors=[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/type",keyword:"\
type",params:{type:"array"}}],!1;var i=m===e}else var i=!0;if(i){if(n.top_n!==void 0){let f=n.top_n,
m=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return ie.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/type",keyword:"type",params:{type:pr.properties.
body.properties.top_n.type}}],!1;if(e===m&&typeof f=="number"&&isFinite(f)){if(f>1e4||isNaN(f))return ie.
errors=[{instancePath:r+"/body/top_n",schemaPath:"#/properties/body/properties/top_n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4}}],!1;if(f<1||isNaN(f))return ie.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=m===e}else var i=!0;if(i){if(n.return_documents!==void 0){let f=n.return_documents,
m=e;if(typeof f!="boolean"&&f!==null)return ie.errors=[{instancePath:r+"/body/return_documents",schemaPath:"\
#/properties/body/properties/return_documents/type",keyword:"type",params:{type:pr.properties.body.properties.
return_documents.type}}],!1;var i=m===e}else var i=!0;if(i)if(n.max_tokens_per_doc!==void 0){let f=n.
max_tokens_per_doc,m=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return ie.
errors=[{instancePath:r+"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_toke\
ns_per_doc/type",keyword:"type",params:{type:pr.properties.body.properties.max_tokens_per_doc.type}}],
!1;if(e===m&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return ie.errors=[{instancePath:r+"\
/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6}}],!1;if(f<1||isNaN(f))return ie.errors=[{instancePath:r+
"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e}else var i=!0}}}}}else return ie.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ie.errors=t,e===0}var Gr=Ce;function Ce(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.body===void 0&&(m="body"))return Ce.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(s.
body!==void 0){let v=s.body;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let P;if(v.input===
void 0&&(P="input"))return Ce.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:P}}],!1;if(v.model!==void 0){let d=v.model,c=e,A=e,N=!1,O=e;
if(e===e)if(typeof d=="string"){if(z(d,256)){let k={instancePath:r+"/body/model",schemaPath:"schema:\
ModerationModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[k]:t.push(k),e++}else if(be(
d,1)){let k={instancePath:r+"/body/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"\
minLength",params:{limit:1}};t===null?t=[k]:t.push(k),e++}}else{let k={instancePath:r+"/body/model",
schemaPath:"schema:ModerationModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[k]:t.
push(k),e++}var i=O===e;if(N=N||i,!N){let k=e;if(d!==null){let u={instancePath:r+"/body/model",schemaPath:"\
#/properties/body/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[u]:
t.push(u),e++}var i=k===e;N=N||i}if(N)e=A,t!==null&&(A?t.length=A:t=null);else{let k={instancePath:r+
"/body/model",schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[k]:t.push(k),e++,Ce.errors=t,!1}var y=c===e}else var y=!0;if(y)if(v.input!==void 0){let d=v.
input,c=e,A=e,N=!1,O=e;if(e===O)if(typeof d=="string"){if(z(d,33554432)){let k={instancePath:r+"/bod\
y/input",schemaPath:"#/properties/body/properties/input/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:33554432}};t===null?t=[k]:t.push(k),e++}}else{let k={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[
k]:t.push(k),e++}var p=O===e;if(N=N||p,!N){let k=e;if(e===k)if(Array.isArray(d))if(d.length>2048){let u={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:2048}};t===null?t=[u]:t.push(u),e++}else if(d.length<1){let u={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/minItems",keyword:"minItems",params:{
limit:1}};t===null?t=[u]:t.push(u),e++}else{var o=!0;let u=d.length;for(let w=0;w<u;w++){let g=d[w],
h=e;if(e===h)if(typeof g=="string"){if(z(g,33554432)){let C={instancePath:r+"/body/input/"+w,schemaPath:"\
#/properties/body/properties/input/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit:33554432}};
t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+"/body/input/"+w,schemaPath:"#/properties/b\
ody/properties/input/anyOf/1/items/type",keyword:"type",params:{type:"string"}};t===null?t=[C]:t.push(
C),e++}var o=h===e;if(!o)break}}else{let u={instancePath:r+"/body/input",schemaPath:"#/properties/bo\
dy/properties/input/anyOf/1/type",keyword:"type",params:{type:"array"}};t===null?t=[u]:t.push(u),e++}
var p=k===e;if(N=N||p,!N){let u=e;if(e===u)if(Array.isArray(d))if(d.length>128){let g={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/2/maxItems",keyword:"maxItems",params:{
limit:128}};t===null?t=[g]:t.push(g),e++}else if(d.length<1){let g={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/minItems",keyword:"minItems",params:{limit:1}};t===null?t=
[g]:t.push(g),e++}else{var n=!0;let g=d.length;for(let h=0;h<g;h++){let I=d[h],C=e,$=e,x=!1,F=null,T=e;
if(e===T)if(I&&typeof I=="object"&&!Array.isArray(I)){let B;if(I.type===void 0&&(B="type")||I.text===
void 0&&(B="text")){let Z={instancePath:r+"/body/input/"+h,schemaPath:"schema:ModerationPart/oneOf/0\
/required",keyword:"required",params:{missingProperty:B}};t===null?t=[Z]:t.push(Z),e++}else{let Z=e;
for(let Y in I)if(!(Y==="type"||Y==="text")){let te={instancePath:r+"/body/input/"+h,schemaPath:"sch\
ema:ModerationPart/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Y}};
t===null?t=[te]:t.push(te),e++;break}if(Z===e){if(I.type!==void 0){let Y=I.type,te=e;if(typeof Y!="s\
tring"){let J={instancePath:r+"/body/input/"+h+"/type",schemaPath:"schema:ModerationPart/oneOf/0/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[J]:t.push(J),e++}if(Y!=="text"){
let J={instancePath:r+"/body/input/"+h+"/type",schemaPath:"schema:ModerationPart/oneOf/0/properties/\
type/const",keyword:"const",params:{allowedValue:"text"}};t===null?t=[J]:t.push(J),e++}var a=te===e}else
var a=!0;if(a)if(I.text!==void 0){let Y=I.text,te=e;if(e===te)if(typeof Y=="string"){if(z(Y,33554432)){
let se={instancePath:r+"/body/input/"+h+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties\
/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[se]:t.push(se),e++}}else{let se={
instancePath:r+"/body/input/"+h+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties/text/ty\
pe",keyword:"type",params:{type:"string"}};t===null?t=[se]:t.push(se),e++}var a=te===e}else var a=!0}}}else{
let B={instancePath:r+"/body/input/"+h,schemaPath:"schema:ModerationPart/oneOf/0/type",keyword:"type",
params:{type:"object"}};t===null?t=[B]:t.push(B),e++}var f=T===e;f&&(x=!0,F=0);let H=e;if(e===H)if(I&&
typeof I=="object"&&!Array.isArray(I)){let B;if(I.type===void 0&&(B="type")||I.image_url===void 0&&(B=
"image_url")){let Z={instancePath:r+"/body/input/"+h,schemaPath:"schema:ModerationPart/oneOf/1/requi\
red",keyword:"required",params:{missingProperty:B}};t===null?t=[Z]:t.push(Z),e++}else{let Z=e;for(let Y in I)
if(!(Y==="type"||Y==="image_url")){let te={instancePath:r+"/body/input/"+h,schemaPath:"schema:Modera\
tionPart/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Y}};
t===null?t=[te]:t.push(te),e++;break}if(Z===e){if(I.type!==void 0){let Y=I.type,te=e;if(typeof Y!="s\
tring"){let J={instancePath:r+"/body/input/"+h+"/type",schemaPath:"schema:ModerationPart/oneOf/1/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[J]:t.push(J),e++}if(Y!=="image\
_url"){let J={instancePath:r+"/body/input/"+h+"/type",schemaPath:"schema:ModerationPart/oneOf/1/prop\
erties/type/const",keyword:"const",params:{allowedValue:"image_url"}};t===null?t=[J]:t.push(J),e++}var l=te===
e}else var l=!0;if(l)if(I.image_url!==void 0){let Y=I.image_url,te=e;if(e===te)if(Y&&typeof Y=="obje\
ct"&&!Array.isArray(Y)){let se;if(Y.url===void 0&&(se="url")){let Pe={instancePath:r+"/body/input/"+
h+"/image_url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/required",keyword:"req\
uired",params:{missingProperty:se}};t===null?t=[Pe]:t.push(Pe),e++}else if(Y.url!==void 0){let Pe=Y.
url;if(e===e)if(typeof Pe=="string"){if(z(Pe,33554432)){let Oe={instancePath:r+"/body/input/"+h+"/im\
age_url/url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/properties/url/maxLength",
keyword:"maxLength",params:{limit:33554432}};t===null?t=[Oe]:t.push(Oe),e++}else if(be(Pe,1)){let Oe={
instancePath:r+"/body/input/"+h+"/image_url/url",schemaPath:"schema:ModerationPart/oneOf/1/propertie\
s/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[Oe]:t.push(Oe),
e++}}else{let Oe={instancePath:r+"/body/input/"+h+"/image_url/url",schemaPath:"schema:ModerationPart\
/oneOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"}};t===null?t=
[Oe]:t.push(Oe),e++}}}else{let se={instancePath:r+"/body/input/"+h+"/image_url",schemaPath:"schema:M\
oderationPart/oneOf/1/properties/image_url/type",keyword:"type",params:{type:"object"}};t===null?t=[
se]:t.push(se),e++}var l=te===e}else var l=!0}}}else{let B={instancePath:r+"/body/input/"+h,schemaPath:"\
schema:ModerationPart/oneOf/1/type",keyword:"type",params:{type:"object"}};t===null?t=[B]:t.push(B),
e++}var f=H===e;if(f&&x?(x=!1,F=[F,1]):f&&(x=!0,F=1),x)e=$,t!==null&&($?t.length=$:t=null);else{let B={
instancePath:r+"/body/input/"+h,schemaPath:"schema:ModerationPart/oneOf",keyword:"oneOf",params:{passingSchemas:F}};
t===null?t=[B]:t.push(B),e++}var n=C===e;if(!n)break}}else{let g={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/type",keyword:"type",params:{type:"array"}};t===null?t=[g]:
t.push(g),e++}var p=u===e;N=N||p}}if(N)e=A,t!==null&&(A?t.length=A:t=null);else{let k={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[k]:t.push(k),e++,Ce.errors=t,!1}var y=c===e}else var y=!0}else return Ce.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Ce.errors=
t,e===0}var Wr=Xr;function Xr(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;return Xr.errors=t,e===0}var Qr=et;function et(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;return et.errors=t,e===0}var rt=tt;function tt(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;return tt.errors=t,e===0}var st=at;function at(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;return at.errors=t,e===0}var it=ot;function ot(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;return ot.errors=t,e===0}var nt=pt;function pt(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;return pt.errors=t,e===0}var mt=lt;function lt(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;return lt.errors=t,e===0}var ft=Ee(Ze()),ut=Ee(Je()),Ps={...ft.formats,...ut.fastFormats},yt=mr;var W=Ue,he=ze,dt={type:"object",additionalProperties:!1,required:["index","message","logprobs","fin\
ish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},tool_calls:{type:"\
array",minItems:1,maxItems:256,items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},
reasoning_content:{type:"string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"\
null"}]},finish_reason:{$ref:"schema:FinishReason"}},$id:"schema:Choice"},is={type:"object",required:[
"id","type","function"],properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["func\
tion"]},function:{type:"object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},
arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolCall"};var os={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function V(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.index===void 0&&(l="\
index")||s.message===void 0&&(l="message")||s.logprobs===void 0&&(l="logprobs")||s.finish_reason===void 0&&
(l="finish_reason"))return V.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:l}}],!1;{let f=e;for(let m in s)if(!(m==="index"||m==="message"||m==="logprobs"||m===
"finish_reason")){return V.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:m}}],!1;break}if(f===e){if(s.index!==void 0){let m=s.index,
v=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return V.errors=[{instancePath:r+"/inde\
x",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof m==
"number"&&isFinite(m)){if(m>0||isNaN(m))return V.errors=[{instancePath:r+"/index",schemaPath:"#/prop\
erties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:0}}],!1;if(m<0||isNaN(m))return V.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=v===e}else var i=!0;if(i){if(s.message!==void 0){let m=s.message,v=e;if(e===
v)if(m&&typeof m=="object"&&!Array.isArray(m)){let P;if(m.role===void 0&&(P="role")||m.content===void 0&&
(P="content")||m.refusal===void 0&&(P="refusal"))return V.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/required",keyword:"required",params:{missingProperty:P}}],!1;if(m.role!==void 0){
let d=m.role,c=e;if(typeof d!="string")return V.errors=[{instancePath:r+"/message/role",schemaPath:"\
#/properties/message/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="assist\
ant")return V.errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/ro\
le/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var y=c===e}else var y=!0;if(y){if(m.
content!==void 0){let d=m.content,c=e;if(typeof d!="string"&&d!==null)return V.errors=[{instancePath:r+
"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{
type:dt.properties.message.properties.content.type}}],!1;if(e===c&&typeof d=="string"&&W(d,33554432))
return V.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/cont\
ent/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var y=c===e}else var y=!0;if(y){if(m.
refusal!==void 0){let d=m.refusal,c=e;if(typeof d!="string"&&d!==null)return V.errors=[{instancePath:r+
"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"type",params:{
type:dt.properties.message.properties.refusal.type}}],!1;if(e===c&&typeof d=="string"&&W(d,33554432))
return V.errors=[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refu\
sal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var y=c===e}else var y=!0;if(y){if(m.
tool_calls!==void 0){let d=m.tool_calls,c=e;if(e===c)if(Array.isArray(d)){if(d.length>256)return V.errors=
[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxIte\
ms",keyword:"maxItems",params:{limit:256}}],!1;if(d.length<1)return V.errors=[{instancePath:r+"/mess\
age/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var p=!0;let N=d.length;for(let O=0;O<N;O++){let _=d[O],k=e;if(e===e)if(_&&typeof _==
"object"&&!Array.isArray(_)){let w;if(_.id===void 0&&(w="id")||_.type===void 0&&(w="type")||_.function===
void 0&&(w="function"))return V.errors=[{instancePath:r+"/message/tool_calls/"+O,schemaPath:"schema:\
ToolCall/required",keyword:"required",params:{missingProperty:w}}],!1;if(_.id!==void 0){let g=_.id,h=e;
if(e===h)if(typeof g=="string"){if(W(g,256))return V.errors=[{instancePath:r+"/message/tool_calls/"+
O+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return V.errors=[{instancePath:r+"/message/tool_calls/"+O+"/id",schemaPath:"schema:ToolCall/\
properties/id/type",keyword:"type",params:{type:"string"}}],!1;var o=h===e}else var o=!0;if(o){if(_.
type!==void 0){let g=_.type,h=e;if(typeof g!="string")return V.errors=[{instancePath:r+"/message/too\
l_calls/"+O+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(g!=="function")return V.errors=[{instancePath:r+"/message/tool_calls/"+O+"/type",schemaPath:"\
schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:is.properties.type.enum}}],
!1;var o=h===e}else var o=!0;if(o)if(_.function!==void 0){let g=_.function,h=e;if(e===h)if(g&&typeof g==
"object"&&!Array.isArray(g)){let C;if(g.name===void 0&&(C="name")||g.arguments===void 0&&(C="argumen\
ts"))return V.errors=[{instancePath:r+"/message/tool_calls/"+O+"/function",schemaPath:"schema:ToolCa\
ll/properties/function/required",keyword:"required",params:{missingProperty:C}}],!1;if(g.name!==void 0){
let $=g.name,x=e;if(e===x)if(typeof $=="string"){if(W($,256))return V.errors=[{instancePath:r+"/mess\
age/tool_calls/"+O+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return V.errors=[{instancePath:r+"/messa\
ge/tool_calls/"+O+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var n=x===e}else var n=!0;if(n)if(g.arguments!==void 0){
let $=g.arguments,x=e;if(e===x)if(typeof $=="string"){if(W($,33554432))return V.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/type",keyword:"type",params:{type:"string"}}],!1;var n=x===e}else var n=!0}else return V.
errors=[{instancePath:r+"/message/tool_calls/"+O+"/function",schemaPath:"schema:ToolCall/properties/\
function/type",keyword:"type",params:{type:"object"}}],!1;var o=h===e}else var o=!0}}else return V.errors=
[{instancePath:r+"/message/tool_calls/"+O,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"\
object"}}],!1;var p=k===e;if(!p)break}}}else return V.errors=[{instancePath:r+"/message/tool_calls",
schemaPath:"#/properties/message/properties/tool_calls/type",keyword:"type",params:{type:"array"}}],
!1;var y=c===e}else var y=!0;if(y){if(m.reasoning!==void 0){let d=m.reasoning,c=e;if(e===c)if(typeof d==
"string"){if(W(d,33554432))return V.errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/prope\
rties/message/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.
errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/t\
ype",keyword:"type",params:{type:"string"}}],!1;var y=c===e}else var y=!0;if(y)if(m.reasoning_content!==
void 0){let d=m.reasoning_content,c=e;if(e===c)if(typeof d=="string"){if(W(d,33554432))return V.errors=
[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_\
content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+
"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_content/type",keyword:"\
type",params:{type:"string"}}],!1;var y=c===e}else var y=!0}}}}}else return V.errors=[{instancePath:r+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"object"}}],!1;var i=v===
e}else var i=!0;if(i){if(s.logprobs!==void 0){let m=s.logprobs,v=e,b=e,P=!1,d=e;if(e===e&&!(m&&typeof m==
"object"&&!Array.isArray(m))){let N={instancePath:r+"/logprobs",schemaPath:"schema:Logprobs/type",keyword:"\
type",params:{type:"object"}};t===null?t=[N]:t.push(N),e++}var a=d===e;if(P=P||a,!P){let N=e;if(m!==
null){let _={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};t===null?t=[_]:t.push(_),e++}var a=N===e;P=P||a}if(P)e=b,t!==null&&(b?t.length=
b:t=null);else{let N={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[N]:t.push(N),e++,V.errors=t,!1}var i=v===e}else var i=!0;if(i)if(s.
finish_reason!==void 0){let m=s.finish_reason,v=e;if(typeof m!="string")return V.errors=[{instancePath:r+
"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(m===
"stop"||m==="length"||m==="tool_calls"||m==="content_filter"))return V.errors=[{instancePath:r+"/fin\
ish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{allowedValues:os.enum}}],!1;
var i=v===e}else var i=!0}}}}}else return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return V.errors=t,e===0}function K(s,{instancePath:r="",parentData:D,
parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let o;if(s.id===void 0&&(o="id")||s.object===void 0&&(o="object")||s.created===
void 0&&(o="created")||s.model===void 0&&(o="model")||s.choices===void 0&&(o="choices"))return K.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;
for(let a in s)if(!(a==="id"||a==="object"||a==="created"||a==="model"||a==="choices"||a==="usage")){
return K.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(n===e){if(s.id!==void 0){let a=s.id,l=e;if(e===l)if(typeof a==
"string"){if(W(a,256))return K.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(he(a,1))return K.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;
if(i){if(s.object!==void 0){let a=s.object,l=e;if(typeof a!="string")return K.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="c\
hat.completion")return K.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}}],!1;var i=l===e}else var i=!0;if(i){if(s.created!==void 0){
let a=s.created,l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return K.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))return K.errors=[{instancePath:r+"/cre\
ated",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(a<0||isNaN(a))return K.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=l===e}else var i=!0;if(i){if(s.model!==
void 0){let a=s.model,l=e;if(e===e)if(typeof a=="string"){if(W(a,256))return K.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(a,
1))return K.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(s.choices!==void 0){
let a=s.choices,l=e;if(e===l)if(Array.isArray(a)){if(a.length>1)return K.errors=[{instancePath:r+"/c\
hoices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(a.length<
1)return K.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"mi\
nItems",params:{limit:1}}],!1;{var y=!0;let m=a.length;for(let v=0;v<m;v++){let b=e;V(a[v],{instancePath:r+
"/choices/"+v,parentData:a,parentDataProperty:v,rootData:L,dynamicAnchors:q})||(t=t===null?V.errors:
t.concat(V.errors),e=t.length);var y=b===e;if(!y)break}}}else return K.errors=[{instancePath:r+"/cho\
ices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],!1;var i=l===e}else
var i=!0;if(i)if(s.usage!==void 0){let a=s.usage,l=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){let v;if(a.prompt_tokens===void 0&&(v="prompt_tokens")||a.completion_tokens===void 0&&(v="comple\
tion_tokens")||a.total_tokens===void 0&&(v="total_tokens"))return K.errors=[{instancePath:r+"/usage",
schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:v}}],!1;if(a.prompt_tokens!==
void 0){let b=a.prompt_tokens,P=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return K.
errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof b=="number"&&isFinite(b)){if(b>4294967295||
isNaN(b))return K.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties\
/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(b<0||isNaN(
b))return K.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/promp\
t_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=P===e}else var p=!0;
if(p){if(a.completion_tokens!==void 0){let b=a.completion_tokens,P=e;if(!(typeof b=="number"&&!(b%1)&&
!isNaN(b)&&isFinite(b)))return K.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"sche\
ma:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof b==
"number"&&isFinite(b)){if(b>4294967295||isNaN(b))return K.errors=[{instancePath:r+"/usage/completion\
_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(b<0||isNaN(b))return K.errors=[{instancePath:r+"/usage/completion_toke\
ns",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=P===e}else var p=!0;if(p){if(a.total_tokens!==void 0){let b=a.total_tokens,P=e;
if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return K.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===P&&typeof b=="number"&&isFinite(b)){if(b>8589934590||isNaN(b))return K.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}}],!1;if(b<0||isNaN(b))return K.errors=[{instancePath:r+"/usage/tot\
al_tokens",schemaPath:"schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=P===e}else var p=!0;if(p){if(a.prompt_tokens_details!==void 0){let b=a.prompt_tokens_details,
P=e;if(e===P)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.cached_tokens!==void 0){let c=b.cached_tokens,
A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof c=="number"&&
isFinite(c)){if(c>4294967295||isNaN(c))return K.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(c<0||isNaN(c))return K.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return K.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var p=P===
e}else var p=!0;if(p)if(a.completion_tokens_details!==void 0){let b=a.completion_tokens_details,P=e;
if(e===P)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.reasoning_tokens!==void 0){let c=b.reasoning_tokens,
A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof c==
"number"&&isFinite(c)){if(c>4294967295||isNaN(c))return K.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(c<
0||isNaN(c))return K.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return K.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var p=P===e}else var p=!0}}}}else return K.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var i=l===e}else var i=!0}}}}}}}else
return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=t,e===0}function mr(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(K(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:q})||
(t=t===null?K.errors:t.concat(K.errors),e=t.length));else return mr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=t,e===0}var ct=lr;var ns=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function ve(s,{instancePath:r="",parentData:D,parentDataProperty:j,
rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.object===void 0&&(o="object")||s.index===void 0&&(o="index")||s.embedding===void 0&&(o=
"embedding"))return ve.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let n=e;for(let a in s)if(!(a==="object"||a==="index"||a==="embedding")){return ve.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(n===e){if(s.object!==void 0){let a=s.object,l=e;if(typeof a!="string")return ve.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="e\
mbedding")return ve.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var i=l===e}else var i=!0;if(i){if(s.index!==void 0){let a=s.
index,l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ve.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&
typeof a=="number"&&isFinite(a)){if(a>2047||isNaN(a))return ve.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(a<0||isNaN(
a))return ve.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=l===e}else var i=!0;if(i)if(s.embedding!==void 0){let a=s.
embedding,l=e,f=e,m=!1,v=e;if(e===e)if(Array.isArray(a))if(a.length>1e6){let d={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};t===null?t=[
d]:t.push(d),e++}else if(a.length<1){let d={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[d]:t.push(d),e++}else{var y=!0;let d=a.
length;for(let c=0;c<d;c++){let A=a[c],N=e;if(e===N)if(typeof A=="number"&&isFinite(A)){if(A>1e308||
isNaN(A)){let _={instancePath:r+"/embedding/"+c,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};t===null?t=[_]:t.push(_),e++}else if(A<-1e308||isNaN(
A)){let _={instancePath:r+"/embedding/"+c,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};t===null?t=[_]:t.push(_),e++}}else{let _={instancePath:r+
"/embedding/"+c,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};t===
null?t=[_]:t.push(_),e++}var y=N===e;if(!y)break}}else{let d={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};t===null?t=[d]:t.push(d),e++}var p=v===
e;if(m=m||p,!m){let d=e;if(e===e)if(typeof a=="string"){if(W(a,5333336)){let N={instancePath:r+"/emb\
edding",schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};t===null?
t=[N]:t.push(N),e++}else if(he(a,8)){let N={instancePath:r+"/embedding",schemaPath:"schema:Base64Vec\
tor/minLength",keyword:"minLength",params:{limit:8}};t===null?t=[N]:t.push(N),e++}else if(!ns.test(a)){
let N={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9+/]+={0,2}$"}};t===null?t=[N]:t.push(N),e++}}else{let N={instancePath:r+"/embedd\
ing",schemaPath:"schema:Base64Vector/type",keyword:"type",params:{type:"string"}};t===null?t=[N]:t.push(
N),e++}var p=d===e;m=m||p}if(m)e=f,t!==null&&(f?t.length=f:t=null);else{let d={instancePath:r+"/embe\
dding",schemaPath:"#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return t===null?t=[d]:t.
push(d),e++,ve.errors=t,!1}var i=l===e}else var i=!0}}}}else return ve.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=t,e===0}function re(s,{instancePath:r="",
parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o="object")||s.data===void 0&&(o=
"data")||s.model===void 0&&(o="model")||s.usage===void 0&&(o="usage"))return re.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let a in s)if(!(a===
"object"||a==="data"||a==="model"||a==="usage")){return re.errors=[{instancePath:r,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){
if(s.object!==void 0){let a=s.object,l=e;if(typeof a!="string")return re.errors=[{instancePath:r+"/o\
bject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="list")
return re.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var i=l===e}else var i=!0;if(i){if(s.data!==void 0){let a=s.data,l=e;if(e===
l)if(Array.isArray(a)){if(a.length>2048)return re.errors=[{instancePath:r+"/data",schemaPath:"#/prop\
erties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(a.length<1)return re.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let m=a.
length;for(let v=0;v<m;v++){let b=e;ve(a[v],{instancePath:r+"/data/"+v,parentData:a,parentDataProperty:v,
rootData:L,dynamicAnchors:q})||(t=t===null?ve.errors:t.concat(ve.errors),e=t.length);var y=b===e;if(!y)
break}}}else return re.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var i=l===e}else var i=!0;if(i){if(s.model!==void 0){let a=s.model,
l=e;if(e===e)if(typeof a=="string"){if(W(a,256))return re.errors=[{instancePath:r+"/model",schemaPath:"\
schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(a,1))return re.
errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingModelName/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return re.errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingMo\
delName/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i)if(s.usage!==
void 0){let a=s.usage,l=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let v;if(a.prompt_tokens===
void 0&&(v="prompt_tokens")||a.total_tokens===void 0&&(v="total_tokens"))return re.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:v}}],
!1;{let b=e;for(let P in a)if(!(P==="prompt_tokens"||P==="total_tokens")){return re.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P}}],!1;break}if(b===e){if(a.prompt_tokens!==void 0){let P=a.prompt_tokens,d=e;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return re.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof P=="number"&&isFinite(P)){if(P>1e9||isNaN(P))return re.errors=[{instancePath:r+"/usage/pro\
mpt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(P<0||isNaN(P))return re.errors=[{instancePath:r+"/usage/prompt_to\
kens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var p=d===e}else var p=!0;if(p)if(a.total_tokens!==void 0){let P=a.total_tokens,
d=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return re.errors=[{instancePath:r+"/usa\
ge/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof P=="number"&&isFinite(P)){if(P>1e9||isNaN(P))return re.errors=
[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(P<0||isNaN(P))return re.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=d===e}else var p=!0}}}else return re.
errors=[{instancePath:r+"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"\
object"}}],!1;var i=l===e}else var i=!0}}}}}else return re.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return re.errors=t,e===0}function lr(s,{instancePath:r="",
parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(re(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:q})||(t=t===null?re.errors:t.concat(
re.errors),e=t.length));else return lr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return lr.errors=t,e===0}var ht=dr;function S(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.id===void 0&&(n="id")||
s.object===void 0&&(n="object")||s.model===void 0&&(n="model")||s.results===void 0&&(n="results"))return S.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{
let a=e;for(let l in s)if(!(l==="id"||l==="object"||l==="model"||l==="results"||l==="usage")){return S.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(a===e){if(s.id!==void 0){let l=s.id,f=e;if(e===f)if(typeof l=="string"){if(W(l,256))return S.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(he(l,1))return S.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i){if(s.object!==
void 0){let l=s.object,f=e;if(typeof l!="string")return S.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(l!=="list")return S.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
list"}}],!1;var i=f===e}else var i=!0;if(i){if(s.model!==void 0){let l=s.model,f=e;if(e===e)if(typeof l==
"string"){if(W(l,256))return S.errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(l,1))return S.errors=[{instancePath:r+"/\
model",schemaPath:"schema:RerankModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.
errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"\
string"}}],!1;var i=f===e}else var i=!0;if(i){if(s.results!==void 0){let l=s.results,f=e;if(e===f)if(Array.
isArray(l)){if(l.length>1e4)return S.errors=[{instancePath:r+"/results",schemaPath:"#/properties/res\
ults/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;if(l.length<1)return S.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let v=l.length;for(let b=0;b<v;b++){let P=l[b],d=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(
P)){let N;if(P.index===void 0&&(N="index")||P.relevance_score===void 0&&(N="relevance_score"))return S.
errors=[{instancePath:r+"/results/"+b,schemaPath:"schema:RerankResult/required",keyword:"required",params:{
missingProperty:N}}],!1;{let O=e;for(let _ in P)if(!(_==="index"||_==="relevance_score"||_==="docume\
nt")){return S.errors=[{instancePath:r+"/results/"+b,schemaPath:"schema:RerankResult/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(O===e){if(P.index!==
void 0){let _=P.index,k=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return S.errors=[
{instancePath:r+"/results/"+b+"/index",schemaPath:"schema:RerankResult/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===k&&typeof _=="number"&&isFinite(_)){if(_>9999||isNaN(_))return S.
errors=[{instancePath:r+"/results/"+b+"/index",schemaPath:"schema:RerankResult/properties/index/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9999}}],!1;if(_<0||isNaN(_))return S.errors=[{instancePath:r+
"/results/"+b+"/index",schemaPath:"schema:RerankResult/properties/index/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var p=k===e}else var p=!0;if(p){if(P.relevance_score!==void 0){let _=P.
relevance_score,k=e;if(e===k)if(typeof _=="number"&&isFinite(_)){if(_>1e308||isNaN(_))return S.errors=
[{instancePath:r+"/results/"+b+"/relevance_score",schemaPath:"schema:RerankResult/properties/relevan\
ce_score/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308}}],!1;if(_<-1e308||isNaN(_))
return S.errors=[{instancePath:r+"/results/"+b+"/relevance_score",schemaPath:"schema:RerankResult/pr\
operties/relevance_score/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e308}}],!1}else return S.
errors=[{instancePath:r+"/results/"+b+"/relevance_score",schemaPath:"schema:RerankResult/properties/\
relevance_score/type",keyword:"type",params:{type:"number"}}],!1;var p=k===e}else var p=!0;if(p)if(P.
document!==void 0){let _=P.document,k=e;if(e===k)if(_&&typeof _=="object"&&!Array.isArray(_)){let u;
if(_.text===void 0&&(u="text"))return S.errors=[{instancePath:r+"/results/"+b+"/document",schemaPath:"\
schema:RerankResult/properties/document/required",keyword:"required",params:{missingProperty:u}}],!1;
{let w=e;for(let g in _)if(g!=="text"){return S.errors=[{instancePath:r+"/results/"+b+"/document",schemaPath:"\
schema:RerankResult/properties/document/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g}}],!1;break}if(w===e&&_.text!==void 0){let g=_.text;if(e===e)if(typeof g=="stri\
ng"){if(W(g,33554432))return S.errors=[{instancePath:r+"/results/"+b+"/document/text",schemaPath:"sc\
hema:RerankResult/properties/document/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;if(he(g,1))return S.errors=[{instancePath:r+"/results/"+b+"/document/text",schemaPath:"schema:Rer\
ankResult/properties/document/properties/text/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return S.errors=[{instancePath:r+"/results/"+b+"/document/text",schemaPath:"schema:RerankResult/prop\
erties/document/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}}else return S.errors=
[{instancePath:r+"/results/"+b+"/document",schemaPath:"schema:RerankResult/properties/document/type",
keyword:"type",params:{type:"object"}}],!1;var p=k===e}else var p=!0}}}}else return S.errors=[{instancePath:r+
"/results/"+b,schemaPath:"schema:RerankResult/type",keyword:"type",params:{type:"object"}}],!1;var y=d===
e;if(!y)break}}}else return S.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0;if(i)if(s.usage!==void 0){let l=s.
usage,f=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let b;if(l.prompt_tokens===void 0&&(b=
"prompt_tokens")||l.total_tokens===void 0&&(b="total_tokens"))return S.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/required",keyword:"required",params:{missingProperty:b}}],!1;{let P=e;
for(let d in l)if(!(d==="prompt_tokens"||d==="total_tokens")){return S.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(P===e){if(l.prompt_tokens!==void 0){let d=l.prompt_tokens,c=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d)))return S.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:PromptUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&
typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return S.errors=[{instancePath:r+"/usage/prompt_\
tokens",schemaPath:"schema:PromptUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(d<0||isNaN(d))return S.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:PromptUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=c===e}else var o=!0;if(o)if(l.total_tokens!==void 0){let d=l.total_tokens,c=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return S.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"\
schema:PromptUsage/properties/total_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return S.errors=[{instancePath:r+"/usage/tota\
l_tokens",schemaPath:"schema:PromptUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(d<0||isNaN(d))return S.errors=[{instancePath:r+"/usage/total_toke\
ns",schemaPath:"schema:PromptUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var o=c===e}else var o=!0}}}else return S.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:PromptUsage/type",keyword:"type",params:{type:"object"}}],!1;var i=f===e}else var i=!0}}}}}}else
return S.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.
errors=t,e===0}function dr(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(S(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:q})||
(t=t===null?S.errors:t.concat(S.errors),e=t.length));else return dr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=t,e===0}var gt=fr;var ps={type:"object",required:["flagged","categories","category_scores"],properties:{flagged:{type:"\
boolean"},categories:{type:"object",additionalProperties:{type:["boolean","null"]}},category_scores:{
type:"object",additionalProperties:{type:"number",minimum:0,maximum:1}}},$id:"schema:ModerationResul\
t"};function X(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.id===void 0&&(a="id")||
s.model===void 0&&(a="model")||s.results===void 0&&(a="results"))return X.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let l=e;for(let f in s)if(!(f==="id"||
f==="model"||f==="results")){return X.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(l===e){if(s.id!==void 0){let f=s.id,
m=e;if(e===m)if(typeof f=="string"){if(W(f,256))return X.errors=[{instancePath:r+"/id",schemaPath:"#\
/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(f,1))return X.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=m===e}else var i=!0;if(i){if(s.model!==void 0){let f=s.model,m=e;if(e===e)if(typeof f=="str\
ing"){if(W(f,256))return X.errors=[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(f,1))return X.errors=[{instancePath:r+"/\
model",schemaPath:"schema:ModerationModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return X.errors=[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName/type",keyword:"type",
params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i)if(s.results!==void 0){let f=s.results,m=e;
if(e===m)if(Array.isArray(f)){if(f.length>2048)return X.errors=[{instancePath:r+"/results",schemaPath:"\
#/properties/results/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(f.length<1)return X.errors=
[{instancePath:r+"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var y=!0;let b=f.length;for(let P=0;P<b;P++){let d=f[P],c=e;if(e===e)if(d&&typeof d=="object"&&!Array.
isArray(d)){let O;if(d.flagged===void 0&&(O="flagged")||d.categories===void 0&&(O="categories")||d.category_scores===
void 0&&(O="category_scores"))return X.errors=[{instancePath:r+"/results/"+P,schemaPath:"schema:Mode\
rationResult/required",keyword:"required",params:{missingProperty:O}}],!1;if(d.flagged!==void 0){let _=e;
if(typeof d.flagged!="boolean")return X.errors=[{instancePath:r+"/results/"+P+"/flagged",schemaPath:"\
schema:ModerationResult/properties/flagged/type",keyword:"type",params:{type:"boolean"}}],!1;var p=_===
e}else var p=!0;if(p){if(d.categories!==void 0){let _=d.categories,k=e;if(e===k)if(_&&typeof _=="obj\
ect"&&!Array.isArray(_))for(let u in _){let w=_[u],g=e;if(typeof w!="boolean"&&w!==null)return X.errors=
[{instancePath:r+"/results/"+P+"/categories/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"s\
chema:ModerationResult/properties/categories/additionalProperties/type",keyword:"type",params:{type:ps.
properties.categories.additionalProperties.type}}],!1;var o=g===e;if(!o)break}else return X.errors=[
{instancePath:r+"/results/"+P+"/categories",schemaPath:"schema:ModerationResult/properties/categorie\
s/type",keyword:"type",params:{type:"object"}}],!1;var p=k===e}else var p=!0;if(p)if(d.category_scores!==
void 0){let _=d.category_scores,k=e;if(e===k)if(_&&typeof _=="object"&&!Array.isArray(_))for(let u in _){
let w=_[u],g=e;if(e===g)if(typeof w=="number"&&isFinite(w)){if(w>1||isNaN(w))return X.errors=[{instancePath:r+
"/results/"+P+"/category_scores/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Modera\
tionResult/properties/category_scores/additionalProperties/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(w<0||isNaN(w))return X.errors=[{instancePath:r+"/results/"+P+"/category_scores/"+
u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_sco\
res/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return X.
errors=[{instancePath:r+"/results/"+P+"/category_scores/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ModerationResult/properties/category_scores/additionalProperties/type",keyword:"type",params:{
type:"number"}}],!1;var n=g===e;if(!n)break}else return X.errors=[{instancePath:r+"/results/"+P+"/ca\
tegory_scores",schemaPath:"schema:ModerationResult/properties/category_scores/type",keyword:"type",params:{
type:"object"}}],!1;var p=k===e}else var p=!0}}else return X.errors=[{instancePath:r+"/results/"+P,schemaPath:"\
schema:ModerationResult/type",keyword:"type",params:{type:"object"}}],!1;var y=c===e;if(!y)break}}}else
return X.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{
type:"array"}}],!1;var i=m===e}else var i=!0}}}}else return X.errors=[{instancePath:r,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return X.errors=t,e===0}function fr(s,{instancePath:r="",
parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(X(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:q})||(t=t===null?X.errors:t.concat(
X.errors),e=t.length));else return fr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return fr.errors=t,e===0}var _t=ur;function Q(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o=
"object")||s.data===void 0&&(o="data"))return Q.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let n=e;for(let a in s)if(!(a==="object"||a==="data")){return Q.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(s.object!==void 0){let a=s.object,l=e;if(typeof a!="string")return Q.errors=[{
instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(a!=="list")return Q.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"list"}}],!1;var i=l===e}else var i=!0;if(i)if(s.data!==void 0){let a=s.
data,l=e;if(e===l)if(Array.isArray(a)){if(a.length>4096)return Q.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var y=!0;let m=a.length;for(let v=0;v<
m;v++){let b=a[v],P=e;if(e===e)if(b&&typeof b=="object"&&!Array.isArray(b)){let A;if(b.id===void 0&&
(A="id")||b.object===void 0&&(A="object")||b.created===void 0&&(A="created")||b.owned_by===void 0&&(A=
"owned_by"))return Q.errors=[{instancePath:r+"/data/"+v,schemaPath:"schema:ListedModel/required",keyword:"\
required",params:{missingProperty:A}}],!1;{let N=e;for(let O in b)if(!(O==="id"||O==="object"||O==="\
created"||O==="owned_by")){return Q.errors=[{instancePath:r+"/data/"+v,schemaPath:"schema:ListedMode\
l/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}}],!1;break}if(N===
e){if(b.id!==void 0){let O=b.id,_=e;if(e===_)if(typeof O=="string"){if(W(O,256))return Q.errors=[{instancePath:r+
"/data/"+v+"/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(he(O,1))return Q.errors=[{instancePath:r+"/data/"+v+"/id",schemaPath:"schema:List\
edModel/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:r+
"/data/"+v+"/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"str\
ing"}}],!1;var p=_===e}else var p=!0;if(p){if(b.object!==void 0){let O=b.object,_=e;if(typeof O!="st\
ring")return Q.errors=[{instancePath:r+"/data/"+v+"/object",schemaPath:"schema:ListedModel/propertie\
s/object/type",keyword:"type",params:{type:"string"}}],!1;if(O!=="model")return Q.errors=[{instancePath:r+
"/data/"+v+"/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{
allowedValue:"model"}}],!1;var p=_===e}else var p=!0;if(p){if(b.created!==void 0){let O=b.created,_=e;
if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return Q.errors=[{instancePath:r+"/data/"+v+
"/created",schemaPath:"schema:ListedModel/properties/created/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===_&&typeof O=="number"&&isFinite(O)){if(O>4102444800||isNaN(O))return Q.errors=[{instancePath:r+
"/data/"+v+"/created",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4102444800}}],!1;if(O<0||isNaN(O))return Q.errors=[{instancePath:r+"/data/"+v+
"/created",schemaPath:"schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=_===e}else var p=!0;if(p)if(b.owned_by!==void 0){let O=b.owned_by,_=e;if(e===
_)if(typeof O=="string"){if(W(O,64))return Q.errors=[{instancePath:r+"/data/"+v+"/owned_by",schemaPath:"\
schema:ListedModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(O,
1))return Q.errors=[{instancePath:r+"/data/"+v+"/owned_by",schemaPath:"schema:ListedModel/properties\
/owned_by/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:r+
"/data/"+v+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{
type:"string"}}],!1;var p=_===e}else var p=!0}}}}}else return Q.errors=[{instancePath:r+"/data/"+v,schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1;var y=P===e;if(!y)break}}}else return Q.
errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"arr\
ay"}}],!1;var i=l===e}else var i=!0}}}else return Q.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Q.errors=t,e===0}function ur(s,{instancePath:r="",parentData:D,
parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s))s.response!==void 0&&(Q(s.response,{instancePath:r+"/response",parentData:s,
parentDataProperty:"response",rootData:L,dynamicAnchors:q})||(t=t===null?Q.errors:t.concat(Q.errors),
e=t.length));else return ur.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ur.errors=t,e===0}var bt=yr;var cr={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var We=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function ee(s,{instancePath:r="",parentData:D,
parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
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
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!We.test(
o))return ee.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return ee.errors=[{instancePath:r+"/charge\
d_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0}}}}}}else
return ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=t,e===0}var ms={type:["object","null"],additionalProperties:!1,required:["limit","remaining",
"resets_at"],properties:{limit:{$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{
$ref:"schema:ResetTime"}},$id:"schema:LimitLeft"};function oe(s,{instancePath:r="",parentData:D,parentDataProperty:j,
rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&
s!==null)return oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:ms.type}}],
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
schema:ResetTime/type",keyword:"type",params:{type:cr.type}}],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>4102444800||isNaN(o))return oe.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return oe.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0}}}}return oe.errors=t,e===0}var ls={type:["o\
bject","null"],additionalProperties:!1,required:["period","limit_usd","used_usd","remaining_usd","re\
sets_at"],properties:{period:{$ref:"schema:BudgetSpan"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"\
schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:Budg\
etLeft"},ds={type:"string",enum:["day","month","total"],$id:"schema:BudgetSpan"};function ne(s,{instancePath:r="",
parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null)return ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:ls.type}}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.period===
void 0&&(y="period")||s.limit_usd===void 0&&(y="limit_usd")||s.used_usd===void 0&&(y="used_usd")||s.
remaining_usd===void 0&&(y="remaining_usd")||s.resets_at===void 0&&(y="resets_at"))return ne.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let p=e;
for(let o in s)if(!(o==="period"||o==="limit_usd"||o==="used_usd"||o==="remaining_usd"||o==="resets_\
at")){return ne.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:o}}],!1;break}if(p===e){if(s.period!==void 0){let o=s.period,n=e;if(typeof o!=
"string")return ne.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(o==="day"||o==="month"||o==="total"))return ne.errors=[{instancePath:r+
"/period",schemaPath:"schema:BudgetSpan/enum",keyword:"enum",params:{allowedValues:ds.enum}}],!1;var i=n===
e}else var i=!0;if(i){if(s.limit_usd!==void 0){let o=s.limit_usd,n=e;if(e===e)if(typeof o=="string"){
if(W(o,20))return ne.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!We.test(o))return ne.errors=[{instancePath:r+"/limit_usd",schemaPath:"\
schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return ne.
errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=n===e}else var i=!0;if(i){if(s.used_usd!==void 0){let o=s.used_usd,n=e;if(e===e)if(typeof o==
"string"){if(W(o,20))return ne.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/maxLength",
keyword:"maxLength",params:{limit:20}}],!1;if(!We.test(o))return ne.errors=[{instancePath:r+"/used_u\
sd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return ne.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{
type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(s.remaining_usd!==void 0){let o=s.remaining_usd,
n=e;if(e===e)if(typeof o=="string"){if(W(o,20))return ne.errors=[{instancePath:r+"/remaining_usd",schemaPath:"\
schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!We.test(o))return ne.errors=[{instancePath:r+
"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return ne.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i)if(s.resets_at!==void 0){
let o=s.resets_at,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ne.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:cr.
type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(o))return ne.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(o<0||isNaN(o))return ne.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0}}}}}}return ne.
errors=t,e===0}function ae(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o=
"object")||s.name===void 0&&(o="name")||s.prefix===void 0&&(o="prefix")||s.expires_at===void 0&&(o="\
expires_at")||s.used===void 0&&(o="used")||s.limits===void 0&&(o="limits"))return ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let a in s)if(!(a===
"object"||a==="name"||a==="prefix"||a==="expires_at"||a==="used"||a==="limits")){return ae.errors=[{
instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(s.object!==void 0){let a=s.object,l=e;if(typeof a!="string")return ae.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(a!=="key_usage")return ae.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/co\
nst",keyword:"const",params:{allowedValue:"key_usage"}}],!1;var i=l===e}else var i=!0;if(i){if(s.name!==
void 0){let a=s.name,l=e;if(e===l)if(typeof a=="string"){if(W(a,128))return ae.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(he(a,
1))return ae.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return ae.errors=[{instancePath:r+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(s.prefix!==
void 0){let a=s.prefix,l=e;if(e===l)if(typeof a=="string"){if(W(a,16))return ae.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else
return ae.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{
type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(s.expires_at!==void 0){let a=s.expires_at,l=e,
f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return ae.errors=[{instancePath:r+
"/expires_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:cr.type}}],!1;if(e===f&&
typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))return ae.errors=[{instancePath:r+"/expir\
es_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=l===e}else var i=!0;if(i){if(s.used!==
void 0){let a=s.used,l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){let m;if(a.day===void 0&&
(m="day")||a.month===void 0&&(m="month"))return ae.errors=[{instancePath:r+"/used",schemaPath:"#/pro\
perties/used/required",keyword:"required",params:{missingProperty:m}}],!1;{let v=e;for(let b in a)if(!(b===
"day"||b==="month")){return ae.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(v===e){if(a.
day!==void 0){let b=e;ee(a.day,{instancePath:r+"/used/day",parentData:a,parentDataProperty:"day",rootData:L,
dynamicAnchors:q})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var y=b===e}else var y=!0;
if(y)if(a.month!==void 0){let b=e;ee(a.month,{instancePath:r+"/used/month",parentData:a,parentDataProperty:"\
month",rootData:L,dynamicAnchors:q})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var y=b===
e}else var y=!0}}}else return ae.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/type",
keyword:"type",params:{type:"object"}}],!1;var i=l===e}else var i=!0;if(i)if(s.limits!==void 0){let a=s.
limits,l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){let m;if(a.requests_per_minute===void 0&&
(m="requests_per_minute")||a.tokens_per_minute===void 0&&(m="tokens_per_minute")||a.parallel_requests===
void 0&&(m="parallel_requests")||a.budget===void 0&&(m="budget"))return ae.errors=[{instancePath:r+"\
/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:m}}],!1;
{let v=e;for(let b in a)if(!(b==="requests_per_minute"||b==="tokens_per_minute"||b==="parallel_reque\
sts"||b==="budget")){return ae.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(v===e){
if(a.requests_per_minute!==void 0){let b=e;oe(a.requests_per_minute,{instancePath:r+"/limits/request\
s_per_minute",parentData:a,parentDataProperty:"requests_per_minute",rootData:L,dynamicAnchors:q})||(t=
t===null?oe.errors:t.concat(oe.errors),e=t.length);var p=b===e}else var p=!0;if(p){if(a.tokens_per_minute!==
void 0){let b=e;oe(a.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:a,parentDataProperty:"\
tokens_per_minute",rootData:L,dynamicAnchors:q})||(t=t===null?oe.errors:t.concat(oe.errors),e=t.length);
var p=b===e}else var p=!0;if(p){if(a.parallel_requests!==void 0){let b=e;oe(a.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:a,parentDataProperty:"parallel_requests",rootData:L,dynamicAnchors:q})||
(t=t===null?oe.errors:t.concat(oe.errors),e=t.length);var p=b===e}else var p=!0;if(p)if(a.budget!==void 0){
let b=e;ne(a.budget,{instancePath:r+"/limits/budget",parentData:a,parentDataProperty:"budget",rootData:L,
dynamicAnchors:q})||(t=t===null?ne.errors:t.concat(ne.errors),e=t.length);var p=b===e}else var p=!0}}}}}else
return ae.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var i=l===e}else var i=!0}}}}}}}else return ae.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=t,e===0}function yr(s,{instancePath:r="",
parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ae(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:L,dynamicAnchors:q})||(t=t===null?ae.errors:t.concat(
ae.errors),e=t.length));else return yr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return yr.errors=t,e===0}var kt=fe;function fe(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let y=s.
response;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.id===void 0&&(o="id")||y.object===
void 0&&(o="object")||y.created===void 0&&(o="created")||y.owned_by===void 0&&(o="owned_by"))return fe.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:o}}],!1;{let n=e;for(let a in y)if(!(a==="id"||a==="object"||a==="created"||a==="own\
ed_by")){return fe.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(y.id!==
void 0){let a=y.id,l=e;if(e===l)if(typeof a=="string"){if(W(a,256))return fe.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(he(a,1))return fe.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=l===e}else var i=!0;if(i){if(y.object!==void 0){let a=y.object,l=e;if(typeof a!="stri\
ng")return fe.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="model")return fe.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=l===e}else var i=!0;if(i){if(y.created!==void 0){let a=y.created,l=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return fe.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof a==
"number"&&isFinite(a)){if(a>4102444800||isNaN(a))return fe.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return fe.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=l===e}else var i=!0;if(i)if(y.owned_by!==void 0){let a=y.owned_by,l=e;if(e===l)if(typeof a==
"string"){if(W(a,64))return fe.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(a,1))return fe.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=l===e}else var i=!0}}}}}else return fe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return fe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=t,e===0}var vt=ue;function ue(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let y=s.
response;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.id===void 0&&(o="id")||y.object===
void 0&&(o="object")||y.created===void 0&&(o="created")||y.owned_by===void 0&&(o="owned_by"))return ue.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:o}}],!1;{let n=e;for(let a in y)if(!(a==="id"||a==="object"||a==="created"||a==="own\
ed_by")){return ue.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(y.id!==
void 0){let a=y.id,l=e;if(e===l)if(typeof a=="string"){if(W(a,256))return ue.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(he(a,1))return ue.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=l===e}else var i=!0;if(i){if(y.object!==void 0){let a=y.object,l=e;if(typeof a!="stri\
ng")return ue.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="model")return ue.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=l===e}else var i=!0;if(i){if(y.created!==void 0){let a=y.created,l=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ue.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof a==
"number"&&isFinite(a)){if(a>4102444800||isNaN(a))return ue.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return ue.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=l===e}else var i=!0;if(i)if(y.owned_by!==void 0){let a=y.owned_by,l=e;if(e===l)if(typeof a==
"string"){if(W(a,64))return ue.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(a,1))return ue.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=l===e}else var i=!0}}}}}else return ue.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return ue.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=t,e===0}var Pt=Xe;function Xe(s,{instancePath:r="",parentData:D,parentDataProperty:j,rootData:L=s,dynamicAnchors:q={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let i=s.
response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return Xe.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Xe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=
t,e===0}var ws={createOpenAIChatCompletion:{parameters:Ir,body:Jr,replies:{200:yt}},createOpenAIEmbeddings:{
parameters:Mr,body:Hr,replies:{200:ct}},createOpenAIRerank:{parameters:Fr,body:Yr,replies:{200:ht}},
createOpenAIModeration:{parameters:Cr,body:Gr,replies:{200:gt}},listOpenAIModels:{parameters:Rr,body:Wr,
replies:{200:_t}},readOpenAIUsage:{parameters:Tr,body:Qr,replies:{200:bt}},retrieveOpenAIModel:{parameters:Er,
body:rt,replies:{200:kt}},retrieveOwnedOpenAIModel:{parameters:Ur,body:st,replies:{200:vt}},getContract:{
parameters:zr,body:it,replies:{200:Pt}},getReference:{parameters:Sr,body:nt,replies:{}},getReferenceFile:{
parameters:Br,body:mt,replies:{}}};export{ws as default};
