// Compiled from a contract by npm run generate. Never edited.
var Hr=Object.create;var He=Object.defineProperty;var Yr=Object.getOwnPropertyDescriptor;var Jr=Object.getOwnPropertyNames;var Kr=Object.getPrototypeOf,Gr=Object.prototype.hasOwnProperty;var Ye=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var Wr=(s,r,e,i)=>{if(r&&typeof r=="object"||typeof r=="function")for(let l of Jr(r))!Gr.call(s,l)&&
l!==e&&He(s,l,{get:()=>r[l],enumerable:!(i=Yr(r,l))||i.enumerable});return s};var ge=(s,r,e)=>(e=s!=null?Hr(Kr(s)):{},Wr(r||!s||!s.__esModule?He(e,"default",{value:s,enumerable:!0}):
e,s));var Ee=Ye(Ie=>{"use strict";Object.defineProperty(Ie,"__esModule",{value:!0});Ie.formats=void 0;var Qr=2**
31-1,es=(-2)**31,rs=2**63-1,ss=(-2)**63,Ge=(2-2**-23)*2**127,We=2**-126,ts=-1*Ge,is=-1*We,Ke=()=>!0,
ns=/^[A-Za-z0-9+/]*(=|==)?$/;Ie.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Qr&&s>=es,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=rs&&s>=ss,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Ge&&s>=We||s>=ts&&s<=is),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&ns.test(s),binary:Ke,password:Ke}});var Oe=Ye(pe=>{"use strict";Object.defineProperty(pe,"__esModule",{value:!0});pe.formatNames=pe.fastFormats=
pe.fullFormats=void 0;function ce(s,r){return{validate:s,compare:r}}pe.fullFormats={date:ce(rr,Ce),time:ce(
Se(!0),Be),"date-time":ce(Xe(!0),tr),"iso-time":ce(Se(),sr),"iso-date-time":ce(Xe(),ir),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ds,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:hs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:cs,int32:{type:"number",validate:ys},
int64:{type:"number",validate:vs},float:{type:"number",validate:er},double:{type:"number",validate:er},
password:!0,binary:!0};pe.fastFormats={...pe.fullFormats,date:ce(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ce),time:ce(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Be),"date-time":ce(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
tr),"iso-time":ce(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,sr),
"iso-date-time":ce(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ir),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
pe.formatNames=Object.keys(pe.fullFormats);function fs(s){return s%4===0&&(s%100!==0||s%400===0)}var ls=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
os=[0,31,28,31,30,31,30,31,31,30,31,30,31];function rr(s){let r=ls.exec(s);if(!r)return!1;let e=+r[1],
i=+r[2],l=+r[3];return i>=1&&i<=12&&l>=1&&l<=(i===2&&fs(e)?29:os[i])}function Ce(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Me=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Se(s){
return function(e){let i=Me.exec(e);if(!i)return!1;let l=+i[1],o=+i[2],n=+i[3],f=i[4],t=i[5]==="-"?-1:
1,u=+(i[6]||0),v=+(i[7]||0);if(u>23||v>59||s&&!f)return!1;if(l<=23&&o<=59&&n<60)return!0;let a=o-v*t,
g=l-u*t-(a<0?1:0);return(g===23||g===-1)&&(a===59||a===-1)&&n<61}}function Be(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),i=new Date("2020-01-01T"+r).valueOf();if(e&&i)return e-i}function sr(s,r){
if(!(s&&r))return;let e=Me.exec(s),i=Me.exec(r);if(e&&i)return s=e[1]+e[2]+e[3],r=i[1]+i[2]+i[3],s>r?
1:s<r?-1:0}var we=/t|\s/i;function Xe(s){let r=Se(s);return function(i){let l=i.split(we);return l.length===
2&&rr(l[0])&&r(l[1])}}function tr(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),i=new Date(r).valueOf();
if(e&&i)return e-i}function ir(s,r){if(!(s&&r))return;let[e,i]=s.split(we),[l,o]=r.split(we),n=Ce(e,
l);if(n!==void 0)return n||Be(i,o)}var as=/\/|:/,us=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ds(s){return as.test(s)&&us.test(s)}var Qe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function cs(s){return Qe.lastIndex=0,Qe.test(s)}var ps=-(2**31),ms=2**31-1;function ys(s){return Number.
isInteger(s)&&s<=ms&&s>=ps}function vs(s){return Number.isInteger(s)}function er(){return!0}var _s=/[^\\]\\Z/;
function hs(s){if(_s.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var be=(s,r)=>s.length>r&&Je(s)>r,Ae=(s,r)=>s.length<2*r&&Je(s)<r,Xr=/[\ud800-\udbff][\udc00-\udfff]/g,
Je=s=>s.length-(s.match(Xr)?.length??0);var nr=ge(Ee()),fr=ge(Oe()),Is={...nr.formats,...fr.fastFormats},lr=W;var le=be,je=Ae,or=new RegExp("^[ -~]+$","u");function W(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let l;if(s.query===void 0&&(l="query")||s.headers===void 0&&(l="headers")||s.params===
void 0&&(l="params"))return W.errors=[1],!1;if(s.headers!==void 0){let o=s.headers;if(e===e)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o["x-request-timeout-ms"]!==void 0){let f=o["x-request-timeout-ms"],
t=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let u=typeof f,v;if(v===void 0)if(u===
"boolean"||f===null||u==="string"&&f&&f==+f&&!(f%1))v=+f;else return W.errors=[1],!1;v!==void 0&&(f=
v,o!==void 0&&(o["x-request-timeout-ms"]=v))}if(e===t&&typeof f=="number"&&isFinite(f)){if(f>6e5||isNaN(
f))return W.errors=[1],!1;if(f<1||isNaN(f))return W.errors=[1],!1}var i=t===e}else var i=!0;if(i){if(o["\
idempotency-key"]!==void 0){let f=o["idempotency-key"],t=e;if(typeof f!="string"){let v=typeof f,a;if(a===
void 0)if(v=="number"||v=="boolean")a=""+f;else if(f===null)a="";else return W.errors=[1],!1;a!==void 0&&
(f=a,o!==void 0&&(o["idempotency-key"]=a))}if(e===t&&typeof f=="string"){if(le(f,255))return W.errors=
[1],!1;if(je(f,1))return W.errors=[1],!1;if(!or.test(f))return W.errors=[1],!1}var i=t===e}else var i=!0;
if(i){if(o["session-id"]!==void 0){let f=o["session-id"],t=e;if(typeof f!="string"){let v=typeof f,a;
if(a===void 0)if(v=="number"||v=="boolean")a=""+f;else if(f===null)a="";else return W.errors=[1],!1;
a!==void 0&&(f=a,o!==void 0&&(o["session-id"]=a))}if(e===t&&typeof f=="string"&&le(f,4096))return W.
errors=[1],!1;var i=t===e}else var i=!0;if(i){if(o["thread-id"]!==void 0){let f=o["thread-id"],t=e;if(typeof f!=
"string"){let v=typeof f,a;if(a===void 0)if(v=="number"||v=="boolean")a=""+f;else if(f===null)a="";else
return W.errors=[1],!1;a!==void 0&&(f=a,o!==void 0&&(o["thread-id"]=a))}if(e===t&&typeof f=="string"&&
le(f,4096))return W.errors=[1],!1;var i=t===e}else var i=!0;if(i)if(o["x-claude-code-session-id"]!==
void 0){let f=o["x-claude-code-session-id"],t=e;if(typeof f!="string"){let v=typeof f,a;if(a===void 0)
if(v=="number"||v=="boolean")a=""+f;else if(f===null)a="";else return W.errors=[1],!1;a!==void 0&&(f=
a,o!==void 0&&(o["x-claude-code-session-id"]=a))}if(e===t&&typeof f=="string"&&le(f,4096))return W.errors=
[1],!1;var i=t===e}else var i=!0}}}}else return W.errors=[1],!1}}return W.errors=r,e===0}var ar=ae;function ae(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.query===void 0&&
(l="query")||s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))return ae.errors=[1],
!1;if(s.headers!==void 0){let o=s.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["\
x-request-timeout-ms"]!==void 0){let f=o["x-request-timeout-ms"],t=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f))){let u=typeof f,v;if(v===void 0)if(u==="boolean"||f===null||u==="string"&&f&&
f==+f&&!(f%1))v=+f;else return ae.errors=[1],!1;v!==void 0&&(f=v,o!==void 0&&(o["x-request-timeout-m\
s"]=v))}if(e===t&&typeof f=="number"&&isFinite(f)){if(f>6e5||isNaN(f))return ae.errors=[1],!1;if(f<1||
isNaN(f))return ae.errors=[1],!1}var i=t===e}else var i=!0;if(i)if(o["idempotency-key"]!==void 0){let f=o["\
idempotency-key"],t=e;if(typeof f!="string"){let v=typeof f,a;if(a===void 0)if(v=="number"||v=="bool\
ean")a=""+f;else if(f===null)a="";else return ae.errors=[1],!1;a!==void 0&&(f=a,o!==void 0&&(o["idem\
potency-key"]=a))}if(e===t&&typeof f=="string"){if(le(f,255))return ae.errors=[1],!1;if(je(f,1))return ae.
errors=[1],!1;if(!or.test(f))return ae.errors=[1],!1}var i=t===e}else var i=!0}else return ae.errors=
[1],!1}}return ae.errors=r,e===0}var ur=Pe;function Pe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Pe.errors=[1],
!1}return Pe.errors=r,e===0}var dr=Re;function Re(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Re.errors=[1],
!1}return Re.errors=r,e===0}var cr=ye;function ye(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return ye.errors=[1],
!1;if(s.params!==void 0){let l=s.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.model===void 0&&(n="model"))return ye.errors=[1],!1;if(l.model!==void 0){let f=l.model,t=e;if(typeof f!=
"string"){let u=typeof f,v;if(v===void 0)if(u=="number"||u=="boolean")v=""+f;else if(f===null)v="";else
return ye.errors=[1],!1;v!==void 0&&(f=v,l!==void 0&&(l.model=v))}if(e===t&&typeof f=="string"){if(le(
f,256))return ye.errors=[1],!1;if(je(f,1))return ye.errors=[1],!1}}}else return ye.errors=[1],!1}}return ye.
errors=r,e===0}var pr=ue;function ue(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.query===void 0&&
(l="query")||s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))return ue.errors=[1],
!1;if(s.params!==void 0){let o=s.params;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let f;
if(o.owner===void 0&&(f="owner")||o.name===void 0&&(f="name"))return ue.errors=[1],!1;if(o.owner!==void 0){
let t=o.owner,u=e;if(typeof t!="string"){let v=typeof t,a;if(a===void 0)if(v=="number"||v=="boolean")
a=""+t;else if(t===null)a="";else return ue.errors=[1],!1;a!==void 0&&(t=a,o!==void 0&&(o.owner=a))}
if(e===u&&typeof t=="string"){if(le(t,256))return ue.errors=[1],!1;if(je(t,1))return ue.errors=[1],!1}
var i=u===e}else var i=!0;if(i)if(o.name!==void 0){let t=o.name,u=e;if(typeof t!="string"){let a=typeof t,
g;if(g===void 0)if(a=="number"||a=="boolean")g=""+t;else if(t===null)g="";else return ue.errors=[1],
!1;g!==void 0&&(t=g,o!==void 0&&(o.name=g))}if(e===u&&typeof t=="string"){if(le(t,256))return ue.errors=
[1],!1;if(je(t,1))return ue.errors=[1],!1}var i=u===e}else var i=!0}else return ue.errors=[1],!1}}return ue.
errors=r,e===0}var mr=Ne;function Ne(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return Ne.errors=[1],
!1;if(s.headers!==void 0){let l=s.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let n=l["if-none-match"],f=e;if(typeof n!="string"){let t=typeof n,u;if(u===
void 0)if(t=="number"||t=="boolean")u=""+n;else if(n===null)u="";else return Ne.errors=[1],!1;u!==void 0&&
(n=u,l!==void 0&&(l["if-none-match"]=u))}if(e===f&&typeof n=="string"&&le(n,4096))return Ne.errors=[
1],!1}}else return Ne.errors=[1],!1}}return Ne.errors=r,e===0}var yr=xe;function xe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.query===void 0&&
(i="query")||s.headers===void 0&&(i="headers")||s.params===void 0&&(i="params"))return xe.errors=[1],
!1;if(s.headers!==void 0){let l=s.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let n=l["if-none-match"],f=e;if(typeof n!="string"){let t=typeof n,u;if(u===
void 0)if(t=="number"||t=="boolean")u=""+n;else if(n===null)u="";else return xe.errors=[1],!1;u!==void 0&&
(n=u,l!==void 0&&(l["if-none-match"]=u))}if(e===f&&typeof n=="string"&&le(n,4096))return xe.errors=[
1],!1}}else return xe.errors=[1],!1}}return xe.errors=r,e===0}var vr=fe;var gs=new RegExp("^[a-z][a-z0-9.-]*$","u");function fe(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let l;if(s.query===void 0&&(l="query")||s.headers===void 0&&(l="headers")||s.params===
void 0&&(l="params"))return fe.errors=[1],!1;if(s.headers!==void 0){let o=s.headers,n=e;if(e===n)if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){let f=o["if-none-match"],t=e;
if(typeof f!="string"){let u=typeof f,v;if(v===void 0)if(u=="number"||u=="boolean")v=""+f;else if(f===
null)v="";else return fe.errors=[1],!1;v!==void 0&&(f=v,o!==void 0&&(o["if-none-match"]=v))}if(e===t&&
typeof f=="string"&&le(f,4096))return fe.errors=[1],!1}}else return fe.errors=[1],!1;var i=n===e}else
var i=!0;if(i)if(s.params!==void 0){let o=s.params,n=e;if(e===n)if(o&&typeof o=="object"&&!Array.isArray(
o)){let t;if(o.file===void 0&&(t="file"))return fe.errors=[1],!1;if(o.file!==void 0){let u=o.file,v=e;
if(typeof u!="string"){let a=typeof u,g;if(g===void 0)if(a=="number"||a=="boolean")g=""+u;else if(u===
null)g="";else return fe.errors=[1],!1;g!==void 0&&(u=g,o!==void 0&&(o.file=g))}if(e===v&&typeof u==
"string"){if(le(u,64))return fe.errors=[1],!1;if(je(u,1))return fe.errors=[1],!1;if(!gs.test(u))return fe.
errors=[1],!1}}}else return fe.errors=[1],!1;var i=n===e}else var i=!0}return fe.errors=r,e===0}var _r=ge(Ee()),hr=ge(Oe()),Os={..._r.formats,...hr.fastFormats},gr=$;var C=be,_e=Ae;var As=new RegExp("^(https?://|data:)","u");function L(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){
if(s.length>1e3)return L.errors=[1],!1;if(s.length<1)return L.errors=[1],!1;{var i=!0;let x=s.length;
for(let h=0;h<x;h++){let c=s[h],b=e,M=e,E=e,_=e,N=!0,F=e;if(c&&typeof c=="object"&&!Array.isArray(c)){
let A;if(c.type===void 0&&(A="type")){let m={};r===null?r=[m]:r.push(m),e++}else if(c.type!==void 0&&
c.type!=="text"){let m={};r===null?r=[m]:r.push(m),e++}}var l=F===e;if(e=_,r!==null&&(_?r.length=_:r=
null),l){let A=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let p;if(c.text===void 0&&(p="text"))return L.
errors=[1],!1}var l=A===e;N=l}if(!N)return r===null?r=[1]:r.push(1),e++,L.errors=r,!1;var o=E===e;if(o){
let A=e,m=e,p=!0,O=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let k;if(c.type===void 0&&(k="type")){
let j={};r===null?r=[j]:r.push(j),e++}else if(c.type!==void 0&&c.type!=="refusal"){let j={};r===null?
r=[j]:r.push(j),e++}}var n=O===e;if(e=m,r!==null&&(m?r.length=m:r=null),n){let k=e;if(c&&typeof c=="\
object"&&!Array.isArray(c)){let q;if(c.refusal===void 0&&(q="refusal"))return L.errors=[1],!1;if(c.refusal!==
void 0&&typeof c.refusal!="string")return L.errors=[1],!1}var n=k===e;p=n}if(!p)return r===null?r=[1]:
r.push(1),e++,L.errors=r,!1;var o=A===e;if(o){let k=e,j=e,q=!0,w=e;if(c&&typeof c=="object"&&!Array.
isArray(c)){let K;if(c.type===void 0&&(K="type")){let Y={};r===null?r=[Y]:r.push(Y),e++}else if(c.type!==
void 0&&c.type!=="image_url"){let Y={};r===null?r=[Y]:r.push(Y),e++}}var f=w===e;if(e=j,r!==null&&(j?
r.length=j:r=null),f){let K=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let B;if(c.image_url===void 0&&
(B="image_url"))return L.errors=[1],!1}var f=K===e;q=f}if(!q)return r===null?r=[1]:r.push(1),e++,L.errors=
r,!1;var o=k===e;if(o){let K=e,Y=e,B=!0,$e=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let G;if(c.
type===void 0&&(G="type")){let oe={};r===null?r=[oe]:r.push(oe),e++}else if(c.type!==void 0&&c.type!==
"input_audio"){let oe={};r===null?r=[oe]:r.push(oe),e++}}var t=$e===e;if(e=Y,r!==null&&(Y?r.length=Y:
r=null),t){let G=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let Fe;if(c.input_audio===void 0&&(Fe=
"input_audio"))return L.errors=[1],!1}var t=G===e;B=t}if(!B)return r===null?r=[1]:r.push(1),e++,L.errors=
r,!1;var o=K===e;if(o){let G=e,oe=e,Fe=!0,Zr=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let Le;if(c.
type===void 0&&(Le="type")){let qe={};r===null?r=[qe]:r.push(qe),e++}else if(c.type!==void 0&&c.type!==
"file"){let qe={};r===null?r=[qe]:r.push(qe),e++}}var u=Zr===e;if(e=oe,r!==null&&(oe?r.length=oe:r=null),
u){let Le=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let Vr;if(c.file===void 0&&(Vr="file"))return L.
errors=[1],!1}var u=Le===e;Fe=u}if(!Fe)return r===null?r=[1]:r.push(1),e++,L.errors=r,!1;var o=G===e}}}}
if(e===M)if(c&&typeof c=="object"&&!Array.isArray(c)){let A;if(c.type===void 0&&(A="type"))return L.
errors=[1],!1;if(c.type!==void 0){let m=c.type,p=e;if(typeof m!="string")return L.errors=[1],!1;if(!(m===
"text"||m==="refusal"||m==="image_url"||m==="input_audio"||m==="file"))return L.errors=[1],!1;var v=p===
e}else var v=!0;if(v){if(c.text!==void 0){let m=c.text,p=e;if(e===p)if(typeof m=="string"){if(C(m,8388608))
return L.errors=[1],!1}else return L.errors=[1],!1;var v=p===e}else var v=!0;if(v){if(c.refusal!==void 0){
let m=c.refusal,p=e;if(typeof m!="string"&&m!==null)return L.errors=[1],!1;if(e===p&&typeof m=="stri\
ng"&&C(m,8388608))return L.errors=[1],!1;var v=p===e}else var v=!0;if(v){if(c.image_url!==void 0){let m=c.
image_url,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(m)){let S;if(m.url===void 0&&(S="url"))
return L.errors=[1],!1;if(m.url!==void 0){let k=m.url,j=e;if(e===j)if(typeof k=="string"){if(C(k,8388608))
return L.errors=[1],!1;if(!As.test(k))return L.errors=[1],!1}else return L.errors=[1],!1;var a=j===e}else
var a=!0;if(a)if(m.detail!==void 0){let k=m.detail,j=e;if(typeof k!="string"&&k!==null)return L.errors=
[1],!1;if(e===j&&typeof k=="string"&&C(k,64))return L.errors=[1],!1;var a=j===e}else var a=!0}else return L.
errors=[1],!1;var v=p===e}else var v=!0;if(v){if(c.input_audio!==void 0){let m=c.input_audio,p=e;if(e===
p)if(m&&typeof m=="object"&&!Array.isArray(m)){let S;if(m.data===void 0&&(S="data")||m.format===void 0&&
(S="format"))return L.errors=[1],!1;if(m.data!==void 0){let k=m.data,j=e;if(e===j)if(typeof k=="stri\
ng"){if(C(k,8388608))return L.errors=[1],!1}else return L.errors=[1],!1;var g=j===e}else var g=!0;if(g)
if(m.format!==void 0){let k=m.format,j=e;if(e===j)if(typeof k=="string"){if(C(k,64))return L.errors=
[1],!1;if(_e(k,1))return L.errors=[1],!1}else return L.errors=[1],!1;var g=j===e}else var g=!0}else return L.
errors=[1],!1;var v=p===e}else var v=!0;if(v)if(c.file!==void 0){let m=c.file,p=e;if(e===p)if(m&&typeof m==
"object"&&!Array.isArray(m)){let S;if(m.file_data===void 0&&(S="file_data"))return L.errors=[1],!1;if(m.
file_data!==void 0){let k=m.file_data,j=e;if(e===j)if(typeof k=="string"){if(C(k,8388608))return L.errors=
[1],!1}else return L.errors=[1],!1;var y=j===e}else var y=!0;if(y)if(m.filename!==void 0){let k=m.filename,
j=e;if(typeof k!="string"&&k!==null)return L.errors=[1],!1;if(e===j&&typeof k=="string"&&C(k,1024))return L.
errors=[1],!1;var y=j===e}else var y=!0}else return L.errors=[1],!1;var v=p===e}else var v=!0}}}}}else
return L.errors=[1],!1;var i=b===e;if(!i)break}}}else return L.errors=[1],!1;return L.errors=r,e===0}
function I(s){let r=null,e=0,i=e,l=!0,o=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.role===
void 0&&(_="role")){let N={};r===null?r=[N]:r.push(N),e++}else if(s.role!==void 0&&s.role!=="assista\
nt"){let N={};r===null?r=[N]:r.push(N),e++}}var n=o===e;e=i,r!==null&&(i?r.length=i:r=null);let f;if(n){
let _=e,N=e,F=!1,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.content===void 0&&(m="c\
ontent"))r===null?r=[1]:r.push(1),e++;else if(s.content!==void 0){let p=s.content;typeof p!="string"&&
!Array.isArray(p)&&(r===null?r=[1]:r.push(1),e++)}}var t=d===e;if(F=F||t,!F){let m=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let O;if(s.tool_calls===void 0&&(O="tool_calls"))r===null?r=[1]:r.push(
1),e++;else if(s.tool_calls!==void 0){let S=s.tool_calls;e===e&&(Array.isArray(S)?S.length<1&&(r===null?
r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++))}}var t=m===e;if(F=F||t,!F){let O=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let k;s.refusal===void 0&&(k="refusal")?(r===null?r=[1]:r.push(1),e++):
s.refusal!==void 0&&typeof s.refusal!="string"&&(r===null?r=[1]:r.push(1),e++)}var t=O===e;if(F=F||t,
!F){let k=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let q;s.reasoning===void 0&&(q="reasoning")?
(r===null?r=[1]:r.push(1),e++):s.reasoning!==void 0&&typeof s.reasoning!="string"&&(r===null?r=[1]:r.
push(1),e++)}var t=k===e;if(F=F||t,!F){let q=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let se;s.
reasoning_content===void 0&&(se="reasoning_content")?(r===null?r=[1]:r.push(1),e++):s.reasoning_content!==
void 0&&typeof s.reasoning_content!="string"&&(r===null?r=[1]:r.push(1),e++)}var t=q===e;F=F||t}}}}if(F)
e=N,r!==null&&(N?r.length=N:r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;if(e===_&&
s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let m=s.content;if(Array.isArray(m)){var u=!0;
let p=m.length;for(let O=0;O<p;O++){let S=m[O],k=e;if(S&&typeof S=="object"&&!Array.isArray(S)&&S.type!==
void 0){let q=S.type;if(!(q==="text"||q==="refusal"))return I.errors=[1],!1}var u=k===e;if(!u)break}}}
var n=_===e;l=n,f="then"}else{let _=e,N=e,F=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;
if(s.role===void 0&&(m="role")){let p={};r===null?r=[p]:r.push(p),e++}else if(s.role!==void 0){let p=s.
role;if(!(p==="developer"||p==="system"||p==="user"||p==="tool")){let O={};r===null?r=[O]:r.push(O),
e++}}}var v=d===e;if(e=N,r!==null&&(N?r.length=N:r=null),v){let m=e,p=e,O=!0,S=e;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let q={};r===null?r=[q]:r.push(q),e++}var a=S===
e;e=p,r!==null&&(p?r.length=p:r=null);let k;if(a){let q=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&
s.content!==void 0){let se=s.content;if(Array.isArray(se)){var g=!0;let K=se.length;for(let Y=0;Y<K;Y++){
let B=se[Y],$e=e;if(B&&typeof B=="object"&&!Array.isArray(B)&&B.type!==void 0){let G=B.type;if(!(G===
"text"||G==="image_url"||G==="input_audio"||G==="file"))return I.errors=[1],!1}var g=$e===e;if(!g)break}}}
var a=q===e;O=a,k="then"}else{let q=e,w=e,se=!0,K=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==
void 0&&s.role!=="tool"){let B={};r===null?r=[B]:r.push(B),e++}var y=K===e;if(e=w,r!==null&&(w?r.length=
w:r=null),y){let B=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let ke;if(s.tool_call_id===void 0&&
(ke="tool_call_id"))return I.errors=[1],!1;if(s.tool_call_id!==void 0&&typeof s.tool_call_id!="strin\
g")return I.errors=[1],!1}var y=B===e;se=y}if(!se)return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;
if(e===q&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let B=s.content;if(Array.isArray(
B)){var x=!0;let $e=B.length;for(let ke=0;ke<$e;ke++){let G=B[ke],oe=e;if(G&&typeof G=="object"&&!Array.
isArray(G)&&G.type!==void 0&&G.type!=="text")return I.errors=[1],!1;var x=oe===e;if(!x)break}}}var a=q===
e;O=a,k="else"}if(!O)return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;if(e===m&&s&&typeof s=="objec\
t"&&!Array.isArray(s)){let q;if(s.content===void 0&&(q="content"))return I.errors=[1],!1;if(s.content!==
void 0){let w=s.content;if(typeof w!="string"&&!Array.isArray(w))return I.errors=[1],!1}}var v=m===e;
F=v}if(!F)return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var n=_===e;l=n,f="else"}if(!l)return r===
null?r=[1]:r.push(1),e++,I.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.
role===void 0&&(_="role"))return I.errors=[1],!1;if(s.role!==void 0){let N=s.role,F=e;if(typeof N!="\
string")return I.errors=[1],!1;if(!(N==="developer"||N==="system"||N==="user"||N==="assistant"||N===
"tool"))return I.errors=[1],!1;var h=F===e}else var h=!0;if(h){if(s.content!==void 0){let N=s.content,
F=e,d=e,A=!1,m=e;e===e&&(typeof N=="string"?C(N,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=
[1]:r.push(1),e++));var c=m===e;if(A=A||c,!A){let S=e;L(N)||(r=r===null?L.errors:r.concat(L.errors),
e=r.length);var c=S===e;if(A=A||c,!A){let j=e;N!==null&&(r===null?r=[1]:r.push(1),e++);var c=j===e;A=
A||c}}if(A)e=d,r!==null&&(d?r.length=d:r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;
var h=F===e}else var h=!0;if(h){if(s.name!==void 0){let N=s.name,F=e;if(typeof N!="string"&&N!==null)
return I.errors=[1],!1;if(e===F&&typeof N=="string"&&C(N,256))return I.errors=[1],!1;var h=F===e}else
var h=!0;if(h){if(s.refusal!==void 0){let N=s.refusal,F=e;if(typeof N!="string"&&N!==null)return I.errors=
[1],!1;if(e===F&&typeof N=="string"&&C(N,8388608))return I.errors=[1],!1;var h=F===e}else var h=!0;if(h){
if(s.tool_calls!==void 0){let N=s.tool_calls,F=e;if(!Array.isArray(N)&&N!==null)return I.errors=[1],
!1;if(e===F&&Array.isArray(N)){if(N.length>256)return I.errors=[1],!1;{var b=!0;let A=N.length;for(let m=0;m<
A;m++){let p=N[m],O=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let j;if(p.id===void 0&&
(j="id")||p.type===void 0&&(j="type")||p.function===void 0&&(j="function"))return I.errors=[1],!1;if(p.
id!==void 0){let q=p.id,w=e;if(e===w)if(typeof q=="string"){if(C(q,256))return I.errors=[1],!1}else return I.
errors=[1],!1;var M=w===e}else var M=!0;if(M){if(p.type!==void 0){let q=p.type,w=e;if(typeof q!="str\
ing")return I.errors=[1],!1;if(q!=="function")return I.errors=[1],!1;var M=w===e}else var M=!0;if(M)
if(p.function!==void 0){let q=p.function,w=e;if(e===w)if(q&&typeof q=="object"&&!Array.isArray(q)){let K;
if(q.name===void 0&&(K="name")||q.arguments===void 0&&(K="arguments"))return I.errors=[1],!1;if(q.name!==
void 0){let Y=q.name,B=e;if(e===B)if(typeof Y=="string"){if(C(Y,256))return I.errors=[1],!1}else return I.
errors=[1],!1;var E=B===e}else var E=!0;if(E)if(q.arguments!==void 0){let Y=q.arguments,B=e;if(e===B)
if(typeof Y=="string"){if(C(Y,8388608))return I.errors=[1],!1}else return I.errors=[1],!1;var E=B===
e}else var E=!0}else return I.errors=[1],!1;var M=w===e}else var M=!0}}else return I.errors=[1],!1;var b=O===
e;if(!b)break}}}var h=F===e}else var h=!0;if(h){if(s.tool_call_id!==void 0){let N=s.tool_call_id,F=e;
if(typeof N!="string"&&N!==null)return I.errors=[1],!1;if(e===F&&typeof N=="string"&&C(N,256))return I.
errors=[1],!1;var h=F===e}else var h=!0;if(h){if(s.reasoning!==void 0){let N=s.reasoning,F=e;if(typeof N!=
"string"&&N!==null)return I.errors=[1],!1;if(e===F&&typeof N=="string"&&C(N,8388608))return I.errors=
[1],!1;var h=F===e}else var h=!0;if(h)if(s.reasoning_content!==void 0){let N=s.reasoning_content,F=e;
if(typeof N!="string"&&N!==null)return I.errors=[1],!1;if(e===F&&typeof N=="string"&&C(N,8388608))return I.
errors=[1],!1;var h=F===e}else var h=!0}}}}}}}else return I.errors=[1],!1;return I.errors=r,e===0}function ve(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return ve.errors=[1],!1;{var i=!0;
let l=s.length;for(let o=0;o<l;o++){let n=s[o],f=e;if(e===e)if(typeof n=="string"){if(C(n,4096))return ve.
errors=[1],!1}else return ve.errors=[1],!1;var i=f===e;if(!i)break}}}else return ve.errors=[1],!1;return ve.
errors=r,e===0}function X(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.type===
void 0&&(n="type")||s.function===void 0&&(n="function"))return X.errors=[1],!1;if(s.type!==void 0){let f=s.
type,t=e;if(typeof f!="string")return X.errors=[1],!1;if(f!=="function")return X.errors=[1],!1;var i=t===
e}else var i=!0;if(i)if(s.function!==void 0){let f=s.function,t=e;if(e===t)if(f&&typeof f=="object"&&
!Array.isArray(f)){let v;if(f.name===void 0&&(v="name"))return X.errors=[1],!1;if(f.name!==void 0){let a=f.
name,g=e;if(e===e)if(typeof a=="string"){if(C(a,256))return X.errors=[1],!1;if(_e(a,1))return X.errors=
[1],!1}else return X.errors=[1],!1;var l=g===e}else var l=!0;if(l){if(f.description!==void 0){let a=f.
description,g=e;if(typeof a!="string"&&a!==null)return X.errors=[1],!1;if(e===g&&typeof a=="string"&&
C(a,65536))return X.errors=[1],!1;var l=g===e}else var l=!0;if(l){if(f.parameters!==void 0){let a=f.
parameters,g=e,y=e,x=!1,h=e;e===e&&(a&&typeof a=="object"&&!Array.isArray(a)||(r===null?r=[1]:r.push(
1),e++));var o=h===e;if(x=x||o,!x){let M=e;a!==null&&(r===null?r=[1]:r.push(1),e++);var o=M===e;x=x||
o}if(x)e=y,r!==null&&(y?r.length=y:r=null);else return r===null?r=[1]:r.push(1),e++,X.errors=r,!1;var l=g===
e}else var l=!0;if(l)if(f.strict!==void 0){let a=f.strict,g=e;if(typeof a!="boolean"&&a!==null)return X.
errors=[1],!1;var l=g===e}else var l=!0}}}else return X.errors=[1],!1;var i=t===e}else var i=!0}else
return X.errors=[1],!1;return X.errors=r,e===0}function te(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.type===
void 0&&(l="type")||s.function===void 0&&(l="function"))return te.errors=[1],!1;if(s.type!==void 0){
let o=s.type,n=e;if(typeof o!="string")return te.errors=[1],!1;if(o!=="function")return te.errors=[1],
!1;var i=n===e}else var i=!0;if(i)if(s.function!==void 0){let o=s.function,n=e;if(e===n)if(o&&typeof o==
"object"&&!Array.isArray(o)){let t;if(o.name===void 0&&(t="name"))return te.errors=[1],!1;if(o.name!==
void 0){let u=o.name;if(e===e)if(typeof u=="string"){if(C(u,256))return te.errors=[1],!1;if(_e(u,1))
return te.errors=[1],!1}else return te.errors=[1],!1}}else return te.errors=[1],!1;var i=n===e}else var i=!0}else
return te.errors=[1],!1;return te.errors=r,e===0}function J(s){let r=null,e=0,i=e,l=!0,o=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===
void 0&&(v="type")){let a={};r===null?r=[a]:r.push(a),e++}else if(s.type!==void 0&&s.type!=="json_sc\
hema"){let a={};r===null?r=[a]:r.push(a),e++}}var n=o===e;if(e=i,r!==null&&(i?r.length=i:r=null),n){
let v=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.json_schema===void 0&&(g="json_schem\
a"))return J.errors=[1],!1}var n=v===e;l=n}if(!l)return r===null?r=[1]:r.push(1),e++,J.errors=r,!1;if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type"))return J.errors=
[1],!1;if(s.type!==void 0){let a=s.type,g=e;if(typeof a!="string")return J.errors=[1],!1;if(!(a==="t\
ext"||a==="json_object"||a==="json_schema"))return J.errors=[1],!1;var f=g===e}else var f=!0;if(f)if(s.
json_schema!==void 0){let a=s.json_schema,g=e;if(e===g)if(a&&typeof a=="object"&&!Array.isArray(a)){
let x;if(a.name===void 0&&(x="name"))return J.errors=[1],!1;if(a.name!==void 0){let h=a.name,c=e;if(e===
c)if(typeof h=="string"){if(C(h,256))return J.errors=[1],!1;if(_e(h,1))return J.errors=[1],!1}else return J.
errors=[1],!1;var t=c===e}else var t=!0;if(t){if(a.description!==void 0){let h=a.description,c=e;if(typeof h!=
"string"&&h!==null)return J.errors=[1],!1;if(e===c&&typeof h=="string"&&C(h,65536))return J.errors=[
1],!1;var t=c===e}else var t=!0;if(t){if(a.schema!==void 0){let h=a.schema,c=e,b=e,M=!1,E=e;e===e&&(h&&
typeof h=="object"&&!Array.isArray(h)||(r===null?r=[1]:r.push(1),e++));var u=E===e;if(M=M||u,!M){let F=e;
h!==null&&(r===null?r=[1]:r.push(1),e++);var u=F===e;M=M||u}if(M)e=b,r!==null&&(b?r.length=b:r=null);else
return r===null?r=[1]:r.push(1),e++,J.errors=r,!1;var t=c===e}else var t=!0;if(t)if(a.strict!==void 0){
let h=a.strict,c=e;if(typeof h!="boolean"&&h!==null)return J.errors=[1],!1;var t=c===e}else var t=!0}}}else
return J.errors=[1],!1;var f=g===e}else var f=!0}else return J.errors=[1],!1;return J.errors=r,e===0}
function $(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.body===void 0&&
(c="body"))return $.errors=[1],!1;if(s.body!==void 0){let b=s.body;if(e===e)if(b&&typeof b=="object"&&
!Array.isArray(b)){b.stream===void 0&&(b.stream=!1);let E;if(b.model===void 0&&(E="model")||b.messages===
void 0&&(E="messages"))return $.errors=[1],!1;if(b.model!==void 0){let _=b.model,N=e;if(e===e)if(typeof _==
"string"){if(C(_,256))return $.errors=[1],!1;if(_e(_,1))return $.errors=[1],!1}else return $.errors=
[1],!1;var i=N===e}else var i=!0;if(i){if(b.messages!==void 0){let _=b.messages,N=e;if(e===N)if(Array.
isArray(_)){if(_.length>1e3)return $.errors=[1],!1;if(_.length<1)return $.errors=[1],!1;{var l=!0;let d=_.
length;for(let A=0;A<d;A++){let m=e;I(_[A])||(r=r===null?I.errors:r.concat(I.errors),e=r.length);var l=m===
e;if(!l)break}}}else return $.errors=[1],!1;var i=N===e}else var i=!0;if(i){if(b.max_tokens!==void 0){
let _=b.max_tokens,N=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)return $.errors=
[1],!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>2147483647||isNaN(_))return $.errors=[1],!1;if(_<
1||isNaN(_))return $.errors=[1],!1}var i=N===e}else var i=!0;if(i){if(b.max_completion_tokens!==void 0){
let _=b.max_completion_tokens,N=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)
return $.errors=[1],!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>2147483647||isNaN(_))return $.
errors=[1],!1;if(_<1||isNaN(_))return $.errors=[1],!1}var i=N===e}else var i=!0;if(i){if(b.temperature!==
void 0){let _=b.temperature,N=e;if(!(typeof _=="number"&&isFinite(_))&&_!==null)return $.errors=[1],
!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>2||isNaN(_))return $.errors=[1],!1;if(_<0||isNaN(
_))return $.errors=[1],!1}var i=N===e}else var i=!0;if(i){if(b.top_p!==void 0){let _=b.top_p,N=e;if(!(typeof _==
"number"&&isFinite(_))&&_!==null)return $.errors=[1],!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>
1||isNaN(_))return $.errors=[1],!1;if(_<0||isNaN(_))return $.errors=[1],!1}var i=N===e}else var i=!0;
if(i){let _=b.stream,N=e;if(typeof _!="boolean"&&_!==null)return $.errors=[1],!1;var i=N===e;if(i){if(b.
stream_options!==void 0){let d=b.stream_options,A=e,m=e,p=!1,O=e;if(e===e)if(d&&typeof d=="object"&&
!Array.isArray(d)){if(d.include_usage!==void 0){let j=d.include_usage;typeof j!="boolean"&&j!==null&&
(r===null?r=[1]:r.push(1),e++)}}else r===null?r=[1]:r.push(1),e++;var o=O===e;if(p=p||o,!p){let j=e;
d!==null&&(r===null?r=[1]:r.push(1),e++);var o=j===e;p=p||o}if(p)e=m,r!==null&&(m?r.length=m:r=null);else
return r===null?r=[1]:r.push(1),e++,$.errors=r,!1;var i=A===e}else var i=!0;if(i){if(b.n!==void 0){let d=b.
n,A=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return $.errors=[1],!1;if(e===
A&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return $.errors=[1],!1;if(d<1||isNaN(d))return $.
errors=[1],!1}var i=A===e}else var i=!0;if(i){if(b.stop!==void 0){let d=b.stop,A=e,m=e,p=!1,O=e;e===
e&&(typeof d=="string"?C(d,4096)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var n=O===
e;if(p=p||n,!p){let j=e;ve(d)||(r=r===null?ve.errors:r.concat(ve.errors),e=r.length);var n=j===e;if(p=
p||n,!p){let w=e;d!==null&&(r===null?r=[1]:r.push(1),e++);var n=w===e;p=p||n}}if(p)e=m,r!==null&&(m?
r.length=m:r=null);else return r===null?r=[1]:r.push(1),e++,$.errors=r,!1;var i=A===e}else var i=!0;
if(i){if(b.seed!==void 0){let d=b.seed,A=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&
d!==null)return $.errors=[1],!1;if(e===A&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(
d))return $.errors=[1],!1;if(d<-9007199254740991||isNaN(d))return $.errors=[1],!1}var i=A===e}else var i=!0;
if(i){if(b.frequency_penalty!==void 0){let d=b.frequency_penalty,A=e;if(!(typeof d=="number"&&isFinite(
d))&&d!==null)return $.errors=[1],!1;if(e===A&&typeof d=="number"&&isFinite(d)){if(d>2||isNaN(d))return $.
errors=[1],!1;if(d<-2||isNaN(d))return $.errors=[1],!1}var i=A===e}else var i=!0;if(i){if(b.presence_penalty!==
void 0){let d=b.presence_penalty,A=e;if(!(typeof d=="number"&&isFinite(d))&&d!==null)return $.errors=
[1],!1;if(e===A&&typeof d=="number"&&isFinite(d)){if(d>2||isNaN(d))return $.errors=[1],!1;if(d<-2||isNaN(
d))return $.errors=[1],!1}var i=A===e}else var i=!0;if(i){if(b.logit_bias!==void 0){let d=b.logit_bias,
A=e,m=e,p=!1,O=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d))if(Object.keys(d).length>1024)
r===null?r=[1]:r.push(1),e++;else for(let j in d){let q=d[j],w=e;e===w&&(typeof q=="number"&&isFinite(
q)?q>100||isNaN(q)?(r===null?r=[1]:r.push(1),e++):(q<-100||isNaN(q))&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++));var f=w===e;if(!f)break}else r===null?r=[1]:r.push(1),e++;var t=O===
e;if(p=p||t,!p){let j=e;d!==null&&(r===null?r=[1]:r.push(1),e++);var t=j===e;p=p||t}if(p)e=m,r!==null&&
(m?r.length=m:r=null);else return r===null?r=[1]:r.push(1),e++,$.errors=r,!1;var i=A===e}else var i=!0;
if(i){if(b.logprobs!==void 0){let d=b.logprobs,A=e;if(typeof d!="boolean"&&d!==null)return $.errors=
[1],!1;var i=A===e}else var i=!0;if(i){if(b.top_logprobs!==void 0){let d=b.top_logprobs,A=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return $.errors=[1],!1;if(e===A&&typeof d=="numb\
er"&&isFinite(d)){if(d>20||isNaN(d))return $.errors=[1],!1;if(d<0||isNaN(d))return $.errors=[1],!1}var i=A===
e}else var i=!0;if(i){if(b.tools!==void 0){let d=b.tools,A=e;if(!Array.isArray(d)&&d!==null)return $.
errors=[1],!1;if(e===A&&Array.isArray(d)){if(d.length>1e4)return $.errors=[1],!1;{var u=!0;let p=d.length;
for(let O=0;O<p;O++){let S=e;X(d[O])||(r=r===null?X.errors:r.concat(X.errors),e=r.length);var u=S===
e;if(!u)break}}}var i=A===e}else var i=!0;if(i){if(b.tool_choice!==void 0){let d=b.tool_choice,A=e,m=e,
p=!1,O=e;typeof d!="string"&&(r===null?r=[1]:r.push(1),e++),d==="none"||d==="auto"||d==="required"||
(r===null?r=[1]:r.push(1),e++);var v=O===e;if(p=p||v,!p){let k=e;te(d)||(r=r===null?te.errors:r.concat(
te.errors),e=r.length);var v=k===e;if(p=p||v,!p){let q=e;d!==null&&(r===null?r=[1]:r.push(1),e++);var v=q===
e;p=p||v}}if(p)e=m,r!==null&&(m?r.length=m:r=null);else return r===null?r=[1]:r.push(1),e++,$.errors=
r,!1;var i=A===e}else var i=!0;if(i){if(b.parallel_tool_calls!==void 0){let d=b.parallel_tool_calls,
A=e;if(typeof d!="boolean"&&d!==null)return $.errors=[1],!1;var i=A===e}else var i=!0;if(i){if(b.response_format!==
void 0){let d=b.response_format,A=e,m=e,p=!1,O=e;J(d)||(r=r===null?J.errors:r.concat(J.errors),e=r.length);
var a=O===e;if(p=p||a,!p){let k=e;d!==null&&(r===null?r=[1]:r.push(1),e++);var a=k===e;p=p||a}if(p)e=
m,r!==null&&(m?r.length=m:r=null);else return r===null?r=[1]:r.push(1),e++,$.errors=r,!1;var i=A===e}else
var i=!0;if(i){if(b.reasoning_effort!==void 0){let d=b.reasoning_effort,A=e;if(typeof d!="string"&&d!==
null)return $.errors=[1],!1;if(e===A&&typeof d=="string"&&C(d,64))return $.errors=[1],!1;var i=A===e}else
var i=!0;if(i){if(b.user!==void 0){let d=b.user,A=e;if(typeof d!="string"&&d!==null)return $.errors=
[1],!1;if(e===A&&typeof d=="string"&&C(d,1024))return $.errors=[1],!1;var i=A===e}else var i=!0;if(i){
if(b.prompt_cache_key!==void 0){let d=b.prompt_cache_key,A=e;if(typeof d!="string"&&d!==null)return $.
errors=[1],!1;if(e===A&&typeof d=="string"&&C(d,1024))return $.errors=[1],!1;var i=A===e}else var i=!0;
if(i){if(b.metadata!==void 0){let d=b.metadata,A=e,m=e,p=!1,O=e;if(e===e)if(d&&typeof d=="object"&&!Array.
isArray(d))if(Object.keys(d).length>16)r===null?r=[1]:r.push(1),e++;else for(let j in d){let q=d[j],
w=e;e===w&&(typeof q=="string"?C(q,512)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));
var g=w===e;if(!g)break}else r===null?r=[1]:r.push(1),e++;var y=O===e;if(p=p||y,!p){let j=e;d!==null&&
(r===null?r=[1]:r.push(1),e++);var y=j===e;p=p||y}if(p)e=m,r!==null&&(m?r.length=m:r=null);else return r===
null?r=[1]:r.push(1),e++,$.errors=r,!1;var i=A===e}else var i=!0;if(i){if(b.modalities!==void 0){let d=b.
modalities,A=e;if(!Array.isArray(d)&&d!==null)return $.errors=[1],!1;if(e===A&&Array.isArray(d)){if(d.
length>8)return $.errors=[1],!1;{var x=!0;let p=d.length;for(let O=0;O<p;O++){let S=d[O],k=e;if(typeof S!=
"string")return $.errors=[1],!1;if(S!=="text")return $.errors=[1],!1;var x=k===e;if(!x)break}}}var i=A===
e}else var i=!0;if(i){if(b.top_k!==void 0){let d=b.top_k,A=e;if(!(typeof d=="number"&&isFinite(d))&&
d!==null)return $.errors=[1],!1;if(e===A&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))
return $.errors=[1],!1;if(d<-1||isNaN(d))return $.errors=[1],!1}var i=A===e}else var i=!0;if(i){if(b.
min_p!==void 0){let d=b.min_p,A=e;if(!(typeof d=="number"&&isFinite(d))&&d!==null)return $.errors=[1],
!1;if(e===A&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return $.errors=[1],!1;if(d<0||isNaN(
d))return $.errors=[1],!1}var i=A===e}else var i=!0;if(i){if(b.repetition_penalty!==void 0){let d=b.
repetition_penalty,A=e;if(!(typeof d=="number"&&isFinite(d))&&d!==null)return $.errors=[1],!1;if(e===
A&&typeof d=="number"&&isFinite(d)){if(d>10||isNaN(d))return $.errors=[1],!1;if(d<0||isNaN(d))return $.
errors=[1],!1}var i=A===e}else var i=!0;if(i)if(b.reasoning!==void 0){let d=b.reasoning,A=e,m=e,p=!1,
O=e;typeof d!="boolean"&&(r===null?r=[1]:r.push(1),e++);var h=O===e;if(p=p||h,!p){let k=e;e===e&&(d&&
typeof d=="object"&&!Array.isArray(d)||(r===null?r=[1]:r.push(1),e++));var h=k===e;if(p=p||h,!p){let w=e;
d!==null&&(r===null?r=[1]:r.push(1),e++);var h=w===e;p=p||h}}if(p)e=m,r!==null&&(m?r.length=m:r=null);else
return r===null?r=[1]:r.push(1),e++,$.errors=r,!1;var i=A===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return $.errors=[1],!1}}return $.errors=r,e===0}var br=re;function me(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return me.errors=[1],!1;
if(s.length<1)return me.errors=[1],!1;{var i=!0;let l=s.length;for(let o=0;o<l;o++){let n=s[o],f=e;if(e===
e)if(typeof n=="string"){if(C(n,8388608))return me.errors=[1],!1;if(_e(n,1))return me.errors=[1],!1}else
return me.errors=[1],!1;var i=f===e;if(!i)break}}}else return me.errors=[1],!1;return me.errors=r,e===
0}function ie(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return ie.errors=[1],
!1;if(s.length<1)return ie.errors=[1],!1;{var i=!0;let l=s.length;for(let o=0;o<l;o++){let n=s[o],f=e,
t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ie.errors=[1],!1;if(e===t&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return ie.errors=[1],!1;if(n<0||isNaN(n))return ie.
errors=[1],!1}var i=f===e;if(!i)break}}}else return ie.errors=[1],!1;return ie.errors=r,e===0}function he(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return he.errors=[1],!1;
if(s.length<1)return he.errors=[1],!1;{var i=!0;let l=s.length;for(let o=0;o<l;o++){let n=e;ie(s[o])||
(r=r===null?ie.errors:r.concat(ie.errors),e=r.length);var i=n===e;if(!i)break}}}else return he.errors=
[1],!1;return he.errors=r,e===0}function re(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.body===void 0&&(o="body"))return re.errors=[1],!1;if(s.body!==void 0){let n=s.body;if(e===
e)if(n&&typeof n=="object"&&!Array.isArray(n)){let t;if(n.model===void 0&&(t="model")||n.input===void 0&&
(t="input"))return re.errors=[1],!1;if(n.model!==void 0){let u=n.model,v=e;if(e===e)if(typeof u=="st\
ring"){if(C(u,256))return re.errors=[1],!1;if(_e(u,1))return re.errors=[1],!1}else return re.errors=
[1],!1;var i=v===e}else var i=!0;if(i){if(n.input!==void 0){let u=n.input,v=e,a=e,g=!1,y=e;e===e&&(typeof u==
"string"?C(u,8388608)?(r===null?r=[1]:r.push(1),e++):_e(u,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?
r=[1]:r.push(1),e++));var l=y===e;if(g=g||l,!g){let c=e;me(u)||(r=r===null?me.errors:r.concat(me.errors),
e=r.length);var l=c===e;if(g=g||l,!g){let M=e;ie(u)||(r=r===null?ie.errors:r.concat(ie.errors),e=r.length);
var l=M===e;if(g=g||l,!g){let _=e;he(u)||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var l=_===
e;g=g||l}}}if(g)e=a,r!==null&&(a?r.length=a:r=null);else return r===null?r=[1]:r.push(1),e++,re.errors=
r,!1;var i=v===e}else var i=!0;if(i){if(n.encoding_format!==void 0){let u=n.encoding_format,v=e;if(typeof u!=
"string"&&u!==null)return re.errors=[1],!1;if(!(u==="float"||u==="base64"||u===null))return re.errors=
[1],!1;var i=v===e}else var i=!0;if(i){if(n.dimensions!==void 0){let u=n.dimensions,v=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return re.errors=[1],!1;if(e===v&&typeof u=="num\
ber"&&isFinite(u)){if(u>1e6||isNaN(u))return re.errors=[1],!1;if(u<1||isNaN(u))return re.errors=[1],
!1}var i=v===e}else var i=!0;if(i)if(n.user!==void 0){let u=n.user,v=e;if(typeof u!="string"&&u!==null)
return re.errors=[1],!1;if(e===v&&typeof u=="string"&&C(u,1024))return re.errors=[1],!1;var i=v===e}else
var i=!0}}}}else return re.errors=[1],!1}}return re.errors=r,e===0}var Ar=Nr;function Nr(s){let r=null,e=0;return Nr.errors=r,e===0}var xr=jr;function jr(s){let r=null,e=0;return jr.errors=r,e===0}var $r=kr;function kr(s){let r=null,e=0;return kr.errors=r,e===0}var qr=Fr;function Fr(s){let r=null,e=0;return Fr.errors=r,e===0}var Lr=Ir;function Ir(s){let r=null,e=0;return Ir.errors=r,e===0}var Er=Or;function Or(s){let r=null,e=0;return Or.errors=r,e===0}var zr=Tr;function Tr(s){let r=null,e=0;return Tr.errors=r,e===0}var Mr=ge(Ee()),Sr=ge(Oe()),Ts={...Mr.formats,...Sr.fastFormats},wr=Ue;var Z=be,de=Ae;function z(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.index===
void 0&&(u="index")||s.message===void 0&&(u="message")||s.logprobs===void 0&&(u="logprobs")||s.finish_reason===
void 0&&(u="finish_reason"))return z.errors=[1],!1;{let v=e;for(let a in s)if(!(a==="index"||a==="me\
ssage"||a==="logprobs"||a==="finish_reason")){return z.errors=[1],!1;break}if(v===e){if(s.index!==void 0){
let a=s.index,g=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return z.errors=[1],!1;if(e===
g&&typeof a=="number"&&isFinite(a)){if(a>0||isNaN(a))return z.errors=[1],!1;if(a<0||isNaN(a))return z.
errors=[1],!1}var i=g===e}else var i=!0;if(i){if(s.message!==void 0){let a=s.message,g=e;if(e===g)if(a&&
typeof a=="object"&&!Array.isArray(a)){let x;if(a.role===void 0&&(x="role")||a.content===void 0&&(x=
"content")||a.refusal===void 0&&(x="refusal"))return z.errors=[1],!1;if(a.role!==void 0){let h=a.role,
c=e;if(typeof h!="string")return z.errors=[1],!1;if(h!=="assistant")return z.errors=[1],!1;var l=c===
e}else var l=!0;if(l){if(a.content!==void 0){let h=a.content,c=e;if(typeof h!="string"&&h!==null)return z.
errors=[1],!1;if(e===c&&typeof h=="string"&&Z(h,33554432))return z.errors=[1],!1;var l=c===e}else var l=!0;
if(l){if(a.refusal!==void 0){let h=a.refusal,c=e;if(typeof h!="string"&&h!==null)return z.errors=[1],
!1;if(e===c&&typeof h=="string"&&Z(h,33554432))return z.errors=[1],!1;var l=c===e}else var l=!0;if(l){
if(a.tool_calls!==void 0){let h=a.tool_calls,c=e;if(e===c)if(Array.isArray(h)){if(h.length>256)return z.
errors=[1],!1;if(h.length<1)return z.errors=[1],!1;{var o=!0;let M=h.length;for(let E=0;E<M;E++){let _=h[E],
N=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let A;if(_.id===void 0&&(A="id")||_.type===
void 0&&(A="type")||_.function===void 0&&(A="function"))return z.errors=[1],!1;if(_.id!==void 0){let m=_.
id,p=e;if(e===p)if(typeof m=="string"){if(Z(m,256))return z.errors=[1],!1}else return z.errors=[1],!1;
var n=p===e}else var n=!0;if(n){if(_.type!==void 0){let m=_.type,p=e;if(typeof m!="string")return z.
errors=[1],!1;if(m!=="function")return z.errors=[1],!1;var n=p===e}else var n=!0;if(n)if(_.function!==
void 0){let m=_.function,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(m)){let S;if(m.name===
void 0&&(S="name")||m.arguments===void 0&&(S="arguments"))return z.errors=[1],!1;if(m.name!==void 0){
let k=m.name,j=e;if(e===j)if(typeof k=="string"){if(Z(k,256))return z.errors=[1],!1}else return z.errors=
[1],!1;var f=j===e}else var f=!0;if(f)if(m.arguments!==void 0){let k=m.arguments,j=e;if(e===j)if(typeof k==
"string"){if(Z(k,8388608))return z.errors=[1],!1}else return z.errors=[1],!1;var f=j===e}else var f=!0}else
return z.errors=[1],!1;var n=p===e}else var n=!0}}else return z.errors=[1],!1;var o=N===e;if(!o)break}}}else
return z.errors=[1],!1;var l=c===e}else var l=!0;if(l){if(a.reasoning!==void 0){let h=a.reasoning,c=e;
if(e===c)if(typeof h=="string"){if(Z(h,33554432))return z.errors=[1],!1}else return z.errors=[1],!1;
var l=c===e}else var l=!0;if(l)if(a.reasoning_content!==void 0){let h=a.reasoning_content,c=e;if(e===
c)if(typeof h=="string"){if(Z(h,33554432))return z.errors=[1],!1}else return z.errors=[1],!1;var l=c===
e}else var l=!0}}}}}else return z.errors=[1],!1;var i=g===e}else var i=!0;if(i){if(s.logprobs!==void 0){
let a=s.logprobs,g=e,y=e,x=!1,h=e;e===e&&(a&&typeof a=="object"&&!Array.isArray(a)||(r===null?r=[1]:
r.push(1),e++));var t=h===e;if(x=x||t,!x){let M=e;a!==null&&(r===null?r=[1]:r.push(1),e++);var t=M===
e;x=x||t}if(x)e=y,r!==null&&(y?r.length=y:r=null);else return r===null?r=[1]:r.push(1),e++,z.errors=
r,!1;var i=g===e}else var i=!0;if(i)if(s.finish_reason!==void 0){let a=s.finish_reason,g=e;if(typeof a!=
"string")return z.errors=[1],!1;if(!(a==="stop"||a==="length"||a==="tool_calls"||a==="content_filter"))
return z.errors=[1],!1;var i=g===e}else var i=!0}}}}}else return z.errors=[1],!1;return z.errors=r,e===
0}function T(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.id===
void 0&&(n="id")||s.object===void 0&&(n="object")||s.created===void 0&&(n="created")||s.model===void 0&&
(n="model")||s.choices===void 0&&(n="choices"))return T.errors=[1],!1;{let f=e;for(let t in s)if(!(t===
"id"||t==="object"||t==="created"||t==="model"||t==="choices"||t==="usage")){return T.errors=[1],!1;
break}if(f===e){if(s.id!==void 0){let t=s.id,u=e;if(e===u)if(typeof t=="string"){if(Z(t,256))return T.
errors=[1],!1;if(de(t,1))return T.errors=[1],!1}else return T.errors=[1],!1;var i=u===e}else var i=!0;
if(i){if(s.object!==void 0){let t=s.object,u=e;if(typeof t!="string")return T.errors=[1],!1;if(t!=="\
chat.completion")return T.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(s.created!==void 0){let t=s.
created,u=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return T.errors=[1],!1;if(e===u&&
typeof t=="number"&&isFinite(t)){if(t>4102444800||isNaN(t))return T.errors=[1],!1;if(t<0||isNaN(t))return T.
errors=[1],!1}var i=u===e}else var i=!0;if(i){if(s.model!==void 0){let t=s.model,u=e;if(e===e)if(typeof t==
"string"){if(Z(t,256))return T.errors=[1],!1;if(de(t,1))return T.errors=[1],!1}else return T.errors=
[1],!1;var i=u===e}else var i=!0;if(i){if(s.choices!==void 0){let t=s.choices,u=e;if(e===u)if(Array.
isArray(t)){if(t.length>1)return T.errors=[1],!1;if(t.length<1)return T.errors=[1],!1;{var l=!0;let a=t.
length;for(let g=0;g<a;g++){let y=e;z(t[g])||(r=r===null?z.errors:r.concat(z.errors),e=r.length);var l=y===
e;if(!l)break}}}else return T.errors=[1],!1;var i=u===e}else var i=!0;if(i)if(s.usage!==void 0){let t=s.
usage,u=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.prompt_tokens===void 0&&(g=
"prompt_tokens")||t.completion_tokens===void 0&&(g="completion_tokens")||t.total_tokens===void 0&&(g=
"total_tokens"))return T.errors=[1],!1;if(t.prompt_tokens!==void 0){let y=t.prompt_tokens,x=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return T.errors=[1],!1;if(e===x&&typeof y=="number"&&isFinite(
y)){if(y>4294967295||isNaN(y))return T.errors=[1],!1;if(y<0||isNaN(y))return T.errors=[1],!1}var o=x===
e}else var o=!0;if(o){if(t.completion_tokens!==void 0){let y=t.completion_tokens,x=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return T.errors=[1],!1;if(e===x&&typeof y=="number"&&isFinite(
y)){if(y>4294967295||isNaN(y))return T.errors=[1],!1;if(y<0||isNaN(y))return T.errors=[1],!1}var o=x===
e}else var o=!0;if(o){if(t.total_tokens!==void 0){let y=t.total_tokens,x=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y)))return T.errors=[1],!1;if(e===x&&typeof y=="number"&&isFinite(y)){if(y>
8589934590||isNaN(y))return T.errors=[1],!1;if(y<0||isNaN(y))return T.errors=[1],!1}var o=x===e}else
var o=!0;if(o){if(t.prompt_tokens_details!==void 0){let y=t.prompt_tokens_details,x=e;if(e===x)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.cached_tokens!==void 0){let c=y.cached_tokens,b=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=[1],!1;if(e===b&&typeof c=="number"&&isFinite(
c)){if(c>4294967295||isNaN(c))return T.errors=[1],!1;if(c<0||isNaN(c))return T.errors=[1],!1}}}else return T.
errors=[1],!1;var o=x===e}else var o=!0;if(o)if(t.completion_tokens_details!==void 0){let y=t.completion_tokens_details,
x=e;if(e===x)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.reasoning_tokens!==void 0){let c=y.reasoning_tokens,
b=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=[1],!1;if(e===b&&typeof c==
"number"&&isFinite(c)){if(c>4294967295||isNaN(c))return T.errors=[1],!1;if(c<0||isNaN(c))return T.errors=
[1],!1}}}else return T.errors=[1],!1;var o=x===e}else var o=!0}}}}else return T.errors=[1],!1;var i=u===
e}else var i=!0}}}}}}}else return T.errors=[1],!1;return T.errors=r,e===0}function Ue(s){let r=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(T(s.response)||(r=r===
null?T.errors:r.concat(T.errors),e=r.length));else return Ue.errors=[1],!1;return Ue.errors=r,e===0}
var Cr=De;var xs=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function ne(s){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.index===void 0&&(n="index")||
s.embedding===void 0&&(n="embedding"))return ne.errors=[1],!1;{let f=e;for(let t in s)if(!(t==="obje\
ct"||t==="index"||t==="embedding")){return ne.errors=[1],!1;break}if(f===e){if(s.object!==void 0){let t=s.
object,u=e;if(typeof t!="string")return ne.errors=[1],!1;if(t!=="embedding")return ne.errors=[1],!1;
var i=u===e}else var i=!0;if(i){if(s.index!==void 0){let t=s.index,u=e;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t)))return ne.errors=[1],!1;if(e===u&&typeof t=="number"&&isFinite(t)){if(t>
2047||isNaN(t))return ne.errors=[1],!1;if(t<0||isNaN(t))return ne.errors=[1],!1}var i=u===e}else var i=!0;
if(i)if(s.embedding!==void 0){let t=s.embedding,u=e,v=e,a=!1,g=e;if(e===e)if(Array.isArray(t))if(t.length>
1e6)r===null?r=[1]:r.push(1),e++;else if(t.length<1)r===null?r=[1]:r.push(1),e++;else{var l=!0;let h=t.
length;for(let c=0;c<h;c++){let b=t[c],M=e;e===M&&(typeof b=="number"&&isFinite(b)?b>1e308||isNaN(b)?
(r===null?r=[1]:r.push(1),e++):(b<-1e308||isNaN(b))&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:
r.push(1),e++));var l=M===e;if(!l)break}}else r===null?r=[1]:r.push(1),e++;var o=g===e;if(a=a||o,!a){
let h=e;e===e&&(typeof t=="string"?Z(t,5333336)?(r===null?r=[1]:r.push(1),e++):de(t,8)?(r===null?r=[
1]:r.push(1),e++):xs.test(t)||(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var o=h===
e;a=a||o}if(a)e=v,r!==null&&(v?r.length=v:r=null);else return r===null?r=[1]:r.push(1),e++,ne.errors=
r,!1;var i=u===e}else var i=!0}}}}else return ne.errors=[1],!1;return ne.errors=r,e===0}function U(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.data===void 0&&(n="data")||s.model===void 0&&(n="model")||s.usage===void 0&&(n="usage"))
return U.errors=[1],!1;{let f=e;for(let t in s)if(!(t==="object"||t==="data"||t==="model"||t==="usag\
e")){return U.errors=[1],!1;break}if(f===e){if(s.object!==void 0){let t=s.object,u=e;if(typeof t!="s\
tring")return U.errors=[1],!1;if(t!=="list")return U.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(s.
data!==void 0){let t=s.data,u=e;if(e===u)if(Array.isArray(t)){if(t.length>2048)return U.errors=[1],!1;
if(t.length<1)return U.errors=[1],!1;{var l=!0;let a=t.length;for(let g=0;g<a;g++){let y=e;ne(t[g])||
(r=r===null?ne.errors:r.concat(ne.errors),e=r.length);var l=y===e;if(!l)break}}}else return U.errors=
[1],!1;var i=u===e}else var i=!0;if(i){if(s.model!==void 0){let t=s.model,u=e;if(e===e)if(typeof t==
"string"){if(Z(t,256))return U.errors=[1],!1;if(de(t,1))return U.errors=[1],!1}else return U.errors=
[1],!1;var i=u===e}else var i=!0;if(i)if(s.usage!==void 0){let t=s.usage,u=e;if(e===e)if(t&&typeof t==
"object"&&!Array.isArray(t)){let g;if(t.prompt_tokens===void 0&&(g="prompt_tokens")||t.total_tokens===
void 0&&(g="total_tokens"))return U.errors=[1],!1;{let y=e;for(let x in t)if(!(x==="prompt_tokens"||
x==="total_tokens")){return U.errors=[1],!1;break}if(y===e){if(t.prompt_tokens!==void 0){let x=t.prompt_tokens,
h=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return U.errors=[1],!1;if(e===h&&typeof x==
"number"&&isFinite(x)){if(x>1e9||isNaN(x))return U.errors=[1],!1;if(x<0||isNaN(x))return U.errors=[1],
!1}var o=h===e}else var o=!0;if(o)if(t.total_tokens!==void 0){let x=t.total_tokens,h=e;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return U.errors=[1],!1;if(e===h&&typeof x=="number"&&isFinite(
x)){if(x>1e9||isNaN(x))return U.errors=[1],!1;if(x<0||isNaN(x))return U.errors=[1],!1}var o=h===e}else
var o=!0}}}else return U.errors=[1],!1;var i=u===e}else var i=!0}}}}}else return U.errors=[1],!1;return U.
errors=r,e===0}function De(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.
response!==void 0&&(U(s.response)||(r=r===null?U.errors:r.concat(U.errors),e=r.length));else return De.
errors=[1],!1;return De.errors=r,e===0}var Br=Ze;function P(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===
void 0&&(n="object")||s.data===void 0&&(n="data"))return P.errors=[1],!1;{let f=e;for(let t in s)if(!(t===
"object"||t==="data")){return P.errors=[1],!1;break}if(f===e){if(s.object!==void 0){let t=s.object,u=e;
if(typeof t!="string")return P.errors=[1],!1;if(t!=="list")return P.errors=[1],!1;var i=u===e}else var i=!0;
if(i)if(s.data!==void 0){let t=s.data,u=e;if(e===u)if(Array.isArray(t)){if(t.length>4096)return P.errors=
[1],!1;{var l=!0;let a=t.length;for(let g=0;g<a;g++){let y=t[g],x=e;if(e===e)if(y&&typeof y=="object"&&
!Array.isArray(y)){let b;if(y.id===void 0&&(b="id")||y.object===void 0&&(b="object")||y.created===void 0&&
(b="created")||y.owned_by===void 0&&(b="owned_by"))return P.errors=[1],!1;{let M=e;for(let E in y)if(!(E===
"id"||E==="object"||E==="created"||E==="owned_by")){return P.errors=[1],!1;break}if(M===e){if(y.id!==
void 0){let E=y.id,_=e;if(e===_)if(typeof E=="string"){if(Z(E,256))return P.errors=[1],!1;if(de(E,1))
return P.errors=[1],!1}else return P.errors=[1],!1;var o=_===e}else var o=!0;if(o){if(y.object!==void 0){
let E=y.object,_=e;if(typeof E!="string")return P.errors=[1],!1;if(E!=="model")return P.errors=[1],!1;
var o=_===e}else var o=!0;if(o){if(y.created!==void 0){let E=y.created,_=e;if(!(typeof E=="number"&&
!(E%1)&&!isNaN(E)&&isFinite(E)))return P.errors=[1],!1;if(e===_&&typeof E=="number"&&isFinite(E)){if(E>
4102444800||isNaN(E))return P.errors=[1],!1;if(E<0||isNaN(E))return P.errors=[1],!1}var o=_===e}else
var o=!0;if(o)if(y.owned_by!==void 0){let E=y.owned_by,_=e;if(e===_)if(typeof E=="string"){if(Z(E,64))
return P.errors=[1],!1;if(de(E,1))return P.errors=[1],!1}else return P.errors=[1],!1;var o=_===e}else
var o=!0}}}}}else return P.errors=[1],!1;var l=x===e;if(!l)break}}}else return P.errors=[1],!1;var i=u===
e}else var i=!0}}}else return P.errors=[1],!1;return P.errors=r,e===0}function Ze(s){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(P(s.response)||(r=r===null?
P.errors:r.concat(P.errors),e=r.length));else return Ze.errors=[1],!1;return Ze.errors=r,e===0}var Pr=Ve;var ze=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function R(s){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let l;if(s.since===void 0&&(l="since")||s.requests===void 0&&(l="reques\
ts")||s.prompt_tokens===void 0&&(l="prompt_tokens")||s.completion_tokens===void 0&&(l="completion_to\
kens")||s.charged_usd===void 0&&(l="charged_usd"))return R.errors=[1],!1;{let o=e;for(let n in s)if(!(n===
"since"||n==="requests"||n==="prompt_tokens"||n==="completion_tokens"||n==="charged_usd")){return R.
errors=[1],!1;break}if(o===e){if(s.since!==void 0){let n=s.since,f=e,t=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return R.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>4102444800||
isNaN(n))return R.errors=[1],!1;if(n<0||isNaN(n))return R.errors=[1],!1}var i=f===e}else var i=!0;if(i){
if(s.requests!==void 0){let n=s.requests,f=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return R.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return R.errors=[1],!1;if(n<0||isNaN(n))return R.errors=[1],!1}var i=f===e}else var i=!0;if(i){if(s.
prompt_tokens!==void 0){let n=s.prompt_tokens,f=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return R.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return R.errors=[1],!1;if(n<0||isNaN(n))return R.errors=[1],!1}var i=f===e}else var i=!0;if(i){if(s.
completion_tokens!==void 0){let n=s.completion_tokens,f=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return R.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return R.errors=[1],!1;if(n<0||isNaN(n))return R.errors=[1],!1}var i=f===e}else var i=!0;if(i)
if(s.charged_usd!==void 0){let n=s.charged_usd,f=e;if(e===e)if(typeof n=="string"){if(Z(n,20))return R.
errors=[1],!1;if(!ze.test(n))return R.errors=[1],!1}else return R.errors=[1],!1;var i=f===e}else var i=!0}}}}}}else
return R.errors=[1],!1;return R.errors=r,e===0}function V(s){let r=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return V.errors=
[1],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.limit===void 0&&(l="limit")||s.
remaining===void 0&&(l="remaining")||s.resets_at===void 0&&(l="resets_at"))return V.errors=[1],!1;{let o=e;
for(let n in s)if(!(n==="limit"||n==="remaining"||n==="resets_at")){return V.errors=[1],!1;break}if(o===
e){if(s.limit!==void 0){let n=s.limit,f=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return V.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return V.
errors=[1],!1;if(n<0||isNaN(n))return V.errors=[1],!1}var i=f===e}else var i=!0;if(i){if(s.remaining!==
void 0){let n=s.remaining,f=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return V.
errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return V.errors=
[1],!1;if(n<0||isNaN(n))return V.errors=[1],!1}var i=f===e}else var i=!0;if(i)if(s.resets_at!==void 0){
let n=s.resets_at,f=e,t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return V.
errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return V.errors=[
1],!1;if(n<0||isNaN(n))return V.errors=[1],!1}var i=f===e}else var i=!0}}}}return V.errors=r,e===0}function H(s){let r=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return H.errors=
[1],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.period===void 0&&(l="period")||
s.limit_usd===void 0&&(l="limit_usd")||s.used_usd===void 0&&(l="used_usd")||s.remaining_usd===void 0&&
(l="remaining_usd")||s.resets_at===void 0&&(l="resets_at"))return H.errors=[1],!1;{let o=e;for(let n in s)
if(!(n==="period"||n==="limit_usd"||n==="used_usd"||n==="remaining_usd"||n==="resets_at")){return H.
errors=[1],!1;break}if(o===e){if(s.period!==void 0){let n=s.period,f=e;if(typeof n!="string")return H.
errors=[1],!1;if(!(n==="day"||n==="month"||n==="total"))return H.errors=[1],!1;var i=f===e}else var i=!0;
if(i){if(s.limit_usd!==void 0){let n=s.limit_usd,f=e;if(e===e)if(typeof n=="string"){if(Z(n,20))return H.
errors=[1],!1;if(!ze.test(n))return H.errors=[1],!1}else return H.errors=[1],!1;var i=f===e}else var i=!0;
if(i){if(s.used_usd!==void 0){let n=s.used_usd,f=e;if(e===e)if(typeof n=="string"){if(Z(n,20))return H.
errors=[1],!1;if(!ze.test(n))return H.errors=[1],!1}else return H.errors=[1],!1;var i=f===e}else var i=!0;
if(i){if(s.remaining_usd!==void 0){let n=s.remaining_usd,f=e;if(e===e)if(typeof n=="string"){if(Z(n,
20))return H.errors=[1],!1;if(!ze.test(n))return H.errors=[1],!1}else return H.errors=[1],!1;var i=f===
e}else var i=!0;if(i)if(s.resets_at!==void 0){let n=s.resets_at,f=e,t=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return H.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return H.errors=[1],!1;if(n<0||isNaN(n))return H.errors=[1],!1}var i=f===
e}else var i=!0}}}}}}return H.errors=r,e===0}function D(s){let r=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.name===void 0&&(n="name")||s.
prefix===void 0&&(n="prefix")||s.expires_at===void 0&&(n="expires_at")||s.used===void 0&&(n="used")||
s.limits===void 0&&(n="limits"))return D.errors=[1],!1;{let f=e;for(let t in s)if(!(t==="object"||t===
"name"||t==="prefix"||t==="expires_at"||t==="used"||t==="limits")){return D.errors=[1],!1;break}if(f===
e){if(s.object!==void 0){let t=s.object,u=e;if(typeof t!="string")return D.errors=[1],!1;if(t!=="key\
_usage")return D.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(s.name!==void 0){let t=s.name,u=e;
if(e===u)if(typeof t=="string"){if(Z(t,128))return D.errors=[1],!1;if(de(t,1))return D.errors=[1],!1}else
return D.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(s.prefix!==void 0){let t=s.prefix,u=e;if(e===
u)if(typeof t=="string"){if(Z(t,16))return D.errors=[1],!1}else return D.errors=[1],!1;var i=u===e}else
var i=!0;if(i){if(s.expires_at!==void 0){let t=s.expires_at,u=e,v=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&t!==null)return D.errors=[1],!1;if(e===v&&typeof t=="number"&&isFinite(t)){
if(t>4102444800||isNaN(t))return D.errors=[1],!1;if(t<0||isNaN(t))return D.errors=[1],!1}var i=u===e}else
var i=!0;if(i){if(s.used!==void 0){let t=s.used,u=e;if(e===u)if(t&&typeof t=="object"&&!Array.isArray(
t)){let a;if(t.day===void 0&&(a="day")||t.month===void 0&&(a="month"))return D.errors=[1],!1;{let g=e;
for(let y in t)if(!(y==="day"||y==="month")){return D.errors=[1],!1;break}if(g===e){if(t.day!==void 0){
let y=e;R(t.day)||(r=r===null?R.errors:r.concat(R.errors),e=r.length);var l=y===e}else var l=!0;if(l)
if(t.month!==void 0){let y=e;R(t.month)||(r=r===null?R.errors:r.concat(R.errors),e=r.length);var l=y===
e}else var l=!0}}}else return D.errors=[1],!1;var i=u===e}else var i=!0;if(i)if(s.limits!==void 0){let t=s.
limits,u=e;if(e===u)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.requests_per_minute===void 0&&
(a="requests_per_minute")||t.tokens_per_minute===void 0&&(a="tokens_per_minute")||t.parallel_requests===
void 0&&(a="parallel_requests")||t.budget===void 0&&(a="budget"))return D.errors=[1],!1;{let g=e;for(let y in t)
if(!(y==="requests_per_minute"||y==="tokens_per_minute"||y==="parallel_requests"||y==="budget")){return D.
errors=[1],!1;break}if(g===e){if(t.requests_per_minute!==void 0){let y=e;V(t.requests_per_minute)||(r=
r===null?V.errors:r.concat(V.errors),e=r.length);var o=y===e}else var o=!0;if(o){if(t.tokens_per_minute!==
void 0){let y=e;V(t.tokens_per_minute)||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var o=y===
e}else var o=!0;if(o){if(t.parallel_requests!==void 0){let y=e;V(t.parallel_requests)||(r=r===null?V.
errors:r.concat(V.errors),e=r.length);var o=y===e}else var o=!0;if(o)if(t.budget!==void 0){let y=e;H(
t.budget)||(r=r===null?H.errors:r.concat(H.errors),e=r.length);var o=y===e}else var o=!0}}}}}else return D.
errors=[1],!1;var i=u===e}else var i=!0}}}}}}}else return D.errors=[1],!1;return D.errors=r,e===0}function Ve(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(D(s.response)||
(r=r===null?D.errors:r.concat(D.errors),e=r.length));else return Ve.errors=[1],!1;return Ve.errors=r,
e===0}var Rr=Q;function Q(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){
let l=s.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;if(l.id===void 0&&(n="i\
d")||l.object===void 0&&(n="object")||l.created===void 0&&(n="created")||l.owned_by===void 0&&(n="ow\
ned_by"))return Q.errors=[1],!1;{let f=e;for(let t in l)if(!(t==="id"||t==="object"||t==="created"||
t==="owned_by")){return Q.errors=[1],!1;break}if(f===e){if(l.id!==void 0){let t=l.id,u=e;if(e===u)if(typeof t==
"string"){if(Z(t,256))return Q.errors=[1],!1;if(de(t,1))return Q.errors=[1],!1}else return Q.errors=
[1],!1;var i=u===e}else var i=!0;if(i){if(l.object!==void 0){let t=l.object,u=e;if(typeof t!="string")
return Q.errors=[1],!1;if(t!=="model")return Q.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(l.created!==
void 0){let t=l.created,u=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Q.errors=
[1],!1;if(e===u&&typeof t=="number"&&isFinite(t)){if(t>4102444800||isNaN(t))return Q.errors=[1],!1;if(t<
0||isNaN(t))return Q.errors=[1],!1}var i=u===e}else var i=!0;if(i)if(l.owned_by!==void 0){let t=l.owned_by,
u=e;if(e===u)if(typeof t=="string"){if(Z(t,64))return Q.errors=[1],!1;if(de(t,1))return Q.errors=[1],
!1}else return Q.errors=[1],!1;var i=u===e}else var i=!0}}}}}else return Q.errors=[1],!1}}else return Q.
errors=[1],!1;return Q.errors=r,e===0}var Ur=ee;function ee(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let l=s.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;if(l.id===void 0&&
(n="id")||l.object===void 0&&(n="object")||l.created===void 0&&(n="created")||l.owned_by===void 0&&(n=
"owned_by"))return ee.errors=[1],!1;{let f=e;for(let t in l)if(!(t==="id"||t==="object"||t==="create\
d"||t==="owned_by")){return ee.errors=[1],!1;break}if(f===e){if(l.id!==void 0){let t=l.id,u=e;if(e===
u)if(typeof t=="string"){if(Z(t,256))return ee.errors=[1],!1;if(de(t,1))return ee.errors=[1],!1}else
return ee.errors=[1],!1;var i=u===e}else var i=!0;if(i){if(l.object!==void 0){let t=l.object,u=e;if(typeof t!=
"string")return ee.errors=[1],!1;if(t!=="model")return ee.errors=[1],!1;var i=u===e}else var i=!0;if(i){
if(l.created!==void 0){let t=l.created,u=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return ee.errors=[1],!1;if(e===u&&typeof t=="number"&&isFinite(t)){if(t>4102444800||isNaN(t))return ee.
errors=[1],!1;if(t<0||isNaN(t))return ee.errors=[1],!1}var i=u===e}else var i=!0;if(i)if(l.owned_by!==
void 0){let t=l.owned_by,u=e;if(e===u)if(typeof t=="string"){if(Z(t,64))return ee.errors=[1],!1;if(de(
t,1))return ee.errors=[1],!1}else return ee.errors=[1],!1;var i=u===e}else var i=!0}}}}}else return ee.
errors=[1],!1}}else return ee.errors=[1],!1;return ee.errors=r,e===0}var Dr=Te;function Te(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let i=s.response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return Te.errors=[1],
!1}}else return Te.errors=[1],!1;return Te.errors=r,e===0}var Ms={createOpenAIChatCompletion:{parameters:lr,body:gr,replies:{200:wr}},createOpenAIEmbeddings:{
parameters:ar,body:br,replies:{200:Cr}},listOpenAIModels:{parameters:ur,body:Ar,replies:{200:Br}},readOpenAIUsage:{
parameters:dr,body:xr,replies:{200:Pr}},retrieveOpenAIModel:{parameters:cr,body:$r,replies:{200:Rr}},
retrieveOwnedOpenAIModel:{parameters:pr,body:qr,replies:{200:Ur}},getContract:{parameters:mr,body:Lr,
replies:{200:Dr}},getReference:{parameters:yr,body:Er,replies:{}},getReferenceFile:{parameters:vr,body:zr,
replies:{}}};export{Ms as default};
