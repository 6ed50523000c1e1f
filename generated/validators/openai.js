// Compiled from a contract by npm run generate. Never edited.
var Yr=Object.create;var He=Object.defineProperty;var Jr=Object.getOwnPropertyDescriptor;var Kr=Object.getOwnPropertyNames;var Gr=Object.getPrototypeOf,Wr=Object.prototype.hasOwnProperty;var Ye=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var Xr=(s,r,e,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let u of Kr(r))!Wr.call(s,u)&&
u!==e&&He(s,u,{get:()=>r[u],enumerable:!(t=Jr(r,u))||t.enumerable});return s};var ge=(s,r,e)=>(e=s!=null?Yr(Gr(s)):{},Xr(r||!s||!s.__esModule?He(e,"default",{value:s,enumerable:!0}):
e,s));var Le=Ye(Fe=>{"use strict";Object.defineProperty(Fe,"__esModule",{value:!0});Fe.formats=void 0;var es=2**
31-1,rs=(-2)**31,ss=2**63-1,ts=(-2)**63,Ge=(2-2**-23)*2**127,We=2**-126,is=-1*Ge,ns=-1*We,Ke=()=>!0,
ls=/^[A-Za-z0-9+/]*(=|==)?$/;Fe.formats={int32:{validate:s=>Number.isInteger(s)&&s<=es&&s>=rs,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=ss&&s>=ts,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Ge&&s>=We||s>=is&&s<=ns),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&ls.test(s),binary:Ke,password:Ke}});var Ie=Ye(ue=>{"use strict";Object.defineProperty(ue,"__esModule",{value:!0});ue.formatNames=ue.fastFormats=
ue.fullFormats=void 0;function ae(s,r){return{validate:s,compare:r}}ue.fullFormats={date:ae(rr,Se),time:ae(
Te(!0),Ce),"date-time":ae(Xe(!0),tr),"iso-time":ae(Te(),sr),"iso-date-time":ae(Xe(),ir),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:cs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:gs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ps,int32:{type:"number",validate:vs},
int64:{type:"number",validate:_s},float:{type:"number",validate:er},double:{type:"number",validate:er},
password:!0,binary:!0};ue.fastFormats={...ue.fullFormats,date:ae(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Se),time:ae(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ce),"date-time":ae(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
tr),"iso-time":ae(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,sr),
"iso-date-time":ae(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ir),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ue.formatNames=Object.keys(ue.fullFormats);function fs(s){return s%4===0&&(s%100!==0||s%400===0)}var os=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
as=[0,31,28,31,30,31,30,31,31,30,31,30,31];function rr(s){let r=os.exec(s);if(!r)return!1;let e=+r[1],
t=+r[2],u=+r[3];return t>=1&&t<=12&&u>=1&&u<=(t===2&&fs(e)?29:as[t])}function Se(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Oe=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Te(s){
return function(e){let t=Oe.exec(e);if(!t)return!1;let u=+t[1],a=+t[2],n=+t[3],l=t[4],i=t[5]==="-"?-1:
1,c=+(t[6]||0),y=+(t[7]||0);if(c>23||y>59||s&&!l)return!1;if(u<=23&&a<=59&&n<60)return!0;let o=a-y*i,
h=u-c*i-(o<0?1:0);return(h===23||h===-1)&&(o===59||o===-1)&&n<61}}function Ce(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),t=new Date("2020-01-01T"+r).valueOf();if(e&&t)return e-t}function sr(s,r){
if(!(s&&r))return;let e=Oe.exec(s),t=Oe.exec(r);if(e&&t)return s=e[1]+e[2]+e[3],r=t[1]+t[2]+t[3],s>r?
1:s<r?-1:0}var Me=/t|\s/i;function Xe(s){let r=Te(s);return function(t){let u=t.split(Me);return u.length===
2&&rr(u[0])&&r(u[1])}}function tr(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),t=new Date(r).valueOf();
if(e&&t)return e-t}function ir(s,r){if(!(s&&r))return;let[e,t]=s.split(Me),[u,a]=r.split(Me),n=Se(e,
u);if(n!==void 0)return n||Ce(t,a)}var us=/\/|:/,ds=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function cs(s){return us.test(s)&&ds.test(s)}var Qe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ps(s){return Qe.lastIndex=0,Qe.test(s)}var ms=-(2**31),ys=2**31-1;function vs(s){return Number.
isInteger(s)&&s<=ys&&s>=ms}function _s(s){return Number.isInteger(s)}function er(){return!0}var hs=/[^\\]\\Z/;
function gs(s){if(hs.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var be=(s,r)=>s.length>r&&Je(s)>r,Ae=(s,r)=>s.length<2*r&&Je(s)<r,Qr=/[\ud800-\udbff][\udc00-\udfff]/g,
Je=s=>s.length-(s.match(Qr)?.length??0);var nr=ge(Le()),lr=ge(Ie()),Es={...nr.formats,...lr.fastFormats},fr=W;var ie=be,je=Ae,or=new RegExp("^[ -~]+$","u");function W(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===
void 0&&(u="params"))return W.errors=[1],!1;if(s.headers!==void 0){let a=s.headers;if(e===e)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a["x-request-timeout-ms"]!==void 0){let l=a["x-request-timeout-ms"],
i=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let c=typeof l,y;if(y===void 0)if(c===
"boolean"||l===null||c==="string"&&l&&l==+l&&!(l%1))y=+l;else return W.errors=[1],!1;y!==void 0&&(l=
y,a!==void 0&&(a["x-request-timeout-ms"]=y))}if(e===i&&typeof l=="number"&&isFinite(l)){if(l>6e5||isNaN(
l))return W.errors=[1],!1;if(l<1||isNaN(l))return W.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(a["\
idempotency-key"]!==void 0){let l=a["idempotency-key"],i=e;if(typeof l!="string"){let y=typeof l,o;if(o===
void 0)if(y=="number"||y=="boolean")o=""+l;else if(l===null)o="";else return W.errors=[1],!1;o!==void 0&&
(l=o,a!==void 0&&(a["idempotency-key"]=o))}if(e===i&&typeof l=="string"){if(ie(l,255))return W.errors=
[1],!1;if(je(l,1))return W.errors=[1],!1;if(!or.test(l))return W.errors=[1],!1}var t=i===e}else var t=!0;
if(t){if(a["session-id"]!==void 0){let l=a["session-id"],i=e;if(typeof l!="string"){let y=typeof l,o;
if(o===void 0)if(y=="number"||y=="boolean")o=""+l;else if(l===null)o="";else return W.errors=[1],!1;
o!==void 0&&(l=o,a!==void 0&&(a["session-id"]=o))}if(e===i&&typeof l=="string"&&ie(l,4096))return W.
errors=[1],!1;var t=i===e}else var t=!0;if(t){if(a["thread-id"]!==void 0){let l=a["thread-id"],i=e;if(typeof l!=
"string"){let y=typeof l,o;if(o===void 0)if(y=="number"||y=="boolean")o=""+l;else if(l===null)o="";else
return W.errors=[1],!1;o!==void 0&&(l=o,a!==void 0&&(a["thread-id"]=o))}if(e===i&&typeof l=="string"&&
ie(l,4096))return W.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(a["x-claude-code-session-id"]!==
void 0){let l=a["x-claude-code-session-id"],i=e;if(typeof l!="string"){let y=typeof l,o;if(o===void 0)
if(y=="number"||y=="boolean")o=""+l;else if(l===null)o="";else return W.errors=[1],!1;o!==void 0&&(l=
o,a!==void 0&&(a["x-claude-code-session-id"]=o))}if(e===i&&typeof l=="string"&&ie(l,4096))return W.errors=
[1],!1;var t=i===e}else var t=!0}}}}else return W.errors=[1],!1}}return W.errors=r,e===0}var ar=ne;function ne(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return ne.errors=[1],
!1;if(s.headers!==void 0){let a=s.headers;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["\
x-request-timeout-ms"]!==void 0){let l=a["x-request-timeout-ms"],i=e;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l))){let c=typeof l,y;if(y===void 0)if(c==="boolean"||l===null||c==="string"&&l&&
l==+l&&!(l%1))y=+l;else return ne.errors=[1],!1;y!==void 0&&(l=y,a!==void 0&&(a["x-request-timeout-m\
s"]=y))}if(e===i&&typeof l=="number"&&isFinite(l)){if(l>6e5||isNaN(l))return ne.errors=[1],!1;if(l<1||
isNaN(l))return ne.errors=[1],!1}var t=i===e}else var t=!0;if(t)if(a["idempotency-key"]!==void 0){let l=a["\
idempotency-key"],i=e;if(typeof l!="string"){let y=typeof l,o;if(o===void 0)if(y=="number"||y=="bool\
ean")o=""+l;else if(l===null)o="";else return ne.errors=[1],!1;o!==void 0&&(l=o,a!==void 0&&(a["idem\
potency-key"]=o))}if(e===i&&typeof l=="string"){if(ie(l,255))return ne.errors=[1],!1;if(je(l,1))return ne.
errors=[1],!1;if(!or.test(l))return ne.errors=[1],!1}var t=i===e}else var t=!0}else return ne.errors=
[1],!1}}return ne.errors=r,e===0}var ur=we;function we(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return we.errors=[1],
!1}return we.errors=r,e===0}var dr=Re;function Re(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Re.errors=[1],
!1}return Re.errors=r,e===0}var cr=me;function me(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return me.errors=[1],
!1;if(s.params!==void 0){let u=s.params;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;
if(u.model===void 0&&(n="model"))return me.errors=[1],!1;if(u.model!==void 0){let l=u.model,i=e;if(typeof l!=
"string"){let c=typeof l,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+l;else if(l===null)y="";else
return me.errors=[1],!1;y!==void 0&&(l=y,u!==void 0&&(u.model=y))}if(e===i&&typeof l=="string"){if(ie(
l,256))return me.errors=[1],!1;if(je(l,1))return me.errors=[1],!1}}}else return me.errors=[1],!1}}return me.
errors=r,e===0}var pr=le;function le(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return le.errors=[1],
!1;if(s.params!==void 0){let a=s.params;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;
if(a.owner===void 0&&(l="owner")||a.name===void 0&&(l="name"))return le.errors=[1],!1;if(a.owner!==void 0){
let i=a.owner,c=e;if(typeof i!="string"){let y=typeof i,o;if(o===void 0)if(y=="number"||y=="boolean")
o=""+i;else if(i===null)o="";else return le.errors=[1],!1;o!==void 0&&(i=o,a!==void 0&&(a.owner=o))}
if(e===c&&typeof i=="string"){if(ie(i,256))return le.errors=[1],!1;if(je(i,1))return le.errors=[1],!1}
var t=c===e}else var t=!0;if(t)if(a.name!==void 0){let i=a.name,c=e;if(typeof i!="string"){let o=typeof i,
h;if(h===void 0)if(o=="number"||o=="boolean")h=""+i;else if(i===null)h="";else return le.errors=[1],
!1;h!==void 0&&(i=h,a!==void 0&&(a.name=h))}if(e===c&&typeof i=="string"){if(ie(i,256))return le.errors=
[1],!1;if(je(i,1))return le.errors=[1],!1}var t=c===e}else var t=!0}else return le.errors=[1],!1}}return le.
errors=r,e===0}var mr=xe;function xe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return xe.errors=[1],
!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["\
if-none-match"]!==void 0){let n=u["if-none-match"],l=e;if(typeof n!="string"){let i=typeof n,c;if(c===
void 0)if(i=="number"||i=="boolean")c=""+n;else if(n===null)c="";else return xe.errors=[1],!1;c!==void 0&&
(n=c,u!==void 0&&(u["if-none-match"]=c))}if(e===l&&typeof n=="string"&&ie(n,4096))return xe.errors=[
1],!1}}else return xe.errors=[1],!1}}return xe.errors=r,e===0}var yr=Ne;function Ne(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Ne.errors=[1],
!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["\
if-none-match"]!==void 0){let n=u["if-none-match"],l=e;if(typeof n!="string"){let i=typeof n,c;if(c===
void 0)if(i=="number"||i=="boolean")c=""+n;else if(n===null)c="";else return Ne.errors=[1],!1;c!==void 0&&
(n=c,u!==void 0&&(u["if-none-match"]=c))}if(e===l&&typeof n=="string"&&ie(n,4096))return Ne.errors=[
1],!1}}else return Ne.errors=[1],!1}}return Ne.errors=r,e===0}var vr=te;var bs=new RegExp("^[a-z][a-z0-9.-]*$","u");function te(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===
void 0&&(u="params"))return te.errors=[1],!1;if(s.headers!==void 0){let a=s.headers,n=e;if(e===n)if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a["if-none-match"]!==void 0){let l=a["if-none-match"],i=e;
if(typeof l!="string"){let c=typeof l,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+l;else if(l===
null)y="";else return te.errors=[1],!1;y!==void 0&&(l=y,a!==void 0&&(a["if-none-match"]=y))}if(e===i&&
typeof l=="string"&&ie(l,4096))return te.errors=[1],!1}}else return te.errors=[1],!1;var t=n===e}else
var t=!0;if(t)if(s.params!==void 0){let a=s.params,n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(
a)){let i;if(a.file===void 0&&(i="file"))return te.errors=[1],!1;if(a.file!==void 0){let c=a.file,y=e;
if(typeof c!="string"){let o=typeof c,h;if(h===void 0)if(o=="number"||o=="boolean")h=""+c;else if(c===
null)h="";else return te.errors=[1],!1;h!==void 0&&(c=h,a!==void 0&&(a.file=h))}if(e===y&&typeof c==
"string"){if(ie(c,64))return te.errors=[1],!1;if(je(c,1))return te.errors=[1],!1;if(!bs.test(c))return te.
errors=[1],!1}}}else return te.errors=[1],!1;var t=n===e}else var t=!0}return te.errors=r,e===0}var _r=ge(Le()),hr=ge(Ie()),Os={..._r.formats,...hr.fastFormats},gr=N;var T=be,ve=Ae;var xs=new RegExp("^(https?://|data:)","u");function L(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){
if(s.length>1e3)return L.errors=[1],!1;if(s.length<1)return L.errors=[1],!1;{var t=!0;let x=s.length;
for(let b=0;b<x;b++){let p=s[b],V=e,v=e,ee=e,O=e,m=!0,$=e;if(p&&typeof p=="object"&&!Array.isArray(p)){
let f;if(p.type===void 0&&(f="type")){let d={};r===null?r=[d]:r.push(d),e++}else if(p.type!==void 0&&
p.type!=="text"){let d={};r===null?r=[d]:r.push(d),e++}}var u=$===e;if(e=O,r!==null&&(O?r.length=O:r=
null),u){let f=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let g;if(p.text===void 0&&(g="text"))return L.
errors=[1],!1}var u=f===e;m=u}if(!m)return r===null?r=[1]:r.push(1),e++,L.errors=r,!1;var a=ee===e;if(a){
let f=e,d=e,g=!0,A=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let q;if(p.type===void 0&&(q="type")){
let k={};r===null?r=[k]:r.push(k),e++}else if(p.type!==void 0&&p.type!=="refusal"){let k={};r===null?
r=[k]:r.push(k),e++}}var n=A===e;if(e=d,r!==null&&(d?r.length=d:r=null),n){let q=e;if(p&&typeof p=="\
object"&&!Array.isArray(p)){let j;if(p.refusal===void 0&&(j="refusal"))return L.errors=[1],!1;if(p.refusal!==
void 0&&typeof p.refusal!="string")return L.errors=[1],!1}var n=q===e;g=n}if(!g)return r===null?r=[1]:
r.push(1),e++,L.errors=r,!1;var a=f===e;if(a){let q=e,k=e,j=!0,M=e;if(p&&typeof p=="object"&&!Array.
isArray(p)){let S;if(p.type===void 0&&(S="type")){let w={};r===null?r=[w]:r.push(w),e++}else if(p.type!==
void 0&&p.type!=="image_url"){let w={};r===null?r=[w]:r.push(w),e++}}var l=M===e;if(e=k,r!==null&&(k?
r.length=k:r=null),l){let S=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let C;if(p.image_url===void 0&&
(C="image_url"))return L.errors=[1],!1}var l=S===e;j=l}if(!j)return r===null?r=[1]:r.push(1),e++,L.errors=
r,!1;var a=q===e;if(a){let S=e,w=e,C=!0,pe=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let K;if(p.
type===void 0&&(K="type")){let Q={};r===null?r=[Q]:r.push(Q),e++}else if(p.type!==void 0&&p.type!=="\
input_audio"){let Q={};r===null?r=[Q]:r.push(Q),e++}}var i=pe===e;if(e=w,r!==null&&(w?r.length=w:r=null),
i){let K=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let ke;if(p.input_audio===void 0&&(ke="input\
_audio"))return L.errors=[1],!1}var i=K===e;C=i}if(!C)return r===null?r=[1]:r.push(1),e++,L.errors=r,
!1;var a=S===e;if(a){let K=e,Q=e,ke=!0,Vr=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let qe;if(p.
type===void 0&&(qe="type")){let $e={};r===null?r=[$e]:r.push($e),e++}else if(p.type!==void 0&&p.type!==
"file"){let $e={};r===null?r=[$e]:r.push($e),e++}}var c=Vr===e;if(e=Q,r!==null&&(Q?r.length=Q:r=null),
c){let qe=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let Hr;if(p.file===void 0&&(Hr="file"))return L.
errors=[1],!1}var c=qe===e;ke=c}if(!ke)return r===null?r=[1]:r.push(1),e++,L.errors=r,!1;var a=K===e}}}}
if(e===v)if(p&&typeof p=="object"&&!Array.isArray(p)){let f;if(p.type===void 0&&(f="type"))return L.
errors=[1],!1;if(p.type!==void 0){let d=p.type,g=e;if(typeof d!="string")return L.errors=[1],!1;if(!(d===
"text"||d==="refusal"||d==="image_url"||d==="input_audio"||d==="file"))return L.errors=[1],!1;var y=g===
e}else var y=!0;if(y){if(p.text!==void 0){let d=p.text,g=e;if(e===g)if(typeof d=="string"){if(T(d,8388608))
return L.errors=[1],!1}else return L.errors=[1],!1;var y=g===e}else var y=!0;if(y){if(p.refusal!==void 0){
let d=p.refusal,g=e;if(typeof d!="string"&&d!==null)return L.errors=[1],!1;if(e===g&&typeof d=="stri\
ng"&&T(d,8388608))return L.errors=[1],!1;var y=g===e}else var y=!0;if(y){if(p.image_url!==void 0){let d=p.
image_url,g=e;if(e===g)if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.url===void 0&&(F="url"))
return L.errors=[1],!1;if(d.url!==void 0){let q=d.url,k=e;if(e===k)if(typeof q=="string"){if(T(q,8388608))
return L.errors=[1],!1;if(!xs.test(q))return L.errors=[1],!1}else return L.errors=[1],!1;var o=k===e}else
var o=!0;if(o)if(d.detail!==void 0){let q=d.detail,k=e;if(typeof q!="string"&&q!==null)return L.errors=
[1],!1;if(e===k&&typeof q=="string"&&T(q,64))return L.errors=[1],!1;var o=k===e}else var o=!0}else return L.
errors=[1],!1;var y=g===e}else var y=!0;if(y){if(p.input_audio!==void 0){let d=p.input_audio,g=e;if(e===
g)if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.data===void 0&&(F="data")||d.format===void 0&&
(F="format"))return L.errors=[1],!1;if(d.data!==void 0){let q=d.data,k=e;if(e===k)if(typeof q=="stri\
ng"){if(T(q,8388608))return L.errors=[1],!1}else return L.errors=[1],!1;var h=k===e}else var h=!0;if(h)
if(d.format!==void 0){let q=d.format,k=e;if(e===k)if(typeof q=="string"){if(T(q,64))return L.errors=
[1],!1;if(ve(q,1))return L.errors=[1],!1}else return L.errors=[1],!1;var h=k===e}else var h=!0}else return L.
errors=[1],!1;var y=g===e}else var y=!0;if(y)if(p.file!==void 0){let d=p.file,g=e;if(e===g)if(d&&typeof d==
"object"&&!Array.isArray(d)){let F;if(d.file_data===void 0&&(F="file_data"))return L.errors=[1],!1;if(d.
file_data!==void 0){let q=d.file_data,k=e;if(e===k)if(typeof q=="string"){if(T(q,8388608))return L.errors=
[1],!1}else return L.errors=[1],!1;var _=k===e}else var _=!0;if(_)if(d.filename!==void 0){let q=d.filename,
k=e;if(typeof q!="string"&&q!==null)return L.errors=[1],!1;if(e===k&&typeof q=="string"&&T(q,1024))return L.
errors=[1],!1;var _=k===e}else var _=!0}else return L.errors=[1],!1;var y=g===e}else var y=!0}}}}}else
return L.errors=[1],!1;var t=V===e;if(!t)break}}}else return L.errors=[1],!1;return L.errors=r,e===0}
function I(s){let r=null,e=0,t=e,u=!0,a=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.role===
void 0&&(O="role")){let m={};r===null?r=[m]:r.push(m),e++}else if(s.role!==void 0&&s.role!=="assista\
nt"){let m={};r===null?r=[m]:r.push(m),e++}}var n=a===e;e=t,r!==null&&(t?r.length=t:r=null);let l;if(n){
let O=e,m=e,$=!1,ce=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.content===void 0&&(d="\
content"))r===null?r=[1]:r.push(1),e++;else if(s.content!==void 0){let g=s.content;typeof g!="string"&&
!Array.isArray(g)&&(r===null?r=[1]:r.push(1),e++)}}var i=ce===e;if($=$||i,!$){let d=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let A;if(s.tool_calls===void 0&&(A="tool_calls"))r===null?r=[1]:r.push(
1),e++;else if(s.tool_calls!==void 0){let F=s.tool_calls;e===e&&(Array.isArray(F)?F.length<1&&(r===null?
r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++))}}var i=d===e;if($=$||i,!$){let A=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let q;s.refusal===void 0&&(q="refusal")?(r===null?r=[1]:r.push(1),e++):
s.refusal!==void 0&&typeof s.refusal!="string"&&(r===null?r=[1]:r.push(1),e++)}var i=A===e;$=$||i}}if($)
e=m,r!==null&&(m?r.length=m:r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;if(e===O&&
s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let d=s.content;if(Array.isArray(d)){var c=!0;
let g=d.length;for(let A=0;A<g;A++){let F=d[A],q=e;if(F&&typeof F=="object"&&!Array.isArray(F)&&F.type!==
void 0){let j=F.type;if(!(j==="text"||j==="refusal"))return I.errors=[1],!1}var c=q===e;if(!c)break}}}
var n=O===e;u=n,l="then"}else{let O=e,m=e,$=!0,ce=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.role===void 0&&(d="role")){let g={};r===null?r=[g]:r.push(g),e++}else if(s.role!==void 0){let g=s.
role;if(!(g==="developer"||g==="system"||g==="user"||g==="tool")){let A={};r===null?r=[A]:r.push(A),
e++}}}var y=ce===e;if(e=m,r!==null&&(m?r.length=m:r=null),y){let d=e,g=e,A=!0,F=e;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let j={};r===null?r=[j]:r.push(j),e++}var o=F===
e;e=g,r!==null&&(g?r.length=g:r=null);let q;if(o){let j=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&
s.content!==void 0){let R=s.content;if(Array.isArray(R)){var h=!0;let S=R.length;for(let w=0;w<S;w++){
let C=R[w],pe=e;if(C&&typeof C=="object"&&!Array.isArray(C)&&C.type!==void 0){let K=C.type;if(!(K===
"text"||K==="image_url"||K==="input_audio"||K==="file"))return I.errors=[1],!1}var h=pe===e;if(!h)break}}}
var o=j===e;A=o,q="then"}else{let j=e,M=e,R=!0,S=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==
void 0&&s.role!=="tool"){let C={};r===null?r=[C]:r.push(C),e++}var _=S===e;if(e=M,r!==null&&(M?r.length=
M:r=null),_){let C=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let oe;if(s.tool_call_id===void 0&&
(oe="tool_call_id"))return I.errors=[1],!1;if(s.tool_call_id!==void 0&&typeof s.tool_call_id!="strin\
g")return I.errors=[1],!1}var _=C===e;R=_}if(!R)return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;if(e===
j&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let C=s.content;if(Array.isArray(C)){
var x=!0;let pe=C.length;for(let oe=0;oe<pe;oe++){let K=C[oe],Q=e;if(K&&typeof K=="object"&&!Array.isArray(
K)&&K.type!==void 0&&K.type!=="text")return I.errors=[1],!1;var x=Q===e;if(!x)break}}}var o=j===e;A=
o,q="else"}if(!A)return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;if(e===d&&s&&typeof s=="object"&&
!Array.isArray(s)){let j;if(s.content===void 0&&(j="content"))return I.errors=[1],!1;if(s.content!==
void 0){let M=s.content;if(typeof M!="string"&&!Array.isArray(M))return I.errors=[1],!1}}var y=d===e;
$=y}if(!$)return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var n=O===e;u=n,l="else"}if(!u)return r===
null?r=[1]:r.push(1),e++,I.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.
role===void 0&&(O="role"))return I.errors=[1],!1;if(s.role!==void 0){let m=s.role,$=e;if(typeof m!="\
string")return I.errors=[1],!1;if(!(m==="developer"||m==="system"||m==="user"||m==="assistant"||m===
"tool"))return I.errors=[1],!1;var b=$===e}else var b=!0;if(b){if(s.content!==void 0){let m=s.content,
$=e,ce=e,f=!1,d=e;e===e&&(typeof m=="string"?T(m,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?
r=[1]:r.push(1),e++));var p=d===e;if(f=f||p,!f){let F=e;L(m)||(r=r===null?L.errors:r.concat(L.errors),
e=r.length);var p=F===e;if(f=f||p,!f){let k=e;m!==null&&(r===null?r=[1]:r.push(1),e++);var p=k===e;f=
f||p}}if(f)e=ce,r!==null&&(ce?r.length=ce:r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=
r,!1;var b=$===e}else var b=!0;if(b){if(s.name!==void 0){let m=s.name,$=e;if(typeof m!="string"&&m!==
null)return I.errors=[1],!1;if(e===$&&typeof m=="string"&&T(m,256))return I.errors=[1],!1;var b=$===
e}else var b=!0;if(b){if(s.refusal!==void 0){let m=s.refusal,$=e;if(typeof m!="string"&&m!==null)return I.
errors=[1],!1;if(e===$&&typeof m=="string"&&T(m,8388608))return I.errors=[1],!1;var b=$===e}else var b=!0;
if(b){if(s.tool_calls!==void 0){let m=s.tool_calls,$=e;if(!Array.isArray(m)&&m!==null)return I.errors=
[1],!1;if(e===$&&Array.isArray(m)){if(m.length>256)return I.errors=[1],!1;{var V=!0;let f=m.length;for(let d=0;d<
f;d++){let g=m[d],A=e;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){let k;if(g.id===void 0&&
(k="id")||g.type===void 0&&(k="type")||g.function===void 0&&(k="function"))return I.errors=[1],!1;if(g.
id!==void 0){let j=g.id,M=e;if(e===M)if(typeof j=="string"){if(T(j,256))return I.errors=[1],!1}else return I.
errors=[1],!1;var v=M===e}else var v=!0;if(v){if(g.type!==void 0){let j=g.type,M=e;if(typeof j!="str\
ing")return I.errors=[1],!1;if(j!=="function")return I.errors=[1],!1;var v=M===e}else var v=!0;if(v)
if(g.function!==void 0){let j=g.function,M=e;if(e===M)if(j&&typeof j=="object"&&!Array.isArray(j)){let S;
if(j.name===void 0&&(S="name")||j.arguments===void 0&&(S="arguments"))return I.errors=[1],!1;if(j.name!==
void 0){let w=j.name,C=e;if(e===C)if(typeof w=="string"){if(T(w,256))return I.errors=[1],!1}else return I.
errors=[1],!1;var ee=C===e}else var ee=!0;if(ee)if(j.arguments!==void 0){let w=j.arguments,C=e;if(e===
C)if(typeof w=="string"){if(T(w,8388608))return I.errors=[1],!1}else return I.errors=[1],!1;var ee=C===
e}else var ee=!0}else return I.errors=[1],!1;var v=M===e}else var v=!0}}else return I.errors=[1],!1;
var V=A===e;if(!V)break}}}var b=$===e}else var b=!0;if(b){if(s.tool_call_id!==void 0){let m=s.tool_call_id,
$=e;if(typeof m!="string"&&m!==null)return I.errors=[1],!1;if(e===$&&typeof m=="string"&&T(m,256))return I.
errors=[1],!1;var b=$===e}else var b=!0;if(b){if(s.reasoning!==void 0){let m=s.reasoning,$=e;if(typeof m!=
"string"&&m!==null)return I.errors=[1],!1;if(e===$&&typeof m=="string"&&T(m,8388608))return I.errors=
[1],!1;var b=$===e}else var b=!0;if(b)if(s.reasoning_content!==void 0){let m=s.reasoning_content,$=e;
if(typeof m!="string"&&m!==null)return I.errors=[1],!1;if(e===$&&typeof m=="string"&&T(m,8388608))return I.
errors=[1],!1;var b=$===e}else var b=!0}}}}}}}else return I.errors=[1],!1;return I.errors=r,e===0}function ye(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return ye.errors=[1],!1;{var t=!0;
let u=s.length;for(let a=0;a<u;a++){let n=s[a],l=e;if(e===e)if(typeof n=="string"){if(T(n,4096))return ye.
errors=[1],!1}else return ye.errors=[1],!1;var t=l===e;if(!t)break}}}else return ye.errors=[1],!1;return ye.
errors=r,e===0}var br=new RegExp("^[a-zA-Z0-9_-]+$","u");function G(s){let r=null,e=0;if(e===0)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let n;if(s.type===void 0&&(n="type")||s.function===void 0&&(n="function"))return G.
errors=[1],!1;if(s.type!==void 0){let l=s.type,i=e;if(typeof l!="string")return G.errors=[1],!1;if(l!==
"function")return G.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.function!==void 0){let l=s.function,
i=e;if(e===i)if(l&&typeof l=="object"&&!Array.isArray(l)){let y;if(l.name===void 0&&(y="name"))return G.
errors=[1],!1;if(l.name!==void 0){let o=l.name,h=e;if(e===h)if(typeof o=="string"){if(T(o,64))return G.
errors=[1],!1;if(ve(o,1))return G.errors=[1],!1;if(!br.test(o))return G.errors=[1],!1}else return G.
errors=[1],!1;var u=h===e}else var u=!0;if(u){if(l.description!==void 0){let o=l.description,h=e;if(typeof o!=
"string"&&o!==null)return G.errors=[1],!1;if(e===h&&typeof o=="string"&&T(o,65536))return G.errors=[
1],!1;var u=h===e}else var u=!0;if(u){if(l.parameters!==void 0){let o=l.parameters,h=e,_=e,x=!1,b=e;
e===e&&(o&&typeof o=="object"&&!Array.isArray(o)||(r===null?r=[1]:r.push(1),e++));var a=b===e;if(x=x||
a,!x){let v=e;o!==null&&(r===null?r=[1]:r.push(1),e++);var a=v===e;x=x||a}if(x)e=_,r!==null&&(_?r.length=
_:r=null);else return r===null?r=[1]:r.push(1),e++,G.errors=r,!1;var u=h===e}else var u=!0;if(u)if(l.
strict!==void 0){let o=l.strict,h=e;if(typeof o!="boolean"&&o!==null)return G.errors=[1],!1;var u=h===
e}else var u=!0}}}else return G.errors=[1],!1;var t=i===e}else var t=!0}else return G.errors=[1],!1;
return G.errors=r,e===0}function Y(s){let r=null,e=0,t=e,u=!0,a=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.type===
void 0&&(y="type")){let o={};r===null?r=[o]:r.push(o),e++}else if(s.type!==void 0&&s.type!=="json_sc\
hema"){let o={};r===null?r=[o]:r.push(o),e++}}var n=a===e;if(e=t,r!==null&&(t?r.length=t:r=null),n){
let y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.json_schema===void 0&&(h="json_schem\
a"))return Y.errors=[1],!1}var n=y===e;u=n}if(!u)return r===null?r=[1]:r.push(1),e++,Y.errors=r,!1;if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.type===void 0&&(y="type"))return Y.errors=
[1],!1;if(s.type!==void 0){let o=s.type,h=e;if(typeof o!="string")return Y.errors=[1],!1;if(!(o==="t\
ext"||o==="json_object"||o==="json_schema"))return Y.errors=[1],!1;var l=h===e}else var l=!0;if(l)if(s.
json_schema!==void 0){let o=s.json_schema,h=e;if(e===h)if(o&&typeof o=="object"&&!Array.isArray(o)){
let x;if(o.name===void 0&&(x="name"))return Y.errors=[1],!1;if(o.name!==void 0){let b=o.name,p=e;if(e===
p)if(typeof b=="string"){if(T(b,64))return Y.errors=[1],!1;if(ve(b,1))return Y.errors=[1],!1;if(!br.
test(b))return Y.errors=[1],!1}else return Y.errors=[1],!1;var i=p===e}else var i=!0;if(i){if(o.description!==
void 0){let b=o.description,p=e;if(typeof b!="string"&&b!==null)return Y.errors=[1],!1;if(e===p&&typeof b==
"string"&&T(b,65536))return Y.errors=[1],!1;var i=p===e}else var i=!0;if(i){if(o.schema!==void 0){let b=o.
schema,p=e,V=e,v=!1,ee=e;e===e&&(b&&typeof b=="object"&&!Array.isArray(b)||(r===null?r=[1]:r.push(1),
e++));var c=ee===e;if(v=v||c,!v){let $=e;b!==null&&(r===null?r=[1]:r.push(1),e++);var c=$===e;v=v||c}
if(v)e=V,r!==null&&(V?r.length=V:r=null);else return r===null?r=[1]:r.push(1),e++,Y.errors=r,!1;var i=p===
e}else var i=!0;if(i)if(o.strict!==void 0){let b=o.strict,p=e;if(typeof b!="boolean"&&b!==null)return Y.
errors=[1],!1;var i=p===e}else var i=!0}}}else return Y.errors=[1],!1;var l=h===e}else var l=!0}else
return Y.errors=[1],!1;return Y.errors=r,e===0}function N(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let V;if(s.body===void 0&&(V="body"))return N.errors=[1],!1;if(s.body!==void 0){let v=s.
body;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){v.stream===void 0&&(v.stream=!1);let O;if(v.
model===void 0&&(O="model")||v.messages===void 0&&(O="messages"))return N.errors=[1],!1;if(v.model!==
void 0){let m=v.model,$=e;if(e===e)if(typeof m=="string"){if(T(m,256))return N.errors=[1],!1;if(ve(m,
1))return N.errors=[1],!1}else return N.errors=[1],!1;var t=$===e}else var t=!0;if(t){if(v.messages!==
void 0){let m=v.messages,$=e;if(e===$)if(Array.isArray(m)){if(m.length>1e3)return N.errors=[1],!1;if(m.
length<1)return N.errors=[1],!1;{var u=!0;let f=m.length;for(let d=0;d<f;d++){let g=e;I(m[d])||(r=r===
null?I.errors:r.concat(I.errors),e=r.length);var u=g===e;if(!u)break}}}else return N.errors=[1],!1;var t=$===
e}else var t=!0;if(t){if(v.max_tokens!==void 0){let m=v.max_tokens,$=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))&&m!==null)return N.errors=[1],!1;if(e===$&&typeof m=="number"&&isFinite(
m)){if(m>2147483647||isNaN(m))return N.errors=[1],!1;if(m<1||isNaN(m))return N.errors=[1],!1}var t=$===
e}else var t=!0;if(t){if(v.max_completion_tokens!==void 0){let m=v.max_completion_tokens,$=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return N.errors=[1],!1;if(e===$&&typeof m=="numb\
er"&&isFinite(m)){if(m>2147483647||isNaN(m))return N.errors=[1],!1;if(m<1||isNaN(m))return N.errors=
[1],!1}var t=$===e}else var t=!0;if(t){if(v.temperature!==void 0){let m=v.temperature,$=e;if(!(typeof m==
"number"&&isFinite(m))&&m!==null)return N.errors=[1],!1;if(e===$&&typeof m=="number"&&isFinite(m)){if(m>
2||isNaN(m))return N.errors=[1],!1;if(m<0||isNaN(m))return N.errors=[1],!1}var t=$===e}else var t=!0;
if(t){if(v.top_p!==void 0){let m=v.top_p,$=e;if(!(typeof m=="number"&&isFinite(m))&&m!==null)return N.
errors=[1],!1;if(e===$&&typeof m=="number"&&isFinite(m)){if(m>1||isNaN(m))return N.errors=[1],!1;if(m<
0||isNaN(m))return N.errors=[1],!1}var t=$===e}else var t=!0;if(t){let m=v.stream,$=e;if(typeof m!="\
boolean"&&m!==null)return N.errors=[1],!1;var t=$===e;if(t){if(v.stream_options!==void 0){let f=v.stream_options,
d=e,g=e,A=!1,F=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.include_usage!==void 0){
let j=f.include_usage;typeof j!="boolean"&&j!==null&&(r===null?r=[1]:r.push(1),e++)}}else r===null?r=
[1]:r.push(1),e++;var a=F===e;if(A=A||a,!A){let j=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var a=j===
e;A=A||a}if(A)e=g,r!==null&&(g?r.length=g:r=null);else return r===null?r=[1]:r.push(1),e++,N.errors=
r,!1;var t=d===e}else var t=!0;if(t){if(v.n!==void 0){let f=v.n,d=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f))&&f!==null)return N.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(f)){
if(f>1||isNaN(f))return N.errors=[1],!1;if(f<1||isNaN(f))return N.errors=[1],!1}var t=d===e}else var t=!0;
if(t){if(v.stop!==void 0){let f=v.stop,d=e,g=e,A=!1,F=e;e===e&&(typeof f=="string"?T(f,4096)&&(r===null?
r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var n=F===e;if(A=A||n,!A){let j=e;ye(f)||(r=r===
null?ye.errors:r.concat(ye.errors),e=r.length);var n=j===e;if(A=A||n,!A){let R=e;f!==null&&(r===null?
r=[1]:r.push(1),e++);var n=R===e;A=A||n}}if(A)e=g,r!==null&&(g?r.length=g:r=null);else return r===null?
r=[1]:r.push(1),e++,N.errors=r,!1;var t=d===e}else var t=!0;if(t){if(v.seed!==void 0){let f=v.seed,d=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return N.errors=[1],!1;if(e===d&&
typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return N.errors=[1],!1;if(f<-9007199254740991||
isNaN(f))return N.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(v.frequency_penalty!==void 0){let f=v.
frequency_penalty,d=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return N.errors=[1],!1;if(e===
d&&typeof f=="number"&&isFinite(f)){if(f>2||isNaN(f))return N.errors=[1],!1;if(f<-2||isNaN(f))return N.
errors=[1],!1}var t=d===e}else var t=!0;if(t){if(v.presence_penalty!==void 0){let f=v.presence_penalty,
d=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return N.errors=[1],!1;if(e===d&&typeof f=="numb\
er"&&isFinite(f)){if(f>2||isNaN(f))return N.errors=[1],!1;if(f<-2||isNaN(f))return N.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(v.logit_bias!==void 0){let f=v.logit_bias,d=e,g=e,A=!1,F=e;if(e===e)if(f&&typeof f==
"object"&&!Array.isArray(f))if(Object.keys(f).length>1024)r===null?r=[1]:r.push(1),e++;else for(let j in f){
let M=f[j],R=e;e===R&&(typeof M=="number"&&isFinite(M)?M>100||isNaN(M)?(r===null?r=[1]:r.push(1),e++):
(M<-100||isNaN(M))&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var l=R===e;if(!l)
break}else r===null?r=[1]:r.push(1),e++;var i=F===e;if(A=A||i,!A){let j=e;f!==null&&(r===null?r=[1]:
r.push(1),e++);var i=j===e;A=A||i}if(A)e=g,r!==null&&(g?r.length=g:r=null);else return r===null?r=[1]:
r.push(1),e++,N.errors=r,!1;var t=d===e}else var t=!0;if(t){if(v.logprobs!==void 0){let f=v.logprobs,
d=e;if(typeof f!="boolean"&&f!==null)return N.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(v.top_logprobs!==
void 0){let f=v.top_logprobs,d=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)
return N.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(f)){if(f>20||isNaN(f))return N.errors=
[1],!1;if(f<0||isNaN(f))return N.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(v.tools!==void 0){
let f=v.tools,d=e;if(!Array.isArray(f)&&f!==null)return N.errors=[1],!1;if(e===d&&Array.isArray(f)){
if(f.length>128)return N.errors=[1],!1;{var c=!0;let A=f.length;for(let F=0;F<A;F++){let q=e;G(f[F])||
(r=r===null?G.errors:r.concat(G.errors),e=r.length);var c=q===e;if(!c)break}}}var t=d===e}else var t=!0;
if(t){if(v.tool_choice!==void 0){let f=v.tool_choice,d=e,g=e,A=!1,F=e;typeof f!="string"&&(r===null?
r=[1]:r.push(1),e++),f==="none"||f==="auto"||f==="required"||(r===null?r=[1]:r.push(1),e++);var y=F===
e;if(A=A||y,!A){let k=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let R;if(f.type===void 0&&
(R="type")||f.function===void 0&&(R="function"))r===null?r=[1]:r.push(1),e++;else{if(f.type!==void 0){
let S=f.type,w=e;typeof S!="string"&&(r===null?r=[1]:r.push(1),e++),S!=="function"&&(r===null?r=[1]:
r.push(1),e++);var o=w===e}else var o=!0;if(o)if(f.function!==void 0){let S=f.function,w=e;if(e===w)
if(S&&typeof S=="object"&&!Array.isArray(S)){let pe;if(S.name===void 0&&(pe="name"))r===null?r=[1]:r.
push(1),e++;else if(S.name!==void 0){let oe=S.name;e===e&&(typeof oe=="string"?T(oe,64)?(r===null?r=
[1]:r.push(1),e++):ve(oe,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++))}}else r===
null?r=[1]:r.push(1),e++;var o=w===e}else var o=!0}}else r===null?r=[1]:r.push(1),e++;var y=k===e;if(A=
A||y,!A){let R=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var y=R===e;A=A||y}}if(A)e=g,r!==null&&(g?
r.length=g:r=null);else return r===null?r=[1]:r.push(1),e++,N.errors=r,!1;var t=d===e}else var t=!0;
if(t){if(v.parallel_tool_calls!==void 0){let f=v.parallel_tool_calls,d=e;if(typeof f!="boolean"&&f!==
null)return N.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(v.response_format!==void 0){let f=v.response_format,
d=e,g=e,A=!1,F=e;Y(f)||(r=r===null?Y.errors:r.concat(Y.errors),e=r.length);var h=F===e;if(A=A||h,!A){
let k=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var h=k===e;A=A||h}if(A)e=g,r!==null&&(g?r.length=g:
r=null);else return r===null?r=[1]:r.push(1),e++,N.errors=r,!1;var t=d===e}else var t=!0;if(t){if(v.
reasoning_effort!==void 0){let f=v.reasoning_effort,d=e;if(typeof f!="string"&&f!==null)return N.errors=
[1],!1;if(e===d&&typeof f=="string"&&T(f,64))return N.errors=[1],!1;var t=d===e}else var t=!0;if(t){
if(v.user!==void 0){let f=v.user,d=e;if(typeof f!="string"&&f!==null)return N.errors=[1],!1;if(e===d&&
typeof f=="string"&&T(f,1024))return N.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(v.prompt_cache_key!==
void 0){let f=v.prompt_cache_key,d=e;if(typeof f!="string"&&f!==null)return N.errors=[1],!1;if(e===d&&
typeof f=="string"&&T(f,1024))return N.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(v.metadata!==
void 0){let f=v.metadata,d=e,g=e,A=!1,F=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f))if(Object.
keys(f).length>16)r===null?r=[1]:r.push(1),e++;else for(let j in f){let M=f[j],R=e;e===R&&(typeof M==
"string"?T(M,512)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var _=R===e;if(!_)
break}else r===null?r=[1]:r.push(1),e++;var x=F===e;if(A=A||x,!A){let j=e;f!==null&&(r===null?r=[1]:
r.push(1),e++);var x=j===e;A=A||x}if(A)e=g,r!==null&&(g?r.length=g:r=null);else return r===null?r=[1]:
r.push(1),e++,N.errors=r,!1;var t=d===e}else var t=!0;if(t){if(v.modalities!==void 0){let f=v.modalities,
d=e;if(!Array.isArray(f)&&f!==null)return N.errors=[1],!1;if(e===d&&Array.isArray(f)){if(f.length>8)
return N.errors=[1],!1;{var b=!0;let A=f.length;for(let F=0;F<A;F++){let q=f[F],k=e;if(typeof q!="st\
ring")return N.errors=[1],!1;if(q!=="text")return N.errors=[1],!1;var b=k===e;if(!b)break}}}var t=d===
e}else var t=!0;if(t){if(v.top_k!==void 0){let f=v.top_k,d=e;if(!(typeof f=="number"&&isFinite(f))&&
f!==null)return N.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f))
return N.errors=[1],!1;if(f<-1||isNaN(f))return N.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(v.
min_p!==void 0){let f=v.min_p,d=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return N.errors=[1],
!1;if(e===d&&typeof f=="number"&&isFinite(f)){if(f>1||isNaN(f))return N.errors=[1],!1;if(f<0||isNaN(
f))return N.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(v.repetition_penalty!==void 0){let f=v.
repetition_penalty,d=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return N.errors=[1],!1;if(e===
d&&typeof f=="number"&&isFinite(f)){if(f>10||isNaN(f))return N.errors=[1],!1;if(f<0||isNaN(f))return N.
errors=[1],!1}var t=d===e}else var t=!0;if(t)if(v.reasoning!==void 0){let f=v.reasoning,d=e,g=e,A=!1,
F=e;typeof f!="boolean"&&(r===null?r=[1]:r.push(1),e++);var p=F===e;if(A=A||p,!A){let k=e;e===e&&(f&&
typeof f=="object"&&!Array.isArray(f)||(r===null?r=[1]:r.push(1),e++));var p=k===e;if(A=A||p,!A){let R=e;
f!==null&&(r===null?r=[1]:r.push(1),e++);var p=R===e;A=A||p}}if(A)e=g,r!==null&&(g?r.length=g:r=null);else
return r===null?r=[1]:r.push(1),e++,N.errors=r,!1;var t=d===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return N.errors=[1],!1}}return N.errors=r,e===0}var Ar=X;function de(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return de.errors=[1],!1;
if(s.length<1)return de.errors=[1],!1;{var t=!0;let u=s.length;for(let a=0;a<u;a++){let n=s[a],l=e;if(e===
e)if(typeof n=="string"){if(T(n,8388608))return de.errors=[1],!1;if(ve(n,1))return de.errors=[1],!1}else
return de.errors=[1],!1;var t=l===e;if(!t)break}}}else return de.errors=[1],!1;return de.errors=r,e===
0}function re(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return re.errors=[1],
!1;if(s.length<1)return re.errors=[1],!1;{var t=!0;let u=s.length;for(let a=0;a<u;a++){let n=s[a],l=e,
i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[1],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return re.errors=[1],!1;if(n<0||isNaN(n))return re.
errors=[1],!1}var t=l===e;if(!t)break}}}else return re.errors=[1],!1;return re.errors=r,e===0}function _e(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return _e.errors=[1],!1;
if(s.length<1)return _e.errors=[1],!1;{var t=!0;let u=s.length;for(let a=0;a<u;a++){let n=e;re(s[a])||
(r=r===null?re.errors:r.concat(re.errors),e=r.length);var t=n===e;if(!t)break}}}else return _e.errors=
[1],!1;return _e.errors=r,e===0}function X(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){let a;if(s.body===void 0&&(a="body"))return X.errors=[1],!1;if(s.body!==void 0){let n=s.body;if(e===
e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.model===void 0&&(i="model")||n.input===void 0&&
(i="input"))return X.errors=[1],!1;if(n.model!==void 0){let c=n.model,y=e;if(e===e)if(typeof c=="str\
ing"){if(T(c,256))return X.errors=[1],!1;if(ve(c,1))return X.errors=[1],!1}else return X.errors=[1],
!1;var t=y===e}else var t=!0;if(t){if(n.input!==void 0){let c=n.input,y=e,o=e,h=!1,_=e;e===e&&(typeof c==
"string"?T(c,8388608)?(r===null?r=[1]:r.push(1),e++):ve(c,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?
r=[1]:r.push(1),e++));var u=_===e;if(h=h||u,!h){let p=e;de(c)||(r=r===null?de.errors:r.concat(de.errors),
e=r.length);var u=p===e;if(h=h||u,!h){let v=e;re(c)||(r=r===null?re.errors:r.concat(re.errors),e=r.length);
var u=v===e;if(h=h||u,!h){let O=e;_e(c)||(r=r===null?_e.errors:r.concat(_e.errors),e=r.length);var u=O===
e;h=h||u}}}if(h)e=o,r!==null&&(o?r.length=o:r=null);else return r===null?r=[1]:r.push(1),e++,X.errors=
r,!1;var t=y===e}else var t=!0;if(t){if(n.encoding_format!==void 0){let c=n.encoding_format,y=e;if(typeof c!=
"string"&&c!==null)return X.errors=[1],!1;if(!(c==="float"||c==="base64"||c===null))return X.errors=
[1],!1;var t=y===e}else var t=!0;if(t){if(n.dimensions!==void 0){let c=n.dimensions,y=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return X.errors=[1],!1;if(e===y&&typeof c=="numb\
er"&&isFinite(c)){if(c>1e6||isNaN(c))return X.errors=[1],!1;if(c<1||isNaN(c))return X.errors=[1],!1}
var t=y===e}else var t=!0;if(t)if(n.user!==void 0){let c=n.user,y=e;if(typeof c!="string"&&c!==null)
return X.errors=[1],!1;if(e===y&&typeof c=="string"&&T(c,1024))return X.errors=[1],!1;var t=y===e}else
var t=!0}}}}else return X.errors=[1],!1}}return X.errors=r,e===0}var xr=Nr;function Nr(s){let r=null,e=0;return Nr.errors=r,e===0}var jr=$r;function $r(s){let r=null,e=0;return $r.errors=r,e===0}var kr=qr;function qr(s){let r=null,e=0;return qr.errors=r,e===0}var Fr=Lr;function Lr(s){let r=null,e=0;return Lr.errors=r,e===0}var Ir=Er;function Er(s){let r=null,e=0;return Er.errors=r,e===0}var zr=Or;function Or(s){let r=null,e=0;return Or.errors=r,e===0}var Tr=Mr;function Mr(s){let r=null,e=0;return Mr.errors=r,e===0}var Sr=ge(Le()),Cr=ge(Ie()),Ms={...Sr.formats,...Cr.fastFormats},wr=Be;var J=be,he=Ae;function E(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.index===
void 0&&(c="index")||s.message===void 0&&(c="message")||s.logprobs===void 0&&(c="logprobs")||s.finish_reason===
void 0&&(c="finish_reason"))return E.errors=[1],!1;{let y=e;for(let o in s)if(!(o==="index"||o==="me\
ssage"||o==="logprobs"||o==="finish_reason")){return E.errors=[1],!1;break}if(y===e){if(s.index!==void 0){
let o=s.index,h=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[1],!1;if(e===
h&&typeof o=="number"&&isFinite(o)){if(o>0||isNaN(o))return E.errors=[1],!1;if(o<0||isNaN(o))return E.
errors=[1],!1}var t=h===e}else var t=!0;if(t){if(s.message!==void 0){let o=s.message,h=e;if(e===h)if(o&&
typeof o=="object"&&!Array.isArray(o)){let x;if(o.role===void 0&&(x="role")||o.content===void 0&&(x=
"content")||o.refusal===void 0&&(x="refusal"))return E.errors=[1],!1;if(o.role!==void 0){let b=o.role,
p=e;if(typeof b!="string")return E.errors=[1],!1;if(b!=="assistant")return E.errors=[1],!1;var u=p===
e}else var u=!0;if(u){if(o.content!==void 0){let b=o.content,p=e;if(typeof b!="string"&&b!==null)return E.
errors=[1],!1;if(e===p&&typeof b=="string"&&J(b,33554432))return E.errors=[1],!1;var u=p===e}else var u=!0;
if(u){if(o.refusal!==void 0){let b=o.refusal,p=e;if(typeof b!="string"&&b!==null)return E.errors=[1],
!1;if(e===p&&typeof b=="string"&&J(b,33554432))return E.errors=[1],!1;var u=p===e}else var u=!0;if(u){
if(o.tool_calls!==void 0){let b=o.tool_calls,p=e;if(e===p)if(Array.isArray(b)){if(b.length>256)return E.
errors=[1],!1;if(b.length<1)return E.errors=[1],!1;{var a=!0;let v=b.length;for(let ee=0;ee<v;ee++){
let O=b[ee],m=e;if(e===e)if(O&&typeof O=="object"&&!Array.isArray(O)){let f;if(O.id===void 0&&(f="id")||
O.type===void 0&&(f="type")||O.function===void 0&&(f="function"))return E.errors=[1],!1;if(O.id!==void 0){
let d=O.id,g=e;if(e===g)if(typeof d=="string"){if(J(d,256))return E.errors=[1],!1}else return E.errors=
[1],!1;var n=g===e}else var n=!0;if(n){if(O.type!==void 0){let d=O.type,g=e;if(typeof d!="string")return E.
errors=[1],!1;if(d!=="function")return E.errors=[1],!1;var n=g===e}else var n=!0;if(n)if(O.function!==
void 0){let d=O.function,g=e;if(e===g)if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.name===
void 0&&(F="name")||d.arguments===void 0&&(F="arguments"))return E.errors=[1],!1;if(d.name!==void 0){
let q=d.name,k=e;if(e===k)if(typeof q=="string"){if(J(q,256))return E.errors=[1],!1}else return E.errors=
[1],!1;var l=k===e}else var l=!0;if(l)if(d.arguments!==void 0){let q=d.arguments,k=e;if(e===k)if(typeof q==
"string"){if(J(q,8388608))return E.errors=[1],!1}else return E.errors=[1],!1;var l=k===e}else var l=!0}else
return E.errors=[1],!1;var n=g===e}else var n=!0}}else return E.errors=[1],!1;var a=m===e;if(!a)break}}}else
return E.errors=[1],!1;var u=p===e}else var u=!0;if(u){if(o.reasoning!==void 0){let b=o.reasoning,p=e;
if(e===p)if(typeof b=="string"){if(J(b,33554432))return E.errors=[1],!1}else return E.errors=[1],!1;
var u=p===e}else var u=!0;if(u)if(o.reasoning_content!==void 0){let b=o.reasoning_content,p=e;if(e===
p)if(typeof b=="string"){if(J(b,33554432))return E.errors=[1],!1}else return E.errors=[1],!1;var u=p===
e}else var u=!0}}}}}else return E.errors=[1],!1;var t=h===e}else var t=!0;if(t){if(s.logprobs!==void 0){
let o=s.logprobs,h=e,_=e,x=!1,b=e;e===e&&(o&&typeof o=="object"&&!Array.isArray(o)||(r===null?r=[1]:
r.push(1),e++));var i=b===e;if(x=x||i,!x){let v=e;o!==null&&(r===null?r=[1]:r.push(1),e++);var i=v===
e;x=x||i}if(x)e=_,r!==null&&(_?r.length=_:r=null);else return r===null?r=[1]:r.push(1),e++,E.errors=
r,!1;var t=h===e}else var t=!0;if(t)if(s.finish_reason!==void 0){let o=s.finish_reason,h=e;if(typeof o!=
"string")return E.errors=[1],!1;if(!(o==="stop"||o==="length"||o==="tool_calls"||o==="content_filter"))
return E.errors=[1],!1;var t=h===e}else var t=!0}}}}}else return E.errors=[1],!1;return E.errors=r,e===
0}function z(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.id===
void 0&&(n="id")||s.object===void 0&&(n="object")||s.created===void 0&&(n="created")||s.model===void 0&&
(n="model")||s.choices===void 0&&(n="choices"))return z.errors=[1],!1;{let l=e;for(let i in s)if(!(i===
"id"||i==="object"||i==="created"||i==="model"||i==="choices"||i==="usage")){return z.errors=[1],!1;
break}if(l===e){if(s.id!==void 0){let i=s.id,c=e;if(e===c)if(typeof i=="string"){if(J(i,256))return z.
errors=[1],!1;if(he(i,1))return z.errors=[1],!1}else return z.errors=[1],!1;var t=c===e}else var t=!0;
if(t){if(s.object!==void 0){let i=s.object,c=e;if(typeof i!="string")return z.errors=[1],!1;if(i!=="\
chat.completion")return z.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(s.created!==void 0){let i=s.
created,c=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return z.errors=[1],!1;if(e===c&&
typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return z.errors=[1],!1;if(i<0||isNaN(i))return z.
errors=[1],!1}var t=c===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.model,c=e;if(e===e)if(typeof i==
"string"){if(J(i,256))return z.errors=[1],!1;if(he(i,1))return z.errors=[1],!1}else return z.errors=
[1],!1;var t=c===e}else var t=!0;if(t){if(s.choices!==void 0){let i=s.choices,c=e;if(e===c)if(Array.
isArray(i)){if(i.length>1)return z.errors=[1],!1;if(i.length<1)return z.errors=[1],!1;{var u=!0;let o=i.
length;for(let h=0;h<o;h++){let _=e;E(i[h])||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var u=_===
e;if(!u)break}}}else return z.errors=[1],!1;var t=c===e}else var t=!0;if(t)if(s.usage!==void 0){let i=s.
usage,c=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let h;if(i.prompt_tokens===void 0&&(h=
"prompt_tokens")||i.completion_tokens===void 0&&(h="completion_tokens")||i.total_tokens===void 0&&(h=
"total_tokens"))return z.errors=[1],!1;if(i.prompt_tokens!==void 0){let _=i.prompt_tokens,x=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return z.errors=[1],!1;if(e===x&&typeof _=="number"&&isFinite(
_)){if(_>4294967295||isNaN(_))return z.errors=[1],!1;if(_<0||isNaN(_))return z.errors=[1],!1}var a=x===
e}else var a=!0;if(a){if(i.completion_tokens!==void 0){let _=i.completion_tokens,x=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return z.errors=[1],!1;if(e===x&&typeof _=="number"&&isFinite(
_)){if(_>4294967295||isNaN(_))return z.errors=[1],!1;if(_<0||isNaN(_))return z.errors=[1],!1}var a=x===
e}else var a=!0;if(a){if(i.total_tokens!==void 0){let _=i.total_tokens,x=e;if(!(typeof _=="number"&&
!(_%1)&&!isNaN(_)&&isFinite(_)))return z.errors=[1],!1;if(e===x&&typeof _=="number"&&isFinite(_)){if(_>
8589934590||isNaN(_))return z.errors=[1],!1;if(_<0||isNaN(_))return z.errors=[1],!1}var a=x===e}else
var a=!0;if(a){if(i.prompt_tokens_details!==void 0){let _=i.prompt_tokens_details,x=e;if(e===x)if(_&&
typeof _=="object"&&!Array.isArray(_)){if(_.cached_tokens!==void 0){let p=_.cached_tokens,V=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[1],!1;if(e===V&&typeof p=="number"&&isFinite(
p)){if(p>4294967295||isNaN(p))return z.errors=[1],!1;if(p<0||isNaN(p))return z.errors=[1],!1}}}else return z.
errors=[1],!1;var a=x===e}else var a=!0;if(a)if(i.completion_tokens_details!==void 0){let _=i.completion_tokens_details,
x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.reasoning_tokens!==void 0){let p=_.reasoning_tokens,
V=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[1],!1;if(e===V&&typeof p==
"number"&&isFinite(p)){if(p>4294967295||isNaN(p))return z.errors=[1],!1;if(p<0||isNaN(p))return z.errors=
[1],!1}}}else return z.errors=[1],!1;var a=x===e}else var a=!0}}}}else return z.errors=[1],!1;var t=c===
e}else var t=!0}}}}}}}else return z.errors=[1],!1;return z.errors=r,e===0}function Be(s){let r=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(z(s.response)||(r=r===
null?z.errors:r.concat(z.errors),e=r.length));else return Be.errors=[1],!1;return Be.errors=r,e===0}
var Rr=Pe;var js=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function se(s){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.index===void 0&&(n="index")||
s.embedding===void 0&&(n="embedding"))return se.errors=[1],!1;{let l=e;for(let i in s)if(!(i==="obje\
ct"||i==="index"||i==="embedding")){return se.errors=[1],!1;break}if(l===e){if(s.object!==void 0){let i=s.
object,c=e;if(typeof i!="string")return se.errors=[1],!1;if(i!=="embedding")return se.errors=[1],!1;
var t=c===e}else var t=!0;if(t){if(s.index!==void 0){let i=s.index,c=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return se.errors=[1],!1;if(e===c&&typeof i=="number"&&isFinite(i)){if(i>
2047||isNaN(i))return se.errors=[1],!1;if(i<0||isNaN(i))return se.errors=[1],!1}var t=c===e}else var t=!0;
if(t)if(s.embedding!==void 0){let i=s.embedding,c=e,y=e,o=!1,h=e;if(e===e)if(Array.isArray(i))if(i.length>
1e6)r===null?r=[1]:r.push(1),e++;else if(i.length<1)r===null?r=[1]:r.push(1),e++;else{var u=!0;let b=i.
length;for(let p=0;p<b;p++){let V=i[p],v=e;e===v&&(typeof V=="number"&&isFinite(V)?V>1e308||isNaN(V)?
(r===null?r=[1]:r.push(1),e++):(V<-1e308||isNaN(V))&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:
r.push(1),e++));var u=v===e;if(!u)break}}else r===null?r=[1]:r.push(1),e++;var a=h===e;if(o=o||a,!o){
let b=e;e===e&&(typeof i=="string"?J(i,5333336)?(r===null?r=[1]:r.push(1),e++):he(i,8)?(r===null?r=[
1]:r.push(1),e++):js.test(i)||(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var a=b===
e;o=o||a}if(o)e=y,r!==null&&(y?r.length=y:r=null);else return r===null?r=[1]:r.push(1),e++,se.errors=
r,!1;var t=c===e}else var t=!0}}}}else return se.errors=[1],!1;return se.errors=r,e===0}function P(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.data===void 0&&(n="data")||s.model===void 0&&(n="model")||s.usage===void 0&&(n="usage"))
return P.errors=[1],!1;{let l=e;for(let i in s)if(!(i==="object"||i==="data"||i==="model"||i==="usag\
e")){return P.errors=[1],!1;break}if(l===e){if(s.object!==void 0){let i=s.object,c=e;if(typeof i!="s\
tring")return P.errors=[1],!1;if(i!=="list")return P.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(s.
data!==void 0){let i=s.data,c=e;if(e===c)if(Array.isArray(i)){if(i.length>2048)return P.errors=[1],!1;
if(i.length<1)return P.errors=[1],!1;{var u=!0;let o=i.length;for(let h=0;h<o;h++){let _=e;se(i[h])||
(r=r===null?se.errors:r.concat(se.errors),e=r.length);var u=_===e;if(!u)break}}}else return P.errors=
[1],!1;var t=c===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.model,c=e;if(e===e)if(typeof i==
"string"){if(J(i,256))return P.errors=[1],!1;if(he(i,1))return P.errors=[1],!1}else return P.errors=
[1],!1;var t=c===e}else var t=!0;if(t)if(s.usage!==void 0){let i=s.usage,c=e;if(e===e)if(i&&typeof i==
"object"&&!Array.isArray(i)){let h;if(i.prompt_tokens===void 0&&(h="prompt_tokens")||i.total_tokens===
void 0&&(h="total_tokens"))return P.errors=[1],!1;{let _=e;for(let x in i)if(!(x==="prompt_tokens"||
x==="total_tokens")){return P.errors=[1],!1;break}if(_===e){if(i.prompt_tokens!==void 0){let x=i.prompt_tokens,
b=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return P.errors=[1],!1;if(e===b&&typeof x==
"number"&&isFinite(x)){if(x>1e9||isNaN(x))return P.errors=[1],!1;if(x<0||isNaN(x))return P.errors=[1],
!1}var a=b===e}else var a=!0;if(a)if(i.total_tokens!==void 0){let x=i.total_tokens,b=e;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return P.errors=[1],!1;if(e===b&&typeof x=="number"&&isFinite(
x)){if(x>1e9||isNaN(x))return P.errors=[1],!1;if(x<0||isNaN(x))return P.errors=[1],!1}var a=b===e}else
var a=!0}}}else return P.errors=[1],!1;var t=c===e}else var t=!0}}}}}else return P.errors=[1],!1;return P.
errors=r,e===0}function Pe(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.
response!==void 0&&(P(s.response)||(r=r===null?P.errors:r.concat(P.errors),e=r.length));else return Pe.
errors=[1],!1;return Pe.errors=r,e===0}var Br=Ue;function U(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.id===void 0&&
(u="id")||s.object===void 0&&(u="object")||s.created===void 0&&(u="created")||s.owned_by===void 0&&(u=
"owned_by"))return U.errors=[1],!1;{let a=e;for(let n in s)if(!(n==="id"||n==="object"||n==="created"||
n==="owned_by")){return U.errors=[1],!1;break}if(a===e){if(s.id!==void 0){let n=s.id,l=e;if(e===e)if(typeof n==
"string"){if(J(n,256))return U.errors=[1],!1;if(he(n,1))return U.errors=[1],!1}else return U.errors=
[1],!1;var t=l===e}else var t=!0;if(t){if(s.object!==void 0){let n=s.object,l=e;if(typeof n!="string")
return U.errors=[1],!1;if(n!=="model")return U.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(s.created!==
void 0){let n=s.created,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return U.errors=
[1],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return U.errors=[1],!1;if(n<
0||isNaN(n))return U.errors=[1],!1}var t=l===e}else var t=!0;if(t)if(s.owned_by!==void 0){let n=s.owned_by,
l=e;if(e===l)if(typeof n=="string"){if(J(n,64))return U.errors=[1],!1;if(he(n,1))return U.errors=[1],
!1}else return U.errors=[1],!1;var t=l===e}else var t=!0}}}}}else return U.errors=[1],!1;return U.errors=
r,e===0}function fe(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.
object===void 0&&(a="object")||s.data===void 0&&(a="data"))return fe.errors=[1],!1;{let n=e;for(let l in s)
if(!(l==="object"||l==="data")){return fe.errors=[1],!1;break}if(n===e){if(s.object!==void 0){let l=s.
object,i=e;if(typeof l!="string")return fe.errors=[1],!1;if(l!=="list")return fe.errors=[1],!1;var t=i===
e}else var t=!0;if(t)if(s.data!==void 0){let l=s.data,i=e;if(e===i)if(Array.isArray(l)){if(l.length>
4096)return fe.errors=[1],!1;{var u=!0;let y=l.length;for(let o=0;o<y;o++){let h=e;U(l[o])||(r=r===null?
U.errors:r.concat(U.errors),e=r.length);var u=h===e;if(!u)break}}}else return fe.errors=[1],!1;var t=i===
e}else var t=!0}}}else return fe.errors=[1],!1;return fe.errors=r,e===0}function Ue(s){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(fe(s.response)||(r=r===null?
fe.errors:r.concat(fe.errors),e=r.length));else return Ue.errors=[1],!1;return Ue.errors=r,e===0}var Pr=De;var Ee=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function B(s){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.since===void 0&&(u="since")||s.requests===void 0&&(u="reques\
ts")||s.prompt_tokens===void 0&&(u="prompt_tokens")||s.completion_tokens===void 0&&(u="completion_to\
kens")||s.charged_usd===void 0&&(u="charged_usd"))return B.errors=[1],!1;{let a=e;for(let n in s)if(!(n===
"since"||n==="requests"||n==="prompt_tokens"||n==="completion_tokens"||n==="charged_usd")){return B.
errors=[1],!1;break}if(a===e){if(s.since!==void 0){let n=s.since,l=e,i=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return B.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4102444800||
isNaN(n))return B.errors=[1],!1;if(n<0||isNaN(n))return B.errors=[1],!1}var t=l===e}else var t=!0;if(t){
if(s.requests!==void 0){let n=s.requests,l=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return B.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return B.errors=[1],!1;if(n<0||isNaN(n))return B.errors=[1],!1}var t=l===e}else var t=!0;if(t){if(s.
prompt_tokens!==void 0){let n=s.prompt_tokens,l=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return B.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return B.errors=[1],!1;if(n<0||isNaN(n))return B.errors=[1],!1}var t=l===e}else var t=!0;if(t){if(s.
completion_tokens!==void 0){let n=s.completion_tokens,l=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return B.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return B.errors=[1],!1;if(n<0||isNaN(n))return B.errors=[1],!1}var t=l===e}else var t=!0;if(t)
if(s.charged_usd!==void 0){let n=s.charged_usd,l=e;if(e===e)if(typeof n=="string"){if(J(n,20))return B.
errors=[1],!1;if(!Ee.test(n))return B.errors=[1],!1}else return B.errors=[1],!1;var t=l===e}else var t=!0}}}}}}else
return B.errors=[1],!1;return B.errors=r,e===0}function Z(s){let r=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return Z.errors=
[1],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.limit===void 0&&(u="limit")||s.
remaining===void 0&&(u="remaining")||s.resets_at===void 0&&(u="resets_at"))return Z.errors=[1],!1;{let a=e;
for(let n in s)if(!(n==="limit"||n==="remaining"||n==="resets_at")){return Z.errors=[1],!1;break}if(a===
e){if(s.limit!==void 0){let n=s.limit,l=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return Z.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Z.
errors=[1],!1;if(n<0||isNaN(n))return Z.errors=[1],!1}var t=l===e}else var t=!0;if(t){if(s.remaining!==
void 0){let n=s.remaining,l=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Z.
errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Z.errors=
[1],!1;if(n<0||isNaN(n))return Z.errors=[1],!1}var t=l===e}else var t=!0;if(t)if(s.resets_at!==void 0){
let n=s.resets_at,l=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return Z.
errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return Z.errors=[
1],!1;if(n<0||isNaN(n))return Z.errors=[1],!1}var t=l===e}else var t=!0}}}}return Z.errors=r,e===0}function H(s){let r=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return H.errors=
[1],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.period===void 0&&(u="period")||
s.limit_usd===void 0&&(u="limit_usd")||s.used_usd===void 0&&(u="used_usd")||s.remaining_usd===void 0&&
(u="remaining_usd")||s.resets_at===void 0&&(u="resets_at"))return H.errors=[1],!1;{let a=e;for(let n in s)
if(!(n==="period"||n==="limit_usd"||n==="used_usd"||n==="remaining_usd"||n==="resets_at")){return H.
errors=[1],!1;break}if(a===e){if(s.period!==void 0){let n=s.period,l=e;if(typeof n!="string")return H.
errors=[1],!1;if(!(n==="day"||n==="month"||n==="total"))return H.errors=[1],!1;var t=l===e}else var t=!0;
if(t){if(s.limit_usd!==void 0){let n=s.limit_usd,l=e;if(e===e)if(typeof n=="string"){if(J(n,20))return H.
errors=[1],!1;if(!Ee.test(n))return H.errors=[1],!1}else return H.errors=[1],!1;var t=l===e}else var t=!0;
if(t){if(s.used_usd!==void 0){let n=s.used_usd,l=e;if(e===e)if(typeof n=="string"){if(J(n,20))return H.
errors=[1],!1;if(!Ee.test(n))return H.errors=[1],!1}else return H.errors=[1],!1;var t=l===e}else var t=!0;
if(t){if(s.remaining_usd!==void 0){let n=s.remaining_usd,l=e;if(e===e)if(typeof n=="string"){if(J(n,
20))return H.errors=[1],!1;if(!Ee.test(n))return H.errors=[1],!1}else return H.errors=[1],!1;var t=l===
e}else var t=!0;if(t)if(s.resets_at!==void 0){let n=s.resets_at,l=e,i=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return H.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return H.errors=[1],!1;if(n<0||isNaN(n))return H.errors=[1],!1}var t=l===
e}else var t=!0}}}}}}return H.errors=r,e===0}function D(s){let r=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.name===void 0&&(n="name")||s.
prefix===void 0&&(n="prefix")||s.expires_at===void 0&&(n="expires_at")||s.used===void 0&&(n="used")||
s.limits===void 0&&(n="limits"))return D.errors=[1],!1;{let l=e;for(let i in s)if(!(i==="object"||i===
"name"||i==="prefix"||i==="expires_at"||i==="used"||i==="limits")){return D.errors=[1],!1;break}if(l===
e){if(s.object!==void 0){let i=s.object,c=e;if(typeof i!="string")return D.errors=[1],!1;if(i!=="key\
_usage")return D.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(s.name!==void 0){let i=s.name,c=e;
if(e===c)if(typeof i=="string"){if(J(i,128))return D.errors=[1],!1;if(he(i,1))return D.errors=[1],!1}else
return D.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(s.prefix!==void 0){let i=s.prefix,c=e;if(e===
c)if(typeof i=="string"){if(J(i,16))return D.errors=[1],!1}else return D.errors=[1],!1;var t=c===e}else
var t=!0;if(t){if(s.expires_at!==void 0){let i=s.expires_at,c=e,y=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))&&i!==null)return D.errors=[1],!1;if(e===y&&typeof i=="number"&&isFinite(i)){
if(i>4102444800||isNaN(i))return D.errors=[1],!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=c===e}else
var t=!0;if(t){if(s.used!==void 0){let i=s.used,c=e;if(e===c)if(i&&typeof i=="object"&&!Array.isArray(
i)){let o;if(i.day===void 0&&(o="day")||i.month===void 0&&(o="month"))return D.errors=[1],!1;{let h=e;
for(let _ in i)if(!(_==="day"||_==="month")){return D.errors=[1],!1;break}if(h===e){if(i.day!==void 0){
let _=e;B(i.day)||(r=r===null?B.errors:r.concat(B.errors),e=r.length);var u=_===e}else var u=!0;if(u)
if(i.month!==void 0){let _=e;B(i.month)||(r=r===null?B.errors:r.concat(B.errors),e=r.length);var u=_===
e}else var u=!0}}}else return D.errors=[1],!1;var t=c===e}else var t=!0;if(t)if(s.limits!==void 0){let i=s.
limits,c=e;if(e===c)if(i&&typeof i=="object"&&!Array.isArray(i)){let o;if(i.requests_per_minute===void 0&&
(o="requests_per_minute")||i.tokens_per_minute===void 0&&(o="tokens_per_minute")||i.parallel_requests===
void 0&&(o="parallel_requests")||i.budget===void 0&&(o="budget"))return D.errors=[1],!1;{let h=e;for(let _ in i)
if(!(_==="requests_per_minute"||_==="tokens_per_minute"||_==="parallel_requests"||_==="budget")){return D.
errors=[1],!1;break}if(h===e){if(i.requests_per_minute!==void 0){let _=e;Z(i.requests_per_minute)||(r=
r===null?Z.errors:r.concat(Z.errors),e=r.length);var a=_===e}else var a=!0;if(a){if(i.tokens_per_minute!==
void 0){let _=e;Z(i.tokens_per_minute)||(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);var a=_===
e}else var a=!0;if(a){if(i.parallel_requests!==void 0){let _=e;Z(i.parallel_requests)||(r=r===null?Z.
errors:r.concat(Z.errors),e=r.length);var a=_===e}else var a=!0;if(a)if(i.budget!==void 0){let _=e;H(
i.budget)||(r=r===null?H.errors:r.concat(H.errors),e=r.length);var a=_===e}else var a=!0}}}}}else return D.
errors=[1],!1;var t=c===e}else var t=!0}}}}}}}else return D.errors=[1],!1;return D.errors=r,e===0}function De(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(D(s.response)||
(r=r===null?D.errors:r.concat(D.errors),e=r.length));else return De.errors=[1],!1;return De.errors=r,
e===0}var Ur=Ze;function Ze(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(U(s.response)||(r=r===null?U.errors:r.concat(U.errors),e=r.length));else return Ze.errors=[1],!1;return Ze.
errors=r,e===0}var Dr=Ve;function Ve(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(U(s.response)||(r=r===null?U.errors:r.concat(U.errors),e=r.length));else return Ve.errors=[1],!1;return Ve.
errors=r,e===0}var Zr=ze;function ze(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return ze.errors=[1],
!1}}else return ze.errors=[1],!1;return ze.errors=r,e===0}var Ss={createOpenAIChatCompletion:{parameters:fr,body:gr,replies:{200:wr}},createOpenAIEmbeddings:{
parameters:ar,body:Ar,replies:{200:Rr}},listOpenAIModels:{parameters:ur,body:xr,replies:{200:Br}},readOpenAIUsage:{
parameters:dr,body:jr,replies:{200:Pr}},retrieveOpenAIModel:{parameters:cr,body:kr,replies:{200:Ur}},
retrieveOwnedOpenAIModel:{parameters:pr,body:Fr,replies:{200:Dr}},getContract:{parameters:mr,body:Ir,
replies:{200:Zr}},getReference:{parameters:yr,body:zr,replies:{}},getReferenceFile:{parameters:vr,body:Tr,
replies:{}}};export{Ss as default};
