// Compiled from a contract by npm run generate. Never edited.
var $r=Object.create;var Se=Object.defineProperty;var jr=Object.getOwnPropertyDescriptor;var Lr=Object.getOwnPropertyNames;var qr=Object.getPrototypeOf,kr=Object.prototype.hasOwnProperty;var Ce=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var Nr=(s,r,e,n)=>{if(r&&typeof r=="object"||typeof r=="function")for(let m of Lr(r))!kr.call(s,m)&&
m!==e&&Se(s,m,{get:()=>r[m],enumerable:!(n=jr(r,m))||n.enumerable});return s};var ye=(s,r,e)=>(e=s!=null?$r(qr(s)):{},Nr(r||!s||!s.__esModule?Se(e,"default",{value:s,enumerable:!0}):
e,s));var je=Ce($e=>{"use strict";Object.defineProperty($e,"__esModule",{value:!0});$e.formats=void 0;var Tr=2**
31-1,Ir=(-2)**31,Fr=2**63-1,Rr=(-2)**63,we=(2-2**-23)*2**127,Be=2**-126,Er=-1*we,Or=-1*Be,Pe=()=>!0,
Sr=/^[A-Za-z0-9+/]*(=|==)?$/;$e.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Tr&&s>=Ir,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Fr&&s>=Rr,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=we&&s>=Be||s>=Er&&s<=Or),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Sr.test(s),binary:Pe,password:Pe}});var Le=Ce(se=>{"use strict";Object.defineProperty(se,"__esModule",{value:!0});se.formatNames=se.fastFormats=
se.fullFormats=void 0;function re(s,r){return{validate:s,compare:r}}se.fullFormats={date:re(Ue,Ie),time:re(
ze(!0),Fe),"date-time":re(De(!0),He),"iso-time":re(ze(),Ge),"iso-date-time":re(De(),Ye),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Dr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Vr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Zr,int32:{type:"number",validate:Gr},
int64:{type:"number",validate:Hr},float:{type:"number",validate:Je},double:{type:"number",validate:Je},
password:!0,binary:!0};se.fastFormats={...se.fullFormats,date:re(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ie),time:re(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Fe),"date-time":re(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
He),"iso-time":re(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ge),
"iso-date-time":re(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ye),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
se.formatNames=Object.keys(se.fullFormats);function Cr(s){return s%4===0&&(s%100!==0||s%400===0)}var Mr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Pr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ue(s){let r=Mr.exec(s);if(!r)return!1;let e=+r[1],
n=+r[2],m=+r[3];return n>=1&&n<=12&&m>=1&&m<=(n===2&&Cr(e)?29:Pr[n])}function Ie(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Ne=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ze(s){
return function(e){let n=Ne.exec(e);if(!n)return!1;let m=+n[1],d=+n[2],o=+n[3],i=n[4],h=n[5]==="-"?-1:
1,u=+(n[6]||0),f=+(n[7]||0);if(u>23||f>59||s&&!i)return!1;if(m<=23&&d<=59&&o<60)return!0;let x=d-f*h,
v=m-u*h-(x<0?1:0);return(v===23||v===-1)&&(x===59||x===-1)&&o<61}}function Fe(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),n=new Date("2020-01-01T"+r).valueOf();if(e&&n)return e-n}function Ge(s,r){
if(!(s&&r))return;let e=Ne.exec(s),n=Ne.exec(r);if(e&&n)return s=e[1]+e[2]+e[3],r=n[1]+n[2]+n[3],s>r?
1:s<r?-1:0}var Te=/t|\s/i;function De(s){let r=ze(s);return function(n){let m=n.split(Te);return m.length===
2&&Ue(m[0])&&r(m[1])}}function He(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),n=new Date(r).valueOf();
if(e&&n)return e-n}function Ye(s,r){if(!(s&&r))return;let[e,n]=s.split(Te),[m,d]=r.split(Te),o=Ie(e,
m);if(o!==void 0)return o||Fe(n,d)}var wr=/\/|:/,Br=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Dr(s){return wr.test(s)&&Br.test(s)}var Ze=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Zr(s){return Ze.lastIndex=0,Ze.test(s)}var Jr=-(2**31),Ur=2**31-1;function Gr(s){return Number.
isInteger(s)&&s<=Ur&&s>=Jr}function Hr(s){return Number.isInteger(s)}function Je(){return!0}var Yr=/[^\\]\\Z/;
function Vr(s){if(Yr.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var me=(s,r)=>s.length>r&&Me(s)>r,ve=(s,r)=>s.length<2*r&&Me(s)<r,zr=/[\ud800-\udbff][\udc00-\udfff]/g,
Me=s=>s.length-(s.match(zr)?.length??0);var Ve=ye(je()),We=ye(Le()),us={...Ve.formats,...We.fastFormats},Xe=B;var ee=me,qe=ve,Wr=new RegExp("^[ -~]+$","u"),Xr=new RegExp("^[ -~]*$","u");function B(s){let r=null,
e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.query===void 0&&(m="query")||s.headers===
void 0&&(m="headers")||s.params===void 0&&(m="params"))return B.errors=[1],!1;if(s.headers!==void 0){
let d=s.headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["x-request-timeout-ms"]!==
void 0){let i=d["x-request-timeout-ms"],h=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
let u=typeof i,f;if(f===void 0)if(u==="boolean"||i===null||u==="string"&&i&&i==+i&&!(i%1))f=+i;else return B.
errors=[1],!1;f!==void 0&&(i=f,d!==void 0&&(d["x-request-timeout-ms"]=f))}if(e===h&&typeof i=="numbe\
r"&&isFinite(i)){if(i>6e5||isNaN(i))return B.errors=[1],!1;if(i<1||isNaN(i))return B.errors=[1],!1}var n=h===
e}else var n=!0;if(n){if(d["idempotency-key"]!==void 0){let i=d["idempotency-key"],h=e;if(typeof i!=
"string"){let f=typeof i,x;if(x===void 0)if(f=="number"||f=="boolean")x=""+i;else if(i===null)x="";else
return B.errors=[1],!1;x!==void 0&&(i=x,d!==void 0&&(d["idempotency-key"]=x))}if(e===h&&typeof i=="s\
tring"){if(ee(i,255))return B.errors=[1],!1;if(qe(i,1))return B.errors=[1],!1;if(!Wr.test(i))return B.
errors=[1],!1}var n=h===e}else var n=!0;if(n){if(d["session-id"]!==void 0){let i=d["session-id"],h=e;
if(typeof i!="string"){let f=typeof i,x;if(x===void 0)if(f=="number"||f=="boolean")x=""+i;else if(i===
null)x="";else return B.errors=[1],!1;x!==void 0&&(i=x,d!==void 0&&(d["session-id"]=x))}if(e===h&&typeof i==
"string"&&ee(i,4096))return B.errors=[1],!1;var n=h===e}else var n=!0;if(n){if(d["thread-id"]!==void 0){
let i=d["thread-id"],h=e;if(typeof i!="string"){let f=typeof i,x;if(x===void 0)if(f=="number"||f=="b\
oolean")x=""+i;else if(i===null)x="";else return B.errors=[1],!1;x!==void 0&&(i=x,d!==void 0&&(d["th\
read-id"]=x))}if(e===h&&typeof i=="string"&&ee(i,4096))return B.errors=[1],!1;var n=h===e}else var n=!0;
if(n){if(d["x-claude-code-session-id"]!==void 0){let i=d["x-claude-code-session-id"],h=e;if(typeof i!=
"string"){let f=typeof i,x;if(x===void 0)if(f=="number"||f=="boolean")x=""+i;else if(i===null)x="";else
return B.errors=[1],!1;x!==void 0&&(i=x,d!==void 0&&(d["x-claude-code-session-id"]=x))}if(e===h&&typeof i==
"string"&&ee(i,4096))return B.errors=[1],!1;var n=h===e}else var n=!0;if(n)if(d["openai-beta"]!==void 0){
let i=d["openai-beta"],h=e;if(typeof i!="string"){let f=typeof i,x;if(x===void 0)if(f=="number"||f==
"boolean")x=""+i;else if(i===null)x="";else return B.errors=[1],!1;x!==void 0&&(i=x,d!==void 0&&(d["\
openai-beta"]=x))}if(e===h&&typeof i=="string"){if(ee(i,4096))return B.errors=[1],!1;if(!Xr.test(i))
return B.errors=[1],!1}var n=h===e}else var n=!0}}}}}else return B.errors=[1],!1}}return B.errors=r,
e===0}var Ke=oe;function oe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.query===void 0&&
(n="query")||s.headers===void 0&&(n="headers")||s.params===void 0&&(n="params"))return oe.errors=[1],
!1;if(s.params!==void 0){let m=s.params;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;
if(m.id===void 0&&(o="id"))return oe.errors=[1],!1;if(m.id!==void 0){let i=m.id,h=e;if(typeof i!="st\
ring"){let u=typeof i,f;if(f===void 0)if(u=="number"||u=="boolean")f=""+i;else if(i===null)f="";else
return oe.errors=[1],!1;f!==void 0&&(i=f,m!==void 0&&(m.id=f))}if(e===h&&typeof i=="string"){if(ee(i,
256))return oe.errors=[1],!1;if(qe(i,1))return oe.errors=[1],!1}}}else return oe.errors=[1],!1}}return oe.
errors=r,e===0}var Qe=ae;function ae(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.query===void 0&&
(n="query")||s.headers===void 0&&(n="headers")||s.params===void 0&&(n="params"))return ae.errors=[1],
!1;if(s.params!==void 0){let m=s.params;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;
if(m.id===void 0&&(o="id"))return ae.errors=[1],!1;if(m.id!==void 0){let i=m.id,h=e;if(typeof i!="st\
ring"){let u=typeof i,f;if(f===void 0)if(u=="number"||u=="boolean")f=""+i;else if(i===null)f="";else
return ae.errors=[1],!1;f!==void 0&&(i=f,m!==void 0&&(m.id=f))}if(e===h&&typeof i=="string"){if(ee(i,
256))return ae.errors=[1],!1;if(qe(i,1))return ae.errors=[1],!1}}}else return ae.errors=[1],!1}}return ae.
errors=r,e===0}var er=_e;function _e(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.query===void 0&&
(n="query")||s.headers===void 0&&(n="headers")||s.params===void 0&&(n="params"))return _e.errors=[1],
!1;if(s.headers!==void 0){let m=s.headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["\
if-none-match"]!==void 0){let o=m["if-none-match"],i=e;if(typeof o!="string"){let h=typeof o,u;if(u===
void 0)if(h=="number"||h=="boolean")u=""+o;else if(o===null)u="";else return _e.errors=[1],!1;u!==void 0&&
(o=u,m!==void 0&&(m["if-none-match"]=u))}if(e===i&&typeof o=="string"&&ee(o,4096))return _e.errors=[
1],!1}}else return _e.errors=[1],!1}}return _e.errors=r,e===0}var rr=he;function he(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.query===void 0&&
(n="query")||s.headers===void 0&&(n="headers")||s.params===void 0&&(n="params"))return he.errors=[1],
!1;if(s.headers!==void 0){let m=s.headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["\
if-none-match"]!==void 0){let o=m["if-none-match"],i=e;if(typeof o!="string"){let h=typeof o,u;if(u===
void 0)if(h=="number"||h=="boolean")u=""+o;else if(o===null)u="";else return he.errors=[1],!1;u!==void 0&&
(o=u,m!==void 0&&(m["if-none-match"]=u))}if(e===i&&typeof o=="string"&&ee(o,4096))return he.errors=[
1],!1}}else return he.errors=[1],!1}}return he.errors=r,e===0}var sr=Q;var Kr=new RegExp("^[a-z][a-z0-9.-]*$","u");function Q(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){let m;if(s.query===void 0&&(m="query")||s.headers===void 0&&(m="headers")||s.params===void 0&&
(m="params"))return Q.errors=[1],!1;if(s.headers!==void 0){let d=s.headers,o=e;if(e===o)if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let i=d["if-none-match"],h=e;if(typeof i!=
"string"){let u=typeof i,f;if(f===void 0)if(u=="number"||u=="boolean")f=""+i;else if(i===null)f="";else
return Q.errors=[1],!1;f!==void 0&&(i=f,d!==void 0&&(d["if-none-match"]=f))}if(e===h&&typeof i=="str\
ing"&&ee(i,4096))return Q.errors=[1],!1}}else return Q.errors=[1],!1;var n=o===e}else var n=!0;if(n)
if(s.params!==void 0){let d=s.params,o=e;if(e===o)if(d&&typeof d=="object"&&!Array.isArray(d)){let h;
if(d.file===void 0&&(h="file"))return Q.errors=[1],!1;if(d.file!==void 0){let u=d.file,f=e;if(typeof u!=
"string"){let x=typeof u,v;if(v===void 0)if(x=="number"||x=="boolean")v=""+u;else if(u===null)v="";else
return Q.errors=[1],!1;v!==void 0&&(u=v,d!==void 0&&(d.file=v))}if(e===f&&typeof u=="string"){if(ee(
u,64))return Q.errors=[1],!1;if(qe(u,1))return Q.errors=[1],!1;if(!Kr.test(u))return Q.errors=[1],!1}}}else
return Q.errors=[1],!1;var n=o===e}else var n=!0}return Q.errors=r,e===0}var tr=ye(je()),nr=ye(Le()),cs={...tr.formats,...nr.fastFormats},ir=I;var T=me,K=ve;var lr=new RegExp("^(https?://|data:)","u");function ie(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.url===
void 0&&(n="url"))return ie.errors=[1],!1;if(s.url!==void 0){let m=s.url;if(e===e)if(typeof m=="stri\
ng"){if(T(m,8388608))return ie.errors=[1],!1;if(!lr.test(m))return ie.errors=[1],!1}else return ie.errors=
[1],!1}}else return ie.errors=[1],!1;return ie.errors=r,e===0}function R(s){let r=null,e=0,n=e,m=!0,
d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.type===void 0&&($="type")){let t={};r===
null?r=[t]:r.push(t),e++}else if(s.type!==void 0){let t=s.type;if(!(t==="input_text"||t==="output_te\
xt")){let l={};r===null?r=[l]:r.push(l),e++}}}var o=d===e;e=n,r!==null&&(n?r.length=n:r=null);let i;
if(o){let $=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.text===void 0&&(l="text"))return R.
errors=[1],!1;if(s.text!==void 0&&typeof s.text!="string")return R.errors=[1],!1}var o=$===e;m=o,i="\
then"}else{let $=e,t=e,l=!0,A=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.type===void 0&&
(p="type")){let a={};r===null?r=[a]:r.push(a),e++}else if(s.type!==void 0&&s.type!=="refusal"){let a={};
r===null?r=[a]:r.push(a),e++}}var h=A===e;e=t,r!==null&&(t?r.length=t:r=null);let c;if(h){let p=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let b;if(s.refusal===void 0&&(b="refusal"))return R.errors=[1],
!1;if(s.refusal!==void 0&&typeof s.refusal!="string")return R.errors=[1],!1}var h=p===e;l=h,c="then"}else{
let p=e,a=e,b=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let L;if(s.type===void 0&&(L="type")){
let z={};r===null?r=[z]:r.push(z),e++}else if(s.type!==void 0&&s.type!=="input_audio"){let z={};r===
null?r=[z]:r.push(z),e++}}var u=y===e;if(e=a,r!==null&&(a?r.length=a:r=null),u){let L=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let k;if(s.input_audio===void 0&&(k="input_audio"))return R.errors=[1],
!1;if(s.input_audio!==void 0){let E=s.input_audio;if(!(E&&typeof E=="object"&&!Array.isArray(E)))return R.
errors=[1],!1}}var u=L===e;b=u}if(!b)return r===null?r=[1]:r.push(1),e++,R.errors=r,!1;var h=p===e;l=
h,c="else"}if(!l)return r===null?r=[1]:r.push(1),e++,R.errors=r,!1;var o=$===e;m=o,i="else"}if(!m)return r===
null?r=[1]:r.push(1),e++,R.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.
type===void 0&&($="type"))return R.errors=[1],!1;if(s.type!==void 0){let t=s.type,l=e;if(e===l)if(typeof t==
"string"){if(T(t,64))return R.errors=[1],!1;if(K(t,1))return R.errors=[1],!1}else return R.errors=[1],
!1;var f=l===e}else var f=!0;if(f){if(s.text!==void 0){let t=s.text,l=e;if(typeof t!="string"&&t!==null)
return R.errors=[1],!1;if(e===l&&typeof t=="string"&&T(t,8388608))return R.errors=[1],!1;var f=l===e}else
var f=!0;if(f){if(s.refusal!==void 0){let t=s.refusal,l=e;if(typeof t!="string"&&t!==null)return R.errors=
[1],!1;if(e===l&&typeof t=="string"&&T(t,8388608))return R.errors=[1],!1;var f=l===e}else var f=!0;if(f){
if(s.image_url!==void 0){let t=s.image_url,l=e,A=e,c=!1,_=e;e===e&&(typeof t=="string"?T(t,8388608)?
(r===null?r=[1]:r.push(1),e++):lr.test(t)||(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),
e++));var x=_===e;if(c=c||x,!c){let b=e;ie(t)||(r=r===null?ie.errors:r.concat(ie.errors),e=r.length);
var x=b===e;if(c=c||x,!c){let g=e;t!==null&&(r===null?r=[1]:r.push(1),e++);var x=g===e;c=c||x}}if(c)
e=A,r!==null&&(A?r.length=A:r=null);else return r===null?r=[1]:r.push(1),e++,R.errors=r,!1;var f=l===
e}else var f=!0;if(f){if(s.detail!==void 0){let t=s.detail,l=e;if(typeof t!="string"&&t!==null)return R.
errors=[1],!1;if(e===l&&typeof t=="string"&&T(t,16))return R.errors=[1],!1;var f=l===e}else var f=!0;
if(f){if(s.file_data!==void 0){let t=s.file_data,l=e;if(typeof t!="string"&&t!==null)return R.errors=
[1],!1;if(e===l&&typeof t=="string"&&T(t,8388608))return R.errors=[1],!1;var f=l===e}else var f=!0;if(f){
if(s.file_url!==void 0){let t=s.file_url,l=e;if(typeof t!="string"&&t!==null)return R.errors=[1],!1;
if(e===l&&typeof t=="string"&&T(t,8388608))return R.errors=[1],!1;var f=l===e}else var f=!0;if(f){if(s.
filename!==void 0){let t=s.filename,l=e;if(typeof t!="string"&&t!==null)return R.errors=[1],!1;if(e===
l&&typeof t=="string"&&T(t,1024))return R.errors=[1],!1;var f=l===e}else var f=!0;if(f){if(s.file_id!==
void 0){let t=e;if(s.file_id!==null)return R.errors=[1],!1;var f=t===e}else var f=!0;if(f)if(s.input_audio!==
void 0){let t=s.input_audio,l=e,A=e,c=!1,_=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;
if(t.data===void 0&&(b="data")||t.format===void 0&&(b="format"))r===null?r=[1]:r.push(1),e++;else{if(t.
data!==void 0){let y=t.data,g=e;e===g&&(typeof y=="string"?T(y,8388608)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++));var v=g===e}else var v=!0;if(v)if(t.format!==void 0){let y=t.format,
g=e;e===g&&(typeof y=="string"?T(y,16)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));
var v=g===e}else var v=!0}}else r===null?r=[1]:r.push(1),e++;var j=_===e;if(c=c||j,!c){let b=e;t!==null&&
(r===null?r=[1]:r.push(1),e++);var j=b===e;c=c||j}if(c)e=A,r!==null&&(A?r.length=A:r=null);else return r===
null?r=[1]:r.push(1),e++,R.errors=r,!1;var f=l===e}else var f=!0}}}}}}}}}else return R.errors=[1],!1;
return R.errors=r,e===0}function le(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)
return le.errors=[1],!1;{var n=!0;let m=s.length;for(let d=0;d<m;d++){let o=e;R(s[d])||(r=r===null?R.
errors:r.concat(R.errors),e=r.length);var n=o===e;if(!n)break}}}else return le.errors=[1],!1;return le.
errors=r,e===0}function N(s){let r=null,e=0,n=e,m=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){
let p;if(s.type===void 0&&(p="type")){let a={};r===null?r=[a]:r.push(a),e++}else if(s.type!==void 0&&
s.type!=="function_call"){let a={};r===null?r=[a]:r.push(a),e++}}var o=d===e;e=n,r!==null&&(n?r.length=
n:r=null);let i;if(o){let p=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.call_id===void 0&&
(b="call_id")||s.name===void 0&&(b="name")||s.arguments===void 0&&(b="arguments"))return N.errors=[1],
!1;if(s.call_id!==void 0){let y=e;if(typeof s.call_id!="string")return N.errors=[1],!1;var h=y===e}else
var h=!0;if(h){if(s.name!==void 0){let y=s.name,g=e;if(e===g)if(typeof y=="string"){if(K(y,1))return N.
errors=[1],!1}else return N.errors=[1],!1;var h=g===e}else var h=!0;if(h)if(s.arguments!==void 0){let y=e;
if(typeof s.arguments!="string")return N.errors=[1],!1;var h=y===e}else var h=!0}}var o=p===e;m=o,i=
"then"}else{let p=e,a=e,b=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.type===void 0&&
(z="type")){let k={};r===null?r=[k]:r.push(k),e++}else if(s.type!==void 0&&s.type!=="custom_tool_cal\
l"){let k={};r===null?r=[k]:r.push(k),e++}}var u=y===e;e=a,r!==null&&(a?r.length=a:r=null);let g;if(u){
let z=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let E;if(s.call_id===void 0&&(E="call_id")||s.name===
void 0&&(E="name")||s.input===void 0&&(E="input"))return N.errors=[1],!1;if(s.call_id!==void 0){let M=e;
if(typeof s.call_id!="string")return N.errors=[1],!1;var f=M===e}else var f=!0;if(f){if(s.name!==void 0){
let M=s.name,H=e;if(e===H)if(typeof M=="string"){if(K(M,1))return N.errors=[1],!1}else return N.errors=
[1],!1;var f=H===e}else var f=!0;if(f)if(s.input!==void 0){let M=e;if(typeof s.input!="string")return N.
errors=[1],!1;var f=M===e}else var f=!0}}var u=z===e;b=u,g="then"}else{let z=e,k=e,E=!0,M=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let ce;if(s.type===void 0&&(ce="type")){let ne={};r===null?r=[ne]:r.push(
ne),e++}else if(s.type!==void 0){let ne=s.type;if(!(ne==="function_call_output"||ne==="custom_tool_c\
all_output")){let fe={};r===null?r=[fe]:r.push(fe),e++}}}var x=M===e;e=k,r!==null&&(k?r.length=k:r=null);
let H;if(x){let ce=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let fe;if(s.call_id===void 0&&(fe=
"call_id")||s.output===void 0&&(fe="output"))return N.errors=[1],!1;if(s.call_id!==void 0){let de=e;
if(typeof s.call_id!="string")return N.errors=[1],!1;var v=de===e}else var v=!0;if(v)if(s.output!==void 0){
let de=s.output,xr=e;if(typeof de!="string"&&!Array.isArray(de))return N.errors=[1],!1;var v=xr===e}else
var v=!0}var x=ce===e;E=x,H="then"}else{let ce=e,ne=e,fe=!0,de=e;if(s&&typeof s=="object"&&!Array.isArray(
s)&&s.type!==void 0){let be=s.type;if(!(be==="message"||be===null)){let Ee={};r===null?r=[Ee]:r.push(
Ee),e++}}var j=de===e;if(e=ne,r!==null&&(ne?r.length=ne:r=null),j){let be=e;if(s&&typeof s=="object"&&
!Array.isArray(s)){let Oe;if(s.role===void 0&&(Oe="role")||s.content===void 0&&(Oe="content"))return N.
errors=[1],!1;if(s.role!==void 0){let Ae=e;if(typeof s.role!="string")return N.errors=[1],!1;var $=Ae===
e}else var $=!0;if($)if(s.content!==void 0){let Ae=s.content,Ar=e;if(typeof Ae!="string"&&!Array.isArray(
Ae))return N.errors=[1],!1;var $=Ar===e}else var $=!0}var j=be===e;fe=j}if(!fe)return r===null?r=[1]:
r.push(1),e++,N.errors=r,!1;var x=ce===e;E=x,H="else"}if(!E)return r===null?r=[1]:r.push(1),e++,N.errors=
r,!1;var u=z===e;b=u,g="else"}if(!b)return r===null?r=[1]:r.push(1),e++,N.errors=r,!1;var o=p===e;m=
o,i="else"}if(!m)return r===null?r=[1]:r.push(1),e++,N.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type!==void 0){let p=s.type,a=e;if(typeof p!="string"&&p!==null)return N.errors=
[1],!1;if(e===a&&typeof p=="string"){if(T(p,64))return N.errors=[1],!1;if(K(p,1))return N.errors=[1],
!1}var t=a===e}else var t=!0;if(t){if(s.id!==void 0){let p=s.id,a=e;if(typeof p!="string"&&p!==null)
return N.errors=[1],!1;if(e===a&&typeof p=="string"&&T(p,256))return N.errors=[1],!1;var t=a===e}else
var t=!0;if(t){if(s.status!==void 0){let p=s.status,a=e;if(typeof p!="string"&&p!==null)return N.errors=
[1],!1;if(e===a&&typeof p=="string"&&T(p,64))return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){
if(s.role!==void 0){let p=s.role,a=e;if(typeof p!="string"&&p!==null)return N.errors=[1],!1;if(!(p===
"developer"||p==="system"||p==="user"||p==="assistant"||p===null))return N.errors=[1],!1;var t=a===e}else
var t=!0;if(t){if(s.content!==void 0){let p=s.content,a=e,b=e,y=!1,g=e;e===e&&(typeof p=="string"?T(
p,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var l=g===e;if(y=y||l,!y){
let k=e;le(p)||(r=r===null?le.errors:r.concat(le.errors),e=r.length);var l=k===e;if(y=y||l,!y){let M=e;
p!==null&&(r===null?r=[1]:r.push(1),e++);var l=M===e;y=y||l}}if(y)e=b,r!==null&&(b?r.length=b:r=null);else
return r===null?r=[1]:r.push(1),e++,N.errors=r,!1;var t=a===e}else var t=!0;if(t){if(s.phase!==void 0){
let p=s.phase,a=e;if(typeof p!="string"&&p!==null)return N.errors=[1],!1;if(e===a&&typeof p=="string"&&
T(p,64))return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.call_id!==void 0){let p=s.call_id,
a=e;if(typeof p!="string"&&p!==null)return N.errors=[1],!1;if(e===a&&typeof p=="string"&&T(p,256))return N.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){let p=s.name,a=e;if(typeof p!="str\
ing"&&p!==null)return N.errors=[1],!1;if(e===a&&typeof p=="string"&&T(p,256))return N.errors=[1],!1;
var t=a===e}else var t=!0;if(t){if(s.namespace!==void 0){let p=s.namespace,a=e;if(typeof p!="string"&&
p!==null)return N.errors=[1],!1;if(e===a&&typeof p=="string"&&T(p,256))return N.errors=[1],!1;var t=a===
e}else var t=!0;if(t){if(s.arguments!==void 0){let p=s.arguments,a=e;if(typeof p!="string"&&p!==null)
return N.errors=[1],!1;if(e===a&&typeof p=="string"&&T(p,8388608))return N.errors=[1],!1;var t=a===e}else
var t=!0;if(t){if(s.input!==void 0){let p=s.input,a=e;if(typeof p!="string"&&p!==null)return N.errors=
[1],!1;if(e===a&&typeof p=="string"&&T(p,8388608))return N.errors=[1],!1;var t=a===e}else var t=!0;if(t){
if(s.output!==void 0){let p=s.output,a=e,b=e,y=!1,g=e;e===e&&(typeof p=="string"?T(p,8388608)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var A=g===e;if(y=y||A,!y){let k=e;le(p)||(r=
r===null?le.errors:r.concat(le.errors),e=r.length);var A=k===e;if(y=y||A,!y){let M=e;p!==null&&(r===
null?r=[1]:r.push(1),e++);var A=M===e;y=y||A}}if(y)e=b,r!==null&&(b?r.length=b:r=null);else return r===
null?r=[1]:r.push(1),e++,N.errors=r,!1;var t=a===e}else var t=!0;if(t){if(s.summary!==void 0){let p=s.
summary,a=e;if(!Array.isArray(p)&&p!==null)return N.errors=[1],!1;if(e===a&&Array.isArray(p)){if(p.length>
1e3)return N.errors=[1],!1;{var c=!0;let y=p.length;for(let g=0;g<y;g++){let L=p[g],z=e;if(e===e)if(L&&
typeof L=="object"&&!Array.isArray(L)){let M;if(L.type===void 0&&(M="type")||L.text===void 0&&(M="te\
xt"))return N.errors=[1],!1;if(L.type!==void 0){let H=L.type,te=e;if(e===te)if(typeof H=="string"){if(T(
H,64))return N.errors=[1],!1;if(K(H,1))return N.errors=[1],!1}else return N.errors=[1],!1;var _=te===
e}else var _=!0;if(_)if(L.text!==void 0){let H=L.text,te=e;if(e===te)if(typeof H=="string"){if(T(H,8388608))
return N.errors=[1],!1}else return N.errors=[1],!1;var _=te===e}else var _=!0}else return N.errors=[
1],!1;var c=z===e;if(!c)break}}}var t=a===e}else var t=!0;if(t)if(s.encrypted_content!==void 0){let p=s.
encrypted_content,a=e;if(typeof p!="string"&&p!==null)return N.errors=[1],!1;if(e===a&&typeof p=="st\
ring"&&T(p,8388608))return N.errors=[1],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}else return N.errors=
[1],!1;return N.errors=r,e===0}function ge(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>
1e4)return ge.errors=[1],!1;{var n=!0;let m=s.length;for(let d=0;d<m;d++){let o=e;N(s[d])||(r=r===null?
N.errors:r.concat(N.errors),e=r.length);var n=o===e;if(!n)break}}}else return ge.errors=[1],!1;return ge.
errors=r,e===0}function D(s){let r=null,e=0,n=e,m=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let x;if(s.type===
void 0&&(x="type")){let v={};r===null?r=[v]:r.push(v),e++}else if(s.type!==void 0){let v=s.type;if(!(v===
"function"||v==="custom")){let j={};r===null?r=[j]:r.push(j),e++}}}var o=d===e;if(e=n,r!==null&&(n?r.
length=n:r=null),o){let x=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.name===void 0&&(j=
"name"))return D.errors=[1],!1;if(s.name!==void 0){let $=s.name;if(e===e)if(typeof $=="string"){if(K(
$,1))return D.errors=[1],!1}else return D.errors=[1],!1}}var o=x===e;m=o}if(!m)return r===null?r=[1]:
r.push(1),e++,D.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let x;if(s.type===
void 0&&(x="type"))return D.errors=[1],!1;if(s.type!==void 0){let v=s.type,j=e;if(e===j)if(typeof v==
"string"){if(T(v,64))return D.errors=[1],!1;if(K(v,1))return D.errors=[1],!1}else return D.errors=[1],
!1;var i=j===e}else var i=!0;if(i){if(s.name!==void 0){let v=s.name,j=e;if(typeof v!="string"&&v!==null)
return D.errors=[1],!1;if(e===j&&typeof v=="string"&&T(v,256))return D.errors=[1],!1;var i=j===e}else
var i=!0;if(i){if(s.description!==void 0){let v=s.description,j=e;if(typeof v!="string"&&v!==null)return D.
errors=[1],!1;if(e===j&&typeof v=="string"&&T(v,65536))return D.errors=[1],!1;var i=j===e}else var i=!0;
if(i){if(s.parameters!==void 0){let v=s.parameters,j=e,$=e,t=!1,l=e;e===e&&(v&&typeof v=="object"&&!Array.
isArray(v)||(r===null?r=[1]:r.push(1),e++));var h=l===e;if(t=t||h,!t){let _=e;v!==null&&(r===null?r=
[1]:r.push(1),e++);var h=_===e;t=t||h}if(t)e=$,r!==null&&($?r.length=$:r=null);else return r===null?
r=[1]:r.push(1),e++,D.errors=r,!1;var i=j===e}else var i=!0;if(i){if(s.strict!==void 0){let v=s.strict,
j=e;if(typeof v!="boolean"&&v!==null)return D.errors=[1],!1;var i=j===e}else var i=!0;if(i)if(s.format!==
void 0){let v=s.format,j=e,$=e,t=!1,l=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let _;
if(v.type===void 0&&(_="type"))r===null?r=[1]:r.push(1),e++;else{if(v.type!==void 0){let p=v.type,a=e;
typeof p!="string"&&(r===null?r=[1]:r.push(1),e++),p==="text"||p==="grammar"||(r===null?r=[1]:r.push(
1),e++);var u=a===e}else var u=!0;if(u){if(v.syntax!==void 0){let p=v.syntax,a=e;e===a&&(typeof p=="\
string"?T(p,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=a===e}else var u=!0;
if(u)if(v.definition!==void 0){let p=v.definition,a=e;e===a&&(typeof p=="string"?T(p,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=a===e}else var u=!0}}}else r===null?
r=[1]:r.push(1),e++;var f=l===e;if(t=t||f,!t){let _=e;v!==null&&(r===null?r=[1]:r.push(1),e++);var f=_===
e;t=t||f}if(t)e=$,r!==null&&($?r.length=$:r=null);else return r===null?r=[1]:r.push(1),e++,D.errors=
r,!1;var i=j===e}else var i=!0}}}}}else return D.errors=[1],!1;return D.errors=r,e===0}function S(s){
let r=null,e=0,n=e,m=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.type===void 0&&(t=
"type")){let l={};r===null?r=[l]:r.push(l),e++}else if(s.type!==void 0){let l=s.type;if(!(l==="funct\
ion"||l==="custom")){let A={};r===null?r=[A]:r.push(A),e++}}}var o=d===e;e=n,r!==null&&(n?r.length=n:
r=null);let i;if(o){let t=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.name===void 0&&(A=
"name"))return S.errors=[1],!1;if(s.name!==void 0){let c=s.name;if(e===e)if(typeof c=="string"){if(K(
c,1))return S.errors=[1],!1}else return S.errors=[1],!1}}var o=t===e;m=o,i="then"}else{let t=e,l=e,A=!0,
c=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.type===void 0&&(p="type")){let a={};r===
null?r=[a]:r.push(a),e++}else if(s.type!==void 0&&s.type!=="namespace"){let a={};r===null?r=[a]:r.push(
a),e++}}var h=c===e;if(e=l,r!==null&&(l?r.length=l:r=null),h){let p=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let b;if(s.name===void 0&&(b="name")||s.tools===void 0&&(b="tools"))return S.errors=[1],
!1;if(s.name!==void 0){let y=s.name,g=e;if(e===g)if(typeof y=="string"){if(K(y,1))return S.errors=[1],
!1}else return S.errors=[1],!1;var u=g===e}else var u=!0;if(u)if(s.tools!==void 0){let y=e;if(!Array.
isArray(s.tools))return S.errors=[1],!1;var u=y===e}else var u=!0}var h=p===e;A=h}if(!A)return r===null?
r=[1]:r.push(1),e++,S.errors=r,!1;var o=t===e;m=o,i="else"}if(!m)return r===null?r=[1]:r.push(1),e++,
S.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.type===void 0&&(t="ty\
pe"))return S.errors=[1],!1;if(s.type!==void 0){let l=s.type,A=e;if(e===A)if(typeof l=="string"){if(T(
l,64))return S.errors=[1],!1;if(K(l,1))return S.errors=[1],!1}else return S.errors=[1],!1;var f=A===
e}else var f=!0;if(f){if(s.name!==void 0){let l=s.name,A=e;if(typeof l!="string"&&l!==null)return S.
errors=[1],!1;if(e===A&&typeof l=="string"&&T(l,256))return S.errors=[1],!1;var f=A===e}else var f=!0;
if(f){if(s.description!==void 0){let l=s.description,A=e;if(typeof l!="string"&&l!==null)return S.errors=
[1],!1;if(e===A&&typeof l=="string"&&T(l,65536))return S.errors=[1],!1;var f=A===e}else var f=!0;if(f){
if(s.parameters!==void 0){let l=s.parameters,A=e,c=e,_=!1,p=e;e===e&&(l&&typeof l=="object"&&!Array.
isArray(l)||(r===null?r=[1]:r.push(1),e++));var x=p===e;if(_=_||x,!_){let y=e;l!==null&&(r===null?r=
[1]:r.push(1),e++);var x=y===e;_=_||x}if(_)e=c,r!==null&&(c?r.length=c:r=null);else return r===null?
r=[1]:r.push(1),e++,S.errors=r,!1;var f=A===e}else var f=!0;if(f){if(s.strict!==void 0){let l=s.strict,
A=e;if(typeof l!="boolean"&&l!==null)return S.errors=[1],!1;var f=A===e}else var f=!0;if(f){if(s.format!==
void 0){let l=s.format,A=e,c=e,_=!1,p=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let y;
if(l.type===void 0&&(y="type"))r===null?r=[1]:r.push(1),e++;else{if(l.type!==void 0){let g=l.type,L=e;
typeof g!="string"&&(r===null?r=[1]:r.push(1),e++),g==="text"||g==="grammar"||(r===null?r=[1]:r.push(
1),e++);var v=L===e}else var v=!0;if(v){if(l.syntax!==void 0){let g=l.syntax,L=e;e===L&&(typeof g=="\
string"?T(g,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var v=L===e}else var v=!0;
if(v)if(l.definition!==void 0){let g=l.definition,L=e;e===L&&(typeof g=="string"?T(g,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var v=L===e}else var v=!0}}}else r===null?
r=[1]:r.push(1),e++;var j=p===e;if(_=_||j,!_){let y=e;l!==null&&(r===null?r=[1]:r.push(1),e++);var j=y===
e;_=_||j}if(_)e=c,r!==null&&(c?r.length=c:r=null);else return r===null?r=[1]:r.push(1),e++,S.errors=
r,!1;var f=A===e}else var f=!0;if(f)if(s.tools!==void 0){let l=s.tools,A=e;if(!Array.isArray(l)&&l!==
null)return S.errors=[1],!1;if(e===A&&Array.isArray(l)){if(l.length>1024)return S.errors=[1],!1;{var $=!0;
let _=l.length;for(let p=0;p<_;p++){let a=e;D(l[p])||(r=r===null?D.errors:r.concat(D.errors),e=r.length);
var $=a===e;if(!$)break}}}var f=A===e}else var f=!0}}}}}}else return S.errors=[1],!1;return S.errors=
r,e===0}function Y(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===
void 0&&(d="type"))return Y.errors=[1],!1;if(s.type!==void 0){let o=s.type,i=e;if(e===i)if(typeof o==
"string"){if(T(o,64))return Y.errors=[1],!1;if(K(o,1))return Y.errors=[1],!1}else return Y.errors=[1],
!1;var n=i===e}else var n=!0;if(n){if(s.name!==void 0){let o=s.name,i=e;if(typeof o!="string"&&o!==null)
return Y.errors=[1],!1;if(e===i&&typeof o=="string"&&T(o,256))return Y.errors=[1],!1;var n=i===e}else
var n=!0;if(n){if(s.namespace!==void 0){let o=s.namespace,i=e;if(typeof o!="string"&&o!==null)return Y.
errors=[1],!1;if(e===i&&typeof o=="string"&&T(o,256))return Y.errors=[1],!1;var n=i===e}else var n=!0;
if(n){if(s.mode!==void 0){let o=s.mode,i=e;if(typeof o!="string")return Y.errors=[1],!1;if(!(o==="au\
to"||o==="required"))return Y.errors=[1],!1;var n=i===e}else var n=!0;if(n)if(s.tools!==void 0){let o=s.
tools,i=e;if(e===i)if(Array.isArray(o)){if(o.length>1024)return Y.errors=[1],!1;{var m=!0;let u=o.length;
for(let f=0;f<u;f++){let x=e;S(o[f])||(r=r===null?S.errors:r.concat(S.errors),e=r.length);var m=x===
e;if(!m)break}}}else return Y.errors=[1],!1;var n=i===e}else var n=!0}}}}else return Y.errors=[1],!1;
return Y.errors=r,e===0}var es=new RegExp("^[a-zA-Z0-9_-]+$","u");function J(s){let r=null,e=0,n=e,m=!0,d=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let h;if(s.type===void 0&&(h="type")){let u={};r===null?r=[u]:r.push(u),
e++}else if(s.type!==void 0&&s.type!=="json_schema"){let u={};r===null?r=[u]:r.push(u),e++}}var o=d===
e;if(e=n,r!==null&&(n?r.length=n:r=null),o){let h=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;
if(s.name===void 0&&(f="name")||s.schema===void 0&&(f="schema"))return J.errors=[1],!1}var o=h===e;m=
o}if(!m)return r===null?r=[1]:r.push(1),e++,J.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let h;if(s.type===void 0&&(h="type"))return J.errors=[1],!1;if(s.type!==void 0){let u=s.
type,f=e;if(typeof u!="string")return J.errors=[1],!1;if(!(u==="text"||u==="json_object"||u==="json_\
schema"))return J.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(s.name!==void 0){let u=s.name,f=e;
if(e===f)if(typeof u=="string"){if(T(u,64))return J.errors=[1],!1;if(K(u,1))return J.errors=[1],!1;if(!es.
test(u))return J.errors=[1],!1}else return J.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(s.description!==
void 0){let u=s.description,f=e;if(typeof u!="string"&&u!==null)return J.errors=[1],!1;if(e===f&&typeof u==
"string"&&T(u,65536))return J.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(s.schema!==void 0){let u=s.
schema,f=e;if(e===e&&!(u&&typeof u=="object"&&!Array.isArray(u)))return J.errors=[1],!1;var i=f===e}else
var i=!0;if(i)if(s.strict!==void 0){let u=s.strict,f=e;if(typeof u!="boolean"&&u!==null)return J.errors=
[1],!1;var i=f===e}else var i=!0}}}}else return J.errors=[1],!1;return J.errors=r,e===0}function ue(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.format!==void 0){let d=s.format,
o=e,i=e,h=!1,u=e;J(d)||(r=r===null?J.errors:r.concat(J.errors),e=r.length);var n=u===e;if(h=h||n,!h){
let f=e;d!==null&&(r===null?r=[1]:r.push(1),e++);var n=f===e;h=h||n}if(h)e=i,r!==null&&(i?r.length=i:
r=null);else return r===null?r=[1]:r.push(1),e++,ue.errors=r,!1;var m=o===e}else var m=!0;if(m)if(s.
verbosity!==void 0){let d=s.verbosity,o=e;if(typeof d!="string"&&d!==null)return ue.errors=[1],!1;if(e===
o&&typeof d=="string"&&T(d,64))return ue.errors=[1],!1;var m=o===e}else var m=!0}else return ue.errors=
[1],!1;return ue.errors=r,e===0}function I(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){let $;if(s.body===void 0&&($="body"))return I.errors=[1],!1;if(s.body!==void 0){let t=s.body;if(e===
e)if(t&&typeof t=="object"&&!Array.isArray(t)){t.stream===void 0&&(t.stream=!1);let A;if(t.model===void 0&&
(A="model")||t.input===void 0&&(A="input"))return I.errors=[1],!1;if(t.model!==void 0){let c=t.model,
_=e;if(e===e)if(typeof c=="string"){if(T(c,256))return I.errors=[1],!1;if(K(c,1))return I.errors=[1],
!1}else return I.errors=[1],!1;var n=_===e}else var n=!0;if(n){if(t.input!==void 0){let c=t.input,_=e,
p=e,a=!1,b=e;e===e&&(typeof c=="string"?T(c,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:
r.push(1),e++));var m=b===e;if(a=a||m,!a){let L=e;ge(c)||(r=r===null?ge.errors:r.concat(ge.errors),e=
r.length);var m=L===e;a=a||m}if(a)e=p,r!==null&&(p?r.length=p:r=null);else return r===null?r=[1]:r.push(
1),e++,I.errors=r,!1;var n=_===e}else var n=!0;if(n){if(t.instructions!==void 0){let c=t.instructions,
_=e;if(typeof c!="string"&&c!==null)return I.errors=[1],!1;if(e===_&&typeof c=="string"&&T(c,8388608))
return I.errors=[1],!1;var n=_===e}else var n=!0;if(n){if(t.tools!==void 0){let c=t.tools,_=e;if(!Array.
isArray(c)&&c!==null)return I.errors=[1],!1;if(e===_&&Array.isArray(c)){if(c.length>1024)return I.errors=
[1],!1;{var d=!0;let a=c.length;for(let b=0;b<a;b++){let y=e;S(c[b])||(r=r===null?S.errors:r.concat(
S.errors),e=r.length);var d=y===e;if(!d)break}}}var n=_===e}else var n=!0;if(n){if(t.tool_choice!==void 0){
let c=t.tool_choice,_=e,p=e,a=!1,b=e;typeof c!="string"&&(r===null?r=[1]:r.push(1),e++),c==="none"||
c==="auto"||c==="required"||(r===null?r=[1]:r.push(1),e++);var o=b===e;if(a=a||o,!a){let g=e;Y(c)||(r=
r===null?Y.errors:r.concat(Y.errors),e=r.length);var o=g===e;if(a=a||o,!a){let z=e;c!==null&&(r===null?
r=[1]:r.push(1),e++);var o=z===e;a=a||o}}if(a)e=p,r!==null&&(p?r.length=p:r=null);else return r===null?
r=[1]:r.push(1),e++,I.errors=r,!1;var n=_===e}else var n=!0;if(n){if(t.parallel_tool_calls!==void 0){
let c=t.parallel_tool_calls,_=e;if(typeof c!="boolean"&&c!==null)return I.errors=[1],!1;var n=_===e}else
var n=!0;if(n){if(t.text!==void 0){let c=t.text,_=e,p=e,a=!1,b=e;ue(c)||(r=r===null?ue.errors:r.concat(
ue.errors),e=r.length);var i=b===e;if(a=a||i,!a){let g=e;c!==null&&(r===null?r=[1]:r.push(1),e++);var i=g===
e;a=a||i}if(a)e=p,r!==null&&(p?r.length=p:r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=
r,!1;var n=_===e}else var n=!0;if(n){if(t.reasoning!==void 0){let c=t.reasoning,_=e,p=e,a=!1,b=e;if(e===
e)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.effort!==void 0){let L=c.effort,z=e;typeof L!="s\
tring"&&L!==null&&(r===null?r=[1]:r.push(1),e++),e===z&&typeof L=="string"&&T(L,64)&&(r===null?r=[1]:
r.push(1),e++);var h=z===e}else var h=!0;if(h)if(c.summary!==void 0){let L=c.summary,z=e;typeof L!="\
string"&&L!==null&&(r===null?r=[1]:r.push(1),e++),e===z&&typeof L=="string"&&T(L,64)&&(r===null?r=[1]:
r.push(1),e++);var h=z===e}else var h=!0}else r===null?r=[1]:r.push(1),e++;var u=b===e;if(a=a||u,!a){
let L=e;c!==null&&(r===null?r=[1]:r.push(1),e++);var u=L===e;a=a||u}if(a)e=p,r!==null&&(p?r.length=p:
r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var n=_===e}else var n=!0;if(n){if(t.
max_output_tokens!==void 0){let c=t.max_output_tokens,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c))&&c!==null)return I.errors=[1],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>2147483647||
isNaN(c))return I.errors=[1],!1;if(c<1||isNaN(c))return I.errors=[1],!1}var n=_===e}else var n=!0;if(n){
if(t.temperature!==void 0){let c=t.temperature,_=e;if(!(typeof c=="number"&&isFinite(c))&&c!==null)return I.
errors=[1],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>2||isNaN(c))return I.errors=[1],!1;if(c<
0||isNaN(c))return I.errors=[1],!1}var n=_===e}else var n=!0;if(n){if(t.top_p!==void 0){let c=t.top_p,
_=e;if(!(typeof c=="number"&&isFinite(c))&&c!==null)return I.errors=[1],!1;if(e===_&&typeof c=="numb\
er"&&isFinite(c)){if(c>1||isNaN(c))return I.errors=[1],!1;if(c<0||isNaN(c))return I.errors=[1],!1}var n=_===
e}else var n=!0;if(n){if(t.top_logprobs!==void 0){let c=t.top_logprobs,_=e;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return I.errors=[1],!1;if(e===_&&typeof c=="number"&&isFinite(
c)){if(c>20||isNaN(c))return I.errors=[1],!1;if(c<0||isNaN(c))return I.errors=[1],!1}var n=_===e}else
var n=!0;if(n){if(t.truncation!==void 0){let c=t.truncation,_=e;if(typeof c!="string"&&c!==null)return I.
errors=[1],!1;if(e===_&&typeof c=="string"&&T(c,64))return I.errors=[1],!1;var n=_===e}else var n=!0;
if(n){let c=t.stream,_=e;if(typeof c!="boolean"&&c!==null)return I.errors=[1],!1;var n=_===e;if(n){if(t.
stream_options!==void 0){let a=t.stream_options,b=e,y=e,g=!1,L=e;if(e===e)if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.include_obfuscation!==void 0){let E=a.include_obfuscation;typeof E!="boolean"&&
E!==null&&(r===null?r=[1]:r.push(1),e++)}}else r===null?r=[1]:r.push(1),e++;var f=L===e;if(g=g||f,!g){
let E=e;a!==null&&(r===null?r=[1]:r.push(1),e++);var f=E===e;g=g||f}if(g)e=y,r!==null&&(y?r.length=y:
r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var n=b===e}else var n=!0;if(n){if(t.
user!==void 0){let a=t.user,b=e;if(typeof a!="string"&&a!==null)return I.errors=[1],!1;if(e===b&&typeof a==
"string"&&T(a,1024))return I.errors=[1],!1;var n=b===e}else var n=!0;if(n){if(t.safety_identifier!==
void 0){let a=t.safety_identifier,b=e;if(typeof a!="string"&&a!==null)return I.errors=[1],!1;if(e===
b&&typeof a=="string"&&T(a,1024))return I.errors=[1],!1;var n=b===e}else var n=!0;if(n){if(t.prompt_cache_key!==
void 0){let a=t.prompt_cache_key,b=e;if(typeof a!="string"&&a!==null)return I.errors=[1],!1;if(e===b&&
typeof a=="string"&&T(a,1024))return I.errors=[1],!1;var n=b===e}else var n=!0;if(n){if(t.include!==
void 0){let a=t.include,b=e;if(!Array.isArray(a)&&a!==null)return I.errors=[1],!1;if(e===b&&Array.isArray(
a)){if(a.length>64)return I.errors=[1],!1;{var x=!0;let g=a.length;for(let L=0;L<g;L++){let z=a[L],k=e;
if(e===k)if(typeof z=="string"){if(T(z,128))return I.errors=[1],!1}else return I.errors=[1],!1;var x=k===
e;if(!x)break}}}var n=b===e}else var n=!0;if(n){if(t.metadata!==void 0){let a=t.metadata,b=e,y=e,g=!1,
L=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a))if(Object.keys(a).length>16)r===null?r=[1]:
r.push(1),e++;else for(let E in a){let M=a[E],H=e;e===H&&(typeof M=="string"?T(M,512)&&(r===null?r=[
1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var v=H===e;if(!v)break}else r===null?r=[1]:r.push(
1),e++;var j=L===e;if(g=g||j,!g){let E=e;a!==null&&(r===null?r=[1]:r.push(1),e++);var j=E===e;g=g||j}
if(g)e=y,r!==null&&(y?r.length=y:r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var n=b===
e}else var n=!0;if(n){if(t.store!==void 0){let a=t.store,b=e;if(typeof a!="boolean"&&a!==null)return I.
errors=[1],!1;var n=b===e}else var n=!0;if(n){if(t.background!==void 0){let a=t.background,b=e;if(typeof a!=
"boolean"&&a!==null)return I.errors=[1],!1;if(!(a===!1||a===null))return I.errors=[1],!1;var n=b===e}else
var n=!0;if(n){if(t.previous_response_id!==void 0){let a=e;if(t.previous_response_id!==null)return I.
errors=[1],!1;var n=a===e}else var n=!0;if(n){if(t.conversation!==void 0){let a=e;if(t.conversation!==
null)return I.errors=[1],!1;var n=a===e}else var n=!0;if(n)if(t.prompt!==void 0){let a=e;if(t.prompt!==
null)return I.errors=[1],!1;var n=a===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}}}}else return I.errors=[1],
!1}}return I.errors=r,e===0}var fr=or;function or(s){let r=null,e=0;return or.errors=r,e===0}var ar=ur;function ur(s){let r=null,e=0;return ur.errors=r,e===0}var pr=cr;function cr(s){let r=null,e=0;return cr.errors=r,e===0}var dr=yr;function yr(s){let r=null,e=0;return yr.errors=r,e===0}var mr=vr;function vr(s){let r=null,e=0;return vr.errors=r,e===0}var _r=ye(je()),hr=ye(Le()),ys={..._r.formats,...hr.fastFormats},gr=Re;var F=me,X=ve,ss=new RegExp("^[a-z][a-z0-9_]*$","u");function W(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.type===
void 0&&(o="type")||s.text===void 0&&(o="text")||s.annotations===void 0&&(o="annotations"))return W.
errors=[1],!1;if(s.type!==void 0){let i=s.type,h=e;if(typeof i!="string")return W.errors=[1],!1;if(i!==
"output_text")return W.errors=[1],!1;var n=h===e}else var n=!0;if(n){if(s.text!==void 0){let i=s.text,
h=e;if(e===h)if(typeof i=="string"){if(F(i,33554432))return W.errors=[1],!1}else return W.errors=[1],
!1;var n=h===e}else var n=!0;if(n){if(s.annotations!==void 0){let i=s.annotations,h=e;if(e===h)if(Array.
isArray(i)){if(i.length>1024)return W.errors=[1],!1;{var m=!0;let f=i.length;for(let x=0;x<f;x++){let v=i[x],
j=e;if(e===e&&!(v&&typeof v=="object"&&!Array.isArray(v)))return W.errors=[1],!1;var m=j===e;if(!m)break}}}else
return W.errors=[1],!1;var n=h===e}else var n=!0;if(n)if(s.logprobs!==void 0){let i=s.logprobs,h=e;if(e===
h)if(Array.isArray(i)){if(i.length>1048576)return W.errors=[1],!1;{var d=!0;let f=i.length;for(let x=0;x<
f;x++){let v=i[x],j=e;if(e===e&&!(v&&typeof v=="object"&&!Array.isArray(v)))return W.errors=[1],!1;var d=j===
e;if(!d)break}}}else return W.errors=[1],!1;var n=h===e}else var n=!0}}}else return W.errors=[1],!1;
return W.errors=r,e===0}function U(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let i;if(s.id===void 0&&(i="id")||s.type===void 0&&(i="type")||s.role===void 0&&(i="role")||s.status===
void 0&&(i="status")||s.content===void 0&&(i="content"))return U.errors=[1],!1;if(s.id!==void 0){let h=s.
id,u=e;if(e===e)if(typeof h=="string"){if(F(h,256))return U.errors=[1],!1;if(X(h,1))return U.errors=
[1],!1}else return U.errors=[1],!1;var n=u===e}else var n=!0;if(n){if(s.type!==void 0){let h=s.type,
u=e;if(typeof h!="string")return U.errors=[1],!1;if(h!=="message")return U.errors=[1],!1;var n=u===e}else
var n=!0;if(n){if(s.role!==void 0){let h=s.role,u=e;if(typeof h!="string")return U.errors=[1],!1;if(h!==
"assistant")return U.errors=[1],!1;var n=u===e}else var n=!0;if(n){if(s.status!==void 0){let h=s.status,
u=e;if(typeof h!="string")return U.errors=[1],!1;if(!(h==="in_progress"||h==="completed"||h==="incom\
plete"))return U.errors=[1],!1;var n=u===e}else var n=!0;if(n)if(s.content!==void 0){let h=s.content,
u=e;if(e===u)if(Array.isArray(h)){if(h.length>1024)return U.errors=[1],!1;{var m=!0;let x=h.length;for(let v=0;v<
x;v++){let j=h[v],$=e,t=e,l=!1,A=e;W(j)||(r=r===null?W.errors:r.concat(W.errors),e=r.length);var d=A===
e;if(l=l||d,!l){let _=e;if(e===e)if(j&&typeof j=="object"&&!Array.isArray(j)){let b;if(j.type===void 0&&
(b="type")||j.refusal===void 0&&(b="refusal"))r===null?r=[1]:r.push(1),e++;else{if(j.type!==void 0){
let y=j.type,g=e;typeof y!="string"&&(r===null?r=[1]:r.push(1),e++),y!=="refusal"&&(r===null?r=[1]:r.
push(1),e++);var o=g===e}else var o=!0;if(o)if(j.refusal!==void 0){let y=j.refusal,g=e;e===g&&(typeof y==
"string"?F(y,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var o=g===e}else
var o=!0}}else r===null?r=[1]:r.push(1),e++;var d=_===e;l=l||d}if(l)e=t,r!==null&&(t?r.length=t:r=null);else
return r===null?r=[1]:r.push(1),e++,U.errors=r,!1;var m=$===e;if(!m)break}}}else return U.errors=[1],
!1;var n=u===e}else var n=!0}}}}else return U.errors=[1],!1;return U.errors=r,e===0}function P(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.id===void 0&&
(m="id")||s.type===void 0&&(m="type")||s.status===void 0&&(m="status")||s.call_id===void 0&&(m="call\
_id")||s.name===void 0&&(m="name")||s.arguments===void 0&&(m="arguments"))return P.errors=[1],!1;if(s.
id!==void 0){let d=s.id,o=e;if(e===e)if(typeof d=="string"){if(F(d,256))return P.errors=[1],!1;if(X(
d,1))return P.errors=[1],!1}else return P.errors=[1],!1;var n=o===e}else var n=!0;if(n){if(s.type!==
void 0){let d=s.type,o=e;if(typeof d!="string")return P.errors=[1],!1;if(d!=="function_call")return P.
errors=[1],!1;var n=o===e}else var n=!0;if(n){if(s.status!==void 0){let d=s.status,o=e;if(typeof d!=
"string")return P.errors=[1],!1;if(!(d==="in_progress"||d==="completed"||d==="incomplete"))return P.
errors=[1],!1;var n=o===e}else var n=!0;if(n){if(s.call_id!==void 0){let d=s.call_id,o=e;if(e===o)if(typeof d==
"string"){if(F(d,256))return P.errors=[1],!1}else return P.errors=[1],!1;var n=o===e}else var n=!0;if(n){
if(s.name!==void 0){let d=s.name,o=e;if(e===o)if(typeof d=="string"){if(F(d,256))return P.errors=[1],
!1}else return P.errors=[1],!1;var n=o===e}else var n=!0;if(n){if(s.namespace!==void 0){let d=s.namespace,
o=e;if(e===o)if(typeof d=="string"){if(F(d,256))return P.errors=[1],!1}else return P.errors=[1],!1;var n=o===
e}else var n=!0;if(n)if(s.arguments!==void 0){let d=s.arguments,o=e;if(e===o)if(typeof d=="string"){
if(F(d,33554432))return P.errors=[1],!1}else return P.errors=[1],!1;var n=o===e}else var n=!0}}}}}}else
return P.errors=[1],!1;return P.errors=r,e===0}function w(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.id===void 0&&
(m="id")||s.type===void 0&&(m="type")||s.status===void 0&&(m="status")||s.call_id===void 0&&(m="call\
_id")||s.name===void 0&&(m="name")||s.input===void 0&&(m="input"))return w.errors=[1],!1;if(s.id!==void 0){
let d=s.id,o=e;if(e===e)if(typeof d=="string"){if(F(d,256))return w.errors=[1],!1;if(X(d,1))return w.
errors=[1],!1}else return w.errors=[1],!1;var n=o===e}else var n=!0;if(n){if(s.type!==void 0){let d=s.
type,o=e;if(typeof d!="string")return w.errors=[1],!1;if(d!=="custom_tool_call")return w.errors=[1],
!1;var n=o===e}else var n=!0;if(n){if(s.status!==void 0){let d=s.status,o=e;if(typeof d!="string")return w.
errors=[1],!1;if(!(d==="in_progress"||d==="completed"||d==="incomplete"))return w.errors=[1],!1;var n=o===
e}else var n=!0;if(n){if(s.call_id!==void 0){let d=s.call_id,o=e;if(e===o)if(typeof d=="string"){if(F(
d,256))return w.errors=[1],!1}else return w.errors=[1],!1;var n=o===e}else var n=!0;if(n){if(s.name!==
void 0){let d=s.name,o=e;if(e===o)if(typeof d=="string"){if(F(d,256))return w.errors=[1],!1}else return w.
errors=[1],!1;var n=o===e}else var n=!0;if(n){if(s.namespace!==void 0){let d=s.namespace,o=e;if(e===
o)if(typeof d=="string"){if(F(d,256))return w.errors=[1],!1}else return w.errors=[1],!1;var n=o===e}else
var n=!0;if(n)if(s.input!==void 0){let d=s.input,o=e;if(e===o)if(typeof d=="string"){if(F(d,33554432))
return w.errors=[1],!1}else return w.errors=[1],!1;var n=o===e}else var n=!0}}}}}}else return w.errors=
[1],!1;return w.errors=r,e===0}function O(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.id===void 0&&
(h="id")||s.type===void 0&&(h="type")||s.summary===void 0&&(h="summary"))return O.errors=[1],!1;if(s.
id!==void 0){let u=s.id,f=e;if(e===e)if(typeof u=="string"){if(F(u,256))return O.errors=[1],!1;if(X(
u,1))return O.errors=[1],!1}else return O.errors=[1],!1;var n=f===e}else var n=!0;if(n){if(s.type!==
void 0){let u=s.type,f=e;if(typeof u!="string")return O.errors=[1],!1;if(u!=="reasoning")return O.errors=
[1],!1;var n=f===e}else var n=!0;if(n){if(s.status!==void 0){let u=s.status,f=e;if(typeof u!="string")
return O.errors=[1],!1;if(!(u==="in_progress"||u==="completed"||u==="incomplete"))return O.errors=[1],
!1;var n=f===e}else var n=!0;if(n){if(s.summary!==void 0){let u=s.summary,f=e;if(e===f)if(Array.isArray(
u)){if(u.length>1024)return O.errors=[1],!1;{var m=!0;let v=u.length;for(let j=0;j<v;j++){let $=u[j],
t=e;if(e===e)if($&&typeof $=="object"&&!Array.isArray($)){let c;if($.type===void 0&&(c="type")||$.text===
void 0&&(c="text"))return O.errors=[1],!1;if($.type!==void 0){let _=$.type,p=e;if(e===p)if(typeof _==
"string"){if(F(_,64))return O.errors=[1],!1;if(X(_,1))return O.errors=[1],!1}else return O.errors=[1],
!1;var d=p===e}else var d=!0;if(d)if($.text!==void 0){let _=$.text,p=e;if(e===p)if(typeof _=="string"){
if(F(_,8388608))return O.errors=[1],!1}else return O.errors=[1],!1;var d=p===e}else var d=!0}else return O.
errors=[1],!1;var m=t===e;if(!m)break}}}else return O.errors=[1],!1;var n=f===e}else var n=!0;if(n){
if(s.content!==void 0){let u=s.content,f=e;if(e===f)if(Array.isArray(u)){if(u.length>1024)return O.errors=
[1],!1;{var o=!0;let v=u.length;for(let j=0;j<v;j++){let $=u[j],t=e;if(e===e)if($&&typeof $=="object"&&
!Array.isArray($)){let c;if($.type===void 0&&(c="type")||$.text===void 0&&(c="text"))return O.errors=
[1],!1;if($.type!==void 0){let _=$.type,p=e;if(typeof _!="string")return O.errors=[1],!1;if(_!=="rea\
soning_text")return O.errors=[1],!1;var i=p===e}else var i=!0;if(i)if($.text!==void 0){let _=$.text,
p=e;if(e===p)if(typeof _=="string"){if(F(_,33554432))return O.errors=[1],!1}else return O.errors=[1],
!1;var i=p===e}else var i=!0}else return O.errors=[1],!1;var o=t===e;if(!o)break}}}else return O.errors=
[1],!1;var n=f===e}else var n=!0;if(n)if(s.encrypted_content!==void 0){let u=s.encrypted_content,f=e;
if(typeof u!="string"&&u!==null)return O.errors=[1],!1;if(e===f&&typeof u=="string"&&F(u,33554432))return O.
errors=[1],!1;var n=f===e}else var n=!0}}}}}else return O.errors=[1],!1;return O.errors=r,e===0}function xe(s){
let r=null,e=0,n=e,m=!1,d=e;U(s)||(r=r===null?U.errors:r.concat(U.errors),e=r.length);var o=d===e;if(m=
m||o,!m){let i=e;P(s)||(r=r===null?P.errors:r.concat(P.errors),e=r.length);var o=i===e;if(m=m||o,!m){
let u=e;w(s)||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var o=u===e;if(m=m||o,!m){let x=e;
O(s)||(r=r===null?O.errors:r.concat(O.errors),e=r.length);var o=x===e;m=m||o}}}if(m)e=n,r!==null&&(n?
r.length=n:r=null);else return r===null?r=[1]:r.push(1),e++,xe.errors=r,!1;return xe.errors=r,e===0}var ts=new RegExp("^[a-zA-Z0-9_-]+$","u");function G(s){let r=null,e=0,n=e,m=!0,d=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let h;if(s.type===void 0&&(h="type")){let u={};r===null?r=[u]:r.push(u),
e++}else if(s.type!==void 0&&s.type!=="json_schema"){let u={};r===null?r=[u]:r.push(u),e++}}var o=d===
e;if(e=n,r!==null&&(n?r.length=n:r=null),o){let h=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;
if(s.name===void 0&&(f="name")||s.schema===void 0&&(f="schema"))return G.errors=[1],!1}var o=h===e;m=
o}if(!m)return r===null?r=[1]:r.push(1),e++,G.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let h;if(s.type===void 0&&(h="type"))return G.errors=[1],!1;if(s.type!==void 0){let u=s.
type,f=e;if(typeof u!="string")return G.errors=[1],!1;if(!(u==="text"||u==="json_object"||u==="json_\
schema"))return G.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(s.name!==void 0){let u=s.name,f=e;
if(e===f)if(typeof u=="string"){if(F(u,64))return G.errors=[1],!1;if(X(u,1))return G.errors=[1],!1;if(!ts.
test(u))return G.errors=[1],!1}else return G.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(s.description!==
void 0){let u=s.description,f=e;if(typeof u!="string"&&u!==null)return G.errors=[1],!1;if(e===f&&typeof u==
"string"&&F(u,65536))return G.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(s.schema!==void 0){let u=s.
schema,f=e;if(e===e&&!(u&&typeof u=="object"&&!Array.isArray(u)))return G.errors=[1],!1;var i=f===e}else
var i=!0;if(i)if(s.strict!==void 0){let u=s.strict,f=e;if(typeof u!="boolean"&&u!==null)return G.errors=
[1],!1;var i=f===e}else var i=!0}}}}else return G.errors=[1],!1;return G.errors=r,e===0}function pe(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.format!==void 0){let d=s.format,
o=e,i=e,h=!1,u=e;G(d)||(r=r===null?G.errors:r.concat(G.errors),e=r.length);var n=u===e;if(h=h||n,!h){
let f=e;d!==null&&(r===null?r=[1]:r.push(1),e++);var n=f===e;h=h||n}if(h)e=i,r!==null&&(i?r.length=i:
r=null);else return r===null?r=[1]:r.push(1),e++,pe.errors=r,!1;var m=o===e}else var m=!0;if(m)if(s.
verbosity!==void 0){let d=s.verbosity,o=e;if(typeof d!="string"&&d!==null)return pe.errors=[1],!1;if(e===
o&&typeof d=="string"&&F(d,64))return pe.errors=[1],!1;var m=o===e}else var m=!0}else return pe.errors=
[1],!1;return pe.errors=r,e===0}function Z(s){let r=null,e=0,n=e,m=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let x;if(s.type===
void 0&&(x="type")){let v={};r===null?r=[v]:r.push(v),e++}else if(s.type!==void 0){let v=s.type;if(!(v===
"function"||v==="custom")){let j={};r===null?r=[j]:r.push(j),e++}}}var o=d===e;if(e=n,r!==null&&(n?r.
length=n:r=null),o){let x=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.name===void 0&&(j=
"name"))return Z.errors=[1],!1;if(s.name!==void 0){let $=s.name;if(e===e)if(typeof $=="string"){if(X(
$,1))return Z.errors=[1],!1}else return Z.errors=[1],!1}}var o=x===e;m=o}if(!m)return r===null?r=[1]:
r.push(1),e++,Z.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let x;if(s.type===
void 0&&(x="type"))return Z.errors=[1],!1;if(s.type!==void 0){let v=s.type,j=e;if(e===j)if(typeof v==
"string"){if(F(v,64))return Z.errors=[1],!1;if(X(v,1))return Z.errors=[1],!1}else return Z.errors=[1],
!1;var i=j===e}else var i=!0;if(i){if(s.name!==void 0){let v=s.name,j=e;if(typeof v!="string"&&v!==null)
return Z.errors=[1],!1;if(e===j&&typeof v=="string"&&F(v,256))return Z.errors=[1],!1;var i=j===e}else
var i=!0;if(i){if(s.description!==void 0){let v=s.description,j=e;if(typeof v!="string"&&v!==null)return Z.
errors=[1],!1;if(e===j&&typeof v=="string"&&F(v,65536))return Z.errors=[1],!1;var i=j===e}else var i=!0;
if(i){if(s.parameters!==void 0){let v=s.parameters,j=e,$=e,t=!1,l=e;e===e&&(v&&typeof v=="object"&&!Array.
isArray(v)||(r===null?r=[1]:r.push(1),e++));var h=l===e;if(t=t||h,!t){let _=e;v!==null&&(r===null?r=
[1]:r.push(1),e++);var h=_===e;t=t||h}if(t)e=$,r!==null&&($?r.length=$:r=null);else return r===null?
r=[1]:r.push(1),e++,Z.errors=r,!1;var i=j===e}else var i=!0;if(i){if(s.strict!==void 0){let v=s.strict,
j=e;if(typeof v!="boolean"&&v!==null)return Z.errors=[1],!1;var i=j===e}else var i=!0;if(i)if(s.format!==
void 0){let v=s.format,j=e,$=e,t=!1,l=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let _;
if(v.type===void 0&&(_="type"))r===null?r=[1]:r.push(1),e++;else{if(v.type!==void 0){let p=v.type,a=e;
typeof p!="string"&&(r===null?r=[1]:r.push(1),e++),p==="text"||p==="grammar"||(r===null?r=[1]:r.push(
1),e++);var u=a===e}else var u=!0;if(u){if(v.syntax!==void 0){let p=v.syntax,a=e;e===a&&(typeof p=="\
string"?F(p,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=a===e}else var u=!0;
if(u)if(v.definition!==void 0){let p=v.definition,a=e;e===a&&(typeof p=="string"?F(p,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=a===e}else var u=!0}}}else r===null?
r=[1]:r.push(1),e++;var f=l===e;if(t=t||f,!t){let _=e;v!==null&&(r===null?r=[1]:r.push(1),e++);var f=_===
e;t=t||f}if(t)e=$,r!==null&&($?r.length=$:r=null);else return r===null?r=[1]:r.push(1),e++,Z.errors=
r,!1;var i=j===e}else var i=!0}}}}}else return Z.errors=[1],!1;return Z.errors=r,e===0}function C(s){
let r=null,e=0,n=e,m=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.type===void 0&&(t=
"type")){let l={};r===null?r=[l]:r.push(l),e++}else if(s.type!==void 0){let l=s.type;if(!(l==="funct\
ion"||l==="custom")){let A={};r===null?r=[A]:r.push(A),e++}}}var o=d===e;e=n,r!==null&&(n?r.length=n:
r=null);let i;if(o){let t=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.name===void 0&&(A=
"name"))return C.errors=[1],!1;if(s.name!==void 0){let c=s.name;if(e===e)if(typeof c=="string"){if(X(
c,1))return C.errors=[1],!1}else return C.errors=[1],!1}}var o=t===e;m=o,i="then"}else{let t=e,l=e,A=!0,
c=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.type===void 0&&(p="type")){let a={};r===
null?r=[a]:r.push(a),e++}else if(s.type!==void 0&&s.type!=="namespace"){let a={};r===null?r=[a]:r.push(
a),e++}}var h=c===e;if(e=l,r!==null&&(l?r.length=l:r=null),h){let p=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let b;if(s.name===void 0&&(b="name")||s.tools===void 0&&(b="tools"))return C.errors=[1],
!1;if(s.name!==void 0){let y=s.name,g=e;if(e===g)if(typeof y=="string"){if(X(y,1))return C.errors=[1],
!1}else return C.errors=[1],!1;var u=g===e}else var u=!0;if(u)if(s.tools!==void 0){let y=e;if(!Array.
isArray(s.tools))return C.errors=[1],!1;var u=y===e}else var u=!0}var h=p===e;A=h}if(!A)return r===null?
r=[1]:r.push(1),e++,C.errors=r,!1;var o=t===e;m=o,i="else"}if(!m)return r===null?r=[1]:r.push(1),e++,
C.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.type===void 0&&(t="ty\
pe"))return C.errors=[1],!1;if(s.type!==void 0){let l=s.type,A=e;if(e===A)if(typeof l=="string"){if(F(
l,64))return C.errors=[1],!1;if(X(l,1))return C.errors=[1],!1}else return C.errors=[1],!1;var f=A===
e}else var f=!0;if(f){if(s.name!==void 0){let l=s.name,A=e;if(typeof l!="string"&&l!==null)return C.
errors=[1],!1;if(e===A&&typeof l=="string"&&F(l,256))return C.errors=[1],!1;var f=A===e}else var f=!0;
if(f){if(s.description!==void 0){let l=s.description,A=e;if(typeof l!="string"&&l!==null)return C.errors=
[1],!1;if(e===A&&typeof l=="string"&&F(l,65536))return C.errors=[1],!1;var f=A===e}else var f=!0;if(f){
if(s.parameters!==void 0){let l=s.parameters,A=e,c=e,_=!1,p=e;e===e&&(l&&typeof l=="object"&&!Array.
isArray(l)||(r===null?r=[1]:r.push(1),e++));var x=p===e;if(_=_||x,!_){let y=e;l!==null&&(r===null?r=
[1]:r.push(1),e++);var x=y===e;_=_||x}if(_)e=c,r!==null&&(c?r.length=c:r=null);else return r===null?
r=[1]:r.push(1),e++,C.errors=r,!1;var f=A===e}else var f=!0;if(f){if(s.strict!==void 0){let l=s.strict,
A=e;if(typeof l!="boolean"&&l!==null)return C.errors=[1],!1;var f=A===e}else var f=!0;if(f){if(s.format!==
void 0){let l=s.format,A=e,c=e,_=!1,p=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let y;
if(l.type===void 0&&(y="type"))r===null?r=[1]:r.push(1),e++;else{if(l.type!==void 0){let g=l.type,L=e;
typeof g!="string"&&(r===null?r=[1]:r.push(1),e++),g==="text"||g==="grammar"||(r===null?r=[1]:r.push(
1),e++);var v=L===e}else var v=!0;if(v){if(l.syntax!==void 0){let g=l.syntax,L=e;e===L&&(typeof g=="\
string"?F(g,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var v=L===e}else var v=!0;
if(v)if(l.definition!==void 0){let g=l.definition,L=e;e===L&&(typeof g=="string"?F(g,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var v=L===e}else var v=!0}}}else r===null?
r=[1]:r.push(1),e++;var j=p===e;if(_=_||j,!_){let y=e;l!==null&&(r===null?r=[1]:r.push(1),e++);var j=y===
e;_=_||j}if(_)e=c,r!==null&&(c?r.length=c:r=null);else return r===null?r=[1]:r.push(1),e++,C.errors=
r,!1;var f=A===e}else var f=!0;if(f)if(s.tools!==void 0){let l=s.tools,A=e;if(!Array.isArray(l)&&l!==
null)return C.errors=[1],!1;if(e===A&&Array.isArray(l)){if(l.length>1024)return C.errors=[1],!1;{var $=!0;
let _=l.length;for(let p=0;p<_;p++){let a=e;Z(l[p])||(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);
var $=a===e;if(!$)break}}}var f=A===e}else var f=!0}}}}}}else return C.errors=[1],!1;return C.errors=
r,e===0}function V(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.
type===void 0&&(d="type"))return V.errors=[1],!1;if(s.type!==void 0){let o=s.type,i=e;if(e===i)if(typeof o==
"string"){if(F(o,64))return V.errors=[1],!1;if(X(o,1))return V.errors=[1],!1}else return V.errors=[1],
!1;var n=i===e}else var n=!0;if(n){if(s.name!==void 0){let o=s.name,i=e;if(typeof o!="string"&&o!==null)
return V.errors=[1],!1;if(e===i&&typeof o=="string"&&F(o,256))return V.errors=[1],!1;var n=i===e}else
var n=!0;if(n){if(s.namespace!==void 0){let o=s.namespace,i=e;if(typeof o!="string"&&o!==null)return V.
errors=[1],!1;if(e===i&&typeof o=="string"&&F(o,256))return V.errors=[1],!1;var n=i===e}else var n=!0;
if(n){if(s.mode!==void 0){let o=s.mode,i=e;if(typeof o!="string")return V.errors=[1],!1;if(!(o==="au\
to"||o==="required"))return V.errors=[1],!1;var n=i===e}else var n=!0;if(n)if(s.tools!==void 0){let o=s.
tools,i=e;if(e===i)if(Array.isArray(o)){if(o.length>1024)return V.errors=[1],!1;{var m=!0;let u=o.length;
for(let f=0;f<u;f++){let x=e;C(o[f])||(r=r===null?C.errors:r.concat(C.errors),e=r.length);var m=x===
e;if(!m)break}}}else return V.errors=[1],!1;var n=i===e}else var n=!0}}}}else return V.errors=[1],!1;
return V.errors=r,e===0}function q(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let $;if(s.id===void 0&&($="id")||s.object===void 0&&($="object")||s.created_at===void 0&&($="cr\
eated_at")||s.status===void 0&&($="status")||s.error===void 0&&($="error")||s.incomplete_details===void 0&&
($="incomplete_details")||s.instructions===void 0&&($="instructions")||s.max_output_tokens===void 0&&
($="max_output_tokens")||s.metadata===void 0&&($="metadata")||s.model===void 0&&($="model")||s.output===
void 0&&($="output")||s.parallel_tool_calls===void 0&&($="parallel_tool_calls")||s.previous_response_id===
void 0&&($="previous_response_id")||s.reasoning===void 0&&($="reasoning")||s.store===void 0&&($="sto\
re")||s.temperature===void 0&&($="temperature")||s.text===void 0&&($="text")||s.tool_choice===void 0&&
($="tool_choice")||s.tools===void 0&&($="tools")||s.top_p===void 0&&($="top_p")||s.truncation===void 0&&
($="truncation"))return q.errors=[1],!1;if(s.id!==void 0){let t=s.id,l=e;if(e===l)if(typeof t=="stri\
ng"){if(F(t,256))return q.errors=[1],!1;if(X(t,1))return q.errors=[1],!1}else return q.errors=[1],!1;
var n=l===e}else var n=!0;if(n){if(s.object!==void 0){let t=s.object,l=e;if(typeof t!="string")return q.
errors=[1],!1;if(t!=="response")return q.errors=[1],!1;var n=l===e}else var n=!0;if(n){if(s.created_at!==
void 0){let t=s.created_at,l=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return q.errors=
[1],!1;if(e===l&&typeof t=="number"&&isFinite(t)){if(t>4102444800||isNaN(t))return q.errors=[1],!1;if(t<
0||isNaN(t))return q.errors=[1],!1}var n=l===e}else var n=!0;if(n){if(s.status!==void 0){let t=s.status,
l=e;if(typeof t!="string")return q.errors=[1],!1;if(!(t==="in_progress"||t==="completed"||t==="incom\
plete"||t==="failed"))return q.errors=[1],!1;var n=l===e}else var n=!0;if(n){if(s.background!==void 0){
let t=s.background,l=e;if(typeof t!="boolean")return q.errors=[1],!1;if(t!==!1)return q.errors=[1],!1;
var n=l===e}else var n=!0;if(n){if(s.completed_at!==void 0){let t=s.completed_at,l=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null)return q.errors=[1],!1;if(e===l&&typeof t=="numb\
er"&&isFinite(t)){if(t>4102444800||isNaN(t))return q.errors=[1],!1;if(t<0||isNaN(t))return q.errors=
[1],!1}var n=l===e}else var n=!0;if(n){if(s.error!==void 0){let t=s.error,l=e,A=e,c=!1,_=e;if(e===e)
if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.code===void 0&&(b="code")||t.message===void 0&&
(b="message"))r===null?r=[1]:r.push(1),e++;else{if(t.code!==void 0){let y=t.code,g=e;e===g&&(typeof y==
"string"?F(y,64)?(r===null?r=[1]:r.push(1),e++):ss.test(y)||(r===null?r=[1]:r.push(1),e++):(r===null?
r=[1]:r.push(1),e++));var m=g===e}else var m=!0;if(m)if(t.message!==void 0){let y=t.message,g=e;e===
g&&(typeof y=="string"?F(y,2048)?(r===null?r=[1]:r.push(1),e++):X(y,1)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++));var m=g===e}else var m=!0}}else r===null?r=[1]:r.push(1),e++;var d=_===
e;if(c=c||d,!c){let b=e;t!==null&&(r===null?r=[1]:r.push(1),e++);var d=b===e;c=c||d}if(c)e=A,r!==null&&
(A?r.length=A:r=null);else return r===null?r=[1]:r.push(1),e++,q.errors=r,!1;var n=l===e}else var n=!0;
if(n){if(s.incomplete_details!==void 0){let t=s.incomplete_details,l=e,A=e,c=!1,_=e;if(e===e)if(t&&typeof t==
"object"&&!Array.isArray(t)){let b;if(t.reason===void 0&&(b="reason"))r===null?r=[1]:r.push(1),e++;else if(t.
reason!==void 0){let y=t.reason;typeof y!="string"&&(r===null?r=[1]:r.push(1),e++),y==="max_output_t\
okens"||y==="content_filter"||(r===null?r=[1]:r.push(1),e++)}}else r===null?r=[1]:r.push(1),e++;var o=_===
e;if(c=c||o,!c){let b=e;t!==null&&(r===null?r=[1]:r.push(1),e++);var o=b===e;c=c||o}if(c)e=A,r!==null&&
(A?r.length=A:r=null);else return r===null?r=[1]:r.push(1),e++,q.errors=r,!1;var n=l===e}else var n=!0;
if(n){if(s.instructions!==void 0){let t=s.instructions,l=e;if(typeof t!="string"&&t!==null)return q.
errors=[1],!1;if(e===l&&typeof t=="string"&&F(t,8388608))return q.errors=[1],!1;var n=l===e}else var n=!0;
if(n){if(s.max_output_tokens!==void 0){let t=s.max_output_tokens,l=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&t!==null)return q.errors=[1],!1;if(e===l&&typeof t=="number"&&isFinite(t)){
if(t>2147483647||isNaN(t))return q.errors=[1],!1;if(t<1||isNaN(t))return q.errors=[1],!1}var n=l===e}else
var n=!0;if(n){if(s.metadata!==void 0){let t=s.metadata,l=e;if(e===e)if(t&&typeof t=="object"&&!Array.
isArray(t)){if(Object.keys(t).length>16)return q.errors=[1],!1;for(let _ in t){let p=t[_],a=e;if(e===
a)if(typeof p=="string"){if(F(p,512))return q.errors=[1],!1}else return q.errors=[1],!1;var i=a===e;
if(!i)break}}else return q.errors=[1],!1;var n=l===e}else var n=!0;if(n){if(s.model!==void 0){let t=s.
model,l=e;if(e===e)if(typeof t=="string"){if(F(t,256))return q.errors=[1],!1;if(X(t,1))return q.errors=
[1],!1}else return q.errors=[1],!1;var n=l===e}else var n=!0;if(n){if(s.output!==void 0){let t=s.output,
l=e;if(e===l)if(Array.isArray(t)){if(t.length>1024)return q.errors=[1],!1;{var h=!0;let c=t.length;for(let _=0;_<
c;_++){let p=e;xe(t[_])||(r=r===null?xe.errors:r.concat(xe.errors),e=r.length);var h=p===e;if(!h)break}}}else
return q.errors=[1],!1;var n=l===e}else var n=!0;if(n){if(s.parallel_tool_calls!==void 0){let t=e;if(typeof s.
parallel_tool_calls!="boolean")return q.errors=[1],!1;var n=t===e}else var n=!0;if(n){if(s.previous_response_id!==
void 0){let t=e;if(s.previous_response_id!==null)return q.errors=[1],!1;var n=t===e}else var n=!0;if(n){
if(s.prompt_cache_key!==void 0){let t=s.prompt_cache_key,l=e;if(typeof t!="string"&&t!==null)return q.
errors=[1],!1;if(e===l&&typeof t=="string"&&F(t,1024))return q.errors=[1],!1;var n=l===e}else var n=!0;
if(n){if(s.reasoning!==void 0){let t=s.reasoning,l=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.effort!==void 0){let _=t.effort,p=e;if(typeof _!="string"&&_!==null)return q.errors=[1],!1;
if(e===p&&typeof _=="string"&&F(_,64))return q.errors=[1],!1;var u=p===e}else var u=!0;if(u)if(t.summary!==
void 0){let _=t.summary,p=e;if(typeof _!="string"&&_!==null)return q.errors=[1],!1;if(e===p&&typeof _==
"string"&&F(_,64))return q.errors=[1],!1;var u=p===e}else var u=!0}else return q.errors=[1],!1;var n=l===
e}else var n=!0;if(n){if(s.safety_identifier!==void 0){let t=s.safety_identifier,l=e;if(typeof t!="s\
tring"&&t!==null)return q.errors=[1],!1;if(e===l&&typeof t=="string"&&F(t,1024))return q.errors=[1],
!1;var n=l===e}else var n=!0;if(n){if(s.store!==void 0){let t=s.store,l=e;if(typeof t!="boolean")return q.
errors=[1],!1;if(t!==!1)return q.errors=[1],!1;var n=l===e}else var n=!0;if(n){if(s.temperature!==void 0){
let t=s.temperature,l=e;if(!(typeof t=="number"&&isFinite(t))&&t!==null)return q.errors=[1],!1;if(e===
l&&typeof t=="number"&&isFinite(t)){if(t>2||isNaN(t))return q.errors=[1],!1;if(t<0||isNaN(t))return q.
errors=[1],!1}var n=l===e}else var n=!0;if(n){if(s.text!==void 0){let t=e;pe(s.text)||(r=r===null?pe.
errors:r.concat(pe.errors),e=r.length);var n=t===e}else var n=!0;if(n){if(s.tool_choice!==void 0){let t=s.
tool_choice,l=e,A=e,c=!1,_=e;typeof t!="string"&&(r===null?r=[1]:r.push(1),e++),t==="none"||t==="aut\
o"||t==="required"||(r===null?r=[1]:r.push(1),e++);var f=_===e;if(c=c||f,!c){let a=e;V(t)||(r=r===null?
V.errors:r.concat(V.errors),e=r.length);var f=a===e;c=c||f}if(c)e=A,r!==null&&(A?r.length=A:r=null);else
return r===null?r=[1]:r.push(1),e++,q.errors=r,!1;var n=l===e}else var n=!0;if(n){if(s.tools!==void 0){
let t=s.tools,l=e;if(e===l)if(Array.isArray(t)){if(t.length>1024)return q.errors=[1],!1;{var x=!0;let c=t.
length;for(let _=0;_<c;_++){let p=e;C(t[_])||(r=r===null?C.errors:r.concat(C.errors),e=r.length);var x=p===
e;if(!x)break}}}else return q.errors=[1],!1;var n=l===e}else var n=!0;if(n){if(s.top_logprobs!==void 0){
let t=s.top_logprobs,l=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null)return q.
errors=[1],!1;if(e===l&&typeof t=="number"&&isFinite(t)){if(t>20||isNaN(t))return q.errors=[1],!1;if(t<
0||isNaN(t))return q.errors=[1],!1}var n=l===e}else var n=!0;if(n){if(s.top_p!==void 0){let t=s.top_p,
l=e;if(!(typeof t=="number"&&isFinite(t))&&t!==null)return q.errors=[1],!1;if(e===l&&typeof t=="numb\
er"&&isFinite(t)){if(t>1||isNaN(t))return q.errors=[1],!1;if(t<0||isNaN(t))return q.errors=[1],!1}var n=l===
e}else var n=!0;if(n){if(s.truncation!==void 0){let t=s.truncation,l=e;if(typeof t!="string")return q.
errors=[1],!1;if(t!=="disabled")return q.errors=[1],!1;var n=l===e}else var n=!0;if(n){if(s.usage!==
void 0){let t=s.usage,l=e,A=e,c=!1,_=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.
input_tokens===void 0&&(b="input_tokens")||t.input_tokens_details===void 0&&(b="input_tokens_details")||
t.output_tokens===void 0&&(b="output_tokens")||t.output_tokens_details===void 0&&(b="output_tokens_d\
etails")||t.total_tokens===void 0&&(b="total_tokens"))r===null?r=[1]:r.push(1),e++;else{if(t.input_tokens!==
void 0){let y=t.input_tokens,g=e;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(r===null?r=[1]:
r.push(1),e++),e===g&&typeof y=="number"&&isFinite(y)&&(y>4294967295||isNaN(y)?(r===null?r=[1]:r.push(
1),e++):(y<0||isNaN(y))&&(r===null?r=[1]:r.push(1),e++));var v=g===e}else var v=!0;if(v){if(t.input_tokens_details!==
void 0){let y=t.input_tokens_details,g=e;if(e===g)if(y&&typeof y=="object"&&!Array.isArray(y)){let z;
if(y.cached_tokens===void 0&&(z="cached_tokens"))r===null?r=[1]:r.push(1),e++;else if(y.cached_tokens!==
void 0){let k=y.cached_tokens,E=e;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)||(r===null?r=[1]:
r.push(1),e++),e===E&&typeof k=="number"&&isFinite(k)&&(k>4294967295||isNaN(k)?(r===null?r=[1]:r.push(
1),e++):(k<0||isNaN(k))&&(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var v=g===
e}else var v=!0;if(v){if(t.output_tokens!==void 0){let y=t.output_tokens,g=e;typeof y=="number"&&!(y%
1)&&!isNaN(y)&&isFinite(y)||(r===null?r=[1]:r.push(1),e++),e===g&&typeof y=="number"&&isFinite(y)&&(y>
4294967295||isNaN(y)?(r===null?r=[1]:r.push(1),e++):(y<0||isNaN(y))&&(r===null?r=[1]:r.push(1),e++));
var v=g===e}else var v=!0;if(v){if(t.output_tokens_details!==void 0){let y=t.output_tokens_details,g=e;
if(e===g)if(y&&typeof y=="object"&&!Array.isArray(y)){let z;if(y.reasoning_tokens===void 0&&(z="reas\
oning_tokens"))r===null?r=[1]:r.push(1),e++;else if(y.reasoning_tokens!==void 0){let k=y.reasoning_tokens,
E=e;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)||(r===null?r=[1]:r.push(1),e++),e===E&&typeof k==
"number"&&isFinite(k)&&(k>4294967295||isNaN(k)?(r===null?r=[1]:r.push(1),e++):(k<0||isNaN(k))&&(r===
null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var v=g===e}else var v=!0;if(v)if(t.total_tokens!==
void 0){let y=t.total_tokens,g=e;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(r===null?r=[1]:
r.push(1),e++),e===g&&typeof y=="number"&&isFinite(y)&&(y>8589934590||isNaN(y)?(r===null?r=[1]:r.push(
1),e++):(y<0||isNaN(y))&&(r===null?r=[1]:r.push(1),e++));var v=g===e}else var v=!0}}}}}else r===null?
r=[1]:r.push(1),e++;var j=_===e;if(c=c||j,!c){let b=e;t!==null&&(r===null?r=[1]:r.push(1),e++);var j=b===
e;c=c||j}if(c)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?r=[1]:r.push(1),e++,q.errors=
r,!1;var n=l===e}else var n=!0;if(n)if(s.user!==void 0){let t=s.user,l=e;if(typeof t!="string"&&t!==
null)return q.errors=[1],!1;if(e===l&&typeof t=="string"&&F(t,1024))return q.errors=[1],!1;var n=l===
e}else var n=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return q.errors=[1],!1;return q.errors=r,e===0}function Re(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(q(s.response)||
(r=r===null?q.errors:r.concat(q.errors),e=r.length));else return Re.errors=[1],!1;return Re.errors=r,
e===0}var br=ke;function ke(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let n=s.response;if(e===e&&!(n&&typeof n=="object"&&!Array.isArray(n)))return ke.errors=[1],
!1}}else return ke.errors=[1],!1;return ke.errors=r,e===0}var ms={createResponse:{parameters:Xe,body:ir,replies:{200:gr}},retrieveResponse:{parameters:Ke,body:fr,
replies:{}},deleteResponse:{parameters:Qe,body:ar,replies:{}},getContract:{parameters:er,body:pr,replies:{
200:br}},getReference:{parameters:rr,body:dr,replies:{}},getReferenceFile:{parameters:sr,body:mr,replies:{}}};export{ms as default};
