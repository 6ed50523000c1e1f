// Compiled from a contract by npm run generate. Never edited.
var Hr=Object.create;var Ve=Object.defineProperty;var Yr=Object.getOwnPropertyDescriptor;var Jr=Object.getOwnPropertyNames;var Kr=Object.getPrototypeOf,Gr=Object.prototype.hasOwnProperty;var He=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var Wr=(s,r,e,i)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of Jr(r))!Gr.call(s,o)&&
o!==e&&Ve(s,o,{get:()=>r[o],enumerable:!(i=Yr(r,o))||i.enumerable});return s};var be=(s,r,e)=>(e=s!=null?Hr(Kr(s)):{},Wr(r||!s||!s.__esModule?Ve(e,"default",{value:s,enumerable:!0}):
e,s));var Ie=He(Fe=>{"use strict";Object.defineProperty(Fe,"__esModule",{value:!0});Fe.formats=void 0;var Qr=2**
31-1,es=(-2)**31,rs=2**63-1,ss=(-2)**63,Ke=(2-2**-23)*2**127,Ge=2**-126,ts=-1*Ke,is=-1*Ge,Je=()=>!0,
ns=/^[A-Za-z0-9+/]*(=|==)?$/;Fe.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Qr&&s>=es,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=rs&&s>=ss,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Ke&&s>=Ge||s>=ts&&s<=is),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&ns.test(s),binary:Je,password:Je}});var Ee=He(ce=>{"use strict";Object.defineProperty(ce,"__esModule",{value:!0});ce.formatNames=ce.fastFormats=
ce.fullFormats=void 0;function de(s,r){return{validate:s,compare:r}}ce.fullFormats={date:de(er,we),time:de(
Me(!0),Ce),"date-time":de(We(!0),sr),"iso-time":de(Me(),rr),"iso-date-time":de(We(),tr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ds,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:hs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:cs,int32:{type:"number",validate:ys},
int64:{type:"number",validate:vs},float:{type:"number",validate:Qe},double:{type:"number",validate:Qe},
password:!0,binary:!0};ce.fastFormats={...ce.fullFormats,date:de(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,we),time:de(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ce),"date-time":de(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
sr),"iso-time":de(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,rr),
"iso-date-time":de(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
tr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ce.formatNames=Object.keys(ce.fullFormats);function fs(s){return s%4===0&&(s%100!==0||s%400===0)}var ls=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
os=[0,31,28,31,30,31,30,31,31,30,31,30,31];function er(s){let r=ls.exec(s);if(!r)return!1;let e=+r[1],
i=+r[2],o=+r[3];return i>=1&&i<=12&&o>=1&&o<=(i===2&&fs(e)?29:os[i])}function we(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Te=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Me(s){
return function(e){let i=Te.exec(e);if(!i)return!1;let o=+i[1],d=+i[2],n=+i[3],l=i[4],t=i[5]==="-"?-1:
1,u=+(i[6]||0),v=+(i[7]||0);if(u>23||v>59||s&&!l)return!1;if(o<=23&&d<=59&&n<60)return!0;let a=d-v*t,
h=o-u*t-(a<0?1:0);return(h===23||h===-1)&&(a===59||a===-1)&&n<61}}function Ce(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),i=new Date("2020-01-01T"+r).valueOf();if(e&&i)return e-i}function rr(s,r){
if(!(s&&r))return;let e=Te.exec(s),i=Te.exec(r);if(e&&i)return s=e[1]+e[2]+e[3],r=i[1]+i[2]+i[3],s>r?
1:s<r?-1:0}var Se=/t|\s/i;function We(s){let r=Me(s);return function(i){let o=i.split(Se);return o.length===
2&&er(o[0])&&r(o[1])}}function sr(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),i=new Date(r).valueOf();
if(e&&i)return e-i}function tr(s,r){if(!(s&&r))return;let[e,i]=s.split(Se),[o,d]=r.split(Se),n=we(e,
o);if(n!==void 0)return n||Ce(i,d)}var as=/\/|:/,us=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ds(s){return as.test(s)&&us.test(s)}var Xe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function cs(s){return Xe.lastIndex=0,Xe.test(s)}var ps=-(2**31),ms=2**31-1;function ys(s){return Number.
isInteger(s)&&s<=ms&&s>=ps}function vs(s){return Number.isInteger(s)}function Qe(){return!0}var _s=/[^\\]\\Z/;
function hs(s){if(_s.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Ae=(s,r)=>s.length>r&&Ye(s)>r,Ne=(s,r)=>s.length<2*r&&Ye(s)<r,Xr=/[\ud800-\udbff][\udc00-\udfff]/g,
Ye=s=>s.length-(s.match(Xr)?.length??0);var ir=be(Ie()),nr=be(Ee()),Is={...ir.formats,...nr.fastFormats},fr=X;var fe=Ae,$e=Ne,lr=new RegExp("^[ -~]+$","u");function X(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.query===void 0&&(o="query")||s.headers===void 0&&(o="headers")||s.params===
void 0&&(o="params"))return X.errors=[1],!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d["x-request-timeout-ms"]!==void 0){let l=d["x-request-timeout-ms"],
t=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u=typeof l,v;if(v===void 0)if(u===
"boolean"||l===null||u==="string"&&l&&l==+l&&!(l%1))v=+l;else return X.errors=[1],!1;v!==void 0&&(l=
v,d!==void 0&&(d["x-request-timeout-ms"]=v))}if(e===t&&typeof l=="number"&&isFinite(l)){if(l>6e5||isNaN(
l))return X.errors=[1],!1;if(l<1||isNaN(l))return X.errors=[1],!1}var i=t===e}else var i=!0;if(i){if(d["\
idempotency-key"]!==void 0){let l=d["idempotency-key"],t=e;if(typeof l!="string"){let v=typeof l,a;if(a===
void 0)if(v=="number"||v=="boolean")a=""+l;else if(l===null)a="";else return X.errors=[1],!1;a!==void 0&&
(l=a,d!==void 0&&(d["idempotency-key"]=a))}if(e===t&&typeof l=="string"){if(fe(l,255))return X.errors=
[1],!1;if($e(l,1))return X.errors=[1],!1;if(!lr.test(l))return X.errors=[1],!1}var i=t===e}else var i=!0;
if(i){if(d["session-id"]!==void 0){let l=d["session-id"],t=e;if(typeof l!="string"){let v=typeof l,a;
if(a===void 0)if(v=="number"||v=="boolean")a=""+l;else if(l===null)a="";else return X.errors=[1],!1;
a!==void 0&&(l=a,d!==void 0&&(d["session-id"]=a))}if(e===t&&typeof l=="string"&&fe(l,4096))return X.
errors=[1],!1;var i=t===e}else var i=!0;if(i){if(d["thread-id"]!==void 0){let l=d["thread-id"],t=e;if(typeof l!=
"string"){let v=typeof l,a;if(a===void 0)if(v=="number"||v=="boolean")a=""+l;else if(l===null)a="";else
return X.errors=[1],!1;a!==void 0&&(l=a,d!==void 0&&(d["thread-id"]=a))}if(e===t&&typeof l=="string"&&
fe(l,4096))return X.errors=[1],!1;var i=t===e}else var i=!0;if(i)if(d["x-claude-code-session-id"]!==
void 0){let l=d["x-claude-code-session-id"],t=e;if(typeof l!="string"){let v=typeof l,a;if(a===void 0)
if(v=="number"||v=="boolean")a=""+l;else if(l===null)a="";else return X.errors=[1],!1;a!==void 0&&(l=
a,d!==void 0&&(d["x-claude-code-session-id"]=a))}if(e===t&&typeof l=="string"&&fe(l,4096))return X.errors=
[1],!1;var i=t===e}else var i=!0}}}}else return X.errors=[1],!1}}return X.errors=r,e===0}var or=le;function le(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.query===void 0&&
(o="query")||s.headers===void 0&&(o="headers")||s.params===void 0&&(o="params"))return le.errors=[1],
!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["\
x-request-timeout-ms"]!==void 0){let l=d["x-request-timeout-ms"],t=e;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l))){let u=typeof l,v;if(v===void 0)if(u==="boolean"||l===null||u==="string"&&l&&
l==+l&&!(l%1))v=+l;else return le.errors=[1],!1;v!==void 0&&(l=v,d!==void 0&&(d["x-request-timeout-m\
s"]=v))}if(e===t&&typeof l=="number"&&isFinite(l)){if(l>6e5||isNaN(l))return le.errors=[1],!1;if(l<1||
isNaN(l))return le.errors=[1],!1}var i=t===e}else var i=!0;if(i)if(d["idempotency-key"]!==void 0){let l=d["\
idempotency-key"],t=e;if(typeof l!="string"){let v=typeof l,a;if(a===void 0)if(v=="number"||v=="bool\
ean")a=""+l;else if(l===null)a="";else return le.errors=[1],!1;a!==void 0&&(l=a,d!==void 0&&(d["idem\
potency-key"]=a))}if(e===t&&typeof l=="string"){if(fe(l,255))return le.errors=[1],!1;if($e(l,1))return le.
errors=[1],!1;if(!lr.test(l))return le.errors=[1],!1}var i=t===e}else var i=!0}else return le.errors=
[1],!1}}return le.errors=r,e===0}var ar=Re;function Re(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Re.errors=[1],
!1}return Re.errors=r,e===0}var ur=Be;function Be(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Be.errors=[1],
!1}return Be.errors=r,e===0}var dr=ve;function ve(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return ve.errors=[1],
!1;if(s.params!==void 0){let o=s.params;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;
if(o.model===void 0&&(n="model"))return ve.errors=[1],!1;if(o.model!==void 0){let l=o.model,t=e;if(typeof l!=
"string"){let u=typeof l,v;if(v===void 0)if(u=="number"||u=="boolean")v=""+l;else if(l===null)v="";else
return ve.errors=[1],!1;v!==void 0&&(l=v,o!==void 0&&(o.model=v))}if(e===t&&typeof l=="string"){if(fe(
l,256))return ve.errors=[1],!1;if($e(l,1))return ve.errors=[1],!1}}}else return ve.errors=[1],!1}}return ve.
errors=r,e===0}var cr=oe;function oe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.query===void 0&&
(o="query")||s.headers===void 0&&(o="headers")||s.params===void 0&&(o="params"))return oe.errors=[1],
!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let l;
if(d.owner===void 0&&(l="owner")||d.name===void 0&&(l="name"))return oe.errors=[1],!1;if(d.owner!==void 0){
let t=d.owner,u=e;if(typeof t!="string"){let v=typeof t,a;if(a===void 0)if(v=="number"||v=="boolean")
a=""+t;else if(t===null)a="";else return oe.errors=[1],!1;a!==void 0&&(t=a,d!==void 0&&(d.owner=a))}
if(e===u&&typeof t=="string"){if(fe(t,256))return oe.errors=[1],!1;if($e(t,1))return oe.errors=[1],!1}
var i=u===e}else var i=!0;if(i)if(d.name!==void 0){let t=d.name,u=e;if(typeof t!="string"){let a=typeof t,
h;if(h===void 0)if(a=="number"||a=="boolean")h=""+t;else if(t===null)h="";else return oe.errors=[1],
!1;h!==void 0&&(t=h,d!==void 0&&(d.name=h))}if(e===u&&typeof t=="string"){if(fe(t,256))return oe.errors=
[1],!1;if($e(t,1))return oe.errors=[1],!1}var i=u===e}else var i=!0}else return oe.errors=[1],!1}}return oe.
errors=r,e===0}var pr=xe;function xe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return xe.errors=[1],
!1;if(s.headers!==void 0){let o=s.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["\
if-none-match"]!==void 0){let n=o["if-none-match"],l=e;if(typeof n!="string"){let t=typeof n,u;if(u===
void 0)if(t=="number"||t=="boolean")u=""+n;else if(n===null)u="";else return xe.errors=[1],!1;u!==void 0&&
(n=u,o!==void 0&&(o["if-none-match"]=u))}if(e===l&&typeof n=="string"&&fe(n,4096))return xe.errors=[
1],!1}}else return xe.errors=[1],!1}}return xe.errors=r,e===0}var mr=je;function je(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return je.errors=[1],
!1;if(s.headers!==void 0){let o=s.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["\
if-none-match"]!==void 0){let n=o["if-none-match"],l=e;if(typeof n!="string"){let t=typeof n,u;if(u===
void 0)if(t=="number"||t=="boolean")u=""+n;else if(n===null)u="";else return je.errors=[1],!1;u!==void 0&&
(n=u,o!==void 0&&(o["if-none-match"]=u))}if(e===l&&typeof n=="string"&&fe(n,4096))return je.errors=[
1],!1}}else return je.errors=[1],!1}}return je.errors=r,e===0}var yr=ne;var gs=new RegExp("^[a-z][a-z0-9.-]*$","u");function ne(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.query===void 0&&(o="query")||s.headers===void 0&&(o="headers")||s.params===
void 0&&(o="params"))return ne.errors=[1],!1;if(s.headers!==void 0){let d=s.headers,n=e;if(e===n)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let l=d["if-none-match"],t=e;
if(typeof l!="string"){let u=typeof l,v;if(v===void 0)if(u=="number"||u=="boolean")v=""+l;else if(l===
null)v="";else return ne.errors=[1],!1;v!==void 0&&(l=v,d!==void 0&&(d["if-none-match"]=v))}if(e===t&&
typeof l=="string"&&fe(l,4096))return ne.errors=[1],!1}}else return ne.errors=[1],!1;var i=n===e}else
var i=!0;if(i)if(s.params!==void 0){let d=s.params,n=e;if(e===n)if(d&&typeof d=="object"&&!Array.isArray(
d)){let t;if(d.file===void 0&&(t="file"))return ne.errors=[1],!1;if(d.file!==void 0){let u=d.file,v=e;
if(typeof u!="string"){let a=typeof u,h;if(h===void 0)if(a=="number"||a=="boolean")h=""+u;else if(u===
null)h="";else return ne.errors=[1],!1;h!==void 0&&(u=h,d!==void 0&&(d.file=h))}if(e===v&&typeof u==
"string"){if(fe(u,64))return ne.errors=[1],!1;if($e(u,1))return ne.errors=[1],!1;if(!gs.test(u))return ne.
errors=[1],!1}}}else return ne.errors=[1],!1;var i=n===e}else var i=!0}return ne.errors=r,e===0}var vr=be(Ie()),_r=be(Ee()),zs={...vr.formats,..._r.fastFormats},hr=x;var M=Ae,he=Ne;var As=new RegExp("^(https?://|data:)","u");function I(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){
if(s.length>1e3)return I.errors=[1],!1;if(s.length<1)return I.errors=[1],!1;{var i=!0;let N=s.length;
for(let g=0;g<N;g++){let p=s[g],B=e,_=e,z=e,F=e,m=!0,$=e;if(p&&typeof p=="object"&&!Array.isArray(p)){
let f;if(p.type===void 0&&(f="type")){let c={};r===null?r=[c]:r.push(c),e++}else if(p.type!==void 0&&
p.type!=="text"){let c={};r===null?r=[c]:r.push(c),e++}}var o=$===e;if(e=F,r!==null&&(F?r.length=F:r=
null),o){let f=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let b;if(p.text===void 0&&(b="text"))return I.
errors=[1],!1}var o=f===e;m=o}if(!m)return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var d=z===e;if(d){
let f=e,c=e,b=!0,A=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let q;if(p.type===void 0&&(q="type")){
let k={};r===null?r=[k]:r.push(k),e++}else if(p.type!==void 0&&p.type!=="refusal"){let k={};r===null?
r=[k]:r.push(k),e++}}var n=A===e;if(e=c,r!==null&&(c?r.length=c:r=null),n){let q=e;if(p&&typeof p=="\
object"&&!Array.isArray(p)){let j;if(p.refusal===void 0&&(j="refusal"))return I.errors=[1],!1;if(p.refusal!==
void 0&&typeof p.refusal!="string")return I.errors=[1],!1}var n=q===e;b=n}if(!b)return r===null?r=[1]:
r.push(1),e++,I.errors=r,!1;var d=f===e;if(d){let q=e,k=e,j=!0,S=e;if(p&&typeof p=="object"&&!Array.
isArray(p)){let w;if(p.type===void 0&&(w="type")){let R={};r===null?r=[R]:r.push(R),e++}else if(p.type!==
void 0&&p.type!=="image_url"){let R={};r===null?r=[R]:r.push(R),e++}}var l=S===e;if(e=k,r!==null&&(k?
r.length=k:r=null),l){let w=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let C;if(p.image_url===void 0&&
(C="image_url"))return I.errors=[1],!1}var l=w===e;j=l}if(!j)return r===null?r=[1]:r.push(1),e++,I.errors=
r,!1;var d=q===e;if(d){let w=e,R=e,C=!0,ye=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let G;if(p.
type===void 0&&(G="type")){let se={};r===null?r=[se]:r.push(se),e++}else if(p.type!==void 0&&p.type!==
"input_audio"){let se={};r===null?r=[se]:r.push(se),e++}}var t=ye===e;if(e=R,r!==null&&(R?r.length=R:
r=null),t){let G=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let qe;if(p.input_audio===void 0&&(qe=
"input_audio"))return I.errors=[1],!1}var t=G===e;C=t}if(!C)return r===null?r=[1]:r.push(1),e++,I.errors=
r,!1;var d=w===e;if(d){let G=e,se=e,qe=!0,Zr=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let Le;if(p.
type===void 0&&(Le="type")){let ke={};r===null?r=[ke]:r.push(ke),e++}else if(p.type!==void 0&&p.type!==
"file"){let ke={};r===null?r=[ke]:r.push(ke),e++}}var u=Zr===e;if(e=se,r!==null&&(se?r.length=se:r=null),
u){let Le=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let Vr;if(p.file===void 0&&(Vr="file"))return I.
errors=[1],!1}var u=Le===e;qe=u}if(!qe)return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var d=G===e}}}}
if(e===_)if(p&&typeof p=="object"&&!Array.isArray(p)){let f;if(p.type===void 0&&(f="type"))return I.
errors=[1],!1;if(p.type!==void 0){let c=p.type,b=e;if(typeof c!="string")return I.errors=[1],!1;if(!(c===
"text"||c==="refusal"||c==="image_url"||c==="input_audio"||c==="file"))return I.errors=[1],!1;var v=b===
e}else var v=!0;if(v){if(p.text!==void 0){let c=p.text,b=e;if(e===b)if(typeof c=="string"){if(M(c,8388608))
return I.errors=[1],!1}else return I.errors=[1],!1;var v=b===e}else var v=!0;if(v){if(p.refusal!==void 0){
let c=p.refusal,b=e;if(typeof c!="string"&&c!==null)return I.errors=[1],!1;if(e===b&&typeof c=="stri\
ng"&&M(c,8388608))return I.errors=[1],!1;var v=b===e}else var v=!0;if(v){if(p.image_url!==void 0){let c=p.
image_url,b=e;if(e===b)if(c&&typeof c=="object"&&!Array.isArray(c)){let L;if(c.url===void 0&&(L="url"))
return I.errors=[1],!1;if(c.url!==void 0){let q=c.url,k=e;if(e===k)if(typeof q=="string"){if(M(q,8388608))
return I.errors=[1],!1;if(!As.test(q))return I.errors=[1],!1}else return I.errors=[1],!1;var a=k===e}else
var a=!0;if(a)if(c.detail!==void 0){let q=c.detail,k=e;if(typeof q!="string"&&q!==null)return I.errors=
[1],!1;if(e===k&&typeof q=="string"&&M(q,64))return I.errors=[1],!1;var a=k===e}else var a=!0}else return I.
errors=[1],!1;var v=b===e}else var v=!0;if(v){if(p.input_audio!==void 0){let c=p.input_audio,b=e;if(e===
b)if(c&&typeof c=="object"&&!Array.isArray(c)){let L;if(c.data===void 0&&(L="data")||c.format===void 0&&
(L="format"))return I.errors=[1],!1;if(c.data!==void 0){let q=c.data,k=e;if(e===k)if(typeof q=="stri\
ng"){if(M(q,8388608))return I.errors=[1],!1}else return I.errors=[1],!1;var h=k===e}else var h=!0;if(h)
if(c.format!==void 0){let q=c.format,k=e;if(e===k)if(typeof q=="string"){if(M(q,64))return I.errors=
[1],!1;if(he(q,1))return I.errors=[1],!1}else return I.errors=[1],!1;var h=k===e}else var h=!0}else return I.
errors=[1],!1;var v=b===e}else var v=!0;if(v)if(p.file!==void 0){let c=p.file,b=e;if(e===b)if(c&&typeof c==
"object"&&!Array.isArray(c)){let L;if(c.file_data===void 0&&(L="file_data"))return I.errors=[1],!1;if(c.
file_data!==void 0){let q=c.file_data,k=e;if(e===k)if(typeof q=="string"){if(M(q,8388608))return I.errors=
[1],!1}else return I.errors=[1],!1;var y=k===e}else var y=!0;if(y)if(c.filename!==void 0){let q=c.filename,
k=e;if(typeof q!="string"&&q!==null)return I.errors=[1],!1;if(e===k&&typeof q=="string"&&M(q,1024))return I.
errors=[1],!1;var y=k===e}else var y=!0}else return I.errors=[1],!1;var v=b===e}else var v=!0}}}}}else
return I.errors=[1],!1;var i=B===e;if(!i)break}}}else return I.errors=[1],!1;return I.errors=r,e===0}
function E(s){let r=null,e=0,i=e,o=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let F;if(s.role===
void 0&&(F="role")){let m={};r===null?r=[m]:r.push(m),e++}else if(s.role!==void 0&&s.role!=="assista\
nt"){let m={};r===null?r=[m]:r.push(m),e++}}var n=d===e;e=i,r!==null&&(i?r.length=i:r=null);let l;if(n){
let F=e,m=e,$=!1,me=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.content===void 0&&(c="\
content"))r===null?r=[1]:r.push(1),e++;else if(s.content!==void 0){let b=s.content;typeof b!="string"&&
!Array.isArray(b)&&(r===null?r=[1]:r.push(1),e++)}}var t=me===e;if($=$||t,!$){let c=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let A;if(s.tool_calls===void 0&&(A="tool_calls"))r===null?r=[1]:r.push(
1),e++;else if(s.tool_calls!==void 0){let L=s.tool_calls;e===e&&(Array.isArray(L)?L.length<1&&(r===null?
r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++))}}var t=c===e;if($=$||t,!$){let A=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let q;s.refusal===void 0&&(q="refusal")?(r===null?r=[1]:r.push(1),e++):
s.refusal!==void 0&&typeof s.refusal!="string"&&(r===null?r=[1]:r.push(1),e++)}var t=A===e;$=$||t}}if($)
e=m,r!==null&&(m?r.length=m:r=null);else return r===null?r=[1]:r.push(1),e++,E.errors=r,!1;if(e===F&&
s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let c=s.content;if(Array.isArray(c)){var u=!0;
let b=c.length;for(let A=0;A<b;A++){let L=c[A],q=e;if(L&&typeof L=="object"&&!Array.isArray(L)&&L.type!==
void 0){let j=L.type;if(!(j==="text"||j==="refusal"))return E.errors=[1],!1}var u=q===e;if(!u)break}}}
var n=F===e;o=n,l="then"}else{let F=e,m=e,$=!0,me=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let c;
if(s.role===void 0&&(c="role")){let b={};r===null?r=[b]:r.push(b),e++}else if(s.role!==void 0){let b=s.
role;if(!(b==="developer"||b==="system"||b==="user"||b==="tool")){let A={};r===null?r=[A]:r.push(A),
e++}}}var v=me===e;if(e=m,r!==null&&(m?r.length=m:r=null),v){let c=e,b=e,A=!0,L=e;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let j={};r===null?r=[j]:r.push(j),e++}var a=L===
e;e=b,r!==null&&(b?r.length=b:r=null);let q;if(a){let j=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&
s.content!==void 0){let P=s.content;if(Array.isArray(P)){var h=!0;let w=P.length;for(let R=0;R<w;R++){
let C=P[R],ye=e;if(C&&typeof C=="object"&&!Array.isArray(C)&&C.type!==void 0){let G=C.type;if(!(G===
"text"||G==="image_url"||G==="input_audio"||G==="file"))return E.errors=[1],!1}var h=ye===e;if(!h)break}}}
var a=j===e;A=a,q="then"}else{let j=e,S=e,P=!0,w=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==
void 0&&s.role!=="tool"){let C={};r===null?r=[C]:r.push(C),e++}var y=w===e;if(e=S,r!==null&&(S?r.length=
S:r=null),y){let C=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let ue;if(s.tool_call_id===void 0&&
(ue="tool_call_id"))return E.errors=[1],!1;if(s.tool_call_id!==void 0&&typeof s.tool_call_id!="strin\
g")return E.errors=[1],!1}var y=C===e;P=y}if(!P)return r===null?r=[1]:r.push(1),e++,E.errors=r,!1;if(e===
j&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let C=s.content;if(Array.isArray(C)){
var N=!0;let ye=C.length;for(let ue=0;ue<ye;ue++){let G=C[ue],se=e;if(G&&typeof G=="object"&&!Array.
isArray(G)&&G.type!==void 0&&G.type!=="text")return E.errors=[1],!1;var N=se===e;if(!N)break}}}var a=j===
e;A=a,q="else"}if(!A)return r===null?r=[1]:r.push(1),e++,E.errors=r,!1;if(e===c&&s&&typeof s=="objec\
t"&&!Array.isArray(s)){let j;if(s.content===void 0&&(j="content"))return E.errors=[1],!1;if(s.content!==
void 0){let S=s.content;if(typeof S!="string"&&!Array.isArray(S))return E.errors=[1],!1}}var v=c===e;
$=v}if(!$)return r===null?r=[1]:r.push(1),e++,E.errors=r,!1;var n=F===e;o=n,l="else"}if(!o)return r===
null?r=[1]:r.push(1),e++,E.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let F;if(s.
role===void 0&&(F="role"))return E.errors=[1],!1;if(s.role!==void 0){let m=s.role,$=e;if(typeof m!="\
string")return E.errors=[1],!1;if(!(m==="developer"||m==="system"||m==="user"||m==="assistant"||m===
"tool"))return E.errors=[1],!1;var g=$===e}else var g=!0;if(g){if(s.content!==void 0){let m=s.content,
$=e,me=e,f=!1,c=e;e===e&&(typeof m=="string"?M(m,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?
r=[1]:r.push(1),e++));var p=c===e;if(f=f||p,!f){let L=e;I(m)||(r=r===null?I.errors:r.concat(I.errors),
e=r.length);var p=L===e;if(f=f||p,!f){let k=e;m!==null&&(r===null?r=[1]:r.push(1),e++);var p=k===e;f=
f||p}}if(f)e=me,r!==null&&(me?r.length=me:r=null);else return r===null?r=[1]:r.push(1),e++,E.errors=
r,!1;var g=$===e}else var g=!0;if(g){if(s.name!==void 0){let m=s.name,$=e;if(typeof m!="string"&&m!==
null)return E.errors=[1],!1;if(e===$&&typeof m=="string"&&M(m,256))return E.errors=[1],!1;var g=$===
e}else var g=!0;if(g){if(s.refusal!==void 0){let m=s.refusal,$=e;if(typeof m!="string"&&m!==null)return E.
errors=[1],!1;if(e===$&&typeof m=="string"&&M(m,8388608))return E.errors=[1],!1;var g=$===e}else var g=!0;
if(g){if(s.tool_calls!==void 0){let m=s.tool_calls,$=e;if(!Array.isArray(m)&&m!==null)return E.errors=
[1],!1;if(e===$&&Array.isArray(m)){if(m.length>256)return E.errors=[1],!1;{var B=!0;let f=m.length;for(let c=0;c<
f;c++){let b=m[c],A=e;if(e===e)if(b&&typeof b=="object"&&!Array.isArray(b)){let k;if(b.id===void 0&&
(k="id")||b.type===void 0&&(k="type")||b.function===void 0&&(k="function"))return E.errors=[1],!1;if(b.
id!==void 0){let j=b.id,S=e;if(e===S)if(typeof j=="string"){if(M(j,256))return E.errors=[1],!1}else return E.
errors=[1],!1;var _=S===e}else var _=!0;if(_){if(b.type!==void 0){let j=b.type,S=e;if(typeof j!="str\
ing")return E.errors=[1],!1;if(j!=="function")return E.errors=[1],!1;var _=S===e}else var _=!0;if(_)
if(b.function!==void 0){let j=b.function,S=e;if(e===S)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;
if(j.name===void 0&&(w="name")||j.arguments===void 0&&(w="arguments"))return E.errors=[1],!1;if(j.name!==
void 0){let R=j.name,C=e;if(e===C)if(typeof R=="string"){if(M(R,256))return E.errors=[1],!1}else return E.
errors=[1],!1;var z=C===e}else var z=!0;if(z)if(j.arguments!==void 0){let R=j.arguments,C=e;if(e===C)
if(typeof R=="string"){if(M(R,8388608))return E.errors=[1],!1}else return E.errors=[1],!1;var z=C===
e}else var z=!0}else return E.errors=[1],!1;var _=S===e}else var _=!0}}else return E.errors=[1],!1;var B=A===
e;if(!B)break}}}var g=$===e}else var g=!0;if(g){if(s.tool_call_id!==void 0){let m=s.tool_call_id,$=e;
if(typeof m!="string"&&m!==null)return E.errors=[1],!1;if(e===$&&typeof m=="string"&&M(m,256))return E.
errors=[1],!1;var g=$===e}else var g=!0;if(g){if(s.reasoning!==void 0){let m=s.reasoning,$=e;if(typeof m!=
"string"&&m!==null)return E.errors=[1],!1;if(e===$&&typeof m=="string"&&M(m,8388608))return E.errors=
[1],!1;var g=$===e}else var g=!0;if(g)if(s.reasoning_content!==void 0){let m=s.reasoning_content,$=e;
if(typeof m!="string"&&m!==null)return E.errors=[1],!1;if(e===$&&typeof m=="string"&&M(m,8388608))return E.
errors=[1],!1;var g=$===e}else var g=!0}}}}}}}else return E.errors=[1],!1;return E.errors=r,e===0}function _e(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return _e.errors=[1],!1;{var i=!0;
let o=s.length;for(let d=0;d<o;d++){let n=s[d],l=e;if(e===e)if(typeof n=="string"){if(M(n,4096))return _e.
errors=[1],!1}else return _e.errors=[1],!1;var i=l===e;if(!i)break}}}else return _e.errors=[1],!1;return _e.
errors=r,e===0}var gr=new RegExp("^[a-zA-Z0-9_-]+$","u");function W(s){let r=null,e=0;if(e===0)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let n;if(s.type===void 0&&(n="type")||s.function===void 0&&(n="function"))return W.
errors=[1],!1;if(s.type!==void 0){let l=s.type,t=e;if(typeof l!="string")return W.errors=[1],!1;if(l!==
"function")return W.errors=[1],!1;var i=t===e}else var i=!0;if(i)if(s.function!==void 0){let l=s.function,
t=e;if(e===t)if(l&&typeof l=="object"&&!Array.isArray(l)){let v;if(l.name===void 0&&(v="name"))return W.
errors=[1],!1;if(l.name!==void 0){let a=l.name,h=e;if(e===h)if(typeof a=="string"){if(M(a,64))return W.
errors=[1],!1;if(he(a,1))return W.errors=[1],!1;if(!gr.test(a))return W.errors=[1],!1}else return W.
errors=[1],!1;var o=h===e}else var o=!0;if(o){if(l.description!==void 0){let a=l.description,h=e;if(typeof a!=
"string"&&a!==null)return W.errors=[1],!1;if(e===h&&typeof a=="string"&&M(a,65536))return W.errors=[
1],!1;var o=h===e}else var o=!0;if(o){if(l.parameters!==void 0){let a=l.parameters,h=e,y=e,N=!1,g=e;
e===e&&(a&&typeof a=="object"&&!Array.isArray(a)||(r===null?r=[1]:r.push(1),e++));var d=g===e;if(N=N||
d,!N){let _=e;a!==null&&(r===null?r=[1]:r.push(1),e++);var d=_===e;N=N||d}if(N)e=y,r!==null&&(y?r.length=
y:r=null);else return r===null?r=[1]:r.push(1),e++,W.errors=r,!1;var o=h===e}else var o=!0;if(o)if(l.
strict!==void 0){let a=l.strict,h=e;if(typeof a!="boolean"&&a!==null)return W.errors=[1],!1;var o=h===
e}else var o=!0}}}else return W.errors=[1],!1;var i=t===e}else var i=!0}else return W.errors=[1],!1;
return W.errors=r,e===0}function K(s){let r=null,e=0,i=e,o=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===
void 0&&(v="type")){let a={};r===null?r=[a]:r.push(a),e++}else if(s.type!==void 0&&s.type!=="json_sc\
hema"){let a={};r===null?r=[a]:r.push(a),e++}}var n=d===e;if(e=i,r!==null&&(i?r.length=i:r=null),n){
let v=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.json_schema===void 0&&(h="json_schem\
a"))return K.errors=[1],!1}var n=v===e;o=n}if(!o)return r===null?r=[1]:r.push(1),e++,K.errors=r,!1;if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type"))return K.errors=
[1],!1;if(s.type!==void 0){let a=s.type,h=e;if(typeof a!="string")return K.errors=[1],!1;if(!(a==="t\
ext"||a==="json_object"||a==="json_schema"))return K.errors=[1],!1;var l=h===e}else var l=!0;if(l)if(s.
json_schema!==void 0){let a=s.json_schema,h=e;if(e===h)if(a&&typeof a=="object"&&!Array.isArray(a)){
let N;if(a.name===void 0&&(N="name"))return K.errors=[1],!1;if(a.name!==void 0){let g=a.name,p=e;if(e===
p)if(typeof g=="string"){if(M(g,64))return K.errors=[1],!1;if(he(g,1))return K.errors=[1],!1;if(!gr.
test(g))return K.errors=[1],!1}else return K.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(a.description!==
void 0){let g=a.description,p=e;if(typeof g!="string"&&g!==null)return K.errors=[1],!1;if(e===p&&typeof g==
"string"&&M(g,65536))return K.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(a.schema!==void 0){let g=a.
schema,p=e,B=e,_=!1,z=e;e===e&&(g&&typeof g=="object"&&!Array.isArray(g)||(r===null?r=[1]:r.push(1),
e++));var u=z===e;if(_=_||u,!_){let $=e;g!==null&&(r===null?r=[1]:r.push(1),e++);var u=$===e;_=_||u}
if(_)e=B,r!==null&&(B?r.length=B:r=null);else return r===null?r=[1]:r.push(1),e++,K.errors=r,!1;var t=p===
e}else var t=!0;if(t)if(a.strict!==void 0){let g=a.strict,p=e;if(typeof g!="boolean"&&g!==null)return K.
errors=[1],!1;var t=p===e}else var t=!0}}}else return K.errors=[1],!1;var l=h===e}else var l=!0}else
return K.errors=[1],!1;return K.errors=r,e===0}function x(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let B;if(s.body===void 0&&(B="body"))return x.errors=[1],!1;if(s.body!==void 0){let _=s.
body;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){_.stream===void 0&&(_.stream=!1);let F;if(_.
model===void 0&&(F="model")||_.messages===void 0&&(F="messages"))return x.errors=[1],!1;if(_.model!==
void 0){let m=_.model,$=e;if(e===e)if(typeof m=="string"){if(M(m,256))return x.errors=[1],!1;if(he(m,
1))return x.errors=[1],!1}else return x.errors=[1],!1;var i=$===e}else var i=!0;if(i){if(_.messages!==
void 0){let m=_.messages,$=e;if(e===$)if(Array.isArray(m)){if(m.length>1e3)return x.errors=[1],!1;if(m.
length<1)return x.errors=[1],!1;{var o=!0;let f=m.length;for(let c=0;c<f;c++){let b=e;E(m[c])||(r=r===
null?E.errors:r.concat(E.errors),e=r.length);var o=b===e;if(!o)break}}}else return x.errors=[1],!1;var i=$===
e}else var i=!0;if(i){if(_.max_tokens!==void 0){let m=_.max_tokens,$=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))&&m!==null)return x.errors=[1],!1;if(e===$&&typeof m=="number"&&isFinite(
m)){if(m>2147483647||isNaN(m))return x.errors=[1],!1;if(m<1||isNaN(m))return x.errors=[1],!1}var i=$===
e}else var i=!0;if(i){if(_.max_completion_tokens!==void 0){let m=_.max_completion_tokens,$=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return x.errors=[1],!1;if(e===$&&typeof m=="numb\
er"&&isFinite(m)){if(m>2147483647||isNaN(m))return x.errors=[1],!1;if(m<1||isNaN(m))return x.errors=
[1],!1}var i=$===e}else var i=!0;if(i){if(_.temperature!==void 0){let m=_.temperature,$=e;if(!(typeof m==
"number"&&isFinite(m))&&m!==null)return x.errors=[1],!1;if(e===$&&typeof m=="number"&&isFinite(m)){if(m>
2||isNaN(m))return x.errors=[1],!1;if(m<0||isNaN(m))return x.errors=[1],!1}var i=$===e}else var i=!0;
if(i){if(_.top_p!==void 0){let m=_.top_p,$=e;if(!(typeof m=="number"&&isFinite(m))&&m!==null)return x.
errors=[1],!1;if(e===$&&typeof m=="number"&&isFinite(m)){if(m>1||isNaN(m))return x.errors=[1],!1;if(m<
0||isNaN(m))return x.errors=[1],!1}var i=$===e}else var i=!0;if(i){let m=_.stream,$=e;if(typeof m!="\
boolean"&&m!==null)return x.errors=[1],!1;var i=$===e;if(i){if(_.stream_options!==void 0){let f=_.stream_options,
c=e,b=e,A=!1,L=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.include_usage!==void 0){
let j=f.include_usage;typeof j!="boolean"&&j!==null&&(r===null?r=[1]:r.push(1),e++)}}else r===null?r=
[1]:r.push(1),e++;var d=L===e;if(A=A||d,!A){let j=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var d=j===
e;A=A||d}if(A)e=b,r!==null&&(b?r.length=b:r=null);else return r===null?r=[1]:r.push(1),e++,x.errors=
r,!1;var i=c===e}else var i=!0;if(i){if(_.n!==void 0){let f=_.n,c=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f))&&f!==null)return x.errors=[1],!1;if(e===c&&typeof f=="number"&&isFinite(f)){
if(f>1||isNaN(f))return x.errors=[1],!1;if(f<1||isNaN(f))return x.errors=[1],!1}var i=c===e}else var i=!0;
if(i){if(_.stop!==void 0){let f=_.stop,c=e,b=e,A=!1,L=e;e===e&&(typeof f=="string"?M(f,4096)&&(r===null?
r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var n=L===e;if(A=A||n,!A){let j=e;_e(f)||(r=r===
null?_e.errors:r.concat(_e.errors),e=r.length);var n=j===e;if(A=A||n,!A){let P=e;f!==null&&(r===null?
r=[1]:r.push(1),e++);var n=P===e;A=A||n}}if(A)e=b,r!==null&&(b?r.length=b:r=null);else return r===null?
r=[1]:r.push(1),e++,x.errors=r,!1;var i=c===e}else var i=!0;if(i){if(_.seed!==void 0){let f=_.seed,c=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return x.errors=[1],!1;if(e===c&&
typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return x.errors=[1],!1;if(f<-9007199254740991||
isNaN(f))return x.errors=[1],!1}var i=c===e}else var i=!0;if(i){if(_.frequency_penalty!==void 0){let f=_.
frequency_penalty,c=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return x.errors=[1],!1;if(e===
c&&typeof f=="number"&&isFinite(f)){if(f>2||isNaN(f))return x.errors=[1],!1;if(f<-2||isNaN(f))return x.
errors=[1],!1}var i=c===e}else var i=!0;if(i){if(_.presence_penalty!==void 0){let f=_.presence_penalty,
c=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return x.errors=[1],!1;if(e===c&&typeof f=="numb\
er"&&isFinite(f)){if(f>2||isNaN(f))return x.errors=[1],!1;if(f<-2||isNaN(f))return x.errors=[1],!1}var i=c===
e}else var i=!0;if(i){if(_.logit_bias!==void 0){let f=_.logit_bias,c=e,b=e,A=!1,L=e;if(e===e)if(f&&typeof f==
"object"&&!Array.isArray(f))if(Object.keys(f).length>1024)r===null?r=[1]:r.push(1),e++;else for(let j in f){
let S=f[j],P=e;e===P&&(typeof S=="number"&&isFinite(S)?S>100||isNaN(S)?(r===null?r=[1]:r.push(1),e++):
(S<-100||isNaN(S))&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var l=P===e;if(!l)
break}else r===null?r=[1]:r.push(1),e++;var t=L===e;if(A=A||t,!A){let j=e;f!==null&&(r===null?r=[1]:
r.push(1),e++);var t=j===e;A=A||t}if(A)e=b,r!==null&&(b?r.length=b:r=null);else return r===null?r=[1]:
r.push(1),e++,x.errors=r,!1;var i=c===e}else var i=!0;if(i){if(_.logprobs!==void 0){let f=_.logprobs,
c=e;if(typeof f!="boolean"&&f!==null)return x.errors=[1],!1;var i=c===e}else var i=!0;if(i){if(_.top_logprobs!==
void 0){let f=_.top_logprobs,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)
return x.errors=[1],!1;if(e===c&&typeof f=="number"&&isFinite(f)){if(f>20||isNaN(f))return x.errors=
[1],!1;if(f<0||isNaN(f))return x.errors=[1],!1}var i=c===e}else var i=!0;if(i){if(_.tools!==void 0){
let f=_.tools,c=e;if(!Array.isArray(f)&&f!==null)return x.errors=[1],!1;if(e===c&&Array.isArray(f)){
if(f.length>128)return x.errors=[1],!1;{var u=!0;let A=f.length;for(let L=0;L<A;L++){let q=e;W(f[L])||
(r=r===null?W.errors:r.concat(W.errors),e=r.length);var u=q===e;if(!u)break}}}var i=c===e}else var i=!0;
if(i){if(_.tool_choice!==void 0){let f=_.tool_choice,c=e,b=e,A=!1,L=e;typeof f!="string"&&(r===null?
r=[1]:r.push(1),e++),f==="none"||f==="auto"||f==="required"||(r===null?r=[1]:r.push(1),e++);var v=L===
e;if(A=A||v,!A){let k=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let P;if(f.type===void 0&&
(P="type")||f.function===void 0&&(P="function"))r===null?r=[1]:r.push(1),e++;else{if(f.type!==void 0){
let w=f.type,R=e;typeof w!="string"&&(r===null?r=[1]:r.push(1),e++),w!=="function"&&(r===null?r=[1]:
r.push(1),e++);var a=R===e}else var a=!0;if(a)if(f.function!==void 0){let w=f.function,R=e;if(e===R)
if(w&&typeof w=="object"&&!Array.isArray(w)){let ye;if(w.name===void 0&&(ye="name"))r===null?r=[1]:r.
push(1),e++;else if(w.name!==void 0){let ue=w.name;e===e&&(typeof ue=="string"?M(ue,64)?(r===null?r=
[1]:r.push(1),e++):he(ue,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++))}}else r===
null?r=[1]:r.push(1),e++;var a=R===e}else var a=!0}}else r===null?r=[1]:r.push(1),e++;var v=k===e;if(A=
A||v,!A){let P=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var v=P===e;A=A||v}}if(A)e=b,r!==null&&(b?
r.length=b:r=null);else return r===null?r=[1]:r.push(1),e++,x.errors=r,!1;var i=c===e}else var i=!0;
if(i){if(_.parallel_tool_calls!==void 0){let f=_.parallel_tool_calls,c=e;if(typeof f!="boolean"&&f!==
null)return x.errors=[1],!1;var i=c===e}else var i=!0;if(i){if(_.response_format!==void 0){let f=_.response_format,
c=e,b=e,A=!1,L=e;K(f)||(r=r===null?K.errors:r.concat(K.errors),e=r.length);var h=L===e;if(A=A||h,!A){
let k=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var h=k===e;A=A||h}if(A)e=b,r!==null&&(b?r.length=b:
r=null);else return r===null?r=[1]:r.push(1),e++,x.errors=r,!1;var i=c===e}else var i=!0;if(i){if(_.
reasoning_effort!==void 0){let f=_.reasoning_effort,c=e;if(typeof f!="string"&&f!==null)return x.errors=
[1],!1;if(e===c&&typeof f=="string"&&M(f,64))return x.errors=[1],!1;var i=c===e}else var i=!0;if(i){
if(_.user!==void 0){let f=_.user,c=e;if(typeof f!="string"&&f!==null)return x.errors=[1],!1;if(e===c&&
typeof f=="string"&&M(f,1024))return x.errors=[1],!1;var i=c===e}else var i=!0;if(i){if(_.prompt_cache_key!==
void 0){let f=_.prompt_cache_key,c=e;if(typeof f!="string"&&f!==null)return x.errors=[1],!1;if(e===c&&
typeof f=="string"&&M(f,1024))return x.errors=[1],!1;var i=c===e}else var i=!0;if(i){if(_.metadata!==
void 0){let f=_.metadata,c=e,b=e,A=!1,L=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f))if(Object.
keys(f).length>16)r===null?r=[1]:r.push(1),e++;else for(let j in f){let S=f[j],P=e;e===P&&(typeof S==
"string"?M(S,512)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var y=P===e;if(!y)
break}else r===null?r=[1]:r.push(1),e++;var N=L===e;if(A=A||N,!A){let j=e;f!==null&&(r===null?r=[1]:
r.push(1),e++);var N=j===e;A=A||N}if(A)e=b,r!==null&&(b?r.length=b:r=null);else return r===null?r=[1]:
r.push(1),e++,x.errors=r,!1;var i=c===e}else var i=!0;if(i){if(_.modalities!==void 0){let f=_.modalities,
c=e;if(!Array.isArray(f)&&f!==null)return x.errors=[1],!1;if(e===c&&Array.isArray(f)){if(f.length>8)
return x.errors=[1],!1;{var g=!0;let A=f.length;for(let L=0;L<A;L++){let q=f[L],k=e;if(typeof q!="st\
ring")return x.errors=[1],!1;if(q!=="text")return x.errors=[1],!1;var g=k===e;if(!g)break}}}var i=c===
e}else var i=!0;if(i){if(_.top_k!==void 0){let f=_.top_k,c=e;if(!(typeof f=="number"&&isFinite(f))&&
f!==null)return x.errors=[1],!1;if(e===c&&typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f))
return x.errors=[1],!1;if(f<-1||isNaN(f))return x.errors=[1],!1}var i=c===e}else var i=!0;if(i){if(_.
min_p!==void 0){let f=_.min_p,c=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return x.errors=[1],
!1;if(e===c&&typeof f=="number"&&isFinite(f)){if(f>1||isNaN(f))return x.errors=[1],!1;if(f<0||isNaN(
f))return x.errors=[1],!1}var i=c===e}else var i=!0;if(i){if(_.repetition_penalty!==void 0){let f=_.
repetition_penalty,c=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return x.errors=[1],!1;if(e===
c&&typeof f=="number"&&isFinite(f)){if(f>10||isNaN(f))return x.errors=[1],!1;if(f<0||isNaN(f))return x.
errors=[1],!1}var i=c===e}else var i=!0;if(i)if(_.reasoning!==void 0){let f=_.reasoning,c=e,b=e,A=!1,
L=e;typeof f!="boolean"&&(r===null?r=[1]:r.push(1),e++);var p=L===e;if(A=A||p,!A){let k=e;e===e&&(f&&
typeof f=="object"&&!Array.isArray(f)||(r===null?r=[1]:r.push(1),e++));var p=k===e;if(A=A||p,!A){let P=e;
f!==null&&(r===null?r=[1]:r.push(1),e++);var p=P===e;A=A||p}}if(A)e=b,r!==null&&(b?r.length=b:r=null);else
return r===null?r=[1]:r.push(1),e++,x.errors=r,!1;var i=c===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return x.errors=[1],!1}}return x.errors=r,e===0}var br=re;function pe(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return pe.errors=[1],!1;
if(s.length<1)return pe.errors=[1],!1;{var i=!0;let o=s.length;for(let d=0;d<o;d++){let n=s[d],l=e;if(e===
e)if(typeof n=="string"){if(M(n,8388608))return pe.errors=[1],!1;if(he(n,1))return pe.errors=[1],!1}else
return pe.errors=[1],!1;var i=l===e;if(!i)break}}}else return pe.errors=[1],!1;return pe.errors=r,e===
0}function te(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return te.errors=[1],
!1;if(s.length<1)return te.errors=[1],!1;{var i=!0;let o=s.length;for(let d=0;d<o;d++){let n=s[d],l=e,
t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=[1],!1;if(e===t&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return te.errors=[1],!1;if(n<0||isNaN(n))return te.
errors=[1],!1}var i=l===e;if(!i)break}}}else return te.errors=[1],!1;return te.errors=r,e===0}function ge(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return ge.errors=[1],!1;
if(s.length<1)return ge.errors=[1],!1;{var i=!0;let o=s.length;for(let d=0;d<o;d++){let n=e;te(s[d])||
(r=r===null?te.errors:r.concat(te.errors),e=r.length);var i=n===e;if(!i)break}}}else return ge.errors=
[1],!1;return ge.errors=r,e===0}function re(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){let d;if(s.body===void 0&&(d="body"))return re.errors=[1],!1;if(s.body!==void 0){let n=s.body;if(e===
e)if(n&&typeof n=="object"&&!Array.isArray(n)){let t;if(n.model===void 0&&(t="model")||n.input===void 0&&
(t="input"))return re.errors=[1],!1;if(n.model!==void 0){let u=n.model,v=e;if(e===e)if(typeof u=="st\
ring"){if(M(u,256))return re.errors=[1],!1;if(he(u,1))return re.errors=[1],!1}else return re.errors=
[1],!1;var i=v===e}else var i=!0;if(i){if(n.input!==void 0){let u=n.input,v=e,a=e,h=!1,y=e;e===e&&(typeof u==
"string"?M(u,8388608)?(r===null?r=[1]:r.push(1),e++):he(u,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?
r=[1]:r.push(1),e++));var o=y===e;if(h=h||o,!h){let p=e;pe(u)||(r=r===null?pe.errors:r.concat(pe.errors),
e=r.length);var o=p===e;if(h=h||o,!h){let _=e;te(u)||(r=r===null?te.errors:r.concat(te.errors),e=r.length);
var o=_===e;if(h=h||o,!h){let F=e;ge(u)||(r=r===null?ge.errors:r.concat(ge.errors),e=r.length);var o=F===
e;h=h||o}}}if(h)e=a,r!==null&&(a?r.length=a:r=null);else return r===null?r=[1]:r.push(1),e++,re.errors=
r,!1;var i=v===e}else var i=!0;if(i){if(n.encoding_format!==void 0){let u=n.encoding_format,v=e;if(typeof u!=
"string"&&u!==null)return re.errors=[1],!1;if(!(u==="float"||u==="base64"||u===null))return re.errors=
[1],!1;var i=v===e}else var i=!0;if(i){if(n.dimensions!==void 0){let u=n.dimensions,v=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return re.errors=[1],!1;if(e===v&&typeof u=="num\
ber"&&isFinite(u)){if(u>1e6||isNaN(u))return re.errors=[1],!1;if(u<1||isNaN(u))return re.errors=[1],
!1}var i=v===e}else var i=!0;if(i)if(n.user!==void 0){let u=n.user,v=e;if(typeof u!="string"&&u!==null)
return re.errors=[1],!1;if(e===v&&typeof u=="string"&&M(u,1024))return re.errors=[1],!1;var i=v===e}else
var i=!0}}}}else return re.errors=[1],!1}}return re.errors=r,e===0}var Ar=Nr;function Nr(s){let r=null,e=0;return Nr.errors=r,e===0}var xr=jr;function jr(s){let r=null,e=0;return jr.errors=r,e===0}var $r=kr;function kr(s){let r=null,e=0;return kr.errors=r,e===0}var qr=Lr;function Lr(s){let r=null,e=0;return Lr.errors=r,e===0}var Fr=Ir;function Ir(s){let r=null,e=0;return Ir.errors=r,e===0}var Er=zr;function zr(s){let r=null,e=0;return zr.errors=r,e===0}var Or=Tr;function Tr(s){let r=null,e=0;return Tr.errors=r,e===0}var Mr=be(Ie()),Sr=be(Ee()),Ts={...Mr.formats,...Sr.fastFormats},wr=Pe;var H=Ae,ae=Ne;function O(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.index===
void 0&&(u="index")||s.message===void 0&&(u="message")||s.logprobs===void 0&&(u="logprobs")||s.finish_reason===
void 0&&(u="finish_reason"))return O.errors=[1],!1;{let v=e;for(let a in s)if(!(a==="index"||a==="me\
ssage"||a==="logprobs"||a==="finish_reason")){return O.errors=[1],!1;break}if(v===e){if(s.index!==void 0){
let a=s.index,h=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[1],!1;if(e===
h&&typeof a=="number"&&isFinite(a)){if(a>0||isNaN(a))return O.errors=[1],!1;if(a<0||isNaN(a))return O.
errors=[1],!1}var i=h===e}else var i=!0;if(i){if(s.message!==void 0){let a=s.message,h=e;if(e===h)if(a&&
typeof a=="object"&&!Array.isArray(a)){let N;if(a.role===void 0&&(N="role")||a.content===void 0&&(N=
"content")||a.refusal===void 0&&(N="refusal"))return O.errors=[1],!1;if(a.role!==void 0){let g=a.role,
p=e;if(typeof g!="string")return O.errors=[1],!1;if(g!=="assistant")return O.errors=[1],!1;var o=p===
e}else var o=!0;if(o){if(a.content!==void 0){let g=a.content,p=e;if(typeof g!="string"&&g!==null)return O.
errors=[1],!1;if(e===p&&typeof g=="string"&&H(g,33554432))return O.errors=[1],!1;var o=p===e}else var o=!0;
if(o){if(a.refusal!==void 0){let g=a.refusal,p=e;if(typeof g!="string"&&g!==null)return O.errors=[1],
!1;if(e===p&&typeof g=="string"&&H(g,33554432))return O.errors=[1],!1;var o=p===e}else var o=!0;if(o){
if(a.tool_calls!==void 0){let g=a.tool_calls,p=e;if(e===p)if(Array.isArray(g)){if(g.length>256)return O.
errors=[1],!1;if(g.length<1)return O.errors=[1],!1;{var d=!0;let _=g.length;for(let z=0;z<_;z++){let F=g[z],
m=e;if(e===e)if(F&&typeof F=="object"&&!Array.isArray(F)){let f;if(F.id===void 0&&(f="id")||F.type===
void 0&&(f="type")||F.function===void 0&&(f="function"))return O.errors=[1],!1;if(F.id!==void 0){let c=F.
id,b=e;if(e===b)if(typeof c=="string"){if(H(c,256))return O.errors=[1],!1}else return O.errors=[1],!1;
var n=b===e}else var n=!0;if(n){if(F.type!==void 0){let c=F.type,b=e;if(typeof c!="string")return O.
errors=[1],!1;if(c!=="function")return O.errors=[1],!1;var n=b===e}else var n=!0;if(n)if(F.function!==
void 0){let c=F.function,b=e;if(e===b)if(c&&typeof c=="object"&&!Array.isArray(c)){let L;if(c.name===
void 0&&(L="name")||c.arguments===void 0&&(L="arguments"))return O.errors=[1],!1;if(c.name!==void 0){
let q=c.name,k=e;if(e===k)if(typeof q=="string"){if(H(q,256))return O.errors=[1],!1}else return O.errors=
[1],!1;var l=k===e}else var l=!0;if(l)if(c.arguments!==void 0){let q=c.arguments,k=e;if(e===k)if(typeof q==
"string"){if(H(q,8388608))return O.errors=[1],!1}else return O.errors=[1],!1;var l=k===e}else var l=!0}else
return O.errors=[1],!1;var n=b===e}else var n=!0}}else return O.errors=[1],!1;var d=m===e;if(!d)break}}}else
return O.errors=[1],!1;var o=p===e}else var o=!0;if(o){if(a.reasoning!==void 0){let g=a.reasoning,p=e;
if(e===p)if(typeof g=="string"){if(H(g,33554432))return O.errors=[1],!1}else return O.errors=[1],!1;
var o=p===e}else var o=!0;if(o)if(a.reasoning_content!==void 0){let g=a.reasoning_content,p=e;if(e===
p)if(typeof g=="string"){if(H(g,33554432))return O.errors=[1],!1}else return O.errors=[1],!1;var o=p===
e}else var o=!0}}}}}else return O.errors=[1],!1;var i=h===e}else var i=!0;if(i){if(s.logprobs!==void 0){
let a=s.logprobs,h=e,y=e,N=!1,g=e;e===e&&(a&&typeof a=="object"&&!Array.isArray(a)||(r===null?r=[1]:
r.push(1),e++));var t=g===e;if(N=N||t,!N){let _=e;a!==null&&(r===null?r=[1]:r.push(1),e++);var t=_===
e;N=N||t}if(N)e=y,r!==null&&(y?r.length=y:r=null);else return r===null?r=[1]:r.push(1),e++,O.errors=
r,!1;var i=h===e}else var i=!0;if(i)if(s.finish_reason!==void 0){let a=s.finish_reason,h=e;if(typeof a!=
"string")return O.errors=[1],!1;if(!(a==="stop"||a==="length"||a==="tool_calls"||a==="content_filter"))
return O.errors=[1],!1;var i=h===e}else var i=!0}}}}}else return O.errors=[1],!1;return O.errors=r,e===
0}function T(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.id===
void 0&&(n="id")||s.object===void 0&&(n="object")||s.created===void 0&&(n="created")||s.model===void 0&&
(n="model")||s.choices===void 0&&(n="choices"))return T.errors=[1],!1;{let l=e;for(let t in s)if(!(t===
"id"||t==="object"||t==="created"||t==="model"||t==="choices"||t==="usage")){return T.errors=[1],!1;
break}if(l===e){if(s.id!==void 0){let t=s.id,u=e;if(e===u)if(typeof t=="string"){if(H(t,256))return T.
errors=[1],!1;if(ae(t,1))return T.errors=[1],!1}else return T.errors=[1],!1;var i=u===e}else var i=!0;
if(i){if(s.object!==void 0){let t=s.object,u=e;if(typeof t!="string")return T.errors=[1],!1;if(t!=="\
chat.completion")return T.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(s.created!==void 0){let t=s.
created,u=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return T.errors=[1],!1;if(e===u&&
typeof t=="number"&&isFinite(t)){if(t>4102444800||isNaN(t))return T.errors=[1],!1;if(t<0||isNaN(t))return T.
errors=[1],!1}var i=u===e}else var i=!0;if(i){if(s.model!==void 0){let t=s.model,u=e;if(e===e)if(typeof t==
"string"){if(H(t,256))return T.errors=[1],!1;if(ae(t,1))return T.errors=[1],!1}else return T.errors=
[1],!1;var i=u===e}else var i=!0;if(i){if(s.choices!==void 0){let t=s.choices,u=e;if(e===u)if(Array.
isArray(t)){if(t.length>1)return T.errors=[1],!1;if(t.length<1)return T.errors=[1],!1;{var o=!0;let a=t.
length;for(let h=0;h<a;h++){let y=e;O(t[h])||(r=r===null?O.errors:r.concat(O.errors),e=r.length);var o=y===
e;if(!o)break}}}else return T.errors=[1],!1;var i=u===e}else var i=!0;if(i)if(s.usage!==void 0){let t=s.
usage,u=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let h;if(t.prompt_tokens===void 0&&(h=
"prompt_tokens")||t.completion_tokens===void 0&&(h="completion_tokens")||t.total_tokens===void 0&&(h=
"total_tokens"))return T.errors=[1],!1;if(t.prompt_tokens!==void 0){let y=t.prompt_tokens,N=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return T.errors=[1],!1;if(e===N&&typeof y=="number"&&isFinite(
y)){if(y>4294967295||isNaN(y))return T.errors=[1],!1;if(y<0||isNaN(y))return T.errors=[1],!1}var d=N===
e}else var d=!0;if(d){if(t.completion_tokens!==void 0){let y=t.completion_tokens,N=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return T.errors=[1],!1;if(e===N&&typeof y=="number"&&isFinite(
y)){if(y>4294967295||isNaN(y))return T.errors=[1],!1;if(y<0||isNaN(y))return T.errors=[1],!1}var d=N===
e}else var d=!0;if(d){if(t.total_tokens!==void 0){let y=t.total_tokens,N=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y)))return T.errors=[1],!1;if(e===N&&typeof y=="number"&&isFinite(y)){if(y>
8589934590||isNaN(y))return T.errors=[1],!1;if(y<0||isNaN(y))return T.errors=[1],!1}var d=N===e}else
var d=!0;if(d){if(t.prompt_tokens_details!==void 0){let y=t.prompt_tokens_details,N=e;if(e===N)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.cached_tokens!==void 0){let p=y.cached_tokens,B=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return T.errors=[1],!1;if(e===B&&typeof p=="number"&&isFinite(
p)){if(p>4294967295||isNaN(p))return T.errors=[1],!1;if(p<0||isNaN(p))return T.errors=[1],!1}}}else return T.
errors=[1],!1;var d=N===e}else var d=!0;if(d)if(t.completion_tokens_details!==void 0){let y=t.completion_tokens_details,
N=e;if(e===N)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.reasoning_tokens!==void 0){let p=y.reasoning_tokens,
B=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return T.errors=[1],!1;if(e===B&&typeof p==
"number"&&isFinite(p)){if(p>4294967295||isNaN(p))return T.errors=[1],!1;if(p<0||isNaN(p))return T.errors=
[1],!1}}}else return T.errors=[1],!1;var d=N===e}else var d=!0}}}}else return T.errors=[1],!1;var i=u===
e}else var i=!0}}}}}}}else return T.errors=[1],!1;return T.errors=r,e===0}function Pe(s){let r=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(T(s.response)||(r=r===
null?T.errors:r.concat(T.errors),e=r.length));else return Pe.errors=[1],!1;return Pe.errors=r,e===0}
var Cr=Ue;var xs=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function ie(s){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.index===void 0&&(n="index")||
s.embedding===void 0&&(n="embedding"))return ie.errors=[1],!1;{let l=e;for(let t in s)if(!(t==="obje\
ct"||t==="index"||t==="embedding")){return ie.errors=[1],!1;break}if(l===e){if(s.object!==void 0){let t=s.
object,u=e;if(typeof t!="string")return ie.errors=[1],!1;if(t!=="embedding")return ie.errors=[1],!1;
var i=u===e}else var i=!0;if(i){if(s.index!==void 0){let t=s.index,u=e;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[1],!1;if(e===u&&typeof t=="number"&&isFinite(t)){if(t>
2047||isNaN(t))return ie.errors=[1],!1;if(t<0||isNaN(t))return ie.errors=[1],!1}var i=u===e}else var i=!0;
if(i)if(s.embedding!==void 0){let t=s.embedding,u=e,v=e,a=!1,h=e;if(e===e)if(Array.isArray(t))if(t.length>
1e6)r===null?r=[1]:r.push(1),e++;else if(t.length<1)r===null?r=[1]:r.push(1),e++;else{var o=!0;let g=t.
length;for(let p=0;p<g;p++){let B=t[p],_=e;e===_&&(typeof B=="number"&&isFinite(B)?B>1e308||isNaN(B)?
(r===null?r=[1]:r.push(1),e++):(B<-1e308||isNaN(B))&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:
r.push(1),e++));var o=_===e;if(!o)break}}else r===null?r=[1]:r.push(1),e++;var d=h===e;if(a=a||d,!a){
let g=e;e===e&&(typeof t=="string"?H(t,5333336)?(r===null?r=[1]:r.push(1),e++):ae(t,8)?(r===null?r=[
1]:r.push(1),e++):xs.test(t)||(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var d=g===
e;a=a||d}if(a)e=v,r!==null&&(v?r.length=v:r=null);else return r===null?r=[1]:r.push(1),e++,ie.errors=
r,!1;var i=u===e}else var i=!0}}}}else return ie.errors=[1],!1;return ie.errors=r,e===0}function Z(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.data===void 0&&(n="data")||s.model===void 0&&(n="model")||s.usage===void 0&&(n="usage"))
return Z.errors=[1],!1;{let l=e;for(let t in s)if(!(t==="object"||t==="data"||t==="model"||t==="usag\
e")){return Z.errors=[1],!1;break}if(l===e){if(s.object!==void 0){let t=s.object,u=e;if(typeof t!="s\
tring")return Z.errors=[1],!1;if(t!=="list")return Z.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(s.
data!==void 0){let t=s.data,u=e;if(e===u)if(Array.isArray(t)){if(t.length>2048)return Z.errors=[1],!1;
if(t.length<1)return Z.errors=[1],!1;{var o=!0;let a=t.length;for(let h=0;h<a;h++){let y=e;ie(t[h])||
(r=r===null?ie.errors:r.concat(ie.errors),e=r.length);var o=y===e;if(!o)break}}}else return Z.errors=
[1],!1;var i=u===e}else var i=!0;if(i){if(s.model!==void 0){let t=s.model,u=e;if(e===e)if(typeof t==
"string"){if(H(t,256))return Z.errors=[1],!1;if(ae(t,1))return Z.errors=[1],!1}else return Z.errors=
[1],!1;var i=u===e}else var i=!0;if(i)if(s.usage!==void 0){let t=s.usage,u=e;if(e===e)if(t&&typeof t==
"object"&&!Array.isArray(t)){let h;if(t.prompt_tokens===void 0&&(h="prompt_tokens")||t.total_tokens===
void 0&&(h="total_tokens"))return Z.errors=[1],!1;{let y=e;for(let N in t)if(!(N==="prompt_tokens"||
N==="total_tokens")){return Z.errors=[1],!1;break}if(y===e){if(t.prompt_tokens!==void 0){let N=t.prompt_tokens,
g=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return Z.errors=[1],!1;if(e===g&&typeof N==
"number"&&isFinite(N)){if(N>1e9||isNaN(N))return Z.errors=[1],!1;if(N<0||isNaN(N))return Z.errors=[1],
!1}var d=g===e}else var d=!0;if(d)if(t.total_tokens!==void 0){let N=t.total_tokens,g=e;if(!(typeof N==
"number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return Z.errors=[1],!1;if(e===g&&typeof N=="number"&&isFinite(
N)){if(N>1e9||isNaN(N))return Z.errors=[1],!1;if(N<0||isNaN(N))return Z.errors=[1],!1}var d=g===e}else
var d=!0}}}else return Z.errors=[1],!1;var i=u===e}else var i=!0}}}}}else return Z.errors=[1],!1;return Z.
errors=r,e===0}function Ue(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.
response!==void 0&&(Z(s.response)||(r=r===null?Z.errors:r.concat(Z.errors),e=r.length));else return Ue.
errors=[1],!1;return Ue.errors=r,e===0}var Rr=De;function U(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===
void 0&&(n="object")||s.data===void 0&&(n="data"))return U.errors=[1],!1;{let l=e;for(let t in s)if(!(t===
"object"||t==="data")){return U.errors=[1],!1;break}if(l===e){if(s.object!==void 0){let t=s.object,u=e;
if(typeof t!="string")return U.errors=[1],!1;if(t!=="list")return U.errors=[1],!1;var i=u===e}else var i=!0;
if(i)if(s.data!==void 0){let t=s.data,u=e;if(e===u)if(Array.isArray(t)){if(t.length>4096)return U.errors=
[1],!1;{var o=!0;let a=t.length;for(let h=0;h<a;h++){let y=t[h],N=e;if(e===e)if(y&&typeof y=="object"&&
!Array.isArray(y)){let B;if(y.id===void 0&&(B="id")||y.object===void 0&&(B="object")||y.created===void 0&&
(B="created")||y.owned_by===void 0&&(B="owned_by"))return U.errors=[1],!1;{let _=e;for(let z in y)if(!(z===
"id"||z==="object"||z==="created"||z==="owned_by")){return U.errors=[1],!1;break}if(_===e){if(y.id!==
void 0){let z=y.id,F=e;if(e===F)if(typeof z=="string"){if(H(z,256))return U.errors=[1],!1;if(ae(z,1))
return U.errors=[1],!1}else return U.errors=[1],!1;var d=F===e}else var d=!0;if(d){if(y.object!==void 0){
let z=y.object,F=e;if(typeof z!="string")return U.errors=[1],!1;if(z!=="model")return U.errors=[1],!1;
var d=F===e}else var d=!0;if(d){if(y.created!==void 0){let z=y.created,F=e;if(!(typeof z=="number"&&
!(z%1)&&!isNaN(z)&&isFinite(z)))return U.errors=[1],!1;if(e===F&&typeof z=="number"&&isFinite(z)){if(z>
4102444800||isNaN(z))return U.errors=[1],!1;if(z<0||isNaN(z))return U.errors=[1],!1}var d=F===e}else
var d=!0;if(d)if(y.owned_by!==void 0){let z=y.owned_by,F=e;if(e===F)if(typeof z=="string"){if(H(z,64))
return U.errors=[1],!1;if(ae(z,1))return U.errors=[1],!1}else return U.errors=[1],!1;var d=F===e}else
var d=!0}}}}}else return U.errors=[1],!1;var o=N===e;if(!o)break}}}else return U.errors=[1],!1;var i=u===
e}else var i=!0}}}else return U.errors=[1],!1;return U.errors=r,e===0}function De(s){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response)||(r=r===null?
U.errors:r.concat(U.errors),e=r.length));else return De.errors=[1],!1;return De.errors=r,e===0}var Br=Ze;var ze=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function D(s){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let o;if(s.since===void 0&&(o="since")||s.requests===void 0&&(o="reques\
ts")||s.prompt_tokens===void 0&&(o="prompt_tokens")||s.completion_tokens===void 0&&(o="completion_to\
kens")||s.charged_usd===void 0&&(o="charged_usd"))return D.errors=[1],!1;{let d=e;for(let n in s)if(!(n===
"since"||n==="requests"||n==="prompt_tokens"||n==="completion_tokens"||n==="charged_usd")){return D.
errors=[1],!1;break}if(d===e){if(s.since!==void 0){let n=s.since,l=e,t=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return D.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>4102444800||
isNaN(n))return D.errors=[1],!1;if(n<0||isNaN(n))return D.errors=[1],!1}var i=l===e}else var i=!0;if(i){
if(s.requests!==void 0){let n=s.requests,l=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return D.errors=[1],!1;if(n<0||isNaN(n))return D.errors=[1],!1}var i=l===e}else var i=!0;if(i){if(s.
prompt_tokens!==void 0){let n=s.prompt_tokens,l=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return D.errors=[1],!1;if(n<0||isNaN(n))return D.errors=[1],!1}var i=l===e}else var i=!0;if(i){if(s.
completion_tokens!==void 0){let n=s.completion_tokens,l=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return D.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return D.errors=[1],!1;if(n<0||isNaN(n))return D.errors=[1],!1}var i=l===e}else var i=!0;if(i)
if(s.charged_usd!==void 0){let n=s.charged_usd,l=e;if(e===e)if(typeof n=="string"){if(H(n,20))return D.
errors=[1],!1;if(!ze.test(n))return D.errors=[1],!1}else return D.errors=[1],!1;var i=l===e}else var i=!0}}}}}}else
return D.errors=[1],!1;return D.errors=r,e===0}function Y(s){let r=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return Y.errors=
[1],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.limit===void 0&&(o="limit")||s.
remaining===void 0&&(o="remaining")||s.resets_at===void 0&&(o="resets_at"))return Y.errors=[1],!1;{let d=e;
for(let n in s)if(!(n==="limit"||n==="remaining"||n==="resets_at")){return Y.errors=[1],!1;break}if(d===
e){if(s.limit!==void 0){let n=s.limit,l=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return Y.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.
errors=[1],!1;if(n<0||isNaN(n))return Y.errors=[1],!1}var i=l===e}else var i=!0;if(i){if(s.remaining!==
void 0){let n=s.remaining,l=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Y.
errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.errors=
[1],!1;if(n<0||isNaN(n))return Y.errors=[1],!1}var i=l===e}else var i=!0;if(i)if(s.resets_at!==void 0){
let n=s.resets_at,l=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return Y.
errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return Y.errors=[
1],!1;if(n<0||isNaN(n))return Y.errors=[1],!1}var i=l===e}else var i=!0}}}}return Y.errors=r,e===0}function J(s){let r=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return J.errors=
[1],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.period===void 0&&(o="period")||
s.limit_usd===void 0&&(o="limit_usd")||s.used_usd===void 0&&(o="used_usd")||s.remaining_usd===void 0&&
(o="remaining_usd")||s.resets_at===void 0&&(o="resets_at"))return J.errors=[1],!1;{let d=e;for(let n in s)
if(!(n==="period"||n==="limit_usd"||n==="used_usd"||n==="remaining_usd"||n==="resets_at")){return J.
errors=[1],!1;break}if(d===e){if(s.period!==void 0){let n=s.period,l=e;if(typeof n!="string")return J.
errors=[1],!1;if(!(n==="day"||n==="month"||n==="total"))return J.errors=[1],!1;var i=l===e}else var i=!0;
if(i){if(s.limit_usd!==void 0){let n=s.limit_usd,l=e;if(e===e)if(typeof n=="string"){if(H(n,20))return J.
errors=[1],!1;if(!ze.test(n))return J.errors=[1],!1}else return J.errors=[1],!1;var i=l===e}else var i=!0;
if(i){if(s.used_usd!==void 0){let n=s.used_usd,l=e;if(e===e)if(typeof n=="string"){if(H(n,20))return J.
errors=[1],!1;if(!ze.test(n))return J.errors=[1],!1}else return J.errors=[1],!1;var i=l===e}else var i=!0;
if(i){if(s.remaining_usd!==void 0){let n=s.remaining_usd,l=e;if(e===e)if(typeof n=="string"){if(H(n,
20))return J.errors=[1],!1;if(!ze.test(n))return J.errors=[1],!1}else return J.errors=[1],!1;var i=l===
e}else var i=!0;if(i)if(s.resets_at!==void 0){let n=s.resets_at,l=e,t=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return J.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return J.errors=[1],!1;if(n<0||isNaN(n))return J.errors=[1],!1}var i=l===
e}else var i=!0}}}}}}return J.errors=r,e===0}function V(s){let r=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.name===void 0&&(n="name")||s.
prefix===void 0&&(n="prefix")||s.expires_at===void 0&&(n="expires_at")||s.used===void 0&&(n="used")||
s.limits===void 0&&(n="limits"))return V.errors=[1],!1;{let l=e;for(let t in s)if(!(t==="object"||t===
"name"||t==="prefix"||t==="expires_at"||t==="used"||t==="limits")){return V.errors=[1],!1;break}if(l===
e){if(s.object!==void 0){let t=s.object,u=e;if(typeof t!="string")return V.errors=[1],!1;if(t!=="key\
_usage")return V.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(s.name!==void 0){let t=s.name,u=e;
if(e===u)if(typeof t=="string"){if(H(t,128))return V.errors=[1],!1;if(ae(t,1))return V.errors=[1],!1}else
return V.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(s.prefix!==void 0){let t=s.prefix,u=e;if(e===
u)if(typeof t=="string"){if(H(t,16))return V.errors=[1],!1}else return V.errors=[1],!1;var i=u===e}else
var i=!0;if(i){if(s.expires_at!==void 0){let t=s.expires_at,u=e,v=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&t!==null)return V.errors=[1],!1;if(e===v&&typeof t=="number"&&isFinite(t)){
if(t>4102444800||isNaN(t))return V.errors=[1],!1;if(t<0||isNaN(t))return V.errors=[1],!1}var i=u===e}else
var i=!0;if(i){if(s.used!==void 0){let t=s.used,u=e;if(e===u)if(t&&typeof t=="object"&&!Array.isArray(
t)){let a;if(t.day===void 0&&(a="day")||t.month===void 0&&(a="month"))return V.errors=[1],!1;{let h=e;
for(let y in t)if(!(y==="day"||y==="month")){return V.errors=[1],!1;break}if(h===e){if(t.day!==void 0){
let y=e;D(t.day)||(r=r===null?D.errors:r.concat(D.errors),e=r.length);var o=y===e}else var o=!0;if(o)
if(t.month!==void 0){let y=e;D(t.month)||(r=r===null?D.errors:r.concat(D.errors),e=r.length);var o=y===
e}else var o=!0}}}else return V.errors=[1],!1;var i=u===e}else var i=!0;if(i)if(s.limits!==void 0){let t=s.
limits,u=e;if(e===u)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.requests_per_minute===void 0&&
(a="requests_per_minute")||t.tokens_per_minute===void 0&&(a="tokens_per_minute")||t.parallel_requests===
void 0&&(a="parallel_requests")||t.budget===void 0&&(a="budget"))return V.errors=[1],!1;{let h=e;for(let y in t)
if(!(y==="requests_per_minute"||y==="tokens_per_minute"||y==="parallel_requests"||y==="budget")){return V.
errors=[1],!1;break}if(h===e){if(t.requests_per_minute!==void 0){let y=e;Y(t.requests_per_minute)||(r=
r===null?Y.errors:r.concat(Y.errors),e=r.length);var d=y===e}else var d=!0;if(d){if(t.tokens_per_minute!==
void 0){let y=e;Y(t.tokens_per_minute)||(r=r===null?Y.errors:r.concat(Y.errors),e=r.length);var d=y===
e}else var d=!0;if(d){if(t.parallel_requests!==void 0){let y=e;Y(t.parallel_requests)||(r=r===null?Y.
errors:r.concat(Y.errors),e=r.length);var d=y===e}else var d=!0;if(d)if(t.budget!==void 0){let y=e;J(
t.budget)||(r=r===null?J.errors:r.concat(J.errors),e=r.length);var d=y===e}else var d=!0}}}}}else return V.
errors=[1],!1;var i=u===e}else var i=!0}}}}}}}else return V.errors=[1],!1;return V.errors=r,e===0}function Ze(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(V(s.response)||
(r=r===null?V.errors:r.concat(V.errors),e=r.length));else return Ze.errors=[1],!1;return Ze.errors=r,
e===0}var Pr=Q;function Q(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){
let o=s.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.id===void 0&&(n="i\
d")||o.object===void 0&&(n="object")||o.created===void 0&&(n="created")||o.owned_by===void 0&&(n="ow\
ned_by"))return Q.errors=[1],!1;{let l=e;for(let t in o)if(!(t==="id"||t==="object"||t==="created"||
t==="owned_by")){return Q.errors=[1],!1;break}if(l===e){if(o.id!==void 0){let t=o.id,u=e;if(e===u)if(typeof t==
"string"){if(H(t,256))return Q.errors=[1],!1;if(ae(t,1))return Q.errors=[1],!1}else return Q.errors=
[1],!1;var i=u===e}else var i=!0;if(i){if(o.object!==void 0){let t=o.object,u=e;if(typeof t!="string")
return Q.errors=[1],!1;if(t!=="model")return Q.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(o.created!==
void 0){let t=o.created,u=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Q.errors=
[1],!1;if(e===u&&typeof t=="number"&&isFinite(t)){if(t>4102444800||isNaN(t))return Q.errors=[1],!1;if(t<
0||isNaN(t))return Q.errors=[1],!1}var i=u===e}else var i=!0;if(i)if(o.owned_by!==void 0){let t=o.owned_by,
u=e;if(e===u)if(typeof t=="string"){if(H(t,64))return Q.errors=[1],!1;if(ae(t,1))return Q.errors=[1],
!1}else return Q.errors=[1],!1;var i=u===e}else var i=!0}}}}}else return Q.errors=[1],!1}}else return Q.
errors=[1],!1;return Q.errors=r,e===0}var Ur=ee;function ee(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let o=s.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.id===void 0&&
(n="id")||o.object===void 0&&(n="object")||o.created===void 0&&(n="created")||o.owned_by===void 0&&(n=
"owned_by"))return ee.errors=[1],!1;{let l=e;for(let t in o)if(!(t==="id"||t==="object"||t==="create\
d"||t==="owned_by")){return ee.errors=[1],!1;break}if(l===e){if(o.id!==void 0){let t=o.id,u=e;if(e===
u)if(typeof t=="string"){if(H(t,256))return ee.errors=[1],!1;if(ae(t,1))return ee.errors=[1],!1}else
return ee.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(o.object!==void 0){let t=o.object,u=e;if(typeof t!=
"string")return ee.errors=[1],!1;if(t!=="model")return ee.errors=[1],!1;var i=u===e}else var i=!0;if(i){
if(o.created!==void 0){let t=o.created,u=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return ee.errors=[1],!1;if(e===u&&typeof t=="number"&&isFinite(t)){if(t>4102444800||isNaN(t))return ee.
errors=[1],!1;if(t<0||isNaN(t))return ee.errors=[1],!1}var i=u===e}else var i=!0;if(i)if(o.owned_by!==
void 0){let t=o.owned_by,u=e;if(e===u)if(typeof t=="string"){if(H(t,64))return ee.errors=[1],!1;if(ae(
t,1))return ee.errors=[1],!1}else return ee.errors=[1],!1;var i=u===e}else var i=!0}}}}}else return ee.
errors=[1],!1}}else return ee.errors=[1],!1;return ee.errors=r,e===0}var Dr=Oe;function Oe(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let i=s.response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return Oe.errors=[1],
!1}}else return Oe.errors=[1],!1;return Oe.errors=r,e===0}var Ms={createOpenAIChatCompletion:{parameters:fr,body:hr,replies:{200:wr}},createOpenAIEmbeddings:{
parameters:or,body:br,replies:{200:Cr}},listOpenAIModels:{parameters:ar,body:Ar,replies:{200:Rr}},readOpenAIUsage:{
parameters:ur,body:xr,replies:{200:Br}},retrieveOpenAIModel:{parameters:dr,body:$r,replies:{200:Pr}},
retrieveOwnedOpenAIModel:{parameters:cr,body:qr,replies:{200:Ur}},getContract:{parameters:pr,body:Fr,
replies:{200:Dr}},getReference:{parameters:mr,body:Er,replies:{}},getReferenceFile:{parameters:yr,body:Or,
replies:{}}};export{Ms as default};
