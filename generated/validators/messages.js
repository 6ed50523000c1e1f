// Compiled from a contract by npm run generate. Never edited.
var xr=Object.create;var Le=Object.defineProperty;var Ar=Object.getOwnPropertyDescriptor;var kr=Object.getOwnPropertyNames;var $r=Object.getPrototypeOf,jr=Object.prototype.hasOwnProperty;var Te=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var Nr=(s,r,e,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let u of kr(r))!jr.call(s,u)&&
u!==e&&Le(s,u,{get:()=>r[u],enumerable:!(t=Ar(r,u))||t.enumerable});return s};var se=(s,r,e)=>(e=s!=null?xr($r(s)):{},Nr(r||!s||!s.__esModule?Le(e,"default",{value:s,enumerable:!0}):
e,s));var ce=Te(de=>{"use strict";Object.defineProperty(de,"__esModule",{value:!0});de.formats=void 0;var Lr=2**
31-1,Tr=(-2)**31,Mr=2**63-1,zr=(-2)**63,Be=(2-2**-23)*2**127,Fe=2**-126,Br=-1*Be,Fr=-1*Fe,ze=()=>!0,
Er=/^[A-Za-z0-9+/]*(=|==)?$/;de.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Lr&&s>=Tr,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Mr&&s>=zr,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Be&&s>=Fe||s>=Br&&s<=Fr),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Er.test(s),binary:ze,password:ze}});var pe=Te(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});Z.formatNames=Z.fastFormats=
Z.fullFormats=void 0;function U(s,r){return{validate:s,compare:r}}Z.fullFormats={date:U(Ke,ge),time:U(
he(!0),be),"date-time":U(Ee(!0),we),"iso-time":U(he(),Ie),"iso-date-time":U(Ee(),Ce),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Cr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Yr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Rr,int32:{type:"number",validate:Hr},
int64:{type:"number",validate:Ur},float:{type:"number",validate:Se},double:{type:"number",validate:Se},
password:!0,binary:!0};Z.fastFormats={...Z.fullFormats,date:U(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ge),time:U(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,be),"date-time":U(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
we),"iso-time":U(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ie),"\
iso-date-time":U(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ce),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Z.formatNames=Object.keys(Z.fullFormats);function Or(s){return s%4===0&&(s%100!==0||s%400===0)}var Sr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Kr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ke(s){let r=Sr.exec(s);if(!r)return!1;let e=+r[1],
t=+r[2],u=+r[3];return t>=1&&t<=12&&u>=1&&u<=(t===2&&Or(e)?29:Kr[t])}function ge(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var ve=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function he(s){
return function(e){let t=ve.exec(e);if(!t)return!1;let u=+t[1],l=+t[2],n=+t[3],i=t[4],a=t[5]==="-"?-1:
1,f=+(t[6]||0),o=+(t[7]||0);if(f>23||o>59||s&&!i)return!1;if(u<=23&&l<=59&&n<60)return!0;let c=l-o*a,
y=u-f*a-(c<0?1:0);return(y===23||y===-1)&&(c===59||c===-1)&&n<61}}function be(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),t=new Date("2020-01-01T"+r).valueOf();if(e&&t)return e-t}function Ie(s,r){
if(!(s&&r))return;let e=ve.exec(s),t=ve.exec(r);if(e&&t)return s=e[1]+e[2]+e[3],r=t[1]+t[2]+t[3],s>r?
1:s<r?-1:0}var _e=/t|\s/i;function Ee(s){let r=he(s);return function(t){let u=t.split(_e);return u.length===
2&&Ke(u[0])&&r(u[1])}}function we(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),t=new Date(r).valueOf();
if(e&&t)return e-t}function Ce(s,r){if(!(s&&r))return;let[e,t]=s.split(_e),[u,l]=r.split(_e),n=ge(e,
u);if(n!==void 0)return n||be(t,l)}var Ir=/\/|:/,wr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Cr(s){return Ir.test(s)&&wr.test(s)}var Oe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Rr(s){return Oe.lastIndex=0,Oe.test(s)}var Pr=-(2**31),Dr=2**31-1;function Hr(s){return Number.
isInteger(s)&&s<=Dr&&s>=Pr}function Ur(s){return Number.isInteger(s)}function Se(){return!0}var Zr=/[^\\]\\Z/;
function Yr(s){if(Zr.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var te=(s,r)=>s.length>r&&Me(s)>r,ie=(s,r)=>s.length<2*r&&Me(s)<r,qr=/[\ud800-\udbff][\udc00-\udfff]/g,
Me=s=>s.length-(s.match(qr)?.length??0);var Re=se(ce()),Pe=se(pe()),fs={...Re.formats,...Pe.fastFormats},De=xe;function xe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return xe.errors=[1],
!1}return xe.errors=r,e===0}var He=B;var K=te,ae=ie,Jr=new RegExp("^[ -~]+$","u"),ye=new RegExp("^[ -~]*$","u");function B(s){let r=null,
e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===
void 0&&(u="headers")||s.params===void 0&&(u="params"))return B.errors=[1],!1;if(s.headers!==void 0){
let l=s.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==
void 0){let i=l["x-request-timeout-ms"],a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
let f=typeof i,o;if(o===void 0)if(f==="boolean"||i===null||f==="string"&&i&&i==+i&&!(i%1))o=+i;else return B.
errors=[1],!1;o!==void 0&&(i=o,l!==void 0&&(l["x-request-timeout-ms"]=o))}if(e===a&&typeof i=="numbe\
r"&&isFinite(i)){if(i>6e5||isNaN(i))return B.errors=[1],!1;if(i<1||isNaN(i))return B.errors=[1],!1}var t=a===
e}else var t=!0;if(t){if(l["idempotency-key"]!==void 0){let i=l["idempotency-key"],a=e;if(typeof i!=
"string"){let o=typeof i,c;if(c===void 0)if(o=="number"||o=="boolean")c=""+i;else if(i===null)c="";else
return B.errors=[1],!1;c!==void 0&&(i=c,l!==void 0&&(l["idempotency-key"]=c))}if(e===a&&typeof i=="s\
tring"){if(K(i,255))return B.errors=[1],!1;if(ae(i,1))return B.errors=[1],!1;if(!Jr.test(i))return B.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(l["session-id"]!==void 0){let i=l["session-id"],a=e;
if(typeof i!="string"){let o=typeof i,c;if(c===void 0)if(o=="number"||o=="boolean")c=""+i;else if(i===
null)c="";else return B.errors=[1],!1;c!==void 0&&(i=c,l!==void 0&&(l["session-id"]=c))}if(e===a&&typeof i==
"string"&&K(i,4096))return B.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(l["thread-id"]!==void 0){
let i=l["thread-id"],a=e;if(typeof i!="string"){let o=typeof i,c;if(c===void 0)if(o=="number"||o=="b\
oolean")c=""+i;else if(i===null)c="";else return B.errors=[1],!1;c!==void 0&&(i=c,l!==void 0&&(l["th\
read-id"]=c))}if(e===a&&typeof i=="string"&&K(i,4096))return B.errors=[1],!1;var t=a===e}else var t=!0;
if(t){if(l["x-claude-code-session-id"]!==void 0){let i=l["x-claude-code-session-id"],a=e;if(typeof i!=
"string"){let o=typeof i,c;if(c===void 0)if(o=="number"||o=="boolean")c=""+i;else if(i===null)c="";else
return B.errors=[1],!1;c!==void 0&&(i=c,l!==void 0&&(l["x-claude-code-session-id"]=c))}if(e===a&&typeof i==
"string"&&K(i,4096))return B.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(l["anthropic-version"]!==
void 0){let i=l["anthropic-version"],a=e;if(typeof i!="string"){let o=typeof i,c;if(c===void 0)if(o==
"number"||o=="boolean")c=""+i;else if(i===null)c="";else return B.errors=[1],!1;c!==void 0&&(i=c,l!==
void 0&&(l["anthropic-version"]=c))}if(e===a&&typeof i=="string"){if(K(i,64))return B.errors=[1],!1;
if(!ye.test(i))return B.errors=[1],!1}var t=a===e}else var t=!0;if(t)if(l["anthropic-beta"]!==void 0){
let i=l["anthropic-beta"],a=e;if(typeof i!="string"){let o=typeof i,c;if(c===void 0)if(o=="number"||
o=="boolean")c=""+i;else if(i===null)c="";else return B.errors=[1],!1;c!==void 0&&(i=c,l!==void 0&&(l["\
anthropic-beta"]=c))}if(e===a&&typeof i=="string"){if(K(i,4096))return B.errors=[1],!1;if(!ye.test(i))
return B.errors=[1],!1}var t=a===e}else var t=!0}}}}}}else return B.errors=[1],!1}}return B.errors=r,
e===0}var Ue=Y;function Y(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return Y.errors=[1],
!1;if(s.headers!==void 0){let l=s.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
anthropic-version"]!==void 0){let i=l["anthropic-version"],a=e;if(typeof i!="string"){let f=typeof i,
o;if(o===void 0)if(f=="number"||f=="boolean")o=""+i;else if(i===null)o="";else return Y.errors=[1],!1;
o!==void 0&&(i=o,l!==void 0&&(l["anthropic-version"]=o))}if(e===a&&typeof i=="string"){if(K(i,64))return Y.
errors=[1],!1;if(!ye.test(i))return Y.errors=[1],!1}var t=a===e}else var t=!0;if(t)if(l["anthropic-b\
eta"]!==void 0){let i=l["anthropic-beta"],a=e;if(typeof i!="string"){let o=typeof i,c;if(c===void 0)
if(o=="number"||o=="boolean")c=""+i;else if(i===null)c="";else return Y.errors=[1],!1;c!==void 0&&(i=
c,l!==void 0&&(l["anthropic-beta"]=c))}if(e===a&&typeof i=="string"){if(K(i,4096))return Y.errors=[1],
!1;if(!ye.test(i))return Y.errors=[1],!1}var t=a===e}else var t=!0}else return Y.errors=[1],!1}}return Y.
errors=r,e===0}var Ze=w;function w(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return w.errors=[1],
!1;if(s.query!==void 0){let l=s.query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.limit!==
void 0){let i=l.limit,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let f=typeof i,o;
if(o===void 0)if(f==="boolean"||i===null||f==="string"&&i&&i==+i&&!(i%1))o=+i;else return w.errors=[
1],!1;o!==void 0&&(i=o,l!==void 0&&(l.limit=o))}if(e===a&&typeof i=="number"&&isFinite(i)){if(i>1e3||
isNaN(i))return w.errors=[1],!1;if(i<1||isNaN(i))return w.errors=[1],!1}var t=a===e}else var t=!0;if(t){
if(l.after_id!==void 0){let i=l.after_id,a=e;if(typeof i!="string"){let o=typeof i,c;if(c===void 0)if(o==
"number"||o=="boolean")c=""+i;else if(i===null)c="";else return w.errors=[1],!1;c!==void 0&&(i=c,l!==
void 0&&(l.after_id=c))}if(e===a&&typeof i=="string"){if(K(i,256))return w.errors=[1],!1;if(ae(i,1))
return w.errors=[1],!1}var t=a===e}else var t=!0;if(t)if(l.before_id!==void 0){let i=l.before_id,a=e;
if(typeof i!="string"){let o=typeof i,c;if(c===void 0)if(o=="number"||o=="boolean")c=""+i;else if(i===
null)c="";else return w.errors=[1],!1;c!==void 0&&(i=c,l!==void 0&&(l.before_id=c))}if(e===a&&typeof i==
"string"){if(K(i,256))return w.errors=[1],!1;if(ae(i,1))return w.errors=[1],!1}var t=a===e}else var t=!0}}else
return w.errors=[1],!1}}return w.errors=r,e===0}var Ye=ee;function ee(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ee.errors=[1],
!1;if(s.params!==void 0){let u=s.params;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;
if(u.model===void 0&&(n="model"))return ee.errors=[1],!1;if(u.model!==void 0){let i=u.model,a=e;if(typeof i!=
"string"){let f=typeof i,o;if(o===void 0)if(f=="number"||f=="boolean")o=""+i;else if(i===null)o="";else
return ee.errors=[1],!1;o!==void 0&&(i=o,u!==void 0&&(u.model=o))}if(e===a&&typeof i=="string"){if(K(
i,256))return ee.errors=[1],!1;if(ae(i,1))return ee.errors=[1],!1}}}else return ee.errors=[1],!1}}return ee.
errors=r,e===0}var Je=ne;function ne(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ne.errors=[1],
!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["\
if-none-match"]!==void 0){let n=u["if-none-match"],i=e;if(typeof n!="string"){let a=typeof n,f;if(f===
void 0)if(a=="number"||a=="boolean")f=""+n;else if(n===null)f="";else return ne.errors=[1],!1;f!==void 0&&
(n=f,u!==void 0&&(u["if-none-match"]=f))}if(e===i&&typeof n=="string"&&K(n,4096))return ne.errors=[1],
!1}}else return ne.errors=[1],!1}}return ne.errors=r,e===0}var Ve=fe;function fe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return fe.errors=[1],
!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["\
if-none-match"]!==void 0){let n=u["if-none-match"],i=e;if(typeof n!="string"){let a=typeof n,f;if(f===
void 0)if(a=="number"||a=="boolean")f=""+n;else if(n===null)f="";else return fe.errors=[1],!1;f!==void 0&&
(n=f,u!==void 0&&(u["if-none-match"]=f))}if(e===i&&typeof n=="string"&&K(n,4096))return fe.errors=[1],
!1}}else return fe.errors=[1],!1}}return fe.errors=r,e===0}var Ge=R;var Vr=new RegExp("^[a-z][a-z0-9.-]*$","u");function R(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&
(u="params"))return R.errors=[1],!1;if(s.headers!==void 0){let l=s.headers,n=e;if(e===n)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let i=l["if-none-match"],a=e;if(typeof i!=
"string"){let f=typeof i,o;if(o===void 0)if(f=="number"||f=="boolean")o=""+i;else if(i===null)o="";else
return R.errors=[1],!1;o!==void 0&&(i=o,l!==void 0&&(l["if-none-match"]=o))}if(e===a&&typeof i=="str\
ing"&&K(i,4096))return R.errors=[1],!1}}else return R.errors=[1],!1;var t=n===e}else var t=!0;if(t)if(s.
params!==void 0){let l=s.params,n=e;if(e===n)if(l&&typeof l=="object"&&!Array.isArray(l)){let a;if(l.
file===void 0&&(a="file"))return R.errors=[1],!1;if(l.file!==void 0){let f=l.file,o=e;if(typeof f!="\
string"){let c=typeof f,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+f;else if(f===null)y="";else
return R.errors=[1],!1;y!==void 0&&(f=y,l!==void 0&&(l.file=y))}if(e===o&&typeof f=="string"){if(K(f,
64))return R.errors=[1],!1;if(ae(f,1))return R.errors=[1],!1;if(!Vr.test(f))return R.errors=[1],!1}}}else
return R.errors=[1],!1;var t=n===e}else var t=!0}return R.errors=r,e===0}var We=se(ce()),Xe=se(pe()),os={...We.formats,...Xe.fastFormats},Qe=er;function er(s){let r=null,e=0;return er.errors=r,e===0}var rr=b;var g=te,Ae=ie;function D(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.type===
void 0&&(n="type")||s.text===void 0&&(n="text"))return D.errors=[1],!1;if(s.type!==void 0){let i=s.type,
a=e;if(typeof i!="string")return D.errors=[1],!1;if(i!=="text")return D.errors=[1],!1;var t=a===e}else
var t=!0;if(t){if(s.text!==void 0){let i=s.text,a=e;if(e===a)if(typeof i=="string"){if(g(i,8388608))
return D.errors=[1],!1}else return D.errors=[1],!1;var t=a===e}else var t=!0;if(t)if(s.cache_control!==
void 0){let i=s.cache_control,a=e,f=e,o=!1,c=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){
if(i.type!==void 0){let A=i.type,d=e;e===d&&(typeof A=="string"?g(A,64)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++));var u=d===e}else var u=!0;if(u)if(i.ttl!==void 0){let A=i.ttl,d=e;e===
d&&(typeof A=="string"?g(A,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=d===
e}else var u=!0}else r===null?r=[1]:r.push(1),e++;var l=c===e;if(o=o||l,!o){let A=e;i!==null&&(r===null?
r=[1]:r.push(1),e++);var l=A===e;o=o||l}if(o)e=f,r!==null&&(f?r.length=f:r=null);else return r===null?
r=[1]:r.push(1),e++,D.errors=r,!1;var t=a===e}else var t=!0}}else return D.errors=[1],!1;return D.errors=
r,e===0}function P(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return P.errors=[
1],!1;{var t=!0;let u=s.length;for(let l=0;l<u;l++){let n=e;D(s[l])||(r=r===null?D.errors:r.concat(D.
errors),e=r.length);var t=n===e;if(!t)break}}}else return P.errors=[1],!1;return P.errors=r,e===0}function S(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.type===void 0&&(l="t\
ype"))return S.errors=[1],!1;if(s.type!==void 0){let n=s.type,i=e;if(e===i)if(typeof n=="string"){if(g(
n,64))return S.errors=[1],!1}else return S.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.media_type!==
void 0){let n=s.media_type,i=e;if(e===i)if(typeof n=="string"){if(g(n,256))return S.errors=[1],!1}else
return S.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.data!==void 0){let n=s.data,i=e;if(e===i)
if(typeof n=="string"){if(g(n,8388608))return S.errors=[1],!1}else return S.errors=[1],!1;var t=i===
e}else var t=!0;if(t){if(s.url!==void 0){let n=s.url,i=e;if(e===i)if(typeof n=="string"){if(g(n,8192))
return S.errors=[1],!1}else return S.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.content!==void 0){
let n=s.content,i=e,a=e,f=!1,o=e;e===e&&(typeof n=="string"?g(n,8388608)&&(r===null?r=[1]:r.push(1),
e++):(r===null?r=[1]:r.push(1),e++));var u=o===e;if(f=f||u,!f){let m=e;P(n)||(r=r===null?P.errors:r.
concat(P.errors),e=r.length);var u=m===e;f=f||u}if(f)e=a,r!==null&&(a?r.length=a:r=null);else return r===
null?r=[1]:r.push(1),e++,S.errors=r,!1;var t=i===e}else var t=!0}}}}else return S.errors=[1],!1;return S.
errors=r,e===0}function O(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.type===
void 0&&(i="type"))return O.errors=[1],!1;if(s.type!==void 0){let a=s.type,f=e;if(e===f)if(typeof a==
"string"){if(g(a,64))return O.errors=[1],!1}else return O.errors=[1],!1;var t=f===e}else var t=!0;if(t){
if(s.tool_name!==void 0){let a=s.tool_name,f=e;if(e===f)if(typeof a=="string"){if(g(a,128))return O.
errors=[1],!1}else return O.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(s.text!==void 0){let a=s.
text,f=e;if(e===f)if(typeof a=="string"){if(g(a,8388608))return O.errors=[1],!1}else return O.errors=
[1],!1;var t=f===e}else var t=!0;if(t){if(s.source!==void 0){let a=s.source,f=e,o=e,c=!1,y=e;S(a)||(r=
r===null?S.errors:r.concat(S.errors),e=r.length);var u=y===e;if(c=c||u,!c){let A=e;e===e&&(typeof a==
"string"?g(a,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=A===e;c=
c||u}if(c)e=o,r!==null&&(o?r.length=o:r=null);else return r===null?r=[1]:r.push(1),e++,O.errors=r,!1;
var t=f===e}else var t=!0;if(t){if(s.title!==void 0){let a=s.title,f=e;if(typeof a!="string"&&a!==null)
return O.errors=[1],!1;if(e===f&&typeof a=="string"&&g(a,65536))return O.errors=[1],!1;var t=f===e}else
var t=!0;if(t){if(s.context!==void 0){let a=s.context,f=e;if(typeof a!="string"&&a!==null)return O.errors=
[1],!1;if(e===f&&typeof a=="string"&&g(a,8388608))return O.errors=[1],!1;var t=f===e}else var t=!0;if(t){
if(s.content!==void 0){let a=e;P(s.content)||(r=r===null?P.errors:r.concat(P.errors),e=r.length);var t=a===
e}else var t=!0;if(t)if(s.cache_control!==void 0){let a=s.cache_control,f=e,o=e,c=!1,y=e;if(e===e)if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.type!==void 0){let d=a.type,p=e;e===p&&(typeof d=="strin\
g"?g(d,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var l=p===e}else var l=!0;
if(l)if(a.ttl!==void 0){let d=a.ttl,p=e;e===p&&(typeof d=="string"?g(d,64)&&(r===null?r=[1]:r.push(1),
e++):(r===null?r=[1]:r.push(1),e++));var l=p===e}else var l=!0}else r===null?r=[1]:r.push(1),e++;var n=y===
e;if(c=c||n,!c){let d=e;a!==null&&(r===null?r=[1]:r.push(1),e++);var n=d===e;c=c||n}if(c)e=o,r!==null&&
(o?r.length=o:r=null);else return r===null?r=[1]:r.push(1),e++,O.errors=r,!1;var t=f===e}else var t=!0}}}}}}}else
return O.errors=[1],!1;return O.errors=r,e===0}function le(s){let r=null,e=0;if(e===0)if(Array.isArray(
s)){if(s.length>1e4)return le.errors=[1],!1;{var t=!0;let u=s.length;for(let l=0;l<u;l++){let n=e;O(
s[l])||(r=r===null?O.errors:r.concat(O.errors),e=r.length);var t=n===e;if(!t)break}}}else return le.
errors=[1],!1;return le.errors=r,e===0}function E(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type!==void 0){
let n=s.type,i=e;if(typeof n!="string"&&n!==null)return E.errors=[1],!1;if(e===i&&typeof n=="string"&&
g(n,64))return E.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.name!==void 0){let n=s.name,i=e;
if(e===i)if(typeof n=="string"){if(g(n,128))return E.errors=[1],!1;if(Ae(n,1))return E.errors=[1],!1}else
return E.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.description!==void 0){let n=s.description,
i=e;if(e===i)if(typeof n=="string"){if(g(n,1048576))return E.errors=[1],!1}else return E.errors=[1],
!1;var t=i===e}else var t=!0;if(t){if(s.input_schema!==void 0){let n=s.input_schema,i=e;if(e===e&&!(n&&
typeof n=="object"&&!Array.isArray(n)))return E.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.strict!==
void 0){let n=s.strict,i=e;if(typeof n!="boolean"&&n!==null)return E.errors=[1],!1;var t=i===e}else var t=!0;
if(t){if(s.defer_loading!==void 0){let n=s.defer_loading,i=e;if(typeof n!="boolean"&&n!==null)return E.
errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.cache_control!==void 0){let n=s.cache_control,i=e,
a=e,f=!1,o=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type!==void 0){let m=n.type,
A=e;e===A&&(typeof m=="string"?g(m,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));
var u=A===e}else var u=!0;if(u)if(n.ttl!==void 0){let m=n.ttl,A=e;e===A&&(typeof m=="string"?g(m,64)&&
(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=A===e}else var u=!0}else r===null?
r=[1]:r.push(1),e++;var l=o===e;if(f=f||l,!f){let m=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var l=m===
e;f=f||l}if(f)e=a,r!==null&&(a?r.length=a:r=null);else return r===null?r=[1]:r.push(1),e++,E.errors=
r,!1;var t=i===e}else var t=!0}}}}}}else return E.errors=[1],!1;return E.errors=r,e===0}function J(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.type===void 0&&(u="t\
ype"))return J.errors=[1],!1;if(s.type!==void 0){let l=s.type,n=e;if(e===n)if(typeof l=="string"){if(g(
l,64))return J.errors=[1],!1}else return J.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.name!==
void 0){let l=s.name,n=e;if(e===n)if(typeof l=="string"){if(g(l,128))return J.errors=[1],!1}else return J.
errors=[1],!1;var t=n===e}else var t=!0;if(t)if(s.definition!==void 0){let l=e;E(s.definition)||(r=r===
null?E.errors:r.concat(E.errors),e=r.length);var t=l===e}else var t=!0}}else return J.errors=[1],!1;
return J.errors=r,e===0}function $(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let a;if(s.type===void 0&&(a="type"))return $.errors=[1],!1;if(s.type!==void 0){let f=s.type,o=e;
if(e===o)if(typeof f=="string"){if(g(f,64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=o===
e}else var t=!0;if(t){if(s.text!==void 0){let f=s.text,o=e;if(e===o)if(typeof f=="string"){if(g(f,8388608))
return $.errors=[1],!1}else return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(s.source!==void 0){
let f=s.source,o=e,c=e,y=!1,m=e;S(f)||(r=r===null?S.errors:r.concat(S.errors),e=r.length);var u=m===
e;if(y=y||u,!y){let d=e;e===e&&(typeof f=="string"?g(f,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===
null?r=[1]:r.push(1),e++));var u=d===e;y=y||u}if(y)e=c,r!==null&&(c?r.length=c:r=null);else return r===
null?r=[1]:r.push(1),e++,$.errors=r,!1;var t=o===e}else var t=!0;if(t){if(s.title!==void 0){let f=s.
title,o=e;if(typeof f!="string"&&f!==null)return $.errors=[1],!1;if(e===o&&typeof f=="string"&&g(f,65536))
return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(s.context!==void 0){let f=s.context,o=e;if(typeof f!=
"string"&&f!==null)return $.errors=[1],!1;if(e===o&&typeof f=="string"&&g(f,8388608))return $.errors=
[1],!1;var t=o===e}else var t=!0;if(t){if(s.id!==void 0){let f=s.id,o=e;if(e===o)if(typeof f=="strin\
g"){if(g(f,256))return $.errors=[1],!1}else return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(s.
name!==void 0){let f=s.name,o=e;if(e===o)if(typeof f=="string"){if(g(f,256))return $.errors=[1],!1}else
return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(s.input!==void 0){let f=s.input,o=e;if(e===
o&&!(f&&typeof f=="object"&&!Array.isArray(f)))return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(s.tool_use_id!==void 0){let f=s.tool_use_id,o=e;if(e===o)if(typeof f=="string"){if(g(f,256))return $.
errors=[1],!1}else return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(s.is_error!==void 0){let f=s.
is_error,o=e;if(typeof f!="boolean"&&f!==null)return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(s.content!==void 0){let f=s.content,o=e,c=e,y=!1,m=e;e===e&&(typeof f=="string"?g(f,8388608)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var l=m===e;if(y=y||l,!y){let p=e;le(f)||(r=
r===null?le.errors:r.concat(le.errors),e=r.length);var l=p===e;if(y=y||l,!y){let j=e;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let N;if(f.type===void 0&&(N="type"))r===null?r=[1]:r.push(1),
e++;else if(f.type!==void 0){let v=f.type;e===e&&(typeof v=="string"?g(v,64)&&(r===null?r=[1]:r.push(
1),e++):(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var l=j===e;if(y=y||l,!y){
let N=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var l=N===e;y=y||l}}}if(y)e=c,r!==null&&(c?r.length=
c:r=null);else return r===null?r=[1]:r.push(1),e++,$.errors=r,!1;var t=o===e}else var t=!0;if(t){if(s.
thinking!==void 0){let f=s.thinking,o=e;if(e===o)if(typeof f=="string"){if(g(f,8388608))return $.errors=
[1],!1}else return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(s.signature!==void 0){let f=s.
signature,o=e;if(typeof f!="string"&&f!==null)return $.errors=[1],!1;if(e===o&&typeof f=="string"&&g(
f,8388608))return $.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(s.data!==void 0){let f=s.data,o=e;
if(e===o)if(typeof f=="string"){if(g(f,8388608))return $.errors=[1],!1}else return $.errors=[1],!1;var t=o===
e}else var t=!0;if(t){if(s.tool!==void 0){let f=e;J(s.tool)||(r=r===null?J.errors:r.concat(J.errors),
e=r.length);var t=f===e}else var t=!0;if(t)if(s.cache_control!==void 0){let f=s.cache_control,o=e,c=e,
y=!1,m=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.type!==void 0){let p=f.type,h=e;
e===h&&(typeof p=="string"?g(p,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var n=h===
e}else var n=!0;if(n)if(f.ttl!==void 0){let p=f.ttl,h=e;e===h&&(typeof p=="string"?g(p,64)&&(r===null?
r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var n=h===e}else var n=!0}else r===null?r=[1]:r.
push(1),e++;var i=m===e;if(y=y||i,!y){let p=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var i=p===e;y=
y||i}if(y)e=c,r!==null&&(c?r.length=c:r=null);else return r===null?r=[1]:r.push(1),e++,$.errors=r,!1;
var t=o===e}else var t=!0}}}}}}}}}}}}}}}else return $.errors=[1],!1;return $.errors=r,e===0}function oe(s){
let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return oe.errors=[1],!1;{var t=!0;let u=s.
length;for(let l=0;l<u;l++){let n=e;$(s[l])||(r=r===null?$.errors:r.concat($.errors),e=r.length);var t=n===
e;if(!t)break}}}else return oe.errors=[1],!1;return oe.errors=r,e===0}function G(s){let r=null,e=0;if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.role===void 0&&(l="role"))return G.errors=
[1],!1;if(s.role!==void 0){let n=s.role,i=e;if(typeof n!="string")return G.errors=[1],!1;if(!(n==="u\
ser"||n==="assistant"||n==="system"))return G.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.content!==
void 0){let n=s.content,i=e,a=e,f=!1,o=e;e===e&&(typeof n=="string"?g(n,8388608)&&(r===null?r=[1]:r.
push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=o===e;if(f=f||u,!f){let m=e;oe(n)||(r=r===null?oe.
errors:r.concat(oe.errors),e=r.length);var u=m===e;f=f||u}if(f)e=a,r!==null&&(a?r.length=a:r=null);else
return r===null?r=[1]:r.push(1),e++,G.errors=r,!1;var t=i===e}else var t=!0}else return G.errors=[1],
!1;return G.errors=r,e===0}function V(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)
return V.errors=[1],!1;if(s.length<1)return V.errors=[1],!1;{var t=!0;let u=s.length;for(let l=0;l<u;l++){
let n=e;G(s[l])||(r=r===null?G.errors:r.concat(G.errors),e=r.length);var t=n===e;if(!t)break}}}else return V.
errors=[1],!1;return V.errors=r,e===0}function re(s){let r=null,e=0,t=e,u=!1,l=e;e===e&&(typeof s=="string"?g(s,8388608)&&(r===null?r=[1]:
r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var i=l===e;if(u=u||i,!u){let a=e;P(s)||(r=r===null?P.
errors:r.concat(P.errors),e=r.length);var i=a===e;u=u||i}if(u)e=t,r!==null&&(t?r.length=t:r=null);else
return r===null?r=[1]:r.push(1),e++,re.errors=r,!1;return re.errors=r,e===0}function X(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return X.errors=[1],!1;{var t=!0;
let u=s.length;for(let l=0;l<u;l++){let n=e;E(s[l])||(r=r===null?E.errors:r.concat(E.errors),e=r.length);
var t=n===e;if(!t)break}}}else return X.errors=[1],!1;return X.errors=r,e===0}function W(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.type===
void 0&&(u="type")||s.schema===void 0&&(u="schema"))return W.errors=[1],!1;if(s.type!==void 0){let l=s.
type,n=e;if(typeof l!="string")return W.errors=[1],!1;if(l!=="json_schema")return W.errors=[1],!1;var t=n===
e}else var t=!0;if(t)if(s.schema!==void 0){let l=s.schema,n=e;if(e===e&&!(l&&typeof l=="object"&&!Array.
isArray(l)))return W.errors=[1],!1;var t=n===e}else var t=!0}else return W.errors=[1],!1;return W.errors=
r,e===0}function H(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.effort!==
void 0){let l=s.effort,n=e;if(typeof l!="string"&&l!==null)return H.errors=[1],!1;if(e===n&&typeof l==
"string"&&g(l,64))return H.errors=[1],!1;var t=n===e}else var t=!0;if(t)if(s.format!==void 0){let l=s.
format,n=e,i=e,a=!1,f=e;W(l)||(r=r===null?W.errors:r.concat(W.errors),e=r.length);var u=f===e;if(a=a||
u,!a){let c=e;l!==null&&(r===null?r=[1]:r.push(1),e++);var u=c===e;a=a||u}if(a)e=i,r!==null&&(i?r.length=
i:r=null);else return r===null?r=[1]:r.push(1),e++,H.errors=r,!1;var t=n===e}else var t=!0}else return H.
errors=[1],!1;return H.errors=r,e===0}function b(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){let a;if(s.body===void 0&&(a="body"))return b.errors=[1],!1;if(s.body!==void 0){let f=s.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){f.stream===void 0&&(f.stream=!1);let c;if(f.
model===void 0&&(c="model")||f.max_tokens===void 0&&(c="max_tokens")||f.messages===void 0&&(c="messa\
ges"))return b.errors=[1],!1;if(f.model!==void 0){let y=f.model,m=e;if(e===e)if(typeof y=="string"){
if(g(y,256))return b.errors=[1],!1;if(Ae(y,1))return b.errors=[1],!1}else return b.errors=[1],!1;var t=m===
e}else var t=!0;if(t){if(f.max_tokens!==void 0){let y=f.max_tokens,m=e;if(!(typeof y=="number"&&!(y%
1)&&!isNaN(y)&&isFinite(y)))return b.errors=[1],!1;if(e===m&&typeof y=="number"&&isFinite(y)){if(y>2147483647||
isNaN(y))return b.errors=[1],!1;if(y<1||isNaN(y))return b.errors=[1],!1}var t=m===e}else var t=!0;if(t){
if(f.messages!==void 0){let y=e;V(f.messages)||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var t=y===
e}else var t=!0;if(t){if(f.system!==void 0){let y=e;re(f.system)||(r=r===null?re.errors:r.concat(re.
errors),e=r.length);var t=y===e}else var t=!0;if(t){let y=f.stream,m=e;if(typeof y!="boolean"&&y!==null)
return b.errors=[1],!1;var t=m===e;if(t){if(f.temperature!==void 0){let d=f.temperature,p=e;if(!(typeof d==
"number"&&isFinite(d))&&d!==null)return b.errors=[1],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>
1||isNaN(d))return b.errors=[1],!1;if(d<0||isNaN(d))return b.errors=[1],!1}var t=p===e}else var t=!0;
if(t){if(f.top_p!==void 0){let d=f.top_p,p=e;if(!(typeof d=="number"&&isFinite(d))&&d!==null)return b.
errors=[1],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return b.errors=[1],!1;if(d<
0||isNaN(d))return b.errors=[1],!1}var t=p===e}else var t=!0;if(t){if(f.top_k!==void 0){let d=f.top_k,
p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return b.errors=[1],!1;if(e===
p&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return b.errors=[1],!1;if(d<0||isNaN(d))
return b.errors=[1],!1}var t=p===e}else var t=!0;if(t){if(f.stop_sequences!==void 0){let d=f.stop_sequences,
p=e;if(!Array.isArray(d)&&d!==null)return b.errors=[1],!1;if(e===p&&Array.isArray(d)){if(d.length>64)
return b.errors=[1],!1;{var u=!0;let j=d.length;for(let x=0;x<j;x++){let _=d[x],N=e;if(e===e)if(typeof _==
"string"){if(g(_,4096))return b.errors=[1],!1}else return b.errors=[1],!1;var u=N===e;if(!u)break}}}
var t=p===e}else var t=!0;if(t){if(f.tools!==void 0){let d=e;X(f.tools)||(r=r===null?X.errors:r.concat(
X.errors),e=r.length);var t=d===e}else var t=!0;if(t){if(f.tool_choice!==void 0){let d=f.tool_choice,
p=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let x;if(d.type===void 0&&(x="type"))return b.
errors=[1],!1;if(d.type!==void 0){let _=d.type,N=e;if(typeof _!="string")return b.errors=[1],!1;if(!(_===
"auto"||_==="any"||_==="tool"||_==="none"))return b.errors=[1],!1;var l=N===e}else var l=!0;if(l){if(d.
name!==void 0){let _=d.name,N=e;if(e===N)if(typeof _=="string"){if(g(_,128))return b.errors=[1],!1}else
return b.errors=[1],!1;var l=N===e}else var l=!0;if(l)if(d.disable_parallel_tool_use!==void 0){let _=d.
disable_parallel_tool_use,N=e;if(typeof _!="boolean"&&_!==null)return b.errors=[1],!1;var l=N===e}else
var l=!0}}else return b.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(f.thinking!==void 0){let d=f.
thinking,p=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let x;if(d.type===void 0&&(x="typ\
e"))return b.errors=[1],!1;if(d.type!==void 0){let _=d.type,N=e;if(e===N)if(typeof _=="string"){if(g(
_,64))return b.errors=[1],!1}else return b.errors=[1],!1;var n=N===e}else var n=!0;if(n)if(d.budget_tokens!==
void 0){let _=d.budget_tokens,N=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)
return b.errors=[1],!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>2147483647||isNaN(_))return b.
errors=[1],!1;if(_<0||isNaN(_))return b.errors=[1],!1}var n=N===e}else var n=!0}else return b.errors=
[1],!1;var t=p===e}else var t=!0;if(t){if(f.output_config!==void 0){let d=e;H(f.output_config)||(r=r===
null?H.errors:r.concat(H.errors),e=r.length);var t=d===e}else var t=!0;if(t){if(f.metadata!==void 0){
let d=f.metadata,p=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.user_id!==void 0){let x=d.
user_id,_=e;if(typeof x!="string"&&x!==null)return b.errors=[1],!1;if(e===_&&typeof x=="string"&&g(x,
1024))return b.errors=[1],!1}}else return b.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(f.cache_control!==
void 0){let d=f.cache_control,p=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return b.
errors=[1],!1;var t=p===e}else var t=!0;if(t){if(f.context_management!==void 0){let d=f.context_management,
p=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return b.errors=[1],!1;var t=p===e}else
var t=!0;if(t){if(f.service_tier!==void 0){let d=f.service_tier,p=e;if(typeof d!="string"&&d!==null)
return b.errors=[1],!1;if(e===p&&typeof d=="string"&&g(d,64))return b.errors=[1],!1;var t=p===e}else
var t=!0;if(t)if(f.mcp_servers!==void 0){let d=f.mcp_servers,p=e;if(!Array.isArray(d)&&d!==null)return b.
errors=[1],!1;if(e===p&&Array.isArray(d)){if(d.length>0)return b.errors=[1],!1;{var i=!0;let j=d.length;
for(let x=0;x<j;x++){let _=d[x],N=e;if(e===N&&!(_&&typeof _=="object"&&!Array.isArray(_)))return b.errors=
[1],!1;var i=N===e;if(!i)break}}}var t=p===e}else var t=!0}}}}}}}}}}}}}}}}}else return b.errors=[1],
!1}}return b.errors=r,e===0}var sr=F;function F(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.body===void 0&&
(n="body"))return F.errors=[1],!1;if(s.body!==void 0){let i=s.body;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let f;if(i.model===void 0&&(f="model")||i.messages===void 0&&(f="messages"))return F.
errors=[1],!1;if(i.model!==void 0){let o=i.model,c=e;if(e===e)if(typeof o=="string"){if(g(o,256))return F.
errors=[1],!1;if(Ae(o,1))return F.errors=[1],!1}else return F.errors=[1],!1;var t=c===e}else var t=!0;
if(t){if(i.messages!==void 0){let o=e;V(i.messages)||(r=r===null?V.errors:r.concat(V.errors),e=r.length);
var t=o===e}else var t=!0;if(t){if(i.system!==void 0){let o=e;re(i.system)||(r=r===null?re.errors:r.
concat(re.errors),e=r.length);var t=o===e}else var t=!0;if(t){if(i.tools!==void 0){let o=e;X(i.tools)||
(r=r===null?X.errors:r.concat(X.errors),e=r.length);var t=o===e}else var t=!0;if(t){if(i.tool_choice!==
void 0){let o=i.tool_choice,c=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let A;if(o.type===
void 0&&(A="type"))return F.errors=[1],!1;if(o.type!==void 0){let d=o.type,p=e;if(typeof d!="string")
return F.errors=[1],!1;if(!(d==="auto"||d==="any"||d==="tool"||d==="none"))return F.errors=[1],!1;var u=p===
e}else var u=!0;if(u){if(o.name!==void 0){let d=o.name,p=e;if(e===p)if(typeof d=="string"){if(g(d,128))
return F.errors=[1],!1}else return F.errors=[1],!1;var u=p===e}else var u=!0;if(u)if(o.disable_parallel_tool_use!==
void 0){let d=o.disable_parallel_tool_use,p=e;if(typeof d!="boolean"&&d!==null)return F.errors=[1],!1;
var u=p===e}else var u=!0}}else return F.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(i.thinking!==
void 0){let o=i.thinking,c=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let A;if(o.type===
void 0&&(A="type"))return F.errors=[1],!1;if(o.type!==void 0){let d=o.type,p=e;if(e===p)if(typeof d==
"string"){if(g(d,64))return F.errors=[1],!1}else return F.errors=[1],!1;var l=p===e}else var l=!0;if(l)
if(o.budget_tokens!==void 0){let d=o.budget_tokens,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return F.errors=[1],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(
d))return F.errors=[1],!1;if(d<0||isNaN(d))return F.errors=[1],!1}var l=p===e}else var l=!0}else return F.
errors=[1],!1;var t=c===e}else var t=!0;if(t)if(i.output_config!==void 0){let o=e;H(i.output_config)||
(r=r===null?H.errors:r.concat(H.errors),e=r.length);var t=o===e}else var t=!0}}}}}}else return F.errors=
[1],!1}}return F.errors=r,e===0}var tr=ir;function ir(s){let r=null,e=0;return ir.errors=r,e===0}var nr=fr;function fr(s){let r=null,e=0;return fr.errors=r,e===0}var lr=or;function or(s){let r=null,e=0;return or.errors=r,e===0}var ar=ur;function ur(s){let r=null,e=0;return ur.errors=r,e===0}var dr=cr;function cr(s){let r=null,e=0;return cr.errors=r,e===0}var pr=se(ce()),yr=se(pe()),Xr={...pr.formats,...yr.fastFormats},mr=k;var z=te,C=ie;function k(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
response!==void 0){let a=s.response;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let o;if(a.
name===void 0&&(o="name")||a.operations===void 0&&(o="operations")||a.elsewhere===void 0&&(o="elsewh\
ere"))return k.errors=[1],!1;{let c=e;for(let y in a)if(!(y==="name"||y==="operations"||y==="elsewhe\
re")){return k.errors=[1],!1;break}if(c===e){if(a.name!==void 0){let y=a.name,m=e;if(e===m)if(typeof y==
"string"){if(z(y,128))return k.errors=[1],!1;if(C(y,1))return k.errors=[1],!1}else return k.errors=[
1],!1;var t=m===e}else var t=!0;if(t){if(a.operations!==void 0){let y=a.operations,m=e;if(e===m)if(Array.
isArray(y)){if(y.length>256)return k.errors=[1],!1;{var u=!0;let d=y.length;for(let p=0;p<d;p++){let h=y[p],
j=e;if(e===j)if(h&&typeof h=="object"&&!Array.isArray(h)){let _;if(h.method===void 0&&(_="method")||
h.path===void 0&&(_="path")||h.summary===void 0&&(_="summary"))return k.errors=[1],!1;{let N=e;for(let v in h)
if(!(v==="method"||v==="path"||v==="summary")){return k.errors=[1],!1;break}if(N===e){if(h.method!==
void 0){let v=h.method,q=e;if(e===q)if(typeof v=="string"){if(z(v,7))return k.errors=[1],!1;if(C(v,3))
return k.errors=[1],!1}else return k.errors=[1],!1;var l=q===e}else var l=!0;if(l){if(h.path!==void 0){
let v=h.path,q=e;if(e===q)if(typeof v=="string"){if(z(v,256))return k.errors=[1],!1;if(C(v,1))return k.
errors=[1],!1}else return k.errors=[1],!1;var l=q===e}else var l=!0;if(l)if(h.summary!==void 0){let v=h.
summary,q=e;if(e===q)if(typeof v=="string"){if(z(v,256))return k.errors=[1],!1}else return k.errors=
[1],!1;var l=q===e}else var l=!0}}}}else return k.errors=[1],!1;var u=j===e;if(!u)break}}}else return k.
errors=[1],!1;var t=m===e}else var t=!0;if(t)if(a.elsewhere!==void 0){let y=a.elsewhere,m=e;if(e===m)
if(Array.isArray(y)){if(y.length>16)return k.errors=[1],!1;{var n=!0;let d=y.length;for(let p=0;p<d;p++){
let h=y[p],j=e;if(e===j)if(h&&typeof h=="object"&&!Array.isArray(h)){let _;if(h.name===void 0&&(_="n\
ame"))return k.errors=[1],!1;{let N=e;for(let v in h)if(!(v==="name"||v==="path"||v==="address"||v===
"port")){return k.errors=[1],!1;break}if(N===e){if(h.name!==void 0){let v=h.name,q=e;if(e===q)if(typeof v==
"string"){if(z(v,128))return k.errors=[1],!1;if(C(v,1))return k.errors=[1],!1}else return k.errors=[
1],!1;var i=q===e}else var i=!0;if(i){if(h.path!==void 0){let v=h.path,q=e;if(e===q)if(typeof v=="st\
ring"){if(z(v,256))return k.errors=[1],!1;if(C(v,1))return k.errors=[1],!1}else return k.errors=[1],
!1;var i=q===e}else var i=!0;if(i){if(h.address!==void 0){let v=h.address,q=e;if(e===q)if(typeof v==
"string"){if(z(v,2048))return k.errors=[1],!1;if(C(v,1))return k.errors=[1],!1}else return k.errors=
[1],!1;var i=q===e}else var i=!0;if(i)if(h.port!==void 0){let v=h.port,q=e;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v)))return k.errors=[1],!1;if(e===q&&typeof v=="number"&&isFinite(v)){if(v>
65535||isNaN(v))return k.errors=[1],!1;if(v<1||isNaN(v))return k.errors=[1],!1}var i=q===e}else var i=!0}}}}}else
return k.errors=[1],!1;var n=j===e;if(!n)break}}}else return k.errors=[1],!1;var t=m===e}else var t=!0}}}}else
return k.errors=[1],!1}}else return k.errors=[1],!1;return k.errors=r,e===0}var vr=ke;function ue(s){let r=null,e=0,t=e,u=!1,l=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;
if(s.type===void 0&&(y="type")||s.text===void 0&&(y="text"))r===null?r=[1]:r.push(1),e++;else{if(s.type!==
void 0){let m=s.type,A=e;typeof m!="string"&&(r===null?r=[1]:r.push(1),e++),m!=="text"&&(r===null?r=
[1]:r.push(1),e++);var i=A===e}else var i=!0;if(i){if(s.text!==void 0){let m=s.text,A=e;e===A&&(typeof m==
"string"?z(m,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var i=A===e}else
var i=!0;if(i)if(s.citations!==void 0){let m=s.citations,A=e;if(!Array.isArray(m)&&m!==null&&(r===null?
r=[1]:r.push(1),e++),e===A&&Array.isArray(m))if(m.length>1e3)r===null?r=[1]:r.push(1),e++;else{var a=!0;
let p=m.length;for(let h=0;h<p;h++){let j=m[h],x=e;j&&typeof j=="object"&&!Array.isArray(j)||(r===null?
r=[1]:r.push(1),e++);var a=x===e;if(!a)break}}var i=A===e}else var i=!0}}}else r===null?r=[1]:r.push(
1),e++;var f=l===e;if(u=u||f,!u){let y=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.type===void 0&&(d="type")||s.thinking===void 0&&(d="thinking"))r===null?r=[1]:r.push(1),e++;else{
if(s.type!==void 0){let p=s.type,h=e;typeof p!="string"&&(r===null?r=[1]:r.push(1),e++),p!=="thinkin\
g"&&(r===null?r=[1]:r.push(1),e++);var o=h===e}else var o=!0;if(o){if(s.thinking!==void 0){let p=s.thinking,
h=e;e===h&&(typeof p=="string"?z(p,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(
1),e++));var o=h===e}else var o=!0;if(o)if(s.signature!==void 0){let p=s.signature,h=e;e===h&&(typeof p==
"string"?z(p,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var o=h===e}else
var o=!0}}}else r===null?r=[1]:r.push(1),e++;var f=y===e;if(u=u||f,!u){let d=e;if(e===e)if(s&&typeof s==
"object"&&!Array.isArray(s)){let j;if(s.type===void 0&&(j="type")||s.id===void 0&&(j="id")||s.name===
void 0&&(j="name")||s.input===void 0&&(j="input"))r===null?r=[1]:r.push(1),e++;else{if(s.type!==void 0){
let x=s.type,_=e;typeof x!="string"&&(r===null?r=[1]:r.push(1),e++),x!=="tool_use"&&(r===null?r=[1]:
r.push(1),e++);var c=_===e}else var c=!0;if(c){if(s.id!==void 0){let x=s.id,_=e;e===_&&(typeof x=="s\
tring"?z(x,256)?(r===null?r=[1]:r.push(1),e++):C(x,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:
r.push(1),e++));var c=_===e}else var c=!0;if(c){if(s.name!==void 0){let x=s.name,_=e;e===_&&(typeof x==
"string"?z(x,256)?(r===null?r=[1]:r.push(1),e++):C(x,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=
[1]:r.push(1),e++));var c=_===e}else var c=!0;if(c){if(s.input!==void 0){let x=s.input,_=e;e===_&&(x&&
typeof x=="object"&&!Array.isArray(x)||(r===null?r=[1]:r.push(1),e++));var c=_===e}else var c=!0;if(c)
if(s.caller!==void 0){let x=s.caller,_=e;if(e===_)if(x&&typeof x=="object"&&!Array.isArray(x)){let v;
if(x.type===void 0&&(v="type"))r===null?r=[1]:r.push(1),e++;else if(x.type!==void 0){let q=x.type;e===
e&&(typeof q=="string"?z(q,64)?(r===null?r=[1]:r.push(1),e++):C(q,1)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var c=_===e}else var c=!0}}}}}else
r===null?r=[1]:r.push(1),e++;var f=d===e;u=u||f}}if(u)e=t,r!==null&&(t?r.length=t:r=null);else return r===
null?r=[1]:r.push(1),e++,ue.errors=r,!1;return ue.errors=r,e===0}function L(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.input_tokens===
void 0&&(l="input_tokens")||s.output_tokens===void 0&&(l="output_tokens"))return L.errors=[1],!1;if(s.
input_tokens!==void 0){let n=s.input_tokens,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return L.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4294967295||isNaN(n))return L.
errors=[1],!1;if(n<0||isNaN(n))return L.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.output_tokens!==
void 0){let n=s.output_tokens,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return L.
errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4294967295||isNaN(n))return L.errors=[
1],!1;if(n<0||isNaN(n))return L.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.cache_creation!==
void 0){let n=s.cache_creation,i=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return L.
errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.cache_creation_input_tokens!==void 0){let n=s.cache_creation_input_tokens,
i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return L.errors=[1],!1;if(e===
i&&typeof n=="number"&&isFinite(n)){if(n>4294967295||isNaN(n))return L.errors=[1],!1;if(n<0||isNaN(n))
return L.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.cache_read_input_tokens!==void 0){let n=s.
cache_read_input_tokens,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return L.
errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4294967295||isNaN(n))return L.errors=[
1],!1;if(n<0||isNaN(n))return L.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.output_tokens_details!==
void 0){let n=s.output_tokens_details,i=e,a=e,f=!1,o=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(
n)){let m;if(n.thinking_tokens===void 0&&(m="thinking_tokens"))r===null?r=[1]:r.push(1),e++;else if(n.
thinking_tokens!==void 0){let A=n.thinking_tokens,d=e;typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(
A)||(r===null?r=[1]:r.push(1),e++),e===d&&typeof A=="number"&&isFinite(A)&&(A>4294967295||isNaN(A)?(r===
null?r=[1]:r.push(1),e++):(A<0||isNaN(A))&&(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(
1),e++;var u=o===e;if(f=f||u,!f){let m=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var u=m===e;f=f||u}
if(f)e=a,r!==null&&(a?r.length=a:r=null);else return r===null?r=[1]:r.push(1),e++,L.errors=r,!1;var t=i===
e}else var t=!0;if(t){if(s.server_tool_use!==void 0){let n=s.server_tool_use,i=e;if(!(n&&typeof n=="\
object"&&!Array.isArray(n))&&n!==null)return L.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.service_tier!==
void 0){let n=s.service_tier,i=e;if(typeof n!="string"&&n!==null)return L.errors=[1],!1;if(e===i&&typeof n==
"string"&&z(n,64))return L.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.inference_geo!==void 0){
let n=s.inference_geo,i=e;if(typeof n!="string"&&n!==null)return L.errors=[1],!1;if(e===i&&typeof n==
"string"&&z(n,64))return L.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.speed!==void 0){let n=s.
speed,i=e;if(typeof n!="string"&&n!==null)return L.errors=[1],!1;if(e===i&&typeof n=="string"&&z(n,64))
return L.errors=[1],!1;var t=i===e}else var t=!0}}}}}}}}}else return L.errors=[1],!1;return L.errors=
r,e===0}function M(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.
id===void 0&&(n="id")||s.type===void 0&&(n="type")||s.role===void 0&&(n="role")||s.model===void 0&&(n=
"model")||s.content===void 0&&(n="content")||s.stop_reason===void 0&&(n="stop_reason")||s.stop_sequence===
void 0&&(n="stop_sequence")||s.usage===void 0&&(n="usage"))return M.errors=[1],!1;if(s.id!==void 0){
let i=s.id,a=e;if(e===a)if(typeof i=="string"){if(z(i,256))return M.errors=[1],!1;if(C(i,1))return M.
errors=[1],!1}else return M.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.type!==void 0){let i=s.
type,a=e;if(typeof i!="string")return M.errors=[1],!1;if(i!=="message")return M.errors=[1],!1;var t=a===
e}else var t=!0;if(t){if(s.role!==void 0){let i=s.role,a=e;if(typeof i!="string")return M.errors=[1],
!1;if(i!=="assistant")return M.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.
model,a=e;if(e===e)if(typeof i=="string"){if(z(i,256))return M.errors=[1],!1;if(C(i,1))return M.errors=
[1],!1}else return M.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.content!==void 0){let i=s.content,
a=e;if(e===a)if(Array.isArray(i)){if(i.length>1e3)return M.errors=[1],!1;{var u=!0;let o=i.length;for(let c=0;c<
o;c++){let y=e;ue(i[c])||(r=r===null?ue.errors:r.concat(ue.errors),e=r.length);var u=y===e;if(!u)break}}}else
return M.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.stop_reason!==void 0){let i=s.stop_reason,
a=e,f=e,o=!1,c=e;typeof i!="string"&&(r===null?r=[1]:r.push(1),e++),i==="end_turn"||i==="max_tokens"||
i==="stop_sequence"||i==="tool_use"||i==="refusal"||i==="pause_turn"||i==="model_context_window_exce\
eded"||(r===null?r=[1]:r.push(1),e++);var l=c===e;if(o=o||l,!o){let m=e;i!==null&&(r===null?r=[1]:r.
push(1),e++);var l=m===e;o=o||l}if(o)e=f,r!==null&&(f?r.length=f:r=null);else return r===null?r=[1]:
r.push(1),e++,M.errors=r,!1;var t=a===e}else var t=!0;if(t){if(s.stop_sequence!==void 0){let i=s.stop_sequence,
a=e;if(typeof i!="string"&&i!==null)return M.errors=[1],!1;if(e===a&&typeof i=="string"&&z(i,4096))return M.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.stop_details!==void 0){let i=s.stop_details,a=e;if(!(i&&
typeof i=="object"&&!Array.isArray(i))&&i!==null)return M.errors=[1],!1;var t=a===e}else var t=!0;if(t){
if(s.container!==void 0){let i=s.container,a=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return M.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.diagnostics!==void 0){let i=s.diagnostics,
a=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return M.errors=[1],!1;var t=a===e}else
var t=!0;if(t)if(s.usage!==void 0){let i=e;L(s.usage)||(r=r===null?L.errors:r.concat(L.errors),e=r.length);
var t=i===e}else var t=!0}}}}}}}}}}else return M.errors=[1],!1;return M.errors=r,e===0}function ke(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response)||
(r=r===null?M.errors:r.concat(M.errors),e=r.length));else return ke.errors=[1],!1;return ke.errors=r,
e===0}var hr=Q;function Q(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){
let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.input_tokens===void 0&&
(l="input_tokens"))return Q.errors=[1],!1;{let n=e;for(let i in t)if(i!=="input_tokens"){return Q.errors=
[1],!1;break}if(n===e&&t.input_tokens!==void 0){let i=t.input_tokens,a=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return Q.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>4294967295||
isNaN(i))return Q.errors=[1],!1;if(i<0||isNaN(i))return Q.errors=[1],!1}}}}else return Q.errors=[1],
!1}}else return Q.errors=[1],!1;return Q.errors=r,e===0}var _r=$e;var Qr=Xr["date-time"];function T(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let u;if(s.id===void 0&&(u="id")||s.type===void 0&&(u="type")||s.display_name===void 0&&(u="disp\
lay_name")||s.created_at===void 0&&(u="created_at")||s.max_input_tokens===void 0&&(u="max_input_toke\
ns")||s.max_tokens===void 0&&(u="max_tokens"))return T.errors=[1],!1;{let l=e;for(let n in s)if(!(n===
"id"||n==="type"||n==="display_name"||n==="created_at"||n==="max_input_tokens"||n==="max_tokens")){return T.
errors=[1],!1;break}if(l===e){if(s.id!==void 0){let n=s.id,i=e;if(e===e)if(typeof n=="string"){if(z(
n,256))return T.errors=[1],!1;if(C(n,1))return T.errors=[1],!1}else return T.errors=[1],!1;var t=i===
e}else var t=!0;if(t){if(s.type!==void 0){let n=s.type,i=e;if(typeof n!="string")return T.errors=[1],
!1;if(n!=="model")return T.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.display_name!==void 0){
let n=s.display_name,i=e;if(e===i)if(typeof n=="string"){if(z(n,256))return T.errors=[1],!1;if(C(n,1))
return T.errors=[1],!1}else return T.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.created_at!==
void 0){let n=s.created_at,i=e;if(e===i&&e===i)if(typeof n=="string"){if(z(n,32))return T.errors=[1],
!1;if(!Qr.validate.test(n))return T.errors=[1],!1}else return T.errors=[1],!1;var t=i===e}else var t=!0;
if(t){if(s.max_input_tokens!==void 0){let n=s.max_input_tokens,i=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return T.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){
if(n>2147483647||isNaN(n))return T.errors=[1],!1;if(n<1||isNaN(n))return T.errors=[1],!1}var t=i===e}else
var t=!0;if(t)if(s.max_tokens!==void 0){let n=s.max_tokens,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return T.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>2147483647||
isNaN(n))return T.errors=[1],!1;if(n<1||isNaN(n))return T.errors=[1],!1}var t=i===e}else var t=!0}}}}}}}else
return T.errors=[1],!1;return T.errors=r,e===0}function I(s){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let l;if(s.data===void 0&&(l="data")||s.has_more===void 0&&(l="has_more")||
s.first_id===void 0&&(l="first_id")||s.last_id===void 0&&(l="last_id"))return I.errors=[1],!1;{let n=e;
for(let i in s)if(!(i==="data"||i==="has_more"||i==="first_id"||i==="last_id")){return I.errors=[1],
!1;break}if(n===e){if(s.data!==void 0){let i=s.data,a=e;if(e===a)if(Array.isArray(i)){if(i.length>1e3)
return I.errors=[1],!1;{var t=!0;let f=i.length;for(let o=0;o<f;o++){let c=e;T(i[o])||(r=r===null?T.
errors:r.concat(T.errors),e=r.length);var t=c===e;if(!t)break}}}else return I.errors=[1],!1;var u=a===
e}else var u=!0;if(u){if(s.has_more!==void 0){let i=e;if(typeof s.has_more!="boolean")return I.errors=
[1],!1;var u=i===e}else var u=!0;if(u){if(s.first_id!==void 0){let i=s.first_id,a=e;if(typeof i!="st\
ring"&&i!==null)return I.errors=[1],!1;if(e===a&&typeof i=="string"&&z(i,256))return I.errors=[1],!1;
var u=a===e}else var u=!0;if(u)if(s.last_id!==void 0){let i=s.last_id,a=e;if(typeof i!="string"&&i!==
null)return I.errors=[1],!1;if(e===a&&typeof i=="string"&&z(i,256))return I.errors=[1],!1;var u=a===
e}else var u=!0}}}}}else return I.errors=[1],!1;return I.errors=r,e===0}function $e(s){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(I(s.response)||(r=r===null?
I.errors:r.concat(I.errors),e=r.length));else return $e.errors=[1],!1;return $e.errors=r,e===0}var gr=je;function je(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(T(s.response)||(r=r===null?T.errors:r.concat(T.errors),e=r.length));else return je.errors=[1],!1;return je.
errors=r,e===0}var br=me;function me(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return me.errors=[1],
!1}}else return me.errors=[1],!1;return me.errors=r,e===0}var us={getOverview:{parameters:De,body:Qe,replies:{200:mr}},createMessage:{parameters:He,body:rr,replies:{
200:vr}},countMessageTokens:{parameters:Ue,body:sr,replies:{200:hr}},listMessageModels:{parameters:Ze,
body:tr,replies:{200:_r}},retrieveMessageModel:{parameters:Ye,body:nr,replies:{200:gr}},getContract:{
parameters:Je,body:lr,replies:{200:br}},getReference:{parameters:Ve,body:ar,replies:{}},getReferenceFile:{
parameters:Ge,body:dr,replies:{}}};export{us as default};
