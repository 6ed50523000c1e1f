// Compiled from a contract by npm run generate. Never edited.
var xr=Object.create;var qe=Object.defineProperty;var Ar=Object.getOwnPropertyDescriptor;var kr=Object.getOwnPropertyNames;var $r=Object.getPrototypeOf,jr=Object.prototype.hasOwnProperty;var Le=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var Nr=(s,r,e,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let u of kr(r))!jr.call(s,u)&&
u!==e&&qe(s,u,{get:()=>r[u],enumerable:!(t=Ar(r,u))||t.enumerable});return s};var se=(s,r,e)=>(e=s!=null?xr($r(s)):{},Nr(r||!s||!s.__esModule?qe(e,"default",{value:s,enumerable:!0}):
e,s));var ce=Le(de=>{"use strict";Object.defineProperty(de,"__esModule",{value:!0});de.formats=void 0;var Lr=2**
31-1,Tr=(-2)**31,Mr=2**63-1,zr=(-2)**63,ze=(2-2**-23)*2**127,Fe=2**-126,Fr=-1*ze,Br=-1*Fe,Me=()=>!0,
Er=/^[A-Za-z0-9+/]*(=|==)?$/;de.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Lr&&s>=Tr,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Mr&&s>=zr,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=ze&&s>=Fe||s>=Fr&&s<=Br),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Er.test(s),binary:Me,password:Me}});var pe=Le(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});Z.formatNames=Z.fastFormats=
Z.fullFormats=void 0;function U(s,r){return{validate:s,compare:r}}Z.fullFormats={date:U(Se,ge),time:U(
he(!0),be),"date-time":U(Be(!0),Ie),"iso-time":U(he(),Ke),"iso-date-time":U(Be(),we),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Cr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Yr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Rr,int32:{type:"number",validate:Hr},
int64:{type:"number",validate:Ur},float:{type:"number",validate:Oe},double:{type:"number",validate:Oe},
password:!0,binary:!0};Z.fastFormats={...Z.fullFormats,date:U(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ge),time:U(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,be),"date-time":U(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ie),"iso-time":U(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ke),"\
iso-date-time":U(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
we),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Z.formatNames=Object.keys(Z.fullFormats);function Or(s){return s%4===0&&(s%100!==0||s%400===0)}var Sr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Kr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Se(s){let r=Sr.exec(s);if(!r)return!1;let e=+r[1],
t=+r[2],u=+r[3];return t>=1&&t<=12&&u>=1&&u<=(t===2&&Or(e)?29:Kr[t])}function ge(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var ve=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function he(s){
return function(e){let t=ve.exec(e);if(!t)return!1;let u=+t[1],o=+t[2],f=+t[3],i=t[4],l=t[5]==="-"?-1:
1,n=+(t[6]||0),a=+(t[7]||0);if(n>23||a>59||s&&!i)return!1;if(u<=23&&o<=59&&f<60)return!0;let c=o-a*l,
p=u-n*l-(c<0?1:0);return(p===23||p===-1)&&(c===59||c===-1)&&f<61}}function be(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),t=new Date("2020-01-01T"+r).valueOf();if(e&&t)return e-t}function Ke(s,r){
if(!(s&&r))return;let e=ve.exec(s),t=ve.exec(r);if(e&&t)return s=e[1]+e[2]+e[3],r=t[1]+t[2]+t[3],s>r?
1:s<r?-1:0}var _e=/t|\s/i;function Be(s){let r=he(s);return function(t){let u=t.split(_e);return u.length===
2&&Se(u[0])&&r(u[1])}}function Ie(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),t=new Date(r).valueOf();
if(e&&t)return e-t}function we(s,r){if(!(s&&r))return;let[e,t]=s.split(_e),[u,o]=r.split(_e),f=ge(e,
u);if(f!==void 0)return f||be(t,o)}var Ir=/\/|:/,wr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Cr(s){return Ir.test(s)&&wr.test(s)}var Ee=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Rr(s){return Ee.lastIndex=0,Ee.test(s)}var Pr=-(2**31),Dr=2**31-1;function Hr(s){return Number.
isInteger(s)&&s<=Dr&&s>=Pr}function Ur(s){return Number.isInteger(s)}function Oe(){return!0}var Zr=/[^\\]\\Z/;
function Yr(s){if(Zr.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var te=(s,r)=>s.length>r&&Te(s)>r,ie=(s,r)=>s.length<2*r&&Te(s)<r,qr=/[\ud800-\udbff][\udc00-\udfff]/g,
Te=s=>s.length-(s.match(qr)?.length??0);var Ce=se(ce()),Re=se(pe()),ns={...Ce.formats,...Re.fastFormats},Pe=xe;function xe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return xe.errors=[1],
!1}return xe.errors=r,e===0}var De=F;var I=te,ae=ie,Jr=new RegExp("^[ -~]+$","u"),ye=new RegExp("^[ -~]*$","u");function F(s){let r=null,
e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===
void 0&&(u="headers")||s.params===void 0&&(u="params"))return F.errors=[1],!1;if(s.headers!==void 0){
let o=s.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-timeout-ms"]!==
void 0){let i=o["x-request-timeout-ms"],l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
let n=typeof i,a;if(a===void 0)if(n==="boolean"||i===null||n==="string"&&i&&i==+i&&!(i%1))a=+i;else return F.
errors=[1],!1;a!==void 0&&(i=a,o!==void 0&&(o["x-request-timeout-ms"]=a))}if(e===l&&typeof i=="numbe\
r"&&isFinite(i)){if(i>6e5||isNaN(i))return F.errors=[1],!1;if(i<1||isNaN(i))return F.errors=[1],!1}var t=l===
e}else var t=!0;if(t){if(o["idempotency-key"]!==void 0){let i=o["idempotency-key"],l=e;if(typeof i!=
"string"){let a=typeof i,c;if(c===void 0)if(a=="number"||a=="boolean")c=""+i;else if(i===null)c="";else
return F.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["idempotency-key"]=c))}if(e===l&&typeof i=="s\
tring"){if(I(i,255))return F.errors=[1],!1;if(ae(i,1))return F.errors=[1],!1;if(!Jr.test(i))return F.
errors=[1],!1}var t=l===e}else var t=!0;if(t){if(o["session-id"]!==void 0){let i=o["session-id"],l=e;
if(typeof i!="string"){let a=typeof i,c;if(c===void 0)if(a=="number"||a=="boolean")c=""+i;else if(i===
null)c="";else return F.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["session-id"]=c))}if(e===l&&typeof i==
"string"&&I(i,4096))return F.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(o["thread-id"]!==void 0){
let i=o["thread-id"],l=e;if(typeof i!="string"){let a=typeof i,c;if(c===void 0)if(a=="number"||a=="b\
oolean")c=""+i;else if(i===null)c="";else return F.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["th\
read-id"]=c))}if(e===l&&typeof i=="string"&&I(i,4096))return F.errors=[1],!1;var t=l===e}else var t=!0;
if(t){if(o["x-claude-code-session-id"]!==void 0){let i=o["x-claude-code-session-id"],l=e;if(typeof i!=
"string"){let a=typeof i,c;if(c===void 0)if(a=="number"||a=="boolean")c=""+i;else if(i===null)c="";else
return F.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["x-claude-code-session-id"]=c))}if(e===l&&typeof i==
"string"&&I(i,4096))return F.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(o["anthropic-version"]!==
void 0){let i=o["anthropic-version"],l=e;if(typeof i!="string"){let a=typeof i,c;if(c===void 0)if(a==
"number"||a=="boolean")c=""+i;else if(i===null)c="";else return F.errors=[1],!1;c!==void 0&&(i=c,o!==
void 0&&(o["anthropic-version"]=c))}if(e===l&&typeof i=="string"){if(I(i,64))return F.errors=[1],!1;
if(!ye.test(i))return F.errors=[1],!1}var t=l===e}else var t=!0;if(t)if(o["anthropic-beta"]!==void 0){
let i=o["anthropic-beta"],l=e;if(typeof i!="string"){let a=typeof i,c;if(c===void 0)if(a=="number"||
a=="boolean")c=""+i;else if(i===null)c="";else return F.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o["\
anthropic-beta"]=c))}if(e===l&&typeof i=="string"){if(I(i,4096))return F.errors=[1],!1;if(!ye.test(i))
return F.errors=[1],!1}var t=l===e}else var t=!0}}}}}}else return F.errors=[1],!1}}return F.errors=r,
e===0}var He=Y;function Y(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return Y.errors=[1],
!1;if(s.headers!==void 0){let o=s.headers;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["\
anthropic-version"]!==void 0){let i=o["anthropic-version"],l=e;if(typeof i!="string"){let n=typeof i,
a;if(a===void 0)if(n=="number"||n=="boolean")a=""+i;else if(i===null)a="";else return Y.errors=[1],!1;
a!==void 0&&(i=a,o!==void 0&&(o["anthropic-version"]=a))}if(e===l&&typeof i=="string"){if(I(i,64))return Y.
errors=[1],!1;if(!ye.test(i))return Y.errors=[1],!1}var t=l===e}else var t=!0;if(t)if(o["anthropic-b\
eta"]!==void 0){let i=o["anthropic-beta"],l=e;if(typeof i!="string"){let a=typeof i,c;if(c===void 0)
if(a=="number"||a=="boolean")c=""+i;else if(i===null)c="";else return Y.errors=[1],!1;c!==void 0&&(i=
c,o!==void 0&&(o["anthropic-beta"]=c))}if(e===l&&typeof i=="string"){if(I(i,4096))return Y.errors=[1],
!1;if(!ye.test(i))return Y.errors=[1],!1}var t=l===e}else var t=!0}else return Y.errors=[1],!1}}return Y.
errors=r,e===0}var Ue=C;function C(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return C.errors=[1],
!1;if(s.query!==void 0){let o=s.query;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.limit!==
void 0){let i=o.limit,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n=typeof i,a;
if(a===void 0)if(n==="boolean"||i===null||n==="string"&&i&&i==+i&&!(i%1))a=+i;else return C.errors=[
1],!1;a!==void 0&&(i=a,o!==void 0&&(o.limit=a))}if(e===l&&typeof i=="number"&&isFinite(i)){if(i>1e3||
isNaN(i))return C.errors=[1],!1;if(i<1||isNaN(i))return C.errors=[1],!1}var t=l===e}else var t=!0;if(t){
if(o.after_id!==void 0){let i=o.after_id,l=e;if(typeof i!="string"){let a=typeof i,c;if(c===void 0)if(a==
"number"||a=="boolean")c=""+i;else if(i===null)c="";else return C.errors=[1],!1;c!==void 0&&(i=c,o!==
void 0&&(o.after_id=c))}if(e===l&&typeof i=="string"){if(I(i,256))return C.errors=[1],!1;if(ae(i,1))
return C.errors=[1],!1}var t=l===e}else var t=!0;if(t)if(o.before_id!==void 0){let i=o.before_id,l=e;
if(typeof i!="string"){let a=typeof i,c;if(c===void 0)if(a=="number"||a=="boolean")c=""+i;else if(i===
null)c="";else return C.errors=[1],!1;c!==void 0&&(i=c,o!==void 0&&(o.before_id=c))}if(e===l&&typeof i==
"string"){if(I(i,256))return C.errors=[1],!1;if(ae(i,1))return C.errors=[1],!1}var t=l===e}else var t=!0}}else
return C.errors=[1],!1}}return C.errors=r,e===0}var Ze=ee;function ee(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ee.errors=[1],
!1;if(s.params!==void 0){let u=s.params;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let f;
if(u.model===void 0&&(f="model"))return ee.errors=[1],!1;if(u.model!==void 0){let i=u.model,l=e;if(typeof i!=
"string"){let n=typeof i,a;if(a===void 0)if(n=="number"||n=="boolean")a=""+i;else if(i===null)a="";else
return ee.errors=[1],!1;a!==void 0&&(i=a,u!==void 0&&(u.model=a))}if(e===l&&typeof i=="string"){if(I(
i,256))return ee.errors=[1],!1;if(ae(i,1))return ee.errors=[1],!1}}}else return ee.errors=[1],!1}}return ee.
errors=r,e===0}var Ye=ne;function ne(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ne.errors=[1],
!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["\
if-none-match"]!==void 0){let f=u["if-none-match"],i=e;if(typeof f!="string"){let l=typeof f,n;if(n===
void 0)if(l=="number"||l=="boolean")n=""+f;else if(f===null)n="";else return ne.errors=[1],!1;n!==void 0&&
(f=n,u!==void 0&&(u["if-none-match"]=n))}if(e===i&&typeof f=="string"&&I(f,4096))return ne.errors=[1],
!1}}else return ne.errors=[1],!1}}return ne.errors=r,e===0}var Je=fe;function fe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return fe.errors=[1],
!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["\
if-none-match"]!==void 0){let f=u["if-none-match"],i=e;if(typeof f!="string"){let l=typeof f,n;if(n===
void 0)if(l=="number"||l=="boolean")n=""+f;else if(f===null)n="";else return fe.errors=[1],!1;n!==void 0&&
(f=n,u!==void 0&&(u["if-none-match"]=n))}if(e===i&&typeof f=="string"&&I(f,4096))return fe.errors=[1],
!1}}else return fe.errors=[1],!1}}return fe.errors=r,e===0}var Ve=R;var Vr=new RegExp("^[a-z][a-z0-9.-]*$","u");function R(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&
(u="params"))return R.errors=[1],!1;if(s.headers!==void 0){let o=s.headers,f=e;if(e===f)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){let i=o["if-none-match"],l=e;if(typeof i!=
"string"){let n=typeof i,a;if(a===void 0)if(n=="number"||n=="boolean")a=""+i;else if(i===null)a="";else
return R.errors=[1],!1;a!==void 0&&(i=a,o!==void 0&&(o["if-none-match"]=a))}if(e===l&&typeof i=="str\
ing"&&I(i,4096))return R.errors=[1],!1}}else return R.errors=[1],!1;var t=f===e}else var t=!0;if(t)if(s.
params!==void 0){let o=s.params,f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let l;if(o.
file===void 0&&(l="file"))return R.errors=[1],!1;if(o.file!==void 0){let n=o.file,a=e;if(typeof n!="\
string"){let c=typeof n,p;if(p===void 0)if(c=="number"||c=="boolean")p=""+n;else if(n===null)p="";else
return R.errors=[1],!1;p!==void 0&&(n=p,o!==void 0&&(o.file=p))}if(e===a&&typeof n=="string"){if(I(n,
64))return R.errors=[1],!1;if(ae(n,1))return R.errors=[1],!1;if(!Vr.test(n))return R.errors=[1],!1}}}else
return R.errors=[1],!1;var t=f===e}else var t=!0}return R.errors=r,e===0}var Ge=se(ce()),We=se(pe()),ls={...Ge.formats,...We.fastFormats},Xe=Qe;function Qe(s){let r=null,e=0;return Qe.errors=r,e===0}var er=A;var x=te,Ae=ie;function D(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.type===
void 0&&(f="type")||s.text===void 0&&(f="text"))return D.errors=[1],!1;if(s.type!==void 0){let i=s.type,
l=e;if(typeof i!="string")return D.errors=[1],!1;if(i!=="text")return D.errors=[1],!1;var t=l===e}else
var t=!0;if(t){if(s.text!==void 0){let i=s.text,l=e;if(e===l)if(typeof i=="string"){if(x(i,8388608))
return D.errors=[1],!1}else return D.errors=[1],!1;var t=l===e}else var t=!0;if(t)if(s.cache_control!==
void 0){let i=s.cache_control,l=e,n=e,a=!1,c=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){
if(i.type!==void 0){let k=i.type,d=e;e===d&&(typeof k=="string"?x(k,64)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++));var u=d===e}else var u=!0;if(u)if(i.ttl!==void 0){let k=i.ttl,d=e;e===
d&&(typeof k=="string"?x(k,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=d===
e}else var u=!0}else r===null?r=[1]:r.push(1),e++;var o=c===e;if(a=a||o,!a){let k=e;i!==null&&(r===null?
r=[1]:r.push(1),e++);var o=k===e;a=a||o}if(a)e=n,r!==null&&(n?r.length=n:r=null);else return r===null?
r=[1]:r.push(1),e++,D.errors=r,!1;var t=l===e}else var t=!0}}else return D.errors=[1],!1;return D.errors=
r,e===0}function P(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return P.errors=[
1],!1;{var t=!0;let u=s.length;for(let o=0;o<u;o++){let f=e;D(s[o])||(r=r===null?D.errors:r.concat(D.
errors),e=r.length);var t=f===e;if(!t)break}}}else return P.errors=[1],!1;return P.errors=r,e===0}function K(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.type===void 0&&(o="t\
ype"))return K.errors=[1],!1;if(s.type!==void 0){let f=s.type,i=e;if(e===i)if(typeof f=="string"){if(x(
f,64))return K.errors=[1],!1}else return K.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.media_type!==
void 0){let f=s.media_type,i=e;if(e===i)if(typeof f=="string"){if(x(f,256))return K.errors=[1],!1}else
return K.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.data!==void 0){let f=s.data,i=e;if(e===i)
if(typeof f=="string"){if(x(f,8388608))return K.errors=[1],!1}else return K.errors=[1],!1;var t=i===
e}else var t=!0;if(t){if(s.url!==void 0){let f=s.url,i=e;if(e===i)if(typeof f=="string"){if(x(f,8192))
return K.errors=[1],!1}else return K.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.content!==void 0){
let f=s.content,i=e,l=e,n=!1,a=e;e===e&&(typeof f=="string"?x(f,8388608)&&(r===null?r=[1]:r.push(1),
e++):(r===null?r=[1]:r.push(1),e++));var u=a===e;if(n=n||u,!n){let v=e;P(f)||(r=r===null?P.errors:r.
concat(P.errors),e=r.length);var u=v===e;n=n||u}if(n)e=l,r!==null&&(l?r.length=l:r=null);else return r===
null?r=[1]:r.push(1),e++,K.errors=r,!1;var t=i===e}else var t=!0}}}}else return K.errors=[1],!1;return K.
errors=r,e===0}function S(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.type===
void 0&&(i="type"))return S.errors=[1],!1;if(s.type!==void 0){let l=s.type,n=e;if(e===n)if(typeof l==
"string"){if(x(l,64))return S.errors=[1],!1}else return S.errors=[1],!1;var t=n===e}else var t=!0;if(t){
if(s.tool_name!==void 0){let l=s.tool_name,n=e;if(e===n)if(typeof l=="string"){if(x(l,128))return S.
errors=[1],!1}else return S.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.text!==void 0){let l=s.
text,n=e;if(e===n)if(typeof l=="string"){if(x(l,8388608))return S.errors=[1],!1}else return S.errors=
[1],!1;var t=n===e}else var t=!0;if(t){if(s.source!==void 0){let l=s.source,n=e,a=e,c=!1,p=e;K(l)||(r=
r===null?K.errors:r.concat(K.errors),e=r.length);var u=p===e;if(c=c||u,!c){let k=e;e===e&&(typeof l==
"string"?x(l,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=k===e;c=
c||u}if(c)e=a,r!==null&&(a?r.length=a:r=null);else return r===null?r=[1]:r.push(1),e++,S.errors=r,!1;
var t=n===e}else var t=!0;if(t){if(s.title!==void 0){let l=s.title,n=e;if(typeof l!="string"&&l!==null)
return S.errors=[1],!1;if(e===n&&typeof l=="string"&&x(l,65536))return S.errors=[1],!1;var t=n===e}else
var t=!0;if(t){if(s.context!==void 0){let l=s.context,n=e;if(typeof l!="string"&&l!==null)return S.errors=
[1],!1;if(e===n&&typeof l=="string"&&x(l,8388608))return S.errors=[1],!1;var t=n===e}else var t=!0;if(t){
if(s.content!==void 0){let l=e;P(s.content)||(r=r===null?P.errors:r.concat(P.errors),e=r.length);var t=l===
e}else var t=!0;if(t)if(s.cache_control!==void 0){let l=s.cache_control,n=e,a=e,c=!1,p=e;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.type!==void 0){let d=l.type,y=e;e===y&&(typeof d=="strin\
g"?x(d,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var o=y===e}else var o=!0;
if(o)if(l.ttl!==void 0){let d=l.ttl,y=e;e===y&&(typeof d=="string"?x(d,64)&&(r===null?r=[1]:r.push(1),
e++):(r===null?r=[1]:r.push(1),e++));var o=y===e}else var o=!0}else r===null?r=[1]:r.push(1),e++;var f=p===
e;if(c=c||f,!c){let d=e;l!==null&&(r===null?r=[1]:r.push(1),e++);var f=d===e;c=c||f}if(c)e=a,r!==null&&
(a?r.length=a:r=null);else return r===null?r=[1]:r.push(1),e++,S.errors=r,!1;var t=n===e}else var t=!0}}}}}}}else
return S.errors=[1],!1;return S.errors=r,e===0}function le(s){let r=null,e=0;if(e===0)if(Array.isArray(
s)){if(s.length>1e4)return le.errors=[1],!1;{var t=!0;let u=s.length;for(let o=0;o<u;o++){let f=e;S(
s[o])||(r=r===null?S.errors:r.concat(S.errors),e=r.length);var t=f===e;if(!t)break}}}else return le.
errors=[1],!1;return le.errors=r,e===0}function O(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type!==void 0){
let f=s.type,i=e;if(typeof f!="string"&&f!==null)return O.errors=[1],!1;if(e===i&&typeof f=="string"&&
x(f,64))return O.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.name!==void 0){let f=s.name,i=e;
if(e===i)if(typeof f=="string"){if(x(f,128))return O.errors=[1],!1;if(Ae(f,1))return O.errors=[1],!1}else
return O.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.description!==void 0){let f=s.description,
i=e;if(e===i)if(typeof f=="string"){if(x(f,1048576))return O.errors=[1],!1}else return O.errors=[1],
!1;var t=i===e}else var t=!0;if(t){if(s.input_schema!==void 0){let f=s.input_schema,i=e;if(e===e&&!(f&&
typeof f=="object"&&!Array.isArray(f)))return O.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.strict!==
void 0){let f=s.strict,i=e;if(typeof f!="boolean"&&f!==null)return O.errors=[1],!1;var t=i===e}else var t=!0;
if(t){if(s.defer_loading!==void 0){let f=s.defer_loading,i=e;if(typeof f!="boolean"&&f!==null)return O.
errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.cache_control!==void 0){let f=s.cache_control,i=e,
l=e,n=!1,a=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.type!==void 0){let v=f.type,
k=e;e===k&&(typeof v=="string"?x(v,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));
var u=k===e}else var u=!0;if(u)if(f.ttl!==void 0){let v=f.ttl,k=e;e===k&&(typeof v=="string"?x(v,64)&&
(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=k===e}else var u=!0}else r===null?
r=[1]:r.push(1),e++;var o=a===e;if(n=n||o,!n){let v=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var o=v===
e;n=n||o}if(n)e=l,r!==null&&(l?r.length=l:r=null);else return r===null?r=[1]:r.push(1),e++,O.errors=
r,!1;var t=i===e}else var t=!0}}}}}}else return O.errors=[1],!1;return O.errors=r,e===0}function J(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.type===void 0&&(u="t\
ype"))return J.errors=[1],!1;if(s.type!==void 0){let o=s.type,f=e;if(e===f)if(typeof o=="string"){if(x(
o,64))return J.errors=[1],!1}else return J.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(s.name!==
void 0){let o=s.name,f=e;if(e===f)if(typeof o=="string"){if(x(o,128))return J.errors=[1],!1}else return J.
errors=[1],!1;var t=f===e}else var t=!0;if(t)if(s.definition!==void 0){let o=e;O(s.definition)||(r=r===
null?O.errors:r.concat(O.errors),e=r.length);var t=o===e}else var t=!0}}else return J.errors=[1],!1;
return J.errors=r,e===0}function N(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let l;if(s.type===void 0&&(l="type"))return N.errors=[1],!1;if(s.type!==void 0){let n=s.type,a=e;
if(e===a)if(typeof n=="string"){if(x(n,64))return N.errors=[1],!1}else return N.errors=[1],!1;var t=a===
e}else var t=!0;if(t){if(s.text!==void 0){let n=s.text,a=e;if(e===a)if(typeof n=="string"){if(x(n,8388608))
return N.errors=[1],!1}else return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.source!==void 0){
let n=s.source,a=e,c=e,p=!1,v=e;K(n)||(r=r===null?K.errors:r.concat(K.errors),e=r.length);var u=v===
e;if(p=p||u,!p){let d=e;e===e&&(typeof n=="string"?x(n,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===
null?r=[1]:r.push(1),e++));var u=d===e;p=p||u}if(p)e=c,r!==null&&(c?r.length=c:r=null);else return r===
null?r=[1]:r.push(1),e++,N.errors=r,!1;var t=a===e}else var t=!0;if(t){if(s.title!==void 0){let n=s.
title,a=e;if(typeof n!="string"&&n!==null)return N.errors=[1],!1;if(e===a&&typeof n=="string"&&x(n,65536))
return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.context!==void 0){let n=s.context,a=e;if(typeof n!=
"string"&&n!==null)return N.errors=[1],!1;if(e===a&&typeof n=="string"&&x(n,8388608))return N.errors=
[1],!1;var t=a===e}else var t=!0;if(t){if(s.id!==void 0){let n=s.id,a=e;if(e===a)if(typeof n=="strin\
g"){if(x(n,256))return N.errors=[1],!1}else return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.
name!==void 0){let n=s.name,a=e;if(e===a)if(typeof n=="string"){if(x(n,256))return N.errors=[1],!1}else
return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.input!==void 0){let n=s.input,a=e;if(e===
a&&!(n&&typeof n=="object"&&!Array.isArray(n)))return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){
if(s.tool_use_id!==void 0){let n=s.tool_use_id,a=e;if(e===a)if(typeof n=="string"){if(x(n,256))return N.
errors=[1],!1}else return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.is_error!==void 0){let n=s.
is_error,a=e;if(typeof n!="boolean"&&n!==null)return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){
if(s.content!==void 0){let n=s.content,a=e,c=e,p=!1,v=e;e===e&&(typeof n=="string"?x(n,8388608)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var o=v===e;if(p=p||o,!p){let y=e;le(n)||(r=
r===null?le.errors:r.concat(le.errors),e=r.length);var o=y===e;if(p=p||o,!p){let m=e;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){let q;if(n.type===void 0&&(q="type"))r===null?r=[1]:r.push(1),
e++;else if(n.type!==void 0){let g=n.type;e===e&&(typeof g=="string"?x(g,64)&&(r===null?r=[1]:r.push(
1),e++):(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var o=m===e;if(p=p||o,!p){
let q=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var o=q===e;p=p||o}}}if(p)e=c,r!==null&&(c?r.length=
c:r=null);else return r===null?r=[1]:r.push(1),e++,N.errors=r,!1;var t=a===e}else var t=!0;if(t){if(s.
thinking!==void 0){let n=s.thinking,a=e;if(e===a)if(typeof n=="string"){if(x(n,8388608))return N.errors=
[1],!1}else return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.signature!==void 0){let n=s.
signature,a=e;if(typeof n!="string"&&n!==null)return N.errors=[1],!1;if(e===a&&typeof n=="string"&&x(
n,8388608))return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.data!==void 0){let n=s.data,a=e;
if(e===a)if(typeof n=="string"){if(x(n,8388608))return N.errors=[1],!1}else return N.errors=[1],!1;var t=a===
e}else var t=!0;if(t){if(s.tool!==void 0){let n=e;J(s.tool)||(r=r===null?J.errors:r.concat(J.errors),
e=r.length);var t=n===e}else var t=!0;if(t)if(s.cache_control!==void 0){let n=s.cache_control,a=e,c=e,
p=!1,v=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type!==void 0){let y=n.type,_=e;
e===_&&(typeof y=="string"?x(y,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var f=_===
e}else var f=!0;if(f)if(n.ttl!==void 0){let y=n.ttl,_=e;e===_&&(typeof y=="string"?x(y,64)&&(r===null?
r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var f=_===e}else var f=!0}else r===null?r=[1]:r.
push(1),e++;var i=v===e;if(p=p||i,!p){let y=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var i=y===e;p=
p||i}if(p)e=c,r!==null&&(c?r.length=c:r=null);else return r===null?r=[1]:r.push(1),e++,N.errors=r,!1;
var t=a===e}else var t=!0}}}}}}}}}}}}}}}else return N.errors=[1],!1;return N.errors=r,e===0}function oe(s){
let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return oe.errors=[1],!1;{var t=!0;let u=s.
length;for(let o=0;o<u;o++){let f=e;N(s[o])||(r=r===null?N.errors:r.concat(N.errors),e=r.length);var t=f===
e;if(!t)break}}}else return oe.errors=[1],!1;return oe.errors=r,e===0}function G(s){let r=null,e=0;if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.role===void 0&&(o="role"))return G.errors=
[1],!1;if(s.role!==void 0){let f=s.role,i=e;if(typeof f!="string")return G.errors=[1],!1;if(!(f==="u\
ser"||f==="assistant"||f==="system"))return G.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.content!==
void 0){let f=s.content,i=e,l=e,n=!1,a=e;e===e&&(typeof f=="string"?x(f,8388608)&&(r===null?r=[1]:r.
push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=a===e;if(n=n||u,!n){let v=e;oe(f)||(r=r===null?oe.
errors:r.concat(oe.errors),e=r.length);var u=v===e;n=n||u}if(n)e=l,r!==null&&(l?r.length=l:r=null);else
return r===null?r=[1]:r.push(1),e++,G.errors=r,!1;var t=i===e}else var t=!0}else return G.errors=[1],
!1;return G.errors=r,e===0}function V(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)
return V.errors=[1],!1;if(s.length<1)return V.errors=[1],!1;{var t=!0;let u=s.length;for(let o=0;o<u;o++){
let f=e;G(s[o])||(r=r===null?G.errors:r.concat(G.errors),e=r.length);var t=f===e;if(!t)break}}}else return V.
errors=[1],!1;return V.errors=r,e===0}function re(s){let r=null,e=0,t=e,u=!1,o=e;e===e&&(typeof s=="string"?x(s,8388608)&&(r===null?r=[1]:
r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var i=o===e;if(u=u||i,!u){let l=e;P(s)||(r=r===null?P.
errors:r.concat(P.errors),e=r.length);var i=l===e;u=u||i}if(u)e=t,r!==null&&(t?r.length=t:r=null);else
return r===null?r=[1]:r.push(1),e++,re.errors=r,!1;return re.errors=r,e===0}function X(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return X.errors=[1],!1;{var t=!0;
let u=s.length;for(let o=0;o<u;o++){let f=e;O(s[o])||(r=r===null?O.errors:r.concat(O.errors),e=r.length);
var t=f===e;if(!t)break}}}else return X.errors=[1],!1;return X.errors=r,e===0}function W(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.type===
void 0&&(u="type")||s.schema===void 0&&(u="schema"))return W.errors=[1],!1;if(s.type!==void 0){let o=s.
type,f=e;if(typeof o!="string")return W.errors=[1],!1;if(o!=="json_schema")return W.errors=[1],!1;var t=f===
e}else var t=!0;if(t)if(s.schema!==void 0){let o=s.schema,f=e;if(e===e&&!(o&&typeof o=="object"&&!Array.
isArray(o)))return W.errors=[1],!1;var t=f===e}else var t=!0}else return W.errors=[1],!1;return W.errors=
r,e===0}function H(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.effort!==
void 0){let o=s.effort,f=e;if(typeof o!="string"&&o!==null)return H.errors=[1],!1;if(e===f&&typeof o==
"string"&&x(o,64))return H.errors=[1],!1;var t=f===e}else var t=!0;if(t)if(s.format!==void 0){let o=s.
format,f=e,i=e,l=!1,n=e;W(o)||(r=r===null?W.errors:r.concat(W.errors),e=r.length);var u=n===e;if(l=l||
u,!l){let c=e;o!==null&&(r===null?r=[1]:r.push(1),e++);var u=c===e;l=l||u}if(l)e=i,r!==null&&(i?r.length=
i:r=null);else return r===null?r=[1]:r.push(1),e++,H.errors=r,!1;var t=f===e}else var t=!0}else return H.
errors=[1],!1;return H.errors=r,e===0}function A(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){let l;if(s.body===void 0&&(l="body"))return A.errors=[1],!1;if(s.body!==void 0){let n=s.
body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){n.stream===void 0&&(n.stream=!1);let c;if(n.
model===void 0&&(c="model")||n.max_tokens===void 0&&(c="max_tokens")||n.messages===void 0&&(c="messa\
ges"))return A.errors=[1],!1;if(n.model!==void 0){let p=n.model,v=e;if(e===e)if(typeof p=="string"){
if(x(p,256))return A.errors=[1],!1;if(Ae(p,1))return A.errors=[1],!1}else return A.errors=[1],!1;var t=v===
e}else var t=!0;if(t){if(n.max_tokens!==void 0){let p=n.max_tokens,v=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)))return A.errors=[1],!1;if(e===v&&typeof p=="number"&&isFinite(p)){if(p>2147483647||
isNaN(p))return A.errors=[1],!1;if(p<1||isNaN(p))return A.errors=[1],!1}var t=v===e}else var t=!0;if(t){
if(n.messages!==void 0){let p=e;V(n.messages)||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var t=p===
e}else var t=!0;if(t){if(n.system!==void 0){let p=e;re(n.system)||(r=r===null?re.errors:r.concat(re.
errors),e=r.length);var t=p===e}else var t=!0;if(t){let p=n.stream,v=e;if(typeof p!="boolean"&&p!==null)
return A.errors=[1],!1;var t=v===e;if(t){if(n.temperature!==void 0){let d=n.temperature,y=e;if(!(typeof d==
"number"&&isFinite(d))&&d!==null)return A.errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>
1||isNaN(d))return A.errors=[1],!1;if(d<0||isNaN(d))return A.errors=[1],!1}var t=y===e}else var t=!0;
if(t){if(n.top_p!==void 0){let d=n.top_p,y=e;if(!(typeof d=="number"&&isFinite(d))&&d!==null)return A.
errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return A.errors=[1],!1;if(d<
0||isNaN(d))return A.errors=[1],!1}var t=y===e}else var t=!0;if(t){if(n.top_k!==void 0){let d=n.top_k,
y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return A.errors=[1],!1;if(e===
y&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return A.errors=[1],!1;if(d<0||isNaN(d))
return A.errors=[1],!1}var t=y===e}else var t=!0;if(t){if(n.stop_sequences!==void 0){let d=n.stop_sequences,
y=e;if(!Array.isArray(d)&&d!==null)return A.errors=[1],!1;if(e===y&&Array.isArray(d)){if(d.length>64)
return A.errors=[1],!1;{var u=!0;let m=d.length;for(let h=0;h<m;h++){let b=d[h],q=e;if(e===e)if(typeof b==
"string"){if(x(b,4096))return A.errors=[1],!1}else return A.errors=[1],!1;var u=q===e;if(!u)break}}}
var t=y===e}else var t=!0;if(t){if(n.tools!==void 0){let d=e;X(n.tools)||(r=r===null?X.errors:r.concat(
X.errors),e=r.length);var t=d===e}else var t=!0;if(t){if(n.tool_choice!==void 0){let d=n.tool_choice,
y=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let h;if(d.type===void 0&&(h="type"))return A.
errors=[1],!1;if(d.type!==void 0){let b=d.type,q=e;if(typeof b!="string")return A.errors=[1],!1;if(!(b===
"auto"||b==="any"||b==="tool"||b==="none"))return A.errors=[1],!1;var o=q===e}else var o=!0;if(o){if(d.
name!==void 0){let b=d.name,q=e;if(e===q)if(typeof b=="string"){if(x(b,128))return A.errors=[1],!1}else
return A.errors=[1],!1;var o=q===e}else var o=!0;if(o)if(d.disable_parallel_tool_use!==void 0){let b=d.
disable_parallel_tool_use,q=e;if(typeof b!="boolean"&&b!==null)return A.errors=[1],!1;var o=q===e}else
var o=!0}}else return A.errors=[1],!1;var t=y===e}else var t=!0;if(t){if(n.thinking!==void 0){let d=n.
thinking,y=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let h;if(d.type===void 0&&(h="typ\
e"))return A.errors=[1],!1;if(d.type!==void 0){let b=d.type,q=e;if(e===q)if(typeof b=="string"){if(x(
b,64))return A.errors=[1],!1}else return A.errors=[1],!1;var f=q===e}else var f=!0;if(f)if(d.budget_tokens!==
void 0){let b=d.budget_tokens,q=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b))&&b!==null)
return A.errors=[1],!1;if(e===q&&typeof b=="number"&&isFinite(b)){if(b>2147483647||isNaN(b))return A.
errors=[1],!1;if(b<0||isNaN(b))return A.errors=[1],!1}var f=q===e}else var f=!0}else return A.errors=
[1],!1;var t=y===e}else var t=!0;if(t){if(n.output_config!==void 0){let d=e;H(n.output_config)||(r=r===
null?H.errors:r.concat(H.errors),e=r.length);var t=d===e}else var t=!0;if(t){if(n.metadata!==void 0){
let d=n.metadata,y=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.user_id!==void 0){let h=d.
user_id,b=e;if(typeof h!="string"&&h!==null)return A.errors=[1],!1;if(e===b&&typeof h=="string"&&x(h,
1024))return A.errors=[1],!1}}else return A.errors=[1],!1;var t=y===e}else var t=!0;if(t){if(n.cache_control!==
void 0){let d=n.cache_control,y=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return A.
errors=[1],!1;var t=y===e}else var t=!0;if(t){if(n.context_management!==void 0){let d=n.context_management,
y=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return A.errors=[1],!1;var t=y===e}else
var t=!0;if(t){if(n.service_tier!==void 0){let d=n.service_tier,y=e;if(typeof d!="string"&&d!==null)
return A.errors=[1],!1;if(e===y&&typeof d=="string"&&x(d,64))return A.errors=[1],!1;var t=y===e}else
var t=!0;if(t)if(n.mcp_servers!==void 0){let d=n.mcp_servers,y=e;if(!Array.isArray(d)&&d!==null)return A.
errors=[1],!1;if(e===y&&Array.isArray(d)){if(d.length>0)return A.errors=[1],!1;{var i=!0;let m=d.length;
for(let h=0;h<m;h++){let b=d[h],q=e;if(e===q&&!(b&&typeof b=="object"&&!Array.isArray(b)))return A.errors=
[1],!1;var i=q===e;if(!i)break}}}var t=y===e}else var t=!0}}}}}}}}}}}}}}}}}else return A.errors=[1],
!1}}return A.errors=r,e===0}var rr=E;function E(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&
(f="body"))return E.errors=[1],!1;if(s.body!==void 0){let i=s.body;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let n;if(i.model===void 0&&(n="model")||i.messages===void 0&&(n="messages"))return E.
errors=[1],!1;if(i.model!==void 0){let a=i.model,c=e;if(e===e)if(typeof a=="string"){if(x(a,256))return E.
errors=[1],!1;if(Ae(a,1))return E.errors=[1],!1}else return E.errors=[1],!1;var t=c===e}else var t=!0;
if(t){if(i.messages!==void 0){let a=e;V(i.messages)||(r=r===null?V.errors:r.concat(V.errors),e=r.length);
var t=a===e}else var t=!0;if(t){if(i.system!==void 0){let a=e;re(i.system)||(r=r===null?re.errors:r.
concat(re.errors),e=r.length);var t=a===e}else var t=!0;if(t){if(i.tools!==void 0){let a=e;X(i.tools)||
(r=r===null?X.errors:r.concat(X.errors),e=r.length);var t=a===e}else var t=!0;if(t){if(i.tool_choice!==
void 0){let a=i.tool_choice,c=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let k;if(a.type===
void 0&&(k="type"))return E.errors=[1],!1;if(a.type!==void 0){let d=a.type,y=e;if(typeof d!="string")
return E.errors=[1],!1;if(!(d==="auto"||d==="any"||d==="tool"||d==="none"))return E.errors=[1],!1;var u=y===
e}else var u=!0;if(u){if(a.name!==void 0){let d=a.name,y=e;if(e===y)if(typeof d=="string"){if(x(d,128))
return E.errors=[1],!1}else return E.errors=[1],!1;var u=y===e}else var u=!0;if(u)if(a.disable_parallel_tool_use!==
void 0){let d=a.disable_parallel_tool_use,y=e;if(typeof d!="boolean"&&d!==null)return E.errors=[1],!1;
var u=y===e}else var u=!0}}else return E.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(i.thinking!==
void 0){let a=i.thinking,c=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let k;if(a.type===
void 0&&(k="type"))return E.errors=[1],!1;if(a.type!==void 0){let d=a.type,y=e;if(e===y)if(typeof d==
"string"){if(x(d,64))return E.errors=[1],!1}else return E.errors=[1],!1;var o=y===e}else var o=!0;if(o)
if(a.budget_tokens!==void 0){let d=a.budget_tokens,y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return E.errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(
d))return E.errors=[1],!1;if(d<0||isNaN(d))return E.errors=[1],!1}var o=y===e}else var o=!0}else return E.
errors=[1],!1;var t=c===e}else var t=!0;if(t)if(i.output_config!==void 0){let a=e;H(i.output_config)||
(r=r===null?H.errors:r.concat(H.errors),e=r.length);var t=a===e}else var t=!0}}}}}}else return E.errors=
[1],!1}}return E.errors=r,e===0}var sr=tr;function tr(s){let r=null,e=0;return tr.errors=r,e===0}var ir=nr;function nr(s){let r=null,e=0;return nr.errors=r,e===0}var fr=lr;function lr(s){let r=null,e=0;return lr.errors=r,e===0}var or=ar;function ar(s){let r=null,e=0;return ar.errors=r,e===0}var ur=dr;function dr(s){let r=null,e=0;return dr.errors=r,e===0}var cr=se(ce()),pr=se(pe()),Xr={...cr.formats,...pr.fastFormats},yr=$;var M=te,w=ie;function $(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
response!==void 0){let l=s.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let a;if(l.
name===void 0&&(a="name")||l.operations===void 0&&(a="operations")||l.elsewhere===void 0&&(a="elsewh\
ere"))return $.errors=[1],!1;{let c=e;for(let p in l)if(!(p==="name"||p==="operations"||p==="elsewhe\
re")){return $.errors=[1],!1;break}if(c===e){if(l.name!==void 0){let p=l.name,v=e;if(e===v)if(typeof p==
"string"){if(M(p,128))return $.errors=[1],!1;if(w(p,1))return $.errors=[1],!1}else return $.errors=[
1],!1;var t=v===e}else var t=!0;if(t){if(l.operations!==void 0){let p=l.operations,v=e;if(e===v)if(Array.
isArray(p)){if(p.length>256)return $.errors=[1],!1;{var u=!0;let d=p.length;for(let y=0;y<d;y++){let _=p[y],
m=e;if(e===m)if(_&&typeof _=="object"&&!Array.isArray(_)){let b;if(_.method===void 0&&(b="method")||
_.path===void 0&&(b="path")||_.summary===void 0&&(b="summary"))return $.errors=[1],!1;{let q=e;for(let g in _)
if(!(g==="method"||g==="path"||g==="summary")){return $.errors=[1],!1;break}if(q===e){if(_.method!==
void 0){let g=_.method,L=e;if(e===L)if(typeof g=="string"){if(M(g,7))return $.errors=[1],!1;if(w(g,3))
return $.errors=[1],!1}else return $.errors=[1],!1;var o=L===e}else var o=!0;if(o){if(_.path!==void 0){
let g=_.path,L=e;if(e===L)if(typeof g=="string"){if(M(g,256))return $.errors=[1],!1;if(w(g,1))return $.
errors=[1],!1}else return $.errors=[1],!1;var o=L===e}else var o=!0;if(o)if(_.summary!==void 0){let g=_.
summary,L=e;if(e===L)if(typeof g=="string"){if(M(g,256))return $.errors=[1],!1}else return $.errors=
[1],!1;var o=L===e}else var o=!0}}}}else return $.errors=[1],!1;var u=m===e;if(!u)break}}}else return $.
errors=[1],!1;var t=v===e}else var t=!0;if(t)if(l.elsewhere!==void 0){let p=l.elsewhere,v=e;if(e===v)
if(Array.isArray(p)){if(p.length>16)return $.errors=[1],!1;{var f=!0;let d=p.length;for(let y=0;y<d;y++){
let _=p[y],m=e;if(e===m)if(_&&typeof _=="object"&&!Array.isArray(_)){let b;if(_.name===void 0&&(b="n\
ame"))return $.errors=[1],!1;{let q=e;for(let g in _)if(!(g==="name"||g==="path"||g==="address"||g===
"port")){return $.errors=[1],!1;break}if(q===e){if(_.name!==void 0){let g=_.name,L=e;if(e===L)if(typeof g==
"string"){if(M(g,128))return $.errors=[1],!1;if(w(g,1))return $.errors=[1],!1}else return $.errors=[
1],!1;var i=L===e}else var i=!0;if(i){if(_.path!==void 0){let g=_.path,L=e;if(e===L)if(typeof g=="st\
ring"){if(M(g,256))return $.errors=[1],!1;if(w(g,1))return $.errors=[1],!1}else return $.errors=[1],
!1;var i=L===e}else var i=!0;if(i){if(_.address!==void 0){let g=_.address,L=e;if(e===L)if(typeof g==
"string"){if(M(g,2048))return $.errors=[1],!1;if(w(g,1))return $.errors=[1],!1}else return $.errors=
[1],!1;var i=L===e}else var i=!0;if(i)if(_.port!==void 0){let g=_.port,L=e;if(!(typeof g=="number"&&
!(g%1)&&!isNaN(g)&&isFinite(g)))return $.errors=[1],!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>
65535||isNaN(g))return $.errors=[1],!1;if(g<1||isNaN(g))return $.errors=[1],!1}var i=L===e}else var i=!0}}}}}else
return $.errors=[1],!1;var f=m===e;if(!f)break}}}else return $.errors=[1],!1;var t=v===e}else var t=!0}}}}else
return $.errors=[1],!1}}else return $.errors=[1],!1;return $.errors=r,e===0}var mr=ke;function ue(s){let r=null,e=0,t=e,u=!1,o=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;
if(s.type===void 0&&(p="type")||s.text===void 0&&(p="text"))r===null?r=[1]:r.push(1),e++;else{if(s.type!==
void 0){let v=s.type,k=e;typeof v!="string"&&(r===null?r=[1]:r.push(1),e++),v!=="text"&&(r===null?r=
[1]:r.push(1),e++);var i=k===e}else var i=!0;if(i){if(s.text!==void 0){let v=s.text,k=e;e===k&&(typeof v==
"string"?M(v,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var i=k===e}else
var i=!0;if(i)if(s.citations!==void 0){let v=s.citations,k=e;if(!Array.isArray(v)&&v!==null&&(r===null?
r=[1]:r.push(1),e++),e===k&&Array.isArray(v))if(v.length>1e3)r===null?r=[1]:r.push(1),e++;else{var l=!0;
let y=v.length;for(let _=0;_<y;_++){let m=v[_],h=e;m&&typeof m=="object"&&!Array.isArray(m)||(r===null?
r=[1]:r.push(1),e++);var l=h===e;if(!l)break}}var i=k===e}else var i=!0}}}else r===null?r=[1]:r.push(
1),e++;var n=o===e;if(u=u||n,!u){let p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.type===void 0&&(d="type")||s.thinking===void 0&&(d="thinking"))r===null?r=[1]:r.push(1),e++;else{
if(s.type!==void 0){let y=s.type,_=e;typeof y!="string"&&(r===null?r=[1]:r.push(1),e++),y!=="thinkin\
g"&&(r===null?r=[1]:r.push(1),e++);var a=_===e}else var a=!0;if(a){if(s.thinking!==void 0){let y=s.thinking,
_=e;e===_&&(typeof y=="string"?M(y,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(
1),e++));var a=_===e}else var a=!0;if(a)if(s.signature!==void 0){let y=s.signature,_=e;e===_&&(typeof y==
"string"?M(y,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var a=_===e}else
var a=!0}}}else r===null?r=[1]:r.push(1),e++;var n=p===e;if(u=u||n,!u){let d=e;if(e===e)if(s&&typeof s==
"object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")||s.id===void 0&&(m="id")||s.name===
void 0&&(m="name")||s.input===void 0&&(m="input"))r===null?r=[1]:r.push(1),e++;else{if(s.type!==void 0){
let h=s.type,b=e;typeof h!="string"&&(r===null?r=[1]:r.push(1),e++),h!=="tool_use"&&(r===null?r=[1]:
r.push(1),e++);var c=b===e}else var c=!0;if(c){if(s.id!==void 0){let h=s.id,b=e;e===b&&(typeof h=="s\
tring"?M(h,256)?(r===null?r=[1]:r.push(1),e++):w(h,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:
r.push(1),e++));var c=b===e}else var c=!0;if(c){if(s.name!==void 0){let h=s.name,b=e;e===b&&(typeof h==
"string"?M(h,256)?(r===null?r=[1]:r.push(1),e++):w(h,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=
[1]:r.push(1),e++));var c=b===e}else var c=!0;if(c){if(s.input!==void 0){let h=s.input,b=e;e===b&&(h&&
typeof h=="object"&&!Array.isArray(h)||(r===null?r=[1]:r.push(1),e++));var c=b===e}else var c=!0;if(c)
if(s.caller!==void 0){let h=s.caller,b=e;if(e===b)if(h&&typeof h=="object"&&!Array.isArray(h)){let g;
if(h.type===void 0&&(g="type"))r===null?r=[1]:r.push(1),e++;else if(h.type!==void 0){let L=h.type;e===
e&&(typeof L=="string"?M(L,64)?(r===null?r=[1]:r.push(1),e++):w(L,1)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var c=b===e}else var c=!0}}}}}else
r===null?r=[1]:r.push(1),e++;var n=d===e;u=u||n}}if(u)e=t,r!==null&&(t?r.length=t:r=null);else return r===
null?r=[1]:r.push(1),e++,ue.errors=r,!1;return ue.errors=r,e===0}function T(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.input_tokens===
void 0&&(o="input_tokens")||s.output_tokens===void 0&&(o="output_tokens"))return T.errors=[1],!1;if(s.
input_tokens!==void 0){let f=s.input_tokens,i=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f)))return T.errors=[1],!1;if(e===i&&typeof f=="number"&&isFinite(f)){if(f>4294967295||isNaN(f))return T.
errors=[1],!1;if(f<0||isNaN(f))return T.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.output_tokens!==
void 0){let f=s.output_tokens,i=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return T.
errors=[1],!1;if(e===i&&typeof f=="number"&&isFinite(f)){if(f>4294967295||isNaN(f))return T.errors=[
1],!1;if(f<0||isNaN(f))return T.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.cache_creation!==
void 0){let f=s.cache_creation,i=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return T.
errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.cache_creation_input_tokens!==void 0){let f=s.cache_creation_input_tokens,
i=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return T.errors=[1],!1;if(e===
i&&typeof f=="number"&&isFinite(f)){if(f>4294967295||isNaN(f))return T.errors=[1],!1;if(f<0||isNaN(f))
return T.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.cache_read_input_tokens!==void 0){let f=s.
cache_read_input_tokens,i=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return T.
errors=[1],!1;if(e===i&&typeof f=="number"&&isFinite(f)){if(f>4294967295||isNaN(f))return T.errors=[
1],!1;if(f<0||isNaN(f))return T.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.output_tokens_details!==
void 0){let f=s.output_tokens_details,i=e,l=e,n=!1,a=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(
f)){let v;if(f.thinking_tokens===void 0&&(v="thinking_tokens"))r===null?r=[1]:r.push(1),e++;else if(f.
thinking_tokens!==void 0){let k=f.thinking_tokens,d=e;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(
k)||(r===null?r=[1]:r.push(1),e++),e===d&&typeof k=="number"&&isFinite(k)&&(k>4294967295||isNaN(k)?(r===
null?r=[1]:r.push(1),e++):(k<0||isNaN(k))&&(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(
1),e++;var u=a===e;if(n=n||u,!n){let v=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var u=v===e;n=n||u}
if(n)e=l,r!==null&&(l?r.length=l:r=null);else return r===null?r=[1]:r.push(1),e++,T.errors=r,!1;var t=i===
e}else var t=!0;if(t){if(s.server_tool_use!==void 0){let f=s.server_tool_use,i=e;if(!(f&&typeof f=="\
object"&&!Array.isArray(f))&&f!==null)return T.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.service_tier!==
void 0){let f=s.service_tier,i=e;if(typeof f!="string"&&f!==null)return T.errors=[1],!1;if(e===i&&typeof f==
"string"&&M(f,64))return T.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.inference_geo!==void 0){
let f=s.inference_geo,i=e;if(typeof f!="string"&&f!==null)return T.errors=[1],!1;if(e===i&&typeof f==
"string"&&M(f,64))return T.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(s.speed!==void 0){let f=s.
speed,i=e;if(typeof f!="string"&&f!==null)return T.errors=[1],!1;if(e===i&&typeof f=="string"&&M(f,64))
return T.errors=[1],!1;var t=i===e}else var t=!0}}}}}}}}}else return T.errors=[1],!1;return T.errors=
r,e===0}function z(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.
id===void 0&&(f="id")||s.type===void 0&&(f="type")||s.role===void 0&&(f="role")||s.model===void 0&&(f=
"model")||s.content===void 0&&(f="content")||s.stop_reason===void 0&&(f="stop_reason")||s.stop_sequence===
void 0&&(f="stop_sequence")||s.usage===void 0&&(f="usage"))return z.errors=[1],!1;if(s.id!==void 0){
let i=s.id,l=e;if(e===l)if(typeof i=="string"){if(M(i,256))return z.errors=[1],!1;if(w(i,1))return z.
errors=[1],!1}else return z.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(s.type!==void 0){let i=s.
type,l=e;if(typeof i!="string")return z.errors=[1],!1;if(i!=="message")return z.errors=[1],!1;var t=l===
e}else var t=!0;if(t){if(s.role!==void 0){let i=s.role,l=e;if(typeof i!="string")return z.errors=[1],
!1;if(i!=="assistant")return z.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.
model,l=e;if(e===e)if(typeof i=="string"){if(M(i,256))return z.errors=[1],!1;if(w(i,1))return z.errors=
[1],!1}else return z.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(s.content!==void 0){let i=s.content,
l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e3)return z.errors=[1],!1;{var u=!0;let a=i.length;for(let c=0;c<
a;c++){let p=e;ue(i[c])||(r=r===null?ue.errors:r.concat(ue.errors),e=r.length);var u=p===e;if(!u)break}}}else
return z.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(s.stop_reason!==void 0){let i=s.stop_reason,
l=e,n=e,a=!1,c=e;typeof i!="string"&&(r===null?r=[1]:r.push(1),e++),i==="end_turn"||i==="max_tokens"||
i==="stop_sequence"||i==="tool_use"||i==="refusal"||i==="pause_turn"||i==="model_context_window_exce\
eded"||(r===null?r=[1]:r.push(1),e++);var o=c===e;if(a=a||o,!a){let v=e;i!==null&&(r===null?r=[1]:r.
push(1),e++);var o=v===e;a=a||o}if(a)e=n,r!==null&&(n?r.length=n:r=null);else return r===null?r=[1]:
r.push(1),e++,z.errors=r,!1;var t=l===e}else var t=!0;if(t){if(s.stop_sequence!==void 0){let i=s.stop_sequence,
l=e;if(typeof i!="string"&&i!==null)return z.errors=[1],!1;if(e===l&&typeof i=="string"&&M(i,4096))return z.
errors=[1],!1;var t=l===e}else var t=!0;if(t){if(s.stop_details!==void 0){let i=s.stop_details,l=e;if(!(i&&
typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[1],!1;var t=l===e}else var t=!0;if(t){
if(s.container!==void 0){let i=s.container,l=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return z.errors=[1],!1;var t=l===e}else var t=!0;if(t){if(s.diagnostics!==void 0){let i=s.diagnostics,
l=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[1],!1;var t=l===e}else
var t=!0;if(t)if(s.usage!==void 0){let i=e;T(s.usage)||(r=r===null?T.errors:r.concat(T.errors),e=r.length);
var t=i===e}else var t=!0}}}}}}}}}}else return z.errors=[1],!1;return z.errors=r,e===0}function ke(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(z(s.response)||
(r=r===null?z.errors:r.concat(z.errors),e=r.length));else return ke.errors=[1],!1;return ke.errors=r,
e===0}var vr=Q;function Q(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){
let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.input_tokens===void 0&&
(o="input_tokens"))return Q.errors=[1],!1;{let f=e;for(let i in t)if(i!=="input_tokens"){return Q.errors=
[1],!1;break}if(f===e&&t.input_tokens!==void 0){let i=t.input_tokens,l=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return Q.errors=[1],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>4294967295||
isNaN(i))return Q.errors=[1],!1;if(i<0||isNaN(i))return Q.errors=[1],!1}}}}else return Q.errors=[1],
!1}}else return Q.errors=[1],!1;return Q.errors=r,e===0}var hr=$e;var _r=Xr["date-time"];function j(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let f;if(s.data===void 0&&(f="data")||s.has_more===void 0&&(f="has_more")||s.first_id===void 0&&
(f="first_id")||s.last_id===void 0&&(f="last_id"))return j.errors=[1],!1;{let i=e;for(let l in s)if(!(l===
"data"||l==="has_more"||l==="first_id"||l==="last_id")){return j.errors=[1],!1;break}if(i===e){if(s.
data!==void 0){let l=s.data,n=e;if(e===n)if(Array.isArray(l)){if(l.length>1e3)return j.errors=[1],!1;
{var t=!0;let a=l.length;for(let c=0;c<a;c++){let p=l[c],v=e;if(e===e)if(p&&typeof p=="object"&&!Array.
isArray(p)){let y;if(p.id===void 0&&(y="id")||p.type===void 0&&(y="type")||p.display_name===void 0&&
(y="display_name")||p.created_at===void 0&&(y="created_at")||p.max_input_tokens===void 0&&(y="max_in\
put_tokens")||p.max_tokens===void 0&&(y="max_tokens"))return j.errors=[1],!1;{let _=e;for(let m in p)
if(!(m==="id"||m==="type"||m==="display_name"||m==="created_at"||m==="max_input_tokens"||m==="max_to\
kens")){return j.errors=[1],!1;break}if(_===e){if(p.id!==void 0){let m=p.id,h=e;if(e===h)if(typeof m==
"string"){if(M(m,256))return j.errors=[1],!1;if(w(m,1))return j.errors=[1],!1}else return j.errors=[
1],!1;var u=h===e}else var u=!0;if(u){if(p.type!==void 0){let m=p.type,h=e;if(typeof m!="string")return j.
errors=[1],!1;if(m!=="model")return j.errors=[1],!1;var u=h===e}else var u=!0;if(u){if(p.display_name!==
void 0){let m=p.display_name,h=e;if(e===h)if(typeof m=="string"){if(M(m,256))return j.errors=[1],!1;
if(w(m,1))return j.errors=[1],!1}else return j.errors=[1],!1;var u=h===e}else var u=!0;if(u){if(p.created_at!==
void 0){let m=p.created_at,h=e;if(e===h&&e===h)if(typeof m=="string"){if(M(m,32))return j.errors=[1],
!1;if(!_r.validate.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var u=h===e}else var u=!0;
if(u){if(p.max_input_tokens!==void 0){let m=p.max_input_tokens,h=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))&&m!==null)return j.errors=[1],!1;if(e===h&&typeof m=="number"&&isFinite(m)){
if(m>2147483647||isNaN(m))return j.errors=[1],!1;if(m<1||isNaN(m))return j.errors=[1],!1}var u=h===e}else
var u=!0;if(u)if(p.max_tokens!==void 0){let m=p.max_tokens,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))&&m!==null)return j.errors=[1],!1;if(e===h&&typeof m=="number"&&isFinite(m)){if(m>2147483647||
isNaN(m))return j.errors=[1],!1;if(m<1||isNaN(m))return j.errors=[1],!1}var u=h===e}else var u=!0}}}}}}}else
return j.errors=[1],!1;var t=v===e;if(!t)break}}}else return j.errors=[1],!1;var o=n===e}else var o=!0;
if(o){if(s.has_more!==void 0){let l=e;if(typeof s.has_more!="boolean")return j.errors=[1],!1;var o=l===
e}else var o=!0;if(o){if(s.first_id!==void 0){let l=s.first_id,n=e;if(typeof l!="string"&&l!==null)return j.
errors=[1],!1;if(e===n&&typeof l=="string"&&M(l,256))return j.errors=[1],!1;var o=n===e}else var o=!0;
if(o)if(s.last_id!==void 0){let l=s.last_id,n=e;if(typeof l!="string"&&l!==null)return j.errors=[1],
!1;if(e===n&&typeof l=="string"&&M(l,256))return j.errors=[1],!1;var o=n===e}else var o=!0}}}}}else return j.
errors=[1],!1;return j.errors=r,e===0}function $e(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(j(s.response)||(r=r===null?j.errors:r.concat(j.errors),e=r.length));else
return $e.errors=[1],!1;return $e.errors=r,e===0}var gr=B;function B(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){
let u=s.response;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let f;if(u.id===void 0&&(f="i\
d")||u.type===void 0&&(f="type")||u.display_name===void 0&&(f="display_name")||u.created_at===void 0&&
(f="created_at")||u.max_input_tokens===void 0&&(f="max_input_tokens")||u.max_tokens===void 0&&(f="ma\
x_tokens"))return B.errors=[1],!1;{let i=e;for(let l in u)if(!(l==="id"||l==="type"||l==="display_na\
me"||l==="created_at"||l==="max_input_tokens"||l==="max_tokens")){return B.errors=[1],!1;break}if(i===
e){if(u.id!==void 0){let l=u.id,n=e;if(e===n)if(typeof l=="string"){if(M(l,256))return B.errors=[1],
!1;if(w(l,1))return B.errors=[1],!1}else return B.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(u.
type!==void 0){let l=u.type,n=e;if(typeof l!="string")return B.errors=[1],!1;if(l!=="model")return B.
errors=[1],!1;var t=n===e}else var t=!0;if(t){if(u.display_name!==void 0){let l=u.display_name,n=e;if(e===
n)if(typeof l=="string"){if(M(l,256))return B.errors=[1],!1;if(w(l,1))return B.errors=[1],!1}else return B.
errors=[1],!1;var t=n===e}else var t=!0;if(t){if(u.created_at!==void 0){let l=u.created_at,n=e;if(e===
n&&e===n)if(typeof l=="string"){if(M(l,32))return B.errors=[1],!1;if(!_r.validate.test(l))return B.errors=
[1],!1}else return B.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(u.max_input_tokens!==void 0){let l=u.
max_input_tokens,n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return B.errors=
[1],!1;if(e===n&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return B.errors=[1],!1;if(l<
1||isNaN(l))return B.errors=[1],!1}var t=n===e}else var t=!0;if(t)if(u.max_tokens!==void 0){let l=u.
max_tokens,n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return B.errors=[1],
!1;if(e===n&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return B.errors=[1],!1;if(l<
1||isNaN(l))return B.errors=[1],!1}var t=n===e}else var t=!0}}}}}}}else return B.errors=[1],!1}}else
return B.errors=[1],!1;return B.errors=r,e===0}var br=me;function me(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return me.errors=[1],
!1}}else return me.errors=[1],!1;return me.errors=r,e===0}var as={getOverview:{parameters:Pe,body:Xe,replies:{200:yr}},createMessage:{parameters:De,body:er,replies:{
200:mr}},countMessageTokens:{parameters:He,body:rr,replies:{200:vr}},listMessageModels:{parameters:Ue,
body:sr,replies:{200:hr}},retrieveMessageModel:{parameters:Ze,body:ir,replies:{200:gr}},getContract:{
parameters:Ye,body:fr,replies:{200:br}},getReference:{parameters:Je,body:or,replies:{}},getReferenceFile:{
parameters:Ve,body:ur,replies:{}}};export{as as default};
