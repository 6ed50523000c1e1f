// Compiled from a contract by npm run generate. Never edited.
var kr=Object.create;var qe=Object.defineProperty;var $r=Object.getOwnPropertyDescriptor;var jr=Object.getOwnPropertyNames;var Nr=Object.getPrototypeOf,Lr=Object.prototype.hasOwnProperty;var Te=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var qr=(s,r,e,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of jr(r))!Lr.call(s,a)&&
a!==e&&qe(s,a,{get:()=>r[a],enumerable:!(t=$r(r,a))||t.enumerable});return s};var se=(s,r,e)=>(e=s!=null?kr(Nr(s)):{},qr(r||!s||!s.__esModule?qe(e,"default",{value:s,enumerable:!0}):
e,s));var pe=Te(ce=>{"use strict";Object.defineProperty(ce,"__esModule",{value:!0});ce.formats=void 0;var Mr=2**
31-1,zr=(-2)**31,Fr=2**63-1,Br=(-2)**63,Fe=(2-2**-23)*2**127,Be=2**-126,Er=-1*Fe,Or=-1*Be,ze=()=>!0,
Sr=/^[A-Za-z0-9+/]*(=|==)?$/;ce.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Mr&&s>=zr,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Fr&&s>=Br,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Fe&&s>=Be||s>=Er&&s<=Or),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Sr.test(s),binary:ze,password:ze}});var ye=Te(Y=>{"use strict";Object.defineProperty(Y,"__esModule",{value:!0});Y.formatNames=Y.fastFormats=
Y.fullFormats=void 0;function Z(s,r){return{validate:s,compare:r}}Y.fullFormats={date:Z(Ke,be),time:Z(
_e(!0),xe),"date-time":Z(Ee(!0),we),"iso-time":Z(_e(),Ie),"iso-date-time":Z(Ee(),Ce),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Pr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Vr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Dr,int32:{type:"number",validate:Zr},
int64:{type:"number",validate:Yr},float:{type:"number",validate:Se},double:{type:"number",validate:Se},
password:!0,binary:!0};Y.fastFormats={...Y.fullFormats,date:Z(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,be),time:Z(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,xe),"date-time":Z(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
we),"iso-time":Z(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ie),"\
iso-date-time":Z(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ce),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Y.formatNames=Object.keys(Y.fullFormats);function Kr(s){return s%4===0&&(s%100!==0||s%400===0)}var Ir=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
wr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ke(s){let r=Ir.exec(s);if(!r)return!1;let e=+r[1],
t=+r[2],a=+r[3];return t>=1&&t<=12&&a>=1&&a<=(t===2&&Kr(e)?29:wr[t])}function be(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var he=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function _e(s){
return function(e){let t=he.exec(e);if(!t)return!1;let a=+t[1],o=+t[2],l=+t[3],i=t[4],f=t[5]==="-"?-1:
1,n=+(t[6]||0),u=+(t[7]||0);if(n>23||u>59||s&&!i)return!1;if(a<=23&&o<=59&&l<60)return!0;let c=o-u*f,
p=a-n*f-(c<0?1:0);return(p===23||p===-1)&&(c===59||c===-1)&&l<61}}function xe(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),t=new Date("2020-01-01T"+r).valueOf();if(e&&t)return e-t}function Ie(s,r){
if(!(s&&r))return;let e=he.exec(s),t=he.exec(r);if(e&&t)return s=e[1]+e[2]+e[3],r=t[1]+t[2]+t[3],s>r?
1:s<r?-1:0}var ge=/t|\s/i;function Ee(s){let r=_e(s);return function(t){let a=t.split(ge);return a.length===
2&&Ke(a[0])&&r(a[1])}}function we(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),t=new Date(r).valueOf();
if(e&&t)return e-t}function Ce(s,r){if(!(s&&r))return;let[e,t]=s.split(ge),[a,o]=r.split(ge),l=be(e,
a);if(l!==void 0)return l||xe(t,o)}var Cr=/\/|:/,Rr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Pr(s){return Cr.test(s)&&Rr.test(s)}var Oe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Dr(s){return Oe.lastIndex=0,Oe.test(s)}var Hr=-(2**31),Ur=2**31-1;function Zr(s){return Number.
isInteger(s)&&s<=Ur&&s>=Hr}function Yr(s){return Number.isInteger(s)}function Se(){return!0}var Jr=/[^\\]\\Z/;
function Vr(s){if(Jr.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var te=(s,r)=>s.length>r&&Me(s)>r,ie=(s,r)=>s.length<2*r&&Me(s)<r,Tr=/[\ud800-\udbff][\udc00-\udfff]/g,
Me=s=>s.length-(s.match(Tr)?.length??0);var Re=se(pe()),Pe=se(ye()),ls={...Re.formats,...Pe.fastFormats},De=Ae;function Ae(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Ae.errors=[1],
!1}return Ae.errors=r,e===0}var He=B;var I=te,ue=ie,Gr=new RegExp("^[ -~]+$","u"),me=new RegExp("^[ -~]*$","u");function B(s){let r=null,
e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===
void 0&&(a="headers")||s.params===void 0&&(a="params"))return B.errors=[1],!1;if(s.headers!==void 0){
let o=s.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-timeout-ms"]!==
void 0){let i=o["x-request-timeout-ms"],f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
let n=typeof i,u;if(u===void 0)if(n==="boolean"||i===null||n==="string"&&i&&i==+i&&!(i%1))u=+i;else return B.
errors=[1],!1;u!==void 0&&(i=u,o!==void 0&&(o["x-request-timeout-ms"]=u))}if(e===f&&typeof i=="numbe\
r"&&isFinite(i)){if(i>6e5||isNaN(i))return B.errors=[1],!1;if(i<1||isNaN(i))return B.errors=[1],!1}var t=f===
e}else var t=!0;if(t){if(o["idempotency-key"]!==void 0){let i=o["idempotency-key"],f=e;if(typeof i!=
"string"){let u=typeof i,c;if(c===void 0)if(u=="number"||u=="boolean")c=""+i;else if(i===null)c="";else
return B.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["idempotency-key"]=c))}if(e===f&&typeof i=="s\
tring"){if(I(i,255))return B.errors=[1],!1;if(ue(i,1))return B.errors=[1],!1;if(!Gr.test(i))return B.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(o["session-id"]!==void 0){let i=o["session-id"],f=e;
if(typeof i!="string"){let u=typeof i,c;if(c===void 0)if(u=="number"||u=="boolean")c=""+i;else if(i===
null)c="";else return B.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["session-id"]=c))}if(e===f&&typeof i==
"string"&&I(i,4096))return B.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(o["thread-id"]!==void 0){
let i=o["thread-id"],f=e;if(typeof i!="string"){let u=typeof i,c;if(c===void 0)if(u=="number"||u=="b\
oolean")c=""+i;else if(i===null)c="";else return B.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["th\
read-id"]=c))}if(e===f&&typeof i=="string"&&I(i,4096))return B.errors=[1],!1;var t=f===e}else var t=!0;
if(t){if(o["x-claude-code-session-id"]!==void 0){let i=o["x-claude-code-session-id"],f=e;if(typeof i!=
"string"){let u=typeof i,c;if(c===void 0)if(u=="number"||u=="boolean")c=""+i;else if(i===null)c="";else
return B.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["x-claude-code-session-id"]=c))}if(e===f&&typeof i==
"string"&&I(i,4096))return B.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(o["anthropic-version"]!==
void 0){let i=o["anthropic-version"],f=e;if(typeof i!="string"){let u=typeof i,c;if(c===void 0)if(u==
"number"||u=="boolean")c=""+i;else if(i===null)c="";else return B.errors=[1],!1;c!==void 0&&(i=c,o!==
void 0&&(o["anthropic-version"]=c))}if(e===f&&typeof i=="string"){if(I(i,64))return B.errors=[1],!1;
if(!me.test(i))return B.errors=[1],!1}var t=f===e}else var t=!0;if(t)if(o["anthropic-beta"]!==void 0){
let i=o["anthropic-beta"],f=e;if(typeof i!="string"){let u=typeof i,c;if(c===void 0)if(u=="number"||
u=="boolean")c=""+i;else if(i===null)c="";else return B.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["\
anthropic-beta"]=c))}if(e===f&&typeof i=="string"){if(I(i,4096))return B.errors=[1],!1;if(!me.test(i))
return B.errors=[1],!1}var t=f===e}else var t=!0}}}}}}else return B.errors=[1],!1}}return B.errors=r,
e===0}var Ue=J;function J(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&
(a="query")||s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return J.errors=[1],
!1;if(s.headers!==void 0){let o=s.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["\
anthropic-version"]!==void 0){let i=o["anthropic-version"],f=e;if(typeof i!="string"){let n=typeof i,
u;if(u===void 0)if(n=="number"||n=="boolean")u=""+i;else if(i===null)u="";else return J.errors=[1],!1;
u!==void 0&&(i=u,o!==void 0&&(o["anthropic-version"]=u))}if(e===f&&typeof i=="string"){if(I(i,64))return J.
errors=[1],!1;if(!me.test(i))return J.errors=[1],!1}var t=f===e}else var t=!0;if(t)if(o["anthropic-b\
eta"]!==void 0){let i=o["anthropic-beta"],f=e;if(typeof i!="string"){let u=typeof i,c;if(c===void 0)
if(u=="number"||u=="boolean")c=""+i;else if(i===null)c="";else return J.errors=[1],!1;c!==void 0&&(i=
c,o!==void 0&&(o["anthropic-beta"]=c))}if(e===f&&typeof i=="string"){if(I(i,4096))return J.errors=[1],
!1;if(!me.test(i))return J.errors=[1],!1}var t=f===e}else var t=!0}else return J.errors=[1],!1}}return J.
errors=r,e===0}var Ze=C;function C(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&
(a="query")||s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return C.errors=[1],
!1;if(s.query!==void 0){let o=s.query;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.limit!==
void 0){let i=o.limit,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n=typeof i,u;
if(u===void 0)if(n==="boolean"||i===null||n==="string"&&i&&i==+i&&!(i%1))u=+i;else return C.errors=[
1],!1;u!==void 0&&(i=u,o!==void 0&&(o.limit=u))}if(e===f&&typeof i=="number"&&isFinite(i)){if(i>1e3||
isNaN(i))return C.errors=[1],!1;if(i<1||isNaN(i))return C.errors=[1],!1}var t=f===e}else var t=!0;if(t){
if(o.after_id!==void 0){let i=o.after_id,f=e;if(typeof i!="string"){let u=typeof i,c;if(c===void 0)if(u==
"number"||u=="boolean")c=""+i;else if(i===null)c="";else return C.errors=[1],!1;c!==void 0&&(i=c,o!==
void 0&&(o.after_id=c))}if(e===f&&typeof i=="string"){if(I(i,256))return C.errors=[1],!1;if(ue(i,1))
return C.errors=[1],!1}var t=f===e}else var t=!0;if(t)if(o.before_id!==void 0){let i=o.before_id,f=e;
if(typeof i!="string"){let u=typeof i,c;if(c===void 0)if(u=="number"||u=="boolean")c=""+i;else if(i===
null)c="";else return C.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o.before_id=c))}if(e===f&&typeof i==
"string"){if(I(i,256))return C.errors=[1],!1;if(ue(i,1))return C.errors=[1],!1}var t=f===e}else var t=!0}}else
return C.errors=[1],!1}}return C.errors=r,e===0}var Ye=ee;function ee(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ee.errors=[1],
!1;if(s.params!==void 0){let a=s.params;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;
if(a.model===void 0&&(l="model"))return ee.errors=[1],!1;if(a.model!==void 0){let i=a.model,f=e;if(typeof i!=
"string"){let n=typeof i,u;if(u===void 0)if(n=="number"||n=="boolean")u=""+i;else if(i===null)u="";else
return ee.errors=[1],!1;u!==void 0&&(i=u,a!==void 0&&(a.model=u))}if(e===f&&typeof i=="string"){if(I(
i,256))return ee.errors=[1],!1;if(ue(i,1))return ee.errors=[1],!1}}}else return ee.errors=[1],!1}}return ee.
errors=r,e===0}var Je=ne;function ne(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ne.errors=[1],
!1;if(s.headers!==void 0){let a=s.headers;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["\
if-none-match"]!==void 0){let l=a["if-none-match"],i=e;if(typeof l!="string"){let f=typeof l,n;if(n===
void 0)if(f=="number"||f=="boolean")n=""+l;else if(l===null)n="";else return ne.errors=[1],!1;n!==void 0&&
(l=n,a!==void 0&&(a["if-none-match"]=n))}if(e===i&&typeof l=="string"&&I(l,4096))return ne.errors=[1],
!1}}else return ne.errors=[1],!1}}return ne.errors=r,e===0}var Ve=fe;function fe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return fe.errors=[1],
!1;if(s.headers!==void 0){let a=s.headers;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["\
if-none-match"]!==void 0){let l=a["if-none-match"],i=e;if(typeof l!="string"){let f=typeof l,n;if(n===
void 0)if(f=="number"||f=="boolean")n=""+l;else if(l===null)n="";else return fe.errors=[1],!1;n!==void 0&&
(l=n,a!==void 0&&(a["if-none-match"]=n))}if(e===i&&typeof l=="string"&&I(l,4096))return fe.errors=[1],
!1}}else return fe.errors=[1],!1}}return fe.errors=r,e===0}var Ge=R;var Wr=new RegExp("^[a-z][a-z0-9.-]*$","u");function R(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a="headers")||s.params===void 0&&
(a="params"))return R.errors=[1],!1;if(s.headers!==void 0){let o=s.headers,l=e;if(e===l)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){let i=o["if-none-match"],f=e;if(typeof i!=
"string"){let n=typeof i,u;if(u===void 0)if(n=="number"||n=="boolean")u=""+i;else if(i===null)u="";else
return R.errors=[1],!1;u!==void 0&&(i=u,o!==void 0&&(o["if-none-match"]=u))}if(e===f&&typeof i=="str\
ing"&&I(i,4096))return R.errors=[1],!1}}else return R.errors=[1],!1;var t=l===e}else var t=!0;if(t)if(s.
params!==void 0){let o=s.params,l=e;if(e===l)if(o&&typeof o=="object"&&!Array.isArray(o)){let f;if(o.
file===void 0&&(f="file"))return R.errors=[1],!1;if(o.file!==void 0){let n=o.file,u=e;if(typeof n!="\
string"){let c=typeof n,p;if(p===void 0)if(c=="number"||c=="boolean")p=""+n;else if(n===null)p="";else
return R.errors=[1],!1;p!==void 0&&(n=p,o!==void 0&&(o.file=p))}if(e===u&&typeof n=="string"){if(I(n,
64))return R.errors=[1],!1;if(ue(n,1))return R.errors=[1],!1;if(!Wr.test(n))return R.errors=[1],!1}}}else
return R.errors=[1],!1;var t=l===e}else var t=!0}return R.errors=r,e===0}var We=se(pe()),Xe=se(ye()),os={...We.formats,...Xe.fastFormats},Qe=er;function er(s){let r=null,e=0;return er.errors=r,e===0}var rr=A;var x=te,ke=ie;function D(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.type===
void 0&&(l="type")||s.text===void 0&&(l="text"))return D.errors=[1],!1;if(s.type!==void 0){let i=s.type,
f=e;if(typeof i!="string")return D.errors=[1],!1;if(i!=="text")return D.errors=[1],!1;var t=f===e}else
var t=!0;if(t){if(s.text!==void 0){let i=s.text,f=e;if(e===f)if(typeof i=="string"){if(x(i,8388608))
return D.errors=[1],!1}else return D.errors=[1],!1;var t=f===e}else var t=!0;if(t)if(s.cache_control!==
void 0){let i=s.cache_control,f=e,n=e,u=!1,c=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){
if(i.type!==void 0){let k=i.type,d=e;e===d&&(typeof k=="string"?x(k,64)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++));var a=d===e}else var a=!0;if(a)if(i.ttl!==void 0){let k=i.ttl,d=e;e===
d&&(typeof k=="string"?x(k,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var a=d===
e}else var a=!0}else r===null?r=[1]:r.push(1),e++;var o=c===e;if(u=u||o,!u){let k=e;i!==null&&(r===null?
r=[1]:r.push(1),e++);var o=k===e;u=u||o}if(u)e=n,r!==null&&(n?r.length=n:r=null);else return r===null?
r=[1]:r.push(1),e++,D.errors=r,!1;var t=f===e}else var t=!0}}else return D.errors=[1],!1;return D.errors=
r,e===0}function P(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return P.errors=[
1],!1;{var t=!0;let a=s.length;for(let o=0;o<a;o++){let l=e;D(s[o])||(r=r===null?D.errors:r.concat(D.
errors),e=r.length);var t=l===e;if(!t)break}}}else return P.errors=[1],!1;return P.errors=r,e===0}function K(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.type===void 0&&(o="t\
ype"))return K.errors=[1],!1;if(s.type!==void 0){let l=s.type,i=e;if(e===i)if(typeof l=="string"){if(x(
l,64))return K.errors=[1],!1}else return K.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.media_type!==
void 0){let l=s.media_type,i=e;if(e===i)if(typeof l=="string"){if(x(l,256))return K.errors=[1],!1}else
return K.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.data!==void 0){let l=s.data,i=e;if(e===i)
if(typeof l=="string"){if(x(l,8388608))return K.errors=[1],!1}else return K.errors=[1],!1;var t=i===
e}else var t=!0;if(t){if(s.url!==void 0){let l=s.url,i=e;if(e===i)if(typeof l=="string"){if(x(l,8192))
return K.errors=[1],!1}else return K.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.content!==void 0){
let l=s.content,i=e,f=e,n=!1,u=e;e===e&&(typeof l=="string"?x(l,8388608)&&(r===null?r=[1]:r.push(1),
e++):(r===null?r=[1]:r.push(1),e++));var a=u===e;if(n=n||a,!n){let h=e;P(l)||(r=r===null?P.errors:r.
concat(P.errors),e=r.length);var a=h===e;n=n||a}if(n)e=f,r!==null&&(f?r.length=f:r=null);else return r===
null?r=[1]:r.push(1),e++,K.errors=r,!1;var t=i===e}else var t=!0}}}}else return K.errors=[1],!1;return K.
errors=r,e===0}function S(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.type===
void 0&&(i="type"))return S.errors=[1],!1;if(s.type!==void 0){let f=s.type,n=e;if(e===n)if(typeof f==
"string"){if(x(f,64))return S.errors=[1],!1}else return S.errors=[1],!1;var t=n===e}else var t=!0;if(t){
if(s.tool_name!==void 0){let f=s.tool_name,n=e;if(e===n)if(typeof f=="string"){if(x(f,256))return S.
errors=[1],!1}else return S.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.text!==void 0){let f=s.
text,n=e;if(e===n)if(typeof f=="string"){if(x(f,8388608))return S.errors=[1],!1}else return S.errors=
[1],!1;var t=n===e}else var t=!0;if(t){if(s.source!==void 0){let f=s.source,n=e,u=e,c=!1,p=e;K(f)||(r=
r===null?K.errors:r.concat(K.errors),e=r.length);var a=p===e;if(c=c||a,!c){let k=e;e===e&&(typeof f==
"string"?x(f,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var a=k===e;c=
c||a}if(c)e=u,r!==null&&(u?r.length=u:r=null);else return r===null?r=[1]:r.push(1),e++,S.errors=r,!1;
var t=n===e}else var t=!0;if(t){if(s.title!==void 0){let f=s.title,n=e;if(typeof f!="string"&&f!==null)
return S.errors=[1],!1;if(e===n&&typeof f=="string"&&x(f,65536))return S.errors=[1],!1;var t=n===e}else
var t=!0;if(t){if(s.context!==void 0){let f=s.context,n=e;if(typeof f!="string"&&f!==null)return S.errors=
[1],!1;if(e===n&&typeof f=="string"&&x(f,8388608))return S.errors=[1],!1;var t=n===e}else var t=!0;if(t){
if(s.content!==void 0){let f=e;P(s.content)||(r=r===null?P.errors:r.concat(P.errors),e=r.length);var t=f===
e}else var t=!0;if(t)if(s.cache_control!==void 0){let f=s.cache_control,n=e,u=e,c=!1,p=e;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f.type!==void 0){let d=f.type,y=e;e===y&&(typeof d=="strin\
g"?x(d,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var o=y===e}else var o=!0;
if(o)if(f.ttl!==void 0){let d=f.ttl,y=e;e===y&&(typeof d=="string"?x(d,64)&&(r===null?r=[1]:r.push(1),
e++):(r===null?r=[1]:r.push(1),e++));var o=y===e}else var o=!0}else r===null?r=[1]:r.push(1),e++;var l=p===
e;if(c=c||l,!c){let d=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var l=d===e;c=c||l}if(c)e=u,r!==null&&
(u?r.length=u:r=null);else return r===null?r=[1]:r.push(1),e++,S.errors=r,!1;var t=n===e}else var t=!0}}}}}}}else
return S.errors=[1],!1;return S.errors=r,e===0}function le(s){let r=null,e=0;if(e===0)if(Array.isArray(
s)){if(s.length>1e4)return le.errors=[1],!1;{var t=!0;let a=s.length;for(let o=0;o<a;o++){let l=e;S(
s[o])||(r=r===null?S.errors:r.concat(S.errors),e=r.length);var t=l===e;if(!t)break}}}else return le.
errors=[1],!1;return le.errors=r,e===0}function O(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type!==void 0){
let l=s.type,i=e;if(typeof l!="string"&&l!==null)return O.errors=[1],!1;if(e===i&&typeof l=="string"&&
x(l,64))return O.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.name!==void 0){let l=s.name,i=e;
if(e===i)if(typeof l=="string"){if(x(l,256))return O.errors=[1],!1;if(ke(l,1))return O.errors=[1],!1}else
return O.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.description!==void 0){let l=s.description,
i=e;if(e===i)if(typeof l=="string"){if(x(l,1048576))return O.errors=[1],!1}else return O.errors=[1],
!1;var t=i===e}else var t=!0;if(t){if(s.input_schema!==void 0){let l=s.input_schema,i=e;if(e===e&&!(l&&
typeof l=="object"&&!Array.isArray(l)))return O.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.strict!==
void 0){let l=s.strict,i=e;if(typeof l!="boolean"&&l!==null)return O.errors=[1],!1;var t=i===e}else var t=!0;
if(t){if(s.defer_loading!==void 0){let l=s.defer_loading,i=e;if(typeof l!="boolean"&&l!==null)return O.
errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.cache_control!==void 0){let l=s.cache_control,i=e,
f=e,n=!1,u=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.type!==void 0){let h=l.type,
k=e;e===k&&(typeof h=="string"?x(h,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));
var a=k===e}else var a=!0;if(a)if(l.ttl!==void 0){let h=l.ttl,k=e;e===k&&(typeof h=="string"?x(h,64)&&
(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var a=k===e}else var a=!0}else r===null?
r=[1]:r.push(1),e++;var o=u===e;if(n=n||o,!n){let h=e;l!==null&&(r===null?r=[1]:r.push(1),e++);var o=h===
e;n=n||o}if(n)e=f,r!==null&&(f?r.length=f:r=null);else return r===null?r=[1]:r.push(1),e++,O.errors=
r,!1;var t=i===e}else var t=!0}}}}}}else return O.errors=[1],!1;return O.errors=r,e===0}function V(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.type===void 0&&(a="t\
ype"))return V.errors=[1],!1;if(s.type!==void 0){let o=s.type,l=e;if(e===l)if(typeof o=="string"){if(x(
o,64))return V.errors=[1],!1}else return V.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(s.name!==
void 0){let o=s.name,l=e;if(e===l)if(typeof o=="string"){if(x(o,256))return V.errors=[1],!1}else return V.
errors=[1],!1;var t=l===e}else var t=!0;if(t)if(s.definition!==void 0){let o=e;O(s.definition)||(r=r===
null?O.errors:r.concat(O.errors),e=r.length);var t=o===e}else var t=!0}}else return V.errors=[1],!1;
return V.errors=r,e===0}function q(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let f;if(s.type===void 0&&(f="type"))return q.errors=[1],!1;if(s.type!==void 0){let n=s.type,u=e;
if(e===u)if(typeof n=="string"){if(x(n,64))return q.errors=[1],!1}else return q.errors=[1],!1;var t=u===
e}else var t=!0;if(t){if(s.text!==void 0){let n=s.text,u=e;if(e===u)if(typeof n=="string"){if(x(n,8388608))
return q.errors=[1],!1}else return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.source!==void 0){
let n=s.source,u=e,c=e,p=!1,h=e;K(n)||(r=r===null?K.errors:r.concat(K.errors),e=r.length);var a=h===
e;if(p=p||a,!p){let d=e;e===e&&(typeof n=="string"?x(n,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===
null?r=[1]:r.push(1),e++));var a=d===e;p=p||a}if(p)e=c,r!==null&&(c?r.length=c:r=null);else return r===
null?r=[1]:r.push(1),e++,q.errors=r,!1;var t=u===e}else var t=!0;if(t){if(s.title!==void 0){let n=s.
title,u=e;if(typeof n!="string"&&n!==null)return q.errors=[1],!1;if(e===u&&typeof n=="string"&&x(n,65536))
return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.context!==void 0){let n=s.context,u=e;if(typeof n!=
"string"&&n!==null)return q.errors=[1],!1;if(e===u&&typeof n=="string"&&x(n,8388608))return q.errors=
[1],!1;var t=u===e}else var t=!0;if(t){if(s.id!==void 0){let n=s.id,u=e;if(e===u)if(typeof n=="strin\
g"){if(x(n,256))return q.errors=[1],!1}else return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.
name!==void 0){let n=s.name,u=e;if(e===u)if(typeof n=="string"){if(x(n,256))return q.errors=[1],!1}else
return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.input!==void 0){let n=s.input,u=e;if(e===
u&&!(n&&typeof n=="object"&&!Array.isArray(n)))return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){
if(s.tool_use_id!==void 0){let n=s.tool_use_id,u=e;if(e===u)if(typeof n=="string"){if(x(n,256))return q.
errors=[1],!1}else return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.is_error!==void 0){let n=s.
is_error,u=e;if(typeof n!="boolean"&&n!==null)return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){
if(s.content!==void 0){let n=s.content,u=e,c=e,p=!1,h=e;e===e&&(typeof n=="string"?x(n,8388608)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var o=h===e;if(p=p||o,!p){let y=e;le(n)||(r=
r===null?le.errors:r.concat(le.errors),e=r.length);var o=y===e;if(p=p||o,!p){let m=e;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){let T;if(n.type===void 0&&(T="type"))r===null?r=[1]:r.push(1),
e++;else if(n.type!==void 0){let g=n.type;e===e&&(typeof g=="string"?x(g,64)&&(r===null?r=[1]:r.push(
1),e++):(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var o=m===e;if(p=p||o,!p){
let T=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var o=T===e;p=p||o}}}if(p)e=c,r!==null&&(c?r.length=
c:r=null);else return r===null?r=[1]:r.push(1),e++,q.errors=r,!1;var t=u===e}else var t=!0;if(t){if(s.
thinking!==void 0){let n=s.thinking,u=e;if(e===u)if(typeof n=="string"){if(x(n,8388608))return q.errors=
[1],!1}else return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.signature!==void 0){let n=s.
signature,u=e;if(typeof n!="string"&&n!==null)return q.errors=[1],!1;if(e===u&&typeof n=="string"&&x(
n,8388608))return q.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.data!==void 0){let n=s.data,u=e;
if(e===u)if(typeof n=="string"){if(x(n,8388608))return q.errors=[1],!1}else return q.errors=[1],!1;var t=u===
e}else var t=!0;if(t){if(s.tool!==void 0){let n=e;V(s.tool)||(r=r===null?V.errors:r.concat(V.errors),
e=r.length);var t=n===e}else var t=!0;if(t)if(s.cache_control!==void 0){let n=s.cache_control,u=e,c=e,
p=!1,h=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type!==void 0){let y=n.type,_=e;
e===_&&(typeof y=="string"?x(y,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var l=_===
e}else var l=!0;if(l)if(n.ttl!==void 0){let y=n.ttl,_=e;e===_&&(typeof y=="string"?x(y,64)&&(r===null?
r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var l=_===e}else var l=!0}else r===null?r=[1]:r.
push(1),e++;var i=h===e;if(p=p||i,!p){let y=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var i=y===e;p=
p||i}if(p)e=c,r!==null&&(c?r.length=c:r=null);else return r===null?r=[1]:r.push(1),e++,q.errors=r,!1;
var t=u===e}else var t=!0}}}}}}}}}}}}}}}else return q.errors=[1],!1;return q.errors=r,e===0}function ae(s){
let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return ae.errors=[1],!1;{var t=!0;let a=s.
length;for(let o=0;o<a;o++){let l=e;q(s[o])||(r=r===null?q.errors:r.concat(q.errors),e=r.length);var t=l===
e;if(!t)break}}}else return ae.errors=[1],!1;return ae.errors=r,e===0}function H(s){let r=null,e=0,t=e,
a=!0,o=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.role===void 0&&(n="role")){let u={};
r===null?r=[u]:r.push(u),e++}else if(s.role!==void 0){let u=s.role;if(!(u==="user"||u==="assistant")){
let c={};r===null?r=[c]:r.push(c),e++}}}var l=o===e;if(e=t,r!==null&&(t?r.length=t:r=null),l){let n=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.content===void 0&&(c="content"))return H.errors=
[1],!1}var l=n===e;a=l}if(!a)return r===null?r=[1]:r.push(1),e++,H.errors=r,!1;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let n;if(s.role===void 0&&(n="role"))return H.errors=[1],!1;if(s.role!==
void 0){let u=s.role,c=e;if(typeof u!="string")return H.errors=[1],!1;if(!(u==="user"||u==="assistan\
t"||u==="system"))return H.errors=[1],!1;var i=c===e}else var i=!0;if(i)if(s.content!==void 0){let u=s.
content,c=e,p=e,h=!1,k=e;e===e&&(typeof u=="string"?x(u,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===
null?r=[1]:r.push(1),e++));var f=k===e;if(h=h||f,!h){let _=e;ae(u)||(r=r===null?ae.errors:r.concat(ae.
errors),e=r.length);var f=_===e;h=h||f}if(h)e=p,r!==null&&(p?r.length=p:r=null);else return r===null?
r=[1]:r.push(1),e++,H.errors=r,!1;var i=c===e}else var i=!0}else return H.errors=[1],!1;return H.errors=
r,e===0}function G(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return G.errors=[
1],!1;if(s.length<1)return G.errors=[1],!1;{var t=!0;let a=s.length;for(let o=0;o<a;o++){let l=e;H(s[o])||
(r=r===null?H.errors:r.concat(H.errors),e=r.length);var t=l===e;if(!t)break}}}else return G.errors=[
1],!1;return G.errors=r,e===0}function re(s){let r=null,e=0,t=e,a=!1,o=e;e===e&&(typeof s=="string"?x(s,8388608)&&(r===null?r=[1]:
r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var i=o===e;if(a=a||i,!a){let f=e;P(s)||(r=r===null?P.
errors:r.concat(P.errors),e=r.length);var i=f===e;a=a||i}if(a)e=t,r!==null&&(t?r.length=t:r=null);else
return r===null?r=[1]:r.push(1),e++,re.errors=r,!1;return re.errors=r,e===0}function X(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return X.errors=[1],!1;{var t=!0;
let a=s.length;for(let o=0;o<a;o++){let l=e;O(s[o])||(r=r===null?O.errors:r.concat(O.errors),e=r.length);
var t=l===e;if(!t)break}}}else return X.errors=[1],!1;return X.errors=r,e===0}function W(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.type===
void 0&&(a="type")||s.schema===void 0&&(a="schema"))return W.errors=[1],!1;if(s.type!==void 0){let o=s.
type,l=e;if(typeof o!="string")return W.errors=[1],!1;if(o!=="json_schema")return W.errors=[1],!1;var t=l===
e}else var t=!0;if(t)if(s.schema!==void 0){let o=s.schema,l=e;if(e===e&&!(o&&typeof o=="object"&&!Array.
isArray(o)))return W.errors=[1],!1;var t=l===e}else var t=!0}else return W.errors=[1],!1;return W.errors=
r,e===0}function U(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.effort!==
void 0){let o=s.effort,l=e;if(typeof o!="string"&&o!==null)return U.errors=[1],!1;if(e===l&&typeof o==
"string"&&x(o,64))return U.errors=[1],!1;var t=l===e}else var t=!0;if(t)if(s.format!==void 0){let o=s.
format,l=e,i=e,f=!1,n=e;W(o)||(r=r===null?W.errors:r.concat(W.errors),e=r.length);var a=n===e;if(f=f||
a,!f){let c=e;o!==null&&(r===null?r=[1]:r.push(1),e++);var a=c===e;f=f||a}if(f)e=i,r!==null&&(i?r.length=
i:r=null);else return r===null?r=[1]:r.push(1),e++,U.errors=r,!1;var t=l===e}else var t=!0}else return U.
errors=[1],!1;return U.errors=r,e===0}function A(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.body===void 0&&(f="body"))return A.errors=[1],!1;if(s.body!==void 0){let n=s.
body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){n.stream===void 0&&(n.stream=!1);let c;if(n.
model===void 0&&(c="model")||n.max_tokens===void 0&&(c="max_tokens")||n.messages===void 0&&(c="messa\
ges"))return A.errors=[1],!1;if(n.model!==void 0){let p=n.model,h=e;if(e===e)if(typeof p=="string"){
if(x(p,256))return A.errors=[1],!1;if(ke(p,1))return A.errors=[1],!1}else return A.errors=[1],!1;var t=h===
e}else var t=!0;if(t){if(n.max_tokens!==void 0){let p=n.max_tokens,h=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)))return A.errors=[1],!1;if(e===h&&typeof p=="number"&&isFinite(p)){if(p>2147483647||
isNaN(p))return A.errors=[1],!1;if(p<1||isNaN(p))return A.errors=[1],!1}var t=h===e}else var t=!0;if(t){
if(n.messages!==void 0){let p=e;G(n.messages)||(r=r===null?G.errors:r.concat(G.errors),e=r.length);var t=p===
e}else var t=!0;if(t){if(n.system!==void 0){let p=e;re(n.system)||(r=r===null?re.errors:r.concat(re.
errors),e=r.length);var t=p===e}else var t=!0;if(t){let p=n.stream,h=e;if(typeof p!="boolean"&&p!==null)
return A.errors=[1],!1;var t=h===e;if(t){if(n.temperature!==void 0){let d=n.temperature,y=e;if(!(typeof d==
"number"&&isFinite(d))&&d!==null)return A.errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>
1||isNaN(d))return A.errors=[1],!1;if(d<0||isNaN(d))return A.errors=[1],!1}var t=y===e}else var t=!0;
if(t){if(n.top_p!==void 0){let d=n.top_p,y=e;if(!(typeof d=="number"&&isFinite(d))&&d!==null)return A.
errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return A.errors=[1],!1;if(d<
0||isNaN(d))return A.errors=[1],!1}var t=y===e}else var t=!0;if(t){if(n.top_k!==void 0){let d=n.top_k,
y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return A.errors=[1],!1;if(e===
y&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return A.errors=[1],!1;if(d<0||isNaN(d))
return A.errors=[1],!1}var t=y===e}else var t=!0;if(t){if(n.stop_sequences!==void 0){let d=n.stop_sequences,
y=e;if(!Array.isArray(d)&&d!==null)return A.errors=[1],!1;if(e===y&&Array.isArray(d)){if(d.length>64)
return A.errors=[1],!1;{var a=!0;let m=d.length;for(let v=0;v<m;v++){let b=d[v],T=e;if(e===e)if(typeof b==
"string"){if(x(b,4096))return A.errors=[1],!1}else return A.errors=[1],!1;var a=T===e;if(!a)break}}}
var t=y===e}else var t=!0;if(t){if(n.tools!==void 0){let d=e;X(n.tools)||(r=r===null?X.errors:r.concat(
X.errors),e=r.length);var t=d===e}else var t=!0;if(t){if(n.tool_choice!==void 0){let d=n.tool_choice,
y=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let v;if(d.type===void 0&&(v="type"))return A.
errors=[1],!1;if(d.type!==void 0){let b=d.type,T=e;if(typeof b!="string")return A.errors=[1],!1;if(!(b===
"auto"||b==="any"||b==="tool"||b==="none"))return A.errors=[1],!1;var o=T===e}else var o=!0;if(o){if(d.
name!==void 0){let b=d.name,T=e;if(e===T)if(typeof b=="string"){if(x(b,256))return A.errors=[1],!1}else
return A.errors=[1],!1;var o=T===e}else var o=!0;if(o)if(d.disable_parallel_tool_use!==void 0){let b=d.
disable_parallel_tool_use,T=e;if(typeof b!="boolean"&&b!==null)return A.errors=[1],!1;var o=T===e}else
var o=!0}}else return A.errors=[1],!1;var t=y===e}else var t=!0;if(t){if(n.thinking!==void 0){let d=n.
thinking,y=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let v;if(d.type===void 0&&(v="typ\
e"))return A.errors=[1],!1;if(d.type!==void 0){let b=d.type,T=e;if(e===T)if(typeof b=="string"){if(x(
b,64))return A.errors=[1],!1}else return A.errors=[1],!1;var l=T===e}else var l=!0;if(l)if(d.budget_tokens!==
void 0){let b=d.budget_tokens,T=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b))&&b!==null)
return A.errors=[1],!1;if(e===T&&typeof b=="number"&&isFinite(b)){if(b>2147483647||isNaN(b))return A.
errors=[1],!1;if(b<0||isNaN(b))return A.errors=[1],!1}var l=T===e}else var l=!0}else return A.errors=
[1],!1;var t=y===e}else var t=!0;if(t){if(n.output_config!==void 0){let d=e;U(n.output_config)||(r=r===
null?U.errors:r.concat(U.errors),e=r.length);var t=d===e}else var t=!0;if(t){if(n.metadata!==void 0){
let d=n.metadata,y=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.user_id!==void 0){let v=d.
user_id,b=e;if(typeof v!="string"&&v!==null)return A.errors=[1],!1;if(e===b&&typeof v=="string"&&x(v,
1024))return A.errors=[1],!1}}else return A.errors=[1],!1;var t=y===e}else var t=!0;if(t){if(n.cache_control!==
void 0){let d=n.cache_control,y=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return A.
errors=[1],!1;var t=y===e}else var t=!0;if(t){if(n.context_management!==void 0){let d=n.context_management,
y=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return A.errors=[1],!1;var t=y===e}else
var t=!0;if(t){if(n.service_tier!==void 0){let d=n.service_tier,y=e;if(typeof d!="string"&&d!==null)
return A.errors=[1],!1;if(e===y&&typeof d=="string"&&x(d,64))return A.errors=[1],!1;var t=y===e}else
var t=!0;if(t)if(n.mcp_servers!==void 0){let d=n.mcp_servers,y=e;if(!Array.isArray(d)&&d!==null)return A.
errors=[1],!1;if(e===y&&Array.isArray(d)){if(d.length>0)return A.errors=[1],!1;{var i=!0;let m=d.length;
for(let v=0;v<m;v++){let b=d[v],T=e;if(e===T&&!(b&&typeof b=="object"&&!Array.isArray(b)))return A.errors=
[1],!1;var i=T===e;if(!i)break}}}var t=y===e}else var t=!0}}}}}}}}}}}}}}}}}else return A.errors=[1],
!1}}return A.errors=r,e===0}var sr=E;function E(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.body===void 0&&
(l="body"))return E.errors=[1],!1;if(s.body!==void 0){let i=s.body;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let n;if(i.model===void 0&&(n="model")||i.messages===void 0&&(n="messages"))return E.
errors=[1],!1;if(i.model!==void 0){let u=i.model,c=e;if(e===e)if(typeof u=="string"){if(x(u,256))return E.
errors=[1],!1;if(ke(u,1))return E.errors=[1],!1}else return E.errors=[1],!1;var t=c===e}else var t=!0;
if(t){if(i.messages!==void 0){let u=e;G(i.messages)||(r=r===null?G.errors:r.concat(G.errors),e=r.length);
var t=u===e}else var t=!0;if(t){if(i.system!==void 0){let u=e;re(i.system)||(r=r===null?re.errors:r.
concat(re.errors),e=r.length);var t=u===e}else var t=!0;if(t){if(i.tools!==void 0){let u=e;X(i.tools)||
(r=r===null?X.errors:r.concat(X.errors),e=r.length);var t=u===e}else var t=!0;if(t){if(i.tool_choice!==
void 0){let u=i.tool_choice,c=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let k;if(u.type===
void 0&&(k="type"))return E.errors=[1],!1;if(u.type!==void 0){let d=u.type,y=e;if(typeof d!="string")
return E.errors=[1],!1;if(!(d==="auto"||d==="any"||d==="tool"||d==="none"))return E.errors=[1],!1;var a=y===
e}else var a=!0;if(a){if(u.name!==void 0){let d=u.name,y=e;if(e===y)if(typeof d=="string"){if(x(d,256))
return E.errors=[1],!1}else return E.errors=[1],!1;var a=y===e}else var a=!0;if(a)if(u.disable_parallel_tool_use!==
void 0){let d=u.disable_parallel_tool_use,y=e;if(typeof d!="boolean"&&d!==null)return E.errors=[1],!1;
var a=y===e}else var a=!0}}else return E.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(i.thinking!==
void 0){let u=i.thinking,c=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let k;if(u.type===
void 0&&(k="type"))return E.errors=[1],!1;if(u.type!==void 0){let d=u.type,y=e;if(e===y)if(typeof d==
"string"){if(x(d,64))return E.errors=[1],!1}else return E.errors=[1],!1;var o=y===e}else var o=!0;if(o)
if(u.budget_tokens!==void 0){let d=u.budget_tokens,y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return E.errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(
d))return E.errors=[1],!1;if(d<0||isNaN(d))return E.errors=[1],!1}var o=y===e}else var o=!0}else return E.
errors=[1],!1;var t=c===e}else var t=!0;if(t)if(i.output_config!==void 0){let u=e;U(i.output_config)||
(r=r===null?U.errors:r.concat(U.errors),e=r.length);var t=u===e}else var t=!0}}}}}}else return E.errors=
[1],!1}}return E.errors=r,e===0}var tr=ir;function ir(s){let r=null,e=0;return ir.errors=r,e===0}var nr=fr;function fr(s){let r=null,e=0;return fr.errors=r,e===0}var lr=ar;function ar(s){let r=null,e=0;return ar.errors=r,e===0}var or=ur;function ur(s){let r=null,e=0;return ur.errors=r,e===0}var dr=cr;function cr(s){let r=null,e=0;return cr.errors=r,e===0}var pr=se(pe()),yr=se(ye()),es={...pr.formats,...yr.fastFormats},mr=j;var L=te,w=ie;function j(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
response!==void 0){let f=s.response;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let u;if(f.
name===void 0&&(u="name")||f.operations===void 0&&(u="operations")||f.elsewhere===void 0&&(u="elsewh\
ere"))return j.errors=[1],!1;{let c=e;for(let p in f)if(!(p==="name"||p==="operations"||p==="elsewhe\
re")){return j.errors=[1],!1;break}if(c===e){if(f.name!==void 0){let p=f.name,h=e;if(e===h)if(typeof p==
"string"){if(L(p,128))return j.errors=[1],!1;if(w(p,1))return j.errors=[1],!1}else return j.errors=[
1],!1;var t=h===e}else var t=!0;if(t){if(f.operations!==void 0){let p=f.operations,h=e;if(e===h)if(Array.
isArray(p)){if(p.length>256)return j.errors=[1],!1;{var a=!0;let d=p.length;for(let y=0;y<d;y++){let _=p[y],
m=e;if(e===m)if(_&&typeof _=="object"&&!Array.isArray(_)){let b;if(_.method===void 0&&(b="method")||
_.path===void 0&&(b="path")||_.summary===void 0&&(b="summary"))return j.errors=[1],!1;{let T=e;for(let g in _)
if(!(g==="method"||g==="path"||g==="summary")){return j.errors=[1],!1;break}if(T===e){if(_.method!==
void 0){let g=_.method,M=e;if(e===M)if(typeof g=="string"){if(L(g,7))return j.errors=[1],!1;if(w(g,3))
return j.errors=[1],!1}else return j.errors=[1],!1;var o=M===e}else var o=!0;if(o){if(_.path!==void 0){
let g=_.path,M=e;if(e===M)if(typeof g=="string"){if(L(g,256))return j.errors=[1],!1;if(w(g,1))return j.
errors=[1],!1}else return j.errors=[1],!1;var o=M===e}else var o=!0;if(o)if(_.summary!==void 0){let g=_.
summary,M=e;if(e===M)if(typeof g=="string"){if(L(g,256))return j.errors=[1],!1}else return j.errors=
[1],!1;var o=M===e}else var o=!0}}}}else return j.errors=[1],!1;var a=m===e;if(!a)break}}}else return j.
errors=[1],!1;var t=h===e}else var t=!0;if(t)if(f.elsewhere!==void 0){let p=f.elsewhere,h=e;if(e===h)
if(Array.isArray(p)){if(p.length>16)return j.errors=[1],!1;{var l=!0;let d=p.length;for(let y=0;y<d;y++){
let _=p[y],m=e;if(e===m)if(_&&typeof _=="object"&&!Array.isArray(_)){let b;if(_.name===void 0&&(b="n\
ame"))return j.errors=[1],!1;{let T=e;for(let g in _)if(!(g==="name"||g==="path"||g==="address"||g===
"port")){return j.errors=[1],!1;break}if(T===e){if(_.name!==void 0){let g=_.name,M=e;if(e===M)if(typeof g==
"string"){if(L(g,128))return j.errors=[1],!1;if(w(g,1))return j.errors=[1],!1}else return j.errors=[
1],!1;var i=M===e}else var i=!0;if(i){if(_.path!==void 0){let g=_.path,M=e;if(e===M)if(typeof g=="st\
ring"){if(L(g,256))return j.errors=[1],!1;if(w(g,1))return j.errors=[1],!1}else return j.errors=[1],
!1;var i=M===e}else var i=!0;if(i){if(_.address!==void 0){let g=_.address,M=e;if(e===M)if(typeof g==
"string"){if(L(g,2048))return j.errors=[1],!1;if(w(g,1))return j.errors=[1],!1}else return j.errors=
[1],!1;var i=M===e}else var i=!0;if(i)if(_.port!==void 0){let g=_.port,M=e;if(!(typeof g=="number"&&
!(g%1)&&!isNaN(g)&&isFinite(g)))return j.errors=[1],!1;if(e===M&&typeof g=="number"&&isFinite(g)){if(g>
65535||isNaN(g))return j.errors=[1],!1;if(g<1||isNaN(g))return j.errors=[1],!1}var i=M===e}else var i=!0}}}}}else
return j.errors=[1],!1;var l=m===e;if(!l)break}}}else return j.errors=[1],!1;var t=h===e}else var t=!0}}}}else
return j.errors=[1],!1}}else return j.errors=[1],!1;return j.errors=r,e===0}var vr=$e;function de(s){let r=null,e=0,t=e,a=!1,o=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;
if(s.type===void 0&&(p="type")||s.text===void 0&&(p="text"))r===null?r=[1]:r.push(1),e++;else{if(s.type!==
void 0){let h=s.type,k=e;typeof h!="string"&&(r===null?r=[1]:r.push(1),e++),h!=="text"&&(r===null?r=
[1]:r.push(1),e++);var i=k===e}else var i=!0;if(i){if(s.text!==void 0){let h=s.text,k=e;e===k&&(typeof h==
"string"?L(h,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var i=k===e}else
var i=!0;if(i)if(s.citations!==void 0){let h=s.citations,k=e;if(!Array.isArray(h)&&h!==null&&(r===null?
r=[1]:r.push(1),e++),e===k&&Array.isArray(h))if(h.length>1e3)r===null?r=[1]:r.push(1),e++;else{var f=!0;
let y=h.length;for(let _=0;_<y;_++){let m=h[_],v=e;m&&typeof m=="object"&&!Array.isArray(m)||(r===null?
r=[1]:r.push(1),e++);var f=v===e;if(!f)break}}var i=k===e}else var i=!0}}}else r===null?r=[1]:r.push(
1),e++;var n=o===e;if(a=a||n,!a){let p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.type===void 0&&(d="type")||s.thinking===void 0&&(d="thinking"))r===null?r=[1]:r.push(1),e++;else{
if(s.type!==void 0){let y=s.type,_=e;typeof y!="string"&&(r===null?r=[1]:r.push(1),e++),y!=="thinkin\
g"&&(r===null?r=[1]:r.push(1),e++);var u=_===e}else var u=!0;if(u){if(s.thinking!==void 0){let y=s.thinking,
_=e;e===_&&(typeof y=="string"?L(y,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(
1),e++));var u=_===e}else var u=!0;if(u)if(s.signature!==void 0){let y=s.signature,_=e;e===_&&(typeof y==
"string"?L(y,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=_===e}else
var u=!0}}}else r===null?r=[1]:r.push(1),e++;var n=p===e;if(a=a||n,!a){let d=e;if(e===e)if(s&&typeof s==
"object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")||s.id===void 0&&(m="id")||s.name===
void 0&&(m="name")||s.input===void 0&&(m="input"))r===null?r=[1]:r.push(1),e++;else{if(s.type!==void 0){
let v=s.type,b=e;typeof v!="string"&&(r===null?r=[1]:r.push(1),e++),v!=="tool_use"&&(r===null?r=[1]:
r.push(1),e++);var c=b===e}else var c=!0;if(c){if(s.id!==void 0){let v=s.id,b=e;e===b&&(typeof v=="s\
tring"?L(v,256)?(r===null?r=[1]:r.push(1),e++):w(v,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:
r.push(1),e++));var c=b===e}else var c=!0;if(c){if(s.name!==void 0){let v=s.name,b=e;e===b&&(typeof v==
"string"?L(v,256)?(r===null?r=[1]:r.push(1),e++):w(v,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=
[1]:r.push(1),e++));var c=b===e}else var c=!0;if(c){if(s.input!==void 0){let v=s.input,b=e;e===b&&(v&&
typeof v=="object"&&!Array.isArray(v)||(r===null?r=[1]:r.push(1),e++));var c=b===e}else var c=!0;if(c)
if(s.caller!==void 0){let v=s.caller,b=e;if(e===b)if(v&&typeof v=="object"&&!Array.isArray(v)){let g;
if(v.type===void 0&&(g="type"))r===null?r=[1]:r.push(1),e++;else if(v.type!==void 0){let M=v.type;e===
e&&(typeof M=="string"?L(M,64)?(r===null?r=[1]:r.push(1),e++):w(M,1)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var c=b===e}else var c=!0}}}}}else
r===null?r=[1]:r.push(1),e++;var n=d===e;a=a||n}}if(a)e=t,r!==null&&(t?r.length=t:r=null);else return r===
null?r=[1]:r.push(1),e++,de.errors=r,!1;return de.errors=r,e===0}function z(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.input_tokens===
void 0&&(o="input_tokens")||s.output_tokens===void 0&&(o="output_tokens"))return z.errors=[1],!1;if(s.
input_tokens!==void 0){let l=s.input_tokens,i=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return z.errors=[1],!1;if(e===i&&typeof l=="number"&&isFinite(l)){if(l>4294967295||isNaN(l))return z.
errors=[1],!1;if(l<0||isNaN(l))return z.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.output_tokens!==
void 0){let l=s.output_tokens,i=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return z.
errors=[1],!1;if(e===i&&typeof l=="number"&&isFinite(l)){if(l>4294967295||isNaN(l))return z.errors=[
1],!1;if(l<0||isNaN(l))return z.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.cache_creation!==
void 0){let l=s.cache_creation,i=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null)return z.
errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.cache_creation_input_tokens!==void 0){let l=s.cache_creation_input_tokens,
i=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return z.errors=[1],!1;if(e===
i&&typeof l=="number"&&isFinite(l)){if(l>4294967295||isNaN(l))return z.errors=[1],!1;if(l<0||isNaN(l))
return z.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.cache_read_input_tokens!==void 0){let l=s.
cache_read_input_tokens,i=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return z.
errors=[1],!1;if(e===i&&typeof l=="number"&&isFinite(l)){if(l>4294967295||isNaN(l))return z.errors=[
1],!1;if(l<0||isNaN(l))return z.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.output_tokens_details!==
void 0){let l=s.output_tokens_details,i=e,f=e,n=!1,u=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(
l)){let h;if(l.thinking_tokens===void 0&&(h="thinking_tokens"))r===null?r=[1]:r.push(1),e++;else if(l.
thinking_tokens!==void 0){let k=l.thinking_tokens,d=e;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(
k)||(r===null?r=[1]:r.push(1),e++),e===d&&typeof k=="number"&&isFinite(k)&&(k>4294967295||isNaN(k)?(r===
null?r=[1]:r.push(1),e++):(k<0||isNaN(k))&&(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(
1),e++;var a=u===e;if(n=n||a,!n){let h=e;l!==null&&(r===null?r=[1]:r.push(1),e++);var a=h===e;n=n||a}
if(n)e=f,r!==null&&(f?r.length=f:r=null);else return r===null?r=[1]:r.push(1),e++,z.errors=r,!1;var t=i===
e}else var t=!0;if(t){if(s.server_tool_use!==void 0){let l=s.server_tool_use,i=e;if(!(l&&typeof l=="\
object"&&!Array.isArray(l))&&l!==null)return z.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.service_tier!==
void 0){let l=s.service_tier,i=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(e===i&&typeof l==
"string"&&L(l,64))return z.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.inference_geo!==void 0){
let l=s.inference_geo,i=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(e===i&&typeof l==
"string"&&L(l,64))return z.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.speed!==void 0){let l=s.
speed,i=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(e===i&&typeof l=="string"&&L(l,64))
return z.errors=[1],!1;var t=i===e}else var t=!0}}}}}}}}}else return z.errors=[1],!1;return z.errors=
r,e===0}function F(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.
id===void 0&&(l="id")||s.type===void 0&&(l="type")||s.role===void 0&&(l="role")||s.model===void 0&&(l=
"model")||s.content===void 0&&(l="content")||s.stop_reason===void 0&&(l="stop_reason")||s.stop_sequence===
void 0&&(l="stop_sequence")||s.usage===void 0&&(l="usage"))return F.errors=[1],!1;if(s.id!==void 0){
let i=s.id,f=e;if(e===f)if(typeof i=="string"){if(L(i,256))return F.errors=[1],!1;if(w(i,1))return F.
errors=[1],!1}else return F.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(s.type!==void 0){let i=s.
type,f=e;if(typeof i!="string")return F.errors=[1],!1;if(i!=="message")return F.errors=[1],!1;var t=f===
e}else var t=!0;if(t){if(s.role!==void 0){let i=s.role,f=e;if(typeof i!="string")return F.errors=[1],
!1;if(i!=="assistant")return F.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.
model,f=e;if(e===e)if(typeof i=="string"){if(L(i,256))return F.errors=[1],!1;if(w(i,1))return F.errors=
[1],!1}else return F.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(s.content!==void 0){let i=s.content,
f=e;if(e===f)if(Array.isArray(i)){if(i.length>1e3)return F.errors=[1],!1;{var a=!0;let u=i.length;for(let c=0;c<
u;c++){let p=e;de(i[c])||(r=r===null?de.errors:r.concat(de.errors),e=r.length);var a=p===e;if(!a)break}}}else
return F.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(s.stop_reason!==void 0){let i=s.stop_reason,
f=e,n=e,u=!1,c=e;typeof i!="string"&&(r===null?r=[1]:r.push(1),e++),i==="end_turn"||i==="max_tokens"||
i==="stop_sequence"||i==="tool_use"||i==="refusal"||i==="pause_turn"||i==="model_context_window_exce\
eded"||(r===null?r=[1]:r.push(1),e++);var o=c===e;if(u=u||o,!u){let h=e;i!==null&&(r===null?r=[1]:r.
push(1),e++);var o=h===e;u=u||o}if(u)e=n,r!==null&&(n?r.length=n:r=null);else return r===null?r=[1]:
r.push(1),e++,F.errors=r,!1;var t=f===e}else var t=!0;if(t){if(s.stop_sequence!==void 0){let i=s.stop_sequence,
f=e;if(typeof i!="string"&&i!==null)return F.errors=[1],!1;if(e===f&&typeof i=="string"&&L(i,4096))return F.
errors=[1],!1;var t=f===e}else var t=!0;if(t){if(s.stop_details!==void 0){let i=s.stop_details,f=e;if(!(i&&
typeof i=="object"&&!Array.isArray(i))&&i!==null)return F.errors=[1],!1;var t=f===e}else var t=!0;if(t){
if(s.container!==void 0){let i=s.container,f=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return F.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(s.diagnostics!==void 0){let i=s.diagnostics,
f=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return F.errors=[1],!1;var t=f===e}else
var t=!0;if(t)if(s.usage!==void 0){let i=e;z(s.usage)||(r=r===null?z.errors:r.concat(z.errors),e=r.length);
var t=i===e}else var t=!0}}}}}}}}}}else return F.errors=[1],!1;return F.errors=r,e===0}function $e(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(F(s.response)||
(r=r===null?F.errors:r.concat(F.errors),e=r.length));else return $e.errors=[1],!1;return $e.errors=r,
e===0}var hr=Q;function Q(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){
let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.input_tokens===void 0&&
(o="input_tokens"))return Q.errors=[1],!1;{let l=e;for(let i in t)if(i!=="input_tokens"){return Q.errors=
[1],!1;break}if(l===e&&t.input_tokens!==void 0){let i=t.input_tokens,f=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return Q.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>4294967295||
isNaN(i))return Q.errors=[1],!1;if(i<0||isNaN(i))return Q.errors=[1],!1}}}}else return Q.errors=[1],
!1}}else return Q.errors=[1],!1;return Q.errors=r,e===0}var _r=je;var gr={type:"object",additionalProperties:!1,required:["id","type","display_name","created_at","max\
_input_tokens","max_tokens","lifecycle","deprecated_at","retires_at","line","capabilities"],properties:{
id:{type:"string",minLength:1,maxLength:256},type:{type:"string",const:"model"},display_name:{type:"\
string",minLength:1,maxLength:256},created_at:{type:"string",maxLength:32,format:"date-time"},max_input_tokens:{
type:["integer","null"],minimum:1,maximum:2147483647},max_tokens:{type:["integer","null"],minimum:1,
maximum:2147483647},lifecycle:{type:"string",enum:["active","deprecated","retired"]},deprecated_at:{
type:["string","null"],maxLength:32,format:"date-time"},retires_at:{type:["string","null"],maxLength:32,
format:"date-time"},line:{type:["string","null"],maxLength:64},capabilities:{type:["object","null"]}},
$id:"schema:ModelInfo"},br=Object.prototype.hasOwnProperty,oe=es["date-time"];function $(s){let r=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.data===void 0&&(l="data")||s.has_more===
void 0&&(l="has_more")||s.first_id===void 0&&(l="first_id")||s.last_id===void 0&&(l="last_id"))return $.
errors=[1],!1;{let i=e;for(let f in s)if(!(f==="data"||f==="has_more"||f==="first_id"||f==="last_id")){
return $.errors=[1],!1;break}if(i===e){if(s.data!==void 0){let f=s.data,n=e;if(e===n)if(Array.isArray(
f)){if(f.length>1e3)return $.errors=[1],!1;{var t=!0;let u=f.length;for(let c=0;c<u;c++){let p=f[c],
h=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let y;if(p.id===void 0&&(y="id")||p.type===
void 0&&(y="type")||p.display_name===void 0&&(y="display_name")||p.created_at===void 0&&(y="created_\
at")||p.max_input_tokens===void 0&&(y="max_input_tokens")||p.max_tokens===void 0&&(y="max_tokens")||
p.lifecycle===void 0&&(y="lifecycle")||p.deprecated_at===void 0&&(y="deprecated_at")||p.retires_at===
void 0&&(y="retires_at")||p.line===void 0&&(y="line")||p.capabilities===void 0&&(y="capabilities"))return $.
errors=[1],!1;{let _=e;for(let m in p)if(!br.call(gr.properties,m)){return $.errors=[1],!1;break}if(_===
e){if(p.id!==void 0){let m=p.id,v=e;if(e===v)if(typeof m=="string"){if(L(m,256))return $.errors=[1],
!1;if(w(m,1))return $.errors=[1],!1}else return $.errors=[1],!1;var a=v===e}else var a=!0;if(a){if(p.
type!==void 0){let m=p.type,v=e;if(typeof m!="string")return $.errors=[1],!1;if(m!=="model")return $.
errors=[1],!1;var a=v===e}else var a=!0;if(a){if(p.display_name!==void 0){let m=p.display_name,v=e;if(e===
v)if(typeof m=="string"){if(L(m,256))return $.errors=[1],!1;if(w(m,1))return $.errors=[1],!1}else return $.
errors=[1],!1;var a=v===e}else var a=!0;if(a){if(p.created_at!==void 0){let m=p.created_at,v=e;if(e===
v&&e===v)if(typeof m=="string"){if(L(m,32))return $.errors=[1],!1;if(!oe.validate.test(m))return $.errors=
[1],!1}else return $.errors=[1],!1;var a=v===e}else var a=!0;if(a){if(p.max_input_tokens!==void 0){let m=p.
max_input_tokens,v=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return $.errors=
[1],!1;if(e===v&&typeof m=="number"&&isFinite(m)){if(m>2147483647||isNaN(m))return $.errors=[1],!1;if(m<
1||isNaN(m))return $.errors=[1],!1}var a=v===e}else var a=!0;if(a){if(p.max_tokens!==void 0){let m=p.
max_tokens,v=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return $.errors=[1],
!1;if(e===v&&typeof m=="number"&&isFinite(m)){if(m>2147483647||isNaN(m))return $.errors=[1],!1;if(m<
1||isNaN(m))return $.errors=[1],!1}var a=v===e}else var a=!0;if(a){if(p.lifecycle!==void 0){let m=p.
lifecycle,v=e;if(typeof m!="string")return $.errors=[1],!1;if(!(m==="active"||m==="deprecated"||m===
"retired"))return $.errors=[1],!1;var a=v===e}else var a=!0;if(a){if(p.deprecated_at!==void 0){let m=p.
deprecated_at,v=e;if(typeof m!="string"&&m!==null)return $.errors=[1],!1;if(e===v&&e===v&&typeof m==
"string"){if(L(m,32))return $.errors=[1],!1;if(!oe.validate.test(m))return $.errors=[1],!1}var a=v===
e}else var a=!0;if(a){if(p.retires_at!==void 0){let m=p.retires_at,v=e;if(typeof m!="string"&&m!==null)
return $.errors=[1],!1;if(e===v&&e===v&&typeof m=="string"){if(L(m,32))return $.errors=[1],!1;if(!oe.
validate.test(m))return $.errors=[1],!1}var a=v===e}else var a=!0;if(a){if(p.line!==void 0){let m=p.
line,v=e;if(typeof m!="string"&&m!==null)return $.errors=[1],!1;if(e===v&&typeof m=="string"&&L(m,64))
return $.errors=[1],!1;var a=v===e}else var a=!0;if(a)if(p.capabilities!==void 0){let m=p.capabilities,
v=e;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return $.errors=[1],!1;var a=v===e}else
var a=!0}}}}}}}}}}}}else return $.errors=[1],!1;var t=h===e;if(!t)break}}}else return $.errors=[1],!1;
var o=n===e}else var o=!0;if(o){if(s.has_more!==void 0){let f=e;if(typeof s.has_more!="boolean")return $.
errors=[1],!1;var o=f===e}else var o=!0;if(o){if(s.first_id!==void 0){let f=s.first_id,n=e;if(typeof f!=
"string"&&f!==null)return $.errors=[1],!1;if(e===n&&typeof f=="string"&&L(f,256))return $.errors=[1],
!1;var o=n===e}else var o=!0;if(o)if(s.last_id!==void 0){let f=s.last_id,n=e;if(typeof f!="string"&&
f!==null)return $.errors=[1],!1;if(e===n&&typeof f=="string"&&L(f,256))return $.errors=[1],!1;var o=n===
e}else var o=!0}}}}}else return $.errors=[1],!1;return $.errors=r,e===0}function je(s){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&($(s.response)||(r=r===null?
$.errors:r.concat($.errors),e=r.length));else return je.errors=[1],!1;return je.errors=r,e===0}var xr=N;function N(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){
let a=s.response;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;if(a.id===void 0&&(l="i\
d")||a.type===void 0&&(l="type")||a.display_name===void 0&&(l="display_name")||a.created_at===void 0&&
(l="created_at")||a.max_input_tokens===void 0&&(l="max_input_tokens")||a.max_tokens===void 0&&(l="ma\
x_tokens")||a.lifecycle===void 0&&(l="lifecycle")||a.deprecated_at===void 0&&(l="deprecated_at")||a.
retires_at===void 0&&(l="retires_at")||a.line===void 0&&(l="line")||a.capabilities===void 0&&(l="cap\
abilities"))return N.errors=[1],!1;{let i=e;for(let f in a)if(!br.call(gr.properties,f)){return N.errors=
[1],!1;break}if(i===e){if(a.id!==void 0){let f=a.id,n=e;if(e===n)if(typeof f=="string"){if(L(f,256))
return N.errors=[1],!1;if(w(f,1))return N.errors=[1],!1}else return N.errors=[1],!1;var t=n===e}else
var t=!0;if(t){if(a.type!==void 0){let f=a.type,n=e;if(typeof f!="string")return N.errors=[1],!1;if(f!==
"model")return N.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(a.display_name!==void 0){let f=a.display_name,
n=e;if(e===n)if(typeof f=="string"){if(L(f,256))return N.errors=[1],!1;if(w(f,1))return N.errors=[1],
!1}else return N.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(a.created_at!==void 0){let f=a.created_at,
n=e;if(e===n&&e===n)if(typeof f=="string"){if(L(f,32))return N.errors=[1],!1;if(!oe.validate.test(f))
return N.errors=[1],!1}else return N.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(a.max_input_tokens!==
void 0){let f=a.max_input_tokens,n=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)
return N.errors=[1],!1;if(e===n&&typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f))return N.
errors=[1],!1;if(f<1||isNaN(f))return N.errors=[1],!1}var t=n===e}else var t=!0;if(t){if(a.max_tokens!==
void 0){let f=a.max_tokens,n=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return N.
errors=[1],!1;if(e===n&&typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f))return N.errors=[
1],!1;if(f<1||isNaN(f))return N.errors=[1],!1}var t=n===e}else var t=!0;if(t){if(a.lifecycle!==void 0){
let f=a.lifecycle,n=e;if(typeof f!="string")return N.errors=[1],!1;if(!(f==="active"||f==="deprecate\
d"||f==="retired"))return N.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(a.deprecated_at!==void 0){
let f=a.deprecated_at,n=e;if(typeof f!="string"&&f!==null)return N.errors=[1],!1;if(e===n&&e===n&&typeof f==
"string"){if(L(f,32))return N.errors=[1],!1;if(!oe.validate.test(f))return N.errors=[1],!1}var t=n===
e}else var t=!0;if(t){if(a.retires_at!==void 0){let f=a.retires_at,n=e;if(typeof f!="string"&&f!==null)
return N.errors=[1],!1;if(e===n&&e===n&&typeof f=="string"){if(L(f,32))return N.errors=[1],!1;if(!oe.
validate.test(f))return N.errors=[1],!1}var t=n===e}else var t=!0;if(t){if(a.line!==void 0){let f=a.
line,n=e;if(typeof f!="string"&&f!==null)return N.errors=[1],!1;if(e===n&&typeof f=="string"&&L(f,64))
return N.errors=[1],!1;var t=n===e}else var t=!0;if(t)if(a.capabilities!==void 0){let f=a.capabilities,
n=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return N.errors=[1],!1;var t=n===e}else
var t=!0}}}}}}}}}}}}else return N.errors=[1],!1}}else return N.errors=[1],!1;return N.errors=r,e===0}
var Ar=ve;function ve(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return ve.errors=[1],
!1}}else return ve.errors=[1],!1;return ve.errors=r,e===0}var ds={getOverview:{parameters:De,body:Qe,replies:{200:mr}},createMessage:{parameters:He,body:rr,replies:{
200:vr}},countMessageTokens:{parameters:Ue,body:sr,replies:{200:hr}},listMessageModels:{parameters:Ze,
body:tr,replies:{200:_r}},retrieveMessageModel:{parameters:Ye,body:nr,replies:{200:xr}},getContract:{
parameters:Je,body:lr,replies:{200:Ar}},getReference:{parameters:Ve,body:or,replies:{}},getReferenceFile:{
parameters:Ge,body:dr,replies:{}}};export{ds as default};
